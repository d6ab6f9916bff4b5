/* export.c - all that is kept about somebody, as one JSON text, written a few tables a round. */
#include "server/people/account.h"
#include "server/room.h"
#include "lab/clock.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    AT_ONCE = 4,                       /* exports */
    TABLES = 16,                       /* looked for at a time */
    BUDGET_US = 3000,                  /* of a round */
    PART = 8 << 20,                    /* bytes; what does not fit is the next part */
    OF_A_TABLE = MESSAGE - (64 << 10), /* written in one piece, of which the last entry must not be cut */
};

typedef struct export
{
    struct export *next;
    visit *v;
    char *text;
    size_t used, room;
    char after[STORE_ID]; /* the table that was written last */
    bool first;
}
export;

/* ---- Writing ------------------------------------------------------------------------------------------------------------------------- */

static void append(export *e, const rs_text *text)
{
    if (e->used + text->used + 1 > e->room) {
        e->room = (e->used + text->used) * 2 + 4096;
        e->text = more_room(e->text, e->room);
    }
    memcpy(e->text + e->used, text->at, text->used + 1);
    e->used += text->used;
}

typedef struct listing {
    rs_text *out;
    bool first, cut; /* so much was said at one table that the rest is left out */
} listing;

static void put_session(void *context, const store_token *token)
{
    listing *l = context;

    rs_put_comma(l->out, &l->first);
    rs_put_format(l->out, "{\"created\":%lld,\"used\":%lld,\"agent\":", (long long)token->created, (long long)token->used);
    rs_put_quoted(l->out, token->agent);
    rs_put_char(l->out, '}');
}

static void put_profile(const store_user *u, const store_keys *keys, rs_text *out)
{
    rs_put_format(out, "{\"user\":\"%s\",\"name\":", u->id);
    rs_put_quoted(out, u->name);
    rs_put_format(out, ",\"created\":%lld,\"password\":%s,\"bot\":%s,\"absent\":[%lld,%lld],\"webhook\":", (long long)u->created,
                  *u->password ? "true" : "false", u->bot ? "true" : "false", (long long)u->absent_from, (long long)u->absent_until);
    rs_put_quoted(out, u->webhook);
    rs_put(out, ",\"mail\":");
    rs_put_quoted(out, keys->mail);
    rs_put_format(out, ",\"recovery\":%s,\"second\":%s}", *keys->recovery ? "true" : "false", *keys->second ? "true" : "false");
}

static void begin(visit *v, export *e)
{
    rs_text out = rs_text_on(v->h->message, sizeof v->h->message);
    store_keys keys;

    store_keys_get(v->h->store, v->user.id, &keys);
    rs_put(&out, "{\"profile\":");
    put_profile(&v->user, &keys, &out);
    rs_put(&out, ",\"sessions\":[");
    store_tokens(v->h->store, v->user.id, SESSIONS, put_session, &(listing){&out, true, false});
    rs_put(&out, "],\"tables\":[");
    append(e, &out);
}

static void put_entry(void *context, const store_entry *one)
{
    listing *l = context;

    l->cut = l->cut || l->out->used > OF_A_TABLE;
    if (l->cut) return;
    rs_put_comma(l->out, &l->first);
    rs_put_format(l->out, "{\"seq\":%d,\"seat\":%d,\"at\":%lld,\"kind\":\"%s\",\"text\":", one->seq, one->seat, (long long)one->at,
                  one->kind);
    rs_put_quoted(l->out, one->text);
    rs_put_char(l->out, '}');
}

static void write_table(export *e, const char *id)
{
    house *h = e->v->h;
    rs_text out = rs_text_on(h->message, sizeof h->message);
    listing entries = {&out, true, false};
    store_table about;

    strcpy(e->after, id);
    if (!store_table_get(h->store, id, &about)) return;
    rs_put_comma(&out, &e->first);
    rs_put_format(&out, "{\"table\":\"%s\",\"game\":\"%s\",\"created\":%lld,\"entries\":[", id, about.game, (long long)about.created);
    store_log_of(h->store, id, e->v->user.id, put_entry, &entries);
    rs_put_format(&out, "],\"cut\":%s}", entries.cut ? "true" : "false");
    append(e, &out);
}

static void end(export *e, bool all)
{
    char rest[64];
    rs_text out = rs_text_on(rest, sizeof rest);

    if (all)
        rs_put(&out, "],\"next\":null}");
    else
        rs_put_format(&out, "],\"next\":\"%s\"}", e->after);
    append(e, &out);
    visit_answer(e->v, 200, e->text, false);
    visit_end(e->v);
}

/* ---- Rounds -------------------------------------------------------------------------------------------------------------------------- */

typedef struct few {
    char id[TABLES][STORE_ID];
    int count;
} few;

static void note(void *context, const char *id)
{
    few *f = context;

    snprintf(f->id[f->count++], STORE_ID, "%s", id);
}

static void write_some(export *e, int64_t until)
{
    few tables = {.count = 0};

    store_visits(e->v->h->store, e->v->user.id, e->after, TABLES, note, &tables);
    for (int i = 0; i < tables.count && rs_microseconds() < until && e->used < PART; i++) write_table(e, tables.id[i]);
    if (tables.count == 0)
        end(e, true);
    else if (e->used >= PART)
        end(e, false);
}

void export_tick(house *h)
{
    int64_t until = rs_microseconds() + BUDGET_US;

    for (export *e = h->exports, *next; e && rs_microseconds() < until; e = next) {
        next = e->next;
        write_some(e, until);
    }
    if (h->exports) net_wake(h->net);
}

void export_drop(struct export *e)
{
    export **link = &e->v->h->exports;

    while (*link != e) link = &(*link)->next;
    *link = e->next;
    free(e->text);
    free(e);
}

/* ---- The request ----------------------------------------------------------------------------------------------------------------------
 */

/* One for each user, and few in all. */
static bool may_begin(const visit *v)
{
    int count = 0;

    for (const export *e = v->h->exports; e; e = e->next, count++)
        if (strcmp(e->v->user.id, v->user.id) == 0) return false;
    return count < AT_ONCE;
}

/* At the end of the list, so that everybody gets a turn. */
void do_export(visit *v, rs_json json)
{
    static const char path[] = "/api/export/";
    export *e, **link = &v->h->exports;

    (void)json;
    if (!may_begin(v)) {
        visit_fail(v, 429, "too-much", "Too much is being put together just now; try again in a while.");
        return;
    }
    e = calloc(1, sizeof *e);
    if (!e) abort();
    e->first = true;
    if (strncmp(v->path, path, sizeof path - 1) == 0) snprintf(e->after, sizeof e->after, "%.16s", v->path + sizeof path - 1);
    e->v = visit_keep(v);
    e->v->export = e;
    begin(e->v, e);
    while (*link) link = &(*link)->next;
    *link = e;
}
