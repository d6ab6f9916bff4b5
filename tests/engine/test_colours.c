/* test_colours.c - colours that players chose: names, moves, positions, scripts, files and requests follow them. */
#include "asking.h"
#include "protocol/gamefile.h"

#include <stdlib.h>

static rs_session s, t;
static char file[1 << 18];

static void begin_painted(const rs_game *game, int players, const char *colours)
{
    rs_beginning b = {.game = game, .players = players, .seed = "seed-1"};
    char problem[RS_LINE];

    assert_null(rs_colours_parse(game, players, colours, &b.colours));
    assert_null(rs_session_begin(&s, &b, problem));
}

static void expect_colours(const char *expected)
{
    char line[RS_LINE];
    rs_text out = rs_text_on(line, sizeof line);

    rs_put_colours(s.game, s.state, " ", &out);
    assert_string_equal(line, expected);
}

/* Who chooses none has the usual colour, or what is left; the usual ones leave no trace in a position. */
TEST(what_is_not_chosen_is_left)
{
    begin_painted(&pl_game, 3, "");
    expect_colours("red blue green");
    assert_int_equal(rs_colours(s.state), 0);
    begin_painted(&pl_game, 3, "red blue green");
    assert_int_equal(rs_colours(s.state), 0);
    begin_painted(&pl_game, 3, "yellow");
    expect_colours("yellow blue green");
    begin_painted(&pl_game, 3, "blue");
    expect_colours("blue red green");
    begin_painted(&pl_game, 3, "- red");
    expect_colours("blue red green");
    begin_painted(&pl_game, 4, "Green,yellow");
    expect_colours("green yellow red blue");
}

static void expect_no_colours(const rs_game *game, const char *colours, const char *why)
{
    uint16_t packed;

    assert_string_equal(rs_colours_parse(game, 2, colours, &packed), why);
}

/* Colours are different ones, of the game, and no more than seats; not every game lets players choose. */
TEST(colours_that_cannot_be_are_refused)
{
    rs_game other = pl_game;

    expect_no_colours(&pl_game, "green green", "Two seats cannot have the same colour.");
    expect_no_colours(&pl_game, "pink", "There is no such colour.");
    expect_no_colours(&pl_game, "nobody", "There is no such colour.");
    expect_no_colours(&pl_game, "red green blue", "There are more colours than seats.");
    expect_no_colours(&pl_game, "a-word-that-is-longer-than-any-that-is-known", "There is no such colour.");
    other.colours = false;
    expect_no_colours(&other, "red", "In this game nobody chooses a colour.");
}

/* The seat that plays green is called so wherever it is named, and is meant wherever green is. */
TEST(a_seat_goes_by_its_colour)
{
    rs_move attack_first = {0}, move;
    char line[RS_LINE], board[1 << 14];
    rs_text out = rs_text_on(line, sizeof line), picture = rs_text_on(board, sizeof board);

    begin_painted(&pl_game, 2, "green red");
    assert_string_equal(rs_seat_name(&pl_game, s.state, 0), "Green");
    assert_string_equal(rs_seat_name(&pl_game, s.state, 1), "Red");
    attack_first = move_of(&pl_game, "attack red"); /* by the usual colours the first seat */
    assert_true(rs_move_parse(&pl_game, s.state, "attack green", &move));
    assert_memory_equal(&move, &attack_first, sizeof move);
    rs_move_text(&pl_game, s.state, attack_first, &out);
    assert_string_equal(line, "attack green");
    out = rs_text_on(line, sizeof line);
    rs_move_label(&pl_game, s.state, attack_first, &out);
    assert_string_equal(line, "Attack Green");
    pl_game.board(s.state, &picture);
    expect_part(board, "[G] Green");
    expect_part(board, "[R] Red");
    expect_no_part(board, "Blue");
}

/* A position tells its colours if they are not the usual ones, and is read back the same. */
TEST(positions_keep_their_colours)
{
    _Alignas(RS_ALIGN) unsigned char state[RS_STATE];
    char problem[RS_LINE];
    const char *json;

    begin_painted(&toy_game, 2, "");
    expect_no_part(json_of(&toy_game, s.state), "colours");
    begin_painted(&toy_game, 2, "green red");
    json = json_of(&toy_game, s.state);
    expect_part(json, "\"colours\":[\"green\",\"red\"]");
    assert_null(rs_state_read(&toy_game, json, strlen(json), state, problem));
    assert_memory_equal(state, s.state, toy_game.state_bytes);
    json = changed(json, "[\"green\",\"red\"]", "[\"green\",\"green\"]");
    assert_string_equal(rs_state_read(&toy_game, json, strlen(json), state, problem), "Two seats cannot have the same colour.");
}

static void save(void)
{
    rs_text out = rs_text_on(file, sizeof file);

    rs_session_save(&s, &out);
    assert_false(out.cut);
}

static void expect_restored(void)
{
    char problem[RS_LINE], *log[2] = {malloc(1 << 20), malloc(1 << 20)};
    rs_text out[2] = {rs_text_on(log[0], 1 << 20), rs_text_on(log[1], 1 << 20)};

    save();
    assert_null(rs_session_verify(&t, file, strlen(file), problem));
    assert_memory_equal(t.state, s.state, s.game->state_bytes);
    rs_session_log(&s, RS_NOBODY, -1, &out[0]);
    rs_session_log(&t, RS_NOBODY, -1, &out[1]);
    assert_string_equal(log[0], log[1]);
    free(log[0]);
    free(log[1]);
}

/* Files name the colours, which hold for all that is written in them: moves, records, positions. */
TEST(files_keep_the_colours)
{
    for (int moves = 0; moves <= 2000; moves += 100) {
        begin_painted(moves % 200 ? &toy_game : &pl_game, 2, "green red");
        say_many(&s, "whim", moves);
        expect_restored();
        expect_part(file, "\ncolours green red\n");
    }
    begin_painted(&pl_game, 3, "");
    save();
    expect_no_part(file, "colours");
    begin_painted(&pl_game, 2, "green red");
    save();
    assert_string_equal(rs_session_restore(&t, changed(file, "green red", "green green"), strlen(file) + 2, file + (1 << 17)),
                        "Line 5: Two seats cannot have the same colour.");
}

/* Taken up again from its seed, from its past or from a guess, a game has the colours it had. */
TEST(colours_stay_with_a_game)
{
    begin_painted(&pl_game, 2, "yellow blue");
    say_many(&s, "whim", 30);
    while (rs_session_undoable(&s) > 0) assert_null(rs_session_undo(&s));
    expect_colours("yellow blue");
    assert_null(rs_session_fork(&s, 0, "fork"));
    expect_colours("yellow blue");
    assert_string_equal(rs_seat_name(&pl_game, s.state, 0), "Yellow");
}

/* A script calls the seats as the game does. */
TEST(scripts_name_seats_by_their_colours)
{
    int8_t chosen[RS_SEATS] = {GREEN, RED, RS_ANY_COLOUR, RS_ANY_COLOUR, RS_ANY_COLOUR};
    rs_script next = {0};
    rs_chance chance = {.script = &next, .colours = rs_pack_colours(chosen)};

    script(&next, "green blue");
    assert_int_equal(rs_pick(&chance, rs_range(0, 2), &toy_captain_words), 0);
    assert_int_equal(rs_pick(&chance, rs_range(0, 2), &toy_captain_words), 2);
}

/* By the protocol: colours of a new game, in events, prompts and positions. */
TEST(a_new_game_is_asked_for_with_colours)
{
    static const refused bad[] = {
        {"{'cmd':'new','game':'plunder','players':2,'colours':['green','green']}", "bad-request"},
        {"{'cmd':'new','game':'plunder','players':2,'colours':['pink']}", "bad-request"},
        {"{'cmd':'new','game':'plunder','players':2,'colours':['red','blue','green']}", "bad-request"},
        {"{'cmd':'new','game':'plunder','players':2,'colours':'red'}", "bad-request"},
        {"{'cmd':'new','game':'plunder','players':2,'colours':[1]}", "bad-request"},
    };

    ask("{'cmd':'new','game':'plunder','players':3,'colours':[null,'red']}");
    expect_raw(rs_json_get(ask("{'cmd':'state'}"), "state"), "colours", "[\"blue\",\"red\",\"green\"]");
    expect_errors(bad, RS_COUNT(bad));
    ask("{'cmd':'schema','game':'plunder'}");
    expect_part(reply, "\"colours\":true,\"owned\":{\"captain\":[[0,1]],\"target\":[[4,1]]}");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_not_chosen_is_left),
        cmocka_unit_test(colours_that_cannot_be_are_refused),
        cmocka_unit_test(a_seat_goes_by_its_colour),
        cmocka_unit_test(positions_keep_their_colours),
        cmocka_unit_test(files_keep_the_colours),
        cmocka_unit_test(colours_stay_with_a_game),
        cmocka_unit_test(scripts_name_seats_by_their_colours),
        cmocka_unit_test(a_new_game_is_asked_for_with_colours),
    };

    return RUN(tests);
}
