/* twins.c - the log and the questions keep secrets, too: the referee's proof that nobody learns what their view does not show.
 *
 * For one reader the move is made step by step in the position and in a twin that looks the same to the reader: one dealt from the
 * reader's view (with the same draws; in place of a secret move, any other), or the position itself with other luck in one draw.
 * After each step, and as long as both look the same, the reader must have been told the same (telling.c) and be handed the same
 * (handed.c).
 *
 * Once they look different the reader has learnt something. By what is drawn in the open it may; by what was hidden from it only if an
 * event that shows things told so. */
#include "lab/secrecy.h"
#include "engine/game.h"

#include <string.h>

typedef struct pair { /* position and twin on their way */
    rs_referee *r;
    int reader;
    bool choose;           /* bots are asked, too */
    bool alike;            /* so far they look the same to the reader */
    bool luck;             /* the twin is what it is by other luck in this very step */
    unsigned char *origin; /* of the twin */
} pair;

/* ---- Steps ------------------------------------------------------------------------------------------------------------- */

static void make(const rs_game *game, rs_trial *trial, rs_move move, bool asked)
{
    const rs_decision *decision = rs_pending(game, trial->state);
    int seat = rs_asked(trial->state);
    rs_event event = {RS_EVENT_MOVE, (uint8_t)(decision->secret ? 1 << seat : RS_EVERYONE), (int8_t)seat, asked, {0}};

    memcpy(event.arg, &move, sizeof move);
    trial->turn.event[0] = event;
    trial->turn.events = 1;
    ((rs_head *)(void *)trial->state)->plays++;
    decision->apply(trial->state, move, &trial->turn);
}

bool rs_trial_rests(const rs_game *game, rs_trial *trial)
{
    const rs_decision *decision;

    if (((const rs_head *)(const void *)trial->state)->over) return true;
    decision = rs_pending(game, trial->state);
    if (decision->step) return false;
    rs_legal(game, trial->state, &trial->turn.moves);
    return trial->turn.moves.count >= rs_least_moves(decision, trial->state);
}

/* A player's move; or, without one, what happens by itself next: a step, or the only move there is. */
static void advance(const rs_game *game, rs_trial *trial, const rs_move *move)
{
    trial->turn.events = 0;
    if (move)
        make(game, trial, *move, true);
    else if (rs_pending(game, trial->state)->step)
        rs_pending(game, trial->state)->step(trial->state, &trial->turn);
    else
        make(game, trial, trial->turn.moves.at[0], false);
}

/* ---- The twin's draws -------------------------------------------------------------------------------------------------- */

/* The twin draws what is on this tape, from the place where the step begins; then from its own stream. */
static void feed(rs_trial *twin, const int16_t *tape, int from, int to)
{
    twin->chance.feed = tape;
    twin->chance.fed = twin->chance.taped = from;
    twin->chance.feed_size = to;
    twin->chance.failed = false;
}

/* The step again, from where the position was. */
static void try_again(rs_referee *r, const rs_move *move)
{
    memcpy(r->twin.state, r->start, r->game->state_bytes);
    if (!move && !rs_pending(r->game, r->start)->step) rs_legal(r->game, r->twin.state, &r->twin.turn.moves);
    advance(r->game, &r->twin, move);
}

/* One draw of the step comes out another way, all others as before. False: that cannot be, or makes no difference. */
static bool has_other_luck(pair *p, const rs_move *move, int from)
{
    rs_referee *r = p->r;
    int to = r->trial.chance.taped, which = from + rs_below(&r->wits, to - from);

    if (to > RS_TAPE) return false;
    r->twin.chance.tape_size = RS_TAPE;
    feed(&r->twin, r->tape, from, which);
    try_again(r, move);

    int16_t outcome = r->other_tape[which];

    memcpy(r->other_tape, r->tape, sizeof *r->tape * (size_t)to);
    r->other_tape[which] = outcome;
    r->twin.chance.tape_size = 0;
    feed(&r->twin, r->other_tape, from, to);
    try_again(r, move);
    p->origin = r->before;
    return !r->twin.chance.failed && r->twin.chance.taped == to && memcmp(r->trial.state, r->twin.state, r->game->state_bytes) != 0;
}

/* The twin makes the same step with the same draws. False: it cannot draw them. */
static bool follows(pair *p, const rs_move *move, int from)
{
    rs_referee *r = p->r;

    feed(&r->twin, r->tape, from, rs_at_most(r->trial.chance.taped, RS_TAPE));
    advance(r->game, &r->twin, move);
    return !r->twin.chance.failed && r->twin.chance.taped == r->trial.chance.taped;
}

/* ---- What must hold ---------------------------------------------------------------------------------------------------- */

static bool looks_alike(pair *p)
{
    rs_view(p->r->game, p->r->twin.state, p->reader, p->r->twin_view);
    return memcmp(p->r->view, p->r->twin_view, p->r->game->state_bytes) == 0;
}

static bool is_handed_the_same(pair *p, const rs_handed *here)
{
    rs_referee *r = p->r;
    rs_handed there = rs_handed_by(r, &r->twin, p->origin, p->reader, p->choose);
    const char *what = rs_handed_differ(here, &there);

    return !what || rs_referee_fails(r, "after %s, %s depends on what the view of seat %d hides", r->step, what, p->reader);
}

/* They look different now. */
static bool parting_is_fair(pair *p)
{
    rs_referee *r = p->r;

    p->alike = false;
    if (p->luck || rs_was_shown(r, p->reader)) return true;
    rs_referee_same(r, r->view, r->twin_view);
    return rs_referee_fails(r, "after %s, the view of seat %d depends on what it hid, and no event has shown that", r->step, p->reader);
}

static bool step_holds(pair *p, const rs_handed *handed)
{
    if (!rs_names_no_secret(p->r, p->reader)) return false;
    if (!p->alike) return true;
    if (!looks_alike(p)) return parting_is_fair(p);
    return rs_told_the_same(p->r, p->reader, p->luck) && is_handed_the_same(p, handed);
}

/* One step of both. The position goes first, and what it hands out is noted before the twin moves: so a module that remembers what it
 * was not given is found out. */
static bool take_step(pair *p, const rs_move *move, const rs_move *twins)
{
    rs_referee *r = p->r;
    int from = r->trial.chance.taped;
    rs_handed handed;

    r->step = rs_pending(r->game, r->trial.state)->name;
    rs_widen(&r->extent.frames, ((const rs_head *)(const void *)r->trial.state)->depth);
    memcpy(r->start, r->trial.state, r->game->state_bytes);
    advance(r->game, &r->trial, move);
    rs_view(r->game, r->trial.state, p->reader, r->view);
    handed = rs_handed_by(r, &r->trial, r->before, p->reader, p->choose);
    p->luck = false;
    if (p->alike) p->alike = follows(p, twins, from);
    if (!p->alike && r->trial.chance.taped > from) p->alike = p->luck = has_other_luck(p, move, from);
    if (!step_holds(p, &handed)) return false;
    memcpy(r->old_view, r->view, r->game->state_bytes);
    return true;
}

/* The move to make in the twin: the same; or, since others must not even feel which one it was, any in place of a secret one. */
static bool move_of_twin(rs_referee *r, int reader, rs_move *move)
{
    rs_moves *moves = &r->twin.turn.moves;

    rs_legal(r->game, r->twin.state, moves);
    if (!rs_pending(r->game, r->before)->secret || rs_asked(r->before) == reader) return rs_place_in(moves, *move) >= 0;
    *move = moves->at[rs_below(&r->wits, moves->count)];
    return true;
}

static void ready(rs_referee *r)
{
    rs_referee_ready(r, &r->trial);
    rs_referee_ready(r, &r->twin);
    r->trial.chance.tape = r->tape;
    r->trial.chance.tape_size = RS_TAPE;
    r->twin.chance.tape = r->other_tape; /* its draws are counted; they are noted where they are asked for */
    r->twin.chance.key[0] = rs_chance_step(&r->wits);
    r->twin.chance.pairs = 0;
    memcpy(r->trial.state, r->before, r->game->state_bytes);
}

bool rs_learning_holds(rs_referee *r, rs_move move, bool choose)
{
    pair p = {r, rs_reader_at(r, rs_below(&r->wits, rs_reader_count(r))), choose, true, false, r->twin_before};
    rs_move twins = move;
    int steps;

    rs_view(r->game, r->before, p.reader, r->old_view);
    rs_deal(r->game, r->old_view, r->twin.state, &r->wits);
    memcpy(r->twin_before, r->twin.state, r->game->state_bytes);
    ready(r);
    r->dice = r->wits;
    p.alike = rs_below(&r->wits, 2) && move_of_twin(r, p.reader, &twins); /* half of the twins are of luck only */
    if (!take_step(&p, &move, &twins)) return false;
    for (steps = 0; !rs_trial_rests(r->game, &r->trial); steps++)
        if (!take_step(&p, NULL, NULL)) return false;
    rs_widen(&r->extent.steps, steps);
    rs_widen(&r->extent.draws, r->trial.chance.taped);
    return r->trial.chance.taped <= RS_TAPE || rs_referee_fails(r, "the move draws more often than there is room for");
}
