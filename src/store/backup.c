/* backup.c - whole stores: checked by what their database can tell, copied into a file, and out of one. A file is SQLite's, whatever it was
 * copied from, so that what was saved of one kind of database can be restored into the other. */
#include "inside.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { STEP = 256, PAUSE_MS = 2, COLUMNS = 24, NAME = 64, TABLES = 32, SQL = 2048, EVERY = 20000 };

static bool say(char problem[STORE_PROBLEM], const char *what, const char *why)
{
    snprintf(problem, STORE_PROBLEM, "%s%s%.150s", what, *why ? ": " : "", why);
    return false;
}

/* ---- Checking ---- */

typedef struct finding {
    store_fault *fault;
    void *context;
} finding;

static void tell_count(store *s, const char *sql, const char *what, const finding *f)
{
    char text[STORE_PROBLEM];
    int64_t count = 0;

    if (!s->db->driver->run(s->db, sql, &count)) {
        f->fault(f->context, s->db->problem);
        return;
    }
    if (count == 0) return;
    snprintf(text, sizeof text, "%lld %s", (long long)count, what);
    f->fault(f->context, text);
}

void store_check(store *s, store_fault *fault, void *context)
{
    finding f = {fault, context};

    s->db->driver->check(s->db, fault, context);
    tell_count(s, "SELECT COUNT(*) FROM names WHERE user_id NOT IN (SELECT id FROM users)", "names are nobody's", &f);
    tell_count(s, "SELECT COUNT(*) FROM tokens WHERE user_id NOT IN (SELECT id FROM users)", "tokens are nobody's", &f);
    tell_count(s, "SELECT COUNT(*) FROM seats WHERE table_id NOT IN (SELECT id FROM tables)", "seats are at no table", &f);
    tell_count(s, "SELECT COUNT(*) FROM snapshots WHERE table_id NOT IN (SELECT id FROM tables)", "snapshots are of no table", &f);
    tell_count(s, "SELECT COUNT(*) FROM games WHERE table_id NOT IN (SELECT id FROM tables)", "kept games are of no table", &f);
    tell_count(s, "SELECT COUNT(*) FROM (SELECT DISTINCT table_id FROM entries) logs WHERE table_id NOT IN (SELECT id FROM tables)",
               "logs are of no table", &f);
}

/* ---- A file as a whole ---- */

/* All of it as it is at one moment: within one transaction, which is not disturbed by who writes meanwhile. */
static bool copy_pages(sqlite3 *from, sqlite3 *to, store_progress *progress)
{
    sqlite3_backup *copy = sqlite3_backup_init(to, "main", from, "main");
    int status = copy ? SQLITE_OK : SQLITE_ERROR, steps = 0;

    while (status == SQLITE_OK || status == SQLITE_BUSY || status == SQLITE_LOCKED) {
        status = sqlite3_backup_step(copy, STEP);
        if (progress && ++steps % 64 == 0) progress("pages", sqlite3_backup_pagecount(copy) - sqlite3_backup_remaining(copy));
        if (status != SQLITE_DONE) sqlite3_sleep(PAUSE_MS);
    }
    if (copy) sqlite3_backup_finish(copy);
    return status == SQLITE_DONE;
}

static bool run(sqlite3 *file, const char *sql) { return sqlite3_exec(file, sql, NULL, NULL, NULL) == SQLITE_OK; }

/* To SQLite a file without a byte is a database, too. */
static bool has_tables(sqlite3 *file)
{
    sqlite3_stmt *statement = NULL;
    bool any =
        sqlite3_prepare_v2(file, "SELECT 1 FROM sqlite_master", -1, &statement, NULL) == SQLITE_OK && sqlite3_step(statement) == SQLITE_ROW;

    sqlite3_finalize(statement);
    return any;
}

bool store_copy_file(const char *from, const char *to, store_progress *progress, char problem[STORE_PROBLEM])
{
    sqlite3 *source = NULL, *target = NULL;
    bool fine = sqlite3_open_v2(from, &source, SQLITE_OPEN_READONLY, NULL) == SQLITE_OK && run(source, "PRAGMA busy_timeout = 2000") &&
                run(source, "BEGIN") && run(source, "SELECT COUNT(*) FROM sqlite_master");

    if (!fine) say(problem, from, sqlite3_errmsg(source));
    if (fine && !has_tables(source)) fine = say(problem, from, "there is nothing in it");
    unlink(to);
    if (fine) {
        fine = sqlite3_open_v2(to, &target, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL) == SQLITE_OK &&
               copy_pages(source, target, progress) && run(target, "PRAGMA journal_mode = DELETE"); /* one file, nothing beside it */
        if (!fine) say(problem, to, sqlite3_errmsg(target));
    }
    sqlite3_close(source);
    sqlite3_close(target);
    return fine;
}

static bool sync_at(const char *name)
{
    int file = open(name, O_RDONLY | O_CLOEXEC);
    bool fine = file >= 0 && fsync(file) == 0;

    if (file >= 0) close(file);
    return fine;
}

bool store_move_file(const char *from, const char *to, char problem[STORE_PROBLEM])
{
    char folder[PATH_MAX];
    char *slash;

    if (snprintf(folder, sizeof folder, "%s", to) >= (int)sizeof folder) return say(problem, "the name of the file is too long", "");
    slash = strrchr(folder, '/');
    snprintf(slash ? slash + 1 : folder, 2, ".");
    if (sync_at(from) && rename(from, to) == 0 && sync_at(folder)) return true;
    return say(problem, to, strerror(errno));
}

/* ---- Row by row ---- */

typedef struct copying {
    db *from, *to;
    store_progress *progress;
    char table[NAME], select[SQL], insert[SQL];
    int columns;
    int64_t rows;
    bool failed;
} copying;

static bool copy_row(void *context, const char *const *cells)
{
    copying *c = context;

    c->failed = !c->to->driver->put(c->to, c->insert, c->columns, cells);
    if (c->progress && ++c->rows % EVERY == 0) c->progress("rows", c->rows);
    return !c->failed;
}

typedef struct names {
    int count;
    char name[TABLES][NAME];
} names;

static bool take_name(void *context, const char *const *cells)
{
    names *n = context;

    if (n->count == TABLES || snprintf(n->name[n->count], NAME, "%s", cells[0]) >= NAME) return false;
    n->count++;
    return true;
}

static bool list_names(db *file, const char *sql, names *found)
{
    found->count = 0;
    return file->driver->each(file, sql, 1, take_name, found);
}

/* Both have the same tables and columns, by name. */
static bool write_statements(db *file, copying *c)
{
    char sql[200], places[SQL] = "";
    names columns;
    size_t select, insert, place = 0;

    snprintf(sql, sizeof sql, "SELECT name FROM pragma_table_info('%s')", c->table);
    if (!list_names(file, sql, &columns) || columns.count > COLUMNS) return false;
    c->columns = columns.count;
    select = (size_t)snprintf(c->select, SQL, "SELECT ");
    insert = (size_t)snprintf(c->insert, SQL, "INSERT INTO %s (", c->table);
    for (int i = 0; i < columns.count; i++) {
        select += (size_t)snprintf(c->select + select, SQL - select, "%s%s", i ? ", " : "", columns.name[i]);
        insert += (size_t)snprintf(c->insert + insert, SQL - insert, "%s%s", i ? ", " : "", columns.name[i]);
        place += (size_t)snprintf(places + place, SQL - place, "%s$%d", i ? ", " : "", i + 1);
        if (select > SQL - 100 || insert > SQL - 400) return false;
    }
    snprintf(c->select + select, SQL - select, " FROM %s", c->table);
    return snprintf(c->insert + insert, SQL - insert, ") VALUES (%s)", places) < (int)(SQL - insert);
}

static bool empty_tables(db *to, const names *tables)
{
    char sql[100];

    for (int i = tables->count - 1; i >= 0; i--) {
        snprintf(sql, sizeof sql, "DELETE FROM %s", tables->name[i]);
        if (!to->driver->run(to, sql, NULL)) return false;
    }
    return !to->driver->shared || (to->driver->run(to, "DELETE FROM errands", NULL) && to->driver->run(to, "DELETE FROM leases", NULL));
}

static bool copy_tables(copying *c, db *file, const names *tables)
{
    for (int i = 0; i < tables->count; i++) {
        memcpy(c->table, tables->name[i], NAME);
        if (!write_statements(file, c)) return say(file->problem, c->table, "its columns cannot be told");
        if (!c->from->driver->each(c->from, c->select, c->columns, copy_row, c)) return false;
    }
    return true;
}

/* From one moment of the one into one transaction of the other. Versions of the tables are the same, since both stores are open. */
bool store_fill(store *to, store *from, bool emptied, store_progress *progress, char problem[STORE_PROBLEM])
{
    static const char list[] =
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'meta' ORDER BY rowid";
    db *file = store_shared(to) ? from->db : to->db, *a = from->db, *b = to->db;
    copying c = {.from = a, .to = b, .progress = progress};
    names tables;
    bool fine;

    a->patient = b->patient = true;
    fine = a->driver->run(a, a->driver->shared ? "BEGIN ISOLATION LEVEL REPEATABLE READ" : "BEGIN", NULL) && b->driver->begin(b) &&
           list_names(file, list, &tables) && (!emptied || empty_tables(b, &tables)) && copy_tables(&c, file, &tables);
    fine = fine && b->driver->commit(b);
    if (!fine) say(problem, "copying", c.failed || *b->problem ? b->problem : a->problem);
    if (!fine) b->driver->rollback(b);
    a->driver->run(a, "ROLLBACK", NULL);
    return fine;
}

bool store_replace(store *s, const char *file, char problem[STORE_PROBLEM])
{
    return (s->db->driver->replace && s->db->driver->replace(s->db, file)) || say(problem, "replacing", s->db->problem);
}

bool store_is_empty(store *s)
{
    int64_t count = 1;

    return s->db->driver->run(s->db, "SELECT (SELECT COUNT(*) FROM users) + (SELECT COUNT(*) FROM tables)", &count) && count == 0;
}

bool store_is_used(store *s, int64_t now)
{
    char sql[100];
    int64_t count = 0;

    if (!store_shared(s)) return false; /* whoever uses it has it locked */
    snprintf(sql, sizeof sql, "SELECT COUNT(*) FROM leases WHERE until > %lld", (long long)now);
    return !s->db->driver->run(s->db, sql, &count) || count > 0;
}
