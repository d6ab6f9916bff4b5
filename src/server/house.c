/* house.c - the tables in memory, and each round's housekeeping: commit what was written, then let the answers go. */
#include "server/house.h"
#include "engine/game.h"
#include "lab/clock.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    SLICE = 15,        /* milliseconds between looks at some of the tables, */
    SLICES = 16,       /* so that all have been looked at after so many, and no round takes long */
    SECOND = 1000,     /* between two rows of a table for lists, and between looks for overdue tables */
    FORGOTTEN = 60000, /* a table that nobody looks at is put away */
    AT_ONCE = 64,      /* overdue tables looked at in a sweep, */
    LOADING = 20000,   /* and microseconds for loading them; the rest comes with the next one */
};

void house_id(char id[STORE_ID])
{
    static const char letters[] = "abcdefghijkmnpqrstuvwxyz23456789";

    for (int i = 0; i < STORE_ID - 1; i++) id[i] = letters[randombytes_uniform(32)];
    id[STORE_ID - 1] = 0;
}

/* ---- Finding and laying --------------------------------------------------------------------------------------------------------- */

static table **drawer_of(house *h, const char *id) { return &h->drawer[rs_hash(id, strlen(id)) % DRAWERS]; }

static void put_into_drawer(house *h, table *t)
{
    table **drawer = drawer_of(h, t->id);

    t->next = *drawer;
    *drawer = t;
    t->quiet_since = h->tick;
    h->tables++;
}

void house_drop(house *h, table *t)
{
    table **link = drawer_of(h, t->id);

    while (*link != t) link = &(*link)->next;
    *link = t->next;
    h->tables--;
    table_free(t);
}

static table *load(house *h, const char *id)
{
    table *t = table_load(h->store, id, NULL);

    if (!t) return NULL;
    sharing_load(h, t);
    put_into_drawer(h, t);
    if (t->mine) entries_follow(h, t);
    return t;
}

table *house_find(house *h, const char *id)
{
    for (table *t = *drawer_of(h, id); t; t = t->next)
        if (strcmp(t->id, id) == 0) return t;
    return NULL;
}

table *house_table(house *h, const char *id)
{
    table *t = house_find(h, id);

    return t || strlen(id) != STORE_ID - 1 ? t : load(h, id);
}

table *house_lay(house *h, const setup *wanted)
{
    store_table row = {.rules = wanted->rules, .created = h->now};
    rs_text text = rs_text_on(row.setup, sizeof row.setup);
    unsigned char chance[16];
    setup laid = *wanted;
    table *t;

    randombytes_buf(chance, sizeof chance);
    sodium_bin2hex(laid.seed, sizeof laid.seed, chance, sizeof chance);
    house_id(row.id);
    snprintf(row.game, sizeof row.game, "%s", laid.game->id);
    setup_json(&laid, &text);
    t = table_new(row.id, &laid, h->now);
    if (!t || !store_table_put(h->store, &row)) {
        if (t) table_free(t);
        return NULL;
    }
    if (*laid.host) store_host_put(h->store, t->id, laid.host);
    t->dirty = true;
    sharing_load(h, t);
    put_into_drawer(h, t);
    return t;
}

/* ---- Rows for lists -------------------------------------------------------------------------------------------------------------- */

void house_note(house *h, table *t)
{
    static store_summary row;
    rs_text info = rs_text_on(row.info, sizeof row.info);
    table_state state = table_state_of(t);
    int asked = table_asked(t);

    row.open = state == TABLE_OPEN;
    row.over = state == TABLE_OVER || state == TABLE_STUCK;
    row.listed = keeping_lists(h, t);
    row.changed = t->changed;
    row.deadline = entries_due(h, t);
    snprintf(row.turn, sizeof row.turn, "%s", asked >= 0 ? t->chair[asked].user : "");
    wire_info(h, t, &info);
    if (info.cut) row.info[0] = 0; /* lists then ask the table itself */
    store_table_summary(h->store, t->id, &row);
    if (row.over) store_host_drop(h->store, t->id);
    t->row_written = h->tick;
    t->dirty = false;
}

typedef struct waking {
    house *h;
    int64_t until;
} waking;

/* A table that is in memory is looked after anyway. */
static void wake_overdue(void *context, const char *id, const store_summary *summary)
{
    const waking *w = context;

    (void)summary;
    if (rs_microseconds() < w->until) house_table(w->h, id);
}

/* ---- Rounds ---------------------------------------------------------------------------------------------------------------------- */

static void look_after(house *h, table *t)
{
    entries_tick(h, t);
    if (t->dirty && t->mine && h->tick - t->row_written >= SECOND) house_note(h, t);
    if (t->watchers || t->thinking || t->dirty || (t->setup.clock == CLOCK_LIVE && entries_due(h, t) > 0)) return;
    if (h->tick - t->quiet_since > FORGOTTEN) house_drop(h, t);
}

static void look_after_slice(house *h, int slice)
{
    for (int i = slice; i < DRAWERS; i += SLICES)
        for (table *t = h->drawer[i], *next; t; t = next) {
            next = t->next;
            look_after(h, t);
        }
}

static void each_second(house *h)
{
    if (h->tick - h->last_second < SECOND) return;
    h->last_second = h->tick;
    store_overdue(h->store, h->now, AT_ONCE, wake_overdue, &(waking){h, rs_microseconds() + LOADING});
    keeping_sweep(h);
}

static void tick(house *h)
{
    int slices = 0;

    for (; h->tick - h->last_slice >= SLICE && slices < SLICES; slices++) {
        look_after_slice(h, h->slice);
        h->slice = (h->slice + 1) % SLICES;
        h->last_slice += SLICE;
    }
    if (slices == 0) return;
    if (slices == SLICES) h->last_slice = h->tick;
    sharing_tick(h);
    sessions_tick(h);
    leaving_tick(h);
    export_tick(h);
    each_second(h);
}

static bool commit(house *h)
{
    int64_t begun = rs_microseconds(), took;

    if (store_idle(h->store)) return true;
    if (!store_commit(h->store)) return false;
    took = rs_microseconds() - begun;
    h->count.commits++;
    h->count.commit_us += took;
    if (took > h->count.longest_commit_us) h->count.longest_commit_us = took;
    return true;
}

static int64_t milliseconds(clockid_t clock)
{
    struct timespec now;

    clock_gettime(clock, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void look_at_clocks(house *h)
{
    h->tick = milliseconds(CLOCK_MONOTONIC);
    h->now = hours_tell(&h->hours, milliseconds(CLOCK_REALTIME), h->tick);
}

/* What is in memory but not on disk must never be told: if the store fails, so does the server, and the log decides what was. */
void house_round(void *context)
{
    house *h = context;

    crew_collect(h);
    tick(h);
    watch_feed(h);
    if (!commit(h)) {
        fprintf(stderr, "roadstead serve: %s The server stops; what was acknowledged is kept.\n", store_problem(h->store));
        h->failed = true;
        net_stop(h->net);
        return;
    }
    net_release(h->net);
    watch_hurry(h);
    look_at_clocks(h);
}
