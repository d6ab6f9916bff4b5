/* rounds.c - the end of each round: what was asked is committed and answered, or all of it is taken back.
 *
 * What is in memory but not on disk must never be told. If the commit fails, answers and messages of the round are forgotten, the tables
 * that it touched are read again from the store, and what was asked on sockets is done once more, one thing at a time: then only what
 * cannot be kept is refused. While the store cannot be reached nothing is done; what is asked waits for a moment, then it is refused. Each
 * command has an id by which its table knows it again, so that doing it once more, here or by its sender, is harmless even if the commit
 * was kept after all. */
#include "server/house.h"
#include "lab/clock.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    PATIENCE = 3000, /* milliseconds that something waits for the store */
    WAITING = 1024,  /* things that wait at most */
    AT_ONCE = 64,    /* done of them in a round */
    REST = 250,      /* before anything is written by itself again; twice as long each time, */
    LONGEST = 8000,  /* but not longer */
    COMPLAIN = 10000,
};

static const char not_now[] = "The server cannot keep anything at the moment; try again.";

/* ---- What was asked --------------------------------------------------------------------------------------------------------------- */

static void add(matter_list *list, matter *a)
{
    a->next = NULL;
    if (list->last)
        list->last->next = a;
    else
        list->first = a;
    list->last = a;
    list->count++;
}

static matter *take(matter_list *list)
{
    matter *a = list->first;

    if (!a) return NULL;
    list->first = a->next;
    if (!list->first) list->last = NULL;
    list->count--;
    return a;
}

static void free_matter(matter *a)
{
    free(a->request);
    free(a);
}

static void empty(matter_list *list)
{
    for (matter *a; (a = take(list));) free_matter(a);
}

static matter *note(net_peer *peer, const net_request *request, const char *text, size_t length)
{
    matter *a = malloc(sizeof *a + length + 1);

    if (!a) abort();
    *a = (matter){.peer = peer, .length = length};
    if (length > 0) memcpy(a->text, text, length);
    a->text[length] = 0;
    if (!request) return a;
    a->request = net_request_copy(request);
    if (!a->request) abort();
    a->request->body = a->text;
    return a;
}

static void forget(matter_list *list, const net_peer *peer)
{
    matter_list left = {0};

    for (matter *a; (a = take(list));)
        if (a->peer == peer)
            free_matter(a);
        else
            add(&left, a);
    *list = left;
}

void rounds_forget(house *h, const net_peer *peer)
{
    forget(&h->asked, peer);
    forget(&h->waiting, peer);
}

void rounds_close(house *h)
{
    empty(&h->asked);
    empty(&h->waiting);
}

static void refuse(const matter *a)
{
    char body[512], id[STORE_COMMAND] = "";
    rs_text out = rs_text_on(body, sizeof body);
    rs_json json;

    if (a->request) {
        post_error(a->peer, 503, "failed", not_now);
        return;
    }
    if (rs_json_parse(a->text, a->length, &json)) rs_json_string(rs_json_get(json, "id"), id, sizeof id);
    put_error(&out, id, "failed", not_now);
    post_message(a->peer, id, &out);
}

/* Nothing overtakes what waits. */
bool rounds_admit(house *h, net_peer *peer, const net_request *request, const char *text, size_t length)
{
    bool is_late = h->away_since && h->tick - h->away_since > PATIENCE;
    matter *a;

    if (h->alone) return true;
    if (!h->away_since && !h->waiting.first) {
        if (!request) add(&h->asked, note(peer, NULL, text, length));
        return true;
    }
    a = note(peer, request, text, length);
    if (is_late || h->waiting.count >= WAITING) {
        refuse(a);
        free_matter(a);
    } else
        add(&h->waiting, a);
    return false;
}

/* ---- Keeping ---------------------------------------------------------------------------------------------------------------------- */

/* While the disk works, what has happened is put into words, which are held back until it is known that all of it is kept. Only what this
 * process writes: of a table that another one writes nothing is taken back when a commit fails, and so it is told afterwards. */
static bool commit(house *h)
{
    int64_t begun = rs_microseconds(), took;
    bool idle = store_idle(h->store);

    store_commit_begin(h->store);
    if (!store_shared(h->store)) wire_tell_all(h);
    if (!idle && !store_commit(h->store)) return false;
    took = rs_microseconds() - begun;
    wire_tell_all(h);
    watch_feed(h);
    if (idle) return true;
    h->failures = 0;
    h->count.commits++;
    h->count.commit_us += took;
    if (took > h->count.longest_commit_us) h->count.longest_commit_us = took;
    return true;
}

static void keep(house *h)
{
    sharing_keep(h);
    empty(&h->asked);
    net_release(h->net);
    watch_hurry(h);
    h->round++;
}

/* ---- Taking back ------------------------------------------------------------------------------------------------------------------ */

static void complain(house *h)
{
    if (h->complained && h->tick - h->complained < COMPLAIN) return;
    h->complained = h->tick;
    fprintf(stderr, "roadstead serve: nothing can be kept: %s. Nothing of it was acknowledged; the server tries again.\n",
            store_problem(h->store));
}

static void begin_outage(house *h)
{
    if (!store_away(h->store) || h->away_since) return;
    h->away_since = h->tick;
    net_watch(h->net, -1);
}

/* A table that cannot be read because the store has gone stays stale. */
static void renew_stale(house *h)
{
    for (int i = 0; i < DRAWERS && !h->away_since; i++)
        for (table *t = h->drawer[i], *next; t && !h->away_since; t = next) {
            next = t->next;
            if (!t->stale) continue;
            house_renew(h, t);
            begin_outage(h);
        }
}

static void mark_stale(house *h)
{
    for (int i = 0; i < DRAWERS; i++)
        for (table *t = h->drawer[i]; t; t = t->next)
            if (t->touched == h->round) t->stale = true;
}

static void rest(house *h)
{
    int64_t pause = (int64_t)REST << (h->failures < 6 ? h->failures : 6);

    h->failures++;
    h->count.failures++;
    h->rest_until = h->tick + (pause < LONGEST ? pause : LONGEST);
}

/* What lies with the table itself is no reason to rest: another process may have taken it over. */
static void take_back(house *h)
{
    char body[512];
    rs_text out = rs_text_on(body, sizeof body);

    if (!store_lease_lost(h->store)) {
        complain(h);
        rest(h);
    }
    put_error(&out, "", "failed", not_now);
    net_take_back(h->net, &(net_answer){.status = 503, .type = "application/json", .body = out.at, .length = out.used});
    sharing_take_back(h);
    mark_stale(h);
    for (matter *a; (a = take(&h->asked));) add(&h->waiting, a);
    h->round++;
    begin_outage(h);
    renew_stale(h);
}

/* ---- One by one ------------------------------------------------------------------------------------------------------------------- */

static void put_first(matter_list *list, matter *a)
{
    a->next = list->first;
    list->first = a;
    if (!list->last) list->last = a;
    list->count++;
}

/* Whether it could be done at all is known afterwards; if the store has gone in the midst of it, it waits again. */
static void do_alone(house *h, matter *a)
{
    h->alone = true;
    if (a->request)
        api_request(h, a->peer, a->request);
    else
        api_message(h, a->peer, a->text, a->length);
    h->alone = false;
    if (commit(h)) {
        keep(h);
        free_matter(a);
        return;
    }
    take_back(h);
    if (h->away_since && !a->request) {
        put_first(&h->waiting, a);
        return;
    }
    if (!a->request) refuse(a); /* a request has been answered */
    free_matter(a);
}

static void do_waiting(house *h)
{
    for (int i = 0; i < AT_ONCE && h->waiting.first && !h->away_since; i++) do_alone(h, take(&h->waiting));
    if (h->waiting.first) net_wake(h->net);
}

/* ---- Outages ---------------------------------------------------------------------------------------------------------------------- */

static void refuse_waiting(house *h)
{
    if (h->tick - h->away_since <= PATIENCE) return;
    for (matter *a; (a = take(&h->waiting));) {
        refuse(a);
        free_matter(a);
    }
}

/* Others may have taken tables over meanwhile: of each it is asked anew whose it is. */
static void come_back(house *h)
{
    if (!store_back(h->store)) return;
    fprintf(stderr, "roadstead serve: the store can be reached again after %lld ms.\n", (long long)(h->tick - h->away_since));
    h->away_since = h->complained = 0;
    h->failures = 0;
    h->rest_until = h->tick;
    net_watch(h->net, store_socket(h->store));
    renew_stale(h);
    for (int i = 0; i < DRAWERS; i++)
        for (table *t = h->drawer[i]; t && !store_away(h->store); t = t->next) {
            sharing_load(h, t);
            t->follow_due = true;
        }
    begin_outage(h);
}

bool rounds_ready(const house *h) { return !h->away_since && h->failures == 0; }

/* ---- Rounds ----------------------------------------------------------------------------------------------------------------------- */

static int64_t milliseconds(clockid_t clock)
{
    struct timespec now;

    clock_gettime(clock, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void look_at_clocks(house *h)
{
    h->tick = milliseconds(CLOCK_MONOTONIC);
    h->now = hours_tell(&h->hours, milliseconds(CLOCK_REALTIME), h->tick);
}

/* If the last rounds failed, whether there is room again is tried by a write that changes nothing. */
static void work(house *h)
{
    if (h->tick < h->rest_until) return;
    crew_collect(h);
    house_tick(h);
    if (h->failures > 0) store_probe(h->store, h->now);
}

void rounds_end(void *context)
{
    house *h = context;

    if (!h->away_since) {
        work(h);
        if (commit(h))
            keep(h);
        else
            take_back(h);
        do_waiting(h);
    }
    if (h->away_since) {
        come_back(h);
        refuse_waiting(h);
        net_release(h->net);
    }
    look_at_clocks(h);
}
