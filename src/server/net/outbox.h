/* outbox.h - what waits to be written to one reader, in order. What many readers get lies in memory once.
 *
 * What is added is held back until outbox_release. */
#ifndef SERVER_OUTBOX_H
#define SERVER_OUTBOX_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/uio.h>

enum { OUTBOX_SIZES = 8, OUTBOX_SPARE = 512 };

typedef struct letter {  /* bytes for one reader or many */
    struct letter *next; /* of those that are spare */
    int readers, size;   /* which of the sizes it has room for; OUTBOX_SIZES: it is larger */
    size_t length;
    char bytes[];
} letter;

typedef struct office { /* what all outboxes share */
    letter *latest;     /* the last long one that was written, while somebody waits for it */
    size_t waiting;     /* bytes in all outboxes together */
    struct {
        letter *first;
        int count;
    } spare[OUTBOX_SIZES]; /* letters are as short-lived as they are many: their room is used again */
} office;

typedef struct outbox {
    struct piece *first, *last;
    size_t sent;    /* bytes of the first piece */
    size_t left;    /* bytes to be written, of which */
    size_t held;    /* so many are held back, */
    size_t waiting; /* and so many take memory of their own */
} outbox;

/* All of them: false, there is no memory; nothing was added. */
bool outbox_add(office *o, outbox *box, const char *head, size_t head_length, const char *text, size_t length);
bool outbox_add_lasting(outbox *box, const char *text, size_t length); /* outlives the outbox and is not copied */

void outbox_release(outbox *box);
void outbox_take_back(office *o, outbox *box);                       /* forgets what is held back */
int outbox_gather(const outbox *box, struct iovec *parts, int most); /* what may be written now; how many parts */
void outbox_written(office *o, outbox *box, size_t length);
void outbox_clear(office *o, outbox *box);
void outbox_close(office *o); /* when all outboxes are empty */

#endif
