/* test_replay.c - game files: saved, restored, proven; and every way in which one can be wrong. */
#include "kit.h"
#include "protocol/gamefile.h"

#include <stdio.h>

static rs_session s, t;
static char file[1 << 18], again[1 << 18];

static void save(const rs_session *of, char *into)
{
    rs_text out = rs_text_on(into, sizeof file);

    rs_session_save(of, &out);
    assert_false(out.cut);
}

static const char *restore(const char *text)
{
    static char problem[RS_LINE];

    return rs_session_restore(&t, text, strlen(text), problem);
}

static const char *verify(const char *text)
{
    static char problem[RS_LINE];

    return rs_session_verify(&t, text, strlen(text), problem);
}

/* ---- Saved and restored ------------------------------------------------------------------------------------------ */

static void expect_same_session(void)
{
    assert_ptr_equal(t.game, s.game);
    assert_memory_equal(t.state, s.state, s.game->state_bytes);
    assert_int_equal(rs_hash(t.state, s.game->state_bytes), rs_hash(s.state, s.game->state_bytes));
    assert_memory_equal(t.origin, s.origin, s.game->state_bytes);
    assert_int_equal(t.count, s.count);
    assert_memory_equal(t.entry, s.entry, sizeof *s.entry * (size_t)s.count);
    assert_int_equal(t.turn.moves.count, s.turn.moves.count);
    assert_int_equal(t.scripted, s.scripted);
    assert_int_equal(t.loaded, s.loaded);
    assert_int_equal(rs_session_undoable(&t), rs_session_undoable(&s));
    assert_null(t.chance.feed);
}

/* Saves s, restores it as t, takes back in both and plays both on by the same moves: luck and all, they stay the same game. */
static void expect_restored(void)
{
    save(&s, file);
    assert_null(restore(file));
    expect_same_session();
    save(&t, again);
    assert_string_equal(file, again);
    while (rs_session_undoable(&s) > 0) {
        assert_null(rs_session_undo(&s));
        assert_null(rs_session_undo(&t));
        expect_same_session();
    }
    say_many(&s, "on", 50);
    say_many(&t, "on", 50);
    expect_same_session();
    save(&s, file);
    save(&t, again);
    assert_string_equal(file, again);
}

static void begin_new(const rs_game *game, int players)
{
    char problem[RS_LINE];

    assert_null(rs_session_begin(&s, &(rs_beginning){.game = game, .players = players, .seed = "seed-1"}, problem));
}

/* New games of every kind and length come back the same. */
TEST(games_from_a_seed_are_restored)
{
    static const int lengths[] = {0, 1, 7, 60, 400};

    for (int i = 0; i < rs_game_count(); i++)
        for (int k = 0; k < RS_COUNT(lengths); k++) {
            begin_new(rs_game_at(i), 2 + k % 2);
            say_many(&s, "moves", lengths[k]);
            expect_restored();
        }
}

/* So do games with the players' entropy and with options that are not the usual ones. */
TEST(entropy_and_options_are_restored)
{
    static const int16_t options[] = {4, 50};
    char problem[RS_LINE];
    static const char longest[] = "0123456789012345678901234567890123456789012345678901234567890123";
    rs_beginning b = {
        .game = &toy_game, .players = 3, .seed = longest, .options = options, .entropies = 3, .entropy = {"a", "b.c", longest}};

    assert_null(rs_session_begin(&s, &b, problem));
    say_many(&s, "moves", 8);
    save(&s, file);
    expect_part(file, "option rounds 4\noption prize 50\n");
    expect_part(file, "entropy a\nentropy b.c\nentropy 0123");
    expect_restored();
    assert_int_equal(toy_in(&t)->head.option[TOY_OPT_PRIZE], 50);
}

static void begin_from_position(const rs_game *game, int moves)
{
    char problem[RS_LINE];
    const char *json;

    begin_new(game, 2);
    say_many(&s, "before", moves);
    json = json_of(game, s.state);
    assert_null(rs_session_load(&s, game, json, strlen(json), "another-seed", problem));
}

/* So do games that began from a position, in any of its decisions. */
TEST(games_from_a_position_are_restored)
{
    for (int moves = 0; moves < 30; moves += 5)
        for (int i = 0; i < rs_game_count(); i++) {
            begin_from_position(rs_game_at(i), moves);
            say_many(&s, "after", 20);
            expect_restored();
        }
}

/* So do games with scripted draws: in the set-up, in the middle, or in a game from a position. */
TEST(scripted_games_are_restored)
{
    rs_script draws;

    begin_session(&s, &toy_game, 2, usual_deal);
    expect_restored();
    begin_session(&s, &toy_game, 2, usual_deal);
    say_many(&s, "moves", 6);
    expect_restored();
    begin_new(&toy_game, 2);
    say(&s, RED, "draw");
    say(&s, RED, "rest");
    script(&draws, "6 5");
    assert_null(rs_session_script(&s, &draws));
    say(&s, BLUE, "cast 2");
    save(&s, file);
    expect_part(file, "\n1 cast 2\ndraw 6 5\n");
    expect_restored();
    begin_from_position(&toy_game, 0);
    script(&draws, "1");
    assert_null(rs_session_script(&s, &draws));
    say(&s, RED, "cast 2");
    expect_restored();
}

/* A file is readable text: this is one. */
TEST(a_file_reads_like_this)
{
    char problem[RS_LINE];

    assert_null(rs_session_begin(&s, &(rs_beginning){.game = &toy_game, .players = 2, .seed = "abc"}, problem));
    say(&s, RED, "rest");
    say(&s, BLUE, "rest");
    say(&s, RED, "bet nothing");
    save(&s, file);
    expect_part(file, "roadstead game 2\ngame toy\nrules 7\nplayers 2\nseed abc\n"
                      "commit ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad\n"
                      "moves\n0 rest\n1 rest\n0 bet nothing\nend open\nhash ");
}

/* Lines may end as on other systems, and moves may be written by code and in any case. */
TEST(other_line_ends_and_spellings_are_read)
{
    rs_text out = rs_text_on(again, sizeof again);

    begin_session(&s, &toy_game, 2, usual_deal);
    say(&s, RED, "show conch");
    save(&s, file);
    for (const char *c = changed(file, "0 show conch", "0 SHOW s-03"); *c; c++) {
        if (*c == '\n') rs_put_char(&out, '\r');
        rs_put_char(&out, *c);
    }
    assert_null(restore(again));
    expect_same_session();
}

/* ---- Proven ------------------------------------------------------------------------------------------------------ */

/* An honest game of the toy by random moves, in `file`; it has entropy too. */
static void honest_game(int moves)
{
    char problem[RS_LINE];
    rs_beginning b = {.game = &toy_game, .players = 2, .seed = "honest", .entropies = 2, .entropy = {"mine", "yours"}};

    assert_null(rs_session_begin(&s, &b, problem));
    say_many(&s, "honest", moves);
    save(&s, file);
}

/* Honest games are proven, over or not. */
TEST(honest_files_are_proven)
{
    honest_game(1000);
    expect_part(file, "end over\n");
    assert_null(verify(file));
    expect_same_session();
    honest_game(3);
    expect_part(file, "end open\n");
    assert_null(verify(file));
    begin_new(&pl_game, 4);
    say_many(&s, "honest", 300);
    save(&s, file);
    assert_null(verify(file));
}

/* The number of the first line that begins like this. */
static int line_of(const char *text, const char *start)
{
    int line = 1;

    for (const char *at = text; strncmp(at, start, strlen(start)) != 0; at++, line++)
        if (!(at = strchr(at, '\n'))) fail_msg("no line begins with '%s'", start);
    return line;
}

/* The file with one part changed is refused; the sentence names this line (0: any), and says what is wrong. */
static void expect_refused(const char *(*how)(const char *), const char *from, const char *to, int line, const char *part)
{
    char start[32];
    const char *why = how(changed(file, from, to));

    snprintf(start, sizeof start, line ? "Line %d: " : "Line ", line);
    expect_part(why, start);
    assert_ptr_equal(strstr(why, start), why);
    expect_part(why, part);
}

/* Whoever changes seed, commitment or entropy is found out. */
TEST(other_luck_is_found_out)
{
    honest_game(1000);
    expect_refused(verify, "seed honest", "seed honesty", 0, "");
    expect_refused(verify, "entropy yours", "entropy theirs", 0, "");
    expect_refused(verify, "entropy yours\n", "", 0, "");
    expect_refused(verify, "commit ", "commit 0", line_of(file, "commit"), "does not fit the commitment");
    expect_refused(verify, "commit ", "commit 00", line_of(file, "commit"), "too long");
    file[strstr(file, "commit ") - file + 7] ^= 1;
    expect_refused(verify, "seed", "seed", line_of(file, "commit"), "does not fit the commitment");
    honest_game(0);
    expect_refused(verify, "seed honest", "seed honesty", 0, "");
}

/* The seed that really belongs to another commitment does not help: every draw comes out otherwise. */
TEST(another_seed_with_its_own_commitment_is_found_out)
{
    char hex[65], line[128], old_line[128];

    honest_game(1000);
    rs_commitment("honest", hex);
    snprintf(old_line, sizeof old_line, "seed honest\ncommit %s\n", hex);
    rs_commitment("luckier", hex);
    snprintf(line, sizeof line, "seed luckier\ncommit %s\n", hex);
    expect_refused(verify, old_line, line, 0, "");
}

/* Whoever changes a move, drops one or adds one is found out. */
TEST(other_moves_are_found_out)
{
    honest_game(3);
    expect_refused(verify, "\nmoves\n", "\nmoves\n0 lose\n", line_of(file, "moves") + 1, "This is not the moment for that.");
    expect_refused(verify, "\nmoves\n", "\nmoves\n0 dance\n", line_of(file, "moves") + 1, "not a move of this game");
    expect_refused(verify, "\nmoves\n", "\nmoves\n1 rest\n", line_of(file, "moves") + 1, "not this seat's decision");
    expect_refused(verify, "\nmoves\n", "\nmoves\nrest\n", line_of(file, "moves") + 1, "this is not a move");
    expect_refused(verify, "\nmoves\n", "\nmoves\n5 rest\n", line_of(file, "moves") + 1, "this is not a move");
    expect_refused(verify, "\nmoves\n", "\nmoves\n4 rest\n", line_of(file, "moves") + 1, "not this seat's decision");
    expect_refused(verify, "\nend", "\n0 rest\nend", 0, "");
    expect_refused(verify, s.entry[2].seat ? "\n1 " : "\n0 ", "\n", 0, "this is not a move");
}

/* A game that was given up comes back as such; one of three cannot have been, nor one that was over. */
TEST(a_concession_is_kept)
{
    honest_game(3);
    assert_null(rs_session_concede(&s, 1));
    save(&s, file);
    expect_part(file, "end conceded 1\n");
    assert_null(verify(file));
    expect_same_session();
    expect_refused(verify, "end conceded 1", "end conceded 2", line_of(file, "end"), "does not end like this");
    expect_refused(verify, "end conceded 1", "end conceded", line_of(file, "end"), "does not end like this");
    honest_game(1000);
    expect_refused(verify, "end over", "end conceded 0", line_of(file, "end"), "does not end like this");
    begin_new(&toy_game, 3);
    save(&s, file);
    expect_refused(restore, "end open", "end conceded 0", line_of(file, "end"), "does not end like this");
}

/* Whoever changes how it ended is found out. */
TEST(another_end_is_found_out)
{
    honest_game(3);
    expect_refused(verify, "end open", "end over", line_of(file, "end"), "does not end like this");
    expect_refused(verify, "\nhash ", "\nhash 0", line_of(file, "hash"), "not the one that was noted");
    file[strlen(file) - 2] ^= 1;
    expect_refused(verify, "game toy", "game toy", line_of(file, "last"), "not the one that was noted");
}

/* Other rules, another game, other players or options: refused at their line. */
TEST(another_header_is_refused)
{
    honest_game(3);
    expect_refused(verify, "roadstead game 2", "roadstead game 3", 1, "not a game file of roadstead");
    expect_refused(verify, "game toy", "game chess", 2, "there is no such game");
    expect_refused(verify, "game toy\n", "", 2, "the game must be named first");
    expect_refused(verify, "rules 7", "rules 8", 3, "a newer version of the rules");
    expect_refused(verify, "rules 7", "rules seven", 3, "not a number");
    expect_refused(verify, "rules 7\n", "", line_of(file, "moves") - 1, "version of the rules is missing");
    expect_refused(verify, "players 2", "players 9", 4, "not a number of players");
    expect_refused(verify, "players 2", "players 5", line_of(file, "moves"), "for 2 to 3 players");
    expect_refused(verify, "players 2", "players 2\noption prize 101", 5, "out of range");
    expect_refused(verify, "players 2", "players 2\noption luck 1", 5, "no such option");
    expect_refused(verify, "players 2", "players 2\nweather fine", 5, "not understood");
    expect_refused(verify, "seed honest", "seed", 5, "not understood");
    expect_refused(verify, "seed honest", "seed not honest", line_of(file, "moves"), "A seed is 1 to 64 letters");
    expect_refused(verify, "entropy yours", "entropy a\nentropy b\nentropy c\nentropy d\nentropy e", line_of(file, "entropy yours") + 4,
                   "not understood");
}

/* Says in the file, at both places, how far the stream was used. */
static void move_stream(int place)
{
    char *last = strstr(file, "\nlast ") + 6, line[64];

    snprintf(again, sizeof again, "%d%s", place, last + strspn(last, "0123456789"));
    strcpy(last, again);
    snprintf(line, sizeof line, "stream %d\nend open", place);
    strcpy(again, changed(file, "end open", line));
    strcpy(file, again);
}

/* Draws that were told prove nothing, and neither does a place in the stream that was chosen. */
TEST(scripted_draws_prove_nothing)
{
    begin_session(&s, &toy_game, 2, usual_deal);
    say(&s, RED, "rest");
    save(&s, file);
    assert_null(restore(file));
    expect_refused(verify, "moves", "moves", line_of(file, "moves") + 1, "scripted");
    honest_game(0);
    expect_refused(verify, "end open", "stream 0\nend open", line_of(file, "last") + 1, "not the one that was noted");
    move_stream(0);
    expect_refused(verify, "moves", "moves", line_of(file, "stream"), "scripted");
    honest_game(0);
    expect_refused(verify, "end open", "stream x\nend open", line_of(file, "end"), "no place in a stream");
    expect_refused(verify, "end open", "stream 1x\nend open", line_of(file, "end"), "no place in a stream");
    move_stream(99);
    assert_null(restore(file));
    assert_true(t.scripted);
    assert_int_equal(t.chance.counter, 99);
}

/* Draws that were told are known as such by themselves, in the set-up and in a move. */
TEST(a_draw_alone_marks_the_game)
{
    rs_script draws;
    char line[64], other[64];

    begin_session(&s, &toy_game, 2, "4");
    for (int i = 0; i < 2; i++) {
        save(&s, file);
        snprintf(line, sizeof line, "stream %llu\n", (unsigned long long)s.chance.counter);
        strcpy(again, changed(file, line, ""));
        snprintf(line, sizeof line, "\nlast %llu ", (unsigned long long)s.chance.counter);
        for (int place = 0; place < 20; place++) { /* wherever the stream comes to then */
            snprintf(other, sizeof other, "\nlast %d ", place);
            if (!restore(changed(again, line, other))) break;
        }
        assert_non_null(t.game);
        assert_true(t.scripted);
        begin_from_position(&toy_game, 0);
        script(&draws, "6");
        assert_null(rs_session_script(&s, &draws));
        say(&s, RED, "cast 1");
    }
}

/* Draws that cannot be are refused even without a proof. */
TEST(impossible_draws_are_refused)
{
    begin_session(&s, &toy_game, 2, usual_deal);
    save(&s, file);
    expect_refused(restore, "draw 4 0 1 2", "draw 4 0 0 2", line_of(file, "draw"), "these draws are impossible");
    expect_refused(restore, "draw 4", "draw 7", line_of(file, "draw"), "these draws are impossible");
    expect_refused(restore, "draw 4", "draw four", line_of(file, "draw"), "these are not draws");
    expect_refused(restore, "draw 4", "draw -4", line_of(file, "draw"), "these are not draws");
    expect_refused(restore, "draw 4", "draw 99999999999999999999", line_of(file, "draw"), "these are not draws");
    expect_refused(restore, "end open", "0 cast 1\ndraw 9\nend open", line_of(file, "end"), "The noted draw is impossible here");
}

/* A game from a position has no seed to prove; a wrong position is refused at its line. */
TEST(a_game_from_a_position_proves_nothing)
{
    begin_from_position(&toy_game, 3);
    save(&s, file);
    assert_null(restore(file));
    expect_refused(verify, "moves", "moves", line_of(file, "position"), "there is no seed to prove");
    expect_refused(restore, "\"tide\"", "\"tides\"", line_of(file, "position"), "tide is missing");
    expect_refused(restore, "position {", "position [", line_of(file, "position"), "is not a JSON object");
}

/* A file without the commitment proves nothing. */
TEST(without_a_commitment_there_is_no_proof)
{
    char hex[65], line[80];

    honest_game(3);
    rs_commitment("honest", hex);
    snprintf(line, sizeof line, "commit %s\n", hex);
    assert_null(restore(changed(file, line, "")));
    expect_refused(verify, line, "", line_of(file, "moves") - 1, "no commitment");
}

/* A file cut off anywhere is refused, and the session then holds no game. */
TEST(a_file_that_is_cut_off_is_refused)
{
    char problem[RS_LINE];
    size_t length;

    honest_game(6);
    length = strlen(file);
    assert_null(rs_session_verify(&t, file, length - 1, problem)); /* the last line's end may be missing */
    for (size_t cut = 0; cut < length - 1; cut++) {
        const char *why = rs_session_verify(&t, file, cut, problem);

        if (!why) fail_msg("the first %zu of %zu bytes are proven", cut, length);
        expect_part(why, "Line ");
        assert_null(t.game);
    }
}

/* Garbage is refused, whatever it is: each byte of a file changed in turn, long lines, noughts. */
TEST(garbage_is_refused)
{
    static const char *const garbage[] = {
        "",
        "\n",
        "\n\n\n",
        "garbage",
        "roadstead game 2",
        "roadstead game 2\nmoves\n",
        "roadstead game 2\ngame toy\nmoves\n",
        "{\"game\":\"toy\"}",
    };
    char problem[RS_LINE];

    for (int i = 0; i < RS_COUNT(garbage); i++) expect_part(restore(garbage[i]), "Line ");
    honest_game(6);
    memset(again, 'x', 100000);
    assert_non_null(rs_session_restore(&t, again, 100000, problem));
    for (size_t i = 0; i < strlen(file); i++) {
        char was = file[i];

        file[i] = '\x01';
        if (!rs_session_verify(&t, file, strlen(file), problem)) fail_msg("byte %zu does not matter", i);
        file[i] = was;
    }
    assert_null(verify(file));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_from_a_seed_are_restored),
        cmocka_unit_test(entropy_and_options_are_restored),
        cmocka_unit_test(games_from_a_position_are_restored),
        cmocka_unit_test(scripted_games_are_restored),
        cmocka_unit_test(a_file_reads_like_this),
        cmocka_unit_test(other_line_ends_and_spellings_are_read),
        cmocka_unit_test(honest_files_are_proven),
        cmocka_unit_test(other_luck_is_found_out),
        cmocka_unit_test(another_seed_with_its_own_commitment_is_found_out),
        cmocka_unit_test(other_moves_are_found_out),
        cmocka_unit_test(a_concession_is_kept),
        cmocka_unit_test(another_end_is_found_out),
        cmocka_unit_test(another_header_is_refused),
        cmocka_unit_test(scripted_draws_prove_nothing),
        cmocka_unit_test(a_draw_alone_marks_the_game),
        cmocka_unit_test(impossible_draws_are_refused),
        cmocka_unit_test(a_game_from_a_position_proves_nothing),
        cmocka_unit_test(without_a_commitment_there_is_no_proof),
        cmocka_unit_test(a_file_that_is_cut_off_is_refused),
        cmocka_unit_test(garbage_is_refused),
    };

    return RUN(tests);
}
