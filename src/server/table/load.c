/* load.c - a table out of the store: its log is played again, and must come to the position that was noted. Under newer rules turning.c
 * takes over. */
#include "server/table/table.h"
#include "engine/game.h"

#include <stdio.h>
#include <string.h>

typedef struct reading {
    table *t;
    store_snapshot snapshot;
    bool has_snapshot;
    int rules;  /* the version in force by the log */
    bool apart; /* the log alone does not lead there */
    table_report *report;
} reading;

static void get_stuck(table *t, const char *why)
{
    snprintf(t->stuck, sizeof t->stuck, "This game cannot be played again from its log: %.150s", why);
}

/* A hash of bytes says nothing: in another program they may lie elsewhere. */
static bool is_as_noted(const reading *r, int seq)
{
    const rs_session *s = r->t->session;
    char hash[17];

    if (!r->has_snapshot || seq != r->snapshot.seq || !s) return true;
    if (!r->snapshot.canonical || r->snapshot.rules != s->game->rules_version) return true;
    snprintf(hash, sizeof hash, "%016llx", (unsigned long long)rs_state_hash(s->game, s->state));
    return strcmp(hash, r->snapshot.hash) == 0;
}

static void heed_rules(reading *r, const store_entry *e)
{
    rules_note note;

    if (entry_kind_of(e->kind) != ENTRY_RULES || !rules_read(&note, e->text)) return;
    r->rules = note.to;
    r->apart = r->apart || note.how != RULES_SAME;
}

/* Once something does not fit, the rest is not looked at: the game is as far as it goes. */
static void read_entry(void *context, const store_entry *e)
{
    reading *r = context;
    char problem[RS_LINE];
    const char *code, *why;

    r->report->in_store = e->seq;
    heed_rules(r, e);
    if (*r->t->stuck || r->apart) return;
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

static void note_file(store *s, table *t)
{
    store_game kept;

    if (!store_game_about(s, t->id, &kept)) return;
    t->file_seq = kept.seq;
    t->file_over = *kept.result != 0;
}

static table *finish(store *s, const store_table *row, const setup *laid, reading *r)
{
    int now = laid->game->rules_version;

    if (r->rules > now) return give_up(s, r->t, r->report, "it is played under newer rules than this program has");
    if (r->apart) {
        table_free(r->t);
        r->t = NULL;
    }
    if (r->apart || r->rules < now) return turning_load(s, row, laid, r->t, r->rules, r->report);
    note_file(s, r->t);
    return r->t;
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
    r.rules = row.rules;
    r.has_snapshot = store_snapshot_get(s, id, &r.snapshot);
    report->snapshot = !r.has_snapshot && *store_problem(s);
    if (report->snapshot) return give_up(s, r.t, report, NULL);
    if (!store_log(s, id, 0, read_entry, &r)) return give_up(s, r.t, report, NULL);
    return finish(s, &row, &laid, &r);
}
