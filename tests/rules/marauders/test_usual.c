/* test_usual.c - rules tests: what is done for a captain whose time is up: nothing that costs or commits. The clause is the decision's. */
#include "table.h"

/* ---- The turn ------------------------------------------------------------------------------------------------------------- */

/* MM-3.3, MM-27.6: the ship is a sloop. */
RULE(the_usual_ship_is_a_sloop)
{
    expect_usual(set_up(2, ""), MM_D_SETUP_SHIP, "ship sloop");
    expect_after("A dead C05; step start", AT_ONCE, MM_D_RESPAWN_SHIP, "ship sloop");
}

/* MM-4.7, MM-7.1: the turn ends, and so does a Port action. */
RULE(the_turn_ends)
{
    expect_after("A at CAR, glory G16a; B at CAR", AT_ONCE, MM_D_ACTION, "end");
    expect_after("A in BAS, cargo K01, bounty ES1, glory G14a; step port", AT_ONCE, MM_D_PORT, "done");
}

/* MM-4.5, MM-5.8: no pardon is bought, no fee is paid unasked for; after a failed roll the ship stays. */
RULE(nothing_is_paid)
{
    expect_after("event E31; A bounty ES1, gold 20; step start", AT_ONCE, MM_D_EVENT_PARDON, "remit 0 0");
    expect_after("A at PRO, bounty EN1", AFTER("enter"), MM_D_ENTER_FEE, "roll");
    expect_after("A at PRO, bounty EN1; next 1 1 1", AFTER("enter", "roll"), MM_D_ENTER_FEE, "stay");
    expect_after("A in BAS, values 2/2/2/0/1; step port; next 1 1 1", AFTER("recruit"), MM_D_RECRUIT_PAY, "points 0");
}

/* MM-4.9: a Carpenter is left alone, a card is not announced. */
RULE(nothing_is_used)
{
    expect_after("A in BAS, hired S01, values 1/1/2/2/1", AFTER("end"), MM_D_CARPENTER, "pass");
    expect_after("A bounty ES1; B glory G15a; step start", AT_ONCE, MM_D_WIN_ANNOUNCE, "pass");
    expect_after("A at CSE; B at CSE, glory G18a; next S 1", AFTER("scout blue"), MM_D_WIN_CARD, "pass");
    expect_after("A at CSE, glory G03a; next 1 1", AFTER("scout merchant"), MM_D_REROLL, "pass");
}

/* MM-17.4: a card that he has announced himself is played. */
RULE(an_announced_card_is_played)
{
    expect_after("A bounty ES1; B glory G15a; C glory G17a; step start", AFTER("announce G15a", "announce G17a"), MM_D_WIN_CONFIRM, "keep");
}

/* MM-12.5: of what a rumour gives nothing is taken that takes a choice, unless it must be. */
RULE(rewards_are_not_chosen_from)
{
    expect_after("A in CAR, rumours R15; step port; next S 1 1 K01 K02 K03 K04 K05 K06 K07 K08", AFTER("test R15"), MM_D_FOUND_KEEP,
                 "done");
    expect_after("A in CUR, rumours R23; step port; next S 1 1", AFTER("test R23"), MM_D_DEMAND_SWAP, "pass");
    expect_after("A in SDO, rumours R14; step port; next S 1 1", AFTER("test R14"), MM_D_NATION_PICK, "nation NL");
}

/* MM-5.5, MM-17.1, MM-12.2: what must go is the first of the list. */
RULE(what_must_go_is_the_first)
{
    expect_after("A in BAS, cargo K21 K11 K01", AFTER("leave"), MM_D_LEAVE_DISCARD, "drop K01");
    expect_after("A is C05, in BAS, rumours R07; step port; next S 1 1 R03", AFTER("rumour"), MM_D_RUMOUR_KEEP, "give-back R03");
}

/* ---- In port and in raids ------------------------------------------------------------------------------------------------- */

/* MM-9.5, MM-9.10, MM-10.1: offers are kept and nothing is bought. */
RULE(nothing_is_bought)
{
    expect_after("A in SDO; step port", AFTER("buy-goods"), MM_D_BUY_REDRAW, "keep");
    expect_after("A is C11, in BAS; step port", AFTER("buy-goods"), MM_D_BUY_ABILITY, "keep");
    expect_after("A in BAS; step port", AFTER("buy-goods"), MM_D_BUY_CARDS, "done");
    expect_after("A in BAS, values 1/1/1/1/1; step port", AFTER("shipyard"), MM_D_SHIPYARD, "done");
}

/* MM-10.12, MM-10.13: modifications are not kept for gold; those given up go to the first free port. */
RULE(modifications_are_not_paid_for)
{
    expect_after("A in SJO, gold 60, mods MOD1 MOD2; step port", AFTER("shipyard", "buy-ship frigate"), MM_D_KEEP_MODS, "give MOD1");
    expect_after("A in SJO, gold 60, mods MOD1; B mods MOD8; step port", AFTER("shipyard", "buy-ship frigate", "give MOD1"),
                 MM_D_PLACE_MODS, "place CUR");
}

/* MM-14.1, MM-17.6, MM-8.1: who has begun to move gold or to sell moves and sells least; nobody is hired for gold. */
RULE(what_was_begun_costs_least)
{
    expect_after("A is C10, in SJO; step port", AFTER("deposit"), MM_D_STASH_AMOUNT, "amount 1");
    expect_after("A in BAS, cargo K01 K11; step port", AFTER("sell-goods"), MM_D_SELL_CARDS, "sell K01");
    expect_after("A in BAS, glory S13; step port; next 1 1 1", AFTER("hire S13"), MM_D_HIRE_PAY, "discard S13");
}

/* MM-15.2, MM-15.5, MM-15.6, MM-15.11: a merchant is let go; a raid goes on without weapons, changes and cargo. */
RULE(a_merchant_is_let_go)
{
    expect_after("A at TRI; next S 1", AFTER("scout merchant"), MM_D_MERCHANT, "let-go");
    expect_after("A at TRI, weapons SW1; next S 1 K01 K22 K32 1 1", AFTER("scout merchant", "attack NL"), MM_D_RAID_WEAPONS, "done");
    expect_after("A at TRI; next S 1 K01 K22 K32 S 1", AFTER("scout merchant", "attack NL"), MM_D_RAID_USE, "done");
    expect_after("A at TRI; next S 1 K01 K22 K32 1 1", AFTER("scout merchant", "attack NL"), MM_D_RAID_CARGO, "done");
}

/* ---- Battles -------------------------------------------------------------------------------------------------------------- */

/* MM-21.6: who is hurt flees, who is not shoots. */
RULE(the_hurt_flee_and_the_others_shoot)
{
    expect_after("A at CSE; B at CSE; next S 1 1 1 1 1", AFTER("scout blue"), MM_D_DECLARE, "declare shoot");
    expect_after("A at CSE, values 1/2/2/2/1; B at CSE; next S 1 1 1 1 1", AFTER("scout blue"), MM_D_DECLARE, "declare flee");
    expect_after("A at CSE, values 1/2/2/2/1; B at CSE; next S 1 1 1 1 1", AFTER("scout blue", "declare flee"), MM_D_DECLARE,
                 "declare shoot");
    expect_after("A at CSE; npc E01 CSE; next S 1 1 1 1 1 1", AFTER("scout dutch-navy", "declare shoot"), MM_D_DECLARE, "declare shoot");
}

/* MM-22.2: a skull goes where most is left, and not to the Hull. */
RULE(a_skull_goes_where_most_is_left)
{
    expect_after("A at CSE; B at CSE, values 5/3/4/3/3, ship man-o-war; next S 1 S S 1 1 1 S", AFTER("scout blue"), MM_D_ALLOT,
                 "allot masts");
    expect_after("A at CSE; B at CSE, values 2/0/0/0/1; next S 1 S S 1 S", AFTER("scout blue"), MM_D_ALLOT, "allot cannons");
}

/* MM-21.10, MM-22.10, MM-22.16: Four-Pounders, ammunition and the Reinforced Hull are not used. */
RULE(means_of_battle_are_spared)
{
    expect_after("A at CSE, mods MOD5; B at CSE; next S 1 1 1 1 1", AFTER("scout blue", "declare shoot", "declare flee"),
                 MM_D_FOUR_POUNDERS, "pass");
    expect_after("A at CSE; B at CSE, mods MOD4; next S 1 S S 1 1 2", AFTER("scout blue"), MM_D_ABSORB, "pass");
    expect_after("A at CSE, weapons SW2; B at CSE; next S 1 S S 1 1 S", AFTER("scout blue"), MM_D_AMMO, "ammo none");
    expect_after("A at CSE, glory G11a; B at CSE; next S 1", AFTER("scout blue"), MM_D_BATTLE_WINDOW, "pass");
}

#define BOARDED "B at CSE, bounty ES1, cargo K01; next S 1 1 1 1 1 S S 1 1 S S S 1"

/* MM-26.1, MM-25.1, MM-16.8: the prize is left, the loot too, and nothing is claimed. */
RULE(the_beaten_are_left)
{
    expect_after("A at CSE, ship frigate; " BOARDED, AFTER("scout blue", "declare board", "declare shoot"), MM_D_PRIZE, "keep");
    expect_after("A at CSE, ship frigate; " BOARDED, AFTER("scout blue", "declare board", "declare shoot", "keep"), MM_D_LOOT, "done");
    expect_after("A at CSE, ship frigate; " BOARDED, AFTER("scout blue", "declare board", "declare shoot", "keep", "done"), MM_D_CLAIM,
                 "pass");
}

/* MM-27.4: a drawn captain is kept. */
RULE(a_drawn_captain_is_kept) { expect_after("A in BAS; npc E13 HAV; next C01", AFTER("retire"), MM_D_RESPAWN_REDRAW, "keep"); }

/* ---- Everywhere ----------------------------------------------------------------------------------------------------------- */

/* MM-28.2: at every decision of games played at random the usual move is there and legal; and played alone it ends a game. */
RULE(the_usual_move_is_always_legal) { expect_usual_everywhere(12); }

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_usual_ship_is_a_sloop),
        TEST(the_turn_ends),
        TEST(nothing_is_paid),
        TEST(nothing_is_used),
        TEST(an_announced_card_is_played),
        TEST(rewards_are_not_chosen_from),
        TEST(what_must_go_is_the_first),
        TEST(nothing_is_bought),
        TEST(modifications_are_not_paid_for),
        TEST(what_was_begun_costs_least),
        TEST(a_merchant_is_let_go),
        TEST(the_hurt_flee_and_the_others_shoot),
        TEST(a_skull_goes_where_most_is_left),
        TEST(means_of_battle_are_spared),
        TEST(the_beaten_are_left),
        TEST(a_drawn_captain_is_kept),
        TEST(the_usual_move_is_always_legal),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
