/* keys.c - what lets somebody in besides the password, and codes that are to come back. */
#include "inside.h"

static bool take_keys(void *context, const db_value *cells)
{
    store_keys *keys = context;

    keys->second_step = cells[3].number;
    keys->wrong = cells[4].number;
    keys->locked_till = cells[5].number;
    return store_copy(keys->recovery, sizeof keys->recovery, &cells[0]) && store_copy(keys->mail, sizeof keys->mail, &cells[1]) &&
           store_copy(keys->second, sizeof keys->second, &cells[2]);
}

bool store_keys_get(store *s, const char *user, store_keys *keys)
{
    *keys = (store_keys){0};
    return store_read(s, KEYS_GET, VALUES(TEXT(user, STORE_ID)), take_keys, keys) >= 0;
}

bool store_keys_put(store *s, const char *user, const store_keys *keys)
{
    return store_write(s, KEYS_PUT,
                       VALUES(TEXT(user, STORE_ID), TEXT(keys->recovery, STORE_HASH), TEXT(keys->mail, STORE_MAIL),
                              TEXT(keys->second, STORE_SECRET), NUMBER(keys->second_step), NUMBER(keys->wrong), NUMBER(keys->locked_till)));
}

static bool take_code(void *context, const db_value *cells)
{
    store_code *code = context;

    code->until = cells[2].number;
    code->tries = cells[3].number;
    return store_copy(code->hash, sizeof code->hash, &cells[0]) && store_copy(code->subject, sizeof code->subject, &cells[1]);
}

bool store_code_get(store *s, const char *user, const char *purpose, store_code *code)
{
    return store_read(s, CODE_GET, VALUES(TEXT(user, STORE_ID), TEXT(purpose, STORE_PURPOSE)), take_code, code) == 1;
}

bool store_code_put(store *s, const char *user, const char *purpose, const store_code *code)
{
    return store_write(s, CODE_PUT,
                       VALUES(TEXT(user, STORE_ID), TEXT(purpose, STORE_PURPOSE), TEXT(code->hash, STORE_HASH),
                              TEXT(code->subject, STORE_MAIL), NUMBER(code->until), NUMBER(code->tries)));
}

bool store_code_drop(store *s, const char *user, const char *purpose)
{
    return store_write(s, CODE_DROP, VALUES(TEXT(user, STORE_ID), TEXT(purpose, STORE_PURPOSE)));
}

bool store_codes_expire(store *s, int64_t now, int most) { return store_write(s, CODES_EXPIRE, VALUES(NUMBER(now), NUMBER(most))); }
