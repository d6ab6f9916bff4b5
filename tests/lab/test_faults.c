/* test_faults.c - what the author of a game may get wrong: the referee names it, and the decision, in a sentence. */
#include "careless.h"

/* ---- Tables and steps ---------------------------------------------------------------------------------------------------- */

static void tables_are_looked_at_before_the_first_move(void **state)
{
    (void)state;
    decision[TOY_D_STORM].clause = "TOY-99";
    expect_caught("storm: its clause is not in the rules");
}

static void offer_nothing(const void *state, rs_moves *moves)
{
    (void)state;
    (void)moves;
}

static void an_empty_list_is_named(void **state)
{
    (void)state;
    decision[TOY_D_STORM].list = offer_nothing;
    expect_caught("\"storm\" of toy has no legal move");
}

static void ask_twice(void *state, rs_turn *turn)
{
    (void)turn;
    rs_push(state, TOY_D_STORM, rs_top(state)->seat);
    rs_push(state, TOY_D_STORM, rs_top(state)->seat);
}

static void a_full_stack_is_named(void **state)
{
    (void)state;
    decision[TOY_CAST_DICE].step = ask_twice;
    expect_caught("\"cast\" of toy puts more on the stack than there is room for");
}

static void go_nowhere(void *state, rs_turn *turn)
{
    (void)state;
    (void)turn;
}

static void a_step_without_end_is_named(void **state)
{
    (void)state;
    decision[TOY_CAST_DICE].step = go_nowhere;
    expect_caught("\"cast\" of toy goes on by itself without end");
}

static void leave_nothing(void *state, rs_turn *turn)
{
    (void)turn;
    while (((rs_head *)state)->depth > 0) rs_pop(state);
}

static void a_game_that_is_neither_over_nor_goes_on_is_named(void **state)
{
    (void)state;
    decision[TOY_CAST_DICE].step = leave_nothing;
    expect_caught("\"cast\" of toy leaves nothing to decide");
}

static void draw_past_the_tape(void *state, rs_move move, rs_turn *turn)
{
    if (move.verb == TOY_REST) ((toy_state *)state)->tide = (int16_t)(1 + rs_below(turn->chance, 6));
    toy_game.decision[TOY_D_TURN].apply(state, move, turn);
}

static void luck_that_cannot_be_scripted_is_named(void **state)
{
    (void)state;
    decision[TOY_D_TURN].apply = draw_past_the_tape;
    expect_caught("drew by rs_below");
}

/* ---- Lists ---------------------------------------------------------------------------------------------------------------- */

static void offer_too_much(const void *state, rs_moves *moves)
{
    (void)state;
    for (int i = 0; i < RS_LIST; i++) rs_offer2(moves, TOY_THROW, i % 100, i / 100);
}

static void a_list_that_was_cut_is_named(void **state)
{
    (void)state;
    decision[TOY_D_STORM].list = offer_too_much;
    expect_caught("at storm the list is full");
}

static void forget_to_cast(const void *state, rs_moves *moves)
{
    toy_game.decision[TOY_D_TURN].list(state, moves);
    for (int i = 0; i < moves->count; i++)
        if (moves->at[i].verb == TOY_CAST && moves->at[i].arg[0] == 2) moves->at[i] = moves->at[--moves->count];
}

static void a_legal_move_that_is_withheld_is_named(void **state)
{
    (void)state;
    decision[TOY_D_TURN].list = forget_to_cast;
    expect_caught("\"cast 2\" is not listed, yet its verb has nothing against it");
}

static void offer_three_dice(const void *state, rs_moves *moves)
{
    toy_game.decision[TOY_D_TURN].list(state, moves);
    if (!rs_top_of(state)->arg[0]) rs_offer1(moves, TOY_CAST, 0);
}

static void a_listed_move_that_is_refused_is_named(void **state)
{
    (void)state;
    decision[TOY_D_TURN].list = offer_three_dice;
    expect_caught("\"cast 0\" is listed, yet refused: TOY-2.2");
}

/* ---- Talk ----------------------------------------------------------------------------------------------------------------- */

static void chatter(void *state, rs_move move, rs_turn *turn)
{
    for (int i = 0; i < RS_EVENTS; i++) rs_tell(turn, TOY_EV_ROLLED, rs_asked(state), 1, 0, 0, 0);
    toy_game.decision[TOY_D_TURN].apply(state, move, turn);
}

static void more_events_than_there_is_room_for_are_named(void **state)
{
    (void)state;
    decision[TOY_D_TURN].apply = chatter;
    expect_caught("more events than there is room for");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(tables_are_looked_at_before_the_first_move),
        TEST(an_empty_list_is_named),
        TEST(a_full_stack_is_named),
        TEST(a_step_without_end_is_named),
        TEST(a_game_that_is_neither_over_nor_goes_on_is_named),
        TEST(luck_that_cannot_be_scripted_is_named),
        TEST(a_list_that_was_cut_is_named),
        TEST(a_legal_move_that_is_withheld_is_named),
        TEST(a_listed_move_that_is_refused_is_named),
        TEST(more_events_than_there_is_room_for_are_named),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
