/* test_bots.c - bots: they find what is forced, keep to their budget, answer alike when asked alike, and never cheat. */
#include "kit.h"
#include "bots/desk.h"
#include "bots/odds.h"
#include "bots/reasons.h"

static match m;
static rs_thoughts thoughts;
static _Alignas(RS_ALIGN) unsigned char view[RS_STATE], room[RS_BOT_ROOM];
static rs_odds odds[RS_LIST];
static rs_chance dice;
static int64_t ticks;

static int64_t tick(void) { return ticks += 1000; } /* each look at this clock takes a millisecond */

static rs_question question(rs_budget budget)
{
    rs_chance_seed(&dice, "bot", "test", NULL, 0);
    rs_view(m.game, m.state, rs_asked(m.state), view);
    return (rs_question){m.game, view, &m.turn.moves, &dice, budget, room, 0};
}

static rs_move choice(const char *bot, rs_budget budget)
{
    rs_question asked = question(budget);

    return m.turn.moves.at[rs_bot_choose(rs_bot_find(bot), &asked, &thoughts)];
}

static int place_of(rs_move move)
{
    for (int i = 0; i < m.turn.moves.count; i++)
        if (memcmp(&m.turn.moves.at[i], &move, sizeof move) == 0) return i;
    return -1;
}

/* The last bets, for a prize that decides the game: Blue holds the abalone, which nothing beats. */
static void to_the_last_bet(void)
{
    begin_with(&m, &toy_game, 2, "4 cowrie cockle conch whelk limpet abalone");
    toy(&m)->head.option[TOY_OPT_ROUNDS] = 1;
    toy(&m)->head.option[TOY_OPT_PRIZE] = 100;
    play(&m, RED, "rest");
    play(&m, BLUE, "rest");
    play(&m, RED, "bet cockle");
}

/* ---- What is found ------------------------------------------------------------------------------------------------ */

TEST(the_forced_win_is_found_and_known_to_be_one)
{
    static const char *const bots[] = {"mate", "greedy", "captain", "admiral", "search"};

    to_the_last_bet();
    for (int i = 0; i < RS_COUNT(bots); i++) {
        rs_move move = choice(bots[i], (rs_budget){.iterations = 400});
        int best = place_of(move);

        assert_int_equal(move.arg[0], TOY_ABALONE);
        assert_in_range(thoughts.candidate[best].chance, RS_CERTAIN - 1, RS_CERTAIN); /* of equals, one is told to be a hair better */
    }
}

static bool can_show(void)
{
    for (int i = 0; i < m.turn.moves.count; i++)
        if (m.turn.moves.at[i].verb == TOY_SHOW) return true;
    return false;
}

/* A whole turn is planned: nobody rests while a shell can still be shown for a coin. */
TEST(a_chain_of_moves_is_played_to_its_end)
{
    begin_with(&m, &toy_game, 2, usual_deal);
    while (rs_asked(m.state) == RED) {
        rs_move move = choice("search", (rs_budget){.iterations = 1000});

        if (move.verb == TOY_REST) assert_false(can_show());
        rs_choose(m.game, m.state, place_of(move), &m.turn);
    }
}

TEST(the_main_line_begins_with_the_move_and_is_legal_there)
{
    rs_move move;

    begin_with(&m, &toy_game, 2, usual_deal);
    move = choice("search", (rs_budget){.iterations = 500});
    assert_true(thoughts.length >= 1);
    assert_memory_equal(&thoughts.line[0].move, &move, sizeof move);
    assert_int_equal(thoughts.line[0].seat, RED);
}

/* Moves that bots think of: what is for nothing is not among them. */
static int sound_moves(void)
{
    int count = 0;

    for (int i = 0; i < m.turn.moves.count; i++) count += !toy_game.vain(m.state, m.turn.moves.at[i]);
    return count;
}

/* With time for no more than greedy takes, search answers as greedy does; so it is never the weaker one for thinking. */
TEST(in_a_hurry_search_is_greedy)
{
    begin(&m, &toy_game, 3, "hurry");
    do {
        int choices = sound_moves();
        rs_move greedy = choice("greedy", (rs_budget){.iterations = 8 * choices}), search;
        rs_thoughts first = thoughts;

        search = choice("search", (rs_budget){.iterations = 8 * choices + 1});
        assert_memory_equal(&search, &greedy, sizeof greedy);
        assert_memory_equal(thoughts.candidate, first.candidate, sizeof first.candidate);
    } while (play_any(&m));
}

/* Where there is time for one look, it goes to the move that is best by itself. */
TEST(in_a_hurry_the_best_by_itself_is_looked_into)
{
    int looked = 0;

    to_the_last_bet();
    assert_int_equal(choice("greedy", (rs_budget){.iterations = 1}).arg[0], TOY_ABALONE);
    for (int i = 0; i < m.turn.moves.count; i++) looked += thoughts.candidate[i].visits;
    assert_int_equal(looked, 1);
}

/* Of a long list the best twelve are looked into on eight guesses; the rest, on two, cannot be better by luck. */
TEST(of_a_long_list_there_is_a_shortlist)
{
    int listed = 0, worst = RS_CERTAIN;

    begin(&m, rs_game_find("plunder"), 4, "long");
    while (m.turn.moves.count <= RS_SHORTLIST) assert_true(play_any(&m));
    choice("greedy", (rs_budget){.iterations = 100000});
    for (int i = 0; i < m.turn.moves.count; i++) {
        bool is_on = thoughts.candidate[i].visits == RS_GUESSES;

        if (!is_on) assert_int_equal(thoughts.candidate[i].visits, RS_GLANCES);
        if (is_on && thoughts.candidate[i].chance < worst) worst = thoughts.candidate[i].chance;
        listed += is_on;
    }
    assert_int_equal(listed, RS_SHORTLIST);
    for (int i = 0; i < m.turn.moves.count; i++)
        if (thoughts.candidate[i].visits < RS_GUESSES) assert_true(thoughts.candidate[i].chance <= worst);
}

/* ---- Budgets ------------------------------------------------------------------------------------------------------- */

TEST(iterations_are_counted)
{
    begin_with(&m, &toy_game, 2, usual_deal);
    choice("search", (rs_budget){.iterations = 121});
    assert_int_equal(thoughts.iterations, 121);
    choice("captain", (rs_budget){.iterations = 400}); /* a quarter of the time */
    assert_int_equal(thoughts.iterations, 100);
}

/* Where one move is better beyond doubt, the rest of the budget is not needed. */
TEST(a_clear_case_is_not_thought_about_for_long)
{
    to_the_last_bet();
    choice("search", (rs_budget){.iterations = 100000});
    assert_in_range(thoughts.iterations, 8 * m.turn.moves.count, 1000);
}

TEST(time_is_kept)
{
    begin_with(&m, &toy_game, 2, usual_deal);
    for (int i = 0; i < rs_bot_count(); i++) {
        int64_t began = ticks;

        choice(rs_bot_at(i)->id, (rs_budget){.ms = 50, .now = tick});
        assert_true(ticks - began <= 60000);
    }
}

TEST(without_a_clock_milliseconds_are_iterations)
{
    begin_with(&m, &toy_game, 2, usual_deal);
    choice("search", (rs_budget){.ms = 7});
    assert_int_equal(thoughts.iterations, 7 * RS_BOT_ITERATIONS);
    choice("search", (rs_budget){0});
    assert_int_equal(thoughts.iterations, 1);
}

/* Time for a turn is shared out over its moves, and no seat's time is another's. */
TEST(a_turn_has_its_time)
{
    rs_wake wake;

    rs_wake_clear(&wake);
    begin_with(&m, &toy_game, 2, usual_deal);
    while (rs_asked(m.state) == RED) {
        rs_question asked = question((rs_budget){.turn = 50});
        int64_t before = wake.spent[RED];

        asked.wake = &wake;
        rs_choose(m.game, m.state, rs_bot_choose(rs_bot_find("search"), &asked, &thoughts), &m.turn);
        assert_true(wake.spent[RED] >= before && wake.spent[RED] <= 50000 + 1000);
    }
    assert_true(wake.spent[RED] > 10000);
    assert_int_equal(wake.spent[BLUE], 0);
    rs_view(m.game, m.state, rs_asked(m.state), view);
    rs_wake_note(&wake, m.game, view);
    assert_int_equal(wake.spent[RED], 0); /* it is another's turn */
}

/* What was expected needs less thought than what is new. */
TEST(a_plan_is_played_on_quickly)
{
    rs_wake wake;

    rs_wake_clear(&wake);
    begin_with(&m, &toy_game, 2, usual_deal);
    rs_view(m.game, m.state, RED, view);
    rs_wake_note(&wake, m.game, view);
    assert_int_equal(rs_wake_time(&wake, RED, 6400), 6400 / RS_WAKE_SHARE);
    wake.expected = wake.mark[0];
    assert_int_equal(rs_wake_time(&wake, RED, 6400), 6400 / RS_WAKE_PLAN);
    wake.spent[RED] = 6400 * 1000;
    assert_int_equal(rs_wake_time(&wake, RED, 6400), 6400 / RS_WAKE_LEAST);
}

static void go_alike(void *state, rs_move move, rs_turn *turn)
{
    if (move.verb != TOY_REST) move = (rs_move){.verb = TOY_REST};
    toy_game.decision[TOY_D_TURN].apply(state, move, turn);
}

/* Moves that lead to the same are one, and one move is not thought about. */
TEST(what_comes_to_the_same_takes_no_thought)
{
    rs_game game = toy_game;
    rs_decision decision[TOY_POINTS];

    begin_with(&m, &toy_game, 2, usual_deal);
    memcpy(decision, toy_game.decision, sizeof decision);
    decision[TOY_D_TURN].apply = go_alike;
    game.decision = decision;
    m.game = &game;
    assert_true(m.turn.moves.count > 1);
    choice("search", (rs_budget){.iterations = 1000});
    assert_int_equal(thoughts.iterations, 0);
}

/* ---- Honesty -------------------------------------------------------------------------------------------------------- */

/* Asked alike, every bot answers alike, whatever is behind the view. */
TEST(what_is_hidden_does_not_matter)
{
    begin(&m, &toy_game, 3, "secrets");
    for (int moves = 0; moves < 12; moves++) {
        static _Alignas(RS_ALIGN) unsigned char kept[RS_STATE];
        rs_move first[16];

        for (int i = 0; i < rs_bot_count(); i++) first[i] = choice(rs_bot_at(i)->id, (rs_budget){.iterations = 60});
        memcpy(kept, m.state, m.game->state_bytes);
        rs_view(m.game, kept, rs_asked(kept), view);
        rs_deal(m.game, view, m.state, &m.whim);
        for (int i = 0; i < rs_bot_count(); i++) {
            rs_move again = choice(rs_bot_at(i)->id, (rs_budget){.iterations = 60});

            assert_memory_equal(&again, &first[i], sizeof again);
        }
        memcpy(m.state, kept, m.game->state_bytes);
        if (!play_any(&m)) break;
    }
}

/* ---- Chances and odds ------------------------------------------------------------------------------------------------ */

TEST(a_lead_doubles_the_odds)
{
    assert_int_equal(rs_power(0), 65536);
    assert_int_equal(rs_power(RS_DOUBLES), 131072);
    assert_int_equal(rs_power(-3 * RS_DOUBLES), 8192);
    assert_in_range(rs_power(RS_DOUBLES / 2), 92670, 92690);
    assert_int_equal(rs_power(-100 * RS_DOUBLES), 0);
    assert_true(rs_power(1000000) > 0);
}

TEST(chances_add_up_to_certainty)
{
    int chance[RS_SEATS];

    begin(&m, &toy_game, 3, "sum");
    do {
        rs_chances(m.game, m.state, NULL, chance);
        assert_in_range(chance[0] + chance[1] + chance[2], RS_CERTAIN - 8, RS_CERTAIN + 8); /* rounding */
    } while (play_any(&m));
}

TEST(the_odds_of_a_sure_thing)
{
    rs_question asked;

    to_the_last_bet();
    asked = question((rs_budget){.iterations = 200});
    rs_find_odds(&asked, odds);
    for (int i = 0; i < m.turn.moves.count; i++) {
        int bet = m.turn.moves.at[i].arg[0];

        assert_true(odds[i].samples > 10);
        assert_int_equal(odds[i].samples, odds[0].samples);
        if (bet == TOY_ABALONE) assert_int_equal(odds[i].happens[TOY_EV_WON], odds[i].samples);
        if (bet == TOY_NONE) assert_int_equal(odds[i].happens[TOY_EV_WON], 0);
        if (bet == TOY_ABALONE) assert_true(odds[i].low >= 100);
    }
}

static rs_reason reason_for(int bet)
{
    rs_question asked = question((rs_budget){.iterations = 1});
    int index[2] = {0};
    rs_reason reason[2];

    for (int i = 0; i < m.turn.moves.count; i++) index[m.turn.moves.at[i].arg[0] != bet] = i;
    rs_find_reasons(&asked, index, 2, reason);
    return reason[0];
}

/* What a move brings is a reason for it, with its particulars if they are always the same; to bring nothing is none. */
TEST(the_reason_for_a_move_is_what_it_brings)
{
    rs_reason reason;

    to_the_last_bet();
    reason = reason_for(TOY_ABALONE);
    assert_int_equal(reason.gains, 1);
    assert_int_equal(reason.gain[0].event.kind, TOY_EV_WON);
    assert_int_equal(reason.gain[0].often, reason.samples);
    assert_int_equal(reason.gain[0].event.arg[0], 1);
    assert_true(rs_event_open(&reason.gain[0].event, BLUE));
    assert_false(reason.gain[0].later);
    assert_true(reason.low >= 100);
    assert_int_equal(reason_for(TOY_NONE).gains, 0);
}

/* TOY-3: a move that the game itself calls vain is no candidate while there is another. */
TEST(what_is_for_nothing_is_not_thought_of)
{
    begin_with(&m, &toy_game, 2, "4 cowrie cockle conch whelk limpet abalone");
    toy(&m)->captain[RED].coins = 1;
    script(&m.script, "1");
    play(&m, RED, "cast 1");
    assert_int_equal(choice("mate", (rs_budget){.iterations = 100}).verb, TOY_THROW);
    for (int i = 0; i < m.turn.moves.count; i++)
        if (m.turn.moves.at[i].verb == TOY_LOSE) assert_int_equal(thoughts.candidate[i].visits, 0);
}

/* Reasons are found behind the view: what is hidden from the seat does not change them. */
TEST(no_reason_tells_a_secret)
{
    rs_reason one, other;

    begin_with(&m, &toy_game, 2, "4 cowrie cockle conch whelk limpet abalone");
    one = reason_for(TOY_COWRIE);
    begin_with(&m, &toy_game, 2, "4 cowrie cockle conch clam murex oyster");
    other = reason_for(TOY_COWRIE);
    assert_memory_equal(&one, &other, sizeof one);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_forced_win_is_found_and_known_to_be_one),
        cmocka_unit_test(a_chain_of_moves_is_played_to_its_end),
        cmocka_unit_test(the_main_line_begins_with_the_move_and_is_legal_there),
        cmocka_unit_test(in_a_hurry_search_is_greedy),
        cmocka_unit_test(in_a_hurry_the_best_by_itself_is_looked_into),
        cmocka_unit_test(of_a_long_list_there_is_a_shortlist),
        cmocka_unit_test(iterations_are_counted),
        cmocka_unit_test(a_clear_case_is_not_thought_about_for_long),
        cmocka_unit_test(time_is_kept),
        cmocka_unit_test(without_a_clock_milliseconds_are_iterations),
        cmocka_unit_test(a_turn_has_its_time),
        cmocka_unit_test(a_plan_is_played_on_quickly),
        cmocka_unit_test(what_comes_to_the_same_takes_no_thought),
        cmocka_unit_test(what_is_hidden_does_not_matter),
        cmocka_unit_test(a_lead_doubles_the_odds),
        cmocka_unit_test(chances_add_up_to_certainty),
        cmocka_unit_test(the_odds_of_a_sure_thing),
        cmocka_unit_test(the_reason_for_a_move_is_what_it_brings),
        cmocka_unit_test(what_is_for_nothing_is_not_thought_of),
        cmocka_unit_test(no_reason_tells_a_secret),
    };

    return RUN(tests);
}
