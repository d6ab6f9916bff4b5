/* protocol.c - the requests, one function each, and the table that finds them. */
#include "protocol/protocol.h"
#include "engine/game.h"
#include "engine/json.h"
#include "protocol/advice.h"
#include "protocol/reply.h"

#include <string.h>

enum { LEAD_LOOKS = 100 }; /* that two moves are compared by */

typedef struct request {
    rs_protocol *protocol;
    rs_session *session;
    rs_json json;
    rs_text *out;
} request;

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

static bool fail(request *r, const char *code, const char *message)
{
    rs_protocol_error(r->out, code, message);
    return false;
}

static bool need_game(request *r)
{
    return r->session->game ? true : fail(r, "no-game", "There is no game yet; begin one with new or load.");
}

static bool read_game(request *r, const rs_game **game)
{
    char id[32];

    if (!rs_json_string(rs_json_get(r->json, "game"), id, sizeof id)) return fail(r, "bad-request", "The member game must be a game's id.");
    *game = rs_game_find(id);
    return *game ? true : fail(r, "unknown-game", "There is no such game.");
}

/* A seat of the running game; if `others` also a missing one, which stands for the spectator. */
static bool read_seat(request *r, bool others, int *seat)
{
    rs_json json = rs_json_get(r->json, "seat");
    long number;

    if (!need_game(r)) return false;
    *seat = RS_SPECTATOR;
    if (!json.at && others) return true;
    if (!rs_json_int(json, &number) || number < 0 || number >= ((rs_head *)r->session->state)->players)
        return fail(r, "bad-request", "The member seat must be a seat of this game.");
    *seat = (int)number;
    return true;
}

static bool read_move(request *r, int *seat, char move[RS_LINE])
{
    if (!read_seat(r, false, seat)) return false;
    return rs_json_string(rs_json_get(r->json, "move"), move, RS_LINE) ? true
                                                                       : fail(r, "bad-request", "The member move must be a move's text.");
}

static bool is_whole_number(rs_json json)
{
    if (rs_json_type(json) != '0') return false;
    for (const char *c = json.at; c < json.end; c++)
        if (*c != '-' && (*c < '0' || *c > '9')) return false;
    return true;
}

/* A seed is a text, or a whole number of any size, taken as its digits. */
static bool read_seed(request *r, rs_json json, char seed[RS_SEED + 1], const char *absent)
{
    rs_text text = rs_text_on(seed, RS_SEED + 1);

    if (!json.at && absent)
        rs_put(&text, absent);
    else if (is_whole_number(json) && json.end - json.at <= RS_SEED)
        rs_put_format(&text, "%.*s", (int)(json.end - json.at), json.at);
    else if (!rs_json_string(json, seed, RS_SEED + 1))
        return fail(r, "bad-request", "A seed is a whole number or a text of 1 to 64 characters.");
    return true;
}

static bool read_options(request *r, const rs_game *game, int16_t option[RS_OPTIONS])
{
    const char *why = rs_options_read(game, rs_json_get(r->json, "options"), option);

    return why ? fail(r, "bad-request", why) : true;
}

/* Outcomes to come: words, codes or numbers. */
static bool read_script(request *r, rs_json list, rs_script *script)
{
    rs_json item = {NULL, NULL};

    *script = (rs_script){0};
    if (rs_json_type(list) != '[') return fail(r, "bad-request", "The scripted draws must be a list.");
    while (rs_json_next(list, &item, NULL)) {
        char outcome[32] = "";
        rs_text text = rs_text_on(outcome, sizeof outcome);
        long number;

        if (rs_json_int(item, &number))
            rs_put_number(&text, number);
        else if (!rs_json_string(item, outcome, sizeof outcome))
            return fail(r, "bad-request", "A scripted draw is a word or a number.");
        if (!rs_script_add(script, outcome)) return fail(r, "bad-request", "There are too many scripted draws, or one is empty.");
    }
    return true;
}

/* ---- The requests ----------------------------------------------------------------------------------------------------------------- */

/* What the last move did. */
static void put_events(request *r, int reader)
{
    const rs_session *s = r->session;

    rs_reply_events(s->game, s->state, s->turn.event, s->turn.events, reader, r->out);
}

static void do_games(request *r) { rs_reply_games(r->out); }

static void do_schema(request *r)
{
    const rs_game *game;

    if (read_game(r, &game)) rs_schema_json(game, r->out);
}

static bool read_entropy(request *r, rs_beginning *b, char entropy[RS_SEATS][RS_SEED + 1])
{
    rs_json list = rs_json_get(r->json, "entropy"), item = {NULL, NULL};

    if (list.at && rs_json_type(list) != '[') return fail(r, "bad-request", "The member entropy must be a list of texts.");
    while (rs_json_next(list, &item, NULL)) {
        if (b->entropies == RS_SEATS) return fail(r, "bad-request", "There is more entropy than seats.");
        if (!read_seed(r, item, entropy[b->entropies], NULL)) return false;
        b->entropy[b->entropies] = entropy[b->entropies];
        b->entropies++;
    }
    return true;
}

static void note_wake(request *r, int seat)
{
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    const rs_session *s = r->session;

    rs_view(s->game, s->state, seat, view);
    rs_wake_note(&r->protocol->wake, s->game, view);
}

/* The game is another one now: nobody has been anywhere in this turn. */
static void clear_wake(request *r) { rs_wake_clear(&r->protocol->wake); }

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
static void retrace_wake(request *r)
{
    clear_wake(r);
    rs_session_retell(r->session, pass_again, &r->protocol->wake);
}

static void do_new(request *r)
{
    char seed[RS_SEED + 1], entropy[RS_SEATS][RS_SEED + 1], problem[RS_LINE], commitment[65];
    int16_t option[RS_OPTIONS];
    rs_json chance = rs_json_get(r->json, "chance");
    rs_beginning b = {.options = option, .seed = seed};
    rs_script script;
    const char *why;
    long players;

    if (!read_game(r, &b.game) || !read_options(r, b.game, option) || !read_seed(r, rs_json_get(r->json, "seed"), seed, "1")) return;
    if (!read_entropy(r, &b, entropy) || (chance.at && !read_script(r, chance, &script))) return;
    if (!rs_json_int(rs_json_get(r->json, "players"), &players) || players < 0 || players > RS_SEATS) {
        fail(r, "bad-request", "The member players must be the number of players.");
        return;
    }
    b.players = (int)players;
    b.script = chance.at ? &script : NULL;
    why = rs_colours_read(b.game, b.players, rs_json_get(r->json, "colours"), &b.colours);
    if (why || (why = rs_session_begin(r->session, &b, problem))) {
        fail(r, "bad-request", why);
        return;
    }
    clear_wake(r);
    rs_commitment(seed, commitment);
    rs_put_format(r->out, "{\"game\":\"%s\",\"players\":%d,\"commit\":\"%s\",", b.game->id, b.players, commitment);
    put_events(r, RS_NOBODY);
    rs_reply_next(r->session, r->out);
    rs_put_char(r->out, '}');
}

static void do_load(request *r)
{
    char problem[RS_LINE], seed[RS_SEED + 1];
    rs_json state = rs_json_get(r->json, "state");
    const rs_game *game;
    const char *why;

    if (!read_game(r, &game) || !read_seed(r, rs_json_get(r->json, "seed"), seed, "position")) return;
    if (rs_json_type(state) != '{') {
        fail(r, "bad-request", "The member state must be a position.");
        return;
    }
    if ((why = rs_session_load(r->session, game, state.at, (size_t)(state.end - state.at), seed, problem))) {
        fail(r, "bad-position", why);
        return;
    }
    clear_wake(r);
    rs_put_format(r->out, "{\"game\":\"%s\"", game->id);
    rs_reply_turning(r->session, r->out);
    rs_reply_next(r->session, r->out);
    rs_put_char(r->out, '}');
}

/* Plays on from here with other luck, and with other secrets behind what the seat knows. */
static void do_fork(request *r)
{
    char seed[RS_SEED + 1];
    const char *why;
    int seat;

    if (!read_seat(r, true, &seat) || !read_seed(r, rs_json_get(r->json, "seed"), seed, "fork")) return;
    if ((why = rs_session_fork(r->session, seat, seed))) {
        fail(r, "bad-request", why);
        return;
    }
    clear_wake(r);
    rs_put_format(r->out, "{\"game\":\"%s\"", r->session->game->id);
    rs_reply_next(r->session, r->out);
    rs_put_char(r->out, '}');
}

static void do_state(request *r)
{
    if (!need_game(r)) return;
    rs_put_format(r->out, "{\"hash\":\"%016llx\",\"state\":", (unsigned long long)rs_state_hash(r->session->game, r->session->state));
    rs_state_json(r->session->game, r->session->state, r->out);
    rs_put_char(r->out, '}');
}

static void do_view(request *r)
{
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    int seat;

    if (!read_seat(r, true, &seat)) return;
    rs_view(r->session->game, r->session->state, seat, view);
    rs_put(r->out, "{\"view\":");
    rs_state_json(r->session->game, view, r->out);
    rs_put_char(r->out, '}');
}

/* The table in text, as a seat sees it. */
static void do_board(request *r)
{
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    char board[32768];
    rs_text text = rs_text_on(board, sizeof board);
    int seat;

    if (!read_seat(r, true, &seat)) return;
    rs_view(r->session->game, r->session->state, seat, view);
    r->session->game->board(view, &text);
    r->out->cut = r->out->cut || text.cut;
    rs_put(r->out, "{\"board\":");
    rs_put_quoted(r->out, board);
    rs_put_char(r->out, '}');
}

static void do_moves(request *r)
{
    int seat;

    if (!read_seat(r, false, &seat)) return;
    rs_put_format(r->out, "{\"seat\":%d,", seat);
    if (rs_session_asked(r->session) == seat)
        rs_reply_moves(r->session, r->out);
    else
        rs_put(r->out, "\"prompt\":null,\"moves\":[]");
    rs_put_char(r->out, '}');
}

static void do_play(request *r)
{
    char move[RS_LINE], problem[RS_LINE];
    const char *why;
    int seat;

    if (!read_move(r, &seat, move)) return;
    if (rs_session_asked(r->session) == seat) note_wake(r, seat);
    if ((why = rs_session_play_text(r->session, seat, move, problem))) {
        fail(r, rs_status_code(r->session->status), why);
        return;
    }
    rs_put_char(r->out, '{');
    put_events(r, seat);
    rs_reply_next(r->session, r->out);
    rs_put_char(r->out, '}');
}

static void do_why(request *r)
{
    char move[RS_LINE], problem[RS_LINE];
    const char *why;
    int seat;

    if (!read_move(r, &seat, move)) return;
    why = rs_session_why(r->session, seat, move, problem);
    rs_put_char(r->out, '{');
    rs_reply_why(why, r->out);
    rs_put_char(r->out, '}');
}

static void do_chance(request *r)
{
    rs_script script;

    if (!need_game(r) || !read_script(r, rs_json_get(r->json, "next"), &script)) return;
    rs_session_script(r->session, &script);
    rs_put_format(r->out, "{\"scripted\":%d}", script.count);
}

static void do_undo(request *r)
{
    const char *why = rs_session_undo(r->session);

    if (why) {
        fail(r, r->session->game ? "no-undo" : "no-game", why);
        return;
    }
    retrace_wake(r);
    rs_put(r->out, "{\"undone\":true");
    rs_reply_next(r->session, r->out);
    rs_put_char(r->out, '}');
}

/* Gives the game up: a command of its own, that no list of moves has. */
static void do_concede(request *r)
{
    const char *why;
    int seat;

    if (!read_seat(r, false, &seat)) return;
    if ((why = rs_session_concede(r->session, seat))) {
        fail(r, rs_session_asked(r->session) < 0 ? "game-over" : "illegal", why);
        return;
    }
    rs_put_format(r->out, "{\"conceded\":%d", seat);
    rs_reply_next(r->session, r->out);
    rs_put_char(r->out, '}');
}

static bool is_true(const request *r, const char *name) { return rs_json_type(rs_json_get(r->json, name)) == 't'; }

/* The log as lines of text. */
static void put_log_lines(request *r, int reader, int from)
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
static void do_log(request *r)
{
    rs_json from = rs_json_get(r->json, "from");
    long first = -1;
    int seat;

    if (!read_seat(r, true, &seat)) return;
    if (from.at && !rs_json_int(from, &first)) {
        fail(r, "bad-request", "The member from must be a number of a move.");
        return;
    }
    if (is_true(r, "all")) seat = RS_NOBODY;
    rs_put(r->out, "{\"log\":");
    if (is_true(r, "events"))
        rs_reply_story(r->session, seat, (int)first, r->out);
    else
        put_log_lines(r, seat, (int)first);
    rs_put_format(r->out, ",\"moves\":%d}", rs_session_moves(r->session));
}

static void do_result(request *r)
{
    if (!need_game(r)) return;
    rs_put_char(r->out, '{');
    rs_reply_result(r->session, r->out);
    rs_put_char(r->out, '}');
}

/* What a bot is asked: the view, and dice of its own, never the game's. */
static rs_question question_for(const request *r, int seat, const char *whose, rs_budget budget, void *view, rs_chance *chance)
{
    const rs_session *s = r->session;

    rs_chance_seed(chance, whose, s->seed, NULL, 0);
    chance->counter = (uint64_t)s->count << 32;
    rs_view(s->game, s->state, seat, view);
    return (rs_question){s->game, view, &s->turn.moves, chance, budget, r->protocol->room, 0};
}

static rs_move ask_bot(const request *r, const rs_bot *bot, int seat, rs_budget budget, rs_wake *wake, rs_thoughts *thoughts)
{
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    rs_chance chance;
    rs_question question = question_for(r, seat, bot->id, budget, view, &chance);

    question.wake = wake;
    return question.moves->at[rs_bot_choose(bot, &question, thoughts)];
}

/* How long a bot may think: so many milliseconds, or so many iterations, for which no clock is needed. */
static bool read_budget(request *r, rs_budget *budget)
{
    rs_json limit = rs_json_get(r->json, "ms"), times = rs_json_get(r->json, "iterations");
    long ms = times.at ? 0 : 100, iterations = 0;

    if (limit.at && (!rs_json_int(limit, &ms) || ms < 0 || ms > 600000))
        return fail(r, "bad-request", "The member ms must be from 0 to 600000.");
    if (times.at && (!rs_json_int(times, &iterations) || iterations < 1 || iterations > 100000000))
        return fail(r, "bad-request", "The member iterations must be from 1 to 100000000.");
    *budget = (rs_budget){(int)ms, (int)iterations, ms > 0 ? r->protocol->now : NULL};
    return true;
}

/* Time for the whole turn instead of one move: what is left of it is shared out. */
static bool read_turn(request *r, rs_budget *budget)
{
    rs_json turn = rs_json_get(r->json, "turn");
    long ms;

    if (!turn.at) return true;
    if (!rs_json_int(turn, &ms) || ms < 1 || ms > 600000) return fail(r, "bad-request", "The member turn must be from 1 to 600000.");
    *budget = (rs_budget){.turn = (int)ms, .now = r->protocol->now};
    return true;
}

/* For whom, and for how long: a seat that has something to decide. */
static bool read_asked(request *r, int *seat, rs_budget *budget)
{
    if (!read_seat(r, false, seat) || !read_budget(r, budget)) return false;
    if (rs_session_asked(r->session) == *seat) return true;
    return fail(r, rs_session_asked(r->session) < 0 ? "game-over" : "not-asked", "This seat has nothing to decide.");
}

static bool read_bot(request *r, const char *usual, const rs_bot **bot)
{
    rs_json named = rs_json_get(r->json, "bot");
    char id[32] = "";

    *bot = !named.at && usual ? rs_bot_find(usual) : rs_json_string(named, id, sizeof id) ? rs_bot_find(id) : NULL;
    return *bot || fail(r, "unknown-bot", "There is no such bot.");
}

/* Names the bot's move; with "play": true it is made too, with "explain": true the thoughts are told. */
static void do_bot(request *r)
{
    bool play = is_true(r, "play"), explain = is_true(r, "explain");
    char problem[RS_LINE];
    const rs_bot *bot;
    const char *why;
    rs_budget budget;
    rs_thoughts thoughts;
    rs_move move;
    int seat;

    if (!read_seat(r, false, &seat) || !read_bot(r, NULL, &bot) || !read_asked(r, &seat, &budget) || !read_turn(r, &budget)) return;
    move = ask_bot(r, bot, seat, budget, &r->protocol->wake, &thoughts);
    rs_put(r->out, "{\"move\":");
    rs_reply_move(r->session->game, r->session->state, move, r->out, rs_move_text);
    if (explain) rs_put_char(r->out, ',');
    if (explain) rs_reply_thoughts(r->session, &thoughts, NULL, 0, r->out);
    if (play && (why = rs_session_play(r->session, seat, move, problem))) {
        fail(r, rs_status_code(r->session->status), why);
        return;
    }
    if (play) rs_put_char(r->out, ',');
    if (play) put_events(r, seat);
    rs_reply_next(r->session, r->out);
    rs_put_char(r->out, '}');
}

/* For how many of the best moves the reason is told. */
static bool read_reasons(request *r, int *reasons)
{
    rs_json json = rs_json_get(r->json, "reasons");
    long number = 0;

    if (json.at && (!rs_json_int(json, &number) || number < 0 || number > RS_REASONS))
        return fail(r, "bad-request", "The member reasons must be from 0 to 8.");
    *reasons = (int)number;
    return true;
}

static int find_reasons(request *r, int seat, const rs_thoughts *thoughts, int wanted, rs_reason reason[RS_REASONS])
{
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    rs_question question;
    rs_chance chance;
    rs_order order;

    rs_sort_candidates(thoughts, r->session->turn.moves.count, &order);
    wanted = rs_at_most(wanted, order.count);
    question = question_for(r, seat, "reasons", (rs_budget){.iterations = 1}, view, &chance);
    rs_find_reasons(&question, order.index, wanted, reason);
    return wanted;
}

/* A move that the best is to be compared with; -1: none. */
static bool read_against(request *r, int *against)
{
    rs_json json = rs_json_get(r->json, "against");
    const rs_session *s = r->session;
    char move[RS_LINE];

    *against = -1;
    if (!json.at) return true;
    if (rs_json_string(json, move, sizeof move)) *against = rs_move_find(s->game, s->state, &s->turn.moves, move);
    return *against >= 0 || fail(r, "bad-request", "The member against must be a legal move.");
}

/* By how much the best move is better than this one, on luck that it was not found with. */
static void put_lead(request *r, int seat, rs_move best, int against)
{
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    const rs_moves *moves = &r->session->turn.moves;
    rs_question question;
    rs_chance chance;
    int64_t lead = 0;
    int one = 0;

    while (memcmp(&moves->at[one], &best, sizeof best) != 0) one++;
    question = question_for(r, seat, "lead", (rs_budget){.iterations = 1}, view, &chance);
    if (one != against) lead = rs_lead_of(&question, one, against, LEAD_LOOKS);
    rs_put_format(r->out, ",\"lead\":%d", (int)(lead * 1000 / RS_CERTAIN));
}

/* What a strong bot thinks of the moves, for a person who would like to know, and who need not follow it: the wake is not changed. */
static void do_hint(request *r)
{
    rs_wake wake = r->protocol->wake;
    const rs_bot *bot;
    rs_budget budget;
    rs_thoughts thoughts;
    rs_reason reason[RS_REASONS];
    rs_move best;
    int seat, reasons, against;

    if (!read_asked(r, &seat, &budget) || !read_bot(r, "search", &bot) || !read_reasons(r, &reasons) || !read_against(r, &against)) return;
    best = ask_bot(r, bot, seat, budget, &wake, &thoughts);
    if (reasons > 0) reasons = find_reasons(r, seat, &thoughts, reasons, reason);
    rs_put_char(r->out, '{');
    rs_reply_thoughts(r->session, &thoughts, reason, reasons, r->out);
    if (against >= 0) put_lead(r, seat, best, against);
    rs_put_char(r->out, '}');
}

/* What each legal move may bring. */
static void do_odds(request *r)
{
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    rs_question question;
    rs_chance chance;
    rs_budget budget;
    int seat;

    if (!read_asked(r, &seat, &budget)) return;
    question = question_for(r, seat, "odds", budget, view, &chance);
    rs_find_odds(&question, r->protocol->odds);
    rs_put_char(r->out, '{');
    rs_reply_odds(r->session, r->protocol->odds, r->out);
    rs_put_char(r->out, '}');
}

static void do_save(request *r)
{
    rs_text file;

    if (!need_game(r)) return;
    file = rs_text_on(r->out->at + r->out->size / 2, r->out->size / 2);
    if (rs_json_get(r->json, "record").at)
        rs_session_save_as(r->session, is_true(r, "record"), &file);
    else
        rs_session_save(r->session, &file);
    rs_put(r->out, "{\"file\":");
    rs_put_quoted(r->out, file.at);
    rs_put_char(r->out, '}');
    r->out->cut = r->out->cut || file.cut;
}

/* A game file becomes the running game. It is tried on the side first, so that a bad one changes nothing. */
static void do_restore(request *r)
{
    char problem[RS_LINE], *file = r->out->at;
    rs_json limit = rs_json_get(r->json, "moves");
    const char *why;
    long moves = -1;

    if (limit.at && (!rs_json_int(limit, &moves) || moves < 0)) {
        fail(r, "bad-request", "The member moves must be a number of moves.");
        return;
    }
    if (!rs_json_string(rs_json_get(r->json, "file"), file, r->out->size)) {
        fail(r, "bad-request", "The member file must be the text of a game file.");
        return;
    }
    if ((why = rs_session_restore(&r->protocol->spare, file, strlen(file), problem))) {
        fail(r, "bad-file", why);
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

static void do_rules(request *r)
{
    const rs_game *game = r->session->game;
    char clause[32];
    const char *text;

    if (rs_json_get(r->json, "game").at ? !read_game(r, &game) : !need_game(r)) return;
    if (!rs_json_string(rs_json_get(r->json, "clause"), clause, sizeof clause) || !(text = rs_rule_text(game, clause))) {
        fail(r, "unknown-clause", "There is no such clause.");
        return;
    }
    rs_put(r->out, "{\"clause\":");
    rs_put_quoted(r->out, clause);
    rs_put(r->out, ",\"text\":");
    rs_put_quoted(r->out, text);
    rs_put_char(r->out, '}');
}

static void do_quit(request *r)
{
    r->protocol->quit = true;
    rs_put(r->out, "{\"bye\":true}");
}

static const struct {
    const char *name;
    void (*handle)(request *r);
} requests[] = {
    {"games", do_games}, {"schema", do_schema},   {"new", do_new},         {"load", do_load},     {"fork", do_fork}, {"state", do_state},
    {"view", do_view},   {"board", do_board},     {"moves", do_moves},     {"play", do_play},     {"why", do_why},   {"chance", do_chance},
    {"undo", do_undo},   {"concede", do_concede}, {"log", do_log},         {"result", do_result}, {"bot", do_bot},   {"hint", do_hint},
    {"odds", do_odds},   {"save", do_save},       {"restore", do_restore}, {"rules", do_rules},   {"quit", do_quit},
};

/* ---- The door of the protocol ---------------------------------------------------------------------------------------------------------
 */

void rs_protocol_init(rs_protocol *protocol)
{
    protocol->session.game = protocol->spare.game = NULL;
    protocol->quit = false;
    protocol->now = NULL;
    rs_wake_clear(&protocol->wake);
}

static void handle(request *r)
{
    char name[32];

    if (!rs_json_string(rs_json_get(r->json, "cmd"), name, sizeof name)) {
        fail(r, "bad-request", "The member cmd must name a request.");
        return;
    }
    for (int i = 0; i < RS_COUNT(requests); i++)
        if (strcmp(requests[i].name, name) == 0) {
            requests[i].handle(r);
            return;
        }
    fail(r, "unknown-command", "There is no such request.");
}

void rs_protocol_reply(rs_protocol *protocol, const char *text, size_t length, rs_text *out)
{
    request r = {protocol, &protocol->session, {NULL, NULL}, out};

    out->used = 0;
    out->cut = false;
    out->at[0] = 0;
    if (length > RS_REQUEST)
        fail(&r, "too-long", "The request is too long.");
    else if (!rs_json_parse(text, length, &r.json) || rs_json_type(r.json) != '{')
        fail(&r, "bad-json", "The request is not a JSON object.");
    else
        handle(&r);
    if (out->cut) fail(&r, "too-long", "The reply would be too long.");
}
