/* leaving.c - going for good: the account at once, its tables a few at a time, and after a restart from where it was. */
#include "server/people/account.h"
#include "lab/clock.h"

#include <stdio.h>
#include <string.h>

enum {
    AT_ONCE = 16,         /* users, or tables of one */
    BUDGET_US = 4000,     /* of a round */
    REST = 1000,          /* milliseconds between looks for somebody who is going */
    SETTLED = 15 * 60000, /* by then every process has heard of it, and nothing more comes in his name */
};

/* ---- One table ---------------------------------------------------------------------------------------------------------------------- */

static void leave_table(house *h, const char *user, const char *id)
{
    table *t = house_table(h, id);
    int seat = t ? table_seat_of(t, user) : RS_NOBODY;

    if (t && !t->mine) return; /* its owner does it */
    if (seat >= 0) enter_for(h, t, ENTRY_LEAVE, seat, "");
    if (t) house_touch(h, t);
    if (t) table_forget(t, user);
    if (seat >= 0) wire_presence(h, t);
    if (seat >= 0) entries_follow(h, t);       /* a proposal may have waited for his consent */
    if (t && !t->watchers) t->quiet_since = 0; /* it need not stay in memory */
    store_forget_at(h->store, user, id);
}

void leaving_forgot(house *h, const char *id, const char *user)
{
    table *t = house_find(h, id);

    if (!t || t->mine) return;
    house_touch(h, t);
    table_forget(t, user);
    wire_presence(h, t);
    if (!t->watchers) t->quiet_since = 0;
}

/* ---- Rounds -------------------------------------------------------------------------------------------------------------------------- */

typedef struct few {
    char id[AT_ONCE][STORE_ID];
    int count;
} few;

static void note(void *context, const char *id)
{
    few *f = context;

    snprintf(f->id[f->count++], STORE_ID, "%s", id);
}

/* true: there was something to do for this process. */
static bool see_off(house *h, const char *user, int64_t settled, int64_t until)
{
    few tables = {.count = 0};

    store_visited(h->store, user, h->process, h->now, AT_ONCE, note, &tables);
    for (int i = 0; i < tables.count && rs_microseconds() < until; i++) leave_table(h, user, tables.id[i]);
    if (tables.count == 0) store_user_drop(h->store, user, settled);
    return tables.count > 0;
}

void leaving_tick(house *h)
{
    int64_t settled = store_shared(h->store) ? h->now - SETTLED : h->now, until = rs_microseconds() + BUDGET_US;
    few users = {.count = 0};

    if (!h->people.leaving && h->now - h->people.seen_off < REST) return;
    h->people.seen_off = h->now;
    h->people.leaving = false;
    store_leaving(h->store, settled, AT_ONCE, note, &users);
    for (int i = 0; i < users.count; i++) {
        if (rs_microseconds() >= until || see_off(h, users.id[i], settled, until)) h->people.leaving = true;
    }
}

/* ---- The request ----------------------------------------------------------------------------------------------------------------------
 */

static void end_sockets(void *context, const char *user) { sessions_look(context, user); }

void leaving_begin(house *h, const char *user)
{
    store_user_leave(h->store, user, h->now, end_sockets, h);
    h->people.leaving = true;
}

static void forget(visit *v)
{
    leaving_begin(v->h, v->user.id);
    v->token[0] = 0;
    visit_answer(v, 200, "{\"user\":null}", true);
}

void do_forget(visit *v, rs_json json) { password_prove(v, json, true, forget); }
