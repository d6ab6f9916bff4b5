/* test_captains.c - rules tests: captain against captain, and the loss of the ship (PL-17, PL-20). */
#include "table.h"

/* ---- The attack ---------------------------------------------------------------------------------------------------------------- */

/* PL-17.1: a captain on the same Open Sea or Coastland card can be attacked, in a Port or elsewhere never. */
RULE(captains_are_attacked_at_sea_and_on_coasts)
{
    table *t = position(3, "A at OS-01; B at OS-01; C at OS-02");

    assert_true(offered(t, "attack blue"));
    refused(t, A, "attack green", "PL-17.1");
    refused(t, A, "attack red", "PL-17.1");
    refused(t, A, "attack yellow", "PL-17.1");
    t = position(3, "map CO-01 0,2; A at CO-01; B at CO-01");
    assert_true(offered(t, "attack blue"));
    t = position(3, "map PT-08 0,2; A at PT-08; B at PT-08");
    refused(t, A, "attack blue", "PL-17.1");
    t = position(3, "A silver 5");
    refused(t, A, "attack blue", "PL-17.1");
}

/* PL-17.2: the defender stands, flees, or with a Prize gives it up and flees; who stands is not chased. */
RULE(the_defender_stands_or_flees)
{
    table *t = position(2, "A at OS-01, hand TS-01; B at OS-01, prize SH-05, hand TS-02");

    play(t, A, "attack blue");
    expect_asked(t, B, PL_D_DEFEND);
    expect_offers(t, "stand; flee; flee abandon");
    refused(t, B, "flee TS-02", "PL-17.5");
    play(t, B, "stand");
    expect_asked(t, A, PL_D_DUEL);
    assert_int_equal(rs_top_of(&t->s)->arg[0], PL_BY_CANNONS);
    t = position(2, "A at OS-01, hand TS-01; B at OS-01, hand TS-02");
    play(t, A, "attack blue");
    expect_offers(t, "stand; flee");
    refused(t, B, "flee abandon", "PL-16.5");
    play(t, B, "flee");
    assert_int_equal(rs_top_of(&t->s)->arg[0], PL_BY_SPEED);
}

/* PL-17.3: a Prize left behind can be taken in place of the fight, or the chase goes on without it. */
RULE(the_attacker_may_take_the_abandoned_prize)
{
    table *t = position(2, "A at OS-01, hand TS-01; B at OS-01, prize SH-05, plundered sugar 2, hand TS-02");

    play(t, A, "attack blue");
    play(t, B, "flee abandon");
    expect_asked(t, A, PL_D_SALVAGE);
    expect_offers(t, "salvage; chase");
    play(t, A, "chase");
    assert_true(in_discard(t, "SH-05"));
    assert_int_equal(t->s.supply[PL_SUGAR], 12);
    assert_int_equal(captain(t, B)->prize, PL_NONE);
    expect_asked(t, A, PL_D_DUEL);
    assert_int_equal(rs_top_of(&t->s)->arg[0], PL_BY_SPEED);
}

/* PL-17.4: by the salvage the Prize and its plunder change hands, an old Prize is left; the defender keeps all else. */
RULE(salvage_brings_the_prize_and_its_plunder)
{
    table *t = position(2, "A at OS-01, own SH-12b, prize SH-21, plundered cotton 3, hand TS-01 TS-02;"
                           "B at OS-01, prize SH-05, plundered sugar 2, traded cocoa 1, hand TS-03");

    play(t, A, "attack blue");
    play(t, B, "flee abandon");
    play(t, A, "salvage");
    assert_int_equal(captain(t, A)->prize, card("SH-05"));
    assert_int_equal(plundered(t, A, PL_SUGAR), 2);
    assert_int_equal(plundered(t, A, PL_COTTON), 3);
    assert_true(in_discard(t, "SH-21"));
    assert_int_equal(captain(t, B)->prize, PL_NONE);
    assert_int_equal(plundered(t, B, PL_SUGAR), 0);
    assert_int_equal(traded(t, B, PL_COCOA), 1);
    assert_true(hand_is(t, B, "TS-03"));
    assert_int_equal(at(t, B), card("OS-01"));
    expect_asked(t, A, PL_D_ENCOUNTER);
}

/* ---- The duel ------------------------------------------------------------------------------------------------------------------ */

/* PL-17.5: the attacker's speed against the defender's with all in tow, a card each; only more than the attacker's escapes. */
RULE(the_defender_escapes_only_with_more_speed)
{
    table *t = position(2, "A at OS-01, prize SH-06, hand OS-05 TS-01; B at OS-01, own SH-12b, prize SH-10, hand OS-06 TS-02");

    play(t, A, "attack blue");
    play(t, B, "flee");
    play(t, A, "add OS-05"); /* 4 + 1: the Prize in tow does not count */
    expect_asked(t, B, PL_D_DUEL);
    play(t, B, "add OS-06"); /* 4 in tow + 1 */
    assert_int_equal(arg_of(t, PL_EV_COMPARE, 1), 5);
    assert_int_equal(arg_of(t, PL_EV_COMPARE, 2), 5);
    expect_asked(t, B, PL_D_CAUGHT);
    play(t, B, "stand");
    assert_int_equal(rs_top_of(&t->s)->arg[0], PL_BY_CANNONS);
    t = position(2, "A at OS-01, prize SH-06, hand OS-05 TS-01; B at OS-01, own SH-12b, prize SH-10, hand OS-06 TS-02");
    play(t, A, "attack blue");
    play(t, B, "flee");
    play(t, A, "add OS-05");
    play(t, B, "add TS-02"); /* 6 */
    assert_true(happened(t, PL_EV_ESCAPES, A));
}

/* PL-17.5: who was caught for the Prize in tow may give it up after the cards were shown, and gets away with the speed and card there are.
 */
RULE(a_captain_caught_may_still_give_up_the_prize)
{
    const char *chased =
        "A at OS-01, own SH-12b, hand OS-05 PT-02; B at OS-01, own SH-03b, prize SH-24, plundered sugar 1, hand OS-06 TS-01";
    table *t = position(3, chased);

    plays(t, A, "attack blue");
    play(t, B, "flee");
    play(t, A, "add OS-05"); /* 6 */
    play(t, B, "add TS-01"); /* 2 in tow + 2 */
    expect_asked(t, B, PL_D_CAUGHT);
    expect_offers(t, "stand; flee abandon");
    refused(t, B, "flee", "PL-17.5");
    expect_outlook(t, "flee abandon", "Chase: 7 against 6, enough.");
    play(t, B, "flee abandon");
    assert_true(compared(t, PL_BY_SPEED, 6, 7));
    expect_asked(t, A, PL_D_SALVAGE);
    expect_offers(t, "salvage; break-off");
    play(t, A, "break-off");
    assert_true(happened(t, PL_EV_ESCAPES, A));
    assert_true(in_discard(t, "SH-24"));
    assert_int_equal(t->s.supply[PL_SUGAR], 12);
    expect_asked(t, A, PL_D_ENCOUNTER);
}

/* PL-17.3, PL-17.4: the attacker may take a Prize given up after the cards, and lets its captain go. */
RULE(a_prize_given_up_after_the_cards_may_be_taken)
{
    table *t =
        position(3, "A at OS-01, own SH-12b, hand OS-05 PT-02; B at OS-01, own SH-03b, prize SH-24, plundered sugar 1, hand TS-01 OS-06");

    play(t, A, "attack blue");
    play(t, B, "flee");
    play(t, A, "add OS-05");
    play(t, B, "add TS-01");
    play(t, B, "flee abandon");
    play(t, A, "salvage");
    assert_int_equal(captain(t, A)->prize, card("SH-24"));
    assert_int_equal(plundered(t, A, PL_SUGAR), 1);
    assert_int_equal(captain(t, B)->prize, PL_NONE);
    assert_false(captain(t, B)->lost);
    expect_asked(t, A, PL_D_ENCOUNTER);
}

/* PL-17.5: where the lighter ship is not faster either, or Chain Shot holds it, the attacker may take the Prize or go on to the Broadside.
 */
RULE(a_prize_may_be_given_up_in_vain)
{
    table *t = position(3, "A at OS-01, own SH-12b, hand PT-02 PT-01; B at OS-01, own SH-03b, prize SH-24, hand OS-06 TS-01");

    play(t, A, "attack blue");
    play(t, B, "flee");
    play(t, A, "add PT-02"); /* 8 */
    play(t, B, "add TS-01");
    expect_outlook(t, "flee abandon", "Chase: 7 against 8, too little.");
    play(t, B, "flee abandon");
    expect_offers(t, "salvage; fight");
    play(t, A, "fight");
    assert_true(in_discard(t, "SH-24"));
    expect_asked(t, A, PL_D_DUEL);
    assert_int_equal(rs_top_of(&t->s)->arg[0], PL_BY_CANNONS);
    t = position(3, "A at OS-01, own SH-12b, hand RC-01 PT-01; B at OS-01, own SH-03b, prize SH-24, hand OS-06 TS-01");
    play(t, A, "attack blue");
    play(t, B, "flee");
    play(t, A, "add RC-01 red"); /* 5 against nothing */
    play(t, B, "add TS-01");
    expect_outlook(t, "flee abandon", "Chase: 2 against 5, too little.");
}

/* PL-17.6: a tie in the Broadside is the attacker's; the winner sinks the other, who loses all, or boards. */
RULE(the_winner_of_the_broadside_sinks_or_boards)
{
    table *t = position(2, "A at OS-01, hand PT-02 TS-01 TS-03; B at OS-01, own SH-10b, prize SH-05, traded sugar 2, hand TS-02");

    play(t, A, "attack blue");
    play(t, B, "stand");
    play(t, A, "add PT-02"); /* 5 */
    play(t, B, "add TS-02"); /* 5 */
    expect_asked(t, A, PL_D_VICTOR);
    expect_offers(t, "sink; board");
    play(t, A, "sink");
    assert_true(captain(t, B)->lost);
    assert_true(in_discard(t, "SH-10") && in_discard(t, "SH-05"));
    assert_int_equal(captain(t, A)->prize, PL_NONE);
    assert_int_equal(pl_cargo(captain(t, A)), 0);
    assert_int_equal(t->s.supply[PL_SUGAR], 12);
    assert_int_equal(t->s.fight.foe, PL_FOE_NONE);
    expect_asked(t, A, PL_D_ENCOUNTER);
}

/* PL-17.6: with more than the attacker's total the defender wins the Broadside and has the choice. */
RULE(the_defender_can_win_the_broadside)
{
    table *t = position(2, "A at OS-01, hand OS-05; B at OS-01, hand TS-02");

    play(t, A, "attack blue");
    play(t, B, "stand");
    play(t, A, "add OS-05"); /* 3 */
    play(t, B, "add TS-02"); /* 4 */
    expect_asked(t, B, PL_D_VICTOR);
    play(t, B, "sink");
    assert_true(captain(t, A)->lost);
    assert_int_equal(t->s.active, B);
}

/* PL-17.7: in the Boarding a tie is the attacker's, also when it was the defender who boarded. */
RULE(a_tie_in_the_boarding_is_the_attackers)
{
    table *t = position(2, "A at OS-01, hand TS-01 TS-03; B at OS-01, own SH-12b, mate FM-01, hand OS-05");

    play(t, A, "attack blue");
    play(t, B, "stand");
    play(t, A, "add nothing"); /* 2 */
    play(t, B, "add nothing"); /* 6 */
    play(t, B, "board");
    play(t, A, "add nothing"); /* 4 */
    play(t, B, "add nothing"); /* 7 */
    assert_true(captain(t, A)->lost);

    t = position(2, "A at OS-01, hand PT-02 TS-03 TS-04; B at OS-01, own SH-12b, hand OS-05");
    play(t, A, "attack blue");
    play(t, B, "stand");
    play(t, A, "add nothing");
    play(t, B, "add nothing");
    play(t, B, "board");
    play(t, A, "add PT-02");   /* 7 */
    play(t, B, "add nothing"); /* 7 */
    expect_asked(t, A, PL_D_TAKE);
}

/* ---- Booty --------------------------------------------------------------------------------------------------------------------- */

/* PL-17.8: the winner takes ships as after any fight, and all goods of both piles as plunder; no money, Letter or mate. */
RULE(the_winner_takes_ships_and_goods)
{
    table *t = position(2, "A at OS-01, own SH-14b; B at OS-01, own SH-05b, prize SH-21, mate FM-01, letters france, deed spain, silver 9, "
                           "traded cocoa 3, plundered sugar 2; deck TS-01 TS-02 TS-03 TS-04 TS-05 TS-06");

    play(t, A, "attack blue");
    play(t, B, "stand");
    play(t, A, "board");
    expect_asked(t, A, PL_D_TAKE);
    assert_int_equal(traded(t, B, PL_COCOA), 3); /* until ships are chosen all stays on the loser's mat */
    assert_int_equal(captain(t, B)->own, card("SH-05"));
    play(t, A, "take SH-14 SH-05");
    assert_int_equal(captain(t, A)->prize, card("SH-05"));
    assert_int_equal(plundered(t, A, PL_COCOA), 3);
    assert_int_equal(plundered(t, A, PL_SUGAR), 2);
    assert_int_equal(times(t, PL_EV_TURNED_UP), 0);
    assert_int_equal(captain(t, A)->silver, 5);
    assert_int_equal(captain(t, A)->letters | captain(t, A)->deed, 0);
    assert_int_equal(captain(t, A)->mate, PL_NONE);
    assert_true(in_discard(t, "SH-21"));
}

/* PL-17.8: what fits neither the Prize nor the free part of the own hold is thrown out as the winner likes. */
RULE(goods_are_taken_as_far_as_they_fit)
{
    table *t = position(2, "A at OS-01, own SH-14b, prize SH-21, traded indigo 5, hand TS-01 TS-02;"
                           "B at OS-01, own SH-05b, traded cocoa 3 sugar 2");

    play(t, A, "attack blue");
    play(t, B, "stand");
    play(t, A, "add nothing");
    play(t, A, "board");
    play(t, A, "add nothing");
    play(t, A, "take SH-14 SH-21"); /* a hold of three, and one that is full */
    expect_offers(t, "dump traded indigo; dump plundered sugar; dump plundered cocoa");
    play(t, A, "dump plundered sugar");
    play(t, A, "dump traded indigo");
    assert_int_equal(plundered(t, A, PL_COCOA), 3);
    assert_int_equal(plundered(t, A, PL_SUGAR), 1);
    assert_int_equal(traded(t, A, PL_INDIGO), 4);
}

/* PL-17.8, PL-12.2: a bought ship without a Prize stows them, as far as its hold has room. */
RULE(a_beaten_captains_goods_go_into_the_own_hold)
{
    table *t = position(3, "A at OS-01, own SH-08b, traded sugar 7, hand OS-05 OS-06; B at OS-01, traded indigo 3");

    play(t, A, "attack blue");
    play(t, B, "stand");
    play(t, A, "add nothing");
    play(t, A, "board");
    play(t, A, "add nothing");
    expect_asked(t, A, PL_D_DUMP); /* no ship to take: not asked; ten tokens, a hold of nine */
    play(t, A, "dump traded sugar");
    assert_int_equal(plundered(t, A, PL_INDIGO), 3);
    assert_int_equal(traded(t, A, PL_SUGAR), 6);
    assert_int_equal(pl_traded_room(captain(t, A)), 6);
    expect_asked(t, A, PL_D_ENCOUNTER);
}

/* PL-12.2: plunder that is turned up later finds no room beside them. */
RULE(turned_up_plunder_is_not_stowed)
{
    table *t = position(2, "A at OS-01, own SH-14b, plundered indigo 2, hand SH-21 TS-01; deck OS-09");

    play(t, A, "hunt SH-21");
    play(t, A, "board");
    play(t, A, "add nothing");
    play(t, A, "take SH-14 none");
    expect_asked(t, A, PL_D_DUMP); /* three cocoa: two tokens of the five are stowed */
    for (int i = 0; i < 3; i++) play(t, A, "dump plundered cocoa");
    assert_int_equal(plundered(t, A, PL_INDIGO), 2);
    expect_asked(t, A, PL_D_ENCOUNTER);
}

/* PL-12.9, PL-12.1: only what lies in the Prize is lost with it; the dearest tokens lie in the Own Ship. */
RULE(what_is_stowed_is_not_abandoned)
{
    table *t = position(2, "A at OS-01, own SH-14b, prize SH-21, plundered sugar 3 indigo 2");

    play(t, A, "abandon");
    assert_int_equal(plundered(t, A, PL_INDIGO), 2);
    assert_int_equal(plundered(t, A, PL_SUGAR), 0);
    t = position(2, "A at OS-01, hand TS-01; B at OS-01, own SH-14b, prize SH-21, plundered sugar 3 indigo 2");
    play(t, A, "attack blue");
    play(t, B, "flee abandon");
    play(t, A, "salvage");
    assert_int_equal(plundered(t, A, PL_SUGAR), 3);
    assert_int_equal(plundered(t, B, PL_INDIGO), 2);
}

/* PL-17.9: the loser's ship is lost; if it is the loser's own turn, the turn is over and no Encounter is laid. */
RULE(the_losers_ship_is_lost)
{
    table *t = position(3, "A at OS-01, own SH-10b, hand TS-01 TS-02; B at OS-01, own SH-14b");

    play(t, A, "attack blue");
    play(t, B, "stand");
    play(t, A, "add nothing");
    play(t, B, "board");
    play(t, A, "add nothing");
    play(t, B, "take SH-14 SH-10");
    assert_int_equal(captain(t, B)->prize, card("SH-10"));
    assert_true(captain(t, A)->lost);
    assert_int_equal(at(t, A), PL_TORTUGA);
    assert_int_equal(times(t, PL_EV_LAID), 0);
    assert_int_equal(t->s.active, B);
}

/* PL-17.10: fights among captains, even for a nation's ship, offend no nation. */
RULE(fighting_captains_makes_no_enemy)
{
    table *t = position(2, "A at OS-01, own SH-14b, hand TS-01 TS-02; B at OS-01, own SH-10b, letters england");

    play(t, A, "attack blue");
    play(t, B, "stand");
    play(t, A, "add nothing");
    play(t, A, "board");
    play(t, A, "add nothing");
    play(t, A, "take SH-14 SH-10");
    assert_int_equal(pl_enemies(&t->s, A), 0);
    assert_int_equal(pl_enemies(&t->s, B), 0);
}

/* PL-17.11: when the defender got away both are still on the same card. */
RULE(after_an_escape_both_stay)
{
    table *t = position(2, "A at OS-01, hand TS-01 TS-02; B at OS-01, own SH-12b");

    play(t, A, "attack blue");
    play(t, B, "flee");
    play(t, A, "add nothing"); /* 4 against 5 */
    assert_true(happened(t, PL_EV_ESCAPES, A));
    assert_int_equal(at(t, A), card("OS-01"));
    assert_int_equal(at(t, B), card("OS-01"));
    assert_false(captain(t, A)->lost || captain(t, B)->lost);
    expect_asked(t, A, PL_D_ENCOUNTER);
}

/* PL-17.12: Chain Shot stops the other captain's ship in the Chase, for attacker and defender; an added card still counts. */
RULE(chain_shot_works_in_the_chase)
{
    table *t = position(2, "A at OS-01, hand RC-01 TS-01; B at OS-01, own SH-12b, hand PT-02");

    play(t, A, "attack blue");
    play(t, B, "flee");
    expect_offers(t, "add nothing; add RC-01; add RC-01 red; add TS-01");
    play(t, A, "add RC-01 red");
    play(t, B, "add PT-02");
    assert_int_equal(arg_of(t, PL_EV_COMPARE, 1), 4);
    assert_int_equal(arg_of(t, PL_EV_COMPARE, 2), 3); /* the ship's 5 count as nothing */
    t = position(2, "A at OS-01, hand TS-01; B at OS-01, own SH-06b, hand RC-01");
    play(t, A, "attack blue");
    play(t, B, "flee");
    play(t, A, "add nothing");
    play(t, B, "add RC-01 red");
    assert_true(happened(t, PL_EV_ESCAPES, A)); /* 0 against 2 */
}

/* PL-17.12: Grapeshot halves the other crew in the Boarding; the red texts work in no other step. */
RULE(grapeshot_works_in_the_boarding)
{
    table *t = position(2, "A at OS-01, mate FM-01, hand RC-02 TS-01; B at OS-01, mate FM-02, hand RC-01 OS-05");

    play(t, A, "attack blue");
    play(t, B, "stand");
    refused(t, A, "add RC-02 red", "PL-17.12"); /* in the Broadside */
    play(t, A, "add nothing");
    refused(t, B, "add RC-01 red", "PL-17.12");
    play(t, B, "add nothing");
    play(t, A, "board");
    expect_offers(t, "add nothing; add RC-02; add RC-02 red; add TS-01");
    play(t, A, "add RC-02 red");
    play(t, B, "add OS-05");
    assert_int_equal(arg_of(t, PL_EV_COMPARE, 1), 4);
    assert_int_equal(arg_of(t, PL_EV_COMPARE, 2), 4); /* 7 halved, and 1 */
    assert_true(happened(t, PL_EV_WON, A));
}

/* ---- The loss of the ship -------------------------------------------------------------------------------------------------------- */

/* PL-20.1: Mutiny, a lost fight and the Kraken cost the ship. */
RULE(a_ship_is_lost_by_mutiny_defeat_or_the_kraken)
{
    table *t = position(2, "A own SH-12b; step dues");

    play(t, A, "pay none");
    play(t, A, "move north");
    assert_true(happened(t, PL_EV_SHIP_LOST, A));
    t = position(2, "A silver 5");
    play(t, A, "attack port");
    assert_true(happened(t, PL_EV_SHIP_LOST, A));
    t = position(2, "A at OS-01; pending KR-01; step resolve");
    assert_true(happened(t, PL_EV_SHIP_LOST, A));
}

/* PL-20.2: hand, mate, offer, Own Ship and Prize are discarded, all cargo returns to the supply. */
RULE(all_aboard_is_lost_with_the_ship)
{
    table *t = position(2, "A own SH-10b, prize SH-05, mate FM-01, offer SH-09, traded sugar 2, plundered cocoa 3, hand TS-01 PT-06;"
                           "step dues");

    play(t, A, "pay none");
    play(t, A, "move north");
    assert_true(in_discard(t, "SH-10") && in_discard(t, "SH-05") && in_discard(t, "FM-01") && in_discard(t, "SH-09"));
    assert_true(in_discard(t, "TS-01") && in_discard(t, "PT-06"));
    assert_int_equal(hand_size(t, A), 0);
    assert_int_equal(captain(t, A)->prize, PL_NONE);
    assert_int_equal(captain(t, A)->mate, PL_NONE);
    assert_int_equal(captain(t, A)->offer, PL_NONE);
    assert_int_equal(t->s.supply[PL_SUGAR], 12);
    assert_int_equal(t->s.supply[PL_COCOA], 12);
    t = position(2, "A own SH-08w, plundered cocoa 3; step dues"); /* plunder in the ship's own hold */
    play(t, A, "pay none");
    play(t, A, "move north");
    assert_int_equal(t->s.supply[PL_COCOA], 12);
}

/* PL-20.3: silver, Letters and Enemies are kept. */
RULE(silver_letters_and_enemies_are_kept)
{
    table *t = position(2, "A own SH-10b, silver 17, letters france, deed spain; step dues");

    play(t, A, "pay none");
    play(t, A, "move north");
    assert_int_equal(captain(t, A)->silver, 17);
    assert_int_equal(captain(t, A)->letters, 1 << PL_FRANCE);
    assert_int_equal(captain(t, A)->deed, 1 << PL_SPAIN);
}

/* PL-20.4: the captain is on Tortuga at once, with the Pinnace, and marked as having lost a ship. */
RULE(the_captain_is_on_tortuga_with_the_pinnace)
{
    table *t = position(3, "A at OS-01, own SH-14w, hand TS-01 TS-02; C at OS-01, own SH-10w");

    play(t, A, "attack green");
    play(t, C, "stand");
    play(t, A, "add nothing");
    play(t, A, "sink");
    assert_int_equal(at(t, C), PL_TORTUGA);
    assert_int_equal(captain(t, C)->own, PL_PINNACE);
    assert_false(captain(t, C)->own_won);
    assert_true(captain(t, C)->lost);
}

/* PL-20.5: in the captain's own turn the loss ends the turn, and no Encounter is laid. */
RULE(a_loss_in_ones_own_turn_ends_it)
{
    table *t = position(3, "A at OS-01, hand TS-01 TS-02 TS-03; pending KR-01; step resolve");

    assert_int_equal(t->s.active, B);
    assert_int_equal(t->s.pending, PL_NONE);
    assert_int_equal(times(t, PL_EV_LAID), 0);
    expect_asked(t, B, PL_D_SAIL);
}

/* PL-20.6: the next turn begins with six cards. */
RULE(after_a_loss_six_cards_are_drawn)
{
    table *t = position(2, "A at OS-01; pending KR-01; step resolve; deck TS-01 TS-02 TS-03 TS-04 TS-05 TS-06");

    play(t, B, "end");
    play(t, B, "pass");
    expect_asked(t, A, PL_D_SAIL);
    assert_true(hand_is(t, A, "TS-01 TS-02 TS-03 TS-04 TS-05 TS-06"));
    assert_false(captain(t, A)->lost);
}

/* PL-20.7: a beaten Pinnace is no ship to take. */
RULE(the_pinnace_is_never_captured)
{
    table *t = position(2, "A at OS-01, own SH-14b, hand TS-01 TS-02; B at OS-01, prize SH-05");

    play(t, A, "attack blue");
    play(t, B, "stand");
    play(t, A, "add nothing");
    play(t, A, "board");
    play(t, A, "add nothing");
    expect_offers(t, "take SH-14 none; take SH-14 SH-05; take SH-05 SH-14; take SH-05 none");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(captains_are_attacked_at_sea_and_on_coasts),
        TEST(the_defender_stands_or_flees),
        TEST(the_attacker_may_take_the_abandoned_prize),
        TEST(salvage_brings_the_prize_and_its_plunder),
        TEST(the_defender_escapes_only_with_more_speed),
        TEST(a_captain_caught_may_still_give_up_the_prize),
        TEST(a_prize_given_up_after_the_cards_may_be_taken),
        TEST(a_prize_may_be_given_up_in_vain),
        TEST(the_winner_of_the_broadside_sinks_or_boards),
        TEST(the_defender_can_win_the_broadside),
        TEST(a_tie_in_the_boarding_is_the_attackers),
        TEST(the_winner_takes_ships_and_goods),
        TEST(goods_are_taken_as_far_as_they_fit),
        TEST(a_beaten_captains_goods_go_into_the_own_hold),
        TEST(turned_up_plunder_is_not_stowed),
        TEST(what_is_stowed_is_not_abandoned),
        TEST(the_losers_ship_is_lost),
        TEST(fighting_captains_makes_no_enemy),
        TEST(after_an_escape_both_stay),
        TEST(chain_shot_works_in_the_chase),
        TEST(grapeshot_works_in_the_boarding),
        TEST(a_ship_is_lost_by_mutiny_defeat_or_the_kraken),
        TEST(all_aboard_is_lost_with_the_ship),
        TEST(silver_letters_and_enemies_are_kept),
        TEST(the_captain_is_on_tortuga_with_the_pinnace),
        TEST(a_loss_in_ones_own_turn_ends_it),
        TEST(after_a_loss_six_cards_are_drawn),
        TEST(the_pinnace_is_never_captured),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
