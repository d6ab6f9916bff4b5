/* chart.c - what islands are worth to each captain: cubes, control, buildings, goods ashore and what they will yield. */
#include "games/reckoning/value.h"

#include <string.h>

/* A captain's cubes on an island, with so many more laid. Who has none there is neither ahead nor level. */
int dr_stake(const dr_chart *chart, int seat, int cell, int more, bool *taken)
{
    const dr_cell *here = &chart->cell[cell];
    const dr_shore *shore = &chart->shore[cell];
    int laid = rs_at_most(more, dr_islands[here->tile].spaces - here->cubes[seat]), mine = shore->total[seat] + laid;
    int empty = rs_at_least(shore->empty - more, 0), ahead = empty > mine, level = (empty == mine) - (laid == 0), worth;

    *taken = false;
    if (mine == 0) return 0;
    for (int i = 0; i < DR_CAPTAINS; i++) {
        ahead += shore->total[i] > mine;
        level += shore->total[i] == mine;
    }
    worth = shore->place[rs_at_most(ahead + (level > 0), PLACES - 1)] + share(mine * weigh.cube, chart->left);
    if (ahead + level > 0) return worth;
    *taken = here->holder != seat;
    return worth + shore->yield;
}

static void note_stake(dr_chart *chart, int seat, int cell)
{
    dr_shore *shore = &chart->shore[cell];
    bool taken;

    shore->stake[seat] = (int16_t)dr_stake(chart, seat, cell, 0, &taken);
    shore->next[seat] = (int16_t)dr_stake(chart, seat, cell, 1, &taken);
    shore->taken |= (uint8_t)(taken << seat);
}

static void note_island(const dr_cell *here, int left, dr_shore *shore)
{
    const dr_island *island = &dr_islands[here->tile];

    shore->empty = (int8_t)dr_empty_spaces(here);
    shore->walled = here->buildings & (1 << DR_FORT | 1 << DR_GARRISON);
    for (int seat = 0; seat < DR_CAPTAINS; seat++) shore->total[seat] = (int8_t)(here->cubes[seat] + here->lasting[seat]);
    for (int i = 0; i < PLACES - 1; i++)
        shore->place[i] = (int16_t)share(island->place[i] * 100, left == 0 ? 100 : shore->walled ? weigh.place_safe : weigh.place);
    shore->yield =
        (int16_t)share(island->cargo * weigh.yield_cargo + island->coins * weigh.yield_coin + island->hand * weigh.hand_symbol, left);
}

/* Goods and buildings, and what can be produced. */
static void note_holding(const dr_state *s, int left, int cell, dr_shore *shore)
{
    const dr_cell *here = &s->cell[cell];
    int coin = left == 0 ? 100 : shore->walled ? weigh.ashore_safe : weigh.ashore;

    shore->held = here->coins * coin + share(here->cargo * weigh.cargo_ashore, left);
    for (int kind = 0; kind < DR_BUILDINGS; kind++)
        if (here->buildings >> kind & 1) shore->held += weigh.standing + share(weigh.building[kind], left);
    shore->produces = dr_production(s, cell, DR_CARGO) * share(weigh.cargo_ashore, left) + dr_production(s, cell, DR_COINS) * weigh.ashore;
}

static void survey(const dr_state *s, int cell, dr_chart *chart)
{
    dr_shore *shore = &chart->shore[cell];

    chart->cell[cell] = s->cell[cell];
    *shore = (dr_shore){.island = dr_is_island(s->cell[cell].tile)};
    if (!shore->island) return;
    note_island(&s->cell[cell], chart->left, shore);
    for (int seat = 0; seat < s->head.players; seat++) note_stake(chart, seat, cell);
    if (s->cell[cell].holder != DR_NONE) note_holding(s, chart->left, cell, shore);
}

static void add_up(const dr_chart *chart, int seat, dr_holdings *has)
{
    *has = (dr_holdings){0};
    for (int cell = 0; cell < DR_CELLS; cell++) {
        const dr_cell *here = &chart->cell[cell];
        const dr_shore *shore = &chart->shore[cell];

        if (!shore->island) continue;
        has->worth += shore->stake[seat];
        has->lasting += here->lasting[seat];
        if (here->holder != seat) continue;
        has->worth += shore->held;
        has->buildings += __builtin_popcount(here->buildings);
        has->hand += dr_islands[here->tile].hand;
        has->yield += shore->produces;
        has->yields++;
    }
}

/* An explored tile may raise what its neighbours produce. */
static bool is_new(const dr_state *s, int left, const dr_chart *chart)
{
    if (chart->left != left) return true;
    for (int cell = 0; cell < DR_CELLS; cell++)
        if (chart->cell[cell].tile != s->cell[cell].tile) return true;
    return false;
}

bool dr_fits_chart(const dr_state *s, int left, const dr_chart *chart)
{
    return chart->left == left && memcmp(chart->cell, s->cell, sizeof s->cell) == 0;
}

void dr_mend_chart(const dr_state *s, int left, dr_chart *chart)
{
    bool all = is_new(s, left, chart);

    chart->left = left;
    for (int cell = 0; cell < DR_CELLS; cell++)
        if (all || memcmp(&chart->cell[cell], &s->cell[cell], sizeof s->cell[cell]) != 0) survey(s, cell, chart);
    for (int seat = 0; seat < s->head.players; seat++) add_up(chart, seat, &chart->of[seat]);
}
