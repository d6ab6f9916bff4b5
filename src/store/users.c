/* users.c - people, and the tokens by which they are known again. */
#include "inside.h"

#include <string.h>

static bool take_user(void *context, const db_value *cells)
{
    store_user *user = context;

    user->bot = cells[3].number != 0;
    user->created = cells[4].number;
    user->absent_from = cells[5].number;
    user->absent_until = cells[6].number;
    return store_copy(user->id, sizeof user->id, &cells[0]) && store_copy(user->name, sizeof user->name, &cells[1]) &&
           store_copy(user->password, sizeof user->password, &cells[2]) && store_copy(user->webhook, sizeof user->webhook, &cells[7]);
}

static bool take_id(void *context, const db_value *cells) { return store_copy(context, STORE_ID, &cells[0]); }

/* The name as it is compared. One that is too long is left to the check of its length. */
static void fold(const char *name, char folded[STORE_NAME + 1])
{
    size_t length = strnlen(name, STORE_NAME);

    for (size_t i = 0; i < length; i++) folded[i] = (char)(name[i] >= 'A' && name[i] <= 'Z' ? name[i] + 'a' - 'A' : name[i]);
    folded[length] = '\0';
}

/* Two processes may want a name at the same moment; the second waits for the first one's commit and then sees that it is gone. */
static bool claim_name(store *s, const store_user *user, const char *folded)
{
    char owner[STORE_ID] = "";

    return store_write(s, NAME_CLAIM, VALUES(TEXT(folded, STORE_NAME), TEXT(user->id, STORE_ID))) &&
           store_read(s, NAME_OWNER, VALUES(TEXT(folded, STORE_NAME)), take_id, owner) >= 0 &&
           (strcmp(owner, user->id) == 0 || store_refuse(s, "the name is taken"));
}

bool store_user_put(store *s, const store_user *user)
{
    char folded[STORE_NAME + 1] = "";

    if (user->password[0]) {
        fold(user->name, folded);
        if (!claim_name(s, user, folded)) return false;
    }
    return store_write(s, NAME_DROP, VALUES(TEXT(user->id, STORE_ID), TEXT(folded, STORE_NAME))) &&
           store_write(s, USER_PUT,
                       VALUES(TEXT(user->id, STORE_ID), TEXT(user->name, STORE_NAME), TEXT(user->password, STORE_PASSWORD),
                              NUMBER(user->bot), NUMBER(user->created), NUMBER(user->absent_from), NUMBER(user->absent_until),
                              TEXT(user->webhook, STORE_ADDRESS)));
}

bool store_user_get(store *s, const char *id, store_user *user)
{
    return store_read(s, USER_GET, VALUES(TEXT(id, STORE_ID)), take_user, user) == 1;
}

bool store_user_named(store *s, const char *name, store_user *user)
{
    char folded[STORE_NAME + 1], id[STORE_ID];

    fold(name, folded);
    return store_read(s, NAME_OWNER, VALUES(TEXT(folded, STORE_NAME)), take_id, id) == 1 && store_user_get(s, id, user);
}

typedef struct erasing {
    store *s;
    const char *user;
    bool failed;
} erasing;

static bool erase_at(void *context, const db_value *cells)
{
    erasing *e = context;
    char table[STORE_ID];

    e->failed = !store_copy(table, sizeof table, &cells[0]) || !store_erase(e->s, table, e->user);
    return !e->failed;
}

static bool erase_everywhere(store *s, const char *id)
{
    erasing e = {s, id, false};

    return store_read(s, SEATED_AT, VALUES(TEXT(id, STORE_ID)), erase_at, &e) >= 0 && !e.failed;
}

bool store_user_forget(store *s, const char *id)
{
    db_value *user = VALUES(TEXT(id, STORE_ID));

    return store_write(s, NAME_DROP, VALUES(TEXT(id, STORE_ID), TEXT("", 1))) && store_write(s, TOKENS_DROP, user) &&
           erase_everywhere(s, id) && store_write(s, INFO_FORGET, user) && store_write(s, SEATS_FORGET, user) &&
           store_write(s, USER_FORGET, user);
}

bool store_tokens_drop(store *s, const char *user) { return store_write(s, TOKENS_DROP, VALUES(TEXT(user, STORE_ID))); }

bool store_token_put(store *s, const char *hash, const char *user, int64_t now)
{
    return store_write(s, TOKEN_PUT, VALUES(TEXT(hash, STORE_HASH), TEXT(user, STORE_ID), NUMBER(now)));
}

bool store_token_get(store *s, const char *hash, char user[STORE_ID])
{
    return store_read(s, TOKEN_GET, VALUES(TEXT(hash, STORE_HASH)), take_id, user) == 1;
}

bool store_token_drop(store *s, const char *hash) { return store_write(s, TOKEN_DROP, VALUES(TEXT(hash, STORE_HASH))); }
