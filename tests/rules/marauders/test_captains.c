/* test_captains.c - the sixteen captains, C01 to C16: skills, homes and special abilities. */
#include "table.h"

#include <stdio.h>

static table *meeting(const char *attacker, const char *defender, const char *outcomes)
{
    char text[600];
    table *t;

    snprintf(text, sizeof text, "A %s, at CSE; B %s, at CSE; next %s", attacker, defender, outcomes);
    t = position(2, text);
    play(t, A, "scout blue");
    return t;
}

/* ---- Who they are --------------------------------------------------------------------------------------------------------- */

/* MM-3.1, MM-3.2, MM-16.2: home port, nation and skills of each captain. */
RULE(every_captain_has_a_home_and_four_skills)
{
    static const struct {
        const char *card, *home;
        int nation;
        uint8_t skill[MM_SKILLS];
    } captains[MM_CAPTAINS] = {
        {"C01", "HAV", MM_ES, {3, 2, 2, 3}}, {"C02", "TRI", MM_ES, {3, 3, 3, 1}}, {"C03", "CAR", MM_ES, {4, 2, 3, 1}},
        {"C04", "SDO", MM_ES, {2, 3, 2, 3}}, {"C05", "SJU", MM_ES, {2, 2, 2, 2}}, {"C06", "CCS", MM_ES, {3, 2, 2, 3}},
        {"C07", "NAS", MM_EN, {2, 3, 3, 2}}, {"C08", "PRO", MM_EN, {3, 3, 3, 1}}, {"C09", "OPR", MM_EN, {4, 2, 2, 2}},
        {"C10", "SJO", MM_EN, {2, 2, 3, 3}}, {"C11", "BRI", MM_EN, {2, 2, 2, 4}}, {"C12", "PGO", MM_FR, {3, 3, 1, 3}},
        {"C13", "TOR", MM_FR, {2, 4, 1, 3}}, {"C14", "BAS", MM_FR, {2, 2, 3, 3}}, {"C15", "CUR", MM_NL, {2, 1, 3, 4}},
        {"C16", "SMA", MM_NL, {2, 2, 2, 2}},
    };

    for (int i = 0; i < MM_CAPTAINS; i++) {
        char text[64];
        table *t;

        snprintf(text, sizeof text, "A dead %s; step start", captains[i].card);
        t = position(2, text);
        draws(t, "G03a");
        if (i == MM_MAAS) draws(t, "G04a");
        play(t, A, "ship flute");
        assert_true(in_port(t, A, captains[i].home));
        assert_int_equal(mm_nation_of(captain(t, A)), captains[i].nation);
        for (int skill = 0; skill < MM_SKILLS; skill++) assert_int_equal(mm_skill_of(captain(t, A), skill), captains[i].skill[skill]);
    }
}

/* ---- In battle ------------------------------------------------------------------------------------------------------------ */

/* C01; MM-22.15: one hit a round is moved; the next one is not. */
RULE(felipe_de_los_reyes_moves_one_hit_a_round)
{
    table *t = meeting("ship frigate", "is C01", "S 1 S S 1 1 1 3 3 4");

    expect_asked(t, B, MM_D_ABSORB);
    expect_offers(t, "pass; shift crew hull; shift crew hold; shift crew masts; "
                     "shift cannons hull; shift cannons hold; shift cannons masts");
    play(t, B, "shift crew hold");
    assert_true(values_are(t, B, "2/1/2/1/0"));
    expect_asked(t, A, MM_D_DECLARE);
}

/* C01; MM-22.15: hits of Long Guns belong to the first round. */
RULE(felipe_de_los_reyes_and_long_guns)
{
    table *t = meeting("mods MOD6", "is C01", "S 1 S 1");

    roll(t, B, "shift hold masts", "S S 1 1 1 1");
    assert_true(values_are(t, B, "2/1/1/2/1"));
    all_drawn(t);
    expect_asked(t, A, MM_D_DECLARE);
}

/* C01; MM-22.15: nothing of the kind in raids. */
RULE(felipe_de_los_reyes_takes_what_a_raid_brings)
{
    table *t = position(2, "A is C01, at CSE, ship frigate; next S 1");

    play(t, A, "scout merchant");
    roll(t, A, "attack FR", "K02 K01 K03 1 1 1");
    expect_asked(t, A, MM_D_RAID_CARGO);
    assert_true(values_are(t, A, "3/2/3/3/3"));
}

/* C03; MM-21.13: once in a battle a hit more than there are Cannons, when he wins with Shoot. */
RULE(rodrigo_salvatierra_adds_a_hit_once)
{
    table *t = meeting("is C03", "gold 1", "S 1 S 1 1 1 1 1");

    expect_asked(t, A, MM_D_BATTLE_WINDOW);
    expect_offers(t, "pass; use salvo");
    roll(t, A, "use salvo", "1 1");
    assert_true(values_are(t, B, "2/0/2/2/1"));
    play(t, A, "declare shoot");
    roll(t, B, "declare shoot", "S 1 1 1 1 1 2");
    assert_true(values_are(t, B, "2/0/1/2/1"));
    all_drawn(t);
}

/* C03: not as the loser of the contest. MM-21.13 */
RULE(rodrigo_salvatierra_must_win)
{
    table *t = meeting("is C03", "gold 1", "S 1 S 1 1 1 S S 1 1");

    assert_true(values_are(t, B, "2/1/2/2/1"));
    expect_asked(t, A, MM_D_DECLARE);
}

/* C08; MM-23.4: a die more in the first round of a crew battle, and no more after it. */
RULE(hugh_tregarne_leads_the_first_charge)
{
    table *t = meeting("is C08", "is C11", "S 1 1 1 1 1 1 1");

    play(t, A, "declare board");
    roll(t, B, "declare shoot", "S S S 1 1 1 1 1 S 1 1 1 S 1 1 1");
    expect_asked(t, A, MM_D_PRIZE);
    all_drawn(t);
}

/* C08; MM-12.8: ashore too. */
RULE(hugh_tregarne_leads_ashore)
{
    table *t = position(2, "A is C08, at SJU, rumours R13");

    roll(t, A, "scout R13", "S 1 1 1 1 S S 1 1 1 G03a");
    assert_int_equal(gold(t, A), 30);
    all_drawn(t);
}

/* C09; MM-21.16: he flees although the enemy has one success, but not if he has two. */
RULE(silas_penhallow_slips_away)
{
    table *t = meeting("is C09", "gold 1", "S 1 1 1 1 1 1 1");

    play(t, A, "declare flee");
    roll(t, B, "declare shoot", "S S 1 1 S 1 1");
    assert_int_equal(arg_of(t, MM_EV_FLED, 0), A);
    assert_true(values_are(t, A, "2/1/2/2/1"));
    t = meeting("is C09", "gold 1", "S 1 1 1 1 1 1 1");
    play(t, A, "declare flee");
    roll(t, B, "declare shoot", "S S S 1 S S 1");
    assert_int_equal(times(t, MM_EV_FLED), 0);
    expect_asked(t, A, MM_D_DECLARE);
}

/* ---- At sea --------------------------------------------------------------------------------------------------------------- */

/* C07; MM-2.5: all dice of a failed Scouting roll for a merchant again, once a turn. */
RULE(frances_wright_looks_twice_for_a_merchant)
{
    table *t = position(2, "A is C07, at CSE; next 1 1 1");

    play(t, A, "scout merchant");
    expect_offers(t, "pass; reroll-all");
    roll(t, A, "reroll-all", "1 1 1");
    expect_asked(t, A, MM_D_ACTION);
    play(t, A, "move BAS");
    roll(t, A, "scout merchant", "1 1 1");
    expect_asked(t, B, MM_D_ACTION);
    t = position(2, "A is C07, at CSE; B at CSE; next 1 1 1");
    play(t, A, "scout blue");
    expect_asked(t, A, MM_D_ACTION);
}

static bool raid_of_richery_succeeds(const char *cards)
{
    table *t = position(2, "A is C01; B at CSE, ship flute; active B; next S 1 1 1");

    play(t, B, "scout merchant");
    draws(t, cards);
    roll(t, B, "attack FR", "1 1");
    return times(t, MM_EV_RAID_WON) == 1;
}

/* C13; MM-15.8: an escape symbol less: a flute of Manoeuvrability 2 stands two, not three. */
RULE(dominique_de_richery_cuts_off_the_escape)
{
    assert_true(raid_of_richery_succeeds("K01 K03 K02"));
    assert_false(raid_of_richery_succeeds("K01 K03 K05"));
}

static void expect_search(const char *npc, const char *bounty_text, const char *dice)
{
    char text[128];
    table *t;

    snprintf(text, sizeof text, "A is C14, at CSE%s; npc %s CSE; step start; next %s", bounty_text, npc, dice);
    t = position(2, text);
    all_drawn(t);
    assert_int_equal(times(t, MM_EV_SEARCH), 1);
    assert_int_equal(times(t, MM_EV_BATTLE), 0);
    expect_asked(t, A, MM_D_ACTION);
}

/* C14; MM-20.7: NPCs search with a die less, whether by skill or by bounty. */
RULE(nicolas_jaures_is_hard_to_find)
{
    expect_search("E14", "", "1");
    expect_search("E13", "", "1 1");
    expect_search("E01", ", bounty NL5", "1 1 1 1");
}

/* C15; MM-3.6: one card more than the Cargo hold takes, even if it is destroyed. */
RULE(pepijn_van_avezaath_finds_room)
{
    table *t = position(2, "A is C15, in CCS, ship galleon, cargo K01 K11 K21 K31 K41 K51");

    play(t, A, "leave");
    assert_int_equal(cargo_size(t, A), 6);
    t = position(2, "A is C15, in CCS, values 2/0/2/2/1, cargo K01 K11");
    play(t, A, "leave");
    expect_asked(t, A, MM_D_LEAVE_DISCARD);
    play(t, A, "drop K01");
    assert_true(cargo_is(t, A, "K11"));
    assert_true(at_sea(t, A, "CCS"));
}

/* ---- In port -------------------------------------------------------------------------------------------------------------- */

/* C02; MM-11.1, MM-11.3: his Crew is always filled, where recruiting is allowed. */
RULE(frederico_da_silva_always_finds_men)
{
    table *t = position(2, "A is C02, in CCS, values 2/2/2/0/1; step port; next 1 1 1");

    play(t, A, "recruit");
    assert_true(values_are(t, A, "2/2/2/2/1"));
    assert_int_equal(gold(t, A), 10);
    none_drawn(t);
    t = position(2, "A is C02, in PGO, bounty EN1, values 2/2/2/0/1; step port");
    refused(t, A, "recruit", "MM-11.3");
}

/* C04; MM-13.6: 4 gold more for a mission. */
RULE(lucia_ferrer_is_paid_better)
{
    table *t = position(2, "A is C04, in PGO, gold 0, mission M05; step port");

    play(t, A, "deliver");
    assert_int_equal(gold(t, A), 16);
    t = position(2, "A is C04, at CSE, gold 0, rumours R01");
    roll(t, A, "scout R01", "S 1 1 G03a");
    assert_int_equal(gold(t, A), 15);
}

/* C05; MM-8.2, MM-12.1: a gold more for each demanded card, a die more for rumours. */
RULE(hernan_quiroga_knows_the_markets)
{
    table *t = position(2, "A is C05, in BAS, gold 0, cargo K21 K22 K71; demand BAS rum; step port");

    play(t, A, "sell-goods");
    play(t, A, "sell K21 K22 K71");
    assert_int_equal(gold(t, A), 17);
    roll(t, A, "rumour", "1 1 S R01");
    assert_true(rumours_are(t, A, "R01"));
    all_drawn(t);
}

/* C06; MM-12.2: two rumours, and a third is one too many. */
RULE(tomas_iriarte_holds_two_rumours)
{
    table *t = position(2, "A is C06, in BAS, rumours R01; step port");

    roll(t, A, "rumour", "S 1 1 R02");
    expect_asked(t, A, MM_D_PORT);
    assert_true(rumours_are(t, A, "R01 R02"));
    t = position(2, "A is C06, in BAS, rumours R01 R02; step port");
    roll(t, A, "rumour", "S 1 1 R03");
    expect_asked(t, A, MM_D_RUMOUR_KEEP);
    play(t, A, "give-back R02");
    assert_true(rumours_are(t, A, "R01 R03"));
}

/* C10; MM-10.16: a gold less per point and per modification, never below 0; the Reinforced Hull costs what it costs. */
RULE(josiah_crewe_knows_the_yards)
{
    table *t = position(2, "A in CCS, mods MOD4, used MOD4, values 1/1/2/2/1; token CCS MOD8; step port");

    plays(t, A, "shipyard; repair hull 1; repair hold 1");
    assert_int_equal(gold(t, A), 8);
    play(t, A, "buy-mod");
    assert_int_equal(gold(t, A), 6);
    play(t, A, "restore");
    assert_int_equal(gold(t, A), 3);
    t = position(2, "A in SJO, gold 0; token SJO MOD8; step port");
    plays(t, A, "shipyard; buy-mod");
    assert_true(mods_are(t, A, "MOD8"));
    t = position(2, "A in PGO, gold 0, values 1/2/2/2/1; step port");
    plays(t, A, "shipyard; repair hull 1");
    assert_int_equal(gold(t, A), 0);
}

/* C11; MM-9.1: once before buying, one or two cards of the offer are replaced; the demanded good never lies there. */
RULE(edmund_ashcombe_sends_back_what_he_dislikes)
{
    table *t = position(2, "A is C11, in BAS; demand BAS wood; step port");

    roll(t, A, "buy-goods", "K01 K02 K11 K21 K31 K41");
    expect_asked(t, A, MM_D_BUY_ABILITY);
    assert_int_equal(t->turn.moves.count, 1 + 6 + 15);
    roll(t, A, "replace K11 K21", "K71 K03 K04");
    all_drawn(t);
    expect_asked(t, A, MM_D_BUY_CARDS);
    assert_true(discarded(t, "K11") && discarded(t, "K21") && discarded(t, "K71"));
    play(t, A, "buy K03");
    assert_int_equal(gold(t, A), 9);
    t = position(2, "A is C11, in BAS; demand BAS wood; step port");
    roll(t, A, "buy-goods", "K01 K02 K11 K21 K31 K41");
    roll(t, A, "replace K11", "K12");
    expect_asked(t, A, MM_D_BUY_CARDS);
}

static void expect_villon_enters(const char *said)
{
    char text[128];
    table *t;

    snprintf(text, sizeof text, "A is C12, %s; B is C01", said);
    t = position(2, text);
    play(t, A, "enter");
    assert_true(captain(t, A)->in_port);
    roll(t, A, "port", "1 1 1");
    expect_asked(t, A, MM_D_ACTION);
    refused(t, A, "port", "MM-7.1");
    all_drawn(t);
}

/* C12; MM-5.10, MM-7.3: every port is open to him, but where it is illegal each Port action needs a good word. */
RULE(alexandre_villon_enters_every_port)
{
    expect_villon_enters("at TOR, bounty FR2");
    expect_villon_enters("at PRO, bounty EN1");
    expect_villon_enters("at HAV; war FR ES");
    expect_villon_enters("at HAV; event E23");
}

/* C16; MM-1.2, MM-12.1: of two glory cards she keeps one; rumours cost her nothing. */
RULE(grietje_maas_chooses_her_glory)
{
    table *t = position(2, "A is C16, at CSE, rumours R01");

    roll(t, A, "scout R01", "S 1 G03a G04a");
    expect_asked(t, A, MM_D_GLORY_PICK);
    expect_offers(t, "discard G03a; discard G04a");
    play(t, A, "discard G03a");
    assert_true(glory_is(t, A, "G04a"));
    assert_true(discarded(t, "G03a"));
    t = position(2, "A is C16, in CCS, gold 0; step port");
    roll(t, A, "rumour", "S 1 R01");
    assert_true(rumours_are(t, A, "R01"));
}

/* C16; MM-17.1: with four in hand she picks one of two, then discards one of five. */
RULE(grietje_maas_with_a_full_hand)
{
    table *t = position(2, "A is C16, at CSE, rumours R01, glory G14a G16a G12a G13a");

    roll(t, A, "scout R01", "S 1 G03a G04a");
    play(t, A, "discard G03a");
    expect_asked(t, A, MM_D_GLORY_DISCARD);
    play(t, A, "discard G14a");
    assert_true(glory_is(t, A, "G16a G12a G13a G04a"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(every_captain_has_a_home_and_four_skills),
        TEST(felipe_de_los_reyes_moves_one_hit_a_round),
        TEST(felipe_de_los_reyes_and_long_guns),
        TEST(felipe_de_los_reyes_takes_what_a_raid_brings),
        TEST(rodrigo_salvatierra_adds_a_hit_once),
        TEST(rodrigo_salvatierra_must_win),
        TEST(hugh_tregarne_leads_the_first_charge),
        TEST(hugh_tregarne_leads_ashore),
        TEST(silas_penhallow_slips_away),
        TEST(frances_wright_looks_twice_for_a_merchant),
        TEST(dominique_de_richery_cuts_off_the_escape),
        TEST(nicolas_jaures_is_hard_to_find),
        TEST(pepijn_van_avezaath_finds_room),
        TEST(frederico_da_silva_always_finds_men),
        TEST(lucia_ferrer_is_paid_better),
        TEST(hernan_quiroga_knows_the_markets),
        TEST(tomas_iriarte_holds_two_rumours),
        TEST(josiah_crewe_knows_the_yards),
        TEST(edmund_ashcombe_sends_back_what_he_dislikes),
        TEST(alexandre_villon_enters_every_port),
        TEST(grietje_maas_chooses_her_glory),
        TEST(grietje_maas_with_a_full_hand),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
