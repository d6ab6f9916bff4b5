/* test_end.c - rules tests: points, the last round, places (MM-1, MM-14, MM-28). */
#include "table.h"

#include <stdio.h>

/* ---- Points --------------------------------------------------------------------------------------------------------------- */

/* The round that was the last is over. */
static table *after_the_end(int players, const char *captains)
{
    char text[256];
    table *t;

    snprintf(text, sizeof text, "%s; target 15; final; step end", captains);
    t = position(players, text);
    assert_true(t->s.head.over);
    return t;
}

static void expect_places(const table *t, const int *places)
{
    for (int seat = 0; seat < t->s.head.players; seat++) assert_int_equal(place_of(t, seat), places[seat]);
}

#define PLACES(...) ((const int[]){__VA_ARGS__})

/* MM-1.1: most points win, and the others follow by their points. */
RULE(most_points_win)
{
    expect_places(after_the_end(4, "A track 3; B track 9; C track 1; D track 5"), PLACES(3, 1, 4, 2));
    expect_places(after_the_end(2, "A track 4, stash 40; B track 7"), PLACES(1, 2));
}

/* MM-1.1, MM-3.9: gold aboard is worth nothing. */
RULE(gold_aboard_is_worth_nothing) { expect_places(after_the_end(2, "A track 4, gold 200; B track 5, gold 0"), PLACES(2, 1)); }

/* MM-1.9, MM-1.10: a tenth of the stash, rounded down, and no more than the track. */
RULE(the_points_of_a_stash)
{
    static const struct {
        const char *text;
        int total;
    } cases[] = {
        {"track 4, stash 9", 4},  {"track 4, stash 10", 5}, {"track 4, stash 19", 5}, {"track 4, stash 39", 7}, {"track 4, stash 40", 8},
        {"track 4, stash 49", 8}, {"track 4, stash 90", 8}, {"track 0, stash 90", 0}, {"track 1, stash 10", 2}, {"track 12, stash 30", 15},
    };

    for (int i = 0; i < RS_COUNT(cases); i++) {
        char text[64];
        table *t;

        snprintf(text, sizeof text, "A %s", cases[i].text);
        t = after_the_end(2, text);
        assert_int_equal(mm_total(captain(t, A)), cases[i].total);
        assert_int_equal(mm_score(&t->s, A), cases[i].total);
    }
}

/* MM-28.3, MM-1.1: with equal totals the track decides. */
RULE(the_track_decides_a_tie)
{
    expect_places(after_the_end(2, "A track 5, stash 30; B track 6, stash 20"), PLACES(2, 1));
    expect_places(after_the_end(2, "A track 8; B track 4, stash 99"), PLACES(1, 2));
}

/* MM-28.3: with equal tracks the stash decides, to the last coin. */
RULE(the_stash_decides_a_tie)
{
    expect_places(after_the_end(2, "A track 5, stash 30; B track 5, stash 31"), PLACES(2, 1));
    expect_places(after_the_end(2, "A track 2, stash 60; B track 2, stash 50"), PLACES(1, 2)); /* neither counts in full */
    expect_places(after_the_end(2, "A track 5, stash 9; B track 5, gold 90"), PLACES(1, 2));
}

/* MM-28.3: after that the place is shared, and the next one is left out. */
RULE(a_full_tie_is_shared)
{
    expect_places(after_the_end(3, "A track 5, stash 12; B track 3; C track 5, stash 12"), PLACES(1, 3, 1));
    expect_places(after_the_end(4, "A track 5; B track 6; C track 5; D track 5"), PLACES(2, 1, 2, 2));
}

/* ---- The track and the target --------------------------------------------------------------------------------------------- */

/* A sale of three demanded cards by this captain. */
static table *glorious_sale(const char *captain_text)
{
    char text[160];
    table *t;

    snprintf(text, sizeof text, "A in BAS, cargo K21 K22 K23, %s; demand BAS rum; step port", captain_text);
    t = position(2, text);
    play(t, A, "sell-goods");
    roll(t, A, "sell K21 K22 K23", "cocoa-1 G03a");
    return t;
}

/* MM-1.12: points beyond 10 are counted in full. */
RULE(the_track_goes_on_beyond_ten)
{
    table *t = glorious_sale("track 11; target 15");

    assert_int_equal(track(t, A), 12);
    assert_int_equal(mm_total(captain(t, A)), 12);
    expect_places(after_the_end(2, "A track 13; B track 12"), PLACES(1, 2));
}

/* MM-1.11: what follows costs no points: a captain who dies or retires leaves the track as it is. */
RULE(nothing_takes_points_away)
{
    table *t = position(2, "A in BAS, track 6; B track 2");

    play(t, A, "retire");
    assert_int_equal(track(t, A), 6);
    t = position(2, "event E25; A at SDO, track 6, values 1/2/0/2/1; step start; next 1 3");
    assert_int_equal(captain(t, A)->captain, MM_NONE);
    assert_int_equal(track(t, A), 6);
}

/* MM-28.1, MM-1.13: the target makes the round the last; one point less does not. */
RULE(the_target_makes_the_round_the_last)
{
    assert_true(happened(glorious_sale("track 9"), MM_EV_FINAL, A));
    assert_int_equal(times(glorious_sale("track 8"), MM_EV_FINAL), 0);
    assert_int_equal(times(glorious_sale("track 9; target 11"), MM_EV_FINAL), 0);
    assert_true(happened(glorious_sale("track 14; target 15"), MM_EV_FINAL, A));
    assert_int_equal(times(glorious_sale("track 13; target 15"), MM_EV_FINAL), 0);
}

/* MM-1.13: the option takes 10 to 30 and is 10 unless said. */
RULE(the_target_is_ten_to_thirty)
{
    table *t = set_up(2, "");

    assert_int_equal(t->s.head.option[MM_OPT_TARGET], 10);
    for (int16_t target = 8; target <= 32; target++) {
        bool allowed = target >= 10 && target <= 30;

        assert_int_equal(rs_start(&mm_game, &t->s, 2, &target, &t->turn), allowed ? RS_OK : RS_BAD_SETUP);
        if (allowed) assert_int_equal(t->s.head.option[MM_OPT_TARGET], target);
    }
}

/* MM-14.5, MM-28.1: gold that reaches the target is announced by itself, and what is taken out later changes nothing. */
RULE(a_deposit_can_reach_the_target)
{
    table *t = position(2, "A in SJO, track 5, stash 48, gold 9; step port");

    play(t, A, "deposit");
    play(t, A, "amount 1");
    assert_int_equal(times(t, MM_EV_FINAL), 0);
    t = position(2, "A in SJO, track 5, stash 48, gold 9; step port");
    plays(t, A, "deposit; amount 2");
    assert_true(happened(t, MM_EV_FINAL, A));
    plays(t, A, "withdraw; amount 50; done; end");
    assert_false(t->s.head.over);
    play(t, B, "end");
    assert_true(t->s.head.over);
    assert_int_equal(mm_score(&t->s, A), 5);
}

/* MM-14.5: a point on the track can lift gold points too. */
RULE(a_point_on_the_track_lifts_gold_points)
{
    table *t = glorious_sale("track 4, stash 70");

    assert_true(happened(t, MM_EV_FINAL, A));
    assert_int_equal(mm_total(captain(t, A)), 10);
}

/* MM-14.5: at the end all stashes are told to everybody, with the points. */
RULE(stashes_are_revealed_at_the_end)
{
    table *t = after_the_end(2, "A track 3, stash 17; B track 2, stash 44");

    assert_int_equal(times(t, MM_EV_STASH), 2);
    assert_int_equal(arg_of(t, MM_EV_STASH, 0), 44);
    assert_int_equal(arg_of(t, MM_EV_STASH, 1), 4);
    assert_int_equal(arg_of(t, MM_EV_STASH, 2), gold(t, B));
    assert_int_equal(captain(t, A)->shown_stash, 17);
    assert_int_equal(captain(t, B)->shown_stash, 44);
}

/* MM-28.2, MM-25.8: when no captain is left for the loser, the winner first has what the victory brings. */
RULE(the_last_captain_dies_after_the_loot)
{
    table *t = position(2, "A at CSE, ship frigate; B at CSE, gold 7, track 1; deck captains; next S 1 1 1 1 1");

    play(t, A, "scout blue");
    play(t, A, "declare board");
    roll(t, B, "declare shoot", "S S 1 1 S S S 1");
    plays(t, A, "keep; take-gold; done");
    assert_int_equal(track(t, A), 1);
    assert_int_equal(hand_size(t, A), 1);
    assert_int_equal(gold(t, A), 17);
    assert_int_equal(place_of(t, A), 1); /* over, and equal */
    assert_int_equal(place_of(t, B), 1);
}

/* MM-28.1: the last round ends with the turn of whoever sits before the start player. */
RULE(the_last_round_is_completed)
{
    table *t = position(3, "first B; active C; final");

    play(t, C, "end");
    assert_false(t->s.head.over);
    play(t, A, "end");
    assert_true(t->s.head.over);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(most_points_win),
        TEST(gold_aboard_is_worth_nothing),
        TEST(the_points_of_a_stash),
        TEST(the_track_decides_a_tie),
        TEST(the_stash_decides_a_tie),
        TEST(a_full_tie_is_shared),
        TEST(the_track_goes_on_beyond_ten),
        TEST(nothing_takes_points_away),
        TEST(the_target_makes_the_round_the_last),
        TEST(the_target_is_ten_to_thirty),
        TEST(a_deposit_can_reach_the_target),
        TEST(a_point_on_the_track_lifts_gold_points),
        TEST(stashes_are_revealed_at_the_end),
        TEST(the_last_captain_dies_after_the_loot),
        TEST(the_last_round_is_completed),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
