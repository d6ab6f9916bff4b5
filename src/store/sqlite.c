/* sqlite.c - the store in one file. One process writes, others may read meanwhile.
 *
 * Who writes holds a lock on FILE.lock for as long as it has the store open. SQLite's own locks last no longer than a transaction and
 * would let two servers take turns. The lock goes with the process, however that ends; the file stays. */
#include "checkpoint.h"
#include "db.h"
#include "helper.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct sqlite {
    db base;
    sqlite3 *file;
    int lock; /* -1: none, for reading */
    checkpoint *checkpoint;
    helper *committer; /* NULL: commits are made when they are waited for */
    bool committing;
    struct {
        sqlite3_stmt *statement;
        int count;
        unsigned char value[DB_VALUES]; /* which of the values each parameter is: to SQLite, $2 is a name like any other */
    } prepared[DB_STATEMENTS];
    sqlite3_stmt *putting; /* rows of whole tables */
} sqlite;

static bool failed(sqlite *l)
{
    snprintf(l->base.problem, sizeof l->base.problem, "SQLite: %s", sqlite3_errmsg(l->file));
    return false;
}

static bool run(db *d, const char *sql, int64_t *number)
{
    sqlite *l = (sqlite *)d;
    sqlite3_stmt *statement;
    int status;

    if (sqlite3_prepare_v2(l->file, sql, -1, &statement, NULL) != SQLITE_OK) return failed(l);
    status = sqlite3_step(statement);
    if (number) *number = status == SQLITE_ROW ? sqlite3_column_int64(statement, 0) : 0;
    while (status == SQLITE_ROW) status = sqlite3_step(statement);
    if (status != SQLITE_DONE) failed(l);
    sqlite3_finalize(statement);
    return status == SQLITE_DONE;
}

static bool begin(db *d) { return run(d, "BEGIN IMMEDIATE", NULL); }

static void rollback(db *d)
{
    sqlite *l = (sqlite *)d;
    char problem[STORE_PROBLEM];

    if (sqlite3_get_autocommit(l->file)) return; /* some failures have rolled back already */
    memcpy(problem, d->problem, sizeof problem);
    run(d, "ROLLBACK", NULL);
    memcpy(d->problem, problem, sizeof problem); /* why it came to this */
}

static bool commit_now(void *context) { return run(context, "COMMIT", NULL); }

static void commit_begin(db *d)
{
    sqlite *l = (sqlite *)d;

    if (!l->committer) return;
    l->committing = true;
    helper_start(l->committer);
}

static bool commit(db *d)
{
    sqlite *l = (sqlite *)d;
    bool fine = l->committing ? helper_finish(l->committer) : commit_now(d);

    l->committing = false;
    if (fine && l->checkpoint) checkpoint_due(l->checkpoint);
    if (!fine) rollback(d);
    return fine;
}

static bool prepare_statement(sqlite *l, enum db_name name)
{
    sqlite3_stmt **statement = &l->prepared[name].statement;

    if (!db_statements[name].sql) return true;
    if (sqlite3_prepare_v3(l->file, db_statements[name].sql, -1, SQLITE_PREPARE_PERSISTENT, statement, NULL) != SQLITE_OK) return failed(l);
    l->prepared[name].count = sqlite3_bind_parameter_count(*statement);
    for (int i = 0; i < l->prepared[name].count; i++)
        l->prepared[name].value[i] = (unsigned char)(atoi(sqlite3_bind_parameter_name(*statement, i + 1) + 1) - 1);
    return true;
}

static bool prepare(db *d)
{
    for (int i = 0; i < DB_STATEMENTS; i++)
        if (!prepare_statement((sqlite *)d, i)) return false;
    return true;
}

/* The statement with its values, or NULL. The values must stay until it is reset. */
static sqlite3_stmt *bound(sqlite *l, enum db_name name, const db_value *values)
{
    sqlite3_stmt *statement = l->prepared[name].statement;
    int status = SQLITE_OK;

    assert(statement && !sqlite3_stmt_busy(statement)); /* a row's function may not call what it was called by */
    for (int i = 0; i < l->prepared[name].count && status == SQLITE_OK; i++) {
        const db_value *value = &values[l->prepared[name].value[i]];

        status = value->text ? sqlite3_bind_text(statement, i + 1, value->text, -1, SQLITE_STATIC)
                             : sqlite3_bind_int64(statement, i + 1, value->number);
    }
    if (status == SQLITE_OK) return statement;
    failed(l);
    return NULL;
}

static bool write_statement(db *d, enum db_name name, const db_value *values)
{
    sqlite *l = (sqlite *)d;
    sqlite3_stmt *statement = bound(l, name, values);
    bool fine;

    if (!statement) return false;
    fine = sqlite3_step(statement) == SQLITE_DONE || failed(l);
    sqlite3_reset(statement);
    sqlite3_clear_bindings(statement);
    return fine;
}

static bool give_row(sqlite3_stmt *statement, const char *gives, db_row *row, void *context)
{
    db_value cells[DB_VALUES] = {0};

    for (int i = 0; gives[i]; i++) {
        if (gives[i] == 't') {
            const char *text = (const char *)sqlite3_column_text(statement, i);
            cells[i].text = text ? text : "";
        } else {
            cells[i].number = sqlite3_column_int64(statement, i);
        }
    }
    return row(context, cells);
}

static int read_statement(db *d, enum db_name name, const db_value *values, db_row *row, void *context)
{
    sqlite *l = (sqlite *)d;
    sqlite3_stmt *statement = bound(l, name, values);
    int rows = 0, status;

    if (!statement) return -1;
    while ((status = sqlite3_step(statement)) == SQLITE_ROW && give_row(statement, db_statements[name].gives, row, context)) rows++;
    if (status == SQLITE_ROW) snprintf(d->problem, sizeof d->problem, "SQLite: the file holds what cannot be used");
    if (status != SQLITE_ROW && status != SQLITE_DONE) failed(l);
    sqlite3_reset(statement);
    sqlite3_clear_bindings(statement);
    return status == SQLITE_DONE ? rows : status == SQLITE_ROW ? DB_UNUSABLE : DB_FAILED;
}

static int socket_of(__attribute__((unused)) const db *d) { return -1; }

static void hear(__attribute__((unused)) db *d, __attribute__((unused)) store_news *news, __attribute__((unused)) void *context) {}

/* ---- Whole tables ---- */

static bool give_texts(sqlite3_stmt *statement, int columns, db_texts *row, void *context)
{
    const char *cells[sqlite3_column_count(statement)];

    for (int i = 0; i < columns; i++) cells[i] = (const char *)sqlite3_column_text(statement, i);
    return row(context, cells);
}

static bool each_row(db *d, const char *sql, int columns, db_texts *row, void *context)
{
    sqlite *l = (sqlite *)d;
    sqlite3_stmt *statement;
    int status;

    if (sqlite3_prepare_v2(l->file, sql, -1, &statement, NULL) != SQLITE_OK) return failed(l);
    while ((status = sqlite3_step(statement)) == SQLITE_ROW && give_texts(statement, columns, row, context)) continue;
    if (status != SQLITE_DONE && status != SQLITE_ROW) failed(l);
    sqlite3_finalize(statement);
    return status == SQLITE_DONE;
}

static bool put_row(db *d, const char *sql, int columns, const char *const *values)
{
    sqlite *l = (sqlite *)d;
    bool fine;

    if (!l->putting || strcmp(sqlite3_sql(l->putting), sql) != 0) {
        sqlite3_finalize(l->putting);
        if (sqlite3_prepare_v2(l->file, sql, -1, &l->putting, NULL) != SQLITE_OK) return failed(l);
    }
    for (int i = 0; i < columns; i++) sqlite3_bind_text(l->putting, i + 1, values[i], -1, SQLITE_STATIC);
    fine = sqlite3_step(l->putting) == SQLITE_DONE || failed(l);
    sqlite3_reset(l->putting);
    return fine;
}

typedef struct telling {
    store_fault *fault;
    void *context;
} telling;

static bool tell_damage(void *context, const char *const *cells)
{
    const telling *t = context;

    if (cells[0] && strcmp(cells[0], "ok") != 0) t->fault(t->context, cells[0]);
    return true;
}

static bool tell_orphan(void *context, const char *const *cells)
{
    const telling *t = context;
    char text[STORE_PROBLEM];

    snprintf(text, sizeof text, "row %.20s of %.60s belongs to none of %.60s", cells[1] ? cells[1] : "?", cells[0], cells[2]);
    t->fault(t->context, text);
    return true;
}

static void check_file(db *d, store_fault *fault, void *context)
{
    telling t = {fault, context};

    if (!each_row(d, "PRAGMA integrity_check(20)", 1, tell_damage, &t)) fault(context, d->problem);
    if (!each_row(d, "PRAGMA foreign_key_check", 3, tell_orphan, &t)) fault(context, d->problem);
}

/* In one transaction: whoever is killed in the midst of it leaves what was there. */
static bool replace(db *d, const char *file)
{
    sqlite *l = (sqlite *)d;
    sqlite3 *from = NULL;
    sqlite3_backup *copy = NULL;
    int status = sqlite3_open_v2(file, &from, SQLITE_OPEN_READONLY, NULL);

    if (status == SQLITE_OK) copy = sqlite3_backup_init(l->file, "main", from, "main");
    if (copy) {
        status = sqlite3_backup_step(copy, -1);
        sqlite3_backup_finish(copy);
    }
    sqlite3_close(from);
    return (copy && status == SQLITE_DONE) || failed(l);
}

static bool is_there(__attribute__((unused)) db *d) { return true; }

static void close_file(db *d)
{
    sqlite *l = (sqlite *)d;

    if (l->checkpoint) checkpoint_end(l->checkpoint);
    if (l->committer) helper_close(l->committer);
    for (int i = 0; i < DB_STATEMENTS; i++) sqlite3_finalize(l->prepared[i].statement);
    sqlite3_finalize(l->putting);
    sqlite3_close(l->file);
    if (l->lock >= 0) close(l->lock);
    free(l);
}

static const db_driver driver = {
    .close = close_file,
    .run = run,
    .prepare = prepare,
    .begin = begin,
    .commit_begin = commit_begin,
    .commit = commit,
    .rollback = rollback,
    .write = write_statement,
    .read = read_statement,
    .socket = socket_of,
    .listen = hear,
    .check = check_file,
    .each = each_row,
    .put = put_row,
    .replace = replace,
    .back = is_there,
};

static bool refuse(sqlite *l, const char *what, const char *file, const char *why)
{
    snprintf(l->base.problem, sizeof l->base.problem, "%s%.150s%s", what, file, why);
    return false;
}

/* The file itself, by whichever name it is called: two servers must not take two names for two files. It is made if it is missing, since
 * only what is there has a real name. */
static bool find_file(sqlite *l, const char *file, char real[PATH_MAX])
{
    int made = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    struct stat about;
    bool found = made >= 0 && fstat(made, &about) == 0 && realpath(file, real);

    if (!found) snprintf(l->base.problem, sizeof l->base.problem, "cannot open %.150s: %s", file, strerror(errno));
    if (found && !S_ISREG(about.st_mode)) found = refuse(l, "", file, " is no file");
    if (found && about.st_nlink > 1) found = refuse(l, "", file, " has several names (hard links): keep one");
    if (made >= 0) close(made); /* nobody has it open yet, whose locks would go with it */
    return found;
}

static bool take_lock(sqlite *l, const char *file)
{
    char name[PATH_MAX + 8];

    snprintf(name, sizeof name, "%s.lock", file);
    l->lock = open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (l->lock < 0) {
        snprintf(l->base.problem, sizeof l->base.problem, "cannot open %.150s: %s", name, strerror(errno));
        return false;
    }
    return flock(l->lock, LOCK_EX | LOCK_NB) == 0 || refuse(l, "", file, " is in use by another process");
}

/* Whoever mistypes a name must not get our tables into another program's file. */
static bool is_ours(sqlite *l, const char *file)
{
    static const char sql[] = "SELECT COUNT(*) FROM sqlite_master WHERE NOT EXISTS (SELECT 1 FROM sqlite_master WHERE name = 'meta')";
    int64_t others = 0;

    return run(&l->base, sql, &others) && (others == 0 || refuse(l, "", file, " is another program's database"));
}

/* FULL: a commit is on disk when it returns. Small pages, since the entries of a commit lie on as many pages of the index as they have
 * tables, and whole pages are written. Checkpoints are made beside the commits; a commit makes one itself only when the log has 128 MB,
 * to start it anew, and finds nearly all of it done. That waits for the disk, so it must be rarer than one move in a hundred. */
static bool set_up(sqlite *l, const char *file, bool reading)
{
    static const char *const always[] = {"PRAGMA busy_timeout = 2000", "PRAGMA foreign_keys = ON", NULL};
    static const char *const writing[] = {"PRAGMA page_size = 2048",
                                          "PRAGMA journal_mode = WAL",
                                          "PRAGMA synchronous = FULL",
                                          "PRAGMA wal_autocheckpoint = 64000",
                                          "PRAGMA journal_size_limit = 134217728", /* what a long reader let it grow to */
                                          "PRAGMA cache_size = -65536",
                                          NULL};

    for (const char *const *sql = always; *sql; sql++)
        if (!run(&l->base, *sql, NULL)) return false;
    if (!is_ours(l, file)) return false;
    for (const char *const *sql = writing; *sql && !reading; sql++)
        if (!run(&l->base, *sql, NULL)) return false;
    return true;
}

db *sqlite_open(const char *file, bool reading, char problem[STORE_PROBLEM])
{
    int flags = (reading ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE) | SQLITE_OPEN_NOMUTEX; /* one thread uses it at a time */
    sqlite *l = calloc(1, sizeof *l);
    char real[PATH_MAX];

    if (!l) return NULL;
    l->base.driver = &driver;
    l->lock = -1;
    if ((reading || (find_file(l, file, real) && take_lock(l, real))) &&
        (sqlite3_open_v2(reading ? file : real, &l->file, flags, NULL) == SQLITE_OK || failed(l)) && set_up(l, file, reading)) {
        if (!reading) l->checkpoint = checkpoint_begin(real);
        if (!reading) l->committer = helper_open(commit_now, l);
        return &l->base;
    }
    snprintf(problem, STORE_PROBLEM, "%s", l->base.problem);
    close_file(&l->base);
    return NULL;
}
