/* test_numbers.c - positions as rows of numbers: what stands where, what a reader may not know, and that nothing is left out. */
#include "kit.h"

#include <stdlib.h>

enum { MOST_NUMBERS = 4096 };

static match m;
static rs_run runs[MOST_NUMBERS + 1];
static rs_number_label labels[MOST_NUMBERS];
static int16_t row[MOST_NUMBERS], earlier[MOST_NUMBERS];

static int plan_for(const rs_game *game, int players)
{
    int count = rs_number_plan(game, players, NULL, NULL);

    assert_in_range(count, 1, MOST_NUMBERS);
    assert_int_equal(rs_number_plan(game, players, runs, labels), count);
    return count;
}

static int place_of(const char *name, int count)
{
    for (int i = 0; i < count; i++)
        if (strcmp(labels[i].name, name) == 0) return i;
    fail_msg("there is no number %s", name);
    return -1;
}

static void expect(const void *view, const char *name, int value)
{
    int count = plan_for(&toy_game, ((const rs_head *)view)->players);

    rs_read_numbers(runs, view, row);
    if (row[place_of(name, count)] != value) fail_msg("%s is %d, not %d", name, row[place_of(name, count)], value);
}

TEST(each_thing_of_a_position_has_its_number)
{
    begin_with(&m, &toy_game, 2, usual_deal);
    play(&m, RED, "show conch");
    script(&m.script, "1 5");
    play(&m, RED, "cast 2");
    expect(m.state, "option.rounds", 2);
    expect(m.state, "option.prize", 3);
    expect(m.state, "deck.oyster", 1);
    expect(m.state, "deck.cowrie", 0);
    expect(m.state, "deck.hidden", 0);
    expect(m.state, "captain[0].hand.cowrie", 1);
    expect(m.state, "captain[1].hand.cowrie", 0);
    expect(m.state, "captain[0].coins", 1);
    expect(m.state, "captain[0].bet", -1);
    expect(m.state, "captain[0].badges.wet", 1);
    expect(m.state, "captain[1].badges.wet", 0);
    expect(m.state, "tide", 4);
    expect(m.state, "dice[1]", 1);
    expect(m.state, "winner[3]", -1);
    expect(m.state, "cast.dice", 2);
}

/* The pending decision is always stack[0], what it interrupts stack[1] and so on; beyond the stack there is nothing. */
TEST(the_stack_is_told_from_its_top)
{
    begin_with(&m, &toy_game, 2, usual_deal);
    expect(m.state, "stack[0].at", TOY_D_TURN);
    expect(m.state, "stack[1].at", -1);
    script(&m.script, "1 5");
    play(&m, RED, "cast 2");
    expect(m.state, "stack[0].at", TOY_D_STORM);
    expect(m.state, "stack[0].seat", RED);
    expect(m.state, "stack[1].at", TOY_CAST_DICE);
    expect(m.state, "stack[1].arg[0]", 1);
    expect(m.state, "stack[2].at", TOY_D_TURN);
}

TEST(a_view_has_blanks)
{
    _Alignas(RS_ALIGN) toy_state view;

    begin_with(&m, &toy_game, 2, usual_deal);
    play(&m, RED, "show conch");
    rs_view(&toy_game, m.state, BLUE, &view);
    expect(&view, "captain[0].hand.conch", 1);
    expect(&view, "captain[0].hand.cowrie", 0);
    expect(&view, "captain[0].hand.hidden", 2);
    expect(&view, "captain[1].hand.whelk", 1);
    expect(&view, "captain[1].hand.hidden", 0);
    expect(&view, "unseen.cowrie", 1);
}

TEST(labels_say_what_a_number_means)
{
    int count = plan_for(&toy_game, 3), bet = place_of("captain[2].bet", count), coins = place_of("captain[2].coins", count);

    assert_ptr_equal(labels[bet].words, &toy_bet_words);
    assert_int_equal(labels[bet].least, -1);
    assert_int_equal(labels[bet].most, toy_bet_words.count - 1);
    assert_null(labels[coins].words);
    assert_int_equal(labels[coins].least, 0);
}

static int by_name(const void *a, const void *b) { return strcmp(((const rs_number_label *)a)->name, ((const rs_number_label *)b)->name); }

TEST(no_two_numbers_have_the_same_name)
{
    static const rs_game *const games[] = {&toy_game, &pl_game};

    for (int i = 0; i < 2; i++) {
        int count = plan_for(games[i], games[i]->most_players);

        qsort(labels, (size_t)count, sizeof *labels, by_name);
        for (int k = 1; k < count; k++) assert_string_not_equal(labels[k].name, labels[k - 1].name);
    }
}

/* Positions of which the JSON differs have different rows: compared with the position before, but for the count of moves. */
static void nothing_is_left_out(match *at)
{
    static const rs_game *game;
    static _Alignas(RS_ALIGN) unsigned char before[RS_STATE];
    char told[RS_LINE];
    rs_text text = rs_text_on(told, sizeof told);
    int count = plan_for(at->game, ((rs_head *)at->state)->players);

    rs_read_numbers(runs, at->state, row);
    for (int i = 0; i < count; i++)
        if (row[i] < labels[i].least || row[i] > labels[i].most) fail_msg("%s: %s is %d", at->game->id, labels[i].name, row[i]);
    ((rs_head *)before)->plays = ((rs_head *)at->state)->plays;
    if (game == at->game && ((rs_head *)before)->players == ((rs_head *)at->state)->players && !((rs_head *)at->state)->over) {
        rs_state_diff(game, before, at->state, &text);
        assert_int_equal(strcmp(told, "{}") == 0, memcmp(row, earlier, (size_t)count * sizeof *row) == 0);
    }
    game = at->game;
    memcpy(before, at->state, at->game->state_bytes);
    memcpy(earlier, row, sizeof row);
}

TEST(every_difference_is_told) { every_position(1, nothing_is_left_out); }

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_thing_of_a_position_has_its_number),
        cmocka_unit_test(the_stack_is_told_from_its_top),
        cmocka_unit_test(a_view_has_blanks),
        cmocka_unit_test(labels_say_what_a_number_means),
        cmocka_unit_test(no_two_numbers_have_the_same_name),
        cmocka_unit_test(every_difference_is_told),
    };

    return RUN(tests);
}
