/* test_end.c - rules tests: the end of the game and the ranking (PL-23). */
#include "table.h"

#include <stdio.h>

/* ---- The goal ------------------------------------------------------------------------------------------------------------------ */

/* PL-23.1: with 60 silver the game is won at once: the turn is broken off and no Encounter is laid. */
RULE(sixty_silver_win_at_once)
{
    table *t = position(2, "A silver 52, traded indigo 2, hand TS-01 TS-02; step trade");
    rs_move move = {PL_DONE, {0}};

    play(t, A, "sell indigo 1");
    assert_false(t->s.head.over); /* 56 */
    play(t, A, "sell indigo 1");
    assert_int_equal(captain(t, A)->silver, 60);
    expect_over(t, A);
    assert_true(happened(t, PL_EV_WINS, A));
    assert_int_equal(hand_size(t, A), 2);
    assert_int_equal(t->s.pending, PL_NONE);
    assert_int_equal(rs_asked(&t->s), RS_NOBODY);
    assert_int_equal(rs_play(&pl_game, &t->s, A, move, &t->turn), RS_GAME_OVER);
}

/* PL-23.1: it does not matter where the silver comes from. */
RULE(any_silver_counts_towards_the_goal)
{
    table *t = position(2, "map CO-05 0,2; A at CO-05, silver 50, hand TM-05");

    play(t, A, "dig TM-05");
    expect_over(t, A);
    t = position(2, "A silver 42, own SH-13b; step trade");
    play(t, A, "sell-ship");
    expect_over(t, A);
    t = position(2, "fleet TF-01 OS-01; A at OS-01, silver 45, own SH-14b, hand TS-01 TS-02");
    play(t, A, "attack fleet");
    play(t, A, "board");
    play(t, A, "add TS-01");
    expect_over(t, A); /* before a galleon is taken */
    t = position(2, "A silver 45, own SH-14b, hand SH-09; step trade");
    play(t, A, "exchange SH-09");
    expect_over(t, A);
}

/* PL-23.1: in a compulsory sale the goods are paid first; if they are enough the Prize is not sold any more. */
RULE(the_goal_can_be_reached_in_the_middle_of_a_sale)
{
    table *t = position(2, "A silver 55, prize SH-24, plundered cocoa 4");

    play(t, A, "trade");
    play(t, A, "sell-plunder"); /* half of 12 */
    expect_over(t, A);
    assert_int_equal(captain(t, A)->silver, 61);
    assert_int_equal(captain(t, A)->prize, card("SH-24"));
}

/* PL-23.1: the goal is an option. */
RULE(the_goal_is_an_option)
{
    table *t = position(2, "option goal 20; A silver 16, traded indigo 1; step trade");

    play(t, A, "sell indigo 1");
    expect_over(t, A);
    t = position(2, "option goal 100; A silver 56, traded indigo 1; step trade");
    play(t, A, "sell indigo 1");
    assert_false(t->s.head.over);
}

/* PL-23.2: ships, cargo and cards worth any sum do not win. */
RULE(only_the_treasury_counts)
{
    table *t = position(2, "A silver 59, own SH-14b, prize SH-04, traded indigo 5, plundered cocoa 5, hand TM-01 SH-27 TF-03; step sail");

    assert_false(t->s.head.over);
    expect_asked(t, A, PL_D_SAIL);
    assert_int_equal(pl_score(&t->s, A), 59);
}

/* PL-23.3: in whole games played at random silver only ever goes to the captain whose turn it is. */
RULE(silver_rises_in_one_treasury_at_a_time)
{
    static _Alignas(RS_ALIGN) pl_state s;
    static rs_turn turn;
    rs_chance chance;
    int gains = 0;

    for (int game = 0; game < 400; game++) {
        char seed[16];

        snprintf(seed, sizeof seed, "silver %d", game);
        rs_chance_seed(&chance, "plunder", seed, NULL, 0);
        rs_turn_init(&turn, &chance);
        assert_int_equal(rs_start(&pl_game, &s, 2 + game % 3, NULL, &turn), RS_OK);
        while (rs_asked(&s) >= 0) {
            int active = s.active;

            rs_choose(&pl_game, &s, rs_below(&chance, turn.moves.count), &turn);
            for (int i = 0; i < turn.events; i++) {
                if (turn.event[i].kind == PL_EV_TURN) active = turn.event[i].seat;
                if (turn.event[i].kind != PL_EV_GAINED) continue;
                assert_int_equal(turn.event[i].seat, active);
                gains++;
            }
        }
    }
    assert_true(gains > 500);
}

/* PL-23.3: so of two captains one step from the goal only one can take it. */
RULE(there_is_no_tie_on_the_goal)
{
    table *t = position(2, "A silver 59, traded sugar 1; B silver 59, own SH-14b; step trade");

    play(t, A, "sell sugar 1");
    expect_over(t, A);
    assert_int_equal(captain(t, B)->silver, 59);
}

/* ---- The limit and the ranking --------------------------------------------------------------------------------------------------- */

/* PL-23.4: after the last round the game is over, and not a turn before. */
RULE(the_game_ends_after_the_last_round)
{
    table *t = position(3, "option max_rounds 2; round 2; B silver 9; active B; step end");

    assert_false(t->s.head.over);
    play(t, C, "end");
    play(t, C, "pass");
    assert_true(happened(t, PL_EV_TIME_UP, RS_NOBODY));
    expect_over(t, B);
    t = position(3, "option max_rounds 3; round 2; active C; step end");
    assert_false(t->s.head.over);
    assert_int_equal(t->s.round, 3);
}

/* The places after the rounds have run out, as digits in seat order. */
static int places(int players, const char *text)
{
    char whole[512];
    int8_t place[RS_SEATS];
    int digits = 0;
    table *t;

    snprintf(whole, sizeof whole, "option max_rounds 2; active %c; %s; step end", 'A' + players - 1, text);
    t = position(players, whole);
    assert_true(t->s.head.over);
    pl_game.rank(&t->s, place);
    for (int seat = 0; seat < players; seat++) digits = 10 * digits + place[seat];
    return digits;
}

/* PL-23.4: more silver ranks higher, whatever else one has. */
RULE(silver_comes_first)
{
    assert_int_equal(places(4, "A silver 8, own SH-14b; B silver 9; C silver 12; D silver 7, letters spain france"), 3214);
}

/* PL-23.4: with equal silver wealth decides: a bought ship in full, a won one and a Prize at half, cargo at base prices. */
RULE(wealth_comes_second)
{
    table *t = position(2, "A own SH-12b, traded sugar 1 tobacco 1 cotton 1; B own SH-07w, prize SH-23, traded cocoa 1 indigo 1,"
                           " plundered tobacco 2 cotton 1");

    assert_int_equal(pl_wealth(captain(t, A)), 13 + 2 + 3 + 3);
    assert_int_equal(pl_wealth(captain(t, B)), 6 + 5 + 4 + 5 + 4);
    assert_int_equal(places(2, "A own SH-21b; B prize SH-25"), 21);
    assert_int_equal(places(2, "A own SH-13b; B own SH-14w"), 12);
    assert_int_equal(places(2, "A traded indigo 1; B traded sugar 2"), 12);
}

/* PL-23.4: halves of ships are rounded down one by one, that of plunder once over all. */
RULE(wealth_is_rounded_down)
{
    assert_int_equal(places(2, "A own SH-12w, letters spain; B own SH-21b"), 12); /* 13 / 2 = 6: equal, and a Letter more */
    assert_int_equal(places(2, "A prize SH-05, plundered tobacco 1 cotton 1, letters spain; B prize SH-06, plundered cocoa 1 sugar 1"), 12);
    assert_int_equal(places(2, "A prize SH-05, plundered tobacco 1, letters spain; B prize SH-06, plundered sugar 1"), 12);
}

/* PL-23.4: then more Letters, then fewer Enemies by deed; enmity by Letter does not count. */
RULE(letters_come_third_and_deeds_fourth)
{
    assert_int_equal(places(3, "A letters spain; B letters spain france; C deed holland"), 213);
    assert_int_equal(places(3, "A deed spain; B deed spain france; C silver 5"), 231);
    assert_int_equal(places(3, "war WD-02; A letters france; B letters holland, deed spain; C silver 1"), 123);
}

/* PL-23.4: in the end the later place in turn order from the First Captain ranks higher; no place is shared. */
RULE(the_later_in_turn_order_ranks_higher)
{
    assert_int_equal(places(3, "C silver 5"), 321);
    assert_int_equal(places(4, "D silver 5"), 4321);

    table *t = position(3, "option max_rounds 2; first B; active A; step end");
    int8_t place[RS_SEATS];

    assert_true(t->s.head.over);
    pl_game.rank(&t->s, place); /* B, C, A in turn order */
    assert_int_equal(place[A], 1);
    assert_int_equal(place[C], 2);
    assert_int_equal(place[B], 3);
}

/* PL-23.1: the others are ranked behind the winner in the same way. */
RULE(the_others_are_ranked_behind_the_winner)
{
    table *t = position(3, "A silver 58, traded indigo 1; B silver 9; C silver 9, own SH-21b; step trade");
    int8_t place[RS_SEATS];

    play(t, A, "sell indigo 1");
    pl_game.rank(&t->s, place);
    assert_int_equal(place[A], 1);
    assert_int_equal(place[B], 3);
    assert_int_equal(place[C], 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(sixty_silver_win_at_once),
        TEST(any_silver_counts_towards_the_goal),
        TEST(the_goal_can_be_reached_in_the_middle_of_a_sale),
        TEST(the_goal_is_an_option),
        TEST(only_the_treasury_counts),
        TEST(silver_rises_in_one_treasury_at_a_time),
        TEST(there_is_no_tie_on_the_goal),
        TEST(the_game_ends_after_the_last_round),
        TEST(silver_comes_first),
        TEST(wealth_comes_second),
        TEST(wealth_is_rounded_down),
        TEST(letters_come_third_and_deeds_fourth),
        TEST(the_later_in_turn_order_ranks_higher),
        TEST(the_others_are_ranked_behind_the_winner),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
