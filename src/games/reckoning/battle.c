/* battle.c - a battle up to its evaluation: windows before it, cubes, throws, explosions, abilities in turn (DR-14 to DR-18). */
#include "games/reckoning/reckoning.h"

#include <string.h>

/* ---- Sides -------------------------------------------------------------------------------------------------------------- */

int dr_side_seat(const dr_state *s, int side) { return side == DR_ATTACKER ? s->active : s->battle.foe; }
int dr_side_of(const dr_state *s, int seat) { return seat == s->active ? DR_ATTACKER : DR_DEFENDER; }

int dr_colour_of(const dr_state *s, int side)
{
    int seat = dr_side_seat(s, side);

    return seat == DR_NONE ? DR_BLACK : seat;
}

void dr_battle_over(dr_state *s)
{
    memset(&s->battle, 0, sizeof s->battle);
    s->battle.foe = s->battle.back = s->battle.winner = DR_NONE;
}

/* The battle is wherever the active ship is. */
void dr_start_battle(dr_state *s, int kind, int foe, int back, rs_turn *turn)
{
    dr_battle *b = &s->battle;

    b->kind = (int8_t)kind;
    b->foe = (int8_t)foe;
    b->back = (int8_t)back;
    b->at = s->captain[s->active].at;
    rs_push(s, DR_BATTLE, s->active)->arg[0] = kind == DR_SHIPS ? DR_B_LEVEL : DR_B_CARDS;
    if (kind == DR_SHIPS) {
        s->turn.attacked = (uint8_t)(s->turn.attacked | 1 << foe);
        b->pirate = s->captain[foe].mode == DR_PIRATE_MODE;
        rs_tell(turn, DR_EV_ATTACKS, s->active, foe, b->at, 0, 0);
    }
    if (kind == DR_WALLS) {
        s->turn.stormed = (int16_t)(s->turn.stormed | 1 << b->at);
        rs_tell(turn, DR_EV_STORMS, s->active, foe, b->at, 0, 0);
    }
}

const char *dr_refuse_storm(const void *state, rs_move move)
{
    const dr_state *s = state;
    int seat = s->active, at = s->captain[seat].at;

    (void)move;
    if (at == DR_HARBOUR || !dr_is_walled(s, seat, at)) return RS_NO("DR-18.1", "There is no fort or garrison of another player here.");
    if (s->turn.stormed >> at & 1) return RS_NO("DR-14.3", "They have already been attacked this turn.");
    return dr_is_blocked(s, seat, at) ? RS_NO("DR-18.2", "The island is blocked for you.") : NULL;
}

/* ---- Before the battle (B1: D06) ---------------------------------------------------------------------------------------- */

void dr_prepare_moves(const void *state, rs_moves *moves)
{
    for (int good = 0; good < DR_GOODS; good++) rs_offer_if(dr_verbs, state, moves, (rs_move){DR_JETTISON, {(int8_t)good}});
    rs_offer_if(dr_verbs, state, moves, (rs_move){DR_STOW, {0}});
    rs_offer(moves, DR_DONE);
}

void dr_prepare_apply(void *state, rs_move move, rs_turn *turn)
{
    dr_state *s = state;
    int seat = rs_top(s)->seat;
    rs_frame *frame;

    (void)turn;
    switch (move.verb) {
    case DR_DONE: rs_pop(s); break;
    case DR_STOW: rs_become(s, DR_D_STOW, seat); break;
    default:
        frame = rs_push(s, DR_D_AMOUNT, seat);
        frame->arg[0] = DR_JETTISONING;
        frame->arg[1] = move.arg[0];
    }
}

/* ---- Cards and cubes (B2, B3: D07, D08, D09) ---------------------------------------------------------------------------- */

/* Whoever has a hand is asked, whatever cards it holds: silence would tell that none of them fights. */
static bool has_hand(const dr_state *s, int seat) { return rs_zone_size(&s->captain[seat].hand) > 0; }

void dr_cards_moves(const void *state, rs_moves *moves)
{
    const dr_state *s = state;
    int seat = rs_top_of(s)->seat, card;
    rs_set hand = dr_crew_set(s->captain[seat].hand.cards, seat);

    RS_EACH(card, hand)
        if (dr_fights(s, seat, card)) rs_offer1(moves, DR_PLAY, card);
    rs_offer(moves, DR_DONE);
}

void dr_cards_apply(void *state, rs_move move, rs_turn *turn)
{
    dr_state *s = state;

    if (move.verb == DR_DONE)
        rs_pop(s);
    else
        dr_play_card(s, rs_top(s)->seat, move.arg[0], turn);
}

void dr_defend_moves(const void *state, rs_moves *moves) { dr_cards_moves(state, moves); }
void dr_defend_apply(void *state, rs_move move, rs_turn *turn) { dr_cards_apply(state, move, turn); }

void dr_cubes_moves(const void *state, rs_moves *moves)
{
    int most = dr_cannons_left(state, rs_top_of(state)->seat);

    for (int cubes = most; cubes >= 0; cubes--) rs_offer1(moves, DR_AMOUNT, cubes);
}

void dr_cubes_apply(void *state, rs_move move, rs_turn *turn)
{
    dr_state *s = state;

    (void)turn;
    dr_spend_cannons(s, rs_top(s)->seat, move.arg[0]);
    rs_pop(s);
    s->battle.want[DR_ATTACKER] = move.arg[0];
}

/* DR-16.1, DR-17.4 to DR-17.7, DR-18.3 */
static int cubes_of_defender(const dr_state *s)
{
    switch (s->battle.kind) {
    case DR_ENCOUNTER: return dr_merchants[s->battle.back - DR_FIRST_BACK].cubes;
    case DR_WALLS: return dr_wall_cubes(s);
    default: return dr_cannons_left(s, s->battle.foe) + dr_extra_cubes(s, DR_DEFENDER);
    }
}

/* Takes the cubes a side wants. False: somebody is asked where one shall come from. */
static bool take_cubes(dr_state *s, int side)
{
    dr_battle *b = &s->battle;
    int seat = dr_side_seat(s, side);
    int8_t *supply = seat == DR_NONE ? &s->black : &s->captain[seat].supply;

    while (b->want[side] > 0) {
        dr_cube_answer answer = seat == DR_NONE ? (*supply > 0 ? DR_CUBE_THERE : DR_CUBE_NONE) : dr_need_cube(s, seat);

        if (answer == DR_CUBE_ASKED) return false;
        if (answer == DR_CUBE_NONE) {
            b->want[side] = 0;
            break;
        }
        b->want[side]--;
        b->taken[side]++;
        --*supply;
    }
    return true;
}

static void tell_cubes(const dr_state *s, int side, rs_turn *turn)
{
    rs_tell(turn, DR_EV_CUBES, RS_NOBODY, dr_colour_of(s, side), s->battle.taken[side], 0, 0);
}

/* ---- Throws (B4, B5) ---------------------------------------------------------------------------------------------------- */

static void first_throw(dr_state *s, rs_turn *turn)
{
    for (int side = 0; side < DR_SIDES; side++) {
        dr_board_first_throw(&s->battle.board, dr_colour_of(s, side), s->battle.taken[side], turn);
        s->battle.taken[side] = 0;
    }
}

static void later_throw(dr_state *s, rs_turn *turn)
{
    for (int side = 0; side < DR_SIDES; side++) {
        dr_board_later_throw(&s->battle.board, dr_colour_of(s, side), s->battle.taken[side], turn);
        s->battle.taken[side] = 0;
    }
}

/* DR-15.3: the cubes of b3 come off, and each brings one more. False: there was none. */
static bool explode(dr_state *s, rs_turn *turn)
{
    dr_battle *b = &s->battle;

    for (int side = 0; side < DR_SIDES; side++)
        while (dr_board_take(&b->board, DR_B3, dr_colour_of(s, side))) {
            b->taken[side]++;
            b->want[side]++;
        }
    if (b->taken[DR_ATTACKER] + b->taken[DR_DEFENDER] == 0) return false;
    rs_tell(turn, DR_EV_EXPLODES, RS_NOBODY, b->taken[DR_ATTACKER] + b->taken[DR_DEFENDER], 0, 0, 0);
    return true;
}

/* ---- Abilities in turn (B6: D10) ---------------------------------------------------------------------------------------- */

bool dr_any_ability(const dr_state *s, int seat)
{
    rs_moves moves;

    moves.count = 0;
    dr_offer_abilities(s, seat, true, &moves);
    return moves.count > 0;
}

static void pass(dr_state *s)
{
    s->battle.passes++;
    if (s->battle.kind == DR_SHIPS) s->battle.mover ^= 1;
}

/* DR-14.7: two passes in a row end it, or one against an encounter or buildings. Who has nothing to use passes unasked. */
static bool ask_ability(dr_state *s)
{
    int passes = s->battle.kind == DR_SHIPS ? 2 : 1;

    while (s->battle.passes < passes) {
        int seat = dr_side_seat(s, s->battle.mover);

        if (dr_any_ability(s, seat)) {
            rs_push(s, DR_D_ABILITY, seat);
            return true;
        }
        pass(s);
    }
    return false;
}

void dr_ability_moves(const void *state, rs_moves *moves)
{
    dr_offer_abilities(state, rs_top_of(state)->seat, true, moves);
    rs_offer(moves, DR_PASS);
}

void dr_ability_apply(void *state, rs_move move, rs_turn *turn)
{
    dr_state *s = state;
    int seat = rs_top(s)->seat;

    rs_pop(s);
    if (move.verb == DR_PASS) {
        pass(s);
        return;
    }
    s->battle.passes = 0;
    if (s->battle.kind == DR_SHIPS) s->battle.mover ^= 1;
    rs_top(s)->arg[0] = DR_B_EXPLODE; /* DR-15.4 */
    dr_use_ability(s, seat, move, turn);
}

/* ---- Stage by stage ----------------------------------------------------------------------------------------------------- */

static void ask_cubes(dr_state *s)
{
    if (dr_cannons_left(s, s->active) > 0) rs_push(s, DR_D_CUBES, s->active);
}

static void fire_drawn_card(dr_state *s)
{
    int side = s->battle.mover ^ (s->battle.kind == DR_SHIPS), seat = dr_side_seat(s, side);

    s->battle.want[side] = (int8_t)dr_fire_card(s, seat, s->captain[seat].drawn);
    s->captain[seat].drawn = DR_NONE;
}

/* Each stage moves on to the next before it asks anybody. A stage that must run again steps back. */
static void opening_stage(dr_state *s, int stage, rs_turn *turn)
{
    dr_battle *b = &s->battle;
    rs_frame *top = rs_top(s);

    switch (stage) {
    case DR_B_LEVEL:
        if (s->captain[b->foe].pending && has_hand(s, b->foe)) rs_push(s, DR_D_LEVEL, b->foe)->arg[0] = 1;
        break;
    case DR_B_PREPARE:
        if (dr_aboard(&s->captain[b->foe]) > 0) rs_push(s, DR_D_PREPARE, b->foe);
        break;
    case DR_B_CARDS:
        if (has_hand(s, s->active)) rs_push(s, DR_D_CARDS, s->active);
        break;
    case DR_B_CUBES: ask_cubes(s); break;
    case DR_B_COUNT_A:
        if (b->kind == DR_SHIPS) b->want[DR_ATTACKER] = (int8_t)(b->want[DR_ATTACKER] + dr_extra_cubes(s, DR_ATTACKER));
        break;
    case DR_B_TAKE:
    case DR_B_TAKE_D:
        if (take_cubes(s, stage == DR_B_TAKE_D))
            tell_cubes(s, stage == DR_B_TAKE_D, turn);
        else
            top->arg[0] = (int8_t)stage;
        break;
    case DR_B_DEFEND:
        if (b->kind == DR_SHIPS && has_hand(s, b->foe)) rs_push(s, DR_D_DEFEND, b->foe);
        break;
    case DR_B_COUNT: b->want[DR_DEFENDER] = (int8_t)cubes_of_defender(s); break;
    default: break;
    }
}

static void throwing_stage(dr_state *s, int stage, rs_turn *turn)
{
    rs_frame *top = rs_top(s);

    switch (stage) {
    case DR_B_THROW: first_throw(s, turn); break;
    case DR_B_EXPLODE: top->arg[0] = explode(s, turn) ? DR_B_REFILL : DR_B_ABILITIES; break;
    case DR_B_FIRE: fire_drawn_card(s); break;
    case DR_B_REFILL:
        top->arg[0] = DR_B_REFILL;
        if (!take_cubes(s, DR_ATTACKER) || !take_cubes(s, DR_DEFENDER)) return;
        top->arg[0] = DR_B_EXPLODE;
        later_throw(s, turn);
        break;
    default:
        if (ask_ability(s)) top->arg[0] = DR_B_ABILITIES;
        break;
    }
}

void dr_battle_step(void *state, rs_turn *turn)
{
    dr_state *s = state;
    int stage = rs_top(s)->arg[0]++;

    if (stage < DR_B_THROW)
        opening_stage(s, stage, turn);
    else if (stage <= DR_B_ABILITIES)
        throwing_stage(s, stage, turn);
    else
        dr_outcome_stage(s, stage, turn);
}
