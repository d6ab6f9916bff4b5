/* http.c - heads of requests read and heads of answers written. */
#include "server/net/http.h"
#include "server/net/frames.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

/* ---- Characters ----------------------------------------------------------------------------------------------------------------- */

static bool is_letter_or_digit(char c) { return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }
static bool is_of_token(char c) { return is_letter_or_digit(c) || (c && strchr("!#$%&'*+-.^_`|~", c)); }
static bool is_of_host(char c) { return is_letter_or_digit(c) || (c && strchr(".-_:[]", c)); }
static bool is_of_path(char c) { return c > ' ' && c < 127; }
static bool is_of_value(char c) { return c == '\t' || ((unsigned char)c >= ' ' && c != 127); }
static bool is_blank(char c) { return c == ' ' || c == '\t'; }

static bool is_all(http_text text, bool (*fits)(char))
{
    for (size_t i = 0; i < text.length; i++)
        if (!fits(text.at[i])) return false;
    return true;
}

static bool is(http_text text, const char *word) { return text.length == strlen(word) && strncasecmp(text.at, word, text.length) == 0; }

static http_text trimmed(http_text text)
{
    while (text.length > 0 && is_blank(*text.at)) text.at++, text.length--;
    while (text.length > 0 && is_blank(text.at[text.length - 1])) text.length--;
    return text;
}

/* Takes what is before the mark off the text, with the mark; without one all of it. */
static http_text cut_at(http_text *text, char mark)
{
    char *found = text->length > 0 ? memchr(text->at, mark, text->length) : NULL;
    http_text before = {text->at, found ? (size_t)(found - text->at) : text->length};
    size_t taken = before.length + (found != NULL);

    text->at += taken;
    text->length -= taken;
    return before;
}

bool http_lists(http_text list, const char *word)
{
    while (list.length > 0)
        if (is(trimmed(cut_at(&list, ',')), word)) return true;
    return false;
}

/* ---- Where a head ends ---------------------------------------------------------------------------------------------------------- */

/* A line feed stands behind a carriage return and nowhere else, and 0 nowhere: who sends them means to be read in two ways. */
long http_end(const char *text, size_t length, size_t seen)
{
    for (size_t i = seen; i < length; i++) {
        if (text[i] == 0) return -1;
        if (text[i] != '\n') continue;
        if (i < 2 || text[i - 1] != '\r') return -1;
        if (text[i - 2] == '\n') return (long)i + 1;
    }
    return 0;
}

/* ---- Fields --------------------------------------------------------------------------------------------------------------------- */

static int take_connection(http_head *head, http_text value)
{
    if (http_lists(value, "close")) head->last = true;
    if (http_lists(value, "upgrade")) head->upgrade = true;
    return 0;
}

static int take_upgrade(http_head *head, http_text value)
{
    if (http_lists(value, "websocket")) head->to_websocket = true;
    return 0;
}

static int take_expect(http_head *head, http_text value)
{
    head->expects = true;
    return is(value, "100-continue") ? 0 : 417;
}

static int take_length(http_head *head, http_text value)
{
    size_t sum = 0;

    if (head->body != SIZE_MAX || value.length == 0) return 400;
    for (size_t i = 0; i < value.length; i++) {
        if (value.at[i] < '0' || value.at[i] > '9') return 400;
        if (sum <= NET_MESSAGE) sum = sum * 10 + (size_t)(value.at[i] - '0');
    }
    head->body = sum;
    return 0;
}

/* We want to be told the length. To skip a body in pieces is to guess where the next request begins. */
static int take_coding(http_head *head, http_text value)
{
    (void)head, (void)value;
    return 411;
}

static const struct {
    const char *name;
    int (*take)(http_head *head, http_text value); /* NULL: it is kept */
    http_field field;
    bool often; /* may be there more than once; the last one counts */
} fields[] = {
    {"host", NULL, HTTP_HOST, false},
    {"connection", take_connection, 0, true},
    {"origin", NULL, HTTP_ORIGIN, false},
    {"cookie", NULL, HTTP_COOKIE, false},
    {"authorization", NULL, HTTP_AUTHORIZATION, false},
    {"accept-encoding", NULL, HTTP_ACCEPT_ENCODING, true},
    {"if-none-match", NULL, HTTP_IF_NONE_MATCH, false},
    {"user-agent", NULL, HTTP_USER_AGENT, true},
    {"content-length", take_length, 0, false},
    {"transfer-encoding", take_coding, 0, false},
    {"expect", take_expect, 0, false},
    {"upgrade", take_upgrade, 0, true},
    {"x-forwarded-for", NULL, HTTP_FORWARDED_FOR, true},
    {"sec-websocket-key", NULL, HTTP_SOCKET_KEY, false},
    {"sec-websocket-version", NULL, HTTP_SOCKET_VERSION, false},
    {"sec-websocket-protocol", NULL, HTTP_SOCKET_PROTOCOL, false},
};

static int keep(http_head *head, http_field field, bool often, http_text value)
{
    if (head->field[field].at && !often) return 400;
    head->field[field] = value;
    return 0;
}

static int take_field(http_head *head, http_text line)
{
    bool colon = line.length > 0 && memchr(line.at, ':', line.length);
    http_text name = cut_at(&line, ':'), value = trimmed(line);

    if (!colon || name.length == 0 || !is_all(name, is_of_token) || !is_all(value, is_of_value)) return 400;
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++)
        if (is(name, fields[i].name))
            return fields[i].take ? fields[i].take(head, value) : keep(head, fields[i].field, fields[i].often, value);
    return 0;
}

/* ---- The head ------------------------------------------------------------------------------------------------------------------- */

static int read_version(http_head *head, http_text version)
{
    if (version.length != 8 || memcmp(version.at, "HTTP/", 5) != 0) return 400;
    head->old = head->last = memcmp(version.at + 5, "1.0", 3) == 0;
    return head->old || memcmp(version.at + 5, "1.1", 3) == 0 ? 0 : 505;
}

static bool is_method(http_text method, const char *name) /* in capitals only */
{
    return method.length == strlen(name) && memcmp(method.at, name, method.length) == 0;
}

static int read_first_line(http_head *head, http_text line)
{
    http_text target;
    int status;

    head->method = cut_at(&line, ' ');
    target = cut_at(&line, ' ');
    status = read_version(head, line);
    if (status) return status;
    if (head->method.length == 0 || !is_all(head->method, is_of_token)) return 400;
    if (target.length == 0 || !is_all(target, is_of_path)) return 400;
    head->path = cut_at(&target, '?');
    if (!is_method(head->method, "GET") && !is_method(head->method, "HEAD") && !is_method(head->method, "POST")) return 405;
    return head->path.length > 0 && *head->path.at == '/' ? 0 : 400;
}

static int check_whole(http_head *head)
{
    http_text host = head->field[HTTP_HOST];

    if (head->body == SIZE_MAX) head->body = 0;
    if (!host.at && !head->old) return 400;
    if (host.at && (host.length == 0 || !is_all(host, is_of_host))) return 400;
    return head->body > NET_MESSAGE ? 413 : 0;
}

static http_text next_line(http_text *text)
{
    http_text line = cut_at(text, '\n');

    line.length--; /* http_end has seen to it that a carriage return is there */
    return line;
}

int http_read(char *text, size_t length, http_head *head)
{
    http_text left = {text, length - 2}, line = next_line(&left); /* without the empty line at the end */
    int status;

    *head = (http_head){.body = SIZE_MAX};
    status = read_first_line(head, line);
    while (!status && left.length > 0) status = take_field(head, next_line(&left));
    return status ? status : check_whole(head);
}

static void seal(http_text *text)
{
    static char nothing[1];

    if (text->at)
        text->at[text->length] = 0; /* where a blank, a mark or the line's end was */
    else
        text->at = nothing;
}

void http_seal(http_head *head)
{
    seal(&head->method);
    seal(&head->path);
    for (int i = 0; i < HTTP_FIELDS; i++) seal(&head->field[i]);
}

/* ---- Answers -------------------------------------------------------------------------------------------------------------------- */

/* On everything: scripts, styles and pictures only from here, no frames, no guessing of types. */
static const char always[] =
    "content-security-policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'\r\n"
    "x-content-type-options: nosniff\r\n"
    "x-frame-options: DENY\r\n"
    "referrer-policy: no-referrer\r\n"
    "cross-origin-opener-policy: same-origin\r\n"
    "cross-origin-resource-policy: same-origin\r\n"
    "permissions-policy: camera=(), geolocation=(), microphone=()\r\n"
    "vary: accept-encoding\r\n";

static const char *reason(int status)
{
    static const struct {
        int status;
        const char *text;
    } reasons[] = {
        {200, "OK"},
        {304, "Not Modified"},
        {400, "Bad Request"},
        {401, "Unauthorized"},
        {403, "Forbidden"},
        {404, "Not Found"},
        {405, "Method Not Allowed"},
        {409, "Conflict"},
        {411, "Length Required"},
        {413, "Content Too Large"},
        {417, "Expectation Failed"},
        {426, "Upgrade Required"},
        {429, "Too Many Requests"},
        {431, "Request Header Fields Too Large"},
        {500, "Internal Server Error"},
        {503, "Service Unavailable"},
        {505, "HTTP Version Not Supported"},
    };

    for (size_t i = 0; i < sizeof reasons / sizeof *reasons; i++)
        if (reasons[i].status == status) return reasons[i].text;
    return "";
}

typedef struct writing {
    char *at;
    size_t used;
} writing;

static void put(writing *out, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void put(writing *out, const char *format, ...)
{
    size_t left = HTTP_ANSWER - out->used;
    va_list values;
    int length;

    va_start(values, format);
    length = vsnprintf(out->at + out->used, left, format, values);
    va_end(values);
    out->used = length < 0 || (size_t)length >= left ? HTTP_ANSWER : out->used + (size_t)length;
}

static void put_field(writing *out, const char *name, const char *value)
{
    if (value) put(out, "%s: %s\r\n", name, value);
}

size_t http_write(char into[HTTP_ANSWER], const net_answer *a, bool last)
{
    writing out = {into, 0};

    put(&out, "HTTP/1.1 %d %s\r\n", a->status, reason(a->status));
    if (a->length > 0) put_field(&out, "content-type", a->type);
    if (a->status != 304) put(&out, "content-length: %zu\r\n", a->length);
    put(&out, "%s", always);
    put_field(&out, "cache-control", a->cache ? a->cache : "no-store");
    put_field(&out, "set-cookie", a->cookie);
    put_field(&out, "content-encoding", a->encoding);
    put_field(&out, "etag", a->etag);
    if (a->status == 405) put_field(&out, "allow", "GET, HEAD, POST");
    if (a->status == 426) put_field(&out, "sec-websocket-version", "13");
    if (last) put_field(&out, "connection", "close");
    put(&out, "\r\n");
    return out.used < HTTP_ANSWER ? out.used : 0;
}

size_t http_write_switch(char into[HTTP_ANSWER], const char *key, const char *protocol)
{
    writing out = {into, 0};
    char accept[FRAMES_ACCEPT];

    frames_accept(key, accept);
    put(&out, "HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n");
    put_field(&out, "sec-websocket-accept", accept);
    put_field(&out, "sec-websocket-protocol", protocol);
    put(&out, "\r\n");
    return out.used;
}
