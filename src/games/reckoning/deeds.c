/* deeds.c - the nine achievements, and progress on those that are counted in cubes (DR-21). */
#include "games/reckoning/reckoning.h"

static const uint8_t deed_of[DR_COURSES] = {DR_LEGENDARY, DR_SEASONED, DR_SHORES};

int dr_deed_of(int course) { return deed_of[course]; }

int dr_deed_steps(const dr_state *s, int course)
{
    return course == DR_FINDS ? dr_shores_needed[s->head.players] : dr_deed_needs[deed_of[course]];
}

/* DR-21.2, DR-21.12 */
void dr_achieve(dr_state *s, int seat, int deed, rs_turn *turn)
{
    dr_captain *c = &s->captain[seat];

    if (dr_has_deed(c, deed) || dr_tiles_placed(c) == DR_TILES_OWNED) return;
    c->deeds = (int16_t)(c->deeds | 1 << deed);
    if (deed == DR_SEASONED) c->masters = 0;
    rs_tell(turn, DR_EV_DEED, seat, deed, dr_tiles_placed(c), 0, 0);
}

static void cubes_go_home(dr_state *s, int seat, int course, rs_turn *turn)
{
    dr_captain *c = &s->captain[seat];

    if (c->progress[course] == 0) return;
    c->supply = (int8_t)(c->supply + c->progress[course]);
    c->progress[course] = 0;
    rs_tell(turn, DR_EV_HOME, seat, course, 0, 0, 0);
}

/* The last step needs no cube (DR-21.3, DR-21.4, DR-21.10). */
void dr_advance(dr_state *s, int seat, int course, rs_turn *turn)
{
    dr_captain *c = &s->captain[seat];

    if (dr_has_deed(c, deed_of[course])) return;
    if (c->progress[course] + 1 < dr_deed_steps(s, course)) {
        rs_push(s, DR_PROGRESS, seat)->arg[0] = (int8_t)course;
        return;
    }
    cubes_go_home(s, seat, course, turn);
    dr_achieve(s, seat, deed_of[course], turn);
}

void dr_progress_step(void *state, rs_turn *turn)
{
    dr_state *s = state;
    rs_frame frame = *rs_top(s);
    dr_captain *c = &s->captain[frame.seat];
    dr_cube_answer answer = dr_need_cube(s, frame.seat);

    if (answer == DR_CUBE_ASKED) return;
    rs_pop(s);
    if (answer == DR_CUBE_NONE) return; /* DR-22.3 */
    c->supply--;
    c->progress[frame.arg[0]]++;
    rs_tell(turn, DR_EV_PROGRESS, frame.seat, frame.arg[0], c->progress[frame.arg[0]], 0, 0);
}

/* DR-21.6 */
void dr_check_buildings(dr_state *s, int seat, rs_turn *turn)
{
    int buildings = 0;

    for (int cell = 0; cell < DR_CELLS; cell++)
        if (s->cell[cell].holder == seat) buildings += __builtin_popcount(s->cell[cell].buildings);
    if (buildings >= dr_deed_needs[DR_STONE]) dr_achieve(s, seat, DR_STONE, turn);
}

int dr_unexplored(const dr_state *s)
{
    int unexplored = 0;

    for (int cell = 0; cell < DR_CELLS; cell++) unexplored += !dr_is_explored(s, cell);
    return unexplored;
}

/* DR-21.10: who can no longer find enough takes the cubes home. */
void dr_check_shores(dr_state *s, rs_turn *turn)
{
    int unexplored = dr_unexplored(s);

    for (int i = 0; i < s->head.players; i++) {
        int seat = (s->active + i) % s->head.players;
        dr_captain *c = &s->captain[seat];

        if (!dr_has_deed(c, DR_SHORES) && c->progress[DR_FINDS] + unexplored < dr_deed_steps(s, DR_FINDS))
            cubes_go_home(s, seat, DR_FINDS, turn);
    }
}
