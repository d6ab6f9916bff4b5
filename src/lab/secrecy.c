/* secrecy.c - hidden things swapped, same view: the referee's proof that nobody sees what they may not know.
 *
 * For each reader a twin of the position is dealt: another position that could be behind the reader's view. Position and twin must
 * give that reader the same view, and the same list if it is asked. The scores must follow from any view. */
#include "lab/secrecy.h"
#include "engine/game.h"

#include <string.h>

int rs_reader_count(const rs_referee *r) { return ((const rs_head *)(const void *)r->before)->players + 1; }

int rs_reader_at(const rs_referee *r, int i) { return i < rs_reader_count(r) - 1 ? i : RS_SPECTATOR; }

static bool gives_the_list(rs_referee *r, const void *position, const char *what)
{
    rs_legal(r->game, position, &r->twin.turn.moves);
    return rs_same_moves(&r->twin.turn.moves, &r->list) ||
           rs_referee_fails(r, "%s gives seat %d another list of moves", what, rs_asked(position));
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
    return r->twin.turn.moves.count >= rs_least_moves(decision, r->twin.state) ||
           rs_referee_fails(r, "a position dealt from the view of seat %d leaves nothing to decide at %s", reader, decision->name);
}

/* Scores are shown to everybody while the game goes on, so they must follow from what everybody sees. */
static bool scores_are_seen(rs_referee *r, int reader)
{
    for (int seat = 0; seat < rs_reader_count(r) - 1; seat++)
        if (r->game->score(r->view, seat) != r->game->score(r->before, seat))
            return rs_referee_fails(r, "the score of seat %d follows from what the view of seat %d hides", seat, reader);
    return true;
}

static bool view_holds(rs_referee *r, int reader, bool thorough)
{
    rs_view(r->game, r->before, reader, r->view);
    rs_deal(r->game, r->view, r->twin.state, &r->wits);
    return scores_are_seen(r, reader) && twin_is_sound(r, reader, thorough) && twin_is_asked(r, reader);
}

bool rs_views_hold(rs_referee *r, bool all)
{
    int count = rs_reader_count(r), one = rs_below(&r->wits, count);

    if (!asked_sees_its_list(r)) return false;
    for (int i = 0; i < count; i++)
        if ((all || i == one) && !view_holds(r, rs_reader_at(r, i), all)) return false;
    return true;
}
