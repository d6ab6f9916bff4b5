/* reckoning.h - the position of a game of reckoning, its content and its words. The rules are docs/rules/reckoning.md. */
#ifndef RECKONING_H
#define RECKONING_H

#include "engine/game.h"

/* ---- What there is -------------------------------------------------------------------------------------------- */

enum { DR_CAPTAINS = 4, DR_NONE = -1, DR_DEPTH = 8 };

/* clang-format off */
enum {
    DR_ROWS = 4, DR_COLUMNS = 3, DR_CELLS = DR_ROWS * DR_COLUMNS, DR_HARBOUR = DR_CELLS, DR_SPACES,
    DR_ISLANDS = 12, DR_TILES = 16,            /* islands, then open sea */
    DR_CREW = 12, DR_LEVELS = 4, DR_SLOTS = 3, /* of each captain; of a crew card */
    DR_HULL = 4, DR_PRINTED = DR_HULL, DR_PRINTED_CANNONS = 1, /* hull spaces A to D; the cannon printed beside them */
    DR_SUPPLY = 29, DR_BLACK_CUBES = 20,       /* cubes: of a captain, the marker of the sail track apart; of encounters */
    DR_TRACK = 8, DR_SUNK = 5, DR_HAND = 4, DR_HAND_LIMIT = 6, DR_DEALS = 2,
    DR_START_CHEST = 15, DR_RANSOM = 5, DR_RICH = 30, DR_RETURN = 12,
    DR_TILES_OWNED = 6, DR_TRIGGER = 4,        /* achievement tiles of a captain; those that end the game */
    DR_HARBOUR_CUBES = 4, DR_LAST_CUBES = 2, DR_FORT_CUBES = 5, DR_GARRISON_CUBES = 2,
    DR_MOST_GOODS = 60, DR_MOST_ACTIONS = 300, /* safety limits of one main phase */
};

/* Cards: upgrades by row; merchant ships as they lie (two alike of each front); and their backs once turned over. Which back a ship has is
 * drawn when it is turned: until then nobody knows, and either fits. */
enum {
    DR_UPGRADES = 74, DR_FIRST_FRONT = DR_UPGRADES, DR_FRONTS = 24, DR_FIRST_BACK = DR_FIRST_FRONT + DR_FRONTS, DR_BACKS = 24,
    DR_CARDS = DR_FIRST_BACK + DR_BACKS,
    DR_UNDERSTUDY = 54, /* U317, the one card with COPY */
};

typedef enum dr_role { DR_CAPTAIN, DR_BOSUN, DR_PURSER, DR_MATE, DR_BUCCANEER, DR_GUNNER, DR_DECKHAND, DR_SAILOR, DR_ROLES } dr_role;
typedef enum dr_line_at { DR_LEVEL_ROW, DR_TOP, DR_MIDDLE, DR_BOTTOM, DR_LINES } dr_line_at; /* ability rows of a crew card */
typedef enum dr_good { DR_CARGO, DR_COINS, DR_GOODS } dr_good;
typedef enum dr_building { DR_FORT, DR_GARRISON, DR_OUTPOST, DR_BUILDINGS } dr_building;
typedef enum dr_extension { DR_GUN_DECK, DR_FORE_MAST, DR_LOWER_HOLD, DR_WEATHER_DECK, DR_BATTERY, DR_ROYAL_MASTS, DR_GALLEON_HOLD, DR_GREAT_CABIN, DR_EXTENSIONS } dr_extension;
typedef enum dr_mode { DR_TRADE_MODE, DR_PIRATE_MODE, DR_MODES } dr_mode;
typedef enum dr_deed { DR_LEGENDARY, DR_SEASONED, DR_TERROR, DR_STONE, DR_MONEYBAGS, DR_TO_STAY, DR_ELITE, DR_SHORES, DR_ICON, DR_DEEDS } dr_deed; /* A1 .. A9 */
typedef enum dr_course { DR_WINS, DR_MASTERS, DR_FINDS, DR_COURSES } dr_course; /* progress counted in cubes: A1, A2, A8 */
typedef enum dr_sum { DR_S_DEEDS, DR_S_COINS, DR_S_BUILDINGS, DR_S_UPGRADES, DR_S_EXTENSIONS, DR_S_ENDS, DR_S_ISLANDS, DR_S_BONUS, DR_SUMS } dr_sum; /* DR-24.1 */
enum { DR_BONUSES = 8, DR_BLACK = DR_CAPTAINS, DR_COLOURS }; /* bonus tiles; the colour of encounters' cubes */

typedef enum dr_zone { DR_A1, DR_A2, DR_A3, DR_A4, DR_B1, DR_B2, DR_B3, DR_B4, DR_C1, DR_C2, DR_C3, DR_C4, DR_ZONES } dr_zone;
typedef enum dr_yield { DR_Y_S1, DR_Y_S2, DR_Y_CARGO, DR_Y_COINS, DR_Y_CHOICE, DR_Y_BOTH, DR_Y_DAMAGE, DR_Y_EXPLOSION } dr_yield;

/* ---- Abilities: one table, one interpreter -------------------------------------------------------------------- */

typedef enum dr_op {
    DR_OP_SAIL, DR_OP_CANNON, DR_OP_HELM, DR_OP_DRAW, DR_OP_COPY, DR_OP_SWEEP4, DR_OP_RAKE,                      /* counted or always on */
    DR_OP_CARGO, DR_OP_COIN, DR_OP_PLACE, DR_OP_PLACE_ROWS, DR_OP_PLACE_NOFORT, DR_OP_PRODUCE, DR_OP_BUILD, DR_OP_BUILD_FREE, DR_OP_BASIC,
    DR_OP_ADVANCED, DR_OP_EXCHANGE, DR_OP_REPAIR, DR_OP_FLAG, DR_OP_LEVEL, DR_OP_BOX,                            /* actions */
    DR_OP_STRENGTH, DR_OP_THROW, DR_OP_DRAWFIRE, DR_OP_PUSH_DMG, DR_OP_PUSH_ANY, DR_OP_SACRIFICE, DR_OP_WIN,     /* in battle */
    DR_OP_END_CARGO, DR_OP_END_ISLANDS, DR_OP_END_HELM, DR_OP_END_COINS,                                         /* at the end */
} dr_op;

typedef enum dr_where { DR_AT_NONE, DR_AT_DOCK, DR_AT_SHIP, DR_AT_ANY, DR_AT_CHEST, DR_AT_HARBOUR } dr_where;
typedef enum dr_per { DR_PER_NONE, DR_PER_HELM, DR_PER_CANNON } dr_per;

typedef struct dr_ability {
    uint8_t op;
    int8_t n;           /* the number of the code; the cargo that BASIC, ADVANCED, EXCHANGE, REPAIR cost; the coins of WIN */
    uint8_t where, per; /* where what is gained goes, or what is paid comes from */
    int8_t a, b;        /* extra cargo and coins of PRODUCE; cargo and damage of WIN; b: the coins that BASIC and the like cost */
    uint8_t rows;       /* bit per row (bit 0: row 1) of PLACE_ROWS; damage taken back by WIN */
} dr_ability;

/* All abilities there are: name, then op, n, where, per, a, b, rows, then word and label. */
#define DR_ABILITY_TABLE(X) \
    X(SAIL1,      SAIL, 1, NONE, NONE, 0, 0, 0, "sail-1", N_("1 sail")) \
    X(SAIL2,      SAIL, 2, NONE, NONE, 0, 0, 0, "sail-2", N_("2 sails")) \
    X(SAIL3,      SAIL, 3, NONE, NONE, 0, 0, 0, "sail-3", N_("3 sails")) \
    X(SAIL4,      SAIL, 4, NONE, NONE, 0, 0, 0, "sail-4", N_("4 sails")) \
    X(CANNON1,    CANNON, 1, NONE, NONE, 0, 0, 0, "cannon-1", N_("1 cannon")) \
    X(CANNON2,    CANNON, 2, NONE, NONE, 0, 0, 0, "cannon-2", N_("2 cannons")) \
    X(CANNON3,    CANNON, 3, NONE, NONE, 0, 0, 0, "cannon-3", N_("3 cannons")) \
    X(HELM1,      HELM, 1, NONE, NONE, 0, 0, 0, "helm-1", N_("1 helm")) \
    X(HELM2,      HELM, 2, NONE, NONE, 0, 0, 0, "helm-2", N_("2 helms")) \
    X(DRAW1,      DRAW, 1, NONE, NONE, 0, 0, 0, "draw-1", N_("draw 1 more")) \
    X(DRAW2,      DRAW, 2, NONE, NONE, 0, 0, 0, "draw-2", N_("draw 2 more")) \
    X(DRAW_HELM,  DRAW, 1, NONE, HELM, 0, 0, 0, "draw-per-helm", N_("draw 1 more per helm")) \
    X(COPY,       COPY, 0, NONE, NONE, 0, 0, 0, "copy", N_("copy another upgrade on this card")) \
    X(SWEEP4,     SWEEP4, 0, NONE, NONE, 0, 0, 0, "sweep", N_("take aboard what row-4 islands you enter produce")) \
    X(RAKE,       RAKE, 1, NONE, NONE, 0, 0, 0, "rake", N_("1 damage to ships on tiles you enter")) \
    X(DOCK1,      CARGO, 1, DOCK, NONE, 0, 0, 0, "cargo-1-dock", N_("1 cargo onto the dock")) \
    X(DOCK2,      CARGO, 2, DOCK, NONE, 0, 0, 0, "cargo-2-dock", N_("2 cargo onto the dock")) \
    X(DOCK3,      CARGO, 3, DOCK, NONE, 0, 0, 0, "cargo-3-dock", N_("3 cargo onto the dock")) \
    X(SHIP1,      CARGO, 1, SHIP, NONE, 0, 0, 0, "cargo-1-ship", N_("1 cargo onto the ship")) \
    X(SHIP2,      CARGO, 2, SHIP, NONE, 0, 0, 0, "cargo-2-ship", N_("2 cargo onto the ship")) \
    X(ANY3,       CARGO, 3, ANY, NONE, 0, 0, 0, "cargo-3-any", N_("3 cargo onto dock or ship")) \
    X(ANY4,       CARGO, 4, ANY, NONE, 0, 0, 0, "cargo-4-any", N_("4 cargo onto dock or ship")) \
    X(CHEST1,     COIN, 1, CHEST, NONE, 0, 0, 0, "coin-1-chest", N_("1 coin into the chest")) \
    X(CHEST2,     COIN, 2, CHEST, NONE, 0, 0, 0, "coin-2-chest", N_("2 coins into the chest")) \
    X(CHEST3,     COIN, 3, CHEST, NONE, 0, 0, 0, "coin-3-chest", N_("3 coins into the chest")) \
    X(COIN1,      COIN, 1, SHIP, NONE, 0, 0, 0, "coin-1-ship", N_("1 coin onto the ship")) \
    X(COIN2,      COIN, 2, SHIP, NONE, 0, 0, 0, "coin-2-ship", N_("2 coins onto the ship")) \
    X(COIN3,      COIN, 3, SHIP, NONE, 0, 0, 0, "coin-3-ship", N_("3 coins onto the ship")) \
    X(COIN_HELM,  COIN, 1, SHIP, HELM, 0, 0, 0, "coin-per-helm", N_("1 coin onto the ship per helm")) \
    X(PLACE1,     PLACE, 1, NONE, NONE, 0, 0, 0, "place-1", N_("place 1 influence")) \
    X(PLACE2,     PLACE, 2, NONE, NONE, 0, 0, 0, "place-2", N_("place 2 influence")) \
    X(PLACE3,     PLACE, 3, NONE, NONE, 0, 0, 0, "place-3", N_("place 3 influence")) \
    X(PLACE4,     PLACE, 4, NONE, NONE, 0, 0, 0, "place-4", N_("place 4 influence")) \
    X(PLACE_GUN,  PLACE, 1, NONE, CANNON, 0, 0, 0, "place-per-cannon", N_("place 1 influence per cannon")) \
    X(PLACE_HELM, PLACE, 1, NONE, HELM, 0, 0, 0, "place-per-helm", N_("place 1 influence per helm")) \
    X(FAR3,       PLACE_ROWS, 1, NONE, NONE, 0, 0, 1 << 2, "place-row-3", N_("place 1 influence in row 3")) \
    X(FAR34,      PLACE_ROWS, 1, NONE, NONE, 0, 0, 1 << 2 | 1 << 3, "place-rows-3-4", N_("place 1 influence in row 3 or 4")) \
    X(SABOTAGE,   PLACE_NOFORT, 1, NONE, NONE, 0, 0, 0, "place-despite-fort", N_("place 1 influence despite fort and garrison")) \
    X(PRODUCE1,   PRODUCE, 1, NONE, NONE, 0, 0, 0, "produce-1", N_("produce on 1 island")) \
    X(PRODUCE2,   PRODUCE, 2, NONE, NONE, 0, 0, 0, "produce-2", N_("produce on 2 islands")) \
    X(PRODUCE3,   PRODUCE, 3, NONE, NONE, 0, 0, 0, "produce-3", N_("produce on 3 islands")) \
    X(PRODUCE4,   PRODUCE, 4, NONE, NONE, 1, 1, 0, "produce-4", N_("produce on 4 islands, each with 1 more cargo and 1 more coin")) \
    X(PRODUCE1C,  PRODUCE, 1, NONE, NONE, 1, 0, 0, "produce-1-cargo", N_("produce on 1 island, with 1 more cargo")) \
    X(PRODUCE2G,  PRODUCE, 2, NONE, NONE, 0, 1, 0, "produce-2-coin", N_("produce on 2 islands, each with 1 more coin")) \
    X(BUILD1,     BUILD, 1, NONE, NONE, 0, 0, 0, "build-1", N_("build 1 building")) \
    X(BUILD2,     BUILD, 2, NONE, NONE, 0, 0, 0, "build-2", N_("build up to 2 buildings")) \
    X(BUILD3,     BUILD, 3, NONE, NONE, 0, 0, 0, "build-3", N_("build up to 3 buildings")) \
    X(BUILD_FREE, BUILD_FREE, 1, NONE, NONE, 0, 0, 0, "build-free", N_("build 1 building free of charge")) \
    X(BASIC2,     BASIC, 2, DOCK, NONE, 0, 0, 0, "basic-2-dock", N_("basic extension for 2 cargo from the dock")) \
    X(BASIC3,     BASIC, 3, NONE, NONE, 0, 0, 0, "basic-3", N_("basic extension for 3 cargo")) \
    X(ADVANCED2,  ADVANCED, 2, NONE, NONE, 0, 2, 0, "advanced-2-coin-2", N_("advanced extension for 2 cargo and 2 coins")) \
    X(ADVANCED6,  ADVANCED, 6, NONE, NONE, 0, 0, 0, "advanced-6", N_("advanced extension for 6 cargo")) \
    X(EXCHANGE2,  EXCHANGE, 2, NONE, NONE, 0, 0, 0, "exchange-2", N_("advanced extension on a basic one for 2 cargo")) \
    X(REPAIR2H,   REPAIR, 2, HARBOUR, NONE, 0, 0, 0, "repair-2-harbour", N_("repair for 2 cargo, in the harbour")) \
    X(REPAIR2,    REPAIR, 2, NONE, NONE, 0, 0, 0, "repair-2", N_("repair for 2 cargo")) \
    X(REPAIR1S,   REPAIR, 1, SHIP, NONE, 0, 0, 0, "repair-1-ship", N_("repair for 1 cargo from the ship")) \
    X(REPAIR0,    REPAIR, 0, NONE, NONE, 0, 0, 0, "repair", N_("repair")) \
    X(FLAG,       FLAG, 0, NONE, NONE, 0, 0, 0, "flag", N_("attack a ship here")) \
    X(LEVEL,      LEVEL, 0, NONE, NONE, 0, 0, 0, "level-up", N_("level up this card")) \
    X(BOX,        BOX, 0, NONE, HELM, 0, 0, 0, "box", N_("take an upgrade from a box, its row by helms")) \
    X(STRENGTH1,  STRENGTH, 1, NONE, NONE, 0, 0, 0, "strength-1", N_("battle: 1 strength")) \
    X(THROW2,     THROW, 2, NONE, NONE, 0, 0, 0, "throw-2", N_("battle: throw 2 cubes")) \
    X(DRAWFIRE,   DRAWFIRE, 0, NONE, NONE, 0, 0, 0, "drawfire", N_("battle: draw a card, throw a cube per cannon on it")) \
    X(PUSH_DMG,   PUSH_DMG, 0, NONE, NONE, 0, 0, 0, "push-damage", N_("battle: move a cube to a damage zone")) \
    X(PUSH_ANY,   PUSH_ANY, 0, NONE, NONE, 0, 0, 0, "push", N_("battle: move a cube")) \
    X(SACRIFICE,  SACRIFICE, 2, NONE, NONE, 0, 1, 0, "sacrifice", N_("battle: give up a cube for 1 damage and 2 coins")) \
    X(WIN_HELM,   WIN, 0, NONE, HELM, 0, 0, 0, "win-coin-per-helm", N_("battle: if you win, 1 coin per helm")) \
    X(WIN_HELM2,  WIN, 2, NONE, HELM, 0, 0, 0, "win-coin-2-per-helm", N_("battle: if you win, 2 coins and 1 more per helm")) \
    X(WIN_BOARD,  WIN, 2, NONE, NONE, 1, 1, 0, "win-boarding", N_("battle: if you win, 1 damage, 2 coins, 1 cargo")) \
    X(WIN_SPARE,  WIN, 0, NONE, NONE, 0, 0, 1, "win-spare", N_("battle: if you win, suffer 1 damage less")) \
    X(END_CARGO,  END_CARGO, 3, NONE, NONE, 0, 0, 0, "end-cargo", N_("end: 1 coin per 3 cargo")) \
    X(END_ISLE,   END_ISLANDS, 1, NONE, NONE, 0, 0, 0, "end-islands", N_("end: 1 coin per island without your cubes")) \
    X(END_HELM,   END_HELM, 2, NONE, NONE, 0, 0, 0, "end-helm", N_("end: 2 coins per helm on this card")) \
    X(END_PLUS5,  END_COINS, 5, NONE, NONE, 0, 0, 0, "end-5", N_("end: 5 coins")) \
    X(END_MINUS3, END_COINS, -3, NONE, NONE, 0, 0, 0, "end-minus-3", N_("end: lose 3 coins"))

#define DR_ABILITY_ID(id_, ...) DR_A_##id_,
typedef enum dr_ability_id { DR_ABILITY_TABLE(DR_ABILITY_ID) DR_ABILITIES } dr_ability_id;
#undef DR_ABILITY_ID
/* clang-format on */

/* Symbols are counted together, eight bits each. */
enum { DR_SAIL_SHIFT = 0, DR_CANNON_SHIFT = 8, DR_HELM_SHIFT = 16 };

static inline int dr_sails(uint32_t symbols) { return (int)(symbols >> DR_SAIL_SHIFT & 0xff); }
static inline int dr_cannons(uint32_t symbols) { return (int)(symbols >> DR_CANNON_SHIFT & 0xff); }
static inline int dr_helms(uint32_t symbols) { return (int)(symbols >> DR_HELM_SHIFT & 0xff); }

enum { DR_LINE_ROOM = 4 };

typedef struct dr_line { /* a row of abilities: of a level, or of an upgrade */
    uint8_t count;
    uint8_t slash;                  /* bit per ability: of these only one is used per turn */
    uint8_t actions, battle, other; /* bit per ability, by kind; other: DRAW, COPY, SWEEP4, RAKE, END */
    uint8_t ability[DR_LINE_ROOM];
    uint32_t symbols; /* always counted */
    uint32_t chosen;  /* counted if the slash row is chosen for it */
} dr_line;

/* ---- Content (content.c, cards.c) ----------------------------------------------------------------------------- */

typedef struct dr_island {
    uint8_t spaces, cargo, coins, place[3], hand;
} dr_island;

typedef struct dr_card_face {
    uint8_t row; /* 0 .. 3 */
    uint8_t slot, cost;
    dr_line line;
} dr_card_face;

typedef struct dr_merchant { /* a back */
    uint8_t cubes;
    uint8_t coins, cargo, bottom, take, repair; /* won; take: bit per row */
    uint8_t damage, lose;                       /* lost: damage, cargo */
} dr_merchant;

typedef struct dr_tile_face { /* an extension, or a bare hull space */
    uint8_t hold, sails, cannons, draws, advanced, worth;
} dr_tile_face;

typedef struct dr_zone_face {
    uint8_t yield, weight, degree, steps;
    uint8_t beside[4]; /* up, right, down, left, as far as there are */
    uint8_t path[3];   /* of a cube that lands here, from the ship outwards */
} dr_zone_face;

extern const dr_ability dr_abilities[DR_ABILITIES];
extern const dr_island dr_islands[DR_ISLANDS];
extern const uint8_t dr_arrows[DR_TILES - DR_ISLANDS]; /* bit per direction: out, in, east, west */
extern const dr_tile_face dr_extensions[DR_EXTENSIONS], dr_bare_hull[DR_HULL];
extern const dr_card_face dr_cards[DR_CARDS];
extern const dr_merchant dr_merchants[DR_BACKS];
extern const dr_line dr_levels[DR_ROLES][DR_LEVELS];
extern const uint8_t dr_roles[DR_CREW];
extern const uint8_t dr_building_cost[DR_BUILDINGS], dr_building_supply[DR_BUILDINGS];
extern const uint8_t dr_deed_coins[DR_DEEDS];
extern const uint8_t dr_deed_needs[DR_DEEDS];    /* how many of what it counts; A8 goes by the players */
extern const int16_t dr_bonus_deeds[DR_BONUSES]; /* bit per achievement */
extern const dr_zone_face dr_zones[DR_ZONES];
extern const uint8_t dr_landing[100]; /* the zone of each number drawn */
extern const uint16_t dr_beside[DR_SPACES];
extern const int8_t dr_toward[DR_CELLS][4];             /* out, in, east, west: a cell or DR_NONE */
extern const uint8_t dr_stow_order[1 << DR_HULL];       /* stow sets: fewest holds first, then A before B */
extern const uint8_t dr_start_cargo[DR_CAPTAINS];       /* by turn order */
extern const uint8_t dr_shores_needed[DR_CAPTAINS + 1]; /* A8, by players */

/* Words. Crew cards are named alike for every captain in moves; zones hold those of all captains (dr_hand_words). */
extern const rs_words dr_captain_words, dr_colour_words, dr_crew_words, dr_hand_words, dr_line_words, dr_ability_words, dr_card_words,
    dr_tile_words, dr_space_words, dr_good_words, dr_building_words, dr_extension_words, dr_hull_words, dr_stow_words, dr_mode_words,
    dr_deed_words, dr_bonus_words, dr_zone_words, dr_battle_words, dr_course_words;

static inline int dr_row_of(int cell) { return cell / DR_COLUMNS; }
static inline bool dr_is_island(int tile) { return tile >= 0 && tile < DR_ISLANDS; }
static inline bool dr_is_front(int card) { return card >= DR_FIRST_FRONT && card < DR_FIRST_BACK; }
static inline bool dr_is_back(int card) { return card >= DR_FIRST_BACK; }
static inline int dr_front_kind(int card) { return (card - (dr_is_back(card) ? DR_FIRST_BACK : DR_FIRST_FRONT)) / 2; } /* 0 .. 11 */

/* ---- The position --------------------------------------------------------------------------------------------- */

typedef struct dr_captain {
    rs_zone hand, deck;         /* crew cards, seat * DR_CREW + card; the order of the deck is nobody's, but for `bottom` */
    rs_set discard;             /* likewise */
    rs_set waiting;             /* cards bought and not yet sleeved */
    int16_t chest;              /* coins; secret */
    int16_t dock, cargo, coins; /* cargo on the dock; goods aboard */
    int16_t deeds;              /* bit per achievement */
    int16_t tally[DR_SUMS];     /* at the end: what was scored for what */
    int16_t used[DR_CREW];      /* this turn: bit 4 * row + ability; a copied one counts behind the one of the Understudy */
    uint8_t spent[DR_CREW];     /* this turn: cannons used, two bits per row */
    int8_t level[DR_CREW];      /* secret */
    int8_t shown[DR_CREW];      /* the level when all saw the card last */
    int8_t slot[DR_CREW * DR_SLOTS];
    int8_t order[DR_CREW];          /* cards in play, as they were played; the first `in_play` of them, then DR_NONE */
    int8_t bottom[DR_CREW];         /* secret: cards at the bottom of the deck that were looked at, from the lowest up */
    int8_t hull[DR_HULL];           /* top extension, or DR_NONE: bare */
    int8_t extended[DR_EXTENSIONS]; /* extensions acquired, covered ones too */
    int8_t spent_hull[DR_HULL + 1]; /* cannons used this turn */
    int8_t progress[DR_COURSES];    /* cubes on A1, A2, A8 */
    int8_t offer[2];                /* secret: bonus tiles to choose from */
    int8_t bonus, shown_bonus;      /* secret: the one kept; the same when it is scored */
    int8_t drawn;                   /* secret: the card just drawn in a battle */
    int8_t in_play, bottoms;        /* how many */
    int8_t raised, masters;         /* levels and fourth levels gained since they were shown, in hand and deck */
    int8_t at;                      /* the ship: a space */
    int8_t mode, damage, track, supply;
    int8_t stow;    /* bit per hull space: loaded */
    int8_t pending; /* a level-up may be taken */
    int8_t done;    /* has had the last turn */
    int8_t lost;    /* coins at the last sinking */
    int8_t won;     /* at the end */
    int8_t unused[3];
} dr_captain;

typedef struct dr_cell { /* an ocean tile */
    int16_t cargo, coins;
    int8_t tile, card;           /* DR_NONE: unexplored; no card */
    int8_t cubes[DR_CAPTAINS];   /* on influence spaces */
    int8_t lasting[DR_CAPTAINS]; /* on the permanent track */
    uint8_t buildings;           /* bit each */
    int8_t holder;               /* who controls it */
} dr_cell;

typedef struct dr_turn {                      /* wiped at the start of each turn (DR-3.1) */
    int16_t entered, swept, lost_at, stormed; /* bit per cell */
    int16_t actions;
    uint8_t attacked; /* bit per seat */
    uint8_t set_sail, explored, deals, goods;
    uint8_t unused;
} dr_turn;

enum { DR_BOARD_ROOM = 120, DR_BOARD_SHOWN = 60 }; /* cubes: of four captains in a tie-break; of a battle */

typedef struct dr_board {
    uint8_t cube[DR_BOARD_ROOM]; /* zone | colour << 4, in order of arrival */
    uint8_t count;
    uint8_t unused[7];
} dr_board;

typedef enum dr_battle_kind { DR_PEACE, DR_ENCOUNTER, DR_SHIPS, DR_WALLS } dr_battle_kind;
enum { DR_ATTACKER, DR_DEFENDER, DR_SIDES }; /* the active player is the attacker */

typedef struct dr_battle { /* wiped when it is over */
    dr_board board;
    int8_t kind, foe;                                                          /* foe: a seat, or DR_NONE */
    int8_t at, back;                                                           /* space; the encounter's card */
    int8_t want[DR_SIDES], taken[DR_SIDES];                                    /* cubes to take, and taken but not on the board */
    int8_t strength[DR_SIDES], hurt[DR_SIDES];                                 /* by abilities; damage received */
    int8_t coins[DR_SIDES], cargo[DR_SIDES], wound[DR_SIDES], spare[DR_SIDES]; /* if that side wins */
    int8_t mover, passes, winner;                                              /* sides; DR_NONE */
    int8_t pirate, stowing;                                                    /* the foe was in pirate mode; goods came aboard */
    int8_t unused[7];
} dr_battle;

typedef struct dr_state {
    rs_head head;
    rs_frame stack[DR_DEPTH];
    rs_set boxes;        /* cards in the four boxes, but for those in `top` */
    rs_set buried;       /* cards out of the game */
    rs_set backs;        /* backs not yet turned up */
    rs_set seas;         /* the open-sea tiles of this game: all know that they are or will be on the map */
    rs_zone deep;        /* unexplored tiles on the map */
    rs_zone left;        /* islands left in the package */
    rs_set unseen_tiles; /* in views */
    rs_set unseen_crew;
    dr_captain captain[DR_CAPTAINS];
    dr_cell cell[DR_CELLS];
    dr_turn turn;
    dr_battle battle;
    int8_t top[DR_ROWS * 6];          /* cards of each box that all have seen and that come next; DR_NONE behind them */
    int8_t buildings[DR_BUILDINGS];   /* in the bank */
    int8_t extensions[DR_EXTENSIONS]; /* in the bank */
    int8_t black;                     /* in the bank */
    int8_t first, active, round;
    int8_t ender;    /* who triggered the end, or DR_NONE */
    int8_t copied;   /* the row that the Understudy in play copies, or DR_NONE */
    int8_t declined; /* within a move: cubes were to be had, but not wanted */
    int8_t unused[6];
} dr_state;

static_assert(sizeof(dr_state) <= 3072 && sizeof(dr_state) % 8 == 0, "the position has outgrown its limit");

typedef enum dr_option { DR_OPT_BONUS, DR_OPT_MAX_ROUNDS } dr_option;

/* ---- The words of play (verbs.c) and the decisions (flow.c) --------------------------------------------------- */

/* clang-format off */
typedef enum dr_verb {
    DR_KEEP_TILE, DR_LEVEL_UP, DR_DECLINE,
    DR_PLAY, DR_USE, DR_LOAD, DR_UNLOAD, DR_JETTISON, DR_STOW, DR_SET_SAIL, DR_SAIL, DR_BUY, DR_TRADE, DR_RAID, DR_FIGHT, DR_STORM, DR_GIVE_BACK, DR_END,
    DR_COUNT, DR_HOIST, DR_ANCHOR, DR_AMOUNT, DR_HOLDS, DR_DROP, DR_LAND,
    DR_REPLACE, DR_ADD, DR_GIVE_UP, DR_PLACE_AT, DR_PRODUCE, DR_BUILD, DR_EXTEND, DR_COPY, DR_FETCH, DR_FEWER, DR_ATTACK,
    DR_DONE, DR_PASS, DR_KEEP, DR_PUSH, DR_TO, DR_SACRIFICE, DR_RAISE, DR_TAKE, DR_MODE, DR_SLEEVE,
    DR_VERBS,
} dr_verb;

typedef enum dr_point { /* D: a decision, else a step that asks nobody */
    DR_D_BONUS, DR_TURN, DR_D_LEVEL, DR_D_MAIN, DR_D_RIG, DR_D_STEP, DR_ARRIVE, DR_D_PIRATES,
    DR_D_AMOUNT, DR_D_STOW, DR_D_LET_GO, DR_D_PAY, DR_D_SPLIT,
    DR_PLACE, DR_D_REPLACE, DR_D_REMOTE, DR_CONTROL, DR_D_PRODUCE, DR_D_BUILD, DR_D_EXTEND, DR_D_COPY, DR_D_SHORT, DR_PROGRESS,
    DR_D_FLAG, DR_BATTLE, DR_D_PREPARE, DR_D_CARDS, DR_D_CUBES, DR_D_DEFEND, DR_D_ABILITY, DR_D_DRAWFIRE, DR_D_PUSH, DR_D_PUSH_TO, DR_D_SACRIFICE,
    DR_D_PLUNDER, DR_D_LOOT, DR_D_BOTTOM, DR_D_TAKE,
    DR_CLEANUP, DR_D_MODE, DR_D_SLEEVE,
    DR_POINTS,
} dr_point;

/* What the frames carry, by argument number. Frames not named here carry what flow.c says. */
enum { DR_P_CELL, DR_P_CREDIT, DR_P_NOFORT };                                                 /* DR_PLACE */
enum { DR_PAY_PRICE, DR_PAY_FOR, DR_PAY_A, DR_PAY_B, DR_PAY_FROM, DR_PAY_COINS };             /* DR_D_PAY: cargo, then coins; from: dr_where */
enum { DR_EX_CLASS, DR_EX_PRICE, DR_EX_FROM, DR_EX_COINS };                                    /* DR_D_EXTEND */
enum { DR_PR_LEFT, DR_PR_ABILITY, DR_PR_LOW, DR_PR_HIGH };                                     /* DR_D_PRODUCE: cells chosen, six bits each */
enum { DR_PL_STAGE, DR_PL_CHOICES, DR_PL_COINS, DR_PL_CARGO, DR_PL_COINS_ABOARD, DR_PL_CARGO_ABOARD }; /* DR_D_PLUNDER */
typedef enum dr_purpose { DR_FOR_BUILDING, DR_FOR_EXTENSION, DR_FOR_REPAIR, DR_FOR_ICON } dr_purpose;
typedef enum dr_handling { DR_LOADING, DR_UNLOADING, DR_JETTISONING } dr_handling;            /* DR_D_AMOUNT */
typedef enum dr_class { DR_CLASS_BASIC, DR_CLASS_ADVANCED, DR_CLASS_EXCHANGE } dr_class;      /* DR_D_EXTEND */
typedef enum dr_arrive_stage { DR_AR_EXPLORE, DR_AR_SWEEP, DR_AR_PIRATES } dr_arrive_stage;
typedef enum dr_plunder_stage { DR_PS_CHOICE, DR_PS_COINS_SHIP, DR_PS_COINS_ISLAND, DR_PS_CARGO_SHIP, DR_PS_CARGO_ISLAND } dr_plunder_stage;
typedef enum dr_cleanup_stage { DR_CU_REFILL, DR_CU_SLEEVE, DR_CU_DRAW } dr_cleanup_stage;
typedef enum dr_battle_stage {
    DR_B_LEVEL, DR_B_PREPARE, DR_B_CARDS, DR_B_CUBES, DR_B_COUNT_A, DR_B_TAKE, DR_B_DEFEND, DR_B_COUNT, DR_B_TAKE_D, DR_B_THROW, DR_B_EXPLODE, DR_B_FIRE, DR_B_REFILL, DR_B_ABILITIES,
    DR_B_PLUNDER, DR_B_PLUNDER_D, DR_B_DAMAGE, DR_B_OUTCOME, DR_B_LOOT, DR_B_WOUND, DR_B_BOTTOM, DR_B_BOTTOM_2, DR_B_TAKE_CARD, DR_B_EFFECTS, DR_B_TRIUMPH, DR_B_RECORD, DR_B_SINK, DR_B_OVER,
} dr_battle_stage;

/* The functions of the rows; each stands in the file of its topic. */
#define DR_DECISION(name) \
    void dr_##name##_moves(const void *state, rs_moves *moves); \
    void dr_##name##_apply(void *state, rs_move move, rs_turn *turn)
#define DR_STEP_OF(name) void dr_##name##_step(void *state, rs_turn *turn)
#define DR_REFUSAL(name) const char *dr_refuse_##name(const void *state, rs_move move)

DR_STEP_OF(turn); DR_STEP_OF(arrive); DR_STEP_OF(place); DR_STEP_OF(control); DR_STEP_OF(progress); DR_STEP_OF(battle); DR_STEP_OF(cleanup);
DR_DECISION(bonus); DR_DECISION(level); DR_DECISION(main); DR_DECISION(rig); DR_DECISION(step); DR_DECISION(pirates); DR_DECISION(amount); DR_DECISION(stow);
DR_DECISION(let_go); DR_DECISION(pay); DR_DECISION(split); DR_DECISION(replace); DR_DECISION(remote); DR_DECISION(produce); DR_DECISION(build);
DR_DECISION(extend); DR_DECISION(copy); DR_DECISION(short); DR_DECISION(flag); DR_DECISION(prepare); DR_DECISION(cards); DR_DECISION(cubes);
DR_DECISION(defend); DR_DECISION(ability); DR_DECISION(drawfire); DR_DECISION(push); DR_DECISION(push_to); DR_DECISION(sacrifice); DR_DECISION(plunder);
DR_DECISION(loot); DR_DECISION(bottom); DR_DECISION(take); DR_DECISION(mode); DR_DECISION(sleeve);
#define DR_ASKS(name) void dr_##name##_asks(const void *view, rs_turn *told)
DR_ASKS(amount); DR_ASKS(stow); DR_ASKS(let_go); DR_ASKS(pay); DR_ASKS(split); DR_ASKS(plunder); DR_ASKS(loot); DR_ASKS(replace);
DR_ASKS(produce); DR_ASKS(build); DR_ASKS(extend); DR_ASKS(prepare); DR_ASKS(defend); DR_ASKS(cubes); DR_ASKS(drawfire); DR_ASKS(push_to);
DR_ASKS(main); DR_ASKS(step); DR_ASKS(short);
DR_REFUSAL(keep_tile); DR_REFUSAL(level_up); DR_REFUSAL(play); DR_REFUSAL(use); DR_REFUSAL(load); DR_REFUSAL(unload); DR_REFUSAL(jettison); DR_REFUSAL(stow);
DR_REFUSAL(set_sail); DR_REFUSAL(sail); DR_REFUSAL(buy); DR_REFUSAL(trade); DR_REFUSAL(raid); DR_REFUSAL(fight); DR_REFUSAL(storm); DR_REFUSAL(give_back);
DR_REFUSAL(count); DR_REFUSAL(anchor); DR_REFUSAL(amount); DR_REFUSAL(holds); DR_REFUSAL(drop); DR_REFUSAL(land); DR_REFUSAL(replace); DR_REFUSAL(add);
DR_REFUSAL(give_up); DR_REFUSAL(place_at); DR_REFUSAL(produce); DR_REFUSAL(build); DR_REFUSAL(extend); DR_REFUSAL(copy); DR_REFUSAL(fetch); DR_REFUSAL(attack);
DR_REFUSAL(done); DR_REFUSAL(push); DR_REFUSAL(to); DR_REFUSAL(sacrifice); DR_REFUSAL(raise); DR_REFUSAL(take); DR_REFUSAL(sleeve);

extern const rs_decision dr_decisions[DR_POINTS];
extern const rs_verb dr_verbs[DR_VERBS];
extern const rs_field dr_fields[];
extern const struct rs_rule dr_rules[]; /* made from docs/rules/reckoning.md when building */

typedef enum dr_event {
    DR_EV_MOVE, DR_EV_FIRST, DR_EV_TURN, DR_EV_TILE, DR_EV_CARD, DR_EV_DRAWS, DR_EV_SHUFFLES, DR_EV_LEVELS, DR_EV_PLAYED, DR_EV_LOOKS, DR_EV_DOCK, DR_EV_CHEST,
    DR_EV_ABOARD, DR_EV_OVERBOARD, DR_EV_ASHORE, DR_EV_PAID, DR_EV_STOWED, DR_EV_SET_SAIL, DR_EV_ENTERS, DR_EV_DAMAGED, DR_EV_REPAIRED, DR_EV_SUNK, DR_EV_GAINS, DR_EV_PASSED_OVER,
    DR_EV_TURNED, DR_EV_BURIED, DR_EV_SLEEVED, DR_EV_PLACED, DR_EV_REPLACED, DR_EV_FETCHED, DR_EV_CONTROL, DR_EV_NO_CONTROL, DR_EV_LASTING, DR_EV_PRODUCED,
    DR_EV_BUILT, DR_EV_RAZED, DR_EV_EXTENDED, DR_EV_ATTACKS, DR_EV_STORMS, DR_EV_CUBES, DR_EV_LANDS, DR_EV_STRIKES, DR_EV_EXPLODES, DR_EV_PUSHED, DR_EV_PLUNDERS,
    DR_EV_ISLAND_GOODS, DR_EV_WINS, DR_EV_LOSES, DR_EV_MODE, DR_EV_PROGRESS, DR_EV_HOME, DR_EV_DEED, DR_EV_TRIGGER, DR_EV_LAST_TURN, DR_EV_SCORES, DR_EV_TIED, DR_EV_OVER,
    DR_EV_PAID_COINS, DR_EV_NO_ROOM, DR_EV_NO_ROOM_COINS, DR_EV_COINS_OVERBOARD, DR_EV_COINS_ASHORE, DR_EV_ISLAND_COINS,
    DR_EV_MAY_SAIL, DR_EV_MAY_CHOOSE, DR_EV_MAY_THROW, DR_EV_MAY_DEFEND, DR_EV_MAY_TURN, DR_EV_TO_BANK, DR_EV_COINS_TO_BANK, DR_EV_LEADS, DR_EV_SHIP_THERE, DR_EV_UNKNOWN, DR_EV_UNSEEN, DR_EV_CARD_THERE, DR_EV_CARGO_COST, DR_EV_SITE, DR_EV_MAY_PRODUCE, DR_EV_LEVEL_GROWS, DR_EV_LEVEL_ADDS, DR_EV_LEVEL_OR, DR_EV_LEVEL_BOTH, DR_EV_LEVEL_DROPS, DR_EV_MAY_SLEEVE, DR_EV_MAY_GIVE, DR_EV_STOW_SAILS, DR_EV_STOW_CANNONS, DR_EV_STOW_DRAWS, DR_EV_STOW_ROOM, DR_EV_MAY_KEEP, DR_EV_MAY_WAIT, DR_EV_DEFENCE, DR_EV_MAY_TAKE, DR_EV_COINS_ABOARD, DR_EV_CARGO_ABOARD, DR_EV_COINS_LAND, DR_EV_CARGO_LAND, DR_EV_MAY_PAY, DR_EV_MAY_PAY_COINS, DR_EV_MAY_SPLIT, DR_EV_MAY_TRADE_MODE, DR_EV_MAY_PIRATE_MODE, /* told before a move is made (outlook.c) */
    DR_EV_ASK_LOAD, DR_EV_ASK_UNLOAD, DR_EV_ASK_JETTISON, DR_EV_ASK_STOW, DR_EV_ASK_LET_GO, DR_EV_ASK_PAY, DR_EV_ASK_PAY_COINS, DR_EV_ASK_SPLIT, DR_EV_ASK_CHOICE, DR_EV_ASK_COINS_SHIP, DR_EV_ASK_COINS_ISLAND, DR_EV_ASK_CARGO_SHIP, DR_EV_ASK_CARGO_ISLAND,
    DR_EV_ASK_LOOT, DR_EV_ASK_SHORT_PLACE, DR_EV_ASK_SHORT_LASTING, DR_EV_ASK_SHORT_PROGRESS, DR_EV_ASK_REPLACE, DR_EV_ASK_PRODUCE, DR_EV_ASK_BUILD, DR_EV_ASK_BASIC, DR_EV_ASK_ADVANCED, DR_EV_ASK_EXCHANGE, DR_EV_ASK_PREPARE, DR_EV_ASK_DEFEND, DR_EV_ASK_CUBES, DR_EV_ASK_DRAWFIRE, DR_EV_ASK_PUSH_TO, DR_EV_ASK_MAIN, DR_EV_ASK_SAILED, DR_EV_ASK_STEP, /* prompts with their particulars (asks.c) */
    DR_EV_EQUAL,
    DR_EVENTS,
} dr_event;

extern const rs_event_kind dr_event_kinds[DR_EVENTS];
/* clang-format on */

/* ---- crew.c: crew cards, their rows and symbols ---------------------------------------------------------------- */

const dr_line *dr_line_of(const dr_state *s, int seat, int card, int line);     /* level row or slot; an empty slot has a row of nothing */
const dr_line *dr_copied_line(const dr_state *s, int seat, int card, int line); /* what the Understudy in that slot copies, or NULL */
uint32_t dr_line_symbols(const dr_state *s, int seat, int card, int line);      /* its copied ones too; slash options are not counted */
uint32_t dr_card_symbols(const dr_state *s, int seat, int card);
int dr_count_shown(const dr_state *s, int seat, int card, int per); /* DR-5.5: symbols shown, slash options too */
bool dr_in_play(const dr_captain *c, int card);
bool dr_fights(const dr_state *s, int seat, int card); /* shows a cannon or a battle ability */
bool dr_find_ability(const dr_state *s, int seat, int card, int line, int ability, int *bit);
bool dr_is_used(const dr_captain *c, int card, int line, int bit);
void dr_mark_used(dr_state *s, int seat, int card, int line, int bit); /* with its slash group */
int dr_hidden_masters(const dr_captain *c);
void dr_show_card(dr_state *s, int seat, int card);
void dr_play_card(dr_state *s, int seat, int card, rs_turn *turn);
void dr_raise(dr_state *s, int seat, int card, rs_turn *turn); /* DR-20 */
bool dr_can_draw(const dr_captain *c);
int dr_draw_card(dr_state *s, int seat, rs_turn *turn); /* DR_NONE: deck and discard pile are empty */
static inline rs_set dr_crew_set(rs_set cards, int seat) { return (rs_set){{cards.bits[0] >> (seat * DR_CREW) & 0xfff, 0}}; }
static inline int dr_crew_id(int seat, int card) { return seat * DR_CREW + card; }
static inline bool dr_in_hand(const dr_captain *c, int seat, int card) { return rs_has(&c->hand.cards, dr_crew_id(seat, card)); }

/* ---- hold.c: goods, holds, stowing ----------------------------------------------------------------------------- */

const dr_tile_face *dr_hull_face(const dr_captain *c, int space);
int dr_capacity(const dr_captain *c, int holds);
bool dr_stow_is_legal(const dr_captain *c, int holds);
static inline int dr_aboard(const dr_captain *c) { return c->cargo + c->coins; }
int dr_free_hold(const dr_captain *c);
void dr_check_stow(dr_state *s, int seat);                /* DR-4.5: asks for a stow set if need be */
void dr_goods_left(dr_state *s, int seat, rs_turn *turn); /* DR-4.14: goods have left the ship */
void dr_stow_unasked(dr_captain *c);                      /* DR-13.10 */
void dr_into_chest(dr_state *s, int seat, int coins, rs_turn *turn);
void dr_onto_ship(dr_state *s, int seat, int cargo, int coins, rs_turn *turn);
void dr_tell_no_room(int seat, int cargo, int coins, rs_turn *turn);
void dr_onto_dock(dr_state *s, int seat, int cargo, rs_turn *turn);
typedef struct dr_price {
    int cargo, coins, from; /* from: DR_AT_DOCK, DR_AT_SHIP, or else both */
} dr_price;

bool dr_can_pay(const dr_captain *c, dr_price price);
void dr_ask_price(dr_state *s, int seat, dr_price price, int purpose, int a, int b, rs_turn *turn);
bool dr_purse_is_secret(const void *state); /* whether something can be paid is known to its captain alone */
bool dr_can_unload(const dr_state *s, int seat);
bool dr_may_land(const dr_state *s, int seat, int cell); /* DR-4.9, a blockade apart */
static inline int dr_means(const dr_captain *c) { return c->cargo + c->dock; }
const char *dr_refuse_goods_action(const dr_state *s);

/* ---- sail.c, island.c: the map ---------------------------------------------------------------------------------- */

static inline bool dr_is_explored(const dr_state *s, int cell) { return s->cell[cell].tile != DR_NONE; }
static inline bool dr_island_at(const dr_state *s, int space) { return space != DR_HARBOUR && dr_is_island(s->cell[space].tile); }
int dr_sails_now(const dr_state *s, int seat);                        /* DR-6.1, options of slash rows apart */
int dr_sails_by_choice(const dr_state *s, int seat, int from);        /* those options, from a place in play on */
int dr_pirates_at(const dr_state *s, int seat, int space);            /* bit per opposing pirate-mode ship there */
int dr_ships_at(const dr_state *s, int seat, int space);              /* bit per opposing ship */
bool dr_is_blocked(const dr_state *s, int seat, int cell);            /* DR-7.6 */
const char *dr_refuse_blocked(const dr_state *s, int seat, int cell); /* NULL: no blockade */
bool dr_is_walled(const dr_state *s, int seat, int cell);             /* an opposing fort or garrison, DR-11.5 */
int dr_empty_spaces(const dr_cell *cell);
int dr_controller(const dr_cell *cell, int players);         /* DR-9.6 */
void dr_check_control(dr_state *s, int cell, rs_turn *turn); /* DR-9.7 */
bool dr_cube_to_be_had(const dr_state *s, int seat);
typedef enum dr_cube_answer { DR_CUBE_NONE, DR_CUBE_THERE, DR_CUBE_ASKED } dr_cube_answer;
dr_cube_answer dr_need_cube(dr_state *s, int seat); /* DR-22 */
int dr_production(const dr_state *s, int cell, int good);
bool dr_can_begin_placing(const dr_state *s, int seat, int cell, int credit, bool nofort, int card, int line);
void dr_start_placing(dr_state *s, int seat, int cell, int credit, bool nofort);
int dr_site_count(const dr_state *s, int seat, bool free); /* 1 if there is any (island, kind) to build */
bool dr_can_produce_at(const dr_state *s, int seat, int cell);
void dr_raze(dr_state *s, int cell, int kinds, rs_turn *turn);
bool dr_can_extend(const dr_state *s, int seat, int class);
void dr_lay_extension(dr_state *s, int seat, int extension, int space, rs_turn *turn);
void dr_put_building(dr_state *s, int cell, int kind, rs_turn *turn);
bool dr_step_is_legal(const dr_state *s, int seat, int to);

/* ---- cards on the map (market.c) ------------------------------------------------------------------------------- */

int dr_box_size(const dr_state *s, int row);
int dr_draw_from_box(dr_state *s, int row, rs_turn *turn); /* DR-8.14; DR_NONE: none left */
void dr_lay_card(dr_state *s, int cell, rs_turn *turn);
void dr_take_card(dr_state *s, int seat, int cell, rs_turn *turn); /* from the tile, to wait */
void dr_offer_deals(const dr_state *s, rs_moves *moves);
void dr_buy(dr_state *s, int seat, rs_turn *turn);
void dr_raid(dr_state *s, int seat, rs_turn *turn);
void dr_search_box(dr_state *s, int seat, int row, rs_turn *turn);

/* ---- ability.c: the interpreter --------------------------------------------------------------------------------- */

const char *dr_refuse_ability(const dr_state *s, int seat, int card, int line, int bit, int ability); /* NULL: usable now */
void dr_offer_abilities(const dr_state *s, int seat, bool battle, rs_moves *moves);
void dr_run_ability(dr_state *s, int seat, int card, int line, int ability, rs_turn *turn);
void dr_use_ability(dr_state *s, int seat, rs_move move, rs_turn *turn); /* marks it used and runs it */
int dr_ability_size(const dr_state *s, int seat, int card, int ability); /* n, or n for each symbol counted */

/* ---- board.c: the battle board. Needs no position: drive it with a dr_board and a chance ------------------------ */

void dr_board_clear(dr_board *board);
int dr_board_draw_zone(rs_chance *chance);                /* DR-15.1 */
void dr_board_put(dr_board *board, int zone, int colour); /* arrives last */
int dr_board_in(const dr_board *board, int zone);         /* cubes lying there */
int dr_board_count(const dr_board *board, int zone, int colour);
int dr_board_of(const dr_board *board, int colour);                               /* on the whole board */
bool dr_board_take(dr_board *board, int zone, int colour);                        /* the earliest one; false: none */
void dr_board_first_throw(dr_board *board, int colour, int cubes, rs_turn *turn); /* DR-15.2 */
void dr_board_later_throw(dr_board *board, int colour, int cubes, rs_turn *turn); /* DR-15.6, DR-15.7 */
int dr_board_strength(const dr_board *board, int colour);
int dr_board_yield(const dr_board *board, int yield, int colour); /* cubes in zones of that kind */

/* ---- battle.c, fire.c, cannons.c, outcome.c, damage.c ------------------------------------------------------------------------------ */

void dr_start_battle(dr_state *s, int kind, int foe, int back, rs_turn *turn);
void dr_battle_over(dr_state *s); /* wipes the record */
int dr_side_seat(const dr_state *s, int side);
int dr_side_of(const dr_state *s, int seat);
int dr_colour_of(const dr_state *s, int side);
void dr_run_battle_ability(dr_state *s, int seat, int card, int ability, rs_turn *turn);
void dr_outcome_stage(dr_state *s, int stage, rs_turn *turn); /* the second half of a battle */
bool dr_any_ability(const dr_state *s, int seat);             /* a battle ability that can be used now */

int dr_cannons_left(const dr_state *s, int seat);
void dr_spend_cannons(dr_state *s, int seat, int cubes);
int dr_fire_card(dr_state *s, int seat, int card);
int dr_extra_cubes(const dr_state *s, int side);
int dr_wall_cubes(const dr_state *s);
void dr_hurt(dr_state *s, int side, int damage, rs_turn *turn); /* in a battle */
void dr_stow_in_battle(dr_state *s, int seat);
void dr_damage(dr_state *s, int seat, int damage, rs_turn *turn);
void dr_sink(dr_state *s, int seat, int sinker, rs_turn *turn);
void dr_sink_both(dr_state *s, int a, int b, rs_turn *turn);
void dr_set_mode(dr_state *s, int seat, int mode, rs_turn *turn);

/* ---- deeds.c: achievements -------------------------------------------------------------------------------------- */

static inline bool dr_has_deed(const dr_captain *c, int deed) { return c->deeds >> deed & 1; }
static inline int dr_tiles_placed(const dr_captain *c) { return __builtin_popcount((unsigned)c->deeds); }
void dr_achieve(dr_state *s, int seat, int deed, rs_turn *turn);
void dr_advance(dr_state *s, int seat, int course, rs_turn *turn); /* a step of progress; may ask for a cube */
void dr_check_buildings(dr_state *s, int seat, rs_turn *turn);
void dr_check_shores(dr_state *s, rs_turn *turn);
int dr_unexplored(const dr_state *s);

/* ---- turn.c, setup.c, score.c, invariants.c, usual.c, outlook.c, picture.c --------------------------------------- */

void dr_begin_turn(dr_state *s, int seat);
void dr_setup(void *state, rs_turn *turn);
void dr_settle_scores(dr_state *s, rs_turn *turn); /* DR-24 */
void dr_count_up(const dr_state *s, int seat, int16_t tally[DR_SUMS]);
int dr_place_coins(const dr_state *s, int cell, int seat); /* DR-24.8 */
const char *dr_broken(const void *state);
bool dr_stack_is_sound(const dr_state *s);
int dr_most_to_handle(const dr_state *s, const rs_frame *frame);
int dr_deed_steps(const dr_state *s, int course); /* steps that an achievement needs */
int dr_deed_of(int course);
bool dr_can_push_from(int zone, bool any);
void dr_guess(void *state, rs_chance *chance);
rs_move dr_usual(const void *state, const rs_moves *moves);
int dr_score(const void *state, int seat);
extern const rs_words dr_sum_words;
void dr_credit(const void *state, const rs_event *event, int events, int16_t sum[RS_SEATS][RS_SOURCES]);
void dr_rank(const void *state, int8_t place[RS_SEATS]);
void dr_values(const void *state, void *notes, int value[RS_SEATS]);
void dr_board_picture(const void *view, rs_text *out);
void dr_facts(const rs_words *words, int value, rs_text *out, bool *first); /* what is printed on tiles, cards and boards */
extern const rs_kind dr_kinds[];
void dr_targets(const void *state, rs_move move, rs_text *out, bool *first);
const char *dr_warn(const void *state, rs_move move);
void dr_outlook(const void *view, rs_move move, rs_turn *told);

extern const rs_game dr_game;

#endif
