/* sim.c - plays the games of a simulation on several threads.
 *
 * The threads take game numbers from one counter and note each game in its own row; nothing else is shared. When a game goes wrong,
 * games of higher numbers are not begun any more and those of lower numbers are finished, so the violation that is reported is
 * always the one with the lowest number. */
#include "lab/sim.h"
#include "lab/clock.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct hall { /* what the threads share */
    const rs_sim_plan *plan;
    rs_sim_row *rows;
    atomic_long next, limit, done;
    _Atomic uint64_t digest;
    pthread_mutex_t lock; /* of the violation */
    rs_sim_result *result;
} hall;

typedef struct table { /* one thread's */
    hall *hall;
    long number; /* of the game */
    rs_chance dice, wits[RS_SEATS];
    rs_turn turn;
    _Alignas(RS_ALIGN) unsigned char state[RS_STATE];
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    rs_referee referee;
    rs_thoughts thoughts;
    rs_wake wake;
    rs_effort effort[RS_SEATS]; /* by place in the plan's list of bots */
    _Alignas(RS_ALIGN) unsigned char room[RS_BOT_ROOM];
} table;

/* ---- One game ---------------------------------------------------------------------------------------------------------- */

/* The dice come from the seed alone; each seat's bot has a stream of its own, so that what it thinks does not move the dice. */
static bool sit_down(table *t)
{
    const rs_sim_plan *plan = t->hall->plan;
    char seed[RS_SEED + 1];

    snprintf(seed, sizeof seed, "%s.%ld", plan->seed, plan->paired ? t->number / plan->players : t->number);
    rs_chance_seed(&t->dice, plan->game->id, seed, NULL, 0);
    rs_bot_dice(t->wits, plan->players, seed);
    rs_wake_clear(&t->wake);
    rs_turn_init(&t->turn, &t->dice);
    t->turn.quiet = !plan->check;
    rs_start(plan->game, t->state, plan->players, plan->options, &t->turn);
    rs_referee_begin(&t->referee, plan->game, plan->players, seed);
    t->referee.room = t->room;
    return rs_referee_sound(&t->referee, &t->turn);
}

static void add_effort(rs_effort *effort, const rs_effort *more)
{
    effort->moves += more->moves;
    effort->iterations += more->iterations;
    effort->leaves += more->leaves;
    effort->microseconds += more->microseconds;
    if (more->longest > effort->longest) effort->longest = more->longest;
}

static int ask_bot(table *t, const rs_bot *bot, int seat, rs_effort *effort)
{
    const rs_sim_plan *plan = t->hall->plan;
    rs_question question = {plan->game, t->view, &t->turn.moves, &t->wits[seat], plan->budget, t->room, 0, &t->wake};
    int64_t began = rs_thread_microseconds(), spent;
    int index;

    rs_view(plan->game, t->state, seat, t->view);
    index = rs_bot_choose(bot, &question, &t->thoughts);
    spent = rs_thread_microseconds() - began;
    if (t->turn.moves.count > 1) add_effort(effort, &(rs_effort){1, t->thoughts.iterations, t->thoughts.leaves, spent, spent});
    return index;
}

static bool make_a_move(table *t)
{
    const rs_sim_plan *plan = t->hall->plan;
    int seat = rs_asked(t->state), which = rs_sim_bot(plan, t->number, seat);
    const rs_bot *bot = plan->bot[which];
    int index = ask_bot(t, bot, seat, &t->effort[which]);

    if (index < 0 || index >= t->turn.moves.count)
        return rs_referee_fails(&t->referee, "the bot %s names move %d of %d", bot->id, index, t->turn.moves.count);
    if (plan->check && !rs_course_holds(&t->referee, t->view, t->dice.counter, rs_bot_thinks(bot))) return false;
    if (plan->check) return rs_referee_play(&t->referee, t->state, index, &t->turn);
    rs_choose(plan->game, t->state, index, &t->turn);
    return !t->turn.fault || rs_referee_sound(&t->referee, &t->turn);
}

static void note_result(table *t, int moves)
{
    const rs_game *game = t->hall->plan->game;
    rs_sim_row *row = &t->hall->rows[t->number - t->hall->plan->first];

    row->moves = moves;
    for (int seat = 0; seat < t->hall->plan->players; seat++) row->score[seat] = game->score(t->state, seat);
    game->rank(t->state, row->place);
    atomic_fetch_add(&t->hall->digest, rs_hash(t->state, game->state_bytes));
}

static bool play_game(table *t)
{
    int moves = 0;

    if (!sit_down(t)) return false;
    for (; rs_asked(t->state) >= 0; moves++) {
        t->referee.moves = moves;
        if (moves >= RS_GUARD) return rs_referee_fails(&t->referee, "the game has not ended after %d moves", moves);
        if (!make_a_move(t)) return false;
    }
    if (t->hall->plan->check && !rs_referee_end(&t->referee, t->state)) return false;
    note_result(t, moves);
    return true;
}

/* ---- All games --------------------------------------------------------------------------------------------------------- */

static void report_failure(table *t)
{
    hall *h = t->hall;

    pthread_mutex_lock(&h->lock);
    if (t->number < atomic_load(&h->limit)) {
        atomic_store(&h->limit, t->number);
        h->result->failed = t->number;
        h->result->violation = t->referee.violation;
    }
    pthread_mutex_unlock(&h->lock);
}

static void *work(void *context)
{
    table *t = context;
    hall *h = t->hall;

    memset(t->effort, 0, sizeof t->effort);
    t->referee.extent = (rs_extent){0};
    while ((t->number = atomic_fetch_add(&h->next, 1)) < atomic_load(&h->limit)) {
        if (!play_game(t)) report_failure(t);
        atomic_fetch_add(&h->done, 1);
    }
    pthread_mutex_lock(&h->lock);
    rs_extent_join(&h->result->extent, &t->referee.extent);
    for (int i = 0; i < h->plan->bots; i++) add_effort(&h->result->effort[i], &t->effort[i]);
    pthread_mutex_unlock(&h->lock);
    return NULL;
}

/* Looks in on the threads until all games are done. */
static void watch(hall *h, double began)
{
    const struct timespec a_moment = {0, 50000000};

    if (!h->plan->progress) return;
    while (atomic_load(&h->done) < atomic_load(&h->limit) - h->plan->first) {
        nanosleep(&a_moment, NULL);
        h->plan->progress(atomic_load(&h->done), h->plan->games, rs_seconds() - began);
    }
}

static const char *run_threads(hall *h, table *tables, double began)
{
    pthread_t threads[RS_SIM_THREADS];
    int started = 0;

    for (; started < h->plan->threads; started++) {
        tables[started].hall = h;
        if (pthread_create(&threads[started], NULL, work, &tables[started]) != 0) break;
    }
    if (started > 0) watch(h, began); /* fewer threads than wanted do the same work */
    for (int i = 0; i < started; i++) pthread_join(threads[i], NULL);
    return started > 0 ? NULL : "no thread could be started";
}

/* Before the first move of checked games: are the module's own tables in order? */
static bool module_is_sound(const rs_sim_plan *plan, rs_sim_result *result)
{
    rs_violation *violation = &result->violation;
    char problem[RS_LINE];

    if (!plan->check || !rs_game_check(plan->game, problem)) return true;
    result->failed = plan->first;
    violation->players = plan->players;
    snprintf(violation->seed, sizeof violation->seed, "%s", plan->seed);
    snprintf(violation->sentence, sizeof violation->sentence, "%s", problem);
    return false;
}

const char *rs_simulate(const rs_sim_plan *plan, rs_sim_result *result)
{
    table *tables = aligned_alloc(RS_ALIGN, sizeof *tables * (size_t)plan->threads);
    rs_sim_row *rows = plan->rows ? plan->rows : calloc((size_t)plan->games, sizeof *rows);
    double *values = malloc(sizeof *values * (size_t)plan->games * (size_t)plan->players), began = rs_seconds();
    hall h = {.plan = plan,
              .rows = rows,
              .next = plan->first,
              .limit = plan->first + plan->games,
              .lock = PTHREAD_MUTEX_INITIALIZER,
              .result = result};
    const char *problem = tables && rows && values ? NULL : "there is not enough memory for so many games";

    *result = (rs_sim_result){.failed = -1};
    if (!problem && module_is_sound(plan, result)) problem = run_threads(&h, tables, began);
    result->seconds = rs_seconds() - began;
    result->digest = atomic_load(&h.digest);
    if (!problem && result->failed < 0) rs_sim_tally(plan, rows, values, result);
    free(tables);
    if (!plan->rows) free(rows);
    free(values);
    return problem;
}
