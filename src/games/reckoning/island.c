/* island.c - influence and control, cubes that run short, production, buildings (DR-9, DR-10, DR-11, DR-22). */
#include "games/reckoning/reckoning.h"

enum { WALLS = 1 << DR_FORT | 1 << DR_GARRISON };

/* ---- Who may deal with an island ---------------------------------------------------------------------------------------- */

int dr_ships_at(const dr_state *s, int seat, int space)
{
    int ships = 0;

    for (int other = 0; other < s->head.players; other++) ships |= (other != seat && s->captain[other].at == space) << other;
    return ships;
}

int dr_pirates_at(const dr_state *s, int seat, int space)
{
    int ships = 0;

    if (space == DR_HARBOUR) return 0;
    for (int other = 0; other < s->head.players; other++)
        ships |= (other != seat && s->captain[other].at == space && s->captain[other].mode == DR_PIRATE_MODE) << other;
    return ships;
}

bool dr_is_blocked(const dr_state *s, int seat, int cell)
{
    if (seat != s->active) return false;
    return (s->turn.lost_at >> cell & 1) || (s->captain[seat].at == cell && dr_pirates_at(s, seat, cell));
}

static bool was_beaten_at(const dr_state *s, int seat, int cell) { return seat == s->active && (s->turn.lost_at >> cell & 1); }

const char *dr_refuse_blocked(const dr_state *s, int seat, int cell)
{
    if (!dr_is_blocked(s, seat, cell)) return NULL;
    return was_beaten_at(s, seat, cell) ? RS_NO("DR-4.8", "The island is blocked: you lost to a ship in pirate mode there this turn.")
                                        : RS_NO("DR-4.8", "The island is blocked by a ship in pirate mode.");
}

bool dr_is_walled(const dr_state *s, int seat, int cell) { return (s->cell[cell].buildings & WALLS) && s->cell[cell].holder != seat; }

/* ---- Control ------------------------------------------------------------------------------------------------------------ */

static int cubes_of(const dr_cell *cell, int seat) { return cell->cubes[seat] + cell->lasting[seat]; }

int dr_empty_spaces(const dr_cell *cell)
{
    return dr_islands[cell->tile].spaces - cell->cubes[0] - cell->cubes[1] - cell->cubes[2] - cell->cubes[3];
}

/* DR-9.6: more than every other and more than there are empty spaces. */
int dr_controller(const dr_cell *cell, int players)
{
    int most = dr_empty_spaces(cell), holder = DR_NONE;

    for (int seat = 0; seat < players; seat++) {
        int cubes = cubes_of(cell, seat);

        if (cubes == most) holder = DR_NONE;
        if (cubes <= most) continue;
        most = cubes;
        holder = seat;
    }
    return holder;
}

void dr_raze(dr_state *s, int cell, int kinds, rs_turn *turn)
{
    for (int kind = 0; kind < DR_BUILDINGS; kind++)
        if (s->cell[cell].buildings & kinds & 1 << kind) {
            s->buildings[kind]++;
            rs_tell(turn, DR_EV_RAZED, RS_NOBODY, kind, cell, 0, 0);
        }
    s->cell[cell].buildings = (uint8_t)(s->cell[cell].buildings & ~kinds);
}

/* DR-9.7 to DR-9.9 */
void dr_check_control(dr_state *s, int cell, rs_turn *turn)
{
    dr_cell *here = &s->cell[cell];
    int before = here->holder, now = dr_controller(here, s->head.players);

    if (now == before) return;
    here->holder = (int8_t)now;
    dr_raze(s, cell, (1 << DR_BUILDINGS) - 1, turn);
    if (now == DR_NONE) {
        rs_tell(turn, DR_EV_NO_CONTROL, before, cell, 0, 0, 0);
        return;
    }
    rs_tell(turn, DR_EV_CONTROL, now, cell, 0, 0, 0);
    rs_push(s, DR_CONTROL, now)->arg[0] = (int8_t)cell;
}

static void check_lasting(dr_state *s, int seat, rs_turn *turn)
{
    int cubes = 0;

    for (int cell = 0; cell < DR_CELLS; cell++) cubes += s->cell[cell].lasting[seat];
    if (cubes >= dr_deed_needs[DR_TO_STAY]) dr_achieve(s, seat, DR_TO_STAY, turn); /* DR-21.8 */
}

/* DR-9.8: a cube for the permanent track. */
void dr_control_step(void *state, rs_turn *turn)
{
    dr_state *s = state;
    rs_frame frame = *rs_top(s);
    dr_cube_answer answer = dr_need_cube(s, frame.seat);

    if (answer == DR_CUBE_ASKED) return;
    rs_pop(s);
    if (answer == DR_CUBE_NONE) return;
    s->captain[frame.seat].supply--;
    s->cell[frame.arg[0]].lasting[frame.seat]++;
    rs_tell(turn, DR_EV_LASTING, frame.seat, frame.arg[0], s->cell[frame.arg[0]].lasting[frame.seat], 0, 0);
    check_lasting(s, frame.seat, turn);
}

/* ---- No cubes left (DR-22) ---------------------------------------------------------------------------------------------- */

/* DR-22.2: nobody may gain or lose control by it. */
static bool can_fetch(const dr_state *s, int seat, int cell)
{
    dr_cell there = s->cell[cell];

    if (there.tile == DR_NONE || there.cubes[seat] == 0 || dr_is_walled(s, seat, cell) || dr_is_blocked(s, seat, cell)) return false;
    there.cubes[seat]--;
    return dr_controller(&there, s->head.players) == there.holder;
}

bool dr_cube_to_be_had(const dr_state *s, int seat)
{
    if (s->captain[seat].supply > 0) return true;
    for (int cell = 0; cell < DR_CELLS; cell++)
        if (can_fetch(s, seat, cell)) return true;
    return false;
}

/* The caller runs again when the question has been answered. */
dr_cube_answer dr_need_cube(dr_state *s, int seat)
{
    if (s->captain[seat].supply > 0) return DR_CUBE_THERE;
    if (s->declined) {
        s->declined = 0;
        return DR_CUBE_NONE;
    }
    if (!dr_cube_to_be_had(s, seat)) return DR_CUBE_NONE;
    rs_push(s, DR_D_SHORT, seat);
    return DR_CUBE_ASKED;
}

const char *dr_refuse_fetch(const void *state, rs_move move)
{
    const dr_state *s = state;
    int seat = rs_top_of(s)->seat, cell = move.arg[0];

    if (cell == DR_HARBOUR || s->cell[cell].tile == DR_NONE || s->cell[cell].cubes[seat] == 0)
        return RS_NO("DR-22.1", "You have no cube on an influence space there.");
    return can_fetch(s, seat, cell) ? NULL
                                    : RS_NO("DR-22.2", "You cannot fetch it: control would change, or the island is guarded or blocked.");
}

void dr_short_moves(const void *state, rs_moves *moves)
{
    for (int cell = 0; cell < DR_CELLS; cell++) rs_offer_if(dr_verbs, state, moves, (rs_move){DR_FETCH, {(int8_t)cell}});
    rs_offer(moves, DR_FEWER);
}

void dr_short_apply(void *state, rs_move move, rs_turn *turn)
{
    dr_state *s = state;
    int seat = rs_top(s)->seat;

    rs_pop(s);
    if (move.verb == DR_FEWER) {
        s->declined = 1;
        return;
    }
    s->cell[move.arg[0]].cubes[seat]--;
    s->captain[seat].supply++;
    rs_tell(turn, DR_EV_FETCHED, seat, move.arg[0], 0, 0, 0);
}

/* ---- Production (DR-10) ------------------------------------------------------------------------------------------------- */

/* DR-10.3: arrows of the open sea around. */
static int arrows_at(const dr_state *s, int cell)
{
    int arrows = 0;

    for (int direction = 0; direction < 4; direction++) {
        int beside = dr_toward[cell][direction], tile = beside == DR_NONE ? DR_NONE : s->cell[beside].tile;

        if (tile >= DR_ISLANDS) arrows += dr_arrows[tile - DR_ISLANDS] >> (direction ^ 1) & 1;
    }
    return arrows;
}

int dr_production(const dr_state *s, int cell, int good)
{
    const dr_island *island = &dr_islands[s->cell[cell].tile];
    int outpost = s->cell[cell].buildings >> DR_OUTPOST & 1;

    return good == DR_CARGO ? island->cargo + outpost + arrows_at(s, cell) : island->coins + outpost;
}

/* DR-7.7: beside a pirate one may, where one was beaten by it one may not. */
bool dr_can_produce_at(const dr_state *s, int seat, int cell)
{
    return dr_is_island(s->cell[cell].tile) && !dr_is_walled(s, seat, cell) && !was_beaten_at(s, seat, cell);
}

static bool is_chosen(const rs_frame *frame, int cell)
{
    return (cell < 6 ? frame->arg[DR_PR_LOW] >> cell : frame->arg[DR_PR_HIGH] >> (cell - 6)) & 1;
}

static void choose(rs_frame *frame, int cell)
{
    int arg = cell < 6 ? DR_PR_LOW : DR_PR_HIGH;

    frame->arg[arg] = (int8_t)(frame->arg[arg] | 1 << cell % 6);
    frame->arg[DR_PR_LEFT]--;
}

const char *dr_refuse_produce(const void *state, rs_move move)
{
    const dr_state *s = state;
    const rs_frame *top = rs_top_of(s);

    if (move.arg[0] == DR_HARBOUR || !dr_is_island(s->cell[move.arg[0]].tile))
        return RS_NO("DR-10.1", "Only explored islands can produce.");
    if (is_chosen(top, move.arg[0])) return RS_NO("DR-10.4", "The same ability cannot use an island twice.");
    if (dr_is_walled(s, top->seat, move.arg[0])) return RS_NO("DR-10.2", "Another player's fort or garrison stands there.");
    return dr_can_produce_at(s, top->seat, move.arg[0]) ? NULL : dr_refuse_blocked(s, top->seat, move.arg[0]);
}

void dr_produce_moves(const void *state, rs_moves *moves)
{
    const rs_frame *top = rs_top_of(state);

    for (int cell = 0; cell < DR_CELLS; cell++) rs_offer_if(dr_verbs, state, moves, (rs_move){DR_PRODUCE, {(int8_t)cell}});
    if (top->arg[DR_PR_LOW] || top->arg[DR_PR_HIGH]) rs_offer(moves, DR_DONE);
}

static void produce(dr_state *s, int seat, int cell, const dr_ability *ability, rs_turn *turn)
{
    int cargo = dr_production(s, cell, DR_CARGO) + ability->a, coins = dr_production(s, cell, DR_COINS) + ability->b;

    s->cell[cell].cargo = (int16_t)(s->cell[cell].cargo + cargo);
    s->cell[cell].coins = (int16_t)(s->cell[cell].coins + coins);
    rs_tell(turn, DR_EV_PRODUCED, seat, cell, cargo, coins, 0);
}

void dr_produce_apply(void *state, rs_move move, rs_turn *turn)
{
    dr_state *s = state;
    rs_frame *top = rs_top(s);

    if (move.verb == DR_PRODUCE) {
        produce(s, top->seat, move.arg[0], &dr_abilities[top->arg[DR_PR_ABILITY]], turn);
        choose(top, move.arg[0]);
    }
    if (move.verb == DR_DONE || top->arg[DR_PR_LEFT] == 0) rs_pop(s);
}

/* ---- Buildings (DR-11) -------------------------------------------------------------------------------------------------- */

static int price_of(int kind, bool free) { return free ? 0 : dr_building_cost[kind]; }

static bool can_build(const dr_state *s, int seat, int cell, int kind, bool free)
{
    const dr_cell *here = &s->cell[cell];

    return here->holder == seat && s->buildings[kind] > 0 && !(here->buildings >> kind & 1) &&
           dr_means(&s->captain[seat]) >= price_of(kind, free);
}

int dr_site_count(const dr_state *s, int seat, bool free)
{
    for (int cell = 0; cell < DR_CELLS; cell++)
        for (int kind = 0; kind < DR_BUILDINGS && s->cell[cell].holder == seat; kind++)
            if (can_build(s, seat, cell, kind, free)) return 1;
    return 0;
}

const char *dr_refuse_build(const void *state, rs_move move)
{
    const dr_state *s = state;
    const rs_frame *top = rs_top_of(s);
    int cell = move.arg[0], kind = move.arg[1];

    if (cell == DR_HARBOUR || s->cell[cell].holder != top->seat) return RS_NO("DR-11.2", "You do not control that island.");
    if (s->cell[cell].buildings >> kind & 1) return RS_NO("DR-11.2", "There is already one of that kind there.");
    if (s->buildings[kind] == 0) return RS_NO("DR-11.2", "None of that kind is left in the bank.");
    return can_build(s, top->seat, cell, kind, top->arg[1]) ? NULL : RS_NO("DR-11.1", "There is not enough cargo on ship and dock.");
}

void dr_build_moves(const void *state, rs_moves *moves)
{
    const dr_state *s = state;
    const rs_frame *top = rs_top_of(s);

    for (int cell = 0; cell < DR_CELLS; cell++)
        for (int kind = 0; kind < DR_BUILDINGS && s->cell[cell].holder == top->seat; kind++)
            if (can_build(s, top->seat, cell, kind, top->arg[1])) rs_offer2(moves, DR_BUILD, cell, kind);
    if (top->arg[2]) rs_offer(moves, DR_DONE);
}

void dr_put_building(dr_state *s, int cell, int kind, rs_turn *turn)
{
    int seat = s->cell[cell].holder;

    s->buildings[kind]--;
    s->cell[cell].buildings = (uint8_t)(s->cell[cell].buildings | 1 << kind);
    rs_tell(turn, DR_EV_BUILT, seat, kind, cell, 0, 0);
    dr_check_buildings(s, seat, turn);
}

void dr_build_apply(void *state, rs_move move, rs_turn *turn)
{
    dr_state *s = state;
    rs_frame *top = rs_top(s);
    int seat = top->seat, free = top->arg[1];

    if (move.verb == DR_DONE || top->arg[0] == 1) {
        rs_pop(s);
    } else {
        top->arg[0]--;
        top->arg[2] = 1;
    }
    if (move.verb == DR_BUILD)
        dr_ask_price(s, seat, (dr_price){.cargo = price_of(move.arg[1], free)}, DR_FOR_BUILDING, move.arg[0], move.arg[1], turn);
}
