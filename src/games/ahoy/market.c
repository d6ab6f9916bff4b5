/* market.c - the Market, crew, cargo aboard (AH-12, AH-15.1, AH-15.2), and who may take what. */
#include "games/ahoy/ahoy.h"

/* ---- Islands --------------------------------------------------------------------------------------------------------------- */

int ah_island_under(const ah_state *s, int seat)
{
    int space = s->at[ah_flagship(s, seat)];

    return ah_cell_of(s, space)->terrain == AH_ISLAND ? ah_region_of(space) : AH_NONE;
}

/* AH-13.7 */
bool ah_barred(const ah_state *s, int seat, int region) { return seat != ah_seat_of(s, AH_SQUADRON) && ah_stronghold_on(s, region); }

/* AH-12.2, AH-13.8 */
int ah_open_suits(const ah_state *s, int seat)
{
    int here = ah_island_under(s, seat), suits = 0;

    if (here != AH_NONE && !ah_barred(s, seat, here)) suits |= 1 << ah_suit_of(s, here);
    for (int i = AH_FIRST_STRONGHOLD; seat == ah_seat_of(s, AH_SQUADRON) && i <= AH_LAST_STRONGHOLD; i++)
        if (s->at[i] != AH_NONE) suits |= 1 << ah_suit_of(s, ah_region_of(s->at[i]));
    return suits;
}

rs_set ah_within_reach(const ah_state *s, int seat)
{
    int suits = ah_open_suits(s, seat), card;
    rs_set cards = {{0, 0}};

    if (suits == 0) return cards;
    RS_EACH(card, s->market)
        if (suits >> ah_cards[card].suit & 1) rs_add(&cards, card);
    return cards;
}

static bool reaches(const ah_state *s, int seat, int card) { return ah_open_suits(s, seat) >> ah_cards[card].suit & 1; }

/* ---- Taking cards ------------------------------------------------------------------------------------------------------------ */

/* AH-12.1 */
void ah_refill(ah_state *s, rs_turn *turn)
{
    while (rs_size(&s->market) < AH_MARKET && !rs_is_empty(&s->deck.cards)) {
        int card = rs_pick(turn->chance, s->deck.cards, &ah_crew_words);

        rs_remove(&s->deck.cards, card);
        rs_add(&s->market, card);
        rs_tell(turn, AH_EV_MARKET, RS_NOBODY, card, 0, 0, 0);
    }
}

void ah_take_as_crew(ah_state *s, int seat, int card, bool refill, rs_turn *turn)
{
    rs_remove(&s->market, card);
    rs_add(&s->captain[seat].crew, card);
    ah_tell(s, turn, AH_EV_RECRUITS, seat, card, 0, 0);
    if (refill) ah_refill(s, turn);
}

/* AH-12.7: its die is set aside, its damage goes. */
void ah_lose_crew(ah_state *s, int seat, int card, bool to_box, rs_turn *turn)
{
    rs_remove(&s->captain[seat].crew, card);
    if (ah_is_die(s->card_slot[card])) s->captain[seat].aside++;
    s->card_slot[card] = AH_FREE;
    if (!to_box) return;
    rs_add(&s->box, card);
    rs_tell(turn, AH_EV_BOXED, seat, card, 0, 0, 0);
}

static const char *refuse_recruiting(const ah_state *s, int card)
{
    if (!rs_has(&s->market, card)) return RS_NO("AH-12.1", "That card is not in the Market.");
    return reaches(s, rs_top_of(s)->seat, card)
               ? NULL
               : RS_NO("AH-12.2", "Your Flagship must be on an island of its suit without an enemy Stronghold.");
}

const char *ah_refuse_recruit(const void *state, rs_move move)
{
    const ah_state *s = state;
    const char *why = refuse_recruiting(s, move.arg[0]);
    int cost = ah_cards[move.arg[0]].cost;

    if (why) return why;
    if (cost == 0) return RS_NO("AH-12.3", "That card costs a die.");
    return s->captain[rs_top_of(s)->seat].gold >= cost ? NULL : RS_NO("AH-12.3", "You do not have enough gold.");
}

const char *ah_refuse_recruit_die(const void *state, rs_move move)
{
    const ah_state *s = state;
    const char *why = refuse_recruiting(s, move.arg[0]);
    int die = move.arg[1];

    if (why) return why;
    if (ah_cards[move.arg[0]].cost != 0) return RS_NO("AH-12.3", "That card costs gold.");
    if (s->quota_left == 0) return RS_NO("AH-4.3", "You have placed this turn's dice.");
    if (die < 1 || die > 6 || s->captain[rs_top_of(s)->seat].pool[die - 1] == 0) return RS_NO("AH-5.1", "No die in your pool shows that.");
    return NULL;
}

/* ---- Negotiate, Enlist and the reward CREW: cards without cost (AH-12.6) ---------------------------------------------------------- */

const char *ah_refuse_take(const void *state, rs_move move)
{
    const ah_state *s = state;
    const rs_frame *frame = rs_top_of(s);
    int here = ah_island_under(s, frame->seat);

    if (!rs_has(&s->market, move.arg[0])) return RS_NO("AH-12.1", "That card is not in the Market.");
    if (frame->kind == AH_D_ENLIST_CREW)
        return ah_cards[move.arg[0]].suit == ah_suit_of(s, frame->arg[0]) ? NULL
                                                                          : RS_NO("AH-17.6", "The card must be of the island's suit.");
    if (frame->kind == AH_D_NEGOTIATE) return NULL;
    if (frame->arg[0] != AH_R_CREW) return RS_NO("AH-15.5", "This reward is not a crew card.");
    return here != AH_NONE && ah_barred(s, frame->seat, here) ? RS_NO("AH-15.15", "A Stronghold bars this island.") : NULL;
}

void ah_negotiate_moves(const void *state, rs_moves *moves)
{
    const ah_state *s = state;

    rs_offer_each(moves, AH_TAKE, s->market);
    rs_offer(moves, AH_PASS);
}

/* AH-15.10, AH-15.11: the second card costs a Comrade of the island. */
void ah_negotiate_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;
    rs_frame frame = *rs_top(s);
    int region = ah_island_under(s, frame.seat);

    rs_pop(s);
    if (move.verb == AH_PASS) return;
    if (frame.arg[0]) ah_comrades_from(s, region, 1, turn);
    ah_take_as_crew(s, frame.seat, move.arg[0], true, turn);
    if (!frame.arg[0] && s->region[region].comrades > 0 && !rs_is_empty(&s->market)) rs_push(s, AH_D_NEGOTIATE, frame.seat)->arg[0] = 1;
}

void ah_enlist_crew_moves(const void *state, rs_moves *moves)
{
    const ah_state *s = state;
    int card;

    RS_EACH(card, s->market) rs_offer_if(ah_verbs, s, moves, (rs_move){AH_TAKE, {(int8_t)card}});
    rs_offer(moves, AH_STOP);
}

void ah_enlist_crew_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;

    if (move.verb == AH_TAKE) {
        ah_take_as_crew(s, rs_top(s)->seat, move.arg[0], false, turn);
        return;
    }
    rs_pop(s);
    ah_refill(s, turn);
}

/* ---- Smuggling (AH-15.1) --------------------------------------------------------------------------------------------------------------
 */

/* What a Smuggler may not do away from an open island. */
static const char *refuse_trade(const ah_state *s, int *region, const char *away)
{
    int seat = rs_top_of(s)->seat;

    if (!ah_is_smuggler(s, seat)) return RS_NO("AH-15.1", "Only Smugglers carry cargo.");
    *region = ah_island_under(s, seat);
    if (*region == AH_NONE) return away;
    return ah_barred(s, seat, *region) ? RS_NO("AH-13.7", "A Stronghold bars this island.") : NULL;
}

const char *ah_refuse_smuggle(const void *state, rs_move move)
{
    const ah_state *s = state;
    int region;
    const char *why = refuse_trade(s, &region, RS_NO("AH-15.1", "Your Flagship is not on an island."));

    if (why) return why;
    if (!rs_has(&s->market, move.arg[0])) return RS_NO("AH-12.1", "That card is not in the Market.");
    return ah_cards[move.arg[0]].suit == ah_suit_of(s, region) ? NULL : RS_NO("AH-15.1", "The card's suit is not that of this island.");
}

const char *ah_refuse_deliver(const void *state, rs_move move)
{
    const ah_state *s = state;
    int region;
    const char *why = refuse_trade(s, &region, RS_NO("AH-15.3", "Your Flagship is not on an island."));

    if (why) return why;
    if (!rs_has(&s->captain[rs_top_of(s)->seat].cargo, move.arg[0])) return RS_NO("AH-15.3", "That cargo is not aboard.");
    return ah_cards[move.arg[0]].deliver == ah_suit_of(s, region) ? NULL : RS_NO("AH-15.3", "It goes to an island of another suit.");
}

void ah_check_hold(ah_state *s, int seat)
{
    if (rs_size(&s->captain[seat].cargo) > AH_HOLD) rs_push(s, AH_D_OVERBOARD, seat);
}

const char *ah_refuse_overboard(const void *state, rs_move move)
{
    const ah_state *s = state;

    return rs_has(&s->captain[rs_top_of(s)->seat].cargo, move.arg[0]) ? NULL : RS_NO("AH-15.2", "That cargo is not aboard.");
}

void ah_overboard_moves(const void *state, rs_moves *moves)
{
    const ah_state *s = state;

    rs_offer_each(moves, AH_OVERBOARD, s->captain[rs_top_of(s)->seat].cargo);
}

void ah_overboard_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;
    int seat = rs_top(s)->seat;

    rs_remove(&s->captain[seat].cargo, move.arg[0]);
    rs_add(&s->box, move.arg[0]);
    ah_tell(s, turn, AH_EV_OVERBOARD, seat, move.arg[0], 0, 0);
    if (rs_size(&s->captain[seat].cargo) <= AH_HOLD) rs_pop(s);
}

/* ---- Naive Noble (AH-16.15) ------------------------------------------------------------------------------------------------------------
 */

/* What enemies whose Flagship is in this one's region have in their crew, or as cargo. */
static rs_set loot(const ah_state *s, int seat, bool cargo)
{
    int region = ah_region_of(s->at[ah_flagship(s, seat)]);
    rs_set cards = {{0, 0}};

    for (int other = 0; other < s->head.players; other++) {
        if (other == seat || ah_region_of(s->at[ah_flagship(s, other)]) != region) continue;
        rs_add_all(&cards, cargo ? s->captain[other].cargo : s->captain[other].crew);
    }
    return cards;
}

bool ah_can_steal(const ah_state *s, int seat)
{
    rs_set crew = loot(s, seat, false), cargo = loot(s, seat, true);

    return !rs_is_empty(&crew) || !rs_is_empty(&cargo);
}

const char *ah_refuse_noble(const void *state, rs_move move)
{
    const ah_state *s = state;
    int seat = rs_top_of(s)->seat;

    (void)move;
    if (!ah_has_crew(s, seat, AH_NAIVE_NOBLE)) return RS_NO("AH-16.15", "You have no Naive Noble.");
    return ah_can_steal(s, seat) ? NULL : ah_refuse_vain(s);
}

static const char *refuse_loot(const ah_state *s, int card, bool cargo)
{
    rs_set cards = loot(s, rs_top_of(s)->seat, cargo);

    return rs_has(&cards, card) ? NULL : RS_NO("AH-16.15", "No enemy Flagship in your region has that card.");
}

const char *ah_refuse_steal(const void *state, rs_move move) { return refuse_loot(state, move.arg[0], false); }
const char *ah_refuse_steal_cargo(const void *state, rs_move move) { return refuse_loot(state, move.arg[0], true); }

void ah_noble_moves(const void *state, rs_moves *moves)
{
    rs_offer_each(moves, AH_STEAL, loot(state, rs_top_of(state)->seat, false));
    rs_offer_each(moves, AH_STEAL_CARGO, loot(state, rs_top_of(state)->seat, true));
}

static void lose_card(ah_state *s, int card, rs_turn *turn)
{
    for (int seat = 0; seat < s->head.players; seat++) {
        if (ah_has_crew(s, seat, card)) ah_lose_crew(s, seat, card, false, turn);
        rs_remove(&s->captain[seat].cargo, card);
    }
}

void ah_noble_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;
    int seat = rs_top(s)->seat;

    lose_card(s, move.arg[0], turn);
    if (ah_is_smuggler(s, seat)) {
        rs_become(s, AH_D_NOBLE_KEEP, seat)->arg[0] = move.arg[0];
        return;
    }
    rs_pop(s);
    rs_add(&s->captain[seat].crew, move.arg[0]);
    ah_tell(s, turn, AH_EV_RECRUITS, seat, move.arg[0], 0, 0);
}

void ah_noble_keep_moves(const void *state, rs_moves *moves)
{
    (void)state;
    rs_offer1(moves, AH_KEEP, 0);
    rs_offer1(moves, AH_KEEP, 1);
}

void ah_noble_keep_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;
    rs_frame frame = *rs_top(s);
    bool cargo = move.arg[0] == 1;

    rs_pop(s);
    rs_add(cargo ? &s->captain[frame.seat].cargo : &s->captain[frame.seat].crew, frame.arg[0]);
    ah_tell(s, turn, cargo ? AH_EV_CARGO : AH_EV_RECRUITS, frame.seat, frame.arg[0], 0, 0);
    ah_check_hold(s, frame.seat);
}
