/* rank.c - who is ahead, and in which order all finish (CO-25.3). */
#include "games/compagnie/compagnie.h"

/* The points as they would be counted now, in the scoring that comes next. */
int co_score(const void *state, int seat)
{
    const co_state *s = state;

    if (s->head.over) return s->company[seat].points;
    return co_points(s, seat) + (co_only_final_left(s) ? co_bonus(s, seat) : 0);
}

static bool ranks_before(const co_state *s, int a, int b)
{
    const co_company *first = &s->company[a], *second = &s->company[b];

    if (first->points != second->points) return first->points > second->points;
    if (first->ducats != second->ducats) return first->ducats > second->ducats;
    return co_place_of(s, a) > co_place_of(s, b);
}

void co_rank(const void *state, int8_t place[RS_SEATS])
{
    const co_state *s = state;

    for (int a = 0; a < s->head.players; a++) {
        place[a] = 1;
        for (int b = 0; b < s->head.players; b++)
            if (b != a && ranks_before(s, b, a)) place[a]++;
    }
}
