/* protocol.c - the requests, one function each, and the table that finds them. */
#include "engine/game.h"
#include "protocol/reply.h"
#include "protocol/request.h"

#include <string.h>

/* ---- The requests ----------------------------------------------------------------------------------------------------------------- */

static bool read_options(rs_request *r, const rs_game *game, int16_t option[RS_OPTIONS])
{
    const char *why = rs_options_read(game, rs_json_get(r->json, "options"), option);

    return why ? rs_request_fail(r, "bad-request", why) : true;
}

static void do_games(rs_request *r) { rs_reply_games(r->out); }

static void do_schema(rs_request *r)
{
    const rs_game *game;

    if (rs_request_game(r, &game)) rs_schema_json(game, r->out);
}

static bool read_entropy(rs_request *r, rs_beginning *b, char entropy[RS_SEATS][RS_SEED + 1])
{
    rs_json list = rs_json_get(r->json, "entropy"), item = {NULL, NULL};

    if (list.at && rs_json_type(list) != '[') return rs_request_fail(r, "bad-request", "The member entropy must be a list of texts.");
    while (rs_json_next(list, &item, NULL)) {
        if (b->entropies == RS_SEATS) return rs_request_fail(r, "bad-request", "There is more entropy than seats.");
        if (!rs_request_seed(r, item, entropy[b->entropies], NULL)) return false;
        b->entropy[b->entropies] = entropy[b->entropies];
        b->entropies++;
    }
    return true;
}

/* The game is another one now: nobody has been anywhere in this turn, and a lesson is over with its game. */
static void clear_wake(rs_request *r)
{
    rs_wake_clear(&r->protocol->wake);
    r->protocol->teacher.lesson = NULL;
}

static void pass_again(void *context, const rs_session *s, int index, const void *state, const rs_turn *turn)
{
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];

    (void)index;
    (void)turn;
    if (!state || rs_asked(state) < 0) return;
    rs_view(s->game, state, rs_asked(state), view);
    rs_wake_note(context, s->game, view);
}

/* It is the same game, at another place: what its turn went through is known from its moves. */
static void retrace_wake(rs_request *r)
{
    clear_wake(r);
    rs_session_retell(r->session, pass_again, &r->protocol->wake);
}

static void do_new(rs_request *r)
{
    char seed[RS_SEED + 1], entropy[RS_SEATS][RS_SEED + 1], problem[RS_LINE], commitment[65];
    int16_t option[RS_OPTIONS];
    rs_json chance = rs_json_get(r->json, "chance");
    rs_beginning b = {.options = option, .seed = seed};
    rs_script script;
    const char *why;
    long players;

    if (!rs_request_game(r, &b.game) || !read_options(r, b.game, option) || !rs_request_seed(r, rs_json_get(r->json, "seed"), seed, "1"))
        return;
    if (!read_entropy(r, &b, entropy) || (chance.at && !rs_request_script(r, chance, &script))) return;
    if (!rs_json_int(rs_json_get(r->json, "players"), &players) || players < 0 || players > RS_SEATS) {
        rs_request_fail(r, "bad-request", "The member players must be the number of players.");
        return;
    }
    b.players = (int)players;
    b.script = chance.at ? &script : NULL;
    why = rs_colours_read(b.game, b.players, rs_json_get(r->json, "colours"), &b.colours);
    if (why || (why = rs_session_begin(r->session, &b, problem))) {
        rs_request_fail(r, "bad-request", why);
        return;
    }
    clear_wake(r);
    rs_commitment(seed, commitment);
    rs_put_format(r->out, "{\"game\":\"%s\",\"players\":%d,\"commit\":\"%s\",", b.game->id, b.players, commitment);
    rs_request_put_events(r, RS_NOBODY);
    rs_reply_next(r->session, r->out);
    rs_put_char(r->out, '}');
}

static void do_load(rs_request *r)
{
    char problem[RS_LINE], seed[RS_SEED + 1];
    rs_json state = rs_json_get(r->json, "state");
    const rs_game *game;
    const char *why;

    if (!rs_request_game(r, &game) || !rs_request_seed(r, rs_json_get(r->json, "seed"), seed, "position")) return;
    if (rs_json_type(state) != '{') {
        rs_request_fail(r, "bad-request", "The member state must be a position.");
        return;
    }
    if ((why = rs_session_load(r->session, game, state.at, (size_t)(state.end - state.at), seed, problem))) {
        rs_request_fail(r, "bad-position", why);
        return;
    }
    clear_wake(r);
    rs_put_format(r->out, "{\"game\":\"%s\"", game->id);
    rs_reply_turning(r->session, r->out);
    rs_reply_next(r->session, r->out);
    rs_put_char(r->out, '}');
}

/* Plays on from here with other luck, and with other secrets behind what the seat knows. */
static void do_fork(rs_request *r)
{
    char seed[RS_SEED + 1];
    const char *why;
    int seat;

    if (!rs_request_seat(r, true, &seat) || !rs_request_seed(r, rs_json_get(r->json, "seed"), seed, "fork")) return;
    if ((why = rs_session_fork(r->session, seat, seed))) {
        rs_request_fail(r, "bad-request", why);
        return;
    }
    clear_wake(r);
    rs_put_format(r->out, "{\"game\":\"%s\"", r->session->game->id);
    rs_reply_next(r->session, r->out);
    rs_put_char(r->out, '}');
}

static void do_state(rs_request *r)
{
    if (!rs_request_need_game(r)) return;
    rs_put_format(r->out, "{\"hash\":\"%016llx\",\"state\":", (unsigned long long)rs_state_hash(r->session->game, r->session->state));
    rs_state_json(r->session->game, r->session->state, r->out);
    rs_put_char(r->out, '}');
}

static void do_view(rs_request *r)
{
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    int seat;

    if (!rs_request_seat(r, true, &seat)) return;
    rs_view(r->session->game, r->session->state, seat, view);
    rs_put(r->out, "{\"view\":");
    rs_state_json(r->session->game, view, r->out);
    rs_put_char(r->out, '}');
}

/* The table in text, as a seat sees it. */
static void do_board(rs_request *r)
{
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    char board[32768];
    rs_text text = rs_text_on(board, sizeof board);
    int seat;

    if (!rs_request_seat(r, true, &seat)) return;
    rs_view(r->session->game, r->session->state, seat, view);
    r->session->game->board(view, &text);
    r->out->cut = r->out->cut || text.cut;
    rs_put(r->out, "{\"board\":");
    rs_put_quoted(r->out, board);
    rs_put_char(r->out, '}');
}

static void do_moves(rs_request *r)
{
    int seat;

    if (!rs_request_seat(r, false, &seat)) return;
    rs_put_format(r->out, "{\"seat\":%d,", seat);
    if (rs_session_asked(r->session) == seat)
        rs_reply_moves(r->session, r->out);
    else
        rs_put(r->out, "\"prompt\":null,\"moves\":[]");
    rs_put_char(r->out, '}');
}

static void do_play(rs_request *r)
{
    char move[RS_LINE], problem[RS_LINE];
    const char *why;
    int seat;

    if (!rs_request_move(r, &seat, move)) return;
    if (rs_session_asked(r->session) == seat) rs_request_note_wake(r, seat);
    if ((why = rs_session_play_text(r->session, seat, move, problem))) {
        rs_request_fail(r, rs_status_code(r->session->status), why);
        return;
    }
    rs_put_char(r->out, '{');
    rs_request_put_events(r, seat);
    rs_reply_next(r->session, r->out);
    rs_put_char(r->out, '}');
}

static void do_why(rs_request *r)
{
    char move[RS_LINE], problem[RS_LINE];
    const char *why;
    int seat;

    if (!rs_request_move(r, &seat, move)) return;
    why = rs_session_why(r->session, seat, move, problem);
    rs_put_char(r->out, '{');
    rs_reply_why(why, r->out);
    rs_put_char(r->out, '}');
}

static void do_chance(rs_request *r)
{
    rs_script script;

    if (!rs_request_need_game(r) || !rs_request_script(r, rs_json_get(r->json, "next"), &script)) return;
    rs_session_script(r->session, &script);
    rs_put_format(r->out, "{\"scripted\":%d}", script.count);
}

static void do_undo(rs_request *r)
{
    const char *why = rs_session_undo(r->session);

    if (why) {
        rs_request_fail(r, r->session->game ? "no-undo" : "no-game", why);
        return;
    }
    retrace_wake(r);
    rs_put(r->out, "{\"undone\":true");
    rs_reply_next(r->session, r->out);
    rs_put_char(r->out, '}');
}

/* Gives the game up: a command of its own, that no list of moves has. */
static void do_concede(rs_request *r)
{
    const char *why;
    int seat;

    if (!rs_request_seat(r, false, &seat)) return;
    if ((why = rs_session_concede(r->session, seat))) {
        rs_request_fail(r, rs_session_asked(r->session) < 0 ? "game-over" : "illegal", why);
        return;
    }
    rs_put_format(r->out, "{\"conceded\":%d", seat);
    rs_reply_next(r->session, r->out);
    rs_put_char(r->out, '}');
}

/* The log as lines of text. */
static void put_log_lines(rs_request *r, int reader, int from)
{
    rs_text log = rs_text_on(r->out->at + r->out->size / 2, r->out->size / 2); /* the far half of the reply's buffer */
    bool first_line = true;

    rs_session_log(r->session, reader, from, &log);
    rs_put_char(r->out, '[');
    for (char *line = log.at, *end; (end = strchr(line, '\n')); line = end + 1) {
        *end = 0;
        rs_put_comma(r->out, &first_line);
        rs_put_quoted(r->out, line);
    }
    rs_put_char(r->out, ']');
    r->out->cut = r->out->cut || log.cut;
}

/* As a seat knows it, without a seat as a spectator does, with "all": true everything. */
static void do_log(rs_request *r)
{
    rs_json from = rs_json_get(r->json, "from");
    long first = -1;
    int seat;

    if (!rs_request_seat(r, true, &seat)) return;
    if (from.at && !rs_json_int(from, &first)) {
        rs_request_fail(r, "bad-request", "The member from must be a number of a move.");
        return;
    }
    if (rs_request_is_true(r, "all")) seat = RS_NOBODY;
    rs_put(r->out, "{\"log\":");
    if (rs_request_is_true(r, "events"))
        rs_reply_story(r->session, seat, (int)first, r->out);
    else
        put_log_lines(r, seat, (int)first);
    rs_put_format(r->out, ",\"moves\":%d}", rs_session_moves(r->session));
}

static void do_result(rs_request *r)
{
    if (!rs_request_need_game(r)) return;
    rs_put_char(r->out, '{');
    rs_reply_result(r->session, r->out);
    rs_put_char(r->out, '}');
}

static void do_save(rs_request *r)
{
    rs_text file;

    if (!rs_request_need_game(r)) return;
    file = rs_text_on(r->out->at + r->out->size / 2, r->out->size / 2);
    if (rs_json_get(r->json, "record").at)
        rs_session_save_as(r->session, rs_request_is_true(r, "record"), &file);
    else
        rs_session_save(r->session, &file);
    rs_put(r->out, "{\"file\":");
    rs_put_quoted(r->out, file.at);
    rs_put_char(r->out, '}');
    r->out->cut = r->out->cut || file.cut;
}

/* A game file becomes the running game. It is tried on the side first, so that a bad one changes nothing. */
static void do_restore(rs_request *r)
{
    char problem[RS_LINE], *file = r->out->at;
    rs_json limit = rs_json_get(r->json, "moves");
    const char *why;
    long moves = -1;

    if (limit.at && (!rs_json_int(limit, &moves) || moves < 0)) {
        rs_request_fail(r, "bad-request", "The member moves must be a number of moves.");
        return;
    }
    if (!rs_json_string(rs_json_get(r->json, "file"), file, r->out->size)) {
        rs_request_fail(r, "bad-request", "The member file must be the text of a game file.");
        return;
    }
    if ((why = rs_session_restore(&r->protocol->spare, file, strlen(file), problem))) {
        rs_request_fail(r, "bad-file", why);
        return;
    }
    rs_session_restore_to(r->session, file, strlen(file), (int)moves, problem);
    retrace_wake(r);
    r->out->at[0] = 0;
    rs_put_format(r->out, "{\"game\":\"%s\",\"moves\":%d", r->session->game->id, rs_session_moves(r->session));
    rs_reply_turning(r->session, r->out);
    rs_reply_next(r->session, r->out);
    rs_put_char(r->out, '}');
}

static void do_rules(rs_request *r)
{
    const rs_game *game = r->session->game;
    char clause[32];
    const char *text;

    if (rs_json_get(r->json, "game").at ? !rs_request_game(r, &game) : !rs_request_need_game(r)) return;
    if (!rs_json_string(rs_json_get(r->json, "clause"), clause, sizeof clause) || !(text = rs_rule_text(game, clause))) {
        rs_request_fail(r, "unknown-clause", "There is no such clause.");
        return;
    }
    rs_put(r->out, "{\"clause\":");
    rs_put_quoted(r->out, clause);
    rs_put(r->out, ",\"text\":");
    rs_put_quoted(r->out, text);
    rs_put_char(r->out, '}');
}

static void do_quit(rs_request *r)
{
    r->protocol->quit = true;
    rs_put(r->out, "{\"bye\":true}");
}

static const rs_answering requests[] = {
    {"games", do_games},     {"schema", do_schema},   {"new", do_new},      {"load", do_load},
    {"fork", do_fork},       {"state", do_state},     {"view", do_view},    {"board", do_board},
    {"moves", do_moves},     {"play", do_play},       {"why", do_why},      {"chance", do_chance},
    {"undo", do_undo},       {"concede", do_concede}, {"log", do_log},      {"result", do_result},
    {"bot", rs_do_bot},      {"hint", rs_do_hint},    {"odds", rs_do_odds}, {"save", do_save},
    {"restore", do_restore}, {"rules", do_rules},     {"quit", do_quit},    {NULL, NULL},
};

/* ---- The door of the protocol ---------------------------------------------------------------------------------------------------------
 */

void rs_protocol_init(rs_protocol *protocol)
{
    protocol->session.game = protocol->spare.game = NULL;
    protocol->teacher.lesson = NULL;
    protocol->quit = false;
    protocol->now = NULL;
    rs_wake_clear(&protocol->wake);
}

static const rs_answering *find(const rs_answering *among, const char *name)
{
    while (among->name && strcmp(among->name, name) != 0) among++;
    return among->name ? among : NULL;
}

static void handle(rs_request *r)
{
    const rs_answering *found;
    char name[32];

    if (!rs_json_string(rs_json_get(r->json, "cmd"), name, sizeof name)) {
        rs_request_fail(r, "bad-request", "The member cmd must name a request.");
        return;
    }
    if (!(found = find(requests, name))) found = find(rs_teaching, name);
    if (found)
        found->handle(r);
    else
        rs_request_fail(r, "unknown-command", "There is no such request.");
}

void rs_protocol_reply(rs_protocol *protocol, const char *text, size_t length, rs_text *out)
{
    rs_request r = {protocol, &protocol->session, {NULL, NULL}, out};

    out->used = 0;
    out->cut = false;
    out->at[0] = 0;
    if (length > RS_REQUEST)
        rs_request_fail(&r, "too-long", "The request is too long.");
    else if (!rs_json_parse(text, length, &r.json) || rs_json_type(r.json) != '{')
        rs_request_fail(&r, "bad-json", "The request is not a JSON object.");
    else
        handle(&r);
    if (out->cut) rs_request_fail(&r, "too-long", "The reply would be too long.");
}
