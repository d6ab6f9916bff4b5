/* test_leaks.c - secrets told on purpose: the referee must catch each kind of leak, and must not refuse what is shown lawfully.
 *
 * Each test is the game of shells (tests/engine/toy.c) with one careless change, played under the referee's eyes. */
#include "careless.h"

enum { BIG = 6 }; /* a shell worth having */

static int remembered; /* what a module should never keep: something of the last position that was really played in */

static bool has_big_shell(const toy_state *s, int seat)
{
    rs_set big = rs_both(s->captain[seat].hand.cards, rs_range(BIG, TOY_SHELLS - 1));

    return !rs_is_empty(&big);
}

/* ---- Nothing is wrong --------------------------------------------------------------------------------------------------- */

static void the_game_itself_keeps_its_secrets(void **state)
{
    (void)state;
    expect_clean();
}

/* ---- Told too much ------------------------------------------------------------------------------------------------------ */

static void draw_in_the_open(void *state, rs_move move, rs_turn *turn)
{
    toy_game.decision[TOY_D_TURN].apply(state, move, turn);
    if (move.verb == TOY_DRAW && !turn->quiet) turn->event[turn->events - 1].sees = RS_EVERYONE;
}

static void a_card_of_a_zone_is_named(void **state)
{
    (void)state;
    decision[TOY_D_TURN].apply = draw_in_the_open;
    expect_caught("but its view hides that");
}

static void tell_the_tide(void *state, rs_move move, rs_turn *turn)
{
    if (move.verb == TOY_REST) rs_tell(turn, TOY_EV_ROLLED, rs_asked(state), ((toy_state *)state)->tide, 0, 0, 0);
    toy_game.decision[TOY_D_TURN].apply(state, move, turn);
}

static void a_secret_number_is_told(void **state)
{
    (void)state;
    decision[TOY_D_TURN].apply = tell_the_tide;
    expect_caught("depending on what its view hides");
}

static void tell_of_bold_bets(void *state, rs_move move, rs_turn *turn)
{
    toy_game.decision[TOY_D_BET].apply(state, move, turn);
    if (turn->events > 1) turn->event[turn->events - 1].sees = RS_EVERYONE;
}

static void a_secret_flag_is_told(void **state)
{
    (void)state;
    decision[TOY_D_BET].apply = tell_of_bold_bets;
    expect_caught("depending on what its view hides");
}

static void tell_the_bet(void *state, rs_move move, rs_turn *turn)
{
    rs_tell(turn, TOY_EV_ROLLED, rs_asked(state), move.arg[0], 0, 0, 0);
    toy_game.decision[TOY_D_BET].apply(state, move, turn);
}

static void a_secret_word_is_told(void **state)
{
    (void)state;
    decision[TOY_D_BET].apply = tell_the_bet;
    expect_caught("depending on what its view hides");
}

/* The tide turns whenever somebody rests: nobody may know to what. */
static void turn_the_tide(toy_state *s, rs_turn *turn) { s->tide = (int16_t)rs_roll(turn->chance, 6); }

static void roll_in_the_open(void *state, rs_move move, rs_turn *turn)
{
    if (move.verb == TOY_REST) turn_the_tide(state, turn);
    tell_the_tide(state, move, turn);
}

static void roll_in_secret(void *state, rs_move move, rs_turn *turn)
{
    if (move.verb == TOY_REST) turn_the_tide(state, turn);
    toy_game.decision[TOY_D_TURN].apply(state, move, turn);
}

static void a_secret_roll_is_told(void **state)
{
    (void)state;
    decision[TOY_D_TURN].apply = roll_in_the_open;
    event[TOY_EV_ROLLED].shows = true; /* even by an event that may show things: it stays hidden */
    expect_caught("depending on what its view hides");
}

static void a_secret_roll_that_stays_secret_is_no_leak(void **state)
{
    (void)state;
    decision[TOY_D_TURN].apply = roll_in_secret;
    expect_clean();
}

/* All show, then roll again. */
static void show_and_roll_again(void *state, rs_move move, rs_turn *turn)
{
    tell_the_tide(state, move, turn);
    if (move.verb == TOY_REST) turn_the_tide(state, turn);
}

static void what_is_shown_and_rolled_again_needs_its_mark(void **state)
{
    (void)state;
    decision[TOY_D_TURN].apply = show_and_roll_again;
    expect_caught("depending on what its view hides");
}

static void what_is_shown_lawfully_and_rolled_again_is_no_leak(void **state)
{
    (void)state;
    decision[TOY_D_TURN].apply = show_and_roll_again;
    event[TOY_EV_ROLLED].shows = true;
    expect_clean();
}

static void sigh_at_high_tide(void *state, rs_move move, rs_turn *turn)
{
    const rs_event somebody_draws = {TOY_EV_DRAWN, 0, (int8_t)rs_asked(state), 1, {0}};

    if (move.verb == TOY_REST && ((toy_state *)state)->tide > 3) rs_note(turn, somebody_draws);
    toy_game.decision[TOY_D_TURN].apply(state, move, turn);
}

static void a_line_of_the_log_comes_or_not(void **state)
{
    (void)state;
    decision[TOY_D_TURN].apply = sigh_at_high_tide;
    expect_caught("depending on what its view hides");
}

/* ---- Asked too much ----------------------------------------------------------------------------------------------------- */

static void list_by_the_tide(const void *state, rs_moves *moves)
{
    toy_game.decision[TOY_D_TURN].list(state, moves);
    if (((const toy_state *)state)->tide > 3) rs_offer1(moves, TOY_CAST, 3);
}

static void a_list_of_moves_rests_on_a_secret(void **state)
{
    (void)state;
    decision[TOY_D_TURN].list = list_by_the_tide;
    expect_caught("gives seat");
}

static void storm_for_big_shells(void *state, rs_move move, rs_turn *turn)
{
    int seat = rs_asked(state), next = (seat + 1) % ((const rs_head *)state)->players;

    toy_game.decision[TOY_D_TURN].apply(state, move, turn);
    if (move.verb == TOY_CAST && has_big_shell(state, next)) rs_push(state, TOY_D_STORM, seat);
}

/* A storm without a cast: the game itself would refuse that first. */
static const char *find_nothing(const void *state)
{
    (void)state;
    return NULL;
}

static void which_prompt_comes_rests_on_a_secret(void **state)
{
    (void)state;
    game.broken = find_nothing;
    decision[TOY_D_TURN].apply = storm_for_big_shells;
    expect_caught("no event has shown that");
}

static void only_rest_without_big_shells(const void *state, rs_moves *moves)
{
    int seat = rs_top_of(state)->seat;

    if (rs_top_of(state)->arg[0] && !has_big_shell(state, seat))
        rs_offer(moves, TOY_REST);
    else
        toy_game.decision[TOY_D_TURN].list(state, moves);
}

static void the_only_choice_tells_of_a_hand(void **state)
{
    (void)state;
    decision[TOY_D_TURN].list = only_rest_without_big_shells;
    expect_caught("whether somebody is asked");
}

static bool may_have_secrets(const void *state)
{
    const toy_state *s = state;

    return rs_zone_hidden(&s->captain[rs_top_of(s)->seat].hand, s->known) > 0;
}

static void asked_with_one_choice_nobody_tells(void **state)
{
    (void)state;
    for (int i = 0; i < TOY_VERBS; i++) verb[i].refuse = NULL; /* which would say of what is not listed now that nothing forbids it */
    decision[TOY_D_TURN].list = only_rest_without_big_shells;
    decision[TOY_D_TURN].alone = rs_always;
    expect_clean();
}

static void a_question_with_one_answer_may_follow_from_what_all_know(void **state)
{
    (void)state;
    decision[TOY_D_BET].alone = may_have_secrets;
    expect_clean();
}

/* Who has no big shell is not asked to bet: whether and when others are tells of it. */
static void ask_big_shells_only(void *state, rs_turn *turn)
{
    toy_state *s = state;

    for (int seat = 0; seat < s->head.players; seat++)
        if (!has_big_shell(s, seat)) s->captain[seat].has_bet = true;
    toy_game.decision[TOY_BETS].step(state, turn);
}

static void the_time_of_a_question_tells_of_a_hand(void **state)
{
    (void)state;
    decision[TOY_BETS].step = ask_big_shells_only;
    expect_caught("no event has shown that");
}

/* ---- Beside the moves --------------------------------------------------------------------------------------------------- */

static void remember(void *state, rs_move move, rs_turn *turn)
{
    if (!turn->quiet) remembered = ((toy_state *)state)->tide;
    toy_game.decision[TOY_D_TURN].apply(state, move, turn);
}

static const char *warn_of_high_tide(const void *view, rs_move move)
{
    (void)view;
    return move.verb == TOY_REST && remembered > 3 ? RS_NO("TOY-5", "The tide is high.") : NULL;
}

static void a_warning_knows_too_much(void **state)
{
    (void)state;
    decision[TOY_D_TURN].apply = remember;
    game.warn = warn_of_high_tide;
    expect_caught("a warning depends");
}

static void outlook_by_the_tide(const void *view, rs_move move, rs_turn *told)
{
    if (move.verb == TOY_REST) rs_tell(told, TOY_EV_CALM, rs_asked(view), remembered, 0, 0, 0);
}

static void an_outlook_knows_too_much(void **state)
{
    (void)state;
    decision[TOY_D_TURN].apply = remember;
    game.outlook = outlook_by_the_tide;
    expect_caught("an outlook depends");
}

static void value_by_the_tide(const void *state, void *notes, int value[RS_SEATS])
{
    const toy_state *s = state;

    (void)notes;
    for (int seat = 0; seat < s->head.players; seat++)
        value[seat] = 100 * s->captain[seat].coins + (remembered > 3 ? 900 : -900) * rs_zone_size(&s->captain[seat].hand);
}

static void a_bot_knows_too_much(void **state)
{
    (void)state;
    decision[TOY_D_TURN].apply = remember;
    game.value = value_by_the_tide;
    expect_caught("a bot's choice depends");
}

static void ebb_when_high(void *state, rs_move move, rs_turn *turn)
{
    toy_state *s = state;

    if (move.verb == TOY_SHOW && s->tide > 3) s->tide = 3;
    toy_game.decision[TOY_D_TURN].apply(state, move, turn);
}

static void what_can_be_taken_back_tells_of_a_secret(void **state)
{
    (void)state;
    decision[TOY_D_TURN].apply = ebb_when_high;
    expect_caught("whether the move can be taken back");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_game_itself_keeps_its_secrets),
        TEST(a_card_of_a_zone_is_named),
        TEST(a_secret_number_is_told),
        TEST(a_secret_flag_is_told),
        TEST(a_secret_word_is_told),
        TEST(a_secret_roll_is_told),
        TEST(a_secret_roll_that_stays_secret_is_no_leak),
        TEST(what_is_shown_and_rolled_again_needs_its_mark),
        TEST(what_is_shown_lawfully_and_rolled_again_is_no_leak),
        TEST(a_line_of_the_log_comes_or_not),
        TEST(a_list_of_moves_rests_on_a_secret),
        TEST(which_prompt_comes_rests_on_a_secret),
        TEST(the_only_choice_tells_of_a_hand),
        TEST(asked_with_one_choice_nobody_tells),
        TEST(a_question_with_one_answer_may_follow_from_what_all_know),
        TEST(the_time_of_a_question_tells_of_a_hand),
        TEST(a_warning_knows_too_much),
        TEST(an_outlook_knows_too_much),
        TEST(a_bot_knows_too_much),
        TEST(what_can_be_taken_back_tells_of_a_secret),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
