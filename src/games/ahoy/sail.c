/* sail.c - a figure under way: steps, exploring, arrival, terrain, anchoring (AH-7, AH-8, AH-10). */
#include "games/ahoy/ahoy.h"

/* ---- Beginning a move -------------------------------------------------------------------------------------------------- */

static rs_frame *push_move(ah_state *s, int seat, int figure, int budget, int flags)
{
    rs_frame *frame = rs_push(s, AH_MOVE, seat);

    frame->arg[AH_M_FIGURE] = (int8_t)figure;
    frame->arg[AH_M_BUDGET] = (int8_t)budget;
    frame->arg[AH_M_FLAGS] = (int8_t)flags;
    return frame;
}

void ah_start_move(ah_state *s, int seat, int figure, int most, int flags) { push_move(s, seat, figure, most, flags); }

/* Moves under way of a figure that is moved by something else learn of it; so do the battles it was fighting. */
void ah_relocated(ah_state *s, int figure)
{
    for (int i = 0; i < s->head.depth - 1; i++) {
        rs_frame *frame = &s->stack[i];

        if (frame->kind == AH_BATTLES) ah_drop_foe(frame, figure); /* AH-9.6 */
        if (frame->arg[0] != figure) continue;
        if (frame->kind == AH_MOVE) frame->arg[AH_M_FLAGS] |= AH_WAS_MOVED;
        if (frame->kind == AH_BATTLES) frame->arg[AH_B_MOVED] = 1;
    }
}

void ah_inner_move(ah_state *s, int figure)
{
    s->chain++; /* AH-15.22 */
    for (int i = 0; i < s->head.depth; i++)
        if (s->stack[i].kind == AH_MOVE && s->stack[i].arg[AH_M_FIGURE] == figure) s->stack[i].arg[AH_M_FLAGS] |= AH_OWN_MOVE;
}

/* The figure of the move on top comes to a space; battle and terrain follow (AH-7.4). */
static void arrive(ah_state *s, int space, rs_turn *turn)
{
    rs_frame *frame = rs_top(s);
    int figure = frame->arg[AH_M_FIGURE];

    s->at[figure] = (int8_t)space;
    frame->arg[AH_M_FLAGS] &= (int8_t)(~(AH_WAS_MOVED | AH_OWN_MOVE));
    frame->arg[AH_M_STAGE] = AH_M_FIGHTING;
    ah_relocated(s, figure);
    rs_tell(turn, AH_EV_SAILS, ah_owner(s, figure), figure, space, 0, 0);
}

void ah_start_direct(ah_state *s, int seat, int figure, int space, int flags, rs_turn *turn)
{
    push_move(s, seat, figure, 0, flags)->arg[AH_M_TAKEN] = 1;
    arrive(s, space, turn);
}

/* ---- Steps ---------------------------------------------------------------------------------------------------------------- */

static bool has_witch(const ah_state *s, int figure) { return ah_is_flagship(figure) && ah_has_crew(s, ah_owner(s, figure), AH_SEA_WITCH); }

static void explore(ah_state *s, int direction, rs_turn *turn)
{
    int tile = ah_find_region(s, rs_top(s)->seat, turn);
    rs_frame *frame = rs_push(s, AH_D_PLACE_TILE, rs_top(s)->seat);

    frame->arg[0] = (int8_t)tile;
    frame->arg[1] = (int8_t)direction;
}

static void leave_map(ah_state *s, int direction, bool current, rs_turn *turn)
{
    int figure = rs_top(s)->arg[AH_M_FIGURE], from = s->at[figure];
    bool witch = has_witch(s, figure), found = ah_can_explore(s, ah_beside(ah_place_of(s, from), direction));

    if (witch && (found || current)) {
        rs_frame *frame = rs_push(s, AH_D_OFFMAP, rs_top(s)->seat);

        frame->arg[0] = (int8_t)direction;
        frame->arg[1] = current;
    } else if (witch) {
        arrive(s, ah_witch_space(s, from, direction), turn);
    } else if (found) {
        explore(s, direction, turn);
    }
}

/* The move on top goes one space on; what is impossible does nothing (AH-10.2). */
static void step(ah_state *s, int direction, bool current, rs_turn *turn)
{
    rs_frame *frame = rs_top(s);
    int from = s->at[frame->arg[AH_M_FIGURE]];

    if (ah_sandbar(s, from, direction)) return;
    if (s->near_[from][direction] != AH_NONE) {
        if (current) rs_tell(turn, AH_EV_CARRIED, ah_owner(s, frame->arg[AH_M_FIGURE]), frame->arg[AH_M_FIGURE], 0, 0, 0);
        arrive(s, s->near_[from][direction], turn);
    } else if (!(frame->arg[AH_M_FLAGS] & AH_PUSHED))
        leave_map(s, direction, current, turn);
}

void ah_start_push(ah_state *s, int seat, int figure, int direction, rs_turn *turn)
{
    push_move(s, seat, figure, 0, AH_PUSHED);
    step(s, direction, false, turn);
}

/* AH-16.5: a push stays on the map. */
static const char *refuse_push(const ah_state *s, int figure, int direction)
{
    int from = s->at[figure];

    if (ah_sandbar(s, from, direction)) return RS_NO("AH-7.2", "A sandbar is in the way.");
    return s->near_[from][direction] != AH_NONE ? NULL : RS_NO("AH-16.5", "A pushed figure stays on the map.");
}

const char *ah_refuse_shove(const void *state, rs_move move) { return refuse_push(state, rs_top_of(state)->arg[0], move.arg[0]); }

int ah_stepping(const ah_state *s)
{
    const rs_frame *frame = rs_top_of(s);

    return frame->kind == AH_D_PUSH ? frame->arg[0] : ah_below_of(s)->arg[AH_M_FIGURE];
}

const char *ah_refuse_step(const void *state, rs_move move)
{
    const ah_state *s = state;
    int figure = ah_stepping(s);

    if (ah_below_of(s)->arg[AH_M_FLAGS] & AH_PUSHED) return refuse_push(s, figure, move.arg[0]);
    if (ah_sandbar(s, s->at[figure], move.arg[0])) return RS_NO("AH-7.2", "A sandbar is in the way.");
    return ah_can_step(s, figure, move.arg[0]) ? NULL : RS_NO("AH-7.3", "Nothing can be explored there.");
}

static void step_moves(const void *state, rs_moves *moves)
{
    for (int direction = 0; direction < AH_DIRECTIONS; direction++)
        rs_offer_if(ah_verbs, state, moves, (rs_move){AH_STEP, {(int8_t)direction}});
}

const char *ah_refuse_stop(const void *state, rs_move move)
{
    const ah_state *s = state;

    (void)move;
    if (rs_top_of(s)->kind != AH_D_STEP || ah_below_of(s)->arg[AH_M_TAKEN]) return NULL;
    return ah_can_move(s, ah_below_of(s)->arg[AH_M_FIGURE]) ? RS_NO("AH-7.5", "You must make at least one step.") : NULL;
}

void ah_step_moves(const void *state, rs_moves *moves)
{
    const ah_state *s = state;
    const rs_frame *move = ah_below_of(s);

    for (int direction = 0; direction < AH_DIRECTIONS; direction++)
        if (ah_can_step(s, move->arg[AH_M_FIGURE], direction)) rs_offer1(moves, AH_STEP, direction);
    if (move->arg[AH_M_TAKEN] || moves->count == 0) rs_offer(moves, AH_STOP); /* AH-7.5 */
}

void ah_step_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;
    rs_frame *frame;

    rs_pop(s);
    frame = rs_top(s);
    if (move.verb == AH_STOP) {
        frame->arg[AH_M_BUDGET] = 0;
        return;
    }
    frame->arg[AH_M_BUDGET]--;
    frame->arg[AH_M_TAKEN] = 1;
    frame->arg[AH_M_PUSHED] = 0; /* AH-10.3 */
    step(s, move.arg[0], false, turn);
}

/* ---- Off the map (AH-7.3, AH-8) -------------------------------------------------------------------------------------------- */

/* Where the figure of a move is about to explore. */
static ah_place explored_place(const ah_state *s, const rs_frame *move, int direction)
{
    return ah_beside(ah_place_of(s, s->at[move->arg[AH_M_FIGURE]]), direction);
}

/* The quarter of a region that is entered where it is laid so. */
int ah_corner_entered(const ah_state *s, rs_move lay)
{
    static const uint8_t corners[2][2] = {{0, 1}, {3, 2}};
    ah_place place = explored_place(s, ah_below_of(s), rs_top_of(s)->arg[1]);

    return corners[place.y - lay.arg[1]][place.x - lay.arg[0]];
}

const ah_cell *ah_cell_entered(const ah_state *s, rs_move lay)
{
    return &ah_tiles[rs_top_of(s)->arg[0]].cell[(ah_corner_entered(s, lay) + AH_CORNERS - lay.arg[2]) % AH_CORNERS];
}

void ah_offmap_moves(const void *state, rs_moves *moves)
{
    const ah_state *s = state;
    const rs_frame *frame = rs_top_of(s);
    bool found = ah_can_explore(s, explored_place(s, ah_below_of(s), frame->arg[0]));

    if (found) rs_offer(moves, AH_EXPLORE);
    rs_offer(moves, AH_WITCH);
    if (frame->arg[1] && !found) rs_offer(moves, AH_STAY);
}

void ah_offmap_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;
    int direction = rs_top(s)->arg[0];

    rs_pop(s);
    if (move.verb == AH_EXPLORE)
        explore(s, direction, turn);
    else if (move.verb == AH_WITCH)
        arrive(s, ah_witch_space(s, s->at[rs_top(s)->arg[AH_M_FIGURE]], direction), turn);
}

const char *ah_refuse_lay(const void *state, rs_move move)
{
    const ah_state *s = state;
    ah_place place = explored_place(s, ah_below_of(s), rs_top_of(s)->arg[1]);

    if (!ah_covers(move.arg[0], move.arg[1], place)) return RS_NO("AH-8.1", "The region must cover the space being entered.");
    return ah_fits(s, move.arg[0], move.arg[1], move.arg[2]) ? NULL : RS_NO("AH-8.4", "It overlaps, or its island would touch another.");
}

void ah_place_tile_moves(const void *state, rs_moves *moves)
{
    const ah_state *s = state;
    ah_place place = explored_place(s, ah_below_of(s), rs_top_of(s)->arg[1]);

    for (int y = place.y - 1; y <= place.y; y++)
        for (int x = place.x - 1; x <= place.x; x++)
            for (int turned = 0; turned < 4; turned++)
                rs_offer_if(ah_verbs, s, moves, (rs_move){AH_LAY, {(int8_t)x, (int8_t)y, (int8_t)turned}});
}

void ah_place_tile_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;
    rs_frame frame = *rs_top(s);
    ah_place place = explored_place(s, ah_below(s), frame.arg[1]);

    rs_pop(s);
    ah_lay_region(s, frame.arg[0], move.arg[0], move.arg[1], move.arg[2], turn);
    rs_top(s)->arg[AH_M_BUDGET] = 0; /* AH-7.6 */
    arrive(s, ah_space_at(s, place.x, place.y), turn);
}

/* ---- Terrain (AH-10) --------------------------------------------------------------------------------------------------------- */

/* AH-16.27: Fog that may carry the figure, and has not done so in this step. */
static bool may_ride_fog(const ah_state *s, const rs_frame *frame)
{
    int figure = frame->arg[AH_M_FIGURE];
    const ah_cell *cell = ah_cell_of(s, s->at[figure]);

    if (cell->terrain != AH_FOG || frame->arg[AH_M_PUSHED] & (int8_t)cell->whirl) return false;
    return ah_is_flagship(figure) && ah_has_crew(s, ah_owner(s, figure), AH_BARRELMAN);
}

static bool ignores_battles(const rs_frame *frame) { return frame->arg[AH_M_FLAGS] & (AH_NO_BATTLE | AH_PUSHED); }

static void fight_here(ah_state *s, rs_frame *frame)
{
    int figure = frame->arg[AH_M_FIGURE], owner = ah_owner(s, figure);

    if (may_ride_fog(s, frame)) {
        rs_push(s, AH_D_FOG, owner);
        return;
    }
    frame->arg[AH_M_STAGE] = AH_M_WRECKED;
    if (!ignores_battles(frame)) ah_start_battles(s, owner, figure, s->at[figure]);
}

void ah_fog_moves(const void *state, rs_moves *moves)
{
    (void)state;
    rs_offer(moves, AH_DRIFT);
    rs_offer(moves, AH_PASS);
}

/* A current keeps nobody from battle; Fog that stays Fog is marked as done with. */
void ah_fog_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;
    rs_frame *below = ah_below(s);
    int figure = below->arg[AH_M_FIGURE];

    (void)turn;
    rs_pop(s);
    if (move.verb == AH_PASS) {
        below->arg[AH_M_PUSHED] |= (int8_t)ah_cell_of(s, s->at[figure])->whirl;
        return;
    }
    below->arg[AH_M_STAGE] = AH_M_WRECKED;
    if (!ignores_battles(below)) ah_push_battles(s, ah_owner(s, figure), figure, s->at[figure]);
}

static void tell_wreck(const ah_state *s, int figure, rs_turn *turn)
{
    rs_tell(turn, AH_EV_WRECKED, ah_owner(s, figure), figure, s->at[figure], 0, 0);
}

/* AH-10.8 */
static void run_into_wreckage(ah_state *s, int figure, rs_turn *turn)
{
    int owner = ah_owner(s, figure);

    if (ah_is_patrol(figure)) {
        tell_wreck(s, figure, turn);
        ah_return_figure(s, figure, turn);
        rs_pop(s);
    } else if (ah_is_flagship(figure) && ah_has_crew(s, owner, AH_PILOT)) {
        rs_push(s, AH_D_PILOT, owner);
    } else if (ah_is_flagship(figure)) {
        tell_wreck(s, figure, turn);
        ah_take_damage(s, owner, turn);
    }
}

static void after_battle(ah_state *s, rs_frame *frame, rs_turn *turn)
{
    int figure = frame->arg[AH_M_FIGURE];

    if (s->at[figure] == AH_NONE) {
        rs_pop(s);
    } else if (frame->arg[AH_M_FLAGS] & AH_WAS_MOVED) {
        frame->arg[AH_M_BUDGET] = 0;
        frame->arg[AH_M_STAGE] = AH_M_STEPPING;
    } else {
        frame->arg[AH_M_STAGE] = AH_M_DRIFTING;
        if (ah_cell_of(s, s->at[figure])->terrain == AH_WRECK) run_into_wreckage(s, figure, turn);
    }
}

void ah_pilot_moves(const void *state, rs_moves *moves)
{
    (void)state;
    rs_offer(moves, AH_IGNORE);
    rs_offer(moves, AH_SUFFER);
}

void ah_pilot_apply(void *state, rs_move move, rs_turn *turn)
{
    int owner = rs_top(state)->seat;

    rs_pop(state);
    if (move.verb != AH_SUFFER) return;
    tell_wreck(state, ah_flagship(state, owner), turn);
    ah_take_damage(state, owner, turn);
}

/* AH-10.1, AH-10.3; Trawler's gold comes before (AH-16.18). */
static void drift(ah_state *s, rs_frame *frame, rs_turn *turn)
{
    int figure = frame->arg[AH_M_FIGURE], owner = ah_owner(s, figure);
    const ah_cell *cell = ah_cell_of(s, s->at[figure]);

    bool steers = ah_is_flagship(figure) && ah_has_crew(s, owner, AH_SEA_DOG), fog = may_ride_fog(s, frame);

    frame->arg[AH_M_STAGE] = AH_M_STEPPING;
    if (frame->arg[AH_M_FLAGS] & AH_TRAWL) ah_gain(s, owner, cell->gold, turn);
    if (frame->arg[AH_M_PUSHED] & (int8_t)cell->whirl || (cell->terrain != AH_CURRENT && !fog)) return;
    frame->arg[AH_M_PUSHED] |= (int8_t)cell->whirl;
    if (steers || fog)
        rs_push(s, AH_D_CURRENT, owner);
    else
        step(s, ah_current_of(s, s->at[figure]), true, turn);
}

void ah_current_moves(const void *state, rs_moves *moves)
{
    const ah_state *s = state;

    step_moves(s, moves);
    if (ah_cell_of(s, s->at[ah_below_of(s)->arg[AH_M_FIGURE]])->terrain == AH_CURRENT) rs_offer(moves, AH_IGNORE);
}

void ah_current_apply(void *state, rs_move move, rs_turn *turn)
{
    rs_pop(state);
    if (move.verb == AH_STEP) step(state, move.arg[0], true, turn);
}

/* ---- Anchoring (AH-7.9) --------------------------------------------------------------------------------------------------------- */

static bool displaced(const rs_frame *frame) { return frame->arg[AH_M_FLAGS] & AH_WAS_MOVED; }

static bool anchors(const rs_frame *frame)
{
    bool superseded = displaced(frame) && (frame->arg[AH_M_FLAGS] & AH_OWN_MOVE);

    return frame->arg[AH_M_TAKEN] && ah_is_flagship(frame->arg[AH_M_FIGURE]) && !superseded;
}

static int treasure(const ah_state *s, const rs_frame *frame)
{
    int owner = ah_owner(s, frame->arg[AH_M_FIGURE]), gold;
    const ah_cell *cell = ah_cell_of(s, s->at[frame->arg[AH_M_FIGURE]]);

    if (displaced(frame)) return 0;
    gold = frame->arg[AH_M_FLAGS] & AH_TRAWL ? 0 : cell->gold; /* AH-16.18 */
    if (cell->terrain == AH_WRECK && ah_has_crew(s, owner, AH_DIVER)) gold++;
    if (cell->terrain == AH_HARBOUR && ah_has_crew(s, owner, AH_MERCHANT)) gold++;
    return gold;
}

static void find_treasure(ah_state *s, const rs_frame *frame, rs_turn *turn)
{
    ah_gain(s, ah_owner(s, frame->arg[AH_M_FIGURE]), treasure(s, frame), turn);
}

/* AH-13.1 */
static bool may_post(const ah_state *s, const rs_frame *frame)
{
    return frame->arg[AH_M_FIGURE] == AH_SQUADRON_FLAGSHIP && (frame->arg[AH_M_FLAGS] & (AH_BY_SAIL | AH_BY_TAILWIND)) &&
           ah_patrol_supply(s) > 0;
}

/* AH-13.1, AH-14.1 */
static void anchor_bonus(ah_state *s, const rs_frame *frame)
{
    int figure = frame->arg[AH_M_FIGURE], owner = ah_owner(s, figure);
    bool island = ah_cell_of(s, s->at[figure])->terrain == AH_ISLAND;

    if (may_post(s, frame))
        rs_push(s, AH_D_PATROL, owner);
    else if (figure == AH_UNION_FLAGSHIP && (frame->arg[AH_M_FLAGS] & AH_BY_SAIL) && island && s->ready + s->comrades > 0)
        rs_push(s, AH_D_COMRADES, owner);
}

static bool in_harbour(const ah_state *s, const rs_frame *frame)
{
    return !displaced(frame) && ah_cell_of(s, s->at[frame->arg[AH_M_FIGURE]])->terrain == AH_HARBOUR;
}

static void enter_harbour(ah_state *s, const rs_frame *frame)
{
    if (in_harbour(s, frame)) rs_push(s, AH_D_HARBOUR, ah_owner(s, frame->arg[AH_M_FIGURE]));
}

/* AH-1.6: gold paid in the Harbour can fill a supply that is short; and a battle from there can push the Flagship on. */
static bool gold_can_wait(const ah_state *s, const rs_frame *frame) { return in_harbour(s, frame) && treasure(s, frame) > s->gold; }

static bool patrol_can_wait(const ah_state *s, const rs_frame *frame)
{
    return may_post(s, frame) && in_harbour(s, frame) && ah_has_crew(s, frame->seat, AH_GUNNERS_MATE);
}

void ah_anchor_first(ah_state *s, int effect, rs_turn *turn)
{
    rs_frame *frame = rs_top(s);
    bool gold = frame->arg[AH_M_STAGE] == AH_M_ANCHORING;

    if (effect == AH_E_HARBOUR) {
        frame->arg[AH_M_STAGE] = gold ? AH_M_GOLD_LAST : AH_M_BONUS_LAST;
        enter_harbour(s, frame);
    } else if (gold) {
        frame->arg[AH_M_STAGE] = AH_M_BONUS;
        find_treasure(s, frame, turn);
    } else {
        frame->arg[AH_M_STAGE] = AH_M_PORT;
        anchor_bonus(s, frame);
    }
}

static void anchor(ah_state *s, rs_frame *frame, rs_turn *turn)
{
    int stage = frame->arg[AH_M_STAGE];

    if (stage == AH_M_ANCHORING && !anchors(frame))
        frame->arg[AH_M_STAGE] = AH_M_DONE;
    else if (stage == AH_M_ANCHORING && gold_can_wait(s, frame))
        ah_ask_first(s, AH_E_GOLD, AH_E_HARBOUR);
    else if (stage == AH_M_BONUS && patrol_can_wait(s, frame))
        ah_ask_first(s, AH_E_PATROL, AH_E_HARBOUR);
    else
        ah_anchor_first(s, stage == AH_M_ANCHORING ? AH_E_GOLD : AH_E_PATROL, turn);
}

static void next_stage(ah_state *s, rs_frame *frame, rs_turn *turn)
{
    switch (frame->arg[AH_M_STAGE]) {
    case AH_M_STEPPING:
        if (frame->arg[AH_M_BUDGET] > 0)
            rs_push(s, AH_D_STEP, frame->seat);
        else
            frame->arg[AH_M_STAGE] = AH_M_ANCHORING;
        break;
    case AH_M_FIGHTING: fight_here(s, frame); break;
    case AH_M_WRECKED: after_battle(s, frame, turn); break;
    case AH_M_DRIFTING: drift(s, frame, turn); break;
    case AH_M_ANCHORING:
    case AH_M_BONUS: anchor(s, frame, turn); break;
    case AH_M_GOLD_LAST:
        frame->arg[AH_M_STAGE] = AH_M_BONUS_LAST;
        find_treasure(s, frame, turn);
        break;
    case AH_M_BONUS_LAST:
        frame->arg[AH_M_STAGE] = AH_M_DONE;
        anchor_bonus(s, frame);
        break;
    case AH_M_PORT:
        frame->arg[AH_M_STAGE] = AH_M_DONE;
        enter_harbour(s, frame);
        break;
    default: rs_pop(s);
    }
}

/* Stage by stage, until something comes between or the move is over. */
void ah_move_step(void *state, rs_turn *turn)
{
    ah_state *s = state;
    int depth = s->head.depth;

    while (s->head.depth == depth) next_stage(s, rs_top(s), turn);
}
