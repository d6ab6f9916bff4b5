/* test_content.c - rules tests: the tables of "Content": map, distances, prices, ships, strategies, nations, tiles, cards, calendars. */
#include "table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- The map ------------------------------------------------------------------------------------------------------------------- */

enum { PORT, SEA, NEST };

typedef struct place {
    const char *name;
    int kind, region, storm;
    char icon;
    const char *links;
} place;

/* clang-format off */
static const place places[CO_NODES] = {
    {"Amsterdam", PORT, 1, 0, '-', "9"},
    {"New Amsterdam", PORT, 2, 0, '-', "13"},
    {"Mauritsstad", PORT, 3, 0, '-', "19"},
    {"Elmina", PORT, 3, 0, '-', "20"},
    {"Cape of Good Hope", PORT, 4, 0, '-', "23"},
    {"Galle", PORT, 5, 0, '-', "29"},
    {"Batavia", PORT, 6, 0, '-', "32 33"},
    {"Canton", PORT, 6, 0, '-', "34 35"},
    {"Deshima", PORT, 6, 0, '-', "36"},
    {"North Sea", SEA, 1, 1, '-', "0 10"},
    {"Channel", SEA, 1, 0, '-', "9 11 12 17"},
    {"Barbary Coast", SEA, 1, 0, 'A', "10 17 38"},
    {"Azores", SEA, 1, 1, '-', "10 14 17 18"},
    {"Hudson Bight", SEA, 2, 0, '-', "1 14 15"},
    {"Sargasso Sea", SEA, 2, 1, '-', "12 13 15 18"},
    {"Antilles", SEA, 2, 1, 'T', "13 14 16 19"},
    {"Caribbean Sea", SEA, 2, 0, 'T', "15 37"},
    {"Canary Islands", SEA, 3, 0, 'A', "10 11 12 18 19 20"},
    {"Cape Verde", SEA, 3, 0, '-', "12 14 17 19 20"},
    {"Recife Roads", SEA, 3, 0, '-', "2 15 17 18 21 22"},
    {"Gulf of Guinea", SEA, 3, 0, '-', "3 17 18 21"},
    {"Saint Helena", SEA, 3, 0, '-', "19 20 22 23"},
    {"Tristan da Cunha", SEA, 3, 1, '-', "19 21 23 26"},
    {"Table Bay", SEA, 4, 0, '-', "4 21 22 24 26"},
    {"Cape Agulhas", SEA, 4, 1, '-', "23 25 26 27"},
    {"Mozambique Strait", SEA, 4, 0, 'S', "24 27 28"},
    {"Roaring Forties", SEA, 4, 1, '-', "22 23 24 31"},
    {"Mascarenes", SEA, 5, 0, 'S', "24 25 28 29 31 39"},
    {"Arabian Sea", SEA, 5, 0, 'S', "25 27 29"},
    {"Galle Roads", SEA, 5, 0, '-', "5 27 28 30"},
    {"Bay of Bengal", SEA, 5, 1, '-', "29 31 32"},
    {"Southern Ocean", SEA, 5, 1, '-', "26 27 30 32"},
    {"Sunda Strait", SEA, 6, 0, '-', "6 30 31 33"},
    {"Java Sea", SEA, 6, 0, '-', "6 32 34"},
    {"South China Sea", SEA, 6, 1, '-', "7 33 35"},
    {"Formosa Strait", SEA, 6, 1, '-', "7 34 36"},
    {"Nagasaki Roads", SEA, 6, 0, '-', "8 35"},
    {"Tortuga", NEST, 2, 0, '-', "16"},
    {"Algiers", NEST, 1, 0, '-', "11"},
    {"Île Sainte-Marie", NEST, 5, 0, '-', "27"},
};
/* clang-format on */

/* CO-5.1, CO-22.2: 9 ports, 28 sea fields and 3 nests, in this order, with their regions and storm icons. */
RULE(the_nodes_are_as_printed)
{
    for (int node = 0; node < CO_NODES; node++) {
        char code[16];

        snprintf(code, sizeof code, "%d", node);
        assert_string_equal(co_node_words.term[node].label, places[node].name);
        assert_string_equal(co_node_words.term[node].code, code);
        assert_int_equal(co_is_port(node), places[node].kind == PORT);
        assert_int_equal(co_is_sea(node), places[node].kind == SEA);
        assert_int_equal(co_is_nest(node), places[node].kind == NEST);
        assert_int_equal(co_nodes[node].region, places[node].region);
        assert_int_equal(co_nodes[node].storm, places[node].storm);
    }
    assert_int_equal(CO_PORTS, 9);
    assert_int_equal(CO_FIRST_NEST - CO_FIRST_SEA, 28);
    assert_int_equal(CO_NODES - CO_FIRST_NEST, 3);
}

static bool linked(int from, int to)
{
    for (int i = 0; i < co_nodes[from].links; i++)
        if (co_nodes[from].link[i] == to) return true;
    return false;
}

/* CO-5.1: every node has the links of the table and no others. */
RULE(the_links_are_as_printed)
{
    for (int node = 0; node < CO_NODES; node++) {
        const char *rest = places[node].links;
        int count = 0;

        for (char *end; *rest; rest = end, count++) assert_true(linked(node, (int)strtol(rest, &end, 10)));
        assert_int_equal(count, co_nodes[node].links);
    }
}

/* CO-5.1: links work both ways, none leads from a node to itself, and there are 60. */
RULE(the_map_has_sixty_links)
{
    int ends = 0;

    for (int from = 0; from < CO_NODES; from++) {
        assert_false(linked(from, from));
        for (int i = 0; i < co_nodes[from].links; i++) assert_true(linked(co_nodes[from].link[i], from));
        ends += co_nodes[from].links;
    }
    assert_int_equal(ends, 2 * 60);
}

/* CO-10.1, CO-10.2: the pirate icons, and the nest that belongs to each area. */
RULE(the_pirate_areas_are_as_printed)
{
    static const char letters[] = "TAS";

    for (int node = 0; node < CO_NODES; node++) {
        const char *found = strchr(letters, places[node].icon);
        int icon = found ? (int)(found - letters) : CO_NONE;

        assert_int_equal(co_nodes[node].icon, icon);
        assert_int_equal(co_nodes[node].area, co_is_nest(node) ? node - CO_FIRST_NEST : icon);
    }
    assert_string_equal(co_nest_words.term[CO_TORTUGA].label, places[37].name);
    assert_string_equal(co_nest_words.term[CO_ALGIERS].label, places[38].name);
    assert_string_equal(co_nest_words.term[CO_SAINTE_MARIE].label, places[39].name);
}

/* CO-13.5: where the mutineers of each region go. */
RULE(mutineers_have_a_nest_in_every_region)
{
    static const int nests[CO_REGIONS] = {CO_ALGIERS, CO_TORTUGA, CO_TORTUGA, CO_SAINTE_MARIE, CO_SAINTE_MARIE, CO_SAINTE_MARIE};
    static const char *const names[CO_REGIONS] = {"North Atlantic", "West Indies",  "South Atlantic",
                                                  "Cape Sea",       "Indian Ocean", "East Indies and China Sea"};

    for (int region = 1; region <= CO_REGIONS; region++) {
        assert_int_equal(co_mutiny_nest[region], nests[region - 1]);
        assert_string_equal(co_region_words.term[region].label, names[region - 1]);
    }
}

/* ---- Distances and prices --------------------------------------------------------------------------------------------------------- */

/* clang-format off */
static const int8_t distances[CO_NODES][CO_PORTS] = {
    {0, 6, 5, 5, 7, 10, 9, 11, 13},
    {6, 0, 4, 5, 6, 9, 8, 10, 12},
    {5, 4, 0, 4, 4, 7, 6, 8, 10},
    {5, 5, 4, 0, 4, 7, 7, 9, 11},
    {7, 6, 4, 4, 0, 5, 5, 7, 9},
    {10, 9, 7, 7, 5, 0, 4, 6, 8},
    {9, 8, 6, 7, 5, 4, 0, 3, 5},
    {11, 10, 8, 9, 7, 6, 3, 0, 3},
    {13, 12, 10, 11, 9, 8, 5, 3, 0},
    {1, 5, 4, 4, 6, 9, 8, 10, 12},
    {2, 4, 3, 3, 5, 8, 7, 9, 11},
    {3, 5, 3, 3, 5, 8, 7, 9, 11},
    {3, 3, 3, 3, 5, 8, 7, 9, 11},
    {5, 1, 3, 4, 5, 8, 7, 9, 11},
    {4, 2, 3, 3, 5, 8, 7, 9, 11},
    {5, 2, 2, 4, 4, 7, 6, 8, 10},
    {6, 3, 3, 5, 5, 8, 7, 9, 11},
    {3, 4, 2, 2, 4, 7, 6, 8, 10},
    {4, 3, 2, 2, 4, 7, 6, 8, 10},
    {4, 3, 1, 3, 3, 6, 5, 7, 9},
    {4, 4, 3, 1, 3, 6, 6, 8, 10},
    {5, 4, 2, 2, 2, 5, 5, 7, 9},
    {5, 4, 2, 3, 2, 5, 4, 6, 8},
    {6, 5, 3, 3, 1, 4, 4, 6, 8},
    {7, 6, 4, 4, 2, 3, 4, 6, 8},
    {8, 7, 5, 5, 3, 3, 4, 6, 8},
    {6, 5, 3, 4, 2, 4, 3, 5, 7},
    {8, 7, 5, 5, 3, 2, 3, 5, 7},
    {9, 8, 6, 6, 4, 2, 4, 6, 8},
    {9, 8, 6, 6, 4, 1, 3, 5, 7},
    {8, 7, 5, 6, 4, 2, 2, 4, 6},
    {7, 6, 4, 5, 3, 3, 2, 4, 6},
    {8, 7, 5, 6, 4, 3, 1, 3, 5},
    {9, 8, 6, 7, 5, 4, 1, 2, 4},
    {10, 9, 7, 8, 6, 5, 2, 1, 3},
    {11, 10, 8, 9, 7, 6, 3, 1, 2},
    {12, 11, 9, 10, 8, 7, 4, 2, 1},
    {7, 4, 4, 6, 6, 9, 8, 10, 12},
    {4, 6, 4, 4, 6, 9, 8, 10, 12},
    {9, 8, 6, 6, 4, 3, 4, 6, 8},
};

static const int8_t prices[CO_PORTS][CO_GOODS] = {
    {0, 7, 6, 6, 0, 11, 10, 12, 13},
    {6, 0, 4, 5, 0, 0, 8, 10, 0},
    {5, 0, 0, 4, 4, 0, 0, 0, 10},
    {5, 5, 0, 0, 4, 0, 7, 0, 11},
    {7, 0, 4, 0, 0, 0, 5, 7, 0},
    {0, 0, 0, 7, 5, 0, 4, 0, 8},
    {9, 0, 6, 0, 5, 4, 0, 3, 5},
    {0, 10, 0, 9, 0, 6, 3, 0, 3},
    {12, 12, 10, 0, 0, 8, 5, 3, 0},
};
/* clang-format on */

/* Widens the circle around a port by one link; ports and nests are ends and not passed. */
static bool widen(int8_t reach[CO_NODES], int links)
{
    bool any = false;

    for (int from = 0; from < CO_NODES; from++) {
        if (reach[from] != links || (links > 0 && !co_is_sea(from))) continue;
        for (int i = 0; i < co_nodes[from].links; i++)
            if (reach[co_nodes[from].link[i]] == CO_NONE) {
                reach[co_nodes[from].link[i]] = (int8_t)(links + 1);
                any = true;
            }
    }
    return any;
}

/* CO-13.2, CO-24.2: the distances of the table are the links of a shortest way that passes no port and no nest. */
RULE(distances_are_shortest_ways)
{
    for (int port = 0; port < CO_PORTS; port++) {
        int8_t reach[CO_NODES];

        memset(reach, CO_NONE, sizeof reach);
        reach[port] = 0;
        for (int links = 0; widen(reach, links);) links++;
        for (int node = 0; node < CO_NODES; node++) {
            assert_int_equal(co_distance[node][port], reach[node]);
            assert_int_equal(co_distance[node][port], distances[node][port]);
        }
    }
}

/* CO-7.6: what each port pays for each good, or that it does not buy it. */
RULE(the_prices_are_as_printed) { assert_memory_equal(co_prices, prices, sizeof prices); }

/* CO-7.6: a price is the distance from the origin, 12 at most, and in Amsterdam 1 more; no port buys its own good. */
RULE(prices_follow_the_distances)
{
    for (int port = 0; port < CO_PORTS; port++) {
        assert_int_equal(co_prices[port][port], 0);
        for (int good = 0; good < CO_GOODS; good++) {
            int distance = co_distance[port][good] < 12 ? co_distance[port][good] : 12;

            if (co_prices[port][good]) assert_int_equal(co_prices[port][good], distance + (port == CO_AMSTERDAM));
        }
    }
}

/* CO-4.2: the nine goods in the order of their ports; twelve bales of each. */
RULE(every_port_has_its_good)
{
    static const char *const goods[CO_GOODS] = {"cloth", "furs", "sugar", "ivory", "wine", "cinnamon", "spices", "tea", "copper"};

    for (int good = 0; good < CO_GOODS; good++) assert_string_equal(co_good_words.term[good].word, goods[good]);
    assert_int_equal(CO_BALES, 12);
    assert_int_equal(CO_FIELDS, 4);
}

/* ---- Ships and other bodies ---------------------------------------------------------------------------------------------------------- */

/* CO-15.1, CO-5.4, CO-9.2, CO-13.2, CO-24.2: the four types, figure by figure. */
RULE(the_ships_are_as_printed)
{
    static const struct {
        const char *letter;
        int count, cost, strength, threshold, cargo, speed, volley, insured, points;
    } types[CO_TYPES] = {
        {"r", 24, 6, 5, 3, 2, 2, 2, 3, 2},
        {"f", 16, 3, 3, 2, 1, 2, 1, 1, 1},
        {"l", 16, 8, 6, 4, 0, 2, 4, 4, 3},
        {"p", 8, 4, 2, 1, 0, 3, 0, 2, 1},
    };

    for (int type = 0; type < CO_TYPES; type++) {
        const co_ship_face *face = &co_types[type];

        assert_int_equal(face->last - face->first + 1, types[type].count);
        assert_int_equal(face->cost, types[type].cost);
        assert_int_equal(face->strength, types[type].strength);
        assert_int_equal(face->threshold, types[type].threshold);
        assert_int_equal(face->cargo, types[type].cargo);
        assert_int_equal(face->speed, types[type].speed);
        assert_int_equal(face->volley, types[type].volley);
        assert_int_equal(face->insured, types[type].insured);
        assert_int_equal(face->points, types[type].points);
        for (int card = face->first; card <= face->last; card++) {
            char word[16];

            snprintf(word, sizeof word, "%s%d", types[type].letter, card - face->first + 1);
            assert_string_equal(co_ship_words.term[card].word, word);
            assert_int_equal(co_type_of[card], type);
        }
    }
    assert_int_equal(co_types[CO_TYPES - 1].last, CO_SHIPS - 1);
}

/* CO-10.8, CO-11.5, CO-12.1, CO-12.7, CO-18.1: what other bodies stand and fire, and what things cost. */
RULE(other_figures_are_as_printed)
{
    assert_int_equal(CO_PIRATE_HULL, 2);
    assert_int_equal(CO_NATION_HULL, 6);
    assert_int_equal(CO_NATION_VOLLEY, 4);
    assert_int_equal(CO_FORT_HULL, 12);
    assert_int_equal(CO_WAREHOUSE_HULL, 2);
    assert_int_equal(CO_FLEET_COST, 1);
    assert_int_equal(CO_WAREHOUSE_COST, 2);
    assert_int_equal(CO_ADMIN_COST, 5);
    assert_int_equal(CO_TAKEOVER_COST, 10);
    assert_int_equal(CO_FORT_COST, 12);
    assert_int_equal(CO_MOST_FEE, 12);
}

/* CO-17.2: administrators have their place in six ports. */
RULE(six_ports_hold_administrators)
{
    for (int port = 0; port < CO_PORTS; port++)
        assert_int_equal(co_admin_ports >> port & 1, port != CO_AMSTERDAM && port != CO_CAPE && port != CO_CANTON);
}

/* ---- Wheels -----------------------------------------------------------------------------------------------------------------------------
 */

static int strategy(const char *code)
{
    int which = CO_NONE;

    assert_true(rs_value(&co_strategy_words, code, &which));
    return which;
}

/* CO-8.6: code, wheel, whom it beats and who beats it, ships it boards at most. */
RULE(the_strategies_are_as_printed)
{
    static const struct {
        const char *code, *label, *beats, *beaten;
        int boards;
    } rows[CO_STRATEGIES] = {
        {"S00", "Ram & Board", "S01", "S02", 1},
        {"S01", "Melee & Board", "S02", "S00", 2},
        {"S02", "Flight", "S00", "S01", 0},
        {"S10", "Line ahead", "S11", "S13", 0},
        {"S11", "Crescent", "S12", "S10", 0},
        {"S12", "Flight (+1)", "S13", "S11", 0},
        {"S13", "Weather gauge", "S10", "S12", 0},
        {"S20", "Fireships", "S21", "S23", 0},
        {"S21", "Doubling", "S22", "S20", 0},
        {"S22", "Break the line", "S23", "S21", 0},
        {"S23", "Feigned retreat", "S20", "S22", 0},
        {"S30", "Rake", "S31", "S33", 0},
        {"S31", "Storm the flagship", "S32", "S30", 1},
        {"S32", "Reserve squadron", "S33", "S31", 0},
        {"S33", "General chase", "S30", "S32", 1},
    };

    for (int i = 0; i < CO_STRATEGIES; i++) {
        assert_string_equal(co_strategy_words.term[i].code, rows[i].code);
        assert_string_equal(co_strategy_words.term[i].label, rows[i].label);
        assert_int_equal(co_strategies[i].level, rows[i].code[1] - '0');
        assert_int_equal(co_strategies[i].boards, rows[i].boards);
        assert_int_equal(co_strategies[i].beats, strategy(rows[i].beats));
        assert_int_equal(co_strategies[strategy(rows[i].beaten)].beats, i);
    }
}

/* CO-9.1: three strategies on wheel +0, four on each of the others. */
RULE(the_wheels_have_three_four_four_and_four)
{
    for (int wheel = 0; wheel < CO_WHEELS; wheel++) {
        assert_int_equal(co_wheel_first[wheel + 1] - co_wheel_first[wheel], wheel == 0 ? 3 : 4);
        for (int i = co_wheel_first[wheel]; i < co_wheel_first[wheel + 1]; i++) assert_int_equal(co_strategies[i].level, wheel);
    }
}

/* CO-11.5: what each nation plays at +0, +1, +2 and +3. */
RULE(the_nations_play_as_printed)
{
    static const char *const rows[CO_NATIONS][CO_WHEELS] = {
        [CO_ENGLAND] = {"S00", "S10", "S22", "S30"},
        [CO_SPAIN] = {"S00", "S11", "S21", "S31"},
        [CO_PORTUGAL] = {"S01", "S13", "S20", "S32"},
        [CO_FRANCE] = {"S01", "S13", "S23", "S33"},
    };

    for (int nation_ = 0; nation_ < CO_NATIONS; nation_++)
        for (int wheel = 0; wheel < CO_WHEELS; wheel++)
            assert_int_equal(co_nation_strategy[nation_][wheel], strategy(rows[nation_][wheel]));
}

/* ---- Tiles
 * -------------------------------------------------------------------------------------------------------------------------------- */

/* CO-10.5, CO-10.7: strategy and aggression of the twelve pirate tiles. */
RULE(the_pirate_tiles_are_as_printed)
{
    static const struct {
        const char *strategy;
        int aggression;
    } tiles[CO_PIRATE_TILES] = {{"S01", 2}, {"S01", 3}, {"S01", 3}, {"S01", 4}, {"S00", 2}, {"S00", 3},
                                {"S00", 4}, {"S02", 1}, {"S12", 1}, {"S13", 3}, {"S11", 2}, {"S20", 4}};

    for (int i = 0; i < CO_PIRATE_TILES; i++) {
        char word[24];

        snprintf(word, sizeof word, "pirate-%d", i + 1);
        assert_string_equal(co_tile_words.term[CO_FIRST_AMBUSH + i].word, word);
        assert_int_equal(co_ambushes[i].strategy, strategy(tiles[i].strategy));
        assert_int_equal(co_ambushes[i].aggression, tiles[i].aggression);
    }
}

/* The ports named by the digits behind "refill-", bit each; "refill-none-a" names none. */
static int ports_named(const char *word)
{
    int ports = 0;

    for (const char *c = word; *c; c++)
        if (*c >= '0' && *c <= '8') ports |= 1 << (*c - '0');
    return ports;
}

/* CO-22.1, CO-22.5: the eight refill tiles do what their names say, and every port is on two of them. */
RULE(the_refill_tiles_are_as_printed)
{
    static const char *const words[8] = {"refill-036", "refill-147", "refill-258",    "refill-027",
                                         "refill-358", "refill-146", "refill-none-a", "refill-none-b"};
    int count[CO_PORTS] = {0};

    for (int i = 0; i < 8; i++) {
        assert_string_equal(co_tile_words.term[CO_FIRST_REFILL + i].word, words[i]);
        assert_int_equal(co_refills[i], ports_named(words[i]));
        for (int port = 0; port < CO_PORTS; port++) count[port] += co_refills[i] >> port & 1;
    }
    for (int port = 0; port < CO_PORTS; port++) assert_int_equal(count[port], 2);
}

/* How many tiles of a stack of eight bear this number. */
static int tiles_with(const int8_t stack[8], int number)
{
    int count = 0;

    for (int i = 0; i < 8; i++) count += stack[i] == number;
    return count;
}

/* CO-22.1, CO-22.2, CO-22.4, CO-22.6: how often each strength, nest and mutiny number is there. */
RULE(the_stacks_of_eight_are_as_printed)
{
    static const int strengths[] = {2, 3, 2, 1}, unrest[] = {2, 1, 2, 2, 1};

    for (int i = 0; i < RS_COUNT(strengths); i++) assert_int_equal(tiles_with(co_strengths, i), strengths[i]);
    for (int i = 0; i < RS_COUNT(unrest); i++) assert_int_equal(tiles_with(co_unrest, i), unrest[i]);
    for (int nest = CO_NONE; nest < CO_NESTS; nest++) assert_int_equal(tiles_with(co_pirate_tiles, nest), 2);
}

/* CO-22.2, CO-22.4, CO-22.6: the name of each of these tiles says what it does. */
RULE(the_names_of_the_tiles_tell_what_they_do)
{
    static const char *const nests[] = {"none", "tortuga", "algiers", "sainte-marie"};

    for (int i = 0; i < 8; i++) {
        char start[32];

        snprintf(start, sizeof start, "strength-%d", co_strengths[i]);
        assert_memory_equal(co_tile_words.term[CO_FIRST_STRENGTH + i].word, start, strlen(start));
        snprintf(start, sizeof start, "pirates-%s", nests[co_pirate_tiles[i] + 1]);
        assert_memory_equal(co_tile_words.term[CO_FIRST_PIRATES + i].word, start, strlen(start));
        if (co_unrest[i])
            snprintf(start, sizeof start, "mutiny-%d", co_unrest[i]);
        else
            snprintf(start, sizeof start, "mutiny-none");
        assert_memory_equal(co_tile_words.term[CO_FIRST_UNREST + i].word, start, strlen(start));
    }
}

/* ---- Cards and calendars
 * --------------------------------------------------------------------------------------------------------------------- */

/* CO-20.1, CO-24.2: thirteen cards in two copies; 2, 4 or 6 ducats and 1, 2 or 3 points by their level. */
RULE(the_cards_are_as_printed)
{
    static const char *const names[CO_CARDS] = {"Calculating machine 1", "Sawmill",           "Storm glass",      "Discipline",
                                                "Calculating machine 2", "Navigation school", "Botanical garden", "Mock battles",
                                                "Tactics manual",        "Sextant",           "Dry dock",         "Trade gazette",
                                                "Bounty hunter"};

    for (int card = 0; card < CO_CARDS; card++) {
        int level_ = card < 4 ? 1 : card < 8 ? 2 : 3;
        char code[16];

        snprintf(code, sizeof code, "C%d", card + 1);
        assert_string_equal(co_card_words.term[card].code, code);
        assert_string_equal(co_card_words.term[card].label, names[card]);
        assert_int_equal(co_cards[card].level, level_);
        assert_int_equal(co_cards[card].cost, 2 * level_);
        assert_int_equal(co_cards[card].points, level_);
    }
    assert_int_equal(CO_COPIES, 2);
}

/* CO-21.2: rounds of a calendar, and the rounds with the scoring symbol. */
RULE(the_calendars_are_as_printed)
{
    static const int rounds[] = {[2] = 7, [3] = 6, [4] = 5},
                     symbols[] = {[2] = 1 << 4 | 1 << 5 | 1 << 6, [3] = 1 << 4 | 1 << 5, [4] = 1 << 3 | 1 << 4};

    for (int players = 2; players <= 4; players++) {
        assert_int_equal(co_calendars[players].rounds, rounds[players]);
        assert_int_equal(co_calendars[players].scoring, symbols[players]);
    }
    assert_int_equal(CO_CALENDARS, 3);
}

/* CO-3.2: the companies in seat order, and the numbers of their fleets. */
RULE(companies_and_fleets_have_their_names)
{
    static const char *const companies[CO_COMPANIES] = {"Orange", "Blue", "Red", "Green"};
    static const char *const numbers[CO_NUMBERS] = {"I", "II", "III", "IV", "V", "X", "XI"};

    for (int seat = 0; seat < CO_COMPANIES; seat++) {
        assert_string_equal(co_company_words.term[seat].label, companies[seat]);
        for (int number = 0; number < CO_NUMBERS; number++) {
            char label[24];

            snprintf(label, sizeof label, "%s %s", companies[seat], numbers[number]);
            assert_string_equal(co_fleet_words.term[co_fleet_of(seat, number)].label, label);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_nodes_are_as_printed),
        TEST(the_links_are_as_printed),
        TEST(the_map_has_sixty_links),
        TEST(the_pirate_areas_are_as_printed),
        TEST(mutineers_have_a_nest_in_every_region),
        TEST(distances_are_shortest_ways),
        TEST(the_prices_are_as_printed),
        TEST(prices_follow_the_distances),
        TEST(every_port_has_its_good),
        TEST(the_ships_are_as_printed),
        TEST(other_figures_are_as_printed),
        TEST(six_ports_hold_administrators),
        TEST(the_strategies_are_as_printed),
        TEST(the_wheels_have_three_four_four_and_four),
        TEST(the_nations_play_as_printed),
        TEST(the_pirate_tiles_are_as_printed),
        TEST(the_refill_tiles_are_as_printed),
        TEST(the_stacks_of_eight_are_as_printed),
        TEST(the_names_of_the_tiles_tell_what_they_do),
        TEST(the_cards_are_as_printed),
        TEST(the_calendars_are_as_printed),
        TEST(companies_and_fleets_have_their_names),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
