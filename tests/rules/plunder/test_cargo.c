/* test_cargo.c - rules tests: ships, holds and cargo (PL-12). */
#include "table.h"

#include <stdio.h>

/* A hunts a ship that is too slow or does not run, and too weak to resist; boards it and comes to the choice of ships. */
static table *beats(const char *who, const char *hunt, const char *deck)
{
    static char text[512];
    table *t;

    snprintf(text, sizeof text, "A at OS-01, %s; deck %s", who, deck);
    t = position(2, text);
    play(t, A, hunt);
    play(t, A, "board");
    expect_asked(t, A, PL_D_TAKE);
    return t;
}

/* A attacks B, who stands, and wins Broadside and Boarding. */
static table *beats_captain(const char *text)
{
    table *t = position(3, text);

    play(t, A, "attack blue");
    play(t, B, "stand");
    play(t, A, "board");
    return t;
}

/* ---- Rooms ------------------------------------------------------------------------------------------------------------------- */

/* PL-12.1: in a won ship without a Prize plunder takes room from what can be bought; in tow of a Prize it does not. */
RULE(traded_cargo_keeps_within_its_room)
{
    table *t = position(2, "map PT-08 0,2; A at PT-08, own SH-10w, plundered sugar 2, silver 20; step trade");

    refused(t, A, "buy cotton 3", "PL-12.1");
    play(t, A, "buy cotton 2");
    t = position(2, "map PT-08 0,2; A at PT-08, own SH-10w, prize SH-21, plundered sugar 2, silver 20; step trade");
    refused(t, A, "buy cotton 5", "PL-12.1");
    play(t, A, "buy cotton 4");
}

/* PL-12.1: plunder beyond the Prize's hold cannot be kept: five sugar do not fit where three are carried. */
RULE(plunder_keeps_within_its_room)
{
    table *t = beats("hand SH-21", "hunt SH-21", "OS-11");

    play(t, A, "take pinnace SH-21");
    assert_int_equal(plundered(t, A, PL_SUGAR), 3);
    assert_int_equal(t->s.supply[PL_SUGAR], 9);
}

/* PL-12.2: neither the Pinnace nor a bought ship takes plunder into its own hold, empty as it may be. */
RULE(only_won_ships_and_prizes_carry_plunder)
{
    table *t = beats("hand SH-21", "hunt SH-21", "PT-01");

    play(t, A, "take pinnace none");
    assert_int_equal(pl_cargo(captain(t, A)), 0);
    t = beats("own SH-08b, hand SH-17", "hunt SH-17", "PT-01");
    play(t, A, "take SH-08 none");
    assert_int_equal(pl_cargo(captain(t, A)), 0);
    t = beats("own SH-08w, hand SH-17", "hunt SH-17", "PT-01");
    play(t, A, "take SH-08 none");
    assert_int_equal(plundered(t, A, PL_COCOA), 2);
}

/* PL-12.3: what is too much is thrown out token by token, as its owner chooses. */
RULE(the_owner_chooses_what_is_thrown_out)
{
    table *t = beats("prize SH-05, plundered cotton 3 indigo 4, hand SH-21", "hunt SH-21", "OS-06");

    play(t, A, "take pinnace SH-05"); /* three sugar more, and a hold of seven */
    expect_asked(t, A, PL_D_DUMP);
    expect_offers(t, "dump plundered sugar; dump plundered cotton; dump plundered indigo");
    refused(t, A, "dump plundered cocoa", "PL-12.3");
    play(t, A, "dump plundered cotton");
    play(t, A, "dump plundered sugar");
    play(t, A, "dump plundered cotton");
    assert_int_equal(plundered(t, A, PL_SUGAR), 2);
    assert_int_equal(plundered(t, A, PL_COTTON), 1);
    assert_int_equal(plundered(t, A, PL_INDIGO), 4);
}

/* ---- Which ships are kept ---------------------------------------------------------------------------------------------------- */

/* PL-12.4: a new Prize takes the place of the old one; one ship is never both Own Ship and Prize. */
RULE(a_captain_has_one_prize)
{
    table *t = beats("prize SH-05, hand SH-21", "hunt SH-21", "PR-01");

    refused(t, A, "take SH-21 SH-21", "PL-12.4");
    play(t, A, "take pinnace SH-21");
    assert_int_equal(captain(t, A)->prize, card("SH-21"));
    assert_true(in_discard(t, "SH-05"));
}

/* PL-12.5: two ships won, a card as Own Ship, no Prize: one of them may be towed, or sailed with the old ship towed or given up. */
RULE(two_ships_won_and_no_prize_before)
{
    table *t = beats_captain("A at OS-01, own SH-14b; B at OS-01, own SH-06b, prize SH-21");

    expect_offers(t, "take SH-14 none; take SH-14 SH-06; take SH-14 SH-21; take SH-06 SH-14; take SH-06 none; take SH-21 SH-14;"
                     "take SH-21 none");
    refused(t, A, "take SH-06 SH-21", "PL-12.5");
    refused(t, A, "take pinnace SH-21", "PL-12.5");
}

/* PL-12.5: with a Prize already in tow the old Own Ship must become the Prize of a new one, and the old Prize is never sailed. */
RULE(two_ships_won_and_a_prize_before)
{
    table *t = beats_captain("A at OS-01, own SH-14b, prize SH-05; B at OS-01, own SH-06b, prize SH-21");

    expect_offers(t, "take SH-14 SH-05; take SH-14 none; take SH-14 SH-06; take SH-14 SH-21; take SH-06 SH-14; take SH-21 SH-14;"
                     "take SH-06 none; take SH-21 none");
    refused(t, A, "take SH-06 SH-05", "PL-12.5");
    refused(t, A, "take SH-06 SH-21", "PL-12.5");
    refused(t, A, "take SH-05 none", "PL-12.5");
}

/* PL-12.5: who sails the Pinnace may take two of the ships won, or one and keep the Prize. */
RULE(two_ships_won_from_a_pinnace)
{
    table *t = beats_captain("A at OS-01, mate FM-01, prize SH-05; B at OS-01, own SH-06b, prize SH-21;"
                             "deck TS-01 TS-02 TS-03 TS-04 TS-05 TS-06"); /* for B, who begins anew */

    expect_offers(t, "take pinnace SH-05; take pinnace none; take pinnace SH-06; take pinnace SH-21; take SH-06 SH-05; take SH-06 none;"
                     "take SH-06 SH-21; take SH-21 SH-05; take SH-21 none; take SH-21 SH-06");
    play(t, A, "take SH-06 SH-21");
    assert_int_equal(captain(t, A)->own, card("SH-06"));
    assert_int_equal(captain(t, A)->prize, card("SH-21"));
    assert_true(in_discard(t, "SH-05"));
}

/* PL-12.5: a Prize given up takes its cargo along, a Prize replaced leaves it. */
RULE(a_prize_replaced_leaves_its_cargo)
{
    table *t = beats("own SH-08w, deed spain, prize SH-05, plundered sugar 2, hand SH-21", "hunt SH-21", "PR-01");

    play(t, A, "take SH-08 none");
    assert_int_equal(plundered(t, A, PL_SUGAR), 0);
    t = beats("own SH-08w, deed spain, prize SH-05, plundered sugar 2, hand SH-21", "hunt SH-21", "PR-01");
    play(t, A, "take SH-08 SH-21");
    assert_int_equal(plundered(t, A, PL_SUGAR), 2);
    assert_true(in_discard(t, "SH-05"));
}

/* PL-12.5: the ship won may be kept alone: the old Own Ship is discarded, the Prize given up with its cargo. */
RULE(a_won_ship_may_be_kept_alone)
{
    table *t = beats("own SH-10b, deed spain, prize SH-21, plundered sugar 2, hand SH-22", "hunt SH-22", "ST-01");

    expect_offers(t, "take SH-10 SH-21; take SH-10 none; take SH-10 SH-22; take SH-22 SH-10; take SH-22 none");
    refused(t, A, "take SH-22 SH-21", "PL-12.5");
    play(t, A, "take SH-22 none");
    assert_int_equal(captain(t, A)->own, card("SH-22"));
    assert_int_equal(captain(t, A)->prize, PL_NONE);
    assert_true(in_discard(t, "SH-10") && in_discard(t, "SH-21"));
    assert_int_equal(pl_cargo(captain(t, A)), 0);
}

/* PL-12.6: a ship that becomes Own Ship in this way is won; the old one, bought as it was, is a Prize like any other. */
RULE(a_captured_own_ship_is_won)
{
    table *t = beats("own SH-10b, hand SH-21", "hunt SH-21", "PR-01");

    play(t, A, "take SH-21 SH-10");
    assert_int_equal(captain(t, A)->own, card("SH-21"));
    assert_true(captain(t, A)->own_won);
    assert_int_equal(captain(t, A)->prize, card("SH-10"));
    t = position(2, "A own SH-21w, prize SH-10"); /* as it is now, in Tortuga: half of 11 */
    play(t, A, "trade");
    play(t, A, "sell-plunder");
    assert_int_equal(captain(t, A)->silver, 10);
}

/* PL-12.7: when the Own Ship changes, Traded Cargo stays as far as the new hold allows. */
RULE(traded_cargo_stays_when_the_ship_changes)
{
    table *t = beats("own SH-08b, deed spain, traded cotton 3 sugar 2, hand SH-21", "hunt SH-21", "PR-01");

    play(t, A, "take SH-21 none"); /* a hold of three */
    play(t, A, "dump traded sugar");
    play(t, A, "dump traded cotton");
    assert_int_equal(traded(t, A, PL_COTTON), 2);
    assert_int_equal(traded(t, A, PL_SUGAR), 1);
}

/* PL-12.8: eight cannons and a crew of fourteen in tow help in no fight. */
RULE(a_prizes_guns_and_crew_are_never_used)
{
    table *t = position(2, "A at OS-01, prize SH-14, hand SH-10 OS-05 TS-01");

    play(t, A, "hunt SH-10");
    expect_asked(t, A, PL_D_BROADSIDE); /* 2 against 3 */
    play(t, A, "add OS-05");
    play(t, A, "board");
    play(t, A, "add nothing"); /* 4 against 6 */
    assert_true(happened(t, PL_EV_SHIP_LOST, A));
}

/* ---- Abandoning -------------------------------------------------------------------------------------------------------------- */

/* PL-12.9: at pay, sailing, Action, Trade and laying of the own turn a Prize may be given up with its plunder; Traded Cargo stays. */
RULE(a_prize_may_be_abandoned_in_ones_own_turn)
{
    static const char *const steps[] = {"dues", "sail", "action", "trade", "lay"};

    for (int i = 0; i < RS_COUNT(steps); i++) {
        char text[160];
        table *t;
        int asked;

        snprintf(text, sizeof text, "A own SH-12b, prize SH-05, plundered sugar 3, traded cotton 1, hand TS-01; step %s", steps[i]);
        t = position(2, text);
        asked = rs_top_of(&t->s)->kind;
        play(t, A, "abandon");
        assert_int_equal(captain(t, A)->prize, PL_NONE);
        assert_true(in_discard(t, "SH-05"));
        assert_int_equal(t->s.supply[PL_SUGAR], 12);
        assert_int_equal(traded(t, A, PL_COTTON), 1);
        assert_int_equal(rs_top_of(&t->s)->kind, asked);
        refused(t, A, "abandon", "PL-12.9");
    }
}

/* PL-12.9, PL-16.2: given up before an Enemy's ship is met, a slow Prize brings no attack. */
RULE(a_prize_may_be_abandoned_before_the_encounter)
{
    table *t = position(3, "A prize SH-24, at OS-01, silver 20, deed england, hand TS-02; pending SH-13; step resolve");

    expect_asked(t, A, PL_D_FACE);
    expect_offers(t, "accept; abandon");
    play(t, A, "abandon"); /* 4 against 4 */
    expect_asked(t, A, PL_D_MEET);
    assert_true(in_discard(t, "SH-24"));
    t = position(3, "A prize SH-24, at OS-01, deed england; pending SH-13; step resolve");
    play(t, A, "accept");
    expect_asked(t, A, PL_D_ATTACKED);
    t = position(3, "map PT-08 0,2; A prize SH-24, plundered sugar 3, at PT-08; pending PE-04; step resolve");
    play(t, A, "abandon");
    assert_int_equal(captain(t, A)->silver, 5); /* no dues without Prize and cargo */
    t = position(3, "A prize SH-24, plundered sugar 3, at OS-01; pending SE-02; step resolve");
    play(t, A, "abandon");
    assert_true(happened(t, PL_EV_NO_EFFECT, A)); /* there is no cargo any more */
}

/* PL-12.9: nobody is asked about an Encounter to which it makes no difference; the questions it asks leave the choice open. */
RULE(a_prize_may_be_abandoned_at_an_encounters_question)
{
    static const struct {
        const char *text;
        int point;
    } rows[] = {
        {"A at OS-01, prize SH-24; pending SH-13; step resolve", PL_D_MEET},
        {"A at OS-01, prize SH-24; pending SE-01; step resolve", PL_D_BRIBE},
        {"A prize SH-24, hand PR-01; pending PE-02; step resolve", PL_D_BRAWL},
        {"A prize SH-24, hand PR-01 TS-01 TS-02; pending PE-03; step resolve", PL_D_DISCARD_TWO},
        {"map CO-01 0,2; A prize SH-24, at CO-01; pending NA-02; step resolve", PL_D_CANOES},
        {"A at OS-01, prize SH-24, mate FM-05, hand PR-01; pending SE-03; step resolve", PL_D_LOOKOUT},
    };

    for (int i = 0; i < RS_COUNT(rows); i++) {
        table *t = position(2, rows[i].text);

        expect_asked(t, A, rows[i].point);
        play(t, A, "abandon");
        assert_int_equal(captain(t, A)->prize, PL_NONE);
        expect_asked(t, A, rows[i].point);
    }
}

/* PL-12.9: it may also be given up in flight, from a ship and from a captain. */
RULE(a_prize_may_be_abandoned_in_flight)
{
    table *t = position(2, "A at OS-01, prize SH-05, plundered sugar 3, traded cotton 1; pending SH-02; step resolve");

    play(t, A, "flee abandon");
    assert_true(in_discard(t, "SH-05"));
    assert_int_equal(plundered(t, A, PL_SUGAR), 0);
    t = position(2, "A at OS-01; B at OS-01, prize SH-05, plundered sugar 3, traded cotton 1");
    play(t, A, "attack blue");
    play(t, B, "flee abandon");
    play(t, A, "chase");
    assert_true(in_discard(t, "SH-05"));
    assert_int_equal(t->s.supply[PL_SUGAR], 12);
}

/* PL-12.10: the ship one sails cannot be given up, neither in the own turn nor when ships are chosen after a fight. */
RULE(the_own_ship_cannot_be_abandoned)
{
    table *t = position(2, "A own SH-12b; step dues");

    refused(t, A, "abandon", "PL-12.9");
    play(t, A, "pay all");
    refused(t, A, "abandon", "PL-12.9");
    t = beats("own SH-10b, hand SH-21", "hunt SH-21", "PR-01");
    refused(t, A, "take pinnace none", "PL-12.5");
}

/* PL-12.11: the slower of ship and Prize counts when an Enemy decides to attack and when the captain flees. */
RULE(the_tow_speed_counts_for_enemies_and_flight)
{
    expect_asked(position(2, "A at OS-01, deed spain; pending SH-22; step resolve"), A, PL_D_MEET);

    table *t = position(2, "A at OS-01, deed spain, prize SH-09; pending SH-22; step resolve"); /* a faster Prize */

    play(t, A, "accept");
    expect_asked(t, A, PL_D_MEET);
    t = position(2, "A at OS-01, deed spain, prize SH-05; pending SH-22; step resolve");
    play(t, A, "accept");
    expect_asked(t, A, PL_D_ATTACKED);
    t = position(2, "A at OS-01, prize SH-24, hand PT-02 TS-01; pending SH-02; step resolve");

    play(t, A, "flee TS-01"); /* 2 + 2 against 4 */
    assert_false(happened(t, PL_EV_FLED, A));
    t = position(2, "A at OS-01, prize SH-24, hand PT-02 TS-01; pending SH-02; step resolve");
    play(t, A, "flee PT-02");
    assert_true(happened(t, PL_EV_FLED, A));
}

/* PL-12.11: who chases counts the own speed alone. */
RULE(the_prize_does_not_slow_a_chase)
{
    table *t = position(2, "A at OS-01, prize SH-24, hand SH-22");

    play(t, A, "hunt SH-22"); /* 4 against 4 */
    expect_asked(t, A, PL_D_BOARD);
}

/* ---- Fitting ----------------------------------------------------------------------------------------------------------------- */

/* PL-12.12: with a Prize each hold is fitted by itself: first Traded Cargo to the Own Ship, then plunder to the Prize. */
RULE(with_a_prize_each_pile_fits_its_own_hold)
{
    table *t = beats("own SH-10b, traded sugar 2 cocoa 2, prize SH-08, plundered cotton 5 tobacco 4, hand SH-21", "hunt SH-21", "PR-01");

    play(t, A, "take SH-21 SH-10"); /* holds of three and four */
    expect_offers(t, "dump traded sugar; dump traded cocoa");
    refused(t, A, "dump plundered cotton", "PL-12.12");
    play(t, A, "dump traded cocoa");
    for (int i = 0; i < 5; i++) {
        expect_offers(t, "dump plundered tobacco; dump plundered cotton");
        play(t, A, i < 3 ? "dump plundered cotton" : "dump plundered tobacco");
    }
    assert_int_equal(pl_tokens(captain(t, A), PL_TRADED), 3);
    assert_int_equal(pl_tokens(captain(t, A), PL_PLUNDERED), 4);
}

/* PL-12.12: a won ship without a Prize has one hold for both; what is too much goes from either pile. */
RULE(a_won_ship_alone_has_one_hold_for_both)
{
    table *t = beats("own SH-08w, deed spain, traded cotton 8, hand SH-21", "hunt SH-21", "OS-06");

    play(t, A, "take SH-08 none");
    expect_offers(t, "dump traded cotton; dump plundered sugar");
    play(t, A, "dump traded cotton");
    play(t, A, "dump plundered sugar");
    assert_int_equal(traded(t, A, PL_COTTON), 7);
    assert_int_equal(plundered(t, A, PL_SUGAR), 2);
}

/* PL-12.12: with neither Prize nor won ship all plunder goes without a choice; then Traded Cargo is fitted. */
RULE(without_a_place_for_it_plunder_goes_unasked)
{
    table *t = beats("traded cotton 3, prize SH-05, plundered sugar 2, hand SH-21", "hunt SH-21", "OS-09");

    play(t, A, "take pinnace none");
    assert_int_equal(times(t, PL_EV_TURNED_UP), 1);
    assert_int_equal(pl_tokens(captain(t, A), PL_PLUNDERED), 0);
    assert_int_equal(traded(t, A, PL_COTTON), 3);
    assert_int_equal(t->s.supply[PL_COCOA], 12);
    assert_int_equal(t->s.active, B); /* nothing was asked */
}

/* PL-12.12: fitting comes also after a ship was bought, exchanged or sold, and after a salvage. */
RULE(fitting_follows_every_change_of_ships)
{
    table *t = position(2, "A silver 8, traded sugar 2 cotton 1, hand SH-09; step trade");

    play(t, A, "buy-ship SH-09"); /* a hold of two */
    expect_asked(t, A, PL_D_DUMP);
    t = position(2, "A own SH-10b, traded sugar 2 cotton 2; step trade");
    play(t, A, "sell-ship");
    expect_asked(t, A, PL_D_DUMP);
    t = position(2, "A own SH-10b, traded sugar 2 cotton 2, hand SH-12, silver 9; step trade");
    play(t, A, "exchange SH-12");
    expect_asked(t, A, PL_D_DUMP);
    t = position(2, "A at OS-01, prize SH-05, plundered cotton 6; B at OS-01, prize SH-21, plundered sugar 3");
    play(t, A, "attack blue");
    play(t, B, "flee abandon");
    play(t, A, "salvage"); /* nine tokens, and a hold of three */
    expect_asked(t, A, PL_D_DUMP);
    for (int i = 0; i < 5; i++) play(t, A, "dump plundered cotton");
    play(t, A, "dump plundered sugar");
    assert_int_equal(pl_cargo(captain(t, A)), 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(traded_cargo_keeps_within_its_room),
        TEST(plunder_keeps_within_its_room),
        TEST(only_won_ships_and_prizes_carry_plunder),
        TEST(the_owner_chooses_what_is_thrown_out),
        TEST(a_captain_has_one_prize),
        TEST(two_ships_won_and_no_prize_before),
        TEST(two_ships_won_and_a_prize_before),
        TEST(two_ships_won_from_a_pinnace),
        TEST(a_prize_replaced_leaves_its_cargo),
        TEST(a_won_ship_may_be_kept_alone),
        TEST(a_captured_own_ship_is_won),
        TEST(traded_cargo_stays_when_the_ship_changes),
        TEST(a_prizes_guns_and_crew_are_never_used),
        TEST(a_prize_may_be_abandoned_in_ones_own_turn),
        TEST(a_prize_may_be_abandoned_before_the_encounter),
        TEST(a_prize_may_be_abandoned_at_an_encounters_question),
        TEST(a_prize_may_be_abandoned_in_flight),
        TEST(the_own_ship_cannot_be_abandoned),
        TEST(the_tow_speed_counts_for_enemies_and_flight),
        TEST(the_prize_does_not_slow_a_chase),
        TEST(with_a_prize_each_pile_fits_its_own_hold),
        TEST(a_won_ship_alone_has_one_hold_for_both),
        TEST(without_a_place_for_it_plunder_goes_unasked),
        TEST(fitting_follows_every_change_of_ships),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
