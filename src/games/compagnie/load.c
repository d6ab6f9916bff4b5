/* load.c - loading, and asking others for their bales (CO-4, CO-18). */
#include "games/compagnie/compagnie.h"

static int fleet_loading(const co_state *s) { return co_fleet_of(s->active, rs_top_of(s)->arg[CO_A_NUMBER]); }
static int port_of_loading(const co_state *s) { return s->fleet[fleet_loading(s)].node; }
static int bales_of(const co_state *s, int port, int owner)
{
    int sum = 0;

    for (int field = 0; field < CO_FIELDS; field++)
        if (s->port[port].owner[field] == owner) sum += s->port[port].bales[field];
    return sum;
}

/* ---- T3: loading ------------------------------------------------------------------------------------------------------------ */

static const char *refuse_ship(const co_state *s, int ship)
{
    if (s->ship[ship].fleet != fleet_loading(s)) return RS_NO("CO-4.1", "That ship is not in the fleet that is loading.");
    return co_space(&s->ship[ship], ship) > 0 ? NULL : RS_NO("CO-4.1", "Its hold is full.");
}

const char *co_refuse_load(const void *state, rs_move move)
{
    const co_state *s = state;
    const char *no = refuse_ship(s, move.arg[0]);
    const co_port *port = &s->port[port_of_loading(s)];
    int owner = port->owner[move.arg[1]];

    if (no) return no;
    if (port->bales[move.arg[1]] == 0) return RS_NO("CO-4.2", "There is no bale on that field.");
    return owner == CO_NONE || owner == s->active ? NULL : RS_NO("CO-4.2", "That warehouse is another company's: ask for its bales.");
}

const char *co_refuse_from_supply(const void *state, rs_move move)
{
    const co_state *s = state;
    int port = port_of_loading(s);

    if (!co_uses(s, s->active, CO_GAZETTE_CARD)) return RS_NO("CO-4.6", "That needs the Trade gazette.");
    if (s->turn.gazette[port] >= CO_GAZETTE) return RS_NO("CO-4.6", "You have already taken four bales from the supply here this turn.");
    if (s->supply[port] == 0) return RS_NO("CO-4.6", "The supply has no bale of this port's good.");
    return refuse_ship(s, move.arg[0]);
}

const char *co_refuse_ask(const void *state, rs_move move)
{
    const co_state *s = state;
    int port = port_of_loading(s), owner = move.arg[0];

    if (owner == s->active || owner >= s->head.players) return RS_NO("CO-18.1", "You can ask only other companies.");
    if (bales_of(s, port, owner) == 0) return RS_NO("CO-18.1", "That company has no bales here.");
    if (!co_open(s, owner, port)) return RS_NO("CO-11.2", "The port is occupied for that company, which can grant nothing here.");
    if (rs_top_of(s)->arg[1] >> owner & 1) return RS_NO("CO-18.2", "You have already asked that company for this fleet this turn.");
    return co_fleet_space(s, fleet_loading(s)) > 0 ? NULL : RS_NO("CO-4.1", "The holds are full.");
}

/* Each ship with room for each of the fields whose bales the company may take. */
static void load_moves(const co_state *s, int verb, int owner, rs_moves *moves)
{
    const co_port *port = &s->port[port_of_loading(s)];
    int ship;

    CO_EACH_SHIP(ship, s->ships_of[fleet_loading(s)])
    {
        if (co_space(&s->ship[ship], ship) <= 0) continue;
        for (int field = 0; field < CO_FIELDS; field++)
            if (port->bales[field] > 0 && (port->owner[field] == owner || (verb == CO_LOAD && port->owner[field] == CO_NONE)))
                rs_offer2(moves, verb, ship, field);
    }
}

static void gazette_moves(const co_state *s, rs_moves *moves)
{
    int ship;

    if (!co_uses(s, s->active, CO_GAZETTE_CARD)) return;
    CO_EACH_SHIP(ship, s->ships_of[fleet_loading(s)])
    rs_offer_if(co_verbs, s, moves, (rs_move){CO_FROM_SUPPLY, {(int8_t)ship}});
}

void co_load_moves(const void *state, rs_moves *moves)
{
    const co_state *s = state;

    load_moves(s, CO_LOAD, s->active, moves);
    gazette_moves(s, moves);
    for (int owner = 0; owner < s->head.players; owner++) rs_offer_if(co_verbs, s, moves, (rs_move){CO_ASK, {(int8_t)owner}});
    rs_offer(moves, CO_END);
}

static void load(co_state *s, int ship, int field, rs_turn *turn)
{
    int port = port_of_loading(s);

    s->port[port].bales[field]--;
    co_stow(s, ship, port);
    rs_tell(turn, CO_EV_LOADS, s->active, ship, port, 0, 0);
}

static void load_from_supply(co_state *s, int ship, rs_turn *turn)
{
    int port = port_of_loading(s);

    s->supply[port]--;
    s->turn.gazette[port]++;
    co_stow(s, ship, port);
    rs_tell(turn, CO_EV_SUPPLIED, s->active, ship, port, 0, 0);
}

static rs_frame *ask_next(co_state *s, int point, int seat, rs_frame from)
{
    rs_frame *frame = rs_become(s, point, seat);

    for (int i = 0; i < RS_FRAME_ARGS; i++) frame->arg[i] = from.arg[i];
    return frame;
}

void co_load_apply(void *state, rs_move move, rs_turn *turn)
{
    co_state *s = state;
    rs_frame *frame = rs_top(s);

    switch (move.verb) {
    case CO_LOAD: load(s, move.arg[0], move.arg[1], turn); break;
    case CO_FROM_SUPPLY: load_from_supply(s, move.arg[0], turn); break;
    case CO_ASK: {
        rs_frame *asking = rs_push(s, CO_D_ASK_COUNT, frame->seat);

        frame->arg[1] |= (int8_t)(1 << move.arg[0]);
        asking->arg[CO_A_NUMBER] = frame->arg[0];
        asking->arg[CO_A_OWNER] = move.arg[0];
        break;
    }
    default: co_loaded(s);
    }
}

/* ---- T3c, T3d: the request -------------------------------------------------------------------------------------------------------- */

const char *co_refuse_count(const void *state, rs_move move)
{
    const co_state *s = state;

    if (move.arg[0] < 1 || move.arg[0] > co_fleet_space(s, fleet_loading(s)))
        return RS_NO("CO-4.1", "The fleet does not have room for that many.");
    return move.arg[0] <= bales_of(s, port_of_loading(s), rs_top_of(s)->arg[CO_A_OWNER])
               ? NULL
               : RS_NO("CO-18.1", "That company does not have that many bales here.");
}

void co_ask_count_moves(const void *state, rs_moves *moves)
{
    const co_state *s = state;
    int most = rs_at_most(co_fleet_space(s, fleet_loading(s)), bales_of(s, port_of_loading(s), rs_top_of(s)->arg[CO_A_OWNER]));

    for (int count = 1; count <= most; count++) rs_offer1(moves, CO_COUNT, count);
}

void co_ask_count_apply(void *state, rs_move move, rs_turn *turn)
{
    rs_frame frame = *rs_top(state);

    (void)turn;
    ask_next(state, CO_D_ASK_FEE, frame.seat, frame)->arg[CO_A_COUNT] = move.arg[0];
}

const char *co_refuse_fee(const void *state, rs_move move)
{
    const co_state *s = state;

    if (move.arg[0] < 0 || move.arg[0] > CO_MOST_FEE) return RS_NO("CO-18.1", "A fee is between 0 and 12 ducats.");
    return move.arg[0] <= s->company[s->active].ducats ? NULL : RS_NO("CO-1.4", "You do not have that many ducats.");
}

void co_ask_fee_moves(const void *state, rs_moves *moves)
{
    const co_state *s = state;

    for (int fee = 0; fee <= rs_at_most(s->company[s->active].ducats, CO_MOST_FEE); fee++) rs_offer1(moves, CO_FEE, fee);
}

void co_ask_fee_apply(void *state, rs_move move, rs_turn *turn)
{
    rs_frame frame = *rs_top(state);

    (void)turn;
    ask_next(state, CO_D_LOAD_REPLY, frame.arg[CO_A_OWNER], frame)->arg[CO_A_FEE] = move.arg[0];
}

/* ---- T3a, T3b: the answer ----------------------------------------------------------------------------------------------------------- */

static int fee_asked(const rs_frame *frame) { return frame->arg[frame->kind == CO_D_BUILD_REPLY ? 1 : CO_A_FEE]; }

const char *co_refuse_counter(const void *state, rs_move move)
{
    const co_state *s = state;

    if (move.arg[0] <= fee_asked(rs_top_of(s))) return RS_NO("CO-18.1", "Ask for more than was offered.");
    if (move.arg[0] > CO_MOST_FEE) return RS_NO("CO-18.1", "A fee is between 0 and 12 ducats.");
    return move.arg[0] <= s->company[s->active].ducats ? NULL : RS_NO("CO-18.1", "The other company does not have that many ducats.");
}

/* Also of requests to build (build.c). */
void co_load_reply_moves(const void *state, rs_moves *moves)
{
    const co_state *s = state;
    int most = rs_at_most(s->company[s->active].ducats, CO_MOST_FEE);

    rs_offer(moves, CO_ACCEPT);
    rs_offer(moves, CO_REFUSE);
    for (int fee = fee_asked(rs_top_of(s)) + 1; fee <= most; fee++) rs_offer1(moves, CO_COUNTER, fee);
}

static void grant(co_state *s, rs_turn *turn)
{
    rs_frame frame = *rs_top(s);

    rs_tell(turn, CO_EV_PERMIT, frame.arg[CO_A_OWNER], s->active, 0, 0, 0);
    co_hand_over(s, s->active, frame.arg[CO_A_OWNER], frame.arg[CO_A_FEE], turn);
    ask_next(s, CO_D_TAKE, s->active, frame)->arg[CO_A_FEE] = 0;
}

void co_load_reply_apply(void *state, rs_move move, rs_turn *turn)
{
    co_state *s = state;
    rs_frame frame = *rs_top(s);

    if (move.verb == CO_ACCEPT) {
        grant(s, turn);
    } else if (move.verb == CO_COUNTER) {
        ask_next(s, CO_D_LOAD_COUNTER, s->active, frame)->arg[CO_A_FEE] = move.arg[0];
    } else {
        rs_tell(turn, CO_EV_REFUSED, frame.seat, s->active, 0, 0, 0);
        rs_pop(s);
    }
}

void co_load_counter_moves(const void *state, rs_moves *moves)
{
    (void)state;
    rs_offer(moves, CO_PAY);
    rs_offer(moves, CO_DECLINE);
}

void co_load_counter_apply(void *state, rs_move move, rs_turn *turn)
{
    if (move.verb == CO_PAY)
        grant(state, turn);
    else
        rs_pop(state);
}

/* ---- T3e: taking what was granted ------------------------------------------------------------------------------------------------------
 */

const char *co_refuse_take(const void *state, rs_move move)
{
    const co_state *s = state;
    const char *no = refuse_ship(s, move.arg[0]);
    const co_port *port = &s->port[port_of_loading(s)];

    if (no) return no;
    if (port->owner[move.arg[1]] != rs_top_of(s)->arg[CO_A_OWNER])
        return RS_NO("CO-18.2", "That is not a warehouse of the company that agreed.");
    return port->bales[move.arg[1]] > 0 ? NULL : RS_NO("CO-4.2", "There is no bale on that field.");
}

void co_take_moves(const void *state, rs_moves *moves) { load_moves(state, CO_TAKE, rs_top_of(state)->arg[CO_A_OWNER], moves); }

void co_take_apply(void *state, rs_move move, rs_turn *turn)
{
    load(state, move.arg[0], move.arg[1], turn);
    if (--rs_top(state)->arg[CO_A_COUNT] == 0) rs_pop(state);
}
