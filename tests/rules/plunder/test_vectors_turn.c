/* test_vectors_turn.c - the test vectors of the rules, TV-01 to TV-12: what the book states and shows of the goal, set-up, the Encounter,
 * pay and sailing. */
#include "table.h"

static int deck_size(const table *t) { return rs_size(&t->s.deck.cards); }

/* ---- The goal --------------------------------------------------------------------------------------------------------- */

/* TV-01; PL-1.2, PL-11.5, PL-23.1: 59 silver (5 gold 9) is not enough; 62 (6 gold 2) ends the game within the Trade. */
static void sixty_silver_win_at_once(void **state)
{
    table *t = position(3, "A silver 47, own SH-10b, hand TS-01, traded indigo 3 tobacco 1");

    (void)state;
    play(t, A, "trade");
    play(t, A, "sell indigo 3");
    assert_int_equal(captain(t, A)->silver, 59);
    assert_int_equal(times(t, PL_EV_WINS), 0);
    expect_asked(t, A, PL_D_TRADE);

    play(t, A, "sell tobacco 1");
    assert_int_equal(captain(t, A)->silver, 62);
    assert_true(happened(t, PL_EV_WINS, A));
    expect_over(t, A);
    assert_int_equal(rs_asked(&t->s), RS_NOBODY);
    assert_int_equal(times(t, PL_EV_LAID), 0);
    assert_int_equal(t->s.pending, PL_NONE);
    assert_true(hand_is(t, A, "TS-01"));
}

/* ---- Set-up ----------------------------------------------------------------------------------------------------------- */

typedef struct showing {
    int seat;
    const char *card;
    int value;
} showing;

/* The initiative cards, in the order in which they were shown. */
static void expect_shown(const table *t, const showing *shown, int count)
{
    int seen = 0;

    for (int i = 0; i < t->turn.events; i++) {
        const rs_event *event = &t->turn.event[i];

        if (event->kind != PL_EV_INITIATIVE) continue;
        assert_true(seen < count);
        assert_int_equal(event->seat, shown[seen].seat);
        assert_int_equal(event->arg[0], card(shown[seen].card));
        assert_int_equal(event->arg[1], shown[seen].value);
        seen++;
    }
    assert_int_equal(seen, count);
}

static void expect_dealt_to(const table *t, const int *seats, int count)
{
    int seen = 0;

    for (int i = 0; i < t->turn.events; i++) {
        if (t->turn.event[i].kind != PL_EV_DEALT) continue;
        assert_true(seen < count);
        assert_int_equal(t->turn.event[i].seat, seats[seen++]);
    }
    assert_int_equal(seen, count);
}

/* TV-02; PL-2.3, PL-2.4, PL-2.9: who shares the highest card shows another; all cards shown count towards the six. */
static void a_tie_for_the_first_turn_is_broken_by_more_cards(void **state)
{
    static const showing shown[] = {{0, "SH-13", 5}, {1, "FM-01", 5}, {2, "OS-05", 1}, {0, "TM-01", 4}, {1, "PT-09", 5}};
    static const int dealt[] = {1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 2};
    table *t = set_up(3, "SH-13 FM-01 OS-05 TM-01 PT-09 "
                         "TS-01 TS-02 TS-03 TS-04 TS-05 TS-06 WD-01 WD-02 WD-03 WD-04 WD-05 WD-06 NA-01");

    (void)state;
    expect_shown(t, shown, RS_COUNT(shown));
    assert_int_equal(t->s.first, 1);
    assert_true(happened(t, PL_EV_FIRST, 1));
    expect_dealt_to(t, dealt, RS_COUNT(dealt));
    assert_true(hand_is(t, 0, "SH-13 TM-01 TS-03 TS-06 WD-03 WD-06"));
    assert_true(hand_is(t, 1, "FM-01 PT-09 TS-01 TS-04 WD-01 WD-04"));
    assert_true(hand_is(t, 2, "OS-05 TS-02 TS-05 WD-02 WD-05 NA-01"));
    expect_asked(t, 1, PL_D_SAIL);
    sound(t);
}

/* TV-03; PL-2.3, PL-2.5: after six ties both hold seven cards; the last one goes, and nobody is dealt any. */
static void more_than_six_initiative_cards_are_cut_to_six(void **state)
{
    static const showing shown[] = {
        {0, "OS-05", 1}, {1, "OS-06", 1}, {0, "OS-10", 2}, {1, "OS-11", 2}, {0, "OS-16", 3}, {1, "OS-17", 3}, {0, "PT-02", 3},
        {1, "PT-03", 3}, {0, "PT-01", 4}, {1, "PT-04", 4}, {0, "FM-01", 5}, {1, "FM-02", 5}, {0, "SH-02", 4}, {1, "TS-01", 2},
    };
    table *t = set_up(2, "OS-05 OS-06 OS-10 OS-11 OS-16 OS-17 PT-02 PT-03 PT-01 PT-04 FM-01 FM-02 SH-02 TS-01");

    (void)state;
    expect_shown(t, shown, RS_COUNT(shown));
    assert_int_equal(t->s.first, 0);
    assert_true(in_discard(t, "SH-02"));
    assert_true(in_discard(t, "TS-01"));
    assert_int_equal(rs_size(&t->s.discard), 2);
    assert_true(hand_is(t, 0, "OS-05 OS-10 OS-16 PT-02 PT-01 FM-01"));
    assert_true(hand_is(t, 1, "OS-06 OS-11 OS-17 PT-03 PT-04 FM-02"));
    assert_int_equal(times(t, PL_EV_DEALT), 0);
    assert_int_equal(deck_size(t), 89);
    sound(t);
}

/* TV-04; PL-2.6: a Storm in the deal is put aside, replaced by the next card, and shuffled in at the end. */
static void a_storm_in_the_deal_is_replaced(void **state)
{
    table *t = set_up(3, "SH-14 TS-01 TS-02 OS-05 OS-06 ST-01 PT-02");

    (void)state;
    assert_int_equal(t->s.first, 0);
    assert_true(in_hand(t, 0, "OS-05"));
    assert_true(in_hand(t, 1, "OS-06"));
    assert_true(in_hand(t, 2, "PT-02"));
    for (int seat = 0; seat < 3; seat++) assert_int_equal(hand_size(t, seat), 6);
    assert_int_equal(times(t, PL_EV_DEALT), 15);
    assert_int_equal(times(t, PL_EV_STORM), 0);
    assert_int_equal(deck_size(t), 85);
    assert_true(rs_has(&t->s.deck.cards, PL_STORM_CARD));
    sound(t);
}

/* ---- The Encounter ---------------------------------------------------------------------------------------------------- */

/* TV-05; PL-5.1, PL-6.1: the very first turn begins with sailing, without an Encounter and with nothing to pay. */
static void the_first_turn_begins_with_sailing(void **state)
{
    table *t = set_up(3, "SH-14 TS-01 TS-02");

    (void)state;
    assert_int_equal(t->s.round, 1);
    assert_int_equal(t->s.pending, PL_NONE);
    assert_int_equal(times(t, PL_EV_ENCOUNTER), 0);
    assert_int_equal(times(t, PL_EV_PAID), 0);
    assert_int_equal(captain(t, A)->silver, 5);
    expect_asked(t, A, PL_D_SAIL);
    refused(t, A, "pay crew", "PL-6.3");
}

/* TV-06; PL-5.5, PL-22.4: a Map card may be laid as an Encounter, and does nothing. */
static void a_map_card_is_an_encounter_without_effect(void **state)
{
    table *t = position(3, "A hand PT-06; B at OS-01; step lay");

    (void)state;
    answer_alone(t, A, "lay PT-06");
    assert_true(happened(t, PL_EV_NO_EFFECT, B));
    assert_true(in_discard(t, "PT-06"));
    assert_int_equal(t->s.pending, PL_NONE);
    assert_int_equal(captain(t, B)->offer, PL_NONE);
    assert_int_equal(times(t, PL_EV_OFFER), 0);
    expect_asked(t, B, PL_D_SAIL);
    sound(t);
}

/* ---- Pay and Mutiny --------------------------------------------------------------------------------------------------- */

/* TV-07; PL-6.1, PL-6.2, PL-6.6: an unpaid mate goes as the ship moves; nothing else happens. */
static void an_unpaid_mate_leaves_when_the_ship_moves(void **state)
{
    table *t = position(3, "A silver 0, mate FM-01; step dues; deck OS-05");

    (void)state;
    expect_asked(t, A, PL_D_PAY);
    expect_offers(t, "pay crew; release");
    refused(t, A, "pay all", "PL-6.1");
    refused(t, A, "pay none", "PL-6.2");
    play(t, A, "pay crew");
    expect_asked(t, A, PL_D_SAIL);
    expect_offers(t, "move north; move east; move south; move west; release; end");
    refused(t, A, "pay mate", "PL-6.1");

    play(t, A, "move east");
    assert_true(happened(t, PL_EV_MATE_LEAVES, A));
    assert_int_equal(captain(t, A)->mate, PL_NONE);
    assert_true(in_discard(t, "FM-01"));
    assert_int_equal(at(t, A), card("OS-02"));
    assert_true(hand_is(t, A, "OS-05"));
    assert_false(captain(t, A)->lost);
    expect_asked(t, A, PL_D_SAIL);
    expect_offers(t, "explore OS-05 north; explore OS-05 east; explore OS-05 south; end");
    refused(t, A, "pay mate", "PL-6.3");
}

/* TV-08; PL-6.4, PL-6.5, PL-20.2, PL-20.3, PL-20.4, PL-20.5, PL-20.6: an unpaid crew takes the ship as it moves. */
static void moving_unpaid_is_mutiny(void **state)
{
    table *t = position(3, "A at OS-01, own SH-12b, prize SH-21, plundered sugar 2, traded cotton 1, mate FM-01, silver 1, "
                           "hand TS-01 TS-02 TS-03 TS-04, letters france, deed spain; step dues; "
                           "deck OS-05 OS-06 OS-07 OS-08 OS-09 OS-10");

    (void)state;
    expect_asked(t, A, PL_D_PAY);
    expect_offers(t, "pay none; abandon; release");
    refused(t, A, "pay all", "PL-6.1");
    refused(t, A, "pay crew", "PL-6.1");
    play(t, A, "pay none");
    assert_int_equal(captain(t, A)->silver, 1);

    play(t, A, "move south");
    assert_true(happened(t, PL_EV_MUTINY, A));
    assert_int_equal(arg_of(t, PL_EV_MUTINY, 0), card("SH-12"));
    assert_true(happened(t, PL_EV_SHIP_LOST, A));
    assert_int_equal(times(t, PL_EV_SAILS), 0);
    assert_int_equal(times(t, PL_EV_DRAW), 0);
    assert_true(in_discard(t, "SH-12") && in_discard(t, "SH-21") && in_discard(t, "FM-01"));
    assert_true(in_discard(t, "TS-01") && in_discard(t, "TS-02") && in_discard(t, "TS-03") && in_discard(t, "TS-04"));
    assert_int_equal(rs_size(&t->s.discard), 7);
    assert_int_equal(t->s.supply[PL_SUGAR], PL_TOKENS);
    assert_int_equal(t->s.supply[PL_COTTON], PL_TOKENS);
    assert_int_equal(captain(t, A)->own, PL_PINNACE);
    assert_int_equal(captain(t, A)->prize, PL_NONE);
    assert_int_equal(captain(t, A)->mate, PL_NONE);
    assert_int_equal(hand_size(t, A), 0);
    assert_int_equal(at(t, A), card("TO-01"));
    assert_int_equal(captain(t, A)->silver, 1);
    assert_int_equal(captain(t, A)->letters, 1 << PL_FRANCE);
    assert_int_equal(captain(t, A)->deed, 1 << PL_SPAIN);
    assert_true(captain(t, A)->lost);
    assert_int_equal(times(t, PL_EV_LAID), 0);
    assert_int_equal(t->s.pending, PL_NONE);
    expect_asked(t, B, PL_D_SAIL);

    idle(t, B);
    idle(t, C);
    assert_int_equal(times(t, PL_EV_DRAW), 6);
    assert_true(hand_is(t, A, "OS-05 OS-06 OS-07 OS-08 OS-09 OS-10"));
    assert_false(captain(t, A)->lost);
    expect_asked(t, A, PL_D_SAIL);
}

/* TV-09; PL-6.3, PL-6.7: what was not paid in phase 2 may still be paid, once, before the first move. */
static void late_payment_before_the_first_move_averts_mutiny(void **state)
{
    table *t = position(3, "A at OS-01, own SH-12b, hand OS-05; step dues; deck OS-06");

    (void)state;
    expect_offers(t, "pay all; pay none");
    play(t, A, "pay none");
    play(t, A, "explore OS-05 north");
    assert_int_equal(pl_card_at(&t->s, 0, 2), card("OS-05"));
    expect_asked(t, A, PL_D_SAIL);
    assert_true(offered(t, "pay crew"));

    play(t, A, "pay crew");
    assert_int_equal(captain(t, A)->silver, 3);
    refused(t, A, "pay crew", "PL-6.3");

    play(t, A, "move north");
    assert_int_equal(times(t, PL_EV_MUTINY), 0);
    assert_int_equal(at(t, A), card("OS-05"));
    assert_int_equal(captain(t, A)->own, card("SH-12"));
    assert_int_equal(captain(t, A)->silver, 3);
    expect_asked(t, A, PL_D_SAIL);
    refused(t, A, "pay crew", "PL-6.3");
}

/* ---- Sailing ---------------------------------------------------------------------------------------------------------- */

/* TV-10; PL-7.7: one turn of 90 degrees in a turn, then only straight on; never back. */
static void a_ship_turns_once_and_never_back(void **state)
{
    table *t = position(3, "A at OS-01, hand TS-01 TS-02; map OS-05 1,1; map OS-06 2,1; map OS-07 2,2; map OS-08 2,3; map OS-09 1,2; "
                           "map OS-10 3,2; step sail; deck TM-01 TM-02 TM-03 SH-09");

    (void)state;
    expect_offers(t, "move east; move south; end");
    play(t, A, "move east");
    assert_int_equal(at(t, A), card("OS-05"));
    expect_offers(t, "move north; move east; move south; end");
    refused(t, A, "move west", "PL-7.7");

    play(t, A, "move east");
    assert_int_equal(at(t, A), card("OS-06"));
    play(t, A, "move north");
    assert_int_equal(at(t, A), card("OS-07"));
    expect_offers(t, "move north; end");
    refused(t, A, "move east", "PL-7.7");
    refused(t, A, "move west", "PL-7.7");
    refused(t, A, "move south", "PL-7.7");

    play(t, A, "move north");
    assert_int_equal(at(t, A), card("OS-08"));
    assert_int_equal(hand_size(t, A), 6);
    answer_alone(t, A, "end");
    expect_asked(t, A, PL_D_ACTION);
}

/* TV-11; PL-7.4, PL-7.6, PL-9.1: the seventh card stops the ship. */
static void seven_cards_stop_the_ship(void **state)
{
    table *t = position(3, "A at OS-01, hand TS-01 TS-02 TS-03 TS-04 TS-05; map OS-05 0,2; map OS-06 0,3; map OS-07 0,4; map OS-08 0,5; "
                           "step sail; deck TM-01 SH-09");

    (void)state;
    play(t, A, "move north");
    assert_int_equal(hand_size(t, A), 6);
    expect_asked(t, A, PL_D_SAIL);
    play(t, A, "move north");
    assert_int_equal(hand_size(t, A), 7);
    assert_int_equal(at(t, A), card("OS-06"));
    expect_asked(t, A, PL_D_ACTION);
}

/* TV-11; PL-7.1, PL-7.2, PL-7.6: Map cards laid on the way, one in each step, lengthen the voyage. */
static void laying_map_cards_lengthens_the_voyage(void **state)
{
    table *t = position(3, "A at OS-01, hand OS-09 OS-10 TS-01 TS-02 TS-03; map OS-05 0,2; map OS-06 0,3; map OS-07 0,4; map OS-08 0,5; "
                           "step sail; deck TM-01 TM-02 TM-03 SH-09");

    (void)state;
    play(t, A, "explore OS-09 west");
    assert_int_equal(hand_size(t, A), 4);
    refused(t, A, "explore OS-10 east", "PL-7.2");
    play(t, A, "move north");
    assert_int_equal(hand_size(t, A), 5);
    play(t, A, "explore OS-10 west");
    assert_int_equal(hand_size(t, A), 4);
    play(t, A, "move north");
    assert_int_equal(hand_size(t, A), 5);
    play(t, A, "move north");
    assert_int_equal(hand_size(t, A), 6);
    expect_asked(t, A, PL_D_SAIL);
    play(t, A, "move north");
    assert_int_equal(hand_size(t, A), 7);
    assert_int_equal(at(t, A), card("OS-08"));
    assert_int_equal(t->s.turn.moved, 4);
    assert_int_equal(pl_card_at(&t->s, -1, 1), card("OS-09"));
    assert_int_equal(pl_card_at(&t->s, -1, 2), card("OS-10"));
    expect_asked(t, A, PL_D_ACTION);
}

/* TV-12; PL-7.6, PL-9.1: entering a Port ends the phase, after the draw. */
static void entering_a_port_ends_the_phase_after_the_draw(void **state)
{
    table *t = position(3, "A at OS-01, hand TS-01 TS-02 TS-03; map PT-08 0,2; step sail; deck OS-05");

    (void)state;
    play(t, A, "move north");
    assert_int_equal(at(t, A), card("PT-08"));
    assert_true(hand_is(t, A, "TS-01 TS-02 TS-03 OS-05"));
    expect_asked(t, A, PL_D_ACTION);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(sixty_silver_win_at_once),
        TEST(a_tie_for_the_first_turn_is_broken_by_more_cards),
        TEST(more_than_six_initiative_cards_are_cut_to_six),
        TEST(a_storm_in_the_deal_is_replaced),
        TEST(the_first_turn_begins_with_sailing),
        TEST(a_map_card_is_an_encounter_without_effect),
        TEST(an_unpaid_mate_leaves_when_the_ship_moves),
        TEST(moving_unpaid_is_mutiny),
        TEST(late_payment_before_the_first_move_averts_mutiny),
        TEST(a_ship_turns_once_and_never_back),
        TEST(seven_cards_stop_the_ship),
        TEST(laying_map_cards_lengthens_the_voyage),
        TEST(entering_a_port_ends_the_phase_after_the_draw),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
