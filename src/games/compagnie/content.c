/* content.c - the map, ships, strategies, cards and tiles of Compagnieën, as tables. Sections "Map" to "Buildings" of
 * docs/rules/compagnie.md. */
#include "games/compagnie/compagnie.h"

/* clang-format off */

/* region, storm icon, pirate icon, pirate area, links, x, y */
const co_node_face co_nodes[CO_NODES] = {
    [0]  = {1, 0, CO_NONE, CO_NONE, 1, {9}, 446, 58}, /* Amsterdam */
    [1]  = {2, 0, CO_NONE, CO_NONE, 1, {13}, 76, 106}, /* New Amsterdam */
    [2]  = {3, 0, CO_NONE, CO_NONE, 1, {19}, 231, 351}, /* Mauritsstad */
    [3]  = {3, 0, CO_NONE, CO_NONE, 1, {20}, 407, 264}, /* Elmina */
    [4]  = {4, 0, CO_NONE, CO_NONE, 1, {23}, 502, 452}, /* Cape of Good Hope */
    [5]  = {5, 0, CO_NONE, CO_NONE, 1, {29}, 755, 255}, /* Galle */
    [6]  = {6, 0, CO_NONE, CO_NONE, 2, {32, 33}, 871, 370}, /* Batavia */
    [7]  = {6, 0, CO_NONE, CO_NONE, 2, {34, 35}, 884, 183}, /* Canton */
    [8]  = {6, 0, CO_NONE, CO_NONE, 1, {36}, 983, 135}, /* Deshima */
    [9]  = {1, 1, CO_NONE, CO_NONE, 2, {0, 10}, 411, 29}, /* North Sea */
    [10] = {1, 0, CO_NONE, CO_NONE, 4, {9, 11, 12, 17}, 364, 72}, /* Channel */
    [11] = {1, 0, CO_ALGIERS, CO_ALGIERS, 3, {10, 17, 38}, 377, 125}, /* Barbary Coast */
    [12] = {1, 1, CO_NONE, CO_NONE, 4, {10, 14, 17, 18}, 282, 111}, /* Azores */
    [13] = {2, 0, CO_NONE, CO_NONE, 3, {1, 14, 15}, 132, 111}, /* Hudson Bight */
    [14] = {2, 1, CO_NONE, CO_NONE, 4, {12, 13, 15, 18}, 196, 164}, /* Sargasso Sea */
    [15] = {2, 1, CO_TORTUGA, CO_TORTUGA, 4, {13, 14, 16, 19}, 158, 226}, /* Antilles */
    [16] = {2, 0, CO_TORTUGA, CO_TORTUGA, 2, {15, 37}, 80, 245}, /* Caribbean Sea */
    [17] = {3, 0, CO_ALGIERS, CO_ALGIERS, 6, {10, 11, 12, 18, 19, 20}, 321, 178}, /* Canary Islands */
    [18] = {3, 0, CO_NONE, CO_NONE, 5, {12, 14, 17, 19, 20}, 265, 240}, /* Cape Verde */
    [19] = {3, 0, CO_NONE, CO_NONE, 6, {2, 15, 17, 18, 21, 22}, 282, 346}, /* Recife Roads */
    [20] = {3, 0, CO_NONE, CO_NONE, 4, {3, 17, 18, 21}, 390, 312}, /* Gulf of Guinea */
    [21] = {3, 0, CO_NONE, CO_NONE, 4, {19, 20, 22, 23}, 377, 389}, /* Saint Helena */
    [22] = {3, 1, CO_NONE, CO_NONE, 4, {19, 21, 23, 26}, 347, 480}, /* Tristan da Cunha */
    [23] = {4, 0, CO_NONE, CO_NONE, 5, {4, 21, 22, 24, 26}, 454, 466}, /* Table Bay */
    [24] = {4, 1, CO_NONE, CO_NONE, 4, {23, 25, 26, 27}, 536, 495}, /* Cape Agulhas */
    [25] = {4, 0, CO_SAINTE_MARIE, CO_SAINTE_MARIE, 3, {24, 27, 28}, 596, 413}, /* Mozambique Strait */
    [26] = {4, 1, CO_NONE, CO_NONE, 4, {22, 23, 24, 31}, 562, 543}, /* Roaring Forties */
    [27] = {5, 0, CO_SAINTE_MARIE, CO_SAINTE_MARIE, 6, {24, 25, 28, 29, 31, 39}, 674, 404}, /* Mascarenes */
    [28] = {5, 0, CO_SAINTE_MARIE, CO_SAINTE_MARIE, 3, {25, 27, 29}, 665, 269}, /* Arabian Sea */
    [29] = {5, 0, CO_NONE, CO_NONE, 4, {5, 27, 28, 30}, 730, 303}, /* Galle Roads */
    [30] = {5, 1, CO_NONE, CO_NONE, 3, {29, 31, 32}, 794, 274}, /* Bay of Bengal */
    [31] = {5, 1, CO_NONE, CO_NONE, 4, {26, 27, 30, 32}, 760, 466}, /* Southern Ocean */
    [32] = {6, 0, CO_NONE, CO_NONE, 4, {6, 30, 31, 33}, 828, 351}, /* Sunda Strait */
    [33] = {6, 0, CO_NONE, CO_NONE, 3, {6, 32, 34}, 906, 327}, /* Java Sea */
    [34] = {6, 1, CO_NONE, CO_NONE, 3, {7, 33, 35}, 897, 250}, /* South China Sea */
    [35] = {6, 1, CO_NONE, CO_NONE, 3, {7, 34, 36}, 932, 202}, /* Formosa Strait */
    [36] = {6, 0, CO_NONE, CO_NONE, 2, {8, 35}, 953, 159}, /* Nagasaki Roads */
    [37] = {2, 0, CO_NONE, CO_TORTUGA, 1, {16}, 84, 197}, /* Tortuga */
    [38] = {1, 0, CO_NONE, CO_ALGIERS, 1, {11}, 433, 130}, /* Algiers */
    [39] = {5, 0, CO_NONE, CO_SAINTE_MARIE, 1, {27}, 631, 375}, /* Île Sainte-Marie */
};

/* Links on a shortest path that does not pass through a port or nest, from each node to each port. */
const int8_t co_distance[CO_NODES][CO_PORTS] = {
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

/* ducats for a bale of cloth, furs, sugar, ivory, wine, cinnamon, spices, tea, copper */
const int8_t co_prices[CO_PORTS][CO_GOODS] = {
    {0, 7, 6, 6, 0, 11, 10, 12, 13}, /* Amsterdam */
    {6, 0, 4, 5, 0, 0, 8, 10, 0}, /* New Amsterdam */
    {5, 0, 0, 4, 4, 0, 0, 0, 10}, /* Mauritsstad */
    {5, 5, 0, 0, 4, 0, 7, 0, 11}, /* Elmina */
    {7, 0, 4, 0, 0, 0, 5, 7, 0}, /* Cape of Good Hope */
    {0, 0, 0, 7, 5, 0, 4, 0, 8}, /* Galle */
    {9, 0, 6, 0, 5, 4, 0, 3, 5}, /* Batavia */
    {0, 10, 0, 9, 0, 6, 3, 0, 3}, /* Canton */
    {12, 12, 10, 0, 0, 8, 5, 3, 0}, /* Deshima */
};

/* first and last card; cost, strength, threshold, cargo, speed, volley, insured value, points */
const co_ship_face co_types[CO_TYPES] = {
    [CO_RETURN] = {0, 23, 6, 5, 3, 2, 2, 2, 3, 2},
    [CO_FLUTE]  = {24, 39, 3, 3, 2, 1, 2, 1, 1, 1},
    [CO_LINE]   = {40, 55, 8, 6, 4, 0, 2, 4, 4, 3},
    [CO_PACKET] = {56, 63, 4, 2, 1, 0, 3, 0, 2, 1},
};

#define EIGHT(type_) type_, type_, type_, type_, type_, type_, type_, type_

const uint8_t co_type_of[CO_SHIPS] = {
    EIGHT(CO_RETURN), EIGHT(CO_RETURN), EIGHT(CO_RETURN), EIGHT(CO_FLUTE), EIGHT(CO_FLUTE), EIGHT(CO_LINE), EIGHT(CO_LINE), EIGHT(CO_PACKET),
};

const int8_t co_wheel_first[CO_WHEELS + 1] = {CO_RAM, CO_LINE_AHEAD, CO_FIRESHIPS, CO_RAKE, CO_STRATEGIES};

/* level, the one it beats, ships it boards at most */
const co_strategy_face co_strategies[CO_STRATEGIES] = {
    [CO_RAM]        = {0, CO_MELEE, 1},         [CO_MELEE]     = {0, CO_FLIGHT, 2},     [CO_FLIGHT]     = {0, CO_RAM, 0},
    [CO_LINE_AHEAD] = {1, CO_CRESCENT, 0},      [CO_CRESCENT]  = {1, CO_FLIGHT_1, 0},   [CO_FLIGHT_1]   = {1, CO_WEATHER_GAUGE, 0}, [CO_WEATHER_GAUGE]   = {1, CO_LINE_AHEAD, 0},
    [CO_FIRESHIPS]  = {2, CO_DOUBLING, 0},      [CO_DOUBLING]  = {2, CO_BREAK_LINE, 0}, [CO_BREAK_LINE] = {2, CO_FEIGNED_RETREAT, 0}, [CO_FEIGNED_RETREAT] = {2, CO_FIRESHIPS, 0},
    [CO_RAKE]       = {3, CO_FLAGSHIP, 0},      [CO_FLAGSHIP]  = {3, CO_RESERVE, 1},    [CO_RESERVE]    = {3, CO_CHASE, 0},         [CO_CHASE]           = {3, CO_RAKE, 1},
};

/* at +0, +1, +2, +3 */
const int8_t co_nation_strategy[CO_NATIONS][CO_WHEELS] = {
    [CO_ENGLAND]  = {CO_RAM, CO_LINE_AHEAD, CO_BREAK_LINE, CO_RAKE},
    [CO_SPAIN]    = {CO_RAM, CO_CRESCENT, CO_DOUBLING, CO_FLAGSHIP},
    [CO_PORTUGAL] = {CO_MELEE, CO_WEATHER_GAUGE, CO_FIRESHIPS, CO_RESERVE},
    [CO_FRANCE]   = {CO_MELEE, CO_WEATHER_GAUGE, CO_FEIGNED_RETREAT, CO_CHASE},
};

/* strategy, aggression */
const co_ambush co_ambushes[CO_PIRATE_TILES] = {
    {CO_MELEE, 2}, {CO_MELEE, 3}, {CO_MELEE, 3}, {CO_MELEE, 4}, {CO_RAM, 2}, {CO_RAM, 3}, {CO_RAM, 4}, {CO_FLIGHT, 1},
    {CO_FLIGHT_1, 1}, {CO_WEATHER_GAUGE, 3}, {CO_CRESCENT, 2}, {CO_FIRESHIPS, 4},
};

/* level, cost, points; what they need, all of it in one of the ways named. What they do stands where it is done. */
const co_card_face co_cards[CO_CARDS] = {
    [CO_MACHINE_1]    = {1, 2, 1, {{{CO_HAS_DIRECTOR, 1}, {CO_HAS_WAREHOUSES, 2}}}},
    [CO_SAWMILL]      = {1, 2, 1, {{{CO_HAS_GOVERNOR, 1}, {CO_HAS_SHIPS, 3}}}},
    [CO_STORM_GLASS]  = {1, 2, 1, {{{CO_HAS_SQUADRON, 2}, {CO_HAS_PACKET, 1}}}},
    [CO_DISCIPLINE]   = {1, 2, 1, {{{CO_HAS_LINE, 1}, {CO_HAS_COMMANDER, 1}}}},
    [CO_MACHINE_2]    = {2, 4, 2, {{{CO_HAS_DIRECTOR, 1}, {CO_HAS_WAREHOUSES, 4}}}},
    [CO_NAVIGATION]   = {2, 4, 2, {{{CO_HAS_GOVERNOR, 1}, {CO_HAS_SHIPS, 4}}}},
    [CO_BOTANICAL]    = {2, 4, 2, {{{CO_HAS_TRADE_PORTS, 3}, {CO_HAS_PACKET, 1}}}},
    [CO_MOCK_BATTLES] = {2, 4, 2, {{{CO_HAS_COMMANDER, 1}, {CO_HAS_LEVEL, 2}}}},
    [CO_TACTICS]      = {3, 6, 3, {{{CO_HAS_LEVEL, 2}}, {{CO_HAS_LINE, 1}, {CO_HAS_COMMANDER, 1}}}},
    [CO_SEXTANT]      = {3, 6, 3, {{{CO_HAS_FLEETS, 3}}, {{CO_HAS_PACKET, 1}, {CO_HAS_SCHOOL, 1}}}},
    [CO_DRY_DOCK]     = {3, 6, 3, {{{CO_HAS_SHIPS, 4}}, {{CO_HAS_ADMIN, 1}, {CO_HAS_FORT, 1}}}},
    [CO_GAZETTE_CARD] = {3, 6, 3, {{{CO_HAS_TRADE_PORTS, 3}}, {{CO_HAS_DIRECTOR, 1}, {CO_HAS_MACHINE, 1}}}},
    [CO_BOUNTY]       = {3, 6, 3, {{{CO_HAS_LINE, 1}}, {{CO_HAS_LEVEL, 1}}}},
};

const char *const co_asset_names[CO_ASSETS] = {
    [CO_HAS_GOVERNOR] = "governor", [CO_HAS_COMMANDER] = "commander", [CO_HAS_DIRECTOR] = "director", [CO_HAS_ADMIN] = "administrators",
    [CO_HAS_FORT] = "forts", [CO_HAS_WAREHOUSES] = "warehouses", [CO_HAS_TRADE_PORTS] = "ports", [CO_HAS_SHIPS] = "ships", [CO_HAS_LINE] = "line",
    [CO_HAS_PACKET] = "packet", [CO_HAS_FLEETS] = "fleets", [CO_HAS_SQUADRON] = "squadron", [CO_HAS_LEVEL] = "level", [CO_HAS_MACHINE] = "machines",
    [CO_HAS_SCHOOL] = "navigation-school",
};

/* rounds; scoring symbols after rounds */
const co_calendar_face co_calendars[CO_COMPANIES + 1] = {
    [2] = {7, 1 << 4 | 1 << 5 | 1 << 6}, [3] = {6, 1 << 4 | 1 << 5}, [4] = {5, 1 << 3 | 1 << 4},
};

#define PORTS(a_, b_, c_) (1 << (a_) | 1 << (b_) | 1 << (c_))

const int8_t co_strengths[8] = {0, 0, 1, 1, 1, 2, 2, 3};
const int8_t co_pirate_tiles[8] = {CO_TORTUGA, CO_TORTUGA, CO_ALGIERS, CO_ALGIERS, CO_SAINTE_MARIE, CO_SAINTE_MARIE, CO_NONE, CO_NONE};
const int16_t co_refills[8] = {PORTS(0, 3, 6), PORTS(1, 4, 7), PORTS(2, 5, 8), PORTS(0, 2, 7), PORTS(3, 5, 8), PORTS(1, 4, 6), 0, 0};
const int8_t co_unrest[8] = {0, 0, 1, 2, 2, 3, 3, 4};

/* CO-13.5: where mutineers of each region go */
const int8_t co_mutiny_nest[CO_REGIONS + 1] = {CO_NONE, CO_ALGIERS, CO_TORTUGA, CO_TORTUGA, CO_SAINTE_MARIE, CO_SAINTE_MARIE, CO_SAINTE_MARIE};

const uint16_t co_admin_ports = 1 << CO_NEW_AMSTERDAM | 1 << CO_MAURITSSTAD | 1 << CO_ELMINA | 1 << CO_GALLE | 1 << CO_BATAVIA | 1 << CO_DESHIMA;
/* clang-format on */
