/* research.c - phase 5: development cards, and what each of them needs (CO-20). */
#include "games/compagnie/compagnie.h"

/* ---- What a company has ------------------------------------------------------------------------------------------------------------- */

static bool has_admin(const co_state *s, int seat, int function)
{
    for (int port = 0; port < CO_PORTS; port++)
        if (s->port[port].admin == seat && (function == CO_NONE || s->port[port].function == function)) return true;
    return false;
}

static bool has_fort(const co_state *s, int seat)
{
    for (int port = 0; port < CO_PORTS; port++)
        if (s->port[port].fort == seat) return true;
    return false;
}

/* Own warehouses; with `ports`, the ports that have one. */
static int warehouses(const co_state *s, int seat, bool ports)
{
    int sum = 0;

    for (int port = 0; port < CO_PORTS; port++) {
        int here = 0;

        for (int field = 0; field < CO_FIELDS; field++) here += s->port[port].owner[field] == seat;
        sum += ports ? here > 0 : here;
    }
    return sum;
}

static bool has_type(const co_state *s, int seat, int type) { return (co_own_ships(s, seat) & CO_SHIPS_OF_TYPE(type)) != 0; }

static bool has_pair(const co_state *s, int seat)
{
    for (int number = 0; number < CO_ORDINARY; number++)
        if (__builtin_popcountll(s->ships_of[co_fleet_of(seat, number)]) >= 2) return true;
    return false;
}

static int fleets(const co_state *s, int seat)
{
    int sum = 0;

    for (int number = 0; number < CO_NUMBERS; number++) sum += s->fleet[co_fleet_of(seat, number)].node != CO_NONE;
    return sum;
}

/* The table of cards: requirement, checked when bought. */
bool co_meets_need(const co_state *s, int seat, int card)
{
    bool guns = has_type(s, seat, CO_LINE), packet = has_type(s, seat, CO_PACKET);

    switch (card) {
    case CO_MACHINE_1: return has_admin(s, seat, CO_DIRECTOR) || warehouses(s, seat, false) >= 2;
    case CO_SAWMILL: return has_admin(s, seat, CO_GOVERNOR) || co_ship_count(s, seat) >= 3;
    case CO_STORM_GLASS: return packet || has_pair(s, seat);
    case CO_DISCIPLINE: return guns || has_admin(s, seat, CO_COMMANDER);
    case CO_MACHINE_2: return has_admin(s, seat, CO_DIRECTOR) || warehouses(s, seat, false) >= 4;
    case CO_NAVIGATION: return has_admin(s, seat, CO_GOVERNOR) || co_ship_count(s, seat) >= 4;
    case CO_BOTANICAL: return packet || warehouses(s, seat, true) >= 3;
    case CO_MOCK_BATTLES: return has_admin(s, seat, CO_COMMANDER) || co_highest_level(s, seat) >= 2;
    case CO_TACTICS: return co_highest_level(s, seat) >= 2 && (guns || has_admin(s, seat, CO_COMMANDER));
    case CO_SEXTANT: return fleets(s, seat) >= 3 && (packet || co_owns(s, seat, CO_NAVIGATION));
    case CO_DRY_DOCK: return co_ship_count(s, seat) >= 4 && (has_admin(s, seat, CO_NONE) || has_fort(s, seat));
    case CO_GAZETTE_CARD:
        return warehouses(s, seat, true) >= 3 &&
               (has_admin(s, seat, CO_DIRECTOR) || co_owns(s, seat, CO_MACHINE_1) || co_owns(s, seat, CO_MACHINE_2));
    default: return guns && co_highest_level(s, seat) >= 1; /* CO_BOUNTY */
    }
}

/* ---- T15 --------------------------------------------------------------------------------------------------------------------------------
 */

const char *co_refuse_research(const void *state, rs_move move)
{
    const co_state *s = state;
    int seat = rs_top_of(s)->seat, card = move.arg[0];

    if (s->sale[card] == 0) return RS_NO("CO-20.1", "That card is not on sale.");
    if (co_owns(s, seat, card)) return RS_NO("CO-20.2", "Nobody owns two cards of one name.");
    if (s->company[seat].ducats < co_cards[card].cost) return RS_NO("CO-20.1", "There are not enough ducats.");
    return co_meets_need(s, seat, card) ? NULL : RS_NO("CO-20.1", "Its requirement is not met.");
}

void co_research_moves(const void *state, rs_moves *moves)
{
    const co_state *s = state;
    int ducats = s->company[rs_top_of(s)->seat].ducats;

    rs_offer(moves, CO_PASS);
    for (int card = 0; card < CO_CARDS; card++)
        if (s->sale[card] && ducats >= co_cards[card].cost) rs_offer_if(co_verbs, s, moves, (rs_move){CO_RESEARCH, {(int8_t)card}});
}

void co_research_apply(void *state, rs_move move, rs_turn *turn)
{
    co_state *s = state;
    int seat = rs_top(s)->seat, card = move.arg[0];

    rs_pop(s);
    if (move.verb == CO_PASS) return;
    co_pay(s, seat, co_cards[card].cost, turn);
    s->sale[card]--;
    rs_add(&s->company[seat].cards, card);
    s->company[seat].fresh = (int8_t)card; /* CO-20.3 */
    rs_tell(turn, CO_EV_CARD, seat, card, 0, 0, 0);
    if (card == CO_TACTICS) rs_push(s, CO_D_EXTRA, seat)->arg[0] = CO_MARKERS;
}
