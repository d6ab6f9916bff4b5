/* test_rulings_b.c - readings of the rules at their edges: islands, cubes that run short, boxes, clean-up, the end. */
#include "table.h"

#include <stdio.h>
#include <string.h>

/* ---- Influence ------------------------------------------------------------------------------------------------------------ */

/* DR-9.8: a captain may come to control an island in another's turn, and gets a permanent cube then. */
RULE(control_may_be_gained_in_anothers_turn)
{
    table *t = position(3, "2.2 I05, B 2+0, G 2+0; P at 2.2, play deckhand-1");

    play(t, P, "use deckhand-1 level place-1");
    expect_asked(t, P, DR_D_REPLACE);
    expect_offers(t, "replace blue; replace green");
    play(t, P, "replace green");
    assert_int_equal(controls(t, "2.2"), B);
    assert_true(cubes_are(t, "2.2", B, 2, 1));
    assert_true(cubes_are(t, "2.2", P, 1, 0));
}

/* DR-9.8, DR-22.1: with no cube in the supply that captain is asked, off turn, from which island it comes. */
RULE(a_permanent_cube_off_turn_may_be_fetched)
{
    table *t = position(3, "2.2 I05, B 2+0, G 2+0; 3.1 I01, B 3+24; P at 2.2, play deckhand-1");

    plays(t, P, "use deckhand-1 level place-1; replace green");
    expect_asked(t, B, DR_D_SHORT);
    assert_true(offered(t, "fetch 3.1"));
    play(t, B, "fetch 3.1");
    assert_true(cubes_are(t, "2.2", B, 2, 1));
    assert_true(cubes_are(t, "3.1", B, 2, 24));
    expect_asked(t, P, DR_D_MAIN);
}

/* DR-22.3: who does without has no permanent cube, but the control. */
RULE(a_permanent_cube_may_be_forgone)
{
    table *t = position(3, "2.2 I05, B 2+0, G 2+0; 3.1 I01, B 3+24; P at 2.2, play deckhand-1");

    plays(t, P, "use deckhand-1 level place-1; replace green");
    play(t, B, "fewer");
    assert_int_equal(controls(t, "2.2"), B);
    assert_true(cubes_are(t, "2.2", B, 2, 0));
}

/* DR-9.8, DR-9.5: taking control again adds another permanent cube. */
RULE(every_new_control_adds_a_permanent_cube)
{
    table *t = position(3, "1.1 I02, P 1+1, B 2+0; P at 1.1, play deckhand-1");

    assert_int_equal(controls(t, "1.1"), NOBODY);
    play(t, P, "use deckhand-1 level place-1");
    assert_int_equal(controls(t, "1.1"), P);
    assert_true(cubes_are(t, "1.1", P, 2, 2));
}

/* DR-5.8, DR-9.2: a placement of three goes through empty spaces first, then replaces; each cube is chosen. */
RULE(placements_fill_empty_spaces_and_then_replace)
{
    table *t = position(3, "2.2 I05, B 1+0, G 2+0; P at 2.2, play buccaneer:3");

    play(t, P, "use buccaneer level place-3");
    expect_offers(t, "replace blue; replace green");
    assert_true(cubes_are(t, "2.2", P, 1, 0));
    play(t, P, "replace green");
    expect_offers(t, "replace blue; replace green");
    play(t, P, "replace green");
    assert_true(cubes_are(t, "2.2", P, 3, 1));
    assert_true(cubes_are(t, "2.2", G, 0, 0));
}

/* DR-5.8: what cannot be placed is lost. */
RULE(placements_that_find_no_cube_to_replace_are_lost)
{
    table *t = position(3, "1.1 I02, P 1+0; P at 1.1, play buccaneer:4, hand sailor-1");

    play(t, P, "use buccaneer level place-4");
    expect_asked(t, P, DR_D_MAIN);
    assert_true(cubes_are(t, "1.1", P, 3, 1));
}

/* DR-9.10: with two placements a cube of a captain who is done falls; a third one takes another's cube. */
RULE(two_placements_of_one_ability_replace_a_cube_of_one_who_is_done)
{
    table *t = position(3, "1.1 I02, B 2+0, G 1+0; B done; ender B; active G; G at 1.1, play buccaneer:4");

    play(t, G, "use buccaneer level place-4");
    assert_true(unasked(t, G, "replace blue"));
    assert_true(cubes_are(t, "1.1", G, 3, 1));
    assert_true(cubes_are(t, "1.1", B, 0, 0));
}

/* DR-9.10, DR-9.11: a last placement that no other ability helps is given up. */
RULE(an_odd_placement_is_given_up)
{
    table *t = position(3, "1.1 I02, B 2+1, P 1+0; B done; ender B; active G; G at 1.1, play buccaneer:2 sailor-1, hand sailor-2");

    play(t, G, "use buccaneer level place-2");
    expect_offers(t, "replace purple; replace blue");
    play(t, G, "replace purple");
    expect_asked(t, G, DR_D_MAIN);
    assert_true(cubes_are(t, "1.1", G, 1, 0));
    assert_true(cubes_are(t, "1.1", B, 2, 1));
}

/* DR-21.8: the sixth permanent cube on all islands together is Here to Stay. */
RULE(six_permanent_cubes_are_here_to_stay)
{
    table *t = position(3, "1.1 I02, P 1+0; 1.2 I03, P 0+3; 1.3 I04, P 0+2; P at 1.1, play deckhand-1");

    assert_false(achieved(t, P, DR_TO_STAY));
    play(t, P, "use deckhand-1 level place-1");
    assert_true(achieved(t, P, DR_TO_STAY));
}

/* ---- Cubes that run short ------------------------------------------------------------------------------------------------- */

/* DR-22.1, DR-9.11: a placement, too, may use a cube from another island. */
RULE(a_cube_to_place_may_be_fetched)
{
    table *t = position(3, "2.2 I05; 3.1 I01, P 3+26; P at 2.2, play deckhand-1");

    assert_int_equal(captain(t, P)->supply, 0);
    play(t, P, "use deckhand-1 level place-1");
    expect_offers(t, "fetch 3.1; fewer");
    play(t, P, "fetch 3.1");
    assert_true(cubes_are(t, "2.2", P, 1, 0));
    assert_true(cubes_are(t, "3.1", P, 2, 26));
}

/* DR-5.9, DR-22.2, DR-9.11: without a cube to be had nothing is placed; permanent cubes stay where they are. */
RULE(without_any_cube_nothing_is_placed)
{
    table *t = position(3, "2.2 I05; 3.1 I01, P 0+29; P at 2.2, play deckhand-1");

    refused(t, P, "use deckhand-1 level place-1", "DR-9.11");
}

/* DR-15.3, DR-22.3: an explosion without a further cube throws the cube alone. */
RULE(an_explosion_without_a_further_cube_throws_one)
{
    table *t = position(3, "3.1 I01, P 0+28; 2.1 OS1, card MF21; P at 2.1; next M201 L57 L0 L0 L0");

    assert_int_equal(captain(t, P)->supply, 1);
    play(t, P, "raid MF21");
    draws(t, "L29");
    play(t, P, "amount 1");
    all_drawn(t);
    assert_int_equal(times(t, DR_EV_LANDS), 5);
}

/* DR-15.3, DR-22.1: the cube of an explosion may be fetched from an island. */
RULE(an_explosion_may_fetch_its_cube)
{
    table *t = position(3, "3.1 I01, P 3+25; 2.1 OS1, card MF21; P at 2.1; next M201 L57 L0 L0 L0");

    plays(t, P, "raid MF21; amount 1");
    expect_asked(t, P, DR_D_SHORT);
    draws(t, "L29 L84");
    play(t, P, "fetch 3.1");
    all_drawn(t);
    assert_true(cubes_are(t, "3.1", P, 2, 25));
}

/* DR-22.3, DR-21.3: a win without a cube for it is no progress. */
RULE(progress_without_a_cube_is_lost)
{
    table *t = position(3, "3.1 I01, P 0+29; 2.1 OS1, card MF21; P at 2.1; next M201 L11 L11 L11");

    plays(t, P, "raid MF21; amount 1; holds a");
    assert_int_equal(captain(t, P)->coins, 2);
    assert_int_equal(captain(t, P)->progress[DR_WINS], 0);
}

/* DR-21.3, DR-22.3: the fourth win needs no cube: the three go home and the tile is placed. */
RULE(the_fourth_win_is_legendary)
{
    table *t = position(3, "2.1 OS1, card MF21; P at 2.1, wins 3; next M201 L0 L11 L11 L11");

    plays(t, P, "raid MF21; amount 1; holds a");
    assert_true(achieved(t, P, DR_LEGENDARY));
    assert_int_equal(captain(t, P)->progress[DR_WINS], 0);
    assert_int_equal(captain(t, P)->supply, DR_SUPPLY);
}

/* ---- Production and buildings --------------------------------------------------------------------------------------------- */

/* DR-10.3, DR-10.7: arrows of explored open sea at an island add cargo; an unexplored tile, and an arrow elsewhere, do not. */
RULE(arrows_add_cargo)
{
    table *t = position(2, "1.1 OS1; 1.2 I04; 1.3 OS4; 2.2 OS3; 2.1 I05; 2.3 OS2; P play purser:2"); /* E, W and I point at 1.2 */

    plays(t, P, "use purser level produce-2; produce 1.2; produce 2.1");
    assert_int_equal(cell(t, "1.2")->cargo, 2 + 3);
    assert_int_equal(cell(t, "2.1")->cargo, 2 + 2); /* O of OS1 and W of OS3 */

    t = position(2, "1.1 OS1; 1.2 I04; 1.3 OS4; 2.2 dark; deep OS3; 2.3 OS2; P play purser");
    plays(t, P, "use purser level produce-1; produce 1.2");
    assert_int_equal(cell(t, "1.2")->cargo, 2 + 2);
}

/* DR-10.6, DR-10.4, DR-5.9: the Purser at level 4 adds a cargo and a coin on each of up to four islands. */
RULE(the_purser_at_level_four_adds_to_each_island)
{
    table *t = position(3, "1.1 I04; 1.2 I06; P play purser:4");

    play(t, P, "use purser level produce-4");
    assert_false(offered(t, "done"));
    play(t, P, "produce 1.1");
    refused(t, P, "produce 1.1", "DR-10.4");
    plays(t, P, "produce 1.2; done");
    assert_int_equal(cell(t, "1.1")->cargo, 3);
    assert_int_equal(cell(t, "1.1")->coins, 1);
    assert_int_equal(cell(t, "1.2")->cargo, 2);
    assert_int_equal(cell(t, "1.2")->coins, 2);
}

/* DR-11.2, DR-21.6: one of each kind on an island; the fifth building at once on own islands is Stone upon Stone. */
RULE(the_fifth_building_is_stone_upon_stone)
{
    table *t = position(3, "1.1 I02, P 2+1, fort, garrison, outpost; 1.2 I03, P 2+1, fort; P play first-mate:4, dock 9");

    play(t, P, "use first-mate level build-3");
    expect_offers(t, "build 1.2 garrison; build 1.2 outpost");
    refused(t, P, "build 1.1 fort", "DR-11.2");
    play(t, P, "build 1.2 outpost");
    assert_true(achieved(t, P, DR_STONE));
    play(t, P, "done");
    assert_int_equal(captain(t, P)->dock, 7);
}

/* DR-11.2, DR-1.4: of outposts there are six. */
RULE(buildings_run_out)
{
    table *t =
        position(4, "1.1 I02, P 2+1; 1.2 I03, B 2+1, outpost; 1.3 I04, B 2+1, outpost; 2.1 I05, B 3+1, outpost; 2.2 I06, B 3+1, outpost;"
                    "2.3 I07, B 3+1, outpost; 3.1 I08, B 3+1, outpost; P play first-mate:2, dock 2, hand sailor-1");

    refused(t, P, "use first-mate level build-1", "DR-11.2");
}

/* ---- Boxes ---------------------------------------------------------------------------------------------------------------- */

/* DR-8.13, DR-19.2: a merchant ship put back by Old Charts is the next card of its row. */
RULE(a_ship_put_back_comes_next)
{
    table *t = position(3, "2.2 OS1, card U202; P at 2.2, cargo 3, play bosun:2+U212+U214; next MF21 U205");

    plays(t, P, "use bosun bottom box; buy U202; end");
    assert_true(lies(t, "2.2", "MF21"));
    assert_int_equal(t->s.top[6], DR_NONE);
}

/* DR-8.13: a second look begins behind the ships already seen. */
RULE(a_second_look_begins_behind_the_known_ships)
{
    table *t = position(3, "top 1 MF11 MF12; P play bosun:2+U214; next MF13 U119");

    play(t, P, "use bosun bottom box");
    assert_true(waits(t, P, "U119"));
    assert_int_equal(t->s.top[2], card("MF13"));
}

/* DR-8.13: a box without any upgrade gives nothing, and the ability is used. */
RULE(a_box_of_ships_gives_nothing)
{
    table *t = position(4, "box 1 MF11; P play bosun:2+U214, hand sailor-1");

    play(t, P, "use bosun bottom box");
    assert_true(rs_is_empty(&captain(t, P)->waiting));
    assert_int_equal(t->s.top[0], card("MF11"));
    refused(t, P, "use bosun bottom box", "DR-5.3");
}

/* DR-8.13: an empty box is not searched, whatever the others hold. */
RULE(an_empty_box_is_not_searched)
{
    table *t = position(4, "box 1 none; P play bosun:2+U214");

    refused(t, P, "use bosun bottom box", "DR-8.13");
}

/* ---- Clean-up and level-up ------------------------------------------------------------------------------------------------ */

/* DR-19.7: of two waiting upgrades one that fits must be sleeved; both go into one card if they have different slots. */
RULE(two_upgrades_do_not_wait_on_if_one_fits)
{
    table *t = position(3, "P wait U101 U102, play sailor-1");

    play(t, P, "end");
    expect_offers(t, "sleeve U101 sailor-1; sleeve U102 sailor-1");
    refused(t, P, "done", "DR-19.7");
    play(t, P, "sleeve U101 sailor-1");
    expect_offers(t, "sleeve U102 sailor-1; done");
    play(t, P, "sleeve U102 sailor-1");
    assert_true(is_sleeved(t, P, "sailor-1", "U101"));
    assert_true(is_sleeved(t, P, "sailor-1", "U102"));
}

/* DR-19.7: upgrades that fit nowhere go on waiting, however many. */
RULE(upgrades_that_fit_nowhere_wait_on)
{
    table *t = position(3, "P wait U101 U104, play sailor-1+U107, hand sailor-2");

    play(t, P, "end");
    assert_true(waits(t, P, "U101"));
    assert_true(waits(t, P, "U104"));
    assert_int_equal(t->s.active, B);
}

/* DR-19.5: every waiting upgrade can go into every card in play whose slot for it is empty, however many moves that makes. */
RULE(every_sleeve_is_offered_however_many_there_are)
{
    static const char *const waiting[] = {"U101", "U102", "U104", "U105", "U106", "U107", "U108", "U109", "U110", "U111",
                                          "U112", "U201", "U202", "U203", "U204", "U205", "U206", "U207", "U208", "U209",
                                          "U210", "U211", "U212", "U301", "U302", "U303", "U304", "U305", "U306", "U307"};
    char list[200] = "", play_all[300] = "";
    table *t;

    for (int i = 0; i < RS_COUNT(waiting); i++) strcat(strcat(list, " "), waiting[i]);
    for (int i = 0; i < DR_CREW; i++) strcat(strcat(play_all, " "), dr_crew_words.term[i].word);
    t = position_of(3, "P wait%s, play%s", list, play_all);
    play(t, P, "end");
    expect_asked(t, P, DR_D_SLEEVE);
    assert_int_equal(offers_of(t, DR_SLEEVE), RS_COUNT(waiting) * DR_CREW);
    for (int i = 0; i < RS_COUNT(waiting); i++)
        for (int who = 0; who < DR_CREW; who++) {
            char move[RS_LINE];

            snprintf(move, sizeof move, "sleeve %s %s", waiting[i], dr_crew_words.term[who].word);
            assert_true(offered(t, move));
        }
}

/* DR-5.11, DR-19.9: a draw symbol sleeved in a clean-up does not count in the drawing of that same turn. */
RULE(an_upgrade_just_sleeved_draws_no_card_yet)
{
    table *t = position(3, "P wait U117, play sailor-1, hand sailor-2");

    plays(t, P, "end; sleeve U117 sailor-1");
    assert_int_equal(times(t, DR_EV_DRAWS), 4);
}

/* DR-19.8, DR-19.10: cards just played are discarded first, and come back if the deck runs out in that drawing. */
RULE(cards_just_played_are_shuffled_in_when_the_deck_runs_out)
{
    table *t = position(3, "P play sailor-1 sailor-2, hand sailor-3, discard rest");

    play(t, P, "end");
    assert_int_equal(times(t, DR_EV_SHUFFLES), 1);
    assert_int_equal(hand_size(t, P), 5);
    assert_int_equal(rs_zone_size(&captain(t, P)->deck), 7);
    assert_true(rs_is_empty(&captain(t, P)->discard));
}

/* DR-19.10: deck and discard pile empty, drawing stops. */
RULE(drawing_stops_when_there_are_no_cards)
{
    table *t =
        position(3, "P hand captain bosun purser first-mate buccaneer gunner-1 gunner-2 deckhand-1 deckhand-2 sailor-1 sailor-2 sailor-3");

    play(t, P, "end");
    assert_int_equal(hand_size(t, P), 12); /* DR-19.11: nor is anything discarded */
}

/* DR-20.3, DR-20.6: declined at the start of the turn, a level-up is given up; declined when attacked, it stays. */
RULE(a_declined_level_up_stays_only_when_attacked)
{
    table *t = position(3, "P pending, hand sailor-1; step turn");

    play(t, P, "decline");
    assert_int_equal(captain(t, P)->pending, 0);
    assert_int_equal(level(t, P, "sailor-1"), 1);

    t = position(3, "2.2 OS1; G pending, at 2.2, hand sailor-1; P at 2.2, play captain:2; next L0 L0");
    play(t, P, "use captain level flag");
    play(t, G, "decline");
    assert_int_equal(captain(t, G)->pending, 1);
}

/* DR-5.10: a level row of which something was used gives nothing new after a level-up but its symbols. */
RULE(a_used_row_stays_used_at_its_new_level)
{
    table *t = position(3, "P damage 1, dock 5, play sailor-1+U307");

    plays(t, P, "use sailor-1 level cargo-1-dock; use sailor-1 top level-up");
    refused(t, P, "use sailor-1 level repair-2-harbour", "DR-5.3");
    t = position(3, "P damage 1, dock 5, play sailor-1+U307");
    play(t, P, "use sailor-1 top level-up");
    assert_true(offered(t, "use sailor-1 level repair-2-harbour"));
}

/* DR-20.7, DR-21.4: the third card at level 4 is the Seasoned Crew; the two cubes go home. */
RULE(three_cards_at_level_four_are_a_seasoned_crew)
{
    table *t = position(3, "P pending, hand sailor-1:3, deck sailor-2:4 sailor-3:4; step turn");

    assert_int_equal(captain(t, P)->progress[DR_MASTERS], 2);
    play(t, P, "level-up sailor-1");
    assert_true(achieved(t, P, DR_SEASONED));
    assert_int_equal(captain(t, P)->progress[DR_MASTERS], 0);
    assert_int_equal(captain(t, P)->supply, DR_SUPPLY);
}

/* ---- The end -------------------------------------------------------------------------------------------------------------- */

/* DR-23.2, DR-21.1: the fourth tile in another's turn ends the game only after the own next turn. */
RULE(a_fourth_tile_in_anothers_turn_waits_for_the_own_turn)
{
    table *t = position(2, "1.2 I02, B 2+1, garrison; P at 1.1, track 4, damage 4, hand sailor-1; B deeds A1 A2 A8");

    play(t, P, "sail 1.2");
    assert_int_equal(dr_tiles_placed(captain(t, B)), 4);
    play(t, P, "end");
    assert_int_equal(t->s.ender, DR_NONE);
    if (rs_asked(&t->s) == B && offered(t, "decline")) play(t, B, "decline");
    play(t, B, "end");
    assert_int_equal(t->s.ender, B);
    assert_false(t->s.head.over);
}

/* DR-21.12, DR-21.2: a seventh achievement is not marked. */
RULE(there_is_no_seventh_tile)
{
    table *t = position(3, "P deeds A1 A2 A3 A4 A5 A6, dock 12");

    refused(t, P, "give-back", "DR-21.12");
    t = position(3, "P deeds A9, dock 12");
    refused(t, P, "give-back", "DR-21.2");
}

/* DR-24.10, DR-24.11: equal scores are decided by a throw of all cannons, of loaded holds and of cards anywhere, and once more if that
 * is a tie again. P has four cubes, B one; the first throw is 1 to 1, the second 1 to 2. */
RULE(a_tie_is_broken_by_all_cannons)
{
    table *t = position(2, "B done; ender B; P chest 14, hull B:EB1, cargo 1, stow B, deck sailor-1+U203;"
                           "next captain bosun purser first-mate L0 L11 L11 L11 L0 L0 L11 L11 L11 L50");

    play(t, P, "end");
    all_drawn(t);
    assert_true(t->s.head.over);
    assert_int_equal(dr_score(&t->s, P), dr_score(&t->s, B));
    expect_over(t, B);
    assert_int_equal(place_of(t, P), 2);
}

/* DR-24.11, DR-15.3: explosions are resolved in a tie-break, too: in turn order, each with one more cube. */
RULE(cubes_explode_in_a_tie_break)
{
    table *t = position(2, "B done; ender B; P deck sailor-1; next captain bosun purser first-mate L57 L0 L11 L50");

    play(t, P, "end");
    all_drawn(t);
    expect_over(t, P);
    assert_int_equal(place_of(t, B), 2);
}

/* DR-23.6: after the last round allowed the game ends at once. */
RULE(the_last_round_ends_the_game)
{
    table *t = position(2, "rounds 20; round 20; active B");

    play(t, B, "end");
    assert_true(t->s.head.over);
    t = position(2, "rounds 20; round 19; active B; P hand sailor-1");
    play(t, B, "end");
    assert_false(t->s.head.over);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(control_may_be_gained_in_anothers_turn),
        TEST(a_permanent_cube_off_turn_may_be_fetched),
        TEST(a_permanent_cube_may_be_forgone),
        TEST(every_new_control_adds_a_permanent_cube),
        TEST(placements_fill_empty_spaces_and_then_replace),
        TEST(placements_that_find_no_cube_to_replace_are_lost),
        TEST(two_placements_of_one_ability_replace_a_cube_of_one_who_is_done),
        TEST(an_odd_placement_is_given_up),
        TEST(six_permanent_cubes_are_here_to_stay),
        TEST(a_cube_to_place_may_be_fetched),
        TEST(without_any_cube_nothing_is_placed),
        TEST(an_explosion_without_a_further_cube_throws_one),
        TEST(an_explosion_may_fetch_its_cube),
        TEST(progress_without_a_cube_is_lost),
        TEST(the_fourth_win_is_legendary),
        TEST(arrows_add_cargo),
        TEST(the_purser_at_level_four_adds_to_each_island),
        TEST(the_fifth_building_is_stone_upon_stone),
        TEST(buildings_run_out),
        TEST(a_ship_put_back_comes_next),
        TEST(a_second_look_begins_behind_the_known_ships),
        TEST(a_box_of_ships_gives_nothing),
        TEST(an_empty_box_is_not_searched),
        TEST(two_upgrades_do_not_wait_on_if_one_fits),
        TEST(upgrades_that_fit_nowhere_wait_on),
        TEST(every_sleeve_is_offered_however_many_there_are),
        TEST(an_upgrade_just_sleeved_draws_no_card_yet),
        TEST(cards_just_played_are_shuffled_in_when_the_deck_runs_out),
        TEST(drawing_stops_when_there_are_no_cards),
        TEST(a_declined_level_up_stays_only_when_attacked),
        TEST(a_used_row_stays_used_at_its_new_level),
        TEST(three_cards_at_level_four_are_a_seasoned_crew),
        TEST(a_fourth_tile_in_anothers_turn_waits_for_the_own_turn),
        TEST(there_is_no_seventh_tile),
        TEST(a_tie_is_broken_by_all_cannons),
        TEST(cubes_explode_in_a_tie_break),
        TEST(the_last_round_ends_the_game),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
