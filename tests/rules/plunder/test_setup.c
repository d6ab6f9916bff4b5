/* test_setup.c - rules tests: the general rules and the set-up (PL-1, PL-2). */
#include "table.h"

#include <stdio.h>
#include <string.h>

/* ---- General ----------------------------------------------------------------------------------------------------------------- */

static rs_status start(int players, const char *const *outcomes, int count)
{
    static _Alignas(RS_ALIGN) pl_state s;
    static rs_script script;
    static rs_turn turn;
    rs_chance chance;

    script = (rs_script){0};
    for (int i = 0; i < count; i++) assert_true(rs_script_add(&script, outcomes[i]));
    rs_chance_seed(&chance, "plunder", "start", NULL, 0);
    chance.script = &script;
    rs_turn_init(&turn, &chance);
    return rs_start(&pl_game, &s, players, NULL, &turn);
}

/* PL-1.1: two, three and four captains can begin a game, one or five cannot. */
RULE(two_to_four_captains_play)
{
    assert_int_equal(start(1, NULL, 0), RS_BAD_SETUP);
    for (int players = 2; players <= 4; players++) assert_int_equal(start(players, NULL, 0), RS_OK);
    assert_int_equal(start(5, NULL, 0), RS_BAD_SETUP);
}

/* PL-1.2: a treasury is one number; 2 is simply taken off 11, with no gold coin to be changed first. */
RULE(a_treasury_is_one_number_of_silver)
{
    table *t = position(2, "A own SH-12b, silver 11; step dues");

    play(t, A, "pay all");
    assert_int_equal(captain(t, A)->silver, 9);
    assert_int_equal(arg_of(t, PL_EV_PAID, 0), 2);
    assert_int_equal(arg_of(t, PL_EV_PAID, 1), 9);
}

/* PL-1.3: the bank pays in full however much it has paid out before, and no captain is asked to do an office. */
RULE(the_bank_never_runs_out)
{
    table *t = position(3, "option goal 500; A silver 470, own SH-14b, traded indigo 5; B silver 499; C silver 499; step trade");

    play(t, A, "sell indigo 1");
    assert_int_equal(captain(t, A)->silver, 474);
    play(t, A, "sell-ship");
    assert_int_equal(captain(t, A)->silver, 497);
    expect_asked(t, A, PL_D_TRADE);
}

/* PL-1.4: the turn goes round clockwise, from seat to next seat and from the last one to the first. */
RULE(turns_go_round_to_the_left)
{
    table *t = position(3, "step end");

    for (int seat = 1; seat <= 3; seat++) {
        expect_asked(t, seat % 3, PL_D_SAIL);
        play(t, seat % 3, "end");
        play(t, seat % 3, "pass");
    }
    expect_asked(t, B, PL_D_SAIL);
}

/* PL-1.5: half of seven silver is three; only where the card says so, as Rough Seas does, is half of three tokens two. */
RULE(halves_are_rounded_down_unless_said_otherwise)
{
    table *t = position(2, "map PT-08 0,2; A at PT-08, silver 7, deed spain; pending PE-01; step resolve");

    assert_int_equal(captain(t, A)->silver, 4);
    t = position(2, "A at OS-01, traded sugar 3; pending SE-02; step resolve");
    assert_int_equal(traded(t, A, PL_SUGAR), 1);
}

/* PL-1.6: there are twelve tokens of a good: with eleven on mats one can still be bought, not two. */
RULE(there_are_twelve_tokens_of_each_good)
{
    table *t = position(3, "A silver 20; B own SH-08b, traded cotton 9; C own SH-10b, traded cotton 2; step trade");

    assert_int_equal(t->s.supply[PL_COTTON], 1);
    refused(t, A, "buy cotton 2", "PL-1.6");
    play(t, A, "buy cotton 1");
    assert_int_equal(t->s.supply[PL_COTTON], 0);
    assert_int_equal(traded(t, A, PL_COTTON) + traded(t, B, PL_COTTON) + traded(t, C, PL_COTTON), PL_TOKENS);
    play(t, A, "done");
}

/* PL-1.7: whoever has less than a card demands pays all there is and stands at nothing. */
RULE(a_payment_takes_no_more_than_there_is)
{
    table *t = position(2, "A at OS-01, silver 4; pending SE-01; step resolve");

    play(t, A, "bribe");
    assert_int_equal(captain(t, A)->silver, 0);
    t = position(2, "A silver 1, traded sugar 3; pending PE-04; step resolve");
    assert_int_equal(captain(t, A)->silver, 0);
}

/* All cards of the deck but one (or none: PL_NONE) to the discard pile. */
static void discard_deck_but(table *t, int card)
{
    rs_set deck = t->s.deck.cards;

    t->s.deck.cards = (rs_set){{0, 0}};
    if (card != PL_NONE) {
        rs_remove(&deck, card);
        rs_add(&t->s.deck.cards, card);
    }
    rs_add_all(&t->s.discard, deck);
}

/* PL-1.8: from an empty deck is drawn after the discards have become the new one; the same goes for cards turned up. */
RULE(an_empty_deck_is_made_anew_from_the_discards)
{
    table *t = position(2, "step sail; deck PT-06");
    int discards;

    discard_deck_but(t, PL_NONE);
    discards = rs_size(&t->s.discard);
    play(t, A, "move north");
    assert_true(happened(t, PL_EV_RESHUFFLE, RS_NOBODY));
    assert_true(hand_is(t, A, "PT-06"));
    assert_int_equal(rs_size(&t->s.deck.cards), discards - 1);
    assert_true(rs_is_empty(&t->s.discard));

    t = position(2, "map CO-02 0,2; A at OS-01; step sail; deck OS-10");
    discard_deck_but(t, PL_NONE);
    play(t, A, "move north");
    assert_true(happened(t, PL_EV_RESHUFFLE, RS_NOBODY));
    assert_true(in_discard(t, "OS-10"));
}

/* PL-1.9: cards turned up, played, lost and sold are discarded, a Treasure Map that was dug goes to the box. */
RULE(used_cards_are_discarded_and_dug_maps_boxed)
{
    table *t = position(2, "map CO-01 0,2; A at CO-01, hand TM-01; step action");

    play(t, A, "dig TM-01");
    assert_true(rs_has(&t->s.box, card("TM-01")));
    assert_false(in_discard(t, "TM-01"));

    t = position(2, "map CO-02 0,2; A at OS-01; step sail; deck OS-10");
    play(t, A, "move north");
    assert_true(in_discard(t, "OS-10"));

    t = position(2, "A own SH-12b, hand TS-01; step dues");
    play(t, A, "pay none");
    play(t, A, "move north");
    assert_true(in_discard(t, "SH-12"));
    assert_true(in_discard(t, "TS-01"));
}

/* PL-1.9: a card just turned up is discarded before the next, so that an emptied deck can bring it up again. */
RULE(a_card_turned_up_can_come_up_again_at_once)
{
    table *t = position(2, "A own SH-08w; deck PT-01 PT-01");

    discard_deck_but(t, card("PT-01"));
    play(t, A, "attack port");
    assert_int_equal(plundered(t, A, PL_COCOA), 4);
    assert_int_equal(times(t, PL_EV_RESHUFFLE), 1);
}

/* PL-1.10: with nearly everything on the table, in holds and in hands there are still cards enough to draw. */
RULE(deck_and_discards_never_run_out)
{
    char text[2048];
    size_t used = 0;
    table *t;

    for (int c = PL_START_SEA + 1; c < PL_MAP_CARDS; c++)
        used += (size_t)snprintf(text + used, sizeof text - used, "map %s 0,%d; ", pl_card_words.term[c].code, c - 3);
    snprintf(text + used, sizeof text - used,
             "box TM-01 TM-02 TM-03 TM-04 TM-05; natives NA-01 CO-01; natives NA-02 CO-02; fleet TF-01 OS-02; fleet TF-02 OS-02;"
             "fleet TF-03 OS-02; war WD-01; war WD-02; war WD-04; war WD-05 holland; war WD-06 holland;"
             "A own SH-01b, prize SH-05, mate FM-01, offer FM-05, hand SH-09 SH-10 SH-11 SH-12 SH-13 SH-14;"
             "B own SH-02b, prize SH-06, mate FM-02, hand SH-15 SH-16 SH-17 SH-18 SH-19 SH-20 SH-21;"
             "C own SH-03b, prize SH-07, mate FM-03, hand SH-22 SH-23 SH-24 SH-25 SH-26 SH-27 TS-01;"
             "D own SH-04b, prize SH-08, mate FM-04, hand TS-02 TS-03 TS-04 TS-05 TS-06 PA-01 PA-02; deck KR-01; step sail");
    t = position(4, text);
    sound(t);
    assert_int_equal(rs_size(&t->s.deck.cards), 17);
    play(t, A, "move west");
    assert_true(in_hand(t, A, "KR-01"));
    assert_true(rs_size(&t->s.deck.cards) + rs_size(&t->s.discard) >= 14);
}

/* ---- Set-up ------------------------------------------------------------------------------------------------------------------ */

/* PL-2.1: every captain begins with 5 silver, the Pinnace and an otherwise empty mat, in a colour of their own. */
RULE(every_captain_begins_with_five_silver_and_the_pinnace)
{
    table *t = set_up(4, "");

    for (int seat = 0; seat < 4; seat++) {
        const pl_captain *c = captain(t, seat);

        assert_int_equal(c->silver, 5);
        assert_int_equal(c->own, PL_PINNACE);
        assert_int_equal(c->prize, PL_NONE);
        assert_int_equal(c->mate, PL_NONE);
        assert_int_equal(pl_cargo(c), 0);
        assert_int_equal(c->letters | c->deed, 0);
        for (int other = 0; other < seat; other++)
            assert_string_not_equal(pl_captain_words.term[seat].label, pl_captain_words.term[other].label);
    }
}

/* PL-2.1: which colour a captain plays is a matter of choice, not of the seat, and changes nothing else. */
RULE(captains_choose_their_colours)
{
    table *t = set_up(3, "");
    pl_state usual = t->s;
    rs_move move, attack_first;

    assert_true(rs_move_parse(&pl_game, &t->s, "attack red", &attack_first));
    assert_null(rs_colours_parse(&pl_game, 3, "yellow,red", &t->s.head.colours));
    assert_string_equal(rs_seat_name(&pl_game, &t->s, 0), "Yellow");
    assert_string_equal(rs_seat_name(&pl_game, &t->s, 1), "Red");
    assert_string_equal(rs_seat_name(&pl_game, &t->s, 2), "Green");
    assert_true(rs_move_parse(&pl_game, &t->s, "attack yellow", &move));
    assert_memory_equal(&move, &attack_first, sizeof move);
    t->s.head.colours = 0;
    assert_memory_equal(&t->s, &usual, sizeof usual);
}

/* PL-2.2: Tortuga and the first four Open Sea cards are in no hand and not in the deck; the other 103 cards are. */
RULE(five_map_cards_are_taken_out_before_shuffling)
{
    table *t = set_up(4, "");
    rs_set all = t->s.deck.cards, others = rs_range(PL_START_SEA + 1, PL_CARDS - 1);

    for (int seat = 0; seat < 4; seat++) rs_add_all(&all, captain(t, seat)->hand.cards);
    rs_add_all(&all, t->s.discard);
    assert_int_equal(rs_size(&all), 103);
    assert_memory_equal(&all, &others, sizeof all);
}

/* PL-2.3: the highest card shown makes the First Captain. */
RULE(the_highest_card_makes_the_first_captain)
{
    table *t = set_up(3, "OS-05 SH-10 OS-10");

    assert_int_equal(t->s.first, B);
    assert_int_equal(times(t, PL_EV_INITIATIVE), 3);
    assert_true(happened(t, PL_EV_FIRST, B));
    assert_int_equal(t->s.round, 1);
    expect_asked(t, B, PL_D_SAIL);
}

/* PL-2.3: of three who tie only the two with the highest second card draw a third one. */
RULE(only_those_tied_for_highest_draw_again)
{
    table *t = set_up(3, "SH-05 SH-06 SH-09  SH-02 SH-07 OS-10  TS-01 SH-03");

    assert_int_equal(times(t, PL_EV_INITIATIVE), 8);
    assert_int_equal(t->s.first, B);
    t = set_up(3, "SH-05 SH-06 OS-05  TS-01 SH-13");
    assert_int_equal(times(t, PL_EV_INITIATIVE), 5);
    assert_int_equal(t->s.first, B);
}

/* PL-2.4: what was drawn for initiative stays in hand, and each hand is then filled up to six, not more. */
RULE(initiative_cards_count_towards_the_first_hand)
{
    table *t = set_up(3, "SH-05 SH-06 OS-05  TS-01 SH-13");

    assert_true(in_hand(t, A, "SH-05") && in_hand(t, A, "TS-01"));
    assert_true(in_hand(t, B, "SH-06") && in_hand(t, B, "SH-13"));
    assert_true(in_hand(t, C, "OS-05"));
    for (int seat = 0; seat < 3; seat++) assert_int_equal(hand_size(t, seat), 6);
}

/* PL-2.5: with eight cards after seven ties, both captains discard the two they drew last and are dealt nothing. */
RULE(cards_drawn_last_are_discarded_down_to_six)
{
    table *t = set_up(2, "OS-05 OS-06  OS-07 OS-08  OS-10 OS-11  OS-12 OS-13  OS-16 OS-17  PT-02 PT-03  PT-01 PT-04  KR-01 TS-01");

    assert_int_equal(t->s.first, A);
    assert_true(hand_is(t, A, "OS-05 OS-07 OS-10 OS-12 OS-16 PT-02"));
    assert_true(hand_is(t, B, "OS-06 OS-08 OS-11 OS-13 OS-17 PT-03"));
    assert_true(in_discard(t, "PT-01") && in_discard(t, "KR-01") && in_discard(t, "PT-04") && in_discard(t, "TS-01"));
    assert_int_equal(times(t, PL_EV_DEALT), 0);
}

/* PL-2.6: a Storm shown for initiative or dealt is replaced by the next card and is back in the deck in the end. */
RULE(a_storm_in_the_set_up_is_set_aside_and_replaced)
{
    table *t = set_up(2, "ST-01 SH-10 OS-05 PT-01");

    assert_true(in_hand(t, A, "SH-10") && in_hand(t, B, "OS-05"));
    assert_int_equal(times(t, PL_EV_INITIATIVE), 2);
    assert_true(rs_has(&t->s.deck.cards, PL_STORM_CARD));

    t = set_up(2, "SH-10 OS-05 ST-01 PT-01 PT-02");
    assert_true(in_hand(t, A, "PT-01") && in_hand(t, B, "PT-02"));
    assert_true(rs_has(&t->s.deck.cards, PL_STORM_CARD));
    assert_int_equal(hand_size(t, A) + hand_size(t, B), 12);
}

/* PL-2.6: until all hands are complete the Storm set aside is out of the deck: it cannot come up a second time. */
RULE(a_storm_set_aside_cannot_come_up_twice)
{
    static const char *const once[] = {"SH-10", "ST-01", "OS-05", "PT-01"}, *const twice[] = {"SH-10", "ST-01", "OS-05", "ST-01"};

    assert_int_equal(start(2, once, 4), RS_OK);
    assert_int_equal(start(2, twice, 4), RS_BAD_DRAW);
}

/* PL-2.7: OS-01 to OS-04 lie north, east, south and west of Tortuga. */
RULE(four_open_sea_cards_lie_around_tortuga)
{
    table *t = set_up(3, "");

    assert_int_equal(pl_card_at(&t->s, 0, 0), card("TO-01"));
    assert_int_equal(pl_card_at(&t->s, 0, 1), card("OS-01"));
    assert_int_equal(pl_card_at(&t->s, 1, 0), card("OS-02"));
    assert_int_equal(pl_card_at(&t->s, 0, -1), card("OS-03"));
    assert_int_equal(pl_card_at(&t->s, -1, 0), card("OS-04"));
    assert_int_equal(rs_size(&t->s.laid), 5);
}

/* PL-2.7: cards are never turned: the current of a card leads the same way whoever is First Captain and whoever laid it. */
RULE(open_sea_cards_keep_their_north)
{
    table *t = position(3, "map OS-07 1,1; fleet TF-01 OS-01; active C; step end");

    assert_int_equal(t->s.fleet[0].at, card("OS-07"));
    t = position(3, "map OS-07 1,1; fleet TF-01 OS-01; first C; active B; step end");
    assert_int_equal(t->s.fleet[0].at, card("OS-07"));
}

/* PL-2.8: all ships start on Tortuga and face nowhere: the first move can go to any side. */
RULE(all_ships_start_on_tortuga_and_face_nowhere)
{
    table *t = set_up(4, "OS-05 SH-10 OS-06 OS-07");

    for (int seat = 0; seat < 4; seat++) assert_int_equal(at(t, seat), PL_TORTUGA);
    assert_true(offered(t, "move north") && offered(t, "move east") && offered(t, "move south") && offered(t, "move west"));
}

/* The seats that were dealt a card, in order. */
static void expect_dealt(const table *t, const char *seats)
{
    size_t k = 0;

    for (int i = 0; i < t->turn.events; i++) {
        if (t->turn.event[i].kind != PL_EV_DEALT) continue;
        assert_true(k < strlen(seats));
        assert_int_equal(t->turn.event[i].seat, seats[k++] - 'A');
    }
    assert_int_equal(k, strlen(seats));
}

/* PL-2.9: hands are dealt clockwise from the First Captain, one card each time, to those with fewer than six. */
RULE(hands_are_dealt_clockwise_from_the_first_captain)
{
    table *t = set_up(3, "OS-05 SH-10 OS-06  PT-01 PT-02 PT-03 PT-04");

    assert_true(in_hand(t, B, "PT-01") && in_hand(t, C, "PT-02") && in_hand(t, A, "PT-03") && in_hand(t, B, "PT-04"));
    expect_dealt(t, "BCABCABCABCABCA");
    t = set_up(3, "SH-05 SH-06 OS-05  SH-13 TS-01"); /* A and B have two cards, C one */
    expect_dealt(t, "ABCABCABCABCC");
}

/* Takes `count` cards of a value out of a set and adds them to the draws. */
static void take_of_value(rs_set *left, int value, int count, char *text, size_t size)
{
    int c;

    RS_EACH(c, *left) {
        size_t used = strlen(text);

        if (count == 0 || c == PL_STORM_CARD || pl_value(c) != value) continue;
        snprintf(text + used, size - used, " %s", pl_card_words.term[c].code);
        rs_remove(left, c);
        count--;
    }
    assert_int_equal(count, 0);
}

/* PL-2.10: three captains tie thirty times, then A falls out, then B and C tie until C finds no card: B, the lower seat, begins. */
RULE(if_ties_use_up_the_deck_the_lowest_tied_seat_begins)
{
    static const int triples[][2] = {{1, 1}, {2, 5}, {3, 9}, {4, 7}, {5, 6}, {6, 2}};
    rs_set left = rs_range(PL_START_SEA + 1, PL_CARDS - 1);
    char text[1024] = "";
    table *t;

    for (int i = 0; i < 6; i++) take_of_value(&left, triples[i][0], 3 * triples[i][1], text, sizeof text);
    take_of_value(&left, 4, 1, text, sizeof text);
    take_of_value(&left, 6, 2, text, sizeof text);
    take_of_value(&left, 5, 2, text, sizeof text);
    take_of_value(&left, 3, 2, text, sizeof text);
    take_of_value(&left, 2, 2, text, sizeof text);
    take_of_value(&left, 1, 2, text, sizeof text);
    take_of_value(&left, 8, 1, text, sizeof text);
    assert_int_equal(rs_size(&left), 1); /* the Storm, which is only set aside */

    t = set_up(3, text);
    assert_false(t->chance.failed);
    assert_int_equal(t->s.first, B);
    for (int seat = 0; seat < 3; seat++) assert_int_equal(hand_size(t, seat), 6);
    assert_int_equal(rs_size(&t->s.deck.cards), 1);
    assert_int_equal(rs_size(&t->s.discard), 84);
    sound(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(two_to_four_captains_play),
        TEST(a_treasury_is_one_number_of_silver),
        TEST(the_bank_never_runs_out),
        TEST(turns_go_round_to_the_left),
        TEST(halves_are_rounded_down_unless_said_otherwise),
        TEST(there_are_twelve_tokens_of_each_good),
        TEST(a_payment_takes_no_more_than_there_is),
        TEST(an_empty_deck_is_made_anew_from_the_discards),
        TEST(used_cards_are_discarded_and_dug_maps_boxed),
        TEST(a_card_turned_up_can_come_up_again_at_once),
        TEST(deck_and_discards_never_run_out),
        TEST(every_captain_begins_with_five_silver_and_the_pinnace),
        TEST(captains_choose_their_colours),
        TEST(five_map_cards_are_taken_out_before_shuffling),
        TEST(the_highest_card_makes_the_first_captain),
        TEST(only_those_tied_for_highest_draw_again),
        TEST(initiative_cards_count_towards_the_first_hand),
        TEST(cards_drawn_last_are_discarded_down_to_six),
        TEST(a_storm_in_the_set_up_is_set_aside_and_replaced),
        TEST(a_storm_set_aside_cannot_come_up_twice),
        TEST(four_open_sea_cards_lie_around_tortuga),
        TEST(open_sea_cards_keep_their_north),
        TEST(all_ships_start_on_tortuga_and_face_nowhere),
        TEST(hands_are_dealt_clockwise_from_the_first_captain),
        TEST(if_ties_use_up_the_deck_the_lowest_tied_seat_begins),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
