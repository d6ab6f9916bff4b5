/* mind.h - what bots think with: a position played on in thought, chances of winning, and a cheap way to go on.
 *
 * A turn is a chain of small moves, and the value of its first is where the chain leads. So thinking always goes on to the end of a
 * stretch: until the turn, or the interruption that somebody was asked in, is over. */
#ifndef RS_MIND_H
#define RS_MIND_H

#include "bots/bot.h"
#include "bots/memory.h"

enum {
    RS_STRETCH = 48, /* moves of a stretch at most: some chains can be drawn out */
    RS_UNTIMED = 4,  /* moves of one between two looks at the clock */
    RS_GLANCE = 24,  /* moves that are weighed in passing; of longer lists, so many at random */
    RS_CARE = 4,     /* moves that are played on where care is taken */
    RS_PAINS = 500,  /* positions weighed in a stretch, after which no more care is taken */
};

typedef struct rs_clock { /* a budget being spent */
    rs_budget budget;
    int64_t end;
    int64_t all, left; /* iterations */
} rs_clock;

typedef struct rs_mind { /* a position in thought */
    const rs_game *game;
    rs_clock clock;
    rs_chance luck; /* what its draws are taken from */
    rs_turn turn;   /* its legal moves */
    rs_memory *memory;
    int64_t leaves, recalled; /* positions weighed so far; of these, remembered rather than valued */
    _Alignas(RS_ALIGN) unsigned char state[RS_STATE];
    rs_turn trial_turn; /* for weighing moves: a copy that one of them is made on */
    rs_chance trial_luck;
    _Alignas(RS_ALIGN) unsigned char trial[RS_STATE];
    _Alignas(RS_ALIGN) unsigned char notes[RS_NOTES]; /* the game's, about what it valued last */
} rs_mind;

typedef struct rs_stretch { /* how far to think */
    int owner, depth;       /* whose turn it was, and how deep the question; depth 0: it is the owner's own */
} rs_stretch;

void rs_clock_start(rs_clock *clock, rs_budget budget);
bool rs_clock_is_up(rs_clock *clock);                 /* asked before each iteration, and takes it off the budget */
bool rs_clock_has_run_out(const rs_clock *clock);     /* asked in between: the time alone */
int rs_clock_spent(const rs_clock *clock, int whole); /* how much of the budget, of the whole */

/* The memory was cleared; minds may share one. */
void rs_mind_begin(rs_mind *mind, const rs_game *game, rs_budget budget, rs_memory *memory);
/* A guess at what is behind the view; its draws come from the dice of the question. */
void rs_mind_guess(rs_mind *mind, const rs_question *question);

/* Copies a position and makes a legal move on the copy; the luck is the turn's. */
void rs_try_move(const rs_game *game, const void *from, void *copy, rs_move move, rs_turn *turn);

rs_stretch rs_stretch_of(const void *state); /* from here */
bool rs_stretch_ended(const rs_stretch *stretch, const void *state);

/* Each seat's chance of winning, of RS_CERTAIN: by the ranks if the game is over, else by the game's value. */
void rs_chances(const rs_game *game, const void *state, void *notes, int chance[RS_SEATS]);

/* What each legal move is worth to the seat that is asked, right after it; -1: it was not looked at. Returns the best one's place. */
int rs_weigh(rs_mind *mind, int worth[RS_LIST]);
/* Plays on, each seat taking what is best for it right after, until the stretch ends or the time has run out. Returns how many moves. */
int rs_play_on(rs_mind *mind, const rs_stretch *stretch);
/* The same, but the first moves are chosen with care: those that are best right after it are each played on to the end of the stretch, in
 * another mind. How many moves depends on how many positions that takes: all of a short turn, the first of a long one. */
int rs_play_on_with_care(rs_mind *mind, rs_mind *other, const rs_stretch *stretch);

/* 2^(exponent / RS_DOUBLES), of 65536; what is too small is 0 and too large the largest. */
int64_t rs_power(int exponent);

void rs_think_greedy(const rs_question *question, rs_thoughts *thoughts);
void rs_think_search(const rs_question *question, rs_thoughts *thoughts);

#endif
