/* test_loot.c - rules tests: what the winner of a battle takes, and what becomes of the rest (MM-25, MM-26). */
#include "table.h"

#include <stdio.h>

/* A boards and beats B without a shot. */
static table *boarded(const char *winner, const char *loser)
{
    char text[512];
    table *t;

    snprintf(text, sizeof text, "A at CSE, %s; B at CSE, %s; next S 1 1 1 1 1", winner, loser);
    t = position(2, text);
    play(t, A, "scout blue");
    play(t, A, "declare board");
    roll(t, B, "declare shoot", "S S 1 1 S S S 1");
    all_drawn(t);
    expect_asked(t, A, MM_D_PRIZE);
    return t;
}

/* ---- Loot ----------------------------------------------------------------------------------------------------------------- */

/* MM-25.2: specialists come over for nothing; of a type that is aboard there is no second one; who stays behind is discarded. */
RULE(specialists_are_looted_for_nothing)
{
    table *t = boarded("ship frigate, hired S02", "hired S01 S09 S11");

    play(t, A, "keep");
    refused(t, A, "take-specialist carpenter", "MM-25.2");
    expect_offers(t, "take-gold; take-specialist lookout; take-specialist purser; done");
    play(t, A, "take-specialist lookout");
    assert_true(is_hired(t, A, "S09"));
    assert_int_equal(gold(t, A), 10);
    play(t, A, "done");
    assert_true(is_hired(t, A, "S02") && is_hired(t, A, "S09"));
    assert_false(is_hired(t, A, "S11"));
    assert_true(discarded(t, "S01") && discarded(t, "S11"));
    assert_false(discarded(t, "S09"));
}

/* MM-25.3, MM-12.2: a second rumour needs room, and an own one may make it. */
RULE(a_looted_rumour_needs_room)
{
    table *t = boarded("ship frigate, rumours R02", "rumours R01");

    play(t, A, "keep");
    refused(t, A, "take-rumour R01", "MM-25.3");
    plays(t, A, "drop-rumour R02; take-rumour R01");
    assert_true(rumours_are(t, A, "R01"));
    assert_true(in_deck(t, "R02"));
    refused(t, A, "drop-rumour R01", "MM-25.1");
}

/* MM-25.3: weapons of a type that is aboard stay behind. */
RULE(one_weapon_of_each_type_is_looted)
{
    table *t = boarded("ship frigate, weapons SW2", "weapons SW2 SW3");

    play(t, A, "keep");
    refused(t, A, "take-weapon SW2", "MM-25.3");
    play(t, A, "take-weapon SW3");
    assert_true(weapons_are(t, A, "SW2 SW3"));
}

/* MM-25.7, MM-16.10: a boarded NPC pirate has nothing but its ship; the reward is paid all the same. */
RULE(a_boarded_pirate_has_neither_gold_nor_cargo)
{
    table *t = position(2, "A at CSE, ship frigate; npc E13 CSE; next S 1 1 1 1 1 1");

    play(t, A, "scout pirate-sloop");
    play(t, A, "declare board");
    roll(t, B, "declare shoot", "S S 1 1 1 S S 1 1 1");
    expect_asked(t, A, MM_D_PRIZE);
    expect_offers(t, "take-ship; keep");
    play(t, A, "take-ship");
    expect_asked(t, A, MM_D_ACTION);
    assert_int_equal(captain(t, A)->ship, MM_SLOOP);
    assert_int_equal(gold(t, A), 15);
    assert_int_equal(cargo_size(t, A), 0);
    assert_int_equal(track(t, A), 1);
    assert_true(npc_gone(t, MM_SLOOP_PIRATE));
    all_drawn(t);
}

/* MM-25.7, MM-16.10: a pirate who boards a pirate has no reward either. */
RULE(pirates_are_not_paid_for_pirates)
{
    table *t = position(2, "A at CSE, ship frigate, bounty ES1; npc E16 CSE; next S 1 1 1 1 1 1");

    play(t, A, "scout pirate-frigate");
    play(t, A, "declare board");
    roll(t, B, "declare shoot", "S S 1 1 1 S S S 1 1 1");
    play(t, A, "keep");
    expect_asked(t, A, MM_D_ACTION);
    assert_int_equal(gold(t, A), 10);
    assert_int_equal(track(t, A), 1);
}

/* MM-25.9, MM-25.1: mission, Forged Documents, stash and bounties are no loot. */
RULE(what_can_be_looted)
{
    table *t =
        boarded("ship frigate", "cargo K01 K11, glory G03a, rumours R01, hired S09, weapons SW1, mission M10, documents NL, stash 30");

    play(t, A, "keep");
    expect_asked(t, A, MM_D_LOOT);
    expect_offers(t, "take-gold; take K01; take K11; take-glory G03a; take-rumour R01; take-weapon SW1; take-specialist lookout; done");
}

/* MM-25.9: what is not looted goes where a dead captain's things go. */
RULE(what_is_not_looted_is_gone)
{
    table *t = boarded("ship frigate", "cargo K01 K11, glory G03a, rumours R01, hired S09, weapons SW1, mission M10, documents NL");

    plays(t, A, "keep; take K11; done");
    assert_true(cargo_is(t, A, "K11"));
    assert_int_equal(gold(t, A), 10);
    assert_true(weapons_are(t, A, "") && rumours_are(t, A, ""));
    assert_true(discarded(t, "K01") && discarded(t, "G03a") && discarded(t, "S09") && discarded(t, "M10"));
    assert_false(discarded(t, "K11"));
    assert_true(in_deck(t, "R01") && in_deck(t, "R14"));
    assert_int_equal(gold(t, B) + captain(t, B)->weapons, 0);
    assert_int_equal(captain(t, B)->documents, MM_NONE);
}

/* MM-14.4: the stash of the beaten is safe. */
RULE(a_stash_is_not_looted)
{
    table *t = boarded("ship frigate", "gold 4, stash 30");

    plays(t, A, "keep; take-gold");
    assert_int_equal(gold(t, A), 14);
    assert_int_equal(stash(t, A), 0);
    assert_int_equal(stash(t, B), 30);
}

/* ---- The prize ------------------------------------------------------------------------------------------------------------ */

/* MM-26.1: a ship that is sunk cannot be taken. */
RULE(a_sunk_ship_is_no_prize)
{
    table *t = position(2, "A at CSE, ship man-o-war; B at CSE; next S 1 S S 1 1 1 1 1 1 1 1");

    play(t, A, "scout blue");
    expect_asked(t, A, MM_D_ACTION);
    assert_int_equal(captain(t, A)->ship, MM_MAN_O_WAR);
    assert_int_equal(track(t, A), 1);
}

/* MM-26.1, MM-3.3: the winner moves over with everything, and drops what the new hold cannot carry, by choice. */
RULE(the_winner_moves_over)
{
    table *t = boarded("ship frigate, cargo K01 K11 K21, weapons SW2, glory G16a, hired S09, rumours R01", "values 2/1/2/2/1");

    play(t, A, "take-ship");
    assert_int_equal(captain(t, A)->ship, MM_SLOOP);
    expect_asked(t, A, MM_D_LEAVE_DISCARD);
    expect_offers(t, "drop K01; drop K11; drop K21");
    plays(t, A, "drop K11");
    expect_offers(t, "drop K01; drop K21");
    play(t, A, "drop K01");
    expect_asked(t, A, MM_D_LOOT);
    assert_true(cargo_is(t, A, "K21"));
    assert_true(weapons_are(t, A, "SW2") && glory_is(t, A, "G16a") && rumours_are(t, A, "R01") && is_hired(t, A, "S09"));
    assert_int_equal(gold(t, A), 10);
    play(t, A, "done");
    assert_int_equal(captain(t, A)->ship, MM_SLOOP);
}

/* MM-26.1: who keeps the own ship keeps it as it is. */
RULE(the_prize_may_be_left)
{
    table *t = boarded("ship frigate, values 2/3/3/3/2", "ship man-o-war, values 5/3/5/1/5");

    plays(t, A, "keep; done");
    assert_int_equal(captain(t, A)->ship, MM_FRIGATE);
    assert_true(values_are(t, A, "2/3/3/3/2"));
}

/* MM-26.2: the damage of the prize stays, and the own men go aboard, up to its maximum. */
RULE(a_prize_keeps_its_damage)
{
    table *t = boarded("ship frigate", "values 1/0/1/1/1");

    play(t, A, "take-ship");
    assert_true(values_are(t, A, "1/0/1/2/1"));
    t = boarded("ship frigate, values 3/3/3/1/3", "ship man-o-war, values 2/2/4/1/2");
    play(t, A, "take-ship");
    assert_true(values_are(t, A, "2/2/4/1/2"));
    assert_int_equal(captain(t, A)->ship, MM_MAN_O_WAR);
}

/* MM-26.2: a prize with Hammocks has room for one man more. */
RULE(hammocks_of_a_prize_hold_the_winners_men)
{
    table *t = boarded("ship frigate", "mods MOD2, values 2/2/2/3/1");

    play(t, A, "take-ship");
    assert_true(values_are(t, A, "2/2/2/3/1"));
}

/* MM-26.2, MM-3.7: a Surgeon does not bring more men back than the prize has room for. */
RULE(a_surgeon_on_a_prize_that_is_full)
{
    table *t = position(2, "A at CSE, ship frigate, hired S07; B at CSE; next S 1 1 1 1 1");

    play(t, A, "scout blue");
    play(t, A, "declare board");
    roll(t, B, "declare shoot", "S S 1 1 S S 1 S");
    assert_true(values_are(t, A, "3/3/3/2/3"));
    plays(t, A, "take-ship; done");
    assert_true(values_are(t, A, "2/2/2/2/1"));
}

/* MM-26.2, MM-26.4: an NPC's ship is taken as it was shot. */
RULE(a_naval_prize_keeps_its_damage)
{
    table *t = position(2, "A at CSE, ship frigate, values 1/3/3/2/3; npc E01 CSE; next S 1 S S 1 1 1 1 2 4");

    play(t, A, "scout dutch-navy");
    assert_true(foe_is(t, "3/2/2/3/2"));
    play(t, A, "declare board");
    roll(t, B, "declare shoot", "S S 1 1 1 S S 1 1 1 S S 1 1 1");
    expect_asked(t, A, MM_D_PRIZE);
    play(t, A, "take-ship");
    assert_true(values_are(t, A, "3/2/2/2/2"));
    assert_int_equal(captain(t, A)->ship, MM_FRIGATE);
}

/* MM-26.3: the modifications of the old ship go to ports; those of the prize stay on it, used up or not. */
RULE(modifications_belong_to_their_ships)
{
    table *t = boarded("ship frigate, mods MOD5 MOD8", "mods MOD2 MOD4, used MOD4, values 2/2/2/2/1");

    play(t, A, "take-ship");
    expect_asked(t, A, MM_D_PLACE_MODS);
    assert_int_equal(t->turn.moves.count, 4);
    assert_true(mods_are(t, A, "MOD2 MOD4"));
    assert_int_equal(captain(t, A)->used_mods, 1 << MM_REINFORCED);
    play(t, A, "place SJU");
    play(t, A, "place TRI");
    expect_asked(t, A, MM_D_LOOT);
    play(t, A, "done");
    assert_true(mods_are(t, A, "MOD2 MOD4"));
    assert_int_equal(t->s.mod_shown[MM_SJU], MM_FACE_DOWN);
    assert_int_equal(t->s.mod_under[MM_SJU] + t->s.mod_under[MM_TRI], MM_FOUR_POUNDERS + MM_EXTRA_HOLD);
}

/* MM-26.3, MM-25.1: an Extra Hold goes with the prize; what lay in it is looted all the same, as far as there is room. */
RULE(cargo_of_an_extra_hold_is_looted)
{
    table *t = boarded("ship sloop, mods MOD1, cargo K31", "mods MOD8, cargo K01 K11 K21");

    play(t, A, "take-ship");
    expect_asked(t, A, MM_D_PLACE_MODS);
    assert_true(mods_are(t, A, "MOD8") && values_are(t, A, "2/3/2/2/1") && values_are(t, B, "2/2/2/0/1"));
    assert_true(cargo_is(t, B, "K01 K11 K21"));
    play(t, A, "place CUR");
    expect_asked(t, A, MM_D_LOOT);
    plays(t, A, "take K01; take K21");
    refused(t, A, "take K11", "MM-3.6");
    play(t, A, "done");
    assert_true(cargo_is(t, A, "K01 K21 K31") && discarded(t, "K11"));
}

/* MM-26.3, MM-10.13: if the prize is left, the loser places its modifications. */
RULE(the_loser_places_what_was_left)
{
    table *t = boarded("ship frigate", "mods MOD2 MOD4");

    plays(t, A, "keep; done");
    expect_asked(t, B, MM_D_PLACE_MODS);
    assert_int_equal(t->turn.moves.count, 2);
}

/* MM-26.4: a captured frigate or galleon is no glory of its own, and a bought one still is. */
RULE(a_captured_ship_brings_no_glory)
{
    table *t = boarded("ship sloop", "ship frigate, values 3/3/3/2/3");

    plays(t, A, "take-ship; done");
    assert_int_equal(captain(t, A)->ship, MM_FRIGATE);
    assert_int_equal(track(t, A), 1);
    assert_int_equal(times(t, MM_EV_GLORY), 1);
    assert_false(captain(t, A)->big_ship);
}

/* MM-26.4: a man-o-war can be captured. */
RULE(a_man_o_war_can_be_captured)
{
    table *t = position(2, "A at CSE, ship galleon; war NL FR; npc E01 CSE; next S 1 1 1 1 1 1");

    play(t, A, "scout dutch-navy");
    play(t, A, "declare board");
    roll(t, B, "declare shoot", "S S 1 1 1 S S S 1 1 S S 1 1 1");
    expect_asked(t, A, MM_D_PRIZE);
    roll(t, A, "take-ship", "K01 K11 K21");
    assert_int_equal(captain(t, A)->ship, MM_MAN_O_WAR);
    assert_true(values_are(t, A, "5/3/5/4/5"));
    play(t, A, "done");
    assert_int_equal(track(t, A), 1);
    assert_true(npc_gone(t, MM_NL));
    assert_true(discarded(t, "E01"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(specialists_are_looted_for_nothing),
        TEST(a_looted_rumour_needs_room),
        TEST(one_weapon_of_each_type_is_looted),
        TEST(a_boarded_pirate_has_neither_gold_nor_cargo),
        TEST(pirates_are_not_paid_for_pirates),
        TEST(what_can_be_looted),
        TEST(what_is_not_looted_is_gone),
        TEST(a_stash_is_not_looted),
        TEST(a_sunk_ship_is_no_prize),
        TEST(the_winner_moves_over),
        TEST(the_prize_may_be_left),
        TEST(a_prize_keeps_its_damage),
        TEST(hammocks_of_a_prize_hold_the_winners_men),
        TEST(a_surgeon_on_a_prize_that_is_full),
        TEST(a_naval_prize_keeps_its_damage),
        TEST(modifications_belong_to_their_ships),
        TEST(cargo_of_an_extra_hold_is_looted),
        TEST(the_loser_places_what_was_left),
        TEST(a_captured_ship_brings_no_glory),
        TEST(a_man_o_war_can_be_captured),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
