/* wake.c - the time of a turn, and not going in circles. */
#include "bots/wake.h"
#include "bots/memory.h"

#include <string.h>

void rs_wake_clear(rs_wake *wake) { *wake = (rs_wake){.owner = RS_NOBODY}; }

/* How things stand, however many moves led there. */
static uint64_t mark_of(const rs_game *game, const void *view)
{
    _Alignas(RS_ALIGN) unsigned char copy[RS_STATE];

    memcpy(copy, view, game->state_bytes);
    ((rs_head *)copy)->plays = 0;
    return rs_mark_of(game, copy);
}

void rs_wake_note(rs_wake *wake, const rs_game *game, const void *view)
{
    int owner = rs_stack_of(view)[0].seat;
    uint64_t mark;

    if (wake->owner != owner) *wake = (rs_wake){.owner = owner};
    mark = mark_of(game, view);
    if (wake->count > 0 && wake->mark[(wake->count - 1) % RS_WAKE] == mark) return; /* it was looked at more than once */
    wake->mark[wake->count++ % RS_WAKE] = mark;
}

int rs_wake_time(const rs_wake *wake, int turn)
{
    int64_t left = turn - wake->spent / 1000, part = left / RS_WAKE_SHARE, least = turn / RS_WAKE_LEAST;

    return (int)(part > least ? part : least > 0 ? least : 1);
}

bool rs_wake_crossed(const rs_wake *wake, const rs_game *game, const void *view)
{
    uint64_t mark = mark_of(game, view);
    int noted = wake->count < RS_WAKE ? wake->count : RS_WAKE;

    if (rs_asked(view) < 0 || rs_stack_of(view)[0].seat != wake->owner) return false;
    for (int i = 0; i < noted; i++)
        if (wake->mark[i] == mark) return true;
    return false;
}
