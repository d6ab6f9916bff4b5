/* line.c - a connection: reads, writes, waits and ends. */
#include "server/net/line.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum {
    PARTS = 64,            /* of what is written by one call */
    THROWN_AWAY = 1 << 20, /* bytes that may come behind the last answer */
    RESTING = 1024,        /* lines that wait for the other side, */
    RESTING_OF_ONE = 128,  /* and those of one address */
};

/* Milliseconds. None of them begins anew with each byte, except that a reader may take his time as long as he reads. */
static const int patience[WAITS] = {
    [WAIT_REQUEST] = 30000, [WAIT_HEAD] = 10000, [WAIT_BODY] = 10000, [WAIT_END] = 2000, [WAIT_READER] = 30000};

/* ---- Waiting -------------------------------------------------------------------------------------------------------------------- */

static void wait_for(net_peer *l, line_wait what)
{
    l->since = (int64_t)uv_now(&l->net->loop);
    chain_join(&l->net->waits[what], &l->waits);
}

static void set_resting(net_peer *l, bool rests)
{
    int change = (int)rests - (int)l->rests;

    l->net->resting += change;
    if (l->guest) l->guest->resting += change;
    l->rests = rests;
}

void line_become(net_peer *l, line_state state)
{
    static const line_wait waits[] = {[LINE_IDLE] = WAIT_REQUEST, [LINE_HEAD] = WAIT_HEAD, [LINE_BODY] = WAIT_BODY,  [LINE_ASKED] = WAITS,
                                      [LINE_ANSWERED] = WAITS,    [LINE_SOCKET] = WAITS,   [LINE_ENDING] = WAIT_END, [LINE_GONE] = WAITS};
    net *n = l->net;

    l->state = state;
    set_resting(l, waits[state] != WAITS);
    if (waits[state] == WAITS) {
        chain_leave(&l->waits);
        return;
    }
    wait_for(l, waits[state]);
    while (n->resting > RESTING && line_make_room(n, NULL, l)) continue;
    while (n->settings.per_address > 0 && l->guest && l->guest->resting > RESTING_OF_ONE && line_make_room(n, l->guest, l)) continue;
}

void line_expire(net *n)
{
    int64_t now = (int64_t)uv_now(&n->loop);

    for (int i = 0; i < WAITS; i++)
        while (!chain_is_empty(&n->waits[i])) {
            net_peer *oldest = CHAIN_OF(n->waits[i].after, net_peer, waits);

            if (now - oldest->since < patience[i]) break;
            line_cut(oldest);
        }
}

/* ---- Beginning and end ---------------------------------------------------------------------------------------------------------- */

static void on_event(uv_poll_t *poll, int status, int events);

static void poll_for(net_peer *l, int events)
{
    if (events == l->polled) return;
    l->polled = events;
    if (events)
        uv_poll_start(&l->poll, events, on_event);
    else
        uv_poll_stop(&l->poll);
}

net_peer *line_open(net *n, int fd, const address *from, guest *g)
{
    net_peer *l = calloc(1, sizeof *l);

    if (!l || uv_poll_init(&n->loop, &l->poll, fd) != 0) { /* it also makes it never wait */
        free(l);
        return NULL;
    }
    l->poll.data = l;
    l->fd = fd;
    l->net = n;
    l->from = *from;
    l->guest = g;
    chain_begin(&l->all);
    chain_begin(&l->waits);
    chain_begin(&l->turn);
    chain_join(&n->all, &l->all);
    n->lines++;
    if (g) g->lines++;
    line_become(l, LINE_IDLE);
    poll_for(l, UV_READABLE);
    return l;
}

static void leave_guest(net_peer *l)
{
    if (!l->guest) return;
    if (l->is_socket)
        l->guest->sockets--;
    else
        l->guest->lines--;
    gate_forget(&l->net->gate, l->guest);
    l->guest = NULL;
}

/* Closing comes later, in line_part: the caller may be in the midst of its own lists. */
static void leave(net_peer *l)
{
    net *n = l->net;

    if (l->state == LINE_GONE) return;
    poll_for(l, 0);
    outbox_clear(&n->office, &l->out);
    line_become(l, LINE_GONE);
    n->lines--;
    if (l->is_socket) n->sockets--;
    leave_guest(l);
    chain_join(&n->parted, &l->turn);
}

/* Not even what the system still holds is sent. */
void line_cut(net_peer *l)
{
    struct linger none = {.l_onoff = 1, .l_linger = 0};

    if (l->state == LINE_GONE) return;
    if (l->out.left > 0) setsockopt(l->fd, SOL_SOCKET, SO_LINGER, &none, sizeof none);
    leave(l);
}

static void on_closed(uv_handle_t *handle) { free(handle->data); }

static void close_line(net_peer *l)
{
    chain_leave(&l->all);
    uv_close((uv_handle_t *)&l->poll, on_closed);
    close(l->fd);
    free(l->in);
    l->in = NULL;
}

void line_part(net *n)
{
    while (!chain_is_empty(&n->parted)) {
        net_peer *l = CHAIN_OF(n->parted.after, net_peer, turn);

        chain_leave(&l->turn);
        if (l->owed) n->settings.hooks.gone(n->settings.context, l);
        l->owed = false;
        if (l->state == LINE_GONE) close_line(l);
    }
}

/* What has come and cannot be taken yet. */
static void keep(net_peer *l, const char *bytes, size_t left)
{
    char *room = left > 0 ? realloc(l->in, left) : NULL;

    if (room)
        memcpy(room, bytes, left);
    else
        free(l->in);
    l->in = room;
    l->kept = room ? left : 0;
    if (left > 0 && !room) line_cut(l);
}

/* The other side is told that this was all, and may say so itself: closed at once, what it still sends would destroy our last words. */
static void end_line(net_peer *l)
{
    if (l->owed) chain_join(&l->net->parted, &l->turn);
    if (shutdown(l->fd, SHUT_WR) != 0 || l->closed) {
        leave(l);
        return;
    }
    keep(l, NULL, 0);
    l->seen = 0;
    l->deaf = false;
    poll_for(l, UV_READABLE);
    line_become(l, LINE_ENDING);
}

bool line_make_room(net *n, const guest *g, const net_peer *except)
{
    net_peer *oldest = NULL;

    for (int i = 0; i < WAIT_READER; i++)
        for (chain *link = n->waits[i].after; link != &n->waits[i]; link = link->after) {
            net_peer *l = CHAIN_OF(link, net_peer, waits);

            if (l == except || (g && l->guest != g)) continue;
            if (!oldest || l->since < oldest->since) oldest = l;
            break;
        }
    if (oldest) line_cut(oldest);
    return oldest != NULL;
}

/* ---- Reading -------------------------------------------------------------------------------------------------------------------- */

static size_t throw_away(net_peer *l, size_t have)
{
    l->seen += have;
    if (l->state == LINE_ENDING && l->seen > THROWN_AWAY) line_cut(l);
    return have;
}

static size_t take(net_peer *l, char *bytes, size_t have)
{
    switch (l->state) {
    case LINE_IDLE:
    case LINE_HEAD:
    case LINE_BODY: return request_take(l, bytes, have);
    case LINE_SOCKET: return socket_take(l, bytes, have);
    case LINE_ENDING:
    case LINE_GONE: return throw_away(l, have);
    default: return 0; /* one request after another */
    }
}

static void take_all(net_peer *l, size_t have)
{
    char *bytes = l->net->room;
    size_t used = 0, step = 1;

    while (used < have && (step = take(l, bytes + used, have - used)) > 0) used += step;
    keep(l, bytes + used, have - used);
}

/* Who is gone cannot be answered. What was already on its way still goes. */
static void hear_the_end(net_peer *l)
{
    if (l->state != LINE_ANSWERED) {
        leave(l);
        return;
    }
    l->last = l->deaf = l->closed = true;
    poll_for(l, l->polled & UV_WRITABLE);
}

void line_read(net_peer *l)
{
    size_t room = l->is_socket ? LINE_ROOM : LINE_REQUEST;
    ssize_t got;

    if (l->kept >= room) {
        l->deaf = true;
        poll_for(l, l->polled & UV_WRITABLE);
        return;
    }
    got = recv(l->fd, l->net->room + l->kept, room - l->kept, 0);
    if (got < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (got < 0) {
        leave(l);
        return;
    }
    if (got == 0) {
        hear_the_end(l);
        return;
    }
    if (l->kept > 0) memcpy(l->net->room, l->in, l->kept);
    take_all(l, l->kept + (size_t)got);
}

void line_again(net_peer *l)
{
    chain_leave(&l->turn);
    if (l->deaf) {
        l->deaf = false;
        poll_for(l, UV_READABLE);
    }
    if (l->kept > 0) memcpy(l->net->room, l->in, l->kept);
    take_all(l, l->kept);
}

/* ---- Writing -------------------------------------------------------------------------------------------------------------------- */

void line_ready(net_peer *l)
{
    if (l->state != LINE_GONE) chain_join(&l->net->ready, &l->turn);
}

/* Whoever lets most wait, this one or another. */
static void cut_the_largest(net_peer *this)
{
    const chain *all = &this->net->all;
    net_peer *largest = this;

    for (const chain *link = all->after; link != all; link = link->after) {
        net_peer *l = CHAIN_OF(link, net_peer, all);

        if (l->out.waiting > largest->out.waiting) largest = l;
    }
    line_cut(largest);
}

bool line_put(net_peer *l, const char *head, size_t head_length, const char *text, size_t length)
{
    if (l->state == LINE_GONE) return false;
    if (!outbox_add(&l->net->office, &l->out, head, head_length, text, length) || (l->is_socket && l->out.waiting > NET_BACKLOG)) {
        line_cut(l);
        return false;
    }
    line_ready(l);
    while (l->net->office.waiting > NET_BACKLOGS) cut_the_largest(l);
    return l->state != LINE_GONE;
}

/* All that was released. */
static void have_written(net_peer *l)
{
    chain_leave(&l->waits);
    poll_for(l, l->deaf ? 0 : UV_READABLE);
    if (l->out.left > 0) return;
    if (l->last)
        end_line(l);
    else if (l->state == LINE_ANSWERED) {
        if (l->net->settings.proxied) leave_guest(l);
        line_become(l, LINE_IDLE);
        if (l->kept > 0 || l->deaf) chain_join(&l->net->again, &l->turn);
    }
}

static void wait_for_the_reader(net_peer *l, bool progress)
{
    if (progress || chain_is_empty(&l->waits)) wait_for(l, WAIT_READER);
    poll_for(l, (l->deaf ? 0 : UV_READABLE) | UV_WRITABLE);
}

void line_write(net_peer *l)
{
    struct iovec parts[PARTS];
    struct msghdr message = {.msg_iov = parts};
    bool progress = false;
    int count;

    while ((count = outbox_gather(&l->out, parts, PARTS)) > 0) {
        size_t wanted = 0;
        ssize_t sent;

        for (int i = 0; i < count; i++) wanted += parts[i].iov_len;
        message.msg_iovlen = (size_t)count;
        sent = sendmsg(l->fd, &message, MSG_NOSIGNAL);
        if (sent < 0 && errno == EINTR) continue;
        if (sent < 0 && errno != EAGAIN) {
            leave(l);
            return;
        }
        if (sent > 0) outbox_written(&l->net->office, &l->out, (size_t)sent);
        progress = progress || sent > 0;
        if (sent < (ssize_t)wanted) {
            wait_for_the_reader(l, progress);
            return;
        }
    }
    have_written(l);
}

/* Nothing that still comes is heeded, and nothing that is held back is sent. */
bool line_say_goodbye(net_peer *l)
{
    if (l->state == LINE_SOCKET && l->out.held == 0 && !l->last) {
        net_hang_up(l, CLOSE_AWAY);
        outbox_release(&l->out);
    }
    if (l->state == LINE_ENDING) line_read(l); /* unread, it would destroy our last words */
    if (l->state == LINE_ENDING || l->state == LINE_GONE) return false;
    l->deaf = true;
    poll_for(l, l->polled & UV_WRITABLE);
    if (l->out.left > l->out.held) line_write(l);
    return l->out.left > l->out.held;
}

static void on_event(uv_poll_t *poll, int status, int events)
{
    net_peer *l = poll->data;

    if (status < 0) leave(l);
    if (l->state != LINE_GONE && (events & UV_WRITABLE)) line_write(l);
    if (l->state != LINE_GONE && (events & UV_READABLE)) line_read(l);
}
