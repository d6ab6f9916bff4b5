/* logs.c - the entries of tables, and what a replay of them must lead to. */
#include "inside.h"

typedef struct reader {
    store_each *each;
    void *context;
} reader;

static bool take_entry(void *context, const db_value *cells)
{
    const reader *r = context;
    store_entry entry = {.seq = (int)cells[0].number, .seat = (int)cells[1].number, .at = cells[2].number};

    if (!store_copy(entry.kind, sizeof entry.kind, &cells[3]) || !store_copy(entry.command, sizeof entry.command, &cells[4]) ||
        !store_copy(entry.user, sizeof entry.user, &cells[5]) || !store_copy(entry.text, sizeof entry.text, &cells[6]))
        return false;
    r->each(r->context, &entry);
    return true;
}

bool store_append(store *s, const char *table, const store_entry *entry)
{
    return store_write(s, ENTRY_PUT,
                       VALUES(TEXT(table, STORE_ID), NUMBER(entry->seq), NUMBER(entry->seat), NUMBER(entry->at),
                              TEXT(entry->kind, STORE_KIND), TEXT(entry->command, STORE_COMMAND), TEXT(entry->user, STORE_ID),
                              TEXT(entry->text, STORE_TEXT), TEXT(s->process, STORE_ID)));
}

bool store_log(store *s, const char *table, int after, store_each *each, void *context)
{
    return store_read(s, ENTRY_LIST, VALUES(TEXT(table, STORE_ID), NUMBER(after)), take_entry, &(reader){each, context}) >= 0;
}

bool store_log_of(store *s, const char *table, const char *user, store_each *each, void *context)
{
    return store_read(s, ENTRY_LIST_OF, VALUES(TEXT(table, STORE_ID), TEXT(user, STORE_ID)), take_entry, &(reader){each, context}) >= 0;
}

bool store_cut(store *s, const char *table, int after)
{
    db_value *rest = VALUES(TEXT(table, STORE_ID), NUMBER(after));

    return store_hold_lease(s, table) && store_write(s, ENTRY_CUT, rest) && store_write(s, SNAPSHOT_CUT, rest);
}

static bool take_snapshot(void *context, const db_value *cells)
{
    store_snapshot *snapshot = context;

    snapshot->seq = (int)cells[0].number;
    snapshot->moves = (int)cells[1].number;
    snapshot->rules = (int)cells[2].number;
    return store_copy(snapshot->hash, sizeof snapshot->hash, &cells[3]);
}

bool store_snapshot_put(store *s, const char *table, const store_snapshot *snapshot)
{
    return store_write(s, SNAPSHOT_PUT,
                       VALUES(TEXT(table, STORE_ID), NUMBER(snapshot->seq), NUMBER(snapshot->moves), NUMBER(snapshot->rules),
                              TEXT(snapshot->hash, sizeof snapshot->hash)));
}

bool store_snapshot_get(store *s, const char *table, store_snapshot *snapshot)
{
    return store_read(s, SNAPSHOT_GET, VALUES(TEXT(table, STORE_ID)), take_snapshot, snapshot) == 1;
}
