/* sim.h - whole games by the thousand: who wins from which seat, how long it takes, how high the scores are.
 *
 * Game number n has the seed text "<seed>.<n>" and nothing else to do with the other games, so the result is the same for any number
 * of threads, and any single game can be had again. Bots see nothing but the view of their seat. */
#ifndef RS_SIM_H
#define RS_SIM_H

#include "bots/bot.h"
#include "lab/check.h"
#include "lab/stats.h"

enum {
    RS_SIM_SEED = 48, /* characters of a seed, so that the number still fits behind it */
    RS_SIM_GAMES = 10000000,
    RS_SIM_THREADS = 256,
};

typedef struct rs_sim_row { /* one game */
    int32_t moves;
    int32_t score[RS_SEATS];
    int8_t place[RS_SEATS];
} rs_sim_row;

typedef struct rs_effort { /* what a bot spent on its moves, those without a choice left out */
    int64_t moves, iterations, leaves, microseconds, longest;
} rs_effort;

typedef struct rs_sim_plan {
    const rs_game *game;
    int players;
    const int16_t *options; /* of the game, or NULL: the usual ones */
    long games;
    long first;       /* number of the first game */
    bool paired;      /* each seed is played once with every rotation of the bots: game n has the seed of n / players */
    rs_sim_row *rows; /* room for the games one by one, or NULL */
    int bots;         /* 1: it plays all seats; else one per seat, moved on by a seat each game */
    const rs_bot *bot[RS_SEATS];
    rs_budget budget; /* of a bot for a move */
    const char *seed;
    int threads;
    bool check;                                              /* under the eyes of a referee */
    void (*progress)(long done, long games, double seconds); /* now and then, or NULL */
} rs_sim_plan;

typedef struct rs_tally { /* how often a seat or a bot was first; a shared first place counts for each */
    long played, wins;
    double share;
    rs_interval interval;
    double score; /* the mean */
} rs_tally;

typedef struct rs_sim_result {
    long games;  /* that were played to the end */
    long shared; /* of them with more than one winner */
    rs_tally seat[RS_SEATS];
    int bots; /* different ones */
    const rs_bot *bot[RS_SEATS];
    rs_tally of_bot[RS_SEATS];
    rs_summary moves, winners, others; /* moves of a game; final scores of those who were first, and of the rest */
    rs_effort effort[RS_SEATS];        /* by place in the plan's list of bots */
    long total_moves;
    uint64_t digest; /* of all final positions: equal runs have equal ones */
    double seconds;
    rs_extent extent; /* of checked games */
    long failed;      /* the first game in which something was wrong, or -1; then only `violation` counts */
    rs_violation violation;
} rs_sim_result;

/* NULL, or why it could not be done. */
const char *rs_simulate(const rs_sim_plan *plan, rs_sim_result *result);

/* ---- Between sim.c, which plays, and tally.c, which counts ------------------------------------------------------------- */

/* Which bot of the plan sits there in this game? */
static inline int rs_sim_bot(const rs_sim_plan *plan, long number, int seat) { return (int)((seat + number) % plan->bots); }

/* Fills the result from the rows. `values` has room for one number per game and seat. */
void rs_sim_tally(const rs_sim_plan *plan, const rs_sim_row *rows, double *values, rs_sim_result *result);

#endif
