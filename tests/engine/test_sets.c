/* test_sets.c - the small tools of a module's author: sets, zones, offers, and the check of the module itself. */
#include "kit.h"

#include <stdio.h>

/* ---- Sets -------------------------------------------------------------------------------------------------------- */

/* Things go into a set and out of it, at the edges of both halves too, and only they. */
TEST(things_go_into_a_set_and_out)
{
    static const int edges[] = {0, 63, 64, 127};
    rs_set set = {{0, 0}};

    for (int i = 0; i < RS_COUNT(edges); i++) {
        assert_false(rs_has(&set, edges[i]));
        rs_add(&set, edges[i]);
        rs_add(&set, edges[i]);
        assert_true(rs_has(&set, edges[i]));
        assert_int_equal(rs_size(&set), i + 1);
    }
    for (int i = 0; i < RS_COUNT(edges); i++) rs_remove(&set, edges[i]);
    assert_true(rs_is_empty(&set));
    rs_add(&set, 100);
    assert_false(rs_is_empty(&set));
}

/* A range holds its ends and all between; a range that ends before it begins is empty. */
TEST(a_range_holds_both_its_ends)
{
    rs_set set = rs_range(60, 70), empty = rs_range(5, 4);

    assert_int_equal(rs_size(&set), 11);
    assert_true(rs_has(&set, 60) && rs_has(&set, 70));
    assert_false(rs_has(&set, 59) || rs_has(&set, 71));
    assert_true(rs_is_empty(&empty));
}

/* Union, intersection and difference over both halves. */
TEST(sets_are_joined_and_taken_apart)
{
    rs_set low = rs_range(10, 80), high = rs_range(50, 120), both = rs_both(low, high), rest = rs_without(low, high), all = low;

    rs_add_all(&all, high);
    assert_int_equal(rs_size(&all), 111);
    assert_int_equal(rs_size(&both), 31);
    assert_int_equal(rs_size(&rest), 40);
    assert_true(rs_has(&rest, 49) && !rs_has(&rest, 50));
}

/* Going through a set names each thing once, from the lowest, and leaves the set as it is. */
TEST(each_thing_comes_once_in_order)
{
    rs_set set = rs_range(61, 66);
    int thing, expected = 61;

    RS_EACH(thing, set) assert_int_equal(thing, expected++);
    assert_int_equal(expected, 67);
    assert_int_equal(rs_size(&set), 6);
}

/* A zone's size counts the blanks of a view. */
TEST(a_zone_counts_its_blanks)
{
    rs_zone zone = {rs_range(0, 4), 3};

    assert_int_equal(rs_zone_size(&zone), 8);
}

/* ---- Offers ------------------------------------------------------------------------------------------------------ */

static const char *refuse_odd(const void *state, rs_move move)
{
    (void)state;
    return move.arg[0] % 2 ? RS_NO("X-1", "Odd.") : NULL;
}

/* Offers are appended in order with unused arguments 0; a verb's refusal keeps its move out. */
TEST(offers_are_listed_in_order)
{
    static const rs_verb verbs[] = {{.refuse = refuse_odd}};
    rs_moves moves = {.count = 0};

    rs_offer(&moves, 3);
    rs_offer1(&moves, 4, -1);
    rs_offer2(&moves, 5, 1, 2);
    rs_offer_each(&moves, 6, rs_range(63, 64));
    for (int8_t i = 0; i < 4; i++) rs_offer_if(verbs, NULL, &moves, (rs_move){0, {i}});
    assert_int_equal(moves.count, 7);
    assert_memory_equal(&moves.at[0], (&(rs_move){3, {0}}), sizeof(rs_move));
    assert_memory_equal(&moves.at[1], (&(rs_move){4, {-1}}), sizeof(rs_move));
    assert_memory_equal(&moves.at[2], (&(rs_move){5, {1, 2}}), sizeof(rs_move));
    assert_memory_equal(&moves.at[4], (&(rs_move){6, {64}}), sizeof(rs_move));
    assert_memory_equal(&moves.at[6], (&(rs_move){0, {2}}), sizeof(rs_move));
}

/* ---- Events ------------------------------------------------------------------------------------------------------ */

/* What is told to all is open to all; what is told to one seat is open to it and to the keeper of the game. */
TEST(events_are_open_to_whom_they_are_told)
{
    static rs_turn turn;
    rs_chance chance = {0};

    rs_turn_init(&turn, &chance);
    rs_tell(&turn, TOY_EV_ROLLED, RED, 6, -2, 300, INT16_MAX);
    rs_tell_only(&turn, BLUE, TOY_EV_DRAWN, TOY_CLAM, 1);
    rs_tell_only(&turn, BLUE, TOY_EV_BOLD, 0, 0);
    assert_int_equal(turn.events, 3);
    assert_int_equal(turn.event[0].asked, 1);
    assert_int_equal(turn.event[1].asked, 1);
    assert_int_equal(turn.event[1].arg[2] | turn.event[1].arg[3], 0);
    assert_int_equal(turn.event[0].arg[2], 300);
    assert_int_equal(turn.event[0].arg[3], INT16_MAX);
    for (int reader = RS_SPECTATOR; reader <= GREEN; reader++) {
        bool may = reader == BLUE || reader == RS_NOBODY;

        assert_true(rs_event_open(&turn.event[0], reader) && rs_event_seen(&toy_game, &turn.event[0], reader));
        assert_true(rs_event_open(&turn.event[1], reader) == may);
        assert_true(rs_event_seen(&toy_game, &turn.event[1], reader)); /* that it happened, all see */
        assert_true(rs_event_seen(&toy_game, &turn.event[2], reader) == may);
    }
}

/* ---- The module itself ------------------------------------------------------------------------------------------- */

/* The games that there are are sound modules. */
TEST(the_games_here_are_sound_modules)
{
    char problem[RS_LINE];

    for (int i = 0; i < rs_game_count(); i++) assert_null(rs_game_check(rs_game_at(i), problem));
    assert_ptr_equal(rs_game_find("TOY"), &toy_game);
    assert_null(rs_game_find("toys"));
    assert_null(rs_game_at(-1));
    assert_null(rs_game_at(rs_game_count()));
}

static void expect_fault(const rs_game *game, const char *part)
{
    char problem[RS_LINE];

    expect_part(rs_game_check(game, problem), part);
}

/* Numbers that do not fit, and functions that are missing. */
TEST(a_module_has_its_basics)
{
    static const rs_option many[] = {{"a"}, {"b"}, {"c"}, {"d"}, {"e"}, {"f"}, {"g"}, {"h"}, {"i"}, {0}};
    rs_game game = toy_game;

    game.state_bytes = RS_STATE + 8;
    expect_fault(&game, "toy: state: ");
    game.state_bytes = sizeof(toy_state) + 4;
    expect_fault(&game, "toy: state: ");
    game = toy_game, game.depth = 0;
    expect_fault(&game, "toy: stack: ");
    game.depth = 1 << 20;
    expect_fault(&game, "toy: stack: ");
    game = toy_game, game.options = many;
    expect_fault(&game, "toy: options: there are too many");
    game = toy_game, game.decisions = RS_NO_POINT + 1;
    expect_fault(&game, "toy: decisions: there are more than 255");
    game = toy_game, game.most_players = RS_SEATS + 1;
    expect_fault(&game, "toy: players: ");
    game = toy_game, game.least_players = 0;
    expect_fault(&game, "toy: players: ");
    game = toy_game, game.board = NULL;
    expect_fault(&game, "one is missing");
    game = toy_game, game.setup = NULL;
    expect_fault(&game, "one is missing");
}

/* Fields beyond the state, sets without words, and secrets that are not declared. */
TEST(a_modules_fields_fit_and_declare_their_secrets)
{
    static const rs_words wide = {"wide", RS_SET_ROOM + 1, NULL, NULL};
    rs_field field[] = {toy_game.fields[0], {0}}, inner[] = {toy_game.fields[1], {0}};
    rs_game game = toy_game;

    game.fields = field;
    field[0].unseen = 0;
    expect_fault(&game, "toy: deck: a secret zone needs its unseen set");
    field[0] = toy_game.fields[0], field[0].offset = (uint16_t)(toy_game.state_bytes - 16);
    expect_fault(&game, "toy: deck: the field does not fit the state");
    field[0] = toy_game.fields[0], field[0].words = NULL;
    expect_fault(&game, "toy: deck: a set needs words");
    field[0] = toy_game.fields[1], field[0].words = NULL;
    expect_fault(&game, "toy: beach: a set needs words");
    field[0] = toy_game.fields[1], field[0].words = &wide;
    expect_fault(&game, "toy: beach: a set has room for 128 things");
    field[0] = toy_game.fields[1], field[0].sight = RS_SHUT;
    expect_fault(&game, "toy: beach: a secret set must be a zone");
    field[0] = toy_game.fields[1], field[0].by = &toy_shell_words; /* no list */
    expect_fault(&game, "toy: beach: what it is numbered by has too few words");
    field[0] = toy_game.fields[4], field[0].by = &toy_mood_words; /* four captains, fewer moods */
    expect_fault(&game, "toy: captain: what it is numbered by has too few words");
    field[0] = toy_game.fields[4], field[0].sight = RS_OPEN;
    expect_fault(&game, "toy: captain: the group holds secrets");
    field[0] = toy_game.fields[4], field[0].fields = inner; /* an offset that is good in the state, but not in a captain */
    expect_fault(&game, "toy: beach: the field does not fit the state");
}

/* Patterns name arguments that there are, and tell one from many by two forms. */
TEST(a_modules_patterns_are_sound)
{
    static const char *const good[] = {"{seat} has {0}", "{0} {0|coin|coins}", "{1|a|}"};
    static const char *const bad[] = {"{2}", "{0", "{0|coin}", "{0|coin", "{you}", "{0 |a|b}"};
    rs_event_kind kinds[TOY_EVENTS];
    rs_game game = toy_game;
    char problem[RS_LINE];

    memcpy(kinds, toy_game.event, sizeof kinds);
    game.event = kinds;
    for (int i = 0; i < RS_COUNT(good); i++) {
        kinds[TOY_EV_WON].text = good[i];
        assert_null(rs_game_check(&game, problem));
    }
    for (int i = 0; i < RS_COUNT(bad); i++) {
        kinds[TOY_EV_WON].text = bad[i];
        expect_fault(&game, "toy: won: its text names an argument");
    }
}

/* A game may have many decisions: a verb of the hundredth row is in its place there and nowhere else. */
TEST(a_module_may_have_many_decisions)
{
    enum { ROWS = 100, LAST = ROWS - 1 };
    static char name[ROWS][8];
    rs_decision row[ROWS];
    rs_verb verb[TOY_VERBS];
    rs_game game = toy_game;
    char problem[RS_LINE];

    for (int i = 0; i < ROWS; i++) {
        row[i] = toy_game.decision[i < TOY_POINTS ? i : TOY_D_BET];
        snprintf(name[i], sizeof name[i], "row%d", i);
        row[i].name = name[i];
    }
    memcpy(verb, toy_game.verb, sizeof verb);
    verb[TOY_BET].points = RS_POINTS(TOY_D_BET, LAST);
    game.decisions = ROWS, game.decision = row, game.verb = verb;
    assert_null(rs_game_check(&game, problem));
    assert_true(rs_among(verb[TOY_BET].points, LAST));
    assert_true(rs_among(verb[TOY_BET].points, TOY_D_BET));
    assert_false(rs_among(verb[TOY_BET].points, LAST - 64));
}

/* Decisions and steps with an empty row, a name that is taken, a missing part or a clause that there is not. */
TEST(a_modules_decisions_are_complete)
{
    rs_decision row[TOY_POINTS], *bet = &row[TOY_D_BET], *bets = &row[TOY_BETS];
    rs_game game = toy_game;

    game.decision = memcpy(row, toy_game.decision, sizeof row);
    bet->name = NULL;
    expect_fault(&game, "toy: decisions: a row is empty");
    bet->name = "turn";
    expect_fault(&game, "toy: turn: two decisions have this name");
    *bet = toy_game.decision[TOY_D_BET], bet->clause = NULL;
    expect_fault(&game, "toy: bet: the decision names no clause");
    bet->clause = "TOY-99";
    expect_fault(&game, "toy: bet: its clause is not in the rules");
    *bet = toy_game.decision[TOY_D_BET], bet->prompt = NULL;
    expect_fault(&game, "toy: bet: a decision needs a prompt, a list and an apply");
    *bet = toy_game.decision[TOY_D_BET], bet->list = NULL;
    expect_fault(&game, "toy: bet: a decision needs a prompt, a list and an apply");
    *bet = toy_game.decision[TOY_D_BET], bet->apply = NULL;
    expect_fault(&game, "toy: bet: a decision needs a prompt, a list and an apply");
    *bet = toy_game.decision[TOY_D_BET], bets->list = bet->list;
    expect_fault(&game, "toy: bets: a step asks nobody");
}

/* The same for verbs and events. */
TEST(a_modules_verbs_and_events_are_complete)
{
    rs_verb verb[TOY_VERBS], *bet = &verb[TOY_BET];
    rs_event_kind event[TOY_EVENTS], *tide = &event[TOY_EV_TIDE];
    rs_game game = toy_game;

    game.verb = memcpy(verb, toy_game.verb, sizeof verb);
    bet->word = "LOSE";
    expect_fault(&game, "toy: LOSE: two verbs have this word");
    *bet = toy_game.verb[TOY_BET], bet->word = NULL;
    expect_fault(&game, "toy: verbs: a verb needs");
    *bet = toy_game.verb[TOY_BET], bet->label = NULL;
    expect_fault(&game, "toy: bet: a verb needs");
    *bet = toy_game.verb[TOY_BET], bet->points = 0;
    expect_fault(&game, "toy: bet: a verb needs");
    *bet = toy_game.verb[TOY_BET], bet->clause = "TOY-99";
    expect_fault(&game, "toy: bet: its clause is not in the rules");
    game = toy_game, game.event = memcpy(event, toy_game.event, sizeof event);
    tide->name = NULL;
    expect_fault(&game, "toy: events: a row is empty");
    *tide = toy_game.event[TOY_EV_TIDE], tide->text = NULL;
    expect_fault(&game, "toy: events: a row is empty");
    *tide = toy_game.event[TOY_EV_TIDE], tide->clause = "TOY-99";
    expect_fault(&game, "toy: tide: its clause is not in the rules");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(things_go_into_a_set_and_out),
        cmocka_unit_test(a_range_holds_both_its_ends),
        cmocka_unit_test(sets_are_joined_and_taken_apart),
        cmocka_unit_test(each_thing_comes_once_in_order),
        cmocka_unit_test(a_zone_counts_its_blanks),
        cmocka_unit_test(offers_are_listed_in_order),
        cmocka_unit_test(events_are_open_to_whom_they_are_told),
        cmocka_unit_test(the_games_here_are_sound_modules),
        cmocka_unit_test(a_module_has_its_basics),
        cmocka_unit_test(a_modules_fields_fit_and_declare_their_secrets),
        cmocka_unit_test(a_modules_patterns_are_sound),
        cmocka_unit_test(a_module_may_have_many_decisions),
        cmocka_unit_test(a_modules_decisions_are_complete),
        cmocka_unit_test(a_modules_verbs_and_events_are_complete),
    };

    return RUN(tests);
}
