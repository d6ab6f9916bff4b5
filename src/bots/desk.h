/* desk.h - what greedy and search share: every candidate is looked into on the same guess and with the same luck.
 *
 * What luck brings is large, what one move is better than another small. Compared guess by guess, most of the luck falls out. */
#ifndef RS_DESK_H
#define RS_DESK_H

#include "bots/mind.h"

enum { RS_GUESSES = 8 }; /* of the first look */

typedef struct rs_contender {
    int index;      /* in the list of moves */
    int looks;      /* that count */
    int chance;     /* found in the round being played */
    int first;      /* mean of the chances found in the first look */
    int64_t sum;    /* of the chances found since */
    int64_t lead;   /* of the same, each above that of the first contender in the same round */
    int64_t square; /* sum of their squares */
} rs_contender;

typedef struct rs_desk {
    rs_mind mind;
    const rs_question *question;
    int64_t iterations;
    rs_chance luck; /* of the guess */
    _Alignas(RS_ALIGN) unsigned char guess[RS_STATE];
    int count;
    rs_contender contender[RS_LIST];
} rs_desk;

/* Looks into all legal moves, to the end of the stretch, over a few guesses; then the contenders are in order, the best first.
 * False: the budget is used up. */
bool rs_first_look(rs_desk *desk, const rs_question *question);

/* A round: one guess, on which all contenders are played on for so many stretches. False: the budget ran out, and it does not count. */
bool rs_play_round(rs_desk *desk, int stretches);

/* The best first, from this place on; equals keep their order. All must have been looked into equally often. */
void rs_put_in_order(rs_desk *desk, int from);

/* Makes a legal move on the guess of the last round. */
void rs_make_on_guess(rs_desk *desk, int index);

void rs_tell_first_look(const rs_desk *desk, rs_thoughts *thoughts);

#endif
