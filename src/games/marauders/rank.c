/* rank.c - who is ahead, and in which order all finish (MM-28.3; section 10). */
#include "games/marauders/marauders.h"

/* Gold in the stash is secret until the end. */
int mm_score(const void *state, int seat)
{
    const mm_captain *c = &((const mm_state *)state)->captain[seat];
    int gold = c->shown_stash == MM_NONE ? 0 : c->shown_stash / 10;

    return c->track + rs_at_most(gold, c->track);
}

/* Points, then the track, then the stash. */
static bool ranks_before(const mm_state *s, int a, int b)
{
    const mm_captain *one = &s->captain[a], *other = &s->captain[b];

    if (mm_score(s, a) != mm_score(s, b)) return mm_score(s, a) > mm_score(s, b);
    return one->track != other->track ? one->track > other->track : one->shown_stash > other->shown_stash;
}

void mm_rank(const void *state, int8_t place[RS_SEATS])
{
    const mm_state *s = state;

    for (int a = 0; a < s->head.players; a++) {
        place[a] = 1;
        for (int b = 0; b < s->head.players; b++)
            if (b != a && ranks_before(s, b, a)) place[a]++;
    }
}
