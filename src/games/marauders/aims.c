/* aims.c - how captains stand: why a captain goes anywhere, what he may gain there, and how far it is. */
#include "games/marauders/value.h"

/* ---- The way to a place -------------------------------------------------------------------------------------------------- */

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
static int best_aim(const mm_state *s, int seat, const mm_chart *map, const aims *a)
{
    const mm_captain *c = &s->captain[seat];
    const uint8_t *moves = mm_moves_between[c->zone], *near_sea = &weigh.near_[c->in_port + 1], *near_port = near_sea + 1;
    int best = 0, best_sea = 0;

    if (c->in_port) { /* the loop below counts this port again, farther away: that is never more */
        bool used = seat == s->active && s->turn.port_used, here = seat == s->active && map->in_port;

        best = rs_at_least(best, (a->any_port + a->port[c->zone]) * weigh.near_[here ? 0 : used ? 3 : 1]);
    }
    for (int zone = 0; zone < MM_ZONES; zone++) {
        int port = (a->any_port + a->port[zone]) * near_port[moves[zone]], sea = a->sea[zone] * near_sea[moves[zone]];

        best = rs_at_least(best, port);
        best_sea = rs_at_least(best_sea, sea);
    }
    return rs_at_least(best, best_sea) / 100;
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

/* ---- Gold ------------------------------------------------------------------------------------------------------------------ */

/* Percent of its face that the next gold aboard is worth. */
static int rate(const mm_captain *c)
{
    return (mm_gold_worth(c, c->gold + MM_GLORIOUS_PLUNDER) - mm_gold_worth(c, c->gold)) / MM_GLORIOUS_PLUNDER;
}

static void aim_at_home(const mm_state *s, const mm_captain *c, aims *a)
{
    int spare = rs_at_least(c->gold - weigh.purse_size, 0), counts = rs_at_most(spare, rs_at_least(10 * c->track - c->stash, 0));
    int soon = rs_at_most(spare, rs_at_least(5 * s->head.option[MM_OPT_TARGET] - c->stash, 0)), now = counts * weigh.stashed;

    if (spare == 0) return;
    if (soon > counts) now += (soon - counts) * weigh.stashed_early;
    now -= mm_gold_worth(c, c->gold) - mm_gold_worth(c, c->gold - rs_at_least(counts, soon));
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
    int gain = sale(a, here ? cards : rs_at_most(cards, a->room), price + (zone == MM_HAV && !mm_pirate(c) ? 1 : 0));

    return here && a->late ? gain * weigh.near_[3] / 100 : gain;
}

/* Returns the best sale of so many cards of a good. */
static int aim_at_buyers(const mm_captain *c, uint32_t buyers, int cards, aims *a)
{
    uint32_t special = ZONE(HAV) | (c->in_port ? 1u << c->zone : 0);
    int price = 6 + (c->captain == MM_QUIROGA ? 1 : 0), usual = sale(a, rs_at_most(cards, a->room), price), best = 0, zone;

    RS_EACH(zone, zones(buyers)) {
        int gain = special >> zone & 1 ? special_sale(c, a, zone, cards, price) : usual;

        a->port[zone] += gain;
        best = rs_at_least(best, gain);
    }
    return best;
}

static void aim_at_sales(const mm_state *s, const mm_captain *c, const mm_chart *map, aims *a)
{
    uint64_t cargo = cargo_for_sale(s, c, a);

    while (cargo) {
        int good = mm_good_of(__builtin_ctzll(cargo)), cards = cards_of(cargo, good);
        int best = aim_at_buyers(c, map->buyers[good] & a->open, cards, a);

        a->all += best + (best && cards == 2 && a->room > 2 ? weigh.pair : 0);
        cargo &= ~mm_good_mask(good);
    }
}

/* ---- What lies within reach ------------------------------------------------------------------------------------------------ */

/* Room in the hold, gold, and a port to buy in; little is left where he has just bought. The first of the aims in ports: the others add. */
static void aim_at_markets(const mm_captain *c, aims *a)
{
    int slots = rs_at_most(a->room - a->carried, c->gold / 2), gain = slots * weigh.slot, seven = gain * 7 / 6, eight = gain * 8 / 6;

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
    for (int zone = 0; zone < MM_ZONES; zone++) best = rs_at_least(best, a->sea[zone]);
    a->all += best;
}

/* A big ship, when there is the gold for it; repairs; specialists who wait somewhere. */
static void aim_at_fittings(const mm_captain *c, aims *a)
{
    int price = mm_ship_price(c), damage = mm_damage(c), card;

    if (price && c->gold >= price) aim_anywhere(a, weigh.buy_ship);
    if (damage) aim_anywhere(a, rs_at_most(damage, c->gold / 2) * (-weigh.damage - 150) + (mm_destroyed(c) ? -weigh.destroyed / 2 : 0));
    if (c->value[MM_CREW] < mm_most(c, MM_CREW)) aim_anywhere(a, -weigh.crew / 2);
    RS_EACH(card, mm_specialists_of(c))
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
        if (face->goods[i]) missing += rs_at_least(face->goods[i] - cards_of(c->cargo.cards.bits[0], face->good[i]), 0);
    return missing;
}

static void aim_at_spying(const mm_captain *c, const mm_mission_face *face, int gain, aims *a)
{
    int left = (face->place[1] == MM_NONE ? 1 : 2) - __builtin_popcount((unsigned)c->progress);

    a->all += (2 - left) * gain / 4;
    for (int i = 0; i < 2; i++)
        if (face->place[i] != MM_NONE && !(c->progress >> i & 1))
            aim_at_sea(a, face->place[i], gain * weigh.roll[mm_skill_of(c, MM_SCOUTING)] / 100 / rs_at_least(left, 1));
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
        missing = rs_at_most(missing_goods(c, face), HAD - 1);
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

static void clear_aims(const mm_state *s, int seat, const mm_chart *map, aims *a)
{
    const mm_captain *c = &s->captain[seat];

    a->wanted = wanted_in(c);
    a->open = open_ports(s, c, a->wanted);
    a->late = seat == s->active && map->in_port && s->turn.activities && rs_top_of(s)->kind != MM_D_SELL_CARDS;
    a->glory = mm_glory_worth(c);
    a->rate = rate(c);
    a->carried = mm_cards_carried(c);
    a->room = rs_at_least(mm_capacity(c), 0);
    a->any_port = a->all = 0;
    for (int zone = 0; zone < MM_ZONES; zone++) a->port[zone] = a->open & bit_of[zone] ? 0 : SHUT;
}

int mm_aims_worth(const mm_state *s, int seat, const mm_chart *map)
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
