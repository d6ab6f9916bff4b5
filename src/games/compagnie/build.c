/* build.c - phase 4: warehouses, administrators, forts, mending, and the governor's permission (CO-16, CO-17, CO-18.3, CO-19.4). */
#include "games/compagnie/compagnie.h"

/* CO-16.3 and the price. */
static const char *refuse_building(const co_state *s, int port, int cost)
{
    if (s->turn.buildings[port] >= CO_BUILDINGS) return RS_NO("CO-16.3", "You can make only two buildings in a port in one turn.");
    return s->company[rs_top_of(s)->seat].ducats >= cost ? NULL : RS_NO("CO-1.4", "You do not have enough ducats.");
}

static void pay_building(co_state *s, int port, int cost, rs_turn *turn)
{
    co_spend(s, cost, turn);
    s->turn.buildings[port]++;
}

/* ---- Warehouses ------------------------------------------------------------------------------------------------------------------- */

const char *co_refuse_warehouse(const void *state, rs_move move)
{
    const co_state *s = state;
    const co_port *port = &s->port[move.arg[0]];
    const char *no = co_refuse_place_to_buy(s, move.arg[0]);

    if (no) return no;
    if (!co_allowed(s, rs_top_of(s)->seat, move.arg[0])) return RS_NO("CO-17.5", "You need the governor's permission.");
    if (port->owner[move.arg[1]] != CO_NONE) return RS_NO("CO-16.2", "There is already a warehouse on that field.");
    if (port->damage[move.arg[1]]) return RS_NO("CO-16.2", "The ruin must be cleared first.");
    return refuse_building(s, move.arg[0], CO_WAREHOUSE_COST);
}

/* CO-16.5 */
static void build_warehouse(co_state *s, int port, int field, rs_turn *turn)
{
    int lack;

    pay_building(s, port, CO_WAREHOUSE_COST, turn);
    s->port[port].owner[field] = s->active;
    rs_tell(turn, CO_EV_WAREHOUSE, s->active, port, field, 0, 0);
    lack = co_level_of(s, port, field) - s->port[port].bales[field];
    co_fill(s, port, field, rs_at_most(lack, s->supply[port]), turn);
}

/* ---- Administrators ------------------------------------------------------------------------------------------------------------------ */

static bool has_warehouse(const co_port *port, int seat)
{
    for (int field = 0; field < CO_FIELDS; field++)
        if (port->owner[field] == seat) return true;
    return false;
}

const char *co_refuse_appoint(const void *state, rs_move move)
{
    const co_state *s = state;
    const co_port *port = &s->port[move.arg[0]];
    const char *no = co_refuse_place_to_buy(s, move.arg[0]);

    if (!(co_admin_ports >> move.arg[0] & 1)) return RS_NO("CO-17.2", "That port cannot have an administrator.");
    if (no) return no;
    if (port->admin != CO_NONE) return RS_NO("CO-17.2", "There is already an administrator.");
    if (!has_warehouse(port, rs_top_of(s)->seat)) return RS_NO("CO-17.1", "You need a warehouse of your own there.");
    return refuse_building(s, move.arg[0], CO_ADMIN_COST);
}

const char *co_refuse_change(const void *state, rs_move move)
{
    const co_state *s = state;
    const co_port *port = &s->port[move.arg[0]];
    int seat = rs_top_of(s)->seat;

    if (port->admin != seat) return RS_NO("CO-17.3", "You have no administrator there.");
    if (!co_open(s, seat, move.arg[0])) return RS_NO("CO-11.2", "The port is occupied by a nation not allied with you.");
    if (port->admin_new) return RS_NO("CO-17.3", "It was appointed, taken over or changed in this round.");
    if (port->function == move.arg[1]) return RS_NO("CO-17.3", "It has that function already.");
    return refuse_building(s, move.arg[0], CO_ADMIN_COST);
}

/* CO-17.8 */
const char *co_refuse_takeover(const void *state, rs_move move)
{
    const co_state *s = state;
    const co_port *port = &s->port[move.arg[0]];
    int seat = rs_top_of(s)->seat;

    if (port->admin == CO_NONE || port->admin == seat) return RS_NO("CO-17.8", "No other company has an administrator there.");
    if (!co_fleets_at(s, seat, move.arg[0])) return RS_NO("CO-17.8", "You need a fleet there.");
    if (!co_open(s, seat, move.arg[0])) return RS_NO("CO-11.2", "The port is occupied by a nation not allied with you.");
    if (port->fort == port->admin || co_fleets_at(s, port->admin, move.arg[0]))
        return RS_NO("CO-17.8", "Its owner has a ship or a fort there.");
    return refuse_building(s, move.arg[0], CO_TAKEOVER_COST);
}

static void set_admin(co_state *s, int port, int function, rs_turn *turn)
{
    co_port *p = &s->port[port];

    pay_building(s, port, CO_ADMIN_COST, turn);
    p->admin = s->active;
    p->function = (int8_t)function;
    p->admin_new = 1;
    rs_tell(turn, CO_EV_ADMIN, s->active, port, function, 0, 0);
}

static void take_over(co_state *s, int port, rs_turn *turn)
{
    pay_building(s, port, CO_TAKEOVER_COST, turn);
    rs_tell(turn, CO_EV_TAKEOVER, s->active, port, s->port[port].admin, s->port[port].function, 0);
    s->port[port].admin = s->active;
    s->port[port].admin_new = 1;
}

/* ---- Forts ----------------------------------------------------------------------------------------------------------------------------
 */

const char *co_refuse_fort(const void *state, rs_move move)
{
    const co_state *s = state;
    const co_port *port = &s->port[move.arg[0]];
    int seat = rs_top_of(s)->seat;

    if (port->admin != seat) return RS_NO("CO-17.10", "You need an administrator of your own there.");
    if (!co_open(s, seat, move.arg[0])) return RS_NO("CO-11.2", "The port is occupied by a nation not allied with you.");
    if (port->fort != CO_NONE) return RS_NO("CO-17.10", "There is already a fort.");
    return refuse_building(s, move.arg[0], CO_FORT_COST);
}

static void build_fort(co_state *s, int port, rs_turn *turn)
{
    pay_building(s, port, CO_FORT_COST, turn);
    s->port[port].fort = s->active;
    rs_tell(turn, CO_EV_FORT, s->active, port, 0, 0, 0);
}

/* ---- Mending (CO-19.4, CO-16.11)
 * --------------------------------------------------------------------------------------------------------- */

const char *co_refuse_mend_fort(const void *state, rs_move move)
{
    const co_state *s = state;
    const co_port *port = &s->port[move.arg[0]];
    int seat = rs_top_of(s)->seat;

    if (port->fort != seat) return RS_NO("CO-19.4", "You have no fort there.");
    if (port->fort_damage == 0) return RS_NO("CO-19.4", "It has no damage.");
    return s->company[seat].ducats >= co_repair_cost(s, move.arg[0]) ? NULL : RS_NO("CO-19.1", "A repair costs 1 ducat.");
}

const char *co_refuse_mend(const void *state, rs_move move)
{
    const co_state *s = state;
    const co_port *port = &s->port[move.arg[0]];
    int seat = rs_top_of(s)->seat;

    if (port->owner[move.arg[1]] != seat) return RS_NO("CO-19.4", "That is not your warehouse.");
    if (port->damage[move.arg[1]] == 0) return RS_NO("CO-19.4", "It has no damage.");
    return s->company[seat].ducats >= co_repair_cost(s, move.arg[0]) ? NULL : RS_NO("CO-19.1", "A repair costs 1 ducat.");
}

const char *co_refuse_clear(const void *state, rs_move move)
{
    const co_state *s = state;
    const co_port *port = &s->port[move.arg[0]];

    if (port->owner[move.arg[1]] != CO_NONE || port->damage[move.arg[1]] == 0) return RS_NO("CO-16.11", "There is no ruin on that field.");
    return s->company[rs_top_of(s)->seat].ducats >= 1 ? NULL : RS_NO("CO-16.11", "Removing a token costs 1 ducat.");
}

void co_mending_moves(const co_state *s, rs_moves *moves)
{
    for (int port = 0; port < CO_PORTS; port++) {
        const co_port *p = &s->port[port];

        if (p->fort_damage) rs_offer_if(co_verbs, s, moves, (rs_move){CO_MEND_FORT, {(int8_t)port}});
        for (int field = 0; field < CO_FIELDS; field++) {
            if (p->damage[field] == 0) continue;
            rs_offer_if(co_verbs, s, moves, (rs_move){CO_MEND, {(int8_t)port, (int8_t)field}});
            rs_offer_if(co_verbs, s, moves, (rs_move){CO_CLEAR, {(int8_t)port, (int8_t)field}});
        }
    }
}

static void mend(co_state *s, rs_move move, rs_turn *turn)
{
    co_port *port = &s->port[move.arg[0]];

    if (move.verb == CO_CLEAR)
        co_spend(s, 1, turn); /* a ruin is no building: the Dry dock does not help */
    else
        co_pay_repair(s, move.arg[0], turn);
    if (move.verb == CO_MEND_FORT)
        port->fort_damage--;
    else
        port->damage[move.arg[1]]--;
    rs_tell(turn, CO_EV_REBUILT, s->active, move.arg[0], 0, 0, 0);
}

/* ---- The menu's part
 * --------------------------------------------------------------------------------------------------------------------- */

void co_building_moves(const co_state *s, int port, rs_moves *moves)
{
    const co_port *p = &s->port[port];
    int seat = rs_top_of(s)->seat, ducats = s->company[seat].ducats;
    int8_t at = (int8_t)port;

    if (!co_allowed(s, seat, port)) rs_offer_if(co_verbs, s, moves, (rs_move){CO_ASK_BUILD, {at}});
    if (ducats < CO_WAREHOUSE_COST || s->turn.buildings[port] >= CO_BUILDINGS) return;
    for (int field = 0; field < CO_FIELDS; field++) rs_offer_if(co_verbs, s, moves, (rs_move){CO_WAREHOUSE, {at, (int8_t)field}});
    if (ducats < CO_ADMIN_COST || !(co_admin_ports >> port & 1)) return;
    for (int function = 0; function < CO_FUNCTIONS; function++)
        rs_offer_if(co_verbs, s, moves, (rs_move){p->admin == CO_NONE ? CO_APPOINT : CO_CHANGE, {at, (int8_t)function}});
    rs_offer_if(co_verbs, s, moves, (rs_move){CO_TAKEOVER, {at}});
    rs_offer_if(co_verbs, s, moves, (rs_move){CO_FORT, {at}});
}

static void ask_governor(co_state *s, int port)
{
    rs_add(&s->turn.asked, port);
    rs_push(s, CO_D_BUILD_FEE, s->active)->arg[0] = (int8_t)port;
}

void co_build(co_state *s, rs_move move, rs_turn *turn)
{
    switch (move.verb) {
    case CO_WAREHOUSE: build_warehouse(s, move.arg[0], move.arg[1], turn); break;
    case CO_APPOINT:
    case CO_CHANGE: set_admin(s, move.arg[0], move.arg[1], turn); break;
    case CO_TAKEOVER: take_over(s, move.arg[0], turn); break;
    case CO_FORT: build_fort(s, move.arg[0], turn); break;
    case CO_ASK_BUILD: ask_governor(s, move.arg[0]); break;
    default: mend(s, move, turn);
    }
}

/* ---- T14d, T14a, T14b: the governor's permission (CO-18.3)
 * ----------------------------------------------------------------------------------- */

const char *co_refuse_ask_build(const void *state, rs_move move)
{
    const co_state *s = state;
    const char *no = co_refuse_place_to_buy(s, move.arg[0]);

    if (no) return no;
    if (co_allowed(s, rs_top_of(s)->seat, move.arg[0])) return RS_NO("CO-18.3", "You need no permission there.");
    return rs_has(&s->turn.asked, move.arg[0]) ? RS_NO("CO-18.3", "You have already asked there this turn.") : NULL;
}

void co_build_fee_moves(const void *state, rs_moves *moves) { co_ask_fee_moves(state, moves); }

void co_build_fee_apply(void *state, rs_move move, rs_turn *turn)
{
    co_state *s = state;
    int port = rs_top(s)->arg[0];
    rs_frame *frame = rs_become(s, CO_D_BUILD_REPLY, s->port[port].admin);

    (void)turn;
    frame->arg[0] = (int8_t)port;
    frame->arg[1] = move.arg[0];
}

static void permit(co_state *s, rs_turn *turn)
{
    rs_frame frame = *rs_top(s);
    int owner = s->port[frame.arg[0]].admin;

    rs_pop(s);
    rs_add(&s->turn.permitted, frame.arg[0]);
    rs_tell(turn, CO_EV_PERMIT, owner, s->active, 0, 0, 0);
    if (frame.arg[1] > 0) s->turn.paid = 1;
    co_hand_over(s, s->active, owner, frame.arg[1], turn);
}

void co_build_reply_moves(const void *state, rs_moves *moves) { co_load_reply_moves(state, moves); }

void co_build_reply_apply(void *state, rs_move move, rs_turn *turn)
{
    co_state *s = state;
    rs_frame frame = *rs_top(s);

    if (move.verb == CO_ACCEPT) {
        permit(s, turn);
    } else if (move.verb == CO_REFUSE) {
        rs_tell(turn, CO_EV_REFUSED, frame.seat, s->active, 0, 0, 0);
        rs_pop(s);
    } else {
        rs_frame *counter = rs_become(s, CO_D_BUILD_COUNTER, s->active);

        counter->arg[0] = frame.arg[0];
        counter->arg[1] = move.arg[0];
    }
}

void co_build_counter_moves(const void *state, rs_moves *moves) { co_load_counter_moves(state, moves); }

void co_build_counter_apply(void *state, rs_move move, rs_turn *turn)
{
    if (move.verb == CO_PAY)
        permit(state, turn);
    else
        rs_pop(state);
}
