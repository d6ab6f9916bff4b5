/* test_outlook.c - rules tests: what the program says a move may bring, and what it warns of (section 15). */
#include "table.h"

#include <stdio.h>
#include <string.h>

/* ---- Searches ------------------------------------------------------------------------------------------------------------- */

/* MM-20.1, MM-20.4: all that will search are named, with their dice and their chance of one skull. */
RULE(searches_are_told_with_their_chance)
{
    expect_outlook(position(2, "A in PRO; npc E13 PRO"), "leave", "The pirate sloop will search for you with 3 dice: 70 %.");
    expect_outlook(position(2, "A at CCS; npc E14 TRI; npc E16 TRI"), "move TRI",
                   "In demand there: Wood.\nThe pirate sloop will search for you with 2 dice: 56 %.\nThe pirate frigate will search for "
                   "you with 2 dice: 56 %.");
    expect_outlook(position(2, "A at CCS; npc E13 CUR"), "move TRI", "In demand there: Wood.");
}

/* MM-20.2, MM-20.4: a navy throws as many dice as its bounty has points, and pirates keep away from it. */
RULE(a_bounty_makes_navies_search_harder)
{
    expect_outlook(
        position(2, "A at CSE, bounty NL4; npc E01 CUR; npc E13 CUR"), "move CUR",
        "In demand there: Cocoa.\nThe port of Curaçao is closed to you.\nThe Dutch naval ship will search for you with 4 dice: 80 %.");
}

/* C14: one die less, but never less than one. */
RULE(jaures_is_harder_to_find)
{
    expect_outlook(position(2, "A is C14, at CCS; npc E13 TRI"), "move TRI",
                   "In demand there: Wood.\nThe pirate sloop will search for you with 2 dice: 56 %.");
}

/* MM-20.7: near Nassau a navy must succeed twice; near Basse-Terre the French may try twice, and others not. */
RULE(two_searches_are_one_chance)
{
    expect_outlook(position(2, "A at HAV, bounty ES1; npc E10 NAS"), "move NAS",
                   "In demand there: Food.\nThe Spanish naval ship will search for you with 2 dice: 31 %.");
    expect_outlook(position(2, "A at CSE, bounty ES1; npc E07 BAS; npc E10 BAS"), "move BAS",
                   "In demand there: Sugar.\nThe French naval ship will search for you with 2 dice: 80 %.\nThe Spanish naval ship will "
                   "search for you with 2 dice: 56 %.");
}

/* ---- Rolls ---------------------------------------------------------------------------------------------------------------- */

/* MM-6.4: with the dice of Scouting; MM-6.7: off Cartagena a Spanish merchant is found without a roll. */
RULE(scouting_tells_its_chance)
{
    table *t = position(2, "A is C02, at CAR, rumours R14");

    expect_outlook(t, "scout merchant", "Scouting with 3 dice: 70 %.");
    expect_outlook(t, "scout spanish-merchant", "It succeeds without a roll.");
}

/* MM-11.1, MM-12.1, C05: in port with the skill that is asked for; a bonus counts. MM-13.10: some missions ask for none. */
RULE(activities_tell_their_chance)
{
    table *t = position(2, "A is C05, in SJU, values 2/2/2/1/1; missions M07 M14; step port");

    expect_outlook(t, "recruit", "Leadership with 2 dice: 56 %.");
    expect_outlook(t, "rumour", "Costs 2 gold; you have 8 left aboard.\nInfluence with 3 dice: 70 %.");
    expect_outlook(t, "mission M14", "It succeeds without a roll.");
    expect_outlook(position(2, "A is C02, in TRI, values 2/2/2/1/1; step port"), "recruit", "It succeeds without a roll.");
}

/* MM-5.12: the bar of Bridgetown is for big ships. */
RULE(the_bar_tells_its_chance)
{
    expect_outlook(position(2, "A is C03, at BRI, ship frigate"), "enter", "Seamanship with 4 dice: 80 %.");
    expect_outlook(position(2, "A is C03, at BRI"), "enter", "");
}

/* ---- Raids ---------------------------------------------------------------------------------------------------------------- */

/* A Dutch merchant off Trinidad is found. */
static table *prey(const char *captain_text, const char *cards)
{
    char text[256];
    table *t;

    snprintf(text, sizeof text, "A at TRI, %s; merchant TRI NL; deck cargo %s; next S 1", captain_text, cards);
    t = position(2, text);
    play(t, A, "scout merchant");
    return t;
}

static void expect_chance(const table *t, const char *move, int dice, int percent, int gold)
{
    char line[RS_LINE];

    snprintf(line, sizeof line,
             "The raid succeeds with %d %% (Seamanship with %d dice). Its cards pay about %d gold, and you keep those that you have room "
             "for; 12 gold "
             "also bring a glory point.",
             percent, dice, gold);
    expect_outlook(t, move, line);
}

/* MM-15.6, MM-15.8: three escapes; a sloop is fast enough, a flute must be rid of two of them. */
RULE(the_chance_of_a_raid_counts_escapes)
{
    expect_chance(prey("ship sloop", "K01 K03 K05"), "attack NL", 2, 100, 6);
    expect_chance(prey("ship flute", "K01 K03 K05"), "attack NL", 2, 11, 6);
    expect_chance(prey("is C13, ship flute", "K01 K03 K05"), "attack NL", 2, 56, 6);
}

/* MM-15.9: a hit on the last point must go; of four cards it comes three times out of four. */
RULE(the_chance_of_a_raid_counts_hits)
{
    expect_chance(prey("ship sloop", "K16 K01 K03"), "attack NL", 2, 56, 6);
    expect_chance(prey("ship sloop", "K16 K01 K03 K05"), "attack NL", 2, 67, 7);
}

/* MM-15.6 to MM-15.8: what lies there after a card is removed, or if nothing is done. */
static table *raid(const char *captain_text, const char *zone_name, const char *nation, const char *outcomes)
{
    char text[256], move[16];
    table *t;

    snprintf(text, sizeof text, "A at %s, %s; merchant %s %s; next S 1", zone_name, captain_text, zone_name, nation);
    snprintf(move, sizeof move, "attack %s", nation);
    t = position(2, text);
    play(t, A, "scout merchant");
    roll(t, A, move, outcomes);
    expect_asked(t, A, MM_D_RAID_USE);
    return t;
}

RULE(the_cards_of_a_raid_are_summed_up)
{
    table *t = raid("ship flute", "TRI", "NL", "K16 K01 K03 S 1");

    expect_outlook(t, "done", "Then 6 gold, 1 hit, 2 escapes against Manoeuvrability 2.");
    expect_outlook(t, "remove K01", "Then 5 gold, 1 hit, 1 escape against Manoeuvrability 2.");
    t = raid("is C13, ship sloop", "SJU", "ES", "K16 K01 K03 S 1"); /* C13; Z., San Juan */
    expect_outlook(t, "done", "Then 9 gold, 1 hit, 1 escape against Manoeuvrability 4.");
}

/* MM-15.8, MM-15.9: of a raid that fails, and of a ship that sinks because a hit overflows (MM-15.7). */
RULE(the_program_warns_of_a_raid_that_fails)
{
    expect_clause(warning(raid("ship flute", "TRI", "NL", "K02 K01 K03 S 1"), "done"), "MM-15.8");
    expect_clause(warning(raid("ship sloop", "TRI", "NL", "K16 K01 K03 S 1"), "done"), "MM-15.9");
    expect_clause(warning(raid("ship sloop", "TRI", "NL", "K02 K01 K03 S 1"), "done"), "");
    expect_clause(warning(raid("ship sloop, values 1/2/2/1/1", "TRI", "NL", "K04 K13 K01 S 1"), "done"), "MM-15.9");
}

/* MM-15.6: a move that leaves more to be averted than there are successes for is warned of like doing nothing. */
RULE(the_program_warns_of_all_that_averts_nothing)
{
    table *t = raid("ship sloop", "TRI", "NL", "K16 K01 K03 S 1");

    expect_clause(warning(t, "remove K16"), "");
    expect_clause(warning(t, "remove K01"), "MM-15.9");
    expect_clause(warning(t, "exchange K01"), "MM-15.9");
    expect_clause(warning(t, "exchange K16"), "");
    expect_clause(warning(t, "draw"), "MM-15.9");
    t = raid("ship sloop", "TRI", "NL", "K16 K01 K03 S S"); /* another success is left */
    expect_clause(warning(t, "remove K01"), "");
    expect_clause(warning(t, "draw"), "");
    expect_clause(warning(t, "done"), "MM-15.9");
    t = raid("ship flute", "TRI", "NL", "K01 K03 K05 S S"); /* two cards must go */
    expect_clause(warning(t, "remove K01"), "");
    expect_clause(warning(t, "draw"), "MM-15.10");
}

/* MM-16.3: no bounty rises above 5, so there is nothing to warn of. */
RULE(the_program_warns_of_bounties_that_can_rise)
{
    expect_clause(warning(position(2, "A at CAR, bounty ES4; npc E10 CAR"), "scout spanish-navy"), "MM-16.1");
    expect_clause(warning(position(2, "A at CAR, bounty ES5; npc E10 CAR"), "scout spanish-navy"), "");
    expect_clause(warning(position(2, "A at CAR; npc E13 CAR"), "scout pirate-sloop"), "");
    expect_clause(warning(prey("bounty NL4", "K01 K03 K05"), "attack NL"), "MM-15.3");
    expect_clause(warning(prey("bounty NL5", "K01 K03 K05"), "attack NL"), "");
}

/* ---- Prices --------------------------------------------------------------------------------------------------------------- */

static table *yard(const char *text)
{
    table *t = position(2, text);

    play(t, A, "shipyard");
    return t;
}

/* MM-10.1, MM-10.9, MM-10.17: what is to be paid beside the old ship; MM-10.16: Curaçao's ships and St. John's modifications are cheaper.
 */
RULE(the_shipyard_tells_its_prices)
{
    table *t = yard("A is C08, in CUR, gold 40, values 1/2/1/2/1; shown CUR; step port");

    expect_outlook(t, "buy-ship frigate", "Costs 27 gold; you have 13 left aboard.\nIt also brings a glory point.");
    expect_outlook(t, "buy-ship sloop", "Costs 7 gold; you have 33 left aboard.");
    expect_outlook(t, "repair hull 1", "Costs 2 gold; you have 38 left aboard.");
    expect_outlook(t, "buy-weapon SW2",
                   "Costs 3 gold; you have 37 left aboard.\nSpend it after the location dice: skulls hit the Masts; hits that they cannot "
                   "take are lost. In a raid: 1 failed "
                   "die succeeds.");
    expect_outlook(t, "buy-mod",
                   "It is Swivel Guns. Before a crew battle, roll 2 dice; with any success the enemy loses 1 Crew.\nCosts 3 gold; you have "
                   "37 left aboard.");
    expect_outlook(yard("A in SJO, gold 40; shown SJO; step port"), "buy-mod",
                   "It is Long Guns. Before round 1 of a naval battle, roll a die for each of your Cannons; each success is a hit.\nCosts "
                   "0 gold; you have 40 left aboard."); /* C10 */
}

/* MM-10.8, MM-10.12: what a new ship would be paid for nothing, and what does not come along. */
RULE(the_program_warns_of_a_trade_that_brings_nothing)
{
    expect_clause(warning(yard("A in CUR, gold 40, ship sloop; step port"), "buy-ship sloop"), "MM-10.8");
    expect_clause(warning(yard("A in CUR, gold 40, ship sloop, values 1/2/2/2/1; step port"), "buy-ship sloop"), "");
    expect_clause(warning(yard("A in CUR, gold 40, ship sloop, mods MOD6; step port"), "buy-ship frigate"), "MM-10.12");
    expect_clause(warning(yard("A in SJO, gold 40, ship sloop, mods MOD6; step port"), "buy-ship flute"), "");
}

/* MM-12.1, MM-13.10, MM-14.3: what is to be paid whatever the dice say. */
RULE(fees_are_told)
{
    expect_outlook(position(2, "A is C16, in TRI; step port"), "rumour", "Influence with 2 dice: 56 %.");
    expect_outlook(position(2, "A in CAR; missions M03 M14; step port"), "mission M03",
                   "Costs 5 gold; you have 5 left aboard.\nIt succeeds without a roll.");
    expect_outlook(position(2, "A in SMA, gold 10; step port"), "deposit", "Costs 5 gold; you have 5 left aboard.");
    expect_outlook(position(2, "A in SJO, gold 10; step port"), "deposit", "");
}

/* MM-9.4: a card of whose good two lie there. */
RULE(the_market_tells_its_prices)
{
    table *t = position(2, "A in CUR, gold 10; demand CUR wood; deck cargo K01 K02 K11 K21 K31 K41; step port");

    play(t, A, "buy-goods");
    expect_outlook(t, "buy K01",
                   "Costs 2 gold; you have 8 left aboard.\nIn demand in Havana, Santo Domingo: usually 6 gold there, 3 elsewhere.");
    expect_outlook(t, "buy K11",
                   "Costs 3 gold; you have 7 left aboard.\nIn demand in Nassau, San Juan: usually 6 gold there, 3 elsewhere.");
    t = position(2, "A in CUR, gold 10, bounty ES1; demand CUR wood; deck cargo K01 K02 K11 K21 K31 K41; step port"); /* MM-5.6 */
    play(t, A, "buy-goods");
    expect_outlook(t, "buy K11",
                   "Costs 3 gold; you have 7 left aboard.\nIn demand in Nassau, San Juan: usually 6 gold there, 3 elsewhere.\n"
                   "The port of San Juan is closed to you.");
}

/* MM-8.1, MM-8.2: what cargo brings where it is wanted and where it is not. */
RULE(a_sale_tells_what_it_brings)
{
    table *t = position(2, "A in CUR, cargo K01 K21; demand CUR rum; step port");

    play(t, A, "sell-goods");
    expect_outlook(t, "sell K01", "Brings 3 gold; then you have 13 aboard.");
    expect_outlook(t, "sell K01 K21", "Brings 9 gold; then you have 19 aboard.");
}

/* MM-1.4: three demanded cards in one sale, and no fewer. */
RULE(a_sale_tells_of_its_glory_point)
{
    table *t = position(2, "A in CUR, cargo K21 K22 K23; demand CUR rum; step port");

    play(t, A, "sell-goods");
    expect_outlook(t, "sell K21 K22", "Brings 12 gold; then you have 22 aboard.");
    expect_outlook(t, "sell K21 K22 K23", "Brings 18 gold; then you have 28 aboard.\nIt also brings a glory point.");
}

/* MM-14.1: at home the stash pays what the gold aboard does not. */
RULE(a_price_tells_of_the_stash)
{
    expect_outlook(position(2, "A is C02, in TRI, gold 1, stash 20; step port"), "rumour",
                   "Costs 2 gold, 1 of it from the stash, where 19 are left.\nInfluence with 1 die: 33 %.");
}

/* MM-1.10: what lies in the stash counts no more than the track. */
RULE(the_stash_tells_its_points)
{
    table *t = position(2, "A is C02, in TRI, gold 30, stash 5, track 2; step port");

    play(t, A, "deposit");
    expect_outlook(t, "amount 14", "The stash then holds 19 gold: 1 point.");
    expect_outlook(t, "amount 30", "The stash then holds 35 gold: 2 points.");
}

/* MM-21.12 to MM-21.16: two dice against two, of which one in three is a skull. */
RULE(a_declaration_tells_its_chance)
{
    table *t = battle("gold 1", "gold 1", "1 1 1 1");

    expect_outlook(t, "declare shoot",
                   "37 % to win the contest and hit with every Cannon (1); otherwise each skull is a hit, up to as many.");
    expect_outlook(t, "declare board", "37 % to win the contest and board; then the crews fight, 2 against 2.");
    expect_outlook(t, "declare flee", "25 % to get away.");
}

/* C09: one skull of the enemy does not hold him. */
RULE(penhallow_gets_away_more_often) { expect_outlook(battle("is C09", "gold 1", "1 1 1 1 1 1"), "declare flee", "71 % to get away."); }

/* MM-15.6: what a card may be that is not known yet. */
RULE(a_new_card_tells_what_it_may_be)
{
    expect_outlook(raid("ship flute", "TRI", "NL", "K16 K01 K03 S 1"), "exchange K01",
                   "The new card pays 3 gold on average, and is an escape with 49 %.");
}

/* MM-9.7: the ways of showing cards come to the same. */
RULE(showing_cards_to_one_stands_for_all)
{
    table *t = position(4, "A in BAS, gold 10; deck cargo K01 K02 K11 K21 K31 K41; step port");

    plays(t, A, "buy-goods; buy K01; buy K11; done");
    assert_int_equal(mm_like(&t->s, (rs_move){MM_V_SHOW, {D}}).arg[0], B);
}

/* E31, MM-4.5: the first number is of the first nation. */
RULE(a_royal_pardon_names_its_nations)
{
    table *t = position(2, "A bounty NL1 ES2, gold 20; event E31; step start");

    expect_outlook(t, "remit 1 0", "The Netherlands: 1 point for 5 gold.");
    expect_outlook(t, "remit 1 2", "The Netherlands: 1 point for 5 gold.\nSpain: 2 points for 10 gold.");
    play(t, A, "remit 1 0");
    assert_true(bounties_are(t, A, "ES2"));
}

/* ---- The terminal --------------------------------------------------------------------------------------------------------- */

static void expect_drawn(const table *t, const char *line)
{
    static char screen[1 << 15];
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    rs_text out = rs_text_on(screen, sizeof screen);

    rs_view(&mm_game, &t->s, A, view);
    mm_board(view, &out);
    if (!strstr(screen, line)) fail_msg("'%s' is not in\n%s", line, screen);
}

/* MM-13.8, MM-3.6, MM-15.7: how far the mission is, what the hold takes, what the cards of a raid amount to. */
RULE(the_terminal_tells_progress_and_sums)
{
    table *t = position(2, "A is C15, at CSE, mission M20, progress 1, cargo K01");

    expect_drawn(t, "Trinidad: done. The Caribbean Sea: to do.");
    expect_drawn(t, "Cargo cards 1 of 3.");
    expect_drawn(position(2, "A in PRO, mission M10, cargo K21 K22"), "Rum aboard: 2 of 3.");
    t = raid("ship sloop, values 2/2/2/1/1", "TRI", "NL", "K04 K13 K01 S 1");
    expect_drawn(t, "gold 6, escapes 1 against Manoeuvrability 4, successes 1; hits: Hull 1 Crew 1");
}

/* ---- What is printed ------------------------------------------------------------------------------------------------------ */

static void expect_fact(const rs_words *of, int value, const char *fact, bool there)
{
    char line[RS_LINE * 4];
    rs_text out = rs_text_on(line, sizeof line);
    bool first = true;

    mm_facts(of, value, &out, &first);
    if ((strstr(line, fact) != NULL) != there) fail_msg("%s: %s", fact, line);
}

/* MM-10.16: Curaçao sells big ships for less; MM-15.10: San Juan adds to Spanish plunder; MM-15.8: C13 counts an escape less. */
RULE(what_places_and_captains_change_is_printed)
{
    expect_fact(&mm_zone_words, MM_CUR, "\"ships\":{\"frigate\":30,\"galleon\":30}", true);
    expect_fact(&mm_zone_words, MM_HAV, "\"ships\"", false);
    expect_fact(&mm_zone_words, MM_SJU, "\"raids\":{\"spain\":3}", true);
    expect_fact(&mm_zone_words, MM_HAV, "\"raids\"", false);
    expect_fact(&mm_master_words, MM_RICHERY, "\"uncounted_escapes\":1", true);
    expect_fact(&mm_master_words, MM_VILLON, "uncounted", false);
}

/* MM-13.8: steps of a mission, in the order in which progress notes them. */
RULE(steps_of_missions_are_printed)
{
    expect_fact(&mm_mission_words, MM_SHOALS, "\"places\":[\"trinidad\",\"caribbean-sea\"]", true);
    expect_fact(&mm_mission_words, MM_LETTERS, "\"nations\":[\"netherlands\",\"england\",\"france\"]", true);
    expect_fact(&mm_mission_words, MM_VENDETTA, "\"raids\":2", true);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(searches_are_told_with_their_chance),
        TEST(a_bounty_makes_navies_search_harder),
        TEST(jaures_is_harder_to_find),
        TEST(two_searches_are_one_chance),
        TEST(scouting_tells_its_chance),
        TEST(activities_tell_their_chance),
        TEST(the_bar_tells_its_chance),
        TEST(the_chance_of_a_raid_counts_escapes),
        TEST(the_chance_of_a_raid_counts_hits),
        TEST(the_cards_of_a_raid_are_summed_up),
        TEST(the_program_warns_of_a_raid_that_fails),
        TEST(the_program_warns_of_bounties_that_can_rise),
        TEST(the_program_warns_of_all_that_averts_nothing),
        TEST(the_program_warns_of_a_trade_that_brings_nothing),
        TEST(the_shipyard_tells_its_prices),
        TEST(fees_are_told),
        TEST(the_market_tells_its_prices),
        TEST(a_sale_tells_what_it_brings),
        TEST(a_sale_tells_of_its_glory_point),
        TEST(a_price_tells_of_the_stash),
        TEST(the_stash_tells_its_points),
        TEST(a_declaration_tells_its_chance),
        TEST(penhallow_gets_away_more_often),
        TEST(a_new_card_tells_what_it_may_be),
        TEST(showing_cards_to_one_stands_for_all),
        TEST(a_royal_pardon_names_its_nations),
        TEST(what_places_and_captains_change_is_printed),
        TEST(the_terminal_tells_progress_and_sums),
        TEST(steps_of_missions_are_printed),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
