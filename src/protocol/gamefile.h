/* gamefile.h - games as files: readable text, a header and one move a line. gamefile.c shows the form. */
#ifndef RS_GAMEFILE_H
#define RS_GAMEFILE_H

#include "engine/session.h"

/* A game that is over is saved with its record if there is room, so that every later program can show it; another one without. */
void rs_session_save(const rs_session *session, rs_text *out);
void rs_session_save_as(const rs_session *session, bool record, rs_text *out);

/* Reads and replays a game file. The sentence names the line that is wrong; the session then holds no game. A game of an older version of
 * the rules is opened in any case: session->turning says what became of it. */
const char *rs_session_restore(rs_session *session, const char *text, size_t length, char *problem);

/* The same up to a number of moves: the position in the middle of a game. What comes after is not looked at. */
const char *rs_session_restore_to(rs_session *session, const char *text, size_t length, int moves, char *problem);

/* Reads it all and proves it: the seed fits its commitment, all draws came from it, the final position is the one noted. Of a game of an
 * older version only the commitment must hold; session->turning and session->turned say what else was shown. */
const char *rs_session_verify(rs_session *session, const char *text, size_t length, char *problem);

/* A move as version `from` of the rules wrote it. Questions that are new since and have one answer are answered by themselves before it:
 * `filled` counts them, and a remark is kept with the game. NULL, or why it cannot be made. */
typedef void rs_hearer(void *context); /* a move was made */
const char *rs_session_play_older(rs_session *session, int from, int seat, const char *text, rs_hearer *heard, void *context,
                                  char *problem);
bool rs_session_fill(rs_session *session, int from); /* answers one such question; false: it is none */

#endif
