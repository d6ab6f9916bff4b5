/* test_value.c - the value for bots: of two positions the better one must be valued higher. */
#include "table.h"

/* A captain's standing against the next, in the position after these words. */
static int lead(const char *text)
{
    int value[RS_SEATS];

    pl_values(&position(2, text)->s, NULL, value);
    return value[A] - value[B];
}

static void better(const char *one, const char *other) { assert_true(lead(one) > lead(other)); }

RULE(equal_captains_are_equal)
{
    int value[RS_SEATS];

    pl_values(&position(2, "step sail")->s, NULL, value);
    assert_int_equal(value[A], value[B]);
}

RULE(silver_is_silver)
{
    better("A silver 12; step sail", "A silver 8; step sail");
    better("A silver 12; step sail", "A silver 12; B silver 20; step sail");
}

RULE(cargo_is_worth_more_near_its_market)
{
    better("A at OS-01, traded tobacco 3; step sail", "A at OS-01; step sail");
    better("map OS-05 0,2; A at OS-01, traded tobacco 3; step sail", "map OS-05 0,2; A at OS-05, traded tobacco 3; step sail");
}

RULE(a_prize_near_tortuga_is_worth_half_its_price_or_nearly)
{
    better("A at OS-01, prize SH-12; step sail", "A at OS-01; step sail");
    better("A at OS-01, prize SH-14; step sail", "A at OS-01, prize SH-21; step sail");
    better("A at OS-01, silver 12; step sail", "A at OS-01, prize SH-12; step sail");
}

RULE(a_hand_of_four_sails_further_than_a_hand_of_seven)
{
    better("A hand OS-05 OS-06 OS-07 OS-08; step sail", "step sail");
    better("A hand OS-05 OS-06 OS-07 OS-08; step sail", "A hand OS-05 OS-06 OS-07 OS-08 OS-09 OS-10 OS-11; step sail");
}

RULE(a_treasure_map_waits_for_its_coast)
{
    better("map CO-01 0,2; A at OS-01, hand TM-01; step sail", "A at OS-01, hand TM-01; step sail");
}

RULE(enemies_cost)
{
    better("step sail", "A deed holland; step sail");
    better("A deed holland; step sail", "A deed spain; step sail");
}

/* Two Ports that trade with each other near the ship. */
RULE(a_route_is_worth_having)
{
    better("map PT-01 0,2; map PT-12 1,1; A at OS-01, silver 9; step sail", "A at OS-01, silver 9; step sail");
}

/* In a Broadside that cannot be won the ship is as good as lost. */
RULE(a_hopeless_fight_is_worse_than_one_with_the_card_to_win_it)
{
    table *t = position(2, "A at OS-01, own SH-10b, prize SH-05, hand SH-14 PR-01 OS-05; step action");
    int with[RS_SEATS], without[RS_SEATS];

    play(t, A, "hunt SH-14");
    pl_values(&t->s, NULL, with);
    t = position(2, "A at OS-01, own SH-10b, prize SH-05, hand SH-14 OS-05 OS-06; step action");
    play(t, A, "hunt SH-14");
    pl_values(&t->s, NULL, without);
    assert_true(with[A] - with[B] >= without[A] - without[B]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(equal_captains_are_equal),
        TEST(silver_is_silver),
        TEST(cargo_is_worth_more_near_its_market),
        TEST(a_prize_near_tortuga_is_worth_half_its_price_or_nearly),
        TEST(a_hand_of_four_sails_further_than_a_hand_of_seven),
        TEST(a_treasure_map_waits_for_its_coast),
        TEST(enemies_cost),
        TEST(a_route_is_worth_having),
        TEST(a_hopeless_fight_is_worse_than_one_with_the_card_to_win_it),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
