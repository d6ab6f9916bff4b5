/* test_trade.c - rules tests: Trade and First Mates (PL-11, PL-13). */
#include "table.h"

/* ---- Trade ------------------------------------------------------------------------------------------------------------------- */

/* PL-11.1: one trades in Tortuga, in Ports of nations that are no Enemies, and with Natives; not at sea and not on bare coasts. */
RULE(trade_needs_a_port_or_natives)
{
    assert_true(offered(position(2, "A silver 5"), "trade"));
    assert_true(offered(position(2, "map PT-08 0,2; A at PT-08"), "trade"));
    assert_true(offered(position(2, "map CO-01 0,2; natives NA-01 CO-01; A at CO-01"), "trade"));
    refused(position(2, "A at OS-01, hand SH-10"), A, "trade", "PL-11.1");
    refused(position(2, "map CO-01 0,2; A at CO-01, hand CA-01"), A, "trade", "PL-11.1");
}

/* PL-11.1: in an Enemy's Port only Sneak into Port or Bottle of Rum opens the market. */
RULE(in_an_enemys_port_trade_needs_a_card)
{
    table *t = position(2, "map PT-08 0,2; A at PT-08, deed england, hand PA-02 TS-01");

    refused(t, A, "trade", "PL-11.1");
    play(t, A, "sneak PA-02");
    play(t, A, "buy cotton 2");
    assert_int_equal(captain(t, A)->silver, 1);
}

/* PL-11.2: under the duty to sell the Trade does not end before all plunder, at this Port's prices, and the Prize were sold. */
RULE(a_trade_under_duty_ends_after_the_sale)
{
    table *t = position(2, "A prize SH-24, plundered cocoa 2"); /* Tortuga buys cocoa at 3 */

    play(t, A, "trade");
    refused(t, A, "done", "PL-11.2");
    play(t, A, "sell-plunder");
    assert_int_equal(captain(t, A)->silver, 5 + 3 + 6);
    assert_int_equal(captain(t, A)->prize, PL_NONE);
    assert_int_equal(plundered(t, A, PL_COCOA), 0);
    expect_asked(t, A, PL_D_TRADE);
    assert_true(offered(t, "done"));
    t = position(2, "map PT-09 0,2; A at PT-09, letters spain, prize SH-24, plundered cocoa 2"); /* Havana at 4 */
    play(t, A, "trade");
    play(t, A, "sell-plunder");
    assert_int_equal(captain(t, A)->silver, 5 + 4 + 6);
    t = position(2, "A prize SH-24, plundered cocoa 2");
    play(t, A, "trade");
    play(t, A, "abandon"); /* with nothing left to sell the duty is gone */
    assert_true(offered(t, "done"));
}

/* PL-11.3, PL-11.17: a Quartermaster hired before the sale has the share raised in it. */
RULE(a_quartermaster_may_be_hired_before_the_sale)
{
    table *t = position(3, "A prize SH-27, plundered indigo 6, hand OS-05 FM-04"); /* worth 21, indigo at 4 */

    play(t, A, "trade");
    play(t, A, "hire FM-04");
    play(t, A, "sell-plunder");
    assert_int_equal(captain(t, A)->silver, 5 + 16 + 14);
}

/* PL-11.3: buying, selling, ships and mates come in any order and any number of times until the captain is done. */
RULE(dealings_come_in_any_order_and_number)
{
    table *t = position(2, "A silver 30, own SH-10b, traded indigo 2 tobacco 1, hand SH-07 FM-01 FM-02; step trade");

    play(t, A, "buy sugar 1");
    play(t, A, "sell indigo 1");
    play(t, A, "hire FM-01");
    play(t, A, "sell indigo 1");
    play(t, A, "exchange SH-07");
    play(t, A, "buy sugar 2");
    play(t, A, "sell-ship");
    play(t, A, "dump traded sugar"); /* the Pinnace holds three */
    play(t, A, "hire FM-02");
    expect_asked(t, A, PL_D_TRADE);
    play(t, A, "sell tobacco 1");
    play(t, A, "done");
    assert_int_equal(captain(t, A)->silver, 30 - 2 + 4 + 4 + 11 - 13 - 4 + 13 + 3);
}

/* PL-11.3: with Sneak or Rum, Prize and plunder can be sold as one block, once, or kept. */
RULE(with_a_card_the_block_may_be_sold_once)
{
    table *t = position(2, "map PT-08 0,2; A at PT-08, prize SH-24, plundered cocoa 2, hand PA-01 TS-01 TS-02");

    play(t, A, "sneak PA-01");
    assert_int_equal(captain(t, A)->prize, card("SH-24"));
    play(t, A, "sell-plunder"); /* Nassau buys cocoa at 4 */
    assert_int_equal(captain(t, A)->silver, 5 + 4 + 6);
    refused(t, A, "sell-plunder", "PL-11.3");
    t = position(2, "map PT-08 0,2; A at PT-08, prize SH-24, plundered cocoa 2, hand PA-01 TS-01 TS-02");
    play(t, A, "sneak PA-01");
    play(t, A, "done");
    assert_int_equal(captain(t, A)->prize, card("SH-24"));
    assert_int_equal(plundered(t, A, PL_COCOA), 2);
}

/* PL-11.3: Natives deal in goods only. */
RULE(natives_deal_in_goods_only)
{
    table *t = position(2, "map CO-01 0,2; natives NA-01 CO-01; A at CO-01, own SH-12b, prize SH-21, mate FM-01, traded sugar 2, "
                           "hand SH-09 FM-02, silver 3; step trade");

    expect_offers(t, "sell sugar 1; sell sugar 2; buy cotton 1; buy cocoa 1; abandon; release; done");
}

/* PL-11.4: the price asked is paid for each token; silver, and what is for sale here, set the limit. */
RULE(goods_are_bought_at_the_price_asked)
{
    table *t = position(2, "A silver 8, own SH-08b; step trade"); /* Tortuga: sugar 2, cotton 3 */

    refused(t, A, "buy tobacco 1", "PL-11.4");
    refused(t, A, "buy sugar 5", "PL-11.4");
    refused(t, A, "buy sugar 0", "PL-11.4");
    play(t, A, "buy sugar 1");
    play(t, A, "buy cotton 2");
    assert_int_equal(captain(t, A)->silver, 0);
    assert_int_equal(traded(t, A, PL_SUGAR), 1);
    assert_int_equal(traded(t, A, PL_COTTON), 2);
    assert_int_equal(t->s.supply[PL_COTTON], 10);
}

/* PL-11.4: the supply and the room in the hold are limits as well. */
RULE(supply_and_hold_limit_what_is_bought)
{
    table *t = position(2, "A silver 50; B own SH-08b, traded sugar 9; step trade");

    assert_true(offered(t, "buy sugar 3"));
    refused(t, A, "buy sugar 4", "PL-1.6");
    refused(t, A, "buy cotton 4", "PL-12.1");
    play(t, A, "buy sugar 2");
    refused(t, A, "buy cotton 2", "PL-12.1");
    play(t, A, "buy cotton 1");
}

/* PL-11.5: Traded Cargo fetches the full price, in any number; nobody has to sell it. */
RULE(traded_cargo_is_sold_in_full_or_kept)
{
    table *t = position(2, "A traded indigo 3, hand TS-01 TS-02; step trade");

    expect_offers(t, "sell indigo 1; sell indigo 2; sell indigo 3; done"); /* the hold is full */
    refused(t, A, "sell indigo 4", "PL-11.5");
    refused(t, A, "sell cocoa 1", "PL-11.5");
    play(t, A, "sell indigo 2");
    assert_int_equal(captain(t, A)->silver, 13);
    play(t, A, "done");
    assert_int_equal(traded(t, A, PL_INDIGO), 1);
}

/* PL-11.6: a good bought in this Trade is not sold in it, nor one sold bought. */
RULE(a_good_goes_one_way_in_a_trade)
{
    table *t = position(2, "A silver 20, own SH-08b, traded sugar 2 cotton 2; step trade");

    play(t, A, "buy sugar 1");
    refused(t, A, "sell sugar 1", "PL-11.6");
    play(t, A, "sell cotton 1");
    refused(t, A, "buy cotton 1", "PL-11.6");
    assert_true(offered(t, "buy sugar 1") && offered(t, "sell cotton 1"));
    t = position(3, "A silver 6, traded sugar 3, hand OS-05 SH-05; step trade");
    play(t, A, "sell sugar 3");
    play(t, A, "buy-ship SH-05");
    refused(t, A, "buy sugar 1", "PL-11.6"); /* not even for a bigger hold */
}

/* PL-11.6: plunder sold under the duty does not count: that good may still be bought. */
RULE(plunder_sold_does_not_stop_buying)
{
    table *t = position(2, "A prize SH-24, plundered sugar 2");

    play(t, A, "trade");
    play(t, A, "sell-plunder");
    assert_true(offered(t, "buy sugar 1"));
}

/* PL-11.7: half of the whole sum is the captain's, rounded down once: one tobacco and one cocoa at 3 make 3, not 2. */
RULE(the_captain_gets_half_of_the_plunders_price)
{
    table *t = position(2, "A own SH-08w, plundered tobacco 1 cocoa 1");

    play(t, A, "sell-plunder");
    assert_int_equal(captain(t, A)->silver, 8);
    t = position(2, "A own SH-08w, plundered tobacco 1 cocoa 1 sugar 1 indigo 1"); /* 12 */
    play(t, A, "sell-plunder");
    assert_int_equal(captain(t, A)->silver, 11);
    t = position(2, "A own SH-08w, plundered tobacco 3 sugar 1"); /* 11 */
    play(t, A, "sell-plunder");
    assert_int_equal(captain(t, A)->silver, 10);
}

/* PL-11.8: a Prize fetches half of its worth, rounded down, and its cargo is sold with it. */
RULE(a_prize_fetches_half_its_worth)
{
    table *t = position(2, "A prize SH-23, plundered cocoa 1"); /* worth 11; 3 for the cocoa */

    play(t, A, "trade");
    play(t, A, "sell-plunder");
    assert_int_equal(captain(t, A)->silver, 5 + 1 + 5);
    assert_int_equal(pl_cargo(captain(t, A)), 0);
    t = position(2, "A prize TF-03"); /* a galleon worth 17 */
    play(t, A, "trade");
    play(t, A, "sell-plunder");
    assert_int_equal(captain(t, A)->silver, 5 + 8);
}

/* PL-11.9: in a Port without Letter, in an Enemy's Port with a suspended one, and by Natives, nothing captured is bought. */
RULE(captured_things_are_sold_in_few_places)
{
    table *t = position(2, "map PT-08 0,2; A at PT-08, prize SH-23, plundered cocoa 1, hand TS-01");

    play(t, A, "trade");
    assert_int_equal(captain(t, A)->silver, 5);
    assert_int_equal(captain(t, A)->prize, card("SH-23"));
    refused(t, A, "sell-plunder", "PL-11.9");
    refused(t, A, "sell cocoa 1", "PL-11.5");
    t = position(2, "map CO-01 0,2; natives NA-01 CO-01; A at CO-01, prize SH-23, plundered cocoa 1");
    play(t, A, "trade");
    refused(t, A, "sell-plunder", "PL-11.9");
    t = position(2, "map PT-09 0,2; war WD-02; A at PT-09, letters france spain, prize SH-23, hand WD-01");
    refused(t, A, "trade", "PL-11.1");
}

/* PL-11.9: a Letter opens its nation's Ports and no other's. */
RULE(a_letter_opens_its_own_nations_ports)
{
    table *t = position(2, "map PT-08 0,2; A at PT-08, letters france, prize SH-23, hand TS-01");

    assert_true(offered(t, "pass"));
    play(t, A, "trade");
    assert_int_equal(captain(t, A)->prize, card("SH-23"));
}

/* PL-11.10: a Ship of the hand is bought for its worth and covers the Pinnace as a bought Own Ship. */
RULE(a_ship_is_bought_for_its_worth)
{
    table *t = position(2, "A silver 12, hand SH-05 SH-08; B hand SH-10; step trade");

    refused(t, A, "buy-ship SH-08", "PL-11.10"); /* worth 19 */
    refused(t, A, "buy-ship SH-10", "PL-11.10");
    play(t, A, "buy-ship SH-05");
    assert_int_equal(captain(t, A)->silver, 2);
    assert_int_equal(captain(t, A)->own, card("SH-05"));
    assert_false(captain(t, A)->own_won);
    assert_false(in_hand(t, A, "SH-05"));
}

/* PL-11.11: an Own Ship that is a card is given in exchange: only the difference is paid or received. */
RULE(a_ship_is_exchanged_for_the_difference)
{
    table *t = position(2, "A own SH-10b, silver 8, hand SH-08 SH-09; step trade");

    refused(t, A, "buy-ship SH-09", "PL-11.11");
    play(t, A, "exchange SH-08"); /* 11 against 19 */
    assert_int_equal(captain(t, A)->silver, 0);
    assert_int_equal(captain(t, A)->own, card("SH-08"));
    assert_true(in_discard(t, "SH-10"));
    play(t, A, "exchange SH-09"); /* 19 against 8 */
    assert_int_equal(captain(t, A)->silver, 11);
    t = position(2, "A own SH-10b, silver 7, hand SH-08; step trade");
    refused(t, A, "exchange SH-08", "PL-11.11");
}

/* PL-11.11: the hold is looked at after the exchange, so cargo of a full ship goes over into a bigger one whole. */
RULE(holds_are_checked_after_the_exchange)
{
    table *t = position(2, "A own SH-10b, silver 8, traded sugar 2 cotton 2, hand SH-08 SH-12; step trade");

    play(t, A, "exchange SH-08");
    assert_int_equal(pl_cargo(captain(t, A)), 4);
    expect_asked(t, A, PL_D_TRADE);
    play(t, A, "exchange SH-12"); /* hold 3 */
    expect_asked(t, A, PL_D_DUMP);
    play(t, A, "dump traded sugar");
    assert_int_equal(pl_cargo(captain(t, A)), 3);
    expect_asked(t, A, PL_D_TRADE);
}

/* PL-11.11: a won ship is exchanged at half its worth, and becomes a bought one. */
RULE(a_won_ship_is_exchanged_at_half)
{
    table *t = position(2, "A own SH-13w, silver 1, hand SH-05; step trade"); /* half of 18, against 10 */

    play(t, A, "exchange SH-05");
    assert_int_equal(captain(t, A)->silver, 0);
    assert_false(captain(t, A)->own_won);
}

/* PL-11.12: a bought ship fetches its full worth in any Port. */
RULE(a_bought_ship_fetches_its_full_worth)
{
    table *t = position(2, "map PT-08 0,2; A at PT-08, own SH-13b; step trade");

    play(t, A, "sell-ship");
    assert_int_equal(captain(t, A)->silver, 5 + 18);
    assert_int_equal(captain(t, A)->own, PL_PINNACE);
}

/* PL-11.12: a won ship fetches half, and only where captured things are sold. */
RULE(a_won_ship_fetches_half_where_it_may_be_sold)
{
    table *t = position(2, "map PT-08 0,2; A at PT-08, own SH-13w, hand SH-09; step trade");

    refused(t, A, "sell-ship", "PL-11.12");
    refused(t, A, "exchange SH-09", "PL-11.12");
    t = position(2, "map PT-08 0,2; A at PT-08, own SH-13w, letters england; step trade");
    play(t, A, "sell-ship");
    assert_int_equal(captain(t, A)->silver, 5 + 9);
    assert_false(captain(t, A)->own_won);
}

/* PL-11.12: plunder in a won ship's own hold must be sold before the ship. */
RULE(the_plunder_aboard_is_sold_before_the_ship)
{
    table *t = position(2, "map PT-08 0,2; A at PT-08, own SH-13w, plundered cocoa 1, hand PA-01 SH-09");

    play(t, A, "sneak PA-01");
    refused(t, A, "sell-ship", "PL-11.12");
    refused(t, A, "exchange SH-09", "PL-11.12");
    play(t, A, "sell-plunder");
    play(t, A, "sell-ship");
    assert_int_equal(captain(t, A)->silver, 5 + 2 + 9);
    t = position(2, "map PT-08 0,2; A at PT-08, own SH-13w, prize SH-05, plundered cocoa 2, hand PA-01");
    play(t, A, "sneak PA-01");
    assert_true(offered(t, "sell-ship")); /* the Prize carries it */
}

/* PL-11.13: a won Own Ship need not be sold anywhere. */
RULE(a_won_own_ship_need_not_be_sold)
{
    table *t = position(2, "A own SH-13w, hand TS-01 TS-02");

    expect_offers(t, "pass; trade; attack port");
    play(t, A, "trade");
    play(t, A, "done");
    assert_int_equal(captain(t, A)->own, card("SH-13"));
}

/* PL-11.14: a ship that is bought becomes Own Ship; with one already sailed another cannot be bought to be towed. */
RULE(no_ship_is_bought_for_the_prize_space)
{
    table *t = position(2, "A silver 40, hand SH-05 SH-06; step trade");

    play(t, A, "buy-ship SH-05");
    assert_int_equal(captain(t, A)->prize, PL_NONE);
    refused(t, A, "buy-ship SH-06", "PL-11.11");
    play(t, A, "exchange SH-06");
    assert_int_equal(captain(t, A)->prize, PL_NONE);
    assert_true(in_discard(t, "SH-05"));
}

/* PL-11.15: who sells the ship sails the Pinnace, and that one cannot be sold. */
RULE(the_pinnace_is_always_left)
{
    table *t = position(2, "A own SH-10b; step trade");

    play(t, A, "sell-ship");
    assert_int_equal(captain(t, A)->own, PL_PINNACE);
    refused(t, A, "sell-ship", "PL-11.15");
}

/* PL-11.16: Natives neither sell nor buy ships. */
RULE(ships_are_traded_in_ports_only)
{
    table *t = position(2, "map CO-01 0,2; natives NA-02 CO-01; A at CO-01, silver 30, hand SH-09; step trade");

    refused(t, A, "buy-ship SH-09", "PL-11.16");
    t = position(2, "map CO-01 0,2; natives NA-02 CO-01; A at CO-01, own SH-10b, silver 30, hand SH-09; step trade");
    refused(t, A, "sell-ship", "PL-11.16");
    refused(t, A, "exchange SH-09", "PL-11.16");
}

/* PL-11.17: with the Quartermaster two thirds are the captain's, of plunder, Prize and won ship; a bought ship is not touched. */
RULE(the_quartermaster_keeps_two_thirds)
{
    table *t = position(2, "A prize SH-23, plundered tobacco 3 sugar 1, mate FM-04"); /* 11 and 11 */

    play(t, A, "trade");
    play(t, A, "sell-plunder");
    assert_int_equal(captain(t, A)->silver, 5 + 7 + 7);
    t = position(2, "A own SH-20w, mate FM-04; step trade"); /* 18 */
    play(t, A, "sell-ship");
    assert_int_equal(captain(t, A)->silver, 5 + 12);
    t = position(2, "A own SH-20b, mate FM-04; step trade");
    play(t, A, "sell-ship");
    assert_int_equal(captain(t, A)->silver, 5 + 18);
}

/* PL-11.18: what is sold returns to the discard pile and to the supply. */
RULE(sold_ships_are_discarded_and_sold_goods_supplied)
{
    table *t = position(2, "A own SH-10b, prize SH-23, plundered tobacco 3, traded sugar 1");

    play(t, A, "trade");
    play(t, A, "sell-plunder");
    assert_true(in_discard(t, "SH-23"));
    assert_int_equal(t->s.supply[PL_TOBACCO], 12);
    play(t, A, "sell sugar 1");
    assert_int_equal(t->s.supply[PL_SUGAR], 12);
    play(t, A, "sell-ship");
    assert_true(in_discard(t, "SH-10"));
}

/* PL-11.19: a Treasure Fleet in hand is no ship to be bought. */
RULE(treasure_fleets_are_not_for_sale)
{
    table *t = position(2, "A silver 40, hand TF-01 SH-09; step trade");

    refused(t, A, "buy-ship TF-01", "PL-11.19");
    play(t, A, "buy-ship SH-09");
    refused(t, A, "exchange TF-01", "PL-11.19");
}

/* ---- First Mates ------------------------------------------------------------------------------------------------------------- */

/* PL-13.1: mates are hired in a Port, from hand or offer, for nothing. */
RULE(mates_are_hired_in_ports_for_nothing)
{
    table *t = position(2, "A hand FM-01 SH-10, offer FM-02; B hand FM-03; step trade");

    refused(t, A, "hire SH-10", "PL-13.1");
    refused(t, A, "hire FM-03", "PL-13.1");
    assert_true(offered(t, "hire FM-02"));
    play(t, A, "hire FM-01");
    assert_int_equal(captain(t, A)->mate, card("FM-01"));
    assert_int_equal(captain(t, A)->silver, 5);
    assert_false(in_hand(t, A, "FM-01"));
    t = position(2, "map CO-01 0,2; natives NA-01 CO-01; A at CO-01, hand FM-01; step trade");
    refused(t, A, "hire FM-01", "PL-13.1");
}

/* PL-13.2: a second mate takes the place of the first, who is discarded. */
RULE(a_captain_has_one_mate)
{
    table *t = position(2, "A hand FM-01, mate FM-04; step trade");

    play(t, A, "hire FM-01");
    assert_int_equal(captain(t, A)->mate, card("FM-01"));
    assert_true(in_discard(t, "FM-04"));
}

/* PL-13.3: a mate can be let go throughout the captain's own turn. */
RULE(a_mate_can_be_released_in_ones_own_turn)
{
    static const char *const steps[] = {
        "A mate FM-01, own SH-12b; step dues",
        "A mate FM-01; step sail",
        "A mate FM-01; step action",
        "A mate FM-01; step trade",
        "A mate FM-01, hand TS-01 TS-02; step lay",
        "A mate FM-01, at OS-01; pending SE-01; step resolve",
    };

    for (int i = 0; i < RS_COUNT(steps); i++) {
        table *t = position(2, steps[i]);
        int asked = rs_top_of(&t->s)->kind;

        play(t, A, "release");
        assert_int_equal(captain(t, A)->mate, PL_NONE);
        assert_true(in_discard(t, "FM-01"));
        assert_int_equal(rs_top_of(&t->s)->kind, asked);
        refused(t, A, "release", "PL-13.3");
    }
}

/* PL-13.3, PL-16.2: without the Pilot a ship may be too slow for an Enemy; the Lookout can be let go before what comes is met. */
RULE(a_mate_can_be_released_before_the_encounter)
{
    table *t = position(2, "A at OS-01, mate FM-03, deed england; pending SH-09; step resolve");

    expect_offers(t, "accept; release");
    play(t, A, "release"); /* 4 against 5 */
    expect_asked(t, A, PL_D_ATTACKED);
    t = position(2, "A at OS-01, mate FM-05, prize SH-05, hand PR-01; pending KR-01; step resolve");
    expect_asked(t, A, PL_D_LOOKOUT);
    play(t, A, "release");
    expect_asked(t, A, PL_D_FACE);
    assert_int_equal(times(t, PL_EV_ENCOUNTER), 0); /* told once */
}

/* PL-13.3: with the mate gone before the pay is settled, less is due: with the Pinnace nothing more is asked. */
RULE(a_mate_released_before_the_pay_is_not_paid)
{
    table *t = position(2, "A mate FM-01; step dues");

    play(t, A, "release");
    expect_asked(t, A, PL_D_SAIL);
    assert_int_equal(captain(t, A)->silver, 5);
}

/* PL-13.4: hiring takes no Action of its own: goods can be bought and sold in the same Trade. */
RULE(hiring_goes_with_buying_and_selling)
{
    table *t = position(2, "A hand FM-01 TS-01 TS-02, traded indigo 1");

    play(t, A, "trade");
    play(t, A, "sell indigo 1");
    play(t, A, "hire FM-01");
    play(t, A, "buy sugar 1");
    play(t, A, "done");
    expect_asked(t, A, PL_D_ENCOUNTER);
}

/* PL-13.5: with the ship the mate is lost, and the victor does not get him. */
RULE(a_mate_is_lost_with_the_ship_and_never_captured)
{
    table *t = position(2, "A at OS-01, own SH-14b; B at OS-01, mate FM-01");

    play(t, A, "attack blue");
    play(t, B, "stand");
    play(t, A, "board");
    assert_true(happened(t, PL_EV_SHIP_LOST, B));
    assert_int_equal(captain(t, B)->mate, PL_NONE);
    assert_int_equal(captain(t, A)->mate, PL_NONE);
    assert_true(in_discard(t, "FM-01"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(trade_needs_a_port_or_natives),
        TEST(in_an_enemys_port_trade_needs_a_card),
        TEST(a_trade_under_duty_ends_after_the_sale),
        TEST(a_quartermaster_may_be_hired_before_the_sale),
        TEST(dealings_come_in_any_order_and_number),
        TEST(with_a_card_the_block_may_be_sold_once),
        TEST(natives_deal_in_goods_only),
        TEST(goods_are_bought_at_the_price_asked),
        TEST(supply_and_hold_limit_what_is_bought),
        TEST(traded_cargo_is_sold_in_full_or_kept),
        TEST(a_good_goes_one_way_in_a_trade),
        TEST(plunder_sold_does_not_stop_buying),
        TEST(the_captain_gets_half_of_the_plunders_price),
        TEST(a_prize_fetches_half_its_worth),
        TEST(captured_things_are_sold_in_few_places),
        TEST(a_letter_opens_its_own_nations_ports),
        TEST(a_ship_is_bought_for_its_worth),
        TEST(a_ship_is_exchanged_for_the_difference),
        TEST(holds_are_checked_after_the_exchange),
        TEST(a_won_ship_is_exchanged_at_half),
        TEST(a_bought_ship_fetches_its_full_worth),
        TEST(a_won_ship_fetches_half_where_it_may_be_sold),
        TEST(the_plunder_aboard_is_sold_before_the_ship),
        TEST(a_won_own_ship_need_not_be_sold),
        TEST(no_ship_is_bought_for_the_prize_space),
        TEST(the_pinnace_is_always_left),
        TEST(ships_are_traded_in_ports_only),
        TEST(the_quartermaster_keeps_two_thirds),
        TEST(sold_ships_are_discarded_and_sold_goods_supplied),
        TEST(treasure_fleets_are_not_for_sale),
        TEST(mates_are_hired_in_ports_for_nothing),
        TEST(a_captain_has_one_mate),
        TEST(a_mate_can_be_released_in_ones_own_turn),
        TEST(a_mate_can_be_released_before_the_encounter),
        TEST(a_mate_released_before_the_pay_is_not_paid),
        TEST(hiring_goes_with_buying_and_selling),
        TEST(a_mate_is_lost_with_the_ship_and_never_captured),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
