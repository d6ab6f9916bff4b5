/* stack.c - which decisions may wait for which, and what each needs on the table: the part of the invariants that looks at the stack. */
#include "games/reckoning/reckoning.h"

/* clang-format off */
static const uint8_t *const on_top_of[DR_POINTS] = {
    [DR_TURN]      = RS_POINTS(DR_D_LEVEL, DR_PROGRESS),
    [DR_D_MAIN]    = RS_POINTS(DR_D_RIG, DR_D_STEP, DR_ARRIVE, DR_D_AMOUNT, DR_D_STOW, DR_D_LET_GO, DR_D_PAY, DR_D_SPLIT, DR_PLACE, DR_D_REMOTE, DR_D_PRODUCE,
                     DR_D_BUILD, DR_D_EXTEND, DR_D_COPY, DR_PROGRESS, DR_D_FLAG, DR_BATTLE),
    [DR_D_STEP]    = RS_POINTS(DR_D_STOW, DR_D_LET_GO),
    [DR_ARRIVE]    = RS_POINTS(DR_PROGRESS, DR_D_STOW, DR_D_LET_GO, DR_D_PIRATES, DR_BATTLE),
    [DR_D_PIRATES] = RS_POINTS(DR_D_AMOUNT, DR_D_STOW),
    [DR_PLACE]     = RS_POINTS(DR_D_REPLACE, DR_D_SHORT, DR_CONTROL),
    [DR_CONTROL]   = RS_POINTS(DR_D_SHORT),
    [DR_PROGRESS]  = RS_POINTS(DR_D_SHORT),
    [DR_D_BUILD]   = RS_POINTS(DR_D_PAY, DR_D_STOW, DR_D_LET_GO),
    [DR_BATTLE]    = RS_POINTS(DR_D_LEVEL, DR_PROGRESS, DR_D_PREPARE, DR_D_CARDS, DR_D_CUBES, DR_D_DEFEND, DR_D_SHORT, DR_D_ABILITY, DR_D_DRAWFIRE, DR_D_PUSH,
                     DR_D_PUSH_TO, DR_D_SACRIFICE, DR_D_PLUNDER, DR_D_LOOT, DR_D_BOTTOM, DR_D_TAKE, DR_D_STOW, DR_D_COPY),
    [DR_D_PREPARE] = RS_POINTS(DR_D_AMOUNT, DR_D_STOW),
    [DR_D_CARDS]   = RS_POINTS(DR_D_COPY),
    [DR_D_DEFEND]  = RS_POINTS(DR_D_COPY),
    [DR_CLEANUP]   = RS_POINTS(DR_D_MODE, DR_D_SLEEVE),
};

#define B(stage) (1u << DR_B_##stage)

/* The stages at which a battle waits for what lies on it: the one that comes next. */
static const uint32_t stages_below[DR_POINTS] = {
    [DR_D_LEVEL] = B(PREPARE), [DR_D_PREPARE] = B(CARDS), [DR_D_CARDS] = B(CUBES), [DR_D_CUBES] = B(COUNT_A), [DR_D_DEFEND] = B(COUNT),
    [DR_D_SHORT] = B(TAKE) | B(TAKE_D) | B(REFILL), [DR_D_ABILITY] = B(ABILITIES), [DR_D_DRAWFIRE] = B(EXPLODE), [DR_D_PUSH] = B(EXPLODE),
    [DR_D_PUSH_TO] = B(EXPLODE), [DR_D_SACRIFICE] = B(EXPLODE), [DR_D_COPY] = B(FIRE), [DR_D_PLUNDER] = B(PLUNDER_D) | B(DAMAGE), [DR_D_LOOT] = B(WOUND),
    [DR_D_BOTTOM] = B(BOTTOM_2) | B(TAKE_CARD), [DR_D_TAKE] = B(EFFECTS), [DR_PROGRESS] = B(PREPARE) | B(BOTTOM_2) | B(TAKE_CARD) | B(RECORD),
    [DR_D_STOW] = B(CARDS) | B(EXPLODE) | B(PLUNDER_D) | B(DAMAGE) | B(WOUND),
};
/* clang-format on */

/* ---- Battles ------------------------------------------------------------------------------------------------------------ */

static bool has_walls(const dr_state *s, int cell)
{
    return (s->cell[cell].buildings & (1 << DR_FORT | 1 << DR_GARRISON)) && s->cell[cell].holder == s->battle.foe;
}

/* The record as a whole fits the stage. */
static bool battle_fits(const dr_state *s, const rs_frame *frame)
{
    const dr_battle *b = &s->battle;
    int stage = frame->arg[0];

    if (b->kind == DR_PEACE || frame->seat != s->active) return false;
    if ((b->winner != DR_NONE) != (stage > DR_B_OUTCOME)) return false;
    if (b->kind == DR_ENCOUNTER && (b->back != DR_NONE) != (stage <= DR_B_RECORD)) return false;
    if (b->kind != DR_ENCOUNTER && b->back != DR_NONE) return false;
    if (b->kind == DR_SHIPS && !(s->turn.attacked >> b->foe & 1)) return false;
    if (b->kind == DR_WALLS && stage <= DR_B_RECORD && !has_walls(s, b->at)) return false;
    return b->kind == DR_SHIPS || stage > DR_B_CARDS;
}

/* Cubes are in hand only while they are being taken. */
static bool cubes_fit(const dr_state *s, int stage)
{
    const dr_battle *b = &s->battle;
    bool taking = stage == DR_B_TAKE || stage == DR_B_TAKE_D || stage == DR_B_REFILL;

    if (stage <= DR_B_THROW && b->board.count > 0) return false;
    if (!taking && b->want[0] + b->want[1] > 0) return false;
    return taking || b->taken[DR_DEFENDER] == 0;
}

static bool beat_merchant(const dr_state *s) { return s->battle.kind == DR_ENCOUNTER && s->battle.winner == DR_ATTACKER; }

static int user_of(const dr_state *s) { return dr_side_seat(s, s->battle.mover ^ (s->battle.kind == DR_SHIPS)); }

static bool stow_fits(const dr_state *s, const rs_frame *child, int stage)
{
    bool fighting = stage > DR_B_CARDS;

    if (s->battle.stowing != fighting) return false;
    return fighting ? child->seat == s->active || child->seat == s->battle.foe : child->seat == s->battle.foe;
}

static bool progress_fits(const dr_state *s, const rs_frame *child, int stage)
{
    if (stage == DR_B_PREPARE) return child->seat == s->battle.foe && child->arg[0] == DR_MASTERS;
    if (stage != DR_B_RECORD) return child->seat == s->active && child->arg[0] == DR_MASTERS && beat_merchant(s);
    return child->seat == dr_side_seat(s, s->battle.winner) && child->arg[0] == DR_WINS && s->battle.kind != DR_WALLS;
}

static bool plunder_fits(const dr_state *s, const rs_frame *child, int stage)
{
    const int8_t *arg = child->arg;
    int free = dr_free_hold(&s->captain[child->seat]);

    if (child->seat != (stage == DR_B_PLUNDER_D ? s->active : s->battle.foe) || s->battle.kind == DR_WALLS) return false;
    if (arg[DR_PL_COINS] > 60 || arg[DR_PL_CARGO] > 60 || arg[DR_PL_CHOICES] > 29) return false;
    if (arg[DR_PL_STAGE] > DR_PS_CHOICE && arg[DR_PL_CHOICES] > 0) return false;
    if (arg[DR_PL_STAGE] <= DR_PS_COINS_SHIP && arg[DR_PL_COINS_ABOARD] > 0) return false;
    if (arg[DR_PL_STAGE] <= DR_PS_CARGO_SHIP && arg[DR_PL_CARGO_ABOARD] > 0) return false;
    return arg[DR_PL_COINS_ABOARD] + arg[DR_PL_CARGO_ABOARD] <= free;
}

static bool child_fits_battle(const dr_state *s, const rs_frame *battle, const rs_frame *child)
{
    int stage = battle->arg[0], active = s->active, foe = s->battle.foe;

    if (!(stages_below[child->kind] >> stage & 1) || !cubes_fit(s, stage)) return false;
    switch (child->kind) {
    case DR_D_LEVEL:
    case DR_D_PREPARE:
    case DR_D_DEFEND: return s->battle.kind == DR_SHIPS && child->seat == foe;
    case DR_D_CARDS:
    case DR_D_CUBES: return child->seat == active;
    case DR_D_SHORT:
        if (stage == DR_B_TAKE) return child->seat == active && s->battle.want[DR_ATTACKER] > 0;
        if (stage == DR_B_TAKE_D) return child->seat == foe && s->battle.want[DR_DEFENDER] > 0;
        return (child->seat == active && s->battle.want[DR_ATTACKER] > 0) ||
               (child->seat == foe && s->battle.want[DR_DEFENDER] > 0 && s->battle.want[DR_ATTACKER] == 0);
    case DR_D_ABILITY: return child->seat == dr_side_seat(s, s->battle.mover);
    case DR_D_DRAWFIRE:
    case DR_D_PUSH:
    case DR_D_PUSH_TO: return child->seat == user_of(s);
    case DR_D_SACRIFICE: return child->seat == user_of(s) && s->battle.kind != DR_WALLS;
    case DR_D_COPY: return child->seat == user_of(s) && s->captain[child->seat].in_play > 0;
    case DR_D_PLUNDER: return plunder_fits(s, child, stage);
    case DR_D_LOOT: return child->seat == dr_side_seat(s, s->battle.winner);
    case DR_D_BOTTOM:
    case DR_D_TAKE: return child->seat == active && beat_merchant(s);
    case DR_D_STOW: return stow_fits(s, child, stage);
    default: return progress_fits(s, child, stage);
    }
}

/* ---- What a frame needs on the table ------------------------------------------------------------------------------------ */

static bool can_step_or_anchor(const dr_state *s, const rs_frame *frame)
{
    rs_moves moves;
    dr_state alone = *s;

    alone.head.depth = 1;
    alone.stack[0] = *frame;
    moves.count = 0;
    dr_step_moves(&alone, &moves);
    return moves.count > 0 && s->turn.set_sail;
}

static bool amount_fits(const dr_state *s, const rs_frame *frame)
{
    if (frame->arg[0] == DR_UNLOADING && !dr_can_unload(s, frame->seat)) return false;
    return dr_most_to_handle(s, frame) > 0;
}

static bool price_fits(const dr_state *s, const rs_frame *frame)
{
    const dr_captain *c = &s->captain[frame->seat];
    int a = frame->arg[DR_PAY_A], b = frame->arg[DR_PAY_B];

    if (frame->arg[DR_PAY_PRICE] + frame->arg[DR_PAY_COINS] == 0 || frame->arg[DR_PAY_FROM] > DR_AT_HARBOUR) return false;
    if (!dr_can_pay(c, (dr_price){frame->arg[DR_PAY_PRICE], frame->arg[DR_PAY_COINS], frame->arg[DR_PAY_FROM]})) return false;
    switch (frame->arg[DR_PAY_FOR]) {
    case DR_FOR_BUILDING:
        return a < DR_CELLS && b < DR_BUILDINGS && s->cell[a].holder == frame->seat && s->buildings[b] > 0 &&
               !(s->cell[a].buildings >> b & 1);
    case DR_FOR_EXTENSION: return a < DR_HULL && b < DR_EXTENSIONS && s->extensions[b] > 0;
    case DR_FOR_REPAIR: return c->damage > 0;
    default: return frame->arg[DR_PAY_PRICE] == DR_RETURN && !dr_has_deed(c, DR_ICON) && dr_tiles_placed(c) < DR_TILES_OWNED;
    }
}

static bool copy_fits(const dr_state *s, const rs_frame *frame)
{
    const dr_captain *c = &s->captain[frame->seat];

    return dr_in_play(c, frame->arg[0]) && c->slot[frame->arg[0] * DR_SLOTS + DR_BOTTOM - 1] == DR_UNDERSTUDY && s->copied == DR_NONE;
}

static bool place_fits(const dr_state *s, const rs_frame *frame)
{
    return dr_island_at(s, frame->arg[DR_P_CELL]) && frame->seat == s->active;
}

static bool progress_is_open(const dr_state *s, const rs_frame *frame)
{
    const dr_captain *c = &s->captain[frame->seat];
    int course = frame->arg[0];

    return !dr_has_deed(c, dr_deed_of(course)) && c->progress[course] + 1 < dr_deed_steps(s, course);
}

static bool loot_fits(const dr_state *s, const rs_frame *frame)
{
    return frame->arg[0] + frame->arg[1] <= 120 && frame->arg[0] + frame->arg[1] > dr_free_hold(&s->captain[frame->seat]);
}

static bool fits_table(const dr_state *s, const rs_frame *frame)
{
    const dr_captain *c = &s->captain[frame->seat];

    switch (frame->kind) {
    case DR_D_LEVEL: return c->pending && rs_zone_size(&c->hand) > 0;
    case DR_D_RIG: return !s->turn.set_sail && frame->arg[0] <= c->in_play * DR_LINES;
    case DR_D_STEP: return can_step_or_anchor(s, frame);
    case DR_D_PIRATES: return (dr_pirates_at(s, frame->seat, c->at) & ~s->turn.attacked) != 0;
    case DR_D_AMOUNT: return amount_fits(s, frame);
    case DR_D_LET_GO: return dr_free_hold(c) < 0;
    case DR_D_STOW: return dr_free_hold(c) >= 0;
    case DR_D_PAY: return price_fits(s, frame);
    case DR_PLACE: return place_fits(s, frame);
    case DR_CONTROL: return dr_island_at(s, frame->arg[0]) && s->cell[frame->arg[0]].holder == frame->seat;
    case DR_D_PRODUCE:
        return dr_abilities[frame->arg[DR_PR_ABILITY]].op == DR_OP_PRODUCE &&
               frame->arg[DR_PR_LEFT] <= dr_abilities[frame->arg[DR_PR_ABILITY]].n;
    case DR_D_EXTEND:
        return dr_can_pay(c, (dr_price){frame->arg[DR_EX_PRICE], frame->arg[DR_EX_COINS], frame->arg[DR_EX_FROM]}) &&
               dr_can_extend(s, frame->seat, frame->arg[DR_EX_CLASS]);
    case DR_D_COPY: return copy_fits(s, frame);
    case DR_D_SHORT: return c->supply == 0 && dr_cube_to_be_had(s, frame->seat);
    case DR_PROGRESS: return progress_is_open(s, frame);
    case DR_BATTLE: return battle_fits(s, frame);
    case DR_D_DRAWFIRE: return c->drawn != DR_NONE && dr_in_hand(c, frame->seat, c->drawn);
    case DR_D_PUSH_TO:
        return dr_board_count(&s->battle.board, frame->arg[1], frame->arg[2]) > 0 && dr_can_push_from(frame->arg[1], frame->arg[0]);
    case DR_D_LOOT: return loot_fits(s, frame);
    case DR_D_MODE: return c->at != DR_HARBOUR;
    case DR_D_SLEEVE: return !rs_is_empty(&c->waiting);
    default: return true;
    }
}

/* ---- Who waits for whom ------------------------------------------------------------------------------------------------- */

static bool child_fits_arrival(const rs_frame *arrival, const rs_frame *child)
{
    if (child->kind == DR_PROGRESS) return arrival->arg[0] == DR_AR_SWEEP && child->arg[0] == DR_FINDS && child->seat == arrival->seat;
    return arrival->arg[0] == DR_AR_PIRATES && child->seat == arrival->seat;
}

static bool child_fits_placing(const dr_state *s, const rs_frame *place, const rs_frame *child)
{
    int cell = place->arg[DR_P_CELL];

    if (child->kind == DR_CONTROL) return child->arg[0] == cell;
    if (child->seat != place->seat || place->arg[DR_P_CREDIT] == 0) return false;
    return child->kind == DR_D_SHORT || (s->captain[place->seat].supply > 0 && dr_empty_spaces(&s->cell[cell]) == 0);
}

static bool child_fits_main(const dr_state *s, const rs_frame *child)
{
    if (child->seat != s->active) return false;
    if (child->kind == DR_PROGRESS) return child->arg[0] == DR_MASTERS;
    return child->kind != DR_ARRIVE || s->captain[s->active].at != DR_HARBOUR;
}

static bool pair_is_sound(const dr_state *s, const rs_frame *below, const rs_frame *child)
{
    if (!rs_among(on_top_of[below->kind], child->kind)) return false;
    switch (below->kind) {
    case DR_D_MAIN: return child_fits_main(s, child);
    case DR_TURN: return below->arg[0] == 1 && child->seat == s->active && (child->kind != DR_PROGRESS || child->arg[0] == DR_MASTERS);
    case DR_ARRIVE: return child_fits_arrival(below, child);
    case DR_PLACE: return child_fits_placing(s, below, child);
    case DR_D_BUILD:
        if (child->kind == DR_D_PAY && child->arg[DR_PAY_FOR] != DR_FOR_BUILDING) return false;
        return below->arg[2] == 1 && child->seat == below->seat;
    case DR_D_PIRATES:
    case DR_D_PREPARE: return child->seat == below->seat && (child->kind != DR_D_AMOUNT || child->arg[0] == DR_JETTISONING);
    case DR_BATTLE: return child_fits_battle(s, below, child);
    case DR_CLEANUP: return child->seat == s->active && below->arg[0] == (child->kind == DR_D_MODE ? DR_CU_SLEEVE : DR_CU_DRAW);
    default: return child->seat == below->seat;
    }
}

static bool bottom_is_sound(const dr_state *s)
{
    const rs_frame *bottom = &s->stack[0];

    if (bottom->kind == DR_D_BONUS) return s->head.depth == 1 && s->head.option[DR_OPT_BONUS];
    return bottom->seat == s->active &&
           (bottom->kind == DR_D_MAIN || ((bottom->kind == DR_TURN || bottom->kind == DR_CLEANUP) && s->head.depth > 1));
}

/* What lasts only as long as it is asked about: a battle, a card drawn in it. */
static bool leftovers_are_wiped(const dr_state *s)
{
    const rs_frame *top = rs_top_of(s);
    bool fighting = false;

    for (int i = 0; i < s->head.depth; i++) fighting = fighting || s->stack[i].kind == DR_BATTLE;
    if (fighting != (s->battle.kind != DR_PEACE) || (s->battle.stowing && top->kind != DR_D_STOW)) return false;
    for (int seat = 0; seat < s->head.players; seat++) {
        const dr_captain *c = &s->captain[seat];
        bool firing = top->kind == DR_D_COPY && top->seat == seat && s->stack[s->head.depth - 2].kind == DR_BATTLE;
        bool asked = top->kind == DR_D_DRAWFIRE && top->seat == seat;

        if (firing ? c->drawn != top->arg[0] || c->order[c->in_play - 1] != c->drawn : (c->drawn != DR_NONE) != asked) return false;
    }
    return true;
}

bool dr_stack_is_sound(const dr_state *s)
{
    if (s->head.depth == 0 || s->head.depth > DR_DEPTH || !bottom_is_sound(s)) return false;
    for (int i = 0; i < s->head.depth; i++) {
        const rs_frame *frame = &s->stack[i];

        if (frame->seat < 0 || frame->seat >= s->head.players || !fits_table(s, frame)) return false;
        if (i > 0 && !pair_is_sound(s, &s->stack[i - 1], frame)) return false;
    }
    return leftovers_are_wiped(s);
}
