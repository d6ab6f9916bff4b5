/* test_older.c - games of older versions of the rules: played again, converted, shortened; none is ever lost.
 *
 * The toy's version 6 never was. Its files are made from those of version 7 by calling things what they were called then. */
#include "kit.h"
#include "engine/record.h"
#include "protocol/gamefile.h"

#include <stdio.h>
#include <stdlib.h>

static rs_session s, t;
static char file[1 << 18], old[1 << 18], again[1 << 18];

static void save(const rs_session *of, bool record, char *into)
{
    rs_text out = rs_text_on(into, sizeof file);

    rs_session_save_as(of, record, &out);
    assert_false(out.cut);
}

static const char *restore(const char *text)
{
    static char problem[RS_LINE];
    const char *why = rs_session_restore(&t, text, strlen(text), problem);

    if (why) print_message("%s\n", why);
    return why;
}

/* ---- Files of version 6 --------------------------------------------------------------------------------------------- */

static void replace_all(char *text, const char *from, const char *to)
{
    static char rest[sizeof file];

    for (char *at = text; (at = strstr(at, from)); at += strlen(to)) {
        strcpy(rest, at + strlen(from));
        strcpy(at, to);
        strcpy(at + strlen(to), rest);
    }
}

/* Takes out everything from one text up to the next of some characters. */
static void remove_all(char *text, const char *from, const char *until)
{
    for (char *at = text; (at = strstr(at, from));) {
        char *end = at + strlen(from) + strcspn(at + strlen(from), until);

        memmove(at, end, strlen(end) + 1);
    }
}

static void make_old(void)
{
    strcpy(old, file);
    remove_all(old, ",\"cast\":{\"dice\"", "}");
    replace_all(old, "]}}", "]}");
    remove_all(old, " cast.dice=", " \n");
    remove_all(old, " cast.coins=", " \n");
    replace_all(old, "rules 7\n", "rules 6\n");
    replace_all(old, "\"rules\":7", "\"rules\":6");
    replace_all(old, "\"coins\":", "\"luck\":3,\"money\":");
    replace_all(old, "].coins=", "].money=");
    replace_all(old, "limpet", "barnacle");
    replace_all(old, "\"at\":\"storm\"", "\"at\":\"gale\"");
    replace_all(old, "=storm,", "=gale,");
    replace_all(old, " rolled ", " thrown ");
}

static void begin_new(int players, const char *seed, int moves)
{
    static const int16_t options[] = {4, 3};
    char problem[RS_LINE];

    assert_null(rs_session_begin(&s, &(rs_beginning){.game = &toy_game, .players = players, .seed = seed, .options = options}, problem));
    say_many(&s, seed, moves);
}

static void expect_same_state(void) { assert_memory_equal(t.state, s.state, toy_game.state_bytes); }

/* ---- Nothing has happened -------------------------------------------------------------------------------------------- */

/* Most fixes touch no game: played again it is the same, and from then on it is one of today's. */
TEST(a_game_that_goes_the_same_way_is_todays)
{
    char seed[16];

    for (int i = 0; i < 24; i++) {
        snprintf(seed, sizeof seed, "same-%d", i);
        begin_new(2 + i % 2, seed, i * 3);
        save(&s, i % 4 == 3, file);
        make_old();
        assert_null(restore(old));
        assert_int_equal(t.turning.how, RS_SAME);
        assert_int_equal(t.turning.from, 6);
        expect_same_state();
        assert_int_equal(t.chance.counter, s.chance.counter);
        save(&t, i % 4 == 3, again);
        assert_string_equal(again, file);
    }
}

/* A game that began from a position is begun from it by today's names. */
TEST(a_game_from_an_older_position_goes_on)
{
    char problem[RS_LINE];
    const char *json;

    begin_new(2, "place", 9);
    json = json_of(&toy_game, s.state);
    assert_null(rs_session_load(&s, &toy_game, json, strlen(json), "another", problem));
    say_many(&s, "on", 5);
    save(&s, false, file);
    make_old();
    assert_null(restore(old));
    assert_int_equal(t.turning.how, RS_SAME);
    expect_same_state();
    assert_true(t.loaded);
}

/* Finds a game in which somebody has only one answer, and saves it some moves later. */
static int find_only_answer(bool record)
{
    char seed[16];

    for (int i = 0; i < 400; i++) {
        int at;

        snprintf(seed, sizeof seed, "only-%d", i);
        begin_new(2, seed, 0);
        rs_chance whim;
        rs_chance_seed(&whim, "whim", seed, NULL, 0);
        while (rs_session_asked(&s) >= 0 && s.turn.moves.count > 1) say_any(&s, &whim);
        if (rs_session_asked(&s) < 0) continue;
        at = s.count;
        say_many(&s, "after", 4);
        save(&s, record, file);
        make_old();
        return at;
    }
    fail_msg("nobody ever has only one answer");
    return -1;
}

/* The line of a move in a file. */
static char *line_of_move(char *text, int move)
{
    char *at = strstr(text, "\nmoves\n") + 6;

    while (at[1] < '0' || at[1] > '9' || move-- > 0) at = strchr(at + 1, '\n');
    return at + 1;
}

/* Older rules did not ask where there was no choice. Such a question is answered by itself, and that is noted. */
TEST(a_new_question_with_one_answer_is_answered)
{
    int at = find_only_answer(false);
    char *line = line_of_move(old, at), *end = strchr(line, '\n') + 1;

    memmove(line, end, strlen(end) + 1);
    assert_null(restore(old));
    assert_int_equal(t.turning.how, RS_SAME);
    assert_int_equal(t.turning.filled, 1);
    expect_same_state();
    save(&t, false, again);
    expect_part(again, "#: rules 6 to 7: move ");
    assert_null(restore(again));
    expect_same_state();
    save(&t, false, file);
    assert_string_equal(again, file);
}

/* With a record, too: the engine made the move then, as the record tells. */
TEST(a_record_of_an_answer_that_was_not_asked_fits)
{
    int at = find_only_answer(true);
    char *before = strstr(line_of_move(old, at - 1), "\n=") + 1, *line = line_of_move(old, at), *told = strchr(line, '\n') + 1;
    bool secret = strncmp(told + 2, " move\n", 6) == 0;
    char *change = strstr(told, "\n=") + 1, first[256] = "", made[64];

    /* the move becomes an event of the one before it, and both changes are one */
    strncat(first, before, (size_t)(line - before - 1));
    snprintf(made, sizeof made, secret ? ".%.1s move %.*s\n" : ".%.0s move %.*s\n", line, (int)(told - line - 1), line);
    if (secret) told = strchr(told, '\n') + 1;
    snprintf(again, sizeof again, "%s%.*s%s%s", made, (int)(change - told), told, first, change + 1);
    strcpy(before, again);
    assert_null(restore(old));
    assert_int_equal(t.turning.how, RS_SAME);
    assert_int_equal(t.turning.filled, 1);
    expect_same_state();
}

/* ---- It goes on from the position that it had --------------------------------------------------------------------------- */

/* Gives Red so many coins more in the last line of a file of version 6. */
static void enrich(char *text)
{
    char *last = strstr(text, "\nlast "), *money = strstr(last, "\"money\":") + 8, rest[4096], more[16];
    int coins = atoi(money);

    strcpy(rest, money + strspn(money, "0123456789"));
    snprintf(more, sizeof more, "%d", coins + 100);
    strcpy(money, more);
    strcat(money, rest);
}

TEST(a_running_game_keeps_its_position)
{
    begin_new(2, "kept", 11);
    save(&s, false, file);
    make_old();
    enrich(old);
    assert_null(restore(old));
    assert_int_equal(t.turning.how, RS_CONVERTED);
    assert_true(t.turned);
    assert_int_equal(toy_in(&t)->captain[RED].coins, toy_in(&s)->captain[RED].coins + 100);
    assert_int_equal(t.chance.counter, s.chance.counter);
    assert_int_equal(rs_session_moves(&t), s.count);
    assert_int_equal(rs_session_undoable(&t), 0);
    say_many(&t, "on", 5);
    save(&t, false, again);
    expect_part(again, "\nrules 6 7 TOY-2.1,TOY-3\nposition ");
    expect_part(again, "roadstead game 2\ngame toy\nrules 6\n");
    memcpy(s.state, t.state, toy_game.state_bytes);
    assert_null(restore(again));
    expect_same_state();
    assert_int_equal(t.turning.how, RS_TODAYS);
    save(&t, false, file);
    assert_string_equal(file, again);
}

/* What was told before newer rules came is told in the same words afterwards, and every position of it can be seen. */
TEST(what_was_told_is_kept)
{
    static char before[1 << 16], after[1 << 16];
    rs_text was = rs_text_on(before, sizeof before), is = rs_text_on(after, sizeof after);
    char problem[RS_LINE];

    begin_new(3, "told", 14);
    rs_session_log(&s, BLUE, -1, &was);
    save(&s, true, file);
    make_old();
    enrich(old);
    assert_null(restore(old));
    assert_int_equal(t.turning.how, RS_CONVERTED);
    rs_session_log(&t, BLUE, -1, &is);
    assert_string_equal(before, after);
    for (int move = 0; move < 14; move++) {
        save(&s, false, file);
        assert_null(rs_session_restore_to(&s, file, strlen(file), move, problem));
        assert_null(rs_session_restore_to(&t, old, strlen(old), move, problem));
        toy_in(&s)->cast = toy_in(&t)->cast; /* which version 6 did not have */
        expect_same_state();
        begin_new(3, "told", 14);
    }
}

/* A game that is over stays as it was, with its result. */
TEST(a_finished_game_keeps_its_result)
{
    static char log[1 << 16];
    rs_text told = rs_text_on(log, sizeof log);
    char *change = NULL, *at;

    begin_new(2, "over", 1000);
    assert_int_equal(rs_session_asked(&s), RS_NOBODY);
    save(&s, true, file);
    make_old();
    for (at = old; (at = strstr(at, "\n= ")); at++) change = at;
    at = strstr(change, "].money=") + 8; /* the tide brought more then */
    memmove(at + 3, at + strspn(at, "0123456789"), strlen(at + strspn(at, "0123456789")) + 1);
    memcpy(at, "777", 3);
    assert_null(restore(old));
    assert_int_equal(t.turning.how, RS_CONVERTED);
    assert_int_equal(rs_session_asked(&t), RS_NOBODY);
    assert_true(toy_in(&t)->captain[RED].coins == 777 || toy_in(&t)->captain[BLUE].coins == 777);
    assert_int_equal(rs_session_moves(&t), s.count);
    rs_session_log(&t, RS_NOBODY, -1, &told);
    expect_part(log, "The tide brings");
    save(&t, true, again);
    assert_null(restore(again));
    assert_true(toy_in(&t)->captain[RED].coins == 777 || toy_in(&t)->captain[BLUE].coins == 777);
    save(&t, true, file);
    assert_string_equal(file, again);
}

/* Who had given up has given up. */
TEST(a_concession_is_kept)
{
    begin_new(2, "given-up", 9);
    assert_null(rs_session_concede(&s, BLUE));
    save(&s, true, file);
    make_old();
    assert_null(restore(old));
    assert_int_equal(t.turning.how, RS_SAME);
    assert_int_equal(t.conceded, BLUE);
    enrich(old);
    assert_null(restore(old));
    assert_int_equal(t.turning.how, RS_CONVERTED);
    assert_int_equal(t.conceded, BLUE);
}

/* ---- Without a position ----------------------------------------------------------------------------------------------------- */

/* A file of format 1: no last position, and a hash of bytes that may lie elsewhere today. */
static void make_first_format(void)
{
    make_old();
    replace_all(old, "roadstead game 2", "roadstead game 1");
    remove_all(old, "\nlast ", "\n");
}

TEST(without_a_position_the_moves_must_do)
{
    char hash[32];

    begin_new(2, "first", 9);
    save(&s, false, file);
    make_first_format();
    assert_null(restore(old));
    assert_int_equal(t.turning.how, RS_REPLAYED);
    expect_same_state();
    snprintf(hash, sizeof hash, "hash %016llx", (unsigned long long)rs_hash(s.state, toy_game.state_bytes));
    memcpy(strstr(old, "hash "), hash, strlen(hash));
    assert_null(restore(old));
    assert_int_equal(t.turning.how, RS_SAME);
}

/* Where a move cannot be made any more the game goes on from there, and the rest stays in its file. */
TEST(a_game_whose_moves_do_not_fit_is_shortened)
{
    char *line;

    begin_new(2, "short", 9);
    save(&s, false, file);
    make_first_format();
    line = line_of_move(old, 5);
    strcpy(again, line);
    strcpy(line, "0 throw nautilus\n");
    strcat(line, again);
    assert_null(restore(old));
    assert_int_equal(t.turning.how, RS_SHORTENED);
    assert_int_equal(t.turning.move, 5);
    assert_true(*t.turning.why);
    assert_int_equal(t.count, 5);
    save(&t, false, again);
    expect_part(again, "#: rules 6 to 7: from move 6 on it cannot go as it went: ");
    expect_part(again, "#: 0 throw nautilus\n");
    assert_null(restore(again));
    save(&t, false, file);
    assert_string_equal(again, file);
}

/* ---- Positions ------------------------------------------------------------------------------------------------------------------ */

static const char *convert(int from, const char *json)
{
    static char problem[RS_LINE];

    return rs_state_convert(&toy_game, from, json, strlen(json), NULL, t.state, problem);
}

TEST(positions_of_older_versions_are_converted)
{
    begin_new(2, "json", 6);
    toy_in(&s)->cast = (toy_cast){0};
    strcpy(file, json_of(&toy_game, s.state));
    make_old();
    assert_null(convert(6, old));
    expect_same_state();
    replace_all(old, "\"money\":", "\"gold\":");
    replace_all(old, "\"rules\":6", "\"rules\":5");
    assert_null(convert(5, old));
    expect_same_state();
    expect_part(convert(6, old), "rules");
    expect_part(convert(7, file + 1), "JSON");
}

/* A position of an older version can be loaded; the session says that it was converted. */
TEST(older_positions_are_loaded)
{
    char problem[RS_LINE];

    begin_new(2, "json", 6);
    toy_in(&s)->cast = (toy_cast){0};
    strcpy(file, json_of(&toy_game, s.state));
    make_old();
    assert_null(rs_session_load(&t, &toy_game, old, strlen(old), "seed", problem));
    assert_int_equal(t.turning.how, RS_CONVERTED);
    assert_int_equal(t.turning.from, 6);
    expect_same_state();
    replace_all(old, "\"rules\":6", "\"rules\":8");
    expect_part(rs_session_load(&t, &toy_game, old, strlen(old), "seed", problem), "rules is not a number in its range");
}

/* A module's tables of versions are reviewed. */
static void expect_fault(const rs_version *versions, const rs_change *changes, const char *part)
{
    rs_game game = toy_game;
    char problem[RS_LINE];

    if (versions) game.versions = versions;
    if (changes) game.changes = changes;
    expect_part(rs_game_check(&game, problem), part);
}

TEST(tables_of_versions_are_reviewed)
{
    expect_fault((const rs_version[]){{2, "TOY-1", "a"}, {0}}, NULL, "each version but the first needs a row");
    expect_fault((const rs_version[]){{2, "TOY-9", "a"}, {0}}, NULL, "its clause is not in the rules");
    expect_fault(NULL, (const rs_change[]){{7, RS_ADDED, "captain.hat", NULL, "0"}, {0}}, "no such field is there");
    expect_fault(NULL, (const rs_change[]){{7, RS_ADDED, "captain.coins", NULL, "{"}, {0}}, "no JSON");
    expect_fault(NULL, (const rs_change[]){{7, RS_RENAMED, "captain.coins", NULL, NULL}, {0}}, "what it was called is missing");
    expect_fault(NULL, (const rs_change[]){{8, RS_RENAMED, "captain.coins", "x", NULL}, {0}}, "in the order of their versions");
}

/* What is gone falls out of sets; what nobody knows is refused with its path. */
TEST(words_that_are_gone_or_unknown)
{
    begin_new(2, "json", 6);
    strcpy(file, json_of(&toy_game, s.state));
    make_old();
    replace_all(old, "\"beach\":[", *(strstr(old, "\"beach\":[") + 9) == ']' ? "\"beach\":[\"pebble\"" : "\"beach\":[\"pebble\",");
    assert_null(convert(6, old));
    replace_all(old, "pebble", "boulder");
    expect_part(convert(6, old), "beach is not a known word");
}

/* ---- What is refused ------------------------------------------------------------------------------------------------------------- */

TEST(newer_rules_are_refused)
{
    begin_new(2, "new", 5);
    save(&s, false, file);
    expect_part(restore(changed(file, "rules 7", "rules 8")), "newer version of the rules");
    expect_part(restore(changed(file, "moves\n", "moves\nrules 7 8 TOY-1\nposition 1 {}\n")), "versions of the rules");
    expect_part(restore(changed(file, "rules 7", "rules six")), "not a number");
}

/* An older file that is cut off anywhere is refused or opened, and never breaks anything. */
TEST(a_bent_older_file_does_no_harm)
{
    rs_chance whim;
    char problem[RS_LINE];

    begin_new(2, "bent", 12);
    save(&s, true, file);
    make_old();
    rs_chance_seed(&whim, "bend", "1", NULL, 0);
    for (int i = 0; i < 3000; i++) {
        size_t length = strlen(old);
        int at = rs_below(&whim, (int)length), from = rs_below(&whim, (int)length);
        char was = old[at];

        old[at] = rs_below(&whim, 2) ? old[from] : (char)(32 + rs_below(&whim, 90));
        if (!rs_session_restore(&t, old, i % 3 ? length : (size_t)from, problem)) {
            assert_null(toy_game.broken(t.state));
            assert_null(rs_session_restore_to(&t, old, i % 3 ? length : (size_t)from, rs_below(&whim, 14), problem));
            assert_null(toy_game.broken(t.state));
        }
        old[at] = was;
    }
}

/* A record of today's version must be what happens. */
TEST(a_false_record_is_found_out)
{
    char problem[RS_LINE];

    begin_new(2, "true", 1000);
    save(&s, true, file);
    assert_null(restore(file));
    for (size_t i = 0; i < strlen(file); i++) {
        char was = file[i];

        file[i] = '\x01';
        if (!rs_session_verify(&t, file, strlen(file), problem)) fail_msg("byte %zu does not matter", i);
        file[i] = was;
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_that_goes_the_same_way_is_todays),
        cmocka_unit_test(a_game_from_an_older_position_goes_on),
        cmocka_unit_test(a_new_question_with_one_answer_is_answered),
        cmocka_unit_test(a_record_of_an_answer_that_was_not_asked_fits),
        cmocka_unit_test(a_running_game_keeps_its_position),
        cmocka_unit_test(what_was_told_is_kept),
        cmocka_unit_test(a_finished_game_keeps_its_result),
        cmocka_unit_test(a_concession_is_kept),
        cmocka_unit_test(without_a_position_the_moves_must_do),
        cmocka_unit_test(a_game_whose_moves_do_not_fit_is_shortened),
        cmocka_unit_test(positions_of_older_versions_are_converted),
        cmocka_unit_test(older_positions_are_loaded),
        cmocka_unit_test(tables_of_versions_are_reviewed),
        cmocka_unit_test(words_that_are_gone_or_unknown),
        cmocka_unit_test(newer_rules_are_refused),
        cmocka_unit_test(a_bent_older_file_does_no_harm),
        cmocka_unit_test(a_false_record_is_found_out),
    };

    return RUN(tests);
}
