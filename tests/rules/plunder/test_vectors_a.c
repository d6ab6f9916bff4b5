/* test_vectors_a.c - the test vectors of the rules, TV-01 to TV-24: what the book states and shows by example. */
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
    assert_true(unasked(t, A, "lay PT-06"));
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
    assert_true(unasked(t, A, "end"));
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

/* ---- Letters of Marque ------------------------------------------------------------------------------------------------ */

/* TV-13; PL-14.1, PL-14.2, PL-14.3, PL-14.4, PL-14.7: a tie gives the Letter to the one who asks, and its foe as Enemy. */
static void a_tied_bid_wins_the_letter(void **state)
{
    table *t = position(3, "A at PT-03, hand FM-01; B hand SH-25; C hand OS-05; map PT-03 0,2; war WD-02");

    (void)state;
    play(t, A, "letter");
    assert_true(unasked(t, A, "bid FM-01"));
    assert_true(in_hand(t, A, "FM-01")); /* not revealed yet */
    expect_asked(t, B, PL_D_BLOCK);
    expect_offers(t, "bid nothing; bid SH-25");
    play(t, B, "bid SH-25");
    assert_true(in_hand(t, B, "SH-25"));
    expect_asked(t, C, PL_D_BLOCK);
    play(t, C, "bid nothing");

    assert_true(happened(t, PL_EV_LETTER, A));
    assert_int_equal(captain(t, A)->letters, 1 << PL_FRANCE);
    assert_int_equal(pl_enemies(&t->s, A), 1 << PL_SPAIN);
    assert_int_equal(captain(t, A)->deed, 0);
    assert_true(in_discard(t, "FM-01") && in_discard(t, "SH-25"));
    assert_true(hand_is(t, C, "OS-05"));
    assert_int_equal(hand_size(t, A) + hand_size(t, B), 0);
    expect_asked(t, B, PL_D_SAIL);
}

/* TV-13; PL-14.4: a higher card against it blocks the Letter, and all cards put down are gone. */
static void a_higher_card_blocks_the_letter(void **state)
{
    table *t = position(3, "A at PT-03, hand FM-01; B hand KR-01; C hand OS-05; map PT-03 0,2; war WD-02");

    (void)state;
    play(t, A, "letter");
    play(t, B, "bid KR-01");
    play(t, C, "bid nothing");
    assert_true(happened(t, PL_EV_NO_LETTER, A));
    assert_int_equal(captain(t, A)->letters, 0);
    assert_int_equal(pl_enemies(&t->s, A), 0);
    assert_true(in_discard(t, "FM-01") && in_discard(t, "KR-01"));
    assert_true(hand_is(t, C, "OS-05"));
}

/* TV-13; PL-14.5: the Parrot beats every card there is. */
static void the_parrot_always_gets_the_letter(void **state)
{
    table *t = position(3, "A at PT-03, hand PR-01; B hand KR-01; C hand TF-03; map PT-03 0,2; war WD-02");

    (void)state;
    play(t, A, "letter");
    play(t, B, "bid KR-01");
    play(t, C, "bid TF-03");
    assert_int_equal(captain(t, A)->letters, 1 << PL_FRANCE);
    assert_true(in_discard(t, "PR-01") && in_discard(t, "KR-01") && in_discard(t, "TF-03"));
    for (int other = 0; other < PL_CARDS; other++) assert_true(other == PL_PARROT || pl_value(other) < pl_value(PL_PARROT));
}

/* ---- Selling ---------------------------------------------------------------------------------------------------------- */

static table *tortuga_with_plunder(void)
{
    table *t = position(3, "A at OS-01, silver 8, prize SH-23, plundered tobacco 3 sugar 1, traded cotton 2; step sail; deck TS-01");

    play(t, A, "move south");
    expect_asked(t, A, PL_D_ACTION);
    expect_offers(t, "trade; abandon");
    refused(t, A, "pass", "PL-10.5");
    refused(t, A, "attack port", "PL-10.5");
    play(t, A, "trade");
    return t;
}

/* TV-14; PL-10.5, PL-11.2, PL-11.7, PL-11.8: in Tortuga Prize and plunder must be sold, for half; Traded Cargo fetches all. */
static void plunder_must_be_sold_in_tortuga(void **state)
{
    table *t = tortuga_with_plunder();

    (void)state;
    assert_int_equal(times(t, PL_EV_GAINED), 2);
    assert_int_equal(arg_of(t, PL_EV_GAINED, 0), 5); /* the Prize, after the goods */
    assert_int_equal(captain(t, A)->silver, 18);
    assert_int_equal(captain(t, A)->prize, PL_NONE);
    assert_true(in_discard(t, "SH-23"));
    assert_int_equal(pl_tokens(captain(t, A), PL_PLUNDERED), 0);
    assert_int_equal(t->s.supply[PL_TOBACCO], PL_TOKENS);
    assert_int_equal(t->s.supply[PL_SUGAR], PL_TOKENS);
    expect_asked(t, A, PL_D_TRADE);
    expect_offers(t, "buy sugar 1; buy cotton 1; sell cotton 1; sell cotton 2; done");
    play(t, A, "sell cotton 2");
    assert_int_equal(captain(t, A)->silver, 22);
    assert_int_equal(traded(t, A, PL_COTTON), 0);
}

/* TV-14; PL-11.5: nobody has to sell Traded Cargo. */
static void traded_cargo_may_be_kept(void **state)
{
    table *t = tortuga_with_plunder();

    (void)state;
    play(t, A, "done");
    assert_int_equal(captain(t, A)->silver, 18);
    assert_int_equal(traded(t, A, PL_COTTON), 2);
    expect_asked(t, B, PL_D_SAIL);
}

/* TV-15; PL-11.12: a bought ship fetches its full worth in any Port. */
static void a_bought_ship_is_sold_at_full_worth(void **state)
{
    table *t = position(3, "A at PT-08, own SH-13b, hand SH-09; map PT-08 0,2; step trade");

    (void)state;
    expect_offers(t, "buy tobacco 1; buy tobacco 2; buy cotton 1; buy cotton 2; exchange SH-09; sell-ship; done");
    play(t, A, "sell-ship");
    assert_int_equal(captain(t, A)->silver, 5 + 18);
    assert_int_equal(captain(t, A)->own, PL_PINNACE);
    assert_true(in_discard(t, "SH-13"));
    expect_asked(t, A, PL_D_TRADE);
    assert_true(offered(t, "buy-ship SH-09"));
}

/* TV-15; PL-11.9, PL-11.11, PL-11.12: a won ship is neither sold nor exchanged in a neutral Port without its Letter. */
static void a_won_ship_is_not_sold_in_a_neutral_port(void **state)
{
    table *t = position(3, "A at PT-08, own SH-13w, hand SH-09; map PT-08 0,2; step trade");

    (void)state;
    expect_offers(t, "buy tobacco 1; buy tobacco 2; buy cotton 1; buy cotton 2; done");
    refused(t, A, "sell-ship", "PL-11.12");
    refused(t, A, "exchange SH-09", "PL-11.12");
}

/* TV-15; PL-11.9, PL-11.12: Tortuga takes a won ship, for half its worth. */
static void a_won_ship_fetches_half_in_tortuga(void **state)
{
    table *t = position(3, "A own SH-13w, hand SH-09; step trade");

    (void)state;
    assert_true(offered(t, "exchange SH-09"));
    play(t, A, "sell-ship");
    assert_int_equal(captain(t, A)->silver, 5 + 9);
    assert_int_equal(captain(t, A)->own, PL_PINNACE);
    assert_false(captain(t, A)->own_won);
    assert_true(in_discard(t, "SH-13"));
}

/* ---- Treasure Fleets -------------------------------------------------------------------------------------------------- */

/* TV-16; PL-18.8, PL-19.1, PL-19.5, PL-12.5, PL-21.1: a fleet in Port adds its guns and men, and its silver and galleon to the booty. */
static void a_port_is_sacked_with_the_fleet_inside(void **state)
{
    table *t = position(3, "A at PT-12, own SH-14b, mate FM-01, hand SH-02 RC-02; map PT-12 0,2; fleet TF-01 PT-12; "
                           "deck PT-06 PT-03 PT-05");

    (void)state;
    play(t, A, "attack port");
    assert_int_equal(arg_of(t, PL_EV_ATTACKS, 2), 14);
    assert_int_equal(arg_of(t, PL_EV_ATTACKS, 3), 27);
    assert_int_equal(captain(t, A)->deed, 1 << PL_SPAIN);
    expect_asked(t, A, PL_D_BROADSIDE);
    expect_offers(t, "add nothing; add SH-02; add RC-02");
    refused(t, A, "add RC-02 red", "PL-17.12");

    play(t, A, "add SH-02");
    assert_true(compared(t, PL_BY_CANNONS, 14, 14));
    expect_asked(t, A, PL_D_BOARDING); /* against a Port there is no breaking off */
    expect_offers(t, "add nothing; add RC-02; add RC-02 red");

    play(t, A, "add RC-02 red");
    assert_true(compared(t, PL_BY_CREW, 14, 13));
    assert_int_equal(captain(t, A)->silver, 5 + 15);
    expect_asked(t, A, PL_D_TAKE);
    expect_offers(t, "take SH-14 none; take SH-14 TF-01; take TF-01 SH-14; take TF-01 none");

    play(t, A, "take SH-14 TF-01");
    assert_int_equal(captain(t, A)->prize, card("TF-01"));
    assert_int_equal(t->s.fleets, 0);
    assert_int_equal(times(t, PL_EV_TURNED_UP), 3);
    assert_int_equal(plundered(t, A, PL_SUGAR), 4);
    assert_int_equal(plundered(t, A, PL_TOBACCO), 3);
    assert_int_equal(plundered(t, A, PL_INDIGO), 2);
    expect_asked(t, A, PL_D_DUMP);
    expect_offers(t, "dump plundered sugar; dump plundered tobacco; dump plundered indigo");
    play(t, A, "dump plundered sugar");
    play(t, A, "dump plundered sugar");
    expect_asked(t, A, PL_D_DUMP);
    play(t, A, "dump plundered tobacco");
    assert_int_equal(plundered(t, A, PL_SUGAR), 2);
    assert_int_equal(plundered(t, A, PL_TOBACCO), 2);
    assert_int_equal(plundered(t, A, PL_INDIGO), 2);
    assert_true(in_discard(t, "SH-02") && in_discard(t, "RC-02"));
    assert_true(in_discard(t, "PT-06") && in_discard(t, "PT-03") && in_discard(t, "PT-05"));
    expect_asked(t, B, PL_D_SAIL);
}

/* TV-17; PL-18.4: fleets of one cell fight as one, at the speed of the slowest. */
static void two_fleets_of_one_cell_count_as_one(void **state)
{
    table *t = position(3, "A at OS-01; fleet TF-01 OS-01; fleet TF-02 OS-01");

    (void)state;
    assert_int_equal(pl_fleets_at(&t->s, card("OS-01")).silver, 35);
    play(t, A, "attack fleet");
    assert_int_equal(arg_of(t, PL_EV_ATTACKS, 0), PL_FOE_FLEET);
    assert_int_equal(arg_of(t, PL_EV_ATTACKS, 1), 2);
    assert_int_equal(arg_of(t, PL_EV_ATTACKS, 2), 17);
    assert_int_equal(arg_of(t, PL_EV_ATTACKS, 3), 34);
}

/* ---- Attacks and flights ---------------------------------------------------------------------------------------------- */

/* TV-18; PL-21.1, PL-21.2, PL-21.3, PL-21.4, PL-15.5, PL-16.8: hunting a friend's ship costs the Letter, and with it the Enemy it made. */
static void attacking_a_friend_costs_the_letter(void **state)
{
    table *t = position(3, "A at OS-01, letters france, hand SH-18; war WD-02");

    (void)state;
    assert_int_equal(pl_enemies(&t->s, A), 1 << PL_SPAIN);
    play(t, A, "hunt SH-18");
    assert_true(happened(t, PL_EV_LETTER_LOST, A));
    assert_true(happened(t, PL_EV_ENEMY, A));
    assert_true(unasked(t, A, "add nothing"));
    assert_true(compared(t, PL_BY_SPEED, 4, 5));
    assert_true(happened(t, PL_EV_ESCAPES, A));
    assert_true(in_discard(t, "SH-18"));
    assert_int_equal(captain(t, A)->letters, 0);
    assert_int_equal(captain(t, A)->deed, 1 << PL_FRANCE);
    assert_int_equal(pl_enemies(&t->s, A), 1 << PL_FRANCE);
    expect_asked(t, B, PL_D_SAIL);
}

/* TV-19; PL-12.11, PL-15.3, PL-15.5: who chases counts the own ship's speed, however slow the Prize in tow. */
static void the_chase_ignores_the_prize(void **state)
{
    table *t = position(3, "A at OS-01, prize SH-24, hand SH-09 OS-05");

    (void)state;
    play(t, A, "hunt SH-09");
    assert_int_equal(captain(t, A)->deed, 1 << PL_ENGLAND);
    expect_asked(t, A, PL_D_CHASE);
    expect_offers(t, "add nothing; add OS-05");
    play(t, A, "add OS-05");
    assert_true(compared(t, PL_BY_SPEED, 5, 5));
    assert_true(compared(t, PL_BY_CANNONS, 2, 2));
    assert_true(in_discard(t, "OS-05"));
    expect_asked(t, A, PL_D_BOARD);
}

/* TV-19; PL-16.8, PL-21.3: a ship that gets away is discarded; the flag is taken all the same. */
static void a_ship_that_escapes_still_makes_an_enemy(void **state)
{
    table *t = position(3, "A at OS-01, prize SH-24, hand SH-09 OS-05");

    (void)state;
    play(t, A, "hunt SH-09");
    play(t, A, "add nothing");
    assert_true(compared(t, PL_BY_SPEED, 4, 5));
    assert_true(in_discard(t, "SH-09"));
    assert_int_equal(captain(t, A)->deed, 1 << PL_ENGLAND);
    assert_int_equal(captain(t, A)->prize, card("SH-24"));
}

static table *chased_by_red_hand(void)
{
    table *t = position(3, "A at OS-01, prize SH-24, hand PT-02 TS-01 OS-05; pending SH-02; step resolve");

    expect_asked(t, A, PL_D_ATTACKED);
    return t;
}

/* TV-20; PL-16.4, PL-16.5: fight, or flee with or without the Prize and with or without a card: nine ways in all. */
static void fleeing_may_cost_the_prize_and_a_card(void **state)
{
    table *t = chased_by_red_hand();

    (void)state;
    expect_offers(t, "fight; flee; flee PT-02; flee TS-01; flee OS-05; "
                     "flee abandon; flee abandon PT-02; flee abandon TS-01; flee abandon OS-05");
}

/* TV-20; PL-12.11, PL-16.5: the speed in tow and a card above the pirate's speed get away with the Prize. */
static void a_good_card_saves_the_prize(void **state)
{
    table *t = chased_by_red_hand();

    (void)state;
    play(t, A, "flee PT-02");
    assert_true(compared(t, PL_BY_SPEED, 5, 4));
    assert_true(happened(t, PL_EV_FLED, A));
    assert_int_equal(captain(t, A)->prize, card("SH-24"));
    assert_true(in_discard(t, "SH-02") && in_discard(t, "PT-02"));
    expect_asked(t, A, PL_D_SAIL);
}

/* TV-20; PL-16.5: a tie is no escape, and the card played is gone. */
static void a_tie_does_not_escape(void **state)
{
    table *t = chased_by_red_hand();

    (void)state;
    play(t, A, "flee TS-01");
    assert_true(compared(t, PL_BY_SPEED, 4, 4));
    assert_false(happened(t, PL_EV_FLED, A));
    assert_true(in_discard(t, "TS-01"));
    assert_int_equal(captain(t, A)->prize, card("SH-24"));
    expect_asked(t, A, PL_D_BROADSIDE);
}

/* TV-20; PL-12.9, PL-16.5: the Prize given up in vain is gone too. */
static void a_prize_given_up_in_vain_is_gone(void **state)
{
    table *t = chased_by_red_hand();

    (void)state;
    play(t, A, "flee abandon");
    assert_true(compared(t, PL_BY_SPEED, 4, 4));
    assert_int_equal(captain(t, A)->prize, PL_NONE);
    assert_true(in_discard(t, "SH-24"));
    expect_asked(t, A, PL_D_BROADSIDE);
}

/* TV-20; PL-16.5: without the Prize even the lowest card is enough. */
static void giving_up_the_prize_and_a_card_escapes(void **state)
{
    table *t = chased_by_red_hand();

    (void)state;
    play(t, A, "flee abandon OS-05");
    assert_true(compared(t, PL_BY_SPEED, 5, 4));
    assert_true(happened(t, PL_EV_FLED, A));
    assert_int_equal(captain(t, A)->prize, PL_NONE);
    assert_true(in_discard(t, "SH-24") && in_discard(t, "OS-05") && in_discard(t, "SH-02"));
    expect_asked(t, A, PL_D_SAIL);
}

/* TV-21; PL-16.2, PL-16.3: an Enemy's ship that is no faster does not attack. */
static void an_enemy_as_fast_as_the_captain_does_not_attack(void **state)
{
    table *t = position(3, "A at OS-01, deed spain; pending SH-22; step resolve");

    (void)state;
    expect_asked(t, A, PL_D_MEET);
    expect_offers(t, "attack ship; let-pass");
}

/* TV-21; PL-16.2, PL-12.11: a slow Prize in tow makes the same ship attack. */
static void an_enemy_faster_than_the_tow_attacks(void **state)
{
    table *t = position(3, "A at OS-01, deed spain, prize SH-05; pending SH-22; step resolve");

    (void)state;
    expect_asked(t, A, PL_D_ATTACKED);
    expect_offers(t, "fight; flee; flee abandon");
}

static table *hunting_the_constance(void)
{
    table *t = position(3, "A at OS-01, hand SH-10 OS-05");

    play(t, A, "hunt SH-10");
    assert_int_equal(captain(t, A)->deed, 1 << PL_ENGLAND);
    expect_asked(t, A, PL_D_BROADSIDE); /* as fast as it is, so there is no Chase */
    expect_offers(t, "add nothing; add OS-05");
    return t;
}

/* TV-22; PL-15.6, PL-16.9, PL-20.4: out-gunned, the ship is lost and the ship that sank it discarded. */
static void fewer_cannons_lose_the_ship(void **state)
{
    table *t = hunting_the_constance();

    (void)state;
    play(t, A, "add nothing");
    assert_true(compared(t, PL_BY_CANNONS, 2, 3));
    assert_true(happened(t, PL_EV_SHIP_LOST, A));
    assert_true(captain(t, A)->lost);
    assert_int_equal(at(t, A), card("TO-01"));
    assert_true(in_discard(t, "SH-10") && in_discard(t, "OS-05"));
    assert_int_equal(captain(t, A)->deed, 1 << PL_ENGLAND);
    expect_asked(t, B, PL_D_SAIL);
}

/* TV-22; PL-15.6, PL-15.7: as many cannons are enough; breaking off then gains nothing. */
static void a_tied_broadside_is_won_and_may_be_broken_off(void **state)
{
    table *t = hunting_the_constance();

    (void)state;
    play(t, A, "add OS-05");
    assert_true(compared(t, PL_BY_CANNONS, 3, 3));
    expect_asked(t, A, PL_D_BOARD);
    expect_offers(t, "board; break-off");
    play(t, A, "break-off");
    assert_true(in_discard(t, "SH-10") && in_discard(t, "OS-05"));
    assert_int_equal(captain(t, A)->prize, PL_NONE);
    assert_int_equal(captain(t, A)->silver, 5);
    assert_int_equal(times(t, PL_EV_TURNED_UP), 0);
    assert_int_equal(captain(t, A)->deed, 1 << PL_ENGLAND);
    assert_false(captain(t, A)->lost);
    expect_asked(t, B, PL_D_SAIL);
}

/* ---- Captain against captain ------------------------------------------------------------------------------------------ */

/* TV-23; PL-17.2, PL-17.6, PL-17.7, PL-17.8, PL-17.9, PL-12.5: a defender who wins the Boarding takes the ship. */
static void the_defender_may_win_the_boarding(void **state)
{
    table *t = position(3, "A at OS-01, own SH-12b, hand PT-02 TS-01; B at OS-01, own SH-18b, mate FM-01, hand OS-05 PT-01");

    (void)state;
    play(t, A, "attack blue");
    expect_asked(t, B, PL_D_DEFEND);
    expect_offers(t, "stand; flee");
    play(t, B, "stand");
    expect_asked(t, A, PL_D_DUEL);
    expect_offers(t, "add nothing; add PT-02; add TS-01");
    play(t, A, "add PT-02");
    expect_asked(t, B, PL_D_DUEL);
    expect_offers(t, "add nothing; add OS-05; add PT-01");
    play(t, B, "add OS-05");
    assert_true(compared(t, PL_BY_CANNONS, 7, 7));
    assert_true(in_discard(t, "PT-02") && in_discard(t, "OS-05"));
    expect_asked(t, A, PL_D_VICTOR);
    expect_offers(t, "sink; board");

    play(t, A, "board");
    play(t, A, "add TS-01");
    play(t, B, "add PT-01");
    assert_true(compared(t, PL_BY_CREW, 9, 10));
    expect_asked(t, B, PL_D_TAKE);
    expect_offers(t, "take SH-18 none; take SH-18 SH-12; take SH-12 SH-18; take SH-12 none");
    assert_int_equal(captain(t, A)->own, card("SH-12")); /* until it is taken */

    play(t, B, "take SH-18 SH-12");
    assert_int_equal(captain(t, B)->own, card("SH-18"));
    assert_int_equal(captain(t, B)->prize, card("SH-12"));
    assert_int_equal(captain(t, A)->own, PL_PINNACE);
    assert_int_equal(at(t, A), card("TO-01"));
    assert_true(captain(t, A)->lost);
    assert_int_equal(times(t, PL_EV_LAID), 0);
    assert_int_equal(t->s.pending, PL_NONE);
    assert_int_equal(captain(t, A)->deed | captain(t, B)->deed, 0);
    expect_asked(t, B, PL_D_PAY);
}

/* TV-24; PL-17.2, PL-17.3, PL-17.4: who leaves his Prize behind escapes if the attacker prefers to take it. */
static void a_prize_left_behind_may_be_taken(void **state)
{
    table *t = position(3, "A at OS-01, own SH-12b, hand TS-01 TS-02; "
                           "B at OS-01, prize SH-24, plundered indigo 2, traded sugar 1, hand OS-05");

    (void)state;
    play(t, A, "attack blue");
    expect_asked(t, B, PL_D_DEFEND);
    expect_offers(t, "stand; flee; flee abandon");
    play(t, B, "flee abandon");
    expect_asked(t, A, PL_D_SALVAGE);
    expect_offers(t, "salvage; chase");
    play(t, A, "salvage");
    assert_int_equal(captain(t, A)->prize, card("SH-24"));
    assert_int_equal(plundered(t, A, PL_INDIGO), 2);
    assert_int_equal(pl_cargo(captain(t, A)), 2);
    assert_int_equal(captain(t, B)->prize, PL_NONE);
    assert_int_equal(traded(t, B, PL_SUGAR), 1);
    assert_int_equal(pl_cargo(captain(t, B)), 1);
    assert_true(hand_is(t, A, "TS-01 TS-02"));
    assert_true(hand_is(t, B, "OS-05"));
    assert_int_equal(at(t, B), card("OS-01"));
    assert_true(rs_is_empty(&t->s.discard));
    expect_asked(t, A, PL_D_ENCOUNTER);
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
        TEST(a_tied_bid_wins_the_letter),
        TEST(a_higher_card_blocks_the_letter),
        TEST(the_parrot_always_gets_the_letter),
        TEST(plunder_must_be_sold_in_tortuga),
        TEST(traded_cargo_may_be_kept),
        TEST(a_bought_ship_is_sold_at_full_worth),
        TEST(a_won_ship_is_not_sold_in_a_neutral_port),
        TEST(a_won_ship_fetches_half_in_tortuga),
        TEST(a_port_is_sacked_with_the_fleet_inside),
        TEST(two_fleets_of_one_cell_count_as_one),
        TEST(attacking_a_friend_costs_the_letter),
        TEST(the_chase_ignores_the_prize),
        TEST(a_ship_that_escapes_still_makes_an_enemy),
        TEST(fleeing_may_cost_the_prize_and_a_card),
        TEST(a_good_card_saves_the_prize),
        TEST(a_tie_does_not_escape),
        TEST(a_prize_given_up_in_vain_is_gone),
        TEST(giving_up_the_prize_and_a_card_escapes),
        TEST(an_enemy_as_fast_as_the_captain_does_not_attack),
        TEST(an_enemy_faster_than_the_tow_attacks),
        TEST(fewer_cannons_lose_the_ship),
        TEST(a_tied_broadside_is_won_and_may_be_broken_off),
        TEST(the_defender_may_win_the_boarding),
        TEST(a_prize_left_behind_may_be_taken),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
