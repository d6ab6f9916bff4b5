/* test_examples_fleets.c - the test vectors of the rules, EX-1 to EX-13: the examples of the book for income, fleets, loading, moving,
 * deliveries, battles and losses. */
#include "table.h"

#include <string.h>

/* ---- Income, fleets, loading ---------------------------------------------------------------------------------------------- */

/* EX-1; CO-2.1, CO-2.4: a ducat for each governor when the turn begins. */
RULE(each_governor_brings_a_ducat)
{
    table *t = position(2, "O I @0 {R [furs,furs]}; port 6, governor O; port 5, governor O; phase income");

    expect_asked(t, O, CO_D_STEP);
    assert_int_equal(ducats(t, O), 12);
    assert_int_equal(ducats(t, B), 10);
}

/* EX-1; CO-2.2, CO-2.5, CO-17.6: a commander raises the fleets in his port, packet fleets not; only the new wheel is marked. */
RULE(a_commander_raises_every_fleet_in_his_port_but_packet_boats)
{
    table *t = position(2, "B II @8 {R}, III @8 +2 {R}, X @8 {P}; port 8, commander B; active B; phase income");

    expect_asked(t, B, CO_D_MARKER);
    expect_offers(t, "mark S30; mark S31; mark S32; mark S33");
    play(t, B, "mark S31");
    expect_asked(t, B, CO_D_FLEET);
    assert_int_equal(level(t, B, "II"), 1);
    assert_int_equal(level(t, B, "III"), 3);
    assert_int_equal(level(t, B, "X"), 0);
}

/* EX-1; CO-14.3: a company that has no marker on wheel +1 yet places one. */
RULE(the_first_raise_marks_the_first_wheel)
{
    table *t = position(2, "B II @8 {R}; port 8, commander B; active B; phase income");

    expect_asked(t, B, CO_D_MARKER);
    expect_offers(t, "mark S10; mark S11; mark S12; mark S13");
}

/* EX-2; CO-3.3, CO-3.6: a split costs a ducat, both parts have the level and are unplayed. */
RULE(a_split_costs_a_ducat_and_copies_the_level)
{
    table *t = position(2, "O I @14 +2 {R,R}, ducats 3");

    plays(t, O, "split i; join r2");
    expect_fleet(t, O, "I @14 +2 {R}");
    expect_fleet(t, O, "II @14 +2 {R}");
    assert_int_equal(ducats(t, O), 2);
    expect_offers(t, "select i; select ii");
}

/* EX-2; CO-3.4: merged fleets have the higher level; nothing is paid back. */
RULE(merged_fleets_have_the_higher_level)
{
    table *t = position(2, "O I @0 +1 {R}, II @0 +2 {R}, III @9 {R}");

    play(t, O, "merge i ii");
    expect_fleet(t, O, "I @0 +2 {R,R}");
    assert_false(has_fleet(t, O, "II"));
    assert_int_equal(ducats(t, O), 10);
    assert_true(offered(t, "select i"));
}

/* EX-2; CO-3.4, CO-3.1, CO-3.3: what was played in this turn is neither split nor played again, but merges. */
RULE(a_played_fleet_only_merges)
{
    table *t = position(2, "O I @14 {L,L}, II @0 {L}, III @0 {L}, IV @9 {L,L}, X @0 {P}");

    plays(t, O, "select iv; step 0");
    expect_offers(
        t, "select i; select ii; select iii; split i; merge ii iii; merge iii ii; merge ii iv; merge iv ii; merge iii iv; merge iv iii");
    refused(t, O, "split iv", "CO-3.3");
    refused(t, O, "merge i iv", "CO-3.4");
    refused(t, O, "merge ii v", "CO-3.4");
    refused(t, O, "select x", "CO-3.1");
}

/* EX-3a; CO-4.1, CO-4.2, CO-4.3, CO-4.8: a return ship loads two bales of the fields, a packet boat takes one of the supply. */
RULE(a_return_ship_loads_from_fields_and_a_packet_boat_from_the_supply)
{
    table *t = position(2, "O I @2 {R}, X @2 {P}");

    plays(t, O, "load r1 a; load r1 c; step 19");
    expect_fleet(t, O, "I @19 +0 {R [sugar,sugar]}");
    expect_port(t, CO_MAURITSSTAD, "0 1 0 1");
    assert_int_equal(supply(t, "sugar"), 8);
    assert_int_equal(ducats(t, O), 10);
    play(t, O, "step 19");
    expect_fleet(t, O, "X @19 +0 {P [sugar]}");
    assert_int_equal(supply(t, "sugar"), 7);
}

/* EX-3b; CO-18.1, CO-18.2, CO-18.4, CO-1.5: bales of another company's warehouse for a fee. */
RULE(a_company_sells_bales_of_its_warehouse)
{
    table *t = position(2, "O I @7 {R}; port 7 B3 O1 O1 1");

    plays(t, O, "ask blue; count 2; fee 1");
    play(t, B, "accept");
    assert_int_equal(ducats(t, O), 9);
    assert_int_equal(ducats(t, B), 11);
    expect_port(t, CO_CANTON, "B1 O1 O1 1");
    expect_fleet(t, O, "I @7 +0 {R [tea,tea]}");
}

/* ---- Moving and mutiny ------------------------------------------------------------------------------------------------------ */

static int allowance(const char *text)
{
    table *t = position(2, text);

    expect_asked(t, O, CO_D_STEP);
    return steps_left(t);
}

/* EX-4; CO-5.2, CO-5.3, CO-5.4: one step out of port, two at sea, one when worn to the threshold. */
RULE(a_fleet_makes_one_step_out_of_port_two_at_sea_and_one_when_worn)
{
    assert_int_equal(allowance("O I @2 {R [sugar,sugar]}"), 1);
    assert_int_equal(allowance("O II @14 {R}"), 2);
    assert_int_equal(allowance("O III @14 {R d2 m1}"), 1);
}

/* EX-5; CO-6.1: a token for each empty space. */
RULE(empty_holds_breed_mutiny)
{
    table *t = position(2, "O I @14 {R}");

    plays(t, O, "step 18; step 20");
    expect_fleet(t, O, "I @20 +0 {R m2}");

    t = position(2, "O I @14 {R [sugar]}");
    plays(t, O, "step 18; step 20");
    expect_fleet(t, O, "I @20 +0 {R m1 [sugar]}");
}

/* EX-5; CO-6.3, CO-5.6: a full ship that makes one of two steps and stays at sea takes one token. */
RULE(dawdling_breeds_mutiny)
{
    table *t = position(2, "O I @14 {R [sugar,sugar]}");

    plays(t, O, "step 18; stop");
    expect_fleet(t, O, "I @18 +0 {R m1 [sugar,sugar]}");
}

/* ---- Deliveries -------------------------------------------------------------------------------------------------------------- */

/* EX-6; CO-7.5, CO-7.6, CO-7.7, CO-7.12: two bales of sugar at New Amsterdam bring 8 ducats, and the crew is content. */
RULE(a_delivery_pays_and_calms_the_crew)
{
    table *t = position(2, "O I @13 {R m1 [sugar,sugar]}");

    play(t, O, "step 1");
    expect_asked(t, O, CO_D_DELIVER);
    plays(t, O, "deliver r1 sugar; deliver r1 sugar");
    assert_int_equal(ducats(t, O), 18);
    assert_int_equal(supply(t, "sugar"), 8);
    expect_fleet(t, O, "I @1 +0 {R}");
}

/* EX-7; CO-5.7, CO-7.6, CO-7.7, CO-15.1, CO-4.4: Elmina buys no sugar; but a ship can be bought there, and loaded in the next turn. */
RULE(a_fleet_may_enter_a_port_only_to_buy_a_ship)
{
    table *t = position(2, "O I @20 {R [sugar,sugar]}, ducats 6; next " QUIET);

    play(t, O, "step 3");
    expect_offers(t, "dump r1 sugar; end");
    refused(t, O, "deliver r1 sugar", "CO-7.6");
    play(t, O, "end");
    play(t, O, "buy 3 return");
    assert_int_equal(ducats(t, O), 0);
    expect_fleet(t, O, "I @3 +0 {R [sugar,sugar], R}");
    next_round(t);
    on_to(t, O, CO_D_LOAD);
    plays(t, O, "load r2 a; load r2 b");
    expect_fleet(t, O, "I @3 +0 {R [sugar,sugar], R [ivory,ivory]}");
}

/* EX-8; CO-7.2, CO-4.8, CO-16.4: a packet boat's owner refills the fields that he likes, and nobody pays for the bale. */
RULE(a_packet_boat_refills_the_fields_its_owner_likes)
{
    table *t = position(2, "O X @34 {P [sugar]}; port 7 0 0 O0 B0; B I @14 {R [tea,tea], R [tea,tea]}");

    assert_int_equal(supply(t, "tea"), 8);
    play(t, O, "step 7");
    expect_asked(t, O, CO_D_WANT);
    plays(t, O, "want 1; want 1; want 2; want 0");
    expect_port(t, CO_CANTON, "1 1 O2 B0");
    assert_int_equal(supply(t, "tea"), 4);
    assert_int_equal(supply(t, "sugar"), 8);
    assert_int_equal(ducats(t, O), 10);
    expect_fleet(t, O, "X @7 +0 {P}");
}

/* ---- Battles and pirates ------------------------------------------------------------------------------------------------------ */

/* EX-9; CO-8.2, CO-8.5, CO-8.6, CO-8.7, CO-9.4: Ram & Board is first against Melee & Board; two hits each, too few to board. */
RULE(two_return_ships_fire_at_each_other)
{
    table *t = position(2, "O I @19 {R [cloth,cloth]}; B I @2 {R [sugar,sugar]}");

    play(t, O, "step 2");
    expect_asked(t, B, CO_D_CHALLENGE);
    play(t, B, "pass");
    expect_asked(t, O, CO_D_BATTLES);
    play(t, O, "attack i blue-i");
    strategies(t, O, "S00", B, "S01");
    assert_int_equal(arg_of(t, CO_EV_FIRST, 0), co_fleet_of(O, CO_I));
    expect_fleet(t, O, "I @2 +1 {R d2 [cloth,cloth]}");
    expect_fleet(t, B, "I @2 +1 {R d2 [sugar,sugar]}");
}

/* EX-9b; CO-8.10, CO-14.2, CO-14.3: both gain a level and mark the wheel +1. */
RULE(both_fleets_learn_from_a_battle)
{
    table *t = position(2, "O I @2 {R}; B I @2 {R}; phase ports");

    play(t, O, "attack i blue-i");
    strategies(t, O, "S00", B, "S01");
    play(t, O, "mark S12");
    expect_asked(t, B, CO_D_MARKER);
    play(t, B, "mark S10");
    assert_int_equal(level(t, O, "I"), 1);
    assert_int_equal(level(t, B, "I"), 1);
    assert_true(marked(t, O, "S12"));
    assert_true(marked(t, B, "S10"));
    assert_false(marked(t, O, "S10"));
}

static void expect_escape(const char *theirs)
{
    table *t = position(2, "O I @2 +1 {R d2}, marks S12; B I @2 {R d2}; phase ports");

    play(t, O, "attack i blue-i");
    strategies(t, O, "S12", B, theirs);
    assert_int_equal(arg_of(t, CO_EV_FIRST, 0), co_fleet_of(O, CO_I));
    assert_int_equal(times(t, CO_EV_HITS), 0);
    expect_asked(t, O, CO_D_FLEE);
    play(t, O, "stay");
    learn(t);
    expect_fleet(t, O, "I @2 +2 {R d2}");
    assert_int_equal(ship(t, "r2")->damage, 2);
}

/* EX-9b; CO-8.6, CO-9.1, CO-9.9, CO-9.10: Flight of +1 is first against anything of +0, and ends the battle. */
RULE(flight_of_the_first_wheel_ends_a_battle_with_beginners)
{
    expect_escape("S00");
    expect_escape("S01");
    expect_escape("S02");
}

/* EX-9c; CO-14.4, CO-14.5, CO-14.6: the next battle opens wheel +2, and one colour marker may move on a lower wheel. */
RULE(after_a_battle_one_colour_marker_may_move)
{
    table *t = position(2, "O I @2 +1 {R}, marks S12; B I @2 {R}; phase ports");

    play(t, O, "attack i blue-i");
    strategies(t, O, "S00", B, "S00");
    expect_asked(t, O, CO_D_MARKER);
    play(t, O, "mark S20");
    play(t, B, "mark S13");
    expect_asked(t, O, CO_D_SHIFT);
    expect_offers(t, "shift S10; shift S11; shift S13; end");
    refused(t, O, "shift S21", "CO-14.5");
    play(t, O, "shift S10");
    assert_true(marked(t, O, "S10"));
    assert_false(marked(t, O, "S12"));
    assert_true(marked(t, O, "S20"));
    expect_asked(t, O, CO_D_BUY); /* Blue's wheel +1 is not below its level */
    assert_int_equal(level(t, O, "I"), 2);
}

/* EX-10a left; CO-10.4: who gives a bale for each pirate ship has no battle, no tile and no experience. */
RULE(full_tribute_buys_the_pirates_off)
{
    table *t = position(2, "O I @15 {R [sugar,sugar]}; pirates 2 1 1; phase pirates; meets I tortuga");

    expect_asked(t, O, CO_D_TRIBUTE);
    plays(t, O, "give r1 sugar; give r1 sugar");
    assert_int_equal(times(t, CO_EV_TILE), 0);
    assert_int_equal(pirates(t, CO_TORTUGA), 2);
    expect_fleet(t, O, "I @15 +0 {R}");
    assert_int_equal(supply(t, "sugar"), 8);
}

/* EX-10a right; CO-10.4, CO-10.5, CO-10.6, CO-10.7, CO-9.6: one pirate ship of three is left; it keeps away, is attacked and taken. */
RULE(weak_pirates_keep_away_but_can_be_fought)
{
    table *t = position(2, "O I @15 {R [sugar,sugar]}; pirates 3 1 1; phase pirates; meets I tortuga; next pirate-4");

    plays(t, O, "give r1 sugar; give r1 sugar; play S01");
    expect_asked(t, O, CO_D_ENGAGE);
    play(t, O, "fight");
    expect_asked(t, O, CO_D_BOARD);
    play(t, O, "board one");
    learn(t);
    assert_int_equal(pirates(t, CO_TORTUGA), 2);
    expect_fleet(t, O, "I @15 +1 {R, F}");
}

/* EX-10b; CO-10.5, CO-10.8, CO-9.3, CO-9.2: two pirate ships attack; one is boarded for a hit, the other sunk by two. */
RULE(every_two_hits_sink_a_pirate_ship)
{
    table *t = position(2, "O I @15 +1 {R}; pirates 2 1 1; phase pirates; meets I tortuga; next pirate-2");

    play(t, O, "play S00");
    expect_asked(t, O, CO_D_BOARD);
    play(t, O, "board one");
    learn(t);
    assert_int_equal(pirates(t, CO_TORTUGA), 0);
    expect_fleet(t, O, "I @15 +2 {R d1, F}");
}

/* EX-11; CO-11.5, CO-8.2: Portugal at +0 plays Melee & Board. */
RULE(a_nation_plays_the_strategy_of_its_level)
{
    table *t = position(2, "O I @2 {R,R,R}; portugal @2 2; phase ports; entered I");

    expect_asked(t, O, CO_D_STRATEGY);
    play(t, O, "play S01");
    assert_int_equal(t->s.battle.strategy[1], CO_MELEE);
}

/* ---- Losses -------------------------------------------------------------------------------------------------------------------- */

/* EX-12; CO-13.1, CO-13.2, CO-13.3: insured value, a third of the distances, a loss token; the pirates gain nothing. */
RULE(a_ship_lost_in_a_storm_is_paid_for)
{
    table *t = position(
        2, "O I @12 {R d4 [sugar,sugar]}; forecast 1; phase events; next region-2 strength-1a pirates-none-a refill-none-a mutiny-none-a");

    assert_false(has_fleet(t, O, "I"));
    assert_int_equal(ducats(t, O), 15);
    assert_int_equal(losses(t, O), 1);
    assert_int_equal(supply(t, "sugar"), 8);
    for (int nest = 0; nest < CO_NESTS; nest++) assert_int_equal(pirates(t, nest), 1);
}

static table *mutiny_at(const char *fleet)
{
    char text[200] = "phase events; next region-6 strength-0a pirates-none-a refill-none-a mutiny-1a; O I @";

    return position(2, strcat(text, fleet));
}

/* EX-13; CO-13.5, CO-6.6: a ship lost by mutiny is paid for too, and strengthens the pirates of its region. */
RULE(a_ship_lost_by_mutiny_joins_the_pirates_of_its_region)
{
    table *t = mutiny_at("12 {R d4 [sugar,sugar]}");

    assert_int_equal(ducats(t, O), 15);
    assert_int_equal(losses(t, O), 1);
    assert_int_equal(pirates(t, CO_ALGIERS), 2);
    t = mutiny_at("15 {R d4 [sugar,sugar]}");
    assert_int_equal(ducats(t, O), 14);
    assert_int_equal(pirates(t, CO_TORTUGA), 2);
    t = mutiny_at("30 {R d4 [sugar,sugar]}");
    assert_int_equal(ducats(t, O), 16);
    assert_int_equal(pirates(t, CO_SAINTE_MARIE), 2);
    assert_int_equal(pirates(t, CO_TORTUGA), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(each_governor_brings_a_ducat),
        TEST(a_commander_raises_every_fleet_in_his_port_but_packet_boats),
        TEST(the_first_raise_marks_the_first_wheel),
        TEST(a_split_costs_a_ducat_and_copies_the_level),
        TEST(merged_fleets_have_the_higher_level),
        TEST(a_played_fleet_only_merges),
        TEST(a_return_ship_loads_from_fields_and_a_packet_boat_from_the_supply),
        TEST(a_company_sells_bales_of_its_warehouse),
        TEST(a_fleet_makes_one_step_out_of_port_two_at_sea_and_one_when_worn),
        TEST(empty_holds_breed_mutiny),
        TEST(dawdling_breeds_mutiny),
        TEST(a_delivery_pays_and_calms_the_crew),
        TEST(a_fleet_may_enter_a_port_only_to_buy_a_ship),
        TEST(a_packet_boat_refills_the_fields_its_owner_likes),
        TEST(two_return_ships_fire_at_each_other),
        TEST(both_fleets_learn_from_a_battle),
        TEST(flight_of_the_first_wheel_ends_a_battle_with_beginners),
        TEST(after_a_battle_one_colour_marker_may_move),
        TEST(full_tribute_buys_the_pirates_off),
        TEST(weak_pirates_keep_away_but_can_be_fought),
        TEST(every_two_hits_sink_a_pirate_ship),
        TEST(a_nation_plays_the_strategy_of_its_level),
        TEST(a_ship_lost_in_a_storm_is_paid_for),
        TEST(a_ship_lost_by_mutiny_joins_the_pirates_of_its_region),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
