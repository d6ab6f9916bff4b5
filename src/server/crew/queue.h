/* queue.h - a fair queue: what waits is taken in turn from everybody who has something in it, so that whoever puts in three hundred things
 * delays the others by one at a time. Knows nothing of threads. */
#ifndef SERVER_QUEUE_H
#define SERVER_QUEUE_H

#include <stdbool.h>

enum { QUEUE_DRAWERS = 256, QUEUE_KEY = 80 };

typedef struct queued { /* the head of whatever waits */
    struct queued *next;
    struct lane *lane; /* NULL: it does not wait */
} queued;

typedef struct queue { /* all zero: empty */
    struct lane *first, *last;
    struct lane *drawer[QUEUE_DRAWERS]; /* lanes by their key */
    int lanes, items;
} queue;

/* Behind all of the same key. false: so many of them wait already, or there is no memory. */
bool queue_put(queue *q, queued *item, const char *key, int most);
queued *queue_take(queue *q); /* NULL: it is empty */
void queue_drop(queue *q, queued *item);

#endif
