/* sharing.c - several processes at one database: which of them writes a table, and what they hand to each other. */
#include "inside.h"

#include <stdio.h>
#include <string.h>

static bool take_id(void *context, const db_value *cells) { return store_copy(context, STORE_ID, &cells[0]); }

static bool take_nothing(__attribute__((unused)) void *context, __attribute__((unused)) const db_value *cells) { return true; }

/* What is on disk without a commit. */
static int at_once(store *s, enum db_name name, const db_value *values, char *id)
{
    if (!s->reading) return store_read(s, name, values, id ? take_id : take_nothing, id);
    store_refuse(s, "the store was opened only to read");
    return -1;
}

/* ---- Leases ---- */

bool store_lease(store *s, const char *table, const char *process, int64_t now, int ms, char owner[STORE_ID])
{
    int rows;

    owner[0] = '\0';
    rows = at_once(s, LEASE_EXTEND, VALUES(TEXT(table, STORE_ID), TEXT(process, STORE_ID), NUMBER(now + ms)), owner);
    /* Looking before taking: a lease that somebody has is not even locked, so that two processes never wait for each other. */
    if (rows == 0 && at_once(s, LEASE_OWNER, VALUES(TEXT(table, STORE_ID), NUMBER(now)), owner) == 0) {
        rows = at_once(s, LEASE_TAKE, VALUES(TEXT(table, STORE_ID), TEXT(process, STORE_ID), NUMBER(now + ms), NUMBER(now)), owner);
        if (rows == 0) at_once(s, LEASE_OWNER, VALUES(TEXT(table, STORE_ID), NUMBER(now)), owner); /* another was faster */
    }
    if (rows == 1) snprintf(s->process, sizeof s->process, "%s", process);
    return rows == 1;
}

bool store_renew(store *s, const char *process, int64_t now, int ms)
{
    return at_once(s, LEASE_RENEW, VALUES(TEXT(process, STORE_ID), NUMBER(now + ms)), NULL) >= 0 &&
           at_once(s, ERRAND_EXPIRE, VALUES(NUMBER(0)), NULL) >= 0;
}

bool store_release(store *s, const char *process)
{
    /* It would wait for the commit of this very thread. */
    if (!store_idle(s)) return store_refuse(s, "leases cannot be released before the commit");
    return at_once(s, LEASE_RELEASE, VALUES(TEXT(process, STORE_ID)), NULL) >= 0;
}

/* As an entry, a cut is the owner's alone. */
bool store_hold_lease(store *s, const char *table)
{
    int held;

    if (!store_shared(s)) return true;
    held = store_write_read(s, LEASE_HOLD, VALUES(TEXT(table, STORE_ID), TEXT(s->process, STORE_ID)), take_nothing, NULL);
    if (held != 0) return held == 1;
    s->db->lost = true;
    return store_spoil(s, DB_LOST);
}

/* ---- Errands ---- */

static bool take_number(void *context, const db_value *cells)
{
    *(int64_t *)context = cells[0].number;
    return true;
}

bool store_errand_put(store *s, const store_errand *errand, const char *text, int64_t *number)
{
    return store_write_read(s, ERRAND_PUT, VALUES(TEXT(errand->table, STORE_ID), TEXT(errand->user, STORE_ID), TEXT(text, STORE_ERRAND)),
                            take_number, number) == 1;
}

typedef struct taker {
    store_take *take;
    void *context;
} taker;

static bool take_errand(void *context, const db_value *cells)
{
    const taker *t = context;
    store_errand errand = {.number = cells[0].number};

    if (!store_copy(errand.table, sizeof errand.table, &cells[1]) || !store_copy(errand.user, sizeof errand.user, &cells[2])) return false;
    t->take(t->context, &errand, cells[3].text);
    return true;
}

bool store_errands(store *s, const char *process, store_take *take, void *context)
{
    return store_read(s, ERRAND_LIST, VALUES(TEXT(process, STORE_ID)), take_errand, &(taker){take, context}) >= 0;
}

bool store_errand_answer(store *s, int64_t number, const char *reply)
{
    return store_write(s, ERRAND_ANSWER, VALUES(NUMBER(number), TEXT(reply, STORE_ERRAND)));
}

static bool take_reply(void *context, const db_value *cells)
{
    const db_value *room = context;

    return store_copy((char *)room->text, room->size, &cells[0]);
}

bool store_errand_reply(store *s, int64_t number, char *reply, size_t size)
{
    return store_read(s, ERRAND_REPLY, VALUES(NUMBER(number)), take_reply, VALUES(TEXT(reply, size))) == 1 &&
           store_write(s, ERRAND_DROP, VALUES(NUMBER(number)));
}

/* ---- News ---- */

int store_socket(const store *s) { return s->db->driver->socket(s->db); }

void store_listen(store *s, store_news *news, void *context) { s->db->driver->listen(s->db, news, context); }
