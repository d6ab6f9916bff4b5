/* wake.h - what a seat leaves behind in a turn: how long it has thought, and how things stood each time it was asked.
 *
 * Time is given for a turn, not for each of its small moves: a wake shares it out. And nobody sails in circles: a move that leads to where
 * its seat already was in this turn is not chosen while there is another. Who asks bots keeps one wake for each seat. */
#ifndef RS_WAKE_H
#define RS_WAKE_H

#include "roadstead.h"

enum {
    RS_WAKE = 64,       /* positions remembered of a turn: the last ones */
    RS_WAKE_SHARE = 4,  /* of the time that is left for the turn, a move gets one part of so many, */
    RS_WAKE_LEAST = 64, /* but never less than one of so many of the whole */
};

typedef struct rs_wake {
    int owner;     /* whose turn it is; RS_NOBODY: nothing was noted yet */
    int64_t spent; /* microseconds thought in this turn */
    int count;     /* positions noted in it */
    uint64_t mark[RS_WAKE];
} rs_wake;

void rs_wake_clear(rs_wake *wake);

/* The seat is asked, and this is its view: notes it. A turn of somebody else begins anew. */
void rs_wake_note(rs_wake *wake, const rs_game *game, const void *view);

/* Of the milliseconds for a turn, those for the move that is asked for now. */
int rs_wake_time(const rs_wake *wake, int turn);

/* Was the seat in this turn where this view of it shows it? */
bool rs_wake_crossed(const rs_wake *wake, const rs_game *game, const void *view);

#endif
