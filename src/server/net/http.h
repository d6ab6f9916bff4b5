/* http.h - heads of requests read and heads of answers written: HTTP/1.1 as far as this server speaks it (RFC 9110, RFC 9112).
 *
 * Strict: what could be understood in two ways is refused, so that a proxy in front never sees other requests than we do. Nothing here
 * does I/O, allocates or keeps anything. */
#ifndef SERVER_HTTP_H
#define SERVER_HTTP_H

#include "server/net/net.h"

enum {
    HTTP_HEAD = 16 << 10, /* bytes of a request's head at most */
    HTTP_ANSWER = 2048,   /* room that the head of any answer fits into */
};

typedef enum http_field {
    HTTP_HOST,
    HTTP_ORIGIN,
    HTTP_COOKIE,
    HTTP_AUTHORIZATION,
    HTTP_ACCEPT_ENCODING,
    HTTP_IF_NONE_MATCH,
    HTTP_USER_AGENT,
    HTTP_FORWARDED_FOR,
    HTTP_SOCKET_KEY,
    HTTP_SOCKET_VERSION,
    HTTP_SOCKET_PROTOCOL,
    HTTP_FIELDS,
} http_field;

typedef struct http_text { /* a part of the head, not ended by a 0 */
    char *at;
    size_t length;
} http_text;

typedef struct http_head {
    http_text method, path; /* the path without its query, as it was sent */
    http_text field[HTTP_FIELDS];
    size_t body;       /* bytes that follow the head */
    bool old;          /* HTTP/1.0 */
    bool last;         /* no further request on this line */
    bool expects;      /* waits for 100 before it sends the body */
    bool upgrade;      /* Connection says so, */
    bool to_websocket; /* and Upgrade to what */
} http_head;

/* The length of the head that the text begins with. 0: it has not all come yet; -1: it will never be one. Of the text, `seen` bytes were
 * looked at before. */
long http_end(const char *text, size_t length, size_t seen);

int http_read(char *text, size_t length, http_head *head); /* a whole one; 0, or the status to refuse it with */
void http_seal(http_head *head);                           /* makes each part a string, by 0s in the text; it cannot be read again then */
bool http_lists(http_text list, const char *word);         /* whether a list with commas has the word, in whatever case */

size_t http_write(char into[HTTP_ANSWER], const net_answer *answer, bool last);          /* its length; 0: it did not fit */
size_t http_write_switch(char into[HTTP_ANSWER], const char *key, const char *protocol); /* 101, from here on a WebSocket */

#endif
