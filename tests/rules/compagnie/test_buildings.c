/* test_buildings.c - warehouses, forts and ruins: built, filled, hit, repaired (CO-12, CO-16, CO-17, CO-19). */
#include "table.h"

/* ---- Warehouses ----------------------------------------------------------------------------------------------------------------- */

/* CO-16.1, CO-16.2, CO-24.2: every port has four fields; each takes a warehouse for 2 ducats and 1 point. */
RULE(a_warehouse_is_built_on_every_field_of_every_port)
{
    for (int port = 0; port < CO_PORTS; port++)
        for (int field = 0; field < CO_FIELDS; field++) {
            table *t = positionf(2, "O I @%d {R}, ducats 3; phase buy", port);

            assert_int_equal(offers_of(t, CO_WAREHOUSE), CO_FIELDS);
            playf(t, O, "warehouse %d %c", port, 'a' + field);
            assert_int_equal(t->s.port[port].owner[field], O);
            assert_int_equal(t->s.port[port].bales[field], 1);
            assert_int_equal(ducats(t, O), 1);
            assert_int_equal(points(t, O), 1 + 2);
        }
}

/* CO-16.5, CO-16.4: the bale that lies there counts and is the owner's; the level counts the warehouses of all companies. */
RULE(a_bale_on_the_field_counts_for_the_new_warehouse)
{
    table *t = position(2, "O I @5 {R}; port 5 B2 B0 1 1; phase buy");

    play(t, O, "warehouse 5 c");
    expect_port(t, CO_GALLE, "B2 B0 O3 1");
    assert_int_equal(supply(t, "cinnamon"), 12 - 6);
}

/* CO-16.5: only as far as the supply goes. */
RULE(a_new_warehouse_is_filled_as_far_as_the_supply_goes)
{
    table *t = position(2, "O I @5 {R}; port 5 B4 B4 B3 0; phase buy");

    play(t, O, "warehouse 5 d");
    expect_port(t, CO_GALLE, "B4 B4 B3 O1");
    assert_int_equal(supply(t, "cinnamon"), 0);
}

/* CO-16.3: two buildings a port and turn: warehouses, appointments, forts. */
RULE(two_buildings_a_port_and_turn)
{
    table *t = position(2, "O I @5 {R}, II @6 {R}, ducats 40; phase buy");

    plays(t, O, "warehouse 5 a; warehouse 5 b");
    refused(t, O, "warehouse 5 c", "CO-16.3");
    refused(t, O, "appoint 5 governor", "CO-16.3");
    plays(t, O, "warehouse 6 a; appoint 6 governor");
    refused(t, O, "fort 6", "CO-16.3");
    plays(t, O, "buy 5 flute; into i");
}

/* CO-16.3: changes of function and takeovers count, too; repairs do not. */
RULE(changes_and_takeovers_are_buildings)
{
    table *t = position(2, "O I @5 {R d1}, II @6 {R}, ducats 60; port 5 O1d1 1 1 1, governor O; port 6, director B; phase buy");

    plays(t, O, "change 5 director; fort 5");
    refused(t, O, "warehouse 5 b", "CO-16.3");
    plays(t, O, "mend 5 a; fix r1 damage");
    plays(t, O, "takeover 6; warehouse 6 a");
    refused(t, O, "warehouse 6 b", "CO-16.3");
}

/* CO-16.2: presence is needed, and a field without a warehouse. */
RULE(a_warehouse_needs_presence_and_a_free_field)
{
    table *t = position(2, "O I @5 {R}; port 5 B1 O1 1 1; phase buy");

    refused(t, O, "warehouse 5 a", "CO-16.2");
    refused(t, O, "warehouse 5 b", "CO-16.2");
    refused(t, O, "warehouse 6 a", "CO-15.1");
}

/* CO-16.4, CO-16.6, CO-16.7: a refill brings every field to its level and takes nothing away. */
RULE(a_refill_brings_every_field_to_its_level)
{
    table *t = position(2, "port 2 O0 B4 0 1; phase events; next region-1 strength-0a pirates-none-a refill-258 mutiny-none-a");

    expect_port(t, CO_MAURITSSTAD, "O2 B4 1 1");
}

/* CO-16.10: in a shortage full fields get nothing; the companies place the rest in turn order, again from the top. */
RULE(a_shortage_passes_full_fields_by)
{
    table *t = position(3, "port 5 O0 B0 D0 1; order B D O; D I @34 {R [cinnamon,cinnamon], R [cinnamon,cinnamon], R [cinnamon,cinnamon]}; "
                           "phase events; next region-1 strength-0a pirates-none-a refill-258 mutiny-none-a");

    expect_asked(t, B, CO_D_PICK); /* five bales for nine: a layer of three, and two */
    expect_port(t, CO_GALLE, "O1 B1 D1 1");
    play(t, B, "share b");
    expect_asked(t, D, CO_D_PICK);
    play(t, D, "share b");
    expect_port(t, CO_GALLE, "O1 B3 D1 1");
}

/* CO-16.7: bales above a level that has fallen stay. */
RULE(bales_above_a_fallen_level_stay)
{
    table *t = position(3, "O I @2 {R}; port 2 B3 B3 D2 1; phase ports");

    play(t, O, "raid red");
    expect_port(t, CO_MAURITSSTAD, "B3 B3 0d2 1");
}

/* CO-16.8: a warehouse with one damage token is loaded from, refilled and counted. */
RULE(a_damaged_warehouse_works)
{
    table *t = position(2, "O I @2 {R}; port 2 O1d1 1 1 1");

    play(t, O, "load r1 a");
    expect_port(t, CO_MAURITSSTAD, "O0d1 1 1 1");
    t = position(2, "port 2 O0d1 O0 1 1; phase events; next region-1 strength-0a pirates-none-a refill-258 mutiny-none-a");
    expect_port(t, CO_MAURITSSTAD, "O2d1 O2 1 1");
}

/* CO-4.2: nobody loads from another's warehouse without asking. */
RULE(a_warehouse_is_closed_to_others)
{
    table *t = position(2, "O I @2 {R}; port 2 B1 O1 1 0");

    refused(t, O, "load r1 a", "CO-4.2");
    refused(t, O, "load r1 d", "CO-4.2");
    expect_offers(t, "load r1 b; load r1 c; ask blue; end");
}

/* CO-19.4, CO-24.2: a token on a warehouse costs a point, and a ducat to remove, from wherever. */
RULE(a_warehouse_is_repaired_from_afar)
{
    table *t = position(2, "O I @14 {R [tea]}; port 2 O1d1 B1d1 1 1; phase buy");
    int before = points(t, O);

    refused(t, O, "mend 2 b", "CO-19.4");
    play(t, O, "mend 2 a");
    expect_port(t, CO_MAURITSSTAD, "O1 B1d1 1 1");
    assert_int_equal(ducats(t, O), 9);
    assert_int_equal(points(t, O), before + 1);
}

/* ---- Raids ----------------------------------------------------------------------------------------------------------------------------
 */

/* CO-12.8: warehouses of a company with a fleet or fort there, or protected by its nation, are safe. */
RULE(defended_warehouses_are_not_raided)
{
    table *t = position(2, "O I @2 {R [cloth]}; B I @2 {F}; port 2 B1 1 1 1; phase ports");

    play(t, O, "end");
    expect_asked(t, O, CO_D_DELIVER);
    t = position(2, "O I @2 {R [cloth]}; port 2 B1 1 1 1, fort B; phase ports");
    play(t, O, "end");
    expect_asked(t, O, CO_D_DELIVER);
    t = position(2, "O I @2 {R}; port 2 B1 1 1 1; spain @2 1, control B; phase ports");
    play(t, O, "end");
    expect_asked(t, O, CO_D_BUY);
    t = position(2, "O I @2 {R}; port 2 B1 1 1 1; spain @2 1; phase ports");
    play(t, O, "end");
    expect_asked(t, O, CO_D_RAID);
}

/* CO-12.8: a packet boat defends nothing. */
RULE(a_packet_boat_does_not_defend_warehouses)
{
    table *t = position(2, "O I @2 {R}; B X @2 {P}; port 2 B1 1 1 1; phase ports");

    expect_asked(t, O, CO_D_RAID);
}

/* CO-12.8, CO-12.9: each fleet raids one company, with its volley and level. */
RULE(each_fleet_raids_one_company)
{
    table *t = position(3, "O I @2 +1 {R}, II @2 {R}; port 2 B1 B1 D1 1; phase ports");

    play(t, O, "raid blue");
    expect_asked(t, O, CO_D_RAID_HIT);
    plays(t, O, "hit b");
    expect_port(t, CO_MAURITSSTAD, "B1d1 0d2 D1 1"); /* three hits */
    play(t, O, "raid red");
    expect_port(t, CO_MAURITSSTAD, "B1d1 0d2 0d2 1");
}

/* CO-12.9: a damaged warehouse falls to the next hit. */
RULE(a_damaged_warehouse_falls_to_one_hit)
{
    table *t = position(2, "O I @2 {F}; port 2 B1d1 1 1 1; phase ports");

    play(t, O, "raid blue");
    expect_port(t, CO_MAURITSSTAD, "0d2 1 1 1");
}

/* CO-12.11, CO-7.11: the other fleets of the raider deliver. */
RULE(only_the_raiding_fleet_keeps_its_bales)
{
    table *t = position(2, "O I @2 {F [cloth]}, II @2 {F [cloth]}; port 2 B1 1 1 1; phase ports");

    plays(t, O, "raid blue; pass");
    expect_offers(t, "deliver f2 cloth; end");
    refused(t, O, "deliver f1 cloth", "CO-7.11");
}

/* ---- Forts
 * --------------------------------------------------------------------------------------------------------------------------------- */

/* CO-17.10, CO-24.2: twelve ducats, six points, an own administrator of any function; one fort a port. */
RULE(a_fort_is_built_where_an_administrator_is)
{
    static const int ports[] = {CO_NEW_AMSTERDAM, CO_MAURITSSTAD, CO_ELMINA, CO_GALLE, CO_BATAVIA, CO_DESHIMA};

    for (int i = 0; i < RS_COUNT(ports); i++) {
        table *t = positionf(2, "O I @14 {R}, ducats 12; port %d, director O; phase buy", ports[i]);
        int before = points(t, O) - 4;

        playf(t, O, "fort %d", ports[i]);
        assert_int_equal(t->s.port[ports[i]].fort, O);
        assert_int_equal(points(t, O), before + 6);
    }
}

/* CO-17.10: another's administrator or an existing fort forbids it. */
RULE(a_port_has_one_fort)
{
    table *t = position(2, "O I @2 {R}, II @3 {R}, ducats 40; port 2 O1 1 1 1, director B; port 3, director O, fort B; phase buy");

    refused(t, O, "fort 2", "CO-17.10");
    refused(t, O, "fort 3", "CO-17.10");
}

/* CO-17.11: a fort stays with its owner when the administrator is gone. */
RULE(a_fort_outlives_its_administrator)
{
    table *t = position(2, "O ducats 24; B ducats 0; port 2, governor O, fort O; phase scoring");

    plays(t, B, "place england 2; pips 2; pass; effect england");
    assert_int_equal(t->s.port[CO_MAURITSSTAD].admin, CO_NONE);
    assert_int_equal(t->s.port[CO_MAURITSSTAD].fort, O);
}

/* CO-12.1, CO-12.5: its fire falls with its damage; at twelve it is gone without payment. */
RULE(a_fort_with_eleven_damage_fires_one)
{
    table *t = position(2, "O I @2 {F}; port 2, fort B d11; phase ports");

    plays(t, O, "attack i fort-blue; play S00");
    assert_int_equal(arg_of(t, CO_EV_FIRE, 0), 1);
    learn(t);
    expect_fleet(t, O, "I @2 +1 {F d1}");
    assert_int_equal(t->s.port[CO_MAURITSSTAD].fort, CO_NONE);
    assert_int_equal(ducats(t, B), 10);
}

/* CO-12.2: in its owner's turn a fort does not attack. */
RULE(a_fort_does_not_attack_in_its_owners_turn)
{
    table *t = position(2, "O I @2 {R}; B I @2 {R}; port 2, fort O; phase ports");

    play(t, O, "attack i blue-i");
    strategies(t, O, "S00", B, "S00");
    assert_int_equal(times(t, CO_EV_FIRE), 0);
    assert_int_equal(ship(t, "r2")->damage, 2);
}

/* CO-12.2, CO-12.3, CO-9.9: when its owner's fleet is challenged it fires, takes hits, and lets that fleet stay after a Flight. */
RULE(a_fort_defends_a_challenged_fleet_in_its_owners_turn)
{
    const char *text =
        "O I @2 +1 {F [cloth]}, marks S12; B I @2 +1 {R,R}, marks S12; port 2 O1 1 1 1, director O, fort O d2; phase ports; entered I";
    table *t = position(2, text);

    play(t, B, "challenge");
    strategies(t, O, "S01", B, "S01");
    play(t, B, "end"); /* boards nothing */
    assert_int_equal(arg_of(t, CO_EV_FIRE, 0), 10);
    expect_asked(t, O, CO_D_ALLOT);
    assert_int_equal(hits(t), 5);
    play(t, O, "put-fort 5");
    assert_false(has_fleet(t, B, "I")); /* 2 hits of the flute, 10 of the fort */
    expect_fleet(t, O, "I @2 +2 {F [cloth]}");
    assert_int_equal(t->s.port[CO_MAURITSSTAD].fort_damage, 7);

    t = position(2, text);
    play(t, B, "challenge");
    strategies(t, O, "S12", B, "S12");
    expect_asked(t, O, CO_D_FLEE);
    assert_true(offered(t, "stay"));
    play(t, O, "stay");
    assert_int_equal(at(t, B, "I"), 19); /* the fort was its enemy's */
}

/* CO-12.2, CO-8.2: a nation's challenge is one, too. */
RULE(a_fort_defends_a_challenged_fleet_against_a_nation)
{
    table *t = position(2, "O I @2 {R [tea,tea]}; spain @2 3; port 2, fort O; phase ports; entered I");

    play(t, O, "play S00");
    assert_int_equal(arg_of(t, CO_EV_FIRE, 0), 12);
    expect_nation(t, "spain @2 2 +1 d2"); /* two ships sunk, one taken */
}

/* CO-12.2, CO-8.2, CO-8.3: with a fleet of its owner there it fights beside it, not alone. */
RULE(a_fort_beside_a_fleet_is_no_target_of_its_own)
{
    table *t = position(2, "O I @2 {R}; B I @2 {R}; port 2, fort B; phase ports; entered I");

    play(t, B, "pass");
    expect_offers(t, "attack i blue-i; end");
    refused(t, O, "attack i fort-blue", "CO-8.3");
}

/* CO-12.4: nobody boards a fort, and it is no ship for the strategies. */
RULE(a_fort_is_no_ship)
{
    table *t = position(2, "O I @2 +2 {L,L}, marks S22; port 2, fort B d1; phase ports");

    plays(t, O, "attack i fort-blue; play S01");
    assert_int_equal(times(t, CO_EV_BOARDS) + times(t, CO_EV_CAPTURES), 0);
    expect_asked(t, O, CO_D_ALLOT);
    t = position(2, "O I @2 +2 {F,F}, marks S22; port 2, fort B d3; phase ports");
    plays(t, O, "attack i fort-blue; play S22");
    assert_int_equal(t->s.port[CO_MAURITSSTAD].fort_damage, 3 + 2 + 2 + 2);
}

/* CO-9.12, CO-9.13: no strategy lowers or stops the fire of a fort, except Flight as first. */
RULE(the_fire_of_a_fort_is_never_lowered)
{
    static const char *const played[] = {"S11", "S13", "S23", "S32"};

    for (int i = 0; i < RS_COUNT(played); i++) {
        table *t = positionf(2, "O I @2 +3 {L,L,L,L}, marks %s; B I @2 {F}; port 2, fort B; phase ports", played[i]);
        char own[8] = {played[i][0], played[i][1], played[i][2], 0};

        play(t, O, "attack i blue-i");
        strategies(t, O, own, B, "S02");
        expect_asked(t, O, CO_D_ALLOT);
        assert_int_equal(hits(t), 12);
    }
}

/* CO-19.4: a fort is repaired from afar, a ducat a token. */
RULE(a_fort_is_repaired_from_afar)
{
    table *t = position(2, "O I @14 {R [tea]}; port 2, fort O d2; port 3, fort B d1; phase buy");

    refused(t, O, "mend-fort 3", "CO-19.4");
    plays(t, O, "mend-fort 2; mend-fort 2");
    assert_int_equal(t->s.port[CO_MAURITSSTAD].fort_damage, 0);
    assert_int_equal(ducats(t, O), 8);
}

/* ---- Ruins
 * ------------------------------------------------------------------------------------------------------------------------------------ */

/* CO-16.11, CO-19.4: anybody clears ruins, from wherever; the field stays empty until a refill. */
RULE(anybody_clears_ruins)
{
    table *t = position(2, "O I @14 {R [tea]}; port 2 1 0d2 B1 1; phase buy");

    plays(t, O, "clear 2 b; clear 2 b");
    expect_port(t, CO_MAURITSSTAD, "1 0 B1 1");
    assert_int_equal(ducats(t, O), 8);
    t = position(2, "port 2 1 0 B1 1; phase events; next region-1 strength-0a pirates-none-a refill-258 mutiny-none-a");
    expect_port(t, CO_MAURITSSTAD, "1 1 B1 1");
}

/* CO-12.10, CO-16.4: half cleared is not enough, and a ruin does not count as a warehouse. */
RULE(a_half_cleared_ruin_is_a_ruin)
{
    table *t = position(2, "O I @2 {R}; port 2 1 0d1 B1 1; phase buy");

    refused(t, O, "warehouse 2 b", "CO-16.2");
    play(t, O, "warehouse 2 a");
    expect_port(t, CO_MAURITSSTAD, "O2 0d1 B1 1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_warehouse_is_built_on_every_field_of_every_port),
        TEST(a_bale_on_the_field_counts_for_the_new_warehouse),
        TEST(a_new_warehouse_is_filled_as_far_as_the_supply_goes),
        TEST(two_buildings_a_port_and_turn),
        TEST(changes_and_takeovers_are_buildings),
        TEST(a_warehouse_needs_presence_and_a_free_field),
        TEST(a_refill_brings_every_field_to_its_level),
        TEST(a_shortage_passes_full_fields_by),
        TEST(bales_above_a_fallen_level_stay),
        TEST(a_damaged_warehouse_works),
        TEST(a_warehouse_is_closed_to_others),
        TEST(a_warehouse_is_repaired_from_afar),
        TEST(defended_warehouses_are_not_raided),
        TEST(a_packet_boat_does_not_defend_warehouses),
        TEST(each_fleet_raids_one_company),
        TEST(a_damaged_warehouse_falls_to_one_hit),
        TEST(only_the_raiding_fleet_keeps_its_bales),
        TEST(a_fort_is_built_where_an_administrator_is),
        TEST(a_port_has_one_fort),
        TEST(a_fort_outlives_its_administrator),
        TEST(a_fort_with_eleven_damage_fires_one),
        TEST(a_fort_does_not_attack_in_its_owners_turn),
        TEST(a_fort_defends_a_challenged_fleet_in_its_owners_turn),
        TEST(a_fort_defends_a_challenged_fleet_against_a_nation),
        TEST(a_fort_beside_a_fleet_is_no_target_of_its_own),
        TEST(a_fort_is_no_ship),
        TEST(the_fire_of_a_fort_is_never_lowered),
        TEST(a_fort_is_repaired_from_afar),
        TEST(anybody_clears_ruins),
        TEST(a_half_cleared_ruin_is_a_ruin),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
