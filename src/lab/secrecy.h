/* secrecy.h - the referee's eye on sight: what a seat may not know must not show. */
#ifndef RS_SECRECY_H
#define RS_SECRECY_H

#include "lab/check.h"

/* Does referee->before look the same to its readers, whatever is behind their views? For all of them, with the invariants of what
 * could be behind; or for one, at random, and for the seat that is asked its list. */
bool rs_views_hold(rs_referee *referee, bool all);

/* Would one reader, taken at random, be told by this move what its view does not show? */
bool rs_telling_holds(rs_referee *referee, rs_move move);

#endif
