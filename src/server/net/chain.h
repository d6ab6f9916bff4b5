/* chain.h - things in a ring, each with a link in itself: put in at the end and taken out anywhere without looking for it. */
#ifndef SERVER_CHAIN_H
#define SERVER_CHAIN_H

#include <stdbool.h>
#include <stddef.h>

typedef struct chain { /* a ring's head, or a link of it */
    struct chain *before, *after;
} chain;

static inline void chain_begin(chain *c) { c->before = c->after = c; }
static inline bool chain_is_empty(const chain *c) { return c->after == c; }

static inline void chain_leave(chain *link)
{
    link->before->after = link->after;
    link->after->before = link->before;
    chain_begin(link);
}

static inline void chain_join(chain *ring, chain *link) /* at its end; it leaves the one that it was in */
{
    chain_leave(link);
    link->before = ring->before;
    link->after = ring;
    ring->before->after = link;
    ring->before = link;
}

static inline void *chain_holder(const chain *link, size_t offset) { return (char *)link - offset; }

#define CHAIN_OF(link, type, member) ((type *)chain_holder(link, offsetof(type, member)))

#endif
