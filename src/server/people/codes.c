/* codes.c - codes that are shown or sent once, and come back. The store has their hashes. */
#include "server/people/account.h"

#include <ctype.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>

enum { LETTERS = 4 };

/* None that is taken for another, and no U, so that no words come about. Four of them have 19 bits. */
static const char letters[] = "ABCDEFGHJKMNPQRSTVWXYZ23456789";

void code_new(int groups, char code[CODE])
{
    int used = 0;

    for (int i = 0; i < groups * LETTERS; i++) {
        if (i > 0 && i % LETTERS == 0) code[used++] = '-';
        code[used++] = letters[randombytes_uniform(sizeof letters - 1)];
    }
    code[used] = 0;
}

/* As it was meant: in any case, with or without hyphens and blanks. */
void code_hash(const char *code, char hash[STORE_HASH])
{
    char meant[CODE];
    size_t used = 0;

    for (; *code && used < sizeof meant - 1; code++)
        if (!strchr("- \t", *code)) meant[used++] = (char)toupper((unsigned char)*code);
    meant[used] = 0;
    session_hash(meant, hash);
    sodium_memzero(meant, sizeof meant);
}

bool code_is(const char *code, const char *hash)
{
    char own[STORE_HASH];

    code_hash(code, own);
    return *hash && sodium_memcmp(own, hash, STORE_HASH - 1) == 0;
}

/* Guesses are not counted: in a quarter of an hour 57 bits are not guessed, and whoever knows a name could make its codes void. */
bool code_counts(house *h, const char *user, const char *purpose, const char *code, char subject[STORE_MAIL])
{
    store_code kept;

    if (!*user || !store_code_get(h->store, user, purpose, &kept) || kept.until < h->now) return false;
    if (!code_is(code, kept.hash)) return false;
    snprintf(subject, STORE_MAIL, "%s", kept.subject);
    return true;
}

bool code_take(house *h, const char *user, const char *purpose, const char *code, char subject[STORE_MAIL])
{
    return code_counts(h, user, purpose, code, subject) && store_code_drop(h->store, user, purpose);
}
