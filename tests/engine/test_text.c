/* test_text.c - bounded texts, JSON writing, words and their values. */
#include "kit.h"

/* A text on a buffer of its own. */
typedef struct page {
    char buffer[64];
    rs_text text;
} page;

static rs_text *fresh(page *p, size_t size)
{
    memset(p->buffer, '#', sizeof p->buffer);
    p->text = rs_text_on(p->buffer, size);
    return &p->text;
}

/* ---- Bounds ------------------------------------------------------------------------------------------------------ */

/* A new text is empty and ends. */
TEST(a_new_text_is_empty)
{
    page p;
    rs_text *out = fresh(&p, 8);

    assert_string_equal(p.buffer, "");
    assert_int_equal(out->used, 0);
    assert_false(out->cut);
}

/* What fits exactly is not cut; one character more is, and nothing is written beyond the end. */
TEST(what_does_not_fit_is_cut_and_said_so)
{
    page p;
    rs_text *out = fresh(&p, 8);

    rs_put(out, "seven77");
    assert_string_equal(p.buffer, "seven77");
    assert_false(out->cut);
    rs_put_char(out, '8');
    assert_true(out->cut);
    assert_string_equal(p.buffer, "seven77");
    assert_int_equal(p.buffer[8], '#');
}

/* A text that is too long keeps its beginning; later pieces do not sneak in behind. */
TEST(a_cut_text_keeps_its_beginning)
{
    page p;
    rs_text *out = fresh(&p, 6);

    rs_put(out, "harbour");
    rs_put_number(out, 7);
    assert_string_equal(p.buffer, "harbo");
    assert_int_equal(out->used, 5);
    assert_true(out->cut);
}

/* Even a buffer of one byte holds the empty text. */
TEST(the_smallest_buffer_holds_the_empty_text)
{
    page p;
    rs_text *out = fresh(&p, 1);

    rs_put(out, "");
    assert_false(out->cut);
    rs_put_format(out, "%d", 1);
    assert_true(out->cut);
    assert_string_equal(p.buffer, "");
    assert_int_equal(p.buffer[1], '#');
}

/* Whatever a format needs, it has all the room that is left; more counts as cut, and is not lost in silence. */
TEST(a_format_is_cut_only_where_the_room_ends)
{
    static char word[1025], buffer[4000];
    rs_text out = rs_text_on(buffer, sizeof buffer);

    memset(word, 'x', 1024);
    rs_put_format(&out, "%d %s.", -7, word);
    assert_false(out.cut);
    assert_int_equal(out.used, 1024 + 4);
    assert_memory_equal(buffer, "-7 x", 4);
    rs_put_format(&out, "%.2000s", word);
    rs_put_format(&out, "%.*s", 1024, word);
    assert_false(out.cut);
    assert_int_equal(out.used, 3 * 1024 + 4);
    rs_put_format(&out, "%.*s", 1024, word);
    assert_true(out.cut);
    assert_int_equal(strlen(buffer), sizeof buffer - 1);
    assert_int_equal(out.used, sizeof buffer - 1);
    rs_put_format(&out, "%5d", 1);
    assert_int_equal(out.used, sizeof buffer - 1);
    word[1000] = 0;
    out = rs_text_on(buffer, sizeof buffer);
    rs_put_format(&out, "a%s%.2000s%%", "b", word);
    assert_false(out.cut);
    assert_int_equal(out.used, 1003);
    assert_string_equal(buffer + 1000, "xx%");
}

/* ---- Pieces ------------------------------------------------------------------------------------------------------ */

/* Numbers of every size are written in full. */
TEST(numbers_are_written_in_full)
{
    page p;
    rs_text *out = fresh(&p, sizeof p.buffer);

    rs_put_number(out, 0);
    rs_put_char(out, ' ');
    rs_put_number(out, -32768);
    rs_put_char(out, ' ');
    rs_put_number(out, INT64_MIN);
    assert_string_equal(p.buffer, "0 -32768 -9223372036854775808");
}

/* Quotes, backslashes and control characters are escaped; all else, UTF-8 too, stays. */
TEST(quoted_text_is_a_json_string)
{
    page p;
    rs_json json;
    char back[64];
    static const char text[] = "a\"\"b\\c\nd\te\x01 \xc3\xa9";

    rs_put_quoted(fresh(&p, sizeof p.buffer), text);
    assert_string_equal(p.buffer, "\"a\\\"\\\"b\\\\c\\nd\\u0009e\\u0001 \xc3\xa9\"");
    assert_true(rs_json_parse(p.buffer, p.text.used, &json));
    assert_true(rs_json_string(json, back, sizeof back));
    assert_string_equal(back, text);
}

/* Padding counts characters, not bytes, and cuts nothing that is wider. */
TEST(padding_counts_characters)
{
    page p;
    rs_text *out = fresh(&p, sizeof p.buffer);

    rs_put_pad(out, "ab", 4);
    rs_put_pad(out, "\xc3\xa9\xe2\x82\xac", 4); /* two characters of two and three bytes */
    rs_put_pad(out, "longer", 4);
    rs_put_pad(out, "|", 0);
    assert_string_equal(p.buffer, "ab  \xc3\xa9\xe2\x82\xac  longer|");
}

/* Commas come between members, not before the first. */
TEST(members_are_separated_by_commas)
{
    page p;
    rs_text *out = fresh(&p, sizeof p.buffer);
    bool first = true;

    for (int i = 1; i <= 3; i++) {
        rs_put_key(out, &first, i == 2 ? "two\"" : "k");
        rs_put_number(out, i);
    }
    assert_string_equal(p.buffer, "\"k\":1,\"two\\\"\":2,\"k\":3");
}

/* ---- Words and values -------------------------------------------------------------------------------------------- */

/* Words are the same in any case; a longer or shorter one is another. */
TEST(case_makes_no_difference_to_words)
{
    assert_true(rs_same_word("Open-Sea-1", "oPEN-sEA-1"));
    assert_true(rs_same_word("", ""));
    assert_false(rs_same_word("sea", "seas"));
    assert_false(rs_same_word("seas", "sea"));
    assert_false(rs_same_word("[", "{")); /* only letters have a case */
    assert_false(rs_same_word("@", "`"));
}

static void expect_word(const rs_words *words, int value, const char *word, const char *label)
{
    char number[16];

    assert_string_equal(rs_word(words, value, number), word);
    assert_string_equal(rs_label(words, value, number), label);
}

/* A value has its word and its label; -1 has the word for none; anything else is a number in text. */
TEST(values_have_words_and_labels)
{
    expect_word(&toy_shell_words, TOY_OYSTER, "oyster", "Oyster");
    expect_word(&toy_bet_words, TOY_NONE, "nothing", "nothing");
    expect_word(&toy_shell_words, TOY_NONE, "-1", "-1");
    expect_word(&toy_shell_words, TOY_SHELLS, "12", "12");
    expect_word(&toy_mood_words, 0, "", "");
    expect_word(&rs_number_words, -32768, "-32768", "-32768");
    expect_word(NULL, -1, "-1", "-1");
    expect_word(&rs_seat_words, 4, "4", "seat 4");
    expect_word(&rs_bool_words, 1, "yes", "yes");
}

static void expect_read(const rs_words *words, const char *text, int expected)
{
    int value = -99;

    assert_true(rs_value(words, text, &value));
    assert_int_equal(value, expected);
}

/* Words, codes and the word for none are read in any case; where there are no words, numbers are. */
TEST(values_are_read_from_words_codes_and_numbers)
{
    expect_read(&toy_bet_words, "Oyster", TOY_OYSTER);
    expect_read(&toy_bet_words, "s-07", TOY_OYSTER);
    expect_read(&toy_bet_words, "NOTHING", TOY_NONE);
    expect_read(&toy_mood_words, "", 0);
    expect_read(&rs_seat_words, "3", 3);
    expect_read(&rs_bool_words, "Yes", 1);
    expect_read(&rs_number_words, "-12", -12);
    expect_read(&rs_number_words, "32767", 32767);
    expect_read(&rs_number_words, "-32768", -32768);
    expect_read(NULL, "8", 8);
}

/* What is no value is refused and leaves the variable alone. */
TEST(other_texts_have_no_value)
{
    static const struct {
        const rs_words *words;
        const char *text;
    } wrong[] = {
        {&toy_shell_words, "nothing"},
        {&toy_shell_words, "7"},
        {&toy_shell_words, "oysters"},
        {&toy_shell_words, "oyste"},
        {&toy_shell_words, ""},
        {&rs_seat_words, "5"},
        {&rs_number_words, ""},
        {&rs_number_words, "3x"},
        {&rs_number_words, "x3"},
        {&rs_number_words, "32768"},
        {&rs_number_words, "-99999999999999999999"},
    };

    for (int i = 0; i < RS_COUNT(wrong); i++) {
        int value = -99;

        assert_false(rs_value(wrong[i].words, wrong[i].text, &value));
        assert_int_equal(value, -99);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_new_text_is_empty),
        cmocka_unit_test(what_does_not_fit_is_cut_and_said_so),
        cmocka_unit_test(a_cut_text_keeps_its_beginning),
        cmocka_unit_test(the_smallest_buffer_holds_the_empty_text),
        cmocka_unit_test(a_format_is_cut_only_where_the_room_ends),
        cmocka_unit_test(numbers_are_written_in_full),
        cmocka_unit_test(quoted_text_is_a_json_string),
        cmocka_unit_test(padding_counts_characters),
        cmocka_unit_test(members_are_separated_by_commas),
        cmocka_unit_test(case_makes_no_difference_to_words),
        cmocka_unit_test(values_have_words_and_labels),
        cmocka_unit_test(values_are_read_from_words_codes_and_numbers),
        cmocka_unit_test(other_texts_have_no_value),
    };

    return RUN(tests);
}
