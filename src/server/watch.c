/* watch.c - who follows which table. */
#include "server/house.h"

#include <stdlib.h>

static void link_in(client *c, table *t, int reader)
{
    watcher *w = malloc(sizeof *w);

    if (!w) return;
    *w = (watcher){.next = t->watchers, .client = c, .reader = reader};
    t->watchers = w;
    c->watched[c->watches++] = t;
}

static bool is_watching(const client *c, const table *t)
{
    for (int i = 0; i < c->watches; i++)
        if (c->watched[i] == t) return true;
    return false;
}

void watch_begin(house *h, client *c, table *t, int since)
{
    int seat = table_seat_of(t, c->who.user);
    bool was_here = wire_is_here(t, c->who.user);

    if (!is_watching(c, t)) link_in(c, t, seat >= 0 ? seat : RS_SPECTATOR);
    wire_catch_up(h, t, c, since);
    if (seat >= 0 && !was_here) wire_presence(h, t);
}

void watch_end(house *h, client *c, table *t)
{
    for (watcher **link = &t->watchers; *link; link = &(*link)->next)
        if ((*link)->client == c) {
            watcher *gone = *link;

            *link = gone->next;
            free(gone);
            break;
        }
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
