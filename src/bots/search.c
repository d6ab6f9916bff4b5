/* search.c - looks further ahead, and spends its time on the moves between which it is hard to choose.
 *
 * It begins as greedy does; if there is time for no more, it answers as greedy does. Then the moves that looked best are played on for
 * several turns, round by round on the same guess and luck. What is beaten beyond doubt, or leads to the same as another, is dropped, and
 * as the budget is used up the weaker half as well, so that most looks go to the last two; when one is left, the thought ends early.
 *
 * The first look counts as a few of the further ones, so that what was behind in it must come from behind. */
#include "bots/desk.h"
#include "engine/game.h"

enum {
    KEPT = 8,                /* contenders that are looked into further */
    FEW = 4,                 /* looks that tell something, and rounds from one time that the beaten are dropped to the next */
    FIRST = 4,               /* looks that the first one counts as */
    SURE = 3,                /* who is behind by so many standard errors is beaten, */
    SPARE = 20,              /* or by more while there are few looks: by so many more for one, half of that for two */
    JUDGED = 3,              /* times around the table that two moves are judged by: once more than the bots look */
    HAIR = RS_CERTAIN >> 10, /* a lead that is not worth more thought, */
    BLUR = 8,                /* or one part in so many of what the bot will misjudge by */
    WHOLE = 1 << 10,         /* of a budget */
};

typedef struct rs_duel { /* two contenders, in the rounds in which both were played on */
    int looks;
    int64_t lead;   /* sum of the one's leads over the other */
    int64_t square; /* of their squares */
} rs_duel;

typedef struct rs_search {
    rs_desk desk;
    rs_duel duel[KEPT][KEPT]; /* by rank */
} rs_search;

_Static_assert(sizeof(rs_search) <= RS_BOT_ROOM, "a search fits into the room");

/* ---- A far look ----------------------------------------------------------------------------------------------------------------- */

/* The asked seat takes care in its own turns, the others as long as the look is cheap: where turns are long, more looks are worth more than
 * careful opponents. */
static int play_stretch(rs_desk *d, const rs_stretch *stretch, int64_t began)
{
    if (stretch->owner == rs_asked(d->guess) || rs_desk_leaves(d) < began + RS_PAINS)
        return rs_play_on_with_care(&d->mind, &d->other, stretch);
    return rs_play_on(&d->mind, stretch);
}

/* So many times around the table. What counts is the average of the chances at the end of the stretch and of each time around: the near end
 * is sharp, the far ones see what comes of it. Each stretch has luck of its own, so that what is drawn in it does not depend on how much
 * was drawn before. */
static int look_far(rs_desk *d)
{
    int players = ((const rs_head *)d->guess)->players, rounds = d->question->rounds, moves = 0;
    rs_stretch stretch = rs_stretch_of(d->guess);
    int64_t sum = 0, began = rs_desk_leaves(d);

    for (int i = 0; i <= rounds * players; i++) {
        int made = play_stretch(d, &stretch, began);

        if (i == 0) moves = made;
        if (i % players == 0) sum += rs_chance_here(d);
        stretch = rs_stretch_of(d->mind.state);
        d->mind.luck.counter = (uint64_t)(i + 1) << 40;
    }
    return (int)(sum / (rounds + 1)) - rs_cost_of_moves(moves);
}

int64_t rs_lead_of(const rs_question *question, int one, int other, int looks)
{
    rs_question mine = *question;
    rs_desk *d = question->room;

    mine.rounds = JUDGED;
    mine.budget = (rs_budget){.iterations = 2 * looks};
    rs_desk_begin(d, &mine);
    d->count = 2;
    d->contender[0] = (rs_contender){.index = one};
    d->contender[1] = (rs_contender){.index = other};
    while (d->contender[0].looks < looks) rs_play_round(d, look_far);
    return (d->contender[0].sum - d->contender[1].sum) / looks;
}

/* ---- Duels -------------------------------------------------------------------------------------------------------------------- */

static void note_duels(rs_search *s)
{
    const rs_desk *d = &s->desk;

    for (int i = 0; i < d->count; i++)
        for (int k = 0; k < d->count; k++) {
            rs_duel *duel = &s->duel[d->contender[i].rank][d->contender[k].rank];
            int64_t lead = d->contender[i].chance - d->contender[k].chance;

            duel->looks++;
            duel->lead += lead;
            duel->square += lead * lead;
        }
}

static int64_t root_of(int64_t square)
{
    int64_t root = 0;

    for (int64_t bit = 1LL << 30; bit; bit >>= 1)
        if ((root + bit) * (root + bit) <= square) root += bit;
    return root;
}

static int mean_lead(const rs_duel *duel) { return duel->looks ? (int)(duel->lead / duel->looks) : 0; }

static int standard_error(const rs_duel *duel)
{
    int64_t mean = mean_lead(duel), variance = duel->square / duel->looks - mean * mean;

    return (int)root_of((variance > 0 ? variance : 0) / (duel->looks - 1));
}

/* ---- Dropping contenders ---------------------------------------------------------------------------------------------------- */

static int halvings(int count)
{
    int times = 0;

    for (; count > 2; count = (count + 1) / 2) times++;
    return times;
}

static int hair_of(const rs_question *question) { return question->noise > HAIR * BLUR ? question->noise / BLUR : HAIR; }

/* By how much the lead may be wrong. */
static int64_t doubt_of(const rs_duel *duel) { return (int64_t)standard_error(duel) * (SURE * duel->looks + SPARE) / duel->looks; }

static bool is_beaten_by(const rs_duel *duel, int hair) { return mean_lead(duel) + hair > doubt_of(duel); }

/* It can hardly be better than one of those ahead of it. Often it is as good: many moves can be made in any order. */
static bool is_beaten(const rs_search *s, int ahead, int rank)
{
    for (int i = 0; i < ahead; i++)
        if (is_beaten_by(&s->duel[s->desk.contender[i].rank][rank], hair_of(s->desk.question))) return true;
    return false;
}

static void drop_the_beaten(rs_search *s)
{
    rs_desk *d = &s->desk;
    int left = 1;

    rs_put_in_order(d);
    for (int i = 1; i < d->count; i++) {
        rs_contender beaten = d->contender[left];

        if (is_beaten(s, left, d->contender[i].rank)) continue;
        d->contender[left++] = d->contender[i];
        d->contender[i] = beaten;
    }
    d->count = left;
}

/* The last two get as much of the budget as each stage before them. */
static void compare(rs_search *s)
{
    rs_desk *d = &s->desk;
    int stages = halvings(d->count) + 1, stage = 1, began = rs_clock_spent(&d->mind.clock, WHOLE);

    while (d->count > 1 && rs_play_round(d, look_far)) {
        note_duels(s);
        if (d->contender[0].looks % FEW == 0) drop_the_beaten(s);
        if (d->contender[0].looks < FEW) continue;
        if (rs_clock_spent(&d->mind.clock, WHOLE) - began < (WHOLE - began) * stage / stages) continue;
        rs_put_in_order(d);
        if (d->count > 2) d->count = (d->count + 1) / 2;
        stage++;
    }
    rs_put_in_order(d);
}

/* ---- What was found ---------------------------------------------------------------------------------------------------------- */

static int64_t weight_of_first(const rs_contender *c) { return FIRST * (int64_t)c->first; }

/* In the rounds that both were in, the first look counted in. What was not looked into further is behind by what it was behind at first. */
static int behind_by(const rs_search *s, const rs_contender *one, const rs_contender *other)
{
    const rs_duel *duel = &s->duel[one->rank][other->rank];

    return (int)((duel->lead + weight_of_first(one) - weight_of_first(other)) / (duel->looks + FIRST));
}

/* What was dropped early was seldom compared with the best, but beaten by another, or the same as another: its chance is told by that one
 * of those ahead of it through which it is known best. */
static void judge_kept(const rs_search *s, int kept, int64_t chance[KEPT])
{
    const rs_contender *c = s->desk.contender;
    int64_t error[KEPT] = {0}; /* squares */

    for (int i = 1; i < kept; i++) {
        error[i] = INT64_MAX;
        for (int k = 0; k < i; k++) {
            const rs_duel *duel = &s->duel[c[k].rank][c[i].rank];
            int64_t doubt = doubt_of(duel), sum = doubt * doubt + error[k];

            if (sum >= error[i]) continue;
            error[i] = sum;
            chance[i] = chance[k] - behind_by(s, &c[k], &c[i]);
        }
        chance[i] = chance[i] < chance[0] ? chance[i] : chance[0] - 1;
    }
}

static void tell_candidates(const rs_search *s, int kept, rs_thoughts *thoughts)
{
    const rs_desk *d = &s->desk;
    const rs_contender *best = d->contender;
    int64_t chance[KEPT] = {(best->sum - weight_of_first(best)) / best->looks};

    judge_kept(s, kept, chance);
    for (int i = 0; i < d->question->moves->count; i++) {
        const rs_contender *c = &d->contender[i];
        int behind = best->first - c->first;

        thoughts->candidate[c->index] = (rs_candidate){c->looks, (int)(i < kept ? chance[i] : chance[0] - (behind > 0 ? behind : 1))};
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

/* Counting begins anew, with the first look as a few of those to come. */
static int keep_the_best(rs_search *s)
{
    rs_desk *d = &s->desk;

    if (d->count > KEPT) d->count = KEPT;
    for (int i = 0; i < d->count; i++) d->contender[i].looks = 0, d->contender[i].sum = weight_of_first(&d->contender[i]);
    for (int i = 0; i < KEPT; i++)
        for (int k = 0; k < KEPT; k++) s->duel[i][k] = (rs_duel){0};
    return d->count;
}

void rs_think_search(const rs_question *question, rs_thoughts *thoughts)
{
    rs_search *s = question->room;
    rs_desk *d = &s->desk;
    bool more = rs_first_look(d, question);
    int kept;

    rs_tell_first_look(d, thoughts);
    if (more) {
        kept = keep_the_best(s);
        compare(s);
        if (d->count == 1 || d->contender[0].looks >= FEW) tell_candidates(s, kept, thoughts);
        rs_tell_effort(d, thoughts);
    }
    tell_line(d, best_of(question, thoughts), thoughts);
}
