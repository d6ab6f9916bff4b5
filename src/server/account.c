/* account.c - who is who: guests, passwords, tokens, settings (docs/online.md, "People"). */
#include "server/house.h"
#include "server/hook.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TOKEN = 32, LEAST_PASSWORD = 8, ABSENCE = 30 };

static const char cookie_name[] = "roadstead=";

/* ---- Tokens --------------------------------------------------------------------------------------------------------------------- */

/* The store has only hashes: who reads it cannot be anybody. */
static void hash_token(const char *token, char hash[STORE_HASH])
{
    unsigned char digest[32];

    crypto_generichash(digest, sizeof digest, (const unsigned char *)token, strlen(token), NULL, 0);
    sodium_bin2hex(hash, STORE_HASH, digest, sizeof digest);
}

static void new_token(house *h, const char *user, char token[TOKEN * 2 + 1])
{
    unsigned char chance[TOKEN];
    char hash[STORE_HASH];

    randombytes_buf(chance, sizeof chance);
    sodium_bin2hex(token, TOKEN * 2 + 1, chance, sizeof chance);
    hash_token(token, hash);
    store_token_put(h->store, hash, user, h->now);
}

static bool token_of(const net_request *r, char token[TOKEN * 2 + 1])
{
    const char *at = *r->bearer ? r->bearer : strstr(r->cookie, cookie_name);

    if (!at) return false;
    if (!*r->bearer) at += sizeof cookie_name - 1;
    return snprintf(token, TOKEN * 2 + 1, "%.*s", (int)strspn(at, "0123456789abcdef"), at) == TOKEN * 2;
}

void account_of(house *h, const net_request *r, person *who)
{
    char token[TOKEN * 2 + 1], hash[STORE_HASH];
    store_user user;

    *who = (person){0};
    snprintf(who->address, sizeof who->address, "%s", r->address);
    if (!token_of(r, token)) return;
    hash_token(token, hash);
    if (!store_token_get(h->store, hash, who->user) || !store_user_get(h->store, who->user, &user)) {
        who->user[0] = 0;
        return;
    }
    snprintf(who->name, sizeof who->name, "%s", user.name);
}

bool account_absence(const house *h, const char *user, int64_t *from, int64_t *until)
{
    store_user u;

    if (!store_user_get(h->store, user, &u) || u.absent_until == 0) return false;
    *from = u.absent_from;
    *until = u.absent_until;
    return true;
}

/* ---- Requests -------------------------------------------------------------------------------------------------------------------- */

typedef struct visit { /* a request; it outlives the call while a password is worked on */
    house *h;
    net_peer *peer;
    person who;
    store_user user; /* of `who`, or the one to log in as */
    char address[64], password[129], token[TOKEN * 2 + 1];
    struct job *job;
    bool hash_next; /* the old password was asked for first */
} visit;

static void answer(visit *v, int status, const rs_text *body, bool with_cookie)
{
    char cookie[256];

    snprintf(cookie, sizeof cookie, "%s%s; Path=/; HttpOnly; SameSite=Strict; Max-Age=%d%s", cookie_name, v->token,
             *v->token ? 31536000 : 0, v->h->settings.proxied ? "; Secure" : "");
    post_answer(v->peer, &(net_answer){.status = status, .type = "application/json", .cookie = with_cookie ? cookie : NULL}, body);
}

static void fail(visit *v, int status, const char *code, const char *message)
{
    char body[400];
    rs_text out = rs_text_on(body, sizeof body);

    put_error(&out, "", code, message);
    answer(v, status, &out, false);
}

static void put_me(const visit *v, rs_text *out)
{
    const store_user *u = &v->user;

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
    rs_put_char(out, '}');
}

static void answer_me(visit *v, bool with_cookie)
{
    char body[NET_MESSAGE];
    rs_text out = rs_text_on(body, sizeof body);

    put_me(v, &out);
    answer(v, 200, &out, with_cookie);
}

static void answer_nobody(visit *v, bool with_cookie)
{
    char body[16];
    rs_text out = rs_text_on(body, sizeof body);

    rs_put(&out, "{\"user\":null}");
    answer(v, 200, &out, with_cookie);
}

/* Trimmed; no control characters, so that it cannot break a line anywhere. */
static bool read_name(rs_json json, char name[STORE_NAME])
{
    char text[STORE_NAME * 2];
    size_t begin, end;

    if (!rs_json_string(rs_json_get(json, "name"), text, sizeof text)) return false;
    begin = strspn(text, " ");
    end = strlen(text);
    while (end > begin && text[end - 1] == ' ') end--;
    for (size_t i = begin; i < end; i++)
        if ((unsigned char)text[i] < 32 || text[i] == 127) return false;
    if (end == begin || end - begin >= STORE_NAME) return false;
    snprintf(name, STORE_NAME, "%.*s", (int)(end - begin), text + begin);
    return true;
}

static bool name_is_free(visit *v, const char *name)
{
    store_user other;

    return !store_user_named(v->h->store, name, &other) || strcmp(other.id, v->user.id) == 0;
}

static bool take_name(visit *v, rs_json json, char name[STORE_NAME])
{
    if (!read_name(json, name)) return fail(v, 400, "bad-request", "A name has 1 to 40 bytes."), false;
    if (!name_is_free(v, name)) return fail(v, 409, "name-taken", "Somebody with a password has this name."), false;
    return true;
}

static void make_user(visit *v, const char *name, bool bot)
{
    v->user = (store_user){.bot = bot, .created = v->h->now};
    house_id(v->user.id);
    snprintf(v->user.name, sizeof v->user.name, "%s", name);
    store_user_put(v->h->store, &v->user);
    new_token(v->h, v->user.id, v->token);
}

static void do_me(visit *v, rs_json json)
{
    (void)json;
    if (*v->who.user)
        answer_me(v, false);
    else
        answer_nobody(v, false);
}

static void do_hello(visit *v, rs_json json)
{
    char name[STORE_NAME];

    if (!take_name(v, json, name)) return;
    make_user(v, name, false);
    answer_me(v, true);
}

static void do_bot(visit *v, rs_json json)
{
    char name[STORE_NAME], body[400];
    rs_text out = rs_text_on(body, sizeof body);

    if (!take_name(v, json, name)) return;
    make_user(v, name, true);
    rs_put_format(&out, "{\"user\":\"%s\",\"token\":\"%s\"}", v->user.id, v->token);
    answer(v, 200, &out, false);
}

static void do_logout(visit *v, rs_json json)
{
    char hash[STORE_HASH];

    (void)json;
    hash_token(v->token, hash);
    store_token_drop(v->h->store, hash);
    v->token[0] = 0;
    answer_nobody(v, true);
}

static bool read_absence(visit *v, rs_json json)
{
    rs_json list = rs_json_get(json, "absent"), item = {NULL, NULL};
    int64_t time[2] = {0, 0};
    int count = 0;

    if (!list.at) return true;
    while (rs_json_type(list) == '[' && rs_json_next(list, &item, NULL)) {
        if (count < 2) time[count] = strtoll(item.at, NULL, 10); /* a checked number ends where it ends */
        count++;
    }
    if (rs_json_type(list) != 'n' && (count != 2 || time[1] <= time[0] || time[1] - time[0] > (int64_t)ABSENCE * DAY)) return false;
    v->user.absent_from = time[0];
    v->user.absent_until = time[1];
    return true;
}

static void do_settings(visit *v, rs_json json)
{
    rs_json hook = rs_json_get(json, "webhook");

    if (rs_json_get(json, "name").at && !take_name(v, json, v->user.name)) return;
    if (!read_absence(v, json)) {
        fail(v, 400, "bad-request", "An absence is [from, until] in milliseconds, at most 30 days.");
        return;
    }
    if (hook.at && (!rs_json_string(hook, v->user.webhook, sizeof v->user.webhook) || (*v->user.webhook && !hook_sound(v->user.webhook)))) {
        fail(v, 400, "bad-request", "A webhook is an address that begins with http:// or https://, of at most 256 bytes.");
        return;
    }
    store_user_put(v->h->store, &v->user);
    answer_me(v, false);
}

/* ---- Passwords: worked on by the crew ----------------------------------------------------------------------------------------------- */

static visit *keep(visit *v)
{
    visit *kept = malloc(sizeof *kept);

    if (!kept) abort();
    *kept = *v;
    *net_own(v->peer) = kept;
    return kept;
}

static void let_go(visit *v)
{
    *net_own(v->peer) = NULL;
    sodium_memzero(v, sizeof *v);
    free(v);
}

void account_abandon(net_peer *peer)
{
    visit *v = *net_own(peer);

    if (!v) return;
    crew_forget(v->job);
    let_go(v);
}

static void when_hashed(house *h, void *context, bool right, const char *hash)
{
    visit *v = context;

    if (!right || !store_user_get(h->store, v->user.id, &v->user))
        fail(v, 500, "failed", "The password could not be set.");
    else if (!name_is_free(v, v->user.name))
        fail(v, 409, "name-taken", "Somebody with a password has this name; change yours first.");
    else {
        snprintf(v->user.password, sizeof v->user.password, "%s", hash);
        store_user_put(h->store, &v->user);
        store_tokens_drop(h->store, v->user.id); /* who knew the old one is out */
        new_token(h, v->user.id, v->token);
        answer_me(v, true);
    }
    let_go(v);
}

static void when_old_is_checked(house *h, void *context, bool right, const char *hash)
{
    visit *v = context;

    (void)hash;
    if (right) {
        v->job = crew_hash(h, v->password, when_hashed, v);
        return;
    }
    fail(v, 403, "wrong-password", "The old password is not right.");
    let_go(v);
}

static void do_password(visit *v, rs_json json)
{
    char old[129];
    visit *kept;

    if (!rs_json_string(rs_json_get(json, "password"), v->password, sizeof v->password) || strlen(v->password) < LEAST_PASSWORD) {
        fail(v, 400, "bad-request", "A password has 8 to 128 bytes.");
        return;
    }
    if (!name_is_free(v, v->user.name)) {
        fail(v, 409, "name-taken", "Somebody with a password has this name; change yours first.");
        return;
    }
    if (!rs_json_string(rs_json_get(json, "old"), old, sizeof old)) old[0] = 0;
    kept = keep(v);
    if (*v->user.password)
        kept->job = crew_check(v->h, old, v->user.password, when_old_is_checked, kept);
    else
        kept->job = crew_hash(v->h, v->password, when_hashed, kept);
    sodium_memzero(old, sizeof old);
}

static void when_login_is_checked(house *h, void *context, bool right, const char *hash)
{
    visit *v = context;

    (void)hash;
    if (right) {
        new_token(h, v->user.id, v->token);
        answer_me(v, true);
    } else
        fail(v, 403, "wrong-password", "Name and password do not belong together.");
    let_go(v);
}

/* For a name that nobody has, a password is checked all the same: the answer takes as long. */
static void do_login(visit *v, rs_json json)
{
    static const char nobody[] = "$argon2id$v=19$m=65536,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    char name[STORE_NAME];
    visit *kept;
    bool known;

    if (!read_name(json, name) || !rs_json_string(rs_json_get(json, "password"), v->password, sizeof v->password)) {
        fail(v, 400, "bad-request", "Name and password are needed.");
        return;
    }
    known = store_user_named(v->h->store, name, &v->user);
    kept = keep(v);
    kept->job = crew_check(v->h, v->password, known ? v->user.password : nobody, when_login_is_checked, kept);
}

/* ---- Going for good -------------------------------------------------------------------------------------------------------------------
 */

typedef struct leaving {
    house *h;
    char user[STORE_ID];
} leaving;

static void leave_table(void *context, const char *id, const store_summary *summary)
{
    leaving *l = context;
    table *t = house_table(l->h, id);
    int seat = t ? table_seat_of(t, l->user) : RS_NOBODY;

    (void)summary;
    if (seat < 0) return;
    if (t->mine && enter_for(l->h, t, ENTRY_LEAVE, seat, "")) entries_follow(l->h, t);
    house_touch(l->h, t);
    table_forget(t, l->user);
    wire_presence(l->h, t);
}

static void forget_user(visit *v)
{
    leaving l = {.h = v->h};

    snprintf(l.user, sizeof l.user, "%s", v->user.id);
    store_played_by(v->h->store, v->user.id, 10000, leave_table, &l);
    store_user_forget(v->h->store, v->user.id);
    v->token[0] = 0;
    answer_nobody(v, true);
}

static void when_forgetting_is_checked(house *h, void *context, bool right, const char *hash)
{
    visit *v = context;

    (void)h, (void)hash;
    if (right)
        forget_user(v);
    else
        fail(v, 403, "wrong-password", "The password is not right.");
    let_go(v);
}

static void do_forget(visit *v, rs_json json)
{
    visit *kept;

    if (!*v->user.password) {
        forget_user(v);
        return;
    }
    if (!rs_json_string(rs_json_get(json, "password"), v->password, sizeof v->password)) v->password[0] = 0;
    kept = keep(v);
    kept->job = crew_check(v->h, v->password, v->user.password, when_forgetting_is_checked, kept);
}

/* ---- Finding a request -----------------------------------------------------------------------------------------------------------------
 */

static const struct {
    const char *path, *method;
    void (*run)(visit *, rs_json);
    bool named, costly; /* somebody must be known; makes accounts or tries passwords */
} requests[] = {
    {"/api/me", "GET", do_me, false, false},
    {"/api/hello", "POST", do_hello, false, true},
    {"/api/login", "POST", do_login, false, true},
    {"/api/logout", "POST", do_logout, true, false},
    {"/api/password", "POST", do_password, true, true},
    {"/api/settings", "POST", do_settings, true, false},
    {"/api/bot", "POST", do_bot, true, true},
    {"/api/forget", "POST", do_forget, true, true},
};

static bool allow_costly(visit *v)
{
    char key[80];

    snprintf(key, sizeof key, "account %s", v->who.address);
    return v->h->settings.limit == 0 || limits_allow(v->h->limits, key, v->h->now, 1, 20);
}

bool account_request(house *h, net_peer *peer, const net_request *r, const person *who, rs_text *out)
{
    visit v = {.h = h, .peer = peer, .who = *who};
    rs_json json = {NULL, NULL};
    size_t i = 0;

    (void)out;
    while (i < sizeof requests / sizeof *requests && strcmp(requests[i].path, r->path) != 0) i++;
    if (i == sizeof requests / sizeof *requests) return false;
    if (*who->user) store_user_get(h->store, who->user, &v.user);
    token_of(r, v.token);
    if (strcmp(requests[i].method, r->method) != 0)
        fail(&v, 405, "bad-request", "Not in this way.");
    else if (requests[i].named && !*who->user)
        fail(&v, 401, "no-user", "Say a name first.");
    else if (r->length > 0 && (!rs_json_parse(r->body, r->length, &json) || rs_json_type(json) != '{'))
        fail(&v, 400, "bad-request", "The body must be a JSON object.");
    else if (requests[i].costly && !allow_costly(&v)) {
        h->count.limited++;
        fail(&v, 429, "too-much", "Too many requests; try again in a while.");
    } else
        requests[i].run(&v, json);
    return true;
}
