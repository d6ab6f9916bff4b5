/* test_leaving.c - a lesson is left with its game and a bookmark, and goes on where it was. */
#include "schooling.h"
#include "engine/game.h"

#include <stdio.h>

static const toy_state *toy_now(void) { return toy_in(&session); }

/* Leaves and goes on: all is as it was. */
static void leave(void)
{
    rs_teacher before = teacher;
    uint64_t hash = rs_hash(session.state, session.game->state_bytes);
    char line[64];
    const char *why;

    snprintf(line, sizeof line, "%s", bookmark());
    if ((why = going_on(line))) fail_msg("%s: %s", line, why);
    assert_true(hash == rs_hash(session.state, session.game->state_bytes));
    assert_string_equal(bookmark(), line);
    assert_int_equal(teacher.step, before.step);
    assert_int_equal(teacher.scene, before.scene);
    assert_int_equal(teacher.played, before.played);
    assert_int_equal(teacher.answered, before.answered);
    assert_true(teacher.told == before.told);
    assert_int_equal(teacher.said, -1);
    assert_int_equal(rs_teacher_waits(&teacher), rs_teacher_waits(&before));
}

/* ---- Going on ------------------------------------------------------------------------------------------------------- */

/* A bookmark is the step, the tips that were told, the draws of the step that were made, and what it has played. */
TEST(a_bookmark_says_where_it_is)
{
    begin_lesson(TOY "tip decision turn \"T\"\ntip event drawn \"D\"\ntip event shown \"S\"\nsay A\nread\nsay B\ndo cast 2\nchance 3 4 "
                     "5\nplay rest\nplay rest\n"
                     "play bet nothing\nplay bet nothing\nsay C\nread\n");
    assert_string_equal(bookmark(), "0 1 0 0");
    read_on();
    assert_string_equal(bookmark(), "1 1 0 0");
    right("cast 2");
    assert_string_equal(bookmark(), "1 1 2 2");
    others_move();
    assert_string_equal(bookmark(), "1 1 2 4");
    others_move();
    assert_string_equal(bookmark(), "2 1 0 0");
}

/* One thing: a text is read, others move, or the learner does what is right first. */
static void go_on(void)
{
    const rs_moves *moves = &session.turn.moves;
    char line[RS_LINE];
    rs_text text = rs_text_on(line, sizeof line);
    int i = 0;

    if (rs_teacher_reads(&teacher)) {
        read_on();
        return;
    }
    if (rs_teacher_waits(&teacher)) {
        others_move();
        return;
    }
    while (i < moves->count && !rs_teacher_wants(&teacher, moves->at[i])) i++;
    assert_true(i < moves->count);
    rs_move_text(session.game, session.state, moves->at[i], &text);
    right(line);
}

/* Whoever leaves before each move, of his own or of others, finds the lesson as it was, to its end. */
TEST(a_lesson_can_be_left_anywhere)
{
    int times = 0;

    begin_lesson(TOY "tip decision turn \"T\"\nsay A\nread\nsay B\ntip event rolled \"R\"\ndo cast 2\nchance 3\nchance 4\nsay C\ndo "
                     "rest\nplay show whelk\n"
                     "play cast 1\nchance 6\nplay rest\nsay D\nread\n" SCENE
                     "seat 1\nbots random\nplay rest\nsay E\nuntil event won anybody\nelse cast * \"No.\"\nlearnt L\n");
    for (; rs_teacher_action(&teacher) != RS_ROW_LEARNT; times++) {
        leave();
        go_on();
    }
    assert_true(times > 10);
}

/* Draws that were made are not made again, those to come still come. */
TEST(draws_are_made_once)
{
    begin_lesson(TOY "until turn\nchance 1 5 clam\nsay B\nread\n");
    right("cast 2");
    assert_int_equal(session.script.used, 1);
    leave();
    right("throw conch");
    assert_int_equal(toy_now()->captain[0].coins, 5);
    leave();
    assert_int_equal(session.script.used, 2);
    assert_int_equal(session.script.count, 3);
}

/* The same for draws of a scene that come to its first step. */
TEST(draws_of_a_scene_are_made_once)
{
    begin_lesson(TOY "chance clam\nplay draw\nchance 3 2 5\nplay rest\nchance 1\nseat 1\nsay A\nchance 6\nuntil turn\nsay B\nread\n");
    right("cast 2");
    leave();
    right("throw whelk");
    assert_int_equal(toy_now()->captain[1].coins, 6);
}

/* Tips that were told are not told again, and others are still to come. */
TEST(tips_are_told_once)
{
    begin_lesson(TOY "tip decision turn \"T\"\ntip event shown \"S\"\nuntil turn\n");
    assert_int_equal(tips_told(), 1);
    leave();
    assert_int_equal(tips_told(), 0);
    right("show conch");
    assert_int_equal(tips_told(), 1);
    leave();
    right("show cockle");
    assert_int_equal(tips_told(), 0);
}

/* Moves of a step that were played are not played again; those to come are. */
TEST(moves_are_played_once)
{
    begin_lesson(TOY "do rest\nplay show whelk\nplay show limpet\nplay rest\nsay B\ndo bet *\n");
    right("rest");
    leave();
    others_move();
    leave();
    others_move();
    leave();
    others_move();
    assert_int_equal(teacher.step, 1);
    assert_int_equal(toy_now()->captain[1].coins, 2);
}

/* A scene is not begun again: the game is where it was. */
TEST(a_scene_is_not_begun_again)
{
    begin_lesson(TOY "say A\nread\nscene\nset captain[0].coins 5\nsay B\ndo show *\nuntil turn\n");
    read_on();
    right(move_text(session.game, session.turn.moves.at[0]));
    leave();
    assert_int_equal(toy_now()->captain[0].coins, 6);
    assert_int_equal(session.count, 1);
}

/* ---- What is no bookmark ----------------------------------------------------------------------------------------------- */

/* A bookmark of another form is refused. */
TEST(what_is_no_bookmark_is_refused)
{
    static const char *const words[] = {
        "",
        " ",
        "x",
        "0",
        "0 0",
        "0 0 0",
        "0 0 0 0 0",
        "0 0 0 0 x",
        "0 0 0 x",
        "0 x 0 0",
        "x 0 0 0",
        "-1 0 0 0",
        "0 -1 0 0",
        "0 0 -1 0",
        "0 0 0 -1",
        "+0 0 0 0",
        " 0 0 0 0",
        "0  0 0 0",
        "0,0,0,0",
        "0 0 0x0 0",
        "0.0 0 0",
        "0 0 0 999999",
        "0 0 0 18446744073709551616",
        "0\n0 0 0",
        "a 0 0 0",
        "0 g 0 0",
    };

    begin_lesson(TOY "do rest\n");
    assert_null(going_on("0 0 0 0"));
    for (int i = 0; i < RS_COUNT(words); i++) {
        const char *why = going_on(words[i]);

        if (!why) fail_msg("this is a bookmark: '%s'", words[i]);
        assert_string_equal(why, "This is no bookmark of a lesson.");
    }
}

/* So is one of a step or of draws that the lesson has not. */
TEST(a_bookmark_of_what_is_not_there_is_refused)
{
    begin_lesson(TOY "do cast 1\nchance 3 4\nsay B\nread\n");
    assert_string_equal(going_on("2 0 0 0"), "The lesson has no such step.");
    assert_string_equal(going_on("18446744073709551615 0 0 0"), "The lesson has no such step.");
    assert_string_equal(going_on("0 0 3 0"), "The step of this bookmark has not so many draws.");
    assert_string_equal(going_on("1 0 1 0"), "The step of this bookmark has not so many draws.");
    assert_null(going_on("0 0 2 0"));
    assert_null(going_on("1 ffffffffffffffff 0 0"));
}

/* One that has played all that its step plays goes on with the next step. */
TEST(a_bookmark_behind_all_moves_goes_on)
{
    begin_lesson(TOY "say A\nread\nplay rest\nsay B\nread\n");
    assert_null(going_on("0 0 0 9"));
    assert_int_equal(teacher.step, 1);
}

/* A game of another kind, or without the learner's seat, is refused. */
TEST(a_game_that_does_not_fit_is_refused)
{
    begin_lesson("lesson toy\nscene\nplayers 3\nseat 2\nsay A\nread\n");
    begin_session(&session, &toy_game, 2, "");
    assert_string_equal(going_on("0 0 0 0"), "The game has no such seat as the learner's.");
    begin_session(&session, &pl_game, 3, "");
    assert_string_equal(going_on("0 0 0 0"), "This is a game of another kind than the lesson's.");
    begin_session(&session, &toy_game, 3, "");
    assert_null(going_on("0 0 0 0"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_bookmark_says_where_it_is),
        cmocka_unit_test(a_lesson_can_be_left_anywhere),
        cmocka_unit_test(draws_are_made_once),
        cmocka_unit_test(draws_of_a_scene_are_made_once),
        cmocka_unit_test(tips_are_told_once),
        cmocka_unit_test(moves_are_played_once),
        cmocka_unit_test(a_scene_is_not_begun_again),
        cmocka_unit_test(what_is_no_bookmark_is_refused),
        cmocka_unit_test(a_bookmark_of_what_is_not_there_is_refused),
        cmocka_unit_test(a_bookmark_behind_all_moves_goes_on),
        cmocka_unit_test(a_game_that_does_not_fit_is_refused),
    };
    return RUN(tests);
}
