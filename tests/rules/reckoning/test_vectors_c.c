/* test_vectors_c.c - the test vectors of the rules, TV-42 to TV-62. */
#include "table.h"

static int coins_for(const char *text, int who)
{
    table *t = position(3, text);

    return dr_place_coins(&t->s, cell_named("1.1"), who);
}

/* TV-42; DR-24.8: empty spaces are an imaginary player; who shares a place gets the coins of the next one. */
RULE(places_are_ranked_with_the_empty_spaces)
{
    assert_int_equal(coins_for("1.1 I02, B 1+0", B), 2);
    assert_int_equal(coins_for("1.1 I02, B 1+0, P 1+0", B), 2);
    assert_int_equal(coins_for("1.1 I02, B 1+0, P 1+0", P), 2);
    assert_int_equal(coins_for("1.1 I05, B 2+0", B), 3);
    assert_int_equal(coins_for("1.1 I08, P 2+0, B 1+0, G 1+0", P), 6);
    assert_int_equal(coins_for("1.1 I08, P 2+0, B 1+0, G 1+0", B), 1);
    assert_int_equal(coins_for("1.1 I08, P 2+0, B 1+0, G 1+0", G), 1);
}

/* TV-43; DR-21.11, DR-21.1: twelve cargo from ship and dock make the Trade Icon; eleven do not. */
RULE(twelve_cargo_make_the_trade_icon)
{
    table *t = position(3, "P cargo 5, dock 6");

    refused(t, P, "give-back", "DR-21.11");
    t = position(3, "P cargo 5, dock 8");
    play(t, P, "give-back");
    expect_offers(t, "amount 4; amount 5");
    plays(t, P, "amount 4; holds a");
    assert_int_equal(captain(t, P)->cargo + captain(t, P)->dock, 1);
    assert_true(achieved(t, P, DR_ICON));
    assert_false(offered(t, "give-back"));
}

/* TV-44; DR-22.1, DR-22.2, DR-22.3: without cubes in the supply one is fetched from an island, as long as its control does not change. */
RULE(battle_cubes_are_fetched_from_islands_that_stay_held)
{
    table *t = position(3, "2.2 I05, B 3+1; 3.1 I04, B 0+25; 2.1 OS1, card MF21; B at 2.1, play gunner-1:2; active B; next M201");

    assert_int_equal(captain(t, B)->supply, 0);
    plays(t, B, "raid MF21; amount 2");
    expect_asked(t, B, DR_D_SHORT);
    expect_offers(t, "fetch 2.2; fewer");
    draws(t, "L0 L11 L11 L11");
    play(t, B, "fetch 2.2");
    all_drawn(t);
    assert_true(cubes_are(t, "2.2", B, 2, 1));
    assert_int_equal(controls(t, "2.2"), B);
    assert_int_equal(times(t, DR_EV_LANDS), 4);
}

/* TV-45; DR-10.8, DR-10.3: Coastal Collectors take the production of a row-4 island entered, arrows included; not at open sea, not where an
 * opposing fort stands. */
RULE(coastal_collectors_take_what_row_four_produces)
{
    table *t = position(3, "4.1 I06; 4.2 OS1; 4.3 I09, G 3+1, fort; P at 3.1, track 3, play captain+U402, hand sailor-1");

    play(t, P, "sail 4.1");
    assert_int_equal(captain(t, P)->cargo, 2);
    assert_int_equal(captain(t, P)->coins, 1);
    plays(t, P, "holds a; sail 4.2; sail 4.3");
    assert_int_equal(captain(t, P)->cargo, 2);
    assert_int_equal(captain(t, P)->coins, 1);
    assert_true(is_at(t, P, "4.3"));
}

/* TV-46; DR-13.2, DR-13.4, DR-13.5, DR-13.7, DR-7.5: a pirate sunk by the Ramming Prow is gone before any battle. */
RULE(a_pirate_raked_to_the_bottom_is_not_fought)
{
    table *t = position(3, "2.2 I05; G at 2.2, pirate, damage 4, coins 1, chest 3; P at 2.1, track 2, play captain+U406 deckhand-1");

    play(t, P, "sail 2.2");
    assert_true(is_at(t, G, "harbour"));
    assert_int_equal(captain(t, P)->chest, 18);
    assert_int_equal(captain(t, G)->chest, 1);
    assert_int_equal(captain(t, G)->coins, 0);
    assert_int_equal(captain(t, G)->mode, DR_TRADE_MODE);
    assert_true(achieved(t, P, DR_TERROR));
    play(t, P, "anchor");
    expect_asked(t, P, DR_D_MAIN);
    assert_true(offered(t, "use deckhand-1 level place-1"));
}

/* TV-47; DR-6.1: the sail track ends at eight. */
RULE(more_than_eight_sails_are_eight)
{
    table *t = position(3, "P play deckhand-1:4+U401, hull B:EA2");

    play(t, P, "set-sail");
    assert_int_equal(captain(t, P)->track, 8);
}

/* TV-48; DR-7.6, DR-7.7, DR-6.14, DR-4.8, DR-18.2: at a blocked island one neither loads, unloads, places nor storms, but produces, buys,
 * leaves or fights. */
RULE(a_pirate_blocks_the_island_under_both_ships)
{
    table *t = position(3, "2.2 I05, P 3+1, cargo 2, card U202; G at 2.2, pirate; P at 2.2, track 2, cargo 3, play purser deckhand-1");

    refused(t, P, "load cargo", "DR-4.8");
    refused(t, P, "unload cargo", "DR-4.8");
    refused(t, P, "use deckhand-1 level place-1", "DR-4.8");
    assert_false(offered(t, "storm"));
    assert_true(offered(t, "buy U202"));
    assert_true(offered(t, "sail 2.1"));
    assert_true(offered(t, "fight green"));
    play(t, P, "use purser level produce-1");
    play(t, P, "produce 2.2");
    assert_int_equal(cell(t, "2.2")->cargo, 4);
}

/* TV-49; DR-19.5, DR-19.7: an upgrade goes into an empty slot of its place; a single one may go on waiting. */
RULE(an_upgrade_fits_its_slot_where_it_is_empty)
{
    table *t = position(3, "P wait U104, play sailor-1+U101 gunner-1");

    play(t, P, "end");
    expect_asked(t, P, DR_D_SLEEVE);
    expect_offers(t, "sleeve U104 gunner-1; done");
    refused(t, P, "sleeve U104 sailor-1", "DR-19.5");
    play(t, P, "done");
    assert_true(waits(t, P, "U104"));
}

/* TV-50; DR-24.1, DR-24.2, DR-24.3, DR-24.4, DR-24.5, DR-24.6, DR-24.7, DR-24.8, DR-24.9: a whole score, sum by sum. */
RULE(a_whole_score_adds_up)
{
    static const int sums[DR_SUMS] = {14, 34, 1, 5, 6, 2, 10, 4};
    table *t = position(2, "2.2 I05, P 3+1, coins 1, outpost; 4.2 I12, B 4+1, P 2+0; B done; ender B;"
                           "P deeds A2 A8, chest 31, coins 2, cargo 1, dock 7, bonus BA1, hull A:EB3+EA1 B:EB1 C:EB2 D:EB4, wait U301, "
                           "deck captain+U101+U102+U103 bosun+U104+U105+U106 purser+U107+U108+U219");

    play(t, P, "end");
    assert_true(t->s.head.over);
    for (int i = 0; i < DR_SUMS; i++) assert_int_equal(captain(t, P)->tally[i], sums[i]);
    assert_int_equal(dr_score(&t->s, P), 76);
}

/* TV-51; DR-21.10: cubes on the way to New Shores go home when too few tiles are left. */
RULE(cubes_go_home_when_the_shores_are_out_of_reach)
{
    table *t = position(3, "4.1 dark; 4.2 dark; 4.3 dark; B finds 1; P at 3.1, track 1, hand sailor-1");

    assert_int_equal(captain(t, B)->supply, DR_SUPPLY - 1);
    play(t, P, "sail 4.1");
    assert_int_equal(captain(t, B)->progress[DR_FINDS], 0);
    assert_int_equal(captain(t, B)->supply, DR_SUPPLY);
}

/* TV-52; DR-23.1, DR-23.3, DR-23.4, DR-23.5, DR-23.6, DR-17.7: four tiles at the end of a turn give each other captain one more; who is
 * done levels no card up any more, but defends with cards and two more cubes. */
RULE(four_tiles_bring_one_more_turn_for_all_others)
{
    table *t = position(3, "2.2 OS1; B at 2.2, deeds A1 A3 A8 A9, hand gunner-1:2; G at 2.2, play captain:2; active B");

    plays(t, B, "end; mode trade");
    assert_int_equal(t->s.ender, B);
    assert_int_equal(captain(t, B)->done, 1);
    assert_int_equal(captain(t, B)->pending, 0);
    draws(t, "L0 L0 L0 L0");
    plays(t, G, "use captain level flag; amount 0");
    plays(t, B, "play gunner-1; done");
    all_drawn(t);
    assert_int_equal(times(t, DR_EV_LANDS), 4);
    plays(t, G, "end; mode trade");
    assert_false(t->s.head.over);
    play(t, P, "end");
    assert_true(t->s.head.over);
}

/* TV-53; DR-5.4, DR-5.7: a row used for its placement gives no sails, and the other way round. */
RULE(a_slash_row_gives_sails_or_influence)
{
    table *t = position(3, "2.2 I05; P at 2.2, play deckhand-1:3");

    plays(t, P, "use deckhand-1 level place-1; set-sail");
    assert_int_equal(captain(t, P)->track, 2);

    t = position(3, "2.2 I05; P at 2.2, play deckhand-1:3");
    plays(t, P, "set-sail; count deckhand-1 level");
    assert_int_equal(captain(t, P)->track, 4);
    refused(t, P, "use deckhand-1 level place-1", "DR-5.3");
}

/* TV-54; DR-14.5, DR-5.3: cannons and battle abilities used in one battle are gone for the next one of the turn. */
RULE(a_second_battle_has_the_cannons_that_are_left)
{
    table *t = position(3, "2.1 OS1, card MF21; 2.2 OS2; G at 2.2, pirate; P at 2.1, track 1, play gunner-1:3+U203 sailor-1+U104;"
                           "next M201 L0 L0 L0 L11 L11 L11 L0 s7 L0 s7");

    play(t, P, "raid MF21");
    assert_int_equal(offers_of(t, DR_AMOUNT), 6);
    plays(t, P, "amount 3; use gunner-1 level throw-2; holds a");
    all_drawn(t);
    play(t, P, "sail 2.2");
    if (offered(t, "fight green")) play(t, P, "fight green");
    expect_asked(t, P, DR_D_CUBES);
    expect_offers(t, "amount 0; amount 1; amount 2");
    draws(t, "L0 L0 L0");
    play(t, P, "amount 2");
    all_drawn(t); /* no further throw: P could only pass */
    assert_int_equal(captain(t, P)->progress[DR_WINS], 2);
}

/* TV-55; DR-13.5: with fewer than five coins aboard five come out of the chest, and those aboard go in. */
RULE(a_sunk_ship_pays_five_coins_from_the_chest)
{
    table *t = position(3, "2.2 OS1; G at 2.2, damage 4, coins 4, chest 9; P at 2.2, play captain:2, hand sailor-1; next L50 L21");

    play(t, P, "use captain level flag");
    play(t, G, "done");
    plays(t, P, "done; amount 1");
    all_drawn(t);
    assert_int_equal(captain(t, P)->chest, 20);
    assert_int_equal(captain(t, G)->chest, 8);
    assert_int_equal(captain(t, G)->coins, 0);
    assert_true(is_at(t, G, "harbour"));
}

/* TV-56; DR-21.11: coins are no help towards the Trade Icon. */
RULE(coins_do_not_make_the_trade_icon)
{
    table *t = position(3, "P dock 1");

    refused(t, P, "give-back", "DR-21.11");
    t = position(3, "P chest 40, coins 7, cargo 3, dock 8, hull B:EB1");
    refused(t, P, "give-back", "DR-21.11");
}

/* TV-57; DR-4.11: what a gain leaves too much aboard is let go, one by one. */
RULE(a_gain_beyond_the_holds_goes_overboard)
{
    table *t = position(3, "2.2 OS1; P at 2.2, cargo 7, stow AD, play sailor-1+U215");

    play(t, P, "use sailor-1 middle cargo-2-ship");
    assert_true(unasked(t, P, "drop cargo"));
    assert_int_equal(times(t, DR_EV_OVERBOARD), 2);
    assert_int_equal(captain(t, P)->cargo, 7);
    assert_true(stowed(t, P, "AD"));
}

/* TV-58; DR-9.10, DR-9.9: after a captain's last turn a cube costs two placements, which may come from two abilities. */
RULE(a_cube_of_a_captain_who_is_done_costs_two_placements)
{
    table *t = position(2, "1.1 I02, B 2+1, P 1+0, outpost; B done; ender B; P at 1.1, play deckhand-1 buccaneer");

    play(t, P, "use deckhand-1 level place-1");
    expect_asked(t, P, DR_D_REPLACE);
    expect_offers(t, "add buccaneer level place-1; give-up");
    play(t, P, "add buccaneer level place-1");
    assert_true(cubes_are(t, "1.1", P, 2, 0));
    assert_true(cubes_are(t, "1.1", B, 1, 1));
    assert_int_equal(controls(t, "1.1"), NOBODY);
    assert_false(stands(t, "1.1", DR_OUTPOST));
    assert_int_equal(t->s.buildings[DR_OUTPOST], 6);
    assert_false(offered(t, "use buccaneer level place-1"));

    t = position(2, "1.1 I02, B 2+1, P 1+0; B done; ender B; P at 1.1, play deckhand-1");
    refused(t, P, "use deckhand-1 level place-1", "DR-9.11");
}

/* TV-59; DR-22.2, DR-11.5: behind an opposing fort no cube is fetched. */
RULE(no_cube_is_fetched_from_behind_a_fort)
{
    table *t = position(3, "2.2 I09, G 3+1, P 1+0, fort; 3.1 I04, P 0+28; 2.1 OS1, card MF21; P at 2.1; next M201 L0 L0 L0");

    plays(t, P, "raid MF21; amount 1");
    all_drawn(t);
    assert_int_equal(times(t, DR_EV_LANDS), 3);
    assert_int_equal(captain(t, P)->damage, 1);

    t = position(3, "2.2 I09, G 3+1, P 1+0; 3.1 I04, P 0+28; 2.1 OS1, card MF21; P at 2.1; next M201");
    plays(t, P, "raid MF21; amount 1");
    expect_asked(t, P, DR_D_SHORT);
    expect_offers(t, "fetch 2.2; fewer");
}

/* TV-60; DR-10.8, DR-6.12, DR-6.7: a dark row-4 tile pays nothing in passing, and its production when it is explored in the same turn. */
RULE(a_dark_tile_pays_the_collectors_when_it_is_explored)
{
    table *t =
        position(3, "2.2 dark; 2.3 dark; 4.1 dark; 4.2 dark; deep I11; P at 3.1, track 4, play captain+U402, hand sailor-1; next I11 U410");

    plays(t, P, "sail 4.1; sail 3.1; anchor");
    assert_int_equal(captain(t, P)->coins, 0);
    plays(t, P, "sail 4.1; anchor");
    assert_int_equal(captain(t, P)->coins, 2);
    play(t, P, "holds a");
    assert_int_equal(captain(t, P)->track, 1);
    assert_int_equal(captain(t, P)->progress[DR_FINDS], 1);
    assert_true(lies(t, "4.1", "U410"));
    all_drawn(t);
}

/* TV-61; DR-14.17, DR-8.7: loot of both kinds that does not fit is chosen by its winner; the rest is lost. */
RULE(the_winner_chooses_which_loot_fits)
{
    table *t = position(3, "4.2 OS1, card MF42; P at 4.2, cargo 4, stow A, play gunner-1:2+U203;"
                           "next M403 L50 L50 L50 L50 L11 L11 L11 L11 L11 L11");

    plays(t, P, "raid MF42; amount 4");
    expect_asked(t, P, DR_D_LOOT);
    expect_offers(t, "amount 0; amount 1; amount 2; amount 3");
    play(t, P, "amount 2");
    assert_int_equal(captain(t, P)->coins, 2);
    assert_int_equal(captain(t, P)->cargo, 5);
    assert_true(waits(t, P, "M403"));
    assert_true(stowed(t, P, "AD"));
}

/* TV-62; DR-14.17, DR-17.12, DR-13.2: Damage Control takes one damage of the battle back before ships sink. */
RULE(damage_taken_back_saves_the_winner)
{
    table *t = position(3, "2.2 OS1; P at 2.2, damage 4, play captain:2 sailor-1+U306; G at 2.2, damage 3; next L50 L21 L21");

    plays(t, P, "use captain level flag; amount 2");
    all_drawn(t);
    play(t, P, "use sailor-1 bottom win-spare");
    assert_true(is_at(t, P, "2.2"));
    assert_int_equal(captain(t, P)->damage, 4);
    assert_true(is_at(t, G, "harbour"));
    assert_int_equal(captain(t, G)->damage, 0);
    assert_true(achieved(t, P, DR_TERROR));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(places_are_ranked_with_the_empty_spaces),
        TEST(twelve_cargo_make_the_trade_icon),
        TEST(battle_cubes_are_fetched_from_islands_that_stay_held),
        TEST(coastal_collectors_take_what_row_four_produces),
        TEST(a_pirate_raked_to_the_bottom_is_not_fought),
        TEST(more_than_eight_sails_are_eight),
        TEST(a_pirate_blocks_the_island_under_both_ships),
        TEST(an_upgrade_fits_its_slot_where_it_is_empty),
        TEST(a_whole_score_adds_up),
        TEST(cubes_go_home_when_the_shores_are_out_of_reach),
        TEST(four_tiles_bring_one_more_turn_for_all_others),
        TEST(a_slash_row_gives_sails_or_influence),
        TEST(a_second_battle_has_the_cannons_that_are_left),
        TEST(a_sunk_ship_pays_five_coins_from_the_chest),
        TEST(coins_do_not_make_the_trade_icon),
        TEST(a_gain_beyond_the_holds_goes_overboard),
        TEST(a_cube_of_a_captain_who_is_done_costs_two_placements),
        TEST(no_cube_is_fetched_from_behind_a_fort),
        TEST(a_dark_tile_pays_the_collectors_when_it_is_explored),
        TEST(the_winner_chooses_which_loot_fits),
        TEST(damage_taken_back_saves_the_winner),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
