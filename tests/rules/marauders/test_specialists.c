/* test_specialists.c - the sixteen specialists, S01 to S16: hiring, and what each does while he is aboard. */
#include "table.h"

#include <stdio.h>

static const char *with(const char *format, const char *card)
{
    static char texts[4][256];
    static int at;
    char *text = texts[at++ % 4];

    snprintf(text, sizeof texts[0], format, card, card);
    return text;
}

/* Both specialists of a type do the same. */
static void both(const char *one, const char *other, void (*check)(const char *card))
{
    check(one);
    check(other);
}

/* ---- Hiring --------------------------------------------------------------------------------------------------------------- */

typedef struct hiring {
    const char *card, *port;
    int type;
} hiring;

static const hiring hirings[] = {
    {"S01", "SJO", MM_CARPENTER},      {"S02", "HAV", MM_CARPENTER},       {"S03", "PRO", MM_MASTER_FIGHTER},
    {"S04", "TRI", MM_MASTER_FIGHTER}, {"S05", "CAR", MM_GUNNERY_CAPTAIN}, {"S06", "SMA", MM_GUNNERY_CAPTAIN},
    {"S07", "PGO", MM_SURGEON},        {"S08", "BRI", MM_SURGEON},         {"S09", "NAS", MM_LOOKOUT},
    {"S10", "SJU", MM_LOOKOUT},        {"S11", "CUR", MM_PURSER},          {"S12", "CCS", MM_PURSER},
    {"S13", "BAS", MM_SAILING_MASTER}, {"S14", "OPR", MM_SAILING_MASTER},  {"S15", "TOR", MM_MASTER_GUNNER},
    {"S16", "SDO", MM_MASTER_GUNNER},
};

static table *in_his_port(const hiring *h, const char *said)
{
    char text[128];

    snprintf(text, sizeof text, "A in %s, glory %s%s; step port", h->port, h->card, said);
    return position(2, text);
}

static void expect_hired(const hiring *h)
{
    table *t = in_his_port(h, "");

    roll(t, A, with("hire %s", h->card), "S 1 1");
    if (!is_hired(t, A, h->card)) fail_msg("%s is not hired in %s", h->card, h->port);
    assert_true(mm_has_hired(captain(t, A), h->type));
    assert_true(glory_is(t, A, ""));
    assert_int_equal(gold(t, A), 10);
}

/* MM-17.6: each is hired in his own port, by a Leadership roll, for nothing. */
RULE(every_specialist_is_hired_in_his_port)
{
    for (int i = 0; i < RS_COUNT(hirings); i++) expect_hired(&hirings[i]);
}

/* MM-17.6: and nowhere else. */
RULE(no_specialist_is_hired_elsewhere)
{
    for (int i = 0; i < RS_COUNT(hirings); i++) {
        hiring elsewhere = {hirings[i].card, hirings[(i + 1) % RS_COUNT(hirings)].port, 0};

        refused(in_his_port(&elsewhere, ""), A, with("hire %s", elsewhere.card), "MM-17.6");
    }
}

/* MM-17.6: after a failed roll 2 gold, or the card is discarded. */
RULE(a_specialist_hesitates)
{
    table *t = in_his_port(&hirings[0], "");

    roll(t, A, "hire S01", "1 1 1");
    expect_asked(t, A, MM_D_HIRE_PAY);
    play(t, A, "pay");
    assert_true(is_hired(t, A, "S01"));
    assert_int_equal(gold(t, A), 8);
    t = in_his_port(&hirings[0], "");
    roll(t, A, "hire S01", "1 1 1");
    play(t, A, "discard S01");
    assert_true(discarded(t, "S01"));
    t = in_his_port(&hirings[0], ", gold 1");
    roll(t, A, "hire S01", "1 1 1");
    expect_offers(t, "discard S01");
}

/* MM-17.7: any number of specialists, but one of a type. */
RULE(one_specialist_of_a_type)
{
    table *t = in_his_port(&hirings[0], ", hired S02 S03");

    refused(t, A, "hire S01", "MM-17.7");
    t = in_his_port(&hirings[0], ", hired S03 S05 S07 S09 S11 S13 S15");
    roll(t, A, "hire S01", "S 1 1");
    assert_true(is_hired(t, A, "S01"));
}

/* ---- What they do --------------------------------------------------------------------------------------------------------- */

static void carpenter(const char *card)
{
    table *t = position(2, with("A values 1/2/1/1/1, hired %s", card));

    play(t, A, "end");
    expect_asked(t, A, MM_D_CARPENTER);
    expect_offers(t, "pass; mend hull; mend masts");
    play(t, A, "mend masts");
    assert_true(values_are(t, A, "1/2/2/1/1"));
    expect_asked(t, B, MM_D_ACTION);
}

/* S01, S02: one point at the end of the own turn, but no Crew. MM-10.2 */
RULE(a_carpenter_mends_a_point_a_turn)
{
    table *t;

    both("S01", "S02", carpenter);
    t = position(2, "A values 2/2/2/1/1, hired S01");
    play(t, A, "end");
    expect_asked(t, B, MM_D_ACTION);
    t = position(2, "A values 1/2/1/1/1, hired S03");
    play(t, A, "end");
    expect_asked(t, B, MM_D_ACTION);
}

static void own_die(const char *card)
{
    table *t = boarding(with("is C05, hired %s", card), "is C11", "1 2 1 1");

    expect_asked(t, A, MM_D_BATTLE_WINDOW);
    play(t, A, "use master-fighter");
    expect_offers(t, "die 1; die 2");
    roll(t, A, "die 2", "S 1 1 1 1");
    assert_true(values_are(t, B, "2/2/2/1/1"));
    expect_asked(t, A, MM_D_BATTLE_WINDOW);
    all_drawn(t);
}

/* S03, S04; MM-2.5, MM-23.4: one of the own Leadership dice is thrown again each round. */
RULE(a_master_fighter_throws_one_die_again) { both("S03", "S04", own_die); }

static void protection(const char *card)
{
    table *t = boarding(with("is C05, hired %s", card), "is C11, glory G01a", "S S 1 1");

    play(t, A, "pass");
    play(t, B, "announce G01a");
    assert_int_equal(offers_of(t, MM_V_SIDE), 0);
    roll(t, B, "dice 2 0 0 0 0", "1 1");
    expect_asked(t, A, MM_D_BATTLE_WINDOW);
    play(t, A, "pass");
    expect_asked(t, A, MM_D_PRIZE);
    all_drawn(t);
}

/* S03, S04; MM-17.5: nobody makes his captain throw again; the card only works on its owner's dice. */
RULE(a_master_fighter_protects_the_dice) { both("S03", "S04", protection); }

static void gunnery_captain(const char *card)
{
    table *t = battle(with("hired %s", card), "gold 1", "S S 1 1 S");

    expect_asked(t, A, MM_D_BATTLE_WINDOW);
    roll(t, A, "use gunnery-captain", "4");
    assert_true(values_are(t, B, "2/2/2/2/0"));
    all_drawn(t);
}

/* S05, S06; MM-22.1: one location die is thrown again. */
RULE(a_gunnery_captain_throws_a_location_die_again) { both("S05", "S06", gunnery_captain); }

/* S05; MM-21.5, MM-21.10: with Long Guns and with Four-Pounders too, once each. */
RULE(a_gunnery_captain_serves_all_guns)
{
    table *t = battle("mods MOD5 MOD6, hired S05", "gold 1", "S 2");

    roll(t, A, "use gunnery-captain", "1 1 1 1 1");
    assert_true(values_are(t, B, "2/1/2/2/1"));
    play(t, A, "declare shoot");
    play(t, B, "declare flee");
    roll(t, A, "fire", "2");
    expect_asked(t, A, MM_D_BATTLE_WINDOW);
    roll(t, A, "use gunnery-captain", "4 1 1 1 1");
    assert_true(values_are(t, B, "2/1/2/2/0"));
    all_drawn(t);
}

static void surgeon(const char *card)
{
    table *t = battle(with("hired %s", card), "gold 1", "1 1 S S 3");

    assert_true(values_are(t, A, "2/2/2/1/1"));
    play(t, A, "declare flee");
    roll(t, B, "declare shoot", "S S 1 1");
    assert_int_equal(times(t, MM_EV_FLED), 1);
    assert_true(values_are(t, A, "2/2/2/2/1"));
    assert_true(happened(t, MM_EV_SURGEON, A));
}

/* S07, S08; MM-22.7: a Crew point comes back after a battle in which hits took some. */
RULE(a_surgeon_saves_a_man) { both("S07", "S08", surgeon); }

/* S07: not if no hit took Crew in this battle. MM-22.7 */
RULE(a_surgeon_only_heals_fresh_wounds)
{
    table *t = battle("values 2/2/2/1/1, hired S07", "gold 1", "1 1 1 1");

    play(t, A, "declare flee");
    roll(t, B, "declare shoot", "S S 1 1");
    assert_true(values_are(t, A, "2/2/2/1/1"));
    t = boarding("is C05, values 2/2/2/1/1, hired S07", "is C11, values 2/2/2/1/1", "S 1 1 1");
    play(t, A, "keep");
    play(t, A, "done");
    assert_int_equal(captain(t, B)->captain, MM_NONE);
    assert_true(values_are(t, A, "2/2/2/1/1"));
}

/* S07: after raids, failed ones too, and after crew battles ashore. MM-15.9, MM-12.8 */
RULE(a_surgeon_works_after_raids_and_ashore)
{
    table *t = position(2, "A at CSE, values 2/2/2/1/1, hired S07; next S 1");

    play(t, A, "scout merchant");
    roll(t, A, "attack FR", "K04 K01 K03 1 1");
    assert_true(values_are(t, A, "2/2/2/1/1"));
    assert_true(happened(t, MM_EV_RAID_FAILS, A));
    t = position(2, "A at SJU, rumours R13, hired S07");
    roll(t, A, "scout R13", "S 1 S S 1 S 1 1 G03a");
    assert_true(values_are(t, A, "2/2/2/2/1"));
    all_drawn(t);
}

static void lookout(const char *card)
{
    table *t = position(2, with("A at CSE, hired %s; next 1 2", card));

    play(t, A, "scout merchant");
    expect_offers(t, "pass; reroll-one 1; reroll-one 2");
    roll(t, A, "reroll-one 2", "S");
    expect_asked(t, A, MM_D_MERCHANT);
}

/* S09, S10; MM-2.5: one die of a Scouting roll. */
RULE(a_lookout_looks_again) { both("S09", "S10", lookout); }

static void purser(const char *card)
{
    table *t = position(2, with("A in BAS, hired %s; step port", card));

    play(t, A, "buy-goods");
    assert_int_equal(rs_zone_size(&captain(t, A)->offer), 7);
}

/* S11, S12; MM-9.3: one card more on offer. */
RULE(a_purser_finds_another_card) { both("S11", "S12", purser); }

static void sailing_master(const char *card)
{
    table *t = battle(with("hired %s", card), "gold 1", "1 1 1 1");

    expect_asked(t, A, MM_D_BATTLE_WINDOW);
    roll(t, A, "use sailing-master", "S 1");
    assert_true(values_are(t, B, "2/1/2/2/1"));
    t = position(2, with("A at CSE, hired %s; next S 1", card));
    play(t, A, "scout merchant");
    roll(t, A, "attack FR", "K05 K15 K24 1 2");
    expect_asked(t, A, MM_D_REROLL);
    roll(t, A, "reroll-one 1", "S");
    expect_asked(t, A, MM_D_RAID_USE);
}

/* S13, S14; MM-2.5, MM-15.4: one die of a contest, or of the Seamanship roll of a raid. */
RULE(a_sailing_master_throws_a_die_again) { both("S13", "S14", sailing_master); }

static void master_gunner(const char *card)
{
    table *t = battle(with("hired %s", card), "gold 1", "1 1 S S 1 2");

    assert_true(values_are(t, A, "2/1/2/2/1"));
    assert_true(values_are(t, B, "2/2/1/2/1"));
    all_drawn(t);
}

/* S15, S16; MM-21.13: a hit more for who does not win, also without a success. */
RULE(a_master_gunner_hits_once_more) { both("S15", "S16", master_gunner); }

/* S15; MM-21.13: at most as many as there are Cannons, and the winner's volley is as usual. */
RULE(a_master_gunner_has_no_more_guns_than_there_are)
{
    table *t = battle("hired S15", "gold 1", "S 1 S S 1 2");

    assert_true(values_are(t, B, "2/2/1/2/1"));
    all_drawn(t);
    t = battle("hired S15", "gold 1", "S S 1 1 2");
    assert_true(values_are(t, B, "2/2/1/2/1"));
    all_drawn(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(every_specialist_is_hired_in_his_port),
        TEST(no_specialist_is_hired_elsewhere),
        TEST(a_specialist_hesitates),
        TEST(one_specialist_of_a_type),
        TEST(a_carpenter_mends_a_point_a_turn),
        TEST(a_master_fighter_throws_one_die_again),
        TEST(a_master_fighter_protects_the_dice),
        TEST(a_gunnery_captain_throws_a_location_die_again),
        TEST(a_gunnery_captain_serves_all_guns),
        TEST(a_surgeon_saves_a_man),
        TEST(a_surgeon_only_heals_fresh_wounds),
        TEST(a_surgeon_works_after_raids_and_ashore),
        TEST(a_lookout_looks_again),
        TEST(a_purser_finds_another_card),
        TEST(a_sailing_master_throws_a_die_again),
        TEST(a_master_gunner_hits_once_more),
        TEST(a_master_gunner_has_no_more_guns_than_there_are),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
