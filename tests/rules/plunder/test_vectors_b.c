/* test_vectors_b.c - the test vectors of the rules, TV-25 to TV-48: the rest of the book's statements, and the house content. */
#include "table.h"

#include <stdio.h>

static void idle_round(table *t)
{
    for (int seat = A; seat < t->s.head.players; seat++) idle(t, seat);
}

/* ---- Stand Trial ------------------------------------------------------------------------------------------------------ */

/* TV-25; PL-1.2, PL-1.5, PL-5.11: Stand Trial takes half of gold and silver together, rounded down. */
static void a_trial_costs_half_of_the_treasury(void **state)
{
    table *t = position(3, "active B; B at PT-09, silver 35, deed england; map PT-09 0,2; pending PE-01; step resolve");

    (void)state;
    assert_true(happened(t, PL_EV_TRIAL, B));
    assert_int_equal(captain(t, B)->silver, 18);
    assert_int_equal(arg_of(t, PL_EV_PAID, 0), 17);
    assert_true(in_discard(t, "PE-01"));
    expect_asked(t, B, PL_D_SAIL);
    sound(t);
}

/* TV-25; PL-5.4, PL-5.5: there is no trial in Tortuga, nor against a captain without an Enemy. */
static void a_trial_needs_a_national_port_and_an_enemy(void **state)
{
    static const char *const harmless[] = {
        "active B; B silver 35, deed england; pending PE-01; step resolve",
        "active B; B at PT-09, silver 35; map PT-09 0,2; pending PE-01; step resolve",
    };

    (void)state;
    for (int i = 0; i < RS_COUNT(harmless); i++) {
        table *t = position(3, harmless[i]);

        assert_true(happened(t, PL_EV_NO_EFFECT, B));
        assert_int_equal(captain(t, B)->silver, 35);
        assert_true(in_discard(t, "PE-01"));
        expect_asked(t, B, PL_D_SAIL);
    }
}

/* ---- War and peace ---------------------------------------------------------------------------------------------------- */

/* TV-26; PL-22.2, PL-21.4, PL-21.6, PL-22.3: who holds both Letters chooses a friend; the other Letter is kept until the peace. */
static void the_holder_of_both_letters_chooses_a_friend(void **state)
{
    table *t = position(3, "A letters france spain, hand WD-02; B hand TS-02");

    (void)state;
    play(t, A, "announce WD-02");
    expect_asked(t, A, PL_D_WARSIDE);
    expect_offers(t, "side france; side spain");
    play(t, A, "side france");
    assert_int_equal(pl_enemies(&t->s, A), 1 << PL_SPAIN);
    assert_int_equal(captain(t, A)->letters, 1 << PL_FRANCE | 1 << PL_SPAIN);
    assert_int_equal(captain(t, A)->deed, 0);

    play(t, B, "end");
    play(t, B, "announce TS-02");
    assert_true(happened(t, PL_EV_PEACE, B));
    assert_int_equal(pl_enemies(&t->s, A), 0);
    assert_int_equal(captain(t, A)->letters, 1 << PL_FRANCE | 1 << PL_SPAIN);
    assert_true(in_discard(t, "WD-02") && in_discard(t, "TS-02"));
}

/* TV-26; PL-14.8, PL-21.6: the suspended Letter does not let its owner sell in that nation's Port. */
static void a_suspended_letter_is_useless(void **state)
{
    table *t = position(3, "A at PT-12, prize SH-21, letters france spain; map PT-12 0,2; active B; B hand WD-02");

    (void)state;
    play(t, B, "announce WD-02");
    play(t, A, "side france");
    idle(t, C);
    play(t, A, "end");
    expect_asked(t, A, PL_D_ACTION);
    expect_offers(t, "pass; attack port; abandon");
    refused(t, A, "trade", "PL-11.1");
}

/* TV-26; PL-14.8, PL-14.9, PL-22.3: with the peace the Letter counts again, and the duty to sell with it. */
static void a_suspended_letter_counts_again_after_the_peace(void **state)
{
    table *t = position(3, "A at PT-12, prize SH-21, letters france spain; map PT-12 0,2; active B; B hand WD-02; C hand TS-02");

    (void)state;
    play(t, B, "announce WD-02");
    play(t, A, "side france");
    idle(t, C);
    assert_true(unasked(t, C, "lay TS-02"));
    assert_true(happened(t, PL_EV_PEACE, A));
    play(t, A, "end");
    expect_asked(t, A, PL_D_ACTION);
    expect_offers(t, "trade; abandon");
}

static table *hunt_under_letter(const char *text)
{
    table *t = position(3, text);

    assert_true(pl_is_enemy(&t->s, A, PL_SPAIN));
    play(t, A, "hunt SH-22");
    assert_true(compared(t, PL_BY_CANNONS, 4, 2));
    assert_int_equal(times(t, PL_EV_ENEMY), 0);
    play(t, A, "board");
    assert_true(compared(t, PL_BY_CREW, 7, 5));
    play(t, A, "take SH-12 SH-22");
    assert_int_equal(captain(t, A)->prize, card("SH-22"));
    assert_int_equal(captain(t, A)->letters, 1 << PL_ENGLAND);
    play(t, B, "end");
    play(t, B, "announce TS-01");
    return t;
}

/* TV-27; PL-21.3, PL-22.3: attacking an Enemy by Letter leaves no flag, so the peace ends the enmity. */
static void deeds_under_a_letter_are_forgotten_with_the_peace(void **state)
{
    table *t = hunt_under_letter("A at OS-01, letters england, own SH-12b, hand SH-22; B hand TS-01; war WD-01; deck OS-05");

    (void)state;
    assert_int_equal(captain(t, A)->deed, 0);
    assert_int_equal(pl_enemies(&t->s, A), 0);
}

/* TV-27; PL-21.1, PL-22.3: an Enemy by deed from before the war stays one. */
static void deeds_from_before_the_war_stay(void **state)
{
    table *t = hunt_under_letter("A at OS-01, letters england, own SH-12b, hand SH-22, deed spain; B hand TS-01; war WD-01; deck OS-05");

    (void)state;
    assert_int_equal(captain(t, A)->deed, 1 << PL_SPAIN);
    assert_int_equal(pl_enemies(&t->s, A), 1 << PL_SPAIN);
}

/* A has ended his turn in Port Royal; C's War makes it hostile before his next Action. */
static table *port_turned_hostile(const char *hand)
{
    char text[200];
    table *t;

    snprintf(text, sizeof text, "A at PT-06, letters france%s; C hand WD-04; map PT-06 0,2; step end", hand);
    t = position(3, text);
    idle(t, B);
    idle(t, C);
    assert_true(unasked(t, C, "lay WD-04"));
    assert_true(happened(t, PL_EV_WAR, A));
    assert_int_equal(pl_enemies(&t->s, A), 1 << PL_ENGLAND);
    play(t, A, "end");
    expect_asked(t, A, PL_D_ACTION);
    return t;
}

/* TV-28; PL-10.4, PL-11.1, PL-14.1: who lay in the Port when it turned hostile may attack it or lie still, but not Trade. */
static void a_port_that_turned_hostile_need_not_be_attacked(void **state)
{
    table *t = port_turned_hostile("");

    (void)state;
    expect_offers(t, "pass; attack port");
    refused(t, A, "trade", "PL-11.1");
    refused(t, A, "letter", "PL-14.1");
}

/* TV-28; PL-10.4: the cards that slip in and News may be played there too. */
static void cards_may_be_played_in_a_port_that_turned_hostile(void **state)
{
    table *t = port_turned_hostile(", hand PA-01 TS-04");

    (void)state;
    expect_offers(t, "pass; attack port; sneak PA-01; announce TS-04");
    refused(t, A, "trade", "PL-11.1");
    refused(t, A, "letter", "PL-14.1");
}

/* TV-28; PL-10.3, PL-10.4: the grace lasts one turn. */
static void staying_in_a_hostile_port_binds_in_the_next_turn(void **state)
{
    table *t = port_turned_hostile(", hand PA-01 OS-05");

    (void)state;
    play(t, A, "pass");
    play(t, A, "lay OS-05");
    idle(t, B);
    idle(t, C);
    play(t, A, "end");
    expect_asked(t, A, PL_D_ACTION);
    expect_offers(t, "attack port; sneak PA-01");
    refused(t, A, "pass", "PL-10.3");
}

/* ---- Booty ------------------------------------------------------------------------------------------------------------ */

/* TV-29; PL-10.11, PL-19.1, PL-19.6, PL-19.9, PL-21.3: Tortuga can be sacked without making an Enemy, and buys its own plunder. */
static void tortuga_is_sacked_and_buys_the_plunder(void **state)
{
    table *t = position(3, "A own SH-08w, traded cotton 2; deck PT-01 PT-02");

    (void)state;
    play(t, A, "attack port");
    assert_true(compared(t, PL_BY_CANNONS, 6, 5));
    assert_true(compared(t, PL_BY_CREW, 10, 9));
    assert_int_equal(times(t, PL_EV_TURNED_UP), 2);
    assert_int_equal(plundered(t, A, PL_COCOA), 2);
    assert_int_equal(plundered(t, A, PL_SUGAR), 3);
    assert_int_equal(traded(t, A, PL_COTTON), 2);
    assert_int_equal(pl_cargo(captain(t, A)), 7);
    assert_int_equal(captain(t, A)->deed, 0);
    assert_int_equal(times(t, PL_EV_ENEMY), 0);
    expect_asked(t, B, PL_D_SAIL);

    idle(t, B);
    idle(t, C);
    play(t, A, "pay none");
    play(t, A, "end");
    assert_true(unasked(t, A, "trade"));
    assert_int_equal(captain(t, A)->silver, 5 + 6);
    assert_int_equal(pl_tokens(captain(t, A), PL_PLUNDERED), 0);
    assert_int_equal(traded(t, A, PL_COTTON), 2);
    expect_asked(t, A, PL_D_TRADE);
}

static table *capture_with_indigo_short(const char *text)
{
    table *t = position(3, text);

    play(t, A, "hunt SH-21");
    assert_true(compared(t, PL_BY_CANNONS, 2, 1));
    play(t, A, "board");
    assert_true(compared(t, PL_BY_CREW, 4, 3));
    expect_offers(t, "take pinnace none; take pinnace SH-21; take SH-21 none");
    play(t, A, "take pinnace SH-21");
    assert_int_equal(captain(t, A)->prize, card("SH-21"));
    assert_int_equal(times(t, PL_EV_TURNED_UP), 1);
    assert_true(in_discard(t, "PT-05"));
    assert_int_equal(t->s.supply[PL_INDIGO], 0);
    return t;
}

/* TV-30; PL-1.6, PL-19.6: plunder comes out of the supply, as far as it goes. */
static void plunder_is_limited_by_the_supply(void **state)
{
    table *t = capture_with_indigo_short("A at OS-01, hand SH-21; B own SH-08b, traded indigo 9; C traded indigo 2; deck PT-05");

    (void)state;
    assert_int_equal(plundered(t, A, PL_INDIGO), 1);
    assert_int_equal(pl_cargo(captain(t, A)), 1);
}

/* TV-30; PL-19.6: where the supply has none, none is received, and no other card is turned up instead. */
static void an_empty_supply_gives_nothing(void **state)
{
    table *t = capture_with_indigo_short("A at OS-01, hand SH-21; B own SH-08b, traded indigo 9; C traded indigo 3; deck PT-05");

    (void)state;
    assert_int_equal(pl_cargo(captain(t, A)), 0);
}

static table *beat_the_tonnerre(const char *ships, const char *cards, const char *broadside, const char *boarding)
{
    char text[200];
    table *t;

    snprintf(text, sizeof text, "A at OS-01%s, hand SH-20 %s", ships, cards);
    t = position(3, text);
    play(t, A, "hunt SH-20");
    play(t, A, broadside);
    play(t, A, "board");
    play(t, A, boarding);
    expect_asked(t, A, PL_D_TAKE);
    return t;
}

/* TV-31 (a); PL-12.4, PL-12.5: with a card as Own Ship and a Prize, the won ship is towed, or sailed with the old ship in tow. */
static void ships_to_take_with_a_ship_and_a_prize(void **state)
{
    table *t = beat_the_tonnerre(", own SH-10b, prize SH-21", "PT-02 PT-01", "add PT-02", "add PT-01");

    (void)state;
    expect_offers(t, "take SH-10 SH-21; take SH-10 none; take SH-10 SH-20; take SH-20 SH-10");
    refused(t, A, "take SH-20 SH-21", "PL-12.5");
    refused(t, A, "take SH-20 none", "PL-12.5");
    refused(t, A, "take SH-21 SH-20", "PL-12.5");
}

/* TV-31 (b); PL-12.5: without a Prize the old Own Ship may also be left behind. */
static void ships_to_take_with_a_ship_and_no_prize(void **state)
{
    table *t = beat_the_tonnerre(", own SH-10b", "PT-02 PT-01", "add PT-02", "add PT-01");

    (void)state;
    expect_offers(t, "take SH-10 none; take SH-10 SH-20; take SH-20 SH-10; take SH-20 none");
}

/* TV-31 (c); PL-12.5: the won ship covers the Pinnace, whatever is in tow. */
static void ships_to_take_with_the_pinnace_and_a_prize(void **state)
{
    table *t = beat_the_tonnerre(", prize SH-21", "PT-01 KR-01", "add PT-01", "add KR-01");

    (void)state;
    expect_offers(t, "take pinnace SH-21; take pinnace none; take pinnace SH-20; take SH-20 SH-21; take SH-20 none");
}

/* TV-32; PL-12.2, PL-19.8, PL-21.1: without a Prize or a won ship the plunder cards are turned up for nothing. */
static void without_a_hold_for_it_plunder_is_lost(void **state)
{
    table *t = position(3, "A at PT-02, mate FM-01, hand SH-12; map PT-02 0,2; deck OS-06 OS-07");

    (void)state;
    play(t, A, "attack port");
    assert_true(compared(t, PL_BY_CANNONS, 4, 4));
    expect_asked(t, A, PL_D_BOARDING);
    expect_offers(t, "add nothing; add SH-12");
    play(t, A, "add SH-12");
    assert_true(compared(t, PL_BY_CREW, 8, 7));
    assert_int_equal(times(t, PL_EV_TURNED_UP), 2);
    assert_true(in_discard(t, "OS-06") && in_discard(t, "OS-07"));
    assert_int_equal(pl_cargo(captain(t, A)), 0);
    assert_int_equal(t->s.supply[PL_SUGAR], PL_TOKENS);
    assert_int_equal(t->s.supply[PL_TOBACCO], PL_TOKENS);
    assert_int_equal(captain(t, A)->deed, 1 << PL_HOLLAND);
    expect_asked(t, B, PL_D_SAIL);
}

/* TV-33; PL-17.8, PL-17.9, PL-12.5, PL-20.3: a beaten captain loses both ships and all cargo to the winner, but no money. */
static void the_winner_takes_ships_and_cargo_of_a_captain(void **state)
{
    table *t = position(3, "A at OS-01, hand PT-01 KR-01 TS-01 TS-02; "
                           "B at OS-01, own SH-20b, prize SH-06, traded cocoa 4, plundered sugar 5");

    (void)state;
    play(t, A, "attack blue");
    play(t, B, "stand");
    play(t, A, "add PT-01");
    play(t, A, "board");
    play(t, A, "add KR-01");
    assert_true(compared(t, PL_BY_CREW, 10, 10));
    expect_asked(t, A, PL_D_TAKE);
    expect_offers(t, "take pinnace none; take pinnace SH-20; take pinnace SH-06; take SH-20 none; take SH-20 SH-06; "
                     "take SH-06 none; take SH-06 SH-20");

    play(t, A, "take SH-20 SH-06");
    assert_int_equal(captain(t, A)->own, card("SH-20"));
    assert_true(captain(t, A)->own_won);
    assert_int_equal(captain(t, A)->prize, card("SH-06"));
    assert_int_equal(pl_tokens(captain(t, A), PL_PLUNDERED), 9);
    assert_int_equal(times(t, PL_EV_TURNED_UP), 0);
    expect_asked(t, A, PL_D_DUMP);
    expect_offers(t, "dump plundered sugar; dump plundered cocoa");
    play(t, A, "dump plundered sugar");
    assert_int_equal(plundered(t, A, PL_SUGAR), 4);
    assert_int_equal(plundered(t, A, PL_COCOA), 4);
    assert_int_equal(captain(t, B)->own, PL_PINNACE);
    assert_int_equal(captain(t, B)->prize, PL_NONE);
    assert_int_equal(pl_cargo(captain(t, B)), 0);
    assert_int_equal(hand_size(t, B), 0);
    assert_int_equal(at(t, B), card("TO-01"));
    assert_int_equal(captain(t, B)->silver, 5);
    assert_true(captain(t, B)->lost);
    expect_asked(t, A, PL_D_ENCOUNTER);
}

/* ---- Coastlands ------------------------------------------------------------------------------------------------------- */

/* The captain did not get through: still there, phase 3 over, the Action taken place where the ship stands. */
static void expect_held_up(const table *t, const char *where, const char *turned_up)
{
    assert_int_equal(times(t, PL_EV_TEST), 1);
    assert_int_equal(arg_of(t, PL_EV_TEST, 0), card(turned_up));
    assert_false(arg_of(t, PL_EV_TEST, 3));
    assert_true(in_discard(t, turned_up));
    assert_int_equal(at(t, A), card(where));
    assert_int_equal(times(t, PL_EV_SAILS), 0);
    assert_int_equal(times(t, PL_EV_DRAW), 0);
    assert_true(unasked(t, A, "pass"));
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
    assert_true(unasked(t, A, "discard TS-02"));
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
    assert_true(unasked(t, A, "lose prize"));
    assert_int_equal(captain(t, A)->prize, PL_NONE);
    assert_int_equal(pl_cargo(captain(t, A)), 0);
    expect_asked(t, B, PL_D_STORM);
    expect_offers(t, "discard SH-10; lose half");
    refused(t, B, "lose prize", "PL-9.4");
    return t;
}

/* Everything went into the new deck; A sailed, drew nothing, and acted where the Storm broke. */
static void expect_storm_over(const table *t, int deck)
{
    assert_int_equal(times(t, PL_EV_STORM_OVER), 1);
    assert_true(rs_is_empty(&t->s.discard));
    assert_int_equal(rs_size(&t->s.deck.cards), deck);
    assert_true(rs_has(&t->s.deck.cards, PL_STORM_CARD));
    assert_int_equal(traded(t, C, PL_SUGAR), 1);
    assert_int_equal(at(t, A), card("OS-01"));
    assert_true(hand_is(t, A, "OS-06 TS-01"));
    assert_true(unasked(t, A, "pass"));
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

/* ---- Chases ----------------------------------------------------------------------------------------------------------- */

/* TV-43; PL-10.9, PL-16.10: a faster ship of an Enemy does not run from a Hunt. */
static void a_faster_enemy_does_not_run(void **state)
{
    table *t = position(3, "A at OS-01, own SH-25w, deed spain, hand SH-22 TS-01");

    (void)state;
    play(t, A, "hunt SH-22");
    assert_true(compared(t, PL_BY_CANNONS, 5, 2));
    expect_asked(t, A, PL_D_BOARD);
    play(t, A, "board");
    expect_asked(t, A, PL_D_BOARDING);
    expect_offers(t, "add nothing; add TS-01");
    play(t, A, "add nothing");
    assert_true(compared(t, PL_BY_CREW, 9, 5));
    expect_asked(t, A, PL_D_TAKE);
}

/* TV-43; PL-16.10, PL-15.5: the same ship runs from a captain who was no Enemy, and may be caught with a card. */
static void a_faster_neutral_runs_and_may_be_caught(void **state)
{
    table *t = position(3, "A at OS-01, own SH-25w, hand SH-22 TS-01");

    (void)state;
    play(t, A, "hunt SH-22");
    expect_asked(t, A, PL_D_CHASE);
    play(t, A, "add TS-01");
    assert_true(compared(t, PL_BY_SPEED, 4, 4));
    expect_asked(t, A, PL_D_BOARD);
    assert_int_equal(captain(t, A)->deed, 1 << PL_SPAIN);
}

/* TV-43; PL-21.3: the flag is taken even if it escapes. */
static void a_faster_neutral_that_escapes_is_an_enemy(void **state)
{
    table *t = position(3, "A at OS-01, own SH-25w, hand SH-22 TS-01");

    (void)state;
    play(t, A, "hunt SH-22");
    play(t, A, "add nothing");
    assert_true(happened(t, PL_EV_ESCAPES, A));
    assert_true(in_discard(t, "SH-22"));
    assert_int_equal(captain(t, A)->deed, 1 << PL_SPAIN);
}

/* TV-44; PL-16.6: Chain Shot stops the pirate by its red text, or adds its number. */
static void chain_shot_helps_to_flee_either_way(void **state)
{
    table *t = position(3, "A at OS-01, hand RC-01; pending SH-03; step resolve");

    (void)state;
    expect_asked(t, A, PL_D_ATTACKED);
    expect_offers(t, "fight; flee; flee RC-01; flee RC-01 red");
    play(t, A, "flee RC-01 red");
    assert_true(compared(t, PL_BY_SPEED, 4, 0));
    assert_true(happened(t, PL_EV_FLED, A));
    assert_true(in_discard(t, "SH-03") && in_discard(t, "RC-01"));

    t = position(3, "A at OS-01, hand RC-01; pending SH-03; step resolve");
    play(t, A, "flee RC-01");
    assert_true(compared(t, PL_BY_SPEED, 9, 5));
    assert_true(happened(t, PL_EV_FLED, A));
    assert_true(in_discard(t, "SH-03") && in_discard(t, "RC-01"));
}

/* TV-44; PL-17.5, PL-17.12: between captains Chain Shot leaves the other side only the card added. */
static void chain_shot_stops_a_fleeing_captain(void **state)
{
    table *t = position(3, "A at OS-01, hand RC-01; B at OS-01, own SH-12b, hand PT-02");

    (void)state;
    play(t, A, "attack blue");
    assert_int_equal(arg_of(t, PL_EV_ATTACKS, 1), 5);
    play(t, B, "flee");
    expect_asked(t, A, PL_D_DUEL);
    expect_offers(t, "add nothing; add RC-01; add RC-01 red");
    play(t, A, "add RC-01 red");
    expect_offers(t, "add nothing; add PT-02"); /* there is one Chain Shot, so both sides cannot play it */
    play(t, B, "add PT-02");
    assert_true(compared(t, PL_BY_SPEED, 4, 3));
    assert_false(happened(t, PL_EV_ESCAPES, A));
    assert_true(compared(t, PL_BY_CANNONS, 2, 4)); /* caught: the Broadside follows, with empty hands */
    assert_true(in_discard(t, "RC-01") && in_discard(t, "PT-02"));
    expect_asked(t, B, PL_D_VICTOR);
}

/* ---- Fleets at sea ---------------------------------------------------------------------------------------------------- */

/* TV-45; PL-18.3: at the end of each round a fleet follows the arrow, else the next way clockwise. */
static void fleets_follow_the_currents(void **state)
{
    table *t = position(3, "map OS-07 1,1; fleet TF-01 OS-01; active C; step end");

    (void)state;
    assert_int_equal(t->s.round, 3);
    assert_int_equal(t->s.fleet[0].at, card("OS-07"));
    idle_round(t);
    assert_int_equal(t->s.fleet[0].at, card("OS-02"));
    idle_round(t);
    assert_int_equal(t->s.fleet[0].at, card("OS-07"));
    assert_int_equal(t->s.round, 5);
    assert_int_equal(t->s.fleets, 1);
}

/* TV-46; PL-18.3, PL-18.8: a fleet enters a Spanish Port, strengthens it for a round, and is gone. */
static void a_fleet_comes_home(void **state)
{
    table *t = position(3, "map PT-09 2,0; fleet TF-02 OS-02; active C; step end");

    (void)state;
    assert_int_equal(t->s.fleet[0].at, card("PT-09"));
    idle(t, A);
    idle(t, B);
    assert_int_equal(t->s.fleets, 1);
    idle(t, C);
    assert_int_equal(times(t, PL_EV_FLEET_HOME), 1);
    assert_int_equal(t->s.fleets, 0);
    assert_true(in_discard(t, "TF-02"));
}

/* TV-46; PL-18.8, PL-19.1: Havana with the second fleet inside has 16 cannons and a garrison of 32. */
static void a_fleet_at_home_strengthens_its_port(void **state)
{
    table *t = position(3, "A at PT-09; map PT-09 2,0; fleet TF-02 OS-02; active C; step end");

    (void)state;
    play(t, A, "end");
    play(t, A, "attack port");
    assert_int_equal(arg_of(t, PL_EV_ATTACKS, 0), PL_FOE_PORT);
    assert_int_equal(arg_of(t, PL_EV_ATTACKS, 2), 16);
    assert_int_equal(arg_of(t, PL_EV_ATTACKS, 3), 32);
}

/* ---- Mates ------------------------------------------------------------------------------------------------------------ */

/* TV-47; PL-11.17: with the Quartermaster plunder and Prize fetch two thirds each. */
static void the_quartermaster_keeps_two_thirds(void **state)
{
    table *t = position(3, "A at OS-01, silver 8, prize SH-23, plundered tobacco 3 sugar 1, traded cotton 2, mate FM-04; "
                           "step sail; deck TS-01");

    (void)state;
    play(t, A, "move south");
    expect_offers(t, "trade; abandon; release");
    play(t, A, "trade");
    assert_int_equal(times(t, PL_EV_GAINED), 2);
    assert_int_equal(arg_of(t, PL_EV_GAINED, 0), 7);
    assert_int_equal(captain(t, A)->silver, 22);
}

/* TV-48; PL-5.3: the Lookout avoids an Encounter for a card at least as high. */
static void the_lookout_avoids_an_encounter(void **state)
{
    table *t = position(3, "A at OS-01, mate FM-05, hand SH-25 PT-02; pending SE-03; step resolve");

    (void)state;
    expect_asked(t, A, PL_D_LOOKOUT);
    expect_offers(t, "cancel SH-25; accept");
    refused(t, A, "cancel PT-02", "PL-5.3");
    play(t, A, "cancel SH-25");
    assert_true(in_discard(t, "SH-25") && in_discard(t, "SE-03"));
    assert_true(hand_is(t, A, "PT-02"));
    assert_int_equal(times(t, PL_EV_SCURVY), 0);
    expect_asked(t, A, PL_D_PAY);
}

/* TV-48; PL-5.3: accepted, the Encounter takes place: the Scurvy costs the turn. */
static void the_lookout_may_let_it_come(void **state)
{
    table *t = position(3, "A at OS-01, mate FM-05, hand SH-25 PT-02; pending SE-03; step resolve");

    (void)state;
    play(t, A, "accept");
    assert_true(happened(t, PL_EV_SCURVY, A));
    assert_true(in_discard(t, "SE-03"));
    assert_true(hand_is(t, A, "SH-25 PT-02"));
    expect_asked(t, A, PL_D_ENCOUNTER);
}

/* TV-48; PL-5.3, PL-22.1: News is nothing that a Lookout could avoid. */
static void the_lookout_does_not_stop_news(void **state)
{
    table *t = position(3, "A at OS-01, mate FM-05, hand SH-25 PT-02; pending WD-01; step resolve");

    (void)state;
    assert_true(happened(t, PL_EV_WAR, A));
    assert_int_equal(t->s.war[0].a, PL_SPAIN);
    assert_true(hand_is(t, A, "SH-25 PT-02"));
    expect_asked(t, A, PL_D_PAY);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_trial_costs_half_of_the_treasury),
        TEST(a_trial_needs_a_national_port_and_an_enemy),
        TEST(the_holder_of_both_letters_chooses_a_friend),
        TEST(a_suspended_letter_is_useless),
        TEST(a_suspended_letter_counts_again_after_the_peace),
        TEST(deeds_under_a_letter_are_forgotten_with_the_peace),
        TEST(deeds_from_before_the_war_stay),
        TEST(a_port_that_turned_hostile_need_not_be_attacked),
        TEST(cards_may_be_played_in_a_port_that_turned_hostile),
        TEST(staying_in_a_hostile_port_binds_in_the_next_turn),
        TEST(tortuga_is_sacked_and_buys_the_plunder),
        TEST(plunder_is_limited_by_the_supply),
        TEST(an_empty_supply_gives_nothing),
        TEST(ships_to_take_with_a_ship_and_a_prize),
        TEST(ships_to_take_with_a_ship_and_no_prize),
        TEST(ships_to_take_with_the_pinnace_and_a_prize),
        TEST(without_a_hold_for_it_plunder_is_lost),
        TEST(the_winner_takes_ships_and_cargo_of_a_captain),
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
        TEST(a_faster_enemy_does_not_run),
        TEST(a_faster_neutral_runs_and_may_be_caught),
        TEST(a_faster_neutral_that_escapes_is_an_enemy),
        TEST(chain_shot_helps_to_flee_either_way),
        TEST(chain_shot_stops_a_fleeing_captain),
        TEST(fleets_follow_the_currents),
        TEST(a_fleet_comes_home),
        TEST(a_fleet_at_home_strengthens_its_port),
        TEST(the_quartermaster_keeps_two_thirds),
        TEST(the_lookout_avoids_an_encounter),
        TEST(the_lookout_may_let_it_come),
        TEST(the_lookout_does_not_stop_news),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
