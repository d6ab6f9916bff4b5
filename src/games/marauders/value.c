/* value.c - how each captain stands, for bots: points, gold, ship and cargo, what lies within reach, and what is about to be won or lost.
 *
 * All is counted in hundredths of a gold; a point of glory is worth ten gold. Distances are actions: a third of a turn each. */
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

static int at_least(int a, int b) { return a > b ? a : b; }
static int at_most(int a, int b) { return a < b ? a : b; }

/* ---- The way to a place -------------------------------------------------------------------------------------------------- */

typedef struct chart {         /* of the position, the same for all captains */
    bool in_port;              /* in a Port action */
    bool won;                  /* a battle is decided, its spoils are being taken */
    bool raiding;              /* cards of a merchant lie open, not yet won or lost */
    uint32_t buyers[MM_GOODS]; /* bit per port where the good is in demand */
} chart;

/* What a captain may gain, by place: that is why he goes anywhere. */
typedef struct aims {
    int port[MM_ZONES], sea[MM_ZONES]; /* in a Port action there; by a Scout action there */
    int any_port;                      /* in a Port action, wherever it is */
    int all;                           /* each gain once, wherever it is had */
    uint32_t wanted;                   /* bit per zone of a nation that has put a bounty on him */
    uint32_t open;                     /* bit per port that lets him in */
    bool late;                         /* in a Port action, but too late to sell */
    int glory, rate;                   /* what a point is worth to him, and the next gold aboard */
    int carried, room;                 /* cards aboard, and for how many there is room in the hold */
} aims;

#define ZONE(zone) (1u << MM_##zone)

enum { PORTS = ((1 << MM_ZONES) - 1) & ~(1 << MM_CSE) };
enum { SHUT = -1000000 }; /* to go to a port that does not let him in: no other gain outweighs it */

/* 1u << zone: from a table compilers make vector instructions of loops over all zones. */
static const uint32_t bit_of[MM_ZONES] = {1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536};

/* For RS_EACH. */
static rs_set zones(uint32_t bits) { return (rs_set){{bits, 0}}; }

static void look_around(const mm_state *s, chart *map)
{
    *map = (chart){false, false, false, {0}};
    for (int i = 2; i < s->head.depth; i++) {
        map->in_port |= s->stack[i].kind == MM_D_PORT;
        map->won |= s->stack[i].kind == MM_S_VICTORY;
        map->raiding |= s->stack[i].kind == MM_S_RAID && s->stack[i].arg[0] <= MM_A_PLUNDER && s->stack[i].arg[0] > MM_A_BOUNTY;
    }
    for (int zone = 0; zone < MM_ZONES; zone++)
        if (s->demand[zone] != MM_NONE) map->buyers[s->demand[zone]] |= 1u << zone;
}

static uint32_t wanted_in(const mm_captain *c)
{
    uint32_t wanted = 0;

    for (int nation = 0; nation < MM_NATIONS; nation++)
        if (c->bounty[nation] > 0) wanted |= mm_zones_of[nation];
    return wanted;
}

static uint32_t open_ports(const mm_state *s, const mm_captain *c, uint32_t wanted)
{
    int nation = mm_nation_of(c);
    uint32_t shut = wanted & ~(1u << mm_home(c) | ZONE(PRO));

    if (c->captain == MM_VILLON) return PORTS;
    if (c->documents != MM_NONE) shut &= ~mm_zones_of[c->documents];
    if (mm_is_at_war(s, nation)) shut |= mm_zones_of[s->war[s->war[0] == nation]];
    if (c->in_port) shut &= ~(1u << c->zone);
    return PORTS & ~shut;
}

/* The best place to go to. Entering a port, leaving one and the Port action itself are actions too. */
static int best_aim(const mm_state *s, int seat, const chart *map, const aims *a)
{
    const mm_captain *c = &s->captain[seat];
    const uint8_t *moves = mm_moves_between[c->zone], *near_sea = &weigh.near_[c->in_port + 1], *near_port = near_sea + 1;
    int best = 0, best_sea = 0;

    if (c->in_port) { /* the loop below counts this port again, farther away: that is never more */
        bool used = seat == s->active && s->turn.port_used, here = seat == s->active && map->in_port;

        best = at_least(best, (a->any_port + a->port[c->zone]) * weigh.near_[here ? 0 : used ? 3 : 1]);
    }
    for (int zone = 0; zone < MM_ZONES; zone++) {
        int port = (a->any_port + a->port[zone]) * near_port[moves[zone]], sea = a->sea[zone] * near_sea[moves[zone]];

        best = at_least(best, port);
        best_sea = at_least(best_sea, sea);
    }
    return at_least(best, best_sea) / 100;
}

static void aim_at_port(aims *a, int zone, int gain)
{
    if (!(a->open >> zone & 1)) return;
    a->port[zone] += gain;
    a->all += gain;
}

static void aim_at_sea(aims *a, int zone, int gain)
{
    a->sea[zone] += gain;
    a->all += gain;
}

static void aim_anywhere(aims *a, int gain)
{
    a->any_port += gain;
    a->all += gain;
}

/* ---- Points and gold ------------------------------------------------------------------------------------------------------- */

static int glory_worth(const mm_captain *c)
{
    return weigh.point + at_most(at_least(c->stash - 10 * c->track, 0), 10) * (weigh.stashed - weigh.stashed_early);
}

static int points_worth(const mm_state *s, const mm_captain *c)
{
    int now = at_most(c->stash, 10 * c->track), soon = at_most(c->stash, 5 * s->head.option[MM_OPT_TARGET]);

    return c->track * weigh.point + now * weigh.stashed + at_least(soon - now, 0) * weigh.stashed_early +
           at_least(c->stash - at_least(soon, now), 0) * weigh.stashed_idle;
}

/* What is still missing for a frigate or galleon beyond the old ship. */
static int ship_price(const mm_captain *c)
{
    if (c->big_ship || c->ship > MM_FLUTE) return 0;
    return mm_ships[MM_FRIGATE].buy - mm_ships[c->ship].sell;
}

static int gold_worth(const mm_captain *c, int gold)
{
    int purse = at_most(gold, weigh.purse_size), fund = at_most(gold - purse, at_least(ship_price(c) - purse, 0));

    return purse * weigh.purse + fund * weigh.fund + (gold - purse - fund) * weigh.aboard;
}

/* Percent of its face that the next gold aboard is worth. */
static int rate(const mm_captain *c)
{
    return (gold_worth(c, c->gold + MM_GLORIOUS_PLUNDER) - gold_worth(c, c->gold)) / MM_GLORIOUS_PLUNDER;
}

static void aim_at_home(const mm_state *s, const mm_captain *c, aims *a)
{
    int spare = at_least(c->gold - weigh.purse_size, 0), counts = at_most(spare, at_least(10 * c->track - c->stash, 0));
    int soon = at_most(spare, at_least(5 * s->head.option[MM_OPT_TARGET] - c->stash, 0)), now = counts * weigh.stashed;

    if (spare == 0) return;
    if (soon > counts) now += (soon - counts) * weigh.stashed_early;
    now -= gold_worth(c, c->gold) - gold_worth(c, c->gold - at_least(counts, soon));
    if (now > 0) aim_at_port(a, mm_home(c), now);
}

/* ---- Cargo --------------------------------------------------------------------------------------------------------------- */

static int cards_of(uint64_t cargo, int good) { return __builtin_popcountll(cargo & mm_good_mask(good)); }

static uint64_t without_one(uint64_t cargo, int good) { return cargo & ~(1ULL << __builtin_ctzll(cargo & mm_good_mask(good))); }

/* Goods that a mission asks for are counted there. */
static uint64_t without_task(uint64_t cargo, const mm_mission_face *task)
{
    for (int i = 0; i < 2; i++)
        for (int n = task->goods[i]; n > 0 && cards_of(cargo, task->good[i]); n--) cargo = without_one(cargo, task->good[i]);
    return cargo;
}

/* What does not fit into the hold will be left behind: single cards first, unless they can be sold here. */
static uint64_t without_surplus(uint64_t cargo, int surplus, int wanted)
{
    for (; surplus > 0; surplus--) {
        int least = -1;

        for (int good = 0; good < MM_GOODS; good++)
            if (cards_of(cargo, good) && good != wanted && (least < 0 || cards_of(cargo, good) < cards_of(cargo, least))) least = good;
        if (least < 0) return cargo;
        cargo = without_one(cargo, least);
    }
    return cargo;
}

static uint64_t cargo_for_sale(const mm_state *s, const mm_captain *c, const aims *a)
{
    uint64_t cargo = c->cargo.cards.bits[0];

    if (c->mission != MM_NONE && mm_missions[c->mission].task == MM_BRING) cargo = without_task(cargo, &mm_missions[c->mission]);
    return without_surplus(cargo, a->carried - a->room, c->in_port ? s->demand[c->zone] : MM_NONE);
}

/* What so many cards of a good bring more than they are worth unsold, at a price in whole gold. */
static int sale(const aims *a, int cards, int price)
{
    return cards * (price * a->rate - weigh.goods) + (cards >= MM_GLORIOUS_SALE ? a->glory : 0);
}

/* Havana may pay more; in the port where he is he sells what does not fit into the hold as well, if it is not too late. */
static int special_sale(const mm_captain *c, const aims *a, int zone, int cards, int price)
{
    bool here = c->in_port && zone == c->zone;
    int gain = sale(a, here ? cards : at_most(cards, a->room), price + (zone == MM_HAV && !mm_pirate(c) ? 1 : 0));

    return here && a->late ? gain * weigh.near_[3] / 100 : gain;
}

/* Returns the best sale of so many cards of a good. */
static int aim_at_buyers(const mm_captain *c, uint32_t buyers, int cards, aims *a)
{
    uint32_t special = ZONE(HAV) | (c->in_port ? 1u << c->zone : 0);
    int price = 6 + (c->captain == MM_QUIROGA ? 1 : 0), usual = sale(a, at_most(cards, a->room), price), best = 0, zone;

    RS_EACH(zone, zones(buyers)) {
        int gain = special >> zone & 1 ? special_sale(c, a, zone, cards, price) : usual;

        a->port[zone] += gain;
        best = at_least(best, gain);
    }
    return best;
}

static void aim_at_sales(const mm_state *s, const mm_captain *c, const chart *map, aims *a)
{
    uint64_t cargo = cargo_for_sale(s, c, a);

    while (cargo) {
        int good = mm_good_of(__builtin_ctzll(cargo)), cards = cards_of(cargo, good);
        int best = aim_at_buyers(c, map->buyers[good] & a->open, cards, a);

        a->all += best + (best && cards == 2 && a->room > 2 ? weigh.pair : 0);
        cargo &= ~mm_good_mask(good);
    }
}

static int cargo_worth(const mm_captain *c)
{
    int cards = mm_cards_carried(c), room = at_least(mm_capacity(c), 0);

    return at_most(cards, room) * weigh.goods + at_least(cards - room, 0) * weigh.good_elsewhere;
}

/* ---- What lies within reach ------------------------------------------------------------------------------------------------ */

/* Room in the hold, gold, and a port to buy in; little is left where he has just bought. The first of the aims in ports: the others add. */
static void aim_at_markets(const mm_captain *c, aims *a)
{
    int slots = at_most(a->room - a->carried, c->gold / 2), gain = slots * weigh.slot, seven = gain * 7 / 6, eight = gain * 8 / 6;

    if (slots <= 0) return;
    aim_anywhere(a, gain);
    a->port[MM_CCS] += eight - gain;
    a->port[MM_SMA] += seven - gain;
    a->port[MM_NAS] += seven - gain;
    a->port[MM_SDO] += seven - gain;
    if (c->bought_at != MM_NONE && a->open >> c->bought_at & 1) a->port[c->bought_at] = gain / 6 - gain;
}

static bool may_raid(const mm_captain *c) { return weigh.prey[c->ship] && c->value[MM_HULL] >= 2 && !mm_destroyed(c); }

/* The first of the aims at sea: the others add to what it sets. */
static void aim_at_merchants(const mm_state *s, const mm_captain *c, aims *a)
{
    uint32_t merchants = may_raid(c) ? (uint32_t)s->merchants.bits[0] : 0, wanted = merchants & a->wanted;
    int prey = weigh.prey[c->ship], found = prey * weigh.roll[mm_skill_of(c, MM_SCOUTING)] / 100, known = found * 130 / 100, best = 0;

    for (int zone = 0; zone < MM_ZONES; zone++) a->sea[zone] = wanted & bit_of[zone] ? known : merchants & bit_of[zone] ? found : 0;
    if (merchants & ZONE(HAV)) a->sea[MM_HAV] = found * 120 / 100;
    if (merchants & ZONE(SJU)) a->sea[MM_SJU] = found * 120 / 100;
    if (merchants & ZONE(CAR)) a->sea[MM_CAR] = wanted & ZONE(CAR) ? prey * 130 / 100 : prey;
    for (int zone = 0; zone < MM_ZONES; zone++) best = at_least(best, a->sea[zone]);
    a->all += best;
}

static rs_set specialists_of(const mm_captain *c) { return rs_both(c->glory.cards, (rs_set){{~0ULL << MM_ORDINARY, ~0ULL}}); }

/* A big ship, when there is the gold for it; repairs; specialists who wait somewhere. */
static void aim_at_fittings(const mm_captain *c, aims *a)
{
    int price = ship_price(c), damage = mm_damage(c), card;

    if (price && c->gold >= price) aim_anywhere(a, weigh.buy_ship);
    if (damage) aim_anywhere(a, at_most(damage, c->gold / 2) * (-weigh.damage - 150) + (mm_destroyed(c) ? -weigh.destroyed / 2 : 0));
    if (c->value[MM_CREW] < mm_most(c, MM_CREW)) aim_anywhere(a, -weigh.crew / 2);
    RS_EACH(card, specialists_of(c))
        if (!mm_has_hired(c, mm_type_of(card))) aim_at_port(a, mm_hired_in[card - MM_ORDINARY], weigh.hire_near);
}

static int reward_worth(const aims *a, const mm_act reward[MM_PROGRAM])
{
    int sum = a->glory;

    for (int i = 0; i < MM_PROGRAM && reward[i].op != MM_OP_END; i++)
        sum += reward[i].op == MM_OP_GOLD ? reward[i].a * a->rate : reward[i].op == MM_OP_FIGHT ? -weigh.gift : weigh.gift;
    return sum;
}

static void aim_at_rumours(const mm_captain *c, aims *a)
{
    int card;

    RS_EACH(card, c->rumours.cards) {
        const mm_rumour_face *face = &mm_rumours_faces[card];
        int dice = mm_skill_of(c, face->port ? MM_INFLUENCE : MM_SCOUTING);
        int gain = reward_worth(a, face->reward) * weigh.roll[dice] / 100 * weigh.rumour / 100;

        if (face->port)
            aim_at_port(a, face->zone, gain);
        else
            aim_at_sea(a, face->zone, gain);
    }
}

static int missing_goods(const mm_captain *c, const mm_mission_face *face)
{
    int missing = 0;

    for (int i = 0; i < 2; i++)
        if (face->goods[i]) missing += at_least(face->goods[i] - cards_of(c->cargo.cards.bits[0], face->good[i]), 0);
    return missing;
}

static void aim_at_spying(const mm_captain *c, const mm_mission_face *face, int gain, aims *a)
{
    int left = (face->place[1] == MM_NONE ? 1 : 2) - __builtin_popcount((unsigned)c->progress);

    a->all += (2 - left) * gain / 4;
    for (int i = 0; i < 2; i++)
        if (face->place[i] != MM_NONE && !(c->progress >> i & 1))
            aim_at_sea(a, face->place[i], gain * weigh.roll[mm_skill_of(c, MM_SCOUTING)] / 100 / at_least(left, 1));
}

static void aim_at_letters(const mm_captain *c, int gain, aims *a)
{
    int zone;

    RS_EACH(zone, zones(a->open & ~mm_zones_of[MM_ES]))
        if (!(c->progress >> mm_zones[zone].nation & 1)) a->port[zone] += gain / 3;
    a->all += gain * (3 + __builtin_popcount((unsigned)c->progress)) / 6;
}

static void aim_at_task(const mm_captain *c, aims *a)
{
    const mm_mission_face *face = &mm_missions[c->mission];
    int gain = reward_worth(a, face->reward) * weigh.task / 100, missing;

    switch (face->task) {
    case MM_GO: aim_at_port(a, face->place[0], gain); break;
    case MM_BRING:
        missing = at_most(missing_goods(c, face), HAD - 1);
        if (missing)
            a->all += gain * weigh.brought[missing] / 100;
        else
            aim_at_port(a, face->place[0], gain);
        break;
    case MM_SPY: aim_at_spying(c, face, gain, a); break;
    case MM_LETTER: aim_at_letters(c, gain, a); break;
    case MM_FIGHT: a->all += gain; break;
    case MM_RAID: a->all += gain * weigh.prey[c->ship] / 1000; break;
    default: a->all += gain * weigh.hunt / 100; break;
    }
}

static bool may_take(const mm_captain *c, const mm_mission_face *face)
{
    switch (face->needs) {
    case MM_NEEDS_NON_PIRATE: return !mm_pirate(c) && c->gold >= face->pay;
    case MM_NEEDS_PIRATE: return mm_pirate(c);
    case MM_NEEDS_NO_BOUNTY: return c->bounty[face->of] == 0;
    default: return true;
    }
}

static void aim_at_missions(const mm_state *s, const mm_captain *c, aims *a)
{
    for (int i = 0; i < MM_OPEN_MISSIONS; i++) {
        const mm_mission_face *face = s->open_mission[i] == MM_NONE ? NULL : &mm_missions[s->open_mission[i]];
        int chance;

        if (!face || !may_take(c, face) || face->task == MM_DEFEAT || face->task == MM_BRING || !(a->open >> face->port & 1)) continue;
        chance = face->roll == MM_NONE ? 100 : weigh.roll[mm_skill_of(c, face->roll)];
        a->port[face->port] += reward_worth(a, face->reward) * chance / 100 * weigh.open_task / 100;
    }
}

static void clear_aims(const mm_state *s, int seat, const chart *map, aims *a)
{
    const mm_captain *c = &s->captain[seat];

    a->wanted = wanted_in(c);
    a->open = open_ports(s, c, a->wanted);
    a->late = seat == s->active && map->in_port && s->turn.activities && rs_top_of(s)->kind != MM_D_SELL_CARDS;
    a->glory = glory_worth(c);
    a->rate = rate(c);
    a->carried = mm_cards_carried(c);
    a->room = at_least(mm_capacity(c), 0);
    a->any_port = a->all = 0;
    for (int zone = 0; zone < MM_ZONES; zone++) a->port[zone] = a->open & bit_of[zone] ? 0 : SHUT;
}

static int aims_worth(const mm_state *s, int seat, const chart *map)
{
    const mm_captain *c = &s->captain[seat];
    aims a;

    clear_aims(s, seat, map, &a);
    aim_at_markets(c, &a);
    aim_at_home(s, c, &a);
    aim_at_sales(s, c, map, &a);
    aim_at_merchants(s, c, &a);
    aim_at_fittings(c, &a);
    aim_at_rumours(c, &a);
    if (c->mission == MM_NONE)
        aim_at_missions(s, c, &a);
    else
        aim_at_task(c, &a);
    return (a.all * weigh.distant + best_aim(s, seat, map, &a) * (100 - weigh.distant)) / 100;
}

/* ---- The ship and what is aboard --------------------------------------------------------------------------------------------- */

/* Hits that are being allotted count already. */
static int left_of(const mm_state *s, int seat, int location)
{
    const mm_captain *c = &s->captain[seat];
    bool hit = s->hits.source != MM_BY_NOTHING && s->hits.victim == seat;

    return at_least(c->value[location] - (hit ? s->hits.pending[location] : 0), 0);
}

static int bare_ship(const mm_captain *c, int captain)
{
    const uint8_t *skill = mm_captains[captain].skill;
    bool holds = c->ship == MM_FLUTE || c->ship == MM_GALLEON;

    return weigh.ship[c->ship] +
           (holds ? skill[MM_INFLUENCE] * weigh.trader : (skill[MM_SCOUTING] + skill[MM_SEAMANSHIP] - 2) * weigh.raider);
}

static int damage_worth(const mm_state *s, int seat)
{
    const mm_captain *c = &s->captain[seat];
    int sum = 0;

    for (int location = 0; location < MM_LOCATIONS; location++) {
        int left = left_of(s, seat, location), lost = mm_most(c, location) - left;

        sum += lost * (location == MM_CREW ? weigh.crew : weigh.damage) + (location == MM_HULL ? lost * weigh.hull : 0);
        if (left == 0) sum += weigh.destroyed;
    }
    return sum;
}

static int fittings_worth(const mm_captain *c)
{
    int mods = __builtin_popcount(c->mods & ~(1u << MM_EXTRA_HOLD)), hired = 0;

    for (int type = 0; type < MM_SPECIALISTS; type++) hired += c->hired[type] != MM_NONE;
    return mods * weigh.mod + (mm_has_mod(c, MM_EXTRA_HOLD) ? weigh.hold_mod : 0) + __builtin_popcount(c->weapons) * weigh.weapon +
           hired * weigh.hired;
}

static int hand_worth(const mm_captain *c)
{
    rs_set specialists = specialists_of(c);
    int sum = (rs_zone_size(&c->glory) - rs_size(&specialists)) * weigh.card, card;

    RS_EACH(card, specialists)
        if (!mm_has_hired(c, mm_type_of(card))) sum += weigh.specialist;
    return sum;
}

static int bounties_worth(const mm_captain *c)
{
    static const uint8_t ports[MM_NATIONS] = {[MM_NL] = 2, [MM_EN] = 4, [MM_FR] = 3, [MM_ES] = 6};
    int sum = weigh.pirate;

    if (!mm_pirate(c)) return 0;
    for (int nation = 0; nation < MM_NATIONS; nation++)
        if (c->bounty[nation]) sum += c->bounty[nation] * weigh.wanted + (c->documents == nation ? 0 : ports[nation] * weigh.shut_port);
    return sum;
}

/* ---- Battles ----------------------------------------------------------------------------------------------------------------- */

typedef struct fighter {
    int value[MM_LOCATIONS], seamanship, leadership, manoeuvre;
} fighter;

static fighter captain_fights(const mm_state *s, int seat)
{
    const mm_captain *c = &s->captain[seat];
    fighter f = {{0}, mm_skill_of(c, MM_SEAMANSHIP), mm_skill_of(c, MM_LEADERSHIP), mm_manoeuvre(c)};

    for (int location = 0; location < MM_LOCATIONS; location++) f.value[location] = left_of(s, seat, location);
    return f;
}

static fighter npc_fights(const mm_state *s, int npc)
{
    int ship = mm_npc_ship(s, npc);
    fighter f = {{0}, mm_npc_skill(s, npc, MM_SEAMANSHIP), mm_events_faces[s->npc[npc].top].skill[2], mm_ships[ship].manoeuvre};

    for (int location = 0; location < MM_LOCATIONS; location++) f.value[location] = mm_ships[ship].value[location];
    return f;
}

static fighter side_fights(const mm_state *s, int side)
{
    fighter f;

    if (mm_is_seat(side)) return captain_fights(s, side);
    f = (fighter){{0}, 0, s->battle.leadership, 0};
    if (side != MM_SIDE_BAND && s->npc[side - MM_SIDE_NPC].top != MM_NONE) f = npc_fights(s, side - MM_SIDE_NPC);
    for (int location = 0; location < MM_LOCATIONS; location++) {
        bool hit = s->hits.source != MM_BY_NOTHING && s->hits.victim == side;

        f.value[location] = at_least(s->battle.npc[location] - (hit ? s->hits.pending[location] : 0), 0);
    }
    return f;
}

static int toughness(const fighter *f)
{
    return 3 * f->value[MM_HULL] + f->value[MM_HOLD] + f->value[MM_MASTS] + f->value[MM_CREW] + f->value[MM_CANNONS];
}

/* Hits in a round, in hundredths. */
static int firepower(const fighter *f, const fighter *foe)
{
    int dice = f->value[MM_MASTS] ? f->seamanship + (f->manoeuvre >= foe->manoeuvre + 2) : 1;
    int others = foe->value[MM_MASTS] ? foe->seamanship + (foe->manoeuvre >= f->manoeuvre + 2) : 1;
    int wins = at_most(at_least(45 + 10 * (dice - others), 10), 80), cannons = f->value[MM_CANNONS];

    return cannons * wins + (100 - wins) * at_most(dice * 33, cannons * 100) / 100;
}

/* Percent of the one who has a against b. */
static int odds(int a, int b) { return a + b == 0 ? 50 : (int)(100LL * a * a / ((int64_t)a * a + (int64_t)b * b)); }

static int winning_chance(const fighter *f, const fighter *foe)
{
    int crews = odds(f->value[MM_CREW] * f->leadership * 10, foe->value[MM_CREW] * foe->leadership * 10);

    if (foe->manoeuvre == 0) return crews; /* a band */
    if (f->value[MM_HULL] == 0) return 0;
    if (foe->value[MM_HULL] == 0) return 100;
    return (odds(toughness(f) * firepower(f, foe), toughness(foe) * firepower(foe, f)) * weigh.by_cannon +
            crews * (100 - weigh.by_cannon)) /
           100;
}

static int prospect(int chance, int gain, int stake, bool may_flee)
{
    return (chance * gain - (100 - chance) * (may_flee ? weigh.flight : 100) / 100 * stake) / 100;
}

static int battle_worth(const mm_state *s, int seat, const chart *map, int stake)
{
    int i = mm_index_of(s, seat), gain = glory_worth(&s->captain[seat]) + weigh.spoils;
    fighter own, foe;

    if (i == MM_NONE) return 0;
    if (map->won) return s->battle.winner == i ? 0 : -stake;
    own = captain_fights(s, seat);
    foe = side_fights(s, s->battle.side[!i]);
    return prospect(winning_chance(&own, &foe), gain, stake, own.value[MM_MASTS] > 0 && s->battle.side[!i] != MM_SIDE_BAND);
}

/* Who searches for him at the start of his next turn, or may come for him before: bits. */
static unsigned hunters_of(const mm_state *s, int seat)
{
    const mm_captain *c = &s->captain[seat];
    const uint8_t *moves = mm_moves_between[c->zone];
    unsigned hunters = 0;

    for (int npc = 0; npc < MM_NPCS; npc++) {
        int zone = s->npc[npc].zone;

        if (zone == MM_NONE || moves[zone] > 1 || !mm_hostile(s, npc, c)) continue;
        if (zone == c->zone ? mm_searches(s, npc, seat) : c->zone != MM_TRI || !mm_is_naval(npc)) hunters |= 1u << npc;
    }
    return hunters;
}

static int danger(const mm_state *s, int seat, int stake)
{
    const mm_captain *c = &s->captain[seat];
    unsigned hunters = c->in_port || mm_index_of(s, seat) != MM_NONE ? 0 : hunters_of(s, seat);
    fighter own;
    int sum = 0;

    if (!hunters) return 0;
    own = captain_fights(s, seat);
    for (; hunters; hunters &= hunters - 1) {
        int npc = __builtin_ctz(hunters), share = s->npc[npc].zone == c->zone ? weigh.fear : weigh.passing;
        fighter foe = npc_fights(s, npc);

        share = share * weigh.roll[at_most(mm_search_dice(s, npc, c), SKILLED)] / 100;
        sum += at_most(prospect(winning_chance(&own, &foe), weigh.point, stake, own.value[MM_MASTS] > 0), 0) * share / 100;
    }
    return sum;
}

/* ---- Raids -------------------------------------------------------------------------------------------------------------------- */

/* What the cards on the table will bring or cost, if they stay as they are. */
static int raid_worth(const mm_state *s, const mm_captain *c, int stake)
{
    int gold = c->zone == MM_SJU && s->raid.nation == MM_ES ? 3 : 0, escapes = c->captain == MM_RICHERY ? -1 : 0, cards = 0, card;
    int hits[MM_LOCATIONS] = {0}, cost = 0, left = s->raid.successes;
    bool destroyed = false, counted = s->hits.source == MM_BY_RAID, fails;

    RS_EACH(card, s->table) {
        int location = mm_cargo_faces[card].hit;

        gold += mm_cargo_faces[card].plunder;
        cards++;
        if (location == MM_NONE)
            escapes++;
        else if (location != MM_HULL && c->value[location] - hits[location] <= 0)
            hits[MM_HULL]++;
        else
            hits[location]++;
    }
    for (int location = 0; location < MM_LOCATIONS; location++) {
        int lost = counted ? s->hits.pending[location] : hits[location];

        if (lost >= c->value[location]) destroyed = true;
        if (!counted && s->raid.gold == 0)
            cost += lost * (location == MM_CREW ? weigh.crew : weigh.damage) + (location == MM_HULL ? lost * weigh.hull : 0);
        if (!counted && lost && lost >= c->value[location]) cost += location == MM_HULL ? -stake : weigh.destroyed;
    }
    if (s->raid.gold > 0) gold = s->raid.gold, destroyed = false, cost = 0;
    fails = destroyed || escapes >= mm_manoeuvre(c);
    gold = gold_worth(c, c->gold + gold) - gold_worth(c, c->gold) + (gold >= MM_GLORIOUS_PLUNDER ? glory_worth(c) : 0) +
           at_most(cards, at_least(mm_room(c), 0)) * weigh.goods;
    return cost + (fails ? gold * at_most(left * weigh.doubt, 60) / 100 : gold);
}

/* ---- A captain ---------------------------------------------------------------------------------------------------------------- */

/* A rumour that is being tested is neither in hand nor rewarded yet. */
static int test_worth(const mm_state *s, int seat)
{
    if (s->testing == MM_NONE || seat != s->active) return 0;
    return glory_worth(&s->captain[seat]) * (rs_top_of(s)->kind == MM_D_REROLL ? 30 : 100) / 100;
}

/* Before a captain appears: at set-up with a ship chosen, later with what is left to him. */
static int absent_worth(const mm_state *s, const mm_captain *c)
{
    mm_captain new = *c;
    int who = c->dealt != MM_NONE ? c->dealt : c->successor, gold = at_least(10 - c->stash, 0) * weigh.purse;

    if (s->round > 0 || who == MM_NONE || c->choice == MM_NONE) return gold + weigh.ship[MM_SLOOP] + weigh.death;
    new.ship = c->choice;
    return gold + bare_ship(&new, who);
}

static int loose_worth(const mm_state *s, int seat, const chart *map)
{
    const mm_captain *c = &s->captain[seat];
    int own, stake;

    if (c->captain == MM_NONE) return absent_worth(s, c);
    own = gold_worth(c, c->gold) + cargo_worth(c) + bare_ship(c, c->captain) + damage_worth(s, seat) + fittings_worth(c) + hand_worth(c) +
          aims_worth(s, seat, map);
    stake = at_least(own - weigh.ship[MM_SLOOP] - weigh.death, -weigh.death);
    return own + bounties_worth(c) + test_worth(s, seat) + battle_worth(s, seat, map, stake) + danger(s, seat, stake) +
           (map->raiding && seat == s->active ? raid_worth(s, c, stake) : 0);
}

static int lead_for_double(const mm_state *s)
{
    int best = 0, target = s->head.option[MM_OPT_TARGET];

    if (s->final) return weigh.lead_final;
    for (int seat = 0; seat < s->head.players; seat++) best = at_least(best, mm_total(&s->captain[seat]));
    return weigh.lead_early - (weigh.lead_early - weigh.lead_late) * at_most(best, target) / target;
}

/* In the last round only what counts at its end is worth much. */
static int captains_worth(const mm_state *s, int seat, const chart *map)
{
    const mm_captain *c = &s->captain[seat];
    int loose = loose_worth(s, seat, map);

    if (s->final) return mm_total(c) * weigh.point + c->track * 20 + loose * weigh.loose_final / 100;
    return points_worth(s, c) + loose;
}

void mm_standings(const void *state, int value[RS_SEATS])
{
    const mm_state *s = state;
    int lead = lead_for_double(s);
    chart map;

    look_around(s, &map);
    for (int seat = 0; seat < s->head.players; seat++) value[seat] = captains_worth(s, seat, &map) * RS_DOUBLES / lead;
}
