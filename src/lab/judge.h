/* judge.h - how good the choices of bots are, decision by decision, without playing the games out.
 *
 * One bot, the yardstick, plays games by itself. At some of its decisions the others are asked as well, and where one of them chooses
 * another move, the two moves are compared by many looks ahead. That tells two bots apart with far less time than whole games do, as long
 * as one trusts the looks. */
#ifndef RS_JUDGE_H
#define RS_JUDGE_H

#include "lab/elo.h"
#include "lab/sim.h"

typedef struct rs_judged {  /* a bot's choices */
    long positions, others; /* that it was asked at; of them with another move than the yardstick's */
    double gain, square;    /* sums of its leads over the yardstick's choice, in percent of a win, and of their squares */
    int64_t microseconds;
} rs_judged;

typedef struct rs_judge_plan {
    const rs_game *game;
    int players;
    const int16_t *options; /* of the game, or NULL: the usual ones */
    int bots;               /* the last one is the yardstick */
    const rs_bot *bot[RS_RATED];
    long positions;
    int every; /* so many decisions from one position to the next */
    int looks;
    rs_budget budget;
    const char *seed;
    void (*progress)(const rs_judged *first, long positions, double seconds); /* now and then, or NULL */
    bool (*stopped)(void);                                                    /* asked now and then: is it enough? Or NULL */
} rs_judge_plan;

double rs_gain(const rs_judged *judged);          /* a decision, in percent of a win */
double rs_error_of_gain(const rs_judged *judged); /* of 95 % */

/* Fills one entry for each bot but the last. NULL, or why it could not be done. */
const char *rs_judge(const rs_judge_plan *plan, rs_judged judged[RS_RATED]);

#endif
