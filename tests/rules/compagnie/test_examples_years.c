/* test_examples_years.c - the test vectors of the rules, EX-27 to EX-42: the examples of the book for development cards, rounds, events,
 * calendars and scorings. */
#include "table.h"

#include <string.h>

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

/* ---- Rounds and events ----------------------------------------------------------------------------------------------------------- */

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

/* ---- Calendars and scorings ------------------------------------------------------------------------------------------------------ */

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
