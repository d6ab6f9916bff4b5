/* test_scoring.c - rules tests: what counts, the new turn order and budgets, the final scoring, places (CO-24, CO-25). */
#include "table.h"

#include <stdio.h>
#include <string.h>

/* ---- Points ---------------------------------------------------------------------------------------------------------------------- */

/* CO-24.2: each thing that counts, by itself; Orange has no ducats unless it says so. */
RULE(each_thing_counts_by_itself)
{
    static const struct {
        const char *text;
        int points;
    } rows[] = {
        {"O ducats 0", 0},
        {"O ducats 2", 0},
        {"O ducats 3", 1},
        {"O ducats 29", 9},
        {"O ducats 0; port 7 O1 1 1 1", 1},
        {"O ducats 0; port 7 O1 O1 B1 1; port 0 1 1 1 O1", 3},
        {"O ducats 0; port 2 O1d1 1 1 1", 0},
        {"O ducats 0; port 2, governor O", 2},
        {"O ducats 0; port 2, commander O; port 3, director O; port 5, director B", 4},
        {"O ducats 0; port 2, fort O", 6},
        {"O ducats 0; port 2, fort O d11", -5},
        {"O ducats 0; port 2, fort B", 0},
        {"O I @14 {R}, ducats 0", 2},
        {"O I @14 {F}, ducats 0", 1},
        {"O I @14 {L}, ducats 0", 3},
        {"O X @14 {P}, ducats 0", 1},
        {"O I @14 {L d2 m1}, ducats 0", 0},
        {"O I @14 +1 {L}, ducats 0", 4},
        {"O I @14 +3 {L}, ducats 0", 4},
        {"O I @14 +3 {L,L}, ducats 0", 8},
        {"O I @14 +1 {L}, II @14 +1 {L}, ducats 0", 8},
        {"O kept 3, ducats 0", 3},
        {"O losses 4, ducats 0", 0},
        {"O ducats 0, cards C1", 1},
        {"O ducats 0, cards C5", 2},
        {"O ducats 0, cards C10", 3},
        {"O ducats 0, cards C2 C7 C11", 6},
        {"O I @9 {R [tea]}, ducats 0", 2 + 3},                         /* 10 links */
        {"O I @9 {R [tea,sugar]}, ducats 0", 2 + 4},                   /* 14 links */
        {"O I @9 {R [tea]}, II @10 {F [sugar]}, ducats 0", 2 + 1 + 4}, /* 13 links, rounded once */
        {"O X @9 {P [tea]}, ducats 0", 1},                             /* a marker bale is no cargo */
        {"O I @7 {R [tea,tea]}, ducats 0", 2},                         /* at their origin */
        {"england @2 6, control O; O ducats 0", 0},
    };

    for (int i = 0; i < RS_COUNT(rows); i++) {
        table *t = position(2, rows[i].text);

        if (points(t, O) != rows[i].points) fail_msg("'%s' has %d points, not %d", rows[i].text, points(t, O), rows[i].points);
    }
}

/* CO-24.2: nobody's property counts for another. */
RULE(points_go_to_the_owner)
{
    table *t = position(3, "O I @14 +2 {L,L}, ducats 9, cards C3, kept 1; B ducats 0; D ducats 0; port 2 O1 1 1 1, governor O, fort O");

    assert_int_equal(points(t, O), 6 + 2 + 3 + 1 + 1 + 1 + 2 + 6);
    assert_int_equal(points(t, B), 0);
    assert_int_equal(points(t, D), 0);
}

/* CO-24.1: a scoring begins at nothing: with the same property there are the same points again, not twice as many. */
RULE(a_scoring_forgets_the_one_before)
{
    table *t = position(2, "O ducats 30; B ducats 24; port 7 O1 1 1 1; round 7; phase year");

    for (int calendar = 2; calendar <= 3; calendar++) {
        assert_int_equal(t->s.calendar, calendar);
        assert_int_equal(t->s.company[O].points, 11);
        assert_int_equal(t->s.company[B].points, 8);
        while (!t->s.head.over && t->s.calendar == calendar) idle(t);
    }
    assert_true(t->s.head.over);
    assert_int_equal(t->s.company[O].points, 11);
    assert_int_equal(t->s.company[B].points, 8);
}

/* CO-24.1: who was ahead and loses a ship since is ahead no more. */
RULE(earlier_points_do_not_count_at_the_end)
{
    table *t = position(2, "O I @2 {L}, ducats 60; B ducats 63; calendar 3; round 6; phase scoring; next " QUIET);

    assert_int_equal(t->s.company[O].points, 23);
    assert_int_equal(t->s.company[B].points, 21);
    on_to(t, O, CO_D_BUY);
    play(t, O, "abandon l1");
    while (!t->s.head.over) idle(t);
    assert_int_equal(t->s.company[O].points, 20);
    expect_over(t, B);
}

/* CO-24.3: a score can be below 0, and then it is first in the order and far behind. */
RULE(a_score_can_be_below_nothing)
{
    table *t = position(2, "O I @14 {R d4,R d4,R d4}, ducats 2; B ducats 12; order O B; phase scoring");

    assert_int_equal(t->s.company[O].points, 6 - 12);
    assert_int_equal(t->s.company[B].points, 4);
    assert_int_equal(t->s.order[0], O);
    expect_asked(t, O, CO_D_CLAIM);
    assert_int_equal(t->s.company[O].budget, 2);
}

/* CO-24.3: at the end, too. */
RULE(a_final_score_can_be_below_nothing)
{
    table *t = position(2, "O I @14 {R d4}, ducats 2; B I @14 {R m4 [furs,furs]}, ducats 0; phase final");

    assert_int_equal(t->s.company[O].points, 2 - 4 - 2); /* two holds stay empty */
    assert_int_equal(t->s.company[B].points, 2 - 4 + 1);
    expect_over(t, B);
}

/* CO-24.2, CO-25.2: during the game the score shown is that of the scoring that comes next; at its end it is the final one. */
RULE(the_score_shown_is_the_score_of_the_moment)
{
    table *t = position(2, "O ducats 30, cards C12; port 2 O1 1 1 1; calendar 3");

    assert_int_equal(co_game.score(&t->s, O), 10 + 3 + 1);
    t = position(2, "O ducats 30, cards C12; port 2 O1 1 1 1; calendar 3; scored"); /* only the final scoring can follow */
    assert_int_equal(co_game.score(&t->s, O), 14 + 6);
    t = position(2, "O ducats 30, cards C12; port 2 O1 1 1 1; phase final");
    assert_int_equal(co_game.score(&t->s, O), 10 + 3 + 1 + 6);
}

/* CO-25.2: an interim scoring knows no bonus and judges no empty holds. */
RULE(an_interim_scoring_leaves_bonus_and_holds_out)
{
    table *t = position(2, "O I @14 {R}, ducats 30, cards C12; B ducats 45; calendar 3; phase scoring; next " QUIET);

    assert_int_equal(t->s.company[O].points, 10 + 3 + 2);
    assert_int_equal(ship(t, "r1")->mutiny, 0);
}

/* ---- The new order --------------------------------------------------------------------------------------------------------------------
 */

static void expect_order(const table *t, const int *order, int count)
{
    for (int place = 0; place < count; place++) assert_int_equal(t->s.order[place], order[place]);
}

/* CO-24.4: from the fewest points to the most. */
RULE(the_fewest_points_come_first)
{
    static const int order[] = {D, O, G, B};
    table *t = position(4, "O ducats 6; B ducats 12; D ducats 3; G ducats 9; order B G O D; phase scoring; next " QUIET);

    expect_order(t, order, 4);
    assert_true(happened(t, CO_EV_TURN, D));
}

/* CO-24.4: between equals the order turns round, whatever their seats and their ducats. */
RULE(between_equals_the_order_is_reversed)
{
    static const int first[] = {B, O, G, D}, second[] = {O, G, D, B};
    table *t = position(4, "O ducats 9; B ducats 9; D ducats 11; G ducats 10; order D G O B; phase scoring; next " QUIET);

    expect_order(t, first, 4);
    t = position(4, "O ducats 9; B ducats 12; D ducats 11; G ducats 10; order B D G O; phase scoring; next " QUIET);
    expect_order(t, second, 4);
}

/* CO-24.6: behind the highest score, for everybody. */
RULE(budgets_are_reckoned_from_the_highest_score)
{
    table *t = position(4, "O ducats 60; B ducats 45; D ducats 33; G ducats 48; phase scoring");

    assert_int_equal(t->s.company[O].budget, 0);
    assert_int_equal(t->s.company[B].budget, 1); /* 5 behind */
    assert_int_equal(t->s.company[D].budget, 1); /* 9 behind */
    assert_int_equal(t->s.company[G].budget, 0); /* 4 behind */
    expect_asked(t, D, CO_D_CLAIM);
    play(t, D, "pass");
    expect_asked(t, B, CO_D_CLAIM); /* CO-24.7: in the new order */
}

/* CO-24.7: what is not spent is gone with the scoring. */
RULE(unspent_pips_are_lost)
{
    table *t = position(2, "O ducats 90; B ducats 30; phase scoring");

    assert_int_equal(t->s.company[B].budget, 4);
    plays(t, B, "place spain 2; pips 1");
    expect_asked(t, B, CO_D_CLAIM);
    draws(t, QUIET);
    play(t, B, "pass");
    assert_int_equal(t->s.company[B].budget, 0);
}

/* ---- The final scoring
 * ------------------------------------------------------------------------------------------------------------------- */

/* CO-24.14: after the final scoring there is neither a new turn order nor a question about nations; nations and tokens stay. */
RULE(the_final_scoring_brings_no_order_and_no_nations)
{
    static const int order[] = {D, B, O};
    table *t = position(3, "O ducats 90; B ducats 30; D ducats 0; order D B O; england @2 3, control B, ally D; phase final");

    assert_true(t->s.head.over);
    assert_int_equal(rs_asked(&t->s), RS_NOBODY);
    expect_order(t, order, 3);
    assert_int_equal(times(t, CO_EV_ORDER), 0);
    expect_nation(t, "england @2 3");
    assert_int_equal(nation(t, CO_ENGLAND)->controller, B);
    assert_int_equal(nation(t, CO_ENGLAND)->allies, 1 << D);
    for (int seat = 0; seat < 3; seat++) assert_int_equal(t->s.company[seat].budget, 0);
}

/* CO-25.1: tokens of the final mutiny sink nothing and bring no loss token. */
RULE(the_last_mutiny_sinks_nothing)
{
    table *t = position(2, "O I @14 {F m2, R m4}, ducats 0; phase final");

    expect_fleet(t, O, "I @14 +0 {F m3, R m6}");
    assert_int_equal(losses(t, O), 0);
    assert_int_equal(t->s.company[O].points, 1 + 2 - 3 - 6);
}

/* CO-25.1: bales of general fields and own warehouses can be loaded, those of others cannot; they are counted fleet by fleet. */
RULE(holds_are_judged_by_the_bales_within_reach)
{
    table *t = position(2, "O I @5 {R}, II @5 {R}; port 5 1 B3 O2 0; phase final");

    expect_fleet(t, O, "I @5 +0 {R}");
    expect_fleet(t, O, "II @5 +0 {R m1}");
}

/* CO-25.1: the general fields count for every company that has ships there. */
RULE(general_fields_count_for_everybody)
{
    table *t = position(2, "O I @5 {R}; B I @5 {R}; port 5 1 1 0 0; phase final");

    expect_fleet(t, O, "I @5 +0 {R}");
    expect_fleet(t, B, "I @5 +0 {R}");
}

/* CO-25.1: the Trade gazette offers four bales of the supply, if they are there. */
RULE(the_gazette_fills_holds_at_the_end)
{
    table *t = position(2, "O I @5 {R,R,R}, cards C12; port 5 0 0 0 0; phase final");

    expect_fleet(t, O, "I @5 +0 {R,R,R m2}");
    t = position(2, "O I @5 {R,R,R}, fresh C12; port 5 0 0 0 0; phase final");
    expect_fleet(t, O, "I @5 +0 {R,R,R m2}"); /* bought in the last turn: in the next round it would be of use */
}

/* CO-25.1: in an occupied port, at sea and on nests nothing can be loaded; Discipline spares a token in each fleet. */
RULE(elsewhere_all_empty_holds_count)
{
    table *t = position(2, "O I @5 {R}, II @14 {F}, III @37 {R [tea]}; spain @5 1; pirates 0 0 0; phase final");

    expect_fleet(t, O, "I @5 +0 {R m2}");
    expect_fleet(t, O, "II @14 +0 {F m1}");
    expect_fleet(t, O, "III @37 +0 {R m1 [tea]}");
    t = position(2, "O I @5 {R}, II @14 {F}, cards C4; spain @5 1, control B, ally O; phase final");
    expect_fleet(t, O, "I @5 +0 {R}");
    expect_fleet(t, O, "II @14 +0 {F}");
}

/* CO-25.1: ships of the line and packet boats have no holds. */
RULE(ships_without_holds_are_not_judged)
{
    table *t = position(2, "O I @14 {L}, X @14 {P}; phase final");

    expect_fleet(t, O, "I @14 +0 {L}");
    expect_fleet(t, O, "X @14 +0 {P}");
}

/* ---- Places ----------------------------------------------------------------------------------------------------------------------------
 */

static void expect_places(const table *t, int o, int b, int d, int g)
{
    assert_int_equal(place_of(t, O), o);
    assert_int_equal(place_of(t, B), b);
    assert_int_equal(place_of(t, D), d);
    assert_int_equal(place_of(t, G), g);
}

/* CO-25.3: the most points win, whatever the ducats. */
RULE(the_most_points_win)
{
    table *t = position(4, "O ducats 20; B ducats 3; D ducats 9; G ducats 12; port 2, fort B; phase final"); /* 6, 7, 3, 4 */

    expect_places(t, 2, 1, 4, 3);
    expect_over(t, B);
}

/* CO-25.3: of equal points more ducats decide, also against the turn order. */
RULE(more_ducats_break_a_tie)
{
    table *t = position(2, "O ducats 9; B ducats 11; order B O; phase final");

    assert_int_equal(t->s.company[O].points, t->s.company[B].points);
    expect_over(t, B);
    assert_int_equal(place_of(t, O), 2);
    t = position(2, "O ducats 11; B ducats 9; order O B; phase final");
    expect_over(t, O);
}

/* CO-25.3: of equal ducats, too, the later place in the turn order of the last round. */
RULE(the_later_place_breaks_a_tie_of_ducats)
{
    expect_over(position(2, "order B O; phase final"), O);
    expect_over(position(2, "order O B; phase final"), B);
}

/* CO-25.3: no two companies share a place. */
RULE(no_place_is_shared)
{
    expect_places(position(4, "order D O G B; phase final"), 3, 1, 4, 2);
    expect_places(position(4, "O ducats 11; D ducats 11; order D O G B; phase final"), 1, 3, 2, 4);
}

/* CO-25.3, CO-25.2: the bonus decides, and it is the order of the last round that counts, which the scoring does not change. */
RULE(the_bonus_counts_for_the_places)
{
    table *t = position(2, "O ducats 30, cards C12; B ducats 51; phase final"); /* 10 + 3 + 6 against 17 */

    assert_int_equal(t->s.company[O].points, 19);
    expect_over(t, O);
    assert_int_equal(arg_of(t, CO_EV_POINTS, 0), 17);
}

/* CO-23.3, CO-25.3: when the game is over, no move is taken. */
RULE(nothing_is_played_after_the_end)
{
    table *t = position(2, "phase final");
    rs_move move;

    assert_true(rs_move_parse(&co_game, NULL, "end", &move));
    for (int seat = 0; seat < 2; seat++) assert_int_equal(rs_play(&co_game, &t->s, seat, move, &t->turn), RS_GAME_OVER);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(each_thing_counts_by_itself),
        TEST(points_go_to_the_owner),
        TEST(a_scoring_forgets_the_one_before),
        TEST(earlier_points_do_not_count_at_the_end),
        TEST(a_score_can_be_below_nothing),
        TEST(a_final_score_can_be_below_nothing),
        TEST(the_score_shown_is_the_score_of_the_moment),
        TEST(an_interim_scoring_leaves_bonus_and_holds_out),
        TEST(the_fewest_points_come_first),
        TEST(between_equals_the_order_is_reversed),
        TEST(budgets_are_reckoned_from_the_highest_score),
        TEST(unspent_pips_are_lost),
        TEST(the_final_scoring_brings_no_order_and_no_nations),
        TEST(the_last_mutiny_sinks_nothing),
        TEST(holds_are_judged_by_the_bales_within_reach),
        TEST(general_fields_count_for_everybody),
        TEST(the_gazette_fills_holds_at_the_end),
        TEST(elsewhere_all_empty_holds_count),
        TEST(ships_without_holds_are_not_judged),
        TEST(the_most_points_win),
        TEST(more_ducats_break_a_tie),
        TEST(the_later_place_breaks_a_tie_of_ducats),
        TEST(no_place_is_shared),
        TEST(the_bonus_counts_for_the_places),
        TEST(nothing_is_played_after_the_end),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
