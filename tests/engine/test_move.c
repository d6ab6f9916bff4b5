/* test_move.c - moves and events as texts: one canonical form, read back by word and by code; labels for people. */
#include "kit.h"

static match m;

static const char *label_of(const rs_game *game, rs_move move)
{
    static char buffer[RS_LINE];
    rs_text out = rs_text_on(buffer, sizeof buffer);

    rs_move_label(game, NULL, move, &out);
    return buffer;
}

/* ---- Writing ----------------------------------------------------------------------------------------------------- */

/* A move's text is its verb and the words of its arguments; empty words are left out. */
TEST(a_moves_text_is_its_words)
{
    assert_string_equal(move_text(&toy_game, (rs_move){TOY_REST, {0}}), "rest");
    assert_string_equal(move_text(&toy_game, (rs_move){TOY_SHOW, {TOY_CONCH}}), "show conch");
    assert_string_equal(move_text(&toy_game, (rs_move){TOY_CAST, {2}}), "cast 2");
    assert_string_equal(move_text(&toy_game, (rs_move){TOY_BET, {TOY_CLAM, 0}}), "bet clam");
    assert_string_equal(move_text(&toy_game, (rs_move){TOY_BET, {TOY_CLAM, 1}}), "bet clam boldly");
    assert_string_equal(move_text(&toy_game, (rs_move){TOY_BET, {TOY_NONE, 0}}), "bet nothing");
}

/* A label fills {..} with labels; a part in [..] falls away with its commas and blanks if nothing fills it. */
TEST(labels_are_filled_and_empty_parts_fall_away)
{
    assert_string_equal(label_of(&toy_game, (rs_move){TOY_SHOW, {TOY_CONCH}}), "Show Conch");
    assert_string_equal(label_of(&toy_game, (rs_move){TOY_CAST, {2}}), "Cast 2 dice");
    assert_string_equal(label_of(&toy_game, (rs_move){TOY_CAST, {1}}), "Cast 1 die");
    assert_string_equal(label_of(&toy_game, (rs_move){TOY_BET, {TOY_CLAM, 1}}), "Bet Clam, boldly");
    assert_string_equal(label_of(&toy_game, (rs_move){TOY_BET, {TOY_CLAM, 0}}), "Bet Clam");
    assert_string_equal(label_of(&pl_game, move_of(&pl_game, "flee")), "Flee");
    assert_string_equal(label_of(&pl_game, move_of(&pl_game, "flee abandon")), "Flee, giving up the Prize");
    assert_string_equal(label_of(&pl_game, move_of(&pl_game, "flee open-sea-5")), "Flee, adding Open Sea 5");
    assert_string_equal(label_of(&pl_game, move_of(&pl_game, "flee abandon open-sea-5 red")),
                        "Flee, giving up the Prize, adding Open Sea 5 by its red text");
}

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

static void expect_move(const char *text, rs_move expected)
{
    rs_move move = move_of(&toy_game, text);

    assert_memory_equal(&move, &expected, sizeof move);
}

/* A move is read by word or by code, in any case, with any blanks between, and without its optional words. */
TEST(moves_are_read_by_word_and_by_code)
{
    expect_move("show conch", (rs_move){TOY_SHOW, {TOY_CONCH}});
    expect_move("show S-03", (rs_move){TOY_SHOW, {TOY_CONCH}});
    expect_move("SHOW s-03", (rs_move){TOY_SHOW, {TOY_CONCH}});
    expect_move("  Show   Conch  ", (rs_move){TOY_SHOW, {TOY_CONCH}});
    expect_move("cast 2", (rs_move){TOY_CAST, {2}});
    expect_move("cast -128", (rs_move){TOY_CAST, {-128}});
    expect_move("cast 127", (rs_move){TOY_CAST, {127}});
    expect_move("bet S-09 boldly", (rs_move){TOY_BET, {TOY_CLAM, 1}});
    expect_move("bet clam", (rs_move){TOY_BET, {TOY_CLAM, 0}});
    expect_move("bet nothing", (rs_move){TOY_BET, {TOY_NONE, 0}});
    expect_move("rest", (rs_move){TOY_REST, {0}});
}

/* What is no move of the game is not read: unknown words, too few, too many, too large. */
TEST(other_texts_are_no_moves)
{
    static const char *const wrong[] = {
        "",
        "   ",
        "fly",
        "show",
        "show me",
        "show -1",
        "show 2",
        "show conch clam",
        "rest now",
        "cast",
        "cast two",
        "cast 128",
        "cast -129",
        "cast 1 1",
        "cast 99999999999999999999",
        "bet",
        "bet boldly",
        "bet boldly clam",
        "bet clam boldly boldly",
        "resting",
        "res",
        "show\tconch",
        "show conch\n",
        "show aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        "rest aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    };
    rs_move move;

    for (int i = 0; i < RS_COUNT(wrong); i++)
        if (rs_move_parse(&toy_game, NULL, wrong[i], &move)) fail_msg("'%s' is read as a move", wrong[i]);
}

/* In a list a move is found by its words or its codes; what is not in the list is not found, though it is a move. */
TEST(moves_are_found_in_their_list)
{
    begin_with(&m, &toy_game, 2, usual_deal);
    assert_int_equal(rs_move_find(&toy_game, m.state, &m.turn.moves, "show cowrie"), 0);
    assert_int_equal(rs_move_find(&toy_game, m.state, &m.turn.moves, "SHOW S-03"), 2);
    assert_int_equal(rs_move_find(&toy_game, m.state, &m.turn.moves, "rest"), m.turn.moves.count - 1);
    assert_int_equal(rs_move_find(&toy_game, m.state, &m.turn.moves, "show whelk"), -1);
    assert_int_equal(rs_move_find(&toy_game, m.state, &m.turn.moves, "show"), -1);
    assert_int_equal(rs_move_find(&toy_game, m.state, &m.turn.moves, ""), -1);
}

/* The move's text with codes in place of words where there are any, or in capitals. */
static void spell(const rs_game *game, rs_move move, bool codes, char line[RS_LINE])
{
    const rs_verb *verb = &game->verb[move.verb];
    rs_text out = rs_text_on(line, RS_LINE);
    char number[16];

    rs_put(&out, verb->word);
    for (int i = 0; i < RS_ARGS && verb->arg[i]; i++) {
        bool has_code = codes && move.arg[i] >= 0 && move.arg[i] < verb->arg[i]->count && verb->arg[i]->term[move.arg[i]].code;
        const char *word = has_code ? verb->arg[i]->term[move.arg[i]].code : rs_word(verb->arg[i], move.arg[i], number);

        if (*word) rs_put_format(&out, " %s", word);
    }
    for (char *c = line; !codes && *c; c++)
        if (*c >= 'a' && *c <= 'z') *c = (char)(*c - 'a' + 'A');
}

static void expect_reads_back(const match *at, int index, const char *text)
{
    rs_move read = move_of(at->game, text);

    if (memcmp(&read, &at->turn.moves.at[index], sizeof read) != 0) fail_msg("'%s' reads as another move", text);
    if (rs_move_find(at->game, at->state, &at->turn.moves, text) != index) fail_msg("'%s' is not found where it is listed", text);
}

static void lists_read_back(match *at)
{
    for (int i = 0; i < at->turn.moves.count; i++) {
        char codes[RS_LINE], capitals[RS_LINE];

        spell(at->game, at->turn.moves.at[i], true, codes);
        spell(at->game, at->turn.moves.at[i], false, capitals);
        expect_reads_back(at, i, move_text(at->game, at->turn.moves.at[i]));
        expect_reads_back(at, i, codes);
        expect_reads_back(at, i, capitals);
        expect_no_part(label_of(at->game, at->turn.moves.at[i]), "{");
        expect_no_part(label_of(at->game, at->turn.moves.at[i]), "[");
    }
}

/* Every move that is listed in random games reads back as itself: by words, by codes, in capitals. */
TEST(every_listed_move_reads_back) { every_position(3, lists_read_back); }

/* ---- Events ------------------------------------------------------------------------------------------------------ */

static const char *event_text(const rs_event *event, int reader)
{
    static char buffer[RS_LINE];
    rs_text out = rs_text_on(buffer, sizeof buffer);

    assert_non_null(event);
    rs_event_text(&toy_game, m.state, event, reader, &out);
    return buffer;
}

/* A move is told by its label; one that the engine made says so. */
TEST(moves_are_told_by_their_labels)
{
    begin_with(&m, &toy_game, 2, usual_deal);
    play(&m, RED, "show cowrie");
    assert_string_equal(event_text(&m.turn.event[0], BLUE), "Red: Show Cowrie");
    assert_string_equal(event_text(&m.turn.event[1], BLUE), "Red shows Cowrie.");
    play(&m, RED, "show cockle");
    play(&m, RED, "show conch");
    script(&m.script, "2");
    play(&m, RED, "cast 1");
    assert_string_equal(event_text(&m.turn.event[2], BLUE), "Red: Rest (the only choice)");
}

/* Who may not see an event's arguments reads its hidden text, or nothing. */
TEST(hidden_events_are_told_without_their_arguments)
{
    begin_with(&m, &toy_game, 2, usual_deal);
    assert_string_equal(event_text(told_of(&m.turn, TOY_EV_DEALT), RED), "Red is dealt Cowrie.");
    assert_string_equal(event_text(told_of(&m.turn, TOY_EV_DEALT), BLUE), "Red is dealt a shell.");
    assert_string_equal(event_text(told_of(&m.turn, TOY_EV_DEALT), RS_SPECTATOR), "Red is dealt a shell.");
    assert_string_equal(event_text(told_of(&m.turn, TOY_EV_DEALT), RS_NOBODY), "Red is dealt Cowrie.");
    play(&m, RED, "rest");
    play(&m, BLUE, "rest");
    play(&m, RED, "bet conch boldly");
    assert_string_equal(event_text(told_of(&m.turn, TOY_EV_BOLD), RED), "Red's heart beats.");
    assert_string_equal(event_text(told_of(&m.turn, TOY_EV_BOLD), BLUE), "");
}

/* Of a secret decision others read that it was made; the patterns of events drop their empty parts too. */
TEST(secret_decisions_are_told_as_such)
{
    const rs_event *reveal;

    begin_with(&m, &toy_game, 2, usual_deal);
    play(&m, RED, "rest");
    play(&m, BLUE, "rest");
    play(&m, RED, "bet conch boldly");
    assert_string_equal(event_text(&m.turn.event[0], RED), "Red: Bet Conch, boldly");
    assert_string_equal(event_text(&m.turn.event[0], BLUE), "Red has decided in secret.");
    play(&m, BLUE, "bet nothing");
    reveal = told_of(&m.turn, TOY_EV_REVEALED);
    assert_string_equal(event_text(reveal, RS_SPECTATOR), "Red had bet Conch boldly.");
    assert_string_equal(event_text(reveal + 1, RS_SPECTATOR), "Blue had bet nothing.");
}

static const char *told_as(const char *pattern, int first, int second)
{
    static const rs_term terms[] = {{"isle", "île de Ré", NULL}, {"dutch", "the Netherlands", NULL}};
    static const rs_words places = {"place", RS_COUNT(terms), terms, "nowhere"};
    rs_event_kind kind = {"tried", pattern, NULL, {&places, &rs_number_words}, NULL};
    rs_event event = {0, RS_EVERYONE, 0, 1, {(int16_t)first, (int16_t)second}};
    static char buffer[RS_LINE];
    rs_event_kind kinds[] = {{"move", "", NULL, {0}, NULL}, kind};
    rs_text out = rs_text_on(buffer, sizeof buffer);
    rs_game game = toy_game;

    event.kind = 1, game.event = kinds;
    rs_event_text(&game, &(rs_head){.players = 2}, &event, RS_NOBODY, &out);
    return buffer;
}

/* A sentence begins with a capital letter, whatever it begins with; inside it a name keeps its case. */
TEST(sentences_begin_with_a_capital)
{
    assert_string_equal(told_as("{0} puts to sea, past {0}.", 1, 0), "The Netherlands puts to sea, past the Netherlands.");
    assert_string_equal(told_as("It is over. {0} is ours.", 0, 0), "It is over. Île de Ré is ours.");
    assert_string_equal(told_as("[{0}: ]{1}", -1, 3), "Nowhere: 3");
    assert_string_equal(told_as("{seat}: {0}", 1, 0), "Red: the Netherlands");
}

/* One or many by any number of the pattern, as often as it likes; none is many. */
TEST(one_is_told_from_many)
{
    assert_string_equal(told_as("{1} {1|hit|hits} {1|goes|go} home.", 0, 1), "1 hit goes home.");
    assert_string_equal(told_as("{1} {1|hit|hits} {1|goes|go} home.", 0, 2), "2 hits go home.");
    assert_string_equal(told_as("{1} {1|hit|hits}[, {1||all} gone]", 0, 0), "0 hits, all gone");
}

/* A clause is found in any case; what is none is not. */
TEST(clauses_are_found_in_the_rules)
{
    assert_string_equal(rs_rule_text(&toy_game, "toy-3"), "A 1 brings a storm.");
    assert_null(rs_rule_text(&toy_game, "TOY-33"));
    assert_non_null(rs_rule_text(&pl_game, "PL-1.1"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_moves_text_is_its_words),          cmocka_unit_test(labels_are_filled_and_empty_parts_fall_away),
        cmocka_unit_test(moves_are_read_by_word_and_by_code), cmocka_unit_test(other_texts_are_no_moves),
        cmocka_unit_test(moves_are_found_in_their_list),      cmocka_unit_test(every_listed_move_reads_back),
        cmocka_unit_test(moves_are_told_by_their_labels),     cmocka_unit_test(hidden_events_are_told_without_their_arguments),
        cmocka_unit_test(sentences_begin_with_a_capital),     cmocka_unit_test(one_is_told_from_many),
        cmocka_unit_test(secret_decisions_are_told_as_such),  cmocka_unit_test(clauses_are_found_in_the_rules),
    };

    return RUN(tests);
}
