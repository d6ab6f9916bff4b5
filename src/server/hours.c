/* hours.c - what time it is in the house: never earlier than it was. */
#include "server/hours.h"

int64_t hours_tell(hours *h, int64_t system, int64_t tick)
{
    int64_t slow = h->held + (tick - h->held_at) / 2;

    if (system < slow) return slow;
    *h = (hours){system, tick};
    return system;
}
