/* connecting.c - connections to PostgreSQL, and how lost ones are made again.
 *
 * The caller's loop must not stand still because a server has gone or hangs. A lost connection is made again by a thread, since libpq may
 * have to wait for names, for packets, or for a server that starts; it is waited for only for a moment, and if that was not enough the
 * database is `away`: everything fails at once until the thread has succeeded. */
#include "postgres.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    MOMENT_MS = 500,   /* for a lost connection to come back */
    PAUSE_MS = 100,    /* before it is tried again; twice as long each time, */
    LONGEST_MS = 2000, /* but not longer */
    OID_INT8 = 20,
    OID_TEXT = 25,
};

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
        pg_say(p, connection ? PQerrorMessage(connection) : "out of memory");
        PQfinish(connection);
        return NULL;
    }
    PQsetNoticeProcessor(connection, ignore_notice, NULL);
    result = PQexec(connection, settings);
    fine = PQresultStatus(result) == PGRES_COMMAND_OK || PQresultStatus(result) == PGRES_TUPLES_OK;
    PQclear(result);
    if (fine) return connection;
    pg_say(p, PQerrorMessage(connection));
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

bool pg_prepare(postgres *p, line *l)
{
    PGresult *last = NULL;
    bool fine = send_preparations(l) ? pg_settle(p, l, &last) : pg_say(p, PQerrorMessage(l->connection));

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

    pg_lose(l);
    l->connection = connect_once(p, settings);
    if (!l->connection) return false;
    if (PQsetnonblocking(l->connection, 1) == 0 && PQenterPipelineMode(l->connection) == 1 && (!p->prepared || pg_prepare(p, l)))
        return true;
    pg_lose(l);
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

bool pg_connect(postgres *p) { return connect_line(p, &p->work) && (p->reading || (connect_line(p, &p->aside) && connect_ears(p))); }

/* ---- Connecting again ---- */

/* A thread of its own, with a postgres of its own that it fills with what the other one lacks. Whoever is the last frees it. */
typedef struct attempt {
    pthread_mutex_t lock;
    pthread_cond_t done;
    bool over, abandoned, fine;
    bool work, aside, ears; /* wanted */
    postgres *made;
} attempt;

static void free_attempt(attempt *a)
{
    pg_close(&a->made->base);
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
    while (!a->over && pg_milliseconds() < until) pthread_cond_timedwait(&a->done, &a->lock, &end);
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
    p->next_attempt = pg_milliseconds() + p->pause;
    p->attempt = NULL;
    free_attempt(a);
    return fine;
}

static void lose_the_dead(postgres *p)
{
    if (p->work.connection && !p->begun && !alive(&p->work)) pg_lose(&p->work);
    if (p->aside.connection && !alive(&p->aside)) pg_lose(&p->aside);
    if (!p->ears || (PQconsumeInput(p->ears) == 1 && PQstatus(p->ears) == CONNECTION_OK)) return;
    PQfinish(p->ears);
    p->ears = NULL;
}

static bool is_whole(const postgres *p) { return p->work.connection && (p->reading || (p->aside.connection && p->ears)); }

/* One look, or a moment's wait. */
static bool connected(postgres *p, int ms)
{
    int64_t until = pg_milliseconds() + ms;

    do {
        if (!p->attempt && pg_milliseconds() >= p->next_attempt) begin_attempt(p);
        if (p->attempt && end_attempt(p, until)) return true;
        if (!p->attempt && ms > 0) nanosleep(&(struct timespec){.tv_nsec = PAUSE_MS * 1000000L}, NULL);
    } while (pg_milliseconds() < until);
    return false;
}

bool pg_hears(postgres *p)
{
    lose_the_dead(p);
    return p->ears || (connected(p, 0) && p->ears);
}

bool pg_back(db *d)
{
    postgres *p = (postgres *)d;

    lose_the_dead(p);
    if (!is_whole(p) && !connected(p, 0)) return false;
    if (!is_whole(p)) return false; /* another was lost meanwhile */
    d->away = false;
    return true;
}

/* The connection, if need be a new one. */
bool pg_reach(postgres *p, line *l)
{
    if (!p->base.away && alive(l)) return true;
    if (p->base.away) return pg_say(p, "the database cannot be reached");
    pg_lose(l);
    lose_the_dead(p);
    if (connected(p, MOMENT_MS) && l->connection) return true;
    p->base.away = true;
    return false;
}

void pg_close(db *d)
{
    postgres *p = (postgres *)d;

    abandon_attempt(p);
    pg_lose(&p->work);
    pg_lose(&p->aside);
    PQfinish(p->ears);
    free(p);
}
