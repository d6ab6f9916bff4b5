/* test_rumours.c - every rumour, R01 to R25: where it is tested and what it brings if it is true. */
#include "table.h"

#include <stdio.h>

/* A tests the rumour in a position; what is said of him, what is said of the board, the dice and draws. */
static table *test_at_sea(const char *rumour, const char *said, const char *outcomes)
{
    char text[256], move[32];
    table *t;

    snprintf(text, sizeof text, "A gold 0, rumours %s, %s", rumour, said);
    snprintf(move, sizeof move, "scout %s", rumour);
    t = position(2, text);
    roll(t, A, move, outcomes);
    return t;
}

static table *test_in_port(const char *rumour, const char *said, const char *outcomes)
{
    char text[256], move[32];
    table *t;

    snprintf(text, sizeof text, "A gold 0, rumours %s, %s; step port", rumour, said);
    snprintf(move, sizeof move, "test %s", rumour);
    t = position(2, text);
    roll(t, A, move, outcomes);
    return t;
}

/* One point, one card, and the rumour is back in its deck. */
static void expect_true(const table *t, const char *rumour, int gold_now)
{
    all_drawn(t);
    assert_int_equal(gold(t, A), gold_now);
    assert_int_equal(track(t, A), 1);
    assert_true(rumours_are(t, A, ""));
    assert_true(in_deck(t, rumour));
}

/* ---- Testing -------------------------------------------------------------------------------------------------------------- */

typedef struct place {
    const char *rumour, *zone;
} place;

static const place at_sea_places[] = {
    {"R01", "CSE"}, {"R02", "NAS"}, {"R03", "TOR"}, {"R04", "HAV"}, {"R05", "TRI"}, {"R06", "BRI"}, {"R07", "SJO"},
    {"R08", "OPR"}, {"R09", "CCS"}, {"R10", "CUR"}, {"R11", "PGO"}, {"R12", "BAS"}, {"R13", "SJU"},
};
static const place port_places[] = {
    {"R14", "SDO"}, {"R15", "CAR"}, {"R16", "PRO"}, {"R17", "SMA"}, {"R18", "NAS"}, {"R19", "HAV"},
    {"R20", "BRI"}, {"R21", "TRI"}, {"R22", "TOR"}, {"R23", "CUR"}, {"R24", "OPR"}, {"R25", "BAS"},
};

static void expect_false(const table *t, const char *rumour)
{
    all_drawn(t);
    assert_int_equal(track(t, A), 0);
    assert_int_equal(gold(t, A), 0);
    assert_true(rumours_are(t, A, ""));
    assert_true(in_deck(t, rumour));
}

/* MM-12.3, MM-12.4, MM-12.5: each rumour at sea is tested in its zone by Scouting, each one in port there by Influence; a false one goes
 * back. */
RULE(every_rumour_may_be_false)
{
    for (int i = 0; i < RS_COUNT(at_sea_places); i++) {
        char said[32];

        snprintf(said, sizeof said, "at %s", at_sea_places[i].zone);
        expect_false(test_at_sea(at_sea_places[i].rumour, said, "1 1"), at_sea_places[i].rumour);
    }
    for (int i = 0; i < RS_COUNT(port_places); i++) {
        char said[32];

        snprintf(said, sizeof said, "in %s", port_places[i].zone);
        expect_false(test_in_port(port_places[i].rumour, said, "1 1 1"), port_places[i].rumour);
    }
}

/* MM-12.4: no rumour is tested at another place. */
RULE(a_rumour_is_tested_at_its_place_only)
{
    table *t = position(2, "A at TOR, rumours R01");

    refused(t, A, "scout R01", "MM-12.4");
    t = position(2, "A at TOR, rumours R22");
    refused(t, A, "scout R22", "MM-12.4");
    t = position(2, "A in TOR, rumours R21; step port");
    refused(t, A, "test R21", "MM-12.4");
    t = position(2, "A in TOR, rumours R03; step port");
    refused(t, A, "test R03", "MM-12.4");
}

/* ---- At sea --------------------------------------------------------------------------------------------------------------- */

/* R01, R03; MM-1.7, MM-12.5: gold. */
RULE(drowned_silver_and_the_coral_bay_are_gold)
{
    expect_true(test_at_sea("R01", "at CSE", "S 1 G03a"), "R01", 15);
    expect_true(test_at_sea("R03", "at TOR", "S 1 G03a"), "R03", 10);
}

/* R02; MM-12.5: gold and a glory card beside the one of the point. */
RULE(the_wreck_off_nassau_holds_a_glory_card_too)
{
    table *t = test_at_sea("R02", "at NAS", "S 1 G03a G04a");

    expect_true(t, "R02", 8);
    assert_true(glory_is(t, A, "G03a G04a"));
}

/* R04; MM-12.5, MM-3.6: gold and four cards, of which a sloop keeps two; old cargo may go for them. */
RULE(the_burnt_galleon_has_cargo)
{
    table *t = test_at_sea("R04", "at HAV, cargo K71", "S 1 K01 K02 K03 K04");

    expect_asked(t, A, MM_D_FOUND_KEEP);
    assert_int_equal(gold(t, A), 4);
    play(t, A, "take K01");
    refused(t, A, "take K02", "MM-3.6");
    plays(t, A, "drop K71");
    play(t, A, "take K02");
    roll(t, A, "done", "G03a");
    assert_true(cargo_is(t, A, "K01 K02"));
    assert_true(discarded(t, "K03") && discarded(t, "K04") && discarded(t, "K71"));
    expect_true(t, "R04", 4);
}

/* R05; MM-12.5: everything is repaired, a Reinforced Hull too, and the Crew is filled. */
RULE(the_careening_beach_repairs_everything)
{
    table *t = test_at_sea("R05", "at TRI, mods MOD4, used MOD4, values 1/1/1/1/0", "S 1 G03a");

    expect_true(t, "R05", 4);
    assert_true(values_are(t, A, "2/2/2/2/1"));
    assert_false(mm_is_used(captain(t, A), MM_REINFORCED));
}

/* R06, R07, MM-12.9: a specialist comes aboard at once, the lowest number first. */
RULE(castaways_are_specialists)
{
    table *t = test_at_sea("R06", "at BRI", "S 1 G03a");

    expect_true(t, "R06", 0);
    assert_true(is_hired(t, A, "S15"));
    t = test_at_sea("R07", "at SJO", "S 1 G03a");
    expect_true(t, "R07", 0);
    assert_true(is_hired(t, A, "S13"));
}

/* MM-12.9: the discard pile comes before the deck. */
RULE(a_specialist_comes_from_the_discard_pile_first)
{
    table *t = test_at_sea("R06", "at BRI; discard S16", "S 1 G03a");

    assert_true(is_hired(t, A, "S16"));
    assert_true(in_deck(t, "S15"));
}

/* MM-12.9: who has the type, or if both cards are elsewhere, gets 10 gold. */
RULE(ten_gold_instead_of_a_specialist)
{
    expect_true(test_at_sea("R06", "at BRI, hired S15", "S 1 G03a"), "R06", 10);
    expect_true(test_at_sea("R06", "at BRI; B hired S15, glory S16", "S 1 G03a"), "R06", 10);
}

/* R08; MM-12.5: gold and a full Crew. */
RULE(the_hunters_of_turtle_island_join_the_crew)
{
    table *t = test_at_sea("R08", "at OPR, values 2/2/2/0/1", "S 1 G03a");

    expect_true(t, "R08", 6);
    assert_true(values_are(t, A, "2/2/2/2/1"));
}

/* R09; MM-12.8, MM-23.1, MM-23.4: a crew battle against Leadership 2, Crew 3; then 16 gold and one point only. */
RULE(the_mutineers_camp_is_fought_for)
{
    table *t = test_at_sea("R09", "at CCS, ship frigate", "S 1 S S S 1 1 G03a");

    expect_true(t, "R09", 16);
    assert_int_equal(times(t, MM_EV_GLORY), 1);
    expect_asked(t, A, MM_D_ACTION);
}

/* R09, R13; MM-12.8, MM-12.10: who loses the crew battle dies; there is neither gold nor glory, and the card goes back. */
RULE(a_lost_crew_battle_ashore_is_the_end)
{
    table *t = test_at_sea("R09", "at CCS", "S 1 1 1 1 S S C01");

    assert_int_equal(captain(t, A)->captain, MM_NONE);
    assert_int_equal(captain(t, A)->successor, MM_REYES);
    assert_int_equal(track(t, A), 0);
    assert_true(in_deck(t, "R09"));
    expect_asked(t, B, MM_D_ACTION);
}

/* R09; MM-12.8: without a winner there is nothing, and the captain lives. */
RULE(a_crew_battle_ashore_without_winner_brings_nothing)
{
    table *t = test_at_sea("R09", "is C05, at CCS, ship frigate", "S 1 S S S S S 2 S 2");

    all_drawn(t);
    assert_int_equal(captain(t, A)->value[MM_CREW], 0);
    assert_int_equal(captain(t, A)->captain, MM_QUIROGA);
    assert_int_equal(gold(t, A), 0);
    assert_int_equal(track(t, A), 0);
    assert_true(in_deck(t, "R09"));
}

/* R13; MM-12.8: Leadership 3, Crew 2; 20 gold. */
RULE(the_spanish_payroll_is_fought_for)
{
    table *t = test_at_sea("R13", "at SJU", "S 1 S S 1 1 1 1 G03a");

    expect_true(t, "R13", 20);
    assert_true(values_are(t, A, "2/2/2/2/1"));
}

/* R10; MM-12.5, MM-24.1: gold and each special weapon that is lacking. */
RULE(the_powder_ship_has_weapons)
{
    table *t = test_at_sea("R10", "at CUR, weapons SW2", "S 1 G03a");

    expect_true(t, "R10", 6);
    assert_true(weapons_are(t, A, "SW1 SW2 SW3"));
}

/* R11; MM-12.5: five cards first, then gold. */
RULE(the_smugglers_leave_cargo_and_gold)
{
    table *t = test_at_sea("R11", "at PGO, ship flute", "S 1 K01 K02 K03 K04 K05");

    assert_int_equal(gold(t, A), 0);
    plays(t, A, "take K01; take K02; take K03; take K04");
    roll(t, A, "done", "G03a");
    expect_true(t, "R11", 4);
    assert_true(cargo_is(t, A, "K01 K02 K03 K04"));
}

/* R12; MM-22.13: gold, then a hit on the Masts, which a Reinforced Hull may cancel. */
RULE(ghost_lights_cost_a_mast)
{
    table *t = test_at_sea("R12", "at BAS", "S 1 G03a");

    expect_true(t, "R12", 12);
    assert_true(values_are(t, A, "2/2/1/2/1"));
    t = test_at_sea("R12", "at BAS, mods MOD4", "S 1");
    expect_asked(t, A, MM_D_ABSORB);
    roll(t, A, "reinforce masts", "G03a");
    expect_true(t, "R12", 12);
    assert_true(values_are(t, A, "2/2/2/2/1"));
}

/* ---- In port -------------------------------------------------------------------------------------------------------------- */

/* R14; MM-5.9, MM-12.7: a nation is chosen; the card stays open, is no rumour any more, and opens that nation's ports. */
RULE(forged_documents_open_the_ports_of_a_nation)
{
    table *t = test_in_port("R14", "in SDO", "S 1 1");

    expect_asked(t, A, MM_D_NATION_PICK);
    expect_offers(t, "nation NL; nation EN; nation FR; nation ES");
    roll(t, A, "nation FR", "G03a");
    assert_int_equal(captain(t, A)->documents, MM_FR);
    assert_int_equal(track(t, A), 1);
    assert_false(in_deck(t, "R14"));
    assert_true(rumours_are(t, A, ""));
    t = position(2, "A at TOR, documents FR, bounty FR1");
    play(t, A, "enter");
    assert_true(in_port(t, A, "TOR"));
    t = position(2, "A at HAV, documents FR, bounty ES1");
    refused(t, A, "enter", "MM-5.6");
}

/* R15; MM-7.5: eight cards, up to six in all. */
RULE(a_myriad_of_goods)
{
    table *t = test_in_port("R15", "in CAR, cargo K71", "S 1 1 K01 K02 K03 K04 K05 K06 K07 K08");

    plays(t, A, "take K01; take K02; take K03; take K04; take K05");
    assert_false(offered(t, "take K06"));
    roll(t, A, "done", "G03a");
    expect_true(t, "R15", 0);
    assert_true(cargo_is(t, A, "K71 K01 K02 K03 K04 K05"));
    assert_true(discarded(t, "K08"));
    assert_false(offered(t, "sell-goods"));
}

/* R16; MM-12.5, MM-12.6: 10 gold, and the Port action goes on. */
RULE(the_governor_pays_his_debt)
{
    table *t = test_in_port("R16", "in PRO", "S 1 1 G03a");

    expect_true(t, "R16", 10);
    expect_asked(t, A, MM_D_PORT);
    assert_true(offered(t, "buy-goods"));
}

/* R17, R19, R24, R25; MM-16.6: a friend removes all bounties of his nation; if there are none he gives 8 gold. */
RULE(friends_at_four_courts)
{
    static const struct {
        const char *rumour, *zone, *bounty, *left;
    } friends[] = {{"R17", "SMA", "ES3 FR1", "FR1"},
                   {"R19", "HAV", "NL2 FR1", "FR1"},
                   {"R24", "OPR", "FR5 NL1", "NL1"},
                   {"R25", "BAS", "EN4 NL1", "NL1"}};

    for (int i = 0; i < RS_COUNT(friends); i++) {
        char said[64];
        table *t;

        snprintf(said, sizeof said, "in %s, bounty %s", friends[i].zone, friends[i].bounty);
        t = test_in_port(friends[i].rumour, said, "S 1 1 G03a");
        expect_true(t, friends[i].rumour, 0);
        assert_true(bounties_are(t, A, friends[i].left));
        snprintf(said, sizeof said, "in %s", friends[i].zone);
        expect_true(test_in_port(friends[i].rumour, said, "S 1 1 G03a"), friends[i].rumour, 8);
    }
}

/* R18; MM-12.9: the Master Fighter. */
RULE(the_old_boatswain_is_a_master_fighter)
{
    table *t = test_in_port("R18", "in NAS", "S 1 1 G03a");

    expect_true(t, "R18", 0);
    assert_true(is_hired(t, A, "S03"));
}

/* R20; MM-10.6, MM-10.7: 6 gold and the modification of this port, for nothing; otherwise 12 gold. */
RULE(the_idle_yard_fits_what_it_has)
{
    table *t = test_in_port("R20", "in BRI; token BRI MOD8", "S 1 1 G03a");

    expect_true(t, "R20", 6);
    assert_true(mods_are(t, A, "MOD8"));
    assert_true(values_are(t, A, "2/3/2/2/1"));
    assert_int_equal(t->s.mod_shown[MM_BRI], MM_NONE);
    expect_true(test_in_port("R20", "in BRI, mods MOD8; token BRI MOD8", "S 1 1 G03a"), "R20", 12);
    expect_true(test_in_port("R20", "in BRI, mods MOD7; token BRI none", "S 1 1 G03a"), "R20", 12);
}

/* R21; MM-12.5, MM-17.1: two glory cards, and the one of the point. */
RULE(the_widow_s_chart_shows_two_glory_cards)
{
    table *t = test_in_port("R21", "in TRI", "S 1 1 G03a G04a G14a");

    expect_true(t, "R21", 0);
    assert_true(glory_is(t, A, "G03a G04a G14a"));
}

/* R22; MM-12.5: 5 gold and 5 more per success of four dice. */
RULE(the_gambling_den_pays_by_the_dice)
{
    expect_true(test_in_port("R22", "in TOR", "S 1 1 1 2 3 4 G03a"), "R22", 5);
    expect_true(test_in_port("R22", "in TOR", "S 1 1 S 2 S 4 G03a"), "R22", 15);
    expect_true(test_in_port("R22", "in TOR", "S 1 1 S S S S G03a"), "R22", 25);
}

/* R23; MM-12.5: gold, and two demand tokens may change places. */
RULE(the_warehouse_master_swaps_demand)
{
    table *t = test_in_port("R23", "in CUR; demand HAV rum NAS wood", "S 1 1");

    expect_asked(t, A, MM_D_DEMAND_SWAP);
    assert_int_equal(t->turn.moves.count, 121);
    roll(t, A, "swap HAV NAS", "G03a");
    expect_true(t, "R23", 8);
    assert_int_equal(demanded(t, "HAV"), MM_WOOD);
    assert_int_equal(demanded(t, "NAS"), MM_RUM);
    t = test_in_port("R23", "in CUR; demand HAV rum", "S 1 1");
    roll(t, A, "pass", "G03a");
    expect_true(t, "R23", 8);
    assert_int_equal(demanded(t, "HAV"), MM_RUM);
}

/* ---- Holding ------------------------------------------------------------------------------------------------------------------ */

/* MM-12.2: who gets a second rumour decides at once which goes back. */
RULE(one_rumour_is_kept)
{
    table *t = position(2, "A in CCS, rumours R01; step port");

    roll(t, A, "rumour", "S 1 1 R02");
    expect_asked(t, A, MM_D_RUMOUR_KEEP);
    expect_offers(t, "give-back R01; give-back R02");
    play(t, A, "give-back R01");
    assert_true(rumours_are(t, A, "R02"));
    assert_true(in_deck(t, "R01"));
    assert_int_equal(gold(t, A), 8);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(every_rumour_may_be_false),
        TEST(a_rumour_is_tested_at_its_place_only),
        TEST(drowned_silver_and_the_coral_bay_are_gold),
        TEST(the_wreck_off_nassau_holds_a_glory_card_too),
        TEST(the_burnt_galleon_has_cargo),
        TEST(the_careening_beach_repairs_everything),
        TEST(castaways_are_specialists),
        TEST(a_specialist_comes_from_the_discard_pile_first),
        TEST(ten_gold_instead_of_a_specialist),
        TEST(the_hunters_of_turtle_island_join_the_crew),
        TEST(the_mutineers_camp_is_fought_for),
        TEST(a_lost_crew_battle_ashore_is_the_end),
        TEST(a_crew_battle_ashore_without_winner_brings_nothing),
        TEST(the_spanish_payroll_is_fought_for),
        TEST(the_powder_ship_has_weapons),
        TEST(the_smugglers_leave_cargo_and_gold),
        TEST(ghost_lights_cost_a_mast),
        TEST(forged_documents_open_the_ports_of_a_nation),
        TEST(a_myriad_of_goods),
        TEST(the_governor_pays_his_debt),
        TEST(friends_at_four_courts),
        TEST(the_old_boatswain_is_a_master_fighter),
        TEST(the_idle_yard_fits_what_it_has),
        TEST(the_widow_s_chart_shows_two_glory_cards),
        TEST(the_gambling_den_pays_by_the_dice),
        TEST(the_warehouse_master_swaps_demand),
        TEST(one_rumour_is_kept),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
