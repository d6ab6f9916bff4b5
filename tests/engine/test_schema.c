/* test_schema.c - what derives from the table of fields: positions as JSON out and in, differences, the schema itself, types. */
#include "kit.h"

static match m;
static char big[1 << 18];

/* ---- Out and in -------------------------------------------------------------------------------------------------- */

static const char *read_into(const rs_game *game, const char *json, void *state)
{
    static char problem[RS_LINE];

    return rs_state_read(game, json, strlen(json), state, problem);
}

static void json_is_identity(match *at)
{
    static _Alignas(RS_ALIGN) unsigned char read[RS_STATE];
    const char *problem;

    memset(read, 0xee, sizeof read);
    problem = read_into(at->game, json_of(at->game, at->state), read);
    if (problem) fail_msg("%s: %s", at->game->id, problem);
    assert_memory_equal(read, at->state, at->game->state_bytes);
}

/* Every position of random games, written and read again, is the same bytes: derived things too. */
TEST(positions_survive_json) { every_position(1, json_is_identity); }

/* The JSON of a position, member by member. */
TEST(a_position_is_written_by_its_schema)
{
    begin_with(&m, &toy_game, 2, usual_deal);
    play(&m, RED, "show conch");
    script(&m.script, "1 5");
    play(&m, RED, "cast 2");
    assert_string_equal(json_of(&toy_game, m.state),
                        "{\"game\":\"toy\",\"rules\":7,\"players\":2,\"over\":false,\"viewer\":null,\"plays\":2,"
                        "\"options\":{\"rounds\":2,\"prize\":3},"
                        "\"stack\":[{\"at\":\"turn\",\"seat\":0,\"done\":1},{\"at\":\"cast\",\"seat\":0,\"left\":1},"
                        "{\"at\":\"storm\",\"seat\":0}],"
                        "\"deck\":[\"oyster\",\"scallop\",\"clam\",\"nautilus\",\"murex\",\"abalone\"],"
                        "\"beach\":[],\"known\":[\"conch\"],\"unseen\":[],"
                        "\"captain\":[{\"hand\":[\"cowrie\",\"cockle\",\"conch\"],\"coins\":1,\"has_bet\":false,"
                        "\"bet\":null,\"boldly\":false,\"badges\":[\"frank\",\"wet\"]},"
                        "{\"hand\":[\"whelk\",\"limpet\",\"mussel\"],\"coins\":0,\"has_bet\":false,"
                        "\"bet\":null,\"boldly\":false,\"badges\":[]}],"
                        "\"round\":1,\"starter\":\"red\",\"tide\":4,\"dice\":[0,1],\"winner\":[null,null,null,null],"
                        "\"cast\":{\"dice\":2,\"coins\":0}}");
}

/* In the JSON of a view blanks are null, and it says whose view it is. */
TEST(a_view_is_written_with_its_blanks)
{
    _Alignas(RS_ALIGN) toy_state view;

    begin_with(&m, &toy_game, 2, usual_deal);
    play(&m, RED, "show conch");
    rs_view(&toy_game, m.state, BLUE, &view);
    expect_part(json_of(&toy_game, &view), "\"viewer\":1");
    expect_part(json_of(&toy_game, &view), "\"deck\":[null,null,null,null,null,null]");
    expect_part(json_of(&toy_game, &view), "\"hand\":[\"conch\",null,null]");
    expect_part(json_of(&toy_game, &view), "\"hand\":[\"whelk\",\"limpet\",\"mussel\"]");
    expect_part(json_of(&toy_game, &view), "\"tide\":-32768");
}

/* Blanks between the parts and the codes of cards make no difference to the position read. */
TEST(blanks_and_codes_make_no_difference)
{
    static _Alignas(RS_ALIGN) toy_state read;
    static char text[65536];
    rs_text out = rs_text_on(text, sizeof text);

    begin_with(&m, &toy_game, 2, usual_deal);
    for (const char *c = changed(json_of(&toy_game, m.state), "\"cowrie\"", "\"S-01\""); *c; c++) {
        rs_put_char(&out, *c);
        if (strchr("{[,:", *c)) rs_put(&out, " \n\t");
    }
    assert_null(read_into(&toy_game, text, &read));
    assert_memory_equal(&read, m.state, sizeof read);
}

/* ---- What is refused --------------------------------------------------------------------------------------------- */

static void expect_refusal(const rs_game *game, const char *json, const char *part)
{
    static _Alignas(RS_ALIGN) unsigned char state[RS_STATE], before[RS_STATE];

    memset(state, 0xee, sizeof state);
    memset(before, 0xee, sizeof before);
    expect_part(read_into(game, json, state), part);
    assert_memory_equal(state, before, sizeof state);
}

typedef struct spoilt {
    const char *from, *to, *part;
} spoilt;

static void expect_refusals(const spoilt *wrong, int count)
{
    char whole[8192];
    rs_text out = rs_text_on(whole, sizeof whole);

    begin_with(&m, &toy_game, 2, usual_deal);
    rs_state_json(&toy_game, m.state, &out);
    assert_false(out.cut);
    for (int i = 0; i < count; i++) expect_refusal(&toy_game, changed(whole, wrong[i].from, wrong[i].to), wrong[i].part);
}

/* What is not one JSON object is no position. */
TEST(what_is_no_object_is_refused)
{
    static const char *const wrong[] = {"", "[]", "null", "7", "\"toy\"", "{", "{} {}", "{\"game\":\"toy\"", "garbage"};

    for (int i = 0; i < RS_COUNT(wrong); i++) expect_refusal(&toy_game, wrong[i], "the position is not a JSON object");
    expect_refusal(&toy_game, "{}", "the position is of another game");
}

/* The head is as strict as the rest: another game, a view, other rules, impossible numbers. */
TEST(a_wrong_head_is_refused)
{
    static const spoilt wrong[] = {
        {"\"game\":\"toy\"", "\"game\":\"plunder\"", "is of another game"},
        {"\"game\":\"toy\"", "\"game\":7", "is of another game"},
        {"\"viewer\":null", "\"viewer\":1", "is a view, not a whole position"},
        {"\"viewer\":null,", "", "is a view, not a whole position"},
        {"\"rules\":7", "\"rules\":8", "rules is not"},
        {"\"players\":2", "\"players\":1", "players is not"},
        {"\"players\":2", "\"players\":4", "players is not"},
        {"\"players\":2", "\"players\":\"2\"", "players is not"},
        {"\"players\":2", "\"players\":2.0", "players is not"},
        {"\"players\":2", "\"players\":3", "captain[2] is missing"},
        {"\"plays\":0", "\"plays\":-1", "plays is not"},
        {"\"plays\":0,", "", "plays is not"},
        {"\"over\":false", "\"over\":0", "over must be true or false"},
        {"\"over\":false,", "", "over must be true or false"},
        {"\"rounds\":2", "\"rounds\":5", "rounds is not"},
        {"\"rounds\":2,", "", "rounds is not"},
        {"{\"rounds\":2,\"prize\":3}", "null", "rounds is not"},
    };

    expect_refusals(wrong, RS_COUNT(wrong));
}

/* A field that is missing, of another type, out of its range or with an unknown word is named by its path. */
TEST(a_wrong_field_is_named)
{
    static const spoilt wrong[] = {
        {"\"beach\":[],", "", "beach is missing"},
        {"\"beach\":[]", "\"beach\":{}", "beach must be a list"},
        {"\"beach\":[]", "\"beach\":null", "beach must be a list"},
        {"\"cowrie\"", "\"cowry\"", "captain[0].hand is not a known word"},
        {"\"cowrie\"", "\"nothing\"", "captain[0].hand is not a known word"},
        {"\"cowrie\"", "null", "captain[0].hand must name every card"},
        {"\"cowrie\"", "0", "captain[0].hand must name every card"},
        {"\"cowrie\",\"cockle\"", "\"cowrie\",\"S-01\"", "captain[0].hand names the same thing twice"},
        {"\"coins\":0", "\"coins\":-1", "captain[0].coins is not a number in its range"},
        {"\"coins\":0", "\"coins\":1000", "captain[0].coins is not a number in its range"},
        {"\"coins\":0", "\"coins\":70000", "captain[0].coins is not a number in its range"},
        {"\"coins\":0", "\"coins\":null", "captain[0].coins is not a number in its range"},
        {"\"has_bet\":false", "\"has_bet\":0", "captain[0].has_bet must be true or false"},
        {"\"has_bet\":false", "\"has_bet\":\"false\"", "captain[0].has_bet must be true or false"},
        {"\"bet\":null", "\"bet\":0", "captain[0].bet must be a word"},
        {"\"bet\":null", "\"bet\":\"pearl\"", "captain[0].bet is not a known word"},
        {"\"badges\":[]", "\"badges\":[\"dry\"]", "captain[0].badges is not a known word"},
        {"\"badges\":[]", "\"badges\":[\"wet\",\"wet\"]", "captain[0].badges names the same thing twice"},
        {"\"captain\":[{", "\"captain\":[[],{", "captain[0] must be an object"},
        {"\"captain\":[", "\"captains\":[", "captain is missing"},
        {"\"dice\":[0,0]", "\"dice\":[0,0,0]", "dice is too long"},
        {"\"dice\":[0,0]", "\"dice\":[0]", "dice[1] is missing"},
        {"\"dice\":[0,0]", "\"dice\":[0,7]", "dice[1] is not a number in its range"},
        {"\"dice\":[0,0]", "\"dice\":0", "dice must be a list"},
        {"\"winner\":[null", "\"winner\":[\"yellow\"", "winner[0] is not a known word"},
        {"\"cast\":{\"dice\":0,", "\"cast\":{", "cast.dice is missing"},
        {"\"cast\":{\"dice\":0,\"coins\":0}", "\"cast\":[0,0]", "cast must be an object"},
        {"\"tide\":4", "\"tide\":0", "tide is not a number in its range"},
        {"\"round\":1", "\"round\":\"1\"", "round is not a number in its range"},
    };

    expect_refusals(wrong, RS_COUNT(wrong));
}

/* Where a word may not be none, null is refused. */
TEST(null_is_refused_where_there_is_no_none)
{
    begin(&m, &pl_game, 2, "1");
    expect_refusal(&pl_game, changed(json_of(&pl_game, m.state), "\"at\":\"tortuga\"", "\"at\":null"), "captain[0].at must not be null");
}

/* A stack that is empty, too deep, unknown, of no seat or in no order is refused. */
TEST(an_impossible_stack_is_refused)
{
#define TURN "{\"at\":\"turn\",\"seat\":0,\"done\":0}"
    static const spoilt wrong[] = {
        {"\"stack\":[" TURN "]", "\"stack\":[]", "has an empty stack"},
        {"\"stack\":[" TURN "],", "", "has no stack"},
        {"\"stack\":[" TURN "]", "\"stack\":" TURN, "has no stack"},
        {"\"at\":\"turn\"", "\"at\":\"dance\"", "unknown decision"},
        {"\"at\":\"turn\"", "\"at\":7", "unknown decision"},
        {TURN, "7", "unknown decision"},
        {"\"seat\":0", "\"seat\":2", "seat is not a number in its range"},
        {"\"seat\":0,", "", "seat is not a number in its range"},
        {"\"seat\":0", "\"seat\":-1", "asks nobody"},
        {"\"done\":0", "\"done\":2", "done is not a number in its range"},
        {",\"done\":0", "", "done is not a number in its range"},
        {TURN, "{\"at\":\"bets\",\"seat\":-1}", "asks nobody"},
        {TURN, TURN "," TURN, "has an impossible stack of decisions"},
        {TURN, "{\"at\":\"storm\",\"seat\":0}", "has an impossible stack of decisions"},
        {TURN, TURN "," TURN "," TURN, "has an impossible stack of decisions"},
        {TURN, TURN "," TURN "," TURN "," TURN, "has too deep a stack"}, /* three are the most in this game */
    };

    expect_refusals(wrong, RS_COUNT(wrong));
}

/* A position that fits the schema but breaks a rule of its game is refused with that rule. */
TEST(a_position_against_the_invariants_is_refused)
{
    static const spoilt wrong[] = {
        {"\"beach\":[]", "\"beach\":[\"cowrie\"]", "the position does not hold each shell exactly once"},
        {"\"cowrie\",", "", "does not hold each shell exactly once"},
        {"\"known\":[]", "\"known\":[\"murex\"]", "knows a shell that is in no hand"},
        {"\"unseen\":[]", "\"unseen\":[\"murex\"]", "has blanks though it is no view"},
        {"\"bet\":null", "\"bet\":\"cowrie\"", "has an impossible bet"},
        {"\"round\":1", "\"round\":3", "has no such round or starter"},
        {"\"starter\":\"red\"", "\"starter\":\"green\"", "has no such round or starter"},
        {"\"starter\":\"red\"", "\"starter\":null", "has no such round or starter"},
    };

    expect_refusals(wrong, RS_COUNT(wrong));
}

static void no_moves(const void *state, rs_moves *moves)
{
    (void)state;
    moves->count = 0;
}

/* A position must leave something to decide; one move is enough, where it is always asked for. */
TEST(a_position_leaves_something_to_decide)
{
    static _Alignas(RS_ALIGN) toy_state read;
    rs_game game = toy_game;
    rs_decision decisions[TOY_POINTS];

    begin_with(&m, &toy_game, 2, usual_deal);
    rs_add_all(&toy(&m)->beach, toy(&m)->captain[RED].hand.cards);
    toy(&m)->captain[RED].hand.cards = (rs_set){{0, 0}};
    play(&m, RED, "rest");
    play(&m, BLUE, "rest");
    assert_int_equal(m.turn.moves.count, 1);
    assert_null(read_into(&toy_game, json_of(&toy_game, m.state), &read));
    game.decision = memcpy(decisions, toy_game.decision, sizeof decisions);
    decisions[TOY_D_BET].list = no_moves;
    expect_refusal(&game, json_of(&toy_game, m.state), "leaves nothing to decide");
}

/* A position cut off anywhere is refused, and a view is no position. */
TEST(half_a_position_and_a_view_are_refused)
{
    static _Alignas(RS_ALIGN) unsigned char state[RS_STATE];
    char whole[8192], problem[RS_LINE];
    rs_text out = rs_text_on(whole, sizeof whole);
    _Alignas(RS_ALIGN) toy_state view;

    begin_with(&m, &toy_game, 2, usual_deal);
    rs_state_json(&toy_game, m.state, &out);
    for (size_t length = 0; length < out.used; length++) assert_non_null(rs_state_read(&toy_game, whole, length, state, problem));
    assert_null(rs_state_read(&toy_game, whole, out.used, state, problem));
    rs_view(&toy_game, m.state, RED, &view);
    expect_refusal(&toy_game, json_of(&toy_game, &view), "is a view, not a whole position");
}

/* ---- Differences ------------------------------------------------------------------------------------------------- */

static void expect_diff(const toy_state *after, const char *expected)
{
    rs_text out = rs_text_on(big, sizeof big);
    rs_json json;

    rs_state_diff(&toy_game, m.state, after, &out);
    assert_true(rs_json_parse(big, out.used, &json));
    assert_string_equal(big, expected);
}

/* A difference names exactly the paths that changed, with the old value and the new one. */
TEST(a_difference_names_exactly_what_changed)
{
    _Alignas(RS_ALIGN) toy_state after;

    begin_with(&m, &toy_game, 2, usual_deal);
    after = *toy(&m);
    expect_diff(&after, "{}");
    after.captain[BLUE].coins = 300;
    after.captain[BLUE].has_bet = true;
    after.dice[1] = 6;
    expect_diff(&after, "{\"captain[1].coins\":[0,300],\"captain[1].has_bet\":[false,true],\"dice[1]\":[0,6]}");
    after = *toy(&m);
    after.captain[RED].badges = 1 << TOY_WET;
    rs_remove(&after.captain[RED].hand.cards, TOY_COCKLE);
    rs_add(&after.beach, TOY_COCKLE);
    after.winner[3] = BLUE;
    after.cast.dice = 2;
    expect_diff(&after, "{\"beach\":[[],[\"cockle\"]],"
                        "\"captain[0].hand\":[[\"cowrie\",\"cockle\",\"conch\"],[\"cowrie\",\"conch\"]],"
                        "\"captain[0].badges\":[[],[\"wet\"]],"
                        "\"winner[3]\":[null,\"blue\"],\"cast.dice\":[0,2]}");
    after = *toy(&m);
    after.richest = BLUE;           /* not in the schema */
    after.captain[GREEN].coins = 5; /* nobody sits there */
    expect_diff(&after, "{}");
}

/* What changed in the head is given as the whole head. */
TEST(a_difference_gives_the_head_as_a_whole)
{
    _Alignas(RS_ALIGN) toy_state after;

    begin_with(&m, &toy_game, 2, usual_deal);
    after = *toy(&m);
    after.head.plays = 9;
    rs_state_diff(&toy_game, m.state, &after, &(rs_text){big, sizeof big, 0, false});
    expect_part(big, "{\"head\":[{\"game\":\"toy\"");
    expect_part(big, "\"plays\":0,");
    expect_part(big, "\"plays\":9,");
    expect_no_part(big, "captain");
    after = *toy(&m);
    rs_top(&after)->arg[0] = 1;
    rs_state_diff(&toy_game, m.state, &after, &(rs_text){big, sizeof big, 0, false});
    expect_part(big, "\"done\":0}]},{");
    expect_part(big, "\"done\":1}]}]}");
}

/* ---- The schema itself ------------------------------------------------------------------------------------------- */

static void expect_fields(rs_json list, const rs_field *fields)
{
    static const char *const sights[] = {[RS_OPEN] = "all", [RS_OWN] = "owner", [RS_SHUT] = "nobody"};
    rs_json at = {NULL, NULL};
    char name[64];

    for (const rs_field *field = fields; field->name; field++) {
        assert_true(rs_json_next(list, &at, NULL));
        assert_true(rs_json_string(rs_json_get(at, "name"), name, sizeof name));
        assert_string_equal(name, field->name);
        assert_true(rs_json_string(rs_json_get(at, "sight"), name, sizeof name));
        assert_string_equal(name, sights[field->sight]);
        if (field->fields) expect_fields(rs_json_get(at, "fields"), field->fields);
    }
    assert_false(rs_json_next(list, &at, NULL));
}

/* The schema's JSON lists every field of both games, in order, with who may see it. */
TEST(the_schema_lists_every_field)
{
    for (int i = 0; i < rs_game_count(); i++) {
        rs_text out = rs_text_on(big, sizeof big);
        rs_json json;

        rs_schema_json(rs_game_at(i), &out);
        assert_false(out.cut);
        assert_true(rs_json_parse(big, out.used, &json));
        expect_fields(rs_json_get(json, "fields"), rs_game_at(i)->fields);
    }
}

/* Types, counts, ranges, words, options, decisions, verbs: a generic page finds all it needs. */
TEST(the_schema_describes_types_words_and_moves)
{
    rs_text out = rs_text_on(big, sizeof big);

    rs_schema_json(&toy_game, &out);
    expect_part(big, "{\"game\":\"toy\",\"rules\":7,");
    expect_part(big, "\"decisions\":[{\"name\":\"turn\",\"prompt\":\"Show, draw, cast or rest\",\"clause\":\"TOY-2\",\"secret\":false},");
    expect_part(big, "{\"name\":\"prize\",\"label\":\"Coins for the best bet\",\"usual\":3,\"least\":0,\"most\":100}");
    expect_part(big, "{\"name\":\"deck\",\"type\":\"zone\",\"sight\":\"nobody\",\"words\":\"shell\"}");
    expect_part(big, "{\"name\":\"beach\",\"type\":\"set\",\"sight\":\"all\",\"words\":\"shell\"}");
    expect_part(big, "{\"name\":\"badges\",\"type\":\"set\",\"sight\":\"all\",\"words\":\"badge\"}");
    expect_part(big, "{\"name\":\"coins\",\"type\":\"number\",\"sight\":\"all\",\"least\":0,\"most\":999}");
    expect_part(big, "{\"name\":\"bet\",\"type\":\"word\",\"sight\":\"owner\",\"words\":\"shell\"}");
    expect_part(big, "{\"name\":\"boldly\",\"type\":\"boolean\",\"sight\":\"owner\"");
    expect_part(big, "\"count\":\"players\"");
    expect_part(big, "{\"name\":\"winner\",\"type\":\"word\",\"sight\":\"all\",\"count\":4,\"words\":\"captain\"}");
    expect_part(big, "{\"name\":\"bet\",\"prompt\":\"Bet a shell in secret, or nothing\",\"clause\":\"TOY-4\",\"secret\":true}");
    expect_part(big, "{\"word\":\"bet\",\"label\":\"Bet {0}[, {1}]\",\"args\":[\"shell\",\"mood\"],\"at\":[\"bet\"],\"clause\":\"TOY-4\"}");
    expect_part(big, "{\"word\":\"clam\",\"label\":\"Clam\",\"code\":\"S-09\"},{\"word\":\"nautilus\",\"label\":\"Nautilus\"}");
    expect_no_part(big, "\"name\":\"bets\""); /* steps ask nobody */
}

/* A list says what its elements are numbered by; what serves the rules alone says so. */
TEST(the_schema_says_what_lists_are_numbered_by)
{
    rs_field field[] = {toy_game.fields[1], toy_game.fields[4], {0}};
    rs_game game = toy_game;
    rs_text out = rs_text_on(big, sizeof big);

    game.fields = field;
    field[0].inner = 1;
    field[1].by = &toy_captain_words;
    rs_schema_json(&game, &out);
    expect_part(big, "{\"name\":\"beach\",\"type\":\"set\",\"sight\":\"all\",\"inner\":true,\"words\":\"shell\"}");
    expect_part(big, "\"count\":\"players\",\"by\":\"captain\",\"fields\"");
}

/* Every table of words that fields or verbs use is there once, with all its words. */
TEST(the_schema_lists_all_words_once)
{
    static const rs_words *const expected[] = {&toy_captain_words, &toy_shell_words, &toy_badge_words, &toy_mood_words};
    rs_text out = rs_text_on(big, sizeof big);
    rs_json json, at = {NULL, NULL}, key, term;
    char name[32];

    rs_schema_json(&toy_game, &out);
    assert_true(rs_json_parse(big, out.used, &json));
    for (int i = 0; i < RS_COUNT(expected); i++) {
        assert_true(rs_json_next(rs_json_get(json, "words"), &at, &key));
        assert_true(rs_json_string(key, name, sizeof name));
        assert_string_equal(name, expected[i]->name);
        term = (rs_json){NULL, NULL};
        for (int k = 0; k < expected[i]->count; k++) {
            assert_true(rs_json_next(at, &term, NULL));
            assert_true(rs_json_string(rs_json_get(term, "word"), name, sizeof name));
            assert_string_equal(name, expected[i]->term[k].word);
        }
    }
    assert_false(rs_json_next(rs_json_get(json, "words"), &at, &key));
}

static void expect_types(const char *text, const rs_field *fields)
{
    for (const rs_field *field = fields; field->name; field++) {
        char line[64];

        rs_put_format(&(rs_text){line, sizeof line, 0, false}, "  %s: ", field->name);
        expect_part(text, line);
        if (field->fields) expect_types(text, field->fields);
    }
}

/* The TypeScript names every field of both games. */
TEST(the_types_name_every_field)
{
    for (int i = 0; i < rs_game_count(); i++) {
        rs_text out = rs_text_on(big, sizeof big);

        rs_schema_types(rs_game_at(i), &out);
        assert_false(out.cut);
        expect_types(big, rs_game_at(i)->fields);
        if (i > 0) continue;
        expect_part(big, "\nexport type MapCard =\n"); /* of words named map-card */
        expect_part(big, "    at: MapCard;\n");        /* a word that is never none */
    }
}

/* Each kind of field becomes its TypeScript type, null where there may be none. */
TEST(the_types_are_those_of_the_fields)
{
    rs_text out = rs_text_on(big, sizeof big);

    rs_schema_types(&toy_game, &out);
    expect_part(big, "export type Captain =\n  | \"red\" | \"blue\" | \"green\";\n");
    expect_part(big, "export type Shell =\n  | \"cowrie\" | \"cockle\"");
    expect_part(big, " | \"abalone\";\n\nexport type ");
    expect_part(big, "  deck: (Shell | null)[];\n");
    expect_part(big, "  beach: Shell[];\n");
    expect_part(big, "  captain: Array<{\n    hand: (Shell | null)[];\n    coins: number;\n"
                     "    has_bet: boolean;\n    bet: Shell | null;\n");
    expect_part(big, "    badges: Badge[];\n  }>;\n");
    expect_part(big, "  dice: Array<number>;\n  winner: Array<Captain | null>;\n"
                     "  cast: {\n    dice: number;\n    coins: number;\n  };\n}\n");
    expect_part(big, "export type DecisionName =\n  | \"turn\"\n  | \"cast\"");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(positions_survive_json),
        cmocka_unit_test(a_position_is_written_by_its_schema),
        cmocka_unit_test(a_view_is_written_with_its_blanks),
        cmocka_unit_test(blanks_and_codes_make_no_difference),
        cmocka_unit_test(what_is_no_object_is_refused),
        cmocka_unit_test(a_wrong_head_is_refused),
        cmocka_unit_test(a_wrong_field_is_named),
        cmocka_unit_test(null_is_refused_where_there_is_no_none),
        cmocka_unit_test(an_impossible_stack_is_refused),
        cmocka_unit_test(a_position_against_the_invariants_is_refused),
        cmocka_unit_test(a_position_leaves_something_to_decide),
        cmocka_unit_test(half_a_position_and_a_view_are_refused),
        cmocka_unit_test(a_difference_names_exactly_what_changed),
        cmocka_unit_test(a_difference_gives_the_head_as_a_whole),
        cmocka_unit_test(the_schema_lists_every_field),
        cmocka_unit_test(the_schema_describes_types_words_and_moves),
        cmocka_unit_test(the_schema_says_what_lists_are_numbered_by),
        cmocka_unit_test(the_schema_lists_all_words_once),
        cmocka_unit_test(the_types_name_every_field),
        cmocka_unit_test(the_types_are_those_of_the_fields),
    };

    return RUN(tests);
}
