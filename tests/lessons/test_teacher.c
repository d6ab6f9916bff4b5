/* test_teacher.c - the teacher: what a step waits for, what it answers, and what the others do. */
#include "schooling.h"
#include "engine/game.h"

static const toy_state *toy_now(void) { return toy_in(&session); }
static bool is_asked(int seat) { return rs_session_asked(&session) == seat; }

/* ---- do ------------------------------------------------------------------------------------------------------------ */

/* A step waits for its move, which is made by the real rules; then the next one begins. */
TEST(a_step_waits_for_its_move)
{
    begin_lesson(TOY "say A\ndo show conch\nsay B\ndo rest\n");
    assert_int_equal(rs_teacher_action(&teacher), RS_ROW_DO);
    assert_int_equal(teacher.step, 0);
    right("show conch");
    assert_int_equal(teacher.step, 1);
    assert_int_equal(toy_now()->captain[0].coins, 1);
    right("rest");
    assert_int_equal(rs_teacher_action(&teacher), RS_ROW_LEARNT);
    assert_true(is_asked(BLUE));
}

/* Any of the moves that it names is right. */
TEST(one_of_several_moves_is_right)
{
    static const char *const moves[] = {"draw", "cast 1", "cast 2"};

    for (int i = 0; i < RS_COUNT(moves); i++) {
        begin_lesson(TOY "do draw | cast *\nchance clam\nsay B\nread\n");
        if (i > 0) rs_session_script(&session, &(rs_script){0});
        right(moves[i]);
        assert_int_equal(teacher.step, 1);
    }
}

/* A move may be typed with codes, and in any case. */
TEST(a_move_may_be_typed_otherwise)
{
    begin_lesson(TOY "do show conch\nsay B\ndo show cockle\n");
    right("SHOW S-03");
    right("Show Cockle");
    assert_int_equal(rs_teacher_action(&teacher), RS_ROW_LEARNT);
}

/* ---- else ------------------------------------------------------------------------------------------------------------ */

/* What is legal and not wanted is not made, and answered by the first row that fits, or by none. */
TEST(what_is_not_wanted_is_answered)
{
    begin_lesson(TOY "do rest\nelse draw \"No draw.\"\nelse cast 2 \"Not two.\"\nelse cast * \"No dice.\"\n");
    another("draw", "No draw.");
    another("cast 2", "Not two.");
    another("cast 1", "No dice.");
    another("show conch", NULL);
    another("SHOW S-03", NULL);
    assert_int_equal(teacher.step, 0);
    right("rest");
}

/* The row for all others counts last, wherever a move is legal or not. */
TEST(a_row_may_answer_all_others)
{
    begin_lesson(TOY "do rest\nelse draw \"No draw.\"\nelse ** \"Rest.\"\nelse cast 1 \"Never said.\"\n");
    another("draw", "No draw.");
    another("cast 1", "Rest.");
    refused("show whelk", "Rest.", "TOY-2.1");
    right("rest");
}

/* What is not legal is refused by the rules, with their clause; a row may answer it besides. */
TEST(what_is_not_legal_is_refused)
{
    begin_lesson(TOY "do rest\nelse show whelk \"That one is Blue's.\"\n");
    refused("show whelk", "That one is Blue's.", "TOY-2.1: That shell is not in hand.");
    refused("SHOW S-04", "That one is Blue's.", "TOY-2.1: That shell is not in hand.");
    refused("show limpet", NULL, "TOY-2.1: That shell is not in hand.");
    refused("throw conch", NULL, "This is not the moment for that");
}

/* What is no move of the game is refused, and no row answers it. */
TEST(what_is_no_move_is_refused)
{
    static const char *const words[] = {"dance", "", "rest now", "show", "show pebble", "cast two", "**", "do rest"};

    begin_lesson(TOY "do rest\nelse ** \"Rest.\"\nelse dance \"No dance.\"\n");
    for (int i = 0; i < RS_COUNT(words); i++) refused(words[i], NULL, "That is not a move of this game.");
}

/* Even a move that is wanted is refused while the rules forbid it. */
TEST(what_is_wanted_must_be_legal)
{
    begin_lesson(TOY "do show whelk\n");
    refused("show whelk", NULL, "TOY-2.1");
    assert_int_equal(teacher.step, 0);
}

/* While another is asked, nothing is made for the learner. */
TEST(the_learner_waits_for_his_turn)
{
    begin_lesson(TOY "seat 1\ndo rest\nelse ** \"Rest.\"\n");
    refused("rest", NULL, "not this seat's decision");
    refused("dance", NULL, "not a move of this game");
    assert_true(is_asked(RED));
}

/* ---- read ------------------------------------------------------------------------------------------------------------ */

/* Where nothing is to be done but to read, no move is made; each is answered as anywhere. */
TEST(a_text_is_read)
{
    begin_lesson(TOY "say A\nread\nelse draw \"Later.\"\nsay B\ndo rest\n");
    assert_int_equal(rs_teacher_action(&teacher), RS_ROW_READ);
    assert_true(rs_teacher_reads(&teacher));
    another("draw", "Later.");
    another("rest", NULL);
    refused("show whelk", NULL, "TOY-2.1");
    read_on();
    assert_int_equal(teacher.step, 1);
    assert_int_equal(teacher.said, -1);
    assert_int_equal(session.count, 0);
}

/* Where there is something to do, it cannot be read over. */
TEST(only_a_text_is_read)
{
    begin_lesson(TOY "say A\ndo rest\nplay rest\nsay B\nuntil turn\n");
    assert_string_equal(rs_teacher_read(&teacher, problem), "There is nothing to read on from here.");
    right("rest");
    assert_false(rs_teacher_reads(&teacher));
    assert_non_null(rs_teacher_read(&teacher, problem));
    others_move();
    assert_int_equal(rs_teacher_action(&teacher), RS_ROW_UNTIL);
    assert_non_null(rs_teacher_read(&teacher, problem));
    assert_int_equal(teacher.step, 1);
}

/* ---- until ------------------------------------------------------------------------------------------------------------ */

/* The learner plays as he likes until something of his own has happened. */
TEST(the_learner_plays_until_an_event)
{
    begin_lesson(TOY "until event drawn\nelse rest \"Not yet.\"\nsay B\nread\n");
    assert_int_equal(rs_teacher_action(&teacher), RS_ROW_UNTIL);
    right("show conch");
    right("show cockle");
    another("rest", "Not yet.");
    assert_int_equal(teacher.step, 0);
    right("draw");
    assert_int_equal(teacher.step, 1);
}

/* What another does counts only where anybody may have done it. Here Blue draws, since Red lost all in a storm. */
TEST(an_event_is_ones_own_or_anybodys)
{
    begin_lesson(TOY "do cast 1\nchance 1\nsay B\nuntil event drawn\nsay C\nread\n");
    right("cast 1");
    right("lose");
    assert_int_equal(teacher.step, 1);
    begin_lesson(TOY "do cast 1\nchance 1\nsay B\nuntil event drawn anybody\nsay C\nread\n");
    right("cast 1");
    right("lose");
    assert_int_equal(teacher.step, 2);
}

#define TO_BETS "play rest\nplay rest\n"

/* An event that is told to the learner alone counts for him, and for another it has not happened. */
TEST(an_event_counts_for_those_who_are_told)
{
    static const char *const seats[] = {"", "seat 1\n"};

    for (int seat = 0; seat < 2; seat++) {
        char rows[256];
        rs_text text = rs_text_on(rows, sizeof rows);

        rs_put_format(&text, "%s%s%suntil event bold anybody\nsay B\nread\n", TOY, seats[seat], TO_BETS);
        begin_lesson(rows);
        if (seat == RED) right("bet conch boldly");
        if (seat == BLUE) assert_null(rs_session_play_text(&session, RED, "bet conch boldly", problem));
        if (seat == BLUE) right("bet nothing");
        assert_int_equal(teacher.step, seat == RED);
    }
}

/* What happened before a step does not end it. */
TEST(only_what_comes_counts)
{
    begin_lesson(TOY "do draw\nsay B\nuntil event drawn\nsay C\nread\n");
    right("draw");
    assert_int_equal(teacher.step, 1);
    right("show conch");
    assert_int_equal(teacher.step, 1);
}

/* Until he is asked something: not at once if he is asked it already, and not when another is. */
TEST(the_learner_plays_until_a_decision)
{
    begin_lesson(TOY "bots random\nuntil decision storm\nchance 4 1\nsay B\nread\n");
    right("show conch");
    right("cast 2");
    assert_int_equal(teacher.step, 1);
    begin_lesson(TOY "until decision turn\nsay B\nread\n");
    assert_int_equal(teacher.step, 0);
    right("show conch");
    assert_int_equal(teacher.step, 1);
    begin_lesson(TOY "until decision turn\nsay B\nread\n");
    right("rest");
    assert_int_equal(teacher.step, 0);
}

/* Until his turn is over: it must have come first. */
TEST(the_learner_plays_until_his_turn_is_over)
{
    begin_lesson(TOY "until turn\nsay B\nread\n");
    right("show conch");
    assert_int_equal(teacher.step, 0);
    right("rest");
    assert_int_equal(teacher.step, 1);
    begin_lesson(TOY "players 3\nseat 2\nbots random\nuntil turn\nsay B\nread\n");
    while (rs_teacher_waits(&teacher)) others_move();
    assert_int_equal(teacher.step, 0);
    assert_true(is_asked(2));
    right("rest");
    assert_int_equal(teacher.step, 1);
}

/* Until the game is over; and whatever else was waited for, that ends it. */
TEST(the_end_of_the_game_ends_a_step)
{
    static const char *const conditions[] = {"over", "decision storm", "event drawn", "turn"};

    for (int i = 0; i < RS_COUNT(conditions); i++) {
        char rows[256];
        rs_text text = rs_text_on(rows, sizeof rows);

        rs_put_format(&text, "%sseat 1\noption rounds 1\n%splay bet conch\nuntil %s\nsay B\nread\n", TOY, TO_BETS, conditions[i]);
        begin_lesson(rows);
        right("bet nothing");
        assert_int_equal(teacher.step, 1);
        assert_int_equal(rs_session_asked(&session), RS_NOBODY);
        assert_false(rs_teacher_waits(&teacher));
        read_on();
        assert_int_equal(rs_teacher_action(&teacher), RS_ROW_LEARNT);
    }
}

/* With a `do` only that is right, again and again, until the step is done. */
TEST(a_move_is_repeated_until)
{
    begin_lesson(TOY "do show *\nuntil event shown anybody\nsay B\ndo show *\nuntil turn\nelse rest \"Not yet.\"\n");
    assert_int_equal(rs_teacher_action(&teacher), RS_ROW_UNTIL);
    another("rest", NULL);
    right("show conch");
    assert_int_equal(teacher.step, 1);
    right("show cockle");
    right("show cowrie");
    another("rest", "Not yet.");
    another("draw", NULL);
    assert_int_equal(teacher.step, 1);
}

/* ---- play ------------------------------------------------------------------------------------------------------------- */

/* After the learner's move come those that the step plays for the others, one at a time, then the next step. */
TEST(the_others_do_what_is_written)
{
    begin_lesson(TOY "do rest\nplay show whelk\nplay rest\nsay B\ndo bet *\n");
    assert_false(rs_teacher_waits(&teacher));
    assert_non_null(rs_teacher_others(&teacher, bot_room, problem));
    right("rest");
    assert_int_equal(teacher.step, 0);
    assert_true(rs_teacher_waits(&teacher));
    refused("rest", NULL, "not this seat's decision");
    others_move();
    assert_int_equal(toy_now()->captain[1].coins, 1);
    assert_int_equal(teacher.step, 0);
    others_move();
    assert_int_equal(teacher.step, 1);
    assert_true(is_asked(RED));
    assert_false(rs_teacher_waits(&teacher));
    assert_string_equal(rs_teacher_others(&teacher, bot_room, problem), "Nobody else is to move now.");
}

/* What a step plays for the learner himself is made at once. */
TEST(what_is_played_for_the_learner_is_made_at_once)
{
    begin_lesson(TOY "do show conch\nplay show cockle\nplay rest\nplay rest\nplay bet conch\nsay B\ndo bet nothing\n");
    right("show conch");
    assert_int_equal(toy_now()->captain[0].coins, 2);
    assert_true(is_asked(BLUE));
    others_move();
    assert_int_equal(teacher.step, 1);
    assert_true(toy_now()->captain[0].has_bet);
    assert_true(is_asked(BLUE));
}

/* Moves are played behind a text that was read, and behind an `until`, too. */
TEST(moves_follow_whatever_was_to_be_done)
{
    begin_lesson(TOY "say A\nread\nplay rest\nplay rest\nsay B\nuntil decision bet\nsay C\ndo bet *\n");
    read_on();
    assert_int_equal(teacher.step, 0);
    assert_true(is_asked(BLUE));
    others_move();
    assert_int_equal(teacher.step, 1);
    begin_lesson(TOY "until turn\nplay rest\nsay B\ndo bet *\n");
    right("show conch");
    assert_false(rs_teacher_waits(&teacher));
    right("rest");
    assert_int_equal(teacher.step, 0);
    others_move();
    assert_int_equal(teacher.step, 1);
}

/* A move that cannot be made is the lesson's fault: its line is named, and what the learner did was right. */
TEST(a_move_that_cannot_be_made_is_the_lessons_fault)
{
    begin_lesson(TOY "do rest\nplay show conch\nsay B\nread\n");
    right("rest");
    assert_ptr_equal(rs_teacher_others(&teacher, bot_room, problem), problem);
    expect_part(problem, "Line 6: TOY-2.1");
    begin_lesson(TOY "do show conch\nplay show conch\n");
    assert_int_equal(rs_teacher_answer(&teacher, "show conch", problem), RS_RIGHT);
    expect_part(problem, "Line 6: TOY-2.1");
}

/* ---- bots -------------------------------------------------------------------------------------------------------------- */

/* Where nothing is written, the scene's bot moves for the others, as long as the learner is to do something. */
TEST(bots_move_for_the_others)
{
    int moves = 0;

    begin_lesson(TOY "bots random\nuntil decision bet\nsay B\nread\n");
    assert_false(rs_teacher_waits(&teacher));
    right("rest");
    for (; rs_teacher_waits(&teacher); moves++) others_move();
    assert_true(moves > 0);
    assert_int_equal(teacher.step, 1);
    assert_true(is_asked(RED));
}

/* Without a bot they do only what is written. */
TEST(without_a_bot_nobody_moves)
{
    begin_lesson(TOY "until decision bet\nsay B\nread\n");
    right("rest");
    assert_false(rs_teacher_waits(&teacher));
    assert_int_equal(teacher.step, 0);
}

/* While a text is to be read, the others wait; then they go on. */
TEST(bots_wait_for_the_reader)
{
    begin_lesson(TOY "bots random\ndo rest\nsay B\nread\nsay C\nuntil decision bet\n");
    right("rest");
    assert_true(is_asked(BLUE));
    assert_false(rs_teacher_waits(&teacher));
    read_on();
    assert_true(rs_teacher_waits(&teacher));
}

/* What is written comes before what a bot would do. */
TEST(what_is_written_comes_before_the_bots)
{
    begin_lesson(TOY "bots random\ndo rest\nplay show limpet\nplay rest\nsay B\ndo bet *\n");
    right("rest");
    others_move();
    assert_true(rs_has(&toy_now()->known, TOY_LIMPET));
    others_move();
    assert_int_equal(teacher.step, 1);
}

/* The same lesson gets the same moves of the bots, whatever was played before it. */
TEST(bots_move_alike)
{
    static const char rows[] = TOY "bots deckhand\nuntil over\nlearnt L\n";
    _Alignas(RS_ALIGN) unsigned char end[RS_STATE] = {0};

    for (int round = 0; round < 2; round++) {
        begin_lesson(rows);
        while (rs_teacher_action(&teacher) != RS_ROW_LEARNT) {
            char line[RS_LINE];
            rs_text text = rs_text_on(line, sizeof line);

            if (rs_teacher_waits(&teacher)) {
                others_move();
                continue;
            }
            rs_move_text(session.game, session.state, session.turn.moves.at[0], &text);
            right(line);
        }
        if (round == 0) memcpy(end, session.state, toy_game.state_bytes);
        assert_memory_equal(end, session.state, toy_game.state_bytes);
    }
}

/* A bot that is none is the lesson's fault. */
TEST(a_bot_that_is_none_is_the_lessons_fault)
{
    begin_lesson(TOY "bots oracle\nuntil over\n");
    right("rest");
    assert_ptr_equal(rs_teacher_others(&teacher, bot_room, problem), problem);
    expect_part(problem, "Line 3: there is no such bot.");
}

/* ---- chance ------------------------------------------------------------------------------------------------------------ */

/* The draws of a step come next when it begins, in the order of its rows, wherever they stand in it. */
TEST(the_draws_of_a_step_come_next)
{
    begin_lesson(TOY "say A\nchance 3\ndo cast 2\nchance 5\nsay B\ndo rest\nplay draw\nchance clam\nplay rest\nsay C\nread\n");
    right("cast 2");
    assert_int_equal(toy_now()->captain[0].coins, 8);
    right("rest");
    others_move();
    assert_true(rs_has(&toy_now()->captain[1].hand.cards, TOY_CLAM));
}

/* Draws that stand at the end of a scene, behind its moves, are those of its first step, before the step's own. */
TEST(the_draws_of_a_scene_come_to_its_first_step)
{
    begin_lesson(TOY "chance clam\nplay draw\nplay rest\nseat 1\nchance 3\nsay A\nchance 4\ndo cast 2\nsay B\nread\n");
    assert_true(rs_has(&toy_now()->captain[0].hand.cards, TOY_CLAM));
    right("cast 2");
    assert_int_equal(toy_now()->captain[1].coins, 7);
    begin_lesson(TOY "chance 3\nsay A\nread\nsay B\ndo cast 1\n");
    read_on();
    assert_int_equal(session.script.count, 0);
}

/* A draw that is impossible is refused with its place, the move is not made, and the learner may try another. */
TEST(a_draw_that_is_impossible_is_refused)
{
    begin_lesson(TOY "do draw | rest\nchance conch\n");
    refused("draw", NULL, "The scripted draw \"conch\" is impossible here: number 1 of the list");
    assert_int_equal(teacher.step, 0);
    right("rest");
}

/* More draws than there is room for, or one that is too long, are the lesson's fault, when the step begins. */
TEST(too_many_draws_are_the_lessons_fault)
{
    static char rows[4096];
    rs_text text = rs_text_on(rows, sizeof rows);

    rs_put(&text, TOY "say A\nread\nsay B\n");
    for (int i = 0; i < 129; i++) rs_put(&text, i % 64 ? " 3" : "\nchance 3");
    rs_put(&text, "\ndo cast 1\n");
    begin_lesson(rows);
    assert_ptr_equal(rs_teacher_read(&teacher, problem), problem);
    expect_part(problem, "Line 11: there are too many draws, or one is too long.");
    assert_ptr_equal(beginning(TOY "chance a-shell-with-a-name-of-more-than-thirty-one-letters\ndo draw\n"), problem);
    expect_part(problem, "Line 5: there are too many draws, or one is too long.");
}

/* ---- Beginning and end --------------------------------------------------------------------------------------------------- */

/* With a step of another scene another game begins, when the learner has looked at what came of his move; what the scene before it left is
 * no part of it. */
TEST(another_scene_is_another_game)
{
    begin_lesson(TOY "do show conch\nthen T\n" SCENE "seat 1\nplay rest\nsay B\ndo show whelk\n");
    assert_int_equal(rs_teacher_seat(&teacher), RED);
    right("show conch");
    assert_int_equal(teacher.step, 0);
    assert_int_equal(rs_teacher_seat(&teacher), RED);
    assert_int_equal(rs_teacher_action(&teacher), RS_ROW_READ);
    assert_int_equal(lesson.row[rs_teacher_says_next(&teacher, -1)].kind, RS_ROW_THEN);
    assert_false(rs_teacher_waits(&teacher));
    read_on();
    assert_int_equal(teacher.step, 1);
    assert_int_equal(lesson.row[rs_teacher_says_next(&teacher, -1)].kind, RS_ROW_SAY);
    assert_int_equal(rs_teacher_seat(&teacher), BLUE);
    assert_int_equal(session.count, 1);
    assert_int_equal(toy_now()->captain[0].coins, 0);
    right("show whelk");
}

/* What the learner sees is his view of the position. */
TEST(the_learner_sees_his_view)
{
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];

    begin_lesson(TOY "seat 1\ndo rest\n");
    rs_teacher_view(&teacher, view);
    assert_int_equal(((rs_head *)(void *)view)->viewer, BLUE);
    assert_true(rs_is_empty(&((toy_state *)(void *)view)->captain[0].hand.cards));
    assert_int_equal(rs_size(&((toy_state *)(void *)view)->captain[1].hand.cards), 3);
}

/* After the last step there is nothing to do, to read or to wait for. */
TEST(a_lesson_has_an_end)
{
    begin_lesson(TOY "bots random\nsay A\nread\nlearnt L\n");
    read_on();
    assert_int_equal(rs_teacher_action(&teacher), RS_ROW_LEARNT);
    assert_int_equal(teacher.step, lesson.steps);
    refused("rest", NULL, "The lesson is over.");
    assert_non_null(rs_teacher_read(&teacher, problem));
    assert_false(rs_teacher_waits(&teacher));
    assert_false(rs_teacher_fits(&teacher, "rest"));
    assert_non_null(rs_teacher_others(&teacher, bot_room, problem));
}

/* A scene that cannot be begun is told of, be it the first or a later one. */
TEST(a_scene_that_cannot_be_is_the_lessons_fault)
{
    assert_ptr_equal(beginning("lesson toy\nscene\nset round 9\nsay A\nread\n"), problem);
    expect_part(problem, "Line 3: round is not a number in its range");
    begin_lesson("lesson toy\nscene\nsay A\nread\nscene\nplay dance\nsay B\nread\n");
    assert_ptr_equal(rs_teacher_read(&teacher, problem), problem);
    expect_part(problem, "Line 6: That is not a move of this game.");
    begin_lesson("lesson toy\nscene\nsay A\ndo rest\nscene\nplayers 9\nsay B\nread\n");
    assert_int_equal(rs_teacher_answer(&teacher, "rest", problem), RS_RIGHT);
    expect_part(problem, "Line 5: Shells is for 2 to 3 players.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_step_waits_for_its_move),
        cmocka_unit_test(one_of_several_moves_is_right),
        cmocka_unit_test(a_move_may_be_typed_otherwise),
        cmocka_unit_test(what_is_not_wanted_is_answered),
        cmocka_unit_test(a_row_may_answer_all_others),
        cmocka_unit_test(what_is_not_legal_is_refused),
        cmocka_unit_test(what_is_no_move_is_refused),
        cmocka_unit_test(what_is_wanted_must_be_legal),
        cmocka_unit_test(the_learner_waits_for_his_turn),
        cmocka_unit_test(a_text_is_read),
        cmocka_unit_test(only_a_text_is_read),
        cmocka_unit_test(the_learner_plays_until_an_event),
        cmocka_unit_test(an_event_is_ones_own_or_anybodys),
        cmocka_unit_test(an_event_counts_for_those_who_are_told),
        cmocka_unit_test(only_what_comes_counts),
        cmocka_unit_test(the_learner_plays_until_a_decision),
        cmocka_unit_test(the_learner_plays_until_his_turn_is_over),
        cmocka_unit_test(the_end_of_the_game_ends_a_step),
        cmocka_unit_test(a_move_is_repeated_until),
        cmocka_unit_test(the_others_do_what_is_written),
        cmocka_unit_test(what_is_played_for_the_learner_is_made_at_once),
        cmocka_unit_test(moves_follow_whatever_was_to_be_done),
        cmocka_unit_test(a_move_that_cannot_be_made_is_the_lessons_fault),
        cmocka_unit_test(bots_move_for_the_others),
        cmocka_unit_test(without_a_bot_nobody_moves),
        cmocka_unit_test(bots_wait_for_the_reader),
        cmocka_unit_test(what_is_written_comes_before_the_bots),
        cmocka_unit_test(bots_move_alike),
        cmocka_unit_test(a_bot_that_is_none_is_the_lessons_fault),
        cmocka_unit_test(the_draws_of_a_step_come_next),
        cmocka_unit_test(the_draws_of_a_scene_come_to_its_first_step),
        cmocka_unit_test(a_draw_that_is_impossible_is_refused),
        cmocka_unit_test(too_many_draws_are_the_lessons_fault),
        cmocka_unit_test(another_scene_is_another_game),
        cmocka_unit_test(the_learner_sees_his_view),
        cmocka_unit_test(a_lesson_has_an_end),
        cmocka_unit_test(a_scene_that_cannot_be_is_the_lessons_fault),
    };
    return RUN(tests);
}
