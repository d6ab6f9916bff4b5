/* frames.c - a WebSocket's frames, read and written. */
#include "server/net/frames.h"

#include <nettle/base64.h>
#include <nettle/sha1.h>
#include <stdint.h>
#include <string.h>

/* ---- UTF-8 ---------------------------------------------------------------------------------------------------------------------- */

/* The length of the character at the beginning, or 0: it is none. */
static size_t character(const unsigned char *s, size_t left)
{
    static const struct {
        unsigned char mask, lead;
        uint32_t least;
    } kinds[] = {{0x80, 0, 0}, {0xe0, 0xc0, 0x80}, {0xf0, 0xe0, 0x800}, {0xf8, 0xf0, 0x10000}};

    for (size_t extra = 0; extra < 4; extra++) {
        uint32_t code = s[0] & (unsigned char)~kinds[extra].mask;

        if ((s[0] & kinds[extra].mask) != kinds[extra].lead) continue;
        if (extra >= left) return 0;
        for (size_t i = 1; i <= extra; i++) {
            if ((s[i] & 0xc0) != 0x80) return 0;
            code = code << 6 | (s[i] & 0x3f);
        }
        return code < kinds[extra].least || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? 0 : extra + 1;
    }
    return 0;
}

static bool is_text(const char *text, size_t length)
{
    const unsigned char *s = (const unsigned char *)text;
    size_t i = 0;

    while (i < length) {
        uint64_t eight;
        size_t step = 8;

        if (length - i >= 8) memcpy(&eight, s + i, 8);
        if (length - i < 8 || (eight & 0x8080808080808080U)) step = character(s + i, length - i);
        if (step == 0) return false;
        i += step;
    }
    return true;
}

/* ---- Reading -------------------------------------------------------------------------------------------------------------------- */

typedef struct frame { /* before its payload */
    frames_kind kind;
    bool last;
    size_t head;
    uint64_t length;
    unsigned char mask[4];
} frame;

static bool is_control(frames_kind kind) { return kind >= FRAME_CLOSE; }

/* What is wrong with it can be seen before all of it is there: a close code, or 0. */
static int refuse_start(const frames *f, const unsigned char *s)
{
    frames_kind kind = s[0] & 15;
    bool last = s[0] & 0x80;

    if ((s[0] & 0x70) || !(s[1] & 0x80)) return CLOSE_BROKEN; /* no extensions; a client's frames are masked */
    if (kind > FRAME_PONG || (kind > FRAME_BINARY && kind < FRAME_CLOSE)) return CLOSE_BROKEN;
    if (is_control(kind)) return !last || (s[1] & 0x7f) > FRAMES_CONTROL ? CLOSE_BROKEN : 0;
    if ((kind == FRAME_PART) != f->begun) return CLOSE_BROKEN;
    return kind == FRAME_BINARY ? CLOSE_KIND : 0;
}

static uint64_t number(const unsigned char *s, size_t bytes)
{
    uint64_t n = 0;

    for (size_t i = 0; i < bytes; i++) n = n << 8 | s[i];
    return n;
}

/* The length has its shortest form; the highest bit is not used. */
static int refuse_length(const frame *h, size_t extra, size_t room)
{
    if ((extra == 2 && h->length < 126) || (extra == 8 && (h->length <= UINT16_MAX || h->length >> 63))) return CLOSE_BROKEN;
    return !is_control(h->kind) && h->length > room ? CLOSE_LONG : 0;
}

/* A close code, 0 (fine), or -1: more is needed. */
static int read_head(const frames *f, const unsigned char *s, size_t have, size_t most, frame *h)
{
    size_t extra;
    int why;

    if (have < 2) return -1;
    why = refuse_start(f, s);
    if (why) return why;
    extra = (s[1] & 0x7f) == 126 ? 2 : (s[1] & 0x7f) == 127 ? 8 : 0;
    if (have < 2 + extra) return -1;
    *h = (frame){.kind = s[0] & 15, .last = s[0] & 0x80, .head = 6 + extra, .length = extra ? number(s + 2, extra) : s[1] & 0x7f};
    why = refuse_length(h, extra, most - f->got);
    if (why) return why;
    if (have < h->head || have - h->head < h->length) return -1;
    memcpy(h->mask, s + 2 + extra, 4);
    return 0;
}

static void unmask(unsigned char *s, size_t length, const unsigned char mask[4])
{
    uint64_t eight, eight_of_mask;
    size_t i = 0;

    memcpy(&eight_of_mask, mask, 4);
    memcpy((char *)&eight_of_mask + 4, mask, 4);
    for (; i + 8 <= length; i += 8) {
        memcpy(&eight, s + i, 8);
        eight ^= eight_of_mask;
        memcpy(s + i, &eight, 8);
    }
    for (; i < length; i++) s[i] ^= mask[i % 4];
}

static bool may_be_said(int code)
{
    return (code >= 1000 && code <= 1003) || (code >= 1007 && code <= 1014) || (code >= 3000 && code <= 4999);
}

static void read_close(frames_event *event)
{
    event->code = CLOSE_NONE;
    if (event->length == 0) return;
    event->code = event->length < 2 ? 0 : (int)number((const unsigned char *)event->control, 2);
    if (!may_be_said(event->code))
        *event = (frames_event){.what = FRAMES_BROKEN, .code = CLOSE_BROKEN};
    else if (!is_text(event->control + 2, event->length - 2))
        *event = (frames_event){.what = FRAMES_BROKEN, .code = CLOSE_TEXT};
}

/* It may stand in the midst of a message: what there is of that is moved behind it. */
static size_t take_control(const frames *f, char *bytes, const frame *h, frames_event *event)
{
    static const unsigned char what[] = {FRAMES_CLOSE, FRAMES_PING, FRAMES_PONG};
    size_t all = h->head + h->length;

    event->what = what[h->kind - FRAME_CLOSE];
    event->length = h->length;
    memcpy(event->control, bytes + f->got + h->head, h->length);
    event->text = event->control;
    if (h->kind == FRAME_CLOSE) read_close(event);
    memmove(bytes + all, bytes, f->got);
    return all;
}

/* What there is of the message is moved to its next part, over the frame's head. */
static size_t take_data(frames *f, char *bytes, const frame *h, frames_event *event)
{
    size_t got = f->got + h->length;

    memmove(bytes + h->head, bytes, f->got);
    if (!h->last) {
        *f = (frames){true, got};
        event->what = FRAMES_PIECE;
        return h->head;
    }
    *f = (frames){false, 0};
    event->what = FRAMES_MESSAGE;
    event->text = bytes + h->head;
    event->length = got;
    if (!is_text(event->text, got)) {
        event->what = FRAMES_BROKEN;
        event->code = CLOSE_TEXT;
    }
    return h->head + got;
}

size_t frames_next(frames *f, char *bytes, size_t have, size_t most, frames_event *event)
{
    frame h;
    int why = read_head(f, (unsigned char *)bytes + f->got, have - f->got, most, &h);

    event->what = why < 0 ? FRAMES_MORE : FRAMES_BROKEN;
    event->code = why;
    if (why) return 0;
    unmask((unsigned char *)bytes + f->got + h.head, h.length, h.mask);
    return is_control(h.kind) ? take_control(f, bytes, &h, event) : take_data(f, bytes, &h, event);
}

/* ---- Writing -------------------------------------------------------------------------------------------------------------------- */

size_t frames_head(char head[FRAMES_HEAD], frames_kind kind, size_t length)
{
    size_t extra = length < 126 ? 0 : length <= UINT16_MAX ? 2 : 8;

    head[0] = (char)(0x80 | kind);
    head[1] = (char)(extra == 0 ? length : extra == 2 ? 126 : 127);
    for (size_t i = 0; i < extra; i++) head[2 + i] = (char)(length >> 8 * (extra - 1 - i));
    return 2 + extra;
}

size_t frames_close(char into[FRAMES_HEAD], int code)
{
    size_t head = frames_head(into, FRAME_CLOSE, code == CLOSE_NONE ? 0 : 2);

    if (code == CLOSE_NONE) return head;
    into[head] = (char)(code >> 8);
    into[head + 1] = (char)code;
    return head + 2;
}

/* ---- The handshake -------------------------------------------------------------------------------------------------------------- */

bool frames_key_sound(const char *key)
{
    struct base64_decode_ctx decoding;
    uint8_t bytes[BASE64_DECODE_LENGTH(24)];
    size_t length = sizeof bytes;

    if (strlen(key) != 24) return false;
    base64_decode_init(&decoding);
    return base64_decode_update(&decoding, &length, bytes, 24, key) && base64_decode_final(&decoding) && length == 16;
}

void frames_accept(const char *key, char accept[FRAMES_ACCEPT])
{
    static const char magic[] = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
    uint8_t digest[SHA1_DIGEST_SIZE];
    struct sha1_ctx sha1;

    sha1_init(&sha1);
    sha1_update(&sha1, strlen(key), (const uint8_t *)key);
    sha1_update(&sha1, sizeof magic - 1, (const uint8_t *)magic);
    sha1_digest(&sha1, sizeof digest, digest);
    base64_encode_raw(accept, sizeof digest, digest);
    accept[FRAMES_ACCEPT - 1] = 0;
}
