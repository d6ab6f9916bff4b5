/* test_vectors_port.c - the test vectors of the rules, TV-13 to TV-15: what the book states and shows of Letters of Marque and selling. */
#include "table.h"

/* ---- Letters of Marque ------------------------------------------------------------------------------------------------ */

/* TV-13; PL-14.1, PL-14.2, PL-14.3, PL-14.4, PL-14.7: a tie gives the Letter to the one who asks, and its foe as Enemy. */
static void a_tied_bid_wins_the_letter(void **state)
{
    table *t = position(3, "A at PT-03, hand FM-01; B hand SH-25; C hand OS-05; map PT-03 0,2; war WD-02");

    (void)state;
    play(t, A, "letter");
    assert_true(unasked(t, A, "bid FM-01"));
    assert_true(in_hand(t, A, "FM-01")); /* not revealed yet */
    expect_asked(t, B, PL_D_BLOCK);
    expect_offers(t, "bid nothing; bid SH-25");
    play(t, B, "bid SH-25");
    assert_true(in_hand(t, B, "SH-25"));
    expect_asked(t, C, PL_D_BLOCK);
    play(t, C, "bid nothing");

    assert_true(happened(t, PL_EV_LETTER, A));
    assert_int_equal(captain(t, A)->letters, 1 << PL_FRANCE);
    assert_int_equal(pl_enemies(&t->s, A), 1 << PL_SPAIN);
    assert_int_equal(captain(t, A)->deed, 0);
    assert_true(in_discard(t, "FM-01") && in_discard(t, "SH-25"));
    assert_true(hand_is(t, C, "OS-05"));
    assert_int_equal(hand_size(t, A) + hand_size(t, B), 0);
    expect_asked(t, B, PL_D_SAIL);
}

/* TV-13; PL-14.4: a higher card against it blocks the Letter, and all cards put down are gone. */
static void a_higher_card_blocks_the_letter(void **state)
{
    table *t = position(3, "A at PT-03, hand FM-01; B hand KR-01; C hand OS-05; map PT-03 0,2; war WD-02");

    (void)state;
    play(t, A, "letter");
    play(t, B, "bid KR-01");
    play(t, C, "bid nothing");
    assert_true(happened(t, PL_EV_NO_LETTER, A));
    assert_int_equal(captain(t, A)->letters, 0);
    assert_int_equal(pl_enemies(&t->s, A), 0);
    assert_true(in_discard(t, "FM-01") && in_discard(t, "KR-01"));
    assert_true(hand_is(t, C, "OS-05"));
}

/* TV-13; PL-14.5: the Parrot beats every card there is. */
static void the_parrot_always_gets_the_letter(void **state)
{
    table *t = position(3, "A at PT-03, hand PR-01; B hand KR-01; C hand TF-03; map PT-03 0,2; war WD-02");

    (void)state;
    play(t, A, "letter");
    play(t, B, "bid KR-01");
    play(t, C, "bid TF-03");
    assert_int_equal(captain(t, A)->letters, 1 << PL_FRANCE);
    assert_true(in_discard(t, "PR-01") && in_discard(t, "KR-01") && in_discard(t, "TF-03"));
    for (int other = 0; other < PL_CARDS; other++) assert_true(other == PL_PARROT || pl_value(other) < pl_value(PL_PARROT));
}

/* ---- Selling ---------------------------------------------------------------------------------------------------------- */

static table *tortuga_with_plunder(void)
{
    table *t = position(3, "A at OS-01, silver 8, prize SH-23, plundered tobacco 3 sugar 1, traded cotton 2; step sail; deck TS-01");

    play(t, A, "move south");
    expect_asked(t, A, PL_D_ACTION);
    expect_offers(t, "trade; abandon");
    refused(t, A, "pass", "PL-10.5");
    refused(t, A, "attack port", "PL-10.5");
    play(t, A, "trade");
    refused(t, A, "done", "PL-11.2");
    play(t, A, "sell-plunder");
    return t;
}

/* TV-14; PL-10.5, PL-11.2, PL-11.7, PL-11.8: in Tortuga Prize and plunder must be sold, for half; Traded Cargo fetches all. */
static void plunder_must_be_sold_in_tortuga(void **state)
{
    table *t = tortuga_with_plunder();

    (void)state;
    assert_int_equal(times(t, PL_EV_GAINED), 2);
    assert_int_equal(arg_of(t, PL_EV_GAINED, 0), 5); /* the Prize, after the goods */
    assert_int_equal(captain(t, A)->silver, 18);
    assert_int_equal(captain(t, A)->prize, PL_NONE);
    assert_true(in_discard(t, "SH-23"));
    assert_int_equal(pl_tokens(captain(t, A), PL_PLUNDERED), 0);
    assert_int_equal(t->s.supply[PL_TOBACCO], PL_TOKENS);
    assert_int_equal(t->s.supply[PL_SUGAR], PL_TOKENS);
    expect_asked(t, A, PL_D_TRADE);
    expect_offers(t, "buy sugar 1; buy cotton 1; sell cotton 1; sell cotton 2; done");
    play(t, A, "sell cotton 2");
    assert_int_equal(captain(t, A)->silver, 22);
    assert_int_equal(traded(t, A, PL_COTTON), 0);
}

/* TV-14; PL-11.5: nobody has to sell Traded Cargo. */
static void traded_cargo_may_be_kept(void **state)
{
    table *t = tortuga_with_plunder();

    (void)state;
    play(t, A, "done");
    assert_int_equal(captain(t, A)->silver, 18);
    assert_int_equal(traded(t, A, PL_COTTON), 2);
    answer_alone(t, A, "lay TS-01");
    expect_asked(t, B, PL_D_SAIL);
}

/* TV-15; PL-11.12: a bought ship fetches its full worth in any Port. */
static void a_bought_ship_is_sold_at_full_worth(void **state)
{
    table *t = position(3, "A at PT-08, own SH-13b, hand SH-09; map PT-08 0,2; step trade");

    (void)state;
    expect_offers(t, "buy tobacco 1; buy tobacco 2; buy cotton 1; buy cotton 2; exchange SH-09; sell-ship; done");
    play(t, A, "sell-ship");
    assert_int_equal(captain(t, A)->silver, 5 + 18);
    assert_int_equal(captain(t, A)->own, PL_PINNACE);
    assert_true(in_discard(t, "SH-13"));
    expect_asked(t, A, PL_D_TRADE);
    assert_true(offered(t, "buy-ship SH-09"));
}

/* TV-15; PL-11.9, PL-11.11, PL-11.12: a won ship is neither sold nor exchanged in a neutral Port without its Letter. */
static void a_won_ship_is_not_sold_in_a_neutral_port(void **state)
{
    table *t = position(3, "A at PT-08, own SH-13w, hand SH-09; map PT-08 0,2; step trade");

    (void)state;
    expect_offers(t, "buy tobacco 1; buy tobacco 2; buy cotton 1; buy cotton 2; done");
    refused(t, A, "sell-ship", "PL-11.12");
    refused(t, A, "exchange SH-09", "PL-11.12");
}

/* TV-15; PL-11.9, PL-11.12: Tortuga takes a won ship, for half its worth. */
static void a_won_ship_fetches_half_in_tortuga(void **state)
{
    table *t = position(3, "A own SH-13w, hand SH-09; step trade");

    (void)state;
    assert_true(offered(t, "exchange SH-09"));
    play(t, A, "sell-ship");
    assert_int_equal(captain(t, A)->silver, 5 + 9);
    assert_int_equal(captain(t, A)->own, PL_PINNACE);
    assert_false(captain(t, A)->own_won);
    assert_true(in_discard(t, "SH-13"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_tied_bid_wins_the_letter),
        TEST(a_higher_card_blocks_the_letter),
        TEST(the_parrot_always_gets_the_letter),
        TEST(plunder_must_be_sold_in_tortuga),
        TEST(traded_cargo_may_be_kept),
        TEST(a_bought_ship_is_sold_at_full_worth),
        TEST(a_won_ship_is_not_sold_in_a_neutral_port),
        TEST(a_won_ship_fetches_half_in_tortuga),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
