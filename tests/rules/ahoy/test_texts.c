/* test_texts.c - rules tests: what moves, questions and the log say. */
#include "table.h"

#include <string.h>

static void expect_label(const table *t, const char *move, const char *label)
{
    char text[RS_LINE], line[RS_LINE];
    rs_text out = rs_text_on(line, RS_LINE);
    int index = rs_move_find(&ah_game, &t->s, &t->turn.moves, in_words(t, move, text));

    assert_true(index >= 0);
    rs_move_label(&ah_game, &t->s, t->turn.moves.at[index], &out);
    assert_string_equal(line, label);
}

static void expect_question(const table *t, const char *question)
{
    static _Alignas(RS_ALIGN) ah_state view;
    char line[RS_LINE];
    rs_text out = rs_text_on(line, RS_LINE);

    rs_view(&ah_game, &t->s, rs_asked(&t->s), &view);
    rs_prompt_text(&ah_game, &view, &out);
    assert_string_equal(line, question);
}

static void expect_told(const table *t, int event, const char *said)
{
    char line[RS_LINE] = "";

    for (int i = 0; i < t->turn.events; i++)
        if (t->turn.event[i].kind == event) {
            rs_text out = rs_text_on(line, RS_LINE);

            rs_event_text(&ah_game, &t->s, &t->turn.event[i], RS_NOBODY, &out);
        }
    assert_string_equal(line, said);
}

/* AH-9.16, AH-16.5: the winner deals damage and pushes a figure; he takes no damage and sails nowhere. */
RULE(a_victory_says_what_the_winner_does)
{
    table *t = position(3, "SM1 at (2,1), crew beakhead, die 1 cannons, pool 3 3; MU at (3,1); BF at (0,0); active SM1; next 6 1");

    plays(t, SM1, "place 3 sail; step east");
    expect_question(t, "You have beaten the Union's Flagship: choose your spoils");
    expect_label(t, "spoil loot", "Deal 1 damage and take a reward");
    play(t, SM1, "spoil loot");
    expect_question(t, "Which slot of the Union's Flagship is damaged? It takes no die until it is repaired.");
    play(t, SM1, "damage sail");
    expect_told(t, AH_EV_DAMAGED, "The Union's Flagship takes damage on Sail.");
    expect_question(t, "Your Battering Beakhead can push the Union's Flagship: which way?");
    expect_label(t, "push south", "Push it south");
    t = position(3, "SM1 at (3,1); BF at (2,1), die 1 cannons-6, pool 3 3; MU at (0,0); next 6 1");
    plays(t, BF, "place 3 sail; step east");
    expect_label(t, "spoil batter", "Deal 2 damage");
}

/* AH-15.10: the second card of Negotiate costs a Comrade, and the question says so. */
RULE(negotiate_says_what_the_second_card_costs)
{
    table *t = position(3, "comrades (3,2) 1; SM1 at (3,2), pool 4 3; BF at (0,0); MU at (0,1); active SM1; next cutpurse");

    play(t, SM1, "place 4 negotiate");
    expect_question(t, "Negotiate: which card joins your crew?");
    play(t, SM1, "take aeronauts");
    expect_question(t, "Remove a Comrade from island B to take a second card as crew?");
}

/* AH-16.15: cargo is stolen by its own name. */
RULE(stolen_cargo_goes_by_its_name)
{
    table *t = position(3, "MU at (3,2), crew naive-noble, pool 3 3; SM1 at (3,2), crew sailor, cargo wine; BF at (0,0); active MU");

    play(t, MU, "noble");
    expect_label(t, "steal-cargo wine", "Steal the cargo Wine");
    expect_label(t, "steal sailor", "Steal Sailor");
}

/* AH-17.7: the log tells that Dynamic Entry raised the die, and nothing if there is none. */
RULE(dynamic_entry_is_told)
{
    table *t = position(2, "MU at (0,0), die 3 cannons, hand dynamic-entry, pool 3 3; BF at (3,1); active MU");

    play(t, MU, "plan dynamic-entry");
    expect_told(t, AH_EV_RAISED, "The Union raises the die on Cannons from 3 to 5.");
    t = position(2, "MU at (0,0), hand dynamic-entry, pool 3 3; BF at (3,1); active MU");
    play(t, MU, "plan dynamic-entry");
    assert_int_equal(times(t, AH_EV_RAISED), 0);
}

/* AH-3.5, AH-3.6: the first questions leave it to the table to say who is asked. */
RULE(the_first_questions_name_nobody)
{
    table *t = set_up(3, "");

    expect_question(t, "On which island do you begin?");
    play(t, BF, "berth (0,0)");
    expect_question(t, "On which space do you begin?");
}

/* AH-4.2, AH-14.3, AH-16.25: one and many. */
RULE(one_is_not_many)
{
    table *t = position(3, "comrades (3,2) 2; MU at (0,0), crew convincing-comrade, pool 3; BF at (3,1); active MU");

    play(t, MU, "place 3 convincing-comrade");
    expect_label(t, "lift [3,2] 1", "Take 1 Comrade from island B");
    expect_label(t, "lift [3,2] 2", "Take 2 Comrades from island B");
    play(t, MU, "lift [3,2] 1");
    expect_told(t, AH_EV_LANDS, "1 Comrade lands on island A, which now has 1.");
    t = position(3, "step next; BF at (0,0), pool 3; MU at (3,2)");
    expect_told(t, AH_EV_TURN, "The Squadron's turn: 1 die to place.");
    t = position(3, "step next; BF at (0,0), pool 3 3; MU at (3,2)");
    expect_told(t, AH_EV_TURN, "The Squadron's turn: 2 dice to place.");
}

/* AH-5.5, AH-7.1, AH-9.10: questions name the die, the figure, the steps, the enemy. */
RULE(questions_have_their_particulars)
{
    table *t = position(3, "patrols (3,1); SM1 at (2,1), gold 1, die 3 cannons, pool 3 3; BF at (0,0); MU at (0,0); active SM1; next 6 1");

    play(t, SM1, "place 3 sail");
    expect_question(t, "The die shows 3: as which value does it go on Sail?");
    play(t, SM1, "value 3");
    expect_question(t, "Which way does the Red Smuggler's Flagship go? 2 steps left");
    play(t, SM1, "step east");
    expect_question(t, "Battle with a Patrol: fire the Cannons? The die drops by what you add");
    play(t, SM1, "pass");
    plays(t, SM1, "spoil loot; grid 3,2");
    expect_question(t, "Your reward: a crew card. Do you take it?");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_victory_says_what_the_winner_does), TEST(negotiate_says_what_the_second_card_costs),
        TEST(stolen_cargo_goes_by_its_name),       TEST(dynamic_entry_is_told),
        TEST(the_first_questions_name_nobody),     TEST(one_is_not_many),
        TEST(questions_have_their_particulars),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
