/* notes.h - what a game's `value` may remember: what seats were worth, and upon what that rested.
 *
 * A move changes how its seat stands, and seldom how the others do. A game that names the parts of the position upon which a seat's worth
 * rests need not find it out again as long as they are what they were. Two notes are kept for each seat, since moves are tried in turn that
 * change something for all and that do not. */
#ifndef RS_NOTES_H
#define RS_NOTES_H

#include "roadstead.h"

typedef struct rs_standing {
    bool known;
    int worth; /* if it is known; else to be filled in, both of them */
} rs_standing;

typedef struct rs_part { /* of a position */
    const void *at;
    size_t bytes;
} rs_part;

#define RS_PART(thing) ((rs_part){&(thing), sizeof(thing)})

/* The seat's note that rests upon just these parts; if there is none, the older one is made to. `notes` are as rs_game's `value` got them,
 * or a piece of them; the parts are of the same size each time. */
rs_standing *rs_standing_on(void *notes, int seat, const rs_part *parts, int count);

/* Bytes of notes that all seats take together, each resting upon so many bytes of a position. */
#define RS_NOTES_FOR(bytes) (RS_SEATS * (24 + 2 * (((bytes) + 7) / 8 * 8)))

/* Does a frame of the stack belong to the seat? Who has none has no part in the turn, and is seldom touched by it. */
bool rs_is_on_stack(const void *state, int seat);

#endif
