/* test_patterns.c - moves as lessons write them: * is any word, ** is whatever follows. */
#include "schooling.h"

typedef struct pair {
    const char *pattern, *move;
} pair;

/* Without a star a pattern is one move, word by word. */
TEST(a_move_fits_itself)
{
    static const pair fit[] = {{"rest", "rest"}, {"cast 2", "cast 2"}, {"bet conch boldly", "bet conch boldly"}};
    static const pair do_not[] = {
        {"rest", "draw"},   {"rest", "rests"},    {"rests", "rest"},     {"cast 2", "cast"},
        {"cast", "cast 2"}, {"cast 2", "cast 1"}, {"cast 2", "cast 22"}, {"bet conch", "bet conch boldly"},
        {"Rest", "rest"},   {"rest", ""},         {"", "rest"},
    };

    for (int i = 0; i < RS_COUNT(fit); i++) assert_true(rs_pattern_fits(fit[i].pattern, fit[i].move));
    for (int i = 0; i < RS_COUNT(do_not); i++)
        if (rs_pattern_fits(do_not[i].pattern, do_not[i].move)) fail_msg("'%s' fits '%s'", do_not[i].pattern, do_not[i].move);
}

/* A star is one word, neither none nor two, and no part of a word. */
TEST(a_star_is_one_word)
{
    static const pair fit[] = {
        {"*", "rest"}, {"cast *", "cast 2"}, {"* conch boldly", "bet conch boldly"}, {"bet * *", "bet conch boldly"}};
    static const pair do_not[] = {
        {"cast *", "cast"}, {"cast *", "cast 2 3"}, {"*", "cast 2"}, {"*", ""}, {"c*", "cast"}, {"bet * boldly", "bet conch"}, {"* 2", "2"},
    };

    for (int i = 0; i < RS_COUNT(fit); i++) assert_true(rs_pattern_fits(fit[i].pattern, fit[i].move));
    for (int i = 0; i < RS_COUNT(do_not); i++)
        if (rs_pattern_fits(do_not[i].pattern, do_not[i].move)) fail_msg("'%s' fits '%s'", do_not[i].pattern, do_not[i].move);
}

/* Two stars are whatever follows, be it nothing. */
TEST(two_stars_are_whatever_follows)
{
    static const pair fit[] = {
        {"**", "rest"},
        {"**", "bet conch boldly"},
        {"bet **", "bet conch"},
        {"bet **", "bet conch boldly"},
        {"cast **", "cast"},
        {"* **", "rest"},
        {"**", ""},
    };
    static const pair do_not[] = {
        {"bet **", "rest"}, {"bet conch **", "bet whelk boldly"}, {"* **", ""}, {"***", "rest"}, {"cast ***", "cast 2 3"}};

    for (int i = 0; i < RS_COUNT(fit); i++)
        if (!rs_pattern_fits(fit[i].pattern, fit[i].move)) fail_msg("'%s' does not fit '%s'", fit[i].pattern, fit[i].move);
    for (int i = 0; i < RS_COUNT(do_not); i++)
        if (rs_pattern_fits(do_not[i].pattern, do_not[i].move)) fail_msg("'%s' fits '%s'", do_not[i].pattern, do_not[i].move);
}

/* In a step a legal move is wanted if one of the patterns fits its canonical text. */
TEST(a_step_wants_what_fits)
{
    int wanted = 0;

    begin_lesson(TOY "do cast * | show conch\n");
    for (int i = 0; i < session.turn.moves.count; i++) wanted += rs_teacher_wants(&teacher, session.turn.moves.at[i]);
    assert_int_equal(wanted, 3);
    assert_true(rs_teacher_fits(&teacher, "cast 2"));
    assert_true(rs_teacher_fits(&teacher, "show conch"));
    assert_false(rs_teacher_fits(&teacher, "show cockle"));
    assert_false(rs_teacher_fits(&teacher, "rest"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_move_fits_itself),
        cmocka_unit_test(a_star_is_one_word),
        cmocka_unit_test(two_stars_are_whatever_follows),
        cmocka_unit_test(a_step_wants_what_fits),
    };
    return RUN(tests);
}
