/* careless.c - a game that can be changed, and the referee. */
#include "careless.h"

#include <string.h>

rs_game game;
rs_decision decision[TOY_POINTS];
rs_event_kind event[TOY_EVENTS];
rs_verb verb[TOY_VERBS];
rs_sim_plan plan;

int lay_out(void **state)
{
    (void)state;
    game = toy_game;
    memcpy(decision, toy_game.decision, sizeof decision);
    memcpy(event, toy_game.event, sizeof event);
    memcpy(verb, toy_game.verb, sizeof verb);
    game.decision = decision;
    game.event = event;
    game.verb = verb;
    plan = (rs_sim_plan){.game = &game, .players = 3, .games = 2000, .bots = 1, .bot = {rs_bot_find("random")}, .seed = "careless"};
    plan.threads = 1; /* some changes remember things, and threads would share them */
    plan.check = true;
    plan.budget.iterations = 1;
    return 0;
}

void expect_caught(const char *words)
{
    rs_sim_result result;

    assert_null(rs_simulate(&plan, &result));
    if (result.failed < 0) fail_msg("%ld games, and nothing was noticed", plan.games);
    if (!strstr(result.violation.sentence, words)) fail_msg("\"%s\" does not say \"%s\"", result.violation.sentence, words);
}

void expect_clean(void)
{
    rs_sim_result result;

    assert_null(rs_simulate(&plan, &result));
    if (result.failed >= 0) fail_msg("game %ld, move %d: %s", result.failed, result.violation.move, result.violation.sentence);
}
