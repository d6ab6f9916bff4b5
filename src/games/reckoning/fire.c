/* fire.c - the battle abilities: strength, throws, a card drawn, cubes pushed and given up, prizes ("Abilities", DR-15.9, DR-15.10). */
#include "games/reckoning/reckoning.h"

/* ---- What is promised to the winner ------------------------------------------------------------------------------------- */

static void promise(dr_state *s, int side, int coins, const dr_ability *a)
{
    dr_battle *b = &s->battle;

    b->coins[side] = (int8_t)(b->coins[side] + coins);
    b->cargo[side] = (int8_t)(b->cargo[side] + a->a);
    b->wound[side] = (int8_t)(b->wound[side] + a->b);
    b->spare[side] = (int8_t)(b->spare[side] + a->rows);
}

/* ---- Running ------------------------------------------------------------------------------------------------------------ */

static void draw_and_ask(dr_state *s, int seat, rs_turn *turn)
{
    s->captain[seat].drawn = (int8_t)dr_draw_card(s, seat, turn);
    rs_push(s, DR_D_DRAWFIRE, seat);
}

/* The battle lies on top of the stack; explosions follow unless something else is said here. */
void dr_run_battle_ability(dr_state *s, int seat, int card, int ability, rs_turn *turn)
{
    const dr_ability *a = &dr_abilities[ability];
    int side = dr_side_of(s, seat);

    switch (a->op) {
    case DR_OP_STRENGTH: s->battle.strength[side] = (int8_t)(s->battle.strength[side] + a->n); break;
    case DR_OP_THROW:
        s->battle.want[side] = a->n;
        rs_top(s)->arg[0] = DR_B_REFILL;
        break;
    case DR_OP_DRAWFIRE: draw_and_ask(s, seat, turn); break;
    case DR_OP_PUSH_DMG:
    case DR_OP_PUSH_ANY: rs_push(s, DR_D_PUSH, seat)->arg[0] = a->op == DR_OP_PUSH_ANY; break;
    case DR_OP_SACRIFICE: rs_push(s, DR_D_SACRIFICE, seat); break;
    default: promise(s, side, dr_ability_size(s, seat, card, ability), a); break;
    }
}

/* ---- The card drawn (D26) ----------------------------------------------------------------------------------------------- */

void dr_drawfire_moves(const void *state, rs_moves *moves)
{
    const dr_state *s = state;
    int card = s->captain[rs_top_of(s)->seat].drawn;

    if (card != DR_NONE) rs_offer1(moves, DR_PLAY, card);
    rs_offer(moves, DR_KEEP);
}

void dr_drawfire_apply(void *state, rs_move move, rs_turn *turn)
{
    dr_state *s = state;
    int seat = rs_top(s)->seat;

    rs_pop(s);
    if (move.verb == DR_KEEP) {
        s->captain[seat].drawn = DR_NONE;
        return;
    }
    rs_top(s)->arg[0] = DR_B_FIRE;
    dr_play_card(s, seat, move.arg[0], turn);
}

/* ---- A cube is pushed (D27) --------------------------------------------------------------------------------------------- */

static bool can_push_to(int zone, bool any) { return any || dr_zones[zone].yield == DR_Y_DAMAGE; }

bool dr_can_push_from(int zone, bool any)
{
    for (int i = 0; i < dr_zones[zone].degree; i++)
        if (can_push_to(dr_zones[zone].beside[i], any)) return true;
    return false;
}

const char *dr_refuse_push(const void *state, rs_move move)
{
    const dr_state *s = state;

    if (dr_board_count(&s->battle.board, move.arg[0], move.arg[1]) == 0) return RS_NO("DR-15.10", "There is no such cube there.");
    return dr_can_push_from(move.arg[0], rs_top_of(s)->arg[0]) ? NULL : RS_NO("DR-15.9", "There is no damage zone next to that one.");
}

void dr_push_moves(const void *state, rs_moves *moves)
{
    const dr_state *s = state;

    for (int zone = 0; zone < DR_ZONES; zone++)
        for (int side = 0; side < DR_SIDES; side++)
            rs_offer_if(dr_verbs, s, moves, (rs_move){DR_PUSH, {(int8_t)zone, (int8_t)dr_colour_of(s, side)}});
}

void dr_push_apply(void *state, rs_move move, rs_turn *turn)
{
    rs_frame old = *rs_top(state), *frame = rs_become(state, DR_D_PUSH_TO, old.seat);

    (void)turn;
    frame->arg[0] = old.arg[0];
    frame->arg[1] = move.arg[0];
    frame->arg[2] = move.arg[1];
}

const char *dr_refuse_to(const void *state, rs_move move)
{
    const rs_frame *top = rs_top_of(state);
    const dr_zone_face *from = &dr_zones[top->arg[1]];

    for (int i = 0; i < from->degree; i++)
        if (from->beside[i] == move.arg[0])
            return can_push_to(move.arg[0], top->arg[0]) ? NULL : RS_NO("DR-15.9", "That is not a damage zone.");
    return RS_NO("DR-15.9", "That zone is not next to the cube's.");
}

void dr_push_to_moves(const void *state, rs_moves *moves)
{
    const rs_frame *top = rs_top_of(state);
    const dr_zone_face *from = &dr_zones[top->arg[1]];

    for (int i = 0; i < from->degree; i++)
        if (can_push_to(from->beside[i], top->arg[0])) rs_offer1(moves, DR_TO, from->beside[i]);
}

void dr_push_to_apply(void *state, rs_move move, rs_turn *turn)
{
    dr_state *s = state;
    rs_frame frame = *rs_top(s);

    rs_pop(s);
    dr_board_take(&s->battle.board, frame.arg[1], frame.arg[2]);
    dr_board_put(&s->battle.board, move.arg[0], frame.arg[2]);
    rs_tell(turn, DR_EV_PUSHED, frame.seat, frame.arg[2], frame.arg[1], move.arg[0], 0);
}

/* ---- A cube is given up (D28) ------------------------------------------------------------------------------------------- */

const char *dr_refuse_sacrifice(const void *state, rs_move move)
{
    const dr_state *s = state;

    return dr_board_count(&s->battle.board, move.arg[0], rs_top_of(s)->seat) > 0 ? NULL : RS_NO("DR-15.10", "You have no cube there.");
}

void dr_sacrifice_moves(const void *state, rs_moves *moves)
{
    for (int zone = 0; zone < DR_ZONES; zone++) rs_offer_if(dr_verbs, state, moves, (rs_move){DR_SACRIFICE, {(int8_t)zone}});
}

/* DR-4.11: only free hold counts. */
void dr_sacrifice_apply(void *state, rs_move move, rs_turn *turn)
{
    dr_state *s = state;
    const dr_ability *a = &dr_abilities[DR_A_SACRIFICE];
    int seat = rs_top(s)->seat, coins = rs_at_most(a->n, dr_free_hold(&s->captain[seat]));

    rs_pop(s);
    dr_board_take(&s->battle.board, move.arg[0], seat);
    s->captain[seat].supply++;
    if (s->battle.kind == DR_SHIPS) dr_hurt(s, !dr_side_of(s, seat), a->b, turn);
    dr_onto_ship(s, seat, 0, coins, turn);
    dr_tell_no_room(seat, 0, a->n - coins, turn);
    dr_stow_in_battle(s, seat);
}
