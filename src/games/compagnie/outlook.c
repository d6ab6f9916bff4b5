/* outlook.c - what a legal move may bring: mutiny, pirates, markets, empty holds, and the hits of a battle; and which moves come to the
 * same. The rules' own functions reckon it, for a battle on a copy of the table. */
#include "games/compagnie/compagnie.h"

#include <assert.h>
#include <limits.h>

/* ---- Moving, loading, buying ------------------------------------------------------------------------------------------------------- */

/* CO-6.1 to CO-6.6: if the fleet's move ended now. */
static void tell_mutiny(const co_state *s, int fleet, bool dawdled, rs_turn *told)
{
    int8_t tokens[CO_SHIPS];
    int sum = co_move_mutiny(s, fleet, dawdled, tokens), ship;

    if (sum == 0) return;
    rs_tell(told, CO_EV_IF_MUTINY, co_owner_of(fleet), sum, 0, 0, 0);
    CO_EACH_SHIP(ship, s->ships_of[fleet])
    if (co_mutiny_sinks(s, ship, tokens[ship])) rs_tell(told, CO_EV_IF_LOST, co_owner_of(fleet), ship, 0, 0, 0);
}

/* CO-10.5: in percent, by the tiles that are still face down. */
int co_chance_of_attack(const co_state *s, int fleet, int ships)
{
    rs_set stack = co_ambushes_left(s);
    int attacks = 0, tile;

    RS_EACH(tile, stack) attacks += co_tile_attacks(s, tile, ships, fleet);
    return rs_percent(attacks, rs_size(&stack));
}

static void tell_pirates(const co_state *s, int fleet, int nest, int ships, bool surely, rs_turn *told)
{
    if (ships > 0) rs_tell(told, CO_EV_IF_PIRATES, co_owner_of(fleet), nest, ships, surely ? 100 : co_chance_of_attack(s, fleet, ships), 0);
}

static bool is_laden(const co_state *s, int fleet)
{
    int ship;

    CO_EACH_SHIP(ship, s->ships_of[fleet])
    if (co_type_of[ship] != CO_PACKET && s->ship[ship].cargo[0] != CO_NONE) return true; /* CO-4.8 */
    return false;
}

/* CO-7.6 to CO-7.9: what a port pays for all that a fleet has aboard, and what comes on top. */
static int worth_in(const co_state *s, int fleet, int port)
{
    int sum = 0, ship;

    if (!co_open(s, co_owner_of(fleet), port)) return 0;

    CO_EACH_SHIP(ship, s->ships_of[fleet])
    {
        const int8_t *cargo = s->ship[ship].cargo;

        for (int i = 0; i < CO_HOLD; i++)
            if (cargo[i] != CO_NONE) sum += co_prices[port][cargo[i]];
    }
    return sum + co_machines_bring(s, co_owner_of(fleet), sum) + co_director_brings(s, port, sum);
}

/* Of two markets the nearer one, or the one that pays more; what they are alike in is decided by the other. */
static bool is_better(const co_state *s, int fleet, int node, int port, int than, bool near)
{
    int nearer = than == CO_NONE ? 1 : co_distance[node][than] - co_distance[node][port];
    int richer = than == CO_NONE ? 1 : worth_in(s, fleet, port) - worth_in(s, fleet, than);
    int first = near ? nearer : richer;

    return first > 0 || (first == 0 && (near ? richer : nearer) > 0);
}

/* The nearest port that buys of the cargo, or the one that pays most, among those that a step to this place brings nearer. */
static int market_ahead(const co_state *s, int fleet, int node, rs_set but, bool near)
{
    int best = CO_NONE;

    for (int port = 0; port < CO_PORTS; port++) {
        if (rs_has(&but, port) || worth_in(s, fleet, port) == 0) continue;
        if (co_distance[node][port] >= co_distance[s->fleet[fleet].node][port]) continue;
        if (is_better(s, fleet, node, port, best, near)) best = port;
    }
    return best;
}

/* At sea: the two nearest markets ahead, and the best one. */
static void tell_markets_ahead(const co_state *s, int fleet, int node, rs_turn *told)
{
    rs_set known = {{0, 0}};

    for (int i = 0; i < 3; i++) {
        int port = market_ahead(s, fleet, node, known, i < 2);

        if (port == CO_NONE) return;
        rs_tell(told, CO_EV_IF_MARKET, co_owner_of(fleet), port, worth_in(s, fleet, port), co_distance[node][port], 0);
        rs_add(&known, port);
    }
}

/* CO-11.2: an occupied port buys nothing, which is warned of. */
static void tell_of_markets(const co_state *s, int fleet, int node, rs_turn *told)
{
    int seat = co_owner_of(fleet);

    if (!is_laden(s, fleet) || co_is_nest(node)) return;
    if (!co_is_port(node))
        tell_markets_ahead(s, fleet, node, told);
    else if (co_open(s, seat, node))
        rs_tell(told, worth_in(s, fleet, node) ? CO_EV_IF_PAYS : CO_EV_IF_NO_SALE, seat, node, worth_in(s, fleet, node), 0, 0);
}

static void tell_of_step(const co_state *s, const rs_frame *frame, int node, rs_turn *told)
{
    int fleet = co_fleet_of(frame->seat, frame->arg[CO_M_NUMBER]), area = co_nodes[node].area;

    if (co_meets(s, frame, node)) tell_pirates(s, fleet, area, s->nest[area], co_is_nest(node), told);
    if (!co_is_sea(node) || frame->arg[CO_M_LEFT] == 1) tell_mutiny(s, fleet, false, told);
    tell_of_markets(s, fleet, node, told);
}

/* CO-3.4 */
static void tell_of_merger(const co_state *s, rs_move move, rs_turn *told)
{
    int held = co_held_by_merger(s, rs_top_of(s)->seat, move);

    if (held != CO_NONE) tell_mutiny(s, held, co_idles(s, held), told);
}

static void tell_of_tribute(const co_state *s, const rs_frame *frame, int more, rs_turn *told)
{
    int nest = frame->arg[1];

    tell_pirates(s, co_fleet_of(frame->seat, frame->arg[0]), nest, s->nest[nest] - frame->arg[2] - more, false, told);
}

/* Section 15: ships with empty holds in the next turn. */
static void tell_empty_holds(const co_state *s, int seat, rs_turn *told)
{
    int8_t empty[CO_SHIPS];
    uint64_t ships = co_unfilled(s, seat, empty);
    int ship;

    CO_EACH_SHIP(ship, ships) rs_tell(told, CO_EV_IF_EMPTY, seat, ship, empty[ship], 0, 0);
}

static void tell_of_end(const co_state *s, const rs_frame *frame, rs_turn *told)
{
    switch (frame->kind) {
    case CO_D_LOAD: tell_mutiny(s, co_fleet_of(frame->seat, frame->arg[0]), false, told); break;
    case CO_D_TRIBUTE: tell_of_tribute(s, frame, 0, told); break;
    case CO_D_BUY: tell_empty_holds(s, frame->seat, told); break;
    default: break;
    }
}

static void tell_cost(const co_state *s, int cost, rs_turn *told)
{
    int seat = rs_top_of(s)->seat;

    if (cost > 0) rs_tell(told, CO_EV_IF_COSTS, seat, cost, s->company[seat].ducats - cost, 0, 0);
}

/* What somebody has without the ducats. */
static int points_of_goods(const co_state *s, int seat)
{
    int counted[CO_FOR_BONUS];

    co_count_up(s, seat, counted);
    return co_points(s, seat) - counted[CO_FOR_DUCATS];
}

/* Building, repairing and the like, tried on a copy: what it costs, the points that it is worth, the bales that come with it. */
static void tell_of_purchase(const co_state *view, rs_move move, rs_turn *told)
{
    co_state s = *view;
    int seat = rs_top_of(view)->seat, points;
    rs_turn turn;

    rs_turn_init(&turn, NULL);
    turn.quiet = true;
    co_buy_apply(&s, move, &turn);
    tell_cost(view, view->company[seat].ducats - s.company[seat].ducats, told);
    points = points_of_goods(&s, seat) - points_of_goods(view, seat);
    if (move.verb == CO_WAREHOUSE)
        rs_tell(told, CO_EV_IF_HOUSE, seat, points, s.port[move.arg[0]].bales[move.arg[1]], 0, 0);
    else if (points > 0)
        rs_tell(told, CO_EV_IF_COUNTS, seat, points, 0, 0, 0);
}

/* CO-17.1, CO-17.3 */
static void tell_of_post(const co_state *s, rs_move move, rs_turn *told)
{
    tell_of_purchase(s, move, told);
    rs_tell(told, CO_EV_IF_POST, rs_top_of(s)->seat, move.arg[1], 0, 0, 0);
}

static void tell_of_marker(const co_state *s, int strategy, rs_turn *told)
{
    rs_tell(told, CO_EV_IF_STRATEGY, rs_top_of(s)->seat, strategy, co_strategies[strategy].beats, 0, 0);
}

static void tell_of_ship(const co_state *s, int type, int cost, rs_turn *told)
{
    const co_ship_face *face = &co_types[type];

    tell_cost(s, cost, told);
    rs_tell(told, CO_EV_IF_SHIP, rs_top_of(s)->seat, face->cargo, face->strength, face->volley, face->points);
}

static void tell_of_card(const co_state *s, int card, rs_turn *told)
{
    tell_cost(s, co_cards[card].cost, told);
    rs_tell(told, CO_EV_IF_COUNTS, rs_top_of(s)->seat, co_cards[card].points, 0, 0, 0);
    rs_tell(told, CO_EV_IF_CARD, rs_top_of(s)->seat, card, 0, 0, 0);
}

static void tell_of_delivery(const co_state *s, const rs_frame *frame, int good, rs_turn *told)
{
    int port = frame->arg[0], price = co_prices[port][good], takings = s->turn.takings + price;
    int more = co_machines_bring(s, frame->seat, takings) + co_director_brings(s, port, takings);

    rs_tell(told, CO_EV_IF_BRINGS, frame->seat, price, takings, 0, 0);
    if (more) rs_tell(told, CO_EV_IF_ON_TOP, frame->seat, more, takings + more, 0, 0);
}

/* CO-7.7: what a dumped bale makes room for, unless there is nothing and it is warned of. */
static void tell_of_dumping(const co_state *s, const rs_frame *frame, rs_move move, rs_turn *told)
{
    if (!co_warn(s, move)) rs_tell(told, CO_EV_IF_FREES, frame->seat, frame->arg[0], 0, 0, 0);
}

/* CO-4.2: a port sells one good. */
static void tell_of_loading(const co_state *s, const rs_frame *frame, int field, rs_turn *told)
{
    int port = s->fleet[co_fleet_of(frame->seat, frame->arg[0])].node;
    bool own = s->port[port].owner[field] == frame->seat;

    rs_tell(told, own ? CO_EV_IF_STOCK : CO_EV_IF_LOADS, frame->seat, port, s->port[port].bales[field] - 1, 0, 0);
}

/* CO-4.6 */
static void tell_of_supply(const co_state *s, const rs_frame *frame, rs_turn *told)
{
    int port = s->fleet[co_fleet_of(frame->seat, frame->arg[0])].node;

    rs_tell(told, CO_EV_IF_SUPPLY, frame->seat, port, s->supply[port] - 1, 0, 0);
}

/* ---- Battles --------------------------------------------------------------------------------------------------------------------- */

typedef struct outcome {
    bool first;
    int dealt, taken, boarded; /* hits before the fort fires and before companies board; ships that nations or pirates board */
} outcome;

static bool same_outcome(const outcome *a, const outcome *b)
{
    return a->first == b->first && a->dealt == b->dealt && a->taken == b->taken && a->boarded == b->boarded;
}

/* The ship that makes the most hits as a fireship. */
static int best_fireship(uint64_t ships)
{
    int best = CO_NONE, most = 0, ship;

    CO_EACH_SHIP(ship, ships)
    {
        int worth = 2 * co_face(ship)->strength - co_face(ship)->volley;

        if (worth <= most) continue;
        most = worth;
        best = ship;
    }
    return best;
}

/* Both effects. Companies board nothing and sacrifice their best fireship. */
static void fight(co_state *s, rs_turn *turn)
{
    while (s->battle.stage < CO_B_LOWER) {
        const rs_frame *top = rs_top_of(s);

        if (top->kind == CO_D_BOARD)
            co_board_apply(s, (rs_move){CO_END, {0}}, turn);
        else if (top->kind == CO_D_SACRIFICE)
            co_sacrifice_apply(s, (rs_move){CO_SACRIFICE, {(int8_t)best_fireship(co_fighting(s, top->arg[0]))}}, turn);
        else
            co_battle_step(s, turn);
    }
}

static outcome predict(const co_state *view, int side, int own, int theirs)
{
    co_state s = *view;
    rs_turn turn;

    rs_turn_init(&turn, NULL);
    turn.quiet = true;
    while (rs_top_of(&s)->kind != CO_BATTLE) rs_pop(&s);
    s.battle.strategy[side] = (int8_t)own;
    s.battle.strategy[1 - side] = (int8_t)theirs;
    s.battle.stage = CO_B_FIRST_SHIPS;
    fight(&s, &turn);
    return (outcome){s.battle.first == side, co_lowered_hits(&s, side), co_lowered_hits(&s, 1 - side), rs_size(&s.battle.aside[1 - side])};
}

/* What a side may play as far as everybody knows, bit each; a fort alone plays nothing. */
static uint32_t possible(const co_state *s, int side)
{
    int party = s->battle.side[side], tile;
    rs_set stack = co_ambushes_left(s);
    uint32_t found = 0;

    if (co_is_fleet(party)) return co_available(s, party);
    if (!co_is_pirate(party)) return s->battle.strategy[side] == CO_NONE ? 0 : 1u << s->battle.strategy[side];
    RS_EACH(tile, stack) found |= 1u << co_tile_strategy(tile, s->battle.foreign);
    return found;
}

static void tell_outcome(const co_state *s, const outcome *found, int theirs, int twin, rs_turn *told)
{
    int seat = rs_top_of(s)->seat;

    rs_tell(told, found->first ? CO_EV_IF_FIRST : CO_EV_IF_SECOND, seat, theirs, twin, found->dealt, found->taken);
    if (found->boarded) rs_tell(told, CO_EV_IF_BOARDED, seat, theirs, twin, found->boarded, 0);
}

typedef struct span {
    int least, most;
} span;

static void widen(span *range, int value)
{
    if (value < range->least) range->least = value;
    if (value > range->most) range->most = value;
}

static void tell_span(const co_state *s, span range, int sure, int open, rs_turn *told)
{
    if (range.least == range.most)
        rs_tell(told, sure, rs_top_of(s)->seat, range.most, 0, 0, 0);
    else
        rs_tell(told, open, rs_top_of(s)->seat, range.least, range.most, 0, 0);
}

/* In short, whatever the other side plays. */
static void tell_all_in_all(const co_state *s, int side, int own, rs_turn *told)
{
    span dealt = {INT_MAX, 0}, taken = {INT_MAX, 0}, boarded = {INT_MAX, 0};
    uint32_t could = possible(s, 1 - side);
    int theirs;

    if (!could) return;
    CO_EACH_BIT(theirs, could)
    {
        outcome found = predict(s, side, own, theirs);

        widen(&dealt, found.dealt);
        widen(&taken, found.taken);
        widen(&boarded, found.boarded);
    }
    tell_span(s, dealt, CO_EV_IF_DEALS, CO_EV_IF_DEALS_FROM, told);
    tell_span(s, taken, CO_EV_IF_TAKES, CO_EV_IF_TAKES_FROM, told);
    if (boarded.most) rs_tell(told, CO_EV_IF_RISKS, rs_top_of(s)->seat, boarded.most, 0, 0, 0);
}

/* Two strategies against which the same happens share a line. */
static void tell_outcomes(const co_state *s, int side, int own, rs_turn *told)
{
    uint32_t left = possible(s, 1 - side);

    while (left) {
        int theirs = __builtin_ctz(left), twin = CO_NONE, other;
        outcome found = predict(s, side, own, theirs);

        left &= left - 1;
        CO_EACH_BIT(other, left)
        {
            outcome next = predict(s, side, own, other);

            if (twin == CO_NONE && same_outcome(&found, &next)) twin = other;
        }
        if (twin != CO_NONE) left &= ~(1u << twin);
        tell_outcome(s, &found, theirs, twin, told);
    }
}

static void tell_of_strategy(const co_state *s, int side, int own, rs_turn *told)
{
    const co_battle *b = &s->battle;
    int seat = rs_top_of(s)->seat;

    tell_all_in_all(s, side, own, told);
    tell_outcomes(s, side, own, told);
    if (co_is_fort(b->side[1 - side])) rs_tell(told, CO_EV_IF_FORT, seat, predict(s, side, own, CO_NONE).dealt, 0, 0, 0);
    if (b->fort != CO_NONE) rs_tell(told, CO_EV_IF_FIRE, b->fort, b->fire, 0, 0, 0);
    if (own == CO_FIRESHIPS) rs_tell(told, CO_EV_IF_BURNT, seat, best_fireship(co_fighting(s, side)), 0, 0, 0);
}

/* Pirates that keep away have shown what they play. */
static void tell_of_fight(const co_state *s, rs_turn *told)
{
    const int8_t *played = s->battle.strategy;
    outcome found = predict(s, 0, played[0], played[1]);
    int fleet = s->battle.side[0];

    tell_outcome(s, &found, played[1], CO_NONE, told);
    if (s->fleet[fleet].level < CO_WHEELS - 1) rs_tell(told, CO_EV_IF_RISES, co_owner_of(fleet), s->fleet[fleet].level + 1, 0, 0, 0);
}

static void tell_of_boarding(const co_state *s, int side, int ship, rs_turn *told)
{
    int price = co_boarding_price(s, side, ship);

    rs_tell(told, CO_EV_IF_PRICE, rs_top_of(s)->seat, price, s->battle.hits[side] - price, 0, 0);
}

/* ---- All of it --------------------------------------------------------------------------------------------------------------------- */

void co_outlook(const void *view, rs_move move, rs_turn *told)
{
    const co_state *s = view;
    const rs_frame *frame = rs_top_of(s);

    switch (move.verb) {
    case CO_STEP: tell_of_step(s, frame, move.arg[0], told); break;
    case CO_LOAD: tell_of_loading(s, frame, move.arg[1], told); break;
    case CO_FROM_SUPPLY: tell_of_supply(s, frame, told); break;
    case CO_DELIVER: tell_of_delivery(s, frame, move.arg[1], told); break;
    case CO_DUMP: tell_of_dumping(s, frame, move, told); break;
    case CO_MARK:
    case CO_SHIFT: tell_of_marker(s, move.arg[0], told); break;
    case CO_SHIFT_EXTRA: tell_of_marker(s, move.arg[1], told); break;
    case CO_BUY: tell_of_ship(s, move.arg[1], co_types[move.arg[1]].cost, told); break;
    case CO_BUY_CHEAP: tell_of_ship(s, move.arg[1], co_types[move.arg[1]].cost - 1, told); break;
    case CO_RESCUE: tell_of_ship(s, move.arg[1], 0, told); break;
    case CO_RESEARCH: tell_of_card(s, move.arg[0], told); break;
    case CO_WAREHOUSE:
    case CO_TAKEOVER:
    case CO_FORT:
    case CO_FIX:
    case CO_MEND_FORT:
    case CO_MEND:
    case CO_CLEAR: tell_of_purchase(s, move, told); break;
    case CO_APPOINT:
    case CO_CHANGE: tell_of_post(s, move, told); break;
    case CO_MERGE: tell_of_merger(s, move, told); break;
    case CO_STOP: tell_mutiny(s, co_fleet_of(frame->seat, frame->arg[CO_M_NUMBER]), co_dawdles(frame), told); break;
    case CO_GIVE: tell_of_tribute(s, frame, 1, told); break;
    case CO_END: tell_of_end(s, frame, told); break;
    case CO_PLAY: tell_of_strategy(s, frame->arg[0], move.arg[0], told); break;
    case CO_FIGHT: tell_of_fight(s, told); break;
    case CO_BOARD: tell_of_boarding(s, frame->arg[0], move.arg[0], told); break;
    default: break;
    }
}

/* ---- Moves that come to the same ---------------------------------------------------------------------------------------------------- */

/* The port whose fields the question is about. */
static int port_of_fields(const co_state *s, rs_move move)
{
    const rs_frame *frame = rs_top_of(s);

    if (co_verbs[move.verb].arg[0] == &co_port_words) return move.arg[0];
    switch (frame->kind) {
    case CO_D_LOAD:
    case CO_D_TAKE: return s->fleet[co_fleet_of(frame->seat, frame->arg[0])].node;
    case CO_D_RAID_HIT: return frame->arg[1];
    case CO_D_REMOVE: return s->nation[CO_PORTUGAL].node;
    default: assert(false);
    }
    return 0;
}

static bool same_fields(const co_port *port, int one, int other)
{
    return port->owner[one] == port->owner[other] && port->bales[one] == port->bales[other] && port->damage[one] == port->damage[other];
}

/* Fields of a port differ in their owners, bales and damage only: the first of those that do not stands for the others. */
rs_move co_like(const void *view, rs_move move)
{
    const co_state *s = view;
    int at = co_verbs[move.verb].arg[0] == &co_field_words ? 0 : 1;

    if (co_verbs[move.verb].arg[at] != &co_field_words || rs_top_of(s)->kind == CO_D_SHARE || rs_top_of(s)->kind == CO_D_PICK) return move;

    const co_port *port = &s->port[port_of_fields(s, move)];
    int first = 0;

    while (!same_fields(port, first, move.arg[at])) first++;
    move.arg[at] = (int8_t)first;
    return move;
}
