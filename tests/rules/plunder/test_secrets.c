/* test_secrets.c - rules tests: who sees what ("Hidden information" in the rules). */
#include "table.h"

#include <stdio.h>
#include <string.h>

/* What a reader sees of the position. The block lives until the next call but one. */
static const pl_state *seen_by(const table *t, int reader)
{
    static _Alignas(RS_ALIGN) pl_state view[2];
    static int next;

    next = !next;
    rs_view(&pl_game, &t->s, reader, &view[next]);
    return &view[next];
}

static bool is_empty(rs_set set) { return rs_is_empty(&set); }

/* Is an event of this kind told to this reader in full? */
static bool told(const table *t, int event, int reader)
{
    for (int i = 0; i < t->turn.events; i++)
        if (t->turn.event[i].kind == event) return rs_event_open(&t->turn.event[i], reader);
    fail_msg("no event '%s'", pl_event_kinds[event].name);
    return false;
}

/* ---- Hands and deck ------------------------------------------------------------------------------------------------------------ */

/* PL-2.9: a hand is seen by its owner alone; all others, spectators too, see how many cards it has. */
RULE(a_hand_is_its_owners_secret)
{
    table *t = position(3, "A hand SH-10 SH-11 TS-01; B hand PT-01; step sail");

    assert_memory_equal(&seen_by(t, A)->captain[A].hand, &t->s.captain[A].hand, sizeof(rs_zone));
    for (int reader = RS_SPECTATOR; reader <= C; reader++) {
        const pl_state *view = seen_by(t, reader);

        if (reader == RS_NOBODY || reader == A) continue;
        assert_true(is_empty(view->captain[A].hand.cards));
        assert_int_equal(pl_hand_size(&view->captain[A]), 3);
    }
    assert_true(is_empty(seen_by(t, A)->captain[B].hand.cards));
    assert_int_equal(seen_by(t, A)->captain[B].hand.blanks, 1);
}

/* PL-1.8: of the deck everybody knows the size and nobody a card, but that the Storm is in it. */
RULE(the_deck_is_seen_by_nobody)
{
    table *t = position(2, "A hand SH-10; step sail");
    int size = rs_size(&t->s.deck.cards);

    for (int reader = RS_SPECTATOR; reader <= B; reader++) {
        const pl_state *view = seen_by(t, reader);

        if (reader == RS_NOBODY) continue;
        assert_int_equal(rs_zone_size(&view->deck), size);
        assert_int_equal(rs_size(&view->deck.cards), 1);
        assert_true(rs_has(&view->deck.cards, PL_STORM_CARD));
    }
}

/* PL-2.3, PL-2.4: a card shown for initiative is known to all while it stays in hand. */
RULE(initiative_cards_stay_known)
{
    table *t = set_up(3, "SH-05 SH-06 OS-05  SH-13 TS-01");

    for (int reader = RS_SPECTATOR; reader <= C; reader++) {
        const pl_state *view = seen_by(t, reader);

        if (reader == RS_NOBODY || reader == A) continue;
        assert_int_equal(rs_size(&view->captain[A].hand.cards), 2);
        assert_true(rs_has(&view->captain[A].hand.cards, card("SH-05")) && rs_has(&view->captain[A].hand.cards, card("SH-13")));
        assert_int_equal(view->captain[A].hand.blanks, 4);
    }
}

/* PL-2.4: once it has left the hand it is a card like any other, and unknown should it be drawn again. */
RULE(an_initiative_card_that_left_the_hand_is_forgotten)
{
    table *t = set_up(2, "SH-10 OS-05 TS-01 PT-02 TS-02 PT-03 TS-03 PT-04 TS-04 PT-05 TS-05 PT-06");

    play(t, A, "end");
    play(t, A, "pass");
    play(t, A, "lay SH-10"); /* an offer to B, discarded at the end of B's turn */
    play(t, B, "end");
    play(t, B, "pass");
    play(t, B, "lay PT-02");
    assert_true(in_discard(t, "SH-10"));
    rs_remove(&t->s.discard, card("SH-10"));
    rs_add(&t->s.deck.cards, card("SH-10"));
    draws(t, "SH-10");
    play(t, A, "move north");
    assert_true(in_hand(t, A, "SH-10"));
    assert_false(rs_has(&seen_by(t, B)->captain[A].hand.cards, card("SH-10")));
    assert_true(rs_has(&seen_by(t, A)->captain[B].hand.cards, card("OS-05"))); /* still there, still known */
}

/* PL-9.1, PL-9.3: a card drawn is told to the one who draws; that a card was drawn, and a Storm, to everyone. */
RULE(draws_are_told_to_the_drawer_and_storms_to_all)
{
    table *t = position(2, "A hand OS-05; step sail; deck TS-01");

    play(t, A, "move north");
    assert_true(told(t, PL_EV_DRAW, A));
    assert_false(told(t, PL_EV_DRAW, B));
    assert_false(told(t, PL_EV_DRAW, RS_SPECTATOR));
    for (int i = 0; i < t->turn.events; i++)
        if (t->turn.event[i].kind == PL_EV_DRAW) {
            char line[RS_LINE];
            rs_text text = rs_text_on(line, sizeof line);

            assert_true(rs_event_seen(&pl_game, &t->turn.event[i], B));
            rs_event_text(&pl_game, &t->s, &t->turn.event[i], B, &text);
            assert_string_equal(line, "Red draws a card.");
        }
    t = position(2, "A hand OS-05; step sail; deck ST-01");
    play(t, A, "move north");
    assert_true(told(t, PL_EV_STORM, B));
}

/* PL-2.9: the same goes for the cards of the first deal. */
RULE(dealt_cards_are_told_to_their_owner)
{
    table *t = set_up(2, "SH-10 OS-05 TS-01"); /* A is dealt TS-01 */

    assert_true(told(t, PL_EV_DEALT, A));
    assert_false(told(t, PL_EV_DEALT, B));
    assert_true(told(t, PL_EV_INITIATIVE, B));
}

/* ---- What lies open ------------------------------------------------------------------------------------------------------------ */

/* PL-1.9, PL-3.4, PL-22.5: piles, map, Natives, fleets, wars, supply, mats, the waiting Encounter and its parameter lie open. */
RULE(the_table_lies_open)
{
    table *t = position(3, "map PT-08 0,2; map CO-01 1,1; natives NA-01 CO-01; fleet TF-01 OS-02; war WD-05 france; box TM-01;"
                           "discard TS-03; A at OS-01, own SH-08w, prize SH-05, mate FM-05, traded sugar 2, plundered cocoa 1, silver 33,"
                           " letters france, deed holland, hand PR-01; B at PT-08, port-was-enemy; pending SE-03; step resolve");
    pl_state open = t->s;
    const pl_state *view = seen_by(t, RS_SPECTATOR);

    expect_asked(t, A, PL_D_LOOKOUT);
    open.head.viewer = RS_SPECTATOR;
    open.deck = view->deck; /* what may differ */
    open.unseen = view->unseen;
    for (int seat = 0; seat < 3; seat++) open.captain[seat].hand = view->captain[seat].hand;
    assert_memory_equal(&open, view, sizeof open);
    assert_int_equal(view->pending, card("SE-03"));
}

/* PL-5.6: an offer lies open. */
RULE(an_offer_lies_open)
{
    table *t = position(2, "pending SH-05; step resolve");

    assert_int_equal(seen_by(t, B)->captain[A].offer, card("SH-05"));
    assert_true(told(t, PL_EV_OFFER, B));
}

/* PL-8.1, PL-19.6: cards turned up for tests and plunder are told to all. */
RULE(cards_turned_up_are_seen_by_all)
{
    table *t = position(2, "A own SH-14b; deck PT-01 PT-02");

    play(t, A, "attack port");
    assert_true(told(t, PL_EV_TURNED_UP, B));
    assert_true(rs_has(&seen_by(t, B)->discard, card("PT-01")));
    t = position(2, "map CO-02 0,2; A at OS-01; step sail; deck OS-10");
    play(t, A, "move north");
    assert_true(told(t, PL_EV_TEST, B) && told(t, PL_EV_TEST, RS_SPECTATOR));
}

/* PL-15.3: a card added in a fight against the game is seen by all when it is played. */
RULE(cards_added_against_the_game_are_open)
{
    table *t = position(2, "A at OS-01, hand SH-10 OS-05 TS-01");

    play(t, A, "hunt SH-10");
    play(t, A, "add OS-05");
    assert_true(told(t, RS_EVENT_MOVE, B));
    assert_true(told(t, PL_EV_DISCARD, B));
    assert_true(told(t, PL_EV_COMPARE, B));
}

/* PL-1.9: whatever is discarded from a hand is seen by all: a toll, a card for the Storm, cards lost with the ship. */
RULE(discards_from_a_hand_are_open)
{
    table *t = position(2, "map CO-05 0,2; A at OS-01, hand TS-01 SH-02; step sail; deck PT-01");

    play(t, A, "move north");
    play(t, A, "discard TS-01");
    assert_true(told(t, PL_EV_DISCARD, B));
    t = position(2, "A at OS-01, hand TS-01; pending KR-01; step resolve");
    assert_true(told(t, PL_EV_DISCARD, B));
    assert_true(rs_has(&seen_by(t, B)->discard, card("TS-01")));
}

/* PL-17.2: everybody sees who is asked what. */
RULE(whose_answer_is_awaited_is_open)
{
    table *t = position(3, "A at OS-01, hand TS-01; B at OS-01, hand TS-02");

    play(t, A, "attack blue");
    assert_int_equal(rs_asked(seen_by(t, C)), B);
    assert_string_equal(rs_pending(&pl_game, seen_by(t, C))->name, "defend");
}

/* PL-15.9: that a captain had one choice only and was not asked is noted for all to see. */
RULE(a_choice_not_asked_is_noted)
{
    table *t = position(2, "map PT-08 0,2; A at PT-08, own SH-12b; deck PT-01 PT-02");
    int unasked = 0;

    play(t, A, "attack port"); /* the Boarding with an empty hand */
    for (int i = 0; i < t->turn.events; i++) {
        const rs_event *event = &t->turn.event[i];

        if (event->kind == RS_EVENT_MOVE && event->seat == A && !event->asked && rs_event_open(event, B)) unasked++;
    }
    assert_int_equal(unasked, 1);
}

/* ---- Secret answers ------------------------------------------------------------------------------------------------------------ */

/* The positions after two different answers must look the same to a reader. */
static void expect_same_view(const char *text, int players, const char *const *before, int answers_from, const char *one, const char *other,
                             int reader)
{
    static _Alignas(RS_ALIGN) pl_state first;
    table *t;

    for (int k = 0; k < 2; k++) {
        t = position(players, text);
        for (int i = 0; before[i]; i++) play(t, rs_asked(&t->s), before[i]);
        play(t, answers_from, k == 0 ? one : other);
        if (k == 0) first = *seen_by(t, reader);
    }
    assert_memory_equal(&first, seen_by(t, reader), sizeof first);
}

/* PL-14.2: until all have answered nobody can tell which card was bid: the views are the same to the last byte. */
RULE(a_bid_is_secret)
{
    static const char *const before[] = {"letter", NULL};
    const char *text = "map PT-08 0,2; war WD-01; A at PT-08, hand PR-01 OS-05; B hand SH-10 SH-11; C hand SH-12";

    expect_same_view(text, 3, before, A, "bid PR-01", "bid OS-05", B);
    expect_same_view(text, 3, before, A, "bid PR-01", "bid OS-05", C);
    expect_same_view(text, 3, before, A, "bid PR-01", "bid OS-05", RS_SPECTATOR);

    table *t = position(3, text);

    play(t, A, "letter");
    play(t, A, "bid PR-01");
    assert_false(told(t, RS_EVENT_MOVE, B));
    assert_true(told(t, RS_EVENT_MOVE, A));
    assert_int_equal(seen_by(t, A)->captain[A].answer, card("PR-01"));
    assert_int_equal(seen_by(t, B)->captain[A].answer, PL_NONE);
    assert_int_equal(pl_hand_size(&seen_by(t, B)->captain[A]), 2);
}

/* PL-14.3: nor can anyone tell whether a card was put down against it at all. */
RULE(a_card_against_a_bid_is_secret)
{
    static const char *const before[] = {"letter", "bid PR-01", NULL};
    const char *text = "map PT-08 0,2; war WD-01; A at PT-08, hand PR-01 OS-05; B hand SH-10 SH-11; C hand SH-12";

    expect_same_view(text, 3, before, B, "bid SH-10", "bid nothing", A);
    expect_same_view(text, 3, before, B, "bid SH-10", "bid nothing", C);
    expect_same_view(text, 3, before, B, "bid SH-10", "bid SH-11", RS_SPECTATOR);
}

/* PL-14.4: when the last one has answered all is revealed to all. */
RULE(bids_are_revealed_together)
{
    table *t = position(3, "map PT-08 0,2; war WD-01; A at PT-08, hand PR-01 OS-05; B hand SH-10 SH-11; C hand SH-12");

    play(t, A, "letter");
    play(t, A, "bid PR-01");
    play(t, B, "bid SH-10");
    assert_int_equal(times(t, PL_EV_REVEAL), 0);
    assert_int_equal(rs_size(&t->s.discard), 0);
    play(t, C, "bid nothing");
    assert_int_equal(times(t, PL_EV_REVEAL), 2);
    assert_int_equal(times(t, PL_EV_REVEAL_NONE), 1);
    assert_true(told(t, PL_EV_REVEAL, B) && told(t, PL_EV_REVEAL, RS_SPECTATOR) && told(t, PL_EV_REVEAL_NONE, A));
    assert_true(in_discard(t, "PR-01") && in_discard(t, "SH-10"));
    for (int seat = 0; seat < 3; seat++) assert_false(captain(t, seat)->answered);
}

/* PL-17.5, PL-17.6, PL-17.7: in every step of a duel the attacker's card is hidden until the defender has answered. */
RULE(cards_of_a_duel_are_secret)
{
    static const char *const chase[] = {"attack blue", "flee", NULL}, *const broadside[] = {"attack blue", "stand", NULL},
                             *const boarding[] = {"attack blue", "stand", "add nothing", "add nothing", "board", NULL};
    const char *text = "A at OS-01, mate FM-01, hand RC-01 RC-02 OS-05; B at OS-01, hand SH-10 SH-11; C hand SH-12";

    for (int reader = RS_SPECTATOR; reader <= C; reader++) {
        if (reader == RS_NOBODY || reader == A) continue;
        expect_same_view(text, 3, chase, A, "add RC-01", "add nothing", reader);
        expect_same_view(text, 3, chase, A, "add RC-01", "add RC-01 red", reader);
        expect_same_view(text, 3, broadside, A, "add OS-05", "add nothing", reader);
        expect_same_view(text, 3, boarding, A, "add RC-02 red", "add nothing", reader);
    }
}

/* PL-17.12: when both have answered the cards are seen by all, and so are the numbers compared. */
RULE(cards_of_a_duel_are_revealed_together)
{
    table *t = position(3, "A at OS-01, mate FM-01, hand RC-01 OS-05; B at OS-01, hand SH-10 SH-11");

    play(t, A, "attack blue");
    play(t, B, "stand");
    play(t, A, "add OS-05");
    assert_true(in_hand(t, A, "OS-05"));
    play(t, B, "add SH-10");
    assert_int_equal(times(t, PL_EV_REVEAL), 2);
    assert_true(told(t, PL_EV_REVEAL, C) && told(t, PL_EV_COMPARE, C));
    assert_true(in_discard(t, "OS-05") && in_discard(t, "SH-10"));
}

/* PL-17.12: that a red text counts, and not the number, is seen by all as well. */
RULE(red_texts_of_a_duel_are_revealed)
{
    table *t = position(3, "A at OS-01, mate FM-01, hand RC-01 OS-05; B at OS-01, hand SH-10 SH-11");

    play(t, A, "attack blue");
    play(t, B, "flee");
    play(t, A, "add RC-01 red");
    play(t, B, "add nothing");
    assert_int_equal(arg_of(t, PL_EV_REVEAL, 0), card("RC-01"));
    assert_int_equal(arg_of(t, PL_EV_REVEAL, 2), true);
}

/* PL-23.1: at the end of the game hands are not shown. */
RULE(hands_stay_hidden_at_the_end)
{
    table *t = position(2, "A silver 58, traded indigo 1, hand TS-01; B hand SH-10 SH-11; step trade");

    play(t, A, "sell indigo 1");
    expect_over(t, A);
    assert_true(is_empty(seen_by(t, A)->captain[B].hand.cards));
    assert_true(is_empty(seen_by(t, RS_SPECTATOR)->captain[A].hand.cards));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_hand_is_its_owners_secret),
        TEST(the_deck_is_seen_by_nobody),
        TEST(initiative_cards_stay_known),
        TEST(an_initiative_card_that_left_the_hand_is_forgotten),
        TEST(draws_are_told_to_the_drawer_and_storms_to_all),
        TEST(dealt_cards_are_told_to_their_owner),
        TEST(the_table_lies_open),
        TEST(an_offer_lies_open),
        TEST(cards_turned_up_are_seen_by_all),
        TEST(cards_added_against_the_game_are_open),
        TEST(discards_from_a_hand_are_open),
        TEST(whose_answer_is_awaited_is_open),
        TEST(a_choice_not_asked_is_noted),
        TEST(a_bid_is_secret),
        TEST(a_card_against_a_bid_is_secret),
        TEST(bids_are_revealed_together),
        TEST(cards_of_a_duel_are_secret),
        TEST(cards_of_a_duel_are_revealed_together),
        TEST(red_texts_of_a_duel_are_revealed),
        TEST(hands_stay_hidden_at_the_end),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
