/* test_value.c - the value for bots: of two positions the better one must be valued higher. */
#include "table.h"

/* Purple's standing against Blue, in the position after these words. */
static int lead_at(const table *t)
{
    int value[RS_SEATS];

    dr_values(&t->s, NULL, value);
    return value[P] - value[B];
}

static int lead(const char *text) { return lead_at(position(2, text)); }

static void better(const char *one, const char *other) { assert_true(lead(one) > lead(other)); }

RULE(a_coin_in_the_chest_is_safer_than_aboard_and_better_than_cargo)
{
    better("P chest 19", "P chest 18");
    better("P chest 18", "P chest 18; B chest 19");
    better("P chest 18", "P coins 3");
    better("P coins 3", "P dock 3");
}

RULE(an_achievement_is_worth_more_than_its_coins)
{
    better("P deeds A8", "P chest 18");
    better("P deeds A8, bonus BA7", "P deeds A8, bonus BA1");
}

RULE(the_last_step_to_an_achievement_is_worth_more_than_the_first)
{
    assert_true(lead("P finds 4") - lead("P finds 3") > lead("P finds 1") - lead("step main"));
    assert_true(lead("P wins 3") - lead("P wins 2") > lead("P wins 1") - lead("step main"));
}

RULE(twelve_cargo_are_well_spent_on_the_trade_icon) { better("P dock 1, deeds A9", "P dock 13"); }

RULE(islands_are_worth_what_they_will_score_and_bring)
{
    better("2.2 I05, P 3+1", "2.2 I05, P 2+0");
    better("2.2 I05, P 2+0", "2.2 I05, B 2+0");
    better("2.2 I09, P 3+1", "2.2 I05, P 3+1");
    better("2.2 I05, P 3+1, outpost", "2.2 I05, P 3+1");
    better("2.2 I05, P 3+1, coins 2", "2.2 I05, B 3+1, coins 2");
}

RULE(damage_costs_and_the_fourth_most)
{
    better("step main", "P damage 1");
    assert_true(lead("P damage 3") - lead("P damage 4") > lead("P damage 1") - lead("P damage 2"));
}

RULE(an_upgrade_is_worth_more_than_its_price_while_there_is_time)
{
    better("P deck sailor-1:1+U301", "P cargo 5");
    better("P deck sailor-1:1+U301", "P wait U301");
}

RULE(a_ship_that_can_still_sail_is_worth_more)
{
    better("P at 2.2, cargo 2, stow A; active B", "P at 2.2, cargo 2, stow AD; active B");
    better("P hull B:EB2; active B", "P hull B:EB3; active B");
}

/* What is begun must be worth what it leads to. */
RULE(an_ability_in_play_is_worth_playing_its_card_and_using_it)
{
    table *t = position(2, "P at 1.2, hand buccaneer:3 gunner-1 sailor-1 sailor-2; turn sailed");
    int before = lead_at(t), played;

    play(t, P, "play buccaneer");
    played = lead_at(t);
    assert_true(played > before);
    play(t, P, "use buccaneer level place-3");
    assert_true(lead_at(t) > played);
}

RULE(a_card_that_can_be_paid_for_is_worth_buying)
{
    table *t = position(2, "P at 2.2, cargo 4; 2.2 card U205");
    int before = lead_at(t);

    play(t, P, "buy U205");
    assert_true(lead_at(t) > before);
}

/* In a battle the side with more cubes on its way stands better. */
RULE(cubes_win_battles)
{
    table *t = position(2, "1.1 OS1, card MF12; P at 1.1, play gunner-1:2 gunner-2:2; next M104");
    int all, one;

    play(t, P, "raid MF12");
    all = lead_at(t);
    t = position(2, "1.1 OS1, card MF12; P at 1.1; next M104");
    play(t, P, "raid MF12");
    one = lead_at(t);
    assert_true(all > one);
}

/* Who has had the last turn has no more use for cargo. */
RULE(after_the_last_turn_cargo_is_worth_nothing)
{
    assert_int_equal(lead("P dock 9, done; ender P; active B"), lead("P dock 0, done; ender P; active B"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_coin_in_the_chest_is_safer_than_aboard_and_better_than_cargo),
        TEST(an_achievement_is_worth_more_than_its_coins),
        TEST(the_last_step_to_an_achievement_is_worth_more_than_the_first),
        TEST(twelve_cargo_are_well_spent_on_the_trade_icon),
        TEST(islands_are_worth_what_they_will_score_and_bring),
        TEST(damage_costs_and_the_fourth_most),
        TEST(an_upgrade_is_worth_more_than_its_price_while_there_is_time),
        TEST(a_ship_that_can_still_sail_is_worth_more),
        TEST(an_ability_in_play_is_worth_playing_its_card_and_using_it),
        TEST(a_card_that_can_be_paid_for_is_worth_buying),
        TEST(cubes_win_battles),
        TEST(after_the_last_turn_cargo_is_worth_nothing),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
