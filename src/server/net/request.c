/* request.c - HTTP on a line: one request after another, each asked once it is whole. */
#include "server/net/line.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

/* ---- Answers -------------------------------------------------------------------------------------------------------------------- */

void net_reply(net_peer *l, const net_answer *answer)
{
    bool bare = l->only_head || answer->status == 304;
    char head[HTTP_ANSWER];
    size_t length;

    if (l->state != LINE_ASKED) {
        l->owed = false; /* answered after all, though nobody hears it */
        return;
    }
    l->owed = false;
    l->regardless = answer->regardless;
    line_become(l, LINE_ANSWERED);
    length = http_write(head, answer, l->last);
    if (length == 0 || !line_put(l, head, length, answer->body, bare || answer->lasting ? 0 : answer->length))
        line_cut(l);
    else if (answer->lasting && !bare && !outbox_add_lasting(&l->out, answer->body, answer->length))
        line_cut(l);
}

/* Nothing of an answer has gone out as long as it is held back. */
void request_take_back(net_peer *l, const net_answer *instead)
{
    if (l->state != LINE_ANSWERED || l->regardless || l->out.held == 0) return;
    outbox_take_back(&l->net->office, &l->out);
    line_become(l, LINE_ASKED);
    net_reply(l, instead);
}

/* What is not understood may not be the end of it: nothing more is read. */
void request_refuse(net_peer *l, int status, const char *code, const char *message)
{
    char body[200];
    int length = snprintf(body, sizeof body, "{\"error\":{\"code\":\"%s\",\"message\":\"%s\"}}", code, message);

    line_become(l, LINE_ASKED);
    l->last = true;
    l->only_head = false;
    net_reply(l, &(net_answer){.status = status, .type = "application/json", .body = body, .length = (size_t)length, .regardless = true});
}

static const char *complaint(int status)
{
    switch (status) {
    case 405: return "GET, HEAD and POST are understood here.";
    case 411: return "The length of the body must be told.";
    case 413: return "That is too long.";
    case 417: return "This cannot be expected.";
    case 431: return "The head of this request is too long.";
    case 505: return "HTTP/1.1 is spoken here.";
    default: return "This is not understood here.";
    }
}

static void refuse(net_peer *l, int status) { request_refuse(l, status, "bad-request", complaint(status)); }

/* ---- Who asks ------------------------------------------------------------------------------------------------------------------- */

/* What the proxy has added stands last; what is before it anybody may have written. */
static bool read_forwarded(const char *list, address *a)
{
    const char *last = strrchr(list, ',');

    last = last ? last + 1 : list;
    return gate_read(last + strspn(last, " \t"), a);
}

/* Behind a proxy a line is many people's: each request counts for whoever it comes from. False: there are too many. */
static bool find_guest(net_peer *l, const http_head *head)
{
    net *n = l->net;
    int most = n->settings.per_address;
    address a = l->from;

    if (!n->settings.proxied) return true;
    read_forwarded(head->field[HTTP_FORWARDED_FOR].at, &a);
    l->guest = gate_find(&n->gate, &a);
    if (!l->guest) return false;
    l->guest->lines++;
    return most == 0 || l->guest->lines <= most;
}

/* ---- Copies --------------------------------------------------------------------------------------------------------------------- */

static const char *copy_text(char **at, const char *text)
{
    const char *copy = *at;

    *at = stpcpy(*at, text) + 1;
    return copy;
}

net_request *net_request_copy(const net_request *r)
{
    const char *const texts[] = {r->method, r->path, r->cookie, r->bearer, r->origin, r->host, r->encodings, r->etag, r->agent};
    size_t size = sizeof *r;
    net_request *copy;
    char *at;

    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) size += strlen(texts[i]) + 1;
    copy = malloc(size);
    if (!copy) return NULL;
    *copy = *r;
    at = (char *)(copy + 1);
    copy->method = copy_text(&at, r->method);
    copy->path = copy_text(&at, r->path);
    copy->cookie = copy_text(&at, r->cookie);
    copy->bearer = copy_text(&at, r->bearer);
    copy->origin = copy_text(&at, r->origin);
    copy->host = copy_text(&at, r->host);
    copy->encodings = copy_text(&at, r->encodings);
    copy->etag = copy_text(&at, r->etag);
    copy->agent = copy_text(&at, r->agent);
    return copy;
}

/* ---- Requests ------------------------------------------------------------------------------------------------------------------- */

static const char *bearer(const char *authorization) { return strncmp(authorization, "Bearer ", 7) == 0 ? authorization + 7 : ""; }

static void ask(net_peer *l, http_head *head, const char *body)
{
    net *n = l->net;
    net_request r = {.body = body, .length = head->body};

    http_seal(head);
    line_become(l, LINE_ASKED);
    l->only_head = strcmp(head->method.at, "HEAD") == 0;
    l->last = head->last;
    l->own = NULL;
    if (!find_guest(l, head)) {
        request_refuse(l, 429, "too-much", "Too many connections from this address.");
        return;
    }
    gate_name(&l->guest->address, r.address);
    r.method = head->method.at;
    r.path = head->path.at;
    r.cookie = head->field[HTTP_COOKIE].at;
    r.bearer = bearer(head->field[HTTP_AUTHORIZATION].at);
    r.origin = head->field[HTTP_ORIGIN].at;
    r.host = head->field[HTTP_HOST].at;
    r.encodings = head->field[HTTP_ACCEPT_ENCODING].at;
    r.etag = head->field[HTTP_IF_NONE_MATCH].at;
    r.agent = head->field[HTTP_USER_AGENT].at;
    if (head->upgrade && head->to_websocket && strcmp(r.path, "/ws") == 0) {
        socket_open(l, head, &r);
        return;
    }
    l->owed = true;
    n->settings.hooks.request(n->settings.context, l, &r);
}

static void wait_for_body(net_peer *l, const http_head *head, size_t whole, size_t have)
{
    static const char go_on[] = "HTTP/1.1 100 Continue\r\n\r\n";

    line_become(l, LINE_BODY);
    l->seen = whole;
    if (!head->expects || head->old || have > whole - head->body) return;
    if (send(l->fd, go_on, sizeof go_on - 1, MSG_NOSIGNAL) != sizeof go_on - 1) line_cut(l); /* a line that rests has room */
}

static size_t wait_for_head(net_peer *l, size_t have)
{
    l->seen = have;
    if (have < HTTP_HEAD) return 0;
    refuse(l, 431);
    return have;
}

size_t request_take(net_peer *l, char *bytes, size_t have)
{
    http_head head;
    long length;
    int status;

    if (l->state == LINE_BODY && have < l->seen) return 0;
    if (l->state != LINE_HEAD) l->seen = 0;
    if (l->state == LINE_IDLE) line_become(l, LINE_HEAD);
    length = http_end(bytes, have < HTTP_HEAD ? have : HTTP_HEAD, l->seen);
    if (length == 0) return wait_for_head(l, have);
    status = length < 0 ? 400 : http_read(bytes, (size_t)length, &head);
    if (status) {
        refuse(l, status);
        return have;
    }
    if (have < (size_t)length + head.body) {
        wait_for_body(l, &head, (size_t)length + head.body, have);
        return 0;
    }
    ask(l, &head, bytes + length);
    return (size_t)length + head.body;
}
