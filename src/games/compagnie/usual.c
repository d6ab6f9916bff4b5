/* usual.c - what is done for a company whose time is up, and what a legal move would cost its maker. */
#include "games/compagnie/compagnie.h"

/* ---- The usual move: trade goes on, nothing is risked or given away ----------------------------------------------------------------- */

static const rs_move *first_with(const rs_moves *moves, int verb)
{
    for (int i = 0; i < moves->count; i++)
        if (moves->at[i].verb == verb) return &moves->at[i];
    return NULL;
}

/* Hits and mutiny go where most strength is left, one at a time. */
static rs_move spread(const co_state *s, const rs_moves *moves)
{
    const rs_move *best = &moves->at[0];
    int most = -1;

    for (int i = 0; i < moves->count; i++) {
        const rs_move *move = &moves->at[i];
        int left;

        if (move->verb == CO_PUT_FORT || (move->verb == CO_PUT && move->arg[1] != 1)) continue;
        left = co_face(move->arg[0])->strength - co_wear(&s->ship[move->arg[0]]);
        if (left <= most) continue;
        most = left;
        best = move;
    }
    return *best;
}

/* The link towards the nearest port that buys something aboard; an empty fleet makes for the nearest port. */
static rs_move homeward(const co_state *s, const rs_moves *moves)
{
    int fleet = co_fleet_of(rs_top_of(s)->seat, rs_top_of(s)->arg[CO_M_NUMBER]), from = s->fleet[fleet].node, goal = CO_NONE;
    const rs_move *best = &moves->at[moves->count - 1];

    for (int port = 0; port < CO_PORTS; port++) {
        bool buys = !co_has_bales(s, fleet);
        int ship;

        CO_EACH_SHIP(ship, s->ships_of[fleet])
        for (int i = 0; i < CO_HOLD; i++) buys |= s->ship[ship].cargo[i] != CO_NONE && co_prices[port][s->ship[ship].cargo[i]] > 0;
        if (buys && port != from && (goal == CO_NONE || co_distance[from][port] < co_distance[from][goal])) goal = port;
    }
    for (int i = 0; goal != CO_NONE && i < moves->count; i++)
        if (moves->at[i].verb == CO_STEP && (moves->at[i].arg[0] == goal || !co_is_port(moves->at[i].arg[0])) &&
            co_distance[moves->at[i].arg[0]][goal] < co_distance[from][goal])
            best = &moves->at[i];
    return *best;
}

rs_move co_usual(const void *state, const rs_moves *moves)
{
    static const uint8_t modest[] = {CO_LOAD, CO_DELIVER, CO_REFUSE, CO_DECLINE, CO_SAIL_ON, CO_END, CO_PASS, CO_STAY};

    switch (rs_top_of(state)->kind) {
    case CO_D_STEP: return homeward(state, moves);
    case CO_D_ALLOT:
    case CO_D_UNREST: return spread(state, moves);
    case CO_D_STRATEGY: return *first_with(moves, CO_PLAY);
    case CO_D_WANT: return moves->at[moves->count - 1];
    default: break;
    }
    for (int i = 0; i < RS_COUNT(modest); i++) {
        const rs_move *move = first_with(moves, modest[i]);

        if (move) return *move;
    }
    return moves->at[0];
}

/* ---- Warnings ---------------------------------------------------------------------------------------------------------------------------
 */

/* CO-6.6 */
static bool mutiny_sinks_any(const co_state *s, int fleet, bool dawdled)
{
    int8_t tokens[CO_SHIPS];
    int ship;

    co_move_mutiny(s, fleet, dawdled, tokens);
    CO_EACH_SHIP(ship, s->ships_of[fleet])
    if (co_mutiny_sinks(s, ship, tokens[ship])) return true;
    return false;
}

static bool storm_due(const co_state *s, int node) { return s->forecast && co_nodes[node].region == s->forecast; }

/* CO-10.5: by pirates that cruise there. */
static bool may_be_attacked(const co_state *s, const rs_frame *frame, int node)
{
    int fleet = co_fleet_of(frame->seat, frame->arg[CO_M_NUMBER]);

    return co_meets(s, frame, node) && co_chance_of_attack(s, fleet, s->nest[co_nodes[node].area]) > 0;
}

/* What waits in a place, with the storm that is forecast for it. */
static const char *warn_of_place(const co_state *s, const rs_frame *frame, int node)
{
    bool storm = storm_due(s, node);

    if (co_meets(s, frame, node) && co_is_nest(node))
        return storm ? RS_NO("CO-10.9", "The pirates are in their nest, which means battle, and a storm is forecast.")
                     : RS_NO("CO-10.9", "The pirates are in their nest, which means battle.");
    if (may_be_attacked(s, frame, node))
        return storm ? RS_NO("CO-10.2", "Pirates cruise here, and a storm is forecast.") : RS_NO("CO-10.2", "Pirates cruise here.");
    if (co_is_port(node) && !co_open(s, frame->seat, node))
        return storm ? RS_NO("CO-11.2",
                             "A nation not allied with you holds this port: no loading, delivery or purchase; and a storm is forecast.")
                     : RS_NO("CO-11.2", "A nation not allied with you holds this port: no loading, delivery or purchase.");
    return storm ? RS_NO("CO-22.2", "A storm is forecast for this region: up to 3 damage for each ship, on a storm icon up to 4.") : NULL;
}

static const char *warn_of_step(const co_state *s, int node)
{
    const rs_frame *frame = rs_top_of(s);
    bool ends = !co_is_sea(node) || frame->arg[CO_M_LEFT] == 1;

    if (ends && mutiny_sinks_any(s, co_fleet_of(frame->seat, frame->arg[CO_M_NUMBER]), false))
        return RS_NO("CO-6.6", "A ship would be lost by mutiny.");
    return warn_of_place(s, frame, node);
}

static const char *warn_of_stop(const co_state *s)
{
    const rs_frame *frame = rs_top_of(s);
    int fleet = co_fleet_of(frame->seat, frame->arg[CO_M_NUMBER]);
    bool storm = storm_due(s, s->fleet[fleet].node);
    int8_t tokens[CO_SHIPS];

    if (mutiny_sinks_any(s, fleet, co_dawdles(frame))) return RS_NO("CO-6.6", "A ship would be lost by mutiny.");
    if (co_dawdles(frame) && co_move_mutiny(s, fleet, true, tokens))
        return storm ? RS_NO("CO-6.3", "Stopping early brings mutiny, and a storm is forecast.")
                     : RS_NO("CO-6.3", "Stopping early brings mutiny.");
    return storm ? RS_NO("CO-22.2", "A storm is forecast for this region: up to 3 damage for each ship, on a storm icon up to 4.") : NULL;
}

static const char *warn_of_end(const co_state *s)
{
    const rs_frame *frame = rs_top_of(s);
    int8_t empty[CO_SHIPS];

    if (frame->kind == CO_D_LOAD && co_fleet_space(s, co_fleet_of(frame->seat, frame->arg[0])) > 0)
        return RS_NO("CO-6.1", "Empty holds bring mutiny tokens.");
    if (frame->kind == CO_D_BUY && co_unfilled(s, frame->seat, empty)) return RS_NO("CO-6.1", "Ships will have empty holds next turn.");
    return NULL;
}

/* CO-3.4: a fleet that has not been played stays. */
static const char *warn_of_merger(const co_state *s, rs_move move)
{
    int held = co_held_by_merger(s, rs_top_of(s)->seat, move);
    int8_t tokens[CO_SHIPS];

    if (held == CO_NONE || !co_move_mutiny(s, held, co_idles(s, held), tokens)) return NULL;
    if (mutiny_sinks_any(s, held, co_idles(s, held))) return RS_NO("CO-6.6", "A ship would be lost by mutiny.");
    return RS_NO("CO-6.4", "The fleet that was not played stays here, which brings mutiny.");
}

static const char *warn_of_abandoning(const co_state *s)
{
    uint64_t ships = co_own_ships(s, rs_top_of(s)->seat);

    if ((ships & (ships - 1)) == 0) return RS_NO("CO-13.7", "This is your last ship, and no rescue ship replaces one that was abandoned.");
    return RS_NO("CO-15.5", "Nothing is paid for an abandoned ship and its cargo.");
}

/* CO-7.7: nothing is paid for it, and no bale lies here for the space. */
static const char *warn_of_dumping(const co_state *s)
{
    int port = rs_top_of(s)->arg[0], seat = rs_top_of(s)->seat, space = 0, number;

    CO_EACH_BIT(number, co_ordinary_at(s, seat, port)) space += co_fleet_space(s, co_fleet_of(seat, number));
    return co_bales_available(s, seat, port) > space
               ? NULL
               : RS_NO("CO-7.7", "Nothing is gained: the bale could be sold elsewhere, and no other lies here for its space.");
}

const char *co_warn(const void *view, rs_move move)
{
    const co_state *s = view;

    switch (move.verb) {
    case CO_STEP: return warn_of_step(s, move.arg[0]);
    case CO_STOP: return warn_of_stop(s);
    case CO_END: return warn_of_end(s);
    case CO_RAID: return RS_NO("CO-12.11", "A fleet that raids cannot deliver this turn.");
    case CO_DUMP: return warn_of_dumping(s);
    case CO_MERGE: return warn_of_merger(s, move);
    case CO_ABANDON: return warn_of_abandoning(s);
    default: return NULL;
    }
}
