/* test_raid.c - rules tests: what helps in a raid and what does not (MM-15). */
#include "table.h"

#include <stdio.h>

/* A Dutch merchant off Trinidad is found and attacked; then these cards and dice. */
static table *raid(const char *captain_text, const char *outcomes)
{
    char text[256];
    table *t;

    snprintf(text, sizeof text, "A at TRI, gold 0, %s; merchant TRI NL; next S 1", captain_text);
    t = position(2, text);
    play(t, A, "scout merchant");
    roll(t, A, "attack NL", outcomes);
    all_drawn(t);
    return t;
}

/* MM-15.13: Swivel Guns, Four-Pounders and Long Guns do nothing to a merchant: no dice, no question. */
RULE(guns_for_battles_are_useless_in_raids)
{
    table *t = raid("mods MOD1 MOD5 MOD6", "K01 K14 K22 1 1");

    expect_asked(t, A, MM_D_RAID_CARGO);
    assert_int_equal(gold(t, A), 6);
    assert_true(values_are(t, A, "2/1/2/2/1"));
    assert_int_equal(captain(t, A)->used_mods, 0);
    assert_int_equal(times(t, MM_EV_VOLLEY), 0);
}

/* MM-15.13, MM-22.13: a Reinforced Hull undoes one hit of a raid and saves it; one that is used up does not. */
RULE(a_reinforced_hull_works_in_raids)
{
    table *t = raid("mods MOD4", "K01 K16 K22 1 1");

    expect_asked(t, A, MM_D_ABSORB);
    expect_offers(t, "reinforce cannons; pass");
    play(t, A, "reinforce cannons");
    assert_true(values_are(t, A, "2/2/2/2/1"));
    assert_int_equal(gold(t, A), 6);
    assert_int_equal(captain(t, A)->used_mods, 1 << MM_REINFORCED);
    t = raid("mods MOD4, used MOD4", "K01 K16 K22 1 1");
    assert_true(values_are(t, A, "2/2/2/2/0"));
    assert_int_equal(gold(t, A), 0);
}

/* MM-15.13: Extra Cannon Port, Hammocks and Extra Hold give points to lose. */
RULE(raised_values_stand_more_in_raids)
{
    table *t = raid("mods MOD7", "K01 K16 K22 1 1");

    assert_true(values_are(t, A, "2/2/2/2/1"));
    assert_int_equal(gold(t, A), 6);
    t = raid("mods MOD8", "K02 K14 K22 1 1");
    assert_true(values_are(t, A, "2/1/2/2/1"));
    assert_int_equal(gold(t, A), 7);
    t = raid("mods MOD2, values 2/2/2/3/1", "K04 K13 K22 1 1");
    assert_true(values_are(t, A, "2/2/2/1/1"));
    assert_int_equal(gold(t, A), 7);
}

/* MM-15.14: what the damaged hold cannot carry is lost at random, before anything new is taken. */
RULE(old_cargo_is_lost_before_new_is_taken)
{
    table *t = raid("cargo K01 K11", "K14 K22 K32 1 1 K11");

    expect_asked(t, A, MM_D_RAID_CARGO);
    assert_true(cargo_is(t, A, "K01"));
    assert_true(discarded(t, "K11"));
    expect_offers(t, "drop K01; done");
    plays(t, A, "drop K01; take K22");
    assert_true(cargo_is(t, A, "K22"));
    assert_int_equal(mm_capacity(captain(t, A)), 1);
}

/* MM-15.14: any card aboard may be the one; also when the raid has failed. */
RULE(cargo_is_lost_in_failed_raids_too)
{
    table *t = raid("cargo K01 K11", "K14 K16 K32 1 1 K01");

    assert_true(cargo_is(t, A, "K11"));
    assert_true(values_are(t, A, "2/1/2/2/0"));
    expect_asked(t, A, MM_D_ACTION);
}

/* MM-15.14: nothing is lost while there is room for it. */
RULE(cargo_that_fits_is_not_lost)
{
    table *t = raid("ship flute, cargo K01 K11 K21", "K14 K16 K13 1 1"); /* 4 - 1 is enough for three */

    assert_true(cargo_is(t, A, "K01 K11 K21"));
    assert_int_equal(times(t, MM_EV_CARGO_LOST), 0);
}

/* MM-15.10, MM-15.12, MM-17.2: both Fat Prizes are paid for the same raid and count towards the 12. */
RULE(fat_prizes_add_up)
{
    table *t = raid("glory G12a G12b", "K05 K22 K01 1 1");

    plays(t, A, "play G12a; play G12b");
    assert_int_equal(gold(t, A), 12);
    play(t, A, "done");
    assert_int_equal(track(t, A), 1);
}

/* MM-9.8: a raid renews the cargo deck as well. */
RULE(a_raid_renews_the_cargo_deck)
{
    table *t = position(2, "A at TRI; merchant TRI NL; deck cargo K01; next S 1");

    play(t, A, "scout merchant");
    roll(t, A, "attack NL", "K01 K22 K32 S 1");
    all_drawn(t);
    assert_true(on_table(t, "K01") && on_table(t, "K22") && on_table(t, "K32"));
    assert_true(rs_is_empty(&t->s.cargo_discard));
    assert_true(in_deck(t, "K42"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(guns_for_battles_are_useless_in_raids),
        TEST(a_reinforced_hull_works_in_raids),
        TEST(raised_values_stand_more_in_raids),
        TEST(old_cargo_is_lost_before_new_is_taken),
        TEST(cargo_is_lost_in_failed_raids_too),
        TEST(cargo_that_fits_is_not_lost),
        TEST(fat_prizes_add_up),
        TEST(a_raid_renews_the_cargo_deck),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
