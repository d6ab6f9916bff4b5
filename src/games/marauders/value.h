/* value.h - how captains stand, for bots: the weights, and what value.c, aims.c and peril.c lend each other.
 *
 * All is counted in hundredths of a gold; a point of glory is worth ten gold. Distances are actions: a third of a turn each. */
#ifndef MM_VALUE_H
#define MM_VALUE_H

#include "games/marauders/marauders.h"

enum { FAR = 12, SKILLED = 8, HAD = 4 };

/* What a strong player values. Percentages are marked so; the rest are hundredths of a gold. */
static const struct weights {
    int lead_early, lead_late;                /* a lead that doubles the odds, with nothing won yet and with the target reached */
    int lead_final, loose_final;              /* in the last round; percent of all but points that is left then */
    uint8_t near_[FAR + 1];                   /* percent that is left of what can be had after so many actions */
    uint8_t roll[SKILLED + 1];                /* percent of rolls with so many dice that succeed */
    int point;                                /* on the track */
    int stashed, stashed_early, stashed_idle; /* each gold in the stash: counting now, when the track has grown, probably never */
    int purse_size, purse;                    /* the first gold aboard, to trade with: how much, what each is worth; */
    int fund;                                 /* what is saved for the first big ship; */
    int aboard;                               /* and the rest */
    int goods, good_elsewhere;                /* a cargo card, whoever buys it; one that does not fit into the hold */
    int pair;                                 /* two of a good that is in demand: a third may come */
    int slot;                                 /* room for a card, with gold to buy it, at a port that offers six */
    int ship[MM_SHIPS], trader, raider;       /* ships; for each point of skill that suits a ship */
    int buy_ship;                             /* having the gold for the first big one */
    int damage, hull, destroyed, crew;        /* each point lost, one of the Hull besides; a location at 0; a Crew point lost */
    int weapon, mod, hold_mod;                /* each; Extra Hold */
    int hired, specialist, hire_near, card;   /* a specialist aboard; in hand, and more near his port; any other glory card */
    int pirate, wanted, shut_port;            /* the first bounty; each point; each port that it closes */
    int prey[MM_SHIPS];                       /* a merchant in reach, by ship */
    int distant;                              /* percent of all that may be had somewhere; the rest is for where most is to be had soon */
    int rumour, task, open_task;              /* percent of a rumour, of a mission in hand, of one that lies in a port */
    uint8_t brought[HAD];                     /* percent of a mission to bring goods, with so many still missing */
    int gift;                                 /* a reward that is not gold */
    int hunt;                                 /* percent of a mission to defeat somebody */
    int fear, passing;                        /* percent of a danger in the same zone, and of one that is one zone away */
    int flight;                               /* percent of battles going badly that are lost, not fled from */
    int by_cannon;                            /* percent of battles decided by cannons, not by boarding */
    int spoils;                               /* of a battle won */
    int doubt;                                /* percent of a raid that fails as it stands, for each success still to be used */
    int death;                                /* the loss of turn and place, besides all belongings */
} weigh = {
    .lead_early = 1800,
    .lead_late = 900,
    .lead_final = 400,
    .loose_final = 15,
    .near_ = {100, 92, 85, 78, 71, 65, 59, 54, 49, 45, 41, 37, 33},
    .roll = {0, 33, 56, 70, 80, 87, 91, 94, 96},
    .point = 1000,
    .stashed = 96,
    .stashed_early = 78,
    .stashed_idle = 30,
    .purse = 90,
    .purse_size = 8,
    .fund = 74,
    .aboard = 50,
    .goods = 200,
    .good_elsewhere = 60,
    .pair = 220,
    .slot = 55,
    .ship = {300, 450, 2450, 2550, 2600},
    .buy_ship = 300,
    .trader = 40,
    .raider = 40,
    .damage = -240,
    .hull = -120,
    .destroyed = -500,
    .crew = -170,
    .weapon = 140,
    .mod = 220,
    .hold_mod = 360,
    .hired = 400,
    .specialist = 90,
    .hire_near = 160,
    .card = 70,
    .pirate = -120,
    .wanted = -70,
    .shut_port = -35,
    .prey = {380, 0, 480, 0, 250},
    .distant = 33,
    .rumour = 85,
    .task = 85,
    .open_task = 35,
    .brought = {100, 55, 32, 15},
    .gift = 300,
    .hunt = 18,
    .fear = 60,
    .passing = 6,
    .flight = 75,
    .by_cannon = 70,
    .spoils = 400,
    .doubt = 25,
    .death = -700,
};

typedef struct mm_chart {      /* of the position, the same for all captains */
    bool in_port;              /* in a Port action */
    bool won;                  /* a battle is decided, its spoils are being taken */
    bool raiding;              /* cards of a merchant lie open, not yet won or lost */
    uint32_t buyers[MM_GOODS]; /* bit per port where the good is in demand */
} mm_chart;

/* ---- What he has: short, and asked all the time ------------------------------------------------------------------------------ */

/* Of one more point on the track. */
static inline int mm_glory_worth(const mm_captain *c)
{
    return weigh.point + rs_at_most(rs_at_least(c->stash - 10 * c->track, 0), 10) * (weigh.stashed - weigh.stashed_early);
}

/* What is still missing for a frigate or galleon beyond the old ship. */
static inline int mm_ship_price(const mm_captain *c)
{
    if (c->big_ship || c->ship > MM_FLUTE) return 0;
    return mm_ships[MM_FRIGATE].buy - mm_ships[c->ship].sell;
}

static inline int mm_gold_worth(const mm_captain *c, int gold)
{
    int purse = rs_at_most(gold, weigh.purse_size), fund = rs_at_most(gold - purse, rs_at_least(mm_ship_price(c) - purse, 0));

    return purse * weigh.purse + fund * weigh.fund + (gold - purse - fund) * weigh.aboard;
}

/* Hits that are being allotted count already. */
static inline int mm_left_of(const mm_state *s, int seat, int location)
{
    const mm_captain *c = &s->captain[seat];
    bool hit = s->hits.source != MM_BY_NOTHING && s->hits.victim == seat;

    return rs_at_least(c->value[location] - (hit ? s->hits.pending[location] : 0), 0);
}

static inline rs_set mm_specialists_of(const mm_captain *c) { return rs_both(c->glory.cards, (rs_set){{~0ULL << MM_ORDINARY, ~0ULL}}); }

/* ---- aims.c: what lies within reach ----------------------------------------------------------------------------------------- */

int mm_aims_worth(const mm_state *s, int seat, const mm_chart *map);

/* ---- peril.c: what is about to be won or lost; the stake is what a captain loses with his ship ------------------------------- */

int mm_battle_worth(const mm_state *s, int seat, const mm_chart *map, int stake); /* of the battle that he is in */
int mm_danger(const mm_state *s, int seat, int stake);                            /* of those who may come for him */
int mm_raid_worth(const mm_state *s, const mm_captain *c, int stake);             /* of the cards on the table, if they stay as they are */

#endif
