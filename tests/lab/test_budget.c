/* test_budget.c - no bot thinks longer than it may, in any game; measured in the time that its thread had a core, so that a busy machine
 * does not matter. */
#include "bots/bot.h"
#include "engine/game.h"
#include "lab/clock.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <cmocka.h>

#define TEST(name) static void name(__attribute__((unused)) void **unused_)

enum {
    SAMPLE = 12,     /* positions of a game in which the bots are asked */
    APART = 9,       /* moves from one to the next */
    OVER = 20,       /* percent that a bot may be late, */
    MOMENT = 1000,   /* and microseconds besides */
    AGAIN = 3,       /* times that a late bot is asked anew */
    LEAVES = 20000,  /* positions that a thinking bot values in a second at least */
    ITERATIONS = 200 /* and looks ahead */
};

#if defined(__SANITIZE_ADDRESS__) || !defined(__OPTIMIZE__)
enum { SLOWER = 20 }; /* what one step takes longer than in a release build */
#else
enum { SLOWER = 1 };
#endif

static _Alignas(RS_ALIGN) unsigned char state[RS_STATE], view[RS_STATE], room[RS_BOT_ROOM];
static rs_turn turn;
static rs_chance dice, wits;
static rs_thoughts thoughts;

/* Microseconds. */
static int64_t time_of(const rs_game *game, const rs_bot *bot, int ms)
{
    rs_question question = {game, view, &turn.moves, &wits, {ms, 0, rs_thread_microseconds}, room, 0};
    int64_t began = rs_thread_microseconds();

    rs_bot_choose(bot, &question, &thoughts);
    return rs_thread_microseconds() - began;
}

/* A virtual machine counts time that its host took away: late is who is late each time. */
static int64_t least_time_of(const rs_game *game, const rs_bot *bot, int ms, int64_t limit)
{
    int64_t spent = time_of(game, bot, ms);

    for (int again = 0; again < AGAIN && spent > limit; again++) spent = time_of(game, bot, ms);
    return spent;
}

/* Asks every bot in positions of a random game. */
static void ask_around(const rs_game *game, int players, int ms)
{
    int64_t limit = (int64_t)ms * 1000 * (100 + OVER) / 100 + MOMENT * SLOWER;

    rs_chance_seed(&dice, game->id, "budget", NULL, 0);
    rs_chance_seed(&wits, "bot", "budget", NULL, 0);
    rs_turn_init(&turn, &dice);
    rs_start(game, state, players, NULL, &turn);
    for (int moves = 0; moves < SAMPLE * APART && rs_asked(state) >= 0; moves++) {
        rs_view(game, state, rs_asked(state), view);
        for (int i = 0; moves % APART == 0 && i < rs_bot_count(); i++) {
            int64_t spent = least_time_of(game, rs_bot_at(i), ms, limit);

            if (spent > limit)
                fail_msg("%s, %d players, move %d, %d choices: %s thought %lld microseconds of %d ms", game->id, players, moves,
                         turn.moves.count, rs_bot_at(i)->id, (long long)spent, ms);
        }
        rs_choose(game, state, rs_below(&dice, turn.moves.count), &turn);
    }
}

TEST(no_bot_thinks_longer_than_it_may)
{
    static const int ms[] = {1, 5, 20};

    for (int game = 0; game < rs_game_count(); game++)
        for (size_t i = 0; i < sizeof ms / sizeof *ms; i++) {
            ask_around(rs_game_at(game), rs_game_at(game)->least_players, ms[i]);
            ask_around(rs_game_at(game), rs_game_at(game)->most_players, ms[i]);
        }
}

/* On a machine slower than those of today by far: what is checked is that nothing grew out of all proportion. */
TEST(thinking_is_fast)
{
    const rs_bot *search = rs_bot_find("search");

    for (int i = 0; i < rs_game_count(); i++) {
        const rs_game *game = rs_game_at(i);
        int64_t spent, looks;

        rs_chance_seed(&dice, game->id, "speed", NULL, 0);
        rs_turn_init(&turn, &dice);
        rs_start(game, state, game->most_players, NULL, &turn);
        while (turn.moves.count == 1) rs_choose(game, state, 0, &turn);
        rs_view(game, state, rs_asked(state), view);
        spent = time_of(game, search, 100) + 1;
        looks = thoughts.iterations * 1000000 / spent * SLOWER;
        assert_true(looks >= ITERATIONS);
        assert_true(looks >= LEAVES || thoughts.leaves * 1000000 / spent * SLOWER >= LEAVES); /* in a small game most are remembered */
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_bot_thinks_longer_than_it_may),
        cmocka_unit_test(thinking_is_fast),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
