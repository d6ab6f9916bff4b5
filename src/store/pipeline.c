/* pipeline.c - statements sent to PostgreSQL without waiting for each answer, and the answers to all of them. */
#include "postgres.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

enum {
    SYNC_BYTES = 16384, /* so much is sent at most without a sync: the server minds time limits only between those */
    ANSWER_MS = 3000,   /* for an answer; longer than any lock is waited for */
    PATIENT_MS = 600000,
    PAUSE_MS = 100, /* between looks whether the server listens again */
};

bool pg_say(postgres *p, const char *message)
{
    snprintf(p->base.problem, sizeof p->base.problem, "PostgreSQL: %s", message);
    p->base.problem[strcspn(p->base.problem, "\n")] = '\0';
    return false;
}

static void note_failure(postgres *p, const PGresult *result)
{
    const char *state = PQresultErrorField(result, PG_DIAG_SQLSTATE), *column = PQresultErrorField(result, PG_DIAG_COLUMN_NAME);
    const char *message = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);

    pg_say(p, message ? message : PQresultErrorMessage(result));
    if (state && column && strcmp(state, "23502") == 0 && strcmp(column, "seq") == 0) { /* see ENTRY_PUT */
        p->base.lost = true;
        snprintf(p->base.problem, sizeof p->base.problem, "%s", DB_LOST);
    }
}

void pg_lose(line *l)
{
    PQfinish(l->connection);
    *l = (line){0};
}

static bool sync_line(postgres *p, line *l)
{
    if (PQpipelineSync(l->connection) != 1) return pg_say(p, PQerrorMessage(l->connection));
    l->syncs++;
    l->bytes = 0;
    return true;
}

int64_t pg_milliseconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* Sends what is not sent yet and reads what has come, until there is an answer. false: the connection is lost, or silent for too long. */
static bool await_answer(postgres *p, const line *l, int64_t until)
{
    for (;;) {
        int unsent = PQflush(l->connection), left = (int)(until - pg_milliseconds());
        struct pollfd socket = {.fd = PQsocket(l->connection), .events = (short)(POLLIN | (unsent == 1 ? POLLOUT : 0))};

        if (unsent < 0 || PQstatus(l->connection) != CONNECTION_OK) return pg_say(p, PQerrorMessage(l->connection));
        if (!PQisBusy(l->connection)) return true;
        if (left <= 0) return pg_say(p, "the server does not answer");
        if (poll(&socket, 1, left) < 0 && errno != EINTR) return pg_say(p, "the connection cannot be watched");
        if (PQconsumeInput(l->connection) != 1) return pg_say(p, PQerrorMessage(l->connection));
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
bool pg_settle(postgres *p, line *l, PGresult **last)
{
    int64_t until = pg_milliseconds() + (p->base.patient ? PATIENT_MS : ANSWER_MS);
    bool fine = sync_line(p, l);

    *last = NULL;
    if (!fine) {
        pg_lose(l);
        return false;
    }
    while (l->syncs > 0) {
        PGresult *result;

        if (!await_answer(p, l, until)) {
            if (pg_milliseconds() >= until) p->base.away = true; /* another connection would be silent, too */
            pg_lose(l);
            return false;
        }
        result = PQgetResult(l->connection); /* NULL: between the answers to two statements */
        if (result) fine = take_answer(p, l, result, last, fine);
    }
    return fine;
}

bool pg_add(postgres *p, line *l, const char *sql)
{
    if (!l->connection) return pg_say(p, "the connection is lost");
    if (PQsendQueryParams(l->connection, sql, 0, NULL, NULL, NULL, NULL, 0) == 1) return true;
    pg_say(p, PQerrorMessage(l->connection));
    if (PQstatus(l->connection) != CONNECTION_OK) pg_lose(l);
    return false;
}

/* Sends one more statement and waits for all answers. */
bool pg_finish_with(postgres *p, line *l, const char *sql, PGresult **last)
{
    *last = NULL;
    return pg_add(p, l, sql) && pg_settle(p, l, last);
}

bool pg_send(postgres *p, line *l, enum db_name name, const db_value *values)
{
    const char *takes = db_statements[name].takes, *texts[DB_VALUES];
    char numbers[DB_VALUES][24], statement[8];
    int count = 0;

    if (!l->connection) return pg_say(p, "the connection is lost");
    for (; takes[count]; count++) {
        texts[count] = values[count].text ? values[count].text : numbers[count];
        if (!values[count].text) snprintf(numbers[count], sizeof numbers[count], "%lld", (long long)values[count].number);
        l->bytes += strlen(texts[count]) + 8;
    }
    snprintf(statement, sizeof statement, "s%d", name);
    return PQsendQueryPrepared(l->connection, statement, count, texts, NULL, NULL, 0) == 1 || pg_say(p, PQerrorMessage(l->connection));
}

/* Sends all there is: a server that has half a statement would wait for the rest, and mind no time limit. */
static bool push(postgres *p, const line *l)
{
    int64_t until = pg_milliseconds() + ANSWER_MS;
    struct pollfd socket = {.fd = PQsocket(l->connection), .events = POLLIN | POLLOUT};
    int unsent;

    while ((unsent = PQflush(l->connection)) == 1 && pg_milliseconds() < until)
        if ((poll(&socket, 1, PAUSE_MS) < 0 && errno != EINTR) || PQconsumeInput(l->connection) != 1) break;
    return unsent == 0 || pg_say(p, unsent == 1 ? "the server does not listen" : PQerrorMessage(l->connection));
}

bool pg_flush(postgres *p, line *l) { return l->bytes < SYNC_BYTES || (sync_line(p, l) && push(p, l)); }
