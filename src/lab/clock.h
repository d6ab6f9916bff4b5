/* clock.h - seconds that only ever go forward. */
#ifndef RS_CLOCK_H
#define RS_CLOCK_H

#include <time.h>

static inline double rs_seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

#endif
