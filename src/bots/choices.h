/* choices.h - which of the legal moves are worth a thought: of those that lead to the same, one; none that leads back to where the seat
 * was in this turn, and none that is for nothing by the game's own word (`vain`), unless nothing else is left. */
#ifndef RS_CHOICES_H
#define RS_CHOICES_H

#include "bots/bot.h"

typedef struct rs_choices {
    rs_moves moves;             /* these */
    int16_t place[RS_LIST];     /* of each of them in the list of legal moves */
    int16_t as[RS_LIST];        /* of each legal move: the choice that leads to the same; -1: it leads back, or is for nothing */
    uint64_t leads_to[RS_LIST]; /* of each choice: the mark of the seat's view after it; 0: luck or what is hidden decides */
} rs_choices;

/* Thinks in the question's room, and leaves its dice alone. */
void rs_choices_of(const rs_question *question, rs_choices *choices);

/* From thoughts about the choices to thoughts about the legal moves. */
void rs_choices_tell(const rs_choices *choices, int legal, rs_thoughts *thoughts);

#endif
