/* secrecy.c - hidden things swapped, same view: the referee's proof that nobody is told what they may not know.
 *
 * For each reader a twin of the position is dealt: another position that could be behind the reader's view. Position and twin must
 * give that reader the same view and the same list. Then the same move is made in both with the same luck; as long as the reader's
 * views are still the same, so must be what the reader was told meanwhile. */
#include "lab/secrecy.h"

#include <string.h>

/* ---- Before the move --------------------------------------------------------------------------------------------------- */

static bool sees_its_list(rs_referee *r, const void *position, int reader, const char *what)
{
    if (rs_asked(r->before) != reader) return true;
    rs_legal(r->game, position, &r->turn.moves);
    return rs_same_moves(&r->turn.moves, &r->list) || rs_referee_fails(r, "%s gives seat %d another list of moves", what, reader);
}

static bool twin_is_sound(rs_referee *r, int reader)
{
    const char *broken = r->game->broken(r->twin);

    if (broken) return rs_referee_fails(r, "a position dealt from the view of seat %d %s", reader, broken);
    rs_view(r->game, r->twin, reader, r->twin_view);
    if (memcmp(r->view, r->twin_view, r->game->state_bytes) == 0) return true;
    rs_referee_differs(r, r->view, r->twin_view);
    return rs_referee_fails(r, "a position dealt from the view of seat %d looks different to that seat", reader);
}

/* Everybody sees that somebody was asked: also in the twin there must be something to decide. Leaves its list in r->turn. */
static bool twin_is_asked(rs_referee *r, int reader)
{
    int least = rs_pending(r->game, r->before)->always_asked ? 1 : 2;

    rs_referee_ready(r);
    rs_legal(r->game, r->twin, &r->turn.moves);
    return r->turn.moves.count >= least ||
           rs_referee_fails(r, "a position dealt from the view of seat %d leaves nothing to decide at %s", reader,
                            rs_pending(r->game, r->before)->name);
}

/* ---- After the move ---------------------------------------------------------------------------------------------------- */

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
    return !open || (a->asked == b->asked && memcmp(a->arg, b->arg, sizeof a->arg) == 0);
}

static bool told_the_same(rs_referee *r, const rs_turn *turn, int reader)
{
    int here = 0, there = 0;

    for (;;) {
        const rs_event *a = next_seen(r->game, turn, reader, &here), *b = next_seen(r->game, &r->turn, reader, &there);

        if (!a && !b) return true;
        if (!a || !b || !same_event(a, b, reader))
            return rs_referee_fails(r, "seat %d is told of secrets: \"%s\" or \"%s\" happens between the same views", reader,
                                    a ? r->game->event[a->kind].name : "nothing", b ? r->game->event[b->kind].name : "nothing");
    }
}

/* Follows the move in the twin, if it can be made there. */
static bool twin_follows(rs_referee *r, const void *after, rs_move move, const rs_turn *turn, int reader)
{
    int index = rs_place_in(&r->turn.moves, move);

    if (index < 0) return true;
    rs_choose(r->game, r->twin, index, &r->turn);
    rs_view(r->game, after, reader, r->view);
    rs_view(r->game, r->twin, reader, r->twin_view);
    return memcmp(r->view, r->twin_view, r->game->state_bytes) != 0 || told_the_same(r, turn, reader);
}

static bool reader_knows_no_more(rs_referee *r, const void *after, rs_move move, const rs_turn *turn, int reader)
{
    rs_view(r->game, r->before, reader, r->view);
    if (!sees_its_list(r, r->view, reader, "its own view")) return false;
    rs_deal(r->game, r->view, r->twin, &r->wits);
    if (!twin_is_sound(r, reader) || !sees_its_list(r, r->twin, reader, "a position dealt from its view")) return false;
    return !after || (twin_is_asked(r, reader) && twin_follows(r, after, move, turn, reader));
}

bool rs_secrecy_holds(rs_referee *r, const void *after, rs_move move, const rs_turn *turn)
{
    int players = ((const rs_head *)(const void *)r->before)->players;

    for (int seat = 0; seat < players; seat++)
        if (!reader_knows_no_more(r, after, move, turn, seat)) return false;
    return reader_knows_no_more(r, after, move, turn, RS_SPECTATOR);
}
