/* wake.c - the time of a turn, and not going in circles. */
#include "bots/wake.h"
#include "bots/memory.h"

void rs_wake_clear(rs_wake *wake) { *wake = (rs_wake){.owner = RS_NOBODY}; }

static uint64_t last_mark(const rs_wake *wake) { return wake->count > 0 ? wake->mark[(wake->count - 1) % RS_WAKE] : 0; }

static void add(rs_wake *wake, uint64_t mark) { wake->mark[wake->count++ % RS_WAKE] = mark; }

/* A bot was also where its move led, though somebody else may have been asked there: what was declined is not offered again. */
void rs_wake_note(rs_wake *wake, const rs_game *game, const void *view)
{
    int owner = rs_stack_of(view)[0].seat;
    uint64_t mark = rs_mark_whenever(game, view);

    if (wake->owner != owner) *wake = (rs_wake){.owner = owner};
    if (last_mark(wake) == mark) return;
    if (wake->expected != mark) {
        if (wake->expected) add(wake, wake->expected);
        wake->expected = 0;
    }
    add(wake, mark);
}

int rs_wake_time(const rs_wake *wake, int seat, int turn)
{
    int share = wake->expected && wake->expected == last_mark(wake) ? RS_WAKE_PLAN : RS_WAKE_SHARE;
    int64_t part = (turn - wake->spent[seat] / 1000) / share, least = turn / RS_WAKE_LEAST;

    return (int)(part > least ? part : least > 0 ? least : 1);
}

bool rs_wake_crossed(const rs_wake *wake, uint64_t mark)
{
    int noted = wake->count < RS_WAKE ? wake->count : RS_WAKE;

    for (int i = 0; i < noted; i++)
        if (wake->mark[i] == mark) return true;
    return false;
}
