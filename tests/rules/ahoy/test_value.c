/* test_value.c - the value for bots: of two positions the better one must be valued higher. */
#include "table.h"

/* A faction's standing against another, in the position after these words. */
static int lead(int players, const char *text, int who, int other)
{
    table *t = position(players, text);
    int value[RS_SEATS];

    ah_values(&t->s, NULL, value);
    return value[seat_of(t, who)] - value[seat_of(t, other)];
}

#define POOLS "BF pool 1 2; active BF; "

static void better(int who, int other, const char *one, const char *rest)
{
    assert_true(lead(4, one, who, other) > lead(4, rest, who, other));
}

RULE(fame_is_fame)
{
    better(BF, MU, POOLS "BF fame 9", POOLS "BF fame 5");
    better(MU, BF, POOLS "MU fame 9", POOLS "MU fame 5");
}

RULE(regions_held_are_worth_their_wealth)
{
    better(BF, MU, POOLS "patrols (0,1) (0,1)", POOLS);
    better(BF, MU, POOLS "patrols (0,1) (0,1); wealth (0,1) 4", POOLS "patrols (0,1) (0,1)");
    better(MU, BF, POOLS "comrades (0,1) 3", POOLS);
}

RULE(ready_comrades_are_worth_having_and_placed_ones_more)
{
    better(MU, BF, POOLS "ready 4", POOLS);
    better(MU, BF, POOLS "comrades (0,1) 4", POOLS "ready 4");
}

RULE(cargo_near_its_island_is_worth_more_than_none) { better(SM1, BF, POOLS "SM1 cargo 0 1", POOLS "SM1 gold 0"); }

RULE(damage_hurts_and_gold_helps)
{
    better(SM1, BF, POOLS "SM1 gold 3", POOLS "SM1 gold 1");
    better(SM1, BF, POOLS "SM1 gold 1", POOLS "SM1 gold 1, damage sail sail");
    better(SM1, BF, POOLS "SM1 gold 1, damage sail sail", POOLS "SM1 gold 1, damage full-sail cannons");
}

RULE(crew_is_worth_its_price) { better(MU, BF, POOLS "MU crew fighters", POOLS "MU gold 1"); }

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(fame_is_fame),
        TEST(regions_held_are_worth_their_wealth),
        TEST(ready_comrades_are_worth_having_and_placed_ones_more),
        TEST(cargo_near_its_island_is_worth_more_than_none),
        TEST(damage_hurts_and_gold_helps),
        TEST(crew_is_worth_its_price),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
