/* arena.h - bots against bots until it is known which are better: paired seeds, every line-up in every seat, ratings with errors.
 *
 * A line-up is one bot per seat. Each seed is played as often as there are seats, with the line-up moved on by one seat each time, so
 * that luck of the seed and of the seat is shared out evenly. */
#ifndef RS_ARENA_H
#define RS_ARENA_H

#include "lab/elo.h"
#include "lab/sim.h"

enum { RS_LINEUPS = RS_RATED * (RS_RATED - 1) / 2 };

struct rs_arena_result;

typedef struct rs_arena_plan {
    const rs_game *game;
    int players;
    const int16_t *options; /* of the game, or NULL: the usual ones */
    int bots;
    const rs_bot
        *bot[RS_RATED]; /* as many as players: that line-up; else each pair, the former in one seat against the latter in all others */
    long games;         /* of each line-up, rounded up to whole groups */
    long skip;          /* games that an earlier run played, rounded likewise */
    rs_budget budget;
    const char *seed;
    int threads;
    bool sequential; /* stop a line-up when the test of its first bot is decided */
    double elo0, elo1;
    void (*progress)(const struct rs_arena_result *so_far, long done, long games, double seconds); /* now and then, or NULL */
    bool (*stopped)(void); /* asked now and then: is what was played enough? Or NULL */
} rs_arena_plan;

typedef struct rs_lineup {
    int bot[RS_SEATS]; /* places in the result's list of bots; the first meets the others */
    long games;
    rs_tally first;        /* of the bot that meets the others; a shared win counts in part */
    double wins;           /* the same, with the parts */
    double from[RS_SEATS]; /* and by the seat that the bot had */
    rs_sprt test;
} rs_lineup;

typedef struct rs_arena_result {
    int bots; /* different ones, from the last one named */
    const rs_bot *bot[RS_RATED];
    rs_rating rating[RS_RATED]; /* above that one */
    rs_effort effort[RS_RATED];
    double wins[RS_RATED];
    long seats[RS_RATED];
    int lineups; /* that were played, or are to be */
    int current; /* the one that is being played */
    rs_lineup lineup[RS_LINEUPS];
    long games;
    double seconds;
    char problem[1024]; /* empty, or what went wrong in a game */
} rs_arena_result;

/* NULL, or why it could not be done. */
const char *rs_arena(const rs_arena_plan *plan, rs_arena_result *result);

#endif
