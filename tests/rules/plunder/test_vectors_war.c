/* test_vectors_war.c - the test vectors of the rules, TV-25 to TV-33: trials, war and peace, booty. */
#include "table.h"

#include <stdio.h>

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
    answer_alone(t, C, "lay TS-02");
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
    answer_alone(t, C, "lay WD-04");
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
    play(t, A, "sell-plunder");
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
    expect_offers(t, "take SH-10 SH-21; take SH-10 none; take SH-10 SH-20; take SH-20 SH-10; take SH-20 none");
    refused(t, A, "take SH-20 SH-21", "PL-12.5");
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
    assert_int_equal(plundered(t, A, PL_SUGAR), 5); /* eight in the Prize, one in the ship */
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
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
