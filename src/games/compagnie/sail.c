/* sail.c - phase 2: choosing, splitting and merging fleets, and moving them (CO-3, CO-5, CO-6). */
#include "games/compagnie/compagnie.h"

/* ---- T2: which fleet ------------------------------------------------------------------------------------------------------ */

static bool is_unplayed(const co_state *s, int seat, int number)
{
    return s->fleet[co_fleet_of(seat, number)].node != CO_NONE && !(s->turn.played >> number & 1);
}

static bool ordinary_left(const co_state *s, int seat)
{
    for (int number = 0; number < CO_ORDINARY; number++)
        if (is_unplayed(s, seat, number)) return true;
    return false;
}

const char *co_refuse_select(const void *state, rs_move move)
{
    const co_state *s = state;
    int seat = rs_top_of(s)->seat;

    if (!is_unplayed(s, seat, move.arg[0])) return RS_NO("CO-3.1", "You have no such fleet, or it has been played this turn.");
    if (move.arg[0] >= CO_ORDINARY && ordinary_left(s, seat)) return RS_NO("CO-3.1", "Packet fleets are played last.");
    return NULL;
}

const char *co_refuse_split(const void *state, rs_move move)
{
    const co_state *s = state;
    int seat = rs_top_of(s)->seat;

    if (move.arg[0] >= CO_ORDINARY) return RS_NO("CO-3.2", "A packet boat sails alone.");
    if (!is_unplayed(s, seat, move.arg[0])) return RS_NO("CO-3.3", "You have no such fleet, or it has been played this turn.");
    if (__builtin_popcountll(s->ships_of[co_fleet_of(seat, move.arg[0])]) < 2) return RS_NO("CO-3.2", "Each part needs at least one ship.");
    if (co_free_number(s, seat) == CO_NONE) return RS_NO("CO-3.3", "All numbers I to V are in use.");
    return s->company[seat].ducats >= CO_FLEET_COST ? NULL : RS_NO("CO-3.3", "A new fleet costs 1 ducat.");
}

const char *co_refuse_merge(const void *state, rs_move move)
{
    const co_state *s = state;
    int seat = rs_top_of(s)->seat, a = move.arg[0], b = move.arg[1], node;

    if (a >= CO_ORDINARY || b >= CO_ORDINARY) return RS_NO("CO-3.2", "A packet boat sails alone.");
    node = s->fleet[co_fleet_of(seat, a)].node;
    if (a == b || node == CO_NONE || s->fleet[co_fleet_of(seat, b)].node == CO_NONE)
        return RS_NO("CO-3.4", "A merger needs two of your fleets.");
    if (node != s->fleet[co_fleet_of(seat, b)].node) return RS_NO("CO-3.4", "The two fleets are not in the same place.");
    return co_is_port(node) ? NULL : RS_NO("CO-3.5", "Fleets can merge only in a port.");
}

/* The fleets I to V that share a port with this one. */
static uint32_t beside(const co_state *s, int seat, int number)
{
    int node = s->fleet[co_fleet_of(seat, number)].node;

    return node != CO_NONE && co_is_port(node) ? co_ordinary_at(s, seat, node) & ~(1u << number) : 0;
}

bool co_can_merge(const co_state *s, int seat)
{
    for (int number = 0; number < CO_ORDINARY; number++)
        if (beside(s, seat, number)) return true;
    return false;
}

static void merge_moves(const co_state *s, int seat, rs_moves *moves)
{
    int other;

    for (int number = 0; number < CO_ORDINARY; number++)
        CO_EACH_BIT(other, beside(s, seat, number)) rs_offer2(moves, CO_MERGE, number, other);
}

void co_fleet_moves(const void *state, rs_moves *moves)
{
    const co_state *s = state;
    int seat = rs_top_of(s)->seat, first = ordinary_left(s, seat) ? 0 : CO_ORDINARY, last = first ? CO_NUMBERS : CO_ORDINARY;

    for (int number = first; number < last; number++)
        if (is_unplayed(s, seat, number)) rs_offer1(moves, CO_SELECT, number);
    if (moves->count == 0) rs_offer(moves, CO_END);
    for (int number = 0; number < CO_ORDINARY && !first; number++) rs_offer_if(co_verbs, s, moves, (rs_move){CO_SPLIT, {(int8_t)number}});
    merge_moves(s, seat, moves);
}

/* ---- T2a: splitting ---------------------------------------------------------------------------------------------------------- */

static void begin_split(co_state *s, int seat, int number, rs_turn *turn)
{
    rs_frame *frame = rs_become(s, CO_D_SPLIT, seat);

    frame->arg[0] = (int8_t)number;
    frame->arg[1] = (int8_t)co_free_number(s, seat);
    co_pay(s, seat, CO_FLEET_COST, turn);
}

const char *co_refuse_join(const void *state, rs_move move)
{
    const co_state *s = state;
    int from = co_fleet_of(rs_top_of(s)->seat, rs_top_of(s)->arg[0]);

    if (s->ship[move.arg[0]].fleet != from) return RS_NO("CO-3.3", "That ship is not in the fleet that is split.");
    return __builtin_popcountll(s->ships_of[from]) > 1 ? NULL : RS_NO("CO-3.2", "The old fleet has to keep at least one ship.");
}

void co_split_moves(const void *state, rs_moves *moves)
{
    const co_state *s = state;
    const rs_frame *frame = rs_top_of(s);
    uint64_t ships = s->ships_of[co_fleet_of(frame->seat, frame->arg[0])];
    int ship;

    if (ships & (ships - 1)) CO_EACH_SHIP(ship, ships) rs_offer1(moves, CO_JOIN, ship);
    if (s->ships_of[co_fleet_of(frame->seat, frame->arg[1])]) rs_offer(moves, CO_END);
}

void co_split_apply(void *state, rs_move move, rs_turn *turn)
{
    co_state *s = state;
    rs_frame frame = *rs_top(s);
    int from = co_fleet_of(frame.seat, frame.arg[0]), to = co_fleet_of(frame.seat, frame.arg[1]);

    if (move.verb == CO_END) {
        rs_pop(s);
        return;
    }
    if (s->fleet[to].node == CO_NONE) {
        co_move_fleet(s, to, s->fleet[from].node);
        s->fleet[to].level = s->fleet[from].level;
    }
    co_enlist(s, move.arg[0], to);
    rs_tell(turn, CO_EV_SPLIT, frame.seat, move.arg[0], to, 0, 0);
}

/* ---- T4: moving ------------------------------------------------------------------------------------------------------------------ */

static bool is_slow(const co_state *s, int ship) { return co_wear(&s->ship[ship]) >= co_face(ship)->threshold; }

static bool has_slow_ship(const co_state *s, int fleet)
{
    int ship;

    CO_EACH_SHIP(ship, s->ships_of[fleet])
    if (is_slow(s, ship)) return true;
    return false;
}

/* CO-5.2 to CO-5.4, without the Sextant. */
static int allowance(const co_state *s, int fleet, bool slow)
{
    int ship = __builtin_ctzll(s->ships_of[fleet]);

    if (!co_is_sea(s->fleet[fleet].node) || slow) return 1;
    return co_face(ship)->speed; /* all ordinary ships are alike, and a packet boat sails alone */
}

/* CO-5.5 */
static int extra_steps(const co_state *s, int fleet)
{
    return co_is_sea(s->fleet[fleet].node) && co_uses(s, co_owner_of(fleet), CO_SEXTANT);
}

int co_steps(const co_state *s, int fleet) { return allowance(s, fleet, has_slow_ship(s, fleet)) + extra_steps(s, fleet); }

static void begin_move(co_state *s, int seat, int number)
{
    int fleet = co_fleet_of(seat, number);
    bool slow = has_slow_ship(s, fleet);
    rs_frame *frame = rs_become(s, CO_D_STEP, seat);

    frame->arg[CO_M_NUMBER] = (int8_t)number;
    frame->arg[CO_M_FULL] = (int8_t)allowance(s, fleet, slow);
    frame->arg[CO_M_LEFT] = (int8_t)co_steps(s, fleet);
    frame->arg[CO_M_AREA] = co_nodes[s->fleet[fleet].node].area;
    frame->arg[CO_M_HALF] = slow;
}

/* A fleet that can load is asked to, before it moves. */
static void select_fleet(co_state *s, int seat, int number)
{
    int fleet = co_fleet_of(seat, number), node = s->fleet[fleet].node;

    if (number < CO_ORDINARY && co_is_port(node) && co_open(s, seat, node) && co_fleet_space(s, fleet) > 0)
        rs_become(s, CO_D_LOAD, seat)->arg[0] = (int8_t)number;
    else
        begin_move(s, seat, number);
}

void co_loaded(co_state *s)
{
    rs_frame frame = *rs_top(s);

    begin_move(s, frame.seat, frame.arg[0]);
}

const char *co_refuse_step(const void *state, rs_move move)
{
    const co_state *s = state;
    const rs_frame *frame = rs_top_of(s);
    const co_node_face *node = &co_nodes[s->fleet[co_fleet_of(frame->seat, frame->arg[CO_M_NUMBER])].node];

    for (int i = 0; i < node->links; i++)
        if (node->link[i] == move.arg[0]) return NULL;
    return RS_NO("CO-5.1", "No link leads there from the fleet's place.");
}

void co_step_moves(const void *state, rs_moves *moves)
{
    const co_state *s = state;
    const rs_frame *frame = rs_top_of(s);
    const co_node_face *node = &co_nodes[s->fleet[co_fleet_of(frame->seat, frame->arg[CO_M_NUMBER])].node];

    for (int i = 0; i < node->links; i++) rs_offer1(moves, CO_STEP, node->link[i]);
    rs_offer(moves, CO_STOP);
}

/* CO-4.8: a packet boat that leaves a port takes a bale of its good. */
static void take_marker(co_state *s, int fleet, rs_turn *turn)
{
    int ship = __builtin_ctzll(s->ships_of[fleet]), good = s->fleet[fleet].node;

    if (s->ship[ship].cargo[0] != CO_NONE || s->supply[good] == 0) return;
    s->supply[good]--;
    s->ship[ship].cargo[0] = (int8_t)good;
    rs_tell(turn, CO_EV_LOADS, co_owner_of(fleet), ship, good, 0, 0);
}

/* CO-10.2, CO-10.9 */
bool co_meets(const co_state *s, const rs_frame *frame, int node)
{
    const co_node_face *face = &co_nodes[node];

    if (frame->arg[CO_M_NUMBER] >= CO_ORDINARY || face->area == CO_NONE || s->nest[face->area] == 0) return false;
    return face->icon == CO_NONE || face->area != frame->arg[CO_M_AREA];
}

/* CO-6.3, CO-6.4 */
bool co_dawdles(const rs_frame *frame) { return frame->arg[CO_M_MADE] < frame->arg[CO_M_FULL] && !frame->arg[CO_M_HALF]; }

int co_move_mutiny(const co_state *s, int fleet, bool dawdled, int8_t tokens[CO_SHIPS])
{
    bool trades = co_number_of(fleet) < CO_ORDINARY;
    int sum = 0, ship;

    CO_EACH_SHIP(ship, s->ships_of[fleet])
    tokens[ship] = (int8_t)(dawdled + (trades ? co_space(&s->ship[ship], ship) : 0));
    co_waive_mutiny(s, fleet, tokens);
    CO_EACH_SHIP(ship, s->ships_of[fleet]) sum += tokens[ship];
    return sum;
}

static void note_played(co_state *s, int fleet, bool dawdled, rs_turn *turn)
{
    int8_t tokens[CO_SHIPS];

    s->turn.played |= (uint8_t)(1 << co_number_of(fleet));
    if (co_move_mutiny(s, fleet, dawdled, tokens)) co_take_mutiny(s, fleet, tokens, turn);
}

static void end_move(co_state *s, bool arrived, rs_turn *turn)
{
    rs_frame frame = *rs_top(s);

    rs_pop(s);
    note_played(s, co_fleet_of(frame.seat, frame.arg[CO_M_NUMBER]), !arrived && co_dawdles(&frame), turn);
}

/* ---- Merging (CO-3.4) ------------------------------------------------------------------------------------------------------------ */

int co_held_by_merger(const co_state *s, int seat, rs_move move)
{
    bool played[2] = {s->turn.played >> move.arg[0] & 1, s->turn.played >> move.arg[1] & 1};

    return played[0] == played[1] ? CO_NONE : co_fleet_of(seat, move.arg[played[0]]);
}

bool co_idles(const co_state *s, int fleet) { return !has_slow_ship(s, fleet); }

/* The higher level stays, and what either fleet has done and met in this turn; the other number is free again. */
static void merge(co_state *s, int into, int from, rs_turn *turn)
{
    int kept = co_number_of(into), freed = co_number_of(from), ship;

    CO_EACH_SHIP(ship, s->ships_of[from]) co_enlist(s, ship, into);
    if (s->fleet[from].level > s->fleet[into].level) s->fleet[into].level = s->fleet[from].level;
    s->turn.entered |= (uint8_t)((s->turn.entered >> freed & 1) << kept);
    co_inherit_encounters(s, freed, kept);
    co_dissolve(s, from);
    rs_tell(turn, CO_EV_MERGED, co_owner_of(into), from, into, 0, 0);
}

/* A fleet that has not been played stays where one is that has, and may perish by that. */
static void merge_fleets(co_state *s, int seat, rs_move move, rs_turn *turn)
{
    int held = co_held_by_merger(s, seat, move);

    rs_pop(s);
    if (held != CO_NONE) note_played(s, held, co_idles(s, held), turn);
    if (held == CO_NONE || s->fleet[held].node != CO_NONE) merge(s, co_fleet_of(seat, move.arg[0]), co_fleet_of(seat, move.arg[1]), turn);
}

void co_fleet_apply(void *state, rs_move move, rs_turn *turn)
{
    co_state *s = state;
    int seat = rs_top(s)->seat;

    switch (move.verb) {
    case CO_SELECT: select_fleet(s, seat, move.arg[0]); break;
    case CO_SPLIT: begin_split(s, seat, move.arg[0], turn); break;
    case CO_MERGE: merge_fleets(s, seat, move, turn); break;
    default: rs_pop(s); rs_top(s)->arg[CO_F_STAGE]++; /* phase 2 is over */
    }
}

/* ---- Steps ------------------------------------------------------------------------------------------------------------------------- */

static void sail_to(co_state *s, int node, rs_turn *turn)
{
    rs_frame *frame = rs_top(s);
    int number = frame->arg[CO_M_NUMBER], fleet = co_fleet_of(frame->seat, number);
    bool arrived = !co_is_sea(node);

    if (number >= CO_ORDINARY && co_is_port(s->fleet[fleet].node)) take_marker(s, fleet, turn);
    co_move_fleet(s, fleet, node);
    rs_tell(turn, CO_EV_SAILS, frame->seat, fleet, node, 0, 0);
    if (co_meets(s, frame, node)) co_note_encounter(s, number, co_nodes[node].area);
    frame->arg[CO_M_MADE]++;
    frame->arg[CO_M_LEFT]--;
    if (co_is_port(node)) s->turn.entered |= (uint8_t)(1 << number);
    if (arrived || frame->arg[CO_M_LEFT] == 0) end_move(s, arrived, turn);
}

void co_step_apply(void *state, rs_move move, rs_turn *turn)
{
    if (move.verb == CO_STOP)
        end_move(state, false, turn);
    else
        sail_to(state, move.arg[0], turn);
}
