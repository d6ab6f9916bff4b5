/* second.c - the second factor: a code of six digits from a device, asked for beside the password. */
#include "server/people/account.h"
#include "server/people/totp.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    DIGITS = 6,
    NEAR = 1,           /* steps that a clock may go wrong */
    WRONG = 5,          /* codes in a row, then none is taken for a while */
    LOCKED = 15 * 60000 /* milliseconds: 480 guesses a day, of a million codes, three of them right */
};

static int64_t step_now(const house *h) { return h->now / 1000 / TOTP_SECONDS; }

/* The step of time that a code is of, later than `after`; 0: of none. */
static int64_t step_of(const house *h, const char *text, const char *code, int64_t after)
{
    uint8_t secret[TOTP_SECRET];
    int64_t found = 0;
    int given;

    if (strlen(code) != DIGITS || strspn(code, "0123456789") != DIGITS || !totp_read(text, secret)) return 0;
    given = atoi(code);
    for (int64_t step = step_now(h) - NEAR; step <= step_now(h) + NEAR; step++)
        if (step > after && totp_code(secret, sizeof secret, step, DIGITS) == given) found = step;
    sodium_memzero(secret, sizeof secret);
    return found;
}

static void note_wrong(visit *v, store_keys *keys)
{
    if (++keys->wrong >= WRONG) {
        keys->wrong = 0;
        keys->locked_till = v->h->now + LOCKED;
    }
    store_keys_put(v->h->store, v->user.id, keys);
    visit_fail(v, 403, "wrong-code", "The code of the second factor is not right, or was used already.");
}

/* Each code is good once. */
bool second_passes(visit *v)
{
    store_keys keys;
    int64_t step;

    store_keys_get(v->h->store, v->user.id, &keys);
    if (!*keys.second) return true;
    if (!*v->code) return visit_fail(v, 403, "second-factor", "The code from your second factor is needed too."), false;
    if (keys.locked_till > v->h->now)
        return visit_fail(v, 429, "too-much", "Too many wrong codes; try again in a quarter of an hour."), false;
    step = step_of(v->h, keys.second, v->code, keys.second_step);
    if (step == 0) return note_wrong(v, &keys), false;
    keys.second_step = step;
    keys.wrong = 0;
    store_keys_put(v->h->store, v->user.id, &keys);
    return true;
}

/* ---- Setting it up --------------------------------------------------------------------------------------------------------------------
 */

static void put_escaped(rs_text *out, const char *text)
{
    for (; *text; text++) {
        if (strchr("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~", *text))
            rs_put_char(out, *text);
        else
            rs_put_format(out, "%%%02X", (unsigned)(unsigned char)*text);
    }
}

/* The secret counts once a code has proved that a device has it. */
static void propose(visit *v)
{
    store_code kept = {.hash = "-", .until = v->h->now + LOCKED};
    uint8_t chance[TOTP_SECRET];
    char body[500];
    rs_text out = rs_text_on(body, sizeof body);
    store_keys keys;

    store_keys_get(v->h->store, v->user.id, &keys);
    if (*keys.second) {
        visit_fail(v, 409, "not-now", "There is a second factor already; switch it off first.");
        return;
    }
    randombytes_buf(chance, sizeof chance);
    totp_text(chance, kept.subject);
    store_code_put(v->h->store, v->user.id, "second", &kept);
    rs_put_format(&out, "{\"secret\":\"%s\",\"link\":\"otpauth://totp/Roadstead:", kept.subject);
    put_escaped(&out, v->user.name);
    rs_put_format(&out, "?secret=%s&issuer=Roadstead\"}", kept.subject);
    visit_answer(v, 200, body, false);
    sodium_memzero(&kept, sizeof kept);
}

void do_second(visit *v, rs_json json) { password_prove(v, json, false, propose); }

void do_second_confirm(visit *v, rs_json json)
{
    store_code kept;
    store_keys keys;
    int64_t step;

    read_text(json, "code", v->code, sizeof v->code);
    if (!store_code_get(v->h->store, v->user.id, "second", &kept) || kept.until < v->h->now) {
        visit_fail(v, 409, "not-now", "Please start again: the secret is too old.");
        return;
    }
    step = step_of(v->h, kept.subject, v->code, 0);
    if (step == 0) {
        visit_fail(v, 403, "wrong-code", "The code is wrong. Is your device's clock right?");
        return;
    }
    store_keys_get(v->h->store, v->user.id, &keys);
    snprintf(keys.second, sizeof keys.second, "%.64s", kept.subject);
    keys.second_step = step;
    keys.wrong = keys.locked_till = 0;
    store_keys_put(v->h->store, v->user.id, &keys);
    store_code_drop(v->h->store, v->user.id, "second");
    visit_me(v, false);
}

static void switch_off(visit *v)
{
    store_keys keys;

    if (!second_passes(v)) return;
    store_keys_get(v->h->store, v->user.id, &keys);
    keys.second[0] = 0;
    store_keys_put(v->h->store, v->user.id, &keys);
    visit_me(v, false);
}

void do_second_off(visit *v, rs_json json)
{
    read_text(json, "code", v->code, sizeof v->code);
    password_prove(v, json, false, switch_off);
}
