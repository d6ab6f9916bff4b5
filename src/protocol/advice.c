/* advice.c - thoughts and odds as JSON. */
#include "protocol/advice.h"
#include "engine/game.h"
#include "protocol/reply.h"

/* ---- Thoughts ------------------------------------------------------------------------------------------------------------ */

void rs_sort_candidates(const rs_thoughts *thoughts, int moves, rs_order *order)
{
    order->count = 0;
    for (int i = 0; i < moves; i++) {
        int k = order->count;

        if (thoughts->candidate[i].visits == 0) continue;
        for (; k > 0 && thoughts->candidate[order->index[k - 1]].chance < thoughts->candidate[i].chance; k--)
            order->index[k] = order->index[k - 1];
        order->index[k] = i;
        order->count++;
    }
}

static void put_move(const rs_session *s, int seat, rs_move move, rs_text *out)
{
    rs_put_format(out, "{\"seat\":%d,\"move\":", seat);
    rs_reply_move(s->game, s->state, move, out, rs_move_text);
    rs_reply_move_parts(s->game, s->state, move, out);
    rs_put_char(out, '}');
}

static void put_gain(const rs_session *s, const rs_gain *gain, int samples, rs_text *out)
{
    rs_put_format(out, "{\"often\":%d,\"later\":%s,%s\"event\":", rs_per_mille(gain->often, samples), gain->later ? "true" : "false",
                  gain->next ? "\"next\":true," : "");
    rs_reply_event(s->game, s->state, &gain->event, rs_asked(s->state), out);
    rs_put_char(out, '}');
}

static void put_why(const rs_session *s, const rs_reason *reason, rs_text *out)
{
    bool first = true;

    rs_put(out, ",\"why\":[");
    for (int i = 0; i < reason->gains; i++) {
        rs_put_comma(out, &first);
        put_gain(s, &reason->gain[i], reason->samples, out);
    }
    rs_put_char(out, ']');
}

/* What helps the seat most, what it does next, and how its score changes. */
static void put_reason(const rs_session *s, const rs_reason *reason, rs_text *out)
{
    if (reason->gains > 0) put_why(s, reason, out);
    if (reason->goes_on) {
        rs_put(out, ",\"then\":");
        put_move(s, rs_asked(s->state), reason->then, out);
    }
    if (reason->ends) rs_put(out, ",\"ends\":true");
    rs_put_format(out, ",\"score\":{\"mean\":%d,\"low\":%d,\"high\":%d}", (int)(reason->score * 100 / reason->samples), reason->low,
                  reason->high);
}

static void put_line(const rs_session *s, const rs_thoughts *thoughts, rs_text *out)
{
    bool first = true;

    rs_put(out, ",\"line\":[");
    for (int i = 0; i < thoughts->length; i++) {
        rs_put_comma(out, &first);
        put_move(s, thoughts->line[i].seat, thoughts->line[i].move, out);
    }
    rs_put_char(out, ']');
}

void rs_reply_thoughts(const rs_session *s, const rs_thoughts *thoughts, const rs_reason *reason, int reasons, rs_text *out)
{
    rs_order order;
    bool first = true;

    rs_sort_candidates(thoughts, s->turn.moves.count, &order);
    rs_put_format(out, "\"iterations\":%lld,\"candidates\":[", (long long)thoughts->iterations);
    for (int i = 0; i < order.count; i++) {
        const rs_candidate *candidate = &thoughts->candidate[order.index[i]];

        rs_put_comma(out, &first);
        rs_put(out, "{\"move\":");
        rs_reply_move(s->game, s->state, s->turn.moves.at[order.index[i]], out, rs_move_text);
        rs_put_format(out, ",\"chance\":%d,\"visits\":%d", rs_per_mille(rs_at_least(candidate->chance, 0), RS_CERTAIN), candidate->visits);
        if (i < reasons) put_reason(s, &reason[i], out);
        rs_put_char(out, '}');
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
