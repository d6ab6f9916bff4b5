/* port.c - phase 3 in a port: packet boats, challenges, battles, raids, deliveries (CO-7, CO-8.1 to CO-8.4, CO-11.9, CO-12.8). */
#include "games/compagnie/compagnie.h"

/* ---- Who could fight whom ---------------------------------------------------------------------------------------------------- */

/* A nation of the port that is not allied with the active company, or CO_NONE. */
static int hostile_nation(const co_state *s, int port) { return co_open(s, s->active, port) ? CO_NONE : s->nation_on[port]; }

/* Other companies' fleets I-V, forts without such a fleet, a hostile nation: as parties. */
static rs_set enemies_in(const co_state *s, int port)
{
    rs_set parties = {{0, 0}};
    int fort = s->port[port].fort, nation = hostile_nation(s, port), number;

    for (int seat = 0; seat < s->head.players; seat++)
        if (seat != s->active) CO_EACH_BIT(number, co_ordinary_at(s, seat, port)) rs_add(&parties, co_fleet_of(seat, number));
    if (fort != CO_NONE && fort != s->active && !co_ordinary_at(s, fort, port)) rs_add(&parties, CO_FIRST_FORT + fort);
    if (nation != CO_NONE) rs_add(&parties, CO_FIRST_NATION + nation);
    return parties;
}

static int seat_of_party(int party) { return co_is_fleet(party) ? co_owner_of(party) : party - CO_FIRST_FORT; }

/* CO-11.9: the nation must be fought before its allies. */
static bool is_shielded(const co_state *s, int port, int number, int party)
{
    int nation = hostile_nation(s, port);

    if (nation == CO_NONE || co_is_nation(party) || !co_allied(s, seat_of_party(party), nation)) return false;
    return !rs_has(&s->turn.fought[number], CO_FIRST_NATION + nation);
}

/* ---- T7: the next port -------------------------------------------------------------------------------------------------------------- */

static bool raid_is_open(const co_state *s, int port, int owner)
{
    int nation = s->nation_on[port];

    if (owner == CO_NONE || owner == s->active || co_ordinary_at(s, owner, port) || s->port[port].fort == owner) return false;
    return nation == CO_NONE || !co_allied(s, owner, nation) || co_allied(s, s->active, nation);
}

static bool any_raid(const co_state *s, int port)
{
    for (int field = 0; field < CO_FIELDS; field++)
        if (raid_is_open(s, port, s->port[port].owner[field])) return true;
    return false;
}

/* The marker bale that a packet boat just brought from elsewhere, or CO_NONE (CO-7.2, CO-7.4). */
static int bale_brought(const co_state *s, int port, int number)
{
    int fleet = co_fleet_of(s->active, number), good;

    if (s->fleet[fleet].node != port || !(s->turn.entered >> number & 1)) return CO_NONE;
    good = s->ship[__builtin_ctzll(s->ships_of[fleet])].cargo[0];
    return good == port ? CO_NONE : good;
}

bool co_port_is_idle(const co_state *s, int port)
{
    uint32_t fleets = co_ordinary_at(s, s->active, port);
    rs_set enemies;
    int number;

    if (bale_brought(s, port, CO_X) != CO_NONE || bale_brought(s, port, CO_XI) != CO_NONE) return false;
    if (!fleets) return true;
    enemies = enemies_in(s, port);
    if (!rs_is_empty(&enemies) || any_raid(s, port)) return false;
    if (co_open(s, s->active, port)) CO_EACH_BIT(number, fleets)
    if (co_has_bales(s, co_fleet_of(s->active, number))) return false;
    return true;
}

static bool is_to_resolve(const co_state *s, int port) { return co_fleets_at(s, s->active, port) && !rs_has(&s->turn.resolved, port); }

const char *co_refuse_visit(const void *state, rs_move move)
{
    return is_to_resolve(state, move.arg[0]) ? NULL : RS_NO("CO-7.1", "You have no fleet there, or have dealt with that port already.");
}

void co_visit_moves(const void *state, rs_moves *moves)
{
    for (int port = 0; port < CO_PORTS; port++)
        if (is_to_resolve(state, port)) rs_offer1(moves, CO_VISIT, port);
}

void co_visit_apply(void *state, rs_move move, rs_turn *turn)
{
    co_state *s = state;

    (void)turn;
    rs_add(&s->turn.resolved, move.arg[0]);
    rs_become(s, CO_PORT, s->active)->arg[CO_F_PORT] = move.arg[0];
}

/* ---- T8: a packet boat comes in --------------------------------------------------------------------------------------------------------
 */

/* Begins with the bale, then asks field by field; true: something was begun. */
static bool call_of_packet(co_state *s, rs_frame *frame, rs_turn *turn)
{
    int port = frame->arg[CO_F_PORT], number = CO_X + frame->arg[CO_F_INDEX], fleet = co_fleet_of(s->active, number);

    if (frame->arg[CO_F_FIELD] == 0) {
        int good = bale_brought(s, port, number);

        if (good == CO_NONE) return false;
        co_unstow(s, __builtin_ctzll(s->ships_of[fleet]), good);
        rs_tell(turn, CO_EV_DUMPS, s->active, __builtin_ctzll(s->ships_of[fleet]), good, 0, 0);
    }
    while (frame->arg[CO_F_FIELD] < CO_FIELDS) {
        int field = frame->arg[CO_F_FIELD]++;

        if (s->port[port].bales[field] >= co_level_of(s, port, field)) continue;

        rs_frame *asked = rs_push(s, CO_D_WANT, s->active);

        asked->arg[0] = (int8_t)port;
        asked->arg[1] = (int8_t)field;
        return true;
    }
    return false;
}

static void refill_as_wanted(co_state *s, int port)
{
    if (s->want[0] || s->want[1] || s->want[2] || s->want[3]) rs_push(s, CO_REFILL, RS_NOBODY)->arg[0] = (int8_t)port;
}

static void packet_stage(co_state *s, rs_turn *turn)
{
    rs_frame *frame = rs_top(s);

    if (call_of_packet(s, frame, turn)) return;
    frame->arg[CO_F_FIELD] = 0;
    if (++frame->arg[CO_F_INDEX] > CO_XI - CO_X) {
        frame->arg[CO_F_STAGE]++;
        frame->arg[CO_F_INDEX] = 0;
    }
    refill_as_wanted(s, frame->arg[CO_F_PORT]);
}

static int room_of_field(const co_state *s)
{
    int port = rs_top_of(s)->arg[0], field = rs_top_of(s)->arg[1];

    return co_level_of(s, port, field) - s->port[port].bales[field];
}

const char *co_refuse_want(const void *state, rs_move move)
{
    return move.arg[0] >= 0 && move.arg[0] <= room_of_field(state) ? NULL : RS_NO("CO-7.2", "A field is filled no further than its level.");
}

void co_want_moves(const void *state, rs_moves *moves)
{
    for (int bales = 0; bales <= room_of_field(state); bales++) rs_offer1(moves, CO_WANT, bales);
}

void co_want_apply(void *state, rs_move move, rs_turn *turn)
{
    co_state *s = state;
    int field = rs_top(s)->arg[1];

    (void)turn;
    s->want[field] = move.arg[0];
    rs_pop(s);
}

/* ---- T9: challenges
 * ------------------------------------------------------------------------------------------------------------------------ */

/* Challenger number `index`: the nation, then the companies after the active one, each with fleets I-V and the fort; CO_NONE: not here. */
static int challenger(const co_state *s, int port, int index)
{
    rs_set enemies = enemies_in(s, port);
    int seat, party, nation = hostile_nation(s, port);

    if (index == 0) return nation == CO_NONE ? CO_NONE : CO_FIRST_NATION + nation;
    seat = s->order[(co_place_of(s, s->active) + 1 + (index - 1) / (CO_ORDINARY + 1)) % s->head.players];
    party = (index - 1) % (CO_ORDINARY + 1);
    party = party == CO_ORDINARY ? CO_FIRST_FORT + seat : co_fleet_of(seat, party);
    return rs_has(&enemies, party) ? party : CO_NONE;
}

/* CO-11.10: with its ally the nation challenges, too, and comes first. */
static void note_challenge(co_state *s, int port, int party, int number, rs_turn *turn)
{
    rs_add(&s->turn.pending[number], party);
    rs_tell(turn, CO_EV_CHALLENGES, co_is_nation(party) ? s->active : seat_of_party(party), party, co_fleet_of(s->active, number), 0, 0);
    if (is_shielded(s, port, number, party)) rs_add(&s->turn.pending[number], CO_FIRST_NATION + s->nation_on[port]);
}

static void ask_challenge(co_state *s, int port, int party, int number, rs_turn *turn)
{
    int seat = co_is_nation(party) ? s->nation[party - CO_FIRST_NATION].controller : seat_of_party(party);
    rs_frame *frame;

    if (seat == CO_NONE) {
        note_challenge(s, port, party, number, turn);
        return;
    }
    frame = rs_push(s, CO_D_CHALLENGE, seat);
    frame->arg[0] = (int8_t)party;
    frame->arg[1] = (int8_t)number;
}

/* Goes on with the pairs until somebody is asked. */
static void challenge_stage(co_state *s, rs_turn *turn)
{
    rs_frame *frame = rs_top(s);
    int port = frame->arg[CO_F_PORT], pairs = (1 + (s->head.players - 1) * (CO_ORDINARY + 1)) * CO_ORDINARY;
    uint32_t entered = co_ordinary_at(s, s->active, port) & s->turn.entered;

    for (int depth = s->head.depth; frame->arg[CO_F_INDEX] < pairs && depth == s->head.depth && entered;) {
        int pair = frame->arg[CO_F_INDEX]++, party;

        if (!(entered >> pair % CO_ORDINARY & 1) || (party = challenger(s, port, pair / CO_ORDINARY)) == CO_NONE) continue;
        ask_challenge(s, port, party, pair % CO_ORDINARY, turn);
    }
    if (rs_top(s) != frame) return;
    frame->arg[CO_F_STAGE]++;
    frame->arg[CO_F_INDEX] = 0;
}

void co_challenge_moves(const void *state, rs_moves *moves)
{
    (void)state;
    rs_offer(moves, CO_CHALLENGE);
    rs_offer(moves, CO_PASS);
}

void co_challenge_apply(void *state, rs_move move, rs_turn *turn)
{
    co_state *s = state;
    rs_frame frame = *rs_top(s);

    rs_pop(s);
    if (move.verb == CO_CHALLENGE) note_challenge(s, rs_top(s)->arg[CO_F_PORT], frame.arg[0], frame.arg[1], turn);
}

/* ---- T10: battles
 * ------------------------------------------------------------------------------------------------------------------------------ */

/* Challenges that still stand (CO-8.12), for one fleet. */
static rs_set standing(const co_state *s, int port, int number, rs_set enemies)
{
    if (s->fleet[co_fleet_of(s->active, number)].node != port) return (rs_set){{0, 0}};
    return rs_both(s->turn.pending[number], enemies);
}

static bool any_waits(const co_state *s, int port, rs_set challengers)
{
    for (int number = 0; number < CO_ORDINARY; number++) {
        rs_set waiting = standing(s, port, number, challengers);

        if (!rs_is_empty(&waiting)) return true;
    }
    return false;
}

static bool nation_waits(const co_state *s, int port, rs_set enemies)
{
    return any_waits(s, port, rs_both(enemies, rs_range(CO_FIRST_NATION, CO_FIRST_PIRATE - 1)));
}

bool co_challenge_waits(const co_state *s, int port) { return any_waits(s, port, enemies_in(s, port)); }

const char *co_refuse_resolve(const void *state, rs_move move)
{
    const co_state *s = state;
    int port = rs_top_of(s)->arg[0];
    rs_set enemies = enemies_in(s, port), waiting;

    if (move.arg[1] >= CO_ORDINARY) return RS_NO("CO-8.1", "Packet fleets never fight.");
    waiting = standing(s, port, move.arg[1], enemies);
    if (!rs_has(&waiting, move.arg[0])) return RS_NO("CO-8.4", "There is no such challenge.");
    if (nation_waits(s, port, enemies) && !co_is_nation(move.arg[0])) return RS_NO("CO-8.4", "The nation's challenges come first.");
    return NULL;
}

const char *co_refuse_attack(const void *state, rs_move move)
{
    const co_state *s = state;
    int port = rs_top_of(s)->arg[0], number = move.arg[0], party = move.arg[1];
    rs_set enemies = enemies_in(s, port);

    if (number >= CO_ORDINARY || !(co_ordinary_at(s, s->active, port) >> number & 1))
        return RS_NO("CO-8.3", "Only a fleet I to V in this port can attack.");
    if (!rs_has(&enemies, party)) return RS_NO("CO-8.3", "There is no such opponent here.");
    if (rs_has(&s->turn.fought[number], party)) return RS_NO("CO-8.4", "They have already fought each other this turn.");
    if (rs_has(&s->turn.pending[number], party)) return RS_NO("CO-8.4", "It has challenged this fleet: answer the challenge.");
    if (nation_waits(s, port, enemies)) return RS_NO("CO-8.4", "The nation's challenges come first.");
    return is_shielded(s, port, number, party) ? RS_NO("CO-11.9", "The nation defends its ally: fight the nation first.") : NULL;
}

static void attack_moves(const co_state *s, int port, int number, rs_set enemies, rs_moves *moves)
{
    rs_set targets = rs_without(rs_without(enemies, s->turn.fought[number]), s->turn.pending[number]);
    int party;

    RS_EACH(party, targets)
        if (!is_shielded(s, port, number, party)) rs_offer2(moves, CO_ATTACK, number, party);
}

void co_battles_moves(const void *state, rs_moves *moves)
{
    const co_state *s = state;
    int port = rs_top_of(s)->arg[0], number, party;
    rs_set enemies = enemies_in(s, port);
    bool nation_first = nation_waits(s, port, enemies), pending = false;

    for (number = 0; number < CO_ORDINARY; number++)
        RS_EACH(party, standing(s, port, number, enemies)) {
            pending = true;
            if (!nation_first || co_is_nation(party)) rs_offer2(moves, CO_RESOLVE, party, number);
        }
    if (!nation_first) CO_EACH_BIT(number, co_ordinary_at(s, s->active, port)) attack_moves(s, port, number, enemies, moves);
    if (!pending) rs_offer(moves, CO_END);
}

void co_battles_apply(void *state, rs_move move, rs_turn *turn)
{
    co_state *s = state;
    int port = rs_top(s)->arg[0];
    int party = move.verb == CO_RESOLVE ? move.arg[0] : move.arg[1], number = move.verb == CO_RESOLVE ? move.arg[1] : move.arg[0];

    if (move.verb == CO_END) {
        rs_pop(s);
        return;
    }
    rs_remove(&s->turn.pending[number], party);
    rs_add(&s->turn.fought[number], party);
    co_start_battle(s, (int8_t[]){(int8_t)co_fleet_of(s->active, number), (int8_t)party}, port, move.verb == CO_RESOLVE, turn);
}

static void battle_stage(co_state *s)
{
    rs_frame *frame = rs_top(s);
    int port = frame->arg[CO_F_PORT];
    rs_set enemies = enemies_in(s, port);

    frame->arg[CO_F_STAGE]++;
    if (!rs_is_empty(&enemies) && co_ordinary_at(s, s->active, port)) rs_push(s, CO_D_BATTLES, s->active)->arg[0] = (int8_t)port;
}

/* ---- T11: raids
 * ----------------------------------------------------------------------------------------------------------------------------------- */

static void raid_stage(co_state *s)
{
    rs_frame *frame = rs_top(s);
    int port = frame->arg[CO_F_PORT], number = frame->arg[CO_F_INDEX]++;

    if (number >= CO_ORDINARY) {
        frame->arg[CO_F_STAGE]++;
        frame->arg[CO_F_INDEX] = 0;
    } else if (co_ordinary_at(s, s->active, port) >> number & 1 && any_raid(s, port)) {
        rs_frame *asked = rs_push(s, CO_D_RAID, s->active);

        asked->arg[0] = (int8_t)number;
        asked->arg[1] = (int8_t)port;
    }
}

static bool has_warehouse(const co_state *s, int port, int owner)
{
    for (int field = 0; field < CO_FIELDS; field++)
        if (s->port[port].owner[field] == owner) return true;
    return false;
}

const char *co_refuse_raid(const void *state, rs_move move)
{
    const co_state *s = state;
    int port = rs_top_of(s)->arg[1];

    if (!has_warehouse(s, port, move.arg[0])) return RS_NO("CO-12.8", "That company has no warehouse here.");
    return raid_is_open(s, port, move.arg[0]) ? NULL : RS_NO("CO-12.8", "Those warehouses are defended, or they are your own.");
}

void co_raid_moves(const void *state, rs_moves *moves)
{
    const co_state *s = state;

    rs_offer(moves, CO_PASS);
    for (int owner = 0; owner < s->head.players; owner++) rs_offer_if(co_verbs, s, moves, (rs_move){CO_RAID, {(int8_t)owner}});
}

void co_raid_apply(void *state, rs_move move, rs_turn *turn)
{
    co_state *s = state;
    rs_frame frame = *rs_top(s);
    int fleet = co_fleet_of(s->active, frame.arg[0]), hits = co_volley(s, s->ships_of[fleet]) + s->fleet[fleet].level;
    int most = CO_FIELDS * CO_WAREHOUSE_HULL;

    rs_pop(s);
    if (move.verb == CO_PASS) return;
    s->turn.raided |= (uint8_t)(1 << frame.arg[0]);
    rs_tell(turn, CO_EV_RAID, s->active, fleet, move.arg[0], 0, 0);

    rs_frame *next = rs_push(s, CO_D_RAID_HIT, s->active);

    next->arg[0] = frame.arg[0];
    next->arg[1] = frame.arg[1];
    next->arg[2] = move.arg[0];
    next->arg[3] = (int8_t)rs_at_most(hits, most);
}

const char *co_refuse_hit(const void *state, rs_move move)
{
    const co_state *s = state;
    const rs_frame *frame = rs_top_of(s);

    return s->port[frame->arg[1]].owner[move.arg[0]] == frame->arg[2]
               ? NULL
               : RS_NO("CO-12.9", "The company that is raided has no warehouse there.");
}

void co_raid_hit_moves(const void *state, rs_moves *moves)
{
    for (int field = 0; field < CO_FIELDS; field++) rs_offer_if(co_verbs, state, moves, (rs_move){CO_HIT, {(int8_t)field}});
}

/* CO-12.10 */
static void ruin(co_state *s, int port, int field, rs_turn *turn)
{
    co_empty_field(s, port, field);
    s->port[port].owner[field] = CO_NONE;
    rs_tell(turn, CO_EV_RUIN, s->active, port, field, 0, 0);
}

void co_raid_hit_apply(void *state, rs_move move, rs_turn *turn)
{
    co_state *s = state;
    rs_frame *frame = rs_top(s);
    int port = frame->arg[1], owner = frame->arg[2], room = CO_WAREHOUSE_HULL - s->port[port].damage[move.arg[0]];
    int hits = rs_at_most(frame->arg[3], room);

    s->port[port].damage[move.arg[0]] = (int8_t)(s->port[port].damage[move.arg[0]] + hits);
    frame->arg[3] = (int8_t)(frame->arg[3] - hits);
    if (hits == room)
        ruin(s, port, move.arg[0], turn);
    else
        rs_tell(turn, CO_EV_SINGED, s->active, port, move.arg[0], 0, 0);
    if (frame->arg[3] == 0 || !has_warehouse(s, port, owner)) rs_pop(s);
}

/* ---- T12: deliveries
 * --------------------------------------------------------------------------------------------------------------------------------- */

/* CO-7.11, CO-12.11 */
static uint64_t delivering(const co_state *s, int port)
{
    uint64_t ships = 0;
    int number;

    CO_EACH_BIT(number, co_ordinary_at(s, s->active, port) & ~(uint32_t)s->turn.raided)
    ships |= s->ships_of[co_fleet_of(s->active, number)];
    return ships;
}

static void delivery_stage(co_state *s)
{
    rs_frame *frame = rs_top(s);
    int port = frame->arg[CO_F_PORT], ship;

    frame->arg[CO_F_STAGE]++;
    if (!co_open(s, s->active, port)) return; /* CO-7.13 */
    CO_EACH_SHIP(ship, delivering(s, port))
    if (s->ship[ship].cargo[0] != CO_NONE) {
        rs_push(s, CO_D_DELIVER, s->active)->arg[0] = (int8_t)port;
        return;
    }
}

static const char *refuse_bale(const co_state *s, rs_move move)
{
    if (!(delivering(s, rs_top_of(s)->arg[0]) >> move.arg[0] & 1)) return RS_NO("CO-7.11", "That ship cannot unload here this turn.");
    return co_carries(&s->ship[move.arg[0]], move.arg[1]) ? NULL : RS_NO("CO-7.6", "That ship has no such bale.");
}

/* CO-7.7 */
const char *co_refuse_dump(const void *state, rs_move move)
{
    const char *no = refuse_bale(state, move);

    if (no) return no;
    return co_prices[rs_top_of(state)->arg[0]][move.arg[1]] ? RS_NO("CO-7.7", "This port buys that good: deliver it or keep it.") : NULL;
}

const char *co_refuse_deliver(const void *state, rs_move move)
{
    const char *no = refuse_bale(state, move);

    if (no) return no;
    return co_prices[rs_top_of(state)->arg[0]][move.arg[1]] ? NULL : RS_NO("CO-7.6", "This port does not buy that good.");
}

void co_deliver_moves(const void *state, rs_moves *moves)
{
    const co_state *s = state;
    int port = rs_top_of(s)->arg[0], ship;

    CO_EACH_SHIP(ship, delivering(s, port))
    {
        const int8_t *cargo = s->ship[ship].cargo;

        for (int i = 0; i < CO_HOLD; i++) {
            if (cargo[i] == CO_NONE || (i == 1 && cargo[1] == cargo[0])) continue;
            rs_offer2(moves, co_prices[port][cargo[i]] ? CO_DELIVER : CO_DUMP, ship, cargo[i]);
        }
    }
    rs_offer(moves, CO_END);
}

/* CO-7.8 */
int co_machines_bring(const co_state *s, int seat, int takings)
{
    return (co_uses(s, seat, CO_MACHINE_1) + co_uses(s, seat, CO_MACHINE_2)) * ((takings + 4) / 5);
}

/* CO-7.9: to whoever delivers. */
int co_director_brings(const co_state *s, int port, int takings)
{
    return co_admin_usable(s, port) && s->port[port].function == CO_DIRECTOR ? (takings + 2) / 3 : 0;
}

/* CO-7.8 to CO-7.10 */
static void pay_delivery(co_state *s, int port, rs_turn *turn)
{
    int seat = s->active, takings = s->turn.takings;
    int bonus = co_machines_bring(s, seat, takings), share = co_director_brings(s, port, takings);

    s->turn.takings = 0;
    if (takings == 0) return;
    rs_tell(turn, CO_EV_DELIVERY, seat, port, takings + bonus + share, bonus, share);
    if (bonus) rs_tell(turn, CO_EV_MACHINES, seat, bonus, 0, 0, 0);
    if (share) rs_tell(turn, CO_EV_DIRECTOR, seat, port, share, 0, 0);
    co_gain(s, seat, takings + bonus + share, turn);
    if (share && s->port[port].admin != seat) co_gain(s, s->port[port].admin, share, turn);
}

void co_deliver_apply(void *state, rs_move move, rs_turn *turn)
{
    co_state *s = state;
    int port = rs_top(s)->arg[0];

    if (move.verb == CO_END) {
        rs_pop(s);
        pay_delivery(s, port, turn);
        return;
    }
    co_unstow(s, move.arg[0], move.arg[1]);
    if (move.verb == CO_DUMP) {
        rs_tell(turn, CO_EV_DUMPS, s->active, move.arg[0], move.arg[1], 0, 0);
        return;
    }
    s->ship[move.arg[0]].mutiny = 0; /* CO-7.12 */
    s->turn.takings = (int16_t)(s->turn.takings + co_prices[port][move.arg[1]]);
    rs_tell(turn, CO_EV_DELIVERS, s->active, move.arg[0], move.arg[1], co_prices[port][move.arg[1]], 0);
}

/* ---- A port, from the packet boat to the delivery
 * ------------------------------------------------------------------------------------------------------ */

void co_port_step(void *state, rs_turn *turn)
{
    co_state *s = state;

    switch (rs_top(s)->arg[CO_F_STAGE]) {
    case CO_P_PACKETS: packet_stage(s, turn); break;
    case CO_P_CHALLENGES: challenge_stage(s, turn); break;
    case CO_P_BATTLES: battle_stage(s); break;
    case CO_P_RAIDS: raid_stage(s); break;
    case CO_P_DELIVERY: delivery_stage(s); break;
    default: rs_pop(s);
    }
}
