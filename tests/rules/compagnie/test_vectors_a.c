/* test_vectors_a.c - the test vectors of the rules, EX-1 to EX-42: the examples of the book. */
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

/* EX-2; CO-3.4, CO-3.1: what was played in this turn is neither merged nor split nor played again. */
RULE(a_played_fleet_is_left_alone)
{
    table *t = position(2, "O I @14 {L,L}, II @0 {L}, III @0 {L}, IV @9 {L}, X @0 {P}");

    plays(t, O, "select iv; step 0");
    expect_offers(t, "select i; select ii; select iii; split i; merge ii iii; merge iii ii");
    refused(t, O, "merge ii iv", "CO-3.4");
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

/* EX-9c; CO-14.4, CO-14.5, CO-14.6: the next battle opens wheel +2, and one colour marker may move on its own wheel. */
RULE(after_a_battle_one_colour_marker_may_move)
{
    table *t = position(2, "O I @2 +1 {R}, marks S12; B I @2 {R}; phase ports");

    play(t, O, "attack i blue-i");
    strategies(t, O, "S00", B, "S00");
    expect_asked(t, O, CO_D_MARKER);
    play(t, O, "mark S20");
    play(t, B, "mark S13");
    expect_asked(t, O, CO_D_SHIFT);
    play(t, O, "shift S10");
    assert_true(marked(t, O, "S10"));
    assert_false(marked(t, O, "S12"));
    assert_true(marked(t, O, "S20"));
    assert_false(asked(t, O, CO_D_SHIFT));
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

/* ---- Development cards --------------------------------------------------------------------------------------------------------------- */

/* EX-27; CO-20.1, CO-20.2: one of the two requirements is enough; nobody buys the same card twice. */
RULE(a_card_needs_its_requirement_and_is_bought_once)
{
    table *t = position(2, "O I @0 {R}, ducats 2; port 3, commander O; phase research");

    play(t, O, "research C4");
    assert_true(owns(t, O, "C4"));
    assert_int_equal(ducats(t, O), 0);

    t = position(2, "O I @0 {R,R}, cards C4; port 3, commander O; phase research");
    refused(t, O, "research C4", "CO-20.2");
}

/* EX-28; CO-7.8: a Calculating machine adds a fifth, rounded up. */
RULE(a_calculating_machine_adds_a_fifth)
{
    table *t = position(2, "O I @1 {R [sugar,sugar]}, cards C1; phase ports");

    plays(t, O, "deliver r1 sugar; deliver r1 sugar");
    assert_int_equal(ducats(t, O), 20);
}

/* EX-28; CO-15.6: the Sawmill gives one cheaper ship, or two at the full price. */
RULE(the_sawmill_gives_one_cheap_ship_or_two)
{
    table *t = position(2, "O I @0 {R}, cards C2, ducats 12; phase buy");

    plays(t, O, "buy-cheap 0 return; into i");
    assert_int_equal(ducats(t, O), 7);
    refused(t, O, "buy 0 flute", "CO-15.1");
    refused(t, O, "buy-cheap 0 flute", "CO-15.6");

    t = position(2, "O I @0 {R}, cards C2, ducats 12; phase buy");
    plays(t, O, "buy 0 return; into i");
    refused(t, O, "buy-cheap 0 flute", "CO-15.6");
    play(t, O, "buy 0 return");
    assert_int_equal(ducats(t, O), 0);
    expect_fleet(t, O, "I @0 +0 {R,R,R}");
}

/* EX-29; CO-22.3, CO-20.4: Storm glass and Navigation school together stop the worst storm. */
RULE(two_storm_cards_stop_the_worst_storm)
{
    table *t = position(
        2, "O I @24 {R}, cards C3 C6; forecast 4; phase events; next region-1 strength-3a pirates-none-a refill-none-a mutiny-none-a");

    expect_fleet(t, O, "I @24 +0 {R}");
}

/* EX-29; CO-6.5, CO-20.4: Discipline and Botanical garden waive a token each. */
RULE(two_cards_waive_two_mutiny_tokens)
{
    table *t = position(2, "O I @14 {R, R [tea]}, cards C4 C7");

    plays(t, O, "select i; step 18; step 20");
    expect_fleet(t, O, "I @20 +0 {R, R m1 [tea]}");
}

/* EX-30; CO-20.5, CO-14.7: three extra markers beside the colour markers, usable from the next own turn on. */
RULE(the_tactics_manual_places_three_extra_markers)
{
    table *t = position(2, "O I @2 +2 {L,L}, ducats 6; B I @2 {R}; calendar 3; phase research");

    play(t, O, "research C9");
    expect_offers(t, "mark S11; mark S12; mark S13; mark S21; mark S22; mark S23");
    plays(t, O, "mark S11; mark S22; mark S13");
    assert_true(marked(t, O, "S22"));
    on_to(t, B, CO_D_BATTLES);
    play(t, B, "attack i orange-i");
    if (rs_asked(&t->s) == B) play(t, B, "play S00");
    assert_true(offered(t, "play S10"));
    refused(t, O, "play S11", "CO-9.1");
}

static int bonus_with(const char *card)
{
    char text[200] = "O I @2 {R}, II @2 {R d1}, III @14 {L}, IV @14 {F}, X @29 {P}, ducats 4, cards ";

    return co_bonus(&position(2, strcat(strcat(text, card), "; calendar 3"))->s, O);
}

/* EX-31; CO-25.2: the bonuses of Sextant, Dry dock and Trade gazette; only the best of them counts. */
RULE(one_card_of_level_three_brings_a_bonus)
{
    assert_int_equal(bonus_with("C10"), 3);
    assert_int_equal(bonus_with("C11"), 2);
    assert_int_equal(bonus_with("C12"), 1);
    assert_int_equal(bonus_with("C10 C11 C12"), 3);
    assert_int_equal(bonus_with("C1"), 0);
}

/* ---- Rounds and events
 * ------------------------------------------------------------------------------------------------------------------- */

/* EX-32; CO-21.2, CO-21.3, CO-21.4: a roll of 3 and three loss tokens make a scoring, and the tokens are kept. */
RULE(loss_tokens_bring_about_a_scoring)
{
    table *t = position(2, "O losses 3; round 4; phase year; next 3");

    expect_asked(t, O, CO_D_LOSS_TOKENS);
    expect_offers(t, "add 0; add 1; add 2; add 3");
    draws(t, QUIET);
    play(t, O, "add 3");
    assert_true(times(t, CO_EV_POINTS) > 0);
    assert_int_equal(losses(t, O), 3);
    assert_true(t->s.scored);
}

/* EX-33; CO-22.1: what was forecast is active now, a new region is forecast, and one tile of each stack is applied. */
RULE(the_forecast_becomes_the_storm)
{
    table *t = position(
        2, "O I @14 {R [tea,tea]}; forecast 4; storm 2; phase events; next region-1 strength-0a pirates-tortuga-a refill-none-a mutiny-1a");

    assert_int_equal(t->s.storm, 4);
    assert_int_equal(t->s.forecast, 1);
    assert_int_equal(pirates(t, CO_TORTUGA), 2);
    expect_fleet(t, O, "I @14 +0 {R m1 [tea,tea]}");
    assert_int_equal(rs_size(&t->s.tiles), CO_TILES - 5);
}

/* EX-34; CO-22.2: every ship of the region takes the strength, one more on a storm icon, ports included. */
RULE(a_storm_strikes_sea_and_port_and_icons_harder)
{
    table *t = position(2, "O I @19 {R}, II @22 {R}, III @2 {R}; B I @17 {L}, II @23 {L}; forecast 3; phase events; "
                           "next region-1 strength-2a pirates-none-a refill-none-a mutiny-none-a");

    expect_fleet(t, O, "I @19 +0 {R d2}");
    expect_fleet(t, O, "II @22 +0 {R d3}");
    expect_fleet(t, O, "III @2 +0 {R d2}");
    expect_fleet(t, B, "I @17 +0 {L d2}");
    expect_fleet(t, B, "II @23 +0 {L}");
}

/* EX-35; CO-22.4, CO-22.5, CO-16.6: the pirates named grow, the ports named are refilled. */
RULE(pirates_grow_and_ports_are_refilled)
{
    table *t = position(2, "pirates 1 3 1; port 0 0 0 0 0; port 3 0 1 0 O0; port 6 0 0 0 0; port 7 0 0 0 0; phase events; "
                           "next region-1 strength-0a pirates-algiers-a refill-036 mutiny-none-a");

    assert_int_equal(pirates(t, CO_ALGIERS), 4);
    expect_port(t, CO_AMSTERDAM, "1 1 1 1");
    expect_port(t, CO_ELMINA, "1 1 1 O1");
    expect_port(t, CO_BATAVIA, "1 1 1 1");
    expect_port(t, CO_CANTON, "0 0 0 0");
}

static int mutiny_of(const table *t, int fleet)
{
    int sum = 0;

    for (int card = 0; card < CO_SHIPS; card++)
        if (t->s.ship[card].fleet == fleet) sum += t->s.ship[card].mutiny;
    return sum;
}

static void expect_unrest(table *t, int fleets, const int *tokens)
{
    while (asked(t, O, CO_D_UNREST)) idle(t);
    for (int number = 0; number < fleets; number++) assert_int_equal(mutiny_of(t, co_fleet_of(O, number)), tokens[number]);
}

/* EX-36; CO-22.6: a fleet takes as many tokens as the tile's number goes into its ships. */
RULE(a_mutiny_tile_is_divided_by_ships)
{
    static const int by_two[] = {0, 1, 2, 3}, by_three[] = {0, 1, 2};
    table *t = position(2, "O I @0 {R}, II @1 {R,R}, III @2 {R,R,R,R}, IV @3 {R,R,R,R,R,R}; phase events; "
                           "next region-1 strength-0a pirates-none-a refill-none-a mutiny-2a");

    expect_asked(t, O, CO_D_UNREST);
    expect_unrest(t, 4, by_two);

    t = position(2, "O I @0 {R,R}, II @1 {R,R,R}, III @2 {R,R,R,R,R,R}; phase events; next region-1 strength-0a pirates-none-a "
                    "refill-none-a mutiny-3a");
    expect_unrest(t, 3, by_three);
}

/* ---- Calendars and scorings
 * ---------------------------------------------------------------------------------------------------------------- */

/* EX-37; CO-23.1: unsold cards leave the game, the next level goes on sale. */
RULE(a_new_calendar_brings_new_cards)
{
    table *t = position(2, "O cards C1 C2; B cards C1; round 7; scored; phase year; next " QUIET);

    assert_int_equal(t->s.calendar, 2);
    assert_int_equal(t->s.round, 1);
    assert_false(t->s.scored);
    for (int card = 0; card < CO_CARDS; card++) assert_int_equal(t->s.sale[card], co_cards[card].level == 2 ? 2 : 0);
    assert_true(owns(t, O, "C2"));
}

static int left_in(const table *t, int first, int last)
{
    rs_set stack = rs_both(t->s.tiles, rs_range(first, last));

    return rs_size(&stack);
}

/* EX-38; CO-23.2, CO-22.9: the four stacks of eight are shuffled whole; the storm regions go on. */
RULE(a_new_calendar_shuffles_four_stacks_but_not_the_regions)
{
    table *t = position(
        2, "forecast 2; storm 1; round 7; scored; turned region-1 region-2 strength-0a strength-3a pirates-tortuga-a refill-036 mutiny-1a; "
           "phase year; next region-5 strength-0a pirates-tortuga-a refill-036 mutiny-none-a");

    assert_int_equal(t->s.storm, 2);
    assert_int_equal(t->s.forecast, 5);
    assert_int_equal(left_in(t, CO_FIRST_REGION_TILE, CO_FIRST_STRENGTH - 1), 3);
    assert_int_equal(left_in(t, CO_FIRST_STRENGTH, CO_FIRST_PIRATES - 1), 7);
    assert_int_equal(left_in(t, CO_FIRST_PIRATES, CO_FIRST_REFILL - 1), 7);
    assert_int_equal(left_in(t, CO_FIRST_REFILL, CO_FIRST_UNREST - 1), 7);
    assert_int_equal(left_in(t, CO_FIRST_UNREST, CO_FIRST_AMBUSH - 1), 7);
}

/* EX-39; CO-24.2, CO-24.4: who has fewer points is first in the new turn order. */
RULE(the_last_in_points_is_first_in_turn)
{
    table *t = position(2, "O ducats 42; B ducats 27; phase scoring; order O B");

    assert_int_equal(t->s.company[O].points, 14);
    assert_int_equal(t->s.company[B].points, 9);
    assert_int_equal(t->s.order[0], B);
    assert_int_equal(t->s.order[1], O);
}

/* EX-40; CO-24.6, CO-24.7, CO-24.8, CO-24.12: five points behind, one pip; Spain's effect needs two. */
RULE(a_single_pip_of_spain_has_no_effect)
{
    table *t = position(2, "O ducats 36; B ducats 27; port 2, governor O; phase scoring");

    expect_asked(t, B, CO_D_CLAIM);
    draws(t, QUIET);
    play(t, B, "place spain 2");
    expect_nation(t, "spain @2 1");
    assert_int_equal(nation(t, CO_SPAIN)->controller, B);
    assert_false(asked(t, B, CO_D_ACT));
    assert_int_equal(t->s.port[CO_MAURITSSTAD].admin, O);
}

/* EX-41; CO-11.1, CO-24.8: another company with a pip to spend allies itself. */
RULE(a_pip_buys_an_alliance)
{
    table *t = position(3, "O ducats 42; B ducats 27; D ducats 27; order O D B; phase scoring");

    expect_asked(t, B, CO_D_CLAIM);
    play(t, B, "place spain 2");
    expect_asked(t, D, CO_D_CLAIM);
    draws(t, QUIET);
    play(t, D, "ally spain");
    expect_nation(t, "spain @2 2");
    assert_int_equal(nation(t, CO_SPAIN)->controller, B);
    assert_int_equal(nation(t, CO_SPAIN)->allies, 1 << D);
}

/* EX-42; CO-24.5, CO-24.10, CO-11.2: a nation that nobody chooses stays, hostile to all. */
RULE(a_nation_nobody_chooses_is_hostile_to_all)
{
    table *t = position(2, "england @6 2, control B; phase scoring; next " QUIET);

    expect_nation(t, "england @6 2");
    assert_int_equal(nation(t, CO_ENGLAND)->controller, CO_NONE);
    assert_false(co_open(&t->s, B, CO_BATAVIA));
    assert_false(co_open(&t->s, O, CO_BATAVIA));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(each_governor_brings_a_ducat),
        TEST(a_commander_raises_every_fleet_in_his_port_but_packet_boats),
        TEST(the_first_raise_marks_the_first_wheel),
        TEST(a_split_costs_a_ducat_and_copies_the_level),
        TEST(merged_fleets_have_the_higher_level),
        TEST(a_played_fleet_is_left_alone),
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
        TEST(a_card_needs_its_requirement_and_is_bought_once),
        TEST(a_calculating_machine_adds_a_fifth),
        TEST(the_sawmill_gives_one_cheap_ship_or_two),
        TEST(two_storm_cards_stop_the_worst_storm),
        TEST(two_cards_waive_two_mutiny_tokens),
        TEST(the_tactics_manual_places_three_extra_markers),
        TEST(one_card_of_level_three_brings_a_bonus),
        TEST(loss_tokens_bring_about_a_scoring),
        TEST(the_forecast_becomes_the_storm),
        TEST(a_storm_strikes_sea_and_port_and_icons_harder),
        TEST(pirates_grow_and_ports_are_refilled),
        TEST(a_mutiny_tile_is_divided_by_ships),
        TEST(a_new_calendar_brings_new_cards),
        TEST(a_new_calendar_shuffles_four_stacks_but_not_the_regions),
        TEST(the_last_in_points_is_first_in_turn),
        TEST(a_single_pip_of_spain_has_no_effect),
        TEST(a_pip_buys_an_alliance),
        TEST(a_nation_nobody_chooses_is_hostile_to_all),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
