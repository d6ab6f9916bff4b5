/* wasm.c - libroadstead for the page: the line protocol as four exported functions.
 *
 * The page writes a request of n bytes at roadstead_request(), calls roadstead_call(n), and reads the reply at roadstead_reply().
 * This file holds the one instance of a protocol that a module has; the engine itself keeps no state. */
#include "engine/game.h"
#include "protocol/protocol.h"

#define EXPORT(name) __attribute__((export_name(name)))

static rs_protocol protocol;
static char request[RS_REQUEST + 1];
static char reply[RS_REPLY];

char *roadstead_request(void) EXPORT("roadstead_request");
char *roadstead_reply(void) EXPORT("roadstead_reply");
int roadstead_capacity(void) EXPORT("roadstead_capacity");
int roadstead_call(int length) EXPORT("roadstead_call");
int roadstead_restore(int length) EXPORT("roadstead_restore");

char *roadstead_request(void) { return request; }
char *roadstead_reply(void) { return reply; }
int roadstead_capacity(void) { return RS_REQUEST; }

/* Answers the request; returns the length of the reply, or -1 if the request cannot be that long. */
int roadstead_call(int length)
{
    rs_text out = rs_text_on(reply, sizeof reply);

    if (length < 0 || length > RS_REQUEST) return -1;
    rs_protocol_reply(&protocol, request, (size_t)length, &out);
    return (int)out.used;
}

/* The request is a game file: it becomes the running game. The reply is empty, or says what is wrong with it. */
int roadstead_restore(int length)
{
    rs_text out = rs_text_on(reply, sizeof reply);
    char problem[RS_LINE];
    const char *why;

    if (length < 0 || length > RS_REQUEST) return -1;
    why = rs_session_restore(&protocol.session, request, (size_t)length, problem);
    if (why) rs_put(&out, why);
    return (int)out.used;
}
