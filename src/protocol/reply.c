/* reply.c - parts that replies are made of: listed moves, events, who is next, the result. */
#include "protocol/reply.h"
#include "bots/bot.h"
#include "engine/game.h"

#include <string.h>

const char *rs_status_code(rs_status status)
{
    switch (status) {
    case RS_GAME_OVER: return "game-over";
    case RS_NOT_ASKED: return "not-asked";
    case RS_BAD_DRAW: return "bad-draw";
    case RS_TOO_LONG: return "too-long";
    case RS_FAULT: return "fault";
    default: return "illegal";
    }
}

static void put_seat(rs_text *out, int seat)
{
    if (seat < 0)
        rs_put(out, "null");
    else
        rs_put_number(out, seat);
}

void rs_reply_move(const rs_game *game, const void *state, rs_move move, rs_text *out, rs_move_form *form)
{
    char line[RS_LINE];
    rs_text text = rs_text_on(line, sizeof line);

    form(game, state, move, &text);
    out->cut = out->cut || text.cut;
    rs_put_quoted(out, line);
}

/* The parts a label is made of: the row of the table of verbs, and the word of each argument. */
void rs_reply_move_parts(const rs_game *game, const void *state, rs_move move, rs_text *out)
{
    const rs_verb *verb = &game->verb[move.verb];
    bool first = true;
    char number[16];

    rs_put_format(out, ",\"verb\":%d,\"args\":[", move.verb);
    for (int i = 0; i < RS_ARGS && verb->arg[i]; i++) {
        rs_put_comma(out, &first);
        rs_put_quoted(out, rs_word_in(state, verb->arg[i], move.arg[i], number));
    }
    rs_put_char(out, ']');
}

/* Things on the table that the move names: "card:harrier", "direction:north", and what the game adds. */
static void put_targets(const rs_session *s, rs_move move, rs_text *out)
{
    const rs_verb *verb = &s->game->verb[move.verb];
    bool first = true;
    char number[16];

    rs_put(out, ",\"targets\":[");
    for (int i = 0; i < RS_ARGS && verb->arg[i]; i++) {
        const char *word = rs_word_in(s->state, verb->arg[i], move.arg[i], number);

        if (move.arg[i] < 0 || !*word || verb->arg[i]->count == 0) continue;
        rs_put_target(out, &first, verb->arg[i]->name, word);
    }
    if (s->game->targets) s->game->targets(s->state, move, out, &first);
    rs_put_char(out, ']');
}

/* What the move may bring, as far as its player can know. */
static void put_outlook(const rs_session *s, const void *view, rs_move move, rs_text *out)
{
    rs_turn told;
    bool first = true;

    if (!s->game->outlook) return;
    rs_turn_init(&told, NULL);
    s->game->outlook(view, move, &told);
    if (told.events == 0) return;
    rs_put(out, ",\"outlook\":[");
    for (int i = 0; i < told.events; i++) {
        rs_put_comma(out, &first);
        rs_reply_event(s->game, view, &told.event[i], rs_asked(view), out);
    }
    rs_put_char(out, ']');
}

/* The move that stands for it, where several come to the same. */
static void put_likeness(const rs_session *s, const void *view, rs_move move, rs_text *out)
{
    rs_move other = s->game->like ? s->game->like(view, move) : move;

    if (memcmp(&other, &move, sizeof move) == 0) return;
    rs_put(out, ",\"like\":");
    rs_reply_move(s->game, s->state, other, out, rs_move_text);
}

static void put_listed_move(const rs_session *s, const void *view, rs_move move, rs_text *out)
{
    const rs_game *game = s->game;
    const char *clause = game->verb[move.verb].clause;
    const char *warning = game->warn ? game->warn(view, move) : NULL;

    rs_put(out, "{\"text\":");
    rs_reply_move(game, s->state, move, out, rs_move_text);
    rs_put(out, ",\"label\":");
    rs_reply_move(game, s->state, move, out, rs_move_label);
    rs_reply_move_parts(game, s->state, move, out);
    put_targets(s, move, out);
    rs_put(out, ",\"clause\":");
    rs_put_quoted(out, clause ? clause : rs_pending(game, s->state)->clause);
    if (warning) {
        rs_put(out, ",\"warning\":");
        rs_put_quoted(out, warning);
        if (game->vain && game->vain(view, move)) rs_put(out, ",\"vain\":true");
    }
    put_likeness(s, view, move, out);
    put_outlook(s, view, move, out);
    rs_put_char(out, '}');
}

static void put_event_args(const void *state, const rs_event_kind *kind, const rs_event *event, rs_text *out)
{
    bool first = true;
    char number[16];

    rs_put(out, ",\"args\":[");
    for (int i = 0; i < 4 && kind->arg[i]; i++) {
        rs_put_comma(out, &first);
        if (kind->arg[i]->count == 0)
            rs_put_number(out, event->arg[i]);
        else
            rs_put_quoted(out, rs_word_in(state, kind->arg[i], event->arg[i], number));
    }
    rs_put_char(out, ']');
}

static void put_event_move(const rs_game *game, const void *state, const rs_event *event, rs_text *out)
{
    rs_move move;

    memcpy(&move, event->arg, sizeof move);
    rs_put(out, ",\"move\":");
    rs_reply_move(game, state, move, out, rs_move_text);
    rs_reply_move_parts(game, state, move, out);
    rs_put_format(out, ",\"asked\":%s", event->asked ? "true" : "false");
}

void rs_reply_event(const rs_game *game, const void *state, const rs_event *event, int reader, rs_text *out)
{
    const rs_event_kind *kind = &game->event[event->kind];
    char line[RS_LINE * 2];
    rs_text text = rs_text_on(line, sizeof line);

    rs_event_text(game, state, event, reader, &text);
    out->cut = out->cut || text.cut;
    rs_put_format(out, "{\"kind\":\"%s\",\"seat\":", kind->name);
    put_seat(out, event->seat);
    rs_put(out, ",\"text\":");
    rs_put_quoted(out, line);
    if (kind->clause) rs_put_format(out, ",\"clause\":\"%s\"", kind->clause);
    if (rs_event_open(event, reader) && event->kind == RS_EVENT_MOVE) put_event_move(game, state, event, out);
    if (rs_event_open(event, reader) && event->kind != RS_EVENT_MOVE) put_event_args(state, kind, event, out);
    rs_put_char(out, '}');
}

void rs_reply_events(const rs_game *game, const void *state, const rs_event *event, int events, int reader, rs_text *out)
{
    bool first = true;

    rs_put(out, "\"events\":[");
    for (int i = 0; i < events; i++) {
        if (!rs_event_seen(game, &event[i], reader)) continue;
        rs_put_comma(out, &first);
        rs_reply_event(game, state, &event[i], reader, out);
    }
    rs_put_char(out, ']');
}

typedef struct story {
    int reader, from;
    bool first;
    rs_text *out;
} story;

static void tell_move(void *context, const rs_session *s, int index, const void *state, const rs_turn *turn)
{
    story *told = context;

    (void)state;
    if (index < told->from) return;
    rs_put_comma(told->out, &told->first);
    rs_put_format(told->out, "{\"move\":%d,", index);
    rs_reply_events(s->game, s->origin, turn->event, turn->events, told->reader, told->out);
    rs_put_char(told->out, '}');
}

void rs_reply_story(const rs_session *s, int reader, int from, rs_text *out)
{
    rs_put_char(out, '[');
    rs_session_retell(s, tell_move, &(story){reader, from, true, out});
    rs_put_char(out, ']');
}

void rs_reply_next(const rs_session *s, rs_text *out)
{
    int asked = rs_session_asked(s);

    rs_put(out, ",\"next\":");
    put_seat(out, asked);
    if (asked >= 0) {
        const rs_decision *decision = rs_pending(s->game, s->state);

        rs_put_format(out, ",\"decision\":\"%s\",\"prompt\":", decision->name);
        rs_put_quoted(out, decision->prompt);
    }
    rs_put_format(out, ",\"over\":%s,\"undo\":%d", asked < 0 ? "true" : "false", rs_session_undoable(s));
}

/* The clauses that changed, and what people are told of each version. */
static void put_versions(const rs_game *game, int from, rs_text *out)
{
    bool first = true;

    rs_put(out, ",\"clauses\":[");
    for (const rs_version *row = game->versions; row && row->version; row++)
        for (const char *at = row->clauses, *end; row->version > from && *at; at = *end ? end + 1 : end) {
            end = at + strcspn(at, ",");
            rs_put_comma(out, &first);
            rs_put_format(out, "\"%.*s\"", (int)(end - at), at);
        }
    rs_put(out, "],\"changes\":[");
    first = true;
    for (const rs_version *row = game->versions; row && row->version; row++) {
        if (row->version <= from) continue;
        rs_put_comma(out, &first);
        rs_put_quoted(out, row->text);
    }
    rs_put_char(out, ']');
}

void rs_reply_turning(const rs_session *s, rs_text *out)
{
    static const char *const how[] = {"today", "same", "replayed", "converted", "shortened"};
    const rs_turning *t = &s->turning;

    if (t->how == RS_TODAYS) return;
    rs_put_format(out, ",\"rules\":{\"from\":%d,\"to\":%d,\"how\":\"%s\",\"move\":", t->from, s->game->rules_version, how[t->how]);
    put_seat(out, t->move);
    rs_put_format(out, ",\"filled\":%d", t->filled);
    if (*t->why) rs_put(out, ",\"why\":");
    if (*t->why) rs_put_quoted(out, t->why);
    put_versions(s->game, t->from, out);
    rs_put_char(out, '}');
}

/* "sources":{"trade":31,"treasure":12}: of those that brought or cost something. */
static void put_sources(const rs_words *sources, const int16_t sum[RS_SOURCES], rs_text *out)
{
    bool first = true;

    rs_put(out, ",\"sources\":{");
    for (int i = 0; i < sources->count; i++) {
        if (sum[i] == 0) continue;
        rs_put_key(out, &first, sources->term[i].word);
        rs_put_number(out, sum[i]);
    }
    rs_put_char(out, '}');
}

void rs_reply_result(const rs_session *s, rs_text *out)
{
    int players = ((const rs_head *)s->state)->players;
    int16_t sum[RS_SEATS][RS_SOURCES];
    int8_t place[RS_SEATS] = {0};
    bool first = true, over = rs_session_asked(s) < 0, sources = s->game->sources && (over || s->game->open_sources);

    memset(sum, 0, sizeof sum);
    if (over) rs_session_rank(s, place);
    if (over) rs_session_sources(s, sum);
    if (sources && !over) rs_begin_sources(s->game, s->state, sum);
    rs_put_format(out, "\"over\":%s,\"conceded\":", over ? "true" : "false");
    put_seat(out, s->conceded);
    rs_put(out, ",\"seats\":[");
    for (int seat = 0; seat < players; seat++) {
        rs_put_comma(out, &first);
        rs_put_format(out, "{\"seat\":%d,\"score\":%d,\"place\":", seat, s->game->score(s->state, seat));
        rs_put(out, over ? "" : "null");
        if (over) rs_put_number(out, place[seat]);
        if (sources) put_sources(s->game->sources, sum[seat], out);
        rs_put_char(out, '}');
    }
    rs_put_char(out, ']');
}

void rs_reply_games(rs_text *out)
{
    bool first = true;

    rs_put(out, "{\"games\":[");
    for (int i = 0; i < rs_game_count(); i++) {
        const rs_game *game = rs_game_at(i);

        rs_put_comma(out, &first);
        rs_put_format(out, "{\"id\":\"%s\",\"title\":\"%s\",\"summary\":", game->id, game->title);
        rs_put_quoted(out, game->summary);
        rs_put_format(out, ",\"least_players\":%d,\"most_players\":%d,\"state_bytes\":%zu,\"rules\":%d}", game->least_players,
                      game->most_players, game->state_bytes, game->rules_version);
    }
    first = true;
    rs_put(out, "],\"bots\":[");
    for (int i = 0; i < rs_bot_count(); i++) {
        rs_put_comma(out, &first);
        rs_put_format(out, "{\"id\":\"%s\",\"title\":\"%s\"}", rs_bot_at(i)->id, rs_bot_at(i)->title);
    }
    rs_put(out, "]}");
}

/* A refusal by a rule begins with its clause and a colon: "PL-7.4: ..". */
void rs_reply_why(const char *why, rs_text *out)
{
    const char *colon = why ? strchr(why, ':') : NULL, *hyphen = why ? strchr(why, '-') : NULL;
    bool has_clause = colon && hyphen && hyphen < colon && colon - why < 16;

    rs_put_format(out, "\"legal\":%s", why ? "false" : "true");
    if (!why) return;
    if (has_clause)
        rs_put_format(out, ",\"clause\":\"%.*s\",\"why\":", (int)(colon - why), why);
    else
        rs_put(out, ",\"clause\":null,\"why\":");
    rs_put_quoted(out, has_clause ? colon + 2 : why);
}

/* What is asked, in a sentence; where it has particulars, also as the event that tells them. */
static void put_question(const rs_game *game, const void *view, rs_text *out)
{
    char line[RS_LINE];
    rs_text text = rs_text_on(line, sizeof line);
    rs_event question;

    rs_prompt_text(game, view, &text);
    out->cut = out->cut || text.cut;
    rs_put_format(out, "\"decision\":\"%s\",\"prompt\":", rs_pending(game, view)->name);
    rs_put_quoted(out, line);
    if (!rs_asks(game, view, &question)) return;
    rs_put(out, ",\"asks\":");
    rs_reply_event(game, view, &question, rs_asked(view), out);
}

void rs_reply_moves(const rs_session *s, rs_text *out)
{
    const rs_decision *decision = rs_pending(s->game, s->state);
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    bool first = true;

    rs_view(s->game, s->state, rs_asked(s->state), view);
    put_question(s->game, view, out);
    rs_put_format(out, ",\"clause\":\"%s\",\"usual\":", decision->clause);
    rs_reply_move(s->game, s->state, decision->usual ? decision->usual(s->state, &s->turn.moves) : s->turn.moves.at[0], out, rs_move_text);
    rs_put(out, ",\"moves\":[");
    for (int i = 0; i < s->turn.moves.count; i++) {
        rs_put_comma(out, &first);
        put_listed_move(s, view, s->turn.moves.at[i], out);
    }
    rs_put_char(out, ']');
}
