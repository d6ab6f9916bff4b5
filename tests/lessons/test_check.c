/* test_check.c - the check of lessons: what it goes through, and that it finds whatever is wrong with one. */
#include "schooling.h"
#include "lab/lesson_check.h"

#include <stdio.h>

static rs_lesson_report report;

static const char *check(const char *rows)
{
    read_lesson(rows);
    return rs_lesson_check(&lesson, &session, &room, bot_room, &report, problem);
}

static void expect_sound(const char *rows)
{
    const char *why = check(rows);

    if (why) fail_msg("%s", why);
}

/* ---- What is sound ---------------------------------------------------------------------------------------------------- */

/* A lesson in which all is right: steps are counted, and so is every answer that was tried. */
TEST(a_sound_lesson_is_gone_through)
{
    expect_sound(TOY "let n captain[0].coins\nsay You have {n}.\npoint shell:conch mat:0\ntip decision turn \"T\"\ndo show conch\nelse "
                     "draw \"D\"\nelse show whelk \"W\"\n"
                     "then You have {n}.\nsay B\nread\nlearnt {n}\n");
    assert_int_equal(report.steps, 2);
    assert_int_equal(report.tries, 3);
}

/* What was met on the way is noted: decisions of the learner, events that were told, and no others. */
TEST(what_was_met_is_noted)
{
    expect_sound(TOY "do cast 1\nchance 1\nsay B\ndo throw conch\nsay C\ndo rest\nplay show whelk\nsay D\nread\n");
    assert_true(report.decision[TOY_D_TURN]);
    assert_true(report.decision[TOY_D_STORM]);
    assert_false(report.decision[TOY_D_BET]);
    assert_true(report.event[TOY_EV_ROLLED]);
    assert_true(report.event[TOY_EV_SHOWN]);
    assert_false(report.event[TOY_EV_DRAWN]);
    assert_false(report.event[TOY_EV_WON]);
}

/* It is gone through once for each right answer, so that what the second or third leads to is found as well. */
TEST(every_right_answer_is_gone_through)
{
    expect_sound(TOY "do rest | cast 1 | cast 2\nchance 3 4\nsay B\nread\n");
    assert_int_equal(report.tries, 3);
    assert_non_null(check(TOY "do show conch | rest\nsay B\ndo show cockle\n"));
    expect_part(problem, "Line 6: in the step that begins here another seat is asked");
}

/* Where the learner plays freely, it comes to the end of the step. */
TEST(free_play_comes_to_its_end)
{
    expect_sound(TOY "bots random\nsay A\nuntil over\nlearnt L\n");
    expect_sound(TOY "bots deckhand\nsay A\ntip event won \"W\"\nuntil event won anybody\nelse draw \"D\"\n");
}

/* A star in an answer is tried with a move that is not right; where all legal moves that fit are right, it answers what is not legal. */
TEST(a_star_is_tried_with_what_is_not_right)
{
    expect_sound(TOY "do show conch\nelse show * \"Another.\"\nelse ** \"No.\"\n");
    assert_int_equal(report.tries, 3);
    expect_sound(TOY "do show *\nelse show * \"Not in hand.\"\n");
    assert_int_equal(report.tries, 3);
}

/* ---- What is wrong ------------------------------------------------------------------------------------------------------ */

typedef struct fault {
    const char *rows;
    int line; /* 0: of all of it */
    const char *said;
} fault;

static void expect_faults(const fault *faults, int count)
{
    for (int i = 0; i < count; i++) {
        const char *why = check(faults[i].rows);
        char begins[32] = "The lesson ";

        if (faults[i].line > 0) snprintf(begins, sizeof begins, "Line %d: ", faults[i].line);
        if (!why) fail_msg("no fault is found in: %s", faults[i].rows);
        if (strncmp(why, begins, strlen(begins)) != 0 || !strstr(why, faults[i].said))
            fail_msg("'%s' is answered with: %s", faults[i].rows, why);
    }
}

/* A step that nobody can do: no legal move is right, or one of those named is not legal, or another is asked. */
TEST(a_step_that_nobody_can_do_is_found)
{
    static const fault faults[] = {
        {TOY "say A\ndo show whelk\n", 6, "one of these moves is not legal here"},
        {TOY "say A\ndo rest | show whelk\n", 6, "one of these moves is not legal here"},
        {TOY "say A\ndo rest | throw *\n", 6, "one of these moves is not legal here"},
        {TOY "say A\ndo dance\n", 6, "one of these moves is not legal here"},
        {TOY "say A\ndo throw *\nuntil turn\n", 5, "no legal move is right"},
        {TOY "say A\nuntil turn\nelse ** \"No.\"\n", 5, "no legal move is right"},
        {TOY "say A\ndo rest\nsay B\ndo rest\n", 7, "another seat is asked, and nothing says what it does"},
        {TOY "seat 1\nsay A\ndo rest\n", 6, "another seat is asked, and nothing says what it does"},
        {TOY "say A\ndo draw\nchance conch\n", 5, "impossible"},
    };

    expect_faults(faults, RS_COUNT(faults));
}

/* Names of events, decisions, clauses and bots that are none. */
TEST(wrong_names_are_found)
{
    static const fault faults[] = {
        {TOY "say A\nuntil event sold\n", 6, "no such event or decision"},
        {TOY "say A\nuntil decision sell\n", 6, "no such event or decision"},
        {TOY "say A\nuntil decision drawn\n", 6, "no such event or decision"},
        {TOY "say A\nuntil event turn\n", 6, "no such event or decision"},
        {TOY "say A\ntip event sold \"S\"\nread\n", 6, "no such event or decision"},
        {TOY "say A\ntip decision sold \"S\"\nread\n", 6, "no such event or decision"},
        {TOY "teaches TOY-1 TOY-9\nsay A\nread\n", 5, "no such clause"},
        {TOY "teaches PL-1\nsay A\nread\n", 5, "no such clause"},
        {TOY "bots oracle\nsay A\nread\n", 5, "no such bot"},
    };

    expect_faults(faults, RS_COUNT(faults));
}

/* An answer to a move that is right, to one that is none, or to one that an earlier row answers. */
TEST(answers_that_never_come_up_are_found)
{
    static const fault faults[] = {
        {TOY "say A\ndo rest\nelse rest \"R\"\n", 7, "this move is right"},
        {TOY "say A\ndo show *\nelse show conch \"C\"\n", 7, "this move is right"},
        {TOY "say A\ndo rest\nelse dance \"D\"\n", 7, "no move of the game"},
        {TOY "say A\ndo rest\nelse show S-03 \"D\"\n", 7, "no move of the game"},
        {TOY "say A\ndo rest\nelse ** \"No.\"\nelse draw \"D\"\n", 8, "an earlier row answers this move"},
        {TOY "say A\ndo rest\nelse draw \"No.\"\nelse draw \"D\"\n", 8, "an earlier row answers this move"},
        {TOY "say A\nread\nelse dance \"D\"\n", 7, "no move of the game"},
    };

    expect_faults(faults, RS_COUNT(faults));
}

/* A figure that is not to be had: in what is said, answered, told by the way, said when it is done, and learnt. */
TEST(wrong_figures_are_found)
{
    static const fault faults[] = {
        {TOY "say You have {n}.\nread\n", 5, "a figure of this text is not to be had"},
        {TOY "let n captain[0].silver\nsay You have {n}.\nread\n", 6, "a figure of this text is not to be had"},
        {TOY "let n tide\nsay The tide is {n}.\nread\n", 6, "a figure of this text is not to be had"},
        {TOY "let n 1\nsay You have {n|coin}.\nread\n", 6, "a figure of this text is not to be had"},
        {TOY "say A\ndo rest\nelse draw \"{n}\"\n", 7, "a figure of this text is not to be had"},
        {TOY "say A\ntip event won \"{n}\"\nread\n", 6, "a figure of this text is not to be had"},
        {TOY "say A\nread\nthen {n}\nsay B\nread\n", 7, "a figure of this text is not to be had"},
        {TOY "say A\nread\nthen {n}\n", 7, "a figure of this text is not to be had"},
        {TOY "say A\nread\nlearnt {n}\n", 7, "a figure of this text is not to be had"},
    };

    expect_faults(faults, RS_COUNT(faults));
}

/* A thing that is pointed at and not there. What the game's moves add to their targets is not known here. */
TEST(wrong_things_to_point_at_are_found)
{
    static const fault faults[] = {
        {TOY "say A\npoint conch\nread\n", 6, "no such thing to point at"},
        {TOY "say A\npoint shell:conch shell:pebble\nread\n", 6, "no such thing to point at"},
        {TOY "say A\npoint captain:purple\nread\n", 6, "no such thing to point at"},
        {TOY "say A\npoint :conch\nread\n", 6, "no such thing to point at"},
        {TOY "say A\npoint shell:\nread\n", 6, "no such thing to point at"},
    };

    expect_faults(faults, RS_COUNT(faults));
    expect_sound(TOY "say A\npoint shell:conch captain:red mat:0 table:middle\nread\n");
}

/* A scene that cannot be, be it the first or a later one, and a move of others that cannot be made. */
TEST(what_cannot_be_played_is_found)
{
    static const fault faults[] = {
        {TOY "set round 9\nsay A\nread\n", 5, "not a number in its range"},
        {TOY "seat 5\nsay A\nread\n", 3, "no such seat"},
        {TOY "say A\nread\nscene\nplay dance\nsay B\nread\n", 8, "not a move of this game"},
        {TOY "say A\ndo rest\nplay show conch\n", 7, "TOY-2.1"},
        {TOY "say A\ndo show conch\nplay show conch\n", 7, "TOY-2.1"},
    };

    expect_faults(faults, RS_COUNT(faults));
}

/* A lesson without a title. */
TEST(a_lesson_needs_a_title)
{
    static const fault faults[] = {{"lesson toy\nscene\nsay A\nread\n", 0, "has no title"}};

    expect_faults(faults, RS_COUNT(faults));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_sound_lesson_is_gone_through),
        cmocka_unit_test(what_was_met_is_noted),
        cmocka_unit_test(every_right_answer_is_gone_through),
        cmocka_unit_test(free_play_comes_to_its_end),
        cmocka_unit_test(a_star_is_tried_with_what_is_not_right),
        cmocka_unit_test(a_step_that_nobody_can_do_is_found),
        cmocka_unit_test(wrong_names_are_found),
        cmocka_unit_test(answers_that_never_come_up_are_found),
        cmocka_unit_test(wrong_figures_are_found),
        cmocka_unit_test(wrong_things_to_point_at_are_found),
        cmocka_unit_test(what_cannot_be_played_is_found),
        cmocka_unit_test(a_lesson_needs_a_title),
    };
    return RUN(tests);
}
