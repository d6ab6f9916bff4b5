/* roadstead_batch.h - many games of one kind, moved on together: for programs that learn by playing.
 *
 *   A batch is a block of memory that the caller owns; nothing is allocated, and batches in several threads do not meet.
 *   A step makes one move in each game and shows, in arrays of the caller, who is asked next, what that seat sees and what it may do.
 *   A move is named by its place in the list of legal moves. A game that ends shows its result, and the next one begins in its place.
 *   Game number n has the dice of the seed "SEED.n", as in `roadstead sim --seed SEED`; bots that are asked for a move have the same
 *   dice of their own as there. So the same choices give the same games, on every machine.
 *
 *     rs_batch *batch = aligned_alloc(RS_ALIGN, rs_batch_bytes(game, 3, 1000));
 *
 *     rs_batch_begin(batch, game, 3, 1000, NULL, "any-seed");
 *     rs_batch_show(batch, &window);
 *     for (;;) {
 *         choose(window.numbers, window.legal, choice);
 *         rs_batch_step(batch, choice, &window);
 *     }
 */
#ifndef ROADSTEAD_BATCH_H
#define ROADSTEAD_BATCH_H

#include "roadstead.h"

typedef struct rs_batch rs_batch;

/* A choice is the place of a move in its list, or: */
enum {
    RS_WAIT = -1,  /* leave this game as it is */
    RS_RENEW = -2, /* give it up and begin the next; it has no result */
    RS_ASK = -3,   /* for rs_batch_ask: let the bot choose */
};

/* What is shown: one row a game in each array. NULL: not wanted. */
typedef struct rs_window {
    int64_t *number;  /* of the game */
    int8_t *seat;     /* that is asked */
    int16_t *legal;   /* moves that it has */
    rs_move *moves;   /* RS_LIST a game, of which so many count */
    int16_t *numbers; /* rs_number_plan's a game: what that seat sees */
    uint8_t *ended;   /* 1: the last step ended a game, and another has begun in its place */
    int8_t *place;    /* RS_SEATS a game: 1 for whoever won the game that ended; 0 if none has ended */
    int32_t *score;   /* RS_SEATS a game, likewise */
} rs_window;

/* A batch lies in a block of rs_batch_bytes bytes, aligned to RS_ALIGN. Returns NULL, or in a sentence what is wrong. */
enum { RS_BATCH_SEED = 40 }; /* letters, digits or -_. at most; `options` as in rs_start */
size_t rs_batch_bytes(const rs_game *game, int players, int games);
const char *rs_batch_begin(rs_batch *batch, const rs_game *game, int players, int games, const int16_t *options, const char *seed);

void rs_batch_show(const rs_batch *batch, const rs_window *window);

/* Makes a move in each game. Returns -1, or the place of the first game that has no such choice: then nothing has changed. */
int rs_batch_step(rs_batch *batch, const int16_t *choice, const rs_window *window);

/* Replaces every RS_ASK by the choice of a bot, which sees what the seat sees and may look ahead so many times. `room` has
 * rs_batch_ask_bytes() bytes. False: there is no such bot, and nothing has changed. */
size_t rs_batch_ask_bytes(void);
bool rs_batch_ask(rs_batch *batch, const char *bot, int iterations, void *room, int16_t *choice);

#endif
