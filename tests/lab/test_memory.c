/* test_memory.c - what a bot remembers of moves never changes what it thinks of them. Each decision of some games is weighed twice, with
 * other luck the second time, and once more by a mind that remembers nothing. */
#include "bots/mind.h"
#include "engine/game.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

#define TEST(name) static void name(__attribute__((unused)) void **unused_)

enum { DECISIONS = 3000, WHIM = 4 }; /* of each game and number of players; one in so many is made at random */

static rs_memory memory, blank;
static rs_mind mind, forgetful;

/* ---- The memory itself -------------------------------------------------------------------------------------------------------- */

static uint64_t mark_of(const rs_game *game, const void *state, int verb)
{
    return rs_mark_with(rs_mark_of(game, state), (rs_move){(uint8_t)verb, {0}});
}

TEST(a_move_is_remembered_for_its_position_alone)
{
    const rs_game *game = rs_game_at(0);
    _Alignas(RS_ALIGN) unsigned char state[RS_STATE] = {0};
    int worth = 0;

    rs_memory_clear(&memory);
    rs_remember(&memory, mark_of(game, state, 1), 17);
    assert_true(rs_recall(&memory, mark_of(game, state, 1), &worth));
    assert_int_equal(worth, 17);
    assert_false(rs_recall(&memory, mark_of(game, state, 2), &worth));
    for (size_t i = 0; i < game->state_bytes; i++) {
        state[i] ^= 1;
        assert_false(rs_recall(&memory, mark_of(game, state, 1), &worth));
        state[i] ^= 1;
    }
    rs_memory_clear(&memory);
    assert_false(rs_recall(&memory, mark_of(game, state, 1), &worth));
}

TEST(the_later_of_two_in_one_place_is_remembered)
{
    int worth = 0;

    rs_memory_clear(&memory);
    rs_remember(&memory, 1, 17);
    rs_remember(&memory, 1 + 2 * (uint64_t)RS_REMEMBERED, 18);
    assert_false(rs_recall(&memory, 1, &worth));
    assert_true(rs_recall(&memory, 1 + 2 * (uint64_t)RS_REMEMBERED, &worth));
    assert_int_equal(worth, 18);
}

/* ---- The games ------------------------------------------------------------------------------------------------------------------- */

static void begin(const rs_game *game, int players, const char *seed)
{
    rs_mind_begin(&mind, game, (rs_budget){.iterations = 1}, &memory);
    rs_mind_begin(&forgetful, game, (rs_budget){.iterations = 1}, &blank);
    rs_chance_seed(&mind.luck, game->id, seed, NULL, 0);
    rs_start(game, mind.state, players, NULL, &mind.turn);
}

static void weigh_without_memory(int worth[RS_LIST])
{
    rs_memory_clear(&blank);
    memcpy(forgetful.state, mind.state, mind.game->state_bytes);
    forgetful.turn.moves = mind.turn.moves;
    forgetful.luck = mind.luck;
    rs_weigh(&forgetful, worth);
}

static int weigh_twice(void)
{
    int with[RS_LIST], without[RS_LIST], best;

    rs_weigh(&mind, with);
    mind.luck.counter += 1000;
    weigh_without_memory(without);
    best = rs_weigh(&mind, with);
    for (int i = 0; i < mind.turn.moves.count; i++)
        if (with[i] != without[i]) fail_msg("%s: a move is worth %d by memory, %d without", mind.game->id, with[i], without[i]);
    return best;
}

static int play_game(const rs_game *game, int players, const char *seed, int decisions)
{
    begin(game, players, seed);
    for (; decisions > 0 && rs_asked(mind.state) >= 0; decisions--) {
        int best = weigh_twice();

        rs_choose(game, mind.state, rs_below(&mind.luck, WHIM) ? best : rs_below(&mind.luck, mind.turn.moves.count), &mind.turn);
    }
    return decisions;
}

TEST(worths_do_not_depend_on_memory)
{
    int64_t recalled = 0;

    for (int i = 0; i < rs_game_count(); i++) {
        const rs_game *game = rs_game_at(i);

        rs_memory_clear(&memory);
        for (int players = game->least_players; players <= game->most_players; players++)
            for (int left = DECISIONS, number = 0; left > 0; number++) {
                char seed[16];

                snprintf(seed, sizeof seed, "%d", number);
                left = play_game(game, players, seed, left);
                recalled += mind.recalled;
            }
        assert_int_equal(forgetful.recalled, 0);
    }
    assert_true(recalled > DECISIONS * rs_game_count()); /* of all games together: in a game whose moves all draw, nothing is remembered */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_move_is_remembered_for_its_position_alone),
        cmocka_unit_test(the_later_of_two_in_one_place_is_remembered),
        cmocka_unit_test(worths_do_not_depend_on_memory),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
