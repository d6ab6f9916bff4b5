/* chart.c - the map: tiles, spaces, what fits where (AH-2, AH-8), and which figures stand there. */
#include "games/ahoy/ahoy.h"

#include <stdlib.h>
#include <string.h>

/* ---- Geometry ----------------------------------------------------------------------------------------------------- */

/* AH-2.2: corner 0 NW, 1 NE, 2 SE, 3 SW. */
static const int8_t corner_x[AH_CORNERS] = {0, 1, 1, 0}, corner_y[AH_CORNERS] = {0, 0, 1, 1};
static const int8_t step_x[AH_DIRECTIONS] = {0, 1, 0, -1}, step_y[AH_DIRECTIONS] = {-1, 0, 1, 0};

ah_place ah_place_of(const ah_state *s, int space)
{
    const ah_region *r = &s->region[ah_region_of(space)];
    int corner = space % AH_CORNERS;

    return (ah_place){r->x + corner_x[corner], r->y + corner_y[corner]};
}

ah_place ah_beside(ah_place place, int direction) { return (ah_place){place.x + step_x[direction], place.y + step_y[direction]}; }

int ah_space_at(const ah_state *s, int x, int y)
{
    for (int i = 0; i < s->regions; i++) {
        int dx = x - s->region[i].x, dy = y - s->region[i].y;

        if (dx < 0 || dx > 1 || dy < 0 || dy > 1) continue;
        return i * AH_CORNERS + (dy ? 3 - dx : dx);
    }
    return AH_NONE;
}

/* AH-2.3 */
static int island_corner(int turned) { return (2 + turned) % AH_CORNERS; }

int ah_island(const ah_state *s, int region) { return region * AH_CORNERS + island_corner(s->region[region].turned); }

const ah_cell *ah_cell_of(const ah_state *s, int space)
{
    const ah_region *r = &s->region[ah_region_of(space)];

    return &ah_tiles[r->tile].cell[(space - r->turned) & 3];
}

int ah_current_of(const ah_state *s, int space)
{
    const ah_cell *cell = ah_cell_of(s, space);

    return cell->current == AH_NONE ? AH_NONE : (cell->current + s->region[ah_region_of(space)].turned) % AH_DIRECTIONS;
}

int ah_suit_of(const ah_state *s, int region) { return ah_tiles[s->region[region].tile].suit; }
int ah_tail(const ah_state *s, int space) { return ah_cell_of(s, space)->tail; }

/* AH-2.9: edge k lies between corners k and k+1; corner k meets it going in direction (k+1), corner k+1 in the opposite one. */
bool ah_sandbar(const ah_state *s, int space, int direction)
{
    const ah_region *r = &s->region[ah_region_of(space)];
    int corner = space % AH_CORNERS, edge;

    if (ah_tiles[r->tile].sandbar == AH_NONE) return false;
    edge = (ah_tiles[r->tile].sandbar + r->turned) % AH_CORNERS;
    return (corner == edge && direction == (edge + 1) % AH_DIRECTIONS) ||
           (corner == (edge + 1) % AH_CORNERS && direction == (edge + 3) % AH_DIRECTIONS);
}

/* ---- What fits ------------------------------------------------------------------------------------------------------- */

static bool is_free(const ah_state *s, int x, int y)
{
    for (int i = 0; i < s->regions; i++)
        if (abs(s->region[i].x - x) < 2 && abs(s->region[i].y - y) < 2) return false;
    return true;
}

static bool island_is_alone(const ah_state *s, int x, int y)
{
    for (int i = 0; i < s->regions; i++) {
        int corner = island_corner(s->region[i].turned);

        if (abs(s->region[i].x + corner_x[corner] - x) + abs(s->region[i].y + corner_y[corner] - y) == 1) return false;
    }
    return true;
}

bool ah_fits(const ah_state *s, int x, int y, int turned)
{
    int corner = island_corner(turned);

    return is_free(s, x, y) && island_is_alone(s, x + corner_x[corner], y + corner_y[corner]);
}

/* Some space of a region laid there would be adjacent to the map: two squares of side 2 that share part of an edge. */
bool ah_touches(const ah_state *s, int x, int y)
{
    for (int i = 0; i < s->regions; i++) {
        int dx = abs(s->region[i].x - x), dy = abs(s->region[i].y - y);

        if ((dx == 2 && dy < 2) || (dy == 2 && dx < 2)) return true;
    }
    return false;
}

bool ah_covers(int x, int y, ah_place place) { return (place.x == x || place.x == x + 1) && (place.y == y || place.y == y + 1); }

/* AH-3.3: one tile never comes. */
bool ah_tiles_left(const ah_state *s) { return rs_zone_size(&s->stack_tiles) > 1; }

/* AH-8.3, AH-8.4 */
bool ah_can_explore(const ah_state *s, ah_place place)
{
    if (!ah_tiles_left(s)) return false;
    for (int y = place.y - 1; y <= place.y; y++)
        for (int x = place.x - 1; x <= place.x; x++) { /* most often the first corner will do */
            if (!is_free(s, x, y)) continue;
            for (int corner = 0; corner < AH_CORNERS; corner++)
                if (island_is_alone(s, x + corner_x[corner], y + corner_y[corner])) return true;
        }
    return false;
}

/* AH-16.19: straight back to the last space before an edge or a hole. */
int ah_witch_space(const ah_state *s, int from, int direction)
{
    int back = (direction + 2) % AH_DIRECTIONS;

    while (s->near_[from][back] != AH_NONE) from = s->near_[from][back];
    return from;
}

/* ---- Growing ------------------------------------------------------------------------------------------------------------ */

int ah_draw_tile(ah_state *s, rs_turn *turn)
{
    int tile = rs_pick(turn->chance, s->stack_tiles.cards, &ah_tile_words);

    rs_remove(&s->stack_tiles.cards, tile);
    return tile;
}

int ah_find_region(ah_state *s, int seat, rs_turn *turn)
{
    int tile = ah_draw_tile(s, turn);

    rs_tell(turn, AH_EV_FOUND, seat, tile, 0, 0, 0);
    return tile;
}

/* Enters a region's spaces in the table of neighbours, and theirs in it. */
static void link_region(ah_state *s, int region)
{
    for (int corner = 0; corner < AH_CORNERS; corner++)
        for (int direction = 0; direction < AH_DIRECTIONS; direction++) {
            int space = region * AH_CORNERS + corner;
            ah_place place = ah_beside(ah_place_of(s, space), direction);
            int next = ah_space_at(s, place.x, place.y);

            s->near_[space][direction] = (int8_t)next;
            if (next != AH_NONE) s->near_[next][(direction + 2) % AH_DIRECTIONS] = (int8_t)space;
        }
}

void ah_lay_region(ah_state *s, int tile, int x, int y, int turned, rs_turn *turn)
{
    s->region[s->regions] = (ah_region){(int8_t)tile, (int8_t)x, (int8_t)y, (int8_t)turned, 1, 0};
    rs_tell(turn, AH_EV_REGION, RS_NOBODY, s->regions, tile, x, y);
    s->regions++;
    link_region(s, s->regions - 1);
}

void ah_derive(void *state)
{
    ah_state *s = state;

    memset(s->near_, AH_NONE, sizeof s->near_);
    for (int region = 0; region < s->regions; region++) link_region(s, region);
}

/* ---- Steps -------------------------------------------------------------------------------------------------------------- */

/* AH-7.2, AH-7.3 */
bool ah_can_step(const ah_state *s, int figure, int direction)
{
    int from = s->at[figure];

    if (ah_sandbar(s, from, direction)) return false;
    if (s->near_[from][direction] != AH_NONE) return true;
    if (ah_is_flagship(figure) && ah_has_crew(s, ah_owner(s, figure), AH_SEA_WITCH)) return true;
    return ah_can_explore(s, ah_beside(ah_place_of(s, from), direction));
}

bool ah_can_move(const ah_state *s, int figure)
{
    for (int direction = 0; direction < AH_DIRECTIONS; direction++)
        if (ah_can_step(s, figure, direction)) return true;
    return false;
}

/* ---- Figures --------------------------------------------------------------------------------------------------------------- */

uint32_t ah_figures_on(const ah_state *s, int space)
{
    uint32_t figures = 0;

    for (int figure = 0; figure < AH_FIGURES; figure++) figures |= (uint32_t)(s->at[figure] == space) << figure;
    return figures;
}

uint32_t ah_figures_in(const ah_state *s, int region)
{
    uint32_t figures = 0;

    for (int figure = 0; figure < AH_FIGURES; figure++)
        if (s->at[figure] != AH_NONE && ah_region_of(s->at[figure]) == region) figures |= 1u << figure;
    return figures;
}

int ah_patrols_on(const ah_state *s, int space)
{
    int count = 0;

    for (int figure = AH_FIRST_PATROL; figure <= AH_LAST_PATROL; figure++) count += s->at[figure] == space;
    return count;
}

bool ah_stronghold_on(const ah_state *s, int region)
{
    for (int figure = AH_FIRST_STRONGHOLD; figure <= AH_LAST_STRONGHOLD; figure++)
        if (s->at[figure] != AH_NONE && ah_region_of(s->at[figure]) == region) return true;
    return false;
}

static bool is_under_way(const ah_state *s, int figure)
{
    for (int i = 0; i < s->head.depth; i++)
        if (s->stack[i].kind == AH_MOVE && s->stack[i].arg[AH_M_FIGURE] == figure) return true;
    return false;
}

/* AH-9.23: first those not in the middle of a move, of these those that have moved, of these the lowest. */
int ah_pick_figure(const ah_state *s, uint32_t figures)
{
    int best = AH_NONE, best_rank = -1;

    for (int figure = 0; figure < AH_FIGURES; figure++) {
        bool moved = ah_is_patrol(figure) && s->patrols_moved >> (figure - AH_FIRST_PATROL) & 1;
        int rank;

        if (!(figures >> figure & 1)) continue;
        rank = (is_under_way(s, figure) ? 0 : 2) + (moved ? 1 : 0);
        if (rank > best_rank) best = figure, best_rank = rank;
    }
    return best;
}

static bool are_alike(const ah_state *s, int a, int b)
{
    return s->at[a] == s->at[b] && ((ah_is_patrol(a) && ah_is_patrol(b)) || (ah_is_stronghold(a) && ah_is_stronghold(b)));
}

uint32_t ah_one_of_each(const ah_state *s, uint32_t figures)
{
    uint32_t one = 0;

    if ((figures & (figures - 1)) == 0) return figures; /* none, or just one */
    for (int figure = 0; figure < AH_FIGURES; figure++) {
        uint32_t alike = 0;

        if (!(figures >> figure & 1)) continue;
        if (!ah_is_patrol(figure) && !ah_is_stronghold(figure)) {
            one |= 1u << figure;
            continue;
        }
        for (int other = figure; other < AH_FIGURES; other++)
            if ((figures >> other & 1) && are_alike(s, figure, other)) alike |= 1u << other;
        figures &= ~alike;
        one |= 1u << ah_pick_figure(s, alike);
    }
    return one;
}
