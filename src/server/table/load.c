/* load.c - a table out of the store: its log is played again, and must come to the position that was noted. */
#include "server/table/table.h"

#include <stdio.h>
#include <string.h>

typedef struct reading {
    table *t;
    store_snapshot snapshot;
    bool has_snapshot;
    table_report *report;
} reading;

static void get_stuck(table *t, const char *why)
{
    int begun = t->setup.rules, now = t->setup.game->rules_version;

    if (begun != now)
        snprintf(t->stuck, sizeof t->stuck, "This game was begun under version %d of the rules and cannot go on under version %d.", begun,
                 now);
    else
        snprintf(t->stuck, sizeof t->stuck, "This game cannot be played again from its log: %.150s", why);
}

static bool is_as_noted(const reading *r, int seq)
{
    char hash[17];

    if (!r->has_snapshot || seq != r->snapshot.seq || !r->t->session) return true;
    snprintf(hash, sizeof hash, "%016llx", (unsigned long long)rs_hash(r->t->session->state, r->t->setup.game->state_bytes));
    return strcmp(hash, r->snapshot.hash) == 0;
}

/* Once something does not fit, the rest is not looked at: the game is as far as it goes. */
static void read_entry(void *context, const store_entry *e)
{
    reading *r = context;
    char problem[RS_LINE];
    const char *code, *why;

    r->report->in_store = e->seq;
    if (*r->t->stuck) return;
    why = table_apply(r->t, e, &code, problem);
    if (why) {
        get_stuck(r->t, why);
        return;
    }
    table_keep(r->t, e);
    if (!is_as_noted(r, e->seq))
        get_stuck(r->t, "it does not come to the position that was noted.");
    else
        r->report->sound = e->seq;
}

static table *give_up(store *s, table *t, table_report *report, const char *why)
{
    snprintf(report->why, sizeof report->why, "%s", why ? why : store_problem(s));
    if (t) table_free(t);
    return NULL;
}

/* A log that can be read only in part is no table: it would be another game, and go on as one. */
table *table_load(store *s, const char *id, table_report *report)
{
    reading r = {.report = report};
    store_table row;
    setup laid;

    *report = (table_report){0};
    if (!store_table_get(s, id, &row)) return give_up(s, NULL, report, NULL);
    if (!setup_read(&laid, row.game, row.rules, row.setup, strlen(row.setup))) return give_up(s, NULL, report, "its set-up cannot be read");
    r.t = table_new(id, &laid, row.created);
    if (!r.t) return give_up(s, NULL, report, "there is no memory left");
    r.has_snapshot = store_snapshot_get(s, id, &r.snapshot);
    report->snapshot = !r.has_snapshot && *store_problem(s);
    if (report->snapshot) return give_up(s, r.t, report, NULL);
    if (!store_log(s, id, 0, read_entry, &r)) return give_up(s, r.t, report, NULL);
    return r.t;
}
