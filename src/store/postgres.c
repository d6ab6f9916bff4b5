/* postgres.c - the store in a PostgreSQL database that several processes share.
 *
 * Three connections. `work` has the transaction: its writes are sent without waiting for the answers (libpq's pipeline), so that a commit
 * takes one journey however much was written. `aside` has what must not wait for that transaction: leases. `ears` only listens; were it
 * used for anything else, news could arrive with an answer, and its socket would not become readable. */
#include "db.h"

#include <assert.h>
#include <libpq-fe.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    SYNC_BYTES = 16384, /* so much is sent at most without a sync: the server minds time limits only between those */
    PATIENCE_MS = 5000, /* for a lost connection to come back */
    PAUSE_MS = 100,
    OID_INT8 = 20,
    OID_TEXT = 25,
};

typedef struct line {
    PGconn *connection; /* NULL: lost */
    int syncs;          /* answers to these are still to come */
    size_t bytes;       /* sent since the last of them */
} line;

typedef struct postgres {
    db base;
    line work, aside;
    PGconn *ears;
    bool reading;
    bool prepared; /* the tables are there: new connections prepare all statements */
    bool begun;    /* a transaction, on `work` */
    char url[];
} postgres;

static bool say(postgres *p, const char *message)
{
    snprintf(p->base.problem, sizeof p->base.problem, "PostgreSQL: %s", message);
    p->base.problem[strcspn(p->base.problem, "\n")] = '\0';
    return false;
}

/* ---- Answers ---- */

static void note_failure(postgres *p, const PGresult *result)
{
    const char *state = PQresultErrorField(result, PG_DIAG_SQLSTATE), *column = PQresultErrorField(result, PG_DIAG_COLUMN_NAME);
    const char *message = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);

    say(p, message ? message : PQresultErrorMessage(result));
    if (state && column && strcmp(state, "23502") == 0 && strcmp(column, "seq") == 0) { /* see ENTRY_PUT */
        p->base.lost = true;
        snprintf(p->base.problem, sizeof p->base.problem, "%s", DB_LOST);
    }
}

static void lose(line *l)
{
    PQfinish(l->connection);
    *l = (line){0};
}

static bool sync_line(postgres *p, line *l)
{
    if (PQpipelineSync(l->connection) != 1) return say(p, PQerrorMessage(l->connection));
    l->syncs++;
    l->bytes = 0;
    return true;
}

/* Waits for the answers to everything that was sent. false: the first of them that went wrong is the problem. `last` is the answer to the
 * last statement, to be cleared. A connection that fails is lost. */
static bool settle(postgres *p, line *l, PGresult **last)
{
    bool fine = sync_line(p, l);
    PGresult *result = NULL;

    *last = NULL;
    if (!fine) {
        lose(l);
        return false;
    }
    while (l->syncs > 0 && PQstatus(l->connection) == CONNECTION_OK) {
        ExecStatusType status;

        result = PQgetResult(l->connection);
        if (!result) continue; /* between the answers to two statements */
        status = PQresultStatus(result);
        if (status == PGRES_PIPELINE_SYNC) {
            l->syncs--;
        } else if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) {
            PQclear(*last);
            *last = result;
            continue;
        } else {
            if (fine) note_failure(p, result);
            fine = false;
        }
        PQclear(result);
    }
    if (l->syncs > 0) {
        if (fine) say(p, PQerrorMessage(l->connection));
        lose(l);
        return false;
    }
    return fine;
}

/* Sends one more statement and waits for all answers. */
static bool finish_with(postgres *p, line *l, const char *sql, PGresult **last)
{
    *last = NULL;
    if (!l->connection) return say(p, "the connection is lost");
    if (PQsendQueryParams(l->connection, sql, 0, NULL, NULL, NULL, NULL, 0) != 1) {
        say(p, PQerrorMessage(l->connection));
        if (PQstatus(l->connection) != CONNECTION_OK) lose(l);
        return false;
    }
    return settle(p, l, last);
}

/* ---- Connections ---- */

/* libpq would print what a server says besides its answers. */
static void ignore_notice(__attribute__((unused)) void *context, __attribute__((unused)) const char *message) {}

static PGconn *connect_once(postgres *p, const char *settings)
{
    /* What the address says comes later and counts more. */
    static const char *const names[] = {"fallback_application_name", "connect_timeout", "tcp_user_timeout",
                                        "client_encoding",           "dbname",          NULL};
    const char *values[] = {"roadstead", "5", "10000", "UTF8", p->url, NULL};
    PGconn *connection = PQconnectdbParams(names, values, 1);
    PGresult *result;
    bool fine;

    if (!connection || PQstatus(connection) != CONNECTION_OK) {
        say(p, connection ? PQerrorMessage(connection) : "out of memory");
        PQfinish(connection);
        return NULL;
    }
    PQsetNoticeProcessor(connection, ignore_notice, NULL);
    result = PQexec(connection, settings);
    fine = PQresultStatus(result) == PGRES_COMMAND_OK || PQresultStatus(result) == PGRES_TUPLES_OK;
    PQclear(result);
    if (fine) return connection;
    say(p, PQerrorMessage(connection));
    PQfinish(connection);
    return NULL;
}

static bool send_preparations(const line *l)
{
    for (int i = 0; i < DB_STATEMENTS; i++) {
        const db_statement *statement = &db_statements[i];
        Oid types[DB_VALUES];
        int count = 0;
        char name[8];

        for (; statement->takes[count]; count++) types[count] = statement->takes[count] == 't' ? OID_TEXT : OID_INT8;
        snprintf(name, sizeof name, "s%d", i);
        if (PQsendPrepare(l->connection, name, statement->postgres ? statement->postgres : statement->sql, count, types) != 1) return false;
    }
    return true;
}

static bool prepare_line(postgres *p, line *l)
{
    PGresult *last = NULL;
    bool fine = send_preparations(l) ? settle(p, l, &last) : say(p, PQerrorMessage(l->connection));

    PQclear(last);
    return fine;
}

/* A transaction that its process has forgotten, because it hangs, ends by itself: then others can take its tables over. Who waits for a
 * lease gives up before that, for its own clients' sake. */
static bool connect_line(postgres *p, line *l)
{
    const char *settings =
        p->reading ? "SET client_min_messages = warning; SET default_transaction_read_only = on"
        : l == &p->work
            ? "SET client_min_messages = warning; SET lock_timeout = '10s';"
              " SET idle_in_transaction_session_timeout = '5s'; SET default_transaction_isolation = 'read committed';"
              " SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
            : "SET client_min_messages = warning; SET lock_timeout = '2s'; SET default_transaction_isolation = 'read committed'";

    lose(l);
    l->connection = connect_once(p, settings);
    if (!l->connection) return false;
    if (PQenterPipelineMode(l->connection) == 1 && (!p->prepared || prepare_line(p, l))) return true;
    lose(l);
    return false;
}

/* Twice, since a server that closes a connection says why first. */
static bool alive(const line *l)
{
    return l->connection && PQconsumeInput(l->connection) == 1 && PQconsumeInput(l->connection) == 1 &&
           PQstatus(l->connection) == CONNECTION_OK;
}

/* The connection, if need be a new one, within PATIENCE_MS. */
static bool reach(postgres *p, line *l)
{
    for (int waited = 0; !alive(l); waited += PAUSE_MS) {
        if (connect_line(p, l)) return true;
        if (waited >= PATIENCE_MS) return false;
        nanosleep(&(struct timespec){.tv_nsec = PAUSE_MS * 1000000L}, NULL);
    }
    return true;
}

/* ---- The driver ---- */

static bool run(db *d, const char *sql, int64_t *number)
{
    postgres *p = (postgres *)d;
    PGresult *last = NULL;
    bool fine = finish_with(p, &p->work, sql, &last);

    if (number) *number = fine && PQntuples(last) > 0 ? strtoll(PQgetvalue(last, 0, 0), NULL, 10) : 0;
    PQclear(last);
    return fine;
}

static bool prepare(db *d)
{
    postgres *p = (postgres *)d;

    p->prepared = true;
    return prepare_line(p, &p->work) && (p->reading || prepare_line(p, &p->aside));
}

static bool begin(db *d)
{
    postgres *p = (postgres *)d;

    d->lost = false;
    if (!reach(p, &p->work)) return false;
    p->begun = PQsendQueryParams(p->work.connection, "BEGIN", 0, NULL, NULL, NULL, NULL, 0) == 1;
    return p->begun || say(p, PQerrorMessage(p->work.connection));
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
        settle(p, &p->work, &last); /* what is under way may fail, and would take the rollback with it */
        PQclear(last);
    }
    if (p->work.connection) {
        /* If even this goes wrong, the server rolls back on its own as the connection ends. */
        if (!finish_with(p, &p->work, "ROLLBACK", &last)) lose(&p->work);
        PQclear(last);
    }
    memcpy(d->problem, problem, sizeof problem); /* why it came to this */
    d->lost = lost;
}

static bool commit(db *d)
{
    postgres *p = (postgres *)d;
    PGresult *last = NULL;
    bool done = finish_with(p, &p->work, "COMMIT", &last);

    if (done && strcmp(PQcmdStatus(last), "COMMIT") != 0) done = say(p, "the transaction was rolled back");
    if (!p->work.connection) say(p, "the connection was lost during a commit, which may or may not be kept");
    PQclear(last);
    p->begun = false;
    if (!done) rollback(d);
    return done;
}

static bool send_statement(postgres *p, line *l, enum db_name name, const db_value *values)
{
    const char *takes = db_statements[name].takes, *texts[DB_VALUES];
    char numbers[DB_VALUES][24], statement[8];
    int count = 0;

    if (!l->connection) return say(p, "the connection is lost");
    for (; takes[count]; count++) {
        texts[count] = values[count].text ? values[count].text : numbers[count];
        if (!values[count].text) snprintf(numbers[count], sizeof numbers[count], "%lld", (long long)values[count].number);
        l->bytes += strlen(texts[count]) + 8;
    }
    snprintf(statement, sizeof statement, "s%d", name);
    return PQsendQueryPrepared(l->connection, statement, count, texts, NULL, NULL, 0) == 1 || say(p, PQerrorMessage(l->connection));
}

static bool write_statement(db *d, enum db_name name, const db_value *values)
{
    postgres *p = (postgres *)d;

    return send_statement(p, &p->work, name, values) && (p->work.bytes < SYNC_BYTES || sync_line(p, &p->work));
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
            say(p, "the database holds what cannot be used");
            return -1;
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
        if (alone && !reach(p, l)) return -1;
        PQclear(last);
        last = NULL;
        fine = send_statement(p, l, name, values) && settle(p, l, &last);
        if (!alone || l->connection) break; /* it was answered */
    }
    rows = fine ? give_rows(p, last, db_statements[name].gives, row, context) : -1;
    PQclear(last);
    return rows;
}

/* ---- News ---- */

static bool connect_ears(postgres *p)
{
    p->ears = connect_once(p, "LISTEN roadstead");
    return p->ears != NULL;
}

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

    if (p->ears && (PQconsumeInput(p->ears) != 1 || PQstatus(p->ears) != CONNECTION_OK)) {
        PQfinish(p->ears);
        p->ears = NULL;
    }
    if (!p->ears) {
        if (!p->reading && connect_ears(p)) news(context, "all", "");
        return;
    }
    while ((notice = PQnotifies(p->ears))) {
        tell(p, notice, news, context);
        PQfreemem(notice);
    }
}

static void close_all(db *d)
{
    postgres *p = (postgres *)d;

    lose(&p->work);
    lose(&p->aside);
    PQfinish(p->ears);
    free(p);
}

static const db_driver driver = {
    .shared = true,
    .schema_lock = "SELECT pg_advisory_xact_lock(1919906163)", /* any number that others do not use */
    .close = close_all,
    .run = run,
    .prepare = prepare,
    .begin = begin,
    .commit = commit,
    .rollback = rollback,
    .write = write_statement,
    .read = read_statement,
    .socket = socket_of,
    .listen = hear,
};

db *postgres_open(const char *url, bool reading, char problem[STORE_PROBLEM])
{
    postgres *p = calloc(1, sizeof *p + strlen(url) + 1);

    if (!p) return NULL;
    p->base.driver = &driver;
    p->reading = reading;
    memcpy(p->url, url, strlen(url) + 1);
    if (connect_line(p, &p->work) && (reading || (connect_line(p, &p->aside) && connect_ears(p)))) return &p->base;
    snprintf(problem, STORE_PROBLEM, "%s", p->base.problem);
    close_all(&p->base);
    return NULL;
}
