/* words.c - what everything on the table of marauders is called: a word for moves and positions, a label for people, the rules' code. */
#include "games/marauders/marauders.h"

/* clang-format off */

#define WORDS(name_, kind_, terms_, none_) const rs_words name_ = {kind_, RS_COUNT(terms_), terms_, none_}
#define SEAT_WORDS(name_, kind_, terms_, none_) const rs_words name_ = {kind_, RS_COUNT(terms_), terms_, none_, {{0, 1}}}

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
    {"havana", N_("Havana"), "HAV", N_("Demanded goods bring non-pirates 7 gold. Raids on Spanish merchants: a fourth card, kept if it shows a hit.")},
    {"nassau", N_("Nassau"), "NAS", N_("Goods cost 2 or 1 gold, and sell for 2 unless demanded. A naval ship has to find you twice.")},
    {"tortuga", N_("Tortuga"), "TOR", N_("At sea the French navy ignores pirates without a French bounty; pirates of the game do not search for French captains.")},
    {"port-royal", N_("Port Royal"), "PRO", N_("Pirates recruit free of charge. With an English bounty, you enter for 2 gold or by an Influence roll.")},
    {"old-providence", N_("Old Providence"), "OPR", N_("With a Spanish bounty: weapons cost 1 gold, and repairs, a Reinforced Hull included, are free.")},
    {"petit-goave", N_("Petit-Goâve"), "PGO", N_("Non-pirates recruit and repair free of charge; pirates can do neither.")},
    {"cartagena", N_("Cartagena"), "CAR", N_("Pay for 3 cards, and you may take 1 more for nothing. You find a Spanish merchant without a roll.")},
    {"santo-domingo", N_("Santo Domingo"), "SDO", N_("Before buying goods you may pay 1 gold, once, for another offer.")},
    {"caribbean-sea", N_("the Caribbean Sea"), "CSE", N_("No port and no nation: a merchant found here is of the nation on its token.")},
    {"curacao", N_("Curaçao"), "CUR", N_("Listening for a rumour is free. A frigate or galleon costs 30 gold.")},
    {"san-juan", N_("San Juan"), "SJU", N_("A successful raid on a Spanish merchant brings 3 gold more, which count towards the 12 gold of a glory point.")},
    {"caracas", N_("Caracas"), "CCS", N_("Your offer has 8 cards, unless you bought goods here last turn.")},
    {"st-maarten", N_("St. Maarten"), "SMA", N_("Anybody may stash gold here for a fee of 5. Your offer has 7 cards, a Dutch captain's 8.")},
    {"basse-terre", N_("Basse-Terre"), "BAS", N_("A French naval ship that fails to find you rolls a second time.")},
    {"st-john", N_("St. John"), "SJO", N_("A modification costs 1 gold. If you buy a ship here, you can keep old modifications for 1 gold each.")},
    {"bridgetown", N_("Bridgetown"), "BRI", N_("Whoever enters with a frigate, galleon or man-o-war rolls Seamanship or takes 1 hit on the Hull.")},
    {"trinidad", N_("Trinidad"), "TRI", N_("No naval ship sees you at sea here.")},
};
static const rs_term pair_terms[] = { /* two nations at war */
    {"netherlands-england", N_("the Netherlands and England"), "NL-EN"}, {"netherlands-france", N_("the Netherlands and France"), "NL-FR"},
    {"netherlands-spain", N_("the Netherlands and Spain"), "NL-ES"}, {"england-france", N_("England and France"), "EN-FR"},
    {"england-spain", N_("England and Spain"), "EN-ES"}, {"france-spain", N_("France and Spain"), "FR-ES"},
};

SEAT_WORDS(mm_seat_words, "captain", seat_terms, NULL);
SEAT_WORDS(mm_seat_or_none_words, "captain", seat_terms, "none");
WORDS(mm_nation_words, "nation", nation_terms, NULL);
WORDS(mm_nation_or_none_words, "nation", nation_terms, "none");
WORDS(mm_maybe_nation_words, "nation", nation_terms, "");
WORDS(mm_npc_words, "npc", npc_terms, NULL);
SEAT_WORDS(mm_side_words, "side", side_terms, NULL);
SEAT_WORDS(mm_side_or_none_words, "side", side_terms, "none");
WORDS(mm_zone_words, "zone", zone_terms, NULL);
WORDS(mm_spot_words, "zone", zone_terms, "nowhere");
WORDS(mm_maybe_zone_words, "zone", zone_terms, "");
WORDS(mm_pair_words, "pair", pair_terms, NULL);

/* ---- Ships and what is on them ----------------------------------------------------------------------------------- */

static const rs_term location_terms[] = {
    {"hull", N_("Hull"), NULL}, {"hold", N_("Cargo hold"), NULL}, {"masts", N_("Masts"), NULL}, {"crew", N_("Crew"), NULL}, {"cannons", N_("Cannons"), NULL},
};
static const rs_term ship_terms[] = {
    {"sloop", N_("sloop"), NULL, N_("A ship to start with: small, and the easiest to handle.")},
    {"flute", N_("flute"), NULL, N_("A ship to start with: much cargo, few hands and guns.")},
    {"frigate", N_("frigate"), NULL, N_("The first frigate or galleon a captain buys brings 1 glory point.")},
    {"galleon", N_("galleon"), NULL, N_("The first frigate or galleon a captain buys brings 1 glory point.")},
    {"man-o-war", N_("man-o-war"), NULL, N_("Never for sale and worth nothing in trade. Navies at war sail it; it can be captured.")},
};
static const rs_term skill_terms[] = {
    {"seamanship", N_("Seamanship"), NULL, N_("Rolled in contests, in raids and against storms.")},
    {"scouting", N_("Scouting"), NULL, N_("Rolled to find ships, to spy, and to test rumours at sea.")},
    {"leadership", N_("Leadership"), NULL, N_("Rolled in crew battles, to recruit and to hire.")},
    {"influence", N_("Influence"), NULL, N_("Rolled to hear rumours, to test them in port, and for missions.")},
};
static const rs_term good_terms[] = {
    {"cocoa", N_("Cocoa"), NULL}, {"food", N_("Food"), NULL}, {"rum", N_("Rum"), NULL}, {"spices", N_("Spices"), NULL},
    {"sugar", N_("Sugar"), NULL}, {"textiles", N_("Textiles"), NULL}, {"tobacco", N_("Tobacco"), NULL}, {"wood", N_("Wood"), NULL},
};
static const rs_term weapon_terms[] = {
    {"grappling-hooks", N_("Grappling Hooks"), "SW1", N_("Spend them after the contest if you declared Board: roll any of your dice again. In a raid: 1 failed die succeeds.")},
    {"chain-shot", N_("Chain Shot"), "SW2", N_("Spend it after the location dice: skulls hit the Masts; hits that they cannot take are lost. In a raid: 1 failed die succeeds.")},
    {"grapeshot", N_("Grapeshot"), "SW3", N_("Spend it after the location dice: skulls hit the Crew; hits that it cannot take are lost. In a raid: 1 failed die succeeds.")},
};
static const rs_term mod_terms[] = { /* the last two are what a port shows of a token that was not turned yet, or not even laid */
    {"swivel-guns", N_("Swivel Guns"), "MOD1", N_("Before a crew battle, roll 2 dice; with any success the enemy loses 1 Crew.")},
    {"hammocks", N_("Hammocks"), "MOD2", N_("Crew maximum 1 higher, up to 5; recruit to fill the new place.")},
    {"rigging", N_("Rigging & Sails"), "MOD3", N_("Manoeuvrability 1 higher, up to 5.")},
    {"reinforced-hull", N_("Reinforced Hull"), "MOD4", N_("Turn it over to undo one hit on any location, except in crew battles. Shipyards restore it for 3 gold.")},
    {"four-pounders", N_("Four-Pounders"), "MOD5", N_("Once a battle, when either side has declared Flee: 1 hit, even without Cannons.")},
    {"long-guns", N_("Long Guns"), "MOD6", N_("Before round 1 of a naval battle, roll a die for each of your Cannons; each success is a hit.")},
    {"cannon-port", N_("Extra Cannon Port"), "MOD7", N_("Cannons 1 higher, up to 5.")},
    {"extra-hold", N_("Extra Hold"), "MOD8", N_("Cargo hold 1 higher, up to 5.")},
    {"face-down", N_("a face-down token"), NULL},
    {"to-come", N_("a token to come"), NULL},
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
    {"reyes", N_("Felipe de los Reyes"), "C01", N_("Once in each round of a naval battle, move a hit on your ship to the Hull or a location with points left.")},
    {"silva", N_("Frederico da Silva"), "C02", N_("Where recruiting is allowed, it fills your Crew without a roll or gold.")},
    {"salvatierra", N_("Rodrigo Salvatierra"), "C03", N_("Once per naval battle, if you win the contest and your volley scores a hit: 1 more hit, Cannons or not.")},
    {"ferrer", N_("Lucía Ferrer"), "C04", N_("Each mission you complete pays 4 gold more.")},
    {"quiroga", N_("Hernán Quiroga"), "C05", N_("Demanded cards bring you 1 gold more each. You roll 1 more die when listening for a rumour.")},
    {"iriarte", N_("Tomás Iriarte"), "C06", N_("You have room for two rumours.")},
    {"wright", N_("Frances Wright"), "C07", N_("Once a turn, roll all dice of a failed Scouting roll for a merchant again.")},
    {"tregarne", N_("Hugh Tregarne"), "C08", N_("You roll 1 more die in the first round of each crew battle.")},
    {"penhallow", N_("Silas Penhallow"), "C09", N_("If you win the contest, your Flee succeeds even against exactly 1 enemy success.")},
    {"crewe", N_("Josiah Crewe"), "C10", N_("Each damage point repaired and each modification costs you 1 gold less.")},
    {"ashcombe", N_("Edmund Ashcombe"), "C11", N_("Before you buy goods, replace 1 or 2 cards of your offer, once.")},
    {"villon", N_("Alexandre Villon"), "C12", N_("Bounty, war and plague close no port to you. In an illegal one, your Port action takes an Influence roll.")},
    {"richery", N_("Dominique de Richery"), "C13", N_("In your raids one escape symbol is not counted.")},
    {"jaures", N_("Nicolas Jaurès"), "C14", N_("Ships of the game that search for you roll 1 die less, but at least 1.")},
    {"avezaath", N_("Pepijn van Avezaath"), "C15", N_("At sea you can carry 1 cargo card more than your Cargo hold has points.")},
    {"maas", N_("Grietje Maas"), "C16", N_("For each glory card you draw, see two and keep one. Listening for a rumour costs you nothing.")},
};
static const rs_term event_terms[] = {
    {"almonde", N_("Admiral Philips van Almonde"), "E01", N_("When the round ends, takes command of the Dutch naval ship and brings it to Curaçao.")},
    {"grave", N_("Admiral Hendrick Gravé"), "E02", N_("When the round ends, takes command of the Dutch naval ship and brings it to St. Maarten.")},
    {"evertsen", N_("Admiral Cornelis Evertsen"), "E03", N_("When the round ends, takes command of the Dutch naval ship and brings it to St. Maarten.")},
    {"ogle", N_("Admiral Chaloner Ogle"), "E04", N_("When the round ends, takes command of the English naval ship and brings it to Old Providence.")},
    {"benbow", N_("Admiral John Benbow"), "E05", N_("When the round ends, takes command of the English naval ship and brings it to Port Royal.")},
    {"vernon", N_("Admiral Edward Vernon"), "E06", N_("When the round ends, takes command of the English naval ship and brings it to Bridgetown.")},
    {"casse", N_("Admiral Jean du Casse"), "E07", N_("When the round ends, takes command of the French naval ship and brings it to Petit-Goâve.")},
    {"chateaurenault", N_("Admiral François de Châteaurenault"), "E08", N_("When the round ends, takes command of the French naval ship and brings it to Basse-Terre.")},
    {"pointis", N_("Admiral Bernard de Pointis"), "E09", N_("When the round ends, takes command of the French naval ship and brings it to Tortuga.")},
    {"lezo", N_("Admiral Blas de Lezo"), "E10", N_("When the round ends, takes command of the Spanish naval ship and brings it to Cartagena.")},
    {"pez", N_("Admiral Andrés de Pez"), "E11", N_("When the round ends, takes command of the Spanish naval ship and brings it to Havana.")},
    {"velasco", N_("Admiral Manuel de Velasco"), "E12", N_("When the round ends, takes command of the Spanish naval ship and brings it to San Juan.")},
    {"avery", N_("Long Ben Avery"), "E13", N_("When the round ends, takes command of the pirate sloop and brings it to St. John.")},
    {"bonnet", N_("Stede Bonnet"), "E14", N_("When the round ends, takes command of the pirate sloop and brings it to Bridgetown.")},
    {"rackham", N_("Jack Rackham"), "E15", N_("When the round ends, takes command of the pirate sloop and brings it to Nassau.")},
    {"hornigold", N_("Benjamin Hornigold"), "E16", N_("When the round ends, takes command of the pirate frigate and brings it to Trinidad.")},
    {"l-olonnais", N_("François l'Olonnais"), "E17", N_("When the round ends, takes command of the pirate frigate and brings it to Tortuga.")},
    {"braziliano", N_("Roche Braziliano"), "E18", N_("When the round ends, takes command of the pirate frigate and brings it to Port Royal.")},
    {"war-1", N_("War"), "E19", N_("Two nations drawn at random go to war; this replaces any earlier war.")},
    {"war-2", N_("War"), "E20", N_("Two nations drawn at random go to war; this replaces any earlier war.")},
    {"war-3", N_("War"), "E21", N_("Two nations drawn at random go to war; this replaces any earlier war.")},
    {"peace", N_("Peace"), "E22", N_("The war, if any, is over.")},
    {"plague-1", N_("Plague"), "E23", N_("This round the ports of Havana, Tortuga, St. Maarten and Bridgetown are closed; nobody recruits there.")},
    {"plague-2", N_("Plague"), "E24", N_("This round the ports of Port Royal, Cartagena, Curaçao and San Juan are closed; nobody recruits there.")},
    {"northern-storm", N_("Northern Storm"), "E25", N_("Whoever starts a turn at sea in a zone of the storm rolls Seamanship or takes 1 hit on the Masts. No ship leaves port there.")},
    {"southern-storm", N_("Southern Storm"), "E26", N_("Whoever starts a turn at sea in a zone of the storm rolls Seamanship or takes 1 hit on the Masts. No ship leaves port there.")},
    {"doldrums", N_("Doldrums"), "E27", N_("This round nobody makes more than 2 Moves in a turn, extra Moves included.")},
    {"trade-winds", N_("Trade Winds"), "E28", N_("This round everybody has 1 extra Move.")},
    {"pirate-hunt-1", N_("Pirate Hunt"), "E29", N_("Each French and each Spanish bounty of 1 to 4 rises by 1.")},
    {"pirate-hunt-2", N_("Pirate Hunt"), "E30", N_("Each English and each Dutch bounty of 1 to 4 rises by 1.")},
    {"royal-pardon-1", N_("Royal Pardon"), "E31", N_("When your turn starts, you may buy off Dutch and Spanish bounty points for 5 gold each.")},
    {"royal-pardon-2", N_("Royal Pardon"), "E32", N_("When your turn starts, you may buy off English and French bounty points for 5 gold each.")},
    {"shifting-markets", N_("Shifting Markets"), "E33", N_("All demand tokens are mixed, and every port gets a new one.")},
    {"convoy-season", N_("Convoy Season"), "E34", N_("The tokens on the Merchant track are mixed and dealt to the zones without a merchant.")},
};
#define CARGO_TERMS \
    {"cocoa-1", N_("Cocoa (plunder 1, escape)"), "K01"}, {"cocoa-2", N_("Cocoa (plunder 2, hits hold)"), "K02"}, {"cocoa-3", N_("Cocoa (plunder 2, escape)"), "K03"}, {"cocoa-4", N_("Cocoa (plunder 3, hits crew)"), "K04"}, \
    {"cocoa-5", N_("Cocoa (plunder 3, escape)"), "K05"}, {"cocoa-6", N_("Cocoa (plunder 3, hits masts)"), "K06"}, {"cocoa-7", N_("Cocoa (plunder 4, hits hull)"), "K07"}, {"cocoa-8", N_("Cocoa (plunder 5, escape)"), "K08"}, \
    {"food-1", N_("Food (plunder 1, escape)"), "K11"}, {"food-2", N_("Food (plunder 2, escape)"), "K12"}, {"food-3", N_("Food (plunder 2, hits crew)"), "K13"}, {"food-4", N_("Food (plunder 3, hits hold)"), "K14"}, \
    {"food-5", N_("Food (plunder 3, escape)"), "K15"}, {"food-6", N_("Food (plunder 3, hits cannons)"), "K16"}, {"food-7", N_("Food (plunder 4, escape)"), "K17"}, {"food-8", N_("Food (plunder 5, hits masts)"), "K18"}, \
    {"rum-1", N_("Rum (plunder 1, hits cannons)"), "K21"}, {"rum-2", N_("Rum (plunder 2, escape)"), "K22"}, {"rum-3", N_("Rum (plunder 2, hits crew)"), "K23"}, {"rum-4", N_("Rum (plunder 3, escape)"), "K24"}, \
    {"rum-5", N_("Rum (plunder 3, hits hold)"), "K25"}, {"rum-6", N_("Rum (plunder 3, escape)"), "K26"}, {"rum-7", N_("Rum (plunder 4, escape)"), "K27"}, {"rum-8", N_("Rum (plunder 5, hits masts)"), "K28"}, \
    {"spices-1", N_("Spices (plunder 1, hits masts)"), "K31"}, {"spices-2", N_("Spices (plunder 2, escape)"), "K32"}, {"spices-3", N_("Spices (plunder 2, hits cannons)"), "K33"}, {"spices-4", N_("Spices (plunder 3, escape)"), "K34"}, \
    {"spices-5", N_("Spices (plunder 3, hits crew)"), "K35"}, {"spices-6", N_("Spices (plunder 3, escape)"), "K36"}, {"spices-7", N_("Spices (plunder 4, escape)"), "K37"}, {"spices-8", N_("Spices (plunder 5, hits hold)"), "K38"}, \
    {"sugar-1", N_("Sugar (plunder 1, hits crew)"), "K41"}, {"sugar-2", N_("Sugar (plunder 2, escape)"), "K42"}, {"sugar-3", N_("Sugar (plunder 3, hits hold)"), "K43"}, {"sugar-4", N_("Sugar (plunder 3, escape)"), "K44"}, \
    {"sugar-5", N_("Sugar (plunder 3, hits cannons)"), "K45"}, {"sugar-6", N_("Sugar (plunder 4, hits masts)"), "K46"}, {"sugar-7", N_("Sugar (plunder 4, escape)"), "K47"}, {"sugar-8", N_("Sugar (plunder 5, escape)"), "K48"}, \
    {"textiles-1", N_("Textiles (plunder 1, escape)"), "K51"}, {"textiles-2", N_("Textiles (plunder 2, hits masts)"), "K52"}, {"textiles-3", N_("Textiles (plunder 3, escape)"), "K53"}, {"textiles-4", N_("Textiles (plunder 3, hits crew)"), "K54"}, \
    {"textiles-5", N_("Textiles (plunder 3, escape)"), "K55"}, {"textiles-6", N_("Textiles (plunder 4, escape)"), "K56"}, {"textiles-7", N_("Textiles (plunder 4, hits hold)"), "K57"}, {"textiles-8", N_("Textiles (plunder 5, hits cannons)"), "K58"}, \
    {"tobacco-1", N_("Tobacco (plunder 1, escape)"), "K61"}, {"tobacco-2", N_("Tobacco (plunder 2, hits cannons)"), "K62"}, {"tobacco-3", N_("Tobacco (plunder 3, hits hold)"), "K63"}, {"tobacco-4", N_("Tobacco (plunder 3, escape)"), "K64"}, \
    {"tobacco-5", N_("Tobacco (plunder 3, hits crew)"), "K65"}, {"tobacco-6", N_("Tobacco (plunder 4, escape)"), "K66"}, {"tobacco-7", N_("Tobacco (plunder 4, hits masts)"), "K67"}, {"tobacco-8", N_("Tobacco (plunder 5, escape)"), "K68"}, \
    {"wood-1", N_("Wood (plunder 1, escape)"), "K71"}, {"wood-2", N_("Wood (plunder 2, escape)"), "K72"}, {"wood-3", N_("Wood (plunder 3, hits hold)"), "K73"}, {"wood-4", N_("Wood (plunder 3, escape)"), "K74"}, \
    {"wood-5", N_("Wood (plunder 3, hits masts)"), "K75"}, {"wood-6", N_("Wood (plunder 4, hits cannons)"), "K76"}, {"wood-7", N_("Wood (plunder 4, escape)"), "K77"}, {"wood-8", N_("Wood (plunder 5, hits hull)"), "K78"},
static const rs_term cargo_terms[] = {CARGO_TERMS};
static const rs_term shown_cargo_terms[] = {CARGO_TERMS}; /* cards shown to one player: another list than that of cards that are secret */
static const rs_term copy_terms[] = {
    {"1", "1", NULL}, {"2", "2", NULL}, {"3", "3", NULL}, {"4", "4", NULL}, {"5", "5", NULL}, {"6", "6", NULL}, {"7", "7", NULL}, {"8", "8", NULL},
};
/* What they say: a kind and all its cards say the same. */
#define CREW_REROLL_SAYS N_("After a roll of a crew battle: any Leadership dice of one side are rolled again.")
#define SEAMANSHIP_REROLL_SAYS N_("After the contest: any dice of one side are rolled again.")
#define KEEN_EYES_SAYS N_("Roll any dice of your Scouting roll again.")
#define SILVER_TONGUE_SAYS N_("Roll any dice of your Influence roll again.")
#define QUICK_LEARNER_SAYS N_("When somebody else has just played a card that can be copied, it works once more, for you.")
#define DOUBLE_SHOT_SAYS N_("Your volley of at least 1 hit has 1 more hit, Cannons or not.")
#define PRECISE_GUNNERY_SAYS N_("Set one location die of your volley to 1, 2, 3 or 4.")
#define SMOKE_SCREEN_SAYS N_("After declaring Flee: if you win the contest you get away, whatever the enemy's successes.")
#define BRACE_SAYS N_("In a naval battle, undo one hit allotted to your ship.")
#define RALLY_SAYS N_("You have 2 more Leadership dice in this round of the crew battle.")
#define AMBUSH_SAYS N_("As the attacker, you may declare Board in round 1.")
#define FAT_PRIZE_SAYS N_("Your successful raid brings 3 gold more; they count towards the 12.")
#define FALSE_COLOURS_SAYS N_("Your attack on this merchant brings no bounty.")
#define BOUGHT_PARDON_SAYS N_("In port: remove all bounty points of one nation for 4 gold each.")
#define DENOUNCED_SAYS N_("As another player's turn begins: a bounty of 1 to 4 on that captain rises by 1; you choose which.")
#define FAIR_WIND_SAYS N_("You have 1 extra Move this turn.")
#define CONTRARY_WINDS_SAYS N_("As another player's turn begins: that player has 1 action less, but always keeps the last one.")
#define HIDDEN_COVE_SAYS N_("The Scouting roll that found you fails after all.")
#define HARD_BARGAIN_SAYS N_("Cards of your offer cost 1 gold less each, but at least 1.")
#define CARPENTER_SAYS N_("At the end of your turn, 1 damage point is repaired, Crew excepted.")
#define MASTER_FIGHTER_SAYS N_("In each round of a crew battle you may roll one of your dice again; no enemy can make you roll dice again.")
#define GUNNERY_CAPTAIN_SAYS N_("When your guns have scored hits, you may roll one location die again.")
#define SURGEON_SAYS N_("After a battle or raid that you survived and in which hits cost Crew, 1 Crew comes back.")
#define LOOKOUT_SAYS N_("You may roll one die of each of your Scouting rolls again.")
#define PURSER_SAYS N_("Your offers have 1 card more.")
#define SAILING_MASTER_SAYS N_("You may roll one die of each of your contest rolls and raid rolls again.")
#define MASTER_GUNNER_SAYS N_("If you declare Shoot and do not win the contest: 1 more hit, up to your Cannons.")
#define GLORY_TERMS \
    {"crew-reroll-a", N_("Crew Battle Re-roll"), "G01a", CREW_REROLL_SAYS}, \
    {"crew-reroll-b", N_("Crew Battle Re-roll"), "G01b", CREW_REROLL_SAYS}, \
    {"crew-reroll-c", N_("Crew Battle Re-roll"), "G01c", CREW_REROLL_SAYS}, \
    {"crew-reroll-d", N_("Crew Battle Re-roll"), "G01d", CREW_REROLL_SAYS}, \
    {"crew-reroll-e", N_("Crew Battle Re-roll"), "G01e", CREW_REROLL_SAYS}, \
    {"seamanship-reroll-a", N_("Seamanship Re-roll"), "G02a", SEAMANSHIP_REROLL_SAYS}, \
    {"seamanship-reroll-b", N_("Seamanship Re-roll"), "G02b", SEAMANSHIP_REROLL_SAYS}, \
    {"seamanship-reroll-c", N_("Seamanship Re-roll"), "G02c", SEAMANSHIP_REROLL_SAYS}, \
    {"seamanship-reroll-d", N_("Seamanship Re-roll"), "G02d", SEAMANSHIP_REROLL_SAYS}, \
    {"seamanship-reroll-e", N_("Seamanship Re-roll"), "G02e", SEAMANSHIP_REROLL_SAYS}, \
    {"keen-eyes-a", N_("Keen Eyes"), "G03a", KEEN_EYES_SAYS}, \
    {"keen-eyes-b", N_("Keen Eyes"), "G03b", KEEN_EYES_SAYS}, \
    {"keen-eyes-c", N_("Keen Eyes"), "G03c", KEEN_EYES_SAYS}, \
    {"keen-eyes-d", N_("Keen Eyes"), "G03d", KEEN_EYES_SAYS}, \
    {"silver-tongue-a", N_("Silver Tongue"), "G04a", SILVER_TONGUE_SAYS}, \
    {"silver-tongue-b", N_("Silver Tongue"), "G04b", SILVER_TONGUE_SAYS}, \
    {"silver-tongue-c", N_("Silver Tongue"), "G04c", SILVER_TONGUE_SAYS}, \
    {"silver-tongue-d", N_("Silver Tongue"), "G04d", SILVER_TONGUE_SAYS}, \
    {"quick-learner-a", N_("Quick Learner"), "G05a", QUICK_LEARNER_SAYS}, \
    {"quick-learner-b", N_("Quick Learner"), "G05b", QUICK_LEARNER_SAYS}, \
    {"quick-learner-c", N_("Quick Learner"), "G05c", QUICK_LEARNER_SAYS}, \
    {"double-shot-a", N_("Double-Shotted Volley"), "G06a", DOUBLE_SHOT_SAYS}, \
    {"double-shot-b", N_("Double-Shotted Volley"), "G06b", DOUBLE_SHOT_SAYS}, \
    {"double-shot-c", N_("Double-Shotted Volley"), "G06c", DOUBLE_SHOT_SAYS}, \
    {"precise-gunnery-a", N_("Precise Gunnery"), "G07a", PRECISE_GUNNERY_SAYS}, \
    {"precise-gunnery-b", N_("Precise Gunnery"), "G07b", PRECISE_GUNNERY_SAYS}, \
    {"precise-gunnery-c", N_("Precise Gunnery"), "G07c", PRECISE_GUNNERY_SAYS}, \
    {"smoke-screen-a", N_("Smoke Screen"), "G08a", SMOKE_SCREEN_SAYS}, \
    {"smoke-screen-b", N_("Smoke Screen"), "G08b", SMOKE_SCREEN_SAYS}, \
    {"brace-a", N_("Brace for Impact"), "G09a", BRACE_SAYS}, \
    {"brace-b", N_("Brace for Impact"), "G09b", BRACE_SAYS}, \
    {"rally-a", N_("Rally the Crew"), "G10a", RALLY_SAYS}, \
    {"rally-b", N_("Rally the Crew"), "G10b", RALLY_SAYS}, \
    {"ambush-a", N_("Ambush"), "G11a", AMBUSH_SAYS}, \
    {"ambush-b", N_("Ambush"), "G11b", AMBUSH_SAYS}, \
    {"fat-prize-a", N_("Fat Prize"), "G12a", FAT_PRIZE_SAYS}, \
    {"fat-prize-b", N_("Fat Prize"), "G12b", FAT_PRIZE_SAYS}, \
    {"fat-prize-c", N_("Fat Prize"), "G12c", FAT_PRIZE_SAYS}, \
    {"false-colours-a", N_("False Colours"), "G13a", FALSE_COLOURS_SAYS}, \
    {"false-colours-b", N_("False Colours"), "G13b", FALSE_COLOURS_SAYS}, \
    {"bought-pardon-a", N_("Bought Pardon"), "G14a", BOUGHT_PARDON_SAYS}, \
    {"bought-pardon-b", N_("Bought Pardon"), "G14b", BOUGHT_PARDON_SAYS}, \
    {"bought-pardon-c", N_("Bought Pardon"), "G14c", BOUGHT_PARDON_SAYS}, \
    {"denounced-a", N_("Denounced"), "G15a", DENOUNCED_SAYS}, \
    {"denounced-b", N_("Denounced"), "G15b", DENOUNCED_SAYS}, \
    {"fair-wind-a", N_("Fair Wind"), "G16a", FAIR_WIND_SAYS}, \
    {"fair-wind-b", N_("Fair Wind"), "G16b", FAIR_WIND_SAYS}, \
    {"fair-wind-c", N_("Fair Wind"), "G16c", FAIR_WIND_SAYS}, \
    {"contrary-winds-a", N_("Contrary Winds"), "G17a", CONTRARY_WINDS_SAYS}, \
    {"contrary-winds-b", N_("Contrary Winds"), "G17b", CONTRARY_WINDS_SAYS}, \
    {"hidden-cove-a", N_("Hidden Cove"), "G18a", HIDDEN_COVE_SAYS}, \
    {"hidden-cove-b", N_("Hidden Cove"), "G18b", HIDDEN_COVE_SAYS}, \
    {"hard-bargain-a", N_("Hard Bargain"), "G19a", HARD_BARGAIN_SAYS}, \
    {"hard-bargain-b", N_("Hard Bargain"), "G19b", HARD_BARGAIN_SAYS}, \
    {"olaf-brandt", N_("Carpenter Olaf Brandt"), "S01", CARPENTER_SAYS}, \
    {"mateo-ruiz", N_("Carpenter Mateo Ruiz"), "S02", CARPENTER_SAYS}, \
    {"joseph-hays", N_("Master Fighter Joseph Hays"), "S03", MASTER_FIGHTER_SAYS}, \
    {"diego-landa", N_("Master Fighter Diego Landa"), "S04", MASTER_FIGHTER_SAYS}, \
    {"raul-de-torres", N_("Gunnery Captain Raúl de Torres"), "S05", GUNNERY_CAPTAIN_SAYS}, \
    {"pieter-zwart", N_("Gunnery Captain Pieter Zwart"), "S06", GUNNERY_CAPTAIN_SAYS}, \
    {"etienne-morel", N_("Surgeon Étienne Morel"), "S07", SURGEON_SAYS}, \
    {"amos-whitby", N_("Surgeon Amos Whitby"), "S08", SURGEON_SAYS}, \
    {"little-tam", N_("Lookout Little Tam"), "S09", LOOKOUT_SAYS}, \
    {"ines-vidal", N_("Lookout Inés Vidal"), "S10", LOOKOUT_SAYS}, \
    {"jacob-lievens", N_("Purser Jacob Lievens"), "S11", PURSER_SAYS}, \
    {"bartolome-cano", N_("Purser Bartolomé Cano"), "S12", PURSER_SAYS}, \
    {"gilles-hamon", N_("Sailing Master Gilles Hamon"), "S13", SAILING_MASTER_SAYS}, \
    {"nathaniel-pike", N_("Sailing Master Nathaniel Pike"), "S14", SAILING_MASTER_SAYS}, \
    {"yves-kerbrat", N_("Master Gunner Yves Kerbrat"), "S15", MASTER_GUNNER_SAYS}, \
    {"sancho-olmedo", N_("Master Gunner Sancho Olmedo"), "S16", MASTER_GUNNER_SAYS},
static const rs_term glory_terms[] = {GLORY_TERMS};
static const rs_term shown_glory_terms[] = {GLORY_TERMS};
static const rs_term kind_terms[] = {
    {"crew-reroll", N_("Crew Battle Re-roll"), "G01", CREW_REROLL_SAYS},
    {"seamanship-reroll", N_("Seamanship Re-roll"), "G02", SEAMANSHIP_REROLL_SAYS},
    {"keen-eyes", N_("Keen Eyes"), "G03", KEEN_EYES_SAYS},
    {"silver-tongue", N_("Silver Tongue"), "G04", SILVER_TONGUE_SAYS},
    {"quick-learner", N_("Quick Learner"), "G05", QUICK_LEARNER_SAYS},
    {"double-shot", N_("Double-Shotted Volley"), "G06", DOUBLE_SHOT_SAYS},
    {"precise-gunnery", N_("Precise Gunnery"), "G07", PRECISE_GUNNERY_SAYS},
    {"smoke-screen", N_("Smoke Screen"), "G08", SMOKE_SCREEN_SAYS},
    {"brace", N_("Brace for Impact"), "G09", BRACE_SAYS},
    {"rally", N_("Rally the Crew"), "G10", RALLY_SAYS},
    {"ambush", N_("Ambush"), "G11", AMBUSH_SAYS},
    {"fat-prize", N_("Fat Prize"), "G12", FAT_PRIZE_SAYS},
    {"false-colours", N_("False Colours"), "G13", FALSE_COLOURS_SAYS},
    {"bought-pardon", N_("Bought Pardon"), "G14", BOUGHT_PARDON_SAYS},
    {"denounced", N_("Denounced"), "G15", DENOUNCED_SAYS},
    {"fair-wind", N_("Fair Wind"), "G16", FAIR_WIND_SAYS},
    {"contrary-winds", N_("Contrary Winds"), "G17", CONTRARY_WINDS_SAYS},
    {"hidden-cove", N_("Hidden Cove"), "G18", HIDDEN_COVE_SAYS},
    {"hard-bargain", N_("Hard Bargain"), "G19", HARD_BARGAIN_SAYS},
};
static const rs_term specialist_terms[] = {
    {"carpenter", N_("Carpenter"), NULL, CARPENTER_SAYS},
    {"master-fighter", N_("Master Fighter"), NULL, MASTER_FIGHTER_SAYS},
    {"gunnery-captain", N_("Gunnery Captain"), NULL, GUNNERY_CAPTAIN_SAYS},
    {"surgeon", N_("Surgeon"), NULL, SURGEON_SAYS},
    {"lookout", N_("Lookout"), NULL, LOOKOUT_SAYS},
    {"purser", N_("Purser"), NULL, PURSER_SAYS},
    {"sailing-master", N_("Sailing Master"), NULL, SAILING_MASTER_SAYS},
    {"master-gunner", N_("Master Gunner"), NULL, MASTER_GUNNER_SAYS},
};
#define RUMOUR_TERMS \
    {"drowned-silver", N_("Drowned Silver"), "R01", N_("In the Caribbean Sea: 15 gold.")}, \
    {"wreck-off-nassau", N_("The Wreck off Nassau"), "R02", N_("At sea off Nassau: 8 gold and a glory card.")}, \
    {"coral-bay", N_("The Coral Bay"), "R03", N_("At sea off Tortuga: 10 gold.")}, \
    {"burnt-galleon", N_("The Burnt Galleon"), "R04", N_("At sea off Havana: 4 gold; 4 cargo cards, of which you keep what fits.")}, \
    {"careening-beach", N_("The Careening Beach"), "R05", N_("At sea off Trinidad: 4 gold; your ship is fully repaired and your Crew filled.")}, \
    {"castaway-gunner", N_("The Castaway Gunner"), "R06", N_("At sea off Bridgetown: a Master Gunner joins you, or you get 10 gold.")}, \
    {"marooned-pilot", N_("The Marooned Pilot"), "R07", N_("At sea off St. John: a Sailing Master joins you, or you get 10 gold.")}, \
    {"turtle-island-hunters", N_("Turtle Island Hunters"), "R08", N_("At sea off Old Providence: 6 gold, and your Crew is filled.")}, \
    {"mutineers-camp", N_("The Mutineers' Camp"), "R09", N_("At sea off Caracas: a crew battle against Leadership 2 and Crew 3; win it for 16 gold.")}, \
    {"drifting-powder-ship", N_("The Drifting Powder Ship"), "R10", N_("At sea off Curaçao: 6 gold, and a special weapon of each type you lack.")}, \
    {"smugglers-anchorage", N_("The Smugglers' Anchorage"), "R11", N_("At sea off Petit-Goâve: 5 cargo cards, of which you keep what fits; 4 gold.")}, \
    {"ghost-lights", N_("Ghost Lights"), "R12", N_("At sea off Basse-Terre: 12 gold, then 1 hit on your Masts.")}, \
    {"spanish-payroll", N_("The Spanish Payroll"), "R13", N_("At sea off San Juan: a crew battle against Leadership 3 and Crew 2; win it for 20 gold.")}, \
    {"forged-documents", N_("Forged Documents"), "R14", N_("In the port of Santo Domingo: choose a nation; its bounties no longer close its ports to you.")}, \
    {"myriad-of-goods", N_("A Myriad of Goods"), "R15", N_("In the port of Cartagena: 8 cargo cards, of which you keep any, up to 6 in all.")}, \
    {"governors-debt", N_("The Governor's Debt"), "R16", N_("In the port of Port Royal: 10 gold.")}, \
    {"friend-in-seville", N_("A Friend in Seville"), "R17", N_("In the port of St. Maarten: your Spanish bounty becomes 0; without one, 8 gold.")}, \
    {"old-boatswain", N_("The Old Boatswain"), "R18", N_("In the port of Nassau: a Master Fighter joins you, or you get 10 gold.")}, \
    {"friend-in-amsterdam", N_("A Friend in Amsterdam"), "R19", N_("In the port of Havana: your Dutch bounty becomes 0; without one, 8 gold.")}, \
    {"idle-yard", N_("The Idle Yard"), "R20", N_("In the port of Bridgetown: 6 gold and the modification on sale, if your ship lacks it; otherwise 12 gold.")}, \
    {"widows-chart", N_("The Widow's Chart"), "R21", N_("In the port of Trinidad: 2 glory cards.")}, \
    {"gambling-den", N_("The Gambling Den"), "R22", N_("In the port of Tortuga: roll 4 dice for 5 gold, and 5 more for each success.")}, \
    {"warehouse-master", N_("The Warehouse Master"), "R23", N_("In the port of Curaçao: 8 gold; you may exchange the demand tokens of two ports.")}, \
    {"friend-in-paris", N_("A Friend in Paris"), "R24", N_("In the port of Old Providence: your French bounty becomes 0; without one, 8 gold.")}, \
    {"friend-in-london", N_("A Friend in London"), "R25", N_("In the port of Basse-Terre: your English bounty becomes 0; without one, 8 gold.")},
static const rs_term rumour_terms[] = {RUMOUR_TERMS};
static const rs_term shown_rumour_terms[] = {RUMOUR_TERMS};
static const rs_term mission_terms[] = {
    {"queens-cousin", N_("The Queen's Cousin"), "M01", N_("Needs a non-pirate and Influence. Port action in Havana: 20 gold.")},
    {"surgeon-for-nassau", N_("A Surgeon for Nassau"), "M02", N_("Needs Influence. Port action in Nassau: 24 gold.")},
    {"silver-for-the-garrison", N_("Silver for the Garrison"), "M03", N_("Needs a non-pirate and 5 gold paid. Port action in San Juan: 17 gold.")},
    {"sealed-orders", N_("Sealed Orders"), "M04", N_("Needs Influence. Port action in Curaçao: 16 gold.")},
    {"exiled-count", N_("The Exiled Count"), "M05", N_("Needs Influence. Port action in Petit-Goâve: 12 gold.")},
    {"runaway-heir", N_("The Runaway Heir"), "M06", N_("Needs Influence. Port action in St. John: 16 gold.")},
    {"brothers-for-the-mission", N_("Brothers for the Mission"), "M07", N_("Needs no Spanish bounty, and Influence. Port action in Trinidad: 24 gold.")},
    {"bread-for-the-fort", N_("Bread for the Fort"), "M08", N_("Hand over 3 Food in Old Providence: 20 gold.")},
    {"canvas-and-planks", N_("Canvas and Planks"), "M09", N_("Hand over 2 Textiles and 1 Wood in St. John: 16 gold and a full repair, Crew excepted.")},
    {"governors-cellar", N_("The Governor's Cellar"), "M10", N_("Hand over 3 Rum in Port Royal: 20 gold.")},
    {"timber-for-the-jetty", N_("Timber for the Jetty"), "M11", N_("Hand over 3 Wood in Nassau: 20 gold.")},
    {"feast-in-tortuga", N_("A Feast in Tortuga"), "M12", N_("Hand over 2 Spices and 1 Sugar in Tortuga: 22 gold.")},
    {"rid-us-of-the-sloop", N_("Rid Us of the Sloop"), "M13", N_("Needs a non-pirate. Defeat the pirate sloop: 12 gold.")},
    {"rid-us-of-the-frigate", N_("Rid Us of the Frigate"), "M14", N_("Needs a non-pirate. Defeat the pirate frigate: 15 gold.")},
    {"bring-me-a-pirate", N_("Bring Me a Pirate"), "M15", N_("Needs a non-pirate and Influence. Defeat a pirate, be it one of the game or a player: 12 gold.")},
    {"vendetta", N_("Vendetta"), "M16", N_("Needs Influence. Defeat the Spanish naval ship, or succeed in two raids on Spanish merchants: 15 gold.")},
    {"privateers-letter", N_("The Privateer's Letter"), "M17", N_("Needs no English bounty, and Influence. Raid a French merchant, which brings no bounty: 10 gold.")},
    {"dutch-competition", N_("Dutch Competition"), "M18", N_("Needs no Spanish bounty, and Influence. Raid a Dutch merchant, which brings no bounty: 10 gold.")},
    {"break-the-blockade", N_("Break the Blockade"), "M19", N_("Needs Leadership. Defeat any naval ship: 15 gold, and one nation's bounty of your choice is removed.")},
    {"chart-the-shoals", N_("Chart the Shoals"), "M20", N_("Needs Influence. Spy out Trinidad and the Caribbean Sea: 16 gold.")},
    {"lost-survey-ship", N_("The Lost Survey Ship"), "M21", N_("Needs Influence. Spy out the Caribbean Sea: 12 gold.")},
    {"hermit", N_("The Hermit"), "M22", N_("Needs Influence. Spy out Old Providence: a Surgeon joins you, or you get 10 gold.")},
    {"letters-to-three-governors", N_("Letters to Three Governors"), "M23", N_("Needs Influence. Port actions in an English, a French and a Dutch port: 24 gold.")},
    {"wine-for-a-pardon", N_("Wine for a Pardon"), "M24", N_("Needs a pirate. Hand over 2 Rum in St. Maarten: 6 gold, and one nation's bounty of your choice is removed.")},
    {"duel-on-the-beach", N_("The Duel on the Beach"), "M25", N_("Needs Leadership. Win a crew battle against Leadership 2 and Crew 2, at once: 12 gold.")},
};
static const rs_term aim_terms[] = {
    SEAT_TERMS NPC_TERMS
    {"merchant", N_("the merchant"), NULL}, {"spanish-merchant", N_("a Spanish merchant"), NULL}, {"spy", N_("what your mission asks for"), NULL},
    RUMOUR_TERMS
};

WORDS(mm_master_words, "master", master_terms, "none");
WORDS(mm_event_words, "event", event_terms, NULL);
WORDS(mm_event_or_none_words, "event", event_terms, "none");
const rs_words mm_commander_words = {"commander", MM_NPC_CARDS, event_terms, "none"};
WORDS(mm_cargo_words, "cargo", cargo_terms, NULL);
WORDS(mm_maybe_cargo_words, "cargo", cargo_terms, "");
WORDS(mm_cargo_or_none_words, "cargo", cargo_terms, "none");
WORDS(mm_shown_cargo_words, "cargo", shown_cargo_terms, "");
WORDS(mm_copy_words, "copy", copy_terms, NULL);
WORDS(mm_glory_words, "glory", glory_terms, NULL);
WORDS(mm_shown_glory_words, "glory", shown_glory_terms, "");
WORDS(mm_glory_or_none_words, "glory", glory_terms, "none");
WORDS(mm_kind_words, "kind", kind_terms, NULL);
WORDS(mm_specialist_words, "specialist", specialist_terms, NULL);
WORDS(mm_rumour_words, "rumour", rumour_terms, NULL);
WORDS(mm_shown_rumour_words, "rumour", shown_rumour_terms, "");
WORDS(mm_rumour_or_none_words, "rumour", rumour_terms, "none");
WORDS(mm_mission_words, "mission", mission_terms, NULL);
WORDS(mm_mission_or_none_words, "mission", mission_terms, "none");
SEAT_WORDS(mm_aim_words, "aim", aim_terms, NULL);

/* ---- In play ----------------------------------------------------------------------------------------------------- */

static const rs_term declare_terms[] = {
    {"shoot", N_("Shoot"), NULL, N_("If you win the contest, each of your Cannons hits; otherwise each success does, up to your Cannons.")},
    {"board", N_("Board"), NULL, N_("If you win the contest and have Crew left, a crew battle follows.")},
    {"flee", N_("Flee"), NULL, N_("If you win the contest and the enemy has no success, you get away.")},
};
static const rs_term face_terms[] = {{"1", "1", NULL}, {"2", "2", NULL}, {"3", "3", NULL}, {"4", "4", NULL}, {"skull", N_("skull"), "s"}};
static const rs_term thrown_terms[] = { /* by the number of skulls */
    {"0", N_("no skull, so no success"), NULL}, {"1", N_("1 skull, a success"), NULL}, {"2", N_("2 skulls, a success"), NULL}, {"3", N_("3 skulls, a success"), NULL},
    {"4", N_("4 skulls, a success"), NULL}, {"5", N_("5 skulls, a success"), NULL}, {"6", N_("6 skulls, a success"), NULL},
};
static const rs_term whose_terms[] = {{"own", N_("your own"), NULL}, {"enemy", N_("the enemy's"), NULL}};
static const rs_term thing_terms[] = {
    {"nothing", N_("nothing"), NULL}, {"card", N_("a card, face down"), NULL}, {"grappling-hooks", N_("Grappling Hooks"), NULL},
    {"sailing-master", N_("the Sailing Master"), NULL}, {"salvo", N_("Salvatierra's extra hit"), NULL},
    {"gunnery-captain", N_("the Gunnery Captain"), NULL}, {"master-fighter", N_("the Master Fighter"), NULL},
};
static const rs_term window_terms[] = {
    {"start-of-turn", N_("the start of a turn"), "W-T"}, {"before-battle", N_("before the battle"), "W-B0"}, {"declared", N_("after the declarations"), "W-B1"},
    {"contest", N_("after the contest"), "W-B2"}, {"hits", N_("when the hits are known"), "W-B3"}, {"volley", N_("after the location dice"), "W-B4"},
    {"crew-round", N_("before a round of the crew battle"), "W-C1"}, {"crew-dice", N_("after the Leadership dice"), "W-C2"},
    {"found", N_("when you are found"), "W-F"}, {"offer", N_("when the offer lies open"), "W-G"}, {"attack", N_("when attacking a merchant"), "W-R1"},
    {"plunder", N_("before the plunder is paid"), "W-R2"}, {"copy", N_("after a glory card"), "W-Q"},
};

static const rs_term pick_terms[] = {
    {"side", N_("whose dice are rolled again"), NULL}, {"dice", N_("which dice are rolled again"), NULL}, {"die", N_("which die do you roll again"), NULL},
    {"location-die", N_("which location die do you roll again"), NULL}, {"turn", N_("which location die do you turn, and to what"), NULL},
    {"nation", N_("which nation raises its bounty"), NULL},
};

/* What can be done, as prompts list it. */
static const rs_term doing_terms[] = {
    {"sail", N_("sail"), NULL}, {"sail-or-enter", N_("sail, enter the port"), NULL}, {"scout", N_("scout"), NULL},
    {"port", N_("take a Port action"), NULL}, {"leave", N_("put to sea"), NULL},
};

WORDS(mm_doing_words, "doing", doing_terms, "");
WORDS(mm_pick_words, "question", pick_terms, NULL);
WORDS(mm_declare_words, "declaration", declare_terms, NULL);
WORDS(mm_declare_or_none_words, "declaration", declare_terms, "none");
WORDS(mm_face_words, "face", face_terms, NULL);
WORDS(mm_thrown_words, "thrown", thrown_terms, NULL);
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

/* What stands behind the hundreds of a sum. */
#define TEN(d_) \
    {d_ "0", d_ "0", NULL}, {d_ "1", d_ "1", NULL}, {d_ "2", d_ "2", NULL}, {d_ "3", d_ "3", NULL}, {d_ "4", d_ "4", NULL}, \
    {d_ "5", d_ "5", NULL}, {d_ "6", d_ "6", NULL}, {d_ "7", d_ "7", NULL}, {d_ "8", d_ "8", NULL}, {d_ "9", d_ "9", NULL}
static const rs_term two_digit_terms[] = {TEN("0"), TEN("1"), TEN("2"), TEN("3"), TEN("4"), TEN("5"), TEN("6"), TEN("7"), TEN("8"), TEN("9")};

WORDS(mm_two_digit_words, "rest", two_digit_terms, NULL);
