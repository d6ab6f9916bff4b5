/* watch.c - who follows which table, and who still has to be told what happened before. */
#include "server/house.h"
#include "lab/clock.h"

#include <stdlib.h>

enum { FEEDING_US = 3000 /* of a round, for pages of history */ };

static watcher *watcher_of(const client *c, const table *t)
{
    watcher *w = t->watchers;

    while (w && w->client != c) w = w->next;
    return w;
}

static watcher *link_in(client *c, table *t)
{
    watcher *w = malloc(sizeof *w);

    if (!w) abort();
    *w = (watcher){.next = t->watchers, .client = c, .table = t};
    t->watchers = w;
    c->watched[c->watches++] = t;
    return w;
}

/* ---- History ---------------------------------------------------------------------------------------------------------------------- */

static void queue_up(house *h, watcher *w)
{
    w->queued = h->behind;
    h->behind = w;
}

static void unqueue(house *h, const watcher *w)
{
    watcher **link = &h->behind;

    while (*link && *link != w) link = &(*link)->queued;
    if (*link) *link = w->queued;
}

/* One page each, in turn, to those who have taken the one before; what time does not suffice for comes in the next round. */
void watch_feed(house *h)
{
    int64_t begun = rs_microseconds();
    watcher **link = &h->behind, *fed = NULL;

    while (*link && rs_microseconds() - begun < FEEDING_US) {
        watcher *w = *link;

        if (net_waiting(w->client->peer) > 0) {
            link = &w->queued;
            continue;
        }
        *link = w->queued;
        wire_page(h, w->table, w);
        if (!w->behind) continue;
        w->queued = fed;
        fed = w;
    }
    while (*link) link = &(*link)->queued;
    *link = fed;
}

/* Who has taken a page at once need not wait for the next round that comes by itself. */
void watch_hurry(house *h)
{
    const watcher *w = h->behind;

    while (w && net_waiting(w->client->peer) > 0) w = w->queued;
    if (w) net_wake(h->net);
}

/* ---- Beginning and ending --------------------------------------------------------------------------------------------------------- */

void watch_begin(house *h, client *c, table *t, int since)
{
    int seat = table_seat_of(t, c->who.user);
    bool was_here = wire_is_here(t, c->who.user);
    watcher *w = watcher_of(c, t);

    if (!w && c->watches == WATCHES) watch_end(h, c, c->watched[0]);
    if (!w) w = link_in(c, t);
    w->reader = seat >= 0 ? seat : RS_SPECTATOR;
    w->told = since < 0 || since > t->entries ? 0 : since;
    if (!w->behind) queue_up(h, w);
    w->behind = true;
    if (seat >= 0 && !was_here) wire_presence(h, t);
}

/* The table was read anew: of its entries behind this one nothing was told. */
void watch_again(house *h, watcher *w, int known)
{
    int seat = table_seat_of(w->table, w->client->who.user);

    w->reader = seat >= 0 ? seat : RS_SPECTATOR;
    if (!w->behind) w->told = known;
    if (w->told > known) w->told = known;
    if (!w->behind) queue_up(h, w);
    w->behind = true;
}

static void drop(house *h, watcher *w)
{
    watcher **link = &w->table->watchers;

    while (*link != w) link = &(*link)->next;
    *link = w->next;
    if (w->behind) unqueue(h, w);
    free(w);
}

void watch_end(house *h, client *c, table *t)
{
    watcher *w = watcher_of(c, t);

    if (!w) return;
    drop(h, w);
    for (int i = 0; i < c->watches; i++)
        if (c->watched[i] == t) {
            c->watched[i] = c->watched[--c->watches];
            break;
        }
    t->quiet_since = h->tick;
    if (table_seat_of(t, c->who.user) >= 0 && !wire_is_here(t, c->who.user)) wire_presence(h, t);
}

void watch_forget(house *h, client *c)
{
    while (c->watches > 0) watch_end(h, c, c->watched[0]);
}
