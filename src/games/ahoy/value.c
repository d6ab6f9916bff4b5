/* value.c - how each captain stands, for bots: Fame, and what regions, cargo, pledges, crew and gold will bring.
 *
 * All is counted in hundredths of a Fame. Rounds still to come are guessed from the Fame that the leader has in sight. */
#include "games/ahoy/ahoy.h"

#include <stdlib.h>
#include <string.h>

enum { MARGINS = 4, FAR = 12, FEW = 8, TWINS = 2, CALM = 4 };

/* What a strong player values. Percentages are marked so; the rest are hundredths of a Fame. */
static const struct weights {
    int lead_early, lead_late;     /* a lead that doubles the odds, with nothing scored yet and with the goal reached */
    int pace, most_rounds;         /* Fame of the leader in a round; rounds that are worth looking ahead */
    int one_more;                  /* tenths of a round more as soon as nobody has the goal in sight */
    uint8_t ahead[CALM][MARGINS];  /* percent of a region's wealth this round, ahead by 1, 2, 3, more: by the dice left to the rival */
    uint8_t behind[CALM][MARGINS]; /* behind by 0, 1, 2, more: by one's own */
    uint8_t held[MARGINS];         /* percent of it in each later round; Flagships do not count, they sail on */
    int close;                     /* percent if behind by 1 */
    int gold, more_gold;           /* each of the first four, and of the rest */
    int patrol, ready;             /* each Patrol in supply, each Ready Comrade, up to FEW */
    int union_ship;                /* the Cutter or the Gunship on the map */
    int ashore;                    /* the Union's Flagship on an island, where Comrades gather */
    int plan;                      /* a plan in hand */
    int cannons;                   /* each point of a die on Cannons above 1 */
    int damage;                    /* a slot damaged */
    uint8_t near_port[FAR + 1];    /* percent that is left of a cargo's worth so many steps away from where it goes */
    int cargo, cargo_unseen, cargo_shut; /* to an island on the map; to one still to be found; to none that is open */
    int fetch, second;                   /* percent of a cargo's worth that still lies in the Market; of the next best */
    int hope;                            /* a free place in the hold with nothing to fetch */
    int haste, late;                     /* steps of a die; percent lost for each step too many before the end */
    int trade;                           /* what a Smuggler makes in a round */
    int pledge, pledge_close;            /* a pledge, for each region its faction holds, or nearly */
    int reward, path;                    /* percent of the best reward next to the white marker; of what lies behind it */
    int tile;                            /* a region still to be found */
    int crew_gift, ride;                 /* a reward of a crew card; of a move */
    int recall;                          /* a die still in the pool */
    int enough;                          /* tenths of a round, to make use of gold, crew, plans and the like */
    int under_way;                       /* a step that a Sail under way still has, and its end */
} weigh = {
    .lead_early = 700,
    .lead_late = 350,
    .pace = 600,
    .most_rounds = 4,
    .one_more = 5,
    .ahead = {{98, 100, 100, 100}, {75, 84, 93, 97}, {62, 77, 88, 94}, {55, 73, 86, 92}},
    .behind = {{0, 0, 0, 0}, {20, 11, 6, 1}, {18, 10, 5, 1}, {15, 8, 4, 0}},
    .held = {10, 55, 75, 88},
    .close = 5,
    .gold = 35,
    .more_gold = 12,
    .patrol = 15,
    .ready = 85,
    .union_ship = 60,
    .ashore = 25,
    .plan = 40,
    .cannons = 8,
    .damage = -25,
    .near_port = {100, 92, 84, 76, 68, 60, 53, 46, 40, 34, 28, 23, 18},
    .cargo = 350,
    .cargo_unseen = 90,
    .cargo_shut = 30,
    .fetch = 60,
    .second = 60,
    .hope = 50,
    .haste = 3,
    .late = 25,
    .trade = 450,
    .pledge = 95,
    .pledge_close = 25,
    .reward = 50,
    .path = 50,
    .tile = 8,
    .crew_gift = 70,
    .ride = 60,
    .recall = 20,
    .enough = 20,
    .under_way = 20,
};

/* What was begun will be finished: without this a move that only opens a choice looks like a waste, and is never made in thought. */
static const uint8_t begun[AH_POINTS] = {
    [AH_D_TAILWIND] = 60, [AH_D_SHIPMODE] = 40, [AH_D_PATROL] = 40,     [AH_D_COMRADES] = 120,   [AH_D_HARBOUR] = 20,
    [AH_D_VICTORY] = 80,  [AH_D_REPAIR] = 25,   [AH_D_MYSTIC] = 60,     [AH_D_ORDER] = 60,       [AH_D_OFFICIAL] = 50,
    [AH_D_DEPLOY] = 40,   [AH_D_INSPIRE] = 250, [AH_D_CONVINCE] = 50,   [AH_D_CONVINCE_TO] = 50, [AH_D_NEGOTIATE] = 60,
    [AH_D_NOBLE] = 80,    [AH_D_SNEAK] = 150,   [AH_D_SNEAK_OUT] = 120, [AH_D_ENLIST] = 80,      [AH_D_LAUNCH] = 120,
    [AH_D_EVACUATE] = 60,
};

/* The last slot of its kind lost. */
static const uint8_t last_slot[AH_ON_CREW] = {
    [AH_ON_SAIL] = 150,  [AH_ON_TAILWIND] = 60,   [AH_ON_CANNONS] = 60,   [AH_ON_CANNONS_5] = 40, [AH_ON_CANNONS_6] = 40,
    [AH_ON_ORDER] = 60,  [AH_ON_BOMBARD] = 250,   [AH_ON_DEPLOY] = 90,    [AH_ON_ASSEMBLE] = 80,  [AH_ON_INSPIRE] = 120,
    [AH_ON_RALLY] = 100, [AH_ON_FULL_SAIL] = 120, [AH_ON_NEGOTIATE] = 40,
};

/* What was begun, for a die that is being placed, while its value is asked for. */
static const uint8_t placing[AH_ON_CREW + 1] = {
    [AH_ON_SAIL] = 60,   [AH_ON_FULL_SAIL] = 80, [AH_ON_TAILWIND] = 50, [AH_ON_CANNONS] = 10,
    [AH_ON_DEPLOY] = 50, [AH_ON_NEGOTIATE] = 50, [AH_ON_CUTTER] = 30,   [AH_ON_CREW] = 40,
};

static const uint8_t crew_worth[AH_CARDS] = {
    [AH_AERONAUTS_CREW] = 50, [AH_MIDDLEMAN] = 50,     [AH_DOCUMENTARIAN] = 20,  [AH_ELDER] = 35,           [AH_SEA_WITCH] = 35,
    [AH_BUCCANEER_CREW] = 20, [AH_MYSTIC_CREW] = 20,   [AH_GUNNER] = 50,         [AH_GUNNERS_MATE] = 20,    [AH_POWDER_MONKEY] = 20,
    [AH_FIGHTERS] = 50,       [AH_CUTPURSE] = 35,      [AH_SHIPWRIGHT] = 35,     [AH_EMISSARY] = 20,        [AH_GROGMASTER] = 20,
    [AH_COMRADE_CREW] = 35,   [AH_OFFICIAL_CREW] = 35, [AH_COMRADE_CREW_2] = 35, [AH_OFFICIAL_CREW_2] = 35, [AH_NAIVE_NOBLE] = 20,
    [AH_SAILOR] = 50,         [AH_BEAKHEAD] = 20,      [AH_GHASTLY_GUST] = 20,   [AH_WHISPERING_WIND] = 20, [AH_TRAWLER] = 35,
    [AH_BARRELMAN] = 20,      [AH_PILOT] = 20,         [AH_SEA_DOG] = 20,        [AH_DIVER] = 20,           [AH_MERCHANT] = 20,
};

/* What the best path of rewards from each cell of the grid brings, each step for three fifths of the one before it. */
/* clang-format off */
static const uint8_t path_from[AH_CELLS] = {
    167, 233, 206, 255, 155,
    192, 190, 248, 235, 255,
    190, 162, 183, 243, 197,
    236, 201, 217, 188, 227,
    145, 238, 176, 220, 176,
};
/* clang-format on */

typedef struct harbours { /* the islands of a suit */
    int open, shut;       /* by a Stronghold */
    ah_place at[TWINS];   /* the open ones */
    int pledge[2];        /* what a pledge of it brings: the Union's, the Squadron's */
} harbours;

typedef struct chart {        /* of the position, the same for all */
    int rounds;               /* still to come, this one included, in tenths */
    int calm[AH_FACTIONS];    /* how many dice Squadron and Union have left this round, in steps of two */
    int8_t lead[AH_REGIONS];  /* the Squadron's points above the Union's */
    int8_t stays[AH_REGIONS]; /* the same without Flagships */
    harbours suit[AH_SUITS];
} chart;

/* ---- The map ------------------------------------------------------------------------------------------------------------- */

static int best_fame(const ah_state *s)
{
    int best = 0;

    for (int seat = 0; seat < s->head.players; seat++) best = rs_at_least(best, s->captain[seat].fame);
    return best;
}

/* A Patrol is about to be posted where the Flagship is. */
static bool will_post(const ah_state *s)
{
    for (int i = 1; i < s->head.depth; i++) {
        const rs_frame *frame = &s->stack[i];

        if (frame->kind == AH_D_PATROL || frame->kind == AH_D_DEPLOY) return true;
        if (frame->kind == AH_MOVE && frame->arg[AH_M_FIGURE] == AH_SQUADRON_FLAGSHIP && ah_bonus_to_come(frame) &&
            (frame->arg[AH_M_FLAGS] & (AH_BY_SAIL | AH_BY_TAILWIND)))
            return ah_patrol_supply(s) > 0;
    }
    return false;
}

static void add_points(int8_t lead[AH_REGIONS], int space, int points)
{
    int8_t *here = &lead[ah_region_of(space)];

    *here = (int8_t)(*here + points);
}

static void count_points(const ah_state *s, chart *map)
{
    int cutter = s->at[AH_CUTTER] == AH_NONE ? AH_NONE : ah_region_of(s->at[AH_CUTTER]);

    for (int region = 0; region < s->regions; region++)
        map->stays[region] = (int8_t)(-s->region[region].comrades * (region == cutter ? 2 : 1));
    for (int figure = AH_FIRST_PATROL; figure <= AH_LAST_STRONGHOLD; figure++)
        if (s->at[figure] != AH_NONE) add_points(map->stays, s->at[figure], ah_is_stronghold(figure) ? 2 : 1);
    for (int ship = AH_CUTTER; ship <= AH_GUNSHIP; ship++)
        if (s->at[ship] != AH_NONE) add_points(map->stays, s->at[ship], -1);
    if (will_post(s)) add_points(map->stays, s->at[AH_SQUADRON_FLAGSHIP], 1);
    memcpy(map->lead, map->stays, sizeof map->lead);
    if (s->at[AH_SQUADRON_FLAGSHIP] != AH_NONE) add_points(map->lead, s->at[AH_SQUADRON_FLAGSHIP], map->calm[AH_SQUADRON] ? 1 : 2);
    if (s->at[AH_UNION_FLAGSHIP] != AH_NONE) add_points(map->lead, s->at[AH_UNION_FLAGSHIP], -1);
}

static int pledge_here(int lead) { return lead > 0 ? weigh.pledge : lead > -2 ? weigh.pledge_close : 0; }

static void find_harbours(const ah_state *s, chart *map)
{
    memset(map->suit, 0, sizeof map->suit);
    for (int region = 0; region < s->regions; region++) {
        harbours *suit = &map->suit[ah_suit_of(s, region)];

        suit->pledge[0] += pledge_here(-map->lead[region]);
        suit->pledge[1] += pledge_here(map->lead[region]);
        if (ah_stronghold_on(s, region))
            suit->shut++;
        else
            suit->at[suit->open++] = ah_place_of(s, ah_island(s, region));
    }
}

/* Where the leader would stand if the round were scored now. */
static int fame_in_sight(const ah_state *s, const chart *map)
{
    int best = best_fame(s), squadron = s->captain[ah_seat_of(s, AH_SQUADRON)].fame, union_ = s->captain[ah_seat_of(s, AH_UNION)].fame;

    for (int region = 0; region < s->regions; region++) {
        if (map->lead[region] > 0) squadron += s->region[region].wealth;
        if (map->lead[region] < 0) union_ += s->region[region].wealth;
    }
    return rs_at_least(best, rs_at_least(squadron, union_));
}

static int dice_left(const ah_state *s, int faction) { return ah_pool_size(&s->captain[ah_seat_of(s, faction)]); }

static void look_around(const ah_state *s, chart *map)
{
    int missing;

    map->calm[AH_SQUADRON] = (dice_left(s, AH_SQUADRON) + 1) / 2;
    map->calm[AH_UNION] = (dice_left(s, AH_UNION) + 1) / 2;
    count_points(s, map);
    find_harbours(s, map);
    missing = s->head.option[AH_OPT_GOAL] - fame_in_sight(s, map);
    map->rounds = 10 + (missing > 0 ? rs_at_most(weigh.one_more + missing * 1000 / weigh.pace, 10 * (weigh.most_rounds - 1)) : 0);
}

static int steps(ah_place a, ah_place b) { return abs(a.x - b.x) + abs(a.y - b.y); }

/* ---- Squadron and Union --------------------------------------------------------------------------------------------------- */

static int share_now(const chart *map, int faction, int margin)
{
    int rival = faction == AH_SQUADRON ? AH_UNION : AH_SQUADRON;

    if (margin > 0) return weigh.ahead[map->calm[rival]][rs_at_most(margin, MARGINS) - 1];
    return weigh.behind[map->calm[faction]][rs_at_most(-margin, MARGINS - 1)];
}

static int share_later(int margin)
{
    if (margin < 0) return margin == -1 ? weigh.close : 0;
    return weigh.held[rs_at_most(margin, MARGINS - 1)];
}

static int regions_worth(const ah_state *s, const chart *map, int faction)
{
    int sum = 0, side = faction == AH_SQUADRON ? 1 : -1;

    for (int region = 0; region < s->regions; region++)
        sum += s->region[region].wealth *
               (share_now(map, faction, side * map->lead[region]) * 10 + share_later(side * map->stays[region]) * (map->rounds - 10));
    return sum / 10;
}

static bool is_ashore(const ah_state *s, int seat)
{
    int space = s->at[ah_flagship(s, seat)];

    return space != AH_NONE && ah_cell_of(s, space)->terrain == AH_ISLAND;
}

static int reserves(const ah_state *s, int seat, int faction)
{
    int ships = (s->at[AH_CUTTER] != AH_NONE) + (s->at[AH_GUNSHIP] != AH_NONE);

    if (faction == AH_SQUADRON) return rs_at_most(ah_patrol_supply(s), FEW) * weigh.patrol;
    return rs_at_most(s->ready, FEW) * weigh.ready + ships * weigh.union_ship + (is_ashore(s, seat) ? weigh.ashore : 0);
}

/* ---- Smugglers -------------------------------------------------------------------------------------------------------------- */

/* The nearest open island of a suit, in steps; -1: none is open. */
static int way_to(const chart *map, ah_place from, int suit)
{
    const harbours *isles = &map->suit[suit];
    int far = isles->open > 0 ? steps(from, isles->at[0]) : -1;

    return isles->open > 1 ? rs_at_most(far, steps(from, isles->at[1])) : far;
}

typedef struct voyage { /* of a Smuggler */
    ah_place ship;
    int ahead; /* steps that a move begun still has */
    int reach; /* steps that can be made before the end */
} voyage;

static int best_pledge(const chart *map, int card)
{
    const harbours *isles = &map->suit[ah_cards[card].suit];

    return rs_at_least(isles->pledge[0], isles->pledge[1]);
}

/* A cargo that is delivered after so many steps. */
static int cargo_worth(const chart *map, const voyage *v, int card, int far)
{
    int left = rs_at_least(far - v->ahead, 0),
        worth = (weigh.cargo + best_pledge(map, card)) * weigh.near_port[rs_at_most(left, FAR)] / 100;

    return left <= v->reach ? worth : rs_at_least(worth - worth * (left - v->reach) * weigh.late / 100, 0);
}

/* From here to the nearest island that takes it, some steps having been made before. */
static int delivery_worth(const chart *map, const voyage *v, int card, ah_place from, int before)
{
    int suit = ah_cards[card].deliver, far = way_to(map, from, suit);

    if (far < 0) return map->suit[suit].shut ? weigh.cargo_shut : weigh.cargo_unseen;
    return cargo_worth(map, v, card, before + far);
}

/* The first cargo first, at the better of its islands, then the second from there. */
static int one_by_one(const chart *map, const voyage *v, int first, int second)
{
    const harbours *isles = &map->suit[ah_cards[first].deliver];
    int best = 0;

    for (int i = 0; i < isles->open; i++) {
        int far = steps(v->ship, isles->at[i]);

        best = rs_at_least(best, cargo_worth(map, v, first, far) + delivery_worth(map, v, second, isles->at[i], far));
    }
    return best;
}

static int two_cargoes(const chart *map, const voyage *v, int a, int b)
{
    int route = rs_at_least(one_by_one(map, v, a, b), one_by_one(map, v, b, a));

    return route ? route : delivery_worth(map, v, a, v->ship, 0) + delivery_worth(map, v, b, v->ship, 0);
}

/* What a card of the Market would be worth as cargo: to where it is taken aboard, and from there to where it goes. */
static int market_worth(const chart *map, const voyage *v, int card)
{
    const harbours *isles = &map->suit[ah_cards[card].suit];
    int best = 0;

    if (map->suit[ah_cards[card].deliver].open == 0) return 0;
    for (int i = 0; i < isles->open; i++)
        best = rs_at_least(best, delivery_worth(map, v, card, isles->at[i], steps(v->ship, isles->at[i])) * weigh.fetch / 100);
    return best;
}

static int room_worth(const ah_state *s, const chart *map, const voyage *v, int room)
{
    int best = weigh.hope, next = weigh.hope, card;

    if (room <= 0) return 0;
    RS_EACH(card, s->market) {
        int worth = market_worth(map, v, card);

        if (worth > best)
            next = best, best = worth;
        else if (worth > next)
            next = worth;
    }
    return room == 1 ? best : best + next * weigh.second / 100;
}

/* Steps of the Flagship's move under way. */
static int steps_ahead(const ah_state *s, int figure)
{
    for (int i = 1; i < s->head.depth; i++)
        if (s->stack[i].kind == AH_MOVE && s->stack[i].arg[AH_M_FIGURE] == figure) return s->stack[i].arg[AH_M_BUDGET];
    return 0;
}

static int hold_worth(const ah_state *s, const chart *map, int seat)
{
    const ah_captain *c = &s->captain[seat];
    int figure = ah_flagship(s, seat), aboard[AH_HOLD], count = 0, sum = 0, card;
    voyage v = {ah_place_of(s, s->at[figure]), steps_ahead(s, figure), 0};

    v.reach = weigh.haste * (ah_pool_size(c) * 10 + ah_dice_of(ah_faction_of(s, seat)) * (map->rounds - 10)) / 10;
    RS_EACH(card, c->cargo)
        if (count < AH_HOLD) aboard[count++] = card;
    if (count == 1) sum = delivery_worth(map, &v, aboard[0], v.ship, 0);
    if (count == 2) sum = two_cargoes(map, &v, aboard[0], aboard[1]);
    return sum + room_worth(s, map, &v, AH_HOLD - count);
}

/* Cards that lie face down count as one of any suit. */
static int pile_worth(const chart *map, const rs_zone *pile, bool squadron)
{
    int sum = 0, any = 0, card;
    rs_set cards = pile->cards;

    RS_EACH(card, cards) sum += map->suit[ah_cards[card].suit].pledge[squadron];
    for (int suit = 0; pile->blanks && suit < AH_SUITS; suit++) any += map->suit[suit].pledge[squadron];
    return sum + (int)pile->blanks * any / AH_SUITS;
}

/* Whose marker lies where is a secret: in another's view both piles count half for each. */
static int pledges_worth(const chart *map, const ah_captain *c)
{
    int as_is = pile_worth(map, &c->left, true) + pile_worth(map, &c->right, false);
    int other = pile_worth(map, &c->left, false) + pile_worth(map, &c->right, true);

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
    case AH_R_PAY5: return rs_at_most(s->captain[seat].gold, 5) * (100 - weigh.gold);
    case AH_R_CREW: return weigh.crew_gift;
    case AH_R_REPAIR: return ah_damage_on(s, seat) * -weigh.damage;
    case AH_R_REPAIRF: return ah_damage_on(s, seat) * (100 - weigh.damage);
    default: return weigh.ride;
    }
}

/* Where it will be when the reward is over, unless the next one is being chosen. */
static int black_marker(const ah_state *s, int seat)
{
    for (int i = s->head.depth - 1; i > 0; i--) {
        if (s->stack[i].kind == AH_D_GRID) break;
        if (s->stack[i].kind == AH_MARK && s->stack[i].seat == seat) return s->stack[i].arg[0];
    }
    return s->captain[seat].black;
}

static int next_reward(const ah_state *s, int seat)
{
    const ah_captain *c = &s->captain[seat];
    int row = c->white / AH_GRID, column = c->white % AH_GRID, black = black_marker(s, seat), best = 0;

    for (int cell = 0; cell < AH_CELLS; cell++)
        if (abs(cell / AH_GRID - row) + abs(cell % AH_GRID - column) == 1 && cell != black)
            best = rs_at_least(best, reward_worth(s, seat, cell) + path_from[cell] * weigh.path / 100);
    return best;
}

static int smuggling(const ah_state *s, const chart *map, int seat)
{
    if (s->at[ah_flagship(s, seat)] == AH_NONE) return 0; /* the set-up */
    return hold_worth(s, map, seat) + pledges_worth(map, &s->captain[seat]) + next_reward(s, seat) * weigh.reward / 100 +
           weigh.trade * map->rounds / 10;
}

/* ---- What was begun ----------------------------------------------------------------------------------------------------------- */

static int nearest_island(const chart *map, ah_place ship)
{
    int best = FAR;

    for (int suit = 0; suit < AH_SUITS; suit++) {
        int far = way_to(map, ship, suit);

        if (far >= 0) best = rs_at_most(best, far);
    }
    return best;
}

/* A Sail under way; the Union's may end on an island, also on the one that it has left. */
static int move_worth(const ah_state *s, const chart *map, const rs_frame *frame)
{
    int budget = frame->arg[AH_M_BUDGET], far;

    if (!ah_bonus_to_come(frame) || !(frame->arg[AH_M_FLAGS] & AH_BY_SAIL)) return 0;
    if (frame->arg[AH_M_FIGURE] != AH_UNION_FLAGSHIP) return weigh.under_way * (1 + budget);
    far = nearest_island(map, ah_place_of(s, s->at[AH_UNION_FLAGSHIP]));
    return weigh.under_way * budget / 2 + (far <= budget && (far > 0 || budget != 1 || frame->arg[AH_M_TAKEN]) ? begun[AH_D_COMRADES] : 0);
}

static int frame_worth(const ah_state *s, const chart *map, const rs_frame *frame)
{
    switch (frame->kind) {
    case AH_D_VALUE: return placing[rs_at_most(frame->arg[1], AH_ON_CREW)];
    case AH_D_GRID: return next_reward(s, frame->seat);
    case AH_D_REWARD: return weigh.ride;
    case AH_D_PLEDGE: return best_pledge(map, frame->arg[0]);
    case AH_MOVE: return move_worth(s, map, frame);
    default: return begun[frame->kind];
    }
}

static int begun_by(const ah_state *s, const chart *map, int seat)
{
    int sum = 0;

    for (int i = 1; i < s->head.depth; i++)
        if (s->stack[i].seat == seat) sum += frame_worth(s, map, &s->stack[i]);
    return sum;
}

/* ---- What everybody has ------------------------------------------------------------------------------------------------------ */

static int gold_worth(int gold) { return rs_at_most(gold, 4) * weigh.gold + rs_at_least(gold - 4, 0) * weigh.more_gold; }

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
    for (int lost = seen & ~whole; lost; lost &= lost - 1) sum -= last_slot[__builtin_ctz((unsigned)lost)];
    return sum;
}

static int crew_of(const ah_captain *c)
{
    int sum = 0, card;

    RS_EACH(card, c->crew) sum += crew_worth[card];
    return sum;
}

/* Rounds that a captain still has, in tenths: what is only a means counts as long as it can be used. */
static int time_left(const ah_state *s, const chart *map, int seat)
{
    return rs_at_most(ah_pool_size(&s->captain[seat]) * 10 / ah_dice_of(ah_faction_of(s, seat)) + map->rounds - 10, weigh.enough);
}

static int means(const ah_state *s, int seat, int faction)
{
    const ah_captain *c = &s->captain[seat];
    int sum = gold_worth(c->gold) + board_worth(s, seat) + crew_of(c) + rs_zone_size(&c->hand) * weigh.plan;

    return faction == AH_SQUADRON || faction == AH_UNION ? sum + reserves(s, seat, faction) : sum;
}

static int captains_worth(const ah_state *s, const chart *map, int seat)
{
    const ah_captain *c = &s->captain[seat];
    int faction = ah_faction_of(s, seat), sum = c->fame * 100 + begun_by(s, map, seat) + ah_pool_size(c) * weigh.recall;

    sum += means(s, seat, faction) * time_left(s, map, seat) / weigh.enough;
    if (faction != AH_UNION) sum += rs_zone_size(&s->stack_tiles) * weigh.tile;
    return sum + (faction == AH_SQUADRON || faction == AH_UNION ? regions_worth(s, map, faction) : smuggling(s, map, seat));
}

void ah_values(const void *state, void *notes, int value[RS_SEATS])
{
    const ah_state *s = state;
    int goal = s->head.option[AH_OPT_GOAL],
        lead = weigh.lead_early - (weigh.lead_early - weigh.lead_late) * rs_at_most(best_fame(s), goal) / goal;
    chart map;

    (void)notes;
    look_around(s, &map);
    for (int seat = 0; seat < s->head.players; seat++) value[seat] = captains_worth(s, &map, seat) * RS_DOUBLES / lead;
}
