/* test_vectors_b.c - the test vectors of the rules, TV-20 to TV-48: NPCs, trade, raids, battles. */
#include "table.h"

#include <stdio.h>

/* ---- NPCs ----------------------------------------------------------------------------------------------------------------- */

/* TV-20; MM-19.1, MM-19.2, MM-19.3: without a border at the letter the next one clockwise is taken; absent NPCs do nothing. */
RULE(a_letter_without_a_border_means_the_next_one_clockwise)
{
    table *t = position(2, "npc E15 NAS; npc E04 OPR; step round; next E26");

    assert_true(npc_is(t, "E15", "TOR"));
    assert_true(npc_is(t, "E04", "PRO"));
    assert_true(npc_gone(t, MM_NL));
    t = position(2, "npc E16 TRI; step round; next E27");
    assert_true(npc_is(t, "E16", "CCS"));
}

/* TV-21; MM-16.7, MM-20.1, MM-20.2: where a naval ship is, NPC pirates do not search, and the navy has nothing against an honest captain.
 */
RULE(pirates_do_not_search_under_the_eyes_of_a_navy)
{
    table *t = position(2, "A in PRO; npc E13 PRO; npc E05 PRO; next S S S");

    play(t, A, "leave");
    assert_true(at_sea(t, A, "PRO"));
    expect_asked(t, A, MM_D_ACTION);
    none_drawn(t);
}

/* TV-22; MM-4.10, MM-18.3, MM-20.3: two men-o-war in one zone watch each other; a navy not at war does not mind. */
RULE(two_men_o_war_do_not_search)
{
    table *t = position(2, "A is C04, at HAV; B is C13; war ES EN; npc E10 PRO; npc E05 PRO; npc E07 PRO; next S S S");

    play(t, A, "move PRO");
    assert_int_equal(mm_npc_ship(&t->s, MM_ES), MM_MAN_O_WAR);
    assert_int_equal(mm_npc_ship(&t->s, MM_FR), MM_FRIGATE);
    expect_asked(t, A, MM_D_ACTION);
    none_drawn(t);
}

/* TV-23; MM-19.10, MM-20.7: off Trinidad no navy sees anybody, neither from there nor from next door. */
RULE(trinidad_hides_from_all_navies)
{
    table *t = position(2, "A at TRI, bounty ES3; npc E10 TRI; step start; next S S S");

    expect_asked(t, A, MM_D_ACTION);
    none_drawn(t);
    t = position(2, "A at TRI, bounty ES3; npc E10 BAS; step round; next E24");
    assert_true(npc_is(t, "E10", "CSE"));
}

/* TV-24; MM-20.7: off Tortuga the French overlook a pirate whom they do not hunt themselves. */
RULE(tortuga_hides_pirates_from_the_french_alone)
{
    table *t = position(2, "A at TOR, bounty EN1; npc E09 TOR; step start; next 1 1");

    none_drawn(t);
    t = position(2, "A at TOR, bounty EN1 FR1; npc E09 TOR; step start; next 1 1");
    all_drawn(t);
    assert_int_equal(times(t, MM_EV_SEARCH), 1);
}

/* TV-25; MM-20.7: off Nassau a navy must succeed twice in a row. */
RULE(off_nassau_a_navy_must_search_twice)
{
    table *t = position(2, "A at HAV, bounty EN1; npc E04 NAS");

    roll(t, A, "move NAS", "S 1 2 1 3 4");
    expect_asked(t, A, MM_D_ACTION);
    assert_int_equal(times(t, MM_EV_SEARCH), 2);
    assert_int_equal(times(t, MM_EV_BATTLE), 0);
    all_drawn(t);
}

/* TV-26; MM-20.7, MM-21.3: off Basse-Terre the French have a second try; the left neighbour plays their ship. */
RULE(off_basse_terre_the_french_may_search_twice)
{
    table *t = position(2, "A at SJU, bounty FR1; npc E08 BAS");

    roll(t, A, "move BAS", "1 2 3 S 1 1 french-navy 1 1 1 1");
    assert_int_equal(times(t, MM_EV_BATTLE), 1);
    expect_asked(t, B, MM_D_DECLARE);
    all_drawn(t);
}

/* ---- Ports ---------------------------------------------------------------------------------------------------------------- */

/* TV-27; MM-5.8: without gold only the roll is left; when it fails the Move is spent. */
RULE(port_royal_lets_in_who_talks_well)
{
    table *t = position(2, "A is C05, at PRO, gold 1, bounty EN2");

    play(t, A, "enter");
    expect_offers(t, "roll");
    roll(t, A, "roll", "1 2");
    expect_offers(t, "stay");
    play(t, A, "stay");
    assert_true(at_sea(t, A, "PRO"));
    assert_int_equal(t->s.turn.actions, 2);
    expect_asked(t, A, MM_D_ACTION);
}

/* TV-27; MM-5.8: after a failed roll the fee may still be paid. */
RULE(port_royal_lets_in_who_pays)
{
    table *t = position(2, "A is C05, at PRO, gold 2, bounty EN2");

    play(t, A, "enter");
    expect_offers(t, "pay; roll");
    roll(t, A, "roll", "1 2");
    expect_offers(t, "pay; stay");
    play(t, A, "pay");
    assert_true(in_port(t, A, "PRO"));
    assert_int_equal(gold(t, A), 0);
}

/* TV-28; MM-1.4, MM-8.1, MM-8.3, MM-8.4, MM-8.5, MM-8.6: 6 gold for what is in demand, 3 for the rest; the token is exchanged. */
RULE(three_demanded_cards_are_a_glorious_sale)
{
    table *t = position(2, "A in BAS, gold 0, cargo K21 K22 K23 K71; demand BAS rum; step port");

    play(t, A, "sell-goods");
    roll(t, A, "sell K21 K22 K23 K71", "cocoa-1 G16a");
    assert_int_equal(gold(t, A), 21);
    assert_int_equal(track(t, A), 1);
    assert_true(glory_is(t, A, "G16a"));
    assert_true(discarded(t, "K21"));
    assert_int_equal(demanded(t, "BAS"), MM_COCOA);
    assert_int_equal(t->s.pile[MM_COCOA], 0);
    refused(t, A, "sell-goods", "MM-8.1");
}

static int sale_in(const char *port, const char *who)
{
    char text[160];
    table *t;

    snprintf(text, sizeof text, "A in %s, gold 0, cargo K21 K22 K23 K71%s; demand %s rum; step port", port, who, port);
    t = position(2, text);
    play(t, A, "sell-goods");
    play(t, A, "sell K21 K22 K23 K71");
    return gold(t, A);
}

/* TV-28; MM-8.2: Havana pays 7 for what is in demand, but not to pirates; Nassau pays 2 for what is not. */
RULE(havana_and_nassau_have_prices_of_their_own)
{
    assert_int_equal(sale_in("HAV", ""), 24);
    assert_int_equal(sale_in("HAV", ", bounty EN1"), 21);
    assert_int_equal(sale_in("NAS", ""), 20);
}

static int offer_in(const char *port, const char *who)
{
    char text[160];
    table *t;

    snprintf(text, sizeof text, "A in %s%s; step port", port, who);
    t = position(2, text);
    play(t, A, "buy-goods");
    return rs_zone_size(&captain(t, A)->offer);
}

/* TV-29; MM-9.1, MM-9.2, MM-9.3: 6 cards, 8 in Caracas, 7 in St. Maarten and 8 for the Dutch there; 3 for who bought here in his last turn;
 * one more with a Purser. */
RULE(the_size_of_an_offer)
{
    assert_int_equal(offer_in("BAS", ""), 6);
    assert_int_equal(offer_in("CCS", ""), 8);
    assert_int_equal(offer_in("CCS", ", bought CCS"), 3);
    assert_int_equal(offer_in("SMA", ""), 7);
    assert_int_equal(offer_in("SMA", ", bought SMA"), 3);
    assert_int_equal(offer_in("SMA", ", bought CCS"), 7);
    assert_int_equal(offer_in("SMA", ", hired S11"), 8);
    assert_int_equal(offer_in("SMA", ", hired S11, bought SMA"), 4);
    assert_int_equal(offer_in("SMA", ", is C16"), 8);
}

/* TV-29; MM-9.2, MM-9.11: in the next turn at the same place there are 3 cards, even if nothing was bought. */
RULE(who_bought_here_last_turn_is_offered_three_cards)
{
    table *t = position(2, "A in SMA; step port");

    plays(t, A, "buy-goods; done; done; end");
    roll(t, B, "end", "E33");
    plays(t, A, "port; buy-goods");
    assert_int_equal(rs_zone_size(&captain(t, A)->offer), 3);
}

/* TV-30; MM-9.4: everything is a gold cheaper in Nassau, but never less than 1. */
RULE(prices_in_nassau)
{
    table *t = position(2, "A in NAS, gold 7; demand NAS rum; step port");

    roll(t, A, "buy-goods", "K41 K42 K11 K71 K72 K73");
    plays(t, A, "buy K41; buy K42");
    assert_int_equal(gold(t, A), 5);
    play(t, A, "buy K11");
    assert_int_equal(gold(t, A), 3);
    plays(t, A, "buy K71; buy K72; buy K73");
    assert_int_equal(gold(t, A), 0);
}

/* TV-31; MM-9.9, MM-9.13: three cards paid in Cartagena bring a fourth of the same offer; two do not. */
RULE(cartagena_gives_one_card_on_top_of_three)
{
    table *t = position(2, "A in CAR; demand CAR cocoa; step port");

    roll(t, A, "buy-goods", "K21 K22 K23 K11 K12 K71");
    plays(t, A, "buy K21; buy K22");
    refused(t, A, "free K71", "MM-9.9");
    play(t, A, "buy K23");
    assert_int_equal(gold(t, A), 7);
    play(t, A, "free K71");
    assert_int_equal(gold(t, A), 7);
    assert_true(cargo_is(t, A, "K21 K22 K23 K71"));
    refused(t, A, "free K11", "MM-9.9");
}

/* TV-32; MM-3.6, MM-5.5, MM-7.5: six cards are stored in port; a flute leaves with four, by choice. */
RULE(what_does_not_fit_stays_behind)
{
    table *t = position(2, "A in CUR, ship flute, cargo K01 K11 K21 K31 K41 K51");

    play(t, A, "leave");
    expect_asked(t, A, MM_D_LEAVE_DISCARD);
    expect_offers(t, "drop K01; drop K11; drop K21; drop K31; drop K41; drop K51");
    play(t, A, "drop K01");
    play(t, A, "drop K51");
    assert_true(at_sea(t, A, "CUR"));
    assert_true(cargo_is(t, A, "K11 K21 K31 K41"));
    expect_asked(t, A, MM_D_ACTION);
}

/* TV-33; MM-1.8, MM-3.3, MM-10.8, MM-10.9, MM-10.11, MM-10.13, MM-10.15, MM-10.17: the price of a damaged sloop is taken off that of the
 * frigate. */
RULE(a_frigate_for_a_damaged_sloop)
{
    table *t = position(2, "A in CUR, gold 25, mods MOD1 MOD5, values 2/1/1/2/1; step port");

    plays(t, A, "shipyard; buy-ship frigate");
    assert_int_equal(gold(t, A), 0);
    expect_asked(t, A, MM_D_PLACE_MODS);
    assert_int_equal(t->turn.moves.count, 2);
    play(t, A, "place CUR");
    assert_true(values_are(t, A, "3/3/3/2/3"));
    assert_int_equal(captain(t, A)->ship, MM_FRIGATE);
    assert_int_equal(track(t, A), 1);
    assert_true(mods_are(t, A, ""));
    for (int port = 0; port < MM_ZONES; port++) assert_true(port == MM_CSE || t->s.mod_shown[port] != MM_NONE);
}

/* TV-33; MM-1.8, MM-10.14: the second big ship of a captain brings no glory, even of the same type. */
RULE(a_second_big_ship_is_not_glorious)
{
    table *t = position(2, "A in CUR, gold 30, ship frigate, big-ship; step port");

    plays(t, A, "shipyard; buy-ship frigate");
    assert_int_equal(gold(t, A), 10);
    assert_int_equal(track(t, A), 0);
    assert_int_equal(hand_size(t, A), 0);
}

/* ---- Raids ---------------------------------------------------------------------------------------------------------------- */

static table *raid(const char *captain_text, const char *board, const char *attack, const char *outcomes)
{
    char text[256];
    table *t;

    snprintf(text, sizeof text, "A %s; %s; next S 1", captain_text, board);
    t = position(2, text);
    play(t, A, "scout merchant");
    roll(t, A, attack, outcomes);
    return t;
}

/* TV-34; MM-15.7, MM-15.9: each hit symbol hits its location; one destroyed location is enough to fail. */
RULE(a_raid_that_destroys_crew_and_cannons_fails)
{
    table *t = raid("at HAV, ship flute, gold 0", "merchant HAV NL", "attack NL", "K14 K04 K45 1 1");

    assert_true(values_are(t, A, "3/3/3/0/0"));
    assert_int_equal(gold(t, A), 0);
    assert_true(bounties_are(t, A, "NL1"));
    assert_true(discarded(t, "K14") && discarded(t, "K04") && discarded(t, "K45"));
    expect_asked(t, A, MM_D_ACTION);
}

/* TV-35; MM-15.7, MM-22.3: the second hit on a Crew of 1 goes to the Hull. */
RULE(a_raid_hit_on_a_destroyed_location_goes_to_the_hull)
{
    table *t = raid("at HAV, ship frigate, values 3/3/3/1/3, gold 0", "merchant HAV NL", "attack NL", "K04 K13 K01 S 1");

    play(t, A, "remove K01");
    assert_true(values_are(t, A, "2/3/3/0/3"));
    assert_int_equal(gold(t, A), 0);
    assert_int_equal(captain(t, A)->captain, MM_CREWE);
}

/* TV-36; MM-1.5, MM-15.2, MM-15.10, MM-15.12: off San Juan 3 gold more for a Spanish merchant make 12, and that is glorious. */
RULE(san_juan_adds_three_to_spanish_plunder)
{
    table *t = raid("at SJU, gold 0", "merchant SJU NL", "attack ES", "K05 K15 K24 1 1");

    assert_int_equal(gold(t, A), 12);
    play(t, A, "done");
    assert_int_equal(track(t, A), 1);
    assert_true(bounties_are(t, A, "ES1"));
    t = raid("at SJU, gold 0", "merchant SJU NL", "attack NL", "K05 K15 K24 1 1");
    assert_int_equal(gold(t, A), 9);
    play(t, A, "done");
    assert_int_equal(track(t, A), 0);
    assert_true(bounties_are(t, A, "NL1"));
}

/* TV-37; MM-15.4: off Havana a fourth card is drawn for a Spanish merchant; only a hit symbol stays. */
RULE(havana_draws_a_fourth_card_and_keeps_a_hit)
{
    table *t = raid("at HAV", "merchant HAV ES", "attack ES", "K05 K15 K24 K78 S 1");

    expect_asked(t, A, MM_D_RAID_USE);
    assert_true(on_table(t, "K78"));
    t = raid("at HAV", "merchant HAV ES", "attack ES", "K05 K15 K24 K48 S 1");
    expect_asked(t, A, MM_D_RAID_USE);
    assert_false(on_table(t, "K48"));
    assert_true(discarded(t, "K48"));
    assert_true(on_table(t, "K05") && on_table(t, "K15") && on_table(t, "K24"));
}

/* ---- Battles -------------------------------------------------------------------------------------------------------------- */

/* TV-38; MM-21.12: without a success there is no winner, whatever the pips. */
RULE(a_contest_without_success_has_no_winner)
{
    table *t = battle("is C01", "is C13", "1 2 4 3 3");

    assert_int_equal(times(t, MM_EV_HIT), 0);
    assert_int_equal(t->s.battle.round, 2);
    assert_true(values_are(t, A, "2/2/2/2/1"));
    assert_true(values_are(t, B, "2/2/2/2/1"));
    all_drawn(t);
}

/* TV-39; MM-21.12, MM-21.13: a full tie has no winner; both score a hit per success. */
RULE(in_a_tie_both_score_their_successes)
{
    table *t = battle("ship frigate", "gold 1", "S 1 S 1 1 1");

    assert_true(values_are(t, A, "3/2/3/3/3"));
    assert_true(values_are(t, B, "2/1/2/2/1"));
    all_drawn(t);
}

/* TV-40; MM-21.8, MM-21.15, MM-22.7: who loses the last of the Crew to the enemy's shot does not board. */
RULE(nobody_is_left_to_board)
{
    table *t = battle("values 2/2/2/1/1", "gold 1", "1 1 1 1");

    play(t, A, "declare board");
    roll(t, B, "declare shoot", "S S S 1 3");
    assert_true(values_are(t, A, "2/2/2/0/1"));
    assert_int_equal(times(t, MM_EV_CREW_BATTLE), 0);
    expect_asked(t, A, MM_D_DECLARE);
    refused(t, A, "declare board", "MM-21.8");
    all_drawn(t);
}

/* TV-41; MM-21.17, MM-22.4, MM-27.3: both sink, both die, nobody gains; who is on turn draws his successor first. */
RULE(both_ships_sink)
{
    table *t = battle("values 1/2/0/2/1", "bounty ES1, values 1/2/0/2/1", "S S 2 2 C01 C02");

    all_drawn(t);
    assert_int_equal(captain(t, A)->captain, MM_NONE);
    assert_int_equal(captain(t, A)->successor, MM_REYES);
    assert_int_equal(captain(t, B)->captain, MM_NONE);
    assert_int_equal(track(t, A) + track(t, B), 0);
}

/* TV-41; MM-28.2: if one captain is left, the game ends when the second one is needed. */
RULE(both_ships_sink_and_one_captain_is_left)
{
    table *t = position(2, "A at CSE, values 1/2/0/2/1; B at CSE, values 1/2/0/2/1; deck captains C01; next S 1 S S 2 2 C01");

    play(t, A, "scout blue");
    assert_true(t->s.head.over);
    assert_int_equal(captain(t, A)->successor, MM_REYES);
}

/* TV-42; MM-23.6: a full tie with both crews gone ends the battle, and both live. */
RULE(both_crews_are_gone_in_a_full_tie)
{
    table *t = battle("is C05, values 2/2/2/1/1", "is C11, values 2/2/2/1/1", "1 1 1 1");

    play(t, A, "declare board");
    roll(t, B, "declare shoot", "S S 1 1 S 2 S 2");
    assert_true(values_are(t, A, "2/2/2/0/1"));
    assert_true(values_are(t, B, "2/2/2/0/1"));
    assert_int_equal(track(t, A) + track(t, B), 0);
    expect_asked(t, A, MM_D_ACTION);
    all_drawn(t);
}

/* TV-43; MM-22.10: with Chain Shot all that is too much for the Masts lapses, numbers and skulls. */
RULE(chain_shot_spares_the_hull)
{
    table *t = battle("ship frigate, weapons SW2", "values 2/2/1/2/1", "S S 1 1 2 2 S");

    play(t, A, "ammo chain-shot");
    assert_true(values_are(t, B, "2/2/0/2/1"));
    all_drawn(t);
}

/* TV-44; MM-21.5, MM-22.11: Long Guns fire before the first round, a hit per success; no ammunition goes with them. */
RULE(long_guns_fire_first_and_plainly)
{
    table *t = battle("ship frigate, mods MOD6, weapons SW2", "gold 1", "S S 3 S 4");

    expect_asked(t, B, MM_D_ALLOT);
    assert_int_equal(times(t, MM_EV_CONTEST), 0);
    roll(t, B, "allot hold", "1 1 1 1");
    assert_true(values_are(t, B, "2/1/2/2/0"));
    assert_true(weapons_are(t, A, "SW2"));
    all_drawn(t);
}

/* TV-45; MM-21.8, MM-21.11, MM-22.6: without Masts there is one die, no bonus, and only Shoot. */
RULE(without_masts_there_is_one_die_and_only_shooting)
{
    table *t = battle("mods MOD3, values 2/2/0/2/1", "ship frigate", "1 1 1");

    assert_true(unasked(t, A, "declare shoot"));
    assert_int_equal(t->s.battle.round, 2);
    expect_asked(t, B, MM_D_DECLARE);
    all_drawn(t);
}

/* TV-46; MM-21.10, MM-21.16, MM-21.19: Four-Pounders shoot the Masts away; the flight is still tried, with one die. */
RULE(four_pounders_fire_at_who_flees)
{
    table *t = battle("mods MOD5", "values 2/2/1/2/1", "1 1 1 1");

    play(t, A, "declare shoot");
    play(t, B, "declare flee");
    expect_asked(t, A, MM_D_FOUR_POUNDERS);
    roll(t, A, "fire", "2 1 1 S");
    assert_true(values_are(t, B, "2/2/0/2/1"));
    assert_int_equal(arg_of(t, MM_EV_FLED, 0), B);
    assert_int_equal(captain(t, A)->used_mods, 0);
    expect_asked(t, A, MM_D_ACTION);
    all_drawn(t);
}

/* ---- Stash and score ------------------------------------------------------------------------------------------------------ */

static int gold_of_successor(const char *stash_text)
{
    char text[96];
    table *t;

    snprintf(text, sizeof text, "A dead C05, stash %s; step start", stash_text);
    t = position(2, text);
    expect_asked(t, A, MM_D_RESPAWN_SHIP);
    play(t, A, "ship sloop");
    assert_int_equal(hand_size(t, A), 1);
    return gold(t, A);
}

/* TV-47; MM-27.2, MM-27.6, MM-27.7: a new captain has 10 gold minus the stash. */
RULE(a_new_captain_starts_with_what_the_stash_lacks)
{
    assert_int_equal(gold_of_successor("7"), 3);
    assert_int_equal(gold_of_successor("0"), 10);
    assert_int_equal(gold_of_successor("25"), 0);
}

/* TV-48; MM-1.9, MM-1.10, MM-28.3: gold counts for no more than the track. */
RULE(gold_counts_for_no_more_than_the_track)
{
    table *t = position(2, "A track 4, stash 63; B track 6, stash 63; target 15; final; step end");

    assert_int_equal(mm_total(captain(t, A)), 8);
    assert_int_equal(mm_total(captain(t, B)), 12);
    expect_over(t, B);
    assert_int_equal(place_of(t, A), 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_letter_without_a_border_means_the_next_one_clockwise),
        TEST(pirates_do_not_search_under_the_eyes_of_a_navy),
        TEST(two_men_o_war_do_not_search),
        TEST(trinidad_hides_from_all_navies),
        TEST(tortuga_hides_pirates_from_the_french_alone),
        TEST(off_nassau_a_navy_must_search_twice),
        TEST(off_basse_terre_the_french_may_search_twice),
        TEST(port_royal_lets_in_who_talks_well),
        TEST(port_royal_lets_in_who_pays),
        TEST(three_demanded_cards_are_a_glorious_sale),
        TEST(havana_and_nassau_have_prices_of_their_own),
        TEST(the_size_of_an_offer),
        TEST(who_bought_here_last_turn_is_offered_three_cards),
        TEST(prices_in_nassau),
        TEST(cartagena_gives_one_card_on_top_of_three),
        TEST(what_does_not_fit_stays_behind),
        TEST(a_frigate_for_a_damaged_sloop),
        TEST(a_second_big_ship_is_not_glorious),
        TEST(a_raid_that_destroys_crew_and_cannons_fails),
        TEST(a_raid_hit_on_a_destroyed_location_goes_to_the_hull),
        TEST(san_juan_adds_three_to_spanish_plunder),
        TEST(havana_draws_a_fourth_card_and_keeps_a_hit),
        TEST(a_contest_without_success_has_no_winner),
        TEST(in_a_tie_both_score_their_successes),
        TEST(nobody_is_left_to_board),
        TEST(both_ships_sink),
        TEST(both_ships_sink_and_one_captain_is_left),
        TEST(both_crews_are_gone_in_a_full_tie),
        TEST(chain_shot_spares_the_hull),
        TEST(long_guns_fire_first_and_plainly),
        TEST(without_masts_there_is_one_die_and_only_shooting),
        TEST(four_pounders_fire_at_who_flees),
        TEST(a_new_captain_starts_with_what_the_stash_lacks),
        TEST(gold_counts_for_no_more_than_the_track),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
