/* request.h - what the functions that answer requests share: the request, its members, how one is refused. */
#ifndef RS_REQUEST_H
#define RS_REQUEST_H

#include "engine/json.h"
#include "engine/text.h"
#include "protocol/protocol.h"

typedef struct rs_request {
    rs_protocol *protocol;
    rs_session *session;
    rs_json json;
    rs_text *out;
} rs_request;

/* In place of all that was put. Returns false. */
static inline bool rs_request_fail(rs_request *r, const char *code, const char *message)
{
    rs_protocol_error(r->out, code, message);
    return false;
}

/* Each reads a member, and fails the request if it is not as it must be. */
bool rs_request_need_game(rs_request *r);
bool rs_request_game(rs_request *r, const rs_game **game);
bool rs_request_seat(rs_request *r, bool others, int *seat); /* with `others` also a missing one, which stands for the spectator */
bool rs_request_move(rs_request *r, int *seat, char move[RS_LINE]);
/* A seed is a text, or a whole number of any size, taken as its digits; `absent` if it is left out. */
bool rs_request_seed(rs_request *r, rs_json json, char seed[RS_SEED + 1], const char *absent);
bool rs_request_script(rs_request *r, rs_json list, rs_script *script);
bool rs_request_is_true(const rs_request *r, const char *name);

/* What the last move did. */
void rs_request_put_events(rs_request *r, int reader);
/* The turn went through the position that this seat sees. */
void rs_request_note_wake(rs_request *r, int seat);

/* Requests that stand in files of their own. */
void rs_do_bot(rs_request *r); /* think.c */
void rs_do_hint(rs_request *r);
void rs_do_odds(rs_request *r);

/* Whose name a request has answers it; a list ends with no name. */
typedef struct rs_answering {
    const char *name;
    void (*handle)(rs_request *r);
} rs_answering;

extern const rs_answering rs_teaching[]; /* the requests of a lesson: teach.c, but a module for playing has none (wasm.c) */

#endif
