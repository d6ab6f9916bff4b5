/* memory.c - a table of what moves were worth, by marks of the positions that they were made in. */
#include "bots/memory.h"

#include <stddef.h>
#include <string.h>

enum { LANES = 4 }; /* that are mixed side by side: none waits for another */

static uint64_t mix(uint64_t mark, uint64_t word)
{
    mark = (mark ^ word) * 0x9e3779b97f4a7c15ULL; /* 2^64 by the golden ratio: odd, and its bits well spread */
    return mark ^ mark >> 32;
}

static uint64_t word_at(const void *bytes)
{
    uint64_t word;

    memcpy(&word, bytes, sizeof word);
    return word;
}

static size_t place_of(uint64_t mark) { return mark >> 1 & (RS_REMEMBERED - 1); }

void rs_memory_clear(rs_memory *memory) { memset(memory, 0, sizeof *memory); }

static uint64_t mark_of_words(const unsigned char *at, size_t left)
{
    uint64_t lane[LANES] = {1, 2, 3, 4}, mark = 0;

    for (; left >= LANES; left -= LANES)
        for (size_t k = 0; k < LANES; k++, at += sizeof mark) lane[k] = mix(lane[k], word_at(at));
    for (; left > 0; left--, at += sizeof mark) lane[0] = mix(lane[0], word_at(at));
    for (size_t k = 0; k < LANES; k++) mark = mix(mark, lane[k]);
    return mark;
}

/* The size of a position is a multiple of a word's. */
uint64_t rs_mark_of(const rs_game *game, const void *state) { return mark_of_words(state, game->state_bytes / sizeof(uint64_t)); }

/* The first word is left out: whose view it is and how deep the stack is shows in the others. */
uint64_t rs_mark_whenever(const rs_game *game, const void *state)
{
    _Alignas(RS_ALIGN) unsigned char place[RS_STATE];

    _Static_assert(offsetof(rs_head, plays) + sizeof(uint32_t) == sizeof(uint64_t), "plays is in the first word");
    memcpy(place, state, game->state_bytes);
    if (game->uncount) game->uncount(place);
    return mark_of_words(place + sizeof(uint64_t), game->state_bytes / sizeof(uint64_t) - 1);
}

uint64_t rs_mark_with(uint64_t position, rs_move move)
{
    _Static_assert(sizeof move == sizeof position, "a move is a word");
    return mix(position, word_at(&move)) | 1; /* so that it is not 0 */
}

bool rs_recall(const rs_memory *memory, uint64_t mark, int *worth)
{
    size_t place = place_of(mark);

    if (memory->at[place].mark != mark) return false;
    *worth = memory->at[place].worth;
    return true;
}

void rs_remember(rs_memory *memory, uint64_t mark, int worth)
{
    size_t place = place_of(mark);

    memory->at[place].mark = mark;
    memory->at[place].worth = worth;
}
