/* words.c - what everything on the table of marauders is called: a word for moves and positions, a label for people, the rules' code. */
#include "games/marauders/marauders.h"

/* clang-format off */

#define WORDS(name_, kind_, terms_, none_) const rs_words name_ = {kind_, RS_COUNT(terms_), terms_, none_}

/* ---- Players, nations, places ------------------------------------------------------------------------------------ */

#define SEAT_TERMS {"red", N_("Red"), NULL}, {"blue", N_("Blue"), NULL}, {"green", N_("Green"), NULL}, {"yellow", N_("Yellow"), NULL},
#define NPC_TERMS \
    {"dutch-navy", N_("the Dutch naval ship"), NULL}, {"english-navy", N_("the English naval ship"), NULL}, \
    {"french-navy", N_("the French naval ship"), NULL}, {"spanish-navy", N_("the Spanish naval ship"), NULL}, \
    {"pirate-sloop", N_("the pirate sloop"), "PS"}, {"pirate-frigate", N_("the pirate frigate"), "PF"},

static const rs_term seat_terms[] = {SEAT_TERMS};
static const rs_term nation_terms[] = {
    {"netherlands", N_("the Netherlands"), "NL"}, {"england", N_("England"), "EN"}, {"france", N_("France"), "FR"}, {"spain", N_("Spain"), "ES"},
};
static const rs_term npc_terms[] = {NPC_TERMS};
static const rs_term side_terms[] = {SEAT_TERMS NPC_TERMS {"band", N_("the band ashore"), NULL}};
static const rs_term zone_terms[] = {
    {"havana", N_("Havana"), "HAV"},
    {"nassau", N_("Nassau"), "NAS"},
    {"tortuga", N_("Tortuga"), "TOR"},
    {"port-royal", N_("Port Royal"), "PRO"},
    {"old-providence", N_("Old Providence"), "OPR"},
    {"petit-goave", N_("Petit-Goâve"), "PGO"},
    {"cartagena", N_("Cartagena"), "CAR"},
    {"santo-domingo", N_("Santo Domingo"), "SDO"},
    {"caribbean-sea", N_("Caribbean Sea"), "CSE"},
    {"curacao", N_("Curaçao"), "CUR"},
    {"san-juan", N_("San Juan"), "SJU"},
    {"caracas", N_("Caracas"), "CCS"},
    {"st-maarten", N_("St. Maarten"), "SMA"},
    {"basse-terre", N_("Basse-Terre"), "BAS"},
    {"st-john", N_("St. John"), "SJO"},
    {"bridgetown", N_("Bridgetown"), "BRI"},
    {"trinidad", N_("Trinidad"), "TRI"},
};
static const rs_term pair_terms[] = { /* two nations at war */
    {"netherlands-england", N_("the Netherlands and England"), "NL-EN"}, {"netherlands-france", N_("the Netherlands and France"), "NL-FR"},
    {"netherlands-spain", N_("the Netherlands and Spain"), "NL-ES"}, {"england-france", N_("England and France"), "EN-FR"},
    {"england-spain", N_("England and Spain"), "EN-ES"}, {"france-spain", N_("France and Spain"), "FR-ES"},
};

WORDS(mm_seat_words, "captain", seat_terms, NULL);
WORDS(mm_seat_or_none_words, "captain", seat_terms, "none");
WORDS(mm_nation_words, "nation", nation_terms, NULL);
WORDS(mm_nation_or_none_words, "nation", nation_terms, "none");
WORDS(mm_maybe_nation_words, "nation", nation_terms, "");
WORDS(mm_npc_words, "npc", npc_terms, NULL);
WORDS(mm_side_words, "side", side_terms, NULL);
WORDS(mm_side_or_none_words, "side", side_terms, "none");
WORDS(mm_zone_words, "zone", zone_terms, NULL);
WORDS(mm_spot_words, "zone", zone_terms, "nowhere");
WORDS(mm_pair_words, "pair", pair_terms, NULL);

/* ---- Ships and what is on them ----------------------------------------------------------------------------------- */

static const rs_term location_terms[] = {
    {"hull", N_("Hull"), NULL}, {"hold", N_("Cargo hold"), NULL}, {"masts", N_("Masts"), NULL}, {"crew", N_("Crew"), NULL}, {"cannons", N_("Cannons"), NULL},
};
static const rs_term ship_terms[] = {
    {"sloop", N_("sloop"), NULL}, {"flute", N_("flute"), NULL}, {"frigate", N_("frigate"), NULL}, {"galleon", N_("galleon"), NULL},
    {"man-o-war", N_("man-o-war"), NULL},
};
static const rs_term skill_terms[] = {
    {"seamanship", N_("Seamanship"), NULL}, {"scouting", N_("Scouting"), NULL}, {"leadership", N_("Leadership"), NULL}, {"influence", N_("Influence"), NULL},
};
static const rs_term good_terms[] = {
    {"cocoa", N_("Cocoa"), NULL}, {"food", N_("Food"), NULL}, {"rum", N_("Rum"), NULL}, {"spices", N_("Spices"), NULL},
    {"sugar", N_("Sugar"), NULL}, {"textiles", N_("Textiles"), NULL}, {"tobacco", N_("Tobacco"), NULL}, {"wood", N_("Wood"), NULL},
};
static const rs_term weapon_terms[] = {
    {"grappling-hooks", N_("Grappling Hooks"), "SW1"}, {"chain-shot", N_("Chain Shot"), "SW2"}, {"grapeshot", N_("Grapeshot"), "SW3"},
};
static const rs_term mod_terms[] = { /* the last is what a port shows of a token that was not turned yet */
    {"swivel-guns", N_("Swivel Guns"), "MOD1"}, {"hammocks", N_("Hammocks"), "MOD2"}, {"rigging", N_("Rigging & Sails"), "MOD3"},
    {"reinforced-hull", N_("Reinforced Hull"), "MOD4"}, {"four-pounders", N_("Four-Pounders"), "MOD5"}, {"long-guns", N_("Long Guns"), "MOD6"},
    {"cannon-port", N_("Extra Cannon Port"), "MOD7"}, {"extra-hold", N_("Extra Hold"), "MOD8"}, {"face-down", N_("a token face down"), NULL},
};

WORDS(mm_location_words, "location", location_terms, NULL);
WORDS(mm_ship_words, "ship", ship_terms, "none");
WORDS(mm_skill_words, "skill", skill_terms, NULL);
WORDS(mm_good_words, "good", good_terms, NULL);
WORDS(mm_demand_words, "good", good_terms, "none");
WORDS(mm_weapon_words, "weapon", weapon_terms, NULL);
WORDS(mm_ammo_words, "ammunition", weapon_terms, "none");
const rs_words mm_mod_words = {"modification", MM_MODS, mod_terms, NULL};
const rs_words mm_hidden_mod_words = {"modification", MM_MODS, mod_terms, "none"};
WORDS(mm_shown_mod_words, "modification", mod_terms, "none");

/* ---- Captains and cards ------------------------------------------------------------------------------------------ */

static const rs_term master_terms[] = {
    {"reyes", N_("Felipe de los Reyes"), "C01"},
    {"silva", N_("Frederico da Silva"), "C02"},
    {"salvatierra", N_("Rodrigo Salvatierra"), "C03"},
    {"ferrer", N_("Lucía Ferrer"), "C04"},
    {"quiroga", N_("Hernán Quiroga"), "C05"},
    {"iriarte", N_("Tomás Iriarte"), "C06"},
    {"wright", N_("Frances Wright"), "C07"},
    {"tregarne", N_("Hugh Tregarne"), "C08"},
    {"penhallow", N_("Silas Penhallow"), "C09"},
    {"crewe", N_("Josiah Crewe"), "C10"},
    {"ashcombe", N_("Edmund Ashcombe"), "C11"},
    {"villon", N_("Alexandre Villon"), "C12"},
    {"richery", N_("Dominique de Richery"), "C13"},
    {"jaures", N_("Nicolas Jaurès"), "C14"},
    {"avezaath", N_("Pepijn van Avezaath"), "C15"},
    {"maas", N_("Grietje Maas"), "C16"},
};
static const rs_term event_terms[] = {
    {"almonde", N_("Admiral Philips van Almonde"), "E01"},
    {"grave", N_("Admiral Hendrick Gravé"), "E02"},
    {"evertsen", N_("Admiral Cornelis Evertsen"), "E03"},
    {"ogle", N_("Admiral Chaloner Ogle"), "E04"},
    {"benbow", N_("Admiral John Benbow"), "E05"},
    {"vernon", N_("Admiral Edward Vernon"), "E06"},
    {"casse", N_("Admiral Jean du Casse"), "E07"},
    {"chateaurenault", N_("Admiral François de Châteaurenault"), "E08"},
    {"pointis", N_("Admiral Bernard de Pointis"), "E09"},
    {"lezo", N_("Admiral Blas de Lezo"), "E10"},
    {"pez", N_("Admiral Andrés de Pez"), "E11"},
    {"velasco", N_("Admiral Manuel de Velasco"), "E12"},
    {"avery", N_("Long Ben Avery"), "E13"},
    {"bonnet", N_("Stede Bonnet"), "E14"},
    {"rackham", N_("Jack Rackham"), "E15"},
    {"hornigold", N_("Benjamin Hornigold"), "E16"},
    {"l-olonnais", N_("François l'Olonnais"), "E17"},
    {"braziliano", N_("Roche Braziliano"), "E18"},
    {"war-1", N_("War"), "E19"},
    {"war-2", N_("War"), "E20"},
    {"war-3", N_("War"), "E21"},
    {"peace", N_("Peace"), "E22"},
    {"plague-1", N_("Plague"), "E23"},
    {"plague-2", N_("Plague"), "E24"},
    {"northern-storm", N_("Northern Storm"), "E25"},
    {"southern-storm", N_("Southern Storm"), "E26"},
    {"doldrums", N_("Doldrums"), "E27"},
    {"trade-winds", N_("Trade Winds"), "E28"},
    {"pirate-hunt-1", N_("Pirate Hunt"), "E29"},
    {"pirate-hunt-2", N_("Pirate Hunt"), "E30"},
    {"royal-pardon-1", N_("Royal Pardon"), "E31"},
    {"royal-pardon-2", N_("Royal Pardon"), "E32"},
    {"shifting-markets", N_("Shifting Markets"), "E33"},
    {"convoy-season", N_("Convoy Season"), "E34"},
};
#define CARGO_TERMS \
    {"cocoa-1", N_("Cocoa (1 escape)"), "K01"}, {"cocoa-2", N_("Cocoa (2 hold)"), "K02"}, {"cocoa-3", N_("Cocoa (2 escape)"), "K03"}, {"cocoa-4", N_("Cocoa (3 crew)"), "K04"}, \
    {"cocoa-5", N_("Cocoa (3 escape)"), "K05"}, {"cocoa-6", N_("Cocoa (3 masts)"), "K06"}, {"cocoa-7", N_("Cocoa (4 hull)"), "K07"}, {"cocoa-8", N_("Cocoa (5 escape)"), "K08"}, \
    {"food-1", N_("Food (1 escape)"), "K11"}, {"food-2", N_("Food (2 escape)"), "K12"}, {"food-3", N_("Food (2 crew)"), "K13"}, {"food-4", N_("Food (3 hold)"), "K14"}, \
    {"food-5", N_("Food (3 escape)"), "K15"}, {"food-6", N_("Food (3 cannons)"), "K16"}, {"food-7", N_("Food (4 escape)"), "K17"}, {"food-8", N_("Food (5 masts)"), "K18"}, \
    {"rum-1", N_("Rum (1 cannons)"), "K21"}, {"rum-2", N_("Rum (2 escape)"), "K22"}, {"rum-3", N_("Rum (2 crew)"), "K23"}, {"rum-4", N_("Rum (3 escape)"), "K24"}, \
    {"rum-5", N_("Rum (3 hold)"), "K25"}, {"rum-6", N_("Rum (3 escape)"), "K26"}, {"rum-7", N_("Rum (4 escape)"), "K27"}, {"rum-8", N_("Rum (5 masts)"), "K28"}, \
    {"spices-1", N_("Spices (1 masts)"), "K31"}, {"spices-2", N_("Spices (2 escape)"), "K32"}, {"spices-3", N_("Spices (2 cannons)"), "K33"}, {"spices-4", N_("Spices (3 escape)"), "K34"}, \
    {"spices-5", N_("Spices (3 crew)"), "K35"}, {"spices-6", N_("Spices (3 escape)"), "K36"}, {"spices-7", N_("Spices (4 escape)"), "K37"}, {"spices-8", N_("Spices (5 hold)"), "K38"}, \
    {"sugar-1", N_("Sugar (1 crew)"), "K41"}, {"sugar-2", N_("Sugar (2 escape)"), "K42"}, {"sugar-3", N_("Sugar (3 hold)"), "K43"}, {"sugar-4", N_("Sugar (3 escape)"), "K44"}, \
    {"sugar-5", N_("Sugar (3 cannons)"), "K45"}, {"sugar-6", N_("Sugar (4 masts)"), "K46"}, {"sugar-7", N_("Sugar (4 escape)"), "K47"}, {"sugar-8", N_("Sugar (5 escape)"), "K48"}, \
    {"textiles-1", N_("Textiles (1 escape)"), "K51"}, {"textiles-2", N_("Textiles (2 masts)"), "K52"}, {"textiles-3", N_("Textiles (3 escape)"), "K53"}, {"textiles-4", N_("Textiles (3 crew)"), "K54"}, \
    {"textiles-5", N_("Textiles (3 escape)"), "K55"}, {"textiles-6", N_("Textiles (4 escape)"), "K56"}, {"textiles-7", N_("Textiles (4 hold)"), "K57"}, {"textiles-8", N_("Textiles (5 cannons)"), "K58"}, \
    {"tobacco-1", N_("Tobacco (1 escape)"), "K61"}, {"tobacco-2", N_("Tobacco (2 cannons)"), "K62"}, {"tobacco-3", N_("Tobacco (3 hold)"), "K63"}, {"tobacco-4", N_("Tobacco (3 escape)"), "K64"}, \
    {"tobacco-5", N_("Tobacco (3 crew)"), "K65"}, {"tobacco-6", N_("Tobacco (4 escape)"), "K66"}, {"tobacco-7", N_("Tobacco (4 masts)"), "K67"}, {"tobacco-8", N_("Tobacco (5 escape)"), "K68"}, \
    {"wood-1", N_("Wood (1 escape)"), "K71"}, {"wood-2", N_("Wood (2 escape)"), "K72"}, {"wood-3", N_("Wood (3 hold)"), "K73"}, {"wood-4", N_("Wood (3 escape)"), "K74"}, \
    {"wood-5", N_("Wood (3 masts)"), "K75"}, {"wood-6", N_("Wood (4 cannons)"), "K76"}, {"wood-7", N_("Wood (4 escape)"), "K77"}, {"wood-8", N_("Wood (5 hull)"), "K78"},
static const rs_term cargo_terms[] = {CARGO_TERMS};
static const rs_term shown_cargo_terms[] = {CARGO_TERMS}; /* cards shown to one player: another list than that of cards that are secret */
static const rs_term copy_terms[] = {
    {"1", "1", NULL}, {"2", "2", NULL}, {"3", "3", NULL}, {"4", "4", NULL}, {"5", "5", NULL}, {"6", "6", NULL}, {"7", "7", NULL}, {"8", "8", NULL},
};
static const rs_term glory_terms[] = {
    {"crew-reroll-a", N_("Crew Battle Re-roll"), "G01a"}, {"crew-reroll-b", N_("Crew Battle Re-roll"), "G01b"}, {"crew-reroll-c", N_("Crew Battle Re-roll"), "G01c"}, {"crew-reroll-d", N_("Crew Battle Re-roll"), "G01d"}, {"crew-reroll-e", N_("Crew Battle Re-roll"), "G01e"},
    {"seamanship-reroll-a", N_("Seamanship Re-roll"), "G02a"}, {"seamanship-reroll-b", N_("Seamanship Re-roll"), "G02b"}, {"seamanship-reroll-c", N_("Seamanship Re-roll"), "G02c"}, {"seamanship-reroll-d", N_("Seamanship Re-roll"), "G02d"}, {"seamanship-reroll-e", N_("Seamanship Re-roll"), "G02e"},
    {"keen-eyes-a", N_("Keen Eyes"), "G03a"}, {"keen-eyes-b", N_("Keen Eyes"), "G03b"}, {"keen-eyes-c", N_("Keen Eyes"), "G03c"}, {"keen-eyes-d", N_("Keen Eyes"), "G03d"},
    {"silver-tongue-a", N_("Silver Tongue"), "G04a"}, {"silver-tongue-b", N_("Silver Tongue"), "G04b"}, {"silver-tongue-c", N_("Silver Tongue"), "G04c"}, {"silver-tongue-d", N_("Silver Tongue"), "G04d"},
    {"quick-learner-a", N_("Quick Learner"), "G05a"}, {"quick-learner-b", N_("Quick Learner"), "G05b"}, {"quick-learner-c", N_("Quick Learner"), "G05c"},
    {"double-shot-a", N_("Double-Shotted Volley"), "G06a"}, {"double-shot-b", N_("Double-Shotted Volley"), "G06b"}, {"double-shot-c", N_("Double-Shotted Volley"), "G06c"},
    {"precise-gunnery-a", N_("Precise Gunnery"), "G07a"}, {"precise-gunnery-b", N_("Precise Gunnery"), "G07b"}, {"precise-gunnery-c", N_("Precise Gunnery"), "G07c"},
    {"smoke-screen-a", N_("Smoke Screen"), "G08a"}, {"smoke-screen-b", N_("Smoke Screen"), "G08b"},
    {"brace-a", N_("Brace for Impact"), "G09a"}, {"brace-b", N_("Brace for Impact"), "G09b"},
    {"rally-a", N_("Rally the Crew"), "G10a"}, {"rally-b", N_("Rally the Crew"), "G10b"},
    {"ambush-a", N_("Ambush"), "G11a"}, {"ambush-b", N_("Ambush"), "G11b"},
    {"fat-prize-a", N_("Fat Prize"), "G12a"}, {"fat-prize-b", N_("Fat Prize"), "G12b"}, {"fat-prize-c", N_("Fat Prize"), "G12c"},
    {"false-colours-a", N_("False Colours"), "G13a"}, {"false-colours-b", N_("False Colours"), "G13b"},
    {"bought-pardon-a", N_("Bought Pardon"), "G14a"}, {"bought-pardon-b", N_("Bought Pardon"), "G14b"}, {"bought-pardon-c", N_("Bought Pardon"), "G14c"},
    {"denounced-a", N_("Denounced"), "G15a"}, {"denounced-b", N_("Denounced"), "G15b"},
    {"fair-wind-a", N_("Fair Wind"), "G16a"}, {"fair-wind-b", N_("Fair Wind"), "G16b"}, {"fair-wind-c", N_("Fair Wind"), "G16c"},
    {"contrary-winds-a", N_("Contrary Winds"), "G17a"}, {"contrary-winds-b", N_("Contrary Winds"), "G17b"},
    {"hidden-cove-a", N_("Hidden Cove"), "G18a"}, {"hidden-cove-b", N_("Hidden Cove"), "G18b"},
    {"hard-bargain-a", N_("Hard Bargain"), "G19a"}, {"hard-bargain-b", N_("Hard Bargain"), "G19b"},
    {"olaf-brandt", N_("Carpenter Olaf Brandt"), "S01"},
    {"mateo-ruiz", N_("Carpenter Mateo Ruiz"), "S02"},
    {"joseph-hays", N_("Master Fighter Joseph Hays"), "S03"},
    {"diego-landa", N_("Master Fighter Diego Landa"), "S04"},
    {"raul-de-torres", N_("Gunnery Captain Raúl de Torres"), "S05"},
    {"pieter-zwart", N_("Gunnery Captain Pieter Zwart"), "S06"},
    {"etienne-morel", N_("Surgeon Étienne Morel"), "S07"},
    {"amos-whitby", N_("Surgeon Amos Whitby"), "S08"},
    {"little-tam", N_("Lookout Little Tam"), "S09"},
    {"ines-vidal", N_("Lookout Inés Vidal"), "S10"},
    {"jacob-lievens", N_("Purser Jacob Lievens"), "S11"},
    {"bartolome-cano", N_("Purser Bartolomé Cano"), "S12"},
    {"gilles-hamon", N_("Sailing Master Gilles Hamon"), "S13"},
    {"nathaniel-pike", N_("Sailing Master Nathaniel Pike"), "S14"},
    {"yves-kerbrat", N_("Master Gunner Yves Kerbrat"), "S15"},
    {"sancho-olmedo", N_("Master Gunner Sancho Olmedo"), "S16"},
};
static const rs_term kind_terms[] = {
    {"crew-reroll", N_("Crew Battle Re-roll"), "G01"},
    {"seamanship-reroll", N_("Seamanship Re-roll"), "G02"},
    {"keen-eyes", N_("Keen Eyes"), "G03"},
    {"silver-tongue", N_("Silver Tongue"), "G04"},
    {"quick-learner", N_("Quick Learner"), "G05"},
    {"double-shot", N_("Double-Shotted Volley"), "G06"},
    {"precise-gunnery", N_("Precise Gunnery"), "G07"},
    {"smoke-screen", N_("Smoke Screen"), "G08"},
    {"brace", N_("Brace for Impact"), "G09"},
    {"rally", N_("Rally the Crew"), "G10"},
    {"ambush", N_("Ambush"), "G11"},
    {"fat-prize", N_("Fat Prize"), "G12"},
    {"false-colours", N_("False Colours"), "G13"},
    {"bought-pardon", N_("Bought Pardon"), "G14"},
    {"denounced", N_("Denounced"), "G15"},
    {"fair-wind", N_("Fair Wind"), "G16"},
    {"contrary-winds", N_("Contrary Winds"), "G17"},
    {"hidden-cove", N_("Hidden Cove"), "G18"},
    {"hard-bargain", N_("Hard Bargain"), "G19"},
};
static const rs_term specialist_terms[] = {
    {"carpenter", N_("Carpenter"), NULL}, {"master-fighter", N_("Master Fighter"), NULL}, {"gunnery-captain", N_("Gunnery Captain"), NULL},
    {"surgeon", N_("Surgeon"), NULL}, {"lookout", N_("Lookout"), NULL}, {"purser", N_("Purser"), NULL},
    {"sailing-master", N_("Sailing Master"), NULL}, {"master-gunner", N_("Master Gunner"), NULL},
};
#define RUMOUR_TERMS \
    {"drowned-silver", N_("Drowned Silver"), "R01"}, \
    {"wreck-off-nassau", N_("The Wreck off Nassau"), "R02"}, \
    {"coral-bay", N_("The Coral Bay"), "R03"}, \
    {"burnt-galleon", N_("The Burnt Galleon"), "R04"}, \
    {"careening-beach", N_("The Careening Beach"), "R05"}, \
    {"castaway-gunner", N_("The Castaway Gunner"), "R06"}, \
    {"marooned-pilot", N_("The Marooned Pilot"), "R07"}, \
    {"turtle-island-hunters", N_("Turtle Island Hunters"), "R08"}, \
    {"mutineers-camp", N_("The Mutineers' Camp"), "R09"}, \
    {"drifting-powder-ship", N_("The Drifting Powder Ship"), "R10"}, \
    {"smugglers-anchorage", N_("The Smugglers' Anchorage"), "R11"}, \
    {"ghost-lights", N_("Ghost Lights"), "R12"}, \
    {"spanish-payroll", N_("The Spanish Payroll"), "R13"}, \
    {"forged-documents", N_("Forged Documents"), "R14"}, \
    {"myriad-of-goods", N_("A Myriad of Goods"), "R15"}, \
    {"governors-debt", N_("The Governor's Debt"), "R16"}, \
    {"friend-in-seville", N_("A Friend in Seville"), "R17"}, \
    {"old-boatswain", N_("The Old Boatswain"), "R18"}, \
    {"friend-in-amsterdam", N_("A Friend in Amsterdam"), "R19"}, \
    {"idle-yard", N_("The Idle Yard"), "R20"}, \
    {"widows-chart", N_("The Widow's Chart"), "R21"}, \
    {"gambling-den", N_("The Gambling Den"), "R22"}, \
    {"warehouse-master", N_("The Warehouse Master"), "R23"}, \
    {"friend-in-paris", N_("A Friend in Paris"), "R24"}, \
    {"friend-in-london", N_("A Friend in London"), "R25"},
static const rs_term rumour_terms[] = {RUMOUR_TERMS};
static const rs_term mission_terms[] = {
    {"queens-cousin", N_("The Queen's Cousin"), "M01"},
    {"surgeon-for-nassau", N_("A Surgeon for Nassau"), "M02"},
    {"silver-for-the-garrison", N_("Silver for the Garrison"), "M03"},
    {"sealed-orders", N_("Sealed Orders"), "M04"},
    {"exiled-count", N_("The Exiled Count"), "M05"},
    {"runaway-heir", N_("The Runaway Heir"), "M06"},
    {"brothers-for-the-mission", N_("Brothers for the Mission"), "M07"},
    {"bread-for-the-fort", N_("Bread for the Fort"), "M08"},
    {"canvas-and-planks", N_("Canvas and Planks"), "M09"},
    {"governors-cellar", N_("The Governor's Cellar"), "M10"},
    {"timber-for-the-jetty", N_("Timber for the Jetty"), "M11"},
    {"feast-in-tortuga", N_("A Feast in Tortuga"), "M12"},
    {"rid-us-of-the-sloop", N_("Rid Us of the Sloop"), "M13"},
    {"rid-us-of-the-frigate", N_("Rid Us of the Frigate"), "M14"},
    {"bring-me-a-pirate", N_("Bring Me a Pirate"), "M15"},
    {"vendetta", N_("Vendetta"), "M16"},
    {"privateers-letter", N_("The Privateer's Letter"), "M17"},
    {"dutch-competition", N_("Dutch Competition"), "M18"},
    {"break-the-blockade", N_("Break the Blockade"), "M19"},
    {"chart-the-shoals", N_("Chart the Shoals"), "M20"},
    {"lost-survey-ship", N_("The Lost Survey Ship"), "M21"},
    {"hermit", N_("The Hermit"), "M22"},
    {"letters-to-three-governors", N_("Letters to Three Governors"), "M23"},
    {"wine-for-a-pardon", N_("Wine for a Pardon"), "M24"},
    {"duel-on-the-beach", N_("The Duel on the Beach"), "M25"},
};
static const rs_term aim_terms[] = {
    SEAT_TERMS NPC_TERMS
    {"merchant", N_("the merchant"), NULL}, {"spanish-merchant", N_("a Spanish merchant"), NULL}, {"spy", N_("what the mission asks for"), NULL},
    RUMOUR_TERMS
};

WORDS(mm_master_words, "master", master_terms, "none");
WORDS(mm_event_words, "event", event_terms, NULL);
WORDS(mm_event_or_none_words, "event", event_terms, "none");
const rs_words mm_commander_words = {"commander", MM_NPC_CARDS, event_terms, "none"};
WORDS(mm_cargo_words, "cargo", cargo_terms, NULL);
WORDS(mm_maybe_cargo_words, "cargo", cargo_terms, "");
WORDS(mm_cargo_or_none_words, "cargo", cargo_terms, "none");
WORDS(mm_shown_cargo_words, "cargo", shown_cargo_terms, NULL);
WORDS(mm_copy_words, "copy", copy_terms, NULL);
WORDS(mm_glory_words, "glory", glory_terms, NULL);
WORDS(mm_glory_or_none_words, "glory", glory_terms, "none");
WORDS(mm_kind_words, "kind", kind_terms, NULL);
WORDS(mm_specialist_words, "specialist", specialist_terms, NULL);
WORDS(mm_rumour_words, "rumour", rumour_terms, NULL);
WORDS(mm_rumour_or_none_words, "rumour", rumour_terms, "none");
WORDS(mm_mission_words, "mission", mission_terms, NULL);
WORDS(mm_mission_or_none_words, "mission", mission_terms, "none");
WORDS(mm_aim_words, "aim", aim_terms, NULL);

/* ---- In play ----------------------------------------------------------------------------------------------------- */

static const rs_term declare_terms[] = {{"shoot", N_("Shoot"), NULL}, {"board", N_("Board"), NULL}, {"flee", N_("Flee"), NULL}};
static const rs_term face_terms[] = {{"1", "1", NULL}, {"2", "2", NULL}, {"3", "3", NULL}, {"4", "4", NULL}, {"skull", N_("skull"), "s"}};
static const rs_term whose_terms[] = {{"own", N_("own"), NULL}, {"enemy", N_("the enemy's"), NULL}};
static const rs_term thing_terms[] = {
    {"nothing", N_("nothing"), NULL}, {"card", N_("a card, face down"), NULL}, {"grappling-hooks", N_("Grappling Hooks"), NULL},
    {"sailing-master", N_("the Sailing Master"), NULL}, {"salvo", N_("Salvatierra's extra hit"), NULL},
    {"gunnery-captain", N_("the Gunnery Captain"), NULL}, {"master-fighter", N_("the Master Fighter"), NULL},
};
static const rs_term window_terms[] = {
    {"start-of-turn", N_("the start of a turn"), "W-T"}, {"before-battle", N_("before the battle"), "W-B0"}, {"declared", N_("after the declarations"), "W-B1"},
    {"contest", N_("after the contest"), "W-B2"}, {"hits", N_("when the hits are known"), "W-B3"}, {"volley", N_("after the location dice"), "W-B4"},
    {"crew-round", N_("before a round of the crew battle"), "W-C1"}, {"crew-dice", N_("after the Leadership dice"), "W-C2"},
    {"found", N_("when found"), "W-F"}, {"offer", N_("when the offer lies open"), "W-G"}, {"attack", N_("when attacking a merchant"), "W-R1"},
    {"plunder", N_("before the plunder is paid"), "W-R2"}, {"copy", N_("after a glory card"), "W-Q"},
};

WORDS(mm_declare_words, "declaration", declare_terms, NULL);
WORDS(mm_declare_or_none_words, "declaration", declare_terms, "none");
WORDS(mm_face_words, "face", face_terms, NULL);
WORDS(mm_whose_words, "whose", whose_terms, NULL);
WORDS(mm_thing_words, "thing", thing_terms, NULL);
WORDS(mm_window_words, "window", window_terms, NULL);

/* Tokens that are drawn at random: by nation, by good, by modification. */
static const rs_term merchant_token_terms[] = {
    {"nl-1", N_("Dutch"), NULL}, {"nl-2", N_("Dutch"), NULL}, {"nl-3", N_("Dutch"), NULL}, {"nl-4", N_("Dutch"), NULL},
    {"en-1", N_("English"), NULL}, {"en-2", N_("English"), NULL}, {"en-3", N_("English"), NULL}, {"en-4", N_("English"), NULL},
    {"fr-1", N_("French"), NULL}, {"fr-2", N_("French"), NULL}, {"fr-3", N_("French"), NULL}, {"fr-4", N_("French"), NULL},
    {"es-1", N_("Spanish"), NULL}, {"es-2", N_("Spanish"), NULL}, {"es-3", N_("Spanish"), NULL}, {"es-4", N_("Spanish"), NULL}, {"es-5", N_("Spanish"), NULL},
};
#define THREE(w_, n_) {w_ "-1", n_, NULL}, {w_ "-2", n_, NULL}, {w_ "-3", n_, NULL}
static const rs_term demand_token_terms[] = {
    THREE("cocoa", N_("Cocoa")), THREE("food", N_("Food")), THREE("rum", N_("Rum")), THREE("spices", N_("Spices")),
    THREE("sugar", N_("Sugar")), THREE("textiles", N_("Textiles")), THREE("tobacco", N_("Tobacco")), THREE("wood", N_("Wood")),
};
#define TWO(w_, n_) {w_ "-1", n_, NULL}, {w_ "-2", n_, NULL}
static const rs_term mod_token_terms[] = {
    TWO("swivel-guns", N_("Swivel Guns")), TWO("hammocks", N_("Hammocks")), TWO("rigging", N_("Rigging & Sails")), TWO("reinforced-hull", N_("Reinforced Hull")),
    TWO("four-pounders", N_("Four-Pounders")), TWO("long-guns", N_("Long Guns")), TWO("cannon-port", N_("Extra Cannon Port")), TWO("extra-hold", N_("Extra Hold")),
};

WORDS(mm_merchant_token_words, "merchant", merchant_token_terms, NULL);
WORDS(mm_demand_token_words, "demand", demand_token_terms, NULL);
WORDS(mm_mod_token_words, "token", mod_token_terms, NULL);
