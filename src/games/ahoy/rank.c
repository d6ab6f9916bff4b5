/* rank.c - who is ahead, and in which order all finish (AH-19.3, AH-19.4). */
#include "games/ahoy/ahoy.h"

int ah_score(const void *state, int seat) { return ((const ah_state *)state)->captain[seat].fame; }

static const rs_term source_terms[] = {
    [AH_FOR_START] = {"start", N_("To begin with"), NULL},        [AH_FOR_REGIONS] = {"regions", N_("Regions controlled"), NULL},
    [AH_FOR_DELIVERIES] = {"deliveries", N_("Deliveries"), NULL}, [AH_FOR_REWARDS] = {"rewards", N_("Rewards for deliveries"), NULL},
    [AH_FOR_GOLD] = {"gold", N_("Gold given for Fame"), NULL},    [AH_FOR_PLEDGES] = {"pledges", N_("Pledges"), NULL},
};

const rs_words ah_source_words = {"source", AH_ALL_SOURCES, source_terms, NULL};

void ah_credit(const void *state, const rs_event *event, int events, int16_t sum[RS_SEATS][RS_SOURCES])
{
    (void)state;
    for (int i = 0; i < events; i++) {
        if (event[i].kind != AH_EV_FAME) continue;
        sum[event[i].seat][event[i].arg[3]] = (int16_t)(sum[event[i].seat][event[i].arg[3]] + event[i].arg[1]);
    }
}

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
