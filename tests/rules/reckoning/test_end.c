/* test_end.c - rules tests: the last turns, the scores, ranks and ties (DR-23, DR-24). */
#include "table.h"

/* ---- The last turns -------------------------------------------------------------------------------------------------------- */

/* DR-23.1, DR-23.3, DR-23.6: with four tiles at the end of the own turn everybody else has one more, and then it is over. */
RULE(everybody_else_has_one_more_turn)
{
    table *t = position(3, "active G; G deeds A1 A2 A3 A8, hand sailor-1; P hand sailor-1; B hand sailor-1");

    play(t, G, "end");
    assert_true(happened(t, DR_EV_TRIGGER, G));
    assert_int_equal(captain(t, G)->done, 1);
    expect_asked(t, P, DR_D_MAIN);
    play(t, P, "end");
    expect_asked(t, B, DR_D_MAIN);
    play(t, B, "end");
    assert_true(t->s.head.over);
}

/* DR-1.6, DR-23.6: the game is said to end in the round that was played last. */
RULE(the_game_ends_in_its_last_round)
{
    table *t = position(2, "round 1; rounds 1; active B; first P; B hand sailor-1; P hand sailor-1");

    play(t, B, "end");
    assert_true(t->s.head.over);
    assert_int_equal(arg_of(t, DR_EV_OVER, 0), 1);
    t = position(2, "round 7; ender P; P done, deeds A1 A2 A3 A8; active B; first P; B hand sailor-1");
    play(t, B, "end");
    assert_true(t->s.head.over);
    assert_int_equal(arg_of(t, DR_EV_OVER, 0), 7);
}

/* DR-23.1: three tiles trigger nothing. */
RULE(three_tiles_are_not_enough)
{
    table *t = position(2, "P deeds A1 A2 A3, hand sailor-1");

    play(t, P, "end");
    assert_int_equal(t->s.ender, DR_NONE);
    assert_int_equal(captain(t, P)->done, 0);
}

/* DR-23.1: only the first one to have four tiles triggers the end; a second one has no further turns to give. */
RULE(the_end_is_triggered_once)
{
    table *t = position(3, "ender P; P done, deeds A1 A2 A3 A8; active B; B deeds A1 A2 A3 A8, hand sailor-1; G hand sailor-1");

    play(t, B, "end");
    assert_int_equal(t->s.ender, P);
    assert_int_equal(times(t, DR_EV_TRIGGER), 0);
    play(t, G, "end");
    assert_true(t->s.head.over);
}

/* DR-23.4, DR-20.1: the last turn ends with drawing, without a level-up; an attacked captain still plays those cards. */
RULE(after_the_last_turn_cards_are_drawn_but_not_levelled_up)
{
    table *t = position(2, "2.2 OS1; P at 2.2, deeds A1 A2 A3 A8, hand sailor-1; B at 2.2, play captain:2; next gunner-1");

    plays(t, P, "end; mode trade");
    assert_int_equal(hand_size(t, P), 5);
    assert_int_equal(captain(t, P)->pending, 0);
    plays(t, B, "use captain level flag; amount 1");
    expect_asked(t, P, DR_D_DEFEND);
}

/* DR-23.5, DR-17.7: from then on an attacked captain has two cubes more. */
RULE(a_captain_who_is_done_has_two_cubes_more)
{
    table *t = position(2, "2.2 OS1; P at 2.2, done; ender P; B at 2.2, play captain:2; active B; next L0 L0 L11 L11");

    plays(t, B, "use captain level flag; amount 1");
    all_drawn(t);
    assert_int_equal(times(t, DR_EV_LANDS), 4);
}

/* ---- The scores ------------------------------------------------------------------------------------------------------------ */

/* Counted as the game stands. */
static int sum(const table *t, int who, int which)
{
    int16_t tally[DR_SUMS];

    dr_count_up(&t->s, who, tally);
    return tally[which];
}

/* DR-24.2: an achievement gives its coins. */
RULE(achievements_give_coins)
{
    static const char *const codes[DR_DEEDS] = {"A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9"};
    static const int coins[DR_DEEDS] = {5, 4, 5, 4, 3, 4, 4, 3, 4};

    for (int i = 0; i < DR_DEEDS; i++) assert_int_equal(sum(position_of(2, "P deeds %s", codes[i]), P, DR_S_DEEDS), coins[i]);
}

/* DR-24.3: coins in the chest, aboard and on controlled islands count; those on other islands and cargo do not. */
RULE(coins_count_where_one_owns_them)
{
    table *t = position(2, "1.1 I02, P 2+1, coins 4, cargo 9; 1.2 I03, coins 7; P chest 10, coins 3, cargo 2, dock 8");

    assert_int_equal(sum(t, P, DR_S_COINS), 17);
    assert_int_equal(sum(t, B, DR_S_COINS), 15);
}

/* DR-24.4, DR-11.4: each building is a coin for whoever controls its island. */
RULE(buildings_count_for_the_controller)
{
    table *t = position(2, "1.1 I02, P 2+1, B 1+0, fort, garrison, outpost; 1.2 I03, B 2+1, outpost");

    assert_int_equal(sum(t, P, DR_S_BUILDINGS), 3);
    assert_int_equal(sum(t, B, DR_S_BUILDINGS), 1);
}

/* DR-24.5: every two upgrades are a coin, sleeved or waiting, merchant ships too; an odd one is nothing. */
RULE(two_upgrades_are_a_coin)
{
    assert_int_equal(sum(position(2, "P wait U101, deck sailor-1+U102"), P, DR_S_UPGRADES), 1);
    assert_int_equal(sum(position(2, "P wait U101 MF11, deck sailor-1+U102"), P, DR_S_UPGRADES), 1);
    assert_int_equal(sum(position(2, "P wait U101 MF11, deck sailor-1+U102 sailor-2+M105"), P, DR_S_UPGRADES), 2);
}

/* DR-24.6: extensions, those beneath others included. */
RULE(covered_extensions_count) { assert_int_equal(sum(position(2, "P hull B:EB1 C:EB2+EA1"), P, DR_S_EXTENSIONS), 1 + 1 + 2); }

/* DR-24.7: end bonuses work sleeved, and not while they wait. */
RULE(end_bonuses_work_when_sleeved)
{
    assert_int_equal(sum(position(2, "P wait U419"), P, DR_S_ENDS), 0);
    assert_int_equal(sum(position(2, "P deck sailor-1+U419"), P, DR_S_ENDS), 5);
    assert_int_equal(sum(position(2, "P deck sailor-1+U311"), P, DR_S_ENDS), -3);
    assert_int_equal(sum(position(2, "P deck bosun:2+U416+U212"), P, DR_S_ENDS), 2 * 4); /* a helm of the level, one and two */
    assert_int_equal(sum(position(2, "1.1 I02, P 2+1, cargo 2; P dock 5, cargo 1, deck sailor-1+U219"), P, DR_S_ENDS), 2);
    assert_int_equal(sum(position(2, "1.1 I02, P 0+1; 1.2 I03, P 1+0; P deck sailor-1+U315"), P, DR_S_ENDS), 6); /* of eight islands */
}

/* DR-24.8: shared places pay the next one; the empty spaces are a rival, and what is not printed pays nothing. */
RULE(islands_pay_by_places)
{
    table *t = position(4, "1.1 I01, P 3+0, B 2+0, G 1+0; 1.2 I02, P 1+0, B 1+0, G 1+0; 1.3 I09, P 2+0, B 2+0, G 1+0;"
                           "2.1 I05, P 1+0; 2.2 I06, B 1+1, G 1+0");

    assert_int_equal(sum(t, P, DR_S_ISLANDS), 6 + 2 + 3 + 3);
    assert_int_equal(sum(t, B, DR_S_ISLANDS), 5 + 2 + 3 + 2); /* at 2.2 level with the two empty spaces */
    assert_int_equal(sum(t, G, DR_S_ISLANDS), 4 + 2 + 1 + 0);
    assert_int_equal(sum(t, Y, DR_S_ISLANDS), 0);
}

/* DR-24.9: the bonus tile kept gives 2 coins for each of its achievements that one has. */
RULE(the_bonus_tile_pays_for_its_achievements)
{
    table *t = position(2, "P bonus BA1, deeds A1 A3 A9; B bonus BA8, deeds A1 A3");

    assert_int_equal(sum(t, P, DR_S_BONUS), 4);
    assert_int_equal(sum(t, B, DR_S_BONUS), 0);
}

/* DR-24.1: the sums make the score, and they are kept for all to see. */
RULE(the_score_is_the_sum_of_its_parts)
{
    table *t = position(2, "B done; ender B; P chest 20, coins 2, hull B:EB3, deeds A8, bonus BA8, hand sailor-1");
    int all = 0;

    play(t, P, "end");
    assert_true(t->s.head.over);
    for (int i = 0; i < DR_SUMS; i++) all += captain(t, P)->tally[i];
    assert_int_equal(all, 3 + 22 + 1 + 2);
    assert_int_equal(dr_score(&t->s, P), all);
    expect_over(t, P);
}

/* ---- Ranks and ties -------------------------------------------------------------------------------------------------------- */

/* DR-24.10: the most coins win; the others follow by their coins, and equal ones share a place. */
RULE(captains_are_ranked_by_coins)
{
    table *t = position(4, "active Y; ender P; P done, chest 10; B done, chest 20; G done, chest 10; Y chest 5, hand sailor-1");

    play(t, Y, "end");
    expect_over(t, B);
    assert_int_equal(place_of(t, P), 2);
    assert_int_equal(place_of(t, G), 2);
    assert_int_equal(place_of(t, Y), 4);
}

/* DR-24.11: only those tied for the win throw, in turn order from the first captain; those still tied throw again. */
RULE(those_still_tied_throw_again)
{
    table *t = position(4, "first G; active B; ender G; P done; G done; Y done, chest 3; B hand sailor-1");

    draws(t, "captain bosun purser first-mate");
    draws(t, "L0 L11 L0"); /* G, P, B, with one cannon each: G and B are left */
    draws(t, "L11 L50");   /* G, B */
    play(t, B, "end");
    all_drawn(t);
    expect_over(t, B);
    assert_int_equal(place_of(t, G), 2);
    assert_int_equal(place_of(t, P), 2);
    assert_int_equal(place_of(t, Y), 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(everybody_else_has_one_more_turn),
        TEST(the_game_ends_in_its_last_round),
        TEST(three_tiles_are_not_enough),
        TEST(the_end_is_triggered_once),
        TEST(after_the_last_turn_cards_are_drawn_but_not_levelled_up),
        TEST(a_captain_who_is_done_has_two_cubes_more),
        TEST(achievements_give_coins),
        TEST(coins_count_where_one_owns_them),
        TEST(buildings_count_for_the_controller),
        TEST(two_upgrades_are_a_coin),
        TEST(covered_extensions_count),
        TEST(end_bonuses_work_when_sleeved),
        TEST(islands_pay_by_places),
        TEST(the_bonus_tile_pays_for_its_achievements),
        TEST(the_score_is_the_sum_of_its_parts),
        TEST(captains_are_ranked_by_coins),
        TEST(those_still_tied_throw_again),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
