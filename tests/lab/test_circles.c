/* test_circles.c - bots that do and undo: they do not where there is anything else, and the referee names it where they do. */
#include "careless.h"

static void let_play(const char *bot, long games)
{
    plan.bot[0] = rs_bot_find(bot);
    plan.games = games;
    plan.budget.iterations = 60;
}

static void stand_still(void *state, rs_move move, rs_turn *turn)
{
    (void)state;
    (void)move;
    (void)turn;
}

static void a_planted_circle_is_named(void **state)
{
    (void)state;
    let_play("captain", 1);
    decision[TOY_D_TURN].apply = stand_still;
    expect_caught("is back where it was earlier in this turn");
}

/* A cast no longer brings anything: one die or two lie on the table, in turn. */
static void turn_the_dice(void *state, rs_move move, rs_turn *turn)
{
    toy_state *s = state;

    if (move.verb == TOY_CAST)
        s->cast.dice = s->cast.dice == 1 ? 2 : 1;
    else
        toy_game.decision[TOY_D_TURN].apply(state, move, turn);
}

/* Whoever moves at random may. */
static void chance_may_go_in_circles(void **state)
{
    (void)state;
    decision[TOY_D_TURN].apply = turn_the_dice;
    expect_clean();
}

/* There is always a better position one move away. */
static void long_for_elsewhere(const void *state, void *notes, int value[RS_SEATS])
{
    const toy_state *s = state;

    (void)notes;
    for (int seat = 0; seat < s->head.players; seat++) value[seat] = s->head.plays % 2 && rs_asked(state) == seat ? 3 * RS_DOUBLES : 0;
}

static void nobody_does_and_undoes(void **state)
{
    static const char *const bots[] = {"deckhand", "mate", "greedy", "captain", "search"};

    (void)state;
    decision[TOY_D_TURN].apply = turn_the_dice;
    game.value = long_for_elsewhere;
    for (int i = 0; i < RS_COUNT(bots); i++) {
        let_play(bots[i], 10);
        expect_clean();
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_planted_circle_is_named),
        TEST(chance_may_go_in_circles),
        TEST(nobody_does_and_undoes),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
