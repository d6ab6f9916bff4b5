/* postgres.c - the store in a PostgreSQL database that several processes share.
 *
 * Three connections. `work` has the transaction: its writes are sent without waiting for the answers (libpq's pipeline), so that a commit
 * takes one journey however much was written. `aside` has what must not wait for that transaction: leases. `ears` only listens; were it
 * used for anything else, news could arrive with an answer, and its socket would not become readable.
 *
 * The caller's loop must not stand still because a server has gone or hangs. An answer is waited for a few seconds. A lost connection is
 * made again by a thread, since libpq may have to wait for names, for packets, or for a server that starts; it is waited for only for a
 * moment, and if that was not enough the database is `away`: everything fails at once until the thread has succeeded. */
#include "db.h"

#include <assert.h>
#include <errno.h>
#include <libpq-fe.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    SYNC_BYTES = 16384, /* so much is sent at most without a sync: the server minds time limits only between those */
    ANSWER_MS = 3000,   /* for an answer; longer than any lock is waited for */
    PATIENT_MS = 600000,
    MOMENT_MS = 500,   /* for a lost connection to come back */
    PAUSE_MS = 100,    /* before it is tried again; twice as long each time, */
    LONGEST_MS = 2000, /* but not longer */
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
    bool missed;             /* the ears are new: what was said before them was not heard */
    struct attempt *attempt; /* to connect, under way */
    int pause;               /* milliseconds before the next one */
    int64_t next_attempt;
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

static int64_t milliseconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* Sends what is not sent yet and reads what has come, until there is an answer. false: the connection is lost, or silent for too long. */
static bool await_answer(postgres *p, const line *l, int64_t until)
{
    for (;;) {
        int unsent = PQflush(l->connection), left = (int)(until - milliseconds());
        struct pollfd socket = {.fd = PQsocket(l->connection), .events = (short)(POLLIN | (unsent == 1 ? POLLOUT : 0))};

        if (unsent < 0 || PQstatus(l->connection) != CONNECTION_OK) return say(p, PQerrorMessage(l->connection));
        if (!PQisBusy(l->connection)) return true;
        if (left <= 0) return say(p, "the server does not answer");
        if (poll(&socket, 1, left) < 0 && errno != EINTR) return say(p, "the connection cannot be watched");
        if (PQconsumeInput(l->connection) != 1) return say(p, PQerrorMessage(l->connection));
    }
}

/* Takes one answer. false: it is that something went wrong. */
static bool take_answer(postgres *p, line *l, PGresult *result, PGresult **last, bool fine)
{
    ExecStatusType status = PQresultStatus(result);

    if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) {
        PQclear(*last);
        *last = result;
        return fine;
    }
    if (status == PGRES_PIPELINE_SYNC)
        l->syncs--;
    else {
        if (fine) note_failure(p, result);
        fine = false;
    }
    PQclear(result);
    return fine;
}

/* Waits for the answers to everything that was sent. false: the first of them that went wrong is the problem. `last` is the answer to the
 * last statement, to be cleared. A connection that fails or is silent is lost. */
static bool settle(postgres *p, line *l, PGresult **last)
{
    int64_t until = milliseconds() + (p->base.patient ? PATIENT_MS : ANSWER_MS);
    bool fine = sync_line(p, l);

    *last = NULL;
    if (!fine) {
        lose(l);
        return false;
    }
    while (l->syncs > 0) {
        PGresult *result;

        if (!await_answer(p, l, until)) {
            if (milliseconds() >= until) p->base.away = true; /* another connection would be silent, too */
            lose(l);
            return false;
        }
        result = PQgetResult(l->connection); /* NULL: between the answers to two statements */
        if (result) fine = take_answer(p, l, result, last, fine);
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
            ? "SET client_min_messages = warning; SET lock_timeout = '2s';"
              " SET idle_in_transaction_session_timeout = '5s'; SET default_transaction_isolation = 'read committed';"
              " SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
            : "SET client_min_messages = warning; SET lock_timeout = '2s'; SET default_transaction_isolation = 'read committed'";

    lose(l);
    l->connection = connect_once(p, settings);
    if (!l->connection) return false;
    if (PQsetnonblocking(l->connection, 1) == 0 && PQenterPipelineMode(l->connection) == 1 && (!p->prepared || prepare_line(p, l)))
        return true;
    lose(l);
    return false;
}

/* Twice, since a server that closes a connection says why first. */
static bool alive(const line *l)
{
    return l->connection && PQconsumeInput(l->connection) == 1 && PQconsumeInput(l->connection) == 1 &&
           PQstatus(l->connection) == CONNECTION_OK;
}

static bool connect_ears(postgres *p)
{
    p->ears = connect_once(p, "LISTEN roadstead");
    return p->ears != NULL;
}

/* ---- Connecting again ---- */

/* A thread of its own, with a postgres of its own that it fills with what the other one lacks. Whoever is the last frees it. */
typedef struct attempt {
    pthread_mutex_t lock;
    pthread_cond_t done;
    bool over, abandoned, fine;
    bool work, aside, ears; /* wanted */
    postgres *made;
} attempt;

static void close_all(db *d);

static void free_attempt(attempt *a)
{
    close_all(&a->made->base);
    pthread_mutex_destroy(&a->lock);
    pthread_cond_destroy(&a->done);
    free(a);
}

static void *connect_again(void *context)
{
    attempt *a = context;
    postgres *p = a->made;
    bool fine = (!a->work || connect_line(p, &p->work)) && (!a->aside || connect_line(p, &p->aside)) && (!a->ears || connect_ears(p));
    bool abandoned;

    pthread_mutex_lock(&a->lock);
    a->over = true;
    a->fine = fine;
    abandoned = a->abandoned;
    pthread_cond_signal(&a->done);
    pthread_mutex_unlock(&a->lock);
    if (abandoned) free_attempt(a);
    return NULL;
}

static postgres *twin(const postgres *p)
{
    postgres *made = calloc(1, sizeof *made + strlen(p->url) + 1);

    if (!made) abort();
    made->base.driver = p->base.driver;
    made->reading = p->reading;
    made->prepared = p->prepared;
    memcpy(made->url, p->url, strlen(p->url) + 1);
    return made;
}

static void begin_attempt(postgres *p)
{
    attempt *a = calloc(1, sizeof *a);
    pthread_condattr_t steady; /* a clock that nobody sets */
    pthread_attr_t detached;
    pthread_t thread;

    if (!a) abort();
    pthread_mutex_init(&a->lock, NULL);
    pthread_condattr_init(&steady);
    pthread_condattr_setclock(&steady, CLOCK_MONOTONIC);
    pthread_cond_init(&a->done, &steady);
    pthread_condattr_destroy(&steady);
    a->made = twin(p);
    a->work = !p->work.connection;
    a->aside = !p->reading && !p->aside.connection;
    a->ears = !p->reading && !p->ears;
    pthread_attr_init(&detached);
    pthread_attr_setdetachstate(&detached, PTHREAD_CREATE_DETACHED);
    if (pthread_create(&thread, &detached, connect_again, a) == 0)
        p->attempt = a;
    else
        free_attempt(a);
    pthread_attr_destroy(&detached);
}

static void abandon_attempt(postgres *p)
{
    attempt *a = p->attempt;
    bool over;

    if (!a) return;
    p->attempt = NULL;
    pthread_mutex_lock(&a->lock);
    a->abandoned = true;
    over = a->over;
    pthread_mutex_unlock(&a->lock);
    if (over) free_attempt(a);
}

/* Takes what the thread has made; waits for it at most until then. false: it has not ended, or not well. */
static bool end_attempt(postgres *p, int64_t until)
{
    struct timespec end = {.tv_sec = until / 1000, .tv_nsec = until % 1000 * 1000000};
    attempt *a = p->attempt;
    bool fine;

    pthread_mutex_lock(&a->lock);
    while (!a->over && milliseconds() < until) pthread_cond_timedwait(&a->done, &a->lock, &end);
    fine = a->over;
    pthread_mutex_unlock(&a->lock);
    if (!fine) return false;
    fine = a->fine;
    if (fine) {
        if (a->work) p->work = a->made->work;
        if (a->aside) p->aside = a->made->aside;
        if (a->ears) p->ears = a->made->ears;
        p->missed = p->missed || a->ears;
        a->made->work = a->made->aside = (line){0};
        a->made->ears = NULL;
    } else
        memcpy(p->base.problem, a->made->base.problem, sizeof p->base.problem);
    p->pause = fine ? 0 : p->pause == 0 ? PAUSE_MS : p->pause * 2 < LONGEST_MS ? p->pause * 2 : LONGEST_MS;
    p->next_attempt = milliseconds() + p->pause;
    p->attempt = NULL;
    free_attempt(a);
    return fine;
}

static void lose_the_dead(postgres *p)
{
    if (p->work.connection && !p->begun && !alive(&p->work)) lose(&p->work);
    if (p->aside.connection && !alive(&p->aside)) lose(&p->aside);
    if (!p->ears || (PQconsumeInput(p->ears) == 1 && PQstatus(p->ears) == CONNECTION_OK)) return;
    PQfinish(p->ears);
    p->ears = NULL;
}

static bool is_whole(const postgres *p) { return p->work.connection && (p->reading || (p->aside.connection && p->ears)); }

/* One look, or a moment's wait. */
static bool connected(postgres *p, int ms)
{
    int64_t until = milliseconds() + ms;

    do {
        if (!p->attempt && milliseconds() >= p->next_attempt) begin_attempt(p);
        if (p->attempt && end_attempt(p, until)) return true;
        if (!p->attempt && ms > 0) nanosleep(&(struct timespec){.tv_nsec = PAUSE_MS * 1000000L}, NULL);
    } while (milliseconds() < until);
    return false;
}

static bool back(db *d)
{
    postgres *p = (postgres *)d;

    lose_the_dead(p);
    if (!is_whole(p) && !connected(p, 0)) return false;
    if (!is_whole(p)) return false; /* another was lost meanwhile */
    d->away = false;
    return true;
}

/* The connection, if need be a new one. */
static bool reach(postgres *p, line *l)
{
    if (!p->base.away && alive(l)) return true;
    if (p->base.away) return say(p, "the database cannot be reached");
    lose(l);
    lose_the_dead(p);
    if (connected(p, MOMENT_MS) && l->connection) return true;
    p->base.away = true;
    return false;
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

/* Sends all there is: a server that has half a statement would wait for the rest, and mind no time limit. */
static bool push(postgres *p, const line *l)
{
    int64_t until = milliseconds() + ANSWER_MS;
    struct pollfd socket = {.fd = PQsocket(l->connection), .events = POLLIN | POLLOUT};
    int unsent;

    while ((unsent = PQflush(l->connection)) == 1 && milliseconds() < until)
        if ((poll(&socket, 1, PAUSE_MS) < 0 && errno != EINTR) || PQconsumeInput(l->connection) != 1) break;
    return unsent == 0 || say(p, unsent == 1 ? "the server does not listen" : PQerrorMessage(l->connection));
}

static bool write_statement(db *d, enum db_name name, const db_value *values)
{
    postgres *p = (postgres *)d;

    return send_statement(p, &p->work, name, values) && (p->work.bytes < SYNC_BYTES || (sync_line(p, &p->work) && push(p, &p->work)));
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
        fine = fine && finish_with(p, &p->work, "FETCH 500 FROM copying", &last);
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

    if (!l->connection) return say(p, "the connection is lost");
    for (int i = 0; i < columns; i++) l->bytes += values[i] ? strlen(values[i]) + 8 : 8;
    if (PQsendQueryParams(l->connection, sql, columns, NULL, values, NULL, NULL, 0) != 1) return say(p, PQerrorMessage(l->connection));
    return l->bytes < SYNC_BYTES || (sync_line(p, l) && push(p, l));
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
    lose_the_dead(p);
    if (!p->ears) connected(p, 0);
    if (!p->ears) return;
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

static void close_all(db *d)
{
    postgres *p = (postgres *)d;

    abandon_attempt(p);
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
    .check = check_nothing,
    .each = each_row,
    .put = put_row,
    .back = back,
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
