/* keeping.c - what is not kept for ever (docs/hosting.md): tables that never began, and games that only guests have played. */
#include "server/house.h"

#include <string.h>

enum {
    SWEEP = 20,       /* tables looked at in a sweep, once a second */
    LISTED = 1,       /* days that an open table without a change stays in the lobby */
    NEVER_BEGUN = 30, /* days that it stays at all */
    MINUTE = 60000,
};

typedef struct sweep {
    house *h;
    int count;
    char last[STORE_ID], old[SWEEP][STORE_ID];
} sweep;

bool keeping_lists(const house *h, const table *t)
{
    return t->setup.listed && (table_state_of(t) != TABLE_OPEN || h->now - t->changed < (int64_t)LISTED * DAY);
}

static bool is_old(const house *h, const store_age *age)
{
    int64_t days = (h->now - age->changed) / DAY;

    if (age->open) return days >= NEVER_BEGUN;
    return h->settings.guest_days > 0 && age->accounts == 0 && days >= h->settings.guest_days;
}

static void note(void *context, const store_age *age)
{
    sweep *s = context;

    memcpy(s->last, age->id, STORE_ID);
    if (is_old(s->h, age)) memcpy(s->old[s->count++], age->id, STORE_ID);
}

/* Not while somebody looks on, and not what another process writes. */
static void drop(house *h, const char *id)
{
    table *t = house_find(h, id);

    if ((t && (t->watchers || t->thinking || !t->mine)) || !sharing_own(h, id)) return;
    if (t) house_drop(h, t);
    store_table_drop(h->store, id);
}

static void unlist(house *h)
{
    if (h->tick - h->last_unlisted < MINUTE) return;
    h->last_unlisted = h->tick;
    store_unlist(h->store, h->now - (int64_t)LISTED * DAY);
}

/* Goes through all tables by their id, a few at a time, again and again. */
void keeping_sweep(house *h)
{
    sweep s = {.h = h};

    unlist(h);
    if (store_aged(h->store, h->swept, SWEEP, note, &s) < SWEEP) s.last[0] = 0;
    for (int i = 0; i < s.count; i++) drop(h, s.old[i]);
    memcpy(h->swept, s.last, sizeof h->swept);
}
