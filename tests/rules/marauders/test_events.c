/* test_events.c - every event card, E01 to E34: who enters, which NPCs it moves, what its text does. */
#include "table.h"

#include <stdio.h>
#include <string.h>

static table *drawn(const char *event)
{
    char text[160];

    snprintf(text, sizeof text, "step round; next %s", event);
    return position(2, text);
}

/* ---- NPCs that enter (E01 to E18) ----------------------------------------------------------------------------------------- */

typedef struct arrival {
    const char *card, *zone;
    int npc, ship, seamanship, scouting, leadership;
} arrival;

static const arrival arrivals[] = {
    {"E01", "CUR", MM_NL, MM_FRIGATE, 3, 2, 2},
    {"E02", "SMA", MM_NL, MM_FRIGATE, 2, 3, 2},
    {"E03", "SMA", MM_NL, MM_FRIGATE, 3, 2, 3},
    {"E04", "OPR", MM_EN, MM_FRIGATE, 3, 3, 2},
    {"E05", "PRO", MM_EN, MM_FRIGATE, 3, 2, 2},
    {"E06", "BRI", MM_EN, MM_FRIGATE, 2, 3, 3},
    {"E07", "PGO", MM_FR, MM_FRIGATE, 3, 2, 3},
    {"E08", "BAS", MM_FR, MM_FRIGATE, 2, 3, 2},
    {"E09", "TOR", MM_FR, MM_FRIGATE, 3, 2, 2},
    {"E10", "CAR", MM_ES, MM_FRIGATE, 3, 2, 3},
    {"E11", "HAV", MM_ES, MM_FRIGATE, 2, 3, 2},
    {"E12", "SJU", MM_ES, MM_FRIGATE, 3, 2, 2},
    {"E13", "SJO", MM_SLOOP_PIRATE, MM_SLOOP, 3, 3, 2},
    {"E14", "BRI", MM_SLOOP_PIRATE, MM_SLOOP, 2, 2, 2},
    {"E15", "NAS", MM_SLOOP_PIRATE, MM_SLOOP, 3, 2, 2},
    {"E16", "TRI", MM_FRIGATE_PIRATE, MM_FRIGATE, 3, 2, 3},
    {"E17", "TOR", MM_FRIGATE_PIRATE, MM_FRIGATE, 2, 3, 3},
    {"E18", "PRO", MM_FRIGATE_PIRATE, MM_FRIGATE, 3, 2, 2},
};

/* An event of the next round that leaves this NPC alone. */
static const char *quiet_event(int npc) { return npc == MM_EN || npc >= MM_NATIONS ? "E24" : "E33"; }

static void expect_arrival(const arrival *a)
{
    table *t = drawn(a->card);

    assert_true(npc_gone(t, a->npc));
    play(t, A, "end");
    roll(t, B, "end", quiet_event(a->npc));
    if (!npc_is(t, a->card, a->zone)) fail_msg("%s is not in %s", a->card, a->zone);
    assert_int_equal(mm_npc_ship(&t->s, a->npc), a->ship);
    assert_int_equal(mm_npc_skill(&t->s, a->npc, MM_SEAMANSHIP), a->seamanship);
    assert_int_equal(mm_npc_skill(&t->s, a->npc, MM_SCOUTING), a->scouting);
    assert_int_equal(mm_npc_skill(&t->s, a->npc, MM_LEADERSHIP), a->leadership);
    assert_false(discarded(t, a->card));
}

/* MM-4.6, MM-18.1, MM-18.2, MM-18.3, MM-18.5: each NPC card lies ready, and at the end of the round its ship is at sea where the card says.
 */
RULE(every_npc_enters_where_its_card_says)
{
    for (int i = 0; i < RS_COUNT(arrivals); i++) expect_arrival(&arrivals[i]);
}

/* MM-18.3, MM-4.10: an admiral who arrives while his nation is at war sails a man-o-war. */
RULE(an_admiral_arrives_in_a_man_o_war)
{
    table *t = position(2, "war NL ES; step round; next E01");

    play(t, A, "end");
    roll(t, B, "end", "E33");
    assert_true(npc_is(t, "E01", "CUR"));
    assert_int_equal(mm_npc_ship(&t->s, MM_NL), MM_MAN_O_WAR);
}

/* MM-18.8: who is drawn in the round in which the old commander fell arrives in his place, on top of the rest. */
RULE(a_new_card_comes_before_those_below)
{
    table *t = position(2, "leaderless E16; event E17");

    play(t, A, "end");
    roll(t, B, "end", "E24");
    assert_true(npc_is(t, "E17", "TOR"));
    assert_int_equal(t->s.npc[MM_FRIGATE_PIRATE].under, 1);
}

/* ---- Symbols -------------------------------------------------------------------------------------------------------------- */

typedef struct symbols {
    const char *card, *draws, *npc[MM_SYMBOLS], *letters;
} symbols;

static const symbols all_symbols[] = {
    {"E18", "", {"PS", "ES", "NL"}, "EWS"},      {"E19", "EN-ES", {"EN", "ES", "PF"}, "NEW"}, {"E20", "EN-ES", {"FR", "NL", "PF"}, "EWN"},
    {"E21", "EN-ES", {"EN", "ES", "PF"}, "SNE"}, {"E22", "", {"PF", "ES", "NL"}, "SEW"},      {"E23", "", {"EN", "NL", "FR"}, "WEN"},
    {"E24", "", {"NL", "FR", "ES"}, "SNW"},      {"E25", "", {"PF", "EN", "PS"}, "SEN"},      {"E26", "", {"PS", "EN", "NL"}, "WSN"},
    {"E27", "", {"PF", "FR", "EN"}, "ESN"},      {"E28", "", {"PS", "ES", "EN"}, "WSE"},      {"E29", "", {"FR", "NL", "PS"}, "WNS"},
    {"E30", "", {"EN", "PS", "FR"}, "WNE"},      {"E31", "", {"ES", "FR", "PS"}, "SWE"},      {"E32", "", {"PF", "FR", "ES"}, "NSW"},
    {"E33", "", {"EN", "PS", "PF"}, "SNW"},      {"E34", "", {"NL", "ES", "FR"}, "ENS"},
};

static int npc_named(const char *code)
{
    static const char *const codes[MM_NPCS] = {"NL", "EN", "FR", "ES", "PS", "PF"};
    int npc = 0;

    while (strcmp(codes[npc], code) != 0) npc++;
    return npc;
}

/* From the Caribbean Sea every letter leads somewhere else (W: no border, so the next clockwise). */
static int behind_letter(char letter) { return letter == 'N' ? MM_SDO : letter == 'E' ? MM_BAS : letter == 'S' ? MM_CUR : MM_PGO; }

static void expect_symbols(const symbols *card)
{
    int zones[MM_NPCS];
    char text[256];
    table *t;

    for (int npc = 0; npc < MM_NPCS; npc++) zones[npc] = MM_CSE;
    for (int i = 0; i < MM_SYMBOLS; i++) zones[npc_named(card->npc[i])] = behind_letter(card->letters[i]);
    snprintf(text, sizeof text, "%snpc E01 CSE; npc E04 CSE; npc E07 CSE; npc E10 CSE; npc E13 CSE; npc E16 CSE; step round; next %s %s",
             !strcmp(card->card, "E22") ? "event E33; " : "", card->card, card->draws);
    t = position(2, text);
    for (int npc = 0; npc < MM_NPCS; npc++)
        if (t->s.npc[npc].zone != zones[npc]) fail_msg("%s moves NPC %d wrongly", card->card, npc);
}

/* MM-4.4, MM-19.1, MM-19.2, MM-19.3, MM-19.9: the three symbols of each card that has some. */
RULE(every_symbol_moves_its_npc)
{
    for (int i = 0; i < RS_COUNT(all_symbols); i++) expect_symbols(&all_symbols[i]);
}

/* ---- War and peace (E19 to E22) ------------------------------------------------------------------------------------------- */

/* MM-4.10, MM-4.5: each War card makes enemies of two nations in the place of an earlier pair; ships in play become men-o-war at once. */
RULE(every_war_card_begins_a_war)
{
    static const char *const cards[] = {"E19", "E20", "E21"};

    for (int i = 0; i < RS_COUNT(cards); i++) {
        char text[128];
        table *t;

        snprintf(text, sizeof text, "war NL EN; npc E10 CAR; step round; next %s FR-ES", cards[i]);
        t = position(2, text);
        assert_true(mm_war_between(&t->s, MM_FR, MM_ES));
        assert_false(mm_is_at_war(&t->s, MM_NL) || mm_is_at_war(&t->s, MM_EN));
        assert_int_equal(mm_npc_ship(&t->s, MM_ES), MM_MAN_O_WAR);
        assert_true(discarded(t, cards[i]));
    }
}

/* MM-4.10: Peace ends the war, and men-o-war become frigates. */
RULE(peace_ends_the_war)
{
    table *t = position(2, "event E33; war FR ES; npc E10 CAR; step round; next E22");

    assert_false(mm_is_at_war(&t->s, MM_FR) || mm_is_at_war(&t->s, MM_ES));
    assert_int_equal(mm_npc_ship(&t->s, MM_ES), MM_FRIGATE);
}

/* MM-4.10, MM-5.6: in war the ports of the enemy are closed. */
RULE(the_enemy_s_ports_are_closed)
{
    table *t = position(2, "A at TOR; war EN FR");

    refused(t, A, "enter", "MM-5.6");
    t = position(2, "A at TOR; war EN NL");
    play(t, A, "enter");
    assert_true(in_port(t, A, "TOR"));
}

/* ---- Plague (E23, E24) ---------------------------------------------------------------------------------------------------- */

static table *plague_at(const char *card, const char *where)
{
    char text[128];

    snprintf(text, sizeof text, "event %s; A is C09, %s", card, where);
    return position(2, text);
}

static void expect_plague(const char *card, const char *port)
{
    char where[64];
    table *t;

    snprintf(where, sizeof where, "at %s", port);
    t = plague_at(card, where);
    refused(t, A, "enter", "MM-5.10");
    snprintf(where, sizeof where, "in %s, values 2/2/2/1/1; step port", port);
    t = plague_at(card, where);
    refused(t, A, "recruit", "MM-11.3");
}

/* MM-5.6, MM-5.10, MM-5.11, MM-11.3: four ports each are closed, and nobody recruits there; who is inside may stay and act. */
RULE(the_plague_closes_four_ports)
{
    static const char *const first[] = {"HAV", "TOR", "SMA", "BRI"}, *const second[] = {"PRO", "CAR", "CUR", "SJU"};

    for (int i = 0; i < 4; i++) {
        expect_plague("E23", first[i]);
        expect_plague("E24", second[i]);
    }
    assert_true(offered(plague_at("E23", "at PRO"), "enter"));
    assert_true(offered(plague_at("E24", "at HAV"), "enter"));
}

/* MM-5.10: the plague bars the home port too. */
RULE(the_plague_bars_the_home_port)
{
    table *t = position(2, "event E23; B at TOR; active B");

    refused(t, B, "enter", "MM-5.10");
}

/* ---- Storms (E25, E26) ---------------------------------------------------------------------------------------------------- */

static table *storm_at(const char *card, const char *zone_name, const char *step)
{
    char text[128];

    snprintf(text, sizeof text, "event %s; A %s %s; step %s; next 1 1", card, !strcmp(step, "start") ? "at" : "in", zone_name, step);
    return position(2, text);
}

static void expect_storm(const char *card, const char *zone_name)
{
    table *t = storm_at(card, zone_name, "start");

    if (!values_are(t, A, "2/2/1/2/1")) fail_msg("%s does not strike %s", card, zone_name);
    all_drawn(t);
    assert_true(happened(t, MM_EV_STORM, A));
    if (!strcmp(zone_name, "CSE")) return;
    t = storm_at(card, zone_name, "act");
    refused(t, A, "leave", "MM-5.14");
}

static void expect_calm(const char *card, const char *zone_name)
{
    none_drawn(storm_at(card, zone_name, "start"));
    if (strcmp(zone_name, "CSE") != 0) assert_true(offered(storm_at(card, zone_name, "act"), "leave"));
}

/* MM-4.5, MM-5.14, MM-22.13: each storm strikes seven zones and no other. */
RULE(a_storm_strikes_seven_zones)
{
    static const char *const north[] = {"NAS", "HAV", "TOR", "SDO", "SJU", "SMA", "SJO"};
    static const char *const south[] = {"OPR", "CAR", "CUR", "CCS", "TRI", "BRI", "CSE"};
    static const char *const neither[] = {"PRO", "PGO", "BAS"};

    for (int i = 0; i < 7; i++) {
        expect_storm("E25", north[i]);
        expect_calm("E26", north[i]);
        expect_storm("E26", south[i]);
        expect_calm("E25", south[i]);
    }
    for (int i = 0; i < 3; i++) {
        expect_calm("E25", neither[i]);
        expect_calm("E26", neither[i]);
    }
}

/* MM-4.5: a good seaman weathers the storm; in port there is nothing to weather. */
RULE(a_storm_is_weathered)
{
    table *t = position(2, "event E25; A at SDO; step start; next 1 S");

    assert_true(values_are(t, A, "2/2/2/2/1"));
    all_drawn(t);
    t = position(2, "event E25; A in SDO; step start; next 1 1");
    none_drawn(t);
}

/* ---- Weather of the whole round (E27, E28) -------------------------------------------------------------------------------- */

/* MM-4.8: in the Doldrums there are two Moves for each player, and they end with the round. */
RULE(the_doldrums_last_for_the_round)
{
    table *t = drawn("E27");

    plays(t, A, "leave; enter");
    refused(t, A, "leave", "MM-4.8");
    play(t, A, "end");
    plays(t, B, "leave; enter");
    refused(t, B, "leave", "MM-4.8");
    roll(t, B, "end", "E33");
    plays(t, A, "leave; enter; leave");
    assert_true(at_sea(t, A, "SJO"));
}

/* MM-4.8: with the Trade Winds everybody has a fourth action, for a Move. */
RULE(the_trade_winds_bring_an_extra_move)
{
    table *t = drawn("E28");

    plays(t, A, "leave; enter; leave");
    assert_int_equal(t->s.turn.actions, 1);
    play(t, A, "enter");
    expect_asked(t, B, MM_D_ACTION);
    assert_int_equal(t->s.turn.extra, 1);
}

/* ---- Bounties (E29 to E32) ------------------------------------------------------------------------------------------------ */

static table *with_bounties(const char *event, const char *bounties)
{
    char text[160];

    snprintf(text, sizeof text, "A bounty %s; B bounty %s; step round; next %s", bounties, bounties, event);
    return position(2, text);
}

/* MM-16.3: a Pirate Hunt raises what is above 0, of two nations, for everybody, up to 5. */
RULE(a_pirate_hunt_raises_bounties)
{
    table *t = with_bounties("E29", "FR1 ES5 EN2");

    for (int seat = A; seat <= B; seat++) assert_true(bounties_are(t, seat, "FR2 ES5 EN2"));
    t = with_bounties("E30", "EN1 NL3 FR2");
    for (int seat = A; seat <= B; seat++) assert_true(bounties_are(t, seat, "EN2 NL4 FR2"));
    t = with_bounties("E30", "ES1");
    assert_true(bounties_are(t, A, "ES1"));
}

/* MM-4.9, MM-16.6: the first Royal Pardon is Spanish and Dutch, the second English and French; anywhere, for gold aboard. */
RULE(a_royal_pardon_of_two_nations)
{
    table *t = position(2, "A gold 20, bounty ES2 NL1 EN1; step round; next E31");

    expect_asked(t, A, MM_D_EVENT_PARDON);
    play(t, A, "remit 1 2");
    assert_true(bounties_are(t, A, "EN1"));
    assert_int_equal(gold(t, A), 5);
    t = position(2, "A at CSE, gold 20, bounty EN3 FR1 ES1; step round; next E32");
    play(t, A, "remit 2 1");
    assert_true(bounties_are(t, A, "EN1 ES1"));
    assert_int_equal(gold(t, A), 5);
}

/* MM-4.5, MM-3.9: who has nothing to be pardoned is not asked; one point and 5 gold are enough, and who has less is asked all the same. */
RULE(a_royal_pardon_for_nobody)
{
    expect_asked(position(2, "A gold 20, bounty EN1; step round; next E31"), A, MM_D_ACTION);
    expect_offers(position(2, "A gold 4, bounty ES1; step round; next E31"), "remit 0 0");
    expect_offers(position(2, "A gold 5, bounty ES1; step round; next E31"), "remit 0 0; remit 0 1");
}

/* ---- Tokens (E33, E34) ---------------------------------------------------------------------------------------------------- */

/* MM-4.4: all 24 demand tokens are dealt again. */
RULE(shifting_markets_deal_demand_again)
{
    table *t = drawn("E33 cocoa-1 cocoa-1 cocoa-1 food-1 food-1 food-1 rum-1 rum-1 rum-1 spices-1 spices-1 spices-1 sugar-1 sugar-1 "
                     "sugar-1 textiles-1");

    all_drawn(t);
    assert_int_equal(demanded(t, "HAV"), MM_COCOA);
    assert_int_equal(demanded(t, "PRO"), MM_FOOD);
    assert_int_equal(demanded(t, "TRI"), MM_TEXTILES);
    assert_int_equal(t->s.pile[MM_COCOA], 0);
    assert_int_equal(t->s.pile[MM_TEXTILES], 2);
    assert_int_equal(t->s.pile[MM_WOOD], 3);
}

/* MM-4.4: Convoy Season brings the tokens of the track back to the zones without one. */
RULE(convoy_season_brings_merchants_back)
{
    table *t = position(2, "merchant HAV none NAS none; step round; next E34 en-1 es-1");

    all_drawn(t);
    assert_int_equal(t->s.merchant[MM_HAV], MM_EN);
    assert_int_equal(t->s.merchant[MM_NAS], MM_ES);
    assert_int_equal(rs_size(&t->s.merchants), MM_ZONES);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(every_npc_enters_where_its_card_says),
        TEST(an_admiral_arrives_in_a_man_o_war),
        TEST(a_new_card_comes_before_those_below),
        TEST(every_symbol_moves_its_npc),
        TEST(every_war_card_begins_a_war),
        TEST(peace_ends_the_war),
        TEST(the_enemy_s_ports_are_closed),
        TEST(the_plague_closes_four_ports),
        TEST(the_plague_bars_the_home_port),
        TEST(a_storm_strikes_seven_zones),
        TEST(a_storm_is_weathered),
        TEST(the_doldrums_last_for_the_round),
        TEST(the_trade_winds_bring_an_extra_move),
        TEST(a_pirate_hunt_raises_bounties),
        TEST(a_royal_pardon_of_two_nations),
        TEST(a_royal_pardon_for_nobody),
        TEST(shifting_markets_deal_demand_again),
        TEST(convoy_season_brings_merchants_back),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
