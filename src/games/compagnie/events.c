/* events.c - what can happen, and how the log tells it. */
#include "games/compagnie/compagnie.h"

#define NUMBER &rs_number_words
#define COMPANY &co_company_words
#define SHIP &co_ship_words
#define FLEET &co_fleet_words
#define NODE &co_node_words
#define PORT &co_port_words
#define FIELD &co_field_words
#define GOOD &co_good_words
#define NATION &co_nation_words
#define NEST &co_nest_words
#define PARTY &co_party_words
#define STRATEGY &co_strategy_words
#define FUNCTION &co_function_words

/* clang-format off */
const rs_event_kind co_event_kinds[CO_EVENTS_] = {
    [CO_EV_MOVE]        = {"move",        "", N_("{seat} has decided in secret."), {0}, NULL},
    [CO_EV_ORDER]       = {"order",       N_("{seat} has turn order card {0}."), NULL, {NUMBER}, "CO-24.4"},
    [CO_EV_STARTS]      = {"starts",      N_("{seat} begins in {0}."), NULL, {PORT}, "CO-1.6"},
    [CO_EV_ROUND]       = {"round",       N_("Calendar {0}, round {1}: the year {2}."), NULL, {NUMBER, NUMBER, NUMBER}, "CO-1.1"},
    [CO_EV_TURN]        = {"turn",        N_("{seat}'s turn."), NULL, {0}, "CO-1.2"},
    [CO_EV_DUCATS]      = {"ducats",      N_("{seat} takes {0} ducats and has {1}."), NULL, {NUMBER, NUMBER}, "CO-1.4"},
    [CO_EV_PAYS]        = {"pays",        N_("{seat} pays {0} ducats and has {1}."), NULL, {NUMBER, NUMBER}, "CO-1.4"},
    [CO_EV_FEE]         = {"fee",         N_("{seat} pays {0} a fee of {1} ducats."), NULL, {COMPANY, NUMBER}, "CO-18.4"},
    [CO_EV_LEVEL]       = {"level",       N_("Fleet {0} is now +{1}."), NULL, {FLEET, NUMBER}, "CO-14.2"},
    [CO_EV_MARKS]       = {"marks",       N_("{seat} has a marker on {0}."), NULL, {STRATEGY}, "CO-14.3"},
    [CO_EV_SPLIT]       = {"split",       N_("{0} joins the new fleet {1}."), NULL, {SHIP, FLEET}, "CO-3.3"},
    [CO_EV_MERGED]      = {"merged",      N_("Fleet {0} merges into {1}."), NULL, {FLEET, FLEET}, "CO-3.4"},
    [CO_EV_LOADS]       = {"loads",       N_("{0} takes a bale of {1} aboard."), NULL, {SHIP, GOOD}, "CO-4.2"},
    [CO_EV_SUPPLIED]    = {"supplied",    N_("{0} takes a bale of {1} from the supply."), NULL, {SHIP, GOOD}, "CO-4.6"},
    [CO_EV_SAILS]       = {"sails",       N_("{0} sails to {1}."), NULL, {FLEET, NODE}, "CO-5.1"},
    [CO_EV_MUTINY]      = {"mutiny",      N_("Mutiny on {0} of {seat}: {1}."), NULL, {SHIP, NUMBER}, "CO-6.1"},
    [CO_EV_LOST]        = {"lost",        N_("{0} of fleet {1} is lost."), NULL, {SHIP, FLEET}, "CO-13.1"},
    [CO_EV_MUTINEERS]   = {"mutineers",   N_("The mutineers join the pirates of {0}."), NULL, {NEST}, "CO-13.5"},
    [CO_EV_KEPT]        = {"kept",        N_("Fleet {0} has perished; its token +{1} is kept."), NULL, {FLEET, NUMBER}, "CO-13.6"},
    [CO_EV_PIRATES]     = {"pirates",     N_("The die of {0} shows {1}."), NULL, {NEST, NUMBER}, "CO-10.1"},
    [CO_EV_FRENCH]      = {"french",      N_("France holds the pirates of {0} down and has {1} pips."), NULL, {NEST, NUMBER}, "CO-10.14"},
    [CO_EV_TRIBUTE]     = {"tribute",     N_("{0} gives {1} to the pirates."), NULL, {SHIP, GOOD}, "CO-10.4"},
    [CO_EV_BOUGHT_OFF]  = {"bought-off",  N_("The pirates leave {0} alone."), NULL, {FLEET}, "CO-10.4"},
    [CO_EV_TILE]        = {"tile",        N_("A tile is turned: {0}."), NULL, {&co_tile_words}, "CO-22.8"},
    [CO_EV_SHY]         = {"shy",         N_("The pirates do not attack."), NULL, {0}, "CO-10.5"},
    [CO_EV_BATTLE]      = {"battle",      N_("{0} against {1} at {2}."), NULL, {PARTY, PARTY, NODE}, "CO-8.1"},
    [CO_EV_STRATEGY]    = {"strategy",    N_("{0} plays {1}."), NULL, {PARTY, STRATEGY}, "CO-8.5", .shows = true},
    [CO_EV_FIRST]       = {"first",       N_("{0} acts first."), NULL, {PARTY}, "CO-8.6"},
    [CO_EV_BOARDS]      = {"boards",      N_("{0} boards {1}."), NULL, {PARTY, SHIP}, "CO-9.4"},
    [CO_EV_CAPTURES]    = {"captures",    N_("{0} boards a ship of {1}."), NULL, {PARTY, PARTY}, "CO-9.4"},
    [CO_EV_SACRIFICES]  = {"sacrifices",  N_("{0} sets a ship on fire."), NULL, {PARTY}, "CO-10.13"},
    [CO_EV_HITS]        = {"hits",        N_("{0} deals {1} hits."), NULL, {PARTY, NUMBER}, "CO-8.8"},
    [CO_EV_FIRE]        = {"fire",        N_("{seat}'s fort fires {0}."), NULL, {NUMBER}, "CO-12.3"},
    [CO_EV_DAMAGED]     = {"damaged",     N_("{0} of {seat} takes {1} damage."), NULL, {SHIP, NUMBER}, "CO-8.8"},
    [CO_EV_FORT_HIT]    = {"fort-hit",    N_("{seat}'s fort in {0} takes {1} damage."), NULL, {PORT, NUMBER}, "CO-12.3"},
    [CO_EV_FORT_LOST]   = {"fort-lost",   N_("{seat}'s fort in {0} is destroyed."), NULL, {PORT}, "CO-12.5"},
    [CO_EV_PRIZE]       = {"prize",       N_("{0} joins {1} as a prize."), NULL, {SHIP, FLEET}, "CO-9.6"},
    [CO_EV_FLEES]       = {"flees",       N_("{0} flees to {1}."), NULL, {FLEET, NODE}, "CO-9.9"},
    [CO_EV_NATION]      = {"nation",      N_("{0} has {1} pips and {2} damage."), NULL, {NATION, NUMBER, NUMBER}, "CO-11.6"},
    [CO_EV_NATION_GONE] = {"nation-gone", N_("{0} leaves the board."), NULL, {NATION}, "CO-11.7"},
    [CO_EV_FILLED]      = {"filled",      N_("{0}, {1}: {2} bales."), NULL, {PORT, FIELD, NUMBER}, "CO-16.6"},
    [CO_EV_CHALLENGES]  = {"challenges",  N_("{0} challenges {1}."), NULL, {PARTY, FLEET}, "CO-8.2"},
    [CO_EV_RAID]        = {"raid",        N_("{0} raids the warehouses of {1}."), NULL, {FLEET, COMPANY}, "CO-12.8"},
    [CO_EV_SINGED]      = {"singed",      N_("The warehouse in {0}, {1}, is damaged."), NULL, {PORT, FIELD}, "CO-12.9"},
    [CO_EV_RUIN]        = {"ruin",        N_("The warehouse in {0}, {1}, is destroyed."), NULL, {PORT, FIELD}, "CO-12.10"},
    [CO_EV_DELIVERS]    = {"delivers",    N_("{0} delivers {1} for {2} ducats."), NULL, {SHIP, GOOD, NUMBER}, "CO-7.6"},
    [CO_EV_DELIVERY]    = {"delivery",    N_("{seat}'s delivery in {0}: {1} ducats, machines {2}, director {3}."), NULL, {PORT, NUMBER, NUMBER, NUMBER}, "CO-7.6"},
    [CO_EV_DUMPS]       = {"dumps",       N_("{0} hands {1} to the supply."), NULL, {SHIP, GOOD}, "CO-7.7"},
    [CO_EV_SHIP]        = {"ship",        N_("{0} joins {1} in {2}."), NULL, {SHIP, FLEET, PORT}, "CO-15.3"},
    [CO_EV_WAREHOUSE]   = {"warehouse",   N_("{seat} builds a warehouse in {0}, {1}."), NULL, {PORT, FIELD}, "CO-16.2"},
    [CO_EV_ADMIN]       = {"admin",       N_("{seat} has a {1} in {0}."), NULL, {PORT, FUNCTION}, "CO-17.1"},
    [CO_EV_TAKEOVER]    = {"takeover",    N_("{seat} takes over {1}'s {2} in {0}."), NULL, {PORT, COMPANY, FUNCTION}, "CO-17.8"},
    [CO_EV_FORT]        = {"fort",        N_("{seat} builds a fort in {0}."), NULL, {PORT}, "CO-17.10"},
    [CO_EV_PERMIT]      = {"permit",      N_("{seat} gives {0} permission."), NULL, {COMPANY}, "CO-18.1"},
    [CO_EV_REFUSED]     = {"refused",     N_("{seat} refuses {0}'s request."), NULL, {COMPANY}, "CO-18.1"},
    [CO_EV_REPAIR]      = {"repair",      N_("{0} is rid of a token: {1}."), NULL, {SHIP, &co_token_words}, "CO-19.1"},
    [CO_EV_REBUILT]     = {"rebuilt",     N_("{seat} removes a damage token in {0}."), NULL, {PORT}, "CO-19.4"},
    [CO_EV_ABANDONED]   = {"abandoned",   N_("{seat} abandons {0}."), NULL, {SHIP}, "CO-15.5"},
    [CO_EV_CARD]        = {"card",        N_("{seat} buys {0}."), NULL, {&co_card_words}, "CO-20.1"},
    [CO_EV_FORECAST]    = {"forecast",    N_("Storm forecast: {0}."), NULL, {&co_region_words}, "CO-22.1"},
    [CO_EV_STORM]       = {"storm",       N_("A storm of {1} over {0}."), NULL, {&co_region_words, NUMBER}, "CO-22.2"},
    [CO_EV_CALM]        = {"calm",        N_("There is no storm."), NULL, {0}, "CO-22.2"},
    [CO_EV_UNREST]      = {"unrest",      N_("Mutiny: a token for every {0} ships of a fleet."), NULL, {NUMBER}, "CO-22.6"},
    [CO_EV_ROLL]        = {"roll",        N_("The scoring die shows {0}."), NULL, {NUMBER}, "CO-21.2"},
    [CO_EV_ADDS]        = {"adds",        N_("{seat} adds {0} loss tokens: {1}."), NULL, {NUMBER, NUMBER}, "CO-21.3"},
    [CO_EV_POINTS]      = {"points",      N_("{seat} has {0} points."), NULL, {NUMBER, NUMBER}, "CO-24.2"},
    [CO_EV_CONTROL]     = {"control",     N_("{seat} controls {0}."), NULL, {NATION}, "CO-24.8"},
    [CO_EV_ALLY]        = {"ally",        N_("{seat} is allied with {0}."), NULL, {NATION}, "CO-24.8"},
    [CO_EV_PLACED]      = {"placed",      N_("{0} stands at {1} with {2} pips."), NULL, {NATION, NODE, NUMBER}, "CO-24.8"},
    [CO_EV_REMOVED]     = {"removed",     N_("{seat}'s {1} in {0} is removed."), NULL, {PORT, FUNCTION}, "CO-24.12"},
    [CO_EV_DEMOLISHED]  = {"demolished",  N_("{seat}'s warehouse in {0}, {1}, is removed."), NULL, {PORT, FIELD}, "CO-24.12"},
    [CO_EV_CALENDAR]    = {"calendar",    N_("Calendar {0} of 3 is laid out."), NULL, {NUMBER}, "CO-23.1"},
    [CO_EV_OVER]        = {"over",        N_("The game is over."), NULL, {0}, "CO-25.3"},
    [CO_EV_IF_MUTINY]   = {"if-mutiny",   N_("Mutiny tokens: {0}."), NULL, {NUMBER}, "CO-6.1"},
    [CO_EV_IF_LOST]     = {"if-lost",     N_("{0} would be lost."), NULL, {SHIP}, "CO-6.6"},
    [CO_EV_IF_PIRATES]  = {"if-pirates",  N_("Pirate ships of {0}: {1}. They attack: {2} %."), NULL, {NEST, NUMBER, NUMBER}, "CO-10.5"},
    [CO_EV_IF_EMPTY]    = {"if-empty",    N_("Empty next turn on {0}: {1}."), NULL, {SHIP, NUMBER}, "CO-6.1"},
    [CO_EV_IF_FIRST]    = {"if-first",    N_("First against {0}[, {1}]: {2} dealt, {3} taken."), NULL, {STRATEGY, &co_further_words, NUMBER, NUMBER}, "CO-9.2"},
    [CO_EV_IF_SECOND]   = {"if-second",   N_("Second against {0}[, {1}]: {2} dealt, {3} taken."), NULL, {STRATEGY, &co_further_words, NUMBER, NUMBER}, "CO-9.2"},
    [CO_EV_IF_BOARDED]  = {"if-boarded",  N_("Boarded by {0}[, {1}]: {2}."), NULL, {STRATEGY, &co_further_words, NUMBER}, "CO-9.8"},
    [CO_EV_IF_FORT]     = {"if-fort",     N_("Hits on the fort: {0}."), NULL, {NUMBER}, "CO-8.6"},
    [CO_EV_IF_FIRE]     = {"if-fire",     N_("{seat}'s fort fires {0} besides, unless a Flight is first."), NULL, {NUMBER}, "CO-12.3"},
    [CO_EV_IF_BURNT]    = {"if-burnt",    N_("Reckoned with {0} on fire."), NULL, {SHIP}, "CO-9.2"},
    [CO_EV_IF_PRICE]    = {"if-price",    N_("It costs {0} hits; left: {1}."), NULL, {NUMBER, NUMBER}, "CO-9.4"},
};
