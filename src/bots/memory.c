/* memory.c - a table of what moves were worth, by marks of the positions that they were made in. */
#include "bots/memory.h"

#include <string.h>

enum { LANES = 4 }; /* that are mixed side by side: none waits for another */

static uint64_t mix(uint64_t mark, uint64_t word)
{
    mark = (mark ^ word) * 0x9e3779b97f4a7c15ULL; /* 2^64 by the golden ratio: odd, and its bits well spread */
    return mark ^ mark >> 32;
}

void rs_memory_clear(rs_memory *memory) { memset(memory, 0, sizeof *memory); }

uint64_t rs_mark_of(const rs_game *game, const void *state)
{
    const uint64_t *word = state; /* a position is aligned, and its size a multiple of 8 */
    uint64_t lane[LANES] = {1, 2, 3, 4}, mark = 0;
    size_t words = game->state_bytes / sizeof *word, i = 0;

    for (; i + LANES <= words; i += LANES)
        for (size_t k = 0; k < LANES; k++) lane[k] = mix(lane[k], word[i + k]);
    for (; i < words; i++) lane[0] = mix(lane[0], word[i]);
    for (size_t k = 0; k < LANES; k++) mark = mix(mark, lane[k]);
    return mark;
}

uint64_t rs_mark_with(uint64_t position, rs_move move)
{
    uint64_t word;

    _Static_assert(sizeof move == sizeof word, "a move is a word");
    memcpy(&word, &move, sizeof word);
    return mix(position, word) | 1; /* so that it is not 0 */
}

bool rs_recall(const rs_memory *memory, uint64_t mark, int *worth)
{
    size_t place = mark >> 1 & (RS_REMEMBERED - 1);

    if (memory->at[place].mark != mark) return false;
    *worth = memory->at[place].worth;
    return true;
}

void rs_remember(rs_memory *memory, uint64_t mark, int worth)
{
    size_t place = mark >> 1 & (RS_REMEMBERED - 1);

    memory->at[place].mark = mark;
    memory->at[place].worth = worth;
}
