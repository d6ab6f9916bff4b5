/* value.c - how each company stands, for bots: its points, what its ships will earn in the turns left, and what threatens them.
 *
 * Points are counted in hundredths, ducats in hundredths as well ("cents"); what a ducat is worth in points depends on what can still be
 * made of it. A hold earns so much a turn on average; a fleet is judged by how much better or worse than that its next port is. */
#include "games/compagnie/compagnie.h"

#include <string.h>

enum { STRENGTHS = 5, TURNS_OF_A_BALE = 3, FEW = 3, LONGEST = 16 };

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

typedef struct books { /* of one company */
    int seat;
    int turns;   /* still to come */
    int horizon; /* of these, the ones worth looking ahead: later there will be other chances */
    bool storms; /* another round begins */
    int spaces;  /* places for cargo on all its ships */
    int ships;
    int ducat;                      /* hundredths of a point */
    int marginal;                   /* percent that one more place would earn */
    int then[LONGEST];              /* percent of its price that a bale to be sold so many turns later is worth */
    int pay[CO_PORTS];              /* percent of the price list; 0: no trade there */
    int bales[CO_PORTS];            /* that it can load */
    int to_build[CO_PORTS];         /* bales that two new warehouses would bring */
    uint16_t looked[CO_GOODS];      /* ports of which onward is filled in */
    int onward[CO_GOODS][CO_PORTS]; /* cents that a bale is worth in a port that does not buy it */
} books;

static int at_least(int a, int b) { return a > b ? a : b; }
static int at_most(int a, int b) { return a < b ? a : b; }

/* ---- Turns left ------------------------------------------------------------------------------------------------------------ */

static int rounds_left(const co_state *s)
{
    int rounds = co_calendars[s->head.players].rounds;

    return at_least(CO_CALENDARS * rounds - (s->calendar - 1) * rounds - s->round, 0);
}

/* Its turn of this round is still to come. */
static bool is_to_come(const co_state *s, int seat)
{
    const rs_frame *round = &s->stack[0];

    if (s->head.depth == 0 || round->kind != CO_ROUND) return round->kind == CO_D_START;
    return round->arg[CO_F_STAGE] <= CO_R_TURNS && co_place_of(s, seat) >= round->arg[CO_F_INDEX];
}

/* ---- Trade: ports ------------------------------------------------------------------------------------------------------------ */

static int machines(const co_state *s, int seat) { return co_owns(s, seat, CO_MACHINE_1) + co_owns(s, seat, CO_MACHINE_2); }

static int pay_in(const co_state *s, int seat, int port)
{
    const co_port *p = &s->port[port];
    bool director = p->admin != CO_NONE && p->function == CO_DIRECTOR && co_admin_usable(s, port);

    if (!co_open(s, seat, port)) return 0;
    return 100 + weigh.machine * machines(s, seat) + (director ? weigh.director_share / (p->admin == seat ? 1 : 2) : 0);
}

static int bales_in(const co_state *s, int seat, int port)
{
    const co_port *p = &s->port[port];
    int sum = co_uses(s, seat, CO_GAZETTE_CARD) ? at_most(s->supply[port], CO_GAZETTE) : 0;

    for (int field = 0; field < CO_FIELDS; field++)
        if (p->owner[field] == CO_NONE || p->owner[field] == seat) sum += p->bales[field];
    return sum;
}

/* A new warehouse is filled at once; two can be built in a turn. */
static int bales_to_build(const co_state *s, int port)
{
    const co_port *p = &s->port[port];
    int houses = 0, built = 0, sum = 0;

    for (int field = 0; field < CO_FIELDS; field++) houses += p->owner[field] != CO_NONE;
    for (int field = 0; field < CO_FIELDS && built < CO_BUILDINGS - s->turn.buildings[port]; field++)
        if (p->owner[field] == CO_NONE && p->damage[field] == 0) sum += houses + ++built - p->bales[field];
    return at_most(at_least(sum, 0), s->supply[port]);
}

/* Tenths of places for cargo that the refills of a port can employ. */
static int refills_of(const co_state *s, int seat, int port)
{
    const co_port *p = &s->port[port];
    int houses = 0, own = 0, general = 0;

    for (int field = 0; field < CO_FIELDS; field++) {
        houses += p->owner[field] != CO_NONE;
        own += p->owner[field] == seat;
        general += p->owner[field] == CO_NONE && p->damage[field] == 0;
    }
    return (own * houses * 10 + general * 10 / s->head.players) * TURNS_OF_A_BALE / 4;
}

/* Percent that so many places earn together, of one: first those well supplied, then those scarcely. */
static int employment(int spaces, int supplied)
{
    int tenths = spaces * 10, well = at_most(tenths, supplied * 3 / 4), scarcely = at_most(tenths - well, supplied * 3 / 4);

    return (well * weigh.employed[0] + scarcely * weigh.employed[1] + (tenths - well - scarcely) * weigh.employed[2]) / 10;
}

/* ---- Trade: fleets ------------------------------------------------------------------------------------------------------------ */

typedef struct convoy {    /* a fleet on its way */
    int node, speed, left; /* left: steps of the move under way */
    int ships, spaces, empty;
    bool delivers; /* what it has it can still deliver this turn, where it is */
    bool builds;   /* warehouses can still be built this turn */
    uint32_t goods;
    int8_t count[CO_GOODS];
} convoy;

static int at_speed(int links, int speed) { return speed == 1 ? links : speed == 2 ? (links + 1) / 2 : (links + 2) / 3; }

static int turns_between(int from, int to, int speed, int left)
{
    int links = co_distance[from][to];

    if (from == to) return 0;
    if (left > 0) return at_speed(at_least(links - left, 0), speed);
    return co_is_sea(from) ? at_speed(links, speed) : 1 + at_speed(links - 1, speed);
}

static int onward(const books *b, int good, int from)
{
    int best = weigh.unwanted;

    for (int port = 0; port < CO_PORTS; port++) {
        int turns = 1 + co_distance[from][port] / 2;

        if (co_prices[port][good] == 0 || port == from || turns > b->turns) continue;
        best = at_least(best, co_prices[port][good] * b->pay[port] * b->then[turns] / 100 - turns * weigh.rate);
    }
    return best;
}

static int worth_onward(books *b, int good, int port)
{
    if (!(b->looked[good] >> port & 1)) {
        b->looked[good] = (uint16_t)(b->looked[good] | 1u << port);
        b->onward[good][port] = onward(b, good, port);
    }
    return b->onward[good][port];
}

/* A ship with one bale is rid of its mutiny when that is sold; one without any is soon lost. */
static int shortage(const convoy *c, int places)
{
    int half = at_most(places, c->ships);

    return half * weigh.short_of[0] + (places - half) * weigh.short_of[1];
}

/* Cents by which the fleet does better than on average if it makes for this port. */
static int by_way_of(books *b, const convoy *c, int port, int *taken)
{
    int turns = turns_between(c->node, port, c->speed, c->left), sum = 0, free = c->empty, good, built;
    bool sells = b->pay[port] > 0 && (port != c->node || c->delivers);

    CO_EACH_BIT(good, c->goods)
    {
        if (sells && co_prices[port][good]) {
            sum += c->count[good] * co_prices[port][good] * b->pay[port] * b->then[turns] / 100;
            free += c->count[good];
        } else {
            sum += c->count[good] * worth_onward(b, good, port);
        }
    }
    *taken = b->pay[port] ? at_most(free, b->bales[port] + turns / 2) : 0;
    built = port == c->node && !c->builds ? 0 : at_most(free - *taken, b->to_build[port]);
    sum += (*taken + built) * worth_onward(b, port, port) * weigh.load / 100 - built * weigh.build - shortage(c, free - *taken - built);
    return sum - turns * (c->empty * weigh.empty + c->spaces * weigh.rate) - co_distance[c->node][port] * c->spaces * weigh.drag;
}

/* What is aboard when the game ends counts by its distance; it gains some until then, but nobody sails for ever with the same bales. */
static int at_sea_at_the_end(const books *b, const convoy *c)
{
    int sum = 0, good;

    CO_EACH_BIT(good, c->goods)
    {
        int now = 100 * co_distance[c->node][good];

        sum += c->count[good] * at_least(now, at_most(now + b->turns * weigh.drift, weigh.far));
    }
    return sum - c->empty * weigh.end_empty - b->turns * c->spaces * weigh.rate;
}

/* The bales of the port that it makes for are no longer there for the next fleet. */
static int voyage(books *b, const convoy *c)
{
    int best = at_sea_at_the_end(b, c), goal = CO_NONE, takes = 0;

    for (int port = 0; port < CO_PORTS; port++) {
        int taken, worth;

        if (turns_between(c->node, port, c->speed, c->left) > b->turns) continue;
        if (port == c->node && c->empty == 0 && !c->delivers) continue; /* nothing to do here */
        worth = by_way_of(b, c, port, &taken);
        if (worth <= best) continue;
        best = worth;
        goal = port;
        takes = taken;
    }
    if (goal != CO_NONE) b->bales[goal] -= at_most(takes, b->bales[goal]);
    return best;
}

static bool is_moving(const co_state *s, int fleet)
{
    const rs_frame *top = rs_top_of(s);

    return top->kind == CO_D_STEP && co_fleet_of(top->seat, top->arg[CO_M_NUMBER]) == fleet;
}

/* The port is being visited, and the delivery there is not over. */
static bool is_trading(const co_state *s, int port)
{
    const rs_frame *visit = &s->stack[2];

    if (s->head.depth <= 2 || visit->kind != CO_PORT || visit->arg[CO_F_PORT] != port) return false;
    return visit->arg[CO_F_STAGE] <= CO_P_DELIVERY || rs_top_of(s)->kind == CO_D_DELIVER;
}

static bool still_delivers(const co_state *s, int fleet, int node)
{
    if (s->active != co_owner_of(fleet) || !co_is_port(node) || s->turn.raided >> co_number_of(fleet) & 1) return false;
    return s->stack[1].arg[CO_F_STAGE] <= CO_T_PORTS && (!rs_has(&s->turn.resolved, node) || is_trading(s, node));
}

static bool still_builds(const co_state *s, int seat)
{
    return s->active == seat && s->stack[1].arg[CO_F_STAGE] <= CO_T_RESEARCH && rs_top_of(s)->kind != CO_D_RESEARCH;
}

static convoy convoy_of(const co_state *s, int fleet)
{
    int node = s->fleet[fleet].node, ship;
    convoy c = {.node = node, .speed = 2, .delivers = still_delivers(s, fleet, node), .builds = still_builds(s, co_owner_of(fleet))};

    CO_EACH_SHIP(ship, s->ships_of[fleet])
    {
        const co_ship *card = &s->ship[ship];

        c.ships += co_face(ship)->cargo > 0;
        c.spaces += co_face(ship)->cargo;
        c.empty += co_space(card, ship);
        if (co_wear(card) >= co_face(ship)->threshold) c.speed = 1;
        for (int i = 0; i < CO_HOLD; i++)
            if (card->cargo[i] != CO_NONE) {
                c.goods |= 1u << card->cargo[i];
                c.count[card->cargo[i]]++;
            }
    }
    if (is_moving(s, fleet)) c.left = rs_top_of(s)->arg[CO_M_LEFT];
    return c;
}

/* A packet boat: the bales that it can bring to where they are missing. */
static int packet_voyage(const co_state *s, const books *b, int fleet)
{
    int node = s->fleet[fleet].node, good = s->ship[__builtin_ctzll(s->ships_of[fleet])].cargo[0], best = 0;

    if (good == CO_NONE) good = co_is_port(node) ? node : CO_NONE;
    for (int port = 0; port < CO_PORTS; port++) {
        int missing = at_most(CO_FIELDS, s->supply[port]) - at_most(b->bales[port], CO_FIELDS), turns = turns_between(node, port, 3, 0);

        if (port == good || port == node || missing <= 0 || turns > b->turns) continue;
        best = at_least(best, missing * weigh.packet_bale - turns * weigh.packet_bale / 2);
    }
    return best;
}

/* ---- Ships --------------------------------------------------------------------------------------------------------------------- */

static int earnings(const books *b, int cents) { return cents * (weigh.ducat + b->ducat) / 200; }

/* What goes down with a ship. */
static int ship_worth(const books *b, int ship)
{
    const co_ship_face *face = co_face(ship);

    return face->points * 100 + earnings(b, face->cargo * weigh.rate * b->horizon) * b->marginal / 100 - face->insured * b->ducat;
}

static int spared_by_cards(const co_state *s, int seat) { return 2 * (co_owns(s, seat, CO_STORM_GLASS) + co_owns(s, seat, CO_NAVIGATION)); }

/* The storm that is forecast, for a ship that can still take so much. */
static int storm_risk(const co_state *s, const books *b, int node, int left, int worth)
{
    int spared = spared_by_cards(s, b->seat) - co_nodes[node].storm, sum = 0;

    for (int strength = 1; strength < STRENGTHS - 1; strength++) {
        int chance = weigh.storm_at_least[strength] - weigh.storm_at_least[strength + 1], damage = strength - spared;

        if (damage > 0) sum += chance * (damage >= left ? worth : damage * (b->ducat + weigh.token));
    }
    return sum / 8;
}

static int wear_of(const co_state *s, const books *b, int ship, int node)
{
    const co_ship_face *face = co_face(ship);
    int wear = co_wear(&s->ship[ship]), left = face->strength - wear, worth = at_least(ship_worth(b, ship), 100);
    int sum = wear * (b->turns ? b->ducat + weigh.token : weigh.last_token);

    if (left <= 0) return worth;
    if (wear && left <= 2) sum += worth * weigh.near_loss[left - 1] / 100;
    if (wear >= face->threshold) sum += weigh.slow;
    if (b->storms && co_nodes[node].region == s->forecast) sum += storm_risk(s, b, node, left, worth);
    return sum;
}

static int fleet_worth(const co_state *s, books *b, int fleet)
{
    uint64_t ships = s->ships_of[fleet];
    int count = __builtin_popcountll(ships), level = s->fleet[fleet].level, node = s->fleet[fleet].node, ship;
    int sum = at_most(level, count) * weigh.level + level * count * weigh.experience;

    CO_EACH_SHIP(ship, ships)
    {
        sum += co_face(ship)->points * 100 - wear_of(s, b, ship, node);
        if (co_type_of[ship] == CO_LINE) sum += weigh.line;
    }
    if (co_number_of(fleet) >= CO_ORDINARY) return sum + packet_voyage(s, b, fleet) * b->ducat / 100;

    convoy c = convoy_of(s, fleet);

    return c.spaces ? sum + voyage(b, &c) * b->ducat / 100 : sum;
}

static int fleets_worth(const co_state *s, books *b)
{
    int sum = 0;

    for (int number = 0; number < CO_NUMBERS; number++) {
        int fleet = co_fleet_of(b->seat, number);

        if (s->fleet[fleet].node != CO_NONE && s->ships_of[fleet]) sum += fleet_worth(s, b, fleet);
    }
    return sum;
}

/* ---- What is under way: encounters, hits, a delivery, a purchase ------------------------------------------------------------------ */

static int encounter_cost(const co_state *s, int fleet, int pips)
{
    uint64_t ships = s->ships_of[fleet];
    int level = s->fleet[fleet].level, cost = pips * weigh.pirate + pips * pips * weigh.pirates;

    if (co_volley(s, ships) + level >= 2 * pips) cost /= 2;
    return level < at_most(__builtin_popcountll(ships), CO_WHEELS - 1) ? cost - weigh.pirate_level : cost;
}

static int dangers(const co_state *s, int seat)
{
    const rs_frame *top = rs_top_of(s);
    int sum = 0;

    if (s->active != seat) return 0;
    if (top->kind == CO_D_TRIBUTE) sum += encounter_cost(s, co_fleet_of(seat, top->arg[0]), s->nest[top->arg[1]] - top->arg[2]);
    for (int i = 0; i < CO_ENCOUNTERS && s->turn.encounter[i] != CO_NONE; i++) {
        int fleet = co_fleet_of(seat, s->turn.encounter[i] / CO_NESTS);

        if (s->ships_of[fleet]) sum += encounter_cost(s, fleet, s->nest[s->turn.encounter[i] % CO_NESTS]);
    }
    return sum;
}

static int hits_to_come(const co_state *s, int seat)
{
    int sum = 0;

    for (int side = 0; side < 2; side++)
        if (co_is_fleet(s->battle.side[side]) && co_owner_of(s->battle.side[side]) == seat) sum += s->battle.hits[1 - side] * weigh.hit;
    return sum;
}

/* The ship that is being bought: its fleet is asked for before it is paid. */
static const co_ship_face *ordered(const co_state *s, int seat)
{
    const rs_frame *top = rs_top_of(s);

    return top->kind == CO_D_SHIP_FLEET && top->seat == seat ? &co_types[top->arg[1]] : NULL;
}

/* In some port where it is present a ship could be bought in this turn, and find bales there. */
static bool could_buy(const co_state *s, const books *b)
{
    int seat = b->seat;

    if (s->active != seat || s->stack[1].arg[CO_F_STAGE] > CO_T_RESEARCH || rs_top_of(s)->kind == CO_D_RESEARCH) return false;
    for (int port = 0; port < CO_PORTS; port++)
        if (port != CO_CAPE && s->turn.built[port] == 0 && b->bales[port] >= CO_HOLD && co_open(s, seat, port) && co_present(s, seat, port))
            return true;
    return false;
}

static int purchase_worth(const co_state *s, const books *b, int ducats)
{
    const co_ship_face *face = &co_types[CO_RETURN];
    int gain = face->points * 100 + earnings(b, face->cargo * weigh.rate * b->horizon) * b->marginal / 100 - face->cost * b->ducat;

    return gain > 0 && ducats >= face->cost && could_buy(s, b) ? gain * weigh.purchase / 100 : 0;
}

/* ---- Buildings and cards ------------------------------------------------------------------------------------------------------------ */

static int admin_worth(const co_state *s, const books *b, int port)
{
    int turn = s->port[port].function == CO_GOVERNOR   ? weigh.governor
               : s->port[port].function == CO_DIRECTOR ? at_most(b->spaces, 16) * weigh.director
                                                       : weigh.commander;
    int to_come = (turn + weigh.yard) * b->turns;

    return 200 + (co_open(s, b->seat, port) ? to_come : to_come * weigh.shut / 100);
}

static int port_worth(const co_state *s, const books *b, int port)
{
    const co_port *p = &s->port[port];
    int sum = 0, token = b->turns ? b->ducat + weigh.token : weigh.last_token;

    for (int field = 0; field < CO_FIELDS; field++)
        if (p->owner[field] == b->seat) sum += weigh.warehouse - p->damage[field] * token + (b->turns ? p->bales[field] * weigh.bale : 0);
    if (p->admin == b->seat) sum += admin_worth(s, b, port);
    if (p->fort == b->seat) sum += weigh.fort - p->fort_damage * token + (p->admin == b->seat ? weigh.guard : 0);
    return sum;
}

/* What a card does in a turn, besides machines and sextant, which raise the income. */
static int card_per_turn(const books *b, int card)
{
    switch (card) {
    case CO_SAWMILL: return weigh.sawmill;
    case CO_STORM_GLASS:
    case CO_NAVIGATION: return b->ships * weigh.glass;
    case CO_DISCIPLINE:
    case CO_BOTANICAL: return weigh.discipline;
    case CO_MOCK_BATTLES: return weigh.mock;
    case CO_DRY_DOCK: return b->ships * weigh.dry;
    case CO_BOUNTY: return weigh.bounty;
    default: return 0;
    }
}

static int cards_worth(const co_state *s, const books *b)
{
    int sum = 0, card;

    RS_EACH(card, s->company[b->seat].cards) sum += co_cards[card].points * 100 + card_per_turn(b, card) * b->turns;
    if (s->calendar == CO_CALENDARS) sum += co_bonus(s, b->seat) * weigh.bonus;
    return sum;
}

static int alliances(const co_state *s, int seat)
{
    int sum = 0;

    for (int nation = 0; nation < CO_NATIONS; nation++)
        if (s->nation[nation].node != CO_NONE && co_allied(s, seat, nation)) sum += s->nation[nation].pips * weigh.ally;
    return sum;
}

/* ---- A company --------------------------------------------------------------------------------------------------------------------- */

static void count_ships(const co_state *s, books *b)
{
    const co_ship_face *new = ordered(s, b->seat);
    uint64_t ships = co_own_ships(s, b->seat);

    b->ships = __builtin_popcountll(ships) + (new != NULL);
    b->spaces = new ? new->cargo : 0;
    for (int type = CO_RETURN; type <= CO_FLUTE; type++)
        b->spaces += co_types[type].cargo * __builtin_popcountll(ships & CO_SHIPS_OF_TYPE(type));
}

/* Cents that all places together will earn; and from that, what one more would, and what a ducat is worth. */
static int income(const co_state *s, books *b)
{
    int supplied = 0, percent = 100 + weigh.machine * machines(s, b->seat) + (co_owns(s, b->seat, CO_SEXTANT) ? weigh.sextant : 0);

    for (int port = 0; port < CO_PORTS; port++)
        if (b->pay[port]) supplied += refills_of(s, b->seat, port);
    if (co_owns(s, b->seat, CO_GAZETTE_CARD)) supplied += supplied / 2;
    for (int number = CO_X; number <= CO_XI; number++)
        if (s->ships_of[co_fleet_of(b->seat, number)]) supplied += weigh.packet;
    b->marginal = employment(b->spaces + 2, supplied) / 2 - employment(b->spaces, supplied) / 2;
    b->ducat = weigh.ducat + weigh.ducat_turn * b->horizon * b->marginal / 100;
    return weigh.rate * b->horizon * employment(b->spaces, supplied) / 100 * percent / 100;
}

static void open_books(const co_state *s, int seat, books *b)
{
    b->seat = seat;
    b->turns = rounds_left(s) + is_to_come(s, seat);
    b->horizon = at_most(b->turns, weigh.most_turns);
    b->storms = rounds_left(s) > 0;
    memset(b->looked, 0, sizeof b->looked);
    for (int turns = 0; turns < LONGEST; turns++)
        b->then[turns] = at_least(weigh.unsold - turns * weigh.haste * b->horizon / weigh.most_turns, 10);
    for (int port = 0; port < CO_PORTS; port++) {
        b->pay[port] = pay_in(s, seat, port);
        b->bales[port] = b->pay[port] ? bales_in(s, seat, port) : 0;
        b->to_build[port] = b->pay[port] && co_allowed(s, seat, port) ? bales_to_build(s, port) : 0;
    }
    count_ships(s, b);
}

static int companys_worth(const co_state *s, int seat)
{
    const co_company *c = &s->company[seat];
    const co_ship_face *new = ordered(s, seat);
    books b;
    int ducats = c->ducats, sum;

    open_books(s, seat, &b);
    sum = earnings(&b, income(s, &b));

    if (new) {
        ducats -= new->cost;
        sum += new->points * 100;
    }
    if (s->active == seat) ducats += s->turn.takings;
    sum += ducats * b.ducat + (b.turns ? at_most(ducats, FEW) * weigh.reserve : 0) + c->kept * 100 + c->losses * weigh.loss +
           cards_worth(s, &b) + alliances(s, seat);
    for (int port = 0; port < CO_PORTS; port++) sum += port_worth(s, &b, port);
    sum += fleets_worth(s, &b);
    return sum + purchase_worth(s, &b, ducats) - dangers(s, seat) - hits_to_come(s, seat);
}

/* A far lead still grows a little with every gain, so that a bot that is winning plays on well. */
static int squeezed(int lead) { return (int)((int64_t)lead * weigh.far_ahead / (weigh.far_ahead + (lead < 0 ? -lead : lead))); }

void co_values(const void *state, int value[RS_SEATS])
{
    const co_state *s = state;
    int lead = weigh.lead_late + weigh.lead_turn * rounds_left(s), sum = 0, players = s->head.players;

    for (int seat = 0; seat < players; seat++) sum += value[seat] = companys_worth(s, seat);
    for (int seat = 0; seat < players; seat++) value[seat] = squeezed((value[seat] - sum / players) * RS_DOUBLES / lead);
}
