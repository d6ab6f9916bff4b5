/* think.c - the requests that let a bot think: for its seat, or for a person who would like to know. */
#include "engine/game.h"
#include "protocol/advice.h"
#include "protocol/reply.h"
#include "protocol/request.h"

#include <string.h>

enum { LEAD_LOOKS = 100 }; /* that two moves are compared by */

/* What a bot is asked: the view, and dice of its own, never the game's. */
static rs_question question_for(const rs_request *r, int seat, const char *whose, rs_budget budget, void *view, rs_chance *chance)
{
    const rs_session *s = r->session;

    rs_chance_seed(chance, whose, s->seed, NULL, 0);
    chance->counter = (uint64_t)s->count << 32;
    rs_view(s->game, s->state, seat, view);
    return (rs_question){s->game, view, &s->turn.moves, chance, budget, r->protocol->room, 0};
}

static rs_move ask_bot(const rs_request *r, const rs_bot *bot, int seat, rs_budget budget, rs_wake *wake, rs_thoughts *thoughts)
{
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    rs_chance chance;
    rs_question question = question_for(r, seat, bot->id, budget, view, &chance);

    question.wake = wake;
    return question.moves->at[rs_bot_choose(bot, &question, thoughts)];
}

/* How long a bot may think: so many milliseconds, or so many iterations, for which no clock is needed. */
static bool read_budget(rs_request *r, rs_budget *budget)
{
    rs_json limit = rs_json_get(r->json, "ms"), times = rs_json_get(r->json, "iterations");
    long ms = times.at ? 0 : 100, iterations = 0;

    if (limit.at && (!rs_json_int(limit, &ms) || ms < 0 || ms > 600000))
        return rs_request_fail(r, "bad-request", "The member ms must be from 0 to 600000.");
    if (times.at && (!rs_json_int(times, &iterations) || iterations < 1 || iterations > 100000000))
        return rs_request_fail(r, "bad-request", "The member iterations must be from 1 to 100000000.");
    *budget = (rs_budget){(int)ms, (int)iterations, ms > 0 ? r->protocol->now : NULL};
    return true;
}

/* Time for the whole turn instead of one move: what is left of it is shared out. */
static bool read_turn(rs_request *r, rs_budget *budget)
{
    rs_json turn = rs_json_get(r->json, "turn");
    long ms;

    if (!turn.at) return true;
    if (!rs_json_int(turn, &ms) || ms < 1 || ms > 600000)
        return rs_request_fail(r, "bad-request", "The member turn must be from 1 to 600000.");
    *budget = (rs_budget){.turn = (int)ms, .now = r->protocol->now};
    return true;
}

/* For whom, and for how long: a seat that has something to decide. */
static bool read_asked(rs_request *r, int *seat, rs_budget *budget)
{
    if (!rs_request_seat(r, false, seat) || !read_budget(r, budget)) return false;
    if (rs_session_asked(r->session) == *seat) return true;
    return rs_request_fail(r, rs_session_asked(r->session) < 0 ? "game-over" : "not-asked", "This seat has nothing to decide.");
}

static bool read_bot(rs_request *r, const char *usual, const rs_bot **bot)
{
    rs_json named = rs_json_get(r->json, "bot");
    char id[32] = "";

    *bot = !named.at && usual ? rs_bot_find(usual) : rs_json_string(named, id, sizeof id) ? rs_bot_find(id) : NULL;
    return *bot || rs_request_fail(r, "unknown-bot", "There is no such bot.");
}

/* Names the bot's move; with "play": true it is made too, with "explain": true the thoughts are told. */
void rs_do_bot(rs_request *r)
{
    bool play = rs_request_is_true(r, "play"), explain = rs_request_is_true(r, "explain");
    char problem[RS_LINE];
    const rs_bot *bot;
    const char *why;
    rs_budget budget;
    rs_thoughts thoughts;
    rs_move move;
    int seat;

    if (!rs_request_seat(r, false, &seat) || !read_bot(r, NULL, &bot) || !read_asked(r, &seat, &budget) || !read_turn(r, &budget)) return;
    move = ask_bot(r, bot, seat, budget, &r->protocol->wake, &thoughts);
    rs_put(r->out, "{\"move\":");
    rs_reply_move(r->session->game, r->session->state, move, r->out, rs_move_text);
    if (explain) rs_put_char(r->out, ',');
    if (explain) rs_reply_thoughts(r->session, &thoughts, NULL, 0, r->out);
    if (play && (why = rs_session_play(r->session, seat, move, problem))) {
        rs_request_fail(r, rs_status_code(r->session->status), why);
        return;
    }
    if (play) rs_put_char(r->out, ',');
    if (play) rs_request_put_events(r, seat);
    rs_reply_next(r->session, r->out);
    rs_put_char(r->out, '}');
}

/* For how many of the best moves the reason is told. */
static bool read_reasons(rs_request *r, int *reasons)
{
    rs_json json = rs_json_get(r->json, "reasons");
    long number = 0;

    if (json.at && (!rs_json_int(json, &number) || number < 0 || number > RS_REASONS))
        return rs_request_fail(r, "bad-request", "The member reasons must be from 0 to 8.");
    *reasons = (int)number;
    return true;
}

static int find_reasons(rs_request *r, int seat, const rs_thoughts *thoughts, int wanted, rs_reason reason[RS_REASONS])
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
static bool read_against(rs_request *r, int *against)
{
    rs_json json = rs_json_get(r->json, "against");
    const rs_session *s = r->session;
    char move[RS_LINE];

    *against = -1;
    if (!json.at) return true;
    if (rs_json_string(json, move, sizeof move)) *against = rs_move_find(s->game, s->state, &s->turn.moves, move);
    return *against >= 0 || rs_request_fail(r, "bad-request", "The member against must be a legal move.");
}

/* By how much the best move is better than this one, on luck that it was not found with. */
static void put_lead(rs_request *r, int seat, rs_move best, int against)
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
void rs_do_hint(rs_request *r)
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
void rs_do_odds(rs_request *r)
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
