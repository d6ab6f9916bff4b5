/* secrecy.h - the referee's eye on sight: what a seat may not know must not show. */
#ifndef RS_SECRECY_H
#define RS_SECRECY_H

#include "lab/check.h"

/* Does everything that can be known of referee->before look the same whatever is behind it? `move` led from there to `after`, and
 * `turn` tells what happened; after NULL: the game is over and there is no move. */
bool rs_secrecy_holds(rs_referee *referee, const void *after, rs_move move, const rs_turn *turn);

#endif
