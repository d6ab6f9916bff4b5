/* battle.c - a battle, stage by stage: strategies, effects, hits, losses, flight, experience (CO-8, CO-9.9).
 *
 * Side 0 is the side on turn: a fleet of the active company, or a nation in a scoring. Side 1 is a fleet, a fort alone, a nation or
 * pirates. What the strategies do stands in effect.c. */
#include "games/compagnie/compagnie.h"

/* ---- Who fights ------------------------------------------------------------------------------------------------------------ */

void co_battle_over(co_state *s)
{
    s->battle = (co_battle){.side = {CO_NONE, CO_NONE}, .strategy = {CO_NONE, CO_NONE}, .node = CO_NONE, .fort = CO_NONE, .tile = CO_NONE};
}

uint64_t co_fighting(const co_state *s, int side)
{
    const co_battle *b = &s->battle;

    return co_is_fleet(b->side[side]) ? s->ships_of[b->side[side]] & ~b->aside[0].bits[0] & ~b->aside[1].bits[0] : 0;
}

int co_side_ships(const co_state *s, int side)
{
    int party = s->battle.side[side];

    if (co_is_fleet(party)) return __builtin_popcountll(co_fighting(s, side));
    return co_is_fort(party) ? 0 : s->battle.foreign;
}

static int side_seat(const co_state *s, int side)
{
    int party = s->battle.side[side];

    return co_is_fleet(party) ? co_owner_of(party) : co_is_fort(party) ? party - CO_FIRST_FORT : CO_NONE;
}

int co_fort_side(const co_state *s) { return s->battle.fort == CO_NONE ? CO_NONE : s->battle.fort != side_seat(s, 0); }

static void begin_battle(co_state *s, int side_0, int side_1, int node, rs_turn *turn)
{
    co_battle_over(s);
    s->battle.side[0] = (int8_t)side_0;
    s->battle.side[1] = (int8_t)side_1;
    s->battle.node = (int8_t)node;
    rs_tell(turn, CO_EV_BATTLE, s->active, side_0, side_1, node, 0);
    rs_push(s, CO_BATTLE, s->active);
}

static void bring_fort(co_state *s, int side)
{
    co_battle *b = &s->battle;
    int seat = side_seat(s, side);

    if (seat == CO_NONE || s->port[b->node].fort != seat) return;
    b->fort = (int8_t)seat;
    b->fire = (int8_t)(CO_FORT_HULL - s->port[b->node].fort_damage);
}

/* Fireships need two ships; else the nation plays its strategy of +1. */
static void ready_nation(co_state *s, int side)
{
    const co_nation *nation = &s->nation[s->battle.side[side] - CO_FIRST_NATION];
    const int8_t *wheel = co_nation_strategy[s->battle.side[side] - CO_FIRST_NATION];
    int strategy = wheel[nation->level];

    s->battle.foreign = nation->pips;
    s->battle.strategy[side] = (int8_t)(strategy == CO_FIRESHIPS && nation->pips < 2 ? wheel[1] : strategy);
}

/* CO-12.2: in its owner's turn a fort only helps a fleet that was challenged. */
void co_start_battle(co_state *s, const int8_t sides[2], int node, bool challenged, rs_turn *turn)
{
    begin_battle(s, sides[0], sides[1], node, turn);
    for (int side = challenged ? 0 : 1; side < 2; side++) bring_fort(s, side);
    for (int side = 0; side < 2; side++)
        if (co_is_nation(s->battle.side[side])) ready_nation(s, side);
}

void co_start_pirate_battle(co_state *s, int fleet, int nest, int ships, bool at_nest, rs_turn *turn)
{
    begin_battle(s, fleet, CO_FIRST_PIRATE + nest, s->fleet[fleet].node, turn);
    s->battle.foreign = (int8_t)ships;
    s->battle.at_nest = at_nest;
}

/* ---- B1: strategies ------------------------------------------------------------------------------------------------------------ */

uint32_t co_available(const co_state *s, int fleet)
{
    static const uint32_t wheels_up_to[CO_WHEELS] = {0x7, 0x7f, 0x7ff, 0x7fff};
    const co_company *c = &s->company[co_owner_of(fleet)];
    uint32_t marked = 0x7;

    for (int i = 0; i < CO_MARKERS; i++) {
        if (c->marker[i] != CO_NONE) marked |= 1u << c->marker[i];
        if (c->extra[i] != CO_NONE && c->fresh != CO_TACTICS) marked |= 1u << c->extra[i]; /* CO-20.5 */
    }
    marked &= wheels_up_to[s->fleet[fleet].level];
    return __builtin_popcountll(s->ships_of[fleet]) >= 2 ? marked : marked & ~(1u << CO_FIRESHIPS);
}

static int fleet_of_side(const co_state *s) { return s->battle.side[rs_top_of(s)->arg[0]]; }

const char *co_refuse_play(const void *state, rs_move move)
{
    const co_state *s = state;
    int fleet = fleet_of_side(s);

    if (co_available(s, fleet) >> move.arg[0] & 1) return NULL;
    if (co_strategies[move.arg[0]].level > s->fleet[fleet].level)
        return RS_NO("CO-9.1", "The fleet's experience does not reach that wheel.");
    if (move.arg[0] == CO_FIRESHIPS && __builtin_popcountll(s->ships_of[fleet]) < 2)
        return RS_NO("CO-9.1", "Fireships need a fleet of two ships or more.");
    return RS_NO("CO-9.1", "Your company has no marker on that strategy.");
}

void co_strategy_moves(const void *state, rs_moves *moves)
{
    const co_state *s = state;
    int strategy;

    CO_EACH_BIT(strategy, co_available(s, fleet_of_side(s))) rs_offer1(moves, CO_PLAY, strategy);
}

void co_strategy_apply(void *state, rs_move move, rs_turn *turn)
{
    co_state *s = state;
    co_company *c = &s->company[rs_top(s)->seat];

    (void)turn;
    c->chosen = move.arg[0];
    c->has_chosen = 1;
    rs_pop(s);
}

static void ask_strategies(co_state *s)
{
    for (int side = 1; side >= 0; side--)
        if (co_is_fleet(s->battle.side[side])) rs_push(s, CO_D_STRATEGY, side_seat(s, side))->arg[0] = (int8_t)side;
}

/* ---- The reveal ---------------------------------------------------------------------------------------------------------------------- */

/* CO-10.10 */
rs_set co_ambushes_left(const co_state *s)
{
    rs_set all = rs_range(CO_FIRST_AMBUSH, CO_TILES - 1), stack = rs_both(s->tiles, all);

    return rs_is_empty(&stack) ? all : stack;
}

int co_draw_ambush(co_state *s, rs_turn *turn)
{
    rs_set stack = co_ambushes_left(s);
    int tile = rs_pick(turn->chance, stack, &co_tile_words);

    rs_add_all(&s->tiles, stack);
    rs_remove(&s->tiles, tile);
    rs_tell(turn, CO_EV_TILE, RS_NOBODY, tile, 0, 0, 0);
    return tile;
}

static int strength_of(const co_state *s, int fleet)
{
    int sum = 0, ship;

    CO_EACH_SHIP(ship, s->ships_of[fleet]) sum += co_face(ship)->strength;
    return sum;
}

/* CO-10.5 */
bool co_tile_attacks(const co_state *s, int tile, int ships, int fleet)
{
    return ships * co_ambushes[tile - CO_FIRST_AMBUSH].aggression > strength_of(s, fleet);
}

/* A single ship is no fireship. */
int co_tile_strategy(int tile, int ships)
{
    int strategy = co_ambushes[tile - CO_FIRST_AMBUSH].strategy;

    return strategy == CO_FIRESHIPS && ships < 2 ? CO_MELEE : strategy;
}

static void reveal_pirates(co_state *s, rs_turn *turn)
{
    co_battle *b = &s->battle;

    b->tile = (int8_t)co_draw_ambush(s, turn);
    b->strategy[1] = (int8_t)co_tile_strategy(b->tile, b->foreign);
    if (b->at_nest || co_tile_attacks(s, b->tile, b->foreign, b->side[0])) return; /* CO-10.9 */
    rs_tell(turn, CO_EV_SHY, s->active, 0, 0, 0, 0);
    rs_push(s, CO_D_ENGAGE, s->active);
}

static void reveal(co_state *s, rs_turn *turn)
{
    co_battle *b = &s->battle;

    for (int side = 0; side < 2; side++) {
        co_company *c;

        if (!co_is_fleet(b->side[side])) continue;
        c = &s->company[side_seat(s, side)];
        b->strategy[side] = c->chosen;
        c->chosen = CO_NONE;
        c->has_chosen = 0;
    }
    for (int side = 0; side < 2; side++)
        if (b->strategy[side] != CO_NONE) rs_tell(turn, CO_EV_STRATEGY, s->active, b->side[side], b->strategy[side], 0, 0);
    if (co_is_pirate(b->side[1])) reveal_pirates(s, turn);
}

/* ---- Effects ----------------------------------------------------------------------------------------------------------------------------
 */

bool co_is_flight(int strategy) { return strategy == CO_FLIGHT || strategy == CO_FLIGHT_1; }

static bool is_cancelled(const co_state *s, int side)
{
    const co_battle *b = &s->battle;
    int first = b->strategy[b->first];

    return side != b->first && (co_is_flight(first) || first == CO_FEIGNED_RETREAT); /* CO-9.10, CO-9.12 */
}

static void sacrifice_foreign(co_state *s, int side, rs_turn *turn)
{
    s->battle.foreign--;
    s->battle.sacrificed++;
    s->battle.lowered[side] = co_is_pirate(s->battle.side[side]) ? CO_PIRATE_HULL : CO_NATION_HULL;
    rs_tell(turn, CO_EV_SACRIFICES, s->active, s->battle.side[side], 0, 0, 0);
}

/* Does the side act, and has it a ship to set on fire? */
static void muster(co_state *s, int side, rs_turn *turn)
{
    co_battle *b = &s->battle;
    int ships = co_side_ships(s, side);

    b->carried[side] = ships > 0 && !is_cancelled(s, side); /* CO-8.7 */
    if (!b->carried[side] || b->strategy[side] != CO_FIRESHIPS || ships < 2) return;
    if (co_is_fleet(b->side[side]))
        rs_push(s, CO_D_SACRIFICE, side_seat(s, side))->arg[0] = (int8_t)side;
    else
        sacrifice_foreign(s, side, turn);
}

const char *co_refuse_sacrifice(const void *state, rs_move move)
{
    const co_state *s = state;

    return co_fighting(s, rs_top_of(s)->arg[0]) >> move.arg[0] & 1 ? NULL
                                                                   : RS_NO("CO-9.2", "That ship is not in your fleet in this battle.");
}

void co_sacrifice_moves(const void *state, rs_moves *moves)
{
    int ship;

    CO_EACH_SHIP(ship, co_fighting(state, rs_top_of(state)->arg[0])) rs_offer1(moves, CO_SACRIFICE, ship);
}

void co_sacrifice_apply(void *state, rs_move move, rs_turn *turn)
{
    co_state *s = state;
    int side = rs_top(s)->arg[0];

    s->battle.lowered[side] = (int8_t)co_face(move.arg[0])->strength;
    co_lose_ship(s, move.arg[0], false, turn); /* CO-13.3 */
    rs_pop(s);
}

/* ---- B2: boarding
 * ---------------------------------------------------------------------------------------------------------------------------- */

const char *co_refuse_board(const void *state, rs_move move)
{
    const co_state *s = state;
    int side = rs_top_of(s)->arg[0], ship = move.arg[0];
    bool foreign = !co_is_fleet(s->battle.side[1 - side]);

    if (foreign != (ship == CO_NONE) || (foreign && s->battle.foreign == 0)) return RS_NO("CO-9.4", "That is not an enemy ship.");
    if (!foreign && !(co_fighting(s, 1 - side) >> ship & 1)) return RS_NO("CO-9.5", "That ship is not in the battle.");
    return co_boarding_price(s, side, ship) <= s->battle.hits[side] ? NULL
                                                                    : RS_NO("CO-9.4", "You do not have enough hits left to pay for it.");
}

void co_board_moves(const void *state, rs_moves *moves)
{
    const co_state *s = state;
    int side = rs_top_of(s)->arg[0], ship;

    if (co_is_fleet(s->battle.side[1 - side]))
        CO_EACH_SHIP(ship, co_fighting(s, 1 - side)) rs_offer_if(co_verbs, s, moves, (rs_move){CO_BOARD, {(int8_t)ship}});
    else
        rs_offer_if(co_verbs, s, moves, (rs_move){CO_BOARD, {CO_NONE}});
    rs_offer(moves, CO_END);
}

static void end_boarding(co_state *s)
{
    rs_pop(s);
    s->battle.grabs = 0;
}

void co_board_apply(void *state, rs_move move, rs_turn *turn)
{
    co_state *s = state;
    co_battle *b = &s->battle;
    int side = rs_top(s)->arg[0], ship = move.arg[0];

    if (move.verb == CO_END) {
        end_boarding(s);
        return;
    }
    b->hits[side] = (int16_t)(b->hits[side] - co_boarding_price(s, side, ship));
    b->grabs--;
    if (ship == CO_NONE) {
        b->foreign--;
        b->boarded++;
        rs_tell(turn, CO_EV_CAPTURES, s->active, b->side[side], b->side[1 - side], 0, 0);
    } else {
        rs_add(&b->aside[side], ship);
        rs_tell(turn, CO_EV_BOARDS, s->active, b->side[side], ship, 0, 0);
    }
    if (!co_can_grab(s, side)) end_boarding(s);
}

/* ---- B4: allotting hits (CO-8.8)
 * ------------------------------------------------------------------------------------------------------------------ */

static int remaining(const co_state *s, int ship) { return co_face(ship)->strength - co_wear(&s->ship[ship]); }

static int fort_room(const co_state *s, int side)
{
    return side == co_fort_side(s) ? CO_FORT_HULL - s->port[s->battle.node].fort_damage : 0;
}

static void hit_ship(co_state *s, int ship, int hits, rs_turn *turn)
{
    s->ship[ship].damage = (int8_t)(s->ship[ship].damage + hits);
    rs_tell(turn, CO_EV_DAMAGED, co_owner_of(s->ship[ship].fleet), ship, hits, 0, 0);
}

static void hit_fort(co_state *s, int hits, rs_turn *turn)
{
    co_port *port = &s->port[s->battle.node];

    port->fort_damage = (int8_t)(port->fort_damage + hits);
    rs_tell(turn, CO_EV_FORT_HIT, port->fort, s->battle.node, hits, 0, 0);
}

static void hit_everything(co_state *s, int side, int hits, rs_turn *turn)
{
    int fort = fort_room(s, side), ship;

    if (fort > 0) hit_fort(s, rs_at_most(fort, hits), turn);
    CO_EACH_SHIP(ship, co_fighting(s, side))
    if (remaining(s, ship) > 0) hit_ship(s, ship, remaining(s, ship) < hits ? remaining(s, ship) : hits, turn);
}

/* The hits on a company's side: asked for only where there is a choice. */
static void allot(co_state *s, int side, rs_turn *turn)
{
    int16_t *hits = &s->battle.hits[1 - side];
    int room = fort_room(s, side), targets = room > 0, ship;

    if (side_seat(s, side) == CO_NONE || *hits <= 0) return;
    CO_EACH_SHIP(ship, co_fighting(s, side))
    {
        room += remaining(s, ship);
        targets++;
    }
    if (*hits < room && targets > 1) {
        rs_push(s, CO_D_ALLOT, side_seat(s, side))->arg[0] = (int8_t)side;
        return;
    }
    hit_everything(s, side, *hits, turn);
    *hits = 0;
}

static int hits_to_allot(const co_state *s) { return s->battle.hits[1 - rs_top_of(s)->arg[0]]; }

const char *co_refuse_put(const void *state, rs_move move)
{
    const co_state *s = state;

    if (!(co_fighting(s, rs_top_of(s)->arg[0]) >> move.arg[0] & 1))
        return RS_NO("CO-8.8", "That ship is not in your fleet in this battle.");
    if (move.arg[1] < 1 || move.arg[1] > hits_to_allot(s)) return RS_NO("CO-8.8", "There are not that many hits to allot.");
    return move.arg[1] <= remaining(s, move.arg[0]) ? NULL : RS_NO("CO-8.8", "A ship cannot take more hits than it has strength left.");
}

const char *co_refuse_put_fort(const void *state, rs_move move)
{
    const co_state *s = state;

    if (move.arg[0] < 1 || move.arg[0] > hits_to_allot(s)) return RS_NO("CO-8.8", "There are not that many hits to allot.");
    return move.arg[0] <= fort_room(s, rs_top_of(s)->arg[0]) ? NULL : RS_NO("CO-12.1", "No fort of yours can take that many hits.");
}

void co_allot_moves(const void *state, rs_moves *moves)
{
    const co_state *s = state;
    int side = rs_top_of(s)->arg[0], hits = hits_to_allot(s), ship;

    CO_EACH_SHIP(ship, co_fighting(s, side))
    for (int put = 1; put <= hits && put <= remaining(s, ship); put++) rs_offer2(moves, CO_PUT, ship, put);
    for (int put = 1; put <= hits && put <= fort_room(s, side); put++) rs_offer1(moves, CO_PUT_FORT, put);
}

void co_allot_apply(void *state, rs_move move, rs_turn *turn)
{
    co_state *s = state;
    int side = rs_top(s)->arg[0], put = move.verb == CO_PUT ? move.arg[1] : move.arg[0];

    if (move.verb == CO_PUT)
        hit_ship(s, move.arg[0], put, turn);
    else
        hit_fort(s, put, turn);
    s->battle.hits[1 - side] = (int16_t)(s->battle.hits[1 - side] - put);
    if (s->battle.hits[1 - side] == 0) rs_pop(s);
}

/* ---- B5: flight (CO-9.9)
 * --------------------------------------------------------------------------------------------------------------------------- */

static bool still_there(const co_state *s, int side)
{
    return co_is_fleet(s->battle.side[side]) && s->fleet[s->battle.side[side]].node == s->battle.node;
}

static void flee(co_state *s, int side)
{
    const co_battle *b = &s->battle;
    bool at_sea = co_is_pirate(b->side[1]) && !b->at_nest; /* an encounter: it stays, even in a port */

    if (still_there(s, side) && co_is_flight(b->strategy[side]) && !at_sea)
        rs_push(s, CO_D_FLEE, side_seat(s, side))->arg[0] = (int8_t)side;
}

const char *co_refuse_flee(const void *state, rs_move move)
{
    const co_node_face *node = &co_nodes[((const co_state *)state)->battle.node];

    for (int i = 0; i < node->links; i++)
        if (node->link[i] == move.arg[0]) return NULL;
    return RS_NO("CO-9.9", "A fleet flees to a linked sea field.");
}

const char *co_refuse_stay(const void *state, rs_move move)
{
    const co_state *s = state;
    int side = rs_top_of(s)->arg[0];

    (void)move;
    if (s->battle.strategy[side] != CO_FLIGHT_1) return RS_NO("CO-9.9", "Only the Flight of wheel +1 lets a fleet stay.");
    return co_fort_side(s) == 1 - side ? RS_NO("CO-9.9", "An enemy fort took part: the fleet must leave.") : NULL;
}

void co_flee_moves(const void *state, rs_moves *moves)
{
    const co_state *s = state;
    const co_node_face *node = &co_nodes[s->battle.node];

    for (int i = 0; i < node->links; i++) rs_offer1(moves, CO_FLEE, node->link[i]);
    rs_offer_if(co_verbs, s, moves, (rs_move){CO_STAY, {0}});
}

void co_flee_apply(void *state, rs_move move, rs_turn *turn)
{
    co_state *s = state;
    int fleet = fleet_of_side(s);

    rs_pop(s);
    if (move.verb == CO_STAY) return;
    co_move_fleet(s, fleet, move.arg[0]);
    rs_tell(turn, CO_EV_FLEES, co_owner_of(fleet), fleet, move.arg[0], 0, 0);
}

/* ---- Experience (CO-8.10)
 * ------------------------------------------------------------------------------------------------------------------------------ */

static bool survives(const co_state *s, int side) { return co_is_fleet(s->battle.side[side]) && s->ships_of[s->battle.side[side]] != 0; }

static void gain_experience(co_state *s, rs_turn *turn)
{
    for (int side = 0; side < 2; side++) {
        int party = s->battle.side[side];

        if (survives(s, side)) co_raise(s, party, turn);
        if (!co_is_nation(party) || s->nation[party - CO_FIRST_NATION].node == CO_NONE) continue;
        if (s->nation[party - CO_FIRST_NATION].level < CO_WHEELS - 1) s->nation[party - CO_FIRST_NATION].level++; /* CO-11.8 */
    }
    for (int side = 1; side >= 0; side--)
        if (survives(s, side)) rs_push(s, CO_MARK_WHEELS, side_seat(s, side));
}

/* ---- All of it
 * -----------------------------------------------------------------------------------------------------------------------------------------
 */

static void lower_hits(co_state *s, rs_turn *turn)
{
    co_battle *b = &s->battle;
    int lowered[2] = {co_lowered_hits(s, 0), co_lowered_hits(s, 1)};

    for (int side = 0; side < 2; side++) {
        b->hits[side] = (int16_t)lowered[side];
        if (b->hits[side] > 0) rs_tell(turn, CO_EV_HITS, s->active, b->side[side], b->hits[side], 0, 0);
    }
    if (b->fort == CO_NONE || co_is_flight(b->strategy[b->first])) return;
    b->hits[co_fort_side(s)] = (int16_t)(b->hits[co_fort_side(s)] + b->fire); /* CO-8.7, CO-12.3 */
    rs_tell(turn, CO_EV_FIRE, b->fort, b->fire, 0, 0, 0);
}

static void decide_first(co_state *s, rs_turn *turn)
{
    s->battle.first = (int8_t)co_first_side(s);
    rs_tell(turn, CO_EV_FIRST, s->active, s->battle.side[s->battle.first], 0, 0, 0);
    muster(s, s->battle.first, turn);
}

void co_battle_step(void *state, rs_turn *turn)
{
    co_state *s = state;
    co_battle *b = &s->battle;

    switch (b->stage++) {
    case CO_B_CHOOSE: ask_strategies(s); break;
    case CO_B_REVEAL: reveal(s, turn); break;
    case CO_B_FIRST_SHIPS: decide_first(s, turn); break;
    case CO_B_FIRST: co_carry_out(s, b->first, turn); break;
    case CO_B_SECOND_SHIPS: muster(s, 1 - b->first, turn); break;
    case CO_B_SECOND: co_carry_out(s, 1 - b->first, turn); break;
    case CO_B_LOWER: lower_hits(s, turn); break;
    case CO_B_ALLOT_0: allot(s, 0, turn); break;
    case CO_B_ALLOT_1: allot(s, 1, turn); break;
    case CO_B_LOSSES: co_settle_losses(s, turn); break;
    case CO_B_FLEE_0: flee(s, 0); break;
    case CO_B_FLEE_1: flee(s, 1); break;
    case CO_B_RAISE: gain_experience(s, turn); break;
    case CO_B_SHIFT_0:
    case CO_B_SHIFT_1:
        if (survives(s, b->stage - 1 - CO_B_SHIFT_0)) co_begin_shift(s, b->side[b->stage - 1 - CO_B_SHIFT_0]);
        break;
    default: co_battle_over(s); rs_pop(s);
    }
}
