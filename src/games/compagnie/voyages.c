/* voyages.c - where a fleet had best go, and what that is worth, for bots: what it sells, what it can load there, and how long it takes. */
#include "games/compagnie/value.h"

typedef struct convoy {    /* a fleet on its way */
    int node, speed, left; /* left: steps in this turn, before its move is over */
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
    if (left > 0) return at_speed(rs_at_least(links - left, 0), speed);
    return co_is_sea(from) ? at_speed(links, speed) : 1 + at_speed(links - 1, speed);
}

static int onward(const books *b, int good, int from)
{
    int best = weigh.unwanted;

    for (int port = 0; port < CO_PORTS; port++) {
        int turns = 1 + co_distance[from][port] / 2;

        if (co_prices[port][good] == 0 || port == from || turns > b->turns) continue;
        best = rs_at_least(best, co_prices[port][good] * b->pay[port] * b->then[turns] / 100 - turns * weigh.rate);
    }
    return best;
}

static int worth_onward(const books *b, int good, int port)
{
    outlets *o = b->outlets;

    if (!(o->looked[good] >> port & 1)) {
        o->looked[good] = (uint16_t)(o->looked[good] | 1u << port);
        o->onward[good][port] = onward(b, good, port);
    }
    return o->onward[good][port];
}

/* A ship with one bale is rid of its mutiny when that is sold; one without any is soon lost. */
static int shortage(const convoy *c, int places)
{
    int half = rs_at_most(places, c->ships);

    return half * weigh.short_of[0] + (places - half) * weigh.short_of[1];
}

/* Cents by which the fleet does better than on average if it makes for this port, so many turns away. */
static int by_way_of(const books *b, const convoy *c, int port, int turns, int *taken)
{
    int sum = 0, free = c->empty, good, built;
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
    *taken = b->pay[port] ? rs_at_most(free, b->bales[port] + turns / 2) : 0;
    built = port == c->node && !c->builds ? 0 : rs_at_most(free - *taken, b->to_build[port]);
    sum += (*taken + built) * worth_onward(b, port, port) * weigh.load / 100 - built * weigh.build - shortage(c, free - *taken - built);
    return sum - (turns + (c->left > 0)) * c->empty * weigh.empty - turns * c->spaces * weigh.rate -
           co_distance[c->node][port] * c->spaces * weigh.drag;
}

/* What is aboard when the game ends counts by its distance; it gains some until then, but nobody sails for ever with the same bales. */
static int at_sea_at_the_end(const books *b, const convoy *c)
{
    int sum = 0, good;

    CO_EACH_BIT(good, c->goods)
    {
        int now = 100 * co_distance[c->node][good];

        sum += c->count[good] * rs_at_least(now, rs_at_most(now + b->turns * weigh.drift, weigh.far));
    }
    return sum - c->empty * weigh.end_empty - b->turns * c->spaces * weigh.rate;
}

/* The bales of the port that it makes for are no longer there for the next fleet. */
static int voyage(books *b, const convoy *c)
{
    int best = at_sea_at_the_end(b, c), goal = CO_NONE, takes = 0;

    for (int port = 0; port < CO_PORTS; port++) {
        int turns = turns_between(c->node, port, c->speed, c->left), taken, worth;

        if (turns > b->turns) continue;
        if (port == c->node && c->empty == 0 && !c->delivers) continue; /* nothing to do here */
        worth = by_way_of(b, c, port, turns, &taken);
        if (worth <= best) continue;
        best = worth;
        goal = port;
        takes = taken;
    }
    if (goal != CO_NONE) b->bales[goal] -= rs_at_most(takes, b->bales[goal]);
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

/* It is its turn, and it has still to be played. */
static bool is_to_sail(const co_state *s, int fleet)
{
    if (s->active != co_owner_of(fleet) || s->stack[1].arg[CO_F_STAGE] != CO_T_SAIL) return false;
    return !(s->turn.played >> co_number_of(fleet) & 1);
}

/* The bales that are there for it are as good as aboard. */
static void take_aboard(books *b, convoy *c)
{
    int taken = rs_at_most(c->empty, b->bales[c->node]);

    if (taken == 0) return;
    b->bales[c->node] -= taken;
    c->empty -= taken;
    c->goods |= 1u << c->node;
    c->count[c->node] = (int8_t)(c->count[c->node] + taken);
}

static void add_ship(convoy *c, const co_ship *card, int ship)
{
    const co_ship_face *face = co_face(ship);

    c->ships += face->cargo > 0;
    c->spaces += face->cargo;
    c->empty += co_space(card, ship);
    if (co_wear(card) >= face->threshold) c->speed = 1;
    for (int i = 0; i < CO_HOLD; i++)
        if (card->cargo[i] != CO_NONE) {
            c->goods |= 1u << card->cargo[i];
            c->count[card->cargo[i]]++;
        }
}

int co_voyage_worth(const co_state *s, books *b, int fleet)
{
    int node = s->fleet[fleet].node, ship;
    convoy c = {.node = node, .speed = 2, .delivers = still_delivers(s, fleet, node), .builds = still_builds(s, b->seat)};

    CO_EACH_SHIP(ship, s->ships_of[fleet]) add_ship(&c, &s->ship[ship], ship);
    if (c.spaces == 0) return 0;
    if (is_moving(s, fleet)) {
        c.left = rs_top_of(s)->arg[CO_M_LEFT];
    } else if (is_to_sail(s, fleet)) {
        c.left = co_is_sea(node) ? c.speed + co_uses(s, b->seat, CO_SEXTANT) : 1;
        if (co_is_port(node)) take_aboard(b, &c);
    }
    return voyage(b, &c);
}

/* The bales that it can bring to where they are missing. */
int co_packet_worth(const co_state *s, const books *b, int fleet)
{
    int node = s->fleet[fleet].node, good = s->ship[__builtin_ctzll(s->ships_of[fleet])].cargo[0], best = 0;

    if (good == CO_NONE) good = co_is_port(node) ? node : CO_NONE;
    for (int port = 0; port < CO_PORTS; port++) {
        int missing = rs_at_most(CO_FIELDS, s->supply[port]) - rs_at_most(b->bales[port], CO_FIELDS),
            turns = turns_between(node, port, 3, 0);

        if (port == good || port == node || missing <= 0 || turns > b->turns) continue;
        best = rs_at_least(best, missing * weigh.packet_bale - turns * weigh.packet_bale / 2);
    }
    return best;
}
