/* test_port.c - rules tests: the Port action, buying goods, recruiting, the stash (MM-7, MM-9, MM-11, MM-13, MM-14). */
#include "table.h"

#include <stdio.h>

/* ---- The Port action ------------------------------------------------------------------------------------------------------ */

/* MM-7.1: one Port action a turn, and only in port. */
RULE(one_port_action_a_turn)
{
    table *t = position(2, "A in BAS; step port");

    play(t, A, "done");
    assert_int_equal(t->s.turn.actions, 2);
    refused(t, A, "port", "MM-7.1");
    plays(t, A, "leave; enter");
    expect_asked(t, B, MM_D_ACTION);
    t = position(2, "A at BAS");
    refused(t, A, "port", "MM-7.1");
}

/* MM-7.1: as many activities as wanted, each of them once; one is over before the next begins. */
RULE(each_activity_once)
{
    table *t = position(2, "A in SJO, gold 20, values 2/2/2/1/1; step port");

    play(t, A, "shipyard");
    refused(t, A, "recruit", "MM-10.1");
    plays(t, A, "done; buy-goods; done");
    roll(t, A, "recruit", "1 1 1");
    play(t, A, "points 0");
    roll(t, A, "rumour", "1 1 1");
    plays(t, A, "deposit; amount 1");
    refused(t, A, "shipyard", "MM-7.1");
    refused(t, A, "buy-goods", "MM-7.1");
    refused(t, A, "recruit", "MM-7.1");
    refused(t, A, "rumour", "MM-7.1");
    refused(t, A, "deposit", "MM-7.1");
    expect_offers(t, "withdraw; done");
}

/* ---- Buy Goods ------------------------------------------------------------------------------------------------------------ */

/* A buys where no wood is sold; the text begins with the port. */
static table *market(int players, const char *captain_text, const char *offer)
{
    char text[256];
    table *t;

    snprintf(text, sizeof text, "A in %s; demand %.3s wood; step port", captain_text, captain_text);
    t = position(players, text);
    roll(t, A, "buy-goods", offer);
    return t;
}

/* Which cards of the good A has shown to this captain: a bit each. */
static int shown_to(const table *t, int seat, int good)
{
    return (int)(mm_shown_cargo(&t->s, seat, A).bits[0] >> (good * MM_PER_GOOD) & 0xff);
}

/* How many cards A has shown to this captain. */
static int cards_shown_to(const table *t, int seat)
{
    int count = 0;

    for (int good = 0; good < MM_GOODS; good++) count += __builtin_popcount((unsigned)shown_to(t, seat, good));
    return count;
}

/* MM-9.7: what was cheap because it lay there twice is shown to one player of choice, and nothing else is. */
RULE(cheap_cards_are_shown_to_one_player)
{
    table *t = market(4, "BAS", "K01 K02 K11 K21 K31 K41");

    plays(t, A, "buy K01; buy K11; done");
    expect_asked(t, A, MM_D_BUY_SHOW);
    expect_offers(t, "show blue; show green; show yellow");
    play(t, A, "show green");
    assert_int_equal(shown_to(t, C, MM_COCOA), 1);
    assert_int_equal(cards_shown_to(t, C), 1);
    assert_int_equal(cards_shown_to(t, B) + cards_shown_to(t, D), 0);
    assert_int_equal(times(t, MM_EV_SHOWS), 1);
    expect_asked(t, A, MM_D_PORT);
}

/* MM-9.7: all cheap cards that were bought are shown, of whatever good. */
RULE(all_cheap_cards_are_shown)
{
    table *t = market(3, "BAS", "K01 K02 K11 K12 K13 K21");

    plays(t, A, "buy K01; buy K02; buy K11; buy K13; done; show blue");
    assert_int_equal(shown_to(t, B, MM_COCOA), 3);
    assert_int_equal(shown_to(t, B, MM_FOOD), 1 | 4);
    assert_int_equal(cards_shown_to(t, C), 0);
}

/* MM-9.7: with two players there is nobody to choose. */
RULE(the_only_opponent_sees_the_cheap_cards)
{
    table *t = market(2, "BAS", "K01 K02 K11 K21 K31 K41");

    plays(t, A, "buy K02; done");
    assert_true(unasked(t, A, "show blue"));
    assert_int_equal(shown_to(t, B, MM_COCOA), 2);
}

static void expect_nothing_shown(table *t)
{
    expect_asked(t, A, MM_D_PORT);
    assert_int_equal(times(t, MM_EV_SHOWS), 0);
    assert_int_equal(cards_shown_to(t, B) + cards_shown_to(t, C), 0);
}

/* MM-9.7: single cards are not shown, though others of their good are aboard, or Nassau or a Hard Bargain made them cheaper; nor is
 * anything by who buys nothing. */
RULE(single_cards_are_not_shown)
{
    table *t = market(3, "BAS, cargo K03", "K01 K11 K12 K21 K31 K41");

    plays(t, A, "buy K01; done");
    expect_nothing_shown(t);
    t = market(3, "NAS", "K01 K11 K12 K21 K31 K41");
    plays(t, A, "buy K01; done");
    expect_nothing_shown(t);
    t = market(3, "BAS, glory G19a", "K01 K11 K12 K21 K31 K41");
    plays(t, A, "play G19a; buy K01; done");
    assert_int_equal(gold(t, A), 8);
    expect_nothing_shown(t);
    t = market(3, "BAS", "K01 K02 K03 K11 K12 K13");
    play(t, A, "done");
    expect_nothing_shown(t);
}

/* MM-9.7, MM-9.9: Cartagena's free card is not shown, even if its good lay there twice. */
RULE(the_free_card_is_not_shown)
{
    table *t = market(3, "CAR", "K21 K22 K11 K12 K31 K41");

    plays(t, A, "buy K11; buy K31; buy K41; free K21; done");
    expect_asked(t, A, MM_D_BUY_SHOW);
    play(t, A, "show blue");
    assert_int_equal(shown_to(t, B, MM_FOOD), 1);
    assert_int_equal(cards_shown_to(t, B), 1);
    t = market(3, "CAR, gold 20", "K21 K22 K01 K11 K31 K41");
    plays(t, A, "buy K01; buy K11; buy K31; free K21; done");
    expect_nothing_shown(t);
}

/* MM-9.9, MM-9.13: the free card needs room as well. */
RULE(the_free_card_needs_room)
{
    table *t = market(2, "CAR, cargo K02 K03 K12", "K21 K22 K01 K11 K31 K41");

    plays(t, A, "buy K01; buy K11; buy K31");
    refused(t, A, "free K21", "MM-9.13");
    plays(t, A, "drop K02; free K21");
    assert_true(cargo_is(t, A, "K03 K12 K01 K11 K31 K21"));
}

/* MM-9.4, MM-17.2: two Hard Bargains work on the same offer, down to 1 gold a card. */
RULE(hard_bargains_add_up)
{
    table *t = market(2, "BAS, glory G19a G19b", "K01 K02 K11 K21 K31 K41");

    plays(t, A, "play G19a; play G19b; buy K11; buy K01");
    assert_int_equal(gold(t, A), 8);
}

/* MM-9.7: what was shown is known no more when the card is gone. */
RULE(a_shown_card_that_is_sold_is_known_no_more)
{
    table *t = market(2, "BAS", "K01 K02 K11 K21 K31 K41");

    plays(t, A, "buy K01; buy K02; done; done; end");
    roll(t, B, "end", "E28");
    assert_int_equal(cards_shown_to(t, B), 2);
    plays(t, A, "port; sell-goods; sell K01");
    assert_int_equal(shown_to(t, B, MM_COCOA), 2);
}

/* MM-9.8: in the midst of an offer the discard pile becomes the new deck. */
RULE(the_cargo_deck_is_renewed_in_the_midst_of_a_draw)
{
    table *t = position(2, "A in BAS; demand BAS wood; deck cargo K01 K11 K21; step port");

    assert_true(discarded(t, "K31"));
    roll(t, A, "buy-goods", "K21 K01 K11 K31 K41 K51");
    all_drawn(t);
    assert_int_equal(rs_zone_size(&captain(t, A)->offer), 6);
    assert_true(rs_is_empty(&t->s.cargo_discard));
    assert_int_equal(rs_size(&t->s.cargo_deck.cards), MM_CARGO - 6);
    play(t, A, "done");
    assert_true(discarded(t, "K31") && discarded(t, "K01"));
}

/* MM-9.8: the last card of the deck is drawn before anything is shuffled. */
RULE(the_discard_pile_waits_for_the_last_card)
{
    table *t = position(2, "A in BAS, bought BAS; demand BAS wood; deck cargo K01 K11 K21; step port");

    play(t, A, "buy-goods");
    expect_offers(t, "buy K01; buy K11; buy K21; done");
    assert_true(rs_is_empty(&t->s.cargo_deck.cards));
    assert_true(discarded(t, "K31"));
}

/* MM-9.12, MM-9.1: demanded cards wait aside until the offer is complete, so that they are not shuffled in again; then they are discarded.
 */
RULE(demanded_cards_wait_aside)
{
    table *t = position(2, "A in BAS, bought BAS; demand BAS cocoa; deck cargo K01 K02 K11; step port");

    roll(t, A, "buy-goods", "K01 K11 K02 K31 K41");
    all_drawn(t);
    expect_offers(t, "buy K11; buy K31; buy K41; done");
    assert_true(discarded(t, "K01") && discarded(t, "K02"));
    assert_false(in_deck(t, "K01") || in_deck(t, "K02"));
    assert_int_equal(times(t, MM_EV_ASIDE), 2);
}

/* MM-9.10: in Santo Domingo 1 gold buys another offer of the same size, once. */
RULE(santo_domingo_exchanges_the_offer_once)
{
    table *t = market(2, "SDO", "K01 K02 K11 K21 K31 K41");

    expect_asked(t, A, MM_D_BUY_REDRAW);
    expect_offers(t, "keep; redraw");
    roll(t, A, "redraw", "K12 K22 K32 K71 K42 K51 K52");
    all_drawn(t);
    assert_int_equal(gold(t, A), 9);
    expect_asked(t, A, MM_D_BUY_CARDS);
    expect_offers(t, "buy K12; buy K22; buy K32; buy K42; buy K51; buy K52; done");
    assert_true(discarded(t, "K01") && discarded(t, "K41") && discarded(t, "K71"));
}

/* MM-9.10: the offer may be kept; a small one is exchanged for a small one. */
RULE(santo_domingo_keeps_the_size_of_the_offer)
{
    table *t = market(2, "SDO", "K01 K02 K11 K21 K31 K41");

    play(t, A, "keep");
    assert_int_equal(gold(t, A), 10);
    assert_true(offered(t, "buy K01"));
    t = market(2, "SDO, bought SDO", "K01 K02 K11");
    play(t, A, "redraw");
    assert_int_equal(rs_zone_size(&captain(t, A)->offer), 3);
}

/* MM-9.10, MM-3.9: nothing of the kind elsewhere, or without gold; but that one has none only the question tells, and to nobody else. */
RULE(only_santo_domingo_exchanges_offers_and_for_gold)
{
    expect_offers(market(2, "SDO, gold 0", "K01 K02 K11 K21 K31 K41"), "keep");
    expect_offers(market(2, "SDO, gold 1", "K01 K02 K11 K21 K31 K41"), "keep; redraw");
    expect_asked(market(2, "BAS", "K01 K02 K11 K21 K31 K41"), A, MM_D_BUY_CARDS);
}

/* ---- Recruiting and missions ---------------------------------------------------------------------------------------------- */

static table *recruit_in_vain(const char *captain_text)
{
    char text[128];
    table *t;

    snprintf(text, sizeof text, "A in BAS, %s; step port", captain_text);
    t = position(2, text);
    roll(t, A, "recruit", "1 2 3");
    all_drawn(t);
    return t;
}

/* MM-11.2: after a failed roll each man costs 2 gold, up to the maximum. */
RULE(men_are_hired_for_two_gold)
{
    table *t = recruit_in_vain("ship frigate, values 3/3/3/1/3, gold 5");

    expect_asked(t, A, MM_D_RECRUIT_PAY);
    expect_offers(t, "points 0; points 1; points 2");
    play(t, A, "points 2");
    assert_int_equal(gold(t, A), 1);
    assert_true(values_are(t, A, "3/3/3/3/3"));
    refused(t, A, "recruit", "MM-3.7");
    t = recruit_in_vain("ship frigate, values 3/3/3/1/3, gold 5");
    play(t, A, "points 1");
    assert_int_equal(gold(t, A), 3);
    assert_true(values_are(t, A, "3/3/3/2/3"));
}

/* MM-11.2: as many as there are places and gold, or none. */
RULE(no_more_men_than_gold_or_places)
{
    table *t = recruit_in_vain("ship frigate, values 3/3/3/0/3, gold 3");

    expect_offers(t, "points 0; points 1");
    play(t, A, "points 0");
    assert_int_equal(gold(t, A), 3);
    assert_true(values_are(t, A, "3/3/3/0/3"));
    expect_offers(recruit_in_vain("mods MOD2, values 2/2/2/1/1, gold 20"), "points 0; points 1; points 2");
    expect_offers(recruit_in_vain("values 2/2/2/0/1, gold 4"), "points 0; points 1; points 2");
    t = recruit_in_vain("values 2/2/2/1/1, gold 1");
    expect_offers(t, "points 0");
    play(t, A, "points 0");
    assert_true(values_are(t, A, "2/2/2/1/1"));
}

/* MM-11.2, MM-3.7: more men than gold or places are refused by name. */
RULE(men_without_gold_or_place_are_refused)
{
    table *t = recruit_in_vain("ship frigate, values 3/3/3/1/3, gold 3");

    refused(t, A, "points 2", "MM-11.2");
    refused(t, A, "points 3", "MM-3.7");
}

/* MM-11.1, MM-11.2: after a successful roll nothing is paid. */
RULE(who_convinces_the_men_pays_nothing)
{
    table *t = position(2, "A in BAS, ship galleon, values 4/5/4/0/4; step port");

    roll(t, A, "recruit", "1 2 S");
    expect_asked(t, A, MM_D_PORT);
    assert_int_equal(gold(t, A), 10);
    assert_true(values_are(t, A, "4/5/4/4/4"));
}

/* MM-13.7, MM-13.4: when the mission deck is empty those discarded are shuffled. */
RULE(the_mission_deck_is_renewed)
{
    table *t = position(2, "A in PRO; missions M10 M14; deck missions; step port");

    assert_true(discarded(t, "M05"));
    roll(t, A, "mission M10", "M05");
    assert_true(holds_mission(t, A, "M10"));
    assert_true(is_open(t, "M05") && is_open(t, "M14"));
    assert_false(discarded(t, "M06"));
    assert_true(in_deck(t, "M06"));
}

/* MM-8.1, MM-8.5: what is sold is aboard, and each card is named once. */
RULE(a_card_is_sold_once)
{
    table *t = position(2, "A in BAS, cargo K21 K22; step port");

    play(t, A, "sell-goods");
    refused(t, A, "sell K21 K23", "MM-8.1");
    refused(t, A, "sell K21 K21", "MM-8.5");
    refused(t, A, "sell K22 K21", "MM-8.5");
    expect_offers(t, "sell K21; sell K22; sell K21 K22");
}

/* MM-10.2: each point costs 2 gold, and the last coin is good for it. */
RULE(repairs_down_to_the_last_coin)
{
    table *t = position(2, "A is C05, in BAS, gold 4, values 1/1/1/2/0; step port");

    play(t, A, "shipyard");
    play(t, A, "repair hull 1");
    assert_int_equal(gold(t, A), 2);
    play(t, A, "repair cannons 1");
    assert_int_equal(gold(t, A), 0);
    assert_true(values_are(t, A, "2/1/1/2/1"));
    t = position(2, "A is C05, in BAS, gold 3, values 2/0/1/2/1; step port");
    play(t, A, "shipyard");
    refused(t, A, "repair hold 2", "MM-10.1");
    assert_true(offered(t, "repair hold 1"));
}

/* ---- The stash ------------------------------------------------------------------------------------------------------------ */

/* MM-14.1: at home any amount from 1 to all is put away, once in a Port action. */
RULE(gold_is_put_into_the_stash_once)
{
    table *t = position(2, "A in SJO, gold 4, stash 3; step port");

    play(t, A, "deposit");
    expect_offers(t, "amount 1; amount 2; amount 3; amount 4");
    play(t, A, "amount 3");
    assert_int_equal(gold(t, A), 1);
    assert_int_equal(stash(t, A), 6);
    refused(t, A, "deposit", "MM-7.1");
    assert_true(offered(t, "withdraw"));
}

/* MM-14.1: gold is taken out as often as wanted, before and after a deposit, and is there to be spent at once. */
RULE(gold_is_taken_out_at_any_time)
{
    table *t = position(2, "A in SJO, gold 0, stash 9; step port");

    play(t, A, "withdraw");
    assert_int_equal(t->turn.moves.count, 9);
    play(t, A, "amount 2");
    assert_int_equal(stash(t, A), 7);
    assert_int_equal(gold(t, A), 2);
    roll(t, A, "rumour", "1 1 1");
    assert_int_equal(gold(t, A), 0);
    plays(t, A, "withdraw; amount 4; deposit; amount 1; withdraw; amount 4");
    assert_int_equal(stash(t, A), 0);
    assert_int_equal(gold(t, A), 7);
    refused(t, A, "withdraw", "MM-14.1");
}

/* MM-14.1: above 100 any sum is named by its hundreds and the rest. */
RULE(any_sum_is_moved)
{
    table *t = position(2, "A in SJO, gold 250, stash 7; step port");

    play(t, A, "deposit");
    assert_int_equal(t->turn.moves.count, 251);
    refused(t, A, "amount 101", "MM-14.1");
    refused(t, A, "hundreds 1 00", "MM-14.1");
    refused(t, A, "hundreds 2 51", "MM-14.1");
    refused(t, A, "hundreds 10 00", "MM-14.1");
    play(t, A, "hundreds 1 05");
    assert_int_equal(gold(t, A), 145);
    assert_int_equal(stash(t, A), 112);
    plays(t, A, "withdraw; hundreds 1 12");
    assert_int_equal(gold(t, A), 257);
    assert_int_equal(stash(t, A), 0);
    t = position(2, "A in SMA, gold 206; step port"); /* the fee is 5 */
    play(t, A, "deposit");
    refused(t, A, "hundreds 2 02", "MM-14.3");
    play(t, A, "hundreds 2 01");
    assert_int_equal(gold(t, A), 0);
}

/* MM-14.1: above 100 all of it can be moved at once; above 999 no other sum can be named. */
RULE(great_amounts_are_moved_as_a_whole)
{
    table *t = position(2, "A in SJO, gold 1200; step port");

    play(t, A, "deposit");
    assert_int_equal(t->turn.moves.count, 1000);
    refused(t, A, "hundreds 10 50", "MM-14.1");
    t = position(2, "A in SJO, gold 103; step port");
    play(t, A, "deposit");
    assert_int_equal(t->turn.moves.count, 104);
    assert_true(offered(t, "amount 100") && offered(t, "hundreds 1 01") && offered(t, "all"));
    play(t, A, "all");
    assert_int_equal(gold(t, A), 0);
    assert_int_equal(stash(t, A), 103);
    plays(t, A, "withdraw; all");
    assert_int_equal(gold(t, A), 103);
    assert_int_equal(stash(t, A), 0);
    t = position(2, "A in SJO, gold 100; step port");
    play(t, A, "deposit");
    assert_int_equal(t->turn.moves.count, 100);
    assert_false(offered(t, "all"));
}

/* MM-14.1: the stash is at home and nowhere else; an empty purse is not emptied. */
RULE(the_stash_is_at_the_home_port)
{
    table *t = position(2, "A in BAS, stash 5; step port");

    refused(t, A, "deposit", "MM-14.1");
    refused(t, A, "withdraw", "MM-14.1");
    t = position(2, "A in SJO, gold 0; step port");
    refused(t, A, "deposit", "MM-14.1");
    t = position(2, "A in SJO, gold 1; step port");
    play(t, A, "deposit");
    expect_offers(t, "amount 1");
    play(t, A, "amount 1");
    assert_int_equal(stash(t, A), 1);
}

/* MM-14.1, MM-14.3: no more is moved than there is, beside the fee. */
RULE(no_more_is_moved_than_there_is)
{
    table *t = position(2, "A in SJO, gold 4, stash 3; step port");

    play(t, A, "withdraw");
    refused(t, A, "amount 4", "MM-14.1");
    refused(t, A, "all", "MM-14.1");
    play(t, A, "amount 3");
    play(t, A, "deposit");
    refused(t, A, "amount 8", "MM-14.1");
    t = position(2, "A in SMA, gold 9; step port");
    play(t, A, "deposit");
    refused(t, A, "amount 5", "MM-14.3");
}

/* MM-14.3: in St. Maarten everybody deposits, for 5 gold on top, and takes nothing out. */
RULE(st_maarten_takes_deposits_for_a_fee)
{
    table *t = position(2, "A in SMA, gold 8, stash 20; step port");

    refused(t, A, "withdraw", "MM-14.1");
    play(t, A, "deposit");
    expect_offers(t, "amount 1; amount 2; amount 3");
    play(t, A, "amount 2");
    assert_int_equal(gold(t, A), 1);
    assert_int_equal(stash(t, A), 22);
    assert_int_equal(arg_of(t, MM_EV_PAYS, 0), 5);
    t = position(2, "A in SMA, gold 5; step port");
    refused(t, A, "deposit", "MM-14.1");
    t = position(2, "A in SMA, gold 6; step port");
    assert_true(offered(t, "deposit"));
}

/* MM-14.3: great amounts keep the fee back. */
RULE(all_of_it_in_st_maarten_leaves_the_fee)
{
    table *t = position(2, "A in SMA, gold 106; step port");

    plays(t, A, "deposit; all");
    assert_int_equal(stash(t, A), 101);
    assert_int_equal(gold(t, A), 0);
}

/* MM-14.3: at home in St. Maarten there is no fee, and gold is taken out as well. */
RULE(grietje_maas_is_at_home_in_st_maarten)
{
    table *t = position(2, "A is C16, in SMA, gold 2, stash 4; step port");

    plays(t, A, "deposit; amount 2");
    assert_int_equal(gold(t, A), 0);
    assert_int_equal(stash(t, A), 6);
    assert_int_equal(times(t, MM_EV_PAYS), 0);
    plays(t, A, "withdraw; amount 6");
    assert_int_equal(gold(t, A), 6);
}

static void expect_purse(const table *t, int aboard, int stashed)
{
    assert_int_equal(gold(t, A), aboard);
    assert_int_equal(stash(t, A), stashed);
}

/* MM-14.1: in the home port the stash pays what the gold aboard cannot, in every activity. */
RULE(the_stash_pays_at_home)
{
    table *t = position(2, "A in SJO, gold 1, stash 30, values 1/2/2/1/1; step port");

    roll(t, A, "recruit", "1 1 1");
    play(t, A, "points 1");
    expect_purse(t, 0, 29);
    roll(t, A, "rumour", "1 1 1");
    expect_purse(t, 0, 27);
    plays(t, A, "shipyard; repair hull 1"); /* C10: 1 gold */
    expect_purse(t, 0, 26);
    play(t, A, "buy-weapon SW1");
    expect_purse(t, 0, 23);
    plays(t, A, "buy-mod; buy-ship flute; keep; done"); /* for C10 nothing; 10, 1 to keep it, 5 for the old ship */
    expect_purse(t, 0, 17);
}

/* MM-14.1: likewise for goods, another offer, a mission's price and pardons. */
RULE(the_stash_pays_for_everything)
{
    table *t = position(2, "A is C04, gold 1, stash 9; demand SDO wood; step port");

    draws(t, "K01 K11 K21 K31 K41 K51 K02 K12 K22 K32 K42 K52");
    plays(t, A, "buy-goods; redraw; buy K02");
    expect_purse(t, 0, 6);
    t = position(2, "A is C03, gold 4, stash 3; missions M03 M14; step port");
    play(t, A, "mission M03");
    expect_purse(t, 0, 2);
    t = position(2, "A in SJO, gold 3, stash 9, bounty ES2, glory G14a; step act");
    play(t, A, "play G14a ES");
    expect_purse(t, 0, 4);
    t = position(2, "event E31; A in SJO, gold 3, stash 9, bounty ES2; step start");
    play(t, A, "remit 0 2");
    expect_purse(t, 0, 2);
}

/* MM-14.1: anywhere else it pays nothing. */
RULE(the_stash_pays_nowhere_else)
{
    table *t = position(2, "A in BAS, gold 1, stash 30; step port");

    refused(t, A, "rumour", "MM-12.1");
    refused(t, A, "shipyard", "MM-10.1");
    t = position(2, "event E31; A at SJO, gold 3, stash 9, bounty ES2; step start");
    refused(t, A, "remit 0 1", "MM-4.5");
}

/* MM-10.1, MM-7.1: a shipyard where nothing can be paid for or sold is not visited, and the visit is not used up. */
RULE(a_shipyard_needs_a_client)
{
    table *t = position(2, "A is C07, in SJO, gold 0, values 1/2/2/2/1, cargo K01; demand SJO cocoa; step port");

    refused(t, A, "shipyard", "MM-10.1");
    roll(t, A, "sell-goods", "wood-1");
    plays(t, A, "shipyard; repair hull 1; done");
    refused(t, A, "shipyard", "MM-7.1");
}

static void expect_shipyard(const char *text, bool open) { assert_int_equal(offered(position(2, text), "shipyard"), open); }

/* MM-10.1: one thing is enough: a weapon to sell, a repair, a modification or a ship that can be paid for. */
RULE(one_thing_opens_a_shipyard)
{
    expect_shipyard("A is C07, in BAS, gold 0; step port", false);
    expect_shipyard("A is C07, in BAS, gold 0, weapons SW1; step port", true);
    expect_shipyard("A is C07, in BAS, gold 3; step port", true);
    expect_shipyard("A is C07, in BAS, gold 2; step port", false);
    expect_shipyard("A is C07, in BAS, gold 2, values 2/2/1/2/1; step port", true);
    expect_shipyard("A is C07, in SJO, gold 1; step port", true);
    expect_shipyard("A is C07, in SJO, gold 1; B mods MOD1; token SJO none; step port", false);
    expect_shipyard("A is C07, in PGO, gold 0, values 2/2/1/2/1; step port", true);
    expect_shipyard("A is C07, in PGO, gold 0, values 2/2/1/2/1, bounty ES1; step port", false);
    expect_shipyard("A is C07, in BAS, gold 0, ship frigate; step port", true); /* a sloop costs no more than it brings */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(one_port_action_a_turn),
        TEST(each_activity_once),
        TEST(cheap_cards_are_shown_to_one_player),
        TEST(all_cheap_cards_are_shown),
        TEST(the_only_opponent_sees_the_cheap_cards),
        TEST(single_cards_are_not_shown),
        TEST(the_free_card_is_not_shown),
        TEST(the_free_card_needs_room),
        TEST(hard_bargains_add_up),
        TEST(a_shown_card_that_is_sold_is_known_no_more),
        TEST(the_cargo_deck_is_renewed_in_the_midst_of_a_draw),
        TEST(the_discard_pile_waits_for_the_last_card),
        TEST(demanded_cards_wait_aside),
        TEST(santo_domingo_exchanges_the_offer_once),
        TEST(santo_domingo_keeps_the_size_of_the_offer),
        TEST(only_santo_domingo_exchanges_offers_and_for_gold),
        TEST(men_are_hired_for_two_gold),
        TEST(no_more_men_than_gold_or_places),
        TEST(men_without_gold_or_place_are_refused),
        TEST(who_convinces_the_men_pays_nothing),
        TEST(the_mission_deck_is_renewed),
        TEST(a_card_is_sold_once),
        TEST(repairs_down_to_the_last_coin),
        TEST(gold_is_put_into_the_stash_once),
        TEST(gold_is_taken_out_at_any_time),
        TEST(any_sum_is_moved),
        TEST(great_amounts_are_moved_as_a_whole),
        TEST(the_stash_is_at_the_home_port),
        TEST(no_more_is_moved_than_there_is),
        TEST(st_maarten_takes_deposits_for_a_fee),
        TEST(all_of_it_in_st_maarten_leaves_the_fee),
        TEST(grietje_maas_is_at_home_in_st_maarten),
        TEST(the_stash_pays_at_home),
        TEST(the_stash_pays_for_everything),
        TEST(the_stash_pays_nowhere_else),
        TEST(a_shipyard_needs_a_client),
        TEST(one_thing_opens_a_shipyard),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
