/* test_battle.c - rules tests: battles (AH-9). A die of 1 on Cannons is loaded and has nothing to fire. */
#include "table.h"

/* ---- When there is a battle ---------------------------------------------------------------------------------------------------- */

/* AH-9.1: figures that stand together do not fight, even when one of them loads. */
RULE(standing_together_is_no_battle)
{
    table *t = position(3, "patrols (2,1); SM1 at (2,1), pool 3 3; active SM1; BF at (2,1), die 1 cannons-5; MU at (2,1)");

    play(t, SM1, "place 3 cannons");
    assert_int_equal(times(t, AH_EV_BATTLE), 0);
    expect_asked(t, SM1, AH_D_TURN);
}

/* AH-9.2, AH-13.6, AH-14.15: Strongholds and the Gunship are always loaded, the Cutter never, all others with a die of any value. */
RULE(who_is_loaded)
{
    table *t = position(3, "patrols (0,1); strongholds (0,0); cutter (0,1); gunship (0,1); BF pool 3 3");

    assert_true(ah_loaded(&t->s, AH_FIRST_STRONGHOLD) && ah_loaded(&t->s, AH_GUNSHIP));
    assert_false(ah_loaded(&t->s, AH_CUTTER));
    assert_false(ah_loaded(&t->s, AH_FIRST_PATROL));
    for (int who = 0; who < 3; who++) assert_false(ah_loaded(&t->s, AH_FLAGSHIP + who));
    t = position(3, "patrols (0,1); cutter (0,1); BF die 1 cannons-6, pool 3 3; SM1 die 2 cannons; MU die 6 cannons");
    assert_true(ah_loaded(&t->s, AH_FIRST_PATROL));
    assert_false(ah_loaded(&t->s, AH_CUTTER));
    for (int who = 0; who < 3; who++) assert_true(ah_loaded(&t->s, AH_FLAGSHIP + who));
    assert_false(ah_loaded(&position(3, "SM1 damage cannons; BF pool 3 3")->s, AH_FLAGSHIP + SM1));
}

/* AH-9.3, AH-9.6: who is loaded fights all enemies there, in the order of the mover, each once. */
RULE(a_loaded_figure_fights_all)
{
    table *t = position(3, "patrols (2,1); BF at (2,1); MU at (2,1); SM1 at (3,1), die 1 cannons, pool 3 3; active SM1; next 6 1 6 1 6 1");

    plays(t, SM1, "place 3 sail; step west");
    expect_asked(t, SM1, AH_D_PICK);
    expect_offers(t, "engage squadron-flagship; engage union-flagship; engage patrol-1");
    refused(t, SM1, "engage red-flagship", "AH-9.6");
    plays(t, SM1, "engage patrol-1; pass");
    expect_offers(t, "engage squadron-flagship; engage union-flagship");
    plays(t, SM1, "engage union-flagship; pass"); /* then the Squadron's, the only one left */
    plays(t, SM1, "pass");
    expect_asked(t, SM1, AH_D_TURN);
}

/* AH-9.6: who left the space in the midst of a series is not fought any more, though it came back: it has fought its own battles then. */
RULE(who_left_and_came_back_is_not_fought_again)
{
    table *t =
        position(4, "map M3; MU at (3,1), die 1 cannons, pool 3 3; SM1 at (2,1), die 1 cannons; SM2 at (2,1); BF at (0,0); active MU");

    plays(t, MU, "place 3 sail; step w");
    draws(t, "1 6");
    play(t, MU, "engage red-flagship");
    plays(t, SM1, "spoil sm-a; damage rally; step e; step w");
    draws(t, "1 6");
    play(t, SM1, "engage white-flagship");
    plays(t, SM2, "spoil sm-a; damage tailwind; step e; step w");
    draws(t, "6 1 6 1 6 1");
    plays(t, SM2, "engage union-flagship; pass; pass"); /* and Red */
    play(t, SM1, "pass");                               /* Red has beaten the Union */
    expect_asked(t, MU, AH_D_TURN);
}

/* AH-9.4: who is not loaded fights those who are, and no other. */
RULE(an_unloaded_figure_fights_the_loaded)
{
    table *t = position(3, "patrols (2,1); MU at (2,1), die 1 cannons; BF at (2,1); SM1 at (3,1), pool 3 3; active SM1; next 6 1");

    plays(t, SM1, "place 3 sail; step west");
    expect_asked(t, SM1, AH_D_VICTORY);
    assert_int_equal(arg_of(t, AH_EV_BATTLE, 1), AH_FLAGSHIP + MU);
    play(t, SM1, "pass");
    expect_asked(t, SM1, AH_D_TURN);
    t = position(3, "patrols (2,1); MU at (2,1); BF at (2,1); SM1 at (3,1), pool 3 3; active SM1");
    plays(t, SM1, "place 3 sail; step west");
    expect_asked(t, SM1, AH_D_STEP);
}

/* AH-9.5: nobody fights on Fog, not even the Gunship. */
RULE(nobody_fights_on_fog)
{
    table *t = position(
        3, "map M2; patrols (2,1); BF at (2,1), die 1 cannons-5; gunship (1,1); SM1 at (2,1), die 1 cannons; MU pool 4 4; active MU");

    plays(t, MU, "place 4 gunship-4; sail; step east");
    assert_int_equal(times(t, AH_EV_BATTLE), 0);
    expect_asked(t, MU, AH_D_STEP);
}

/* AH-9.7, AH-15.13: who moves is the attacker, also outside the own turn: ties are won by it. */
RULE(the_mover_attacks_even_out_of_turn)
{
    table *t = position(
        3, "patrols (3,1); SM1 at (2,1), die 1 cannons; MU at (1,1), die 1 cannons, pool 3 3; BF at (0,0); active MU; next 1 6 3 3");

    plays(t, MU, "place 3 sail; step east");
    plays(t, SM1, "spoil slip-away; damage inspire; step east"); /* into the Patrol: 3 to 3 */
    expect_asked(t, SM1, AH_D_VICTORY);
    assert_true(sails(t, SM1, 3, 1));
}

/* AH-9.8: a Patrol that is removed fights no more. */
RULE(the_rest_is_dropped_when_the_mover_is_gone)
{
    table *t = position(3, "patrols (3,1); SM1 at (2,1); MU at (2,1); BF at (0,0), die 1 cannons-5, pool 3 3; next 1 6");

    plays(t, BF, "place 3 order; order patrol-1; step west; engage union-flagship");
    plays(t, MU, "spoil levy");
    assert_int_equal(ah_patrol_supply(&t->s), 10);
    expect_asked(t, BF, AH_D_TURN);
}

/* AH-9.9: Comrades are no figures: nobody fights them. */
RULE(comrades_do_not_fight)
{
    table *t = position(3, "comrades (3,2) 5; SM1 at (3,1), die 1 cannons, pool 3 3; active SM1; BF at (0,0); MU at (0,0), die 1 cannons");

    plays(t, SM1, "place 3 sail; step south; stop");
    assert_int_equal(times(t, AH_EV_BATTLE), 0);
    assert_int_equal(comrades(t, 3, 2), 5);
}

/* ---- Firing and rolling -------------------------------------------------------------------------------------------------------- */

/* AH-9.10: first the attacker, then the defender lowers an own die, down to 1; the difference counts; the die stays lowered. */
RULE(attacker_and_defender_fire_in_turn)
{
    table *t = position(3, "MU at (2,1), die 3 cannons; SM1 at (3,1), die 4 cannons, pool 3 3; active SM1; BF at (0,0); next 2 4");

    plays(t, SM1, "place 3 sail; step west");
    expect_asked(t, SM1, AH_D_FIRE);
    expect_offers(t, "pass; fire cannons 1; fire cannons 2; fire cannons 3");
    refused(t, SM1, "fire cannons 4", "AH-9.10");
    play(t, SM1, "fire cannons 3");
    assert_int_equal(arg_of(t, AH_EV_FIRES, 1), 3);
    assert_int_equal(arg_of(t, AH_EV_FIRES, 2), 1);
    expect_asked(t, MU, AH_D_FIRE);
    expect_offers(t, "pass; fire cannons 1; fire cannons 2");
    play(t, MU, "fire cannons 2"); /* 2+3 against 4+2 */
    expect_asked(t, MU, AH_D_VICTORY);
    assert_int_equal(slots(t, SM1, "cannons", 1), 1);
    assert_int_equal(slots(t, MU, "cannons", 1), 1);
}

/* AH-9.10: the lowered die has less left for the next battle; the defender without a die is not asked. */
RULE(a_lowered_die_stays_low)
{
    table *t = position(3, "patrols (2,1); MU at (2,1); SM1 at (3,1), die 4 cannons, pool 3 3; active SM1; BF at (0,0); next 6 1 6 1");

    plays(t, SM1, "place 3 sail; step west; engage patrol-1; fire cannons 2; pass");
    expect_asked(t, SM1, AH_D_FIRE);
    expect_offers(t, "pass; fire cannons 1");
}

/* AH-9.11: of its two dice the Squadron lowers one. */
RULE(the_squadron_fires_one_of_two_dice)
{
    table *t = position(3, "SM1 at (2,1); BF at (3,1), die 5 cannons-5, die 6 cannons-6, pool 3 3; MU at (0,0); next 1 6");

    plays(t, BF, "place 3 sail; step west");
    expect_offers(t, "pass; fire cannons-5 1; fire cannons-5 2; fire cannons-5 3; fire cannons-5 4; fire cannons-6 1; fire cannons-6 2;"
                     "fire cannons-6 3; fire cannons-6 4; fire cannons-6 5");
    play(t, BF, "fire cannons-6 5"); /* 6 to 6 */
    expect_asked(t, BF, AH_D_VICTORY);
    assert_int_equal(slots(t, BF, "cannons-5", 5), 1);
    assert_int_equal(slots(t, BF, "cannons-6", 1), 1);
}

/* AH-9.12, AH-14.15: the Cutter starts no battle by the Union's die and does not fire it. */
RULE(the_cutter_has_no_cannons)
{
    table *t = position(3, "cutter (3,1); SM1 at (2,1); MU at (0,0), die 6 cannons, pool 3 3; BF at (0,0); active MU");

    plays(t, MU, "place 3 cutter; sail; step west");
    assert_int_equal(times(t, AH_EV_BATTLE), 0);
    t = position(3,
                 "cutter (3,1); strongholds (3,2); MU at (0,0), die 6 cannons, pool 3 3; SM1 at (0,0); BF at (0,0); active MU; next 6 3");
    plays(t, MU, "place 3 cutter; sail; step south");
    expect_asked(t, MU, AH_D_VICTORY); /* 6 to 3 + 2, and nobody was asked to fire */
    assert_int_equal(slots(t, MU, "cannons", 6), 1);
}

/* AH-9.12, AH-13.3, AH-13.6: Patrols, Strongholds and the Gunship fire the die of their owner. */
RULE(patrols_strongholds_and_gunship_fire)
{
    table *t = position(
        3, "strongholds (3,2); SM1 at (3,1), die 1 cannons, pool 3 3; BF at (0,0), die 5 cannons-5; MU at (0,0); active SM1; next 6 1");

    plays(t, SM1, "place 3 sail; step south");
    expect_asked(t, BF, AH_D_FIRE);
    play(t, BF, "fire cannons-5 4"); /* 6 to 1 + 2 + 4 */
    expect_asked(t, BF, AH_D_VICTORY);
    t = position(
        3, "patrols (2,1); gunship (3,1); MU at (0,0), die 3 cannons, pool 4 4; BF at (0,0), die 6 cannons-6; SM1 at (0,0); active MU");
    plays(t, MU, "place 4 gunship-4; sail; step west");
    expect_asked(t, MU, AH_D_FIRE);
    play(t, MU, "pass");
    expect_asked(t, BF, AH_D_FIRE); /* for a Patrol */
}

/* AH-9.13: +2 for a Stronghold, +3 for the Gunship, attacking or defending. */
RULE(strongholds_and_the_gunship_add_to_their_total)
{
    table *t = position(3, "strongholds (3,2); SM1 at (3,1), pool 3 3; BF at (0,0); MU at (0,0); active SM1; next 5 4");

    plays(t, SM1, "place 3 sail; step south"); /* 5 to 4 + 2 */
    expect_asked(t, BF, AH_D_VICTORY);
    t = position(3, "strongholds (3,2); SM1 at (3,1), pool 3 3; BF at (0,0); MU at (0,0); active SM1; next 6 4");
    plays(t, SM1, "place 3 sail; step south"); /* 6 to 4 + 2 */
    expect_asked(t, SM1, AH_D_VICTORY);
    t = position(3, "gunship (3,1); SM1 at (2,1); MU at (0,0), pool 4 4; BF at (0,0); active MU; next 1 4");
    plays(t, MU, "place 4 gunship-4; sail; step west"); /* 1 + 3 to 4 */
    expect_asked(t, MU, AH_D_VICTORY);
    t = position(3, "gunship (2,1); SM1 at (3,1), pool 3 3; MU at (0,0); BF at (0,0); active SM1; next 5 3");
    plays(t, SM1, "place 3 sail; step west"); /* 5 to 3 + 3 */
    expect_asked(t, MU, AH_D_VICTORY);
}

/* AH-9.13, AH-16.9: +1 for Fighters, with any figure. */
RULE(fighters_add_one)
{
    table *t = position(3, "SM1 at (2,1), crew fighters; MU at (3,1), die 1 cannons, pool 3 3; BF at (0,0); active MU; next 3 3");

    plays(t, MU, "place 3 sail; step west"); /* 3 to 3 + 1 */
    expect_asked(t, SM1, AH_D_VICTORY);
    t = position(3, "patrols (3,1); SM1 at (2,1), die 1 cannons; BF at (0,0), crew fighters, pool 3 3; MU at (0,0); next 3 4");
    plays(t, BF, "place 3 order; order patrol-1; step west"); /* 3 + 1 to 4 */
    expect_asked(t, BF, AH_D_VICTORY);
}

/* AH-9.14: the higher total wins; a tie is the attacker's. */
RULE(a_tie_is_the_attackers)
{
    table *t = position(3, "SM1 at (2,1); MU at (3,1), die 1 cannons, pool 3 3; BF at (0,0); active MU; next 3 3");

    plays(t, MU, "place 3 sail; step west");
    expect_asked(t, MU, AH_D_VICTORY);
    t = position(3, "SM1 at (2,1); MU at (3,1), die 1 cannons, pool 3 3; BF at (0,0); active MU; next 3 4");
    plays(t, MU, "place 3 sail; step west");
    expect_asked(t, SM1, AH_D_VICTORY);
}

/* AH-9.15, AH-17.2: Secret Weapon rolls two dice and adds them; a victory deals 1 damage more. */
RULE(secret_weapon_rolls_two_dice)
{
    table *t = position(3, "SM1 at (2,1); MU at (3,1), die 1 cannons, hand secret-weapon, pool 3 3; BF at (0,0); active MU; next 3 3 6");

    plays(t, MU, "place 3 sail; step west; plan secret-weapon"); /* 3 + 3 to 6 */
    expect_asked(t, MU, AH_D_VICTORY);
    plays(t, MU, "spoil rouse; damage sail; damage sail");
    assert_int_equal(damage(t, SM1), 2);
    assert_true(rs_has(&t->s.played, AH_SECRET_WEAPON));
    t = position(3, "SM1 at (3,1), die 1 cannons, pool 3 3; MU at (2,1), hand secret-weapon; BF at (0,0); active SM1; next 6 4 3");
    plays(t, SM1, "place 3 sail; step west");
    play(t, MU, "plan secret-weapon"); /* 6 to 4 + 3 */
    expect_asked(t, MU, AH_D_VICTORY);
    t = position(3, "SM1 at (3,1), die 1 cannons, pool 3 3; MU at (2,1), hand secret-weapon; BF at (0,0); active SM1; next 6 1 1");
    plays(t, SM1, "place 3 sail; step west");
    play(t, MU, "plan secret-weapon");
    plays(t, SM1, "spoil loot; damage sail"); /* lost: no extra damage */
    assert_int_equal(damage(t, MU), 1);
}

/* ---- Victory ------------------------------------------------------------------------------------------------------------------- */

/* AH-9.16: the winner takes one option of his own faction, or none. */
RULE(the_winner_takes_an_option_of_his_faction)
{
    table *t = position(3, "SM1 at (2,1); BF at (3,1), die 1 cannons-5, pool 3 3; MU at (0,0); next 6 1");

    plays(t, BF, "place 3 sail; step west");
    expect_offers(t, "pass; spoil rob; spoil batter");
    refused(t, BF, "spoil levy", "AH-9.16");
    refused(t, BF, "spoil scatter", "AH-9.17"); /* only against a Union ship */
    play(t, BF, "pass");
    assert_int_equal(damage(t, SM1), 0);
    t = position(3, "SM1 at (2,1); MU at (3,1), die 1 cannons, pool 3 3; BF at (0,0); active MU; next 6 1");
    plays(t, MU, "place 3 sail; step west");
    expect_offers(t, "pass; spoil rouse; spoil levy");
    t = position(3, "MU at (2,1); SM1 at (3,1), die 1 cannons, pool 3 3; BF at (0,0); active SM1; next 6 1");
    plays(t, SM1, "place 3 sail; step west");
    expect_offers(t, "pass; spoil slip-away; spoil loot");
}

/* AH-9.17: BF-a: 1 damage and 1 gold, if the loser has any. */
RULE(the_squadron_robs)
{
    table *t = position(3, "SM1 at (2,1), gold 1; BF at (3,1), die 1 cannons-5, pool 3 3; MU at (0,0); next 6 1");

    plays(t, BF, "place 3 sail; step west; spoil rob; damage full-sail; pass");
    assert_int_equal(slots(t, SM1, "full-sail", AH_DAMAGED), 1);
    assert_int_equal(gold(t, BF), 1);
    assert_int_equal(gold(t, SM1), 0);
    t = position(3, "SM1 at (2,1); BF at (3,1), die 1 cannons-5, pool 3 3; MU at (0,0); next 6 1");
    plays(t, BF, "place 3 sail; step west; spoil rob; damage full-sail; pass");
    assert_int_equal(gold(t, BF), 0);
}

/* AH-9.17, AH-9.18: BF-b: 2 damage, on slots of the winner's choice. */
RULE(the_squadron_deals_two_damage)
{
    table *t = position(3, "SM1 at (2,1), gold 1; BF at (3,1), die 1 cannons-5, pool 3 3; MU at (0,0); next 6 1");

    plays(t, BF, "place 3 sail; step west; spoil batter");
    expect_asked(t, BF, AH_D_DEAL);
    expect_offers(t, "damage sail; damage full-sail; damage tailwind; damage cannons; damage negotiate");
    plays(t, BF, "damage cannons; damage tailwind; pass");
    assert_int_equal(slots(t, SM1, "cannons", AH_DAMAGED), 1);
    assert_int_equal(slots(t, SM1, "tailwind", AH_DAMAGED), 1);
    assert_int_equal(gold(t, SM1), 1);
}

/* AH-9.17, AH-9.21, AH-14.3: BF-c, against a Union ship: 1 damage, and a Comrade of the battle's region goes to the supply. */
RULE(the_squadron_removes_a_comrade)
{
    table *t = position(2, "comrades (0,0) 2; comrades (3,2) 2; MU at (1,1); BF at (2,1), die 1 cannons-5, pool 3 3; next 6 1");

    plays(t, BF, "place 3 sail; step west; spoil scatter; damage sail; damage deploy"); /* the Wreckage hurts the Squadron */
    assert_int_equal(comrades(t, 0, 0), 1);
    assert_int_equal(comrades(t, 3, 2), 2);
    assert_int_equal(t->s.comrades, 17);
    assert_int_equal(t->s.ready, 0);
    t = position(2, "cutter (2,1); MU at (0,0); BF at (3,1), die 1 cannons-5, pool 3 3; next 6 1");
    plays(t, BF, "place 3 sail; step west");
    assert_true(offered(t, "spoil scatter"));
}

/* AH-9.17, AH-14.18: MU-a: 1 damage, and a Ready Comrade lands on the island of the region, whichever ship fought. */
RULE(the_union_lands_a_comrade)
{
    table *t = position(3, "ready 1; gunship (2,1); SM1 at (1,1); MU at (3,2), pool 4 4; BF at (3,1); active MU; next 6 1");

    plays(t, MU, "place 4 gunship-4; sail; step west; spoil rouse; damage sail");
    assert_int_equal(comrades(t, 0, 0), 1);
    assert_int_equal(t->s.ready, 0);
    assert_int_equal(damage(t, SM1), 1);
    t = position(3, "gunship (2,1); SM1 at (1,1); MU at (3,2), pool 4 4; BF at (3,1); active MU; next 6 1");
    plays(t, MU, "place 4 gunship-4; sail; step west; spoil rouse; damage sail"); /* nobody is ready */
    assert_int_equal(comrades(t, 0, 0), 0);
}

/* AH-9.17: MU-b: 1 damage and 1 gold. */
RULE(the_union_levies)
{
    table *t = position(3, "SM1 at (2,1), gold 2; MU at (3,1), die 1 cannons, pool 3 3; BF at (0,0); active MU; next 6 1");

    plays(t, MU, "place 3 sail; step west; spoil levy; damage cannons");
    assert_int_equal(gold(t, MU), 1);
    assert_int_equal(gold(t, SM1), 1);
    assert_int_equal(slots(t, SM1, "cannons", AH_DAMAGED), 1);
}

/* AH-9.18: the winner picks the slot of the Gunship too. */
RULE(the_winner_picks_the_slot_of_a_ship)
{
    table *t = position(3, "gunship (2,1); SM1 at (3,1), die 1 cannons, pool 3 3; MU at (0,0); BF at (0,0); active SM1; next 6 1");

    plays(t, SM1, "place 3 sail; step west; spoil loot");
    expect_offers(t, "damage gunship-4; damage gunship-6");
    play(t, SM1, "damage gunship-6");
    assert_int_equal(slots(t, MU, "gunship-6", AH_DAMAGED), 1);
    assert_int_equal(slots(t, MU, "gunship-4", AH_FREE), 1);
}

/* AH-9.19: extra damage comes with the option; without it there is none. */
RULE(extra_damage_comes_with_the_option)
{
    table *t = position(3, "SM1 at (2,1); BF at (3,1), crew gunner, die 1 cannons-5, pool 3 3; MU at (0,0); next 6 1");

    plays(t, BF, "place 3 sail; step west; spoil batter; damage sail; damage sail; damage sail; pass");
    assert_int_equal(damage(t, SM1), 3);
    t = position(3, "SM1 at (2,1); BF at (3,1), crew gunner, die 1 cannons-5, pool 3 3; MU at (0,0); next 6 1");
    plays(t, BF, "place 3 sail; step west; pass; pass");
    assert_int_equal(damage(t, SM1), 0);
    expect_asked(t, BF, AH_D_TURN);
}

/* AH-9.20, AH-1.6: Cutpurse, then Buccaneer, then the damage, the Beakhead's push, and the rest of the option. */
RULE(the_effects_of_a_victory_have_an_order)
{
    table *t =
        position(3, "SM1 at (2,1), crew diver merchant, gold 1; BF at (3,1), crew cutpurse buccaneer beakhead, die 1 cannons-5, pool 3 3;"
                    "MU at (0,0); next 6 1");

    plays(t, BF, "place 3 sail; step west");
    expect_asked(t, BF, AH_D_BUCC);
    assert_int_equal(gold(t, BF), 2);
    play(t, BF, "buccaneer");
    expect_asked(t, BF, AH_D_BUCC_CREW);
    play(t, BF, "strip diver"); /* and merchant, the only one left */
    expect_asked(t, BF, AH_D_VICTORY);
    assert_int_equal(rs_size(&captain(t, SM1)->crew), 0);
    plays(t, BF, "spoil rob; damage sail");
    expect_asked(t, BF, AH_D_PUSH);
    assert_int_equal(gold(t, SM1), 1);
    play(t, BF, "push east");
    assert_int_equal(gold(t, SM1), 0);
    assert_int_equal(gold(t, BF), 3);
    assert_true(sails(t, SM1, 3, 1));
}

/* AH-9.21, AH-14.3: the Union fights beyond a border: the Comrade lands in the region of the space fought for. */
RULE(the_region_of_the_battle_is_that_of_the_space)
{
    table *t = position(3, "ready 2; SM1 at (2,1); MU at (1,1), die 1 cannons, pool 3 3; BF at (0,0); active MU; next 6 1");

    plays(t, MU, "place 3 sail; step east; spoil rouse; damage sail");
    assert_int_equal(comrades(t, 3, 2), 1);
    assert_int_equal(comrades(t, 0, 0), 0);
}

/* AH-9.22: after the battle the Wreckage still counts. */
RULE(terrain_follows_the_battle)
{
    table *t = position(3, "BF at (1,1); SM1 at (2,1), die 1 cannons, pool 3 3; MU at (3,2); active SM1; next 6 1");

    plays(t, SM1, "place 3 sail; step west; pass");
    expect_asked(t, SM1, AH_D_TAKE);
    play(t, SM1, "damage negotiate");
    assert_int_equal(gold(t, SM1), 1);
}

/* AH-9.23: Patrols of one space are one option; of equal ones the engine takes first the one that has moved, though its number be higher.
 */
RULE(equal_patrols_are_one_option)
{
    table *t = position(2, "patrols (3,1) (3,1) (2,1); BF at (0,0), pool 3 3");

    play(t, BF, "place 3 order");
    expect_offers(t, "stop; order patrol-1; order patrol-3");
    plays(t, BF, "order patrol-3; step east");
    expect_offers(t, "stop; order patrol-1"); /* those not yet moved */
    t = position(3, "patrols (3,1) (2,1) (0,1); SM1 at (1,1), die 1 cannons; BF at (0,0), pool 3 3; MU at (0,0); next 1 6 6 1");
    plays(t, BF, "place 3 order; order patrol-2; step east; order patrol-3; step east");
    plays(t, SM1, "spoil slip-away; step east; step east; spoil slip-away");
    assert_int_equal(t->s.at[AH_FIRST_PATROL + 1], AH_NONE);
    assert_true(stands(t, AH_FIRST_PATROL, 3, 1));
}

/* AH-9.23, AH-9.6: two equal Patrols are fought one after the other. */
RULE(equal_patrols_are_fought_one_by_one)
{
    table *t =
        position(3, "patrols (2,1) (2,1); SM1 at (3,1), die 1 cannons, pool 3 3; BF at (0,0); MU at (0,0); active SM1; next 6 1 6 1");

    plays(t, SM1, "place 3 sail; step west; pass");
    expect_asked(t, SM1, AH_D_VICTORY);
    play(t, SM1, "pass");
    expect_asked(t, SM1, AH_D_TURN);
    assert_int_equal(patrols(t, 2, 1), 2);
}

/* AH-9.3, AH-9.6: a battle with every figure of a full space, the last Patrol and the last Stronghold too. */
RULE(a_full_space_is_fought_to_the_last)
{
    table *t = position(
        3,
        "patrols (3,2) (3,2) (3,2) (3,2) (3,2) (3,2) (3,2) (3,2) (3,2) (3,2); strongholds (3,2) (3,2) (3,2); cutter (3,2); gunship (3,2);"
        "BF at (3,2); MU at (3,2); SM1 at (3,1), die 1 cannons, pool 3 3; active SM1");
    int battles = 0;

    plays(t, SM1, "place 3 sail");
    for (int i = 0; i < 17; i++) draws(t, "6 1");
    play(t, SM1, "step south");
    for (;;) {
        battles += times(t, AH_EV_BATTLE);
        if (rs_stack(&t->s)[t->s.head.depth - 1].kind == AH_D_TURN) break;
        if (rs_stack(&t->s)[t->s.head.depth - 1].kind == AH_D_PICK)
            rs_choose(&ah_game, &t->s, t->turn.moves.count - 1, &t->turn);
        else
            play(t, SM1, "pass");
    }
    assert_int_equal(battles, 17); /* 10 Patrols, 3 Strongholds, 2 Flagships, Cutter and Gunship */
}

/* AH-9.10: only dice on Cannons are fired. */
RULE(only_cannons_are_fired)
{
    table *t = position(3, "MU at (2,1); SM1 at (3,1), die 4 cannons, die 5 tailwind, pool 3 3; active SM1; BF at (0,0); next 2 4");

    plays(t, SM1, "place 3 sail; step west");
    refused(t, SM1, "fire tailwind 1", "AH-9.10");
    refused(t, SM1, "fire cannons 0", "AH-9.10");
    refused(t, SM1, "fire cannons-5 1", "AH-9.10");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(standing_together_is_no_battle),
        TEST(who_is_loaded),
        TEST(a_loaded_figure_fights_all),
        TEST(who_left_and_came_back_is_not_fought_again),
        TEST(an_unloaded_figure_fights_the_loaded),
        TEST(nobody_fights_on_fog),
        TEST(the_mover_attacks_even_out_of_turn),
        TEST(the_rest_is_dropped_when_the_mover_is_gone),
        TEST(comrades_do_not_fight),
        TEST(attacker_and_defender_fire_in_turn),
        TEST(a_lowered_die_stays_low),
        TEST(the_squadron_fires_one_of_two_dice),
        TEST(the_cutter_has_no_cannons),
        TEST(patrols_strongholds_and_gunship_fire),
        TEST(strongholds_and_the_gunship_add_to_their_total),
        TEST(fighters_add_one),
        TEST(a_tie_is_the_attackers),
        TEST(secret_weapon_rolls_two_dice),
        TEST(the_winner_takes_an_option_of_his_faction),
        TEST(the_squadron_robs),
        TEST(the_squadron_deals_two_damage),
        TEST(the_squadron_removes_a_comrade),
        TEST(the_union_lands_a_comrade),
        TEST(the_union_levies),
        TEST(the_winner_picks_the_slot_of_a_ship),
        TEST(extra_damage_comes_with_the_option),
        TEST(the_effects_of_a_victory_have_an_order),
        TEST(the_region_of_the_battle_is_that_of_the_space),
        TEST(terrain_follows_the_battle),
        TEST(equal_patrols_are_one_option),
        TEST(equal_patrols_are_fought_one_by_one),
        TEST(a_full_space_is_fought_to_the_last),
        TEST(only_cannons_are_fired),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
