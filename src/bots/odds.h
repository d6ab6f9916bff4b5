/* odds.h - what a pending decision may bring: each legal move tried many times on guesses, until what it sets off is over.
 *
 * It is what the asked seat can know: guesses are dealt from its view, and its own later choices and the others' are made by a cheap
 * policy. */
#ifndef RS_ODDS_H
#define RS_ODDS_H

#include "bots/bot.h"

enum { RS_ODDS_KINDS = 128 }; /* kinds of events of a game at most: as many as a set holds */

typedef struct rs_odds { /* of one move */
    int samples;
    int64_t chance;             /* the sum of the chances of winning afterwards, each of RS_CERTAIN */
    int64_t score;              /* the sum of the changes of the seat's score */
    int low, high;              /* the least and the greatest change */
    int happens[RS_ODDS_KINDS]; /* samples in which an event of this kind was told of the asked seat */
} rs_odds;

/* Fills odds[0 .. moves->count - 1]; an iteration of the budget is one sample of one move. Every move gets as many. */
void rs_find_odds(const rs_question *question, rs_odds *odds);

#endif
