/* clock.h - seconds that only ever go forward. */
#ifndef RS_CLOCK_H
#define RS_CLOCK_H

#include <stdint.h>
#include <time.h>

static inline double rs_seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* The same in microseconds, as bots count them. */
static inline int64_t rs_microseconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

/* The time that this thread had a core, in microseconds: what others do on the machine neither helps nor hurts a bot timed by it. */
static inline int64_t rs_thread_microseconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

#endif
