/* round.c - the order of turns, the end of a turn, of a round and of the game (AH-4, AH-18, AH-19). */
#include "games/ahoy/ahoy.h"

/* ---- Turns (AH-4) ------------------------------------------------------------------------------------------------------------ */

/* The next player after this one. */
void ah_next_turn(ah_state *s, int seat) { rs_become(s, AH_NEXT, (seat + 1) % s->head.players); }

static void begin_turn(ah_state *s, int seat, rs_turn *turn)
{
    int dice = ah_pool_size(&s->captain[seat]);

    s->active = (int8_t)seat;
    s->quota = s->quota_left = (int8_t)(dice < 2 ? dice : 2); /* AH-4.2 */
    s->mystic_used = s->whisper_used = s->flights = 0;
    ah_tell(s, turn, AH_EV_TURN, seat, s->quota, 0, 0);
    rs_become(s, AH_D_TURN, seat);
}

/* AH-4.7, AH-4.10 */
void ah_next_step(void *state, rs_turn *turn)
{
    ah_state *s = state;
    int first = rs_top(s)->seat;

    for (int i = 0; i < s->head.players; i++) {
        int seat = (first + i) % s->head.players;

        if (ah_pool_size(&s->captain[seat]) == 0) continue;
        begin_turn(s, seat, turn);
        return;
    }
    s->quota = 0;
    rs_become(s, AH_ROUND_END, s->first_mate);
}

static bool is_unharmed(const ah_state *s, int seat)
{
    if (ah_damage_on(s, seat) > 0) return false;
    for (int i = 0; seat == ah_seat_of(s, AH_UNION) && i < AH_SHIP_SLOTS; i++)
        if (s->ship_slot[i] == AH_DAMAGED) return false; /* AH-16.2 */
    return true;
}

static bool meets_flagship(const ah_state *s, int seat)
{
    for (int other = 0; other < s->head.players; other++)
        if (other != seat && ah_region_of(s->at[ah_flagship(s, other)]) == ah_region_of(s->at[ah_flagship(s, seat)])) return true;
    return false;
}

static bool can_build(const ah_state *s)
{
    for (int region = 0; region < s->regions; region++)
        if (!ah_refuse_fortify(s, (rs_move){AH_FORTIFY, {(int8_t)region}})) return true;
    return false;
}

/* AH-4.9 */
void ah_end_turn(ah_state *s, rs_turn *turn)
{
    int seat = rs_top(s)->seat;

    if (ah_has_crew(s, seat, AH_ELDER) && is_unharmed(s, seat)) ah_gain(s, seat, 1, turn);
    if (ah_has_crew(s, seat, AH_DOCUMENTARIAN) && meets_flagship(s, seat)) ah_gain(s, seat, 1, turn); /* AH-16.4 */
    if (ah_faction_of(s, seat) == AH_SQUADRON && can_build(s))
        rs_become(s, AH_D_STRONGHOLD, seat);
    else
        ah_next_turn(s, seat);
}

/* ---- Control (AH-18.1) ------------------------------------------------------------------------------------------------------------- */

static int has(uint32_t figures, int figure) { return figures >> figure & 1; }

static int squadron_points(uint32_t here)
{
    uint32_t patrols = here & (((1u << AH_PATROLS) - 1) << AH_FIRST_PATROL),
             strongholds = here & (((1u << AH_STRONGHOLDS) - 1) << AH_FIRST_STRONGHOLD);

    return __builtin_popcount(patrols) + 2 * __builtin_popcount(strongholds) + 2 * has(here, AH_SQUADRON_FLAGSHIP);
}

static int union_points(const ah_state *s, int region, uint32_t here)
{
    int comrades = s->region[region].comrades * (has(here, AH_CUTTER) ? 2 : 1); /* AH-14.16 */

    return comrades + has(here, AH_UNION_FLAGSHIP) + has(here, AH_CUTTER) + has(here, AH_GUNSHIP);
}

int ah_control(const ah_state *s, int region, int faction)
{
    uint32_t here = ah_figures_in(s, region);

    if (faction == AH_SQUADRON) return squadron_points(here);
    return faction == AH_UNION ? union_points(s, region, here) : 0; /* AH-15.21 */
}

int ah_controller(const ah_state *s, int region)
{
    uint32_t here = ah_figures_in(s, region);
    int squadron = squadron_points(here), union_ = union_points(s, region, here);

    return squadron > union_ ? AH_SQUADRON : union_ > squadron ? AH_UNION : AH_NONE;
}

static void score_regions(ah_state *s, rs_turn *turn)
{
    for (int region = 0; region < s->regions; region++) {
        int faction = ah_controller(s, region);

        if (faction == AH_NONE) continue;
        ah_tell(s, turn, AH_EV_CONTROL, ah_seat_of(s, faction), region, s->region[region].wealth, 0);
        ah_fame(s, ah_seat_of(s, faction), s->region[region].wealth, AH_FOR_REGIONS, turn);
    }
}

/* ---- The end (AH-19) ---------------------------------------------------------------------------------------------------------------- */

static int pile_worth(const ah_state *s, rs_set pile, int faction)
{
    int worth = 0, card;

    RS_EACH(card, pile)
        for (int region = 0; region < s->regions; region++)
            worth += ah_suit_of(s, region) == ah_cards[card].suit && ah_controller(s, region) == faction;
    return worth;
}

int ah_pledges_worth(const ah_state *s, int seat)
{
    const ah_captain *c = &s->captain[seat];

    return pile_worth(s, c->left.cards, c->left_squadron ? AH_SQUADRON : AH_UNION) +
           pile_worth(s, c->right.cards, c->left_squadron ? AH_UNION : AH_SQUADRON);
}

static void turn_up(ah_state *s, int seat, int pile, rs_turn *turn)
{
    rs_set cards = pile ? s->captain[seat].right.cards : s->captain[seat].left.cards;
    int card;

    rs_add_all(&s->turned_up, cards);
    RS_EACH(card, cards) ah_tell(s, turn, AH_EV_TURNED_UP, seat, card, pile, 0);
}

/* The markers and the cards are turned over: what was secret is now for all to see. */
static void reveal_pledges(ah_state *s, int seat, rs_turn *turn)
{
    ah_captain *c = &s->captain[seat];
    int worth = ah_pledges_worth(s, seat);

    c->shown = c->left_squadron;
    c->left_squadron = AH_NONE;
    ah_tell(s, turn, AH_EV_REVEAL, seat, c->shown ? AH_SQUADRON : AH_UNION, 0, 0);
    for (int pile = 0; pile < 2; pile++) turn_up(s, seat, pile, turn);
    ah_tell(s, turn, AH_EV_PLEDGES, seat, worth, 0, 0);
    ah_fame(s, seat, worth, AH_FOR_PLEDGES, turn);
}

static void end_game(ah_state *s, rs_turn *turn)
{
    for (int seat = 0; seat < s->head.players; seat++)
        if (ah_is_smuggler(s, seat)) reveal_pledges(s, seat, turn);
    s->head.over = 1;
    rs_tell(turn, AH_EV_OVER, RS_NOBODY, s->round, 0, 0, 0);
}

/* AH-18.2, AH-18.9 */
static bool is_over(const ah_state *s)
{
    for (int seat = 0; seat < s->head.players; seat++)
        if (s->captain[seat].fame >= s->head.option[AH_OPT_GOAL]) return true;
    return s->round >= s->head.option[AH_OPT_MAX_ROUNDS];
}

/* ---- Between two rounds (AH-18)
 * ---------------------------------------------------------------------------------------------------------- */

/* AH-18.4: every die comes back. */
static void take_dice_back(ah_state *s)
{
    for (int seat = 0; seat < s->head.players; seat++) {
        ah_captain *c = &s->captain[seat];

        c->aside = 0;
        for (int i = 0; i < AH_BOARD_SLOTS; i++)
            if (ah_is_die(c->slot[i])) c->slot[i] = AH_FREE;
    }
    for (int card = 0; card < AH_CARDS; card++)
        if (ah_is_die(s->card_slot[card])) s->card_slot[card] = AH_FREE;
    for (int i = 0; i < AH_SHIP_SLOTS; i++)
        if (ah_is_die(s->ship_slot[i])) s->ship_slot[i] = AH_FREE;
}

static void begin_round(ah_state *s, rs_turn *turn)
{
    take_dice_back(s);
    for (int seat = 0; seat < s->head.players; seat++) ah_roll_dice(s, seat, turn);
    s->first_mate++; /* AH-18.5 */
    if (s->first_mate == s->head.players) s->first_mate = 0;
    ah_draw_plans(s, 2, turn); /* AH-18.6 */
    s->round++;
    ah_tell(s, turn, AH_EV_ROUND, s->first_mate, s->round, 0, 0);
    rs_become(s, AH_NEXT, s->first_mate);
}

static bool can_grow(const ah_state *s)
{
    for (int region = 0; region < s->regions; region++)
        if (s->region[region].wealth < AH_WEALTHIEST) return true;
    return false;
}

void ah_round_end_step(void *state, rs_turn *turn)
{
    ah_state *s = state;

    switch (rs_top(s)->arg[0]++) {
    case AH_E_SCORE:
        score_regions(s, turn);
        if (is_over(s)) end_game(s, turn);
        break;
    case AH_E_WEALTH:
        if (s->head.players == 2 && can_grow(s)) rs_push(s, AH_D_WEALTH2, s->first_mate);
        break;
    case AH_E_MARKET:
        if (s->head.players == 2 && !rs_is_empty(&s->market)) rs_push(s, AH_D_MARKET2, s->first_mate);
        break;
    default: begin_round(s, turn);
    }
}

const char *ah_refuse_raise(const void *state, rs_move move)
{
    const ah_state *s = state;

    if (move.arg[0] >= s->regions) return RS_NO("AH-2.8", "That region is not on the map.");
    return s->region[move.arg[0]].wealth < AH_WEALTHIEST ? NULL : RS_NO("AH-2.11", "Its wealth cannot rise any further.");
}

void ah_wealth2_moves(const void *state, rs_moves *moves)
{
    const ah_state *s = state;

    for (int region = 0; region < s->regions; region++) rs_offer_if(ah_verbs, s, moves, (rs_move){AH_RAISE, {(int8_t)region}});
}

void ah_wealth2_apply(void *state, rs_move move, rs_turn *turn)
{
    rs_pop(state);
    ah_raise_wealth(state, move.arg[0], turn);
}

void ah_market2_moves(const void *state, rs_moves *moves)
{
    (void)state;
    rs_offer(moves, AH_PASS);
    rs_offer(moves, AH_CLEAR);
}

void ah_market2_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;
    int card;

    rs_pop(s);
    if (move.verb == AH_PASS) return;
    RS_EACH(card, s->market) rs_tell(turn, AH_EV_BOXED, RS_NOBODY, card, 0, 0, 0);
    rs_add_all(&s->box, s->market);
    s->market = (rs_set){{0, 0}};
    ah_refill(s, turn);
}
