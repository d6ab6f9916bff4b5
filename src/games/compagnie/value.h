/* value.h - how companies stand, for bots: the weights, the books of a company, and what voyages.c lends value.c.
 *
 * Points are counted in hundredths, ducats in hundredths as well ("cents"); what a ducat is worth in points depends on what can still be
 * made of it. A hold earns so much a turn on average; a fleet is judged by how much better or worse than that its next port is. */
#ifndef CO_VALUE_H
#define CO_VALUE_H

#include "games/compagnie/compagnie.h"

enum { STRENGTHS = 5, LONGEST = 16 };

/* What a strong player values. Cents are hundredths of a ducat; percentages are marked so; the rest are hundredths of a point. */
static const struct weights {
    int lead_late, lead_turn;             /* a lead that doubles the odds, at the end, and for each turn before it */
    int far_ahead;                        /* leads are squeezed below this many doublings, in thousandths */
    int ducat, ducat_turn;                /* a ducat at the end, and for each turn before it while ships can be employed */
    int reserve;                          /* each of the first few ducats besides, for repairs */
    int most_turns;                       /* that are worth looking ahead */
    int unsold;                           /* percent that a bale is worth of what it will be sold for */
    int haste;                            /* percent that ducats are worth less a turn later, while there is much to come */
    int rate;                             /* cents that a place for cargo earns in a turn */
    int drag;                             /* cents for a link more within the same turn, and each place */
    int employed[3];                      /* percent that a place earns: well supplied with bales, scarcely, and beyond that */
    int short_of[2];                      /* cents for each place that finds no bale in port: one of each ship, and beyond that */
    int load;                             /* percent of what a bale to be loaded there is worth */
    int build;                            /* cents for each place that will find a bale in a new warehouse */
    int empty;                            /* cents for each empty place and turn at sea */
    int drift;                            /* cents of distance that a bale aboard gains in a turn before the end */
    int unwanted;                         /* cents for a bale that nobody can be reached for */
    int far;                              /* cents that a bale aboard can come to by that */
    int end_empty;                        /* cents for each empty place at the end */
    int token, last_token;                /* a damage or mutiny token besides the ducat to mend it; at the end */
    int slow;                             /* a ship at half speed */
    int near_loss[2];                     /* percent of a ship's worth if one token, or two, would sink it */
    int storm_at_least[STRENGTHS];        /* eighths: chances of a storm of strength 0 and more, 1 and more, .. */
    int pirate, pirates;                  /* an encounter to come: for each pip, and for its square */
    int pirate_level;                     /* what may be learnt there */
    int hit;                              /* still to be allotted */
    int level, experience;                /* of a fleet, up to its ships; each level and ship besides, for battles */
    int purchase;                         /* percent of the gain of a ship that could be bought this turn */
    int line;                             /* a ship of the line, besides its points */
    int packet, packet_bale;              /* a packet boat: tenths of places that it supplies; cents for each bale it can bring */
    int warehouse, bale;                  /* a warehouse; a bale in it */
    int governor, director, commander;    /* a turn; the director for each place for cargo */
    int yard;                             /* an administrator, a turn: ships without a fleet */
    int fort, guard;                      /* a fort; besides, if an own administrator is there */
    int shut;                             /* percent that is left of an administrator in an occupied port */
    int loss;                             /* a loss token */
    int ally;                             /* a nation that is no enemy, each pip */
    int machine, director_share, sextant; /* percent of the income */
    int glass, discipline, sawmill, mock, dry, bounty; /* cards, a turn (glass and dry dock for each ship) */
    int bonus;                                         /* percent of the final bonus */
} weigh = {
    .lead_late = 500,
    .lead_turn = 110,
    .far_ahead = 6000,
    .ducat = 33,
    .ducat_turn = 5,
    .reserve = 25,
    .most_turns = 4,
    .unsold = 98,
    .haste = 4,
    .rate = 160,
    .drag = 6,
    .employed = {100, 50, 12},
    .short_of = {500, 700},
    .load = 100,
    .build = 100,
    .empty = 120,
    .drift = 130,
    .unwanted = -400,
    .far = 900,
    .end_empty = 300,
    .token = 12,
    .last_token = 100,
    .slow = 80,
    .near_loss = {45, 15},
    .storm_at_least = {8, 6, 3, 1, 0},
    .pirate = 35,
    .pirates = 25,
    .pirate_level = 50,
    .hit = 45,
    .level = 100,
    .experience = 6,
    .purchase = 80,
    .line = 10,
    .packet = 20,
    .packet_bale = 60,
    .warehouse = 100,
    .bale = 8,
    .governor = 30,
    .director = 4,
    .commander = 15,
    .yard = 12,
    .fort = 600,
    .guard = 30,
    .shut = 40,
    .loss = 5,
    .ally = 10,
    .machine = 20,
    .director_share = 33,
    .sextant = 25,
    .glass = 6,
    .discipline = 12,
    .sawmill = 12,
    .mock = 30,
    .dry = 4,
    .bounty = 15,
    .bonus = 85,
};

/* Cents that a bale is worth in a port that does not buy it, as far as that was asked. It rests upon the first two. */
typedef struct outlets {
    int turns, pay[CO_PORTS];
    uint16_t looked[CO_GOODS]; /* ports of which onward is filled in */
    int onward[CO_GOODS][CO_PORTS];
} outlets;

typedef struct books { /* of one company */
    int seat;
    int turns;   /* still to come */
    int horizon; /* of these, the ones worth looking ahead: later there will be other chances */
    bool storms; /* another round begins */
    int spaces;  /* places for cargo on all its ships */
    int ships;
    int ducat;              /* hundredths of a point */
    int marginal;           /* percent that one more place would earn */
    int then[LONGEST];      /* percent of its price that a bale to be sold so many turns later is worth */
    int pay[CO_PORTS];      /* percent of the price list; 0: no trade there */
    int bales[CO_PORTS];    /* that it can load */
    int to_build[CO_PORTS]; /* bales that two new warehouses would bring */
    outlets *outlets;
} books;

/* Cents by which a fleet of trading ships does better than on average. The bales it reckons on are no longer there for the next one. */
int co_voyage_worth(const co_state *s, books *b, int fleet);

/* Cents that a packet boat can bring about. */
int co_packet_worth(const co_state *s, const books *b, int fleet);

#endif
