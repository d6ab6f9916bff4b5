/* limits.c - how much anybody may ask: for each address or account a bucket that fills by itself. */
#include "server/house.h"

#include <stdlib.h>
#include <string.h>

enum { BUCKETS = 1 << 16, PARTS = 1000 };

typedef struct bucket {
    uint64_t key;
    int64_t level; /* in thousandths */
    int64_t since;
} bucket;

struct limits {
    bucket bucket[BUCKETS];
};

struct limits *limits_open(void) { return calloc(1, sizeof(struct limits)); }

bool limits_allow(struct limits *limits, const char *key, int64_t now, int per_second, int burst)
{
    uint64_t hash = rs_hash(key, strlen(key));
    bucket *b = &limits->bucket[hash % BUCKETS];
    int64_t full = (int64_t)burst * PARTS;

    if (b->key != hash) *b = (bucket){hash, full, now}; /* who shares a bucket with another pushes him out, and is let in */
    b->level += (now - b->since) * per_second;
    b->since = now;
    if (b->level > full) b->level = full;
    if (b->level < PARTS) return false;
    b->level -= PARTS;
    return true;
}
