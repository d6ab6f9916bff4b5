/* queue.c - a fair queue: a lane for each key, and the lanes take turns. A lane is there as long as something waits in it. */
#include "server/crew/queue.h"
#include "engine/hash.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct lane {
    struct lane *before, *after; /* whose turn is sooner, later */
    struct lane *next;           /* in the same drawer */
    queued *first, *last;
    int items;
    char key[QUEUE_KEY];
} lane;

static lane **drawer_of(queue *q, const char *key) { return &q->drawer[rs_hash(key, strlen(key)) % QUEUE_DRAWERS]; }

/* ---- Turns ------------------------------------------------------------------------------------------------------------------------ */

static void line_up(queue *q, lane *l)
{
    l->before = q->last;
    l->after = NULL;
    *(q->last ? &q->last->after : &q->first) = l;
    q->last = l;
}

static void step_out(queue *q, const lane *l)
{
    *(l->before ? &l->before->after : &q->first) = l->after;
    *(l->after ? &l->after->before : &q->last) = l->before;
}

/* ---- Lanes ------------------------------------------------------------------------------------------------------------------------ */

static lane *lane_of(queue *q, const char *key)
{
    lane *l = *drawer_of(q, key);

    while (l && strcmp(l->key, key) != 0) l = l->next;
    return l;
}

static lane *lane_new(queue *q, const char *key)
{
    lane *l = calloc(1, sizeof *l);

    if (!l) return NULL;
    strcpy(l->key, key);
    l->next = *drawer_of(q, key);
    *drawer_of(q, key) = l;
    line_up(q, l);
    q->lanes++;
    return l;
}

static void lane_free(queue *q, lane *l)
{
    lane **link = drawer_of(q, l->key);

    while (*link != l) link = &(*link)->next;
    *link = l->next;
    step_out(q, l);
    q->lanes--;
    free(l);
}

/* ---- What waits ------------------------------------------------------------------------------------------------------------------- */

bool queue_put(queue *q, queued *item, const char *wanted, int most)
{
    char key[QUEUE_KEY];
    lane *l;

    snprintf(key, sizeof key, "%s", wanted);
    l = lane_of(q, key);
    if (l ? l->items >= most : !(l = lane_new(q, key))) return false;
    *item = (queued){.lane = l};
    *(l->last ? &l->last->next : &l->first) = item;
    l->last = item;
    l->items++;
    q->items++;
    return true;
}

void queue_drop(queue *q, queued *item)
{
    lane *l = item->lane;
    queued *before = NULL;

    for (queued *i = l->first; i != item; i = i->next) before = i;
    *(before ? &before->next : &l->first) = item->next;
    if (l->last == item) l->last = before;
    *item = (queued){NULL, NULL};
    q->items--;
    if (--l->items == 0) lane_free(q, l);
}

queued *queue_take(queue *q)
{
    lane *l = q->first;
    queued *item = l ? l->first : NULL;

    if (!item) return NULL;
    step_out(q, l);
    line_up(q, l);
    queue_drop(q, item);
    return item;
}
