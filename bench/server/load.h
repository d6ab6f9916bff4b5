/* load.h - what the load generator can do to a server. */
#ifndef BENCH_LOAD_H
#define BENCH_LOAD_H

#include <stdint.h>

typedef struct load_plan {
    int port, pid; /* pid: of the server, 0: not known */
    const char *game;
    int tables, sockets; /* tables that play; sockets that only hold on */
    int rate;            /* moves a second at all tables together; 0: as fast as they are acknowledged */
    double seconds, warmup;
} load_plan;

void load_play(const load_plan *plan); /* play.c */
void load_hold(const load_plan *plan); /* idle.c */

int64_t now_us(void);
long server_memory(int pid); /* resident, in KiB; -1: not known */

#endif
