/* advice.h - what bots can tell a player, as parts of replies: their thoughts, and the odds of a decision. */
#ifndef RS_ADVICE_H
#define RS_ADVICE_H

#include "bots/odds.h"
#include "bots/reasons.h"
#include "engine/session.h"

typedef struct rs_order {      /* candidates that were looked into */
    int count, index[RS_LIST]; /* in the list of moves; the best chance first */
} rs_order;

void rs_sort_candidates(const rs_thoughts *thoughts, int moves, rs_order *order);

/* "iterations":..,"candidates":[..],"line":[..]: the candidates with the best chance first, and what is expected to follow. The first
 * ones have a reason each, as many as there are. */
void rs_reply_thoughts(const rs_session *s, const rs_thoughts *thoughts, const rs_reason *reason, int reasons, rs_text *out);
/* "samples":..,"odds":[..]: a row for each legal move, in their order. */
void rs_reply_odds(const rs_session *s, const rs_odds *odds, rs_text *out);

/* Chances are told in per mille. */
static inline int rs_per_mille(int64_t part, int64_t whole) { return whole > 0 ? (int)((part * 1000 + whole / 2) / whole) : 0; }

#endif
