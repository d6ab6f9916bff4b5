/* advice.c - thoughts and odds as JSON. */
#include "protocol/advice.h"
#include "engine/game.h"
#include "protocol/reply.h"

/* ---- Thoughts ------------------------------------------------------------------------------------------------------------ */

/* Those that were looked into, the best chance first; how many. */
static int sort_candidates(const rs_thoughts *thoughts, int count, int order[RS_LIST])
{
    int found = 0;

    for (int i = 0; i < count; i++) {
        int k = found;

        if (thoughts->candidate[i].visits == 0) continue;
        for (; k > 0 && thoughts->candidate[order[k - 1]].chance < thoughts->candidate[i].chance; k--) order[k] = order[k - 1];
        order[k] = i;
        found++;
    }
    return found;
}

static void put_line(const rs_session *s, const rs_thoughts *thoughts, rs_text *out)
{
    bool first = true;

    rs_put(out, ",\"line\":[");
    for (int i = 0; i < thoughts->length; i++) {
        rs_put_comma(out, &first);
        rs_put_format(out, "{\"seat\":%d,\"move\":", thoughts->line[i].seat);
        rs_reply_move(s->game, s->state, thoughts->line[i].move, out, rs_move_text);
        rs_reply_move_parts(s->game, s->state, thoughts->line[i].move, out);
        rs_put_char(out, '}');
    }
    rs_put_char(out, ']');
}

void rs_reply_thoughts(const rs_session *s, const rs_thoughts *thoughts, rs_text *out)
{
    int order[RS_LIST], found = sort_candidates(thoughts, s->turn.moves.count, order);
    bool first = true;

    rs_put_format(out, "\"iterations\":%lld,\"candidates\":[", (long long)thoughts->iterations);
    for (int i = 0; i < found; i++) {
        const rs_candidate *candidate = &thoughts->candidate[order[i]];

        rs_put_comma(out, &first);
        rs_put(out, "{\"move\":");
        rs_reply_move(s->game, s->state, s->turn.moves.at[order[i]], out, rs_move_text);
        rs_put_format(out, ",\"chance\":%d,\"visits\":%d}", rs_per_mille(candidate->chance, RS_CERTAIN), candidate->visits);
    }
    rs_put_char(out, ']');
    put_line(s, thoughts, out);
}

/* ---- Odds ---------------------------------------------------------------------------------------------------------------- */

static void put_happenings(const rs_game *game, const rs_odds *odds, rs_text *out)
{
    bool first = true;

    rs_put(out, ",\"events\":{");
    for (int kind = 1; kind < game->events && kind < RS_ODDS_KINDS; kind++) {
        if (odds->happens[kind] == 0) continue;
        rs_put_comma(out, &first);
        rs_put_format(out, "\"%s\":%d", game->event[kind].name, rs_per_mille(odds->happens[kind], odds->samples));
    }
    rs_put_char(out, '}');
}

void rs_reply_odds(const rs_session *s, const rs_odds *odds, rs_text *out)
{
    bool first = true;

    rs_put_format(out, "\"samples\":%d,\"odds\":[", odds[0].samples);
    for (int i = 0; i < s->turn.moves.count; i++) {
        const rs_odds *o = &odds[i];

        rs_put_comma(out, &first);
        rs_put(out, "{\"move\":");
        rs_reply_move(s->game, s->state, s->turn.moves.at[i], out, rs_move_text);
        rs_put_format(out, ",\"chance\":%d,\"score\":{\"mean\":%d,\"low\":%d,\"high\":%d}",
                      rs_per_mille(o->chance, (int64_t)o->samples * RS_CERTAIN), (int)(o->score * 100 / o->samples), o->low, o->high);
        put_happenings(s->game, o, out);
        rs_put_char(out, '}');
    }
    rs_put_char(out, ']');
}
