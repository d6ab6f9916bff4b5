/* test_map.c - rules tests: geometry of the map and exploring (AH-2, AH-8). */
#include "table.h"

/* ---- Geometry ------------------------------------------------------------------------------------------------------------------ */

/* AH-2.1: x grows to the east, y to the south. */
RULE(x_grows_to_the_east_and_y_to_the_south)
{
    static const int expected[AH_DIRECTIONS][2] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    table *t = position(2, "BF at (2,1), pool 3 3");

    for (int direction = 0; direction < AH_DIRECTIONS; direction++) {
        ah_place next = ah_beside((ah_place){5, 7}, direction);

        assert_int_equal(next.x, 5 + expected[direction][0]);
        assert_int_equal(next.y, 7 + expected[direction][1]);
    }
    play(t, BF, "place 3 sail");
    play(t, BF, "step east");
    assert_true(sails(t, BF, 3, 1));
    play(t, BF, "step south");
    assert_true(sails(t, BF, 3, 2));
}

/* AH-2.2: a region covers its origin, then the spaces to the east, south-east and south of it, as positions 0 to 3. */
RULE(a_region_covers_four_spaces_clockwise)
{
    table *t = position(2, "");

    assert_int_equal(space(t, 2, 1), 4);
    assert_int_equal(space(t, 3, 1), 5);
    assert_int_equal(space(t, 3, 2), 6);
    assert_int_equal(space(t, 2, 2), 7);
    for (int corner = 0; corner < AH_CORNERS; corner++) assert_int_equal(ah_region_of(4 + corner), 1);
    assert_int_equal(ah_place_of(&t->s, 6).x, 3);
    assert_int_equal(ah_place_of(&t->s, 6).y, 2);
}

/* AH-2.3: a rotation turns positions, currents and sandbars clockwise by quarters; the island lies SE, SW, NW, NE. */
RULE(a_rotation_turns_everything_on_the_tile)
{
    static const char *const maps[4] = {"map F2@(0,0)r0 T2@(2,1)r0", "map F2@(0,0)r1 T2@(2,1)r0", "map F2@(0,0)r2 T2@(2,1)r0",
                                        "map F2@(0,0)r3 T2@(2,1)r0"};

    for (int turned = 0; turned < 4; turned++) {
        table *t = position(2, maps[turned]);

        assert_int_equal(ah_island(&t->s, 0), (2 + turned) % 4);
        assert_int_equal(ah_cell_of(&t->s, turned)->gold, 2);
        assert_int_equal(ah_cell_of(&t->s, (3 + turned) % 4)->terrain, AH_CURRENT);
        assert_int_equal(ah_current_of(&t->s, (3 + turned) % 4), (AH_SOUTH + turned) % 4);
        for (int edge = 0; edge < 4; edge++) { /* from position k to the next one leads direction k+1 */
            assert_int_equal(ah_sandbar(&t->s, edge, (edge + 1) % 4), edge == turned);
            assert_int_equal(ah_sandbar(&t->s, (edge + 1) % 4, (edge + 3) % 4), edge == turned);
        }
    }
}

/* AH-2.4: adjacent is what shares an edge: (1,1) and (2,1), but not (1,1) and (2,2). */
RULE(a_common_corner_makes_no_neighbours)
{
    table *t = position(2, "");
    int from = space(t, 1, 1);

    assert_int_equal(t->s.near_[from][AH_NORTH], space(t, 1, 0));
    assert_int_equal(t->s.near_[from][AH_EAST], space(t, 2, 1));
    assert_int_equal(t->s.near_[from][AH_SOUTH], AH_NONE);
    assert_int_equal(t->s.near_[from][AH_WEST], space(t, 0, 1));
}

/* AH-2.5, AH-2.6, AH-2.7, AH-8.4, AH-8.5: where a region fits north of the first island: shifted or not, never over another region,
   its island never beside that one, though diagonal to it; one space of contact is enough. The list is in order. */
RULE(a_found_region_fits_in_these_places)
{
    static const char *const order[] = {"lay -1 -2 1", "lay -1 -2 2", "lay -1 -2 3", "lay 0 -2 0", "lay 0 -2 2", "lay 0 -2 3"};
    table *t = position(2, "BF at (0,0), pool 3 3; next f1");

    plays(t, BF, "place 3 sail; step north");
    expect_asked(t, BF, AH_D_PLACE_TILE);
    expect_offers(t, "lay -1 -2 1; lay -1 -2 2; lay -1 -2 3; lay 0 -2 0; lay 0 -2 2; lay 0 -2 3");
    for (int i = 0; i < RS_COUNT(order); i++) assert_int_equal(rs_move_find(&ah_game, &t->s, &t->turn.moves, order[i]), i);
    refused(t, BF, "lay -1 -2 0", "AH-8.4"); /* its island at (0,-1) */
    refused(t, BF, "lay 0 -1 0", "AH-8.4");  /* overlaps */
    refused(t, BF, "lay 1 -2 0", "AH-8.1");  /* does not cover (0,-1) */
    refused(t, BF, "lay 0 -3 0", "AH-8.1");
    assert_true(rs_move_find(&ah_game, &t->s, &t->turn.moves, "lay 0 -2 4") < 0); /* there are four ways round */
    assert_true(rs_move_find(&ah_game, &t->s, &t->turn.moves, "lay 0 -2 -1") < 0);
    play(t, BF, "lay -1 -2 1"); /* island at (-1,-1), diagonal to (0,0); touches with (0,-1) only */
    assert_int_equal(ah_island(&t->s, 2), space(t, -1, -1));
    assert_true(sails(t, BF, 0, -1));
}

typedef struct edge {
    const char *at, *step;
    int places;
} edge;

/* AH-8.4: how many placements each step off the first map has, eight at most. */
RULE(each_step_off_the_first_map_has_so_many_placements)
{
    static const edge edges[] = {
        {"BF at (0,0), pool 3 3", "step north", 6}, {"BF at (0,0), pool 3 3", "step west", 6},  {"BF at (1,0), pool 3 3", "step north", 7},
        {"BF at (1,0), pool 3 3", "step east", 4},  {"BF at (0,1), pool 3 3", "step south", 8}, {"BF at (0,1), pool 3 3", "step west", 7},
        {"BF at (1,1), pool 3 3", "step south", 4}, {"BF at (2,1), pool 3 3", "step north", 4}, {"BF at (3,1), pool 3 3", "step north", 8},
        {"BF at (3,1), pool 3 3", "step east", 7},  {"BF at (2,2), pool 3 3", "step south", 7}, {"BF at (2,2), pool 3 3", "step west", 4},
        {"BF at (3,2), pool 3 3", "step east", 6},  {"BF at (3,2), pool 3 3", "step south", 6},
    };

    for (int i = 0; i < RS_COUNT(edges); i++) {
        table *t = position(2, edges[i].at);

        play(t, BF, "place 3 sail");
        play(t, BF, edges[i].step);
        assert_int_equal(offers_of(t, AH_LAY), edges[i].places);
        assert_int_equal(t->turn.moves.count, edges[i].places);
    }
}

/* AH-2.8, AH-8.3: a gap too small for a region can never be entered, from whatever side. */
RULE(a_gap_too_small_stays_closed)
{
    table *t = position(2, "map M1 F1@(-1,2)r1; BF at (1,1), pool 3 3");

    assert_int_equal(space(t, 1, 2), AH_NONE);
    play(t, BF, "place 3 sail");
    refused(t, BF, "step south", "AH-7.3");
    t = position(2, "map M1 F1@(-1,2)r1; BF at (2,2), pool 3 3");
    play(t, BF, "place 3 sail");
    refused(t, BF, "step west", "AH-7.3");
    t = position(2, "map M1 F1@(-1,2)r1; BF at (0,2), pool 3 3");
    play(t, BF, "place 3 sail");
    refused(t, BF, "step east", "AH-7.3");
}

/* AH-2.9: a sandbar stops steps across it from both sides; it lies within one region. */
RULE(a_sandbar_stops_steps_from_both_sides)
{
    table *t = position(2, "BF at (2,1), pool 3 3");

    play(t, BF, "place 3 sail");
    refused(t, BF, "step south", "AH-7.2");
    t = position(2, "BF at (2,2), pool 3 3");
    play(t, BF, "place 3 sail");
    refused(t, BF, "step north", "AH-7.2");
    for (int at = 0; at < 8; at++)
        for (int direction = 0; direction < AH_DIRECTIONS; direction++) {
            int to = t->s.near_[at][direction];

            if (to != AH_NONE && ah_region_of(to) != ah_region_of(at)) assert_false(ah_sandbar(&t->s, at, direction));
        }
}

/* AH-2.10: any number of figures of all players share a space; nobody there is loaded, so nobody fights. */
RULE(a_space_has_room_for_all)
{
    table *t = position(4, "SM1 at (2,1); MU at (2,1); SM2 at (2,1); patrols (2,1) (2,1) (2,1) (2,1) (2,1) (2,1) (2,1) (2,1); cutter (2,1);"
                           "BF at (3,1), pool 3 3");

    plays(t, BF, "place 3 sail; step west; stop");
    assert_true(sails(t, BF, 2, 1) && sails(t, SM1, 2, 1) && sails(t, MU, 2, 1) && sails(t, SM2, 2, 1));
    play(t, BF, "post (2,1)");
    assert_int_equal(patrols(t, 2, 1), 9);
    assert_int_equal(times(t, AH_EV_BATTLE), 0);
}

/* AH-2.11: a region that is found has one wealth die, and it shows 1. */
RULE(a_new_region_has_wealth_1)
{
    table *t = position(2, "wealth (0,0) 4; BF at (0,0), pool 3 3; next f1");

    plays(t, BF, "place 3 sail; step north; lay 0 -2 0");
    assert_int_equal(wealth(t, 0, -1), 1);
    assert_int_equal(comrades(t, 0, -1), 0);
    assert_int_equal(wealth(t, 0, 0), 4);
}

/* AH-2.11: a wealth die at 6 rises no more. */
RULE(wealth_never_exceeds_6)
{
    table *t = position(3, "map M3; wealth (3,2) 6; SM1 at (3,2), cargo jewelry, pool 3 3; BF at (0,0); MU at (0,0); active SM1");

    plays(t, SM1, "deliver jewelry; grid 2,1; pledge left");
    assert_int_equal(wealth(t, 3, 2), 6);
}

/* ---- Exploring ----------------------------------------------------------------------------------------------------------------- */

/* AH-8.1: who steps off the map draws a region, lays it over the space ahead and stands there. */
RULE(a_step_off_the_map_finds_a_region)
{
    table *t = position(2, "BF at (3,1), pool 3 3; next k2");

    plays(t, BF, "place 3 sail; step east");
    assert_int_equal(arg_of(t, AH_EV_FOUND, 0), 7);
    play(t, BF, "lay 4 1 0");
    assert_int_equal(t->s.regions, 3);
    assert_int_equal(t->s.region[2].tile, 7);
    assert_int_equal(region(t, 4, 1), 2);
    assert_true(sails(t, BF, 4, 1));
    assert_int_equal(times(t, AH_EV_REGION), 1);
    assert_false(rs_has(&t->s.stack_tiles.cards, 7));
}

/* AH-8.2: once the region is drawn the step is made; there is no way back. */
RULE(a_step_off_the_map_cannot_be_taken_back)
{
    table *t = position(2, "BF at (3,1), pool 3 3; next k2");

    plays(t, BF, "place 3 sail; step west; step east");
    t = position(2, "BF at (3,1), pool 3 3; next k2");
    plays(t, BF, "place 3 sail; step east");
    expect_asked(t, BF, AH_D_PLACE_TILE);
    assert_int_equal(offers_of(t, AH_LAY), t->turn.moves.count);
    assert_false(rs_has(&t->s.stack_tiles.cards, 7));
}

/* AH-8.3, AH-7.3: with an empty stack nobody explores. */
RULE(an_empty_stack_ends_exploring)
{
    table *t = position(2, "fill; BF at (3,1), pool 3 3");

    play(t, BF, "place 3 sail");
    refused(t, BF, "step east", "AH-7.3");
    expect_offers(t, "step west; step south");
}

/* AH-8.6: Patrols explore; AH-8.8: the other Patrols of the Order still move. */
RULE(patrols_explore_and_the_others_move_on)
{
    table *t = position(2, "patrols (3,1) (2,1); BF at (0,0), pool 3 3; next k2");

    plays(t, BF, "place 3 order; order patrol-1; step east; lay 4 1 0");
    assert_int_equal(patrols(t, 4, 1), 1);
    expect_asked(t, BF, AH_D_ORDER);
    plays(t, BF, "order patrol-2; step east");
    assert_int_equal(patrols(t, 3, 1), 1);
}

/* AH-8.6, AH-8.7: the Cutter explores, and that ends its movement. */
RULE(the_cutter_explores)
{
    table *t = position(2, "cutter (3,1); MU at (0,0), pool 3 3; active MU; next k2");

    plays(t, MU, "place 3 cutter; sail; step east; lay 4 1 0");
    assert_true(stands(t, AH_CUTTER, 4, 1));
    expect_asked(t, MU, AH_D_TURN);
}

/* AH-8.6: the Gunship explores. */
RULE(the_gunship_explores)
{
    table *t = position(2, "gunship (3,1); MU at (0,0), pool 4 3; active MU; next k2");

    plays(t, MU, "place 4 gunship-4; sail; step east; lay 4 1 0");
    assert_true(stands(t, AH_GUNSHIP, 4, 1));
    expect_asked(t, MU, AH_D_TURN);
}

/* AH-8.7: the explorer resolves the terrain of its new space, anchors there and moves no further. */
RULE(the_explorer_resolves_the_new_space_and_anchors)
{
    table *t = position(3, "map M2; SM1 at (3,2), pool 3 3; active SM1; next t2");

    plays(t, SM1, "place 3 sail; step east; lay 4 2 0"); /* Wreckage with 1 gold at (4,2) */
    expect_asked(t, SM1, AH_D_TAKE);
    play(t, SM1, "damage negotiate");
    assert_int_equal(gold(t, SM1), 1);
    expect_asked(t, SM1, AH_D_TURN);
    t = position(3, "map M2; SM1 at (3,2), pool 3 3; active SM1; next k1");
    plays(t, SM1, "place 3 sail; step east; lay 4 2 0"); /* a current at (4,2) that leads south */
    assert_true(sails(t, SM1, 4, 3));
    expect_asked(t, SM1, AH_D_TURN);
}

/* AH-8.9, AH-2.11: a whole game finds nine regions at most; every wealth die stays within 1 and 6. */
RULE(nine_regions_can_be_found_in_a_game)
{
    int most = 0;

    for (int game = 0; game < 6; game++) {
        table *t = set_up(2 + game % 3, "");
        char seed[2] = {(char)('a' + game), 0};

        rs_chance_seed(&t->chance, "ahoy", seed, NULL, 0);
        while (rs_asked(&t->s) >= 0) {
            rs_choose(&ah_game, &t->s, rs_below(&t->chance, t->turn.moves.count), &t->turn);
            assert_in_range(t->s.regions, 2, AH_REGIONS);
            for (int i = 0; i < t->s.regions; i++) assert_in_range(t->s.region[i].wealth, 1, 6);
            if (t->s.regions == AH_REGIONS) assert_false(ah_tiles_left(&t->s));
        }
        if (t->s.regions > most) most = t->s.regions;
    }
    assert_int_equal(most, 11);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(x_grows_to_the_east_and_y_to_the_south),
        TEST(a_region_covers_four_spaces_clockwise),
        TEST(a_rotation_turns_everything_on_the_tile),
        TEST(a_common_corner_makes_no_neighbours),
        TEST(a_found_region_fits_in_these_places),
        TEST(each_step_off_the_first_map_has_so_many_placements),
        TEST(a_gap_too_small_stays_closed),
        TEST(a_sandbar_stops_steps_from_both_sides),
        TEST(a_space_has_room_for_all),
        TEST(a_new_region_has_wealth_1),
        TEST(wealth_never_exceeds_6),
        TEST(a_step_off_the_map_finds_a_region),
        TEST(a_step_off_the_map_cannot_be_taken_back),
        TEST(an_empty_stack_ends_exploring),
        TEST(patrols_explore_and_the_others_move_on),
        TEST(the_cutter_explores),
        TEST(the_gunship_explores),
        TEST(the_explorer_resolves_the_new_space_and_anchors),
        TEST(nine_regions_can_be_found_in_a_game),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
