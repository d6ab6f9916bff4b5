/* secrecy.h - the referee's eye on sight: what a seat may not know must not show. */
#ifndef RS_SECRECY_H
#define RS_SECRECY_H

#include "lab/check.h"

/* Does referee->before look the same to every reader, whatever is behind the reader's view? */
bool rs_views_hold(rs_referee *referee);

/* Would one reader, taken at random, be told by this move what its view does not show? */
bool rs_telling_holds(rs_referee *referee, rs_move move);

#endif
