/* research.c - phase 5: development cards, and what each of them needs (CO-20). */
#include "games/compagnie/compagnie.h"

/* ---- What a company has ------------------------------------------------------------------------------------------------------------- */

static int warehouses_in(const co_port *port, int seat)
{
    int sum = 0;

    for (int field = 0; field < CO_FIELDS; field++) sum += port->owner[field] == seat;
    return sum;
}

static int ashore(const co_port *port, int seat, int asset)
{
    switch (asset) {
    case CO_HAS_ADMIN: return port->admin == seat;
    case CO_HAS_FORT: return port->fort == seat;
    case CO_HAS_WAREHOUSES: return warehouses_in(port, seat);
    case CO_HAS_TRADE_PORTS: return warehouses_in(port, seat) > 0;
    default: return port->admin == seat && port->function == asset; /* governor, commander, director */
    }
}

static int in_all_ports(const co_state *s, int seat, int asset)
{
    int sum = 0;

    for (int port = 0; port < CO_PORTS; port++) sum += ashore(&s->port[port], seat, asset);
    return sum;
}

static int of_type(const co_state *s, int seat, int type) { return __builtin_popcountll(co_own_ships(s, seat) & CO_SHIPS_OF_TYPE(type)); }

static int largest_fleet(const co_state *s, int seat)
{
    int most = 0;

    for (int number = 0; number < CO_ORDINARY; number++) {
        int ships = __builtin_popcountll(s->ships_of[co_fleet_of(seat, number)]);

        if (ships > most) most = ships;
    }
    return most;
}

static int fleets(const co_state *s, int seat)
{
    int sum = 0;

    for (int number = 0; number < CO_NUMBERS; number++) sum += s->fleet[co_fleet_of(seat, number)].node != CO_NONE;
    return sum;
}

static int assets(const co_state *s, int seat, int asset)
{
    switch (asset) {
    case CO_HAS_SHIPS: return co_ship_count(s, seat);
    case CO_HAS_LINE: return of_type(s, seat, CO_LINE);
    case CO_HAS_PACKET: return of_type(s, seat, CO_PACKET);
    case CO_HAS_FLEETS: return fleets(s, seat);
    case CO_HAS_SQUADRON: return largest_fleet(s, seat);
    case CO_HAS_LEVEL: return co_highest_level(s, seat);
    case CO_HAS_MACHINE: return co_owns(s, seat, CO_MACHINE_1) + co_owns(s, seat, CO_MACHINE_2);
    case CO_HAS_SCHOOL: return co_owns(s, seat, CO_NAVIGATION);
    default: return in_all_ports(s, seat, asset);
    }
}

/* Requirements are checked when a card is bought. */
bool co_meets_need(const co_state *s, int seat, int card)
{
    for (int group = 0; group < CO_NEEDS; group++) {
        const co_need *need = co_cards[card].need[group];
        bool met = need[0].least == 0;

        for (int i = 0; i < CO_CHOICES && need[i].least; i++) met |= assets(s, seat, need[i].asset) >= need[i].least;
        if (!met) return false;
    }
    return true;
}

/* ---- T15 --------------------------------------------------------------------------------------------------------------------------------
 */

const char *co_refuse_research(const void *state, rs_move move)
{
    const co_state *s = state;
    int seat = rs_top_of(s)->seat, card = move.arg[0];

    if (s->sale[card] == 0) return RS_NO("CO-20.1", "That card is not on sale.");
    if (co_owns(s, seat, card)) return RS_NO("CO-20.2", "You already own that card.");
    if (s->company[seat].ducats < co_cards[card].cost) return RS_NO("CO-20.1", "You do not have enough ducats.");
    return co_meets_need(s, seat, card) ? NULL : RS_NO("CO-20.1", "You do not meet its requirement.");
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
