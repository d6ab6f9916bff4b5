/* value.c - how each captain stands, for bots: Fame, and what regions, cargo, pledges, crew and gold will bring.
 *
 * All is counted in hundredths of a Fame. Rounds still to come are guessed from the leader's Fame. */
#include "games/ahoy/ahoy.h"

#include <stdlib.h>

enum { MARGINS = 4, FAR = 12, FEW = 8 };

/* What a strong player values. Percentages are marked so; the rest are hundredths of a Fame. */
static const struct weights {
    int lead_early, lead_late;           /* a lead that doubles the odds, with nothing scored yet and with the goal reached */
    int pace, most_rounds;               /* Fame of the leader in a round; rounds that are worth looking ahead */
    uint8_t held[MARGINS];               /* percent of a region's wealth a round, held by a margin of 0, 1, 2, 3 and more */
    int close;                           /* percent if behind by 1 */
    int gold, more_gold;                 /* each of the first four, and of the rest */
    int patrol, ready;                   /* each Patrol in supply, each Ready Comrade, up to FEW */
    int union_ship;                      /* the Cutter or the Gunship on the map */
    int ashore;                          /* the Union's Flagship on an island, where Comrades gather */
    int plan;                            /* a plan in hand */
    int cannons;                         /* each point of a die on Cannons above 1 */
    int damage, last_slot;               /* a slot damaged; the last one of its kind */
    uint8_t near_port[FAR + 1];          /* percent that is left of a cargo's worth so many steps away from where it goes */
    int cargo, cargo_unseen, cargo_shut; /* to an island on the map; to one still to be found; to none that is open */
    int room;                            /* a free place in the hold, with a card to take nearby */
    int pledge, pledge_close;            /* a pledge, for each region its faction holds, or nearly */
    int reward;                          /* percent of the best reward next to the white marker */
    int tile;                            /* a region still to be found */
    int crew_gift, ride;                 /* a reward of a crew card; of a move */
    int recall;                          /* a die still in the pool */
} weigh = {
    .lead_early = 700,
    .lead_late = 350,
    .pace = 600,
    .most_rounds = 4,
    .held = {10, 55, 75, 88},
    .close = 5,
    .gold = 40,
    .more_gold = 15,
    .patrol = 15,
    .ready = 60,
    .union_ship = 120,
    .ashore = 25,
    .plan = 40,
    .cannons = 8,
    .damage = -25,
    .last_slot = -60,
    .near_port = {100, 88, 77, 68, 60, 53, 46, 41, 36, 32, 28, 24, 21},
    .cargo = 330,
    .cargo_unseen = 80,
    .cargo_shut = 30,
    .room = 90,
    .pledge = 70,
    .pledge_close = 25,
    .reward = 40,
    .tile = 8,
    .crew_gift = 90,
    .ride = 50,
    .recall = 20,
};

static const uint8_t crew_worth[AH_CARDS] = {
    [AH_AERONAUTS_CREW] = 100, [AH_MIDDLEMAN] = 100,    [AH_DOCUMENTARIAN] = 40,  [AH_ELDER] = 70,           [AH_SEA_WITCH] = 70,
    [AH_BUCCANEER_CREW] = 40,  [AH_MYSTIC_CREW] = 40,   [AH_GUNNER] = 100,        [AH_GUNNERS_MATE] = 40,    [AH_POWDER_MONKEY] = 40,
    [AH_FIGHTERS] = 100,       [AH_CUTPURSE] = 70,      [AH_SHIPWRIGHT] = 70,     [AH_EMISSARY] = 40,        [AH_GROGMASTER] = 40,
    [AH_COMRADE_CREW] = 70,    [AH_OFFICIAL_CREW] = 70, [AH_COMRADE_CREW_2] = 70, [AH_OFFICIAL_CREW_2] = 70, [AH_NAIVE_NOBLE] = 40,
    [AH_SAILOR] = 100,         [AH_BEAKHEAD] = 40,      [AH_GHASTLY_GUST] = 40,   [AH_WHISPERING_WIND] = 40, [AH_TRAWLER] = 70,
    [AH_BARRELMAN] = 40,       [AH_PILOT] = 40,         [AH_SEA_DOG] = 40,        [AH_DIVER] = 40,           [AH_MERCHANT] = 40,
};

typedef struct chart {       /* of the position, the same for all */
    int rounds;              /* still to come, in tenths */
    int8_t lead[AH_REGIONS]; /* the Squadron's points above the Union's */
    bool shut[AH_REGIONS];   /* by a Stronghold */
    ah_place island[AH_REGIONS];
} chart;

static int at_least(int a, int b) { return a > b ? a : b; }
static int at_most(int a, int b) { return a < b ? a : b; }

/* ---- The map ------------------------------------------------------------------------------------------------------------- */

static int best_fame(const ah_state *s)
{
    int best = 0;

    for (int seat = 0; seat < s->head.players; seat++) best = at_least(best, s->captain[seat].fame);
    return best;
}

static void look_around(const ah_state *s, chart *map)
{
    map->rounds = at_most(at_least((s->head.option[AH_OPT_GOAL] - best_fame(s)) * 1000 / weigh.pace, 10), 10 * weigh.most_rounds);
    for (int region = 0; region < s->regions; region++) {
        map->lead[region] = (int8_t)(ah_control(s, region, AH_SQUADRON) - ah_control(s, region, AH_UNION));
        map->shut[region] = ah_stronghold_on(s, region);
        map->island[region] = ah_place_of(s, ah_island(s, region));
    }
}

static int steps(ah_place a, ah_place b) { return abs(a.x - b.x) + abs(a.y - b.y); }

/* ---- Squadron and Union --------------------------------------------------------------------------------------------------- */

static int share_held(int margin)
{
    if (margin < 0) return margin == -1 ? weigh.close : 0;
    return weigh.held[at_most(margin, MARGINS - 1)];
}

static int regions_worth(const ah_state *s, const chart *map, int faction)
{
    int sum = 0;

    for (int region = 0; region < s->regions; region++)
        sum += s->region[region].wealth * share_held(faction == AH_SQUADRON ? map->lead[region] : -map->lead[region]);
    return sum * map->rounds / 10;
}

static bool is_ashore(const ah_state *s, int seat)
{
    int space = s->at[ah_flagship(s, seat)];

    return space != AH_NONE && ah_cell_of(s, space)->terrain == AH_ISLAND;
}

static int reserves(const ah_state *s, int seat, int faction)
{
    int ships = (s->at[AH_CUTTER] != AH_NONE) + (s->at[AH_GUNSHIP] != AH_NONE);

    if (faction == AH_SQUADRON) return at_most(ah_patrol_supply(s), FEW) * weigh.patrol;
    return at_most(s->ready, FEW) * weigh.ready + ships * weigh.union_ship + (is_ashore(s, seat) ? weigh.ashore : 0);
}

/* ---- Smugglers -------------------------------------------------------------------------------------------------------------- */

/* The nearest open island of a suit, in steps; -1: none on the map, -2: none open. */
static int way_to(const ah_state *s, const chart *map, ah_place from, int suit)
{
    int best = -1;

    for (int region = 0; region < s->regions; region++) {
        int far = steps(from, map->island[region]);

        if (ah_suit_of(s, region) != suit) continue;
        if (map->shut[region])
            best = best == -1 ? -2 : best;
        else if (best < 0 || far < best)
            best = far;
    }
    return best;
}

static int cargo_worth(const ah_state *s, const chart *map, ah_place ship, int card)
{
    int far = way_to(s, map, ship, ah_cards[card].deliver);

    if (far < 0) return far == -1 ? weigh.cargo_unseen : weigh.cargo_shut;
    return weigh.cargo * weigh.near_port[at_most(far, FAR)] / 100;
}

/* What the hold could take: the Market's best card, by how near it is. */
static int room_worth(const ah_state *s, const chart *map, ah_place ship)
{
    int best = 0, card;

    RS_EACH(card, s->market) {
        int far = way_to(s, map, ship, ah_cards[card].suit);

        if (far >= 0) best = at_least(best, weigh.room * weigh.near_port[at_most(far, FAR)] / 100);
    }
    return best;
}

static int hold_worth(const ah_state *s, const chart *map, int seat)
{
    const ah_captain *c = &s->captain[seat];
    ah_place ship = ah_place_of(s, s->at[ah_flagship(s, seat)]);
    int sum = 0, card;

    RS_EACH(card, c->cargo) sum += cargo_worth(s, map, ship, card);
    return sum + at_least(AH_HOLD - rs_size(&c->cargo), 0) * room_worth(s, map, ship);
}

static int pile_worth(const ah_state *s, const chart *map, rs_set pile, bool squadron)
{
    int sum = 0, card;

    RS_EACH(card, pile)
        for (int region = 0; region < s->regions; region++) {
            int lead = squadron ? map->lead[region] : -map->lead[region];

            if (ah_suit_of(s, region) == ah_cards[card].suit) sum += lead > 0 ? weigh.pledge : lead > -2 ? weigh.pledge_close : 0;
        }
    return sum;
}

/* Whose marker lies where is a secret: in another's view both piles count half for each. */
static int pledges_worth(const ah_state *s, const chart *map, const ah_captain *c)
{
    int as_is = pile_worth(s, map, c->left, true) + pile_worth(s, map, c->right, false);
    int other = pile_worth(s, map, c->left, false) + pile_worth(s, map, c->right, true);

    if (c->left_squadron == AH_NONE) return (as_is + other) / 2;
    return c->left_squadron ? as_is : other;
}

static int reward_worth(const ah_state *s, int seat, int cell)
{
    switch (ah_rewards[cell]) {
    case AH_R_FAME1: return 100;
    case AH_R_FAME2: return 200;
    case AH_R_FAME3: return 300;
    case AH_R_FAME4W: return 400;
    case AH_R_GOLD1: return weigh.gold;
    case AH_R_GOLD2: return 2 * weigh.gold;
    case AH_R_PAY5: return at_most(s->captain[seat].gold, 5) * (100 - weigh.gold);
    case AH_R_CREW: return weigh.crew_gift;
    case AH_R_REPAIR: return ah_damage_on(s, seat) * -weigh.damage;
    case AH_R_REPAIRF: return ah_damage_on(s, seat) * (100 - weigh.damage);
    default: return weigh.ride;
    }
}

static int next_reward(const ah_state *s, int seat)
{
    const ah_captain *c = &s->captain[seat];
    int row = c->white / AH_GRID, column = c->white % AH_GRID, best = 0;

    for (int cell = 0; cell < AH_CELLS; cell++)
        if (abs(cell / AH_GRID - row) + abs(cell % AH_GRID - column) == 1 && cell != c->black)
            best = at_least(best, reward_worth(s, seat, cell));
    return best * weigh.reward / 100;
}

static int smuggling(const ah_state *s, const chart *map, int seat)
{
    if (s->at[ah_flagship(s, seat)] == AH_NONE) return 0; /* the set-up */
    return hold_worth(s, map, seat) + pledges_worth(s, map, &s->captain[seat]) + next_reward(s, seat);
}

/* ---- What everybody has ------------------------------------------------------------------------------------------------------ */

static int gold_worth(int gold) { return at_most(gold, 4) * weigh.gold + at_least(gold - 4, 0) * weigh.more_gold; }

static int board_worth(const ah_state *s, int seat)
{
    const ah_captain *c = &s->captain[seat];
    const ah_board_face *board = &ah_boards[ah_faction_of(s, seat)];
    int sum = 0, whole = 0, seen = 0;

    for (int i = 0; i < board->slots; i++) {
        int berth = board->slot[i].berth;
        bool cannons = berth >= AH_ON_CANNONS && berth <= AH_ON_CANNONS_6;

        if (c->slot[i] == AH_DAMAGED) sum += weigh.damage;
        if (cannons && ah_is_die(c->slot[i])) sum += (c->slot[i] - 1) * weigh.cannons;
        seen |= 1 << berth;
        if (c->slot[i] != AH_DAMAGED) whole |= 1 << berth;
    }
    return sum + __builtin_popcount((unsigned)(seen & ~whole)) * weigh.last_slot;
}

static int crew_of(const ah_captain *c)
{
    int sum = 0, card;

    RS_EACH(card, c->crew) sum += crew_worth[card];
    return sum;
}

static int captains_worth(const ah_state *s, const chart *map, int seat)
{
    const ah_captain *c = &s->captain[seat];
    int faction = ah_faction_of(s, seat), sum = c->fame * 100 + gold_worth(c->gold) + board_worth(s, seat) + crew_of(c);

    sum += ah_pool_size(c) * weigh.recall + rs_zone_size(&c->hand) * weigh.plan;
    if (faction != AH_UNION) sum += rs_zone_size(&s->stack_tiles) * weigh.tile;
    if (faction == AH_SQUADRON || faction == AH_UNION) return sum + regions_worth(s, map, faction) + reserves(s, seat, faction);
    return sum + smuggling(s, map, seat);
}

void ah_values(const void *state, int value[RS_SEATS])
{
    const ah_state *s = state;
    int goal = s->head.option[AH_OPT_GOAL],
        lead = weigh.lead_early - (weigh.lead_early - weigh.lead_late) * at_most(best_fame(s), goal) / goal;
    chart map;

    look_around(s, &map);
    for (int seat = 0; seat < s->head.players; seat++) value[seat] = captains_worth(s, &map, seat) * RS_DOUBLES / lead;
}
