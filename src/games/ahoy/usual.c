/* usual.c - what is done for a captain whose time is up: nothing that costs or commits, as far as the rules let him. */
#include "games/ahoy/ahoy.h"

static const rs_move *first_with(const rs_moves *moves, int verb)
{
    for (int i = 0; i < moves->count; i++)
        if (moves->at[i].verb == verb) return &moves->at[i];
    return NULL;
}

/* A die on Repair or Cannons moves nothing; else the first place there is. */
static rs_move quiet_placement(const rs_moves *moves)
{
    static const uint8_t quiet[] = {AH_ON_REPAIR, AH_ON_CANNONS, AH_ON_CANNONS_5, AH_ON_CANNONS_6};

    for (int k = 0; k < RS_COUNT(quiet); k++)
        for (int i = 0; i < moves->count; i++)
            if (moves->at[i].verb == AH_PLACE && moves->at[i].arg[1] == quiet[k]) return moves->at[i];
    return moves->at[0];
}

/* The value the die shows, or else the nearest: no more gold than need be. */
static rs_move cheapest_value(const ah_state *s, const rs_moves *moves)
{
    int shows = rs_top_of(s)->arg[0], seat = rs_top_of(s)->seat;
    const rs_move *best = &moves->at[0];

    for (int i = 1; i < moves->count; i++)
        if (moves->at[i].verb == AH_VALUE && ah_price(s, seat, shows, moves->at[i].arg[0]) < ah_price(s, seat, shows, best->arg[0]))
            best = &moves->at[i];
    return *best;
}

rs_move ah_usual(const void *state, const rs_moves *moves)
{
    static const uint8_t modest[] = {AH_END, AH_STOP, AH_PASS, AH_IGNORE, AH_STAY, AH_FIGHT, AH_SPOIL};

    if (rs_top_of(state)->kind == AH_D_VALUE) return cheapest_value(state, moves);
    for (int i = 0; i < RS_COUNT(modest); i++) {
        const rs_move *move = first_with(moves, modest[i]);

        if (move) return *move;
    }
    return rs_top_of(state)->kind == AH_D_TURN ? quiet_placement(moves) : moves->at[0];
}
