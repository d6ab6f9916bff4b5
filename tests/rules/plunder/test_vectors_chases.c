/* test_vectors_chases.c - the test vectors of the rules, TV-43 to TV-48: chases, fleets at sea, Mates. */
#include "table.h"

static void idle_round(table *t)
{
    for (int seat = A; seat < t->s.head.players; seat++) idle(t, seat);
}

/* ---- Chases ----------------------------------------------------------------------------------------------------------- */

/* TV-43; PL-10.9, PL-16.10: a faster ship of an Enemy does not run from a Hunt. */
static void a_faster_enemy_does_not_run(void **state)
{
    table *t = position(3, "A at OS-01, own SH-25w, deed spain, hand SH-22 TS-01");

    (void)state;
    play(t, A, "hunt SH-22");
    assert_true(compared(t, PL_BY_CANNONS, 5, 2));
    expect_asked(t, A, PL_D_BOARD);
    play(t, A, "board");
    expect_asked(t, A, PL_D_BOARDING);
    expect_offers(t, "add nothing; add TS-01");
    play(t, A, "add nothing");
    assert_true(compared(t, PL_BY_CREW, 9, 5));
    expect_asked(t, A, PL_D_TAKE);
}

/* TV-43; PL-16.10, PL-15.5: the same ship runs from a captain who was no Enemy, and may be caught with a card. */
static void a_faster_neutral_runs_and_may_be_caught(void **state)
{
    table *t = position(3, "A at OS-01, own SH-25w, hand SH-22 TS-01");

    (void)state;
    play(t, A, "hunt SH-22");
    expect_asked(t, A, PL_D_CHASE);
    play(t, A, "add TS-01");
    assert_true(compared(t, PL_BY_SPEED, 4, 4));
    expect_asked(t, A, PL_D_BOARD);
    assert_int_equal(captain(t, A)->deed, 1 << PL_SPAIN);
}

/* TV-43; PL-21.3: the flag is taken even if it escapes. */
static void a_faster_neutral_that_escapes_is_an_enemy(void **state)
{
    table *t = position(3, "A at OS-01, own SH-25w, hand SH-22 TS-01");

    (void)state;
    play(t, A, "hunt SH-22");
    play(t, A, "add nothing");
    assert_true(happened(t, PL_EV_ESCAPES, A));
    assert_true(in_discard(t, "SH-22"));
    assert_int_equal(captain(t, A)->deed, 1 << PL_SPAIN);
}

/* TV-44; PL-16.6: Chain Shot stops the pirate by its red text, or adds its number. */
static void chain_shot_helps_to_flee_either_way(void **state)
{
    table *t = position(3, "A at OS-01, hand RC-01; pending SH-03; step resolve");

    (void)state;
    expect_asked(t, A, PL_D_ATTACKED);
    expect_offers(t, "fight; flee; flee RC-01; flee RC-01 red");
    play(t, A, "flee RC-01 red");
    assert_true(compared(t, PL_BY_SPEED, 4, 0));
    assert_true(happened(t, PL_EV_FLED, A));
    assert_true(in_discard(t, "SH-03") && in_discard(t, "RC-01"));

    t = position(3, "A at OS-01, hand RC-01; pending SH-03; step resolve");
    play(t, A, "flee RC-01");
    assert_true(compared(t, PL_BY_SPEED, 9, 5));
    assert_true(happened(t, PL_EV_FLED, A));
    assert_true(in_discard(t, "SH-03") && in_discard(t, "RC-01"));
}

/* TV-44; PL-17.5, PL-17.12: between captains Chain Shot leaves the other side only the card added. */
static void chain_shot_stops_a_fleeing_captain(void **state)
{
    table *t = position(3, "A at OS-01, hand RC-01; B at OS-01, own SH-12b, hand PT-02");

    (void)state;
    play(t, A, "attack blue");
    assert_int_equal(arg_of(t, PL_EV_ATTACKS, 1), 5);
    play(t, B, "flee");
    expect_asked(t, A, PL_D_DUEL);
    expect_offers(t, "add nothing; add RC-01; add RC-01 red");
    play(t, A, "add RC-01 red");
    expect_offers(t, "add nothing; add PT-02"); /* there is one Chain Shot, so both sides cannot play it */
    play(t, B, "add PT-02");
    assert_true(compared(t, PL_BY_SPEED, 4, 3));
    assert_false(happened(t, PL_EV_ESCAPES, A));
    assert_true(compared(t, PL_BY_CANNONS, 2, 4)); /* caught: the Broadside follows, with empty hands */
    assert_true(in_discard(t, "RC-01") && in_discard(t, "PT-02"));
    expect_asked(t, B, PL_D_VICTOR);
}

/* ---- Fleets at sea ---------------------------------------------------------------------------------------------------- */

/* TV-45; PL-18.3: at the end of each round a fleet follows the arrow, else the next way clockwise. */
static void fleets_follow_the_currents(void **state)
{
    table *t = position(3, "map OS-07 1,1; fleet TF-01 OS-01; active C; step end");

    (void)state;
    assert_int_equal(t->s.round, 3);
    assert_int_equal(t->s.fleet[0].at, card("OS-07"));
    idle_round(t);
    assert_int_equal(t->s.fleet[0].at, card("OS-02"));
    idle_round(t);
    assert_int_equal(t->s.fleet[0].at, card("OS-07"));
    assert_int_equal(t->s.round, 5);
    assert_int_equal(t->s.fleets, 1);
}

/* TV-46; PL-18.3, PL-18.8: a fleet enters a Spanish Port, strengthens it for a round, and is gone. */
static void a_fleet_comes_home(void **state)
{
    table *t = position(3, "map PT-09 2,0; fleet TF-02 OS-02; active C; step end");

    (void)state;
    assert_int_equal(t->s.fleet[0].at, card("PT-09"));
    idle(t, A);
    idle(t, B);
    assert_int_equal(t->s.fleets, 1);
    idle(t, C);
    assert_int_equal(times(t, PL_EV_FLEET_HOME), 1);
    assert_int_equal(t->s.fleets, 0);
    assert_true(in_discard(t, "TF-02"));
}

/* TV-46; PL-18.8, PL-19.1: Havana with the second fleet inside has 16 cannons and a garrison of 32. */
static void a_fleet_at_home_strengthens_its_port(void **state)
{
    table *t = position(3, "A at PT-09; map PT-09 2,0; fleet TF-02 OS-02; active C; step end");

    (void)state;
    play(t, A, "end");
    play(t, A, "attack port");
    assert_int_equal(arg_of(t, PL_EV_ATTACKS, 0), PL_FOE_PORT);
    assert_int_equal(arg_of(t, PL_EV_ATTACKS, 2), 16);
    assert_int_equal(arg_of(t, PL_EV_ATTACKS, 3), 32);
}

/* ---- Mates ------------------------------------------------------------------------------------------------------------ */

/* TV-47; PL-11.17: with the Quartermaster plunder and Prize fetch two thirds each. */
static void the_quartermaster_keeps_two_thirds(void **state)
{
    table *t = position(3, "A at OS-01, silver 8, prize SH-23, plundered tobacco 3 sugar 1, traded cotton 2, mate FM-04; "
                           "step sail; deck TS-01");

    (void)state;
    play(t, A, "move south");
    expect_offers(t, "trade; abandon; release");
    play(t, A, "trade");
    play(t, A, "sell-plunder");
    assert_int_equal(times(t, PL_EV_GAINED), 2);
    assert_int_equal(arg_of(t, PL_EV_GAINED, 0), 7);
    assert_int_equal(captain(t, A)->silver, 22);
}

/* TV-48; PL-5.3: the Lookout avoids an Encounter for a card at least as high. */
static void the_lookout_avoids_an_encounter(void **state)
{
    table *t = position(3, "A at OS-01, mate FM-05, hand SH-25 PT-02; pending SE-03; step resolve");

    (void)state;
    expect_asked(t, A, PL_D_LOOKOUT);
    expect_offers(t, "cancel SH-25; accept; release");
    refused(t, A, "cancel PT-02", "PL-5.3");
    play(t, A, "cancel SH-25");
    assert_true(in_discard(t, "SH-25") && in_discard(t, "SE-03"));
    assert_true(hand_is(t, A, "PT-02"));
    assert_int_equal(times(t, PL_EV_SCURVY), 0);
    expect_asked(t, A, PL_D_PAY);
}

/* TV-48; PL-5.3: accepted, the Encounter takes place: the Scurvy costs the turn. */
static void the_lookout_may_let_it_come(void **state)
{
    table *t = position(3, "A at OS-01, mate FM-05, hand SH-25 PT-02; pending SE-03; step resolve");

    (void)state;
    play(t, A, "accept");
    assert_true(happened(t, PL_EV_SCURVY, A));
    assert_true(in_discard(t, "SE-03"));
    assert_true(hand_is(t, A, "SH-25 PT-02"));
    expect_asked(t, A, PL_D_ENCOUNTER);
}

/* TV-48; PL-5.3, PL-22.1: News is nothing that a Lookout could avoid. */
static void the_lookout_does_not_stop_news(void **state)
{
    table *t = position(3, "A at OS-01, mate FM-05, hand SH-25 PT-02; pending WD-01; step resolve");

    (void)state;
    assert_true(happened(t, PL_EV_WAR, A));
    assert_int_equal(t->s.war[0].a, PL_SPAIN);
    assert_true(hand_is(t, A, "SH-25 PT-02"));
    expect_asked(t, A, PL_D_PAY);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_faster_enemy_does_not_run),
        TEST(a_faster_neutral_runs_and_may_be_caught),
        TEST(a_faster_neutral_that_escapes_is_an_enemy),
        TEST(chain_shot_helps_to_flee_either_way),
        TEST(chain_shot_stops_a_fleeing_captain),
        TEST(fleets_follow_the_currents),
        TEST(a_fleet_comes_home),
        TEST(a_fleet_at_home_strengthens_its_port),
        TEST(the_quartermaster_keeps_two_thirds),
        TEST(the_lookout_avoids_an_encounter),
        TEST(the_lookout_may_let_it_come),
        TEST(the_lookout_does_not_stop_news),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
