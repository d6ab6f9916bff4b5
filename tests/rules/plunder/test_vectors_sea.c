/* test_vectors_sea.c - the test vectors of the rules, TV-34 to TV-42: Coastlands, the Storm, Encounters at sea. */
#include "table.h"

#include <stdio.h>

/* ---- Coastlands ------------------------------------------------------------------------------------------------------- */

/* The captain did not get through: still there, phase 3 over, no card drawn. */
static void expect_held_up(const table *t, const char *where, const char *turned_up)
{
    assert_int_equal(times(t, PL_EV_TEST), 1);
    assert_int_equal(arg_of(t, PL_EV_TEST, 0), card(turned_up));
    assert_false(arg_of(t, PL_EV_TEST, 3));
    assert_true(in_discard(t, turned_up));
    assert_int_equal(at(t, A), card(where));
    assert_int_equal(times(t, PL_EV_SAILS), 0);
    assert_int_equal(times(t, PL_EV_DRAW), 0);
}

static void expect_through(const table *t, const char *where, int tests)
{
    assert_int_equal(times(t, PL_EV_TEST), tests);
    if (tests) assert_true(arg_of(t, PL_EV_TEST, 3));
    assert_int_equal(at(t, A), card(where));
    assert_int_equal(times(t, PL_EV_DRAW), 1);
}

/* TV-34; PL-8.1, PL-8.2, PL-8.6: a card below 3 keeps the ship out of Coral Teeth and ends the sailing. */
static void coral_teeth_keep_out_who_fails_the_test(void **state)
{
    table *t = position(3, "A at OS-01; map CO-02 0,2; step sail; deck OS-10");

    (void)state;
    play(t, A, "move north");
    expect_held_up(t, "OS-01", "OS-10");
    assert_true(unasked(t, A, "pass"));
    expect_asked(t, B, PL_D_SAIL);
}

/* TV-34; PL-7.5, PL-8.1, PL-9.1: a card of 3 lets the ship in, which then draws. */
static void coral_teeth_let_in_who_passes_the_test(void **state)
{
    table *t = position(3, "A at OS-01; map CO-02 0,2; step sail; deck PT-02 CA-01");

    (void)state;
    play(t, A, "move north");
    expect_through(t, "CO-02", 1);
    assert_true(in_discard(t, "PT-02"));
    assert_true(hand_is(t, A, "CA-01"));
    expect_asked(t, A, PL_D_ACTION);
}

/* TV-35; PL-6.4, PL-7.5: the Mutiny comes before the Coastland's test. */
static void mutiny_comes_before_the_test(void **state)
{
    table *t = position(3, "A at CO-03, own SH-12b; map CO-03 0,2; step dues");

    (void)state;
    play(t, A, "pay none");
    play(t, A, "move south");
    assert_true(happened(t, PL_EV_MUTINY, A));
    assert_int_equal(times(t, PL_EV_TEST), 0);
    assert_int_equal(times(t, PL_EV_TURNED_UP), 0);
    assert_int_equal(at(t, A), card("TO-01"));
    assert_true(captain(t, A)->lost);
    expect_asked(t, B, PL_D_SAIL);
}

/* TV-36; PL-8.1: a hold of 5 without a Prize passes Windward Shoals freely. */
static void shallow_ships_pass_the_shoals(void **state)
{
    table *t = position(3, "A at OS-01, own SH-19b; map CO-04 0,2; step sail; deck CA-01");

    (void)state;
    play(t, A, "move north");
    expect_through(t, "CO-04", 0);
}

/* TV-36; PL-8.1, PL-8.2: a hold of 6, or any Prize in tow, must turn up a 4. */
static void deep_ships_and_prizes_are_tested_at_the_shoals(void **state)
{
    static const char *const deep[] = {"own SH-07b", "prize SH-21"};

    (void)state;
    for (int i = 0; i < RS_COUNT(deep); i++) {
        char text[200];
        table *t;

        snprintf(text, sizeof text, "A at OS-01, %s; map CO-04 0,2; step sail; deck PT-01 CA-01", deep[i]);
        t = position(3, text);
        play(t, A, "move north");
        expect_through(t, "CO-04", 1);
        assert_true(in_discard(t, "PT-01"));
        assert_true(hand_is(t, A, "CA-01"));
        expect_asked(t, A, PL_D_ACTION);

        snprintf(text, sizeof text, "A at OS-01, %s, hand SH-09; map CO-04 0,2; step sail; deck PT-02", deep[i]);
        t = position(3, text);
        play(t, A, "move north");
        assert_int_equal(arg_of(t, PL_EV_TEST, 2), 4);
        assert_false(arg_of(t, PL_EV_TEST, 3));
        assert_true(in_discard(t, "PT-02"));
        assert_int_equal(at(t, A), card("OS-01"));
        assert_int_equal(times(t, PL_EV_DRAW), 0);
        expect_asked(t, A, PL_D_ACTION);
    }
}

/* TV-36; PL-8.5: the Pilot knows the way. */
static void the_pilot_passes_the_shoals(void **state)
{
    static const char *const deep[] = {"own SH-07b", "prize SH-21"};

    (void)state;
    for (int i = 0; i < RS_COUNT(deep); i++) {
        char text[200];
        table *t;

        snprintf(text, sizeof text, "A at OS-01, %s, mate FM-03; map CO-04 0,2; step sail; deck CA-01", deep[i]);
        t = position(3, text);
        play(t, A, "move north");
        expect_through(t, "CO-04", 0);
        assert_int_equal(captain(t, A)->mate, card("FM-03"));
    }
}

/* TV-37; PL-8.1, PL-7.5: the toll at Serpent's Narrows is a card of 2 or more. */
static void the_narrows_take_a_card_as_toll(void **state)
{
    table *t = position(3, "A at OS-01, hand OS-05 TS-02; map CO-05 0,2; step sail; deck CA-01");

    (void)state;
    play(t, A, "move north");
    answer_alone(t, A, "discard TS-02");
    assert_true(in_discard(t, "TS-02"));
    expect_through(t, "CO-05", 0);
    assert_true(hand_is(t, A, "OS-05 CA-01"));
    expect_asked(t, A, PL_D_ACTION);
}

/* TV-37; PL-8.1: who has no card for the toll is tested instead, and can get out. */
static void without_a_toll_card_the_narrows_are_a_test(void **state)
{
    static const char *const hands[] = {", hand OS-05", ""};

    (void)state;
    for (int i = 0; i < RS_COUNT(hands); i++) {
        char text[200];
        table *t;

        snprintf(text, sizeof text, "A at CO-05%s; map CO-05 0,2; step sail; deck PT-02 OS-07", hands[i]);
        t = position(3, text);
        play(t, A, "move south");
        expect_through(t, "OS-01", 1);
        assert_true(in_discard(t, "PT-02"));
        assert_true(hand_is(t, A, i == 0 ? "OS-05 OS-07" : "OS-07"));
        expect_asked(t, A, PL_D_SAIL);

        snprintf(text, sizeof text, "A at CO-05%s; map CO-05 0,2; step sail; deck OS-06", hands[i]);
        t = position(3, text);
        play(t, A, "move south");
        expect_held_up(t, "CO-05", "OS-06");
        if (i == 0)
            answer_alone(t, A, "pass");
        else
            assert_true(unasked(t, A, "pass"));
    }
}

/* TV-37; PL-8.5: the Pilot pays no toll and takes no test, in or out. */
static void the_pilot_pays_no_toll(void **state)
{
    table *t = position(3, "A at OS-01, mate FM-03, hand OS-05 TS-02; map CO-05 0,2; step sail; deck CA-01");

    (void)state;
    play(t, A, "move north");
    expect_through(t, "CO-05", 0);
    assert_true(hand_is(t, A, "OS-05 TS-02 CA-01"));

    t = position(3, "A at CO-05, mate FM-03, hand OS-05; map CO-05 0,2; step sail; deck CA-01");
    play(t, A, "move south");
    expect_through(t, "OS-01", 0);
    assert_true(hand_is(t, A, "OS-05 CA-01"));
}

/* ---- The Storm -------------------------------------------------------------------------------------------------------- */

static table *storm_with_cargo(int *deck_before)
{
    table *t = position(3, "A at OS-05, prize SH-24, plundered indigo 2, hand OS-06 TS-01; B at OS-02, traded sugar 3, hand SH-10; "
                           "C traded sugar 1; map OS-05 0,2; discard TS-05; step sail; deck ST-01");

    *deck_before = rs_size(&t->s.deck.cards);
    play(t, A, "move south");
    assert_true(happened(t, PL_EV_STORM, A));
    answer_alone(t, A, "lose prize");
    assert_int_equal(captain(t, A)->prize, PL_NONE);
    assert_int_equal(pl_cargo(captain(t, A)), 0);
    expect_asked(t, B, PL_D_STORM);
    expect_offers(t, "discard SH-10; lose half");
    refused(t, B, "lose prize", "PL-9.4");
    return t;
}

/* Everything went into the new deck; A sailed, drew nothing, and acted where the Storm broke. */
static void expect_storm_over(table *t, int deck)
{
    assert_int_equal(times(t, PL_EV_STORM_OVER), 1);
    assert_true(rs_is_empty(&t->s.discard));
    assert_int_equal(rs_size(&t->s.deck.cards), deck);
    assert_true(rs_has(&t->s.deck.cards, PL_STORM_CARD));
    assert_int_equal(traded(t, C, PL_SUGAR), 1);
    assert_int_equal(at(t, A), card("OS-01"));
    assert_true(hand_is(t, A, "OS-06 TS-01"));
    expect_asked(t, A, PL_D_ACTION);
    answer_alone(t, A, "pass");
    expect_asked(t, A, PL_D_ENCOUNTER);
}

/* TV-38; PL-9.3, PL-9.4, PL-9.5, PL-7.6: the Storm takes a good card, the Prize or half the cargo of each laden captain at sea. */
static void the_storm_may_be_met_with_a_card(void **state)
{
    int deck;
    table *t = storm_with_cargo(&deck);

    (void)state;
    play(t, B, "discard SH-10");
    assert_int_equal(traded(t, B, PL_SUGAR), 3);
    assert_int_equal(hand_size(t, B), 0);
    assert_true(rs_has(&t->s.deck.cards, card("SH-10")) && rs_has(&t->s.deck.cards, card("SH-24")));
    expect_storm_over(t, deck + 3); /* TS-05, SH-24, SH-10; the Storm itself is counted in both */
}

/* TV-38; PL-9.4: half of the cargo is rounded up. */
static void the_storm_may_take_half_of_the_cargo(void **state)
{
    int deck;
    table *t = storm_with_cargo(&deck);

    (void)state;
    play(t, B, "lose half");
    assert_true(unasked(t, B, "dump traded sugar"));
    assert_int_equal(traded(t, B, PL_SUGAR), 1);
    assert_true(hand_is(t, B, "SH-10"));
    expect_storm_over(t, deck + 2);
}

/* TV-39; PL-9.4, PL-9.5: where nobody at sea has anything to lose, the Storm only ends the phase and shuffles. */
static void the_storm_touches_nobody_without_cargo(void **state)
{
    table *t = position(3, "A at OS-05, hand OS-06 TS-01; B traded sugar 3, hand SH-10; C traded sugar 1; map OS-05 0,2; discard TS-05; "
                           "step sail; deck ST-01");
    int deck = rs_size(&t->s.deck.cards);

    (void)state;
    play(t, A, "move south");
    assert_true(happened(t, PL_EV_STORM, A));
    assert_int_equal(traded(t, B, PL_SUGAR), 3);
    assert_true(hand_is(t, B, "SH-10"));
    expect_storm_over(t, deck + 1);
}

/* ---- Encounters at sea ------------------------------------------------------------------------------------------------ */

/* TV-40; PL-19.4, PL-12.9: the Kraken takes the Prize of a crew below 8. */
static void the_kraken_drags_the_prize_down(void **state)
{
    table *t = position(3, "A at OS-01, mate FM-02, prize SH-05, plundered sugar 2; pending KR-01; step resolve");

    (void)state;
    meet(t);
    assert_true(happened(t, PL_EV_KRAKEN, A));
    assert_int_equal(arg_of(t, PL_EV_KRAKEN, 0), 7);
    assert_int_equal(captain(t, A)->prize, PL_NONE);
    assert_int_equal(pl_cargo(captain(t, A)), 0);
    assert_true(in_discard(t, "SH-05") && in_discard(t, "KR-01"));
    assert_false(captain(t, A)->lost);
    assert_int_equal(captain(t, A)->mate, card("FM-02"));
    assert_int_equal(at(t, A), card("OS-01"));
    expect_asked(t, A, PL_D_PAY);
}

/* TV-40; PL-19.4, PL-20.1: without a Prize it takes the ship. */
static void the_kraken_takes_a_ship_without_a_prize(void **state)
{
    table *t = position(3, "A at OS-01, mate FM-02; pending KR-01; step resolve");

    (void)state;
    meet(t);
    assert_true(happened(t, PL_EV_SHIP_LOST, A));
    assert_true(captain(t, A)->lost);
    assert_int_equal(at(t, A), card("TO-01"));
    assert_true(in_discard(t, "FM-02") && in_discard(t, "KR-01"));
    expect_asked(t, B, PL_D_SAIL);
}

/* TV-40; PL-19.4: a crew of 8 is left alone. */
static void the_kraken_shrinks_from_a_crew_of_eight(void **state)
{
    table *t = position(3, "A at OS-01, own SH-02b; pending KR-01; step resolve");

    (void)state;
    assert_true(happened(t, PL_EV_SPARED, A));
    assert_int_equal(captain(t, A)->own, card("SH-02"));
    assert_true(in_discard(t, "KR-01"));
    expect_asked(t, A, PL_D_PAY);
}

/* TV-41; PL-1.7, PL-19.3: the Pirate Fleet's bribe is 6 silver, or all there is. */
static void a_poor_captain_bribes_with_all_he_has(void **state)
{
    table *t = position(3, "A at OS-01, silver 4; pending SE-01; step resolve");

    (void)state;
    expect_asked(t, A, PL_D_BRIBE);
    expect_offers(t, "bribe; fight");
    assert_true(in_discard(t, "SE-01"));
    play(t, A, "bribe");
    assert_int_equal(captain(t, A)->silver, 0);
    expect_asked(t, A, PL_D_SAIL);
}

static table *fight_the_pirate_fleet(void)
{
    table *t = position(3, "A at OS-01, silver 4, hand PT-01 FM-01 PR-01; pending SE-01; step resolve; deck OS-06 OS-07 OS-08");

    play(t, A, "fight");
    assert_int_equal(arg_of(t, PL_EV_ATTACKS, 2), 7);
    assert_int_equal(arg_of(t, PL_EV_ATTACKS, 3), 12);
    expect_asked(t, A, PL_D_BROADSIDE);
    return t;
}

/* TV-41; PL-15.6, PL-19.3: a card of 4 is too little for a Pinnace against the Pirate Fleet. */
static void a_low_card_does_not_beat_the_pirate_fleet(void **state)
{
    table *t = fight_the_pirate_fleet();

    (void)state;
    play(t, A, "add PT-01");
    assert_true(compared(t, PL_BY_CANNONS, 6, 7));
    assert_true(captain(t, A)->lost);
    expect_asked(t, B, PL_D_SAIL);
}

/* TV-41; PL-19.3, PL-19.5: a 5 and the Parrot beat the Pirate Fleet: three plunder cards, and no ship. */
static void a_five_and_the_parrot_beat_the_pirate_fleet(void **state)
{
    table *t = fight_the_pirate_fleet();

    (void)state;
    play(t, A, "add FM-01");
    assert_true(compared(t, PL_BY_CANNONS, 7, 7));
    expect_asked(t, A, PL_D_BOARD);
    play(t, A, "board");
    play(t, A, "add PR-01");
    assert_true(compared(t, PL_BY_CREW, 12, 12));
    assert_int_equal(times(t, PL_EV_TURNED_UP), 3);
    assert_int_equal(captain(t, A)->silver, 4);
    assert_int_equal(captain(t, A)->prize, PL_NONE);
    assert_int_equal(pl_cargo(captain(t, A)), 0); /* no hold for it */
    expect_asked(t, A, PL_D_SAIL);
}

/* TV-41; PL-15.7, PL-19.3: after the Broadside the fight may be broken off. */
static void the_pirate_fleet_may_be_let_go(void **state)
{
    table *t = fight_the_pirate_fleet();

    (void)state;
    play(t, A, "add FM-01");
    play(t, A, "break-off");
    assert_int_equal(times(t, PL_EV_TURNED_UP), 0);
    assert_true(hand_is(t, A, "PT-01 PR-01"));
    assert_false(captain(t, A)->lost);
    expect_asked(t, A, PL_D_SAIL);
}

/* TV-42; PL-12.3, PL-5.11: Rough Seas takes half of all tokens, rounded up, one by one from both piles. */
static void rough_seas_take_half_of_the_cargo(void **state)
{
    table *t = position(3, "A at OS-01, prize SH-24, traded sugar 2, plundered cocoa 3; pending SE-02; step resolve");

    (void)state;
    meet(t);
    assert_true(in_discard(t, "SE-02"));
    expect_asked(t, A, PL_D_DUMP);
    for (int i = 0; i < 3; i++) {
        expect_asked(t, A, PL_D_DUMP);
        expect_offers(t, "dump traded sugar; dump plundered cocoa");
        play(t, A, i == 0 ? "dump traded sugar" : "dump plundered cocoa");
    }
    assert_int_equal(traded(t, A, PL_SUGAR), 1);
    assert_int_equal(plundered(t, A, PL_COCOA), 1);
    assert_int_equal(captain(t, A)->prize, card("SH-24"));
    expect_asked(t, A, PL_D_SAIL);
}

/* TV-42; PL-5.4, PL-5.5: an empty ship has nothing to fear from Rough Seas. */
static void rough_seas_need_cargo(void **state)
{
    table *t = position(3, "A at OS-01, prize SH-24; pending SE-02; step resolve");

    (void)state;
    assert_true(happened(t, PL_EV_NO_EFFECT, A));
    assert_true(in_discard(t, "SE-02"));
    expect_asked(t, A, PL_D_SAIL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(coral_teeth_keep_out_who_fails_the_test),
        TEST(coral_teeth_let_in_who_passes_the_test),
        TEST(mutiny_comes_before_the_test),
        TEST(shallow_ships_pass_the_shoals),
        TEST(deep_ships_and_prizes_are_tested_at_the_shoals),
        TEST(the_pilot_passes_the_shoals),
        TEST(the_narrows_take_a_card_as_toll),
        TEST(without_a_toll_card_the_narrows_are_a_test),
        TEST(the_pilot_pays_no_toll),
        TEST(the_storm_may_be_met_with_a_card),
        TEST(the_storm_may_take_half_of_the_cargo),
        TEST(the_storm_touches_nobody_without_cargo),
        TEST(the_kraken_drags_the_prize_down),
        TEST(the_kraken_takes_a_ship_without_a_prize),
        TEST(the_kraken_shrinks_from_a_crew_of_eight),
        TEST(a_poor_captain_bribes_with_all_he_has),
        TEST(a_low_card_does_not_beat_the_pirate_fleet),
        TEST(a_five_and_the_parrot_beat_the_pirate_fleet),
        TEST(the_pirate_fleet_may_be_let_go),
        TEST(rough_seas_take_half_of_the_cargo),
        TEST(rough_seas_need_cargo),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
