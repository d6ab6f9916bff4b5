/* test_fleets.c - rules tests: Treasure Fleets (PL-18). */
#include "table.h"

#include <stdio.h>

/* The card a fleet lies on when the round has ended. */
static int sails_to(const char *text)
{
    char whole[256];
    table *t;

    snprintf(whole, sizeof whole, "%s; active B; step end", text);
    t = position(2, whole);
    return t->s.fleets ? t->s.fleet[0].at : PL_NONE;
}

/* PL-18.1: a fleet is put on an Open Sea card of its player's choice where no captain is. */
RULE(a_fleet_is_put_on_an_open_sea_card_without_a_captain)
{
    table *t = position(3, "map OS-05 0,2; map PT-09 0,3; map CO-01 1,1; A at OS-01, hand TF-02; B at OS-02; C at PT-09");

    expect_offers(t, "pass; announce TF-02 OS-03; announce TF-02 OS-04; announce TF-02 OS-05");
    refused(t, A, "announce TF-02 OS-02", "PL-18.1");
    refused(t, A, "announce TF-02 PT-09", "PL-18.1");
    refused(t, A, "announce TF-02 CO-01", "PL-18.1");
    refused(t, A, "announce TF-02 OS-06", "PL-18.1");
    play(t, A, "announce TF-02 OS-05");
    assert_int_equal(t->s.fleets, 1);
    assert_int_equal(t->s.fleet[0].card, card("TF-02"));
    assert_int_equal(t->s.fleet[0].at, card("OS-05"));
    t = position(2, "A at OS-01; B hand TF-02 TS-01; active B; step lay");
    expect_offers(t, "lay TF-02 OS-02; lay TF-02 OS-03; lay TF-02 OS-04; lay TS-01");
}

/* PL-18.2: fleets are Spain's; they let even an Enemy of Spain beside them alone. */
RULE(fleets_are_spanish_and_never_attack)
{
    table *t = position(2, "fleet TF-01 OS-01; A at OS-01, deed spain; step begin");

    expect_asked(t, A, PL_D_SAIL);
    play(t, A, "end");
    expect_offers(t, "pass; attack fleet");
    t = position(2, "fleet TF-01 OS-01; A at OS-01, letters spain, hand TS-01");
    play(t, A, "attack fleet");
    assert_int_equal(captain(t, A)->deed, 1 << PL_SPAIN);
    assert_int_equal(captain(t, A)->letters, 0);
}

/* PL-18.3: a fleet follows its card's arrow; if there is no sea it tries the other sides clockwise; if none has any, it stays. */
RULE(fleets_follow_the_currents_clockwise)
{
    assert_int_equal(sails_to("map OS-07 1,1; map OS-05 0,2; fleet TF-01 OS-01"), card("OS-07"));                 /* the arrow: east */
    assert_int_equal(sails_to("map PT-06 1,1; map OS-05 0,2; map OS-06 -1,1; fleet TF-01 OS-01"), card("OS-06")); /* no English Port */
    assert_int_equal(sails_to("map OS-05 0,2; fleet TF-01 OS-01"), card("OS-05")); /* east, south, west, north */
    assert_int_equal(sails_to("fleet TF-01 OS-01"), card("OS-01"));
    assert_int_equal(sails_to("map CO-01 1,1; fleet TF-01 OS-01"), card("OS-01"));
    assert_int_equal(sails_to("map PT-11 1,1; map OS-05 0,2; fleet TF-01 OS-01"), card("PT-11")); /* a Spanish Port */
}

/* PL-18.3: a fleet in a Spanish Port has come home at the end of the next round: card and silver are gone. */
RULE(a_fleet_in_a_spanish_port_has_come_home)
{
    table *t = position(2, "map PT-11 1,1; fleet TF-01 PT-11; fleet TF-02 OS-01; active B; step end");

    assert_true(in_discard(t, "TF-01"));
    assert_int_equal(t->s.fleets, 1);
    assert_int_equal(t->s.fleet[0].card, card("TF-02"));
    assert_int_equal(t->s.fleet[0].at, card("PT-11"));
    assert_int_equal(captain(t, A)->silver + captain(t, B)->silver, 10);
}

/* PL-18.3: fleets move when a round ends, not after every turn, the one launched first before the others. */
RULE(fleets_move_at_the_end_of_the_round_in_order_of_launch)
{
    table *t = position(3, "map OS-07 1,1; fleet TF-03 OS-01; fleet TF-01 OS-01; step end");
    int order[2], moved = 0;

    assert_int_equal(t->s.fleet[0].at, card("OS-01"));
    t = position(3, "map OS-07 1,1; fleet TF-03 OS-01; fleet TF-01 OS-01; active C; step end");
    for (int i = 0; i < t->turn.events && moved < 2; i++)
        if (t->turn.event[i].kind == PL_EV_FLEET_SAILS) order[moved++] = t->turn.event[i].arg[0];
    assert_int_equal(moved, 2);
    assert_int_equal(order[0], card("TF-03"));
    assert_int_equal(order[1], card("TF-01"));
    assert_int_equal(t->s.fleet[0].at, card("OS-07"));
    assert_int_equal(t->s.fleet[1].at, card("OS-07"));
}

/* PL-18.4: fleets on one card fight as one: all their cannons, men and silver, at the speed of the slowest. */
RULE(fleets_on_one_card_count_as_one)
{
    table *t = position(2, "fleet TF-01 OS-01; fleet TF-03 OS-01; fleet TF-02 OS-02; A at OS-01, hand TS-01");
    pl_convoy both = pl_fleets_at(&t->s, card("OS-01"));

    assert_int_equal(both.silver, 40);
    play(t, A, "attack fleet");
    assert_int_equal(t->s.fight.speed, 2);
    assert_int_equal(t->s.fight.cannons, 18);
    assert_int_equal(t->s.fight.crew, 36);
}

/* PL-18.5: a fleet at Open Sea is attacked by a captain on the same card; that is an attack on Spain. */
RULE(a_fleet_is_attacked_on_the_same_open_sea_card)
{
    table *t = position(2, "fleet TF-01 OS-02; A at OS-01, hand SH-10");

    refused(t, A, "attack fleet", "PL-18.5");
    t = position(2, "fleet TF-01 OS-02; A at OS-02, hand SH-10");
    play(t, A, "attack fleet");
    assert_int_equal(captain(t, A)->deed, 1 << PL_SPAIN);
    expect_asked(t, A, PL_D_BROADSIDE);
}

/* PL-18.5: only an attack on the fleet touches it: a fight with another ship beside it leaves it in peace. */
RULE(other_fights_leave_a_fleet_in_peace)
{
    table *t = position(2, "fleet TF-01 OS-01; A at OS-01, hand SH-15 TS-01 TS-02; deck PR-01");

    play(t, A, "hunt SH-15");
    play(t, A, "board");
    play(t, A, "add nothing");
    expect_offers(t, "take pinnace none; take pinnace SH-15; take SH-15 none");
    play(t, A, "take pinnace SH-15");
    assert_int_equal(t->s.fleets, 1);
    assert_int_equal(captain(t, A)->silver, 5);
}

/* PL-18.6: a fleet that escapes stays on its card, and so does one that sinks the captain. */
RULE(a_fleet_that_escapes_or_wins_stays)
{
    table *t = position(3, "fleet TF-01 OS-01; A at OS-01, own SH-06b, hand TS-01 TS-02");

    play(t, A, "attack fleet");
    play(t, A, "add nothing"); /* 2 against 3 */
    assert_true(happened(t, PL_EV_ESCAPES, A));
    assert_int_equal(t->s.fleet[0].at, card("OS-01"));
    t = position(3, "fleet TF-01 OS-01; A at OS-01, hand TS-01 TS-02");
    play(t, A, "attack fleet");
    play(t, A, "add TS-01"); /* 4 against 8 */
    assert_true(captain(t, A)->lost);
    assert_int_equal(t->s.fleets, 1);
    assert_int_equal(t->s.fleet[0].at, card("OS-01"));
}

/* PL-18.6: a fleet beaten in the Broadside and not boarded is gone with its silver. */
RULE(a_fleet_not_boarded_is_gone_with_its_silver)
{
    table *t = position(3, "fleet TF-01 OS-01; A at OS-01, own SH-14b, hand TS-01 TS-02");

    play(t, A, "attack fleet");
    play(t, A, "break-off");
    assert_true(in_discard(t, "TF-01"));
    assert_int_equal(t->s.fleets, 0);
    assert_int_equal(captain(t, A)->silver, 5);
}

/* PL-18.7: a boarded fleet gives all its silver and a galleon to take; no plunder card is turned up. */
RULE(a_boarded_fleet_gives_silver_and_a_galleon)
{
    table *t = position(3, "fleet TF-01 OS-01; A at OS-01, own SH-14b, hand TS-01 TS-02 TS-03");

    play(t, A, "attack fleet");
    play(t, A, "board");
    play(t, A, "add TS-01"); /* 14 + 2 against 16 */
    assert_int_equal(captain(t, A)->silver, 5 + 15);
    expect_offers(t, "take SH-14 none; take SH-14 TF-01; take TF-01 SH-14; take TF-01 none");
    play(t, A, "take TF-01 SH-14");
    assert_int_equal(captain(t, A)->own, card("TF-01"));
    assert_int_equal(pl_cannons(captain(t, A)), 4); /* one galleon, not the fleet */
    assert_int_equal(t->s.fleets, 0);
    assert_int_equal(times(t, PL_EV_TURNED_UP), 0);
}

/* PL-18.7: a galleon that is not taken is discarded, the silver stays. */
RULE(a_galleon_not_taken_is_discarded)
{
    table *t = position(3, "fleet TF-01 OS-01; A at OS-01, own SH-14b, hand TS-01 TS-02 TS-03");

    play(t, A, "attack fleet");
    play(t, A, "board");
    play(t, A, "add TS-01");
    play(t, A, "take SH-14 none");
    assert_true(in_discard(t, "TF-01"));
    assert_int_equal(captain(t, A)->silver, 20);
    assert_int_equal(t->s.fleets, 0);
}

/* PL-18.8: in a Spanish Port a fleet is no target of its own, but adds its guns and men to the Port's. */
RULE(a_fleet_in_port_strengthens_the_port)
{
    table *t = position(2, "map PT-11 0,2; fleet TF-02 PT-11; A at PT-11, hand TS-01");

    refused(t, A, "attack fleet", "PL-18.5");
    play(t, A, "attack port");
    assert_int_equal(t->s.fight.cannons, 6 + 9);
    assert_int_equal(t->s.fight.crew, 12 + 18);
}

/* PL-18.8: who sacks that Port has the fleet's silver, the Port's plunder and the choice of galleons. */
RULE(who_sacks_the_port_has_the_fleet_as_well)
{
    table *t = position(2, "map PT-12 0,2; fleet TF-01 PT-12; A at PT-12, own SH-14b, mate FM-01, hand SH-02 RC-02;"
                           "deck OS-05 OS-08 OS-09");

    play(t, A, "attack port");
    play(t, A, "add SH-02");
    play(t, A, "add RC-02 red");
    assert_int_equal(captain(t, A)->silver, 20);
    play(t, A, "take SH-14 TF-01");
    assert_int_equal(times(t, PL_EV_TURNED_UP), 3);
    assert_int_equal(captain(t, A)->prize, card("TF-01"));
    expect_asked(t, A, PL_D_DUMP); /* indigo 2, cotton 2, cocoa 3 in a hold of 6 */
}

/* PL-18.9: other captains in the Port play no part in the attack and come to no harm. */
RULE(other_ships_in_the_port_are_ignored)
{
    table *t = position(2, "map PT-08 0,2; A at PT-08, own SH-12b; B at PT-08, own SH-14b, traded sugar 2; deck PT-01 PT-02");

    play(t, A, "attack port");
    assert_int_equal(arg_of(t, PL_EV_ATTACKS, 2), 4);
    assert_int_equal(arg_of(t, PL_EV_ATTACKS, 3), 7);
    assert_true(happened(t, PL_EV_WON, A));
    assert_int_equal(captain(t, B)->own, card("SH-14"));
    assert_int_equal(traded(t, B, PL_SUGAR), 2);
    assert_int_equal(at(t, B), card("PT-08"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_fleet_is_put_on_an_open_sea_card_without_a_captain),
        TEST(fleets_are_spanish_and_never_attack),
        TEST(fleets_follow_the_currents_clockwise),
        TEST(a_fleet_in_a_spanish_port_has_come_home),
        TEST(fleets_move_at_the_end_of_the_round_in_order_of_launch),
        TEST(fleets_on_one_card_count_as_one),
        TEST(a_fleet_is_attacked_on_the_same_open_sea_card),
        TEST(other_fights_leave_a_fleet_in_peace),
        TEST(a_fleet_that_escapes_or_wins_stays),
        TEST(a_fleet_not_boarded_is_gone_with_its_silver),
        TEST(a_boarded_fleet_gives_silver_and_a_galleon),
        TEST(a_galleon_not_taken_is_discarded),
        TEST(a_fleet_in_port_strengthens_the_port),
        TEST(who_sacks_the_port_has_the_fleet_as_well),
        TEST(other_ships_in_the_port_are_ignored),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
