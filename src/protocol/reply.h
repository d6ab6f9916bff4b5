/* reply.h - parts that replies are made of. */
#ifndef RS_REPLY_H
#define RS_REPLY_H

#include "engine/session.h"

/* A move as a JSON string, in one of its two forms: rs_move_text or rs_move_label. */
typedef void rs_move_form(const rs_game *game, const void *state, rs_move move, rs_text *out);
void rs_reply_move(const rs_game *game, const void *state, rs_move move, rs_text *out, rs_move_form *form);
void rs_reply_move_parts(const rs_game *game, const void *state, rs_move move, rs_text *out); /* ,"verb":..,"args":[..] */

const char *rs_status_code(rs_status status); /* a refusal's code on the wire */

void rs_reply_games(rs_text *out);                      /* the games and bots there are */
void rs_reply_moves(const rs_session *s, rs_text *out); /* the pending decision and its legal moves */
/* What happened, or what a move did, as this reader may know it. */
void rs_reply_event(const rs_game *game, const void *state, const rs_event *event, int reader, rs_text *out);
void rs_reply_events(const rs_game *game, const void *state, const rs_event *event, int events, int reader, rs_text *out);
void rs_reply_story(const rs_session *s, int reader, int from, rs_text *out); /* the events of each move from `from` on */
/* What newer rules did to a game that was read: "rules":{..}; nothing if it is of today's. */
void rs_reply_turning(const rs_session *session, rs_text *out);
void rs_reply_next(const rs_session *s, rs_text *out);   /* who is asked what, whether it is over, how much can be undone */
void rs_reply_why(const char *why, rs_text *out);        /* whether a move is legal, and if not, why and by which clause */
void rs_reply_result(const rs_session *s, rs_text *out); /* scores and places */

#endif
