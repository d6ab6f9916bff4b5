/* desk.c - looks: a guess, a move made on it, and how things stand at the ends of the stretches that follow. */
#include "bots/desk.h"
#include "engine/game.h"

#include <string.h>

_Static_assert(sizeof(rs_desk) <= RS_BOT_ROOM, "a desk fits into the room");

/* ---- A look ---------------------------------------------------------------------------------------------------------------- */

static void deal_guess(rs_desk *d)
{
    rs_mind_guess(&d->mind, d->question);
    memcpy(d->guess, d->mind.state, d->question->game->state_bytes);
    d->luck = d->mind.luck;
}

void rs_make_on_guess(rs_desk *d, int index)
{
    rs_mind *mind = &d->mind;

    mind->luck = d->luck;
    rs_try_move(mind->game, d->guess, mind->state, d->question->moves->at[index], &mind->turn);
}

int rs_chance_here(rs_desk *d)
{
    int chance[RS_SEATS];

    rs_chances(d->mind.game, d->mind.state, d->mind.notes, chance);
    d->mind.leaves++;
    return chance[rs_asked(d->guess)];
}

int64_t rs_desk_leaves(const rs_desk *d) { return d->mind.leaves + d->other.leaves; }

int rs_cost_of_moves(int moves) { return moves * (RS_CERTAIN >> 16); }

static int look_near(rs_desk *d)
{
    rs_stretch stretch = rs_stretch_of(d->guess);
    int moves = rs_play_on(&d->mind, &stretch);

    return rs_chance_here(d) - rs_cost_of_moves(moves);
}

/* ---- Rounds ---------------------------------------------------------------------------------------------------------------- */

static void count_round(rs_desk *d)
{
    for (int i = 0; i < d->count; i++) {
        d->contender[i].looks++;
        d->contender[i].sum += d->contender[i].chance;
    }
}

bool rs_play_round(rs_desk *d, rs_look *look)
{
    deal_guess(d);
    for (int i = 0; i < d->count; i++) {
        if (rs_clock_is_up(&d->mind.clock)) return false;
        rs_make_on_guess(d, d->contender[i].index);
        d->contender[i].chance = look(d);
        d->iterations++;
        if (rs_clock_has_run_out(&d->mind.clock)) return false;
    }
    count_round(d);
    return true;
}

static void order_by_the_move_alone(rs_desk *d)
{
    for (int i = 0; i < d->count; i++) {
        rs_make_on_guess(d, d->contender[i].index);
        d->contender[i].sum = rs_chance_here(d);
    }
    rs_put_in_order(d);
    for (int i = 0; i < d->count; i++) d->contender[i].sum = 0;
}

/* Those first that look best right after the move: if there is no time for all, only they count, at least one. */
static bool play_first_round(rs_desk *d)
{
    deal_guess(d);
    order_by_the_move_alone(d);
    for (int i = 0; i < d->count; i++) {
        if (rs_clock_is_up(&d->mind.clock) && i > 0) {
            d->count = i;
            break;
        }
        rs_make_on_guess(d, d->contender[i].index);
        d->contender[i].chance = look_near(d);
        d->iterations++;
    }
    count_round(d);
    return d->count == d->question->moves->count;
}

void rs_put_in_order(rs_desk *d)
{
    for (int i = 1; i < d->count; i++) {
        rs_contender moved = d->contender[i];
        int k = i;

        for (; k > 0 && d->contender[k - 1].sum < moved.sum; k--) d->contender[k] = d->contender[k - 1];
        d->contender[k] = moved;
    }
}

static void make_shortlist(rs_desk *d)
{
    if (d->count <= RS_SHORTLIST) return;
    rs_put_in_order(d);
    d->count = RS_SHORTLIST;
}

/* What is not on the shortlist was looked into on few guesses, perhaps lucky ones: it is no better than the last that is on it. */
static void note_first_look(rs_desk *d)
{
    for (int i = 0; i < d->question->moves->count; i++) {
        rs_contender *c = &d->contender[i];

        c->rank = i;
        c->first = c->looks ? (int)(c->sum / c->looks) : 0;
        if (i > 0 && c->first > c[-1].first) c->first = c[-1].first;
    }
}

void rs_desk_begin(rs_desk *d, const rs_question *question)
{
    rs_memory_clear(&d->memory);
    rs_mind_begin(&d->mind, question->game, question->budget, &d->memory);
    rs_mind_begin(&d->other, question->game, question->budget, &d->memory);
    d->question = question;
    d->iterations = 0;
}

bool rs_first_look(rs_desk *d, const rs_question *question)
{
    bool going;

    rs_desk_begin(d, question);
    d->count = question->moves->count;
    for (int i = 0; i < d->count; i++) d->contender[i] = (rs_contender){.index = i};
    going = play_first_round(d);
    for (int guesses = 1; going && guesses < RS_GUESSES; guesses++) {
        if (guesses == RS_GLANCES) make_shortlist(d);
        going = rs_play_round(d, look_near);
    }
    rs_put_in_order(d);
    note_first_look(d);
    return going;
}

void rs_tell_effort(const rs_desk *d, rs_thoughts *thoughts)
{
    thoughts->iterations = d->iterations;
    thoughts->leaves = rs_desk_leaves(d) - d->mind.recalled - d->other.recalled;
}

void rs_tell_first_look(const rs_desk *d, rs_thoughts *thoughts)
{
    for (int i = 0; i < d->question->moves->count; i++)
        thoughts->candidate[d->contender[i].index] = (rs_candidate){d->contender[i].looks, d->contender[i].first};
    rs_tell_effort(d, thoughts);
}
