/* calendar.c - rounds, their events, the scoring roll, new calendars (CO-1, CO-21, CO-22, CO-23). */
#include "games/compagnie/compagnie.h"

/* ---- Tiles ------------------------------------------------------------------------------------------------------------------------- */

int co_draw_tile(co_state *s, int first, int count, rs_turn *turn)
{
    rs_set all = rs_range(first, first + count - 1), stack = rs_both(s->tiles, all);
    int tile;

    if (rs_is_empty(&stack)) rs_add_all(&s->tiles, stack = all); /* CO-22.9 */
    tile = rs_pick(turn->chance, stack, &co_tile_words);
    rs_remove(&s->tiles, tile);
    rs_tell(turn, CO_EV_TILE, RS_NOBODY, tile, 0, 0, 0);
    return tile - first;
}

/* ---- The storm (CO-22.1 to CO-22.3) ----------------------------------------------------------------------------------------------------
 */

static void storm_hits(co_state *s, int fleet, int damage, rs_turn *turn)
{
    int ship;

    if (damage <= 0) return;
    CO_EACH_SHIP(ship, s->ships_of[fleet])
    {
        s->ship[ship].damage = (int8_t)(s->ship[ship].damage + damage);
        rs_tell(turn, CO_EV_DAMAGED, co_owner_of(fleet), ship, damage, 0, 0);
    }
}

static void storm_on(co_state *s, int seat, int strength, rs_turn *turn)
{
    int spared = 2 * (co_uses(s, seat, CO_STORM_GLASS) + co_uses(s, seat, CO_NAVIGATION));

    for (int number = 0; number < CO_NUMBERS; number++) {
        int fleet = co_fleet_of(seat, number), node = s->fleet[fleet].node;

        if (node != CO_NONE && co_nodes[node].region == s->storm) storm_hits(s, fleet, strength + co_nodes[node].storm - spared, turn);
    }
}

/* CO-22.7: losses are carried out when all have been hit. */
static void storm(co_state *s, int strength, rs_turn *turn)
{
    if (s->storm == 0) {
        rs_tell(turn, CO_EV_CALM, RS_NOBODY, 0, 0, 0, 0);
        return;
    }
    rs_tell(turn, CO_EV_STORM, RS_NOBODY, s->storm, strength, 0, 0);
    for (int place = 0; place < s->head.players; place++) storm_on(s, s->order[place], strength, turn);
    for (int place = 0; place < s->head.players; place++)
        for (int number = 0; number < CO_NUMBERS; number++) co_lose_worn(s, co_fleet_of(s->order[place], number), false, turn);
}

static void forecast(co_state *s, rs_turn *turn)
{
    s->storm = s->forecast;
    s->forecast = (int8_t)(1 + co_draw_tile(s, CO_FIRST_REGION_TILE, CO_REGIONS, turn));
    rs_tell(turn, CO_EV_FORECAST, RS_NOBODY, s->forecast, 0, 0, 0);
    storm(s, co_strengths[co_draw_tile(s, CO_FIRST_STRENGTH, 8, turn)], turn);
}

/* ---- The event phase
 * --------------------------------------------------------------------------------------------------------------------- */

/* CO-22.5: in the order on the tile, which is that of the ports. */
static void next_refill(co_state *s, rs_frame *frame, rs_turn *turn)
{
    while (frame->arg[CO_F_INDEX] < CO_PORTS) {
        int port = frame->arg[CO_F_INDEX]++;

        if (!(co_refills[frame->arg[CO_F_PORT]] >> port & 1)) continue;
        co_start_refill(s, port, turn);
        return;
    }
    frame->arg[CO_F_STAGE]++;
}

static void begin_unrest(co_state *s, rs_turn *turn)
{
    int tile = co_unrest[co_draw_tile(s, CO_FIRST_UNREST, 8, turn)];

    if (tile == 0) return;
    rs_tell(turn, tile == 1 ? CO_EV_UNREST_ALL : CO_EV_UNREST, RS_NOBODY, tile, 0, 0, 0);
    rs_push(s, CO_UNREST, RS_NOBODY)->arg[0] = (int8_t)tile;
}

void co_events_step(void *state, rs_turn *turn)
{
    co_state *s = state;
    rs_frame *frame = rs_top(s);
    int nest;

    switch (frame->arg[CO_F_STAGE]) {
    case CO_E_STORM:
        frame->arg[CO_F_STAGE]++;
        forecast(s, turn);
        break;
    case CO_E_PIRATES:
        frame->arg[CO_F_STAGE]++;
        nest = co_pirate_tiles[co_draw_tile(s, CO_FIRST_PIRATES, 8, turn)];
        if (nest != CO_NONE) co_pirates_rise(s, nest, turn);
        frame->arg[CO_F_PORT] = (int8_t)co_draw_tile(s, CO_FIRST_REFILL, 8, turn);
        break;
    case CO_E_REFILL: next_refill(s, frame, turn); break;
    case CO_E_UNREST:
        frame->arg[CO_F_STAGE]++;
        begin_unrest(s, turn);
        break;
    default: rs_pop(s);
    }
}

/* ---- Q2: mutiny by tile (CO-22.6)
 * ------------------------------------------------------------------------------------------------------------ */

static void rebel(co_state *s, int fleet, int tokens, rs_turn *turn)
{
    rs_frame *frame;

    if (__builtin_popcountll(s->ships_of[fleet]) > 1) {
        frame = rs_push(s, CO_D_UNREST, co_owner_of(fleet));
        frame->arg[0] = (int8_t)fleet;
        frame->arg[1] = (int8_t)tokens;
        return;
    }

    int ship = __builtin_ctzll(s->ships_of[fleet]);

    s->ship[ship].mutiny = (int8_t)(s->ship[ship].mutiny + tokens);
    rs_tell(turn, CO_EV_MUTINY, co_owner_of(fleet), ship, tokens, 0, 0);
    co_lose_worn(s, fleet, true, turn);
}

/* Turn order, then I .. V, X, XI; one fleet each time. */
void co_unrest_step(void *state, rs_turn *turn)
{
    co_state *s = state;
    rs_frame *frame = rs_top(s);
    int seat, fleet, tokens;

    if (frame->arg[1] >= s->head.players) {
        rs_pop(s);
        return;
    }
    seat = s->order[frame->arg[1]];
    fleet = co_fleet_of(seat, frame->arg[2]);
    tokens = __builtin_popcountll(s->ships_of[fleet]) / frame->arg[0] - co_discipline(s, seat);
    if (++frame->arg[2] == CO_NUMBERS) {
        frame->arg[2] = 0;
        frame->arg[1]++;
    }
    if (tokens >= 1) rebel(s, fleet, tokens, turn);
}

static bool has_room(const co_state *s, int ship) { return co_wear(&s->ship[ship]) < co_face(ship)->strength; }

static bool any_room(const co_state *s, int fleet)
{
    int ship;

    CO_EACH_SHIP(ship, s->ships_of[fleet])
    if (has_room(s, ship)) return true;
    return false;
}

const char *co_refuse_suffer(const void *state, rs_move move)
{
    const co_state *s = state;
    int fleet = rs_top_of(s)->arg[0];

    if (s->ship[move.arg[0]].fleet != fleet) return RS_NO("CO-22.6", "That ship is not in the fleet.");
    return has_room(s, move.arg[0]) || !any_room(s, fleet)
               ? NULL
               : RS_NO("CO-22.6", "That ship is lost already: another one has to take the token.");
}

void co_unrest_moves(const void *state, rs_moves *moves)
{
    const co_state *s = state;
    int fleet = rs_top_of(s)->arg[0], ship;
    bool any = any_room(s, fleet);

    CO_EACH_SHIP(ship, s->ships_of[fleet])
    if (!any || has_room(s, ship)) rs_offer1(moves, CO_SUFFER, ship);
}

void co_unrest_apply(void *state, rs_move move, rs_turn *turn)
{
    co_state *s = state;
    rs_frame *frame = rs_top(s);
    int fleet = frame->arg[0];

    s->ship[move.arg[0]].mutiny++;
    rs_tell(turn, CO_EV_MUTINY, frame->seat, move.arg[0], 1, 0, 0);
    if (--frame->arg[1] > 0) return;
    rs_pop(s);
    co_lose_worn(s, fleet, true, turn);
}

/* ---- The roll (CO-21.2, CO-21.3)
 * ---------------------------------------------------------------------------------------------------------------- */

static bool has_symbol(const co_state *s) { return !s->scored && co_calendars[s->head.players].scoring >> s->round & 1; }

static void roll(co_state *s, rs_frame *frame, rs_turn *turn)
{
    int die = rs_roll(turn->chance, 6);

    rs_tell(turn, CO_EV_ROLL, RS_NOBODY, die, 0, 0, 0);
    frame->arg[CO_F_INDEX] = die == 6;
    if (die < 6) rs_push(s, CO_ROLL, RS_NOBODY)->arg[1] = (int8_t)die;
}

void co_roll_step(void *state, rs_turn *turn)
{
    co_state *s = state;
    rs_frame *frame = rs_top(s);

    (void)turn;
    if (frame->arg[1] == 6 || frame->arg[0] == s->head.players) {
        co_below(s)->arg[CO_F_INDEX] = frame->arg[1] == 6;
        rs_pop(s);
        return;
    }

    int seat = s->order[frame->arg[0]++];

    if (s->company[seat].losses > 0) rs_push(s, CO_D_LOSS_TOKENS, seat);
}

static int most_tokens(const co_state *s)
{
    int own = s->company[rs_top_of(s)->seat].losses, room = 6 - co_below_of(s)->arg[1];

    return rs_at_most(own, room);
}

const char *co_refuse_add(const void *state, rs_move move)
{
    return move.arg[0] >= 0 && move.arg[0] <= most_tokens(state)
               ? NULL
               : RS_NO("CO-21.3", "You can add no more than you own, and only up to six in all.");
}

void co_loss_tokens_moves(const void *state, rs_moves *moves)
{
    for (int tokens = 0; tokens <= most_tokens(state); tokens++) rs_offer1(moves, CO_ADD, tokens);
}

void co_loss_tokens_apply(void *state, rs_move move, rs_turn *turn)
{
    co_state *s = state;
    int seat = rs_top(s)->seat;

    rs_pop(s);
    rs_top(s)->arg[1] = (int8_t)(rs_top(s)->arg[1] + move.arg[0]);
    if (move.arg[0]) rs_tell(turn, CO_EV_ADDS, seat, move.arg[0], rs_top(s)->arg[1], 0, 0);
}

/* ---- Rounds and calendars
 * -------------------------------------------------------------------------------------------------------------------------- */

static void begin_turn(co_state *s, int seat, rs_turn *turn)
{
    s->active = (int8_t)seat;
    s->company[seat].fresh = CO_NONE;
    s->turn.shipless = co_own_ships(s, seat) == 0 && !s->company[seat].abandoned;
    rs_tell(turn, CO_EV_TURN, seat, 0, 0, 0, 0);
    rs_top(s)->seat = (int8_t)seat; /* the bottom of the stack tells whose turn it is */
    rs_push(s, CO_TURN, seat);
}

/* CO-23.1, CO-23.2 */
static void new_calendar(co_state *s, rs_turn *turn)
{
    s->calendar++;
    s->round = 1;
    s->scored = 0;
    for (int card = 0; card < CO_CARDS; card++) s->sale[card] = co_cards[card].level == s->calendar ? CO_COPIES : 0;
    rs_add_all(&s->tiles, rs_range(CO_FIRST_STRENGTH, CO_FIRST_AMBUSH - 1));
    rs_tell(turn, CO_EV_CALENDAR, RS_NOBODY, s->calendar, 0, 0, 0);
}

static void next_round(co_state *s, rs_turn *turn)
{
    rs_frame *frame = rs_top(s);
    bool last = s->round == co_calendars[s->head.players].rounds;

    if (last && s->calendar == CO_CALENDARS) {
        co_final_scoring(s, turn);
        return;
    }
    if (last)
        new_calendar(s, turn);
    else
        s->round++;
    frame->arg[CO_F_STAGE] = CO_R_EVENTS;
    frame->arg[CO_F_INDEX] = 0;
    rs_tell(turn, CO_EV_ROUND, RS_NOBODY, s->calendar, s->round, 1640 + 7 * (s->calendar - 1) + s->round - 1, 0);
}

static void end_of_year(co_state *s, rs_frame *frame, rs_turn *turn)
{
    for (int port = 0; port < CO_PORTS; port++) s->port[port].admin_new = 0; /* CO-17.3 */
    frame->seat = RS_NOBODY;
    frame->arg[CO_F_STAGE]++;
    frame->arg[CO_F_INDEX] = 0;
    if (has_symbol(s)) roll(s, frame, turn);
}

/* CO-21.4, CO-21.5 */
static void score_if_due(co_state *s, rs_frame *frame)
{
    bool last = s->round == co_calendars[s->head.players].rounds && s->calendar < CO_CALENDARS && !s->scored;

    frame->arg[CO_F_STAGE]++;
    if (!last && !frame->arg[CO_F_INDEX]) return;
    frame->arg[CO_F_INDEX] = 0;
    s->scored = 1;
    rs_push(s, CO_SCORING, RS_NOBODY);
}

void co_round_step(void *state, rs_turn *turn)
{
    co_state *s = state;
    rs_frame *frame = rs_top(s);

    switch (frame->arg[CO_F_STAGE]) {
    case CO_R_EVENTS:
        frame->arg[CO_F_STAGE]++;
        rs_push(s, CO_EVENTS, RS_NOBODY);
        break;
    case CO_R_TURNS:
        if (frame->arg[CO_F_INDEX] < s->head.players)
            begin_turn(s, s->order[frame->arg[CO_F_INDEX]++], turn);
        else
            frame->arg[CO_F_STAGE]++;
        break;
    case CO_R_YEAR: end_of_year(s, frame, turn); break;
    case CO_R_SCORING: score_if_due(s, frame); break;
    default: next_round(s, turn);
    }
}
