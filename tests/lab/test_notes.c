/* test_notes.c - what a game remembers of earlier positions never changes what it thinks of this one. The games are played as bots play
 * them on in thought: the moves of a decision are tried one after the other, and mostly the one is made that is best right after it. */
#include "bots/bot.h"
#include "engine/game.h"
#include "engine/notes.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

#define TEST(name) static void name(__attribute__((unused)) void **unused_)

enum { DECISIONS = 6000, WHIM = 8 }; /* of each game and number of players; one in so many is made at random */

static _Alignas(RS_ALIGN) unsigned char state[RS_STATE], trial[RS_STATE], notes[RS_NOTES];
static rs_turn turn, trial_turn;
static rs_chance dice, trial_dice, wits;

/* ---- The notes themselves ------------------------------------------------------------------------------------------------- */

static int worth_on(int seat, int first, const char *second)
{
    const rs_part parts[] = {RS_PART(first), {second, 4}};
    rs_standing *note = rs_standing_on(notes, seat, parts, RS_COUNT(parts));

    return note->known ? note->worth : -1;
}

static void note_down(int seat, int first, const char *second, int worth)
{
    const rs_part parts[] = {RS_PART(first), {second, 4}};

    *rs_standing_on(notes, seat, parts, RS_COUNT(parts)) = (rs_standing){true, worth};
}

TEST(two_notes_are_kept_for_each_seat)
{
    memset(notes, 0, sizeof notes);
    note_down(0, 1, "wind", 10);
    note_down(1, 1, "wind", 20);
    note_down(0, 1, "rain", 30);
    assert_int_equal(worth_on(0, 1, "wind"), 10);
    assert_int_equal(worth_on(0, 1, "rain"), 30);
    assert_int_equal(worth_on(1, 1, "wind"), 20);
    assert_int_equal(worth_on(1, 2, "wind"), -1);
}

TEST(a_third_note_takes_the_place_of_the_one_not_asked_for)
{
    memset(notes, 0, sizeof notes);
    note_down(4, 1, "wind", 10);
    note_down(4, 2, "wind", 20);
    assert_int_equal(worth_on(4, 1, "wind"), 10);
    note_down(4, 3, "wind", 30);
    assert_int_equal(worth_on(4, 3, "wind"), 30);
    assert_int_equal(worth_on(4, 1, "wind"), 10);
    assert_int_equal(worth_on(4, 2, "wind"), -1);
}

/* ---- The games ------------------------------------------------------------------------------------------------------------- */

/* What a move is worth to who makes it. */
static int worth_of(const rs_game *game, rs_move move, int seat)
{
    int with[RS_SEATS] = {0}, without[RS_SEATS] = {0};

    memcpy(trial, state, game->state_bytes);
    trial_dice = dice;
    trial_turn.moves.count = 1;
    trial_turn.moves.at[0] = move;
    rs_choose(game, trial, 0, &trial_turn);
    if (((const rs_head *)trial)->over) return 0;
    game->value(trial, notes, with);
    game->value(trial, NULL, without);
    for (int i = 0; i < RS_SEATS; i++)
        if (with[i] != without[i]) fail_msg("%s: seat %d is worth %d with notes, %d without", game->id, i, with[i], without[i]);
    return with[seat];
}

static int best_move(const rs_game *game)
{
    int best = 0, most = INT32_MIN, seat = rs_asked(state);

    for (int i = 0; i < turn.moves.count; i++) {
        int worth = worth_of(game, turn.moves.at[i], seat);

        if (worth > most) best = i, most = worth;
    }
    return best;
}

static int play_game(const rs_game *game, int players, const char *seed, int decisions)
{
    rs_chance_seed(&dice, game->id, seed, NULL, 0);
    rs_turn_init(&turn, &dice);
    rs_turn_init(&trial_turn, &trial_dice);
    turn.quiet = trial_turn.quiet = true;
    memset(notes, 0, sizeof notes);
    rs_start(game, state, players, NULL, &turn);
    for (; decisions > 0 && rs_asked(state) >= 0; decisions--) {
        int best = best_move(game);

        rs_choose(game, state, rs_below(&wits, WHIM) ? best : rs_below(&wits, turn.moves.count), &turn);
    }
    return decisions;
}

TEST(values_do_not_depend_on_notes)
{
    rs_chance_seed(&wits, "wits", "notes", NULL, 0);
    for (int i = 0; i < rs_game_count(); i++) {
        const rs_game *game = rs_game_at(i);

        if (!game->value) continue;
        for (int players = game->least_players; players <= game->most_players; players++)
            for (int left = DECISIONS, number = 0; left > 0; number++) {
                char seed[16];

                snprintf(seed, sizeof seed, "%d", number);
                left = play_game(game, players, seed, left);
            }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_notes_are_kept_for_each_seat),
        cmocka_unit_test(a_third_note_takes_the_place_of_the_one_not_asked_for),
        cmocka_unit_test(values_do_not_depend_on_notes),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
