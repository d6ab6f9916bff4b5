/* test_reading.c - a lesson as it is written: its rows and their parts, the steps that they make, and every row that is none. */
#include "schooling.h"

#include <stdio.h>
#include <stdlib.h>

/* ---- Rows --------------------------------------------------------------------------------------------------------- */

static void expect_row(int index, rs_row_kind kind, int line, const char *text)
{
    const rs_row *row = &lesson.row[index];

    assert_int_equal(row->kind, kind);
    assert_int_equal(row->line, line);
    assert_int_equal(row->length, strlen(text));
    assert_memory_equal(row->at, text, strlen(text));
}

/* A row is a word and what follows it; it knows its line. */
TEST(rows_are_words_and_what_follows_them)
{
    read_lesson("lesson toy\ntitle Two words\nscene\nplayers 3\nsay Hello.\nread\nlearnt Much.");
    assert_string_equal(lesson.game->id, "toy");
    assert_int_equal(lesson.rows, 6);
    expect_row(0, RS_ROW_TITLE, 2, "Two words");
    expect_row(1, RS_ROW_SCENE, 3, "");
    expect_row(2, RS_ROW_PLAYERS, 4, "3");
    expect_row(3, RS_ROW_SAY, 5, "Hello.");
    expect_row(4, RS_ROW_READ, 6, "");
    expect_row(5, RS_ROW_LEARNT, 7, "Much.");
}

/* Blank lines and those that begin with # say nothing, but count; blanks around what is said do not. */
TEST(blank_lines_and_remarks_say_nothing)
{
    read_lesson("lesson  toy \n\n# a remark\n#\n   \nscene  \nsay   Hello   there.   \n\n\nread");
    assert_int_equal(lesson.rows, 3);
    expect_row(0, RS_ROW_SCENE, 6, "");
    expect_row(1, RS_ROW_SAY, 7, "Hello   there.");
    expect_row(2, RS_ROW_READ, 10, "");
}

/* Every word that a row may begin with is one of the list, and is read as such. */
TEST(every_kind_of_row_is_read)
{
    read_lesson("lesson toy\ntitle T\nabout A\nteaches TOY-1 TOY-2\nscene\nplayers 2\noption rounds 2\nseed s\nseat 1\nbots random\n"
                "set round 1\ngive deck conch\nput beach conch\ndeal 4\nchance 1\nplay rest\nlet a round\nsay S\npoint shell:conch\n"
                "tip event won \"W\"\nchance 2\ndo rest\nuntil turn\nelse draw \"D\"\nthen T\nplay rest\nsay R\nread\nlearnt L\n");
    for (int kind = 0; kind < RS_ROWS; kind++) assert_true(rs_lesson_find(&lesson, 0, lesson.rows, (rs_row_kind)kind) >= 0);
}

/* A row is found from a place on, before another. */
TEST(rows_are_found_by_their_kind)
{
    read_lesson("lesson toy\nscene\nsay one\nsay two\nread\n");
    assert_int_equal(rs_lesson_find(&lesson, 0, lesson.rows, RS_ROW_SAY), 1);
    assert_int_equal(rs_lesson_find(&lesson, 2, lesson.rows, RS_ROW_SAY), 2);
    assert_int_equal(rs_lesson_find(&lesson, 3, lesson.rows, RS_ROW_SAY), -1);
    assert_int_equal(rs_lesson_find(&lesson, 0, 1, RS_ROW_SAY), -1);
    assert_int_equal(rs_lesson_find(&lesson, 0, lesson.rows, RS_ROW_TIP), -1);
}

/* ---- Parts of a row ----------------------------------------------------------------------------------------------- */

static rs_row row_with(const char *text) { return (rs_row){RS_ROW_DO, 1, text, (int)strlen(text)}; }

/* A row's words are counted from 0, whatever blanks there are; what does not fit is not had by halves. */
TEST(the_words_of_a_row_are_had_by_number)
{
    rs_row row = row_with("give  captain[0].hand   conch");
    char got[64];

    assert_true(rs_row_word(&row, 0, got, sizeof got));
    assert_string_equal(got, "give");
    assert_true(rs_row_word(&row, 2, got, sizeof got));
    assert_string_equal(got, "conch");
    assert_false(rs_row_word(&row, 3, got, sizeof got));
    assert_false(rs_row_word(&row, 9, got, sizeof got));
    assert_true(rs_row_word(&row, 2, got, 6));
    assert_false(rs_row_word(&row, 2, got, 5));
}

/* What stands behind so many words is had whole. */
TEST(the_rest_of_a_row_is_had)
{
    rs_row row = row_with("won  and  lost");
    char got[64];

    assert_true(rs_row_rest(&row, 0, got, sizeof got));
    assert_string_equal(got, "won  and  lost");
    assert_true(rs_row_rest(&row, 1, got, sizeof got));
    assert_string_equal(got, "and  lost");
    assert_false(rs_row_rest(&row, 3, got, sizeof got));
    assert_false(rs_row_rest(&row, 0, got, 14));
    assert_true(rs_row_rest(&row, 0, got, 15));
}

/* Choices stand between bars, without the blanks around them. */
TEST(choices_stand_between_bars)
{
    rs_row row = row_with("draw |  cast 2|rest"), one = row_with("draw");
    char got[64];

    assert_true(rs_row_choice(&row, 0, got, sizeof got));
    assert_string_equal(got, "draw");
    assert_true(rs_row_choice(&row, 1, got, sizeof got));
    assert_string_equal(got, "cast 2");
    assert_true(rs_row_choice(&row, 2, got, sizeof got));
    assert_string_equal(got, "rest");
    assert_false(rs_row_choice(&row, 3, got, sizeof got));
    assert_true(rs_row_choice(&one, 0, got, sizeof got));
    assert_string_equal(got, "draw");
    assert_false(rs_row_choice(&one, 1, got, sizeof got));
}

/* A text in quotes ends its row; quotes within it are part of it. */
TEST(quotes_end_a_row)
{
    static const char *const none[] = {"draw", "draw \"", "draw \"No.", "draw No.\"", "draw \"No.\" then", "draw \"\"", "\"No.\"", ""};
    rs_row row = row_with("cast *  \"A \"cast\" is no draw.\"");
    char before[64], text[64];

    assert_true(rs_row_quote(&row, before, sizeof before, text, sizeof text));
    assert_string_equal(before, "cast *");
    assert_string_equal(text, "A \"cast\" is no draw.");
    for (int i = 0; i < RS_COUNT(none); i++) {
        row = row_with(none[i]);
        if (rs_row_quote(&row, before, sizeof before, text, sizeof text)) fail_msg("a quote is found in: %s", none[i]);
    }
}

/* ---- Steps -------------------------------------------------------------------------------------------------------- */

static void expect_step(int index, int first, int end, int scene)
{
    assert_int_equal(lesson.step[index].first, first);
    assert_int_equal(lesson.step[index].end, end);
    assert_int_equal(lesson.step[index].scene, scene);
}

/* A step begins with what is said after something was to be done; answers, draws and moves of others belong to the one before. */
TEST(a_step_begins_after_something_was_to_be_done)
{
    read_lesson(
        "lesson toy\nscene\nplayers 2\nsay A\nsay B\ndo rest\nchance 3\nelse draw \"D\"\nthen T\nplay rest\nlet x round\nsay C\nread\n"
        "point shell:conch\ndo rest\ntip event won \"W\"\nuntil turn\n");
    assert_int_equal(lesson.steps, 4);
    expect_step(0, 2, 9, 0);
    expect_step(1, 9, 12, 0);
    expect_step(2, 12, 14, 0);
    expect_step(3, 14, 16, 0);
}

/* Rows of a scene are its own up to the first that is none; so a `play` behind something said is a step's. */
TEST(a_scene_ends_where_a_step_begins)
{
    read_lesson("lesson toy\nscene\nchance 3\nplay rest\ndo rest\nplay rest\nscene\nplay draw\nsay A\nread\n");
    assert_int_equal(lesson.steps, 2);
    expect_step(0, 3, 5, 0);
    expect_step(1, 7, 9, 5);
}

/* Another scene ends a step, too, and rows of the whole lesson are no step's, wherever they stand. */
TEST(rows_of_the_whole_lesson_are_no_steps)
{
    read_lesson("lesson toy\nscene\nsay A\nread\nlearnt One.\nabout B\nscene\nteaches TOY-1\nseat 1\nsay C\nread\nlearnt Two.\n");
    assert_int_equal(lesson.steps, 2);
    expect_step(0, 1, 3, 0);
    expect_step(1, 8, 10, 5);
}

/* ---- What is wrong -------------------------------------------------------------------------------------------------- */

typedef struct wrong {
    const char *rows;
    int line; /* 0: of all of it */
    const char *said;
} wrong;

static void expect_wrong(const wrong *w)
{
    char begins[32] = "The lesson ";
    const char *why = reading(w->rows);

    if (w->line > 0) snprintf(begins, sizeof begins, "Line %d: ", w->line);
    if (!why) fail_msg("this is no lesson, and is read: %s", w->rows);
    assert_ptr_equal(why, problem);
    if (strncmp(why, begins, strlen(begins)) != 0 || !strstr(why, w->said)) fail_msg("'%s' is answered with: %s", w->rows, why);
}

/* What does not begin as a lesson, or has no step to do, is none; the sentence names the line. */
TEST(what_is_no_lesson_is_refused)
{
    static const wrong lessons[] = {
        {"", 1, "begins with the row: lesson GAME"},
        {"\nlesson toy\nscene\nread\n", 1, "begins with the row: lesson GAME"},
        {"title A\nlesson toy\nscene\nread\n", 1, "begins with the row: lesson GAME"},
        {"lessons toy\n", 1, "begins with the row: lesson GAME"},
        {"lesson", 1, "no such game"},
        {"lesson chess\nscene\nread\n", 1, "no such game"},
        {"lesson toy", 0, "has no step"},
        {"lesson toy\ntitle A\n\n", 0, "has no step"},
        {"lesson toy\nscene\nplayers 2\n", 0, "has no step"},
        {"lesson toy\ntitle A\nlearnt B\n", 0, "has no step"},
        {"lesson toy\n\nsay A\nread\n", 3, "needs a scene before its first step"},
        {"lesson toy\nplayers 2\nscene\nread\n", 2, "needs a scene before its first step"},
        {"lesson toy\nscene\nsay A\n", 3, "nothing to do"},
        {"lesson toy\nscene\nsay A\nread\nsay B\nelse draw \"C\"\n", 5, "nothing to do"},
        {"lesson toy\nscene\nsay A\nscene\nsay B\nread\n", 3, "nothing to do"},
    };

    for (int i = 0; i < RS_COUNT(lessons); i++) expect_wrong(&lessons[i]);
}

/* A step has one thing to do: a second one would never come up. */
TEST(a_step_has_one_thing_to_do)
{
    static const wrong lessons[] = {
        {"lesson toy\nscene\nsay A\nread\nread\n", 5, "one thing to do"},
        {"lesson toy\nscene\nsay A\ndo rest\ndo draw\n", 5, "one thing to do"},
        {"lesson toy\nscene\nsay A\ndo rest\nthen B\nread\n", 6, "one thing to do"},
        {"lesson toy\nscene\nsay A\nread\nuntil over\n", 5, "one thing to do"},
        {"lesson toy\nscene\nsay A\nuntil turn\nuntil over\n", 5, "one thing to do"},
    };

    for (int i = 0; i < RS_COUNT(lessons); i++) expect_wrong(&lessons[i]);
    read_lesson("lesson toy\nscene\nsay A\ndo rest\nuntil turn\n");
    read_lesson("lesson toy\nscene\nsay A\nuntil turn\ndo rest\n");
}

/* A row that begins with no known word is refused: with its first letter large, set in, or behind a tabulator as well. */
TEST(words_that_begin_no_row_are_refused)
{
    static const char *const rows[] = {"shout A", "Say A", " say A", "\tsay A", "say\tA", "say: A", "lesson toy", "read\r", "|", "sa"};

    for (int i = 0; i < RS_COUNT(rows); i++) {
        char text[128];

        snprintf(text, sizeof text, "lesson toy\nscene\n\n%s\nsay B\nread\n", rows[i]);
        expect_wrong(&(wrong){text, 4, "no row of a lesson begins with this word"});
    }
}

/* Each kind of row has a form, and what has not is refused with it. */
TEST(rows_that_are_not_written_so_are_refused)
{
    static const struct {
        const char *row, *form;
    } rows[] = {
        {"title", "title TEXT"},
        {"about", "about TEXT"},
        {"teaches", "teaches CLAUSE..."},
        {"scene 2", "scene, and no more"},
        {"players", "players NUMBER"},
        {"players two", "players NUMBER"},
        {"players 2 3", "players NUMBER"},
        {"players -2", "players NUMBER"},
        {"players 2x", "players NUMBER"},
        {"players 12345678", "players NUMBER"},
        {"option", "option NAME NUMBER"},
        {"option rounds", "option NAME NUMBER"},
        {"option rounds many", "option NAME NUMBER"},
        {"option rounds 2 3", "option NAME NUMBER"},
        {"seed", "seed TEXT"},
        {"seat", "seat NUMBER"},
        {"seat red", "seat NUMBER"},
        {"bots", "bots NAME"},
        {"set", "set PATH VALUE"},
        {"set round", "set PATH VALUE"},
        {"give", "give PATH CARD..."},
        {"give deck", "give PATH CARD..."},
        {"put deck", "put PATH CARD..."},
        {"deal", "deal DRAW..."},
        {"chance", "chance DRAW..."},
        {"play", "play MOVE"},
        {"let", "let NAME PLACE"},
        {"let coins", "let NAME PLACE"},
        {"say", "say TEXT"},
        {"point", "point KIND:WORD..."},
        {"tip", "tip decision|event NAME \"TEXT\""},
        {"tip event won", "tip decision|event NAME \"TEXT\""},
        {"tip won \"W\"", "tip decision|event NAME \"TEXT\""},
        {"tip event won it \"W\"", "tip decision|event NAME \"TEXT\""},
        {"tip turn won \"W\"", "tip decision|event NAME \"TEXT\""},
        {"tip event won W", "tip decision|event NAME \"TEXT\""},
        {"do", "do MOVE | MOVE"},
        {"do |", "do MOVE | MOVE"},
        {"do rest |", "do MOVE | MOVE"},
        {"do | rest", "do MOVE | MOVE"},
        {"do rest | | draw", "do MOVE | MOVE"},
        {"until", "until turn|over|decision NAME|event NAME [anybody]"},
        {"until sunset", "until turn|over|decision NAME|event NAME [anybody]"},
        {"until turn 2", "until turn|over|decision NAME|event NAME [anybody]"},
        {"until over soon", "until turn|over|decision NAME|event NAME [anybody]"},
        {"until decision", "until turn|over|decision NAME|event NAME [anybody]"},
        {"until decision bet anybody", "until turn|over|decision NAME|event NAME [anybody]"},
        {"until event", "until turn|over|decision NAME|event NAME [anybody]"},
        {"until event won somebody", "until turn|over|decision NAME|event NAME [anybody]"},
        {"until event won anybody else", "until turn|over|decision NAME|event NAME [anybody]"},
        {"read aloud", "read, and no more"},
        {"else", "else MOVE \"TEXT\""},
        {"else draw", "else MOVE \"TEXT\""},
        {"else draw No.", "else MOVE \"TEXT\""},
        {"else \"No.\"", "else MOVE \"TEXT\""},
        {"else draw \"\"", "else MOVE \"TEXT\""},
        {"then", "then TEXT"},
        {"learnt", "learnt TEXT"},
    };

    for (int i = 0; i < RS_COUNT(rows); i++) {
        char text[128], said[128];

        snprintf(text, sizeof text, "lesson toy\nscene\n# remark\n%s\nsay B\nread\n", rows[i].row);
        snprintf(said, sizeof said, "this row is written: %s", rows[i].form);
        expect_wrong(&(wrong){text, 4, said});
    }
}

/* A text has its greatest length; a value of a position may be longer. */
TEST(a_row_that_is_too_long_is_refused)
{
    static char text[4 * RS_LESSON_TEXT], long_one[2 * RS_LESSON_TEXT];

    memset(long_one, 'a', RS_LESSON_TEXT - 1);
    snprintf(text, sizeof text, "lesson toy\nscene\nsay %s\nread\n", long_one);
    read_lesson(text);
    memset(long_one, 'a', RS_LESSON_TEXT);
    snprintf(text, sizeof text, "lesson toy\nscene\nsay %s\nread\n", long_one);
    expect_wrong(&(wrong){text, 3, "too long"});
    memset(long_one, '1', RS_LESSON_TEXT + 100);
    snprintf(text, sizeof text, "lesson toy\nscene\nset dice [%s]\nsay A\nread\n", long_one);
    read_lesson(text);
}

static const char *many(const char *before, const char *row, int count)
{
    static char text[1 << 16];
    rs_text out = rs_text_on(text, sizeof text);

    rs_put(&out, before);
    for (int i = 0; i < count; i++) rs_put(&out, row);
    assert_false(out.cut);
    return text;
}

/* As many rows and steps as there is room for are read; one more is refused in its line. */
TEST(a_lesson_has_a_greatest_size)
{
    read_lesson(many("lesson toy\nscene\nread\n", "else draw \"A\"\n", RS_LESSON_ROWS - 2));
    assert_int_equal(lesson.rows, RS_LESSON_ROWS);
    expect_wrong(&(wrong){many("lesson toy\nscene\nread\n", "else draw \"A\"\n", RS_LESSON_ROWS - 1), RS_LESSON_ROWS + 2, "too many rows"});
    read_lesson(many("lesson toy\nscene\n", "say A\nread\n", RS_LESSON_STEPS));
    assert_int_equal(lesson.steps, RS_LESSON_STEPS);
    expect_wrong(&(wrong){many("lesson toy\nscene\n", "say A\nread\n", RS_LESSON_STEPS + 1), 2 * RS_LESSON_STEPS + 3, "too many steps"});
}

/* What follows the given length is not looked at, and a wrong lesson leaves nothing of the one before. */
TEST(no_more_is_read_than_is_given)
{
    static const char text[] = "lesson toy\nscene\nsay A\nread\nsay B";

    assert_non_null(rs_lesson_read(&lesson, text, sizeof text - 1, problem));
    assert_null(rs_lesson_read(&lesson, text, strlen("lesson toy\nscene\nsay A\nread"), problem));
    assert_int_equal(lesson.steps, 1);
    assert_non_null(rs_lesson_read(&lesson, text, 0, problem));
    assert_int_equal(lesson.steps, 0);
    assert_int_equal(lesson.rows, 0);
}

/* Of each of a lesson's beginnings it is said what is wrong with it, or it is read; nothing is read behind its end. */
TEST(a_lesson_can_break_off_anywhere)
{
    static const char whole[] = TOY "set captain[0].coins 7\nlet coins captain[0].coins\nsay You have {coins}.\ntip event won \"W\"\n"
                                    "do rest | draw\nelse cast 2 \"C\"\nthen T\nlearnt L";
    int sound = 0;

    for (size_t length = 0; length <= strlen(whole); length++) {
        char text[sizeof whole];

        memcpy(text, whole, length);
        text[length] = 0;
        sound += reading(text) == NULL;
    }
    assert_in_range(sound, 10, strlen(whole) / 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rows_are_words_and_what_follows_them),
        cmocka_unit_test(blank_lines_and_remarks_say_nothing),
        cmocka_unit_test(every_kind_of_row_is_read),
        cmocka_unit_test(rows_are_found_by_their_kind),
        cmocka_unit_test(the_words_of_a_row_are_had_by_number),
        cmocka_unit_test(the_rest_of_a_row_is_had),
        cmocka_unit_test(choices_stand_between_bars),
        cmocka_unit_test(quotes_end_a_row),
        cmocka_unit_test(a_step_begins_after_something_was_to_be_done),
        cmocka_unit_test(a_scene_ends_where_a_step_begins),
        cmocka_unit_test(rows_of_the_whole_lesson_are_no_steps),
        cmocka_unit_test(what_is_no_lesson_is_refused),
        cmocka_unit_test(a_step_has_one_thing_to_do),
        cmocka_unit_test(words_that_begin_no_row_are_refused),
        cmocka_unit_test(rows_that_are_not_written_so_are_refused),
        cmocka_unit_test(a_row_that_is_too_long_is_refused),
        cmocka_unit_test(a_lesson_has_a_greatest_size),
        cmocka_unit_test(no_more_is_read_than_is_given),
        cmocka_unit_test(a_lesson_can_break_off_anywhere),
    };
    return RUN(tests);
}
