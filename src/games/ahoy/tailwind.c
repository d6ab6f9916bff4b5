/* tailwind.c - direct moves: by Tailwind, onto the map, or as a ship of the Union goes (AH-6.2, AH-7.11). */
#include "games/ahoy/ahoy.h"

/* The figure that a direct move is about, and the Tailwind value it needs; 0: any. */
int ah_going(const ah_state *s)
{
    const rs_frame *frame = rs_top_of(s);

    return frame->kind == AH_D_SHIPMODE ? AH_CUTTER + frame->arg[0] : ah_flagship(s, frame->seat);
}

static int wind_needed(const rs_frame *frame)
{
    return frame->kind == AH_D_TAILWIND ? frame->arg[0] : frame->kind == AH_D_SHIPMODE ? frame->arg[1] : 0;
}

const char *ah_refuse_wind(const ah_state *s, int figure, int space, int value)
{
    if (space < 0 || space >= s->regions * AH_CORNERS) return RS_NO("AH-2.8", "That space is not on the map.");
    if (s->at[figure] == space) return RS_NO("AH-7.12", "A move must lead to another space.");
    if (ah_tail(s, space) == 0) return RS_NO("AH-6.2", "That is not a Tailwind space.");
    return value && ah_tail(s, space) != value ? RS_NO("AH-6.2", "That space has another Tailwind value.") : NULL;
}

const char *ah_refuse_go(const void *state, rs_move move)
{
    const ah_state *s = state;
    const rs_frame *frame = rs_top_of(s);

    if (frame->kind == AH_D_REWARD && frame->arg[0] != AH_R_TAIL) return RS_NO("AH-15.16", "This reward is not a Tailwind.");
    if (frame->kind == AH_D_REWARD && s->chain >= AH_INNER_MOVES)
        return RS_NO("AH-15.22", "This action can bring no more moves by rewards.");
    return ah_refuse_wind(s, ah_going(s), move.arg[0], wind_needed(frame));
}

static void wind_moves(const ah_state *s, rs_moves *moves)
{
    for (int region = 0; region < s->regions; region++)
        for (int cell = 0; cell < AH_CORNERS; cell++)
            if (ah_tiles[s->region[region].tile].cell[cell].tail) {
                int space = region * AH_CORNERS + (cell + s->region[region].turned) % AH_CORNERS;

                rs_offer_if(ah_verbs, s, moves, (rs_move){AH_GO, {(int8_t)space}});
            }
}

void ah_tailwind_moves(const void *state, rs_moves *moves)
{
    wind_moves(state, moves);
    rs_offer(moves, AH_PASS);
}

void ah_tailwind_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;
    int seat = rs_top(s)->seat;

    rs_pop(s);
    if (move.verb == AH_GO) ah_start_direct(s, seat, ah_flagship(s, seat), move.arg[0], AH_BY_TAILWIND, turn);
}

void ah_entry_moves(const void *state, rs_moves *moves) { ah_tailwind_moves(state, moves); }

void ah_entry_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;
    int seat = rs_top(s)->seat;

    rs_pop(s);
    if (move.verb == AH_GO) ah_start_direct(s, seat, ah_flagship(s, seat), move.arg[0], 0, turn); /* AH-17.7: no Tailwind action */
}

const char *ah_refuse_sail(const void *state, rs_move move)
{
    const ah_state *s = state;
    const rs_frame *frame = rs_top_of(s);

    (void)move;
    if (frame->kind == AH_D_SHIPMODE) return NULL;
    if (frame->arg[0] != AH_R_MOVE2 && frame->arg[0] != AH_R_MOVE2X) return RS_NO("AH-15.20", "This reward is not a move.");
    return s->chain >= AH_INNER_MOVES ? RS_NO("AH-15.22", "This action can bring no more moves by rewards.") : NULL;
}

void ah_shipmode_moves(const void *state, rs_moves *moves)
{
    rs_offer(moves, AH_SAIL);
    wind_moves(state, moves);
    rs_offer(moves, AH_PASS);
}

/* AH-14.12, AH-14.13 */
void ah_shipmode_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;
    rs_frame frame = *rs_top(s);
    int ship = AH_CUTTER + frame.arg[0];

    rs_pop(s);
    if (move.verb == AH_SAIL)
        ah_start_move(s, frame.seat, ship, ship == AH_CUTTER ? 3 : 2, 0);
    else if (move.verb == AH_GO)
        ah_start_direct(s, frame.seat, ship, move.arg[0], 0, turn);
}
