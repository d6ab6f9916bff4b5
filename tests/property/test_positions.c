/* test_positions.c - positions from outside: real ones, bent at random, are refused with a sentence or can be played on safely. */
#include "engine/game.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>

enum {
    MOVES = 12000,    /* of each game, however many games that are, */
    MOVES_EACH = 400, /* no more of one than so many */
    BENT_PER_POSITION = 12,
    MOVES_AFTER = 40,
    TOKENS = 4096
};

static char json[1 << 16], bent[1 << 17];

/* ---- Tokens of a JSON text: strings, numbers and literals, with what stands between them -------------------------------------- */

typedef struct token {
    int at, length;
} token;

static int tokens_of(const char *text, token *tokens)
{
    int count = 0;

    for (int i = 0; text[i] && count < TOKENS;) {
        int start = i;

        if (text[i] == '"') {
            for (i++; text[i] != '"'; i++) {
            }
            i++;
            if (text[i] == ':') continue; /* a key stays */
        } else if (strchr("-0123456789tfn", text[i])) {
            while (text[i] && !strchr(",]}", text[i])) i++;
        } else {
            i++;
            continue;
        }
        tokens[count++] = (token){start, i - start};
    }
    return count;
}

/* Puts another token, a small number or a literal in the place of one. */
static void bend(rs_chance *chance)
{
    static const char *const strange[] = {"0",    "1",     "2",    "3",          "-1",       "7",        "127",
                                          "true", "false", "null", "\"spoils\"", "\"take\"", "\"dump\"", "[]"};
    static token tokens[TOKENS];
    int count = tokens_of(json, tokens);
    token from = tokens[rs_below(chance, count)], with = tokens[rs_below(chance, count)];
    const char *text = json + with.at;
    int length = with.length;

    if (rs_below(chance, 2)) {
        text = strange[rs_below(chance, RS_COUNT(strange))];
        length = (int)strlen(text);
    }
    memcpy(bent, json, (size_t)from.at);
    memcpy(bent + from.at, text, (size_t)length);
    strcpy(bent + from.at + length, json + from.at + from.length);
    strcpy(json, bent);
}

/* Exchanges two tokens, so that everything is still there once. */
static void exchange(rs_chance *chance)
{
    static token tokens[TOKENS];
    int count = tokens_of(json, tokens), i = rs_below(chance, count), k = rs_below(chance, count);
    token a = tokens[i < k ? i : k], b = tokens[i < k ? k : i];
    rs_text out = rs_text_on(bent, sizeof bent);

    if (i == k) return;
    rs_put_format(&out, "%s", "");
    memcpy(bent, json, (size_t)a.at);
    out.used = (size_t)a.at;
    memcpy(bent + out.used, json + b.at, (size_t)b.length);
    out.used += (size_t)b.length;
    memcpy(bent + out.used, json + a.at + a.length, (size_t)(b.at - a.at - a.length));
    out.used += (size_t)(b.at - a.at - a.length);
    memcpy(bent + out.used, json + a.at, (size_t)a.length);
    out.used += (size_t)a.length;
    strcpy(bent + out.used, json + b.at + b.length);
    strcpy(json, bent);
}

/* ---- Playing on ------------------------------------------------------------------------------------------------------------------ */

static void play_on(const rs_game *game, void *state, rs_chance *chance)
{
    rs_turn turn;

    rs_turn_init(&turn, chance);
    rs_legal(game, state, &turn.moves);
    for (int i = 0; i < MOVES_AFTER && rs_asked(state) >= 0; i++) {
        const char *broken;

        rs_choose(game, state, rs_below(chance, turn.moves.count), &turn);
        if ((broken = game->broken(state))) fail_msg("accepted, but then the position %s: %s", broken, json);
    }
}

static int accepted, refused_count;

static void try_bent(const rs_game *game, const void *state, rs_chance *chance)
{
    _Alignas(RS_ALIGN) unsigned char read[RS_STATE];
    char problem[RS_LINE];
    rs_text out = rs_text_on(json, sizeof json);
    const char *why;

    rs_state_json(game, state, &out);
    for (int times = 1 + rs_below(chance, 3); times > 0; times--) {
        if (rs_below(chance, 2))
            bend(chance);
        else
            exchange(chance);
    }
    if ((why = rs_state_read(game, json, strlen(json), read, problem))) {
        assert_true(strlen(why) > 10);
        refused_count++;
    } else {
        accepted++;
        play_on(game, read, chance);
    }
}

/* Bends the positions of a game by random moves; returns how many there were. */
static int bend_game(const rs_game *game, int players, rs_chance *chance)
{
    _Alignas(RS_ALIGN) unsigned char state[RS_STATE];
    rs_turn turn;
    int moves = 0;

    rs_turn_init(&turn, chance);
    rs_start(game, state, players, NULL, &turn);
    for (; moves < MOVES_EACH && rs_asked(state) >= 0; moves++) {
        if (rs_below(chance, 8) == 0)
            for (int k = 0; k < BENT_PER_POSITION; k++) try_bent(game, state, chance);
        rs_choose(game, state, rs_below(chance, turn.moves.count), &turn);
    }
    return moves;
}

/* Whatever was bent in a position, reading it never leads to a broken game. */
static void bent_positions_are_refused_or_playable(void **unused)
{
    (void)unused;
    for (int i = 0; i < rs_game_count(); i++) {
        const rs_game *game = rs_game_at(i);
        rs_chance chance;

        rs_chance_seed(&chance, game->id, "bent", NULL, 0);
        for (int moves = 0, n = 0; moves < MOVES; n++)
            moves += bend_game(game, game->least_players + n % (game->most_players - game->least_players + 1), &chance);
    }
    print_message("%d bent positions accepted, %d refused\n", accepted, refused_count);
    assert_true(accepted > 100 && refused_count > 1000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(bent_positions_are_refused_or_playable)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
