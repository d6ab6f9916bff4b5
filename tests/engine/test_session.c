/* test_session.c - a game being played: beginnings, moves, taking back, telling again, logs, commitments. */
#include "kit.h"
#include "engine/hash.h"

#include <stdio.h>

static rs_session s, copy;

/* ---- Beginning --------------------------------------------------------------------------------------------------- */

/* Seeds are 1 to 64 letters, digits, hyphens, underscores and dots. */
TEST(seeds_are_sound_or_not)
{
    static const char *const good[] = {"1", "a-B_9.z", "0123456789012345678901234567890123456789012345678901234567890123"};
    static const char *const bad[] = {
        "", " ", "a b", "a\n", "\xc3\xa9", "a/b", "01234567890123456789012345678901234567890123456789012345678901234"};

    for (int i = 0; i < RS_COUNT(good); i++) assert_true(rs_seed_sound(good[i]));
    for (int i = 0; i < RS_COUNT(bad); i++) assert_false(rs_seed_sound(bad[i]));
}

static void expect_no_beginning(rs_beginning b, const char *part)
{
    char problem[RS_LINE];

    memcpy(&copy, &s, sizeof s);
    expect_part(rs_session_begin(&s, &b, problem), part);
    assert_memory_equal(&copy, &s, sizeof s);
}

/* A beginning that cannot be is refused in a sentence, and the game that was running goes on untouched. */
TEST(a_bad_beginning_leaves_the_running_game)
{
    static const int16_t options[] = {2, 101};
    rs_script draws;

    begin_session(&s, &toy_game, 2, usual_deal);
    say(&s, RED, "show conch");
    expect_no_beginning((rs_beginning){.game = &toy_game, .players = 1, .seed = "1"}, "Shells is for 2 to 3 players.");
    expect_no_beginning((rs_beginning){.game = &toy_game, .players = 4, .seed = "1"}, "Shells is for 2 to 3 players.");
    expect_no_beginning((rs_beginning){.game = &toy_game, .players = 2, .seed = "1", .options = options},
                        "The option prize must be from 0 to 100.");
    expect_no_beginning((rs_beginning){.game = &toy_game, .players = 2, .seed = ""}, "A seed is 1 to 64 letters");
    expect_no_beginning((rs_beginning){.game = &toy_game, .players = 2, .seed = "a b"}, "A seed is 1 to 64 letters");
    expect_no_beginning((rs_beginning){.game = &toy_game, .players = 2, .seed = "1", .entropies = 2, .entropy = {"fine", "not fine"}},
                        "entropy");
    script(&draws, "4 cowrie cowrie");
    expect_no_beginning((rs_beginning){.game = &toy_game, .players = 2, .seed = "1", .script = &draws}, "\"cowrie\" is impossible here");
    say(&s, RED, "show cockle");
}

/* A new game has no moves, nothing to take back, and the options it was given. */
TEST(a_new_game_has_no_moves)
{
    static const int16_t options[] = {4, 7};
    char problem[RS_LINE];

    assert_null(rs_session_begin(&s, &(rs_beginning){.game = &toy_game, .players = 3, .seed = "x", .options = options}, problem));
    assert_int_equal(s.count, 0);
    assert_int_equal(rs_session_undoable(&s), 0);
    assert_int_equal(toy_in(&s)->head.option[TOY_OPT_PRIZE], 7);
    assert_false(s.loaded || s.scripted);
    assert_true(s.turn.moves.count > 1);
    assert_int_equal(s.turn.events, 9); /* the deal */
}

/* Players' own entropy makes another game of the same seed. */
TEST(entropy_makes_another_game)
{
    rs_beginning b = {.game = &toy_game, .players = 3, .seed = "x", .entropies = 0, .entropy = {"y"}};
    char problem[RS_LINE];
    uint64_t plain;

    assert_null(rs_session_begin(&s, &b, problem));
    plain = rs_hash(s.state, toy_game.state_bytes);
    b.entropies = 1;
    assert_null(rs_session_begin(&s, &b, problem));
    assert_int_not_equal(rs_hash(s.state, toy_game.state_bytes), plain);
}

/* Before the first game every request is answered with a sentence. */
TEST(without_a_game_nothing_can_be_done)
{
    char problem[RS_LINE], text[16];
    rs_script none = {0};
    rs_text out = rs_text_on(text, sizeof text);

    s.game = NULL;
    assert_string_equal(rs_session_play(&s, 0, (rs_move){0}, problem), "There is no game yet.");
    assert_string_equal(rs_session_play_text(&s, 0, "rest", problem), "There is no game yet.");
    assert_string_equal(rs_session_why(&s, 0, "rest", problem), "There is no game yet.");
    assert_string_equal(rs_session_undo(&s), "There is no game yet.");
    assert_string_equal(rs_session_script(&s, &none), "There is no game yet.");
    assert_int_equal(rs_session_undoable(&s), 0);
    rs_session_log(&s, RED, -1, &out);
    assert_string_equal(text, "");
}

/* ---- Positions from outside -------------------------------------------------------------------------------------- */

/* A position that was read is played on; a wrong one, or a wrong seed, leaves the running game. */
TEST(a_position_is_played_on)
{
    char problem[RS_LINE];
    const char *json, *bad;

    begin_session(&s, &toy_game, 2, usual_deal);
    say(&s, RED, "show conch");
    json = json_of(&toy_game, s.state);
    memcpy(&copy, &s, sizeof s);
    bad = changed(json, "\"cowrie\"", "\"murex\"");
    expect_part(rs_session_load(&s, &toy_game, bad, strlen(bad), "1", problem), "each shell exactly once");
    expect_part(rs_session_load(&s, &toy_game, json, strlen(json), "no seed", problem), "A seed is");
    assert_memory_equal(&copy, &s, sizeof s);
    assert_null(rs_session_load(&s, &toy_game, json, strlen(json), "1", problem));
    assert_memory_equal(copy.state, s.state, toy_game.state_bytes);
    assert_int_equal(s.count, 0);
    assert_true(s.loaded);
    assert_false(s.scripted);
    assert_int_equal(s.entropies + s.script.count, 0);
    say(&s, RED, "show cockle");
    assert_int_equal(rs_session_undoable(&s), 1);
    assert_null(rs_session_undo(&s));
    assert_memory_equal(copy.state, s.state, toy_game.state_bytes);
}

/* ---- Playing ----------------------------------------------------------------------------------------------------- */

static void expect_no_move(int seat, const char *move, const char *part)
{
    char problem[RS_LINE];
    int count = s.count, taped = s.chance.taped;
    uint64_t hash = rs_hash(s.state, s.game->state_bytes), counter = s.chance.counter;

    expect_part(rs_session_play_text(&s, seat, move, problem), part);
    assert_int_equal(s.count, count);
    assert_int_equal(s.chance.taped, taped);
    assert_int_equal(s.chance.counter, counter);
    assert_int_equal(rs_hash(s.state, s.game->state_bytes), hash);
}

/* A refused move leaves the position, the moves and the luck as they are, and says why. */
TEST(a_refused_move_changes_nothing)
{
    rs_script draws;

    begin_session(&s, &toy_game, 2, usual_deal);
    expect_no_move(BLUE, "rest", "It is not this seat's decision.");
    expect_no_move(RED, "show whelk", "TOY-2.1: That shell is not in hand.");
    expect_no_move(RED, "fly away", "That is not a move of this game.");
    expect_no_move(RED, "lose", "This is not the moment for that.");
    script(&draws, "3 9");
    assert_null(rs_session_script(&s, &draws));
    expect_no_move(RED, "cast 2", "\"9\" is impossible here");
    assert_int_equal(s.script.used, 0);
    s.script.count = 0;
    say_many(&s, "to the end", 1000);
    expect_no_move(RED, "rest", "The game is over.");
}

/* Scripted draws come in place of those scripted before, and a game with any is marked. */
TEST(scripted_draws_mark_the_game)
{
    rs_script draws;
    char problem[RS_LINE];

    assert_null(rs_session_begin(&s, &(rs_beginning){.game = &toy_game, .players = 2, .seed = "1"}, problem));
    script(&draws, "2");
    assert_null(rs_session_script(&s, &draws));
    script(&draws, "5 4");
    assert_null(rs_session_script(&s, &draws));
    say(&s, RED, "rest");
    assert_false(s.scripted);
    say(&s, BLUE, "cast 2");
    assert_true(s.scripted);
    assert_int_equal(toy_in(&s)->captain[BLUE].coins, 9);
    begin_session(&s, &toy_game, 2, "4");
    assert_true(s.scripted);
}

/* Asking why answers for legal moves, illegal ones, and what is none. */
TEST(why_is_answered_for_any_text)
{
    char problem[RS_LINE];

    begin_session(&s, &toy_game, 2, usual_deal);
    assert_null(rs_session_why(&s, RED, "SHOW S-03", problem));
    assert_string_equal(rs_session_why(&s, RED, "show whelk", problem), "TOY-2.1: That shell is not in hand.");
    assert_string_equal(rs_session_why(&s, RED, "dance", problem), "That is not a move of this game.");
    expect_part(rs_session_why(&s, BLUE, "rest", problem), "It is not this seat's decision.");
}

/* A session that is full refuses further moves. */
TEST(a_full_session_refuses_to_go_on)
{
    begin_session(&s, &toy_game, 2, usual_deal);
    s.count = RS_SESSION_MOVES;
    expect_no_move(RED, "rest", "too long");
    s.count = 0;
    s.chance.taped = RS_SESSION_DRAWS - RS_EVENTS + 1;
    expect_no_move(RED, "rest", "too long");
}

/* ---- Taking back ------------------------------------------------------------------------------------------------- */

static void expect_undoable(int moves)
{
    assert_int_equal(rs_session_undoable(&s), moves);
    if (moves == 0) expect_part(rs_session_undo(&s), "Nothing can be taken back");
}

/* What one seat does without learning anything is taken back move by move, to the very bytes. */
TEST(moves_that_tell_nothing_are_taken_back)
{
    begin_session(&s, &toy_game, 2, usual_deal);
    memcpy(&copy, &s, sizeof s);
    say(&s, RED, "show conch");
    say(&s, RED, "show cockle");
    expect_undoable(2);
    assert_null(rs_session_undo(&s));
    assert_int_equal(s.count, 1);
    assert_int_equal(toy_in(&s)->captain[RED].coins, 1);
    assert_int_equal(s.turn.events, 0);
    assert_true(rs_move_find(&toy_game, s.state, &s.turn.moves, "show cockle") >= 0);
    assert_null(rs_session_undo(&s));
    assert_memory_equal(copy.state, s.state, toy_game.state_bytes);
    assert_memory_equal(copy.turn.moves.at, s.turn.moves.at, sizeof(rs_move) * (size_t)s.turn.moves.count);
    expect_undoable(0);
}

/* The set-up, a draw and a cast end it. */
TEST(draws_are_not_taken_back)
{
    rs_script draws;

    begin_session(&s, &toy_game, 2, usual_deal);
    expect_undoable(0);
    say(&s, RED, "show conch");
    say(&s, RED, "draw");
    expect_undoable(0);
    say(&s, RED, "show cockle");
    expect_undoable(1);
    begin_session(&s, &toy_game, 2, usual_deal);
    script(&draws, "6");
    assert_null(rs_session_script(&s, &draws));
    say(&s, RED, "cast 1");
    expect_undoable(0);
}

/* So does another seat that came to decide. */
TEST(another_seats_turn_is_not_taken_back)
{
    begin_session(&s, &toy_game, 2, usual_deal);
    say(&s, RED, "show conch");
    say(&s, RED, "rest");
    expect_undoable(0);
}

/* Blue bets last and begins the next round: no draw, no other seat, but Red's bet came to light. */
static void blue_bets_last(const char *red, const char *blue)
{
    begin_session(&s, &toy_game, 2, usual_deal);
    say(&s, RED, "rest");
    say(&s, BLUE, "rest");
    say(&s, RED, red);
    say(&s, BLUE, blue);
    assert_int_equal(rs_asked(s.state), BLUE);
    assert_string_equal(rs_pending(&toy_game, s.state)->name, "turn");
}

/* A secret that came to light ends it, also where the secret was to have chosen nothing. */
TEST(revealed_secrets_are_not_taken_back)
{
    blue_bets_last("bet conch", "bet mussel");
    expect_undoable(0);
    blue_bets_last("bet conch boldly", "bet nothing");
    expect_undoable(0);
    blue_bets_last("bet nothing", "bet mussel");
    expect_undoable(0);
    blue_bets_last("bet nothing", "bet nothing");
    expect_undoable(0);
    say(&s, BLUE, "show limpet");
    expect_undoable(1);
}

/* A game by random moves; after each one all that can be taken back is, position by position, and made again. */
static int undo_and_redo(const rs_game *game, int players, const char *seed)
{
    static unsigned char states[64][RS_STATE];
    rs_chance whim;
    int undone = 0;

    rs_chance_seed(&whim, "whim", seed, NULL, 0);
    begin_session(&s, game, players, "");
    for (int moves = 0; moves < 300; moves++) {
        int count = s.count, can, kept = (int)(whim.counter % 2);

        memcpy(states[rs_session_undoable(&s)], s.state, game->state_bytes);
        if (!say_any(&s, &whim)) break;
        can = rs_session_undoable(&s);
        assert_in_range(can, 0, 63);
        assert_int_equal(s.count, count + 1);
        memcpy(states[can], s.state, game->state_bytes);
        for (int back = can - 1; back >= kept; back--, undone++) {
            assert_null(rs_session_undo(&s));
            assert_int_equal(rs_session_undoable(&s), back);
            assert_memory_equal(s.state, states[back], game->state_bytes);
        }
        for (int on = s.count; can > 0 && on <= count; on++) {
            char problem[RS_LINE];

            assert_null(rs_session_play(&s, s.entry[on].seat, s.entry[on].move, problem));
            assert_memory_equal(s.state, states[rs_session_undoable(&s)], game->state_bytes);
        }
    }
    return undone;
}

/* Taking back and making again leads through the same bytes, in random games. */
TEST(taking_back_and_making_again_gives_the_same_bytes)
{
    int of_toy = 0, of_plunder = 0;

    for (int n = 0; n < 10; n++) {
        char seed[16];

        snprintf(seed, sizeof seed, "undo-%d", n);
        of_toy += undo_and_redo(&toy_game, 2 + n % 2, seed);
        of_plunder += undo_and_redo(&pl_game, 2 + n % 3, seed);
    }
    assert_true(of_toy > 20 && of_plunder > 100); /* or nothing was tested */
}

typedef struct journey { /* a game as it was after each number of moves */
    int places;
    rs_waypoint place[400];
    int undoable[400], taped[400];
    uint64_t state[400], counter[400], moves[400];
} journey;

static void remember_place(journey *j)
{
    int n = s.count;

    j->undoable[n] = rs_session_undoable(&s);
    j->taped[n] = s.chance.taped;
    j->counter[n] = s.chance.counter;
    j->state[n] = rs_hash(s.state, s.game->state_bytes);
    j->moves[n] = rs_hash(s.turn.moves.at, sizeof *s.turn.moves.at * (size_t)s.turn.moves.count);
    rs_session_mark(&s, &j->place[j->places++]);
}

static void expect_place(const journey *j)
{
    int n = s.count;

    assert_int_equal(rs_session_undoable(&s), j->undoable[n]);
    assert_int_equal(s.chance.taped, j->taped[n]);
    assert_int_equal(s.chance.counter, j->counter[n]);
    assert_int_equal(rs_hash(s.state, s.game->state_bytes), j->state[n]);
    assert_int_equal(rs_hash(s.turn.moves.at, sizeof *s.turn.moves.at * (size_t)s.turn.moves.count), j->moves[n]);
}

static void travel(journey *j, const rs_game *game, rs_chance *whim)
{
    begin_session(&s, game, 2, "");
    j->places = 0;
    remember_place(j);
    while (s.count < 300 && say_any(&s, whim)) remember_place(j);
    assert_true(s.count > 10);
}

/* From any waypoint a session comes to any move behind it, to the same bytes, luck and choices, and goes on as before. */
TEST(a_session_is_rewound_to_any_move)
{
    static journey j;
    char problem[RS_LINE];
    rs_chance whim;

    rs_chance_seed(&whim, "whim", "rewound", NULL, 0);
    for (int game = 0; game < rs_game_count(); game++) {
        travel(&j, rs_game_at(game), &whim);
        memcpy(&copy, &s, sizeof s);
        for (int i = 0; i < 50; i++) {
            int to = rs_below(&whim, copy.count), from = rs_below(&whim, to + 1);

            assert_null(rs_session_rewind(&s, &j.place[from], to, problem));
            assert_int_equal(s.count, to);
            assert_int_equal(s.turn.events, 0);
            expect_place(&j);
            for (int k = to; k < copy.count; k++) {
                assert_null(rs_session_play(&s, copy.entry[k].seat, copy.entry[k].move, problem));
                expect_place(&j);
            }
        }
    }
}

/* What cannot be rewound to is refused, and nothing has changed. */
TEST(a_session_is_not_rewound_to_where_it_never_was)
{
    static rs_waypoint first, later;
    char problem[RS_LINE];

    s.game = NULL;
    assert_string_equal(rs_session_rewind(&s, &first, 0, problem), "There is no game yet.");
    begin_session(&s, &pl_game, 2, "");
    rs_session_mark(&s, &first);
    say_many(&s, "along", 30);
    rs_session_mark(&s, &later);
    memcpy(&copy, &s, sizeof s);
    expect_part(rs_session_rewind(&s, &first, -1, problem), "not so many moves");
    expect_part(rs_session_rewind(&s, &first, s.count + 1, problem), "not so many moves");
    expect_part(rs_session_rewind(&s, &later, later.count - 1, problem), "not so many moves");
    assert_memory_equal(&copy, &s, sizeof s);
    s.conceded = RED;
    expect_part(rs_session_rewind(&s, &first, 0, problem), "over");
    begin_session(&s, &toy_game, 2, usual_deal);
    expect_part(rs_session_rewind(&s, &first, 0, problem), "scripted draws");
}

/* ---- Telling again ----------------------------------------------------------------------------------------------- */

typedef struct memory {
    int told;
    uint64_t state[2000], events[2000]; /* hashes, from the set-up on */
} memory;

static void remember(memory *of, const void *state, const rs_turn *turn)
{
    of->state[of->told] = rs_hash(state, s.game->state_bytes);
    of->events[of->told++] = rs_hash(turn->event, sizeof(rs_event) * (size_t)turn->events);
}

static void witness(void *context, const rs_session *session, int index, const void *state, const rs_turn *turn)
{
    memory *again = context;

    assert_ptr_equal(session, &s);
    assert_int_equal(index, again->told - 1);
    remember(again, state, turn);
}

static void expect_retold(const memory *live)
{
    static memory again;

    memcpy(&copy, &s, sizeof s);
    again.told = 0;
    rs_session_retell(&s, witness, &again);
    assert_int_equal(again.told, s.count + 1);
    assert_memory_equal(again.state, live->state, sizeof *live->state * (size_t)again.told);
    assert_memory_equal(again.events, live->events, sizeof *live->events * (size_t)again.told);
    assert_memory_equal(&copy, &s, sizeof s); /* telling changes nothing */
}

/* Told again, every move has the same events and leads to the same position: with scripted draws, and after taking back too. */
TEST(retelling_gives_the_same_events)
{
    static memory live;

    for (int i = 0; i < rs_game_count(); i++) {
        rs_chance whim;

        rs_chance_seed(&whim, "whim", "retold", NULL, 0);
        begin_session(&s, rs_game_at(i), 2, i == 1 ? usual_deal : "");
        live.told = 0;
        remember(&live, s.state, &s.turn);
        while (live.told < 400 && say_any(&s, &whim)) {
            remember(&live, s.state, &s.turn);
            if (rs_session_undoable(&s) > 0 && rs_below(&whim, 3) == 0) assert_null(rs_session_undo(&s)), live.told--;
        }
        assert_true(live.told > 10);
        expect_retold(&live);
    }
}

/* A game from a position is told again from there. */
TEST(a_game_from_a_position_is_retold)
{
    static memory live;
    char problem[RS_LINE];
    const char *json;
    rs_chance whim;

    rs_chance_seed(&whim, "whim", "retold", NULL, 0);
    begin_session(&s, &pl_game, 2, "");
    say_many(&s, "before", 20);
    json = json_of(&pl_game, s.state);
    assert_null(rs_session_load(&s, &pl_game, json, strlen(json), "x", problem));
    live.told = 0;
    remember(&live, s.state, &s.turn);
    while (live.told < 40 && say_any(&s, &whim)) remember(&live, s.state, &s.turn);
    expect_retold(&live);
}

/* ---- Logs -------------------------------------------------------------------------------------------------------- */

static const char *log_of(int reader, int from)
{
    static char text[5][1 << 17];
    static int turn;
    rs_text out = rs_text_on(text[turn = (turn + 1) % 5], sizeof text[0]);

    rs_session_log(&s, reader, from, &out);
    assert_false(out.cut);
    return out.at;
}

/* Every place where the log tells of this captain in these words must go on like that. */
static void expect_only(const char *log, const char *captain, const char *words, const char *only)
{
    char start[64];

    snprintf(start, sizeof start, "%s%s", captain, words);
    for (const char *at = log; (at = strstr(at, start)); at++)
        if (strncmp(at + strlen(start), only, strlen(only)) != 0) fail_msg("the log tells too much: %.60s", at);
}

static void expect_discreet(const char *log, int reader)
{
    for (int seat = RED; seat <= GREEN; seat++) {
        const char *captain = toy_captain_words.term[seat].label;

        if (seat == reader) continue;
        expect_only(log, captain, " is dealt ", "a shell.\n");
        expect_only(log, captain, " draws ", "a shell.\n");
        expect_only(log, captain, ": Bet", "(never)");
        expect_only(log, captain, "'s heart", "(never)");
    }
}

/* Each reader's log holds the own secrets and nobody else's; the spectator's holds none, the keeper's all. */
TEST(logs_keep_the_secrets_of_others)
{
    for (int n = 0; n < 20; n++) {
        char seed[16];

        snprintf(seed, sizeof seed, "%d", n);
        begin_session(&s, &toy_game, 3, "");
        say_many(&s, seed, 1000);
        for (int reader = RED; reader <= GREEN; reader++) {
            expect_discreet(log_of(reader, -1), reader);
            assert_string_not_equal(log_of(reader, -1), log_of((reader + 1) % 3, -1));
        }
        expect_discreet(log_of(RS_SPECTATOR, -1), RS_SPECTATOR);
        expect_no_part(log_of(RS_NOBODY, -1), "in secret");
        expect_no_part(log_of(RS_NOBODY, -1), "a shell.");
    }
}

/* The log in full, as two readers know it. */
TEST(a_log_tells_what_its_reader_may_know)
{
    blue_bets_last("bet conch boldly", "bet nothing");
    assert_string_equal(log_of(BLUE, 2), "Red has decided in secret.\nBlue: Bet nothing\nRed had bet Conch boldly.\nBlue had bet nothing.\n"
                                         "Red wins round 1 and has 5 coins.\n");
    assert_string_equal(log_of(RED, 2), "Red: Bet Conch, boldly\nRed's heart beats.\nBlue has decided in secret.\n"
                                        "Red had bet Conch boldly.\nBlue had bet nothing.\nRed wins round 1 and has 5 coins.\n");
}

/* From a move on, the log is the end of the whole log; from the last move on there is nothing. */
TEST(a_log_can_begin_at_any_move)
{
    begin_session(&s, &pl_game, 2, "");
    say_many(&s, "log", 60);
    for (int from = -1; from <= s.count; from++) {
        const char *whole = log_of(RED, -1), *part = log_of(RED, from);

        assert_true(strlen(part) <= strlen(whole));
        assert_string_equal(whole + strlen(whole) - strlen(part), part);
        assert_true((*part == 0) == (from == s.count));
    }
}

/* ---- Giving up --------------------------------------------------------------------------------------------------- */

/* Either player of two can give up, asked or not. The position stays, the other has won, and nothing can follow. */
TEST(a_game_of_two_can_be_conceded)
{
    for (int seat = RED; seat <= BLUE; seat++) {
        int8_t place[RS_SEATS];
        char problem[RS_LINE];

        begin_session(&s, &toy_game, 2, usual_deal);
        say(&s, RED, "show conch");
        memcpy(&copy, &s, sizeof s);
        assert_null(rs_session_concede(&s, seat));
        assert_memory_equal(copy.state, s.state, toy_game.state_bytes);
        assert_int_equal(rs_session_asked(&s), RS_NOBODY);
        rs_session_rank(&s, place);
        assert_int_equal(place[seat], 2);
        assert_int_equal(place[1 - seat], 1);
        expect_part(log_of(RS_SPECTATOR, -1), seat == RED ? "Red concedes the game.\n" : "Blue concedes the game.\n");
        expect_part(rs_session_undo(&s), "The game is over.");
        expect_part(rs_session_play_text(&s, RED, "rest", problem), "The game is over.");
        expect_part(rs_session_why(&s, RED, "rest", problem), "The game is over.");
        expect_part(rs_session_concede(&s, 1 - seat), "The game is over.");
        assert_int_equal(s.conceded, seat);
        assert_int_equal(s.count, 1);
    }
}

/* With more players the others play on, so nobody can end the game for them. */
TEST(a_game_of_three_cannot_be_conceded)
{
    begin_session(&s, &toy_game, 3, "");
    expect_part(rs_session_concede(&s, RED), "Only a game of two");
    assert_int_equal(rs_session_asked(&s), rs_asked(s.state));
}

/* A new game begins afresh. */
TEST(a_concession_ends_with_its_game)
{
    begin_session(&s, &toy_game, 2, usual_deal);
    assert_null(rs_session_concede(&s, RED));
    begin_session(&s, &toy_game, 2, usual_deal);
    assert_int_equal(rs_session_asked(&s), RED);
    say(&s, RED, "show conch");
}

/* ---- Commitments ------------------------------------------------------------------------------------------------- */

/* A commitment is what sha256sum prints of the seed's text. */
TEST(a_commitment_is_the_sha256_of_the_seed)
{
    char hex[65], expected[65];
    uint8_t digest[32];

    rs_commitment("abc", hex);
    assert_string_equal(hex, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    rs_sha256("another", 7, digest);
    rs_hex(digest, 32, expected);
    rs_commitment("another", hex);
    assert_string_equal(hex, expected);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(seeds_are_sound_or_not),
        cmocka_unit_test(a_bad_beginning_leaves_the_running_game),
        cmocka_unit_test(a_new_game_has_no_moves),
        cmocka_unit_test(entropy_makes_another_game),
        cmocka_unit_test(without_a_game_nothing_can_be_done),
        cmocka_unit_test(a_position_is_played_on),
        cmocka_unit_test(a_refused_move_changes_nothing),
        cmocka_unit_test(scripted_draws_mark_the_game),
        cmocka_unit_test(why_is_answered_for_any_text),
        cmocka_unit_test(a_full_session_refuses_to_go_on),
        cmocka_unit_test(moves_that_tell_nothing_are_taken_back),
        cmocka_unit_test(draws_are_not_taken_back),
        cmocka_unit_test(another_seats_turn_is_not_taken_back),
        cmocka_unit_test(revealed_secrets_are_not_taken_back),
        cmocka_unit_test(taking_back_and_making_again_gives_the_same_bytes),
        cmocka_unit_test(a_session_is_rewound_to_any_move),
        cmocka_unit_test(a_session_is_not_rewound_to_where_it_never_was),
        cmocka_unit_test(retelling_gives_the_same_events),
        cmocka_unit_test(a_game_from_a_position_is_retold),
        cmocka_unit_test(logs_keep_the_secrets_of_others),
        cmocka_unit_test(a_log_tells_what_its_reader_may_know),
        cmocka_unit_test(a_log_can_begin_at_any_move),
        cmocka_unit_test(a_game_of_two_can_be_conceded),
        cmocka_unit_test(a_game_of_three_cannot_be_conceded),
        cmocka_unit_test(a_concession_ends_with_its_game),
        cmocka_unit_test(a_commitment_is_the_sha256_of_the_seed),
    };

    return RUN(tests);
}
