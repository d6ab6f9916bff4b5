/* test_crew.c - rules tests: paying the crew, and Mutiny (PL-6). */
#include "table.h"

#include <stdio.h>
#include <string.h>

/* PL-6.1: due is the Own Ship's pay and 1 for the mate; the Prize, whatever its pay, adds nothing. */
RULE(due_is_the_ships_pay_and_one_for_the_mate)
{
    table *t = position(2, "A own SH-12b, prize SH-13, mate FM-01, silver 9; step dues");

    play(t, A, "pay all");
    assert_int_equal(captain(t, A)->silver, 6);
    t = position(2, "A own SH-14b, silver 9; step dues");
    play(t, A, "pay all");
    assert_int_equal(captain(t, A)->silver, 6);
    t = position(2, "A prize SH-13; step dues"); /* the Pinnace costs nothing, so nothing is asked */
    expect_asked(t, A, PL_D_SAIL);
}

/* PL-6.1: it is the ship sailed when phase 2 begins that is paid, also if it was won a moment ago. */
RULE(a_ship_won_in_phase_one_is_paid_in_phase_two)
{
    table *t = position(2, "A at OS-01; pending SH-21; step resolve; deck PT-01");

    play(t, A, "attack ship");
    play(t, A, "board");
    play(t, A, "take SH-21 none");
    expect_asked(t, A, PL_D_PAY);
    play(t, A, "pay all");
    assert_int_equal(captain(t, A)->silver, 4);
}

/* PL-6.1: who has too little silver cannot pay. */
RULE(pay_needs_silver)
{
    table *t = position(2, "A own SH-12b, mate FM-01, silver 2; step dues");

    refused(t, A, "pay all", "PL-6.1");
    refused(t, A, "pay mate", "PL-6.3");
    play(t, A, "pay crew");
    assert_int_equal(captain(t, A)->silver, 0);
    refused(t, A, "pay mate", "PL-6.1");
    t = position(2, "A own SH-12b, mate FM-01, silver 1; step dues");
    refused(t, A, "pay crew", "PL-6.1");
    play(t, A, "pay none");
    refused(t, A, "pay crew", "PL-6.1");
    t = position(2, "A own SH-12b, silver 2; step dues");
    play(t, A, "pay none");
    play(t, A, "pay crew");
    t = position(2, "A own SH-12b, mate FM-01, silver 3; step dues"); /* just enough, in phase 2 and later */
    assert_true(offered(t, "pay all"));
    play(t, A, "pay none");
    play(t, A, "pay crew");
    play(t, A, "pay mate");
    assert_int_equal(captain(t, A)->silver, 0);
}

/* PL-6.2: a captain pays everything, only the crew, or nothing. */
RULE(everything_the_crew_or_nothing_is_paid)
{
    table *t = position(2, "A own SH-12b, mate FM-01; step dues");

    expect_offers(t, "pay all; pay crew; pay none; release");
    play(t, A, "pay crew");
    assert_int_equal(captain(t, A)->silver, 3);
    assert_true(t->s.turn.crew_paid && !t->s.turn.mate_paid);
}

/* PL-6.2: without a mate the crew alone is everything; with the Pinnace only the mate can be left unpaid. */
RULE(choices_that_mean_the_same_are_offered_once)
{
    table *t = position(2, "A own SH-12b; step dues");

    expect_offers(t, "pay all; pay none");
    refused(t, A, "pay crew", "PL-6.2");
    t = position(2, "A mate FM-01; step dues");
    expect_offers(t, "pay all; pay crew; release");
    refused(t, A, "pay none", "PL-6.2");
    play(t, A, "pay crew");
    assert_int_equal(captain(t, A)->silver, 5);
}

/* PL-6.3: what is owed can be paid before the first move, at the same price, the crew before the mate. */
RULE(late_pay_comes_before_the_first_move)
{
    table *t = position(2, "A at OS-01, own SH-12b, mate FM-01, hand OS-05; step dues; deck TS-01");

    play(t, A, "pay none");
    refused(t, A, "pay mate", "PL-6.3");
    refused(t, A, "pay all", "PL-6.3");
    play(t, A, "explore OS-05 north");
    play(t, A, "pay crew");
    assert_int_equal(captain(t, A)->silver, 3);
    refused(t, A, "pay crew", "PL-6.3");
    play(t, A, "pay mate");
    assert_int_equal(captain(t, A)->silver, 2);
    refused(t, A, "pay mate", "PL-6.3");
    play(t, A, "move north");
    assert_int_equal(captain(t, A)->own, card("SH-12"));
    assert_int_equal(captain(t, A)->mate, card("FM-01"));
}

/* PL-6.3: after the first move it is too late; and where the crew costs nothing the mate can be paid late alone. */
RULE(after_the_first_move_it_is_too_late)
{
    table *t = position(2, "A mate FM-01, hand OS-05; step dues; deck TS-01");

    play(t, A, "pay crew");
    assert_true(offered(t, "pay mate"));
    play(t, A, "move east");
    refused(t, A, "pay mate", "PL-6.3");
    t = position(2, "A mate FM-01; step dues");
    play(t, A, "pay crew");
    play(t, A, "pay mate");
    assert_int_equal(captain(t, A)->silver, 4);
}

/* PL-6.4: an unpaid crew mutinies on the spot: the ship has not left its cell and no Coastland test was made. */
RULE(an_unpaid_crew_mutinies_before_the_ship_leaves)
{
    table *t = position(2, "map CO-03 0,2; A at CO-03, own SH-12b; step dues");

    play(t, A, "pay none");
    play(t, A, "move south");
    assert_true(happened(t, PL_EV_MUTINY, A));
    assert_int_equal(times(t, PL_EV_TURNED_UP), 0);
    assert_int_equal(times(t, PL_EV_SAILS), 0);
    assert_int_equal(times(t, PL_EV_DRAW), 0);
    t = position(2, "A own SH-09b, mate FM-01; step dues"); /* the least pay there is */
    play(t, A, "pay none");
    refused(t, A, "pay mate", "PL-6.3");
    expect_clause(warning(t, "move south"), "PL-6.5");
    play(t, A, "move south");
    assert_true(happened(t, PL_EV_MUTINY, A));
}

/* PL-6.5: the crew's Mutiny costs ship, mate and cargo and ends the turn. */
RULE(a_crews_mutiny_costs_the_ship_and_the_turn)
{
    table *t = position(2, "A at OS-01, own SH-12b, mate FM-01, traded sugar 1, hand TS-01 TS-02; step dues");

    play(t, A, "pay none");
    play(t, A, "move south");
    assert_true(captain(t, A)->lost);
    assert_int_equal(captain(t, A)->own, PL_PINNACE);
    assert_int_equal(captain(t, A)->mate, PL_NONE);
    assert_int_equal(pl_cargo(captain(t, A)), 0);
    assert_int_equal(hand_size(t, A), 0);
    assert_int_equal(at(t, A), PL_TORTUGA);
    assert_int_equal(captain(t, A)->silver, 5);
    expect_asked(t, B, PL_D_SAIL);
}

/* PL-6.6: an unpaid mate leaves and that is all: the ship makes its move and draws. */
RULE(an_unpaid_mate_leaves_and_the_move_goes_on)
{
    table *t = position(2, "A own SH-12b, mate FM-01, hand OS-05; step dues; deck TS-01");

    play(t, A, "pay crew");
    play(t, A, "move north");
    assert_true(in_discard(t, "FM-01"));
    assert_int_equal(captain(t, A)->mate, PL_NONE);
    assert_int_equal(captain(t, A)->own, card("SH-12"));
    assert_int_equal(at(t, A), card("OS-01"));
    assert_true(hand_is(t, A, "OS-05 TS-01"));
    expect_asked(t, A, PL_D_SAIL);

    t = position(2, "A mate FM-02, silver 0; step dues; deck TS-01"); /* the Pinnace's crew costs nothing */
    play(t, A, "pay crew");
    play(t, A, "move north");
    assert_true(in_discard(t, "FM-02"));
    assert_int_equal(at(t, A), card("OS-01"));
}

/* PL-6.7: who stays in place keeps ship and mate unpaid, and acts as usual. */
RULE(who_stays_loses_nothing_by_not_paying)
{
    table *t = position(2, "A own SH-12b, mate FM-01; step dues");

    play(t, A, "pay none");
    play(t, A, "end");
    expect_asked(t, A, PL_D_ACTION);
    play(t, A, "pass");
    assert_int_equal(captain(t, A)->own, card("SH-12"));
    assert_int_equal(captain(t, A)->mate, card("FM-01"));
    assert_int_equal(captain(t, A)->silver, 5);
}

/* PL-6.8: before a move that means Mutiny the program warns, and before no other. */
RULE(the_program_warns_of_a_mutiny)
{
    table *t = position(2, "A own SH-12b, mate FM-01, hand OS-05; step dues; deck TS-01");

    assert_non_null(strstr(rs_pending(&pl_game, &t->s)->prompt, "mutiny"));
    play(t, A, "pay none");
    expect_clause(warning(t, "move north"), "PL-6.5");
    expect_clause(warning(t, "move west"), "PL-6.5");
    expect_clause(warning(t, "end"), "");
    play(t, A, "pay crew");
    expect_clause(warning(t, "move north"), "PL-6.6");
    play(t, A, "pay mate");
    expect_clause(warning(t, "move north"), "");
    t = position(2, "A hand OS-05; step dues"); /* the Pinnace's crew costs nothing */
    expect_clause(warning(t, "move north"), "");
}

/* PL-6.9: a Pilot who leaves unpaid is no help any more: the test of Coral Teeth is made for this very move. */
RULE(without_the_unpaid_pilot_coasts_must_be_tested)
{
    table *t = position(2, "map CO-02 0,2; A at OS-01, mate FM-03; step dues; deck OS-10");

    play(t, A, "pay crew");
    play(t, A, "move north");
    assert_true(in_discard(t, "FM-03"));
    assert_true(happened(t, PL_EV_TEST, A));
    assert_int_equal(at(t, A), card("OS-01"));

    t = position(2, "map CO-02 0,2; A at OS-01, mate FM-03; step dues; deck TS-01");
    play(t, A, "pay all");
    play(t, A, "move north");
    assert_false(happened(t, PL_EV_TEST, A));
    assert_int_equal(at(t, A), card("CO-02"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(due_is_the_ships_pay_and_one_for_the_mate),
        TEST(a_ship_won_in_phase_one_is_paid_in_phase_two),
        TEST(pay_needs_silver),
        TEST(everything_the_crew_or_nothing_is_paid),
        TEST(choices_that_mean_the_same_are_offered_once),
        TEST(late_pay_comes_before_the_first_move),
        TEST(after_the_first_move_it_is_too_late),
        TEST(an_unpaid_crew_mutinies_before_the_ship_leaves),
        TEST(a_crews_mutiny_costs_the_ship_and_the_turn),
        TEST(an_unpaid_mate_leaves_and_the_move_goes_on),
        TEST(who_stays_loses_nothing_by_not_paying),
        TEST(the_program_warns_of_a_mutiny),
        TEST(without_the_unpaid_pilot_coasts_must_be_tested),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
