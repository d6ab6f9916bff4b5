/* test_batch.c - many games moved on together are the games that are played one by one. */
#include "roadstead_batch.h"
#include "engine/game.h"
#include "lab/sim.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#define TEST(name) static void name(__attribute__((unused)) void **unused_)

enum { GAMES = 6, PLAYED = 15, NUMBERS = 4096 };

static int64_t number[GAMES];
static int8_t seat[GAMES], place[GAMES][RS_SEATS];
static int16_t legal[GAMES], choice[GAMES];
static rs_move moves[GAMES][RS_LIST];
static uint8_t ended[GAMES];
static int32_t score[GAMES][RS_SEATS];
static const rs_window window = {number, seat, legal, moves[0], NULL, ended, place[0], score[0]};

static size_t bytes;

static rs_batch *begin(const rs_game *game, int players, const char *seed)
{
    rs_batch *batch = aligned_alloc(RS_ALIGN, bytes = rs_batch_bytes(game, players, GAMES));

    memset(batch, 0xee, bytes);
    assert_null(rs_batch_begin(batch, game, players, GAMES, NULL, seed));
    rs_batch_show(batch, &window);
    return batch;
}

static void choose_all(int16_t what)
{
    for (int i = 0; i < GAMES; i++) choice[i] = what;
}

static void ask_all(rs_batch *batch, const char *bot, int iterations)
{
    void *room = aligned_alloc(RS_ALIGN, rs_batch_ask_bytes());

    choose_all(RS_ASK);
    assert_true(rs_batch_ask(batch, bot, iterations, room, choice));
    free(room);
}

/* ---- The same games as one by one -------------------------------------------------------------------------------- */

static void simulate(const rs_game *game, int players, const char *bot, rs_sim_row rows[PLAYED])
{
    rs_sim_plan plan = {.game = game,
                        .players = players,
                        .games = PLAYED,
                        .rows = rows,
                        .bots = 1,
                        .bot = {rs_bot_find(bot)},
                        .budget = {.iterations = 10},
                        .seed = "batch",
                        .threads = 1};
    rs_sim_result result;

    assert_null(rs_simulate(&plan, &result));
    assert_int_equal(result.games, PLAYED);
}

static void expect_results_of_sim(const rs_game *game, int players, const char *bot)
{
    rs_sim_row rows[PLAYED];
    rs_batch *batch = begin(game, players, "batch");
    int seen = 0;

    simulate(game, players, bot, rows);
    while (seen < PLAYED) {
        int64_t was[GAMES];

        memcpy(was, number, sizeof was);
        ask_all(batch, bot, 10);
        assert_int_equal(rs_batch_step(batch, choice, &window), -1);
        for (int i = 0; i < GAMES; i++) {
            if (!ended[i]) assert_int_equal(number[i], was[i]);
            if (!ended[i]) assert_int_equal(place[i][0], 0);
            if (!ended[i] || was[i] >= PLAYED) continue;
            assert_memory_equal(place[i], rows[was[i]].place, (size_t)players);
            assert_memory_equal(score[i], rows[was[i]].score, (size_t)players * sizeof **score);
            seen++;
        }
    }
    free(batch);
}

TEST(the_games_of_a_batch_are_those_of_a_simulation)
{
    for (int i = 0; i < rs_game_count(); i++) {
        const rs_game *game = rs_game_at(i);

        for (int players = game->least_players; players <= game->most_players; players++) expect_results_of_sim(game, players, "random");
    }
    expect_results_of_sim(rs_game_find("ahoy"), 2, "mate");
}

/* ---- What is shown ----------------------------------------------------------------------------------------------- */

/* One game beside the batch, by the same moves. */
TEST(moves_and_numbers_are_those_of_the_seat_that_is_asked)
{
    static _Alignas(RS_ALIGN) unsigned char state[RS_STATE], view[RS_STATE];
    static int16_t numbers[GAMES][NUMBERS], row[NUMBERS];
    static rs_run runs[NUMBERS + 1];
    static rs_turn turn;

    for (int i = 0; i < rs_game_count(); i++) {
        const rs_game *game = rs_game_at(i);
        rs_batch *batch = begin(game, game->most_players, "shown");
        int count = rs_number_plan(game, game->most_players, runs, NULL);
        rs_window all = window;
        rs_chance dice;

        all.numbers = numbers[0];
        rs_chance_seed(&dice, game->id, "shown.0", NULL, 0);
        rs_turn_init(&turn, &dice);
        rs_start(game, state, game->most_players, NULL, &turn);
        for (int step = 0; step < 300 && rs_asked(state) >= 0; step++) {
            rs_batch_show(batch, &all);
            rs_view(game, state, rs_asked(state), view);
            rs_read_numbers(runs, view, row);
            assert_int_equal(seat[0], rs_asked(state));
            assert_int_equal(legal[0], turn.moves.count);
            assert_memory_equal(moves[0], turn.moves.at, (size_t)legal[0] * sizeof(rs_move));
            assert_memory_equal(numbers[0], row, (size_t)count * sizeof *row);
            ask_all(batch, "random", 1);
            rs_choose(game, state, choice[0], &turn);
            rs_batch_step(batch, choice, &all);
        }
        free(batch);
    }
}

/* ---- Choices that are no moves ----------------------------------------------------------------------------------- */

TEST(a_choice_that_is_none_changes_nothing)
{
    rs_batch *batch = begin(rs_game_find("plunder"), 3, "bad"), *copy = aligned_alloc(RS_ALIGN, bytes);
    const int16_t bad[] = {RS_ASK, -4, INT16_MIN, INT16_MAX, legal[4]};

    memcpy(copy, batch, bytes);
    for (int i = 0; i < RS_COUNT(bad); i++) {
        choose_all(0);
        choice[4] = bad[i];
        assert_int_equal(rs_batch_step(batch, choice, &window), 4);
        assert_memory_equal(batch, copy, bytes);
    }
    assert_false(rs_batch_ask(batch, "kraken", 1, NULL, choice));
    free(batch);
    free(copy);
}

TEST(a_game_can_wait_or_be_given_up)
{
    rs_batch *batch = begin(rs_game_find("plunder"), 2, "wait");
    rs_move first = moves[1][0];

    choose_all(RS_WAIT);
    choice[2] = RS_RENEW;
    assert_int_equal(rs_batch_step(batch, choice, &window), -1);
    assert_int_equal(number[1], 1);
    assert_memory_equal(&moves[1][0], &first, sizeof first);
    assert_int_equal(number[2], GAMES);
    assert_false(ended[2]);
    free(batch);
}

TEST(a_bad_beginning_is_told)
{
    static _Alignas(RS_ALIGN) unsigned char room[1 << 17];
    const rs_game *game = rs_game_find("ahoy");
    rs_batch *batch = (void *)room;
    const int16_t usual[RS_OPTIONS] = {30, 40}, wrong[RS_OPTIONS] = {30, 1000};

    assert_in_range(rs_batch_bytes(game, 2, 1), 1, sizeof room);
    assert_non_null(strstr(rs_batch_begin(batch, game, 2, 0, NULL, "a"), "one game"));
    assert_non_null(strstr(rs_batch_begin(batch, game, 9, 1, NULL, "a"), "players"));
    assert_non_null(strstr(rs_batch_begin(batch, game, 2, 1, NULL, "a b"), "seed"));
    assert_non_null(strstr(rs_batch_begin(batch, game, 2, 1, NULL, ""), "seed"));
    assert_non_null(strstr(rs_batch_begin(batch, game, 2, 1, wrong, "a"), "option"));
    assert_null(rs_batch_begin(batch, game, 2, 1, usual, "a"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_games_of_a_batch_are_those_of_a_simulation),
        cmocka_unit_test(moves_and_numbers_are_those_of_the_seat_that_is_asked),
        cmocka_unit_test(a_choice_that_is_none_changes_nothing),
        cmocka_unit_test(a_game_can_wait_or_be_given_up),
        cmocka_unit_test(a_bad_beginning_is_told),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
