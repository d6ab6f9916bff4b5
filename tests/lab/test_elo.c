/* test_elo.c - ratings and the sequential test, against numbers worked out by hand. */
#include "lab/elo.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#define TEST(name) static void name(__attribute__((unused)) void **unused_)

static void expect_near(double value, double expected, double by) { assert_true(fabs(value - expected) <= by); }

/* 75 of 100, and half of one game more: 400 log10(75.5 / 25.5); the error by the binomial's variance. */
TEST(two_bots)
{
    rs_meeting meeting = {.seats = 2, .bot = {1, 0}, .wins = {75, 25}, .games = 100};
    rs_rating rating[2];

    rs_rate(&meeting, 1, 2, rating);
    expect_near(rating[0].elo, 0, 1e-9);
    expect_near(rating[1].elo, 188.6, 0.1);
    expect_near(rating[1].error, 78.0, 0.5);
    expect_near(rating[0].error, 0, 1e-9);
}

/* B beats A 3 to 1 and C beats B 3 to 1: C is twice as far above A. */
TEST(ratings_add_up)
{
    rs_meeting meetings[] = {{.seats = 2, .bot = {1, 0}, .wins = {750, 250}, .games = 1000},
                             {.seats = 2, .bot = {2, 1}, .wins = {750, 250}, .games = 1000}};
    rs_rating rating[3];

    rs_rate(meetings, 2, 3, rating);
    expect_near(rating[2].elo, 2 * rating[1].elo, 0.5);
    assert_true(rating[2].error > rating[1].error);
}

/* One against three equals: half of the games is 3 to 1 in strength. */
TEST(a_table_of_four)
{
    rs_meeting meeting = {.seats = 4, .bot = {1, 0, 0, 0}, .wins = {500, 167, 167, 166}, .games = 1000};
    rs_rating rating[2];

    rs_rate(&meeting, 1, 2, rating);
    expect_near(rating[1].elo, 400 * log10(3), 1);
}

TEST(who_wins_everything_is_not_infinite)
{
    rs_meeting meeting = {.seats = 2, .bot = {1, 0}, .wins = {50, 0}, .games = 50};
    rs_rating rating[2];

    rs_rate(&meeting, 1, 2, rating);
    expect_near(rating[1].elo, 400 * log10(50.5 / 0.5), 1);
    assert_true(rating[1].error > 200);
}

TEST(shares)
{
    expect_near(rs_share_at(0, 2), 0.5, 1e-9);
    expect_near(rs_share_at(0, 4), 0.25, 1e-9);
    expect_near(rs_share_at(400, 2), 10.0 / 11, 1e-9);
    expect_near(rs_share_at(400 * log10(3), 4), 0.5, 1e-9);
}

/* Pairs of games of which the first bot wins 3 of 4 in the mean, or 1 of 2: nearer to +100 Elo, or to 0. */
TEST(the_sequential_test_decides)
{
    rs_sprt strong = {.elo0 = 0, .elo1 = 100, .seats = 2}, equal = strong;

    assert_int_equal(rs_sprt_verdict(&strong), RS_OPEN_YET);
    for (int i = 0; i < 200; i++) {
        rs_sprt_note(&strong, i % 2 ? 1 : 0.5);
        rs_sprt_note(&equal, i % 4 == 0 ? 1 : i % 4 == 1 ? 0 : 0.5);
    }
    assert_int_equal(rs_sprt_verdict(&strong), RS_IS_ELO1);
    assert_int_equal(rs_sprt_verdict(&equal), RS_IS_ELO0);
    expect_near(rs_sprt_bound(), 2.944, 0.001);
}

/* A fair bot wins eight games of eight once in 256 times, and one of +100 Elo in 36: that decides nothing. Thirty games do. */
TEST(a_few_wins_decide_nothing)
{
    rs_sprt test = {.elo0 = 0, .elo1 = 100, .seats = 2};

    for (int pairs = 1; pairs <= 15; pairs++) {
        rs_sprt_note(&test, 1);
        if (pairs <= 4) assert_int_equal(rs_sprt_verdict(&test), RS_OPEN_YET);
    }
    assert_int_equal(rs_sprt_verdict(&test), RS_IS_ELO1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_bots),
        cmocka_unit_test(ratings_add_up),
        cmocka_unit_test(a_table_of_four),
        cmocka_unit_test(who_wins_everything_is_not_infinite),
        cmocka_unit_test(shares),
        cmocka_unit_test(the_sequential_test_decides),
        cmocka_unit_test(a_few_wins_decide_nothing),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
