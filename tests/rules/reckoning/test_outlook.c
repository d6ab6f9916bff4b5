/* test_outlook.c - rules tests: what a move may bring or cost, told before it is made; and the table in text. */
#include "table.h"

#include <string.h>

/* ---- Sails ----------------------------------------------------------------------------------------------------------------- */

#define LOADED "cargo 2, stow A, hull B:EB2"

/* DR-6.3, DR-4.2: a loaded hold hinders the sails of its space at sea and at a blocked island, not in the harbour or at an own island. */
RULE(sails_are_told_before_they_are_set)
{
    expect_outlook(position(3, "P " LOADED), "set-sail", "Sails: 3.");
    expect_outlook(position(3, "2.2 OS1; P at 2.2, " LOADED), "set-sail", "Sails: 2.");
    expect_outlook(position(3, "2.2 I05, P 3+1; P at 2.2, " LOADED), "set-sail", "Sails: 3.");
    expect_outlook(position(3, "2.2 I05, P 3+1; G at 2.2, pirate; turn attacked G; P at 2.2, " LOADED), "set-sail", "Sails: 2.");
}

/* DR-6.2: the track ends at 8. */
RULE(no_more_sails_are_told_than_the_track_takes)
{
    expect_outlook(position(2, "P hull B:EB2, play deckhand-1:4 deckhand-2:4"), "set-sail", "Sails: 8.");
}

/* DR-5.7: slash rows give sails if they are chosen for them. */
RULE(sails_of_slash_rows_are_told_apart)
{
    table *t = position(2, "P play deckhand-1:2 deckhand-2:3");

    expect_outlook(t, "set-sail", "Sails: 2, or up to 5 if rows are chosen for them.");
    play(t, P, "set-sail");
    expect_outlook(t, "hoist", "Sails: 2.");
    play(t, P, "count deckhand-1 level");
    expect_outlook(t, "hoist", "Sails: 3.");
}

/* ---- Battles --------------------------------------------------------------------------------------------------------------- */

/* DR-14.5, DR-17.4: cannons that lie open, and how many cards the other side may still play. */
RULE(the_cubes_of_ships_are_told)
{
    table *t = position(3, "2.2 OS1; B at 2.2; G at 2.2, hand gunner-1:2 sailor-1; P at 2.2, play captain:2 sailor-1+U203");

    play(t, P, "use captain level flag");
    expect_outlook(t, "attack blue", "With what lies open: 3 cubes against 1.");
    expect_outlook(t, "attack green", "With what lies open: 3 cubes against 1; Green has 2 cards in hand.");
}

/* DR-17.5, DR-17.6, DR-17.7: one more for each building of the own island, four in the harbour, two after the last turn. */
RULE(further_cubes_of_ships_are_told)
{
    table *t = position(3, "2.2 I05, G 3+1, outpost; B at 2.2; G at 2.2, done; ender G; P at 2.2, play captain:2");

    play(t, P, "use captain level flag");
    expect_outlook(t, "attack green", "With what lies open: 1 cube against 4.");
    t = position(3, "2.2 I05, P 3+1, outpost, fort; B at 2.2; G at 2.2; P at 2.2, play captain:2");
    play(t, P, "use captain level flag");
    expect_outlook(t, "attack green", "With what lies open: 3 cubes against 1.");
    t = position(3, "P play captain:2");
    play(t, P, "use captain level flag");
    expect_outlook(t, "attack blue", "With what lies open: 1 cube against 5.");
}

/* DR-18.3: five for a fort, two for a garrison, and two more after the last turn of their owner. */
RULE(the_cubes_of_buildings_are_told)
{
    table *t = position(3, "2.2 I05, G 3+1, garrison; P at 2.2");

    expect_outlook(t, "storm", "The garrison there falls if you win.\nWith what lies open: 1 cube against 2.");
    t = position(3, "2.2 I05, G 3+1, fort; G done; ender G; P at 2.2");
    expect_outlook(t, "storm", "The fort there falls if you win.\nWith what lies open: 1 cube against 7.");
}

/* DR-8.6, DR-16.1: which of two backs a ship has is not known, unless the other one was turned over before. */
RULE(the_cubes_of_an_encounter_are_told)
{
    table *t = position(2, "2.2 OS1, card MF21; P at 2.2; buried M202");

    expect_outlook(t, "raid MF21", "With what lies open: 1 cube against 3.");
    t = position(2, "2.2 OS1, card MF21; P at 2.2");
    expect_outlook(t, "raid MF21", "With what lies open: 1 cube against 3 or 4.");
}

/* ---- Goods ----------------------------------------------------------------------------------------------------------------- */

/* DR-14.11: what comes neither aboard nor ashore goes to the bank; without an island that is known at once. */
RULE(the_share_of_the_bank_is_told)
{
    table *t = position(3, "2.2 I05; G at 2.2, pirate; P at 2.2; next L65 L0");

    plays(t, P, "fight green; amount 1");
    expect_asked(t, P, DR_D_PLUNDER);
    expect_outlook(t, "amount 1", "1 coin aboard.");
    play(t, P, "amount 1");
    expect_outlook(t, "amount 0", "0 coins onto the island.\n1 coin goes to the bank.");
    expect_outlook(t, "amount 1", "1 coin onto the island.");
    t = position(3, "2.2 OS1; G at 2.2, pirate; P at 2.2; next L65 L0");
    plays(t, P, "fight green; amount 1");
    expect_outlook(t, "amount 1", "1 coin aboard.\n1 coin goes to the bank.");
}

/* DR-14.17: of loot the coins are chosen, and cargo takes the room that is left. */
RULE(loot_without_room_is_told)
{
    table *t = position(3, "2.2 OS1, card MF21; P at 2.2, cargo 5, stow AD; next M201 L0 L11 L11 L11");

    plays(t, P, "raid MF21; amount 1");
    expect_asked(t, P, DR_D_LOOT);
    expect_outlook(t, "amount 2", "2 coins and 0 cargo.\n2 cargo goes to the bank.");
    expect_outlook(t, "amount 1", "1 coin and 1 cargo.\n1 coin goes to the bank.\n1 cargo goes to the bank.");
}

/* DR-4.11, DR-14.17: loot for which there is no hold is told when it goes to the bank, chosen or not. */
RULE(loot_that_finds_no_hold_is_told)
{
    table *t = position(3, "2.2 OS1, card MF21; P at 2.2, cargo 5, stow AD; next M201 L0 L11 L11 L11");

    plays(t, P, "raid MF21; amount 1; amount 1");
    assert_true(happened(t, DR_EV_NO_ROOM, P));
    assert_int_equal(arg_of(t, DR_EV_NO_ROOM, 0), 1);
    assert_int_equal(arg_of(t, DR_EV_NO_ROOM_COINS, 0), 1);
    t = position(3, "2.2 OS1, card MF21; P at 2.2, cargo 4, stow AD; next M202 L0 L11 L11 L11 L11");
    plays(t, P, "raid MF21; amount 1");
    assert_int_equal(arg_of(t, DR_EV_NO_ROOM_COINS, 0), 1);
    assert_int_equal(times(t, DR_EV_NO_ROOM), 0);
    t = position(3, "2.2 OS1, card MF21; P at 2.2, cargo 1; next M202 L0 L11 L11 L11 L11");
    plays(t, P, "raid MF21; amount 1");
    assert_int_equal(times(t, DR_EV_NO_ROOM_COINS), 0);
}

/* DR-4.11, DR-14.11: so is plunder that full holds cannot take, where there is no island. */
RULE(plunder_that_finds_no_hold_is_told)
{
    table *t = position(3, "2.2 OS1; G at 2.2, pirate; P at 2.2, cargo 7; next L65 L0");

    plays(t, P, "fight green; amount 1");
    assert_int_equal(arg_of(t, DR_EV_NO_ROOM_COINS, 0), 2);
}

/* ---- Warnings -------------------------------------------------------------------------------------------------------------- */

/* DR-8.6: an attack on a merchant ship is never made by one click. DR-13.2: how near the ship is to sinking matters more. */
RULE(an_attack_is_warned_of)
{
    assert_string_equal(warning(position(2, "2.2 OS1, card MF21; P at 2.2"), "raid MF21"),
                        "DR-8.6: The card will be turned over, and the ship will fight.");
    assert_string_equal(warning(position(2, "2.2 OS1, card MF21; P at 2.2, damage 3"), "raid MF21"),
                        "DR-13.2: 2 more damage would sink your ship.");
    assert_string_equal(warning(position(3, "2.2 I05, G 3+1, fort; P at 2.2, damage 4"), "storm"),
                        "DR-13.2: 1 more damage would sink your ship.");
    assert_string_equal(warning(position(3, "2.2 I05, G 3+1, fort; P at 2.2, damage 2"), "storm"), "");
}

/* DR-23.1, DR-19.4: that the turn will be the last one matters more than sails that are lost. */
RULE(the_last_turn_is_warned_of_first)
{
    assert_string_equal(warning(position(2, "P track 2"), "end"), "DR-19.4: You will lose the sails you have left.");
    assert_string_equal(warning(position(2, "P track 2, deeds A1 A3 A5 A7"), "end"), "DR-23.1: This will be your last turn.");
}

/* DR-5.3, DR-19.4: rows that could still be used are warned of as well; sails that are lost matter more. */
RULE(unused_rows_are_warned_of)
{
    assert_string_equal(warning(position(2, "P play sailor-1"), "end"), "DR-5.3: Cards in play still have rows that you could use.");
    assert_string_equal(warning(position(2, "P hand sailor-1"), "end"), "");
    assert_string_equal(warning(position(2, "P track 2, play sailor-1"), "end"), "DR-19.4: You will lose the sails you have left.");
}

/* DR-7.4: who ends a movement where a ship in pirate mode lies must fight it, unless it was attacked this turn. */
RULE(pirates_are_warned_of_before_they_are_met)
{
    static const char *const pirates = "DR-7.4: A ship in pirate mode lies there: if you end the movement there, you must fight it.";

    assert_string_equal(warning(position(3, "2.2 OS1; 2.1 OS2; G at 2.2, pirate; P at 2.1, track 1"), "sail 2.2"), pirates);
    assert_string_equal(warning(position(3, "2.2 OS1; 2.1 OS2; G at 2.2; P at 2.1, track 1"), "sail 2.2"), "");
    assert_string_equal(warning(position(3, "2.2 OS1; 2.1 OS2; G at 2.2, pirate; turn attacked G; P at 2.1, track 1"), "sail 2.2"), "");
}

/* DR-4.8, DR-11.5: a card that places influence is played in vain where the island is blocked, or held by a fort. */
RULE(influence_that_cannot_be_placed_is_warned_of)
{
    assert_string_equal(warning(position(3, "2.2 I05; G at 2.2, pirate; P at 2.2, hand buccaneer"), "play buccaneer"),
                        "DR-4.8: The island here is blocked for you: influence cannot be placed on it now.");
    assert_string_equal(warning(position(3, "2.2 I05, G 3+1, fort; P at 2.2, hand buccaneer"), "play buccaneer"),
                        "DR-11.5: An opposing fort or garrison here keeps your influence off the island.");
    assert_string_equal(warning(position(3, "2.2 I05; P at 2.2, hand buccaneer"), "play buccaneer"), "");
    assert_string_equal(warning(position(3, "2.2 I05; G at 2.2, pirate; P at 2.2, hand sailor-1"), "play sailor-1"), "");
}

/* DR-9.1, DR-9.3: before cubes are placed, one sees what they have to beat. */
RULE(influence_tells_what_it_has_to_beat)
{
    expect_outlook(position(3, "2.2 I05, P 1+0, G 2+0; P at 2.2, play buccaneer"), "use buccaneer level place-1",
                   "Whaler's Rest: your cubes 1, the most of another captain 2, empty spaces 1.");
}

/* ---- Cards and holds ------------------------------------------------------------------------------------------------------- */

/* DR-20.1: what the next level has for what the present one has, what is new and what is no longer there. */
RULE(a_level_up_is_told)
{
    expect_outlook(
        position(2, "P pending, hand sailor-1:2; step turn"), "level-up sailor-1",
        "3 cargo onto the dock instead of 2 cargo onto the dock.\nRepair for 2 cargo instead of repair for 2 cargo, in the harbour.");
    expect_outlook(position(2, "P pending, hand first-mate; step turn"), "level-up first-mate",
                   "New: build 1 building.\nNo longer: 1 cargo onto the dock.");
}

/* DR-5.4: a row of which one thing is used a turn is told from one of which all are. */
RULE(a_level_up_tells_of_choices)
{
    expect_outlook(position(2, "P pending, hand deckhand-1; step turn"), "level-up deckhand-1", "Or instead: 1 sail.");
    expect_outlook(position(2, "P pending, hand deckhand-1:3; step turn"), "level-up deckhand-1",
                   "3 sails instead of 2 sails.\nAll of the row in one turn, no longer a choice.");
}

/* DR-7.1, DR-19.5: what a mode means, and what an upgrade gives and where it goes. */
RULE(the_choices_of_the_clean_up_are_told)
{
    table *t = position(2, "2.2 OS1; P at 2.2, wait U101, play sailor-1");

    play(t, P, "end");
    expect_outlook(t, "mode trade", "Others can attack this ship only with a flag.");
    expect_outlook(t, "mode pirate", "Blocks its island for others; whoever ends a movement on its tile has to fight it.");
    play(t, P, "mode trade");
    expect_outlook(t, "sleeve U101 sailor-1", "Its place on the card: top.\nThe card then has: 1 sail.");
}

/* DR-4.2, DR-6.3: what loaded holds hide, and what more they would take. */
RULE(what_loaded_holds_cost_is_told)
{
    table *t = position(2, "P dock 2");

    plays(t, P, "load cargo; amount 2");
    expect_outlook(t, "holds a", "1 sail fewer, away from home.\nRoom for 2 more.");
    expect_outlook(t, "holds d", "1 sail fewer, away from home.\nRoom for 1 more.");
    t = position(2, "P dock 2, hull B:EB1");
    plays(t, P, "load cargo; amount 2");
    expect_outlook(t, "holds b", "1 cannon fewer.\nRoom for 1 more.");
}

/* DR-4.2: what fits into fewer holds is loaded into more for nothing. */
RULE(holds_too_many_are_warned_of)
{
    table *t = position(2, "P dock 5");

    plays(t, P, "load cargo; amount 2");
    assert_string_equal(warning(t, "holds ad"), "DR-4.2: Fewer holds are enough for the goods.");
    assert_string_equal(warning(t, "holds d"), "");
    t = position(2, "P dock 5");
    plays(t, P, "load cargo; amount 5");
    assert_int_equal(captain(t, P)->stow, 9);
}

/* DR-6.12, DR-9.1: what is known of the tile ahead, and that a tile is turned up only where a movement ends, one a turn. */
RULE(what_lies_ahead_is_told)
{
    table *t = position(3, "2.2 I05, P 1+0; 2.1 OS2; 2.3 dark; G at 2.2; P at 2.1, track 2");

    expect_outlook(t, "sail 2.2",
                   "Green's ship lies there.\nWhaler's Rest: your cubes 1, the most of another captain 0, empty spaces 3.\nA card lies "
                   "there: Coxswain's Eye, for 3 cargo.");
    expect_outlook(position(3, "2.2 OS1; 2.3 dark; P at 2.2, track 1"), "sail 2.3",
                   "Unexplored: turned up only if you end the movement there.");
    expect_outlook(position(3, "2.2 OS1; 2.3 dark; P at 2.2, track 2; turn explored"), "sail 2.3",
                   "Unexplored: you can only pass, as you have explored a tile this turn.");
}

/* DR-11.2, DR-11.6: what a building costs and does. */
RULE(what_buildings_do_is_told)
{
    table *t = position(2, "1.1 I05, P 3+1; P dock 4, play first-mate:2");

    play(t, P, "use first-mate level build-1");
    expect_outlook(t, "build 1.1 outpost",
                   "On Whaler's Rest; costs 2 cargo. 1 more cargo and 1 more coin whenever the island produces; it is never attacked.");
}

/* ---- The table in text ----------------------------------------------------------------------------------------------------- */

static bool shows(const table *t, const char *words)
{
    static char text[1 << 15];
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    rs_text out = rs_text_on(text, sizeof text);

    rs_view(&GAME, &t->s, rs_asked(&t->s), view);
    GAME.board(view, &out);
    return strstr(text, words) != NULL;
}

/* DR-7.6, DR-6.3, DR-14.5: what is blocked, and the sails and cannons that could be used, are seen in the terminal. */
RULE(the_picture_counts_what_can_be_used)
{
    table *t = position(3, "2.2 I05, P 3+1, cargo 2, card U205; G at 2.2, pirate; turn attacked G; P at 2.2, " LOADED);

    assert_true(shows(t, "2.2 I05 P3+1 _ | 2c 0g | U205(4) <P> <G!>"));
    assert_true(shows(t, "; blocked for P"));
    assert_true(shows(t, "; sails 2, track 0; cannons 1;"));
    assert_false(shows(position(3, "2.2 I05, P 3+1; P at 2.2"), "blocked"));
}

/* DR-14.13, DR-5.3, DR-23.2: strength, abilities used and the turns that are left, too. */
RULE(the_picture_tells_how_things_stand)
{
    table *t = position(3, "2.2 OS1, card MF21; P at 2.2, play sailor-1+U112; next M201 L0 L0 L0 L0");

    plays(t, P, "use sailor-1 level cargo-1-dock; raid MF21; amount 1");
    expect_asked(t, P, DR_D_ABILITY);
    assert_true(shows(t, " P: cubes 1, strength 1"));
    assert_true(shows(t, " *: cubes 3, strength 3"));
    assert_true(shows(t, "1 cargo onto the dock [used]"));
    assert_true(shows(position(3, "B done; ender B; active G"), "last turns, with this one: 2."));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(sails_are_told_before_they_are_set),
        TEST(no_more_sails_are_told_than_the_track_takes),
        TEST(sails_of_slash_rows_are_told_apart),
        TEST(the_cubes_of_ships_are_told),
        TEST(further_cubes_of_ships_are_told),
        TEST(the_cubes_of_buildings_are_told),
        TEST(the_cubes_of_an_encounter_are_told),
        TEST(the_share_of_the_bank_is_told),
        TEST(loot_that_finds_no_hold_is_told),
        TEST(plunder_that_finds_no_hold_is_told),
        TEST(loot_without_room_is_told),
        TEST(an_attack_is_warned_of),
        TEST(the_last_turn_is_warned_of_first),
        TEST(the_picture_counts_what_can_be_used),
        TEST(the_picture_tells_how_things_stand),
        TEST(unused_rows_are_warned_of),
        TEST(pirates_are_warned_of_before_they_are_met),
        TEST(influence_that_cannot_be_placed_is_warned_of),
        TEST(influence_tells_what_it_has_to_beat),
        TEST(a_level_up_is_told),
        TEST(the_choices_of_the_clean_up_are_told),
        TEST(a_level_up_tells_of_choices),
        TEST(what_loaded_holds_cost_is_told),
        TEST(holds_too_many_are_warned_of),
        TEST(what_lies_ahead_is_told),
        TEST(what_buildings_do_is_told),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
