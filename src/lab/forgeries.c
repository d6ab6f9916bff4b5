/* forgeries.c - moves that are not listed are refused, change nothing and are given a reason; what is listed has none.
 *
 * A verb's `refuse` and the list that offers the verb are two answers to one question. Here they are compared, move by move. */
#include "lab/forgeries.h"
#include "engine/game.h"

#include <string.h>

/* ---- At the door -------------------------------------------------------------------------------------------------------- */

static bool is_refused(rs_referee *r, int seat, rs_move move, rs_status expected)
{
    rs_status status;

    rs_referee_ready(r, &r->trial);
    memcpy(r->trial.state, r->before, r->game->state_bytes);
    status = rs_play(r->game, r->trial.state, seat, move, &r->trial.turn);
    if (status != expected)
        return rs_referee_fails(r, "a forged move (verb %d of seat %d) is answered with status %d", move.verb, seat, (int)status);
    return (rs_referee_same(r, r->before, r->trial.state) && r->trial.chance.counter == r->luck.counter) ||
           rs_referee_fails(r, "a refused move (verb %d of seat %d) changes something", move.verb, seat);
}

static rs_move random_move(rs_chance *wits)
{
    uint64_t bits = rs_chance_step(wits);
    rs_move move;

    memcpy(&move, &bits, sizeof move);
    return move;
}

/* A listed move with one byte changed: what a careless check of arguments would let through. */
static rs_move nearly_listed(rs_chance *wits, const rs_moves *list)
{
    rs_move move = list->at[rs_below(wits, list->count)];
    int at = rs_below(wits, RS_ARGS + 1), by = rs_below(wits, 2) ? 1 : -1;

    if (at == RS_ARGS)
        move.verb = (uint8_t)(move.verb + by);
    else
        move.arg[at] = (int8_t)(move.arg[at] + by);
    return move;
}

bool rs_forgeries_fail(rs_referee *r)
{
    const rs_head *head = (const void *)r->before;
    int seat = rs_asked(r->before), other = (seat + 1 + rs_below(&r->wits, head->players)) % (head->players + 1);
    rs_move forged[] = {random_move(&r->wits), nearly_listed(&r->wits, &r->list)};

    for (int i = 0; i < RS_COUNT(forged); i++)
        if (rs_place_in(&r->list, forged[i]) < 0 && !is_refused(r, seat, forged[i], RS_ILLEGAL)) return false;
    return is_refused(r, other, r->list.at[0], RS_NOT_ASKED); /* a seat that is not asked, or one that there is not */
}

/* ---- Reasons ------------------------------------------------------------------------------------------------------------ */

enum { FORGED = 2, NUMBERS = 24 }; /* moves tried of each verb; plain numbers from -2 on */

static int any_value(rs_chance *wits, const rs_words *words)
{
    if (words->count == 0) return rs_below(wits, NUMBERS) - 2;
    return words->none ? rs_below(wits, words->count + 1) - 1 : rs_below(wits, words->count);
}

static rs_move any_move(rs_chance *wits, const rs_verb *verb, int index)
{
    rs_move move = {(uint8_t)index, {0}};

    for (int i = 0; i < RS_ARGS && verb->arg[i]; i++) move.arg[i] = (int8_t)any_value(wits, verb->arg[i]);
    return move;
}

static bool disagree(rs_referee *r, rs_move move, const char *reason)
{
    char line[RS_LINE];
    rs_text text = rs_text_on(line, sizeof line);
    const char *at = rs_pending(r->game, r->before)->name;

    rs_move_text(r->game, r->before, move, &text);
    return reason ? rs_referee_fails(r, "at %s the move \"%s\" is listed, yet refused: %s", at, line, reason)
                  : rs_referee_fails(r, "at %s the move \"%s\" is not listed, yet its verb has nothing against it", at, line);
}

static bool reason_is_told(rs_referee *r, rs_move move)
{
    char line[RS_LINE];
    const char *why = rs_why(r->game, r->before, rs_asked(r->before), move, line);

    rs_widen(&r->extent.line, why ? (int)strlen(why) : 0);
    return (why && *why) || rs_referee_fails(r, "a refused move (verb %d) has no reason", move.verb);
}

static bool answers_agree(rs_referee *r, rs_move move)
{
    const char *reason = r->game->verb[move.verb].refuse(r->before, move);
    bool listed = rs_place_in(&r->list, move) >= 0;

    if (listed != !reason) return disagree(r, move, reason);
    return listed || reason_is_told(r, move);
}

bool rs_reasons_hold(rs_referee *r)
{
    int row = rs_top_of(r->before)->kind;

    for (int i = 0; i < r->list.count; i++)
        if (r->game->verb[r->list.at[i].verb].refuse && !answers_agree(r, r->list.at[i])) return false;
    for (int i = 0; i < r->game->verbs; i++) {
        const rs_verb *verb = &r->game->verb[i];

        for (int k = 0; k < FORGED && verb->refuse && rs_among(verb->points, row); k++)
            if (!answers_agree(r, any_move(&r->wits, verb, i))) return false;
    }
    return reason_is_told(r, (rs_move){UINT8_MAX, {0}});
}
