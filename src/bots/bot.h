/* bot.h - a bot sees a view, the legal moves and its own generator, and names a move. It never sees the true position. */
#ifndef RS_BOT_H
#define RS_BOT_H

#include "roadstead.h"

typedef struct rs_bot {
    const char *id, *title;
    /* The index of the move it makes; `ms`: how long it may think. The view is of the seat that is asked. */
    int (*choose)(const rs_game *game, const void *view, const rs_moves *moves, rs_chance *chance, int ms);
} rs_bot;

int rs_bot_count(void);
const rs_bot *rs_bot_at(int index);
const rs_bot *rs_bot_find(const char *id); /* NULL: no such bot */

#endif
