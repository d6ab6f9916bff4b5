/* value.h - how captains stand, for bots: the weights, the islands as all see them, the outlook of a captain, and what its files lend each
 * other.
 *
 * All is counted in hundredths of a coin. What pays only in turns to come is worth the share of the game that is left (in percent), which
 * is guessed from the round and from the achievements of the captain who has most. */
#ifndef DR_VALUE_H
#define DR_VALUE_H

#include "games/reckoning/reckoning.h"

enum { TWELFTHS = 12, FAR = 6, FASTEST = 4, ODDS = 11, PLACES = 4 };

/* What a strong player values. Percentages are marked so; the rest are hundredths of a coin. */
static const struct weights {
    int lead_early, lead_late; /* a lead that doubles the odds, at the beginning and at the end */
    int rounds, deed_share;    /* rounds of a game; percent of a game that an achievement is */
    int aboard, aboard_hurt;   /* a coin on the ship; on one with three damage or more */
    int ashore, ashore_safe;   /* a coin on a controlled island; behind walls */
    int cargo_aboard, cargo_dock, cargo_ashore;
    int enough, enough_later, too_much;   /* cargo that can be used; with the Trade Icon; percent that more of it is worth */
    int cargo_end;                        /* percent that cargo is worth at the end of the game, before the last turn */
    int tempo, bonus;                     /* an achievement besides its coins; one on the own bonus tile */
    int progress, icon_progress;          /* percent of an achievement that is begun; of the Trade Icon, which cargo counts for already */
    uint8_t begun[TWELFTHS + 1];          /* percent of that, for each twelfth done */
    int place, place_safe;                /* percent of the coins for a place on an island; behind walls */
    int cube;                             /* a cube on an island, whatever its place */
    int yield_cargo, yield_coin;          /* a controlled island, for what it produces */
    int hand_symbol;                      /* one that raises the hand limit */
    int building[DR_BUILDINGS], standing; /* still to come; at the end */
    int sail[FASTEST + 1], cannon, draw;  /* what the ship shows: sails in all; each cannon, each draw bonus */
    int hold, holds;                      /* each space in the holds above those of the bare ship, as far as it is useful */
    int upgrade, upgrade_price;           /* at the end; still to come for each cargo of its price */
    int waiting;                          /* percent of an upgrade not yet sleeved */
    int damage, much_damage;              /* each; the fourth besides */
    int card;                             /* in hand */
    int unused;                           /* percent of what an unused ability in play would bring */
    int before_sail, on_the_way, there;   /* percent of what can be done this turn: sail not set; set; at the place */
    int later;                            /* percent of what can be done in a later turn */
    uint8_t turns_away[FAR + 1];          /* percent of that, so many turns away */
    int find;                             /* exploring a tile, achievement apart */
    int raise, box, build, extend;        /* abilities in play: to level up, to take from a box, to build, to extend */
    int win, lose;                        /* a battle: for each, besides what is won and the achievement */
    int loot;                             /* a merchant ship, for each row */
    uint8_t odds[ODDS];                   /* percent won, by strength expected in halves, from 5 behind to 5 ahead */
    int pirate_home, pirate, pirate_hurt; /* pirate mode over an own island; elsewhere; with three damage or more */
    int dawdle;                           /* a turn not yet ended: so that moves for nothing are not made */
    int fuss; /* goods moved about, by the square of how often: stowing to and fro changes nothing and would go on for ever */
} weigh = {
    .lead_early = 1000,
    .lead_late = 350,
    .rounds = 20,
    .deed_share = 22,
    .aboard = 90,
    .aboard_hurt = 75,
    .ashore = 55,
    .ashore_safe = 75,
    .cargo_aboard = 48,
    .cargo_dock = 40,
    .cargo_ashore = 20,
    .enough = 12,
    .enough_later = 8,
    .too_much = 15,
    .cargo_end = 45,
    .tempo = 250,
    .bonus = 200,
    .progress = 75,
    .icon_progress = 25,
    .begun = {0, 2, 7, 13, 19, 27, 35, 45, 54, 65, 76, 88, 100},
    .place = 75,
    .place_safe = 92,
    .cube = 15,
    .yield_cargo = 50,
    .yield_coin = 110,
    .hand_symbol = 120,
    .building = {120, 80, 180},
    .standing = 100,
    .sail = {0, 70, 120, 150, 170},
    .cannon = 60,
    .draw = 150,
    .hold = 12,
    .holds = 8,
    .upgrade = 50,
    .upgrade_price = 75,
    .waiting = 70,
    .damage = -50,
    .much_damage = -100,
    .card = 25,
    .unused = 95,
    .before_sail = 85,
    .on_the_way = 91,
    .there = 94,
    .later = 22,
    .turns_away = {100, 90, 60, 40, 30, 25, 20},
    .find = 60,
    .raise = 200,
    .box = 150,
    .build = 60,
    .extend = 130,
    .win = 60,
    .lose = -60,
    .loot = 150,
    .odds = {3, 6, 12, 24, 40, 60, 74, 84, 91, 95, 98},
    .pirate_home = 20,
    .pirate = -10,
    .pirate_hurt = -60,
    .dawdle = -2,
    .fuss = -6,
};

/* ---- Islands (chart.c): what depends on the map alone ---------------------------------------------------------------------------- */

typedef struct dr_shore { /* an island */
    bool island, walled;
    int8_t empty, total[DR_CAPTAINS];
    int16_t place[PLACES];                         /* what each place on it is worth: nothing behind the third */
    int16_t yield;                                 /* what it is worth to its holder, */
    int held, produces;                            /* and what is there; what producing would bring */
    int16_t stake[DR_CAPTAINS], next[DR_CAPTAINS]; /* what a captain's cubes there are worth; with one more of them */
    uint8_t taken;                                 /* bit per captain: one more would take control */
} dr_shore;

typedef struct dr_holdings { /* of a captain, on all islands */
    int worth;
    int buildings, lasting, hand; /* how many; permanent cubes; cards more in hand */
    int yield, yields;            /* what producing on all of them would bring; on how many */
} dr_holdings;

typedef struct dr_chart {
    int left; /* percent of the game */
    dr_cell cell[DR_CELLS];
    dr_shore shore[DR_CELLS];
    dr_holdings of[DR_CAPTAINS];
} dr_chart;

bool dr_fits_chart(const dr_state *s, int left, const dr_chart *chart);
void dr_mend_chart(const dr_state *s, int left, dr_chart *chart);               /* one of another position, or a blank one */
int dr_stake(const dr_chart *chart, int seat, int cell, int more, bool *taken); /* taken: control, which is worth more (DR-9.8) */

/* ---- Captains ------------------------------------------------------------------------------------------------------------------- */

typedef struct dr_hopes {
    const dr_chart *chart;
    const dr_holdings *has;
    int seat, left;     /* percent of the game */
    int pirates;        /* bit per cell where another one's ship lies in pirate mode */
    bool acts;          /* in the own main phase */
    int cargo_share;    /* percent */
    int aboard, dock;   /* cargo */
    int enough;         /* as much of it as can be used */
    int free;           /* hold */
    int newly;          /* a permanent cube, when control is taken */
    int find, win;      /* a tile explored; a battle won */
    int places;         /* cubes that abilities in play can still lay */
    int cannons;        /* this turn */
    int deed[DR_DEEDS]; /* an achievement, if it can still be had */
} dr_hopes;

int dr_begun(const dr_hopes *o, int deed, int done, int needed); /* an achievement that is begun */
static inline int dr_price_of(int card) { return dr_cards[dr_is_back(card) ? card - DR_BACKS : card].cost; }
int dr_upgrade_worth(const dr_hopes *o, int card);
int dr_crew_level(const dr_captain *c, int card); /* as far as it is known */

/* What can be done, in this turn and later, and what is under way (prospects.c). */
int dr_prospects(const dr_state *s, const dr_captain *c, dr_hopes *o, int ship);

static inline int share(int worth, int percent) { return worth * percent / 100; }

#endif
