/* line.h - one connection to the server: HTTP requests while it is set up, then a WebSocket. */
#ifndef BENCH_LINE_H
#define BENCH_LINE_H

#include <stdbool.h>
#include <stddef.h>

enum { LINE_COOKIE = 160 };

typedef struct line {
    int fd;
    char *in; /* what has come and was not taken yet: from `at` to `in_used` */
    size_t in_used, in_room, at;
    char *out; /* what could not be sent at once */
    size_t out_used, out_room;
} line;

/* All of them end the program with a sentence if the server does not behave: a measurement that goes wrong is none. */
void line_open(line *l, int port);
void line_close(line *l);

/* A request that is waited for. Returns its status; `reply` gets the body, `cookie` (if not NULL) is sent, and replaced by what is set. */
int line_request(line *l, const char *method, const char *path, const char *body, char cookie[LINE_COOKIE], char *reply, size_t size);

void line_upgrade(line *l, const char *cookie); /* from then on it is a WebSocket that never waits */
void line_send(line *l, const char *text, size_t length);
bool line_flush(line *l); /* true: everything has gone out */
bool line_fill(line *l);  /* reads what has come; false: nothing had */

/* The next whole message, not ended by a 0; it stays until the next line_fill. False: there is none yet. */
bool line_next(line *l, const char **text, size_t *length);

void fail(const char *format, ...) __attribute__((noreturn, format(printf, 1, 2)));

#endif
