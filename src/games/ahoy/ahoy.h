/* ahoy.h - the position of a game of ahoy, its content and its words. The rules are docs/rules/ahoy.md. */
#ifndef AHOY_H
#define AHOY_H

#include "engine/game.h"

/* ---- What there is -------------------------------------------------------------------------------------------- */

enum { AH_CAPTAINS = 4, AH_NONE = -1 };

/* Frames: a turn, its action and what that is about; MARK, MOVE and BATTLES of the first move and of ten inner ones (AH-15.22); the last
 * VICTORY, its push, and the question of that. */
enum { AH_DEPTH = 3 + 3 * 11 + 3 + 4 };

typedef enum ah_faction { AH_SQUADRON, AH_RED, AH_UNION, AH_WHITE, AH_FACTIONS } ah_faction;
typedef enum ah_suit { AH_BIRD, AH_SKULL, AH_SWORDS, AH_TREE, AH_COMPASS, AH_FISH, AH_SUITS } ah_suit;
typedef enum ah_direction { AH_NORTH, AH_EAST, AH_SOUTH, AH_WEST, AH_DIRECTIONS } ah_direction;
typedef enum ah_terrain { AH_OPEN, AH_FOG, AH_WRECK, AH_ISLAND, AH_CURRENT, AH_HARBOUR } ah_terrain;

/* clang-format off */
enum {
    AH_TILES = 12, AH_REGIONS = 11, AH_CORNERS = 4, AH_SPACES = AH_REGIONS * AH_CORNERS,
    AH_CARDS = 30, AH_MARKET = 3, AH_HOLD = 2,
    AH_GOLD = 20, AH_COMRADES = 20, AH_PATROLS = 10, AH_STRONGHOLDS = 3,
    AH_WEALTHIEST = 6, AH_INNER_MOVES = 10, AH_FLIGHTS = 10, /* AH-2.11, AH-15.22, AH-16.1 */
    AH_GRID = 5, AH_CELLS = AH_GRID * AH_GRID, AH_START_CELL = 12,
};

/* Figures: the Flagships by faction, then the Squadron's and the Union's others. */
typedef enum ah_figure {
    AH_FLAGSHIP = 0, AH_SQUADRON_FLAGSHIP = AH_SQUADRON, AH_UNION_FLAGSHIP = AH_UNION, /* + faction */
    AH_FIRST_PATROL = 4, AH_LAST_PATROL = 13,
    AH_FIRST_STRONGHOLD = 14, AH_LAST_STRONGHOLD = 16,
    AH_CUTTER = 17, AH_GUNSHIP = 18,
    AH_FIGURES = 19,
} ah_figure;

/* Market cards, by their crew. Convincing Comrade and Official come twice: ah_ability() of 17 is 15, of 18 it is 16. */
typedef enum ah_card {
    AH_AERONAUTS_CREW, AH_MIDDLEMAN, AH_DOCUMENTARIAN, AH_ELDER, AH_SEA_WITCH,
    AH_BUCCANEER_CREW, AH_MYSTIC_CREW, AH_GUNNER, AH_GUNNERS_MATE, AH_POWDER_MONKEY,
    AH_FIGHTERS, AH_CUTPURSE, AH_SHIPWRIGHT, AH_EMISSARY, AH_GROGMASTER,
    AH_COMRADE_CREW, AH_OFFICIAL_CREW, AH_COMRADE_CREW_2, AH_OFFICIAL_CREW_2, AH_NAIVE_NOBLE,
    AH_SAILOR, AH_BEAKHEAD, AH_GHASTLY_GUST, AH_WHISPERING_WIND, AH_TRAWLER,
    AH_BARRELMAN, AH_PILOT, AH_SEA_DOG, AH_DIVER, AH_MERCHANT,
} ah_card;

/* Plan cards as they lie in the deck; the second copies behind their first. ah_plan_kind() gives the lower of the two. */
typedef enum ah_plan {
    AH_EVACUATION, AH_SECRET_WEAPON, AH_CLOSE_CALL, AH_WEAPONS_CACHE, AH_WEAPONS_CACHE_2, AH_SNEAK_ATTACK, AH_SNEAK_ATTACK_2,
    AH_ENLISTMENT, AH_DYNAMIC_ENTRY, AH_DYNAMIC_ENTRY_2, AH_CUTTER_PLAN, AH_GUNSHIP_PLAN, AH_PLANS,
} ah_plan;

/* Places for dice and damage: slots of one kind on a board, the slots of the two ships, and (behind them) one on each crew card. */
typedef enum ah_berth {
    AH_ON_SAIL, AH_ON_TAILWIND, AH_ON_CANNONS, AH_ON_CANNONS_5, AH_ON_CANNONS_6, AH_ON_REPAIR,
    AH_ON_ORDER, AH_ON_BOMBARD, AH_ON_DEPLOY, AH_ON_ASSEMBLE, AH_ON_INSPIRE, AH_ON_RALLY, AH_ON_FULL_SAIL, AH_ON_NEGOTIATE,
    AH_ON_CUTTER, AH_ON_GUNSHIP_4, AH_ON_GUNSHIP_6,
    AH_ON_CREW, /* + card */
    AH_BERTHS = AH_ON_CREW + AH_CARDS,
} ah_berth;

enum { AH_BOARD_SLOTS = 12, AH_SHIP_SLOTS = 3, AH_FREE = 0, AH_DAMAGED = 7 }; /* a slot: free, a die 1..6, or damage */

typedef enum ah_reward {
    AH_R_START, AH_R_FAME1, AH_R_FAME2, AH_R_FAME3, AH_R_GOLD1, AH_R_GOLD2, /* applied at once */
    AH_R_FAME4W, AH_R_PAY5, AH_R_CREW, AH_R_MOVE2, AH_R_MOVE2X, AH_R_TAIL, AH_R_TILE, AH_R_REPAIR, AH_R_REPAIRF,
    AH_REWARDS,
} ah_reward;

typedef enum ah_effect { AH_E_BUCCANEER, AH_E_SPOILS, AH_E_GOLD, AH_E_PATROL, AH_E_HARBOUR, AH_EFFECTS } ah_effect; /* that may coincide, AH-1.6 */
typedef enum ah_spoil { AH_BF_A, AH_BF_B, AH_BF_C, AH_MU_A, AH_MU_B, AH_SM_A, AH_SM_B, AH_SPOILS } ah_spoil; /* victory options */
/* clang-format on */

/* ---- Content (content.c) -------------------------------------------------------------------------------------- */

enum { AH_ANY = 0x7e, AH_EVEN = 0x54 }; /* bit v: the value v is accepted */

typedef struct ah_slot {
    uint8_t berth, accepts, dashed;
} ah_slot;

typedef struct ah_board_face {
    int slots, dice;
    ah_slot slot[AH_BOARD_SLOTS];
} ah_board_face;

typedef struct ah_cell {
    uint8_t terrain, gold, tail;
    int8_t current; /* a direction, or AH_NONE */
    uint8_t whirl;  /* bit of this space among those that push (AH-10.3): 8 Fog and Current spaces in all */
} ah_cell;

typedef struct ah_tile {
    uint8_t suit;
    ah_cell cell[AH_CORNERS]; /* NW, NE, SE, SW as printed; the island is always SE */
    int8_t sandbar;           /* edge k between corners k and k+1, or AH_NONE */
} ah_tile;

typedef struct ah_card_face {
    uint8_t suit, cost; /* cost 0: a die */
    char slot;          /* 'A' an action with a slot, 'a' a free action, 'p' neither */
    uint8_t deliver;
} ah_card_face;

typedef struct ah_spoil_face {
    uint8_t squadron, union_, smuggler; /* whose option it is */
    uint8_t damage;
} ah_spoil_face;

extern const ah_board_face ah_boards[AH_FACTIONS];
extern const ah_tile ah_tiles[AH_TILES];
extern const ah_card_face ah_cards[AH_CARDS];
extern const uint8_t ah_rewards[AH_CELLS];
extern const ah_spoil_face ah_spoils[AH_SPOILS];
extern const uint8_t ah_ship_accepts[AH_SHIP_SLOTS];

/* Words. Regions are "a" to "k", their spaces "a-nw"; an island is named by its region. */
extern const rs_words ah_captain_words, ah_faction_words, ah_suit_words, ah_direction_words, ah_corner_words, ah_terrain_words,
    ah_tile_words, ah_region_words, ah_space_words, ah_spot_words, ah_figure_words, ah_crew_words, ah_good_words, ah_plan_words,
    ah_berth_words, ah_reward_words, ah_cell_words, ah_spoil_words, ah_pile_words, ah_keep_words, ah_effect_words, ah_turned_words;

static inline int ah_ability(int card) { return card == AH_COMRADE_CREW_2 || card == AH_OFFICIAL_CREW_2 ? card - 2 : card; }
static inline bool ah_is_patrol(int figure) { return figure >= AH_FIRST_PATROL && figure <= AH_LAST_PATROL; }
static inline bool ah_is_stronghold(int figure) { return figure >= AH_FIRST_STRONGHOLD && figure <= AH_LAST_STRONGHOLD; }
static inline bool ah_is_flagship(int figure) { return figure < AH_FACTIONS; }
static inline bool ah_always_loaded(int figure) { return ah_is_stronghold(figure) || figure == AH_GUNSHIP; }      /* AH-9.2 */
static inline int ah_strength(int figure) { return ah_is_stronghold(figure) ? 2 : figure == AH_GUNSHIP ? 3 : 0; } /* AH-9.13 */
static inline bool ah_is_die(int slot) { return slot >= 1 && slot <= 6; }
int ah_plan_kind(int plan);

/* ---- The position --------------------------------------------------------------------------------------------- */

typedef struct ah_captain { /* by seat */
    rs_zone hand;           /* plans (Union) */
    rs_set crew, cargo;     /* cards */
    rs_zone left, right;    /* cargo pledged, by pile, face down (Smugglers) */
    int16_t fame;
    int8_t gold;
    int8_t aside;                /* dice set aside */
    int8_t pool[6];              /* dice still to place: how many show 1 .. 6 */
    int8_t slot[AH_BOARD_SLOTS]; /* of the board: AH_FREE, a die, AH_DAMAGED */
    int8_t white, black;         /* reward markers: cells of the grid */
    int8_t left_squadron; /* secret: 1 if the left pledge marker is the Squadron's, 0 if the Union's; AH_NONE: others, and at the end */
    int8_t shown;         /* the same, when the markers have been turned over at the end; AH_NONE before */
    uint8_t unused[6];
} ah_captain;

typedef struct ah_region {
    int8_t tile, x, y, turned; /* AH_NONE: not on the map */
    int8_t wealth, comrades;
} ah_region;

typedef struct ah_battle {     /* the battle before it is decided; wiped when somebody has won */
    int8_t attacker, defender; /* figures; AH_NONE: no battle */
    int8_t space;
    int8_t stage;
    int8_t bonus[2]; /* fired, and Weapons Caches: attacker, defender */
    int8_t die[2];   /* rolled, Secret Weapon's second one included */
    int8_t weapon;   /* Secret Weapon was played */
    int8_t unused[3];
} ah_battle;

typedef struct ah_state {
    rs_head head;
    rs_frame stack[AH_DEPTH];
    rs_zone stack_tiles;        /* regions not on the map; one of them never comes (AH-3.3) */
    rs_zone deck;               /* market cards */
    rs_zone plans;              /* plan cards */
    rs_set market, box, played; /* cards, cards, discarded plans */
    rs_set turned_up;           /* at the end: all cards in piles */
    rs_set unseen_tiles, unseen_cards, unseen_plans;
    ah_captain captain[AH_CAPTAINS];
    int16_t patrols_moved;           /* bit per Patrol: moved in this action */
    int16_t inspired;                /* bit per region: chosen in this action */
    int8_t at[AH_FIGURES];           /* spaces; AH_NONE: not on the map */
    int8_t card_slot[AH_CARDS];      /* the one slot of each card in play, cost or action: AH_FREE, a die, AH_DAMAGED */
    int8_t ship_slot[AH_SHIP_SLOTS]; /* Cutter; Gunship 4, Gunship 6 */
    int8_t regions;
    ah_region region[AH_REGIONS];           /* in the order of placing */
    int8_t near_[AH_SPACES][AH_DIRECTIONS]; /* derived: the space next to each, AH_NONE if off the map; sandbars do not count */
    int8_t ready, comrades;                 /* Ready Comrades, and those in the supply */
    int8_t gold;                            /* in the supply */
    int8_t round, first_mate, active;
    int8_t quota, quota_left;
    int8_t mystic_used, whisper_used, flights; /* this turn: crew used, and Aeronauts' flights */
    int8_t chain;                              /* inner moves of this action */
    int8_t lifted;                             /* Comrades on their way in an Evacuation or by Convincing Comrade */
    ah_battle battle;
    uint8_t unused[4];
} ah_state;

typedef enum ah_option { AH_OPT_GOAL, AH_OPT_MAX_ROUNDS, AH_OPT_WHITE } ah_option;

/* ---- The words of play (verbs.c) and the decisions (flow.c) --------------------------------------------------- */

/* clang-format off */
typedef enum ah_verb {
    AH_PASS, AH_STOP, AH_END, AH_FIRST,
    AH_BERTH, AH_PLACE, AH_VALUE, AH_WASTE, AH_SET_ASIDE, AH_RECRUIT, AH_RECRUIT_DIE, AH_SMUGGLE, AH_DELIVER,
    AH_FLY, AH_MYSTIC, AH_NOBLE, AH_GUST, AH_WHISPER, AH_PLAN,
    AH_GO, AH_SAIL, AH_STEP, AH_SHOVE, AH_EXPLORE, AH_WITCH, AH_STAY, AH_LAY, AH_ORIGIN, AH_ROTATE,
    AH_IGNORE, AH_SUFFER, AH_DRIFT, AH_POST, AH_LAND, AH_GATHER, AH_MEND, AH_LOAD, AH_AIM,
    AH_ENGAGE, AH_BRIBE, AH_FIGHT, AH_FIRE, AH_REROLL, AH_BUCCANEER, AH_STRIP, AH_SPOIL,
    AH_DAMAGE, AH_REPAIR, AH_HURT, AH_ORDER, AH_INSPIRE, AH_LIFT, AH_SET_DOWN,
    AH_TAKE, AH_OVERBOARD, AH_GRID_TO, AH_ACCEPT, AH_PAY, AH_PLEDGE, AH_STEAL, AH_STEAL_CARGO, AH_KEEP,
    AH_EVACUATE, AH_SETTLE, AH_AMBUSH, AH_REMOVE, AH_ENLIST, AH_LAUNCH, AH_FORTIFY, AH_RAISE, AH_CLEAR,
    AH_VERBS,
} ah_verb;

typedef enum ah_point { /* D: a decision, else a step that asks nobody */
    AH_D_SETUP_BF, AH_D_SETUP_SM, AH_NEXT, AH_D_TURN, AH_ACTION, AH_D_FIRST, AH_D_VALUE, AH_D_SHIPMODE, AH_D_TAILWIND,
    AH_MOVE, AH_D_STEP, AH_D_OFFMAP, AH_D_PLACE_TILE, AH_D_ADD_TILE, AH_D_ADD_TURN, AH_D_PILOT, AH_D_FOG, AH_D_CURRENT,
    AH_D_PATROL, AH_D_COMRADES, AH_D_HARBOUR, AH_D_GUNMATE,
    AH_BATTLES, AH_D_PICK, AH_BATTLE, AH_D_EMISSARY, AH_D_PLANS, AH_D_FIRE, AH_D_GROG,
    AH_VICTORY, AH_D_BUCC, AH_D_BUCC_CREW, AH_D_VICTORY,
    AH_DEAL, AH_D_DEAL, AH_D_TAKE, AH_D_PUSH, AH_D_REPAIR, AH_D_POWDER, AH_D_MYSTIC,
    AH_D_ORDER, AH_D_OFFICIAL, AH_D_DEPLOY, AH_D_INSPIRE, AH_D_CONVINCE, AH_D_CONVINCE_TO,
    AH_D_NEGOTIATE, AH_D_OVERBOARD, AH_D_GRID, AH_MARK, AH_D_REWARD, AH_D_PLEDGE, AH_D_NOBLE, AH_D_NOBLE_KEEP,
    AH_D_EVACUATE, AH_D_EVACUATE_TO, AH_D_SNEAK, AH_D_SNEAK_OUT, AH_D_ENLIST, AH_D_ENLIST_CREW, AH_D_ENTRY, AH_D_LAUNCH,
    AH_D_STRONGHOLD, AH_ROUND_END, AH_D_WEALTH2, AH_D_MARKET2,
    AH_POINTS,
} ah_point;

/* What the frames carry, by argument number. Frames not named here carry what flow.c says. */
enum { AH_M_FIGURE, AH_M_BUDGET, AH_M_FLAGS, AH_M_TAKEN, AH_M_PUSHED, AH_M_STAGE };                /* AH_MOVE; the seat is who moves it */
enum { AH_B_FIGURE, AH_B_SPACE, AH_B_FOES_0, AH_B_FOES_1, AH_B_FOES_2, AH_B_MOVED };              /* AH_BATTLES: foes are bits of figures, 7 each */
enum { AH_V_WINNER, AH_V_LOSER, AH_V_SPACE, AH_V_STAGE, AH_V_SPOIL, AH_V_EXTRA };                 /* AH_VICTORY */
enum { AH_DEAL_FIGURE, AH_DEAL_LEFT, AH_DEAL_DONE };                                              /* AH_DEAL */
typedef enum ah_move_flag { /* of AH_M_FLAGS */
    AH_BY_SAIL = 1, AH_BY_TAILWIND = 2, AH_NO_BATTLE = 4, AH_TRAWL = 8, AH_PUSHED = 16,
    AH_WAS_MOVED = 32, AH_OWN_MOVE = 64, /* since it arrived: moved from without; began an inner move of its own */
} ah_move_flag;
typedef enum ah_move_stage { AH_M_STEPPING, AH_M_FIGHTING, AH_M_WRECKED, AH_M_DRIFTING, AH_M_ANCHORING, AH_M_BONUS, AH_M_PORT, AH_M_DONE, AH_M_GOLD_LAST, AH_M_BONUS_LAST } ah_move_stage; /* LAST: behind the Harbour */
typedef enum ah_battle_stage { AH_B_EMISSARY, AH_B_PLANS, AH_B_FIRE_A, AH_B_FIRE_D, AH_B_ROLL, AH_B_GROG_A, AH_B_GROG_D, AH_B_COMPARE } ah_battle_stage;
typedef enum ah_victory_stage { AH_V_PURSE, AH_V_CHOICE, AH_V_HIT, AH_V_REST, AH_V_DONE, AH_V_CHOICE_FIRST, AH_V_HIT_FIRST, AH_V_BUCC_LAST } ah_victory_stage;
typedef enum ah_end_stage { AH_E_SCORE, AH_E_WEALTH, AH_E_MARKET, AH_E_REROLL } ah_end_stage;

/* The functions of the rows; each stands in the file of its topic. */
#define AH_DECISION(name) \
    void ah_##name##_moves(const void *state, rs_moves *moves); \
    void ah_##name##_apply(void *state, rs_move move, rs_turn *turn)
#define AH_STEP_OF(name) void ah_##name##_step(void *state, rs_turn *turn)
#define AH_REFUSAL(name) const char *ah_refuse_##name(const void *state, rs_move move)

AH_STEP_OF(next); AH_STEP_OF(action); AH_STEP_OF(mark); AH_STEP_OF(move); AH_STEP_OF(battles); AH_STEP_OF(battle); AH_STEP_OF(victory); AH_STEP_OF(deal); AH_STEP_OF(round_end);
AH_DECISION(setup_bf); AH_DECISION(setup_sm); AH_DECISION(turn); AH_DECISION(first); AH_DECISION(value); AH_DECISION(shipmode); AH_DECISION(tailwind); AH_DECISION(step);
AH_DECISION(offmap); AH_DECISION(place_tile); AH_DECISION(add_tile); AH_DECISION(add_turn); AH_DECISION(pilot); AH_DECISION(fog); AH_DECISION(current);
AH_DECISION(patrol); AH_DECISION(comrades); AH_DECISION(harbour); AH_DECISION(gunmate); AH_DECISION(pick); AH_DECISION(emissary); AH_DECISION(plans);
AH_DECISION(fire); AH_DECISION(grog); AH_DECISION(bucc); AH_DECISION(bucc_crew); AH_DECISION(victory); AH_DECISION(deal); AH_DECISION(take);
AH_DECISION(push); AH_DECISION(repair); AH_DECISION(powder); AH_DECISION(mystic); AH_DECISION(order); AH_DECISION(official); AH_DECISION(deploy);
AH_DECISION(inspire); AH_DECISION(convince); AH_DECISION(convince_to); AH_DECISION(negotiate); AH_DECISION(overboard); AH_DECISION(grid);
AH_DECISION(reward); AH_DECISION(pledge); AH_DECISION(noble); AH_DECISION(noble_keep); AH_DECISION(evacuate); AH_DECISION(evacuate_to);
AH_DECISION(sneak); AH_DECISION(sneak_out); AH_DECISION(enlist); AH_DECISION(enlist_crew); AH_DECISION(entry); AH_DECISION(launch);
AH_DECISION(stronghold); AH_DECISION(wealth2); AH_DECISION(market2);
AH_REFUSAL(stop); AH_REFUSAL(end); AH_REFUSAL(place); AH_REFUSAL(value); AH_REFUSAL(waste); AH_REFUSAL(first); AH_REFUSAL(set_aside); AH_REFUSAL(recruit); AH_REFUSAL(recruit_die);
AH_REFUSAL(smuggle); AH_REFUSAL(deliver); AH_REFUSAL(fly); AH_REFUSAL(mystic); AH_REFUSAL(noble); AH_REFUSAL(gust); AH_REFUSAL(whisper);
AH_REFUSAL(plan); AH_REFUSAL(berth); AH_REFUSAL(go); AH_REFUSAL(step); AH_REFUSAL(shove); AH_REFUSAL(lay); AH_REFUSAL(origin); AH_REFUSAL(rotate); AH_REFUSAL(post);
AH_REFUSAL(land); AH_REFUSAL(gather); AH_REFUSAL(mend); AH_REFUSAL(load); AH_REFUSAL(aim); AH_REFUSAL(engage); AH_REFUSAL(fire); AH_REFUSAL(reroll);
AH_REFUSAL(strip); AH_REFUSAL(spoil); AH_REFUSAL(damage); AH_REFUSAL(repair); AH_REFUSAL(hurt); AH_REFUSAL(order); AH_REFUSAL(inspire); AH_REFUSAL(lift);
AH_REFUSAL(set_down); AH_REFUSAL(take); AH_REFUSAL(overboard); AH_REFUSAL(grid); AH_REFUSAL(sail); AH_REFUSAL(accept); AH_REFUSAL(pay); AH_REFUSAL(steal); AH_REFUSAL(steal_cargo);
AH_REFUSAL(evacuate); AH_REFUSAL(settle); AH_REFUSAL(ambush); AH_REFUSAL(remove); AH_REFUSAL(enlist); AH_REFUSAL(launch); AH_REFUSAL(fortify);
AH_REFUSAL(raise);
bool ah_has_plans(const void *state); /* the one who is asked, hidden from the others: dice.c */

extern const rs_decision ah_decisions[AH_POINTS];
extern const rs_verb ah_verbs[AH_VERBS];
extern const rs_field ah_fields[];
extern const struct rs_rule ah_rules[]; /* made from docs/rules/ahoy.md when building */

typedef enum ah_event {
    AH_EV_MOVE, AH_EV_FOUND, AH_EV_REGION, AH_EV_MARKET, AH_EV_BOXED, AH_EV_BERTH, AH_EV_ROLLED, AH_EV_ROUND, AH_EV_TURN, AH_EV_PLACED, AH_EV_ASIDE, AH_EV_CARRIED, AH_EV_SAILS,
    AH_EV_WRECKED, AH_EV_DAMAGED, AH_EV_REPAIRED, AH_EV_RETURNED, AH_EV_SUNK, AH_EV_GOLD, AH_EV_PAID, AH_EV_STOLEN, AH_EV_FAME, AH_EV_WEALTH, AH_EV_PATROL, AH_EV_STRONGHOLD,
    AH_EV_COMRADES, AH_EV_LANDS, AH_EV_BOMBARD, AH_EV_READY, AH_EV_SHIP, AH_EV_BATTLE, AH_EV_FIRES, AH_EV_ROLLS, AH_EV_WINS, AH_EV_IGNORED, AH_EV_RECRUITS, AH_EV_CARGO,
    AH_EV_DELIVERS, AH_EV_GRID, AH_EV_PLEDGE, AH_EV_OVERBOARD, AH_EV_LOADED, AH_EV_RAISED, AH_EV_PLAN, AH_EV_DRAWS, AH_EV_CONTROL, AH_EV_REVEAL, AH_EV_TURNED_UP, AH_EV_PLEDGES, AH_EV_OVER,
    /* outlook */ AH_EV_CHANCE, AH_EV_CHANCE_FIRING, AH_EV_CHANCE_UNDER_FIRE, AH_EV_CHANCE_GROG, AH_EV_MEETS, AH_EV_SETTLES, AH_EV_IN_HOLD, AH_EV_STANDS, AH_EV_ASHORE, AH_EV_PURSE, AH_EV_READY_LEFT, AH_EV_COSTS, AH_EV_NEEDS, AH_EV_DELIVERY, AH_EV_LIES, AH_EV_ENTERS, AH_EV_ENTERS_TREASURE, AH_EV_ENTERS_TAILWIND, AH_EV_SKILL, AH_EV_GOAL, AH_EV_FORTIFIES,
    /* questions */ AH_EV_ASK_VALUE, AH_EV_ASK_SHIP, AH_EV_ASK_WIND, AH_EV_ASK_STEP, AH_EV_ASK_TILE, AH_EV_ASK_EMISSARY, AH_EV_ASK_PLANS, AH_EV_ASK_FIRE, AH_EV_ASK_GROG,
    AH_EV_ASK_BUCC, AH_EV_ASK_STRIP, AH_EV_ASK_SPOILS, AH_EV_ASK_DEAL, AH_EV_ASK_WRECK, AH_EV_ASK_PUSH, AH_EV_ASK_REPAIR, AH_EV_ASK_ORDER, AH_EV_ASK_INSPIRE, AH_EV_ASK_SET_DOWN,
    AH_EV_ASK_SECOND, AH_EV_ASK_REWARD, AH_EV_ASK_PLEDGE, AH_EV_ASK_KEEP, AH_EV_ASK_SETTLE, AH_EV_ASK_REMOVE, AH_EV_ASK_LAUNCH, AH_EV_ASK_TURN, AH_EV_ASK_FREE, AH_EV_ASK_PATROL, AH_EV_ASK_COMRADES,
    AH_EVENTS,
} ah_event;

extern const rs_event_kind ah_event_kinds[AH_EVENTS];
/* clang-format on */

/* ---- ahoy.c: who is who --------------------------------------------------------------------------------------- */

int ah_faction_of(const ah_state *s, int seat);
int ah_seat_of(const ah_state *s, int faction); /* AH_NONE: nobody plays it */
int ah_owner(const ah_state *s, int figure);    /* a seat */
int ah_flagship(const ah_state *s, int seat);   /* a figure */
bool ah_is_smuggler(const ah_state *s, int seat);
bool ah_has_crew(const ah_state *s, int seat, int card);
void ah_gain(ah_state *s, int seat, int gold, rs_turn *turn); /* as far as the supply goes, AH-20.2 */
void ah_pay(ah_state *s, int seat, int gold, rs_turn *turn);
void ah_steal_gold(ah_state *s, int thief, int victim, rs_turn *turn);
/* What Fame is had for. */
typedef enum ah_source {
    AH_FOR_START,
    AH_FOR_REGIONS,
    AH_FOR_DELIVERIES,
    AH_FOR_REWARDS,
    AH_FOR_GOLD,
    AH_FOR_PLEDGES,
    AH_ALL_SOURCES
} ah_source;

void ah_fame(ah_state *s, int seat, int fame, ah_source source, rs_turn *turn);
/* Tells everyone; the seat's faction is argument 0. */
void ah_tell(const ah_state *s, rs_turn *turn, int kind, int seat, int a, int b, int c);
/* Asks the player on turn which of two effects comes first (AH-1.6). */
void ah_ask_first(ah_state *s, int one, int other);
static inline rs_frame *ah_below(ah_state *s) { return &s->stack[s->head.depth - 2]; }
static inline const rs_frame *ah_below_of(const ah_state *s) { return &s->stack[s->head.depth - 2]; }

/* ---- chart.c: the map ----------------------------------------------------------------------------------------- */

typedef struct ah_place {
    int x, y;
} ah_place;

static inline int ah_region_of(int space) { return space / AH_CORNERS; }
int ah_island(const ah_state *s, int region); /* its space */
ah_place ah_place_of(const ah_state *s, int space);
ah_place ah_beside(ah_place place, int direction);
int ah_space_at(const ah_state *s, int x, int y); /* AH_NONE: off the map */
const ah_cell *ah_cell_of(const ah_state *s, int space);
int ah_current_of(const ah_state *s, int space); /* the direction on the map, or AH_NONE */
int ah_suit_of(const ah_state *s, int region);
int ah_tail(const ah_state *s, int space);
bool ah_sandbar(const ah_state *s, int space, int direction); /* between it and the next */
bool ah_fits(const ah_state *s, int x, int y, int turned);    /* AH-2.6, AH-2.7 */
bool ah_touches(const ah_state *s, int x, int y);             /* AH-15.17 */
bool ah_covers(int x, int y, ah_place place);
bool ah_can_explore(const ah_state *s, ah_place place);         /* AH-8.3 */
int ah_witch_space(const ah_state *s, int from, int direction); /* AH-16.19 */
bool ah_tiles_left(const ah_state *s);
int ah_draw_tile(ah_state *s, rs_turn *turn);
int ah_find_region(ah_state *s, int seat, rs_turn *turn); /* the same in play, where all are told */
void ah_lay_region(ah_state *s, int tile, int x, int y, int turned, rs_turn *turn);
void ah_derive(void *state);
bool ah_stronghold_on(const ah_state *s, int region);
int ah_patrols_on(const ah_state *s, int space);
bool ah_can_step(const ah_state *s, int figure, int direction); /* a voluntary step */
bool ah_can_move(const ah_state *s, int figure);
int ah_pick_figure(const ah_state *s, uint32_t figures); /* AH-9.23: the one to take among identical ones */
uint32_t ah_figures_in(const ah_state *s, int region);
uint32_t ah_figures_on(const ah_state *s, int space);
uint32_t ah_one_of_each(const ah_state *s, uint32_t figures); /* identical ones on one space count as one */

/* ---- sail.c: moves -------------------------------------------------------------------------------------------- */

void ah_start_move(ah_state *s, int seat, int figure, int most, int flags);
void ah_start_direct(ah_state *s, int seat, int figure, int space, int flags, rs_turn *turn);
void ah_start_push(ah_state *s, int seat, int figure, int direction, rs_turn *turn);
void ah_inner_move(ah_state *s, int figure); /* chain +1, and the moves of this figure under way are superseded */
void ah_relocated(ah_state *s, int figure);
uint32_t ah_foes_of(const rs_frame *battles); /* still to be fought: bit per figure */
void ah_drop_foe(rs_frame *battles, int figure);
int ah_battle_bonus(const ah_state *s, int side);      /* besides the die */
int ah_corner_entered(const ah_state *s, rs_move lay); /* of a region that was found: as printed on the map, north-west first */
const ah_cell *ah_cell_entered(const ah_state *s, rs_move lay);
int ah_stepping(const ah_state *s); /* the figure that a step is asked for */
void ah_anchor_first(ah_state *s, int effect, rs_turn *turn);
static inline bool ah_bonus_to_come(const rs_frame *move)
{
    return move->arg[AH_M_STAGE] < AH_M_BONUS || move->arg[AH_M_STAGE] > AH_M_DONE;
}

/* ---- slots.c: where dice and damage lie ----------------------------------------------------------------------- */

int8_t *ah_find_slot(ah_state *s, int seat, int berth, int content); /* the lowest slot of the berth that holds this; NULL: none */
bool ah_has_slot(const ah_state *s, int seat, int berth, int content);
bool ah_has_berth(const ah_state *s, int seat, int berth);           /* on the board, on a crew card with an action, on a ship in play */
int ah_accepts(const ah_state *s, int seat, int berth, int content); /* of the slot that holds this: bit per value */
/* The berths where a seat has a slot that holds this, each once, with what that slot accepts; ships' slots come last but crew. */
typedef struct ah_berths {
    int count;
    uint8_t at[AH_BOARD_SLOTS + AH_SHIP_SLOTS + AH_CARDS], accepts[AH_BOARD_SLOTS + AH_SHIP_SLOTS + AH_CARDS];
} ah_berths;
void ah_berths_with(const ah_state *s, int seat, int content, ah_berths *found);
bool ah_can_be_damaged(const ah_state *s, int seat, int berth); /* AH-11.3; ships' slots never */
bool ah_any_damageable(const ah_state *s, int seat);
int ah_damage_on(const ah_state *s, int seat); /* tokens on board and crew */
bool ah_loaded(const ah_state *s, int figure); /* AH-9.2 */

/* ---- dice.c, tailwind.c --------------------------------------------------------------------------------------- */

int ah_dice_of(int faction);
int ah_price(const ah_state *s, int seat, int from, int to); /* AH-5.6 */
const char *ah_warn(const void *view, rs_move move);         /* warn.c */
bool ah_vain(const void *view, rs_move move);
int ah_gold_needed(const ah_state *s, int die, int berth);  /* AH-5.6 */
int ah_within_means(const ah_state *s, int seat, int from); /* values a die can be changed to for the gold there is: bit per value */
const char *ah_refuse_vain(const ah_state *s);              /* AH-20.5: crew is spent in vain only while dice are due */
int ah_flight(const ah_state *s, int seat);                 /* where Aeronauts would go: a space, or AH_NONE */
int ah_pool_size(const ah_captain *c);
void ah_roll_dice(ah_state *s, int seat, rs_turn *turn);
void ah_load(ah_state *s, int seat, rs_turn *turn);                              /* LOADED: a die was put on Cannons */
int ah_going(const ah_state *s);                                                 /* the figure that a direct move is asked for */
const char *ah_refuse_wind(const ah_state *s, int figure, int space, int value); /* a direct move there; value 0: any Tailwind will do */

/* ---- battle.c, damage.c --------------------------------------------------------------------------------------- */

void ah_start_battles(ah_state *s, int seat, int figure, int space); /* unless the space is Fog */
void ah_push_battles(ah_state *s, int seat, int figure, int space);
void ah_victory_first(ah_state *s, int effect);
void ah_battle_over(ah_state *s);              /* wipes the record */
void ah_aid_battle(ah_state *s, int plan);     /* Secret Weapon, Weapons Cache */
int ah_most_fire(const ah_state *s, int side); /* by how much a die can be lowered for this side; 0: not at all */
bool ah_rolls_two(const ah_state *s, int side);
bool ah_may_reroll(const ah_state *s, int side); /* its Grogmaster */
uint32_t ah_foes_on(const ah_state *s, int figure, int space);
void ah_start_damage(ah_state *s, int dealer, int figure, int damage);
void ah_take_damage(ah_state *s, int seat, rs_turn *turn); /* TAKE 1: the owner picks */
void ah_start_repair(ah_state *s, int seat, int most);
int ah_repair_all(ah_state *s, int seat, rs_turn *turn);
void ah_return_figure(ah_state *s, int figure, rs_turn *turn); /* a Patrol or Stronghold to the supply */

/* ---- market.c, smuggler.c, squadron.c, union.c, round.c ------------------------------------------------------- */

void ah_refill(ah_state *s, rs_turn *turn);
void ah_take_as_crew(ah_state *s, int seat, int card, bool refill, rs_turn *turn);
void ah_lose_crew(ah_state *s, int seat, int card, bool to_box, rs_turn *turn); /* AH-12.7 */
bool ah_barred(const ah_state *s, int seat, int region);                        /* an enemy Stronghold, AH-13.7 */
int ah_open_suits(const ah_state *s, int seat);                                 /* bit per suit that the seat may recruit, AH-12.2 */
rs_set ah_within_reach(const ah_state *s, int seat); /* cards of the Market that it could recruit but for the cost */
bool ah_can_steal(const ah_state *s, int seat);      /* Naive Noble */
int ah_island_under(const ah_state *s, int seat);    /* the region on whose island the Flagship is, or AH_NONE */
void ah_check_hold(ah_state *s, int seat);           /* pushes D-OVERBOARD if need be */
void ah_start_reward(ah_state *s, int seat);
bool ah_are_neighbours(int cell, int other); /* of the reward grid */
void ah_deliver(ah_state *s, int seat, int card, rs_turn *turn);
void ah_raise_wealth(ah_state *s, int region, rs_turn *turn);
void ah_place_patrol(ah_state *s, int space, rs_turn *turn);
int ah_patrol_supply(const ah_state *s);
int ah_patrols_to_order(const ah_state *s); /* AH-13.10 */
int ah_stronghold_supply(const ah_state *s);
void ah_bombard(ah_state *s, rs_turn *turn);
void ah_start_order(ah_state *s, int seat, int point, int times);
void ah_comrades_to(ah_state *s, int region, int count, rs_turn *turn);   /* Ready ones */
void ah_comrades_from(ah_state *s, int region, int count, rs_turn *turn); /* to the supply */
void ah_ready_up(ah_state *s, int count, rs_turn *turn);                  /* from the supply */
void ah_play_plan(ah_state *s, int plan, rs_turn *turn);
void ah_discard_plan(ah_state *s, int plan);
bool ah_plan_in_vain(const ah_state *s, int plan); /* it can be played, but has no effect now (AH-20.5) */
void ah_draw_plans(ah_state *s, int count, rs_turn *turn);
int ah_control(const ah_state *s, int region, int faction); /* points of the Squadron or the Union, AH-18.1 */
int ah_controller(const ah_state *s, int region);           /* a faction, or AH_NONE */
int ah_pledges_worth(const ah_state *s, int seat);          /* AH-19.2 */
void ah_end_turn(ah_state *s, rs_turn *turn);
void ah_next_turn(ah_state *s, int seat);

/* ---- setup.c, invariants.c, usual.c, rank.c, outlook.c, asks.c, picture.c -------------------------------------------------------- */

void ah_setup(void *state, rs_turn *turn);
const char *ah_broken(const void *state);
void ah_convert(void *state, int from);
void ah_guess(void *state, rs_chance *chance);
rs_move ah_usual(const void *state, const rs_moves *moves);
int ah_score(const void *state, int seat);
extern const rs_words ah_source_words;
void ah_credit(const void *state, const rs_event *event, int events, int16_t sum[RS_SEATS][RS_SOURCES]);
void ah_values(const void *state, void *notes, int value[RS_SEATS]);
void ah_rank(const void *state, int8_t place[RS_SEATS]);
void ah_outlook(const void *view, rs_move move, rs_turn *told);
void ah_asks(const void *view, rs_turn *told);
void ah_board(const void *view, rs_text *out);
void ah_facts(const rs_words *words, int value, rs_text *out, bool *first); /* what is printed on tiles, cards and boards */
extern const rs_kind ah_kinds[];
void ah_targets(const void *state, rs_move move, rs_text *out, bool *first);

extern const rs_game ah_game;

#endif
