/* test_examples_ports.c - the test vectors of the rules, EX-14 to EX-26: the examples of the book for ships, buildings and repairs. */
#include "table.h"

/* ---- Ships and buildings --------------------------------------------------------------------------------------------------------- */

/* EX-14; CO-15.1, CO-15.3, CO-17.4: any administrator builds without a fleet in the port. */
RULE(a_director_builds_a_ship_without_a_fleet)
{
    table *t = position(2, "O I @14 {R}; port 6, director O; phase buy");

    play(t, O, "buy 6 return");
    assert_int_equal(ducats(t, O), 3);
    expect_fleet(t, O, "II @6 +0 {R}");
    assert_false(offered(t, "buy 6 flute"));
}

/* EX-15; CO-3.2, CO-15.4: packet boats are fleets X and XI, alone. */
RULE(packet_boats_are_fleets_of_their_own)
{
    table *t = position(2, "O I @0 {R}, II @2 {R}, III @3 {R}, ducats 18; phase buy");

    play(t, O, "buy 0 packet");
    expect_fleet(t, O, "X @0 +0 {P}");
    assert_int_equal(ducats(t, O), 14);
    refused(t, O, "buy 0 packet", "CO-15.1");
    play(t, O, "buy 2 packet");
    expect_fleet(t, O, "XI @2 +0 {P}");
    refused(t, O, "buy 3 packet", "CO-15.4");
}

/* EX-15; CO-10.11, CO-5.3: pirates do not see a packet boat, which makes three steps. */
RULE(packet_boats_are_immune_to_pirates)
{
    table *t = position(2, "O X @18 {P}; pirates 6 6 6");

    assert_int_equal(steps_left(t), 3);
    plays(t, O, "step 14; step 15; step 16");
    expect_fleet(t, O, "X @16 +0 {P}");
    assert_false(asked(t, O, CO_D_TRIBUTE));
    assert_int_equal(times(t, CO_EV_BATTLE), 0);
}

/* EX-16; CO-17.1, CO-17.2, CO-17.10: no administrator and no fort at Amsterdam and Canton. */
RULE(amsterdam_and_canton_have_no_administrator_and_no_fort)
{
    table *t = position(2, "O I @0 {R}, II @7 {R}, III @2 {R}, ducats 30; port 0 O1 1 1 1; port 7 O1 1 1 1; port 2 O1 1 1 1; phase buy");

    refused(t, O, "appoint 0 governor", "CO-17.2");
    refused(t, O, "appoint 7 governor", "CO-17.2");
    refused(t, O, "fort 0", "CO-17.10");
    refused(t, O, "fort 2", "CO-17.10");
    play(t, O, "appoint 2 governor");
    play(t, O, "fort 2");
    assert_int_equal(t->s.port[CO_MAURITSSTAD].fort, O);
    assert_int_equal(ducats(t, O), 13);
}

/* EX-18; CO-16.2, CO-16.5: a third warehouse is filled with three bales, a fourth with four; the others are not touched. */
RULE(a_new_warehouse_is_filled_to_the_number_of_warehouses)
{
    table *t = position(2, "O I @5 {R}; port 5 O1 B1 0 0; B I @14 {R [cinnamon,cinnamon]}; phase buy");

    assert_int_equal(supply(t, "cinnamon"), 8);
    play(t, O, "warehouse 5 c");
    expect_port(t, CO_GALLE, "O1 B1 O3 0");
    play(t, O, "warehouse 5 d");
    expect_port(t, CO_GALLE, "O1 B1 O3 O4");
    assert_int_equal(supply(t, "cinnamon"), 1);
    assert_int_equal(ducats(t, O), 6);
}

/* EX-19; CO-12.7, CO-12.8, CO-12.9, CO-12.10, CO-16.11: a raid ruins a warehouse; the field is free when two ducats are paid. */
RULE(a_ruin_must_be_cleared)
{
    table *t = position(2, "O I @2 {R}; port 2 1 1 1 B1; phase ports");

    play(t, O, "raid blue");
    expect_port(t, CO_MAURITSSTAD, "1 1 1 0d2");
    assert_int_equal(supply(t, "sugar"), 9);
    assert_int_equal(level(t, O, "I"), 0);
    expect_asked(t, O, CO_D_BUY);
    refused(t, O, "warehouse 2 d", "CO-16.2");
    play(t, O, "clear 2 d");
    assert_false(offered(t, "warehouse 2 d"));
    play(t, O, "clear 2 d");
    expect_port(t, CO_MAURITSSTAD, "1 1 1 0");
    assert_int_equal(ducats(t, O), 8);
    assert_true(offered(t, "warehouse 2 d"));
}

/* EX-19; CO-12.10, CO-16.4, CO-16.6: a ruin is not refilled. */
RULE(a_ruin_is_not_refilled)
{
    table *t = position(2, "port 2 0 0 0 0d2; phase events; next region-1 strength-0a pirates-none-a refill-258 mutiny-none-a");

    expect_port(t, CO_MAURITSSTAD, "1 1 1 0d2");
}

/* EX-20; CO-17.1, CO-16.3: the warehouse of the same turn is enough for a governor. */
RULE(warehouse_and_governor_in_one_turn)
{
    table *t = position(2, "O I @2 {R}, ducats 7; phase buy");

    plays(t, O, "warehouse 2 a; appoint 2 governor");
    assert_int_equal(ducats(t, O), 0);
    assert_int_equal(t->s.port[CO_MAURITSSTAD].admin, O);
    assert_int_equal(t->s.port[CO_MAURITSSTAD].function, CO_GOVERNOR);
    assert_int_equal(t->s.turn.buildings[CO_MAURITSSTAD], 2);
}

/* EX-20; CO-17.3: his function can be changed from the next round on, for 5 ducats. */
RULE(a_function_changes_from_the_next_round_on)
{
    table *t = position(2, "O I @2 {R [furs,furs]}, ducats 15; port 2 O1 1 1 1; phase buy; next " QUIET);

    play(t, O, "appoint 2 governor");
    refused(t, O, "change 2 director", "CO-17.3");
    next_round(t);
    on_to(t, O, CO_D_BUY);
    assert_int_equal(ducats(t, O), 11);
    play(t, O, "change 2 director");
    assert_int_equal(ducats(t, O), 6);
    assert_int_equal(t->s.port[CO_MAURITSSTAD].function, CO_DIRECTOR);
    refused(t, O, "change 2 commander", "CO-17.3");
}

/* EX-20b; CO-17.8: ten ducats take over an administrator whose owner has neither ship nor fort there. */
RULE(an_unguarded_administrator_is_taken_over)
{
    table *t = position(2, "B I @2 {R}; port 2, governor O; active B; phase buy");

    play(t, B, "takeover 2");
    assert_int_equal(ducats(t, B), 0);
    assert_int_equal(ducats(t, O), 10);
    assert_int_equal(t->s.port[CO_MAURITSSTAD].admin, B);
    assert_int_equal(t->s.port[CO_MAURITSSTAD].function, CO_GOVERNOR);

    t = position(2, "B I @2 {R}; port 2, governor O, fort O; active B; phase buy");
    refused(t, B, "takeover 2", "CO-17.8");
    t = position(2, "O I @2 {F}; B I @2 {R}; port 2, governor O; active B; phase buy");
    refused(t, B, "takeover 2", "CO-17.8");
}

/* EX-21; CO-17.5, CO-18.3: a governor who refuses keeps others from ships and warehouses for that turn. */
RULE(a_governor_refuses_permission_to_build)
{
    table *t = position(2, "B I @2 {R}; port 2, governor O; active B; phase buy");

    plays(t, B, "ask-build 2; fee 1");
    expect_asked(t, O, CO_D_BUILD_REPLY);
    play(t, O, "refuse");
    refused(t, B, "warehouse 2 a", "CO-17.5");
    refused(t, B, "buy 2 flute", "CO-17.5");
    refused(t, B, "ask-build 2", "CO-18.3");
    assert_int_equal(ducats(t, B), 10);
}

/* EX-22; CO-2.2, CO-17.6, CO-14.1: a fleet that stays with a commander gains a level a turn, up to +3. */
RULE(a_commander_trains_up_to_three)
{
    table *t = position(2, "O I @3 {R [furs,furs]}, ducats 0; port 3, commander O; round 1; phase income");

    draws(
        t,
        "region-1 strength-0a pirates-none-a refill-none-a mutiny-none-a region-2 strength-0b pirates-none-b refill-none-b mutiny-none-b");
    draws(t, "region-4 strength-1a pirates-tortuga-a refill-147 mutiny-4a");
    assert_int_equal(level(t, O, "I"), 1);
    next_round(t);
    assert_int_equal(level(t, O, "I"), 2);
    next_round(t);
    assert_int_equal(level(t, O, "I"), 3);
    next_round(t);
    assert_int_equal(level(t, O, "I"), 3);
}

/* EX-23; CO-7.9: a director adds a third, for his owner and for others, and then the same for his owner. */
RULE(a_director_adds_a_third)
{
    table *t = position(2, "O I @1 {R [sugar,sugar]}; port 1, director O; phase ports");

    plays(t, O, "deliver r1 sugar; deliver r1 sugar");
    assert_int_equal(ducats(t, O), 21);

    t = position(2, "B I @1 {R [sugar,sugar]}; port 1, director O; active B; phase ports");
    plays(t, B, "deliver r1 sugar; deliver r1 sugar");
    assert_int_equal(ducats(t, B), 21);
    assert_int_equal(ducats(t, O), 13);
}

/* EX-24; CO-17.10: a fort needs an own administrator. */
RULE(a_fort_needs_an_administrator)
{
    table *t = position(2, "O I @3 {R}, ducats 20; port 3 O1 1 1 1; phase buy");

    refused(t, O, "fort 3", "CO-17.10");
    plays(t, O, "appoint 3 commander; fort 3");
    assert_int_equal(ducats(t, O), 3);
    assert_int_equal(t->s.port[CO_ELMINA].fort, O);
}

/* EX-25; CO-12.1, CO-12.2, CO-12.3: a fort with three damage tokens adds nine hits. */
RULE(a_damaged_fort_fires_less)
{
    table *t = position(2, "B I @3 {R,R,R}; O I @3 {R}; port 3, fort O d3; active B; phase ports");

    play(t, B, "attack i orange-i");
    strategies(t, B, "S00", O, "S00");
    play(t, B, "end");
    expect_asked(t, B, CO_D_ALLOT);
    assert_int_equal(arg_of(t, CO_EV_FIRE, 0), 9);
    assert_int_equal(hits(t), 2 + 9);
}

/* ---- Repairs --------------------------------------------------------------------------------------------------------------------- */

/* EX-26; CO-19.1, CO-19.2: wear at the threshold can be repaired at sea. */
RULE(wear_up_to_the_threshold_is_repaired_at_sea)
{
    table *t = position(2, "O II @14 {R d2 m1}, ducats 5; phase buy");

    plays(t, O, "fix r1 damage; fix r1 damage; fix r1 mutiny");
    expect_fleet(t, O, "II @14 +0 {R}");
    assert_int_equal(ducats(t, O), 2);
}

/* EX-26b; CO-19.2, CO-19.3, CO-19.6, CO-7.12: beyond the threshold only in port, where a delivery heals the mutiny for nothing. */
RULE(beyond_the_threshold_repairs_wait_for_a_port)
{
    table *t = position(2, "O II @14 {R d3 m1 [sugar,sugar]}, III @0 {R}; phase buy");

    refused(t, O, "fix r1 damage", "CO-19.2");
    refused(t, O, "fix r1 mutiny", "CO-19.2");

    t = position(2, "O II @13 {R d3 m1 [sugar,sugar]}");
    plays(t, O, "step 1; deliver r1 sugar; deliver r1 sugar");
    expect_fleet(t, O, "II @1 +0 {R d3}");
    plays(t, O, "fix r1 damage; fix r1 damage; fix r1 damage");
    expect_fleet(t, O, "II @1 +0 {R}");
    assert_int_equal(ducats(t, O), 15);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_director_builds_a_ship_without_a_fleet),
        TEST(packet_boats_are_fleets_of_their_own),
        TEST(packet_boats_are_immune_to_pirates),
        TEST(amsterdam_and_canton_have_no_administrator_and_no_fort),
        TEST(a_new_warehouse_is_filled_to_the_number_of_warehouses),
        TEST(a_ruin_must_be_cleared),
        TEST(a_ruin_is_not_refilled),
        TEST(warehouse_and_governor_in_one_turn),
        TEST(a_function_changes_from_the_next_round_on),
        TEST(an_unguarded_administrator_is_taken_over),
        TEST(a_governor_refuses_permission_to_build),
        TEST(a_commander_trains_up_to_three),
        TEST(a_director_adds_a_third),
        TEST(a_fort_needs_an_administrator),
        TEST(a_damaged_fort_fires_less),
        TEST(wear_up_to_the_threshold_is_repaired_at_sea),
        TEST(beyond_the_threshold_repairs_wait_for_a_port),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
