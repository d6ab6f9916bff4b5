/* test_ships.c - the five ships, the eight modifications, the three special weapons in battle. */
#include "table.h"

#include <stdio.h>

/* ---- Ships ---------------------------------------------------------------------------------------------------------------- */

/* MM-3.4, MM-3.5, MM-10.8, MM-10.11, MM-10.17: what each ship is and costs; the men of the old one go aboard. */
RULE(every_ship_that_a_yard_sells)
{
    static const struct {
        const char *move, *values;
        int manoeuvre, price;
    } ships[] = {{"buy-ship sloop", "2/2/2/1/1", 4, 10},
                 {"buy-ship flute", "3/4/3/1/1", 2, 10},
                 {"buy-ship frigate", "3/3/3/1/3", 3, 35},
                 {"buy-ship galleon", "4/5/4/1/4", 1, 35}};

    for (int i = 0; i < RS_COUNT(ships); i++) {
        table *t = position(2, "A in CCS, ship flute, gold 50; step port");

        play(t, A, "shipyard");
        play(t, A, ships[i].move);
        assert_true(values_are(t, A, ships[i].values));
        assert_int_equal(mm_manoeuvre(captain(t, A)), ships[i].manoeuvre);
        assert_int_equal(gold(t, A), 55 - ships[i].price);
        assert_int_equal(track(t, A), ships[i].price == 35);
    }
}

/* MM-10.9, MM-10.10: a man-o-war is neither bought nor sold; it is given up for nothing, whatever it carries. */
RULE(a_man_o_war_is_not_traded)
{
    table *t = position(2, "A in CCS, ship man-o-war, mods MOD1, gold 50; step port");

    play(t, A, "shipyard");
    refused(t, A, "buy-ship man-o-war", "MM-10.10");
    play(t, A, "buy-ship frigate");
    assert_int_equal(gold(t, A), 15);
    assert_true(values_are(t, A, "3/3/3/3/3"));
}

/* MM-10.9: each damage point lowers the price of the old ship by 1, but never below 0; lost Crew does not count. */
RULE(a_damaged_ship_is_worth_less)
{
    static const char *const damaged[] = {"1/2/2/2/1", "2/1/2/2/1", "2/2/1/2/1", "2/2/2/2/0"};

    for (int i = 0; i < RS_COUNT(damaged); i++) {
        char text[96];
        table *t;

        snprintf(text, sizeof text, "A in CCS, values %s, gold 10; step port", damaged[i]);
        t = position(2, text);
        plays(t, A, "shipyard; buy-ship flute");
        assert_int_equal(gold(t, A), 4);
    }
}

/* MM-10.9: never below 0; lost Crew does not count. */
RULE(a_wreck_is_worth_nothing)
{
    table *t = position(2, "A in CCS, values 1/0/0/1/0, gold 10; step port");

    plays(t, A, "shipyard; buy-ship flute");
    assert_int_equal(gold(t, A), 0);
    t = position(2, "A in CCS, values 2/2/2/0/1, gold 10; step port");
    plays(t, A, "shipyard; buy-ship flute");
    assert_int_equal(gold(t, A), 5);
}

/* ---- Modifications -------------------------------------------------------------------------------------------------------- */

static table *fitted(const char *mod, const char *ship)
{
    char text[160];
    table *t;

    snprintf(text, sizeof text, "A is C09, in CCS, ship %s; token CCS %s; step port", ship, mod);
    t = position(2, text);
    plays(t, A, "shipyard; buy-mod");
    assert_int_equal(gold(t, A), 7);
    assert_true(mods_are(t, A, mod));
    assert_int_equal(t->s.mod_shown[MM_CCS], MM_NONE);
    refused(t, A, "buy-mod", "MM-10.5");
    return t;
}

/* MM-7.4, MM-10.5, MM-10.7: each modification is bought for 3 gold where it is shown, and changes what it says. */
RULE(every_modification_is_bought)
{
    static const struct {
        const char *mod, *values;
        int crew, manoeuvre;
    } mods[] = {{"MOD1", "2/2/2/2/1", 2, 4}, {"MOD2", "2/2/2/2/1", 3, 4}, {"MOD3", "2/2/2/2/1", 2, 5}, {"MOD4", "2/2/2/2/1", 2, 4},
                {"MOD5", "2/2/2/2/1", 2, 4}, {"MOD6", "2/2/2/2/1", 2, 4}, {"MOD7", "2/2/2/2/2", 2, 4}, {"MOD8", "2/3/2/2/1", 2, 4}};

    for (int i = 0; i < RS_COUNT(mods); i++) {
        table *t = fitted(mods[i].mod, "sloop");

        assert_true(values_are(t, A, mods[i].values));
        assert_int_equal(mm_most(captain(t, A), MM_CREW), mods[i].crew);
        assert_int_equal(mm_manoeuvre(captain(t, A)), mods[i].manoeuvre);
    }
}

/* MOD2, MOD7, MOD8; MM-3.4, MM-10.7: nothing rises above 5. */
RULE(no_modification_raises_a_value_above_five)
{
    table *t = fitted("MOD2", "man-o-war");

    assert_int_equal(mm_most(captain(t, A), MM_CREW), 5);
    assert_true(values_are(fitted("MOD7", "man-o-war"), A, "5/3/5/5/5"));
    assert_true(values_are(fitted("MOD8", "galleon"), A, "4/5/4/4/4"));
}

/* MOD7; MM-10.7: a damaged location gains a point and stays damaged. */
RULE(a_modification_on_a_damaged_ship)
{
    table *t = position(2, "A in CCS, ship frigate, values 3/1/3/3/0; token CCS MOD7; step port");

    plays(t, A, "shipyard; buy-mod");
    assert_true(values_are(t, A, "3/1/3/3/1"));
    assert_int_equal(mm_most(captain(t, A), MM_CANNONS), 4);
}

/* MM-10.6: one of each type. */
RULE(one_modification_of_a_type)
{
    table *t = position(2, "A in CCS, mods MOD1; token CCS MOD1; step port");

    play(t, A, "shipyard");
    refused(t, A, "buy-mod", "MM-10.6");
}

/* MOD1; MM-23.2: two dice before a crew battle; one success is one hit, two are no more. */
RULE(swivel_guns_fire_before_a_crew_battle)
{
    table *t = boarding("is C05, mods MOD1", "is C11", "S S 1 1 1 1 S 1 1 1");

    assert_int_equal(captain(t, B)->value[MM_CREW], 0);
    expect_asked(t, A, MM_D_PRIZE);
    all_drawn(t);
}

/* MOD1; MM-23.2: whoever boarded. */
RULE(swivel_guns_fire_at_boarders)
{
    table *t = boarding("is C05, values 2/2/2/1/1", "is C11, mods MOD1", "S 1");

    expect_asked(t, B, MM_D_PRIZE);
    all_drawn(t);
}

/* MOD2; MM-11.1, MM-3.7: the new place is filled by recruiting. */
RULE(hammocks_are_filled_by_recruiting)
{
    table *t = position(2, "A in CCS, mods MOD2; step port");

    roll(t, A, "recruit", "S 1 1");
    assert_true(values_are(t, A, "2/2/2/3/1"));
}

/* MOD3; MM-21.11, MM-15.8: Manoeuvrability 5 is a die more against a frigate, and holds more merchants. */
RULE(rigging_and_sails_make_a_sloop_faster)
{
    table *t = battle("mods MOD3", "ship frigate", "1 1 S 1 1 1");

    assert_true(values_are(t, B, "3/2/3/3/3"));
    all_drawn(t);
    t = position(2, "A at CSE, mods MOD3, gold 0; next S 1");
    play(t, A, "scout merchant");
    roll(t, A, "attack FR", "K01 K03 K05 S 1");
    roll(t, A, "draw", "K08");
    assert_true(happened(t, MM_EV_RAID_WON, A));
}

/* MOD4; MM-22.12: one hit of a volley is cancelled; then it is used up until it is repaired. */
RULE(a_reinforced_hull_cancels_one_hit)
{
    table *t = battle("ship frigate", "mods MOD4", "S S 1 1 1 2 3");

    expect_offers(t, "pass; reinforce hold; reinforce masts; reinforce crew");
    play(t, B, "reinforce crew");
    assert_true(values_are(t, B, "2/1/1/2/1"));
    play(t, A, "declare shoot");
    roll(t, B, "declare shoot", "S S 1 1 4 4 4");
    assert_int_equal(captain(t, B)->captain, MM_NONE);
}

/* MOD4; MM-10.3: repaired for 3 gold. */
RULE(a_reinforced_hull_is_restored)
{
    table *t = position(2, "A is C09, in CCS, mods MOD4, used MOD4; step port");

    plays(t, A, "shipyard; restore");
    assert_int_equal(gold(t, A), 7);
    assert_false(mm_is_used(captain(t, A), MM_REINFORCED));
    refused(t, A, "restore", "MM-10.3");
}

/* MOD5; MM-21.10, MM-22.8: once in a battle, even without Cannons. */
RULE(four_pounders_fire_once_in_a_battle)
{
    table *t = battle("mods MOD5, values 2/2/2/2/0", "gold 1", "1 1 1 1");

    play(t, A, "declare board");
    play(t, B, "declare flee");
    roll(t, A, "fire", "1 1 1 1 1");
    assert_true(values_are(t, B, "2/1/2/2/1"));
    assert_true(mm_is_used(captain(t, A), MM_FOUR_POUNDERS));
    play(t, A, "declare board");
    roll(t, B, "declare flee", "1 1 1 1");
    expect_asked(t, A, MM_D_DECLARE);
    all_drawn(t);
}

/* MOD5; MM-21.10: after the own Flee as well; and nobody has to. */
RULE(four_pounders_cover_the_own_flight)
{
    table *t = battle("mods MOD5", "gold 1", "1 1 1 1");

    play(t, A, "declare flee");
    play(t, B, "declare shoot");
    expect_asked(t, A, MM_D_FOUR_POUNDERS);
    roll(t, A, "pass", "S S 1 1");
    assert_int_equal(times(t, MM_EV_FLED), 1);
    assert_true(values_are(t, B, "2/2/2/2/1"));
}

/* MOD6; MM-10.13, MM-21.5: both sides' Long Guns fire together; a ship that sinks by them has fired all the same. */
RULE(long_guns_of_both_sides_fire_together)
{
    table *t = battle("mods MOD6, values 2/2/2/2/1", "mods MOD6, values 1/0/2/2/1", "S S 1 3");

    assert_true(values_are(t, A, "2/2/2/1/1"));
    assert_int_equal(track(t, A), 1);
    play(t, B, "place PGO");
    assert_int_equal(captain(t, B)->captain, MM_NONE);
}

/* MOD6; MM-21.5: without Cannons they are silent. */
RULE(long_guns_need_cannons)
{
    table *t = battle("mods MOD6, values 2/2/2/2/0", "gold 1", "1 1 1 1");

    expect_asked(t, A, MM_D_DECLARE);
    all_drawn(t);
}

/* MOD7; MM-21.13: a volley of two. */
RULE(an_extra_cannon_fires)
{
    table *t = battle("mods MOD7", "gold 1", "S S 1 1 1 2");

    assert_true(values_are(t, B, "2/1/1/2/1"));
    all_drawn(t);
}

/* MOD8; MM-3.6: a third card at sea. */
RULE(an_extra_hold_is_filled)
{
    table *t = position(2, "A in CCS, mods MOD8, cargo K01 K11 K21");

    play(t, A, "leave");
    assert_int_equal(cargo_size(t, A), 3);
    assert_true(at_sea(t, A, "CCS"));
}

/* ---- Special weapons in battle -------------------------------------------------------------------------------------------- */

/* SW1; MM-24.2: only with Board, and any of the own dice. */
RULE(grappling_hooks_are_for_boarding)
{
    table *t = battle("weapons SW1", "gold 1", "1 1 1 1");

    play(t, A, "declare shoot");
    roll(t, B, "declare shoot", "1 2 1 1");
    expect_asked(t, A, MM_D_DECLARE);
    play(t, A, "declare board");
    roll(t, B, "declare shoot", "1 2 1 1");
    expect_asked(t, A, MM_D_BATTLE_WINDOW);
    play(t, A, "use grappling-hooks");
    expect_offers(t, "dice 1 0 0 0 0; dice 0 1 0 0 0; dice 1 1 0 0 0");
    roll(t, A, "dice 1 0 0 0 0", "S S S 1 1");
    assert_int_equal(times(t, MM_EV_CREW_BATTLE), 1);
    assert_true(weapons_are(t, A, ""));
}

/* SW2, SW3; MM-22.10: one of them per volley, and only where a die shows a skull or its number. */
RULE(chain_shot_or_grapeshot)
{
    table *t = battle("ship frigate, weapons SW2 SW3", "gold 1", "S S 1 1 S 1 1");

    expect_offers(t, "ammo none; ammo chain-shot; ammo grapeshot");
    play(t, A, "ammo chain-shot");
    assert_true(values_are(t, B, "2/0/1/2/1"));
    assert_true(weapons_are(t, A, "SW3"));
    t = battle("ship frigate, weapons SW2 SW3", "gold 1", "S S 1 1 3 1 1");
    refused(t, A, "ammo chain-shot", "MM-22.10");
    expect_offers(t, "ammo none; ammo grapeshot");
    t = battle("ship frigate, weapons SW2 SW3", "gold 1", "S S 1 1 1 1 4");
    expect_asked(t, A, MM_D_DECLARE);
}

/* MM-10.4, MM-24.1: a weapon for 3 gold, one of each type, sold for 1. */
RULE(every_special_weapon_is_bought_and_sold)
{
    static const char *const names[] = {"SW1", "SW2", "SW3"};

    for (int i = 0; i < 3; i++) {
        char move[32];
        table *t = position(2, "A in CCS; step port");

        play(t, A, "shipyard");
        snprintf(move, sizeof move, "buy-weapon %s", names[i]);
        play(t, A, move);
        assert_int_equal(gold(t, A), 7);
        assert_true(weapons_are(t, A, names[i]));
        refused(t, A, move, "MM-10.4");
        snprintf(move, sizeof move, "sell-weapon %s", names[i]);
        play(t, A, move);
        assert_int_equal(gold(t, A), 8);
        assert_true(weapons_are(t, A, ""));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(every_ship_that_a_yard_sells),
        TEST(a_man_o_war_is_not_traded),
        TEST(a_damaged_ship_is_worth_less),
        TEST(a_wreck_is_worth_nothing),
        TEST(every_modification_is_bought),
        TEST(no_modification_raises_a_value_above_five),
        TEST(a_modification_on_a_damaged_ship),
        TEST(one_modification_of_a_type),
        TEST(swivel_guns_fire_before_a_crew_battle),
        TEST(swivel_guns_fire_at_boarders),
        TEST(hammocks_are_filled_by_recruiting),
        TEST(rigging_and_sails_make_a_sloop_faster),
        TEST(a_reinforced_hull_cancels_one_hit),
        TEST(a_reinforced_hull_is_restored),
        TEST(four_pounders_fire_once_in_a_battle),
        TEST(four_pounders_cover_the_own_flight),
        TEST(long_guns_of_both_sides_fire_together),
        TEST(long_guns_need_cannons),
        TEST(an_extra_cannon_fires),
        TEST(an_extra_hold_is_filled),
        TEST(grappling_hooks_are_for_boarding),
        TEST(chain_shot_or_grapeshot),
        TEST(every_special_weapon_is_bought_and_sold),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
