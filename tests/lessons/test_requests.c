/* test_requests.c - the requests of the line protocol about lessons: lesson, answer, read, others. */
#include "asking.h"

#include <stdio.h>

/* ---- What replies hold ---------------------------------------------------------------------------------------------- */

#define TOY "lesson toy\\ntitle A test\\nscene\\ndeal 4 cowrie cockle conch whelk limpet mussel\\n"

/* The reply to a request, which holds where the lesson stands. */
static rs_json learn(const char *text) { return rs_json_get(ask(text), "lesson"); }

static rs_json begin_rows(const char *rows)
{
    static char line[RS_REQUEST];

    snprintf(line, sizeof line, "{'cmd':'lesson','file':'%s'}", rows);
    return learn(line);
}

static rs_json answer(int seat, const char *move)
{
    char line[256];

    snprintf(line, sizeof line, "{'cmd':'answer','seat':%d,'move':'%s'}", seat, move);
    return ask(line);
}

static void expect_text(rs_json list, int index, const char *text, const char *figures)
{
    rs_json one = item(list, index);

    assert_string_equal(word(one, "text"), text);
    expect_raw(one, "figures", figures);
}

/* A lesson is begun: where it stands, what is said and shown, what is wanted, and what is next as in any game. */
TEST(a_lesson_is_begun)
{
    rs_json at, json;

    rs_protocol_init(&p);
    at = begin_rows(TOY "players 3\\nset captain[0].coins 5\\nlet n captain[0].coins\\nsay You have {n}.\\nsay Rest.\\npoint shell:conch "
                        "mat:0\\npoint table:middle\\n"
                        "tip decision turn \\'Your {n|turn|turns}.\\'\\ndo rest | show *\\nsay B\\nread\\n");
    json = (rs_json){reply, reply + strlen(reply)};
    assert_string_equal(word(json, "game"), "toy");
    assert_int_equal(number(json, "players"), 3);
    assert_int_equal(number(json, "next"), 0);
    assert_string_equal(word(json, "decision"), "turn");
    assert_int_equal(number(at, "step"), 0);
    assert_int_equal(number(at, "steps"), 2);
    assert_int_equal(number(at, "scene"), 3);
    assert_int_equal(number(at, "seat"), 0);
    assert_string_equal(word(at, "action"), "do");
    assert_false(flag(at, "waits"));
    assert_string_equal(word(at, "bookmark"), "0 1 0 0");
    assert_int_equal(items(rs_json_get(at, "say")), 2);
    expect_text(rs_json_get(at, "say"), 0, "You have {n}.", "{\"n\":5}");
    expect_text(rs_json_get(at, "say"), 1, "Rest.", "{}");
    expect_text(rs_json_get(at, "tips"), 0, "Your {n|turn|turns}.", "{\"n\":5}");
    expect_raw(at, "point", "[\"shell:conch\",\"mat:0\",\"table:middle\"]");
}

/* What is wanted are legal moves in their canonical text; while another is asked, or there is nothing to do, none. */
TEST(wanted_moves_are_listed)
{
    expect_raw(begin_rows(TOY "do rest | show *\\nplay rest\\nsay B\\nread\\n"), "wanted",
               "[\"show cowrie\",\"show cockle\",\"show conch\",\"rest\"]");
    expect_raw(rs_json_get(answer(0, "rest"), "lesson"), "wanted", "[]");
    expect_raw(learn("{'cmd':'others'}"), "wanted", "[]");
    expect_raw(begin_rows(TOY "seat 1\\ndo rest\\n"), "wanted", "[]");
}

/* A figure that is a word comes with the kind of its words, so that its label can be told in other languages; each name once. */
TEST(figures_come_with_their_texts)
{
    rs_json at =
        begin_rows(TOY "let who starter\\nlet n 1\\nlet none winner[0]\\nsay {who} {n} {n|is|are} {who} {none} {unknown}\\nread\\n");

    expect_text(rs_json_get(at, "say"), 0, "{who} {n} {n|is|are} {who} {none} {unknown}",
                "{\"who\":{\"kind\":\"captain\",\"word\":\"red\"},\"n\":1,\"none\":{\"kind\":\"captain\",\"word\":\"nobody\"}}");
}

/* A move that is right is made, and the next step's texts come, after what is said of the one that was done. */
TEST(a_right_answer_goes_on)
{
    rs_json json, at;

    begin_rows(TOY "do show conch\\nthen Well.\\nsay B\\ndo rest\\n");
    json = answer(0, "SHOW S-03");
    assert_string_equal(word(json, "verdict"), "right");
    expect_raw(json, "said", "null");
    expect_raw(json, "legal", "true");
    assert_int_equal(number(json, "next"), 0);
    at = rs_json_get(json, "lesson");
    assert_int_equal(number(at, "step"), 1);
    expect_text(rs_json_get(at, "say"), 0, "Well.", "{}");
    expect_text(rs_json_get(at, "say"), 1, "B", "{}");
}

/* One that is not wanted is answered with the row that fits, or with none, and nothing is made. */
TEST(another_answer_is_answered)
{
    rs_json json;
    mark before, after;

    begin_rows(TOY "let n captain[0].hand\\ndo rest\\nelse draw \\'You have {n}.\\'\\n");
    before = mark_of_now();
    json = answer(0, "draw");
    assert_string_equal(word(json, "verdict"), "another");
    assert_string_equal(word(rs_json_get(json, "said"), "text"), "You have {n}.");
    expect_raw(rs_json_get(json, "said"), "figures", "{\"n\":3}");
    expect_raw(json, "legal", "true");
    json = answer(0, "cast 1");
    assert_string_equal(word(json, "verdict"), "another");
    expect_raw(json, "said", "null");
    assert_int_equal(number(rs_json_get(json, "lesson"), "step"), 0);
    after = mark_of_now();
    assert_memory_equal(&before, &after, sizeof before);
}

/* One that is not legal is refused as by `why`, with its clause. */
TEST(an_illegal_answer_is_refused)
{
    rs_json json;

    begin_rows(TOY "do rest\\nelse show whelk \\'Not yours.\\'\\n");
    json = answer(0, "show whelk");
    assert_string_equal(word(json, "verdict"), "refused");
    assert_string_equal(word(rs_json_get(json, "said"), "text"), "Not yours.");
    expect_raw(json, "legal", "false");
    assert_string_equal(word(json, "clause"), "TOY-2.1");
    assert_string_equal(word(json, "why"), "That shell is not in hand.");
    json = answer(0, "dance");
    assert_string_equal(word(json, "verdict"), "refused");
    expect_raw(json, "clause", "null");
    assert_string_equal(word(json, "why"), "That is not a move of this game.");
}

/* A text is read on from, others move one by one, and at the end it is said what was learnt. */
TEST(a_lesson_comes_to_its_end)
{
    rs_json at;

    assert_string_equal(
        word(begin_rows(TOY "say A\\nread\\nsay B\\npoint mat:0\\ndo rest\\nthen Done.\\nplay show whelk\\nplay rest\\nlearnt L\\n"),
             "action"),
        "read");
    at = learn("{'cmd':'read'}");
    expect_part(reply, "{\"read\":true,");
    assert_string_equal(word(at, "action"), "do");
    at = rs_json_get(answer(0, "rest"), "lesson");
    assert_true(flag(at, "waits"));
    assert_string_equal(word(at, "bookmark"), "1 0 0 1");
    at = learn("{'cmd':'others'}");
    expect_part(reply, "{\"moved\":true,");
    assert_true(flag(at, "waits"));
    at = learn("{'cmd':'others'}");
    assert_string_equal(word(at, "action"), "over");
    assert_int_equal(number(at, "step"), 2);
    expect_text(rs_json_get(at, "say"), 0, "Done.", "{}");
    expect_text(rs_json_get(at, "say"), 1, "L", "{}");
    expect_raw(at, "point", "[]");
    expect_raw(at, "wanted", "[]");
    assert_string_equal(word(answer(0, "rest"), "verdict"), "refused");
}

/* Bots move where nothing is written, within the request. */
TEST(bots_move_by_request)
{
    rs_json at;
    int moves = 0;

    begin_rows(TOY "bots greedy\\nuntil decision bet\\nsay B\\nread\\n");
    at = rs_json_get(answer(0, "rest"), "lesson");
    for (; flag(at, "waits"); moves++) at = learn("{'cmd':'others'}");
    assert_true(moves > 0);
    assert_int_equal(number(at, "step"), 1);
}

/* ---- Going on ------------------------------------------------------------------------------------------------------- */

/* The text of the running game, as it stands in JSON. */
static const char *saved(void)
{
    static char file[1 << 16];
    rs_json json = rs_json_get(ask("{'cmd':'save'}"), "file");

    snprintf(file, sizeof file, "%.*s", (int)(json.end - json.at), json.at);
    return file;
}

static const char *resume_line(const char *rows, const char *game, const char *place)
{
    static char line[RS_REQUEST];

    snprintf(line, sizeof line, "{'cmd':'lesson','file':'%s','game':%s,'bookmark':'%s'}", rows, game, place);
    return line;
}

static const char two_steps[] = TOY "do cast 2\\nchance 3 4\\nsay B\\ndo rest\\nplay rest\\nlearnt L\\n";

/* With a game file and a bookmark it goes on where it was left, in another process as well. */
TEST(a_lesson_is_resumed)
{
    char place[64], file[1 << 15];
    rs_json at;

    begin_rows(two_steps);
    at = rs_json_get(answer(0, "cast 2"), "lesson");
    snprintf(place, sizeof place, "%s", word(at, "bookmark"));
    snprintf(file, sizeof file, "%s", saved());
    rs_protocol_init(&p);
    at = learn(resume_line(two_steps, file, place));
    assert_int_equal(number(at, "step"), 1);
    assert_string_equal(word(at, "bookmark"), place);
    expect_raw(at, "wanted", "[\"rest\"]");
    assert_string_equal(word(answer(0, "rest"), "verdict"), "right");
}

/* ---- Errors ---------------------------------------------------------------------------------------------------------- */

/* An error, after which game and lesson are as they were. */
static void expect_error_in_lesson(const char *text, const char *code)
{
    rs_teacher before = p.teacher;

    expect_error(text, code);
    assert_memory_equal(&before, &p.teacher, sizeof before);
}

static void expect_errors_in_lesson(const refused *list, int count)
{
    for (int i = 0; i < count; i++) expect_error_in_lesson(list[i].text, list[i].code);
}

static const refused wrong_lessons[] = {
    {"{'cmd':'lesson'}", "bad-request"},
    {"{'cmd':'lesson','file':7}", "bad-request"},
    {"{'cmd':'lesson','file':null}", "bad-request"},
    {"{'cmd':'lesson','file':''}", "bad-lesson"},
    {"{'cmd':'lesson','file':'a poem'}", "bad-lesson"},
    {"{'cmd':'lesson','file':'lesson chess\\nscene\\nread\\n'}", "bad-lesson"},
    {"{'cmd':'lesson','file':'lesson toy\\nscene\\nshout\\nread\\n'}", "bad-lesson"},
    {"{'cmd':'lesson','file':'lesson toy\\nscene\\nplayers 9\\nread\\n'}", "bad-lesson"},
    {"{'cmd':'lesson','file':'lesson toy\\nscene\\nset round 3\\nread\\n'}", "bad-lesson"},
    {"{'cmd':'lesson','file':'lesson toy\\nscene\\nplay rest\\nplay dance\\nread\\n'}", "bad-lesson"},
    {"{'cmd':'lesson','file':'lesson toy\\nscene\\nread\\n','game':null}", "bad-request"},
    {"{'cmd':'lesson','file':'lesson toy\\nscene\\nread\\n','game':7,'bookmark':'0 0 0 0'}", "bad-request"},
    {"{'cmd':'lesson','file':'lesson toy\\nscene\\nread\\n','game':'a poem'}", "bad-request"},
    {"{'cmd':'lesson','file':'lesson toy\\nscene\\nread\\n','game':'a poem','bookmark':7}", "bad-request"},
    {"{'cmd':'lesson','file':'lesson toy\\nscene\\nread\\n','game':'a poem','bookmark':'0 0 0 0'}", "bad-file"},
};

/* What is no lesson, or cannot be gone on with, is refused before there is a game, in a game, and in a lesson, and changes nothing. */
TEST(a_wrong_lesson_changes_nothing)
{
    rs_protocol_init(&p);
    expect_errors(wrong_lessons, RS_COUNT(wrong_lessons));
    new_toy();
    ask("{'cmd':'play','seat':0,'move':'show conch'}");
    expect_errors(wrong_lessons, RS_COUNT(wrong_lessons));
    begin_rows(TOY "do show conch\\nsay B\\ndo rest\\n");
    answer(0, "show conch");
    expect_errors_in_lesson(wrong_lessons, RS_COUNT(wrong_lessons));
    assert_string_equal(word(answer(0, "rest"), "verdict"), "right");
}

/* A sentence about a wrong lesson names its line. */
TEST(a_wrong_lesson_is_told_with_its_line)
{
    rs_protocol_init(&p);
    expect_error("{'cmd':'lesson','file':'lesson toy\\nscene\\nsay A\\nread\\nread\\n'}", "bad-lesson");
    expect_part(reply, "\"message\":\"Line 5: ");
}

/* A bookmark that is none, or a game that does not fit the lesson, is refused and changes nothing. */
TEST(a_wrong_bookmark_changes_nothing)
{
    static const char *const marks[] = {"", "poem", "9 0 0 0", "0 0 9 0", "0 0 0"};
    char file[1 << 15];

    begin_rows(two_steps);
    snprintf(file, sizeof file, "%s", saved());
    for (int i = 0; i < RS_COUNT(marks); i++) expect_error_in_lesson(resume_line(two_steps, file, marks[i]), "bad-bookmark");
    expect_error_in_lesson(resume_line("lesson plunder\\nscene\\nread\\n", file, "0 0 0 0"), "bad-bookmark");
    expect_error_in_lesson(resume_line("lesson toy\\nscene\\nplayers 3\\nseat 2\\nread\\n", file, "0 0 0 0"), "bad-bookmark");
    assert_string_equal(word(answer(0, "cast 2"), "verdict"), "right");
}

/* Without a lesson there is nothing to answer; nor when it has no game any more. */
TEST(without_a_lesson_there_is_nothing_to_answer)
{
    static const refused none[] = {
        {"{'cmd':'answer','seat':0,'move':'rest'}", "no-lesson"},
        {"{'cmd':'read'}", "no-lesson"},
        {"{'cmd':'others'}", "no-lesson"},
    };
    static const char *const ends[] = {
        "{'cmd':'new','game':'toy','players':2}",
        "{'cmd':'fork'}",
    };

    rs_protocol_init(&p);
    expect_error("{'cmd':'answer','seat':0,'move':'rest'}", "no-game");
    expect_errors(none + 1, 2);
    new_toy();
    expect_errors(none, RS_COUNT(none));
    for (int i = 0; i < RS_COUNT(ends); i++) {
        begin_rows(TOY "seat 1\\nsay A\\nread\\n");
        ask(ends[i]);
        expect_errors(none, RS_COUNT(none));
    }
}

/* A game that is restored or loaded takes the place of the lesson's. */
TEST(another_game_ends_a_lesson)
{
    static char line[RS_REQUEST];
    rs_json state;

    begin_rows(TOY "seat 1\\nsay A\\nread\\n");
    snprintf(line, sizeof line, "{'cmd':'restore','file':%s}", saved());
    ask(line);
    expect_error("{'cmd':'read'}", "no-lesson");
    begin_rows(TOY "seat 1\\nsay A\\nread\\n");
    state = rs_json_get(ask("{'cmd':'state'}"), "state");
    snprintf(line, sizeof line, "{'cmd':'load','game':'toy','state':%.*s}", (int)(state.end - state.at), state.at);
    ask(line);
    expect_error("{'cmd':'read'}", "no-lesson");
}

/* What is not the learner's, or not now, is refused and changes nothing. */
TEST(what_is_not_to_be_done_now_is_refused)
{
    static const refused reading[] = {
        {"{'cmd':'others'}", "not-asked"},
        {"{'cmd':'answer','seat':1,'move':'rest'}", "not-asked"},
        {"{'cmd':'answer','seat':2,'move':'rest'}", "bad-request"},
        {"{'cmd':'answer','move':'rest'}", "bad-request"},
        {"{'cmd':'answer','seat':0}", "bad-request"},
        {"{'cmd':'answer','seat':0,'move':7}", "bad-request"},
    };

    begin_rows(TOY "say A\\nread\\nsay B\\ndo rest\\nplay rest\\nlearnt L\\n");
    expect_errors_in_lesson(reading, RS_COUNT(reading));
    ask("{'cmd':'read'}");
    expect_error_in_lesson("{'cmd':'read'}", "not-asked");
    answer(0, "rest");
    expect_error_in_lesson("{'cmd':'read'}", "not-asked");
    ask("{'cmd':'others'}");
    expect_error_in_lesson("{'cmd':'others'}", "not-asked");
    expect_error_in_lesson("{'cmd':'read'}", "not-asked");
}

/* A lesson that cannot go on says so, with its line, whoever it was that moved or read. */
TEST(a_lesson_that_cannot_go_on_says_so)
{
    static const struct {
        const char *rows, *request;
    } broken[] = {
        {TOY "do rest\\nplay dance\\n", "{'cmd':'others'}"},
        {TOY "say A\\nread\\nplay dance\\n", "{'cmd':'read'}"},
        {TOY "say A\\nread\\nscene\\nplay dance\\nsay B\\nread\\n", "{'cmd':'read'}"},
        {TOY "do rest\\nscene\\nplay dance\\nsay B\\nread\\n", "{'cmd':'answer','seat':0,'move':'rest'}"},
        {TOY "bots oracle\\nuntil over\\n", "{'cmd':'others'}"},
    };

    for (int i = 0; i < RS_COUNT(broken); i++) {
        char line[128], *c = line;
        rs_json error;

        begin_rows(broken[i].rows);
        if (i == 0 || i == 4) answer(0, "rest");
        snprintf(line, sizeof line, "%s", broken[i].request);
        for (; *c; c++) *c = *c == '\'' ? '"' : *c;
        error = rs_json_get(ask_bytes(line, strlen(line)), "error");
        assert_string_equal(word(error, "code"), "bad-lesson");
        expect_part(word(error, "message"), "Line ");
    }
}

/* A lesson of the greatest length is read, and one byte more is not. */
TEST(a_lesson_that_is_too_long_is_refused)
{
    static char rows[RS_LESSON_FILE + 64], line[RS_LESSON_FILE + 128];
    size_t used;

    strcpy(rows, "lesson toy\\nscene\\nread\\n#");
    used = strlen(rows) - 3; /* each \\n is one byte of the lesson */
    memset(rows + strlen(rows), 'x', RS_LESSON_FILE - 1 - used);
    rows[RS_LESSON_FILE - 1 + 3] = 0;
    begin_rows(rows);
    strcat(rows, "x");
    snprintf(line, sizeof line, "{'cmd':'lesson','file':'%s'}", rows);
    expect_error_in_lesson(line, "bad-request");
}

/* The lesson's game is a game like any other: it can be looked at, asked about and saved. */
TEST(the_game_of_a_lesson_is_a_game)
{
    begin_rows(TOY "do show conch\\nsay B\\ndo rest\\n");
    answer(0, "show conch");
    assert_int_equal(number(ask("{'cmd':'log'}"), "moves"), 1);
    assert_int_equal(items(rs_json_get(ask("{'cmd':'moves','seat':0}"), "moves")), 6);
    expect_raw(ask("{'cmd':'why','seat':0,'move':'show whelk'}"), "legal", "false");
    expect_part(saved(), "show conch");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_lesson_is_begun),
        cmocka_unit_test(wanted_moves_are_listed),
        cmocka_unit_test(figures_come_with_their_texts),
        cmocka_unit_test(a_right_answer_goes_on),
        cmocka_unit_test(another_answer_is_answered),
        cmocka_unit_test(an_illegal_answer_is_refused),
        cmocka_unit_test(a_lesson_comes_to_its_end),
        cmocka_unit_test(bots_move_by_request),
        cmocka_unit_test(a_lesson_is_resumed),
        cmocka_unit_test(a_wrong_lesson_changes_nothing),
        cmocka_unit_test(a_wrong_lesson_is_told_with_its_line),
        cmocka_unit_test(a_wrong_bookmark_changes_nothing),
        cmocka_unit_test(without_a_lesson_there_is_nothing_to_answer),
        cmocka_unit_test(another_game_ends_a_lesson),
        cmocka_unit_test(what_is_not_to_be_done_now_is_refused),
        cmocka_unit_test(a_lesson_that_cannot_go_on_says_so),
        cmocka_unit_test(a_lesson_that_is_too_long_is_refused),
        cmocka_unit_test(the_game_of_a_lesson_is_a_game),
    };
    return RUN(tests);
}
