/* fuzz_net.c - whatever bytes come on a line: heads of requests and frames of sockets. However they are cut into pieces, the same is read
 * of them. The first byte says which of both it is, and how large the pieces are. */
#include "fuzz.h"
#include "server/net/frames.h"
#include "server/net/http.h"

#include <string.h>

enum { MOST_BYTES = 1 << 15 };

/* ---- Heads ---------------------------------------------------------------------------------------------------------------------- */

/* What the head's end is, if it comes so many bytes at a time. */
static long end_of(const char *text, size_t length, size_t step)
{
    size_t have = 0, seen = 0;
    long end = 0;

    while (end == 0 && have < length) {
        have = have + step < length ? have + step : length;
        end = http_end(text, have, seen);
        seen = have;
    }
    return end;
}

static void check_text(http_text part, const char *text, size_t length)
{
    if (part.at < text || part.at > text + length) {
        must(*part.at == 0, "a part that is not there is not empty");
        return;
    }
    must(part.at + part.length < text + length, "a part does not lie in the head");
    must(strlen(part.at) == part.length, "a part does not end where it should");
    must(part.at[strcspn(part.at, "\r\n")] == 0, "a part has more than one line");
}

static void read_head(const char *bytes, size_t length, size_t step)
{
    static char text[MOST_BYTES];
    long end = end_of(bytes, length, length);
    http_head head;

    must(end == end_of(bytes, length, step), "a head ends elsewhere when it comes in pieces");
    if (end <= 0) return;
    must(memcmp(bytes + end - 4, "\r\n\r\n", 4) == 0, "a head ends without an empty line");
    memcpy(text, bytes, (size_t)end);
    if (http_read(text, (size_t)end, &head) != 0) return;
    must(memcmp(text, bytes, (size_t)end) == 0, "reading has changed the head");
    must(head.body <= NET_MESSAGE, "a body is too long");
    http_seal(&head);
    must(*head.path.at == '/', "a path does not begin at the root");
    check_text(head.method, text, (size_t)end);
    check_text(head.path, text, (size_t)end);
    for (int i = 0; i < HTTP_FIELDS; i++) check_text(head.field[i], text, (size_t)end);
}

/* ---- Frames --------------------------------------------------------------------------------------------------------------------- */

typedef struct heard { /* all that was read, in order */
    char bytes[MOST_BYTES * 2];
    size_t length;
} heard;

static void note(heard *h, const frames_event *event)
{
    bool has_text = event->what >= FRAMES_MESSAGE && event->what <= FRAMES_PONG && event->what != FRAMES_PIECE;

    must(h->length + 3 + (has_text ? event->length : 0) <= sizeof h->bytes, "more was read than was sent");
    h->bytes[h->length++] = (char)event->what;
    if (event->what == FRAMES_CLOSE || event->what == FRAMES_BROKEN) {
        h->bytes[h->length++] = (char)(event->code >> 8);
        h->bytes[h->length++] = (char)event->code;
    }
    if (!has_text) return;
    must(event->length <= NET_MESSAGE, "a message is too long");
    memcpy(h->bytes + h->length, event->text, event->length);
    h->length += event->length;
}

/* Reads them as line.c does: what was not taken is kept, and given again with what comes next. */
static void read_frames(const char *bytes, size_t length, size_t step, heard *h)
{
    static char room[MOST_BYTES];
    frames state = {0};
    frames_event event = {.what = FRAMES_MORE};
    size_t kept = 0, given = 0;

    h->length = 0;
    while (given < length && event.what != FRAMES_BROKEN && event.what != FRAMES_CLOSE) {
        size_t more = given + step < length ? step : length - given, used = 0;

        memcpy(room + kept, bytes + given, more);
        given += more;
        kept += more;
        do {
            used += frames_next(&state, room + used, kept - used, NET_MESSAGE, &event);
            must(used <= kept && state.got <= NET_MESSAGE, "more was taken than was there");
            if (event.what != FRAMES_MORE) note(h, &event);
        } while (event.what != FRAMES_MORE && event.what != FRAMES_BROKEN && event.what != FRAMES_CLOSE);
        memmove(room, room + used, kept - used);
        kept -= used;
        must(step > 64 || kept <= NET_MESSAGE * 2 + FRAMES_IN_HEAD, "more is kept than a message can need");
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static heard whole, pieces;
    size_t step;

    if (size < 2 || size > MOST_BYTES) return 0;
    step = 1 + data[0] / 2 % 64;
    if (data[0] & 1) {
        read_head((const char *)data + 1, size - 1, step);
        return 0;
    }
    read_frames((const char *)data + 1, size - 1, size, &whole);
    read_frames((const char *)data + 1, size - 1, step, &pieces);
    must(whole.length == pieces.length && memcmp(whole.bytes, pieces.bytes, whole.length) == 0, "pieces are read as something else");
    return 0;
}
