/* plunder.h - the position of a game of plunder, its content and its words. The rules are docs/rules/plunder.md. */
#ifndef PLUNDER_H
#define PLUNDER_H

#include "engine/game.h"

/* ---- What there is -------------------------------------------------------------------------------------------- */

enum { PL_CAPTAINS = 4, PL_NONE = -1, PL_PINNACE = -1 };

enum { PL_DEPTH = 8 }; /* frames: a dump inside spoils inside a turn needs four */

typedef enum pl_nation { PL_HOLLAND, PL_ENGLAND, PL_FRANCE, PL_SPAIN, PL_NATIONS, PL_PIRATE = -1 } pl_nation;
typedef enum pl_good { PL_SUGAR, PL_TOBACCO, PL_COTTON, PL_COCOA, PL_INDIGO, PL_GOODS } pl_good;
typedef enum pl_direction { PL_NORTH, PL_EAST, PL_SOUTH, PL_WEST, PL_DIRECTIONS } pl_direction;
typedef enum pl_pile { PL_TRADED, PL_PLUNDERED } pl_pile;

enum { PL_TOKENS = 12, PL_HAND_STOPS = 7, PL_HAND_DEALT = 6 }; /* PL-1.6, PL-7.4, PL-2.4 */
enum { PL_ALL_TOKENS = PL_GOODS * PL_TOKENS, PL_BOTH_PILES = 1 << PL_TRADED | 1 << PL_PLUNDERED };

/* clang-format off */
/* Cards are numbered in the order of the rules' list; a kind is a range. All Map cards come first. */
typedef enum pl_card {
    PL_TORTUGA = 0,
    PL_FIRST_SEA = 1, PL_START_SEA = 4, PL_LAST_SEA = 18,
    PL_FIRST_PORT = 19, PL_LAST_PORT = 30,
    PL_FIRST_COAST = 31, PL_LAST_COAST = 35, PL_MAP_CARDS = 36,
    PL_FIRST_MAP = 36, PL_LAST_MAP = 40,
    PL_FIRST_MATE = 41, PL_GUNNER = 41, PL_BOATSWAIN, PL_PILOT, PL_QUARTERMASTER, PL_LOOKOUT_MATE, PL_LAST_MATE = 45,
    PL_FIRST_SHIP = 46, PL_LAST_SHIP = 72,
    PL_FIRST_WAR = 73, PL_BLANK_WAR_SPAIN = 77, PL_BLANK_WAR_FRANCE = 78, PL_LAST_WAR = 78,
    PL_FIRST_TREATY = 79, PL_BLANK_TREATY_SPAIN = 83, PL_BLANK_TREATY_FRANCE = 84, PL_LAST_TREATY = 84,
    PL_RIVER_TRADERS = 85, PL_WAR_CANOES = 86,
    PL_SNEAK = 87, PL_RUM = 88, PL_TURTLES = 89, PL_KRAKEN = 90,
    PL_TRIAL = 91, PL_BRAWL_CARD, PL_PRESS_GANG, PL_DUES_CARD, PL_DRUNKEN = 95,
    PL_PIRATE_FLEET = 96, PL_ROUGH_SEAS, PL_SCURVY, PL_LEAK, PL_FOG = 100,
    PL_FIRST_FLEET = 101, PL_LAST_FLEET = 103,
    PL_CHAIN_SHOT = 104, PL_GRAPESHOT = 105, PL_STORM_CARD = 106, PL_PARROT = 107,
    PL_CARDS = 108,
} pl_card;

typedef enum pl_kind {
    PL_KIND_TORTUGA, PL_KIND_SEA, PL_KIND_PORT, PL_KIND_COAST, PL_KIND_MAP, PL_KIND_MATE, PL_KIND_SHIP, PL_KIND_WAR, PL_KIND_TREATY,
    PL_KIND_NATIVES, PL_KIND_PORT_ACT, PL_KIND_COAST_ACT, PL_KIND_KRAKEN, PL_KIND_PORT_ENCOUNTER, PL_KIND_SEA_ENCOUNTER, PL_KIND_FLEET,
    PL_KIND_RED, PL_KIND_STORM, PL_KIND_PARROT,
} pl_kind;
/* clang-format on */

/* ---- Content (content.c) -------------------------------------------------------------------------------------- */

typedef struct pl_face { /* what is printed on every card */
    uint8_t kind, value;
    int8_t good; /* PL_NONE: no plunder icon */
    uint8_t quantity;
} pl_face;

typedef struct pl_ship {
    int8_t nation;
    uint8_t speed, cannons, crew, hold, worth, pay;
} pl_ship;

typedef struct pl_market { /* prices per token; 0: not for sale */
    uint8_t sells[PL_GOODS], buys[PL_GOODS];
} pl_market;

typedef struct pl_port {
    int8_t nation; /* PL_NONE: Tortuga */
    pl_market market;
    uint8_t cannons, garrison, plunder;
} pl_port;

typedef struct pl_village {
    uint8_t crew;
    pl_market market;
} pl_village;

typedef struct pl_convoy { /* a Treasure Fleet at sea; its galleon as a ship is pl_ship_of */
    uint8_t speed, cannons, crew, silver;
} pl_convoy;

typedef enum pl_condition { PL_FREE, PL_TEST3, PL_DRAUGHT, PL_TOLL_DUE } pl_condition;

extern const uint8_t pl_asked[4]; /* by condition: the least value of a test's card or of a toll */

typedef struct pl_coast {
    uint8_t entry, exit, reward; /* the reward of its Treasure Map */
} pl_coast;

typedef struct pl_mate {
    uint8_t speed, cannons, crew;
} pl_mate;

typedef struct pl_pair { /* the nations of a War and of the Treaty that mirrors it; b is PL_NONE on a blank one */
    int8_t a, b;
} pl_pair;

extern const pl_face pl_faces[PL_CARDS];
extern const uint8_t pl_currents[PL_LAST_SEA + 1];
extern const pl_port pl_ports[13];      /* Tortuga, then PT-01 .. PT-12 */
extern const pl_coast pl_coasts[5];     /* CO-01 .. CO-05 */
extern const pl_mate pl_mates[5];       /* FM-01 .. FM-05 */
extern const pl_convoy pl_convoys[3];   /* TF-01 .. TF-03 */
extern const pl_village pl_villages[2]; /* NA-01, NA-02 */
extern const pl_pair pl_pairs[6];       /* WD-01 .. WD-06 */
extern const uint8_t pl_base_price[PL_GOODS];
enum { PL_PIRATE_CANNONS = 7, PL_PIRATE_CREW = 12, PL_PIRATE_PLUNDER = 3, PL_PIRATE_BRIBE = 6, PL_NATIVE_PLUNDER = 2, PL_KRAKEN_FEARS = 8 };

const pl_ship *pl_ship_of(int card); /* PL_PINNACE, a Ship or a Treasure Fleet's galleon */

/* Words. Where a move names a card or a nation (the parameter of News), nations follow the cards. */
enum { PL_PARAMETER_NATION = PL_CARDS, PL_PARAMETERS = PL_PARAMETER_NATION + PL_NATIONS };
extern const rs_words pl_captain_words, pl_nation_words, pl_good_words, pl_direction_words, pl_heading_words, pl_card_words, pl_hand_words,
    pl_map_words, pl_spot_words, pl_side_words, pl_own_words, pl_prize_words, pl_added_words, pl_maybe_words, pl_parameter_words,
    pl_pile_words, pl_payment_words, pl_target_words, pl_abandon_words, pl_red_words, pl_loss_words, pl_fight_words, pl_result_words,
    pl_duel_words;

static inline pl_kind pl_kind_of(int card) { return pl_faces[card].kind; }
static inline int pl_value(int card) { return pl_faces[card].value; }
static inline bool pl_is_port(int card) { return card == PL_TORTUGA || (card >= PL_FIRST_PORT && card <= PL_LAST_PORT); }
static inline bool pl_is_sea(int card) { return card >= PL_FIRST_SEA && card <= PL_LAST_SEA; }
static inline bool pl_is_coast(int card) { return card >= PL_FIRST_COAST && card <= PL_LAST_COAST; }
static inline bool pl_is_ship(int card) { return card >= PL_FIRST_SHIP && card <= PL_LAST_SHIP; }
static inline bool pl_is_mate(int card) { return card >= PL_FIRST_MATE && card <= PL_LAST_MATE; }
static inline const pl_port *pl_port_of(int card) { return &pl_ports[card == PL_TORTUGA ? 0 : card - PL_FIRST_PORT + 1]; }

/* ---- The position --------------------------------------------------------------------------------------------- */

typedef struct pl_captain {
    rs_zone hand;
    int16_t silver;
    int8_t own, prize, mate, offer; /* cards; own: PL_PINNACE */
    int8_t at;                      /* the Map card the ship stands on */
    uint8_t own_won;                /* the Own Ship was taken in a fight */
    uint8_t lost;                   /* ship lost since the last turn */
    uint8_t port_was_enemy;         /* PL-10.4: noted at the end of the turn */
    uint8_t letters, deed;          /* bit per nation: Letters held; Enemies by deed */
    int8_t cargo[2][PL_GOODS];      /* by pl_pile */
    uint8_t answered;               /* in a bid or duel, */
    int8_t answer;                  /* the card put down in secret, */
    uint8_t answer_red;             /* and whether its red text counts */
    uint8_t unused[7];
} pl_captain;

typedef struct pl_turn { /* this turn so far */
    uint8_t crew_paid, mate_paid;
    int8_t direction; /* of the last move; PL_NONE: has not moved */
    uint8_t turned, moved, explored, fog, skip_sail, skip_action;
    uint8_t sneak, bought, sold; /* this Trade: by card; bit per good */
} pl_turn;

typedef enum pl_foe { PL_FOE_NONE, PL_FOE_SHIP, PL_FOE_FLEET, PL_FOE_PORT, PL_FOE_NATIVES, PL_FOE_PIRATES, PL_FOE_CAPTAIN } pl_foe;

typedef struct pl_fight {
    uint8_t foe;
    int8_t ship; /* the ship card met or hunted, out of every hand and pile */
    uint8_t speed, cannons, crew;
    int8_t attacker, defender, winner;
} pl_fight;

typedef struct pl_war {
    int8_t a, b;                 /* PL_NONE: not at war by this card */
    int8_t friend_[PL_CAPTAINS]; /* who holds both Letters is at peace with this one */
} pl_war;

typedef struct pl_fleet {
    int8_t card, at; /* PL_NONE: no fleet */
} pl_fleet;

typedef struct pl_place {
    int8_t x, y;
} pl_place;

typedef struct pl_state {
    rs_head head;
    rs_frame stack[PL_DEPTH];
    rs_zone deck;
    rs_set discard, box, laid;
    rs_set known;  /* cards whose place all know: initiative cards still in hand, and the Storm, which is in no hand */
    rs_set unseen; /* in a view: what its reader cannot tell apart */
    pl_captain captain[PL_CAPTAINS];
    int8_t first, active, pending, parameter;
    int16_t round;
    int8_t supply[PL_GOODS];
    int8_t native_at[2]; /* the Coastland where NA-01, NA-02 lie */
    uint8_t fleets;
    pl_fleet fleet[3]; /* in the order of launch */
    pl_war war[6];     /* by War card */
    pl_turn turn;
    pl_fight fight;
    pl_place place[PL_MAP_CARDS];
    int8_t beside[PL_MAP_CARDS][PL_DIRECTIONS]; /* the neighbours of each card laid: what the places say, ready to use */
    uint8_t unused[4];
} pl_state;

/* What silver is had from and spent on. */
typedef enum pl_source {
    PL_FROM_START,
    PL_FROM_TRADE,
    PL_FROM_PRIZES,
    PL_FROM_SHIPS,
    PL_FROM_TREASURE,
    PL_FROM_FLEETS,
    PL_FROM_PAY,
    PL_FROM_FINES,
    PL_ALL_SOURCES
} pl_source;

typedef enum pl_option { PL_OPT_HUNT, PL_OPT_STORM_CUTS, PL_OPT_MAX_ROUNDS, PL_OPT_GOAL } pl_option;

/* ---- The words of play (verbs.c) and the decisions (flow.c) --------------------------------------------------- */

/* clang-format off */
typedef enum pl_verb {
    PL_ABANDON, PL_RELEASE,
    PL_CANCEL, PL_ACCEPT, PL_ATTACK, PL_LET_PASS, PL_FIGHT, PL_FLEE,
    PL_ADD, PL_BOARD, PL_BREAK_OFF, PL_TAKE, PL_DUMP,
    PL_PAY, PL_EXPLORE, PL_MOVE, PL_END, PL_DISCARD, PL_LOSE,
    PL_PASS, PL_TRADE, PL_SNEAK_IN, PL_LETTER, PL_HUNT, PL_DIG, PL_TURTLE_HUNT, PL_ANNOUNCE,
    PL_BUY, PL_SELL, PL_SELL_PLUNDER, PL_BUY_SHIP, PL_EXCHANGE, PL_SELL_SHIP, PL_HIRE, PL_DONE,
    PL_BID, PL_STAND, PL_SALVAGE, PL_CHASE, PL_SINK, PL_SIDE,
    PL_NO_ACTION, PL_BRIBE, PL_TRIBUTE, PL_LAY,
    PL_VERBS,
} pl_verb;

typedef enum pl_payment { PL_PAY_ALL, PL_PAY_CREW, PL_PAY_NONE, PL_PAY_MATE } pl_payment;
typedef enum pl_target { PL_TARGET_SHIP, PL_TARGET_PORT, PL_TARGET_FLEET, PL_TARGET_NATIVES, PL_TARGET_CAPTAIN } pl_target; /* + seat */
typedef enum pl_loss { PL_LOSE_PRIZE, PL_LOSE_HALF } pl_loss;
typedef enum pl_contest { PL_BY_SPEED, PL_BY_CANNONS, PL_BY_CREW } pl_contest; /* Chase, Broadside, Boarding */
typedef enum pl_cause { PL_NO_ROOM, PL_BY_ROUGH_SEAS, PL_BY_TRIBUTE, PL_BY_STORM } pl_cause; /* why cargo goes */
typedef enum pl_flight { PL_NOT_CHASED, PL_CAUGHT, PL_AWAY } pl_flight; /* how a captain stands who gave up the Prize */

typedef enum pl_point { /* D: a decision, else a step that asks nobody */
    PL_BEGIN, PL_RESOLVE,                                          /* T0, T1 */
    PL_D_LOOKOUT, PL_D_FACE, PL_D_MEET, PL_D_ATTACKED, PL_D_BRAWL, PL_D_DISCARD_TWO, PL_D_BRIBE, PL_D_CANOES,
    PL_DUES, PL_D_PAY,                                             /* T2 */
    PL_D_SAIL, PL_PASSAGE, PL_D_TOLL, PL_STORM, PL_D_STORM,        /* T3 */
    PL_ACT, PL_D_ACTION, PL_D_TRADE, PL_DRAW_TO_SEVEN, PL_D_BID, PL_D_BLOCK, PL_WAR_SIDES, PL_D_WARSIDE, /* T4 */
    PL_D_CHASE, PL_D_BROADSIDE, PL_D_BOARD, PL_D_BOARDING,         /* fights against the game */
    PL_D_DEFEND, PL_D_CAUGHT, PL_D_SALVAGE, PL_D_DUEL, PL_D_VICTOR, /* between captains */
    PL_SPOILS, PL_D_TAKE, PL_FIT, PL_D_DUMP,
    PL_LAY_ONE, PL_D_ENCOUNTER, PL_END_TURN,                       /* T5, T6 */
    PL_POINTS,
} pl_point;
/* clang-format on */

/* clang-format off */
/* The functions of the rows; each stands in the file of its topic. */
#define PL_DECISION(name) \
    void pl_##name##_moves(const void *state, rs_moves *moves); \
    void pl_##name##_apply(void *state, rs_move move, rs_turn *turn); \
    rs_move pl_##name##_usual(const void *state, const rs_moves *moves)
#define PL_ASKS(name) void pl_##name##_asks(const void *view, rs_turn *told)
#define PL_STEP(name) void pl_##name##_step(void *state, rs_turn *turn)
#define PL_REFUSAL(name) const char *pl_refuse_##name(const void *state, rs_move move)

PL_STEP(begin); PL_STEP(resolve); PL_STEP(dues); PL_STEP(passage); PL_STEP(storm); PL_STEP(act); PL_STEP(draw_to_seven);
PL_STEP(war_sides); PL_STEP(spoils); PL_STEP(fit); PL_STEP(lay_one); PL_STEP(end_turn);
PL_DECISION(lookout); PL_DECISION(face); PL_DECISION(meet); PL_DECISION(attacked); PL_DECISION(brawl); PL_DECISION(discard_two); PL_DECISION(bribe);
PL_DECISION(canoes); PL_DECISION(pay); PL_DECISION(sail); PL_DECISION(toll); PL_DECISION(storm); PL_DECISION(action); PL_DECISION(trade);
PL_DECISION(bid); PL_DECISION(block); PL_DECISION(warside); PL_DECISION(chase); PL_DECISION(broadside); PL_DECISION(board);
PL_DECISION(boarding); PL_DECISION(defend); PL_DECISION(caught); PL_DECISION(salvage); PL_DECISION(duel); PL_DECISION(victor); PL_DECISION(take);
PL_DECISION(dump); PL_DECISION(encounter);
PL_ASKS(lookout); PL_ASKS(face); PL_ASKS(meet); PL_ASKS(attacked); PL_ASKS(discard_two); PL_ASKS(bribe); PL_ASKS(pay); PL_ASKS(trade); PL_ASKS(bid);
PL_ASKS(block); PL_ASKS(warside); PL_ASKS(chase); PL_ASKS(broadside); PL_ASKS(board); PL_ASKS(boarding); PL_ASKS(defend); PL_ASKS(caught);
PL_ASKS(salvage); PL_ASKS(duel); PL_ASKS(victor); PL_ASKS(dump); PL_ASKS(encounter); PL_ASKS(sail);
PL_ASKS(action); PL_ASKS(toll);
PL_REFUSAL(free_option); PL_REFUSAL(pay); PL_REFUSAL(explore); PL_REFUSAL(move); PL_REFUSAL(discard); PL_REFUSAL(lose); PL_REFUSAL(cancel);
PL_REFUSAL(flee); PL_REFUSAL(add); PL_REFUSAL(pass); PL_REFUSAL(trade); PL_REFUSAL(sneak_in); PL_REFUSAL(letter); PL_REFUSAL(attack);
PL_REFUSAL(hunt); PL_REFUSAL(dig); PL_REFUSAL(turtle_hunt); PL_REFUSAL(announce); PL_REFUSAL(buy); PL_REFUSAL(sell); PL_REFUSAL(sell_plunder);
PL_REFUSAL(buy_ship); PL_REFUSAL(exchange); PL_REFUSAL(sell_ship); PL_REFUSAL(hire); PL_REFUSAL(take); PL_REFUSAL(dump); PL_REFUSAL(bid);
PL_REFUSAL(done); PL_REFUSAL(lay);
/* clang-format on */

/* Has the one who is asked cards in hand that others do not know? Then who is not asked would tell of them. (captain.c) */
bool pl_has_secrets(const void *state);

extern const rs_decision pl_decisions[PL_POINTS];
extern const rs_verb pl_verbs[PL_VERBS];
extern const rs_field pl_fields[];
extern const struct rs_rule pl_rules[]; /* made from docs/rules/plunder.md when building */

/* clang-format off */
typedef enum pl_event {
    PL_EV_MOVE, PL_EV_INITIATIVE, PL_EV_FIRST, PL_EV_DEALT, PL_EV_TURN, PL_EV_ROUND, PL_EV_DRAW, PL_EV_STORM, PL_EV_STORM_OVER, PL_EV_RESHUFFLE,
    PL_EV_DISCARD, PL_EV_TURNED_UP, PL_EV_TEST, PL_EV_SAILS, PL_EV_LAID_MAP, PL_EV_PAID, PL_EV_GAINED, PL_EV_MUTINY, PL_EV_MATE_LEAVES,
    PL_EV_ENCOUNTER, PL_EV_NO_EFFECT, PL_EV_OFFER, PL_EV_NATIVES, PL_EV_KRAKEN, PL_EV_SPARED, PL_EV_TRIAL, PL_EV_FOG, PL_EV_DRUNKEN, PL_EV_SCURVY,
    PL_EV_GOODS_IN, PL_EV_GOODS_OUT, PL_EV_PRIZE_GONE, PL_EV_OWN_SHIP, PL_EV_PINNACE, PL_EV_PRIZE, PL_EV_HIRED, PL_EV_SHIP_LOST,
    PL_EV_ATTACKS, PL_EV_COMPARE, PL_EV_ESCAPES, PL_EV_FLED, PL_EV_WON, PL_EV_LET_GO, PL_EV_REVEAL, PL_EV_REVEAL_NONE, PL_EV_LETTER, PL_EV_NO_LETTER,
    PL_EV_LETTER_LOST, PL_EV_ENEMY, PL_EV_WAR, PL_EV_PEACE, PL_EV_SIDE, PL_EV_FLEET_SAILS, PL_EV_FLEET_HOME, PL_EV_TREASURE, PL_EV_LAID, PL_EV_WINS, PL_EV_TIME_UP,
    PL_EV_CHANCE_OUT, PL_EV_CHANCE_IN, PL_EV_ENOUGH, PL_EV_TOO_LITTLE, PL_EV_IN_SECRET, PL_EV_BOTH_SECRET, PL_EV_GAPS, PL_EV_NO_GAP, PL_EV_COSTS, PL_EV_BRINGS, PL_EV_SHARES, PL_EV_LEADS, PL_EV_FIGURES, /* outlook */
    PL_EV_BEYOND, PL_EV_WIN_SHIP, PL_EV_WIN_GOODS, PL_EV_WIN_NO_GOODS, PL_EV_WIN_FLEET, PL_EV_WIN_CARGO, PL_EV_MAKES_ENEMY, PL_EV_COSTS_LETTER, PL_EV_FIGURES_NOW, PL_EV_CREW_DUE,
    PL_EV_LOSES_CARGO, PL_EV_DRAWS, PL_EV_TRIBUTE_DUE, PL_EV_LETTER_OPENS, PL_EV_LETTER_FOE, PL_EV_NEW_FOE, PL_EV_FOE_NO_MORE, PL_EV_EVEN, PL_EV_SHORT_OF_PAY,
    PL_EV_MATE_DUE, PL_EV_MATE_GOES, PL_EV_GUNNER, PL_EV_BOATSWAIN, PL_EV_PILOT, PL_EV_QUARTERMASTER, PL_EV_LOOKOUT, PL_EV_AS_PRIZE, PL_EV_NO_PRIZE,
    PL_EV_GIVES_UP, PL_EV_FASTER, PL_EV_UNPAID_CREW, PL_EV_UNPAID_MATE,
    PL_EV_LAY_VOID, PL_EV_LAY_MEETS, PL_EV_LAY_ATTACKS, PL_EV_LAY_BUY, PL_EV_LAY_HIRE, PL_EV_LAY_NATIVES, PL_EV_LAY_CANOES, PL_EV_LAY_SPARED,
    PL_EV_LAY_KRAKEN_PRIZE, PL_EV_LAY_KRAKEN_SHIP, PL_EV_LAY_SILVER, PL_EV_LAY_BRAWL, PL_EV_LAY_CARDS, PL_EV_LAY_DRUNKEN, PL_EV_LAY_PIRATES,
    PL_EV_LAY_CARGO, PL_EV_LAY_SCURVY, PL_EV_LAY_FOG, PL_EV_LAY_WAR, PL_EV_LAY_PEACE, PL_EV_LAY_FLEET, /* of a card laid as Encounter */
    PL_EV_ASK_LOOKOUT, PL_EV_ASK_FACE, PL_EV_ASK_MEET, PL_EV_ASK_ATTACKED, PL_EV_ASK_DISCARD, PL_EV_ASK_BRIBE, PL_EV_ASK_PAY, PL_EV_ASK_PAY_BOTH,
    PL_EV_ASK_PAY_MATE, PL_EV_ASK_TRADE, PL_EV_ASK_TRADE_NATIVES, PL_EV_ASK_TRADE_DUTY, PL_EV_ASK_BID, PL_EV_ASK_BLOCK, PL_EV_ASK_WARSIDE, PL_EV_ASK_CHASE, PL_EV_ASK_BROADSIDE,
    PL_EV_ASK_BOARD, PL_EV_ASK_BOARDING, PL_EV_ASK_DEFEND, PL_EV_ASK_CAUGHT, PL_EV_ASK_CAUGHT_FAST, PL_EV_ASK_SALVAGE, PL_EV_ASK_SALVAGE_CAUGHT,
    PL_EV_ASK_SALVAGE_AWAY, PL_EV_ASK_DUEL, PL_EV_ASK_VICTOR, PL_EV_ASK_DUMP, PL_EV_ASK_ROUGH_SEAS, PL_EV_ASK_TRIBUTE, PL_EV_ASK_STORM_CARGO,
    PL_EV_ASK_LAY, PL_EV_ASK_SAIL, PL_EV_ASK_SAIL_ON, PL_EV_ASK_SAIL_FOG, PL_EV_ASK_SAIL_LAID, PL_EV_ASK_SAIL_LAY, PL_EV_ASK_ACTION, PL_EV_ASK_TOLL, /* questions */
    PL_EVENTS,
} pl_event;
/* clang-format on */

extern const rs_event_kind pl_event_kinds[PL_EVENTS];

/* ---- captain.c: what a captain has ---------------------------------------------------------------------------- */

static inline pl_captain *pl_active(pl_state *s) { return &s->captain[s->active]; }
static inline const pl_captain *pl_the_active(const pl_state *s) { return &s->captain[s->active]; }
static inline int pl_hand_size(const pl_captain *c) { return rs_zone_size(&c->hand); }

int pl_speed(const pl_captain *c);
int pl_tow_speed(const pl_captain *c);
int pl_cannons(const pl_captain *c);
int pl_crew(const pl_captain *c);
int pl_tokens(const pl_captain *c, pl_pile pile);
int pl_cargo(const pl_captain *c);  /* both piles */
int pl_stowed(const pl_captain *c); /* Plundered Cargo in the Own Ship */
int pl_traded_room(const pl_captain *c);
int pl_plunder_room(const pl_captain *c);
void pl_prize_cargo(const pl_captain *c, int8_t tokens[PL_GOODS]); /* Plundered Cargo in the Prize */
rs_set pl_cards_worth(const pl_captain *c, int value);             /* hand cards of this value or more */
int pl_enemies(const pl_state *s, int seat);                       /* bit per nation, PL-21 */
bool pl_is_enemy(const pl_state *s, int seat, int nation);
bool pl_in_enemy_port(const pl_state *s, int seat);

void pl_gain(pl_state *s, int seat, int silver, pl_source from, rs_turn *turn); /* may end the game, PL-23.1 */
void pl_spend(pl_state *s, int seat, int silver, pl_source from, rs_turn *turn);
void pl_discard(pl_state *s, int card);
void pl_discard_from_hand(pl_state *s, int seat, int card, rs_turn *turn);
void pl_leaves_hand(pl_state *s, int seat, int card);
void pl_goods_in(pl_state *s, int seat, pl_pile pile, int good, int count, rs_turn *turn);
void pl_goods_out(pl_state *s, int seat, pl_pile pile, int good, int count, rs_turn *turn);
void pl_drop_pile(pl_state *s, int seat, pl_pile pile, rs_turn *turn);
void pl_lose_prize(pl_state *s, int seat, rs_turn *turn); /* PL-12.9: with its cargo */
void pl_drop_mate(pl_state *s, int seat, rs_turn *turn);
void pl_drop_offer(pl_state *s, int seat);
void pl_lose_ship(pl_state *s, int seat, rs_turn *turn); /* PL-20; in the captain's own turn the turn ends */
void pl_ask_dump(pl_state *s, int seat, int tokens, int piles, pl_cause cause);
void pl_fit(pl_state *s, int seat, int stowed);           /* PL-12.12: no more plunder than this in the Own Ship */
void pl_free_options(const pl_state *s, rs_moves *moves); /* of a captain's own turn: give up the Prize, let the mate go */
bool pl_apply_free_option(pl_state *s, rs_move move, rs_turn *turn);

/* ---- deck.c: drawing, turning up, the Storm ------------------------------------------------------------------- */

int pl_turn_up(pl_state *s, rs_turn *turn);         /* and discard, PL-1.8, PL-1.9 */
bool pl_draw(pl_state *s, int seat, rs_turn *turn); /* false: it was the Storm, see pl_storm_breaks */
int pl_next_card(pl_state *s, rs_turn *turn);       /* out of the deck, to nowhere yet */
void pl_storm_breaks(pl_state *s);                  /* PL-9.4: before all else that waits */

/* ---- sail.c: what a move must pass ------------------------------------------------------------------------------ */

typedef struct pl_tests {
    int exit, entry; /* the least value that passes; 0: no test */
    bool toll;
} pl_tests;

pl_tests pl_tests_of(const pl_state *s, int direction); /* PL-8.1: of the active captain's move */
int pl_pay(const pl_captain *c);                        /* due to crew and mate in each turn in which they sail (PL-6.1) */
bool pl_mutiny_threatens(const pl_state *s);            /* PL-6.4: the next move brings it */

/* ---- chart.c: the map ----------------------------------------------------------------------------------------- */

void pl_lay_at(pl_state *s, int card, int x, int y);
int pl_card_at(const pl_state *s, int x, int y); /* or PL_NONE */
void pl_derive_neighbours(pl_state *s);
pl_place pl_next_place(pl_place from, int direction);
int pl_natives_on(const pl_state *s, int coast); /* index 0, 1 or PL_NONE */

/* ---- war.c: nations, Letters, Enemies, fleets ----------------------------------------------------------------- */

const char *pl_refuse_news(const pl_state *s, int card, int parameter);      /* PL-5.9; NULL: legal */
const char *pl_refuse_parameter(const pl_state *s, int card, int parameter); /* of a card laid as Encounter */
void pl_offer_with_parameters(const pl_state *s, rs_moves *moves, int verb, int card, bool only_legal);
bool pl_may_sell_captured(const pl_state *s); /* PL-11.9: here, by the active captain */
bool pl_must_sell(const pl_state *s);         /* PL-10.5 */
bool pl_must_attack(const pl_state *s);       /* PL-10.3 */
int pl_harbour_dues(const pl_captain *c);
int pl_captains_share(const pl_captain *c, int amount);           /* PL-11.7: after the crew's */
bool pl_would_matter(const pl_state *s, int card, int parameter); /* PL-5.4: as the active captain's Encounter */
void pl_take_effect(pl_state *s, int card, int parameter, rs_turn *turn);
void pl_attack_nation(pl_state *s, int seat, int nation, rs_turn *turn); /* PL-21.1 to 21.3 */
void pl_fleets_sail(pl_state *s, rs_turn *turn);
int pl_next_stop(const pl_state *s, int at); /* of a fleet that lies there; PL_NONE: it has come home */

/* ---- fight.c, duel.c, spoils.c -------------------------------------------------------------------------------- */

bool pl_ship_attacks(const pl_state *s, int seat, int ship); /* PL-16.2 */
void pl_attack_ship(pl_state *s, int ship, rs_turn *turn);
void pl_attacked_by_ship(pl_state *s, int ship, rs_turn *turn);
void pl_attack_port(pl_state *s, rs_turn *turn);
void pl_attack_fleet(pl_state *s, rs_turn *turn);
void pl_attack_natives(pl_state *s, int natives, rs_turn *turn);
void pl_fight_pirates(pl_state *s, rs_turn *turn);
void pl_attack_captain(pl_state *s, int seat, rs_turn *turn);
int pl_red_card(const rs_frame *frame); /* the card whose red text counts in this step, or PL_NONE */
void pl_fight_over(pl_state *s);        /* clears the record; a ship still in it is discarded, PL-16.8, PL-16.9 */
void pl_begin_spoils(pl_state *s, int winner);
rs_set pl_ships_to_take(const pl_state *s); /* W of PL-12.5 */
void pl_remove_fleets(pl_state *s, int at); /* with their silver, to the discard pile */
void pl_take_fleet(pl_state *s, int card);  /* as a galleon won; nothing happens if it is none on the map */
/* To the other's Plundered Cargo. */
void pl_hand_over(pl_state *s, int from, pl_pile pile, const int8_t tokens[PL_GOODS], int to, rs_turn *turn);
void pl_begin_trade(pl_state *s, bool sneak);
int pl_captured_worth(const pl_state *s); /* Prize and plunder of the active captain at this market, before the crew's share */
void pl_answer(pl_state *s, int seat, int card, bool red);
int pl_duel_total(const pl_state *s, int seat, int other, pl_contest contest);
void pl_reveal(pl_state *s, rs_turn *turn);        /* all answers at once; the cards are discarded */
pl_convoy pl_fleets_at(const pl_state *s, int at); /* all fleets of a cell as one, PL-18.4; no crew: none there */

/* ---- the rest ------------------------------------------------------------------------------------------------- */

void pl_setup(void *state, rs_turn *turn);
const char *pl_broken(const void *state);
void pl_guess(void *state, rs_chance *chance);
int pl_score(const void *state, int seat);
extern const rs_words pl_source_words;
void pl_credit(const void *state, const rs_event *event, int events, int16_t sum[RS_SEATS][RS_SOURCES]);
int pl_wealth(const pl_captain *c);
void pl_values(const void *state, void *notes, int value[RS_SEATS]);
void pl_rank(const void *state, int8_t place[RS_SEATS]);
void pl_targets(const void *state, rs_move move, rs_text *out, bool *first);
const char *pl_warn(const void *view, rs_move move);
void pl_outlook(const void *view, rs_move move, rs_turn *told);
void pl_board(const void *view, rs_text *out);
void pl_facts(const rs_words *words, int value, rs_text *out, bool *first); /* what is printed on the cards */
extern const rs_kind pl_kinds[];
void pl_derive(void *state);

extern const rs_game pl_game;

#endif
