/* tokens.c - the tokens by which people are known again. */
#include "inside.h"

typedef struct listing {
    store_session *each;
    void *context;
} listing;

static bool take_token(void *context, const db_value *cells)
{
    store_token *token = context;

    token->created = cells[2].number;
    token->used = cells[3].number;
    token->until = cells[4].number;
    return store_copy(token->hash, sizeof token->hash, &cells[0]) && store_copy(token->user, sizeof token->user, &cells[1]) &&
           store_copy(token->agent, sizeof token->agent, &cells[5]);
}

static bool list_token(void *context, const db_value *cells)
{
    const listing *l = context;
    store_token token;

    if (!take_token(&token, cells)) return false;
    l->each(l->context, &token);
    return true;
}

bool store_token_put(store *s, const store_token *token)
{
    return store_write(s, TOKEN_PUT,
                       VALUES(TEXT(token->hash, STORE_HASH), TEXT(token->user, STORE_ID), NUMBER(token->created), NUMBER(token->used),
                              NUMBER(token->until), TEXT(token->agent, STORE_AGENT)));
}

bool store_token_get(store *s, const char *hash, store_token *token)
{
    return store_read(s, TOKEN_GET, VALUES(TEXT(hash, STORE_HASH)), take_token, token) == 1;
}

bool store_token_use(store *s, const char *hash, int64_t used, int64_t until)
{
    return store_write(s, TOKEN_USE, VALUES(TEXT(hash, STORE_HASH), NUMBER(used), NUMBER(until)));
}

bool store_token_drop(store *s, const char *hash) { return store_write(s, TOKEN_DROP, VALUES(TEXT(hash, STORE_HASH))); }

bool store_tokens_drop(store *s, const char *user, const char *but)
{
    return store_write(s, TOKENS_DROP, VALUES(TEXT(user, STORE_ID), TEXT(but, STORE_HASH)));
}

void store_tokens(store *s, const char *user, int most, store_session *each, void *context)
{
    store_read(s, TOKENS_LIST, VALUES(TEXT(user, STORE_ID), NUMBER(most)), list_token, &(listing){each, context});
}

/* ---- Those that go by themselves ---- */

typedef struct telling {
    store_id *each;
    void *context;
} telling;

static bool tell_user(void *context, const db_value *cells)
{
    const telling *t = context;

    if (t->each) t->each(t->context, cells[0].text);
    return true;
}

int store_tokens_shed(store *s, const char *user, int most)
{
    return store_write_read(s, TOKENS_SHED, VALUES(TEXT(user, STORE_ID), NUMBER(most)), tell_user, &(telling){NULL, NULL});
}

void store_tokens_expire(store *s, int64_t now, int64_t until, int most, store_id *each, void *context)
{
    store_write(s, TOKENS_AGE, VALUES(NUMBER(until), NUMBER(most)));
    store_write_read(s, TOKENS_EXPIRE, VALUES(NUMBER(now), NUMBER(most)), tell_user, &(telling){each, context});
}
