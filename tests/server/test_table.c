/* test_table.c - what entries do to a table: seats, moves, clocks, taking back, agreeing, and a log that does not fit. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "server/crew/hook.h"
#include "server/table/table.h"
#include "server/table/words.h"

#include <stdio.h>
#include <string.h>

#define TEST(name) static void name(__attribute__((unused)) void **unused_)

enum { BEGUN = 1000000 };

static table *t;
static const char *code;
static char problem[RS_LINE];

/* Enters at a moment after the beginning; NULL or why not. */
static const char *enter_at(int64_t ms, entry_kind kind, int seat, const char *text)
{
    store_entry e = {.seq = t->entries + 1, .seat = seat, .at = BEGUN + ms};
    const char *why;

    snprintf(e.kind, sizeof e.kind, "%s", entry_names[kind]);
    snprintf(e.text, sizeof e.text, "%s", text);
    if (kind == ENTRY_JOIN) snprintf(e.user, sizeof e.user, "user%d", seat);
    why = table_apply(t, &e, &code, problem);
    if (!why) table_keep(t, &e);
    return why;
}

static void must(int64_t ms, entry_kind kind, int seat, const char *text)
{
    const char *why = enter_at(ms, kind, seat, text);

    if (why) fail_msg("%s %s: %s", entry_names[kind], text, why);
}

static void refused(entry_kind kind, int seat, const char *text, const char *as)
{
    int before = t->entries, moves = table_moves(t);

    assert_non_null(enter_at(0, kind, seat, text));
    assert_string_equal(code, as);
    assert_int_equal(t->entries, before);
    assert_int_equal(table_moves(t), moves);
}

static void lay(int players, clock_kind clock, int64_t time, int64_t more)
{
    setup s = {.players = players, .clock = clock, .time = time, .more = more, .seed = "table"};

    s.game = rs_game_find("plunder");
    s.rules = s.game->rules_version;
    for (int i = 0; s.game->options[i].name; i++) s.option[i] = s.game->options[i].usual;
    if (t) table_free(t);
    t = table_new("0123456789abcdef", &s, BEGUN);
}

static void lay_and_start(int players, clock_kind clock, int64_t time, int64_t more)
{
    lay(players, clock, time, more);
    for (int i = 0; i < players; i++) must(0, ENTRY_JOIN, i, "- Somebody");
    must(0, ENTRY_START, RS_NOBODY, "");
}

/* As the log has it of somebody whose account was deleted. */
static void join_as_nobody(int seat)
{
    store_entry e = {.seq = t->entries + 1, .seat = seat, .at = BEGUN, .kind = "join", .text = "- gone"};

    assert_null(table_apply(t, &e, &code, problem));
    table_keep(t, &e);
}

/* The first legal move of whoever is asked. */
static void move_at(int64_t ms, entry_kind kind)
{
    char text[RS_LINE];
    rs_text out = rs_text_on(text, sizeof text);

    rs_move_text(t->setup.game, t->session->state, t->session->turn.moves.at[0], &out);
    must(ms, kind, table_asked(t), text);
}

/* ---- Seats ----------------------------------------------------------------------------------------------------------------- */

TEST(a_seat_is_taken_once_and_free_again_when_left)
{
    lay(2, CLOCK_NONE, 0, 0);
    must(0, ENTRY_JOIN, 0, "my.entropy Ann Bonny");
    assert_string_equal(t->chair[0].name, "Ann Bonny");
    assert_string_equal(t->chair[0].entropy, "my.entropy");
    refused(ENTRY_JOIN, 0, "- Ben", "taken");
    refused(ENTRY_BOT, 0, "mate", "taken");
    refused(ENTRY_JOIN, 2, "- Ben", "no-seat");
    refused(ENTRY_START, RS_NOBODY, "", "not-now");
    must(0, ENTRY_LEAVE, 0, "");
    assert_int_equal(table_free_seat(t), 0);
    must(0, ENTRY_BOT, 1, "mate");
    refused(ENTRY_BOT, 0, "nobody-of-that-name", "bad-request");
    must(0, ENTRY_BOT, 1, "-");
    assert_int_equal(table_seat_of(t, ""), RS_NOBODY);
}

TEST(a_colour_is_chosen_with_the_seat_or_before_the_game)
{
    lay(3, CLOCK_NONE, 0, 0);
    must(0, ENTRY_JOIN, 0, "my.entropy/green Ann Bonny");
    assert_string_equal(t->chair[0].name, "Ann Bonny");
    assert_string_equal(t->chair[0].entropy, "my.entropy");
    assert_string_equal(chair_colour(t, 0), "green");
    refused(ENTRY_JOIN, 1, "-/green Ben", "taken");
    refused(ENTRY_JOIN, 1, "-/pink Ben", "bad-request");
    assert_int_equal(table_free_seat(t), 1);
    must(0, ENTRY_JOIN, 1, "-/yellow Ben");
    must(0, ENTRY_COLOUR, 0, "red");
    refused(ENTRY_COLOUR, 1, "red", "taken");
    must(0, ENTRY_COLOUR, 1, "green");
    must(0, ENTRY_LEAVE, 0, "");
    assert_string_equal(chair_colour(t, 0), "");
    must(0, ENTRY_JOIN, 0, "- Ann");
    must(0, ENTRY_JOIN, 2, "- Cat");
    must(0, ENTRY_START, RS_NOBODY, "");
    refused(ENTRY_COLOUR, 1, "yellow", "not-now");
    assert_string_equal(rs_seat_name(t->setup.game, t->session->state, 0), "Red");
    assert_string_equal(rs_seat_name(t->setup.game, t->session->state, 1), "Green");
    assert_string_equal(rs_seat_name(t->setup.game, t->session->state, 2), "Blue");
    assert_int_equal(table_colours(t), rs_colours(t->session->state));
}

TEST(the_players_entropy_reaches_the_dice)
{
    uint64_t hash[2];

    for (int i = 0; i < 2; i++) {
        lay(2, CLOCK_NONE, 0, 0);
        must(0, ENTRY_JOIN, 0, i ? "one Ann" : "another Ann");
        must(0, ENTRY_JOIN, 1, "- Ben");
        must(0, ENTRY_START, RS_NOBODY, "");
        hash[i] = rs_hash(t->session->state, t->setup.game->state_bytes);
    }
    assert_true(hash[0] != hash[1]);
}

TEST(who_left_is_played_by_a_bot_until_he_returns)
{
    lay_and_start(2, CLOCK_NONE, 0, 0);
    assert_null(table_bot(t, 1));
    must(1, ENTRY_LEAVE, 1, "");
    assert_string_equal(table_bot(t, 1)->id, "mate");
    refused(ENTRY_LEAVE, 1, "", "not-now");
    must(2, ENTRY_RETURN, 1, "");
    assert_null(table_bot(t, 1));
    refused(ENTRY_RETURN, 1, "", "not-now");
}

TEST(with_two_giving_up_ends_the_game_with_three_a_bot_plays_on)
{
    lay_and_start(2, CLOCK_NONE, 0, 0);
    must(0, ENTRY_CONCEDE, 1, "");
    assert_int_equal(table_state_of(t), TABLE_OVER);
    refused(ENTRY_CONCEDE, 0, "", "game-over");
    lay_and_start(3, CLOCK_NONE, 0, 0);
    must(0, ENTRY_CONCEDE, 1, "");
    assert_int_equal(table_state_of(t), TABLE_RUNNING);
    assert_non_null(table_bot(t, 1));
    refused(ENTRY_RETURN, 1, "", "not-now");
}

/* ---- Moves ----------------------------------------------------------------------------------------------------------------- */

TEST(only_legal_moves_of_the_asked_seat_are_made)
{
    int asked;

    lay_and_start(2, CLOCK_NONE, 0, 0);
    asked = table_asked(t);
    refused(ENTRY_MOVE, 1 - asked, "end", "not-asked");
    refused(ENTRY_MOVE, asked, "dance", "illegal");
    move_at(0, ENTRY_MOVE);
    assert_int_equal(table_moves(t), 1);
}

TEST(only_the_last_mover_undoes)
{
    int asked;

    lay_and_start(2, CLOCK_NONE, 0, 0);
    asked = table_asked(t);
    refused(ENTRY_UNDO, asked, "", "no-undo");
    must(0, ENTRY_MOVE, asked, "end");
    refused(ENTRY_UNDO, 1 - asked, "", "no-undo");
    must(0, ENTRY_UNDO, asked, "");
    assert_int_equal(table_moves(t), 0);
}

TEST(a_takeback_goes_behind_the_horizon)
{
    _Alignas(RS_ALIGN) unsigned char before[RS_STATE];

    lay_and_start(2, CLOCK_NONE, 0, 0);
    for (int i = 0; i < 10; i++) move_at(0, ENTRY_MOVE);
    memcpy(before, t->session->state, t->setup.game->state_bytes);
    for (int i = 0; i < 30; i++) move_at(0, ENTRY_MOVE);
    refused(ENTRY_TAKEBACK, RS_NOBODY, "40", "bad-request");
    must(0, ENTRY_TAKEBACK, RS_NOBODY, "10");
    assert_int_equal(table_moves(t), 10);
    assert_memory_equal(before, t->session->state, t->setup.game->state_bytes);
}

/* However often and far the game is taken back, it is the game that its moves make. */
TEST(many_takebacks_lead_to_the_same_game)
{
    static rs_session again;
    rs_beginning b;
    unsigned whim = 1;

    lay_and_start(2, CLOCK_NONE, 0, 0);
    for (int i = 0; i < 400; i++) {
        char left[16];

        for (int k = 0; k < 8 && table_state_of(t) == TABLE_RUNNING; k++) move_at(0, ENTRY_MOVE);
        if (table_state_of(t) != TABLE_RUNNING) break;
        whim = whim * 1103515245 + 12345;
        snprintf(left, sizeof left, "%d", table_moves(t) - 1 - (int)(whim >> 16) % (i % 50 == 0 ? table_moves(t) : 10) % table_moves(t));
        must(0, ENTRY_TAKEBACK, RS_NOBODY, left);
    }
    assert_true(t->waypoints > 1);
    b = (rs_beginning){.game = t->setup.game, .players = 2, .options = t->setup.option, .seed = t->setup.seed};
    assert_null(rs_session_begin(&again, &b, problem));
    for (int i = 0; i < table_moves(t); i++)
        assert_null(rs_session_play(&again, t->session->entry[i].seat, t->session->entry[i].move, problem));
    assert_memory_equal(again.state, t->session->state, t->setup.game->state_bytes);
    assert_int_equal(again.chance.counter, t->session->chance.counter);
    assert_int_equal(rs_session_undoable(&again), rs_session_undoable(t->session));
}

/* ---- The log in memory ------------------------------------------------------------------------------------------------------ */

TEST(an_entry_remembers_what_its_move_did)
{
    lay_and_start(2, CLOCK_NONE, 0, 0);
    assert_true(t->log[2]->events > 0); /* the deal */
    move_at(0, ENTRY_MOVE);
    assert_int_equal(t->log[3]->events, t->session->turn.events);
    assert_memory_equal(t->log[3]->event, t->session->turn.event, sizeof(rs_event) * (size_t)t->log[3]->events);
    assert_int_equal(t->log[3]->moves, 1);
    must(0, ENTRY_CHAT, 0, "Ahoy");
    assert_int_equal(t->log[4]->events, 0);
}

TEST(an_entry_has_the_name_of_who_sat_there)
{
    lay(2, CLOCK_NONE, 0, 0);
    must(0, ENTRY_JOIN, 0, "- Ann");
    must(0, ENTRY_LEAVE, 0, "");
    must(0, ENTRY_JOIN, 0, "- Ben");
    must(0, ENTRY_CHAT, 0, "Ahoy");
    must(0, ENTRY_BOT, 1, "mate");
    assert_string_equal(entry_name(t, t->log[0]), "Ann");
    assert_string_equal(entry_name(t, t->log[1]), "Ann");
    assert_string_equal(entry_name(t, t->log[3]), "Ben");
    assert_string_equal(entry_name(t, t->log[4]), "");
}

/* Names and words go, the game stays: also when the log is read again without them. */
TEST(who_is_forgotten_keeps_the_seat)
{
    lay_and_start(2, CLOCK_NONE, 0, 0);
    must(0, ENTRY_CHAT, 1, "Ahoy");
    strcpy(t->log[3]->user, "user1");
    table_forget(t, "user1");
    assert_string_equal(entry_name(t, t->log[1]), "gone");
    assert_string_equal(entry_name(t, t->log[3]), "gone");
    assert_string_equal(t->log[3]->text, "");
    assert_false(table_is_person(t, 1));
    assert_int_equal(table_free_seat(t), RS_NOBODY);
    lay(2, CLOCK_NONE, 0, 0);
    must(0, ENTRY_JOIN, 0, "- Ann");
    join_as_nobody(1);
    must(0, ENTRY_START, RS_NOBODY, "");
    assert_non_null(table_bot(t, 1));
}

TEST(a_command_is_found_among_many)
{
    char id[STORE_COMMAND];

    lay(2, CLOCK_NONE, 0, 0);
    assert_int_equal(table_done(t, "user0", "c1"), 0);
    for (int i = 1; i <= 5000; i++) {
        store_entry e = {.seq = i, .kind = "chat", .text = "Ahoy"};

        snprintf(e.user, sizeof e.user, "user%d", i % 3);
        if (i % 7) snprintf(e.command, sizeof e.command, "c%d", i);
        assert_null(table_apply(t, &e, &code, problem));
        table_keep(t, &e);
    }
    for (int i = 1; i <= 5000; i++) {
        char user[2][STORE_ID];

        snprintf(id, sizeof id, "c%d", i);
        snprintf(user[0], sizeof user[0], "user%d", i % 3);
        snprintf(user[1], sizeof user[1], "user%d", (i + 1) % 3);
        assert_int_equal(table_done(t, user[0], id), i % 7 ? i : 0);
        assert_int_equal(table_done(t, user[1], id), 0);
    }
}

/* ---- Words ------------------------------------------------------------------------------------------------------------------- */

static void expect_words(const char *said, const char *heard)
{
    char text[256];

    snprintf(text, sizeof text, "%s", said);
    assert_int_equal(words_clean(text), *heard != 0);
    assert_string_equal(text, heard);
}

TEST(words_are_one_line_that_can_be_seen)
{
    expect_words("Ahoy, \"Ann\" \\o/", "Ahoy, \"Ann\" \\o/");
    expect_words("  two\t\n lines\xe2\x80\xa8 here ", "two lines here");
    expect_words("\x01\x02\x7f\xc2\x9b", "");
    expect_words("a\xc2\xa0\xe3\x80\x80z\xe2\xa0\x80", "a z");
    expect_words("\xe2\x80\xae"
                 "evil\xe2\x81\xa9\xe2\x80\x8b\xef\xbb\xbf",
                 "evil");
    expect_words("ad\xe2\x80\x8dmin\xe2\x80\x8c\xef\xb8\x8f", "admin"); /* nobody is told from another by what cannot be seen */
    expect_words("\xf0\x9f\x91\xa9\xe2\x80\x8d\xf0\x9f\x9a\x80 \xe2\x9d\xa4\xef\xb8\x8f", /* an emoji of two, and one with its form */
                 "\xf0\x9f\x91\xa9\xe2\x80\x8d\xf0\x9f\x9a\x80 \xe2\x9d\xa4\xef\xb8\x8f");
    expect_words("\xd9\x85\xdb\x8c\xe2\x80\x8c\xd8\xae\xd9\x88", "\xd9\x85\xdb\x8c\xe2\x80\x8c\xd8\xae\xd9\x88"); /* Persian needs it */
    expect_words("\xff\xc0\x80ok\xe2\x80", "ok");
}

TEST(marks_do_not_pile_up)
{
    char text[256] = "e";

    for (int i = 0; i < 60; i++) strcat(text, "\xcc\x81");
    strcat(text, "x");
    assert_true(words_clean(text));
    assert_string_equal(text, "e\xcc\x81\xcc\x81\xcc\x81\xcc\x81x");
    expect_words("\xcc\x81\xcc\x82", "");
    expect_words("a \xcc\x81 b", "a b");
}

/* ---- Agreeing -------------------------------------------------------------------------------------------------------------- */

TEST(a_proposal_is_answered_before_the_next_and_falls_with_a_move)
{
    lay_and_start(2, CLOCK_NONE, 0, 0);
    refused(ENTRY_PROPOSE, 0, "takeback 0", "bad-request"); /* no move yet */
    refused(ENTRY_AGREE, 1, "", "not-now");
    move_at(0, ENTRY_MOVE);
    must(0, ENTRY_PROPOSE, 0, "takeback 0");
    refused(ENTRY_PROPOSE, 1, "pause", "not-now");
    assert_int_equal(t->proposal.agreed, 1);
    must(0, ENTRY_AGREE, 1, "");
    assert_int_equal(t->proposal.agreed, 3);
    move_at(0, ENTRY_MOVE);
    assert_int_equal(t->proposal.seat, RS_NOBODY);
    must(0, ENTRY_PROPOSE, 1, "pause");
    must(0, ENTRY_DECLINE, 0, "");
    assert_int_equal(t->proposal.seat, RS_NOBODY);
}

/* It is noted, so that the next one can be refused; a log that has it all the same can be read. */
TEST(who_was_declined_moves_before_the_next_proposal)
{
    int asked;

    lay_and_start(2, CLOCK_NONE, 0, 0);
    move_at(0, ENTRY_MOVE);
    asked = table_asked(t);
    must(0, ENTRY_PROPOSE, asked, "takeback 0");
    must(0, ENTRY_DECLINE, 1 - asked, "");
    assert_true(t->chair[asked].declined);
    assert_false(t->chair[1 - asked].declined);
    must(0, ENTRY_PROPOSE, asked, "takeback 0");
    move_at(0, ENTRY_MOVE);
    assert_false(t->chair[asked].declined);
}

TEST(a_takeback_of_somebody_alone_makes_practice_of_it)
{
    lay_and_start(2, CLOCK_NONE, 0, 0);
    for (int i = 0; i < 4; i++) move_at(0, ENTRY_MOVE);
    must(0, ENTRY_TAKEBACK, RS_NOBODY, "3");
    assert_false(t->practice);
    must(0, ENTRY_TAKEBACK, RS_NOBODY, "2 practice");
    assert_true(t->practice);
    assert_int_equal(table_moves(t), 2);
}

TEST(in_a_pause_nobody_moves_and_no_time_passes)
{
    int asked;

    lay_and_start(2, CLOCK_LIVE, 60000, 0);
    asked = table_asked(t);
    must(1000, ENTRY_PAUSE, RS_NOBODY, "");
    refused(ENTRY_MOVE, asked, "end", "not-now");
    assert_int_equal(table_deadline(t), 0);
    must(500000, ENTRY_RESUME, asked, "");
    assert_int_equal(table_left(t, asked, BEGUN + 500000), 59000);
}

/* ---- Clocks ---------------------------------------------------------------------------------------------------------------- */

TEST(a_live_clock_runs_for_who_is_asked)
{
    int asked;

    lay_and_start(2, CLOCK_LIVE, 60000, 5000);
    asked = table_asked(t);
    assert_int_equal(table_deadline(t), BEGUN + 60000);
    assert_int_equal(table_left(t, asked, BEGUN + 20000), 40000);
    assert_int_equal(table_left(t, 1 - asked, BEGUN + 20000), 60000);
    must(20000, ENTRY_MOVE, asked, "end");
    assert_int_equal(t->chair[asked].left, 45000);
    assert_int_equal(table_left(t, asked, BEGUN + 999000), table_asked(t) == asked ? 0 : 45000);
}

TEST(a_refused_move_costs_no_time)
{
    int asked;

    lay_and_start(2, CLOCK_LIVE, 60000, 5000);
    asked = table_asked(t);
    assert_non_null(enter_at(30000, ENTRY_MOVE, asked, "dance"));
    assert_int_equal(t->chair[asked].left, 60000);
    assert_int_equal(table_deadline(t), BEGUN + 60000);
}

TEST(who_is_late_gets_a_little_time_and_is_counted)
{
    int asked;

    lay_and_start(2, CLOCK_LIVE, 60000, 0);
    asked = table_asked(t);
    must(60000, ENTRY_TIMEOUT, asked, "end");
    assert_int_equal(t->chair[asked].timeouts, 1);
    assert_int_equal(t->chair[asked].left, 6000); /* a tenth */
    if (table_asked(t) == asked) move_at(61000, ENTRY_MOVE);
    assert_int_equal(t->chair[asked].timeouts, 0);
}

TEST(a_slow_clock_gives_days_for_each_move)
{
    int asked;

    lay_and_start(2, CLOCK_DAYS, 3LL * DAY, 0);
    asked = table_asked(t);
    assert_int_equal(table_deadline(t), BEGUN + 3LL * DAY);
    must(DAY, ENTRY_MOVE, asked, "end");
    assert_int_equal(table_deadline(t), BEGUN + 4LL * DAY);
    must(DAY, ENTRY_LEAVE, table_asked(t), "");
    assert_int_equal(table_deadline(t), 0); /* a bot has no clock */
}

TEST(leaving_and_returning_without_a_move_gives_no_time)
{
    int asked;

    lay_and_start(2, CLOCK_LIVE, 60000, 0);
    asked = table_asked(t);
    must(50000, ENTRY_LEAVE, asked, "");
    must(58000, ENTRY_RETURN, asked, "");
    assert_int_equal(table_left(t, asked, BEGUN + 58000), 2000);
    assert_int_equal(table_deadline(t), BEGUN + 60000);
    must(59000, ENTRY_LEAVE, asked, "");
    must(70000, ENTRY_RETURN, asked, "");
    assert_int_equal(table_left(t, asked, BEGUN + 70000), 0);
    lay_and_start(2, CLOCK_DAYS, DAY, 0);
    asked = table_asked(t);
    must(1000, ENTRY_LEAVE, asked, "");
    must(2000, ENTRY_RETURN, asked, "");
    assert_int_equal(table_deadline(t), BEGUN + (int64_t)DAY);
}

TEST(who_returns_after_the_bots_move_gets_a_little_time)
{
    int asked;

    lay_and_start(2, CLOCK_LIVE, 60000, 0);
    asked = table_asked(t);
    must(59000, ENTRY_LEAVE, asked, "");
    must(59500, ENTRY_BOT_MOVE, asked, "end");
    assert_int_equal(t->chair[asked].left, 1000); /* the time before he left is charged, the bot's is not */
    must(80000, ENTRY_RETURN, asked, "");
    assert_int_equal(t->chair[asked].left, 6000);
    must(81000, ENTRY_LEAVE, asked, ""); /* a second time nothing has happened */
    t->chair[asked].left = 500;
    must(82000, ENTRY_RETURN, asked, "");
    assert_true(t->chair[asked].left <= 500);
}

TEST(a_move_that_is_taken_back_gives_no_time)
{
    int asked;

    lay_and_start(2, CLOCK_LIVE, 60000, 30000);
    asked = table_asked(t);
    for (int i = 1; i <= 5; i++) {
        must(i * 1000, ENTRY_MOVE, asked, "end");
        must(i * 1000 + 500, ENTRY_UNDO, asked, "");
    }
    assert_int_equal(table_left(t, asked, BEGUN + 5500), 60000 - 5500);
    lay_and_start(2, CLOCK_DAYS, DAY, 0);
    asked = table_asked(t);
    must(1000, ENTRY_MOVE, asked, "end");
    must(2000, ENTRY_UNDO, asked, "");
    assert_int_equal(table_deadline(t), BEGUN + (int64_t)DAY);
}

/* ---- Logs and set-ups ------------------------------------------------------------------------------------------------------- */

TEST(an_entry_out_of_its_order_is_refused)
{
    store_entry e = {.seq = 5, .kind = "join", .text = "- Ann"};

    lay(2, CLOCK_NONE, 0, 0);
    assert_non_null(table_apply(t, &e, &code, problem));
    e.seq = 1;
    strcpy(e.kind, "dance");
    assert_non_null(table_apply(t, &e, &code, problem));
    assert_string_equal(code, "stuck");
}

TEST(a_setup_is_read_as_it_was_written)
{
    char text[STORE_SETUP], again[STORE_SETUP];
    rs_text out = rs_text_on(text, sizeof text), out2 = rs_text_on(again, sizeof again);
    setup s;

    lay(3, CLOCK_LIVE, 600000, 10000);
    t->setup.listed = true;
    strcpy(t->setup.host, "user0");
    setup_json(&t->setup, &out);
    assert_true(setup_read(&s, "plunder", 1, text, out.used));
    setup_json(&s, &out2);
    assert_string_equal(text, again);
    assert_false(setup_read(&s, "chess", 1, text, out.used));
    assert_false(setup_read(&s, "plunder", 1, text, out.used - 1));
}

TEST(webhooks_are_web_addresses)
{
    static const char *const bad[] = {"", "ftp://a", "file:///etc/passwd", "http://a b", "https://a\"b", "javascript:1", "http://\xc3\xa9"};

    assert_true(hook_sound("https://example.org/turn?who=1"));
    assert_true(hook_sound("http://example.org"));
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) assert_false(hook_sound(bad[i]));
}

TEST(webhooks_do_not_call_inside_addresses)
{
    static const char *const inside[] = {"127.0.0.1", "10.1.2.3",   "192.168.0.1",    "172.16.0.1",     "169.254.169.254",  "100.64.0.1",
                                         "0.0.0.0",   "::1",        "fe80::1",        "fd00::1",        "::ffff:127.0.0.1", "224.0.0.1",
                                         "192.0.0.8", "198.18.0.1", "198.19.255.255", "2002:7f00:1::1", "2001:0:7f00:1::1"};
    static const char *const outside[] = {"93.184.216.34", "172.32.0.1",         "198.20.0.1",
                                          "2001:4860::1",  "2606:2800:220:1::1", "::ffff:93.184.216.34"};

    for (size_t i = 0; i < sizeof inside / sizeof *inside; i++)
        if (!hook_is_inside(inside[i])) fail_msg("%s counts as outside", inside[i]);
    for (size_t i = 0; i < sizeof outside / sizeof *outside; i++)
        if (hook_is_inside(outside[i])) fail_msg("%s counts as inside", outside[i]);
}

static int clear_away(void **unused)
{
    (void)unused;
    table_free(t);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_seat_is_taken_once_and_free_again_when_left),
        cmocka_unit_test(a_colour_is_chosen_with_the_seat_or_before_the_game),
        cmocka_unit_test(the_players_entropy_reaches_the_dice),
        cmocka_unit_test(who_left_is_played_by_a_bot_until_he_returns),
        cmocka_unit_test(with_two_giving_up_ends_the_game_with_three_a_bot_plays_on),
        cmocka_unit_test(only_legal_moves_of_the_asked_seat_are_made),
        cmocka_unit_test(only_the_last_mover_undoes),
        cmocka_unit_test(a_takeback_goes_behind_the_horizon),
        cmocka_unit_test(many_takebacks_lead_to_the_same_game),
        cmocka_unit_test(an_entry_remembers_what_its_move_did),
        cmocka_unit_test(an_entry_has_the_name_of_who_sat_there),
        cmocka_unit_test(who_is_forgotten_keeps_the_seat),
        cmocka_unit_test(a_command_is_found_among_many),
        cmocka_unit_test(words_are_one_line_that_can_be_seen),
        cmocka_unit_test(marks_do_not_pile_up),
        cmocka_unit_test(a_proposal_is_answered_before_the_next_and_falls_with_a_move),
        cmocka_unit_test(who_was_declined_moves_before_the_next_proposal),
        cmocka_unit_test(a_takeback_of_somebody_alone_makes_practice_of_it),
        cmocka_unit_test(in_a_pause_nobody_moves_and_no_time_passes),
        cmocka_unit_test(a_live_clock_runs_for_who_is_asked),
        cmocka_unit_test(a_refused_move_costs_no_time),
        cmocka_unit_test(who_is_late_gets_a_little_time_and_is_counted),
        cmocka_unit_test(a_slow_clock_gives_days_for_each_move),
        cmocka_unit_test(leaving_and_returning_without_a_move_gives_no_time),
        cmocka_unit_test(who_returns_after_the_bots_move_gets_a_little_time),
        cmocka_unit_test(a_move_that_is_taken_back_gives_no_time),
        cmocka_unit_test(an_entry_out_of_its_order_is_refused),
        cmocka_unit_test(a_setup_is_read_as_it_was_written),
        cmocka_unit_test(webhooks_are_web_addresses),
        cmocka_unit_test(webhooks_do_not_call_inside_addresses),
    };

    return cmocka_run_group_tests(tests, NULL, clear_away);
}
