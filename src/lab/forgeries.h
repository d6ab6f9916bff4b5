/* forgeries.h - the referee's eye on moves that nobody may make. */
#ifndef RS_FORGERIES_H
#define RS_FORGERIES_H

#include "lab/check.h"

/* Are some forged moves refused in referee->before, and do they change nothing? */
bool rs_forgeries_fail(rs_referee *referee);

/* Do the verbs' own refusals say of the listed moves and of some others what the list says? */
bool rs_reasons_hold(rs_referee *referee);

#endif
