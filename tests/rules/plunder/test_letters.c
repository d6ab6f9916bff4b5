/* test_letters.c - rules tests: Letters of Marque, Enemies, war and peace, laying an Encounter (PL-14, PL-21, PL-22). */
#include "table.h"

static int enemies(const table *t, int seat) { return pl_enemies(&t->s, seat); }

enum { HOLLAND = 1 << PL_HOLLAND, ENGLAND = 1 << PL_ENGLAND, FRANCE = 1 << PL_FRANCE, SPAIN = 1 << PL_SPAIN };

/* ---- Letters of Marque ------------------------------------------------------------------------------------------------------- */

/* PL-14.1: a Letter is asked for in the Port of a nation at war, no Enemy, whose Letter one lacks, with a card in hand. */
RULE(a_letter_is_asked_of_a_friend_at_war)
{
    assert_true(offered(position(2, "map PT-08 0,2; war WD-01; A at PT-08, hand TS-03"), "letter"));
    refused(position(2, "war WD-01; A hand TS-03"), A, "letter", "PL-14.1");
    refused(position(2, "war WD-01; A at OS-01, hand TS-01"), A, "letter", "PL-14.1");
    refused(position(2, "map PT-08 0,2; A at PT-08, hand TS-03"), A, "letter", "PL-14.1");
    refused(position(2, "map PT-08 0,2; war WD-02; A at PT-08, hand TS-03"), A, "letter", "PL-14.1");
    refused(position(2, "map PT-08 0,2; war WD-01; A at PT-08, deed england, hand TS-03"), A, "letter", "PL-14.1");
    refused(position(2, "map PT-08 0,2; war WD-01; A at PT-08, letters spain, hand TS-03"), A, "letter", "PL-14.1");
    refused(position(2, "map PT-08 0,2; war WD-01; A at PT-08, letters england, hand TS-03"), A, "letter", "PL-14.1");
    refused(position(2, "map PT-08 0,2; war WD-01; A at PT-08"), A, "letter", "PL-14.1");
}

/* PL-14.2: who asks puts down one hand card, any, but not none. */
RULE(the_one_who_asks_puts_a_card_down)
{
    table *t = position(2, "map PT-08 0,2; war WD-01; A at PT-08, hand TS-03 RC-01; B hand TS-04");

    play(t, A, "letter");
    expect_asked(t, A, PL_D_BID);
    expect_offers(t, "bid TS-03; bid RC-01");
    refused(t, A, "bid nothing", "PL-14.2");
    refused(t, A, "bid TS-04", "PL-14.2");
}

/* PL-14.3: every other captain with cards may put one down against it, clockwise, or nothing. */
RULE(every_other_captain_may_put_a_card_against_it)
{
    table *t = position(4, "active B; map PT-08 0,2; war WD-01; B at PT-08, hand TS-03 RC-01; D hand TS-04; A hand SH-10 SH-11");

    play(t, B, "letter");
    play(t, B, "bid RC-01");
    expect_asked(t, D, PL_D_BLOCK); /* C has no cards */
    expect_offers(t, "bid nothing; bid TS-04");
    play(t, D, "bid nothing");
    expect_asked(t, A, PL_D_BLOCK);
    expect_offers(t, "bid nothing; bid SH-10; bid SH-11");
    play(t, A, "bid SH-10");
    assert_true(happened(t, PL_EV_LETTER, B));
    assert_true(in_discard(t, "RC-01") && in_discard(t, "SH-10"));
    assert_true(hand_is(t, D, "TS-04"));
}

/* PL-14.4: a tie gives the Letter, a higher card against it does not; all cards put down are discarded either way. */
RULE(no_higher_card_may_be_against_the_letter)
{
    table *t = position(3, "map PT-08 0,2; war WD-01; A at PT-08, hand FM-01 TS-03 TS-04; B hand SH-25; C hand SH-04");

    play(t, A, "letter");
    play(t, A, "bid FM-01");
    play(t, B, "bid SH-25");
    play(t, C, "bid nothing");
    assert_int_equal(captain(t, A)->letters, ENGLAND);
    assert_true(in_discard(t, "FM-01") && in_discard(t, "SH-25"));
    assert_true(in_hand(t, C, "SH-04"));
    expect_asked(t, A, PL_D_ENCOUNTER);

    t = position(3, "map PT-08 0,2; war WD-01; A at PT-08, hand FM-01 TS-03 TS-04; B hand SH-25; C hand SH-04");
    play(t, A, "letter");
    play(t, A, "bid FM-01");
    play(t, B, "bid SH-25");
    play(t, C, "bid SH-04");
    assert_int_equal(captain(t, A)->letters, 0);
    assert_true(happened(t, PL_EV_NO_LETTER, A));
    assert_true(in_discard(t, "FM-01") && in_discard(t, "SH-25") && in_discard(t, "SH-04"));

    t = position(3, "map PT-08 0,2; war WD-01; A at PT-08, hand FM-01 TS-03 TS-04; B hand SH-04; C hand SH-25");
    play(t, A, "letter");
    play(t, A, "bid FM-01");
    play(t, B, "bid SH-04");
    play(t, C, "bid SH-25");
    assert_int_equal(captain(t, A)->letters, 0); /* the highest counts, whoever put it down */
}

/* PL-14.5: the Parrot beats whatever the others have. */
RULE(with_the_parrot_the_letter_is_sure)
{
    for (int c = PL_START_SEA + 1; c < PL_PARROT; c++) assert_true(pl_value(c) <= pl_value(PL_PARROT));

    table *t = position(3, "map PT-08 0,2; war WD-01; A at PT-08, hand PR-01; B hand KR-01; C hand TF-01");

    play(t, A, "letter");
    play(t, B, "bid KR-01");
    play(t, C, "bid TF-01");
    assert_int_equal(captain(t, A)->letters, ENGLAND);
}

/* PL-14.6: a red card is its number here and nothing else. */
RULE(red_texts_do_not_work_in_a_bid)
{
    table *t = position(2, "map PT-08 0,2; war WD-01; A at PT-08, hand RC-01 RC-02; B hand KR-01");

    play(t, A, "letter");
    expect_offers(t, "bid RC-01; bid RC-02");
    play(t, A, "bid RC-02"); /* 5 */
    play(t, B, "bid KR-01"); /* 6 */
    assert_int_equal(captain(t, A)->letters, 0);
    t = position(2, "map PT-08 0,2; war WD-01; A at PT-08, hand SH-02; B hand RC-01");
    play(t, A, "letter");
    play(t, B, "bid RC-01"); /* 5 against 4 */
    assert_int_equal(captain(t, A)->letters, 0);
}

/* PL-14.7: with the Letter all nations at war with its nation are Enemies at once. */
RULE(the_letters_foes_are_enemies_at_once)
{
    table *t = position(2, "map PT-08 0,2; war WD-01; war WD-06 england; war WD-03; A at PT-08, hand SH-02");

    assert_int_equal(enemies(t, A), 0);
    play(t, A, "letter");
    assert_int_equal(enemies(t, A), SPAIN | FRANCE);
    assert_int_equal(captain(t, A)->deed, 0);
}

/* PL-14.8: the Letter's owner sells Prize, plunder and a won ship in that nation's Ports, while it is no Enemy. */
RULE(a_letter_opens_the_nations_ports_to_plunder)
{
    table *t = position(2, "map PT-08 0,2; A at PT-08, letters england, own SH-13w, prize SH-23");

    play(t, A, "trade");
    play(t, A, "sell-plunder");
    assert_int_equal(captain(t, A)->silver, 5 + 5);
    play(t, A, "sell-ship");
    assert_int_equal(captain(t, A)->silver, 5 + 5 + 9);
    t = position(2, "map PT-09 0,2; war WD-02; A at PT-09, letters spain france, own SH-13w, prize SH-23, hand PA-01");
    assert_true(enemies(t, A) == SPAIN && !offered(t, "trade"));
}

/* PL-14.9: the Letter outlives the war and the ship. */
RULE(a_letter_outlives_war_and_ship)
{
    table *t = position(2, "war WD-01; A letters england, hand TS-01");

    play(t, A, "announce TS-01");
    assert_int_equal(captain(t, A)->letters, ENGLAND);
    t = position(2, "A letters england, own SH-12b; step dues");
    play(t, A, "pay none");
    play(t, A, "move north");
    assert_true(captain(t, A)->lost);
    assert_int_equal(captain(t, A)->letters, ENGLAND);
}

/* ---- Enemies ----------------------------------------------------------------------------------------------------------------- */

/* PL-21.1: whoever attacks a nation's ship in hand or met, its Port, or a fleet has it as Enemy by deed, for good. */
RULE(an_attack_makes_an_enemy_by_deed)
{
    table *t = position(2, "A at OS-01, hand SH-07 TS-01");

    play(t, A, "hunt SH-07");
    assert_int_equal(captain(t, A)->deed, HOLLAND);
    assert_int_equal(times(t, PL_EV_LETTER_LOST), 0);
    t = position(2, "A at OS-01; pending SH-10; step resolve");
    play(t, A, "attack ship");
    assert_int_equal(captain(t, A)->deed, ENGLAND);
    t = position(2, "map PT-03 0,2; A at PT-03, hand TS-01");
    play(t, A, "attack port");
    assert_int_equal(captain(t, A)->deed, FRANCE);
    t = position(2, "fleet TF-01 OS-01; A at OS-01, hand TS-01");
    play(t, A, "attack fleet");
    assert_int_equal(captain(t, A)->deed, SPAIN);
}

/* PL-21.1: who fights back has not attacked: no flag of a nation whose ship attacked a holder of its foe's Letter. */
RULE(fighting_back_makes_no_enemy)
{
    table *t = position(2, "war WD-02; A at OS-01, letters france, prize SH-05, hand TS-01; pending SH-22; step resolve");

    play(t, A, "accept");
    expect_asked(t, A, PL_D_ATTACKED);
    play(t, A, "fight");
    assert_int_equal(captain(t, A)->deed, 0);
    assert_int_equal(captain(t, A)->letters, FRANCE);
}

/* PL-21.2: an attack on the nation of one's Letter forfeits it. */
RULE(an_attack_forfeits_the_letter)
{
    table *t = position(2, "map PT-08 0,2; A at PT-08, letters england france, hand TS-01");

    play(t, A, "attack port");
    assert_int_equal(captain(t, A)->letters, FRANCE);
    assert_true(happened(t, PL_EV_LETTER_LOST, A));
}

/* PL-21.3: flag and forfeit come when the attack is declared: before the Chase, and though the ship gets away. */
RULE(the_flag_comes_with_the_declaration)
{
    table *t = position(2, "A at OS-01, letters england, hand SH-09 TS-01 TS-02");

    play(t, A, "hunt SH-09");
    expect_asked(t, A, PL_D_CHASE);
    assert_int_equal(captain(t, A)->deed, ENGLAND);
    assert_int_equal(captain(t, A)->letters, 0);
    play(t, A, "add nothing");
    assert_true(happened(t, PL_EV_ESCAPES, A));
    assert_int_equal(captain(t, A)->deed, ENGLAND);
}

/* PL-21.3: an Enemy by Letter gets no flag when attacked; a suspended Letter of that nation is lost all the same. */
RULE(an_enemy_by_letter_gets_no_flag)
{
    table *t = position(2, "war WD-01; A at OS-01, letters england, hand SH-21 TS-01");

    assert_int_equal(enemies(t, A), SPAIN);
    play(t, A, "hunt SH-21");
    assert_int_equal(captain(t, A)->deed, 0);
    t = position(2, "war WD-02; A at OS-01, letters france spain, hand SH-21 TS-01");
    assert_int_equal(enemies(t, A), SPAIN);
    play(t, A, "hunt SH-21");
    assert_int_equal(captain(t, A)->deed, 0);
    assert_int_equal(captain(t, A)->letters, FRANCE);
}

/* PL-21.3: pirates, Natives, captains and Tortuga never become Enemies. */
RULE(some_foes_are_never_enemies)
{
    table *t = position(2, "A at OS-01, hand SH-01 TS-01");

    play(t, A, "hunt SH-01");
    assert_int_equal(enemies(t, A), 0);
    t = position(2, "map CO-01 0,2; natives NA-01 CO-01; A at CO-01, hand TS-01");
    play(t, A, "attack natives");
    assert_int_equal(enemies(t, A), 0);
    t = position(2, "A at OS-01, hand TS-01; B at OS-01");
    play(t, A, "attack blue");
    assert_int_equal(enemies(t, A), 0);
    t = position(2, "A hand TS-01");
    play(t, A, "attack port");
    assert_int_equal(enemies(t, A), 0);
}

/* PL-21.4: one Letter of a war makes the other side an Enemy, whichever side it is; no Letter, no enmity. */
RULE(one_letter_of_a_war_makes_the_other_side_an_enemy)
{
    table *t = position(4, "war WD-01; war WD-06 holland; A letters england; B letters spain; C letters holland; D at OS-01");

    assert_int_equal(enemies(t, A), SPAIN);
    assert_int_equal(enemies(t, B), ENGLAND);
    assert_int_equal(enemies(t, C), FRANCE);
    assert_int_equal(enemies(t, D), 0);
}

/* PL-21.4: of both Letters the one not chosen names the Enemy, and it still counts in another war. */
RULE(a_suspended_letter_still_counts_as_held)
{
    table *t = position(2, "war WD-01; A letters holland spain, hand WD-03");

    assert_int_equal(enemies(t, A), ENGLAND);
    play(t, A, "announce WD-03");
    expect_asked(t, A, PL_D_WARSIDE);
    play(t, A, "side holland");
    assert_int_equal(enemies(t, A), ENGLAND | SPAIN);
    t = position(2, "war WD-01; A letters holland spain, hand WD-03");
    play(t, A, "announce WD-03");
    play(t, A, "side spain");
    assert_int_equal(enemies(t, A), ENGLAND | HOLLAND);
}

/* PL-21.4: the enmity ends with the war, and with the Letter. */
RULE(enmity_by_letter_ends_with_war_or_letter)
{
    table *t = position(2, "war WD-01; A letters england, hand TS-01");

    play(t, A, "announce TS-01");
    assert_int_equal(enemies(t, A), 0);
    t = position(2, "war WD-01; A at OS-01, letters england, hand SH-11 TS-02");
    play(t, A, "hunt SH-11");
    assert_int_equal(enemies(t, A), ENGLAND); /* by deed now; Spain is no Enemy any more */
}

/* PL-21.5: once in an Enemy's Port there is nothing to do but attack or sneak in. */
RULE(an_enemys_port_is_for_attack_or_stealth)
{
    table *t = position(2, "map PT-09 0,2; war WD-01; A at OS-01, letters england, hand PA-01 WD-02 FM-01; step sail; deck TS-01");

    play(t, A, "move north");
    expect_offers(t, "attack port; sneak PA-01");
}

/* PL-21.6: the Letter of an Enemy by Letter is suspended: it sells nothing, but is there again after the peace. */
RULE(an_enemys_letter_is_suspended_not_lost)
{
    table *t = position(2, "map PT-09 0,2; war WD-02; A at PT-09, letters france spain, prize SH-23, hand TS-02");

    assert_int_equal(enemies(t, A), SPAIN);
    assert_int_equal(captain(t, A)->letters, FRANCE | SPAIN);
    assert_false(offered(t, "trade"));
    play(t, A, "announce TS-02");
    assert_int_equal(captain(t, A)->letters, FRANCE | SPAIN);
    assert_int_equal(enemies(t, A), 0);
    t = position(2, "map PT-09 0,2; A at PT-09, letters france spain, prize SH-23");
    play(t, A, "trade");
    play(t, A, "sell-plunder");
    assert_int_equal(captain(t, A)->prize, PL_NONE);
}

/* PL-21.7: an Enemy grants no Letter, so both Letters of a war come only before it, and sides are chosen only at its start. */
RULE(sides_are_chosen_only_when_a_war_begins)
{
    table *t = position(2, "map PT-08 0,2; war WD-01; A at PT-08, letters spain, hand WD-04");

    refused(t, A, "letter", "PL-14.1");
    t = position(2, "map PT-08 0,2; war WD-01; A at PT-08, hand SH-02; B letters england spain");
    play(t, A, "letter"); /* a Letter taken in a war that is on: nobody is asked for a side */
    assert_int_equal(times(t, PL_EV_SIDE), 0);
    assert_int_equal(enemies(t, A), SPAIN);
}

/* ---- War and peace ----------------------------------------------------------------------------------------------------------- */

/* PL-22.1: the War card stays on the table; a blank one carries the flag that its player named. */
RULE(a_war_stays_on_the_table)
{
    table *t = position(2, "A hand WD-06 WD-01");

    play(t, A, "announce WD-06 holland");
    assert_int_equal(t->s.war[5].a, PL_FRANCE);
    assert_int_equal(t->s.war[5].b, PL_HOLLAND);
    assert_false(in_discard(t, "WD-06"));
    t = position(2, "A hand WD-01");
    play(t, A, "announce WD-01");
    assert_int_equal(t->s.war[0].a, PL_SPAIN);
    assert_int_equal(t->s.war[0].b, PL_ENGLAND);
    assert_false(in_discard(t, "WD-01"));
}

/* PL-22.2: with one Letter the other nation is an Enemy; captains with both choose, from the active one clockwise. */
RULE(captains_with_both_letters_choose_a_side)
{
    table *t = position(4, "active C; C letters france spain, hand WD-02; D letters spain; A letters france spain;"
                           "B letters england france spain");

    play(t, C, "announce WD-02");
    expect_asked(t, C, PL_D_WARSIDE);
    expect_offers(t, "side france; side spain");
    play(t, C, "side france");
    expect_asked(t, A, PL_D_WARSIDE);
    play(t, A, "side spain");
    expect_asked(t, B, PL_D_WARSIDE);
    play(t, B, "side france");
    expect_asked(t, D, PL_D_SAIL); /* each was asked once; C's turn is over */
    assert_int_equal(enemies(t, C), SPAIN);
    assert_int_equal(enemies(t, D), FRANCE);
    assert_int_equal(enemies(t, A), FRANCE);
    assert_int_equal(enemies(t, B), SPAIN);
}

/* PL-22.3: a Treaty ends the war of its nations and both cards are discarded; deeds and other wars are not forgotten. */
RULE(a_treaty_ends_one_war)
{
    table *t = position(3, "war WD-01; war WD-03; A letters england, deed holland, hand TS-01; B letters spain;"
                           "C letters england, deed spain");

    play(t, A, "announce TS-01");
    assert_int_equal(t->s.war[0].a, PL_NONE);
    assert_int_equal(t->s.war[2].a, PL_SPAIN);
    assert_true(in_discard(t, "WD-01") && in_discard(t, "TS-01"));
    assert_int_equal(enemies(t, A), HOLLAND);
    assert_int_equal(enemies(t, B), HOLLAND); /* by the war that goes on */
    assert_int_equal(enemies(t, C), SPAIN);
}

/* PL-22.3: a blank Treaty ends the war its player picks, of those its nation is in. */
RULE(a_blank_treaty_ends_the_war_picked)
{
    table *t = position(2, "war WD-01; war WD-03; war WD-04; A hand TS-05");

    expect_offers(t, "pass; trade; attack port; announce TS-05 WD-01; announce TS-05 WD-03");
    play(t, A, "announce TS-05 WD-03");
    assert_int_equal(t->s.war[2].a, PL_NONE);
    assert_true(in_discard(t, "WD-03") && in_discard(t, "TS-05"));
    assert_int_equal(t->s.war[0].a, PL_SPAIN);
    assert_int_equal(t->s.war[3].a, PL_FRANCE);
}

/* ---- Laying an Encounter ----------------------------------------------------------------------------------------------------- */

/* PL-22.4: who has cards lays one, any one; useless ones are simply discarded by the next captain. */
RULE(who_has_cards_lays_one)
{
    table *t = position(2, "A hand PT-06 TM-01 SH-10; B at OS-01; step lay");

    expect_offers(t, "lay PT-06; lay TM-01; lay SH-10");
    refused(t, A, "lay SH-11", "PL-22.4");
    play(t, A, "lay TM-01");
    assert_true(happened(t, PL_EV_NO_EFFECT, B));
    assert_true(in_discard(t, "TM-01"));
    t = position(2, "A hand PT-06; step lay");
    answer_alone(t, A, "lay PT-06"); /* asked for the last card too: only its owner knows what can be done with it */
    assert_true(happened(t, PL_EV_LAID, A));
    assert_int_equal(hand_size(t, A), 0);
}

/* PL-22.4, PL-22.5: News without a possible parameter can be laid without one; else it must be named, and be possible. */
RULE(news_is_laid_with_what_parameter_there_is)
{
    table *t = position(2, "war WD-01; A hand TS-06 TS-05; step lay");

    expect_offers(t, "lay TS-06; lay TS-05 WD-01");
    refused(t, A, "lay TS-06 WD-01", "PL-5.9");
    refused(t, A, "lay TS-06 spain", "PL-5.9");
    refused(t, A, "lay TS-05", "PL-22.5");
    play(t, A, "lay TS-06");
    assert_true(happened(t, PL_EV_NO_EFFECT, B));
    t = position(2, "A hand WD-01 SH-10; step lay");
    refused(t, A, "lay SH-10 france", "PL-5.9");
    refused(t, A, "lay WD-01 england", "PL-5.9");
}

/* PL-22.5: card and parameter are announced to all, and lie open on the table. */
RULE(the_encounter_is_laid_face_up)
{
    table *t = position(3, "A hand WD-05 TS-01; step lay");
    _Alignas(RS_ALIGN) pl_state view;

    play(t, A, "lay WD-05 france");
    for (int i = 0; i < t->turn.events; i++)
        if (t->turn.event[i].kind == PL_EV_LAID) {
            assert_true(rs_event_open(&t->turn.event[i], C) && rs_event_open(&t->turn.event[i], RS_SPECTATOR));
            assert_int_equal(t->turn.event[i].arg[0], card("WD-05"));
            assert_int_equal(t->turn.event[i].arg[1], PL_PARAMETER_NATION + PL_FRANCE);
        }
    assert_int_equal(times(t, PL_EV_LAID), 1);
    t = position(3, "active B; B at OS-01, mate FM-05, hand PR-01; pending SE-03; step resolve");
    rs_view(&pl_game, &t->s, C, &view);
    assert_int_equal(view.pending, card("SE-03"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_letter_is_asked_of_a_friend_at_war),
        TEST(the_one_who_asks_puts_a_card_down),
        TEST(every_other_captain_may_put_a_card_against_it),
        TEST(no_higher_card_may_be_against_the_letter),
        TEST(with_the_parrot_the_letter_is_sure),
        TEST(red_texts_do_not_work_in_a_bid),
        TEST(the_letters_foes_are_enemies_at_once),
        TEST(a_letter_opens_the_nations_ports_to_plunder),
        TEST(a_letter_outlives_war_and_ship),
        TEST(an_attack_makes_an_enemy_by_deed),
        TEST(fighting_back_makes_no_enemy),
        TEST(an_attack_forfeits_the_letter),
        TEST(the_flag_comes_with_the_declaration),
        TEST(an_enemy_by_letter_gets_no_flag),
        TEST(some_foes_are_never_enemies),
        TEST(one_letter_of_a_war_makes_the_other_side_an_enemy),
        TEST(a_suspended_letter_still_counts_as_held),
        TEST(enmity_by_letter_ends_with_war_or_letter),
        TEST(an_enemys_port_is_for_attack_or_stealth),
        TEST(an_enemys_letter_is_suspended_not_lost),
        TEST(sides_are_chosen_only_when_a_war_begins),
        TEST(a_war_stays_on_the_table),
        TEST(captains_with_both_letters_choose_a_side),
        TEST(a_treaty_ends_one_war),
        TEST(a_blank_treaty_ends_the_war_picked),
        TEST(who_has_cards_lays_one),
        TEST(news_is_laid_with_what_parameter_there_is),
        TEST(the_encounter_is_laid_face_up),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
