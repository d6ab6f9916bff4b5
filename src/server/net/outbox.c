/* outbox.c - what waits to be written to one reader, in order. */
#include "server/net/outbox.h"

#include <stdlib.h>
#include <string.h>

enum { WORTH_SHARING = 256 }; /* bytes: short answers stand between long messages */

typedef struct piece {
    struct piece *next;
    letter *letter; /* NULL: the bytes are somebody else's */
    const char *bytes;
    size_t length;
} piece;

/* ---- Letters -------------------------------------------------------------------------------------------------------------------- */

static bool is_the_same(const letter *l, const char *head, size_t head_length, const char *text, size_t length)
{
    return l && l->length == head_length + length && memcmp(l->bytes, head, head_length) == 0 &&
           (length == 0 || memcmp(l->bytes + head_length, text, length) == 0);
}

static size_t room_of(int size) { return (size_t)256 << size; }

static letter *new_letter(office *o, size_t length)
{
    int size = 0;
    letter *l;

    while (size < OUTBOX_SIZES && room_of(size) < length) size++;
    l = size < OUTBOX_SIZES ? o->spare[size].first : NULL;
    if (l) {
        o->spare[size].first = l->next;
        o->spare[size].count--;
    } else
        l = malloc(sizeof *l + (size < OUTBOX_SIZES ? room_of(size) : length));
    if (l) *l = (letter){.size = size, .length = length};
    return l;
}

static void put_aside(office *o, letter *l)
{
    if (l->size == OUTBOX_SIZES || o->spare[l->size].count == OUTBOX_SPARE) {
        free(l);
        return;
    }
    l->next = o->spare[l->size].first;
    o->spare[l->size].first = l;
    o->spare[l->size].count++;
}

void outbox_close(office *o)
{
    for (int i = 0; i < OUTBOX_SIZES; i++)
        for (letter *l; (l = o->spare[i].first);) {
            o->spare[i].first = l->next;
            free(l);
        }
}

/* A long message for all who watch a table is added once for each of them, one after another. */
static letter *write_letter(office *o, const char *head, size_t head_length, const char *text, size_t length)
{
    letter *l;

    if (is_the_same(o->latest, head, head_length, text, length)) return o->latest;
    l = new_letter(o, head_length + length);
    if (!l) return NULL;
    memcpy(l->bytes, head, head_length);
    if (length > 0) memcpy(l->bytes + head_length, text, length);
    if (length >= WORTH_SHARING) o->latest = l;
    return l;
}

static void drop_letter(office *o, letter *l)
{
    if (l->readers > 0) return;
    if (o->latest == l) o->latest = NULL;
    put_aside(o, l);
}

/* ---- Pieces --------------------------------------------------------------------------------------------------------------------- */

static bool append(outbox *box, letter *l, const char *bytes, size_t length)
{
    piece *p = malloc(sizeof *p);

    if (!p) return false;
    *p = (piece){.letter = l, .bytes = bytes, .length = length};
    if (box->last)
        box->last->next = p;
    else
        box->first = p;
    box->last = p;
    box->left += length;
    box->held += length;
    return true;
}

bool outbox_add(office *o, outbox *box, const char *head, size_t head_length, const char *text, size_t length)
{
    letter *l = write_letter(o, head, head_length, text, length);

    if (!l) return false;
    if (!append(box, l, l->bytes, l->length)) {
        drop_letter(o, l);
        return false;
    }
    l->readers++;
    box->waiting += l->length;
    o->waiting += l->length;
    return true;
}

bool outbox_add_lasting(outbox *box, const char *text, size_t length) { return append(box, NULL, text, length); }

static void drop_piece(office *o, outbox *box, piece *p)
{
    if (p->letter) {
        box->waiting -= p->length;
        o->waiting -= p->length;
        p->letter->readers--;
        drop_letter(o, p->letter);
    }
    free(p);
}

static void drop_first(office *o, outbox *box)
{
    piece *p = box->first;

    box->first = p->next;
    if (!box->first) box->last = NULL;
    box->sent = 0;
    drop_piece(o, box, p);
}

void outbox_clear(office *o, outbox *box)
{
    while (box->first) drop_first(o, box);
    box->left = box->held = 0;
}

/* ---- Writing -------------------------------------------------------------------------------------------------------------------- */

void outbox_release(outbox *box) { box->held = 0; }

/* Pieces are held back whole. */
void outbox_take_back(office *o, outbox *box)
{
    size_t stays = box->left - box->held + box->sent;
    piece **link = &box->first, *last = NULL, *held;

    for (; *link && stays > 0; link = &last->next) {
        last = *link;
        stays -= last->length;
    }
    held = *link;
    *link = NULL;
    box->last = last;
    for (piece *next; held; held = next) {
        next = held->next;
        drop_piece(o, box, held);
    }
    box->left -= box->held;
    box->held = 0;
}

/* Pieces are released whole. */
int outbox_gather(const outbox *box, struct iovec *parts, int most)
{
    size_t may = box->left - box->held, skip = box->sent;
    int count = 0;

    for (const piece *p = box->first; p && may > 0 && count < most; p = p->next, skip = 0) {
        parts[count++] = (struct iovec){(void *)(p->bytes + skip), p->length - skip};
        may -= p->length - skip;
    }
    return count;
}

void outbox_written(office *o, outbox *box, size_t length)
{
    box->left -= length;
    while (length > 0) {
        size_t rest = box->first->length - box->sent;

        if (length < rest) {
            box->sent += length;
            return;
        }
        length -= rest;
        drop_first(o, box);
    }
}
