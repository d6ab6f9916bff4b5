/* frames.h - a WebSocket's frames, read and written (RFC 6455). Nothing here does I/O or allocates.
 *
 * Messages are put together where they lie: what has come of one stays at the beginning of the bytes, and the next frame behind it. */
#ifndef SERVER_FRAMES_H
#define SERVER_FRAMES_H

#include <stdbool.h>
#include <stddef.h>

enum {
    FRAMES_HEAD = 10,     /* bytes before the payload of a frame that we write, at most */
    FRAMES_IN_HEAD = 14,  /* of one that we read */
    FRAMES_CONTROL = 125, /* bytes of a control frame's payload */
    FRAMES_ACCEPT = 29,   /* room for the answer to a key */
};

/* Why a socket is closed. */
enum {
    CLOSE_NORMAL = 1000,
    CLOSE_AWAY = 1001,
    CLOSE_BROKEN = 1002,
    CLOSE_KIND = 1003,
    CLOSE_NONE = 1005, /* none was given */
    CLOSE_TEXT = 1007,
    CLOSE_POLICY = 1008,
    CLOSE_LONG = 1009,
};

typedef enum frames_kind { FRAME_PART, FRAME_TEXT, FRAME_BINARY, FRAME_CLOSE = 8, FRAME_PING, FRAME_PONG } frames_kind;

typedef struct frames { /* what must be remembered of a socket */
    bool begun;         /* a message, of which */
    size_t got;         /* so many bytes are there */
} frames;

typedef struct frames_event {
    enum { FRAMES_MORE, FRAMES_MESSAGE, FRAMES_PIECE, FRAMES_PING, FRAMES_PONG, FRAMES_CLOSE, FRAMES_BROKEN } what;
    const char *text; /* of a message; it lies in the bytes */
    size_t length;
    int code; /* of a close: the other side's, or why this must be one */
    char control[FRAMES_CONTROL];
} frames_event;

/* Looks at the next frame: the bytes begin with f->got bytes of a message and go on with frames. Returns how many of them are done with;
 * those behind are to be given again, with what comes next. Messages have at most `most` bytes. */
size_t frames_next(frames *f, char *bytes, size_t have, size_t most, frames_event *event);

size_t frames_head(char head[FRAMES_HEAD], frames_kind kind, size_t length); /* of a whole frame; its length */
size_t frames_close(char into[FRAMES_HEAD], int code);                       /* a whole one; its length */
bool frames_key_sound(const char *key);                                      /* of a handshake: 16 bytes in base64 */
void frames_accept(const char *key, char accept[FRAMES_ACCEPT]);             /* what a sound one is answered with */

#endif
