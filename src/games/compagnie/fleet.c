/* fleet.c - ships and fleets: where they are, what they carry, how they are lost (CO-3, CO-6, CO-13, CO-14). */
#include "games/compagnie/compagnie.h"

/* ---- Numbers and cards --------------------------------------------------------------------------------------------- */

int co_free_number(const co_state *s, int seat)
{
    for (int number = 0; number < CO_ORDINARY; number++)
        if (s->fleet[co_fleet_of(seat, number)].node == CO_NONE) return number;
    return CO_NONE;
}

int co_free_ship(const co_state *s, int type)
{
    uint64_t cards = s->free_ships & CO_SHIPS_OF_TYPE(type);

    return cards ? __builtin_ctzll(cards) : CO_NONE;
}

uint64_t co_own_ships(const co_state *s, int seat)
{
    uint64_t ships = 0;

    for (int number = 0; number < CO_NUMBERS; number++) ships |= s->ships_of[co_fleet_of(seat, number)];
    return ships;
}

int co_ship_count(const co_state *s, int seat) { return __builtin_popcountll(co_own_ships(s, seat)); }

/* Table 4.5: return ships, flutes, ships of the line; packet boats never fire. */
int co_volley(const co_state *s, uint64_t ships)
{
    int sum = 0;

    (void)s;
    for (int type = CO_RETURN; type <= CO_LINE; type++) sum += co_types[type].volley * __builtin_popcountll(ships & CO_SHIPS_OF_TYPE(type));
    return sum;
}

int co_highest_level(const co_state *s, int seat)
{
    int highest = 0;

    for (int number = 0; number < CO_ORDINARY; number++)
        if (s->fleet[co_fleet_of(seat, number)].level > highest) highest = s->fleet[co_fleet_of(seat, number)].level;
    return highest;
}

/* ---- Putting them here and there ------------------------------------------------------------------------------------ */

void co_move_fleet(co_state *s, int fleet, int node)
{
    co_fleet *f = &s->fleet[fleet];

    if (f->node != CO_NONE) s->fleets_on[f->node] &= ~(1u << fleet);
    if (node != CO_NONE) s->fleets_on[node] |= 1u << fleet;
    f->node = (int8_t)node;
}

void co_enlist(co_state *s, int ship, int fleet)
{
    int from = s->ship[ship].fleet;

    if (from == CO_NONE)
        s->free_ships &= ~(1ULL << ship);
    else
        s->ships_of[from] &= ~(1ULL << ship);
    s->ships_of[fleet] |= 1ULL << ship;
    s->ship[ship].fleet = (int8_t)fleet;
}

void co_scrap(co_state *s, int ship)
{
    co_ship *card = &s->ship[ship];

    for (int i = 0; i < CO_HOLD; i++)
        if (card->cargo[i] != CO_NONE) s->supply[card->cargo[i]]++;
    s->ships_of[card->fleet] &= ~(1ULL << ship);
    s->free_ships |= 1ULL << ship;
    *card = (co_ship){.fleet = CO_NONE, .cargo = {CO_NONE, CO_NONE}};
}

/* What the turn remembers of a fleet goes with it: its number may be used again. */
static void forget_fleet(co_state *s, int number)
{
    uint8_t others = (uint8_t)(~(1 << number));

    s->turn.played &= others;
    s->turn.entered &= others;
    s->turn.raided &= others;
    if (number >= CO_ORDINARY) return;
    s->turn.fought[number] = s->turn.pending[number] = (rs_set){{0, 0}};
    co_forget_encounters(s, number);
}

void co_dissolve(co_state *s, int fleet)
{
    co_move_fleet(s, fleet, CO_NONE);
    s->fleet[fleet].level = 0;
    if (co_owner_of(fleet) == s->active) forget_fleet(s, co_number_of(fleet));
}

/* CO-13.6 */
void co_perish(co_state *s, int fleet, rs_turn *turn)
{
    int seat = co_owner_of(fleet);

    if (s->ships_of[fleet] || s->fleet[fleet].node == CO_NONE) return;
    if (s->fleet[fleet].level > 0) {
        s->company[seat].kept++;
        rs_tell(turn, CO_EV_KEPT, seat, fleet, s->fleet[fleet].level, 0, 0);
    }
    co_dissolve(s, fleet);
}

/* ---- Cargo ----------------------------------------------------------------------------------------------------------- */

int co_space(const co_ship *ship, int card)
{
    return co_face(card)->cargo - (ship->cargo[0] != CO_NONE) - (ship->cargo[1] != CO_NONE); /* of a packet boat it is never asked */
}

int co_fleet_space(const co_state *s, int fleet)
{
    int sum = 0, ship;

    CO_EACH_SHIP(ship, s->ships_of[fleet]) sum += co_space(&s->ship[ship], ship);
    return sum;
}

bool co_carries(const co_ship *ship, int good) { return good != CO_NONE && (ship->cargo[0] == good || ship->cargo[1] == good); }

bool co_has_bales(const co_state *s, int fleet)
{
    int ship;

    CO_EACH_SHIP(ship, s->ships_of[fleet])
    if (s->ship[ship].cargo[0] != CO_NONE) return true;
    return false;
}

/* Full places first, the lower good first. */
void co_stow(co_state *s, int ship, int good)
{
    int8_t *cargo = s->ship[ship].cargo;

    if (cargo[0] == CO_NONE) {
        cargo[0] = (int8_t)good;
    } else if (good < cargo[0]) {
        cargo[1] = cargo[0];
        cargo[0] = (int8_t)good;
    } else {
        cargo[1] = (int8_t)good;
    }
}

/* The bale goes to the supply. */
void co_unstow(co_state *s, int ship, int good)
{
    int8_t *cargo = s->ship[ship].cargo;

    if (cargo[0] == good) cargo[0] = cargo[1];
    cargo[1] = CO_NONE;
    s->supply[good]++;
}

/* ---- Losses (CO-13) ---------------------------------------------------------------------------------------------------- */

/* CO-13.2, CO-13.4: a packet boat's bale is only a marker. */
static int compensation(const co_state *s, int ship)
{
    const co_ship *card = &s->ship[ship];
    int node = s->fleet[card->fleet].node, sum = 0;

    if (co_type_of[ship] == CO_PACKET) return 0;
    for (int i = 0; i < CO_HOLD; i++)
        if (card->cargo[i] != CO_NONE) sum += co_distance[node][card->cargo[i]];
    return sum / 3;
}

void co_lose_ship(co_state *s, int ship, bool by_mutiny, rs_turn *turn)
{
    int fleet = s->ship[ship].fleet, seat = co_owner_of(fleet), ducats = co_face(ship)->insured + compensation(s, ship);

    s->company[seat].losses++;
    rs_tell(turn, CO_EV_LOST, seat, ship, fleet, 0, 0);
    co_scrap(s, ship);
    co_gain(s, seat, ducats, turn);
    if (by_mutiny) co_mutineers(s, s->fleet[fleet].node, turn);
}

void co_lose_worn(co_state *s, int fleet, bool by_mutiny, rs_turn *turn)
{
    int ship;

    CO_EACH_SHIP(ship, s->ships_of[fleet])
    if (co_wear(&s->ship[ship]) >= co_face(ship)->strength) co_lose_ship(s, ship, by_mutiny, turn);
    co_perish(s, fleet, turn);
}

/* ---- Mutiny ------------------------------------------------------------------------------------------------------------ */

int co_discipline(const co_state *s, int seat) { return co_uses(s, seat, CO_DISCIPLINE) + co_uses(s, seat, CO_BOTANICAL); }

/* CO-6.5: a token of the ship that would be nearest to being lost. */
static int to_be_spared(const co_state *s, int fleet, const int8_t tokens[CO_SHIPS])
{
    int best = CO_NONE, least = 127, ship;

    CO_EACH_SHIP(ship, s->ships_of[fleet])
    {
        int remains = co_face(ship)->strength - co_wear(&s->ship[ship]) - tokens[ship];

        if (tokens[ship] == 0 || remains >= least) continue;
        least = remains;
        best = ship;
    }
    return best;
}

void co_waive_mutiny(const co_state *s, int fleet, int8_t tokens[CO_SHIPS])
{
    for (int spared = co_discipline(s, co_owner_of(fleet)); spared > 0; spared--) {
        int ship = to_be_spared(s, fleet, tokens);

        if (ship == CO_NONE) return;
        tokens[ship]--;
    }
}

bool co_mutiny_sinks(const co_state *s, int ship, int tokens) /* CO-6.6 */
{
    return tokens > 0 && co_wear(&s->ship[ship]) + tokens >= co_face(ship)->strength;
}

void co_take_mutiny(co_state *s, int fleet, const int8_t tokens[CO_SHIPS], rs_turn *turn)
{
    int ship;

    CO_EACH_SHIP(ship, s->ships_of[fleet])
    {
        if (tokens[ship] == 0) continue;
        s->ship[ship].mutiny = (int8_t)(s->ship[ship].mutiny + tokens[ship]);
        rs_tell(turn, CO_EV_MUTINY, co_owner_of(fleet), ship, tokens[ship], 0, 0);
    }
    co_lose_worn(s, fleet, true, turn);
}

/* ---- Experience ---------------------------------------------------------------------------------------------------------- */

void co_raise(co_state *s, int fleet, rs_turn *turn)
{
    if (co_number_of(fleet) >= CO_ORDINARY || s->fleet[fleet].level >= CO_WHEELS - 1) return;
    s->fleet[fleet].level++;
    rs_tell(turn, CO_EV_LEVEL, co_owner_of(fleet), fleet, s->fleet[fleet].level, 0, 0);
}
