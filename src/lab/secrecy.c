/* secrecy.c - hidden things swapped, same view: the referee's proof that nobody gets to know what they may not know.
 *
 * For each reader a twin of the position is dealt: another position that could be behind the reader's view. Position and twin must
 * give that reader the same view and the same list. For one of the readers the game then goes on in both, step by step and with the
 * same draws: as long as that reader's views are the same after a step, so must be what the reader was told in it. Once they differ
 * the reader has learnt something lawfully, and the comparison ends. */
#include "lab/secrecy.h"
#include "engine/game.h"

#include <string.h>

/* ---- Before the move --------------------------------------------------------------------------------------------------- */

static bool gives_the_list(rs_referee *r, const void *position, const char *what)
{
    rs_legal(r->game, position, &r->twin.turn.moves);
    return rs_same_moves(&r->twin.turn.moves, &r->list) || rs_referee_fails(r, "%s gives seat %d another list of moves", what, rs_asked(position));
}

static bool asked_sees_its_list(rs_referee *r)
{
    if (rs_asked(r->before) < 0) return true;
    rs_view(r->game, r->before, rs_asked(r->before), r->view);
    return gives_the_list(r, r->view, "its own view");
}

static bool twin_is_sound(rs_referee *r, int reader, bool thorough)
{
    const char *broken = thorough ? r->game->broken(r->twin.state) : NULL;

    if (broken) return rs_referee_fails(r, "a position dealt from the view of seat %d %s", reader, broken);
    rs_view(r->game, r->twin.state, reader, r->twin_view);
    return rs_referee_same(r, r->view, r->twin_view) ||
           rs_referee_fails(r, "a position dealt from the view of seat %d looks different to that seat", reader);
}

/* The one who is asked has the same list. All others see that somebody is asked: so there must be something to decide. */
static bool twin_is_asked(rs_referee *r, int reader)
{
    const rs_decision *decision;

    if (rs_asked(r->before) < 0) return true;
    if (rs_asked(r->before) == reader) return gives_the_list(r, r->twin.state, "a position dealt from its view");
    decision = rs_pending(r->game, r->before);
    rs_legal(r->game, r->twin.state, &r->twin.turn.moves);
    return r->twin.turn.moves.count >= (decision->always_asked ? 1 : 2) ||
           rs_referee_fails(r, "a position dealt from the view of seat %d leaves nothing to decide at %s", reader, decision->name);
}

static bool view_holds(rs_referee *r, int reader, bool thorough)
{
    rs_view(r->game, r->before, reader, r->view);
    rs_deal(r->game, r->view, r->twin.state, &r->wits);
    return twin_is_sound(r, reader, thorough) && twin_is_asked(r, reader);
}

/* Number i of those who look at the table: the seats, then the spectators. */
static int reader_at(const rs_referee *r, int i)
{
    return i < ((const rs_head *)(const void *)r->before)->players ? i : RS_SPECTATOR;
}

static int readers(const rs_referee *r) { return ((const rs_head *)(const void *)r->before)->players + 1; }

bool rs_views_hold(rs_referee *r, bool all)
{
    int count = readers(r), one = rs_below(&r->wits, count);

    if (!asked_sees_its_list(r)) return false;
    for (int i = 0; i < count; i++)
        if ((all || i == one) && !view_holds(r, reader_at(r, i), all)) return false;
    return true;
}

/* ---- What is told ------------------------------------------------------------------------------------------------------ */

static const rs_event *next_seen(const rs_game *game, const rs_turn *turn, int reader, int *at)
{
    while (*at < turn->events && !rs_event_seen(game, &turn->event[*at], reader)) ++*at;
    return *at < turn->events ? &turn->event[(*at)++] : NULL;
}

/* Of a closed event a reader learns what kind it is and whose, and no more. */
static bool same_event(const rs_event *a, const rs_event *b, int reader)
{
    bool open = rs_event_open(a, reader);

    if (a->kind != b->kind || a->seat != b->seat || open != rs_event_open(b, reader)) return false;
    return !open || memcmp(a->arg, b->arg, sizeof a->arg) == 0;
}

static bool fails_telling(rs_referee *r, const rs_event *here, const rs_event *there, int reader)
{
    char line[2][RS_LINE] = {"", ""};
    const rs_event *told[2] = {here, there};

    for (int i = 0; i < 2; i++) {
        rs_text text = rs_text_on(line[i], RS_LINE);

        if (told[i]) rs_event_text(r->game, told[i], reader, &text);
    }
    return rs_referee_fails(r, "seat %d is told of secrets: \"%s\" or \"%s\", and its view shows neither", reader, line[0], line[1]);
}

static bool told_the_same(rs_referee *r, int reader)
{
    int here = 0, there = 0;

    for (;;) {
        const rs_event *a = next_seen(r->game, &r->trial.turn, reader, &here), *b = next_seen(r->game, &r->twin.turn, reader, &there);

        if (!a && !b) return true;
        if (!a || !b || !same_event(a, b, reader)) return fails_telling(r, a, b, reader);
    }
}

/* ---- Step by step ------------------------------------------------------------------------------------------------------ */

static void make(const rs_game *game, rs_trial *trial, rs_move move)
{
    trial->turn.events = 0;
    ((rs_head *)(void *)trial->state)->plays++;
    rs_pending(game, trial->state)->apply(trial->state, move, &trial->turn);
}

/* The next thing that happens by itself: a step, or the only move there is. False: somebody is asked, or the game is over. */
static bool goes_on(const rs_game *game, rs_trial *trial)
{
    const rs_decision *decision;

    if (rs_asked(trial->state) < 0 && ((const rs_head *)(const void *)trial->state)->over) return false;
    decision = rs_pending(game, trial->state);
    if (decision->step) {
        trial->turn.events = 0;
        decision->step(trial->state, &trial->turn);
        return true;
    }
    rs_legal(game, trial->state, &trial->turn.moves);
    if (trial->turn.moves.count != 1 || decision->always_asked) return false;
    make(game, trial, trial->turn.moves.at[0]);
    return true;
}

/* The twin has to draw what the true position has drawn so far; how much it draws is counted. */
static void feed_twin(rs_referee *r)
{
    r->twin.chance.feed = r->tape;
    r->twin.chance.feed_size = r->trial.chance.taped < RS_TAPE ? r->trial.chance.taped : RS_TAPE;
}

/* False: the reader has learnt something lawfully, or the twin cannot draw the same, and there is nothing more to compare. */
static bool still_alike(rs_referee *r, int reader)
{
    if (r->twin.chance.failed || r->twin.chance.taped != r->trial.chance.taped) return false;
    rs_view(r->game, r->trial.state, reader, r->view);
    rs_view(r->game, r->twin.state, reader, r->twin_view);
    return memcmp(r->view, r->twin_view, r->game->state_bytes) == 0;
}

static bool follow(rs_referee *r, rs_move move, rs_move twin_move, int reader)
{
    make(r->game, &r->trial, move);
    feed_twin(r);
    make(r->game, &r->twin, twin_move);
    while (still_alike(r, reader)) {
        if (!told_the_same(r, reader)) return false;
        if (!goes_on(r->game, &r->trial)) return true;
        feed_twin(r);
        if (!goes_on(r->game, &r->twin)) return true;
    }
    return true;
}

static void tape(rs_referee *r, rs_trial *trial, int room)
{
    rs_referee_ready(r, trial);
    trial->chance.tape = r->tape;
    trial->chance.tape_size = room;
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

bool rs_telling_holds(rs_referee *r, rs_move move)
{
    int reader = reader_at(r, rs_below(&r->wits, readers(r)));
    rs_move twin_move = move;

    rs_view(r->game, r->before, reader, r->view);
    rs_deal(r->game, r->view, r->twin.state, &r->wits);
    if (!move_of_twin(r, reader, &twin_move)) return true;
    memcpy(r->trial.state, r->before, r->game->state_bytes);
    tape(r, &r->trial, RS_TAPE);
    tape(r, &r->twin, 0);
    return follow(r, move, twin_move, reader);
}
