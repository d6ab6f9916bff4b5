/* value.c - how each company stands, for bots: its points, what its ships will earn in the turns left, and what threatens them. */
#include "games/compagnie/value.h"
#include "engine/notes.h"

#include <string.h>

enum { TURNS_OF_A_BALE = 3, FEW = 3 };

/* ---- Turns left ------------------------------------------------------------------------------------------------------------ */

static int rounds_left(const co_state *s)
{
    int rounds = co_calendars[s->head.players].rounds;

    return rs_at_least(CO_CALENDARS * rounds - (s->calendar - 1) * rounds - s->round, 0);
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
    int sum = co_uses(s, seat, CO_GAZETTE_CARD) ? rs_at_most(s->supply[port], CO_GAZETTE) : 0;

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
    return rs_at_most(rs_at_least(sum, 0), s->supply[port]);
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
    int tenths = spaces * 10, well = rs_at_most(tenths, supplied * 3 / 4), scarcely = rs_at_most(tenths - well, supplied * 3 / 4);

    return (well * weigh.employed[0] + scarcely * weigh.employed[1] + (tenths - well - scarcely) * weigh.employed[2]) / 10;
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

    for (int strength = 0; strength < STRENGTHS - 1; strength++) {
        int chance = weigh.storm_at_least[strength] - weigh.storm_at_least[strength + 1], damage = strength - spared;

        if (damage > 0) sum += chance * (damage >= left ? worth : damage * (b->ducat + weigh.token));
    }
    return sum / 8;
}

static int wear_of(const co_state *s, const books *b, int ship, int node)
{
    const co_ship_face *face = co_face(ship);
    int wear = co_wear(&s->ship[ship]), left = face->strength - wear, worth = rs_at_least(ship_worth(b, ship), 100);
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
    int sum = rs_at_most(level, count) * weigh.level + level * count * weigh.experience;

    CO_EACH_SHIP(ship, ships)
    {
        sum += co_face(ship)->points * 100 - wear_of(s, b, ship, node);
        if (co_type_of[ship] == CO_LINE) sum += weigh.line;
    }
    return sum + (co_number_of(fleet) < CO_ORDINARY ? co_voyage_worth(s, b, fleet) : co_packet_worth(s, b, fleet)) * b->ducat / 100;
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
    return level < rs_at_most(__builtin_popcountll(ships), CO_WHEELS - 1) ? cost - weigh.pirate_level : cost;
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
               : s->port[port].function == CO_DIRECTOR ? rs_at_most(b->spaces, 16) * weigh.director
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

static void find_outlets(const books *b, outlets *o)
{
    if (o->turns == b->turns && memcmp(o->pay, b->pay, sizeof o->pay) == 0) return;
    o->turns = b->turns;
    memcpy(o->pay, b->pay, sizeof o->pay);
    memset(o->looked, 0, sizeof o->looked);
}

static void open_books(const co_state *s, int seat, outlets *o, books *b)
{
    b->seat = seat;
    b->turns = rounds_left(s) + is_to_come(s, seat);
    b->horizon = rs_at_most(b->turns, weigh.most_turns);
    b->storms = rounds_left(s) > 0;
    for (int turns = 0; turns < LONGEST; turns++)
        b->then[turns] = rs_at_least(weigh.unsold - turns * weigh.haste * b->horizon / weigh.most_turns, 10);
    for (int port = 0; port < CO_PORTS; port++) {
        b->pay[port] = pay_in(s, seat, port);
        b->bales[port] = b->pay[port] ? bales_in(s, seat, port) : 0;
        b->to_build[port] = b->pay[port] && co_allowed(s, seat, port) ? bales_to_build(s, port) : 0;
    }
    count_ships(s, b);
    find_outlets(b, o);
    b->outlets = o;
}

static int companys_worth(const co_state *s, int seat, outlets *o)
{
    const co_company *c = &s->company[seat];
    const co_ship_face *new = ordered(s, seat);
    books b;
    int ducats = c->ducats, sum;

    open_books(s, seat, o, &b);
    sum = earnings(&b, income(s, &b));

    if (new) {
        ducats -= new->cost;
        sum += new->points * 100;
    }
    if (s->active == seat) ducats += s->turn.takings;
    sum += ducats * b.ducat + (b.turns ? rs_at_most(ducats, FEW) * weigh.reserve : 0) + c->kept * 100 + c->losses * weigh.loss +
           cards_worth(s, &b) + alliances(s, seat);
    for (int port = 0; port < CO_PORTS; port++) sum += port_worth(s, &b, port);
    sum += fleets_worth(s, &b);
    return sum + purchase_worth(s, &b, ducats) - dangers(s, seat) - hits_to_come(s, seat);
}

/* ---- All of them, with notes ------------------------------------------------------------------------------------------------------- */

/* What a company is worth that has no part in the turn rests upon these, besides what the ports, nations and the company itself are. */
typedef struct circumstances {
    rs_set permitted;
    uint64_t ships[CO_NUMBERS];
    co_ship ship[CO_SHIPS];
    co_fleet fleet[CO_NUMBERS];
    int8_t supply[CO_GOODS], nest[CO_NESTS], buildings[CO_PORTS];
    int8_t rounds, to_come, calendar, forecast;
    int8_t unused[9]; /* so that it has no gaps */
} circumstances;

enum { RESTS_UPON = sizeof(circumstances) + CO_PORTS * sizeof(co_port) + CO_NATIONS * sizeof(co_nation) + sizeof(co_company) };

_Static_assert(offsetof(circumstances, unused) + sizeof((circumstances){0}.unused) == sizeof(circumstances), "there are no gaps");

typedef struct notebook {
    outlets outlets[RS_SEATS];
    _Alignas(8) unsigned char worths[RS_NOTES_FOR(RESTS_UPON)];
} notebook;

_Static_assert(sizeof(notebook) <= RS_NOTES, "the notes fit into their room");

static void note_circumstances(const co_state *s, int seat, circumstances *now)
{
    int first = co_fleet_of(seat, 0), ship;

    *now = (circumstances){.permitted = s->turn.permitted,
                           .rounds = (int8_t)rounds_left(s),
                           .to_come = is_to_come(s, seat),
                           .calendar = s->calendar,
                           .forecast = s->forecast};
    memcpy(now->ships, &s->ships_of[first], sizeof now->ships);
    memcpy(now->fleet, &s->fleet[first], sizeof now->fleet);
    memcpy(now->supply, s->supply, sizeof now->supply);
    memcpy(now->nest, s->nest, sizeof now->nest);
    memcpy(now->buildings, s->turn.buildings, sizeof now->buildings);
    CO_EACH_SHIP(ship, co_own_ships(s, seat)) now->ship[ship] = s->ship[ship];
}

/* It is not its turn, and it is neither asked nor in a battle. */
static bool rests(const co_state *s, int seat)
{
    if (seat == s->active) return false;
    for (int side = 0; side < 2; side++)
        if (co_is_fleet(s->battle.side[side]) && co_owner_of(s->battle.side[side]) == seat) return false;
    return !rs_is_on_stack(s, seat);
}

static int worth_by_notes(const co_state *s, int seat, notebook *n)
{
    circumstances now;
    const rs_part parts[] = {RS_PART(now), RS_PART(s->port), RS_PART(s->nation), RS_PART(s->company[seat])};
    rs_standing *note;

    note_circumstances(s, seat, &now);
    note = rs_standing_on(n->worths, seat, parts, RS_COUNT(parts));
    if (!note->known) *note = (rs_standing){true, companys_worth(s, seat, &n->outlets[seat])};
    return note->worth;
}

static int worth_of(const co_state *s, int seat, notebook *n)
{
    outlets blank = {0};

    if (n && rests(s, seat)) return worth_by_notes(s, seat, n);
    return companys_worth(s, seat, n ? &n->outlets[seat] : &blank);
}

/* A far lead still grows a little with every gain, so that a bot that is winning plays on well. */
static int squeezed(int lead) { return (int)((int64_t)lead * weigh.far_ahead / (weigh.far_ahead + (lead < 0 ? -lead : lead))); }

void co_values(const void *state, void *notes, int value[RS_SEATS])
{
    const co_state *s = state;
    int lead = weigh.lead_late + weigh.lead_turn * rounds_left(s), sum = 0, players = s->head.players;

    for (int seat = 0; seat < players; seat++) sum += value[seat] = worth_of(s, seat, notes);
    for (int seat = 0; seat < players; seat++) value[seat] = squeezed((value[seat] - sum / players) * RS_DOUBLES / lead);
}
