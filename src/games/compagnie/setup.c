/* setup.c - from the box to the first round ("Set-up" in docs/rules/compagnie.md). */
#include "games/compagnie/compagnie.h"

static void empty_table(co_state *s)
{
    for (int ship = 0; ship < CO_SHIPS; ship++) s->ship[ship] = (co_ship){.fleet = CO_NONE, .cargo = {CO_NONE, CO_NONE}};
    for (int fleet = 0; fleet < CO_FLEETS; fleet++) s->fleet[fleet].node = CO_NONE;
    for (int nation = 0; nation < CO_NATIONS; nation++) s->nation[nation].node = s->nation[nation].controller = CO_NONE;
    for (int i = 0; i < CO_COMPANIES; i++) s->order[i] = CO_NONE;
    s->active = CO_NONE;
    co_end_turn(s);
    co_battle_over(s);
    co_derive(s);
}

/* Step 3: a bale on each field. */
static void stock_port(co_state *s, int port)
{
    co_port *p = &s->port[port];

    for (int field = 0; field < CO_FIELDS; field++) {
        p->bales[field] = 1;
        p->owner[field] = CO_NONE;
    }
    p->admin = p->function = p->fort = CO_NONE;
    s->supply[port] = CO_BALES - CO_FIELDS;
}

/* Step 8 */
static void open_company(co_company *c)
{
    c->ducats = CO_START_DUCATS;
    c->fresh = c->chosen = CO_NONE;
    for (int i = 0; i < CO_MARKERS; i++) c->marker[i] = c->extra[i] = CO_NONE;
}

static void deal_order(co_state *s, rs_turn *turn)
{
    rs_set seats = rs_range(0, s->head.players - 1);

    for (int place = 0; place < s->head.players; place++) {
        int seat = rs_pick(turn->chance, seats, &co_company_words);

        rs_remove(&seats, seat);
        s->order[place] = (int8_t)seat;
        rs_tell(turn, CO_EV_ORDER, seat, place + 1, 0, 0, 0);
    }
}

void co_setup(void *state, rs_turn *turn)
{
    co_state *s = state;

    empty_table(s);
    for (int seat = 0; seat < s->head.players; seat++) open_company(&s->company[seat]);
    deal_order(s, turn);
    for (int port = 0; port < CO_PORTS; port++) stock_port(s, port);
    for (int nest = 0; nest < CO_NESTS; nest++) s->nest[nest] = 1;
    for (int card = 0; card < CO_CARDS; card++) s->sale[card] = co_cards[card].level == 1 ? CO_COPIES : 0;
    s->tiles = rs_range(0, CO_TILES - 1);
    s->calendar = s->round = 1;
    rs_push(s, CO_D_START, s->order[s->head.players - 1]);
}

/* ---- S1: where they begin ----------------------------------------------------------------------------------------------- */

const char *co_refuse_start(const void *state, rs_move move)
{
    const co_state *s = state;

    if (move.arg[0] == CO_CAPE) return RS_NO("CO-1.6", "No company begins at the Cape of Good Hope.");
    return s->fleets_on[move.arg[0]] ? RS_NO("CO-1.6", "Another company begins in that port.") : NULL;
}

void co_start_moves(const void *state, rs_moves *moves)
{
    for (int port = 0; port < CO_PORTS; port++) rs_offer_if(co_verbs, state, moves, (rs_move){CO_START, {(int8_t)port}});
}

void co_start_apply(void *state, rs_move move, rs_turn *turn)
{
    co_state *s = state;
    int seat = rs_top(s)->seat, place = co_place_of(s, seat), fleet = co_fleet_of(seat, CO_I);

    co_enlist(s, co_free_ship(s, CO_RETURN), fleet);
    co_move_fleet(s, fleet, move.arg[0]);
    rs_tell(turn, CO_EV_STARTS, seat, move.arg[0], 0, 0, 0);
    if (place > 0) {
        rs_become(s, CO_D_START, s->order[place - 1]);
        return;
    }
    rs_tell(turn, CO_EV_ROUND, RS_NOBODY, s->calendar, s->round, 1640, 0);
    rs_become(s, CO_ROUND, RS_NOBODY)->arg[CO_F_STAGE] = CO_R_TURNS; /* CO-1.3: no events in the first round */
}
