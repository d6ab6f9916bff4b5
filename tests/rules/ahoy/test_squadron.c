/* test_squadron.c - rules tests: the Squadron (AH-13). */
#include "table.h"

#include <stdio.h>

/* AH-13.1: at the end of a Sail it may post a Patrol on the Flagship's space. */
RULE(a_sail_may_post_a_patrol)
{
    table *t = position(2, "BF at (2,1), pool 3 3; MU at (0,0)");

    plays(t, BF, "place 3 sail; step east; stop");
    expect_asked(t, BF, AH_D_PATROL);
    expect_offers(t, "pass; post (3,1)");
    play(t, BF, "post (3,1)");
    assert_int_equal(patrols(t, 3, 1), 1);
    assert_int_equal(ah_patrol_supply(&t->s), 9);
}

/* AH-13.1: so does a Tailwind, if it moves; without a move there is none. */
RULE(a_tailwind_may_post_a_patrol)
{
    table *t = position(2, "BF at (2,1), pool 2 2; MU at (0,0)");

    plays(t, BF, "place 2 tailwind; go (2,2); post (2,2)");
    assert_int_equal(patrols(t, 2, 2), 1);
    t = position(2, "BF at (2,1), pool 2 2; MU at (0,0)");
    plays(t, BF, "place 2 tailwind; pass");
    expect_asked(t, BF, AH_D_TURN);
}

/* AH-13.1, AH-7.14: also after a battle, even a lost one; the new Patrol does not fight. */
RULE(a_patrol_comes_after_a_battle_too)
{
    table *t = position(2, "BF at (2,1), die 1 cannons-5, pool 3 3; MU at (3,1); next 2 5");

    plays(t, BF, "place 3 sail; step east");
    plays(t, MU, "spoil levy; damage deploy");
    expect_asked(t, BF, AH_D_PATROL);
    play(t, BF, "post (3,1)");
    assert_int_equal(times(t, AH_EV_BATTLE), 0);
    assert_int_equal(patrols(t, 3, 1), 1);
}

/* AH-13.2: no other move of the Flagship brings a Patrol. */
RULE(other_moves_bring_no_patrol)
{
    static const char *const ways[][2] = {
        {"place 3 sailor; value 3; step east; stop", "sailor"},
        {"place 3 trawler; value 3; step east; stop", "trawler"},
        {"gust (3,1)", "ghastly-gust"},
        {"whisper (2,2)", "whispering-wind"},
    };
    table *t;

    for (int i = 0; i < RS_COUNT(ways); i++) {
        char text[128];

        snprintf(text, sizeof text, "BF at (2,1), crew %s, gold 2, pool 3 3; MU at (0,0)", ways[i][1]);
        t = position(2, text);
        plays(t, BF, ways[i][0]);
        assert_false(sails(t, BF, 2, 1));
        expect_asked(t, BF, AH_D_TURN);
    }
    t = position(2, "map M3 F1@(4,1)r0; BF at (0,0), crew aeronauts, gold 2, pool 3 3; MU at (3,2)");
    play(t, BF, "fly");
    assert_true(sails(t, BF, 5, 2));
    expect_asked(t, BF, AH_D_TURN);
}

/* AH-13.3: Patrols fight like the Flagship: loaded by the die, which is lowered for them. */
RULE(patrols_fight_with_the_squadrons_die)
{
    table *t = position(3, "patrols (3,1); SM1 at (2,1); BF at (0,0), die 5 cannons-5, pool 3 3; MU at (0,0); next 1 5");

    plays(t, BF, "place 3 order; order patrol-1; step west");
    expect_asked(t, BF, AH_D_FIRE);
    play(t, BF, "fire cannons-5 4"); /* 5 to 5 */
    expect_asked(t, BF, AH_D_VICTORY);
    assert_int_equal(slots(t, BF, "cannons-5", 1), 1);
    t = position(3, "patrols (3,1); SM1 at (2,1); BF at (0,0), pool 3 3; MU at (0,0)");
    plays(t, BF, "place 3 order; order patrol-1; step west");
    assert_int_equal(times(t, AH_EV_BATTLE), 0);
}

/* AH-13.4: at the end of the turn 2 Patrols of an island become a Stronghold, again and again, several on one island. */
RULE(two_patrols_become_a_stronghold)
{
    table *t = position(2, "patrols (0,0) (0,0) (0,0) (0,0) (3,2) (3,2) (0,1) (0,1); BF at (0,1), pool 1; MU at (2,1), pool 3 3");

    play(t, BF, "place 1 tailwind");
    expect_asked(t, BF, AH_D_STRONGHOLD);
    expect_offers(t, "pass; fortify [0,0]; fortify [3,2]");
    plays(t, BF, "fortify [0,0]; fortify [0,0]");
    assert_int_equal(strongholds(t, 0, 0), 2);
    assert_int_equal(patrols(t, 0, 0), 0);
    assert_int_equal(ah_patrol_supply(&t->s), 6);
    expect_offers(t, "pass; fortify [3,2]");
    play(t, BF, "fortify [3,2]");
    assert_int_equal(ah_stronghold_supply(&t->s), 0);
    expect_asked(t, MU, AH_D_TURN);
}

/* AH-13.4, AH-20.1: there are three Strongholds; one Patrol is not enough. */
RULE(a_stronghold_needs_two_patrols_and_a_stronghold)
{
    table *t = position(2, "strongholds (3,2) (3,2) (3,2); patrols (0,0) (0,0); BF at (0,1), pool 1; MU at (2,1), pool 3 3");

    play(t, BF, "place 1 tailwind");
    expect_asked(t, MU, AH_D_TURN);
    t = position(2, "patrols (0,0) (3,2); BF at (0,1), pool 1; MU at (2,1), pool 3 3");
    play(t, BF, "place 1 tailwind");
    expect_asked(t, MU, AH_D_TURN);
}

/* AH-13.5: Strongholds never move: neither Order nor Official can choose them. */
RULE(strongholds_do_not_move)
{
    table *t = position(2, "strongholds (0,0); patrols (0,0); BF at (0,1), pool 3 3; MU at (2,1)");

    play(t, BF, "place 3 order");
    refused(t, BF, "order stronghold-1", "AH-13.10");
    expect_offers(t, "stop; order patrol-1");
}

/* AH-13.6: a Stronghold is loaded without a die, adds 2, and fires the die as well. */
RULE(a_stronghold_fights_alone)
{
    table *t = position(3, "strongholds (3,2); SM1 at (3,1), pool 3 3; BF at (0,0), die 3 cannons-6; MU at (0,0); active SM1; next 6 3");

    plays(t, SM1, "place 3 sail; step south");
    expect_asked(t, BF, AH_D_FIRE);
    play(t, BF, "fire cannons-6 2"); /* 6 to 3 + 2 + 2 */
    expect_asked(t, BF, AH_D_VICTORY);
}

/* AH-13.7: under a Stronghold no enemy recruits, smuggles, delivers, negotiates or gains crew as a reward. */
RULE(a_stronghold_bars_the_island)
{
    table *t = position(3, "strongholds (3,2); SM1 at (3,2), cargo books, gold 2, pool 2 3; BF at (0,0); MU at (0,0); market sailor "
                           "beakhead elder; active SM1");

    refused(t, SM1, "recruit beakhead", "AH-12.2");
    refused(t, SM1, "smuggle tea", "AH-13.7");
    refused(t, SM1, "deliver books", "AH-13.7");
    plays(t, SM1, "place 2 negotiate; value 2");
    expect_asked(t, SM1, AH_D_TURN);
    assert_int_equal(rs_size(&captain(t, SM1)->crew), 0);
}

/* AH-13.7, AH-14.1: the Union may still land Comrades there. */
RULE(comrades_land_beside_a_stronghold)
{
    table *t = position(2, "strongholds (3,2); ready 2; MU at (3,1), pool 3 3; BF at (0,0); active MU; next 6 1");

    plays(t, MU, "place 3 sail; step south; pass; land");
    assert_int_equal(comrades(t, 3, 2), 2);
}

/* AH-13.9: Bombard removes all Comrades of the island in the Flagship's region, to the supply. */
RULE(bombard_clears_the_island)
{
    table *t = position(2, "comrades (0,0) 3; comrades (3,2) 2; BF at (1,1), pool 4 4; MU at (2,1)");

    play(t, BF, "place 4 bombard");
    assert_int_equal(comrades(t, 0, 0), 0);
    assert_int_equal(comrades(t, 3, 2), 2);
    assert_int_equal(t->s.comrades, 18);
    assert_int_equal(t->s.ready, 0);
}

/* AH-13.10: Order moves up to four different Patrols one space each. */
RULE(order_moves_four_patrols)
{
    table *t = position(2, "patrols (2,1) (2,1) (2,1) (2,1) (2,1); BF at (0,0), pool 3 3; MU at (0,0)");

    play(t, BF, "place 3 order");
    for (int i = 1; i <= 4; i++) {
        char move[32];

        snprintf(move, sizeof move, "order patrol-%d", i);
        plays(t, BF, move);
        refused(t, BF, "stop", "AH-7.5"); /* it moves now */
        play(t, BF, "step east");
    }
    expect_asked(t, BF, AH_D_TURN);
    assert_int_equal(patrols(t, 3, 1), 4);
    t = position(2, "patrols (2,1) (3,1); BF at (0,0), pool 3 3; MU at (0,0)");
    plays(t, BF, "place 3 order; order patrol-1; step east");
    refused(t, BF, "order patrol-1", "AH-13.10");
    plays(t, BF, "stop");
    expect_asked(t, BF, AH_D_TURN);
}

/* AH-13.10, AH-8.8: a battle ends the movement of that Patrol only. */
RULE(a_battle_stops_one_patrol_only)
{
    table *t = position(3, "patrols (3,1) (3,2); SM1 at (2,1), die 1 cannons; BF at (0,0), pool 3 3; MU at (0,0); next 6 1");

    plays(t, BF, "place 3 order; order patrol-1; step west; pass");
    expect_asked(t, BF, AH_D_ORDER);
    plays(t, BF, "order patrol-2; step north");
    assert_int_equal(patrols(t, 3, 1), 1);
}

/* AH-13.11: Deploy posts a Patrol on the Flagship's space or beside it, over a sandbar too, but only on the map. */
RULE(deploy_posts_a_patrol_near_the_flagship)
{
    table *t = position(2, "BF at (2,1), pool 6 3; MU at (0,0)");

    play(t, BF, "place 6 deploy");
    expect_offers(t, "post (2,1); post (1,1); post (3,1); post (2,2)");
    refused(t, BF, "post (3,2)", "AH-13.11");
    play(t, BF, "post (2,2)");
    assert_int_equal(patrols(t, 2, 2), 1);
}

/* AH-13.12: without a Patrol in the supply nothing is posted, and nobody is asked. */
RULE(without_patrols_nothing_is_posted)
{
    table *t = position(2, "patrols (2,1) (2,1) (2,1) (2,1) (2,1) (2,1) (2,1) (2,1) (2,1) (2,1); BF at (2,1), pool 6 3; MU at (0,0)");

    play(t, BF, "place 6 deploy");
    expect_asked(t, BF, AH_D_TURN);
    plays(t, BF, "place 3 sail; step east; stop");
    assert_int_equal(ah_patrol_supply(&t->s), 0);
    assert_int_equal(patrols(t, 3, 1), 0);
}

/* AH-13.11: all four neighbours will do. */
RULE(deploy_reaches_every_neighbour)
{
    table *t = position(2, "map M1 S1@(2,-1)r0; BF at (2,1), pool 6 3; MU at (0,0)");

    play(t, BF, "place 6 deploy");
    expect_offers(t, "post (2,1); post (2,0); post (1,1); post (3,1); post (2,2)");
    play(t, BF, "post (2,0)");
    assert_int_equal(patrols(t, 2, 0), 1);
}

/* AH-13.10, AH-9.23: every one of the ten Patrols can be ordered. */
RULE(all_ten_patrols_take_orders)
{
    table *t = position(2, "patrols (2,1) (2,1) (2,1) (2,1) (2,1) (2,1) (2,1) (2,1) (2,1) (3,1); BF at (0,0), pool 3 3; MU at (0,0)");

    play(t, BF, "place 3 order");
    expect_offers(t, "stop; order patrol-1; order patrol-10");
    refused(t, BF, "order patrol-2", "AH-9.23");
    plays(t, BF, "order patrol-10; step south");
    assert_int_equal(patrols(t, 3, 2), 1);
}

/* AH-13.4: a Stronghold is built on an island only where 2 Patrols are, and only in a region of the map. */
RULE(strongholds_are_built_on_islands)
{
    table *t = position(2, "patrols (0,0) (0,0) (3,2) (0,1) (0,1); BF at (0,1), pool 1; MU at (2,1), pool 3 3");

    play(t, BF, "place 1 tailwind");
    expect_offers(t, "pass; fortify [0,0]");
    refused(t, BF, "fortify [3,2]", "AH-13.4");
    refused(t, BF, "fortify c", "AH-2.8");
    play(t, BF, "pass");
    assert_int_equal(ah_stronghold_supply(&t->s), 3);
}

/* AH-10.8: the program warns the Squadron of the Wreckage that a Patrol would be lost in; not its enemies, nor for the Flagship. */
RULE(figures_are_warned_of_wreckage)
{
    table *t = position(3, "patrols (0,1); BF at (0,1), pool 3 3");

    plays(t, BF, "place 3 order; order patrol-1");
    expect_clause(warning(t, "step east"), "AH-10.8");
    expect_clause(warning(t, "step north"), "");
    t = position(3, "BF at (0,1), pool 3 3");
    play(t, BF, "place 3 sail");
    assert_string_equal(warning(t, "step east"),
                        "AH-10.8: Wreckage damages your Flagship: one of your slots is blocked until it is repaired.");
    t = position(3, "BF at (0,1), crew pilot, pool 3 3");
    play(t, BF, "place 3 sail");
    expect_clause(warning(t, "step east"), "");
    t = position(3, "patrols (0,1); MU crew convincing-official, pool 3 3; active MU");
    plays(t, MU, "place 3 convincing-official; order patrol-1");
    expect_clause(warning(t, "step east"), "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_sail_may_post_a_patrol),
        TEST(a_tailwind_may_post_a_patrol),
        TEST(a_patrol_comes_after_a_battle_too),
        TEST(other_moves_bring_no_patrol),
        TEST(patrols_fight_with_the_squadrons_die),
        TEST(two_patrols_become_a_stronghold),
        TEST(a_stronghold_needs_two_patrols_and_a_stronghold),
        TEST(strongholds_do_not_move),
        TEST(a_stronghold_fights_alone),
        TEST(a_stronghold_bars_the_island),
        TEST(comrades_land_beside_a_stronghold),
        TEST(bombard_clears_the_island),
        TEST(order_moves_four_patrols),
        TEST(a_battle_stops_one_patrol_only),
        TEST(deploy_posts_a_patrol_near_the_flagship),
        TEST(without_patrols_nothing_is_posted),
        TEST(deploy_reaches_every_neighbour),
        TEST(all_ten_patrols_take_orders),
        TEST(strongholds_are_built_on_islands),
        TEST(figures_are_warned_of_wreckage),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
