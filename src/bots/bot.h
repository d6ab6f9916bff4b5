/* bot.h - a bot gets a view, the legal moves, dice of its own and a budget, and names a move. It never sees the true position.
 *
 * Bots allocate nothing, do no I/O and own no clock: the caller lends a block of memory to think in and, where there is one, a clock.
 * The same question with the same dice and a budget in iterations gets the same answer, natively and in wasm. */
#ifndef RS_BOT_H
#define RS_BOT_H

#include "bots/wake.h"
#include "roadstead.h"

enum {
    RS_BOT_ROOM = 4 << 20,  /* bytes to think in, aligned to RS_ALIGN; what is in them does not matter */
    RS_BOT_ITERATIONS = 20, /* without a clock, a millisecond counts as so many iterations */
    RS_BOT_LINE = 8,        /* moves of a main line at most: it is worked out when the time is up */
    RS_CERTAIN = 1 << 20,   /* a chance of winning of 100 % */
};

typedef struct rs_budget {
    int ms;               /* how long it may think; 0: as long as the iterations say */
    int iterations;       /* how often it may look ahead; 0: as long as the time says */
    int64_t (*now)(void); /* microseconds that only go forward; NULL: there is no clock, and ms counts as iterations */
    int turn;             /* instead of ms: milliseconds for the whole turn, which the wake shares out; 0: there is no such limit */
} rs_budget;

typedef struct rs_question {
    const rs_game *game;
    const void *view;      /* of the seat that is asked */
    const rs_moves *moves; /* its legal moves, one or more */
    rs_chance *chance;     /* the bot's own dice, never the game's */
    rs_budget budget;
    void *room;    /* RS_BOT_ROOM bytes */
    int rounds;    /* of the table to look ahead; the bot's own affair, */
    rs_wake *wake; /* of the table; NULL: nothing is known of the turn */
    int noise;     /* and so is this: by how much it will misjudge, of RS_CERTAIN */
} rs_question;

typedef struct rs_candidate {
    int visits; /* how often it was looked into; 0: not at all */
    int chance; /* that the asked seat wins after it, of RS_CERTAIN */
} rs_candidate;

typedef struct rs_thoughts {         /* what a bot can tell of its thinking */
    int64_t iterations;              /* look-aheads */
    int64_t leaves;                  /* positions valued at the end of one, or to weigh a move */
    rs_candidate candidate[RS_LIST]; /* by the move's place in the list */
    int length;
    struct {
        int8_t seat;
        rs_move move;
    } line[RS_BOT_LINE]; /* the main line: the chosen move, and what it expects to follow */
} rs_thoughts;

typedef struct rs_bot {
    const char *id, *title;
    void (*think)(const rs_question *question, rs_thoughts *thoughts); /* weighs the candidates */
    int rounds;                                                        /* of the table that it looks ahead; 0: its own turn */
    int share; /* of the time that it may think, in percent: that is how weaker levels are made, */
    int noise; /* and by misjudging each candidate by up to this, of RS_CERTAIN */
} rs_bot;

int rs_bot_count(void);
const rs_bot *rs_bot_at(int index);
const rs_bot *rs_bot_find(const char *id); /* NULL: no such bot */
bool rs_bot_thinks(const rs_bot *bot);     /* unlike the one that moves at random */

/* The place of the bot's move in the list. `thoughts` tells why; it may not be NULL. */
int rs_bot_choose(const rs_bot *bot, const rs_question *question, rs_thoughts *thoughts);

/* Dice for the bots of a game, one stream a seat, so that what one thinks moves neither the game's dice nor another's. */
void rs_bot_dice(rs_chance dice[RS_SEATS], int players, const char *seed);

/* By how much the asked seat's chance is better with one legal move than with another, of RS_CERTAIN: the mean of so many looks as
 * `search` has them, but further. Its budget does not count. */
int64_t rs_lead_of(const rs_question *question, int one, int other, int looks);

#endif
