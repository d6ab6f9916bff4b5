/* hours.h - what time it is in the house.
 *
 * The time of a game's clocks is the system's, except that it never goes back: when the system's clock is put back, the house's time goes
 * on at half the pace until the system's has come up with it. Nobody's time is up sooner for that, no log goes back, and nothing stands
 * still. When the system's clock is put forward, the house's goes with it, as it would after a restart. */
#ifndef SERVER_HOURS_H
#define SERVER_HOURS_H

#include <stdint.h>

typedef struct hours {
    int64_t held, held_at; /* the time of the house when it was last the system's, and what the other clock said then */
} hours;

/* The time, from what the system says it is and a clock that only goes forward; all in milliseconds. */
int64_t hours_tell(hours *h, int64_t system, int64_t tick);

#endif
