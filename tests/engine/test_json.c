/* test_json.c - the strict JSON reader: what it takes, what it refuses, and how its values are walked. */
#include "kit.h"

typedef struct sample {
    const char *text;
    size_t length; /* some hold a 0 */
} sample;

/* clang-format off */
#define S(text) {text, sizeof(text) - 1}
/* clang-format on */

static bool parses(sample s)
{
    rs_json json;

    return rs_json_parse(s.text, s.length, &json);
}

static void expect_good(const sample *samples, int count)
{
    for (int i = 0; i < count; i++)
        if (!parses(samples[i])) fail_msg("sample %d is refused: %s", i, samples[i].text);
}

static void expect_bad(const sample *samples, int count)
{
    for (int i = 0; i < count; i++)
        if (parses(samples[i])) fail_msg("sample %d is taken: %s", i, samples[i].text);
}

/* ---- Strictness -------------------------------------------------------------------------------------------------- */

/* All that RFC 8259 allows is taken. */
TEST(good_texts_are_taken)
{
    static const sample good[] = {
        S("null"),
        S("true"),
        S("false"),
        S("0"),
        S("-0"),
        S("12"),
        S("-1.5"),
        S("0.25"),
        S("1e9"),
        S("1E+9"),
        S("2.5e-3"),
        S("\"\""),
        S("\"a\""),
        S("[]"),
        S("{}"),
        S("[1]"),
        S("[1,2 , 3]"),
        S(" \t\r\n[ ] \t\r\n"),
        S("{\"a\":1}"),
        S("{ \"a\" : [ { } , [ ] ] , \"b\" : null }"),
        S("{\"\":0}"),
        S("{\"a\":1,\"a\":2}"),
        S("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\""),
        S("\"\\u0041\\u00e9\\uFFFF\""),
        S("\"\\ud83d\\ude00\""),
        S("\"\\ud800\\udc00\\udbff\\udfff\""),
        S("\"\\u0000\""),
        S("\"\x7f\""),
        S("\"\xc2\x80\""),
        S("\"\xdf\xbf\""),
        S("\"\xe0\xa0\x80\""),
        S("\"\xed\x9f\xbf\""),
        S("\"\xee\x80\x80\""),
        S("\"\xf0\x90\x80\x80\""),
        S("\"\xf4\x8f\xbf\xbf\""),
    };

    expect_good(good, RS_COUNT(good));
}

/* Broken containers, literals in other spellings, and anything behind the value are refused. */
TEST(bad_structures_are_refused)
{
    static const sample bad[] = {
        S(""),
        S(" "),
        S("nul"),
        S("nulll"),
        S("Null"),
        S("TRUE"),
        S("tru"),
        S("undefined"),
        S("NaN"),
        S("Infinity"),
        S("["),
        S("]"),
        S("{"),
        S("}"),
        S("[1"),
        S("[1,"),
        S("[1,]"),
        S("[,1]"),
        S("[,]"),
        S("[1 2]"),
        S("[1}"),
        S("{\"a\":1]"),
        S("{\"a\"}"),
        S("{\"a\":}"),
        S("{\"a\":1,}"),
        S("{,}"),
        S("{a:1}"),
        S("{'a':1}"),
        S("{1:1}"),
        S("{\"a\" 1}"),
        S("{\"a\"::1}"),
        S("{null:1}"),
        S("1 2"),
        S("{} x"),
        S("[] []"),
        S("null,"),
        S("\xef\xbb\xbfnull"),
        S("/**/1"),
        S("1//"),
        S("\v1"),
        S("\f1"),
        S("\xc2\xa0"
          "1"),
        S("null\0"),
        S("1\0"),
        S("\0"),
        S("[\0]"),
    };

    expect_bad(bad, RS_COUNT(bad));
}

/* Numbers are as in the grammar: no plus, no leading zeros, no bare points or exponents. */
TEST(bad_numbers_are_refused)
{
    static const sample bad[] = {
        S("-"),   S("+1"), S("01"),   S("-01"),   S("00"),  S("1."), S(".5"),    S("-.5"),   S("1.e5"), S("1e"),  S("1e+"),
        S("1e-"), S("e5"), S("0x10"), S("1_000"), S("--1"), S("1-"), S("1.2.3"), S("1e5.5"), S("[01]"), S("[-]"),
    };

    expect_bad(bad, RS_COUNT(bad));
}

/* Strings end, hold no bare control characters, and escape only as they may; surrogates come in pairs. */
TEST(bad_strings_are_refused)
{
    static const sample bad[] = {
        S("\""),
        S("\"a"),
        S("'a'"),
        S("\"\\\""),
        S("\"\\"),
        S("\"\n\""),
        S("\"\t\""),
        S("\"\x1f\""),
        S("\"\0\""),
        S("\"\\0\""),
        S("\"\\x41\""),
        S("\"\\a\""),
        S("\"\\'\""),
        S("\"\\U0041\""),
        S("\"\\u\""),
        S("\"\\u12\""),
        S("\"\\u123\""),
        S("\"\\u12g4\""),
        S("\"\\u 123\""),
        S("\"\\u+123\""),
        S("\"\\u-123\""),
        S("\"\\ud800\""),
        S("\"\\udbff\""),
        S("\"\\udc00\""),
        S("\"\\udfff\\ud800\""),
        S("\"\\ud800\\ud800\""),
        S("\"\\ud800x\""),
        S("\"\\ud800\\n\""),
        S("\"\\ud800\\u0041\""),
        S("\"\\ud800\\ndc00\""),
        S("\"\\ud800xudc00\""),
        S("\"\\ud800\\ue000\""),
        S("\"\\ud800\\udc0\""),
        S("\"\\ud800\\u"),
        S("\"\\ud800\\"),
        S("\"\\\0\""),
    };

    expect_bad(bad, RS_COUNT(bad));
}

/* UTF-8 that is cut off, too long for its character, a surrogate or beyond Unicode is refused. */
TEST(bad_utf8_is_refused)
{
    static const sample bad[] = {
        S("\"\x80\""),
        S("\"\xbf\""),
        S("\"\xc2\""),
        S("\"\xc2"),
        S("\"\xc2\xc2\""),
        S("\"\xc0\xaf\""),
        S("\"\xc1\xbf\""),
        S("\"\xe0\x80\xaf\""),
        S("\"\xe0\x9f\xbf\""),
        S("\"\xe2\x82\""),
        S("\"\xe2\x28\xa1\""),
        S("\"\xed\xa0\x80\""),
        S("\"\xed\xbf\xbf\""),
        S("\"\xf0\x80\x80\xaf\""),
        S("\"\xf0\x8f\xbf\xbf\""),
        S("\"\xf0\x9f\x98\""),
        S("\"\xf4\x90\x80\x80\""),
        S("\"\xf5\x80\x80\x80\""),
        S("\"\xf8\x88\x80\x80\x80\""),
        S("\"\xfe\""),
        S("\"\xff\""),
        S("{\"\xff\":1}"),
        S("\xc3\xa9"),
    };

    expect_bad(bad, RS_COUNT(bad));
}

/* `depth` lists around a number. */
static bool nested_parses(int depth)
{
    char text[256];

    memset(text, '[', (size_t)depth);
    text[depth] = '7';
    memset(text + depth + 1, ']', (size_t)depth);
    return parses((sample){text, (size_t)(2 * depth + 1)});
}

/* A value may lie 32 deep and no deeper, so that no text can exhaust the stack. */
TEST(nesting_ends_at_32)
{
    static char open[100000];

    assert_true(nested_parses(0));
    assert_true(nested_parses(32));
    assert_false(nested_parses(33));
    memset(open, '[', sizeof open);
    assert_false(parses((sample){open, sizeof open}));
    for (size_t i = 0; i + 5 <= sizeof open; i += 5) memcpy(open + i, "{\"a\":", 5);
    assert_false(parses((sample){open, sizeof open}));
}

/* Nothing is read beyond the length: a good text is refused at every shorter length, though the rest stands behind. */
TEST(nothing_is_read_beyond_the_length)
{
    static const char text[] = "{\"a\":[1,-2.5e3,\"\\ud83d\\ude00\xe2\x82\xac\",true,null]}";

    assert_true(parses((sample)S(text)));
    for (size_t length = 0; length < sizeof text - 1; length++) {
        char *copy = test_malloc(length + 1); /* exactly as long, so that a sanitizer or the guards notice */

        memcpy(copy, text, length);
        copy[length] = '#';
        assert_false(parses((sample){copy, length}));
        test_free(copy);
    }
}

/* ---- Values ------------------------------------------------------------------------------------------------------ */

static rs_json value_of(const char *text)
{
    rs_json json = {NULL, NULL};

    assert_true(rs_json_parse(text, strlen(text), &json));
    return json;
}

/* A value is the slice of the text without the blanks around it, and its type is its first character. */
TEST(values_know_their_type_and_their_slice)
{
    rs_json json = value_of("  [1, 2]\n");

    assert_int_equal(json.end - json.at, 6);
    assert_memory_equal(json.at, "[1, 2]", 6);
    assert_int_equal(rs_json_type(json), '[');
    assert_int_equal(rs_json_type(value_of("{}")), '{');
    assert_int_equal(rs_json_type(value_of("\"x\"")), '"');
    assert_int_equal(rs_json_type(value_of("true")), 't');
    assert_int_equal(rs_json_type(value_of("false")), 'f');
    assert_int_equal(rs_json_type(value_of("null")), 'n');
    assert_int_equal(rs_json_type(value_of("7")), '0');
    assert_int_equal(rs_json_type(value_of("-7")), '0');
    assert_int_equal(rs_json_type((rs_json){NULL, NULL}), 0);
}

/* Members are found by their unescaped key; of two with one key the first counts; what is not there is no value. */
TEST(members_are_found_by_key)
{
    rs_json json = value_of("{\"a\":1, \"b\" : {\"a\":[2]}, \"\\u0063\":\"x\", \"a\":9, \"\":5}");
    long number;

    assert_true(rs_json_int(rs_json_get(json, "a"), &number));
    assert_int_equal(number, 1);
    assert_int_equal(rs_json_type(rs_json_get(rs_json_get(json, "b"), "a")), '[');
    assert_int_equal(rs_json_type(rs_json_get(json, "c")), '"');
    assert_true(rs_json_int(rs_json_get(json, ""), &number));
    assert_int_equal(number, 5);
    assert_null(rs_json_get(json, "A").at);
    assert_null(rs_json_get(json, "missing").at);
    assert_null(rs_json_get(value_of("[1]"), "a").at);
    assert_null(rs_json_get(value_of("\"a\""), "a").at);
    assert_null(rs_json_get(rs_json_get(json, "missing"), "a").at);
}

/* Lists and objects are walked in order; keys come raw; other values have nothing in them. */
TEST(containers_are_walked_in_order)
{
    rs_json list = value_of("[1 , [2,3], {\"x\":[]} ,\"]\" ]"), object = value_of("{\"k\" : [1,2] , \"]}\":2}");
    rs_json at = {NULL, NULL}, key;
    static const char types[] = "0[{\"";
    int count = 0;

    while (rs_json_next(list, &at, NULL)) assert_int_equal(rs_json_type(at), types[count++]);
    assert_int_equal(count, 4);
    at = (rs_json){NULL, NULL};
    assert_true(rs_json_next(object, &at, &key));
    assert_memory_equal(key.at, "\"k\"", 3);
    assert_memory_equal(at.at, "[1,2]", 5);
    assert_true(rs_json_next(object, &at, &key));
    assert_memory_equal(key.at, "\"]}\"", 4);
    assert_false(rs_json_next(object, &at, &key));
    at = (rs_json){NULL, NULL};
    assert_false(rs_json_next(value_of("[ ]"), &at, NULL));
    assert_false(rs_json_next(value_of("{ }"), &at, &key));
    assert_false(rs_json_next(value_of("\"[1]\""), &at, NULL));
    assert_false(rs_json_next((rs_json){NULL, NULL}, &at, NULL));
}

static void expect_int(const char *text, long expected)
{
    long number = 0;

    assert_true(rs_json_int(value_of(text), &number));
    assert_int_equal(number, expected);
}

/* Whole numbers of 32 bits are read, the same on every machine; what is larger, broken or no number is not. */
TEST(whole_numbers_are_read)
{
    static const char *const wrong[] = {
        "1.0", "1e3", "1E3", "true", "null", "\"1\"", "[1]", "2147483648", "-2147483649", "9999999999", "99999999999999999999999999"};
    long number = -99;

    expect_int("0", 0);
    expect_int("-0", 0);
    expect_int("-17", -17);
    expect_int("2147483647", INT32_MAX);
    expect_int("-2147483648", INT32_MIN);
    for (int i = 0; i < RS_COUNT(wrong); i++)
        if (rs_json_int(value_of(wrong[i]), &number)) fail_msg("%s is read as %ld", wrong[i], number);
    assert_false(rs_json_int((rs_json){NULL, NULL}, &number));
    assert_int_equal(number, -99);
}

static void expect_unescaped(const char *text, const char *expected)
{
    char buffer[64];

    assert_true(rs_json_string(value_of(text), buffer, sizeof buffer));
    assert_string_equal(buffer, expected);
}

/* Strings are unescaped into UTF-8 of one to four bytes. */
TEST(strings_are_unescaped)
{
    expect_unescaped("\"\"", "");
    expect_unescaped("\"plain \xe2\x82\xac\"", "plain \xe2\x82\xac");
    expect_unescaped("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\/\b\f\n\r\t");
    expect_unescaped("\"\\u0041\\u00E9\\u00AF\\u20ac\\ud83d\\ude00!\"", "A\xc3\xa9\xc2\xaf\xe2\x82\xac\xf0\x9f\x98\x80!");
    expect_unescaped("\"\\ud800\\udc00\\udbff\\udfff\"", "\xf0\x90\x80\x80\xf4\x8f\xbf\xbf");
    expect_unescaped("\"\\u007f\\u0080\\u07ff\\u0800\\uffff\"", "\x7f\xc2\x80\xdf\xbf\xe0\xa0\x80\xef\xbf\xbf");
}

/* A string that does not fit with its end, or that holds a 0, is refused. */
TEST(strings_fit_or_are_refused)
{
    char buffer[5] = "####";

    assert_true(rs_json_string(value_of("\"abcd\""), buffer, sizeof buffer));
    assert_string_equal(buffer, "abcd");
    assert_false(rs_json_string(value_of("\"abcde\""), buffer, sizeof buffer));
    assert_false(rs_json_string(value_of("\"abc\\u00e9\""), buffer, sizeof buffer));
    assert_false(rs_json_string(value_of("\"a\\u0000\""), buffer, sizeof buffer));
    assert_false(rs_json_string(value_of("1"), buffer, sizeof buffer));
    assert_false(rs_json_string((rs_json){NULL, NULL}, buffer, sizeof buffer));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(good_texts_are_taken),
        cmocka_unit_test(bad_structures_are_refused),
        cmocka_unit_test(bad_numbers_are_refused),
        cmocka_unit_test(bad_strings_are_refused),
        cmocka_unit_test(bad_utf8_is_refused),
        cmocka_unit_test(nesting_ends_at_32),
        cmocka_unit_test(nothing_is_read_beyond_the_length),
        cmocka_unit_test(values_know_their_type_and_their_slice),
        cmocka_unit_test(members_are_found_by_key),
        cmocka_unit_test(containers_are_walked_in_order),
        cmocka_unit_test(whole_numbers_are_read),
        cmocka_unit_test(strings_are_unescaped),
        cmocka_unit_test(strings_fit_or_are_refused),
    };

    return RUN(tests);
}
