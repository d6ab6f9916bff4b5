/* notes.c - notes on the worth of seats, and what they rest upon. */
#include "engine/notes.h"
#include "engine/game.h"

#include <string.h>

typedef struct shelf { /* of a seat; behind it lies what the one note rests upon, then what the other does */
    rs_standing note[2];
    int64_t last; /* which was asked for last */
} shelf;

static bool rests_upon(const unsigned char *noted, const rs_part *parts, int count)
{
    for (int i = 0; i < count; noted += parts[i++].bytes)
        if (memcmp(noted, parts[i].at, parts[i].bytes) != 0) return false;
    return true;
}

static void write_down(unsigned char *noted, const rs_part *parts, int count)
{
    for (int i = 0; i < count; noted += parts[i++].bytes) memcpy(noted, parts[i].at, parts[i].bytes);
}

static size_t size_of(const rs_part *parts, int count)
{
    size_t bytes = 0;

    for (int i = 0; i < count; i++) bytes += parts[i].bytes;
    return (bytes + 7) / 8 * 8;
}

rs_standing *rs_standing_on(void *notes, int seat, const rs_part *parts, int count)
{
    size_t size = size_of(parts, count);
    shelf *mine = (void *)((unsigned char *)notes + (size_t)seat * (sizeof *mine + 2 * size));
    unsigned char *noted = (unsigned char *)(mine + 1);

    for (int i = 0; i < 2; i++, mine->last ^= 1)
        if (mine->note[mine->last].known && rests_upon(noted + (size_t)mine->last * size, parts, count)) return &mine->note[mine->last];
    mine->last ^= 1;
    write_down(noted + (size_t)mine->last * size, parts, count);
    mine->note[mine->last].known = false;
    return &mine->note[mine->last];
}

bool rs_is_on_stack(const void *state, int seat)
{
    const rs_frame *stack = rs_stack_of(state);

    for (int i = 0; i < ((const rs_head *)state)->depth; i++)
        if (stack[i].seat == seat) return true;
    return false;
}
