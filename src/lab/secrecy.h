/* secrecy.h - the referee's eye on secrets: what a seat may not know must not show, and must not be told. */
#ifndef RS_SECRECY_H
#define RS_SECRECY_H

#include "lab/check.h"

/* Does referee->before look the same to its readers, whatever is behind their views? For all of them, with the invariants of what
 * could be behind; or for one, at random, and for the seat that is asked its list. */
bool rs_views_hold(rs_referee *referee, bool all);

/* Does a bot, one at random, asked in referee->before, choose a legal move, and the same one if what its seat cannot see is swapped? */
bool rs_bots_hold(rs_referee *referee);

/* Would one reader, at random, be told by this move what its view does not show? (telling.c) */
bool rs_telling_holds(rs_referee *referee, rs_move move);

/* Finds out what secrets the game has, for rs_telling_holds. */
void rs_note_secrets(rs_referee *referee);

/* Those who look at the table: the seats, and behind them the spectators. */
int rs_reader_count(const rs_referee *referee);
int rs_reader_at(const rs_referee *referee, int index);

#endif
