/* greedy.c - takes what looks best by the game's value, at the end of its own chain of moves.
 *
 * Some guesses at what is hidden are dealt. On each, every legal move is made with the same luck and played on to the end of the
 * stretch; the chances of winning found there are averaged. If the time runs out on the first guess, the moves left are judged by how
 * things stand right after them. */
#include "bots/mind.h"
#include "engine/game.h"

#include <string.h>

enum { GUESSES = 8 };

typedef struct desk {
    rs_mind mind;
    _Alignas(RS_ALIGN) unsigned char guess[RS_STATE];
    rs_chance luck; /* of the guess */
    rs_clock clock;
    int64_t sum[RS_LIST];
    int64_t iterations;
} desk;

_Static_assert(sizeof(desk) <= RS_BOT_ROOM, "a desk fits into the room");

static void try_move(desk *d, const rs_question *question, int index, bool hurried)
{
    rs_mind *mind = &d->mind;
    rs_stretch stretch = rs_stretch_of(d->guess);
    int chance[RS_SEATS];

    memcpy(mind->state, d->guess, question->game->state_bytes);
    mind->luck = d->luck;
    mind->turn.moves.count = 1;
    mind->turn.moves.at[0] = question->moves->at[index];
    rs_choose(question->game, mind->state, 0, &mind->turn);
    if (!hurried) rs_play_on(mind, &stretch);
    rs_chances(question->game, mind->state, chance);
    mind->leaves++;
    d->sum[index] += chance[rs_asked(d->guess)];
    d->iterations++;
}

/* False: the time ran out, and the guess counts only if it is the first. */
static bool try_moves(desk *d, const rs_question *question, bool first)
{
    bool hurried = false;

    rs_mind_guess(&d->mind, question);
    memcpy(d->guess, d->mind.state, question->game->state_bytes);
    d->luck = d->mind.luck;
    for (int i = 0; i < question->moves->count; i++) {
        hurried = hurried || rs_clock_is_up(&d->clock);
        if (hurried && !first) return false;
        try_move(d, question, i, hurried);
    }
    return !hurried;
}

void rs_think_greedy(const rs_question *question, rs_thoughts *thoughts)
{
    desk *d = question->room;
    int64_t before[RS_LIST];
    int guesses = 0;

    rs_mind_begin(&d->mind, question->game);
    rs_clock_start(&d->clock, question->budget);
    memset(d->sum, 0, sizeof d->sum);
    d->iterations = 0;
    for (bool going = true; going && guesses < GUESSES;) {
        memcpy(before, d->sum, sizeof before);
        going = try_moves(d, question, guesses == 0);
        if (going || guesses == 0)
            guesses++;
        else
            memcpy(d->sum, before, sizeof before); /* half a guess would favour the moves that were tried */
    }
    for (int i = 0; i < question->moves->count; i++) thoughts->candidate[i] = (rs_candidate){guesses, (int)(d->sum[i] / guesses)};
    thoughts->iterations = d->iterations;
    thoughts->leaves = d->mind.leaves;
}
