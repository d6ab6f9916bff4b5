/* test_ships.c - every type of ship: cost, strength, threshold, cargo, speed, volley, insured value, points (table of ships; CO-5, CO-13,
 * CO-15). */
#include "table.h"

#include <stdio.h>

typedef struct face {
    const char *word;
    char letter;
    int count, cost, strength, threshold, cargo, speed, volley, insured, points;
} face;

static const face faces[CO_TYPES] = {
    {"return", 'R', 24, 6, 5, 3, 2, 2, 2, 3, 2},
    {"flute", 'F', 16, 3, 3, 2, 1, 2, 1, 1, 1},
    {"line", 'L', 16, 8, 6, 4, 0, 2, 4, 4, 3},
    {"packet", 'P', 8, 4, 2, 1, 0, 3, 0, 2, 1},
};

static const char *number(const face *f) { return f->letter == 'P' ? "X" : "I"; }

/* ---- Buying --------------------------------------------------------------------------------------------------------------------- */

/* CO-15.1, CO-15.3, CO-15.4, CO-14.1: what each type costs; a new ordinary fleet costs a ducat more and begins at +0, a packet fleet
 * nothing. */
RULE(every_ship_has_its_cost)
{
    for (int type = 0; type < CO_TYPES; type++) {
        const face *f = &faces[type];
        table *t = position(2, "O II @3 +2 {R}, ducats 9; phase buy");

        playf(t, O, "buy 3 %s", f->word);
        if (type == CO_PACKET) {
            expect_fleet(t, O, "X @3 +0 {P}");
            assert_int_equal(ducats(t, O), 5);
            continue;
        }
        expect_asked(t, O, CO_D_SHIP_FLEET);
        expect_offers(t, "into ii; new");
        play(t, O, "new");
        assert_int_equal(ducats(t, O), 9 - f->cost - 1);
        assert_int_equal(at(t, O, "I"), CO_ELMINA);
        assert_int_equal(level(t, O, "I"), 0);
    }
}

/* CO-15.1: one ducat too few is too few. */
RULE(a_ship_must_be_payable)
{
    for (int type = 0; type < CO_TYPES; type++) {
        char move[32] = "";
        table *t = positionf(2, "O I @3 {R}, ducats %d; phase buy", faces[type].cost - 1);

        snprintf(move, sizeof move, "buy 3 %s", faces[type].word);
        refused(t, O, move, "CO-15.1");
        assert_true(offered(positionf(2, "O I @3 {R}, ducats %d; phase buy", faces[type].cost), move));
    }
}

/* CO-15.3: without a fleet there the extra ducat is needed, and an unused number. */
RULE(a_new_fleet_needs_a_ducat_and_a_number)
{
    table *t = position(2, "O I @14 {R}, ducats 6; port 3, director O; phase buy");

    refused(t, O, "buy 3 return", "CO-15.3");
    assert_true(offered(t, "buy 3 flute"));
    assert_true(offered(t, "buy 3 packet"));
    t = position(2, "O I @14 {R}, II @14 {R}, III @14 {R}, IV @14 {R}, V @14 {R}, ducats 9; port 3, director O; phase buy");
    refused(t, O, "buy 3 flute", "CO-15.3");
}

/* CO-15.2: nothing is built at the Cape. */
RULE(the_cape_builds_no_ships)
{
    table *t = position(2, "O I @4 {R}, ducats 20; phase buy");

    refused(t, O, "buy 4 flute", "CO-15.2");
    refused(t, O, "buy 4 packet", "CO-15.2");
    assert_true(offered(t, "warehouse 4 a"));
}

/* CO-15.7: when all cards of a type are in use, none is sold. */
RULE(every_type_can_run_out)
{
    table *t = position(2, "O I @3 {R,R,R,R,R,R,R,R}, II @3 {R,R,R,R,R,R,R,R}, III @3 {R,R,R,R,R,R,R}, ducats 20; B I @0 {R}; phase buy");

    assert_int_equal(left(t, CO_RETURN), 0);
    refused(t, O, "buy 3 return", "CO-15.7");
    t = position(2, "O I @3 {F,F,F,F,F,F,F,F,F,F,F,F,F,F,F,F}, ducats 20; phase buy");
    refused(t, O, "buy 3 flute", "CO-15.7");
    t = position(2, "O I @3 {L,L,L,L,L,L,L,L,L,L,L,L,L,L,L}, ducats 20; B I @0 {L}; phase buy");
    refused(t, O, "buy 3 line", "CO-15.7");
    t = position(4, "O X @3 {P}, XI @3 {P}; B X @3 {P}, XI @3 {P}; D X @3 {P}, XI @3 {P}; G X @3 {P}, XI @3 {P}; phase buy");
    assert_int_equal(left(t, CO_PACKET), 0);
    refused(t, O, "buy 3 packet", "CO-15.7");
}

/* CO-15.5, CO-13.6: an abandoned ship and its cargo go to the supply; nothing is paid, no token given or kept. */
RULE(every_ship_can_be_abandoned_in_port)
{
    for (int type = 0; type < CO_TYPES; type++) {
        table *t = positionf(2, "O %s @4 {%c}, V @14 {R}; phase buy", number(&faces[type]), faces[type].letter);

        playf(t, O, "abandon %c1", faces[type].letter);
        assert_int_equal(left(t, type), faces[type].count - (type == CO_RETURN));
        assert_int_equal(ducats(t, O), 10);
        assert_int_equal(losses(t, O), 0);
    }
}

/* CO-15.5, CO-13.6: so go the bales and the experience; at sea nothing is abandoned. */
RULE(an_abandoned_fleet_keeps_nothing)
{
    table *t = position(2, "O I @4 +2 {R [tea,tea]}, II @14 {R}; phase buy");

    refused(t, O, "abandon r2", "CO-15.5");
    play(t, O, "abandon r1");
    assert_false(has_fleet(t, O, "I"));
    assert_int_equal(kept(t, O), 0);
    assert_int_equal(supply(t, "tea"), 8);
}

/* ---- Strength and insured value ------------------------------------------------------------------------------------------------------ */

/* One more damage token, by a storm of strength 1 on a field without an icon. */
static table *after_storm(const face *f, int damage)
{
    return positionf(2, "O %s @10 {%c d%d}; forecast 1; phase events; next region-2 strength-1a pirates-none-a refill-none-a mutiny-none-a",
                     number(f), f->letter, damage);
}

/* CO-13.1, CO-13.2, CO-13.3: each type goes down when its wear reaches its strength, and its insured value is paid. */
RULE(every_ship_has_its_strength_and_its_insured_value)
{
    for (int type = 0; type < CO_TYPES; type++) {
        const face *f = &faces[type];
        table *t = after_storm(f, f->strength - 2);

        assert_true(has_fleet(t, O, number(f)));
        assert_int_equal(ducats(t, O), 10);
        t = after_storm(f, f->strength - 1);
        assert_false(has_fleet(t, O, number(f)));
        assert_int_equal(ducats(t, O), 10 + f->insured);
        assert_int_equal(losses(t, O), 1);
        assert_int_equal(left(t, type), f->count);
    }
}

/* CO-13.2, CO-13.4: bales are paid by a third of their distances, the marker bale of a packet boat is not. */
RULE(lost_bales_are_paid_but_marker_bales_are_not)
{
    table *t = position(2, "O I @10 {R d4 [copper,tea]}, X @10 {P d1 [copper]}; forecast 1; phase events; "
                           "next region-2 strength-1a pirates-none-a refill-none-a mutiny-none-a");

    assert_int_equal(ducats(t, O), 10 + 3 + (11 + 9) / 3 + 2);
    assert_int_equal(supply(t, "copper"), 8);
}

/* ---- Speed
 * ------------------------------------------------------------------------------------------------------------------------------- */

/* CO-5.2, CO-5.3, CO-5.4: full speed below the threshold, one step from there on, one step out of port. */
RULE(every_ship_has_its_speed_and_its_threshold)
{
    for (int type = 0; type < CO_TYPES; type++) {
        const face *f = &faces[type];

        assert_int_equal(steps_left(positionf(2, "O %s @14 {%c d%d}", number(f), f->letter, f->threshold - 1)), f->speed);
        assert_int_equal(steps_left(positionf(2, "O %s @14 {%c d%d}", number(f), f->letter, f->threshold)), 1);
        assert_int_equal(steps_left(positionf(2, "O %s @14 {%c m%d}", number(f), f->letter, f->threshold)), 1);
        assert_int_equal(steps_left(positionf(2, "O %s @38 {%c}; pirates 1 0 1", number(f), f->letter)), 1);
    }
}

/* CO-5.3: a fleet is as fast as its slowest ship. */
RULE(one_slow_ship_slows_the_fleet)
{
    table *t = position(2, "O I @14 {L, L, F d2}");

    play(t, O, "select i");
    assert_int_equal(steps_left(t), 1);
}

/* CO-19.2: at sea each type is repaired up to its threshold, no further. */
RULE(every_ship_is_repaired_at_sea_up_to_its_threshold)
{
    for (int type = 0; type < CO_TYPES; type++) {
        const face *f = &faces[type];
        char move[32];
        table *t = positionf(2, "O %s @14 {%c m%d}, V @4 {R}; phase buy", number(f), f->letter, f->threshold);

        snprintf(move, sizeof move, "fix %c1 mutiny", f->letter);
        assert_true(offered(t, move));
        if (f->threshold + 1 == f->strength) continue; /* the next token sinks it */
        t = positionf(2, "O %s @14 {%c m%d}, V @4 {R}; phase buy", number(f), f->letter, f->threshold + 1);
        refused(t, O, move, "CO-19.2");
    }
}

/* ---- Cargo
 * --------------------------------------------------------------------------------------------------------------------------------- */

/* CO-4.1, CO-6.1, CO-6.2: each type loads as much as it has spaces, and what stays empty mutinies. */
RULE(every_ship_has_its_cargo)
{
    for (int type = 0; type < CO_PACKET; type++) {
        const face *f = &faces[type];
        table *t = positionf(2, "O I @2 {%c}", f->letter);

        for (int bale = 0; bale < f->cargo; bale++) playf(t, O, "load %c1 %c", f->letter, 'a' + bale);
        expect_asked(t, O, CO_D_STEP);
        assert_int_equal(bales(t, CO_MAURITSSTAD), 4 - f->cargo);
        play(t, O, "step 19");
        for (int card = 0; card < CO_SHIPS; card++) assert_int_equal(t->s.ship[card].mutiny, 0);

        t = positionf(2, "O I @14 {%c}", f->letter);
        plays(t, O, "step 12; step 14");
        for (int card = 0; card < CO_SHIPS; card++)
            if (t->s.ship[card].fleet == co_fleet_of(O, CO_I)) assert_int_equal(t->s.ship[card].mutiny, f->cargo);
    }
}

/* CO-6.2, CO-4.8, CO-4.9: a packet boat does not mutiny for want of a bale, and sails without one when the supply has none. */
RULE(a_packet_boat_sails_without_a_bale)
{
    table *t = position(2, "O X @2 {P}; port 2 O4 O4 O4 0");

    play(t, O, "step 19");
    expect_fleet(t, O, "X @19 +0 {P}");
}

/* CO-7.2, CO-16.4: both packet boats refill, each field as far as its owner likes, up to the level. */
RULE(each_packet_boat_refills)
{
    table *t = position(2, "O X @34 {P [sugar]}, XI @35 {P [wine]}; port 7 0 0 O1 B0");

    plays(t, O, "select x; step 7; step 7");
    plays(t, O, "want 0; want 1");
    expect_offers(t, "want 0; want 1");
    plays(t, O, "want 0; want 0");
    expect_port(t, CO_CANTON, "0 1 O1 B0");
    expect_asked(t, O, CO_D_WANT);
    plays(t, O, "want 0; want 0; want 2");
    expect_port(t, CO_CANTON, "0 1 O1 B2");
    expect_fleet(t, O, "XI @7 +0 {P}");
}

/* CO-7.2: only when it comes in. */
RULE(a_packet_boat_in_port_refills_nothing)
{
    table *t = position(2, "O X @7 {P [sugar]}, I @7 {L}; port 7 0 0 0 0; phase ports");

    expect_asked(t, O, CO_D_BUY);
    expect_fleet(t, O, "X @7 +0 {P [sugar]}");
}

/* CO-7.3, CO-16.10: what the owner wants and the supply lacks is shared by those fields only. */
RULE(a_packet_boat_meets_a_shortage)
{
    table *t = position(2, "O X @34 {P [sugar]}; port 7 0 0 O0 B0; B I @14 {R [tea,tea], R [tea,tea], R [tea,tea], R [tea,tea], R [tea]}");

    assert_int_equal(supply(t, "tea"), 3);
    play(t, O, "step 7");
    plays(t, O, "want 0; want 0; want 2; want 2");
    expect_asked(t, O, CO_D_PICK);
    expect_port(t, CO_CANTON, "0 0 O1 B1");
    expect_offers(t, "share c; share d");
    play(t, O, "share c");
    expect_port(t, CO_CANTON, "0 0 O2 B1");
}

/* CO-6.3: but a packet boat that dawdles mutinies. */
RULE(a_packet_boat_that_dawdles_mutinies)
{
    table *t = position(2, "O X @14 {P}");

    plays(t, O, "step 12; step 10; stop");
    expect_fleet(t, O, "X @10 +0 {P m1}");
}

/* ---- Volley
 * ---------------------------------------------------------------------------------------------------------------------------------- */

/* CO-12.9, CO-9.3: the volley of each type, seen in a raid on two warehouses. */
RULE(every_ship_has_its_volley)
{
    for (int type = 0; type < CO_PACKET; type++) {
        table *t = positionf(2, "O I @2 {%c}; port 2 B1 B1 B1 B1; phase ports", faces[type].letter);
        int damage = 0;

        play(t, O, "raid blue");
        while (asked(t, O, CO_D_RAID_HIT)) idle(t);
        for (int field = 0; field < CO_FIELDS; field++) damage += t->s.port[CO_MAURITSSTAD].damage[field];
        assert_int_equal(damage, faces[type].volley);
    }
}

/* CO-8.1, CO-10.11: a packet boat neither fights nor is attacked. */
RULE(packet_boats_do_not_fight)
{
    table *t = position(2, "O X @2 {P}, I @2 {R [cloth]}; B X @2 {P}; port 2 1 1 1 1; phase ports; entered I X");

    expect_asked(t, O, CO_D_DELIVER);
    t = position(2, "O X @2 {P}; B I @2 {L}; port 2 B1 1 1 1, fort B; phase ports; entered X");
    expect_asked(t, O, CO_D_BUY);
}

/* ---- Points
 * ------------------------------------------------------------------------------------------------------------------------------------ */

/* CO-24.2: the points of each type, less one for each token. */
RULE(every_ship_has_its_points)
{
    for (int type = 0; type < CO_TYPES; type++) {
        const face *f = &faces[type];

        assert_int_equal(points(positionf(2, "O %s @14 {%c}, ducats 0", number(f), f->letter), O), f->points);
        assert_int_equal(points(positionf(2, "O %s @14 {%c m1}, ducats 0", number(f), f->letter), O), f->points - 1);
    }
}

/* CO-24.2, CO-4.8: bales count by a third of their distances, marker bales do not. */
RULE(bales_aboard_score_but_marker_bales_do_not)
{
    table *t = position(2, "O I @14 {R [copper,tea]}, X @14 {P [copper]}, ducats 0");

    assert_int_equal(points(t, O), 2 + 1 + (11 + 9) / 3);
}

/* ---- The rescue ship
 * ------------------------------------------------------------------------------------------------------------------------------ */

/* CO-13.7: return ship, flute or ship of the line, in any port, whatever governor or nation is there; no packet boat. */
RULE(every_ordinary_ship_can_be_a_rescue_ship)
{
    for (int type = 0; type < CO_PACKET; type++)
        for (int port = 0; port < CO_PORTS; port++) {
            table *t = position(2, "O ducats 9; port 6, governor B; spain @2 3, control B; phase buy");

            playf(t, O, "rescue %d %s", port, faces[type].word);
            assert_int_equal(at(t, O, "I"), port);
            assert_int_equal(ducats(t, O), 9 - faces[type].cost);
        }
    refused(position(2, "phase buy"), O, "rescue 0 packet", "CO-13.7");
}

/* CO-13.7: when there is no flute, the raise goes up to the cheapest that is left. */
RULE(the_rescue_raise_reaches_the_cheapest_type)
{
    table *t = position(2, "O ducats 1; B I @0 {F,F,F,F,F,F,F,F,F,F,F,F,F,F,F,F}; phase buy");

    assert_false(offered(t, "rescue 0 flute"));
    play(t, O, "rescue 0 return");
    assert_int_equal(ducats(t, O), 0);
    expect_fleet(t, O, "I @0 +0 {R}");
}

/* CO-13.7, CO-15.5: who has given up the last ship is not helped, not even by a rescue ship of before. */
RULE(no_rescue_follows_an_abandoned_ship)
{
    table *t = position(2, "O I @0 {R d2 m2}, ducats 0; B I @1 {L}; phase buy; next " QUIET);

    play(t, O, "abandon r1");
    on_to(t, B, CO_D_BUY);
    next_round(t);
    assert_int_equal(t->s.active, B); /* Orange had nothing to decide */
    assert_int_equal(ducats(t, O), 0);

    t = position(2, "O ducats 20; port 3, governor O; phase buy");
    plays(t, O, "rescue 0 flute; abandon f1");
    assert_true(t->s.company[O].abandoned);
    play(t, O, "buy 3 flute");
    assert_false(t->s.company[O].abandoned);
}

/* CO-13.7: a ship that was boarded is lost as well. */
RULE(a_rescue_follows_a_boarded_ship)
{
    table *t = battle("O I @2 {R,R,R}; B I @2 {R}; phase ports", "S01", "S01");

    play(t, O, "board r4");
    learn(t);
    assert_false(has_fleet(t, B, "I"));
    on_to(t, B, CO_D_BUY);
    assert_true(offered(t, "rescue 0 flute"));
}

/* CO-13.7, CO-15.1: once, only for those who began without a ship, and it counts for the port's limit. */
RULE(the_rescue_ship_is_the_ship_of_its_port)
{
    table *t = position(2, "O ducats 20; phase buy");

    play(t, O, "rescue 3 flute");
    refused(t, O, "buy 3 flute", "CO-15.1");
    refused(t, O, "rescue 4 flute", "CO-13.7");
    t = position(2, "O ducats 20; port 3, governor O; phase buy");
    play(t, O, "buy 3 flute");
    refused(t, O, "rescue 3 flute", "CO-15.1");
    assert_true(offered(t, "rescue 4 flute"));
    t = position(2, "O I @3 {R}; phase buy");
    refused(t, O, "rescue 3 flute", "CO-13.7");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(every_ship_has_its_cost),
        TEST(a_ship_must_be_payable),
        TEST(a_new_fleet_needs_a_ducat_and_a_number),
        TEST(the_cape_builds_no_ships),
        TEST(every_type_can_run_out),
        TEST(every_ship_can_be_abandoned_in_port),
        TEST(an_abandoned_fleet_keeps_nothing),
        TEST(every_ship_has_its_strength_and_its_insured_value),
        TEST(lost_bales_are_paid_but_marker_bales_are_not),
        TEST(every_ship_has_its_speed_and_its_threshold),
        TEST(one_slow_ship_slows_the_fleet),
        TEST(every_ship_is_repaired_at_sea_up_to_its_threshold),
        TEST(every_ship_has_its_cargo),
        TEST(a_packet_boat_sails_without_a_bale),
        TEST(each_packet_boat_refills),
        TEST(a_packet_boat_in_port_refills_nothing),
        TEST(a_packet_boat_meets_a_shortage),
        TEST(a_packet_boat_that_dawdles_mutinies),
        TEST(every_ship_has_its_volley),
        TEST(packet_boats_do_not_fight),
        TEST(every_ship_has_its_points),
        TEST(bales_aboard_score_but_marker_bales_do_not),
        TEST(every_ordinary_ship_can_be_a_rescue_ship),
        TEST(the_rescue_raise_reaches_the_cheapest_type),
        TEST(the_rescue_ship_is_the_ship_of_its_port),
        TEST(no_rescue_follows_an_abandoned_ship),
        TEST(a_rescue_follows_a_boarded_ship),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
