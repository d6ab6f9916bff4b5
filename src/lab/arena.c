/* arena.c - plays the line-ups, batch by batch, until there are enough games or the test is decided. */
#include "lab/arena.h"
#include "lab/clock.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct stage { /* a line-up being played */
    const rs_arena_plan *plan;
    rs_arena_result *result;
    rs_lineup *lineup;
    rs_meeting *meeting;
    rs_sim_row *rows; /* of a batch */
    long batch;
} stage;

/* ---- Line-ups ------------------------------------------------------------------------------------------------------------ */

static int place_of(rs_arena_result *result, const rs_bot *bot)
{
    for (int i = 0; i < result->bots; i++)
        if (result->bot[i] == bot) return i;
    result->bot[result->bots] = bot;
    return result->bots++;
}

static void add_pair(const rs_arena_plan *plan, rs_arena_result *result, int one, int others)
{
    rs_lineup *lineup = &result->lineup[result->lineups++];

    for (int seat = 0; seat < plan->players; seat++) lineup->bot[seat] = place_of(result, plan->bot[seat ? others : one]);
}

/* The bots are entered from the last one named, which is the yardstick of the ratings. */
static void make_lineups(const rs_arena_plan *plan, rs_arena_result *result)
{
    for (int i = plan->bots - 1; i >= 0; i--) place_of(result, plan->bot[i]);
    if (plan->bots == plan->players && plan->players > 2) {
        for (int seat = 0; seat < plan->players; seat++) result->lineup[0].bot[seat] = place_of(result, plan->bot[seat]);
        result->lineups = 1;
        return;
    }
    for (int one = 0; one < plan->bots; one++)
        for (int others = one + 1; others < plan->bots; others++) add_pair(plan, result, one, others);
}

/* ---- Counting ------------------------------------------------------------------------------------------------------------ */

static double part_of_win(const rs_sim_row *row, int players, int seat)
{
    int winners = 0;

    if (row->place[seat] != 1) return 0;
    for (int other = 0; other < players; other++) winners += row->place[other] == 1;
    return 1.0 / winners;
}

/* A group: the same seed with the line-up in every rotation. */
static void count_group(stage *s, const rs_sim_plan *sim, long group)
{
    int players = s->plan->players;
    double first = 0;

    for (int turn = 0; turn < players; turn++)
        for (int seat = 0; seat < players; seat++) {
            long game = group * players + turn;
            int which = rs_sim_bot(sim, sim->first + game, seat), bot = s->lineup->bot[which];
            double part = part_of_win(&s->rows[game], players, seat);

            s->meeting->wins[which] += part;
            s->result->wins[bot] += part;
            s->result->seats[bot]++;
            if (which == 0) first += part, s->lineup->from[seat] += part;
        }
    s->lineup->wins += first;
    rs_sprt_note(&s->lineup->test, first / players);
}

static void add_effort(rs_effort *sum, const rs_effort *more)
{
    sum->moves += more->moves;
    sum->iterations += more->iterations;
    sum->leaves += more->leaves;
    sum->microseconds += more->microseconds;
    if (more->longest > sum->longest) sum->longest = more->longest;
}

/* ---- Playing ------------------------------------------------------------------------------------------------------------- */

static rs_sim_plan plan_batch(const stage *s, long first, long games)
{
    const rs_arena_plan *plan = s->plan;
    rs_sim_plan sim = {.game = plan->game, .players = plan->players, .games = games, .first = first, .paired = true, .rows = s->rows};

    sim.options = plan->options;
    sim.bots = plan->players;
    sim.budget = plan->budget;
    sim.seed = plan->seed;
    sim.threads = plan->threads < games ? plan->threads : (int)games;
    for (int seat = 0; seat < plan->players; seat++) sim.bot[seat] = s->result->bot[s->lineup->bot[seat]];
    return sim;
}

static const char *play_batch(stage *s, long first, long games)
{
    rs_sim_plan sim = plan_batch(s, first, games);
    rs_sim_result *batch = malloc(sizeof *batch);
    const char *problem = batch ? rs_simulate(&sim, batch) : "there is not enough memory";

    if (!problem && batch->failed >= 0) {
        snprintf(s->result->problem, sizeof s->result->problem, "%s", batch->violation.sentence);
        problem = s->result->problem;
    }
    for (int seat = 0; !problem && seat < s->plan->players; seat++)
        add_effort(&s->result->effort[s->lineup->bot[seat]], &batch->effort[seat]);
    for (long group = 0; !problem && group < games / s->plan->players; group++) count_group(s, &sim, group);
    free(batch);
    return problem;
}

static void finish_lineup(stage *s, long games)
{
    rs_lineup *lineup = s->lineup;

    lineup->games = s->meeting->games = games;
    lineup->first = (rs_tally){.played = games, .wins = (long)(lineup->wins + 0.5), .share = lineup->wins / (double)games};
    lineup->first.interval = rs_wilson(lineup->first.wins, games);
    s->result->games += games;
}

static bool is_stopped(const rs_arena_plan *plan) { return plan->stopped && plan->stopped(); }

static long whole_groups(const rs_arena_plan *plan, long games) { return (games + plan->players - 1) / plan->players * plan->players; }

static const char *play_lineup(stage *s, long games, double began)
{
    const rs_arena_plan *plan = s->plan;
    const char *problem = NULL;
    long done = 0, skipped = whole_groups(plan, plan->skip);

    s->lineup->test = (rs_sprt){.elo0 = plan->elo0, .elo1 = plan->elo1, .seats = plan->players};
    s->meeting->seats = plan->players;
    for (int seat = 0; seat < plan->players; seat++) s->meeting->bot[seat] = s->lineup->bot[seat];
    while (!problem && done < games) {
        long batch = games - done < s->batch ? games - done : s->batch;

        problem = play_batch(s, skipped + done, batch);
        s->lineup->games = done += batch;
        if (plan->progress) plan->progress(s->result, s->result->games + done, games * s->result->lineups, rs_seconds() - began);
        if (plan->sequential && rs_sprt_verdict(&s->lineup->test) != RS_OPEN_YET) break;
        if (is_stopped(plan)) break;
    }
    finish_lineup(s, done);
    return problem;
}

const char *rs_arena(const rs_arena_plan *plan, rs_arena_result *result)
{
    long games = whole_groups(plan, plan->games), batch = whole_groups(plan, plan->threads);
    rs_meeting *meetings = calloc(RS_LINEUPS, sizeof *meetings);
    rs_sim_row *rows = calloc((size_t)batch, sizeof *rows);
    const char *problem = meetings && rows ? NULL : "there is not enough memory";
    double began = rs_seconds();

    memset(result, 0, sizeof *result);
    make_lineups(plan, result);
    while (!problem && result->current < result->lineups && !(result->current && is_stopped(plan))) {
        int now = result->current;

        problem = play_lineup(&(stage){plan, result, &result->lineup[now], &meetings[now], rows, batch}, games, began);
        result->current++;
    }
    result->lineups = result->current;
    if (!problem) rs_rate(meetings, result->lineups, result->bots, result->rating);
    result->seconds = rs_seconds() - began;
    free(rows);
    free(meetings);
    return problem;
}
