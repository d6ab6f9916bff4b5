/* choices.c - every legal move is made on two guesses, and the ends are compared as the seat sees them. */
#include "bots/choices.h"
#include "bots/mind.h"

typedef struct outcome {
    uint64_t mark[2]; /* of the seat's view after the move, on each of the guesses */
} outcome;

static bool is_certain(const outcome *o) { return o->mark[0] == o->mark[1]; }

static bool are_same(const outcome *a, const outcome *b) { return a->mark[0] == b->mark[0] && a->mark[1] == b->mark[1]; }

/* All moves on the same guess and with the same luck. */
static void try_moves(const rs_question *question, rs_mind *mind, int guess, outcome found[RS_LIST])
{
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    const rs_game *game = question->game;

    rs_mind_guess(mind, question);
    for (int i = 0; i < question->moves->count; i++) {
        mind->trial_luck = mind->luck;
        rs_try_move(game, mind->state, mind->trial, question->moves->at[i], &mind->trial_turn);
        rs_view(game, mind->trial, rs_asked(question->view), view);
        found[i].mark[guess] = rs_mark_whenever(game, view);
    }
}

static void find_outcomes(const rs_question *question, outcome found[RS_LIST])
{
    rs_chance dice = *question->chance;
    rs_question mine = *question;
    rs_mind *mind = question->room;

    mine.chance = &dice;
    rs_mind_begin(mind, question->game, (rs_budget){.iterations = 1}, NULL);
    for (int guess = 0; guess < 2; guess++) try_moves(&mine, mind, guess, found);
}

static bool leads_back(const rs_question *question, const outcome *o)
{
    return question->wake && is_certain(o) && rs_wake_crossed(question->wake, o->mark[0]);
}

/* The first of those that lead to the same. */
static int first_like(const outcome found[RS_LIST], int index)
{
    int first = 0;

    while (!are_same(&found[first], &found[index])) first++;
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

static void add_all(rs_choices *c, const rs_question *question, const outcome found[RS_LIST], bool back)
{
    c->moves.count = 0;
    for (int i = 0; i < question->moves->count; i++) {
        int first = first_like(found, i);

        c->as[i] = first < i ? c->as[first] : -1;
        if (first == i && (back || !leads_back(question, &found[i]))) add(c, question, i, &found[i]);
    }
}

void rs_choices_of(const rs_question *question, rs_choices *c)
{
    outcome found[RS_LIST];

    find_outcomes(question, found);
    add_all(c, question, found, false);
    if (c->moves.count == 0) add_all(c, question, found, true);
}

/* From the end, so that nothing is overwritten before it was read: a choice stands no further back than its move. */
void rs_choices_tell(const rs_choices *c, int legal, rs_thoughts *thoughts)
{
    for (int i = legal - 1; i >= 0; i--) thoughts->candidate[i] = c->as[i] < 0 ? (rs_candidate){0, 0} : thoughts->candidate[c->as[i]];
}
