/* store.c - opening, committing, and the one way to the database for the files of each subject: users.c, tables.c, logs.c, sharing.c. */
#include "inside.h"

#include <assert.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SLICE = 50 };

/* ---- Opening ---- */

typedef struct slice {
    int count;
    char id[SLICE][STORE_ID];
} slice;

static bool take_unchained(void *context, const db_value *cells)
{
    slice *found = context;

    return store_copy(found->id[found->count++], STORE_ID, &cells[0]);
}

/* Logs of an older version get their links, some tables a commit: if that is interrupted, the next one to open goes on where it stopped. */
static bool chain_old_logs(store *s)
{
    static slice found;
    int done = 0, told = 0;

    do {
        found.count = 0;
        if (store_read(s, TABLES_UNCHAINED, VALUES(NUMBER(SLICE)), take_unchained, &found) < 0) return false;
        for (int i = 0; i < found.count; i++)
            if (!store_chain_table(s, found.id[i])) return false;
        if (!store_commit(s)) return false;
        done += found.count;
        if (done - told >= 1000 || (found.count == 0 && told > 0)) fprintf(stderr, "roadstead: %d logs are linked\n", told = done);
    } while (found.count > 0);
    return true;
}

static bool wait_patiently(store *s, bool patient)
{
    return !s->db->driver->wait || s->db->driver->wait(s->db, patient) || store_refuse(s, s->db->problem);
}

static bool prepare(store *s) { return (db_schema(s->db, s->reading) && s->db->driver->prepare(s->db)) || store_refuse(s, s->db->problem); }

/* What is there may be large and of an older version, and another process may just be at it: that takes as long as it takes. Who only
 * reads looks at all there is, and nobody waits for him. */
static bool make_ready(store *s)
{
    if (!wait_patiently(s, true) || !prepare(s)) return false;
    return s->reading || (chain_old_logs(s) && store_note_looks(s) && wait_patiently(s, false));
}

static store *open_store(const char *where, bool reading, char problem[STORE_PROBLEM])
{
    bool postgres = strncmp(where, "postgres://", 11) == 0 || strncmp(where, "postgresql://", 13) == 0;
    store *s = calloc(1, sizeof *s);

    snprintf(problem, STORE_PROBLEM, "out of memory");
    if (!s) return NULL;
    s->reading = reading;
    s->db = postgres ? postgres_open(where, reading, problem) : sqlite_open(where, reading, problem);
    if (!s->db) {
        free(s);
        return NULL;
    }
    if (sodium_init() >= 0 && make_ready(s)) return s;
    snprintf(problem, STORE_PROBLEM, "%s", s->problem);
    store_close(s);
    return NULL;
}

store *store_open(const char *where, char problem[STORE_PROBLEM]) { return open_store(where, false, problem); }

store *store_open_reading(const char *where, char problem[STORE_PROBLEM]) { return open_store(where, true, problem); }

bool store_idle(const store *s) { return !s->begun && !s->failed; }

const char *store_problem(const store *s) { return s->problem; }

bool store_shared(const store *s) { return s->db->driver->shared; }

bool store_away(const store *s) { return s->db->away; }

bool store_back(store *s) { return s->db->driver->back(s->db); }

bool store_lease_lost(const store *s) { return s->lost; }

static bool end_commit(store *s)
{
    bool fine = true;

    s->lost = false;
    if (store_idle(s)) return true;
    if (s->failed) {
        if (s->begun) s->db->driver->rollback(s->db);
        memcpy(s->problem, s->cause, sizeof s->problem);
        fine = false;
    } else if (!s->db->driver->commit(s->db)) {
        memcpy(s->problem, s->db->problem, sizeof s->problem);
        fine = false;
    }
    if (!fine) memset(s->memos, 0, sizeof s->memos);
    s->lost = !fine && s->db->lost;
    s->db->lost = s->begun = s->failed = s->under_way = false;
    return fine;
}

bool store_commit(store *s)
{
    if (!s->early) return end_commit(s);
    s->early = false;
    return s->kept;
}

void store_commit_begin(store *s)
{
    if (!s->begun || s->failed || s->under_way) return;
    s->under_way = true;
    s->db->driver->commit_begin(s->db);
}

/* What else is asked waits until it is known. */
static void await_commit(store *s)
{
    if (!s->under_way) return;
    s->kept = end_commit(s);
    s->early = true;
}

void store_close(store *s)
{
    if (!s) return;
    await_commit(s);
    if (s->begun) s->db->driver->rollback(s->db);
    if (s->db) s->db->driver->close(s->db);
    free(s);
}

bool store_refuse(store *s, const char *why)
{
    if (why != s->problem) snprintf(s->problem, sizeof s->problem, "%s", why);
    return false;
}

bool store_spoil(store *s, const char *why)
{
    await_commit(s); /* that one is not meant */
    if (!s->failed) snprintf(s->cause, sizeof s->cause, "%s", why);
    s->failed = true;
    return store_refuse(s, why);
}

/* The length of a UTF-8 character; 0: it is none. PostgreSQL takes nothing else, so nothing else is taken anywhere. */
static size_t character(const unsigned char *at)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    size_t length = *at < 0x80 ? 1 : *at < 0xC0 ? 0 : *at < 0xE0 ? 2 : *at < 0xF0 ? 3 : *at < 0xF8 ? 4 : 0;
    uint32_t code = length ? *at & (0xFFU >> (length + 1)) : 0;

    if (length <= 1) return length;
    for (size_t i = 1; i < length; i++) {
        if ((at[i] & 0xC0) != 0x80) return 0; /* the 0 at the end is caught here, too */
        code = code << 6 | (at[i] & 0x3F);
    }
    return code >= least[length] && code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF) ? length : 0;
}

static bool sound_text(const char *text, size_t size)
{
    const unsigned char *at = (const unsigned char *)text;
    size_t length;

    if (strnlen(text, size) == size) return false;
    for (; *at; at += length)
        if (!(length = character(at))) return false;
    return true;
}

static bool sound(const char *takes, const db_value *values)
{
    for (int i = 0; takes[i]; i++) {
        assert((takes[i] == 't') == (values[i].text != NULL));
        if (takes[i] == 't' && (!values[i].text || !sound_text(values[i].text, values[i].size))) return false;
    }
    return true;
}

/* Whether the statement can be run at all. */
static bool permitted(store *s, enum db_name name, const db_value *values)
{
    const db_statement *statement = &db_statements[name];

    await_commit(s);
    s->problem[0] = '\0';
    if (!statement->sql && !store_shared(s)) return store_refuse(s, "this database is not shared between processes");
    return sound(statement->takes, values) || store_refuse(s, TOO_LONG);
}

static bool begin(store *s)
{
    if (s->reading) return store_refuse(s, "the store was opened only to read");
    if (s->failed) return store_refuse(s, s->cause);
    if (s->begun) return true;
    s->begun = s->db->driver->begin(s->db);
    return s->begun || store_spoil(s, s->db->problem);
}

bool store_write(store *s, enum db_name name, const db_value *values)
{
    if (!permitted(s, name, values)) return store_spoil(s, s->problem);
    return begin(s) && (s->db->driver->write(s->db, name, values) || store_spoil(s, s->db->problem));
}

/* What was not found because it could not be read must not be acted upon. A transaction in which PostgreSQL saw something go wrong has
 * ended. */
static bool is_held_against_all(const store *s, enum db_name name, int rows)
{
    const db_statement *statement = &db_statements[name];

    if (s->db->away) return true;
    return !statement->aside && (!statement->own || (rows == DB_FAILED && s->begun && store_shared(s)));
}

int store_read(store *s, enum db_name name, const db_value *values, db_row *row, void *context)
{
    int rows;

    if (!permitted(s, name, values)) return -1;
    rows = s->db->driver->read(s->db, name, values, row, context);
    if (rows >= 0) return rows;
    store_refuse(s, s->db->problem);
    if (is_held_against_all(s, name, rows)) store_spoil(s, s->problem);
    return -1;
}

typedef struct telling {
    store_id *each;
    void *context;
} telling;

static bool tell_id(void *context, const db_value *cells)
{
    const telling *t = context;
    char id[STORE_ID];

    if (!store_copy(id, sizeof id, &cells[0])) return false;
    t->each(t->context, id);
    return true;
}

int store_read_ids(store *s, enum db_name name, const db_value *values, store_id *each, void *context)
{
    return store_read(s, name, values, tell_id, &(telling){each, context});
}

int store_write_read(store *s, enum db_name name, const db_value *values, db_row *row, void *context)
{
    if (permitted(s, name, values)) return begin(s) ? store_read(s, name, values, row, context) : -1;
    store_spoil(s, s->problem);
    return -1;
}

bool store_probe(store *s, int64_t now) { return store_write(s, PROBE, VALUES(NUMBER(now))); }

bool store_copy(char *to, size_t size, const db_value *from)
{
    size_t length = strlen(from->text);

    if (length >= size) return false;
    memcpy(to, from->text, length + 1);
    return true;
}
