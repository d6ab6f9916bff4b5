/* content.c - every card of plunder, as tables. Tables of docs/rules/plunder.md, "Cards". */
#include "games/plunder/plunder.h"

/* clang-format off */

/* kind, value, plunder icon: good and quantity */
const pl_face pl_faces[PL_CARDS] = {
    {PL_KIND_TORTUGA, 0, PL_NONE, 0}, /* TO-01 Tortuga */
    {PL_KIND_SEA, 0, PL_NONE, 0}, /* OS-01 Open Sea 1 */
    {PL_KIND_SEA, 0, PL_NONE, 0}, /* OS-02 Open Sea 2 */
    {PL_KIND_SEA, 0, PL_NONE, 0}, /* OS-03 Open Sea 3 */
    {PL_KIND_SEA, 0, PL_NONE, 0}, /* OS-04 Open Sea 4 */
    {PL_KIND_SEA, 1, PL_INDIGO, 2}, /* OS-05 Open Sea 5 */
    {PL_KIND_SEA, 1, PL_SUGAR, 3}, /* OS-06 Open Sea 6 */
    {PL_KIND_SEA, 1, PL_TOBACCO, 4}, /* OS-07 Open Sea 7 */
    {PL_KIND_SEA, 1, PL_COTTON, 2}, /* OS-08 Open Sea 8 */
    {PL_KIND_SEA, 1, PL_COCOA, 3}, /* OS-09 Open Sea 9 */
    {PL_KIND_SEA, 2, PL_INDIGO, 1}, /* OS-10 Open Sea 10 */
    {PL_KIND_SEA, 2, PL_SUGAR, 5}, /* OS-11 Open Sea 11 */
    {PL_KIND_SEA, 2, PL_TOBACCO, 2}, /* OS-12 Open Sea 12 */
    {PL_KIND_SEA, 2, PL_COTTON, 4}, /* OS-13 Open Sea 13 */
    {PL_KIND_SEA, 2, PL_COCOA, 2}, /* OS-14 Open Sea 14 */
    {PL_KIND_SEA, 2, PL_SUGAR, 4}, /* OS-15 Open Sea 15 */
    {PL_KIND_SEA, 3, PL_TOBACCO, 3}, /* OS-16 Open Sea 16 */
    {PL_KIND_SEA, 3, PL_COTTON, 3}, /* OS-17 Open Sea 17 */
    {PL_KIND_SEA, 3, PL_INDIGO, 2}, /* OS-18 Open Sea 18 */
    {PL_KIND_PORT, 4, PL_COCOA, 2}, /* PT-01 Willemstad */
    {PL_KIND_PORT, 3, PL_SUGAR, 3}, /* PT-02 Oranjestad */
    {PL_KIND_PORT, 3, PL_TOBACCO, 3}, /* PT-03 Basse-Terre */
    {PL_KIND_PORT, 4, PL_COTTON, 2}, /* PT-04 Saint-Pierre */
    {PL_KIND_PORT, 3, PL_INDIGO, 2}, /* PT-05 Petit-Goave */
    {PL_KIND_PORT, 4, PL_SUGAR, 4}, /* PT-06 Port Royal */
    {PL_KIND_PORT, 3, PL_TOBACCO, 3}, /* PT-07 Bridgetown */
    {PL_KIND_PORT, 3, PL_COTTON, 3}, /* PT-08 Nassau */
    {PL_KIND_PORT, 5, PL_COCOA, 2}, /* PT-09 Havana */
    {PL_KIND_PORT, 5, PL_INDIGO, 2}, /* PT-10 Cartagena */
    {PL_KIND_PORT, 4, PL_SUGAR, 3}, /* PT-11 Portobelo */
    {PL_KIND_PORT, 4, PL_TOBACCO, 4}, /* PT-12 San Juan */
    {PL_KIND_COAST, 2, PL_COTTON, 2}, /* CO-01 Turtle Lagoon */
    {PL_KIND_COAST, 2, PL_COCOA, 3}, /* CO-02 Coral Teeth */
    {PL_KIND_COAST, 3, PL_INDIGO, 1}, /* CO-03 Mangrove Maze */
    {PL_KIND_COAST, 3, PL_SUGAR, 5}, /* CO-04 Windward Shoals */
    {PL_KIND_COAST, 3, PL_TOBACCO, 2}, /* CO-05 Serpent's Narrows */
    {PL_KIND_MAP, 4, PL_COTTON, 4}, /* TM-01 Map of Turtle Lagoon */
    {PL_KIND_MAP, 4, PL_COCOA, 2}, /* TM-02 Map of Coral Teeth */
    {PL_KIND_MAP, 5, PL_SUGAR, 4}, /* TM-03 Map of Mangrove Maze */
    {PL_KIND_MAP, 5, PL_TOBACCO, 3}, /* TM-04 Map of Windward Shoals */
    {PL_KIND_MAP, 5, PL_COTTON, 3}, /* TM-05 Map of Serpent's Narrows */
    {PL_KIND_MATE, 5, PL_INDIGO, 2}, /* FM-01 Mad Meg, Gunner */
    {PL_KIND_MATE, 5, PL_COCOA, 2}, /* FM-02 Iron Tam, Boatswain */
    {PL_KIND_MATE, 5, PL_SUGAR, 3}, /* FM-03 Juanito Vela, Pilot */
    {PL_KIND_MATE, 5, PL_TOBACCO, 3}, /* FM-04 Old Pascal, Quartermaster */
    {PL_KIND_MATE, 5, PL_COTTON, 2}, /* FM-05 Wee Tess, Lookout */
    {PL_KIND_SHIP, 3, PL_INDIGO, 2}, /* SH-01 Black Gull */
    {PL_KIND_SHIP, 4, PL_SUGAR, 4}, /* SH-02 Red Hand */
    {PL_KIND_SHIP, 5, PL_TOBACCO, 3}, /* SH-03 Devil's Due */
    {PL_KIND_SHIP, 6, PL_COTTON, 3}, /* SH-04 Queen of Sorrow */
    {PL_KIND_SHIP, 3, PL_COCOA, 2}, /* SH-05 Zeemeeuw */
    {PL_KIND_SHIP, 3, PL_INDIGO, 2}, /* SH-06 Gouden Haan */
    {PL_KIND_SHIP, 4, PL_SUGAR, 3}, /* SH-07 Goede Hoop */
    {PL_KIND_SHIP, 5, PL_TOBACCO, 4}, /* SH-08 Witte Leeuw */
    {PL_KIND_SHIP, 3, PL_COTTON, 2}, /* SH-09 Nimble */
    {PL_KIND_SHIP, 3, PL_COCOA, 3}, /* SH-10 Constance */
    {PL_KIND_SHIP, 3, PL_INDIGO, 1}, /* SH-11 Fair Trade */
    {PL_KIND_SHIP, 4, PL_SUGAR, 5}, /* SH-12 Harrier */
    {PL_KIND_SHIP, 5, PL_TOBACCO, 2}, /* SH-13 Resolve */
    {PL_KIND_SHIP, 6, PL_COTTON, 4}, /* SH-14 Sovereign's Pride */
    {PL_KIND_SHIP, 3, PL_COCOA, 2}, /* SH-15 Hirondelle */
    {PL_KIND_SHIP, 3, PL_SUGAR, 4}, /* SH-16 Belle Aurore */
    {PL_KIND_SHIP, 3, PL_TOBACCO, 3}, /* SH-17 Saint Louis */
    {PL_KIND_SHIP, 4, PL_COTTON, 3}, /* SH-18 Renard */
    {PL_KIND_SHIP, 4, PL_INDIGO, 2}, /* SH-19 Esperance */
    {PL_KIND_SHIP, 5, PL_COCOA, 2}, /* SH-20 Tonnerre */
    {PL_KIND_SHIP, 2, PL_SUGAR, 3}, /* SH-21 Santa Lucia */
    {PL_KIND_SHIP, 3, PL_TOBACCO, 3}, /* SH-22 San Telmo */
    {PL_KIND_SHIP, 3, PL_COTTON, 2}, /* SH-23 Buen Viaje */
    {PL_KIND_SHIP, 3, PL_INDIGO, 2}, /* SH-24 Rosario */
    {PL_KIND_SHIP, 5, PL_SUGAR, 4}, /* SH-25 Santa Ana */
    {PL_KIND_SHIP, 5, PL_TOBACCO, 3}, /* SH-26 San Felipe */
    {PL_KIND_SHIP, 6, PL_COTTON, 3}, /* SH-27 El Conquistador */
    {PL_KIND_WAR, 4, PL_COCOA, 2}, /* WD-01 War: Spain and England */
    {PL_KIND_WAR, 4, PL_INDIGO, 2}, /* WD-02 War: Spain and France */
    {PL_KIND_WAR, 4, PL_SUGAR, 3}, /* WD-03 War: Spain and Holland */
    {PL_KIND_WAR, 4, PL_TOBACCO, 4}, /* WD-04 War: France and England */
    {PL_KIND_WAR, 4, PL_COTTON, 2}, /* WD-05 War: Spain and another */
    {PL_KIND_WAR, 4, PL_COCOA, 3}, /* WD-06 War: France and another */
    {PL_KIND_TREATY, 2, PL_INDIGO, 1}, /* TS-01 Treaty: Spain and England */
    {PL_KIND_TREATY, 2, PL_SUGAR, 5}, /* TS-02 Treaty: Spain and France */
    {PL_KIND_TREATY, 2, PL_TOBACCO, 2}, /* TS-03 Treaty: Spain and Holland */
    {PL_KIND_TREATY, 2, PL_COTTON, 4}, /* TS-04 Treaty: France and England */
    {PL_KIND_TREATY, 2, PL_COCOA, 2}, /* TS-05 Treaty: Spain and another */
    {PL_KIND_TREATY, 2, PL_SUGAR, 4}, /* TS-06 Treaty: France and another */
    {PL_KIND_NATIVES, 3, PL_TOBACCO, 3}, /* NA-01 River Traders */
    {PL_KIND_NATIVES, 4, PL_COTTON, 3}, /* NA-02 War Canoes */
    {PL_KIND_PORT_ACT, 2, PL_INDIGO, 2}, /* PA-01 Sneak into Port */
    {PL_KIND_PORT_ACT, 3, PL_COCOA, 2}, /* PA-02 Bottle of Rum */
    {PL_KIND_COAST_ACT, 3, PL_SUGAR, 3}, /* CA-01 Turtle Hunt */
    {PL_KIND_KRAKEN, 6, PL_TOBACCO, 3}, /* KR-01 Kraken */
    {PL_KIND_PORT_ENCOUNTER, 5, PL_COTTON, 2}, /* PE-01 Stand Trial */
    {PL_KIND_PORT_ENCOUNTER, 3, PL_INDIGO, 2}, /* PE-02 Tavern Brawl */
    {PL_KIND_PORT_ENCOUNTER, 4, PL_SUGAR, 4}, /* PE-03 Press Gang */
    {PL_KIND_PORT_ENCOUNTER, 3, PL_TOBACCO, 3}, /* PE-04 Harbour Dues */
    {PL_KIND_PORT_ENCOUNTER, 4, PL_COTTON, 3}, /* PE-05 Drunken Crew */
    {PL_KIND_SEA_ENCOUNTER, 6, PL_COCOA, 2}, /* SE-01 Pirate Fleet */
    {PL_KIND_SEA_ENCOUNTER, 4, PL_INDIGO, 2}, /* SE-02 Rough Seas */
    {PL_KIND_SEA_ENCOUNTER, 5, PL_SUGAR, 3}, /* SE-03 Scurvy */
    {PL_KIND_SEA_ENCOUNTER, 3, PL_TOBACCO, 4}, /* SE-04 Leak Below */
    {PL_KIND_SEA_ENCOUNTER, 2, PL_COTTON, 2}, /* SE-05 Fog Bank */
    {PL_KIND_FLEET, 6, PL_COCOA, 3}, /* TF-01 Treasure Fleet I */
    {PL_KIND_FLEET, 6, PL_INDIGO, 1}, /* TF-02 Treasure Fleet II */
    {PL_KIND_FLEET, 6, PL_SUGAR, 5}, /* TF-03 Treasure Fleet III */
    {PL_KIND_RED, 5, PL_TOBACCO, 2}, /* RC-01 Chain Shot */
    {PL_KIND_RED, 5, PL_COTTON, 4}, /* RC-02 Grapeshot */
    {PL_KIND_STORM, 0, PL_NONE, 0}, /* ST-01 Storm */
    {PL_KIND_PARROT, 8, PL_NONE, 0}, /* PR-01 Parrot */
};

/* PL-18.3: the arrow of each Open Sea card; no card has number 0. */
const uint8_t pl_currents[PL_LAST_SEA + 1] = {
    0,
    PL_EAST, PL_SOUTH, PL_WEST, PL_NORTH, PL_NORTH, PL_SOUTH, /* OS-01 .. OS-06 */
    PL_EAST, PL_WEST, PL_NORTH, PL_SOUTH, PL_EAST, PL_WEST,   /* OS-07 .. OS-12 */
    PL_SOUTH, PL_NORTH, PL_WEST, PL_EAST, PL_NORTH, PL_SOUTH, /* OS-13 .. OS-18 */
};

const uint8_t pl_base_price[PL_GOODS] = {[PL_SUGAR] = 2, [PL_TOBACCO] = 3, [PL_COTTON] = 3, [PL_COCOA] = 4, [PL_INDIGO] = 5};

/* nation, prices (sells, buys: sugar, tobacco, cotton, cocoa, indigo), cannons, garrison, plunder cards */
const pl_port pl_ports[13] = {
    {PL_NONE, {{2, 0, 3, 0, 0}, {2, 3, 2, 3, 4}}, 5, 9, 2}, /* Tortuga */
    {PL_HOLLAND, {{0, 2, 0, 3, 0}, {3, 1, 3, 2, 6}}, 5, 9, 2}, /* Willemstad */
    {PL_HOLLAND, {{1, 0, 2, 0, 0}, {1, 4, 1, 5, 5}}, 4, 7, 2}, /* Oranjestad */
    {PL_FRANCE, {{1, 0, 0, 0, 4}, {1, 3, 4, 5, 3}}, 5, 8, 2}, /* Basse-Terre */
    {PL_FRANCE, {{0, 0, 2, 3, 0}, {3, 4, 1, 2, 5}}, 5, 9, 2}, /* Saint-Pierre */
    {PL_FRANCE, {{0, 2, 0, 0, 4}, {3, 1, 3, 5, 3}}, 4, 8, 2}, /* Petit-Goave */
    {PL_ENGLAND, {{1, 0, 0, 3, 0}, {1, 4, 3, 2, 6}}, 6, 11, 3}, /* Port Royal */
    {PL_ENGLAND, {{1, 0, 2, 0, 0}, {1, 3, 1, 5, 6}}, 5, 9, 2}, /* Bridgetown */
    {PL_ENGLAND, {{0, 2, 2, 0, 0}, {3, 1, 1, 4, 5}}, 4, 7, 2}, /* Nassau */
    {PL_SPAIN, {{1, 2, 0, 0, 0}, {1, 1, 4, 4, 6}}, 7, 14, 4}, /* Havana */
    {PL_SPAIN, {{0, 0, 0, 3, 4}, {2, 4, 4, 2, 3}}, 7, 13, 4}, /* Cartagena */
    {PL_SPAIN, {{0, 0, 2, 0, 4}, {3, 3, 1, 4, 3}}, 6, 12, 3}, /* Portobelo */
    {PL_SPAIN, {{1, 0, 0, 3, 0}, {1, 3, 4, 2, 5}}, 6, 11, 3}, /* San Juan */
};

const uint8_t pl_asked[4] = {[PL_TEST3] = 3, [PL_DRAUGHT] = 4, [PL_TOLL_DUE] = 2};

/* entry, exit, reward of the Treasure Map */
const pl_coast pl_coasts[5] = {
    {PL_FREE, PL_FREE, 7},         /* Turtle Lagoon */
    {PL_TEST3, PL_FREE, 10},       /* Coral Teeth */
    {PL_FREE, PL_TEST3, 10},       /* Mangrove Maze */
    {PL_DRAUGHT, PL_FREE, 9},      /* Windward Shoals */
    {PL_TOLL_DUE, PL_TOLL_DUE, 11}, /* Serpent's Narrows */
};

/* what a mate adds to the Own Ship: speed, cannons, crew. What else they do stands where it happens. */
const pl_mate pl_mates[5] = {
    {0, 2, 0}, /* Mad Meg, Gunner */
    {0, 0, 3}, /* Iron Tam, Boatswain */
    {1, 0, 0}, /* Juanito Vela, Pilot: PL-8.5 */
    {0, 0, 0}, /* Old Pascal, Quartermaster: PL-11.17 */
    {0, 0, 0}, /* Wee Tess, Lookout: D-LOOKOUT */
};

/* nation, speed, cannons, crew, hold, worth, pay */
static const pl_ship pinnace = {PL_NONE, 4, 2, 4, 3, 0, 0};

static const pl_ship ships[PL_LAST_SHIP - PL_FIRST_SHIP + 1] = {
    {PL_PIRATE, 5, 2, 6, 2, 9, 2}, /* Black Gull, sloop */
    {PL_PIRATE, 4, 4, 8, 4, 14, 2}, /* Red Hand, brigantine */
    {PL_PIRATE, 5, 5, 9, 3, 16, 2}, /* Devil's Due, corvette */
    {PL_PIRATE, 4, 7, 12, 5, 21, 3}, /* Queen of Sorrow, frigate */
    {PL_HOLLAND, 3, 2, 4, 7, 10, 1}, /* Zeemeeuw, fluyt */
    {PL_HOLLAND, 2, 2, 4, 8, 10, 1}, /* Gouden Haan, fluyt */
    {PL_HOLLAND, 3, 4, 6, 6, 13, 2}, /* Goede Hoop, pinas */
    {PL_HOLLAND, 2, 6, 10, 9, 19, 2}, /* Witte Leeuw, armed indiaman */
    {PL_ENGLAND, 5, 2, 4, 2, 8, 1}, /* Nimble, sloop */
    {PL_ENGLAND, 4, 3, 6, 4, 11, 2}, /* Constance, brig */
    {PL_ENGLAND, 2, 3, 5, 6, 11, 1}, /* Fair Trade, merchantman */
    {PL_ENGLAND, 5, 4, 7, 3, 13, 2}, /* Harrier, corvette */
    {PL_ENGLAND, 4, 6, 11, 4, 18, 3}, /* Resolve, frigate */
    {PL_ENGLAND, 3, 8, 14, 5, 23, 3}, /* Sovereign's Pride, ship of the line */
    {PL_FRANCE, 4, 2, 4, 3, 8, 1}, /* Hirondelle, barque */
    {PL_FRANCE, 4, 3, 6, 4, 11, 2}, /* Belle Aurore, brig */
    {PL_FRANCE, 2, 2, 4, 7, 9, 1}, /* Saint Louis, flute */
    {PL_FRANCE, 5, 4, 6, 3, 13, 2}, /* Renard, corvette */
    {PL_FRANCE, 3, 4, 7, 5, 13, 2}, /* Esperance, merchantman */
    {PL_FRANCE, 4, 6, 10, 5, 18, 2}, /* Tonnerre, frigate */
    {PL_SPAIN, 3, 1, 3, 3, 6, 1}, /* Santa Lucia, barca */
    {PL_SPAIN, 4, 2, 5, 4, 9, 1}, /* San Telmo, caravel */
    {PL_SPAIN, 3, 3, 5, 5, 11, 1}, /* Buen Viaje, caravel */
    {PL_SPAIN, 2, 3, 6, 7, 12, 2}, /* Rosario, merchantman */
    {PL_SPAIN, 2, 5, 9, 7, 16, 2}, /* Santa Ana, galleon */
    {PL_SPAIN, 2, 6, 10, 8, 19, 2}, /* San Felipe, galleon */
    {PL_SPAIN, 3, 7, 13, 6, 21, 3}, /* El Conquistador, war galleon */
};

static const pl_ship galleons[3] = {
    {PL_SPAIN, 3, 4, 8, 6, 14, 2},
    {PL_SPAIN, 2, 5, 9, 7, 16, 2},
    {PL_SPAIN, 2, 5, 10, 8, 17, 2},
};

const pl_ship *pl_ship_of(int card)
{
    if (card == PL_PINNACE) return &pinnace;
    return card >= PL_FIRST_FLEET ? &galleons[card - PL_FIRST_FLEET] : &ships[card - PL_FIRST_SHIP];
}

/* speed, cannons, crew, silver */
const pl_convoy pl_convoys[3] = {
    {3, 8, 16, 15},
    {2, 9, 18, 20},
    {2, 10, 20, 25},
};

const pl_village pl_villages[2] = {
    {6, {{0, 0, 1, 2, 0}, {3, 4, 1, 2, 4}}}, /* River Traders */
    {9, {{0, 1, 0, 0, 3}, {3, 1, 3, 4, 3}}}, /* War Canoes */
};

const pl_pair pl_pairs[6] = {
    {PL_SPAIN, PL_ENGLAND}, {PL_SPAIN, PL_FRANCE}, {PL_SPAIN, PL_HOLLAND},
    {PL_FRANCE, PL_ENGLAND}, {PL_SPAIN, PL_NONE}, {PL_FRANCE, PL_NONE},
};

/* ---- Words ---------------------------------------------------------------------------------------------------- */

static const rs_term captain_terms[PL_CAPTAINS] = {
    {"red", N_("Red"), NULL}, {"blue", N_("Blue"), NULL}, {"green", N_("Green"), NULL}, {"yellow", N_("Yellow"), NULL},
};

static const rs_term good_terms[PL_GOODS] = {
    {"sugar", N_("Sugar"), NULL}, {"tobacco", N_("Tobacco"), NULL}, {"cotton", N_("Cotton"), NULL},
    {"cocoa", N_("Cocoa"), NULL}, {"indigo", N_("Indigo"), NULL},
};

static const rs_term direction_terms[PL_DIRECTIONS] = {
    {"north", N_("north"), NULL}, {"east", N_("east"), NULL}, {"south", N_("south"), NULL}, {"west", N_("west"), NULL},
};

/* What all cards of a kind do. */
#define SEA_TEXT N_("Open water: ships meet and hunt here. Its current carries Treasure Fleets alone.")
#define PORT_TEXT N_("A Port: trade, buy a ship, hire a mate, bid for a Letter here, or attack it for plunder.")
#define COAST_TEXT N_("Some Coastlands ask for a test or a toll. Treasure lies here, and Natives may trade.")
#define TREASURE_TEXT N_("Played as the Action on its Coastland it brings its silver.")
#define SHIP_TEXT N_("Buy it in Port, hunt it at Open Sea, or lay it for the next captain.")
#define WAR_TEXT N_("Both nations then grant Letters; that of one makes the other your Enemy.")
#define TREATY_TEXT N_("Ends the war of these nations.")
#define FLEET_TEXT N_("Drifts home to Spain. Who beats it has its silver and galleon.")

/* The cards, then the nations: a News card's parameter is one or the other. */
static const rs_term card_terms[PL_PARAMETERS] = {
    {"tortuga", N_("Tortuga"), "TO-01", PORT_TEXT},
    {"open-sea-1", N_("Open Sea 1"), "OS-01", SEA_TEXT},
    {"open-sea-2", N_("Open Sea 2"), "OS-02", SEA_TEXT},
    {"open-sea-3", N_("Open Sea 3"), "OS-03", SEA_TEXT},
    {"open-sea-4", N_("Open Sea 4"), "OS-04", SEA_TEXT},
    {"open-sea-5", N_("Open Sea 5"), "OS-05", SEA_TEXT},
    {"open-sea-6", N_("Open Sea 6"), "OS-06", SEA_TEXT},
    {"open-sea-7", N_("Open Sea 7"), "OS-07", SEA_TEXT},
    {"open-sea-8", N_("Open Sea 8"), "OS-08", SEA_TEXT},
    {"open-sea-9", N_("Open Sea 9"), "OS-09", SEA_TEXT},
    {"open-sea-10", N_("Open Sea 10"), "OS-10", SEA_TEXT},
    {"open-sea-11", N_("Open Sea 11"), "OS-11", SEA_TEXT},
    {"open-sea-12", N_("Open Sea 12"), "OS-12", SEA_TEXT},
    {"open-sea-13", N_("Open Sea 13"), "OS-13", SEA_TEXT},
    {"open-sea-14", N_("Open Sea 14"), "OS-14", SEA_TEXT},
    {"open-sea-15", N_("Open Sea 15"), "OS-15", SEA_TEXT},
    {"open-sea-16", N_("Open Sea 16"), "OS-16", SEA_TEXT},
    {"open-sea-17", N_("Open Sea 17"), "OS-17", SEA_TEXT},
    {"open-sea-18", N_("Open Sea 18"), "OS-18", SEA_TEXT},
    {"willemstad", N_("Willemstad"), "PT-01", PORT_TEXT},
    {"oranjestad", N_("Oranjestad"), "PT-02", PORT_TEXT},
    {"basse-terre", N_("Basse-Terre"), "PT-03", PORT_TEXT},
    {"saint-pierre", N_("Saint-Pierre"), "PT-04", PORT_TEXT},
    {"petit-goave", N_("Petit-Goave"), "PT-05", PORT_TEXT},
    {"port-royal", N_("Port Royal"), "PT-06", PORT_TEXT},
    {"bridgetown", N_("Bridgetown"), "PT-07", PORT_TEXT},
    {"nassau", N_("Nassau"), "PT-08", PORT_TEXT},
    {"havana", N_("Havana"), "PT-09", PORT_TEXT},
    {"cartagena", N_("Cartagena"), "PT-10", PORT_TEXT},
    {"portobelo", N_("Portobelo"), "PT-11", PORT_TEXT},
    {"san-juan", N_("San Juan"), "PT-12", PORT_TEXT},
    {"turtle-lagoon", N_("Turtle Lagoon"), "CO-01", COAST_TEXT},
    {"coral-teeth", N_("Coral Teeth"), "CO-02", COAST_TEXT},
    {"mangrove-maze", N_("Mangrove Maze"), "CO-03", COAST_TEXT},
    {"windward-shoals", N_("Windward Shoals"), "CO-04", COAST_TEXT},
    {"serpents-narrows", N_("Serpent's Narrows"), "CO-05", COAST_TEXT},
    {"map-of-turtle-lagoon", N_("Map of Turtle Lagoon"), "TM-01", TREASURE_TEXT},
    {"map-of-coral-teeth", N_("Map of Coral Teeth"), "TM-02", TREASURE_TEXT},
    {"map-of-mangrove-maze", N_("Map of Mangrove Maze"), "TM-03", TREASURE_TEXT},
    {"map-of-windward-shoals", N_("Map of Windward Shoals"), "TM-04", TREASURE_TEXT},
    {"map-of-serpents-narrows", N_("Map of Serpent's Narrows"), "TM-05", TREASURE_TEXT},
    {"mad-meg", N_("Mad Meg, Gunner"), "FM-01", N_("Adds 2 to your cannons.")},
    {"iron-tam", N_("Iron Tam, Boatswain"), "FM-02", N_("Adds 3 to your crew.")},
    {"juanito-vela", N_("Juanito Vela, Pilot"), "FM-03", N_("Adds 1 to your speed; you pass Coastlands without test or toll.")},
    {"old-pascal", N_("Old Pascal, Quartermaster"), "FM-04", N_("You keep two thirds of the price of prizes and plunder instead of half.")},
    {"wee-tess", N_("Wee Tess, Lookout"), "FM-05", N_("Cancel an Encounter by discarding a card of at least its value.")},
    {"black-gull", N_("Black Gull"), "SH-01", SHIP_TEXT},
    {"red-hand", N_("Red Hand"), "SH-02", SHIP_TEXT},
    {"devils-due", N_("Devil's Due"), "SH-03", SHIP_TEXT},
    {"queen-of-sorrow", N_("Queen of Sorrow"), "SH-04", SHIP_TEXT},
    {"zeemeeuw", N_("Zeemeeuw"), "SH-05", SHIP_TEXT},
    {"gouden-haan", N_("Gouden Haan"), "SH-06", SHIP_TEXT},
    {"goede-hoop", N_("Goede Hoop"), "SH-07", SHIP_TEXT},
    {"witte-leeuw", N_("Witte Leeuw"), "SH-08", SHIP_TEXT},
    {"nimble", N_("Nimble"), "SH-09", SHIP_TEXT},
    {"constance", N_("Constance"), "SH-10", SHIP_TEXT},
    {"fair-trade", N_("Fair Trade"), "SH-11", SHIP_TEXT},
    {"harrier", N_("Harrier"), "SH-12", SHIP_TEXT},
    {"resolve", N_("Resolve"), "SH-13", SHIP_TEXT},
    {"sovereigns-pride", N_("Sovereign's Pride"), "SH-14", SHIP_TEXT},
    {"hirondelle", N_("Hirondelle"), "SH-15", SHIP_TEXT},
    {"belle-aurore", N_("Belle Aurore"), "SH-16", SHIP_TEXT},
    {"saint-louis", N_("Saint Louis"), "SH-17", SHIP_TEXT},
    {"renard", N_("Renard"), "SH-18", SHIP_TEXT},
    {"esperance", N_("Esperance"), "SH-19", SHIP_TEXT},
    {"tonnerre", N_("Tonnerre"), "SH-20", SHIP_TEXT},
    {"santa-lucia", N_("Santa Lucia"), "SH-21", SHIP_TEXT},
    {"san-telmo", N_("San Telmo"), "SH-22", SHIP_TEXT},
    {"buen-viaje", N_("Buen Viaje"), "SH-23", SHIP_TEXT},
    {"rosario", N_("Rosario"), "SH-24", SHIP_TEXT},
    {"santa-ana", N_("Santa Ana"), "SH-25", SHIP_TEXT},
    {"san-felipe", N_("San Felipe"), "SH-26", SHIP_TEXT},
    {"el-conquistador", N_("El Conquistador"), "SH-27", SHIP_TEXT},
    {"war-spain-england", N_("War: Spain and England"), "WD-01", WAR_TEXT},
    {"war-spain-france", N_("War: Spain and France"), "WD-02", WAR_TEXT},
    {"war-spain-holland", N_("War: Spain and Holland"), "WD-03", WAR_TEXT},
    {"war-france-england", N_("War: France and England"), "WD-04", WAR_TEXT},
    {"war-spain", N_("War: Spain and another"), "WD-05", WAR_TEXT},
    {"war-france", N_("War: France and another"), "WD-06", WAR_TEXT},
    {"treaty-spain-england", N_("Treaty: Spain and England"), "TS-01", TREATY_TEXT},
    {"treaty-spain-france", N_("Treaty: Spain and France"), "TS-02", TREATY_TEXT},
    {"treaty-spain-holland", N_("Treaty: Spain and Holland"), "TS-03", TREATY_TEXT},
    {"treaty-france-england", N_("Treaty: France and England"), "TS-04", TREATY_TEXT},
    {"treaty-spain", N_("Treaty: Spain and another"), "TS-05", TREATY_TEXT},
    {"treaty-france", N_("Treaty: France and another"), "TS-06", TREATY_TEXT},
    {"river-traders", N_("River Traders"), "NA-01", N_("Natives who trade on a Coastland.")},
    {"war-canoes", N_("War Canoes"), "NA-02", N_("Natives of a Coastland: tribute or a fight, then they trade.")},
    {"sneak-into-port", N_("Sneak into Port"), "PA-01", N_("Trade in a nation's Port, even an Enemy's; in this Trade you may sell Prize and plunder.")},
    {"bottle-of-rum", N_("Bottle of Rum"), "PA-02", N_("Trade in a nation's Port, even an Enemy's; in this Trade you may sell Prize and plunder.")},
    {"turtle-hunt", N_("Turtle Hunt"), "CA-01", N_("On a Coastland: draw until you hold 7 cards.")},
    {"kraken", N_("Kraken"), "KR-01", N_("With a crew below 8 you lose the Prize or, without one, the ship.")},
    {"stand-trial", N_("Stand Trial"), "PE-01", N_("In a nation's Port, if you have an Enemy: you lose half of your silver.")},
    {"tavern-brawl", N_("Tavern Brawl"), "PE-02", N_("In Port: discard a card of 4 or more, or take no Action.")},
    {"press-gang", N_("Press Gang"), "PE-03", N_("In Port: discard two cards.")},
    {"harbour-dues", N_("Harbour Dues"), "PE-04", N_("In Port: pay 1 silver for every two cargo tokens, and 2 for a Prize.")},
    {"drunken-crew", N_("Drunken Crew"), "PE-05", N_("In Port: no sailing this turn.")},
    {"pirate-fleet", N_("Pirate Fleet"), "SE-01", N_("At sea: pay 6 silver, or fight against 7 cannons and a crew of 12.")},
    {"rough-seas", N_("Rough Seas"), "SE-02", N_("At sea: half of your cargo goes overboard.")},
    {"scurvy", N_("Scurvy"), "SE-03", N_("At sea: no sailing and no Action this turn.")},
    {"leak-below", N_("Leak Below"), "SE-04", N_("At sea: discard two cards.")},
    {"fog-bank", N_("Fog Bank"), "SE-05", N_("At sea: no exploring, and one move at most.")},
    {"treasure-fleet-i", N_("Treasure Fleet I"), "TF-01", FLEET_TEXT},
    {"treasure-fleet-ii", N_("Treasure Fleet II"), "TF-02", FLEET_TEXT},
    {"treasure-fleet-iii", N_("Treasure Fleet III"), "TF-03", FLEET_TEXT},
    {"chain-shot", N_("Chain Shot"), "RC-01", N_("Chase: the other side's speed counts as 0.")},
    {"grapeshot", N_("Grapeshot"), "RC-02", N_("Boarding: the other side's crew is halved.")},
    {"storm", N_("Storm"), "ST-01", N_("Strikes as soon as it is drawn.")},
    {"parrot", N_("Parrot"), "PR-01", N_("The highest value there is.")},
    {"holland", N_("Holland"), NULL},
    {"england", N_("England"), NULL},
    {"france", N_("France"), NULL},
    {"spain", N_("Spain"), NULL},
};

static const rs_term pile_terms[2] = {{"traded", N_("Traded"), NULL}, {"plundered", N_("Plundered"), NULL}};

static const rs_term payment_terms[4] = {
    {"all", N_("everything due"), NULL}, {"crew", N_("the crew"), NULL}, {"none", N_("nothing"), NULL}, {"mate", N_("the mate"), NULL},
};

static const rs_term target_terms[4 + PL_CAPTAINS] = {
    {"ship", N_("the ship"), NULL}, {"port", N_("the Port"), NULL}, {"fleet", N_("the Treasure Fleet"), NULL},
    {"natives", N_("the Natives"), NULL},
    {"red", N_("Red"), NULL}, {"blue", N_("Blue"), NULL}, {"green", N_("Green"), NULL}, {"yellow", N_("Yellow"), NULL},
};

static const rs_term abandon_terms[2] = {{"", "", NULL}, {"abandon", N_("giving up the Prize"), NULL}};
static const rs_term red_terms[2] = {{"", "", NULL}, {"red", N_("by its red text"), NULL}};
static const rs_term loss_terms[2] = {{"prize", N_("the Prize"), NULL}, {"half", N_("half of the cargo"), NULL}};
static const rs_term fight_terms[7] = {
    {"none", "", NULL}, {"ship", N_("ship"), NULL}, {"fleet", N_("Treasure Fleet"), NULL}, {"port", N_("Port"), NULL},
    {"natives", N_("Natives"), NULL}, {"pirates", N_("Pirate Fleet"), NULL}, {"captain", N_("captain"), NULL},
};
static const rs_term result_terms[2] = {{"no", N_("failed"), NULL}, {"yes", N_("passed"), NULL}};
static const rs_term duel_terms[3] = {
    {"chase", N_("Chase"), NULL}, {"broadside", N_("Broadside"), NULL}, {"boarding", N_("Boarding"), NULL},
};

const rs_words pl_captain_words = {"captain", PL_CAPTAINS, captain_terms, N_("nobody"), {{0, 1}}};
const rs_words pl_nation_words = {"nation", PL_NATIONS, card_terms + PL_CARDS, N_("none")};
const rs_words pl_good_words = {"good", PL_GOODS, good_terms, NULL};
const rs_words pl_direction_words = {"direction", PL_DIRECTIONS, direction_terms, N_("none")};
const rs_words pl_card_words = {"card", PL_CARDS, card_terms, N_("none")};
const rs_words pl_hand_words = {"card", PL_CARDS, card_terms, NULL};
const rs_words pl_map_words = {"map-card", PL_MAP_CARDS, card_terms, NULL};
const rs_words pl_spot_words = {"map-card", PL_MAP_CARDS, card_terms, N_("none")};
const rs_words pl_side_words = {"nation", PL_NATIONS, card_terms + PL_CARDS, NULL};
const rs_words pl_heading_words = {"direction", PL_DIRECTIONS, direction_terms, NULL};
const rs_words pl_own_words = {"card", PL_CARDS, card_terms, N_("pinnace")};
const rs_words pl_prize_words = {"card", PL_CARDS, card_terms, N_("none")};
const rs_words pl_added_words = {"card", PL_CARDS, card_terms, N_("nothing")};
const rs_words pl_maybe_words = {"card", PL_CARDS, card_terms, ""};
const rs_words pl_parameter_words = {"parameter", PL_PARAMETERS, card_terms, ""};
const rs_words pl_pile_words = {"pile", 2, pile_terms, NULL};
const rs_words pl_payment_words = {"payment", 4, payment_terms, NULL};
const rs_words pl_target_words = {"target", 4 + PL_CAPTAINS, target_terms, NULL, {{4, 1}}};
const rs_words pl_abandon_words = {"abandon", 2, abandon_terms, NULL};
const rs_words pl_red_words = {"red", 2, red_terms, NULL};
const rs_words pl_loss_words = {"loss", 2, loss_terms, NULL};
const rs_words pl_fight_words = {"foe", 7, fight_terms, NULL};
const rs_words pl_result_words = {"result", 2, result_terms, NULL};
const rs_words pl_duel_words = {"contest", 3, duel_terms, NULL};
