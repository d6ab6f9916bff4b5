/* leaving.c - going for good: who a user was goes at once, what he left at tables table by table. */
#include "inside.h"

#include <string.h>

/* All by which he could be somebody, and what he has asked that nobody has done yet. */
static bool strip(store *s, const char *id)
{
    db_value *user = VALUES(TEXT(id, STORE_ID));

    return store_write(s, NAMES_DROP, VALUES(user[0], TEXT("", 1), TEXT("", 1), TEXT("", 1))) &&
           store_write(s, TOKENS_DROP, VALUES(user[0], TEXT("", 1))) && store_write(s, KEYS_DROP, user) &&
           store_write(s, CODES_DROP, user) && store_write(s, HOSTS_FORGET, user) && store_write(s, KNOWN_FORGET, user) &&
           (!store_shared(s) || store_write(s, ERRANDS_FORGET, user));
}

enum { BOTS = 100 };

typedef struct leavers {
    char id[BOTS + 1][STORE_ID];
    int count;
} leavers;

static bool take_bot(void *context, const db_value *cells)
{
    leavers *l = context;

    return store_copy(l->id[l->count++], STORE_ID, &cells[0]);
}

bool store_user_leave(store *s, const char *id, int64_t now, store_id *each, void *context)
{
    leavers l = {.count = 1};
    bool fine = strnlen(id, STORE_ID) < STORE_ID;

    if (fine) strcpy(l.id[0], id);
    fine = fine && store_read(s, BOTS_LIST, VALUES(TEXT(id, STORE_ID), NUMBER(BOTS)), take_bot, &l) >= 0;
    for (int i = 0; i < l.count && fine; i++) {
        fine = strip(s, l.id[i]) && store_write(s, USER_LEAVE, VALUES(TEXT(l.id[i], STORE_ID), NUMBER(now)));
        if (fine && each) each(context, l.id[i]);
    }
    return fine;
}

void store_leaving(store *s, int64_t settled, int most, store_id *each, void *context)
{
    store_read_ids(s, LEAVING_LIST, VALUES(NUMBER(settled), NUMBER(most)), each, context);
}

int store_visited(store *s, const char *user, const char *process, int64_t now, int most, store_id *each, void *context)
{
    return store_read_ids(s, VISIT_LIST, VALUES(TEXT(user, STORE_ID), TEXT(process, STORE_ID), NUMBER(now), NUMBER(most)), each, context);
}

void store_visits(store *s, const char *user, const char *after, int most, store_id *each, void *context)
{
    store_read_ids(s, VISIT_PAGE, VALUES(TEXT(user, STORE_ID), TEXT(after, STORE_ID), NUMBER(most)), each, context);
}

bool store_forget_at(store *s, const char *user, const char *table)
{
    db_value *both = VALUES(TEXT(user, STORE_ID), TEXT(table, STORE_ID));

    return store_erase(s, table, user) && store_write(s, SEATS_FORGET, both) && store_write(s, VISIT_DROP, both) &&
           store_write(s, INFO_FORGET, VALUES(both[1]));
}

bool store_user_drop(store *s, const char *id, int64_t settled)
{
    return strip(s, id) && store_write(s, USER_DROP, VALUES(TEXT(id, STORE_ID), NUMBER(settled)));
}
