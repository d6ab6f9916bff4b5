/* judge.c - asks several bots at the same positions, and compares what they choose. */
#include "lab/judge.h"
#include "lab/clock.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct court {
    const rs_judge_plan *plan;
    rs_judged *judged;
    rs_chance dice, wits[RS_RATED], own; /* the game's, the bots', the judge's */
    rs_turn turn;
    rs_thoughts thoughts;
    long decisions, positions;
    _Alignas(RS_ALIGN) unsigned char state[RS_STATE];
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    _Alignas(RS_ALIGN) unsigned char room[RS_BOT_ROOM];
} court;

/* ---- How they did ------------------------------------------------------------------------------------------------------- */

double rs_gain(const rs_judged *judged) { return judged->positions ? judged->gain / (double)judged->positions : 0; }

double rs_error_of_gain(const rs_judged *judged)
{
    double mean = rs_gain(judged), count = (double)judged->positions;

    return count > 1 ? 1.96 * sqrt(fmax(judged->square / count - mean * mean, 0) / (count - 1)) : 0;
}

static void note(rs_judged *judged, bool same, double lead, int64_t microseconds)
{
    judged->positions++;
    judged->others += !same;
    judged->gain += lead;
    judged->square += lead * lead;
    judged->microseconds += microseconds;
}

/* ---- A game -------------------------------------------------------------------------------------------------------------- */

/* The last bot, who plays, draws from the same stream however many others are asked: the games are the same. */
static int stream_of(const rs_judge_plan *plan, int bot) { return bot == plan->bots - 1 ? 1 : bot == 0 ? 0 : bot + 1; }

/* The streams do not touch: what a bot or the judge draws changes nothing for the others. */
static void sit_down(court *c, long number)
{
    const rs_judge_plan *plan = c->plan;
    char seed[RS_SEED + 1], stream[16];
    const char *entropy = stream;

    snprintf(seed, sizeof seed, "%s.%ld", plan->seed, number);
    rs_chance_seed(&c->dice, plan->game->id, seed, NULL, 0);
    rs_chance_seed(&c->own, "judge", seed, NULL, 0);
    for (int bot = 0; bot < plan->bots; bot++) {
        snprintf(stream, sizeof stream, "%d", stream_of(plan, bot));
        rs_chance_seed(&c->wits[bot], "bot", seed, &entropy, 1);
    }
    rs_turn_init(&c->turn, &c->dice);
    c->turn.quiet = true;
    rs_start(plan->game, c->state, plan->players, plan->options, &c->turn);
}

static rs_question question_for(court *c, rs_chance *chance)
{
    return (rs_question){c->plan->game, c->view, &c->turn.moves, chance, c->plan->budget, c->room, 0};
}

static int ask(court *c, int bot)
{
    rs_question question = question_for(c, &c->wits[bot]);

    return rs_bot_choose(c->plan->bot[bot], &question, &c->thoughts);
}

/* A lead of RS_CERTAIN is 100 %. */
static double lead_of(court *c, int one, int other)
{
    rs_question question = question_for(c, &c->own);

    return one == other ? 0 : (double)rs_lead_of(&question, one, other, c->plan->looks) * 100 / (double)RS_CERTAIN;
}

static void judge_position(court *c, int yardstick)
{
    for (int bot = 0; bot < c->plan->bots - 1; bot++) {
        int64_t began = rs_thread_microseconds();
        int choice = ask(c, bot);
        int64_t spent = rs_thread_microseconds() - began;

        note(&c->judged[bot], choice == yardstick, lead_of(c, choice, yardstick), spent);
    }
    c->positions++;
}

static bool is_enough(const court *c) { return c->positions >= c->plan->positions || (c->plan->stopped && c->plan->stopped()); }

static void judge_game(court *c, long number, double began)
{
    const rs_judge_plan *plan = c->plan;

    sit_down(c, number);
    for (int moves = 0; moves < RS_GUARD && rs_asked(c->state) >= 0 && !is_enough(c); moves++) {
        int choice;

        rs_view(plan->game, c->state, rs_asked(c->state), c->view);
        choice = ask(c, plan->bots - 1);
        if (++c->decisions % plan->every == 0) {
            judge_position(c, choice);
            if (plan->progress) plan->progress(c->judged, plan->positions, rs_seconds() - began);
        }
        rs_choose(plan->game, c->state, choice, &c->turn);
    }
}

const char *rs_judge(const rs_judge_plan *plan, rs_judged judged[RS_RATED])
{
    court *c = aligned_alloc(RS_ALIGN, (sizeof *c + RS_ALIGN - 1) / RS_ALIGN * RS_ALIGN);
    double began = rs_seconds();

    if (!c) return "there is not enough memory";
    memset(judged, 0, sizeof *judged * RS_RATED);
    memset(c, 0, sizeof *c);
    c->plan = plan;
    c->judged = judged;
    for (long game = 0; !is_enough(c); game++) judge_game(c, game, began);
    free(c);
    return NULL;
}
