/* house.c - the tables in memory, and what is to be done for them from time to time. */
#include "server/house.h"
#include "engine/game.h"
#include "lab/clock.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    SLICE = 15,        /* milliseconds between looks at some of the tables, */
    SLICES = 16,       /* so that all have been looked at after so many, and no round takes long */
    SECOND = 1000,     /* between two rows of a table for lists, and between looks for overdue tables */
    FORGOTTEN = 60000, /* a table that nobody looks at is put away */
    AT_ONCE = 64,      /* overdue tables looked at in a sweep, */
    LOADING = 20000,   /* and microseconds for loading them; the rest comes with the next one */
    UNLOADABLE = 64,   /* tables that could not be loaded are remembered, */
    RETRY = 10000,     /* and not read again before */
};

typedef struct unloadable {
    char id[STORE_ID], why[STORE_PROBLEM];
    int64_t until;
} unloadable;

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
    wire_forget(h, t);
    h->tables--;
    table_free(t);
}

/* Reading a broken log again and again would keep everybody waiting who only wants to play. */
static bool is_unloadable(house *h, const char *id)
{
    for (int i = 0; h->unloadable && i < UNLOADABLE; i++)
        if (h->tick < h->unloadable[i].until && strcmp(h->unloadable[i].id, id) == 0) {
            snprintf(h->why, sizeof h->why, "%s", h->unloadable[i].why);
            return true;
        }
    return false;
}

static void note_unloadable(house *h, const char *id, const char *why)
{
    unloadable *worst;

    snprintf(h->why, sizeof h->why, "%s", why);
    if (store_away(h->store)) return; /* that is not the table's fault */
    fprintf(stderr, "roadstead serve: table %s cannot be loaded: %s.\n", id, why);
    if (!h->unloadable) h->unloadable = calloc(UNLOADABLE, sizeof *h->unloadable);
    if (!h->unloadable) return;
    worst = h->unloadable;
    for (int i = 1; i < UNLOADABLE; i++)
        if (h->unloadable[i].until < worst->until) worst = &h->unloadable[i];
    *worst = (unloadable){.until = h->tick + RETRY};
    snprintf(worst->id, sizeof worst->id, "%s", id);
    snprintf(worst->why, sizeof worst->why, "%s", why);
}

static table *read_table(house *h, const char *id)
{
    table_report report;
    table *t;

    if (is_unloadable(h, id)) return NULL;
    t = table_load(h->store, id, &report);
    if (!t && *report.why) note_unloadable(h, id, report.why);
    return t;
}

static table *load(house *h, const char *id)
{
    table *t = read_table(h, id);

    if (!t) return NULL;
    sharing_load(h, t);
    put_into_drawer(h, t);
    if (t->mine) entries_follow(h, t);
    return t;
}

/* ---- Touching and renewing ------------------------------------------------------------------------------------------------------- */

void house_touch(house *h, table *t)
{
    if (t->touched == h->round) return;
    t->touched = h->round;
    t->kept = t->entries;
}

/* Those who follow a table that is no more hear so. */
static void abandon(house *h, table *t)
{
    char body[512];
    rs_text out = rs_text_on(body, sizeof body);

    put_error(&out, "", *h->why ? "failed" : "no-table", *h->why ? "This table cannot be read at the moment." : "There is no such table.");
    while (t->watchers) {
        client *c = t->watchers->client;

        post_message(c->peer, "", &out);
        watch_end(h, c, t);
    }
    house_drop(h, t);
}

/* What the table is anew, with the place and the readers it had. */
static void exchange(table *t, table *fresh)
{
    table old = *t;

    *t = *fresh;
    t->next = old.next;
    t->watchers = old.watchers;
    t->has_news = old.has_news;
    t->next_news = old.next_news;
    t->thinking = old.thinking; /* its choice is only taken if the position is still the same */
    t->quiet_since = old.quiet_since;
    t->looked_at_until = old.looked_at_until;
    t->nudged = old.nudged;
    memcpy(t->talk, old.talk, sizeof t->talk);
    *fresh = old;
    table_free(fresh);
}

static void tell_again(house *h, table *t, int known)
{
    for (watcher *w = t->watchers; w; w = w->next)
        if (t->entries != known || w->behind) watch_again(h, w, known);
}

/* Its readers know the entries that were kept before, and nothing of the others. */
bool house_renew(house *h, table *t)
{
    table *fresh;
    int known = t->kept;

    h->why[0] = 0;
    fresh = read_table(h, t->id);
    if (!fresh && store_away(h->store)) return true; /* later */
    if (!fresh) {
        abandon(h, t);
        return false;
    }
    sharing_load(h, fresh);
    exchange(t, fresh);
    t->dirty = t->mine;
    t->follow_due = true;
    tell_again(h, t, known);
    return true;
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

    h->why[0] = 0;
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
    if (!post_whole(&text, "a table's set-up")) return NULL;
    t = table_new(row.id, &laid, h->now);
    if (!t || !store_table_put(h->store, &row)) {
        if (t) table_free(t);
        return NULL;
    }
    if (*laid.host) store_host_put(h->store, t->id, laid.host);
    t->dirty = true;
    house_touch(h, t);
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
    row.over = state == TABLE_OVER || state == TABLE_ENDED || state == TABLE_STUCK;
    row.listed = keeping_lists(h, t);
    row.changed = t->changed;
    row.deadline = entries_due(h, t);
    snprintf(row.turn, sizeof row.turn, "%s", asked >= 0 ? t->chair[asked].user : "");
    wire_info(h, t, &info);
    if (!post_whole(&info, "a table's row")) row.info[0] = 0; /* lists will ask the table itself */
    house_touch(h, t);
    store_table_summary(h->store, t->id, &row);
    if (row.over) store_host_drop(h->store, t->id);
    t->row_written = h->tick;
    t->dirty = false;
}

typedef struct waking {
    house *h;
    int64_t until;
} waking;

/* A table that is in memory is looked after anyway. If its time is not up, because its player is absent since, its row is written again:
 * else it would be found each time, and keep others from being found. */
static void wake_overdue(void *context, const char *id, const store_summary *summary)
{
    const waking *w = context;
    table *t = rs_microseconds() < w->until ? house_table(w->h, id) : NULL;

    (void)summary;
    if (t && t->mine && entries_due(w->h, t) > w->h->now) t->dirty = true;
}

/* ---- Ticking -------------------------------------------------------------------------------------------------------------------- */

/* A live clock is looked after here; until it is nearly out the table's row will do, as that of a slow one: it says when. */
static bool is_about_to_move(const house *h, const table *t)
{
    int64_t due = t->setup.clock == CLOCK_LIVE ? entries_due(h, t) : 0;

    return due > 0 && due < h->now + FORGOTTEN;
}

static void look_after(house *h, table *t)
{
    if (t->follow_due && t->mine) entries_follow(h, t);
    t->follow_due = false;
    entries_tick(h, t);
    if (t->dirty && t->mine && h->tick - t->row_written >= SECOND) house_note(h, t);
    games_look(h, t);
    if (t->watchers || t->thinking || (t->dirty && t->mine) || is_about_to_move(h, t)) return;
    if (h->tick - t->quiet_since > FORGOTTEN && games_put_away(h, t)) house_drop(h, t);
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
    games_sweep(h);
}

void house_tick(house *h)
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
