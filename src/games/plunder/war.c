/* war.c - News: wars, treaties, Treasure Fleets; Letters of Marque; Enemies (PL-5.9, PL-14, PL-18, PL-21, PL-22). */
#include "games/plunder/plunder.h"

/* ---- Wars and treaties -------------------------------------------------------------------------------------------------- */

/* The war between two nations, by whichever card it began; PL_NONE: they are at peace. */
static int war_between(const pl_state *s, int a, int b)
{
    for (int i = 0; i < 6; i++)
        if ((s->war[i].a == a && s->war[i].b == b) || (s->war[i].a == b && s->war[i].b == a)) return i;
    return PL_NONE;
}

static int named_nation(int parameter) { return parameter - PL_PARAMETER_NATION; }

static const char *refuse_war(const pl_state *s, int card, int parameter)
{
    pl_pair pair = pl_pairs[card - PL_FIRST_WAR];

    if (pair.b == PL_NONE) {
        if (parameter < PL_PARAMETER_NATION || named_nation(parameter) == pair.a)
            return RS_NO("PL-5.9", "A blank War needs another nation.");
        pair.b = (int8_t)named_nation(parameter);
    } else if (parameter != PL_NONE) {
        return RS_NO("PL-5.9", "This War names its nations.");
    }
    return war_between(s, pair.a, pair.b) != PL_NONE ? RS_NO("PL-5.9", "These two nations are at war already.") : NULL;
}

/* The war that a Treaty would end, or PL_NONE. */
static int war_ended(const pl_state *s, int card, int parameter)
{
    pl_pair pair = pl_pairs[card - PL_FIRST_TREATY];
    int war = parameter - PL_FIRST_WAR;

    if (pair.b != PL_NONE) return parameter == PL_NONE ? war_between(s, pair.a, pair.b) : PL_NONE;
    if (parameter < PL_FIRST_WAR || parameter > PL_LAST_WAR) return PL_NONE;
    return s->war[war].a == pair.a || s->war[war].b == pair.a ? war : PL_NONE;
}

static bool captain_on(const pl_state *s, int map_card)
{
    for (int seat = 0; seat < s->head.players; seat++)
        if (s->captain[seat].at == map_card) return true;
    return false;
}

static const char *refuse_fleet(const pl_state *s, int parameter)
{
    if (parameter == PL_NONE || !pl_is_sea(parameter) || !rs_has(&s->laid, parameter))
        return RS_NO("PL-18.1", "A fleet needs an Open Sea card on the map.");
    return captain_on(s, parameter) ? RS_NO("PL-18.1", "A captain's ship is there.") : NULL;
}

const char *pl_refuse_news(const pl_state *s, int card, int parameter)
{
    switch (pl_kind_of(card)) {
    case PL_KIND_WAR: return refuse_war(s, card, parameter);
    case PL_KIND_TREATY: return war_ended(s, card, parameter) == PL_NONE ? RS_NO("PL-5.9", "There is no such war to end.") : NULL;
    case PL_KIND_FLEET: return refuse_fleet(s, parameter);
    default: return RS_NO("PL-10.8", "Only News is announced.");
    }
}

/* Which parameters a card could have at all; 1 .. 0: none, so that it is laid with -1. */
static void parameter_range(int card, int *first, int *last)
{
    *first = 1;
    *last = 0;
    if (card == PL_BLANK_WAR_SPAIN || card == PL_BLANK_WAR_FRANCE) *first = PL_PARAMETER_NATION, *last = PL_PARAMETERS - 1;
    if (card == PL_BLANK_TREATY_SPAIN || card == PL_BLANK_TREATY_FRANCE) *first = PL_FIRST_WAR, *last = PL_LAST_WAR;
    if (pl_kind_of(card) == PL_KIND_FLEET) *first = PL_FIRST_SEA, *last = PL_LAST_SEA;
}

/* A card that has a choice is laid with a legal one, or with none if there is none. */
const char *pl_refuse_parameter(const pl_state *s, int card, int parameter)
{
    int first, last;

    parameter_range(card, &first, &last);
    if (first > last) return parameter == PL_NONE ? NULL : RS_NO("PL-5.9", "That card leaves nothing to choose.");
    if (parameter != PL_NONE) return pl_refuse_news(s, card, parameter);
    for (int other = first; other <= last; other++)
        if (!pl_refuse_news(s, card, other)) return RS_NO("PL-22.5", "You must name what the card leaves open.");
    return NULL;
}

/* One move for each parameter that is legal now; with -1 if the card takes none or finds none. */
void pl_offer_with_parameters(const pl_state *s, rs_moves *moves, int verb, int card, bool only_legal)
{
    int first, last, before = moves->count;

    if (!only_legal && card < PL_FIRST_WAR) { /* no News, so nothing to choose */
        rs_offer2(moves, verb, card, PL_NONE);
        return;
    }
    parameter_range(card, &first, &last);
    for (int parameter = first; parameter <= last; parameter++)
        if (!pl_refuse_news(s, card, parameter)) rs_offer2(moves, verb, card, parameter);
    if (moves->count == before && (!only_legal || !pl_refuse_news(s, card, PL_NONE))) rs_offer2(moves, verb, card, PL_NONE);
}

static void begin_war(pl_state *s, int card, int parameter, rs_turn *turn)
{
    int index = card - PL_FIRST_WAR;
    pl_war *war = &s->war[index];

    war->a = pl_pairs[index].a;
    war->b = pl_pairs[index].b != PL_NONE ? pl_pairs[index].b : (int8_t)named_nation(parameter); /* PL-22.1 */
    rs_tell(turn, PL_EV_WAR, s->active, war->a, war->b, 0, 0);
    rs_push(s, PL_WAR_SIDES, s->active)->arg[1] = (int8_t)index;
}

/* PL-22.3 */
static void end_war(pl_state *s, int treaty, int parameter, rs_turn *turn)
{
    int index = war_ended(s, treaty, parameter);
    pl_war *war = &s->war[index];

    rs_tell(turn, PL_EV_PEACE, s->active, war->a, war->b, 0, 0);
    *war = (pl_war){PL_NONE, PL_NONE, {PL_NONE, PL_NONE, PL_NONE, PL_NONE}};
    pl_discard(s, PL_FIRST_WAR + index);
    pl_discard(s, treaty);
}

static void launch(pl_state *s, int card, int at, rs_turn *turn)
{
    s->fleet[s->fleets++] = (pl_fleet){(int8_t)card, (int8_t)at};
    rs_tell(turn, PL_EV_FLEET_SAILS, s->active, card, at, 0, 0);
}

void pl_take_effect(pl_state *s, int card, int parameter, rs_turn *turn)
{
    switch (pl_kind_of(card)) {
    case PL_KIND_WAR: begin_war(s, card, parameter, turn); break;
    case PL_KIND_TREATY: end_war(s, card, parameter, turn); break;
    default: launch(s, card, parameter, turn);
    }
}

/* ---- Who holds both Letters chooses a side (PL-22.2) ----------------------------------------------------------------------- */

void pl_war_sides_step(void *state, rs_turn *turn)
{
    pl_state *s = state;
    rs_frame *frame = rs_top(s);
    const pl_war *war = &s->war[frame->arg[1]];
    int both = 1 << war->a | 1 << war->b;

    (void)turn;
    while (frame->arg[0] < s->head.players) {
        int seat = (s->active + frame->arg[0]++) % s->head.players;

        if ((s->captain[seat].letters & both) == both) {
            rs_push(s, PL_D_WARSIDE, seat)->arg[0] = frame->arg[1];
            return;
        }
    }
    rs_pop(s);
}

void pl_warside_moves(const void *state, rs_moves *moves)
{
    const pl_state *s = state;
    const pl_war *war = &s->war[rs_top_of(s)->arg[0]];

    rs_offer1(moves, PL_SIDE, war->a);
    rs_offer1(moves, PL_SIDE, war->b);
}

void pl_warside_apply(void *state, rs_move move, rs_turn *turn)
{
    pl_state *s = state;
    rs_frame frame = *rs_top(s);

    s->war[frame.arg[0]].friend_[frame.seat] = move.arg[0];
    rs_tell(turn, PL_EV_SIDE, frame.seat, move.arg[0], 0, 0, 0);
    rs_pop(s);
}

/* ---- Enemies (PL-21.1 to 21.3) ------------------------------------------------------------------------------------------------ */

void pl_attack_nation(pl_state *s, int seat, int nation, rs_turn *turn)
{
    pl_captain *c = &s->captain[seat];

    if (nation == PL_NONE) return;
    if (!pl_is_enemy(s, seat, nation)) {
        c->deed |= (uint8_t)(1 << nation);
        rs_tell(turn, PL_EV_ENEMY, seat, nation, 0, 0, 0);
    }
    if (!(c->letters >> nation & 1)) return;
    c->letters &= (uint8_t)(~(1 << nation));
    rs_tell(turn, PL_EV_LETTER_LOST, seat, nation, 0, 0, 0);
}

/* ---- Letters of Marque (PL-14) -------------------------------------------------------------------------------------------------- */

const char *pl_refuse_bid(const void *state, rs_move move)
{
    const pl_state *s = state;
    const rs_frame *frame = rs_top_of(s);

    if (move.arg[0] == PL_NONE) return frame->kind == PL_D_BLOCK ? NULL : RS_NO("PL-14.2", "To ask for a Letter you must put a card down.");
    return rs_has(&s->captain[frame->seat].hand.cards, move.arg[0]) ? NULL : RS_NO("PL-14.2", "That card is not in hand.");
}

void pl_bid_moves(const void *state, rs_moves *moves) { rs_offer_each(moves, PL_BID, pl_the_active(state)->hand.cards); }

void pl_block_moves(const void *state, rs_moves *moves)
{
    const pl_state *s = state;

    rs_offer1(moves, PL_BID, PL_NONE);
    rs_offer_each(moves, PL_BID, s->captain[rs_top_of(s)->seat].hand.cards);
}

/* PL-14.4, PL-14.6: numbers only, ties for the one who asks; PL-14.5 follows from the Parrot's number. */
static void settle_bids(pl_state *s, rs_turn *turn)
{
    int nation = pl_port_of(pl_active(s)->at)->nation, highest = 0, mine = pl_value(pl_active(s)->answer);

    for (int seat = 0; seat < s->head.players; seat++) {
        const pl_captain *c = &s->captain[seat];

        if (seat != s->active && c->answered && c->answer != PL_NONE && pl_value(c->answer) > highest) highest = pl_value(c->answer);
    }
    pl_reveal(s, turn);
    if (mine >= highest) pl_active(s)->letters |= (uint8_t)(1 << nation);
    rs_tell(turn, mine >= highest ? PL_EV_LETTER : PL_EV_NO_LETTER, s->active, nation, 0, 0, 0);
}

/* The next captain with cards is asked; after the last one all is revealed. */
static void ask_next_bidder(pl_state *s, int after, rs_turn *turn)
{
    for (int seat = (after + 1) % s->head.players; seat != s->active; seat = (seat + 1) % s->head.players)
        if (pl_hand_size(&s->captain[seat]) > 0) {
            rs_become(s, PL_D_BLOCK, seat);
            return;
        }
    rs_pop(s);
    settle_bids(s, turn);
}

void pl_bid_apply(void *state, rs_move move, rs_turn *turn)
{
    pl_state *s = state;
    int seat = rs_top(s)->seat;

    pl_answer(s, seat, move.arg[0], false);
    ask_next_bidder(s, seat, turn);
}

void pl_block_apply(void *state, rs_move move, rs_turn *turn) { pl_bid_apply(state, move, turn); }

/* ---- Treasure Fleets (PL-18) ------------------------------------------------------------------------------------------------------ */

pl_convoy pl_fleets_at(const pl_state *s, int at)
{
    pl_convoy all = {255, 0, 0, 0};

    for (int i = 0; i < s->fleets; i++) {
        const pl_convoy *one = &pl_convoys[s->fleet[i].card - PL_FIRST_FLEET];

        if (s->fleet[i].at != at) continue;
        if (one->speed < all.speed) all.speed = one->speed;
        all.cannons = (uint8_t)(all.cannons + one->cannons);
        all.crew = (uint8_t)(all.crew + one->crew);
        all.silver = (uint8_t)(all.silver + one->silver);
    }
    return all;
}

/* Takes a fleet off the map; the order of the others stays. */
static void remove_fleet(pl_state *s, int index)
{
    for (int i = index; i + 1 < s->fleets; i++) s->fleet[i] = s->fleet[i + 1];
    s->fleet[--s->fleets] = (pl_fleet){PL_NONE, PL_NONE};
}

void pl_take_fleet(pl_state *s, int card)
{
    for (int i = 0; i < s->fleets; i++)
        if (s->fleet[i].card == card) {
            remove_fleet(s, i);
            return;
        }
}

void pl_remove_fleets(pl_state *s, int at)
{
    for (int i = s->fleets - 1; i >= 0; i--)
        if (s->fleet[i].at == at) {
            pl_discard(s, s->fleet[i].card);
            remove_fleet(s, i);
        }
}

static bool is_spanish_port(int card) { return card != PL_NONE && pl_is_port(card) && pl_port_of(card)->nation == PL_SPAIN; }

/* PL-18.3: the first direction from the current's arrow clockwise that leads to open sea or a Spanish Port. */
int pl_next_stop(const pl_state *s, int at)
{
    if (is_spanish_port(at)) return PL_NONE;
    for (int turn = 0; turn < PL_DIRECTIONS; turn++) {
        int next = s->beside[at][(pl_currents[at] + turn) % PL_DIRECTIONS];

        if (next != PL_NONE && (pl_is_sea(next) || is_spanish_port(next))) return next;
    }
    return at;
}

void pl_fleets_sail(pl_state *s, rs_turn *turn)
{
    for (int i = 0; i < s->fleets;) {
        pl_fleet *fleet = &s->fleet[i];
        int next = pl_next_stop(s, fleet->at);

        if (next == PL_NONE) {
            rs_tell(turn, PL_EV_FLEET_HOME, RS_NOBODY, fleet->card, fleet->at, 0, 0);
            pl_discard(s, fleet->card);
            remove_fleet(s, i);
            continue;
        }
        fleet->at = (int8_t)next;
        rs_tell(turn, PL_EV_FLEET_SAILS, RS_NOBODY, fleet->card, fleet->at, 0, 0);
        i++;
    }
}
