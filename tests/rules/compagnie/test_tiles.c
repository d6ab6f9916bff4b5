/* test_tiles.c - every tile of every stack, turned once (CO-10, CO-22). */
#include "table.h"

#include <stdio.h>

/* An event phase with these five tiles. */
static table *events(const char *text, const char *tiles) { return positionf(2, "%s; phase events; next %s", text, tiles); }

/* ---- Storms -------------------------------------------------------------------------------------------------------------------- */

#define ONE_IN_EACH_REGION "O I @10 {L}, II @13 {L}, III @18 {L}, IV @23 {L}, V @29 {L}; B I @33 {L}"

/* CO-22.2: a storm strikes all ships of its region and none of the others. */
RULE(a_storm_strikes_one_region)
{
    static const int fleets[CO_REGIONS] = {0, 1, 2, 3, 4, CO_NUMBERS};

    for (int region = 1; region <= CO_REGIONS; region++) {
        table *t = positionf(
            2, ONE_IN_EACH_REGION "; forecast %d; phase events; next region-%d strength-2a pirates-none-a refill-none-a mutiny-none-a",
            region, region % CO_REGIONS + 1);

        assert_int_equal(t->s.storm, region);
        for (int i = 0; i < CO_REGIONS; i++)
            for (int card = 0; card < CO_SHIPS; card++)
                if (t->s.ship[card].fleet == fleets[i]) assert_int_equal(t->s.ship[card].damage, i + 1 == region ? 2 : 0);
    }
}

/* CO-22.1: every region tile is a forecast. */
RULE(every_region_tile_is_a_forecast)
{
    for (int region = 1; region <= CO_REGIONS; region++) {
        table *t = positionf(2, "phase events; next region-%d strength-3a pirates-none-a refill-none-a mutiny-none-a", region);

        assert_int_equal(t->s.forecast, region);
        assert_int_equal(t->s.storm, 0);
        assert_false(rs_has(&t->s.tiles, CO_FIRST_REGION_TILE + region - 1));
    }
}

/* CO-22.9: when all six have been turned they are shuffled anew; the two places keep their value. */
RULE(six_regions_make_a_new_stack)
{
    table *t = events("turned region-1 region-2 region-3 region-4 region-5 region-6; forecast 3; storm 6",
                      "region-3 strength-0a pirates-none-a refill-none-a mutiny-none-a");

    assert_int_equal(t->s.storm, 3);
    assert_int_equal(t->s.forecast, 3);
    for (int region = 1; region <= CO_REGIONS; region++)
        assert_int_equal(rs_has(&t->s.tiles, CO_FIRST_REGION_TILE + region - 1), region != 3);
}

typedef struct tile {
    const char *word;
    int number;
} tile;

/* CO-22.2: the strengths 0, 0, 1, 1, 1, 2, 2, 3; an icon adds one, to 0 as well. */
RULE(every_strength_tile_has_its_strength)
{
    static const tile tiles[] = {
        {"strength-0a", 0}, {"strength-0b", 0}, {"strength-1a", 1}, {"strength-1b", 1},
        {"strength-1c", 1}, {"strength-2a", 2}, {"strength-2b", 2}, {"strength-3a", 3},
    };

    for (int i = 0; i < RS_COUNT(tiles); i++) {
        int strength = tiles[i].number;
        table *t =
            positionf(2, "O I @23 {L}, II @24 {L}; forecast 4; phase events; next region-1 %s pirates-none-a refill-none-a mutiny-none-a",
                      tiles[i].word);

        assert_int_equal(ship(t, "l1")->damage, strength);
        assert_int_equal(ship(t, "l2")->damage, strength + 1);
        assert_false(rs_has(&t->s.tiles, CO_FIRST_STRENGTH + i));
    }
}

/* CO-22.2: ships on a nest and packet boats are not spared. */
RULE(a_storm_spares_neither_nests_nor_packet_boats)
{
    table *t = events("O I @37 {L}, X @13 {P}, XI @1 {P d1}; forecast 2; pirates 0 1 1",
                      "region-1 strength-1a pirates-none-a refill-none-a mutiny-none-a");

    expect_fleet(t, O, "I @37 +0 {L d1}");
    expect_fleet(t, O, "X @13 +0 {P d1}");
    assert_false(has_fleet(t, O, "XI"));
    assert_int_equal(ducats(t, O), 12);
}

/* ---- Pirates ------------------------------------------------------------------------------------------------------------------- */

/* CO-22.4: two tiles for each nest, two without pirates. */
RULE(every_pirate_tile_raises_its_nest)
{
    static const tile tiles[] = {
        {"pirates-tortuga-a", CO_TORTUGA},
        {"pirates-tortuga-b", CO_TORTUGA},
        {"pirates-algiers-a", CO_ALGIERS},
        {"pirates-algiers-b", CO_ALGIERS},
        {"pirates-sainte-marie-a", CO_SAINTE_MARIE},
        {"pirates-sainte-marie-b", CO_SAINTE_MARIE},
        {"pirates-none-a", CO_NONE},
        {"pirates-none-b", CO_NONE},
    };

    for (int i = 0; i < RS_COUNT(tiles); i++) {
        table *t = positionf(2, "pirates 2 2 2; phase events; next region-1 strength-0a %s refill-none-a mutiny-none-a", tiles[i].word);

        for (int nest = 0; nest < CO_NESTS; nest++) assert_int_equal(pirates(t, nest), nest == tiles[i].number ? 3 : 2);
        assert_false(rs_has(&t->s.tiles, CO_FIRST_PIRATES + i));
    }
}

/* CO-22.4: a pirate die shows 6 at most, and nobody else rises for it. */
RULE(a_full_pirate_die_does_not_rise)
{
    table *t = events("pirates 6 1 1", "region-1 strength-0a pirates-tortuga-a refill-none-a mutiny-none-a");

    assert_int_equal(pirates(t, CO_TORTUGA), 6);
    assert_int_equal(pirates(t, CO_ALGIERS), 1);
    assert_int_equal(pirates(t, CO_SAINTE_MARIE), 1);
}

/* CO-10.1, CO-10.2: a die at 0 makes no encounter, even if it rises later in the turn. */
RULE(a_quiet_area_is_passed_in_peace)
{
    table *t = position(2, "O I @19 {L}, II @13 {F m2}; pirates 0 1 1");

    plays(t, O, "select i; step 15; step 14");
    assert_true(unasked(t, O, "select ii"));
    play(t, O, "stop");
    assert_int_equal(pirates(t, CO_TORTUGA), 1);
    assert_false(asked(t, O, CO_D_TRIBUTE));
    assert_int_equal(times(t, CO_EV_BATTLE), 0);
}

/* ---- Refills -------------------------------------------------------------------------------------------------------------------- */

#define ALL_EMPTY \
    "port 0 0 0 0 0; port 1 0 0 0 0; port 2 0 0 0 0; port 3 0 0 0 0; port 4 0 0 0 0; port 5 0 0 0 0; port 6 0 0 0 0; port 7 0 0 0 0; " \
    "port 8 0 0 0 0"

/* CO-22.5, CO-16.1, CO-16.6: each tile refills its three ports, or none; every port is on two tiles. */
RULE(every_refill_tile_refills_its_ports)
{
    static const struct {
        const char *word;
        int ports[3];
    } tiles[] = {
        {"refill-036", {0, 3, 6}}, {"refill-147", {1, 4, 7}}, {"refill-258", {2, 5, 8}},       {"refill-027", {0, 2, 7}},
        {"refill-358", {3, 5, 8}}, {"refill-146", {1, 4, 6}}, {"refill-none-a", {-1, -1, -1}}, {"refill-none-b", {-1, -1, -1}},
    };
    int seen[CO_PORTS] = {0};

    for (int i = 0; i < RS_COUNT(tiles); i++) {
        table *t = positionf(2, ALL_EMPTY "; phase events; next region-1 strength-0a pirates-none-a %s mutiny-none-a", tiles[i].word);

        for (int port = 0; port < CO_PORTS; port++) {
            bool named = port == tiles[i].ports[0] || port == tiles[i].ports[1] || port == tiles[i].ports[2];

            expect_port(t, port, named ? "1 1 1 1" : "0 0 0 0");
            seen[port] += named;
        }
        assert_false(rs_has(&t->s.tiles, CO_FIRST_REFILL + i));
    }
    for (int port = 0; port < CO_PORTS; port++) assert_int_equal(seen[port], 2);
}

/* ---- Mutiny ---------------------------------------------------------------------------------------------------------------------- */

static int tokens(const table *t)
{
    int sum = 0;

    for (int card = 0; card < CO_SHIPS; card++) sum += t->s.ship[card].mutiny;
    return sum;
}

/* CO-22.6: the numbers none, none, 1, 2, 2, 3, 3, 4, for a fleet of twelve ships. */
RULE(every_mutiny_tile_divides_the_fleet)
{
    static const tile tiles[] = {
        {"mutiny-none-a", 0}, {"mutiny-none-b", 0}, {"mutiny-1a", 12}, {"mutiny-2a", 6},
        {"mutiny-2b", 6},     {"mutiny-3a", 4},     {"mutiny-3b", 4},  {"mutiny-4a", 3},
    };

    for (int i = 0; i < RS_COUNT(tiles); i++) {
        table *t = positionf(
            2, "O I @10 {L,L,L,L,L,L,L,L,L,L,L,L}; phase events; next region-1 strength-0a pirates-none-a refill-none-a %s", tiles[i].word);

        for (int left_over = tiles[i].number; asked(t, O, CO_D_UNREST); left_over--) playf(t, O, "suffer l%d", left_over);
        assert_int_equal(tokens(t), tiles[i].number);
        assert_false(rs_has(&t->s.tiles, CO_FIRST_UNREST + i));
    }
}

/* CO-22.6: packet fleets are fleets of one ship; only tile 1 is for them. */
RULE(packet_fleets_mutiny_by_tile_1)
{
    table *t = events("O X @10 {P}; B I @10 {F}", "region-1 strength-0a pirates-none-a refill-none-a mutiny-1a");

    expect_fleet(t, O, "X @10 +0 {P m1}");
    expect_fleet(t, B, "I @10 +0 {F m1}");
    t = events("O X @10 {P}; B I @10 {F}", "region-1 strength-0a pirates-none-a refill-none-a mutiny-2a");
    expect_fleet(t, O, "X @10 +0 {P}");
}

/* CO-22.6, CO-22.7: a ship that is lost already takes no token while another has room; then the losses are carried out. */
RULE(tokens_of_a_tile_go_to_ships_that_have_room)
{
    table *t = events("O I @10 {F d2, R, R, R}", "region-1 strength-0a pirates-none-a refill-none-a mutiny-2a");

    play(t, O, "suffer f1");
    refused(t, O, "suffer f1", "CO-22.6");
    play(t, O, "suffer r1");
    expect_fleet(t, O, "I @10 +0 {R m1, R, R}");
    assert_int_equal(ducats(t, O), 11);
    assert_int_equal(pirates(t, CO_ALGIERS), 2);
}

/* CO-22.8: what was turned lies open and is not drawn again. */
RULE(turned_tiles_are_not_drawn_again)
{
    table *t = events("turned strength-0b strength-1a strength-1b strength-1c strength-2a strength-2b strength-3a",
                      "region-1 strength-0a pirates-none-a refill-none-a mutiny-none-a");
    rs_set left_over = rs_both(t->s.tiles, rs_range(CO_FIRST_STRENGTH, CO_FIRST_PIRATES - 1));

    assert_true(rs_is_empty(&left_over));
}

/* ---- Pirate tiles ------------------------------------------------------------------------------------------------------------------ */

typedef struct ambush {
    int strategy, aggression;
} ambush;

static const ambush ambushes[] = {
    {CO_MELEE, 2}, {CO_MELEE, 3},  {CO_MELEE, 3},    {CO_MELEE, 4},         {CO_RAM, 2},      {CO_RAM, 3},
    {CO_RAM, 4},   {CO_FLIGHT, 1}, {CO_FLIGHT_1, 1}, {CO_WEATHER_GAUGE, 3}, {CO_CRESCENT, 2}, {CO_FIRESHIPS, 4},
};

/* Six pirate ships meet as many ships of the line as the aggression, the last one perhaps a return ship. */
static table *meet(int number, int aggression, char last)
{
    char ships[16] = {0};
    table *t;

    for (int i = 0; i < aggression; i++) sprintf(ships + 2 * i, "%c,", i + 1 == aggression ? last : 'L');
    t = positionf(2, "O I @15 {%s}; pirates 6 1 1; phase pirates; meets I tortuga; next pirate-%d", ships, number);
    play(t, O, "play S00");
    return t;
}

/* CO-10.5, CO-10.7: the pirates attack if their number times the aggression exceeds the fleet's strength, not if it equals it. */
RULE(every_pirate_tile_has_its_strategy_and_aggression)
{
    for (int i = 0; i < CO_PIRATE_TILES; i++) {
        table *t = meet(i + 1, ambushes[i].aggression, 'L');

        expect_asked(t, O, CO_D_ENGAGE);
        assert_int_equal(t->s.battle.strategy[1], ambushes[i].strategy);
        assert_false(rs_has(&t->s.tiles, CO_FIRST_AMBUSH + i));
        t = meet(i + 1, ambushes[i].aggression, 'R');
        assert_false(asked(t, O, CO_D_ENGAGE));
        assert_int_equal(times(t, CO_EV_SHY), 0);
    }
}

/* CO-10.13, CO-10.7: two pirate ships are enough for a fireship. */
RULE(two_pirate_ships_send_a_fireship)
{
    table *t = position(2, "O I @15 {L,L}; pirates 2 1 1; phase pirates; meets I tortuga; next pirate-12");

    plays(t, O, "play S02; fight");
    assert_int_equal(times(t, CO_EV_SACRIFICES), 1);
    assert_int_equal(hits(t), 1 + 4);
}

/* CO-10.10: when all twelve are used, the discards make a new stack. */
RULE(used_pirate_tiles_make_a_new_stack)
{
    table *t = position(
        2, "O I @15 {L}; phase pirates; meets I tortuga; next pirate-5; "
           "turned pirate-1 pirate-2 pirate-3 pirate-4 pirate-5 pirate-6 pirate-7 pirate-8 pirate-9 pirate-10 pirate-11 pirate-12");

    play(t, O, "play S00");
    for (int i = 0; i < CO_PIRATE_TILES; i++) assert_int_equal(rs_has(&t->s.tiles, CO_FIRST_AMBUSH + i), i != 4);
}

/* CO-10.7, CO-10.13: a single pirate ship cannot send a fireship; it plays Melee & Board. */
RULE(a_single_pirate_ship_has_no_fireship)
{
    table *t = position(2, "O I @15 {L}; pirates 1 1 1; phase pirates; meets I tortuga; next pirate-12");

    play(t, O, "play S00");
    expect_asked(t, O, CO_D_ENGAGE);
    assert_int_equal(t->s.battle.strategy[1], CO_MELEE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_storm_strikes_one_region),
        TEST(every_region_tile_is_a_forecast),
        TEST(six_regions_make_a_new_stack),
        TEST(every_strength_tile_has_its_strength),
        TEST(a_storm_spares_neither_nests_nor_packet_boats),
        TEST(every_pirate_tile_raises_its_nest),
        TEST(a_full_pirate_die_does_not_rise),
        TEST(a_quiet_area_is_passed_in_peace),
        TEST(every_refill_tile_refills_its_ports),
        TEST(every_mutiny_tile_divides_the_fleet),
        TEST(packet_fleets_mutiny_by_tile_1),
        TEST(tokens_of_a_tile_go_to_ships_that_have_room),
        TEST(turned_tiles_are_not_drawn_again),
        TEST(every_pirate_tile_has_its_strategy_and_aggression),
        TEST(two_pirate_ships_send_a_fireship),
        TEST(used_pirate_tiles_make_a_new_stack),
        TEST(a_single_pirate_ship_has_no_fireship),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
