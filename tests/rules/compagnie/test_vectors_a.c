/* test_vectors_a.c - the test vectors of the rules, V-1 to V-25. */
#include "table.h"

#include <stdio.h>

/* ---- Battles of companies ---------------------------------------------------------------------------------------------------- */

/* V-1; CO-9.14, CO-8.8, CO-13.2, CO-13.6: from a lower level nobody boards, but the hits are dealt in full. */
RULE(nobody_boards_from_a_lower_level)
{
    table *t = battle("O I @2 +1 {R,R,L}; B I @2 {R,R,R}; phase ports", "S10", "S00");

    expect_asked(t, O, CO_D_ALLOT);
    assert_int_equal(first(t), O);
    assert_int_equal(times(t, CO_EV_BOARDS), 0);
    assert_int_equal(hits(t), 6);
    plays(t, O, "put r1 2; put r2 2; put l1 2");
    learn(t);
    expect_fleet(t, O, "I @2 +2 {R d2, R d2, L d2}");
    assert_false(has_fleet(t, B, "I"));
    assert_int_equal(ducats(t, B), 19);
    assert_int_equal(losses(t, B), 3);
    assert_int_equal(kept(t, B), 0);
}

/* V-2; CO-9.13, CO-8.6: Weather gauge beats Line ahead and halves its hits, rounded up. */
RULE(weather_gauge_halves_the_line)
{
    table *t = battle("O I @2 +1 {R,R,R}; B I @2 +1 {L,L}, marks S13; phase ports", "S10", "S13");

    assert_int_equal(first(t), B);
    assert_int_equal(hits(t), 9);
    plays(t, O, "put r1 3; put r2 3; put r3 3");
    expect_asked(t, B, CO_D_ALLOT);
    assert_int_equal(hits(t), 5);
}

/* V-3; CO-9.13, CO-13.3, CO-13.6, CO-8.10: a fireship costs a ship and lowers the enemy's hits; a fleet that perishes keeps its token. */
RULE(fireships_and_a_fleet_that_perishes)
{
    table *t = battle("O I @2 +2 {L,F}; B I @2 +1 {R,R,R}; phase ports", "S20", "S10");

    expect_asked(t, O, CO_D_SACRIFICE);
    expect_offers(t, "sacrifice l1; sacrifice f1");
    play(t, O, "sacrifice f1");
    assert_int_equal(ducats(t, O), 11);
    expect_asked(t, B, CO_D_ALLOT);
    assert_int_equal(hits(t), 12);
    plays(t, B, "put r1 5; put r2 5; put r3 2");
    learn(t);
    assert_false(has_fleet(t, O, "I"));
    assert_int_equal(ducats(t, O), 15);
    assert_int_equal(losses(t, O), 2);
    assert_int_equal(kept(t, O), 1);
    expect_fleet(t, B, "I @2 +2 {R d2}");
    assert_int_equal(ducats(t, B), 16);
    assert_int_equal(losses(t, B), 2);
}

/* V-4; CO-9.11, CO-9.9, CO-9.4, CO-9.5, CO-9.7: Flight as second comes too late for one ship; the rest is at sea and delivers nothing. */
RULE(flight_as_second_comes_too_late)
{
    table *t = battle("O I @2 {R [cloth,cloth], R [cloth,cloth]}; B I @2 {L,R}; phase ports", "S02", "S01");

    expect_asked(t, B, CO_D_BOARD);
    play(t, B, "board r1");
    assert_int_equal(at(t, O, "I"), 19);
    learn(t);
    expect_fleet(t, O, "I @19 +1 {R d1 [cloth,cloth]}");
    expect_fleet(t, B, "I @2 +1 {L, R, R [cloth,cloth]}");
    expect_asked(t, O, CO_D_BUY);
    assert_int_equal(ducats(t, O), 10);
    assert_int_equal(losses(t, O), 0);
}

/* V-5; CO-9.10, CO-8.11: Flight as first ends the battle without a hit; the other side may deliver. */
RULE(flight_as_first_ends_the_battle)
{
    table *t = battle("O I @2 {R [cloth,cloth], R}; B I @2 {R}; phase ports", "S00", "S02");

    learn(t);
    expect_fleet(t, O, "I @2 +1 {R [cloth,cloth], R}");
    expect_fleet(t, B, "I @19 +1 {R}");
    expect_asked(t, O, CO_D_DELIVER);
    assert_true(offered(t, "deliver r1 cloth"));
}

/* V-6; CO-9.12: Feigned retreat as first cancels Fireships: no sacrifice, no hits. */
RULE(feigned_retreat_cancels_fireships)
{
    table *t = battle("O I @2 +2 {L,F,R}; B I @2 +2 {R,R}, marks S23; phase ports", "S20", "S23");

    assert_int_equal(first(t), B);
    assert_int_equal(times(t, CO_EV_SACRIFICES), 0);
    assert_int_equal(hits(t), 3);
    play(t, O, "put l1 3");
    learn(t);
    expect_fleet(t, O, "I @2 +3 {L d3, F, R}");
    expect_fleet(t, B, "I @2 +3 {R,R}");
}

/* ---- Pirates -------------------------------------------------------------------------------------------------------------------- */

/* V-7; CO-10.5, CO-10.6, CO-10.10: five ships of aggression 1 do not exceed a strength of 5; sailing on is no battle. */
RULE(equal_strength_keeps_pirates_away)
{
    table *t = position(2, "O I @15 {R}; pirates 5 1 1; phase pirates; meets I tortuga; next pirate-8");

    play(t, O, "play S00");
    expect_asked(t, O, CO_D_ENGAGE);
    play(t, O, "sail-on");
    expect_fleet(t, O, "I @15 +0 {R}");
    assert_int_equal(pirates(t, CO_TORTUGA), 5);
    assert_false(rs_has(&t->s.tiles, CO_FIRST_AMBUSH + 7));
}

/* V-8; CO-9.8, CO-9.7, CO-8.6: pirates board the strongest ship they can afford; nothing is paid for it. */
RULE(pirates_board_the_strongest_ship)
{
    table *t = position(2, "O I @15 {R,F}; pirates 4 1 1; phase pirates; meets I tortuga; next pirate-6");

    play(t, O, "play S01");
    learn(t);
    assert_int_equal(pirates(t, CO_TORTUGA), 5);
    expect_fleet(t, O, "I @15 +1 {F}");
    assert_int_equal(ducats(t, O), 10);
    assert_int_equal(losses(t, O), 0);
}

/* V-9; CO-10.2, CO-5.8: who begins in the pirates' area has no encounter. */
RULE(who_begins_among_pirates_is_left_alone)
{
    table *t = position(2, "O I @17 {R [tea,tea]}; pirates 1 6 1");

    plays(t, O, "step 11; step 10");
    assert_false(asked(t, O, CO_D_TRIBUTE));
    expect_fleet(t, O, "I @10 +0 {R [tea,tea]}");
}

/* V-9; CO-10.2, CO-10.3: passing an icon field is one encounter, resolved where the fleet stands then. */
RULE(passing_an_icon_field_is_an_encounter)
{
    table *t = position(2, "O I @12 {R [tea,tea]}; pirates 1 3 1");

    plays(t, O, "step 17; step 19");
    expect_asked(t, O, CO_D_TRIBUTE);
    assert_int_equal(at(t, O, "I"), 19);
    assert_int_equal(rs_top_of(&t->s)->arg[1], CO_ALGIERS);
}

/* V-10; CO-10.9, CO-10.8, CO-9.6, CO-5.1: whoever enters a nest fights, wherever he came from, without tribute. */
RULE(a_nest_is_always_fought_for)
{
    table *t = position(2, "O I @16 {L,L}; pirates 2 1 1; next pirate-1");

    plays(t, O, "select i; step 37");
    expect_asked(t, O, CO_D_STRATEGY);
    plays(t, O, "play S01; board one; board one");
    learn(t);
    assert_int_equal(pirates(t, CO_TORTUGA), 0);
    expect_fleet(t, O, "I @37 +1 {L,L,F,F}");
}

/* V-10; CO-5.2: out of a nest a fleet makes one step. */
RULE(a_fleet_leaves_a_nest_with_one_step) { assert_int_equal(steps_left(position(2, "O I @37 {L}; pirates 0 1 1")), 1); }

/* V-11; CO-13.5, CO-6.6: mutineers go on to the next nest when a die is full. */
RULE(mutineers_find_a_nest_with_room)
{
    table *t = position(2, "O I @19 {R d4}; pirates 6 6 2");

    play(t, O, "stop");
    assert_false(has_fleet(t, O, "I"));
    assert_int_equal(ducats(t, O), 13);
    assert_int_equal(losses(t, O), 1);
    assert_int_equal(pirates(t, CO_TORTUGA), 6);
    assert_int_equal(pirates(t, CO_ALGIERS), 6);
    assert_int_equal(pirates(t, CO_SAINTE_MARIE), 3);
}

/* V-12; CO-10.14, CO-11.7, CO-22.4: France on a nest falls in place of the pirates' rise, and leaves at 0. */
RULE(france_absorbs_a_rise_of_the_pirates)
{
    table *t = position(
        2, "france @38 1, control B; pirates 1 2 1; phase events; next region-1 strength-0a pirates-algiers-a refill-none-a mutiny-none-a");

    expect_nation(t, "france none");
    assert_int_equal(nation(t, CO_FRANCE)->controller, CO_NONE);
    assert_int_equal(pirates(t, CO_ALGIERS), 2);
    draws(t, "region-2 strength-0b pirates-algiers-b refill-none-b mutiny-none-b");
    next_round(t);
    assert_int_equal(pirates(t, CO_ALGIERS), 3);
}

/* ---- Wear, deliveries, refills ----------------------------------------------------------------------------------------------------- */

static void expect_pace(const char *fleet, int steps)
{
    char text[80];

    snprintf(text, sizeof text, "O %s", fleet);
    assert_int_equal(steps_left(position(2, text)), steps);
}

static bool repairable(const char *fleet, const char *move)
{
    char text[80];

    snprintf(text, sizeof text, "O %s; phase buy", fleet);
    return offered(position(2, text), move);
}

/* V-13; CO-5.4, CO-19.2: at the threshold a ship is slow and can be repaired at sea, beyond it not. */
RULE(the_threshold_slows_and_limits_repairs)
{
    expect_pace("I @14 {R d3}", 1);
    expect_pace("I @14 {R d4}", 1);
    expect_pace("I @14 {L d3}", 2);
    expect_pace("X @14 {P d1}", 1);
    assert_true(repairable("I @14 {R d3}", "fix r1 damage"));
    assert_false(repairable("I @14 {R d4}", "fix r1 damage"));
    assert_true(repairable("X @14 {P d1}", "fix p1 damage"));
}

/* V-14; CO-7.8, CO-7.9, CO-7.10: machines and director are reckoned on the takings alone. */
RULE(all_bonuses_are_reckoned_on_the_takings)
{
    table *t = position(2, "O I @3 {R [cloth,copper]}, cards C1 C5; port 3, director B; phase ports");

    plays(t, O, "deliver r1 copper; deliver r1 cloth");
    assert_int_equal(ducats(t, O), 40);
    assert_int_equal(ducats(t, B), 16);
}

#define SEVEN_ABOARD "D I @34 {R [cinnamon,cinnamon], R [cinnamon,cinnamon], R [cinnamon,cinnamon], R [cinnamon]}; phase events; "
#define REFILL "next region-1 strength-0a pirates-none-a refill-258 mutiny-none-a"

/* V-15; CO-16.10: without an administrator a whole layer is laid, then the companies place the rest in turn order. */
RULE(a_shortage_is_shared_in_layers)
{
    table *t = position(3, "port 5 O0 B0 0 0; " SEVEN_ABOARD REFILL);

    expect_asked(t, O, CO_D_PICK);
    expect_port(t, CO_GALLE, "O1 B1 1 1");
    expect_offers(t, "share a; share b");
    play(t, O, "share b");
    expect_port(t, CO_GALLE, "O1 B2 1 1");
    assert_int_equal(supply(t, "cinnamon"), 0);
}

/* V-16; CO-16.9: a usable administrator divides the bales as his owner likes, but all of them. */
RULE(an_administrator_divides_a_shortage)
{
    table *t = position(3, "port 5 O0 B0 0 0, commander B; " SEVEN_ABOARD REFILL);

    expect_asked(t, B, CO_D_SHARE);
    expect_offers(t, "share a; share b; share c; share d");
    plays(t, B, "share b; share b; share c; share d");
    expect_port(t, CO_GALLE, "O1 B2 1 1");

    t = position(3, "port 5 O0 B0 0 0, commander B; " SEVEN_ABOARD REFILL);
    plays(t, B, "share b; share b; share a; share a");
    expect_offers(t, "share c; share d");
    play(t, B, "share c");
    expect_port(t, CO_GALLE, "O2 B2 1 0");
}

/* ---- Offers, takeovers, repairs ------------------------------------------------------------------------------------------------------ */

/* V-17; CO-18.3, CO-18.1, CO-18.4: a higher fee is named and paid; the permission covers ships and warehouses. */
RULE(a_governor_names_a_higher_fee)
{
    table *t = position(2, "O I @6 {R}, ducats 9; port 6, governor B; phase buy");

    assert_false(offered(t, "buy 6 return"));
    plays(t, O, "ask-build 6; fee 1");
    play(t, B, "counter 3");
    play(t, O, "pay");
    assert_int_equal(ducats(t, O), 6);
    assert_int_equal(ducats(t, B), 13);
    assert_true(offered(t, "warehouse 6 a"));
    play(t, O, "buy 6 return");
    assert_int_equal(ducats(t, O), 0);
    expect_fleet(t, O, "I @6 +0 {R,R}");
}

/* V-18; CO-17.8: a packet boat guards an administrator. */
RULE(a_packet_boat_prevents_a_takeover)
{
    table *t = position(2, "O I @8 {R}, ducats 20; B X @8 {P}; port 8, director B; phase buy");

    refused(t, O, "takeover 8", "CO-17.8");
}

/* V-19; CO-19.5: with the Dry dock repairs in a port cost half, rounded up port by port. */
RULE(the_dry_dock_halves_repairs_port_by_port)
{
    table *t = position(2, "O I @2 {R d4, R d1}, cards C11; phase buy");

    plays(t, O, "fix r1 damage; fix r1 damage; fix r1 damage; fix r1 damage; fix r2 damage");
    assert_int_equal(ducats(t, O), 7);

    t = position(2, "O I @2 {R d1}, II @3 {R d1}, III @4 {R d1}, cards C11; phase buy");
    plays(t, O, "fix r1 damage; fix r2 damage; fix r3 damage");
    assert_int_equal(ducats(t, O), 7);
}

/* ---- Forts, raids, nations -------------------------------------------------------------------------------------------------------------
 */

static table *against_fort(const char *marks, const char *strategy)
{
    char text[120], move[16];
    table *t;

    snprintf(text, sizeof text, "O I @3 +1 {L,L,R}, marks %s; port 3, fort B; phase ports; entered I", marks);
    snprintf(move, sizeof move, "play %s", strategy);
    t = position(2, text);
    expect_asked(t, B, CO_D_CHALLENGE);
    play(t, B, "challenge");
    if (asked(t, O, CO_D_BATTLES)) play(t, O, "resolve fort-blue i");
    play(t, O, move);
    return t;
}

/* V-20; CO-12.1, CO-12.2, CO-12.4, CO-12.5, CO-12.6, CO-8.6: a fort alone is second, fires all the same, and can be destroyed. */
RULE(a_fort_alone_fights_and_falls)
{
    table *t = against_fort("S10", "S10");

    expect_asked(t, O, CO_D_ALLOT);
    assert_int_equal(hits(t), 12);
    plays(t, O, "put l1 5; put l2 5; put r1 2");
    learn(t);
    assert_int_equal(t->s.port[CO_ELMINA].fort, CO_NONE);
    expect_fleet(t, O, "I @3 +2 {L d5, L d5, R d2}");
}

/* V-20; CO-9.9, CO-9.10, CO-12.6: who flees from a fort is not fired at, and must leave, with either Flight. */
RULE(a_fleet_flees_from_a_fort)
{
    table *t = against_fort("S10", "S02");

    learn(t);
    expect_fleet(t, O, "I @20 +2 {L,L,R}");
    t = against_fort("S12", "S12");
    learn(t);
    expect_fleet(t, O, "I @20 +2 {L,L,R}");
    assert_int_equal(t->s.port[CO_ELMINA].fort_damage, 0);
}

/* V-21; CO-12.9, CO-12.11: five hits ruin two warehouses and damage a third; the raider delivers nothing and learns nothing. */
RULE(a_raid_leaves_its_remainder_on_a_warehouse)
{
    table *t = position(2, "O I @0 {L,F [tea]}; port 0 B1 B1 B1 1; phase ports");

    plays(t, O, "raid blue; hit a; hit b");
    expect_port(t, CO_AMSTERDAM, "0d2 0d2 B1d1 1");
    expect_asked(t, O, CO_D_BUY);
    expect_fleet(t, O, "I @0 +0 {L, F [tea]}");
    assert_int_equal(ducats(t, O), 10);
}

/* V-22; CO-11.9, CO-11.5, CO-11.6, CO-11.8, CO-9.8: before an ally can be attacked, the nation must be fought. */
RULE(a_nation_defends_its_ally)
{
    table *t = position(2, "O I @2 {R,R,R}; B I @2 {R}; spain @2 2, control B; phase ports; entered I");

    play(t, B, "pass");
    play(t, B, "pass");
    expect_asked(t, O, CO_D_BATTLES);
    refused(t, O, "attack i blue-i", "CO-11.9");
    plays(t, O, "attack i spain; play S01");
    assert_int_equal(hits(t), 4);
    plays(t, O, "put r2 2; put r3 2");
    learn(t);
    expect_fleet(t, O, "I @2 +1 {R d2, R d2}");
    expect_nation(t, "spain @2 3 +1 d4");
    assert_true(offered(t, "attack i blue-i"));
}

/* V-23; CO-8.2, CO-11.6, CO-11.7, CO-9.6, CO-8.11: a nation nobody controls challenges unasked; its last ship is taken, the port is free.
 */
RULE(a_port_is_liberated)
{
    table *t = position(2, "O I @2 {L,L}; portugal @2 1; phase ports; entered I");

    expect_asked(t, O, CO_D_STRATEGY);
    plays(t, O, "play S00; board one");
    learn(t);
    expect_nation(t, "portugal none");
    expect_fleet(t, O, "I @2 +1 {L,L,L}");
    expect_asked(t, O, CO_D_BUY);
    assert_true(offered(t, "warehouse 2 a"));
}

/* ---- Mutiny
 * ------------------------------------------------------------------------------------------------------------------------------ */

#define FULL "{R [tea,tea], R [wine,wine]}"

/* V-24; CO-6.3: one of two steps costs a token for each ship. */
RULE(a_partial_move_costs_a_token_for_each_ship)
{
    table *t = position(2, "O I @14 " FULL);

    plays(t, O, "select i; step 18; stop");
    expect_fleet(t, O, "I @18 +0 {R m1 [tea,tea], R m1 [wine,wine]}");
}

/* V-24; CO-6.3: entering a port with the first step costs nothing. */
RULE(a_move_that_ends_in_port_is_complete)
{
    table *t = position(2, "O I @13 " FULL);

    plays(t, O, "select i; step 1");
    expect_fleet(t, O, "I @1 +0 " FULL);
}

/* V-24; CO-6.3, CO-6.4: a fleet with a slow ship may stay at sea for nothing. */
RULE(a_slow_fleet_may_stay)
{
    table *t = position(2, "O I @14 {R d3 [tea,tea], R [wine,wine]}");

    plays(t, O, "select i; stop");
    expect_fleet(t, O, "I @14 +0 {R d3 [tea,tea], R [wine,wine]}");
}

/* V-24; CO-6.4: staying in port costs a token for each ship. */
RULE(staying_in_port_costs_a_token_for_each_ship)
{
    table *t = position(2, "O I @2 {R [tea,tea], R [furs,furs]}");

    plays(t, O, "select i; stop");
    expect_fleet(t, O, "I @2 +0 {R m1 [tea,tea], R m1 [furs,furs]}");
}

/* V-25; CO-6.5: Discipline waives a token of the ship that is nearest to being lost. */
RULE(discipline_spares_the_weakest_ship)
{
    table *t = position(2, "O I @14 {R d3, R [tea]}, cards C4");

    plays(t, O, "select i; step 18");
    expect_fleet(t, O, "I @18 +0 {R d3 m1, R m1 [tea]}");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(nobody_boards_from_a_lower_level),
        TEST(weather_gauge_halves_the_line),
        TEST(fireships_and_a_fleet_that_perishes),
        TEST(flight_as_second_comes_too_late),
        TEST(flight_as_first_ends_the_battle),
        TEST(feigned_retreat_cancels_fireships),
        TEST(equal_strength_keeps_pirates_away),
        TEST(pirates_board_the_strongest_ship),
        TEST(who_begins_among_pirates_is_left_alone),
        TEST(passing_an_icon_field_is_an_encounter),
        TEST(a_nest_is_always_fought_for),
        TEST(a_fleet_leaves_a_nest_with_one_step),
        TEST(mutineers_find_a_nest_with_room),
        TEST(france_absorbs_a_rise_of_the_pirates),
        TEST(the_threshold_slows_and_limits_repairs),
        TEST(all_bonuses_are_reckoned_on_the_takings),
        TEST(a_shortage_is_shared_in_layers),
        TEST(an_administrator_divides_a_shortage),
        TEST(a_governor_names_a_higher_fee),
        TEST(a_packet_boat_prevents_a_takeover),
        TEST(the_dry_dock_halves_repairs_port_by_port),
        TEST(a_fort_alone_fights_and_falls),
        TEST(a_fleet_flees_from_a_fort),
        TEST(a_raid_leaves_its_remainder_on_a_warehouse),
        TEST(a_nation_defends_its_ally),
        TEST(a_port_is_liberated),
        TEST(a_partial_move_costs_a_token_for_each_ship),
        TEST(a_move_that_ends_in_port_is_complete),
        TEST(a_slow_fleet_may_stay),
        TEST(staying_in_port_costs_a_token_for_each_ship),
        TEST(discipline_spares_the_weakest_ship),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
