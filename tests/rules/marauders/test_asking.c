/* test_asking.c - rules tests: whether somebody is asked tells nobody what is hidden. */
#include "table.h"

#include <string.h>

/* What the log tells a reader of the last play, line by line; it lives until the next call. */
static const char *log_of(const table *t, int who)
{
    static char lines[64 * RS_LINE];
    rs_text text = rs_text_on(lines, sizeof lines);

    for (int i = 0; i < t->turn.events; i++) {
        if (!rs_event_seen(&mm_game, &t->turn.event[i], who)) continue;
        rs_event_text(&mm_game, &t->s, &t->turn.event[i], who, &text);
        rs_put_char(&text, '\n');
    }
    return lines;
}

static bool tells(const table *t, int who, const char *what) { return strstr(log_of(t, who), what) != NULL; }

/* ---- Gold ----------------------------------------------------------------------------------------------------------------- */

/* Port Royal turns A away; B hears the same whatever A's purse holds. */
static void refused_at_port_royal(const char *text, const char *before, const char *after)
{
    table *t = position(2, text);

    play(t, A, "enter");
    expect_asked(t, A, MM_D_ENTER_FEE);
    expect_offers(t, before);
    assert_false(tells(t, B, "the only choice"));
    roll(t, A, "roll", "1 1 1");
    expect_asked(t, A, MM_D_ENTER_FEE);
    expect_offers(t, after);
    assert_false(tells(t, B, "the only choice"));
    play(t, A, "stay");
    assert_false(tells(t, B, "the only choice"));
    expect_asked(t, A, MM_D_ACTION);
}

/* MM-5.8, MM-3.9: who cannot pay the fee is asked like who can, so that nobody learns how much is aboard. */
RULE(port_royal_does_not_tell_who_has_no_gold)
{
    refused_at_port_royal("A at PRO, gold 1, bounty EN1", "roll", "stay");
    refused_at_port_royal("A at PRO, gold 2, bounty EN1", "roll; pay", "stay; pay");
}

/* MM-3.9, MM-9.4: the poor are asked in the market as well, and end the visit themselves. */
RULE(the_poor_are_asked_in_port)
{
    table *t = position(2, "A in BAS, gold 0; demand BAS wood; step port");

    roll(t, A, "buy-goods", "K01 K02 K11 K21 K31 K41");
    expect_asked(t, A, MM_D_BUY_CARDS);
    expect_offers(t, "done");
    play(t, A, "done");
    expect_asked(t, A, MM_D_PORT);
}

/* ---- Cards in hand -------------------------------------------------------------------------------------------------------- */

/* MM-17.10, MM-17.4: at the start of a turn all are asked who could hold a card for it; without one they can only pass. */
RULE(who_could_hold_a_card_is_asked)
{
    table *t = position(4, "B glory G03a; D glory G17a; step start; all-asked");

    expect_asked(t, B, MM_D_WIN_ANNOUNCE);
    expect_offers(t, "pass");
    expect_usual(t, MM_D_WIN_ANNOUNCE, "pass");
    play(t, B, "pass");
    expect_asked(t, D, MM_D_WIN_ANNOUNCE); /* C has no card at all */
    expect_offers(t, "pass; announce G17a");
    play(t, D, "pass");
    assert_false(tells(t, A, "the only choice"));
    expect_asked(t, A, MM_D_ACTION);
}

/* MM-17.10: nobody is asked about a card of which every copy lies open elsewhere. */
RULE(nobody_is_asked_about_cards_that_are_elsewhere)
{
    expect_asked(position(2, "B glory G03a; discard G17a; step start; all-asked"), B, MM_D_WIN_ANNOUNCE);
    expect_asked(position(2, "B glory G03a; discard G17a G17b; step start; all-asked"), A, MM_D_ACTION);
}

static void expect_could_hold(const table *t, int seat, int kind, bool could)
{
    _Alignas(RS_ALIGN) mm_state view;

    assert_int_equal(mm_could_hold(&t->s, seat, kind), could);
    for (int reader = RS_SPECTATOR; reader < t->s.head.players; reader++) {
        if (reader == RS_NOBODY) continue;
        rs_view(&mm_game, &t->s, reader, &view);
        assert_int_equal(mm_could_hold(&view, seat, kind), could);
    }
}

/* MM-17.10: who could hold a card follows from what all know, and is the same in every view. */
RULE(who_could_hold_what_is_known_to_all)
{
    table *t = position(3, "B glory G18a; C glory G03a G18b; discard G09a G09b G16a");

    expect_could_hold(t, A, MM_HIDDEN_COVE, false); /* no card in hand */
    expect_could_hold(t, B, MM_HIDDEN_COVE, true);
    expect_could_hold(t, B, MM_AMBUSH, true);
    expect_could_hold(t, B, MM_BRACE, false); /* all copies are in the discard pile */
    expect_could_hold(t, B, MM_FAIR_WIND, true);
    rs_add(&t->s.known_glory, 50); /* G18a was seen in B's hand */
    expect_could_hold(t, B, MM_HIDDEN_COVE, true);
    expect_could_hold(t, B, MM_AMBUSH, false); /* that is all that B holds */
    expect_could_hold(t, C, MM_HIDDEN_COVE, true);
    rs_add(&t->s.known_glory, 10); /* G03a in C's */
    rs_add(&t->s.known_glory, 51); /* G18b too */
    expect_could_hold(t, C, MM_HIDDEN_COVE, true);
    expect_could_hold(t, C, MM_KEEN_EYES, true);
    expect_could_hold(t, C, MM_AMBUSH, false);
}

/* MM-17.10, MM-6.6, MM-2.5: after a Scouting roll who rolled or who was found is asked, and holds nothing. */
RULE(rolls_do_not_tell_who_could_change_them)
{
    table *t = position(2, "A at CSE, glory G01a; B at CSE, glory G01b; all-asked");

    roll(t, A, "scout blue", "1 1");
    expect_asked(t, A, MM_D_REROLL);
    expect_offers(t, "pass");
    t = position(2, "A at CSE, glory G01a; B at CSE, glory G01b; all-asked");
    roll(t, A, "scout blue", "S 1");
    expect_asked(t, B, MM_D_WIN_CARD);
    expect_offers(t, "pass");
    expect_usual(t, MM_D_WIN_CARD, "pass");
}

/* MM-17.10, MM-22.16: in a battle both are asked in each window, and the victim before the hits work. */
RULE(battle_windows_do_not_tell_what_is_held)
{
    table *t = position(2, "A at CSE, glory G15a; B at CSE, glory G15b; discard G18a G18b; all-asked; next S 1");

    play(t, A, "scout blue");
    expect_asked(t, A, MM_D_BATTLE_WINDOW); /* W-B0 is the attacker's */
    expect_offers(t, "pass");
    roll(t, A, "pass", "S 1 1 1"); /* in the first round both shoot */
    for (int i = 0; i < 2; i++) {  /* W-B2 */
        expect_asked(t, i ? B : A, MM_D_BATTLE_WINDOW);
        expect_offers(t, "pass");
        play(t, i ? B : A, "pass");
    }
    expect_asked(t, A, MM_D_BATTLE_WINDOW); /* W-B3: B has no hit */
    roll(t, A, "pass", "1");
    expect_asked(t, A, MM_D_BATTLE_WINDOW); /* W-B4 */
    play(t, A, "pass");
    expect_asked(t, B, MM_D_ABSORB);
    expect_offers(t, "pass");
    expect_usual(t, MM_D_ABSORB, "pass");
}

/* MM-17.10, MM-17.8: who could copy a card is asked when it has worked. */
RULE(who_could_be_a_quick_learner_is_asked)
{
    table *t = position(3, "B glory G17a; C glory G03a; step start; all-asked");

    play(t, B, "announce G17a");
    play(t, C, "pass");
    expect_asked(t, C, MM_D_WIN_CARD);
    expect_offers(t, "pass");
}

/* ---- The market ----------------------------------------------------------------------------------------------------------- */

/* MM-9.7: where all cards cost the same the price does not tell which were cheap: the buyer names somebody with nothing to show, too. */
RULE(showing_does_not_tell_where_prices_do_not)
{
    table *t = position(3, "A in NAS, glory G19a; demand NAS wood; step port");

    roll(t, A, "buy-goods", "K01 K02 K11 K21 K31 K41");
    plays(t, A, "play G19a; buy K11; done");
    expect_asked(t, A, MM_D_BUY_SHOW);
    play(t, A, "show green");
    assert_int_equal(times(t, MM_EV_SHOWS), 0);
    t = position(3, "A in NAS; demand NAS wood; step port");
    roll(t, A, "buy-goods", "K01 K02 K11 K21 K31 K41");
    plays(t, A, "buy K11; done");
    expect_asked(t, A, MM_D_PORT);
}

/* MM-9.5: what is left of an offer ends face up, and all are told. */
RULE(the_rest_of_an_offer_is_told)
{
    table *t = position(2, "A in BAS; demand BAS wood; step port");

    roll(t, A, "buy-goods", "K01 K02 K11 K21 K31 K41");
    plays(t, A, "buy K11; done");
    assert_true(discarded(t, "K01") && discarded(t, "K41"));
    assert_int_equal(times(t, MM_EV_TURNED_UP), 2);
    assert_true(tells(t, B, "turns down Cocoa"));
    assert_true(tells(t, B, "Sugar"));
    assert_false(tells(t, B, "Food"));
}

/* MM-9.7: an owner who discards a card does not feel who was shown it. */
RULE(a_shown_card_goes_without_a_trace)
{
    static _Alignas(RS_ALIGN) mm_state before;
    table *t = position(3, "A in BAS, values 2/1/2/2/1; demand BAS wood; step port");

    roll(t, A, "buy-goods", "K01 K02 K11 K21 K31 K41");
    plays(t, A, "buy K01; buy K02; done; show blue; done");
    play(t, A, "leave");
    expect_asked(t, A, MM_D_LEAVE_DISCARD);
    before = t->s;
    play(t, A, "drop K01");
    assert_false(rs_revealed(&mm_game, &before, &t->s, A));
    assert_int_equal(mm_shown_cargo(&t->s, B, A).bits[0], 2); /* K02 */
}

/* MM-9.7, MM-9.8: when the discard pile is shuffled nobody knows its cards any more, wherever they come to lie. */
RULE(shown_cards_are_forgotten_when_they_are_shuffled)
{
    table *t = position(2, "A in BAS, cargo K01; demand BAS wood; deck cargo K11; step port");
    uint8_t *known = &t->s.captain[B].knows[A * MM_GOODS + MM_COCOA];

    *known = 1; /* K01 was shown to B */
    play(t, A, "sell-goods");
    assert_true(discarded(t, "K01"));
    assert_int_equal(*known, 1);
    roll(t, A, "buy-goods", "K11 K01 K12 K21 K31 K41");
    assert_int_equal(*known, 0);
    play(t, A, "buy K01");
    assert_int_equal(mm_shown_cargo(&t->s, B, A).bits[0], 0);
}

/* ---- Loot ----------------------------------------------------------------------------------------------------------------- */

/* MM-25.1: what the looter looks at is told to him alone; the loser learns which card is gone. */
RULE(looting_is_told_to_those_concerned)
{
    table *t = position(3, "A at CSE, ship frigate; B at CSE, gold 4, cargo K01, glory G03a, rumours R01; next S 1 1 1 1 1");

    plays(t, A, "scout blue; declare board");
    roll(t, B, "declare shoot", "S S 1 1 S S S 1");
    play(t, A, "keep");
    assert_true(tells(t, A, "counts 4 gold") && tells(t, A, "Cocoa") && tells(t, A, "Keen Eyes") && tells(t, A, "Drowned Silver"));
    assert_true(tells(t, C, "looks through") && !tells(t, C, "4 gold") && !tells(t, C, "Cocoa") && !tells(t, C, "Keen Eyes"));
    play(t, A, "take-glory G03a");
    assert_true(tells(t, B, "Keen Eyes") && !tells(t, C, "Keen Eyes"));
    play(t, A, "take-rumour R01");
    assert_true(tells(t, B, "Drowned Silver") && !tells(t, C, "Drowned Silver"));
    plays(t, A, "take K01; take-gold");
    expect_asked(t, A, MM_D_LOOT); /* nothing is left, but nobody else knows that */
    expect_offers(t, "done");
}

/* MM-17.10, MM-17.2: after the last action whoever could hold a card for the own turn ends it, holding one or not. */
RULE(who_could_hold_a_card_ends_the_turn)
{
    table *t = position(2, "A is C07, at HAV, glory G03a; actions 1; all-asked");

    play(t, A, "move NAS");
    expect_asked(t, A, MM_D_ACTION);
    expect_offers(t, "end");
    expect_usual(t, MM_D_ACTION, "end");
    assert_false(tells(t, B, "the only choice"));
    play(t, A, "end");
    assert_int_equal(t->s.active, B);
}

/* MM-17.10, MM-4.7: the turn ends by itself where all can tell that no such card is there. */
RULE(the_turn_ends_by_itself_where_nothing_is_left)
{
    table *t = position(2, "A is C07, at HAV; actions 1; all-asked");

    play(t, A, "move NAS");
    assert_int_equal(t->s.active, B); /* no card in hand */
    t = position(2, "A is C07, at HAV, glory G03a, bounty ES1; discard G16a G16b G16c; actions 1; all-asked");
    play(t, A, "move NAS");
    assert_int_equal(t->s.active, B); /* a pardon is bought in port */
    t = position(2, "A is C07, at NAS, glory G03a, bounty ES1; discard G16a G16b G16c; actions 1; all-asked");
    play(t, A, "enter");
    expect_asked(t, A, MM_D_ACTION);
    t = position(2, "A is C07, at NAS, glory G03a; discard G16a G16b G16c; actions 1; all-asked");
    play(t, A, "enter");
    assert_int_equal(t->s.active, B); /* there is nothing to pardon */
}

/* MM-14.1, MM-14.2: what the stash pays others see as a payment and no more. */
RULE(others_do_not_learn_what_the_stash_pays)
{
    table *t = position(2, "A is C08, gold 1, stash 20, glory S03; step port");

    roll(t, A, "hire S03", "1 1 1");
    play(t, A, "pay");
    assert_int_equal(gold(t, A), 0);
    assert_int_equal(stash(t, A), 19);
    assert_true(tells(t, B, "Red pays 2 gold."));
    assert_false(tells(t, B, "stash"));
    assert_true(tells(t, A, "1 gold of it comes from Red's stash, which now holds 19."));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(port_royal_does_not_tell_who_has_no_gold),
        TEST(the_poor_are_asked_in_port),
        TEST(who_could_hold_a_card_is_asked),
        TEST(nobody_is_asked_about_cards_that_are_elsewhere),
        TEST(who_could_hold_what_is_known_to_all),
        TEST(rolls_do_not_tell_who_could_change_them),
        TEST(battle_windows_do_not_tell_what_is_held),
        TEST(who_could_be_a_quick_learner_is_asked),
        TEST(showing_does_not_tell_where_prices_do_not),
        TEST(the_rest_of_an_offer_is_told),
        TEST(a_shown_card_goes_without_a_trace),
        TEST(shown_cards_are_forgotten_when_they_are_shuffled),
        TEST(looting_is_told_to_those_concerned),
        TEST(who_could_hold_a_card_ends_the_turn),
        TEST(the_turn_ends_by_itself_where_nothing_is_left),
        TEST(others_do_not_learn_what_the_stash_pays),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
