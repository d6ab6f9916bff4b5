/* attempts.c - wrong passwords are counted by the name that is tried, whether anybody has it or not. From where its owner has logged in
 * before, only what is tried there counts: whoever guesses elsewhere does not lock him out. */
#include "server/people/account.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

static const allowance wrong = {"wrong password", 10, 60000000};

static void hash_place(const visit *v, const char *user, char place[STORE_HASH])
{
    char both[STORE_ID + LIMITS_PLACE];
    unsigned char digest[32];
    int length = snprintf(both, sizeof both, "%s %s", user, v->who.address);

    crypto_generichash(digest, sizeof digest, (const unsigned char *)both, (size_t)length, NULL, 0);
    sodium_bin2hex(place, STORE_HASH, digest, sizeof digest);
}

static void name_attempt(visit *v, const char *name, const char *user)
{
    char place[STORE_HASH];
    bool known;

    hash_place(v, user, place);
    known = store_known(v->h->store, user, place) || (*user && strcmp(v->who.user, user) == 0);
    snprintf(v->attempt, sizeof v->attempt, "%s %s%s%s", *user ? "user" : "name", *user ? user : name, known ? " " : "",
             known ? v->who.address : ""); /* no name, however it is made up, is counted as somebody's place */
    for (char *c = v->attempt; *c; c++)
        if (*c >= 'A' && *c <= 'Z') *c = (char)(*c + 'a' - 'A'); /* as names are compared */
}

bool attempt_begin(visit *v, const char *name, const char *user)
{
    name_attempt(v, name, user);
    if (v->h->settings.limit == 0 || limits_allow(v->h->limits, &wrong, v->attempt, v->h->tick)) return true;
    v->h->count.limited++;
    visit_fail(v, 429, "too-much", "Too many wrong passwords; try again in a minute.");
    return false;
}

void attempt_note_place(visit *v)
{
    char place[STORE_HASH];

    hash_place(v, v->user.id, place);
    store_known_put(v->h->store, v->user.id, place, v->h->now);
}

void attempt_was_right(visit *v)
{
    limits_charge(v->h->limits, &wrong, v->attempt, v->h->tick, -1);
    attempt_note_place(v);
}
