/* test_vectors_a.c - the test vectors of the rules, TV-01 to TV-21: the examples of the book. */
#include "table.h"

/* ---- Sails and movement --------------------------------------------------------------------------------------------------- */

/* TV-01; DR-6.1, DR-6.3: at an island of one's own the sails of loaded holds count, as one could unload, set sail and load again. */
RULE(at_an_own_island_loaded_holds_keep_their_sails)
{
    table *t = position(3, "2.2 I05, P 3+1; P at 2.2, cargo 2, coins 1, stow AD, play captain");

    play(t, P, "set-sail");
    assert_int_equal(captain(t, P)->track, 3);
    assert_true(stowed(t, P, "AD"));
    refused(t, P, "set-sail", "DR-6.1");
}

/* TV-02; DR-4.2, DR-6.2, DR-6.3: at an island of another captain they do not: only the sail of the card is left. */
RULE(elsewhere_loaded_holds_give_no_sails)
{
    table *t = position(3, "2.2 I05, P 3+1; B at 2.2, cargo 5, stow AD, play captain; active B");

    play(t, B, "set-sail");
    assert_int_equal(captain(t, B)->track, 1);
}

/* TV-03; DR-4.6, DR-4.10, DR-4.14, DR-6.2: two cargo overboard, the rest into A, and D gives its sail. */
RULE(a_hold_emptied_before_setting_sail_gives_its_sail)
{
    table *t = position(3, "2.2 I05, P 3+1; B at 2.2, cargo 5, stow AD, play captain; active B");

    plays(t, B, "jettison cargo; amount 2; set-sail");
    assert_int_equal(captain(t, B)->track, 2);
    assert_int_equal(captain(t, B)->cargo, 3);
    assert_true(stowed(t, B, "A"));
    assert_int_equal(cell(t, "2.2")->cargo, 0);
}

/* All spaces where one movement of P may end, bit each. */
static int ends(table *t)
{
    dr_state before = t->s;
    int found = 0;

    for (int to = 0; to < DR_SPACES; to++) {
        char move[RS_LINE] = "sail ";
        rs_text out = rs_text_on(move + 5, sizeof move - 5);

        rs_put(&out, dr_space_words.term[to].word);
        rs_legal(&dr_game, &t->s, &t->turn.moves);
        if (!offered(t, move)) continue;
        play(t, P, move);
        if (rs_top(&t->s)->kind != DR_D_STEP || offered(t, "anchor")) found |= 1 << captain(t, P)->at;
        if (rs_top(&t->s)->kind == DR_D_STEP) found |= ends(t);
        t->s = before;
    }
    rs_legal(&dr_game, &t->s, &t->turn.moves);
    return found;
}

/* TV-04; DR-6.5, DR-6.6, DR-6.8: with two sails a ship ends one or two steps away, or where it was. */
RULE(one_movement_ends_as_far_as_the_sails_reach)
{
    table *t = position(3, "P at 2.2, track 2, hand sailor-1");
    static const char *const reached[] = {"1.2", "2.1", "2.3", "3.2", "harbour", "1.1", "1.3", "3.1", "3.3", "4.2", "2.2"};
    int expected = 0;

    for (int i = 0; i < RS_COUNT(reached); i++) expected |= 1 << cell_named(reached[i]);
    assert_int_equal(ends(t), expected);
}

/* TV-05; DR-6.7, DR-6.12, DR-21.10: a tile passed over stays face down; the one where the movement ends is turned up and gets a card of
 * its row. */
RULE(a_movement_explores_where_it_ends_and_not_where_it_passes)
{
    table *t = position(
        3, "2.1 dark; 3.1 dark; 4.1 dark; 4.2 dark; 4.3 dark; deep I08; G at 1.1, track 2, hand sailor-1; active G; next I08 U305");

    plays(t, G, "sail 2.1; sail 3.1");
    assert_true(unasked(t, G, "anchor"));
    assert_int_equal(captain(t, G)->track, 0);
    assert_int_equal(cell(t, "2.1")->tile, DR_NONE);
    assert_int_equal(cell(t, "2.1")->card, DR_NONE);
    assert_int_equal(cell(t, "3.1")->tile, tile("I08"));
    assert_true(lies(t, "3.1", "U305"));
    assert_int_equal(captain(t, G)->progress[DR_FINDS], 1);
    all_drawn(t);
}

/* ---- Cards ---------------------------------------------------------------------------------------------------------------- */

/* TV-06; DR-8.1, DR-8.2, DR-8.3, DR-4.13: a card is paid from the ship, in full. */
RULE(a_card_is_paid_from_the_ship_alone)
{
    table *t = position(3, "1.1 I04, card U115; P at 1.1, cargo 4, dock 5");

    play(t, P, "buy U115");
    assert_int_equal(captain(t, P)->cargo, 0);
    assert_int_equal(captain(t, P)->dock, 5);
    assert_true(waits(t, P, "U115"));
    assert_int_equal(t->s.turn.deals, 1);

    t = position(3, "1.1 I04, card U115; P at 1.1, cargo 3, dock 5");
    refused(t, P, "buy U115", "DR-8.2");
}

/* TV-07; DR-19.9: two draw symbols make six cards, but the hand holds six in all. */
RULE(draw_symbols_do_not_draw_beyond_the_hand_limit)
{
    table *t = position(3, "P hand sailor-1, play captain+U117 bosun+U302");

    play(t, P, "end");
    assert_int_equal(hand_size(t, P), 6);
    assert_int_equal(times(t, DR_EV_DRAWS), 5);
}

/* TV-08; DR-20.1, DR-20.2, DR-3.2: a card levelled up stays in hand, with its new row. */
RULE(a_level_up_before_the_turn_changes_a_card_in_hand)
{
    table *t = position(3, "P pending, hand deckhand-1; step turn");

    expect_asked(t, P, DR_D_LEVEL);
    play(t, P, "level-up deckhand-1");
    assert_int_equal(level(t, P, "deckhand-1"), 2);
    assert_true(in_hand(t, P, "deckhand-1"));
    assert_int_equal(captain(t, P)->pending, 0);
    expect_asked(t, P, DR_D_MAIN);
    play(t, P, "play deckhand-1");
    play(t, P, "set-sail");
    expect_asked(t, P, DR_D_RIG);
    plays(t, P, "count deckhand-1 level");
    assert_int_equal(captain(t, P)->track, 3);
}

/* TV-09; DR-5.3, DR-5.4, DR-13.3: the two abilities of a row with a green line are independent, in either order, once each. */
RULE(abilities_parted_by_a_green_line_are_used_once_each_in_any_order)
{
    table *t = position(3, "P play sailor-1:4, damage 2");

    plays(t, P, "use sailor-1 level cargo-4-any; amount 1; holds d");
    assert_int_equal(captain(t, P)->cargo, 1);
    assert_int_equal(captain(t, P)->dock, 3);
    play(t, P, "use sailor-1 level repair");
    assert_int_equal(captain(t, P)->damage, 1);
    refused(t, P, "use sailor-1 level cargo-4-any", "DR-5.3");
    refused(t, P, "use sailor-1 level repair", "DR-5.3");

    t = position(3, "P play sailor-1:4, damage 2");
    plays(t, P, "use sailor-1 level repair; use sailor-1 level cargo-4-any; amount 0");
    assert_int_equal(captain(t, P)->damage, 1);
    assert_int_equal(captain(t, P)->dock, 4);
    refused(t, P, "use sailor-1 level repair", "DR-5.3");
}

/* TV-10; DR-5.4, DR-12.1: of abilities parted by slashes one is used; the helm beside them counts all the same. */
RULE(of_abilities_parted_by_slashes_one_is_used)
{
    table *t = position(3, "P play bosun:4, dock 3");

    play(t, P, "use bosun level basic-3");
    expect_asked(t, P, DR_D_EXTEND);
    assert_int_equal(t->turn.moves.count, 8); /* four basic tiles, on B or C */
    play(t, P, "extend EB1 b");
    assert_int_equal(captain(t, P)->hull[1], DR_GUN_DECK);
    assert_int_equal(captain(t, P)->dock, 0);
    assert_int_equal(dr_count_shown(&t->s, P, crew("bosun"), DR_PER_HELM), 1);
    refused(t, P, "use bosun level cargo-1-dock", "DR-5.3");
    refused(t, P, "use bosun level advanced-6", "DR-5.3");
}

/* TV-11; DR-5.5, DR-9.6: an ability for each cannon counts those of the level row and of all slots. */
RULE(a_placement_for_each_cannon_counts_the_whole_card)
{
    table *t = position(3, "4.2 I12; P at 4.2, play gunner-1:2+U203+U309");

    play(t, P, "use gunner-1 bottom place-per-cannon");
    assert_true(cubes_are(t, "4.2", P, 3, 0));
    assert_int_equal(controls(t, "4.2"), NOBODY);
}

/* TV-12; DR-8.13, DR-5.5, DR-19.9: three helms open the box of row 2; a merchant ship seen there is put back on top. In the clean-up the
 * same three helms are three more cards: with a limit of 8 seven are drawn. */
RULE(helms_open_a_box_and_draw_cards)
{
    table *t = position(3, "1.1 I03, P 2+1; 2.1 I10, P 3+1; P play bosun:2+U213+U212+U214; next MF21 U205");

    play(t, P, "use bosun bottom box");
    assert_true(waits(t, P, "U205"));
    assert_int_equal(t->s.top[6], card("MF21"));
    assert_int_equal(t->s.turn.deals, 0);
    all_drawn(t);
    plays(t, P, "end");
    if (rs_asked(&t->s) == P) play(t, P, "done");
    assert_int_equal(hand_size(t, P), 7);
}

/* TV-13; DR-4.12: gains and prices name their place; "ship and/or dock" is split freely. */
RULE(every_gain_and_price_names_its_place)
{
    table *t = position(3, "1.1 I04, card U101; P at 1.1, dock 1, cargo 2, stow A, damage 1, play sailor-1:4 sailor-2+U110 sailor-3:3");

    play(t, P, "use sailor-2 level cargo-1-dock");
    assert_int_equal(captain(t, P)->dock, 2);
    play(t, P, "use sailor-2 middle cargo-1-ship");
    assert_int_equal(captain(t, P)->cargo, 3);
    plays(t, P, "use sailor-1 level cargo-4-any; amount 1");
    assert_int_equal(captain(t, P)->dock, 5);
    assert_int_equal(captain(t, P)->cargo, 4);
    play(t, P, "buy U101");
    assert_int_equal(captain(t, P)->dock, 5);
    assert_int_equal(captain(t, P)->cargo, 2);
    play(t, P, "use sailor-3 level repair-2");
    expect_asked(t, P, DR_D_PAY);
    expect_offers(t, "amount 0; amount 1; amount 2");
    play(t, P, "amount 1");
    assert_int_equal(captain(t, P)->dock, 4);
    assert_int_equal(captain(t, P)->cargo, 1);
    assert_int_equal(captain(t, P)->damage, 0);
}

/* ---- Islands -------------------------------------------------------------------------------------------------------------- */

/* TV-14; DR-11.1, DR-11.3, DR-11.6, DR-10.3: a fort and an outpost for six cargo, and the outpost adds to the production. */
RULE(two_buildings_are_paid_from_afar_and_the_outpost_produces)
{
    table *t = position(3, "2.2 I01, P 4+1; P play first-mate:3 purser, dock 6");

    plays(t, P, "use first-mate level build-2; build 2.2 fort; build 2.2 outpost");
    assert_int_equal(captain(t, P)->dock, 0);
    assert_true(stands(t, "2.2", DR_FORT));
    assert_true(stands(t, "2.2", DR_OUTPOST));
    plays(t, P, "use purser level produce-1; produce 2.2");
    assert_int_equal(cell(t, "2.2")->cargo, 2);
    assert_int_equal(cell(t, "2.2")->coins, 1);
}

/* TV-14; DR-11.5, DR-10.2: behind a fort others neither place nor produce, load or unload, but they may buy the card of the tile. */
RULE(a_fort_shuts_others_out_but_not_from_the_card)
{
    table *t =
        position(3, "2.2 I01, P 4+1, fort, outpost, cargo 2, coins 1, card U202; B at 2.2, cargo 4, play deckhand-1 purser; active B");

    refused(t, B, "use deckhand-1 level place-1", "DR-9.11");
    refused(t, B, "load cargo", "DR-4.7");
    refused(t, B, "unload cargo", "DR-4.9");
    assert_true(offered(t, "buy U202"));
    play(t, B, "use purser level produce-1");
    assert_false(offered(t, "produce 2.2"));
    assert_true(offered(t, "produce 2.1"));
}

/* TV-15; DR-24.8: with no space empty the places go by cubes, permanent ones included. */
RULE(a_full_island_pays_its_three_places)
{
    table *t = position(3, "2.2 I01, P 3+1, B 2+1, G 1+1");

    assert_int_equal(dr_place_coins(&t->s, cell_named("2.2"), P), 6);
    assert_int_equal(dr_place_coins(&t->s, cell_named("2.2"), B), 5);
    assert_int_equal(dr_place_coins(&t->s, cell_named("2.2"), G), 4);
}

/* TV-16; DR-9.2, DR-9.6, DR-9.7, DR-9.8, DR-9.9: control changes with the third cube; the new holder gets a permanent cube and the outpost
 * goes. */
RULE(an_island_is_taken_over_cube_by_cube)
{
    table *t = position(3, "2.2 I05, P 3+1, outpost; B at 2.2, play deckhand-1 deckhand-2 buccaneer; active B");

    play(t, B, "use deckhand-1 level place-1");
    assert_true(cubes_are(t, "2.2", P, 3, 1));
    assert_true(cubes_are(t, "2.2", B, 1, 0));
    assert_int_equal(controls(t, "2.2"), P);
    play(t, B, "use deckhand-2 level place-1");
    assert_true(unasked(t, B, "replace purple"));
    assert_true(cubes_are(t, "2.2", P, 2, 1));
    assert_int_equal(controls(t, "2.2"), P);
    assert_true(stands(t, "2.2", DR_OUTPOST));
    play(t, B, "use buccaneer level place-1");
    assert_true(cubes_are(t, "2.2", P, 1, 1));
    assert_true(cubes_are(t, "2.2", B, 3, 1));
    assert_int_equal(controls(t, "2.2"), B);
    assert_false(stands(t, "2.2", DR_OUTPOST));
    assert_int_equal(t->s.buildings[DR_OUTPOST], 6);
    assert_int_equal(captain(t, P)->supply, DR_SUPPLY - 2);
}

/* TV-17, TV-18; DR-9.6, DR-9.8: two cubes against two empty spaces are no control; the third cube is, and brings a permanent one. */
RULE(control_needs_more_cubes_than_empty_spaces)
{
    table *t = position(3, "2.2 I05, P 2+0; P at 2.2, play deckhand-1");

    assert_int_equal(controls(t, "2.2"), NOBODY);
    play(t, P, "use deckhand-1 level place-1");
    assert_int_equal(controls(t, "2.2"), P);
    assert_true(cubes_are(t, "2.2", P, 3, 1));
    assert_int_equal(captain(t, P)->supply, DR_SUPPLY - 4);
}

/* TV-21; DR-24.8: two share the first place and get the second's coins; the empty spaces stand third. */
RULE(shared_places_pay_the_next_one_and_empty_spaces_take_part)
{
    table *t = position(3, "2.2 I01, P 2+1, G 1+2, B 1+0");

    assert_int_equal(dr_place_coins(&t->s, cell_named("2.2"), P), 5);
    assert_int_equal(dr_place_coins(&t->s, cell_named("2.2"), G), 5);
    assert_int_equal(dr_place_coins(&t->s, cell_named("2.2"), B), 0);
}

/* ---- Battles -------------------------------------------------------------------------------------------------------------- */

/* TV-19; DR-14.6, DR-17.8, DR-3.1, DR-3.3: G attacks B, then P does, then B attacks a merchant ship: the Gunner that B played in the first
 * battle fights in all three and goes to the discard pile in B's clean-up. */
RULE(a_card_played_in_defence_fights_until_its_owners_clean_up)
{
    table *t = position(3, "2.2 OS1, card MF21; G at 2.2, play captain:2; P at 2.2, hand captain:2; B at 2.2, hand gunner-1:2; active G;"
                           "next L0 L0 L0");

    plays(t, G, "use captain level flag; attack blue; amount 1");
    plays(t, B, "play gunner-1; done");
    assert_int_equal(times(t, DR_EV_LANDS), 3);
    all_drawn(t);
    plays(t, G, "end; mode trade");
    draws(t, "L0 L0 L0");
    plays(t, P, "play captain; use captain level flag; attack blue; amount 1");
    all_drawn(t);
    assert_true(in_play(t, B, "gunner-1"));
    plays(t, P, "end; mode trade");

    draws(t, "M201 L0 L0 L11 L11 L11");
    play(t, B, "raid MF21");
    expect_offers(t, "amount 0; amount 1; amount 2");
    plays(t, B, "amount 2; holds a");
    all_drawn(t);
    assert_int_equal(captain(t, B)->progress[DR_WINS], 3);
    plays(t, B, "end; mode trade");
    if (rs_asked(&t->s) == B) play(t, B, "done");
    assert_true(in_discard(t, B, "gunner-1"));
}

static table *the_books_battle(void)
{
    return position(3, "2.2 OS1; P at 2.2, play captain:3 gunner-1:3+U203 deckhand-1+U113, hull B:EB1;"
                       "G at 2.2, hand gunner-1:2+U205 sailor-1+U105");
}

/* Steps 1 to 3: six cubes against three, two strength each. */
static void open_the_books_battle(table *t)
{
    plays(t, P, "use captain level flag");
    expect_asked(t, P, DR_D_CUBES);
    expect_offers(t, "amount 0; amount 1; amount 2; amount 3; amount 4; amount 5; amount 6");
    play(t, P, "amount 6");
    draws(t, "L5 L30 L65 L70 L11 L40 L84 L3 L21");
    plays(t, G, "play gunner-1; play sailor-1; done");
    all_drawn(t);
    assert_int_equal(on_board(t, P), 6);
    assert_int_equal(on_board(t, G), 3);
    assert_int_equal(in_zone(t, "b4", P), 2);
    assert_int_equal(strength(t, P), 2);
    assert_int_equal(strength(t, G), 2);
}

/* Steps 4 and 5: P passes, G throws two cubes, of which one explodes. */
static void greens_answer(table *t)
{
    play(t, P, "pass");
    draws(t, "L57 s7 L40 s7 s7 L50 s7 L29 s7");
    play(t, G, "use gunner-1 middle throw-2");
    all_drawn(t);
    assert_int_equal(in_zone(t, "b1", G), 1);
    assert_int_equal(in_zone(t, "b2", G), 1);
    assert_int_equal(in_zone(t, "a4", G), 1);
    assert_int_equal(on_board(t, G), 6);
    assert_int_equal(strength(t, G), 5);
}

/* Steps 6 to 10: P knocks a green cube from 2 strength to none, and evens the score. */
static void purples_reply(table *t)
{
    draws(t, "L78 s7 s0 w0 m0 L93 s7 s7");
    play(t, P, "use gunner-1 level throw-2");
    all_drawn(t);
    assert_int_equal(in_zone(t, "a2", G), 1);
    assert_int_equal(in_zone(t, "c2", P), 1);
    assert_int_equal(in_zone(t, "c4", P), 1);
    assert_int_equal(strength(t, P), 2);
    assert_int_equal(strength(t, G), 3);
    expect_asked(t, P, DR_D_ABILITY); /* G had nothing to do but pass */
    play(t, P, "use deckhand-1 bottom strength-1");
    assert_int_equal(strength(t, P), 3);
    play(t, P, "pass");
}

/* TV-20; DR-14.7, DR-14.9, DR-14.10, DR-14.12, DR-14.13, DR-15.2, DR-15.3, DR-15.4, DR-15.6, DR-15.7, DR-17.4, DR-17.9: the book's battle
 * from the flag to the outcome. A tie is won by the player whose turn it is. */
RULE(the_battle_of_the_book_is_fought_step_by_step)
{
    table *t = the_books_battle();

    open_the_books_battle(t);
    greens_answer(t);
    purples_reply(t);
    expect_asked(t, P, DR_D_PLUNDER);
    plays(t, P, "amount 1; amount 6; amount 3"); /* one choice is a coin: 6 coins and 3 cargo aboard */
    assert_int_equal(captain(t, P)->coins, 6);
    assert_int_equal(captain(t, P)->cargo, 3);
    expect_asked(t, G, DR_D_PLUNDER);
    plays(t, G, "amount 1; amount 1; amount 1");
    plays(t, G, "holds a");
    assert_int_equal(captain(t, G)->coins, 1);
    assert_int_equal(captain(t, G)->cargo, 1);
    assert_true(stowed(t, P, "ABD"));
    assert_int_equal(captain(t, P)->damage, 1);
    assert_int_equal(captain(t, G)->damage, 1);
    assert_int_equal(captain(t, P)->progress[DR_WINS], 1);
    assert_int_equal(captain(t, G)->progress[DR_WINS], 0);
    assert_int_equal(captain(t, P)->supply, DR_SUPPLY - 1);
    assert_int_equal(captain(t, G)->supply, DR_SUPPLY);
    expect_asked(t, P, DR_D_MAIN);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(at_an_own_island_loaded_holds_keep_their_sails),
        TEST(elsewhere_loaded_holds_give_no_sails),
        TEST(a_hold_emptied_before_setting_sail_gives_its_sail),
        TEST(one_movement_ends_as_far_as_the_sails_reach),
        TEST(a_movement_explores_where_it_ends_and_not_where_it_passes),
        TEST(a_card_is_paid_from_the_ship_alone),
        TEST(draw_symbols_do_not_draw_beyond_the_hand_limit),
        TEST(a_level_up_before_the_turn_changes_a_card_in_hand),
        TEST(abilities_parted_by_a_green_line_are_used_once_each_in_any_order),
        TEST(of_abilities_parted_by_slashes_one_is_used),
        TEST(a_placement_for_each_cannon_counts_the_whole_card),
        TEST(helms_open_a_box_and_draw_cards),
        TEST(every_gain_and_price_names_its_place),
        TEST(two_buildings_are_paid_from_afar_and_the_outpost_produces),
        TEST(a_fort_shuts_others_out_but_not_from_the_card),
        TEST(a_full_island_pays_its_three_places),
        TEST(an_island_is_taken_over_cube_by_cube),
        TEST(control_needs_more_cubes_than_empty_spaces),
        TEST(shared_places_pay_the_next_one_and_empty_spaces_take_part),
        TEST(a_card_played_in_defence_fights_until_its_owners_clean_up),
        TEST(the_battle_of_the_book_is_fought_step_by_step),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
