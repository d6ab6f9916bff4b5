/* test_fight.c - rules tests: fights against the game and their spoils (PL-15, PL-16, PL-19). */
#include "table.h"

#include <stdio.h>
#include <string.h>

/* ---- Common rules -------------------------------------------------------------------------------------------------------------- */

/* PL-15.1: Chase, Broadside and Boarding follow each other as long as each is won. */
RULE(a_fight_has_three_steps)
{
    table *t = position(2, "A at OS-01, hand SH-12 OS-05 TS-01 PT-02; deck PR-01");

    play(t, A, "hunt SH-12"); /* 5, 4, 7 against the Pinnace's 4, 2, 4 */
    expect_asked(t, A, PL_D_CHASE);
    play(t, A, "add OS-05");
    expect_asked(t, A, PL_D_BROADSIDE);
    play(t, A, "add TS-01");
    expect_asked(t, A, PL_D_BOARD);
    play(t, A, "board");
    expect_asked(t, A, PL_D_BOARDING);
    play(t, A, "add PT-02");
    expect_asked(t, A, PL_D_TAKE);
}

/* PL-15.2: against a Port there is no Chase, against Natives only the Boarding, against the Pirate Fleet no Chase. */
RULE(which_steps_are_fought_depends_on_the_foe)
{
    table *t = position(2, "map PT-08 0,2; A at PT-08, hand TS-01 TS-02 TS-03");

    play(t, A, "attack port"); /* 4 and 7 */
    expect_asked(t, A, PL_D_BROADSIDE);
    play(t, A, "add TS-01");
    expect_asked(t, A, PL_D_BOARDING);
    t = position(2, "map CO-01 0,2; natives NA-01 CO-01; A at CO-01, hand TS-01");
    play(t, A, "attack natives");
    expect_asked(t, A, PL_D_BOARDING);
    t = position(2, "A at OS-01, hand SH-03 TS-01; pending SE-01; step resolve");
    play(t, A, "fight");
    expect_asked(t, A, PL_D_BROADSIDE);
    play(t, A, "add SH-03");
    play(t, A, "board");
    expect_asked(t, A, PL_D_BOARDING);
    t = position(2, "fleet TF-01 OS-01; A at OS-01, own SH-06b, hand TS-01");
    play(t, A, "attack fleet");
    expect_asked(t, A, PL_D_CHASE);
}

/* PL-15.3: one card of any kind may be added; it counts its value and is discarded. */
RULE(one_card_may_be_added_in_each_step)
{
    table *t = position(2, "A at OS-01, hand SH-10 OS-05 WD-01 PR-01; B hand TS-01");

    play(t, A, "hunt SH-10");
    expect_offers(t, "add nothing; add OS-05; add WD-01; add PR-01");
    refused(t, A, "add TS-01", "PL-15.3");
    refused(t, A, "add nothing red", "PL-15.3");
    play(t, A, "add OS-05");
    assert_int_equal(arg_of(t, PL_EV_COMPARE, 1), 3);
    assert_true(in_discard(t, "OS-05"));
    assert_true(hand_is(t, A, "WD-01 PR-01"));
}

/* PL-15.3: who is fast enough or has cannons enough is not asked; in the Boarding one always is. */
RULE(in_chase_and_broadside_cards_are_for_those_who_need_them)
{
    table *t = position(2, "A at OS-01, own SH-14b, hand SH-21 TS-01 TS-02; deck PR-01");

    play(t, A, "hunt SH-21"); /* 3, 1, 3 against 3, 8, 14 */
    expect_asked(t, A, PL_D_BOARD);
    play(t, A, "board");
    expect_asked(t, A, PL_D_BOARDING);
    expect_offers(t, "add nothing; add TS-01; add TS-02");
}

/* PL-15.3: the enemy's numbers are known before a card is chosen. */
RULE(the_enemys_numbers_are_seen_first)
{
    table *t = position(2, "map PT-10 0,2; A at PT-10, hand TS-01");
    _Alignas(RS_ALIGN) pl_state view;

    play(t, A, "attack port");
    rs_view(&pl_game, &t->s, A, &view);
    assert_int_equal(view.fight.cannons, 7);
    assert_int_equal(view.fight.crew, 13);
}

/* PL-15.3: instead of its number Chain Shot may count the foe's speed as nothing, and Grapeshot halve the foe's crew. */
RULE(red_texts_work_in_their_step)
{
    table *t = position(2, "A at OS-01, hand SH-12 RC-01 RC-02");

    play(t, A, "hunt SH-12"); /* speed 5 */
    expect_offers(t, "add nothing; add RC-01; add RC-01 red; add RC-02");
    refused(t, A, "add RC-02 red", "PL-17.12");
    play(t, A, "add RC-01 red");
    assert_int_equal(arg_of(t, PL_EV_COMPARE, 1), 4);
    assert_int_equal(arg_of(t, PL_EV_COMPARE, 2), 0);
    expect_asked(t, A, PL_D_BROADSIDE);
    refused(t, A, "add RC-02 red", "PL-17.12");

    t = position(2, "map PT-09 0,2; A at PT-09, own SH-14b, hand RC-01 RC-02; deck PR-01 PT-01 PT-02 PT-03");
    play(t, A, "attack port");
    expect_offers(t, "add nothing; add RC-01; add RC-02; add RC-02 red");
    play(t, A, "add RC-02 red");
    assert_int_equal(arg_of(t, PL_EV_COMPARE, 1), 14);
    assert_int_equal(arg_of(t, PL_EV_COMPARE, 2), 7);
}

/* PL-15.4: a Prize of 8 cannons and 14 men adds nothing in a fight. */
RULE(the_prize_takes_no_part_in_a_fight)
{
    table *t = position(2, "map PT-08 0,2; A at PT-08, prize SH-14, hand TS-01 TS-02");

    play(t, A, "attack port");
    play(t, A, "add TS-01");
    assert_int_equal(arg_of(t, PL_EV_COMPARE, 1), 4);
    play(t, A, "add TS-02");
    assert_int_equal(arg_of(t, PL_EV_COMPARE, 1), 6);
}

/* PL-15.5: a target that is no faster is caught; a faster one if the card makes up for it; else it gets away. */
RULE(the_chase_is_won_by_speed_and_card)
{
    table *t = position(2, "A at OS-01, hand SH-16 OS-05");

    play(t, A, "hunt SH-16"); /* 4 against 4 */
    expect_asked(t, A, PL_D_BROADSIDE);
    t = position(2, "A at OS-01, hand SH-18 OS-05 OS-06");
    play(t, A, "hunt SH-18"); /* 5 */
    play(t, A, "add OS-05");
    expect_asked(t, A, PL_D_BROADSIDE);
    t = position(2, "A at OS-01, hand SH-18 OS-05 OS-06");
    play(t, A, "hunt SH-18");
    play(t, A, "add nothing");
    assert_true(happened(t, PL_EV_ESCAPES, A));
}

/* PL-15.6: in the Broadside equal cannons are enough; with one less the ship is lost. */
RULE(the_broadside_needs_as_many_cannons)
{
    table *t = position(2, "A at OS-01, hand SH-19 TS-01 OS-05 OS-06");

    play(t, A, "hunt SH-19"); /* 4 */
    play(t, A, "add TS-01");
    expect_asked(t, A, PL_D_BOARD);
    t = position(2, "A at OS-01, hand SH-19 TS-01 OS-05 OS-06");
    play(t, A, "hunt SH-19");
    play(t, A, "add OS-05");
    assert_true(happened(t, PL_EV_SHIP_LOST, A));
}

/* PL-15.7: after a won Broadside the captain may break off: ship and Pirate Fleet are gone and nothing is gained. */
RULE(after_a_won_broadside_one_may_break_off)
{
    table *t = position(2, "A at OS-01, hand SH-21 TS-01 TS-02");

    play(t, A, "hunt SH-21");
    expect_offers(t, "board; break-off");
    play(t, A, "break-off");
    assert_true(in_discard(t, "SH-21"));
    assert_int_equal(times(t, PL_EV_TURNED_UP), 0);
    assert_int_equal(captain(t, A)->prize, PL_NONE);
    t = position(2, "A at OS-01, own SH-14b; pending SE-01; step resolve");
    play(t, A, "fight");
    play(t, A, "break-off");
    expect_asked(t, A, PL_D_PAY);
    assert_int_equal(captain(t, A)->silver, 5);
}

/* PL-15.7: against a Port there is no breaking off. */
RULE(against_a_port_one_must_go_on)
{
    table *t = position(2, "map PT-08 0,2; A at PT-08, own SH-14b, hand TS-01 TS-02");

    play(t, A, "attack port");
    expect_asked(t, A, PL_D_BOARDING);
}

/* PL-15.8: in the Boarding equal crews are enough to win; with one less the ship is lost. */
RULE(the_boarding_needs_as_many_men)
{
    table *t = position(2, "A at OS-01, hand SH-22 OS-05 TS-01; deck PR-01");

    play(t, A, "hunt SH-22"); /* crew 5 */
    play(t, A, "board");
    play(t, A, "add OS-05");
    expect_asked(t, A, PL_D_TAKE);
    t = position(2, "A at OS-01, hand SH-22 OS-05 TS-01");
    play(t, A, "hunt SH-22");
    play(t, A, "board");
    play(t, A, "add nothing");
    assert_true(happened(t, PL_EV_SHIP_LOST, A));
    assert_int_equal(arg_of(t, PL_EV_COMPARE, 1), 4);
    assert_int_equal(arg_of(t, PL_EV_COMPARE, 2), 5);
}

/* PL-15.9: without cards the bare numbers decide, and nothing is asked. */
RULE(without_cards_bare_numbers_decide)
{
    table *t = position(2, "A at OS-01, hand SH-10");

    play(t, A, "hunt SH-10"); /* 2 against 3 */
    assert_true(happened(t, PL_EV_SHIP_LOST, A));
    t = position(2, "map PT-08 0,2; A at PT-08, own SH-12b; deck PT-01 PT-02");
    play(t, A, "attack port"); /* 4 and 7, just enough */
    assert_true(happened(t, PL_EV_WON, A));
}

/* PL-15.10: an enemy that got away, one let go, a ship lost, a victory: there is no other end. */
RULE(a_fight_has_four_results)
{
    static const struct {
        const char *cards[3];
        int result;
    } rows[] = {
        {{"add nothing", NULL}, PL_EV_ESCAPES},
        {{"add OS-05", "add nothing", NULL}, PL_EV_SHIP_LOST},
        {{"add OS-05", "add PT-01", "break-off"}, PL_EV_LET_GO},
        {{"add OS-05", "add PT-01", "board"}, PL_EV_WON},
    };
    static const int results[] = {PL_EV_ESCAPES, PL_EV_SHIP_LOST, PL_EV_LET_GO, PL_EV_WON};

    for (int i = 0; i < 4; i++) {
        table *t = position(2, "A at OS-01, mate FM-02, hand SH-18 OS-05 PT-01; deck PR-01"); /* 5, 4, 6 */

        play(t, A, "hunt SH-18");
        for (int k = 0; k < 3 && rows[i].cards[k]; k++) play(t, A, rows[i].cards[k]);
        for (int k = 0; k < 4; k++) assert_int_equal(happened(t, results[k], A), results[k] == rows[i].result);
    }
}

/* ---- Ships met and hunted ------------------------------------------------------------------------------------------------------ */

/* PL-16.1: a Ship laid on a captain at Open Sea or on a Coastland is met. */
RULE(a_ship_laid_at_sea_is_met)
{
    expect_asked(position(2, "A at OS-01; pending SH-10; step resolve"), A, PL_D_MEET);
    expect_asked(position(2, "map CO-01 0,2; A at CO-01; pending SH-10; step resolve"), A, PL_D_MEET);
}

/* PL-16.2: it attacks if it is a pirate, or an Enemy's and faster than the captain with all in tow. */
RULE(pirates_and_faster_enemies_attack)
{
    static const struct {
        const char *who, *ship;
        int asked;
    } rows[] = {
        {"", "SH-01", PL_D_ATTACKED},
        {"", "SH-04", PL_D_ATTACKED},
        {"", "SH-09", PL_D_MEET},
        {", deed england", "SH-09", PL_D_ATTACKED},
        {", deed england", "SH-10", PL_D_MEET},
        {", deed england, prize SH-05", "SH-10", PL_D_ATTACKED},
        {", deed spain", "SH-09", PL_D_MEET},
        {", deed england, mate FM-03", "SH-09", PL_D_MEET},
        {", own SH-08b, deed spain", "SH-21", PL_D_ATTACKED},
        {", letters france", "SH-22", PL_D_MEET},
        {", own SH-08b, letters france", "SH-22", PL_D_ATTACKED},
    };

    for (int i = 0; i < RS_COUNT(rows); i++) {
        char text[160];
        table *t;

        snprintf(text, sizeof text, "war WD-02; A at OS-01%s; pending %s; step resolve", rows[i].who, rows[i].ship);
        t = position(2, text);
        meet(t);
        expect_asked(t, A, rows[i].asked);
    }
}

/* PL-16.3: a ship that does not attack is attacked, or let pass and discarded. */
RULE(a_peaceful_ship_is_attacked_or_let_pass)
{
    table *t = position(2, "A at OS-01, hand TS-01; pending SH-10; step resolve");

    expect_offers(t, "attack ship; let-pass");
    refused(t, A, "attack port", "PL-16.3");
    play(t, A, "let-pass");
    assert_true(in_discard(t, "SH-10"));
    assert_int_equal(captain(t, A)->deed, 0);
    expect_asked(t, A, PL_D_SAIL);
    t = position(2, "A at OS-01, hand TS-01; pending SH-10; step resolve");
    play(t, A, "attack ship");
    expect_asked(t, A, PL_D_BROADSIDE);
    assert_int_equal(captain(t, A)->deed, 1 << PL_ENGLAND);
}

/* PL-16.4: attacked, a captain flees or fights; then the Broadside comes at once. */
RULE(the_attacked_fight_or_flee)
{
    table *t = position(2, "A at OS-01, hand TS-01; pending SH-03; step resolve");

    expect_offers(t, "fight; flee; flee TS-01");
    play(t, A, "fight"); /* speed 5 against 4: no Chase */
    expect_asked(t, A, PL_D_BROADSIDE);
}

/* PL-16.5: in flight one card may be added and the Prize given up; more speed than the ship's is needed. */
RULE(flight_needs_more_speed)
{
    table *t = position(2, "A at OS-01, prize SH-24, hand OS-05 PT-02; pending SH-02; step resolve"); /* 2 in tow, against 4 */

    expect_offers(t, "fight; flee; flee OS-05; flee PT-02; flee abandon; flee abandon OS-05; flee abandon PT-02");
    refused(t, A, "flee TS-01", "PL-16.5");
    play(t, A, "flee PT-02"); /* 5 */
    assert_true(happened(t, PL_EV_FLED, A));
    assert_true(in_discard(t, "SH-02"));
    assert_int_equal(captain(t, A)->prize, card("SH-24"));
    expect_asked(t, A, PL_D_SAIL);
    t = position(2, "A at OS-01, prize SH-24, hand OS-05 PT-02; pending SH-02; step resolve");
    play(t, A, "flee abandon OS-05"); /* 4 + 1 */
    assert_true(happened(t, PL_EV_FLED, A));
    assert_true(in_discard(t, "SH-24"));
    t = position(2, "A at OS-01, hand OS-05; pending SH-02; step resolve");
    refused(t, A, "flee abandon", "PL-16.5");
}

/* PL-16.5: with equal speed one is caught, and what was played and given up is gone all the same. */
RULE(a_failed_flight_costs_what_was_given)
{
    table *t = position(2, "A at OS-01, prize SH-24, hand TS-01 PT-02; pending SH-02; step resolve");

    play(t, A, "flee TS-01"); /* 2 + 2 against 4 */
    assert_false(happened(t, PL_EV_FLED, A));
    assert_true(in_discard(t, "TS-01"));
    expect_asked(t, A, PL_D_BROADSIDE);
    t = position(2, "A at OS-01, prize SH-24, hand TS-01 PT-02; pending SH-02; step resolve");
    play(t, A, "flee abandon"); /* 4 against 4 */
    assert_true(in_discard(t, "SH-24"));
    expect_asked(t, A, PL_D_BROADSIDE);
}

/* PL-16.6: with the red text of Chain Shot the ship's speed is nothing, and any ship outruns it. */
RULE(chain_shot_lets_a_captain_escape)
{
    table *t = position(2, "A at OS-01, prize SH-06, hand RC-01; pending SH-03; step resolve");

    expect_offers(t, "fight; flee; flee RC-01; flee RC-01 red; flee abandon; flee abandon RC-01; flee abandon RC-01 red");
    play(t, A, "flee RC-01 red"); /* 2 in tow against 5, which counts 0 */
    assert_true(happened(t, PL_EV_FLED, A));
    assert_int_equal(arg_of(t, PL_EV_COMPARE, 1), 2);
    assert_int_equal(arg_of(t, PL_EV_COMPARE, 2), 0);
    assert_int_equal(captain(t, A)->prize, card("SH-06"));
    assert_true(in_discard(t, "RC-01"));
    t = position(2, "A at OS-01, hand RC-02 TS-01; pending SH-03; step resolve");
    refused(t, A, "flee RC-02 red", "PL-16.6");
    refused(t, A, "flee RC-01 red", "PL-16.5"); /* not in hand */
}

/* PL-16.7: a pirate does not get away: there is no Chase against one, fast as it is. */
RULE(a_pirate_never_escapes)
{
    table *t = position(2, "A at OS-01, own SH-08b, hand SH-01 TS-01");

    play(t, A, "hunt SH-01"); /* 5 against 2 */
    expect_asked(t, A, PL_D_BOARD);
    t = position(2, "A at OS-01, own SH-08b, hand SH-03 TS-01");
    play(t, A, "hunt SH-03");
    assert_int_equal(times(t, PL_EV_ESCAPES), 0);
    expect_asked(t, A, PL_D_BOARD);
}

/* PL-16.8: a ship that got away is discarded. */
RULE(a_ship_that_escapes_is_discarded)
{
    table *t = position(2, "A at OS-01, hand SH-18 OS-05; pending SH-09; step resolve");

    play(t, A, "attack ship");
    play(t, A, "add nothing");
    assert_true(in_discard(t, "SH-09"));
    assert_int_equal(t->s.fight.foe, PL_FOE_NONE);
}

/* PL-16.9: a ship that sinks a captain is discarded too. */
RULE(a_ship_that_sank_a_captain_is_discarded)
{
    table *t = position(2, "A at OS-01; pending SH-04; step resolve");

    play(t, A, "fight"); /* 2 against 7, and no cards */
    assert_true(captain(t, A)->lost);
    assert_true(in_discard(t, "SH-04"));
}

/* PL-16.10: whether a ship runs is settled by the Enemies of the moment before; the attack itself changes nothing in that. */
RULE(running_is_settled_before_the_attack)
{
    table *t = position(2, "A at OS-01, hand TS-01; pending SH-12; step resolve"); /* speed 5 */

    play(t, A, "attack ship");
    assert_int_equal(captain(t, A)->deed, 1 << PL_ENGLAND);
    expect_asked(t, A, PL_D_CHASE);
    t = position(2, "A at OS-01, deed england, hand TS-01 SH-12");
    play(t, A, "hunt SH-12");
    expect_asked(t, A, PL_D_BROADSIDE);
}

/* PL-16.10: a fleet runs even from an Enemy of Spain whom it could outrun. */
RULE(a_fleet_always_runs)
{
    table *t = position(2, "fleet TF-01 OS-01; A at OS-01, own SH-06b, deed spain, hand TS-01");

    play(t, A, "attack fleet"); /* 3 against 2 */
    expect_asked(t, A, PL_D_CHASE);
}

/* ---- Ports, Natives, Kraken, Pirate Fleet ---------------------------------------------------------------------------------------- */

/* PL-19.1: a Port is as strong the second time as the first. */
RULE(a_port_keeps_its_strength)
{
    table *t = position(2, "map PT-08 0,2; A at PT-08, own SH-14b; deck PT-01 PT-02 PT-03 PT-04");

    play(t, A, "attack port");
    assert_int_equal(arg_of(t, PL_EV_ATTACKS, 2), 4);
    assert_int_equal(arg_of(t, PL_EV_ATTACKS, 3), 7);
    assert_true(happened(t, PL_EV_WON, A));
    play(t, B, "end");
    play(t, B, "pass");
    play(t, A, "pay all");
    play(t, A, "end"); /* England is an Enemy now: the attack is the only choice */
    assert_int_equal(arg_of(t, PL_EV_ATTACKS, 2), 4);
    assert_int_equal(arg_of(t, PL_EV_ATTACKS, 3), 7);
    assert_true(happened(t, PL_EV_WON, A));
}

/* PL-19.2: Natives are boarded; beaten they are discarded first, so that their card can be among the two turned up. */
RULE(beaten_natives_are_discarded_and_plundered)
{
    table *t = position(2, "map CO-01 0,2; natives NA-01 CO-01; A at CO-01, own SH-10w, hand TS-01; deck PT-01 NA-01");
    rs_set rest = t->s.deck.cards;

    rs_remove(&rest, card("PT-01"));
    rs_add_all(&t->s.discard, rest);
    t->s.deck.cards = (rs_set){{0, 0}};
    rs_add(&t->s.deck.cards, card("PT-01"));
    play(t, A, "attack natives");
    play(t, A, "add nothing"); /* 6 against 6 */
    assert_int_equal(times(t, PL_EV_TURNED_UP), 2);
    assert_int_equal(t->s.native_at[0], PL_NONE);
    assert_int_equal(pl_enemies(&t->s, A), 0);
    expect_offers(t, "dump plundered tobacco; dump plundered cocoa"); /* 2 and 3 in a hold of 4 */
}

/* PL-19.2: Natives who win stay, and the ship is lost. */
RULE(victorious_natives_stay)
{
    table *t = position(2, "map CO-01 0,2; natives NA-02 CO-01; A at CO-01, hand TS-01");

    play(t, A, "attack natives");
    play(t, A, "add TS-01"); /* 6 against 9 */
    assert_true(captain(t, A)->lost);
    assert_int_equal(t->s.native_at[1], card("CO-01"));
}

/* PL-19.3: the Pirate Fleet has 7 cannons and 12 men; it yields three plunder cards and no ship. */
RULE(the_pirate_fleet_yields_plunder_and_no_ship)
{
    table *t = position(2, "A at OS-01, own SH-14w, hand TS-01; pending SE-01; step resolve; deck OS-05 OS-14 OS-12");

    expect_offers(t, "bribe; fight"); /* no fleeing */
    play(t, A, "fight");
    assert_int_equal(t->s.fight.cannons, 7);
    assert_int_equal(t->s.fight.crew, 12);
    play(t, A, "board");
    play(t, A, "add nothing");
    assert_int_equal(times(t, PL_EV_TURNED_UP), 3);
    assert_int_equal(times(t, PL_EV_PRIZE), 0);
    expect_asked(t, A, PL_D_DUMP); /* six tokens, a hold of five */
}

/* PL-19.4: the highest card in hand does not help against the Kraken; the mate's men do. */
RULE(no_card_helps_against_the_kraken)
{
    table *t = position(2, "A at OS-01, hand PR-01 RC-02; pending KR-01; step resolve");

    assert_true(captain(t, A)->lost);
    assert_true(in_discard(t, "PR-01"));
    t = position(2, "A at OS-01, own SH-10b, mate FM-02; pending KR-01; step resolve");
    meet(t);
    assert_true(happened(t, PL_EV_SPARED, A));
}

/* ---- Spoils -------------------------------------------------------------------------------------------------------------------- */

/* PL-19.5: first the silver of fleets, then the ships, then fitting, then the plunder cards. */
RULE(spoils_come_in_order)
{
    table *t = position(2, "map PT-12 0,2; fleet TF-01 PT-12; A at PT-12, own SH-14b, mate FM-01, traded sugar 2, hand SH-02 RC-02;"
                           "deck PT-06 PR-01 ST-01");

    play(t, A, "attack port");
    play(t, A, "add SH-02");     /* 10 + 4 against 14 */
    play(t, A, "add RC-02 red"); /* 14 against 27 halved */
    assert_int_equal(captain(t, A)->silver, 20);
    assert_int_equal(times(t, PL_EV_TURNED_UP), 0);
    expect_asked(t, A, PL_D_TAKE);
    play(t, A, "take SH-14 TF-01");
    assert_int_equal(times(t, PL_EV_TURNED_UP), 3);
    assert_int_equal(plundered(t, A, PL_SUGAR), 4);
}

/* PL-19.5: one plunder card for a ship, and for each Port as many as its table says. */
RULE(each_port_has_its_number_of_plunder_cards)
{
    static const int plunder[] = {2, 2, 2, 2, 2, 2, 3, 2, 2, 4, 4, 3, 3};

    for (int i = 0; i < 13; i++) {
        char text[128];
        const char *code = i == 0 ? "TO-01" : pl_card_words.term[PL_FIRST_PORT + i - 1].code;
        table *t;

        if (i == 0)
            snprintf(text, sizeof text, "A own SH-14b");
        else
            snprintf(text, sizeof text, "map %s 0,2; A at %s, own SH-14b", code, code);
        t = position(2, text);
        play(t, A, "attack port");
        assert_true(happened(t, PL_EV_WON, A));
        assert_int_equal(times(t, PL_EV_TURNED_UP), plunder[i]);
    }

    table *t = position(2, "A at OS-01, hand SH-21");

    play(t, A, "hunt SH-21");
    play(t, A, "board");
    play(t, A, "take pinnace SH-21");
    assert_int_equal(times(t, PL_EV_TURNED_UP), 1);
}

/* PL-19.6: a card gives as many tokens as the supply has, and nothing in their place. */
RULE(plunder_is_limited_by_the_supply)
{
    table *t = position(3, "A own SH-26w; B own SH-08b, traded sugar 9; C own SH-10b, traded sugar 2; deck OS-06 OS-11");

    play(t, A, "attack port"); /* sugar 3 and sugar 5, of which one is left */
    assert_int_equal(plundered(t, A, PL_SUGAR), 1);
    assert_int_equal(pl_cargo(captain(t, A)), 1);
    assert_int_equal(t->s.supply[PL_SUGAR], 0);
    assert_int_equal(times(t, PL_EV_TURNED_UP), 2);
}

/* PL-19.6: only after the last card is the cargo fitted, so that the captain can choose among all of it. */
RULE(plunder_is_fitted_after_the_last_card)
{
    table *t = position(2, "A prize SH-21, plundered cotton 1, own SH-08b; deck OS-06 OS-05; map PT-08 0,2; A at PT-08");

    play(t, A, "attack port");
    expect_offers(t, "dump plundered sugar; dump plundered cotton; dump plundered indigo");
    for (int i = 0; i < 3; i++) play(t, A, "dump plundered sugar");
    assert_int_equal(plundered(t, A, PL_INDIGO), 2);
    assert_int_equal(plundered(t, A, PL_COTTON), 1);
}

/* PL-19.7: what a ship yields that became the Own Ship is plunder nevertheless. */
RULE(goods_of_a_captured_own_ship_are_plunder)
{
    table *t = position(2, "A at OS-01, hand SH-21; deck PT-01");

    play(t, A, "hunt SH-21");
    play(t, A, "board");
    play(t, A, "take SH-21 none");
    assert_int_equal(plundered(t, A, PL_COCOA), 2);
    assert_int_equal(pl_tokens(captain(t, A), PL_TRADED), 0);
}

/* PL-19.8: cards are turned up also for a captain who has no room for plunder. */
RULE(plunder_cards_are_turned_up_without_room)
{
    table *t = position(2, "A own SH-14b; deck PT-01 PT-02");

    play(t, A, "attack port");
    assert_int_equal(times(t, PL_EV_TURNED_UP), 2);
    assert_true(in_discard(t, "PT-01") && in_discard(t, "PT-02"));
    assert_int_equal(pl_cargo(captain(t, A)), 0);
}

/* PL-19.9: what was taken from Tortuga is sold to Tortuga in the next turn. */
RULE(tortuga_buys_its_own_plunder_back)
{
    table *t = position(2, "A own SH-08w; deck PT-01 PT-02");

    play(t, A, "attack port");
    play(t, B, "end");
    play(t, B, "pass");
    play(t, A, "pay all");
    play(t, A, "end"); /* the Trade is the only choice */
    expect_asked(t, A, PL_D_TRADE);
    play(t, A, "sell-plunder"); /* 2 x 3 + 3 x 2, halved */
    assert_int_equal(captain(t, A)->silver, 5 - 2 + 6);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_fight_has_three_steps),
        TEST(which_steps_are_fought_depends_on_the_foe),
        TEST(one_card_may_be_added_in_each_step),
        TEST(in_chase_and_broadside_cards_are_for_those_who_need_them),
        TEST(the_enemys_numbers_are_seen_first),
        TEST(red_texts_work_in_their_step),
        TEST(the_prize_takes_no_part_in_a_fight),
        TEST(the_chase_is_won_by_speed_and_card),
        TEST(the_broadside_needs_as_many_cannons),
        TEST(after_a_won_broadside_one_may_break_off),
        TEST(against_a_port_one_must_go_on),
        TEST(the_boarding_needs_as_many_men),
        TEST(without_cards_bare_numbers_decide),
        TEST(a_fight_has_four_results),
        TEST(a_ship_laid_at_sea_is_met),
        TEST(pirates_and_faster_enemies_attack),
        TEST(a_peaceful_ship_is_attacked_or_let_pass),
        TEST(the_attacked_fight_or_flee),
        TEST(flight_needs_more_speed),
        TEST(a_failed_flight_costs_what_was_given),
        TEST(chain_shot_lets_a_captain_escape),
        TEST(a_pirate_never_escapes),
        TEST(a_ship_that_escapes_is_discarded),
        TEST(a_ship_that_sank_a_captain_is_discarded),
        TEST(running_is_settled_before_the_attack),
        TEST(a_fleet_always_runs),
        TEST(a_port_keeps_its_strength),
        TEST(beaten_natives_are_discarded_and_plundered),
        TEST(victorious_natives_stay),
        TEST(the_pirate_fleet_yields_plunder_and_no_ship),
        TEST(no_card_helps_against_the_kraken),
        TEST(spoils_come_in_order),
        TEST(each_port_has_its_number_of_plunder_cards),
        TEST(plunder_is_limited_by_the_supply),
        TEST(plunder_is_fitted_after_the_last_card),
        TEST(goods_of_a_captured_own_ship_are_plunder),
        TEST(plunder_cards_are_turned_up_without_room),
        TEST(tortuga_buys_its_own_plunder_back),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
