/* test_battle.c - rules tests: damaged ships in battle, and crews (MM-21 to MM-23). */
#include "table.h"

#include <stdio.h>
#include <string.h>

/* MM-21.4: a ship fights with the damage it has: one die without Masts, no hit without Cannons, though it wins the contest. */
RULE(a_wreck_fights_as_a_wreck)
{
    table *t = battle("values 2/2/0/2/0", "gold 1", "S 1 1");

    assert_true(values_are(t, B, "2/2/2/2/1"));
    assert_int_equal(times(t, MM_EV_VOLLEY), 0);
    assert_true(unasked(t, A, "declare shoot"));
    expect_asked(t, B, MM_D_DECLARE);
    roll(t, B, "declare flee", "1 S 1");
    all_drawn(t);
    expect_asked(t, A, MM_D_ACTION);
    assert_true(values_are(t, A, "2/2/0/2/0"));
}

/* MM-21.4: what was destroyed in a battle stays so after it, until it is repaired. */
RULE(damage_outlasts_the_battle)
{
    table *t = battle("gold 1", "values 2/2/2/2/1", "S S 1 1 4");

    assert_true(values_are(t, B, "2/2/2/2/0"));
    play(t, A, "declare flee");
    roll(t, B, "declare board", "S 1 1 1");
    play(t, A, "end");
    expect_asked(t, B, MM_D_ACTION);
    assert_true(values_are(t, B, "2/2/2/2/0"));
    refused(t, B, "scout merchant", "MM-6.3");
}

/* MM-22.9: destroyed locations do not keep a ship from sailing, entering and leaving; raids are out of the question. */
RULE(destroyed_locations_do_not_hinder_sailing)
{
    table *t = position(2, "A at BAS, values 1/0/0/0/0");

    play(t, A, "move BRI");
    refused(t, A, "scout merchant", "MM-6.3");
    plays(t, A, "enter; leave");
    assert_true(at_sea(t, A, "BRI"));
}

/* MM-22.15, MM-21.10: Felipe moves a hit of Four-Pounders, too. */
RULE(hits_of_four_pounders_are_moved)
{
    table *t = battle("mods MOD5", "is C01", "1 1 1 1 1");

    play(t, A, "declare shoot");
    play(t, B, "declare flee");
    roll(t, A, "fire", "2");
    assert_int_equal(times(t, MM_EV_FOUR_POUNDERS), 1);
    expect_asked(t, B, MM_D_ABSORB);
    roll(t, B, "shift masts hold", "1 1 S 1 1");
    assert_true(values_are(t, B, "2/1/2/2/1"));
}

static void expect_told(const table *t, int event, int a, int b, int c)
{
    assert_int_equal(times(t, event), 1);
    assert_int_equal(arg_of(t, event, 0), a);
    assert_int_equal(arg_of(t, event, 1), b);
    assert_int_equal(arg_of(t, event, 2), c);
}

/* MM-21.5, MM-21.6, MM-22.1, MM-22.2: the log tells the dice of Long Guns, what location dice show, and the round. */
RULE(the_dice_of_a_battle_are_told)
{
    table *t = battle("ship frigate, mods MOD6", "values 2/2/2/2/1", "S S 1 2 S");

    expect_told(t, MM_EV_LONG_GUNS, A, 3, 2);
    expect_told(t, MM_EV_LOCATIONS, 0, 1, 0);
    expect_told(t, MM_EV_LOCATION_SKULLS, 1, 0, 0);
    assert_int_equal(times(t, MM_EV_BATTLE_ROUND), 0);
    roll(t, B, "allot hold", "1 1 1 1");
    assert_int_equal(times(t, MM_EV_BATTLE_ROUND), 2); /* the first passes without a question */
    assert_int_equal(arg_of(t, MM_EV_BATTLE_ROUND, 0), 2);
}

/* MM-23.2: Swivel Guns are told, whether they hit or not. */
RULE(swivel_guns_are_told)
{
    expect_told(boarding("is C05, mods MOD1", "is C11", "S S 1 1 1 1 S 1 1 1"), MM_EV_SWIVELS, A, 2, 2);
    expect_told(boarding("is C05, mods MOD1", "is C11", "1 2 1 1 1 1 S 1 1 1"), MM_EV_SWIVELS, A, 2, 0);
}

/* MM-17.5: a Smoke Screen is for the side that flees. */
RULE(a_smoke_screen_is_for_who_flees)
{
    table *t = battle("glory G08a", "gold 1", "1 1 1 1");

    play(t, A, "declare shoot");
    roll(t, B, "declare flee", "1 1 S 1");
    assert_int_equal(times(t, MM_EV_FLED), 1); /* nobody was asked */
    expect_asked(t, A, MM_D_ACTION);
}

/* MM-2.5: only dice that lie there are rolled again, and at least one of them. */
RULE(only_dice_that_were_rolled_are_rolled_again)
{
    table *t = battle("glory G02a", "gold 1", "1 S 2 2");

    plays(t, A, "announce G02a; side own");
    refused(t, A, "dice 2 0 0 0 0", "MM-2.5");
    refused(t, A, "dice 0 0 0 0 0", "MM-2.5");
    expect_offers(t, "dice 1 0 0 0 0; dice 0 0 0 0 1; dice 1 0 0 0 1");
}

/* MM-21.18: a battle is broken off after 50 rounds, not before. */
RULE(a_battle_lasts_fifty_rounds)
{
    table *t = battle("gold 1", "gold 1", "1 1 1 1");

    for (int round = 2; round <= 50; round++) {
        memset(&t->script, 0, sizeof t->script);
        assert_int_equal(t->s.battle.round, round);
        play(t, A, "declare shoot");
        roll(t, B, "declare shoot", "1 1 1 1");
    }
    assert_int_equal(times(t, MM_EV_BREAKS_OFF), 1);
    expect_asked(t, A, MM_D_ACTION);
    assert_int_equal(track(t, A) + track(t, B), 0);
}

/* B's Crew is outnumbered, and A boards. */
static table *board(const char *attacker, const char *defender, const char *dice)
{
    table *t = battle(attacker, defender, "1 1 1 1");

    play(t, A, "declare board");
    draws(t, "S S 1 1");
    roll(t, B, "declare shoot", dice);
    all_drawn(t);
    return t;
}

/* MM-23.7: hits beyond the last man are lost; the ship is not touched. */
RULE(surplus_hits_of_a_crew_battle_are_lost)
{
    table *t = board("ship frigate", "values 1/2/2/1/1", "S S S 1");

    expect_asked(t, A, MM_D_PRIZE);
    assert_true(values_are(t, B, "1/2/2/0/1"));
    t = board("ship frigate", "values 1/2/2/2/1", "S S S S");
    assert_true(values_are(t, B, "1/2/2/0/1"));
    assert_true(values_are(t, A, "3/3/3/2/3"));
}

/* MM-23.7, MM-23.4: a Crew strikes no harder than it is strong. */
RULE(a_crew_strikes_no_harder_than_it_is_strong)
{
    table *t = board("values 2/2/2/1/1", "ship frigate", "S S S 1 S S 1 1 S 1 1 1");

    expect_asked(t, A, MM_D_PRIZE); /* three men in three rounds */
    assert_true(values_are(t, B, "3/3/3/0/3"));
    assert_true(values_are(t, A, "2/2/2/1/1"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_wreck_fights_as_a_wreck),
        TEST(damage_outlasts_the_battle),
        TEST(destroyed_locations_do_not_hinder_sailing),
        TEST(hits_of_four_pounders_are_moved),
        TEST(the_dice_of_a_battle_are_told),
        TEST(swivel_guns_are_told),
        TEST(a_smoke_screen_is_for_who_flees),
        TEST(only_dice_that_were_rolled_are_rolled_again),
        TEST(a_battle_lasts_fifty_rounds),
        TEST(surplus_hits_of_a_crew_battle_are_lost),
        TEST(a_crew_strikes_no_harder_than_it_is_strong),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
