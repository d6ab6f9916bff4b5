/* cmd_admin.c - roadstead admin WHAT: looks into a server's store, and mends it. */
#include "cli/admin.h"
#include "cli/commands.h"
#include "engine/game.h"
#include "protocol/gamefile.h"
#include "server/table/table.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* ---- list ---------------------------------------------------------------------------------------------------------------------- */

static void list_table(void *context, const char *id, const store_summary *row)
{
    errand *e = context;
    store_table about;

    if (!store_table_get(e->store, id, &about)) return;
    if (e->json)
        printf(*row->info ? "%s%s" : "%s{\"table\":\"%s\"}", e->found ? ",\n " : "[", *row->info ? row->info : id);
    else
        printf("%s  %-10s %-8s changed %lld\n", id, about.game,
               row->over   ? "over"
               : row->open ? "open"
                           : "running",
               (long long)row->changed / 1000);
    e->found++;
}

static int do_list(errand *e)
{
    store_every(e->store, list_table, e);
    if (e->json) printf("%s]\n", e->found ? "" : "[");
    return CLI_FINE;
}

/* ---- export -------------------------------------------------------------------------------------------------------------------- */

static bool put_kept(errand *e, const char *id, rs_text *out)
{
    store_game kept;

    if (!store_game_get(e->store, id, &kept)) return false;
    rs_put(out, kept.body);
    free(kept.body);
    return true;
}

/* The whole game, its secrets too: for the administrator alone. */
static int do_export(errand *e)
{
    enum { SIZE = 4 << 20 };
    table *t = e->subject ? table_load(e->store, e->subject, &(table_report){0}) : NULL;
    char *text = malloc(SIZE);
    rs_text out = rs_text_on(text, SIZE);

    if (!t || !t->session || !text) {
        if (t) table_free(t);
        free(text);
        return cli_failed(e->self, "there is no game at this table.");
    }
    if (!t->result || !put_kept(e, t->id, &out)) rs_session_save(t->session, &out);
    if (!out.cut) fputs(text, stdout);
    table_free(t);
    free(text);
    return out.cut ? cli_failed(e->self, "the game is too long for a file.") : CLI_FINE;
}

/* ---- repair -------------------------------------------------------------------------------------------------------------------- */

/* In a store that is shared, a table's log is its owner's: a running server is asked to keep off. */
static bool may_write(store *s, const char *id)
{
    char owner[STORE_ID];

    return !store_shared(s) ||
           (store_lease(s, id, "administrator", (int64_t)time(NULL) * 1000, 5000, owner) && strcmp(owner, "administrator") == 0);
}

/* A log is cut behind the last entry that is sound and fits. If not even the first is, there is nothing to go by: then only a backup helps.
 */
static bool mend(errand *e, const char *id, const table_report *report, int sound)
{
    if (!e->apply || !may_write(e->store, id)) return false;
    if (report->snapshot) return store_snapshot_drop(e->store, id);
    if (report->game) return store_game_drop(e->store, id);
    return sound > 0 && store_cut(e->store, id, sound);
}

static void repair_unreadable(errand *e, const char *id, const table_report *report)
{
    printf("%s: %d %s sound. %s\n", id, report->sound, report->sound == 1 ? "entry is" : "entries are",
           *report->why ? report->why : "There is no such table.");
    e->found++;
    if (mend(e, id, report, report->sound)) e->mended++;
}

static void repair_summary(errand *e, const char *id)
{
    printf("%s: what lists show of it is not what was written\n", id);
    e->found++;
    if (e->apply && may_write(e->store, id) && store_summary_drop(e->store, id)) e->mended++;
}

/* Where nothing else is wrong, a kept game that was altered only means that the log has to do. */
static void repair_game(errand *e, const char *id)
{
    store_game kept;
    bool sound = store_game_get(e->store, id, &kept) || !*store_problem(e->store);

    free(kept.body);
    if (sound) return;
    printf("%s: its kept game is not what was written\n", id);
    e->found++;
    if (e->apply && may_write(e->store, id) && store_game_drop(e->store, id)) e->mended++;
}

static void repair_table(void *context, const char *id, const store_summary *row)
{
    errand *e = context;
    table_report report;
    table *t = table_load(e->store, id, &report);

    if (row && row->altered) repair_summary(e, id);
    if (!t) {
        repair_unreadable(e, id, &report);
        return;
    }
    if (*t->stuck) {
        printf("%s: %d of %d entries can be read. %s\n", id, t->entries, report.in_store, t->stuck);
        e->found++;
        if (mend(e, id, &report, t->entries)) e->mended++;
    }
    repair_game(e, id);
    table_free(t);
}

static int do_repair(errand *e)
{
    if (e->subject)
        repair_table(e, e->subject, NULL);
    else
        store_every(e->store, repair_table, e);
    if (e->mended > 0 && !store_commit(e->store)) return cli_failed(e->self, "%s", store_problem(e->store));
    printf("%d %s, %d mended%s\n", e->found, e->found == 1 ? "fault" : "faults", e->mended,
           e->found > e->mended && !e->apply ? "; --apply cuts each log behind its last sound entry" : "");
    return e->found > e->mended ? CLI_FAILED : CLI_FINE;
}

/* ---- forget -------------------------------------------------------------------------------------------------------------------- */

static void forget_at(void *context, const char *id)
{
    errand *e = context;

    store_forget_at(e->store, e->user, id);
}

/* Some tables a commit. Leases of running servers count as over: they hear of it. */
static bool forget_everywhere(errand *e)
{
    enum { SOME = 100 };
    int found;

    if (!store_user_leave(e->store, e->user, (int64_t)time(NULL) * 1000, NULL, NULL) || !store_commit(e->store)) return false;
    do found = store_visited(e->store, e->user, "", INT64_MAX, SOME, forget_at, e);
    while (found > 0 && store_commit(e->store));
    return found == 0 && (store_shared(e->store) || store_user_drop(e->store, e->user, INT64_MAX)) && store_commit(e->store);
}

static int do_forget(errand *e)
{
    store_user user;

    if (!e->subject || (!store_user_get(e->store, e->subject, &user) && !store_user_named(e->store, e->subject, &user)))
        return cli_failed(e->self, "there is no such user.");
    if (!e->apply) {
        printf("%s (%s) would be forgotten; --apply does it\n", user.name, user.id);
        return CLI_FINE;
    }
    strcpy(e->user, user.id);
    if (!forget_everywhere(e)) return cli_failed(e->self, "%s", store_problem(e->store));
    printf("%s is forgotten\n", user.id);
    return CLI_FINE;
}

/* ---- The command --------------------------------------------------------------------------------------------------------------- */

static const struct {
    const char *name;
    int (*run)(errand *);
    bool writes; /* with --apply */
    bool opens;  /* opens stores itself */
} errands[] = {{"list", do_list, false, false},       {"export", do_export, false, false}, {"check", admin_check, false, false},
               {"repair", do_repair, true, false},    {"forget", do_forget, true, false},  {"backup", admin_backup, false, true},
               {"restore", admin_restore, true, true}};

/* A database that is only missing because its name was mistyped is not made. */
static bool open_for(errand *e, bool writes, char problem[STORE_PROBLEM])
{
    if (!admin_is_postgres(e->db) && access(e->db, F_OK) != 0) {
        snprintf(problem, STORE_PROBLEM, "%.150s: %s", e->db, strerror(errno));
        return false;
    }
    e->store = writes && e->apply ? store_open(e->db, problem) : store_open_reading(e->db, problem);
    return e->store != NULL;
}

int cmd_admin(const cli_command *self, char **args)
{
    const char *operand[CLI_OPERANDS];
    errand e = {.self = self, .db = "roadstead.db"};
    char problem[STORE_PROBLEM];
    const cli_option options[] = {
        CLI_TEXT("db", "DB", &e.db, "a SQLite file, or postgres://.. (roadstead.db)"),
        CLI_FLAG("apply", &e.apply, "repair and forget: do it; otherwise only what would be done is said"),
        CLI_FLAG("force", &e.force, "backup and restore: in place of what is there"),
        CLI_FLAG("json", &e.json, "list: as JSON"),
        CLI_END,
    };
    int status = cli_parse(self, options, args, operand), i = 0;

    if (status != CLI_RUN) return status;
    while (i < RS_COUNT(errands) && strcmp(errands[i].name, operand[0]) != 0) i++;
    if (i == RS_COUNT(errands))
        return cli_bad(self, "name what to do: list, export TABLE, check, repair [TABLE], forget USER, backup FILE, restore FILE.");
    e.subject = operand[1];
    if (!errands[i].opens && !open_for(&e, errands[i].writes, problem)) return cli_failed(self, "%s", problem);
    status = errands[i].run(&e);
    store_close(e.store);
    return status;
}
