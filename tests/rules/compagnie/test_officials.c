/* test_officials.c - governors, commanders and directors: appointed, changed, taken over, used (CO-2, CO-7.9, CO-17, CO-18). */
#include "table.h"

static const char *const functions[CO_FUNCTIONS] = {"governor", "commander", "director"};

/* ---- Appointments --------------------------------------------------------------------------------------------------------------- */

/* CO-17.1, CO-17.2, CO-24.2: each function in each of the six ports, for 5 ducats and 2 points; nowhere else. */
RULE(every_function_is_appointed_in_six_ports)
{
    for (int port = 0; port < CO_PORTS; port++)
        for (int function = 0; function < CO_FUNCTIONS; function++) {
            bool possible = port != CO_AMSTERDAM && port != CO_CANTON && port != CO_CAPE;
            table *t = positionf(2, "O I @%d {R}, ducats 6; port %d O1 1 1 1; phase buy", port, port);
            int before = points(t, O) - 2;

            if (!possible) {
                assert_int_equal(offers_of(t, CO_APPOINT), 0);
                continue;
            }
            playf(t, O, "appoint %d %s", port, functions[function]);
            assert_int_equal(t->s.port[port].admin, O);
            assert_int_equal(t->s.port[port].function, function);
            assert_int_equal(ducats(t, O), 1);
            assert_int_equal(points(t, O), before + 2);
        }
}

/* CO-17.1: presence, an own warehouse and five ducats are needed. */
RULE(an_appointment_needs_presence_and_a_warehouse)
{
    table *t = position(2, "O I @2 {R}, II @3 {R}; port 2 B1 1 1 1; port 5 O1 1 1 1; port 3 O1 1 1 1, director B; phase buy");

    refused(t, O, "appoint 2 governor", "CO-17.1");
    refused(t, O, "appoint 5 governor", "CO-15.1");
    refused(t, O, "appoint 3 governor", "CO-17.2");
    t = position(2, "O I @2 {R}, ducats 4; port 2 O1 1 1 1; phase buy");
    refused(t, O, "appoint 2 governor", "CO-1.4");
}

/* CO-17.1, CO-15.1: a packet boat is presence enough. */
RULE(a_packet_boat_is_present)
{
    table *t = position(2, "O X @2 {P}; port 2 O1 1 1 1; phase buy");

    assert_true(offered(t, "appoint 2 director"));
    assert_true(offered(t, "warehouse 2 b"));
    assert_true(offered(t, "buy 2 flute"));
}

/* ---- What all of them do ------------------------------------------------------------------------------------------------------------ */

/* CO-17.4, CO-15.1: each of them builds ships of all types, warehouses and a fort without a fleet. */
RULE(every_administrator_builds_without_a_fleet)
{
    for (int function = 0; function < CO_FUNCTIONS; function++) {
        table *t = positionf(2, "O I @14 {R}, ducats 20; port 8, %s O; phase buy", functions[function]);

        assert_true(offered(t, "buy 8 return"));
        assert_true(offered(t, "buy 8 line"));
        assert_true(offered(t, "warehouse 8 a"));
        assert_true(offered(t, "fort 8"));
        play(t, O, "buy 8 packet");
        expect_fleet(t, O, "X @8 +0 {P}");
    }
}

/* CO-17.3, CO-16.3: from any function to any other, for 5 ducats; it is a building. */
RULE(every_function_changes_into_the_others)
{
    for (int from = 0; from < CO_FUNCTIONS; from++)
        for (int to = 0; to < CO_FUNCTIONS; to++) {
            table *t = positionf(2, "O I @14 {R}; port 8, %s O; phase buy", functions[from]);

            if (from == to) {
                assert_int_equal(offers_of(t, CO_CHANGE), 2);
                continue;
            }
            playf(t, O, "change 8 %s", functions[to]);
            assert_int_equal(t->s.port[CO_DESHIMA].function, to);
            assert_int_equal(t->s.turn.buildings[CO_DESHIMA], 1);
            assert_int_equal(ducats(t, O), 5);
        }
}

/* CO-17.3: what was taken over in this round is not changed in it. */
RULE(a_takeover_is_not_changed_in_its_round)
{
    table *t = position(2, "O I @8 {R}, ducats 20; port 8, director B; phase buy");

    play(t, O, "takeover 8");
    refused(t, O, "change 8 governor", "CO-17.3");
}

/* CO-17.8, CO-16.3, CO-18.5: ten ducats, the function stays, no warehouse and no permission needed; only a fleet. */
RULE(every_function_can_be_taken_over)
{
    for (int function = 0; function < CO_FUNCTIONS; function++) {
        table *t = positionf(2, "O X @8 {P}; port 8, %s B; phase buy", functions[function]);

        play(t, O, "takeover 8");
        assert_int_equal(t->s.port[CO_DESHIMA].admin, O);
        assert_int_equal(t->s.port[CO_DESHIMA].function, function);
        assert_int_equal(ducats(t, O), 0);
        assert_int_equal(ducats(t, B), 10);
    }
}

/* CO-17.8: without a fleet, or with 9 ducats, there is no takeover. */
RULE(a_takeover_needs_a_fleet_and_ten_ducats)
{
    table *t = position(2, "O I @36 {R d1}, ducats 20; port 8, director B; phase buy");

    refused(t, O, "takeover 8", "CO-17.8");
    t = position(2, "O I @8 {R}, ducats 9; port 8, director B; phase buy");
    refused(t, O, "takeover 8", "CO-1.4");
}

/* CO-17.7: an administrator is no party in battles: a port with him alone is quiet. */
RULE(administrators_do_not_fight)
{
    table *t = position(2, "O I @8 {R [cloth]}; port 8, governor B; phase ports; entered I");

    expect_asked(t, O, CO_D_DELIVER);
}

/* CO-17.9: he stays when the warehouse is lost. */
RULE(an_administrator_outlives_his_warehouse)
{
    table *t = position(2, "O I @8 {R}; port 8 B1 1 1 1, governor B; phase ports");

    play(t, O, "raid blue");
    expect_port(t, CO_DESHIMA, "0d2 1 1 1");
    assert_int_equal(t->s.port[CO_DESHIMA].admin, B);
}

/* ---- Governors -------------------------------------------------------------------------------------------------------------------------
 */

/* CO-2.1, CO-17.5: a ducat for each governor, none for other functions or other companies. */
RULE(only_own_governors_bring_ducats)
{
    table *t = position(
        2,
        "O I @14 {L}; port 1, governor O; port 2, governor O; port 3, director O; port 5, commander O; port 6, governor B; phase income");

    assert_int_equal(ducats(t, O), 12);
}

/* CO-2.3: nor from an occupied port, unless the nation is allied. */
RULE(an_occupied_governor_brings_nothing)
{
    table *t = position(2, "O I @14 {L}; port 1, governor O; spain @1 1, control B; phase income");

    assert_int_equal(ducats(t, O), 10);
    t = position(2, "O I @14 {L}; port 1, governor O; spain @1 1, control B, ally O; phase income");
    assert_int_equal(ducats(t, O), 11);
}

/* CO-17.5, CO-18.3: his permission is good for all ships and warehouses of the turn. */
RULE(a_permission_covers_the_whole_turn)
{
    table *t = position(2, "O I @8 {R}, ducats 20; port 8, governor B; phase buy");

    refused(t, O, "buy 8 flute", "CO-17.5");
    refused(t, O, "warehouse 8 a", "CO-17.5");
    plays(t, O, "ask-build 8; fee 0");
    play(t, B, "accept");
    plays(t, O, "buy 8 flute; into i; warehouse 8 a; warehouse 8 b");
    assert_int_equal(ducats(t, O), 13);
    assert_int_equal(ducats(t, B), 10);
}

/* CO-18.1, CO-18.3: the asker may decline the higher fee; fees are bounded by 12 and by his ducats. */
RULE(a_higher_fee_may_be_declined)
{
    table *t = position(2, "O I @8 {R}, ducats 20; port 8, governor B; phase buy");

    play(t, O, "ask-build 8");
    assert_int_equal(offers_of(t, CO_FEE), 13);
    refused(t, O, "fee 13", "CO-18.1");
    play(t, O, "fee 10");
    expect_offers(t, "accept; refuse; counter 11; counter 12");
    play(t, B, "counter 12");
    expect_offers(t, "pay; decline");
    play(t, O, "decline");
    refused(t, O, "buy 8 flute", "CO-17.5");
    assert_int_equal(ducats(t, O), 20);
}

/* CO-17.5, CO-18.5: commanders and directors of others take no toll. */
RULE(only_governors_are_asked)
{
    for (int function = CO_COMMANDER; function < CO_FUNCTIONS; function++) {
        table *t = positionf(2, "O I @8 {R}; port 8 O1 1 1 1, %s B; phase buy", functions[function]);

        assert_true(offered(t, "buy 8 flute"));
        assert_true(offered(t, "warehouse 8 b"));
        refused(t, O, "ask-build 8", "CO-18.3");
    }
}

/* ---- Commanders
 * ----------------------------------------------------------------------------------------------------------------------------- */

/* CO-2.2: every own fleet I to V in his port, nobody else's, and none elsewhere. */
RULE(a_commander_raises_own_fleets_in_his_port)
{
    table *t = position(2, "O I @3 +1 {R}, II @3 {R}, III @2 {R}; B I @3 {R}; port 3, commander O; phase income");

    while (asked(t, O, CO_D_MARKER)) idle(t);
    assert_int_equal(level(t, O, "I"), 2);
    assert_int_equal(level(t, O, "II"), 1);
    assert_int_equal(level(t, O, "III"), 0);
    assert_int_equal(level(t, B, "I"), 0);
    expect_asked(t, O, CO_D_FLEET); /* CO-2.5: no marker is moved */
}

/* CO-2.3: in an occupied port he trains nobody. */
RULE(an_occupied_commander_trains_nobody)
{
    table *t = position(2, "O I @3 {R}; port 3, commander O; spain @3 1; phase income");

    assert_int_equal(level(t, O, "I"), 0);
}

/* ---- Directors
 * ---------------------------------------------------------------------------------------------------------------------------------- */

static void expect_share(const char *extra, int own, int others)
{
    table *t = positionf(2, "O I @8 {R [furs,sugar]}; port 8, director B; %s; phase ports", extra);

    on_to(t, O, CO_D_DELIVER);
    plays(t, O, "deliver r1 furs; deliver r1 sugar");
    assert_int_equal(ducats(t, O), 10 + own);
    assert_int_equal(ducats(t, B), 10 + others);
}

/* CO-7.9, CO-2.3, CO-11.2: a third of 22, rounded up, for both; nothing where his owner cannot use him. */
RULE(a_director_shares_with_those_who_deliver)
{
    expect_share("order O B", 22 + 8, 8);
    expect_share("spain @8 1, control O", 22, 0);
    expect_share("spain @8 1, control O, ally B", 22 + 8, 8);
}

/* CO-7.9: governors and commanders add nothing. */
RULE(only_directors_share)
{
    for (int function = 0; function < CO_DIRECTOR; function++) {
        table *t = positionf(2, "O I @8 {R [furs]}; port 8, %s O; phase ports", functions[function]);

        play(t, O, "deliver r1 furs");
        assert_int_equal(ducats(t, O), 22);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(every_function_is_appointed_in_six_ports),
        TEST(an_appointment_needs_presence_and_a_warehouse),
        TEST(a_packet_boat_is_present),
        TEST(every_administrator_builds_without_a_fleet),
        TEST(every_function_changes_into_the_others),
        TEST(a_takeover_is_not_changed_in_its_round),
        TEST(every_function_can_be_taken_over),
        TEST(a_takeover_needs_a_fleet_and_ten_ducats),
        TEST(administrators_do_not_fight),
        TEST(an_administrator_outlives_his_warehouse),
        TEST(only_own_governors_bring_ducats),
        TEST(an_occupied_governor_brings_nothing),
        TEST(a_permission_covers_the_whole_turn),
        TEST(a_higher_fee_may_be_declined),
        TEST(only_governors_are_asked),
        TEST(a_commander_raises_own_fleets_in_his_port),
        TEST(an_occupied_commander_trains_nobody),
        TEST(a_director_shares_with_those_who_deliver),
        TEST(only_directors_share),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
