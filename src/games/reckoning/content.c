/* content.c - islands, extensions, buildings, achievements, the battle board ("Content" in the rules), and their words. */
#include "games/reckoning/reckoning.h"

/* clang-format off */

/* ---- The map ---------------------------------------------------------------------------------------------------- */

/* Spaces next to each other, bit each; the harbour is the last. */
const uint16_t dr_beside[DR_SPACES] = {
    1 << 1 | 1 << 3 | 1 << 12,
    1 << 0 | 1 << 2 | 1 << 4 | 1 << 12,
    1 << 1 | 1 << 5 | 1 << 12,
    1 << 0 | 1 << 4 | 1 << 6,
    1 << 1 | 1 << 3 | 1 << 5 | 1 << 7,
    1 << 2 | 1 << 4 | 1 << 8,
    1 << 3 | 1 << 7 | 1 << 9,
    1 << 4 | 1 << 6 | 1 << 8 | 1 << 10,
    1 << 5 | 1 << 7 | 1 << 11,
    1 << 6 | 1 << 10,
    1 << 7 | 1 << 9 | 1 << 11,
    1 << 8 | 1 << 10,
    1 << 0 | 1 << 1 | 1 << 2,
};

/* out, in, east, west; the harbour counts as nothing here */
const int8_t dr_toward[DR_CELLS][4] = {
    {3, -1, 1, -1}, {4, -1, 2, 0}, {5, -1, -1, 1},
    {6, 0, 4, -1}, {7, 1, 5, 3}, {8, 2, -1, 4},
    {9, 3, 7, -1}, {10, 4, 8, 6}, {11, 5, -1, 7},
    {-1, 6, 10, -1}, {-1, 7, 11, 9}, {-1, 8, -1, 10},
};

/* influence spaces, cargo, coins, coins of the places, hand symbol */
const dr_island dr_islands[DR_ISLANDS] = {
    {6, 1, 0, {6, 5, 4}, 0}, /* I01 */
    {3, 0, 1, {4, 2, 0}, 0}, /* I02 */
    {3, 1, 0, {4, 2, 0}, 1}, /* I03 */
    {3, 2, 0, {4, 1, 0}, 0}, /* I04 */
    {4, 2, 0, {5, 3, 0}, 0}, /* I05 */
    {4, 1, 1, {5, 2, 0}, 0}, /* I06 */
    {4, 3, 0, {4, 2, 1}, 0}, /* I07 */
    {4, 0, 1, {6, 3, 1}, 0}, /* I08 */
    {5, 2, 1, {6, 3, 1}, 0}, /* I09 */
    {5, 1, 0, {6, 4, 2}, 1}, /* I10 */
    {5, 0, 2, {5, 3, 1}, 0}, /* I11 */
    {6, 1, 1, {8, 5, 2}, 1}, /* I12 */
};

/* out 1, in 2, east 4, west 8 */
const uint8_t dr_arrows[DR_TILES - DR_ISLANDS] = {1 | 2 | 4 | 8, 1 | 4 | 8, 2 | 4 | 8, 4 | 8};

/* ---- Ships ------------------------------------------------------------------------------------------------------ */

/* hold, sails, cannons, draw bonus, advanced, coins at the end */
const dr_tile_face dr_bare_hull[DR_HULL] = {{4, 1, 0, 0, 0, 0}, {0}, {0}, {3, 1, 0, 0, 0, 0}};

const dr_tile_face dr_extensions[DR_EXTENSIONS] = {
    [DR_GUN_DECK]     = {3, 0, 1, 0, 0, 1},
    [DR_FORE_MAST]    = {3, 1, 0, 0, 0, 1},
    [DR_LOWER_HOLD]   = {6, 0, 0, 0, 0, 1},
    [DR_WEATHER_DECK] = {0, 1, 1, 0, 0, 1},
    [DR_BATTERY]      = {4, 0, 2, 0, 1, 2},
    [DR_ROYAL_MASTS]  = {4, 2, 0, 0, 1, 2},
    [DR_GALLEON_HOLD] = {8, 1, 0, 0, 1, 2},
    [DR_GREAT_CABIN]  = {3, 0, 0, 1, 1, 2},
};

const uint8_t dr_stow_order[1 << DR_HULL] = {0, 1, 2, 4, 8, 3, 5, 9, 6, 10, 12, 7, 11, 13, 14, 15};

/* ---- Buildings, achievements, constants ------------------------------------------------------------------------ */

const uint8_t dr_building_cost[DR_BUILDINGS] = {4, 3, 2}, dr_building_supply[DR_BUILDINGS] = {8, 8, 6};
const uint8_t dr_deed_coins[DR_DEEDS] = {5, 4, 5, 4, 3, 4, 4, 3, 4};
const uint8_t dr_deed_needs[DR_DEEDS] = {4, 3, 1, 5, DR_RICH, 6, 4, 0, DR_RETURN};
const uint8_t dr_start_cargo[DR_CAPTAINS] = {1, 2, 3, 2};
const uint8_t dr_shores_needed[DR_CAPTAINS + 1] = {0, 0, 5, 4, 3};

#define D(deed_) 1 << DR_##deed_
const int16_t dr_bonus_deeds[DR_BONUSES] = {
    D(LEGENDARY) | D(TERROR) | D(ELITE) | D(MONEYBAGS),    D(LEGENDARY) | D(TERROR) | D(SEASONED) | D(SHORES),
    D(LEGENDARY) | D(TO_STAY) | D(SEASONED) | D(STONE),    D(TERROR) | D(TO_STAY) | D(ELITE) | D(ICON),
    D(ICON) | D(MONEYBAGS) | D(STONE) | D(ELITE),          D(ICON) | D(MONEYBAGS) | D(SEASONED) | D(TO_STAY),
    D(SHORES) | D(TO_STAY) | D(ELITE) | D(MONEYBAGS),      D(SHORES) | D(STONE) | D(SEASONED) | D(ICON),
};

/* ---- The battle board ------------------------------------------------------------------------------------------- */

/* yield, weight, neighbours, steps of the path; neighbours up, right, down, left; path */
const dr_zone_face dr_zones[DR_ZONES] = {
    [DR_A1] = {DR_Y_S1,        11, 2, 1, {DR_A2, DR_B1},               {DR_A1}},
    [DR_A2] = {DR_Y_CARGO,     10, 3, 1, {DR_A3, DR_B2, DR_A1},        {DR_A2}},
    [DR_A3] = {DR_Y_DAMAGE,     8, 3, 1, {DR_A4, DR_B3, DR_A2},        {DR_A3}},
    [DR_A4] = {DR_Y_S1,        11, 2, 1, {DR_B4, DR_A3},               {DR_A4}},
    [DR_B1] = {DR_Y_CHOICE,    10, 3, 2, {DR_A1, DR_B2, DR_C1},        {DR_A1, DR_B1}},
    [DR_B2] = {DR_Y_S2,         7, 4, 2, {DR_A2, DR_B3, DR_C2, DR_B1}, {DR_A2, DR_B2}},
    [DR_B3] = {DR_Y_EXPLOSION,  8, 4, 2, {DR_A3, DR_B4, DR_C3, DR_B2}, {DR_A3, DR_B3}},
    [DR_B4] = {DR_Y_COINS,      7, 3, 2, {DR_A4, DR_C4, DR_B3},        {DR_A4, DR_B4}},
    [DR_C1] = {DR_Y_DAMAGE,     6, 2, 3, {DR_B1, DR_C2},               {DR_A1, DR_B1, DR_C1}},
    [DR_C2] = {DR_Y_BOTH,       6, 3, 3, {DR_B2, DR_C3, DR_C1},        {DR_A2, DR_B2, DR_C2}},
    [DR_C3] = {DR_Y_S1,         9, 3, 3, {DR_B3, DR_C4, DR_C2},        {DR_A3, DR_B3, DR_C3}},
    [DR_C4] = {DR_Y_CHOICE,     7, 2, 3, {DR_B4, DR_C3},               {DR_A4, DR_B4, DR_C4}},
};

/* Each zone as often as its weight says. */
const uint8_t dr_landing[100] = {
    DR_A1, DR_A1, DR_A1, DR_A1, DR_A1, DR_A1, DR_A1, DR_A1, DR_A1, DR_A1, DR_A1,
    DR_A2, DR_A2, DR_A2, DR_A2, DR_A2, DR_A2, DR_A2, DR_A2, DR_A2, DR_A2,
    DR_A3, DR_A3, DR_A3, DR_A3, DR_A3, DR_A3, DR_A3, DR_A3,
    DR_A4, DR_A4, DR_A4, DR_A4, DR_A4, DR_A4, DR_A4, DR_A4, DR_A4, DR_A4, DR_A4,
    DR_B1, DR_B1, DR_B1, DR_B1, DR_B1, DR_B1, DR_B1, DR_B1, DR_B1, DR_B1,
    DR_B2, DR_B2, DR_B2, DR_B2, DR_B2, DR_B2, DR_B2,
    DR_B3, DR_B3, DR_B3, DR_B3, DR_B3, DR_B3, DR_B3, DR_B3,
    DR_B4, DR_B4, DR_B4, DR_B4, DR_B4, DR_B4, DR_B4,
    DR_C1, DR_C1, DR_C1, DR_C1, DR_C1, DR_C1,
    DR_C2, DR_C2, DR_C2, DR_C2, DR_C2, DR_C2,
    DR_C3, DR_C3, DR_C3, DR_C3, DR_C3, DR_C3, DR_C3, DR_C3, DR_C3,
    DR_C4, DR_C4, DR_C4, DR_C4, DR_C4, DR_C4, DR_C4,
};

/* ---- Words ------------------------------------------------------------------------------------------------------ */

static const rs_term captain_terms[DR_COLOURS] = {
    {"purple", N_("Purple"), "P"}, {"blue", N_("Blue"), "B"}, {"green", N_("Green"), "G"}, {"yellow", N_("Yellow"), "Y"}, {"black", N_("Black"), NULL},
};

/* What they say: those of one role, and of every captain, say the same. */
#define CAPTAIN_SAYS N_("Level 1: 1 sail. From level 2: a flag to attack ships, and a helm. From level 3: coins for victories. Level 4: a cannon.")
#define BOSUN_SAYS N_("Cargo for the dock; or, from level 3, a basic extension for 3 cargo, and at level 4 an advanced one for 6. From level 2: a helm.")
#define PURSER_SAYS N_("Produce on as many islands as the level says; at level 4 each yields 1 more cargo and 1 more coin.")
#define FIRST_MATE_SAYS N_("Level 1: 1 cargo for the dock. Levels 2 to 4: build up to 1, 2 or 3 buildings, each at its price.")
#define BUCCANEER_SAYS N_("Place as many influence cubes on the island where your ship is as the level says.")
#define GUNNER_SAYS N_("Cargo for the dock. From level 2: a cannon. From level 3: throw 2 more cubes. Level 4: give up a cube for 1 damage and 2 coins.")
#define DECKHAND_SAYS N_("Place 1 influence; or, at level 2, 1 sail, and at level 3, 2 sails. Level 4: place 1 influence, and 3 sails.")
#define SAILOR_SAYS N_("1 to 4 cargo, by level. Repair for 2 cargo from level 2, at level 2 only in the harbour; at level 4 free of charge.")
#define CREW(whose_) \
    {whose_ "captain", N_("Captain"), NULL, CAPTAIN_SAYS}, \
    {whose_ "bosun", N_("Bosun"), NULL, BOSUN_SAYS}, \
    {whose_ "purser", N_("Purser"), NULL, PURSER_SAYS}, \
    {whose_ "first-mate", N_("First Mate"), NULL, FIRST_MATE_SAYS}, \
    {whose_ "buccaneer", N_("Buccaneer"), NULL, BUCCANEER_SAYS}, \
    {whose_ "gunner-1", N_("Gunner 1"), NULL, GUNNER_SAYS}, \
    {whose_ "gunner-2", N_("Gunner 2"), NULL, GUNNER_SAYS}, \
    {whose_ "deckhand-1", N_("Deckhand 1"), NULL, DECKHAND_SAYS}, \
    {whose_ "deckhand-2", N_("Deckhand 2"), NULL, DECKHAND_SAYS}, \
    {whose_ "sailor-1", N_("Sailor 1"), NULL, SAILOR_SAYS}, \
    {whose_ "sailor-2", N_("Sailor 2"), NULL, SAILOR_SAYS}, \
    {whose_ "sailor-3", N_("Sailor 3"), NULL, SAILOR_SAYS},

static const rs_term crew_terms[DR_CREW] = {CREW("")};
static const rs_term hand_terms[DR_CAPTAINS * DR_CREW] = {CREW("purple-") CREW("blue-") CREW("green-") CREW("yellow-")};

static const rs_term line_terms[DR_LINES] = {
    {"level", N_("own row"), NULL}, {"top", N_("top"), "T"}, {"middle", N_("middle"), "M"}, {"bottom", N_("bottom"), "B"},
};

static const rs_term tile_terms[DR_TILES] = {
    {"seahound-isle", N_("Seahound Isle"), "I01"},
    {"gallows-cay", N_("Gallows Cay"), "I02"},
    {"lantern-key", N_("Lantern Key"), "I03", N_("Raises the hand limit of whoever controls it by 1.")},
    {"sulphur-rock", N_("Sulphur Rock"), "I04"},
    {"whalers-rest", N_("Whaler's Rest"), "I05"},
    {"parrot-atoll", N_("Parrot Atoll"), "I06"},
    {"tamarind-island", N_("Tamarind Island"), "I07"},
    {"widows-tooth", N_("Widow's Tooth"), "I08"},
    {"saltpan-island", N_("Saltpan Island"), "I09"},
    {"mourning-reef", N_("Mourning Reef"), "I10", N_("Raises the hand limit of whoever controls it by 1.")},
    {"smugglers-hook", N_("Smuggler's Hook"), "I11"},
    {"copper-bight", N_("Copper Bight"), "I12", N_("Raises the hand limit of whoever controls it by 1.")},
    {"open-sea-1", N_("Open Sea"), "OS1", N_("Each arrow adds 1 cargo whenever the island it points at produces.")},
    {"open-sea-2", N_("Open Sea"), "OS2", N_("Each arrow adds 1 cargo whenever the island it points at produces.")},
    {"open-sea-3", N_("Open Sea"), "OS3", N_("Each arrow adds 1 cargo whenever the island it points at produces.")},
    {"open-sea-4", N_("Open Sea"), "OS4", N_("Each arrow adds 1 cargo whenever the island it points at produces.")},
};

static const rs_term space_terms[DR_SPACES] = {
    {"1.1", N_("1.1"), NULL}, {"1.2", N_("1.2"), NULL}, {"1.3", N_("1.3"), NULL},
    {"2.1", N_("2.1"), NULL}, {"2.2", N_("2.2"), NULL}, {"2.3", N_("2.3"), NULL},
    {"3.1", N_("3.1"), NULL}, {"3.2", N_("3.2"), NULL}, {"3.3", N_("3.3"), NULL},
    {"4.1", N_("4.1"), NULL}, {"4.2", N_("4.2"), NULL}, {"4.3", N_("4.3"), NULL},
    {"harbour", N_("the harbour"), "H", N_("Here a ship loads cargo from its dock and unloads: cargo onto the dock, coins into the chest.")},
};

static const rs_term good_terms[DR_GOODS] = {{"cargo", N_("cargo"), NULL}, {"coin", N_("coins"), "coins"}};
static const rs_term building_terms[DR_BUILDINGS] = {
    {"fort", N_("fort"), NULL, N_("Keeps others from placing, producing, loading and unloading here; when attacked it fights with 5 cubes.")},
    {"garrison", N_("garrison"), NULL, N_("Like a fort, with 2 cubes; deals 1 damage to each opposing ship that enters the tile.")},
    {"outpost", N_("outpost"), NULL, N_("1 more cargo and 1 more coin whenever the island produces; it is never attacked.")},
};

static const rs_term extension_terms[DR_EXTENSIONS] = {
    {"gun-deck", N_("Gun Deck"), "EB1", N_("Hold 3; 1 cannon while it is empty. 1 coin at the end.")},
    {"fore-mast", N_("Fore Mast"), "EB2", N_("Hold 3; 1 sail while it is empty. 1 coin at the end.")},
    {"lower-hold", N_("Lower Hold"), "EB3", N_("Hold 6. 1 coin at the end.")},
    {"weather-deck", N_("Weather Deck"), "EB4", N_("No hold; always 1 sail and 1 cannon. 1 coin at the end.")},
    {"broadside-battery", N_("Broadside Battery"), "EA1", N_("Hold 4; 2 cannons while it is empty. 2 coins at the end.")},
    {"royal-masts", N_("Royal Masts"), "EA2", N_("Hold 4; 2 sails while it is empty. 2 coins at the end.")},
    {"galleon-hold", N_("Galleon Hold"), "EA3", N_("Hold 8; 1 sail while it is empty. 2 coins at the end.")},
    {"great-cabin", N_("Great Cabin"), "EA4", N_("Hold 3; draw 1 more card in the clean-up while it is empty. 2 coins at the end.")},
};

static const rs_term hull_terms[DR_HULL] = {{"a", N_("A"), NULL}, {"b", N_("B"), NULL}, {"c", N_("C"), NULL}, {"d", N_("D"), NULL}};

static const rs_term stow_terms[1 << DR_HULL] = {
    {"empty", N_("none"), NULL}, {"a", N_("A"), NULL}, {"b", N_("B"), NULL}, {"ab", N_("A, B"), NULL},
    {"c", N_("C"), NULL}, {"ac", N_("A, C"), NULL}, {"bc", N_("B, C"), NULL}, {"abc", N_("A, B, C"), NULL},
    {"d", N_("D"), NULL}, {"ad", N_("A, D"), NULL}, {"bd", N_("B, D"), NULL}, {"abd", N_("A, B, D"), NULL},
    {"cd", N_("C, D"), NULL}, {"acd", N_("A, C, D"), NULL}, {"bcd", N_("B, C, D"), NULL}, {"abcd", N_("A, B, C, D"), NULL},
};

static const rs_term mode_terms[DR_MODES] = {
    {"trade", N_("trade mode"), NULL, N_("Others can attack this ship only with a flag.")},
    {"pirate", N_("pirate mode"), NULL, N_("Blocks its island for others; whoever ends a movement on its tile has to fight it.")},
};

static const rs_term deed_terms[DR_DEEDS] = {
    {"legendary", N_("Legendary"), "A1", N_("Win 4 battles against ships or encounters.")},
    {"seasoned-crew", N_("Seasoned Crew"), "A2", N_("Bring 3 of your crew cards to level 4.")},
    {"terror-of-the-seas", N_("Terror of the Seas"), "A3", N_("Sink an opposing ship.")},
    {"stone-upon-stone", N_("Stone upon Stone"), "A4", N_("Have 5 buildings on islands you control at one time.")},
    {"moneybags", N_("Moneybags"), "A5", N_("Have 30 coins or more in your chest.")},
    {"here-to-stay", N_("Here to Stay"), "A6", N_("Have 6 of your cubes or more on permanent tracks.")},
    {"elite-ship", N_("Elite Ship"), "A7", N_("Acquire 4 extensions; covered ones count.")},
    {"to-new-shores", N_("To New Shores"), "A8", N_("Explore 5 tiles with 2 players, 4 with 3, 3 with 4.")},
    {"trade-icon", N_("Trade Icon"), "A9", N_("Give 12 cargo from ship and dock to the bank in one go, for nothing in return.")},
};

static const rs_term course_terms[DR_COURSES] = {
    {"legendary", N_("Legendary"), "A1", N_("Win 4 battles against ships or encounters.")},
    {"seasoned-crew", N_("Seasoned Crew"), "A2", N_("Bring 3 of your crew cards to level 4.")},
    {"to-new-shores", N_("To New Shores"), "A8", N_("Explore 5 tiles with 2 players, 4 with 3, 3 with 4.")},
};

static const rs_term bonus_terms[DR_BONUSES] = {
    {"corsair", N_("Corsair"), "BA1", N_("2 coins at the end for each of these that you achieve: Legendary, Terror of the Seas, Moneybags, Elite Ship.")},
    {"sea-wolf", N_("Sea Wolf"), "BA2", N_("2 coins at the end for each of these that you achieve: Legendary, Seasoned Crew, Terror of the Seas, To New Shores.")},
    {"privateer", N_("Privateer"), "BA3", N_("2 coins at the end for each of these that you achieve: Legendary, Seasoned Crew, Stone upon Stone, Here to Stay.")},
    {"commodore", N_("Commodore"), "BA4", N_("2 coins at the end for each of these that you achieve: Terror of the Seas, Here to Stay, Elite Ship, Trade Icon.")},
    {"shipowner", N_("Shipowner"), "BA5", N_("2 coins at the end for each of these that you achieve: Stone upon Stone, Moneybags, Elite Ship, Trade Icon.")},
    {"factor", N_("Factor"), "BA6", N_("2 coins at the end for each of these that you achieve: Seasoned Crew, Moneybags, Here to Stay, Trade Icon.")},
    {"discoverer", N_("Discoverer"), "BA7", N_("2 coins at the end for each of these that you achieve: Moneybags, Here to Stay, Elite Ship, To New Shores.")},
    {"chart-maker", N_("Chart Maker"), "BA8", N_("2 coins at the end for each of these that you achieve: Seasoned Crew, Stone upon Stone, To New Shores, Trade Icon.")},
};

static const rs_term zone_terms[DR_ZONES] = {
    {"a1", N_("a1 (1 strength)"), NULL, N_("1 strength.")},
    {"a2", N_("a2 (cargo)"), NULL, N_("1 cargo.")},
    {"a3", N_("a3 (damage)"), NULL, N_("1 damage to the opposing ship.")},
    {"a4", N_("a4 (1 strength)"), NULL, N_("1 strength.")},
    {"b1", N_("b1 (choice)"), NULL, N_("1 cargo or 1 coin.")},
    {"b2", N_("b2 (2 strength)"), NULL, N_("2 strength.")},
    {"b3", N_("b3 (explosion)"), NULL, N_("Explosion: the cube is thrown again, together with one more.")},
    {"b4", N_("b4 (2 coins)"), NULL, N_("2 coins.")},
    {"c1", N_("c1 (damage)"), NULL, N_("1 damage to the opposing ship.")},
    {"c2", N_("c2 (both)"), NULL, N_("1 cargo and 1 coin.")},
    {"c3", N_("c3 (1 strength)"), NULL, N_("1 strength.")},
    {"c4", N_("c4 (choice)"), NULL, N_("1 cargo or 1 coin.")},
};

static const rs_term battle_terms[] = {{"peace", N_("no battle"), NULL}, {"encounter", N_("encounter"), NULL}, {"ships", N_("ships"), NULL}, {"buildings", N_("buildings"), NULL}};
/* clang-format on */

const rs_words dr_captain_words = {"captain", DR_CAPTAINS, captain_terms, "nobody", {{0, 1}}};
const rs_words dr_colour_words = {"colour", DR_COLOURS, captain_terms, NULL, {{0, 1}}};
const rs_words dr_crew_words = {"crew", DR_CREW, crew_terms, "none"};
const rs_words dr_hand_words = {"crew-card", DR_CAPTAINS *DR_CREW, hand_terms, NULL, {{0, DR_CREW}}};
const rs_words dr_line_words = {"row", DR_LINES, line_terms, "none"};
const rs_words dr_tile_words = {"tile", DR_TILES, tile_terms, "unexplored"};
const rs_words dr_space_words = {"space", DR_SPACES, space_terms, NULL};
const rs_words dr_good_words = {"goods", DR_GOODS, good_terms, NULL};
const rs_words dr_building_words = {"building", DR_BUILDINGS, building_terms, NULL};
const rs_words dr_extension_words = {"extension", DR_EXTENSIONS, extension_terms, "bare"};
const rs_words dr_hull_words = {"hull", DR_HULL, hull_terms, NULL};
const rs_words dr_stow_words = {"holds", 1 << DR_HULL, stow_terms, NULL};
const rs_words dr_mode_words = {"mode", DR_MODES, mode_terms, NULL};
const rs_words dr_deed_words = {"achievement", DR_DEEDS, deed_terms, NULL};
const rs_words dr_course_words = {"progress", DR_COURSES, course_terms, NULL};
const rs_words dr_bonus_words = {"bonus", DR_BONUSES, bonus_terms, "none"};
const rs_words dr_zone_words = {"zone", DR_ZONES, zone_terms, NULL};
const rs_words dr_battle_words = {"battle", RS_COUNT(battle_terms), battle_terms, NULL};
