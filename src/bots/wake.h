/* wake.h - what a turn leaves behind: how long each seat has thought in it, and how things stood each time somebody was asked.
 *
 * Time is given for a turn, not for each of its small moves: a wake shares it out. And nobody sails in circles: a move that leads to where
 * its seat already was in this turn is not chosen while there is another. A table has one wake, which hears of every move, people's too. */
#ifndef RS_WAKE_H
#define RS_WAKE_H

#include "roadstead.h"

enum {
    RS_WAKE = 64,       /* positions remembered of a turn: the last ones */
    RS_WAKE_SHARE = 4,  /* of the time that is left for the turn, a move gets one part of so many; */
    RS_WAKE_PLAN = 6,   /* of so many, if all is as its seat expected when it moved last: it has thought of this already; */
    RS_WAKE_LEAST = 64, /* but never less than one of so many of the whole */
};

typedef struct rs_wake {
    int owner;               /* whose turn it is; RS_NOBODY: nothing was noted yet */
    int64_t spent[RS_SEATS]; /* microseconds thought in this turn */
    uint64_t expected;       /* where the last bot's move leads, whatever the luck; 0: it does not know */
    int count;               /* positions noted */
    uint64_t mark[RS_WAKE];
} rs_wake;

void rs_wake_clear(rs_wake *wake);

/* A seat is asked, and this is its view. A turn of somebody else begins anew. The same may be noted again. */
void rs_wake_note(rs_wake *wake, const rs_game *game, const void *view);

/* Of the milliseconds for a turn, those for the move of this seat, whose view was noted last. */
int rs_wake_time(const rs_wake *wake, int seat, int turn);

/* Was the seat whose view has this mark (rs_mark_whenever) there in this turn? */
bool rs_wake_crossed(const rs_wake *wake, uint64_t mark);

#endif
