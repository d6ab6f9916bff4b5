/* rank.c - who is ahead, and in which order all finish (AH-19.3, AH-19.4). */
#include "games/ahoy/ahoy.h"

int ah_score(const void *state, int seat) { return ((const ah_state *)state)->captain[seat].fame; }

static bool ranks_before(const ah_captain *a, const ah_captain *b) { return a->fame != b->fame ? a->fame > b->fame : a->gold > b->gold; }

void ah_rank(const void *state, int8_t place[RS_SEATS])
{
    const ah_state *s = state;

    for (int a = 0; a < s->head.players; a++) {
        place[a] = 1;
        for (int b = 0; b < s->head.players; b++)
            if (b != a && ranks_before(&s->captain[b], &s->captain[a])) place[a]++;
    }
}
