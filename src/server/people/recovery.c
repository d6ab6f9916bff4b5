/* recovery.c - a new password for who has lost the old one: by the recovery code he kept, or by a code that was sent to him. */
#include "server/people/account.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

enum { GROUPS = 7 }; /* of 19 bits: more than 128 */

static void new_recovery(visit *v, store_keys *keys, char code[CODE])
{
    code_new(GROUPS, code);
    code_hash(code, keys->recovery);
    store_keys_put(v->h->store, v->user.id, keys);
}

static void answer_code(visit *v, const char *code)
{
    char body[200];
    rs_text out = rs_text_on(body, sizeof body);

    rs_put(&out, "{\"code\":");
    if (*code)
        rs_put_quoted(&out, code);
    else
        rs_put(&out, "null");
    rs_put_char(&out, '}');
    visit_answer(v, 200, body, false);
    sodium_memzero(body, sizeof body);
}

/* ---- Making one ------------------------------------------------------------------------------------------------------------------- */

/* It can switch the second factor off, and so needs it. */
static void make_recovery(visit *v)
{
    char code[CODE];
    store_keys keys;

    if (!second_passes(v)) return;
    store_keys_get(v->h->store, v->user.id, &keys);
    new_recovery(v, &keys, code);
    answer_code(v, code);
    sodium_memzero(code, sizeof code);
}

void do_recovery(visit *v, rs_json json)
{
    read_text(json, "code", v->code, sizeof v->code);
    password_prove(v, json, false, make_recovery);
}

/* ---- Using it ---------------------------------------------------------------------------------------------------------------------- */

static void end_all(visit *v)
{
    store_tokens_drop(v->h->store, v->user.id, "");
    sessions_look(v->h, v->user.id);
}

/* A recovery code gets past a lost device, too, and there is a new one for the next time. */
static void recovered_by_code(visit *v)
{
    char code[CODE];
    store_keys keys;

    end_all(v);
    store_keys_get(v->h->store, v->user.id, &keys);
    keys.second[0] = 0;
    keys.wrong = keys.locked_till = 0;
    new_recovery(v, &keys, code);
    answer_code(v, code);
    sodium_memzero(code, sizeof code);
}

static void recovered_by_mail(visit *v)
{
    end_all(v);
    answer_code(v, "");
}

/* Like a mailed code it is used up together with the setting of the password, which succeeds once for one old password. */
static bool is_recovery(visit *v)
{
    store_keys keys;

    return *v->user.id && store_keys_get(v->h->store, v->user.id, &keys) && code_is(v->code, keys.recovery);
}

void do_recover(visit *v, rs_json json)
{
    char name[STORE_NAME * 2], subject[STORE_MAIL];

    if (!read_text(json, "name", name, sizeof name) || !read_text(json, "code", v->code, sizeof v->code)) {
        visit_fail(v, 400, "bad-request", "Name, code and a new password are needed.");
        return;
    }
    if (!read_text(json, "password", v->password, sizeof v->password) || strlen(v->password) < LEAST_PASSWORD) {
        visit_fail(v, 400, "bad-request", "A password has 8 to 128 bytes.");
        return;
    }
    v->user = (store_user){0};
    v->outside = true;
    store_user_named(v->h->store, name, &v->user);
    if (is_recovery(v))
        password_renew(v, recovered_by_code);
    else if (code_counts(v->h, v->user.id, "reset", v->code, subject))
        password_renew(v, recovered_by_mail);
    else
        visit_fail(v, 403, "wrong-code", "Name and code do not belong together, or the code was used or is too old.");
}
