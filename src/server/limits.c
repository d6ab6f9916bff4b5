/* limits.c - how much anybody may ask: for each address or account a bucket that fills by itself.
 *
 * A bucket is one moment: when it will be full again. One that is full need not be kept at all, so that giving its place away loses
 * nothing. Where all of a row are still filling, who is new takes the place of the one that would be full first, and goes on from there: a
 * flood of addresses gets nobody a fresh bucket. Which row a key is in is nobody's to know. */
#include "server/allowance.h"

#include <arpa/inet.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 1 << 13, WIDTH = 8, MILLISECOND = 1000 };

typedef struct bucket {
    uint64_t key;
    int64_t full_at; /* in microseconds */
} bucket;

struct limits {
    unsigned char secret[crypto_shorthash_KEYBYTES];
    bucket row[ROWS][WIDTH];
};

struct limits *limits_open(void)
{
    struct limits *limits = calloc(1, sizeof *limits);

    if (limits) crypto_shorthash_keygen(limits->secret);
    return limits;
}

static uint64_t hash_of(const struct limits *limits, const allowance *l, const char *key)
{
    uint64_t hash;
    char both[160];
    int length = snprintf(both, sizeof both, "%s %s", l->name, key);

    crypto_shorthash((unsigned char *)&hash, (unsigned char *)both, (size_t)length < sizeof both ? (size_t)length : sizeof both - 1,
                     limits->secret);
    return hash;
}

static bucket *bucket_of(struct limits *limits, const allowance *l, const char *key)
{
    uint64_t hash = hash_of(limits, l, key);
    bucket *row = limits->row[hash % ROWS], *soonest = row;

    for (bucket *b = row; b < row + WIDTH; b++) {
        if (b->key == hash) return b;
        if (b->full_at < soonest->full_at) soonest = b;
    }
    soonest->key = hash;
    return soonest;
}

/* How long until it is full again, if so many are taken. */
static int64_t debt(const bucket *b, const allowance *l, int64_t now, int64_t many)
{
    return (b->full_at > now ? b->full_at - now : 0) + many * l->each;
}

bool limits_allow(struct limits *limits, const allowance *l, const char *key, int64_t tick)
{
    bucket *b = bucket_of(limits, l, key);
    int64_t now = tick * MILLISECOND, owed = debt(b, l, now, 1);

    if (owed > l->burst * l->each) return false;
    b->full_at = now + owed;
    return true;
}

bool limits_spent(struct limits *limits, const allowance *l, const char *key, int64_t tick)
{
    return debt(bucket_of(limits, l, key), l, tick * MILLISECOND, 1) > l->burst * l->each;
}

void limits_charge(struct limits *limits, const allowance *l, const char *key, int64_t tick, int64_t many)
{
    bucket *b = bucket_of(limits, l, key);
    int64_t now = tick * MILLISECOND, owed = debt(b, l, now, many);

    b->full_at = now + (owed < l->burst * l->each ? owed : l->burst * l->each);
}

/* Who has one IPv6 address has all of its network. */
void limits_place(const char *address, char place[LIMITS_PLACE])
{
    static const unsigned char mapped[12] = {[10] = 0xff, [11] = 0xff};
    unsigned char six[16];

    snprintf(place, LIMITS_PLACE, "%.*s", LIMITS_PLACE - 1, address);
    if (inet_pton(AF_INET6, address, six) != 1) return;
    if (memcmp(six, mapped, sizeof mapped) == 0) {
        inet_ntop(AF_INET, six + 12, place, LIMITS_PLACE);
        return;
    }
    memset(six + 8, 0, 8);
    inet_ntop(AF_INET6, six, place, LIMITS_PLACE);
}
