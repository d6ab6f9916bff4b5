/* choices.c - every legal move is made on two guesses, and the ends are compared as the seat sees them; what is for nothing is left out. */
#include "bots/choices.h"
#include "bots/mind.h"

enum { ANSWERS = 3 }; /* questions in a row that one move asks its own seat at most: how much, which holds */

typedef struct outcome {
    uint64_t mark[2]; /* of the seat's view after the move, on each of the guesses */
    bool back;        /* it was there in this turn, or can only go on to where it was */
} outcome;

static bool is_certain(const outcome *o) { return o->mark[0] == o->mark[1]; }

static bool are_same(const outcome *a, const outcome *b) { return a->mark[0] == b->mark[0] && a->mark[1] == b->mark[1]; }

static uint64_t mark_of_view(const rs_game *game, const void *state, int seat)
{
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];

    rs_view(game, state, seat, view);
    return rs_mark_whenever(game, view);
}

typedef struct explorer {
    rs_mind mind;
    struct {
        rs_turn turn;
        rs_chance luck;
        _Alignas(RS_ALIGN) unsigned char after[RS_STATE];
    } way[ANSWERS];
} explorer;

_Static_assert(sizeof(explorer) <= RS_BOT_ROOM, "an explorer fits into the room");

/* What is begun only to end where it began is not begun: of the answers to the question here, does one lead to somewhere new? */
static bool leads_on(explorer *e, const rs_question *question, const void *state, const rs_moves *answers, int questions)
{
    int seat = rs_asked(question->view);

    if (rs_asked(state) != seat || questions == ANSWERS) return true;
    e->way[questions].luck = e->mind.luck;
    rs_turn_init(&e->way[questions].turn, &e->way[questions].luck);
    e->way[questions].turn.quiet = true;
    for (int i = 0; i < answers->count; i++) {
        rs_turn *turn = &e->way[questions].turn;
        void *after = e->way[questions].after;

        rs_try_move(question->game, state, after, answers->at[i], turn);
        if (turn->chance->counter != e->mind.luck.counter) return true;
        if (rs_wake_crossed(question->wake, mark_of_view(question->game, after, seat))) continue;
        if (leads_on(e, question, after, &turn->moves, questions + 1)) return true;
    }
    return false;
}

/* All moves on the same guess and with the same luck. */
static void try_moves(const rs_question *question, explorer *e, int guess, outcome found[RS_LIST])
{
    rs_mind *mind = &e->mind;
    const rs_game *game = question->game;

    rs_mind_guess(mind, question);
    for (int i = 0; i < question->moves->count; i++) {
        mind->trial_luck = mind->luck;
        rs_try_move(game, mind->state, mind->trial, question->moves->at[i], &mind->trial_turn);
        found[i].mark[guess] = mark_of_view(game, mind->trial, rs_asked(question->view));
        found[i].back = question->wake && (rs_wake_crossed(question->wake, found[i].mark[guess]) ||
                                           !leads_on(e, question, mind->trial, &mind->trial_turn.moves, 0));
    }
}

static void find_outcomes(const rs_question *question, outcome found[RS_LIST])
{
    rs_chance dice = *question->chance;
    rs_question mine = *question;
    explorer *e = question->room;

    mine.chance = &dice;
    rs_mind_begin(&e->mind, question->game, (rs_budget){.iterations = 1}, NULL);
    for (int guess = 0; guess < 2; guess++) try_moves(&mine, e, guess, found);
}

static bool is_vain(const rs_question *question, rs_move move)
{
    return question->game->vain && question->game->vain(question->view, move);
}

static bool leads_back(const outcome *o) { return is_certain(o) && o->back; }

/* Moves that are out of the question. */
typedef struct left_out {
    bool is[RS_LIST];
} left_out;

static left_out leave_out(const rs_question *question, const outcome found[RS_LIST], bool back, bool vain)
{
    left_out out;

    for (int i = 0; i < question->moves->count; i++)
        out.is[i] = (back && leads_back(&found[i])) || (vain && is_vain(question, question->moves->at[i]));
    return out;
}

/* The first of those that lead to the same. */
static int first_like(const outcome found[RS_LIST], const left_out *out, int index)
{
    int first = 0;

    while (out->is[first] || !are_same(&found[first], &found[index])) first++;
    return first;
}

static void add(rs_choices *c, const rs_question *question, int index, const outcome *o)
{
    int count = c->moves.count++;

    c->moves.at[count] = question->moves->at[index];
    c->place[count] = (int16_t)index;
    c->leads_to[count] = is_certain(o) ? o->mark[0] : 0;
    c->as[index] = (int16_t)count;
}

static void add_all(rs_choices *c, const rs_question *question, const outcome found[RS_LIST], const left_out *out)
{
    c->moves.count = 0;
    for (int i = 0; i < question->moves->count; i++) {
        int first = out->is[i] ? i : first_like(found, out, i);

        c->as[i] = first < i ? c->as[first] : -1;
        if (first == i && !out->is[i]) add(c, question, i, &found[i]);
    }
}

void rs_choices_of(const rs_question *question, rs_choices *c)
{
    static const struct {
        bool back, vain;
    } strictness[] = {{true, true}, {false, true}, {false, false}};
    outcome found[RS_LIST];

    find_outcomes(question, found);
    c->moves.count = 0;
    for (int i = 0; c->moves.count == 0; i++) {
        left_out out = leave_out(question, found, strictness[i].back, strictness[i].vain);

        add_all(c, question, found, &out);
    }
}

/* From the end, so that nothing is overwritten before it was read: a choice stands no further back than its move. */
void rs_choices_tell(const rs_choices *c, int legal, rs_thoughts *thoughts)
{
    for (int i = legal - 1; i >= 0; i--) thoughts->candidate[i] = c->as[i] < 0 ? (rs_candidate){0, 0} : thoughts->candidate[c->as[i]];
}
