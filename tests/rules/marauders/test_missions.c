/* test_missions.c - every mission, M01 to M25: where it lies, what it asks for, its task and its reward. */
#include "table.h"

#include <stdio.h>
#include <string.h>

/* ---- Accepting ------------------------------------------------------------------------------------------------------------ */

typedef struct offer {
    const char *mission, *port;
    const char *bars;  /* what keeps A from trying, or NULL */
    const char *needs; /* what A must have beside nothing */
    const char *dice;  /* "" if nothing is rolled */
    const char *failing;
} offer;

#define INF "S 1 1", "1 1 1"
#define LDR "S 1 1", "1 1 1"
#define NO_ROLL "", ""

static const offer offers[] = {
    {"M01", "CCS", ", bounty NL1", "", INF},
    {"M02", "BRI", NULL, "", INF},
    {"M03", "CAR", ", bounty NL1", "", NO_ROLL},
    {"M04", "SMA", NULL, "", INF},
    {"M05", "BAS", NULL, "", INF},
    {"M06", "SDO", NULL, "", INF},
    {"M07", "HAV", ", bounty ES1", "", INF},
    {"M08", "OPR", NULL, "", NO_ROLL},
    {"M09", "SJO", NULL, "", NO_ROLL},
    {"M10", "PRO", NULL, "", NO_ROLL},
    {"M11", "NAS", NULL, "", NO_ROLL},
    {"M12", "TOR", NULL, "", NO_ROLL},
    {"M13", "PGO", ", bounty NL1", "", NO_ROLL},
    {"M14", "SJU", ", bounty NL1", "", NO_ROLL},
    {"M15", "CUR", ", bounty EN1", "", INF},
    {"M16", "TOR", NULL, "", INF},
    {"M17", "PRO", ", bounty EN1", "", INF},
    {"M18", "CAR", ", bounty ES1", "", INF},
    {"M19", "OPR", NULL, "", LDR},
    {"M20", "BRI", NULL, "", INF},
    {"M21", "SDO", NULL, "", INF},
    {"M22", "TRI", NULL, "", INF},
    {"M23", "HAV", NULL, "", INF},
    {"M24", "BAS", "", ", bounty EN1", NO_ROLL},
};

/* A mission that lies elsewhere keeps the second place. */
static table *in_port_of(const offer *o, const char *said)
{
    char text[160];

    snprintf(text, sizeof text, "A in %s%s; missions %s %s; step port", o->port, said, o->mission,
             strcmp(o->mission, "M04") ? "M04" : "M01");
    return position(2, text);
}

static void try_mission(table *t, const offer *o, const char *dice, const char *next_mission)
{
    char move[32], outcomes[64];

    snprintf(move, sizeof move, "mission %s", o->mission);
    snprintf(outcomes, sizeof outcomes, "%s %s", dice, next_mission);
    roll(t, A, move, outcomes);
    all_drawn(t);
}

static void expect_accepted(const offer *o)
{
    table *t = in_port_of(o, o->needs);

    try_mission(t, o, o->dice, "M25");
    if (!holds_mission(t, A, o->mission)) fail_msg("%s was not accepted", o->mission);
    assert_false(is_open(t, o->mission));
    assert_true(is_open(t, "M25"));
}

/* MM-13.1, MM-13.2, MM-13.4, MM-13.10: each mission is accepted at its port, by the roll it asks for, and another is laid out. */
RULE(every_mission_is_accepted_at_its_port)
{
    for (int i = 0; i < RS_COUNT(offers); i++) expect_accepted(&offers[i]);
}

/* MM-13.3: each mission that asks for a roll stays where it is if the roll fails. */
RULE(every_roll_for_a_mission_may_fail)
{
    for (int i = 0; i < RS_COUNT(offers); i++) {
        table *t;

        if (!offers[i].failing[0]) continue;
        t = in_port_of(&offers[i], offers[i].needs);
        try_mission(t, &offers[i], offers[i].failing, "");
        assert_int_equal(captain(t, A)->mission, MM_NONE);
        assert_true(is_open(t, offers[i].mission));
    }
}

/* MM-13.10: what a mission asks for beside a roll must be there before it is tried. */
RULE(some_missions_are_not_for_everybody)
{
    for (int i = 0; i < RS_COUNT(offers); i++) {
        char move[32];

        if (!offers[i].bars) continue;
        snprintf(move, sizeof move, "mission %s", offers[i].mission);
        refused(in_port_of(&offers[i], offers[i].bars), A, move, "MM-13.10");
    }
}

/* M03; MM-13.10, MM-13.11: the deposit is paid on success, and who does not have it cannot try. */
RULE(silver_for_the_garrison_takes_a_deposit)
{
    static const offer silver = {"M03", "CAR", NULL, "", NO_ROLL};
    table *t = in_port_of(&silver, ", gold 5");

    play(t, A, "mission M03");
    assert_int_equal(gold(t, A), 0);
    refused(in_port_of(&silver, ", gold 4"), A, "mission M03", "MM-13.10");
}

/* MM-13.5, MM-13.11: who accepts a mission gives up the one he holds. */
RULE(the_old_mission_is_discarded)
{
    table *t = position(2, "A in NAS, mission M21; missions M11 M04; step port");

    play(t, A, "mission M11");
    assert_true(holds_mission(t, A, "M11"));
    assert_true(discarded(t, "M21"));
}

/* ---- Journeys (M01 to M07) ------------------------------------------------------------------------------------------------ */

static table *deliver(const char *mission, const char *port, const char *said)
{
    char text[200];
    table *t;

    snprintf(text, sizeof text, "A in %s, gold 0, mission %s%s; step port", port, mission, said);
    t = position(2, text);
    roll(t, A, "deliver", "G03a");
    return t;
}

static void expect_done(const table *t, const char *mission, int gold_now)
{
    all_drawn(t);
    if (gold(t, A) != gold_now) fail_msg("%s brings %d gold", mission, gold(t, A));
    assert_int_equal(track(t, A), 1);
    assert_int_equal(captain(t, A)->mission, MM_NONE);
    assert_int_equal(captain(t, A)->progress, 0);
    assert_true(discarded(t, mission));
}

/* M01 to M07; MM-1.6, MM-13.6, MM-13.8: a Port action in the port that is named. */
RULE(journeys_end_in_the_port_that_is_named)
{
    static const struct {
        const char *mission, *port;
        int gold;
    } journeys[] = {{"M01", "HAV", 20}, {"M02", "NAS", 24}, {"M03", "SJU", 17}, {"M04", "CUR", 16},
                    {"M05", "PGO", 12}, {"M06", "SJO", 16}, {"M07", "TRI", 24}};

    for (int i = 0; i < RS_COUNT(journeys); i++) {
        char text[96];

        expect_done(deliver(journeys[i].mission, journeys[i].port, ""), journeys[i].mission, journeys[i].gold);
        snprintf(text, sizeof text, "A in OPR, mission %s; step port", journeys[i].mission);
        refused(position(2, text), A, "deliver", "MM-13.8");
    }
}

/* M01; MM-13.12: who becomes a pirate on the way keeps the mission. */
RULE(a_mission_is_kept_by_who_becomes_a_pirate) { expect_done(deliver("M01", "HAV", ", bounty EN1"), "M01", 20); }

/* ---- Goods (M08 to M12, M24) ---------------------------------------------------------------------------------------------- */

/* M08, M10, M11, M12; MM-13.8: the goods are handed over, those with the lowest numbers. */
RULE(goods_are_brought_to_the_port_that_is_named)
{
    static const struct {
        const char *mission, *port, *cargo, *left;
        int gold;
    } goods[] = {{"M08", "OPR", ", cargo K12 K13 K11 K14", "K14", 20},
                 {"M10", "PRO", ", cargo K21 K22 K28 K71", "K71", 20},
                 {"M11", "NAS", ", cargo K71 K73 K78 K72", "K78", 20},
                 {"M12", "TOR", ", cargo K31 K33 K38 K41 K48", "K38 K48", 22}};

    for (int i = 0; i < RS_COUNT(goods); i++) {
        table *t = deliver(goods[i].mission, goods[i].port, goods[i].cargo);

        expect_done(t, goods[i].mission, goods[i].gold);
        assert_true(cargo_is(t, A, goods[i].left));
    }
}

/* M09; MM-13.6: 16 gold, and the ship is repaired. */
RULE(canvas_and_planks_are_paid_with_repairs)
{
    table *t = deliver("M09", "SJO", ", values 1/1/1/1/0, cargo K51 K52 K71");

    expect_done(t, "M09", 16);
    assert_true(values_are(t, A, "2/2/2/1/1"));
    assert_true(cargo_is(t, A, ""));
}

/* M08, M12; MM-13.8: not without all of the goods. */
RULE(nothing_is_delivered_in_part)
{
    refused(position(2, "A in OPR, mission M08, cargo K11 K12; step port"), A, "deliver", "MM-13.8");
    refused(position(2, "A in TOR, mission M12, cargo K31 K41 K42; step port"), A, "deliver", "MM-13.8");
}

/* M24; MM-13.6, MM-16.6: wine, 6 gold and the pardon of a nation of one's choice. */
RULE(wine_buys_a_pardon)
{
    table *t = position(2, "A in SMA, gold 0, mission M24, bounty ES2 FR3, cargo K21 K22; step port");

    play(t, A, "deliver");
    expect_asked(t, A, MM_D_NATION_PICK);
    expect_offers(t, "nation FR; nation ES");
    roll(t, A, "nation FR", "G03a");
    expect_done(t, "M24", 6);
    assert_true(bounties_are(t, A, "ES2"));
    expect_done(deliver("M24", "SMA", ", cargo K21 K22"), "M24", 6);
}

/* ---- Enemies (M13 to M16, M19) -------------------------------------------------------------------------------------------- */

/* A's man-o-war sinks a pirate sloop in one volley. */
static table *sink_sloop(const char *said)
{
    char text[200];
    table *t;

    snprintf(text, sizeof text, "A at CSE, ship man-o-war, gold 0%s; npc E14 CSE; next S 1 S S 1 1 1 1 1 1 1 1", said);
    t = position(2, text);
    roll(t, A, "scout pirate-sloop", "G03a G04a");
    return t;
}

/* A's man-o-war sinks a frigate with Seamanship 3 in two volleys. */
static table *sink_frigate(const char *npc, const char *aim, const char *said)
{
    char text[200];
    table *t;

    snprintf(text, sizeof text, "A at CSE, ship man-o-war, gold 0%s; npc %s CSE; next S 1 S S 1 1 1 1 1 1 1 1", said, npc);
    t = position(2, text);
    play(t, A, aim);
    play(t, A, "declare shoot");
    roll(t, B, "declare shoot", "S S 1 1 1 1 1 1 1 1 G03a G04a");
    return t;
}

static void expect_defeat(const table *t, const char *mission, int gold_now)
{
    all_drawn(t);
    assert_int_equal(gold(t, A), gold_now);
    assert_int_equal(track(t, A), 2);
    assert_true(discarded(t, mission));
    assert_true(glory_is(t, A, "G03a G04a"));
}

/* M13; MM-1.6, MM-16.10, MM-25.8: the sloop is sunk: its reward, 12 gold, two points. */
RULE(the_settlers_are_rid_of_the_sloop) { expect_defeat(sink_sloop(", mission M13"), "M13", 17); }

/* M14; MM-16.10: the frigate is sunk. */
RULE(the_settlers_are_rid_of_the_frigate) { expect_defeat(sink_frigate("E16", "scout pirate-frigate", ", mission M14"), "M14", 30); }

/* M13, M14; MM-13.8: the wrong pirate does not count. */
RULE(the_wrong_pirate_does_not_count)
{
    table *t = sink_sloop(", mission M14");

    assert_true(holds_mission(t, A, "M14"));
    assert_int_equal(track(t, A), 1);
}

/* M15; MM-13.8: any pirate will do: sloop, frigate, or a captain with a bounty. */
RULE(any_pirate_is_brought)
{
    table *t;

    expect_defeat(sink_sloop(", mission M15"), "M15", 17);
    expect_defeat(sink_frigate("E16", "scout pirate-frigate", ", mission M15"), "M15", 27);
    t = position(2, "A at CSE, ship man-o-war, gold 0, mission M15; B at CSE, bounty ES1; next S 1 S S 1 1 1 1 1 1 1 1");
    play(t, A, "scout blue");
    roll(t, A, "claim ES", "G03a G04a C01");
    expect_defeat(t, "M15", 17);
}

/* M15; MM-13.8: an honest captain is no pirate. */
RULE(an_honest_captain_is_no_pirate)
{
    table *t = position(2, "A at CSE, ship man-o-war, mission M15; B at CSE; next S 1 S S 1 1 1 1 1 1 1 1");

    play(t, A, "scout blue");
    assert_true(holds_mission(t, A, "M15"));
    assert_int_equal(track(t, A), 1);
}

/* M16; MM-13.8: a Spanish naval ship ends the vendetta. */
RULE(a_vendetta_is_ended_by_sinking_a_spanish_naval_ship)
{
    expect_defeat(sink_frigate("E10", "scout spanish-navy", ", mission M16"), "M16", 15);
}

/* A raid worth 9: three escape symbols, which a sloop outsails. */
static void raid_spanish(table *t, const char *cards, const char *outcomes)
{
    roll(t, A, "scout merchant", "S 1");
    draws(t, cards);
    roll(t, A, "attack ES", "1 1");
    roll(t, A, "done", outcomes);
}

/* M16; MM-13.8: or two raids of Spanish merchants. */
RULE(a_vendetta_is_ended_by_two_raids)
{
    table *t = position(2, "A at TRI, gold 0, mission M16; merchant TRI ES CCS ES");

    raid_spanish(t, "K05 K15 K24", "");
    assert_int_equal(captain(t, A)->progress, 1);
    play(t, A, "move CCS");
    raid_spanish(t, "K34 K36 K44", "G03a");
    assert_int_equal(gold(t, A), 33);
    assert_int_equal(track(t, A), 1);
    assert_true(discarded(t, "M16"));
}

/* M19; MM-13.6, MM-16.6: any naval ship; 15 gold and a pardon, of the bounties of this battle too. */
RULE(the_blockade_is_broken)
{
    table *t = position(2, "A at CSE, ship man-o-war, gold 0, mission M19, bounty ES1; npc E01 CSE; next S 1 S S 1 1 1 1 1 1 1 1");

    play(t, A, "scout dutch-navy");
    play(t, A, "declare shoot");
    roll(t, B, "declare shoot", "S S 1 1 1 1 1 1 1 1 G03a");
    expect_asked(t, A, MM_D_NATION_PICK);
    expect_offers(t, "nation NL; nation ES");
    roll(t, A, "nation NL", "G04a");
    expect_defeat(t, "M19", 15);
    assert_true(bounties_are(t, A, "ES1"));
}

/* ---- Raids (M17, M18) ----------------------------------------------------------------------------------------------------- */

static table *raid_with_letter(const char *mission, const char *zone_name, const char *attack)
{
    char text[128];
    table *t;

    snprintf(text, sizeof text, "A at %s, gold 0, mission %s; next S 1", zone_name, mission);
    t = position(2, text);
    play(t, A, "scout merchant");
    roll(t, A, attack, "K05 K15 K24 1 1");
    return t;
}

/* M17, M18; MM-15.3, MM-13.8: a raid of that nation, without a bounty for it. */
RULE(a_letter_of_marque_for_one_raid)
{
    table *t = raid_with_letter("M17", "TOR", "attack FR");

    assert_true(bounties_are(t, A, ""));
    roll(t, A, "done", "G03a");
    expect_done(t, "M17", 19);
    t = raid_with_letter("M18", "CUR", "attack NL");
    assert_true(bounties_are(t, A, ""));
    roll(t, A, "done", "G03a");
    expect_done(t, "M18", 19);
}

/* M17; MM-15.3: other nations still mind. */
RULE(a_letter_of_marque_is_against_one_nation)
{
    table *t = raid_with_letter("M17", "CUR", "attack NL");

    assert_true(bounties_are(t, A, "NL1"));
    play(t, A, "done");
    assert_true(holds_mission(t, A, "M17"));
}

/* ---- Spying (M20 to M22) -------------------------------------------------------------------------------------------------- */

/* MM-6.2: the task of another mission is another one, be it in the same zone. */
RULE(another_missions_task_can_be_tried)
{
    table *t = position(2, "A at CSE, gold 9, mission M20; missions M21 M04");

    roll(t, A, "scout spy", "1 1");
    t->s.turn.actions = 9;
    plays(t, A, "move SDO; enter; port");
    roll(t, A, "mission M21", "S 1 1 M05");
    plays(t, A, "done; leave; move CSE");
    assert_true(holds_mission(t, A, "M21"));
    roll(t, A, "scout spy", "1 1");
    refused(t, A, "scout spy", "MM-6.2");
}

/* M20; MM-6.1, MM-13.8: two places in any order; a failure is tried again in another turn. */
RULE(the_shoals_are_charted_in_two_places)
{
    table *t = position(2, "A at CSE, gold 0, mission M20");

    roll(t, A, "scout spy", "1 1");
    refused(t, A, "scout spy", "MM-6.2");
    t = position(2, "A at CSE, gold 0, mission M20");
    roll(t, A, "scout spy", "S 1");
    assert_int_equal(track(t, A), 0);
    refused(t, A, "scout spy", "MM-6.2");
    t->s.turn.actions = 3;
    plays(t, A, "move CCS; move TRI");
    roll(t, A, "scout spy", "S 1 G03a");
    expect_done(t, "M20", 16);
}

/* M21; MM-13.8: one place. */
RULE(the_lost_survey_ship_is_found)
{
    table *t = position(2, "A at CSE, gold 0, mission M21");

    roll(t, A, "scout spy", "S 1 G03a");
    expect_done(t, "M21", 12);
    refused(position(2, "A at BAS, mission M21"), A, "scout spy", "MM-13.8");
}

/* M22; MM-12.9: the hermit is a Surgeon. */
RULE(the_hermit_is_a_surgeon)
{
    table *t = position(2, "A at OPR, gold 0, mission M22");

    roll(t, A, "scout spy", "S 1 G03a");
    expect_done(t, "M22", 0);
    assert_true(is_hired(t, A, "S07"));
}

/* ---- Letters and a duel (M23, M25) ---------------------------------------------------------------------------------------- */

/* M23; MM-13.8: a port of each of three nations, in any order; none is Spanish. */
RULE(letters_go_to_three_governors)
{
    table *t = position(2, "A in TOR, gold 0, mission M23; step port");

    play(t, A, "deliver");
    refused(t, A, "deliver", "MM-13.8");
    assert_int_equal(captain(t, A)->progress, 1 << MM_FR);
    refused(position(2, "A in HAV, mission M23; step port"), A, "deliver", "MM-13.8");
    t = position(2, "A in CUR, gold 0, mission M23, progress 4; step port");
    play(t, A, "deliver");
    assert_int_equal(track(t, A), 0);
    t = position(2, "A in SJO, gold 0, mission M23, progress 5; step port");
    roll(t, A, "deliver", "G03a");
    expect_done(t, "M23", 24);
}

static table *duel(const char *said, const char *outcomes)
{
    char text[128];
    table *t;

    snprintf(text, sizeof text, "A in CUR, gold 0%s; missions M25 M04; step port", said);
    t = position(2, text);
    roll(t, A, "mission M25", outcomes);
    return t;
}

/* M25; MM-12.8, MM-13.11: the duel against Leadership 2, Crew 2 is fought at once. */
RULE(a_duel_is_fought_at_once)
{
    table *t = duel("", "S 1 1 M01 S S 1 1 1 G03a");

    expect_done(t, "M25", 12);
    expect_asked(t, A, MM_D_PORT);
    assert_true(is_open(t, "M01"));
}

/* M25; MM-12.10, MM-13.9: who loses it dies, and the mission is discarded. */
RULE(a_duel_may_be_lost)
{
    table *t = duel("", "S 1 1 M01 1 1 1 S S C01");

    assert_int_equal(captain(t, A)->captain, MM_NONE);
    assert_int_equal(track(t, A), 0);
    assert_true(discarded(t, "M25"));
    expect_asked(t, B, MM_D_ACTION);
}

/* M25; MM-13.11, MM-23.6: a duel without winner is over, without reward. */
RULE(a_duel_may_have_no_winner)
{
    table *t = duel(", is C05", "S 1 M01 S S S S");

    all_drawn(t);
    assert_int_equal(captain(t, A)->value[MM_CREW], 0);
    assert_int_equal(track(t, A), 0);
    assert_int_equal(gold(t, A), 0);
    assert_true(discarded(t, "M25"));
    expect_asked(t, A, MM_D_PORT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(every_mission_is_accepted_at_its_port),
        TEST(every_roll_for_a_mission_may_fail),
        TEST(some_missions_are_not_for_everybody),
        TEST(silver_for_the_garrison_takes_a_deposit),
        TEST(the_old_mission_is_discarded),
        TEST(journeys_end_in_the_port_that_is_named),
        TEST(a_mission_is_kept_by_who_becomes_a_pirate),
        TEST(goods_are_brought_to_the_port_that_is_named),
        TEST(canvas_and_planks_are_paid_with_repairs),
        TEST(nothing_is_delivered_in_part),
        TEST(wine_buys_a_pardon),
        TEST(the_settlers_are_rid_of_the_sloop),
        TEST(the_settlers_are_rid_of_the_frigate),
        TEST(the_wrong_pirate_does_not_count),
        TEST(any_pirate_is_brought),
        TEST(an_honest_captain_is_no_pirate),
        TEST(a_vendetta_is_ended_by_sinking_a_spanish_naval_ship),
        TEST(a_vendetta_is_ended_by_two_raids),
        TEST(the_blockade_is_broken),
        TEST(a_letter_of_marque_for_one_raid),
        TEST(a_letter_of_marque_is_against_one_nation),
        TEST(another_missions_task_can_be_tried),
        TEST(the_shoals_are_charted_in_two_places),
        TEST(the_lost_survey_ship_is_found),
        TEST(the_hermit_is_a_surgeon),
        TEST(letters_go_to_three_governors),
        TEST(a_duel_is_fought_at_once),
        TEST(a_duel_may_be_lost),
        TEST(a_duel_may_have_no_winner),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
