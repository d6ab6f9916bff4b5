/* cannons.c - how many cubes a side brings: cannons of ship and crew, and what else gives cubes (DR-14.4 to DR-14.6, DR-17.5 to 17.7). */
#include "games/reckoning/reckoning.h"

/* The cannons of a source that are left, or are taken: `want` counts down what is still to be taken. NULL: only count. */
static int draw_on(int shown, int spent, int *want)
{
    int left = shown > spent ? shown - spent : 0;

    if (!want) return left;
    if (left > *want) left = *want;
    *want -= left;
    return left;
}

/* DR-4.2: a loaded hold hides what its space shows. */
static int hull_cannons(const dr_captain *c, int space)
{
    if (space == DR_PRINTED) return DR_PRINTED_CANNONS;
    return c->stow >> space & 1 ? 0 : dr_hull_face(c, space)->cannons;
}

static int ship_cannons(dr_captain *c, int *want)
{
    int cannons = 0;

    for (int space = 0; space <= DR_PRINTED; space++) {
        int taken = draw_on(hull_cannons(c, space), c->spent_hull[space], want);

        if (want) c->spent_hull[space] = (int8_t)(c->spent_hull[space] + taken);
        cannons += taken;
    }
    return cannons;
}

static int crew_cannons(dr_state *s, int seat, int *want)
{
    dr_captain *c = &s->captain[seat];
    int cannons = 0;

    for (int i = 0; i < c->in_play; i++)
        for (int line = 0; line < DR_LINES; line++) {
            int card = c->order[i], shown = dr_cannons(dr_line_symbols(s, seat, card, line)), taken;

            if (shown == 0) continue;
            taken = draw_on(shown, c->spent[card] >> (2 * line) & 3, want);
            if (want) c->spent[card] = (uint8_t)(c->spent[card] + (taken << (2 * line)));
            cannons += taken;
        }
    return cannons;
}

/* DR-5.7: an unused slash row with a cannon; the row is used then. */
static int optional_cannons(dr_state *s, int seat, int *want)
{
    dr_captain *c = &s->captain[seat];
    int cannons = 0;

    for (int i = 0; i < c->in_play; i++)
        for (int line = 0; line < DR_LINES; line++) {
            const dr_line *row = dr_line_of(s, seat, c->order[i], line);
            int shown = dr_cannons(row->chosen), taken;

            if (shown == 0 || (c->used[c->order[i]] >> (line * DR_LINE_ROOM) & row->slash)) continue;
            taken = draw_on(shown, 0, want);
            if (want && taken > 0) dr_mark_used(s, seat, c->order[i], line, __builtin_ctz(row->slash));
            cannons += taken;
        }
    return cannons;
}

/* Counting changes nothing: `want` is NULL. */
int dr_cannons_left(const dr_state *s, int seat)
{
    dr_state *same = (dr_state *)s;

    return ship_cannons(&same->captain[seat], NULL) + crew_cannons(same, seat, NULL) + optional_cannons(same, seat, NULL);
}

/* DR-14.5: hull, printed cannon, rows in the order of play, then slash rows. */
void dr_spend_cannons(dr_state *s, int seat, int cubes)
{
    ship_cannons(&s->captain[seat], &cubes);
    crew_cannons(s, seat, &cubes);
    optional_cannons(s, seat, &cubes);
}

/* the cannons of a card drawn and played in battle are thrown at once, and are spent. */
int dr_fire_card(dr_state *s, int seat, int card)
{
    dr_captain *c = &s->captain[seat];
    int cannons = 0;

    for (int line = 0; line < DR_LINES; line++) {
        const dr_line *row = dr_line_of(s, seat, card, line);
        int shown = dr_cannons(dr_line_symbols(s, seat, card, line));

        c->spent[card] = (uint8_t)(c->spent[card] | shown << (2 * line));
        cannons += shown + dr_cannons(row->chosen);
        if (dr_cannons(row->chosen)) dr_mark_used(s, seat, card, line, __builtin_ctz(row->slash));
    }
    return cannons;
}

/* DR-17.5 to DR-17.7 */
int dr_extra_cubes(const dr_state *s, int side)
{
    int seat = dr_side_seat(s, side), at = s->battle.at, cubes = 0;

    if (at != DR_HARBOUR && s->cell[at].holder == seat) cubes += __builtin_popcount(s->cell[at].buildings);
    if (side == DR_DEFENDER && at == DR_HARBOUR) cubes += DR_HARBOUR_CUBES;
    return s->captain[seat].done ? cubes + DR_LAST_CUBES : cubes;
}

/* DR-18.3 */
int dr_wall_cubes(const dr_state *s)
{
    int buildings = s->cell[s->battle.at].buildings;
    int cubes = (buildings >> DR_FORT & 1) * DR_FORT_CUBES + (buildings >> DR_GARRISON & 1) * DR_GARRISON_CUBES;

    return s->captain[s->battle.foe].done ? cubes + DR_LAST_CUBES : cubes;
}
