/* compagnie.h - the position of a game of Compagnieën, its content and its words. The rules are docs/rules/compagnie.md. */
#ifndef COMPAGNIE_H
#define COMPAGNIE_H

#include "engine/game.h"

/* ---- What there is -------------------------------------------------------------------------------------------- */

enum { CO_COMPANIES = 4, CO_NONE = -1, CO_DEPTH = 12 };

/* clang-format off */
enum {
    CO_NODES = 40, CO_PORTS = 9, CO_FIRST_SEA = 9, CO_FIRST_NEST = 37, CO_NESTS = 3, CO_REGIONS = 6, CO_LINKS = 6, /* links of one node at most */
    CO_GOODS = CO_PORTS, CO_BALES = 12, CO_FIELDS = 4, CO_HOLD = 2,
    CO_NUMBERS = 7, CO_ORDINARY = 5, CO_FLEETS = CO_COMPANIES * CO_NUMBERS,
    CO_SHIPS = 64, CO_WHEELS = 4, CO_MARKERS = 3, CO_NATIONS = 4, CO_CALENDARS = 3, CO_MOST_PIPS = 6,
    CO_CARDS = 13, CO_COPIES = 2, CO_PIRATE_TILES = 12, CO_ENCOUNTERS = 15,
    CO_FORT_HULL = 12, CO_WAREHOUSE_HULL = 2, CO_NATION_HULL = 6, CO_NATION_VOLLEY = 4, CO_PIRATE_HULL = 2, /* table 4.5; CO-10.8 */
    CO_MOST_FEE = 12, CO_BUILDINGS = 2, CO_GAZETTE = 4,
    CO_WAREHOUSE_COST = 2, CO_ADMIN_COST = 5, CO_TAKEOVER_COST = 10, CO_FORT_COST = 12, CO_FLEET_COST = 1, /* table 4.12 */
    CO_START_DUCATS = 6, CO_POINTS_PER_PIP = 5, CO_BOUNTY_PAID = 5, /* CO-24.6, CO-10.12 */
};

typedef enum co_port_name { CO_AMSTERDAM, CO_NEW_AMSTERDAM, CO_MAURITSSTAD, CO_ELMINA, CO_CAPE, CO_GALLE, CO_BATAVIA, CO_CANTON, CO_DESHIMA } co_port_name;
typedef enum co_nest { CO_TORTUGA, CO_ALGIERS, CO_SAINTE_MARIE } co_nest;                    /* nest n is node CO_FIRST_NEST + n */
typedef enum co_type { CO_RETURN, CO_FLUTE, CO_LINE, CO_PACKET, CO_TYPES } co_type;
typedef enum co_number { CO_I, CO_II, CO_III, CO_IV, CO_V, CO_X, CO_XI } co_number;
typedef enum co_function { CO_GOVERNOR, CO_COMMANDER, CO_DIRECTOR, CO_FUNCTIONS } co_function;
typedef enum co_nation_name { CO_ENGLAND, CO_SPAIN, CO_PORTUGAL, CO_FRANCE } co_nation_name;
typedef enum co_token { CO_DAMAGE, CO_MUTINY } co_token;

typedef enum co_strategy {
    CO_RAM, CO_MELEE, CO_FLIGHT,
    CO_LINE_AHEAD, CO_CRESCENT, CO_FLIGHT_1, CO_WEATHER_GAUGE,
    CO_FIRESHIPS, CO_DOUBLING, CO_BREAK_LINE, CO_FEIGNED_RETREAT,
    CO_RAKE, CO_FLAGSHIP, CO_RESERVE, CO_CHASE,
    CO_STRATEGIES,
} co_strategy;

typedef enum co_card {
    CO_MACHINE_1, CO_SAWMILL, CO_STORM_GLASS, CO_DISCIPLINE,
    CO_MACHINE_2, CO_NAVIGATION, CO_BOTANICAL, CO_MOCK_BATTLES,
    CO_TACTICS, CO_SEXTANT, CO_DRY_DOCK, CO_GAZETTE_CARD, CO_BOUNTY,
} co_card;

/* All face-down tiles are one set: each stack is a range of it. Which are left is public by what lies open; their order is nowhere. */
typedef enum co_tile {
    CO_FIRST_REGION_TILE = 0, CO_FIRST_STRENGTH = 6, CO_FIRST_PIRATES = 14, CO_FIRST_REFILL = 22, CO_FIRST_UNREST = 30, CO_FIRST_AMBUSH = 38,
    CO_TILES = 50,
} co_tile;

/* Whoever can fight: the fleets, the forts by owner, the nations, the pirates by nest. */
typedef enum co_party {
    CO_FIRST_FORT = CO_FLEETS, CO_FIRST_NATION = CO_FIRST_FORT + CO_COMPANIES, CO_FIRST_PIRATE = CO_FIRST_NATION + CO_NATIONS,
    CO_PARTIES = CO_FIRST_PIRATE + CO_NESTS,
} co_party;
/* clang-format on */

/* ---- Content (content.c) -------------------------------------------------------------------------------------- */

typedef struct co_node_face {
    uint8_t region; /* 1 .. 6 */
    uint8_t storm;  /* has a storm icon */
    int8_t icon;    /* the pirate icon's nest, or CO_NONE */
    int8_t area;    /* the pirate area it belongs to, icon field or nest, or CO_NONE */
    uint8_t links;
    int8_t link[CO_LINKS];
    int16_t x, y;
} co_node_face;

typedef struct co_ship_face {
    uint8_t first, last; /* its cards */
    uint8_t cost, strength, threshold, cargo, speed, volley, insured, points;
} co_ship_face;

typedef struct co_strategy_face {
    uint8_t level;
    int8_t beats;
    uint8_t boards; /* ships it may board at most */
} co_strategy_face;

/* What a card may need, all of it the company's own. The first three are the functions of administrators. */
typedef enum co_asset {
    CO_HAS_GOVERNOR,
    CO_HAS_COMMANDER,
    CO_HAS_DIRECTOR,
    CO_HAS_ADMIN, /* of any function */
    CO_HAS_FORT,
    CO_HAS_WAREHOUSES,
    CO_HAS_TRADE_PORTS, /* ports with a warehouse */
    CO_HAS_SHIPS,
    CO_HAS_LINE,
    CO_HAS_PACKET,
    CO_HAS_FLEETS,
    CO_HAS_SQUADRON, /* ships in the largest fleet I-V */
    CO_HAS_LEVEL,    /* of the best fleet */
    CO_HAS_MACHINE,  /* calculating machines */
    CO_HAS_SCHOOL,
    CO_ASSETS,
} co_asset;

typedef struct co_need {
    uint8_t asset, least; /* 0: none */
} co_need;

enum { CO_NEEDS = 2, CO_CHOICES = 2 };

typedef struct co_card_face {
    uint8_t level, cost, points;
    co_need need[CO_NEEDS][CO_CHOICES]; /* all of these, each in one of two ways */
} co_card_face;

typedef struct co_ambush { /* a pirate strategy tile */
    int8_t strategy, aggression;
} co_ambush;

typedef struct co_calendar_face {
    uint8_t rounds;
    uint8_t scoring; /* bit r: a scoring symbol after round r */
} co_calendar_face;

extern const co_node_face co_nodes[CO_NODES];
extern const int8_t co_distance[CO_NODES][CO_PORTS];
extern const int8_t co_prices[CO_PORTS][CO_GOODS]; /* 0: does not buy it */
extern const co_ship_face co_types[CO_TYPES];
extern const uint8_t co_type_of[CO_SHIPS];
extern const co_strategy_face co_strategies[CO_STRATEGIES];
extern const int8_t co_nation_strategy[CO_NATIONS][CO_WHEELS];
extern const co_card_face co_cards[CO_CARDS];
extern const char *const co_asset_names[CO_ASSETS];
extern const co_ambush co_ambushes[CO_PIRATE_TILES];
extern const co_calendar_face co_calendars[CO_COMPANIES + 1];          /* by players */
extern const int8_t co_strengths[8], co_pirate_tiles[8], co_unrest[8]; /* pirates: a nest or CO_NONE; unrest 0: none */
extern const int16_t co_refills[8];                                    /* bit per port */
extern const int8_t co_mutiny_nest[CO_REGIONS + 1];
extern const int8_t co_wheel_first[CO_WHEELS + 1]; /* the first strategy of each wheel */
extern const uint16_t co_admin_ports;              /* CO-17.2, bit per port */

/* Words. Fleets are "orange-i", ships "r1", "f16", "l2", "p8", warehouse fields "a" to "d". */
extern const rs_words co_company_words, co_someone_words, co_node_words, co_bound_words, co_place_words, co_port_words, co_good_words,
    co_hold_words, co_type_words, co_ship_words, co_enemy_ship_words, co_number_words, co_fleet_words, co_berth_words, co_function_words,
    co_post_words, co_nation_words, co_nest_words, co_region_words, co_strategy_words, co_choice_words, co_further_words, co_card_words,
    co_bought_words, co_tile_words, co_drawn_words, co_party_words, co_foe_words, co_field_words, co_token_words;

/* ---- The position --------------------------------------------------------------------------------------------- */

typedef struct co_ship {   /* by ship card */
    int8_t fleet;          /* CO_NONE: in the supply */
    int8_t damage, mutiny; /* tokens */
    int8_t cargo[CO_HOLD]; /* goods, full places first and the lower good first; a packet boat's first place is its marker bale */
} co_ship;

typedef struct co_fleet { /* company * 7 + number */
    int8_t node;          /* CO_NONE: not in use */
    int8_t level;
} co_fleet;

typedef struct co_company { /* by seat */
    rs_set cards;
    int16_t ducats;
    int16_t points;            /* at the last scoring */
    int16_t losses, kept;      /* loss tokens; tokens of perished fleets */
    int8_t fresh;              /* the card bought in its last turn, not usable before the next; CO_NONE */
    int8_t marker[CO_MARKERS]; /* colour markers of the wheels +1, +2, +3: strategies */
    int8_t extra[CO_MARKERS];  /* extra markers */
    int8_t budget;             /* pips still to place in this scoring */
    uint8_t has_chosen;        /* a strategy, in secret, */
    int8_t chosen;             /* and which */
    uint8_t abandoned;         /* its last ship was given up, not lost: there is no rescue */
    uint8_t unused[5];
} co_company;

typedef struct co_port {
    int8_t bales[CO_FIELDS];
    int8_t owner[CO_FIELDS];  /* of the warehouse; CO_NONE: a general field */
    int8_t damage[CO_FIELDS]; /* tokens */
    int8_t admin, function;   /* whose administrator, and which; CO_NONE */
    uint8_t admin_new;        /* appointed, taken over or changed in this round */
    int8_t fort, fort_damage; /* whose; CO_NONE */
} co_port;

typedef struct co_nation {
    int8_t node; /* CO_NONE: off the board */
    int8_t pips, level, damage;
    int8_t controller;
    uint8_t allies; /* bit per seat */
    uint8_t used;   /* its effect, in this scoring */
} co_nation;

typedef struct co_turn {         /* what is remembered until the turn (or the nations' acts) ends */
    rs_set fought[CO_ORDINARY];  /* parties that fleet I .. V has fought; in a scoring: that nation 0 .. 3 has fought */
    rs_set pending[CO_ORDINARY]; /* parties that have challenged fleet I .. V */
    rs_set resolved;             /* ports done in phase 3 */
    rs_set permitted, asked;     /* ports: building allowed by the governor; he was asked */
    int16_t takings;
    int8_t encounter[CO_ENCOUNTERS]; /* fleet * 3 + nest, in the order of play; CO_NONE behind the last */
    int8_t gazette[CO_PORTS];        /* bales taken from the supply */
    int8_t built[CO_PORTS];          /* ships: 0 none, 1 one and another may follow, 2 no more */
    int8_t buildings[CO_PORTS], repairs[CO_PORTS];
    uint8_t played, entered, raided; /* bit per fleet number */
    uint8_t shipless, rescued, paid; /* began without a ship; had its rescue ship; paid something in phase 4 */
    uint8_t unused[5];
} co_turn;

typedef struct co_battle {
    rs_set aside[2]; /* ships boarded by side 0 (on turn) and by side 1 */
    int16_t hits[2]; /* dealt by each side; then what the other still has to allot */
    int8_t side[2];  /* parties; CO_NONE: no battle */
    int8_t strategy[2];
    int8_t stage, first, node;
    int8_t foreign;             /* ships of the nation or the pirates still in it */
    int8_t boarded, sacrificed; /* of them */
    int8_t lowered[2];          /* by the strength of a fireship: hits of the other side */
    int8_t carried[2];          /* the side's effect was carried out */
    int8_t grabs;               /* boardings left in the effect under way */
    int8_t fort, fire;          /* whose fort takes part; its fire */
    int8_t tile;                /* of the pirates */
    int8_t at_nest;             /* a battle on a nest, not an encounter */
    uint8_t unused[1];
} co_battle;

typedef struct co_state {
    rs_head head;
    rs_frame stack[CO_DEPTH];
    co_company company[CO_COMPANIES];
    rs_set tiles; /* face down */
    co_turn turn;
    co_battle battle;
    uint64_t ships_of[CO_FLEETS]; /* derived: bit per ship card */
    uint64_t free_ships;          /* derived: the supply */
    uint32_t fleets_on[CO_NODES]; /* derived: bit per fleet */
    int8_t nation_on[CO_NODES];   /* derived: the nation there, or CO_NONE */
    co_ship ship[CO_SHIPS];
    co_fleet fleet[CO_FLEETS];
    co_port port[CO_PORTS];
    co_nation nation[CO_NATIONS];
    int8_t nest[CO_NESTS]; /* pips of the pirate dice */
    int8_t supply[CO_GOODS];
    int8_t sale[CO_CARDS];      /* copies on sale */
    int8_t order[CO_COMPANIES]; /* seats by turn order card; CO_NONE behind the last */
    int8_t calendar, round;     /* from 1 */
    int8_t active;              /* whose turn it is; CO_NONE between turns */
    int8_t forecast, storm;     /* regions 1 .. 6; 0: none yet */
    uint8_t scored;             /* this calendar has had its scoring */
    int8_t want[CO_FIELDS];     /* bales still wanted by the refill under way */
    uint8_t unused[4];
} co_state;

/* ---- The words of play (verbs.c) and the decisions (flow.c) --------------------------------------------------- */

/* clang-format off */
typedef enum co_verb {
    CO_START, CO_END, CO_PASS,
    CO_SHARE, CO_SUFFER, CO_MARK, CO_SHIFT, CO_SHIFT_EXTRA,
    CO_SELECT, CO_SPLIT, CO_MERGE, CO_JOIN,
    CO_LOAD, CO_FROM_SUPPLY, CO_ASK, CO_COUNT, CO_FEE, CO_ACCEPT, CO_REFUSE, CO_COUNTER, CO_PAY, CO_DECLINE, CO_TAKE,
    CO_STEP, CO_STOP,
    CO_GIVE, CO_FIGHT, CO_SAIL_ON, CO_PLAY, CO_BOARD, CO_SACRIFICE, CO_PUT, CO_PUT_FORT, CO_FLEE, CO_STAY,
    CO_VISIT, CO_WANT, CO_CHALLENGE, CO_RESOLVE, CO_ATTACK, CO_RAID, CO_HIT, CO_DELIVER, CO_DUMP, CO_MOCK,
    CO_BUY, CO_BUY_CHEAP, CO_INTO, CO_NEW, CO_WAREHOUSE, CO_APPOINT, CO_CHANGE, CO_TAKEOVER, CO_FORT, CO_ASK_BUILD,
    CO_FIX, CO_MEND_FORT, CO_MEND, CO_CLEAR, CO_ABANDON, CO_RESCUE, CO_RESEARCH,
    CO_ADD, CO_PLACE, CO_STRENGTHEN, CO_TRANSFER, CO_ALLY, CO_PIPS, CO_EFFECT, CO_STRIKE, CO_REMOVE,
    CO_VERBS,
} co_verb;

typedef enum co_point { /* D: a decision, else a step that asks nobody */
    CO_D_START, CO_ROUND, CO_EVENTS, CO_REFILL, CO_D_SHARE, CO_D_PICK, CO_UNREST, CO_D_UNREST,
    CO_TURN, CO_MARK_WHEELS, CO_D_MARKER, CO_D_SHIFT,
    CO_D_FLEET, CO_D_SPLIT, CO_D_LOAD, CO_D_ASK_COUNT, CO_D_ASK_FEE, CO_D_LOAD_REPLY, CO_D_LOAD_COUNTER, CO_D_TAKE, CO_D_STEP,
    CO_D_TRIBUTE, CO_D_ENGAGE,
    CO_BATTLE, CO_D_STRATEGY, CO_D_BOARD, CO_D_SACRIFICE, CO_D_ALLOT, CO_D_FLEE,
    CO_D_PORT, CO_PORT, CO_D_WANT, CO_D_CHALLENGE, CO_D_BATTLES, CO_D_RAID, CO_D_RAID_HIT, CO_D_DELIVER, CO_D_MOCK,
    CO_D_BUY, CO_D_SHIP_FLEET, CO_D_BUILD_FEE, CO_D_BUILD_REPLY, CO_D_BUILD_COUNTER, CO_D_RESEARCH, CO_D_EXTRA,
    CO_ROLL, CO_D_LOSS_TOKENS, CO_SCORING, CO_D_CLAIM, CO_D_PIPS, CO_D_ACT, CO_D_REMOVE,
    CO_POINTS,
} co_point;

/* Stages of the steps, kept in the first argument of their frames (of a battle: in its record). */
typedef enum co_round_stage { CO_R_EVENTS, CO_R_TURNS, CO_R_YEAR, CO_R_SCORING, CO_R_NEXT } co_round_stage;
typedef enum co_event_stage { CO_E_STORM, CO_E_PIRATES, CO_E_REFILL, CO_E_UNREST, CO_E_DONE } co_event_stage;
typedef enum co_turn_stage { CO_T_INCOME, CO_T_SAIL, CO_T_ENCOUNTERS, CO_T_PORTS, CO_T_MOCK, CO_T_BUY, CO_T_RESEARCH, CO_T_DONE } co_turn_stage;
typedef enum co_port_stage { CO_P_PACKETS, CO_P_CHALLENGES, CO_P_BATTLES, CO_P_RAIDS, CO_P_DELIVERY, CO_P_DONE } co_port_stage;
typedef enum co_scoring_stage { CO_S_POINTS, CO_S_CLAIMS, CO_S_ACTS, CO_S_DONE } co_scoring_stage;
typedef enum co_battle_stage {
    CO_B_CHOOSE, CO_B_REVEAL, CO_B_FIRST_SHIPS, CO_B_FIRST, CO_B_SECOND_SHIPS, CO_B_SECOND, CO_B_LOWER, CO_B_ALLOT_0, CO_B_ALLOT_1,
    CO_B_LOSSES, CO_B_FLEE_0, CO_B_FLEE_1, CO_B_RAISE, CO_B_SHIFT_0, CO_B_SHIFT_1, CO_B_OVER,
} co_battle_stage;

/* What the frames carry, by argument number; flow.c names and bounds them. */
enum { CO_F_STAGE, CO_F_INDEX, CO_F_PORT, CO_F_FIELD };                      /* ROUND, EVENTS, TURN, PORT, SCORING: the stage, and how far it is */
enum { CO_A_NUMBER, CO_A_OWNER, CO_A_COUNT, CO_A_FEE };                      /* requests to load */
enum { CO_M_NUMBER, CO_M_LEFT, CO_M_MADE, CO_M_FULL, CO_M_AREA, CO_M_HALF }; /* D_STEP */
enum { CO_H_COLOUR, CO_H_EXTRA, CO_H_LEVEL };                                /* D_SHIFT: what was moved; the fleet's level */
typedef enum co_claim { CO_CLAIM_PLACE, CO_CLAIM_STRENGTHEN, CO_CLAIM_MOVE, CO_CLAIM_ALLY, CO_CLAIMS } co_claim;

/* The functions of the rows; each stands in the file of its topic. */
#define CO_DECISION(name) \
    void co_##name##_moves(const void *state, rs_moves *moves); \
    void co_##name##_apply(void *state, rs_move move, rs_turn *turn)
#define CO_STEP_OF(name) void co_##name##_step(void *state, rs_turn *turn)
#define CO_REFUSAL(name) const char *co_refuse_##name(const void *state, rs_move move)

CO_STEP_OF(round); CO_STEP_OF(events); CO_STEP_OF(refill); CO_STEP_OF(unrest); CO_STEP_OF(turn); CO_STEP_OF(mark_wheels); CO_STEP_OF(battle); CO_STEP_OF(port);
CO_STEP_OF(roll); CO_STEP_OF(scoring);
CO_DECISION(start); CO_DECISION(share); CO_DECISION(unrest); CO_DECISION(marker); CO_DECISION(shift); CO_DECISION(fleet); CO_DECISION(split); CO_DECISION(load);
CO_DECISION(ask_count); CO_DECISION(ask_fee); CO_DECISION(load_reply); CO_DECISION(load_counter); CO_DECISION(take); CO_DECISION(step); CO_DECISION(tribute);
CO_DECISION(engage); CO_DECISION(strategy); CO_DECISION(board); CO_DECISION(sacrifice); CO_DECISION(allot); CO_DECISION(flee); CO_DECISION(visit); CO_DECISION(want);
CO_DECISION(challenge); CO_DECISION(battles); CO_DECISION(raid); CO_DECISION(raid_hit); CO_DECISION(deliver); CO_DECISION(mock); CO_DECISION(buy);
CO_DECISION(ship_fleet); CO_DECISION(build_fee); CO_DECISION(build_reply); CO_DECISION(build_counter); CO_DECISION(research); CO_DECISION(extra);
CO_DECISION(loss_tokens); CO_DECISION(claim); CO_DECISION(pips); CO_DECISION(act); CO_DECISION(remove);
CO_REFUSAL(start); CO_REFUSAL(end); CO_REFUSAL(share); CO_REFUSAL(suffer); CO_REFUSAL(mark); CO_REFUSAL(shift); CO_REFUSAL(shift_extra); CO_REFUSAL(select);
CO_REFUSAL(split); CO_REFUSAL(merge); CO_REFUSAL(join); CO_REFUSAL(load); CO_REFUSAL(from_supply); CO_REFUSAL(ask); CO_REFUSAL(count); CO_REFUSAL(fee);
CO_REFUSAL(counter); CO_REFUSAL(take); CO_REFUSAL(step); CO_REFUSAL(give); CO_REFUSAL(play); CO_REFUSAL(board); CO_REFUSAL(sacrifice); CO_REFUSAL(put);
CO_REFUSAL(put_fort); CO_REFUSAL(flee); CO_REFUSAL(stay); CO_REFUSAL(visit); CO_REFUSAL(want); CO_REFUSAL(resolve); CO_REFUSAL(attack); CO_REFUSAL(raid);
CO_REFUSAL(hit); CO_REFUSAL(deliver); CO_REFUSAL(dump); CO_REFUSAL(mock); CO_REFUSAL(buy); CO_REFUSAL(buy_cheap); CO_REFUSAL(into); CO_REFUSAL(new);
CO_REFUSAL(warehouse); CO_REFUSAL(appoint); CO_REFUSAL(change); CO_REFUSAL(takeover); CO_REFUSAL(fort); CO_REFUSAL(ask_build); CO_REFUSAL(fix); CO_REFUSAL(mend_fort);
CO_REFUSAL(mend); CO_REFUSAL(clear); CO_REFUSAL(abandon); CO_REFUSAL(rescue); CO_REFUSAL(research); CO_REFUSAL(add); CO_REFUSAL(place); CO_REFUSAL(strengthen);
CO_REFUSAL(transfer); CO_REFUSAL(ally); CO_REFUSAL(pips); CO_REFUSAL(effect); CO_REFUSAL(strike); CO_REFUSAL(remove);

extern const rs_decision co_decisions[CO_POINTS];
extern const rs_verb co_verbs[CO_VERBS];
extern const rs_field co_fields[];
extern const struct rs_rule co_rules[]; /* made from docs/rules/compagnie.md when building */

typedef enum co_event {
    CO_EV_MOVE, CO_EV_ORDER, CO_EV_STARTS, CO_EV_ROUND, CO_EV_TURN, CO_EV_DUCATS, CO_EV_PAYS, CO_EV_FEE, CO_EV_LEVEL, CO_EV_MARKS, CO_EV_SPLIT, CO_EV_MERGED,
    CO_EV_LOADS, CO_EV_SUPPLIED, CO_EV_SAILS, CO_EV_MUTINY, CO_EV_LOST, CO_EV_MUTINEERS, CO_EV_KEPT, CO_EV_PIRATES, CO_EV_FRENCH, CO_EV_TRIBUTE, CO_EV_BOUGHT_OFF, CO_EV_TILE,
    CO_EV_SHY, CO_EV_BATTLE, CO_EV_STRATEGY, CO_EV_FIRST, CO_EV_BOARDS, CO_EV_CAPTURES, CO_EV_SACRIFICES, CO_EV_HITS, CO_EV_FIRE, CO_EV_DAMAGED, CO_EV_FORT_HIT,
    CO_EV_FORT_LOST, CO_EV_PRIZE, CO_EV_FLEES, CO_EV_NATION, CO_EV_NATION_GONE, CO_EV_FILLED, CO_EV_CHALLENGES, CO_EV_RAID, CO_EV_SINGED, CO_EV_RUIN, CO_EV_DELIVERS,
    CO_EV_DELIVERY, CO_EV_MACHINES, CO_EV_DIRECTOR, CO_EV_DUMPS, CO_EV_SHIP, CO_EV_WAREHOUSE, CO_EV_ADMIN, CO_EV_TAKEOVER, CO_EV_FORT, CO_EV_PERMIT, CO_EV_REFUSED, CO_EV_REPAIR, CO_EV_REBUILT,
    CO_EV_ABANDONED, CO_EV_CARD, CO_EV_FORECAST, CO_EV_STORM, CO_EV_CALM, CO_EV_UNREST, CO_EV_UNREST_ALL, CO_EV_ROLL, CO_EV_ADDS, CO_EV_POINTS, CO_EV_CONTROL, CO_EV_ALLY,
    CO_EV_PLACED, CO_EV_CLOSED, CO_EV_SCORING, CO_EV_REMOVED, CO_EV_DEMOLISHED, CO_EV_CALENDAR, CO_EV_OVER,
    /* outlook.c: what a move may bring */
    CO_EV_IF_MUTINY, CO_EV_IF_LOST, CO_EV_IF_PIRATES, CO_EV_IF_EMPTY, CO_EV_IF_FIRST, CO_EV_IF_SECOND, CO_EV_IF_BOARDED, CO_EV_IF_FORT, CO_EV_IF_FIRE, CO_EV_IF_BURNT,
    CO_EV_IF_DEALS, CO_EV_IF_DEALS_FROM, CO_EV_IF_TAKES, CO_EV_IF_TAKES_FROM, CO_EV_IF_RISKS, CO_EV_IF_ON_TOP, CO_EV_IF_FREES, CO_EV_IF_HOUSE, CO_EV_IF_POST, CO_EV_IF_CARD, CO_EV_IF_STRATEGY,
    CO_EV_IF_PRICE, CO_EV_IF_COSTS, CO_EV_IF_BRINGS, CO_EV_IF_LOADS, CO_EV_IF_STOCK, CO_EV_IF_SUPPLY, CO_EV_IF_PAYS, CO_EV_IF_NO_SALE, CO_EV_IF_MARKET, CO_EV_IF_SHIP, CO_EV_IF_COUNTS, CO_EV_IF_RISES,
    /* asks.c: the questions */
    CO_EV_ASK_SHARE, CO_EV_ASK_PICK, CO_EV_ASK_UNREST, CO_EV_ASK_MARKER, CO_EV_ASK_MERGER, CO_EV_ASK_SPLIT, CO_EV_ASK_LOAD, CO_EV_ASK_COUNT,
    CO_EV_ASK_FEE, CO_EV_ASK_LOAD_REPLY, CO_EV_ASK_LOAD_COUNTER, CO_EV_ASK_TAKE, CO_EV_ASK_STEP, CO_EV_ASK_TRIBUTE, CO_EV_ASK_ENGAGE,
    CO_EV_ASK_STRATEGY, CO_EV_ASK_AMBUSH, CO_EV_ASK_BOARD, CO_EV_ASK_SACRIFICE, CO_EV_ASK_ALLOT, CO_EV_ASK_FLEE, CO_EV_ASK_WANT, CO_EV_ASK_CHALLENGE, CO_EV_ASK_BATTLES,
    CO_EV_ASK_RAID, CO_EV_ASK_RAID_HIT, CO_EV_ASK_DELIVER, CO_EV_ASK_BUY, CO_EV_ASK_SHIP_FLEET, CO_EV_ASK_BUILD_FEE, CO_EV_ASK_BUILD_REPLY,
    CO_EV_ASK_BUILD_COUNTER, CO_EV_ASK_EXTRA, CO_EV_ASK_LOSS_TOKENS, CO_EV_ASK_CLAIM, CO_EV_ASK_PIPS, CO_EV_ASK_REMOVE,
    CO_EVENTS_,
} co_event;

extern const rs_event_kind co_event_kinds[CO_EVENTS_];
/* clang-format on */

/* ---- Who and where --------------------------------------------------------------------------------------------- */

#define CO_SHIPS_OF_TYPE(type_) ((~0ULL >> (63 - co_types[type_].last)) & (~0ULL << co_types[type_].first))
#define CO_EACH_SHIP(ship_, ships_) for (uint64_t rest_ = (ships_); rest_ && ((ship_) = __builtin_ctzll(rest_), true); rest_ &= rest_ - 1)
#define CO_EACH_BIT(bit_, bits_) \
    for (uint32_t left_ = (uint32_t)(bits_); left_ && ((bit_) = __builtin_ctz(left_), true); left_ &= left_ - 1)

enum { CO_ORDINARY_BITS = 0x1f, CO_PACKET_BITS = 0x60, CO_ALL_BITS = 0x7f };

static inline int co_fleet_of(int seat, int number) { return seat * CO_NUMBERS + number; }
static inline int co_owner_of(int fleet) { return fleet / CO_NUMBERS; }
static inline int co_number_of(int fleet) { return fleet % CO_NUMBERS; }
static inline bool co_is_port(int node) { return node < CO_PORTS; }
static inline bool co_is_nest(int node) { return node >= CO_FIRST_NEST; }
static inline bool co_is_sea(int node) { return node >= CO_FIRST_SEA && node < CO_FIRST_NEST; }
static inline bool co_is_fleet(int party) { return party >= 0 && party < CO_FIRST_FORT; }
static inline bool co_is_fort(int party) { return party >= CO_FIRST_FORT && party < CO_FIRST_NATION; }
static inline bool co_is_nation(int party) { return party >= CO_FIRST_NATION && party < CO_FIRST_PIRATE; }
static inline bool co_is_pirate(int party) { return party >= CO_FIRST_PIRATE; }

/* A seat's fleets on a node, bit per number. */
static inline uint32_t co_fleets_at(const co_state *s, int seat, int node)
{
    return s->fleets_on[node] >> (seat * CO_NUMBERS) & CO_ALL_BITS;
}
static inline uint32_t co_ordinary_at(const co_state *s, int seat, int node) { return co_fleets_at(s, seat, node) & CO_ORDINARY_BITS; }
static inline const co_ship_face *co_face(int ship) { return &co_types[co_type_of[ship]]; }
static inline int co_wear(const co_ship *ship) { return ship->damage + ship->mutiny; }
static inline bool co_owns(const co_state *s, int seat, int card) { return s->company[seat].cards.bits[0] >> card & 1; }
/* CO-20.3: from the owner's next turn on. */
static inline bool co_uses(const co_state *s, int seat, int card) { return co_owns(s, seat, card) && s->company[seat].fresh != card; }
static inline bool co_allied(const co_state *s, int seat, int nation)
{
    return s->nation[nation].allies >> seat & 1 || s->nation[nation].controller == seat;
}
/* No nation that is not allied with the company stands there (CO-11.2). */
static inline bool co_open(const co_state *s, int seat, int node)
{
    return s->nation_on[node] == CO_NONE || co_allied(s, seat, s->nation_on[node]);
}
static inline bool co_admin_usable(const co_state *s, int port)
{
    return s->port[port].admin != CO_NONE && co_open(s, s->port[port].admin, port);
}
/* CO-21.4, CO-23.3: no interim scoring can come any more. */
static inline bool co_only_final_left(const co_state *s) { return s->calendar == CO_CALENDARS && s->scored; }
static inline rs_frame *co_below(co_state *s) { return &s->stack[s->head.depth - 2]; }
static inline const rs_frame *co_below_of(const co_state *s) { return &s->stack[s->head.depth - 2]; }

/* compagnie.c */
void co_gain(co_state *s, int seat, int ducats, rs_turn *turn);
void co_pay(co_state *s, int seat, int ducats, rs_turn *turn); /* to the bank */
void co_hand_over(co_state *s, int from, int to, int ducats, rs_turn *turn);
int co_place_of(const co_state *s, int seat); /* in the turn order, from 0 */
void co_derive(void *state);

/* ---- fleet.c: ships and fleets ----------------------------------------------------------------------------------- */

int co_free_number(const co_state *s, int seat); /* the lowest unused number I-V, or CO_NONE */
int co_free_ship(const co_state *s, int type);   /* a card of the supply, or CO_NONE */
void co_move_fleet(co_state *s, int fleet, int node);
void co_enlist(co_state *s, int ship, int fleet);      /* out of the supply or of another fleet */
void co_scrap(co_state *s, int ship);                  /* it and its bales go to the supply */
void co_dissolve(co_state *s, int fleet);              /* a fleet without ships: its number is free again */
void co_perish(co_state *s, int fleet, rs_turn *turn); /* CO-13.6, if it has no ship left */
int co_space(const co_ship *ship, int card);           /* free places for cargo */
int co_fleet_space(const co_state *s, int fleet);
void co_stow(co_state *s, int ship, int good);
void co_unstow(co_state *s, int ship, int good);
bool co_carries(const co_ship *ship, int good);
bool co_has_bales(const co_state *s, int fleet);
int co_ship_count(const co_state *s, int seat); /* of all types */
uint64_t co_own_ships(const co_state *s, int seat);
void co_lose_ship(co_state *s, int ship, bool by_mutiny, rs_turn *turn);  /* CO-13 */
void co_lose_worn(co_state *s, int fleet, bool by_mutiny, rs_turn *turn); /* every ship whose wear reached its strength; then co_perish */
void co_take_mutiny(co_state *s, int fleet, const int8_t tokens[CO_SHIPS], rs_turn *turn);
bool co_mutiny_sinks(const co_state *s, int ship, int tokens);
void co_waive_mutiny(const co_state *s, int fleet, int8_t tokens[CO_SHIPS]); /* CO-6.5 */
int co_discipline(const co_state *s, int seat);                              /* tokens that a fleet is spared */
void co_raise(co_state *s, int fleet, rs_turn *turn);
int co_highest_level(const co_state *s, int seat);
int co_volley(const co_state *s, uint64_t ships);

/* ---- sail.c: moving ---------------------------------------------------------------------------------------------- */

void co_loaded(co_state *s);                                                             /* the fleet that has loaded moves */
int co_steps(const co_state *s, int fleet);                                              /* that it could make now */
bool co_dawdles(const rs_frame *frame);                                                  /* if a move stopped now, at sea */
bool co_meets(const co_state *s, const rs_frame *frame, int node);                       /* pirates, by a step to this place */
int co_move_mutiny(const co_state *s, int fleet, bool dawdled, int8_t tokens[CO_SHIPS]); /* what a move's end costs; the sum */
bool co_can_merge(const co_state *s, int seat);                                          /* two of its fleets share a port */
int co_held_by_merger(const co_state *s, int seat, rs_move move);                        /* the unplayed one of two, or CO_NONE */
bool co_idles(const co_state *s, int fleet);                                             /* if it stayed: it could have moved (CO-6.4) */

/* ---- The other topics ---------------------------------------------------------------------------------------------- */

void co_pirates_rise(co_state *s, int nest, rs_turn *turn);                     /* CO-10.14, CO-22.4 */
void co_pirates_fall(co_state *s, int nest, int pips, int seat, rs_turn *turn); /* by the doing of a company */
void co_mutineers(co_state *s, int node, rs_turn *turn);                        /* CO-13.5 */
bool co_meet_pirates(co_state *s, rs_turn *turn);                               /* the next encounter; false: there is none */
void co_note_encounter(co_state *s, int number, int nest);
void co_forget_encounters(co_state *s, int number);
void co_inherit_encounters(co_state *s, int from, int into); /* by a merger */
void co_start_battle(co_state *s, const int8_t sides[2], int node, bool challenged, rs_turn *turn);
void co_start_pirate_battle(co_state *s, int fleet, int nest, int ships, bool at_nest, rs_turn *turn);
void co_battle_over(co_state *s);                             /* wipes the record */
int co_fort_side(const co_state *s);                          /* the side that a fort helps, or CO_NONE */
uint64_t co_fighting(const co_state *s, int side);            /* ships of a company's side still in the battle */
int co_side_ships(const co_state *s, int side);               /* how many, of pirates and nations too; a fort is none */
int co_side_volley(const co_state *s, int side);              /* V of table 4.6 */
int co_boarding_price(const co_state *s, int side, int ship); /* of an enemy ship for this side; CO_NONE: one of pirates or of a nation */
bool co_is_flight(int strategy);
int co_first_side(const co_state *s);                    /* CO-8.6 */
void co_carry_out(co_state *s, int side, rs_turn *turn); /* hits and boarding */
int co_lowered_hits(const co_state *s, int side);        /* CO-9.13 */
bool co_can_grab(const co_state *s, int side);
void co_settle_losses(co_state *s, rs_turn *turn);   /* CO-8.9 */
uint32_t co_available(const co_state *s, int fleet); /* strategies, bit each (CO-9.1) */
int co_draw_ambush(co_state *s, rs_turn *turn);
rs_set co_ambushes_left(const co_state *s); /* the pirate tiles of which the next is drawn */
bool co_tile_attacks(const co_state *s, int tile, int ships, int fleet);
int co_tile_strategy(int tile, int ships);
uint32_t co_marked(const co_state *s, int seat);            /* strategies with a marker of the company */
uint32_t co_markable(const co_state *s, int seat);          /* for an extra marker */
void co_begin_shift(co_state *s, int fleet);                /* the fleet that has fought */
int co_level_of(const co_state *s, int port, int field);    /* CO-16.4 */
void co_start_refill(co_state *s, int port, rs_turn *turn); /* of all fields */
void co_fill(co_state *s, int port, int field, int bales, rs_turn *turn);
void co_empty_field(co_state *s, int port, int field);
bool co_port_is_idle(const co_state *s, int port);    /* nothing can happen there in phase 3 */
bool co_challenge_waits(const co_state *s, int port); /* a challenge that still stands (CO-8.12) */
int co_machines_bring(const co_state *s, int seat, int takings);
int co_director_brings(const co_state *s, int port, int takings);
bool co_present(const co_state *s, int seat, int port);
bool co_allowed(const co_state *s, int seat, int port); /* to buy ships and warehouses, CO-17.5 */
const char *co_refuse_place_to_buy(const co_state *s, int port);
void co_spend(co_state *s, int ducats, rs_turn *turn); /* in phase 4 */
int co_repair_cost(const co_state *s, int node);
void co_pay_repair(co_state *s, int node, rs_turn *turn);
void co_building_moves(const co_state *s, int port, rs_moves *moves);
void co_mending_moves(const co_state *s, rs_moves *moves);
void co_build(co_state *s, rs_move move, rs_turn *turn);
void co_nation_leaves(co_state *s, int nation, rs_turn *turn);
void co_nation_to(co_state *s, int nation, int node);
/* What points are counted for. */
typedef enum co_source {
    CO_FOR_DUCATS,
    CO_FOR_FLEETS,
    CO_FOR_CARGO,
    CO_FOR_HOUSES,
    CO_FOR_POSTS,
    CO_FOR_CARDS,
    CO_FOR_BONUS,
    CO_ALL_SOURCES
} co_source;

int co_points(const co_state *s, int seat);                           /* CO-24.2 */
void co_count_up(const co_state *s, int seat, int sum[CO_FOR_BONUS]); /* the same, by what they are for */
int co_bonus(const co_state *s, int seat);                            /* CO-25.2 */
/* Cargo spaces of each ordinary ship that no bale could fill next round; the ships that have some. */
int co_bales_available(const co_state *s, int seat, int node); /* that a company could load next round */
uint64_t co_unfilled(const co_state *s, int seat, int8_t empty[CO_SHIPS]);
void co_final_scoring(co_state *s, rs_turn *turn);
int co_draw_tile(co_state *s, int first, int count, rs_turn *turn);
bool co_meets_need(const co_state *s, int seat, int card); /* research.c */
void co_end_turn(co_state *s);

/* ---- setup.c, invariants.c, usual.c, outlook.c, asks.c, rank.c, value.c, picture.c --------------------------------------------------- */

void co_setup(void *state, rs_turn *turn);
const char *co_broken(const void *state);
const char *co_broken_stack(const co_state *s); /* stack.c: the pending decisions, and what they need */
void co_guess(void *state, rs_chance *chance);
rs_move co_usual(const void *state, const rs_moves *moves);
int co_score(const void *state, int seat);
extern const rs_words co_source_words;
void co_credit(const void *state, const rs_event *event, int events, int16_t sum[RS_SEATS][RS_SOURCES]);
void co_rank(const void *state, int8_t place[RS_SEATS]);
void co_values(const void *state, void *notes, int value[RS_SEATS]);
void co_board(const void *view, rs_text *out);
void co_facts(const rs_words *words, int value, rs_text *out, bool *first); /* what is printed on the map, ships, cards and tiles */
extern const rs_kind co_kinds[];
void co_targets(const void *state, rs_move move, rs_text *out, bool *first);
rs_move co_like(const void *view, rs_move move);
const char *co_warn(const void *view, rs_move move);
void co_outlook(const void *view, rs_move move, rs_turn *told);
int co_chance_of_attack(const co_state *s, int fleet, int ships); /* of so many pirate ships, in percent */
void co_asks(const void *view, rs_turn *told);

extern const rs_game co_game;

#endif
