/* test_vectors_c.c - the test vectors of the rules, TV-49 to TV-76: the end, cards, missions, the fine points of battles. */
#include "table.h"

#include <stdio.h>

/* ---- Rounds and NPCs ------------------------------------------------------------------------------------------------------ */

/* TV-49; MM-28.1, MM-4.1: who sits behind the one who reaches the target still has his turn in this round. */
RULE(the_round_of_the_tenth_point_is_played_to_its_end)
{
    table *t = position(4, "active B; B track 9, in BAS, cargo K21 K22 K23; demand BAS rum; step port");

    play(t, B, "sell-goods");
    roll(t, B, "sell K21 K22 K23", "cocoa-1 G03a");
    assert_int_equal(track(t, B), 10);
    assert_true(happened(t, MM_EV_FINAL, B));
    plays(t, B, "done; end");
    play(t, C, "end");
    assert_false(t->s.head.over);
    play(t, D, "end");
    expect_over(t, B);
}

static void expect_successor(const char *commander, const char *where)
{
    table *t = position(2, "A at PRO, ship man-o-war; npc E18 PRO under E16 E17; next S 1 S S 1 1 1 1 1 1 1 1");

    play(t, A, "scout pirate-frigate");
    play(t, A, "declare shoot");
    roll(t, B, "declare shoot", "S S 1 1 1 1 1 1 1 1 G03a");
    assert_int_equal(gold(t, A), 25);
    assert_true(npc_gone(t, MM_FRIGATE_PIRATE));
    assert_true(discarded(t, "E18"));
    play(t, A, "end");
    draws(t, commander);
    roll(t, B, "end", "E29");
    assert_true(npc_is(t, commander, where));
    assert_false(t->s.head.over);
}

/* TV-50; MM-16.10, MM-18.7: of two cards left one is drawn, and its captain appears where his card says. */
RULE(one_of_the_cards_below_takes_over)
{
    expect_successor("E16", "TRI");
    expect_successor("E17", "TOR");
}

/* TV-53; MM-1.3, MM-4.10, MM-4.11, MM-16.1, MM-25.6: who sinks an enemy's man-o-war in war has glory and a bounty, but no gold. */
RULE(sinking_a_man_o_war_in_war_makes_a_pirate)
{
    table *t = position(2, "A at BAS, ship man-o-war; war FR EN; npc E08 BAS; step start; next S 1 1 french-navy 1 1 S S 1 1 1 1 1");

    assert_true(foe_is(t, "3/0/5/5/5"));
    play(t, B, "declare shoot");
    roll(t, A, "declare shoot", "1 1 S S 1 1 1 1 1 G03a");
    assert_true(bounties_are(t, A, "FR1"));
    assert_int_equal(track(t, A), 1);
    assert_int_equal(gold(t, A), 10);
    assert_true(npc_gone(t, MM_FR));
    expect_asked(t, A, MM_D_ACTION);
}

/* TV-54; MM-25.5, MM-25.8: a naval ship's three cards are counted, then two are lost with its Cargo hold. */
RULE(a_boarded_naval_ship_pays_for_all_and_yields_what_is_left)
{
    table *t = position(2, "A at CSE, ship frigate, gold 0; npc E01 CSE; next S 1 S S 1 1 1 1 1 2");

    play(t, A, "scout dutch-navy");
    assert_true(foe_is(t, "3/1/2/3/3"));
    play(t, A, "declare board");
    roll(t, B, "declare shoot", "S S 1 1 1 S S S 1 1");
    expect_asked(t, A, MM_D_PRIZE);
    assert_true(bounties_are(t, A, "NL2"));
    roll(t, A, "keep", "K05 K17 K08 K05 K17");
    assert_int_equal(gold(t, A), 12);
    expect_asked(t, A, MM_D_NAVAL_CARGO);
    expect_offers(t, "take K08; done");
    play(t, A, "take K08");
    assert_true(cargo_is(t, A, "K08"));
    assert_true(discarded(t, "K05") && discarded(t, "K17"));
    assert_int_equal(track(t, A), 1);
}

/* ---- Cards ---------------------------------------------------------------------------------------------------------------- */

/* TV-51; MM-16.4, MM-16.6, MM-17.2: a bought pardon is for all points of a nation or for none. */
RULE(a_pardon_is_bought_whole)
{
    table *t = position(2, "A in NAS, glory G14a, gold 7, bounty ES2");

    refused(t, A, "play G14a ES", "MM-16.6");
    t = position(2, "A in NAS, glory G14a, gold 8, bounty ES2");
    play(t, A, "play G14a ES");
    assert_int_equal(gold(t, A), 0);
    assert_true(bounties_are(t, A, ""));
    assert_false(mm_pirate(captain(t, A)));
    assert_true(discarded(t, "G14a"));
}

/* TV-55; MM-17.1, MM-25.1, MM-25.3, MM-25.8: glory cards are looted up to four; the card of the victory comes after and is one too many. */
RULE(looted_glory_cards_and_the_one_of_the_victory)
{
    table *t = position(2, "A at CSE, ship frigate, glory G14a G16a G12a; B at CSE, glory G13a G19a G14b; next S 1 1 1 1 1");

    play(t, A, "scout blue");
    play(t, A, "declare board");
    roll(t, B, "declare shoot", "S S 1 1 S S 1 1");
    play(t, A, "keep");
    expect_asked(t, A, MM_D_LOOT);
    play(t, A, "take-glory G13a");
    assert_false(offered(t, "take-glory G19a"));
    plays(t, A, "drop-glory G12a; take-glory G19a");
    roll(t, A, "done", "G03a");
    expect_asked(t, A, MM_D_GLORY_DISCARD);
    expect_offers(t, "discard G14a; discard G16a; discard G13a; discard G19a; discard G03a");
    play(t, A, "discard G03a");
    assert_true(glory_is(t, A, "G14a G16a G13a G19a"));
    assert_true(discarded(t, "G14b"));
    assert_int_equal(gold(t, A), 10);
}

/* TV-56; MM-4.5, MM-22.3, MM-22.13, MM-27.5: a storm sinks a ship without Masts on its last Hull point; the turn is over. */
RULE(a_storm_may_sink_a_ship)
{
    table *t = position(2, "event E25; A at SDO, values 1/2/0/2/1; step start; next 1 3 C01");

    assert_int_equal(captain(t, A)->captain, MM_NONE);
    assert_int_equal(captain(t, A)->successor, MM_REYES);
    expect_asked(t, B, MM_D_ACTION);
    all_drawn(t);
}

/* TV-56; MM-22.12, MM-22.13: a Reinforced Hull holds against the storm. */
RULE(a_reinforced_hull_holds_against_the_storm)
{
    table *t = position(2, "event E25; A at SDO, mods MOD4, values 1/2/0/2/1; step start; next 1 3");

    expect_asked(t, A, MM_D_ABSORB);
    expect_offers(t, "reinforce hull; pass");
    play(t, A, "reinforce hull");
    assert_true(values_are(t, A, "1/2/0/2/1"));
    assert_true(mm_is_used(captain(t, A), MM_REINFORCED));
    expect_asked(t, A, MM_D_ACTION);
}

/* TV-57; MM-4.8: Fair Wind does not help beyond two Moves in the Doldrums; the actions are there for other things. */
RULE(the_doldrums_allow_two_moves_of_any_kind)
{
    table *t = position(2, "event E27; A at CSE, glory G16a");

    play(t, A, "play G16a");
    assert_int_equal(t->s.turn.extra, 1);
    plays(t, A, "move BAS; move CSE");
    assert_int_equal(t->s.turn.actions, 2);
    refused(t, A, "move BAS", "MM-4.8");
    assert_true(offered(t, "scout merchant"));
}

/* TV-58; MM-4.8, MM-4.9: Contrary Winds take an action, not the extra Move, and that one is used up first. */
RULE(contrary_winds_against_the_trade_winds)
{
    table *t = position(2, "event E28; B glory G17a; step start");

    expect_asked(t, B, MM_D_WIN_ANNOUNCE);
    play(t, B, "announce G17a");
    expect_asked(t, A, MM_D_ACTION);
    assert_int_equal(t->s.turn.actions, 2);
    assert_int_equal(t->s.turn.extra, 1);
    play(t, A, "leave");
    assert_int_equal(t->s.turn.actions, 2);
    assert_int_equal(t->s.turn.extra, 0);
    assert_true(discarded(t, "G17a"));
}

/* TV-59; MM-4.5, MM-16.6: the Royal Pardon of two nations, 5 gold a point. */
RULE(the_royal_pardon_is_paid_by_the_point)
{
    table *t = position(2, "event E31; A gold 11, bounty ES2 NL1 FR1; step start");

    expect_asked(t, A, MM_D_EVENT_PARDON);
    expect_offers(t, "remit 0 0; remit 0 1; remit 0 2; remit 1 0; remit 1 1");
    play(t, A, "remit 1 1");
    assert_int_equal(gold(t, A), 1);
    assert_true(bounties_are(t, A, "ES1 FR1"));
}

/* TV-69; MM-17.4, MM-17.9: the second Denounced has become impossible: it goes back to the hand without a question. */
RULE(an_impossible_card_is_withdrawn_by_itself)
{
    table *t = position(3, "A bounty ES4; B glory G15a; C glory G15b; step start");

    play(t, B, "announce G15a");
    play(t, C, "announce G15b");
    expect_asked(t, B, MM_D_WIN_CONFIRM);
    play(t, B, "keep");
    assert_true(bounties_are(t, A, "ES5"));
    assert_true(glory_is(t, C, "G15b"));
    assert_true(discarded(t, "G15a"));
    expect_asked(t, A, MM_D_ACTION);
}

/* ---- In port -------------------------------------------------------------------------------------------------------------- */

/* TV-52; MM-7.2, MM-13.6, MM-13.8: three Rum are sold or handed over, not both. */
RULE(goods_are_sold_or_handed_over)
{
    table *t = position(2, "A in PRO, gold 0, mission M10, cargo K21 K22 K23; demand PRO rum; step port");

    play(t, A, "sell-goods");
    play(t, A, "sell K21 K22 K23");
    assert_int_equal(gold(t, A), 18);
    assert_int_equal(track(t, A), 1);
    assert_false(offered(t, "deliver"));
    t = position(2, "A in PRO, gold 0, mission M10, cargo K21 K22 K23; demand PRO rum; step port");
    play(t, A, "deliver");
    assert_int_equal(gold(t, A), 20);
    assert_int_equal(track(t, A), 1);
    assert_true(cargo_is(t, A, ""));
    assert_true(discarded(t, "M10"));
    assert_false(offered(t, "sell-goods"));
}

/* TV-60; MM-7.3: Villon in a port that is closed to him needs a good word for his Port action. */
RULE(villon_talks_his_way_through_a_closed_port)
{
    table *t = position(2, "A is C12, in TOR, bounty FR2; next 1 2 4");

    play(t, A, "port");
    expect_asked(t, A, MM_D_ACTION);
    assert_int_equal(t->s.turn.actions, 2);
    refused(t, A, "port", "MM-7.1");
    all_drawn(t);
    t = position(2, "A is C12, in TOR, bounty FR2; next 1 2 S");
    play(t, A, "port");
    expect_asked(t, A, MM_D_PORT);
}

/* TV-60; MM-5.7, MM-7.3: at home nobody asks. */
RULE(villon_needs_no_word_at_home)
{
    table *t = position(2, "A is C12, in PGO, bounty FR2; next 1 1 1");

    play(t, A, "port");
    expect_asked(t, A, MM_D_PORT);
    none_drawn(t);
}

/* TV-61; MM-1.7, MM-12.3, MM-12.4, MM-12.5: a rumour at sea turns out true. */
RULE(a_rumour_at_sea_turns_out_true)
{
    table *t = position(2, "A at CSE, gold 0, rumours R01");

    roll(t, A, "scout R01", "S 1 G03a");
    assert_int_equal(gold(t, A), 15);
    assert_int_equal(track(t, A), 1);
    assert_true(glory_is(t, A, "G03a"));
    assert_true(rumours_are(t, A, ""));
    assert_true(in_deck(t, "R01"));
    assert_true(offered(t, "scout merchant"));
}

/* TV-62; MM-12.1: rumours cost 2 gold, but nothing in Curacao. */
RULE(rumours_are_free_in_curacao)
{
    table *t = position(2, "A in CUR, gold 0; step port");

    assert_true(offered(t, "rumour"));
    t = position(2, "A in CCS, gold 1; step port");
    refused(t, A, "rumour", "MM-12.1");
}

/* TV-63; MM-10.16, MM-11.3: Petit-Goâve mans and mends the ships of the honest for nothing, and those of pirates not at all. */
RULE(petit_goave_serves_the_honest)
{
    table *t = position(2, "A in PGO, ship frigate, values 2/3/3/1/3; step port; next 1 1 1");

    play(t, A, "recruit");
    assert_true(values_are(t, A, "2/3/3/3/3"));
    play(t, A, "shipyard");
    refused(t, A, "repair hull 2", "MM-10.2");
    play(t, A, "repair hull 1");
    assert_true(values_are(t, A, "3/3/3/3/3"));
    assert_int_equal(gold(t, A), 10);
    none_drawn(t);
    t = position(2, "A in PGO, ship frigate, values 2/3/3/1/3, bounty EN1; step port");
    refused(t, A, "recruit", "MM-11.3");
    play(t, A, "shipyard");
    refused(t, A, "repair hull 1", "MM-10.16");
}

/* TV-64; MM-13.2, MM-13.3: one failed attempt is all for this Port action. */
RULE(a_failed_attempt_at_a_mission_is_the_last)
{
    table *t = position(2, "A in HAV; missions M07 M23; step port");

    assert_true(offered(t, "mission M23"));
    roll(t, A, "mission M07", "1 1 1");
    assert_false(offered(t, "mission M07"));
    assert_false(offered(t, "mission M23"));
    assert_true(is_open(t, "M07") && is_open(t, "M23"));
}

/* TV-66; MM-10.1, MM-10.4, MM-10.16, MM-24.1: weapons for 1 gold in Old Providence; each type once bought and once sold in a visit. */
RULE(a_weapon_is_bought_and_sold_once_in_a_visit)
{
    table *t = position(2, "A in OPR, gold 1, bounty ES1; step port");

    plays(t, A, "shipyard; buy-weapon SW2");
    assert_int_equal(gold(t, A), 0);
    play(t, A, "sell-weapon SW2");
    assert_int_equal(gold(t, A), 1);
    refused(t, A, "buy-weapon SW2", "MM-10.4");
    assert_true(offered(t, "buy-weapon SW3"));
}

static int price_of_chain_shot(const char *said)
{
    char text[96];
    table *t;

    snprintf(text, sizeof text, "A %s; step port", said);
    t = position(2, text);
    plays(t, A, "shipyard; buy-weapon SW2");
    return 10 - gold(t, A);
}

/* MM-10.4, MM-10.16: Old Providence favours who has a Spanish bounty, and nobody else; no other port does. */
RULE(old_providence_favours_the_enemies_of_spain)
{
    assert_int_equal(price_of_chain_shot("in OPR, bounty ES1"), 1);
    assert_int_equal(price_of_chain_shot("in OPR, bounty FR1"), 3);
    assert_int_equal(price_of_chain_shot("in CCS, bounty FR1"), 3);
    assert_int_equal(price_of_chain_shot("in NAS, bounty ES1"), 3);
}

/* TV-72; MM-9.6, MM-9.13: never more than six cargo cards, at no moment. */
RULE(six_cargo_cards_at_any_moment)
{
    table *t = position(2, "A in BAS, cargo K01 K11 K21 K31 K41; demand BAS wood; step port");

    roll(t, A, "buy-goods", "K51 K52 K53 K61 K62 K63");
    play(t, A, "buy K51");
    refused(t, A, "buy K52", "MM-9.13");
    assert_false(offered(t, "drop K51"));
    plays(t, A, "drop K01; buy K52");
    assert_true(cargo_is(t, A, "K11 K21 K31 K41 K51 K52"));
    assert_true(discarded(t, "K01"));
}

/* TV-73; MM-10.9, MM-10.12, MM-10.17: in St. John modifications are kept for 1 gold each and are then not sold. */
RULE(st_john_moves_modifications_to_the_new_ship)
{
    table *t = position(2, "A in SJO, gold 32, mods MOD1 MOD2; step port");

    plays(t, A, "shipyard; buy-ship frigate; give MOD1; give MOD2");
    assert_int_equal(gold(t, A), 4);
    expect_asked(t, A, MM_D_PLACE_MODS);
    t = position(2, "A in SJO, gold 32, mods MOD1 MOD2; step port");
    plays(t, A, "shipyard; buy-ship frigate; give MOD1; keep");
    assert_int_equal(gold(t, A), 2);
    assert_true(mods_are(t, A, "MOD2"));
    t = position(2, "A in SJO, gold 32, mods MOD1 MOD2; step port");
    plays(t, A, "shipyard; buy-ship frigate; keep; keep");
    assert_int_equal(gold(t, A), 0);
    assert_true(mods_are(t, A, "MOD1 MOD2"));
    assert_true(values_are(t, A, "3/3/3/2/3"));
    assert_int_equal(mm_most(captain(t, A), MM_CREW), 4);
}

/* MM-10.12: what cannot be paid for is not kept. */
RULE(st_john_moves_what_is_paid_for)
{
    table *t = position(2, "A in SJO, gold 31, mods MOD1 MOD2; step port");

    plays(t, A, "shipyard; buy-ship frigate; keep");
    expect_offers(t, "give MOD2");
    play(t, A, "give MOD2");
    assert_true(mods_are(t, A, "MOD1"));
    assert_int_equal(gold(t, A), 1);
}

/* TV-76; MM-5.14: in a storm one may enter a port, but not leave it again. */
RULE(a_storm_keeps_ships_in_port)
{
    table *t = position(2, "event E25; A at HAV");

    plays(t, A, "move NAS; enter");
    refused(t, A, "leave", "MM-5.14");
    play(t, A, "port");
    expect_asked(t, A, MM_D_PORT);
}

/* ---- Death ---------------------------------------------------------------------------------------------------------------- */

/* TV-65; MM-27.3, MM-27.4: with an NPC pirate at his door a new captain may be refused, again and again; the others go back. */
RULE(a_captain_with_a_pirate_at_his_door_may_be_drawn_again)
{
    table *t = position(2, "A is C08, at CSE, ship man-o-war; B at CSE; npc E14 BAS; npc E16 TRI; "
                           "next S 1 1 S S S 1 1 1 1 1 1 1 1 G03a C14");

    play(t, A, "scout blue");
    expect_asked(t, B, MM_D_RESPAWN_REDRAW);
    expect_offers(t, "keep; redraw");
    roll(t, B, "redraw", "C02");
    expect_offers(t, "keep; redraw");
    assert_false(in_deck(t, "C14"));
    roll(t, B, "redraw", "C10");
    assert_int_equal(captain(t, B)->successor, MM_CREWE);
    assert_true(in_deck(t, "C14") && in_deck(t, "C02"));
    assert_true(discarded(t, "C13"));
    expect_asked(t, A, MM_D_ACTION);
}

/* TV-74; MM-12.10: who dies of the reward has no glory from it. */
RULE(ghost_lights_may_be_the_last_thing_a_captain_sees)
{
    table *t = position(2, "A at BAS, gold 0, values 1/2/0/2/1, rumours R12");

    roll(t, A, "scout R12", "S 1 C01");
    assert_int_equal(captain(t, A)->captain, MM_NONE);
    assert_int_equal(track(t, A), 0);
    assert_true(in_deck(t, "R12"));
    expect_asked(t, B, MM_D_ACTION);
}

/* ---- Battles -------------------------------------------------------------------------------------------------------------- */

/* TV-67; MM-23.2, MM-23.3: a side without Crew has lost before a Swivel Gun is fired. */
RULE(swivel_guns_without_a_crew_do_not_fire)
{
    table *t = battle("values 2/2/2/1/1", "mods MOD1, values 2/2/2/0/1", "1 1 1 1");

    play(t, A, "declare board");
    roll(t, B, "declare shoot", "S S 1 1");
    expect_asked(t, A, MM_D_PRIZE);
    assert_true(values_are(t, A, "2/2/2/1/1"));
    all_drawn(t);
}

/* TV-68; MM-21.7, MM-21.8, MM-21.18: without Cannons the first round passes in silence; then there is boarding and flight. */
RULE(two_ships_without_cannons_meet)
{
    table *t = battle("values 2/2/1/1/0", "values 2/2/1/1/0", "1 1 1 1");

    assert_int_equal(times(t, MM_EV_HIT), 0);
    expect_asked(t, A, MM_D_DECLARE);
    expect_offers(t, "declare board; declare flee");
    all_drawn(t);
}

/* TV-68; MM-21.18: if neither side can do anything the battle ends before it begins. */
RULE(two_wrecks_do_not_fight)
{
    table *t = battle("values 2/2/0/1/0", "values 2/2/0/1/0", "");

    assert_int_equal(times(t, MM_EV_BREAKS_OFF), 1);
    assert_int_equal(times(t, MM_EV_CONTEST), 0);
    expect_asked(t, A, MM_D_ACTION);
    assert_int_equal(t->s.turn.actions, 2);
}

/* TV-70; MM-22.10, MM-22.15: a hit is moved to the Hull or to where points are left, never into the void. */
RULE(felipe_moves_no_hit_to_a_destroyed_location)
{
    table *t = battle("mods MOD7, weapons SW2", "is C01, ship frigate, values 1/2/0/3/3", "S S 1 S 4");

    play(t, A, "ammo chain-shot");
    expect_asked(t, B, MM_D_ABSORB);
    expect_offers(t, "shift cannons hold; shift cannons crew; shift cannons hull; pass");
    play(t, B, "shift cannons hold");
    assert_true(values_are(t, B, "1/1/0/3/3"));
    all_drawn(t);
}

/* TV-71; MM-22.10: Chain Shot needs no skull; a 2 is enough, and the second one lapses. */
RULE(chain_shot_without_a_skull)
{
    table *t = battle("mods MOD7, weapons SW2", "values 1/2/1/2/1", "S S 1 1 2 2");

    expect_asked(t, A, MM_D_AMMO);
    play(t, A, "ammo chain-shot");
    assert_true(values_are(t, B, "1/2/0/2/1"));
    t = battle("mods MOD7, weapons SW2", "values 1/2/1/2/1", "S S 1 1 2 2");
    play(t, A, "ammo none");
    assert_int_equal(captain(t, B)->captain, MM_NONE);
    assert_int_equal(track(t, A), 1);
}

/* TV-75; MM-23.2, MM-23.3, MM-23.6: Swivel Guns empty both ships; the pips of their dice decide. */
RULE(swivel_guns_decide_a_crew_battle)
{
    table *t = battle("mods MOD1, values 2/2/2/1/1", "mods MOD1, values 2/2/2/1/1", "1 1 1 1");

    play(t, A, "declare board");
    roll(t, B, "declare shoot", "S S 1 1 S 2 S 4");
    expect_asked(t, B, MM_D_PRIZE);
    assert_true(values_are(t, B, "2/2/2/0/1"));
    all_drawn(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_round_of_the_tenth_point_is_played_to_its_end),
        TEST(one_of_the_cards_below_takes_over),
        TEST(sinking_a_man_o_war_in_war_makes_a_pirate),
        TEST(a_boarded_naval_ship_pays_for_all_and_yields_what_is_left),
        TEST(a_pardon_is_bought_whole),
        TEST(looted_glory_cards_and_the_one_of_the_victory),
        TEST(a_storm_may_sink_a_ship),
        TEST(a_reinforced_hull_holds_against_the_storm),
        TEST(the_doldrums_allow_two_moves_of_any_kind),
        TEST(contrary_winds_against_the_trade_winds),
        TEST(the_royal_pardon_is_paid_by_the_point),
        TEST(an_impossible_card_is_withdrawn_by_itself),
        TEST(goods_are_sold_or_handed_over),
        TEST(villon_talks_his_way_through_a_closed_port),
        TEST(villon_needs_no_word_at_home),
        TEST(a_rumour_at_sea_turns_out_true),
        TEST(rumours_are_free_in_curacao),
        TEST(petit_goave_serves_the_honest),
        TEST(a_failed_attempt_at_a_mission_is_the_last),
        TEST(a_weapon_is_bought_and_sold_once_in_a_visit),
        TEST(old_providence_favours_the_enemies_of_spain),
        TEST(six_cargo_cards_at_any_moment),
        TEST(st_john_moves_modifications_to_the_new_ship),
        TEST(st_john_moves_what_is_paid_for),
        TEST(a_storm_keeps_ships_in_port),
        TEST(a_captain_with_a_pirate_at_his_door_may_be_drawn_again),
        TEST(ghost_lights_may_be_the_last_thing_a_captain_sees),
        TEST(swivel_guns_without_a_crew_do_not_fire),
        TEST(two_ships_without_cannons_meet),
        TEST(two_wrecks_do_not_fight),
        TEST(felipe_moves_no_hit_to_a_destroyed_location),
        TEST(chain_shot_without_a_skull),
        TEST(swivel_guns_decide_a_crew_battle),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
