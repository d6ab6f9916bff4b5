/* test_levels.c - every crew card at every level is played and used. */
#include "table.h"

#include <stdio.h>

/* A crew card of this level, played from the hand, with the ship at an island of six spaces. */
static table *with(const char *card_and_level, const char *more)
{
    char name[RS_LINE];
    table *t = position_of(3, "2.2 I12; P at 2.2, hand %s%s", card_and_level, more);

    snprintf(name, sizeof name, "play %s", card_and_level);
    for (char *c = name; *c; c++)
        if (*c == ':') *c = 0;
    play(t, P, name);
    return t;
}

/* DR-5.1, DR-5.2, DR-5.3: one cargo on the dock from six of the cards at level 1, once. */
RULE(level_one_cards_bring_cargo)
{
    static const char *const cards[] = {"bosun", "first-mate", "gunner-1", "gunner-2", "sailor-1", "sailor-2", "sailor-3"};

    for (int i = 0; i < RS_COUNT(cards); i++) {
        char move[RS_LINE];
        table *t = with(cards[i], "");

        snprintf(move, sizeof move, "use %s level cargo-1-dock", cards[i]);
        play(t, P, move);
        assert_int_equal(captain(t, P)->dock, 1);
        refused(t, P, move, "DR-5.3");
    }
}

/* ---- Captain -------------------------------------------------------------------------------------------------------------- */

/* DR-5.6, DR-17.2: the Captain is a sail at level 1, and a flag and a helm from level 2 on. */
RULE(the_captain_trades_a_sail_for_a_flag)
{
    table *t = with("captain:1", "; B at 2.2");

    refused(t, P, "use captain level flag", "DR-5.2");
    play(t, P, "set-sail");
    assert_int_equal(captain(t, P)->track, 3);
    for (int i = 2; i <= 4; i++) {
        char name[RS_LINE];

        snprintf(name, sizeof name, "captain:%d", i);
        t = with(name, "; B at 2.2");
        assert_true(offered(t, "use captain level flag"));
        assert_int_equal(dr_count_shown(&t->s, P, crew("captain"), DR_PER_HELM), 1);
        play(t, P, "set-sail");
        assert_int_equal(captain(t, P)->track, 2);
    }
}

/* DR-14.16, DR-5.5: at level 3 a win pays a coin for each helm, at level 4 two more; there the Captain has a cannon, too. */
RULE(the_captain_is_paid_for_a_win)
{
    table *t = position(3, "2.2 OS1, card MF12; P at 2.2, coins 1, stow A, play captain:3+U107; next M103 L50 L11 L11");

    play(t, P, "raid MF12");
    expect_offers(t, "amount 0; amount 1");
    plays(t, P, "amount 1; use captain level win-coin-per-helm");
    assert_int_equal(captain(t, P)->coins, 1 + 1 + 2);

    t = position(3, "2.2 OS1, card MF12; P at 2.2, coins 1, stow A, hull A:EB3, play captain:4; next M103 L50 L50 L11 L11");
    play(t, P, "raid MF12");
    expect_offers(t, "amount 0; amount 1; amount 2");
    plays(t, P, "amount 2; use captain level win-coin-2-per-helm");
    assert_int_equal(captain(t, P)->coins, 1 + 1 + 3);
}

/* ---- Sailor --------------------------------------------------------------------------------------------------------------- */

/* DR-13.3, DR-4.12: the Sailor brings 2, 3 or 4 cargo and repairs for 2 in the harbour, for 2 anywhere, for nothing. */
RULE(the_sailor_brings_cargo_and_repairs)
{
    table *t = position(3, "P damage 1, dock 1, play sailor-1:2");

    plays(t, P, "use sailor-1 level cargo-2-dock; use sailor-1 level repair-2-harbour");
    assert_int_equal(captain(t, P)->dock, 1);
    assert_int_equal(captain(t, P)->damage, 0);

    t = with("sailor-1:2", ", damage 1, dock 5");
    refused(t, P, "use sailor-1 level repair-2-harbour", "DR-13.3");
    t = with("sailor-1:3", ", damage 1");
    refused(t, P, "use sailor-1 level repair-2", "DR-4.13");
    plays(t, P, "use sailor-1 level cargo-3-dock; use sailor-1 level repair-2");
    assert_int_equal(captain(t, P)->dock, 1);
    assert_int_equal(captain(t, P)->damage, 0);
    t = with("sailor-1:4", ", damage 1");
    plays(t, P, "use sailor-1 level repair; use sailor-1 level cargo-4-any; amount 4; holds a");
    assert_int_equal(captain(t, P)->cargo, 4);
    assert_int_equal(captain(t, P)->damage, 0);
}

/* ---- First Mate ----------------------------------------------------------------------------------------------------------- */

/* DR-11.3, DR-11.1: the First Mate builds one, two or three buildings, paying for each. */
RULE(the_first_mate_builds)
{
    static const char *const moves[] = {"use first-mate level build-1", "use first-mate level build-2", "use first-mate level build-3"};

    for (int level_now = 2; level_now <= 4; level_now++) {
        table *t = position_of(3, "1.1 I02, P 2+1; 1.2 I03, P 2+1; P dock 20, play first-mate:%d", level_now);

        play(t, P, moves[level_now - 2]);
        play(t, P, "build 1.1 outpost");
        if (level_now > 2) play(t, P, "build 1.2 garrison");
        if (level_now > 3) play(t, P, "build 1.2 fort");
        expect_asked(t, P, DR_D_MAIN);
        assert_int_equal(captain(t, P)->dock, level_now == 2 ? 18 : level_now == 3 ? 15 : 11);
    }
}

/* DR-11.2, DR-5.9: without an island of one's own, or without cargo, nothing is built. */
RULE(the_first_mate_needs_an_island_and_cargo)
{
    table *t = position(3, "P dock 20, play first-mate:2");

    refused(t, P, "use first-mate level build-1", "DR-11.2");
    t = position(3, "1.1 I02, P 2+1; P dock 1, play first-mate:2");
    refused(t, P, "use first-mate level build-1", "DR-11.2");
    t = position(3, "1.1 I02, P 2+1; P dock 3, play first-mate:2");
    play(t, P, "use first-mate level build-1");
    expect_offers(t, "build 1.1 garrison; build 1.1 outpost");
    refused(t, P, "build 1.1 fort", "DR-11.1");
}

/* ---- Bosun ---------------------------------------------------------------------------------------------------------------- */

/* DR-5.4, DR-12.1: the Bosun has a helm from level 2 on; from level 3 on cargo or an extension, not both. */
RULE(the_bosun_brings_cargo_or_an_extension)
{
    table *t = with("bosun:2", "");

    play(t, P, "use bosun level cargo-1-dock");
    assert_int_equal(dr_count_shown(&t->s, P, crew("bosun"), DR_PER_HELM), 1);
    t = with("bosun:3", ", dock 3");
    play(t, P, "use bosun level cargo-1-dock");
    refused(t, P, "use bosun level basic-3", "DR-5.3");
    t = with("bosun:4", ", dock 6");
    assert_true(offered(t, "use bosun level cargo-1-dock"));
    assert_true(offered(t, "use bosun level basic-3"));
    plays(t, P, "use bosun level advanced-6; extend EA1 b");
    refused(t, P, "use bosun level cargo-1-dock", "DR-5.3");
}

/* ---- Gunner --------------------------------------------------------------------------------------------------------------- */

static int cannons_with(const char *gunner)
{
    table *t = position_of(3, "P play %s", gunner);

    return dr_cannons_left(&t->s, P) - 1; /* the printed one */
}

/* DR-5.6, DR-14.5: the Gunner brings 1, 1, 2, 2 cargo and has a cannon from level 2 on. */
RULE(the_gunner_has_a_cannon_from_level_two_on)
{
    table *t = with("gunner-1:2", "");

    play(t, P, "use gunner-1 level cargo-1-dock");
    t = with("gunner-2:3", "");
    play(t, P, "use gunner-2 level cargo-2-dock");
    t = with("gunner-1:4", "");
    play(t, P, "use gunner-1 level cargo-2-dock");
    assert_int_equal(captain(t, P)->dock, 2);
    assert_int_equal(cannons_with("gunner-1:1"), 0);
    assert_int_equal(cannons_with("gunner-1:2"), 1);
    assert_int_equal(cannons_with("gunner-1:3"), 1);
    assert_int_equal(cannons_with("gunner-1:4"), 1);
}

/* DR-5.3, DR-15.10, DR-14.12: from level 3 on the Gunner throws two cubes; at level 4 a cube is given up for two coins, which hurts no
 * merchant ship. */
RULE(the_gunner_throws_and_gives_up_cubes)
{
    table *t = position(3, "2.2 OS1, card MF12; P at 2.2, coins 1, stow A, play gunner-1:4; next M103 L50 L0 L11");

    plays(t, P, "raid MF12; amount 1");
    expect_offers(t, "use gunner-1 level throw-2; use gunner-1 level sacrifice; pass");
    draws(t, "L29 L84");
    play(t, P, "use gunner-1 level throw-2");
    all_drawn(t);
    play(t, P, "use gunner-1 level sacrifice");
    expect_offers(t, "sacrifice a4; sacrifice b2; sacrifice c3");
    play(t, P, "sacrifice c3");
    assert_int_equal(captain(t, P)->coins, 1 + 2 + 1); /* and the loot */

    t = position(3, "2.2 OS1, card MF12; P at 2.2, play gunner-1:3; next M103 L50 L0 L11");
    plays(t, P, "raid MF12; amount 1");
    expect_offers(t, "use gunner-1 level throw-2; pass");
}

/* ---- Deckhand, Buccaneer, Purser ------------------------------------------------------------------------------------------ */

/* DR-5.4, DR-5.7: the Deckhand places a cube; or it gives one sail at level 2 and two at level 3; and three sails besides at level 4. */
RULE(the_deckhand_places_or_sails_and_at_last_both)
{
    static const int sails[] = {0, 1, 2};
    table *t;

    for (int level_now = 1; level_now <= 3; level_now++) {
        t = position_of(3, "2.2 I12; P at 2.2, play deckhand-1:%d", level_now);
        play(t, P, "set-sail");
        if (level_now > 1) play(t, P, "count deckhand-1 level");
        assert_int_equal(captain(t, P)->track, 2 + sails[level_now - 1]);
        assert_int_equal(offered(t, "use deckhand-1 level place-1"), level_now == 1);
    }
    t = position(3, "2.2 I12; P at 2.2, play deckhand-2:4");
    plays(t, P, "use deckhand-2 level place-1; set-sail");
    assert_int_equal(captain(t, P)->track, 5);
    assert_true(cubes_are(t, "2.2", P, 1, 0));
}

/* DR-5.8, DR-9.8: the Buccaneer places as many cubes as its level says. */
RULE(the_buccaneer_places_as_many_cubes_as_its_level)
{
    static const char *const moves[] = {"use buccaneer level place-1", "use buccaneer level place-2", "use buccaneer level place-3",
                                        "use buccaneer level place-4"};

    for (int level_now = 1; level_now <= 4; level_now++) {
        table *t = position_of(3, "2.2 I12; P at 2.2, play buccaneer:%d", level_now);

        play(t, P, moves[level_now - 1]);
        assert_true(cubes_are(t, "2.2", P, level_now, level_now == 4)); /* four of six spaces are control */
    }
}

/* DR-10.4, DR-10.6: the Purser produces on as many islands as its level says, at level 4 with a cargo and a coin more each. */
RULE(the_purser_produces_on_as_many_islands_as_its_level)
{
    static const char *const moves[] = {"use purser level produce-1", "use purser level produce-2", "use purser level produce-3",
                                        "use purser level produce-4"};
    static const char *const islands[] = {"produce 1.1", "produce 1.2", "produce 1.3", "produce 2.1"};

    for (int level_now = 1; level_now <= 4; level_now++) {
        table *t = position_of(3, "1.1 I04; 1.2 I05; 1.3 I06; 2.1 I07; P play purser:%d", level_now);

        play(t, P, moves[level_now - 1]);
        for (int i = 0; i < level_now; i++) play(t, P, islands[i]);
        expect_asked(t, P, DR_D_MAIN);
        assert_int_equal(cell(t, "1.1")->cargo, level_now == 4 ? 3 : 2);
        assert_int_equal(cell(t, "1.1")->coins, level_now == 4);
    }
}

/* DR-20.4, DR-20.5: each card rises from 1 to 4 and no further, and keeps its upgrades. */
RULE(every_card_rises_to_level_four)
{
    for (int who = 0; who < DR_CREW; who++) {
        const char *name = dr_crew_words.term[who].word;
        char move[RS_LINE];

        snprintf(move, sizeof move, "level-up %s", name);
        for (int from = 1; from <= 4; from++) {
            table *t = position_of(3, "P pending, hand %s:%d+U101 %s; step turn", name, from, who == 0 ? "bosun" : "captain");

            if (from == 4) {
                refused(t, P, move, "DR-20.4");
                continue;
            }
            play(t, P, move);
            assert_int_equal(level(t, P, name), from + 1);
            assert_true(is_sleeved(t, P, name, "U101"));
            assert_true(in_hand(t, P, name));
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(level_one_cards_bring_cargo),
        TEST(the_captain_trades_a_sail_for_a_flag),
        TEST(the_captain_is_paid_for_a_win),
        TEST(the_sailor_brings_cargo_and_repairs),
        TEST(the_first_mate_builds),
        TEST(the_first_mate_needs_an_island_and_cargo),
        TEST(the_bosun_brings_cargo_or_an_extension),
        TEST(the_gunner_has_a_cannon_from_level_two_on),
        TEST(the_gunner_throws_and_gives_up_cubes),
        TEST(the_deckhand_places_or_sails_and_at_last_both),
        TEST(the_buccaneer_places_as_many_cubes_as_its_level),
        TEST(the_purser_produces_on_as_many_islands_as_its_level),
        TEST(every_card_rises_to_level_four),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
