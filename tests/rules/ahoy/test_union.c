/* test_union.c - rules tests: the Union and its plans (AH-14, AH-17). */
#include "table.h"

#define THREE "map M1 S1@(-2,1)r0; " /* islands at (0,0) Tree, (3,2) Compass, (-1,2) Swords */

/* ---- Comrades ------------------------------------------------------------------------------------------------------------------ */

/* AH-14.1: a Sail that ends on an island lands 2 Ready Comrades or gathers 2. */
RULE(a_sail_to_an_island_lands_or_gathers_comrades)
{
    table *t = position(2, "ready 3; MU at (0,1), pool 3 3; BF at (3,2); active MU");

    plays(t, MU, "place 3 sail; step north; stop");
    expect_asked(t, MU, AH_D_COMRADES);
    expect_offers(t, "pass; land; gather");
    play(t, MU, "land");
    assert_int_equal(comrades(t, 0, 0), 2);
    assert_int_equal(t->s.ready, 1);
    t = position(2, "ready 3; MU at (0,1), pool 3 3; BF at (3,2); active MU");
    plays(t, MU, "place 3 sail; step north; stop; gather");
    assert_int_equal(t->s.ready, 5);
    assert_int_equal(t->s.comrades, 15);
    t = position(2, "ready 3; MU at (0,1), pool 3 3; BF at (3,2); active MU");
    plays(t, MU, "place 3 sail; step north; stop; pass");
    assert_int_equal(t->s.ready, 3);
}

/* AH-14.1, AH-20.1: as many as there are; with none ready nothing can be landed. */
RULE(comrades_land_as_far_as_they_go)
{
    table *t = position(2, "ready 1; comrades (3,2) 18; MU at (0,1), pool 3 3; BF at (3,2); active MU");

    plays(t, MU, "place 3 sail; step north; stop; gather"); /* one in the supply */
    assert_int_equal(t->s.ready, 2);
    t = position(2, "ready 1; MU at (0,1), pool 3 3; BF at (3,2); active MU");
    plays(t, MU, "place 3 sail; step north; stop; land");
    assert_int_equal(comrades(t, 0, 0), 1);
    t = position(2, "MU at (0,1), pool 3 3; BF at (3,2); active MU");
    plays(t, MU, "place 3 sail; step north; stop");
    expect_offers(t, "pass; gather");
    refused(t, MU, "land", "AH-14.3");
    t = position(2, "ready 2; comrades (3,2) 18; MU at (0,1), pool 3 3; BF at (3,2); active MU");
    plays(t, MU, "place 3 sail; step north; stop");
    refused(t, MU, "gather", "AH-20.1");
}

/* AH-14.1: neither off an island nor by another move than Sail. */
RULE(only_a_sail_to_an_island_counts)
{
    table *t = position(2, "ready 3; MU at (0,1), pool 3 3; BF at (3,2); active MU");

    plays(t, MU, "place 3 sail; step north; step south");
    expect_asked(t, MU, AH_D_TURN);
    t = position(2, "ready 3; MU at (0,1), crew sailor, pool 3 3; BF at (3,2); active MU");
    plays(t, MU, "place 3 sailor; step north; stop");
    expect_asked(t, MU, AH_D_TURN);
}

/* AH-14.2: a Tailwind brings no Comrades, even if it ends on an island. */
RULE(a_tailwind_brings_no_comrades)
{
    table *t = position(2, "map M3; ready 3; MU at (0,1), crew barrelman, pool 6 3; BF at (0,0); active MU");

    plays(t, MU, "place 6 tailwind; go (3,1); drift; step south"); /* out of the Fog onto the island */
    assert_true(sails(t, MU, 3, 2));
    expect_asked(t, MU, AH_D_TURN);
}

/* AH-14.3: Comrades that are removed go to the supply; only Ready ones are placed. */
RULE(removed_comrades_are_not_ready)
{
    table *t = position(2, "comrades (0,0) 4; MU at (0,0), hand cutter, pool 1 3; BF at (3,2); active MU");

    play(t, MU, "plan cutter");
    assert_int_equal(t->s.comrades, 18);
    assert_int_equal(t->s.ready, 0);
    play(t, MU, "place 1 assemble"); /* 18 in the supply, none ready */
    assert_int_equal(comrades(t, 0, 0), 2);
}

/* AH-14.4: any number on an island; Ready Comrades give no control. */
RULE(comrades_have_no_limit_but_their_number)
{
    table *t = position(2, "comrades (0,0) 16; ready 4; MU at (0,1), pool 1 3; BF at (3,2); active MU");

    assert_int_equal(ah_control(&t->s, region(t, 0, 0), AH_UNION), 17);
    play(t, MU, "place 1 assemble");
    assert_int_equal(comrades(t, 0, 0), 20);
    assert_int_equal(ah_control(&t->s, region(t, 0, 0), AH_UNION), 21);
    t = position(2, "ready 20; MU at (0,1), pool 1 3; BF at (3,2); active MU");
    assert_int_equal(ah_control(&t->s, region(t, 0, 0), AH_UNION), 1);
}

/* AH-14.5: Assemble places 4 on the island of the Flagship's region, fewer only if fewer are ready. */
RULE(assemble_places_four)
{
    table *t = position(2, "ready 3; MU at (1,1), pool 1 3; BF at (3,2); active MU");

    play(t, MU, "place 1 assemble");
    assert_int_equal(comrades(t, 0, 0), 3);
    assert_int_equal(t->s.ready, 0);
    t = position(2, "ready 7; MU at (1,1), pool 1 3; BF at (3,2); active MU");
    play(t, MU, "place 1 assemble");
    assert_int_equal(comrades(t, 0, 0), 4);
    assert_int_equal(t->s.ready, 3);
}

/* AH-14.6: Inspire places one each on up to four different islands. */
RULE(inspire_places_one_on_each_of_four_islands)
{
    table *t = position(2, "map M1 S1@(-2,1)r0 F1@(4,1)r0 B1@(0,-2)r0; ready 6; MU at (0,1), pool 6 3; BF at (3,2); active MU");

    play(t, MU, "place 6 inspire");
    expect_asked(t, MU, AH_D_INSPIRE);
    assert_int_equal(offers_of(t, AH_INSPIRE), 5);
    play(t, MU, "inspire [0,0]");
    refused(t, MU, "inspire [0,0]", "AH-14.6");
    plays(t, MU, "inspire [3,2]; inspire [-1,2]; inspire [5,2]");
    expect_asked(t, MU, AH_D_TURN);
    assert_int_equal(t->s.ready, 2);
    assert_int_equal(comrades(t, 0, 0) + comrades(t, 3, 2) + comrades(t, -1, 2) + comrades(t, 5, 2), 4);
    t = position(2, "ready 1; MU at (0,1), pool 6 3; BF at (3,2); active MU");
    plays(t, MU, "place 6 inspire; inspire [3,2]");
    expect_asked(t, MU, AH_D_TURN); /* nobody ready any more */
    t = position(2, "ready 2; MU at (0,1), pool 6 3; BF at (3,2); active MU");
    plays(t, MU, "place 6 inspire; stop");
    expect_asked(t, MU, AH_D_TURN);
    assert_int_equal(t->s.ready, 2);
}

/* AH-14.7: Rally readies 4 from the supply, on an island only. */
RULE(rally_readies_four_on_an_island)
{
    table *t = position(2, "MU at (0,0), pool 6 3; BF at (3,2); active MU");

    play(t, MU, "place 6 rally");
    assert_int_equal(t->s.ready, 4);
    t = position(2, "comrades (3,2) 18; MU at (0,0), pool 6 3; BF at (3,2); active MU");
    play(t, MU, "place 6 rally");
    assert_int_equal(t->s.ready, 2);
    t = position(2, "MU at (0,1), pool 6 3; BF at (3,2); active MU");
    play(t, MU, "place 6 rally");
    assert_int_equal(t->s.ready, 0);
}

/* ---- Plans and ships ----------------------------------------------------------------------------------------------------------- */

/* AH-14.8: plans of action are free actions of the own turn; plans of battle wait for one, also on others' turns. */
RULE(each_plan_has_its_time)
{
    table *t = position(
        3, "comrades (0,0) 1; MU at (0,1), hand close-call weapons-cache secret-weapon evacuation dynamic-entry, pool 3 3; BF at (3,2);"
           "SM1 at (3,1); active MU");

    assert_true(offered(t, "plan evacuation") && offered(t, "plan dynamic-entry"));
    refused(t, MU, "plan close-call", "AH-14.8");
    refused(t, MU, "plan weapons-cache", "AH-14.8");
    refused(t, MU, "plan secret-weapon", "AH-14.8");
    refused(t, MU, "plan enlist", "AH-14.8"); /* not in hand */
    t = position(3, "MU at (2,1), hand close-call evacuation; SM1 at (3,1), die 1 cannons, pool 3 3; BF at (0,0); active SM1");
    plays(t, SM1, "place 3 sail; step west");
    expect_asked(t, MU, AH_D_PLANS);
    expect_offers(t, "pass; plan close-call");
    refused(t, MU, "plan evacuation", "AH-14.8");
}

/* AH-14.8, AH-1.2: with any plan in hand the Union is asked, so that a pause tells nothing; with an empty hand it is not. */
RULE(the_union_is_asked_whenever_it_has_plans)
{
    table *t = position(3, "MU at (2,1), hand evacuation; SM1 at (3,1), die 1 cannons, pool 3 3; BF at (0,0); active SM1; next 6 1");

    plays(t, SM1, "place 3 sail; step west");
    expect_asked(t, MU, AH_D_PLANS);
    expect_offers(t, "pass");
    play(t, MU, "pass");
    expect_asked(t, SM1, AH_D_VICTORY);
    t = position(3, "MU at (2,1); SM1 at (3,1), die 1 cannons, pool 3 3; BF at (0,0); active SM1; next 6 1");
    plays(t, SM1, "place 3 sail; step west");
    expect_asked(t, SM1, AH_D_VICTORY);
}

/* AH-14.9: a played plan is discarded; Cutter and Gunship stay in play. */
RULE(played_plans_are_discarded)
{
    table *t = position(2, "comrades (0,0) 4; MU at (3,2), hand dynamic-entry cutter gunship, pool 3 3; BF at (3,1); active MU");

    play(t, MU, "plan dynamic-entry");
    assert_true(happened(t, AH_EV_PLAN, MU));
    play(t, MU, "pass");
    assert_true(rs_has(&t->s.played, AH_DYNAMIC_ENTRY));
    plays(t, MU, "plan cutter");
    plays(t, MU, "plan gunship");
    assert_int_equal(rs_size(&t->s.played), 1);
    assert_int_equal(rs_size(&captain(t, MU)->hand.cards), 0);
    assert_true(stands(t, AH_CUTTER, 0, 0) && stands(t, AH_GUNSHIP, 0, 0));
}

/* AH-14.10: the hand has no limit, and an empty deck stays empty. */
RULE(the_hand_has_no_limit_and_the_deck_an_end)
{
    table *t = position(2, "BF at (0,0), pool 1; MU at (3,2), hand evacuation secret-weapon close-call weapons-cache weapons-cache-2 "
                           "sneak-attack sneak-attack-2 enlist;"
                           "played cutter gunship dynamic-entry; next 1 1 1 1 1 1 1 1 1");

    plays(t, BF, "place 1 tailwind; raise [0,0]; pass");
    assert_int_equal(rs_size(&captain(t, MU)->hand.cards), 9);
    assert_int_equal(rs_size(&t->s.plans.cards), 0);
    assert_int_equal(rs_size(&t->s.played), 3);
}

/* AH-14.11, AH-17.8: launching a ship removes 2 Comrades of its island; without 2 on one island it is not possible. */
RULE(launching_takes_two_comrades)
{
    table *t = position(2, "comrades (0,0) 2; comrades (3,2) 3; MU at (0,1), hand gunship cutter, pool 3 3; BF at (0,1); active MU");

    play(t, MU, "plan gunship");
    expect_asked(t, MU, AH_D_LAUNCH);
    expect_offers(t, "launch [0,0]; launch [3,2]");
    play(t, MU, "launch [3,2]");
    assert_int_equal(comrades(t, 3, 2), 1);
    assert_int_equal(t->s.comrades, 17);
    assert_true(stands(t, AH_GUNSHIP, 3, 2));
    play(t, MU, "plan cutter"); /* only one island is left */
    assert_true(stands(t, AH_CUTTER, 0, 0));
    t = position(2, "comrades (0,0) 1; comrades (3,2) 1; MU at (0,1), hand gunship, pool 3 3; BF at (0,1); active MU");
    refused(t, MU, "plan gunship", "AH-14.11");
}

/* AH-14.12: the Cutter sails 1 to 3 spaces with any die, or takes its Tailwind. */
RULE(the_cutter_sails_three_spaces_or_takes_a_tailwind)
{
    table *t = position(2, "cutter (3,1); MU at (0,0), pool 2 3; BF at (0,0); active MU");

    play(t, MU, "place 2 cutter");
    expect_asked(t, MU, AH_D_SHIPMODE);
    expect_offers(t, "pass; sail; go (2,2)");
    play(t, MU, "go (2,2)");
    assert_true(stands(t, AH_CUTTER, 2, 2));
    expect_asked(t, MU, AH_D_TURN);
    t = position(2, "cutter (3,1); MU at (0,0), pool 1 3; BF at (0,0); active MU");
    plays(t, MU, "place 1 cutter; sail; step west; step east; step south");
    assert_true(stands(t, AH_CUTTER, 3, 2));
    expect_asked(t, MU, AH_D_TURN);
    refused(t, MU, "place 3 cutter", "AH-5.1");
}

/* AH-14.13: the Gunship needs a 4 or a 6 and sails 1 or 2 spaces, or takes the Tailwind. */
RULE(the_gunship_sails_two_spaces)
{
    table *t = position(2, "gunship (3,1); MU at (0,0), pool 4 6 3; BF at (0,1); active MU");

    refused(t, MU, "place 3 gunship-4", "AH-5.2");
    refused(t, MU, "place 6 gunship-4", "AH-5.2");
    plays(t, MU, "place 6 gunship-6; sail; step west; step east");
    assert_int_equal(slots(t, MU, "gunship-6", 6), 1);
    play(t, MU, "place 4 gunship-4");
    expect_offers(t, "pass; sail; go (1,0)");
    play(t, MU, "go (1,0)");
    assert_true(stands(t, AH_GUNSHIP, 1, 0));
}

/* AH-14.13: without the plan in play there are no such slots. */
RULE(a_ship_needs_its_plan_in_play)
{
    table *t = position(2, "MU at (0,0), hand gunship cutter, pool 4 6; BF at (3,1); active MU");

    refused(t, MU, "place 4 gunship-4", "AH-5.1");
    refused(t, MU, "place 4 cutter", "AH-5.1");
}

/* AH-14.14: both ships ignore Wreckage, find no gold and bring no Comrades. */
RULE(the_ships_neither_break_nor_anchor)
{
    table *t = position(2, "ready 2; cutter (0,1); gunship (0,1); MU at (3,2), pool 4 4; BF at (3,1); active MU");

    plays(t, MU, "place 4 cutter; sail; step east; stop");
    assert_int_equal(gold(t, MU), 0);
    assert_true(stands(t, AH_CUTTER, 1, 1));
    plays(t, MU, "place 4 gunship-4; sail; step north; stop"); /* an island */
    assert_true(stands(t, AH_GUNSHIP, 0, 0));
    assert_int_equal(comrades(t, 0, 0), 0);
    assert_int_equal(t->s.ready, 2);
}

/* AH-14.15: the Gunship is loaded without a die and fires the Union's; the Cutter neither. */
RULE(the_gunship_is_always_loaded)
{
    table *t = position(3, "gunship (3,1); SM1 at (2,1); MU at (0,0), die 2 cannons, pool 4 4; BF at (0,0); active MU; next 1 5");

    plays(t, MU, "place 4 gunship-4; sail; step west");
    expect_offers(t, "pass; fire cannons 1");
    play(t, MU, "fire cannons 1"); /* 1 + 3 + 1 to 5 */
    expect_asked(t, MU, AH_D_VICTORY);
    t = position(3, "cutter (2,1); SM1 at (3,1), pool 3 3; MU at (0,0), die 6 cannons; BF at (0,0); active SM1");
    plays(t, SM1, "place 3 sail; step west");
    assert_int_equal(times(t, AH_EV_BATTLE), 0);
}

/* AH-14.16: with the Cutter in the region each Comrade counts 2, the Cutter itself 1. */
RULE(the_cutter_doubles_the_comrades)
{
    table *t = position(2, "comrades (0,0) 2; cutter (1,1); MU at (3,1); BF at (3,2)");

    assert_int_equal(ah_control(&t->s, 0, AH_UNION), 5);
    t = position(2, "comrades (0,0) 2; cutter (2,1); MU at (3,1); BF at (3,2)");
    assert_int_equal(ah_control(&t->s, 0, AH_UNION), 2);
    t = position(2, "comrades (0,0) 2; cutter (1,0); gunship (0,1); MU at (1,1); BF at (3,2)");
    assert_int_equal(ah_control(&t->s, 0, AH_UNION), 7);
}

/* AH-14.17: a die on a ship slot keeps damage off it. */
RULE(a_die_on_a_ship_slot_protects_it)
{
    table *t = position(
        3, "gunship (2,1); MU at (0,0), die 6 gunship-6; SM1 at (3,1), die 6 cannons, pool 3 3; BF at (0,0); active SM1; next 6 1");

    plays(t, SM1, "place 3 sail; step west; pass; spoil loot");
    assert_int_equal(slots(t, MU, "gunship-4", AH_DAMAGED), 1);
    assert_int_equal(slots(t, MU, "gunship-6", 6), 1);
    assert_true(stands(t, AH_GUNSHIP, 2, 1));
}

/* AH-14.18: MU-a with the Cutter uses a Ready Comrade too. */
RULE(a_victory_of_the_cutter_lands_a_comrade)
{
    table *t =
        position(3, "ready 2; cutter (3,1); strongholds (3,2); MU at (0,0), pool 3 3; SM1 at (0,0); BF at (0,0); active MU; next 6 1");

    plays(t, MU, "place 3 cutter; sail; step south; spoil rouse");
    assert_int_equal(comrades(t, 3, 2), 1);
    assert_int_equal(t->s.ready, 1);
    assert_int_equal(strongholds(t, 3, 2), 0);
}

/* ---- The plans one by one ------------------------------------------------------------------------------------------------------ */

/* AH-17.1: Evacuation moves all Comrades of an island, spread over the others; the last one gets the rest. */
RULE(evacuation_moves_all)
{
    table *t = position(2, THREE "comrades (0,0) 3; MU at (0,1), hand evacuation, pool 3 3; BF at (3,2); active MU");

    play(t, MU, "plan evacuation");
    expect_asked(t, MU, AH_D_EVACUATE_TO);
    expect_offers(t, "settle 0; settle 1; settle 2; settle 3");
    refused(t, MU, "settle 4", "AH-17.1");
    play(t, MU, "settle 1");
    assert_int_equal(comrades(t, 0, 0), 0);
    assert_int_equal(comrades(t, 3, 2), 1);
    assert_int_equal(comrades(t, -1, 2), 2);
    assert_int_equal(t->s.comrades, 17);
    t = position(2, THREE "comrades (0,0) 3; comrades (3,2) 1; MU at (0,1), hand evacuation, pool 3 3; BF at (3,2); active MU");
    play(t, MU, "plan evacuation");
    expect_offers(t, "evacuate [0,0]; evacuate [3,2]");
    refused(t, MU, "evacuate [-1,2]", "AH-17.1");
    t = position(2, THREE "MU at (0,1), hand evacuation, pool 3 3; BF at (3,2); active MU");
    expect_clause(warning(t, "plan evacuation"), "AH-20.5");
}

/* AH-17.3, AH-7.8: Close Call ignores one battle: with movement left the ship goes on; the next battle is fought. */
RULE(close_call_ignores_one_battle)
{
    table *t = position(2, "MU at (3,1), hand close-call, pool 3 3; BF at (2,1), die 1 cannons-5; active MU");

    plays(t, MU, "place 3 sail; step west; plan close-call");
    assert_true(rs_has(&t->s.played, AH_CLOSE_CALL));
    expect_asked(t, MU, AH_D_STEP);
    t = position(2, "patrols (2,1); MU at (3,1), hand close-call, pool 3 3; BF at (2,1), die 1 cannons-5; active MU; next 5 1");
    plays(t, MU, "place 3 sail; step west; engage squadron-flagship; plan close-call");
    expect_asked(t, MU, AH_D_VICTORY); /* against the Patrol */
    play(t, MU, "pass");
    expect_asked(t, MU, AH_D_TURN);
}

/* AH-17.4: each Weapons Cache adds the Ready Comrades; both and Secret Weapon can be combined. */
RULE(weapons_caches_add_up)
{
    table *t = position(
        3, "ready 2; SM1 at (2,1); MU at (3,1), die 1 cannons, hand weapons-cache weapons-cache-2 secret-weapon, pool 3 3; BF at (0,0);"
           "active MU; next 1 1 6");

    plays(t, MU, "place 3 sail; step west; plan weapons-cache; plan secret-weapon; plan weapons-cache-2"); /* 1 + 1 + 4 to 6 */
    expect_asked(t, MU, AH_D_VICTORY);
    t = position(3, "ready 2; SM1 at (2,1); MU at (3,1), die 1 cannons, hand weapons-cache weapons-cache-2, pool 3 3; BF at (0,0); active "
                    "MU; next 1 4");
    plays(t, MU, "place 3 sail; step west; plan weapons-cache; pass"); /* 1 + 2 to 4 */
    expect_asked(t, SM1, AH_D_VICTORY);
    t = position(3, "ready 2; SM1 at (2,1); MU at (3,1), die 1 cannons, hand weapons-cache weapons-cache-2, pool 3 3; BF at (0,0); active "
                    "MU; next 1 3");
    plays(t, MU, "place 3 sail; step west; plan weapons-cache; pass");
    expect_asked(t, MU, AH_D_VICTORY);
}

/* AH-17.5: Sneak Attack removes up to 2 Patrols of a region with a Comrade; Strongholds stay. */
RULE(sneak_attack_removes_patrols)
{
    table *t = position(
        2, "comrades (0,0) 1; patrols (0,0) (0,1) (0,1) (2,1); strongholds (0,0); MU at (3,2), hand sneak-attack sneak-attack-2, pool 3 3;"
           "BF at (3,1); active MU");

    play(t, MU, "plan sneak-attack");
    expect_asked(t, MU, AH_D_SNEAK_OUT);
    expect_offers(t, "stop; remove (0,0); remove (0,1)");
    refused(t, MU, "remove (2,1)", "AH-17.5");
    plays(t, MU, "remove (0,1); remove (0,0)");
    expect_asked(t, MU, AH_D_TURN);
    assert_int_equal(ah_patrol_supply(&t->s), 8);
    assert_int_equal(strongholds(t, 0, 0), 1);
    plays(t, MU, "plan sneak-attack-2; stop");
    expect_asked(t, MU, AH_D_TURN);
    assert_int_equal(ah_patrol_supply(&t->s), 8);
    t = position(2, "comrades (0,0) 1; patrols (0,0); MU at (3,2), hand sneak-attack, pool 3 3; BF at (3,1); active MU");
    plays(t, MU, "plan sneak-attack; remove (0,0)");
    expect_asked(t, MU, AH_D_TURN); /* no other Patrol is there */
    t = position(2, "comrades (0,0) 1; patrols (2,1); strongholds (0,0); MU at (3,2), hand sneak-attack, pool 3 3; BF at (3,1); active MU");
    expect_clause(warning(t, "plan sneak-attack"), "AH-20.5");
}

/* AH-17.6, AH-12.1: Enlist takes cards of the island's suit for nothing, wherever the Flagship is; the Market is refilled after it. */
RULE(enlist_recruits_for_nothing)
{
    table *t = position(
        2, "comrades (0,0) 1; MU at (3,2), hand enlist, pool 3 3; BF at (3,1); market naive-noble convincing-comrade elder; active MU;"
           "next convincing-official diver");

    play(t, MU, "plan enlist");
    expect_asked(t, MU, AH_D_ENLIST_CREW);
    expect_offers(t, "stop; take naive-noble; take convincing-comrade");
    refused(t, MU, "take elder", "AH-17.6");
    play(t, MU, "take naive-noble");
    assert_true(market_is(t, "convincing-comrade elder"));
    plays(t, MU, "take convincing-comrade");
    expect_asked(t, MU, AH_D_TURN); /* the Official that came up cannot be taken */
    assert_true(market_is(t, "elder convincing-official diver"));
    assert_true(has_crew(t, MU, "naive-noble") && has_crew(t, MU, "convincing-comrade"));
    t = position(2, "comrades (0,0) 1; MU at (3,2), hand enlist, pool 3 3; BF at (3,1); market sailor fighters elder; active MU");
    expect_clause(warning(t, "plan enlist"), "AH-20.5");
}

/* AH-17.7: Dynamic Entry raises the die on Cannons by 2, to 6 at most, then leads to any Tailwind space. */
RULE(dynamic_entry_raises_the_die_and_leaps)
{
    table *t = position(2, "MU at (0,0), die 5 cannons, crew gunners-mate, hand dynamic-entry, pool 3 3; BF at (3,1); active MU");

    play(t, MU, "plan dynamic-entry");
    assert_int_equal(slots(t, MU, "cannons", 6), 1);
    expect_asked(t, MU, AH_D_ENTRY);
    expect_offers(t, "pass; go (1,0); go (1,1); go (2,2)");
    play(t, MU, "go (2,2)");
    assert_true(sails(t, MU, 2, 2));
    assert_int_equal(t->s.quota_left, 2);
    t = position(2, "MU at (0,0), die 3 cannons, hand dynamic-entry-2, pool 3 3; BF at (3,1); active MU");
    plays(t, MU, "plan dynamic-entry-2; pass");
    assert_int_equal(slots(t, MU, "cannons", 5), 1);
    t = position(2, "MU at (0,0), hand dynamic-entry, pool 3 3; BF at (3,1); active MU");
    play(t, MU, "plan dynamic-entry"); /* no die: the leap only */
    expect_asked(t, MU, AH_D_ENTRY);
    assert_int_equal(slots(t, MU, "cannons", AH_FREE), 1);
}

/* AH-17.8, AH-14.11: the Cutter plan launches the Cutter. */
RULE(the_cutter_plan_launches_the_cutter)
{
    table *t = position(2, "comrades (0,0) 2; MU at (0,1), hand cutter, pool 3 3; BF at (0,1); active MU");

    play(t, MU, "plan cutter");
    assert_true(stands(t, AH_CUTTER, 0, 0));
    assert_int_equal(comrades(t, 0, 0), 0);
    assert_true(offered(t, "place 3 cutter"));
}

/* AH-14.8: of two plans alike the first copy is the one that is offered. */
RULE(two_plans_alike_are_one_option)
{
    table *t = position(2, "MU at (0,0), hand dynamic-entry dynamic-entry-2, pool 3 3; BF at (3,1); active MU");

    assert_int_equal(offers_of(t, AH_PLAN), 1);
    refused(t, MU, "plan dynamic-entry-2", "AH-14.8");
    plays(t, MU, "plan dynamic-entry; pass");
    assert_true(offered(t, "plan dynamic-entry-2"));
}

/* AH-17.3: Close Call on another's turn: the attacker sails on. */
RULE(close_call_lets_the_attacker_go_on)
{
    table *t = position(3, "MU at (2,1), hand close-call; SM1 at (3,1), die 1 cannons, pool 3 3; BF at (0,0); active SM1");

    plays(t, SM1, "place 3 sail; step west");
    play(t, MU, "plan close-call");
    expect_asked(t, SM1, AH_D_STEP);
    assert_int_equal(times(t, AH_EV_IGNORED), 1);
}

/* AH-5.9, AH-14.12: a free ship slot is a place for a die. */
RULE(a_ship_slot_keeps_dice_from_being_set_aside)
{
    table *t = position(2, "cutter (3,1); comrades (3,2) 1; MU at (0,1), hand evacuation, damage sail sail sail sail tailwind tailwind "
                           "assemble cannons inspire rally, "
                           "pool 3 5; BF at (0,0); active MU");

    refused(t, MU, "set-aside 3", "AH-5.9");
    assert_true(offered(t, "place 3 cutter"));
}

/* AH-17.5, AH-17.8, AH-17.1: of several islands one is chosen, and only one that will do. */
RULE(plans_name_their_island)
{
    table *t = position(
        2, "comrades (0,0) 1; comrades (3,2) 1; patrols (0,1) (3,1); MU at (3,2), hand sneak-attack, pool 3 3; BF at (3,1); active MU");

    play(t, MU, "plan sneak-attack");
    expect_asked(t, MU, AH_D_SNEAK);
    expect_offers(t, "ambush [0,0]; ambush [3,2]");
    plays(t, MU, "ambush [3,2]; remove (3,1)");
    assert_int_equal(patrols(t, 0, 1), 1);
    assert_int_equal(patrols(t, 3, 1), 0);
    expect_asked(t, MU, AH_D_TURN);
    t = position(2, "map M1 S1@(-2,1)r0; comrades (0,0) 1; comrades (3,2) 1; comrades (-1,2) 1; strongholds (3,2); MU at (0,1), hand "
                    "enlist, pool 3 3; BF at (0,1);"
                    "market naive-noble sailor fighters; active MU");
    play(t, MU, "plan enlist");
    expect_offers(t, "enlist [0,0]; enlist [-1,2]"); /* a Stronghold bars the Compass island */
    plays(t, MU, "enlist [-1,2]; stop");
    assert_int_equal(rs_size(&captain(t, MU)->crew), 0);
    assert_int_equal(rs_size(&t->s.market), 3);
}

/* AH-17.7: a Cannons die of 1 becomes a 3. */
RULE(dynamic_entry_raises_a_one)
{
    table *t = position(2, "MU at (0,0), die 1 cannons, hand dynamic-entry, pool 3 3; BF at (3,1); active MU");

    play(t, MU, "plan dynamic-entry");
    assert_int_equal(slots(t, MU, "cannons", 3), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_sail_to_an_island_lands_or_gathers_comrades),
        TEST(comrades_land_as_far_as_they_go),
        TEST(only_a_sail_to_an_island_counts),
        TEST(a_tailwind_brings_no_comrades),
        TEST(removed_comrades_are_not_ready),
        TEST(comrades_have_no_limit_but_their_number),
        TEST(assemble_places_four),
        TEST(inspire_places_one_on_each_of_four_islands),
        TEST(rally_readies_four_on_an_island),
        TEST(each_plan_has_its_time),
        TEST(the_union_is_asked_whenever_it_has_plans),
        TEST(played_plans_are_discarded),
        TEST(the_hand_has_no_limit_and_the_deck_an_end),
        TEST(launching_takes_two_comrades),
        TEST(the_cutter_sails_three_spaces_or_takes_a_tailwind),
        TEST(the_gunship_sails_two_spaces),
        TEST(a_ship_needs_its_plan_in_play),
        TEST(the_ships_neither_break_nor_anchor),
        TEST(the_gunship_is_always_loaded),
        TEST(the_cutter_doubles_the_comrades),
        TEST(a_die_on_a_ship_slot_protects_it),
        TEST(a_victory_of_the_cutter_lands_a_comrade),
        TEST(evacuation_moves_all),
        TEST(close_call_ignores_one_battle),
        TEST(weapons_caches_add_up),
        TEST(sneak_attack_removes_patrols),
        TEST(enlist_recruits_for_nothing),
        TEST(dynamic_entry_raises_the_die_and_leaps),
        TEST(the_cutter_plan_launches_the_cutter),
        TEST(two_plans_alike_are_one_option),
        TEST(close_call_lets_the_attacker_go_on),
        TEST(a_ship_slot_keeps_dice_from_being_set_aside),
        TEST(plans_name_their_island),
        TEST(dynamic_entry_raises_a_one),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
