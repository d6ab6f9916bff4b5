/* test_crew_battle.c - rules tests: what the crew can do in battle (AH-16). */
#include "table.h"

/* ---- Battle -------------------------------------------------------------------------------------------------------------------- */

/* AH-16.3: Buccaneer, with any figure's win: returned to the box he takes up to 2 crew of the loser along. */
RULE(buccaneer_takes_crew_along)
{
    table *t = position(3, "patrols (3,1); SM1 at (2,1), crew diver merchant elder; BF at (0,0), crew buccaneer, die 1 cannons-5, pool 3 "
                           "3; MU at (0,0); next 6 1");

    plays(t, BF, "place 3 order; order patrol-1; step west");
    expect_offers(t, "pass; buccaneer");
    play(t, BF, "buccaneer");
    refused(t, BF, "strip sailor", "AH-16.3");
    plays(t, BF, "strip diver; strip elder");
    assert_true(in_box(t, "buccaneer") && in_box(t, "diver") && in_box(t, "elder"));
    assert_true(has_crew(t, SM1, "merchant"));
    t = position(3,
                 "patrols (3,1); SM1 at (2,1), crew diver; BF at (0,0), crew buccaneer, die 1 cannons-5, pool 3 3; MU at (0,0); next 6 1");
    plays(t, BF, "place 3 order; order patrol-1; step west; buccaneer");
    assert_true(in_box(t, "diver"));
    expect_asked(t, BF, AH_D_VICTORY);
    t = position(3, "patrols (3,1); SM1 at (2,1); BF at (0,0), crew buccaneer, die 1 cannons-5, pool 3 3; MU at (0,0); next 6 1");
    plays(t, BF, "place 3 order; order patrol-1; step west");
    expect_asked(t, BF, AH_D_VICTORY); /* nobody to take along */
    t = position(3,
                 "patrols (3,1); SM1 at (2,1), crew diver; BF at (0,0), crew buccaneer, die 1 cannons-5, pool 3 3; MU at (0,0); next 6 1");
    plays(t, BF, "place 3 order; order patrol-1; step west; pass");
    assert_true(has_crew(t, BF, "buccaneer") && has_crew(t, SM1, "diver"));
}

/* AH-16.5: Battering Beakhead pushes a damaged enemy one space: Wreckage hurts, Treasure gives nothing, nobody fights. */
RULE(beakhead_pushes_the_damaged)
{
    table *t = position(3, "patrols (1,1); MU at (2,1); SM1 at (3,1), crew beakhead, die 1 cannons, pool 3 3; BF at (0,0), die 1 "
                           "cannons-5; active SM1; next 6 1");

    plays(t, SM1, "place 3 sail; step west; spoil loot; damage rally");
    expect_asked(t, SM1, AH_D_PUSH);
    expect_offers(t, "pass; push east; push west"); /* neither off the map nor over the sandbar */
    refused(t, SM1, "push north", "AH-16.5");
    refused(t, SM1, "push south", "AH-7.2");
    play(t, SM1, "push west");
    expect_asked(t, MU, AH_D_TAKE); /* the Wreckage, its owner picks */
    play(t, MU, "damage inspire");
    assert_true(sails(t, MU, 1, 1));
    assert_int_equal(gold(t, MU), 0);
    assert_int_equal(damage(t, MU), 2);
    expect_asked(t, SM1, AH_D_GRID);
}

/* AH-16.5: pushed by a current as far as the map goes; its owner may use the Sea Dog. */
RULE(a_pushed_ship_drifts_on_the_map_only)
{
    table *t = position(3, "map M3; MU at (0,0); SM1 at (0,1), crew beakhead, die 1 cannons, pool 3 3; BF at (3,2); active SM1; next 6 1");

    plays(t, SM1, "place 3 sail; step north; spoil loot; damage rally; push east");
    assert_true(sails(t, MU, 1, 0)); /* the current would lead off the map */
    t = position(3, CURRENTS
                 "MU at (1,1), crew sea-dog; SM1 at (1,0), crew beakhead, die 1 cannons, pool 3 3; BF at (1,3); active SM1; next 6 1");
    plays(t, SM1, "place 3 sail; step south; spoil loot; damage rally; push west");
    expect_asked(t, MU, AH_D_CURRENT);
    expect_offers(t, "ignore; step north; step east; step south"); /* west is off the map */
}

/* AH-16.5: a removed Patrol is not pushed, lost damage pushes nobody; the Gunship is pushed through Wreckage unharmed. */
RULE(beakhead_needs_placed_damage)
{
    table *t =
        position(3, "patrols (2,1); MU at (0,0); SM1 at (3,1), crew beakhead, die 1 cannons, pool 3 3; BF at (0,0); active SM1; next 6 1");

    plays(t, SM1, "place 3 sail; step west; spoil loot");
    expect_asked(t, SM1, AH_D_GRID);
    t = position(3, "MU at (2,1), damage sail sail sail sail tailwind tailwind assemble cannons inspire rally; SM1 at (3,1), crew "
                    "beakhead, die 1 cannons, pool 3 3;"
                    "BF at (0,0); active SM1; next 6 1");
    plays(t, SM1, "place 3 sail; step west; spoil loot");
    expect_asked(t, SM1, AH_D_GRID);
    t = position(3, "gunship (2,1); MU at (0,0); SM1 at (3,1), crew beakhead, die 1 cannons, pool 3 3; BF at (0,0); active SM1; next 6 1");
    plays(t, SM1, "place 3 sail; step west; spoil loot; damage gunship-4; push west");
    assert_true(stands(t, AH_GUNSHIP, 1, 1));
    assert_int_equal(slots(t, MU, "gunship-6", AH_FREE), 1);
}

/* AH-16.6: Emissary buys off a battle that one starts on the own turn, with any figure; the gold goes to the defender. */
RULE(emissary_buys_off_an_attack)
{
    table *t = position(3, "patrols (3,1); SM1 at (2,1), die 1 cannons; BF at (0,0), crew emissary, gold 1, pool 3 3; MU at (0,0)");

    plays(t, BF, "place 3 order; order patrol-1; step west");
    expect_asked(t, BF, AH_D_EMISSARY);
    expect_offers(t, "bribe; fight");
    play(t, BF, "bribe");
    assert_int_equal(gold(t, SM1), 1);
    assert_int_equal(gold(t, BF), 0);
    assert_int_equal(times(t, AH_EV_ROLLS), 0);
    t = position(3, "SM1 at (2,1), crew emissary, gold 1; BF at (3,1), die 1 cannons-5, pool 3 3; MU at (0,0); next 6 1");
    plays(t, BF, "place 3 sail; step west");
    expect_asked(t, BF, AH_D_VICTORY); /* the defender cannot */
    t = position(3, "patrols (1,1); SM1 at (2,1), crew emissary, gold 1; MU at (3,1), die 1 cannons, pool 3 3; BF at (0,0), die 1 "
                    "cannons-5; active MU; next 1 6 6 1");
    plays(t, MU, "place 3 sail; step west");
    plays(t, SM1, "spoil slip-away; damage sail; step west"); /* an attack, but on the Union's turn */
    expect_asked(t, SM1, AH_D_VICTORY);
}

/* AH-16.7: Cutpurse: 2 gold for each victory, with any figure, as defender too. */
RULE(cutpurse_earns_with_every_victory)
{
    table *t =
        position(3, "patrols (2,1); SM1 at (3,1), die 1 cannons, pool 3 3; BF at (0,0), crew cutpurse; MU at (0,0); active SM1; next 1 6");

    plays(t, SM1, "place 3 sail; step west");
    expect_asked(t, BF, AH_D_VICTORY);
    assert_int_equal(gold(t, BF), 2);
}

/* AH-16.9: Fighters count once in each battle. */
RULE(fighters_count_once)
{
    table *t = position(3, "SM1 at (2,1), crew fighters; MU at (3,1), die 1 cannons, pool 3 3; BF at (0,0); active MU; next 4 3");

    plays(t, MU, "place 3 sail; step west"); /* 4 to 3 + 1: the attacker's */
    expect_asked(t, MU, AH_D_VICTORY);
    assert_int_equal(arg_of(t, AH_EV_WINS, 2), 4);
}

/* AH-16.10: Gunner: 1 damage more, but only if the Flagship fought. */
RULE(gunner_needs_the_flagship)
{
    table *t = position(3, "patrols (3,1); SM1 at (2,1); BF at (0,0), crew gunner, die 1 cannons-5, pool 3 3; MU at (0,0); next 6 1");

    plays(t, BF, "place 3 order; order patrol-1; step west; spoil rob; damage sail");
    assert_int_equal(damage(t, SM1), 1);
    t = position(3, "MU at (2,1); SM1 at (3,1), crew gunner, die 1 cannons, pool 3 3; BF at (0,0); active SM1; next 6 1");
    plays(t, SM1, "place 3 sail; step west; spoil loot; damage sail; damage sail");
    assert_int_equal(damage(t, MU), 2);
}

/* AH-16.11, AH-9.1: Gunner's Mate: a die on Cannons opens fire on one space of the region, own one included, Fog not. */
RULE(gunners_mate_opens_fire)
{
    table *t = position(2, "patrols (1,1) (1,1) (2,1); MU at (0,1), crew gunners-mate, pool 1 3; BF at (0,1); active MU; next 6 1 6 1");

    play(t, MU, "place 1 cannons");
    expect_asked(t, MU, AH_D_GUNMATE);
    expect_offers(t, "pass; aim (1,1); aim (0,1)");
    refused(t, MU, "aim (2,1)", "AH-16.11");
    plays(t, MU, "aim (1,1); spoil rouse");
    expect_asked(t, MU, AH_D_VICTORY); /* the second Patrol */
    play(t, MU, "spoil rouse");
    assert_int_equal(patrols(t, 1, 1), 0);
    assert_true(sails(t, MU, 0, 1));
    assert_int_equal(damage(t, MU), 0);
    expect_asked(t, MU, AH_D_TURN);
    t = position(2, "map M2; patrols (2,1); MU at (2,2), crew gunners-mate, pool 1 3; BF at (0,0); active MU");
    play(t, MU, "place 1 cannons");
    expect_asked(t, MU, AH_D_TURN); /* Fog */
}

/* AH-16.12: Grogmaster rolls again for a damage, once, for the Flagship, after both have rolled; the new result counts. */
RULE(grogmaster_rolls_again)
{
    table *t = position(3, "MU at (3,1), die 1 cannons, pool 3 3; SM1 at (2,1), crew grogmaster; BF at (0,0); active MU; next 6 3 5");

    plays(t, MU, "place 3 sail; step west");
    expect_asked(t, SM1, AH_D_GROG);
    expect_offers(t, "pass; reroll");
    plays(t, SM1, "reroll; damage tailwind");
    expect_asked(t, MU, AH_D_VICTORY); /* 6 to 5, and no third roll */
    assert_int_equal(damage(t, SM1), 1);
    t = position(3, "MU at (3,1), die 1 cannons, pool 3 3; SM1 at (2,1), crew grogmaster, damage sail sail sail full-sail tailwind cannons "
                    "negotiate; BF at (0,0);"
                    "active MU; next 6 3");
    plays(t, MU, "place 3 sail; step west");
    expect_asked(t, MU, AH_D_VICTORY); /* AH-20.6: no slot, no reroll */
    t = position(3, "patrols (3,1); SM1 at (2,1); BF at (0,0), crew grogmaster, die 1 cannons-5, pool 3 3; MU at (0,0); next 1 6");
    plays(t, BF, "place 3 order; order patrol-1; step west");
    expect_asked(t, SM1, AH_D_VICTORY); /* no Flagship */
}

/* AH-16.12, AH-17.2: as attacker with Secret Weapon both dice are rolled again. */
RULE(grogmaster_rolls_both_dice)
{
    table *t = position(
        3,
        "MU at (3,1), die 1 cannons, crew grogmaster, hand secret-weapon, pool 3 3; SM1 at (2,1); BF at (0,0); active MU; next 1 1 5 2 3");

    plays(t, MU, "place 3 sail; step west; plan secret-weapon; reroll; damage rally"); /* 2 + 3 to 5 */
    expect_asked(t, MU, AH_D_VICTORY);
    assert_int_equal(arg_of(t, AH_EV_WINS, 1), 5);
}

/* ---- Finer points -------------------------------------------------------------------------------------------------------------- */

/* AH-16.5: one push for one victory, however much damage; the pushed owner may use Pilot and Barrelman. */
RULE(beakhead_pushes_once_for_a_victory)
{
    table *t = position(2, "MU at (2,1), crew pilot; BF at (3,1), crew beakhead, die 1 cannons-5, pool 3 3; next 6 1");

    plays(t, BF, "place 3 sail; step west; spoil batter; damage sail; damage sail; push west");
    expect_asked(t, MU, AH_D_PILOT);
    play(t, MU, "ignore");
    assert_int_equal(damage(t, MU), 2);
    expect_asked(t, BF, AH_D_PATROL);
    t = position(2, "map M2; MU at (1,1), crew barrelman; BF at (1,0), crew beakhead, die 1 cannons-5, pool 3 3; next 6 1");
    plays(t, BF, "place 3 sail; step south; spoil rob; damage sail; push east");
    expect_asked(t, MU, AH_D_FOG);
    plays(t, MU, "drift");
    expect_offers(t, "step east; step south; step west"); /* north is off the map */
}

/* AH-16.5, AH-16.14: Mystic's damage pushes too, and own figures are never pushed. */
RULE(beakhead_follows_mystic)
{
    table *t = position(3, "SM1 at (3,1), crew beakhead mystic, pool 3 3; MU at (2,1); BF at (0,0); active SM1");

    plays(t, SM1, "mystic; damage sail; hurt union-flagship; damage sail");
    expect_asked(t, SM1, AH_D_PUSH);
    play(t, SM1, "pass");
    assert_true(sails(t, MU, 2, 1));
    t = position(3, "SM1 at (3,1), crew beakhead mystic, pool 3 3; MU at (2,1); BF at (0,0); active SM1");
    plays(t, SM1, "mystic; damage sail; hurt red-flagship; damage sail");
    expect_asked(t, SM1, AH_D_TURN);
}

/* AH-12.7, AH-16.3: crew that the Buccaneer sends away sets its die aside. */
RULE(stripped_crew_sets_its_die_aside)
{
    table *t = position(3, "patrols (3,1); SM1 at (2,1), crew sailor, die 4 sailor, pool 3 3 3; BF at (0,0), crew buccaneer, die 1 "
                           "cannons-5, pool 3 3; MU at (0,0);"
                           "next 6 1");

    plays(t, BF, "place 3 order; order patrol-1; step west; first buccaneer; buccaneer");
    assert_int_equal(captain(t, SM1)->aside, 1);
    assert_int_equal(pool(t, SM1), 3);
}

/* AH-16.6: without gold the Emissary is not asked. */
RULE(an_emissary_needs_gold)
{
    table *t =
        position(3, "patrols (2,1); SM1 at (3,1), crew emissary, die 1 cannons, pool 3 3; BF at (0,0); MU at (0,0); active SM1; next 6 1");

    plays(t, SM1, "place 3 sail; step west");
    expect_asked(t, SM1, AH_D_VICTORY);
}

/* AH-16.11: if the Gunner's Mate's victory moves the Flagship, the rest of the space is not fought. */
RULE(a_gunners_mate_who_slips_away_is_done)
{
    table *t =
        position(3, "patrols (1,1) (1,1); SM1 at (0,1), crew gunners-mate, pool 1 3; BF at (3,2); MU at (3,2); active SM1; next 6 1");

    plays(t, SM1, "place 1 cannons; aim (1,1); spoil slip-away; step north; stop");
    assert_int_equal(patrols(t, 1, 1), 1);
    assert_true(sails(t, SM1, 0, 0));
    expect_asked(t, SM1, AH_D_TURN);
}

/* AH-16.5: a push goes in any direction that stays on the map, north as well. */
RULE(beakhead_pushes_in_all_directions)
{
    static const struct {
        const char *step;
        int x, y;
    } ways[] = {{"push north", 2, 0}, {"push east", 3, 1}, {"push south", 2, 2}, {"push west", 1, 1}};

    for (int i = 0; i < 4; i++) {
        table *t = position(
            3, "map T1@(0,0)r2 K2@(2,1)r0 F2@(2,-1)r0; MU at (2,1); SM1 at (3,1), crew beakhead mystic, pool 3 3; BF at (0,0); active SM1");

        plays(t, SM1, "mystic; damage sail; hurt union-flagship; damage sail");
        expect_offers(t, "pass; push north; push east; push south; push west");
        play(t, SM1, ways[i].step);
        if (i == 0) /* F2's current at (2,0) leads south again */
            assert_true(sails(t, MU, 2, 1));
        else
            assert_true(sails(t, MU, ways[i].x, ways[i].y));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(buccaneer_takes_crew_along),
        TEST(beakhead_pushes_the_damaged),
        TEST(a_pushed_ship_drifts_on_the_map_only),
        TEST(beakhead_needs_placed_damage),
        TEST(emissary_buys_off_an_attack),
        TEST(cutpurse_earns_with_every_victory),
        TEST(fighters_count_once),
        TEST(gunner_needs_the_flagship),
        TEST(gunners_mate_opens_fire),
        TEST(grogmaster_rolls_again),
        TEST(grogmaster_rolls_both_dice),
        TEST(beakhead_pushes_once_for_a_victory),
        TEST(beakhead_follows_mystic),
        TEST(stripped_crew_sets_its_die_aside),
        TEST(an_emissary_needs_gold),
        TEST(a_gunners_mate_who_slips_away_is_done),
        TEST(beakhead_pushes_in_all_directions),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
