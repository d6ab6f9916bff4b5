/* passwords.c - passwords are hashed and checked on a thread: Argon2 takes its time on purpose. */
#include "server/crew/crew.h"
#include "server/house.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

enum { WAITING = 16 }; /* from one address */

typedef struct secret {
    job job;
    crew_done *done;
    void *context;
    bool right;
    char password[130], hash[crypto_pwhash_STRBYTES];
} secret;

static void make_hash(job *j, void *room)
{
    secret *s = (secret *)j;

    (void)room;
    s->right = crypto_pwhash_str_alg(s->hash, s->password, strlen(s->password), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                                     crypto_pwhash_MEMLIMIT_INTERACTIVE, crypto_pwhash_ALG_ARGON2ID13) == 0;
}

static void check_hash(job *j, void *room)
{
    secret *s = (secret *)j;

    (void)room;
    s->right = crypto_pwhash_str_verify(s->hash, s->password, strlen(s->password)) == 0;
}

static void tell(house *h, job *j)
{
    const secret *s = (secret *)j;

    s->done(h, s->context, s->right, s->hash);
}

static job *hand_out(house *h, secret *s, const char *key)
{
    s->job.done = tell;
    if (crew_hand_out(h, POOL_PASSWORDS, &s->job, key, WAITING)) return &s->job;
    job_free(&s->job);
    return NULL;
}

job *crew_hash(house *h, const char *key, const char *password, crew_done *done, void *context)
{
    secret *s = (secret *)job_new(sizeof *s);

    snprintf(s->password, sizeof s->password, "%s", password);
    s->job.work = make_hash;
    s->done = done;
    s->context = context;
    return hand_out(h, s, key);
}

job *crew_check(house *h, const char *key, const char *password, const char *hash, crew_done *done, void *context)
{
    secret *s = (secret *)job_new(sizeof *s);

    snprintf(s->password, sizeof s->password, "%s", password);
    snprintf(s->hash, sizeof s->hash, "%s", hash);
    s->job.work = check_hash;
    s->done = done;
    s->context = context;
    return hand_out(h, s, key);
}
