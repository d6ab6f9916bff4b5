/* secrecy.h - the referee's eye on secrets: what a seat may not know must not show, and must not be told. */
#ifndef RS_SECRECY_H
#define RS_SECRECY_H

#include "lab/check.h"

/* Does referee->before look the same to its readers, whatever is behind their views? For all of them, with the invariants of what
 * could be behind; or for one, at random, and for the seat that is asked its list. */
bool rs_views_hold(rs_referee *referee, bool all);

/* Would one reader, at random, learn by this move what its view does not show? `choose`: from a bot's choice, too. (twins.c) */
bool rs_learning_holds(rs_referee *referee, rs_move move, bool choose);

/* ---- Parts of that: the events of a step (telling.c) -------------------------------------------------------------------- */

/* Is no card named that stays hidden from the reader? */
bool rs_names_no_secret(rs_referee *referee, int reader);
/* Are the same things told in position and twin? `luck`: other luck is all in which they differ. */
bool rs_told_the_same(rs_referee *referee, int reader, bool luck);
/* Did an event that shows things tell them apart? */
bool rs_was_shown(const rs_referee *referee, int reader);

/* ---- And what a reader is handed after it (handed.c) -------------------------------------------------------------------- */

typedef struct rs_handed {
    bool rests;                        /* somebody is asked, or the game is over */
    bool final;                        /* its maker, the reader, cannot take the move back */
    uint64_t moves, warnings, outlook; /* digests, for the one who is asked */
    int choice;                        /* of a bot in its place */
} rs_handed;

rs_handed rs_handed_by(rs_referee *referee, rs_trial *trial, const void *before, int reader, bool choose);
const char *rs_handed_differ(const rs_handed *a, const rs_handed *b); /* NULL, or in what */

/* Is somebody asked, or the game over? If not, something happens by itself. */
bool rs_trial_rests(const rs_game *game, rs_trial *trial);

/* Finds out what secrets the game has, for rs_names_no_secret. */
void rs_note_secrets(rs_referee *referee);

/* Those who look at the table: the seats, and behind them the spectators. */
int rs_reader_count(const rs_referee *referee);
int rs_reader_at(const rs_referee *referee, int index);

#endif
