/* nation.c - foreign nations: sent by those behind, their effects and attacks (CO-24.7 to CO-24.13). */
#include "games/compagnie/compagnie.h"

void co_nation_to(co_state *s, int nation, int node)
{
    if (s->nation[nation].node != CO_NONE) s->nation_on[s->nation[nation].node] = CO_NONE;
    if (node != CO_NONE) s->nation_on[node] = (int8_t)nation;
    s->nation[nation].node = (int8_t)node;
}

/* CO-11.7 */
void co_nation_leaves(co_state *s, int nation, rs_turn *turn)
{
    co_nation_to(s, nation, CO_NONE);
    s->nation[nation] = (co_nation){.node = CO_NONE, .controller = CO_NONE};
    rs_tell(turn, CO_EV_NATION_GONE, RS_NOBODY, nation, 0, 0, 0);
}

/* ---- N1: sending nations ------------------------------------------------------------------------------------------------------------ */

static const char *refuse_node(const co_state *s, int nation, int node)
{
    if (co_is_sea(node)) return RS_NO("CO-24.8", "Nations go to ports, and France also to nests.");
    if (node == CO_CAPE) return RS_NO("CO-24.8", "No nation goes to the Cape of Good Hope.");
    if (co_is_nest(node) && nation != CO_FRANCE) return RS_NO("CO-24.8", "Only France goes to a nest.");
    return s->nation_on[node] == CO_NONE ? NULL : RS_NO("CO-24.9", "There is already a nation there.");
}

static const char *refuse_unchosen(const co_state *s, int nation)
{
    if (s->nation[nation].node == CO_NONE) return RS_NO("CO-24.8", "That nation is not on the board.");
    return s->nation[nation].controller == CO_NONE ? NULL : RS_NO("CO-24.8", "That nation has already been chosen in this scoring.");
}

static int budget(const co_state *s) { return s->company[rs_top_of(s)->seat].budget; }

const char *co_refuse_place(const void *state, rs_move move)
{
    const co_state *s = state;

    if (s->nation[move.arg[0]].node != CO_NONE) return RS_NO("CO-24.8", "That nation is already on the board.");
    return refuse_node(s, move.arg[0], move.arg[1]);
}

const char *co_refuse_strengthen(const void *state, rs_move move)
{
    const char *no = refuse_unchosen(state, move.arg[0]);

    if (no) return no;
    return ((const co_state *)state)->nation[move.arg[0]].pips < CO_MOST_PIPS ? NULL : RS_NO("CO-24.8", "Its die already shows six.");
}

const char *co_refuse_transfer(const void *state, rs_move move)
{
    const co_state *s = state;
    const char *no = refuse_unchosen(s, move.arg[0]);

    if (no) return no;
    if (s->nation[move.arg[0]].pips > budget(s)) return RS_NO("CO-24.8", "You need at least as many pips as its die shows.");
    return refuse_node(s, move.arg[0], move.arg[1]);
}

const char *co_refuse_ally(const void *state, rs_move move)
{
    const co_state *s = state;
    const co_nation *nation = &s->nation[move.arg[0]];

    if (nation->controller == CO_NONE) return RS_NO("CO-24.8", "Nobody controls that nation.");
    return co_allied(s, rs_top_of(s)->seat, move.arg[0]) ? RS_NO("CO-24.9", "You already hold a token of that nation.") : NULL;
}

static void node_moves(const co_state *s, int verb, int nation, rs_moves *moves)
{
    for (int port = 0; port < CO_PORTS; port++)
        if (!refuse_node(s, nation, port)) rs_offer2(moves, verb, nation, port);
    for (int nest = CO_FIRST_NEST; nest < CO_NODES && nation == CO_FRANCE; nest++)
        if (!refuse_node(s, nation, nest)) rs_offer2(moves, verb, nation, nest);
}

void co_claim_moves(const void *state, rs_moves *moves)
{
    const co_state *s = state;

    for (int nation = 0; nation < CO_NATIONS; nation++) {
        int8_t which = (int8_t)nation;

        if (s->nation[nation].node == CO_NONE) {
            node_moves(s, CO_PLACE, nation, moves);
            continue;
        }
        rs_offer_if(co_verbs, s, moves, (rs_move){CO_STRENGTHEN, {which}});
        if (!refuse_unchosen(s, nation) && s->nation[nation].pips <= budget(s)) node_moves(s, CO_TRANSFER, nation, moves);
        rs_offer_if(co_verbs, s, moves, (rs_move){CO_ALLY, {which}});
    }
    rs_offer(moves, CO_PASS);
}

void co_claim_apply(void *state, rs_move move, rs_turn *turn)
{
    static const int8_t claims[] = {CO_CLAIM_PLACE, CO_CLAIM_STRENGTHEN, CO_CLAIM_MOVE, CO_CLAIM_ALLY};
    co_state *s = state;
    int seat = rs_top(s)->seat;
    rs_frame *frame;

    (void)turn;
    if (move.verb == CO_PASS) {
        s->company[seat].budget = 0;
        rs_pop(s);
        return;
    }
    frame = rs_become(s, CO_D_PIPS, seat);
    frame->arg[0] = claims[move.verb - CO_PLACE];
    frame->arg[1] = move.arg[0];
    frame->arg[2] = move.verb == CO_PLACE || move.verb == CO_TRANSFER ? move.arg[1] : s->nation[move.arg[0]].node;
}

/* ---- N1a: how many pips ----------------------------------------------------------------------------------------------------------------
 */

typedef struct span {
    int least, most;
} span;

static span pips_allowed(const co_state *s)
{
    const rs_frame *frame = rs_top_of(s);
    int shows = s->nation[frame->arg[1]].pips, most = budget(s);
    bool adds = frame->arg[0] == CO_CLAIM_STRENGTHEN || frame->arg[0] == CO_CLAIM_ALLY;
    int room = adds ? rs_at_least(CO_MOST_PIPS - shows, 1) : CO_MOST_PIPS; /* an alliance takes a pip even if the die is full */

    return (span){frame->arg[0] == CO_CLAIM_MOVE ? shows : 1, rs_at_most(most, room)};
}

const char *co_refuse_pips(const void *state, rs_move move)
{
    span allowed = pips_allowed(state);

    return move.arg[0] >= allowed.least && move.arg[0] <= allowed.most ? NULL
                                                                       : RS_NO("CO-24.8", "Your pips or the die do not allow that number.");
}

void co_pips_moves(const void *state, rs_moves *moves)
{
    span allowed = pips_allowed(state);

    for (int pips = allowed.least; pips <= allowed.most; pips++) rs_offer1(moves, CO_PIPS, pips);
}

void co_pips_apply(void *state, rs_move move, rs_turn *turn)
{
    co_state *s = state;
    rs_frame frame = *rs_top(s);
    int index = frame.arg[1];
    co_nation *nation = &s->nation[index];
    bool adds = frame.arg[0] == CO_CLAIM_STRENGTHEN || frame.arg[0] == CO_CLAIM_ALLY;

    rs_pop(s);
    s->company[frame.seat].budget = (int8_t)(s->company[frame.seat].budget - move.arg[0]);
    nation->pips = (int8_t)rs_at_most((adds ? nation->pips : 0) + move.arg[0], CO_MOST_PIPS);
    if (!adds) co_nation_to(s, index, frame.arg[2]);
    rs_tell(turn, CO_EV_PLACED, frame.seat, index, nation->node, nation->pips, 0);
    if (!adds && co_is_port(nation->node)) rs_tell(turn, CO_EV_CLOSED, frame.seat, nation->node, index, 0, 0);
    if (frame.arg[0] == CO_CLAIM_ALLY)
        nation->allies |= (uint8_t)(1 << frame.seat);
    else
        nation->controller = frame.seat;
    rs_tell(turn, frame.arg[0] == CO_CLAIM_ALLY ? CO_EV_ALLY : CO_EV_CONTROL, frame.seat, index, 0, 0, 0);
}

/* ---- N2: effects
 * --------------------------------------------------------------------------------------------------------------------------- */

static bool any_warehouse(const co_port *port)
{
    for (int field = 0; field < CO_FIELDS; field++)
        if (port->owner[field] != CO_NONE) return true;
    return false;
}

/* Table of nations: can the effect do anything? */
static bool has_effect(const co_state *s, int index)
{
    const co_nation *nation = &s->nation[index];
    const co_port *port = co_is_port(nation->node) ? &s->port[nation->node] : NULL;

    if (index == CO_FRANCE) return !port && s->nest[nation->node - CO_FIRST_NEST] > 0;
    if (!port) return false;
    if (index == CO_PORTUGAL) return any_warehouse(port);
    if (nation->pips < 2 || port->admin == CO_NONE) return false;
    return port->function == CO_GOVERNOR || port->function == (index == CO_ENGLAND ? CO_COMMANDER : CO_DIRECTOR);
}

static const char *refuse_control(const co_state *s, int nation)
{
    return s->nation[nation].controller == rs_top_of(s)->seat ? NULL : RS_NO("CO-24.11", "You do not control that nation.");
}

const char *co_refuse_effect(const void *state, rs_move move)
{
    const co_state *s = state;
    const char *no = refuse_control(s, move.arg[0]);

    if (no) return no;
    if (s->nation[move.arg[0]].used) return RS_NO("CO-24.11", "Its effect has already been used in this scoring.");
    return has_effect(s, move.arg[0]) ? NULL : RS_NO("CO-24.12", "Its effect would do nothing.");
}

static void dismiss(co_state *s, int port, rs_turn *turn)
{
    co_port *p = &s->port[port];

    rs_tell(turn, CO_EV_REMOVED, p->admin, port, p->function, 0, 0);
    p->admin = p->function = CO_NONE;
    p->admin_new = 0;
}

/* France on a nest. */
static void blockade(co_state *s, int seat, rs_turn *turn)
{
    int nest = s->nation[CO_FRANCE].node - CO_FIRST_NEST;

    co_pirates_fall(s, nest, rs_at_most(s->nest[nest], s->nation[CO_FRANCE].pips), seat, turn);
}

static void use_effect(co_state *s, int nation, rs_turn *turn)
{
    s->nation[nation].used = 1;
    if (nation == CO_FRANCE)
        blockade(s, rs_top(s)->seat, turn);
    else if (nation == CO_PORTUGAL)
        rs_push(s, CO_D_REMOVE, rs_top(s)->seat)->arg[0] = s->nation[CO_PORTUGAL].pips;
    else
        dismiss(s, s->nation[nation].node, turn);
}

/* N2a */
const char *co_refuse_remove(const void *state, rs_move move)
{
    const co_state *s = state;

    return s->port[s->nation[CO_PORTUGAL].node].owner[move.arg[0]] != CO_NONE ? NULL
                                                                              : RS_NO("CO-24.12", "There is no warehouse on that field.");
}

void co_remove_moves(const void *state, rs_moves *moves)
{
    for (int field = 0; field < CO_FIELDS; field++) rs_offer_if(co_verbs, state, moves, (rs_move){CO_REMOVE, {(int8_t)field}});
    if (rs_top_of(state)->arg[1]) rs_offer(moves, CO_END);
}

void co_remove_apply(void *state, rs_move move, rs_turn *turn)
{
    co_state *s = state;
    rs_frame *frame = rs_top(s);
    int node = s->nation[CO_PORTUGAL].node;
    co_port *port = &s->port[node];

    if (move.verb == CO_END) {
        rs_pop(s);
        return;
    }
    co_empty_field(s, node, move.arg[0]);
    rs_tell(turn, CO_EV_DEMOLISHED, port->owner[move.arg[0]], node, move.arg[0], 0, 0);
    port->owner[move.arg[0]] = CO_NONE;
    port->damage[move.arg[0]] = 0;
    frame->arg[1] = 1;
    if (--frame->arg[0] == 0 || !any_warehouse(port)) rs_pop(s);
}

/* ---- N2: attacks (CO-24.13)
 * ------------------------------------------------------------------------------------------------------------------- */

/* Fleets I-V of companies not allied with it, and a fort whose owner has none there. */
static rs_set prey_of(const co_state *s, int nation)
{
    int node = s->nation[nation].node, fort, number;
    rs_set parties = {{0, 0}};

    if (node == CO_NONE || !co_is_port(node)) return parties; /* CO-11.11 */
    for (int seat = 0; seat < s->head.players; seat++)
        if (!co_allied(s, seat, nation)) CO_EACH_BIT(number, co_ordinary_at(s, seat, node)) rs_add(&parties, co_fleet_of(seat, number));
    fort = s->port[node].fort;
    if (fort != CO_NONE && !co_allied(s, fort, nation) && !co_ordinary_at(s, fort, node)) rs_add(&parties, CO_FIRST_FORT + fort);
    return rs_without(parties, s->turn.fought[nation]);
}

const char *co_refuse_strike(const void *state, rs_move move)
{
    const co_state *s = state;
    const char *no = refuse_control(s, move.arg[0]);
    rs_set prey;

    if (no) return no;
    if (rs_has(&s->turn.fought[move.arg[0]], move.arg[1]))
        return RS_NO("CO-24.13", "It has already attacked that opponent in this scoring.");
    prey = prey_of(s, move.arg[0]);
    return rs_has(&prey, move.arg[1]) ? NULL : RS_NO("CO-24.13", "It cannot attack that opponent.");
}

void co_act_moves(const void *state, rs_moves *moves)
{
    const co_state *s = state;
    int party;

    for (int nation = 0; nation < CO_NATIONS; nation++) {
        if (s->nation[nation].controller != rs_top_of(s)->seat) continue;
        rs_offer_if(co_verbs, s, moves, (rs_move){CO_EFFECT, {(int8_t)nation}});
        RS_EACH(party, prey_of(s, nation)) rs_offer2(moves, CO_STRIKE, nation, party);
    }
    rs_offer(moves, CO_END);
}

void co_act_apply(void *state, rs_move move, rs_turn *turn)
{
    co_state *s = state;

    switch (move.verb) {
    case CO_EFFECT: use_effect(s, move.arg[0], turn); break;
    case CO_STRIKE:
        rs_add(&s->turn.fought[move.arg[0]], move.arg[1]);
        co_start_battle(s, (int8_t[]){(int8_t)(CO_FIRST_NATION + move.arg[0]), move.arg[1]}, s->nation[move.arg[0]].node, false, turn);
        break;
    default: rs_pop(s);
    }
}
