/* test_protocol_moves.c - the line protocol: moves listed, made, refused and taken back, by players and by bots. */
#include "asking.h"

#include <stdio.h>

/* ---- Moves ------------------------------------------------------------------------------------------------------- */

static rs_json move_named(rs_json reply_json, const char *text)
{
    rs_json at = {NULL, NULL};

    while (rs_json_next(rs_json_get(reply_json, "moves"), &at, NULL))
        if (strcmp(word(at, "text"), text) == 0) return at;
    fail_msg("%s is not listed in %s", text, reply);
    return at;
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

/* What a move may bring is told with it, to its player. */
TEST(moves_have_an_outlook)
{
    rs_json json;

    new_toy();
    json = ask("{'cmd':'moves','seat':0}");
    expect_raw(move_named(json, "cast 2"), "outlook",
               "[{\"kind\":\"calm\",\"seat\":0,\"text\":\"No storm for Red: 69 %.\",\"clause\":\"TOY-3\",\"args\":[69]}]");
    assert_null(rs_json_get(move_named(json, "rest"), "outlook").at);
}

/* A question with particulars is told with them, as text and in parts; one without is the plain prompt. */
TEST(questions_have_their_particulars)
{
    rs_json json;

    new_toy();
    ask("{'cmd':'play','seat':0,'move':'show conch'}");
    ask("{'cmd':'chance','next':[1]}");
    json = ask("{'cmd':'play','seat':0,'move':'cast 1'}");
    assert_string_equal(word(json, "prompt"), "A storm: what do you lose?");
    json = ask("{'cmd':'moves','seat':0}");
    assert_string_equal(word(json, "prompt"), "A storm: a shell, or your 1 coin?");
    expect_raw(json, "asks",
               "{\"kind\":\"wrecks\",\"seat\":0,\"text\":\"A storm: a shell, or your 1 coin?\",\"clause\":\"TOY-3\",\"args\":[1]}");
    new_toy();
    ask("{'cmd':'chance','next':[1]}");
    ask("{'cmd':'play','seat':0,'move':'cast 1'}");
    json = ask("{'cmd':'moves','seat':0}");
    assert_string_equal(word(json, "prompt"), "A storm: what do you lose?");
    assert_null(rs_json_get(json, "asks").at);
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
    expect_raw(move_named(json, "lose"), "vain", "true");
    assert_null(rs_json_get(move_named(json, "throw conch"), "warning").at);
    assert_null(rs_json_get(move_named(json, "throw conch"), "vain").at);
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

static void expect_blamed(const char *draws, const char *sentence)
{
    char line[100];

    snprintf(line, sizeof line, "{'cmd':'chance','next':%s}", draws);
    ask(line);
    expect_error("{'cmd':'play','seat':0,'move':'cast 2'}", "bad-draw");
    assert_non_null(strstr(reply, sentence));
}

/* The message names the first draw that was impossible, its place in the list, and what could have been drawn. */
TEST(an_impossible_draw_is_named)
{
    new_toy();
    expect_blamed("[9,8]", "The scripted draw \\\"9\\\" is impossible here: number 1 of the list must be 1, or another of 6.");
    expect_blamed("[3,'whelk',9]", "The scripted draw \\\"whelk\\\" is impossible here: number 2 of the list must be");
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

/* ---- Bots -------------------------------------------------------------------------------------------------------- */

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
    assert_true(rs_move_find(&toy_game, p.session.state, &p.session.turn.moves, first) >= 0);
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

/* The best moves have a reason each, as many as are wanted: an event, how often, the next move, and what happens to the score. */
TEST(hints_give_reasons)
{
    rs_json first, second, gain;

    ask("{'cmd':'new','game':'plunder','players':2,'seed':'w1'}");
    first = item(rs_json_get(ask("{'cmd':'hint','seat':0,'iterations':200,'reasons':1}"), "candidates"), 0);
    gain = item(rs_json_get(first, "why"), 0);
    assert_string_equal(word(rs_json_get(gain, "event"), "kind"), "won");
    assert_in_range(number(gain, "often"), 500, 1000);
    assert_true(flag(gain, "later"));
    assert_int_equal(number(rs_json_get(first, "then"), "seat"), 0);
    assert_int_equal(number(rs_json_get(first, "score"), "low"), 0);
    second = item(rs_json_get(ask("{'cmd':'hint','seat':0,'iterations':200,'reasons':1}"), "candidates"), 1);
    assert_null(rs_json_get(second, "why").at);
    assert_null(rs_json_get(second, "score").at);
    expect_error("{'cmd':'hint','seat':0,'reasons':9}", "bad-request");
    expect_error("{'cmd':'hint','seat':0,'reasons':'all'}", "bad-request");
}

/* The best move is compared with another on the same luck, so that a lead is not one of luck; with itself there is none. */
TEST(hints_compare_a_move_with_the_best)
{
    rs_json hint;
    char asks[200];

    ask("{'cmd':'new','game':'plunder','players':2,'seed':'w1'}");
    hint = ask("{'cmd':'hint','seat':0,'iterations':200,'against':'end'}");
    assert_in_range(number(hint, "lead"), 1, 999);
    snprintf(asks, sizeof asks, "{'cmd':'hint','seat':0,'iterations':200,'against':'%s'}",
             word(item(rs_json_get(hint, "line"), 0), "move"));
    assert_int_equal(number(ask(asks), "lead"), 0);
    assert_null(rs_json_get(ask("{'cmd':'hint','seat':0,'iterations':20}"), "lead").at);
    expect_error("{'cmd':'hint','seat':0,'against':'fly'}", "bad-request");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(moves_are_listed_with_their_targets),
        cmocka_unit_test(moves_have_usual_choices_and_warnings),
        cmocka_unit_test(moves_have_an_outlook),
        cmocka_unit_test(questions_have_their_particulars),
        cmocka_unit_test(moves_name_cells_of_the_map),
        cmocka_unit_test(a_move_is_played),
        cmocka_unit_test(a_bad_move_is_refused),
        cmocka_unit_test(an_impossible_draw_is_named),
        cmocka_unit_test(why_is_answered_with_the_clause),
        cmocka_unit_test(draws_are_scripted),
        cmocka_unit_test(moves_are_taken_back),
        cmocka_unit_test(a_game_is_conceded),
        cmocka_unit_test(a_bot_is_asked),
        cmocka_unit_test(a_bots_move_can_fail),
        cmocka_unit_test(hints_give_reasons),
        cmocka_unit_test(hints_compare_a_move_with_the_best),
        cmocka_unit_test(whole_games_are_played),
    };

    return RUN(tests);
}
