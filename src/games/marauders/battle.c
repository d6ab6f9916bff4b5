/* battle.c - naval battles, round by round: declarations, Four-Pounders, contest, volleys, boarding and flight (MM-21). */
#include "games/marauders/marauders.h"

/* ---- Sides ------------------------------------------------------------------------------------------------------- */

int8_t *mm_values(mm_state *s, int side) { return mm_is_seat(side) ? s->captain[side].value : s->battle.npc; }
const int8_t *mm_values_of(const mm_state *s, int side) { return mm_is_seat(side) ? s->captain[side].value : s->battle.npc; }

static int value(const mm_state *s, int i, int location) { return mm_values_of(s, s->battle.side[i])[location]; }

static const mm_captain *player(const mm_state *s, int i) { return mm_is_seat(s->battle.side[i]) ? &s->captain[s->battle.side[i]] : NULL; }

static bool plays(const mm_state *s, int i, int captain) { return player(s, i) && player(s, i)->captain == captain; }

/* MM-21.3: an NPC is played by the left neighbour of the captain it fights. */
int mm_controller(const mm_state *s, int side)
{
    if (mm_is_seat(side)) return side;
    return mm_next_seat(s, s->battle.side[s->battle.side[0] == side ? 1 : 0]);
}

static int manoeuvre(const mm_state *s, int i) { return player(s, i) ? mm_manoeuvre(player(s, i)) : mm_ships[s->battle.ship].manoeuvre; }

static int seamanship(const mm_state *s, int i)
{
    const mm_captain *c = player(s, i);

    return c ? mm_skill_of(c, MM_SEAMANSHIP) : mm_npc_skill(s, s->battle.side[i] - MM_SIDE_NPC, MM_SEAMANSHIP);
}

static bool has_mod(const mm_state *s, int i, int mod) { return player(s, i) && mm_has_mod(player(s, i), mod); }

/* ---- Beginning and end ------------------------------------------------------------------------------------------- */

void mm_no_battle(mm_state *s)
{
    s->battle =
        (mm_battle){.looted = MM_NONE, .side = {MM_NONE, MM_NONE}, .ship = MM_NONE, .winner = MM_NONE, .declared = {MM_NONE, MM_NONE}};
}

/* MM-21.2 */
static void man_npc_ship(mm_state *s, int npc)
{
    s->battle.ship = (int8_t)mm_npc_ship(s, npc);
    for (int location = 0; location < MM_LOCATIONS; location++) s->battle.npc[location] = (int8_t)mm_ships[s->battle.ship].value[location];
}

/* MM-16.1: whose ship is attacked, if it is no pirate's. */
int mm_wronged_nation(const mm_state *s, int side)
{
    if (mm_is_seat(side)) return mm_pirate(&s->captain[side]) ? MM_NONE : mm_nation_of(&s->captain[side]);
    return mm_is_naval(side - MM_SIDE_NPC) ? side - MM_SIDE_NPC : MM_NONE;
}

void mm_start_battle(mm_state *s, int attacker, int defender, rs_turn *turn)
{
    int npc = mm_is_seat(attacker) ? defender : attacker, nation = mm_wronged_nation(s, defender);

    mm_no_battle(s);
    s->battle.side[0] = (int8_t)attacker;
    s->battle.side[1] = (int8_t)defender;
    if (!mm_is_seat(npc)) man_npc_ship(s, npc - MM_SIDE_NPC);
    rs_tell(turn, MM_EV_BATTLE, RS_NOBODY, attacker, defender, 0, 0);
    if (mm_is_seat(attacker) && nation != MM_NONE) mm_bounty(s, attacker, nation, turn); /* MM-16.5: before any dice */
    rs_push(s, MM_S_BATTLE, s->active);
}

/* Four-Pounders are turned back; then the Surgeons. */
void mm_battle_over(mm_state *s, int dying, rs_turn *turn)
{
    for (int i = 0; i < 2; i++) {
        int side = s->battle.side[i];

        if (!mm_is_seat(side) || dying >> i & 1) continue;
        s->captain[side].used_mods = (uint8_t)(s->captain[side].used_mods & ~(1u << MM_FOUR_POUNDERS));
        if (s->battle.crew_hit >> i & 1) mm_surgeon(s, side, turn);
    }
    mm_no_battle(s);
}

static void no_winner(mm_state *s, int event, int side, rs_turn *turn)
{
    rs_tell(turn, event, RS_NOBODY, side, 0, 0, 0);
    mm_battle_over(s, 0, turn);
    rs_pop(s);
}

static void victory(mm_state *s, int winner)
{
    s->battle.winner = (int8_t)winner;
    rs_become(s, MM_S_VICTORY, s->active);
}

/* MM-21.17: both captains die; the one whose turn it is draws first. */
static void both_sink(mm_state *s, rs_turn *turn)
{
    int side[2] = {s->battle.side[0], s->battle.side[1]};

    mm_battle_over(s, 3, turn);
    rs_pop(s);
    for (int i = 0; i < 2; i++) {
        if (!mm_is_seat(side[i])) mm_remove_npc(s, side[i] - MM_SIDE_NPC, turn);
        if (mm_is_seat(side[i]) && side[i] != s->active) mm_kill(s, side[i], turn);
    }
    mm_kill(s, s->active, turn);
}

/* False: a ship has sunk, and the battle is decided. */
static bool afloat(mm_state *s, rs_turn *turn)
{
    bool sunk[2] = {value(s, 0, MM_HULL) == 0, value(s, 1, MM_HULL) == 0};

    for (int i = 0; i < 2; i++)
        if (sunk[i]) rs_tell(turn, MM_EV_SINKS, RS_NOBODY, s->battle.side[i], 0, 0, 0);
    if (sunk[0] && sunk[1])
        both_sink(s, turn);
    else if (sunk[0] || sunk[1])
        victory(s, sunk[0] ? 1 : 0);
    return !sunk[0] && !sunk[1];
}

/* ---- Declarations (MM-21.7 to 21.9) ------------------------------------------------------------------------------ */

static bool may_flee(const mm_state *s, int i)
{
    if (value(s, i, MM_MASTS) == 0) return false;
    return player(s, i) || value(s, i, MM_CANNONS) < value(s, !i, MM_CANNONS) || value(s, i, MM_CREW) < value(s, !i, MM_CREW);
}

static bool may_board(const mm_state *s, int i) { return value(s, i, MM_MASTS) > 0 && value(s, i, MM_CREW) > 0; }

/* MM-21.18 */
static bool can_act(const mm_state *s, int i) { return value(s, i, MM_CANNONS) > 0 || may_board(s, i) || may_flee(s, i); }

const char *mm_refuse_declare(const void *state, rs_move move)
{
    const mm_state *s = state;
    int i = rs_top_of(s)->arg[0];

    switch (move.arg[0]) {
    case MM_BOARD:
        if (s->battle.round == 1 && !(i == 0 && s->battle.ambush)) return RS_NO("MM-21.7", "In the first round you can only shoot.");
        return may_board(s, i) ? NULL : RS_NO("MM-21.8", "Boarding takes Masts and Crew.");
    case MM_FLEE:
        if (s->battle.round == 1) return RS_NO("MM-21.7", "In the first round you can only shoot.");
        if (value(s, i, MM_MASTS) == 0) return RS_NO("MM-21.8", "Without Masts there is no fleeing.");
        return may_flee(s, i) ? NULL
                              : RS_NO("MM-21.9", "A ship of the game can flee only if it has fewer Cannons or less Crew than its enemy.");
    default:
        if (value(s, i, MM_CANNONS) > 0 || s->battle.round == 1 || (!may_board(s, i) && !may_flee(s, i))) return NULL;
        return RS_NO("MM-21.8", "There are no Cannons left to shoot with.");
    }
}

void mm_declare_moves(const void *state, rs_moves *moves)
{
    for (int what = MM_SHOOT; what <= MM_FLEE; what++) mm_offer_if(state, moves, MM_V_DECLARE, what, 0);
}

void mm_declare_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;

    (void)turn;
    s->battle.declared[rs_top(s)->arg[0]] = move.arg[0];
    rs_pop(s);
}

static void ask(mm_state *s, int point, int i) { rs_push(s, point, mm_controller(s, s->battle.side[i]))->arg[0] = (int8_t)i; }

/* ---- Long Guns, Four-Pounders ------------------------------------------------------------------------------------ */

/* Location dice, and what they show. */
static void throw_shots(mm_state *s, int i, int count, rs_turn *turn)
{
    const int8_t *shot = s->battle.shot[i];

    if (count == 0) return;
    mm_throw(s->battle.shot[i], count, turn);
    if (shot[MM_SKULL] < count) rs_tell(turn, MM_EV_LOCATIONS, RS_NOBODY, shot[0], shot[1], shot[2], shot[3]);
    if (shot[MM_SKULL] > 0) rs_tell(turn, MM_EV_LOCATION_SKULLS, RS_NOBODY, shot[MM_SKULL], 0, 0, 0);
}

/* MM-21.5: both sides at the same time. */
static void fire_long_guns(mm_state *s, rs_turn *turn)
{
    int hits[2] = {0, 0};

    for (int i = 0; i < 2; i++) {
        int8_t dice[MM_FACES] = {0};

        if (!has_mod(s, i, MM_LONG_GUNS)) continue;
        mm_throw(dice, value(s, i, MM_CANNONS), turn);
        hits[i] = dice[MM_SKULL];
        rs_tell(turn, MM_EV_LONG_GUNS, RS_NOBODY, s->battle.side[i], mm_dice_count(dice), hits[i], 0);
    }
    for (int i = 0; i < 2; i++) throw_shots(s, i, hits[i], turn);
}

static void wipe_shots(mm_state *s)
{
    for (int i = 0; i < 2; i++)
        for (int face = 0; face < MM_FACES; face++) s->battle.shot[i][face] = 0;
}

static void resolve_shots(mm_state *s, int source, int shooter)
{
    if (mm_dice_count(s->battle.shot[shooter]) > 0) mm_start_hits(s, source, s->battle.side[!shooter], shooter);
}

/* MM-21.10 */
static bool may_use_four_pounders(const mm_state *s, int i)
{
    return (s->battle.declared[0] == MM_FLEE || s->battle.declared[1] == MM_FLEE) && has_mod(s, i, MM_FOUR_POUNDERS) &&
           !mm_is_used(player(s, i), MM_FOUR_POUNDERS);
}

void mm_four_pounders_moves(const void *state, rs_moves *moves)
{
    (void)state;
    rs_offer(moves, MM_V_PASS);
    rs_offer(moves, MM_V_FIRE);
}

void mm_four_pounders_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    rs_frame frame = *rs_top(s);

    (void)turn;
    rs_pop(s);
    if (move.verb == MM_V_PASS) return;
    s->captain[frame.seat].used_mods = (uint8_t)(s->captain[frame.seat].used_mods | 1u << MM_FOUR_POUNDERS);
    s->battle.four = (uint8_t)(s->battle.four | 1u << frame.arg[0]);
}

/* MM-21.19 */
static void fire_four_pounders(mm_state *s, rs_turn *turn)
{
    for (int i = 0; i < 2; i++)
        if (s->battle.four >> i & 1) {
            rs_tell(turn, MM_EV_FOUR_POUNDERS, RS_NOBODY, s->battle.side[i], 0, 0, 0);
            throw_shots(s, i, 1, turn);
        }
    s->battle.four = 0;
}

/* ---- The contest (MM-21.11, MM-21.12) ---------------------------------------------------------------------------- */

int mm_contest_dice(const mm_state *s, int i)
{
    if (value(s, i, MM_MASTS) == 0) return 1;
    return seamanship(s, i) + (manoeuvre(s, i) >= manoeuvre(s, !i) + 2 ? 1 : 0);
}

int mm_stronger(const int8_t a[MM_FACES], const int8_t b[MM_FACES])
{
    if (a[MM_SKULL] != b[MM_SKULL]) return a[MM_SKULL] > b[MM_SKULL] ? 0 : 1;
    if (mm_pips(a) == mm_pips(b)) return MM_NONE;
    return mm_pips(a) > mm_pips(b) ? 0 : 1;
}

static void contest(mm_state *s, rs_turn *turn)
{
    mm_battle *b = &s->battle;

    b->rerolled = 0;
    for (int i = 0; i < 2; i++) {
        for (int face = 0; face < MM_FACES; face++) b->dice[i][face] = 0;
        mm_throw(b->dice[i], mm_contest_dice(s, i), turn);
    }
    rs_tell(turn, MM_EV_CONTEST, RS_NOBODY, b->dice[0][MM_SKULL], mm_pips(b->dice[0]), b->dice[1][MM_SKULL], mm_pips(b->dice[1]));
    mm_open_window(s, MM_W_B2, s->active);
}

/* MM-21.13, S15, S16 */
static int volley_of(const mm_state *s, int i)
{
    int cannons = value(s, i, MM_CANNONS), hits = s->battle.dice[i][MM_SKULL];

    if (s->battle.declared[i] != MM_SHOOT) return 0;
    if (s->battle.winner == i) return cannons;
    if (player(s, i) && mm_has_hired(player(s, i), MM_MASTER_GUNNER)) hits++;
    return rs_at_most(hits, cannons);
}

static void decide(mm_state *s, rs_turn *turn)
{
    mm_battle *b = &s->battle;

    b->winner = b->dice[0][MM_SKULL] + b->dice[1][MM_SKULL] ? (int8_t)mm_stronger(b->dice[0], b->dice[1]) : MM_NONE;
    for (int i = 0; i < 2; i++) b->hits[i] = (int8_t)volley_of(s, i);
    if (b->winner == MM_NONE)
        rs_tell(turn, MM_EV_NO_WINNER, RS_NOBODY, 0, 0, 0, 0);
    else
        rs_tell(turn, MM_EV_WINS, RS_NOBODY, b->side[b->winner], 0, 0, 0);
    mm_open_window(s, MM_W_B3, s->active);
}

/* RUL-44: the winner's volley comes first. */
static int first_shooter(const mm_state *s) { return s->battle.winner == 1 ? 1 : 0; }

static void fire(mm_state *s, rs_turn *turn)
{
    mm_battle *b = &s->battle;

    for (int k = 0; k < 2; k++) {
        int i = k ? !first_shooter(s) : first_shooter(s);

        if (b->hits[i]) rs_tell(turn, MM_EV_VOLLEY, RS_NOBODY, b->side[i], b->hits[i], 0, 0);
        throw_shots(s, i, b->hits[i], turn);
        b->hits[i] = 0;
    }
}

/* ---- Actions and rounds ------------------------------------------------------------------------------------------ */

/* MM-21.16, G08, C09 */
static bool flees(const mm_state *s, int i)
{
    int against = s->battle.dice[!i][MM_SKULL];

    return against == 0 || s->battle.smoke >> i & 1 || (against == 1 && plays(s, i, MM_PENHALLOW));
}

static void next_round(mm_state *s) { rs_top(s)->arg[0] = MM_B_ROUND; }

/* A boarder may have lost his last men, and a fugitive's enemy may have a success. */
static void falls_through(mm_state *s, rs_turn *turn)
{
    const mm_battle *b = &s->battle;
    int i = b->winner;

    if (i != MM_NONE && b->declared[i] == MM_BOARD) rs_tell(turn, MM_EV_NO_BOARDERS, RS_NOBODY, b->side[i], 0, 0, 0);
    if (i != MM_NONE && b->declared[i] == MM_FLEE) rs_tell(turn, MM_EV_HELD, RS_NOBODY, b->side[i], b->dice[!i][MM_SKULL], 0, 0);
    next_round(s);
}

static void act(mm_state *s, rs_turn *turn)
{
    mm_battle *b = &s->battle;
    int i = b->winner;

    if (i != MM_NONE && b->declared[i] == MM_FLEE && flees(s, i)) {
        no_winner(s, MM_EV_FLED, b->side[i], turn);
    } else if (i != MM_NONE && b->declared[i] == MM_BOARD && value(s, i, MM_CREW) > 0) { /* MM-21.15 */
        rs_tell(turn, MM_EV_CREW_BATTLE, RS_NOBODY, b->side[i], b->side[!i], 0, 0);
        mm_start_crew_battle(s);
    } else {
        falls_through(s, turn);
    }
}

static void boarded(mm_state *s, rs_turn *turn)
{
    if (s->battle.winner == MM_NONE) {
        no_winner(s, MM_EV_BREAKS_OFF, s->battle.side[0], turn);
        return;
    }
    s->battle.by_crew = true;
    victory(s, s->battle.winner);
}

static void begin_battle_round(mm_state *s, rs_turn *turn)
{
    mm_battle *b = &s->battle;

    if (b->round > 0) b->shifted = 0; /* RUL-79: hits before round 1 belong to it */
    b->round++;
    b->winner = b->declared[0] = b->declared[1] = MM_NONE;
    b->smoke = b->rerolled = 0;
    for (int i = 0; i < 2; i++)
        for (int face = 0; face < MM_FACES; face++) b->dice[i][face] = 0;
    if ((!can_act(s, 0) && !can_act(s, 1)) || b->round > MM_LAST_ROUND) {
        no_winner(s, MM_EV_BREAKS_OFF, b->side[0], turn);
        return;
    }
    rs_tell(turn, MM_EV_BATTLE_ROUND, RS_NOBODY, b->round, 0, 0, 0);
    ask(s, MM_D_DECLARE, 0);
}

static bool anyone_flees(const mm_state *s) { return s->battle.declared[0] == MM_FLEE || s->battle.declared[1] == MM_FLEE; }

static void battle_stage(mm_state *s, rs_turn *turn)
{
    int stage = rs_top(s)->arg[0]++;

    switch (stage) {
    case MM_B_START: mm_open_window(s, MM_W_B0, s->active); break;
    case MM_B_LONG: fire_long_guns(s, turn); break;
    case MM_B_LONG_A:
    case MM_B_LONG_D: resolve_shots(s, MM_BY_LONG_GUNS, stage - MM_B_LONG_A); break;
    case MM_B_ROUND: begin_battle_round(s, turn); break;
    case MM_B_DECLARE_D: ask(s, MM_D_DECLARE, 1); break;
    case MM_B_DECLARED:
        if (anyone_flees(s))
            mm_open_window(s, MM_W_B1, s->active);
        else
            rs_top(s)->arg[0] = MM_B_CONTEST;
        break;
    case MM_B_FOUR_A:
    case MM_B_FOUR_D:
        if (may_use_four_pounders(s, stage - MM_B_FOUR_A)) ask(s, MM_D_FOUR_POUNDERS, stage - MM_B_FOUR_A);
        break;
    case MM_B_FOUR_FIRE: fire_four_pounders(s, turn); break;
    case MM_B_FOUR_HIT_A:
    case MM_B_FOUR_HIT_D: resolve_shots(s, MM_BY_FOUR_POUNDERS, stage - MM_B_FOUR_HIT_A); break;
    case MM_B_LONG_SINK:
    case MM_B_FOUR_SINK:
    case MM_B_SINK:
        wipe_shots(s);
        afloat(s, turn);
        break;
    case MM_B_CONTEST: contest(s, turn); break;
    case MM_B_DECIDE: decide(s, turn); break;
    case MM_B_FIRE: fire(s, turn); break;
    case MM_B_VOLLEY_1: resolve_shots(s, MM_BY_VOLLEY, first_shooter(s)); break;
    case MM_B_VOLLEY_2: resolve_shots(s, MM_BY_VOLLEY, !first_shooter(s)); break;
    case MM_B_ACT: act(s, turn); break;
    default: boarded(s, turn);
    }
}

void mm_battle_step(void *state, rs_turn *turn)
{
    do battle_stage(state, turn);
    while (mm_goes_on(state, MM_S_BATTLE));
}
