/* test_rulings_a.c - readings of the rules at their edges: battles, cubes, sinking. */
#include "table.h"

/* ---- Who fights with what ------------------------------------------------------------------------------------------------- */

/* DR-17.5, DR-14.4: the attacker, too, has a cube for each own building on the island, even with no cannon used. */
RULE(own_buildings_fight_for_the_attacker)
{
    table *t = position(3, "2.2 I05, P 3+1, fort, outpost; P at 2.2, play captain:2; G at 2.2; next L0 L0 L0");

    plays(t, P, "use captain level flag; amount 0");
    all_drawn(t);
    assert_int_equal(captain(t, P)->progress[DR_WINS], 1); /* two cubes against one */
}

/* DR-14.6, DR-5.7: a defender counts optional cannons always, and the row is fresh again in the next turn. */
RULE(a_defender_counts_optional_cannons_without_choice)
{
    table *t = position(2, "2.2 OS1; B at 2.2, play sailor-1+U119; P at 2.2, play captain:2; next L0 L0");

    plays(t, P, "use captain level flag; amount 0");
    all_drawn(t);
    assert_int_equal(times(t, DR_EV_LANDS), 2);
    plays(t, P, "end; mode trade");
    play(t, B, "set-sail");
    expect_offers(t, "count sailor-1 bottom; hoist");
}

/* DR-5.7, DR-14.5: a row that was counted as a cannon gives no sail afterwards. */
RULE(a_row_spent_as_a_cannon_is_no_sail)
{
    table *t = position(3, "2.1 OS1, card MF21; P at 2.1, play sailor-1+U119; next M202 L0 L0 L11 L11 L11 L11");

    plays(t, P, "raid MF21; amount 2; holds a; set-sail");
    expect_asked(t, P, DR_D_MAIN);
    assert_int_equal(captain(t, P)->track, 1); /* D alone: the coins lie in A */
}

/* DR-14.4: a card without cannon or battle ability is not played into a battle, neither by the attacker nor by the attacked. */
RULE(only_fighting_cards_are_played_into_a_battle)
{
    table *t = position(2, "2.2 OS1; B at 2.2, hand gunner-1:2 purser; P at 2.2, play captain:2, hand gunner-1:2 sailor-1");

    play(t, P, "use captain level flag");
    expect_asked(t, P, DR_D_CARDS);
    expect_offers(t, "play gunner-1; done");
    refused(t, P, "play sailor-1", "DR-14.4");
    plays(t, P, "play gunner-1; done; amount 0");
    expect_offers(t, "play gunner-1; done");
    refused(t, B, "play purser", "DR-14.4");
}

/* DR-14.3, DR-5.3: a ship is attacked once a turn, by whatever means. */
RULE(a_ship_is_attacked_once_a_turn)
{
    table *t = position(3, "2.2 OS1; G at 2.2, pirate; P at 2.2, play captain:2 sailor-1+U218; next L0 L50");

    plays(t, P, "fight green; amount 1");
    all_drawn(t);
    assert_int_equal(captain(t, P)->damage, 1);
    refused(t, P, "fight green", "DR-14.3");
    refused(t, P, "use captain level flag", "DR-14.3");
}

/* DR-14.7: who has passed may still use an ability if the other side used one. */
RULE(a_pass_is_not_for_good)
{
    table *t = position(2, "2.2 OS1; B at 2.2, play sailor-1+U112; P at 2.2, play captain:2 sailor-1+U113; next L0 L50");

    plays(t, P, "use captain level flag; amount 1; pass");
    expect_asked(t, B, DR_D_ABILITY);
    play(t, B, "use sailor-1 middle strength-1");
    expect_asked(t, P, DR_D_ABILITY);
    play(t, P, "use sailor-1 bottom strength-1");
    assert_int_equal(arg_of(t, DR_EV_LOSES, 0), 2);
    assert_int_equal(arg_of(t, DR_EV_LOSES, 1), 3);
}

/* DR-14.7: abilities are used in turn, one each. */
RULE(the_sides_use_abilities_in_turn)
{
    table *t =
        position(2, "2.2 OS1; B at 2.2, play sailor-1+U112+U113; P at 2.2, play captain:2 sailor-1+U205 sailor-2+U206; next L0 L0 L0");

    plays(t, P, "use captain level flag; amount 1");
    draws(t, "L29 L84");
    play(t, P, "use sailor-1 middle throw-2");
    expect_asked(t, B, DR_D_ABILITY);
    play(t, B, "use sailor-1 middle strength-1");
    expect_asked(t, P, DR_D_ABILITY);
    play(t, P, "pass");
    expect_asked(t, B, DR_D_ABILITY);
}

/* DR-14.6: a defender's battle ability works again in another player's turn. */
RULE(a_defenders_ability_is_fresh_in_every_turn)
{
    table *t =
        position(3, "2.2 OS1; B at 2.2, play sailor-1+U112; G at 2.2, play captain:2; P at 2.2, play captain:2; active G; next L0 L0");

    plays(t, G, "use captain level flag; attack blue; amount 1");
    play(t, B, "use sailor-1 middle strength-1");
    assert_int_equal(captain(t, B)->progress[DR_WINS], 1);
    plays(t, G, "end; mode trade");
    draws(t, "L0 L0");
    plays(t, P, "use captain level flag; attack blue; amount 1");
    expect_asked(t, B, DR_D_ABILITY);
    play(t, B, "use sailor-1 middle strength-1");
    assert_int_equal(captain(t, B)->progress[DR_WINS], 2);
}

/* ---- Cubes given up, drawn cards, promises --------------------------------------------------------------------------------- */

/* DR-15.10, DR-4.11, DR-14.12: a cube given up is 1 damage to the other ship and coins as far as there is room. */
RULE(a_cube_given_up_hurts_and_pays)
{
    table *t = position(2, "2.2 OS1; B at 2.2; P at 2.2, cargo 6, stow AD, play captain:2 gunner-1:4 sailor-1+U112; next L0 L11 L0");

    plays(t, P, "use captain level flag; amount 2; use gunner-1 level sacrifice");
    expect_offers(t, "sacrifice a1; sacrifice a2");
    play(t, P, "sacrifice a1");
    assert_int_equal(captain(t, B)->damage, 1);
    assert_int_equal(captain(t, P)->coins, 1); /* one place was free */
    assert_int_equal(on_board(t, P), 1);
    assert_true(stowed(t, P, "AD"));
}

/* DR-4.11: goods that come aboard in a battle go into more holds; those loaded stay loaded. */
RULE(in_a_battle_loaded_holds_stay_loaded)
{
    table *t = position(3, "1.1 OS1, card MF13; P at 1.1, hull B:EB3, cargo 1, stow A, hand sailor-1; next M106 L50 L11 L11 L11");

    plays(t, P, "raid MF13; done; amount 1"); /* three coins: A holds four goods */
    expect_asked(t, P, DR_D_MAIN);
    assert_true(stowed(t, P, "A"));

    t = position(3, "1.1 OS1, card MF13; P at 1.1, hull B:EB3, cargo 3, stow D, hand sailor-1; next M106 L50 L11 L11 L11");
    plays(t, P, "raid MF13; done; amount 1");
    expect_asked(t, P, DR_D_STOW);
    expect_offers(t, "holds ad; holds bd; holds abd");
    refused(t, P, "holds b", "DR-4.11");
}

/* DR-14.8: what bears the mark is not used against buildings; Damage Control is. */
RULE(marked_abilities_rest_against_buildings)
{
    table *t = position(2, "2.1 I10, B 3+1, garrison; P at 2.1, play captain:4 gunner-1:4 sailor-1+U404+U306; next L0 L0 L0");

    plays(t, P, "storm; amount 1");
    expect_asked(t, P, DR_D_ABILITY);
    expect_offers(t, "use gunner-1 level throw-2; use sailor-1 bottom win-spare; pass");
    refused(t, P, "use captain level win-coin-2-per-helm", "DR-14.8");
    refused(t, P, "use gunner-1 level sacrifice", "DR-14.8");
    refused(t, P, "use sailor-1 middle win-boarding", "DR-14.8");
}

/* DR-14.16: what was promised for a win is lost with the battle. */
RULE(a_promise_is_lost_with_the_battle)
{
    table *t = position(3, "2.2 OS1, card MF21; P at 2.2, play captain:4; next M201 L0 L0 L0 L0");

    plays(t, P, "raid MF21; amount 1; use captain level win-coin-2-per-helm");
    assert_int_equal(captain(t, P)->coins, 0);
    assert_int_equal(captain(t, P)->damage, 1);
}

/* DR-14.4, DR-19.10: a defender with the Reserve Watch draws, plays and fires; an empty deck is shuffled anew for it. */
RULE(a_defender_draws_and_fires)
{
    table *t = position(2, "2.2 OS1; B at 2.2, play sailor-1+U304, hand sailor-2, discard rest; P at 2.2, play captain:2; next L0 L0 L0");

    plays(t, P, "use captain level flag; amount 1");
    play(t, B, "done");
    expect_asked(t, B, DR_D_ABILITY);
    draws(t, "gunner-1");
    play(t, B, "use sailor-1 top drawfire");
    assert_int_equal(times(t, DR_EV_SHUFFLES), 1);
    play(t, B, "play gunner-1"); /* at level 1 it has no cannon */
    all_drawn(t);
    assert_true(in_play(t, B, "gunner-1"));
    assert_int_equal(captain(t, B)->progress[DR_WINS], 1);
}

/* ---- Plunder -------------------------------------------------------------------------------------------------------------- */

/* DR-14.11: plunder goes onto the ship, onto the island of the tile, or to the bank, as its owner likes; a blockade does not matter. */
RULE(plunder_may_be_left_on_the_island)
{
    table *t = position(3, "2.2 I05; G at 2.2, pirate; P at 2.2, hand sailor-1; next L65 L0"); /* two coins */

    plays(t, P, "fight green; done; amount 1");
    expect_asked(t, P, DR_D_PLUNDER);
    expect_offers(t, "amount 0; amount 1; amount 2");
    play(t, P, "amount 1");
    expect_offers(t, "amount 0; amount 1");
    plays(t, P, "amount 1; holds a");
    assert_int_equal(captain(t, P)->coins, 1);
    assert_int_equal(cell(t, "2.2")->coins, 1);
    assert_int_equal(captain(t, P)->damage, 1); /* and the battle is lost */
}

/* DR-14.11, DR-11.5: not where an opposing fort stands; there the rest goes to the bank. */
RULE(plunder_is_not_left_behind_a_fort)
{
    table *t = position(3, "2.2 I05, B 3+1, fort; G at 2.2, pirate; P at 2.2, hand sailor-1; next L65 L0");

    plays(t, P, "fight green; done; amount 1; amount 0");
    expect_asked(t, P, DR_D_MAIN);
    assert_int_equal(captain(t, P)->coins, 0);
    assert_int_equal(cell(t, "2.2")->coins, 0);
}

/* DR-14.10: black cubes plunder nothing. */
RULE(encounters_do_not_plunder)
{
    table *t = position(3, "2.2 I05, card MF21; P at 2.2, hand sailor-1; next M201 L65 L93 L78");

    plays(t, P, "raid MF21; done; amount 0; holds a");
    assert_int_equal(cell(t, "2.2")->coins + cell(t, "2.2")->cargo, 0);
    assert_int_equal(captain(t, P)->coins, 2); /* a tie is a win */
    assert_int_equal(t->s.black, DR_BLACK_CUBES);
}

/* ---- Pirates -------------------------------------------------------------------------------------------------------------- */

/* DR-6.13, DR-4.6: two pirates are fought one after the other in the order one likes; before each one may stow or jettison. */
RULE(two_pirates_are_fought_in_the_order_one_likes)
{
    table *t =
        position(4, "2.2 I05; B at 2.2, pirate; G at 2.2, pirate; P at 2.1, track 1, cargo 2, stow AD, play sailor-1+U203; next L50 L0");

    play(t, P, "sail 2.2");
    expect_asked(t, P, DR_D_PIRATES);
    expect_offers(t, "fight blue; fight green; jettison cargo; stow");
    plays(t, P, "stow; holds a");
    refused(t, P, "stow", "DR-4.6");
    plays(t, P, "fight green; amount 1");
    expect_asked(t, P, DR_D_PIRATES);
    expect_offers(t, "fight blue; jettison cargo; stow");
    refused(t, P, "fight green", "DR-6.14");
    draws(t, "L50 L0");
    plays(t, P, "fight blue; amount 1");
    expect_asked(t, P, DR_D_MAIN);
    assert_int_equal(captain(t, P)->progress[DR_WINS], 2);
}

/* DR-7.6, DR-17.11: after a defeat by a pirate the island stays blocked for the turn, by a flag just as well, wherever the pirate is. */
RULE(a_defeat_by_a_pirate_blocks_the_island_for_the_turn)
{
    table *t = position(3, "2.2 I05, P 3+1, cargo 1; G at 2.2, pirate; P at 2.2, play captain:2 deckhand-1 sailor-1+U208; next L0 L50");

    plays(t, P, "use captain level flag; amount 1");
    assert_int_equal(captain(t, P)->damage, 1);
    assert_int_equal(captain(t, G)->mode, DR_PIRATE_MODE);
    assert_true(dr_is_blocked(&t->s, P, cell_named("2.2")));
    refused(t, P, "load cargo", "DR-4.8");
    plays(t, P, "set-sail; sail 2.1");
    assert_int_equal(captain(t, P)->track, 1);
    assert_true(dr_is_blocked(&t->s, P, cell_named("2.2")));
}

/* DR-7.6: a defeat by a ship in trade mode blocks nothing. */
RULE(a_defeat_by_a_trader_blocks_nothing)
{
    table *t = position(3, "2.2 I05, P 3+1, cargo 1; G at 2.2; P at 2.2, play captain:2; next L0 L50");

    plays(t, P, "use captain level flag; amount 1");
    assert_false(dr_is_blocked(&t->s, P, cell_named("2.2")));
    assert_true(offered(t, "load cargo"));
}

/* DR-17.10, DR-7.5: a losing ship goes to trade mode, the active one as well. */
RULE(a_losing_attacker_strikes_its_flag)
{
    table *t = position(3, "2.2 OS1; G at 2.2; P at 2.2, pirate, play captain:2; next L0 L50");

    plays(t, P, "use captain level flag; amount 1");
    assert_int_equal(captain(t, P)->mode, DR_TRADE_MODE);
}

/* DR-6.3: at an own island under blockade sails of loaded holds do not count. */
RULE(a_blockade_takes_the_sails_of_loaded_holds)
{
    table *t = position(3, "2.2 I05, P 3+1; G at 2.2, pirate; P at 2.2, cargo 2, stow AD");

    play(t, P, "set-sail");
    assert_int_equal(captain(t, P)->track, 0);
}

/* DR-9.1, DR-9.4: an island where a pirate lies is reached from afar all the same. */
RULE(a_pirate_does_not_keep_envoys_away)
{
    table *t = position(3, "3.1 I05; G at 3.1, pirate; 3.2 OS1; 3.3 OS2; P play sailor-1+U114");

    play(t, P, "use sailor-1 bottom place-row-3");
    assert_true(cubes_are(t, "3.1", P, 1, 0));
}

/* ---- Sinking -------------------------------------------------------------------------------------------------------------- */

/* DR-13.7, DR-13.6, DR-11.7, DR-6.10, DR-21.5: a garrison sinks for the captain who holds it; the turn goes on in the harbour. */
RULE(a_garrison_sinks_for_its_holder)
{
    table *t = position(3, "1.2 I02, B 2+1, garrison; P at 1.1, track 4, damage 4, coins 6, hand sailor-1");

    play(t, P, "sail 1.2");
    assert_true(is_at(t, P, "harbour"));
    assert_int_equal(captain(t, B)->chest, 21);
    assert_true(achieved(t, B, DR_TERROR));
    assert_int_equal(captain(t, P)->track, 0);
    assert_int_equal(captain(t, P)->damage, 0);
    assert_true(stowed(t, P, ""));
    expect_asked(t, P, DR_D_MAIN);
    refused(t, P, "set-sail", "DR-6.1");
}

/* DR-13.5: who has fewer than five coins aboard and in the chest loses all of the chest; the coins aboard come in afterwards. */
RULE(a_poor_captain_loses_the_whole_chest)
{
    table *t = position(3, "1.2 I02, B 2+1, garrison; P at 1.1, track 4, damage 4, coins 4, chest 3, cargo 2, stow AD, hand sailor-1");

    play(t, P, "sail 1.2");
    assert_int_equal(captain(t, B)->chest, 18);
    assert_int_equal(captain(t, P)->chest, 4);
    assert_int_equal(captain(t, P)->cargo, 2);
    assert_true(stowed(t, P, "A")); /* DR-13.10: without asking, the fewest holds */
}

/* DR-13.10: cargo of a sunk ship lies in the fewest holds, A before B, C and D. */
RULE(the_cargo_of_a_sunk_ship_is_stowed_without_asking)
{
    table *t = position(3, "1.2 I02, B 2+1, garrison; P at 1.1, track 4, damage 4, coins 5, cargo 5, hull B:EB3, stow ABD, hand sailor-1");

    play(t, P, "sail 1.2");
    assert_true(stowed(t, P, "B"));
    assert_int_equal(captain(t, P)->cargo, 5);
}

/* DR-13.9, DR-13.4, DR-21.5: several ships sunk at once sink one after the other, in turn order. */
RULE(several_ships_are_raked_to_the_bottom)
{
    table *t = position(
        3, "2.2 OS1; B at 2.2, damage 4, chest 7; G at 2.2, damage 4, coins 7; P at 2.1, track 2, play sailor-1+U406, hand captain");

    play(t, P, "sail 2.2");
    assert_int_equal(times(t, DR_EV_SUNK), 2);
    assert_int_equal(captain(t, P)->chest, 15 + 5 + 7);
    assert_int_equal(captain(t, B)->chest, 2);
    assert_int_equal(captain(t, G)->chest, 15);
    assert_true(is_at(t, B, "harbour"));
    assert_true(is_at(t, G, "harbour"));
}

/* DR-21.7, DR-13.5: a ransom that fills the chest to thirty makes Moneybags at once. */
RULE(a_ransom_may_make_moneybags)
{
    table *t = position(3, "2.2 OS1; B at 2.2, damage 4; P at 2.1, track 2, chest 25, play sailor-1+U406, hand captain");

    play(t, P, "sail 2.2");
    assert_int_equal(captain(t, P)->chest, 30);
    assert_true(achieved(t, P, DR_MONEYBAGS));
    assert_true(achieved(t, P, DR_TERROR));
}

/* DR-13.2, DR-14.17: a ship with five damage still fights its battle to the end and takes its loot, before it sinks. */
RULE(a_ship_sinks_after_its_loot_is_aboard)
{
    table *t = position(3, "2.2 OS1, card MF21; P at 2.2, damage 4, chest 10, hand sailor-1; next M202 L50 L21 L11 L11 L11");

    plays(t, P, "raid MF21; done; amount 1; holds a"); /* four coins: fewer than five */
    assert_true(is_at(t, P, "harbour"));
    assert_int_equal(captain(t, P)->chest, 10 - 5 + 4);
    assert_int_equal(captain(t, P)->progress[DR_WINS], 1);
    assert_int_equal(captain(t, P)->damage, 0);
}

/* ---- Buildings ------------------------------------------------------------------------------------------------------------ */

/* DR-18.3, DR-18.4, DR-18.5, DR-14.3: two cubes for a garrison; its damage hits, the attacker's does not; the loser has 1 damage more, and
 * no second try. */
RULE(a_lost_storm_costs_damage_and_is_not_repeated)
{
    table *t = position(2, "2.1 I10, B 3+1, garrison; P at 2.1; B at 2.1; next L21 L21 L0");

    plays(t, P, "storm; amount 1");
    all_drawn(t);
    assert_int_equal(captain(t, P)->damage, 2);
    assert_int_equal(captain(t, B)->damage, 0);
    assert_true(stands(t, "2.1", DR_GARRISON));
    assert_int_equal(captain(t, B)->progress[DR_WINS], 0);
    refused(t, P, "storm", "DR-14.3");
}

/* DR-18.3: two more cubes for the buildings of a captain who is done. */
RULE(buildings_of_a_captain_who_is_done_have_two_more_cubes)
{
    table *t = position(2, "2.1 I10, B 3+1, fort; B done; ender B; P at 2.1; next L0 L11 L11 L11 L11 L11 L11 L11");

    plays(t, P, "storm; amount 1");
    all_drawn(t);
    assert_false(stands(t, "2.1", DR_FORT));
}

/* DR-18.4: cubes in plunder zones yield nothing against buildings. */
RULE(there_is_no_plunder_from_buildings)
{
    table *t = position(2, "2.1 I10, B 3+1, garrison; P at 2.1, play sailor-1+U203; next L65 L78 L50 L0 L11");

    plays(t, P, "storm; amount 3");
    all_drawn(t);
    assert_false(stands(t, "2.1", DR_GARRISON));
    assert_int_equal(captain(t, P)->coins + captain(t, P)->cargo + cell(t, "2.1")->coins, 0);
    assert_int_equal(captain(t, P)->supply, DR_SUPPLY);
}

/* DR-13.7: a ship sunk by buildings is sunk by their holder. */
RULE(buildings_sink_for_their_holder)
{
    table *t = position(2, "2.1 I10, B 3+1, fort; P at 2.1, damage 3, coins 5, hand sailor-1; next L21 L0 L0 L0 L0");

    plays(t, P, "storm; done; amount 0");
    all_drawn(t);
    assert_true(is_at(t, P, "harbour"));
    assert_int_equal(captain(t, B)->chest, 20);
    assert_true(achieved(t, B, DR_TERROR));
}

/* DR-18.2: no storm while anybody's pirate lies there. */
RULE(a_pirate_prevents_a_storm)
{
    table *t = position(3, "2.1 I10, B 3+1, fort; G at 2.1, pirate; P at 2.1");

    refused(t, P, "storm", "DR-18.2");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(own_buildings_fight_for_the_attacker),
        TEST(a_defender_counts_optional_cannons_without_choice),
        TEST(a_row_spent_as_a_cannon_is_no_sail),
        TEST(only_fighting_cards_are_played_into_a_battle),
        TEST(a_ship_is_attacked_once_a_turn),
        TEST(a_pass_is_not_for_good),
        TEST(the_sides_use_abilities_in_turn),
        TEST(a_defenders_ability_is_fresh_in_every_turn),
        TEST(a_cube_given_up_hurts_and_pays),
        TEST(in_a_battle_loaded_holds_stay_loaded),
        TEST(marked_abilities_rest_against_buildings),
        TEST(a_promise_is_lost_with_the_battle),
        TEST(a_defender_draws_and_fires),
        TEST(plunder_may_be_left_on_the_island),
        TEST(plunder_is_not_left_behind_a_fort),
        TEST(encounters_do_not_plunder),
        TEST(two_pirates_are_fought_in_the_order_one_likes),
        TEST(a_defeat_by_a_pirate_blocks_the_island_for_the_turn),
        TEST(a_defeat_by_a_trader_blocks_nothing),
        TEST(a_losing_attacker_strikes_its_flag),
        TEST(a_blockade_takes_the_sails_of_loaded_holds),
        TEST(a_pirate_does_not_keep_envoys_away),
        TEST(a_garrison_sinks_for_its_holder),
        TEST(a_poor_captain_loses_the_whole_chest),
        TEST(the_cargo_of_a_sunk_ship_is_stowed_without_asking),
        TEST(several_ships_are_raked_to_the_bottom),
        TEST(a_ransom_may_make_moneybags),
        TEST(a_ship_sinks_after_its_loot_is_aboard),
        TEST(a_lost_storm_costs_damage_and_is_not_repeated),
        TEST(buildings_of_a_captain_who_is_done_have_two_more_cubes),
        TEST(there_is_no_plunder_from_buildings),
        TEST(buildings_sink_for_their_holder),
        TEST(a_pirate_prevents_a_storm),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
