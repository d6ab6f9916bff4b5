/* circles.c - does a bot do and undo? Its seat must not come back, within a turn, to where it was in it.
 *
 * What was drawn since may have been the point of it: to try once more is no circle. */
#include "bots/memory.h"
#include "lab/check.h"

bool rs_course_holds(rs_referee *r, const void *view, uint64_t drawn, bool thinks)
{
    bool was_here = r->drawn == drawn && rs_wake_crossed(&r->course, rs_mark_whenever(r->game, view));

    if (r->drawn != drawn) rs_wake_clear(&r->course);
    r->drawn = drawn;
    rs_wake_note(&r->course, r->game, view);
    return !was_here || !thinks || rs_referee_fails(r, "seat %d is back where it was earlier in this turn", rs_asked(view));
}
