/* sessions.c - who somebody is, and for how long: tokens, the sockets that were opened with them, and their end. */
#include "server/people/account.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

enum {
    GUEST_DAYS = 90, /* that a token lasts unused */
    ACCOUNT_DAYS = 365,
    DOORS_AT_ONCE = 4,
    LOOK = 600000, /* milliseconds between looks at a socket's token: for news that got lost, and to note that it is in use */
    SWEEP = 10000, /* between sweeps, */
    SWEPT = 100,   /* tokens or users of one sweep */
    POLICY = 1008, /* why a socket is closed */
    ID = 16,       /* letters of a session's id */
};

/* ---- Tokens ------------------------------------------------------------------------------------------------------------------------ */

/* The store has only hashes: who reads it cannot be anybody. */
void session_hash(const char *token, char hash[STORE_HASH])
{
    unsigned char digest[32];

    crypto_generichash(digest, sizeof digest, (const unsigned char *)token, strlen(token), NULL, 0);
    sodium_bin2hex(hash, STORE_HASH, digest, sizeof digest);
}

static bool read_token(const char *at, size_t length, char token[TOKEN])
{
    if (length != TOKEN - 1 || strspn(at, "0123456789abcdef") < length) return false;
    memcpy(token, at, length);
    token[length] = 0;
    return true;
}

/* The first well-formed cookie of exactly this name. */
static bool read_cookie(const char *cookies, char token[TOKEN])
{
    static const char name[] = "roadstead=";

    for (const char *at = cookies; *at;) {
        size_t length;

        at += strspn(at, " ;");
        length = strcspn(at, ";");
        if (strncmp(at, name, sizeof name - 1) == 0 && read_token(at + sizeof name - 1, length - (sizeof name - 1), token)) return true;
        at += length;
    }
    return false;
}

bool session_token(const net_request *r, char token[TOKEN])
{
    token[0] = 0;
    return *r->bearer ? read_token(r->bearer, strlen(r->bearer), token) : read_cookie(r->cookie, token);
}

static int64_t lifetime(const store_user *user) { return (int64_t)(*user->password || user->bot ? ACCOUNT_DAYS : GUEST_DAYS) * DAY; }

/* That it was used is written once a day. */
static bool holds(house *h, const char *hash, store_user *user)
{
    store_token token;

    if (!store_token_get(h->store, hash, &token) || !store_user_get(h->store, token.user, user)) return false;
    if (token.until > 0 && token.until < h->now) return false;
    if (token.until == 0 || h->now - token.used >= DAY) store_token_use(h->store, hash, h->now, h->now + lifetime(user));
    return true;
}

void session_of(house *h, const net_request *r, person *who)
{
    char token[TOKEN];
    store_user user;

    *who = (person){0};
    limits_place(r->address, who->address);
    if (!session_token(r, token)) return;
    session_hash(token, who->token);
    if (holds(h, who->token, &user)) {
        snprintf(who->user, sizeof who->user, "%s", user.id);
        snprintf(who->name, sizeof who->name, "%s", user.name);
    } else
        who->token[0] = 0;
    sodium_memzero(token, sizeof token);
}

bool session_lasts(const visit *v)
{
    store_token token;

    return store_token_get(v->h->store, v->who.token, &token);
}

/* ---- Beginning --------------------------------------------------------------------------------------------------------------------- */

/* A browser and a system, if they are known; no more is kept. */
static void describe(const char *agent, char text[STORE_AGENT])
{
    static const char *const browsers[][2] = {{"Edg", "Edge"},         {"OPR/", "Opera"},    {"SamsungBrowser", "Samsung Internet"},
                                              {"Firefox/", "Firefox"}, {"FxiOS", "Firefox"}, {"Chrome/", "Chrome"},
                                              {"CriOS", "Chrome"},     {"Safari/", "Safari"}};
    static const char *const systems[][2] = {{"Android", "Android"}, {"iPhone", "iPhone"}, {"iPad", "iPad"},  {"Windows", "Windows"},
                                             {"Mac OS X", "macOS"},  {"CrOS", "ChromeOS"}, {"Linux", "Linux"}};
    size_t plain = strspn(agent, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.");
    const char *browser = "", *system = "";

    for (size_t i = sizeof browsers / sizeof *browsers; i-- > 0;)
        if (strstr(agent, browsers[i][0])) browser = browsers[i][1];
    for (size_t i = sizeof systems / sizeof *systems; i-- > 0;)
        if (strstr(agent, systems[i][0])) system = systems[i][1];
    snprintf(text, STORE_AGENT, "%s%s%s", browser, *browser && *system ? ", " : "", system);
    if (!*text) snprintf(text, STORE_AGENT, "%.*s", (int)(plain < 40 ? plain : 40), agent); /* a program: its name */
}

void session_begin(visit *v)
{
    store_token token = {.created = v->h->now, .used = v->h->now, .until = v->h->now + lifetime(&v->user)};
    unsigned char chance[(TOKEN - 1) / 2];

    randombytes_buf(chance, sizeof chance);
    sodium_bin2hex(v->token, TOKEN, chance, sizeof chance);
    session_hash(v->token, token.hash);
    snprintf(token.user, sizeof token.user, "%s", v->user.id);
    describe(v->agent, token.agent);
    store_token_put(v->h->store, &token);
    if (store_tokens_shed(v->h->store, v->user.id, SESSIONS) > 0) sessions_look(v->h, v->user.id);
}

/* ---- Sockets ----------------------------------------------------------------------------------------------------------------------- */

static client **door_of(house *h, const char *user) { return &h->door[rs_hash(user, strlen(user)) % DOORS]; }

void session_enter(house *h, client *c)
{
    client **door = door_of(h, c->who.user);

    if (!*c->who.user) return;
    c->looked = h->now;
    c->next = *door;
    c->link = door;
    if (c->next) c->next->link = &c->next;
    *door = c;
}

void session_leave(client *c)
{
    if (!c->link) return;
    *c->link = c->next;
    if (c->next) c->next->link = c->link;
}

int session_sockets(house *h, const char *user)
{
    int count = 0;

    for (const client *c = *door_of(h, user); c; c = c->next) count += strcmp(c->who.user, user) == 0;
    return count;
}

static void end_socket(house *h, client *c)
{
    char body[200];
    rs_text out = rs_text_on(body, sizeof body);

    c->ended = true;
    watch_forget(h, c);
    put_error(&out, "", "session-ended", "This session has ended.");
    post_message(c->peer, "", &out);
    net_hang_up(c->peer, POLICY);
}

static void look_at(house *h, client *c)
{
    store_user user;

    c->looked = h->now;
    if (!*c->who.user || c->ended) return;
    if (holds(h, c->who.token, &user))
        snprintf(c->who.name, sizeof c->who.name, "%s", user.name); /* it may be another one now */
    else
        end_socket(h, c);
}

void sessions_look(house *h, const char *user)
{
    for (client *c = *door_of(h, user), *next; c; c = next) {
        next = c->next;
        if (strcmp(c->who.user, user) == 0) look_at(h, c);
    }
}

void sessions_doubt(house *h)
{
    for (int i = 0; i < DOORS; i++)
        for (client *c = h->door[i]; c; c = c->next) c->looked = 0;
}

/* Who has changed his password goes on with the socket he has. */
static void take_along(visit *v, const char *before)
{
    char after[STORE_HASH];

    session_hash(v->token, after);
    for (client *c = *door_of(v->h, v->user.id); c; c = c->next)
        if (strcmp(c->who.user, v->user.id) == 0 && strcmp(c->who.token, before) == 0) strcpy(c->who.token, after);
}

void session_replace(visit *v)
{
    char kept[STORE_HASH];

    session_begin(v);
    take_along(v, v->who.token);
    session_hash(v->token, kept);
    store_tokens_drop(v->h->store, v->user.id, kept);
    sessions_look(v->h, v->user.id);
}

/* ---- Sweeping ---------------------------------------------------------------------------------------------------------------------- */

static void end_sockets(void *context, const char *user) { sessions_look(context, user); }

static void let_guest_go(void *context, const char *user) { leaving_begin(context, user); }

static void sweep(house *h)
{
    h->people.swept = h->now;
    store_tokens_expire(h->store, h->now, h->now + (int64_t)GUEST_DAYS * DAY, SWEPT, end_sockets, h);
    store_codes_expire(h->store, h->now, SWEPT);
    store_stale_guests(h->store, h->people.guest, SWEPT, let_guest_go, h);
}

static void look_at_door(house *h, client *c)
{
    for (client *next; c; c = next) {
        next = c->next;
        if (h->now - c->looked > LOOK) look_at(h, c);
    }
}

void sessions_tick(house *h)
{
    for (int i = 0; i < DOORS_AT_ONCE; i++) {
        look_at_door(h, h->door[h->people.door]);
        h->people.door = (h->people.door + 1) % DOORS;
    }
    if (h->now - h->people.swept >= SWEEP) sweep(h);
}

/* ---- Requests ---------------------------------------------------------------------------------------------------------------------- */

void do_logout(visit *v, rs_json json)
{
    (void)json;
    store_token_drop(v->h->store, v->who.token);
    sessions_look(v->h, v->who.user);
    v->token[0] = 0;
    visit_answer(v, 200, "{\"user\":null}", true);
}

typedef struct listing {
    const visit *v;
    rs_text *out;
    bool first;
} listing;

static void put_session(void *context, const store_token *token)
{
    listing *l = context;

    rs_put_comma(l->out, &l->first);
    rs_put_format(l->out, "{\"id\":\"%.*s\",\"created\":%lld,\"used\":%lld,\"agent\":", ID, token->hash, (long long)token->created,
                  (long long)token->used);
    rs_put_quoted(l->out, token->agent);
    rs_put_format(l->out, ",\"this\":%s}", strcmp(token->hash, l->v->who.token) == 0 ? "true" : "false");
}

void do_sessions(visit *v, rs_json json)
{
    rs_text out = rs_text_on(v->h->message, sizeof v->h->message);

    (void)json;
    rs_put(&out, "{\"sessions\":[");
    store_tokens(v->h->store, v->who.user, SESSIONS, put_session, &(listing){v, &out, true});
    rs_put(&out, "]}");
    visit_answer(v, 200, out.at, false);
}

typedef struct ending {
    char id[ID + 1], hash[STORE_HASH];
} ending;

static void find_session(void *context, const store_token *token)
{
    ending *e = context;

    if (strncmp(token->hash, e->id, ID) == 0) strcpy(e->hash, token->hash);
}

/* One by its id, or all but this one. */
void do_sessions_end(visit *v, rs_json json)
{
    bool others = rs_json_type(rs_json_get(json, "others")) == 't';
    ending e = {"", ""};

    if (!others && (!read_text(json, "id", e.id, sizeof e.id) || strlen(e.id) != ID)) {
        visit_fail(v, 400, "bad-request", "Name a session's id, or others: true.");
        return;
    }
    if (!others) store_tokens(v->h->store, v->who.user, SESSIONS, find_session, &e);
    if (!others && !*e.hash) {
        visit_fail(v, 404, "bad-request", "There is no such session.");
        return;
    }
    if (others)
        store_tokens_drop(v->h->store, v->who.user, v->who.token);
    else
        store_token_drop(v->h->store, e.hash);
    sessions_look(v->h, v->who.user);
    do_sessions(v, json);
}
