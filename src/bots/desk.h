/* desk.h - what greedy and search share: every candidate is looked into on the same guess and with the same luck.
 *
 * What luck brings is large, what one move is better than another small. Compared guess by guess, most of the luck falls out. */
#ifndef RS_DESK_H
#define RS_DESK_H

#include "bots/mind.h"

enum {
    RS_GUESSES = 8,    /* of the first look; */
    RS_GLANCES = 2,    /* after so many of them */
    RS_SHORTLIST = 12, /* only so many moves are looked into further */
};

typedef struct rs_contender {
    int index;   /* in the list of moves */
    int rank;    /* after the first look; the best 0 */
    int first;   /* mean of the chances found in the first look */
    int looks;   /* that count */
    int chance;  /* found in the last of them */
    int64_t sum; /* of the chances found */
} rs_contender;

typedef struct rs_desk {
    rs_mind mind, other; /* the other to try things in */
    rs_memory memory;    /* of both */
    const rs_question *question;
    int64_t iterations;
    rs_chance luck; /* of the guess */
    _Alignas(RS_ALIGN) unsigned char guess[RS_STATE];
    int count;
    rs_contender contender[RS_LIST];
} rs_desk;

/* There are no contenders yet. */
void rs_desk_begin(rs_desk *desk, const rs_question *question);

/* Looks into all legal moves, to the end of the stretch, over a few guesses; then the contenders are in order, the best first, and those
 * that count are the shortlist.
 * False: the budget is used up. */
bool rs_first_look(rs_desk *desk, const rs_question *question);

/* From where a contender's move was made: the asked seat's chance. */
typedef int rs_look(rs_desk *desk);

/* A round: one guess, on which all contenders are looked into. False: the budget ran out, and it does not count. */
bool rs_play_round(rs_desk *desk, rs_look *look);

int rs_chance_here(rs_desk *desk);           /* of the asked seat, where the thought is now */
int64_t rs_desk_leaves(const rs_desk *desk); /* positions weighed so far, remembered ones too */
int rs_cost_of_moves(int moves);             /* of its own: of two ways to the same end it takes the shorter */

/* The best first; equals keep their order. All must have been looked into equally often. */
void rs_put_in_order(rs_desk *desk);

/* Makes a legal move on the guess of the last round. */
void rs_make_on_guess(rs_desk *desk, int index);

void rs_tell_effort(const rs_desk *desk, rs_thoughts *thoughts);
void rs_tell_first_look(const rs_desk *desk, rs_thoughts *thoughts);

#endif
