/* marauders.h - the position of a game of marauders, its content and its words. The rules are docs/rules/marauders.md. */
#ifndef MARAUDERS_H
#define MARAUDERS_H

#include "engine/game.h"

/* ---- What there is ----------------------------------------------------------------------------------------------- */

/* clang-format off */
enum {
    MM_SEATS = 4, MM_NONE = -1, MM_DEPTH = 20,
    MM_ZONES = 17, MM_HEADINGS = 8, MM_CAPTAINS = 16, MM_EVENTS_CARDS = 34, MM_NPC_CARDS = 18, MM_SYMBOLS = 3,
    MM_CARGO = 64, MM_PER_GOOD = 8, MM_GLORY = 70, MM_ORDINARY = 54, MM_RUMOURS = 25, MM_MISSIONS = 25, MM_OPEN_MISSIONS = 2,
    MM_FACES = 5, MM_SKULL = 4,                      /* dice are counted by face: 1, 2, 3, 4, skull */
    MM_HAND = 4, MM_PORT_CARGO = 6, MM_MOST = 5,     /* MM-17.1, MM-7.5, MM-3.4 */
    MM_RAID_CARDS = 3,                               /* MM-15.4 */
    MM_GLORIOUS_PLUNDER = 12, MM_GLORIOUS_SALE = 3,  /* MM-1.5, MM-1.4 */
    MM_TRACK_FULL = 8, MM_LAST_ROUND = 50,           /* MM-4.3, MM-21.18 */
};

/* Nations come first among the NPCs, in the order in which they search (6.5). */
typedef enum mm_nation { MM_NL, MM_EN, MM_FR, MM_ES, MM_NATIONS } mm_nation;
typedef enum mm_npc_id { MM_SLOOP_PIRATE = MM_NATIONS, MM_FRIGATE_PIRATE, MM_NPCS } mm_npc_id;

typedef enum mm_zone_id {
    MM_HAV, MM_NAS, MM_TOR, MM_PRO, MM_OPR, MM_PGO, MM_CAR, MM_SDO, MM_CSE, MM_CUR, MM_SJU, MM_CCS, MM_SMA, MM_BAS, MM_SJO, MM_BRI, MM_TRI,
} mm_zone_id;

typedef enum mm_heading { MM_N = 0, MM_E = 2, MM_S = 4, MM_W = 6 } mm_heading; /* the printed letters among the 8 headings */

/* Hit locations; 1 to 4 are the faces of the die that hit them. */
typedef enum mm_location { MM_HULL, MM_HOLD, MM_MASTS, MM_CREW, MM_CANNONS, MM_LOCATIONS } mm_location;
typedef enum mm_ship { MM_SLOOP, MM_FLUTE, MM_FRIGATE, MM_GALLEON, MM_MAN_O_WAR, MM_SHIPS } mm_ship;
typedef enum mm_skill { MM_SEAMANSHIP, MM_SCOUTING, MM_LEADERSHIP, MM_INFLUENCE, MM_SKILLS } mm_skill;
typedef enum mm_good { MM_COCOA, MM_FOOD, MM_RUM, MM_SPICES, MM_SUGAR, MM_TEXTILES, MM_TOBACCO, MM_WOOD, MM_GOODS } mm_good;
typedef enum mm_weapon { MM_HOOKS, MM_CHAIN, MM_GRAPE, MM_WEAPONS } mm_weapon;

typedef enum mm_mod {
    MM_SWIVELS, MM_HAMMOCKS, MM_RIGGING, MM_REINFORCED, MM_FOUR_POUNDERS, MM_LONG_GUNS, MM_CANNON_PORT, MM_EXTRA_HOLD, MM_MODS,
    MM_FACE_DOWN = MM_MODS, /* what a port shows of a token not yet turned, */
    MM_TO_COME,             /* and of one that is on its way there */
} mm_mod;

/* C01 to C16. */
typedef enum mm_captain_id {
    MM_REYES, MM_SILVA, MM_SALVATIERRA, MM_FERRER, MM_QUIROGA, MM_IRIARTE, MM_WRIGHT, MM_TREGARNE, MM_PENHALLOW, MM_CREWE, MM_ASHCOMBE,
    MM_VILLON, MM_RICHERY, MM_JAURES, MM_AVEZAATH, MM_MAAS,
} mm_captain_id;

/* E01 to E34; E01 to E18 are NPCs. */
typedef enum mm_event_card {
    MM_WAR_1 = 18, MM_WAR_2, MM_WAR_3, MM_PEACE, MM_PLAGUE_1, MM_PLAGUE_2, MM_NORTH_STORM, MM_SOUTH_STORM, MM_DOLDRUMS, MM_TRADE_WINDS,
    MM_HUNT_1, MM_HUNT_2, MM_PARDON_1, MM_PARDON_2, MM_SHIFTING, MM_CONVOY,
} mm_event_card;

/* Kinds of glory cards, G01 to G19; the specialists S01 to S16 are the cards from MM_ORDINARY on, two of each type. */
typedef enum mm_glory_kind {
    MM_CREW_REROLL, MM_SEAMANSHIP_REROLL, MM_KEEN_EYES, MM_SILVER_TONGUE, MM_QUICK_LEARNER, MM_DOUBLE_SHOT, MM_PRECISE_GUNNERY, MM_SMOKE_SCREEN,
    MM_BRACE, MM_RALLY, MM_AMBUSH, MM_FAT_PRIZE, MM_FALSE_COLOURS, MM_BOUGHT_PARDON, MM_DENOUNCED, MM_FAIR_WIND, MM_CONTRARY_WINDS,
    MM_HIDDEN_COVE, MM_HARD_BARGAIN, MM_GLORY_KINDS,
} mm_glory_kind;

typedef enum mm_specialist {
    MM_CARPENTER, MM_MASTER_FIGHTER, MM_GUNNERY_CAPTAIN, MM_SURGEON, MM_LOOKOUT, MM_PURSER, MM_SAILING_MASTER, MM_MASTER_GUNNER, MM_SPECIALISTS,
} mm_specialist;

typedef enum mm_mission_id { /* those that the rules name */
    MM_VENDETTA = 15, MM_PRIVATEER = 16, MM_COMPETITION = 17, MM_SHOALS = 19, MM_LETTERS = 22, MM_DUEL = 24,
} mm_mission_id;

enum { MM_DOCUMENTS = 13 }; /* R14 */

/* Who fights: a seat, an NPC behind the seats, or the band of a rumour or mission. */
enum { MM_SIDE_NPC = MM_SEATS, MM_SIDE_BAND = MM_SEATS + MM_NPCS, MM_SIDES };

/* What is scouted for: seats and NPCs as above, then these, then the rumours. */
enum { MM_AT_MERCHANT = MM_SIDE_BAND, MM_AT_SPANISH, MM_AT_SPY, MM_AT_RUMOUR, MM_AIMS = MM_AT_RUMOUR + MM_RUMOURS };
/* clang-format on */

/* ---- Content (content.c) ----------------------------------------------------------------------------------------- */

typedef struct mm_zone_face {
    int8_t nation;
    int8_t next[MM_HEADINGS]; /* by heading: N, NE, .. NW; MM_NONE: no border */
    uint32_t near_;           /* bit per zone with a border */
} mm_zone_face;

typedef struct mm_ship_face {
    uint8_t value[MM_LOCATIONS];
    uint8_t manoeuvre, buy, sell;
} mm_ship_face;

typedef struct mm_captain_face {
    int8_t home;
    uint8_t skill[MM_SKILLS];
} mm_captain_face;

typedef struct mm_symbol {
    int8_t npc, heading;
} mm_symbol;

typedef struct mm_event_face {
    int8_t npc, zone; /* MM_NONE: no NPC card */
    uint8_t skill[3]; /* Seamanship, Scouting, Leadership */
    uint8_t symbols;  /* 0 or 3 */
    mm_symbol symbol[MM_SYMBOLS];
} mm_event_face;

typedef struct mm_cargo_face {
    uint8_t plunder;
    int8_t hit; /* location; MM_NONE: an escape symbol */
} mm_cargo_face;

typedef struct mm_glory_face {
    uint8_t first, copies, copyable; /* ids of its cards; may Quick Learner copy it? */
    uint8_t window;
} mm_glory_face;

/* What a reward does, from left to right (4.13, 4.14). */
typedef enum mm_op {
    MM_OP_END,
    MM_OP_GOLD,
    MM_OP_CARGO,
    MM_OP_DRAW,
    MM_OP_SPECIALIST,
    MM_OP_FIX,
    MM_OP_CREW,
    MM_OP_WEAPONS,
    MM_OP_HIT,
    MM_OP_FIGHT,
    MM_OP_PARDON,
    MM_OP_PARDON_ONE,
    MM_OP_DOCUMENTS,
    MM_OP_MOD,
    MM_OP_DICE,
    MM_OP_SWAP,
    MM_OPS,
} mm_op;

enum { MM_PROGRAM = 4 };

typedef struct mm_act {
    uint8_t op;
    int8_t a, b;
} mm_act;

typedef struct mm_rumour_face {
    int8_t zone;
    uint8_t port; /* tested in port by Influence; else at sea by Scouting */
    mm_act reward[MM_PROGRAM];
} mm_rumour_face;

typedef enum mm_task { MM_GO, MM_BRING, MM_DEFEAT, MM_RAID, MM_SPY, MM_LETTER, MM_FIGHT } mm_task;
typedef enum mm_demand { MM_NEEDS_NOTHING, MM_NEEDS_NON_PIRATE, MM_NEEDS_PIRATE, MM_NEEDS_NO_BOUNTY } mm_demand;

enum { MM_FOE_CAPTAIN = 1 << MM_NPCS }; /* a pirate player captain */

typedef struct mm_mission_face {
    int8_t port;
    uint8_t needs; /* mm_demand */
    int8_t of;     /* the nation of MM_NEEDS_NO_BOUNTY */
    int8_t roll;   /* MM_INFLUENCE, MM_LEADERSHIP or MM_NONE */
    uint8_t pay;
    uint8_t task;
    int8_t place[2];  /* ports or zones of the task */
    uint8_t goods[2]; /* BRING: so many .. */
    int8_t good[2];   /* .. of these */
    uint8_t foes;     /* DEFEAT: bit per NPC, and MM_FOE_CAPTAIN */
    uint8_t raids;    /* RAID: so many of merchants .. */
    int8_t raid;      /* .. of this nation */
    int8_t waives;    /* attacks on this nation's merchants bring no bounty */
    mm_act reward[MM_PROGRAM];
} mm_mission_face;

extern const mm_zone_face mm_zones[MM_ZONES];
extern const uint32_t mm_zones_of[MM_NATIONS];             /* bit per zone */
extern const uint8_t mm_moves_between[MM_ZONES][MM_ZONES]; /* along borders */
extern const mm_ship_face mm_ships[MM_SHIPS];
extern const mm_captain_face mm_captains[MM_CAPTAINS];
extern const mm_event_face mm_events_faces[MM_EVENTS_CARDS];
extern const mm_cargo_face mm_cargo_faces[MM_CARGO];
extern const mm_glory_face mm_glory_faces[MM_GLORY_KINDS];
extern const uint8_t mm_glory_kinds[MM_ORDINARY];
extern const int8_t mm_hired_in[MM_GLORY - MM_ORDINARY]; /* the port of each specialist card */
extern const mm_rumour_face mm_rumours_faces[MM_RUMOURS];
extern const mm_mission_face mm_missions[MM_MISSIONS];
extern const uint32_t mm_plague_ports[2], mm_storm_zones[2]; /* E23, E24; E25, E26 */
extern const uint8_t mm_hunted[2], mm_pardoned[2];           /* bits of nations: E29, E30; E31, E32 */
extern const uint8_t mm_merchant_tokens[MM_NATIONS];

extern const rs_words mm_seat_words, mm_seat_or_none_words, mm_nation_words, mm_nation_or_none_words, mm_maybe_nation_words, mm_npc_words,
    mm_side_words, mm_side_or_none_words, mm_zone_words, mm_maybe_zone_words, mm_spot_words, mm_pair_words, mm_location_words,
    mm_ship_words, mm_skill_words, mm_good_words, mm_demand_words, mm_weapon_words, mm_ammo_words, mm_mod_words, mm_hidden_mod_words,
    mm_shown_mod_words, mm_master_words, mm_event_words, mm_event_or_none_words, mm_commander_words, mm_cargo_words, mm_maybe_cargo_words,
    mm_shown_glory_words, mm_shown_rumour_words, mm_cargo_or_none_words, mm_shown_cargo_words, mm_copy_words, mm_glory_words,
    mm_glory_or_none_words, mm_kind_words, mm_specialist_words, mm_rumour_words, mm_rumour_or_none_words, mm_mission_words,
    mm_mission_or_none_words, mm_aim_words, mm_declare_words, mm_declare_or_none_words, mm_face_words, mm_thrown_words, mm_whose_words,
    mm_thing_words, mm_window_words, mm_pick_words, mm_doing_words, mm_merchant_token_words, mm_demand_token_words, mm_mod_token_words,
    mm_two_digit_words;

/* ---- The position ------------------------------------------------------------------------------------------------ */

typedef enum mm_declaration { MM_SHOOT, MM_BOARD, MM_FLEE } mm_declaration;

typedef struct mm_captain { /* by seat */
    rs_zone cargo, offer;   /* aboard; laid out for him alone: the offer of Buy Goods, cargo found by a rumour */
    rs_zone glory, rumours;
    int16_t gold, stash;             /* aboard; at home */
    int16_t shown_gold, shown_stash; /* at the end of the game; MM_NONE before */
    int16_t sees_gold;               /* a beaten captain's, before his eyes only; MM_NONE: nobody's */
    int8_t captain;                  /* MM_NONE: dead, or not yet shown */
    int8_t successor;                /* drawn, appears at the start of the next turn */
    int8_t dealt, choice;            /* set-up: the captain drawn and the ship chosen, in secret */
    int8_t zone;                     /* MM_NONE: not on the board */
    uint8_t in_port;
    int8_t ship;
    int8_t value[MM_LOCATIONS];
    uint8_t mods, used_mods, weapons; /* bits */
    int8_t bounty[MM_NATIONS];
    int8_t hired[MM_SPECIALISTS]; /* glory cards; MM_NONE */
    int8_t mission, progress;
    int8_t documents; /* the nation of Forged Documents */
    int8_t track;
    uint8_t big_ship;                     /* this captain has had the point for one */
    int8_t bought_at, bought_before;      /* port of Buy Goods in this turn and in the one before */
    uint8_t captains;                     /* how many he has had */
    uint8_t named;                        /* in a window: what he has named (mm_thing) */
    int8_t announced;                     /* and which card, in secret */
    int8_t free_card;                     /* Cartagena's, in secret */
    int8_t sees_glory[5], fresh_glory[4]; /* cards before his eyes only: a beaten captain's, or two to pick from; cards just looted */
    int8_t sees_rumours[2], fresh_rumours[2];
    uint8_t fresh[MM_GOODS];            /* cargo cards taken in this activity, by good: a bit each */
    uint8_t knows[MM_SEATS * MM_GOODS]; /* cargo cards of others that he was shown; those that lie open elsewhere since count no more */
    uint8_t unused[3];
} mm_captain;

typedef struct mm_npc {
    int8_t zone, top; /* MM_NONE: not in play */
    int8_t arriving;
    uint8_t under; /* bit per card (of the three) in the stack below the top one */
} mm_npc;

typedef struct mm_turn { /* the player's turn so far */
    int8_t actions, extra, moves;
    uint8_t acted, ended, port_used, activities, bought, sold,
        asked_again; /* bought, sold: weapons; asked_again: Wright has used her ability */
    int8_t tried[3];
    uint8_t unused;
} mm_turn;

typedef struct mm_roll { /* the skill roll before the players' eyes */
    int8_t dice[MM_FACES];
    uint8_t used; /* a specialist has thrown one die again */
} mm_roll;

typedef struct mm_market { /* Buy Goods */
    int16_t spent;
    uint8_t paid, cheaper, free_taken;
    uint8_t unused;
} mm_market;

typedef struct mm_raid {
    int8_t nation, successes;
    uint8_t waived, spanish; /* bounty waived; only Spanish may be declared */
    int16_t gold;
    uint8_t crew_hit, unused;
} mm_raid;

typedef struct mm_battle {
    rs_set withdrawn;         /* glory cards shown and taken back in this window */
    int16_t looted;           /* gold taken; MM_NONE: none yet */
    int8_t side[2];           /* attacker, defender; MM_NONE: no battle */
    int8_t ship;              /* of the NPC among them */
    int8_t npc[MM_LOCATIONS]; /* its values; of a band only the Crew */
    int8_t leadership;        /* of the band */
    int8_t round, winner;     /* winner: a side's index, or MM_NONE */
    int8_t declared[2];
    int8_t dice[2][MM_FACES], shot[2][MM_FACES];
    int8_t hits[2], rally[2];
    uint8_t smoke, ambush, crew_hit, rerolled, four, salvo, shifted; /* bits of sides; salvo: Salvatierra's; shifted: Reyes's */
    uint8_t by_crew, unused;
} mm_battle;

typedef enum mm_hit_source { MM_BY_NOTHING, MM_BY_VOLLEY, MM_BY_LONG_GUNS, MM_BY_FOUR_POUNDERS, MM_BY_FATE, MM_BY_RAID } mm_hit_source;

typedef struct mm_hits {            /* hits on one ship, being allotted */
    int8_t source, victim, shooter; /* sides' numbers; of a battle its index for the shooter */
    int8_t ammo;                    /* MM_CHAIN, MM_GRAPE or MM_NONE */
    int8_t skulls;
    int8_t pending[MM_LOCATIONS];
    uint8_t gunned; /* the Gunnery Captain has thrown a die again */
    uint8_t unused[5];
} mm_hits;

typedef struct mm_state {
    rs_head head;
    rs_frame stack[MM_DEPTH];
    rs_zone event_deck, glory_deck, captain_deck, cargo_deck, rumour_deck, mission_deck;
    rs_set event_discard, glory_discard, dead_captains, cargo_discard, mission_discard;
    rs_set unseen_events, unseen_glory, unseen_captains, unseen_cargo, unseen_rumours, unseen_missions;
    rs_set known_cargo, known_glory; /* cards in closed hands that all have seen there */
    rs_set table;                    /* cargo cards that lie open: a raid, a naval ship's */
    rs_set merchants;                /* zones with a merchant token */
    mm_captain captain[MM_SEATS];
    mm_battle battle;
    mm_hits hits;
    mm_npc npc[MM_NPCS];
    mm_turn turn;
    mm_roll roll;
    mm_market market;
    mm_raid raid;
    int8_t merchant[MM_ZONES];  /* nations, face down */
    int8_t afloat[MM_NATIONS];  /* tokens on the Merchant track, by nation */
    int8_t demand[MM_ZONES];    /* goods */
    int8_t pile[MM_GOODS];      /* demand tokens left */
    int8_t mod_shown[MM_ZONES]; /* MM_NONE, a modification, MM_FACE_DOWN, or MM_TO_COME */
    int8_t mod_under[MM_ZONES]; /* which it is, if face down */
    uint8_t loose_mods;         /* of a ship given up, on their way to ports */
    int8_t open_mission[MM_OPEN_MISSIONS];
    int8_t aside[2]; /* captains rejected by who is drawing one */
    int8_t testing;  /* the rumour being tested */
    int8_t war[2];
    int8_t event; /* in force */
    int8_t first, active;
    int8_t round;
    uint8_t final;
    uint8_t unused[6];
} mm_state;

typedef enum mm_option { MM_OPT_TARGET } mm_option;

/* ---- The words of play (verbs.c) and the decisions (flow.c) ------------------------------------------------------ */

/* clang-format off */
typedef enum mm_verb {
    MM_V_PASS, MM_V_DONE,
    MM_V_SHIP, MM_V_KEEP, MM_V_REDRAW,                                                    /* set-up, a new captain */
    MM_V_REMIT, MM_V_MOVE, MM_V_ENTER, MM_V_LEAVE, MM_V_SCOUT, MM_V_PORT, MM_V_RETIRE, MM_V_END, MM_V_PLAY, /* the turn */
    MM_V_PAY, MM_V_ROLL, MM_V_STAY, MM_V_DROP,
    MM_V_SELL_GOODS, MM_V_BUY_GOODS, MM_V_SHIPYARD, MM_V_RECRUIT, MM_V_RUMOUR, MM_V_MISSION, MM_V_DEPOSIT, MM_V_WITHDRAW, MM_V_TEST,
    MM_V_DELIVER, MM_V_HIRE,                                                              /* in port */
    MM_V_SELL, MM_V_REPLACE, MM_V_BUY, MM_V_FREE, MM_V_SHOW,
    MM_V_REPAIR, MM_V_RESTORE, MM_V_BUY_MOD, MM_V_BUY_WEAPON, MM_V_SELL_WEAPON, MM_V_BUY_SHIP, MM_V_GIVE, MM_V_PLACE,
    MM_V_POINTS, MM_V_NATION, MM_V_SWAP, MM_V_AMOUNT, MM_V_HUNDREDS, MM_V_ALL, MM_V_DISCARD, MM_V_GIVE_BACK,
    MM_V_REROLL, MM_V_REROLL_ONE, MM_V_REROLL_ALL,
    MM_V_TAKE, MM_V_ATTACK, MM_V_LET_GO, MM_V_SPEND, MM_V_DRAW, MM_V_REMOVE, MM_V_EXCHANGE,      /* raids */
    MM_V_SHIFT, MM_V_REINFORCE, MM_V_BRACE,
    MM_V_ANNOUNCE, MM_V_USE, MM_V_WITHDRAW_CARD, MM_V_SIDE, MM_V_DICE, MM_V_DIE, MM_V_TURN,      /* windows */
    MM_V_DECLARE, MM_V_FIRE, MM_V_AMMO, MM_V_ALLOT,                                       /* battle */
    MM_V_TAKE_SHIP, MM_V_TAKE_GOLD, MM_V_TAKE_GLORY, MM_V_DROP_GLORY, MM_V_TAKE_RUMOUR, MM_V_DROP_RUMOUR, MM_V_TAKE_WEAPON, MM_V_TAKE_SPECIALIST,
    MM_V_CLAIM, MM_V_MEND,
    MM_VERBS,
} mm_verb;

typedef enum mm_point { /* D: a decision; S: a step that asks nobody */
    MM_D_SETUP_SHIP, MM_S_ROUND, MM_S_TURN, MM_D_RESPAWN_SHIP, MM_D_EVENT_PARDON, MM_D_ACTION, MM_D_ENTER_FEE, MM_D_LEAVE_DISCARD,
    MM_D_PORT, MM_D_SELL_CARDS, MM_S_MARKET, MM_D_BUY_REDRAW, MM_D_BUY_ABILITY, MM_D_BUY_CARDS, MM_D_BUY_SHOW,
    MM_D_SHIPYARD, MM_D_KEEP_MODS, MM_D_PLACE_MODS, MM_D_RECRUIT_PAY, MM_D_STASH_AMOUNT, MM_D_HIRE_PAY,
    MM_S_TRY, MM_D_REROLL, MM_S_REWARD, MM_D_RUMOUR_KEEP, MM_D_NATION_PICK, MM_D_DEMAND_SWAP, MM_D_FOUND_KEEP,
    MM_S_DRAW, MM_D_GLORY_PICK, MM_D_GLORY_DISCARD,
    MM_D_MERCHANT, MM_S_RAID, MM_D_RAID_WEAPONS, MM_D_RAID_USE, MM_D_RAID_CARGO,
    MM_S_SEARCH, MM_S_BATTLE, MM_D_DECLARE, MM_D_FOUR_POUNDERS, MM_S_HITS, MM_D_AMMO, MM_D_ALLOT, MM_D_ABSORB, MM_S_CREW,
    MM_S_WINDOW, MM_D_BATTLE_WINDOW, MM_D_WIN_ANNOUNCE, MM_D_WIN_CONFIRM, MM_D_WIN_CARD, MM_D_CARD_TARGET, MM_S_QUICK,
    MM_S_VICTORY, MM_D_PRIZE, MM_D_LOOT, MM_D_CLAIM, MM_D_NAVAL_CARGO, MM_S_DEATH, MM_D_RESPAWN_REDRAW, MM_D_CARPENTER,
    MM_POINTS,
} mm_point;

typedef enum mm_window {
    MM_W_T, MM_W_B0, MM_W_B1, MM_W_B2, MM_W_B3, MM_W_B4, MM_W_C1, MM_W_C2,   /* announced face down */
    MM_W_F, MM_W_G, MM_W_R1, MM_W_R2, MM_W_Q,                                /* played openly by one player */
    MM_W_OWN, MM_W_S, MM_W_I, MM_W_B5,                                       /* offered by other decisions */
    MM_WINDOWS,
} mm_window;

/* What is named in a window: nothing, a card face down, or one of these, openly. */
typedef enum mm_thing { MM_NOTHING, MM_A_CARD, MM_USE_HOOKS, MM_USE_SAILING, MM_USE_SALVO, MM_USE_GUNNERY, MM_USE_FIGHTER, MM_THINGS } mm_thing;

/* What a skill roll is for (MM_S_TRY). */
typedef enum mm_try {
    MM_TRY_SCOUT, MM_TRY_ENTER, MM_TRY_VILLON, MM_TRY_RECRUIT, MM_TRY_RUMOUR, MM_TRY_MISSION, MM_TRY_TEST, MM_TRY_HIRE, MM_TRIES,
} mm_try;

/* Activities of a Port action, by bit: the seven that come once each, and all others. */
typedef enum mm_activity {
    MM_DID_SELL = 1, MM_DID_BUY = 2, MM_DID_SHIPYARD = 4, MM_DID_RECRUIT = 8, MM_DID_RUMOUR = 16, MM_DID_MISSION = 32, MM_DID_DEPOSIT = 64, MM_DID_OTHER = 128,
} mm_activity;

/* Stages of the steps, in the order of section 6. */
typedef enum mm_round_stage { MM_R_BEGIN, MM_R_EVENT, MM_R_SYMBOL_1, MM_R_SYMBOL_2, MM_R_SYMBOL_3, MM_R_TEXT, MM_R_TURNS, MM_R_END } mm_round_stage;
typedef enum mm_turn_stage { MM_T_ARRIVE, MM_T_EVENT, MM_T_WINDOW, MM_T_SEARCH, MM_T_ACT, MM_T_CARPENTER, MM_T_END } mm_turn_stage;
typedef enum mm_market_stage { MM_M_OFFER, MM_M_REDRAW, MM_M_ABILITY, MM_M_WINDOW, MM_M_BUY, MM_M_SHOW, MM_M_END } mm_market_stage;
typedef enum mm_raid_stage {
    MM_A_WINDOW, MM_A_BOUNTY, MM_A_WEAPONS, MM_A_USE, MM_A_HITS, MM_A_JUDGE, MM_A_PLUNDER, MM_A_GLORY, MM_A_MISSION, MM_A_END,
} mm_raid_stage;
typedef enum mm_battle_stage {
    MM_B_START, MM_B_LONG, MM_B_LONG_A, MM_B_LONG_D, MM_B_LONG_SINK,
    MM_B_ROUND, MM_B_DECLARE_D, MM_B_DECLARED, MM_B_FOUR_A, MM_B_FOUR_D, MM_B_FOUR_FIRE, MM_B_FOUR_HIT_A, MM_B_FOUR_HIT_D, MM_B_FOUR_SINK,
    MM_B_CONTEST, MM_B_DECIDE, MM_B_FIRE, MM_B_VOLLEY_1, MM_B_VOLLEY_2, MM_B_SINK, MM_B_ACT, MM_B_BOARDED,
} mm_battle_stage;
typedef enum mm_hits_stage { MM_H_WINDOW, MM_H_AMMO, MM_H_NUMBERS, MM_H_SKULLS, MM_H_ABSORB, MM_H_APPLY } mm_hits_stage;
typedef enum mm_crew_stage { MM_C_BEGIN, MM_C_ROUND, MM_C_ROLL, MM_C_HITS } mm_crew_stage;
typedef enum mm_victory_stage {
    MM_K_BOUNTY, MM_K_PRIZE, MM_K_LOOT, MM_K_REWARD, MM_K_GLORY, MM_K_TASK, MM_K_END,
} mm_victory_stage;
typedef enum mm_death_stage { MM_X_MODS, MM_X_LOSSES, MM_X_DRAWN, MM_X_END } mm_death_stage;
typedef enum mm_target_mode { MM_PICK_SIDE, MM_PICK_DICE, MM_PICK_DIE, MM_PICK_SHOT, MM_PICK_TURN, MM_PICK_NATION, MM_PICKS } mm_target_mode;

/* The functions of the rows; each stands in the file of its topic. */
#define MM_DECISION(name) \
    void mm_##name##_moves(const void *state, rs_moves *moves); \
    void mm_##name##_apply(void *state, rs_move move, rs_turn *turn)
#define MM_STEP(name) void mm_##name##_step(void *state, rs_turn *turn)
#define MM_REFUSAL(name) const char *mm_refuse_##name(const void *state, rs_move move)

MM_STEP(round); MM_STEP(turn); MM_STEP(market); MM_STEP(try); MM_STEP(reward); MM_STEP(draw); MM_STEP(raid); MM_STEP(search); MM_STEP(battle);
MM_STEP(hits); MM_STEP(crew); MM_STEP(window); MM_STEP(quick); MM_STEP(victory); MM_STEP(death);
MM_DECISION(setup_ship); MM_DECISION(respawn_ship); MM_DECISION(event_pardon); MM_DECISION(action); MM_DECISION(enter_fee); MM_DECISION(leave_discard);
MM_DECISION(port); MM_DECISION(sell_cards); MM_DECISION(buy_redraw); MM_DECISION(buy_ability); MM_DECISION(buy_cards); MM_DECISION(buy_show);
MM_DECISION(shipyard); MM_DECISION(keep_mods); MM_DECISION(place_mods); MM_DECISION(recruit_pay); MM_DECISION(stash_amount); MM_DECISION(hire_pay);
MM_DECISION(reroll); MM_DECISION(rumour_keep); MM_DECISION(nation_pick); MM_DECISION(demand_swap); MM_DECISION(found_keep); MM_DECISION(glory_pick);
MM_DECISION(glory_discard); MM_DECISION(merchant); MM_DECISION(raid_weapons); MM_DECISION(raid_use); MM_DECISION(open_cargo); MM_DECISION(declare);
MM_DECISION(four_pounders); MM_DECISION(ammo); MM_DECISION(allot); MM_DECISION(absorb); MM_DECISION(battle_window); MM_DECISION(win_announce);
MM_DECISION(win_confirm); MM_DECISION(win_card); MM_DECISION(card_target); MM_DECISION(prize); MM_DECISION(loot); MM_DECISION(claim);
MM_DECISION(respawn_redraw); MM_DECISION(carpenter);
MM_REFUSAL(ammo); MM_REFUSAL(announce); MM_REFUSAL(attack); MM_REFUSAL(brace); MM_REFUSAL(buy); MM_REFUSAL(buy_goods); MM_REFUSAL(buy_mod);
MM_REFUSAL(buy_ship); MM_REFUSAL(buy_weapon); MM_REFUSAL(claim); MM_REFUSAL(declare); MM_REFUSAL(deliver); MM_REFUSAL(deposit);
MM_REFUSAL(draw); MM_REFUSAL(drop); MM_REFUSAL(drop_glory); MM_REFUSAL(drop_rumour); MM_REFUSAL(enter); MM_REFUSAL(pay); MM_REFUSAL(free);
MM_REFUSAL(hire); MM_REFUSAL(leave); MM_REFUSAL(mission); MM_REFUSAL(move); MM_REFUSAL(play); MM_REFUSAL(port); MM_REFUSAL(recruit);
MM_REFUSAL(reinforce); MM_REFUSAL(remove); MM_REFUSAL(repair); MM_REFUSAL(restore); MM_REFUSAL(retire); MM_REFUSAL(rumour);
MM_REFUSAL(scout); MM_REFUSAL(sell_goods); MM_REFUSAL(sell_weapon); MM_REFUSAL(shift); MM_REFUSAL(shipyard); MM_REFUSAL(spend);
MM_REFUSAL(all); MM_REFUSAL(amount); MM_REFUSAL(hundreds); MM_REFUSAL(dice); MM_REFUSAL(die); MM_REFUSAL(discard); MM_REFUSAL(give); MM_REFUSAL(give_back); MM_REFUSAL(keep);
MM_REFUSAL(mend); MM_REFUSAL(nation); MM_REFUSAL(place); MM_REFUSAL(points); MM_REFUSAL(remit); MM_REFUSAL(replace); MM_REFUSAL(reroll);
MM_REFUSAL(reroll_all); MM_REFUSAL(reroll_one); MM_REFUSAL(roll); MM_REFUSAL(sell); MM_REFUSAL(ship); MM_REFUSAL(show); MM_REFUSAL(side);
MM_REFUSAL(stay); MM_REFUSAL(swap); MM_REFUSAL(take_gold); MM_REFUSAL(turn); MM_REFUSAL(use);
MM_REFUSAL(take); MM_REFUSAL(take_glory); MM_REFUSAL(take_rumour); MM_REFUSAL(take_specialist); MM_REFUSAL(take_weapon); MM_REFUSAL(test);
MM_REFUSAL(withdraw);
/* clang-format on */

extern const rs_decision mm_decisions[MM_POINTS];
extern const rs_verb mm_verbs[MM_VERBS];
extern const rs_field mm_fields[];

/* Of mm_doing_words. */
enum { MM_DO_SAIL, MM_DO_SAIL_OR_ENTER, MM_DO_SCOUT, MM_DO_PORT, MM_DO_LEAVE };

/* Offers a move with two arguments (0: none) unless its verb's refusal forbids it. */
static inline void mm_offer_if(const void *state, rs_moves *moves, int verb, int a, int b)
{
    rs_offer_if(mm_verbs, state, moves, (rs_move){(uint8_t)verb, {(int8_t)a, (int8_t)b}});
}

extern const struct rs_rule mm_rules[]; /* made from docs/rules/marauders.md when building */

/* clang-format off */
typedef enum mm_event {
    MM_EV_MOVE, MM_EV_DEALT, MM_EV_CAPTAIN, MM_EV_FIRST, MM_EV_ROUND, MM_EV_EVENT, MM_EV_TURN, MM_EV_MERCHANTS, MM_EV_WAR, MM_EV_PEACE, MM_EV_DEMAND,
    MM_EV_NPC_MOVES, MM_EV_NPC_HUNTS, MM_EV_PIRATE_HUNTS, MM_EV_NPC_ENTERS, MM_EV_NPC_GONE, MM_EV_SEARCH, MM_EV_ROLL, MM_EV_DICE, MM_EV_FORCED, MM_EV_FOUND, MM_EV_HIDDEN,
    MM_EV_SAILS, MM_EV_ENTERS, MM_EV_LEAVES, MM_EV_GAINS, MM_EV_PAYS, MM_EV_FROM_STASH, MM_EV_DEPOSITS, MM_EV_WITHDRAWS, MM_EV_BOUNTY, MM_EV_PARDON,
    MM_EV_GLORY, MM_EV_DRAWS, MM_EV_DISCARDS, MM_EV_PLAYS, MM_EV_ANNOUNCES, MM_EV_NAMES, MM_EV_TAKES_BACK, MM_EV_COPIES,
    MM_EV_OFFERED, MM_EV_BUYS, MM_EV_SELLS, MM_EV_CARGO_LOST, MM_EV_CARGO_IN, MM_EV_CARGO_FOUND, MM_EV_SHOWS, MM_EV_ASIDE, MM_EV_TURNED_UP,
    MM_EV_REPAIRS, MM_EV_RESTORED, MM_EV_MOD, MM_EV_MOD_SHOWN, MM_EV_MOD_PLACED, MM_EV_WEAPON_IN, MM_EV_WEAPON_OUT, MM_EV_SHIP, MM_EV_CREW,
    MM_EV_RUMOUR, MM_EV_TESTS, MM_EV_FALSE, MM_EV_TRUE, MM_EV_RUMOUR_BACK, MM_EV_DOCUMENTS, MM_EV_OPEN_MISSION, MM_EV_ACCEPTS, MM_EV_STEP, MM_EV_COMPLETES,
    MM_EV_MISSION_GONE, MM_EV_HIRES, MM_EV_MERCHANT, MM_EV_CARD_DRAWN, MM_EV_CARD_GONE, MM_EV_ESCAPES, MM_EV_DESTROYED, MM_EV_RAID_FAILS, MM_EV_RAID_WON,
    MM_EV_BATTLE, MM_EV_CONTEST, MM_EV_NO_WINNER, MM_EV_VOLLEY, MM_EV_HIT, MM_EV_SINKS, MM_EV_FLED, MM_EV_HELD, MM_EV_NO_BOARDERS, MM_EV_BREAKS_OFF,
    MM_EV_CREW_BATTLE, MM_EV_CREW_DICE, MM_EV_CREW_LEFT, MM_EV_WINS, MM_EV_PRIZE, MM_EV_LOOKS, MM_EV_SEES, MM_EV_LOOTS_GOLD, MM_EV_LOOTS_CARGO, MM_EV_LOOTS_GLORY,
    MM_EV_LOOTS_RUMOUR, MM_EV_SURGEON, MM_EV_DEAD, MM_EV_SUCCESSOR, MM_EV_FINAL, MM_EV_STASH, MM_EV_OVER,
    MM_EV_STORM, MM_EV_BAR, MM_EV_BATTLE_ROUND, MM_EV_LONG_GUNS, MM_EV_FOUR_POUNDERS, MM_EV_LOCATIONS, MM_EV_LOCATION_SKULLS, MM_EV_SWIVELS,
    MM_EV_MAY_SEARCH, MM_EV_MAY_ROLL, MM_EV_NO_ROLL, MM_EV_MAY_RAID, MM_EV_CARDS_LEFT, MM_EV_COSTS, MM_EV_BRINGS, MM_EV_REMITS, MM_EV_WANTED,
    MM_EV_ON_SALE, MM_EV_WANTED_AT, MM_EV_UNWANTED, MM_EV_SHUT, /* of the outlook */
    MM_EV_ASKS_PARDON, MM_EV_ASKS_LAST, MM_EV_ASKS_FEE, MM_EV_ASKS_STOW, MM_EV_ASKS_PORT, MM_EV_ASKS_SALE, MM_EV_ASKS_YARD, MM_EV_ASKS_KEEP, /* prompts */
    MM_EV_ASKS_DEPOSIT, MM_EV_ASKS_WITHDRAW, MM_EV_ASKS_HIRE, MM_EV_ASKS_PAPERS, MM_EV_ASKS_MERCY, MM_EV_ASKS_USE, MM_EV_ASKS_LEADER, MM_EV_ASKS_ALLOT,
    MM_EV_ASKS_WINDOW, MM_EV_ASKS_TURN, MM_EV_ASKS_CONFIRM, MM_EV_ASKS_CARD, MM_EV_ASKS_TARGET, MM_EV_ASKS_PRIZE, MM_EV_ASKS_LOOT, MM_EV_ASKS_CLAIM,
    MM_EV_ASKS_REDRAW, MM_EV_ASKS_ACTION, MM_EV_ASKS_AT_SEA, MM_EV_ASKS_ASHORE, MM_EV_ASKS_BUY, MM_EV_ASKS_SHUT, MM_EV_ASKS_SHOW,
    MM_EV_NO_EVENTS, MM_EV_NO_CAPTAINS, MM_EV_REACHED, /* why the game ends */
    MM_EV_FROM_CHEST, MM_EV_POINT, MM_EV_CHEST, MM_EV_WEAPON, MM_EV_AGAIN, MM_EV_NEW_CARD, MM_EV_MAY_SHOOT, MM_EV_MAY_BOARD, MM_EV_MAY_FLEE,
    MM_EVENTS,
} mm_event;
/* clang-format on */

extern const rs_event_kind mm_event_kinds[MM_EVENTS];

/* ---- captain.c: what a captain is and has ------------------------------------------------------------------------ */

static inline const rs_frame *mm_below_of(const mm_state *s) { return &s->stack[s->head.depth - 2]; }
static inline rs_frame *mm_below(mm_state *s) { return &s->stack[s->head.depth - 2]; }
/* Is the step on top, of this kind, to go on at once? Stages that ask nobody follow each other without the engine's help. */
static inline bool mm_goes_on(const mm_state *s, int kind) { return !s->head.over && rs_top_of(s)->kind == kind; }
static inline int mm_home(const mm_captain *c) { return mm_captains[c->captain].home; }
static inline int mm_nation_of(const mm_captain *c) { return mm_zones[mm_home(c)].nation; }
static inline int mm_skill_of(const mm_captain *c, int skill) { return mm_captains[c->captain].skill[skill]; }
static inline bool mm_is_alive(const mm_captain *c) { return c->captain != MM_NONE; }
static inline bool mm_at_sea(const mm_captain *c) { return c->captain != MM_NONE && !c->in_port; }
static inline bool mm_is_home(const mm_captain *c) { return c->in_port && c->zone == mm_home(c); }
static inline bool mm_has_port(int zone) { return zone != MM_CSE; }
static inline bool mm_has_mod(const mm_captain *c, int mod) { return c->mods >> mod & 1; }
static inline bool mm_is_used(const mm_captain *c, int mod) { return c->used_mods >> mod & 1; }
static inline bool mm_has_weapon(const mm_captain *c, int weapon) { return c->weapons >> weapon & 1; }
static inline bool mm_has_hired(const mm_captain *c, int type) { return c->hired[type] != MM_NONE; }
static inline int mm_good_of(int card) { return card / MM_PER_GOOD; }
static inline int mm_type_of(int card) { return (card - MM_ORDINARY) / 2; } /* of a specialist */
static inline bool mm_is_specialist(int card) { return card >= MM_ORDINARY; }
static inline int mm_kind_of(int card) { return mm_is_specialist(card) ? MM_NONE : mm_glory_kinds[card]; }
static inline int mm_cards_carried(const mm_captain *c) { return rs_zone_size(&c->cargo); }
static inline int mm_next_seat(const mm_state *s, int seat) { return seat + 1 == s->head.players ? 0 : seat + 1; }
static inline uint64_t mm_good_mask(int good) { return 0xffULL << (good * MM_PER_GOOD); }

/* The cards of a kind, as bits: all ordinary glory cards stand in the first word of a set, and so does all cargo. */
static inline uint64_t mm_kind_mask(int kind) { return ((1ULL << mm_glory_faces[kind].copies) - 1) << mm_glory_faces[kind].first; }

/* Of several copies of a card in a hand only the first is offered. */
static inline bool mm_is_first(const mm_captain *c, int card)
{
    return __builtin_ctzll(c->glory.cards.bits[0] & mm_kind_mask(mm_kind_of(card))) == card;
}

#define MM_LIKE_CARDS RS_NO("MM-17.2", "Of several equal cards, name the first.")

/* A location's maximum, with modifications: none raises it above 5 (MM-3.4, MM-10.7). */
static inline int mm_most(const mm_captain *c, int location)
{
    static const int8_t raised_by[MM_LOCATIONS] = {MM_NONE, MM_EXTRA_HOLD, MM_NONE, MM_HAMMOCKS, MM_CANNON_PORT};
    int most = mm_ships[c->ship].value[location];

    return raised_by[location] != MM_NONE && mm_has_mod(c, raised_by[location]) && most < MM_MOST ? most + 1 : most;
}

bool mm_pirate(const mm_captain *c);
int mm_manoeuvre(const mm_captain *c);
int mm_capacity(const mm_captain *c);
int mm_room(const mm_captain *c);   /* for further cargo cards, where the captain is now */
int mm_damage(const mm_captain *c); /* points that a shipyard can repair */
int mm_rumour_limit(const mm_captain *c);
int mm_total(const mm_captain *c);
bool mm_destroyed(const mm_captain *c); /* any location */
bool mm_war_between(const mm_state *s, int a, int b);
bool mm_is_at_war(const mm_state *s, int nation);
uint64_t mm_cards_of_kind(const mm_captain *c, int kind); /* in his hand */

/* Ordinary glory cards that may be in his hand as far as everybody knows. Who could hold a card is asked about it, holding it or not:
 * that he was not asked would tell the others. */
uint64_t mm_possible_cards(const mm_state *s, int seat);
bool mm_could_hold(const mm_state *s, int seat, int kind);

int mm_purse(const mm_captain *c); /* the gold that he can pay with, where he is */
void mm_gain(mm_state *s, int seat, int gold, rs_turn *turn);
void mm_pay(mm_state *s, int seat, int gold, rs_turn *turn);
void mm_bounty(mm_state *s, int seat, int nation, rs_turn *turn);
void mm_pardon(mm_state *s, int seat, int nation, int points, rs_turn *turn);
/* What glory is won by. */
typedef enum mm_source {
    MM_BY_START,
    MM_BY_BATTLES,
    MM_BY_PLUNDER,
    MM_BY_SALES,
    MM_BY_TASKS,
    MM_BY_SHIP,
    MM_BY_GOLD,
    MM_ALL_SOURCES
} mm_source;

void mm_glory(mm_state *s, int seat, mm_source by, rs_turn *turn); /* MM-1.2: a point and a card */
void mm_check_final(mm_state *s, int seat, rs_turn *turn);
void mm_set_ship(mm_captain *c, int ship); /* undamaged, with full Crew */
void mm_surgeon(mm_state *s, int seat, rs_turn *turn);
void mm_place_mods(mm_state *s, int seat, int mods); /* asks where tokens go */
bool mm_loose_mods_are_sound(const mm_state *s);

void mm_throw(int8_t dice[MM_FACES], int count, rs_turn *turn);
void mm_rethrow(int8_t dice[MM_FACES], const int8_t again[MM_FACES], rs_turn *turn);
int mm_pips(const int8_t dice[MM_FACES]);
int mm_dice_count(const int8_t dice[MM_FACES]);
const char *mm_bars_dice(const int8_t dice[MM_FACES], const int8_t again[MM_FACES]);  /* what forbids to roll these again */
void mm_offer_dice(rs_moves *moves, int verb, int card, const int8_t dice[MM_FACES]); /* card MM_NONE: the sets alone */

/* ---- cards.c: glory cards and cargo on their ways ---------------------------------------------------------------- */

void mm_draw_glory(mm_state *s, int seat, int count);
void mm_discard_glory(mm_state *s, int seat, int card); /* out of the hand */
void mm_glory_gone(mm_state *s, int card);              /* from anywhere but a hand */
void mm_hire(mm_state *s, int seat, int card, rs_turn *turn);
int mm_draw_cargo(mm_state *s, rs_turn *turn); /* MM_NONE: deck and discards are empty; the card is then in no place */
bool mm_cargo_left(const mm_state *s);
void mm_take_out_cargo(mm_state *s, int seat, int card);
rs_set mm_open_cargo(const mm_state *s);                       /* all see where it is */
rs_set mm_shown_cargo(const mm_state *s, int seat, int other); /* what this seat was shown of the other's and nobody has seen since */
void mm_drop_cargo(mm_state *s, int seat, int card, rs_turn *turn);
void mm_lose_surplus(mm_state *s, int seat, rs_turn *turn);
uint64_t mm_fresh(const mm_captain *c);
void mm_mark_fresh(mm_captain *c, int card);
void mm_wipe_fresh(mm_captain *c);
void mm_ask_stow(mm_state *s, int seat); /* if there is more cargo than the capacity */

/* ---- round.c, npc.c ---------------------------------------------------------------------------------------------- */

void mm_end_game(mm_state *s, int why, rs_turn *turn);
void mm_deal_merchants(mm_state *s, rs_turn *turn);
void mm_deal_demand(mm_state *s, rs_turn *turn);
int mm_draw_demand(mm_state *s, rs_turn *turn);
int mm_first_pardoner(const mm_state *s), mm_second_pardoner(const mm_state *s); /* nations of the event, in the order of its question */
void mm_activate(mm_state *s, int npc, int heading, rs_turn *turn);
bool mm_hostile(const mm_state *s, int npc, const mm_captain *c);
bool mm_searches(const mm_state *s, int npc, const mm_captain *c); /* would it, where he is? */
int mm_search_dice(const mm_state *s, int npc, const mm_captain *c);
bool mm_must_find_twice(int npc, int zone);
bool mm_may_search_twice(int npc, int zone);
void mm_start_search(mm_state *s, int seat);
void mm_remove_npc(mm_state *s, int npc, rs_turn *turn);
int mm_npc_ship(const mm_state *s, int npc);
static inline int mm_npc_skill(const mm_state *s, int npc, int skill) { return mm_events_faces[s->npc[npc].top].skill[skill]; }
static inline bool mm_is_naval(int npc) { return npc < MM_NATIONS; }

/* ---- action.c, roll.c, port.c, market.c, shipyard.c, reward.c, raid.c -------------------------------------------- */

int mm_bars(const mm_state *s, int seat, int zone); /* what makes a port illegal: bits */
enum { MM_BAR_BOUNTY = 1, MM_BAR_WAR = 2, MM_BAR_PLAGUE = 4 };
bool mm_has_allowance(const mm_state *s);
void mm_enter(mm_state *s, int seat, rs_turn *turn);
bool mm_crosses_bar(const mm_captain *c); /* on his way into the port of Bridgetown */
bool mm_must_ask_to_enter(const mm_state *s, int seat);
int mm_skill_for(int purpose, int thing); /* MM_NONE: a mission that asks for no roll */
int mm_dice_for(const mm_captain *c, int purpose, int thing);
void mm_try_skill(mm_state *s, int seat, int purpose, int thing, rs_turn *turn);
void mm_start_rumour(mm_state *s, int seat, int card, rs_turn *turn); /* it is shown */
void mm_start_reward(mm_state *s, int seat, int program);
void mm_rumour_tested(mm_state *s, int seat, int card, bool true_, rs_turn *turn);
void mm_got_rumour(mm_state *s, int seat, rs_turn *turn);
void mm_rumour_back(mm_state *s, int card);
void mm_accept_mission(mm_state *s, int seat, int mission, rs_turn *turn);
void mm_open_missions(mm_state *s, rs_turn *turn);
const char *mm_bars_mission(const mm_state *s, int seat, int mission);
const char *mm_bars_delivery(const mm_state *s, int seat);
void mm_deliver(mm_state *s, int seat, rs_turn *turn);
bool mm_spies_here(const mm_state *s, int seat);
void mm_spied(mm_state *s, int seat, rs_turn *turn);
bool mm_waives(const mm_captain *c, int nation);
void mm_raided(mm_state *s, int seat, int nation);           /* a successful raid, for missions */
bool mm_task_defeat(const mm_state *s, int seat, int loser); /* a side */
void mm_drop_mission(mm_state *s, int seat, rs_turn *turn);
void mm_begin_port(mm_state *s, int seat, rs_turn *turn);
bool mm_must_talk_in(const mm_state *s, int seat); /* Villon, where others would not be let in */
bool mm_recruits_freely(const mm_captain *c);
int mm_rumour_price(const mm_captain *c), mm_stash_fee(const mm_captain *c);
int mm_stash_sum(const mm_captain *c, bool out, rs_move move);     /* how much gold is moved */
int mm_sale(const mm_state *s, const mm_captain *c, rs_move move); /* gold for the cards that are sold */
void mm_recruited(mm_state *s, int seat, rs_turn *turn);
void mm_start_market(mm_state *s, int seat);
int mm_price(const mm_state *s, int seat, int card);
void mm_market_over(mm_state *s);
void mm_merchant_found(mm_state *s, int seat, bool spanish, rs_turn *turn);
void mm_raid_over(mm_state *s);
typedef struct mm_raid_sum { /* of the cards of a raid */
    int gold, escapes, hits;
    int8_t hit[MM_LOCATIONS]; /* where they go */
} mm_raid_sum;
mm_raid_sum mm_reckon_raid(const mm_captain *c, int nation, rs_set cards);

/* Of the symbols of cards: hits by location, then escapes. */
enum { MM_ESCAPE_SYMBOL = MM_LOCATIONS, MM_RAID_SYMBOLS };

int mm_raid_symbol(int card);
int mm_raid_excess(const mm_captain *c, const int symbols[MM_RAID_SYMBOLS]);
int mm_raid_bonus(int zone, int nation); /* gold beside that of the cards */
int mm_uncounted_escapes(int captain);   /* symbols */
bool mm_has_fourth_card(int zone, int nation);

/* ---- battle.c, hits.c, crew.c, window.c, target.c, victory.c, death.c -------------------------------------------- */

static inline bool mm_is_seat(int side) { return side >= 0 && side < MM_SEATS; }
static inline int mm_index_of(const mm_state *s, int seat)
{
    return s->battle.side[0] == seat ? 0 : s->battle.side[1] == seat ? 1 : MM_NONE;
}
int8_t *mm_values(mm_state *s, int side);
const int8_t *mm_values_of(const mm_state *s, int side);
int mm_controller(const mm_state *s, int side);
int mm_wronged_nation(const mm_state *s, int side); /* by an attack on it; MM_NONE: no nation */
int mm_contest_dice(const mm_state *s, int i);      /* index of the side */
void mm_start_battle(mm_state *s, int attacker, int defender, rs_turn *turn);
void mm_no_battle(mm_state *s);                             /* wipes the record */
void mm_battle_over(mm_state *s, int dying, rs_turn *turn); /* bit per index that does not survive */
void mm_start_hits(mm_state *s, int source, int victim, int shooter);
void mm_fate_hit(mm_state *s, int seat, int location);
int mm_hit_goes_to(const mm_state *s, int location); /* MM_NONE: it lapses */
void mm_no_hits(mm_state *s);
int mm_stronger(const int8_t a[MM_FACES], const int8_t b[MM_FACES]); /* 0, 1 or MM_NONE: successes, then pips */
void mm_start_crew_battle(mm_state *s);
uint64_t mm_window_cards(const mm_state *s, int window, int seat);
rs_set mm_announceable(const mm_state *s, const rs_frame *window, int seat); /* what a card that he has announced can be */
unsigned mm_window_things(const mm_state *s, int window, int seat);
void mm_open_window(mm_state *s, int window, int seat); /* if anybody has something to use there */
void mm_ask_target(mm_state *s, int seat, int mode, int index);
const char *mm_bars_denouncing(const mm_state *s, int nation);
const char *mm_bars_open_card(const mm_state *s, int card);
void mm_play_glory(mm_state *s, int seat, int card, rs_turn *turn);
int mm_window_slots(const mm_state *s, int window);
int mm_window_seat(const mm_state *s, int window, int slot);
bool mm_may_copy(const mm_state *s, int kind, int who, int seat);
rs_set mm_loot_cargo(const mm_state *s);               /* what the winner may still take */
void mm_fit_mod(mm_state *s, int seat, rs_turn *turn); /* the one that the port shows */
bool mm_may_reroll(const mm_state *s, const rs_frame *at);
bool mm_could_play_own(const mm_state *s, int seat); /* a card for any time of his turn, as far as everybody knows */
void mm_offer_own_cards(const mm_state *s, const mm_captain *c, rs_moves *moves);
void mm_play_own(mm_state *s, int seat, rs_move move, rs_turn *turn);
bool mm_cargo_lies_there(const void *state);
void mm_forget_spying(mm_state *s);
void mm_strip(mm_captain *c);
typedef struct mm_prices { /* in the shipyard of the port; ships: with the old one given in payment */
    int repair, restore, weapon, mod, ship[MM_MAN_O_WAR];
} mm_prices;
mm_prices mm_yard_prices(const mm_captain *c);
const char *mm_bars_shipyard(const mm_state *s); /* to who is asked */
bool mm_can_pay_ship(const mm_captain *c, int ship, int kept);
const char *mm_warn_of_trade(const mm_captain *c, int ship);
const char *mm_bars_deposit(const mm_captain *c);
void mm_kill(mm_state *s, int seat, rs_turn *turn);
void mm_new_captain(mm_state *s, int seat, int captain, int ship, rs_turn *turn);

/* ---- setup.c, invariants.c, stack.c, records.c, guess.c, asks.c, usual.c, rank.c, value.c, picture.c
 * -------------------------------------------------- */

void mm_setup(void *state, rs_turn *turn);
const char *mm_broken(const void *state);
const char *mm_broken_stack(const mm_state *s);
bool mm_records_are_sound(const mm_state *s);
const rs_frame *mm_find(const mm_state *s, int kind); /* the uppermost of the kind; NULL: none */
void mm_guess(void *state, rs_chance *chance);
void mm_asks(const void *view, rs_turn *told); /* what the prompt leaves open */
rs_move mm_usual(const void *state, const rs_moves *moves);
int mm_score(const void *state, int seat);
extern const rs_words mm_source_words;
void mm_credit(const void *state, const rs_event *event, int events, int16_t sum[RS_SEATS][RS_SOURCES]);
void mm_standings(const void *state, void *notes, int value[RS_SEATS]); /* for bots */
void mm_rank(const void *state, int8_t place[RS_SEATS]);
void mm_board(const void *view, rs_text *out);
void mm_facts(const rs_words *words, int value, rs_text *out, bool *first); /* what is printed on the map, ships and cards */
extern const rs_kind mm_kinds[];
void mm_targets(const void *state, rs_move move, rs_text *out, bool *first);
const char *mm_warn(const void *view, rs_move move);
rs_move mm_like(const void *view, rs_move move);
void mm_outlook(const void *view, rs_move move, rs_turn *told);

extern const rs_game mm_game;

#endif
