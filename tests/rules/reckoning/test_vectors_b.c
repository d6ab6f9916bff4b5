/* test_vectors_b.c - the test vectors of the rules, TV-22 to TV-41. */
#include "table.h"

/* ---- Goods, movement, islands --------------------------------------------------------------------------------------------- */

/* TV-22; DR-4.7, DR-4.9: in the harbour cargo goes to the dock and coins into the chest, from which they never come back. */
RULE(the_harbour_takes_all_goods_and_gives_cargo_back)
{
    table *t = position(3, "P coins 3, cargo 2, chest 10");

    plays(t, P, "unload coin; amount 3");
    assert_int_equal(captain(t, P)->chest, 13);
    plays(t, P, "unload cargo; amount 2");
    assert_int_equal(captain(t, P)->dock, 2);
    assert_true(stowed(t, P, ""));
    refused(t, P, "load coin", "DR-4.7");
    play(t, P, "load cargo");
    expect_offers(t, "amount 1; amount 2");
}

/* TV-23; DR-6.9, DR-6.12: after an exploration an unexplored tile is only passed over, and only with sails left to come out again. */
RULE(after_an_exploration_dark_tiles_are_only_passed_over)
{
    table *t = position(3, "2.2 dark; 3.1 dark; 3.2 dark; 4.1 dark; P at 2.1, track 2, hand sailor-1; turn explored");

    play(t, P, "sail 3.1");
    assert_true(unasked(t, P, "sail 2.1")); /* neither an end there nor another way */
    assert_true(is_at(t, P, "2.1"));
    assert_int_equal(cell(t, "3.1")->tile, DR_NONE);

    t = position(3, "2.2 dark; 3.1 dark; 3.2 dark; 4.1 dark; P at 2.1, track 1, hand sailor-1; turn explored");
    assert_int_equal(offers_of(t, DR_SAIL), 1);
    assert_true(offered(t, "sail 1.1"));
    refused(t, P, "sail 3.1", "DR-6.9");
}

/* TV-24; DR-11.7, DR-6.10: a garrison hurts every entry of another's ship, in passing too, and never its holder's. */
RULE(a_garrison_hurts_whoever_enters)
{
    table *t = position(3, "1.2 I02, B 2+1, garrison; P at 1.1, track 4, hand sailor-1");

    play(t, P, "sail 1.2");
    assert_int_equal(captain(t, P)->damage, 1);
    plays(t, P, "sail 1.3; anchor");
    assert_int_equal(captain(t, P)->damage, 1);
    plays(t, P, "sail 1.2; anchor");
    assert_int_equal(captain(t, P)->damage, 2);

    t = position(3, "1.2 I02, B 2+1, garrison; B at 1.1, track 4, hand sailor-1; active B");
    plays(t, B, "sail 1.2; sail 1.3; anchor");
    assert_int_equal(captain(t, B)->damage, 0);
}

/* TV-25; DR-11.5, DR-9.4, DR-10.2, DR-18.1: what a fort forbids, what it does not, and the ability that passes it by. */
RULE(before_a_fort_one_buys_storms_or_sends_saboteurs)
{
    table *t = position(3, "1.1 I06, B 3+1, fort, card U101; P at 1.1, cargo 2, play deckhand-1 purser sailor-1+U313");

    refused(t, P, "use deckhand-1 level place-1", "DR-9.11");
    refused(t, P, "unload cargo", "DR-4.9");
    assert_true(offered(t, "buy U101"));
    assert_true(offered(t, "use sailor-1 top place-despite-fort"));
    assert_true(offered(t, "storm"));
    play(t, P, "use purser level produce-1");
    refused(t, P, "produce 1.1", "DR-10.2");
    assert_true(offered(t, "produce 1.2"));
}

/* TV-26; DR-9.3: where all spaces hold own cubes nothing is placed. */
RULE(own_cubes_are_never_replaced)
{
    table *t = position(3, "1.1 I02, P 3+1; P at 1.1, play deckhand-1");

    refused(t, P, "use deckhand-1 level place-1", "DR-9.11");
}

static int holder_after(const char *text, const char *where, const char *move)
{
    table *t = position(3, text);

    play(t, P, move);
    return controls(t, where);
}

/* TV-27; DR-9.6: how many cubes take an empty island: two of three spaces, three of five, four of six. */
RULE(an_empty_island_falls_to_more_cubes_than_empty_spaces)
{
    assert_int_equal(holder_after("1.1 I02; P at 1.1, play buccaneer:2", "1.1", "use buccaneer level place-2"), P);
    assert_int_equal(holder_after("1.1 I09; P at 1.1, play buccaneer:3", "1.1", "use buccaneer level place-3"), P);
    assert_int_equal(holder_after("1.1 I12; P at 1.1, play buccaneer:3", "1.1", "use buccaneer level place-3"), NOBODY);
    assert_int_equal(holder_after("1.1 I12; P at 1.1, play buccaneer:4", "1.1", "use buccaneer level place-4"), P);
}

/* ---- Extensions ----------------------------------------------------------------------------------------------------------- */

/* TV-28; DR-12.2, DR-12.4, DR-12.5, DR-4.5: with all hull spaces of use any may be covered; goods of a covered hold are stowed anew. */
RULE(a_tile_on_a_loaded_hold_forces_another_stow)
{
    table *t = position(3, "P hull B:EB1 C:EB2, cargo 4, stow A, play bosun:3, dock 3");

    play(t, P, "use bosun level basic-3");
    assert_int_equal(offers_of(t, DR_EXTEND), 16);
    plays(t, P, "extend EB4 a; amount 0");
    expect_asked(t, P, DR_D_STOW);
    expect_offers(t, "holds bc; holds bd; holds cd; holds bcd");
    play(t, P, "holds bd");
    assert_int_equal(dr_hull_face(captain(t, P), 0)->hold, 0);
    assert_int_equal(dr_hull_face(captain(t, P), 0)->cannons, 1);
    assert_int_equal(captain(t, P)->dock, 0);
    assert_int_equal(captain(t, P)->cargo, 4);
}

/* TV-28; DR-12.2: as long as B or C is bare, A and D are not covered. */
RULE(bare_hull_spaces_are_covered_first)
{
    table *t = position(3, "P hull B:EB1, play bosun:3, dock 3");

    play(t, P, "use bosun level basic-3");
    expect_offers(t, "extend EB1 c; extend EB2 c; extend EB3 c; extend EB4 c");
    refused(t, P, "extend EB4 a", "DR-12.2");
}

/* TV-29; DR-12.6, DR-12.3, DR-24.6: an exchange lays the advanced tile on the basic one; both count. */
RULE(an_exchanged_tile_stays_beneath_and_counts)
{
    table *t = position(3, "B hull B:EB1, play captain+U207, dock 2; active B");
    int16_t tally[DR_SUMS];

    play(t, B, "use captain top exchange-2");
    expect_offers(t, "extend EA1 b; extend EA2 b; extend EA3 b; extend EA4 b");
    play(t, B, "extend EA1 b");
    assert_int_equal(dr_hull_face(captain(t, B), 1)->cannons, 2);
    assert_int_equal(dr_hull_face(captain(t, B), 1)->hold, 4);
    assert_int_equal(captain(t, B)->extended[DR_GUN_DECK] + captain(t, B)->extended[DR_BATTERY], 2);
    assert_int_equal(captain(t, B)->dock, 0);
    dr_count_up(&t->s, B, tally);
    assert_int_equal(tally[DR_S_EXTENSIONS], 3);
}

/* ---- Cards and merchant ships --------------------------------------------------------------------------------------------- */

static table *after_two_deals(const char *third)
{
    char text[RS_LINE];
    rs_text out = rs_text_on(text, sizeof text);
    table *t;

    rs_put_format(&out, "1.1 I02, card U101; 1.2 I03, card MF11; 1.3 I04, card %s; P at 1.1, cargo 6, track 4, hand sailor-1;", third);
    rs_put(&out, "next M101 L0 L11 L11");
    t = position(3, text);
    plays(t, P, "buy U101; sail 1.2; anchor; raid MF11; done; amount 1");
    all_drawn(t);
    assert_true(waits(t, P, "M101"));
    plays(t, P, "sail 1.3; anchor");
    return t;
}

/* TV-30; DR-8.1: a purchase and an attack on a merchant ship are two deals, and there is no third one in the turn. */
RULE(two_cards_a_turn_are_the_limit)
{
    table *t = after_two_deals("U102");

    refused(t, P, "buy U102", "DR-8.1");
    t = after_two_deals("MF12");
    refused(t, P, "trade MF12", "DR-8.1");
    refused(t, P, "raid MF12", "DR-8.1");
}

/* TV-31; DR-13.2, DR-13.5, DR-13.6, DR-13.7, DR-8.7, DR-16.3, DR-16.4: a ship sunk by an encounter loses six coins to nobody and keeps its
 * cargo; the turn goes on in the harbour. */
RULE(a_lost_raid_may_sink_the_ship)
{
    table *t = position(3, "2.2 OS1, card MF22; P at 2.2, damage 3, coins 6, cargo 1, chest 12, track 2, hand sailor-1;"
                           "next M204 L0 L0 L0 L0 L0 L0");

    plays(t, P, "raid MF22; done; amount 1");
    all_drawn(t);
    assert_true(is_at(t, P, "harbour"));
    assert_int_equal(captain(t, P)->coins, 0);
    assert_int_equal(captain(t, P)->cargo, 1);
    assert_int_equal(captain(t, P)->chest, 12);
    assert_int_equal(captain(t, P)->damage, 0);
    assert_int_equal(captain(t, P)->track, 0);
    assert_int_equal(captain(t, P)->progress[DR_WINS], 0);
    assert_true(is_buried(t, "M204"));
    expect_asked(t, P, DR_D_MAIN);
}

/* ---- Ships against ships -------------------------------------------------------------------------------------------------- */

/* TV-32; DR-6.13, DR-7.4, DR-7.5, DR-7.8, DR-14.13, DR-17.9, DR-17.10: who ends on a pirate's tile fights; a tie beats the pirate, who goes
 * to trade mode, and the island is free. */
RULE(a_beaten_pirate_no_longer_blocks_the_island)
{
    table *t = position(3, "2.2 I05; G at 2.2, pirate; B at 2.1, track 1, play deckhand-1; active B; next L50 L50");

    play(t, B, "sail 2.2");
    expect_asked(t, B, DR_D_CUBES);
    play(t, B, "amount 1");
    all_drawn(t);
    assert_int_equal(captain(t, G)->damage, 1);
    assert_int_equal(captain(t, G)->mode, DR_TRADE_MODE);
    assert_int_equal(captain(t, B)->progress[DR_WINS], 1);
    assert_false(dr_is_blocked(&t->s, B, cell_named("2.2")));
    assert_true(offered(t, "use deckhand-1 level place-1"));
}

/* DR-14.17, DR-7.6, DR-22.2: the cube for a win is asked for while the beaten pirate still blocks the island, so none comes from there. */
RULE(a_win_is_noted_before_the_blockade_ends)
{
    table *t = position(3, "2.2 I05, P 1+0; 3.1 I04, P 0+27; G at 2.2, pirate; P at 2.2; next L50 L50");

    plays(t, P, "fight green; amount 1");
    all_drawn(t);
    assert_int_equal(captain(t, G)->mode, DR_TRADE_MODE);
    assert_int_equal(captain(t, P)->progress[DR_WINS], 0);
    assert_true(cubes_are(t, "2.2", P, 1, 0));
}

/* TV-33; DR-13.5, DR-13.8, DR-17.12, DR-21.5: both ships sink; both losses are worked out before a coin moves. */
RULE(when_both_ships_sink_each_pays_the_other)
{
    table *t = position(3, "2.2 OS1; P at 2.2, damage 4, coins 7, chest 10, play captain:2, hand sailor-1;"
                           "G at 2.2, damage 4, coins 2, chest 20; next L21 L21");

    play(t, P, "use captain level flag");
    expect_asked(t, G, DR_D_PREPARE);
    play(t, G, "done");
    plays(t, P, "done; amount 1");
    all_drawn(t);
    assert_int_equal(captain(t, P)->chest, 15);
    assert_int_equal(captain(t, G)->chest, 24);
    assert_true(achieved(t, P, DR_TERROR));
    assert_true(achieved(t, G, DR_TERROR));
    assert_true(is_at(t, P, "harbour"));
    assert_true(is_at(t, G, "harbour"));
    assert_int_equal(captain(t, P)->coins + captain(t, G)->coins, 0);
}

/* ---- Abilities in battle -------------------------------------------------------------------------------------------------- */

/* TV-34; DR-14.16, DR-14.17, DR-4.11, DR-8.7, DR-8.12: coins for a win come aboard as far as there is room, without a question when there
 * is one kind only; the holds already loaded stay so. */
RULE(coins_of_a_win_that_find_no_room_are_lost)
{
    table *t = position(3, "2.2 OS1, card MF23; P at 2.2, cargo 4, stow A, play captain:4+U212; next M206 L50 L50 L11 L11 L11 L11");

    plays(t, P, "raid MF23; amount 2");
    expect_asked(t, P, DR_D_ABILITY);
    play(t, P, "use captain level win-coin-2-per-helm");
    expect_asked(t, P, DR_D_TAKE);
    play(t, P, "pass");
    assert_int_equal(captain(t, P)->coins, 3);
    assert_int_equal(captain(t, P)->cargo, 4);
    assert_true(stowed(t, P, "AD"));
    assert_true(is_buried(t, "M206"));
    assert_int_equal(captain(t, P)->progress[DR_WINS], 1);
}

/* TV-35; DR-15.3, DR-15.4, DR-15.6: a struck cube lands in the explosion and comes back with another. */
RULE(a_cube_struck_into_the_explosion_explodes)
{
    table *t = position(3, "2.2 OS1, card MF21; P at 2.2, play gunner-1:3 deckhand-1+U112; next M201 L0 L0 L0 L0");

    plays(t, P, "raid MF21; amount 1");
    lay_board(t, "P c3; black a4");
    draws(t, "L84 s0 w0 m0 L0 L50 L65 s7");
    play(t, P, "use gunner-1 level throw-2");
    all_drawn(t);
    assert_int_equal(in_zone(t, "c3", P), 1);
    assert_int_equal(in_zone(t, "a1", P), 1);
    assert_int_equal(in_zone(t, "b2", P), 1);
    assert_int_equal(in_zone(t, "b4", P), 1);
    assert_int_equal(in_zone(t, "a4", BLACK), 1);
    assert_int_equal(on_board(t, P), 4);
    assert_int_equal(strength(t, P), 4);
}

/* TV-36; DR-15.9, DR-15.3: a cube pushed into the explosion explodes; a black one brings another black one. */
RULE(a_cube_pushed_into_the_explosion_explodes)
{
    table *t = position(3, "2.2 OS1, card MF21; P at 2.2, play gunner-1+U405 deckhand-1+U112; next M201 L0 L0 L0 L0");

    plays(t, P, "raid MF21; amount 1");
    lay_board(t, "black b2");
    draws(t, "L21 L40");
    play(t, P, "use gunner-1 bottom push");
    expect_asked(t, P, DR_D_PUSH_TO);
    expect_offers(t, "to a2; to b3; to c2; to b1");
    play(t, P, "to b3");
    all_drawn(t);
    assert_int_equal(in_zone(t, "a3", BLACK), 1);
    assert_int_equal(in_zone(t, "b1", BLACK), 1);
    assert_int_equal(on_board(t, BLACK), 2);
    assert_int_equal(t->s.black, DR_BLACK_CUBES - 2);
}

/* ---- Buildings attacked, cubes of the attacked ---------------------------------------------------------------------------- */

/* TV-37; DR-18.1, DR-18.3, DR-18.4, DR-18.5, DR-18.6: seven cubes for fort and garrison; a tie razes both and leaves outpost and holder. */
RULE(a_tie_storms_fort_and_garrison)
{
    table *t = position(3, "2.1 I10, G 3+1, fort, garrison, outpost; P at 2.1, play deckhand-1; next L0 L0 L11 L11 L11 L11 L11 L11");

    plays(t, P, "storm; amount 1");
    all_drawn(t);
    assert_false(stands(t, "2.1", DR_FORT));
    assert_false(stands(t, "2.1", DR_GARRISON));
    assert_true(stands(t, "2.1", DR_OUTPOST));
    assert_int_equal(t->s.buildings[DR_FORT], 8);
    assert_int_equal(t->s.buildings[DR_GARRISON], 8);
    assert_int_equal(controls(t, "2.1"), G);
    assert_int_equal(captain(t, P)->progress[DR_WINS] + captain(t, G)->progress[DR_WINS], 0);
    assert_int_equal(cell(t, "2.1")->cargo, 0);
    assert_true(offered(t, "use deckhand-1 level place-1"));
}

/* TV-38; DR-17.6, DR-17.7, DR-17.5: cubes besides the cannons: four in the harbour, two after the last turn, one for each own building. */
RULE(the_attacked_ship_gets_cubes_for_its_place)
{
    table *t = position(2, "B done, hull B:EB1; ender B; P play captain:2; next L0 L0 L0 L0 L0 L0 L0 L0");

    plays(t, P, "use captain level flag; amount 0");
    all_drawn(t);
    assert_int_equal(times(t, DR_EV_LANDS), 8);

    t = position(2, "2.2 I05, P 3+1, fort, outpost; P at 2.2; B at 2.2, play captain:2; active B; next L0 L0 L0");
    plays(t, B, "use captain level flag; amount 0");
    all_drawn(t);
    assert_int_equal(times(t, DR_EV_LANDS), 3);
}

/* ---- Clean-up, level-up --------------------------------------------------------------------------------------------------- */

/* TV-39; DR-8.14, DR-19.2: an empty box is helped out by the next higher one that has cards. */
RULE(an_empty_box_is_refilled_from_a_higher_row)
{
    table *t = position(4, "1.2 I03, card none; box 1 none; box 2 none; P hand sailor-1; turn deals 1; next U305");

    play(t, P, "end");
    assert_true(lies(t, "1.2", "U305"));

    t = position(4, "1.2 I03, card none; box 1 none; box 2 none; box 3 none; box 4 none; P hand sailor-1; turn deals 1");
    play(t, P, "end");
    assert_int_equal(cell(t, "1.2")->card, DR_NONE);
}

/* TV-40; DR-17.3, DR-20.3: who is attacked may level up first, and has no level-up left for the own turn. */
RULE(an_attack_is_an_occasion_for_the_level_up)
{
    table *t = position(3, "2.2 OS1; G pending, at 2.2, hand gunner-1; P at 2.2, play captain:2; next L0 L0 L0");

    play(t, P, "use captain level flag");
    expect_asked(t, G, DR_D_LEVEL);
    play(t, G, "level-up gunner-1");
    assert_int_equal(level(t, G, "gunner-1"), 2);
    play(t, P, "amount 1");
    plays(t, G, "play gunner-1; done");
    all_drawn(t);
    assert_int_equal(times(t, DR_EV_LANDS), 3);
    assert_int_equal(captain(t, G)->pending, 0);
}

/* TV-41; DR-19.9: an island with the hand symbol raises the limit to seven. */
RULE(an_island_raises_the_hand_limit)
{
    table *t = position(3, "1.1 I03, P 2+1; P hand sailor-1 sailor-2 sailor-3, play captain+U117");

    play(t, P, "end");
    assert_int_equal(times(t, DR_EV_DRAWS), 4);
    assert_int_equal(hand_size(t, P), 7);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_harbour_takes_all_goods_and_gives_cargo_back),
        TEST(after_an_exploration_dark_tiles_are_only_passed_over),
        TEST(a_garrison_hurts_whoever_enters),
        TEST(before_a_fort_one_buys_storms_or_sends_saboteurs),
        TEST(own_cubes_are_never_replaced),
        TEST(an_empty_island_falls_to_more_cubes_than_empty_spaces),
        TEST(a_tile_on_a_loaded_hold_forces_another_stow),
        TEST(bare_hull_spaces_are_covered_first),
        TEST(an_exchanged_tile_stays_beneath_and_counts),
        TEST(two_cards_a_turn_are_the_limit),
        TEST(a_lost_raid_may_sink_the_ship),
        TEST(a_beaten_pirate_no_longer_blocks_the_island),
        TEST(a_win_is_noted_before_the_blockade_ends),
        TEST(when_both_ships_sink_each_pays_the_other),
        TEST(coins_of_a_win_that_find_no_room_are_lost),
        TEST(a_cube_struck_into_the_explosion_explodes),
        TEST(a_cube_pushed_into_the_explosion_explodes),
        TEST(a_tie_storms_fort_and_garrison),
        TEST(the_attacked_ship_gets_cubes_for_its_place),
        TEST(an_empty_box_is_refilled_from_a_higher_row),
        TEST(an_attack_is_an_occasion_for_the_level_up),
        TEST(an_island_raises_the_hand_limit),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
