/* test_damage.c - rules tests: damage and repair (AH-11). */
#include "table.h"

#define BF_FULL "damage sail sail sail sail tailwind tailwind order cannons-6 bombard deploy"

/* AH-11.1, AH-11.3: damage goes on a free slot of board or crew: not on a die, not on damage, not on the dashed Repair. */
RULE(damage_goes_on_a_free_slot)
{
    table *t = position(
        3, "SM1 at (2,1), crew sailor gunner diver, damage sail, die 3 sail, die 2 tailwind; BF at (3,1), die 1 cannons-5, pool 3 3;"
           "MU at (0,0); next 6 1");

    plays(t, BF, "place 3 sail; step west; spoil rob");
    expect_offers(t, "damage sail; damage full-sail; damage cannons; damage negotiate; damage sailor");
    refused(t, BF, "damage repair", "AH-11.3");
    refused(t, BF, "damage tailwind", "AH-11.3");
    refused(t, BF, "damage gunner", "AH-11.3"); /* a cost slot is dashed */
    refused(t, BF, "damage diver", "AH-11.3");  /* no slot at all */
    play(t, BF, "damage sailor");
    assert_int_equal(slots(t, SM1, "sailor", AH_DAMAGED), 1);
    assert_int_equal(damage(t, SM1), 2);
}

/* AH-11.2: taken damage is placed by its owner, dealt damage by the dealer. */
RULE(who_takes_damage_picks_and_who_deals_it_picks)
{
    table *t = position(3, "SM1 at (1,1); BF at (2,1), die 1 cannons-5, pool 3 3; MU at (0,0); next 6 1");

    plays(t, BF, "place 3 sail; step west; spoil rob");
    expect_asked(t, BF, AH_D_DEAL);
    play(t, BF, "damage sail");
    expect_asked(t, BF, AH_D_TAKE); /* the Wreckage */
    expect_offers(t, "damage sail; damage tailwind; damage order; damage cannons-6; damage bombard; damage deploy");
}

/* AH-11.3: a die protects its slot, until it is taken back. */
RULE(a_die_protects_its_slot)
{
    table *t = position(
        3, "SM1 at (2,1), damage sail sail sail full-sail tailwind, die 2 cannons, die 2 negotiate; BF at (3,1), die 1 cannons-5, pool 3 3;"
           "MU at (0,0); next 6 1");

    plays(t, BF, "place 3 sail; step west");
    play(t, SM1, "pass"); /* fires nothing */
    plays(t, BF, "spoil batter; pass");
    assert_int_equal(damage(t, SM1), 5);
    expect_asked(t, BF, AH_D_TURN);
}

/* AH-11.4: damage that finds no slot is lost. */
RULE(damage_without_a_slot_is_lost)
{
    table *t = position(2, "BF at (0,1), die 1 cannons-5, " BF_FULL ", pool 2 5");

    assert_int_equal(damage(t, BF), 10);
    t = position(3, "SM1 at (0,1), damage sail sail full-sail tailwind cannons negotiate, pool 2 2; active SM1");
    plays(t, SM1, "place 2 sail; step east; stop"); /* the last Sail slot holds the die */
    assert_int_equal(damage(t, SM1), 6);
    assert_int_equal(gold(t, SM1), 1);
}

/* AH-11.5: a damaged Patrol goes back to the supply, with one damage or with two. */
RULE(a_damaged_patrol_returns_to_the_supply)
{
    table *t = position(
        3, "patrols (2,1) (2,1); SM1 at (3,1), die 1 cannons, crew gunner, pool 3 3; BF at (0,0); MU at (0,0); active SM1; next 6 1 1 6");

    plays(t, SM1, "place 3 sail; step west; spoil loot"); /* 2 damage, one Patrol */
    assert_int_equal(patrols(t, 2, 1), 1);
    assert_int_equal(ah_patrol_supply(&t->s), 9);
}

/* AH-11.5: so does a Stronghold. */
RULE(a_damaged_stronghold_returns_to_the_supply)
{
    table *t = position(3, "strongholds (3,2) (0,0); SM1 at (3,1), pool 3 3; BF at (0,0); MU at (0,0); active SM1; next 6 1");

    plays(t, SM1, "place 3 sail; step south; spoil loot");
    assert_int_equal(strongholds(t, 3, 2), 0);
    assert_int_equal(strongholds(t, 0, 0), 1);
    assert_int_equal(ah_stronghold_supply(&t->s), 2);
}

/* AH-11.6, AH-14.17: damage to the Gunship goes on its plan; a die there protects; with all slots damaged it is lost with its plan. */
RULE(a_ship_is_lost_with_its_last_slot)
{
    table *t = position(2, "gunship (2,1); MU at (0,0), die 4 gunship-4; BF at (3,1), die 6 cannons-6, pool 3 3; next 3 2");

    plays(t, BF, "place 3 sail; step west; fire cannons-6 5; spoil batter; pass"); /* 8 to 5; one damage is lost */
    assert_true(stands(t, AH_GUNSHIP, 2, 1));
    assert_int_equal(slots(t, MU, "gunship-6", AH_DAMAGED), 1);
    assert_int_equal(slots(t, MU, "gunship-4", 4), 1);
    t = position(2, "gunship (2,1); MU at (0,0), damage gunship-6; BF at (3,1), die 6 cannons-6, pool 3 3; next 3 2");
    plays(t, BF, "place 3 sail; step west; fire cannons-6 5; spoil rob; pass");
    assert_int_equal(t->s.at[AH_GUNSHIP], AH_NONE);
    assert_true(rs_has(&t->s.played, AH_GUNSHIP_PLAN));
    assert_false(rs_has(&captain(t, MU)->hand.cards, AH_GUNSHIP_PLAN));
    assert_int_equal(damage(t, MU), 0);
}

/* AH-11.6: the Cutter has one slot: one damage and it is gone. */
RULE(one_damage_sinks_the_cutter)
{
    table *t = position(2, "cutter (2,1); MU at (0,0); BF at (3,1), die 1 cannons-5, pool 3 3; next 6 1");

    plays(t, BF, "place 3 sail; step west; spoil rob; pass");
    assert_int_equal(t->s.at[AH_CUTTER], AH_NONE);
    assert_true(rs_has(&t->s.played, AH_CUTTER_PLAN));
    t = position(2, "cutter (2,1); MU at (0,0), die 3 cutter; BF at (3,1), die 1 cannons-5, pool 3 3; next 6 1");
    plays(t, BF, "place 3 sail; step west; spoil rob; pass"); /* a die protects it */
    assert_true(stands(t, AH_CUTTER, 2, 1));
}

/* AH-11.6, AH-11.8, AH-16.17: damage on a ship is never repaired, neither by Repair nor by "repair all". */
RULE(ships_are_never_repaired)
{
    table *t = position(2, "gunship (2,1); MU at (0,0), crew shipwright, damage gunship-4 sail, pool 2 3; active MU");

    play(t, MU, "place 2 repair");
    refused(t, MU, "repair gunship-4", "AH-11.6");
    expect_offers(t, "stop; repair sail");
    play(t, MU, "stop");
    play(t, MU, "place 3 shipwright");
    assert_int_equal(damage(t, MU), 0);
    assert_int_equal(slots(t, MU, "gunship-4", AH_DAMAGED), 1);
}

/* AH-11.7: damage to the Flagship stays off the ships' plans. */
RULE(flagship_damage_stays_off_the_plans)
{
    table *t = position(2, "gunship (0,0); cutter (0,0); MU at (2,1); BF at (3,1), die 1 cannons-5, pool 3 3; next 6 1");

    plays(t, BF, "place 3 sail; step west; spoil rob");
    expect_offers(t, "damage sail; damage tailwind; damage assemble; damage cannons; damage inspire; damage rally");
    refused(t, BF, "damage gunship-4", "AH-11.3");
    refused(t, BF, "damage cutter", "AH-11.3");
}

/* AH-11.8: repairing takes damage off own slots, board and crew. */
RULE(board_and_crew_are_repaired)
{
    table *t = position(3, "SM1 at (0,1), crew sailor, damage sailor tailwind, pool 2 2; active SM1; MU damage sail");

    play(t, SM1, "place 2 repair");
    expect_offers(t, "stop; repair tailwind; repair sailor");
    plays(t, SM1, "repair sailor; repair tailwind");
    assert_int_equal(damage(t, SM1), 0);
    assert_int_equal(slots(t, SM1, "sailor", AH_FREE), 1);
    assert_int_equal(damage(t, MU), 1);
}

/* AH-11.9, AH-18.8: damage outlasts the round, and its slot takes no die. */
RULE(damage_outlasts_the_round)
{
    table *t = position(2, "BF at (0,0), pool 1; MU at (0,1), damage cannons; next 1 1 1 1 1 1 1 1 1");

    plays(t, BF, "place 1 tailwind; raise [0,0]; pass");
    assert_int_equal(t->s.round, 3);
    assert_int_equal(slots(t, MU, "cannons", AH_DAMAGED), 1);
    expect_asked(t, MU, AH_D_TURN);
    refused(t, MU, "place 1 cannons", "AH-5.1");
}

/* AH-11.10: a Flagship stays on the map whatever hits it. */
RULE(a_flagship_is_never_removed)
{
    table *t = position(
        3, "SM1 at (2,1), damage sail sail sail full-sail tailwind cannons; BF at (3,1), die 1 cannons-5, pool 3 3; MU at (0,0); next 6 1");

    plays(t, BF, "place 3 sail; step west; spoil batter; pass");
    assert_int_equal(damage(t, SM1), 7);
    assert_true(sails(t, SM1, 2, 1));
}

/* AH-11.11: "repair all" takes every token and asks nothing. */
RULE(repair_all_asks_nothing)
{
    table *t = position(3, "SM1 at (0,1), crew shipwright sailor, damage sail sail cannons sailor, pool 3 3; active SM1");

    play(t, SM1, "place 3 shipwright");
    assert_int_equal(damage(t, SM1), 0);
    expect_asked(t, SM1, AH_D_TURN);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(damage_goes_on_a_free_slot),
        TEST(who_takes_damage_picks_and_who_deals_it_picks),
        TEST(a_die_protects_its_slot),
        TEST(damage_without_a_slot_is_lost),
        TEST(a_damaged_patrol_returns_to_the_supply),
        TEST(a_damaged_stronghold_returns_to_the_supply),
        TEST(a_ship_is_lost_with_its_last_slot),
        TEST(one_damage_sinks_the_cutter),
        TEST(ships_are_never_repaired),
        TEST(flagship_damage_stays_off_the_plans),
        TEST(board_and_crew_are_repaired),
        TEST(damage_outlasts_the_round),
        TEST(a_flagship_is_never_removed),
        TEST(repair_all_asks_nothing),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
