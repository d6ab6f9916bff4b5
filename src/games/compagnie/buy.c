/* buy.c - phase 4: ships, repairs, and the menu of everything that can be bought (CO-13.7, CO-15, CO-19). Buildings are in build.c. */
#include "games/compagnie/compagnie.h"

/* ---- Where one may buy ----------------------------------------------------------------------------------------------------------- */

bool co_present(const co_state *s, int seat, int port)
{
    return co_fleets_at(s, seat, port) || (s->port[port].admin == seat && co_open(s, seat, port));
}

/* CO-17.5: a usable governor of another company must have agreed. */
bool co_allowed(const co_state *s, int seat, int port)
{
    const co_port *p = &s->port[port];
    bool toll = p->admin != CO_NONE && p->admin != seat && p->function == CO_GOVERNOR && co_open(s, p->admin, port);

    return !toll || rs_has(&s->turn.permitted, port);
}

const char *co_refuse_place_to_buy(const co_state *s, int port)
{
    int seat = rs_top_of(s)->seat;

    if (!co_open(s, seat, port)) return RS_NO("CO-11.2", "The port is occupied by a nation not allied with you.");
    return co_present(s, seat, port) ? NULL : RS_NO("CO-15.1", "You need a fleet or a usable administrator there.");
}

void co_spend(co_state *s, int ducats, rs_turn *turn)
{
    if (ducats > 0) s->turn.paid = 1;
    co_pay(s, s->active, ducats, turn);
}

/* ---- Ships --------------------------------------------------------------------------------------------------------------------------- */

/* Can the ship have a fleet, and what does it cost with it? */
static const char *refuse_berth(const co_state *s, int seat, int port, int type, int cost)
{
    int ducats = s->company[seat].ducats;

    if (ducats < cost) return RS_NO("CO-15.1", "You do not have enough ducats.");
    if (type == CO_PACKET) {
        bool used = s->fleet[co_fleet_of(seat, CO_X)].node != CO_NONE && s->fleet[co_fleet_of(seat, CO_XI)].node != CO_NONE;

        return used ? RS_NO("CO-15.4", "Fleets X and XI are both in use.") : NULL;
    }
    if (co_ordinary_at(s, seat, port)) return NULL;
    if (co_free_number(s, seat) == CO_NONE) return RS_NO("CO-15.3", "All numbers I to V are in use.");
    return ducats >= cost + CO_FLEET_COST ? NULL : RS_NO("CO-15.3", "A new fleet costs 1 ducat more.");
}

static const char *refuse_ship(const co_state *s, int port, int type, int cost)
{
    const char *no = co_refuse_place_to_buy(s, port);
    int seat = rs_top_of(s)->seat;

    if (no) return no;
    if (port == CO_CAPE) return RS_NO("CO-15.2", "The Cape of Good Hope builds no ships.");
    if (!co_allowed(s, seat, port)) return RS_NO("CO-17.5", "You need the governor's permission.");
    if (s->turn.built[port] == 2) return RS_NO("CO-15.1", "You can buy no more ships there this turn.");
    if (co_free_ship(s, type) == CO_NONE) return RS_NO("CO-15.7", "All ships of that type are in use.");
    return refuse_berth(s, seat, port, type, cost);
}

const char *co_refuse_buy(const void *state, rs_move move)
{
    return refuse_ship(state, move.arg[0], move.arg[1], co_types[move.arg[1]].cost);
}

const char *co_refuse_buy_cheap(const void *state, rs_move move)
{
    const co_state *s = state;

    if (!co_uses(s, rs_top_of(s)->seat, CO_SAWMILL)) return RS_NO("CO-15.6", "That needs the Sawmill.");
    if (s->turn.built[move.arg[0]]) return RS_NO("CO-15.6", "The Sawmill gives either one ship for less or two at full cost.");
    return refuse_ship(s, move.arg[0], move.arg[1], co_types[move.arg[1]].cost - 1);
}

static void launch(co_state *s, int type, int fleet, int port, rs_turn *turn)
{
    int ship = co_free_ship(s, type);

    if (s->fleet[fleet].node == CO_NONE) co_move_fleet(s, fleet, port);
    co_enlist(s, ship, fleet);
    s->company[s->active].abandoned = 0;
    rs_tell(turn, CO_EV_SHIP, s->active, ship, fleet, port, 0);
}

/* CO-15.6: with the Sawmill a second ship may follow one at full price. */
static void note_built(co_state *s, int port, bool cheap)
{
    bool another = co_uses(s, s->active, CO_SAWMILL) && !cheap && s->turn.built[port] == 0;

    s->turn.built[port] = another ? 1 : 2;
}

static void buy_ship(co_state *s, int port, int type, bool cheap, rs_turn *turn)
{
    if (type != CO_PACKET) {
        rs_frame *frame = rs_push(s, CO_D_SHIP_FLEET, s->active);

        frame->arg[0] = (int8_t)port;
        frame->arg[1] = (int8_t)type;
        frame->arg[2] = cheap;
        return;
    }

    int fleet = co_fleet_of(s->active, CO_X);

    co_spend(s, co_types[type].cost - cheap, turn);
    launch(s, type, s->fleet[fleet].node == CO_NONE ? fleet : fleet + 1, port, turn);
    note_built(s, port, cheap);
}

/* T14c */
const char *co_refuse_into(const void *state, rs_move move)
{
    const co_state *s = state;
    const rs_frame *frame = rs_top_of(s);
    uint32_t fleets = co_ordinary_at(s, frame->seat, frame->arg[0]);

    return fleets >> move.arg[0] & 1 ? NULL : RS_NO("CO-15.3", "You have no such fleet in that port.");
}

const char *co_refuse_new(const void *state, rs_move move)
{
    const co_state *s = state;
    const rs_frame *frame = rs_top_of(s);

    (void)move;
    if (co_free_number(s, frame->seat) == CO_NONE) return RS_NO("CO-15.3", "All numbers I to V are in use.");
    return s->company[frame->seat].ducats >= co_types[frame->arg[1]].cost - frame->arg[2] + CO_FLEET_COST
               ? NULL
               : RS_NO("CO-15.3", "A new fleet costs 1 ducat more.");
}

void co_ship_fleet_moves(const void *state, rs_moves *moves)
{
    const co_state *s = state;
    int number;

    CO_EACH_BIT(number, co_ordinary_at(s, rs_top_of(s)->seat, rs_top_of(s)->arg[0])) rs_offer1(moves, CO_INTO, number);
    rs_offer_if(co_verbs, s, moves, (rs_move){CO_NEW, {0}});
}

void co_ship_fleet_apply(void *state, rs_move move, rs_turn *turn)
{
    co_state *s = state;
    rs_frame frame = *rs_top(s);
    int number = move.verb == CO_NEW ? co_free_number(s, frame.seat) : move.arg[0];

    rs_pop(s);
    co_spend(s, co_types[frame.arg[1]].cost - frame.arg[2] + (move.verb == CO_NEW ? CO_FLEET_COST : 0), turn);
    launch(s, frame.arg[1], co_fleet_of(frame.seat, number), frame.arg[0], turn);
    note_built(s, frame.arg[0], frame.arg[2]);
}

/* ---- The rescue ship (CO-13.7)
 * ----------------------------------------------------------------------------------------------------------- */

static int cheapest_ship(const co_state *s)
{
    static const uint8_t by_cost[] = {CO_FLUTE, CO_RETURN, CO_LINE};

    for (int i = 0; i < RS_COUNT(by_cost); i++)
        if (co_free_ship(s, by_cost[i]) != CO_NONE) return co_types[by_cost[i]].cost;
    return 0;
}

/* What the company has for a rescue ship: raised, if nothing was paid yet. */
static int rescue_ducats(const co_state *s, int seat)
{
    int ducats = s->company[seat].ducats, least = s->turn.paid ? 0 : cheapest_ship(s);

    return rs_at_least(ducats, least);
}

const char *co_refuse_rescue(const void *state, rs_move move)
{
    const co_state *s = state;
    int seat = rs_top_of(s)->seat;

    if (!s->turn.shipless) return RS_NO("CO-13.7", "Only a company that lost its last ship before this turn can start again.");
    if (s->turn.rescued) return RS_NO("CO-13.7", "You can have one rescue ship a turn.");
    if (move.arg[1] == CO_PACKET) return RS_NO("CO-13.7", "A rescue ship cannot be a packet boat.");
    if (s->turn.built[move.arg[0]] == 2) return RS_NO("CO-15.1", "You can buy no more ships there this turn.");
    if (co_free_ship(s, move.arg[1]) == CO_NONE) return RS_NO("CO-15.7", "All ships of that type are in use.");
    if (co_free_number(s, seat) == CO_NONE) return RS_NO("CO-15.3", "All numbers I to V are in use.");
    return rescue_ducats(s, seat) >= co_types[move.arg[1]].cost ? NULL : RS_NO("CO-13.7", "You do not have enough ducats.");
}

static void rescue(co_state *s, int port, int type, rs_turn *turn)
{
    co_gain(s, s->active, rescue_ducats(s, s->active) - s->company[s->active].ducats, turn);
    co_spend(s, co_types[type].cost, turn);
    launch(s, type, co_fleet_of(s->active, co_free_number(s, s->active)), port, turn);
    s->turn.rescued = 1;
    s->turn.built[port] = 2;
}

/* ---- Repair (CO-19)
 * ------------------------------------------------------------------------------------------------------------------------- */

/* CO-19.5: with the Dry dock every other token in a port is free. */
int co_repair_cost(const co_state *s, int node)
{
    return co_is_port(node) && co_uses(s, s->active, CO_DRY_DOCK) && s->turn.repairs[node] % 2 == 1 ? 0 : 1;
}

void co_pay_repair(co_state *s, int node, rs_turn *turn)
{
    co_spend(s, co_repair_cost(s, node), turn);
    if (co_is_port(node) && co_uses(s, s->active, CO_DRY_DOCK)) s->turn.repairs[node] ^= 1;
}

static bool own_ship(const co_state *s, int seat, int ship)
{
    return s->ship[ship].fleet != CO_NONE && co_owner_of(s->ship[ship].fleet) == seat;
}

const char *co_refuse_fix(const void *state, rs_move move)
{
    const co_state *s = state;
    int seat = rs_top_of(s)->seat, node;
    const co_ship *ship = &s->ship[move.arg[0]];

    if (!own_ship(s, seat, move.arg[0])) return RS_NO("CO-19.1", "That is not your ship.");
    if ((move.arg[1] == CO_DAMAGE ? ship->damage : ship->mutiny) == 0) return RS_NO("CO-19.1", "That ship has no such token.");
    node = s->fleet[ship->fleet].node;
    if (!co_is_port(node) && co_wear(ship) > co_face(move.arg[0])->threshold)
        return RS_NO("CO-19.2", "That ship is too worn to be repaired outside a port.");
    return s->company[seat].ducats >= co_repair_cost(s, node) ? NULL : RS_NO("CO-19.1", "A repair costs 1 ducat.");
}

static void fix(co_state *s, int ship, int token, rs_turn *turn)
{
    int8_t *tokens = token == CO_DAMAGE ? &s->ship[ship].damage : &s->ship[ship].mutiny;

    co_pay_repair(s, s->fleet[s->ship[ship].fleet].node, turn);
    --*tokens;
    rs_tell(turn, CO_EV_REPAIR, s->active, ship, token, 0, 0);
}

/* CO-15.5 */
const char *co_refuse_abandon(const void *state, rs_move move)
{
    const co_state *s = state;

    if (!own_ship(s, rs_top_of(s)->seat, move.arg[0])) return RS_NO("CO-15.5", "That is not your ship.");
    return co_is_port(s->fleet[s->ship[move.arg[0]].fleet].node) ? NULL : RS_NO("CO-15.5", "A ship can be abandoned only in a port.");
}

static void abandon(co_state *s, int ship, rs_turn *turn)
{
    int fleet = s->ship[ship].fleet;

    rs_tell(turn, CO_EV_ABANDONED, s->active, ship, 0, 0, 0);
    co_scrap(s, ship);
    if (!s->ships_of[fleet]) co_dissolve(s, fleet); /* CO-13.6: no token is kept */
    s->company[s->active].abandoned = co_own_ships(s, s->active) == 0;
}

/* ---- T14: the menu
 * --------------------------------------------------------------------------------------------------------------------------- */

static void ship_moves(const co_state *s, int port, rs_moves *moves)
{
    for (int type = 0; type < CO_TYPES; type++) {
        rs_offer_if(co_verbs, s, moves, (rs_move){CO_BUY, {(int8_t)port, (int8_t)type}});
        rs_offer_if(co_verbs, s, moves, (rs_move){CO_BUY_CHEAP, {(int8_t)port, (int8_t)type}});
    }
}

static void rescue_moves(const co_state *s, rs_moves *moves)
{
    if (!s->turn.shipless || s->turn.rescued) return;
    for (int port = 0; port < CO_PORTS; port++)
        for (int type = CO_RETURN; type <= CO_LINE; type++)
            rs_offer_if(co_verbs, s, moves, (rs_move){CO_RESCUE, {(int8_t)port, (int8_t)type}});
}

static void repair_moves(const co_state *s, uint64_t ships, rs_moves *moves)
{
    int ship;

    CO_EACH_SHIP(ship, ships)
    {
        if (co_wear(&s->ship[ship]) == 0) continue;
        for (int token = CO_DAMAGE; token <= CO_MUTINY; token++)
            rs_offer_if(co_verbs, s, moves, (rs_move){CO_FIX, {(int8_t)ship, (int8_t)token}});
    }
}

static void abandon_moves(const co_state *s, uint64_t ships, rs_moves *moves)
{
    int ship;

    CO_EACH_SHIP(ship, ships)
    if (co_is_port(s->fleet[s->ship[ship].fleet].node)) rs_offer1(moves, CO_ABANDON, ship);
}

void co_buy_moves(const void *state, rs_moves *moves)
{
    const co_state *s = state;
    int seat = rs_top_of(s)->seat;
    uint64_t ships = co_own_ships(s, seat);

    rs_offer(moves, CO_END);
    for (int port = 0; port < CO_PORTS; port++) {
        if (!co_present(s, seat, port) || !co_open(s, seat, port)) continue;
        if (s->company[seat].ducats >= 2) ship_moves(s, port, moves);
        co_building_moves(s, port, moves);
    }
    rescue_moves(s, moves);
    co_mending_moves(s, moves);
    repair_moves(s, ships, moves);
    abandon_moves(s, ships, moves);
}

void co_buy_apply(void *state, rs_move move, rs_turn *turn)
{
    co_state *s = state;

    switch (move.verb) {
    case CO_BUY:
    case CO_BUY_CHEAP: buy_ship(s, move.arg[0], move.arg[1], move.verb == CO_BUY_CHEAP, turn); break;
    case CO_RESCUE: rescue(s, move.arg[0], move.arg[1], turn); break;
    case CO_FIX: fix(s, move.arg[0], move.arg[1], turn); break;
    case CO_ABANDON: abandon(s, move.arg[0], turn); break;
    case CO_END: rs_pop(s); break;
    default: co_build(s, move, turn);
    }
}
