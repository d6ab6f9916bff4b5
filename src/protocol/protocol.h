/* protocol.h - the line protocol: one JSON request in, one JSON reply out. Used by `roadstead engine` and by the page's wasm.
 *
 * docs/protocol.md describes every request. A bad request gets {"error":{"code","message"}} and changes nothing. */
#ifndef RS_PROTOCOL_H
#define RS_PROTOCOL_H

#include "bots/odds.h"
#include "lessons/teacher.h"
#include "protocol/gamefile.h"

enum { RS_REQUEST = 1 << 20, RS_REPLY = 4 << 20 }; /* bytes of a request and of a reply at most */
enum { RS_LESSON_FILE = 1 << 16 };                 /* bytes of a lesson at most */

typedef struct rs_lesson_file {
    rs_lesson lesson; /* a slice of this: */
    char text[RS_LESSON_FILE];
} rs_lesson_file;

typedef struct rs_protocol {
    rs_session session;
    rs_session spare;              /* where a game file is tried before it becomes the running game */
    bool quit;                     /* the client said goodbye */
    int64_t (*now)(void);          /* a clock for the bots, if there is one: rs_budget */
    rs_wake wake;                  /* of the turn that is being played */
    rs_teacher teacher;            /* of a lesson, if the game is one */
    rs_lesson_file lesson_file[2]; /* the lesson that goes on, and one that is tried before it takes its place */
    rs_text lesson_room;
    rs_odds odds[RS_LIST];
    _Alignas(RS_ALIGN) unsigned char room[RS_BOT_ROOM]; /* for the bots to think in */
} rs_protocol;

void rs_protocol_init(rs_protocol *protocol);
void rs_protocol_reply(rs_protocol *protocol, const char *request, size_t length, rs_text *out);

/* The reply to something that is not even a request. */
void rs_protocol_error(rs_text *out, const char *code, const char *message);

#endif
