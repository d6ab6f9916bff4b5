/* net.c - the loop: lets lines in, lets the caller have its rounds, and writes what was released. */
#include "server/net/line.h"

#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

enum {
    PULSE = 100,      /* milliseconds between rounds when nothing comes */
    AT_ONCE = 32,     /* lines let in before the others have their turn again */
    QUEUE = 4096,     /* of the system, for those who come faster */
    RESERVE = 128,    /* files that are not for lines: the store's, the site's, those of webhooks */
    LAST_WORDS = 2000 /* milliseconds for them when all ends */
};

/* ---- For the caller ------------------------------------------------------------------------------------------------------------- */

void **net_own(net_peer *peer) { return &peer->own; }
bool net_is_socket(const net_peer *peer) { return peer->is_socket; }
int net_sockets(const net *n) { return n->sockets; }
size_t net_waiting(const net_peer *peer) { return peer->out.waiting; }

void net_release(net *n)
{
    while (!chain_is_empty(&n->ready)) {
        net_peer *l = CHAIN_OF(n->ready.after, net_peer, turn);

        chain_leave(&l->turn);
        outbox_release(&l->out);
        if (!(l->polled & UV_WRITABLE)) line_write(l); /* who has no room yet is heard of when he has */
    }
}

/* Close frames that were held back go with the rest: who was to be cut off still is. */
void net_take_back(net *n, const net_answer *instead)
{
    chain held;

    chain_begin(&held);
    while (!chain_is_empty(&n->ready)) chain_join(&held, n->ready.after);
    while (!chain_is_empty(&held)) {
        net_peer *l = CHAIN_OF(held.after, net_peer, turn);

        chain_leave(&l->turn);
        if (l->is_socket)
            outbox_take_back(&n->office, &l->out);
        else
            request_take_back(l, instead);
        line_ready(l);
    }
}

/* ---- The door ------------------------------------------------------------------------------------------------------------------- */

/* Who has nothing to do makes room for who comes; if all are busy, he may try again later. */
static bool has_room(net *n)
{
    while (n->lines >= n->most_lines)
        if (!line_make_room(n, NULL, NULL)) return false;
    return true;
}

/* For whom a line counts. NULL: too many of the same address are here, or there is no memory. */
static guest *find_guest(net *n, const address *from)
{
    int most = n->settings.per_address;
    guest *g;

    while ((g = gate_find(&n->gate, from)) && most > 0 && g->lines >= most)
        if (!line_make_room(n, g, NULL)) return NULL;
    return g;
}

static void let_in(net *n, int fd, const struct sockaddr_storage *where)
{
    address from = gate_address(where);
    bool direct = !n->settings.proxied, fine = has_room(n);
    guest *g = fine && direct ? find_guest(n, &from) : NULL;
    net_peer *l = fine && (g || !direct) ? line_open(n, fd, &from, g) : NULL;

    if (l) {
        line_read(l); /* mostly its request has come with it */
        return;
    }
    if (g) gate_forget(&n->gate, g);
    close(fd);
}

static void set_door(net *n, bool shut);

static void on_door(uv_poll_t *poll, int status, int events)
{
    net *n = poll->data;

    (void)status, (void)events;
    for (int i = 0; i < AT_ONCE; i++) {
        struct sockaddr_storage where;
        socklen_t size = sizeof where;
        int fd = accept(n->door_fd, (struct sockaddr *)&where, &size);

        if (fd >= 0)
            let_in(n, fd, &where);
        else if (errno == EMFILE || errno == ENFILE || errno == ENOBUFS || errno == ENOMEM) {
            set_door(n, true); /* it would be said again at once, and for ever */
            return;
        } else if (errno == EAGAIN)
            return;
    }
}

static void set_door(net *n, bool shut)
{
    n->door_shut = shut;
    if (shut)
        uv_poll_stop(&n->door);
    else
        uv_poll_start(&n->door, UV_READABLE, on_door);
}

/* Lines inherit what is set here. */
static void set_options(int fd, int family)
{
    static const struct {
        int level, name, value;
    } options[] = {
        {SOL_SOCKET, SO_REUSEADDR, 1},
        {SOL_SOCKET, SO_KEEPALIVE, 1}, /* the system asks whether a silent line is still there: a timer for each in here costs far more */
        {IPPROTO_TCP, TCP_KEEPIDLE, 60},
        {IPPROTO_TCP, TCP_KEEPINTVL, 10},
        {IPPROTO_TCP, TCP_KEEPCNT, 3},
        {IPPROTO_TCP, TCP_NODELAY, 1},
        {IPPROTO_TCP, TCP_NOTSENT_LOWAT, 128 << 10}, /* what waits for a slow reader waits here, where it is counted */
        {IPPROTO_TCP, TCP_DEFER_ACCEPT, 1},          /* who says nothing need not be let in */
    };
    int no = 0;

    for (size_t i = 0; i < sizeof options / sizeof *options; i++)
        setsockopt(fd, options[i].level, options[i].name, &options[i].value, sizeof options[i].value);
    if (family == AF_INET6) setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &no, sizeof no);
}

static int listen_at(const struct addrinfo *where)
{
    int fd = socket(where->ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);

    if (fd < 0) return -1;
    set_options(fd, where->ai_family);
    if (bind(fd, where->ai_addr, where->ai_addrlen) == 0 && listen(fd, QUEUE) == 0) return fd;
    close(fd);
    return -1;
}

static int open_door(const char *name, int port)
{
    struct addrinfo hints = {.ai_flags = AI_PASSIVE | AI_NUMERICSERV, .ai_socktype = SOCK_STREAM}, *list;
    char service[16];
    int fd = -1;

    snprintf(service, sizeof service, "%d", port);
    if (getaddrinfo(name, service, &hints, &list) != 0) return -1;
    for (const struct addrinfo *where = list; where && fd < 0; where = where->ai_next) fd = listen_at(where);
    freeaddrinfo(list);
    return fd;
}

int net_port(const net *n)
{
    struct sockaddr_storage where;
    socklen_t size = sizeof where;

    if (getsockname(n->door_fd, (struct sockaddr *)&where, &size) != 0) return 0;
    return ntohs(where.ss_family == AF_INET ? ((struct sockaddr_in *)&where)->sin_port : ((struct sockaddr_in6 *)&where)->sin6_port);
}

/* ---- The loop ------------------------------------------------------------------------------------------------------------------- */

static void on_beat(uv_timer_t *timer)
{
    net *n = timer->data;

    line_expire(n);
    if (n->door_shut && !n->stopping) set_door(n, false);
}

static void on_wake(uv_async_t *wake) { (void)wake; }

static void on_news(uv_poll_t *poll, int status, int events)
{
    net *n = poll->data;

    if (status < 0 || (events & UV_DISCONNECT)) uv_poll_stop(poll); /* there will be no more */
    n->settings.hooks.news(n->settings.context);
}

static void free_handle(uv_handle_t *handle) { free(handle); }

static void stop_watching(net *n)
{
    if (!n->watched) return;
    uv_poll_stop(n->watched);
    uv_close((uv_handle_t *)n->watched, free_handle);
    close(n->watched_fd);
    n->watched = NULL;
}

/* A descriptor of our own: whoever has the other may close it. */
void net_watch(net *n, int watched)
{
    stop_watching(n);
    n->watched_fd = watched >= 0 ? dup(watched) : -1;
    if (n->watched_fd < 0) return;
    n->watched = malloc(sizeof *n->watched);
    if (!n->watched || uv_poll_init(&n->loop, n->watched, n->watched_fd) != 0) abort();
    n->watched->data = n;
    uv_poll_start(n->watched, UV_READABLE | UV_DISCONNECT, on_news);
}

/* Some lines are kept for those who come without a socket. */
static void count_files(net *n)
{
    rlim_t wanted = (rlim_t)n->settings.sockets + 2048;
    struct rlimit limit = {1024, 1024};

    getrlimit(RLIMIT_NOFILE, &limit);
    if (limit.rlim_cur < wanted) {
        limit.rlim_cur = limit.rlim_max < wanted ? limit.rlim_max : wanted;
        setrlimit(RLIMIT_NOFILE, &limit);
    }
    if (limit.rlim_cur < wanted) wanted = limit.rlim_cur;
    n->most_lines = wanted > RESERVE * 2 ? (int)wanted - RESERVE : RESERVE;
    n->most_sockets = n->settings.sockets < n->most_lines / 4 * 3 ? n->settings.sockets : n->most_lines / 4 * 3;
}

static void begin_chains(net *n)
{
    chain *rings[] = {&n->all, &n->ready, &n->again, &n->parted};

    for (size_t i = 0; i < sizeof rings / sizeof *rings; i++) chain_begin(rings[i]);
    for (int i = 0; i < WAITS; i++) chain_begin(&n->waits[i]);
}

static void begin_loop(net *n)
{
    n->door.data = n->pulse.data = n;
    uv_async_init(&n->loop, &n->wake, on_wake);
    uv_timer_init(&n->loop, &n->pulse);
    uv_timer_start(&n->pulse, on_beat, PULSE, PULSE);
    uv_poll_init(&n->loop, &n->door, n->door_fd);
    set_door(n, false);
    net_watch(n, n->settings.watched);
}

net *net_open(const net_settings *settings, char problem[240])
{
    net *n = calloc(1, sizeof *n);

    if (!n || uv_loop_init(&n->loop) != 0) {
        free(n);
        return NULL;
    }
    n->settings = *settings;
    n->watched_fd = -1;
    gate_open(&n->gate);
    begin_chains(n);
    count_files(n);
    n->door_fd = open_door(settings->address, settings->port);
    if (n->door_fd < 0) {
        snprintf(problem, 240, "Port %d at %.180s cannot be listened at; is something else there?", settings->port, settings->address);
        uv_loop_close(&n->loop);
        free(n);
        return NULL;
    }
    begin_loop(n);
    return n;
}

/* The next request of those who have sent more than one at once. Each has one in a round: its answer is not out before. */
static void go_on(net *n)
{
    while (!chain_is_empty(&n->again)) line_again(CHAIN_OF(n->again.after, net_peer, turn));
}

static bool has_more(const net *n) { return !chain_is_empty(&n->again) || !chain_is_empty(&n->parted); }

void net_run(net *n)
{
    while (!n->stopping) {
        uv_run(&n->loop, has_more(n) ? UV_RUN_NOWAIT : UV_RUN_ONCE);
        go_on(n);
        line_part(n);
        n->settings.hooks.round(n->settings.context);
    }
}

void net_stop(net *n)
{
    n->stopping = true;
    uv_async_send(&n->wake);
}

void net_wake(net *n) { uv_async_send(&n->wake); }

/* ---- The end -------------------------------------------------------------------------------------------------------------------- */

static bool say_goodbye(net *n)
{
    bool waiting = false;

    for (chain *link = n->all.after; link != &n->all; link = link->after)
        if (line_say_goodbye(CHAIN_OF(link, net_peer, all))) waiting = true;
    return waiting;
}

static void close_all(uv_handle_t *handle, void *context)
{
    (void)context;
    if (!uv_is_closing(handle)) uv_close(handle, NULL);
}

void net_close(net *n)
{
    uint64_t end = uv_now(&n->loop) + LAST_WORDS;

    n->stopping = true;
    set_door(n, true);
    while (say_goodbye(n) && uv_now(&n->loop) < end) uv_run(&n->loop, UV_RUN_ONCE);
    for (chain *link = n->all.after; link != &n->all; link = link->after) line_cut(CHAIN_OF(link, net_peer, all));
    line_part(n);
    stop_watching(n);
    uv_walk(&n->loop, close_all, NULL);
    uv_run(&n->loop, UV_RUN_DEFAULT);
    uv_loop_close(&n->loop);
    close(n->door_fd);
    outbox_close(&n->office);
    free(n);
}
