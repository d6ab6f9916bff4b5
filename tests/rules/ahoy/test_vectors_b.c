/* test_vectors_b.c - the test vectors of the rules, TV-1 to TV-21: currents, battles, Strongholds, crew in battle, slots, control. */
#include "table.h"

#include <stdio.h>

/* ---- Currents ------------------------------------------------------------------------------------------------------------- */

/* TV-1; AH-10.1, AH-10.3: two currents in a row carry on for one voluntary step, and a step back into the second brings it to the same
 * place. */
RULE(currents_carry_on_from_one_to_the_next)
{
    table *t = position(3, "map F2@(0,0)r0 K1@(0,2)r0; SM1 at (0,0), pool 3 3; active SM1");

    plays(t, SM1, "place 3 sail; step s");
    assert_true(sails(t, SM1, 0, 3));
    expect_asked(t, SM1, AH_D_STEP);
    play(t, SM1, "step n");
    assert_true(sails(t, SM1, 0, 3));
    expect_asked(t, SM1, AH_D_TURN);
}

/* TV-2; AH-10.2, AH-8.4, AH-8.7: a current that leads off the map makes the Flagship explore and ends its move; without tiles it stays. */
RULE(a_current_off_the_map_explores)
{
    table *t = position(3, "map M3; SM1 at (1,1), pool 3 3; active SM1; next c2");

    plays(t, SM1, "place 3 sail; step n");
    expect_asked(t, SM1, AH_D_PLACE_TILE);
    expect_offers(t, "lay 0 -2 0; lay 0 -2 2; lay 0 -2 3; lay 1 -2 0; lay 1 -2 1; lay 1 -2 2; lay 1 -2 3");
    play(t, SM1, "lay 0 -2 2");
    assert_int_equal(t->s.region[2].tile, 5);
    assert_true(sails(t, SM1, 1, -1));
    expect_asked(t, SM1, AH_D_TURN);

    t = position(3, "map M3; fill; SM1 at (1,1), pool 3 3; active SM1");
    assert_false(ah_tiles_left(&t->s));
    plays(t, SM1, "place 3 sail; step n");
    assert_true(sails(t, SM1, 1, 0));
    expect_asked(t, SM1, AH_D_STEP);
    play(t, SM1, "step s");
    expect_asked(t, SM1, AH_D_TURN);
}

/* ---- Battles -------------------------------------------------------------------------------------------------------------- */

/* TV-3; AH-13.10, AH-13.3, AH-7.4, AH-9.10, AH-9.22, AH-10.8, AH-11.5: an ordered Patrol battles before the Wreckage removes it; the next
 * one has a battle of its own with what is left of the die, and if it loses it is gone before the Wreckage. */
RULE(an_ordered_patrol_battles_first_and_is_wrecked_then)
{
    table *t = position(3, "map M1; patrols (0,1) (2,1); SM1 at (1,1), gold 1; BF die 5 cannons-5, pool 3 3; next 1 4 1 6");

    play(t, BF, "place 3 order");
    expect_asked(t, BF, AH_D_ORDER);
    expect_offers(t, "stop; order patrol-1; order patrol-2");
    plays(t, BF, "order patrol-2; step w");
    expect_asked(t, BF, AH_D_FIRE);
    expect_offers(t, "pass; fire cannons-5 1; fire cannons-5 2; fire cannons-5 3; fire cannons-5 4");
    play(t, BF, "fire cannons-5 3");
    assert_int_equal(slots(t, BF, "cannons-5", 2), 1);
    expect_asked(t, BF, AH_D_VICTORY);
    assert_true(compared(t, 4, 4));
    assert_int_equal(patrols(t, 1, 1), 1);
    plays(t, BF, "spoil bf-a; damage sail");
    assert_int_equal(damage(t, SM1), 1);
    assert_int_equal(gold(t, SM1), 0);
    assert_int_equal(gold(t, BF), 1);
    assert_int_equal(patrols(t, 1, 1), 0);
    assert_int_equal(ah_patrol_supply(&t->s), 9);

    expect_asked(t, BF, AH_D_ORDER);
    expect_offers(t, "stop; order patrol-1");
    plays(t, BF, "order patrol-1; step e");
    expect_asked(t, BF, AH_D_FIRE);
    expect_offers(t, "pass; fire cannons-5 1");
    play(t, BF, "pass");
    expect_asked(t, SM1, AH_D_VICTORY);
    assert_int_equal(patrols(t, 1, 1), 1);
    play(t, SM1, "spoil sm-b");
    assert_int_equal(patrols(t, 1, 1), 0);
    assert_int_equal(ah_patrol_supply(&t->s), 10);
    assert_int_equal(times(t, AH_EV_RETURNED), 1);
    expect_asked(t, SM1, AH_D_GRID);
    play(t, SM1, "grid 1,2");
    assert_int_equal(times(t, AH_EV_RETURNED), 0);
    expect_asked(t, BF, AH_D_TURN);
}

/* TV-4; AH-9.11, AH-5.3: of the Squadron's two Cannons dice either may be lowered, never both. */
RULE(the_squadron_lowers_one_of_its_two_cannons_dice)
{
    table *t = position(3, "map M1; BF at (2,1), die 5 cannons-5, die 6 cannons-6, pool 3 3; SM1 at (3,1); next 6 1");

    plays(t, BF, "place 3 sail; step e");
    expect_asked(t, BF, AH_D_FIRE);
    expect_offers(t, "pass; fire cannons-5 1; fire cannons-5 2; fire cannons-5 3; fire cannons-5 4;"
                     "fire cannons-6 1; fire cannons-6 2; fire cannons-6 3; fire cannons-6 4; fire cannons-6 5");
    play(t, BF, "fire cannons-6 5");
    expect_asked(t, BF, AH_D_VICTORY); /* not asked for the other die */
    assert_int_equal(slots(t, BF, "cannons-5", 5), 1);
    assert_int_equal(slots(t, BF, "cannons-6", 1), 1);
}

/* TV-5; AH-14.15, AH-14.17, AH-11.6, AH-11.4, AH-18.4: a die on a slot of the Gunship protects it, so the second damage is lost; when the
 * dice are rolled again the slot is bare, and one more damage destroys the ship and discards the plan. */
RULE(a_die_protects_a_slot_of_the_gunship)
{
    table *t = position(2, "map M1; gunship (3,1); MU at (0,0), die 4 gunship-4; BF at (2,1), die 6 cannons-6, pool 3; first MU;"
                           "next 3 2  6 3 3 3 3  1 1 1 1  evacuation enlist  3 2");

    plays(t, BF, "place 3 sail; step e");
    expect_asked(t, BF, AH_D_FIRE);
    play(t, BF, "fire cannons-6 5");
    expect_asked(t, BF, AH_D_VICTORY);
    assert_true(compared(t, 8, 5));
    play(t, BF, "spoil bf-b");
    assert_int_equal(slots(t, MU, "gunship-6", AH_DAMAGED), 1);
    assert_int_equal(slots(t, MU, "gunship-4", 4), 1);
    assert_true(stands(t, AH_GUNSHIP, 3, 1));
    assert_int_equal(damage(t, MU), 0);
    play(t, BF, "pass"); /* no Patrol; with no die left the turn ends by itself */

    plays(t, MU, "raise [0,0]; pass");
    assert_int_equal(slots(t, MU, "gunship-4", AH_FREE), 1);
    assert_int_equal(slots(t, MU, "gunship-6", AH_DAMAGED), 1);
    expect_asked(t, BF, AH_D_TURN);
    plays(t, BF, "place 6 cannons-6; place 3 sail; step w; step e");
    expect_asked(t, MU, AH_D_PLANS);
    play(t, MU, "pass");
    play(t, BF, "fire cannons-6 5");
    assert_true(compared(t, 8, 5));
    play(t, BF, "spoil bf-b");
    assert_int_equal(t->s.at[AH_GUNSHIP], AH_NONE);
    assert_true(rs_has(&t->s.played, AH_GUNSHIP_PLAN));
    assert_int_equal(damage(t, MU), 0);
}

/* TV-6; AH-9.2, AH-9.12, AH-14.12, AH-14.15, AH-17.4, AH-9.13: the Cutter is never loaded and never fires, so it sails by an unloaded
 * enemy; at a Stronghold it must battle, and a Weapons Cache adds the Ready Comrades. */
RULE(the_cutter_never_fires_but_a_weapons_cache_helps_it)
{
    static const char start[] = "map M1; MU at (0,0), die 6 cannons, hand weapons-cache, pool 3 3; ready 5; cutter (3,1); SM1 at (2,1);"
                                "strongholds (3,2); BF at (0,1); active MU; next 2 4";
    table *t = position(3, start);

    play(t, MU, "place 3 cutter");
    expect_asked(t, MU, AH_D_SHIPMODE);
    expect_offers(t, "pass; sail; go (1,1)");
    plays(t, MU, "sail; step w");
    assert_true(stands(t, AH_CUTTER, 2, 1));
    for (int i = 0; i < 2; i++) {
        expect_asked(t, MU, AH_D_STEP);
        play(t, MU, i ? "step w" : "step e");
    }
    expect_asked(t, MU, AH_D_TURN);
    assert_int_equal(t->script.used, 0);

    t = position(3, start);
    plays(t, MU, "place 3 cutter; sail; step s");
    expect_asked(t, MU, AH_D_PLANS);
    expect_offers(t, "pass; plan weapons-cache");
    play(t, MU, "plan weapons-cache");
    if (rs_top_of(&t->s)->kind == AH_D_PLANS) play(t, MU, "pass");
    expect_asked(t, MU, AH_D_VICTORY); /* nobody was asked to fire */
    assert_true(compared(t, 7, 6));
    assert_int_equal(slots(t, MU, "cannons", 6), 1);
    assert_true(rs_has(&t->s.played, AH_WEAPONS_CACHE));
    assert_int_equal(t->s.ready, 5);
}

/* TV-7; AH-15.13, AH-15.12, AH-9.6, AH-9.14, AH-7.9: a Smuggler who wins as defender sails off out of turn and anchors; the Union still has
 * to battle the other one. */
RULE(a_defender_who_wins_may_sail_off_out_of_turn)
{
    table *t =
        position(4, "map M3; MU at (3,1), die 3 cannons, pool 3 3; SM1 at (2,1); SM2 at (2,1); BF at (0,0); active MU; next 2 5 4 4");

    plays(t, MU, "place 3 sail; step w");
    expect_asked(t, MU, AH_D_PICK);
    expect_offers(t, "engage red-flagship; engage white-flagship");
    play(t, MU, "engage red-flagship");
    play(t, MU, "pass");
    expect_asked(t, SM1, AH_D_VICTORY);
    assert_true(compared(t, 2, 5));
    plays(t, SM1, "spoil sm-a; damage inspire");
    assert_int_equal(slots(t, MU, "inspire", AH_DAMAGED), 1);
    expect_asked(t, SM1, AH_D_STEP);
    play(t, SM1, "step w");
    assert_true(sails(t, SM1, 1, 1));
    play(t, SM1, "stop");
    assert_int_equal(gold(t, SM1), 2);
    expect_asked(t, MU, AH_D_FIRE);
    play(t, MU, "pass");
    expect_asked(t, MU, AH_D_VICTORY);
    assert_true(compared(t, 4, 4));
    plays(t, MU, "spoil mu-b; damage cannons");
    assert_int_equal(slots(t, SM2, "cannons", AH_DAMAGED), 1);
    expect_asked(t, MU, AH_D_TURN);
}

/* TV-8; AH-17.3, AH-7.8, AH-7.6: Close Call takes one battle away and leaves the rest of the movement; a second battle is fought and ends
 * it. */
RULE(close_call_ignores_one_battle)
{
    table *t = position(3, "map M1; MU at (3,1), hand close-call, pool 3 3; BF at (2,1), die 5 cannons-5; active MU");

    plays(t, MU, "place 3 sail; step w");
    expect_asked(t, MU, AH_D_PLANS);
    play(t, MU, "plan close-call");
    assert_true(sails(t, MU, 2, 1));
    expect_asked(t, MU, AH_D_STEP);
    assert_true(rs_has(&t->s.played, AH_CLOSE_CALL));

    t = position(3, "map M1; MU at (3,1), hand close-call, pool 3 3; BF at (2,1), die 5 cannons-5; patrols (2,1); active MU; next 5 1");
    plays(t, MU, "place 3 sail; step w");
    expect_asked(t, MU, AH_D_PICK);
    plays(t, MU, "engage squadron-flagship; plan close-call");
    expect_asked(t, BF, AH_D_FIRE);
    play(t, BF, "pass");
    expect_asked(t, MU, AH_D_VICTORY);
    assert_true(compared(t, 5, 1));
    play(t, MU, "spoil mu-b");
    assert_int_equal(patrols(t, 2, 1), 0);
    expect_asked(t, MU, AH_D_TURN);
}

/* TV-9; AH-16.6, AH-7.8, AH-20.2: on his own turn the Smuggler buys his way past the Stronghold and sails on; attacked by others he cannot.
 */
RULE(the_emissary_pays_only_on_the_own_turn)
{
    table *t = position(3, "map M1; SM1 at (3,1), crew emissary, gold 1, pool 3 3; strongholds (3,2); BF at (0,0); active SM1");

    plays(t, SM1, "place 3 sail; value 3; step s");
    expect_asked(t, SM1, AH_D_EMISSARY);
    expect_offers(t, "bribe; fight");
    play(t, SM1, "bribe");
    assert_int_equal(gold(t, SM1), 0);
    assert_int_equal(gold(t, BF), 1);
    assert_true(sails(t, SM1, 3, 2));
    expect_asked(t, SM1, AH_D_STEP);

    t = position(3, "map M1; SM1 at (3,1), crew emissary, gold 1; BF at (2,1), die 5 cannons-5, pool 3 3; next 6 1");
    plays(t, BF, "place 3 sail; step e");
    expect_asked(t, BF, AH_D_FIRE);
    play(t, BF, "pass");
    expect_asked(t, BF, AH_D_VICTORY);
    assert_int_equal(gold(t, SM1), 1);

    /* nor if he wins, sails out and becomes the attacker himself */
    t = position(3, "map M1; SM1 at (3,1), crew emissary, gold 1; BF at (2,1), die 5 cannons-5, pool 3 3; next 1 6");
    plays(t, BF, "place 3 sail; step e; pass");
    plays(t, SM1, "spoil sm-a; damage sail; step w; step e");
    expect_asked(t, BF, AH_D_FIRE);
}

/* ---- Strongholds ---------------------------------------------------------------------------------------------------------- */

/* TV-10; AH-13.7, AH-12.2, AH-13.8, AH-15.10, AH-16.15: under a Stronghold a Smuggler can neither recruit nor smuggle nor deliver,
 * Negotiate does nothing; the Naive Noble steals all the same, and the Squadron recruits there from afar. */
RULE(a_stronghold_closes_the_island_to_others)
{
    table *t = position(3, "map M1; strongholds (3,2); BF at (0,1); MU at (3,1), crew elder gunner; market sailor beakhead whispering-wind;"
                           "SM1 at (3,2), gold 2, cargo books, crew naive-noble, pool 4 4; active SM1");

    refused(t, SM1, "recruit beakhead", "AH-12.2");
    refused(t, SM1, "recruit-die whispering-wind 4", "AH-12.2");
    refused(t, SM1, "smuggle brandy", "AH-13.7");
    refused(t, SM1, "deliver books", "AH-13.7");
    plays(t, SM1, "place 4 negotiate; value 4");
    expect_asked(t, SM1, AH_D_TURN);
    assert_int_equal(slots(t, SM1, "negotiate", 4), 1);
    assert_true(market_is(t, "sailor beakhead whispering-wind"));
    play(t, SM1, "noble");
    expect_asked(t, SM1, AH_D_NOBLE);
    expect_offers(t, "steal elder; steal gunner");
    plays(t, SM1, "steal elder; keep crew");
    assert_true(has_crew(t, SM1, "elder"));
    assert_false(has_crew(t, MU, "elder"));
    assert_true(in_box(t, "naive-noble"));

    t = position(3, "map M1; strongholds (3,2); BF at (0,1), gold 2, pool 1 1; market sailor beakhead whispering-wind");
    assert_true(offered(t, "recruit beakhead"));
    play(t, BF, "recruit sailor");
    assert_true(has_crew(t, BF, "sailor"));
    assert_int_equal(gold(t, BF), 0);
}

/* TV-10; AH-15.15, AH-13.7: the reward of a crew card is void on an island with a Stronghold. */
RULE(a_crew_reward_is_void_under_a_stronghold)
{
    table *t =
        position(3, "map M1; strongholds (3,2); BF at (0,1); SM1 at (3,2); MU at (3,1), die 3 cannons, pool 3 3; active MU; next 1 6");

    plays(t, MU, "place 3 sail; step s; engage red-flagship; pass");
    expect_asked(t, SM1, AH_D_VICTORY);
    plays(t, SM1, "spoil sm-b; damage rally");
    expect_asked(t, SM1, AH_D_GRID);
    play(t, SM1, "grid 3,2");
    assert_true(marked(t, SM1, 32, 22));
    expect_asked(t, MU, AH_D_FIRE); /* the Stronghold is next */
    assert_true(rs_is_empty(&captain(t, SM1)->crew));
}

/* ---- Harbours and Cannons ------------------------------------------------------------------------------------------------- */

/* TV-11; AH-10.4, AH-10.5, AH-10.6, AH-5.8: in a Harbour the 5 that sailed there loads the 5-slot for nothing or, as a 6, the 6-slot for 1
 * gold, and frees its Sail slot; a 4 without gold loads nothing. */
RULE(a_harbour_loads_the_cannons)
{
    static const char start[] = "map C1@(0,0)r2 C2@(2,1)r0; BF at (2,1), gold 1, pool 5 4";
    table *t = position(3, start);

    plays(t, BF, "place 5 sail; value 5; step w; stop");
    assert_true(sails(t, BF, 1, 1));
    expect_asked(t, BF, AH_D_PATROL);
    play(t, BF, "pass");
    expect_asked(t, BF, AH_D_HARBOUR);
    expect_offers(t, "pass; load sail 5 cannons-5 5; load sail 5 cannons-6 6");
    play(t, BF, "load sail 5 cannons-5 5");
    assert_int_equal(slots(t, BF, "sail", AH_FREE), 4);
    assert_int_equal(slots(t, BF, "cannons-5", 5), 1);
    assert_int_equal(gold(t, BF), 1);
    assert_int_equal(t->s.quota_left, 1);

    t = position(3, start);
    plays(t, BF, "place 5 sail; value 5; step w; stop; pass; load sail 5 cannons-6 6");
    assert_int_equal(slots(t, BF, "sail", AH_FREE), 4);
    assert_int_equal(slots(t, BF, "cannons-6", 6), 1);
    assert_int_equal(gold(t, BF), 0);

    t = position(3, "map C1@(0,0)r2 C2@(2,1)r0; BF at (2,1), pool 4 4");
    plays(t, BF, "place 4 sail; step w; stop; pass");
    expect_asked(t, BF, AH_D_TURN);
    assert_true(unasked(t, BF, "pass")); /* the Harbour offers nothing else */
    assert_int_equal(slots(t, BF, "sail", 4), 1);
}

/* TV-12; AH-16.11: the Gunner's Mate opens fire on one space of the Flagship's region; all enemies there are fought, the Flagship stays. */
RULE(the_gunners_mate_battles_from_afar)
{
    table *t = position(3, "map M1; MU at (0,1), crew gunners-mate, pool 5 5; patrols (1,1) (1,1) (2,1); active MU; next 6 1 6 1");

    play(t, MU, "place 5 cannons");
    expect_asked(t, MU, AH_D_GUNMATE);
    expect_offers(t, "pass; aim (1,1)");
    play(t, MU, "aim (1,1)");
    expect_asked(t, MU, AH_D_FIRE);
    plays(t, MU, "pass; spoil mu-b");
    assert_int_equal(patrols(t, 1, 1), 1);
    expect_asked(t, MU, AH_D_FIRE);
    plays(t, MU, "pass; spoil mu-b");
    assert_int_equal(patrols(t, 1, 1), 0);
    assert_int_equal(patrols(t, 2, 1), 1);
    assert_true(sails(t, MU, 0, 1));
    assert_int_equal(damage(t, MU), 0);
    assert_int_equal(gold(t, MU), 0);
    expect_asked(t, MU, AH_D_TURN);
}

/* ---- Cargo and rewards ---------------------------------------------------------------------------------------------------- */

/* TV-13; AH-15.2, AH-15.1, AH-12.1: with a third cargo aboard, one of the three goes into the box; so it does each time. */
RULE(a_third_cargo_means_one_overboard)
{
    table *t = position(3, "map M3; SM1 at (0,0), cargo coins lace; market 25 26 3; active SM1; SM1 pool 1 1; next MC-00 MC-02");

    play(t, SM1, "smuggle rare-wood");
    assert_true(market_is(t, "26 3 0"));
    expect_asked(t, SM1, AH_D_OVERBOARD);
    expect_offers(t, "overboard coins; overboard lace; overboard rare-wood");
    play(t, SM1, "overboard coins");
    assert_true(in_box(t, "coins"));
    assert_true(has_cargo(t, SM1, "lace"));
    assert_true(has_cargo(t, SM1, "rare-wood"));
    play(t, SM1, "smuggle iron");
    assert_true(market_is(t, "3 0 2"));
    expect_asked(t, SM1, AH_D_OVERBOARD);
    expect_offers(t, "overboard lace; overboard rare-wood; overboard iron");
    play(t, SM1, "overboard iron");
    assert_int_equal(rs_size(&captain(t, SM1)->cargo), 2);
    expect_asked(t, SM1, AH_D_TURN);
}

/* TV-14; AH-15.5, AH-15.6: the white marker goes to a neighbour, never straight back; from the corner there is one way. */
RULE(the_white_marker_never_goes_straight_back)
{
    table *t = position(3, "map M3; SM1 at (3,2), cargo jewelry, white 0,1, black 0,0; active SM1; SM1 pool 1 1");

    play(t, SM1, "deliver jewelry");
    expect_offers(t, "grid 0,2; grid 1,1");
    refused(t, SM1, "grid 0,0", "AH-15.6");

    t = position(3, "map M3; SM1 at (3,2), cargo jewelry, white 4,4, black 4,3; active SM1; SM1 pool 1 1");
    play(t, SM1, "deliver jewelry");
    assert_true(unasked(t, SM1, "grid 3,4"));
    play(t, SM1, "pass");
    assert_true(marked(t, SM1, 34, 44));
}

/* TV-15; AH-15.4, AH-15.18, AH-2.11: the corner reward is 4 Fame and wealth in the Flagship's region, 6 at most; after a battle elsewhere
 * it is the wealth over there. */
RULE(the_corner_reward_is_four_fame_and_wealth)
{
    table *t = position(3, "map M3; SM1 at (3,2), cargo jewelry, white 0,3, black 1,3; wealth (3,2) 5; active SM1; SM1 pool 1 1");

    play(t, SM1, "deliver jewelry");
    assert_int_equal(fame(t, SM1), 2);
    assert_int_equal(wealth(t, 3, 2), 6);
    expect_offers(t, "grid 0,2; grid 0,4");
    play(t, SM1, "grid 0,4");
    expect_asked(t, SM1, AH_D_REWARD);
    expect_offers(t, "accept; pass");
    play(t, SM1, "accept");
    assert_int_equal(fame(t, SM1), 6);
    assert_int_equal(wealth(t, 3, 2), 6);
    expect_asked(t, SM1, AH_D_PLEDGE);

    t = position(
        3, "map M3; SM1 at (2,1), die 3 cannons, pool 3 3, white 0,3, black 1,3; patrols (1,1); wealth (3,2) 5; active SM1; next 6 1");
    plays(t, SM1, "place 3 sail; step w; pass; spoil sm-b; grid 0,4; accept");
    assert_int_equal(fame(t, SM1), 4);
    assert_int_equal(wealth(t, 1, 1), 2);
    assert_int_equal(wealth(t, 3, 2), 5);
}

/* ---- Crew ----------------------------------------------------------------------------------------------------------------- */

/* TV-16; AH-16.26, AH-7.15, AH-10.8, AH-8.6: the Union's Official moves the Squadron's Patrols: one is wrecked, one explores, and the Union
 * decides; battles are ignored. */
RULE(an_official_moves_the_patrols_of_the_squadron)
{
    table *t = position(3, "map M1; patrols (0,1) (3,1); MU at (0,0), crew convincing-official, pool 3 3; active MU; next k2");

    play(t, MU, "place 3 convincing-official");
    expect_asked(t, MU, AH_D_OFFICIAL);
    expect_offers(t, "stop; order patrol-1; order patrol-2");
    plays(t, MU, "order patrol-1; step e");
    assert_int_equal(ah_patrol_supply(&t->s), 9);
    expect_asked(t, MU, AH_D_OFFICIAL);
    expect_offers(t, "stop; order patrol-2");
    plays(t, MU, "order patrol-2; step e");
    expect_asked(t, MU, AH_D_PLACE_TILE);
    assert_int_equal(t->turn.moves.count, 7);
    play(t, MU, "lay 4 1 0");
    assert_int_equal(t->s.region[2].tile, 7);
    assert_int_equal(patrols(t, 4, 1), 1);
    expect_asked(t, MU, AH_D_TURN);

    t = position(3, "map M1; patrols (3,1); BF at (2,1), die 5 cannons-5; MU at (2,1), die 5 cannons, crew convincing-official, pool 3 3;"
                    "SM1 at (2,1), die 2 cannons; active MU");
    plays(t, MU, "place 3 convincing-official; order patrol-1; step w");
    assert_int_equal(patrols(t, 2, 1), 1);
    expect_asked(t, MU, AH_D_STEP);
}

/* A Smuggler with the Beakhead wins against what stands on his next space and takes SM-b. */
static table *rams(const char *text, const char *step)
{
    char line[400];
    table *t;

    snprintf(line, sizeof line, "%s, crew beakhead, die 3 cannons, pool 3 3; active SM1; next 6 1", text);
    t = position(3, line);
    play(t, SM1, "place 3 sail");
    play(t, SM1, step);
    plays(t, SM1, "pass; spoil sm-b");
    return t;
}

/* TV-17; AH-16.5, AH-11.2, AH-10.8: the damaged Flagship is pushed into the Wreckage: its owner picks the slot and gets no gold. */
RULE(the_beakhead_pushes_a_flagship_into_wreckage)
{
    table *t = rams("map M1; MU at (2,1); SM1 at (3,1)", "step w");

    play(t, SM1, "damage rally");
    expect_asked(t, SM1, AH_D_PUSH);
    expect_offers(t, "pass; push e; push w");
    play(t, SM1, "push w");
    expect_asked(t, MU, AH_D_TAKE);
    play(t, MU, "damage inspire");
    assert_true(sails(t, MU, 1, 1));
    assert_int_equal(damage(t, MU), 2);
    assert_int_equal(gold(t, MU), 0);
    expect_asked(t, SM1, AH_D_GRID);
}

/* TV-17; AH-16.5: a current that would carry the pushed figure off the map does nothing. */
RULE(a_pushed_figure_never_leaves_the_map)
{
    table *t = rams("map M3; MU at (0,0); SM1 at (0,1)", "step n");

    plays(t, SM1, "damage rally; push e");
    assert_true(sails(t, MU, 1, 0));
    assert_int_equal(t->s.regions, 2);
    expect_asked(t, SM1, AH_D_GRID);
}

/* TV-17; AH-16.5, AH-11.4, AH-11.5: no push without damage that was placed on a figure that stays. */
RULE(a_figure_that_is_gone_or_unhurt_is_not_pushed)
{
    table *t = rams("map M1; patrols (2,1); SM1 at (3,1)", "step w");

    assert_int_equal(patrols(t, 2, 1), 0);
    expect_asked(t, SM1, AH_D_GRID);

    t = rams("map M1; MU at (2,1), damage sail sail sail sail tailwind tailwind assemble cannons inspire rally; SM1 at (3,1)", "step w");
    assert_int_equal(damage(t, MU), 10);
    expect_asked(t, SM1, AH_D_GRID);
    assert_true(sails(t, MU, 2, 1));
}

/* TV-17; AH-16.5, AH-14.14: the Gunship ignores Wreckage also when it is pushed. */
RULE(a_pushed_gunship_ignores_wreckage)
{
    table *t = rams("map M1; gunship (2,1); MU at (0,0); SM1 at (3,1)", "step w");

    expect_asked(t, SM1, AH_D_DEAL);
    expect_offers(t, "damage gunship-4; damage gunship-6");
    plays(t, SM1, "damage gunship-4; push w");
    assert_true(stands(t, AH_GUNSHIP, 1, 1));
    assert_int_equal(slots(t, MU, "gunship-4", AH_DAMAGED), 1);
    assert_int_equal(slots(t, MU, "gunship-6", AH_FREE), 1);
    assert_int_equal(damage(t, MU), 0);
    expect_asked(t, SM1, AH_D_GRID);
}

/* TV-18; AH-16.12, AH-20.6, AH-9.14: the Grogmaster rerolls for 1 damage that must find a slot; he is never asked in a battle of a Patrol.
 */
RULE(the_grogmaster_rerolls_for_a_damage)
{
    table *t = position(3, "map M1; MU at (3,1), die 2 cannons, pool 3 3; SM1 at (2,1), crew grogmaster,"
                           " damage sail sail sail full-sail cannons negotiate; active MU; next 6 3 6");

    plays(t, MU, "place 3 sail; step w");
    expect_offers(t, "pass; fire cannons 1");
    play(t, MU, "pass");
    expect_asked(t, SM1, AH_D_GROG);
    expect_offers(t, "pass; reroll");
    play(t, SM1, "reroll");
    assert_int_equal(slots(t, SM1, "tailwind", AH_DAMAGED), 1);
    assert_int_equal(t->script.used, 3);
    expect_asked(t, MU, AH_D_VICTORY);
    assert_true(compared(t, 6, 6));

    t = position(3, "map M1; MU at (3,1), die 2 cannons, pool 3 3; SM1 at (2,1), crew grogmaster,"
                    " damage sail sail sail full-sail cannons negotiate tailwind; active MU; next 6 3");
    plays(t, MU, "place 3 sail; step w; pass");
    expect_asked(t, MU, AH_D_VICTORY);

    t = position(3, "map M1; MU at (3,1), die 2 cannons, pool 3 3; BF at (0,0), crew grogmaster; patrols (2,1); active MU; next 6 3");
    plays(t, MU, "place 3 sail; step w; pass");
    expect_asked(t, MU, AH_D_VICTORY);
}

/* TV-19; AH-16.13, AH-5.6: with the Middleman each gold changes a die by up to 2. */
RULE(the_middleman_halves_the_price)
{
    static const struct {
        int from, to, price;
    } changes[] = {{1, 6, 3}, {2, 5, 2}, {3, 4, 1}, {3, 5, 1}};

    for (int i = 0; i < RS_COUNT(changes); i++) {
        char text[120], place[32], shows[16];
        table *t;

        snprintf(place, sizeof place, "place %d cannons", changes[i].from);
        snprintf(shows, sizeof shows, "value %d", changes[i].to);
        for (int purse = changes[i].price - 1; purse <= changes[i].price; purse++) {
            snprintf(text, sizeof text, "map M1; SM1 at (2,1), crew middleman, gold %d, pool %d 1; active SM1", purse, changes[i].from);
            t = position(3, text);
            play(t, SM1, place);
            if (purse < changes[i].price) {
                assert_false(rs_top_of(&t->s)->kind == AH_D_VALUE && offered(t, shows));
                continue;
            }
            play(t, SM1, shows);
            assert_int_equal(gold(t, SM1), 0);
            assert_int_equal(slots(t, SM1, "cannons", changes[i].to), 1);
        }
    }
}

/* ---- Slots and control ---------------------------------------------------------------------------------------------------- */

#define FEW_SLOTS "map M1; SM1 at (2,1), damage sail sail full-sail tailwind cannons, die 1 sail"

/* TV-20; AH-5.9, AH-4.5: dice are set aside only when none fits anywhere unchanged; gold may still place them. */
RULE(dice_are_set_aside_only_when_none_fits)
{
    table *t = position(3, FEW_SLOTS ", pool 3 5; active SM1");

    expect_offers(t, "set-aside 3; set-aside 5");
    play(t, SM1, "set-aside 3");
    assert_true(unasked(t, SM1, "set-aside 5")); /* nothing else is left */
    assert_true(unasked(t, SM1, "end"));

    t = position(3, FEW_SLOTS ", gold 1, pool 3 5; active SM1");
    expect_offers(t, "set-aside 3; set-aside 5; place 3 negotiate; place 3 repair; place 5 negotiate; place 5 repair");
    play(t, SM1, "place 3 negotiate");
    expect_offers(t, "value 2; value 4");
    t = position(3, FEW_SLOTS ", gold 1, pool 3 5; active SM1");
    play(t, SM1, "place 3 repair");
    expect_offers(t, "value 2; value 4");
    t = position(3, FEW_SLOTS ", gold 1, pool 3 5; active SM1");
    play(t, SM1, "place 5 repair");
    expect_offers(t, "value 4; value 6");

    t = position(3, FEW_SLOTS ", pool 3 4; active SM1");
    refused(t, SM1, "set-aside 3", "AH-5.9");
    refused(t, SM1, "set-aside 4", "AH-5.9");
    play(t, SM1, "place 4 negotiate");
    assert_true(unasked(t, SM1, "set-aside 3")); /* now it is all that can be done */
}

/* TV-21; AH-14.16, AH-18.1: with the Cutter in the region each Comrade counts double. */
RULE(the_cutter_doubles_the_comrades)
{
    static const char rest[] =
        "map M1; wealth (0,0) 3; comrades (0,0) 2; BF at (1,0); patrols (0,1) (1,1) (3,1); MU at (3,2); step round-end";
    char with[400];
    table *t;

    snprintf(with, sizeof with, "%s; cutter (0,1)", rest);
    t = position(3, with);
    assert_int_equal(ah_control(&t->s, 0, AH_UNION), 5);
    assert_int_equal(ah_control(&t->s, 0, AH_SQUADRON), 4);
    assert_int_equal(fame(t, MU), 3);
    assert_int_equal(fame(t, BF), 0);

    t = position(3, rest);
    assert_int_equal(ah_control(&t->s, 0, AH_UNION), 2);
    assert_int_equal(fame(t, MU), 0);
    assert_int_equal(fame(t, BF), 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(currents_carry_on_from_one_to_the_next),
        TEST(a_current_off_the_map_explores),
        TEST(an_ordered_patrol_battles_first_and_is_wrecked_then),
        TEST(the_squadron_lowers_one_of_its_two_cannons_dice),
        TEST(a_die_protects_a_slot_of_the_gunship),
        TEST(the_cutter_never_fires_but_a_weapons_cache_helps_it),
        TEST(a_defender_who_wins_may_sail_off_out_of_turn),
        TEST(close_call_ignores_one_battle),
        TEST(the_emissary_pays_only_on_the_own_turn),
        TEST(a_stronghold_closes_the_island_to_others),
        TEST(a_crew_reward_is_void_under_a_stronghold),
        TEST(a_harbour_loads_the_cannons),
        TEST(the_gunners_mate_battles_from_afar),
        TEST(a_third_cargo_means_one_overboard),
        TEST(the_white_marker_never_goes_straight_back),
        TEST(the_corner_reward_is_four_fame_and_wealth),
        TEST(an_official_moves_the_patrols_of_the_squadron),
        TEST(the_beakhead_pushes_a_flagship_into_wreckage),
        TEST(a_pushed_figure_never_leaves_the_map),
        TEST(a_figure_that_is_gone_or_unhurt_is_not_pushed),
        TEST(a_pushed_gunship_ignores_wreckage),
        TEST(the_grogmaster_rerolls_for_a_damage),
        TEST(the_middleman_halves_the_price),
        TEST(dice_are_set_aside_only_when_none_fits),
        TEST(the_cutter_doubles_the_comrades),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
