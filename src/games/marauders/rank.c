/* rank.c - who is ahead, and in which order all finish (MM-28.3; section 10). */
#include "games/marauders/marauders.h"

/* Gold in the stash is secret until the end. */
int mm_score(const void *state, int seat)
{
    const mm_captain *c = &((const mm_state *)state)->captain[seat];
    int gold = c->shown_stash == MM_NONE ? 0 : c->shown_stash / 10;

    return c->track + rs_at_most(gold, c->track);
}

static const rs_term source_terms[] = {
    [MM_BY_START] = {"start", N_("To begin with"), NULL},           [MM_BY_BATTLES] = {"battles", N_("Battles won"), NULL},
    [MM_BY_PLUNDER] = {"plunder", N_("Merchants plundered"), NULL}, [MM_BY_SALES] = {"sales", N_("Goods in demand sold"), NULL},
    [MM_BY_TASKS] = {"tasks", N_("Missions and rumours"), NULL},    [MM_BY_SHIP] = {"ship", N_("A great ship"), NULL},
    [MM_BY_GOLD] = {"gold", N_("Gold in the stash"), NULL},
};

const rs_words mm_source_words = {"source", MM_ALL_SOURCES, source_terms, NULL};

/* The stash is counted once it is shown. */
void mm_credit(const void *state, const rs_event *event, int events, int16_t sum[RS_SEATS][RS_SOURCES])
{
    const mm_state *s = state;

    for (int i = 0; i < events; i++)
        if (event[i].kind == MM_EV_GLORY) sum[event[i].seat][event[i].arg[1]]++;
    for (int seat = 0; seat < s->head.players; seat++) sum[seat][MM_BY_GOLD] = (int16_t)(mm_score(s, seat) - s->captain[seat].track);
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
