/* search.c - looks further ahead, and spends its time on the moves between which it is hard to choose.
 *
 * It begins as greedy does; if there is time for no more, it answers as greedy does. Then the moves that looked best are played on for
 * several stretches, round by round on the same guess and luck, and as the budget is used up the weaker half is dropped again and again,
 * so that most looks go to the last two.
 *
 * Greedy's choice is never dropped. Another move is taken only if it is ahead of it by more than luck explains. */
#include "bots/desk.h"
#include "engine/game.h"

enum {
    KEPT = 6,        /* contenders that are looked into further */
    FEW = 12,        /* looks that tell something: of a handful, one of several moves is far ahead by luck alone */
    DOUBT = 1,       /* a lead is trusted beyond so many of its standard errors */
    WHOLE = 1 << 10, /* of a budget */
};

/* ---- Dropping contenders ---------------------------------------------------------------------------------------------------- */

static int halvings(int count)
{
    int times = 0;

    for (; count > 2; count = (count + 1) / 2) times++;
    return times;
}

/* The last two get as much of the budget as each stage before them. */
static void compare(rs_desk *d)
{
    int stages = halvings(d->count) + 1, stage = 1, began = rs_clock_spent(&d->mind.clock, WHOLE);

    while (rs_play_round(d, d->question->turns)) {
        if (d->count <= 2 || rs_clock_spent(&d->mind.clock, WHOLE) - began < (WHOLE - began) * stage / stages) continue;
        rs_put_in_order(d, 1);
        d->count = (d->count + 1) / 2;
        stage++;
    }
}

/* ---- What was found ---------------------------------------------------------------------------------------------------------- */

static int64_t root_of(int64_t square)
{
    int64_t root = 0;

    for (int64_t bit = 1LL << 30; bit; bit >>= 1)
        if ((root + bit) * (root + bit) <= square) root += bit;
    return root;
}

/* The lead that a contender has beyond doubt. The first look, from which it was behind, counts as the looks that it was. */
static int sure_lead(const rs_contender *c, const rs_contender *first)
{
    int64_t mean = c->lead / c->looks, variance = c->square / c->looks - mean * mean, behind = c->first - first->first;

    mean = (c->lead + RS_GUESSES * behind) / (c->looks + RS_GUESSES);
    return (int)(mean - root_of((variance > 0 ? variance : 0) / (c->looks - 1)) * DOUBT);
}

/* What was not looked into further is behind by what it was behind at first. */
static void tell_candidates(const rs_desk *d, int kept, rs_thoughts *thoughts)
{
    const rs_contender *first = &d->contender[0];
    int chance = (int)(first->sum / first->looks);

    for (int i = 0; i < d->question->moves->count; i++) {
        const rs_contender *c = &d->contender[i];

        if (i < kept && c->looks >= FEW)
            thoughts->candidate[c->index] = (rs_candidate){c->looks, chance + sure_lead(c, first)};
        else
            thoughts->candidate[c->index] = (rs_candidate){1, chance + c->first - first->first};
    }
}

static int best_of(const rs_question *question, const rs_thoughts *thoughts)
{
    int best = 0;

    for (int i = 1; i < question->moves->count; i++)
        if (thoughts->candidate[i].chance > thoughts->candidate[best].chance) best = i;
    return best;
}

static void tell_move(rs_thoughts *thoughts, int seat, rs_move move)
{
    thoughts->line[thoughts->length].seat = (int8_t)seat;
    thoughts->line[thoughts->length++].move = move;
}

/* The best move, and how the game goes on by the cheap policy on the last guess, to the end of the turn after this one. */
static void tell_line(rs_desk *d, int best, rs_thoughts *thoughts)
{
    rs_mind *mind = &d->mind;
    rs_stretch stretch = rs_stretch_of(d->guess);
    int worth[RS_LIST];

    tell_move(thoughts, rs_asked(d->guess), d->question->moves->at[best]);
    rs_make_on_guess(d, best);
    for (int turns = 0; turns < 2 && rs_asked(mind->state) >= 0; turns++) {
        while (thoughts->length < RS_BOT_LINE && !rs_stretch_ended(&stretch, mind->state)) {
            int index = rs_weigh(mind, worth);

            tell_move(thoughts, rs_asked(mind->state), mind->turn.moves.at[index]);
            rs_choose(mind->game, mind->state, index, &mind->turn);
        }
        stretch = rs_stretch_of(mind->state);
    }
}

/* Counting begins anew: looks at different distances cannot be compared. */
static void keep_the_best(rs_desk *d)
{
    if (d->count > KEPT) d->count = KEPT;
    for (int i = 0; i < d->count; i++) d->contender[i] = (rs_contender){.index = d->contender[i].index, .first = d->contender[i].first};
}

void rs_think_search(const rs_question *question, rs_thoughts *thoughts)
{
    rs_desk *d = question->room;
    bool more = rs_first_look(d, question);
    int kept;

    rs_tell_first_look(d, thoughts);
    if (more) {
        keep_the_best(d);
        kept = d->count;
        compare(d);
        if (d->contender[0].looks >= FEW) tell_candidates(d, kept, thoughts);
        thoughts->iterations = d->iterations;
        thoughts->leaves = d->mind.leaves;
    }
    tell_line(d, best_of(question, thoughts), thoughts);
}
