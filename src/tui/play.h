/* play.h - a game at the terminal: hot-seat and against bots, one line at a time. */
#ifndef RS_TUI_PLAY_H
#define RS_TUI_PLAY_H

#include "bots/bot.h"
#include "protocol/gamefile.h"

typedef struct rs_terminal_table {
    rs_session *session;         /* begun or restored */
    const rs_bot *bot[RS_SEATS]; /* NULL: a person sits there */
    rs_budget budget;            /* of the bots for a move */
    void *room;                  /* RS_BOT_ROOM bytes for them to think in */
} rs_terminal_table;

/* Plays until the game is over, somebody quits or the input ends. Returns the exit status. */
int rs_play_at_terminal(rs_terminal_table *table);

#endif
