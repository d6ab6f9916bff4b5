/* test_scenes.c - the position of a lesson: begun, changed and played up to it; what the rules could not lead to is refused. */
#include "schooling.h"
#include "engine/game.h"

#include <stdio.h>

static const toy_state *toy_now(void) { return toy_in(&session); }

static bool holds(const rs_set *set, const char *words)
{
    rs_set expected = {{0, 0}};
    char word[32];
    int card;

    for (; sscanf(words, " %31s", word) == 1; words += strspn(words, " ") + strlen(word)) {
        assert_true(rs_value(&toy_shell_words, word, &card));
        rs_add(&expected, card);
    }
    return memcmp(&expected, set, sizeof expected) == 0;
}

/* ---- Beginning ---------------------------------------------------------------------------------------------------- */

/* What is left out has its usual value: two players, the options of the game, the seed "lesson", the first seat, no bots. */
TEST(a_scene_of_no_rows_is_a_usual_game)
{
    char bot[64];

    stage("say A");
    assert_ptr_equal(session.game, &toy_game);
    assert_int_equal(toy_now()->head.players, 2);
    assert_int_equal(toy_now()->head.option[TOY_OPT_ROUNDS], 2);
    assert_string_equal(session.seed, "lesson");
    assert_int_equal(rs_scene_seat(&lesson, 0), 0);
    assert_false(rs_scene_bot(&lesson, 0, bot, sizeof bot));
    assert_false(session.loaded);
    assert_int_equal(session.count, 0);
}

/* Rows of the beginning say how many play, by which options, from which seed, whose eyes see it and which bot plays the others. */
TEST(rows_say_how_a_scene_begins)
{
    char bot[64];

    stage("players 3\noption rounds 4\noption prize 100\nseed a-seed\nseat 2\nbots greedy\nsay A");
    assert_int_equal(toy_now()->head.players, 3);
    assert_int_equal(toy_now()->head.option[TOY_OPT_ROUNDS], 4);
    assert_int_equal(toy_now()->head.option[TOY_OPT_PRIZE], 100);
    assert_string_equal(session.seed, "a-seed");
    assert_int_equal(rs_scene_seat(&lesson, 0), 2);
    assert_true(rs_scene_bot(&lesson, 0, bot, sizeof bot));
    assert_string_equal(bot, "greedy");
}

/* The same rows make the same position, and another seed makes another. */
TEST(a_seed_decides_what_is_not_written)
{
    _Alignas(RS_ALIGN) unsigned char first[RS_STATE];

    stage("seed a\nplay draw\nsay A");
    memcpy(first, session.state, toy_game.state_bytes);
    stage("seed b\nplay draw\nsay A");
    assert_memory_not_equal(first, session.state, toy_game.state_bytes);
    stage("seed a\nplay draw\nsay A");
    assert_memory_equal(first, session.state, toy_game.state_bytes);
}

/* Draws of the set-up come in the order of their rows, by words, codes or numbers. */
TEST(draws_of_the_set_up_are_dealt)
{
    stage("deal 6 S-12 murex\ndeal clam\ndeal whelk limpet mussel\nsay A");
    assert_int_equal(toy_now()->tide, 6);
    assert_true(holds(&toy_now()->captain[0].hand.cards, "clam murex abalone"));
    assert_true(holds(&toy_now()->captain[1].hand.cards, "whelk limpet mussel"));
}

/* ---- What is changed ------------------------------------------------------------------------------------------------ */

#define DEAL "deal 4 cowrie cockle conch whelk limpet mussel\n"

/* Parts of the position are set as in JSON, by the paths of JSON. */
TEST(parts_of_the_position_are_set)
{
    stage(DEAL "set captain[1].coins 12\nset starter \"red\"\nset dice [3,4]\nset winner[0] \"blue\"\nset round 2\nset tide 6\n"
               "set captain[0].badges [\"wet\"]\nset cast {\"dice\":1,\"coins\":3}\nsay A");
    assert_int_equal(toy_now()->captain[1].coins, 12);
    assert_int_equal(toy_now()->dice[1], 4);
    assert_int_equal(toy_now()->winner[0], BLUE);
    assert_int_equal(toy_now()->round, 2);
    assert_int_equal(toy_now()->tide, 6);
    assert_int_equal(toy_now()->captain[0].badges, 1 << TOY_WET);
    assert_int_equal(toy_now()->cast.coins, 3);
    assert_int_equal(toy_now()->richest, BLUE);
    assert_true(session.loaded);
    assert_int_equal(session.count, 0);
}

/* What is given changes places with what lay there: every pile keeps its size. */
TEST(cards_that_are_given_change_places)
{
    stage(DEAL "give captain[0].hand abalone whelk\nsay A");
    assert_true(holds(&toy_now()->captain[0].hand.cards, "conch whelk abalone"));
    assert_true(holds(&toy_now()->captain[1].hand.cards, "cockle limpet mussel") ||
                holds(&toy_now()->captain[1].hand.cards, "cowrie limpet mussel"));
    assert_int_equal(rs_size(&toy_now()->deck.cards), 6);
}

/* What is put is laid there, out of wherever it lay; a code names a card as well. */
TEST(cards_that_are_put_are_added)
{
    stage(DEAL "put captain[0].hand abalone whelk\nput beach S-01 clam\nsay A");
    assert_true(holds(&toy_now()->captain[0].hand.cards, "cockle conch whelk abalone"));
    assert_true(holds(&toy_now()->captain[1].hand.cards, "limpet mussel"));
    assert_true(holds(&toy_now()->beach, "cowrie clam"));
    assert_true(holds(&toy_now()->deck.cards, "oyster scallop nautilus murex"));
}

/* All changes count together: what breaks the rules between two rows and not after the last is fine. */
TEST(changes_count_together)
{
    stage(DEAL "set beach [\"conch\"]\nset captain[0].hand [\"cowrie\",\"cockle\"]\nsay A");
    assert_true(holds(&toy_now()->beach, "conch"));
    assert_true(holds(&toy_now()->captain[0].hand.cards, "cowrie cockle"));
}

/* What waits to be decided is set as the position's JSON has it. */
TEST(what_waits_is_set)
{
    stage(DEAL "set stack [{\"at\":\"turn\",\"seat\":1,\"done\":1}]\nsay A");
    assert_int_equal(rs_session_asked(&session), BLUE);
    assert_int_equal(toy_now()->stack[0].arg[0], 1);
    stage(DEAL "set captain[0].coins 5\nset stack "
               "[{\"at\":\"turn\",\"seat\":0,\"done\":1},{\"at\":\"cast\",\"seat\":0,\"left\":0},{\"at\":\"storm\",\"seat\":0}]\nsay A");
    assert_string_equal(rs_pending(session.game, session.state)->name, "storm");
}

/* ---- What was played ------------------------------------------------------------------------------------------------- */

/* Moves were made by whoever was asked; draws that are written come before them. */
TEST(moves_were_made_before)
{
    stage(DEAL "chance clam\nplay draw\nplay rest\nchance 5\nchance 6\nplay cast 2\nsay A");
    assert_true(rs_has(&toy_now()->captain[0].hand.cards, TOY_CLAM));
    assert_int_equal(toy_now()->captain[1].coins, 11);
    assert_int_equal(session.count, 3);
    assert_int_equal(rs_session_asked(&session), BLUE);
}

/* Draws that no move has used up hold for the next one; new ones take their place. */
TEST(draws_that_are_left_hold_on)
{
    stage(DEAL "chance clam 5\nplay draw\nplay rest\nplay cast 1\nsay A");
    assert_int_equal(toy_now()->captain[1].coins, 5);
    stage(DEAL "chance clam 5\nplay draw\nplay rest\nchance 3\nplay cast 1\nsay A");
    assert_int_equal(toy_now()->captain[1].coins, 3);
}

/* Moves come after all that is set, wherever its rows stand. */
TEST(moves_come_after_what_is_set)
{
    stage(DEAL "play show abalone\nput captain[0].hand abalone\nset captain[0].coins 7\nsay A");
    assert_int_equal(toy_now()->captain[0].coins, 8);
}

/* Each scene is a game of its own. */
TEST(a_lesson_has_several_scenes)
{
    read_lesson("lesson toy\nscene\nplayers 3\nseat 1\nread\nscene\nset captain[0].coins 9\nsay A\nread\n");
    assert_null(rs_scene_begin(&lesson, lesson.step[1].scene, &session, &room, problem));
    assert_int_equal(toy_now()->captain[0].coins, 9);
    assert_int_equal(rs_scene_seat(&lesson, lesson.step[1].scene), 0);
    assert_null(rs_scene_begin(&lesson, lesson.step[0].scene, &session, &room, problem));
    assert_int_equal(toy_now()->head.players, 3);
    assert_int_equal(toy_now()->captain[0].coins, 0);
    assert_int_equal(rs_scene_seat(&lesson, lesson.step[0].scene), 1);
}

/* ---- What cannot be ---------------------------------------------------------------------------------------------------- */

typedef struct impossible {
    const char *rows;
    int line; /* counted from the first of these rows */
    const char *said;
} impossible;

static void expect_impossible(const impossible *list, int count)
{
    for (int i = 0; i < count; i++) {
        const char *why = staging(list[i].rows);
        char begins[32];

        snprintf(begins, sizeof begins, "Line %d: ", list[i].line + 2);
        if (!why) fail_msg("this scene is possible: %s", list[i].rows);
        if (strncmp(why, begins, strlen(begins)) != 0 || !strstr(why, list[i].said))
            fail_msg("'%s' is answered with: %s", list[i].rows, why);
    }
}

/* A game that cannot be begun so; line 0 is that of the scene. */
TEST(what_cannot_be_begun_is_refused)
{
    static const impossible scenes[] = {
        {"players 1\nsay A", 0, "is for 2 to 3 players"},
        {"players 4\nsay A", 0, "is for 2 to 3 players"},
        {"players 0\nsay A", 0, "is for 2 to 3 players"},
        {"option goal 5\nsay A", 1, "no such option"},
        {"option rounds 99\nsay A", 0, "rounds must be from 1 to 4"},
        {"option rounds 65538\nsay A", 1, "an option has a name and a number"},
        {"seed two words\nsay A", 0, "A seed is"},
        {"seed 0123456789012345678901234567890123456789012345678901234567890123456789\nsay A", 0, "A seed is"},
        {"seat 2\nsay A", 0, "no such seat"},
        {"players 3\nseat 3\nsay A", 0, "no such seat"},
        {"deal 7\nsay A", 0, "impossible"},
        {"deal 4 conch conch\nsay A", 0, "impossible"},
        {"deal 4\ndeal pebble\nsay A", 0, "impossible"},
        {"deal 4\ndeal a-shell-with-a-name-of-more-than-thirty-one-letters\nsay A", 2, "too many draws, or one is too long"},
    };

    expect_impossible(scenes, RS_COUNT(scenes));
}

/* A change of what is not there, or into what it cannot be. */
TEST(what_cannot_be_set_is_refused)
{
    static const impossible scenes[] = {
        {"set silver 5\nsay A", 1, "no such place"},
        {"set captain[2].coins 5\nsay A", 1, "no such place"},
        {"seat 1\nset captain[0].coins five\nsay A", 2, "written as in JSON"},
        {"set captain[0].coins 5 6\nsay A", 1, "written as in JSON"},
        {"set captain[0].coins 05\nsay A", 1, "written as in JSON"},
        {"set captain[0].coins 1000\nsay A", 1, "not a number in its range"},
        {"set starter \"nobody-else\"\nsay A", 1, "not a known word"},
        {"set stack []\nsay A", 1, "empty stack"},
        {"set stack 5\nsay A", 1, "no stack"},
        {"set stack [\nsay A", 1, "not"},
        {"set stack [{\"at\":\"tea\",\"seat\":0}]\nsay A", 1, "unknown decision"},
        {"set stack [{\"at\":\"turn\",\"seat\":2,\"done\":0}]\nsay A", 1, "range"},
        {"give round conch\nsay A", 1, "no cards lie there"},
        {"put dice conch\nsay A", 1, "no cards lie there"},
        {"put captain conch\nsay A", 1, "no cards lie there"},
        {"put box conch\nsay A", 1, "no such place"},
        {"give captain[0].hand pebble\nsay A", 1, "no such card"},
        {"put beach conch 7\nsay A", 1, "no such card"},
    };

    expect_impossible(scenes, RS_COUNT(scenes));
}

/* A position that breaks an invariant of the game is refused with it, in the line of the last change. */
TEST(what_the_rules_could_not_lead_to_is_refused)
{
    static const impossible scenes[] = {
        {DEAL "set beach [\"conch\"]\nsay A", 2, "does not hold each shell exactly once"},
        {DEAL "set captain[0].hand []\nsay A", 2, "does not hold each shell exactly once"},
        {DEAL "put known conch\nsay A", 2, "does not hold each shell exactly once"},
        {DEAL "set known [\"clam\"]\nset captain[0].coins 3\nsay A", 3, "knows a shell that is in no hand"},
        {DEAL "set round 3\nsay A", 2, "no such round"},
        {DEAL "set starter null\nsay A", 2, "no such round or starter"},
        {DEAL "set captain[0].bet \"conch\"\nsay A", 2, "an impossible bet"},
        {DEAL "set stack [{\"at\":\"bet\",\"seat\":0}]\nsay A", 2, "an impossible stack of decisions"},
    };

    expect_impossible(scenes, RS_COUNT(scenes));
}

/* A move that was not legal, is none, or could not draw what is written. */
TEST(what_could_not_be_played_is_refused)
{
    static const impossible scenes[] = {
        {DEAL "play rest\nplay show conch\nsay A", 3, "That shell is not in hand"},
        {DEAL "play dance\nsay A", 2, "not a move of this game"},
        {DEAL "play draw\nplay draw\nsay A", 3, "TOY-2.2"},
        {DEAL "chance 7\nplay cast 1\nsay A", 3, "impossible"},
        {DEAL "chance conch\nplay draw\nsay A", 3, "impossible"},
        {DEAL "chance a-shell-with-a-name-of-more-than-thirty-one-letters\nplay draw\nsay A", 2, "too many draws, or one is too long"},
        {DEAL "option rounds 1\nplay rest\nplay rest\nplay bet nothing\nplay bet nothing\nplay rest\nsay A", 7, "over"},
    };

    expect_impossible(scenes, RS_COUNT(scenes));
}

/* The room that is lent must hold the position; if it does not, that is said and nothing is overrun. */
TEST(a_room_that_is_too_small_is_no_harm)
{
    static char small[600];
    rs_text closet = {small, sizeof small, 0, false};

    read_lesson("lesson toy\nscene\nset captain[0].coins 3\nset stack [{\"at\":\"turn\",\"seat\":1,\"done\":1}]\nread\n");
    for (size_t size = 1; size < sizeof small; size++) {
        closet = (rs_text){small, size, 0, false};
        if (rs_scene_begin(&lesson, 0, &session, &closet, problem)) expect_part(problem, "Line ");
    }
    assert_non_null(rs_scene_begin(&lesson, 0, &session, &(rs_text){small, 100, 0, false}, problem));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_scene_of_no_rows_is_a_usual_game),
        cmocka_unit_test(rows_say_how_a_scene_begins),
        cmocka_unit_test(a_seed_decides_what_is_not_written),
        cmocka_unit_test(draws_of_the_set_up_are_dealt),
        cmocka_unit_test(parts_of_the_position_are_set),
        cmocka_unit_test(cards_that_are_given_change_places),
        cmocka_unit_test(cards_that_are_put_are_added),
        cmocka_unit_test(changes_count_together),
        cmocka_unit_test(what_waits_is_set),
        cmocka_unit_test(moves_were_made_before),
        cmocka_unit_test(draws_that_are_left_hold_on),
        cmocka_unit_test(moves_come_after_what_is_set),
        cmocka_unit_test(a_lesson_has_several_scenes),
        cmocka_unit_test(what_cannot_be_begun_is_refused),
        cmocka_unit_test(what_cannot_be_set_is_refused),
        cmocka_unit_test(what_the_rules_could_not_lead_to_is_refused),
        cmocka_unit_test(what_could_not_be_played_is_refused),
        cmocka_unit_test(a_room_that_is_too_small_is_no_harm),
    };
    return RUN(tests);
}
