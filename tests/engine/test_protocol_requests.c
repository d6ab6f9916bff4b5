/* test_protocol_requests.c - the line protocol: what is a request and what is not, the games there are, and how one is begun. */
#include "asking.h"

/* ---- The line itself --------------------------------------------------------------------------------------------- */

/* What is no JSON object, or names no request, is refused. */
TEST(what_is_no_request_is_refused)
{
    static const refused wrong[] = {
        {"", "bad-json"},
        {"null", "bad-json"},
        {"[]", "bad-json"},
        {"not a request", "bad-json"},
        {"{'cmd':'state'", "bad-json"},
        {"{'cmd':'state'} {'cmd':'state'}", "bad-json"},
        {"{'cmd':'state',}", "bad-json"},
        {"{'cmd':'\xff'}", "bad-json"},
        {"{}", "bad-request"},
        {"{'cmd':7}", "bad-request"},
        {"{'cmd':null}", "bad-request"},
        {"{'Cmd':'state'}", "bad-request"},
        {"{'cmd':'a-name-that-is-longer-than-any-request-has'}", "bad-request"},
        {"{'cmd':''}", "unknown-command"},
        {"{'cmd':'fly'}", "unknown-command"},
        {"{'cmd':'State'}", "unknown-command"},
    };

    rs_protocol_init(&p);
    expect_errors(wrong, RS_COUNT(wrong));
    new_toy();
    expect_errors(wrong, RS_COUNT(wrong));
    expect_error_bytes("{\"cmd\":\"state\"}\0", 16, "bad-json");
}

/* Unknown members are passed over, and of two with one name the first counts. */
TEST(unknown_members_are_passed_over)
{
    new_toy();
    ask("{'x':[{'cmd':'quit'}],'cmd':'state','seat':99,'cmd':'quit'}");
    assert_false(p.quit);
}

/* A request of a mebibyte is read; one byte more is not. */
TEST(a_request_that_is_too_long_is_refused)
{
    static const char text[] = "{\"cmd\":\"state\"}";

    new_toy();
    memset(request, ' ', sizeof request);
    memcpy(request + RS_REQUEST - (sizeof text - 1), text, sizeof text - 1);
    assert_null(rs_json_get(ask_bytes(request, RS_REQUEST), "error").at);
    expect_error_bytes(request, RS_REQUEST + 1, "too-long");
}

/* A reply that does not fit is an error, not half a reply: whatever room there is. */
TEST(a_reply_that_is_too_long_is_an_error)
{
    static const char *const requests[] = {"{\"cmd\":\"state\"}", "{\"cmd\":\"log\"}", "{\"cmd\":\"save\"}", "{\"cmd\":\"board\"}"};
    static char small[16384], whole[16384];
    rs_json json;

    new_toy();
    ask("{'cmd':'play','seat':0,'move':'show conch'}");
    for (int i = 0; i < RS_COUNT(requests); i++) {
        ask_bytes(requests[i], strlen(requests[i]));
        assert_true(strlen(reply) < sizeof whole);
        strcpy(whole, reply);
        for (size_t room = 100; room < sizeof small; room += 7) {
            rs_text out = rs_text_on(small, room);

            rs_protocol_reply(&p, requests[i], strlen(requests[i]), &out);
            assert_true(rs_json_parse(small, out.used, &json));
            if (rs_json_get(json, "error").at)
                expect_part(small, "{\"error\":{\"code\":\"too-long\"");
            else
                assert_string_equal(small, whole);
        }
        assert_string_equal(small, whole);
    }
}

/* A reply takes the place of whatever was in the text before. */
TEST(a_reply_takes_the_place_of_what_was_there)
{
    static const char text[] = "{\"cmd\":\"fly\"}", good[] = "{\"cmd\":\"result\"}";
    rs_text out = {reply, sizeof reply, 5, true};

    new_toy();
    strcpy(reply, "there!");
    rs_protocol_reply(&p, text, sizeof text - 1, &out);
    assert_string_equal(reply, "{\"error\":{\"code\":\"unknown-command\",\"message\":\"There is no such request.\"}}");
    out.cut = true;
    rs_protocol_reply(&p, good, sizeof good - 1, &out);
    expect_part(reply, "\"over\":false");
    assert_ptr_equal(strstr(reply, "{"), reply);
    assert_false(out.cut);
}

/* Before there is a game, requests about one say so. */
TEST(without_a_game_there_is_nothing_to_ask)
{
    static const char *const requests[] = {
        "{'cmd':'state'}",
        "{'cmd':'fork','seat':0}",
        "{'cmd':'view','seat':0}",
        "{'cmd':'board'}",
        "{'cmd':'moves','seat':0}",
        "{'cmd':'play','seat':0,'move':'rest'}",
        "{'cmd':'why','seat':0,'move':'rest'}",
        "{'cmd':'chance','next':[]}",
        "{'cmd':'undo'}",
        "{'cmd':'log'}",
        "{'cmd':'result'}",
        "{'cmd':'bot','seat':0,'bot':'random'}",
        "{'cmd':'save'}",
        "{'cmd':'rules','clause':'TOY-1'}",
    };

    rs_protocol_init(&p);
    for (int i = 0; i < RS_COUNT(requests); i++) expect_error(requests[i], "no-game");
}

/* Goodbye is noted for the program around. */
TEST(quitting_is_noted)
{
    p.quit = true;
    rs_protocol_init(&p);
    assert_false(p.quit);
    assert_true(flag(ask("{'cmd':'quit'}"), "bye"));
    assert_true(p.quit);
}

/* ---- Games and beginnings ---------------------------------------------------------------------------------------- */

/* The games there are, with what one must know to begin one. */
TEST(the_games_are_listed)
{
    rs_json list = rs_json_get(ask("{'cmd':'games'}"), "games"), last = item(list, 1);

    assert_int_equal(items(list), rs_game_count());
    assert_string_equal(word(last, "id"), "toy");
    assert_string_equal(word(last, "title"), "Shells");
    assert_int_equal(number(last, "least_players"), 2);
    assert_int_equal(number(last, "most_players"), 3);
    assert_int_equal(number(last, "state_bytes"), (long)toy_game.state_bytes);
    assert_int_equal(number(last, "rules"), 7);
}

/* The schema of a game by its id; what is no game is refused. */
TEST(the_schema_is_given)
{
    static const refused wrong[] = {
        {"{'cmd':'schema'}", "bad-request"},
        {"{'cmd':'schema','game':7}", "bad-request"},
        {"{'cmd':'schema','game':'chess'}", "unknown-game"},
    };
    rs_json json = ask("{'cmd':'schema','game':'toy'}");

    assert_string_equal(word(json, "game"), "toy");
    assert_int_equal(items(rs_json_get(json, "verbs")), TOY_VERBS);
    expect_errors(wrong, RS_COUNT(wrong));
}

/* Clauses of the rules, of the running game or of a named one. */
TEST(clauses_are_quoted)
{
    static const refused wrong[] = {
        {"{'cmd':'rules','clause':'TOY-99'}", "unknown-clause"},
        {"{'cmd':'rules'}", "unknown-clause"},
        {"{'cmd':'rules','game':'chess','clause':'TOY-3'}", "unknown-game"},
        {"{'cmd':'rules','game':'plunder','clause':'TOY-3'}", "unknown-clause"},
    };

    new_toy();
    assert_string_equal(word(ask("{'cmd':'rules','clause':'TOY-3'}"), "text"), "A 1 brings a storm.");
    assert_true(strlen(word(ask("{'cmd':'rules','game':'plunder','clause':'PL-1.1'}"), "text")) > 10);
    expect_errors(wrong, RS_COUNT(wrong));
}

/* A new game is committed to its seed, tells its set-up, and asks the first seat. */
TEST(a_new_game_is_begun)
{
    rs_json json;

    rs_protocol_init(&p);
    json = ask("{'cmd':'new','game':'toy','players':2,'seed':'abc'}");
    assert_string_equal(word(json, "game"), "toy");
    assert_int_equal(number(json, "players"), 2);
    assert_string_equal(word(json, "commit"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    assert_int_equal(items(rs_json_get(json, "events")), 6);
    assert_string_equal(word(item(rs_json_get(json, "events"), 0), "kind"), "dealt");
    assert_int_equal(number(json, "next"), 0);
    assert_string_equal(word(json, "decision"), "turn");
    assert_string_equal(word(json, "prompt"), "Show, draw, cast or rest");
    assert_false(flag(json, "over"));
    assert_int_equal(number(json, "undo"), 0);
    assert_string_equal(p.session.seed, "abc");
}

static uint64_t hash_of(const char *text)
{
    ask(text);
    return mark_of_now().hash;
}

/* Seeds may be numbers of any size; entropy, options and scripted draws are used. */
TEST(a_new_game_takes_what_it_is_given)
{
    uint64_t plain = hash_of("{'cmd':'new','game':'toy','players':2,'seed':12345678901234567890}");

    assert_string_equal(p.session.seed, "12345678901234567890");
    assert_int_equal(hash_of("{'cmd':'new','game':'toy','players':2,'seed':'12345678901234567890'}"), plain);
    assert_int_not_equal(hash_of("{'cmd':'new','game':'toy','players':2,'seed':12345678901234567890,'entropy':['a',7]}"), plain);
    assert_int_equal(hash_of("{'cmd':'new','game':'toy','players':2}"), hash_of("{'cmd':'new','game':'toy','players':2,'seed':1}"));
    ask("{'cmd':'new','game':'toy','players':2,'seed':1234567890123456789012345678901234567890123456789012345678901234}");
    ask("{'cmd':'new','game':'toy','players':2,'seed':'x-34567890123456789012345678901234567890123456789012345678901234'}");
    ask("{'cmd':'new','game':'toy','players':3,'options':{'prize':0}}");
    assert_int_equal(toy_in(&p.session)->head.option[TOY_OPT_PRIZE], 0);
    ask("{'cmd':'new','game':'toy','players':3,'options':{'prize':100}}");
    assert_int_equal(toy_in(&p.session)->head.option[TOY_OPT_PRIZE], 100);
    assert_int_equal(toy_in(&p.session)->head.option[TOY_OPT_ROUNDS], 2);
    ask("{'cmd':'new','game':'toy','players':3,'options':{'rounds':4}}");
    assert_int_equal(toy_in(&p.session)->head.option[TOY_OPT_ROUNDS], 4);
    ask("{'cmd':'new','game':'TOY','players':3,'options':null,'chance':[6,'murex']}");
    assert_int_equal(toy_in(&p.session)->tide, 6);
    assert_true(rs_has(&toy_in(&p.session)->captain[RED].hand.cards, TOY_MUREX));
}

/* A beginning that cannot be is refused, and the running game goes on. */
TEST(a_bad_beginning_is_refused)
{
#define NEW "{'cmd':'new','game':'toy','players':2,"
    static const refused wrong[] = {
        {"{'cmd':'new'}", "bad-request"},
        {"{'cmd':'new','game':'chess','players':2}", "unknown-game"},
        {"{'cmd':'new','game':'toy'}", "bad-request"},
        {"{'cmd':'new','game':'toy','players':1}", "bad-request"},
        {"{'cmd':'new','game':'toy','players':4}", "bad-request"},
        {"{'cmd':'new','game':'toy','players':-1}", "bad-request"},
        {"{'cmd':'new','game':'toy','players':'2'}", "bad-request"},
        {"{'cmd':'new','game':'toy','players':2.5}", "bad-request"},
        {"{'cmd':'new','game':'toy','players':99999999999}", "bad-request"},
        {NEW "'seed':''}", "bad-request"},
        {NEW "'seed':'a b'}", "bad-request"},
        {NEW "'seed':null}", "bad-request"},
        {NEW "'seed':[]}", "bad-request"},
        {NEW "'seed':1.5}", "bad-request"},
        {NEW "'seed':1e5}", "bad-request"},
        {NEW "'seed':'01234567890123456789012345678901234567890123456789012345678901234'}", "bad-request"},
        {NEW "'entropy':'x'}", "bad-request"},
        {NEW "'entropy':['a b']}", "bad-request"},
        {NEW "'entropy':[null]}", "bad-request"},
        {NEW "'entropy':['a','b','c','d','e','f']}", "bad-request"},
        {NEW "'options':[]}", "bad-request"},
        {NEW "'options':{'luck':1}}", "bad-request"},
        {NEW "'options':{'prize':101}}", "bad-request"},
        {NEW "'options':{'prize':'3'}}", "bad-request"},
        {NEW "'chance':'4'}", "bad-request"},
        {NEW "'chance':[7]}", "bad-request"},
        {NEW "'chance':[4,'cowrie','cowrie']}", "bad-request"},
        {NEW "'chance':[null]}", "bad-request"},
        {NEW "'chance':['']}", "bad-request"},
        {NEW "'chance':['an-outcome-of-thirty-two-letters']}", "bad-request"},
    };

    new_toy();
    ask("{'cmd':'play','seat':0,'move':'show conch'}");
    expect_errors(wrong, RS_COUNT(wrong));
    rs_protocol_init(&p);
    expect_errors(wrong, RS_COUNT(wrong));
    assert_null(p.session.game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_no_request_is_refused),
        cmocka_unit_test(unknown_members_are_passed_over),
        cmocka_unit_test(a_request_that_is_too_long_is_refused),
        cmocka_unit_test(a_reply_that_is_too_long_is_an_error),
        cmocka_unit_test(a_reply_takes_the_place_of_what_was_there),
        cmocka_unit_test(without_a_game_there_is_nothing_to_ask),
        cmocka_unit_test(quitting_is_noted),
        cmocka_unit_test(the_games_are_listed),
        cmocka_unit_test(the_schema_is_given),
        cmocka_unit_test(clauses_are_quoted),
        cmocka_unit_test(a_new_game_is_begun),
        cmocka_unit_test(a_new_game_takes_what_it_is_given),
        cmocka_unit_test(a_bad_beginning_is_refused),
    };

    return RUN(tests);
}
