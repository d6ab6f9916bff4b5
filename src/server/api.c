/* api.c - the two doors: HTTP requests and the socket's messages (docs/online.md). */
#include "server/house.h"
#include "engine/game.h"
#include "protocol/gamefile.h"
#include "protocol/reply.h"
#include "server/net/frames.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Doorkeeping ------------------------------------------------------------------------------------------------------------------ */

/* A page from elsewhere may not speak in its reader's name. */
static bool is_from_here(const net_request *r)
{
    const char *origin = strstr(r->origin, "://");

    return !*r->origin || (origin && strcmp(origin + 3, r->host) == 0);
}

static bool allow(house *h, const person *who)
{
    allowance requests = {"requests", (int64_t)h->settings.limit * 5, 0};
    bool fine;

    if (h->settings.limit == 0) return true;
    requests.each = 1000000 / h->settings.limit;
    fine = limits_allow(h->limits, &requests, who->address, h->tick);
    if (fine && *who->user) fine = limits_allow(h->limits, &requests, who->user, h->tick);
    if (!fine) h->count.limited++;
    return fine;
}

static int status_of(const rs_text *out)
{
    static const struct {
        const char *code;
        int status;
    } codes[] = {{"no-user", 401},  {"not-yours", 403}, {"no-table", 404}, {"bad-request", 400},
                 {"too-much", 429}, {"too-many", 429},  {"failed", 500}};
    const char *code = strstr(out->at, "\"error\":{\"code\":\"");

    if (!code || code > out->at + 64) return 200;
    for (size_t i = 0; i < sizeof codes / sizeof *codes; i++)
        if (strncmp(code + 17, codes[i].code, strlen(codes[i].code)) == 0) return codes[i].status;
    return 409;
}

/* ---- Lists ------------------------------------------------------------------------------------------------------------------------- */

typedef struct listing {
    house *h;
    rs_text *out;
    const char *turn; /* only those that wait, or do not wait, for this user; NULL: all */
    bool waiting, first;
    int loaded;
} listing;

enum { LOADED = 4 /* tables, for one list */ };

/* What lies in memory is newer than its row. A row may have been emptied: it is written again, and until then a few tables at a time are
 * loaded for it; the others are left out. */
static table *find_for_list(listing *l, const char *id, const store_summary *row)
{
    table *t = house_find(l->h, id);

    if (t || *row->info || l->loaded == LOADED) return t;
    l->loaded++;
    t = house_table(l->h, id);
    if (t && t->mine) t->dirty = true;
    return t;
}

static void list_row(void *context, const char *id, const store_summary *row)
{
    listing *l = context;
    const table *t = find_for_list(l, id, row);
    int asked = t ? table_asked(t) : RS_NOBODY;
    const char *turn = !t ? row->turn : asked >= 0 ? t->chair[asked].user : "";

    if ((!t && !*row->info) || (l->turn && (strcmp(turn, l->turn) == 0) != l->waiting)) return;
    rs_put_comma(l->out, &l->first);
    if (t)
        wire_info(l->h, t, l->out);
    else
        rs_put(l->out, row->info);
}

static void put_listed(house *h, rs_text *out)
{
    rs_put(out, "{\"tables\":[");
    store_listed(h->store, 100, list_row, &(listing){.h = h, .out = out, .first = true});
    rs_put(out, "]}");
}

static void put_mine(house *h, const person *who, rs_text *out)
{
    listing l = {.h = h, .out = out, .turn = who->user, .waiting = true, .first = true};

    rs_put(out, "{\"tables\":[");
    store_played_by(h->store, who->user, 200, list_row, &l);
    l.waiting = false;
    store_played_by(h->store, who->user, 200, list_row, &l);
    rs_put(out, "]}");
}

/* ---- Laying a table ------------------------------------------------------------------------------------------------------------------ */

static void seat_bots(house *h, table *t, rs_json list)
{
    rs_json item = {NULL, NULL};

    for (int seat = 0; rs_json_type(list) == '[' && rs_json_next(list, &item, NULL); seat++) {
        char bot[32];

        if (rs_json_string(item, bot, sizeof bot)) enter_for(h, t, ENTRY_BOT, seat, bot);
    }
}

static const char *refuse_bots(const setup *s, rs_json list)
{
    rs_json item = {NULL, NULL};
    int seats = 0, bots = 0;

    if (list.at && rs_json_type(list) != '[' && rs_json_type(list) != 'n') return "The member bots must be a list.";
    for (; rs_json_type(list) == '[' && rs_json_next(list, &item, NULL); seats++) {
        char bot[32];

        if (rs_json_type(item) == 'n') continue;
        if (!rs_json_string(item, bot, sizeof bot) || !rs_bot_find(bot)) return "There is no such bot.";
        bots++;
    }
    if (seats > s->players) return "There are more bots than seats.";
    return bots >= s->players ? "At least one seat is for a person." : NULL;
}

static bool is_for_a_bot(rs_json bots, long seat)
{
    rs_json item = {NULL, NULL};

    for (long i = 0; rs_json_type(bots) == '[' && rs_json_next(bots, &item, NULL); i++)
        if (i == seat) return rs_json_type(item) == '"';
    return false;
}

/* What would make the host's own seat impossible, before there is a table. */
static const char *refuse_host(const setup *s, rs_json json)
{
    rs_json seat = rs_json_get(json, "seat"), entropy = rs_json_get(json, "entropy"), colour = rs_json_get(json, "colour");
    char text[RS_SEED + 1];
    int8_t unused;
    long number;

    if (seat.at && rs_json_type(seat) != 'n') {
        if (!rs_json_int(seat, &number) || number < 0 || number >= s->players) return "There is no such seat.";
        if (is_for_a_bot(rs_json_get(json, "bots"), number)) return "This seat is a bot's.";
    }
    if (entropy.at && rs_json_type(entropy) != 'n' && (!rs_json_string(entropy, text, sizeof text) || !entropy_sound(text)))
        return "Entropy is 1 to 64 letters, digits, hyphens, underscores or dots.";
    if (!colour.at || rs_json_type(colour) == 'n') return NULL;
    return rs_json_string(colour, text, sizeof text) ? rs_colour_read(s->game, text, &unused) : "There is no such colour.";
}

/* The host's seat and entropy go the way of everybody's. */
static void seat_host(house *h, const person *who, table *t, rs_json json, rs_text *out)
{
    asking a = {.h = h, .t = t, .who = who, .json = json, .out = out};

    if (rs_json_type(rs_json_get(json, "seat")) != 'n') command_run(&a, "join");
}

static void lay(house *h, net_peer *peer, const person *who, rs_json json)
{
    char body[NET_MESSAGE];
    rs_text out = rs_text_on(body, sizeof body);
    setup wish = {0};
    const char *why = setup_wish(&wish, json), *code;
    table *t;

    if (!why) why = refuse_bots(&wish, rs_json_get(json, "bots"));
    if (!why) why = refuse_host(&wish, json);
    if (why) {
        post_error(peer, 400, "bad-request", why);
        return;
    }
    why = quotas_refuse(h, who, wish.listed, &code);
    if (why) {
        post_error(peer, 429, code, why);
        return;
    }
    snprintf(wish.host, sizeof wish.host, "%s", who->user);
    t = house_lay(h, &wish);
    if (!t) {
        post_error(peer, 500, "failed", "The table could not be laid.");
        return;
    }
    seat_bots(h, t, rs_json_get(json, "bots"));
    seat_host(h, who, t, json, &out);
    quotas_note(h, who, t);
    if (!strstr(body, "\"error\"")) {
        out.used = 0;
        rs_put_format(&out, "{\"table\":\"%s\"}", t->id);
    }
    post_json(peer, status_of(&out), &out);
}

/* ---- Requests ------------------------------------------------------------------------------------------------------------------------ */

/* Of a game that was over under older rules: as it was written then. */
static bool put_kept_file(house *h, const table *t, rs_text *out)
{
    store_game kept;

    if (!store_game_get(h->store, t->id, &kept)) return false;
    rs_put(out, kept.body);
    free(kept.body);
    return true;
}

static void reply_file(house *h, net_peer *peer, const table *t)
{
    rs_text out = rs_text_on(h->message, sizeof h->message);

    if (!table_is_over(t)) {
        post_error(peer, 409, "not-now", "The game is not over: its file would tell its secrets.");
        return;
    }
    if (!t->result || !put_kept_file(h, t, &out)) rs_session_save(t->session, &out);
    post_answer(peer, &(net_answer){.status = 200, .type = "text/plain; charset=utf-8"}, &out);
}

static const char unreadable[] = "This table cannot be read at the moment; try again, or tell whoever runs this server.";
static const char bad_id[] = "The member id must be 1 to 40 letters, digits, hyphens, underscores or dots.";

static bool read_id(asking *a)
{
    return rs_json_string(rs_json_get(a->json, "id"), a->id, sizeof a->id) && *a->id &&
           !a->id[strspn(a->id, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.")];
}

static void table_command(house *h, net_peer *peer, const net_request *r, const person *who, table *t, const char *name)
{
    char body[NET_MESSAGE];
    rs_text out = rs_text_on(body, sizeof body);
    asking a = {.h = h, .t = t, .who = who, .out = &out};

    if (!rs_json_parse(r->length ? r->body : "{}", r->length ? r->length : 2, &a.json) || rs_json_type(a.json) != '{') {
        post_error(peer, 400, "bad-request", "The body must be a JSON object.");
        return;
    }
    if (rs_json_get(a.json, "id").at && !read_id(&a)) { /* a single request may do without */
        post_error(peer, 400, "bad-request", bad_id);
        return;
    }
    if (!t->mine && !command_looks(name)) {
        sharing_hand_over(&a, name, peer, false);
        return;
    }
    command_run(&a, name);
    post_json(peer, status_of(&out), &out);
}

/* /api/tables/ID or /api/tables/ID/WHAT, and nothing else. */
static bool read_table_path(const char *path, char id[STORE_ID], char what[32])
{
    const char *at = path + strlen("/api/tables/"), *slash = strchr(at, '/');
    size_t length = slash ? (size_t)(slash - at) : strlen(at);

    if (length != STORE_ID - 1) return false;
    memcpy(id, at, length);
    id[length] = 0;
    return snprintf(what, 32, "%s", slash ? slash + 1 : "") < 32;
}

static void table_request(house *h, net_peer *peer, const net_request *r, const person *who)
{
    char id[STORE_ID], what[32] = "";
    bool post = strcmp(r->method, "POST") == 0;
    rs_text out = rs_text_on(h->message, sizeof h->message);
    table *t = NULL;

    h->why[0] = 0;
    if (read_table_path(r->path, id, what)) t = house_table(h, id);
    if (!t && *h->why) {
        post_error(peer, 500, "failed", unreadable);
        return;
    }
    if (!t) {
        post_error(peer, 404, "no-table", "There is no such table.");
        return;
    }
    if (post && command_known(what))
        table_command(h, peer, r, who, t, what);
    else if (!post && strcmp(what, "file") == 0)
        reply_file(h, peer, t);
    else if (!post && !*what) {
        wire_info(h, t, &out);
        post_json(peer, 200, &out);
    } else
        post_error(peer, 404, "bad-request", "There is no such request.");
}

static void lay_request(house *h, net_peer *peer, const net_request *r, const person *who)
{
    rs_json json;

    if (!*who->user)
        post_error(peer, 401, "no-user", "Say a name first.");
    else if (!rs_json_parse(r->body, r->length, &json) || rs_json_type(json) != '{')
        post_error(peer, 400, "bad-request", "The body must be a JSON object.");
    else
        lay(h, peer, who, json);
}

static void api(house *h, net_peer *peer, const net_request *r, const person *who)
{
    rs_text out = rs_text_on(h->message, sizeof h->message);
    bool post = strcmp(r->method, "POST") == 0;

    if (account_request(h, peer, r, who)) return;
    if (post && strcmp(r->path, "/api/tables") == 0) {
        lay_request(h, peer, r, who);
        return;
    }
    if (strncmp(r->path, "/api/tables/", 12) == 0) {
        table_request(h, peer, r, who);
        return;
    }
    if (strcmp(r->path, "/api/tables") == 0)
        put_listed(h, &out);
    else if (strcmp(r->path, "/api/mine") == 0)
        put_mine(h, who, &out);
    else if (strcmp(r->path, "/api/games") == 0)
        rs_reply_games(&out);
    if (out.used && !post)
        post_json(peer, 200, &out);
    else
        post_error(peer, 404, "bad-request", "There is no such request.");
}

/* The process lives; what is asked can be kept. Both are answered even while nothing can. */
static void put_health(const house *h, bool ready, net_peer *peer, rs_text *out)
{
    bool fine = !ready || rounds_ready(h);

    rs_put_format(out, "{\"ok\":%s}", fine ? "true" : "false");
    post_answer(peer, &(net_answer){.status = fine ? 200 : 503, .type = "application/json", .regardless = true}, out);
}

static bool own_page(house *h, net_peer *peer, const net_request *r)
{
    rs_text out = rs_text_on(h->message, sizeof h->message);
    bool ready = strcmp(r->path, "/ready") == 0;

    if (ready || strcmp(r->path, "/health") == 0) {
        put_health(h, ready, peer, &out);
        return true;
    }
    if (strcmp(r->path, "/metrics") != 0) return false;
    metrics_put(h, &out);
    post_answer(peer, &(net_answer){.status = 200, .type = "text/plain; version=0.0.4", .regardless = true}, &out);
    return true;
}

void api_request(void *context, net_peer *peer, const net_request *r)
{
    house *h = context;
    bool is_api = strncmp(r->path, "/api/", 5) == 0;
    person who;

    h->count.requests++;
    if (!is_api) {
        if (strcmp(r->method, "POST") != 0 && (own_page(h, peer, r) || site_answer(h->site, peer, r))) return;
        post_error(peer, 404, "bad-request", "There is nothing here.");
        return;
    }
    if (strcmp(r->method, "POST") == 0 && !is_from_here(r)) {
        post_error(peer, 403, "bad-request", "This page is not from here.");
        return;
    }
    if (!rounds_admit(h, peer, r, r->body, r->length)) return;
    session_of(h, r, &who);
    if (h->alone || allow(h, &who))
        api(h, peer, r, &who);
    else
        post_error(peer, 429, "too-much", "Too many requests; try again later.");
}

/* ---- Sockets --------------------------------------------------------------------------------------------------------------------------
 */

/* Half as many as an address may have: an account comes from many. */
static bool has_enough_sockets(house *h, const person *who)
{
    int most = (h->settings.per_address + 1) / 2;

    return most > 0 && *who->user && session_sockets(h, who->user) >= most;
}

bool api_open(void *context, net_peer *peer, const net_request *r)
{
    house *h = context;
    person who;
    client *c;

    if (!is_from_here(r) || h->away_since) return false; /* who it is could not be told now */
    session_of(h, r, &who);
    if (!allow(h, &who) || has_enough_sockets(h, &who)) return false;
    c = calloc(1, sizeof *c);
    if (!c) return false;
    c->peer = peer;
    c->who = who;
    session_enter(h, c);
    *net_own(peer) = c;
    return true;
}

static void answer_message(asking *a, const char *name)
{
    char id[STORE_ID] = "";

    rs_json_string(rs_json_get(a->json, "table"), id, sizeof id);
    a->t = house_table(a->h, id);
    if (!command_known(name))
        put_error(a->out, a->id, "bad-request", "There is no such command.");
    else if (!a->t)
        put_error(a->out, a->id, *a->h->why ? "failed" : "no-table", *a->h->why ? unreadable : "There is no such table.");
    else if (!a->t->mine && !command_looks(name))
        sharing_hand_over(a, name, a->client->peer, true);
    else
        command_run(a, name);
}

/* Who is told that it is too much and goes on all the same does not listen. False: he has done so for five seconds' worth. */
static bool bear(const house *h, client *c)
{
    int64_t leaked = c->beyond - (h->now - c->beyond_since) * h->settings.limit;

    c->beyond = (leaked > 0 ? leaked : 0) + 1000;
    c->beyond_since = h->now;
    return c->beyond <= (int64_t)h->settings.limit * 5 * 1000;
}

void api_message(void *context, net_peer *peer, const char *text, size_t length)
{
    house *h = context;
    client *c = *net_own(peer);
    char body[NET_MESSAGE], name[32] = "";
    rs_text out = rs_text_on(body, sizeof body);
    asking a = {.h = h, .who = &c->who, .client = c, .out = &out};
    bool allowed = h->alone || allow(h, &c->who);

    if (c->ended) return;
    if (!allowed && !bear(h, c)) {
        net_hang_up(peer, CLOSE_POLICY);
        return;
    }
    if (!rs_json_parse(text, length, &a.json) || rs_json_type(a.json) != '{')
        put_error(&out, "", "bad-request", "A message is one JSON object.");
    else if (!read_id(&a))
        put_error(&out, "", "bad-request", bad_id);
    else if (!allowed)
        put_error(&out, a.id, "too-much", "Too many requests; try again later.");
    else if (!rs_json_string(rs_json_get(a.json, "cmd"), name, sizeof name))
        put_error(&out, a.id, "bad-request", "The member cmd must name a command.");
    else if (strcmp(name, "ping") == 0)
        rs_put_format(&out, "{\"re\":\"%s\",\"ok\":true}", a.id);
    else if (rounds_admit(h, peer, NULL, text, length))
        answer_message(&a, name);
    if (out.used > 0) post_message(peer, a.id, &out);
}

void api_gone(void *context, net_peer *peer)
{
    house *h = context;

    sharing_forget(h, peer);
    rounds_forget(h, peer);
    if (net_is_socket(peer)) {
        client *c = *net_own(peer);

        watch_forget(h, c);
        session_leave(c);
        free(c);
    } else
        account_abandon(peer);
}
