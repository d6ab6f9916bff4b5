/* show.h - a game as lines of text: the table, what is asked, what can be answered, what has happened. */
#ifndef RS_TUI_SHOW_H
#define RS_TUI_SHOW_H

#include "engine/session.h"

void rs_show_board(const rs_session *session, int reader);
void rs_show_question(const rs_session *session);
/* The legal moves with their numbers, each with what it would cost and what it may bring. */
void rs_show_moves(const rs_session *session);
/* The log from a move on, as the reader may know it; `last` lines at most, 0: all. */
void rs_show_log(const rs_session *session, int reader, int from, int last);

#endif
