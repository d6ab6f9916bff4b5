/* test_sail.c - rules tests: exploring and moving, Coastlands, drawing and the Storm (PL-7, PL-8, PL-9). */
#include "table.h"

#include <stdio.h>
#include <string.h>

/* Where an event of this kind comes first in what just happened. */
static int moment_of(const table *t, int event)
{
    for (int i = 0; i < t->turn.events; i++)
        if (t->turn.event[i].kind == event) return i;
    fail_msg("no event '%s'", pl_event_kinds[event].name);
    return 0;
}

/* ---- Explore and move -------------------------------------------------------------------------------------------------------- */

/* PL-7.1: explore, move, draw; then the same again; a step without a move is the last. */
RULE(sailing_is_a_repetition_of_steps)
{
    table *t = position(2, "A at OS-01, hand OS-05 OS-06 SH-10; step sail; deck TS-01");

    play(t, A, "explore OS-05 north");
    play(t, A, "move north");
    assert_true(hand_is(t, A, "OS-06 SH-10 TS-01"));
    play(t, A, "explore OS-06 west");
    expect_offers(t, "move west; end");
    play(t, A, "end");
    expect_asked(t, A, PL_D_ACTION);
    assert_int_equal(at(t, A), card("OS-05"));
}

/* PL-7.2: a second Map card can be laid only after the next move. */
RULE(one_map_card_is_laid_in_a_step)
{
    table *t = position(2, "A at OS-01, hand OS-05 OS-06; step sail; deck TS-01");

    play(t, A, "explore OS-05 north");
    refused(t, A, "explore OS-06 west", "PL-7.2");
    play(t, A, "move north");
    assert_true(offered(t, "explore OS-06 west"));
}

/* PL-7.3: a captain may lay a card to the north and sail south. */
RULE(the_card_just_laid_need_not_be_entered)
{
    table *t = position(2, "A at OS-01, hand OS-05; step sail; deck TS-01");

    play(t, A, "explore OS-05 north");
    expect_offers(t, "move north; move south; end");
    play(t, A, "move south");
    assert_int_equal(at(t, A), PL_TORTUGA);
}

/* PL-7.4: seven cards in hand, or no Map card in that direction, forbid the move. */
RULE(a_move_needs_a_card_to_enter_and_room_in_the_hand)
{
    table *t = position(2, "A at OS-01, hand OS-05 TS-01 TS-02 TS-03 TS-04 TS-05 TS-06; step sail");

    refused(t, A, "move south", "PL-7.4");
    play(t, A, "explore OS-05 north"); /* six are left */
    assert_true(offered(t, "move north") && offered(t, "move south"));
    refused(t, A, "move west", "PL-7.4");
}

/* PL-7.4: no Coastland forbids a move, not to an empty hand at the Narrows nor to a deep ship with a Prize at the Shoals. */
RULE(no_coastland_makes_a_move_illegal)
{
    table *t = position(2, "map CO-05 0,2; A at OS-01; step sail");

    assert_true(offered(t, "move north"));
    t = position(2, "map CO-04 0,2; A at OS-01, own SH-08b, prize SH-06; step sail");
    assert_true(offered(t, "move north"));
    t = position(2, "map CO-05 0,2; A at CO-05; step sail");
    assert_true(offered(t, "move south"));
}

/* PL-7.5: first the Mutiny, then the exit, then the entry, then the ship is moved, then a card is drawn. */
RULE(a_move_is_carried_out_in_order)
{
    table *t = position(2, "map CO-03 0,2; map CO-02 0,3; A at CO-03, mate FM-01; step dues; deck PT-02 PT-03 TS-01");
    int mutiny, exit, sails, draw;

    play(t, A, "pay crew");
    play(t, A, "move north");
    mutiny = moment_of(t, PL_EV_MATE_LEAVES), exit = moment_of(t, PL_EV_TEST);
    sails = moment_of(t, PL_EV_SAILS), draw = moment_of(t, PL_EV_DRAW);
    assert_true(mutiny < exit && exit < sails && sails < draw);
    assert_int_equal(times(t, PL_EV_TEST), 2);
    assert_int_equal(t->turn.event[exit].arg[0], card("PT-02")); /* of Mangrove Maze */
    assert_int_equal(arg_of(t, PL_EV_TEST, 0), card("PT-03"));   /* of Coral Teeth */
    assert_int_equal(arg_of(t, PL_EV_DRAW, 0), card("TS-01"));
}

/* PL-7.5: an offer is discarded when the ship is on the new cell; a move that failed leaves it. */
RULE(an_offer_goes_when_the_ship_has_moved)
{
    table *t = position(2, "map PT-08 0,2; map CO-02 0,3; A at PT-08, offer SH-05; step sail; deck OS-10");

    play(t, A, "move north");
    assert_int_equal(captain(t, A)->offer, card("SH-05"));
    t = position(2, "map PT-08 0,2; map CO-02 0,3; A at PT-08, offer SH-05, hand CA-01; step sail; deck PT-02 TS-01");
    play(t, A, "move north");
    assert_int_equal(captain(t, A)->offer, PL_NONE);
    assert_int_equal(t->s.turn.direction, PL_NORTH);
    assert_int_equal(t->s.turn.moved, 1);
}

/* PL-7.6: entering a Port or Coastland ends the phase after the draw, however few cards are in hand. */
RULE(a_port_or_coastland_ends_the_phase)
{
    table *t = position(2, "map PT-08 0,2; map OS-06 0,3; A at OS-01, hand OS-05; step sail; deck TS-01");

    play(t, A, "move north");
    assert_true(hand_is(t, A, "OS-05 TS-01"));
    expect_asked(t, A, PL_D_ACTION);
    t = position(2, "map CO-01 0,2; map OS-06 0,3; A at OS-01, hand OS-05 CA-01; step sail; deck TS-01");
    play(t, A, "move north");
    assert_true(hand_is(t, A, "OS-05 CA-01 TS-01"));
    expect_asked(t, A, PL_D_ACTION);
}

/* PL-7.6: the seventh card ends the phase at once; not even a Map card can be laid after it. */
RULE(the_seventh_card_ends_the_phase)
{
    table *t = position(2, "map OS-06 0,2; A hand OS-05 TS-01 TS-02 TS-03 TS-04 TS-05; step sail; deck TS-06");

    play(t, A, "move north");
    assert_int_equal(hand_size(t, A), 7);
    answer_alone(t, A, "pass"); /* at Open Sea there is no Action for this hand */
    expect_asked(t, A, PL_D_ENCOUNTER);
}

/* PL-7.6: a Storm, a failed test and the captain's own will end the phase. */
RULE(a_storm_a_failed_test_or_the_captain_ends_the_phase)
{
    table *t = position(2, "map OS-06 0,2; A hand OS-05 SH-10; step sail; deck ST-01");

    play(t, A, "move north");
    expect_asked(t, A, PL_D_ACTION);
    t = position(2, "map CO-02 0,2; A at OS-01, hand OS-05 SH-10; step sail; deck OS-10");
    play(t, A, "move north");
    expect_asked(t, A, PL_D_ACTION);
    t = position(2, "A at OS-01, hand OS-05 SH-10; step sail");
    play(t, A, "end");
    expect_asked(t, A, PL_D_ACTION);
}

/* PL-7.7: the first move goes anywhere; later ones straight on or, once, to the left or right; never back. */
RULE(a_ship_turns_once_and_never_back)
{
    table *t = position(2, "map OS-05 0,2; map OS-06 1,1; map OS-07 -1,1; map OS-08 2,1; map OS-09 1,2; map OS-10 3,1; map OS-11 2,2;"
                           "step sail; deck TS-01 TS-02 TS-03 TS-04");

    expect_offers(t, "move north; move east; move south; move west; end");
    play(t, A, "move north");
    expect_offers(t, "move north; move east; move west; end");
    refused(t, A, "move south", "PL-7.7");
    play(t, A, "move east");
    expect_offers(t, "move east; end");
    refused(t, A, "move north", "PL-7.7");
    refused(t, A, "move south", "PL-7.7");
    refused(t, A, "move west", "PL-7.7");
    play(t, A, "move east");
    refused(t, A, "move north", "PL-7.7");
    play(t, A, "move east");
    assert_int_equal(at(t, A), card("OS-10"));
}

/* PL-7.7: back is back in every direction. */
RULE(a_ship_never_moves_back)
{
    static const char *const out[] = {"move north", "move east", "move south", "move west"};

    for (int d = 0; d < PL_DIRECTIONS; d++) {
        table *t = position(2, "A hand OS-05; step sail; deck TS-01");

        play(t, A, out[d]);
        expect_asked(t, A, PL_D_SAIL);
        refused(t, A, out[(d + 2) % PL_DIRECTIONS], "PL-7.7");
    }
}

/* PL-7.7: a turn to the left counts as one as well; straight moves before it do not use it up. */
RULE(the_turn_can_come_late_and_to_the_left)
{
    table *t = position(2, "map OS-05 0,2; map OS-06 0,3; map OS-07 -1,3; map OS-08 -2,3; map OS-09 -1,4; map OS-10 0,4;"
                           "step sail; deck TS-01 TS-02 TS-03 TS-04 TS-05");

    play(t, A, "move north");
    play(t, A, "move north");
    play(t, A, "move north");
    expect_offers(t, "move north; move west; end");
    play(t, A, "move west");
    refused(t, A, "move north", "PL-7.7");
    play(t, A, "move west");
    assert_int_equal(at(t, A), card("OS-08"));
}

/* PL-7.7: there are four directions and no diagonals. */
RULE(there_are_no_diagonal_moves)
{
    rs_move move;

    assert_true(rs_move_parse(&pl_game, NULL, "move north", &move));
    assert_false(rs_move_parse(&pl_game, NULL, "move northeast", &move));
    assert_int_equal(pl_heading_words.count, 4);
}

/* PL-7.8: next turn the ship may go back where it came from, and turn again. */
RULE(the_direction_is_chosen_afresh_each_turn)
{
    table *t = position(2, "map OS-05 1,1; map OS-06 2,1; step sail; deck TS-01 TS-02");

    play(t, A, "move north");
    play(t, A, "move east");
    refused(t, A, "move south", "PL-7.7");
    play(t, A, "end");
    answer_alone(t, A, "pass");
    play(t, A, "lay TS-01");
    play(t, B, "end");
    play(t, B, "pass");
    expect_asked(t, A, PL_D_SAIL);
    assert_true(offered(t, "move west") && offered(t, "move south") && offered(t, "move east"));
}

/* PL-7.9: the slowest ship sails as far as any. */
RULE(speed_does_not_limit_sailing)
{
    table *t = position(2, "map OS-05 0,2; map OS-06 0,3; map OS-07 0,4; map OS-08 0,5; A own SH-06b; step sail;"
                           "deck TS-01 TS-02 TS-03 TS-04 TS-05");

    for (int i = 0; i < 5; i++) play(t, A, "move north");
    assert_int_equal(at(t, A), card("OS-08"));
}

/* PL-7.10: no card is drawn without a move, even if a card was laid. */
RULE(without_a_move_no_card_is_drawn)
{
    table *t = position(2, "A at OS-01, hand OS-05 TS-01 TS-02; step sail");

    play(t, A, "explore OS-05 north");
    assert_int_equal(times(t, PL_EV_DRAW), 0);
    play(t, A, "end");
    assert_int_equal(times(t, PL_EV_DRAW), 0);
    assert_true(hand_is(t, A, "TS-01 TS-02"));
}

/* PL-7.11: an Enemy's Port may be entered; then it must be attacked. */
RULE(an_enemys_port_may_be_entered_and_must_be_attacked)
{
    table *t = position(2, "map PT-09 0,2; A at OS-01, deed spain; step sail; deck TS-01");

    play(t, A, "move north");
    assert_int_equal(at(t, A), card("PT-09"));
    answer_alone(t, A, "attack port");
    assert_int_equal(t->s.fight.foe, PL_FOE_PORT);
    expect_asked(t, A, PL_D_BROADSIDE);
}

/* PL-7.12: nobody has to sail. */
RULE(a_captain_may_stay)
{
    table *t = position(2, "A hand OS-05; step sail");

    play(t, A, "end");
    assert_int_equal(at(t, A), PL_TORTUGA);
    expect_asked(t, A, PL_D_ACTION);
}

/* ---- Coastlands -------------------------------------------------------------------------------------------------------------- */

/* A sails north from OS-01 to a Coastland on (0,2), or south from there. */
static table *sails(const char *coast, bool in, const char *who, const char *deck)
{
    char text[256];
    table *t;

    snprintf(text, sizeof text, "map %s 0,2; A at %s%s; step sail; deck %s", coast, in ? "OS-01" : coast, who, deck);
    t = position(2, text);
    play(t, A, in ? "move north" : "move south");
    return t;
}

/* PL-8.1: Turtle Lagoon is free; Coral Teeth tests who enters, Mangrove Maze who leaves, with a card of 3 or more. */
RULE(some_coastlands_test_who_enters_or_leaves)
{
    assert_int_equal(times(sails("CO-01", true, "", "TS-01"), PL_EV_TEST), 0);
    assert_int_equal(times(sails("CO-01", false, "", "TS-01"), PL_EV_TEST), 0);
    assert_int_equal(at(sails("CO-02", true, "", "PT-02 TS-01"), A), card("CO-02"));
    assert_int_equal(at(sails("CO-02", true, "", "TS-02"), A), card("OS-01"));
    assert_int_equal(times(sails("CO-02", false, "", "TS-01"), PL_EV_TEST), 0);
    assert_int_equal(times(sails("CO-03", true, "", "TS-01"), PL_EV_TEST), 0);
    assert_int_equal(at(sails("CO-03", false, "", "PT-02 TS-01"), A), card("OS-01"));
    assert_int_equal(at(sails("CO-03", false, "", "TS-02"), A), card("CO-03"));
}

/* PL-8.1: Windward Shoals test a hold above 5, or a Prize in tow, with a card of 4 or more, and only who enters. */
RULE(the_shoals_test_deep_ships_and_prizes)
{
    assert_int_equal(times(sails("CO-04", true, ", own SH-19b", "TS-01"), PL_EV_TEST), 0);
    assert_int_equal(at(sails("CO-04", true, ", own SH-07b", "PT-02"), A), card("OS-01"));
    assert_int_equal(at(sails("CO-04", true, ", own SH-07b", "PT-01 TS-01"), A), card("CO-04"));
    assert_int_equal(at(sails("CO-04", true, ", prize SH-09", "PT-02"), A), card("OS-01"));
    assert_int_equal(times(sails("CO-04", false, ", own SH-07b, prize SH-09", "TS-01"), PL_EV_TEST), 0);
}

/* PL-8.1: the Narrows take a card of 2 or more both ways, and test who has none. */
RULE(the_narrows_take_a_toll_both_ways)
{
    table *t = sails("CO-05", true, ", hand TS-01 SH-02 OS-05", "PT-01");

    expect_asked(t, A, PL_D_TOLL);
    expect_offers(t, "discard TS-01; discard SH-02");
    refused(t, A, "discard OS-05", "PL-8.1");
    play(t, A, "discard SH-02");
    assert_int_equal(at(t, A), card("CO-05"));
    assert_true(hand_is(t, A, "TS-01 OS-05 PT-01"));

    t = sails("CO-05", false, ", hand TS-01 SH-02", "PT-01");
    play(t, A, "discard TS-01");
    assert_int_equal(at(t, A), card("OS-01"));
    t = sails("CO-05", true, ", hand OS-05", "PT-02 TS-01");
    assert_int_equal(times(t, PL_EV_TEST), 1);
    assert_int_equal(at(t, A), card("CO-05"));
    t = sails("CO-05", true, ", hand TS-02", "PT-02");
    answer_alone(t, A, "discard TS-02"); /* asked for the only card that will do, too: it is a secret that there is one only */
    assert_int_equal(times(t, PL_EV_TEST), 0);
    assert_true(in_discard(t, "TS-02"));
    assert_int_equal(at(sails("CO-05", false, ", hand OS-05", "TS-02"), A), card("CO-05"));
}

/* PL-8.1: who has no card for the toll is warned of the test. */
RULE(the_program_warns_by_what_is_in_hand)
{
    const table *payer = position(2, "map CO-05 0,2; A at OS-01, hand OS-05 TS-02; step sail");

    assert_non_null(strstr(warning(payer, "move north"), "toll"));
    assert_non_null(strstr(warning(position(2, "map CO-05 0,2; A at OS-01, hand OS-05; step sail"), "move north"), "tested"));
}

/* PL-8.1, PL-7.11: the program warns of tests, tolls and an Enemy's Port before the move, and of nothing else. */
RULE(the_program_warns_of_conditions_and_enemies)
{
    static const struct {
        const char *from, *to, *who, *clause;
    } rows[] = {
        {"OS-01", "CO-01", "", ""},
        {"OS-01", "CO-02", "", "PL-8.1"},
        {"OS-01", "CO-03", "", ""},
        {"OS-01", "CO-04", "", ""},
        {"OS-01", "CO-04", ", prize SH-09", "PL-8.1"},
        {"OS-01", "CO-05", "", "PL-8.1"},
        {"CO-03", "OS-05", "", "PL-8.1"},
        {"CO-02", "OS-05", "", ""},
        {"CO-04", "OS-05", ", prize SH-09", ""},
        {"CO-05", "OS-05", "", "PL-8.1"},
        {"CO-01", "OS-05", "", ""},
        {"OS-01", "CO-02", ", mate FM-03", ""},
        {"OS-01", "PT-09", "", ""},
        {"OS-01", "PT-09", ", deed spain", "PL-10.3"},
        {"OS-01", "PT-08", ", deed spain", ""},
        {"OS-01", "OS-05", ", deed spain", ""},
    };

    for (int i = 0; i < RS_COUNT(rows); i++) {
        const char *from = rows[i].from, *to = rows[i].to, *who = rows[i].who;
        char text[160];

        if (!strcmp(from, "OS-01"))
            snprintf(text, sizeof text, "map %s 0,2; A at OS-01%s; step sail", to, who);
        else
            snprintf(text, sizeof text, "map %s 0,2; map %s 0,3; A at %s%s; step sail", from, to, from, who);
        expect_clause(warning(position(2, text), "move north"), rows[i].clause);
    }
    expect_clause(warning(position(2, "map CO-02 0,2; A at OS-01; step sail"), "end"), "");
}

/* PL-8.2: after a failed test the ship stays, nothing is drawn, the phase is over, and a toll paid for the move is lost. */
RULE(a_failed_test_costs_the_toll_and_ends_the_phase)
{
    table *t = position(2, "map CO-05 0,2; map CO-02 0,3; A at CO-05, hand TS-01 TS-02 CA-01; step sail; deck OS-10");

    play(t, A, "move north");
    play(t, A, "discard TS-01");
    assert_int_equal(at(t, A), card("CO-05"));
    assert_true(in_discard(t, "TS-01") && in_discard(t, "OS-10"));
    assert_true(hand_is(t, A, "TS-02 CA-01"));
    expect_asked(t, A, PL_D_ACTION);
}

/* PL-8.3: the exit comes before the entry; if its test fails no entry toll is asked for. */
RULE(the_exit_comes_before_the_entry)
{
    table *t = position(2, "map CO-03 0,2; map CO-05 0,3; A at CO-03, hand TS-01 TS-02 CA-01; step sail; deck OS-10");

    play(t, A, "move north");
    assert_true(hand_is(t, A, "TS-01 TS-02 CA-01"));
    expect_asked(t, A, PL_D_ACTION);
    t = position(2, "map CO-03 0,2; map CO-05 0,3; A at CO-03, hand TS-01 TS-02 CA-01; step sail; deck PT-02 PT-01");
    play(t, A, "move north");
    expect_asked(t, A, PL_D_TOLL);
    assert_true(happened(t, PL_EV_TEST, A));
}

/* PL-8.4: a Storm turned up in a test is a card of value 0: the test fails, nobody's cargo suffers. */
RULE(a_storm_in_a_test_only_fails_it)
{
    table *t = position(2, "map CO-02 0,2; A at OS-01, traded sugar 2; B at OS-02, traded cotton 2; step sail; deck ST-01");

    play(t, A, "move north");
    assert_int_equal(at(t, A), card("OS-01"));
    assert_true(in_discard(t, "ST-01"));
    assert_int_equal(times(t, PL_EV_STORM), 0);
    assert_int_equal(traded(t, A, PL_SUGAR), 2);
    assert_int_equal(traded(t, B, PL_COTTON), 2);
}

/* PL-8.5: with the Pilot there is neither test nor toll on any Coastland. */
RULE(the_pilot_ignores_all_conditions)
{
    static const char *const coasts[] = {"CO-01", "CO-02", "CO-03", "CO-04", "CO-05"};

    for (int i = 0; i < 5; i++) {
        table *t = sails(coasts[i], true, ", own SH-07b, prize SH-09, mate FM-03, hand TS-02", "TS-01");

        assert_int_equal(at(t, A), card(coasts[i]));
        assert_true(hand_is(t, A, "TS-01 TS-02"));
        t = sails(coasts[i], false, ", own SH-07b, prize SH-09, mate FM-03, hand TS-02", "TS-01");
        assert_int_equal(at(t, A), card("OS-01"));
        assert_true(hand_is(t, A, "TS-01 TS-02"));
    }
}

/* PL-8.6: the Action follows a failed test where the ship stands. */
RULE(the_action_follows_a_failed_test)
{
    table *t = sails("CO-03", false, ", hand CA-01 TM-03", "OS-10");

    expect_asked(t, A, PL_D_ACTION);
    expect_offers(t, "pass; turtle-hunt; dig TM-03");
}

/* ---- Drawing and the Storm --------------------------------------------------------------------------------------------------- */

/* PL-9.1: one card after every move, also the one that enters a Port and the one that fills the hand. */
RULE(every_move_draws_one_card)
{
    table *t = position(2, "map PT-08 0,2; step sail; deck TS-01 TS-02");

    play(t, A, "move north");
    assert_true(hand_is(t, A, "TS-01"));
    play(t, A, "move north");
    assert_true(hand_is(t, A, "TS-01 TS-02"));
    expect_asked(t, A, PL_D_ACTION);
}

/* PL-9.2: seven cards are the most a hand holds, and six the most a turn begins with. */
RULE(seven_cards_at_most_and_six_at_the_beginning)
{
    table *t = position(2, "A hand TS-01 TS-02 TS-03 TS-04 TS-05 TS-06; map OS-05 0,2; step sail; deck PT-01");

    play(t, A, "move north");
    assert_int_equal(hand_size(t, A), 7);
    answer_alone(t, A, "pass");
    play(t, A, "lay TS-01");
    play(t, B, "end");
    play(t, B, "pass");
    expect_asked(t, A, PL_D_SAIL);
    assert_int_equal(hand_size(t, A), 6);
}

/* PL-9.3: a Storm that is drawn does not enter the hand and ends the sailing. */
RULE(a_drawn_storm_ends_the_sailing)
{
    table *t = position(2, "map OS-06 0,2; A hand OS-05 SH-10; step sail; deck ST-01");

    play(t, A, "move north");
    assert_true(happened(t, PL_EV_STORM, A));
    assert_true(hand_is(t, A, "OS-05 SH-10"));
    assert_int_equal(at(t, A), card("OS-01"));
    expect_asked(t, A, PL_D_ACTION);
}

/* PL-9.4: all captains at Open Sea with Prize or cargo are asked, clockwise from the drawer; each has the options of the rule. */
RULE(the_storm_touches_laden_ships_at_open_sea)
{
    table *t = position(4, "active B; B traded sugar 2 cotton 1, hand SH-10; C at OS-02, prize SH-05, plundered cocoa 2, hand PT-02 TS-01;"
                           "D at OS-02; A at OS-03, traded sugar 3, hand PT-03 TS-02; step sail; deck ST-01");

    play(t, B, "move north");
    expect_asked(t, B, PL_D_STORM);
    expect_offers(t, "discard SH-10; lose half");
    play(t, B, "lose half"); /* three tokens: two go */
    expect_offers(t, "dump traded sugar; dump traded cotton");
    play(t, B, "dump traded cotton");
    assert_int_equal(pl_cargo(captain(t, B)), 1);
    expect_asked(t, C, PL_D_STORM);
    expect_offers(t, "discard PT-02; lose prize");
    refused(t, C, "lose half", "PL-9.4");
    refused(t, C, "discard TS-01", "PL-9.4");
    play(t, C, "lose prize");
    assert_int_equal(captain(t, C)->prize, PL_NONE);
    assert_int_equal(plundered(t, C, PL_COCOA), 0);
    expect_asked(t, A, PL_D_STORM); /* D has nothing to lose */
    refused(t, A, "lose prize", "PL-9.4");
    play(t, A, "discard PT-03");
    assert_int_equal(traded(t, A, PL_SUGAR), 3);
    assert_true(happened(t, PL_EV_STORM_OVER, RS_NOBODY));
}

/* PL-9.4: who lies in a Port or at a Coastland is safe; who has no high card and a Prize can only lose it. */
RULE(ports_and_coastlands_are_safe_from_the_storm)
{
    table *t = position(3, "map CO-01 1,1; A at OS-02, prize SH-05, plundered cocoa 1, hand TS-01 TS-02; B at CO-01, traded sugar 2;"
                           "C traded cotton 2; map OS-05 2,0; step sail; deck ST-01");

    play(t, A, "move east");
    expect_asked(t, A, PL_D_STORM);
    answer_alone(t, A, "lose prize");
    assert_int_equal(captain(t, A)->prize, PL_NONE);
    assert_int_equal(traded(t, B, PL_SUGAR), 2);
    assert_int_equal(traded(t, C, PL_COTTON), 2);
    expect_asked(t, A, PL_D_ACTION);
    answer_alone(t, A, "pass");
    expect_asked(t, A, PL_D_ENCOUNTER);
}

/* PL-9.5: afterwards deck, discards and Storm are one new deck. */
RULE(after_the_storm_all_is_shuffled_together)
{
    table *t = position(2, "discard PT-01 PT-02; A traded sugar 2, hand SH-10; step sail; deck ST-01");
    int before = rs_size(&t->s.deck.cards);

    play(t, A, "move north");
    play(t, A, "discard SH-10");
    assert_true(rs_is_empty(&t->s.discard));
    assert_int_equal(rs_size(&t->s.deck.cards), before + 3);
    assert_true(rs_has(&t->s.deck.cards, PL_STORM_CARD));
    assert_true(rs_has(&t->s.deck.cards, card("SH-10")) && rs_has(&t->s.deck.cards, card("PT-01")));
}

/* PL-9.6: in the redraw after a lost ship a Storm is resolved for the others, and the drawing goes on to six. */
RULE(a_storm_does_not_stop_the_redraw)
{
    table *t = position(2, "A lost; B at OS-01, traded sugar 2 cotton 1; step begin; deck TS-01 ST-01 TS-02 TS-03 TS-04 TS-05 TS-06");

    expect_asked(t, B, PL_D_DUMP); /* no card to discard, so half of the cargo goes */
    play(t, B, "dump traded sugar");
    play(t, B, "dump traded cotton");
    expect_asked(t, A, PL_D_SAIL);
    assert_true(hand_is(t, A, "TS-01 TS-02 TS-03 TS-04 TS-05 TS-06"));
}

/* PL-9.6: with the option storm_cuts_redraw the drawing stops at the Storm. */
RULE(by_option_a_storm_stops_the_redraw)
{
    table *t = position(2, "option storm_cuts_redraw 1; A lost; B at OS-01, traded sugar 1; step begin; deck TS-01 TS-02 ST-01");

    assert_int_equal(pl_cargo(captain(t, B)), 0);
    expect_asked(t, A, PL_D_SAIL);
    assert_true(hand_is(t, A, "TS-01 TS-02"));
}

/* PL-9.7: a Storm among plunder cards gives no goods and does nothing else. */
RULE(a_storm_among_plunder_gives_nothing)
{
    table *t = position(2, "A own SH-08w; B at OS-01, traded cotton 2; deck ST-01 PT-02");

    play(t, A, "attack port");
    assert_int_equal(plundered(t, A, PL_SUGAR), 3);
    assert_int_equal(pl_cargo(captain(t, A)), 3);
    assert_int_equal(traded(t, B, PL_COTTON), 2);
    assert_int_equal(times(t, PL_EV_STORM), 0);
    assert_true(in_discard(t, "ST-01"));
}

/* PL-9.8: a Turtle Hunt draws until the hand is seven; a Storm is resolved and stops it. */
RULE(a_storm_stops_the_turtle_hunt)
{
    table *t = position(2, "map CO-01 0,2; A at CO-01, hand CA-01 TS-01 TS-02; B at OS-01, traded sugar 2; deck PT-01 ST-01");

    play(t, A, "turtle-hunt");
    assert_true(hand_is(t, A, "TS-01 TS-02 PT-01"));
    assert_int_equal(traded(t, B, PL_SUGAR), 1);
    expect_asked(t, A, PL_D_ENCOUNTER);
    t = position(2, "map CO-01 0,2; A at CO-01, hand CA-01 TS-01 TS-02; deck PT-01 PT-02 PT-03 PT-04 PT-05");
    play(t, A, "turtle-hunt");
    assert_int_equal(hand_size(t, A), 7);
    assert_true(in_discard(t, "CA-01"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(sailing_is_a_repetition_of_steps),
        TEST(one_map_card_is_laid_in_a_step),
        TEST(the_card_just_laid_need_not_be_entered),
        TEST(a_move_needs_a_card_to_enter_and_room_in_the_hand),
        TEST(no_coastland_makes_a_move_illegal),
        TEST(a_move_is_carried_out_in_order),
        TEST(an_offer_goes_when_the_ship_has_moved),
        TEST(a_port_or_coastland_ends_the_phase),
        TEST(the_seventh_card_ends_the_phase),
        TEST(a_storm_a_failed_test_or_the_captain_ends_the_phase),
        TEST(a_ship_turns_once_and_never_back),
        TEST(a_ship_never_moves_back),
        TEST(the_turn_can_come_late_and_to_the_left),
        TEST(there_are_no_diagonal_moves),
        TEST(the_direction_is_chosen_afresh_each_turn),
        TEST(speed_does_not_limit_sailing),
        TEST(without_a_move_no_card_is_drawn),
        TEST(an_enemys_port_may_be_entered_and_must_be_attacked),
        TEST(a_captain_may_stay),
        TEST(some_coastlands_test_who_enters_or_leaves),
        TEST(the_shoals_test_deep_ships_and_prizes),
        TEST(the_narrows_take_a_toll_both_ways),
        TEST(the_program_warns_of_conditions_and_enemies),
        TEST(the_program_warns_by_what_is_in_hand),
        TEST(a_failed_test_costs_the_toll_and_ends_the_phase),
        TEST(the_exit_comes_before_the_entry),
        TEST(a_storm_in_a_test_only_fails_it),
        TEST(the_pilot_ignores_all_conditions),
        TEST(the_action_follows_a_failed_test),
        TEST(every_move_draws_one_card),
        TEST(seven_cards_at_most_and_six_at_the_beginning),
        TEST(a_drawn_storm_ends_the_sailing),
        TEST(the_storm_touches_laden_ships_at_open_sea),
        TEST(ports_and_coastlands_are_safe_from_the_storm),
        TEST(after_the_storm_all_is_shuffled_together),
        TEST(a_storm_does_not_stop_the_redraw),
        TEST(by_option_a_storm_stops_the_redraw),
        TEST(a_storm_among_plunder_gives_nothing),
        TEST(a_storm_stops_the_turtle_hunt),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
