/* stack.c - what may wait to be decided: which frame lies on which, and what each needs. Part of the invariants. */
#include "games/compagnie/compagnie.h"

/* ---- What may lie on what, and in which stage ------------------------------------------------------------------------------------------
 */

/* clang-format off */
static const uint8_t *const on_top_of[CO_POINTS] = {
    [CO_ROUND]       = RS_POINTS(CO_EVENTS, CO_TURN, CO_ROLL, CO_SCORING),
    [CO_EVENTS]      = RS_POINTS(CO_REFILL, CO_UNREST),
    [CO_REFILL]      = RS_POINTS(CO_D_SHARE, CO_D_PICK),
    [CO_UNREST]      = RS_POINTS(CO_D_UNREST),
    [CO_TURN]        = RS_POINTS(CO_MARK_WHEELS, CO_D_FLEET, CO_D_SPLIT, CO_D_LOAD, CO_D_STEP, CO_D_TRIBUTE, CO_BATTLE, CO_D_PORT, CO_PORT, CO_D_MOCK, CO_D_SHIFT,
                       CO_D_BUY, CO_D_RESEARCH, CO_D_EXTRA),
    [CO_MARK_WHEELS] = RS_POINTS(CO_D_MARKER, CO_MARK_WHEELS),
    [CO_D_SHIFT]     = RS_POINTS(CO_MARK_WHEELS),
    [CO_D_LOAD]      = RS_POINTS(CO_D_ASK_COUNT, CO_D_ASK_FEE, CO_D_LOAD_REPLY, CO_D_LOAD_COUNTER, CO_D_TAKE),
    [CO_BATTLE]      = RS_POINTS(CO_D_STRATEGY, CO_D_ENGAGE, CO_D_BOARD, CO_D_SACRIFICE, CO_D_ALLOT, CO_D_FLEE, CO_MARK_WHEELS, CO_D_SHIFT),
    [CO_D_STRATEGY]  = RS_POINTS(CO_D_STRATEGY),
    [CO_PORT]        = RS_POINTS(CO_D_WANT, CO_REFILL, CO_D_CHALLENGE, CO_D_BATTLES, CO_D_RAID, CO_D_RAID_HIT, CO_D_DELIVER),
    [CO_D_BATTLES]   = RS_POINTS(CO_BATTLE),
    [CO_D_BUY]       = RS_POINTS(CO_D_SHIP_FLEET, CO_D_BUILD_FEE, CO_D_BUILD_REPLY, CO_D_BUILD_COUNTER),
    [CO_ROLL]        = RS_POINTS(CO_D_LOSS_TOKENS),
    [CO_SCORING]     = RS_POINTS(CO_D_CLAIM, CO_D_PIPS, CO_D_ACT),
    [CO_D_ACT]       = RS_POINTS(CO_D_REMOVE, CO_BATTLE),
};

/* The stages of the step below in which a frame can lie on it, bit each. */
#define S(stage) (1u << CO_##stage)
static const uint32_t stages_below[CO_POINTS] = {
    [CO_EVENTS] = S(R_TURNS), [CO_TURN] = S(R_TURNS), [CO_ROLL] = S(R_SCORING), [CO_SCORING] = S(R_NEXT),
    [CO_UNREST] = S(E_DONE),
    [CO_D_FLEET] = S(T_SAIL), [CO_D_SPLIT] = S(T_SAIL), [CO_D_LOAD] = S(T_SAIL), [CO_D_STEP] = S(T_SAIL), [CO_D_TRIBUTE] = S(T_ENCOUNTERS),
    [CO_D_PORT] = S(T_PORTS), [CO_PORT] = S(T_PORTS), [CO_D_MOCK] = S(T_BUY), [CO_D_BUY] = S(T_RESEARCH), [CO_D_RESEARCH] = S(T_DONE), [CO_D_EXTRA] = S(T_DONE),
    [CO_D_WANT] = S(P_PACKETS), [CO_D_CHALLENGE] = S(P_CHALLENGES), [CO_D_BATTLES] = S(P_RAIDS), [CO_D_RAID] = S(P_RAIDS), [CO_D_RAID_HIT] = S(P_RAIDS),
    [CO_D_DELIVER] = S(P_DONE),
    [CO_D_STRATEGY] = S(B_REVEAL), [CO_D_ENGAGE] = S(B_FIRST_SHIPS), [CO_D_SACRIFICE] = S(B_FIRST) | S(B_SECOND), [CO_D_BOARD] = S(B_SECOND_SHIPS) | S(B_LOWER),
    [CO_D_ALLOT] = S(B_ALLOT_1) | S(B_LOSSES), [CO_D_FLEE] = S(B_FLEE_1) | S(B_RAISE),
    [CO_D_CLAIM] = S(S_CLAIMS), [CO_D_PIPS] = S(S_CLAIMS), [CO_D_ACT] = S(S_ACTS),
};
/* clang-format on */

/* Frames that can lie on several kinds of steps. */
static uint32_t stages_for(int below, int kind)
{
    if (kind == CO_REFILL) return below == CO_EVENTS ? S(E_REFILL) : S(P_PACKETS) | S(P_CHALLENGES);
    if (kind == CO_BATTLE) return below == CO_TURN ? S(T_ENCOUNTERS) : 0;
    if (kind == CO_MARK_WHEELS) return below == CO_TURN ? S(T_SAIL) | S(T_BUY) : below == CO_BATTLE ? S(B_SHIFT_0) : 0;
    if (kind == CO_D_SHIFT) return below == CO_TURN ? S(T_BUY) : S(B_SHIFT_1) | S(B_OVER);
    return stages_below[kind];
}

static bool lies_well(const co_state *s, const rs_frame *below, const rs_frame *frame)
{
    uint32_t stages = stages_for(below->kind, frame->kind);
    int stage = below->kind == CO_BATTLE ? s->battle.stage : below->arg[CO_F_STAGE];

    if (!rs_among(on_top_of[below->kind], frame->kind)) return false;
    if (below->kind == CO_D_STRATEGY) return below->arg[0] == 1 && frame->arg[0] == 0;
    return stages == 0 || stages >> stage & 1;
}

/* ---- Helpers
 * ----------------------------------------------------------------------------------------------------------------------------------- */

static bool is_seat(const co_state *s, int seat) { return seat >= 0 && seat < s->head.players; }
static bool in_use(const co_state *s, int seat, int number) { return s->fleet[co_fleet_of(seat, number)].node != CO_NONE; }
static bool unplayed(const co_state *s, int seat, int number) { return in_use(s, seat, number) && !(s->turn.played >> number & 1); }

static int bales_of(const co_state *s, int port, int owner)
{
    int sum = 0;

    for (int field = 0; field < CO_FIELDS; field++)
        if (s->port[port].owner[field] == owner) sum += s->port[port].bales[field];
    return sum;
}

/* ---- Rounds, events, scorings
 * -------------------------------------------------------------------------------------------------------------------- */

/* Set-up: those later in the order have begun, the others not. */
static bool start_is_sound(const co_state *s, const rs_frame *frame)
{
    int place = co_place_of(s, frame->seat);

    for (int i = 0; i < s->head.players; i++)
        if ((co_ship_count(s, s->order[i]) > 0) != (i > place)) return false;
    return s->head.depth == 1 && s->active == CO_NONE && s->calendar == 1 && s->round == 1;
}

static bool share_is_sound(const co_state *s, const rs_frame *frame, const rs_frame *refill)
{
    bool admin = co_admin_usable(s, frame->arg[0]);

    if (frame->arg[0] != refill->arg[0] || s->supply[frame->arg[0]] < 1) return false;
    return frame->kind == CO_D_SHARE ? admin && s->port[frame->arg[0]].admin == frame->seat : !admin;
}

static bool unrest_is_sound(const co_state *s, const rs_frame *frame)
{
    int ships = __builtin_popcountll(s->ships_of[frame->arg[0]]);

    return co_owner_of(frame->arg[0]) == frame->seat && ships >= 2 && frame->arg[1] <= ships;
}

static bool claim_is_sound(const co_state *s, const rs_frame *frame)
{
    rs_move move = {0, {frame->arg[1], frame->arg[2]}};

    switch (frame->arg[0]) {
    case CO_CLAIM_PLACE: return !co_refuse_place(s, move);
    case CO_CLAIM_STRENGTHEN: return !co_refuse_strengthen(s, move) && s->nation[frame->arg[1]].node == frame->arg[2];
    case CO_CLAIM_MOVE: return !co_refuse_transfer(s, move);
    default: return !co_refuse_ally(s, move) && s->nation[frame->arg[1]].node == frame->arg[2];
    }
}

static bool scoring_frame_is_sound(const co_state *s, const rs_frame *frame, const rs_frame *below)
{
    int index = below->arg[CO_F_INDEX] - (frame->kind == CO_D_ACT);

    if (index < 0 || index >= s->head.players || s->order[index] != frame->seat) return false;
    if (frame->kind == CO_D_ACT) return true;
    return s->company[frame->seat].budget > 0 && (frame->kind == CO_D_CLAIM || claim_is_sound(s, frame));
}

static bool remove_is_sound(const co_state *s, const rs_frame *frame)
{
    const co_nation *portugal = &s->nation[CO_PORTUGAL];

    return portugal->node != CO_NONE && co_is_port(portugal->node) && portugal->controller == frame->seat;
}

static bool round_frame_is_sound(const co_state *s, const rs_frame *frame, const rs_frame *below)
{
    int index = below->arg[frame->kind == CO_D_LOSS_TOKENS ? 0 : CO_F_INDEX] - 1;

    if (frame->kind == CO_D_LOSS_TOKENS && (below->arg[1] >= 6 || s->company[frame->seat].losses == 0)) return false;
    return index >= 0 && index < s->head.players && s->order[index] == frame->seat;
}

/* ---- Phase 2
 * ------------------------------------------------------------------------------------------------------------------------------------------
 */

static bool split_is_sound(const co_state *s, const rs_frame *frame)
{
    int from = frame->arg[0], to = frame->arg[1];

    if (from == to || !unplayed(s, frame->seat, from)) return false;
    return !in_use(s, frame->seat, to) ||
           (unplayed(s, frame->seat, to) && s->fleet[co_fleet_of(frame->seat, to)].node == s->fleet[co_fleet_of(frame->seat, from)].node);
}

static bool load_is_sound(const co_state *s, const rs_frame *frame)
{
    int node = s->fleet[co_fleet_of(s->active, frame->arg[0])].node;

    return unplayed(s, s->active, frame->arg[0]) && co_is_port(node) && co_open(s, s->active, node);
}

static bool request_is_sound(const co_state *s, const rs_frame *frame, const rs_frame *load)
{
    int fleet = co_fleet_of(s->active, frame->arg[CO_A_NUMBER]), owner = frame->arg[CO_A_OWNER];
    int count = frame->kind == CO_D_ASK_COUNT ? 1 : frame->arg[CO_A_COUNT];

    if (frame->arg[CO_A_NUMBER] != load->arg[0] || !is_seat(s, owner) || owner == s->active) return false;
    if (count > co_fleet_space(s, fleet) || count > bales_of(s, s->fleet[fleet].node, owner)) return false;
    if (frame->seat != (frame->kind == CO_D_LOAD_REPLY ? owner : s->active)) return false;
    return frame->arg[CO_A_FEE] <= s->company[s->active].ducats;
}

static bool step_is_sound(const co_state *s, const rs_frame *frame)
{
    int node;

    if (!unplayed(s, frame->seat, frame->arg[CO_M_NUMBER])) return false;
    node = s->fleet[co_fleet_of(frame->seat, frame->arg[CO_M_NUMBER])].node;
    return co_is_sea(node) || frame->arg[CO_M_MADE] == 0;
}

/* ---- Phase 3
 * -------------------------------------------------------------------------------------------------------------------------------------------
 */

static bool tribute_is_sound(const co_state *s, const rs_frame *frame)
{
    return in_use(s, frame->seat, frame->arg[0]) && frame->arg[2] < s->nest[frame->arg[1]];
}

static bool port_is_sound(const rs_frame *frame)
{
    return frame->arg[CO_F_STAGE] != CO_P_PACKETS || frame->arg[CO_F_INDEX] <= CO_XI - CO_X;
}

static bool fleet_in(const co_state *s, int number, int port) { return s->fleet[co_fleet_of(s->active, number)].node == port; }

/* The challenger is here and no friend. */
static bool challenge_is_sound(const co_state *s, const rs_frame *frame, int port)
{
    int party = frame->arg[0];

    if (!fleet_in(s, frame->arg[1], port) || frame->seat == s->active) return false;
    if (co_is_fleet(party)) return co_owner_of(party) == frame->seat && s->fleet[party].node == port && co_number_of(party) < CO_ORDINARY;
    if (co_is_fort(party)) return party - CO_FIRST_FORT == frame->seat && s->port[port].fort == frame->seat;
    if (co_is_pirate(party)) return false;
    return s->nation_on[port] == party - CO_FIRST_NATION && s->nation[party - CO_FIRST_NATION].controller == frame->seat &&
           !co_open(s, s->active, port);
}

static bool port_frame_is_sound(const co_state *s, const rs_frame *frame, const rs_frame *below)
{
    int port = below->arg[CO_F_PORT];

    if (frame->kind == CO_REFILL) return frame->arg[0] == port;
    if (frame->kind == CO_D_CHALLENGE) return challenge_is_sound(s, frame, port);
    if (frame->seat != s->active) return false;
    if (frame->kind == CO_D_RAID || frame->kind == CO_D_RAID_HIT) return frame->arg[1] == port && fleet_in(s, frame->arg[0], port);
    if (frame->kind == CO_D_DELIVER) return frame->arg[0] == port && co_open(s, s->active, port);
    return frame->arg[0] == port;
}

/* ---- Battles
 * ----------------------------------------------------------------------------------------------------------------------------------------------
 */

static bool fleet_fights(const co_state *s, int fleet, int stage)
{
    if (co_number_of(fleet) >= CO_ORDINARY || !is_seat(s, co_owner_of(fleet))) return false;
    return stage > CO_B_LOSSES || s->fleet[fleet].node == s->battle.node;
}

static bool nation_fights(const co_state *s, int nation)
{
    const co_battle *b = &s->battle;

    if (b->stage > CO_B_LOSSES) return true;
    return s->nation[nation].node == b->node && b->foreign + b->boarded + b->sacrificed == s->nation[nation].pips;
}

static bool pirates_fight(const co_state *s, int nest)
{
    const co_battle *b = &s->battle;

    if (b->stage > CO_B_REVEAL && (b->tile < CO_FIRST_AMBUSH || rs_has(&s->tiles, b->tile))) return false;
    if (b->at_nest && b->node != CO_FIRST_NEST + nest) return false;
    return b->stage > CO_B_LOSSES || b->foreign + b->boarded + b->sacrificed <= s->nest[nest];
}

static bool side_is_sound(const co_state *s, int side)
{
    int party = s->battle.side[side];
    bool chosen = s->battle.strategy[side] != CO_NONE, revealed = s->battle.stage > CO_B_REVEAL;

    if (co_is_fleet(party)) return fleet_fights(s, party, s->battle.stage) && chosen == revealed;
    if (co_is_nation(party)) return co_is_port(s->battle.node) && nation_fights(s, party - CO_FIRST_NATION) && chosen;
    if (side == 0 || party == CO_NONE) return false;
    if (co_is_pirate(party)) return pirates_fight(s, party - CO_FIRST_PIRATE) && chosen == revealed;
    return is_seat(s, party - CO_FIRST_FORT) && s->battle.fort == party - CO_FIRST_FORT && !chosen;
}

static bool fort_is_sound(const co_state *s)
{
    const co_battle *b = &s->battle;
    int party;

    if (b->fort == CO_NONE) return b->fire == 0;
    party = b->side[co_fort_side(s)];
    if (!co_is_port(b->node) || (co_is_fleet(party) ? co_owner_of(party) : party - CO_FIRST_FORT) != b->fort) return false;
    return b->stage > CO_B_LOSSES || s->port[b->node].fort == b->fort;
}

/* Ships set aside are the enemy's, between the first effect and the losses. */
static bool aside_is_sound(const co_state *s, int side)
{
    int enemy = s->battle.side[1 - side];
    uint64_t ships = s->battle.aside[side].bits[0];

    if (!ships) return true;
    return s->battle.stage <= CO_B_LOSSES && co_is_fleet(enemy) && (ships & ~s->ships_of[enemy]) == 0;
}

/* Two different companies, or a company and a nation or pirates; in a turn the first side is the active company's. */
static bool battle_is_sound(const co_state *s, const rs_frame *below)
{
    const co_battle *b = &s->battle;

    if (b->node == CO_NONE || !side_is_sound(s, 0) || !side_is_sound(s, 1) || !fort_is_sound(s)) return false;
    if (!aside_is_sound(s, 0) || !aside_is_sound(s, 1)) return false;
    if (below->kind == CO_D_ACT) return co_is_nation(b->side[0]) && !co_is_nation(b->side[1]) && !co_is_pirate(b->side[1]);
    if (!co_is_fleet(b->side[0]) || co_owner_of(b->side[0]) != s->active) return false;
    if (below->kind == CO_TURN) return co_is_pirate(b->side[1]);
    if (co_is_pirate(b->side[1]) || b->node != below->arg[0]) return false;
    return !co_is_fleet(b->side[1]) || co_owner_of(b->side[1]) != s->active;
}

static int room_of(const co_state *s, int side)
{
    int room = side == co_fort_side(s) ? CO_FORT_HULL - s->port[s->battle.node].fort_damage : 0, ship;

    CO_EACH_SHIP(ship, co_fighting(s, side))
    {
        int left = co_face(ship)->strength - co_wear(&s->ship[ship]);

        if (left < 0) return -1;
        room += left;
    }
    return room;
}

static bool allot_is_sound(const co_state *s, const rs_frame *frame)
{
    int side = frame->arg[0], hits = s->battle.hits[1 - side];

    return hits >= 1 && hits <= room_of(s, side) && s->battle.stage == (side ? CO_B_LOSSES : CO_B_ALLOT_1);
}

/* The side that boards or burns is the one whose effect is under way. */
static bool acts_now(const co_state *s, int side)
{
    bool first = s->battle.stage == CO_B_FIRST || s->battle.stage == CO_B_SECOND_SHIPS;

    return side == (first ? s->battle.first : 1 - s->battle.first) && s->battle.carried[side];
}

static bool battle_frame_is_sound(const co_state *s, const rs_frame *frame)
{
    const co_battle *b = &s->battle;
    int side = frame->arg[0], party = b->side[side];

    if (frame->kind == CO_D_ENGAGE) return frame->seat == s->active && co_is_pirate(b->side[1]) && !b->at_nest;
    if (frame->kind == CO_MARK_WHEELS || frame->kind == CO_D_SHIFT) return true;
    if (frame->kind == CO_D_ALLOT && co_is_fort(party)) return false;
    if (!co_is_fleet(party) || co_owner_of(party) != frame->seat) return false;
    switch (frame->kind) {
    case CO_D_STRATEGY: return true;
    case CO_D_SACRIFICE: return acts_now(s, side) && b->strategy[side] == CO_FIRESHIPS && co_side_ships(s, side) >= 2;
    case CO_D_BOARD: return acts_now(s, side) && b->grabs > 0 && co_can_grab(s, side);
    case CO_D_ALLOT: return allot_is_sound(s, frame);
    default: return s->fleet[party].node == b->node && !co_is_sea(b->node) && co_is_flight(b->strategy[side]); /* CO_D_FLEE */
    }
}

/* Who has already chosen: the side on turn, when the other is asked. */
static bool choices_fit(const co_state *s)
{
    const rs_frame *top = &s->stack[s->head.depth - 1];
    bool waiting = top->kind == CO_D_STRATEGY && top->arg[0] == 1 && co_is_fleet(s->battle.side[0]);

    for (int seat = 0; seat < s->head.players; seat++)
        if (s->company[seat].has_chosen != (waiting && co_owner_of(s->battle.side[0]) == seat)) return false;
    return true;
}

/* ---- Phases 4 and 5
 * ------------------------------------------------------------------------------------------------------------------------------------------
 */

static bool ship_is_sound(const co_state *s, const rs_frame *frame)
{
    bool dear = s->company[frame->seat].ducats < co_types[frame->arg[1]].cost - frame->arg[2];

    return frame->seat == s->active && !dear && co_free_ship(s, frame->arg[1]) != CO_NONE && frame->arg[0] != CO_CAPE;
}

static bool permission_is_sound(const co_state *s, const rs_frame *frame)
{
    const co_port *port = &s->port[frame->arg[0]];

    if (port->admin == CO_NONE || port->admin == s->active) return false;
    if (frame->seat != (frame->kind == CO_D_BUILD_REPLY ? port->admin : s->active)) return false;
    return frame->kind == CO_D_BUILD_FEE || frame->arg[1] <= s->company[s->active].ducats;
}

static bool extra_is_sound(const co_state *s, const rs_frame *frame)
{
    for (int i = 0; i < CO_MARKERS; i++)
        if ((s->company[frame->seat].extra[i] == CO_NONE) != (i >= CO_MARKERS - frame->arg[0])) return false;
    return co_owns(s, frame->seat, CO_TACTICS);
}

static bool marker_is_sound(const co_state *s, const rs_frame *frame, const rs_frame *below)
{
    return frame->seat == below->seat && s->company[frame->seat].marker[frame->arg[0] - 1] == CO_NONE &&
           co_highest_level(s, frame->seat) >= frame->arg[0];
}

/* ---- Each frame
 * -----------------------------------------------------------------------------------------------------------------------------------------------
 */

static bool turn_frame_is_sound(const co_state *s, const rs_frame *frame)
{
    if (frame->seat != s->active) return false;
    switch (frame->kind) {
    case CO_D_SPLIT: return split_is_sound(s, frame);
    case CO_D_LOAD: return load_is_sound(s, frame);
    case CO_D_STEP: return step_is_sound(s, frame);
    case CO_D_TRIBUTE: return tribute_is_sound(s, frame);
    case CO_PORT: return port_is_sound(frame);
    case CO_D_EXTRA: return extra_is_sound(s, frame);
    default: return true;
    }
}

static bool frame_is_sound(const co_state *s, const rs_frame *frame, const rs_frame *below)
{
    if (frame->kind == CO_BATTLE) return battle_is_sound(s, below);
    if (frame->kind == CO_MARK_WHEELS && !is_seat(s, frame->seat)) return false;
    switch (below->kind) {
    case CO_ROUND: return frame->kind != CO_TURN || (frame->seat == s->active && round_frame_is_sound(s, frame, below));
    case CO_REFILL: return share_is_sound(s, frame, below);
    case CO_UNREST: return unrest_is_sound(s, frame);
    case CO_TURN: return turn_frame_is_sound(s, frame);
    case CO_MARK_WHEELS: return frame->kind == CO_MARK_WHEELS || marker_is_sound(s, frame, below);
    case CO_D_LOAD: return request_is_sound(s, frame, below);
    case CO_BATTLE:
    case CO_D_STRATEGY: return battle_frame_is_sound(s, frame);
    case CO_PORT: return port_frame_is_sound(s, frame, below);
    case CO_D_BUY: return frame->kind == CO_D_SHIP_FLEET ? ship_is_sound(s, frame) : permission_is_sound(s, frame);
    case CO_ROLL: return round_frame_is_sound(s, frame, below);
    case CO_SCORING: return scoring_frame_is_sound(s, frame, below);
    case CO_D_ACT: return remove_is_sound(s, frame);
    default: return true;
    }
}

static bool battle_matches_stack(const co_state *s)
{
    static const co_battle none = {
        .side = {CO_NONE, CO_NONE}, .strategy = {CO_NONE, CO_NONE}, .node = CO_NONE, .fort = CO_NONE, .tile = CO_NONE};
    bool fought = false;

    for (int i = 0; i < s->head.depth; i++) fought |= s->stack[i].kind == CO_BATTLE;
    return fought || __builtin_memcmp(&s->battle, &none, sizeof none) == 0;
}

const char *co_broken_stack(const co_state *s)
{
    const rs_frame *bottom = &s->stack[0];

    if (s->head.depth == 0) return "has nothing to decide";
    if (!battle_matches_stack(s)) return "has a battle that nobody fights";
    if (bottom->kind == CO_D_START) return start_is_sound(s, bottom) ? NULL : "has an impossible start";
    if (bottom->kind != CO_ROUND) return "has a stack without its bottom";
    if ((s->active != CO_NONE) != (s->head.depth > 1 && s->stack[1].kind == CO_TURN)) return "has a turn of nobody";
    for (int i = 1; i < s->head.depth; i++)
        if (!lies_well(s, &s->stack[i - 1], &s->stack[i]) || !frame_is_sound(s, &s->stack[i], &s->stack[i - 1]))
            return "has decisions on its stack that cannot follow each other";
    return choices_fit(s) ? NULL : "has a strategy chosen out of time";
}
