/* effect.c - what the strategies do: who is first, hits, boarding, lowered hits, and what is lost and won (CO-8.6, CO-9, CO-10.8, CO-11.6).
 */
#include "games/compagnie/compagnie.h"

/* ---- Who is first (CO-8.6) ------------------------------------------------------------------------------------------------- */

static int level_of_strategy(const co_state *s, int side)
{
    int strategy = s->battle.strategy[side];

    return strategy == CO_NONE ? CO_NONE : co_strategies[strategy].level; /* a fort alone has none and is second */
}

int co_first_side(const co_state *s)
{
    const co_battle *b = &s->battle;
    int mine = level_of_strategy(s, 0), theirs = level_of_strategy(s, 1);

    if (mine != theirs) return mine > theirs ? 0 : 1;
    return co_strategies[b->strategy[1]].beats == b->strategy[0]; /* undecided: the side on turn */
}

/* ---- Hits ---------------------------------------------------------------------------------------------------------------------- */

/* CO-9.3: the level is added once, if there is a ship. */
int co_side_volley(const co_state *s, int side)
{
    int party = s->battle.side[side], ships = co_side_ships(s, side);

    if (ships == 0) return 0;
    if (co_is_fleet(party)) return co_volley(s, co_fighting(s, side)) + s->fleet[party].level;
    return co_is_pirate(party) ? ships : ships * CO_NATION_VOLLEY + s->nation[party - CO_FIRST_NATION].level;
}

static bool tries_to_escape(int strategy) { return co_is_flight(strategy) || strategy == CO_FEIGNED_RETREAT; }

/* Table 4.6; for Fireships the sacrificed ship is gone already. */
static int hits_of(const co_state *s, int side)
{
    const co_battle *b = &s->battle;
    int volley = co_side_volley(s, side), n = co_side_ships(s, side), m = co_side_ships(s, 1 - side);
    bool first = b->first == side;

    switch (b->strategy[side]) {
    case CO_RAM:
    case CO_MELEE:
    case CO_CRESCENT:
    case CO_WEATHER_GAUGE: return volley;
    case CO_LINE_AHEAD: return volley + (first ? 2 * n : n);
    case CO_FIRESHIPS: return volley + 2 * b->lowered[side];
    case CO_DOUBLING: return first || n > m ? 3 * volley / 2 + n : volley + n;
    case CO_BREAK_LINE: return volley + n + m;
    case CO_FEIGNED_RETREAT: return first ? (volley + 1) / 2 : volley + n;
    case CO_RAKE: return first ? 2 * volley : 3 * volley / 2;
    case CO_FLAGSHIP: return first ? volley + n : volley;
    case CO_RESERVE: return 3 * volley / 2;
    case CO_CHASE: return tries_to_escape(b->strategy[1 - side]) ? 2 * volley : 3 * volley / 2;
    default: return 0; /* Flight */
    }
}

/* CO-9.13: the hits of a side, lowered by what the other side played. */
int co_lowered_hits(const co_state *s, int side)
{
    const co_battle *b = &s->battle;
    int hits = b->hits[side], other = 1 - side;
    bool first = b->first == other;

    if (!b->carried[other]) return hits;
    switch (b->strategy[other]) {
    case CO_CRESCENT: hits -= co_side_ships(s, other); break;
    case CO_FLIGHT_1: return first ? hits : hits / 2;
    case CO_WEATHER_GAUGE: return first ? (hits + 1) / 2 : hits;
    case CO_FIRESHIPS: hits -= first ? b->lowered[other] : 0; break;
    case CO_RESERVE: return (hits + 1) / 2;
    default: break;
    }
    return hits > 0 ? hits : 0;
}

/* ---- Boarding (CO-9.4 to CO-9.8) ---------------------------------------------------------------------------------------------------- */

static int bare_price(const co_state *s, int side, int ship)
{
    int price;

    if (ship == CO_NONE) return co_is_pirate(s->battle.side[1 - side]) ? CO_PIRATE_HULL : CO_NATION_HULL;
    price = co_face(ship)->strength - co_wear(&s->ship[ship]);
    return price > 1 ? price : 1;
}

int co_boarding_price(const co_state *s, int side, int ship)
{
    int price = bare_price(s, side, ship);

    if (s->battle.strategy[side] == CO_RAM) return price > 1 ? price - 1 : 1;
    return s->battle.strategy[side] == CO_FLAGSHIP ? (price + 1) / 2 : price;
}

static bool may_board(const co_state *s, int side)
{
    const co_battle *b = &s->battle;
    bool first = b->first == side;

    if (level_of_strategy(s, side) < level_of_strategy(s, 1 - side)) return false; /* CO-9.14 */
    if (!first && b->strategy[b->first] == CO_RAKE) return false;                  /* CO-9.15 */
    return b->strategy[side] != CO_CHASE || first;
}

bool co_can_grab(const co_state *s, int side)
{
    int ship;

    if (s->battle.grabs == 0) return false;
    if (!co_is_fleet(s->battle.side[1 - side]))
        return !co_is_fort(s->battle.side[1 - side]) && s->battle.foreign > 0 &&
               co_boarding_price(s, side, CO_NONE) <= s->battle.hits[side];
    CO_EACH_SHIP(ship, co_fighting(s, 1 - side))
    if (co_boarding_price(s, side, ship) <= s->battle.hits[side]) return true;
    return false;
}

/* CO-9.8: the affordable ship of the highest strength, then of the lowest price, then the first. Nations leave flutes alone. */
static int best_prey(const co_state *s, int side)
{
    bool nation = co_is_nation(s->battle.side[side]);
    int best = CO_NONE, ship;

    CO_EACH_SHIP(ship, co_fighting(s, 1 - side))
    {
        int price = co_boarding_price(s, side, ship), worth = co_face(ship)->strength;

        if (price > s->battle.hits[side] || (nation && co_type_of[ship] == CO_FLUTE)) continue;
        if (best == CO_NONE || worth > co_face(best)->strength ||
            (worth == co_face(best)->strength && price < co_boarding_price(s, side, best)))
            best = ship;
    }
    return best;
}

static void grab_for_foreigners(co_state *s, int side, rs_turn *turn)
{
    co_battle *b = &s->battle;

    for (; b->grabs > 0; b->grabs--) {
        int ship = best_prey(s, side);

        if (ship == CO_NONE) break;
        b->hits[side] = (int16_t)(b->hits[side] - co_boarding_price(s, side, ship));
        rs_add(&b->aside[side], ship);
        rs_tell(turn, CO_EV_BOARDS, s->active, b->side[side], ship, 0, 0);
    }
    b->grabs = 0;
}

void co_carry_out(co_state *s, int side, rs_turn *turn)
{
    co_battle *b = &s->battle;

    if (!b->carried[side]) return;
    b->hits[side] = (int16_t)hits_of(s, side);
    if (!may_board(s, side)) return;
    b->grabs = (int8_t)co_strategies[b->strategy[side]].boards;
    if (!co_is_fleet(b->side[side]))
        grab_for_foreigners(s, side, turn);
    else if (co_can_grab(s, side))
        rs_push(s, CO_D_BOARD, co_owner_of(b->side[side]))->arg[0] = (int8_t)side;
    else
        b->grabs = 0;
}

/* ---- Losses and prizes (CO-8.9) ---------------------------------------------------------------------------------------------------------
 */

static void sink_ships(co_state *s, int side, rs_turn *turn)
{
    int ship;

    CO_EACH_SHIP(ship, co_fighting(s, side))
    if (co_wear(&s->ship[ship]) >= co_face(ship)->strength) co_lose_ship(s, ship, false, turn);
}

/* CO-12.5 */
static void lose_fort(co_state *s, rs_turn *turn)
{
    co_port *port;

    if (s->battle.fort == CO_NONE) return;
    port = &s->port[s->battle.node];
    if (port->fort_damage < CO_FORT_HULL) return;
    rs_tell(turn, CO_EV_FORT_LOST, port->fort, s->battle.node, 0, 0, 0);
    port->fort = CO_NONE;
    port->fort_damage = 0;
}

/* CO-10.8, CO-9.8 */
static void pirates_lose(co_state *s, int hits, int prizes, rs_turn *turn)
{
    const co_battle *b = &s->battle;
    int nest = b->side[1] - CO_FIRST_PIRATE, seat = co_owner_of(b->side[0]);
    int sunk = hits / CO_PIRATE_HULL < b->foreign ? hits / CO_PIRATE_HULL : b->foreign, lost = sunk + b->boarded + b->sacrificed;

    co_pirates_fall(s, nest, lost, seat, turn);
    for (; prizes > 0; prizes--) co_pirates_rise(s, nest, turn);
}

/* CO-11.6, CO-11.7 */
static void nation_loses(co_state *s, int index, int hits, int prizes, rs_turn *turn)
{
    const co_battle *b = &s->battle;
    co_nation *nation = &s->nation[index];
    int total = nation->damage + hits, sunk = total / CO_NATION_HULL < b->foreign ? total / CO_NATION_HULL : b->foreign;
    int pips = nation->pips - b->boarded - b->sacrificed - sunk + prizes;

    nation->damage = (int8_t)(sunk == b->foreign ? 0 : total % CO_NATION_HULL);
    nation->pips = (int8_t)(pips < CO_MOST_PIPS ? pips : CO_MOST_PIPS);
    rs_tell(turn, CO_EV_NATION, RS_NOBODY, index, nation->pips, nation->damage, 0);
    if (nation->pips == 0) co_nation_leaves(s, index, turn);
}

static void foreigners_lose(co_state *s, int side, rs_turn *turn)
{
    co_battle *b = &s->battle;
    int party = b->side[side], hits = b->hits[1 - side], prizes = rs_size(&b->aside[side]), ship;

    CO_EACH_SHIP(ship, b->aside[side].bits[0]) co_scrap(s, ship);
    if (co_is_pirate(party))
        pirates_lose(s, hits, prizes, turn);
    else
        nation_loses(s, party - CO_FIRST_NATION, hits, prizes, turn);
}

/* CO-9.6 */
static void take_prizes(co_state *s, int side, rs_turn *turn)
{
    co_battle *b = &s->battle;
    int fleet = b->side[side], ship;

    CO_EACH_SHIP(ship, b->aside[side].bits[0])
    {
        s->ship[ship].mutiny = 0;
        co_enlist(s, ship, fleet);
        rs_tell(turn, CO_EV_PRIZE, co_owner_of(fleet), ship, fleet, 0, 0);
    }
    if (co_is_fleet(b->side[1 - side])) return;
    for (int i = 0; i < b->boarded; i++) {
        ship = co_free_ship(s, co_is_pirate(b->side[1 - side]) ? CO_FLUTE : CO_LINE);
        if (ship == CO_NONE) return;
        co_enlist(s, ship, fleet);
        rs_tell(turn, CO_EV_PRIZE, co_owner_of(fleet), ship, fleet, 0, 0);
    }
}

void co_settle_losses(co_state *s, rs_turn *turn)
{
    co_battle *b = &s->battle;

    for (int side = 0; side < 2; side++)
        if (co_is_fleet(b->side[side])) sink_ships(s, side, turn);
    lose_fort(s, turn);
    for (int side = 0; side < 2; side++)
        if (co_is_nation(b->side[side]) || co_is_pirate(b->side[side])) foreigners_lose(s, side, turn);
    for (int side = 0; side < 2; side++)
        if (co_is_fleet(b->side[side])) take_prizes(s, side, turn);
    b->aside[0] = b->aside[1] = (rs_set){{0, 0}};
    b->hits[0] = b->hits[1] = 0;
    for (int side = 0; side < 2; side++)
        if (co_is_fleet(b->side[side])) co_perish(s, b->side[side], turn);
}
