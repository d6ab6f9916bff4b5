/* bench.h - what a game costs, in nanoseconds, and the same run's yardstick.
 *
 * The yardstick is a copy of a position between buffers that are hot in the first-level cache plus one step of the generator:
 * the least a move can cost. Ratios to it can be compared between machines; nanoseconds cannot. */
#ifndef RS_BENCH_H
#define RS_BENCH_H

#include "roadstead.h"

typedef struct rs_bench {
    size_t state_bytes;
    double yardstick_ns;
    double copy_ns;                                        /* a position out of a handful of them */
    double view_ns, numbers_ns, list_ns, deal_ns, json_ns; /* numbers: a view as a row of them */
    double move_ns;                                        /* list, choose and make a move, over whole random games */
    double moves_per_s, playouts_per_s;
    double ratio; /* move_ns / yardstick_ns */
} rs_bench;

/* `options` of the game, or NULL: the usual ones. NULL, or why it could not be done. Takes a second or two. */
const char *rs_measure(const rs_game *game, int players, const int16_t *options, rs_bench *bench);

#endif
