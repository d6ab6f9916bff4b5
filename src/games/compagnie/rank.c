/* rank.c - who is ahead, and in which order all finish (CO-25.3). */
#include "games/compagnie/compagnie.h"

/* The points as they would be counted now, in the scoring that comes next. */
int co_score(const void *state, int seat)
{
    const co_state *s = state;

    if (s->head.over) return s->company[seat].points;
    return co_points(s, seat) + (co_only_final_left(s) ? co_bonus(s, seat) : 0);
}

static const rs_term source_terms[] = {
    [CO_FOR_DUCATS] = {"ducats", N_("Ducats"), NULL},
    [CO_FOR_FLEETS] = {"fleets", N_("Ships and fleets"), NULL},
    [CO_FOR_CARGO] = {"cargo", N_("Cargo aboard"), NULL},
    [CO_FOR_HOUSES] = {"warehouses", N_("Warehouses"), NULL},
    [CO_FOR_POSTS] = {"posts", N_("Governors and forts"), NULL},
    [CO_FOR_CARDS] = {"cards", N_("Cards"), NULL},
    [CO_FOR_BONUS] = {"bonus", N_("Final bonus"), NULL},
};

const rs_words co_source_words = {"source", CO_ALL_SOURCES, source_terms, NULL};

/* All of it follows from the position. */
void co_credit(const void *state, const rs_event *event, int events, int16_t sum[RS_SEATS][RS_SOURCES])
{
    const co_state *s = state;

    (void)event;
    (void)events;
    for (int seat = 0; seat < s->head.players; seat++) {
        int counted[CO_FOR_BONUS];

        co_count_up(s, seat, counted);
        for (int i = 0; i < CO_FOR_BONUS; i++) sum[seat][i] = (int16_t)counted[i];
        sum[seat][CO_FOR_BONUS] = (int16_t)(co_score(s, seat) - co_points(s, seat));
    }
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
