/* test_crew_moves.c - rules tests: what the crew can do for repairs and moves (AH-16). */
#include "table.h"

#include <stdio.h>

/* ---- Repair -------------------------------------------------------------------------------------------------------------------- */

/* AH-16.16: Powder Monkey: after any repair that removed something one figure of the region may be damaged. */
RULE(powder_monkey_strikes_after_a_repair)
{
    table *t =
        position(3, "patrols (0,1); SM1 at (1,1), crew powder-monkey, damage sail sail, pool 2 3; MU at (0,0); BF at (3,2); active SM1");

    plays(t, SM1, "place 2 repair; repair sail; repair sail");
    expect_asked(t, SM1, AH_D_POWDER);
    expect_offers(t, "pass; hurt red-flagship; hurt union-flagship; hurt patrol-1");
    play(t, SM1, "hurt patrol-1");
    assert_int_equal(ah_patrol_supply(&t->s), 10);
    t = position(3, "patrols (0,1); SM1 at (1,1), crew powder-monkey, damage sail sail, pool 2 3; MU at (0,0); BF at (3,2); active SM1");
    plays(t, SM1, "place 2 repair; stop");
    expect_asked(t, SM1, AH_D_TURN); /* nothing was removed */
    t = position(
        3, "patrols (0,1); SM1 at (1,1), crew powder-monkey shipwright, damage sail sail, pool 2 3; MU at (0,0); BF at (3,2); active SM1");
    play(t, SM1, "place 2 shipwright");
    expect_asked(t, SM1, AH_D_POWDER);
    play(t, SM1, "pass");
    expect_asked(t, SM1, AH_D_TURN); /* once */
    t = position(3, HARBOUR "SM1 at (1,2), crew powder-monkey, damage sail, pool 3 3; BF at (1,3); MU at (1,1); active SM1");
    plays(t, SM1, "place 3 sail; step west; stop; mend; repair sail");
    expect_asked(t, SM1, AH_D_POWDER);
}

/* AH-16.17: Shipwright removes all damage but that of ship plans. */
RULE(shipwright_repairs_everything)
{
    table *t = position(
        2,
        "gunship (2,1); MU at (0,0), crew shipwright sailor, damage gunship-6 sail rally inspire sailor, pool 5 3; BF at (3,2); active MU");

    play(t, MU, "place 5 shipwright");
    assert_int_equal(damage(t, MU), 0);
    assert_int_equal(slots(t, MU, "gunship-6", AH_DAMAGED), 1);
    assert_int_equal(slots(t, MU, "shipwright", 5), 1);
    refused(t, MU, "place 3 shipwright", "AH-5.1");
}

/* ---- Moves --------------------------------------------------------------------------------------------------------------------- */

/* AH-16.18: Trawler takes the gold of every space it enters, once; Diver only where it anchors. */
RULE(trawler_takes_gold_on_the_way)
{
    table *t = position(3, "SM1 at (0,0), crew trawler diver, pool 3 3; BF at (3,2); MU at (3,2); active SM1");

    plays(t, SM1, "place 3 trawler; step east; damage sail");
    assert_int_equal(gold(t, SM1), 1);
    plays(t, SM1, "step south; damage sail");
    assert_int_equal(gold(t, SM1), 3);
    assert_int_equal(damage(t, SM1), 2);
    expect_asked(t, SM1, AH_D_TURN);
    t = position(3, HARBOUR "SM1 at (1,2), crew trawler merchant, pool 3 3; BF at (1,1); MU at (1,1); active SM1");
    plays(t, SM1, "place 3 trawler; step south; step west");
    assert_int_equal(gold(t, SM1), 1); /* Treasure at (0,3); the Harbour was not reached */
}

/* AH-16.19, AH-10.10: Sea Witch goes to the far end of the line behind, to the first gap; the movement goes on. */
RULE(sea_witch_goes_to_the_other_edge)
{
    table *t = position(3, "map M1 S1@(-2,1)r0 K2@(-3,-1)r2; SM1 at (1,0), crew sea-witch, pool 3 3; BF at (3,2); MU at (3,2); active SM1");

    plays(t, SM1, "place 3 sail; step east");
    expect_asked(t, SM1, AH_D_OFFMAP);
    expect_offers(t, "explore; witch");
    play(t, SM1, "witch");
    assert_true(sails(t, SM1, 0, 0));
    expect_asked(t, SM1, AH_D_STEP);
    assert_true(offered(t, "stop"));
    t = position(3, "SM1 at (1,0), crew sea-witch, pool 3 3; BF at (3,2); MU at (3,2); active SM1; next f1");
    plays(t, SM1, "place 3 sail; step north; explore");
    expect_asked(t, SM1, AH_D_PLACE_TILE);
}

/* AH-16.19: also where nothing can be explored, under a current even with a choice to stay; the target is resolved. */
RULE(sea_witch_works_without_regions)
{
    table *t = position(3, "map M3; fill; SM1 at (1,1), crew sea-witch, pool 3 3; BF at (0,0); MU at (0,0); active SM1");

    plays(t, SM1, "place 3 sail; step north");
    expect_asked(t, SM1, AH_D_OFFMAP);
    expect_offers(t, "witch; stay");
    play(t, SM1, "stay");
    assert_true(sails(t, SM1, 1, 0));
    t = position(3, "fill; SM1 at (0,1), crew sea-witch, pool 3 3; BF at (3,2); MU at (3,2); active SM1");
    plays(t, SM1, "place 3 sail; step west"); /* to the east end of row 1 */
    assert_true(sails(t, SM1, 3, 1));
    t = position(3, "fill; SM1 at (0,0), crew sea-witch, pool 3 3; BF at (3,2); MU at (3,2); active SM1");
    plays(t, SM1, "place 3 sail; step west"); /* to (1,0), Wreckage */
    expect_asked(t, SM1, AH_D_TAKE);
}

/* AH-16.20: Sea Dog ignores a current or steers it, off the map if he likes. */
RULE(sea_dog_steers_the_current)
{
    table *t = position(3, CURRENTS "SM1 at (0,0), crew sea-dog, pool 3 3; BF at (1,3); MU at (1,3); active SM1; next c2");

    plays(t, SM1, "place 3 sail; step south");
    expect_offers(t, "ignore; step north; step east; step south; step west");
    play(t, SM1, "ignore");
    assert_true(sails(t, SM1, 0, 1));
    expect_asked(t, SM1, AH_D_STEP);
    t = position(3, CURRENTS "SM1 at (0,0), crew sea-dog, pool 3 3; BF at (1,3); MU at (1,3); active SM1; next c2");
    plays(t, SM1, "place 3 sail; step south; step east");
    assert_true(sails(t, SM1, 1, 1));
    t = position(3, CURRENTS "SM1 at (0,0), crew sea-dog, pool 3 3; BF at (1,3); MU at (1,3); active SM1; next c2");
    plays(t, SM1, "place 3 sail; step south; step west");
    expect_asked(t, SM1, AH_D_PLACE_TILE);
}

/* AH-16.21: Sailor moves 1 to 3 spaces, and it is no Sail. */
RULE(sailor_moves_three_spaces)
{
    table *t = position(2, "BF at (3,1), crew sailor, pool 6 3; MU at (0,0)");

    play(t, BF, "place 6 sailor");
    refused(t, BF, "stop", "AH-7.5");
    plays(t, BF, "step west; step east; step west");
    assert_true(sails(t, BF, 2, 1));
    expect_asked(t, BF, AH_D_TURN);
}

/* AH-16.23: Pilot ignores Wreckage, or not; only for the Flagship. */
RULE(pilot_avoids_wreckage)
{
    table *t = position(3, "SM1 at (0,1), crew pilot, pool 3 3; BF at (3,2); MU at (3,2); active SM1");

    plays(t, SM1, "place 3 sail; step east");
    expect_offers(t, "ignore; suffer");
    plays(t, SM1, "suffer; damage sail; stop");
    assert_int_equal(damage(t, SM1), 1);
    t = position(2, "patrols (0,1); BF at (3,1), crew pilot, pool 3 3; MU at (3,2)");
    plays(t, BF, "place 3 order; order patrol-1; step east");
    assert_int_equal(ah_patrol_supply(&t->s), 10);
}

/* AH-16.25: Convincing Comrade, both of them: anybody moves up to 2 Comrades from one island to another. */
RULE(convincing_comrade_moves_comrades)
{
    static const char *const names[2] = {"convincing-comrade", "convincing-comrade-2"};

    for (int i = 0; i < 2; i++) {
        char text[200], move[64];
        table *t;

        snprintf(text, sizeof text, "map M1 S1@(-2,1)r0; comrades (0,0) 3; comrades (3,2) 1; BF at (3,1), crew %s, pool 6 3; MU at (3,2)",
                 names[i]);
        t = position(2, text);
        snprintf(move, sizeof move, "place 6 %s", names[i]);
        play(t, BF, move);
        expect_asked(t, BF, AH_D_CONVINCE);
        expect_offers(t, "pass; lift [0,0] 1; lift [0,0] 2; lift [3,2] 1");
        refused(t, BF, "lift [3,2] 2", "AH-16.25");
        refused(t, BF, "lift [0,0] 3", "AH-16.25");
        refused(t, BF, "lift [-1,2] 1", "AH-16.25");
        play(t, BF, "lift [0,0] 2");
        expect_offers(t, "set-down [3,2]; set-down [-1,2]");
        play(t, BF, "set-down [-1,2]");
        assert_int_equal(comrades(t, 0, 0), 1);
        assert_int_equal(comrades(t, -1, 2), 2);
        assert_int_equal(t->s.comrades, 16);
    }
}

/* AH-16.26: Convincing Official, both of them: anybody moves up to 2 Patrols 1 or 2 spaces, without battles; terrain counts. */
RULE(convincing_official_moves_patrols)
{
    static const char *const names[2] = {"convincing-official", "convincing-official-2"};

    for (int i = 0; i < 2; i++) {
        char text[200], move[64];
        table *t;

        snprintf(text, sizeof text,
                 "patrols (0,1) (3,1) (3,2); SM1 at (2,1), die 1 cannons, crew %s, pool 6 3; BF at (0,0); MU at (0,0); active SM1",
                 names[i]);
        t = position(3, text);
        snprintf(move, sizeof move, "place 6 %s", names[i]);
        play(t, SM1, move);
        expect_asked(t, SM1, AH_D_OFFICIAL);
        expect_offers(t, "stop; order patrol-1; order patrol-2; order patrol-3");
        plays(t, SM1, "order patrol-1; step east"); /* Wreckage */
        assert_int_equal(ah_patrol_supply(&t->s), 8);
        expect_offers(t, "stop; order patrol-2; order patrol-3");
        plays(t, SM1, "order patrol-2; step west"); /* onto the loaded Smuggler */
        assert_int_equal(times(t, AH_EV_BATTLE), 0);
        expect_asked(t, SM1, AH_D_STEP);
        play(t, SM1, "stop");
        expect_asked(t, SM1, AH_D_TURN);
        assert_int_equal(patrols(t, 2, 1), 1);
    }
}

/* AH-16.27: Barrelman uses Fog as a current in any direction; it then prevents no battle, as Fog that stays Fog does. */
RULE(barrelman_rides_out_of_the_fog)
{
    table *t = position(
        3, "map M2; patrols (2,1); SM1 at (1,1), crew barrelman, die 1 cannons, pool 3 3; BF at (0,0); MU at (0,0); active SM1; next 6 1");

    plays(t, SM1, "place 3 sail; step east");
    expect_asked(t, SM1, AH_D_FOG);
    expect_offers(t, "pass; drift");
    expect_outlook(t, "drift", "Battle with a Patrol: chance to win 58 % if nobody fires.");
    assert_int_equal(times(t, AH_EV_BATTLE), 0);
    play(t, SM1, "drift");
    expect_asked(t, SM1, AH_D_VICTORY);
    play(t, SM1, "pass");
    expect_offers(t, "step north; step east; step south; step west");
    play(t, SM1, "step south");
    assert_true(sails(t, SM1, 2, 2));
    expect_asked(t, SM1, AH_D_TURN); /* the battle has ended the move */
    t = position(3, "map M2; patrols (2,1); SM1 at (1,1), crew barrelman, die 1 cannons, pool 3 3; BF at (0,0); MU at (0,0); active SM1");
    plays(t, SM1, "place 3 sail; step east; pass");
    assert_int_equal(times(t, AH_EV_BATTLE), 0);
    expect_asked(t, SM1, AH_D_STEP);
    t = position(3, "map M2; SM1 at (1,1), crew barrelman, pool 3 3; BF at (0,0); MU at (0,0); active SM1");
    plays(t, SM1, "place 3 sail; step east; pass");
    assert_true(sails(t, SM1, 2, 1));
}

/* AH-16.27: without his Barrelman, lost in the battle, nobody is carried on. */
RULE(who_loses_the_barrelman_stays_in_the_fog)
{
    table *t =
        position(3, "map M2; patrols (2,1); SM1 at (1,1), crew barrelman, die 1 cannons, pool 3 3; BF at (0,0), crew buccaneer; MU at "
                    "(0,0); active SM1; next 1 6");

    plays(t, SM1, "place 3 sail; step east; drift");
    plays(t, BF, "buccaneer; pass");
    assert_true(in_box(t, "barrelman"));
    assert_true(sails(t, SM1, 2, 1));
    expect_asked(t, SM1, AH_D_TURN);
}

/* ---- Finer points -------------------------------------------------------------------------------------------------------------- */

/* AH-16.16, AH-11.2: Powder Monkey's dealer picks the slot. */
RULE(powder_monkey_picks_the_slot)
{
    table *t = position(3, "SM1 at (1,1), crew powder-monkey, damage sail, pool 2 3; MU at (0,0); BF at (3,2); active SM1");

    plays(t, SM1, "place 2 repair; repair sail; hurt union-flagship");
    expect_asked(t, SM1, AH_D_DEAL);
    play(t, SM1, "damage assemble");
    assert_int_equal(slots(t, MU, "assemble", AH_DAMAGED), 1);
}

/* AH-16.25: Comrades may be set down on the first region's island. */
RULE(comrades_may_go_to_the_first_island)
{
    table *t = position(2, "map M1 S1@(-2,1)r0; comrades (3,2) 2; BF at (3,1), crew convincing-comrade, pool 6 3; MU at (3,2)");

    plays(t, BF, "place 6 convincing-comrade; lift [3,2] 2");
    expect_offers(t, "set-down [0,0]; set-down [-1,2]");
    refused(t, BF, "set-down [3,2]", "AH-16.25");
    play(t, BF, "set-down [0,0]");
    assert_int_equal(comrades(t, 0, 0), 2);
    assert_int_equal(comrades(t, 3, 2), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(powder_monkey_strikes_after_a_repair),
        TEST(shipwright_repairs_everything),
        TEST(trawler_takes_gold_on_the_way),
        TEST(sea_witch_goes_to_the_other_edge),
        TEST(sea_witch_works_without_regions),
        TEST(sea_dog_steers_the_current),
        TEST(sailor_moves_three_spaces),
        TEST(pilot_avoids_wreckage),
        TEST(convincing_comrade_moves_comrades),
        TEST(convincing_official_moves_patrols),
        TEST(barrelman_rides_out_of_the_fog),
        TEST(who_loses_the_barrelman_stays_in_the_fog),
        TEST(powder_monkey_picks_the_slot),
        TEST(comrades_may_go_to_the_first_island),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
