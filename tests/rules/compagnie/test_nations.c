/* test_nations.c - every nation: how it is sent, what it does, how it fights (CO-11, CO-24). */
#include "table.h"

static const char *const names[CO_NATIONS] = {"england", "spain", "portugal", "france"};

/* ---- Strategies ----------------------------------------------------------------------------------------------------------------- */

static int strategy_of(int which, int pips, int level)
{
    table *t = positionf(2, "O I @2 {R,R,R}; %s @2 %d +%d; phase ports; entered I", names[which], pips, level);

    play(t, O, "play S02");
    return arg_of(t, CO_EV_STRATEGY, 1); /* the second side is told last */
}

/* CO-11.5: each nation plays the strategy of its row for its level. */
RULE(every_nation_plays_its_own_strategies)
{
    static const int expected[CO_NATIONS][CO_WHEELS] = {
        {CO_RAM, CO_LINE_AHEAD, CO_BREAK_LINE, CO_RAKE},
        {CO_RAM, CO_CRESCENT, CO_DOUBLING, CO_FLAGSHIP},
        {CO_MELEE, CO_WEATHER_GAUGE, CO_FIRESHIPS, CO_RESERVE},
        {CO_MELEE, CO_WEATHER_GAUGE, CO_FEIGNED_RETREAT, CO_CHASE},
    };

    for (int which = 0; which < CO_NATIONS; which++)
        for (int level = 0; level < CO_WHEELS; level++) assert_int_equal(strategy_of(which, 3, level), expected[which][level]);
}

/* CO-11.5: Portugal with one ship has no fireship and plays its strategy of +1. */
RULE(a_single_portuguese_ship_has_no_fireship) { assert_int_equal(strategy_of(CO_PORTUGAL, 1, 2), CO_WEATHER_GAUGE); }

/* CO-11.5, CO-9.3: volley 4 for each ship, and the level once. */
RULE(a_nation_fires_four_for_each_ship_and_its_level)
{
    table *t = position(2, "O I @2 {L,L,L,L}; england @2 2 +1; phase ports; entered I");

    play(t, O, "play S01");
    expect_asked(t, O, CO_D_ALLOT);
    assert_int_equal(hits(t), 9 + 4); /* Line ahead as first */
}

/* CO-11.6, CO-9.13: a nation's fireship lowers its die, and the hits on it by six. */
RULE(a_nation_sacrifices_a_ship)
{
    table *t = position(2, "O I @2 {L,L,L,L}; portugal @2 2 +2; phase ports; entered I");

    play(t, O, "play S01");
    assert_int_equal(hits(t), 4 + 2 + 12);
    plays(t, O, "put l1 5; put l2 5; put l3 5; put l4 3");
    learn(t);
    expect_nation(t, "portugal none"); /* 16 - 6 = 10 hits sink the other one */
}

/* ---- Hits on a nation --------------------------------------------------------------------------------------------------------------- */

/* CO-11.6, CO-11.8: six hits sink a ship, the rest stays; who survives is raised. */
RULE(six_hits_sink_a_nation_ship)
{
    table *t = position(2, "O I @2 {L,L}; spain @2 3 d3; phase ports; entered I");

    play(t, O, "play S02"); /* Flight beats Ram: nobody fires */
    learn(t);
    expect_nation(t, "spain @2 3 +1 d3");
    expect_fleet(t, O, "I @19 +1 {L,L}");

    t = position(2, "O I @2 {L,L,R}; spain @2 3 d3; phase ports");
    plays(t, O, "attack i spain; play S00; end");
    plays(t, O, "put l2 5; put r1 2");
    learn(t);
    expect_nation(t, "spain @2 2 +1 d1"); /* 10 and 3 hits sink two; one prize */
}

/* CO-9.8: nations leave flutes alone. */
RULE(nations_do_not_board_flutes)
{
    table *t = position(2, "O I @2 {F,F,F,F}; spain @2 1; phase ports; entered I");

    play(t, O, "play S00");
    assert_int_equal(times(t, CO_EV_BOARDS), 0);
    assert_int_equal(hits(t), 4);
}

/* CO-9.8, CO-11.6: a nation's die rises by its prizes when the sunk ships are counted, to six at most. */
RULE(a_nation_with_six_ships_grows_no_more)
{
    table *t = position(2, "O I @2 {R,R}; spain @2 6; phase ports; entered I");

    play(t, O, "play S01");
    expect_nation(t, "spain @2 6 +1 d2");

    t = position(2, "O I @2 {R,R,R,R,R,R}; spain @2 6; phase ports; entered I");
    plays(t, O, "play S01; end");
    while (asked(t, O, CO_D_ALLOT)) idle(t);
    learn(t);
    expect_nation(t, "spain @2 6 +1 d4"); /* one sunk by ten hits, one prize */
}

/* ---- Challenges ------------------------------------------------------------------------------------------------------------------------
 */

/* CO-8.2, CO-8.4: the controller decides; a nation's challenge is fought before all others. */
RULE(a_nations_challenge_comes_first)
{
    table *t = position(3, "O I @2 {L,L,L}; B I @2 {F}; D I @2 {F}; spain @2 1, control D; phase ports; entered I");

    expect_asked(t, D, CO_D_CHALLENGE);
    play(t, D, "challenge");
    expect_asked(t, B, CO_D_CHALLENGE);
    play(t, B, "challenge");
    play(t, D, "pass");
    expect_asked(t, O, CO_D_STRATEGY); /* the only battle that can be chosen */
    assert_int_equal(t->s.battle.side[1], CO_FIRST_NATION + (int)CO_SPAIN);
}

/* CO-11.10: an ally's challenge brings the nation's battle with it. */
RULE(an_allys_challenge_brings_the_nation)
{
    table *t = position(2, "O I @2 {L,L,L}; B I @2 {F}; spain @2 1, control B; phase ports; entered I");

    play(t, B, "pass");
    play(t, B, "challenge");
    expect_asked(t, O, CO_D_STRATEGY);
    assert_int_equal(t->s.battle.side[1], CO_FIRST_NATION + (int)CO_SPAIN);
}

/* CO-8.2, CO-11.3, CO-11.1: a nation neither challenges its allies nor can they attack it. */
RULE(a_nation_and_its_allies_do_not_fight)
{
    table *t = position(2, "O I @2 {R [cloth]}; spain @2 2, control B, ally O; phase ports; entered I");

    expect_asked(t, O, CO_D_DELIVER);
}

/* CO-11.4: refills reach all warehouses of an occupied port. */
RULE(an_occupied_port_is_refilled)
{
    table *t = position(
        2, "spain @2 2, control B; port 2 O0 B0 0 0; phase events; next region-1 strength-0a pirates-none-a refill-258 mutiny-none-a");

    expect_port(t, CO_MAURITSSTAD, "O2 B2 1 1");
}

/* CO-16.9, CO-11.2: in an occupied port the administrator divides nothing. */
RULE(an_occupied_administrator_divides_nothing)
{
    table *t = position(3, "spain @5 2; port 5 O0 B0 0 0, commander B; D I @34 {R [cinnamon,cinnamon], R [cinnamon,cinnamon], R "
                           "[cinnamon,cinnamon], R [cinnamon]}; "
                           "phase events; next region-1 strength-0a pirates-none-a refill-258 mutiny-none-a");

    expect_asked(t, O, CO_D_PICK);
}

/* ---- Sending nations
 * ------------------------------------------------------------------------------------------------------------------------ */

/* O leads B by so many points. */
static table *behind(int points_behind, const char *text)
{
    return positionf(2, "O ducats %d; B ducats 0; %s; phase scoring", 3 * points_behind, text);
}

/* CO-24.6: a pip for every five points behind. */
RULE(five_points_behind_make_a_pip)
{
    assert_int_equal(behind(9, "order B O")->s.company[B].budget, 1);
    assert_int_equal(behind(10, "order B O")->s.company[B].budget, 2);
}

/* CO-24.8, CO-24.9: ports without a nation but the Cape, and nests for France only. */
RULE(nations_go_to_free_ports_and_france_to_nests)
{
    table *t = behind(10, "england @6 3");

    refused(t, B, "place spain 4", "CO-24.8");
    refused(t, B, "place spain 6", "CO-24.9");
    refused(t, B, "place spain 37", "CO-24.8");
    refused(t, B, "place spain 10", "CO-24.8");
    refused(t, B, "place england 1", "CO-24.8");
    assert_true(offered(t, "place france 38"));
    assert_true(offered(t, "place portugal 0"));
}

/* CO-24.8: a place costs its pips, six at most. */
RULE(a_nation_is_placed_with_up_to_six_pips)
{
    table *t = behind(50, "order O B");

    play(t, B, "place england 1");
    expect_offers(t, "pips 1; pips 2; pips 3; pips 4; pips 5; pips 6");
    play(t, B, "pips 6");
    expect_nation(t, "england @1 6");
    assert_int_equal(t->s.company[B].budget, 4);
    expect_asked(t, B, CO_D_CLAIM);
}

/* CO-24.8, CO-24.10: strengthening adds pips and takes control. */
RULE(a_nation_is_strengthened)
{
    table *t = behind(15, "spain @6 4 +2 d3");

    play(t, B, "strengthen spain");
    expect_offers(t, "pips 1; pips 2");
    play(t, B, "pips 2");
    expect_nation(t, "spain @6 6 +2 d3");
    assert_int_equal(nation(t, CO_SPAIN)->controller, B);
    refused(t, B, "strengthen spain", "CO-24.8");
    refused(t, B, "transfer spain 1", "CO-24.8");
}

/* CO-24.8, CO-24.10: a move costs at least what the die shows; level and damage go along. */
RULE(a_nation_is_moved)
{
    table *t = behind(10, "spain @6 2 +2 d3; england @5 3");

    refused(t, B, "transfer england 1", "CO-24.8");
    refused(t, B, "transfer spain 5", "CO-24.9");
    draws(t, QUIET);
    play(t, B, "transfer spain 1");
    expect_nation(t, "spain @1 2 +2 d3");
    assert_true(co_open(&t->s, O, CO_BATAVIA));
}

/* CO-24.8: a moved nation may grow, up to six pips. */
RULE(a_moved_nation_may_grow)
{
    table *t = behind(40, "spain @6 4");

    play(t, B, "transfer spain 1");
    expect_offers(t, "pips 4; pips 5; pips 6");
}

/* CO-24.8, CO-24.9: nobody allies with what nobody controls, or twice. */
RULE(an_alliance_needs_a_controller)
{
    table *t = position(3, "O ducats 60; B ducats 0; D ducats 0; spain @6 1; order O D B; phase scoring");

    refused(t, B, "ally spain", "CO-24.8");
    plays(t, B, "strengthen spain; pips 1");
    refused(t, B, "ally spain", "CO-24.9");
    play(t, B, "pass");
    plays(t, D, "ally spain; pips 2");
    expect_nation(t, "spain @6 4");
    refused(t, D, "ally spain", "CO-24.9");
}

/* CO-24.8: a die at six prevents no alliance; its pip is spent for nothing. */
RULE(a_full_die_prevents_no_alliance)
{
    table *t = position(3, "O ducats 90; B ducats 0; D ducats 60; spain @6 1; order O D B; phase scoring");

    plays(t, B, "strengthen spain; pips 5; pass");
    expect_asked(t, D, CO_D_CLAIM);
    assert_int_equal(t->s.company[D].budget, 2);
    refused(t, D, "strengthen spain", "CO-24.8");
    play(t, D, "ally spain");
    assert_true(unasked(t, D, "pips 1"));
    assert_int_equal(t->s.company[D].budget, 1);
    expect_nation(t, "spain @6 6");
    assert_true(co_allied(&t->s, D, CO_SPAIN));
}

/* ---- Effects
 * ------------------------------------------------------------------------------------------------------------------------------------- */

/* B sends a nation with so many pips to port 2, where O has an administrator; is it removed? */
static bool removes(const char *name, int pips, const char *function)
{
    table *t = positionf(2, "O ducats %d; B ducats 0; port 2, %s O; phase scoring; next " QUIET, 15 * pips - 6, function);

    playf(t, B, "place %s 2", name);
    if (asked(t, B, CO_D_PIPS)) playf(t, B, "pips %d", pips);
    if (!asked(t, B, CO_D_ACT)) return false;
    playf(t, B, "effect %s", name);
    return t->s.port[CO_MAURITSSTAD].admin == CO_NONE;
}

/* CO-24.12, CO-24.11: England removes a governor or commander, with two pips or more. */
RULE(england_removes_governors_and_commanders)
{
    assert_true(removes("england", 2, "governor"));
    assert_true(removes("england", 2, "commander"));
    assert_false(removes("england", 2, "director"));
    assert_false(removes("england", 1, "governor"));
}

/* CO-24.12, CO-24.11: Spain removes a governor or director, with two pips or more. */
RULE(spain_removes_governors_and_directors)
{
    assert_true(removes("spain", 2, "governor"));
    assert_true(removes("spain", 2, "director"));
    assert_false(removes("spain", 2, "commander"));
    assert_false(removes("spain", 1, "governor"));
    assert_false(removes("portugal", 2, "governor"));
    assert_false(removes("france", 2, "governor"));
}

/* CO-24.12: Portugal removes a warehouse for each pip, of whomever; bales go to the supply and no ruin is left. */
RULE(portugal_removes_warehouses)
{
    table *t = behind(10, "port 2 O2 B1 O1d1 1");

    plays(t, B, "place portugal 2; pips 2");
    play(t, B, "effect portugal");
    expect_offers(t, "remove a; remove b; remove c");
    play(t, B, "remove c");
    expect_offers(t, "remove a; remove b; end");
    play(t, B, "remove a");
    expect_port(t, CO_MAURITSSTAD, "0 B1 0 1");
    assert_int_equal(supply(t, "sugar"), 10);
}

/* CO-24.11, CO-24.12: the effect is used once, and not to the full if its controller likes. */
RULE(portugal_may_leave_warehouses)
{
    table *t = behind(10, "port 2 O2 O1 O1 1; O I @2 {R}");

    plays(t, B, "place portugal 2; pips 2; pass; effect portugal; remove b; end");
    expect_port(t, CO_MAURITSSTAD, "O2 0 O1 1");
    refused(t, B, "effect portugal", "CO-24.11");
}

/* CO-24.12: France on a nest lowers its die by its pips. */
RULE(france_lowers_the_pirates_on_a_nest)
{
    table *t = behind(10, "pirates 5 1 1");

    plays(t, B, "place france 37; pips 2");
    draws(t, QUIET);
    play(t, B, "effect france");
    assert_int_equal(pirates(t, CO_TORTUGA), 3);
    expect_nation(t, "france @37 2");

    t = behind(15, "pirates 1 2 1");
    plays(t, B, "place france 38; pips 3");
    draws(t, QUIET);
    play(t, B, "effect france");
    assert_int_equal(pirates(t, CO_ALGIERS), 0);
}

/* CO-10.12, CO-24.12: the Bounty hunter pays for each pip that the owner's France takes off, and for nobody else's. */
RULE(the_bounty_hunter_is_paid_for_what_its_france_does)
{
    table *t = position(2, "O ducats 60; B ducats 0, cards C13; pirates 3 1 1; phase scoring");

    plays(t, B, "place france 37; pips 2; pass");
    draws(t, QUIET);
    play(t, B, "effect france");
    assert_int_equal(pirates(t, CO_TORTUGA), 1);
    assert_int_equal(ducats(t, B), 10);

    t = position(2, "O ducats 60, cards C13; B ducats 0, cards C13; pirates 1 1 1; phase scoring");
    plays(t, B, "place france 37; pips 2; pass");
    draws(t, QUIET);
    play(t, B, "effect france");
    assert_int_equal(ducats(t, B), 5); /* one pip was there */
    assert_int_equal(ducats(t, O), 60);
}

/* CO-24.12: in a port, or on a nest at 0, France has no effect. */
RULE(france_needs_pirates)
{
    table *t = behind(10, "pirates 0 1 1");

    draws(t, QUIET);
    plays(t, B, "place france 37; pips 2");
    assert_false(asked(t, B, CO_D_ACT));
    t = behind(10, "pirates 3 3 3; port 2 O1 1 1 1, governor O; O I @2 {L}");
    plays(t, B, "place france 2; pips 1; pass");
    refused(t, B, "effect france", "CO-24.12");
}

/* CO-10.14, CO-13.5: a rise by mutineers is absorbed, too. */
RULE(france_absorbs_mutineers)
{
    table *t = position(
        2, "O I @12 {R d4}; france @38 2, control B; phase events; next region-6 strength-0a pirates-none-a refill-none-a mutiny-1a");

    expect_nation(t, "france @38 1");
    assert_int_equal(pirates(t, CO_ALGIERS), 1);
}

/* CO-11.11: France on a nest fights nobody, and a fleet can fight the pirates there. */
RULE(france_on_a_nest_fights_nobody)
{
    table *t = position(2, "O I @16 {L}; france @37 2, control B; pirates 1 1 1; next pirate-1");

    play(t, O, "step 37");
    expect_asked(t, O, CO_D_STRATEGY);
    assert_int_equal(t->s.battle.side[1], CO_FIRST_PIRATE + (int)CO_TORTUGA);
}

/* ---- Attacks (CO-24.13)
 * ------------------------------------------------------------------------------------------------------------------------------ */

/* CO-24.13, CO-8.6, CO-8.10: a nation attacks fleets of those who are not its allies; it is the side on turn, so undecided it is first. */
RULE(a_nation_attacks_after_a_scoring)
{
    table *t = behind(10, "O I @2 {L,L}; B I @2 {R}; spain @6 2");

    play(t, B, "transfer spain 2");
    expect_asked(t, B, CO_D_ACT);
    refused(t, B, "strike spain blue-i", "CO-24.13");
    play(t, B, "strike spain orange-i");
    play(t, O, "play S00");
    assert_int_equal(arg_of(t, CO_EV_FIRST, 0), CO_FIRST_NATION + (int)CO_SPAIN);
    learn(t);
    expect_fleet(t, O, "I @2 +1 {L d3}"); /* one boarded for 5 of 8 hits */
    expect_nation(t, "spain @2 3 +1 d4");
}

/* CO-24.13, CO-12.2: a fort helps its fleet against a nation. */
RULE(a_fort_helps_against_a_nation)
{
    table *t = behind(22, "O I @2 {L}; port 2, fort O d6");

    plays(t, B, "place england 2; pips 1; pass; strike england orange-i");
    play(t, O, "play S02");
    draws(t, QUIET);
    learn(t);
    expect_fleet(t, O, "I @19 +1 {L}");
    expect_nation(t, "england @2 1 +1"); /* Flight is first: not even the fort fires */

    t = behind(22, "O I @2 {L}; port 2, fort O d6");
    plays(t, B, "place england 2; pips 1; pass; strike england orange-i");
    play(t, O, "play S01");
    assert_int_equal(hits(t), 4);
    play(t, O, "put-fort 4");
    learn(t);
    expect_nation(t, "england none"); /* 4 hits and 6 of the fort */
    assert_int_equal(t->s.port[CO_MAURITSSTAD].fort_damage, 10);
}

/* CO-24.13, CO-12.2, CO-8.6: a nation attacks a fort alone, and is first. */
RULE(a_nation_attacks_a_fort_alone)
{
    table *t = behind(22, "port 2, fort O d9");

    plays(t, B, "place england 2; pips 1; pass; strike england fort-orange");
    assert_int_equal(t->s.port[CO_MAURITSSTAD].fort, CO_NONE); /* 4 hits */
    expect_nation(t, "england @2 1 +1 d3");
}

/* CO-24.13: each target once in a scoring. */
RULE(a_nation_attacks_each_target_once)
{
    table *t = behind(34, "O I @2 {F}, II @2 {L,L,L,L}");

    plays(t, B, "place england 2; pips 1; pass; strike england orange-ii");
    play(t, O, "play S02");
    learn(t);
    expect_asked(t, B, CO_D_ACT);
    refused(t, B, "strike england orange-ii", "CO-24.13");
    assert_true(offered(t, "strike england orange-i"));
    play(t, B, "end");
    assert_false(asked(t, B, CO_D_ACT));
}

/* CO-24.5, CO-24.11: control ends with the next scoring. */
RULE(control_ends_with_the_next_scoring)
{
    table *t = position(2, "spain @6 2, control B, ally O; phase scoring; next " QUIET);

    assert_int_equal(nation(t, CO_SPAIN)->controller, CO_NONE);
    assert_int_equal(nation(t, CO_SPAIN)->allies, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(every_nation_plays_its_own_strategies),
        TEST(a_single_portuguese_ship_has_no_fireship),
        TEST(a_nation_fires_four_for_each_ship_and_its_level),
        TEST(a_nation_sacrifices_a_ship),
        TEST(six_hits_sink_a_nation_ship),
        TEST(nations_do_not_board_flutes),
        TEST(a_nation_with_six_ships_grows_no_more),
        TEST(a_nations_challenge_comes_first),
        TEST(an_allys_challenge_brings_the_nation),
        TEST(a_nation_and_its_allies_do_not_fight),
        TEST(an_occupied_port_is_refilled),
        TEST(an_occupied_administrator_divides_nothing),
        TEST(five_points_behind_make_a_pip),
        TEST(nations_go_to_free_ports_and_france_to_nests),
        TEST(a_nation_is_placed_with_up_to_six_pips),
        TEST(a_nation_is_strengthened),
        TEST(a_nation_is_moved),
        TEST(a_moved_nation_may_grow),
        TEST(an_alliance_needs_a_controller),
        TEST(england_removes_governors_and_commanders),
        TEST(spain_removes_governors_and_directors),
        TEST(portugal_removes_warehouses),
        TEST(portugal_may_leave_warehouses),
        TEST(a_full_die_prevents_no_alliance),
        TEST(france_lowers_the_pirates_on_a_nest),
        TEST(the_bounty_hunter_is_paid_for_what_its_france_does),
        TEST(france_needs_pirates),
        TEST(france_absorbs_mutineers),
        TEST(france_on_a_nest_fights_nobody),
        TEST(a_nation_attacks_after_a_scoring),
        TEST(a_fort_helps_against_a_nation),
        TEST(a_nation_attacks_a_fort_alone),
        TEST(a_nation_attacks_each_target_once),
        TEST(control_ends_with_the_next_scoring),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
