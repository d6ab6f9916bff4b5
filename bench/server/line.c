/* line.c - a connection: just as much of HTTP and of RFC 6455 as a client needs that knows its server. */
#include "line.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { TEXT_FRAME = 1, CLOSE_FRAME = 8, PING_FRAME = 9, PONG_FRAME = 10, HEAD = 2048 };

void fail(const char *format, ...)
{
    va_list more;

    va_start(more, format);
    fputs("bench-server: ", stderr);
    vfprintf(stderr, format, more);
    fputc('\n', stderr);
    va_end(more);
    exit(1);
}

static char *grown(char *old, size_t needed, size_t *room)
{
    char *larger;

    if (needed <= *room) return old;
    while (*room < needed) *room = *room ? *room * 2 : 4096;
    larger = realloc(old, *room);
    if (!larger) fail("no memory for %zu bytes", *room);
    return larger;
}

void line_open(line *l, int port)
{
    struct sockaddr_in where = {.sin_family = AF_INET, .sin_port = htons((unsigned short)port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    int yes = 1;

    *l = (line){.fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)};
    if (l->fd < 0) fail("no socket: %s", strerror(errno));
    if (connect(l->fd, (struct sockaddr *)&where, sizeof where) != 0) fail("cannot connect to port %d: %s", port, strerror(errno));
    setsockopt(l->fd, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
}

void line_close(line *l)
{
    close(l->fd);
    free(l->in);
    free(l->out);
    *l = (line){.fd = -1};
}

/* ---- HTTP ------------------------------------------------------------------------------------------------------------------------ */

bool line_fill(line *l)
{
    ssize_t got;

    if (l->at > 0) { /* what was taken makes room */
        memmove(l->in, l->in + l->at, l->in_used - l->at);
        l->in_used -= l->at;
        l->at = 0;
    }
    l->in = grown(l->in, l->in_used + 16384, &l->in_room);
    got = recv(l->fd, l->in + l->in_used, l->in_room - l->in_used, 0);
    if (got == 0) fail("the server has closed a connection");
    if (got < 0 && errno != EAGAIN && errno != EINTR) fail("the connection broke: %s", strerror(errno));
    if (got < 0) return false;
    l->in_used += (size_t)got;
    return true;
}

static const char *found(const line *l, const char *what) { return memmem(l->in + l->at, l->in_used - l->at, what, strlen(what)); }

/* Reads until the head is there; copies it, and takes it off. */
static void read_head(line *l, char head[HEAD])
{
    const char *end;
    size_t length;

    while (!(l->in_used > l->at && (end = found(l, "\r\n\r\n")))) line_fill(l);
    length = (size_t)(end - (l->in + l->at));
    if (length >= HEAD) fail("the head of an answer is too long");
    memcpy(head, l->in + l->at, length);
    head[length] = 0;
    l->at += length + 4;
}

static void take_cookie(const char *head, char *cookie)
{
    const char *set = strcasestr(head, "\r\nset-cookie:");
    size_t length;

    if (!set) return;
    set += strlen("\r\nset-cookie:");
    set += strspn(set, " ");
    length = strcspn(set, ";\r");
    if (length >= LINE_COOKIE) fail("the cookie is too long");
    memcpy(cookie, set, length);
    cookie[length] = 0;
}

static void read_body(line *l, const char *head, char *reply, size_t size)
{
    const char *field = strcasestr(head, "\r\ncontent-length:");
    size_t length = field ? strtoul(field + strlen("\r\ncontent-length:"), NULL, 10) : 0;

    if (!field || length >= size) fail("an answer of %zu bytes does not fit", length);
    while (l->in_used - l->at < length) line_fill(l);
    memcpy(reply, l->in + l->at, length);
    reply[length] = 0;
    l->at += length;
}

static int status_of(const char *head)
{
    const char *blank = strchr(head, ' ');

    return blank ? (int)strtol(blank, NULL, 10) : 0;
}

static void send_all(const line *l, const char *text, size_t length)
{
    while (length > 0) {
        ssize_t sent = send(l->fd, text, length, MSG_NOSIGNAL);

        if (sent < 0) fail("cannot send: %s", strerror(errno));
        text += sent;
        length -= (size_t)sent;
    }
}

int line_request(line *l, const char *method, const char *path, const char *body, char cookie[LINE_COOKIE], char *reply, size_t size)
{
    char head[HEAD];
    int length = snprintf(head, sizeof head,
                          "%s %s HTTP/1.1\r\nHost: 127.0.0.1\r\n%s%s%sContent-Type: application/json\r\nContent-Length: %zu\r\n\r\n%s",
                          method, path, *cookie ? "Cookie: " : "", cookie, *cookie ? "\r\n" : "", strlen(body), body);

    if (length < 0 || length >= (int)sizeof head) fail("the request %s is too long", path);
    send_all(l, head, (size_t)length);
    read_head(l, head);
    take_cookie(head, cookie);
    read_body(l, head, reply, size);
    return status_of(head);
}

/* ---- WebSocket ------------------------------------------------------------------------------------------------------------------- */

void line_upgrade(line *l, const char *cookie)
{
    char head[HEAD];
    int length =
        snprintf(head, sizeof head,
                 "GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                 "Sec-WebSocket-Key: cm9hZHN0ZWFkLWJlbmNoIQ==\r\nSec-WebSocket-Protocol: roadstead\r\nCookie: %s\r\n\r\n",
                 cookie);

    send_all(l, head, (size_t)length);
    read_head(l, head);
    if (status_of(head) != 101) fail("the handshake was refused: %.200s", head);
    if (fcntl(l->fd, F_SETFL, O_NONBLOCK) != 0) fail("cannot set a socket: %s", strerror(errno));
}

bool line_flush(line *l)
{
    ssize_t sent = l->out_used ? send(l->fd, l->out, l->out_used, MSG_NOSIGNAL) : 0;

    if (sent < 0 && errno != EAGAIN && errno != EINTR) fail("cannot send: %s", strerror(errno));
    if (sent > 0) {
        memmove(l->out, l->out + sent, l->out_used - (size_t)sent);
        l->out_used -= (size_t)sent;
    }
    return l->out_used == 0;
}

/* The mask is 0: it protects proxies from pages, and here is neither. */
static void put_frame(line *l, int kind, const char *text, size_t length)
{
    unsigned char head[8] = {(unsigned char)(0x80 | kind), (unsigned char)(0x80 | (length < 126 ? length : 126))};
    size_t size = 2;

    if (length >= 126) {
        head[2] = (unsigned char)(length >> 8);
        head[3] = (unsigned char)length;
        size = 4;
    }
    size += 4;
    l->out = grown(l->out, l->out_used + size + length, &l->out_room);
    memcpy(l->out + l->out_used, head, size);
    memcpy(l->out + l->out_used + size, text, length);
    l->out_used += size + length;
}

void line_send(line *l, const char *text, size_t length)
{
    put_frame(l, TEXT_FRAME, text, length);
    line_flush(l);
}

typedef struct frame {
    int kind;
    bool last;
    size_t head, length;
} frame;

static size_t number(const unsigned char *at, size_t bytes)
{
    size_t n = 0;

    for (size_t i = 0; i < bytes; i++) n = n << 8 | at[i];
    return n;
}

/* The frame that begins at `at`; false: it has not all come yet. */
static bool frame_at(const line *l, size_t at, frame *f)
{
    const unsigned char *in = (const unsigned char *)l->in + at;
    size_t have = l->in_used - at, more;

    if (have < 2) return false;
    more = (in[1] & 127) == 126 ? 2 : (in[1] & 127) == 127 ? 8 : 0;
    if (have < 2 + more) return false;
    *f = (frame){.kind = in[0] & 15, .last = in[0] & 128, .head = 2 + more, .length = more ? number(in + 2, more) : in[1] & 127};
    return have - f->head >= f->length;
}

/* The server sends each message in one frame. */
bool line_next(line *l, const char **text, size_t *length)
{
    frame f;

    while (frame_at(l, l->at, &f)) {
        const char *payload = l->in + l->at + f.head;

        l->at += f.head + f.length;
        if (f.kind == CLOSE_FRAME) fail("the server closes a socket");
        if (f.kind == TEXT_FRAME && f.last) {
            *text = payload;
            *length = f.length;
            return true;
        }
        if (f.kind != PING_FRAME) fail("a frame of kind %d was not expected", f.kind);
        put_frame(l, PONG_FRAME, payload, f.length);
        line_flush(l);
    }
    return false;
}
