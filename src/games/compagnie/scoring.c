/* scoring.c - points, the new turn order, budgets, and the final scoring (CO-24.1 to CO-24.6, CO-25). Nations are in nation.c. */
#include "games/compagnie/compagnie.h"

#include <string.h>

/* ---- Points (CO-24.2) -------------------------------------------------------------------------------------------------------------- */

static int ship_points(const co_state *s, int fleet, int *distance)
{
    int sum = 0, ship;

    CO_EACH_SHIP(ship, s->ships_of[fleet])
    {
        const co_ship *card = &s->ship[ship];

        sum += co_face(ship)->points - co_wear(card);
        if (co_type_of[ship] == CO_PACKET) continue; /* CO-4.8 */
        for (int i = 0; i < CO_HOLD; i++)
            if (card->cargo[i] != CO_NONE) *distance += co_distance[s->fleet[fleet].node][card->cargo[i]];
    }
    return sum;
}

static void count_fleets(const co_state *s, int seat, int sum[CO_FOR_BONUS])
{
    int distance = 0;

    for (int number = 0; number < CO_NUMBERS; number++) {
        int fleet = co_fleet_of(seat, number), ships = __builtin_popcountll(s->ships_of[fleet]), level = s->fleet[fleet].level;

        if (ships == 0) continue;
        sum[CO_FOR_FLEETS] += rs_at_most(level, ships) + ship_points(s, fleet, &distance);
    }
    sum[CO_FOR_CARGO] = distance / 3;
}

static void count_port(const co_port *p, int seat, int sum[CO_FOR_BONUS])
{
    for (int field = 0; field < CO_FIELDS; field++)
        if (p->owner[field] == seat) sum[CO_FOR_HOUSES] += 1 - p->damage[field];
    if (p->admin == seat) sum[CO_FOR_POSTS] += 2;
    if (p->fort == seat) sum[CO_FOR_POSTS] += 6 - p->fort_damage;
}

/* Tokens of fleets that perished count with the fleets. */
void co_count_up(const co_state *s, int seat, int sum[CO_FOR_BONUS])
{
    const co_company *c = &s->company[seat];
    int card;

    memset(sum, 0, CO_FOR_BONUS * sizeof *sum);
    sum[CO_FOR_DUCATS] = c->ducats / 3;
    sum[CO_FOR_FLEETS] = c->kept;
    count_fleets(s, seat, sum);
    for (int port = 0; port < CO_PORTS; port++) count_port(&s->port[port], seat, sum);
    RS_EACH(card, c->cards) sum[CO_FOR_CARDS] += co_cards[card].points;
}

int co_points(const co_state *s, int seat)
{
    int sum[CO_FOR_BONUS], all = 0;

    co_count_up(s, seat, sum);
    for (int i = 0; i < CO_FOR_BONUS; i++) all += sum[i];
    return all;
}

/* ---- The final scoring (CO-25) --------------------------------------------------------------------------------------------------------
 */

static int sound_ships(const co_state *s, int seat)
{
    int sum = 0, ship;

    CO_EACH_SHIP(ship, co_own_ships(s, seat) & (CO_SHIPS_OF_TYPE(CO_RETURN) | CO_SHIPS_OF_TYPE(CO_LINE))) sum += s->ship[ship].damage == 0;
    return sum;
}

static int nodes_held(const co_state *s, int seat)
{
    int sum = 0;

    for (int node = 0; node < CO_NODES; node++) sum += co_fleets_at(s, seat, node) != 0;
    return sum;
}

static int quiet_nests(const co_state *s)
{
    int sum = 0;

    for (int nest = 0; nest < CO_NESTS; nest++) sum += s->nest[nest] == 0 ? 2 : s->nest[nest] <= 2;
    return sum;
}

static int bonus_of(const co_state *s, int seat, int card)
{
    switch (card) {
    case CO_TACTICS: return rs_at_most(__builtin_popcount(co_marked(s, seat)), 6);
    case CO_SEXTANT: return rs_at_most(nodes_held(s, seat), 7);
    case CO_DRY_DOCK: return rs_at_most(sound_ships(s, seat), 7);
    case CO_GAZETTE_CARD: return rs_at_most((s->company[seat].ducats + 4) / 5, 7);
    default: return quiet_nests(s); /* CO_BOUNTY */
    }
}

int co_bonus(const co_state *s, int seat)
{
    int best = 0;

    for (int card = CO_TACTICS; card <= CO_BOUNTY; card++)
        if (co_owns(s, seat, card) && bonus_of(s, seat, card) > best) best = bonus_of(s, seat, card);
    return best;
}

int co_bales_available(const co_state *s, int seat, int node)
{
    int sum = 0;

    if (!co_is_port(node) || !co_open(s, seat, node)) return 0;
    for (int field = 0; field < CO_FIELDS; field++)
        if (s->port[node].owner[field] == CO_NONE || s->port[node].owner[field] == seat) sum += s->port[node].bales[field];
    return sum + (co_owns(s, seat, CO_GAZETTE_CARD) ? rs_at_most(s->supply[node], CO_GAZETTE) : 0);
}

/* The spaces of a fleet that the bales of its place cannot fill; returns how many of those are left. */
static int unfilled(const co_state *s, int fleet, int left, int8_t empty[CO_SHIPS])
{
    int ship;

    CO_EACH_SHIP(ship, s->ships_of[fleet])
    {
        int space = co_space(&s->ship[ship], ship), filled = space < left ? space : left;

        left -= filled;
        empty[ship] = (int8_t)(space - filled);
    }
    return left;
}

uint64_t co_unfilled(const co_state *s, int seat, int8_t empty[CO_SHIPS])
{
    uint64_t found = 0;
    int ship;

    for (int node = 0; node < CO_NODES; node++) {
        int left = co_bales_available(s, seat, node), number;

        CO_EACH_BIT(number, co_ordinary_at(s, seat, node)) left = unfilled(s, co_fleet_of(seat, number), left, empty);
    }
    CO_EACH_SHIP(ship, co_own_ships(s, seat) & ~CO_SHIPS_OF_TYPE(CO_PACKET)) found |= (uint64_t)(empty[ship] > 0) << ship;
    return found;
}

/* CO-25.1: what no bale could fill next round takes a token; it sinks nothing. */
static void last_mutiny(co_state *s, int seat, int fleet, int8_t tokens[CO_SHIPS], rs_turn *turn)
{
    int ship;

    co_waive_mutiny(s, fleet, tokens);
    CO_EACH_SHIP(ship, s->ships_of[fleet])
    {
        if (!tokens[ship]) continue;
        s->ship[ship].mutiny = (int8_t)(s->ship[ship].mutiny + tokens[ship]);
        rs_tell(turn, CO_EV_MUTINY, seat, ship, tokens[ship], 0, 0);
    }
}

static void final_mutiny(co_state *s, int seat, rs_turn *turn)
{
    int8_t tokens[CO_SHIPS];

    co_unfilled(s, seat, tokens);
    for (int number = 0; number < CO_ORDINARY; number++) last_mutiny(s, seat, co_fleet_of(seat, number), tokens, turn);
}

void co_final_scoring(co_state *s, rs_turn *turn)
{
    for (int seat = 0; seat < s->head.players; seat++) final_mutiny(s, seat, turn);
    for (int seat = 0; seat < s->head.players; seat++) {
        s->company[seat].points = (int16_t)(co_points(s, seat) + co_bonus(s, seat));
        rs_tell(turn, CO_EV_POINTS, seat, s->company[seat].points, co_bonus(s, seat), 0, 0);
    }
    s->head.over = 1;
    rs_tell(turn, CO_EV_OVER, RS_NOBODY, 0, 0, 0, 0);
}

/* ---- An interim scoring (CO-24.3 to CO-24.6)
 * ------------------------------------------------------------------------------------------------- */

/* From the fewest points to the most; of equals the one later in the old order first. */
static void new_order(co_state *s, rs_turn *turn)
{
    int8_t order[CO_COMPANIES];
    int count = 0;

    for (int place = s->head.players - 1; place >= 0; place--) {
        int at = count++, seat = s->order[place];

        for (; at > 0 && s->company[order[at - 1]].points > s->company[seat].points; at--) order[at] = order[at - 1];
        order[at] = (int8_t)seat;
    }
    for (int place = 0; place < count; place++) {
        s->order[place] = order[place];
        rs_tell(turn, CO_EV_ORDER, order[place], place + 1, 0, 0, 0);
    }
}

static void set_budgets(co_state *s)
{
    int highest = s->company[s->order[s->head.players - 1]].points;

    for (int seat = 0; seat < s->head.players; seat++) {
        int budget = (highest - s->company[seat].points) / CO_POINTS_PER_PIP;

        s->company[seat].budget = (int8_t)(budget < 100 ? budget : 100);
    }
}

static void count_points(co_state *s, rs_turn *turn)
{
    rs_tell(turn, CO_EV_SCORING, RS_NOBODY, 0, 0, 0, 0);
    for (int seat = 0; seat < s->head.players; seat++) {
        s->company[seat].points = (int16_t)co_points(s, seat);
        rs_tell(turn, CO_EV_POINTS, seat, s->company[seat].points, 0, 0, 0);
    }
    new_order(s, turn);
    for (int nation = 0; nation < CO_NATIONS; nation++) { /* CO-24.5 */
        s->nation[nation].controller = CO_NONE;
        s->nation[nation].allies = 0;
    }
    set_budgets(s);
}

static bool controls_any(const co_state *s, int seat)
{
    for (int nation = 0; nation < CO_NATIONS; nation++)
        if (s->nation[nation].controller == seat) return true;
    return false;
}

static void end_scoring(co_state *s)
{
    for (int nation = 0; nation < CO_NATIONS; nation++) s->nation[nation].used = 0;
    co_end_turn(s);
    rs_pop(s);
}

void co_scoring_step(void *state, rs_turn *turn)
{
    co_state *s = state;
    rs_frame *frame = rs_top(s);
    int seat = frame->arg[CO_F_INDEX] < s->head.players ? s->order[frame->arg[CO_F_INDEX]] : CO_NONE;

    switch (frame->arg[CO_F_STAGE]) {
    case CO_S_POINTS:
        count_points(s, turn);
        frame->arg[CO_F_STAGE]++;
        return;
    case CO_S_CLAIMS:
        if (seat != CO_NONE && s->company[seat].budget > 0)
            rs_push(s, CO_D_CLAIM, seat);
        else
            frame->arg[CO_F_INDEX]++;
        break;
    case CO_S_ACTS:
        frame->arg[CO_F_INDEX]++;
        if (seat != CO_NONE && controls_any(s, seat)) rs_push(s, CO_D_ACT, seat);
        break;
    default: end_scoring(s); return;
    }
    if (seat != CO_NONE) return;
    frame->arg[CO_F_STAGE]++;
    frame->arg[CO_F_INDEX] = 0;
}
