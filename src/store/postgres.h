/* postgres.h - what the files of the PostgreSQL driver share: postgres.c runs statements, pipeline.c sends them and takes the answers,
 * connecting.c makes connections and makes them again.
 *
 * Three connections. `work` has the transaction: its writes are sent without waiting for the answers (libpq's pipeline), so that a commit
 * takes one journey however much was written. `aside` has what must not wait for that transaction: leases. `ears` only listens; were it
 * used for anything else, news could arrive with an answer, and its socket would not become readable. */
#ifndef STORE_POSTGRES_H
#define STORE_POSTGRES_H

#include "db.h"

#include <libpq-fe.h>

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
    bool ending;   /* its commit has been sent */
    char url[];
} postgres;

/* pipeline.c. false: it went wrong, and p->base.problem says why. */
bool pg_say(postgres *p, const char *message); /* that this is the problem; always false */
bool pg_send(postgres *p, line *l, enum db_name name, const db_value *values);
bool pg_add(postgres *p, line *l, const char *sql);    /* the same for one that was not prepared */
bool pg_flush(postgres *p, line *l);                   /* if much was sent since the last sync: so that the server minds its time limits */
bool pg_settle(postgres *p, line *l, PGresult **last); /* see there */
bool pg_finish_with(postgres *p, line *l, const char *sql, PGresult **last);
void pg_lose(line *l);
int64_t pg_milliseconds(void);

/* connecting.c */
bool pg_connect(postgres *p); /* all that it needs */
bool pg_prepare(postgres *p, line *l);
bool pg_reach(postgres *p, line *l); /* the connection, if need be a new one */
bool pg_hears(postgres *p);          /* whether somebody listens; if not, that is begun */
bool pg_back(db *d);
void pg_close(db *d);

#endif
