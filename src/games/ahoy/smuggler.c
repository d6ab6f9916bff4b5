/* smuggler.c - deliveries, the reward grid, pledges, regions added by a reward (AH-15). */
#include "games/ahoy/ahoy.h"

/* ---- Deliveries (AH-15.3) ------------------------------------------------------------------------------------------------------ */

void ah_raise_wealth(ah_state *s, int region, rs_turn *turn)
{
    if (s->region[region].wealth >= AH_WEALTHIEST) return; /* AH-15.4 */
    s->region[region].wealth++;
    rs_tell(turn, AH_EV_WEALTH, RS_NOBODY, region, s->region[region].wealth, 0, 0);
}

/* Fame, wealth, reward, pledge: the card waits in the frame of its pledge. */
void ah_deliver(ah_state *s, int seat, int card, rs_turn *turn)
{
    rs_remove(&s->captain[seat].cargo, card);
    ah_tell(s, turn, AH_EV_DELIVERS, seat, card, 0, 0);
    ah_fame(s, seat, 2, AH_FOR_DELIVERIES, turn);
    ah_raise_wealth(s, ah_island_under(s, seat), turn);
    rs_push(s, AH_D_PLEDGE, seat)->arg[0] = (int8_t)card;
    ah_start_reward(s, seat);
}

void ah_pledge_moves(const void *state, rs_moves *moves)
{
    (void)state;
    rs_offer1(moves, AH_PLEDGE, 0);
    rs_offer1(moves, AH_PLEDGE, 1);
}

void ah_pledge_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;
    rs_frame frame = *rs_top(s);
    ah_captain *c = &s->captain[frame.seat];

    rs_pop(s);
    rs_add(move.arg[0] ? &c->right.cards : &c->left.cards, frame.arg[0]);
    if (turn->quiet) return;
    rs_note(turn, (rs_event){AH_EV_PLEDGE,
                             (uint8_t)(1 << frame.seat),
                             frame.seat,
                             1,
                             {(int16_t)ah_faction_of(s, frame.seat), frame.arg[0], move.arg[0], 0}});
}

/* ---- The grid (AH-15.5) ---------------------------------------------------------------------------------------------------------------
 */

void ah_start_reward(ah_state *s, int seat) { rs_push(s, AH_D_GRID, seat); }

bool ah_are_neighbours(int a, int b)
{
    int rows = a / AH_GRID - b / AH_GRID, columns = a % AH_GRID - b % AH_GRID;

    return rows * rows + columns * columns == 1;
}

const char *ah_refuse_grid(const void *state, rs_move move)
{
    const ah_state *s = state;
    const ah_captain *c = &s->captain[rs_top_of(s)->seat];

    if (!ah_are_neighbours(c->white, move.arg[0])) return RS_NO("AH-15.5", "The white marker moves to a neighbouring space of the grid.");
    return move.arg[0] == c->black ? RS_NO("AH-15.6", "The black marker is on that space.") : NULL;
}

void ah_grid_moves(const void *state, rs_moves *moves)
{
    for (int cell = 0; cell < AH_CELLS; cell++) rs_offer_if(ah_verbs, state, moves, (rs_move){AH_GRID_TO, {(int8_t)cell}});
}

/* What needs no asking happens at once; the rest may be declined. */
static void gain_reward(ah_state *s, int seat, int reward, rs_turn *turn)
{
    switch (reward) {
    case AH_R_START: break;
    case AH_R_FAME1:
    case AH_R_FAME2:
    case AH_R_FAME3: ah_fame(s, seat, reward - AH_R_FAME1 + 1, AH_FOR_REWARDS, turn); break;
    case AH_R_GOLD1:
    case AH_R_GOLD2: ah_gain(s, seat, reward - AH_R_GOLD1 + 1, turn); break;
    default: rs_push(s, AH_D_REWARD, seat)->arg[0] = (int8_t)reward;
    }
}

/* AH-15.5: when a reward is over, the black marker goes to where the white one was last, also if further rewards came between. */
static void leave_cell(ah_state *s, int seat, int cell)
{
    for (int i = 0; i < s->head.depth; i++)
        if (s->stack[i].kind == AH_MARK && s->stack[i].seat == seat) s->stack[i].arg[0] = (int8_t)cell;
}

void ah_mark_step(void *state, rs_turn *turn)
{
    ah_state *s = state;
    const rs_frame *frame = rs_top(s);

    (void)turn;
    s->captain[frame->seat].black = frame->arg[0];
    rs_pop(s);
}

void ah_grid_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;
    int seat = rs_top(s)->seat;
    ah_captain *c = &s->captain[seat];

    rs_become(s, AH_MARK, seat);
    leave_cell(s, seat, c->white);
    c->white = move.arg[0];
    ah_tell(s, turn, AH_EV_GRID, seat, ah_rewards[c->white], 0, 0);
    gain_reward(s, seat, ah_rewards[c->white], turn);
}

/* ---- Rewards that may be declined -------------------------------------------------------------------------------------------------------
 */

static bool something_fits(const ah_state *s);

const char *ah_refuse_accept(const void *state, rs_move move)
{
    const ah_state *s = state;
    int reward = rs_top_of(s)->arg[0];

    (void)move;
    if (reward != AH_R_FAME4W && reward != AH_R_REPAIR && reward != AH_R_REPAIRF && reward != AH_R_TILE)
        return RS_NO("AH-15.5", "This reward needs a choice.");
    return reward == AH_R_TILE && !(ah_tiles_left(s) && something_fits(s)) ? RS_NO("AH-15.17", "No new region can be added.") : NULL;
}

const char *ah_refuse_pay(const void *state, rs_move move)
{
    const ah_state *s = state;
    int gold = s->captain[rs_top_of(s)->seat].gold;

    if (rs_top_of(s)->arg[0] != AH_R_PAY5) return RS_NO("AH-15.5", "This reward costs nothing.");
    return move.arg[0] >= 1 && move.arg[0] <= 5 && move.arg[0] <= gold
               ? NULL
               : RS_NO("AH-15.5", "You can pay 1 to 5 gold, and no more than you have.");
}

void ah_reward_moves(const void *state, rs_moves *moves)
{
    const ah_state *s = state;
    int card;

    rs_offer_if(ah_verbs, s, moves, (rs_move){AH_ACCEPT, {0}});
    rs_offer_if(ah_verbs, s, moves, (rs_move){AH_SAIL, {0}});
    for (int gold = 1; gold <= 5; gold++) rs_offer_if(ah_verbs, s, moves, (rs_move){AH_PAY, {(int8_t)gold}});
    RS_EACH(card, s->market) rs_offer_if(ah_verbs, s, moves, (rs_move){AH_TAKE, {(int8_t)card}});
    for (int space = 0; rs_top_of(s)->arg[0] == AH_R_TAIL && space < s->regions * AH_CORNERS; space++)
        rs_offer_if(ah_verbs, s, moves, (rs_move){AH_GO, {(int8_t)space}});
    rs_offer(moves, AH_PASS);
}

static void accept(ah_state *s, int seat, int reward, rs_turn *turn)
{
    switch (reward) {
    case AH_R_FAME4W:
        ah_fame(s, seat, 4, AH_FOR_REWARDS, turn);
        ah_raise_wealth(s, ah_region_of(s->at[ah_flagship(s, seat)]), turn); /* AH-15.18 */
        break;
    case AH_R_TILE: rs_push(s, AH_D_ADD_TILE, seat)->arg[0] = (int8_t)ah_find_region(s, seat, turn); break; /* AH-15.23 */
    case AH_R_REPAIR: ah_repair_all(s, seat, turn); break;
    default: ah_fame(s, seat, ah_repair_all(s, seat, turn), AH_FOR_REWARDS, turn); /* AH-15.19 */
    }
}

void ah_reward_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;
    rs_frame frame = *rs_top(s);
    int flagship = ah_flagship(s, frame.seat);

    rs_pop(s);
    switch (move.verb) {
    case AH_ACCEPT: accept(s, frame.seat, frame.arg[0], turn); break;
    case AH_PAY:
        ah_pay(s, frame.seat, move.arg[0], turn);
        ah_fame(s, frame.seat, move.arg[0], AH_FOR_GOLD, turn);
        break;
    case AH_TAKE: ah_take_as_crew(s, frame.seat, move.arg[0], true, turn); break;
    case AH_SAIL:
        ah_inner_move(s, flagship);
        ah_start_move(s, frame.seat, flagship, 2, frame.arg[0] == AH_R_MOVE2X ? AH_NO_BATTLE : 0); /* AH-15.20 */
        break;
    case AH_GO:
        ah_inner_move(s, flagship);
        ah_start_direct(s, frame.seat, flagship, move.arg[0], 0, turn);
        break;
    default: break;
    }
}

/* ---- A new region (AH-15.17)
 * ---------------------------------------------------------------------------------------------------------------- */

static bool fits_somehow(const ah_state *s, int x, int y)
{
    for (int turned = 0; turned < 4; turned++)
        if (ah_fits(s, x, y, turned)) return true;
    return false;
}

const char *ah_refuse_origin(const void *state, rs_move move)
{
    if (!fits_somehow(state, move.arg[0], move.arg[1])) return RS_NO("AH-15.17", "It overlaps, or its island would touch another.");
    return ah_touches(state, move.arg[0], move.arg[1]) ? NULL : RS_NO("AH-15.17", "It must touch the map.");
}

typedef struct bounds {
    int west, east, north, south;
} bounds;

/* Where origins of new regions can lie. */
static bounds around(const ah_state *s)
{
    bounds b = {s->region[0].x, s->region[0].x, s->region[0].y, s->region[0].y};

    for (int i = 1; i < s->regions; i++) {
        if (s->region[i].x < b.west) b.west = s->region[i].x;
        if (s->region[i].x > b.east) b.east = s->region[i].x;
        if (s->region[i].y < b.north) b.north = s->region[i].y;
        if (s->region[i].y > b.south) b.south = s->region[i].y;
    }
    return (bounds){b.west - 2, b.east + 2, b.north - 2, b.south + 2};
}

static bool something_fits(const ah_state *s)
{
    bounds b = around(s);

    for (int y = b.north; y <= b.south; y++)
        for (int x = b.west; x <= b.east; x++)
            if (ah_touches(s, x, y) && fits_somehow(s, x, y)) return true;
    return false;
}

void ah_add_tile_moves(const void *state, rs_moves *moves)
{
    bounds b = around(state);

    for (int y = b.north; y <= b.south; y++)
        for (int x = b.west; x <= b.east; x++) rs_offer_if(ah_verbs, state, moves, (rs_move){AH_ORIGIN, {(int8_t)x, (int8_t)y}});
}

void ah_add_tile_apply(void *state, rs_move move, rs_turn *turn)
{
    rs_frame frame = *rs_top(state), *next;

    (void)turn;
    next = rs_become(state, AH_D_ADD_TURN, frame.seat);
    next->arg[0] = frame.arg[0];
    next->arg[1] = move.arg[0];
    next->arg[2] = move.arg[1];
}

const char *ah_refuse_rotate(const void *state, rs_move move)
{
    const rs_frame *frame = rs_top_of(state);

    return ah_fits(state, frame->arg[1], frame->arg[2], move.arg[0]) ? NULL : RS_NO("AH-2.7", "Its island would touch another.");
}

void ah_add_turn_moves(const void *state, rs_moves *moves)
{
    for (int turned = 0; turned < 4; turned++) rs_offer_if(ah_verbs, state, moves, (rs_move){AH_ROTATE, {(int8_t)turned}});
}

void ah_add_turn_apply(void *state, rs_move move, rs_turn *turn)
{
    rs_frame frame = *rs_top(state);

    rs_pop(state);
    ah_lay_region(state, frame.arg[0], frame.arg[1], frame.arg[2], move.arg[0], turn);
}
