/* chart.c - the map: which card lies where and beside which (PL-3). */
#include "games/plunder/plunder.h"

#include <string.h>

static const pl_place steps[PL_DIRECTIONS] = {[PL_NORTH] = {0, 1}, [PL_EAST] = {1, 0}, [PL_SOUTH] = {0, -1}, [PL_WEST] = {-1, 0}};

pl_place pl_next_place(pl_place from, int direction)
{
    return (pl_place){(int8_t)(from.x + steps[direction].x), (int8_t)(from.y + steps[direction].y)};
}

int pl_card_at(const pl_state *s, int x, int y)
{
    int card;

    RS_EACH(card, s->laid)
        if (s->place[card].x == x && s->place[card].y == y) return card;
    return PL_NONE;
}

/* The direction from one place to the next, or PL_NONE if they are no neighbours. */
static int direction_between(pl_place from, pl_place to)
{
    int east = to.x - from.x, north = to.y - from.y;

    if (east * east + north * north != 1) return PL_NONE;
    return east == 0 ? (north > 0 ? PL_NORTH : PL_SOUTH) : east > 0 ? PL_EAST : PL_WEST;
}

static void note_neighbours(pl_state *s, int card)
{
    int other;

    RS_EACH(other, s->laid) {
        int direction = direction_between(s->place[card], s->place[other]);

        if (direction == PL_NONE) continue;
        s->beside[card][direction] = (int8_t)other;
        s->beside[other][(direction + 2) % PL_DIRECTIONS] = (int8_t)card;
    }
}

void pl_lay_at(pl_state *s, int card, int x, int y)
{
    rs_add(&s->laid, card);
    s->place[card] = (pl_place){(int8_t)x, (int8_t)y};
    note_neighbours(s, card);
}

void pl_derive_neighbours(pl_state *s)
{
    int card;

    memset(s->beside, PL_NONE, sizeof s->beside);
    RS_EACH(card, s->laid) note_neighbours(s, card);
}

void pl_derive(void *state) { pl_derive_neighbours(state); }

int pl_natives_on(const pl_state *s, int coast)
{
    for (int i = 0; i < 2; i++)
        if (s->native_at[i] == coast) return i;
    return PL_NONE;
}
