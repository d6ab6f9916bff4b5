/* test_vectors_fights.c - the test vectors of the rules, TV-16 to TV-24: what the book states and shows of Treasure Fleets, attacks and
 * flights, captain against captain. */
#include "table.h"

/* ---- Treasure Fleets -------------------------------------------------------------------------------------------------- */

/* TV-16; PL-18.8, PL-19.1, PL-19.5, PL-12.5, PL-21.1: a fleet in Port adds its guns and men, and its silver and galleon to the booty. */
static void a_port_is_sacked_with_the_fleet_inside(void **state)
{
    table *t = position(3, "A at PT-12, own SH-14b, mate FM-01, hand SH-02 RC-02; map PT-12 0,2; fleet TF-01 PT-12; "
                           "deck PT-06 PT-03 PT-05");

    (void)state;
    play(t, A, "attack port");
    assert_int_equal(arg_of(t, PL_EV_ATTACKS, 2), 14);
    assert_int_equal(arg_of(t, PL_EV_ATTACKS, 3), 27);
    assert_int_equal(captain(t, A)->deed, 1 << PL_SPAIN);
    expect_asked(t, A, PL_D_BROADSIDE);
    expect_offers(t, "add nothing; add SH-02; add RC-02");
    refused(t, A, "add RC-02 red", "PL-17.12");

    play(t, A, "add SH-02");
    assert_true(compared(t, PL_BY_CANNONS, 14, 14));
    expect_asked(t, A, PL_D_BOARDING); /* against a Port there is no breaking off */
    expect_offers(t, "add nothing; add RC-02; add RC-02 red");

    play(t, A, "add RC-02 red");
    assert_true(compared(t, PL_BY_CREW, 14, 13));
    assert_int_equal(captain(t, A)->silver, 5 + 15);
    expect_asked(t, A, PL_D_TAKE);
    expect_offers(t, "take SH-14 none; take SH-14 TF-01; take TF-01 SH-14; take TF-01 none");

    play(t, A, "take SH-14 TF-01");
    assert_int_equal(captain(t, A)->prize, card("TF-01"));
    assert_int_equal(t->s.fleets, 0);
    assert_int_equal(times(t, PL_EV_TURNED_UP), 3);
    assert_int_equal(plundered(t, A, PL_SUGAR), 4);
    assert_int_equal(plundered(t, A, PL_TOBACCO), 3);
    assert_int_equal(plundered(t, A, PL_INDIGO), 2);
    expect_asked(t, A, PL_D_DUMP);
    expect_offers(t, "dump plundered sugar; dump plundered tobacco; dump plundered indigo");
    play(t, A, "dump plundered sugar");
    play(t, A, "dump plundered sugar");
    expect_asked(t, A, PL_D_DUMP);
    play(t, A, "dump plundered tobacco");
    assert_int_equal(plundered(t, A, PL_SUGAR), 2);
    assert_int_equal(plundered(t, A, PL_TOBACCO), 2);
    assert_int_equal(plundered(t, A, PL_INDIGO), 2);
    assert_true(in_discard(t, "SH-02") && in_discard(t, "RC-02"));
    assert_true(in_discard(t, "PT-06") && in_discard(t, "PT-03") && in_discard(t, "PT-05"));
    expect_asked(t, B, PL_D_SAIL);
}

/* TV-17; PL-18.4: fleets of one cell fight as one, at the speed of the slowest. */
static void two_fleets_of_one_cell_count_as_one(void **state)
{
    table *t = position(3, "A at OS-01; fleet TF-01 OS-01; fleet TF-02 OS-01");

    (void)state;
    assert_int_equal(pl_fleets_at(&t->s, card("OS-01")).silver, 35);
    play(t, A, "attack fleet");
    assert_int_equal(arg_of(t, PL_EV_ATTACKS, 0), PL_FOE_FLEET);
    assert_int_equal(arg_of(t, PL_EV_ATTACKS, 1), 2);
    assert_int_equal(arg_of(t, PL_EV_ATTACKS, 2), 17);
    assert_int_equal(arg_of(t, PL_EV_ATTACKS, 3), 34);
}

/* ---- Attacks and flights ---------------------------------------------------------------------------------------------- */

/* TV-18; PL-21.1, PL-21.2, PL-21.3, PL-21.4, PL-15.5, PL-16.8: hunting a friend's ship costs the Letter, and with it the Enemy it made. */
static void attacking_a_friend_costs_the_letter(void **state)
{
    table *t = position(3, "A at OS-01, letters france, hand SH-18; war WD-02");

    (void)state;
    assert_int_equal(pl_enemies(&t->s, A), 1 << PL_SPAIN);
    play(t, A, "hunt SH-18");
    assert_true(happened(t, PL_EV_LETTER_LOST, A));
    assert_true(happened(t, PL_EV_ENEMY, A));
    assert_true(unasked(t, A, "add nothing"));
    assert_true(compared(t, PL_BY_SPEED, 4, 5));
    assert_true(happened(t, PL_EV_ESCAPES, A));
    assert_true(in_discard(t, "SH-18"));
    assert_int_equal(captain(t, A)->letters, 0);
    assert_int_equal(captain(t, A)->deed, 1 << PL_FRANCE);
    assert_int_equal(pl_enemies(&t->s, A), 1 << PL_FRANCE);
    expect_asked(t, B, PL_D_SAIL);
}

/* TV-19; PL-12.11, PL-15.3, PL-15.5: who chases counts the own ship's speed, however slow the Prize in tow. */
static void the_chase_ignores_the_prize(void **state)
{
    table *t = position(3, "A at OS-01, prize SH-24, hand SH-09 OS-05");

    (void)state;
    play(t, A, "hunt SH-09");
    assert_int_equal(captain(t, A)->deed, 1 << PL_ENGLAND);
    expect_asked(t, A, PL_D_CHASE);
    expect_offers(t, "add nothing; add OS-05");
    play(t, A, "add OS-05");
    assert_true(compared(t, PL_BY_SPEED, 5, 5));
    assert_true(compared(t, PL_BY_CANNONS, 2, 2));
    assert_true(in_discard(t, "OS-05"));
    expect_asked(t, A, PL_D_BOARD);
}

/* TV-19; PL-16.8, PL-21.3: a ship that gets away is discarded; the flag is taken all the same. */
static void a_ship_that_escapes_still_makes_an_enemy(void **state)
{
    table *t = position(3, "A at OS-01, prize SH-24, hand SH-09 OS-05");

    (void)state;
    play(t, A, "hunt SH-09");
    play(t, A, "add nothing");
    assert_true(compared(t, PL_BY_SPEED, 4, 5));
    assert_true(in_discard(t, "SH-09"));
    assert_int_equal(captain(t, A)->deed, 1 << PL_ENGLAND);
    assert_int_equal(captain(t, A)->prize, card("SH-24"));
}

static table *chased_by_red_hand(void)
{
    table *t = position(3, "A at OS-01, prize SH-24, hand PT-02 TS-01 OS-05; pending SH-02; step resolve");

    expect_asked(t, A, PL_D_ATTACKED);
    return t;
}

/* TV-20; PL-16.4, PL-16.5: fight, or flee with or without the Prize and with or without a card: nine ways in all. */
static void fleeing_may_cost_the_prize_and_a_card(void **state)
{
    table *t = chased_by_red_hand();

    (void)state;
    expect_offers(t, "fight; flee; flee PT-02; flee TS-01; flee OS-05; "
                     "flee abandon; flee abandon PT-02; flee abandon TS-01; flee abandon OS-05");
}

/* TV-20; PL-12.11, PL-16.5: the speed in tow and a card above the pirate's speed get away with the Prize. */
static void a_good_card_saves_the_prize(void **state)
{
    table *t = chased_by_red_hand();

    (void)state;
    play(t, A, "flee PT-02");
    assert_true(compared(t, PL_BY_SPEED, 5, 4));
    assert_true(happened(t, PL_EV_FLED, A));
    assert_int_equal(captain(t, A)->prize, card("SH-24"));
    assert_true(in_discard(t, "SH-02") && in_discard(t, "PT-02"));
    expect_asked(t, A, PL_D_SAIL);
}

/* TV-20; PL-16.5: a tie is no escape, and the card played is gone. */
static void a_tie_does_not_escape(void **state)
{
    table *t = chased_by_red_hand();

    (void)state;
    play(t, A, "flee TS-01");
    assert_true(compared(t, PL_BY_SPEED, 4, 4));
    assert_false(happened(t, PL_EV_FLED, A));
    assert_true(in_discard(t, "TS-01"));
    assert_int_equal(captain(t, A)->prize, card("SH-24"));
    expect_asked(t, A, PL_D_BROADSIDE);
}

/* TV-20; PL-12.9, PL-16.5: the Prize given up in vain is gone too. */
static void a_prize_given_up_in_vain_is_gone(void **state)
{
    table *t = chased_by_red_hand();

    (void)state;
    play(t, A, "flee abandon");
    assert_true(compared(t, PL_BY_SPEED, 4, 4));
    assert_int_equal(captain(t, A)->prize, PL_NONE);
    assert_true(in_discard(t, "SH-24"));
    expect_asked(t, A, PL_D_BROADSIDE);
}

/* TV-20; PL-16.5: without the Prize even the lowest card is enough. */
static void giving_up_the_prize_and_a_card_escapes(void **state)
{
    table *t = chased_by_red_hand();

    (void)state;
    play(t, A, "flee abandon OS-05");
    assert_true(compared(t, PL_BY_SPEED, 5, 4));
    assert_true(happened(t, PL_EV_FLED, A));
    assert_int_equal(captain(t, A)->prize, PL_NONE);
    assert_true(in_discard(t, "SH-24") && in_discard(t, "OS-05") && in_discard(t, "SH-02"));
    expect_asked(t, A, PL_D_SAIL);
}

/* TV-21; PL-16.2, PL-16.3: an Enemy's ship that is no faster does not attack. */
static void an_enemy_as_fast_as_the_captain_does_not_attack(void **state)
{
    table *t = position(3, "A at OS-01, deed spain; pending SH-22; step resolve");

    (void)state;
    expect_asked(t, A, PL_D_MEET);
    expect_offers(t, "attack ship; let-pass");
}

/* TV-21; PL-16.2, PL-12.11: a slow Prize in tow makes the same ship attack. */
static void an_enemy_faster_than_the_tow_attacks(void **state)
{
    table *t = position(3, "A at OS-01, deed spain, prize SH-05; pending SH-22; step resolve");

    (void)state;
    expect_offers(t, "accept; abandon");
    play(t, A, "accept");
    expect_asked(t, A, PL_D_ATTACKED);
    expect_offers(t, "fight; flee; flee abandon");
}

static table *hunting_the_constance(void)
{
    table *t = position(3, "A at OS-01, hand SH-10 OS-05");

    play(t, A, "hunt SH-10");
    assert_int_equal(captain(t, A)->deed, 1 << PL_ENGLAND);
    expect_asked(t, A, PL_D_BROADSIDE); /* as fast as it is, so there is no Chase */
    expect_offers(t, "add nothing; add OS-05");
    return t;
}

/* TV-22; PL-15.6, PL-16.9, PL-20.4: out-gunned, the ship is lost and the ship that sank it discarded. */
static void fewer_cannons_lose_the_ship(void **state)
{
    table *t = hunting_the_constance();

    (void)state;
    play(t, A, "add nothing");
    assert_true(compared(t, PL_BY_CANNONS, 2, 3));
    assert_true(happened(t, PL_EV_SHIP_LOST, A));
    assert_true(captain(t, A)->lost);
    assert_int_equal(at(t, A), card("TO-01"));
    assert_true(in_discard(t, "SH-10") && in_discard(t, "OS-05"));
    assert_int_equal(captain(t, A)->deed, 1 << PL_ENGLAND);
    expect_asked(t, B, PL_D_SAIL);
}

/* TV-22; PL-15.6, PL-15.7: as many cannons are enough; breaking off then gains nothing. */
static void a_tied_broadside_is_won_and_may_be_broken_off(void **state)
{
    table *t = hunting_the_constance();

    (void)state;
    play(t, A, "add OS-05");
    assert_true(compared(t, PL_BY_CANNONS, 3, 3));
    expect_asked(t, A, PL_D_BOARD);
    expect_offers(t, "board; break-off");
    play(t, A, "break-off");
    assert_true(in_discard(t, "SH-10") && in_discard(t, "OS-05"));
    assert_int_equal(captain(t, A)->prize, PL_NONE);
    assert_int_equal(captain(t, A)->silver, 5);
    assert_int_equal(times(t, PL_EV_TURNED_UP), 0);
    assert_int_equal(captain(t, A)->deed, 1 << PL_ENGLAND);
    assert_false(captain(t, A)->lost);
    expect_asked(t, B, PL_D_SAIL);
}

/* ---- Captain against captain ------------------------------------------------------------------------------------------ */

/* TV-23; PL-17.2, PL-17.6, PL-17.7, PL-17.8, PL-17.9, PL-12.5: a defender who wins the Boarding takes the ship. */
static void the_defender_may_win_the_boarding(void **state)
{
    table *t = position(3, "A at OS-01, own SH-12b, hand PT-02 TS-01; B at OS-01, own SH-18b, mate FM-01, hand OS-05 PT-01");

    (void)state;
    play(t, A, "attack blue");
    expect_asked(t, B, PL_D_DEFEND);
    expect_offers(t, "stand; flee");
    play(t, B, "stand");
    expect_asked(t, A, PL_D_DUEL);
    expect_offers(t, "add nothing; add PT-02; add TS-01");
    play(t, A, "add PT-02");
    expect_asked(t, B, PL_D_DUEL);
    expect_offers(t, "add nothing; add OS-05; add PT-01");
    play(t, B, "add OS-05");
    assert_true(compared(t, PL_BY_CANNONS, 7, 7));
    assert_true(in_discard(t, "PT-02") && in_discard(t, "OS-05"));
    expect_asked(t, A, PL_D_VICTOR);
    expect_offers(t, "sink; board");

    play(t, A, "board");
    play(t, A, "add TS-01");
    play(t, B, "add PT-01");
    assert_true(compared(t, PL_BY_CREW, 9, 10));
    expect_asked(t, B, PL_D_TAKE);
    expect_offers(t, "take SH-18 none; take SH-18 SH-12; take SH-12 SH-18; take SH-12 none");
    assert_int_equal(captain(t, A)->own, card("SH-12")); /* until it is taken */

    play(t, B, "take SH-18 SH-12");
    assert_int_equal(captain(t, B)->own, card("SH-18"));
    assert_int_equal(captain(t, B)->prize, card("SH-12"));
    assert_int_equal(captain(t, A)->own, PL_PINNACE);
    assert_int_equal(at(t, A), card("TO-01"));
    assert_true(captain(t, A)->lost);
    assert_int_equal(times(t, PL_EV_LAID), 0);
    assert_int_equal(t->s.pending, PL_NONE);
    assert_int_equal(captain(t, A)->deed | captain(t, B)->deed, 0);
    expect_asked(t, B, PL_D_PAY);
}

/* TV-24; PL-17.2, PL-17.3, PL-17.4: who leaves his Prize behind escapes if the attacker prefers to take it. */
static void a_prize_left_behind_may_be_taken(void **state)
{
    table *t = position(3, "A at OS-01, own SH-12b, hand TS-01 TS-02; "
                           "B at OS-01, prize SH-24, plundered indigo 2, traded sugar 1, hand OS-05");

    (void)state;
    play(t, A, "attack blue");
    expect_asked(t, B, PL_D_DEFEND);
    expect_offers(t, "stand; flee; flee abandon");
    play(t, B, "flee abandon");
    expect_asked(t, A, PL_D_SALVAGE);
    expect_offers(t, "salvage; chase");
    play(t, A, "salvage");
    assert_int_equal(captain(t, A)->prize, card("SH-24"));
    assert_int_equal(plundered(t, A, PL_INDIGO), 2);
    assert_int_equal(pl_cargo(captain(t, A)), 2);
    assert_int_equal(captain(t, B)->prize, PL_NONE);
    assert_int_equal(traded(t, B, PL_SUGAR), 1);
    assert_int_equal(pl_cargo(captain(t, B)), 1);
    assert_true(hand_is(t, A, "TS-01 TS-02"));
    assert_true(hand_is(t, B, "OS-05"));
    assert_int_equal(at(t, B), card("OS-01"));
    assert_true(rs_is_empty(&t->s.discard));
    expect_asked(t, A, PL_D_ENCOUNTER);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_port_is_sacked_with_the_fleet_inside),
        TEST(two_fleets_of_one_cell_count_as_one),
        TEST(attacking_a_friend_costs_the_letter),
        TEST(the_chase_ignores_the_prize),
        TEST(a_ship_that_escapes_still_makes_an_enemy),
        TEST(fleeing_may_cost_the_prize_and_a_card),
        TEST(a_good_card_saves_the_prize),
        TEST(a_tie_does_not_escape),
        TEST(a_prize_given_up_in_vain_is_gone),
        TEST(giving_up_the_prize_and_a_card_escapes),
        TEST(an_enemy_as_fast_as_the_captain_does_not_attack),
        TEST(an_enemy_faster_than_the_tow_attacks),
        TEST(fewer_cannons_lose_the_ship),
        TEST(a_tied_broadside_is_won_and_may_be_broken_off),
        TEST(the_defender_may_win_the_boarding),
        TEST(a_prize_left_behind_may_be_taken),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
