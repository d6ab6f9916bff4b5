/* request.c - reading a request's members, refusing it, and what several replies are made of. */
#include "protocol/request.h"
#include "protocol/reply.h"

#include <string.h>

/* ---- Errors and members ------------------------------------------------------------------------------------------------------ */

void rs_protocol_error(rs_text *out, const char *code, const char *message)
{
    out->used = 0;
    out->cut = false;
    rs_put(out, "{\"error\":{\"code\":");
    rs_put_quoted(out, code);
    rs_put(out, ",\"message\":");
    rs_put_quoted(out, message);
    rs_put(out, "}}");
}

bool rs_request_need_game(rs_request *r)
{
    return r->session->game ? true : rs_request_fail(r, "no-game", "There is no game yet; begin one with new or load.");
}

bool rs_request_game(rs_request *r, const rs_game **game)
{
    char id[32];

    if (!rs_json_string(rs_json_get(r->json, "game"), id, sizeof id))
        return rs_request_fail(r, "bad-request", "The member game must be a game's id.");
    *game = rs_game_find(id);
    return *game ? true : rs_request_fail(r, "unknown-game", "There is no such game.");
}

/* A seat of the running game; if `others` also a missing one, which stands for the spectator. */
bool rs_request_seat(rs_request *r, bool others, int *seat)
{
    rs_json json = rs_json_get(r->json, "seat");
    long number;

    if (!rs_request_need_game(r)) return false;
    *seat = RS_SPECTATOR;
    if (!json.at && others) return true;
    if (!rs_json_int(json, &number) || number < 0 || number >= ((rs_head *)r->session->state)->players)
        return rs_request_fail(r, "bad-request", "The member seat must be a seat of this game.");
    *seat = (int)number;
    return true;
}

bool rs_request_move(rs_request *r, int *seat, char move[RS_LINE])
{
    if (!rs_request_seat(r, false, seat)) return false;
    return rs_json_string(rs_json_get(r->json, "move"), move, RS_LINE)
               ? true
               : rs_request_fail(r, "bad-request", "The member move must be a move's text.");
}

static bool is_whole_number(rs_json json)
{
    if (!json.at || rs_json_type(json) != '0') return false;
    for (const char *c = json.at; c < json.end; c++)
        if (*c != '-' && (*c < '0' || *c > '9')) return false;
    return true;
}

/* A seed is a text, or a whole number of any size, taken as its digits. */
bool rs_request_seed(rs_request *r, rs_json json, char seed[RS_SEED + 1], const char *absent)
{
    rs_text text = rs_text_on(seed, RS_SEED + 1);

    if (!json.at && absent)
        rs_put(&text, absent);
    else if (is_whole_number(json) && json.end - json.at <= RS_SEED)
        rs_put_format(&text, "%.*s", (int)(json.end - json.at), json.at);
    else if (!rs_json_string(json, seed, RS_SEED + 1))
        return rs_request_fail(r, "bad-request", "A seed is a whole number or a text of 1 to 64 characters.");
    return true;
}

/* Outcomes to come: words, codes or numbers. */
bool rs_request_script(rs_request *r, rs_json list, rs_script *script)
{
    rs_json item = {NULL, NULL};

    *script = (rs_script){0};
    if (rs_json_type(list) != '[') return rs_request_fail(r, "bad-request", "The scripted draws must be a list.");
    while (rs_json_next(list, &item, NULL)) {
        char outcome[32] = "";
        rs_text text = rs_text_on(outcome, sizeof outcome);
        long number;

        if (rs_json_int(item, &number))
            rs_put_number(&text, number);
        else if (!rs_json_string(item, outcome, sizeof outcome))
            return rs_request_fail(r, "bad-request", "A scripted draw is a word or a number.");
        if (!rs_script_add(script, outcome))
            return rs_request_fail(r, "bad-request", "There are too many scripted draws, or one is empty.");
    }
    return true;
}

bool rs_request_is_true(const rs_request *r, const char *name) { return rs_json_type(rs_json_get(r->json, name)) == 't'; }

/* What the last move did. */
void rs_request_put_events(rs_request *r, int reader)
{
    const rs_session *s = r->session;

    rs_reply_events(s->game, s->state, s->turn.event, s->turn.events, reader, r->out);
}

void rs_request_note_wake(rs_request *r, int seat)
{
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    const rs_session *s = r->session;

    rs_view(s->game, s->state, seat, view);
    rs_wake_note(&r->protocol->wake, s->game, view);
}
