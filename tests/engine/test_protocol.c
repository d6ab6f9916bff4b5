/* test_protocol.c - the line protocol: every request with its good replies, every error, and that an error changes nothing. */
#include "kit.h"
#include "protocol/protocol.h"

#include <stdio.h>

static rs_protocol p;
static char reply[RS_REPLY], request[RS_REQUEST + 64];

/* ---- Asking ------------------------------------------------------------------------------------------------------ */

static rs_json ask_bytes(const char *text, size_t length)
{
    rs_text out = rs_text_on(reply, sizeof reply);
    rs_json json = {NULL, NULL};

    rs_protocol_reply(&p, text, length, &out);
    assert_false(out.cut);
    assert_int_equal(strlen(reply), out.used);
    if (!rs_json_parse(reply, out.used, &json)) fail_msg("the reply is no JSON: %s", reply);
    assert_int_equal(rs_json_type(json), '{');
    expect_no_part(reply, "\n");
    return json;
}

/* The reply to a request that must be met; single quotes stand for double ones. */
static rs_json ask(const char *text)
{
    rs_json json;
    size_t length = strlen(text);

    for (size_t i = 0; i <= length; i++) request[i] = (char)(text[i] == '\'' ? '"' : text[i]);
    json = ask_bytes(request, length);
    if (rs_json_get(json, "error").at) fail_msg("%s is answered with %s", text, reply);
    return json;
}

static const char *word(rs_json object, const char *key)
{
    static char buffer[4][4096];
    static int turn;

    turn = (turn + 1) % 4;
    if (!rs_json_string(rs_json_get(object, key), buffer[turn], sizeof buffer[turn])) fail_msg("no text %s in %s", key, reply);
    return buffer[turn];
}

static long number(rs_json object, const char *key)
{
    long value = 0;

    if (!rs_json_int(rs_json_get(object, key), &value)) fail_msg("no number %s in %s", key, reply);
    return value;
}

static bool flag(rs_json object, const char *key) { return rs_json_type(rs_json_get(object, key)) == 't'; }

static int items(rs_json list)
{
    rs_json at = {NULL, NULL};
    int count = 0;

    assert_int_equal(rs_json_type(list), '[');
    while (rs_json_next(list, &at, NULL)) count++;
    return count;
}

static rs_json item(rs_json list, int index)
{
    rs_json at = {NULL, NULL};

    for (int i = 0; i <= index; i++) assert_true(rs_json_next(list, &at, NULL));
    return at;
}

/* What an error must leave alone. */
typedef struct mark {
    const rs_game *game;
    uint64_t hash, counter;
    int moves, draws, horizon, told, used, scripted;
} mark;

static mark mark_of_now(void)
{
    const rs_session *s = &p.session;

    if (!s->game) return (mark){0};
    return (mark){s->game,           rs_hash(s->state, s->game->state_bytes),
                  s->chance.counter, s->count,
                  s->chance.taped,   s->horizon_count,
                  s->script.count,   s->script.used,
                  s->scripted};
}

static void expect_error_bytes(const char *text, size_t length, const char *code)
{
    mark before = mark_of_now(), after;
    rs_json error = rs_json_get(ask_bytes(text, length), "error");

    if (!error.at) fail_msg("%.200s is met: %s", text, reply);
    if (strcmp(word(error, "code"), code) != 0) fail_msg("%.200s is answered with %s", text, reply);
    assert_true(strlen(word(error, "message")) > 5);
    after = mark_of_now();
    assert_memory_equal(&before, &after, sizeof before);
}

static void expect_error(const char *text, const char *code)
{
    size_t length = strlen(text);

    for (size_t i = 0; i <= length; i++) request[i] = (char)(text[i] == '\'' ? '"' : text[i]);
    expect_error_bytes(request, length, code);
}

typedef struct refused {
    const char *text, *code;
} refused;

static void expect_errors(const refused *list, int count)
{
    for (int i = 0; i < count; i++) expect_error(list[i].text, list[i].code);
}

/* Red: cowrie, cockle, conch. Blue: whelk, limpet, mussel. */
static void new_toy(void)
{
    rs_protocol_init(&p);
    ask("{'cmd':'new','game':'toy','players':2,'chance':[4,'cowrie','S-02','conch','whelk','limpet','mussel']}");
}

static void play_to_the_end(const char *game, int players)
{
    char line[128];
    rs_json json;

    snprintf(line, sizeof line, "{'cmd':'new','game':'%s','players':%d}", game, players);
    for (json = ask(line); !flag(json, "over"); json = ask(line))
        snprintf(line, sizeof line, "{'cmd':'bot','seat':%ld,'bot':'random','play':true}", number(json, "next"));
}

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

/* ---- Moves ------------------------------------------------------------------------------------------------------- */

static rs_json move_named(rs_json reply_json, const char *text)
{
    rs_json at = {NULL, NULL};

    while (rs_json_next(rs_json_get(reply_json, "moves"), &at, NULL))
        if (strcmp(word(at, "text"), text) == 0) return at;
    fail_msg("%s is not listed in %s", text, reply);
    return at;
}

static void expect_raw(rs_json object, const char *key, const char *expected)
{
    rs_json value = rs_json_get(object, key);

    assert_non_null(value.at);
    assert_int_equal(value.end - value.at, strlen(expected));
    assert_memory_equal(value.at, expected, strlen(expected));
}

/* The seat that is asked gets its moves with text, label, targets and clause; others get none. */
TEST(moves_are_listed_with_their_targets)
{
    rs_json json;

    new_toy();
    json = ask("{'cmd':'moves','seat':0}");
    assert_int_equal(items(rs_json_get(json, "moves")), 7);
    assert_string_equal(word(json, "decision"), "turn");
    assert_string_equal(word(json, "clause"), "TOY-2");
    assert_string_equal(word(json, "usual"), "show cowrie"); /* the first, since the decision names none */
    assert_string_equal(word(move_named(json, "show conch"), "label"), "Show Conch");
    assert_string_equal(word(move_named(json, "show conch"), "clause"), "TOY-2.1");
    assert_string_equal(word(move_named(json, "rest"), "clause"), "TOY-2"); /* of the decision, since the verb has none */
    expect_raw(move_named(json, "show conch"), "targets", "[\"shell:conch\",\"table:middle\"]");
    expect_raw(move_named(json, "rest"), "targets", "[\"mat:0\"]");
    expect_raw(move_named(json, "draw"), "targets", "[]");
    expect_raw(move_named(json, "cast 2"), "targets", "[]");
    json = ask("{'cmd':'moves','seat':1}");
    expect_raw(json, "moves", "[]");
    expect_raw(json, "prompt", "null");
}

/* A game may name the usual choice and warn of a move's cost; words that are left out are no targets. */
TEST(moves_have_usual_choices_and_warnings)
{
    rs_json json;

    new_toy();
    ask("{'cmd':'play','seat':0,'move':'show conch'}");
    ask("{'cmd':'chance','next':[1]}");
    ask("{'cmd':'play','seat':0,'move':'cast 1'}");
    json = ask("{'cmd':'moves','seat':0}");
    assert_string_equal(word(move_named(json, "lose"), "warning"), "TOY-3: All your coins are lost.");
    assert_null(rs_json_get(move_named(json, "throw conch"), "warning").at);
    ask("{'cmd':'play','seat':0,'move':'lose'}");
    ask("{'cmd':'play','seat':1,'move':'rest'}");
    json = ask("{'cmd':'moves','seat':0}");
    assert_string_equal(word(json, "usual"), "bet nothing");
    expect_raw(move_named(json, "bet conch"), "targets", "[\"shell:conch\"]");
    expect_raw(move_named(json, "bet conch boldly"), "targets", "[\"shell:conch\",\"mood:boldly\"]");
    expect_raw(move_named(json, "bet nothing"), "targets", "[]");
}

/* In plunder a move also names the cell of the map where it happens. */
TEST(moves_name_cells_of_the_map)
{
    char line[64];
    rs_json json = ask("{'cmd':'new','game':'plunder','players':2}");

    assert_string_equal(word(json, "decision"), "sail");
    snprintf(line, sizeof line, "{'cmd':'moves','seat':%ld}", number(json, "next"));
    expect_raw(move_named(ask(line), "move north"), "targets", "[\"direction:north\",\"cell:0,1\"]");
}

/* A move is made by its text, in any spelling; the reply tells the mover what happened and what is next. */
TEST(a_move_is_played)
{
    rs_json json, event;

    new_toy();
    json = ask("{'cmd':'play','seat':0,'move':'SHOW s-03'}");
    assert_int_equal(items(rs_json_get(json, "events")), 2);
    event = item(rs_json_get(json, "events"), 0);
    assert_string_equal(word(event, "kind"), "move");
    assert_string_equal(word(event, "move"), "show conch");
    assert_true(flag(event, "asked"));
    event = item(rs_json_get(json, "events"), 1);
    assert_string_equal(word(event, "kind"), "shown");
    assert_string_equal(word(event, "text"), "Red shows Conch.");
    assert_string_equal(word(event, "clause"), "TOY-2.1");
    expect_raw(event, "args", "[\"conch\"]");
    assert_int_equal(number(event, "seat"), 0);
    assert_int_equal(number(json, "next"), 0);
    assert_int_equal(number(json, "undo"), 1);
    json = ask("{'cmd':'play','seat':0,'move':'rest'}");
    assert_int_equal(number(json, "next"), 1);
}

/* Every way in which a move can be refused has its code. */
TEST(a_bad_move_is_refused)
{
    static const refused wrong[] = {
        {"{'cmd':'play','seat':1,'move':'rest'}", "not-asked"},
        {"{'cmd':'play','seat':1,'move':'dance'}", "not-asked"},
        {"{'cmd':'play','seat':0,'move':'dance'}", "illegal"},
        {"{'cmd':'play','seat':0,'move':'show whelk'}", "illegal"},
        {"{'cmd':'play','seat':0,'move':'lose'}", "illegal"},
        {"{'cmd':'play','seat':0,'move':''}", "illegal"},
        {"{'cmd':'play','seat':0}", "bad-request"},
        {"{'cmd':'play','seat':0,'move':7}", "bad-request"},
        {"{'cmd':'play','move':'rest'}", "bad-request"},
        {"{'cmd':'play','seat':2,'move':'rest'}", "bad-request"},
        {"{'cmd':'play','seat':-1,'move':'rest'}", "bad-request"},
        {"{'cmd':'play','seat':'0','move':'rest'}", "bad-request"},
        {"{'cmd':'play','seat':null,'move':'rest'}", "bad-request"},
    };
    char line[400];

    new_toy();
    expect_errors(wrong, RS_COUNT(wrong));
    ask("{'cmd':'chance','next':[3,9]}");
    expect_error("{'cmd':'play','seat':0,'move':'cast 2'}", "bad-draw");
    snprintf(line, sizeof line, "{'cmd':'play','seat':0,'move':'%0300d'}", 1);
    expect_error(line, "bad-request");
    play_to_the_end("toy", 2);
    expect_error("{'cmd':'play','seat':0,'move':'rest'}", "game-over");
    expect_error("{'cmd':'play','seat':0,'move':'dance'}", "game-over");
    new_toy();
    p.session.count = RS_SESSION_MOVES;
    expect_error("{'cmd':'play','seat':0,'move':'rest'}", "too-long");
}

/* Why: legal, or the clause and the sentence; for what is no move there is no clause. */
TEST(why_is_answered_with_the_clause)
{
    rs_json json;

    new_toy();
    json = ask("{'cmd':'why','seat':0,'move':'rest'}");
    assert_string_equal(reply, "{\"legal\":true}");
    json = ask("{'cmd':'why','seat':0,'move':'show whelk'}");
    assert_false(flag(json, "legal"));
    assert_string_equal(word(json, "clause"), "TOY-2.1");
    assert_string_equal(word(json, "why"), "That shell is not in hand.");
    json = ask("{'cmd':'why','seat':1,'move':'rest'}");
    assert_string_equal(word(json, "clause"), "TOY-2");
    expect_part(word(json, "why"), "It is not this seat's decision.");
    json = ask("{'cmd':'why','seat':0,'move':'dance'}");
    expect_raw(json, "clause", "null");
    assert_string_equal(word(json, "why"), "That is not a move of this game.");
    expect_error("{'cmd':'why','seat':0}", "bad-request");
    expect_error("{'cmd':'why','move':'rest'}", "bad-request");
    play_to_the_end("toy", 2);
    json = ask("{'cmd':'why','seat':0,'move':'rest'}");
    expect_raw(json, "clause", "null");
    assert_string_equal(word(json, "why"), "The game is over.");
}

/* Scripted draws are used first; a new list takes the place of the old one; what is no list of outcomes is refused. */
TEST(draws_are_scripted)
{
    static const refused wrong[] = {
        {"{'cmd':'chance'}", "bad-request"},
        {"{'cmd':'chance','next':'5'}", "bad-request"},
        {"{'cmd':'chance','next':[null]}", "bad-request"},
        {"{'cmd':'chance','next':['']}", "bad-request"},
        {"{'cmd':'chance','next':[[]]}", "bad-request"},
        {"{'cmd':'chance','next':[1.5]}", "bad-request"},
        {"{'cmd':'chance','next':['an-outcome-of-thirty-two-letters']}", "bad-request"},
    };
    char line[600] = "{'cmd':'chance','next':[1";

    new_toy();
    ask("{'cmd':'chance','next':[2,2]}");
    assert_int_equal(number(ask("{'cmd':'chance','next':[5,'6',4]}"), "scripted"), 3);
    expect_errors(wrong, RS_COUNT(wrong));
    for (int i = 0; i < 128; i++) strcat(line, ",1");
    strcat(line, "]}");
    expect_error(line, "bad-request"); /* one more than a script holds */
    ask("{'cmd':'play','seat':0,'move':'cast 2'}");
    assert_int_equal(toy_in(&p.session)->captain[RED].coins, 11);
    assert_int_equal(number(ask("{'cmd':'chance','next':[]}"), "scripted"), 0);
}

/* Moves are taken back as far as nothing was learnt. */
TEST(moves_are_taken_back)
{
    uint64_t before;
    rs_json json;

    new_toy();
    before = mark_of_now().hash;
    expect_error("{'cmd':'undo'}", "no-undo");
    ask("{'cmd':'play','seat':0,'move':'show conch'}");
    json = ask("{'cmd':'undo'}");
    assert_true(flag(json, "undone"));
    assert_int_equal(number(json, "next"), 0);
    assert_int_equal(number(json, "undo"), 0);
    assert_int_equal(mark_of_now().hash, before);
    ask("{'cmd':'play','seat':0,'move':'draw'}");
    expect_error("{'cmd':'undo'}", "no-undo");
}

/* Giving up ends a game of two: no list has it, and what comes after is refused. */
TEST(a_game_is_conceded)
{
    rs_json json;

    new_toy();
    expect_error("{'cmd':'concede'}", "bad-request");
    expect_error("{'cmd':'concede','seat':7}", "bad-request");
    json = ask("{'cmd':'concede','seat':1}");
    assert_int_equal(number(json, "conceded"), 1);
    assert_true(flag(json, "over"));
    assert_int_equal(number(json, "undo"), 0);
    json = ask("{'cmd':'result'}");
    assert_int_equal(number(json, "conceded"), 1);
    assert_int_equal(number(item(rs_json_get(json, "seats"), 0), "place"), 1);
    assert_int_equal(number(item(rs_json_get(json, "seats"), 1), "place"), 2);
    assert_int_equal(items(rs_json_get(ask("{'cmd':'moves','seat':0}"), "moves")), 0);
    expect_error("{'cmd':'concede','seat':0}", "game-over");
    expect_error("{'cmd':'play','seat':0,'move':'rest'}", "game-over");
    expect_error("{'cmd':'bot','seat':0,'bot':'random'}", "game-over");
    ask("{'cmd':'new','game':'toy','players':3}");
    expect_error("{'cmd':'concede','seat':0}", "illegal");
}

/* ---- Looking ----------------------------------------------------------------------------------------------------- */

/* The whole position comes with its hash, and can be loaded again. */
TEST(the_position_is_given_and_loaded)
{
    char hash[32];
    rs_json json;

    new_toy();
    ask("{'cmd':'play','seat':0,'move':'show conch'}");
    json = ask("{'cmd':'state'}");
    snprintf(hash, sizeof hash, "%016llx", (unsigned long long)mark_of_now().hash);
    assert_string_equal(word(json, "hash"), hash);
    json = rs_json_get(json, "state");
    snprintf(request, sizeof request, "{\"cmd\":\"load\",\"game\":\"toy\",\"state\":%.*s}", (int)(json.end - json.at), json.at);
    rs_protocol_init(&p);
    json = ask_bytes(request, strlen(request));
    assert_string_equal(word(json, "game"), "toy");
    assert_int_equal(number(json, "next"), 0);
    assert_string_equal(word(ask("{'cmd':'state'}"), "hash"), hash);
}

/* The reply to a request, kept. */
static char *copy_of_reply(const char *text, char *copy, size_t size)
{
    ask(text);
    snprintf(copy, size, "%s", reply);
    return copy;
}

/* A fork keeps what its seat knows, deals the rest anew, and begins a log of its own; the same seed brings the same secrets. */
TEST(a_game_is_forked_behind_a_view)
{
    static char view[RS_REPLY], state[RS_REPLY], fork[RS_REPLY];

    ask("{'cmd':'new','game':'plunder','players':3,'seed':'fork-me'}");
    copy_of_reply("{'cmd':'view','seat':1}", view, sizeof view);
    copy_of_reply("{'cmd':'state'}", state, sizeof state);
    assert_int_equal(number(ask("{'cmd':'fork','seat':1,'seed':'a'}"), "undo"), 0);
    assert_string_equal(copy_of_reply("{'cmd':'view','seat':1}", fork, sizeof fork), view);
    assert_int_equal(number(ask("{'cmd':'log'}"), "moves"), 0);
    copy_of_reply("{'cmd':'state'}", fork, sizeof fork);
    assert_string_not_equal(fork, state);
    ask("{'cmd':'fork','seat':1,'seed':'b'}");
    ask("{'cmd':'state'}");
    assert_string_not_equal(reply, fork);
    ask("{'cmd':'fork','seat':1,'seed':'a'}");
    ask("{'cmd':'state'}");
    assert_string_equal(reply, fork);
}

/* Without a seat everything that a spectator does not see is dealt anew. What cannot be forked stays as it is. */
TEST(a_fork_needs_no_seat)
{
    static char view[RS_REPLY], hand[RS_REPLY], fork[RS_REPLY];

    ask("{'cmd':'new','game':'plunder','players':2,'seed':'fork-me'}");
    copy_of_reply("{'cmd':'view'}", view, sizeof view);
    copy_of_reply("{'cmd':'view','seat':0}", hand, sizeof hand);
    ask("{'cmd':'fork'}");
    assert_string_equal(copy_of_reply("{'cmd':'view'}", fork, sizeof fork), view);
    assert_string_not_equal(copy_of_reply("{'cmd':'view','seat':0}", fork, sizeof fork), hand);
    expect_error("{'cmd':'fork','seat':2}", "bad-request");
    expect_error("{'cmd':'fork','seed':'a b'}", "bad-request");
}

/* A wrong position is refused and the running game goes on. */
TEST(a_bad_position_is_refused)
{
    static const refused wrong[] = {
        {"{'cmd':'load'}", "bad-request"},
        {"{'cmd':'load','game':'toy'}", "bad-request"},
        {"{'cmd':'load','game':'toy','state':'x'}", "bad-request"},
        {"{'cmd':'load','game':'chess','state':{}}", "unknown-game"},
        {"{'cmd':'load','game':'toy','state':{}}", "bad-position"},
        {"{'cmd':'load','game':'toy','state':{'game':'toy'}}", "bad-position"},
        {"{'cmd':'load','game':'toy','state':{},'seed':[]}", "bad-request"},
    };
    rs_json view;

    new_toy();
    expect_errors(wrong, RS_COUNT(wrong));
    view = rs_json_get(ask("{'cmd':'view','seat':0}"), "view");
    snprintf(request, sizeof request, "{\"cmd\":\"load\",\"game\":\"toy\",\"state\":%.*s}", (int)(view.end - view.at), view.at);
    expect_error_bytes(request, strlen(request), "bad-position");
    expect_part(reply, "is a view, not a whole position");
}

/* A seat's view holds its own hand and not those of others; without a seat it is a spectator's. */
TEST(views_hold_what_a_seat_may_know)
{
    static const refused wrong[] = {
        {"{'cmd':'view','seat':2}", "bad-request"},   {"{'cmd':'view','seat':-2}", "bad-request"},
        {"{'cmd':'view','seat':'0'}", "bad-request"}, {"{'cmd':'board','seat':9}", "bad-request"},
        {"{'cmd':'moves'}", "bad-request"},           {"{'cmd':'moves','seat':5}", "bad-request"},
    };
    rs_json captains;

    new_toy();
    ask("{'cmd':'play','seat':0,'move':'show conch'}");
    captains = rs_json_get(rs_json_get(ask("{'cmd':'view','seat':1}"), "view"), "captain");
    expect_raw(item(captains, RED), "hand", "[\"conch\",null,null]");
    expect_raw(item(captains, BLUE), "hand", "[\"whelk\",\"limpet\",\"mussel\"]");
    captains = rs_json_get(rs_json_get(ask("{'cmd':'view'}"), "view"), "captain");
    expect_raw(item(captains, BLUE), "hand", "[null,null,null]");
    expect_errors(wrong, RS_COUNT(wrong));
    ask("{'cmd':'play','seat':0,'move':'draw'}");
    assert_string_equal(word(ask("{'cmd':'board','seat':1}"), "board"), "Red has 4 shells.\nBlue has 3 shells.\n");
}

static void expect_only_known(rs_json list, rs_json known)
{
    rs_json at = {NULL, NULL}, open;
    char shown[64], name[64];

    while (rs_json_next(list, &at, NULL)) {
        bool found = rs_json_type(at) == 'n';

        open = (rs_json){NULL, NULL};
        while (!found && rs_json_next(known, &open, NULL))
            found = rs_json_string(at, name, sizeof name) && rs_json_string(open, shown, sizeof shown) && strcmp(name, shown) == 0;
        if (!found) fail_msg("a view holds a card that is hidden from it: %.*s", (int)(at.end - at.at), at.at);
    }
}

static void expect_discreet_view(int viewer, const char *secret)
{
    char line[64];
    rs_json view, known, captains;

    snprintf(line, sizeof line, viewer < 0 ? "{'cmd':'view'}" : "{'cmd':'view','seat':%d}", viewer);
    view = rs_json_get(ask(line), "view");
    known = rs_json_get(view, "known");
    captains = rs_json_get(view, "captain");
    expect_only_known(rs_json_get(view, "deck"), known);
    for (int seat = 0; seat < ((rs_head *)(void *)p.session.state)->players; seat++) {
        if (seat == viewer) continue;
        expect_only_known(rs_json_get(item(captains, seat), "hand"), known);
        expect_raw(item(captains, seat), secret, "null");
    }
}

/* In whole games no view of anybody holds a card that all do not know, or somebody else's secret answer. */
TEST(views_never_hold_hidden_cards)
{
    for (int i = 0; i < rs_game_count(); i++) {
        rs_chance whim;

        rs_chance_seed(&whim, "whim", "views", NULL, 0);
        begin_session(&p.session, rs_game_at(i), 3, "");
        for (int moves = 0; moves < 150 && say_any(&p.session, &whim); moves++)
            for (int viewer = -1; viewer < 3; viewer++) expect_discreet_view(viewer, i == 0 ? "answer" : "bet");
    }
}

/* The log as a seat knows it, as a spectator does, or all of it; from any move on. */
TEST(the_log_is_told_by_reader)
{
    rs_json json;

    new_toy();
    ask("{'cmd':'chance','next':['clam']}");
    ask("{'cmd':'play','seat':0,'move':'draw'}");
    json = ask("{'cmd':'log','seat':0}");
    assert_int_equal(items(rs_json_get(json, "log")), 8);
    assert_int_equal(number(json, "moves"), 1);
    expect_raw(ask("{'cmd':'log','seat':0,'from':0}"), "log", "[\"Red: Draw a shell\",\"Red draws Clam.\"]");
    expect_raw(ask("{'cmd':'log','seat':1,'from':0}"), "log", "[\"Red: Draw a shell\",\"Red draws a shell.\"]");
    expect_raw(ask("{'cmd':'log','from':0}"), "log", "[\"Red: Draw a shell\",\"Red draws a shell.\"]");
    expect_raw(ask("{'cmd':'log','from':0,'all':true}"), "log", "[\"Red: Draw a shell\",\"Red draws Clam.\"]");
    expect_raw(ask("{'cmd':'log','seat':1,'from':1}"), "log", "[]");
    expect_error("{'cmd':'log','from':'0'}", "bad-request");
    expect_error("{'cmd':'log','seat':7}", "bad-request");
}

/* The same by parts: the verb and the words of moves, the arguments of events, for those who may know them. */
TEST(the_log_is_told_in_parts)
{
    rs_json story, draw;

    new_toy();
    ask("{'cmd':'chance','next':['clam']}");
    ask("{'cmd':'play','seat':0,'move':'draw'}");
    story = rs_json_get(ask("{'cmd':'log','seat':0,'events':true}"), "log");
    assert_int_equal(items(story), 2);
    assert_int_equal(number(item(story, 0), "move"), -1);
    assert_int_equal(number(item(story, 1), "move"), 0);
    draw = item(rs_json_get(item(story, 1), "events"), 0);
    assert_string_equal(word(draw, "move"), "draw");
    assert_string_equal(p.session.game->verb[number(draw, "verb")].word, "draw");
    expect_raw(draw, "args", "[]");
    expect_raw(item(rs_json_get(item(story, 1), "events"), 1), "args", "[\"clam\"]");
    story = rs_json_get(ask("{'cmd':'log','seat':1,'from':0,'events':true}"), "log");
    assert_int_equal(items(story), 1);
    assert_null(rs_json_get(item(rs_json_get(item(story, 0), "events"), 1), "args").at);
}

/* What a label is made of stands beside it. */
TEST(moves_are_listed_in_parts)
{
    rs_json moves;

    new_toy();
    moves = rs_json_get(ask("{'cmd':'moves','seat':0}"), "moves");
    for (int i = 0; i < items(moves); i++) {
        const rs_verb *verb = &p.session.game->verb[number(item(moves, i), "verb")];
        const char *text = word(item(moves, i), "text");
        int args = 0;

        while (args < RS_ARGS && verb->arg[args]) args++;
        assert_memory_equal(text, verb->word, strlen(verb->word));
        assert_int_equal(items(rs_json_get(item(moves, i), "args")), args);
    }
}

/* The schema tells all that the page needs to speak another language. */
TEST(the_schema_has_the_keys_of_all_texts)
{
    rs_json schema = ask("{'cmd':'schema','game':'plunder'}");

    assert_int_equal(items(rs_json_get(schema, "events")), rs_game_find("plunder")->events);
    assert_string_equal(word(schema, "captains"), "captain");
    expect_part(reply, "\"text\":\"{seat} draws {0}.\",\"hidden\":\"{seat} draws a card.\",\"args\":[\"card\"]");
    expect_part(reply, "\"at\":[\"pay\",\"sail\",\"action\",\"trade\"]");
    expect_part(reply, "\"word\":\"harrier\",\"label\":\"Harrier\",\"code\":\"SH-12\"");
    expect_part(reply, "\"facts\":{\"kind\":\"ship\",\"value\":4");
}

/* Events that a mover may not see the whole of are told without their arguments. */
TEST(replies_to_a_move_keep_the_secrets_of_others)
{
    rs_json event;

    new_toy();
    ask("{'cmd':'chance','next':[1,'murex']}");
    ask("{'cmd':'play','seat':0,'move':'cast 1'}");
    event = item(rs_json_get(ask("{'cmd':'play','seat':0,'move':'lose'}"), "events"), 1);
    assert_string_equal(word(event, "text"), "Blue draws a shell.");
    assert_null(rs_json_get(event, "args").at);
    expect_no_part(reply, "urex");
    new_toy();
    ask("{'cmd':'play','seat':0,'move':'rest'}");
    ask("{'cmd':'play','seat':1,'move':'rest'}");
    ask("{'cmd':'play','seat':0,'move':'bet conch boldly'}");
    expect_part(reply, "\"move\":\"bet conch boldly\"");
    expect_part(reply, "Red's heart beats.");
    ask("{'cmd':'play','seat':1,'move':'bet nothing'}");
    expect_part(reply, "\"text\":\"Red had bet Conch boldly.\",\"clause\":\"TOY-4\",\"args\":[\"conch\",\"boldly\"]}");
    expect_part(reply, "\"args\":[1,5]}"); /* the round, and Red's coins */
}

/* Scores, and places once the game is over. */
TEST(the_result_is_given)
{
    rs_json seats;

    new_toy();
    ask("{'cmd':'play','seat':0,'move':'show conch'}");
    seats = rs_json_get(ask("{'cmd':'result'}"), "seats");
    assert_int_equal(items(seats), 2);
    assert_int_equal(number(item(seats, RED), "score"), 1);
    expect_raw(item(seats, RED), "place", "null");
    play_to_the_end("toy", 3);
    seats = rs_json_get(ask("{'cmd':'result'}"), "seats");
    assert_true(flag(ask("{'cmd':'result'}"), "over"));
    assert_int_equal(items(seats), 3);
    assert_in_range(number(item(seats, GREEN), "place"), 1, 3);
}

/* ---- Bots and files ---------------------------------------------------------------------------------------------- */

/* A bot names a legal move, the same one when asked again, and makes it only if told to. */
TEST(a_bot_is_asked)
{
    static const refused wrong[] = {
        {"{'cmd':'bot','seat':0}", "unknown-bot"},
        {"{'cmd':'bot','seat':0,'bot':'oracle'}", "unknown-bot"},
        {"{'cmd':'bot','bot':'random'}", "bad-request"},
        {"{'cmd':'bot','seat':1,'bot':'random'}", "not-asked"},
        {"{'cmd':'bot','seat':0,'bot':'random','ms':-1}", "bad-request"},
        {"{'cmd':'bot','seat':0,'bot':'random','ms':600001}", "bad-request"},
        {"{'cmd':'bot','seat':0,'bot':'random','ms':'1'}", "bad-request"},
    };
    char first[64];
    mark before, after;
    rs_json json;

    new_toy();
    expect_errors(wrong, RS_COUNT(wrong));
    before = mark_of_now();
    json = ask("{'cmd':'bot','seat':0,'bot':'random','ms':0}");
    snprintf(first, sizeof first, "%s", word(json, "move"));
    after = mark_of_now();
    assert_memory_equal(&before, &after, sizeof before);
    assert_true(rs_move_find(&toy_game, &p.session.turn.moves, first) >= 0);
    json = ask("{'cmd':'bot','seat':0,'bot':'random','play':true}");
    assert_string_equal(word(json, "move"), first);
    assert_int_equal(p.session.count, 1);
    assert_true(items(rs_json_get(json, "events")) > 0);
}

/* Begins games until the bot wants to draw. */
static void begin_where_the_bot_draws(void)
{
    for (int seed = 0; seed < 100; seed++) {
        char line[128];

        snprintf(line, sizeof line, "{'cmd':'new','game':'toy','players':2,'seed':%d}", seed);
        ask(line);
        if (strcmp(word(ask("{'cmd':'bot','seat':0,'bot':'random'}"), "move"), "draw") == 0) return;
    }
    fail_msg("the bot never draws");
}

/* A bot whose draw cannot be fails like a player; after the end there is nothing to ask. */
TEST(a_bots_move_can_fail)
{
    begin_where_the_bot_draws();
    ask("{'cmd':'chance','next':['pearl']}");
    expect_error("{'cmd':'bot','seat':0,'bot':'random','play':true}", "bad-draw");
    ask("{'cmd':'chance','next':[]}");
    ask("{'cmd':'bot','seat':0,'bot':'random','play':true}");
    play_to_the_end("toy", 2);
    expect_error("{'cmd':'bot','seat':0,'bot':'random'}", "game-over");
}

/* Whole games of both are played through the protocol, and their seats are ranked. */
TEST(whole_games_are_played)
{
    for (int players = 2; players <= 3; players++) {
        play_to_the_end("toy", players);
        play_to_the_end("plunder", players);
        assert_true(flag(ask("{'cmd':'result'}"), "over"));
        expect_error("{'cmd':'moves'}", "bad-request");
        expect_raw(ask("{'cmd':'moves','seat':0}"), "moves", "[]");
    }
}

static void put_restore(const char *file)
{
    rs_text out = rs_text_on(request, sizeof request);

    rs_put(&out, "{\"cmd\":\"restore\",\"file\":");
    rs_put_quoted(&out, file);
    rs_put_char(&out, '}');
    assert_false(out.cut);
}

/* A game is saved as a game file and restored from it. */
TEST(a_game_is_saved_and_restored)
{
    static char file[65536];
    mark before, after;
    rs_json json;

    play_to_the_end("plunder", 2);
    ask("{'cmd':'new','game':'plunder','players':2,'seed':'save'}");
    say_many(&p.session, "save", 50);
    before = mark_of_now();
    assert_true(rs_json_string(rs_json_get(ask("{'cmd':'save'}"), "file"), file, sizeof file));
    expect_part(file, "roadstead game 1\ngame plunder\n");
    new_toy();
    put_restore(file);
    json = ask_bytes(request, strlen(request));
    assert_string_equal(word(json, "game"), "plunder");
    assert_int_equal(number(json, "moves"), 50);
    assert_int_equal(number(json, "next"), rs_asked(p.session.state));
    after = mark_of_now();
    before.told = before.used = after.told = after.used = 0;
    assert_memory_equal(&before, &after, sizeof before);
}

/* A game file can be taken as far as one likes: the position in the middle, with the luck still to come. */
TEST(a_game_is_restored_to_its_middle)
{
    static char file[65536];
    uint64_t middle;

    ask("{'cmd':'new','game':'plunder','players':2,'seed':'middle'}");
    say_many(&p.session, "middle", 20);
    middle = rs_hash(p.session.state, p.session.game->state_bytes);
    say_many(&p.session, "further", 20);
    assert_true(rs_json_string(rs_json_get(ask("{'cmd':'save'}"), "file"), file, sizeof file));
    put_restore(file);
    strcpy(strrchr(request, '}'), ",\"moves\":20}");
    assert_int_equal(number(ask_bytes(request, strlen(request)), "moves"), 20);
    assert_true(rs_hash(p.session.state, p.session.game->state_bytes) == middle);
    put_restore(file);
    strcpy(strrchr(request, '}'), ",\"moves\":-1}");
    expect_error_bytes(request, strlen(request), "bad-request");
}

/* Remarks may stand anywhere in a game file. */
TEST(remarks_in_a_file_are_passed_over)
{
    static char file[8192], remarked[16384];

    ask("{'cmd':'new','game':'plunder','players':2,'seed':'remark'}");
    say_many(&p.session, "remark", 3);
    assert_true(rs_json_string(rs_json_get(ask("{'cmd':'save'}"), "file"), file, sizeof file));
    snprintf(remarked, sizeof remarked, "# seats of the page\n%s# the end\n", file);
    put_restore(remarked);
    assert_int_equal(number(ask_bytes(request, strlen(request)), "moves"), 3);
}

/* A wrong file is refused and the running game goes on. */
TEST(a_bad_file_is_refused)
{
    new_toy();
    ask("{'cmd':'play','seat':0,'move':'show conch'}");
    expect_error("{'cmd':'restore'}", "bad-request");
    expect_error("{'cmd':'restore','file':7}", "bad-request");
    expect_error("{'cmd':'restore','file':''}", "bad-file");
    expect_error("{'cmd':'restore','file':'garbage'}", "bad-file");
    put_restore("roadstead game 1\ngame toy\nrules 7\nplayers 2\nseed x\nmoves\n0 dance\nend open\nhash 0\n");
    expect_error_bytes(request, strlen(request), "bad-file");
    expect_part(reply, "Line 7: That is not a move of this game.");
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
        cmocka_unit_test(moves_are_listed_with_their_targets),
        cmocka_unit_test(moves_have_usual_choices_and_warnings),
        cmocka_unit_test(moves_name_cells_of_the_map),
        cmocka_unit_test(a_move_is_played),
        cmocka_unit_test(a_bad_move_is_refused),
        cmocka_unit_test(why_is_answered_with_the_clause),
        cmocka_unit_test(draws_are_scripted),
        cmocka_unit_test(moves_are_taken_back),
        cmocka_unit_test(a_game_is_conceded),
        cmocka_unit_test(the_position_is_given_and_loaded),
        cmocka_unit_test(a_game_is_forked_behind_a_view),
        cmocka_unit_test(a_fork_needs_no_seat),
        cmocka_unit_test(a_bad_position_is_refused),
        cmocka_unit_test(views_hold_what_a_seat_may_know),
        cmocka_unit_test(views_never_hold_hidden_cards),
        cmocka_unit_test(the_log_is_told_by_reader),
        cmocka_unit_test(the_log_is_told_in_parts),
        cmocka_unit_test(moves_are_listed_in_parts),
        cmocka_unit_test(the_schema_has_the_keys_of_all_texts),
        cmocka_unit_test(replies_to_a_move_keep_the_secrets_of_others),
        cmocka_unit_test(the_result_is_given),
        cmocka_unit_test(a_bot_is_asked),
        cmocka_unit_test(a_bots_move_can_fail),
        cmocka_unit_test(whole_games_are_played),
        cmocka_unit_test(a_game_is_saved_and_restored),
        cmocka_unit_test(a_game_is_restored_to_its_middle),
        cmocka_unit_test(remarks_in_a_file_are_passed_over),
        cmocka_unit_test(a_bad_file_is_refused),
    };

    return RUN(tests);
}
