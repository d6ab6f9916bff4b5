/* order.c - effects that coincide: where their order matters, the player on turn is asked which comes first (AH-1.6). */
#include "games/ahoy/ahoy.h"

void ah_ask_first(ah_state *s, int one, int other)
{
    rs_frame *frame = rs_push(s, AH_D_FIRST, s->active);

    frame->arg[0] = (int8_t)one;
    frame->arg[1] = (int8_t)other;
}

const char *ah_refuse_first(const void *state, rs_move move)
{
    const rs_frame *frame = rs_top_of(state);

    return move.arg[0] == frame->arg[0] || move.arg[0] == frame->arg[1] ? NULL : RS_NO("AH-1.6", "That is not one of the two effects.");
}

void ah_first_moves(const void *state, rs_moves *moves)
{
    rs_offer1(moves, AH_FIRST, rs_top_of(state)->arg[0]);
    rs_offer1(moves, AH_FIRST, rs_top_of(state)->arg[1]);
}

void ah_first_apply(void *state, rs_move move, rs_turn *turn)
{
    rs_pop(state);
    if (rs_top(state)->kind == AH_VICTORY)
        ah_victory_first(state, move.arg[0]);
    else
        ah_anchor_first(state, move.arg[0], turn);
}
