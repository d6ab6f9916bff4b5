/* test_value.c - the value for bots: of two positions the better one must be valued higher. */
#include "table.h"

/* A company's standing against the next, in the position after these words. */
static int lead(const char *text)
{
    int value[RS_SEATS];

    co_values(&position(2, text)->s, NULL, value);
    return value[O] - value[B];
}

static void better(const char *one, const char *other) { assert_true(lead(one) > lead(other)); }

RULE(equal_companies_are_equal)
{
    int value[RS_SEATS];

    co_values(&set_up(2, "orange blue")->s, NULL, value);
    assert_int_equal(value[O], value[B]);
}

RULE(ducats_and_ships_are_worth_having)
{
    better("O I @14 {R [sugar,sugar]}, ducats 12", "O I @14 {R [sugar,sugar]}, ducats 8");
    better("O I @14 {R [sugar,sugar],R [sugar,sugar]}", "O I @14 {R [sugar,sugar]}");
}

RULE(full_holds_are_better_than_empty_ones)
{
    better("O I @19 {R [sugar,sugar]}", "O I @19 {R}");
    better("O I @19 {R [sugar,sugar]}", "O I @19 {R [sugar]}");
}

/* Spices: 10 ducats in Amsterdam. */
RULE(cargo_is_worth_more_near_its_buyer)
{
    better("O I @10 {R [spices,spices]}", "O I @23 {R [spices,spices]}");
    better("O I @9 {R [spices,spices]}", "O I @10 {R [spices,spices]}");
}

/* What was sold is worth more than what is still aboard in the port. */
RULE(a_delivery_under_way_counts)
{
    table *t = position(2, "O I @0 {R [spices,spices]}; phase ports");
    int before[RS_SEATS], after[RS_SEATS];

    co_values(&t->s, NULL, before);
    play(t, O, "deliver r1 spices");
    co_values(&t->s, NULL, after);
    assert_true(after[O] > before[O]);
}

RULE(bales_in_port_are_worth_having_for_an_empty_fleet)
{
    better("O I @2 {R}; port 2 1 1 1 1; phase buy", "O I @2 {R}; port 2 0 0 0 0; phase buy");
    better("O I @2 {R}; phase buy", "O I @2 {R}; spain @2 1, control B; phase buy");
}

/* The value of company O after these moves in the port of Mauritsstad, where bales wait. */
static int after_moves(const char *moves[], int count)
{
    table *t = position(2, "O I @2 {R}; port 2 1 1 1 1; phase sail");
    int value[RS_SEATS];

    for (int i = 0; i < count; i++) play(t, O, moves[i]);
    co_values(&t->s, NULL, value);
    return value[O];
}

/* CO-4.1: who does not load now sails with empty holds. Loading itself is neither gain nor loss: it was counted on. */
RULE(loading_is_better_than_ending)
{
    const char *empty[] = {"end"}, *half[] = {"load r1 a", "end"}, *full[] = {"load r1 a", "load r1 b"};
    int before = after_moves(full, 0);

    assert_int_equal(after_moves(full, 1), before);
    assert_int_equal(after_moves(full, 2), before);
    assert_true(after_moves(half, 2) < before);
    assert_true(after_moves(empty, 1) < after_moves(half, 2));
}

RULE(worn_ships_are_worth_less)
{
    better("O I @14 {R [sugar,sugar]}", "O I @14 {R d1 [sugar,sugar]}");
    better("O I @14 {R d3 [sugar,sugar]}", "O I @14 {R d4 [sugar,sugar]}");
    better("O I @14 {R [sugar,sugar]}, ducats 9", "O I @14 {R d1 [sugar,sugar]}, ducats 10"); /* a repair is worth its ducat */
}

RULE(the_forecast_is_feared)
{
    better("O I @18 {R [furs,furs]}; forecast 2", "O I @18 {R [furs,furs]}; forecast 3");
    better("O I @18 {R d2 [furs,furs]}, cards C3; forecast 3", "O I @18 {R d2 [furs,furs]}; forecast 3");
}

RULE(buildings_and_cards_are_worth_their_price_late)
{
    better("O ducats 10; port 2 O1 1 1 1; calendar 3; round 7", "O ducats 12; calendar 3; round 7");
    better("O ducats 10; port 2 O1 1 1 1, fort O; calendar 3; round 7", "O ducats 22; port 2 O1 1 1 1; calendar 3; round 7");
    better("O I @14 {R [sugar,sugar],R [sugar,sugar]}, ducats 10, cards C5; calendar 2",
           "O I @14 {R [sugar,sugar],R [sugar,sugar]}, ducats 14; calendar 2");
}

/* An administrator pays early, while his ducats are still to come. */
RULE(a_governor_is_worth_more_early)
{
    better("O I @14 {R [sugar,sugar]}, ducats 5; port 2 O1 1 1 1, governor O", "O I @14 {R [sugar,sugar]}, ducats 9; port 2 O1 1 1 1");
}

/* At the end points are what counts: split fleets, bales far from home, no tokens. */
RULE(at_the_end_points_count)
{
    better("O I @14 +3 {R,R,R}, II @14 +3 {R,R,R}, ducats 9; calendar 3; round 7", "O I @14 +3 {R,R,R,R,R,R}; calendar 3; round 7");
    better("O I @36 {R [cloth,cloth]}; calendar 3; round 7; phase research",
           "O I @33 {R [cloth,cloth]}; calendar 3; round 7; phase research");
}

/* Pirates that wait are no gain for a lone ship, the more of them the less. */
RULE(pirates_are_feared)
{
    better("O I @15 {R [tea,tea]}; pirates 2 1 1; meets I tortuga; phase pirates",
           "O I @15 {R [tea,tea]}; pirates 5 1 1; meets I tortuga; phase pirates");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(equal_companies_are_equal),
        TEST(ducats_and_ships_are_worth_having),
        TEST(full_holds_are_better_than_empty_ones),
        TEST(cargo_is_worth_more_near_its_buyer),
        TEST(a_delivery_under_way_counts),
        TEST(bales_in_port_are_worth_having_for_an_empty_fleet),
        TEST(loading_is_better_than_ending),
        TEST(worn_ships_are_worth_less),
        TEST(the_forecast_is_feared),
        TEST(buildings_and_cards_are_worth_their_price_late),
        TEST(a_governor_is_worth_more_early),
        TEST(at_the_end_points_count),
        TEST(pirates_are_feared),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
