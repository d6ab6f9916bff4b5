/* wasm.c - libroadstead for the page: the line protocol as four exported functions.
 *
 * The page writes a request of n bytes at roadstead_request(), calls roadstead_call(n), and reads the reply at roadstead_reply().
 * This file holds the one instance of a protocol that a module has; the engine itself keeps no state. */
#include "engine/game.h"
#include "protocol/protocol.h"
#include "protocol/request.h"

#define EXPORT(name) __attribute__((export_name(name)))

/* libc's formatting of numbers names these, though nothing is ever read or written; so the module needs nothing from outside. */
int32_t __imported_wasi_snapshot_preview1_fd_close(int32_t file);
int32_t __imported_wasi_snapshot_preview1_fd_seek(int32_t file, int64_t offset, int32_t whence, int32_t result);
int32_t __imported_wasi_snapshot_preview1_fd_write(int32_t file, int32_t vectors, int32_t count, int32_t result);

enum { BAD_FILE = 8 };

int32_t __imported_wasi_snapshot_preview1_fd_close(int32_t file) { return (void)file, BAD_FILE; }

int32_t __imported_wasi_snapshot_preview1_fd_seek(int32_t file, int64_t offset, int32_t whence, int32_t result)
{
    return (void)file, (void)offset, (void)whence, (void)result, BAD_FILE;
}

int32_t __imported_wasi_snapshot_preview1_fd_write(int32_t file, int32_t vectors, int32_t count, int32_t result)
{
    return (void)file, (void)vectors, (void)count, (void)result, BAD_FILE;
}

static rs_protocol protocol;
static char request[RS_REQUEST + 1];
static char reply[RS_REPLY];

char *roadstead_request(void) EXPORT("roadstead_request");
char *roadstead_reply(void) EXPORT("roadstead_reply");
int roadstead_capacity(void) EXPORT("roadstead_capacity");
int roadstead_call(int length) EXPORT("roadstead_call");

char *roadstead_request(void) { return request; }
char *roadstead_reply(void) { return reply; }
int roadstead_capacity(void) { return RS_REQUEST; }

/* A module of the page is lent a clock, so that bots can be given time; any other needs nothing from outside. */
#ifdef LENT_CLOCK
__attribute__((import_module("page"), import_name("now"))) int64_t page_now(void);
#else
#define page_now NULL
#endif

/* Who plays is taught nothing, and need not load what teaches; nor the table drawn in text, which the page draws itself. */
#ifdef FOR_PLAYING
const rs_answering rs_teaching[] = {{NULL, NULL}};

void BOARD_OF_GAME(const void *view, rs_text *out);
void BOARD_OF_GAME(const void *view, rs_text *out) { (void)view, (void)out; }
#endif

/* Answers the request; returns the length of the reply, or -1 if the request cannot be that long. */
int roadstead_call(int length)
{
    rs_text out = rs_text_on(reply, sizeof reply);

    if (length < 0 || length > RS_REQUEST) return -1;
    protocol.now = page_now;
    rs_protocol_reply(&protocol, request, (size_t)length, &out);
    return (int)out.used;
}
