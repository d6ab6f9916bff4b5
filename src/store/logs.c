/* logs.c - the entries of tables, chained, and what a replay of them must lead to. */
#include "chain.h"
#include "inside.h"

#include <stdio.h>
#include <string.h>

/* ---- Links ---- */

/* The last link of a table that was seen: most often it is wanted next. */
static memo *memo_of(store *s, const char *table)
{
    uint32_t place = 2166136261U;

    for (const char *c = table; *c; c++) place = (place ^ (unsigned char)*c) * 16777619U;
    return &s->memos[place % MEMOS];
}

void store_remember(store *s, const char *table, int seq, const char *link)
{
    memo *m = memo_of(s, table);

    if (strcmp(m->table, table) != 0) snprintf(m->table, sizeof m->table, "%s", table);
    m->seq = seq;
    memcpy(m->link, link, sizeof m->link);
}

static bool take_link(void *context, const db_value *cells) { return store_copy(context, CHAIN, &cells[0]); }

/* Link `seq` of a table. false: there is none, or it cannot be read. */
static bool find_link(store *s, const char *table, int seq, char link[CHAIN])
{
    const memo *m = memo_of(s, table);
    store_table row;

    if (m->seq == seq && strcmp(m->table, table) == 0) {
        memcpy(link, m->link, CHAIN);
        return true;
    }
    if (seq > 0) return store_read(s, ENTRY_LINK, VALUES(TEXT(table, STORE_ID), NUMBER(seq)), take_link, link) == 1;
    if (!store_table_get(s, table, &row)) return false;
    chain_begin(&row, link);
    return true;
}

typedef struct head {
    int seq;
    char link[CHAIN];
} head;

static bool take_head(void *context, const db_value *cells)
{
    head *h = context;

    h->seq = (int)cells[0].number;
    return store_copy(h->link, sizeof h->link, &cells[1]);
}

/* As far as a table has been written, or what its row says of that. */
bool store_last(store *s, const char *table, int *seq, char link[CHAIN])
{
    const memo *m = memo_of(s, table);
    head last;

    if (strcmp(m->table, table) == 0) {
        *seq = m->seq;
        memcpy(link, m->link, CHAIN);
        return true;
    }
    if (store_read(s, ENTRY_LAST, VALUES(TEXT(table, STORE_ID)), take_head, &last) != 1 &&
        store_read(s, TABLE_HEAD, VALUES(TEXT(table, STORE_ID)), take_head, &last) != 1)
        return false;
    *seq = last.seq;
    memcpy(link, last.link, CHAIN);
    return true;
}

/* ---- Appending ---- */

static bool is_ended(const store_entry *entry)
{
    return strnlen(entry->text, STORE_TEXT) < STORE_TEXT && strnlen(entry->kind, STORE_KIND) < STORE_KIND &&
           strnlen(entry->command, STORE_COMMAND) < STORE_COMMAND && strnlen(entry->user, STORE_ID) < STORE_ID;
}

bool store_append(store *s, const char *table, const store_entry *entry)
{
    char link[CHAIN], mark[CHAIN];
    int64_t salt;

    if (s->failed) return store_refuse(s, s->cause);
    if (!is_ended(entry)) return store_spoil(s, TOO_LONG);
    if (!find_link(s, table, entry->seq - 1, link)) return store_spoil(s, *s->problem ? s->problem : "an entry has none before it");
    salt = chain_salt(entry);
    chain_mark(entry, salt, mark);
    chain_next(link, entry, mark);
    if (!store_write(s, ENTRY_PUT,
                     VALUES(TEXT(table, STORE_ID), NUMBER(entry->seq), NUMBER(entry->seat), NUMBER(entry->at),
                            TEXT(entry->kind, STORE_KIND), TEXT(entry->command, STORE_COMMAND), TEXT(entry->user, STORE_ID),
                            TEXT(entry->text, STORE_TEXT), TEXT(s->process, STORE_ID), TEXT(link, CHAIN), NUMBER(salt))))
        return false;
    store_remember(s, table, entry->seq, link);
    return true;
}

/* ---- Reading ---- */

typedef struct reader {
    store *s;
    const char *table;
    store_each *each;
    void *context;
    int seq; /* the last one that was read */
    char link[CHAIN];
    head head; /* what the table's row says */
    char why[STORE_PROBLEM];
} reader;

typedef struct row { /* an entry as it is kept */
    store_entry entry;
    char link[CHAIN], erased[CHAIN];
    int64_t salt;
} row;

static bool take_row(row *r, const db_value *cells)
{
    store_entry *e = &r->entry;

    *e = (store_entry){.seq = (int)cells[0].number, .seat = (int)cells[1].number, .at = cells[2].number};
    r->salt = cells[8].number;
    return cells[0].number == e->seq && cells[1].number == e->seat && store_copy(e->kind, sizeof e->kind, &cells[3]) &&
           store_copy(e->command, sizeof e->command, &cells[4]) && store_copy(e->user, sizeof e->user, &cells[5]) &&
           store_copy(e->text, sizeof e->text, &cells[6]) && store_copy(r->link, sizeof r->link, &cells[7]) &&
           store_copy(r->erased, sizeof r->erased, &cells[9]);
}

static bool mark_of(const row *r, char mark[CHAIN])
{
    if (!*r->erased) {
        chain_mark(&r->entry, r->salt, mark);
        return true;
    }
    memcpy(mark, r->erased, CHAIN);
    return r->salt == 0 && chain_is_erased(&r->entry);
}

static bool fault(reader *r, int seq, const char *what)
{
    snprintf(r->why, sizeof r->why, "entry %d %s", seq, what);
    return false;
}

/* No entry is told before it is known to be the one that was written. */
static bool take_entry(void *context, const db_value *cells)
{
    reader *r = context;
    char mark[CHAIN];
    row found;

    if (!take_row(&found, cells)) return fault(r, r->seq + 1, "cannot be read");
    if (found.entry.seq != r->seq + 1) return fault(r, r->seq + 1, "is missing");
    if (!mark_of(&found, mark)) return fault(r, found.entry.seq, "is not what was written");
    chain_next(r->link, &found.entry, mark);
    if (strcmp(r->link, found.link) != 0) return fault(r, found.entry.seq, "is not what was written, or one before it");
    if (found.entry.seq == r->head.seq && strcmp(r->link, r->head.link) != 0)
        return fault(r, found.entry.seq, "is not the one that the table's row names");
    r->seq = found.entry.seq;
    r->each(r->context, &found.entry);
    return true;
}

/* What the row says of the log is proof as far as it goes: entries may have come since. */
static bool begin_reading(reader *r, int after)
{
    r->seq = after;
    if (!find_link(r->s, r->table, after, r->link)) {
        if (!*r->s->problem && after > 0) fault(r, after, "is missing");
        return !*r->why && !*r->s->problem; /* a table that is not there has no entries */
    }
    if (after > 0) return true;
    if (store_read(r->s, TABLE_HEAD, VALUES(TEXT(r->table, STORE_ID)), take_head, &r->head) != 1) return false;
    return r->head.seq > 0 || strcmp(r->head.link, r->link) == 0 || fault(r, 0, "(the table's row) is not what was written");
}

bool store_log(store *s, const char *table, int after, store_each *each, void *context)
{
    reader r = {.s = s, .table = table, .each = each, .context = context};
    bool fine = begin_reading(&r, after);

    if (fine) fine = store_read(s, ENTRY_LIST, VALUES(TEXT(table, STORE_ID), NUMBER(after)), take_entry, &r) >= 0;
    if (fine && r.seq < r.head.seq) fine = fault(&r, r.seq + 1, "is missing");
    if (*r.why) store_refuse(s, r.why);
    if (fine && r.seq > after) store_remember(s, table, r.seq, r.link);
    return fine;
}

/* ---- One user's ---- */

typedef struct owner {
    store_each *each;
    void *context;
} owner;

static bool take_own(void *context, const db_value *cells)
{
    const owner *o = context;
    row r;

    if (!take_row(&r, cells)) return false;
    o->each(o->context, &r.entry);
    return true;
}

bool store_log_of(store *s, const char *table, const char *user, store_each *each, void *context)
{
    return store_read(s, ENTRY_LIST_OF, VALUES(TEXT(table, STORE_ID), TEXT(user, STORE_ID)), take_own, &(owner){each, context}) >= 0;
}

/* ---- The administrator's repair ---- */

bool store_cut(store *s, const char *table, int after)
{
    db_value *rest = VALUES(TEXT(table, STORE_ID), NUMBER(after));
    char link[CHAIN];

    *memo_of(s, table) = (memo){0};
    return store_hold_lease(s, table) && (find_link(s, table, after, link) || store_spoil(s, "there is no such entry")) &&
           store_write(s, ENTRY_CUT, rest) && store_write(s, SNAPSHOT_CUT, rest) && store_write(s, GAME_CUT, rest) &&
           store_write(s, HEAD_SET, VALUES(TEXT(table, STORE_ID), NUMBER(after), TEXT(link, CHAIN)));
}

/* ---- Erasing ---- */

typedef struct eraser {
    store *s;
    const char *table, *user;
    bool failed;
} eraser;

static bool erase_row(void *context, const db_value *cells)
{
    eraser *e = context;
    char mark[CHAIN];
    row r;

    if (!take_row(&r, cells)) return true; /* whatever that is, it is not somebody's */
    if (strcmp(r.entry.user, e->user) != 0) return true;
    chain_mark(&r.entry, r.salt, mark);
    chain_erase(&r.entry);
    e->failed = !store_write(e->s, ENTRY_ERASE,
                             VALUES(TEXT(e->table, STORE_ID), NUMBER(r.entry.seq), TEXT(r.entry.text, STORE_TEXT), TEXT(mark, CHAIN)));
    return !e->failed;
}

bool store_erase(store *s, const char *table, const char *user)
{
    eraser e = {s, table, user, false};

    return store_read(s, ENTRY_LIST, VALUES(TEXT(table, STORE_ID), NUMBER(0)), erase_row, &e) >= 0 && !e.failed;
}

/* ---- Snapshots ---- */

typedef struct sealed {
    store_snapshot *snapshot;
    char seal[CHAIN];
} sealed;

static bool take_snapshot(void *context, const db_value *cells)
{
    sealed *found = context;

    found->snapshot->seq = (int)cells[0].number;
    found->snapshot->moves = (int)cells[1].number;
    found->snapshot->rules = (int)cells[2].number;
    found->snapshot->canonical = cells[5].number != 0;
    return store_copy(found->snapshot->hash, sizeof found->snapshot->hash, &cells[3]) && store_copy(found->seal, CHAIN, &cells[4]);
}

bool store_snapshot_put(store *s, const char *table, const store_snapshot *snapshot)
{
    char seal[CHAIN];

    if (strnlen(snapshot->hash, sizeof snapshot->hash) == sizeof snapshot->hash) return store_spoil(s, TOO_LONG);
    chain_seal_snapshot(table, snapshot, seal);
    return store_write(s, SNAPSHOT_PUT,
                       VALUES(TEXT(table, STORE_ID), NUMBER(snapshot->seq), NUMBER(snapshot->moves), NUMBER(snapshot->rules),
                              TEXT(snapshot->hash, sizeof snapshot->hash), TEXT(seal, CHAIN), NUMBER(snapshot->canonical)));
}

bool store_snapshot_get(store *s, const char *table, store_snapshot *snapshot)
{
    sealed found = {.snapshot = snapshot};
    char seal[CHAIN];

    if (store_read(s, SNAPSHOT_GET, VALUES(TEXT(table, STORE_ID)), take_snapshot, &found) != 1) return false;
    chain_seal_snapshot(table, snapshot, seal);
    return strcmp(seal, found.seal) == 0 || store_refuse(s, "its snapshot is not what was written");
}

bool store_snapshot_drop(store *s, const char *table) { return store_write(s, SNAPSHOT_CUT, VALUES(TEXT(table, STORE_ID), NUMBER(-1))); }

/* ---- Logs from before there were chains ---- */

static bool chain_row(void *context, const db_value *cells)
{
    reader *r = context;
    char mark[CHAIN];
    row found;

    if (!take_row(&found, cells) || found.entry.seq != r->seq + 1) return fault(r, r->seq + 1, "cannot be read");
    chain_mark(&found.entry, found.salt, mark);
    chain_next(r->link, &found.entry, mark);
    r->seq = found.entry.seq;
    return store_write(r->s, LINK_SET, VALUES(TEXT(r->table, STORE_ID), NUMBER(r->seq), TEXT(r->link, CHAIN)));
}

static bool seal_old_snapshot(store *s, const char *table)
{
    store_snapshot snapshot;

    if (store_read(s, SNAPSHOT_GET, VALUES(TEXT(table, STORE_ID)), take_snapshot, &(sealed){.snapshot = &snapshot}) != 1)
        return !*s->problem;
    return store_snapshot_put(s, table, &snapshot);
}

/* What cannot be read now could not be read before either: it keeps no link from there on, and so is noticed. */
bool store_chain_table(store *s, const char *table)
{
    reader r = {.s = s, .table = table};
    store_table about;

    if (!store_table_get(s, table, &about)) {
        if (store_away(s) || s->failed) return false;
        memcpy(r.link, "unreadable", sizeof "unreadable");
    } else {
        chain_begin(&about, r.link);
        if (store_read(s, ENTRY_LIST, VALUES(TEXT(table, STORE_ID), NUMBER(0)), chain_row, &r) < 0 && !*r.why) return false;
    }
    return seal_old_snapshot(s, table) && store_write(s, HEAD_SET, VALUES(TEXT(table, STORE_ID), NUMBER(r.seq), TEXT(r.link, CHAIN)));
}
