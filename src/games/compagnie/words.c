/* words.c - everything that has a name: its word in texts, its label for people, its code in the rules. */
#include "games/compagnie/compagnie.h"

/* clang-format off */

static const rs_term company_terms[CO_COMPANIES] = {
    {"orange", N_("Orange"), "O"}, {"blue", N_("Blue"), "B"}, {"red", N_("Red"), "D"}, {"green", N_("Green"), "G"},
};

static const rs_term node_terms[CO_NODES] = {
    {"amsterdam", N_("Amsterdam"), "0", N_("No administrator and no fort can be here.")},
    {"new-amsterdam", N_("New Amsterdam"), "1"},
    {"mauritsstad", N_("Mauritsstad"), "2"},
    {"elmina", N_("Elmina"), "3"},
    {"cape", N_("Cape of Good Hope"), "4", N_("Builds no ships except rescue ships; no administrator, fort or nation can be here.")},
    {"galle", N_("Galle"), "5"},
    {"batavia", N_("Batavia"), "6"},
    {"canton", N_("Canton"), "7", N_("No administrator and no fort can be here.")},
    {"deshima", N_("Deshima"), "8"},
    {"north-sea", N_("North Sea"), "9"},
    {"channel", N_("Channel"), "10"},
    {"barbary-coast", N_("Barbary Coast"), "11"},
    {"azores", N_("Azores"), "12"},
    {"hudson-bight", N_("Hudson Bight"), "13"},
    {"sargasso-sea", N_("Sargasso Sea"), "14"},
    {"antilles", N_("Antilles"), "15"},
    {"caribbean-sea", N_("Caribbean Sea"), "16"},
    {"canary-islands", N_("Canary Islands"), "17"},
    {"cape-verde", N_("Cape Verde"), "18"},
    {"recife-roads", N_("Recife Roads"), "19"},
    {"gulf-of-guinea", N_("Gulf of Guinea"), "20"},
    {"saint-helena", N_("Saint Helena"), "21"},
    {"tristan-da-cunha", N_("Tristan da Cunha"), "22"},
    {"table-bay", N_("Table Bay"), "23"},
    {"cape-agulhas", N_("Cape Agulhas"), "24"},
    {"mozambique-strait", N_("Mozambique Strait"), "25"},
    {"roaring-forties", N_("Roaring Forties"), "26"},
    {"mascarenes", N_("Mascarenes"), "27"},
    {"arabian-sea", N_("Arabian Sea"), "28"},
    {"galle-roads", N_("Galle Roads"), "29"},
    {"bay-of-bengal", N_("Bay of Bengal"), "30"},
    {"southern-ocean", N_("Southern Ocean"), "31"},
    {"sunda-strait", N_("Sunda Strait"), "32"},
    {"java-sea", N_("Java Sea"), "33"},
    {"south-china-sea", N_("South China Sea"), "34"},
    {"formosa-strait", N_("Formosa Strait"), "35"},
    {"nagasaki-roads", N_("Nagasaki Roads"), "36"},
    {"tortuga", N_("Tortuga"), "37", N_("While its die shows 1 or more, pirates wait in the Antilles and the Caribbean Sea.")},
    {"algiers", N_("Algiers"), "38", N_("While its die shows 1 or more, pirates wait off the Barbary Coast and the Canary Islands.")},
    {"ile-sainte-marie", N_("Île Sainte-Marie"), "39", N_("While its die shows 1 or more, pirates wait in the Mozambique Strait, the Mascarenes and the Arabian Sea.")},
};

/* The same as the end of a way: "sails to the North Sea". */
static const rs_term bound_terms[CO_NODES] = {
    {"amsterdam", N_("to Amsterdam"), "0"}, {"new-amsterdam", N_("to New Amsterdam"), "1"}, {"mauritsstad", N_("to Mauritsstad"), "2"},
    {"elmina", N_("to Elmina"), "3"}, {"cape", N_("to the Cape of Good Hope"), "4"}, {"galle", N_("to Galle"), "5"},
    {"batavia", N_("to Batavia"), "6"}, {"canton", N_("to Canton"), "7"}, {"deshima", N_("to Deshima"), "8"},
    {"north-sea", N_("to the North Sea"), "9"}, {"channel", N_("to the Channel"), "10"},
    {"barbary-coast", N_("to the Barbary Coast"), "11"}, {"azores", N_("to the Azores"), "12"},
    {"hudson-bight", N_("to Hudson Bight"), "13"}, {"sargasso-sea", N_("to the Sargasso Sea"), "14"},
    {"antilles", N_("to the Antilles"), "15"}, {"caribbean-sea", N_("to the Caribbean Sea"), "16"},
    {"canary-islands", N_("to the Canary Islands"), "17"}, {"cape-verde", N_("to Cape Verde"), "18"},
    {"recife-roads", N_("to Recife Roads"), "19"}, {"gulf-of-guinea", N_("to the Gulf of Guinea"), "20"},
    {"saint-helena", N_("to Saint Helena"), "21"}, {"tristan-da-cunha", N_("to Tristan da Cunha"), "22"},
    {"table-bay", N_("to Table Bay"), "23"}, {"cape-agulhas", N_("to Cape Agulhas"), "24"},
    {"mozambique-strait", N_("to the Mozambique Strait"), "25"}, {"roaring-forties", N_("to the Roaring Forties"), "26"},
    {"mascarenes", N_("to the Mascarenes"), "27"}, {"arabian-sea", N_("to the Arabian Sea"), "28"},
    {"galle-roads", N_("to Galle Roads"), "29"}, {"bay-of-bengal", N_("to the Bay of Bengal"), "30"},
    {"southern-ocean", N_("to the Southern Ocean"), "31"}, {"sunda-strait", N_("to the Sunda Strait"), "32"},
    {"java-sea", N_("to the Java Sea"), "33"}, {"south-china-sea", N_("to the South China Sea"), "34"},
    {"formosa-strait", N_("to the Formosa Strait"), "35"}, {"nagasaki-roads", N_("to Nagasaki Roads"), "36"},
    {"tortuga", N_("to Tortuga"), "37"}, {"algiers", N_("to Algiers"), "38"}, {"ile-sainte-marie", N_("to Île Sainte-Marie"), "39"},
};

static const rs_term good_terms[CO_GOODS] = {
    {"cloth", N_("cloth"), NULL}, {"furs", N_("furs"), NULL}, {"sugar", N_("sugar"), NULL}, {"ivory", N_("ivory"), NULL}, {"wine", N_("wine"), NULL},
    {"cinnamon", N_("cinnamon"), NULL}, {"spices", N_("spices"), NULL}, {"tea", N_("tea"), NULL}, {"copper", N_("copper"), NULL},
};

static const rs_term type_terms[CO_TYPES] = {
    {"return", N_("return ship"), "R", N_("Two cargo spaces; each one empty after its fleet was played brings a mutiny token.")},
    {"flute", N_("flute"), "F", N_("Cheap, with one cargo space; if that is empty after its fleet was played, it brings a mutiny token.")},
    {"line", N_("ship of the line"), "L", N_("Carries guns and no cargo, so empty holds bring it no mutiny.")},
    {"packet", N_("packet boat"), "P", N_("Sails alone as fleet X or XI and never fights. When it comes from another port, it lets you refill the one it enters.")},
};

static const rs_term ship_terms[CO_SHIPS] = {
    {"r1", N_("return ship 1"), NULL}, {"r2", N_("return ship 2"), NULL}, {"r3", N_("return ship 3"), NULL}, {"r4", N_("return ship 4"), NULL}, {"r5", N_("return ship 5"), NULL}, {"r6", N_("return ship 6"), NULL},
    {"r7", N_("return ship 7"), NULL}, {"r8", N_("return ship 8"), NULL}, {"r9", N_("return ship 9"), NULL}, {"r10", N_("return ship 10"), NULL}, {"r11", N_("return ship 11"), NULL}, {"r12", N_("return ship 12"), NULL},
    {"r13", N_("return ship 13"), NULL}, {"r14", N_("return ship 14"), NULL}, {"r15", N_("return ship 15"), NULL}, {"r16", N_("return ship 16"), NULL}, {"r17", N_("return ship 17"), NULL}, {"r18", N_("return ship 18"), NULL},
    {"r19", N_("return ship 19"), NULL}, {"r20", N_("return ship 20"), NULL}, {"r21", N_("return ship 21"), NULL}, {"r22", N_("return ship 22"), NULL}, {"r23", N_("return ship 23"), NULL}, {"r24", N_("return ship 24"), NULL},
    {"f1", N_("flute 1"), NULL}, {"f2", N_("flute 2"), NULL}, {"f3", N_("flute 3"), NULL}, {"f4", N_("flute 4"), NULL}, {"f5", N_("flute 5"), NULL}, {"f6", N_("flute 6"), NULL},
    {"f7", N_("flute 7"), NULL}, {"f8", N_("flute 8"), NULL}, {"f9", N_("flute 9"), NULL}, {"f10", N_("flute 10"), NULL}, {"f11", N_("flute 11"), NULL}, {"f12", N_("flute 12"), NULL},
    {"f13", N_("flute 13"), NULL}, {"f14", N_("flute 14"), NULL}, {"f15", N_("flute 15"), NULL}, {"f16", N_("flute 16"), NULL}, {"l1", N_("ship of the line 1"), NULL}, {"l2", N_("ship of the line 2"), NULL},
    {"l3", N_("ship of the line 3"), NULL}, {"l4", N_("ship of the line 4"), NULL}, {"l5", N_("ship of the line 5"), NULL}, {"l6", N_("ship of the line 6"), NULL}, {"l7", N_("ship of the line 7"), NULL}, {"l8", N_("ship of the line 8"), NULL},
    {"l9", N_("ship of the line 9"), NULL}, {"l10", N_("ship of the line 10"), NULL}, {"l11", N_("ship of the line 11"), NULL}, {"l12", N_("ship of the line 12"), NULL}, {"l13", N_("ship of the line 13"), NULL}, {"l14", N_("ship of the line 14"), NULL},
    {"l15", N_("ship of the line 15"), NULL}, {"l16", N_("ship of the line 16"), NULL}, {"p1", N_("packet boat 1"), NULL}, {"p2", N_("packet boat 2"), NULL}, {"p3", N_("packet boat 3"), NULL}, {"p4", N_("packet boat 4"), NULL},
    {"p5", N_("packet boat 5"), NULL}, {"p6", N_("packet boat 6"), NULL}, {"p7", N_("packet boat 7"), NULL}, {"p8", N_("packet boat 8"), NULL},
};

static const rs_term number_terms[CO_NUMBERS] = {
    {"i", N_("I"), NULL}, {"ii", N_("II"), NULL}, {"iii", N_("III"), NULL}, {"iv", N_("IV"), NULL}, {"v", N_("V"), NULL}, {"x", N_("X"), NULL}, {"xi", N_("XI"), NULL},
};

static const rs_term function_terms[CO_FUNCTIONS] = {
    {"governor", N_("governor"), NULL, N_("1 ducat each turn; nobody else can buy ships or warehouses in the port without your permission.")},
    {"commander", N_("commander"), NULL, N_("As your turn begins, each of your fleets I to V in the port gains +1, up to +3.")},
    {"director", N_("director"), NULL, N_("Whoever delivers here gains a third of the takings more, rounded up; if that is another company, you gain as much.")},
};

static const rs_term nation_terms[CO_NATIONS] = {
    {"england", N_("England"), NULL, N_("With 2 pips its controller can remove a governor or commander in its port.")},
    {"spain", N_("Spain"), NULL, N_("With 2 pips its controller can remove a governor or director in its port.")},
    {"portugal", N_("Portugal"), NULL, N_("Its controller can remove company warehouses in its port, at most one for each pip.")},
    {"france", N_("France"), NULL, N_("On a nest its controller can lower the pirate die by as many pips as France shows.")},
};

static const rs_term nest_terms[CO_NESTS] = {
    {"tortuga", N_("Tortuga"), NULL, N_("While its die shows 1 or more, pirates wait in the Antilles and the Caribbean Sea.")},
    {"algiers", N_("Algiers"), NULL, N_("While its die shows 1 or more, pirates wait off the Barbary Coast and the Canary Islands.")},
    {"ile-sainte-marie", N_("Île Sainte-Marie"), NULL, N_("While its die shows 1 or more, pirates wait in the Mozambique Strait, the Mascarenes and the Arabian Sea.")},
};

static const rs_term region_terms[CO_REGIONS + 1] = {
    {"none", N_("none"), NULL},
    {"north-atlantic", N_("North Atlantic"), "1", N_("A ship lost here by mutiny raises the pirate die of Algiers.")},
    {"west-indies", N_("West Indies"), "2", N_("A ship lost here by mutiny raises the pirate die of Tortuga.")},
    {"south-atlantic", N_("South Atlantic"), "3", N_("A ship lost here by mutiny raises the pirate die of Tortuga.")},
    {"cape-sea", N_("Cape Sea"), "4", N_("A ship lost here by mutiny raises the pirate die of Île Sainte-Marie.")},
    {"indian-ocean", N_("Indian Ocean"), "5", N_("A ship lost here by mutiny raises the pirate die of Île Sainte-Marie.")},
    {"east-indies", N_("East Indies and China Sea"), "6", N_("A ship lost here by mutiny raises the pirate die of Île Sainte-Marie.")},
};

static const rs_term strategy_terms[CO_STRATEGIES] = {
    {"ram", N_("Ram & Board"), "S00", N_("Hits: your volley. You may board one ship for 1 hit less than its price, but at least 1.")},
    {"melee", N_("Melee & Board"), "S01", N_("Hits: your volley. You may board one or two ships at their price.")},
    {"flight", N_("Flight"), "S02", N_("No hits. As first it ends the battle at once. Your fleet then leaves the port or nest.")},
    {"line-ahead", N_("Line ahead"), "S10", N_("Hits: your volley and 1 for each of your ships, or as first 2 for each.")},
    {"crescent", N_("Crescent"), "S11", N_("Hits: your volley. The enemy has 1 hit less for each of your ships.")},
    {"flight-1", N_("Flight (+1)"), "S12", N_("Like Flight, but you may stay if no enemy fort took part. As second it halves the enemy's hits, rounded down.")},
    {"weather-gauge", N_("Weather gauge"), "S13", N_("Hits: your volley. As first it halves the enemy's hits, rounded up.")},
    {"fireships", N_("Fireships"), "S20", N_("Sacrifice a ship. Hits: the others' volley and twice its strength. As first, the enemy's hits fall by its strength.")},
    {"doubling", N_("Doubling"), "S21", N_("Hits: your volley and 1 for each of your ships. As first, or with more ships than the enemy, half the volley more, rounded down.")},
    {"break-the-line", N_("Break the line"), "S22", N_("Hits: your volley and 1 for each ship of both sides.")},
    {"feigned-retreat", N_("Feigned retreat"), "S23", N_("First: half your volley, rounded up, and the enemy has no effect. Second: your volley and 1 for each of your ships.")},
    {"rake", N_("Rake"), "S30", N_("First: twice your volley, and the enemy cannot board. Second: 1½ times your volley, rounded down.")},
    {"storm-the-flagship", N_("Storm the flagship"), "S31", N_("Hits: your volley, and as first 1 more for each of your ships. You may board one ship at half its price, rounded up.")},
    {"reserve-squadron", N_("Reserve squadron"), "S32", N_("Hits: 1½ times your volley, rounded down. The enemy's hits are halved, rounded up.")},
    {"general-chase", N_("General chase"), "S33", N_("Hits: 1½ times your volley, rounded down; twice against Flight or Feigned retreat. As first you may board one ship.")},
};

static const rs_term card_terms[CO_CARDS] = {
    {"calculating-machine-1", N_("Calculating machine 1"), "C1", N_("Needs a director or 2 warehouses. A delivery brings 1 more ducat for every 5 of its takings or part of 5.")},
    {"sawmill", N_("Sawmill"), "C2", N_("Needs a governor or 3 ships. In each port and turn: one ship for 1 ducat less, or two at full cost.")},
    {"storm-glass", N_("Storm glass"), "C3", N_("Needs a fleet of 2 ships or a packet boat. Each of your ships takes 2 less damage in a storm.")},
    {"discipline", N_("Discipline"), "C4", N_("Needs a ship of the line or a commander. A fleet that takes mutiny tokens takes 1 fewer each time.")},
    {"calculating-machine-2", N_("Calculating machine 2"), "C5", N_("Needs a director or 4 warehouses. A delivery brings 1 more ducat for every 5 of its takings or part of 5.")},
    {"navigation-school", N_("Navigation school"), "C6", N_("Needs a governor or 4 ships. Each of your ships takes 2 less damage in a storm.")},
    {"botanical-garden", N_("Botanical garden"), "C7", N_("Needs warehouses in 3 ports or a packet boat. A fleet that takes mutiny tokens takes 1 fewer each time.")},
    {"mock-battles", N_("Mock battles"), "C8", N_("Needs a commander or a fleet at +2. Once a turn a fleet I to V of 2 or more ships gains +1 as if it had fought.")},
    {"tactics-manual", N_("Tactics manual"), "C9", N_("Needs a fleet at +2, and a ship of the line or a commander. You get 3 extra markers for wheels up to your best fleet's level.")},
    {"sextant", N_("Sextant"), "C10", N_("Needs 3 fleets, and a packet boat or Navigation school. Fleets that begin their move at sea can make 1 more step.")},
    {"dry-dock", N_("Dry dock"), "C11", N_("Needs 4 ships, and an administrator or a fort. Repairs in a port cost half, rounded up.")},
    {"trade-gazette", N_("Trade gazette"), "C12", N_("Needs warehouses in 3 ports, and a director or Calculating machine. Load up to 4 bales from the supply in each port and turn.")},
    {"bounty-hunter", N_("Bounty hunter"), "C13", N_("Needs a ship of the line and a fleet at +1. 5 ducats for each pip that you take off a pirate die, in battle or through France.")},
};

static const rs_term tile_terms[CO_TILES] = {
    {"north-atlantic", N_("storm region 1"), "region-1", N_("Forecast: the storm of the next round strikes the North Atlantic.")},
    {"west-indies", N_("storm region 2"), "region-2", N_("Forecast: the storm of the next round strikes the West Indies.")},
    {"south-atlantic", N_("storm region 3"), "region-3", N_("Forecast: the storm of the next round strikes the South Atlantic.")},
    {"cape-sea", N_("storm region 4"), "region-4", N_("Forecast: the storm of the next round strikes the Cape Sea.")},
    {"indian-ocean", N_("storm region 5"), "region-5", N_("Forecast: the storm of the next round strikes the Indian Ocean.")},
    {"east-indies", N_("storm region 6"), "region-6", N_("Forecast: the storm of the next round strikes the East Indies and the China Sea.")},
    {"strength-0a", N_("storm strength 0"), NULL, N_("1 damage for each ship on a storm icon in the active storm region, none for the others.")},
    {"strength-0b", N_("storm strength 0"), NULL, N_("1 damage for each ship on a storm icon in the active storm region, none for the others.")},
    {"strength-1a", N_("storm strength 1"), NULL, N_("1 damage for each ship in the active storm region, 2 on a storm icon.")},
    {"strength-1b", N_("storm strength 1"), NULL, N_("1 damage for each ship in the active storm region, 2 on a storm icon.")},
    {"strength-1c", N_("storm strength 1"), NULL, N_("1 damage for each ship in the active storm region, 2 on a storm icon.")},
    {"strength-2a", N_("storm strength 2"), NULL, N_("2 damage for each ship in the active storm region, 3 on a storm icon.")},
    {"strength-2b", N_("storm strength 2"), NULL, N_("2 damage for each ship in the active storm region, 3 on a storm icon.")},
    {"strength-3a", N_("storm strength 3"), NULL, N_("3 damage for each ship in the active storm region, 4 on a storm icon.")},
    {"pirates-tortuga-a", N_("pirates of Tortuga"), NULL, N_("The pirate die of Tortuga goes up by 1, no further than 6.")},
    {"pirates-tortuga-b", N_("pirates of Tortuga"), NULL, N_("The pirate die of Tortuga goes up by 1, no further than 6.")},
    {"pirates-algiers-a", N_("pirates of Algiers"), NULL, N_("The pirate die of Algiers goes up by 1, no further than 6.")},
    {"pirates-algiers-b", N_("pirates of Algiers"), NULL, N_("The pirate die of Algiers goes up by 1, no further than 6.")},
    {"pirates-sainte-marie-a", N_("pirates of Île Sainte-Marie"), NULL, N_("The pirate die of Île Sainte-Marie goes up by 1, no further than 6.")},
    {"pirates-sainte-marie-b", N_("pirates of Île Sainte-Marie"), NULL, N_("The pirate die of Île Sainte-Marie goes up by 1, no further than 6.")},
    {"pirates-none-a", N_("no pirates"), NULL, N_("No pirate die goes up.")},
    {"pirates-none-b", N_("no pirates"), NULL, N_("No pirate die goes up.")},
    {"refill-036", N_("refill of Amsterdam, Elmina, Batavia"), NULL, N_("The fields of these ports are filled to their levels.")},
    {"refill-147", N_("refill of New Amsterdam, Cape of Good Hope, Canton"), NULL, N_("The fields of these ports are filled to their levels.")},
    {"refill-258", N_("refill of Mauritsstad, Galle, Deshima"), NULL, N_("The fields of these ports are filled to their levels.")},
    {"refill-027", N_("refill of Amsterdam, Mauritsstad, Canton"), NULL, N_("The fields of these ports are filled to their levels.")},
    {"refill-358", N_("refill of Elmina, Galle, Deshima"), NULL, N_("The fields of these ports are filled to their levels.")},
    {"refill-146", N_("refill of New Amsterdam, Cape of Good Hope, Batavia"), NULL, N_("The fields of these ports are filled to their levels.")},
    {"refill-none-a", N_("no refill"), NULL, N_("No port is refilled.")},
    {"refill-none-b", N_("no refill"), NULL, N_("No port is refilled.")},
    {"mutiny-none-a", N_("no mutiny"), NULL, N_("No fleet takes mutiny tokens.")},
    {"mutiny-none-b", N_("no mutiny"), NULL, N_("No fleet takes mutiny tokens.")},
    {"mutiny-1a", N_("mutiny 1"), NULL, N_("Every fleet takes a mutiny token for each ship in it.")},
    {"mutiny-2a", N_("mutiny 2"), NULL, N_("Every fleet takes a mutiny token for each full 2 ships in it.")},
    {"mutiny-2b", N_("mutiny 2"), NULL, N_("Every fleet takes a mutiny token for each full 2 ships in it.")},
    {"mutiny-3a", N_("mutiny 3"), NULL, N_("Every fleet takes a mutiny token for each full 3 ships in it.")},
    {"mutiny-3b", N_("mutiny 3"), NULL, N_("Every fleet takes a mutiny token for each full 3 ships in it.")},
    {"mutiny-4a", N_("mutiny 4"), NULL, N_("Every fleet takes a mutiny token for each full 4 ships in it.")},
    {"pirate-1", N_("Melee & Board, aggression 2"), NULL, N_("Pirates attack if 2 times their number is more than the strengths of your ships together.")},
    {"pirate-2", N_("Melee & Board, aggression 3"), NULL, N_("Pirates attack if 3 times their number is more than the strengths of your ships together.")},
    {"pirate-3", N_("Melee & Board, aggression 3"), NULL, N_("Pirates attack if 3 times their number is more than the strengths of your ships together.")},
    {"pirate-4", N_("Melee & Board, aggression 4"), NULL, N_("Pirates attack if 4 times their number is more than the strengths of your ships together.")},
    {"pirate-5", N_("Ram & Board, aggression 2"), NULL, N_("Pirates attack if 2 times their number is more than the strengths of your ships together.")},
    {"pirate-6", N_("Ram & Board, aggression 3"), NULL, N_("Pirates attack if 3 times their number is more than the strengths of your ships together.")},
    {"pirate-7", N_("Ram & Board, aggression 4"), NULL, N_("Pirates attack if 4 times their number is more than the strengths of your ships together.")},
    {"pirate-8", N_("Flight, aggression 1"), NULL, N_("Pirates attack if their number is more than the strengths of your ships together.")},
    {"pirate-9", N_("Flight (+1), aggression 1"), NULL, N_("Pirates attack if their number is more than the strengths of your ships together.")},
    {"pirate-10", N_("Weather gauge, aggression 3"), NULL, N_("Pirates attack if 3 times their number is more than the strengths of your ships together.")},
    {"pirate-11", N_("Crescent, aggression 2"), NULL, N_("Pirates attack if 2 times their number is more than the strengths of your ships together.")},
    {"pirate-12", N_("Fireships, aggression 4"), NULL, N_("Pirates attack if 4 times their number is more than the strengths of your ships together.")},
};

static const rs_term party_terms[CO_PARTIES] = {
    {"orange-i", N_("Orange I"), NULL},
    {"orange-ii", N_("Orange II"), NULL},
    {"orange-iii", N_("Orange III"), NULL},
    {"orange-iv", N_("Orange IV"), NULL},
    {"orange-v", N_("Orange V"), NULL},
    {"orange-x", N_("Orange X"), NULL},
    {"orange-xi", N_("Orange XI"), NULL},
    {"blue-i", N_("Blue I"), NULL},
    {"blue-ii", N_("Blue II"), NULL},
    {"blue-iii", N_("Blue III"), NULL},
    {"blue-iv", N_("Blue IV"), NULL},
    {"blue-v", N_("Blue V"), NULL},
    {"blue-x", N_("Blue X"), NULL},
    {"blue-xi", N_("Blue XI"), NULL},
    {"red-i", N_("Red I"), NULL},
    {"red-ii", N_("Red II"), NULL},
    {"red-iii", N_("Red III"), NULL},
    {"red-iv", N_("Red IV"), NULL},
    {"red-v", N_("Red V"), NULL},
    {"red-x", N_("Red X"), NULL},
    {"red-xi", N_("Red XI"), NULL},
    {"green-i", N_("Green I"), NULL},
    {"green-ii", N_("Green II"), NULL},
    {"green-iii", N_("Green III"), NULL},
    {"green-iv", N_("Green IV"), NULL},
    {"green-v", N_("Green V"), NULL},
    {"green-x", N_("Green X"), NULL},
    {"green-xi", N_("Green XI"), NULL},
    {"fort-orange", N_("Orange's fort"), NULL, N_("Hull 12; it deals 12 hits less its damage. In its owner's turn it only helps a fleet that is challenged.")},
    {"fort-blue", N_("Blue's fort"), NULL, N_("Hull 12; it deals 12 hits less its damage. In its owner's turn it only helps a fleet that is challenged.")},
    {"fort-red", N_("Red's fort"), NULL, N_("Hull 12; it deals 12 hits less its damage. In its owner's turn it only helps a fleet that is challenged.")},
    {"fort-green", N_("Green's fort"), NULL, N_("Hull 12; it deals 12 hits less its damage. In its owner's turn it only helps a fleet that is challenged.")},
    {"england", N_("England"), NULL, N_("Each pip is a ship of hull 6 and volley 4.")},
    {"spain", N_("Spain"), NULL, N_("Each pip is a ship of hull 6 and volley 4.")},
    {"portugal", N_("Portugal"), NULL, N_("Each pip is a ship of hull 6 and volley 4.")},
    {"france", N_("France"), NULL, N_("Each pip is a ship of hull 6 and volley 4.")},
    {"pirates-tortuga", N_("the pirates of Tortuga"), NULL, N_("Each pip is a ship of hull 2 and volley 1.")},
    {"pirates-algiers", N_("the pirates of Algiers"), NULL, N_("Each pip is a ship of hull 2 and volley 1.")},
    {"pirates-sainte-marie", N_("the pirates of Île Sainte-Marie"), NULL, N_("Each pip is a ship of hull 2 and volley 1.")},
};

static const rs_term field_terms[CO_FIELDS] = {
    {"a", N_("field a"), NULL}, {"b", N_("field b"), NULL}, {"c", N_("field c"), NULL}, {"d", N_("field d"), NULL},
};

static const rs_term token_terms[2] = {
    {"damage", N_("damage"), NULL, N_("Damage and mutiny together sink a ship when they reach its strength. Removing a token costs 1 ducat.")},
    {"mutiny", N_("mutiny"), NULL, N_("Counts like damage. Removing a token costs 1 ducat; all are removed for nothing when the ship delivers.")},
};

const rs_words co_company_words = {"company", CO_COMPANIES, company_terms, NULL, {{0, 1}}};
const rs_words co_someone_words = {"company", CO_COMPANIES, company_terms, "nobody", {{0, 1}}};
const rs_words co_node_words = {"node", CO_NODES, node_terms, NULL};
const rs_words co_bound_words = {"bound", CO_NODES, bound_terms, NULL};
const rs_words co_place_words = {"node", CO_NODES, node_terms, "none"};
const rs_words co_port_words = {"port", CO_PORTS, node_terms, NULL};
const rs_words co_good_words = {"good", CO_GOODS, good_terms, NULL};
const rs_words co_hold_words = {"good", CO_GOODS, good_terms, "none"};
const rs_words co_type_words = {"type", CO_TYPES, type_terms, NULL};
const rs_words co_ship_words = {"ship", CO_SHIPS, ship_terms, NULL};
const rs_words co_enemy_ship_words = {"ship", CO_SHIPS, ship_terms, "one"};
const rs_words co_number_words = {"number", CO_NUMBERS, number_terms, NULL};
const rs_words co_fleet_words = {"fleet", CO_FLEETS, party_terms, NULL, {{0, CO_NUMBERS}}};
const rs_words co_berth_words = {"fleet", CO_FLEETS, party_terms, "supply", {{0, CO_NUMBERS}}};
const rs_words co_function_words = {"function", CO_FUNCTIONS, function_terms, NULL};
const rs_words co_post_words = {"function", CO_FUNCTIONS, function_terms, "none"};
const rs_words co_nation_words = {"nation", CO_NATIONS, nation_terms, NULL};
const rs_words co_nest_words = {"nest", CO_NESTS, nest_terms, "none"};
const rs_words co_region_words = {"region", CO_REGIONS + 1, region_terms, NULL};
const rs_words co_strategy_words = {"strategy", CO_STRATEGIES, strategy_terms, NULL};
const rs_words co_further_words = {"strategy", CO_STRATEGIES, strategy_terms, ""}; /* one more, or not */
const rs_words co_choice_words = {"strategy", CO_STRATEGIES, strategy_terms, "none"};
const rs_words co_card_words = {"card", CO_CARDS, card_terms, NULL};
const rs_words co_bought_words = {"card", CO_CARDS, card_terms, "none"};
const rs_words co_tile_words = {"tile", CO_TILES, tile_terms, NULL};
const rs_words co_drawn_words = {"tile", CO_TILES, tile_terms, "none"};
const rs_words co_party_words = {"party", CO_PARTIES, party_terms, NULL, {{0, CO_NUMBERS}, {CO_FIRST_FORT, 1}}};
const rs_words co_foe_words = {"party", CO_PARTIES, party_terms, "none", {{0, CO_NUMBERS}, {CO_FIRST_FORT, 1}}};
const rs_words co_field_words = {"field", CO_FIELDS, field_terms, NULL};
const rs_words co_token_words = {"token", 2, token_terms, NULL};
/* clang-format on */
