/* keeping.c - who has laid how many tables that are not over, and tables that are not kept for ever. */
#include "inside.h"

bool store_host_put(store *s, const char *table, const char *user)
{
    return store_write(s, HOST_PUT, VALUES(TEXT(table, STORE_ID), TEXT(user, STORE_ID)));
}

bool store_host_drop(store *s, const char *table) { return store_write(s, HOST_DROP, VALUES(TEXT(table, STORE_ID))); }

static bool take_counts(void *context, const db_value *cells)
{
    int *counts = context;

    counts[0] = (int)cells[0].number;
    counts[1] = (int)cells[1].number;
    return true;
}

void store_host_count(store *s, const char *user, int *unfinished, int *open)
{
    int counts[2] = {0, 0};

    store_read(s, HOST_COUNT, VALUES(TEXT(user, STORE_ID)), take_counts, counts);
    *unfinished = counts[0];
    *open = counts[1];
}

bool store_unlist(store *s, int64_t before) { return store_write(s, TABLES_UNLIST, VALUES(NUMBER(before))); }

/* ---- Old tables ---- */

typedef struct ages {
    store_old *old;
    void *context;
} ages;

static bool take_age(void *context, const db_value *cells)
{
    const ages *a = context;
    store_age age = {
        .open = cells[1].number != 0, .over = cells[2].number != 0, .changed = cells[3].number, .accounts = (int)cells[4].number};

    if (!store_copy(age.id, sizeof age.id, &cells[0])) return false;
    a->old(a->context, &age);
    return true;
}

int store_aged(store *s, const char *after, int most, store_old *old, void *context)
{
    return store_read(s, LIST_AGED, VALUES(TEXT(after, STORE_ID), NUMBER(most)), take_age, &(ages){old, context});
}

bool store_table_drop(store *s, const char *table)
{
    db_value *id = VALUES(TEXT(table, STORE_ID));

    return store_cut(s, table, 0) && store_write(s, SEATS_DROP, id) && store_write(s, VISITS_FORGET, id) && store_write(s, HOST_DROP, id) &&
           store_write(s, TABLE_DROP, id);
}
