/* test_tips.c - tips: said once, the first time that the learner is asked something or that something is told. */
#include "schooling.h"

static bool is_told(int tip) { return teacher.told >> tip & 1; }
static bool is_fresh(int tip) { return teacher.fresh >> tip & 1; }

/* A tip about a decision is said when the learner is asked it, as soon as the step begins, and not again. */
TEST(a_tip_about_a_decision_is_said_once)
{
    begin_lesson(TOY "tip decision turn \"Your turn.\"\ntip decision storm \"A storm.\"\nuntil event revealed\nchance 1\n");
    assert_true(is_fresh(0));
    assert_false(is_told(1));
    right("show conch");
    assert_true(is_told(0));
    assert_int_equal(tips_told(), 0);
    right("cast 1");
    assert_true(is_fresh(1));
    assert_int_equal(tips_told(), 1);
    right("throw conch");
    assert_int_equal(tips_told(), 0);
}

/* While another is asked it, it is not said. */
TEST(a_tip_is_for_the_learner)
{
    begin_lesson(TOY "seat 1\nbots random\ntip decision turn \"Your turn.\"\nuntil turn\n");
    assert_int_equal(tips_told(), 0);
    while (rs_teacher_waits(&teacher)) others_move();
    assert_true(is_fresh(0));
}

/* A tip about an event is said when it is told, whoever did it, but not if it is told to others only. */
TEST(a_tip_about_an_event_is_said_when_it_is_told)
{
    begin_lesson(
        TOY
        "tip event shown \"Shown.\"\ntip event bold \"Bold.\"\ndo rest\nplay show whelk\nplay rest\nplay bet conch\nplay bet whelk boldly\n"
        "say B\ntip event shown \"Never.\"\nread\n");
    right("rest");
    assert_int_equal(tips_told(), 0);
    others_move();
    assert_true(is_fresh(0));
    others_move();
    others_move();
    assert_int_equal(teacher.step, 1);
    assert_false(is_told(1));
    assert_false(is_told(2));
}

/* Tips that came while the others moved are all there when the learner comes to decide; a wrong try takes none away. */
TEST(tips_stay_until_the_next_move)
{
    begin_lesson(TOY "tip event shown \"Shown.\"\ntip decision bet \"A bet.\"\ndo rest\nplay show whelk\nplay rest\nsay B\ntip decision "
                     "bet \"Bet.\"\ndo bet conch\n");
    right("rest");
    others_move();
    others_move();
    assert_int_equal(teacher.step, 1);
    assert_int_equal(tips_told(), 3);
    another("bet cockle", NULL);
    refused("bet whelk", NULL, "TOY-4.1");
    refused("dance", NULL, "not a move");
    assert_int_equal(tips_told(), 3);
    right("bet conch");
    assert_int_equal(tips_told(), 0);
}

/* Reading on takes them away, too. */
TEST(tips_stay_until_it_is_read)
{
    begin_lesson(TOY "say A\ntip decision turn \"Your turn.\"\nread\nsay B\nread\n");
    assert_int_equal(tips_told(), 1);
    read_on();
    assert_int_equal(tips_told(), 0);
}

/* A tip is said in its own step only; its time comes when that step has begun. */
TEST(a_tip_belongs_to_its_step)
{
    begin_lesson(TOY "say A\ndo show conch\nsay B\ntip event shown \"Shown.\"\ndo show cockle\nsay C\ndo rest\n");
    assert_int_equal(tips_told(), 0);
    right("show conch");
    assert_true(is_fresh(0)); /* told just now, and the step is this one */
    right("show cockle");
    assert_int_equal(tips_told(), 0);
}

/* Of very many tips the first sixty-four are said, and the rest does no harm. */
TEST(there_are_not_too_many_tips)
{
    static char rows[8192];
    rs_text text = rs_text_on(rows, sizeof rows);

    rs_put(&text, TOY);
    for (int i = 0; i < 2 * RS_TIPS; i++) rs_put(&text, "tip decision turn \"T\"\n");
    rs_put(&text, "do show conch\n");
    begin_lesson(rows);
    assert_int_equal(tips_told(), RS_TIPS);
    right("show conch");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_tip_about_a_decision_is_said_once),
        cmocka_unit_test(a_tip_is_for_the_learner),
        cmocka_unit_test(a_tip_about_an_event_is_said_when_it_is_told),
        cmocka_unit_test(tips_stay_until_the_next_move),
        cmocka_unit_test(tips_stay_until_it_is_read),
        cmocka_unit_test(a_tip_belongs_to_its_step),
        cmocka_unit_test(there_are_not_too_many_tips),
    };
    return RUN(tests);
}
