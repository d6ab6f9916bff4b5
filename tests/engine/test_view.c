/* test_view.c - sight: what a view blanks and what it keeps, guesses that fit it, and whether a move told a seat anything. */
#include "kit.h"

static match m;
static _Alignas(RS_ALIGN) toy_state view;

static void look(int reader) { rs_view(&toy_game, m.state, reader, &view); }

static void expect_set(rs_set set, rs_set expected) { assert_memory_equal(&set, &expected, sizeof set); }

static rs_set set_of(int a, int b, int c)
{
    rs_set set = {{0, 0}};

    rs_add(&set, a);
    rs_add(&set, b);
    rs_add(&set, c);
    return set;
}

/* ---- What a view blanks ------------------------------------------------------------------------------------------ */

/* Red has shown the conch; then Red and Blue rest, and Red has bet the cowrie boldly. */
static void to_the_bets(void)
{
    begin_with(&m, &toy_game, 2, usual_deal);
    play(&m, RED, "show conch");
    play(&m, RED, "rest");
    play(&m, BLUE, "rest");
    play(&m, RED, "bet cowrie boldly");
}

/* The owner sees the own hand and the own secrets; the deck and the tide nobody sees. */
TEST(the_owner_sees_what_is_the_owners)
{
    to_the_bets();
    look(RED);
    assert_int_equal(view.head.viewer, RED);
    expect_set(view.captain[RED].hand.cards, set_of(TOY_COWRIE, TOY_COCKLE, TOY_CONCH));
    assert_int_equal(view.captain[RED].hand.blanks, 0);
    assert_int_equal(view.captain[RED].bet, TOY_COWRIE);
    assert_int_equal(view.captain[RED].boldly, 1);
    assert_true(rs_is_empty(&view.deck.cards));
    assert_int_equal(view.deck.blanks, 6);
    assert_int_equal(view.tide, RS_HIDDEN);
}

/* Others see how many shells a hand holds and those that were shown; secret numbers have their blanks. */
TEST(others_see_blanks_and_what_was_shown)
{
    to_the_bets();
    look(BLUE);
    expect_set(view.captain[RED].hand.cards, rs_range(TOY_CONCH, TOY_CONCH));
    assert_int_equal(view.captain[RED].hand.blanks, 2);
    assert_int_equal(rs_zone_size(&view.captain[RED].hand), 3);
    assert_int_equal(view.captain[RED].bet, TOY_NONE);
    assert_int_equal(view.captain[RED].boldly, 0);
    assert_int_equal(view.captain[RED].has_bet, 1); /* that Red has bet is open */
    assert_int_equal(view.captain[RED].coins, 1);
    expect_set(view.captain[BLUE].hand.cards, set_of(TOY_WHELK, TOY_LIMPET, TOY_MUSSEL));
}

/* The cards that a view blanked are kept together in `unseen`, where their places cannot be told. */
TEST(blanked_cards_are_kept_together)
{
    rs_set unseen = rs_range(TOY_OYSTER, TOY_ABALONE);

    to_the_bets();
    look(BLUE);
    rs_add(&unseen, TOY_COWRIE);
    rs_add(&unseen, TOY_COCKLE);
    expect_set(view.unseen, unseen);
    look(RED);
    expect_set(view.unseen, rs_range(TOY_WHELK, TOY_ABALONE));
}

/* A spectator sees what everybody sees. */
TEST(a_spectator_sees_only_what_is_open)
{
    to_the_bets();
    look(RS_SPECTATOR);
    assert_int_equal(view.head.viewer, RS_SPECTATOR);
    expect_set(view.captain[RED].hand.cards, rs_range(TOY_CONCH, TOY_CONCH));
    assert_int_equal(view.captain[BLUE].hand.blanks, 3);
    assert_int_equal(view.captain[RED].bet, TOY_NONE);
    assert_int_equal(rs_size(&view.unseen), 11);
}

/* What is open stays as it is, and the position itself is not touched. */
TEST(open_things_and_the_position_stay)
{
    static toy_state before, expected;

    to_the_bets();
    before = expected = *toy(&m);
    look(BLUE);
    assert_memory_equal(m.state, &before, sizeof before);
    expected.head.viewer = BLUE;
    expected.captain[RED].hand = view.captain[RED].hand;
    expected.captain[RED].bet = TOY_NONE;
    expected.captain[RED].boldly = 0;
    expected.deck = view.deck;
    expected.unseen = view.unseen;
    expected.tide = RS_HIDDEN;
    assert_memory_equal(&view, &expected, sizeof view);
}

/* ---- Guesses ----------------------------------------------------------------------------------------------------- */

/* From every reader's view a position is dealt that holds together, looks the same to that reader, and leaves something to decide. */
static void guesses_fit(match *at)
{
    static _Alignas(RS_ALIGN) unsigned char seen[RS_STATE], dealt[RS_STATE], again[RS_STATE];
    int players = toy(at)->head.players;
    rs_moves moves;

    for (int reader = RS_SPECTATOR; reader < players; reader++) {
        const char *broken;

        if (reader == RS_NOBODY) continue;
        rs_view(at->game, at->state, reader, seen);
        rs_deal(at->game, seen, dealt, &at->whim);
        broken = at->game->broken(dealt);
        if (broken) fail_msg("a deal of %s for reader %d %s", at->game->id, reader, broken);
        assert_int_equal(((rs_head *)(void *)dealt)->viewer, RS_NOBODY);
        rs_view(at->game, dealt, reader, again);
        assert_memory_equal(seen, again, at->game->state_bytes);
        if (rs_asked(at->state) < 0) continue;
        rs_legal(at->game, dealt, &moves);
        assert_true(moves.count >= rs_least_moves(rs_pending(at->game, dealt), dealt));
    }
}

/* Guesses fit the view and the invariants, at every position of random games. */
TEST(guesses_fit_the_view_and_the_invariants) { every_position(3, guesses_fit); }

/* Each of the eight shells that Blue cannot see is equally often guessed to be one of the two in Red's hand. */
TEST(guesses_are_fair)
{
    static _Alignas(RS_ALIGN) toy_state dealt;
    int in_hand[TOY_SHELLS] = {0}, tides[7] = {0}, bets = 0;

    to_the_bets();
    look(BLUE);
    for (int i = 0; i < 4000; i++) {
        rs_deal(&toy_game, &view, &dealt, &m.whim);
        for (int shell = 0; shell < TOY_SHELLS; shell++) in_hand[shell] += rs_has(&dealt.captain[RED].hand.cards, shell);
        tides[dealt.tide]++;
        bets += dealt.captain[RED].bet != TOY_NONE;
    }
    for (int shell = 0; shell < TOY_SHELLS; shell++)
        if (rs_has(&view.unseen, shell)) assert_in_range(in_hand[shell], 890, 1110); /* four standard deviations around 1000 */
    assert_int_equal(in_hand[TOY_CONCH], 4000);
    assert_int_equal(in_hand[TOY_WHELK], 0);
    for (int tide = 1; tide <= 6; tide++) assert_in_range(tides[tide], 570, 765);
    assert_in_range(bets, 2890, 3110); /* of the three shells and nothing */
}

/* A deal uses the chance it is given, and nothing else: the same luck guesses the same. */
TEST(the_same_luck_guesses_the_same)
{
    static _Alignas(RS_ALIGN) toy_state first, second;
    rs_chance luck, same;

    to_the_bets();
    look(BLUE);
    luck = same = m.whim;
    rs_deal(&toy_game, &view, &first, &luck);
    rs_deal(&toy_game, &view, &second, &same);
    assert_memory_equal(&first, &second, sizeof first);
    assert_true(luck.counter > m.whim.counter);
}

/* ---- Revelations ------------------------------------------------------------------------------------------------- */

/* Makes the move; bit per seat to whom it told something, bit 3 for the spectator. */
static int told_by(int seat, const char *move)
{
    _Alignas(RS_ALIGN) toy_state before = *toy(&m);
    int told = 0;

    play(&m, seat, move);
    for (int reader = RED; reader <= GREEN; reader++) told |= rs_revealed(&toy_game, &before, m.state, reader) << reader;
    return told | rs_revealed(&toy_game, &before, m.state, RS_SPECTATOR) << 3;
}

enum { TO_RED = 1, TO_BLUE = 2, TO_GREEN = 4, TO_SPECTATOR = 8, TO_OTHERS = TO_BLUE | TO_GREEN | TO_SPECTATOR };

/* A shown shell is news to all but its owner; resting, and coins won in the open, are news to nobody. */
TEST(what_is_shown_is_news_to_others)
{
    begin_with(&m, &toy_game, 3, usual_deal);
    assert_int_equal(told_by(RED, "show conch"), TO_OTHERS);
    script(&m.script, "4");
    assert_int_equal(told_by(RED, "cast 1"), 0);
    assert_int_equal(told_by(RED, "rest"), 0);
}

/* A drawn shell is news to who drew it and to nobody else. */
TEST(what_is_drawn_is_news_to_the_drawer)
{
    begin_with(&m, &toy_game, 3, usual_deal);
    assert_int_equal(told_by(RED, "draw"), TO_RED);
}

/* A shell that others had already seen tells nobody anything by going overboard; an unseen one tells the others. */
TEST(what_all_knew_is_no_news)
{
    begin_with(&m, &toy_game, 3, usual_deal);
    play(&m, RED, "show conch");
    script(&m.script, "1 1");
    play(&m, RED, "cast 2");
    assert_int_equal(told_by(RED, "throw conch"), 0);
    assert_int_equal(told_by(RED, "throw cockle"), TO_OTHERS);
}

/* A bet put down in secret tells its owner nothing new; when the last one is down all are told of the others' bets. */
TEST(a_secret_is_news_when_it_is_revealed)
{
    begin_with(&m, &toy_game, 3, usual_deal);
    for (int seat = RED; seat <= GREEN; seat++) play(&m, seat, "rest");
    assert_int_equal(told_by(RED, "bet conch") & TO_RED, 0);
    assert_int_equal(told_by(BLUE, "bet mussel") & TO_BLUE, 0);
    assert_int_equal(told_by(GREEN, "bet nothing"), TO_RED | TO_OTHERS);
}

/* That a shell which all know was the one that was bet is news too. */
TEST(a_secret_about_something_known_is_news)
{
    begin_with(&m, &toy_game, 3, usual_deal);
    play(&m, RED, "show conch");
    for (int seat = RED; seat <= GREEN; seat++) play(&m, seat, "rest");
    play(&m, RED, "bet conch");
    play(&m, BLUE, "bet nothing");
    assert_int_equal(told_by(GREEN, "bet nothing"), TO_OTHERS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_owner_sees_what_is_the_owners),
        cmocka_unit_test(others_see_blanks_and_what_was_shown),
        cmocka_unit_test(blanked_cards_are_kept_together),
        cmocka_unit_test(a_spectator_sees_only_what_is_open),
        cmocka_unit_test(open_things_and_the_position_stay),
        cmocka_unit_test(guesses_fit_the_view_and_the_invariants),
        cmocka_unit_test(guesses_are_fair),
        cmocka_unit_test(the_same_luck_guesses_the_same),
        cmocka_unit_test(what_is_shown_is_news_to_others),
        cmocka_unit_test(what_is_drawn_is_news_to_the_drawer),
        cmocka_unit_test(what_all_knew_is_no_news),
        cmocka_unit_test(a_secret_is_news_when_it_is_revealed),
        cmocka_unit_test(a_secret_about_something_known_is_news),
    };

    return RUN(tests);
}
