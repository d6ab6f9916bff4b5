/* usual.c - what is done for a captain whose time is up: nothing that costs or commits, as far as the rules let him. */
#include "games/marauders/marauders.h"

static const rs_move *first_with(const rs_moves *moves, int verb)
{
    for (int i = 0; i < moves->count; i++)
        if (moves->at[i].verb == verb) return &moves->at[i];
    return NULL;
}

/* The location that loses least: one with several points left, the Hull and the last points spared. */
static rs_move sturdiest(const mm_state *s, const rs_moves *moves)
{
    const int8_t *values = mm_values_of(s, s->hits.victim);
    int best = 0, most = -100;

    for (int i = 0; i < moves->count; i++) {
        int location = moves->at[i].arg[0], left = values[location] - s->hits.pending[location];

        if (location == MM_HULL || left <= 0) left = -1 - (location != MM_HULL);
        if (left > most) most = left, best = i;
    }
    return moves->at[best];
}

/* Flight when hurt, fire otherwise. */
static rs_move cautious(const mm_state *s, const rs_moves *moves)
{
    const int8_t *values = mm_values_of(s, s->battle.side[rs_top_of(s)->arg[0]]);
    const rs_move *last = &moves->at[moves->count - 1];

    return last->arg[0] == MM_FLEE && values[MM_HULL] <= 1 ? *last : moves->at[0];
}

rs_move mm_usual(const void *state, const rs_moves *moves)
{
    static const uint8_t modest[] = {MM_V_END, MM_V_DONE, MM_V_PASS, MM_V_GIVE, MM_V_KEEP, MM_V_LET_GO, MM_V_STAY, MM_V_TAKE_GOLD};

    switch (rs_top_of(state)->kind) {
    case MM_D_ALLOT: return sturdiest(state, moves);
    case MM_D_DECLARE: return cautious(state, moves);
    default: break;
    }
    for (int i = 0; i < RS_COUNT(modest); i++) {
        const rs_move *move = first_with(moves, modest[i]);

        if (move) return *move;
    }
    return moves->at[0];
}
