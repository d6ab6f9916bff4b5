/* squadron.c - Patrols and Strongholds: posting, ordering, bombarding, building (AH-13, Convincing Official). */
#include "games/ahoy/ahoy.h"

/* ---- Posting (AH-13.1, AH-13.11) --------------------------------------------------------------------------------------------- */

static int supply(const ah_state *s, int first, int last)
{
    int count = 0;

    for (int figure = first; figure <= last; figure++) count += s->at[figure] == AH_NONE;
    return count;
}

int ah_patrol_supply(const ah_state *s) { return supply(s, AH_FIRST_PATROL, AH_LAST_PATROL); }
int ah_stronghold_supply(const ah_state *s) { return supply(s, AH_FIRST_STRONGHOLD, AH_LAST_STRONGHOLD); }

void ah_place_patrol(ah_state *s, int space, rs_turn *turn)
{
    for (int figure = AH_FIRST_PATROL; figure <= AH_LAST_PATROL; figure++) {
        if (s->at[figure] != AH_NONE) continue;
        s->at[figure] = (int8_t)space;
        rs_tell(turn, AH_EV_PATROL, ah_seat_of(s, AH_SQUADRON), space, 0, 0, 0);
        return;
    }
}

const char *ah_refuse_post(const void *state, rs_move move)
{
    const ah_state *s = state;
    int here = s->at[AH_SQUADRON_FLAGSHIP];

    if (ah_patrol_supply(s) == 0) return RS_NO("AH-13.12", "No Patrol is left in the supply.");
    if (move.arg[0] == here) return NULL;
    if (rs_top_of(s)->kind == AH_D_PATROL) return RS_NO("AH-13.1", "The Patrol is posted where the Flagship is.");
    for (int direction = 0; direction < AH_DIRECTIONS; direction++)
        if (s->near_[here][direction] == move.arg[0]) return NULL;
    return RS_NO("AH-13.11", "A Patrol is deployed on the Flagship's space or next to it.");
}

void ah_patrol_moves(const void *state, rs_moves *moves)
{
    const ah_state *s = state;

    rs_offer1(moves, AH_POST, s->at[AH_SQUADRON_FLAGSHIP]);
    rs_offer(moves, AH_PASS);
}

void ah_patrol_apply(void *state, rs_move move, rs_turn *turn)
{
    rs_pop(state);
    if (move.verb == AH_POST) ah_place_patrol(state, move.arg[0], turn);
}

void ah_deploy_moves(const void *state, rs_moves *moves)
{
    const ah_state *s = state;
    int here = s->at[AH_SQUADRON_FLAGSHIP];

    rs_offer1(moves, AH_POST, here);
    for (int direction = 0; direction < AH_DIRECTIONS; direction++)
        if (s->near_[here][direction] != AH_NONE) rs_offer1(moves, AH_POST, s->near_[here][direction]);
}

void ah_deploy_apply(void *state, rs_move move, rs_turn *turn) { ah_patrol_apply(state, move, turn); }

/* ---- Orders (AH-13.10, AH-16.26) ---------------------------------------------------------------------------------------------------- */

static bool has_moved(const ah_state *s, int patrol) { return s->patrols_moved >> (patrol - AH_FIRST_PATROL) & 1; }

static uint32_t can_be_ordered(const ah_state *s)
{
    uint32_t figures = 0;

    for (int figure = AH_FIRST_PATROL; figure <= AH_LAST_PATROL; figure++)
        if (s->at[figure] != AH_NONE && !has_moved(s, figure) && ah_can_move(s, figure)) figures |= 1u << figure;
    return figures;
}

int ah_patrols_to_order(const ah_state *s) { return __builtin_popcount(can_be_ordered(s)); }

void ah_start_order(ah_state *s, int seat, int point, int times) { rs_push(s, point, seat)->arg[0] = (int8_t)times; }

const char *ah_refuse_order(const void *state, rs_move move)
{
    const ah_state *s = state;
    uint32_t figures = can_be_ordered(s);

    if (move.arg[0] < 0 || !ah_is_patrol(move.arg[0])) return RS_NO("AH-13.10", "Only Patrols can be ordered.");
    if (s->at[move.arg[0]] != AH_NONE && has_moved(s, move.arg[0])) return RS_NO("AH-13.10", "That Patrol has already moved.");
    if (!(figures >> move.arg[0] & 1)) return RS_NO("AH-13.10", "That Patrol cannot move.");
    return ah_one_of_each(s, figures) >> move.arg[0] & 1 ? NULL : RS_NO("AH-9.23", "Another Patrol on this space comes first.");
}

void ah_order_moves(const void *state, rs_moves *moves)
{
    const ah_state *s = state;
    uint32_t figures = ah_one_of_each(s, can_be_ordered(s));

    for (int figure = AH_FIRST_PATROL; figure <= AH_LAST_PATROL; figure++)
        if (figures >> figure & 1) rs_offer1(moves, AH_ORDER, figure);
    rs_offer(moves, AH_STOP);
}

void ah_order_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;
    rs_frame *frame = rs_top(s);
    int seat = frame->seat;
    bool official = frame->kind == AH_D_OFFICIAL, last = move.verb == AH_STOP || --frame->arg[0] == 0;

    (void)turn;
    if (last) rs_pop(s);
    if (move.verb == AH_STOP) return;
    s->patrols_moved = (int16_t)(s->patrols_moved | 1 << (move.arg[0] - AH_FIRST_PATROL));
    ah_start_move(s, seat, move.arg[0], official ? 2 : 1, official ? AH_NO_BATTLE : 0);
}

void ah_official_moves(const void *state, rs_moves *moves) { ah_order_moves(state, moves); }
void ah_official_apply(void *state, rs_move move, rs_turn *turn) { ah_order_apply(state, move, turn); }

/* AH-13.9 */
void ah_bombard(ah_state *s, rs_turn *turn)
{
    int region = ah_region_of(s->at[AH_SQUADRON_FLAGSHIP]);

    rs_tell(turn, AH_EV_BOMBARD, ah_seat_of(s, AH_SQUADRON), region, 0, 0, 0);
    ah_comrades_from(s, region, s->region[region].comrades, turn);
}

/* ---- Strongholds (AH-13.4)
 * --------------------------------------------------------------------------------------------------------------- */

const char *ah_refuse_fortify(const void *state, rs_move move)
{
    const ah_state *s = state;

    if (move.arg[0] >= s->regions) return RS_NO("AH-2.8", "That region is not on the map.");
    if (ah_stronghold_supply(s) == 0) return RS_NO("AH-13.4", "No Stronghold is left in the supply.");
    return ah_patrols_on(s, ah_island(s, move.arg[0])) >= 2 ? NULL : RS_NO("AH-13.4", "That takes two Patrols on the island.");
}

static int patrols_out(const ah_state *s)
{
    int count = 0;

    for (int figure = AH_FIRST_PATROL; figure <= AH_LAST_PATROL; figure++) count += s->at[figure] != AH_NONE;
    return count;
}

void ah_stronghold_moves(const void *state, rs_moves *moves)
{
    const ah_state *s = state;
    int regions = patrols_out(s) < 2 || ah_stronghold_supply(s) == 0 ? 0 : s->regions;

    for (int region = 0; region < regions; region++) rs_offer_if(ah_verbs, s, moves, (rs_move){AH_FORTIFY, {(int8_t)region}});
    rs_offer(moves, AH_PASS);
}

static void build(ah_state *s, int region, rs_turn *turn)
{
    int island = ah_island(s, region), figure;

    for (int i = 0; i < 2; i++) {
        uint32_t patrols = ah_figures_on(s, island) & (((1u << AH_PATROLS) - 1) << AH_FIRST_PATROL);

        s->at[ah_pick_figure(s, patrols)] = AH_NONE;
    }
    for (figure = AH_FIRST_STRONGHOLD; s->at[figure] != AH_NONE; figure++) {
    }
    s->at[figure] = (int8_t)island;
    rs_tell(turn, AH_EV_STRONGHOLD, ah_seat_of(s, AH_SQUADRON), region, 0, 0, 0);
}

void ah_stronghold_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;

    if (move.verb == AH_FORTIFY)
        build(s, move.arg[0], turn);
    else
        ah_next_turn(s, rs_top(s)->seat);
}
