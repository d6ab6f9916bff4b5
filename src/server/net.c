/* net.c - the loop, by libwebsockets: reads requests and messages, writes what was released. */
#include "server/net.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>
#include <uv.h>
#include <libwebsockets.h> /* behind libuv, of which it then knows */

enum { CHUNK = 32 << 10, PULSE_US = 100000 };

typedef struct piece { /* of output: a message, or a body */
    struct piece *next;
    size_t length;
    unsigned char room[LWS_PRE];
    unsigned char bytes[];
} piece;

struct net_peer {
    net *net;
    struct lws *wsi;
    void *own;
    bool listed, begun, answered;
    int hang_up;
    net_peer *next; /* of those with something to release */
    size_t backlog;
    piece *first, *last; /* of a socket */
    piece *held;         /* the first that is not released yet */
    char *in;            /* what has come of a message or body */
    size_t got;
    bool complete;        /* a request whose body has been read */
    net_request *request; /* NULL: a socket */
    net_answer answer;
    char *copy, *cookie;
    size_t written;
};

struct net {
    net_settings settings;
    uv_loop_t loop; /* epoll: ten thousand silent sockets cost nothing */
    struct lws_context *context;
    struct lws_vhost *vhost;
    struct lws *watch; /* of the watched descriptor, or NULL */
    lws_sorted_usec_list_t pulse;
    net_peer *ready;
    int sockets;
    volatile bool stopping;
};

typedef struct place { /* what libwebsockets keeps for each connection */
    net_peer *peer;
} place;

/* ---- Peers -------------------------------------------------------------------------------------------------------------------- */

static net_peer *peer_new(net *n, struct lws *wsi, bool socket)
{
    net_peer *peer = calloc(1, sizeof *peer);

    if (peer && !socket) peer->request = malloc(sizeof *peer->request);
    if (!peer || (!socket && !peer->request)) {
        free(peer);
        return NULL;
    }
    peer->net = n;
    peer->wsi = wsi;
    return peer;
}

static void unlist(net_peer *peer)
{
    net_peer **link = &peer->net->ready;

    if (!peer->listed) return;
    while (*link && *link != peer) link = &(*link)->next;
    if (*link) *link = peer->next;
    peer->listed = false;
}

static void peer_free(net_peer *peer)
{
    unlist(peer);
    for (piece *p = peer->first, *next; p; p = next) {
        next = p->next;
        free(p);
    }
    free(peer->request);
    free(peer->in);
    free(peer->copy);
    free(peer->cookie);
    free(peer);
}

static void list(net_peer *peer)
{
    if (peer->listed) return;
    peer->listed = true;
    peer->next = peer->net->ready;
    peer->net->ready = peer;
}

void **net_own(net_peer *peer) { return &peer->own; }
bool net_is_socket(const net_peer *peer) { return !peer->request; }
int net_sockets(const net *n) { return n->sockets; }

/* ---- Requests ----------------------------------------------------------------------------------------------------------------- */

static void copy_header(struct lws *wsi, enum lws_token_indexes token, char *into, size_t size)
{
    into[0] = 0;
    if (lws_hdr_copy(wsi, into, (int)size, token) < 0) into[0] = 0;
}

static void copy_address(net *n, struct lws *wsi, char address[64])
{
    address[0] = 0;
    if (n->settings.proxied) {
        char list[NET_HEADER];
        char *last;

        copy_header(wsi, WSI_TOKEN_X_FORWARDED_FOR, list, sizeof list);
        last = strrchr(list, ',');
        snprintf(address, 64, "%.60s", last ? last + 1 + strspn(last + 1, " ") : list);
    }
    if (!*address) lws_get_peer_simple(wsi, address, 64);
}

static bool read_request(net *n, struct lws *wsi, net_request *r)
{
    static const struct {
        enum lws_token_indexes token;
        const char *method;
    } methods[] = {{WSI_TOKEN_GET_URI, "GET"}, {WSI_TOKEN_POST_URI, "POST"}, {WSI_TOKEN_HEAD_URI, "HEAD"}};
    char authorization[NET_HEADER];

    memset(r, 0, sizeof *r);
    for (size_t i = 0; i < sizeof methods / sizeof *methods; i++)
        if (lws_hdr_total_length(wsi, methods[i].token) > 0) {
            snprintf(r->method, sizeof r->method, "%s", methods[i].method);
            if (lws_hdr_copy(wsi, r->path, sizeof r->path, methods[i].token) < 0) return false;
        }
    copy_header(wsi, WSI_TOKEN_HTTP_COOKIE, r->cookie, sizeof r->cookie);
    copy_header(wsi, WSI_TOKEN_ORIGIN, r->origin, sizeof r->origin);
    copy_header(wsi, WSI_TOKEN_HOST, r->host, sizeof r->host);
    copy_header(wsi, WSI_TOKEN_HTTP_ACCEPT_ENCODING, r->encodings, sizeof r->encodings);
    copy_header(wsi, WSI_TOKEN_HTTP_IF_NONE_MATCH, r->etag, sizeof r->etag);
    copy_header(wsi, WSI_TOKEN_HTTP_AUTHORIZATION, authorization, sizeof authorization);
    if (strncmp(authorization, "Bearer ", 7) == 0) snprintf(r->bearer, sizeof r->bearer, "%s", authorization + 7);
    copy_address(n, wsi, r->address);
    return *r->method != 0;
}

static void ask(net_peer *peer)
{
    net *n = peer->net;

    peer->request->body = peer->in ? peer->in : "";
    peer->request->length = peer->got;
    n->settings.hooks.request(n->settings.context, peer, peer->request);
}

void net_reply(net_peer *peer, const net_answer *answer)
{
    if (peer->answered) return;
    peer->answered = true;
    peer->answer = *answer;
    if (!answer->lasting && answer->length > 0) {
        peer->copy = malloc(answer->length);
        if (peer->copy) memcpy(peer->copy, answer->body, answer->length);
        if (!peer->copy) peer->answer.length = 0;
        peer->answer.body = peer->copy;
    }
    if (answer->cookie) peer->answer.cookie = peer->cookie = strdup(answer->cookie); /* the answer may go out long after this call */
    list(peer);
}

static void refuse(net_peer *peer, int status, const char *code, const char *message)
{
    char body[200];
    int length = snprintf(body, sizeof body, "{\"error\":{\"code\":\"%s\",\"message\":\"%s\"}}", code, message);

    net_reply(peer, &(net_answer){.status = status, .type = "application/json", .body = body, .length = (size_t)length});
}

/* ---- Answers ------------------------------------------------------------------------------------------------------------------ */

/* On everything: scripts, styles and pictures only from here, no frames, no guessing of types. */
static const struct {
    const char *name, *value;
} always[] = {
    {"content-security-policy:",
     "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
     "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
     "frame-ancestors 'none'"},
    {"x-content-type-options:", "nosniff"},
    {"x-frame-options:", "DENY"},
    {"referrer-policy:", "no-referrer"},
    {"cross-origin-opener-policy:", "same-origin"},
    {"cross-origin-resource-policy:", "same-origin"},
    {"permissions-policy:", "camera=(), geolocation=(), microphone=()"},
    {"vary:", "accept-encoding"},
};

static bool put_header(struct lws *wsi, const char *name, const char *value, unsigned char **at, unsigned char *end)
{
    return !value ||
           lws_add_http_header_by_name(wsi, (const unsigned char *)name, (const unsigned char *)value, (int)strlen(value), at, end) == 0;
}

static bool write_headers(net_peer *peer)
{
    unsigned char buffer[LWS_PRE + 4096], *start = buffer + LWS_PRE, *at = start, *end = buffer + sizeof buffer - 1;
    const net_answer *a = &peer->answer;
    bool fine = lws_add_http_common_headers(peer->wsi, (unsigned)a->status, a->type, a->length, &at, end) == 0;

    for (size_t i = 0; i < sizeof always / sizeof *always; i++)
        fine = fine && put_header(peer->wsi, always[i].name, always[i].value, &at, end);
    fine = fine && put_header(peer->wsi, "cache-control:", a->cache ? a->cache : "no-store", &at, end);
    fine = fine && put_header(peer->wsi, "set-cookie:", a->cookie, &at, end);
    fine = fine && put_header(peer->wsi, "content-encoding:", a->encoding, &at, end);
    fine = fine && put_header(peer->wsi, "etag:", a->etag, &at, end);
    return fine && lws_finalize_write_http_header(peer->wsi, start, &at, end) == 0;
}

/* -1: the line is to be closed. */
static int end_of_answer(net_peer *peer, place *at)
{
    struct lws *wsi = peer->wsi;
    bool understood = *peer->request->method;

    at->peer = NULL;
    peer_free(peer);
    return !understood || lws_http_transaction_completed(wsi) ? -1 : 0;
}

static int write_answer(net_peer *peer, place *at)
{
    unsigned char chunk[LWS_PRE + CHUNK];
    size_t left, now;
    bool last;

    if (!peer->answered || !peer->complete || (peer->listed && !peer->begun))
        return 0; /* libwebsockets loops for ever on a body that is left unread */
    if (!peer->begun) {
        peer->begun = true;
        if (!write_headers(peer)) return -1;
        if (peer->answer.length == 0 || strcmp(peer->request->method, "HEAD") == 0) return end_of_answer(peer, at);
        lws_callback_on_writable(peer->wsi);
        return 0;
    }
    left = peer->answer.length - peer->written;
    now = left < CHUNK ? left : CHUNK;
    last = now == left;
    memcpy(chunk + LWS_PRE, peer->answer.body + peer->written, now);
    if (lws_write(peer->wsi, chunk + LWS_PRE, now, last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) < 0) return -1;
    peer->written += now;
    if (last) return end_of_answer(peer, at);
    lws_callback_on_writable(peer->wsi);
    return 0;
}

/* Gathers a body or a message; false: it is too long. */
static bool gather(net_peer *peer, const void *bytes, size_t length)
{
    if (peer->got + length > NET_MESSAGE) return false;
    if (!peer->in) peer->in = malloc(NET_MESSAGE);
    if (!peer->in) return false;
    if (length > 0) memcpy(peer->in + peer->got, bytes, length);
    peer->got += length;
    return true;
}

static bool has_body(struct lws *wsi)
{
    char length[32];

    copy_header(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH, length, sizeof length);
    return atoll(length) > 0;
}

static int begin_request(net *n, struct lws *wsi, place *at)
{
    net_peer *peer = peer_new(n, wsi, false);

    if (!peer) return -1;
    at->peer = peer;
    if (!read_request(n, wsi, peer->request)) refuse(peer, 405, "bad-request", "This is not understood here.");
    peer->complete = strcmp(peer->request->method, "POST") != 0 && !has_body(wsi);
    if (peer->complete && !peer->answered) ask(peer);
    return 0;
}

/* Bytes behind the body make libwebsockets come back with the same body, for ever, until the answer is out: who sends them is cut off. */
static int end_of_body(net_peer *peer)
{
    if (peer->complete) return -1;
    peer->complete = true;
    if (peer->answered)
        list(peer);
    else
        ask(peer);
    return 0;
}

static int take_body(net_peer *peer, const void *bytes, size_t length)
{
    if (peer->answered || gather(peer, bytes, length)) return 0;
    refuse(peer, 413, "bad-request", "That is too long.");
    return 0;
}

static void forget(net_peer *peer)
{
    net *n = peer->net;

    if (!peer->answered) n->settings.hooks.gone(n->settings.context, peer);
    peer_free(peer);
}

static int on_http(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t length)
{
    net *n = lws_context_user(lws_get_context(wsi));
    place *at = user;

    switch (reason) {
    case LWS_CALLBACK_HTTP: return begin_request(n, wsi, at);
    case LWS_CALLBACK_HTTP_BODY: return at->peer ? take_body(at->peer, in, length) : -1;
    case LWS_CALLBACK_HTTP_BODY_COMPLETION: return at->peer ? end_of_body(at->peer) : -1;
    case LWS_CALLBACK_HTTP_WRITEABLE: return at->peer ? write_answer(at->peer, at) : 0;
    case LWS_CALLBACK_CLOSED_HTTP:
        if (at && at->peer) forget(at->peer);
        if (at) at->peer = NULL;
        return 0;
    case LWS_CALLBACK_RAW_CLOSE_FILE:
        if (n->watch == wsi) n->watch = NULL;
        return 0;
    case LWS_CALLBACK_RAW_RX_FILE:
        if (n->watch != wsi) return -1;
        n->settings.hooks.news(n->settings.context);
        return 0;
    default: return 0;
    }
}

/* ---- Sockets ------------------------------------------------------------------------------------------------------------------ */

void net_send(net_peer *peer, const char *text, size_t length)
{
    piece *p = malloc(sizeof *p + length);

    peer->backlog += length;
    if (!p || peer->backlog > NET_BACKLOG) peer->hang_up = LWS_CLOSE_STATUS_POLICY_VIOLATION;
    if (!p) return;
    p->next = NULL;
    p->length = length;
    memcpy(p->bytes, text, length);
    if (peer->last)
        peer->last->next = p;
    else
        peer->first = p;
    peer->last = p;
    if (!peer->held) peer->held = p;
    list(peer);
}

void net_hang_up(net_peer *peer, int code)
{
    peer->hang_up = code;
    list(peer);
}

static int write_messages(net_peer *peer)
{
    while (peer->first && peer->first != peer->held) {
        piece *p = peer->first;
        int written = lws_write(peer->wsi, p->bytes, p->length, LWS_WRITE_TEXT);

        peer->first = p->next;
        if (!peer->first) peer->last = NULL;
        peer->backlog -= p->length;
        free(p);
        if (written < 0) return -1;
        if (peer->first && peer->first != peer->held && lws_partial_buffered(peer->wsi)) {
            lws_callback_on_writable(peer->wsi);
            return 0;
        }
    }
    if (!peer->hang_up || peer->first) return 0;
    lws_close_reason(peer->wsi, (enum lws_close_status)peer->hang_up, NULL, 0);
    return -1;
}

/* Most often a line has room, and asking the loop to tell so would cost more than the writing. What does not fit waits there. */
static void write_now(net_peer *peer)
{
    if (peer->request || peer->hang_up || lws_partial_buffered(peer->wsi))
        lws_callback_on_writable(peer->wsi);
    else if (write_messages(peer) < 0)
        lws_set_timeout(peer->wsi, PENDING_TIMEOUT_USER_REASON_BASE, LWS_TO_KILL_ASYNC);
}

void net_release(net *n)
{
    while (n->ready) {
        net_peer *peer = n->ready;

        n->ready = peer->next;
        peer->listed = false;
        peer->held = NULL;
        write_now(peer);
    }
}

static void forget_held(net_peer *peer)
{
    piece *p = peer->held, **link = &peer->first;

    while (*link && *link != p) {
        peer->last = *link;
        link = &(*link)->next;
    }
    if (link == &peer->first) peer->last = NULL;
    *link = NULL;
    peer->held = NULL;
    for (piece *next; p; p = next) {
        next = p->next;
        peer->backlog -= p->length;
        free(p);
    }
}

static void answer_instead(net_peer *peer, const net_answer *instead)
{
    free(peer->copy);
    free(peer->cookie);
    peer->copy = peer->cookie = NULL;
    peer->answered = false;
    net_reply(peer, instead);
}

/* All of them stay in the list, since they may have something to say, now or soon. */
void net_take_back(net *n, const net_answer *instead)
{
    for (net_peer *peer = n->ready; peer; peer = peer->next) {
        if (!peer->request)
            forget_held(peer);
        else if (peer->answered && !peer->begun && !peer->answer.regardless)
            answer_instead(peer, instead);
    }
}

static int let_in(net *n, struct lws *wsi, place *at)
{
    net_request request;
    net_peer *peer;

    if (!read_request(n, wsi, &request) || strcmp(request.path, "/ws") != 0 || n->sockets >= n->settings.sockets) return -1;
    peer = peer_new(n, wsi, true);
    if (!peer) return -1;
    if (!n->settings.hooks.open(n->settings.context, peer, &request)) {
        peer_free(peer);
        return -1;
    }
    at->peer = peer;
    n->sockets++;
    return 0;
}

static int receive(net *n, net_peer *peer, struct lws *wsi, const void *bytes, size_t length)
{
    bool whole = lws_is_final_fragment(wsi) && lws_remaining_packet_payload(wsi) == 0;

    if (peer->hang_up) return 0;
    if (lws_frame_is_binary(wsi)) {
        net_hang_up(peer, LWS_CLOSE_STATUS_UNACCEPTABLE_OPCODE);
        return 0;
    }
    if (whole && peer->got == 0) { /* most often all of it comes at once */
        if (length <= NET_MESSAGE)
            n->settings.hooks.message(n->settings.context, peer, bytes, length);
        else
            net_hang_up(peer, LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE);
        return 0;
    }
    if (!gather(peer, bytes, length)) {
        net_hang_up(peer, LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE);
        return 0;
    }
    if (!whole) return 0;
    n->settings.hooks.message(n->settings.context, peer, peer->in, peer->got);
    free(peer->in);
    peer->in = NULL;
    peer->got = 0;
    return 0;
}

static void lose(net *n, place *at)
{
    if (!at || !at->peer) return;
    n->settings.hooks.gone(n->settings.context, at->peer);
    peer_free(at->peer);
    at->peer = NULL;
    n->sockets--;
}

static int on_socket(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t length)
{
    net *n = lws_context_user(lws_get_context(wsi));
    place *at = user;

    switch (reason) {
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION: return let_in(n, wsi, at);
    case LWS_CALLBACK_RECEIVE: return at->peer ? receive(n, at->peer, wsi, in, length) : -1;
    case LWS_CALLBACK_SERVER_WRITEABLE: return at->peer ? write_messages(at->peer) : -1;
    case LWS_CALLBACK_CLOSED: lose(n, at); return 0;
    case LWS_CALLBACK_WSI_DESTROY: lose(n, at); return 0;
    default: return 0;
    }
}

/* ---- The loop ----------------------------------------------------------------------------------------------------------------- */

static const struct lws_protocols protocols[] = {
    {.name = "http", .callback = on_http, .per_session_data_size = sizeof(place)},
    {.name = "roadstead", .callback = on_socket, .per_session_data_size = sizeof(place), .rx_buffer_size = NET_MESSAGE},
    {.name = NULL},
};

static void beat(lws_sorted_usec_list_t *pulse)
{
    net *n = lws_container_of(pulse, net, pulse);

    lws_sul_schedule(n->context, 0, pulse, beat, PULSE_US);
}

static unsigned files_allowed(int sockets)
{
    struct rlimit limit;

    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 1024;
    if (limit.rlim_cur < (rlim_t)sockets + 256) {
        limit.rlim_cur = limit.rlim_max < (rlim_t)sockets + 256 ? limit.rlim_max : (rlim_t)sockets + 256;
        setrlimit(RLIMIT_NOFILE, &limit);
    }
    return (unsigned)limit.rlim_cur;
}

/* A descriptor that was left behind would be readable for ever. */
void net_watch(net *n, int watched)
{
    lws_sock_file_fd_type fd = {.filefd = watched >= 0 ? dup(watched) : -1};

    if (n->watch) lws_set_timeout(n->watch, PENDING_TIMEOUT_USER_REASON_BASE, LWS_TO_KILL_ASYNC);
    n->watch = fd.filefd >= 0 ? lws_adopt_descriptor_vhost(n->vhost, LWS_ADOPT_RAW_FILE_DESC, fd, "http", NULL) : NULL;
}

net *net_open(const net_settings *settings, char problem[240])
{
    net *n = calloc(1, sizeof *n);
    struct lws_context_creation_info info = {0};
    void *loops[1];

    if (!n) return NULL;
    n->settings = *settings;
    uv_loop_init(&n->loop);
    loops[0] = &n->loop;
    lws_set_log_level(0, NULL); /* anybody could fill the log with bad requests */
    info.options = LWS_SERVER_OPTION_EXPLICIT_VHOSTS | LWS_SERVER_OPTION_LIBUV |
                   LWS_SERVER_OPTION_DISABLE_IPV6 * (strchr(settings->address, ':') == NULL);
    info.fd_limit_per_thread = files_allowed(settings->sockets);
    info.user = n;
    info.foreign_loops = loops;
    info.max_http_header_data = 4096;
    info.max_http_header_pool = 256;
    info.timeout_secs = 10;
    info.keepalive_timeout = 30;
    info.ka_time = 60; /* the kernel asks whether a silent line is still there: a timer for each in here costs far more */
    info.ka_probes = 3;
    info.ka_interval = 10;
    n->context = lws_create_context(&info);
    info.port = settings->port;
    info.iface = settings->address;
    info.protocols = protocols;
    info.vhost_name = "roadstead";
    n->vhost = n->context ? lws_create_vhost(n->context, &info) : NULL;
    if (!n->vhost) {
        snprintf(problem, 240, "Port %d at %s cannot be listened at; is something else there?", settings->port, settings->address);
        net_close(n);
        return NULL;
    }
    net_watch(n, settings->watched);
    beat(&n->pulse);
    return n;
}

int net_port(const net *n) { return lws_get_vhost_listen_port(n->vhost); }

void net_run(net *n)
{
    while (!n->stopping) {
        uv_run(&n->loop, UV_RUN_ONCE);
        n->settings.hooks.round(n->settings.context);
    }
}

void net_stop(net *n)
{
    n->stopping = true;
    lws_cancel_service(n->context);
}

void net_wake(net *n) { lws_cancel_service(n->context); }

void net_close(net *n)
{
    if (n->context) lws_context_destroy(n->context);
    while (uv_run(&n->loop, UV_RUN_NOWAIT)) continue; /* handles are closed by the loop */
    if (n->context) lws_context_destroy(n->context);  /* on a loop that is not its own, it ends in two steps */
    uv_loop_close(&n->loop);
    free(n);
}
