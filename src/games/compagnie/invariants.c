/* invariants.c - what is true of every position: things. What may wait to be decided is in stack.c. */
#include "games/compagnie/compagnie.h"

#include <string.h>

static bool is_seat(const co_state *s, int seat) { return seat >= 0 && seat < s->head.players; }
static bool is_seat_or_none(const co_state *s, int seat) { return seat == CO_NONE || is_seat(s, seat); }

/* ---- Ships and fleets ------------------------------------------------------------------------------------------------------------------
 */

static bool cargo_is_sound(const co_ship *ship, int card)
{
    int bales = (ship->cargo[0] != CO_NONE) + (ship->cargo[1] != CO_NONE);
    int room = co_type_of[card] == CO_PACKET ? 1 : co_face(card)->cargo;

    if (ship->cargo[0] == CO_NONE && ship->cargo[1] != CO_NONE) return false;
    if (bales == 2 && ship->cargo[0] > ship->cargo[1]) return false;
    return bales <= room;
}

static bool ship_is_sound(const co_state *s, int card)
{
    static const co_ship stored = {CO_NONE, 0, 0, {CO_NONE, CO_NONE}};
    const co_ship *ship = &s->ship[card];

    if (ship->fleet == CO_NONE) return memcmp(ship, &stored, sizeof stored) == 0;
    if (!is_seat(s, co_owner_of(ship->fleet)) || !cargo_is_sound(ship, card)) return false;
    return (co_type_of[card] == CO_PACKET) == (co_number_of(ship->fleet) >= CO_ORDINARY);
}

static bool fleet_is_sound(const co_state *s, int fleet)
{
    const co_fleet *f = &s->fleet[fleet];
    int ships = __builtin_popcountll(s->ships_of[fleet]);

    if ((f->node != CO_NONE) != (ships > 0)) return false;
    if (co_number_of(fleet) >= CO_ORDINARY && (ships > 1 || f->level > 0)) return false;
    return f->node != CO_NONE || f->level == 0;
}

/* Wear may reach the strength while hits or tokens are being given out, and at the very end. */
static bool may_be_worn_out(const co_state *s, int fleet)
{
    const rs_frame *top = &s->stack[s->head.depth - 1];

    if (s->head.over) return true;
    if (s->head.depth == 0) return false;
    if (top->kind == CO_D_UNREST) return top->arg[0] == fleet;
    return top->kind == CO_D_ALLOT && (s->battle.side[0] == fleet || s->battle.side[1] == fleet);
}

static bool wear_is_sound(const co_state *s)
{
    int ship;

    CO_EACH_SHIP(ship, ~s->free_ships)
    if (co_wear(&s->ship[ship]) >= co_face(ship)->strength && !may_be_worn_out(s, s->ship[ship].fleet)) return false;
    return true;
}

static const char *broken_fleets(const co_state *s)
{
    for (int ship = 0; ship < CO_SHIPS; ship++)
        if (!ship_is_sound(s, ship)) return "has a ship that cannot be so";
    for (int fleet = 0; fleet < CO_FLEETS; fleet++)
        if (!fleet_is_sound(s, fleet)) return "has a fleet that cannot be so";
    return wear_is_sound(s) ? NULL : "has a ship afloat that should be lost";
}

/* ---- Goods and ports
 * --------------------------------------------------------------------------------------------------------------------- */

static bool every_bale_is_there(const co_state *s)
{
    int count[CO_GOODS], ship;

    for (int good = 0; good < CO_GOODS; good++) {
        count[good] = s->supply[good];
        for (int field = 0; field < CO_FIELDS; field++) count[good] += s->port[good].bales[field];
    }
    CO_EACH_SHIP(ship, ~s->free_ships)
    for (int i = 0; i < CO_HOLD; i++)
        if (s->ship[ship].cargo[i] != CO_NONE) count[s->ship[ship].cargo[i]]++;
    for (int good = 0; good < CO_GOODS; good++)
        if (count[good] != CO_BALES) return false;
    return true;
}

static bool field_is_sound(const co_state *s, const co_port *port, int field)
{
    if (!is_seat_or_none(s, port->owner[field])) return false;
    if (port->owner[field] != CO_NONE) return port->damage[field] < CO_WAREHOUSE_HULL && port->bales[field] <= CO_FIELDS;
    return port->bales[field] <= (port->damage[field] == 0);
}

static bool fort_is_sound(const co_state *s, int port)
{
    const co_port *p = &s->port[port];
    bool burning = s->head.depth > 0 && s->stack[s->head.depth - 1].kind == CO_D_ALLOT && s->battle.node == port;

    if (p->fort == CO_NONE) return p->fort_damage == 0;
    return is_seat(s, p->fort) && co_admin_ports >> port & 1 && p->fort_damage < CO_FORT_HULL + burning;
}

static bool port_is_sound(const co_state *s, int port)
{
    const co_port *p = &s->port[port];

    for (int field = 0; field < CO_FIELDS; field++)
        if (!field_is_sound(s, p, field)) return false;
    if ((p->admin == CO_NONE) != (p->function == CO_NONE) || !is_seat_or_none(s, p->admin)) return false;
    if (p->admin == CO_NONE ? p->admin_new : !(co_admin_ports >> port & 1)) return false;
    return fort_is_sound(s, port);
}

/* ---- Companies
 * -------------------------------------------------------------------------------------------------------------------------------- */

static int frame_of(const co_state *s, int kind)
{
    for (int i = s->head.depth - 1; i >= 0; i--)
        if (s->stack[i].kind == kind) return i;
    return CO_NONE;
}

static bool markers_are_sound(const co_state *s, int seat)
{
    const co_company *c = &s->company[seat];
    int extras = 0, colours = 0, highest = co_highest_level(s, seat);

    for (int i = 0; i < CO_MARKERS; i++) {
        if (c->marker[i] != CO_NONE && (co_strategies[c->marker[i]].level != i + 1 || (i > 0 && c->marker[i - 1] == CO_NONE))) return false;
        if (c->extra[i] != CO_NONE && co_strategies[c->extra[i]].level == 0) return false;
        if (c->marker[i] == CO_NONE && highest > i && frame_of(s, CO_MARK_WHEELS) == CO_NONE) return false;
        colours += c->marker[i] != CO_NONE;
        extras += c->extra[i] != CO_NONE;
    }
    if (__builtin_popcount(co_marked(s, seat)) != colours + extras) return false;
    return co_owns(s, seat, CO_TACTICS) ? extras == CO_MARKERS || frame_of(s, CO_D_EXTRA) != CO_NONE : extras == 0;
}

static bool choice_is_sound(const co_state *s, int seat)
{
    const co_company *c = &s->company[seat];

    if (!c->has_chosen) return c->chosen == CO_NONE;
    if (!co_is_fleet(s->battle.side[0]) || co_owner_of(s->battle.side[0]) != seat)
        return false; /* the other side's choice is shown at once */
    return c->chosen != CO_NONE && co_available(s, s->battle.side[0]) >> c->chosen & 1;
}

static const char *broken_company(const co_state *s, int seat)
{
    const co_company *c = &s->company[seat];

    if (c->fresh != CO_NONE && !co_owns(s, seat, c->fresh)) return "has a new card that nobody bought";
    if (!markers_are_sound(s, seat)) return "has markers on the wheels that cannot be so";
    if (!choice_is_sound(s, seat)) return "has a strategy chosen out of time";
    if (c->abandoned && co_own_ships(s, seat)) return "has given up its last ship and has one";
    return c->budget > 0 && frame_of(s, CO_SCORING) == CO_NONE ? "has pips to place outside a scoring" : NULL;
}

/* CO-20, CO-23.1 */
static bool cards_are_sound(const co_state *s)
{
    for (int card = 0; card < CO_CARDS; card++) {
        int owned = 0;

        for (int seat = 0; seat < s->head.players; seat++) owned += co_owns(s, seat, card);
        if (co_cards[card].level == s->calendar ? s->sale[card] + owned != CO_COPIES : s->sale[card] > 0 || owned > CO_COPIES) return false;
        if (co_cards[card].level > s->calendar && owned > 0) return false;
    }
    return true;
}

static bool order_is_sound(const co_state *s)
{
    int seen = 0;

    for (int place = 0; place < CO_COMPANIES; place++) {
        if (place >= s->head.players && s->order[place] != CO_NONE) return false;
        if (place < s->head.players && !is_seat(s, s->order[place])) return false;
        if (place < s->head.players) seen |= 1 << s->order[place];
    }
    return seen == (1 << s->head.players) - 1;
}

/* ---- Nations
 * -------------------------------------------------------------------------------------------------------------------------------------- */

static bool nation_is_sound(const co_state *s, int index)
{
    static const co_nation gone = {.node = CO_NONE, .controller = CO_NONE};
    const co_nation *nation = &s->nation[index];

    if (nation->node == CO_NONE) return memcmp(nation, &gone, sizeof gone) == 0;
    if (nation->pips < 1 || co_is_sea(nation->node) || nation->node == CO_CAPE) return false;
    if (co_is_nest(nation->node) && index != CO_FRANCE) return false;
    if (!is_seat_or_none(s, nation->controller) || nation->allies >> s->head.players) return false;
    if (nation->controller == CO_NONE ? nation->allies != 0 : nation->allies >> nation->controller & 1) return false;
    if (nation->used && frame_of(s, CO_SCORING) == CO_NONE) return false;
    return s->nation_on[nation->node] == index; /* two in one place */
}

/* ---- The turn's memory
 * ------------------------------------------------------------------------------------------------------------------------------ */

static bool encounters_are_sound(const co_state *s)
{
    int seen = 0;
    bool ended = false;

    for (int i = 0; i < CO_ENCOUNTERS; i++) {
        int entry = s->turn.encounter[i];

        if (entry == CO_NONE) {
            ended = true;
            continue;
        }
        if (ended || seen >> entry & 1 || s->active == CO_NONE) return false;
        if (s->fleet[co_fleet_of(s->active, entry / CO_NESTS)].node == CO_NONE) return false;
        seen |= 1 << entry;
    }
    return true;
}

/* Outside a turn nothing is remembered, but whom nations have fought in a scoring. */
static bool turn_is_sound(const co_state *s)
{
    co_state clean;
    bool acting = frame_of(s, CO_SCORING) != CO_NONE;

    if (!is_seat_or_none(s, s->active) || !encounters_are_sound(s)) return false;
    if (s->active != CO_NONE) return true;
    co_end_turn(&clean);
    for (int i = 0; acting && i < CO_ORDINARY; i++) clean.turn.fought[i] = s->turn.fought[i];
    return memcmp(&clean.turn, &s->turn, sizeof s->turn) == 0;
}

static bool calendar_is_sound(const co_state *s)
{
    bool first = s->calendar == 1 && s->round == 1;

    if (s->round > co_calendars[s->head.players].rounds) return false;
    return !first || (s->forecast == 0 && s->storm == 0);
}

static bool derived_is_sound(const co_state *s)
{
    co_state fresh = *s;

    co_derive(&fresh);
    return memcmp(&fresh, s, sizeof fresh) == 0;
}

/* Wants belong to a refill that is under way or being asked for. */
static bool wants_are_sound(const co_state *s)
{
    int at = frame_of(s, CO_REFILL) != CO_NONE ? frame_of(s, CO_REFILL) : frame_of(s, CO_PORT), port;
    bool in_port = at != CO_NONE && s->stack[at].kind == CO_PORT;

    if (in_port && s->stack[at].arg[CO_F_STAGE] != CO_P_PACKETS) at = CO_NONE;
    port = at == CO_NONE ? CO_NONE : s->stack[at].arg[in_port ? CO_F_PORT : 0];
    for (int field = 0; field < CO_FIELDS; field++) {
        if (s->want[field] == 0) continue;
        if (port == CO_NONE || s->want[field] > co_level_of(s, port, field) - s->port[port].bales[field]) return false;
    }
    return true;
}

const char *co_broken(const void *state)
{
    const co_state *s = state;
    const char *broken;

    if (!derived_is_sound(s)) return "has sets of ships, fleets or nations that do not fit";
    if ((broken = broken_fleets(s))) return broken;
    if (!every_bale_is_there(s)) return "does not have each of the twelve bales of a good in one place";
    if (!order_is_sound(s)) return "has no proper turn order";
    for (int port = 0; port < CO_PORTS; port++)
        if (!port_is_sound(s, port)) return "has a port that cannot be so";
    for (int nation = 0; nation < CO_NATIONS; nation++)
        if (!nation_is_sound(s, nation)) return "has a nation that cannot be so";
    if (!cards_are_sound(s)) return "has cards that cannot be so";
    if (!turn_is_sound(s) || !calendar_is_sound(s)) return "remembers what cannot have happened";
    if ((broken = s->head.over ? NULL : co_broken_stack(s))) return broken;
    if (!wants_are_sound(s)) return "has an impossible refill";
    for (int seat = 0; seat < s->head.players; seat++)
        if ((broken = broken_company(s, seat))) return broken;
    return NULL;
}
