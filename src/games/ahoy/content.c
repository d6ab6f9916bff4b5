/* content.c - boards, tiles, cards, plans, rewards of ahoy, as tables, and their words. Tables of docs/rules/ahoy.md. */
#include "games/ahoy/ahoy.h"

/* clang-format off */

/* slots, dice; then berth, values accepted, dashed border */
#define SMUGGLER_BOARD {8, 4, { \
    {AH_ON_SAIL, AH_ANY, 0}, {AH_ON_SAIL, AH_ANY, 0}, {AH_ON_SAIL, AH_ANY, 0}, {AH_ON_FULL_SAIL, AH_ANY, 0}, {AH_ON_TAILWIND, AH_ANY, 0}, \
    {AH_ON_CANNONS, AH_ANY, 0}, {AH_ON_NEGOTIATE, AH_EVEN, 0}, {AH_ON_REPAIR, AH_EVEN, 1}}}

const ah_board_face ah_boards[AH_FACTIONS] = {
    [AH_SQUADRON] = {12, 5, {
        {AH_ON_SAIL, AH_ANY, 0}, {AH_ON_SAIL, AH_ANY, 0}, {AH_ON_SAIL, AH_ANY, 0}, {AH_ON_SAIL, AH_ANY, 0}, {AH_ON_TAILWIND, AH_ANY, 0},
        {AH_ON_TAILWIND, AH_ANY, 0}, {AH_ON_ORDER, 1 << 3, 0}, {AH_ON_CANNONS_5, 1 << 5, 0}, {AH_ON_CANNONS_6, 1 << 6, 0},
        {AH_ON_BOMBARD, 1 << 4, 0}, {AH_ON_DEPLOY, AH_ANY, 0}, {AH_ON_REPAIR, 1 << 2, 1}}},
    [AH_RED] = SMUGGLER_BOARD,
    [AH_UNION] = {11, 4, {
        {AH_ON_SAIL, AH_ANY, 0}, {AH_ON_SAIL, AH_ANY, 0}, {AH_ON_SAIL, AH_ANY, 0}, {AH_ON_SAIL, AH_ANY, 0}, {AH_ON_TAILWIND, AH_ANY, 0},
        {AH_ON_TAILWIND, AH_ANY, 0}, {AH_ON_ASSEMBLE, 1 << 1, 0}, {AH_ON_CANNONS, AH_ANY, 0}, {AH_ON_INSPIRE, 1 << 6, 0},
        {AH_ON_RALLY, 1 << 6, 0}, {AH_ON_REPAIR, AH_EVEN, 1}}},
    [AH_WHITE] = SMUGGLER_BOARD,
};

/* AH-14.12, AH-14.13: Cutter; Gunship */
const uint8_t ah_ship_accepts[AH_SHIP_SLOTS] = {AH_ANY, 1 << 4, 1 << 6};

#define SEA(gold_, tail_)       {AH_OPEN, gold_, tail_, AH_NONE, 0}
#define FOG(tail_, bit_)        {AH_FOG, 0, tail_, AH_NONE, 1 << (bit_)}
#define WRECK(gold_, tail_)     {AH_WRECK, gold_, tail_, AH_NONE, 0}
#define ISLE                    {AH_ISLAND, 0, 0, AH_NONE, 0}
#define FLOW(direction_, bit_)  {AH_CURRENT, 0, 0, direction_, 1 << (bit_)}
#define PORT(gold_)             {AH_HARBOUR, gold_, 0, AH_NONE, 0}

/* suit; north-west, north-east, south-east, south-west; sandbar */
const ah_tile ah_tiles[AH_TILES] = {
    {AH_FISH,    {FOG(0, 0),          WRECK(2, 0), ISLE, SEA(0, 6)},         AH_NONE}, /* F1 */
    {AH_FISH,    {SEA(2, 0),          SEA(0, 0),   ISLE, FLOW(AH_SOUTH, 1)}, 0},       /* F2 */
    {AH_SWORDS,  {SEA(0, 0),          FOG(6, 2),   ISLE, WRECK(2, 0)},       AH_NONE}, /* S1 */
    {AH_SWORDS,  {SEA(0, 0),          WRECK(2, 0), ISLE, FOG(6, 3)},         AH_NONE}, /* S2 */
    {AH_COMPASS, {PORT(0),            WRECK(1, 5), ISLE, SEA(0, 0)},         AH_NONE}, /* C1 */
    {AH_COMPASS, {SEA(0, 0),          SEA(0, 0),   ISLE, SEA(0, 2)},         3},       /* C2 */
    {AH_SKULL,   {FLOW(AH_SOUTH, 4),  PORT(0),     ISLE, SEA(0, 2)},         AH_NONE}, /* K1 */
    {AH_SKULL,   {PORT(0),            SEA(1, 0),   ISLE, SEA(1, 0)},         AH_NONE}, /* K2 */
    {AH_TREE,    {SEA(0, 0),          FOG(0, 5),   ISLE, FLOW(AH_NORTH, 6)}, AH_NONE}, /* T1 */
    {AH_TREE,    {WRECK(1, 3),        SEA(0, 0),   ISLE, WRECK(1, 4)},       AH_NONE}, /* T2 */
    {AH_BIRD,    {FLOW(AH_SOUTH, 7),  WRECK(1, 5), ISLE, SEA(0, 0)},         AH_NONE}, /* B1 */
    {AH_BIRD,    {SEA(0, 0),          PORT(1),     ISLE, SEA(0, 4)},         2},       /* B2 */
};

/* suit, cost (0: a die), kind of ability, where its cargo goes */
const ah_card_face ah_cards[AH_CARDS] = {
    {AH_BIRD, 1, 'a', AH_SWORDS}, {AH_BIRD, 1, 'p', AH_SKULL}, {AH_BIRD, 1, 'p', AH_TREE}, {AH_BIRD, 0, 'p', AH_FISH}, {AH_BIRD, 2, 'p', AH_COMPASS},
    {AH_SKULL, 1, 'p', AH_BIRD}, {AH_SKULL, 1, 'a', AH_SWORDS}, {AH_SKULL, 0, 'p', AH_TREE}, {AH_SKULL, 1, 'p', AH_FISH}, {AH_SKULL, 0, 'p', AH_COMPASS},
    {AH_SWORDS, 2, 'p', AH_BIRD}, {AH_SWORDS, 0, 'p', AH_SKULL}, {AH_SWORDS, 1, 'A', AH_TREE}, {AH_SWORDS, 1, 'p', AH_FISH}, {AH_SWORDS, 1, 'p', AH_COMPASS},
    {AH_TREE, 1, 'A', AH_BIRD}, {AH_TREE, 1, 'A', AH_SKULL}, {AH_TREE, 1, 'A', AH_SWORDS}, {AH_TREE, 1, 'A', AH_FISH}, {AH_TREE, 1, 'a', AH_COMPASS},
    {AH_COMPASS, 2, 'A', AH_BIRD}, {AH_COMPASS, 1, 'p', AH_SKULL}, {AH_COMPASS, 2, 'a', AH_TREE}, {AH_COMPASS, 0, 'a', AH_SWORDS}, {AH_COMPASS, 2, 'A', AH_FISH},
    {AH_FISH, 1, 'p', AH_BIRD}, {AH_FISH, 0, 'p', AH_SKULL}, {AH_FISH, 1, 'p', AH_TREE}, {AH_FISH, 1, 'p', AH_SWORDS}, {AH_FISH, 1, 'p', AH_COMPASS},
};

int ah_plan_kind(int plan)
{
    return plan == AH_WEAPONS_CACHE_2 || plan == AH_SNEAK_ATTACK_2 || plan == AH_DYNAMIC_ENTRY_2 ? plan - 1 : plan;
}

/* the Smugglers' reward grid, row by row */
const uint8_t ah_rewards[AH_CELLS] = {
    AH_R_PAY5,  AH_R_MOVE2,  AH_R_FAME2, AH_R_CREW,  AH_R_FAME4W,
    AH_R_CREW,  AH_R_TAIL,   AH_R_GOLD1, AH_R_FAME1, AH_R_REPAIR,
    AH_R_GOLD2, AH_R_FAME1,  AH_R_START, AH_R_TILE,  AH_R_FAME2,
    AH_R_TAIL,  AH_R_MOVE2X, AH_R_CREW,  AH_R_GOLD2, AH_R_MOVE2,
    AH_R_FAME3, AH_R_GOLD2,  AH_R_FAME2, AH_R_GOLD1, AH_R_REPAIRF,
};

/* whose: Squadron, Union, Smuggler; damage */
const ah_spoil_face ah_spoils[AH_SPOILS] = {
    [AH_BF_A] = {1, 0, 0, 1}, [AH_BF_B] = {1, 0, 0, 2}, [AH_BF_C] = {1, 0, 0, 1},
    [AH_MU_A] = {0, 1, 0, 1}, [AH_MU_B] = {0, 1, 0, 1},
    [AH_SM_A] = {0, 0, 1, 1}, [AH_SM_B] = {0, 0, 1, 1},
};

/* ---- Words ---------------------------------------------------------------------------------------------------- */

/* Which faction a seat plays depends on the number of players, so seats have numbers and the log names factions. */
static const rs_term captain_terms[AH_CAPTAINS] = {
    {"captain-1", N_("Captain 1"), "1st"}, {"captain-2", N_("Captain 2"), "2nd"}, {"captain-3", N_("Captain 3"), "3rd"}, {"captain-4", N_("Captain 4"), "4th"},
};

static const rs_term faction_terms[AH_FACTIONS] = {
    {"squadron", N_("Squadron"), "BF"}, {"red-smuggler", N_("Red Smuggler"), "SM1"}, {"union", N_("Union"), "MU"}, {"white-smuggler", N_("White Smuggler"), "SM2"},
};

static const rs_term suit_terms[AH_SUITS] = {
    {"bird", N_("Bird"), NULL}, {"skull", N_("Skull"), NULL}, {"swords", N_("Swords"), NULL},
    {"tree", N_("Tree"), NULL}, {"compass", N_("Compass"), NULL}, {"fish", N_("Fish"), NULL},
};

static const rs_term direction_terms[AH_DIRECTIONS] = {
    {"north", N_("north"), "n"}, {"east", N_("east"), "e"}, {"south", N_("south"), "s"}, {"west", N_("west"), "w"},
};

static const rs_term tile_terms[AH_TILES] = {
    {"f1", N_("F1 (Fish)"), NULL}, {"f2", N_("F2 (Fish)"), NULL}, {"s1", N_("S1 (Swords)"), NULL}, {"s2", N_("S2 (Swords)"), NULL},
    {"c1", N_("C1 (Compass)"), NULL}, {"c2", N_("C2 (Compass)"), NULL}, {"k1", N_("K1 (Skull)"), NULL}, {"k2", N_("K2 (Skull)"), NULL},
    {"t1", N_("T1 (Tree)"), NULL}, {"t2", N_("T2 (Tree)"), NULL}, {"b1", N_("B1 (Bird)"), NULL}, {"b2", N_("B2 (Bird)"), NULL},
};

static const rs_term region_terms[AH_REGIONS] = {
    {"a", N_("A"), NULL}, {"b", N_("B"), NULL}, {"c", N_("C"), NULL}, {"d", N_("D"), NULL}, {"e", N_("E"), NULL}, {"f", N_("F"), NULL},
    {"g", N_("G"), NULL}, {"h", N_("H"), NULL}, {"i", N_("I"), NULL}, {"j", N_("J"), NULL}, {"k", N_("K"), NULL},
};

static const rs_term space_terms[AH_SPACES] = {
    {"a-nw", N_("A north-west"), NULL}, {"a-ne", N_("A north-east"), NULL}, {"a-se", N_("A south-east"), NULL}, {"a-sw", N_("A south-west"), NULL},
    {"b-nw", N_("B north-west"), NULL}, {"b-ne", N_("B north-east"), NULL}, {"b-se", N_("B south-east"), NULL}, {"b-sw", N_("B south-west"), NULL},
    {"c-nw", N_("C north-west"), NULL}, {"c-ne", N_("C north-east"), NULL}, {"c-se", N_("C south-east"), NULL}, {"c-sw", N_("C south-west"), NULL},
    {"d-nw", N_("D north-west"), NULL}, {"d-ne", N_("D north-east"), NULL}, {"d-se", N_("D south-east"), NULL}, {"d-sw", N_("D south-west"), NULL},
    {"e-nw", N_("E north-west"), NULL}, {"e-ne", N_("E north-east"), NULL}, {"e-se", N_("E south-east"), NULL}, {"e-sw", N_("E south-west"), NULL},
    {"f-nw", N_("F north-west"), NULL}, {"f-ne", N_("F north-east"), NULL}, {"f-se", N_("F south-east"), NULL}, {"f-sw", N_("F south-west"), NULL},
    {"g-nw", N_("G north-west"), NULL}, {"g-ne", N_("G north-east"), NULL}, {"g-se", N_("G south-east"), NULL}, {"g-sw", N_("G south-west"), NULL},
    {"h-nw", N_("H north-west"), NULL}, {"h-ne", N_("H north-east"), NULL}, {"h-se", N_("H south-east"), NULL}, {"h-sw", N_("H south-west"), NULL},
    {"i-nw", N_("I north-west"), NULL}, {"i-ne", N_("I north-east"), NULL}, {"i-se", N_("I south-east"), NULL}, {"i-sw", N_("I south-west"), NULL},
    {"j-nw", N_("J north-west"), NULL}, {"j-ne", N_("J north-east"), NULL}, {"j-se", N_("J south-east"), NULL}, {"j-sw", N_("J south-west"), NULL},
    {"k-nw", N_("K north-west"), NULL}, {"k-ne", N_("K north-east"), NULL}, {"k-se", N_("K south-east"), NULL}, {"k-sw", N_("K south-west"), NULL},
};

#define PATROL N_("Counts 1 for control of its region. Moves by Order; lost in Wreckage or when damaged.")
#define STRONGHOLD N_("Counts 2 for control. Never moves, is always loaded, adds 2 in battle, and keeps enemies from recruiting, smuggling and delivering on its island.")

/* Nobody can tell one Patrol from another: they go by where they are. */
static const rs_term figure_terms[AH_FIGURES] = {
    {"squadron-flagship", N_("the Squadron's Flagship"), NULL, N_("Counts 2 for control of its region. Loaded while a die lies on the Squadron's Cannons.")}, {"red-flagship", N_("the Red Smuggler's Flagship"), NULL, N_("Counts nothing for control. Loaded while a die lies on its owner's Cannons.")},
    {"union-flagship", N_("the Union's Flagship"), NULL, N_("Counts 1 for control of its region. Loaded while a die lies on the Union's Cannons.")}, {"white-flagship", N_("the White Smuggler's Flagship"), NULL, N_("Counts nothing for control. Loaded while a die lies on its owner's Cannons.")},
    {"patrol-1", N_("a Patrol"), NULL, PATROL}, {"patrol-2", N_("a Patrol"), NULL, PATROL}, {"patrol-3", N_("a Patrol"), NULL, PATROL}, {"patrol-4", N_("a Patrol"), NULL, PATROL},
    {"patrol-5", N_("a Patrol"), NULL, PATROL}, {"patrol-6", N_("a Patrol"), NULL, PATROL}, {"patrol-7", N_("a Patrol"), NULL, PATROL}, {"patrol-8", N_("a Patrol"), NULL, PATROL},
    {"patrol-9", N_("a Patrol"), NULL, PATROL}, {"patrol-10", N_("a Patrol"), NULL, PATROL},
    {"stronghold-1", N_("a Stronghold"), NULL, STRONGHOLD}, {"stronghold-2", N_("a Stronghold"), NULL, STRONGHOLD}, {"stronghold-3", N_("a Stronghold"), NULL, STRONGHOLD},
    {"cutter", N_("the Cutter"), NULL, N_("Counts 1 for control, and Comrades in its region count twice. Never loaded.")},
    {"gunship", N_("the Gunship"), NULL, N_("Counts 1 for control. Always loaded, and adds 3 in battle.")},
};

static const rs_term crew_terms[AH_CARDS] = {
    {"aeronauts", N_("Aeronauts"), "MC-00", N_("Free: pay 1 gold to fly the Flagship from an island to the other island of its suit.")},
    {"middleman", N_("Middleman"), "MC-01", N_("Changing a die costs half as much gold, rounded up.")},
    {"documentarian", N_("Documentarian"), "MC-02", N_("End of turn: 1 gold if an enemy Flagship is in your Flagship's region.")},
    {"elder", N_("Elder"), "MC-03", N_("End of turn: 1 gold if you have no damage.")},
    {"sea-witch", N_("Sea Witch"), "MC-04", N_("Instead of leaving the map, your Flagship may go to the far end of the line behind it.")},
    {"buccaneer", N_("Buccaneer"), "MC-05", N_("After a victory: you may send this card and 2 crew of the loser to the box.")},
    {"mystic", N_("Mystic"), "MC-06", N_("Free, once a turn: take 1 damage, then deal 1 damage in your Flagship's region.")},
    {"gunner", N_("Gunner"), "MC-07", N_("A victory of your Flagship deals 1 damage more.")},
    {"gunners-mate", N_("Gunner's Mate"), "MC-08", N_("When a die is put on Cannons, your Flagship may battle on one space of its region.")},
    {"powder-monkey", N_("Powder Monkey"), "MC-09", N_("When you repair damage, you may deal 1 damage in your Flagship's region.")},
    {"fighters", N_("Fighters"), "MC-10", N_("Adds 1 in every battle of your figures.")},
    {"cutpurse", N_("Cutpurse"), "MC-11", N_("2 gold for every victory of your figures.")},
    {"shipwright", N_("Shipwright"), "MC-12", N_("Any die: repair all your damage.")},
    {"emissary", N_("Emissary"), "MC-13", N_("On your turn: pay 1 gold to the defender to ignore a battle.")},
    {"grogmaster", N_("Grogmaster"), "MC-14", N_("In a battle of your Flagship: take 1 damage to roll again.")},
    {"convincing-comrade", N_("Convincing Comrade"), "MC-15", N_("Any die: move up to 2 Comrades from one island to another.")},
    {"convincing-official", N_("Convincing Official"), "MC-16", N_("Any die: move up to 2 Patrols 1 or 2 spaces each, without battles.")},
    {"convincing-comrade-2", N_("Convincing Comrade (II)"), "MC-17", N_("Any die: move up to 2 Comrades from one island to another.")},
    {"convincing-official-2", N_("Convincing Official (II)"), "MC-18", N_("Any die: move up to 2 Patrols 1 or 2 spaces each, without battles.")},
    {"naive-noble", N_("Naive Noble"), "MC-19", N_("Free: send this card to the box to steal crew or cargo from an enemy Flagship in your region.")},
    {"sailor", N_("Sailor"), "MC-20", N_("Any die: your Flagship moves 1 to 3 spaces.")},
    {"beakhead", N_("Battering Beakhead"), "MC-21", N_("You may push an enemy figure that you damage 1 space.")},
    {"ghastly-gust", N_("Ghastly Gust"), "MC-22", N_("Free: send this card to the box to take your Flagship to any space.")},
    {"whispering-wind", N_("Whispering Wind"), "MC-23", N_("Free, once a turn: pay 2 gold to take your Flagship to any Tailwind space.")},
    {"trawler", N_("Trawler"), "MC-24", N_("Any die: your Flagship moves 1 or 2 spaces and takes every Treasure on the way.")},
    {"barrelman", N_("Barrelman"), "MC-25", N_("Your Flagship may treat Fog as a current in any direction; then Fog prevents no battle.")},
    {"pilot", N_("Pilot"), "MC-26", N_("Your Flagship may ignore the damage of Wreckage.")},
    {"sea-dog", N_("Sea Dog"), "MC-27", N_("Your Flagship may stay on a current, or be carried in any direction.")},
    {"diver", N_("Diver"), "MC-28", N_("1 gold more for anchoring on Wreckage.")},
    {"merchant", N_("Merchant"), "MC-29", N_("1 gold for anchoring in a Harbour.")},
};

static const rs_term good_terms[AH_CARDS] = {
    {"feathers", N_("Feathers"), "MC-00"}, {"coins", N_("Coins"), "MC-01"}, {"paintings", N_("Paintings"), "MC-02"}, {"linen", N_("Linen"), "MC-03"},
    {"tinctures", N_("Tinctures"), "MC-04"}, {"gems", N_("Gems"), "MC-05"}, {"herbs", N_("Herbs"), "MC-06"}, {"furs", N_("Furs"), "MC-07"},
    {"weapons", N_("Weapons"), "MC-08"}, {"lead", N_("Lead"), "MC-09"}, {"explosives", N_("Explosives"), "MC-10"}, {"fancy-hat", N_("Fancy Hat"), "MC-11"},
    {"nails", N_("Nails"), "MC-12"}, {"lace", N_("Lace"), "MC-13"}, {"wine", N_("Wine"), "MC-14"}, {"shells", N_("Shells"), "MC-15"},
    {"odd-meat", N_("Odd Meat"), "MC-16"}, {"shells-2", N_("Shells (II)"), "MC-17"}, {"munition", N_("Munition"), "MC-18"}, {"incense", N_("Incense"), "MC-19"},
    {"tea", N_("Tea"), "MC-20"}, {"brandy", N_("Brandy"), "MC-21"}, {"glass", N_("Glass"), "MC-22"}, {"maps", N_("Maps"), "MC-23"},
    {"fish-nets", N_("Fish Nets"), "MC-24"}, {"rare-wood", N_("Rare Wood"), "MC-25"}, {"iron", N_("Iron"), "MC-26"}, {"ropes", N_("Ropes"), "MC-27"},
    {"jewelry", N_("Jewelry"), "MC-28"}, {"books", N_("Books"), "MC-29"},
};

static const rs_term plan_terms[AH_PLANS] = {
    {"evacuation", N_("Evacuation"), NULL, N_("Spread all Comrades of one island over other islands.")},
    {"secret-weapon", N_("Secret Weapon"), NULL, N_("Battle: roll two dice and add them; a victory deals 1 damage more.")},
    {"close-call", N_("Close Call"), NULL, N_("Battle: ignore it.")},
    {"weapons-cache", N_("Weapons Cache"), NULL, N_("Battle: add the number of your Ready Comrades.")},
    {"weapons-cache-2", N_("Weapons Cache (II)"), NULL, N_("Battle: add the number of your Ready Comrades.")},
    {"sneak-attack", N_("Sneak Attack"), NULL, N_("Remove up to 2 Patrols from a region with a Comrade on its island.")},
    {"sneak-attack-2", N_("Sneak Attack (II)"), NULL, N_("Remove up to 2 Patrols from a region with a Comrade on its island.")},
    {"enlist", N_("Enlist"), NULL, N_("Recruit any Market cards of the suit of an island with a Comrade, at no cost.")},
    {"dynamic-entry", N_("Dynamic Entry"), NULL, N_("Raise the die on Cannons by 2; then your Flagship may go to any Tailwind space.")},
    {"dynamic-entry-2", N_("Dynamic Entry (II)"), NULL, N_("Raise the die on Cannons by 2; then your Flagship may go to any Tailwind space.")},
    {"cutter", N_("Cutter"), NULL, N_("Replace 2 Comrades of an island with the Cutter; in its region Comrades count double.")},
    {"gunship", N_("Gunship"), NULL, N_("Replace 2 Comrades of an island with the Gunship, which is always loaded.")},
};

/* The berths, then the cards. */
static const rs_term berth_terms[AH_BERTHS] = {
    {"sail", N_("Sail"), NULL, N_("Your Flagship moves one or two spaces.")},
    {"tailwind", N_("Tailwind"), NULL, N_("Your Flagship goes straight to a space that shows the value of the die as its Tailwind.")},
    {"cannons", N_("Cannons"), NULL, N_("You are loaded until the end of the round: your figures that move in start battles and can fire this die.")},
    {"cannons-5", N_("Cannons (5)"), NULL, N_("You are loaded until the end of the round: your figures that move in start battles and can fire this die.")},
    {"cannons-6", N_("Cannons (6)"), NULL, N_("You are loaded until the end of the round: your figures that move in start battles and can fire this die.")},
    {"repair", N_("Repair"), NULL, N_("Removes up to 2 damage from your slots.")},
    {"order", N_("Order"), NULL, N_("With a 3, up to four Patrols move one space each.")},
    {"bombard", N_("Bombard"), NULL, N_("With a 4, all Comrades leave the island in your Flagship's region.")},
    {"deploy", N_("Deploy"), NULL, N_("Puts a Patrol on your Flagship's space or beside it. Patrols give control of regions.")},
    {"assemble", N_("Assemble"), NULL, N_("With a 1, four Ready Comrades go to the island in your Flagship's region. Comrades give control.")},
    {"inspire", N_("Inspire"), NULL, N_("With a 6, up to four islands anywhere get one Ready Comrade each.")},
    {"rally", N_("Rally"), NULL, N_("With a 6 and your Flagship on an island, four Comrades from the supply become Ready.")},
    {"full-sail", N_("Full Sail"), NULL, N_("Your Flagship moves up to as many spaces as the die shows.")},
    {"negotiate", N_("Negotiate"), NULL, N_("With an even die, recruits a Market card of any suit on an island without Strongholds, at no cost.")},
    {"cutter", N_("Cutter"), NULL, N_("The Cutter sails up to three spaces or takes the Tailwind of the die.")},
    {"gunship-4", N_("Gunship (4)"), NULL, N_("The Gunship sails one or two spaces or takes the Tailwind of the die.")},
    {"gunship-6", N_("Gunship (6)"), NULL, N_("The Gunship sails one or two spaces or takes the Tailwind of the die.")},
    {"aeronauts", N_("Aeronauts"), NULL}, {"middleman", N_("Middleman"), NULL}, {"documentarian", N_("Documentarian"), NULL},
    {"elder", N_("Elder"), NULL}, {"sea-witch", N_("Sea Witch"), NULL},
    {"buccaneer", N_("Buccaneer"), NULL}, {"mystic", N_("Mystic"), NULL}, {"gunner", N_("Gunner"), NULL},
    {"gunners-mate", N_("Gunner's Mate"), NULL}, {"powder-monkey", N_("Powder Monkey"), NULL},
    {"fighters", N_("Fighters"), NULL}, {"cutpurse", N_("Cutpurse"), NULL}, {"shipwright", N_("Shipwright"), NULL},
    {"emissary", N_("Emissary"), NULL}, {"grogmaster", N_("Grogmaster"), NULL},
    {"convincing-comrade", N_("Convincing Comrade"), NULL}, {"convincing-official", N_("Convincing Official"), NULL},
    {"convincing-comrade-2", N_("Convincing Comrade (II)"), NULL}, {"convincing-official-2", N_("Convincing Official (II)"), NULL},
    {"naive-noble", N_("Naive Noble"), NULL},
    {"sailor", N_("Sailor"), NULL}, {"beakhead", N_("Battering Beakhead"), NULL}, {"ghastly-gust", N_("Ghastly Gust"), NULL},
    {"whispering-wind", N_("Whispering Wind"), NULL}, {"trawler", N_("Trawler"), NULL},
    {"barrelman", N_("Barrelman"), NULL}, {"pilot", N_("Pilot"), NULL}, {"sea-dog", N_("Sea Dog"), NULL},
    {"diver", N_("Diver"), NULL}, {"merchant", N_("Merchant"), NULL},
};

static const rs_term reward_terms[AH_REWARDS] = {
    {"start", N_("nothing"), NULL}, {"fame1", N_("1 Fame"), NULL}, {"fame2", N_("2 Fame"), NULL}, {"fame3", N_("3 Fame"), NULL},
    {"gold1", N_("1 gold"), NULL}, {"gold2", N_("2 gold"), NULL}, {"fame4w", N_("4 Fame and 1 wealth"), NULL}, {"pay5", N_("Fame for up to 5 gold"), NULL},
    {"crew", N_("a crew card"), NULL}, {"move2", N_("a move"), NULL}, {"move2x", N_("a move without battles"), NULL}, {"tail", N_("a free Tailwind"), NULL},
    {"tile", N_("a new region"), NULL}, {"repair", N_("all damage repaired"), NULL}, {"repairf", N_("all damage repaired for Fame"), NULL},
};

/* row and column, from the top left */
static const rs_term cell_terms[AH_CELLS] = {
    {"0,0", N_("Fame for up to 5 gold (row 1)"), NULL}, {"0,1", N_("a move (row 1)"), NULL}, {"0,2", N_("2 Fame (row 1)"), NULL},
    {"0,3", N_("a crew card (row 1)"), NULL}, {"0,4", N_("4 Fame and 1 wealth (row 1)"), NULL},
    {"1,0", N_("a crew card (row 2)"), NULL}, {"1,1", N_("a free Tailwind (row 2)"), NULL}, {"1,2", N_("1 gold (row 2)"), NULL},
    {"1,3", N_("1 Fame (row 2)"), NULL}, {"1,4", N_("all damage repaired (row 2)"), NULL},
    {"2,0", N_("2 gold (row 3)"), NULL}, {"2,1", N_("1 Fame (row 3)"), NULL}, {"2,2", N_("nothing (the middle)"), NULL},
    {"2,3", N_("a new region (row 3)"), NULL}, {"2,4", N_("2 Fame (row 3)"), NULL},
    {"3,0", N_("a free Tailwind (row 4)"), NULL}, {"3,1", N_("a move without battles (row 4)"), NULL}, {"3,2", N_("a crew card (row 4)"), NULL},
    {"3,3", N_("2 gold (row 4)"), NULL}, {"3,4", N_("a move (row 4)"), NULL},
    {"4,0", N_("3 Fame (row 5)"), NULL}, {"4,1", N_("2 gold (row 5)"), NULL}, {"4,2", N_("2 Fame (row 5)"), NULL},
    {"4,3", N_("1 gold (row 5)"), NULL}, {"4,4", N_("all damage repaired for Fame (row 5)"), NULL},
};

static const rs_term spoil_terms[AH_SPOILS] = {
    {"rob", N_("1 damage and steal 1 gold"), "BF-a"}, {"batter", N_("2 damage"), "BF-b"}, {"scatter", N_("1 damage and remove a Comrade here"), "BF-c"},
    {"rouse", N_("1 damage and land a Ready Comrade here"), "MU-a"}, {"levy", N_("1 damage and steal 1 gold"), "MU-b"},
    {"slip-away", N_("1 damage and sail on 1 or 2 spaces"), "SM-a"}, {"loot", N_("1 damage and take a reward"), "SM-b"},
};

static const rs_term effect_terms[AH_EFFECTS] = {
    {"buccaneer", N_("the Buccaneer"), NULL}, {"spoils", N_("the spoils"), NULL}, {"gold", N_("the gold"), NULL},
    {"patrol", N_("the Patrol"), NULL}, {"harbour", N_("the Harbour"), NULL},
};

static const rs_term terrain_terms[] = {
    {"open", N_("open sea"), NULL}, {"fog", N_("Fog"), NULL, N_("No battles are fought here.")},
    {"wreck", N_("Wreckage"), NULL, N_("A Flagship that moves in takes 1 damage, and a Patrol is lost. The Cutter and the Gunship pass unharmed.")},
    {"island", N_("island"), NULL}, {"current", N_("Strong Current"), NULL, N_("It carries whoever moves in one space further, the way its arrow points.")},
    {"harbour", N_("Harbour"), NULL, N_("A Flagship that anchors here repairs up to 2 damage, or moves one of its dice onto its Cannons.")},
};
static const rs_term corner_terms[AH_CORNERS] = {
    {"nw", N_("north-west"), NULL}, {"ne", N_("north-east"), NULL}, {"se", N_("south-east"), NULL}, {"sw", N_("south-west"), NULL},
};

static const rs_term pile_terms[2] = {{"left", N_("left"), NULL}, {"right", N_("right"), NULL}};
static const rs_term keep_terms[2] = {{"crew", N_("crew"), NULL}, {"cargo", N_("cargo"), NULL}};

const rs_words ah_captain_words = {"captain", AH_CAPTAINS, captain_terms, NULL};
const rs_words ah_faction_words = {"faction", AH_FACTIONS, faction_terms, N_("nobody")};
const rs_words ah_suit_words = {"suit", AH_SUITS, suit_terms, NULL};
const rs_words ah_direction_words = {"direction", AH_DIRECTIONS, direction_terms, NULL};
const rs_words ah_terrain_words = {"terrain", RS_COUNT(terrain_terms), terrain_terms, NULL};
const rs_words ah_corner_words = {"corner", AH_CORNERS, corner_terms, NULL};
const rs_words ah_tile_words = {"tile", AH_TILES, tile_terms, N_("none")};
const rs_words ah_region_words = {"region", AH_REGIONS, region_terms, NULL};
const rs_words ah_space_words = {"space", AH_SPACES, space_terms, NULL};
const rs_words ah_spot_words = {"space", AH_SPACES, space_terms, N_("off")};
const rs_words ah_figure_words = {"figure", AH_FIGURES, figure_terms, N_("nobody")};
const rs_words ah_crew_words = {"crew", AH_CARDS, crew_terms, NULL};
const rs_words ah_good_words = {"good", AH_CARDS, good_terms, NULL};
const rs_words ah_plan_words = {"plan", AH_PLANS, plan_terms, NULL};
const rs_words ah_berth_words = {"berth", AH_BERTHS, berth_terms, NULL};
const rs_words ah_reward_words = {"reward", AH_REWARDS, reward_terms, NULL};
const rs_words ah_cell_words = {"grid", AH_CELLS, cell_terms, NULL};
const rs_words ah_spoil_words = {"spoil", AH_SPOILS, spoil_terms, NULL};
const rs_words ah_effect_words = {"effect", AH_EFFECTS, effect_terms, NULL};
const rs_words ah_pile_words = {"pile", 2, pile_terms, NULL};
/* How often a region is turned clockwise. */
static const rs_term turned_terms[] = {
    {"0", N_("as it is"), NULL}, {"1", N_("turned once"), NULL}, {"2", N_("turned twice"), NULL}, {"3", N_("turned three times"), NULL}};
const rs_words ah_turned_words = {"turned", RS_COUNT(turned_terms), turned_terms, NULL};

const rs_words ah_keep_words = {"keep", 2, keep_terms, NULL};
