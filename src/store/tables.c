/* tables.c - tables, who sits at them, and lists of them. */
#include "inside.h"

#include <string.h>

static bool take_table(void *context, const db_value *cells)
{
    store_table *table = context;

    table->rules = (int)cells[2].number;
    table->created = cells[3].number;
    table->over = cells[5].number != 0;
    return store_copy(table->id, sizeof table->id, &cells[0]) && store_copy(table->game, sizeof table->game, &cells[1]) &&
           store_copy(table->setup, sizeof table->setup, &cells[4]);
}

static bool is_ended(const char *text, size_t size) { return strnlen(text, size) < size; }

bool store_table_put(store *s, const store_table *table)
{
    char link[CHAIN];

    if (!is_ended(table->id, STORE_ID) || !is_ended(table->game, sizeof table->game) || !is_ended(table->setup, STORE_SETUP))
        return store_spoil(s, TOO_LONG);
    chain_begin(table, link);
    if (!store_write(s, TABLE_PUT,
                     VALUES(TEXT(table->id, STORE_ID), TEXT(table->game, sizeof table->game), NUMBER(table->rules), NUMBER(table->created),
                            TEXT(table->setup, STORE_SETUP), TEXT(link, CHAIN))))
        return false;
    store_remember(s, table->id, 0, link);
    return true;
}

bool store_table_get(store *s, const char *id, store_table *table)
{
    return store_read(s, TABLE_GET, VALUES(TEXT(id, STORE_ID)), take_table, table) == 1;
}

bool store_table_summary(store *s, const char *id, const store_summary *summary)
{
    char link[CHAIN], seal[CHAIN];
    int last;

    if (!is_ended(summary->turn, STORE_ID) || !is_ended(summary->info, STORE_INFO)) return store_spoil(s, TOO_LONG);
    if (!store_last(s, id, &last, link)) return store_spoil(s, *s->problem ? s->problem : "there is no such table");
    chain_seal_summary(id, summary, last, link, seal);
    return store_write(s, TABLE_SUMMARY,
                       VALUES(TEXT(id, STORE_ID), NUMBER(summary->open), NUMBER(summary->over), NUMBER(summary->listed),
                              NUMBER(summary->changed), NUMBER(summary->deadline), TEXT(summary->turn, STORE_ID),
                              TEXT(summary->info, STORE_INFO), NUMBER(last), TEXT(link, CHAIN), TEXT(seal, CHAIN))) &&
           store_write(s, SEATS_CHANGED, VALUES(TEXT(id, STORE_ID), NUMBER(summary->changed)));
}

bool store_summary_drop(store *s, const char *id) { return store_write(s, INFO_FORGET, VALUES(TEXT(id, STORE_ID))); }

bool store_seat_put(store *s, const char *table, int seat, const char *user)
{
    if (!user[0]) return store_write(s, SEAT_DROP, VALUES(TEXT(table, STORE_ID), NUMBER(seat)));
    return store_write(s, SEAT_PUT, VALUES(TEXT(table, STORE_ID), NUMBER(seat), TEXT(user, STORE_ID))) &&
           store_write(s, VISIT_PUT, VALUES(TEXT(user, STORE_ID), TEXT(table, STORE_ID)));
}

typedef struct seating {
    store_seated *seated;
    void *context;
} seating;

static bool take_seat(void *context, const db_value *cells)
{
    const seating *s = context;

    s->seated(s->context, (int)cells[0].number, cells[1].text);
    return true;
}

bool store_seats(store *s, const char *table, store_seated *seated, void *context)
{
    return store_read(s, SEAT_LIST, VALUES(TEXT(table, STORE_ID)), take_seat, &(seating){seated, context}) >= 0;
}

/* ---- Lists ---- */

typedef struct list {
    store_row *row;
    void *context;
    char last[STORE_ID];
} list;

static bool take_summary(void *context, const db_value *cells)
{
    list *l = context;
    store_summary summary = {.open = cells[1].number != 0,
                             .over = cells[2].number != 0,
                             .listed = cells[3].number != 0,
                             .changed = cells[4].number,
                             .deadline = cells[5].number};
    char seal[CHAIN];

    if (!store_copy(l->last, sizeof l->last, &cells[0])) return true; /* no id of ours: one bad row must not hide the others */
    if (!store_copy(summary.turn, sizeof summary.turn, &cells[6])) summary.turn[0] = 0;
    if (!store_copy(summary.info, sizeof summary.info, &cells[7])) summary.info[0] = 0;
    if (*cells[7].text || *cells[10].text) {
        chain_seal_summary(l->last, &summary, cells[8].number, cells[9].text, seal);
        summary.altered = strcmp(seal, cells[10].text) != 0;
        if (summary.altered) summary.info[0] = 0;
    }
    l->row(l->context, l->last, &summary);
    return true;
}

void store_listed(store *s, int most, store_row *row, void *context)
{
    store_read(s, LIST_LISTED, VALUES(NUMBER(most)), take_summary, &(list){row, context});
}

void store_played_by(store *s, const char *user, int most, store_row *row, void *context)
{
    store_read(s, LIST_PLAYED, VALUES(TEXT(user, STORE_ID), NUMBER(most)), take_summary, &(list){row, context});
}

void store_overdue(store *s, int64_t now, int most, store_row *row, void *context)
{
    store_read(s, LIST_OVERDUE, VALUES(NUMBER(now), NUMBER(most)), take_summary, &(list){row, context});
}

/* A page at a time, so that a long list is never in memory as a whole. By id: a table that changes meanwhile keeps its place. */
void store_every(store *s, store_row *row, void *context)
{
    enum { PAGE = 200 };
    list all = {row, context, ""};
    char after[STORE_ID];

    do memcpy(after, all.last, sizeof after);
    while (store_read(s, LIST_EVERY, VALUES(TEXT(after, STORE_ID), NUMBER(PAGE)), take_summary, &all) == PAGE);
}
