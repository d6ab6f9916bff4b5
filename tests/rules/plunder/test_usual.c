/* test_usual.c - rules tests: what is done for a captain whose time is up, at every decision. The clause is the decision's own. */
#include "table.h"

/* ---- Encounters ---------------------------------------------------------------------------------------------------------------- */

/* PL-5.3: Encounters are met, Actions rather given up than cards, bribe and tribute rather paid than fights begun. */
RULE(encounters_are_met_the_cautious_way)
{
    expect_after("A at OS-01, mate FM-05, hand PR-01; pending SE-03; step resolve", AT_ONCE, PL_D_LOOKOUT, "accept");
    expect_after("A hand PR-01; pending PE-02; step resolve", AT_ONCE, PL_D_BRAWL, "no-action");
    expect_after("A at OS-01; pending SE-01; step resolve", AT_ONCE, PL_D_BRIBE, "bribe");
    expect_after("map CO-01 0,2; A at CO-01; pending NA-02; step resolve", AT_ONCE, PL_D_CANOES, "tribute");
    expect_after("A at OS-01, prize SH-05; pending KR-01; step resolve", AT_ONCE, PL_D_FACE, "accept");
}

/* PL-5.3: of two cards to be discarded the lowest goes first, of equal ones the one that comes first in the list of cards. */
RULE(the_lowest_cards_are_discarded)
{
    expect_after("A hand PR-01 OS-06 OS-07 TS-01; pending PE-03; step resolve", AT_ONCE, PL_D_DISCARD_TWO, "discard OS-06");
    expect_after("A hand PR-01 OS-06 OS-07 TS-01; pending PE-03; step resolve", AFTER("discard OS-06"), PL_D_DISCARD_TWO, "discard OS-07");
}

/* PL-16.3: a ship that does not attack is let pass. */
RULE(a_peaceful_ship_is_let_pass) { expect_after("A at OS-01; pending SH-21; step resolve", AT_ONCE, PL_D_MEET, "let-pass"); }

/* PL-16.4: from one that attacks the captain flees if that costs nothing and succeeds, else fights. */
RULE(flight_is_usual_if_it_costs_nothing)
{
    expect_after("A at OS-01, mate FM-03, hand TS-01; pending SH-02; step resolve", AT_ONCE, PL_D_ATTACKED, "flee");
    expect_after("A at OS-01, hand TS-01; pending SH-02; step resolve", AT_ONCE, PL_D_ATTACKED, "fight");              /* 4 against 4 */
    expect_after("A at OS-01, mate FM-03, prize SH-05; pending SH-02; step resolve", AT_ONCE, PL_D_ATTACKED, "fight"); /* 3 in tow */
}

/* ---- Pay and sailing ------------------------------------------------------------------------------------------------------------- */

/* PL-6.2: everything is paid, else the crew, else nothing. */
RULE(as_much_is_paid_as_can_be)
{
    expect_after("A own SH-12b, mate FM-01; step dues", AT_ONCE, PL_D_PAY, "pay all");
    expect_after("A own SH-12b, mate FM-01, silver 2; step dues", AT_ONCE, PL_D_PAY, "pay crew");
    expect_after("A own SH-12b, mate FM-01, silver 1; step dues", AT_ONCE, PL_D_PAY, "pay none");
    expect_after("A mate FM-01, silver 0; step dues", AT_ONCE, PL_D_PAY, "pay crew");
}

/* PL-7.6: the ship stays. */
RULE(the_ship_stays) { expect_after("A hand OS-05; step sail", AT_ONCE, PL_D_SAIL, "end"); }

/* PL-10.3: but from an Enemy's Port, which would have to be attacked, it sails, by the safest way and with its crew paid. */
RULE(the_ship_leaves_an_enemys_port)
{
    const char *in_port = "map PT-06 0,2; map CO-02 1,2; A at PT-06, deed england, port-was-enemy, hand OS-05; step sail";
    const char *unpaid = "map PT-06 0,2; A at PT-06, own SH-12b, deed england, port-was-enemy; step dues";
    const char *poor = "map PT-06 0,2; A at PT-06, own SH-12b, silver 0, deed england, port-was-enemy; step dues";

    expect_after(in_port, AT_ONCE, PL_D_SAIL, "move south");
    expect_after(unpaid, AFTER("pay none"), PL_D_SAIL, "pay crew");
    expect_after(unpaid, AFTER("pay none", "pay crew"), PL_D_SAIL, "move south");
    expect_after(poor, AT_ONCE, PL_D_SAIL, "end"); /* the Mutiny would be worse */
    expect_after("map PT-06 0,2; A at PT-06, deed england, hand OS-05; step sail", AT_ONCE, PL_D_SAIL, "end"); /* no duty yet */
}

/* PL-8.1: the toll is the lowest card that will do. */
RULE(the_toll_is_paid_with_the_lowest_card)
{
    expect_after("map CO-05 0,2; A at OS-01, hand OS-05 TS-02 TS-01 SH-10; step sail", AFTER("move north"), PL_D_TOLL, "discard TS-01");
}

/* PL-9.4: the Storm gets the lowest card that will do; it gets Prize or cargo only where there is no such card. */
RULE(the_storm_gets_the_lowest_card)
{
    expect_after("A prize SH-05, hand TS-01 SH-12 SH-10; step sail; deck ST-01", AFTER("move north"), PL_D_STORM, "discard SH-10");
    expect_after("A traded sugar 2, hand SH-12 KR-01; step sail; deck ST-01", AFTER("move north"), PL_D_STORM, "discard SH-12");
}

/* ---- Action and Trade ------------------------------------------------------------------------------------------------------------ */

/* PL-10.1: no Action is taken, unless a duty binds. */
RULE(no_action_is_usual)
{
    expect_after("A at OS-01, hand SH-21", AT_ONCE, PL_D_ACTION, "pass");
    expect_after("map PT-09 0,2; A at PT-09, deed spain", AT_ONCE, PL_D_ACTION, "pass"); /* it turned hostile since */
}

/* PL-10.3, PL-10.5: the duty is done: the Port is entered by a card or attacked, the Prize is sold. */
RULE(duties_are_done)
{
    expect_after("map PT-09 0,2; A at PT-09, deed spain, port-was-enemy, prize SH-05, hand PA-01", AT_ONCE, PL_D_ACTION, "sneak PA-01");
    expect_after("map PT-09 0,2; A at PT-09, deed spain, port-was-enemy, prize SH-05", AT_ONCE, PL_D_ACTION, "attack port");
    expect_after("A prize SH-05, mate FM-01", AT_ONCE, PL_D_ACTION, "trade");
}

/* PL-11.3: a Trade is finished. */
RULE(a_trade_is_finished) { expect_after("A traded indigo 1; step trade", AT_ONCE, PL_D_TRADE, "done"); }

/* PL-11.2: after what must be sold was sold. */
RULE(what_must_be_sold_is_sold_first)
{
    expect_after("A prize SH-05, traded indigo 1", AFTER("trade"), PL_D_TRADE, "sell-plunder");
    expect_after("A prize SH-05, traded indigo 1", AFTER("trade", "sell-plunder"), PL_D_TRADE, "done");
}

/* PL-14.2: for a Letter the highest card is bid, of equal ones the first. */
RULE(the_highest_card_is_bid)
{
    expect_after("map PT-08 0,2; war WD-01; A at PT-08, hand TS-01 SH-03 FM-02 FM-01", AFTER("letter"), PL_D_BID, "bid FM-01");
}

/* PL-14.3: nothing is put down against one. */
RULE(nothing_is_put_against_a_letter)
{
    expect_after("map PT-08 0,2; war WD-01; A at PT-08, hand TS-01; B hand PR-01", AFTER("letter"), PL_D_BLOCK, "bid nothing");
}

/* PL-22.2: who has both Letters stays friends with the nation named first on the card. */
RULE(the_first_nation_stays_a_friend)
{
    expect_after("A letters france spain, hand WD-02", AFTER("announce WD-02"), PL_D_WARSIDE, "side spain");
    expect_after("A letters france england, hand WD-04", AFTER("announce WD-04"), PL_D_WARSIDE, "side france");
}

/* PL-22.4: the lowest card is laid, with the first parameter it can have. */
RULE(the_lowest_card_is_laid)
{
    expect_after("A hand SH-10 TS-03 TS-02 KR-01; step lay", AT_ONCE, PL_D_ENCOUNTER, "lay TS-02");
    expect_after("A at OS-02, hand TF-01 KR-01; B at OS-01; step lay", AT_ONCE, PL_D_ENCOUNTER, "lay KR-01");
    expect_after("A at OS-02, hand TF-01 PR-01; B at OS-01; step lay", AT_ONCE, PL_D_ENCOUNTER, "lay TF-01 OS-03");
    expect_after("war WD-03; A hand WD-05 SH-13; step lay", AT_ONCE, PL_D_ENCOUNTER, "lay WD-05 england");
}

/* ---- Fights ---------------------------------------------------------------------------------------------------------------------- */

/* PL-15.5: no card is added in a Chase. */
RULE(nothing_is_added_in_a_chase) { expect_after("A at OS-01, hand SH-09 OS-05", AFTER("hunt SH-09"), PL_D_CHASE, "add nothing"); }

/* PL-15.6: in the Broadside the lowest card that saves the ship is added, or none if none does. */
RULE(the_lowest_card_that_saves_the_ship_is_added)
{
    expect_after("A at OS-01, hand SH-19 OS-05 TS-02 TS-01 KR-01", AFTER("hunt SH-19"), PL_D_BROADSIDE, "add TS-01"); /* 2 against 4 */
    expect_after("A at OS-01, hand SH-14 OS-05 TS-01", AFTER("hunt SH-14"), PL_D_BROADSIDE, "add nothing");           /* against 8 */
}

/* PL-15.7: after a won Broadside the fight is broken off. */
RULE(fights_are_broken_off) { expect_after("A at OS-01, hand SH-21", AFTER("hunt SH-21"), PL_D_BOARD, "break-off"); }

/* PL-15.8: in the Boarding nothing is added if that wins, else the lowest card that does, else nothing; never a red text. */
RULE(the_lowest_card_that_wins_is_added)
{
    expect_after("A at OS-01, hand SH-21 KR-01", AFTER("hunt SH-21", "board"), PL_D_BOARDING, "add nothing");
    expect_after("A at OS-01, hand SH-22 KR-01 OS-06 OS-05", AFTER("hunt SH-22", "board"), PL_D_BOARDING, "add OS-05");
    expect_after("map CO-01 0,2; natives NA-02 CO-01; A at CO-01, hand TS-01", AFTER("attack natives"), PL_D_BOARDING, "add nothing");
    expect_after("map CO-01 0,2; natives NA-02 CO-01; A at CO-01, hand RC-02 KR-01", AFTER("attack natives"), PL_D_BOARDING, "add RC-02");
}

/* PL-12.5: with a Prize all stays as it is; without one the most valuable ship becomes the Prize. */
RULE(ships_are_kept_and_the_best_prize_taken)
{
    expect_after("A at OS-01, prize SH-05, hand SH-21", AFTER("hunt SH-21", "board"), PL_D_TAKE, "take pinnace SH-05");
    expect_after("A at OS-01, hand SH-21", AFTER("hunt SH-21", "board"), PL_D_TAKE, "take pinnace SH-21");
    expect_after("A at OS-01, own SH-14b; B at OS-01, own SH-21b, prize SH-25", AFTER("attack blue", "stand", "board"), PL_D_TAKE,
                 "take SH-14 SH-25");
    expect_after("A at OS-01, own SH-14b; B at OS-01, own SH-06b, prize SH-05", AFTER("attack blue", "stand", "board"), PL_D_TAKE,
                 "take SH-14 SH-05"); /* both worth 10 */
}

/* PL-12.3: the cheapest token goes, of equal price plunder before Traded Cargo and the good that comes first. */
RULE(the_cheapest_token_goes)
{
    expect_after("A at OS-01, traded sugar 1 cotton 1, prize SH-05, plundered tobacco 1; pending SE-02; step resolve", AFTER("accept"),
                 PL_D_DUMP, "dump traded sugar");
    expect_after("A at OS-01, traded tobacco 1, prize SH-05, plundered cotton 1 indigo 1; pending SE-02; step resolve", AFTER("accept"),
                 PL_D_DUMP, "dump plundered cotton");
    expect_after("A at OS-01, traded tobacco 1 cotton 1; pending SE-02; step resolve; B at OS-02", AT_ONCE, PL_D_DUMP,
                 "dump traded tobacco");
}

/* PL-17.2: who is attacked by a captain stands. */
RULE(the_defender_stands) { expect_after("A at OS-01; B at OS-01, prize SH-05", AFTER("attack blue"), PL_D_DEFEND, "stand"); }

/* PL-17.3: a Prize left behind is taken. */
RULE(an_abandoned_prize_is_taken)
{
    expect_after("A at OS-01; B at OS-01, prize SH-05", AFTER("attack blue", "flee abandon"), PL_D_SALVAGE, "salvage");
}

/* PL-17.5: who is caught gives up the Prize if that saves the ship, and else stands. */
RULE(the_prize_is_given_up_to_get_away)
{
    expect_after("A at OS-01; B at OS-01, own SH-12b, prize SH-24", AFTER("attack blue", "flee"), PL_D_CAUGHT, "flee abandon");
    expect_after("A at OS-01; B at OS-01, prize SH-24", AFTER("attack blue", "flee"), PL_D_CAUGHT, "stand"); /* 4 against 4 */
}

/* PL-17.5: in a duel nothing is added. */
RULE(nothing_is_added_in_a_duel)
{
    expect_after("A at OS-01, hand KR-01; B at OS-01", AFTER("attack blue", "stand"), PL_D_DUEL, "add nothing");
    expect_after("A at OS-01; B at OS-01, hand RC-01", AFTER("attack blue", "flee"), PL_D_DUEL, "add nothing");
}

/* PL-17.6: the winner of a Broadside sinks the loser. */
RULE(the_victor_sinks) { expect_after("A at OS-01; B at OS-01", AFTER("attack blue", "stand"), PL_D_VICTOR, "sink"); }

/* ---- Everywhere -------------------------------------------------------------------------------------------------------------------- */

/* PL-23.4: at every decision of games played at random the usual move is there and legal; and played alone it ends a game. */
RULE(the_usual_move_is_always_legal) { expect_usual_everywhere(60); }

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(encounters_are_met_the_cautious_way),
        TEST(the_lowest_cards_are_discarded),
        TEST(a_peaceful_ship_is_let_pass),
        TEST(flight_is_usual_if_it_costs_nothing),
        TEST(as_much_is_paid_as_can_be),
        TEST(the_ship_stays),
        TEST(the_ship_leaves_an_enemys_port),
        TEST(the_toll_is_paid_with_the_lowest_card),
        TEST(the_storm_gets_the_lowest_card),
        TEST(no_action_is_usual),
        TEST(duties_are_done),
        TEST(a_trade_is_finished),
        TEST(what_must_be_sold_is_sold_first),
        TEST(the_highest_card_is_bid),
        TEST(nothing_is_put_against_a_letter),
        TEST(the_first_nation_stays_a_friend),
        TEST(the_lowest_card_is_laid),
        TEST(nothing_is_added_in_a_chase),
        TEST(the_lowest_card_that_saves_the_ship_is_added),
        TEST(fights_are_broken_off),
        TEST(the_lowest_card_that_wins_is_added),
        TEST(ships_are_kept_and_the_best_prize_taken),
        TEST(the_cheapest_token_goes),
        TEST(the_defender_stands),
        TEST(an_abandoned_prize_is_taken),
        TEST(the_prize_is_given_up_to_get_away),
        TEST(nothing_is_added_in_a_duel),
        TEST(the_victor_sinks),
        TEST(the_usual_move_is_always_legal),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
