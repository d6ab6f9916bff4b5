/* test_strategies.c - every strategy: who is first, what it does as first and as second, whom it boards (CO-8, CO-9). */
#include "table.h"

/* Every wheel in its order: each strategy beats the next, the last one the first. */
static const char *const wheels[CO_WHEELS][4] = {
    {"S00", "S01", "S02", NULL},
    {"S10", "S11", "S12", "S13"},
    {"S20", "S21", "S22", "S23"},
    {"S30", "S31", "S32", "S33"},
};

static int level_of(const char *strategy) { return strategy[1] - '0'; }

/* "S00" and wheels the fleet does not know need no marker. */
static const char *mark(const char *strategy) { return level_of(strategy) ? strategy : "S10"; }

typedef struct duel {
    const char *ours, *own;      /* ships and strategy of the side on turn */
    const char *others, *theirs; /* and of the other side */
} duel;

/* Both fleets are of the level of their strategy; nobody boards, the first ship is sacrificed. */
static table *fight(duel d)
{
    table *t = positionf(2, "O I @2 +%d %s, marks %s; B I @2 +%d %s, marks %s; phase ports", level_of(d.own), d.ours, mark(d.own),
                         level_of(d.theirs), d.others, mark(d.theirs));

    play(t, O, "attack i blue-i");
    strategies(t, O, d.own, B, d.theirs);
    return t;
}

/* ---- Who is first --------------------------------------------------------------------------------------------------------------- */

/* CO-8.6: inside a wheel each strategy is first against the next in the circle; what does not beat the other leaves it to the side on turn.
 */
RULE(inside_a_wheel_each_strategy_beats_the_next)
{
    for (int wheel = 0; wheel < CO_WHEELS; wheel++) {
        int size = wheel == 0 ? 3 : 4;

        for (int a = 0; a < size; a++)
            for (int b = 0; b < size; b++) {
                table *t = fight((duel){"{R,R,R}", wheels[wheel][a], "{R,R,R}", wheels[wheel][b]});

                assert_int_equal(first(t), a == (b + 1) % size ? B : O);
            }
    }
}

/* CO-8.6: between wheels the higher level is first, whoever is on turn. */
RULE(between_wheels_the_higher_level_is_first)
{
    for (int low = 0; low < CO_WHEELS; low++)
        for (int high = low + 1; high < CO_WHEELS; high++) {
            assert_int_equal(first(fight((duel){"{R,R,R}", wheels[low][0], "{R,R,R}", wheels[high][1]})), B);
            assert_int_equal(first(fight((duel){"{R,R,R}", wheels[high][1], "{R,R,R}", wheels[low][0]})), O);
        }
}

/* CO-9.1, CO-14.4: a fleet has all of wheel +0, and of the others what is marked, up to its level. */
RULE(a_fleet_plays_what_its_level_and_its_markers_allow)
{
    table *t = position(2, "O I @2 +2 {R,R}, II @0 +3 {R}, marks S12 S21 S30; B I @2 {R}; phase ports");

    play(t, O, "attack i blue-i");
    expect_offers(t, "play S00; play S01; play S02; play S12; play S21");
    refused(t, O, "play S10", "CO-9.1");
    refused(t, O, "play S30", "CO-9.1");
}

/* CO-9.1: Fireships need two ships. */
RULE(a_single_ship_plays_no_fireships)
{
    table *t = position(2, "O I @2 +2 {R}, marks S10 S20; B I @2 {R}; phase ports");

    play(t, O, "attack i blue-i");
    expect_offers(t, "play S00; play S01; play S02; play S10");
}

/* ---- Hits ------------------------------------------------------------------------------------------------------------------------ */

static int dealt(const table *t, int who)
{
    for (int i = t->turn.events - 1; i >= 0; i--)
        if (t->turn.event[i].kind == CO_EV_HITS && co_owner_of(t->turn.event[i].arg[0]) == who) return t->turn.event[i].arg[1];
    return 0;
}

static void expect_hits(duel d, int ours, int theirs)
{
    table *t = fight(d);

    for (;;) {
        if (asked(t, O, CO_D_BOARD) || asked(t, B, CO_D_BOARD))
            play(t, rs_asked(&t->s), "end");
        else if (asked(t, O, CO_D_SACRIFICE) || asked(t, B, CO_D_SACRIFICE))
            idle(t);
        else
            break;
    }
    if (dealt(t, O) != ours || dealt(t, B) != theirs)
        fail_msg("%s against %s: %d and %d, expected %d and %d", d.own, d.theirs, dealt(t, O), dealt(t, B), ours, theirs);
}

#define THREE "{R,R,R}" /* V = 6 and the level */
#define LINES "{L,L,L}" /* V = 12 and the level */

/* CO-9.3, CO-9.4: Ram & Board deals its volley, as first and as second. */
RULE(ram_and_board)
{
    expect_hits((duel){THREE, "S00", LINES, "S01"}, 6, 12);
    expect_hits((duel){THREE, "S00", LINES, "S13"}, 3, 13);
    expect_hits((duel){THREE, "S00", LINES, "S22"}, 6, 14 + 3 + 3);
}

/* CO-9.3, CO-9.4: so does Melee & Board. */
RULE(melee_and_board)
{
    expect_hits((duel){THREE, "S01", LINES, "S02"}, 6, 0);
    expect_hits((duel){THREE, "S01", LINES, "S00"}, 6, 12);
}

/* CO-9.10, CO-9.11: Flight ends the battle as first; as second it deals nothing. */
RULE(flight)
{
    expect_hits((duel){THREE, "S02", LINES, "S00"}, 0, 0);
    expect_hits((duel){THREE, "S02", LINES, "S01"}, 0, 12);
    expect_hits((duel){THREE, "S00", LINES, "S02"}, 0, 0);
}

/* CO-9.2: Line ahead adds two for each ship as first, else one. */
RULE(line_ahead)
{
    expect_hits((duel){THREE, "S10", LINES, "S00"}, 7 + 6, 12);
    expect_hits((duel){THREE, "S10", LINES, "S22"}, 7 + 3, 20);
}

/* CO-9.13: Crescent lowers the enemy's hits by its ships, first or second. */
RULE(crescent)
{
    expect_hits((duel){THREE, "S11", LINES, "S00"}, 7, 12 - 3);
    expect_hits((duel){THREE, "S11", LINES, "S22"}, 7, 20 - 3);
    expect_hits((duel){"{R,R,R,R}", "S11", "{F}", "S00"}, 9, 0);
}

/* CO-9.10, CO-9.13: Flight of +1 ends the battle as first; as second it halves the enemy's hits, rounded down. */
RULE(flight_of_the_first_wheel)
{
    expect_hits((duel){THREE, "S12", LINES, "S00"}, 0, 0);
    expect_hits((duel){THREE, "S12", LINES, "S22"}, 0, 10);
    expect_hits((duel){THREE, "S12", "{L,L,R}", "S11"}, 0, 11 / 2);
}

/* CO-9.13: Weather gauge halves the enemy's hits as first, rounded up; as second it does not. */
RULE(weather_gauge)
{
    expect_hits((duel){THREE, "S13", LINES, "S00"}, 7, 6);
    expect_hits((duel){THREE, "S13", "{L,L,F}", "S00"}, 7, 5);
    expect_hits((duel){THREE, "S13", LINES, "S22"}, 7, 20);
}

/* CO-9.2, CO-9.13, CO-13.3: Fireships add twice the strength of the sacrificed ship, and as first lower the enemy's hits by it. */
RULE(fireships)
{
    expect_hits((duel){THREE, "S20", LINES, "S00"}, 4 + 2 + 10, 12 - 5);
    expect_hits((duel){THREE, "S20", LINES, "S30"}, 4 + 2 + 10, 30);
}

/* CO-9.2: if boardings have left one ship, it is not sacrificed. */
RULE(the_last_ship_is_no_fireship)
{
    table *t = fight((duel){"{R,R}", "S20", LINES, "S31"});

    play(t, B, "board r1");
    assert_int_equal(times(t, CO_EV_SACRIFICES), 0);
    assert_int_equal(dealt(t, O), 2 + 2);
}

/* CO-9.2: Doubling adds half its volley as first or with more ships. */
RULE(doubling)
{
    expect_hits((duel){THREE, "S21", LINES, "S00"}, 12 + 3, 12);
    expect_hits((duel){THREE, "S21", "{L,L}", "S30"}, 12 + 3, 22);
    expect_hits((duel){THREE, "S21", LINES, "S30"}, 8 + 3, 30);
    expect_hits((duel){"{R,R,F}", "S21", LINES, "S00"}, 10 + 3, 12);
}

/* CO-9.2: Break the line adds the ships of both sides. */
RULE(break_the_line)
{
    expect_hits((duel){THREE, "S22", "{L,L}", "S00"}, 8 + 3 + 2, 8);
    expect_hits((duel){THREE, "S22", LINES, "S30"}, 8 + 3 + 3, 30);
}

/* CO-9.12: Feigned retreat as first cancels the enemy's effect and deals half its volley, rounded up; as second it adds its ships. */
RULE(feigned_retreat)
{
    expect_hits((duel){THREE, "S23", LINES, "S00"}, 4, 0);
    expect_hits((duel){"{R,R,F}", "S23", LINES, "S20"}, 4, 0);
    expect_hits((duel){THREE, "S23", LINES, "S30"}, 8 + 3, 30);
}

/* CO-9.2: Rake deals twice its volley as first, else one and a half, rounded down. */
RULE(rake)
{
    expect_hits((duel){THREE, "S30", LINES, "S00"}, 18, 12);
    expect_hits((duel){THREE, "S30", LINES, "S33"}, 13, 22);
}

/* CO-9.2: Storm the flagship adds its ships as first. */
RULE(storm_the_flagship)
{
    expect_hits((duel){THREE, "S31", LINES, "S00"}, 9 + 3, 12);
    expect_hits((duel){THREE, "S31", LINES, "S30"}, 9, 30);
}

/* CO-9.13: Reserve squadron halves the enemy's hits, first or second, rounded up. */
RULE(reserve_squadron)
{
    expect_hits((duel){THREE, "S32", LINES, "S00"}, 13, 6);
    expect_hits((duel){THREE, "S32", LINES, "S31"}, 13, 9);
    expect_hits((duel){THREE, "S32", "{L,L,F}", "S00"}, 13, 5);
}

/* CO-9.2, CO-9.13: General chase deals twice its volley to those who run, else one and a half. */
RULE(general_chase)
{
    expect_hits((duel){THREE, "S33", LINES, "S00"}, 13, 12);
    expect_hits((duel){THREE, "S33", LINES, "S02"}, 18, 0);
    expect_hits((duel){THREE, "S33", LINES, "S12"}, 18 / 2, 0);
    expect_hits((duel){THREE, "S33", LINES, "S23"}, 18, 14 + 3);
    expect_hits((duel){THREE, "S33", LINES, "S32"}, 7, 22);
}

/* CO-9.2: damage does not weaken a volley. */
RULE(damaged_ships_fire_in_full) { expect_hits((duel){"{R d4, R d4, R d4}", "S01", "{L d5, L d5, L d5}", "S00"}, 6, 12); }

/* ---- Boarding --------------------------------------------------------------------------------------------------------------------- */

/* CO-9.4: Ram & Board takes one ship, a hit below its price, which wear lowers. */
RULE(ram_boards_one_ship_below_its_price)
{
    table *t = fight((duel){"{R,R}", "S00", "{L, R d1, R d4 [tea]}", "S00"});

    expect_asked(t, O, CO_D_BOARD);
    expect_offers(t, "board r3; board r4; end"); /* for 3 and for 1 of 4 hits; the ship of the line costs 5 */
    play(t, O, "board r3");
    assert_false(asked(t, O, CO_D_BOARD));
}

/* CO-9.4, CO-9.6: Melee & Board takes up to two ships at their price; prizes bring damage and cargo, no mutiny. */
RULE(melee_boards_two_ships_at_their_price)
{
    table *t = fight((duel){"{L,L}", "S01", "{R m2 [tea], F d1, R}", "S02"});

    expect_offers(t, "board r1; board f1; board r2; end");
    play(t, O, "board r1");
    expect_offers(t, "board f1; board r2; end");
    play(t, O, "board f1");
    learn(t);
    expect_fleet(t, O, "I @2 +1 {L, L, R [tea], F d1}");
    expect_fleet(t, B, "I @19 +1 {R d3}");
}

/* CO-9.4: Storm the flagship boards one ship at half its price, rounded up, also as second. */
RULE(storm_the_flagship_boards_as_second)
{
    table *t = fight((duel){"{F,F}", "S31", "{R,L}", "S31"});

    expect_offers(t, "board r1; board l1; end"); /* 5 hits and 2 more as first */
    play(t, O, "end");
    expect_asked(t, B, CO_D_BOARD);
    expect_offers(t, "board f1; board f2; end");
    play(t, B, "board f1");
    assert_false(asked(t, B, CO_D_BOARD));
}

/* CO-9.4: General chase boards as first only. */
RULE(general_chase_does_not_board_as_second)
{
    table *t = fight((duel){"{L,L}", "S33", "{L,L}", "S00"});

    expect_offers(t, "board l3; board l4; end");
    t = fight((duel){"{L,L}", "S33", "{L,L}", "S32"});
    assert_false(asked(t, O, CO_D_BOARD));
}

/* CO-9.5: a ship that was boarded neither fires nor takes hits. */
RULE(a_boarded_ship_is_out_of_the_battle)
{
    table *t = fight((duel){"{L,L,L}", "S00", "{L,R}", "S00"});

    play(t, O, "board l4");
    assert_int_equal(dealt(t, B), 2);
    assert_int_equal(dealt(t, O), 12 - 5);
    play(t, O, "put l1 2");
    learn(t);
    expect_fleet(t, O, "I @2 +1 {L d2, L, L, L}");
    assert_int_equal(losses(t, B), 1);
}

/* CO-9.6: a fleet whose own ships all go down lives on in its prize. */
RULE(a_fleet_lives_on_in_its_prize)
{
    table *t = fight((duel){"{L d5}", "S01", "{F, R, R}", "S02"});

    play(t, O, "board f1");
    play(t, B, "put r1 1");
    learn(t);
    expect_fleet(t, O, "I @2 +1 {L d5, F}");

    t = fight((duel){"{L d5}", "S00", "{F, R, R}", "S00"});
    play(t, O, "board f1");
    plays(t, B, "end; put r1 2");
    learn(t);
    expect_fleet(t, O, "I @2 +1 {F}");
    assert_int_equal(losses(t, O), 1);
}

/* CO-9.8, CO-9.6: prizes of pirates are flutes, as long as there are any. */
RULE(without_flutes_there_is_no_prize)
{
    table *t =
        position(2, "O I @15 {L}; B I @0 {F,F,F,F,F,F,F,F,F,F,F,F,F,F,F,F}; pirates 2 1 1; phase pirates; meets I tortuga; next pirate-1");

    plays(t, O, "play S01; fight; board one");
    play(t, O, "board one");
    learn(t);
    expect_fleet(t, O, "I @15 +1 {L}");
    assert_int_equal(pirates(t, CO_TORTUGA), 0);
}

/* ---- Flight ----------------------------------------------------------------------------------------------------------------------- */

/* CO-9.9: from a port with two roads the owner chooses; with Flight of +0 he cannot stay. */
RULE(a_fleet_flees_to_a_sea_field_of_its_choice)
{
    table *t = position(2, "O I @6 {R}; B I @6 {R}; phase ports");

    play(t, O, "attack i blue-i");
    strategies(t, O, "S00", B, "S02");
    expect_asked(t, B, CO_D_FLEE);
    expect_offers(t, "flee 32; flee 33");
    refused(t, B, "stay", "CO-9.9");
    play(t, B, "flee 33");
    assert_int_equal(at(t, B, "I"), 33);
}

/* CO-9.9: in an encounter with pirates a fleet that flees stays where it is, even in a port. */
RULE(a_fleet_that_flees_from_pirates_stays)
{
    table *t = position(2, "O I @3 {R}; pirates 1 2 1; phase pirates; meets I algiers; next pirate-7");

    play(t, O, "play S02");
    learn(t);
    expect_fleet(t, O, "I @3 +1 {R}");
}

/* CO-9.9, CO-10.9: from a nest it leaves. */
RULE(a_fleet_flees_from_a_nest)
{
    table *t = position(2, "O I @16 {R}; pirates 2 1 1; next pirate-7");

    plays(t, O, "step 37; play S02");
    learn(t);
    assert_int_equal(at(t, O, "I"), 16);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(inside_a_wheel_each_strategy_beats_the_next),
        TEST(between_wheels_the_higher_level_is_first),
        TEST(a_fleet_plays_what_its_level_and_its_markers_allow),
        TEST(a_single_ship_plays_no_fireships),
        TEST(ram_and_board),
        TEST(melee_and_board),
        TEST(flight),
        TEST(line_ahead),
        TEST(crescent),
        TEST(flight_of_the_first_wheel),
        TEST(weather_gauge),
        TEST(fireships),
        TEST(the_last_ship_is_no_fireship),
        TEST(doubling),
        TEST(break_the_line),
        TEST(feigned_retreat),
        TEST(rake),
        TEST(storm_the_flagship),
        TEST(reserve_squadron),
        TEST(general_chase),
        TEST(damaged_ships_fire_in_full),
        TEST(ram_boards_one_ship_below_its_price),
        TEST(melee_boards_two_ships_at_their_price),
        TEST(storm_the_flagship_boards_as_second),
        TEST(general_chase_does_not_board_as_second),
        TEST(a_boarded_ship_is_out_of_the_battle),
        TEST(a_fleet_lives_on_in_its_prize),
        TEST(without_flutes_there_is_no_prize),
        TEST(a_fleet_flees_to_a_sea_field_of_its_choice),
        TEST(a_fleet_that_flees_from_pirates_stays),
        TEST(a_fleet_flees_from_a_nest),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
