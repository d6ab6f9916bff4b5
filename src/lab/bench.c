/* bench.c - measures a game: each cost is the best of several rounds, and a round measures all of them one after the other, so that
 * a noisy neighbour hits all alike. */
#include "lab/bench.h"
#include "lab/clock.h"
#include "lab/check.h"

#include <stdlib.h>
#include <string.h>

enum {
    POSITIONS = 16, /* of random games, few enough to stay in the first-level cache */
    APART = 50,     /* moves between them */
    ROUNDS = 12,
    CHUNK = 256, /* repetitions between two looks at the clock */
    POOL = (2 * POSITIONS + 3) * RS_STATE,
};

static const double share_of_round = 0.012; /* seconds for each cost in each round */

typedef struct workbench {
    const rs_game *game;
    int players;
    const int16_t *options;
    rs_chance dice;
    rs_turn turn;
    rs_moves moves;
    unsigned at;                                          /* the position whose turn it is */
    long playouts, played;                                /* of the last measurement of moves */
    unsigned char *position[POSITIONS], *view[POSITIONS]; /* in the pool; views of the seats that are asked */
    unsigned char *state;                                 /* in the pool, too: where things are done */
    _Alignas(RS_ALIGN) unsigned char pool[POOL];
    rs_run *runs; /* of the numbers */
    int16_t *row;
    char json[RS_JSON_ROOM];
} workbench;

/* Buffers that begin 4096 bytes apart compete for the same places in the cache, and a copy between them stumbles over its own
 * stores: so positions lie close together, and the one that is worked on half a page off. */
static void lay_out(workbench *w)
{
    size_t stride = (w->game->state_bytes + RS_ALIGN - 1) / RS_ALIGN * RS_ALIGN;
    size_t behind = (2 * POSITIONS * stride + 4095) / 4096 * 4096;

    for (size_t i = 0; i < POSITIONS; i++) {
        w->position[i] = w->pool + i * stride;
        w->view[i] = w->pool + (POSITIONS + i) * stride;
    }
    w->state = w->pool + behind + 2048;
}

/* Makes the compiler believe that somebody reads and changes all this, so that nothing measured can be left out. */
static inline void touch(void *anything) { __asm__ volatile("" : : "r"(anything) : "memory"); }

static unsigned next_position(workbench *w) { return w->at = (w->at + 1) % POSITIONS; }

/* ---- What is measured -------------------------------------------------------------------------------------------------- */

static void do_yardstick(workbench *w)
{
    uint64_t bits;

    memcpy(w->state, w->position[0], w->game->state_bytes);
    touch(w->state);
    bits = rs_chance_step(&w->dice);
    touch(&bits);
}

static void do_copy(workbench *w)
{
    memcpy(w->state, w->position[next_position(w)], w->game->state_bytes);
    touch(w->state);
}

static void do_view(workbench *w)
{
    const void *position = w->position[next_position(w)];

    rs_view(w->game, position, rs_asked(position), w->state);
    touch(w->state);
}

static void do_numbers(workbench *w)
{
    rs_read_numbers(w->runs, w->view[next_position(w)], w->row);
    touch(w->row);
}

static void do_list(workbench *w)
{
    rs_legal(w->game, w->position[next_position(w)], &w->moves);
    touch(&w->moves);
}

static void do_deal(workbench *w)
{
    rs_deal(w->game, w->view[next_position(w)], w->state, &w->dice);
    touch(w->state);
}

static void do_json(workbench *w)
{
    rs_text text = rs_text_on(w->json, sizeof w->json);

    rs_state_json(w->game, w->position[next_position(w)], &text);
    touch(w->json);
}

static const struct cost {
    void (*once)(workbench *w);
    size_t into; /* the member of rs_bench */
} costs[] = {
    {do_yardstick, offsetof(rs_bench, yardstick_ns)}, {do_copy, offsetof(rs_bench, copy_ns)}, {do_view, offsetof(rs_bench, view_ns)},
    {do_numbers, offsetof(rs_bench, numbers_ns)},     {do_list, offsetof(rs_bench, list_ns)}, {do_deal, offsetof(rs_bench, deal_ns)},
    {do_json, offsetof(rs_bench, json_ns)},
};

enum { COSTS = sizeof costs / sizeof *costs };

/* ---- Measuring --------------------------------------------------------------------------------------------------------- */

/* Nanoseconds each. */
static double time_cost(workbench *w, void (*once)(workbench *w))
{
    double began = rs_seconds(), now = began;
    long times = 0;

    while (now - began < share_of_round) {
        for (int i = 0; i < CHUNK; i++) once(w);
        times += CHUNK;
        now = rs_seconds();
    }
    return (now - began) * 1e9 / (double)times;
}

static void begin_playout(workbench *w)
{
    rs_turn_init(&w->turn, &w->dice);
    w->turn.quiet = true;
    rs_start(w->game, w->state, w->players, w->options, &w->turn);
}

static void play_on(workbench *w) { rs_choose(w->game, w->state, rs_below(&w->dice, w->turn.moves.count), &w->turn); }

/* Whole random games for a round's time; seconds. */
static double time_playouts(workbench *w)
{
    double began = rs_seconds(), now = began;

    w->playouts = w->played = 0;
    while (now - began < 3 * share_of_round) {
        for (begin_playout(w); rs_asked(w->state) >= 0; w->played++) play_on(w);
        w->playouts++;
        now = rs_seconds();
    }
    return now - began;
}

static void keep_best(double *best, double value)
{
    if (*best == 0 || value < *best) *best = value;
}

static void measure_round(workbench *w, rs_bench *bench, double *playout_ns)
{
    double seconds;

    for (int i = 0; i < COSTS; i++) keep_best((double *)(void *)((char *)bench + costs[i].into), time_cost(w, costs[i].once));
    seconds = time_playouts(w);
    keep_best(&bench->move_ns, seconds * 1e9 / (double)w->played);
    keep_best(playout_ns, seconds * 1e9 / (double)w->playouts);
}

/* ---- The whole --------------------------------------------------------------------------------------------------------- */

/* Positions from all over random games, and the views of those who are asked. */
static void collect(workbench *w)
{
    begin_playout(w);
    for (int i = 0; i < POSITIONS; i++) {
        for (int k = 0; k < APART; k++) {
            if (rs_asked(w->state) < 0) begin_playout(w);
            play_on(w);
        }
        if (rs_asked(w->state) < 0) begin_playout(w);
        memcpy(w->position[i], w->state, w->game->state_bytes);
        rs_view(w->game, w->state, rs_asked(w->state), w->view[i]);
    }
}

static bool plan_numbers(workbench *w)
{
    size_t numbers = (size_t)rs_number_plan(w->game, w->players, NULL, NULL);

    w->runs = malloc((numbers + 1) * sizeof *w->runs);
    w->row = malloc(numbers * sizeof *w->row);
    if (!w->runs || !w->row) return false;
    rs_number_plan(w->game, w->players, w->runs, NULL);
    return true;
}

static void measure_all(workbench *w, rs_bench *bench)
{
    double playout_ns = 0;

    lay_out(w);
    rs_chance_seed(&w->dice, w->game->id, "bench", NULL, 0);
    collect(w);
    for (int i = 0; i < ROUNDS; i++) measure_round(w, bench, &playout_ns);
    bench->moves_per_s = 1e9 / bench->move_ns;
    bench->playouts_per_s = 1e9 / playout_ns;
    bench->ratio = bench->move_ns / bench->yardstick_ns;
}

const char *rs_measure(const rs_game *game, int players, const int16_t *options, rs_bench *bench)
{
    workbench *w = aligned_alloc(RS_ALIGN, sizeof *w);
    bool fits;

    if (!w) return "there is not enough memory";
    *bench = (rs_bench){.state_bytes = game->state_bytes};
    w->game = game;
    w->players = players;
    w->options = options;
    w->at = 0;
    if ((fits = plan_numbers(w))) measure_all(w, bench);
    free(w->runs);
    free(w->row);
    free(w);
    return fits ? NULL : "there is not enough memory";
}
