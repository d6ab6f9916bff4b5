/* account.c - what people ask about themselves: finding a request, answering it, and the plain ones (docs/online.md, "People"). */
#include "server/people/account.h"
#include "server/crew/hook.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ABSENCE = 30, AHEAD = 365 /* days */ };

bool account_absence(const house *h, const char *user, int64_t *from, int64_t *until)
{
    store_user u;

    if (!store_user_get(h->store, user, &u) || u.absent_until == 0) return false;
    *from = u.absent_from;
    *until = u.absent_until;
    return true;
}

/* ---- Answering -------------------------------------------------------------------------------------------------------------------- */

void visit_post(visit *v, int status, const rs_text *out, bool with_cookie)
{
    char cookie[256];

    snprintf(cookie, sizeof cookie, "roadstead=%s; Path=/; HttpOnly; SameSite=Strict; Max-Age=%d%s", v->token, *v->token ? 31536000 : 0,
             v->h->settings.proxied ? "; Secure" : "");
    post_answer(v->peer, &(net_answer){.status = status, .type = "application/json", .cookie = with_cookie ? cookie : NULL}, out);
}

void visit_answer(visit *v, int status, const char *body, bool with_cookie)
{
    visit_post(v, status, &(rs_text){.at = (char *)body, .used = strlen(body)}, with_cookie);
}

void visit_fail(visit *v, int status, const char *code, const char *message)
{
    char body[400];
    rs_text out = rs_text_on(body, sizeof body);

    put_error(&out, "", code, message);
    visit_post(v, status, &out, false);
}

static void put_me(const visit *v, rs_text *out)
{
    const store_user *u = &v->user;
    store_keys keys;

    store_keys_get(v->h->store, u->id, &keys);
    rs_put(out, "{\"user\":");
    rs_put_quoted(out, u->id);
    rs_put(out, ",\"name\":");
    rs_put_quoted(out, u->name);
    rs_put_format(out, ",\"guest\":%s,\"bot\":%s,\"absent\":", *u->password ? "false" : "true", u->bot ? "true" : "false");
    if (u->absent_until > v->h->now)
        rs_put_format(out, "[%lld,%lld]", (long long)u->absent_from, (long long)u->absent_until);
    else
        rs_put(out, "null");
    rs_put(out, ",\"webhook\":");
    rs_put_quoted(out, u->webhook);
    rs_put_format(out, ",\"recovery\":%s,\"second\":%s,\"mail\":", *keys.recovery ? "true" : "false", *keys.second ? "true" : "false");
    rs_put_quoted(out, keys.mail);
    rs_put_char(out, '}');
}

void visit_me(visit *v, bool with_cookie)
{
    char body[NET_MESSAGE];
    rs_text out = rs_text_on(body, sizeof body);

    put_me(v, &out);
    visit_post(v, 200, &out, with_cookie);
}

/* ---- Visits that last -----------------------------------------------------------------------------------------------------------------
 */

visit *visit_keep(visit *v)
{
    visit *kept = malloc(sizeof *kept);

    if (!kept) abort();
    *kept = *v;
    *net_own(v->peer) = kept;
    return kept;
}

void visit_end(visit *v)
{
    *net_own(v->peer) = NULL;
    if (v->export) export_drop(v->export);
    sodium_memzero(v, sizeof *v);
    free(v);
}

void account_abandon(net_peer *peer)
{
    visit *v = *net_own(peer);

    if (!v) return;
    if (v->job && v->h->crew) crew_forget(v->job);
    visit_end(v);
}

/* ---- Plain requests ---------------------------------------------------------------------------------------------------------------------
 */

bool read_text(rs_json json, const char *key, char *text, size_t size)
{
    if (rs_json_string(rs_json_get(json, key), text, size)) return true;
    text[0] = 0;
    return false;
}

static void do_server(visit *v, rs_json json)
{
    (void)json;
    visit_answer(v, 200, v->h->mail ? "{\"mail\":true}" : "{\"mail\":false}", false);
}

static void do_me(visit *v, rs_json json)
{
    (void)json;
    if (*v->who.user)
        visit_me(v, false);
    else
        visit_answer(v, 200, "{\"user\":null}", false);
}

static void make_user(visit *v, const char *name, const char *owner)
{
    v->user = (store_user){.bot = *owner, .created = v->h->now};
    house_id(v->user.id);
    snprintf(v->user.name, sizeof v->user.name, "%s", name);
    snprintf(v->user.owner, sizeof v->user.owner, "%s", owner);
    store_user_put(v->h->store, &v->user);
    session_begin(v);
}

static void do_hello(visit *v, rs_json json)
{
    char name[STORE_NAME];

    if (!name_take(v, json, false, name)) return;
    make_user(v, name, "");
    visit_me(v, true);
}

static void do_bot(visit *v, rs_json json)
{
    char name[STORE_NAME], body[400];
    rs_text out = rs_text_on(body, sizeof body);

    if (v->user.bot) {
        visit_fail(v, 403, "not-yours", "A bot has no bots.");
        return;
    }
    if (store_bots_of(v->h->store, v->user.id) >= BOTS) {
        visit_fail(v, 409, "not-now", "You have 20 bots already; delete one first.");
        return;
    }
    if (!name_take(v, json, false, name)) return;
    make_user(v, name, v->who.user);
    rs_put_format(&out, "{\"user\":\"%s\",\"token\":\"%s\"}", v->user.id, v->token);
    visit_post(v, 200, &out, false);
}

/* A whole number of milliseconds since 1970. */
static bool read_time(rs_json json, int64_t *time)
{
    size_t length = (size_t)(json.end - json.at);

    if (rs_json_type(json) != '0' || length > 15 || strspn(json.at, "0123456789") < length) return false;
    *time = strtoll(json.at, NULL, 10); /* a checked number ends where it ends */
    return true;
}

static bool is_sane(int64_t from, int64_t until, int64_t now)
{
    return from >= now - DAY && from < until && until <= now + (int64_t)AHEAD * DAY && until - from <= (int64_t)ABSENCE * DAY;
}

/* An absence that has begun is not undone but ended, or a turn that it has lengthened would be over at once. */
static void call_off(store_user *user, int64_t now)
{
    if (user->absent_from < now && now < user->absent_until)
        user->absent_until = now;
    else if (user->absent_until > now)
        user->absent_from = user->absent_until = 0;
}

static bool read_absence(visit *v, rs_json json)
{
    rs_json list = rs_json_get(json, "absent"), item = {NULL, NULL};
    int64_t time[2];
    int count = 0;

    if (!list.at) return true;
    if (rs_json_type(list) == 'n') return call_off(&v->user, v->h->now), true;
    for (; rs_json_type(list) == '[' && rs_json_next(list, &item, NULL); count++)
        if (count == 2 || !read_time(item, &time[count])) return false;
    if (count != 2 || !is_sane(time[0], time[1], v->h->now)) return false;
    v->user.absent_from = time[0];
    v->user.absent_until = time[1];
    return true;
}

static void do_settings(visit *v, rs_json json)
{
    rs_json hook = rs_json_get(json, "webhook");

    if (rs_json_get(json, "name").at && !name_take(v, json, true, v->user.name)) return;
    if (!read_absence(v, json)) {
        visit_fail(v, 400, "bad-request",
                   "An absence is [from, until] in milliseconds: from yesterday on, at most 30 days, within a year.");
        return;
    }
    if (hook.at && (!rs_json_string(hook, v->user.webhook, sizeof v->user.webhook) || (*v->user.webhook && !hook_sound(v->user.webhook)))) {
        visit_fail(v, 400, "bad-request", "A webhook is an address that begins with http:// or https://, of at most 256 bytes.");
        return;
    }
    if (store_user_put(v->h->store, &v->user)) {
        sessions_look(v->h, v->user.id);
        visit_me(v, false);
    } else
        visit_fail(v, 409, "name-taken", "Somebody with a password has this name, or one that looks like it.");
}

/* ---- Finding a request -----------------------------------------------------------------------------------------------------------------
 */

static const struct {
    const char *path, *method;
    void (*run)(visit *, rs_json);
    bool named, costly; /* somebody must be known; makes accounts, tries passwords or codes, or sends letters */
} requests[] = {
    {"/api/server", "GET", do_server, false, false},
    {"/api/me", "GET", do_me, false, false},
    {"/api/hello", "POST", do_hello, false, true},
    {"/api/login", "POST", do_login, false, true},
    {"/api/logout", "POST", do_logout, true, false},
    {"/api/password", "POST", do_password, true, true},
    {"/api/settings", "POST", do_settings, true, false},
    {"/api/bot", "POST", do_bot, true, true},
    {"/api/sessions", "GET", do_sessions, true, false},
    {"/api/sessions/end", "POST", do_sessions_end, true, false},
    {"/api/recovery", "POST", do_recovery, true, true},
    {"/api/recover", "POST", do_recover, false, true},
    {"/api/mail", "POST", do_mail, true, true},
    {"/api/mail/confirm", "POST", do_mail_confirm, true, true},
    {"/api/mail/reset", "POST", do_mail_reset, false, true},
    {"/api/second", "POST", do_second, true, true},
    {"/api/second/confirm", "POST", do_second_confirm, true, true},
    {"/api/second/off", "POST", do_second_off, true, true},
    {"/api/export", "GET", do_export, true, true},
    {"/api/export/*", "GET", do_export, true, true}, /* its next part */
    {"/api/forget", "POST", do_forget, true, true},
};

static bool is_path(const char *pattern, const char *path)
{
    size_t star = strcspn(pattern, "*");

    return pattern[star] ? strncmp(pattern, path, star) == 0 : strcmp(pattern, path) == 0;
}

static bool allow_costly(visit *v)
{
    static const allowance costly = {"account", 20, 1000000};

    return v->h->settings.limit == 0 || limits_allow(v->h->limits, &costly, v->who.address, v->h->tick);
}

bool account_request(house *h, net_peer *peer, const net_request *r, const person *who)
{
    visit v = {.h = h, .peer = peer, .who = *who};
    rs_json json = {NULL, NULL};
    size_t i = 0;

    while (i < sizeof requests / sizeof *requests && !is_path(requests[i].path, r->path)) i++;
    if (i == sizeof requests / sizeof *requests) return false;
    if (*who->user) store_user_get(h->store, who->user, &v.user);
    session_token(r, v.token);
    snprintf(v.agent, sizeof v.agent, "%s", r->agent);
    snprintf(v.path, sizeof v.path, "%s", r->path);
    if (strcmp(requests[i].method, r->method) != 0)
        visit_fail(&v, 405, "bad-request", "Not in this way.");
    else if (requests[i].named && !*who->user)
        visit_fail(&v, 401, "no-user", "Say a name first.");
    else if (r->length > 0 && (!rs_json_parse(r->body, r->length, &json) || rs_json_type(json) != '{'))
        visit_fail(&v, 400, "bad-request", "The body must be a JSON object.");
    else if (requests[i].costly && !allow_costly(&v)) {
        h->count.limited++;
        visit_fail(&v, 429, "too-much", "Too many requests; try again in a while.");
    } else
        requests[i].run(&v, json);
    sodium_memzero(v.password, sizeof v.password);
    return true;
}
