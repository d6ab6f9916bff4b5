/* socket.c - a WebSocket on a line: the handshake, messages in and out, and the end. */
#include "server/net/line.h"

#include <string.h>

enum { CALM_RATE = 40, CALM_BURST = 200, PARTS_OF_ONE = 1000 }; /* frames a second that are no messages: pings, pieces */

static const char protocol[] = "roadstead";

/* ---- The handshake -------------------------------------------------------------------------------------------------------------- */

/* 0, or the status to refuse it with. */
static int refuse_handshake(const http_head *head, const net_request *r)
{
    if (head->old || strcmp(r->method, "GET") != 0 || head->body > 0) return 400;
    if (strcmp(head->field[HTTP_SOCKET_VERSION].at, "13") != 0) return 426;
    return frames_key_sound(head->field[HTTP_SOCKET_KEY].at) && http_lists(head->field[HTTP_SOCKET_PROTOCOL], protocol) ? 0 : 400;
}

static void become_socket(net_peer *l)
{
    l->guest->lines--;
    l->guest->sockets++;
    l->net->sockets++;
    l->is_socket = l->owed = true;
    l->last = l->only_head = false;
    l->frames = (frames){0};
    l->calm = CALM_BURST * PARTS_OF_ONE;
    l->calm_since = (int64_t)uv_now(&l->net->loop);
    line_become(l, LINE_SOCKET);
}

static void let_in(net_peer *l, const http_head *head, const net_request *r)
{
    net *n = l->net;
    char text[HTTP_ANSWER];

    if (!n->settings.hooks.open(n->settings.context, l, r)) {
        request_refuse(l, 403, "bad-request", "This socket is not let in.");
        return;
    }
    become_socket(l);
    line_put(l, text, http_write_switch(text, head->field[HTTP_SOCKET_KEY].at, protocol), NULL, 0);
    outbox_release(&l->out); /* that a socket is open need not be kept */
}

void socket_open(net_peer *l, const http_head *head, const net_request *r)
{
    net *n = l->net;
    int status = refuse_handshake(head, r);

    if (status)
        request_refuse(l, status, "bad-request", "A socket is opened by GET, in version 13, for the protocol roadstead.");
    else if (n->sockets >= n->most_sockets)
        request_refuse(l, 503, "too-much", "Too many are here.");
    else if (n->settings.per_address > 0 && l->guest->sockets >= n->settings.per_address)
        request_refuse(l, 429, "too-much", "Too many sockets from this address.");
    else
        let_in(l, head, r);
}

/* ---- Out ------------------------------------------------------------------------------------------------------------------------ */

static void put_frame(net_peer *l, frames_kind kind, const char *text, size_t length)
{
    char head[FRAMES_HEAD];

    line_put(l, head, frames_head(head, kind, length), text, length);
}

void net_send(net_peer *l, const char *text, size_t length)
{
    if (l->state == LINE_SOCKET && !l->last) put_frame(l, FRAME_TEXT, text, length);
}

void net_hang_up(net_peer *l, int code)
{
    char frame[FRAMES_HEAD];

    if (l->state != LINE_SOCKET || l->last) return;
    l->last = true;
    line_put(l, frame, frames_close(frame, code), NULL, 0);
}

/* ---- In ------------------------------------------------------------------------------------------------------------------------- */

/* Frames that are no messages cost us work, and nobody else counts them. */
static void stay_calm(net_peer *l)
{
    int64_t now = (int64_t)uv_now(&l->net->loop), level = l->calm + (now - l->calm_since) * CALM_RATE;

    l->calm_since = now;
    l->calm = (int)(level < CALM_BURST * PARTS_OF_ONE ? level : CALM_BURST * PARTS_OF_ONE) - PARTS_OF_ONE;
    if (l->calm < 0) net_hang_up(l, CLOSE_POLICY);
}

static void heed(net_peer *l, const frames_event *event)
{
    net *n = l->net;

    switch (event->what) {
    case FRAMES_MESSAGE: n->settings.hooks.message(n->settings.context, l, event->text, event->length); return;
    case FRAMES_CLOSE:
    case FRAMES_BROKEN: net_hang_up(l, event->code); return;
    case FRAMES_MORE: return;
    default: break;
    }
    stay_calm(l);
    if (event->what == FRAMES_PING && !l->last) put_frame(l, FRAME_PONG, event->text, event->length);
}

size_t socket_take(net_peer *l, char *bytes, size_t have)
{
    frames_event event;
    size_t used;

    if (l->last) return have;
    used = frames_next(&l->frames, bytes, have, NET_MESSAGE, &event);
    heed(l, &event);
    return event.what == FRAMES_BROKEN ? have : used;
}
