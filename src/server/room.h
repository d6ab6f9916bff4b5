/* room.h - memory that grows. */
#ifndef SERVER_ROOM_H
#define SERVER_ROOM_H

#include <stdlib.h>

/* So many bytes, with what lay there before. Without memory the server ends: a log with a gap would be worse. */
static inline void *more_room(void *at, size_t bytes)
{
    void *grown = realloc(at, bytes);

    if (!grown) abort();
    return grown;
}

#endif
