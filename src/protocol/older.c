/* older.c - a game of an older version of the rules: played again under today's, or gone on with from the position that it had.
 *
 * Nobody's game is lost by a fix of the rules. Its moves are made again; if they are legal and lead to the same, nothing has happened.
 * If not, the position that the file holds is converted, and what came before stays in the file as history. If it holds none, the game
 * goes on from where its moves still lead, and the others become remarks. */
#include "protocol/restore.h"
#include "engine/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef enum verdict { AGREES, DIFFERS, CANNOT_TELL } verdict;

typedef struct older {
    rs_reader *r;
    rs_session *s;
    uint64_t told, noted; /* of all events so far: those of today's rules, and those of the file */
    rs_event made;        /* the move above, as an event that was not yet noted */
    bool has_made;
    bool apart;   /* what is told is not what was told, since turning.move */
    int move;     /* of the file, from 0, which was last read */
    char end[40]; /* how the file says that it ended, its hash, its last position */
    char hash[20];
    uint64_t counter;
    rs_slice last;
    const char *ends_at; /* where that begins */
} older;

/* ---- What was told -------------------------------------------------------------------------------------------------------------- */

/* Who was asked does not matter: the engine may have made the move then, or make it now. */
static uint64_t mixed(const rs_game *game, uint64_t sum, rs_event event)
{
    event.asked = 0;
    for (int i = 0; i < 4 && event.kind != RS_EVENT_MOVE; i++)
        if (!game->event[event.kind].arg[i]) event.arg[i] = 0;
    return sum * 31 + rs_hash(&event, sizeof event);
}

static void hear(older *o)
{
    for (int i = 0; i < o->s->turn.events; i++) o->told = mixed(o->s->game, o->told, o->s->turn.event[i]);
}

static void note_made(older *o)
{
    if (o->has_made) o->noted = mixed(o->r->game, o->noted, o->made);
    o->has_made = false;
}

static void note_told(older *o)
{
    rs_event event;
    bool known = rs_record_event(o->r->game, o->s->state, o->r->rules, o->r->lines.text, &event);

    if (known && event.kind == RS_EVENT_MOVE && event.asked) {
        o->made.sees = event.sees;
        return;
    }
    note_made(o);
    o->noted = known ? mixed(o->r->game, o->noted, event) : o->noted * 31 + 1;
}

/* ---- Where it ends ----------------------------------------------------------------------------------------------------------------- */

/* Looks ahead at the end of the file: it tells what the moves must lead to. */
static const char *look_at_end(older *o)
{
    rs_reader *r = o->r;
    rs_lines saved = r->lines, *l = &r->lines;
    const char *rest;

    if (r->pending) l->at = l->begin;
    while (!*o->end && rs_lines_next(l)) {
        if (!o->ends_at && (rs_after(l->text, "stream") || rs_after(l->text, "end"))) o->ends_at = l->begin;
        if ((rest = rs_after(l->text, "end"))) snprintf(o->end, sizeof o->end, "%s", rest);
    }
    if (*o->end && rs_lines_next(l) && (rest = rs_after(l->text, "hash"))) snprintf(o->hash, sizeof o->hash, "%s", rest);
    if (r->format > 1 && rs_lines_next(l) && (rest = rs_after(l->text, "last"))) {
        char *json;

        o->counter = strtoull(rest, &json, 10);
        o->last = (rs_slice){l->begin + (json - l->text), (size_t)(l->at - l->begin) - (size_t)(json - l->text)};
    }
    *l = saved;
    if (!*o->end) return rs_file_wrong(r, "the file ends before its end.");
    return *o->hash ? NULL : rs_file_wrong(r, "the hash is missing.");
}

static bool ended_over(const older *o) { return strcmp(o->end, "over") == 0; }

/* The position in which it ended, by the last line or by the record. `base`: what a newer form has beyond it, or NULL. */
static bool kept_position(const older *o, const void *base, void *state)
{
    char problem[RS_LINE];
    rs_tale tale;
    rs_turn turn;

    if (o->last.at) return !rs_state_convert(o->r->game, o->r->rules, o->last.at, o->last.length, base, state, problem);
    if (!ended_over(o)) return false;
    rs_turn_init(&turn, NULL);
    rs_tale_begin(&tale, o->r->game, o->r->text, o->r->length, &turn);
    while (rs_tale_next(&tale)) continue;
    memcpy(state, tale.state, o->r->game->state_bytes);
    if (base) rs_state_keep_newer(o->r->game, o->r->rules, base, state);
    return tale.shown && ((const rs_head *)state)->over;
}

static verdict compare_positions(const older *o)
{
    _Alignas(RS_ALIGN) unsigned char kept[RS_STATE];

    if (!kept_position(o, o->s->state, kept)) return CANNOT_TELL;
    return memcmp(kept, o->s->state, o->s->game->state_bytes) == 0 ? AGREES : DIFFERS;
}

/* Bytes may have come to lie elsewhere, and fields may be new: then another hash says nothing. */
static verdict compare_hashes(const older *o)
{
    const rs_session *s = o->s;
    uint64_t hash = o->r->format == 1 ? rs_hash(s->state, s->game->state_bytes) : rs_state_hash(s->game, s->state);
    char expected[20];

    snprintf(expected, sizeof expected, "%016llx", (unsigned long long)hash);
    if (strcmp(expected, o->hash) == 0) return AGREES;
    return o->r->format == 1 || rs_has_changed(s->game, o->r->rules) ? CANNOT_TELL : DIFFERS;
}

static verdict compare(const older *o)
{
    verdict found;

    if (o->r->recorded && o->told != o->noted) return DIFFERS;
    if (ended_over(o) != (rs_asked(o->s->state) < 0)) return DIFFERS;
    if ((o->last.at || o->r->recorded) && (found = compare_positions(o)) != CANNOT_TELL) return found;
    found = compare_hashes(o);
    return found == CANNOT_TELL && o->r->recorded ? AGREES : found;
}

/* ---- Playing it again ------------------------------------------------------------------------------------------------------------------
 */

/* Answers a new question, and notes what the answer was. */
static bool answer(rs_session *s, int from, rs_move move, const char *what)
{
    char line[RS_LINE], problem[RS_LINE];
    rs_text text = rs_text_on(line, sizeof line);

    rs_put_format(&text, "#: rules %d to %d: move %d is new, and was %s", from, s->game->rules_version, rs_session_moves(s) + 1, what);
    if (rs_session_play(s, rs_session_asked(s), move, problem)) return false;
    rs_session_remark(s, line);
    s->turning.filled++;
    return true;
}

/* A question that is new and has one answer: it is given. */
bool rs_session_fill(rs_session *s, int from)
{
    return rs_session_asked(s) >= 0 && s->turn.moves.count == 1 && answer(s, from, s->turn.moves.at[0], "the only choice");
}

/* One with several answers: the cautious one does what was done when nobody was asked, if the noted move then follows. */
static bool fill_as_usual(rs_session *s, int from)
{
    const rs_decision *decision;

    if (rs_session_asked(s) < 0) return false;
    decision = rs_pending(s->game, s->state);
    return decision->usual && answer(s, from, decision->usual(s->state, &s->turn.moves), "the usual choice");
}

static bool is_legal(const rs_session *s, int seat, const char *move)
{
    return rs_session_asked(s) == seat && rs_move_find(s->game, s->state, &s->turn.moves, move) >= 0;
}

typedef struct filling { /* where a session was before questions were answered for it */
    rs_waypoint place;
    int count, filled;
    size_t past_used;
} filling;

static void begin_filling(const rs_session *s, filling *f)
{
    rs_session_mark(s, &f->place);
    f->count = s->count;
    f->filled = s->turning.filled;
    f->past_used = s->past_used;
}

/* They led to nothing: the answers are taken back. */
static void end_filling(rs_session *s, const filling *f)
{
    rs_status status = s->status;
    char problem[RS_LINE];

    if (s->count == f->count || rs_session_rewind(s, &f->place, f->count, problem)) return;
    s->turning.filled = f->filled;
    s->past[s->past_used = f->past_used] = 0;
    s->status = status;
}

const char *rs_session_play_older(rs_session *s, int from, int seat, const char *noted, rs_hearer *heard, void *context, char *problem)
{
    char move[RS_LINE];
    rs_text text = rs_text_on(move, sizeof move);
    const char *refused;
    filling before;
    bool chosen = false; /* once before a move: a second choice would be a guess */

    begin_filling(s, &before);
    rs_put_old_move(s->game, from, noted, &text);
    while (!is_legal(s, seat, move) && (rs_session_fill(s, from) || (!chosen && (chosen = fill_as_usual(s, from))))) heard(context);
    refused = rs_session_play_text(s, seat, move, problem);
    if (refused)
        end_filling(s, &before);
    else
        heard(context);
    return refused;
}

static void hear_move(void *context) { hear(context); }

static bool fill(older *o)
{
    if (!rs_session_fill(o->s, o->r->rules)) return false;
    hear(o);
    return true;
}

static void go_apart(older *o)
{
    if (!o->apart) o->s->turning.move = o->s->past_moves + rs_at_least(o->move, 0);
    o->apart = true;
}

/* Has it gone the same way up to here, as far as the file tells? */
static void catch_up(older *o)
{
    note_made(o);
    if (!o->r->recorded || o->apart) return;
    while (o->told != o->noted && fill(o)) continue;
    if (o->told != o->noted) go_apart(o);
}

static const char *play(older *o, int seat, const char *noted, char *problem)
{
    rs_session *s = o->s;
    const char *refused;

    rs_file_feed(o->r, &s->chance);
    refused = rs_session_play_older(s, o->r->rules, seat, noted, hear_move, o, problem);
    s->chance.feed = NULL;
    if (refused) return refused;
    o->made = rs_move_event(seat, s->entry[s->count - 1].move, true);
    o->has_made = true;
    return NULL;
}

static bool stop(older *o, const char *why)
{
    rs_text text = rs_text_on(o->s->turning.why, RS_LINE);

    rs_put(&text, why);
    go_apart(o);
    return false;
}

/* A move of the file; why it cannot be made, or NULL. */
static const char *read_move(older *o, char *problem)
{
    rs_reader *r = o->r;
    char *end, move[RS_LINE];
    long seat = strtol(r->lines.text, &end, 10);
    const char *why;

    o->move++;
    if (end == r->lines.text || *end != ' ' || seat < 0 || seat >= RS_SEATS || strlen(end) > sizeof move) return "This is not a move.";
    snprintf(move, sizeof move, "%s", end + 1);
    if ((why = rs_file_draws(r))) return why;
    if (r->drawn > 0) o->s->scripted = true;
    return play(o, (int)seat, move, problem);
}

/* Answers to new questions may have led past the move that the file is read to. */
static void go_back_to(rs_session *s, int moves)
{
    rs_waypoint origin;
    char problem[RS_LINE];

    if (moves < 0 || rs_session_moves(s) <= moves) return;
    rs_session_mark_origin(s, &origin);
    rs_session_rewind(s, &origin, s->count - (rs_session_moves(s) - moves), problem);
}

/* All moves of the file; false: one cannot be made. */
static bool read_moves(older *o)
{
    rs_reader *r = o->r;
    char problem[RS_LINE];

    while (rs_file_line(r) && !rs_after(r->lines.text, "end")) {
        const char *line = r->lines.text, *stream = rs_after(line, "stream"), *why;

        if (*line == '.') {
            note_told(o);
        } else if (stream) {
            rs_file_stream(r, stream);
        } else if (*line >= '0' && *line <= '9') {
            if (r->most_moves >= 0 && rs_session_moves(o->s) >= r->most_moves) return true;
            catch_up(o);
            if ((why = read_move(o, problem))) return stop(o, why);
            go_back_to(o->s, r->most_moves);
        }
    }
    catch_up(o);
    return true;
}

/* ---- Going on
 * -------------------------------------------------------------------------------------------------------------------------------- */

/* Newer rules came, and this is the position they came to. */
static void note_turn(older *o)
{
    rs_reader *r = o->r;
    rs_text line = rs_text_on(r->told, sizeof r->told);

    rs_put_format(&line, "rules %d %d ", r->rules, r->game->rules_version);
    rs_put_clauses(r->game, r->rules, &line);
    rs_put_format(&line, "\nposition %llu ", (unsigned long long)o->counter);
    rs_state_json(r->game, o->s->state, &line);
    rs_session_remark(o->s, r->told);
}

/* NULL: it goes on from the position that it had. Otherwise why not; an empty text if that position is not known. */
static const char *convert(older *o)
{
    rs_reader *r = o->r;
    _Alignas(RS_ALIGN) unsigned char state[RS_STATE];
    rs_beginning b = rs_file_beginning(r);
    rs_turning turning = o->s->turning;
    rs_slice past = rs_file_past(r, o->ends_at);
    const char *why;

    if (!kept_position(o, NULL, state)) return "";
    if (past.length + RS_JSON_ROOM + RS_LINE > RS_PAST) return "This game has grown too long to go on.";
    if ((why = rs_session_turn(o->s, &b, state, o->counter, past.at, past.length, r->problem))) return why;
    note_turn(o);
    o->s->turning = turning;
    o->s->turning.how = RS_CONVERTED;
    o->s->loaded = r->position_at > 0;
    o->s->scripted = r->draws_at > 0;
    return NULL;
}

/* The moves that cannot be made any more stay with the game as remarks. */
static void shorten(older *o)
{
    rs_reader *r = o->r;
    rs_turning *turning = &o->s->turning;
    char line[RS_LINE * 2];
    rs_text text = rs_text_on(line, sizeof line);

    turning->how = RS_SHORTENED;
    rs_put_format(&text, "#: rules %d to %d: from move %d on it cannot go as it went: %s", turning->from, o->s->game->rules_version,
                  o->s->past_moves + o->move + 1, turning->why);
    rs_session_remark(o->s, line);
    r->lines.at = r->turned ? r->turned_at : r->text;
    for (int move = -1; rs_lines_next(&r->lines) && r->lines.begin < o->ends_at;) {
        if (r->lines.text[0] < '0' || r->lines.text[0] > '9' || ++move < o->move) continue;
        text = rs_text_on(line, sizeof line);
        rs_put_format(&text, "#: %s", r->lines.text);
        rs_session_remark(o->s, line);
    }
}

static void concede(older *o)
{
    const char *by = rs_after(o->end, "conceded");

    if (by) rs_file_concession(o->s, by);
}

/* What is left when its moves do not lead where they led. */
static const char *go_on(older *o, bool played, const char *why)
{
    const char *not_kept = convert(o);

    if (!not_kept) return concede(o), NULL;
    if (why || *not_kept) return why ? why : not_kept;
    if (!played) return shorten(o), NULL;
    o->s->turning.how = RS_REPLAYED;
    return concede(o), NULL;
}

const char *rs_restore_older(rs_reader *r, const char *why)
{
    older o = {.r = r, .s = r->session, .move = -1};
    const char *bad = look_at_end(&o);
    bool played = false;
    verdict found = DIFFERS;

    if (bad) return why ? why : bad;
    if (!why && !r->turned && !r->position_at) hear(&o);
    r->session->turning = (rs_turning){.from = r->rules, .move = -1};
    if (!why) played = read_moves(&o);
    if (r->most_moves >= 0) return why;
    if (played)
        while ((found = compare(&o)) == DIFFERS && fill(&o)) continue;
    if (found == DIFFERS) return go_on(&o, played, why);
    r->session->turning.how = found == AGREES ? RS_SAME : RS_REPLAYED;
    concede(&o);
    return NULL;
}
