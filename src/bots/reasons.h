/* reasons.h - why a move is worth making: what it would bring its seat before the turn, or the interruption it is asked in, is over, or
 * else in its next turn.
 *
 * It is what the asked seat can know: moves are tried on guesses dealt from its view, and what follows is chosen by the cheap policy. */
#ifndef RS_REASONS_H
#define RS_REASONS_H

#include "bots/bot.h"

enum {
    RS_REASONS = 8, /* moves that are given one at most */
    RS_GAINS = 3,   /* what is told of one of them at most */
};

typedef struct rs_gain { /* an event that helps the seat */
    rs_event event;      /* if nobody sees its arguments, they were now these and now those */
    int often;           /* samples in which it happened */
    bool later;          /* not by the move itself: by one that follows from it, */
    bool next;           /* and even by one of the seat's next turn */
} rs_gain;

typedef struct rs_reason {
    int samples;
    int gains;              /* none: there was nothing of note */
    rs_gain gain[RS_GAINS]; /* what helps most, in the order in which it comes */
    bool ends;              /* the seat's turn is over with the move, whatever the luck */
    bool goes_on;           /* the seat has another move to make, mostly the same one: */
    rs_move then;
    int64_t score; /* the sum of the changes of the seat's score */
    int low, high; /* the least and the greatest change */
} rs_reason;

/* Fills reason[0 .. count - 1] for the legal moves with these numbers. */
void rs_find_reasons(const rs_question *question, const int *index, int count, rs_reason *reason);

#endif
