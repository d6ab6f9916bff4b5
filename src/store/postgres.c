/* postgres.c - the store in a PostgreSQL database that several processes share. */
#include "postgres.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Statements ---- */

static bool run(db *d, const char *sql, int64_t *number)
{
    postgres *p = (postgres *)d;
    PGresult *last = NULL;
    bool fine = pg_finish_with(p, &p->work, sql, &last);

    if (number) *number = fine && PQntuples(last) > 0 ? strtoll(PQgetvalue(last, 0, 0), NULL, 10) : 0;
    PQclear(last);
    return fine;
}

static bool prepare(db *d)
{
    postgres *p = (postgres *)d;

    p->prepared = true;
    return pg_prepare(p, &p->work) && (p->reading || pg_prepare(p, &p->aside));
}

static bool begin(db *d)
{
    postgres *p = (postgres *)d;

    d->lost = false;
    if (!pg_reach(p, &p->work)) return false;
    p->begun = pg_add(p, &p->work, "BEGIN");
    return p->begun;
}

static void rollback(db *d)
{
    postgres *p = (postgres *)d;
    char problem[STORE_PROBLEM];
    bool lost = d->lost;
    PGresult *last = NULL;

    memcpy(problem, d->problem, sizeof problem);
    p->begun = false;
    if (p->work.connection) {
        pg_settle(p, &p->work, &last); /* what is under way may fail, and would take the rollback with it */
        PQclear(last);
    }
    if (p->work.connection) {
        /* If even this goes wrong, the server rolls back on its own as the connection ends. */
        if (!pg_finish_with(p, &p->work, "ROLLBACK", &last)) pg_lose(&p->work);
        PQclear(last);
    }
    memcpy(d->problem, problem, sizeof problem); /* why it came to this */
    d->lost = lost;
}

/* The server sets to work when it has all of it; what does not go out at once goes when the answer is waited for. */
static void commit_begin(db *d)
{
    postgres *p = (postgres *)d;

    p->ending = pg_add(p, &p->work, "COMMIT");
    if (p->ending) PQflush(p->work.connection);
}

static bool commit(db *d)
{
    postgres *p = (postgres *)d;
    PGresult *last = NULL;
    bool done = p->ending ? pg_settle(p, &p->work, &last) : pg_finish_with(p, &p->work, "COMMIT", &last);

    p->ending = false;
    if (done && strcmp(PQcmdStatus(last), "COMMIT") != 0) done = pg_say(p, "the transaction was rolled back");
    if (!p->work.connection) pg_say(p, "the connection was lost during a commit, which may or may not be kept");
    PQclear(last);
    p->begun = false;
    if (!done) rollback(d);
    return done;
}

static bool write_statement(db *d, enum db_name name, const db_value *values)
{
    postgres *p = (postgres *)d;

    return pg_send(p, &p->work, name, values) && pg_flush(p, &p->work);
}

static int give_rows(postgres *p, const PGresult *result, const char *gives, db_row *row, void *context)
{
    int rows = PQntuples(result);

    for (int r = 0; r < rows; r++) {
        db_value cells[DB_VALUES] = {0};

        for (int i = 0; gives[i]; i++) {
            if (gives[i] == 't')
                cells[i].text = PQgetvalue(result, r, i);
            else
                cells[i].number = strtoll(PQgetvalue(result, r, i), NULL, 10);
        }
        if (!row(context, cells)) {
            pg_say(p, "the database holds what cannot be used");
            return DB_UNUSABLE;
        }
    }
    return rows;
}

/* A read of its own is asked again on a new connection. Within a transaction there is none: the transaction went with the old one. */
static int read_statement(db *d, enum db_name name, const db_value *values, db_row *row, void *context)
{
    postgres *p = (postgres *)d;
    line *l = db_statements[name].aside ? &p->aside : &p->work;
    bool alone = l == &p->aside || !p->begun, fine = false;
    PGresult *last = NULL;
    int rows;

    for (int tries = 0; tries < 2 && !fine; tries++) {
        if (alone && !pg_reach(p, l)) return -1;
        PQclear(last);
        last = NULL;
        fine = pg_send(p, l, name, values) && pg_settle(p, l, &last);
        if (!alone || l->connection) break; /* it was answered */
    }
    rows = fine ? give_rows(p, last, db_statements[name].gives, row, context) : -1;
    PQclear(last);
    return rows;
}

/* ---- Whole tables ---- */

/* Keys that point nowhere cannot be in here; what the disk has done to pages shows when they are read. */
static void check_nothing(__attribute__((unused)) db *d, __attribute__((unused)) store_fault *fault, __attribute__((unused)) void *context)
{
}

static bool give_texts(const PGresult *result, int columns, db_texts *row, void *context)
{
    const char *cells[64];

    for (int r = 0; r < PQntuples(result); r++) {
        for (int i = 0; i < columns && i < 64; i++) cells[i] = PQgetisnull(result, r, i) ? NULL : PQgetvalue(result, r, i);
        if (!row(context, cells)) return false;
    }
    return true;
}

/* By a cursor: a large table is never in memory as a whole. */
static bool each_row(db *d, const char *sql, int columns, db_texts *row, void *context)
{
    postgres *p = (postgres *)d;
    size_t size = strlen(sql) + 64;
    char *declare = malloc(size);
    PGresult *last = NULL;
    bool fine;
    int rows;

    if (!declare) abort();
    snprintf(declare, size, "DECLARE copying NO SCROLL CURSOR FOR %s", sql);
    fine = run(d, declare, NULL);
    free(declare);
    do {
        fine = fine && pg_finish_with(p, &p->work, "FETCH 500 FROM copying", &last);
        rows = fine ? PQntuples(last) : 0;
        fine = fine && give_texts(last, columns, row, context);
        PQclear(last);
        last = NULL;
    } while (fine && rows > 0);
    return fine && run(d, "CLOSE copying", NULL);
}

static bool put_row(db *d, const char *sql, int columns, const char *const *values)
{
    postgres *p = (postgres *)d;
    line *l = &p->work;

    if (!l->connection) return pg_say(p, "the connection is lost");
    for (int i = 0; i < columns; i++) l->bytes += values[i] ? strlen(values[i]) + 8 : 8;
    if (PQsendQueryParams(l->connection, sql, columns, NULL, values, NULL, NULL, 0) != 1) return pg_say(p, PQerrorMessage(l->connection));
    return pg_flush(p, l);
}

/* ---- News ---- */

static int socket_of(const db *d)
{
    const postgres *p = (const postgres *)d;

    return p->ears ? PQsocket(p->ears) : -1;
}

/* Of entries that this process has written it knows. Errands and answers are told even to their writer: it may have taken over the table
 * that it had sent an errand to. */
static void tell(const postgres *p, const PGnotify *notice, store_news *news, void *context)
{
    char what[16];
    const char *space = strchr(notice->extra, ' ');

    if (!space || space - notice->extra >= (long)sizeof what) return;
    snprintf(what, sizeof what, "%.*s", (int)(space - notice->extra), notice->extra);
    if (strcmp(what, "table") == 0 && p->work.connection && notice->be_pid == PQbackendPID(p->work.connection)) return;
    news(context, what, space + 1);
}

static void hear(db *d, store_news *news, void *context)
{
    postgres *p = (postgres *)d;
    PGnotify *notice;

    if (p->reading || d->away) return;
    if (!pg_hears(p)) return;
    if (p->missed) {
        p->missed = false;
        news(context, "all", "");
        if (!p->ears) return;
    }
    while (p->ears && (notice = PQnotifies(p->ears))) {
        tell(p, notice, news, context);
        PQfreemem(notice);
    }
}

static bool wait_patiently(db *d, bool patient)
{
    d->patient = patient;
    return run(d, patient ? "SET lock_timeout = 0" : "SET lock_timeout = '2s'", NULL);
}

static const db_driver driver = {
    .shared = true,
    .schema_lock = "SELECT pg_advisory_xact_lock(1919906163)", /* any number that others do not use */
    .close = pg_close,
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
    .check = check_nothing,
    .each = each_row,
    .put = put_row,
    .back = pg_back,
    .wait = wait_patiently,
};

db *postgres_open(const char *url, bool reading, char problem[STORE_PROBLEM])
{
    postgres *p = calloc(1, sizeof *p + strlen(url) + 1);

    if (!p) return NULL;
    p->base.driver = &driver;
    p->reading = reading;
    memcpy(p->url, url, strlen(url) + 1);
    if (pg_connect(p)) return &p->base;
    snprintf(problem, STORE_PROBLEM, "%s", p->base.problem);
    pg_close(&p->base);
    return NULL;
}
