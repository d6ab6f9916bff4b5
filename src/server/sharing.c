/* sharing.c - several processes on one store: each table's log is written by one of them, its owner, for as long as it renews its lease.
 *
 * The others follow the log and serve their own readers from it. A command that reaches one of them is handed to the owner through the
 * store as an errand; if the owner is dead, its lease runs out, and who has the errand takes the table over. */
#include "server/house.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    LEASE = 6000,
    RENEW = 2000,
    WORRY = 1500,
    LOOK = 30000,
    LOST = 3600000, /* an errand that is older is forgotten by the store */
};

typedef struct parcel { /* a command on its way */
    struct parcel *next;
    int64_t number, since, looked;  /* in ticks */
    int64_t handed_over, delivered; /* in which round; 0: not yet */
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

static void answer(net_peer *peer, bool socket, const char *re, const char *code, const char *message)
{
    char body[512];
    rs_text out = rs_text_on(body, sizeof body);

    put_error(&out, re, code, message);
    if (socket)
        post_message(peer, re, &out);
    else
        post_json(peer, 503, &out);
}

/* As the owner will read it: who asks, which command, and the message as it came. */
void sharing_hand_over(asking *a, const char *name, net_peer *peer, bool socket)
{
    char text[NET_MESSAGE * 2];
    rs_text out = rs_text_on(text, sizeof text);
    store_errand errand = {0};
    parcel *p;

    rs_put(&out, "{\"name\":");
    rs_put_quoted(&out, a->who->name);
    rs_put_format(&out, ",\"cmd\":\"%s\",\"message\":%.*s}", name, (int)(a->json.end - a->json.at), a->json.at);
    snprintf(errand.table, sizeof errand.table, "%s", a->t->id);
    snprintf(errand.user, sizeof errand.user, "%s", a->who->user);
    if (!post_whole(&out, "an errand")) {
        answer(peer, socket, a->id, "bad-request", "That is too long.");
        return;
    }
    p = malloc(sizeof *p);
    if (!p) abort();
    *p = (parcel){
        .next = a->h->parcels, .since = a->h->tick, .looked = a->h->tick, .handed_over = a->h->round, .peer = peer, .socket = socket};
    strcpy(p->table, a->t->id);
    store_errand_put(a->h->store, &errand, text, &p->number); /* if that fails, so does the round */
    a->h->parcels = p;
}

void sharing_forget(house *h, const net_peer *peer)
{
    for (parcel *p = h->parcels; p; p = p->next)
        if (p->peer == peer) p->peer = NULL;
}

static void hand_to_sender(const parcel *p, const rs_text *reply)
{
    if (p->socket)
        post_message(p->peer, "", reply);
    else
        post_json(p->peer, strstr(reply->at, "\"error\"") ? 409 : 200, reply);
}

static void deliver(house *h, int64_t number)
{
    static char reply[STORE_ERRAND];
    rs_text out = {reply, sizeof reply, 0, false};
    parcel *p = h->parcels;

    while (p && (p->number != number || p->delivered)) p = p->next;
    if (!p || p->handed_over == h->round || !store_errand_reply(h->store, number, reply, sizeof reply)) return;
    out.used = strlen(reply);
    p->delivered = h->round;
    if (p->peer) hand_to_sender(p, &out);
}

/* ---- Rounds ------------------------------------------------------------------------------------------------------------------------- */

static void drop_parcels(house *h, bool (*is_done)(const house *, const parcel *))
{
    for (parcel **link = &h->parcels, *p; (p = *link);)
        if (is_done(h, p)) {
            *link = p->next;
            free(p);
        } else
            link = &p->next;
}

static bool is_delivered(const house *h, const parcel *p) { return (void)h, p->delivered > 0; }
static bool is_not_sent(const house *h, const parcel *p) { return p->handed_over == h->round; }

void sharing_keep(house *h) { drop_parcels(h, is_delivered); }

/* A socket's command is done once more, or refused, by who asks for this; a request was answered by the net if it was answered at all. */
void sharing_take_back(house *h)
{
    for (parcel *p = h->parcels; p; p = p->next) {
        if (p->handed_over == h->round && p->peer && !p->socket)
            answer(p->peer, false, "", "failed", "The server cannot keep anything at the moment; try again.");
        if (p->delivered && !p->socket) p->peer = NULL;
        p->delivered = 0;
    }
    drop_parcels(h, is_not_sent);
}

/* ---- Running errands ---------------------------------------------------------------------------------------------------------------- */

/* The owner's row is locked by entries, not by reading: it may be another's table by now, and then the errand is, too. */
static bool owns(house *h, table *t)
{
    if (!t->mine) sharing_load(h, t);
    return t->mine;
}

static void run_command(house *h, table *t, const store_errand *errand, rs_json json, rs_text *out)
{
    person who = {0};
    asking a = {.h = h, .t = t, .who = &who, .out = out, .json = rs_json_get(json, "message")};
    char name[32];

    snprintf(who.user, sizeof who.user, "%s", errand->user);
    if (!rs_json_string(rs_json_get(a.json, "id"), a.id, sizeof a.id)) a.id[0] = 0;
    if (!rs_json_string(rs_json_get(json, "name"), who.name, sizeof who.name) ||
        !rs_json_string(rs_json_get(json, "cmd"), name, sizeof name) || rs_json_type(a.json) != '{')
        put_error(out, a.id, "bad-request", "This was not understood.");
    else if (strcmp(name, "look") == 0)
        t->looked_at_until = h->tick + 2 * LOOK;
    else
        command_run(&a, name);
    if (post_whole(out, "an answer")) return;
    out->used = 0;
    out->cut = false;
    put_error(out, a.id, "failed", "The answer is too long to be sent.");
}

/* Every errand gets an answer, and with it leaves the list: one that stayed would be in the way of others. */
static void run_errand(void *context, const store_errand *errand, const char *text)
{
    house *h = context;
    char reply[NET_MESSAGE];
    rs_text out = rs_text_on(reply, sizeof reply);
    table *t = house_table(h, errand->table);
    rs_json json;

    h->more_errands = true;
    if (store_away(h->store) || (t && !owns(h, t))) return;
    if (!t && *h->why)
        put_error(&out, "", "failed", "This table cannot be read at the moment.");
    else if (!t)
        put_error(&out, "", "no-table", "There is no such table.");
    else if (!rs_json_parse(text, strlen(text), &json) || rs_json_type(json) != '{')
        put_error(&out, "", "bad-request", "This was not understood.");
    else
        run_command(h, t, errand, json, &out);
    store_errand_answer(h->store, errand->number, out.at);
}

/* Some of each table's at a time, in each round, as long as there are any. */
static void run_errands(house *h)
{
    h->more_errands = false;
    store_errands(h->store, h->process, run_errand, h);
}

/* ---- News --------------------------------------------------------------------------------------------------------------------------- */

typedef struct following {
    house *h;
    table *t;
    bool apart; /* the log alone does not lead on from here */
} following;

/* What newer rules did to a game stands in the kept game; and what does not fit here may do so in the whole log. */
static bool leads_on(const following *f, const store_entry *e)
{
    rules_note note;
    char problem[RS_LINE];
    const char *code;

    if (entry_kind_of(e->kind) == ENTRY_RULES && rules_read(&note, e->text) && note.how != RULES_SAME) return false;
    return !table_apply(f->t, e, &code, problem);
}

static void follow_entry(void *context, const store_entry *e)
{
    following *f = context;

    if (e->seq <= f->t->entries || f->apart) return;
    f->apart = !leads_on(f, e);
    if (f->apart) return;
    table_keep(f->t, e);
    wire_note(f->h, f->t);
}

static void catch_up(house *h, table *t)
{
    following f = {.h = h, .t = t};

    if (store_log(h->store, t->id, t->entries, follow_entry, &f)) {
        if (f.apart) t->mine = false; /* what is not known must not be continued */
        t->apart = f.apart;
        h->more_apart = h->more_apart || f.apart;
        return;
    }
    if (store_away(h->store)) return;
    fprintf(stderr, "roadstead serve: table %s cannot be followed: %s.\n", t->id, store_problem(h->store));
    t->mine = false;
}

/* Outside of all that goes through the tables: they are read anew, with what was kept of them. */
static void read_anew(house *h)
{
    if (!h->more_apart) return;
    h->more_apart = false;
    for (int i = 0; i < DRAWERS; i++)
        for (table *t = h->drawer[i], *next; t; t = next) {
            next = t->next;
            if (!t->apart) continue;
            wire_tell(h, t);
            t->kept = t->entries;
            t->apart = false;
            house_renew(h, t);
        }
}

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
        if (p->delivered || h->tick - p->looked <= WORRY) continue;
        p->looked = h->tick; /* not again in every round */
        deliver(h, p->number);
        if (p->delivered || h->tick - p->since <= LOST) continue;
        if (p->peer) answer(p->peer, p->socket, "", "failed", "Nobody has answered this for an hour.");
        p->delivered = h->round;
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
    net_watch(h->net, store_socket(h->store));
    for_each_followed(h, catch_up);
    sessions_doubt(h);
    run_errands(h);
    deliver_old(h);
}

/* "TABLE USER" */
static void hear_forgot(house *h, const char *both)
{
    char id[STORE_ID], user[STORE_ID];

    if (sscanf(both, "%16s %16s", id, user) == 2) leaving_forgot(h, id, user);
}

static void hear(void *context, const char *what, const char *id)
{
    house *h = context;
    table *t = strcmp(what, "reply") == 0 ? NULL : house_find(h, id);

    if (strcmp(what, "table") == 0 && t && !t->mine) catch_up(h, t);
    if (strcmp(what, "errand") == 0) h->more_errands = true;
    if (strcmp(what, "reply") == 0) deliver(h, atoll(id));
    if (strcmp(what, "session") == 0) sessions_look(h, id);
    if (strcmp(what, "forgot") == 0) hear_forgot(h, id);
    if (strcmp(what, "all") == 0) hear_all(h);
}

void sharing_news(void *context)
{
    house *h = context;

    store_listen(h->store, hear, h);
    read_anew(h);
    if (store_socket(h->store) < 0) net_watch(h->net, -1); /* until it listens again */
}

void sharing_tick(house *h)
{
    if (!store_shared(h->store)) return;
    if (h->tick - h->last_renewed >= RENEW) {
        h->last_renewed = h->tick;
        store_renew(h->store, h->process, h->now, LEASE);
        for_each_followed(h, take_over);
        h->more_errands = true; /* there may be errands of tables that are ours only since they were announced */
    }
    sharing_news(h);
    if (h->more_errands) run_errands(h);
    deliver_old(h);
}
