/* memory.h - what moves were found to be worth, for the length of a thought.
 *
 * Thinking comes back to the same positions again and again: what was tried with care is then made, and many moves can be made in any
 * order. Where no luck is drawn, a move from the same position is worth the same each time. */
#ifndef RS_MEMORY_H
#define RS_MEMORY_H

#include "roadstead.h"

enum { RS_REMEMBERED = 1 << 13 }; /* moves; of two that want the same place the later one has it */

typedef struct rs_memory {
    struct {
        uint64_t mark; /* 0: nothing is here */
        int worth;
    } at[RS_REMEMBERED];
} rs_memory;

void rs_memory_clear(rs_memory *memory);

/* 64 bits that tell positions apart, and with a move, moves from positions. */
uint64_t rs_mark_of(const rs_game *game, const void *state);
uint64_t rs_mark_with(uint64_t position, rs_move move);
uint64_t rs_mark_whenever(const rs_game *game, const void *state); /* the same however much was done to get there */

bool rs_recall(const rs_memory *memory, uint64_t mark, int *worth); /* false: it is not remembered */
void rs_remember(rs_memory *memory, uint64_t mark, int worth);

#endif
