/* test_npc.c - rules tests: NPCs: whom they hunt, how they search, what they fight with (MM-18 to MM-21). */
#include "table.h"

#include <stdio.h>
#include <string.h>

/* ---- Hunting -------------------------------------------------------------------------------------------------------------- */

/* A new round begins with this event: could this captain be drawn as the one to be hunted? */
static bool can_be_hunted(const char *board, const char *event, int whom)
{
    char text[512];
    table *t;
    rs_move end = {MM_V_END, {0}};

    snprintf(text, sizeof text, "active D; %s", board);
    t = position(4, text);
    draws(t, event);
    draws(t, mm_seat_words.term[whom].word);
    return rs_play(&mm_game, &t->s, D, end, &t->turn) == RS_OK && !t->chance.failed && t->script.used == 2;
}

/* Exactly these are drawn from: "blue green". */
static void expect_prey(const char *board, const char *event, const char *whom)
{
    for (int seat = A; seat <= D; seat++) {
        bool expected = strstr(whom, mm_seat_words.term[seat].word) != NULL;

        if (can_be_hunted(board, event, seat) != expected) fail_msg("%s: %d", board, seat);
    }
}

/* The pirate sloop, at CSE, and its letter is W. */
static void expect_sloop_hunts(const char *captains, const char *whom)
{
    char board[400];

    snprintf(board, sizeof board, "%s; npc E13 CSE", captains);
    expect_prey(board, "E28", whom);
}

/* The Dutch naval ship, at CSE. */
static void expect_navy_hunts(const char *captains, const char *whom)
{
    char board[400];

    snprintf(board, sizeof board, "%s; npc E01 CSE", captains);
    expect_prey(board, "E29", whom);
}

/* MM-20.1, MM-20.2: the program warns of those who will search, and of no others. */
RULE(the_program_warns_of_searches)
{
    expect_clause(warning(position(2, "A in PRO; npc E13 PRO"), "leave"), "MM-20.1");
    expect_clause(warning(position(2, "A in PRO; npc E13 PRO; npc E05 PRO"), "leave"), ""); /* the navy keeps pirates away */
    expect_clause(warning(position(2, "A at CCS; npc E13 TRI"), "move TRI"), "MM-20.1");
    expect_clause(warning(position(2, "A at CCS; npc E13 CUR"), "move TRI"), "");
}

/* MM-19.4: the NPC goes where the captain is who was drawn. */
RULE(an_npc_goes_to_its_prey)
{
    table *t = position(4, "B at SDO; C at CUR; npc E13 CSE; step round; next E28 green");

    all_drawn(t);
    assert_true(npc_is(t, "E13", "CUR"));
    assert_int_equal(times(t, MM_EV_PIRATE_HUNTS), 1);
}

/* MM-19.6, MM-19.7: most gold aboard comes first, whatever the cargo. */
RULE(pirates_hunt_gold_first)
{
    expect_sloop_hunts("B at SDO, gold 5; C at CUR, gold 6; D at BAS, gold 5, cargo K01 K02", "green");
    expect_sloop_hunts("B at SDO, gold 1; C at CUR, gold 0, cargo K01 K02; D at BAS, gold 0", "blue");
}

/* MM-19.6, MM-19.7: with equal gold most cargo. */
RULE(pirates_hunt_cargo_second)
{
    expect_sloop_hunts("B at SDO, gold 5, cargo K01; C at CUR, gold 5; D at BAS, gold 5, cargo K11 K12", "yellow");
}

/* MM-19.6: even who has neither is hunted. */
RULE(pirates_hunt_the_poor_last) { expect_sloop_hunts("B at SDO, gold 0; C at CUR, gold 0", "blue green"); }

/* MM-19.6, MM-16.7: pirates are left alone, however rich. */
RULE(pirates_do_not_hunt_pirates)
{
    table *t = position(2, "A at SDO, gold 90, bounty NL1; npc E13 CSE; step round; next E28");

    assert_true(npc_is(t, "E13", "PGO")); /* W: the next border clockwise */
    assert_int_equal(times(t, MM_EV_NPC_HUNTS) + times(t, MM_EV_PIRATE_HUNTS), 0);
    expect_sloop_hunts("B at SDO, gold 90, bounty NL1; C at CUR, gold 0", "green");
}

/* MM-14.4: gold in the stash is no reason to hunt anybody. */
RULE(pirates_do_not_smell_a_stash) { expect_sloop_hunts("B at SDO, gold 1, stash 90; C at CUR, gold 2", "green"); }

/* MM-5.2, MM-19.10: in port nobody is hunted. */
RULE(captains_in_port_are_not_hunted)
{
    expect_sloop_hunts("B in SDO, gold 90; C at CUR, gold 0", "green");
    expect_sloop_hunts("B in SDO, gold 90", "");
}

/* MM-19.2, MM-19.7: own zone and adjacent ones, all alike; nothing farther off. */
RULE(npcs_look_one_zone_far) { expect_sloop_hunts("A at CSE; B at SDO; C at TOR, gold 90; D at CUR", "red blue yellow"); }

/* MM-19.8: between captains equal in gold and cargo the draw decides. */
RULE(any_of_equal_captains_may_be_hunted)
{
    expect_sloop_hunts("A at SDO, cargo K01; B at SJU, cargo K11; C at CUR, cargo K21; D at BAS, cargo K31", "red blue green yellow");
    expect_sloop_hunts("A at SDO, cargo K01; B at SJU; C at CUR, cargo K21; D at BAS, cargo K31", "red green yellow");
    expect_sloop_hunts("A at SDO, gold 11; B at SJU, gold 11; C at CUR, cargo K21; D at BAS", "red blue");
}

/* MM-19.8, MM-19.7: for a navy captains are equal with the same points of its nation and the same sum of the others. */
RULE(any_of_equal_pirates_may_be_hunted)
{
    expect_navy_hunts("B at SDO, bounty NL2 EN2; C at CUR, bounty NL2 EN2; D at BAS, bounty NL2 EN1", "blue green");
    expect_navy_hunts("B at SDO, bounty NL2; C at CUR, bounty NL1 EN5; D at BAS, bounty EN5", "blue");
    expect_navy_hunts("B at SDO, bounty EN5; C at CUR, bounty EN5, gold 90, cargo K01", "blue green");
}

/* MM-19.8, MM-19.7: war makes the difference between two that are equal so far, and only then. */
RULE(war_decides_between_equal_pirates)
{
    expect_navy_hunts("war NL FR; B is C13, at SDO, bounty EN2; C is C05, at CUR, bounty EN2", "blue");
    expect_navy_hunts("war NL FR; B is C13, at SDO, bounty EN2; C is C05, at CUR, bounty EN3", "green");
    expect_navy_hunts("war NL FR; B is C13, at SDO; C is C14, at CUR; D is C04, at BAS", "blue green");
}

/* A new round under this seed: where does the sloop go? */
static int zone_hunted(const char *captains, int seed)
{
    char text[256], name[16];
    table *t;

    snprintf(text, sizeof text, "active B; %s; npc E13 CSE", captains);
    snprintf(name, sizeof name, "tie %d", seed);
    t = position(2, text);
    rs_chance_seed(&t->chance, "marauders", name, NULL, 0);
    t->chance.script = &t->script;
    roll(t, B, "end", "E28");
    return t->s.npc[MM_SLOOP_PIRATE].zone;
}

/* MM-19.8: evenly; and who has one gold less is never drawn. */
RULE(chance_decides_evenly)
{
    int equal = 0, richer = 0;

    for (int seed = 0; seed < 60; seed++) {
        equal += zone_hunted("A at SDO; B at CUR", seed) == MM_SDO;
        richer += zone_hunted("A at SDO; B at CUR, gold 9", seed) == MM_SDO;
    }
    assert_in_range(equal, 15, 45);
    assert_int_equal(richer, 60);
}

/* ---- Coming and searching ------------------------------------------------------------------------------------------------- */

/* MM-18.9: who is put into a zone does not search there then; only when the captain's turn begins. */
RULE(an_npc_that_arrives_does_not_search)
{
    table *t = position(2, "first B; active A; A at CUR, bounty NL3; event E01; step end; next E22");

    assert_true(npc_is(t, "E01", "CUR"));
    expect_asked(t, B, MM_D_ACTION);
    assert_int_equal(times(t, MM_EV_SEARCH), 0);
    roll(t, B, "end", "1 1 1");
    assert_int_equal(times(t, MM_EV_SEARCH), 1);
    expect_asked(t, A, MM_D_ACTION);
}

/* MM-5.2: no NPC searches for who is in port, and nobody can scout for them. */
RULE(captains_in_port_are_not_found)
{
    table *t = position(2, "A in CUR, bounty NL3; npc E01 CUR; step start; next S S S");

    none_drawn(t);
    t = position(2, "A at TOR; B in TOR");
    refused(t, A, "scout blue", "MM-6.1");
    t = position(2, "A in TOR; B at TOR");
    refused(t, A, "scout blue", "MM-6.1");
}

/* MM-5.4, MM-20.1: who comes out of a port is searched for at once. */
RULE(npcs_wait_outside_the_port)
{
    table *t = position(2, "A in CUR, bounty NL3; npc E01 CUR");

    roll(t, A, "leave", "1 1 1");
    all_drawn(t);
    assert_int_equal(times(t, MM_EV_SEARCH), 1);
    expect_asked(t, A, MM_D_ACTION);
    t = position(2, "A in CUR, bounty NL3; npc E01 CUR");
    roll(t, A, "leave", "S 1 1 dutch-navy 1 1 1 1 1");
    assert_int_equal(times(t, MM_EV_BATTLE), 1);
}

/* MM-20.5, MM-6.6: who is not found has nothing to hide from. */
RULE(a_failed_search_finds_nobody)
{
    table *t = position(2, "A at CSE, bounty NL1, glory G18a; npc E01 CSE; step start; next 1 1");

    expect_asked(t, A, MM_D_ACTION);
    assert_int_equal(times(t, MM_EV_FOUND), 0);
    t = position(2, "A at NAS, bounty EN1, glory G18a; npc E05 NAS; step start; next S 1 1 1");
    expect_asked(t, A, MM_D_ACTION);
    assert_int_equal(times(t, MM_EV_FOUND), 0);
    all_drawn(t);
}

/* MM-20.6: all roll before anybody fights; who fights first is drawn, and the other comes after. */
RULE(all_search_before_the_first_battle)
{
    table *t =
        position(2, "A at CSE, ship frigate, bounty NL1 EN1; npc E01 CSE; npc E05 CSE; step start; next S 1 S 1 english-navy 1 1 1 1 1");

    all_drawn(t);
    assert_int_equal(times(t, MM_EV_SEARCH), 2);
    assert_int_equal(times(t, MM_EV_BATTLE), 1);
    assert_int_equal(t->s.battle.side[0], MM_SIDE_NPC + MM_EN);
    play(t, B, "declare shoot");
    roll(t, A, "declare flee", "1 1 1 S 1 dutch-navy 1 1 1 1 1");
    all_drawn(t);
    assert_int_equal(t->s.battle.side[0], MM_SIDE_NPC + MM_NL);
}

/* MM-20.6: either may be drawn; who has not found the captain does not fight. */
RULE(finders_fight_in_random_order)
{
    table *t = position(2, "A at CSE, bounty NL1 EN1; npc E01 CSE; npc E05 CSE; step start; next S 1 S 1 dutch-navy 1 1 1 1 1");

    assert_int_equal(t->s.battle.side[0], MM_SIDE_NPC + MM_NL);
    t = position(2, "A at CSE, ship frigate, bounty NL1 EN1; npc E01 CSE; npc E05 CSE; step start; next 1 1 S 1 english-navy 1 1 1 1 1");
    play(t, B, "declare shoot");
    roll(t, A, "declare flee", "1 1 1 S 1");
    expect_asked(t, A, MM_D_ACTION);
    all_drawn(t);
}

/* MM-20.6: an NPC that is no longer hostile after the battle before does not fight. */
RULE(who_is_no_longer_hostile_does_not_fight)
{
    table *t = position(2, "A at CSE, ship man-o-war, mission M19, bounty NL1; npc E01 CSE; npc E05 CSE; step start; "
                           "next S 1 S 1 dutch-navy 1 1 1 S S 1 1 1 1 1");

    play(t, B, "declare shoot");
    roll(t, A, "declare shoot", "1 1 1 S S 1 1 1 1 1 G03a G03b english-navy");
    assert_true(bounties_are(t, A, ""));
    assert_true(npc_gone(t, MM_NL));
    assert_true(npc_is(t, "E05", "CSE"));
    expect_asked(t, A, MM_D_ACTION);
    all_drawn(t);
}

/* MM-20.6: the dead are not fought. */
RULE(the_dead_are_not_fought)
{
    table *t = position(2, "A at CSE, bounty NL1 EN1, values 1/2/0/2/1; npc E01 CSE; npc E05 CSE; step start; "
                           "next S 1 S 1 english-navy S 1 1 1 2 1 1 C01");

    all_drawn(t);
    assert_int_equal(captain(t, A)->captain, MM_NONE);
    assert_int_equal(times(t, MM_EV_BATTLE), 1);
    expect_asked(t, B, MM_D_ACTION);
}

/* MM-20.8: after a battle that was survived the turn goes on with what is left of it. */
RULE(the_turn_goes_on_after_a_battle)
{
    table *t = position(2, "A at SDO, ship frigate, bounty NL1; npc E01 CSE");

    roll(t, A, "move CSE", "S 1 dutch-navy 1 1 1 1 1");
    play(t, B, "declare shoot");
    roll(t, A, "declare flee", "1 1 1 S 1");
    expect_asked(t, A, MM_D_ACTION);
    assert_int_equal(t->s.turn.actions, 2);
    assert_true(at_sea(t, A, "CSE"));
    play(t, A, "move BAS");
}

/* ---- The NPC's ship ------------------------------------------------------------------------------------------------------- */

/* A contest without a success: nobody is hit. */
static table *meet(const char *board, const char *aim, const char *dice)
{
    char text[256];
    table *t;

    snprintf(text, sizeof text, "A at CSE, bounty ES1; %s; next S 1 %s", board, dice);
    t = position(2, text);
    play(t, A, aim);
    all_drawn(t);
    return t;
}

/* MM-21.2: an NPC has an undamaged ship of its type: the values, the Manoeuvrability and the skills of its top card. */
RULE(an_npc_fights_with_a_plain_ship)
{
    assert_true(foe_is(meet("npc E13 CSE", "scout pirate-sloop", "1 1 1 1 1"), "2/2/2/2/1"));
    assert_true(foe_is(meet("npc E17 CSE under E16", "scout pirate-frigate", "1 1 1 1"), "3/3/3/3/3"));
    assert_true(foe_is(meet("npc E01 CSE", "scout dutch-navy", "1 1 1 1 1"), "3/3/3/3/3"));
    assert_true(foe_is(meet("npc E01 CSE; war NL FR", "scout dutch-navy", "1 1 1 1 1 1"), "5/3/5/5/5")); /* 4 against 2: a die more */
}

/* MM-22.14, MM-21.2: after a battle without a winner the ship is as new for the next one. */
RULE(an_npc_that_survives_is_repaired)
{
    table *t = position(2, "A at CSE, ship frigate; B at CSE, bounty ES1; npc E01 CSE; next S 1 S S 1 1 1 1 1 2");

    play(t, A, "scout dutch-navy");
    assert_true(foe_is(t, "3/1/2/3/3"));
    play(t, A, "declare flee");
    roll(t, B, "declare shoot", "S 1 1 1 1");
    expect_asked(t, A, MM_D_ACTION);
    assert_true(npc_is(t, "E01", "CSE"));
    roll(t, A, "end", "1 1");
    roll(t, B, "scout dutch-navy", "S 1 1 1 1 1 1 1 1 1");
    assert_true(foe_is(t, "3/3/3/3/3"));
}

/* The NPC's frigate attacked by A's ship, round 2, and its leader is asked. */
static table *frigate_against(const char *ship)
{
    char text[256];
    table *t;

    snprintf(text, sizeof text, "A is C05, at CSE, %s; npc E08 CSE; next S 1 1 1 1 1", ship);
    t = position(2, text);
    play(t, A, "scout french-navy");
    all_drawn(t);
    play(t, A, "declare shoot");
    expect_asked(t, B, MM_D_DECLARE);
    return t;
}

/* MM-21.9: an NPC flees only with fewer Cannons or fewer men than its enemy; equal numbers are not fewer. */
RULE(an_npc_flees_only_from_who_is_stronger)
{
    table *t = frigate_against("ship frigate");

    refused(t, B, "declare flee", "MM-21.9");
    expect_offers(t, "declare shoot; declare board");
    t = frigate_against("gold 1");
    refused(t, B, "declare flee", "MM-21.9");
    expect_offers(frigate_against("ship galleon, values 4/5/4/4/1"), "declare shoot; declare board; declare flee");
    expect_offers(frigate_against("ship galleon, values 4/5/4/1/4"), "declare shoot; declare board; declare flee");
    expect_offers(frigate_against("ship galleon, values 4/5/4/3/3"), "declare shoot; declare board");
}

/* MM-21.9: what counts is what is left of both ships now; captains flee whenever they like. */
RULE(an_npc_that_was_hit_may_flee)
{
    table *t = position(2, "A is C05, at CSE, ship frigate; npc E08 CSE; next S 1 S 1 1 1 4 1 1");

    play(t, A, "scout french-navy");
    assert_true(foe_is(t, "3/1/3/3/2"));
    assert_true(offered(t, "declare flee"));
    play(t, A, "declare shoot");
    assert_true(offered(t, "declare flee"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_program_warns_of_searches),
        TEST(an_npc_goes_to_its_prey),
        TEST(pirates_hunt_gold_first),
        TEST(pirates_hunt_cargo_second),
        TEST(pirates_hunt_the_poor_last),
        TEST(pirates_do_not_hunt_pirates),
        TEST(pirates_do_not_smell_a_stash),
        TEST(captains_in_port_are_not_hunted),
        TEST(npcs_look_one_zone_far),
        TEST(any_of_equal_captains_may_be_hunted),
        TEST(any_of_equal_pirates_may_be_hunted),
        TEST(war_decides_between_equal_pirates),
        TEST(chance_decides_evenly),
        TEST(an_npc_that_arrives_does_not_search),
        TEST(captains_in_port_are_not_found),
        TEST(npcs_wait_outside_the_port),
        TEST(a_failed_search_finds_nobody),
        TEST(all_search_before_the_first_battle),
        TEST(finders_fight_in_random_order),
        TEST(who_is_no_longer_hostile_does_not_fight),
        TEST(the_dead_are_not_fought),
        TEST(the_turn_goes_on_after_a_battle),
        TEST(an_npc_fights_with_a_plain_ship),
        TEST(an_npc_that_survives_is_repaired),
        TEST(an_npc_flees_only_from_who_is_stronger),
        TEST(an_npc_that_was_hit_may_flee),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
