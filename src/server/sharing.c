/* sharing.c - several processes on one store: each table's log is written by one of them, its owner, for as long as it renews its lease.
 *
 * The others follow the log and serve their own readers from it. A command that reaches one of them is handed to the owner through the
 * store as an errand; if the owner is dead, its lease runs out, and who has the errand takes the table over. */
#include "server/house.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LEASE = 6000, RENEW = 2000, WORRY = 1500, LOOK = 30000 };

typedef struct parcel { /* a command on its way */
    struct parcel *next;
    int64_t number, since;
    net_peer *peer;
    bool socket;
    char table[STORE_ID];
} parcel;

void sharing_begin(house *h) { house_id(h->process); }

void sharing_end(house *h)
{
    if (store_shared(h->store)) store_release(h->store, h->process);
    for (parcel *p = h->parcels, *next; p; p = next) {
        next = p->next;
        free(p);
    }
}

/* ---- Handing over ------------------------------------------------------------------------------------------------------------------- */

/* As the owner will read it: who asks, which command, and the message as it came. */
void sharing_hand_over(asking *a, const char *name, net_peer *peer, bool socket)
{
    char text[NET_MESSAGE * 2];
    rs_text out = rs_text_on(text, sizeof text);
    store_errand errand = {0};
    parcel *p = malloc(sizeof *p);

    if (!p) abort();
    rs_put(&out, "{\"name\":");
    rs_put_quoted(&out, a->who->name);
    rs_put_format(&out, ",\"cmd\":\"%s\",\"message\":%.*s}", name, (int)(a->json.end - a->json.at), a->json.at);
    snprintf(errand.table, sizeof errand.table, "%s", a->t->id);
    snprintf(errand.user, sizeof errand.user, "%s", a->who->user);
    *p = (parcel){.next = a->h->parcels, .since = a->h->tick, .peer = peer, .socket = socket};
    strcpy(p->table, a->t->id);
    store_errand_put(a->h->store, &errand, text, &p->number);
    a->h->parcels = p;
}

void sharing_forget(house *h, const net_peer *peer)
{
    for (parcel *p = h->parcels; p; p = p->next)
        if (p->peer == peer) p->peer = NULL;
}

static void deliver(house *h, int64_t number)
{
    static char reply[NET_MESSAGE];
    parcel **link = &h->parcels, *p;

    while (*link && (*link)->number != number) link = &(*link)->next;
    if (!*link || !store_errand_reply(h->store, number, reply, sizeof reply)) return;
    p = *link;
    *link = p->next;
    if (p->peer && p->socket) net_send(p->peer, reply, strlen(reply));
    if (p->peer && !p->socket)
        net_reply(p->peer, &(net_answer){.status = strstr(reply, "\"error\"") ? 409 : 200,
                                         .type = "application/json",
                                         .body = reply,
                                         .length = strlen(reply)});
    free(p);
}

/* ---- Running errands ---------------------------------------------------------------------------------------------------------------- */

static void run_errand(void *context, const store_errand *errand, const char *text)
{
    house *h = context;
    char reply[NET_MESSAGE], name[32] = "";
    rs_text out = rs_text_on(reply, sizeof reply);
    person who = {0};
    asking a = {.h = h, .t = house_table(h, errand->table), .who = &who, .out = &out};
    rs_json json;

    snprintf(who.user, sizeof who.user, "%s", errand->user);
    if (!a.t || !a.t->mine || !rs_json_parse(text, strlen(text), &json)) return;
    rs_json_string(rs_json_get(json, "name"), who.name, sizeof who.name);
    rs_json_string(rs_json_get(json, "cmd"), name, sizeof name);
    a.json = rs_json_get(json, "message");
    if (!rs_json_string(rs_json_get(a.json, "id"), a.id, sizeof a.id)) a.id[0] = 0;
    if (strcmp(name, "look") == 0)
        a.t->looked_at_until = h->tick + 2 * LOOK;
    else
        command_run(&a, name);
    store_errand_answer(h->store, errand->number, reply);
}

/* ---- News --------------------------------------------------------------------------------------------------------------------------- */

typedef struct following {
    house *h;
    table *t;
} following;

static void follow_entry(void *context, const store_entry *e)
{
    following *f = context;
    char problem[RS_LINE];
    const char *code;

    if (e->seq <= f->t->entries) return;
    if (table_apply(f->t, e, &code, problem)) return;
    table_keep(f->t, e);
    wire_tell(f->h, f->t);
}

static void catch_up(house *h, table *t) { store_log(h->store, t->id, t->entries, follow_entry, &(following){h, t}); }

static void for_each_followed(house *h, void (*each)(house *, table *))
{
    for (int i = 0; i < DRAWERS; i++)
        for (table *t = h->drawer[i]; t; t = t->next)
            if (!t->mine) each(h, t);
}

static void deliver_old(house *h)
{
    for (parcel *p = h->parcels, *next; p; p = next) {
        next = p->next;
        if (h->tick - p->since <= WORRY) continue;
        p->since = h->tick; /* not again in every round */
        deliver(h, p->number);
    }
}

/* ---- Owning ------------------------------------------------------------------------------------------------------------------------- */

bool sharing_own(house *h, const char *id)
{
    char owner[STORE_ID];

    return !store_shared(h->store) || (store_lease(h->store, id, h->process, h->now, LEASE, owner) && strcmp(owner, h->process) == 0);
}

void sharing_load(house *h, table *t)
{
    t->mine = sharing_own(h, t->id);
    if (t->mine && store_shared(h->store)) catch_up(h, t); /* the owner before may have written until it lost the lease */
}

static bool is_wanted(const house *h, const table *t)
{
    const parcel *p = h->parcels;

    while (p && strcmp(p->table, t->id) != 0) p = p->next;
    return p || t->watchers;
}

/* Somebody watches here: bots shall not sleep there (entries.c). */
static void say_that_somebody_looks(house *h, table *t)
{
    static const char look[] = "{}";
    static const person nobody;
    asking a = {.h = h, .t = t, .who = &nobody, .json = {look, look + 2}};

    if (t->mine || !t->watchers || table_state_of(t) != TABLE_RUNNING || !table_bot(t, table_asked(t))) return;
    if (h->tick < t->looked_at_until) return;
    t->looked_at_until = h->tick + LOOK;
    sharing_hand_over(&a, "look", NULL, false);
}

/* If the owner has not moved for a while, perhaps it is dead: its table can be had once the lease has run out. */
static void take_over(house *h, table *t)
{
    if (is_wanted(h, t)) sharing_load(h, t);
    say_that_somebody_looks(h, t);
    if (!t->mine) return;
    t->dirty = true;
    entries_follow(h, t);
}

/* ---- Hearing ------------------------------------------------------------------------------------------------------------------------ */

/* The connection was lost for a while: anything may have happened. */
static void hear_all(house *h)
{
    for_each_followed(h, catch_up);
    store_errands(h->store, h->process, run_errand, h);
    deliver_old(h);
}

static void hear(void *context, const char *what, const char *id)
{
    house *h = context;
    table *t = strcmp(what, "reply") == 0 ? NULL : house_find(h, id);

    if (strcmp(what, "table") == 0 && t && !t->mine) catch_up(h, t);
    if (strcmp(what, "errand") == 0) store_errands(h->store, h->process, run_errand, h);
    if (strcmp(what, "reply") == 0) deliver(h, atoll(id));
    if (strcmp(what, "all") == 0) hear_all(h);
}

void sharing_news(void *context)
{
    house *h = context;

    store_listen(h->store, hear, h);
}

void sharing_tick(house *h)
{
    if (!store_shared(h->store)) return;
    if (h->tick - h->last_renewed >= RENEW) {
        h->last_renewed = h->tick;
        store_renew(h->store, h->process, h->now, LEASE);
        for_each_followed(h, take_over);
        store_errands(h->store, h->process, run_errand, h); /* of tables that are ours since their errands were announced */
    }
    deliver_old(h);
    sharing_news(h);
}
