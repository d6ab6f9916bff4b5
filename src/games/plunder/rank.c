/* rank.c - who is ahead, and in which order all finish (PL-23, "End and ranking"). */
#include "games/plunder/plunder.h"

int pl_score(const void *state, int seat) { return ((const pl_state *)state)->captain[seat].silver; }

/* Ships and cargo at base prices; what was taken in fights counts half. */
int pl_wealth(const pl_captain *c)
{
    int traded = 0, plundered = 0, own = pl_ship_of(c->own)->worth, prize = c->prize == PL_NONE ? 0 : pl_ship_of(c->prize)->worth;

    for (int good = 0; good < PL_GOODS; good++) {
        traded += c->cargo[PL_TRADED][good] * pl_base_price[good];
        plundered += c->cargo[PL_PLUNDERED][good] * pl_base_price[good];
    }
    return (c->own_won ? own / 2 : own) + prize / 2 + traded + plundered / 2;
}

/* Later in turn order from the First Captain ranks higher. */
static int turn_order(const pl_state *s, int seat) { return (seat - s->first + s->head.players) % s->head.players; }

static bool ranks_before(const pl_state *s, int a, int b)
{
    const pl_captain *x = &s->captain[a], *y = &s->captain[b];
    int by[5] = {
        x->silver - y->silver,
        pl_wealth(x) - pl_wealth(y),
        __builtin_popcount(x->letters) - __builtin_popcount(y->letters),
        __builtin_popcount(y->deed) - __builtin_popcount(x->deed),
        turn_order(s, a) - turn_order(s, b),
    };

    for (int i = 0; i < 5; i++)
        if (by[i] != 0) return by[i] > 0;
    return false;
}

void pl_rank(const void *state, int8_t place[RS_SEATS])
{
    const pl_state *s = state;

    for (int a = 0; a < s->head.players; a++) {
        place[a] = 1;
        for (int b = 0; b < s->head.players; b++)
            if (b != a && ranks_before(s, b, a)) place[a]++;
    }
}
