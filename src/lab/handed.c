/* handed.c - what a reader is handed when a move is done: is somebody asked, can the move be taken back, and, for the one who is asked,
 * the moves with what they would cost and may bring, and the bot that would play in its place. For twins.c, which compares two of them. */
#include "lab/secrecy.h"
#include "bots/bot.h"
#include "engine/game.h"

#include <string.h>

enum { LOOKS = 12 }; /* iterations of a bot under test */

static uint64_t mixed(uint64_t sum, const void *bytes, size_t length) { return sum * 31 + rs_hash(bytes, length); }

static uint64_t warnings_of(const rs_referee *r, const rs_moves *moves)
{
    uint64_t sum = 0;

    for (int i = 0; r->game->warn && i < moves->count; i++) {
        const char *warning = r->game->warn(r->shown, moves->at[i]);

        sum = mixed(sum, warning ? warning : "", warning ? strlen(warning) : 0) + (r->game->vain && r->game->vain(r->shown, moves->at[i]));
    }
    return sum;
}

static uint64_t outlook_of(rs_referee *r, const rs_moves *moves)
{
    uint64_t sum = 0;

    for (int i = 0; r->game->outlook && i < moves->count; i++) {
        rs_turn_init(&r->told, NULL);
        r->game->outlook(r->shown, moves->at[i], &r->told);
        sum = mixed(sum, r->told.event, sizeof *r->told.event * (size_t)r->told.events);
    }
    return sum;
}

/* One of the bots, the same for position and twin, with the same dice. */
static int choice_of(const rs_referee *r, const rs_moves *moves)
{
    rs_chance dice = r->dice;
    rs_thoughts thoughts;
    rs_question question = {r->game, r->shown, moves, &dice, {0, LOOKS, NULL}, r->room, 0};

    return rs_bot_choose(rs_bot_at((int)(dice.counter % (uint64_t)rs_bot_count())), &question, &thoughts);
}

rs_handed rs_handed_by(rs_referee *r, rs_trial *trial, const void *before, int reader, bool choose)
{
    const rs_moves *moves = &trial->turn.moves;
    rs_handed h = {.rests = rs_trial_rests(r->game, trial)};

    if (!h.rests) return h;
    h.final = rs_asked(before) == reader && rs_is_final(r->game, before, trial->state, trial->chance.taped > 0);
    if (rs_asked(trial->state) != reader) return h;
    rs_view(r->game, trial->state, reader, r->shown);
    h.moves = mixed((uint64_t)moves->count, moves->at, sizeof *moves->at * (size_t)moves->count);
    h.warnings = warnings_of(r, moves);
    h.outlook = outlook_of(r, moves);
    h.choice = choose && r->room ? choice_of(r, moves) : 0;
    return h;
}

const char *rs_handed_differ(const rs_handed *a, const rs_handed *b)
{
    if (a->rests != b->rests) return "whether somebody is asked";
    if (a->final != b->final) return "whether the move can be taken back";
    if (a->moves != b->moves) return "its list of moves";
    if (a->warnings != b->warnings) return "a warning";
    if (a->outlook != b->outlook) return "an outlook";
    return a->choice != b->choice ? "a bot's choice" : NULL;
}
