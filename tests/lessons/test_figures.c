/* test_figures.c - figures and sums in the texts of a lesson: what the learner sees of the position, and nothing else. */
#include "schooling.h"
#include "lessons/figure.h"

#include <stdio.h>

/* The lesson stands at its first step, which has these rows; the text in its own row is filled in. NULL: a figure is not to be had. */
static const char *filled_in(const char *game, const char *rows, const char *text)
{
    static char out_text[2 * RS_LESSON_TEXT];
    static char whole[4096];
    rs_text out = rs_text_on(out_text, sizeof out_text), all = rs_text_on(whole, sizeof whole);
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];

    rs_put_format(&all, "%s%s\nsay %s\nread\n", game, rows, text);
    begin_lesson(whole);
    rs_teacher_view(&teacher, view);
    return rs_figures_fill(&lesson, rs_lesson_find(&lesson, 0, lesson.rows, RS_ROW_SAY), text, view, &out) ? out_text : NULL;
}

#define PLUNDER "lesson plunder\ntitle A test\nscene\n"

static void expect_text(const char *rows, const char *text, const char *expected)
{
    const char *got = filled_in(TOY, rows, text);

    if (!got) fail_msg("'%s' with '%s' has no figure: %s", text, rows, problem);
    assert_string_equal(got, expected);
}

static void expect_figure(const char *place, const char *expected)
{
    char rows[256];

    snprintf(rows, sizeof rows, "let x %s", place);
    expect_text(rows, "{x}", expected);
}

static void expect_none(const char *game, const char *place)
{
    char rows[256];

    snprintf(rows, sizeof rows, "let x %s", place);
    if (filled_in(game, rows, "{x}")) fail_msg("there is a figure for: %s", place);
}

/* ---- What a figure may be ------------------------------------------------------------------------------------------ */

/* Numbers of the position, elements of lists, and numbers as they are written. */
TEST(numbers_of_the_position_are_figures)
{
    expect_text("set captain[0].coins 7\nlet x captain[0].coins", "You have {x} coins.", "You have 7 coins.");
    expect_text("set dice [3,5]\nlet x dice[1]", "{x}", "5");
    expect_text("set cast {\"dice\":2,\"coins\":9}\nlet x cast.coins", "{x}", "9");
    expect_figure("round", "1");
    expect_figure("60", "60");
    expect_figure("-5", "-5");
}

/* Of cards a figure is how many there are: in a hand that the learner does not see, too. Of flags and marks likewise. */
TEST(cards_are_counted)
{
    expect_figure("captain[0].hand", "3");
    expect_figure("captain[1].hand", "3");
    expect_figure("deck", "6");
    expect_figure("beach", "0");
    expect_text("put captain[1].hand clam murex\nlet x captain[1].hand", "{x}", "5");
    expect_text("set captain[0].badges [\"frank\",\"wet\"]\nlet x captain[0].badges", "{x}", "2");
    expect_figure("captain[0].has_bet", "0");
}

/* A word is told by its label. */
TEST(words_are_told_by_their_labels)
{
    expect_figure("starter", "Red");
    expect_figure("winner[0]", "nobody");
    expect_text("set winner[1] \"blue\"\nlet x winner[1]", "It was {x}.", "It was Blue.");
}

/* Sums and differences, of whatever has a number. */
TEST(terms_are_added_and_taken_away)
{
    const char *rows = "set captain[0].coins 7\nset captain[1].coins 20\nlet x captain[1].coins - captain[0].coins + round - deck + 100";

    expect_text(rows, "{x}", "108");
    expect_figure("captain[0].hand + captain[1].hand", "6");
    expect_figure("3 - 5", "-2");
}

/* The score of a seat, alone or in a sum. */
TEST(a_score_is_a_figure)
{
    expect_text("set captain[1].coins 20\nlet x score 1", "{x}", "20");
    expect_text("set captain[0].coins 7\nset captain[1].coins 20\nlet x score 1 - score 0", "{x}", "13");
    expect_text("set captain[1].coins 20\nlet x 5 + score 1", "{x}", "25");
}

/* What is printed on a thing, by its word or its code. */
TEST(what_is_printed_on_a_thing_is_a_figure)
{
    assert_string_equal(filled_in(PLUNDER, "let x card:harrier.value", "{x}"), "4");
    assert_string_equal(filled_in(PLUNDER, "let x card:SH-12.speed + card:harrier.speed", "{x}"), "10");
    assert_string_equal(filled_in(PLUNDER, "let x card:kraken.value", "{x}"), "6");
}

/* ---- What is none -------------------------------------------------------------------------------------------------- */

/* A place that is not there, a part that is no number, a seat that nobody has: no figure, rather than a wrong one. */
TEST(what_is_not_there_is_no_figure)
{
    static const char *const places[] = {
        "silver",
        "captain",
        "captain[0]",
        "captain[2].coins",
        "captain[0].silver",
        "captain[0].hand[0]",
        "captain[-1].coins",
        "captain[].coins",
        "dice",
        "dice[2]",
        "cast",
        "score",
        "score 2",
        "score -1",
        "score red",
        "score 0 1",
        "round +",
        "round + silver",
        "round - ",
        "round plus 1",
        "round +1",
        "round +- 1",
        "round 1",
        "round + + 1",
        "shell:conch.value",
        "99999",
        "7x",
    };

    for (int i = 0; i < RS_COUNT(places); i++) expect_none(TOY, places[i]);
}

/* A thing that is none, nothing in place of a thing, a number that is not printed on it, or that is a word. */
TEST(what_is_not_printed_is_no_figure)
{
    static const char *const places[] = {
        "card:harrier", "card:harrier.",  "card:harrier.sails", "card:harrier.nation",      "card:nothing.value",   "card:none.value",
        "card:.value",  ":harrier.value", "ship:harrier.value", "card:harrier.value.value", "captain.card:harrier", "card.harrier:value",
    };

    for (int i = 0; i < RS_COUNT(places); i++) expect_none(PLUNDER, places[i]);
}

/* What the learner may not see is no figure for him: the tide, which nobody knows, although the position has it. */
TEST(what_is_hidden_is_no_figure)
{
    expect_none(TOY, "tide");
    expect_none(TOY, "tide + 1");
    expect_none(TOY, "1 - tide");
}

/* A secret answer is a figure for its own seat; another sees that it was given, and nothing of what it is. */
TEST(a_secret_answer_is_its_seats_own)
{
    const char *bet = HEAD SCENE "play rest\nplay rest\nplay bet conch\n",
               *blue = HEAD SCENE "seat 1\nplay rest\nplay rest\nplay bet conch\n";

    assert_string_equal(filled_in(bet, "let x captain[0].bet", "{x}"), "Conch");
    assert_string_equal(filled_in(blue, "let x captain[0].has_bet", "{x}"), "1");
    assert_string_equal(filled_in(blue, "let x captain[0].bet", "{x}"), "nothing");
}

/* ---- Texts ---------------------------------------------------------------------------------------------------------- */

/* One or many: by the figure, and only 1 is one. */
TEST(one_is_told_from_many)
{
    expect_text("let x 1", "{x} {x|coin|coins}", "1 coin");
    expect_text("let x 2", "{x} {x|coin|coins}", "2 coins");
    expect_text("let x 0", "{x} {x|coin|coins}", "0 coins");
    expect_text("let x -1", "{x|coin|coins}", "coins");
    expect_text("let x 1", "{x|a coin or so|}", "a coin or so");
    expect_text("let x 1", "{x||s}.", ".");
}

/* A text without braces is itself, and several figures each have their own. */
TEST(texts_are_filled_in)
{
    expect_text("let x 1", "Nothing here.", "Nothing here.");
    expect_text("let x 1\nlet y 2", "{x}{y}{x}", "121");
    expect_text("let x 1", "Sail on} then", "Sail on} then");
}

/* A brace that is not closed, a name that no row explains, one form where two are needed. */
TEST(a_text_with_a_wrong_figure_is_not_filled_in)
{
    static const char *const texts[] = {"{y}", "{x", "{}", "{ x}", "{x }", "{x|coin}", "{y|coin|coins}", "{x} {"};

    for (int i = 0; i < RS_COUNT(texts); i++)
        if (filled_in(TOY, "let x 1", texts[i])) fail_msg("'%s' is filled in", texts[i]);
}

/* The last row before a step's end counts; a later step may use the name anew, and one without it has that of before. */
TEST(the_last_figure_of_a_name_counts)
{
    begin_lesson(TOY "let x 1\nsay {x}\nread\nlet x 2\nsay {x}\nlet x 3\nread\nsay {x}\nread\nlearnt {x}\n");
    for (int step = 0; step < 3; step++) {
        int said = rs_lesson_find(&lesson, lesson.step[step].first, lesson.step[step].end, RS_ROW_SAY);
        static const int counts[] = {0, 2, 2};

        assert_ptr_equal(&lesson.row[rs_figure_named(&lesson, said, "x", 1)], row_of(RS_ROW_LET, counts[step]));
    }
    assert_ptr_equal(&lesson.row[rs_figure_named(&lesson, lesson.rows - 1, "x", 1)], row_of(RS_ROW_LET, 2));
    assert_int_equal(rs_figure_named(&lesson, lesson.rows - 1, "y", 1), -1);
    assert_int_equal(rs_figure_named(&lesson, lesson.rows - 1, "xx", 2), -1);
}

/* A wrong figure names its line. */
TEST(a_wrong_figure_names_its_line)
{
    rs_figure figure;

    begin_lesson(TOY "let x captain[9].coins\nsay A\nread\n");
    assert_ptr_equal(rs_figure_of(lesson.game, session.state, row_of(RS_ROW_LET, 0), &figure, problem), problem);
    expect_part(problem, "Line 5: let NAME PLACE");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_of_the_position_are_figures),
        cmocka_unit_test(cards_are_counted),
        cmocka_unit_test(words_are_told_by_their_labels),
        cmocka_unit_test(terms_are_added_and_taken_away),
        cmocka_unit_test(a_score_is_a_figure),
        cmocka_unit_test(what_is_printed_on_a_thing_is_a_figure),
        cmocka_unit_test(what_is_not_there_is_no_figure),
        cmocka_unit_test(what_is_not_printed_is_no_figure),
        cmocka_unit_test(what_is_hidden_is_no_figure),
        cmocka_unit_test(a_secret_answer_is_its_seats_own),
        cmocka_unit_test(one_is_told_from_many),
        cmocka_unit_test(texts_are_filled_in),
        cmocka_unit_test(a_text_with_a_wrong_figure_is_not_filled_in),
        cmocka_unit_test(the_last_figure_of_a_name_counts),
        cmocka_unit_test(a_wrong_figure_names_its_line),
    };
    return RUN(tests);
}
