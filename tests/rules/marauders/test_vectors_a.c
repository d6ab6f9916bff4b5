/* test_vectors_a.c - the test vectors of the rules, TV-01 to TV-18: the examples of the book. */
#include "table.h"

/* ---- Ships, dice, moves --------------------------------------------------------------------------------------------------- */

static void choose_ships(table *t)
{
    play(t, A, "ship sloop");
    play(t, B, "ship flute");
}

/* TV-01; MM-3.4, MM-3.5: a new sloop and a new flute, 10 gold, a glory card, in the home port. */
RULE(a_new_ship_is_undamaged_and_lies_in_the_home_port)
{
    table *t = set_up(2, "");

    choose_ships(t);
    assert_true(values_are(t, A, "2/2/2/2/1"));
    assert_true(values_are(t, B, "3/4/3/1/1"));
    assert_int_equal(mm_manoeuvre(captain(t, A)), 4);
    assert_int_equal(mm_manoeuvre(captain(t, B)), 2);
    for (int seat = A; seat <= B; seat++) {
        assert_int_equal(gold(t, seat), 10);
        assert_int_equal(hand_size(t, seat), 1);
        assert_int_equal(captain(t, seat)->zone, mm_home(captain(t, seat)));
        assert_true(captain(t, seat)->in_port);
    }
}

/* TV-02; MM-2.1, MM-2.2, MM-2.3, MM-12.1: one skull among the dice is enough; pips are no success. */
RULE(a_skill_roll_needs_one_skull)
{
    table *t = position(2, "A in CCS; step port");

    roll(t, A, "rumour", "2 4 S R01");
    assert_true(rumours_are(t, A, "R01"));
    t = position(2, "A in CCS; step port");
    roll(t, A, "rumour", "1 3 4");
    assert_true(rumours_are(t, A, ""));
    t = position(2, "A in CCS; step port");
    roll(t, A, "rumour", "S S 1 R02");
    assert_true(rumours_are(t, A, "R02"));
    all_drawn(t);
}

/* TV-03; MM-4.7, MM-5.1, MM-5.3: out of one port, across, into the next: three actions, and none is left for a Port action. */
RULE(from_port_to_port_takes_a_whole_turn)
{
    table *t = position(2, "A in HAV");

    refused(t, A, "move NAS", "MM-5.3");
    play(t, A, "leave");
    assert_true(at_sea(t, A, "HAV"));
    play(t, A, "move NAS");
    assert_true(at_sea(t, A, "NAS"));
    play(t, A, "enter");
    assert_true(in_port(t, A, "NAS"));
    expect_asked(t, B, MM_D_ACTION);
}

/* TV-04; MM-6.1, MM-6.2, MM-6.4: who was not found is not scouted for again in this turn; others are. */
RULE(the_same_ship_is_scouted_for_once_a_turn)
{
    table *t = position(2, "A is C08, at CSE; B at CSE");

    roll(t, A, "scout blue", "1 2 4");
    expect_asked(t, A, MM_D_ACTION);
    refused(t, A, "scout blue", "MM-6.2");
    roll(t, A, "scout merchant", "1 1 1");
    assert_int_equal(t->s.turn.actions, 1);
    all_drawn(t);
}

/* TV-05; MM-9.1, MM-9.4, MM-9.5: the number of a good in the offer makes its price, not the number bought. */
RULE(what_lies_in_the_offer_more_often_is_cheaper)
{
    table *t = position(2, "A in BAS; demand BAS wood; step port");

    roll(t, A, "buy-goods", "K34 K01 K02 K21 K22 K23");
    plays(t, A, "buy K34");
    assert_int_equal(gold(t, A), 7);
    plays(t, A, "buy K01; buy K02");
    assert_int_equal(gold(t, A), 3);
    plays(t, A, "buy K21; buy K22; buy K23");
    assert_int_equal(gold(t, A), 0);
    assert_true(cargo_is(t, A, "K34 K01 K02 K21 K22 K23"));

    t = position(2, "A in BAS; demand BAS wood; step port");
    roll(t, A, "buy-goods", "K34 K01 K02 K21 K22 K23");
    plays(t, A, "buy K21; done");
    assert_int_equal(gold(t, A), 9);
    assert_true(cargo_is(t, A, "K21"));
    assert_true(discarded(t, "K34"));
}

/* ---- Raids and bounties --------------------------------------------------------------------------------------------------- */

static table *raid_of_the_book(void)
{
    table *t = position(2, "A is C02, at CSE, gold 0; merchant CSE NL; next S 1 1");

    play(t, A, "scout merchant");
    expect_offers(t, "attack NL; let-go");
    roll(t, A, "attack NL", "K62 K24 K52 S 1 2");
    expect_asked(t, A, MM_D_RAID_USE);
    return t;
}

/* TV-06; MM-15.1, MM-15.2, MM-15.3, MM-15.4, MM-15.6, MM-15.7, MM-15.8, MM-15.10, MM-15.11, MM-15.12: the raid of the book, won by an
 * exchange. */
RULE(a_raid_is_won_by_an_exchange)
{
    table *t = raid_of_the_book();

    roll(t, A, "exchange K62", "K38");
    expect_asked(t, A, MM_D_RAID_CARGO);
    assert_int_equal(gold(t, A), 10);
    play(t, A, "take K24");
    expect_offers(t, "done");
    play(t, A, "done");
    assert_true(values_are(t, A, "2/1/1/2/1"));
    assert_true(cargo_is(t, A, "K24"));
    assert_true(bounties_are(t, A, "NL1"));
    assert_int_equal(track(t, A), 0);
    assert_int_equal(t->s.afloat[MM_NL], 1);
    assert_false(rs_has(&t->s.merchants, MM_CSE));
}

/* TV-06b; MM-15.3, MM-15.9: the same without the exchange: the Cannons are destroyed, so the raid fails, and the bounty stays. */
RULE(a_raid_fails_when_a_location_is_destroyed)
{
    table *t = raid_of_the_book();

    play(t, A, "done");
    assert_true(values_are(t, A, "2/2/1/2/0"));
    assert_int_equal(gold(t, A), 0);
    assert_true(cargo_is(t, A, ""));
    assert_true(bounties_are(t, A, "NL1"));
    expect_asked(t, A, MM_D_ACTION);
}

/* TV-07; MM-16.1, MM-16.2, MM-16.4, MM-16.5, MM-21.1: the attacker is a pirate before a die of the battle is thrown; the victim is not. */
RULE(who_attacks_a_non_pirate_is_a_pirate_at_once)
{
    table *t = position(2, "A at CSE; B at CSE; next S 1 1 1 1 1");

    play(t, A, "scout blue");
    assert_true(bounties_are(t, A, "FR1"));
    assert_true(bounties_are(t, B, ""));
    assert_true(before(t, MM_EV_BOUNTY, MM_EV_CONTEST));
    assert_true(mm_pirate(captain(t, A)));
    assert_false(mm_pirate(captain(t, B)));
    all_drawn(t);
}

/* TV-08; MM-15.3, MM-16.1: a Spanish merchant attacked as Spanish brings a Spanish bounty before any card is drawn. */
RULE(attacking_a_merchant_brings_a_bounty_of_its_nation)
{
    table *t = position(2, "A at TRI; merchant TRI ES; next S 1");

    play(t, A, "scout merchant");
    expect_offers(t, "attack ES; let-go");
    roll(t, A, "attack ES", "K01 K03 K05 S 1");
    assert_true(bounties_are(t, A, "ES1"));
    assert_true(before(t, MM_EV_BOUNTY, MM_EV_CARD_DRAWN));
}

/* Rounds of shooting in which A's man-o-war sinks a frigate, one volley each. */
static void sink_the_frigate(table *t)
{
    expect_asked(t, A, MM_D_DECLARE);
    play(t, A, "declare shoot");
    roll(t, B, "declare shoot", "S S 1 1 1 1 1 1 1 1");
}

/* TV-09; MM-1.2, MM-1.3, MM-16.1, MM-18.6, MM-21.13, MM-22.3, MM-22.4, MM-25.6: one bounty for the attack, one for the victory, and a glory
 * point. */
RULE(sinking_a_naval_ship_brings_glory_and_two_bounties)
{
    table *t = position(2, "A at CSE, ship man-o-war; npc E01 CSE; next S 1 S S 1 1 1 1 1 1 1 1");

    play(t, A, "scout dutch-navy");
    assert_true(bounties_are(t, A, "NL1"));
    assert_true(foe_is(t, "1/0/3/3/3"));
    sink_the_frigate(t);
    assert_true(bounties_are(t, A, "NL2"));
    assert_int_equal(track(t, A), 1);
    assert_int_equal(hand_size(t, A), 1);
    assert_int_equal(gold(t, A), 10);
    assert_true(npc_gone(t, MM_NL));
    assert_true(discarded(t, "E01"));
    expect_asked(t, A, MM_D_ACTION);
}

/* TV-10; MM-16.8, MM-16.9, MM-25.4: no reward from a nation that hunts the winner himself. */
RULE(the_reward_is_claimed_from_a_nation_that_has_nothing_against_the_winner)
{
    table *t = position(2, "A at CSE, ship man-o-war, bounty ES1; B at CSE, bounty ES3 EN1; next S 1 S S 1 1 1 1 1 1 1 1");

    play(t, A, "scout blue");
    expect_asked(t, A, MM_D_CLAIM);
    expect_offers(t, "claim EN; pass");
    play(t, A, "claim EN");
    assert_int_equal(gold(t, A), 15);
    assert_true(bounties_are(t, A, "ES1"));
    assert_int_equal(track(t, A), 1);
    all_drawn(t);
}

/* TV-11; MM-16.1, MM-16.6: a second attack on the same nation adds to its bounty and to no other. */
RULE(bounties_of_a_nation_add_up)
{
    table *t = position(2, "A at HAV, bounty ES1 FR1; next S 1");

    play(t, A, "scout merchant");
    roll(t, A, "attack ES", "K01 K03 K05 K11 1 1");
    assert_true(bounties_are(t, A, "ES2 FR1"));
}

/* ---- NPCs ----------------------------------------------------------------------------------------------------------------- */

static void end_round(table *t, const char *event)
{
    play(t, A, "end");
    roll(t, B, "end", event);
}

/* TV-12; MM-18.1, MM-18.2, MM-18.3, MM-18.4, MM-18.5, MM-18.6, MM-18.7: an admiral comes at the end of the round, another takes over, and
 * when he is sunk the first commands again. */
RULE(admirals_take_over_from_each_other)
{
    table *t = position(2, "round 3; step round; next E01");

    assert_true(npc_gone(t, MM_NL));
    end_round(t, "E33");
    assert_true(npc_is(t, "E01", "CUR"));
    assert_int_equal(mm_npc_ship(&t->s, MM_NL), MM_FRIGATE);

    t = position(2, "round 6; npc E01 CUR; step round; next E02");
    assert_true(npc_is(t, "E01", "CUR"));
    end_round(t, "E33");
    assert_true(npc_is(t, "E02", "SMA"));

    t = position(2, "round 8; A at SMA, ship man-o-war; npc E02 SMA under E01; next S 1 S S 1 1 1 1 1 1 1");
    play(t, A, "scout dutch-navy");
    play(t, A, "declare shoot");
    roll(t, B, "declare shoot", "S S 1 1 1 1 1 1 1");
    assert_true(npc_gone(t, MM_NL));
    assert_true(discarded(t, "E02"));
    end_round(t, "E01 E33");
    assert_true(npc_is(t, "E01", "CUR"));
}

/* TV-13; MM-19.4, MM-19.5: a captain with a foreign bounty next door is worth more than the letter. */
RULE(a_naval_ship_follows_a_pirate_instead_of_its_letter)
{
    table *t = position(2, "B at BRI, bounty EN1; npc E02 BAS; step round; next E29 blue");

    assert_true(npc_is(t, "E02", "BRI"));
}

/* TV-14; MM-19.7: without bounties of its own nation the sum of the others decides; who is nearer does not matter. */
RULE(a_naval_ship_follows_the_greater_sum_of_bounties)
{
    table *t = position(3, "B at BAS, bounty ES2; C at CCS, bounty ES1 NL1 EN1; npc E08 BAS; step round; next E27 green");

    assert_true(npc_is(t, "E08", "CCS"));
}

/* TV-15; MM-5.4, MM-20.1, MM-20.4, MM-20.5: the admiral throws as many dice as there are bounty points of his nation. */
RULE(an_admiral_searches_with_a_die_per_bounty_point)
{
    table *t = position(2, "A at SJU, bounty NL5; npc E03 SMA");

    roll(t, A, "move SMA", "1 2 3 4 S dutch-navy 1 1 1 1 1");
    assert_int_equal(times(t, MM_EV_BATTLE), 1);
    all_drawn(t);
    expect_asked(t, B, MM_D_DECLARE);
}

/* ---- Battles -------------------------------------------------------------------------------------------------------------- */

/* TV-16; MM-21.6, MM-21.7, MM-21.11, MM-21.13, MM-21.14, MM-21.15, MM-22.1, MM-22.5, MM-23.1: shots of both sides; then the loser's hit
 * comes first, and boarding goes on with destroyed Masts. */
RULE(boarding_goes_on_although_the_masts_are_shot_away)
{
    table *t = position(2, "A is C08, at CSE, ship frigate; B is C06, at CSE; next S 1 1 S S S S S 1 2 1 1 1");

    play(t, A, "scout blue");
    assert_true(values_are(t, B, "2/0/1/2/1"));
    assert_true(values_are(t, A, "3/2/3/3/3"));
    play(t, A, "declare shoot");
    roll(t, B, "declare board", "S 2 1 S S 3 2 S S S S 1 1");
    assert_true(before(t, MM_EV_HIT, MM_EV_CREW_BATTLE));
    assert_true(values_are(t, B, "2/0/0/0/1"));
    expect_asked(t, A, MM_D_PRIZE);
    all_drawn(t);
}

/* TV-17; MM-22.1, MM-22.2, MM-22.10, MM-24.3: Grapeshot turns skulls into hits on the Crew, and what is too much of them lapses. */
RULE(grapeshot_hits_the_crew_and_nothing_else)
{
    table *t = position(2, "A is C08, at CSE, ship frigate, weapons SW3; B at CSE; next S 1 1 S S S 1 1 S S 3");

    play(t, A, "scout blue");
    expect_asked(t, A, MM_D_AMMO);
    play(t, A, "ammo grapeshot");
    assert_true(values_are(t, B, "2/2/2/0/1"));
    assert_true(weapons_are(t, A, ""));
}

/* TV-17; MM-22.2: without Grapeshot the number comes first, then the victim places the skulls. */
RULE(without_grapeshot_the_victim_places_the_skulls)
{
    table *t = position(2, "A is C08, at CSE, ship frigate, weapons SW3; B at CSE; next S 1 1 S S S 1 1 S S 3");

    play(t, A, "scout blue");
    play(t, A, "ammo none");
    expect_asked(t, B, MM_D_ALLOT);
    expect_offers(t, "allot hull; allot hold; allot masts; allot crew; allot cannons");
    play(t, B, "allot masts");
    play(t, B, "allot hold");
    assert_true(values_are(t, B, "2/1/1/1/1"));
    assert_true(weapons_are(t, A, "SW3"));
}

/* ---- The long battle of the book ------------------------------------------------------------------------------------------ */

#define FELIPE A
#define FRANCES B

static table *felipe_finds_frances(void)
{
    table *t = position(2, "A is C01, at CSE, ship frigate, weapons SW2, glory G05a; "
                           "B is C07, at CSE, mods MOD3, weapons SW1, glory G01a; next S 1 S 1 1 S 4 1 3 1");

    play(t, FELIPE, "scout blue");
    return t;
}

static table *first_round(void)
{
    table *t = felipe_finds_frances();

    play(t, FELIPE, "shift crew hold");
    return t;
}

static table *second_round(void)
{
    table *t = first_round();

    play(t, FELIPE, "declare shoot");
    roll(t, FRANCES, "declare flee", "S 1 2 S 3 3 4");
    return t;
}

static table *third_round(void)
{
    table *t = second_round();

    play(t, FELIPE, "declare shoot");
    roll(t, FRANCES, "declare flee", "S S 4 S 1 1 1 4 S");
    play(t, FELIPE, "ammo chain-shot");
    return t;
}

static table *fourth_round(void)
{
    table *t = third_round();

    play(t, FELIPE, "declare shoot");
    roll(t, FRANCES, "declare board", "S 2 2 1 1 2");
    play(t, FRANCES, "use grappling-hooks");
    roll(t, FRANCES, "dice 2 1 0 0 0", "S S 1 2 S 1 S S S");
    return t;
}

/* TV-18; MM-21.11, MM-21.12, MM-22.15, MM-22.16: one success each, the greater pips win; a hit is moved from Crew to Cargo hold. */
RULE(felipe_and_frances_round_1)
{
    table *t = felipe_finds_frances();

    expect_asked(t, FELIPE, MM_D_ABSORB);
    assert_true(bounties_are(t, FELIPE, "EN1"));
    t = first_round();
    assert_true(values_are(t, FELIPE, "3/2/3/3/3"));
    assert_true(values_are(t, FRANCES, "2/1/2/2/1"));
    expect_asked(t, FELIPE, MM_D_DECLARE);
    all_drawn(t);
}

/* TV-18; MM-21.8, MM-21.16, MM-22.8: winning is not enough to flee if the enemy has a success; without Cannons there is no Shoot. */
RULE(felipe_and_frances_round_2)
{
    table *t = second_round();

    assert_true(values_are(t, FRANCES, "2/1/2/2/0"));
    play(t, FELIPE, "declare shoot");
    refused(t, FRANCES, "declare shoot", "MM-21.8");
    expect_offers(t, "declare board; declare flee");
    all_drawn(t);
}

/* TV-18; MM-22.3, MM-22.10: a hit on destroyed Cannons goes to the Hull, Chain Shot turns the skull to the Masts. */
RULE(felipe_and_frances_round_3)
{
    table *t = third_round();

    assert_true(values_are(t, FRANCES, "1/0/1/2/0"));
    assert_true(weapons_are(t, FELIPE, ""));
    all_drawn(t);
}

/* TV-18; MM-2.5, MM-21.15, MM-23.4, MM-24.2: Grappling Hooks turn the contest; in the crew battle hits are capped by the own Crew. */
RULE(felipe_and_frances_round_4_and_boarding)
{
    table *t = fourth_round();

    expect_asked(t, FRANCES, MM_D_BATTLE_WINDOW);
    assert_true(weapons_are(t, FRANCES, ""));
    assert_true(values_are(t, FRANCES, "1/0/0/2/0"));
    roll(t, FRANCES, "pass", "S S S 2 3");
    assert_true(values_are(t, FELIPE, "3/2/3/1/3"));
    assert_true(values_are(t, FRANCES, "1/0/0/1/0"));
    all_drawn(t);
}

/* TV-18; MM-17.5, MM-17.8, MM-16.8, MM-23.5, MM-23.6, MM-23.8: Quick Learner copies the re-roll; both crews are gone, the pips decide; who
 * wins with Crew 0 lives. */
RULE(felipe_and_frances_the_end)
{
    table *t = fourth_round();

    roll(t, FRANCES, "pass", "S S S 2 3");
    play(t, FRANCES, "announce G01a");
    play(t, FRANCES, "side enemy");
    roll(t, FRANCES, "dice 0 0 0 0 2", "2 4");
    expect_asked(t, FELIPE, MM_D_WIN_CARD);
    play(t, FELIPE, "play G05a");
    play(t, FELIPE, "side own");
    roll(t, FELIPE, "dice 0 1 0 1 0", "S 2");
    expect_asked(t, FRANCES, MM_D_PRIZE);
    assert_int_equal(captain(t, FRANCES)->value[MM_CREW], 0);
    assert_true(discarded(t, "G01a"));
    assert_true(discarded(t, "G05a"));
    play(t, FRANCES, "keep");
    play(t, FRANCES, "take-gold");
    play(t, FRANCES, "done");
    play(t, FRANCES, "claim EN");
    assert_int_equal(gold(t, FRANCES), 25);
    assert_int_equal(captain(t, FELIPE)->captain, MM_NONE);
    assert_int_equal(captain(t, FRANCES)->captain, MM_WRIGHT);
    assert_int_equal(track(t, FRANCES), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_new_ship_is_undamaged_and_lies_in_the_home_port),
        TEST(a_skill_roll_needs_one_skull),
        TEST(from_port_to_port_takes_a_whole_turn),
        TEST(the_same_ship_is_scouted_for_once_a_turn),
        TEST(what_lies_in_the_offer_more_often_is_cheaper),
        TEST(a_raid_is_won_by_an_exchange),
        TEST(a_raid_fails_when_a_location_is_destroyed),
        TEST(who_attacks_a_non_pirate_is_a_pirate_at_once),
        TEST(attacking_a_merchant_brings_a_bounty_of_its_nation),
        TEST(sinking_a_naval_ship_brings_glory_and_two_bounties),
        TEST(the_reward_is_claimed_from_a_nation_that_has_nothing_against_the_winner),
        TEST(bounties_of_a_nation_add_up),
        TEST(admirals_take_over_from_each_other),
        TEST(a_naval_ship_follows_a_pirate_instead_of_its_letter),
        TEST(a_naval_ship_follows_the_greater_sum_of_bounties),
        TEST(an_admiral_searches_with_a_die_per_bounty_point),
        TEST(boarding_goes_on_although_the_masts_are_shot_away),
        TEST(grapeshot_hits_the_crew_and_nothing_else),
        TEST(without_grapeshot_the_victim_places_the_skulls),
        TEST(felipe_and_frances_round_1),
        TEST(felipe_and_frances_round_2),
        TEST(felipe_and_frances_round_3),
        TEST(felipe_and_frances_round_4_and_boarding),
        TEST(felipe_and_frances_the_end),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
