/* test_sail.c - rules tests: movement and anchoring (AH-7), terrain (AH-10). */
#include "table.h"

#define LOADING "map C1@(0,0)r2 C2@(2,1)r0; "

/* ---- Steps --------------------------------------------------------------------------------------------------------------------- */

/* AH-7.1: a move goes step by step to neighbours; it takes two steps to the space across the corner. */
RULE(a_move_goes_step_by_step)
{
    table *t = position(3, "SM1 at (0,1), pool 3 3; active SM1");

    plays(t, SM1, "place 3 sail; step north");
    assert_true(sails(t, SM1, 0, 0));
    play(t, SM1, "step east");
    assert_true(sails(t, SM1, 1, 0));
    expect_asked(t, SM1, AH_D_TAKE);
}

/* AH-7.2: no step crosses a sandbar. */
RULE(no_step_crosses_a_sandbar)
{
    table *t = position(3, "map M2; SM1 at (0,0), pool 3 3; active SM1");

    play(t, SM1, "place 3 sail");
    refused(t, SM1, "step east", "AH-7.2");
    expect_offers(t, "step north; step south; step west");
}

/* AH-7.3: off the map only where a region can be laid. */
RULE(off_the_map_needs_a_region_that_fits)
{
    table *t = position(3, "map M1; fill; SM1 at (0,0), pool 3 3; active SM1");

    play(t, SM1, "place 3 sail");
    refused(t, SM1, "step north", "AH-7.3");
    expect_offers(t, "step east; step south");
    t = position(3, "SM1 at (0,0), pool 3 3; active SM1");
    play(t, SM1, "place 3 sail");
    assert_true(offered(t, "step north"));
}

/* AH-7.4, AH-9.22: the battle comes before the terrain: a Patrol fights on Wreckage, and then the Wreckage takes it. */
RULE(battle_comes_before_terrain)
{
    table *t = position(3, "patrols (2,1); SM1 at (1,1), gold 1; BF at (0,0), die 1 cannons-5, pool 3 3; next 4 2");

    plays(t, BF, "place 3 order; order patrol-1; step west");
    expect_asked(t, BF, AH_D_VICTORY);
    assert_int_equal(patrols(t, 1, 1), 1);
    plays(t, BF, "spoil rob; damage sail");
    assert_int_equal(gold(t, BF), 1);
    assert_int_equal(patrols(t, 1, 1), 0);
    assert_int_equal(ah_patrol_supply(&t->s), 10);
}

/* AH-7.4: exploring comes first, then the terrain of the new space. */
RULE(exploring_comes_before_terrain)
{
    table *t = position(3, "map M2; SM1 at (3,2), pool 3 3; active SM1; next t2");

    plays(t, SM1, "place 3 sail; step east");
    assert_int_equal(damage(t, SM1), 0);
    plays(t, SM1, "lay 4 2 0; damage sail");
    assert_int_equal(damage(t, SM1), 1);
}

/* AH-7.5: after a step one may go on or stop. */
RULE(one_may_stop_early)
{
    table *t = position(3, "SM1 at (0,1), pool 6 3; active SM1");

    play(t, SM1, "place 6 full-sail");
    refused(t, SM1, "stop", "AH-7.5");
    play(t, SM1, "step north");
    assert_true(offered(t, "stop") && offered(t, "step south"));
    plays(t, SM1, "step south; step north; stop");
    expect_asked(t, SM1, AH_D_TURN);
}

/* AH-7.6: a battle that was fought ends the movement. */
RULE(a_fought_battle_ends_the_movement)
{
    table *t = position(3, "patrols (2,1); SM1 at (3,1), die 1 cannons, pool 3 3; active SM1; BF at (0,0); next 5 2");

    plays(t, SM1, "place 3 sail; step west; pass");
    assert_true(sails(t, SM1, 2, 1));
    expect_asked(t, SM1, AH_D_TURN);
}

/* AH-7.6: so does exploring. */
RULE(exploring_ends_the_movement)
{
    table *t = position(3, "SM1 at (3,1), pool 3 6; active SM1; next f2");

    plays(t, SM1, "place 6 full-sail; step east; lay 4 1 0");
    assert_true(sails(t, SM1, 4, 1));
    assert_int_equal(gold(t, SM1), 2);
    expect_asked(t, SM1, AH_D_TURN);
}

/* AH-7.7: a current carries on a figure whose movement has ended. */
RULE(a_current_moves_a_figure_that_has_fought)
{
    table *t = position(3, "map M3; patrols (1,0); SM1 at (1,1), die 1 cannons, pool 3 3; active SM1; BF at (3,2); next 5 2 c2");

    plays(t, SM1, "place 3 sail; step north; pass");
    expect_asked(t, SM1, AH_D_PLACE_TILE);
    play(t, SM1, "lay 0 -2 2");
    assert_true(sails(t, SM1, 1, -1));
    expect_asked(t, SM1, AH_D_TURN);
}

/* AH-7.8, AH-9.5, AH-10.7: on Fog nobody fights, and the movement goes on. */
RULE(fog_prevents_battles_and_lets_one_go_on)
{
    table *t = position(3, "map M2; patrols (2,1); SM1 at (1,1), die 1 cannons, pool 3 3; active SM1; BF at (3,2), die 1 cannons-5");

    plays(t, SM1, "place 3 sail; step east");
    assert_int_equal(times(t, AH_EV_BATTLE), 0);
    assert_true(sails(t, SM1, 2, 1));
    expect_asked(t, SM1, AH_D_STEP);
    expect_offers(t, "stop; step north; step east; step south; step west");
}

/* AH-7.8, AH-16.6: a battle bought off does not end the movement either. */
RULE(an_ignored_battle_lets_one_go_on)
{
    table *t = position(3, "strongholds (3,2); SM1 at (3,1), crew emissary, gold 1, pool 3 3; active SM1; BF at (0,0); MU at (0,0)");

    plays(t, SM1, "place 3 sail; value 3; step south; bribe");
    assert_int_equal(gold(t, BF), 1);
    expect_asked(t, SM1, AH_D_STEP);
    assert_true(offered(t, "stop"));
}

/* AH-7.9: Treasure and Harbour are for Flagships that anchor. */
RULE(only_flagships_profit_from_anchoring)
{
    table *t = position(2, "map M3; patrols (2,1); BF at (0,0), pool 3 3; MU at (3,2)");

    plays(t, BF, "place 3 order; order patrol-1; step west"); /* 2 gold at (1,1) */
    assert_int_equal(patrols(t, 1, 1), 1);
    assert_int_equal(gold(t, BF), 0);
    t = position(2, "map M2; cutter (1,1); MU at (3,2), damage sail, pool 3 3; active MU");
    plays(t, MU, "place 3 cutter; sail; step west; stop"); /* Harbour with 1 gold */
    assert_int_equal(gold(t, MU), 0);
    expect_asked(t, MU, AH_D_TURN);
    t = position(3, "map M3; SM1 at (2,1), pool 3 3; active SM1");
    plays(t, SM1, "place 3 sail; step west; stop");
    assert_int_equal(gold(t, SM1), 2);
}

/* AH-7.9: who only passes gains nothing. */
RULE(passing_is_not_anchoring)
{
    table *t = position(3, "map M3; SM1 at (2,1), pool 3 3; active SM1");

    plays(t, SM1, "place 3 sail; step west; step east");
    assert_int_equal(gold(t, SM1), 0);
}

/* AH-7.10: to leave a space and come back is to move there: it fights those it stood beside. */
RULE(coming_back_counts_as_moving_there)
{
    table *t = position(3, "patrols (2,1); SM1 at (2,1); MU at (2,1), die 1 cannons, pool 3 3; active MU; BF at (0,0); next 5 2 5 2");

    plays(t, MU, "place 3 sail; step east");
    assert_int_equal(times(t, AH_EV_BATTLE), 0);
    play(t, MU, "step west");
    expect_asked(t, MU, AH_D_PICK);
    expect_offers(t, "engage red-flagship; engage patrol-1");
}

/* AH-7.11: a direct move resolves the target, and only it, and anchors. */
RULE(a_direct_move_resolves_its_target_only)
{
    table *t = position(3, "patrols (1,0); SM1 at (2,1), die 1 cannons, pool 4 3; active SM1; BF at (1,1); next 6 1");

    plays(t, SM1, "place 4 tailwind; go (1,0)");
    expect_asked(t, SM1, AH_D_VICTORY);
    play(t, SM1, "pass");
    expect_asked(t, SM1, AH_D_TAKE);
    play(t, SM1, "damage sail");
    assert_int_equal(damage(t, SM1), 1);
    assert_int_equal(gold(t, SM1), 1);
    assert_true(sails(t, SM1, 1, 0));
}

/* AH-7.12, AH-20.5: a direct move never leads to the space one is on: to name it is to waste the card or the gold. */
RULE(a_direct_move_changes_the_space)
{
    table *t = position(3, "SM1 at (1,0), crew ghastly-gust whispering-wind, gold 2, pool 4 3; active SM1");

    expect_clause(warning(t, "gust (1,0)"), "AH-20.5");
    expect_clause(warning(t, "whisper (1,0)"), "AH-20.5");
    expect_clause(warning(t, "gust (0,1)"), "");
    plays(t, SM1, "gust (1,0); whisper (1,0)");
    assert_true(in_box(t, "ghastly-gust"));
    assert_int_equal(gold(t, SM1), 0);
    assert_int_equal(times(t, AH_EV_SAILS), 0);
    plays(t, SM1, "place 4 tailwind");
    expect_asked(t, SM1, AH_D_TURN); /* nowhere to go */
    assert_int_equal(damage(t, SM1), 0);
}

/* AH-7.13, AH-10.8, AH-10.9: every space passed is resolved; the gold is only where one stops. */
RULE(spaces_on_the_way_are_resolved)
{
    table *t = position(3, "SM1 at (0,0), pool 3 3; active SM1");

    plays(t, SM1, "place 3 sail; step east; damage sail; step south; damage cannons");
    assert_int_equal(damage(t, SM1), 2);
    assert_int_equal(gold(t, SM1), 1);
    assert_true(sails(t, SM1, 1, 1));
}

/* AH-7.14: a Patrol that is placed neither fights nor is wrecked. */
RULE(what_is_placed_resolves_nothing)
{
    table *t = position(3, "BF at (0,0), die 1 cannons-5, pool 3 3; SM1 at (1,0), die 1 cannons");

    plays(t, BF, "place 3 deploy; post (1,0)");
    assert_int_equal(times(t, AH_EV_BATTLE), 0);
    assert_int_equal(patrols(t, 1, 0), 1);
    expect_asked(t, BF, AH_D_TURN);
}

/* AH-7.14: neither a Patrol at anchor, nor a Stronghold, nor a launched ship. */
RULE(nothing_that_is_placed_fights)
{
    table *t = position(3, "patrols (0,0); BF at (0,1), die 1 cannons-5, pool 3; SM1 at (0,0); MU at (3,2); next 6 1");

    plays(t, BF, "place 3 sail; step north; pass; post (0,0)");
    expect_asked(t, BF, AH_D_STRONGHOLD);
    play(t, BF, "fortify [0,0]");
    assert_int_equal(times(t, AH_EV_BATTLE), 0);
    t = position(3, "comrades (0,0) 2; SM1 at (0,0), die 1 cannons; BF at (3,2); MU at (3,2), hand gunship, pool 3 3; active MU");
    play(t, MU, "plan gunship");
    assert_true(stands(t, AH_GUNSHIP, 0, 0));
    assert_int_equal(times(t, AH_EV_BATTLE), 0);
}

/* AH-7.15, AH-16.26: who moves another's figure decides about it, where it explores and how the region lies. */
RULE(the_mover_decides_for_the_figures_of_others)
{
    table *t = position(2, "patrols (3,1); MU at (0,0), crew convincing-official, pool 3 3; BF at (0,1); active MU; next k2");

    plays(t, MU, "place 3 convincing-official; order patrol-1; step east");
    expect_asked(t, MU, AH_D_PLACE_TILE);
    assert_int_equal(offers_of(t, AH_LAY), 7);
    play(t, MU, "lay 4 1 0");
    assert_int_equal(patrols(t, 4, 1), 1);
    assert_int_equal(captain(t, BF)->gold, 0);
}

/* ---- Strong Currents ----------------------------------------------------------------------------------------------------------- */

/* AH-10.1: a current carries a figure on at once and for nothing; the next space is resolved like a step. */
RULE(a_current_carries_on_for_nothing)
{
    table *t = position(3, CURRENTS "SM1 at (0,0), pool 3 3; active SM1");

    plays(t, SM1, "place 3 sail; step south"); /* (0,1) leads to (0,2), that to (0,3) */
    assert_true(sails(t, SM1, 0, 3));
    expect_asked(t, SM1, AH_D_STEP);
    play(t, SM1, "step north");
    assert_true(sails(t, SM1, 0, 3)); /* carried back */
    expect_asked(t, SM1, AH_D_TURN);
}

/* AH-10.1: who is carried into an enemy fights there. */
RULE(a_current_carries_into_battle)
{
    table *t = position(3, CURRENTS "patrols (0,3); SM1 at (0,0), die 1 cannons, pool 3 3; active SM1; next 5 2");

    plays(t, SM1, "place 3 sail; step south");
    expect_asked(t, SM1, AH_D_VICTORY);
    assert_true(sails(t, SM1, 0, 3));
}

/* AH-10.1: currents carry Patrols too. */
RULE(a_current_carries_every_figure)
{
    table *t = position(2, CURRENTS "patrols (0,0); BF at (1,0), pool 3 3");

    plays(t, BF, "place 3 order; order patrol-1; step south");
    assert_int_equal(patrols(t, 0, 3), 1);
}

/* AH-10.2: a current off the map makes one explore. */
RULE(a_current_off_the_map_explores)
{
    table *t = position(3, "map M3; SM1 at (1,1), pool 3 3; active SM1; next c2");

    plays(t, SM1, "place 3 sail; step north");
    expect_asked(t, SM1, AH_D_PLACE_TILE);
    assert_int_equal(offers_of(t, AH_LAY), 7);
    play(t, SM1, "lay 0 -2 2");
    assert_true(sails(t, SM1, 1, -1));
    expect_asked(t, SM1, AH_D_TURN);
}

/* AH-10.2: if that is impossible the figure stays, with its movement. */
RULE(a_current_that_leads_nowhere_does_nothing)
{
    table *t = position(3, "map M3; fill; SM1 at (1,1), pool 3 3; active SM1");

    plays(t, SM1, "place 3 sail; step north");
    assert_true(sails(t, SM1, 1, 0));
    expect_asked(t, SM1, AH_D_STEP);
    expect_offers(t, "stop; step south; step west");
}

/* AH-10.3: within one step no space pushes twice: steered into a circle the ship comes to rest. */
RULE(no_space_pushes_twice_in_a_step)
{
    table *t = position(3, CURRENTS "SM1 at (0,0), crew sea-dog, pool 3 3; active SM1");

    plays(t, SM1, "place 3 sail; step south");
    expect_asked(t, SM1, AH_D_CURRENT);
    play(t, SM1, "step south");
    expect_asked(t, SM1, AH_D_CURRENT);
    play(t, SM1, "step north");
    assert_true(sails(t, SM1, 0, 1));
    expect_asked(t, SM1, AH_D_STEP); /* and not D-CURRENT again */
    play(t, SM1, "step south");      /* a new step: it pushes again */
    expect_asked(t, SM1, AH_D_CURRENT);
}

/* ---- Harbours ------------------------------------------------------------------------------------------------------------------ */

/* AH-10.4: a Harbour repairs up to 2 damage, also when a current leads there. */
RULE(a_harbour_repairs_two_damage)
{
    table *t = position(3, HARBOUR "SM1 at (1,0), damage sail tailwind cannons, pool 3 3; active SM1; BF at (1,3); MU at (1,3)");

    plays(t, SM1, "place 3 sail; step south; step west");
    assert_true(sails(t, SM1, 0, 2));
    expect_asked(t, SM1, AH_D_HARBOUR);
    expect_offers(t, "pass; mend");
    plays(t, SM1, "mend; repair sail; repair cannons");
    assert_int_equal(damage(t, SM1), 1);
    expect_asked(t, SM1, AH_D_TURN);
}

/* AH-10.4: or it moves a placed die to Cannons, from the board, from crew or from a ship. */
RULE(a_harbour_moves_a_placed_die_to_cannons)
{
    table *t = position(
        3, HARBOUR
        "SM1 at (1,2), crew sailor gunner, die 2 sailor, die 4 gunner, pool 3 3, damage tailwind; active SM1; BF at (1,3); MU at (1,3)");

    plays(t, SM1, "place 3 sail; step west; stop");
    expect_offers(t, "pass; mend; load sail 3 cannons 3; load sailor 2 cannons 2; load gunner 4 cannons 4");
    play(t, SM1, "load gunner 4 cannons 4");
    assert_int_equal(slots(t, SM1, "cannons", 4), 1);
    assert_int_equal(slots(t, SM1, "gunner", AH_FREE), 1);
    assert_int_equal(damage(t, SM1), 1);
    expect_asked(t, SM1, AH_D_TURN);
    t = position(2, HARBOUR "MU at (1,2), die 6 gunship-6, pool 3 3; gunship (1,0); BF at (1,3); active MU");
    plays(t, MU, "place 3 sail; step west; stop; load gunship-6 6 cannons 6");
    assert_int_equal(slots(t, MU, "gunship-6", AH_FREE), 1);
    assert_true(ah_loaded(&t->s, AH_FLAGSHIP + MU));
}

/* AH-10.4: a Cannons slot with a die or damage takes none. */
RULE(a_harbour_needs_a_free_cannons_slot)
{
    table *t = position(3, HARBOUR "SM1 at (1,2), die 2 cannons, pool 3 3; active SM1; BF at (1,3); MU at (1,3)");

    plays(t, SM1, "place 3 sail; step west; stop");
    expect_asked(t, SM1, AH_D_TURN);
    t = position(3, HARBOUR "SM1 at (1,2), damage cannons, pool 3 3; active SM1; BF at (1,3); MU at (1,3)");
    plays(t, SM1, "place 3 sail; step west; stop");
    expect_offers(t, "pass; mend");
    refused(t, SM1, "load sail 3 cannons 3", "AH-10.4");
}

/* AH-10.5: the die moved there is none of the two dice of the turn. */
RULE(a_die_moved_at_a_harbour_does_not_count)
{
    table *t = position(3, HARBOUR "SM1 at (1,2), pool 3 3; active SM1; BF at (1,3); MU at (1,3)");

    plays(t, SM1, "place 3 sail; step west; stop; load sail 3 cannons 3");
    assert_int_equal(t->s.quota_left, 1);
    assert_int_equal(slots(t, SM1, "sail", AH_FREE), 3);
    assert_true(offered(t, "place 3 sail"));
}

/* AH-10.6: the Squadron needs a 5 for the one slot and a 6 for the other. */
RULE(the_squadron_loads_a_five_or_a_six)
{
    table *t = position(2, LOADING "BF at (2,1), pool 4 3; MU at (0,0)");

    plays(t, BF, "place 4 sail; step west; stop; pass");
    expect_asked(t, BF, AH_D_TURN); /* a 4 cannot be loaded */
    t = position(2, LOADING "BF at (2,1), pool 6 3; MU at (0,0)");
    plays(t, BF, "place 6 sail; step west; stop; pass");
    expect_offers(t, "pass; load sail 6 cannons-6 6");
    t = position(2, LOADING "BF at (2,1), die 5 cannons-5, gold 1, pool 4 3; MU at (0,0)");
    plays(t, BF, "place 4 sail; value 4; step west; stop; pass");
    expect_offers(t, "pass; load cannons-5 5 cannons-6 6"); /* the die of the other Cannons slot */
}

/* ---- Wreckage, Treasure, Tailwind, Fog ----------------------------------------------------------------------------------------- */

/* AH-10.8: Wreckage damages a Flagship and takes a Patrol; the Cutter and the Gunship sail through. */
RULE(wreckage_damages_all_but_the_unions_ships)
{
    table *t = position(2, "patrols (0,1); BF at (2,1), pool 3 3");

    plays(t, BF, "place 3 order; order patrol-1; step east");
    assert_int_equal(ah_patrol_supply(&t->s), 10);
    t = position(2, "cutter (0,1); gunship (0,1); MU at (2,1), pool 4 4; BF at (3,1); active MU");
    plays(t, MU, "place 4 cutter; sail; step east; stop; place 4 gunship-4; sail; step east");
    assert_int_equal(slots(t, MU, "cutter", 4), 1);
    assert_int_equal(slots(t, MU, "gunship-6", AH_FREE), 1);
    assert_true(stands(t, AH_CUTTER, 1, 1) && stands(t, AH_GUNSHIP, 1, 1));
}

/* AH-10.9: Treasure gives its gold every time, and no more than there is. */
RULE(treasure_never_runs_out_but_gold_does)
{
    table *t = position(3, "map M3; SM1 at (2,1), gold 0, pool 3 3 3; active SM1");

    plays(t, SM1, "place 3 sail; step west; stop; place 3 sail; value 3; step east; step west");
    assert_int_equal(gold(t, SM1), 4);
    t = position(3, "map M3; BF gold 10; MU gold 9; SM1 at (2,1), pool 3 3; active SM1");
    plays(t, SM1, "place 3 sail; step west; stop");
    assert_int_equal(gold(t, SM1), 1);
    assert_int_equal(t->s.gold, 0);
}

/* AH-10.10: sandbars stop neither direct moves nor Deploy nor the Sea Witch. */
RULE(sandbars_stop_only_steps)
{
    table *t = position(2, "BF at (2,1), pool 2 3; MU at (0,0)");

    play(t, BF, "place 3 deploy");
    assert_true(offered(t, "post (2,2)"));
    t = position(2, "BF at (2,1), pool 2 3; MU at (0,0)");
    plays(t, BF, "place 2 tailwind; go (2,2); pass");
    assert_true(sails(t, BF, 2, 2));
    t = position(3, "map M2; fill; SM1 at (1,0), crew sea-witch, pool 3 3; active SM1");
    plays(t, SM1, "place 3 sail; step east"); /* off the map; back west over the sandbar to (0,0) */
    assert_true(sails(t, SM1, 0, 0));
}

/* AH-10.11: Wreckage with Treasure and Tailwind: all apply; Fog with Tailwind is a target; a Harbour can hold gold. */
RULE(terrain_adds_up)
{
    table *t = position(3, "SM1 at (2,1), pool 3 3; active SM1");

    plays(t, SM1, "place 3 tailwind; go (1,1); damage sail");
    assert_int_equal(gold(t, SM1), 1);
    assert_int_equal(damage(t, SM1), 1);
    t = position(3, "map M3; SM1 at (0,0), pool 6 3; active SM1; patrols (3,1); BF die 1 cannons-5");
    plays(t, SM1, "place 6 tailwind; go (3,1)");
    assert_int_equal(times(t, AH_EV_BATTLE), 0);
    t = position(3, "map M2; SM1 at (1,1), damage sail, pool 3 3; active SM1");
    plays(t, SM1, "place 3 sail; step west; stop");
    assert_int_equal(gold(t, SM1), 1);
    expect_asked(t, SM1, AH_D_HARBOUR);
}

/* AH-10.3, AH-16.27: Fog that has carried a ship does not carry it again in the same step. */
RULE(fog_carries_once_in_a_step)
{
    table *t = position(3, "map F2@(0,0)r0 F1@(0,2)r0; SM1 at (1,2), crew barrelman, pool 3 3; active SM1");

    plays(t, SM1, "place 3 sail; step west; drift; step north"); /* onto a current that leads back */
    assert_true(sails(t, SM1, 0, 2));
    expect_asked(t, SM1, AH_D_STEP);
}

/* AH-2.8, AH-7.12: nobody goes where there is no map. */
RULE(off_the_map_is_no_target)
{
    table *t = position(3, "SM1 at (1,0), crew ghastly-gust whispering-wind, gold 2, pool 4 3; active SM1");

    refused(t, SM1, "gust c-nw", "AH-2.8");
    refused(t, SM1, "whisper c-nw", "AH-2.8");
    plays(t, SM1, "place 3 tailwind; value 3");
    refused(t, SM1, "go c-nw", "AH-2.8");
}

/* AH-13.1, AH-7.9, AH-16.5: who is pushed away in the battle that ends the Sail anchors where it is: no Treasure, but the Patrol. */
RULE(a_pushed_flagship_anchors_without_treasure)
{
    table *t = position(2, "map M3; MU at (2,1), crew beakhead, die 1 cannons; BF at (3,1), pool 3 3; next 1 6");

    plays(t, BF, "place 3 sail; step west");
    plays(t, MU, "spoil levy; damage deploy; push west");
    assert_true(sails(t, BF, 1, 1));
    assert_int_equal(gold(t, BF), 0); /* there are 2 */
    expect_asked(t, BF, AH_D_PATROL);
    play(t, BF, "post (1,1)");
    assert_int_equal(patrols(t, 1, 1), 1);
    expect_asked(t, BF, AH_D_TURN);
}

/* AH-7.9, AH-10.4: pushed into a Harbour it finds no help there. */
RULE(a_pushed_flagship_uses_no_harbour)
{
    table *t = position(2, "map M2; MU at (0,0), crew beakhead, die 1 cannons; BF at (0,1), damage sail, pool 3 3; next 1 6");

    plays(t, BF, "place 3 sail; step north");
    plays(t, MU, "spoil levy; damage deploy; push south");
    assert_true(sails(t, BF, 0, 1));
    assert_int_equal(gold(t, BF), 0);
    play(t, BF, "pass"); /* the Patrol */
    expect_asked(t, BF, AH_D_TURN);
}

/* AH-10.1, AH-16.26: a Patrol moved by an Official drifts as well. */
RULE(a_patrol_drifts_for_an_official)
{
    table *t = position(2, CURRENTS "patrols (0,0); MU at (1,3), crew convincing-official, pool 3 3; BF at (1,3); active MU");

    plays(t, MU, "place 3 convincing-official; order patrol-1; step south");
    assert_int_equal(patrols(t, 0, 3), 1);
    expect_asked(t, MU, AH_D_STEP);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_move_goes_step_by_step),
        TEST(no_step_crosses_a_sandbar),
        TEST(off_the_map_needs_a_region_that_fits),
        TEST(battle_comes_before_terrain),
        TEST(exploring_comes_before_terrain),
        TEST(one_may_stop_early),
        TEST(a_fought_battle_ends_the_movement),
        TEST(exploring_ends_the_movement),
        TEST(a_current_moves_a_figure_that_has_fought),
        TEST(fog_prevents_battles_and_lets_one_go_on),
        TEST(an_ignored_battle_lets_one_go_on),
        TEST(only_flagships_profit_from_anchoring),
        TEST(passing_is_not_anchoring),
        TEST(coming_back_counts_as_moving_there),
        TEST(a_direct_move_resolves_its_target_only),
        TEST(a_direct_move_changes_the_space),
        TEST(spaces_on_the_way_are_resolved),
        TEST(what_is_placed_resolves_nothing),
        TEST(nothing_that_is_placed_fights),
        TEST(the_mover_decides_for_the_figures_of_others),
        TEST(a_current_carries_on_for_nothing),
        TEST(a_current_carries_into_battle),
        TEST(a_current_carries_every_figure),
        TEST(a_current_off_the_map_explores),
        TEST(a_current_that_leads_nowhere_does_nothing),
        TEST(no_space_pushes_twice_in_a_step),
        TEST(a_harbour_repairs_two_damage),
        TEST(a_harbour_moves_a_placed_die_to_cannons),
        TEST(a_harbour_needs_a_free_cannons_slot),
        TEST(a_die_moved_at_a_harbour_does_not_count),
        TEST(the_squadron_loads_a_five_or_a_six),
        TEST(wreckage_damages_all_but_the_unions_ships),
        TEST(treasure_never_runs_out_but_gold_does),
        TEST(sandbars_stop_only_steps),
        TEST(terrain_adds_up),
        TEST(fog_carries_once_in_a_step),
        TEST(off_the_map_is_no_target),
        TEST(a_pushed_flagship_anchors_without_treasure),
        TEST(a_pushed_flagship_uses_no_harbour),
        TEST(a_patrol_drifts_for_an_official),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
