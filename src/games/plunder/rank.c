/* rank.c - who is ahead, and in which order all finish (PL-23, "End and ranking"). */
#include "games/plunder/plunder.h"

int pl_score(const void *state, int seat) { return ((const pl_state *)state)->captain[seat].silver; }

/* ---- Where the silver came from ---- */

static const rs_term source_terms[] = {
    [PL_FROM_START] = {"start", N_("To begin with"), NULL},         [PL_FROM_TRADE] = {"trade", N_("Goods bought and sold"), NULL},
    [PL_FROM_PRIZES] = {"prizes", N_("Prizes and plunder"), NULL},  [PL_FROM_SHIPS] = {"ships", N_("Ships bought and sold"), NULL},
    [PL_FROM_TREASURE] = {"treasure", N_("Buried treasure"), NULL}, [PL_FROM_FLEETS] = {"fleets", N_("Treasure Fleets"), NULL},
    [PL_FROM_PAY] = {"pay", N_("Pay for the crew"), NULL},          [PL_FROM_FINES] = {"fines", N_("Dues, fines and bribes"), NULL},
};

const rs_words pl_source_words = {"source", PL_ALL_SOURCES, source_terms, NULL};

void pl_credit(const void *state, const rs_event *event, int events, int16_t sum[RS_SEATS][RS_SOURCES])
{
    (void)state;
    for (int i = 0; i < events; i++) {
        int sign = event[i].kind == PL_EV_GAINED ? 1 : event[i].kind == PL_EV_PAID ? -1 : 0;

        if (sign) sum[event[i].seat][event[i].arg[2]] = (int16_t)(sum[event[i].seat][event[i].arg[2]] + sign * event[i].arg[0]);
    }
}

/* ---- The order ---- */

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
