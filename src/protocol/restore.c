/* restore.c - a game file read: its header, its moves made again, its end compared; and proven. */
#include "protocol/restore.h"
#include "engine/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *rs_file_wrong(rs_reader *r, const char *what)
{
    rs_text text = rs_text_on(r->problem, RS_LINE);

    rs_put_format(&text, "Line %d: %s", r->lines.number, what);
    return r->problem;
}

static const char *wrong_at(rs_reader *r, int line, const char *what)
{
    r->lines.number = line;
    return rs_file_wrong(r, what);
}

/* Remarks of the program stay with the game. */
bool rs_file_line(rs_reader *r)
{
    if (r->pending) return r->pending = false, true;
    while (rs_lines_any(&r->lines)) {
        if (r->lines.text[0] != '#') return true;
        if (r->lines.text[1] == ':' && r->moves_at) rs_session_remark(r->session, r->lines.text);
    }
    return false;
}

bool rs_file_number(const char *text, long least, long most, long *number)
{
    char *end;

    *number = strtol(text, &end, 10);
    return end != text && !*end && *number >= least && *number <= most;
}

/* ---- The header ---------------------------------------------------------------------------------------------------------------- */

/* An older game may have had an option that is gone, or in another range. */
static const char *read_option(rs_reader *r, const char *text)
{
    bool older = r->rules && r->rules != r->game->rules_version;

    for (int i = 0; r->game->options[i].name; i++) {
        const char *rest = rs_after(text, r->game->options[i].name);
        long number;

        if (!rest) continue;
        if (!rs_file_number(rest, r->game->options[i].least, r->game->options[i].most, &number))
            return older ? NULL : rs_file_wrong(r, "the option is out of range.");
        r->option[i] = (int16_t)number;
        return NULL;
    }
    return older ? NULL : rs_file_wrong(r, "there is no such option.");
}

static const char *read_game(rs_reader *r, const char *id)
{
    if (!(r->game = rs_game_find(id))) return rs_file_wrong(r, "there is no such game.");
    for (int i = 0; r->game->options[i].name; i++) r->option[i] = r->game->options[i].usual;
    return NULL;
}

static const char *read_colours(rs_reader *r, const char *text)
{
    const char *why = rs_colours_parse(r->game, r->players, text, &r->colours);

    return why ? rs_file_wrong(r, why) : NULL;
}

static const char *copy_word(rs_reader *r, const char *text, char *word, size_t size)
{
    if (strlen(text) >= size) return rs_file_wrong(r, "the word is too long.");
    strcpy(word, text);
    return NULL;
}

/* Where it stands in the file: what comes behind `skip` bytes of this line. */
static rs_slice rest_of_line(const rs_reader *r, size_t skip)
{
    const char *end = r->lines.at;

    while (end > r->lines.begin && (end[-1] == '\n' || end[-1] == '\r')) end--;
    return (rs_slice){r->lines.begin + skip, (size_t)(end - r->lines.begin) - skip};
}

static const char *read_rules(rs_reader *r, const char *text)
{
    long number;

    r->rules_at = r->lines.number;
    if (!rs_file_number(text, 1, 32767, &number)) return rs_file_wrong(r, "the rules version is not a number.");
    r->rules = (int)number;
    return number <= r->game->rules_version ? NULL : rs_file_wrong(r, "this game was played under a newer version of the rules.");
}

static const char *read_header_line(rs_reader *r)
{
    const char *line = r->lines.text, *rest;
    long number;

    if ((rest = rs_after(line, "game"))) return read_game(r, rest);
    if (!r->game) return rs_file_wrong(r, "the game must be named first.");
    if ((rest = rs_after(line, "rules"))) return read_rules(r, rest);
    if ((rest = rs_after(line, "option"))) return read_option(r, rest);
    if ((rest = rs_after(line, "colours"))) return read_colours(r, rest);
    if ((rest = rs_after(line, "seed"))) return copy_word(r, rest, r->seed, sizeof r->seed);
    if ((rest = rs_after(line, "commit"))) return r->commit_at = r->lines.number, copy_word(r, rest, r->commit, sizeof r->commit);
    if ((rest = rs_after(line, "position")))
        return r->position_at = r->lines.number, r->position = rest_of_line(r, (size_t)(rest - line)), NULL;
    if (r->format > 1 && strcmp(line, "record") == 0) return r->recorded = true, NULL;
    if ((rest = rs_after(line, "players"))) {
        if (!rs_file_number(rest, 1, RS_SEATS, &number)) return rs_file_wrong(r, "that is not a number of players.");
        r->players = (int)number;
        return NULL;
    }
    if ((rest = rs_after(line, "entropy")) && r->entropies < RS_SEATS) return copy_word(r, rest, r->entropy[r->entropies++], RS_SEED + 2);
    return rs_file_wrong(r, "this is not understood.");
}

static const char *read_header(rs_reader *r)
{
    const char *why = NULL;

    if (rs_file_line(r)) r->format = strcmp(r->lines.text, "roadstead game 2") == 0 ? 2 : strcmp(r->lines.text, "roadstead game 1") == 0;
    if (!r->format) return rs_file_wrong(r, "this is not a game file of roadstead.");
    while (!why) {
        if (!rs_file_line(r)) return rs_file_wrong(r, "the file ends before its moves.");
        if (strcmp(r->lines.text, "moves") == 0) break;
        why = read_header_line(r);
    }
    r->moves_at = r->lines.number;
    return why || r->rules_at ? why : rs_file_wrong(r, "the version of the rules is missing.");
}

/* ---- Newer rules in the midst of it ------------------------------------------------------------------------------------------------ */

/* What lies before the last time that newer rules came is told as it stands, not played. */
static void find_turn(rs_reader *r)
{
    rs_lines saved = r->lines, *l = &r->lines;
    int at = 0;

    while (r->format > 1 && rs_lines_next(l))
        if (rs_after(l->text, "rules")) r->turned_at = l->begin, at = l->number;
    *l = saved;
    if (!r->turned_at) return;
    r->turned = true;
    l->at = r->turned_at;
    l->number = at - 1;
}

static const char *read_place(rs_reader *r, const char *rest)
{
    char *json;

    r->counter = strtoull(rest, &json, 10);
    if (*rest < '0' || *rest > '9' || *json != ' ') return rs_file_wrong(r, "this is no place in a stream.");
    r->position = rest_of_line(r, (size_t)(json + 1 - r->lines.text));
    return NULL;
}

/* "rules 2 3 PL-4.1" and "position 217 {..}". */
static const char *read_turn(rs_reader *r)
{
    const char *rest;
    char *end;
    long from, to;

    rs_file_line(r);
    from = strtol(rs_after(r->lines.text, "rules"), &end, 10);
    to = strtol(end, NULL, 10);
    if (from < r->rules || to <= from || to > r->game->rules_version) return rs_file_wrong(r, "these are no versions of the rules.");
    r->rules = (int)to;
    if (!rs_file_line(r) || !(rest = rs_after(r->lines.text, "position"))) return rs_file_wrong(r, "the position is missing.");
    r->recorded = false;
    return read_place(r, rest);
}

/* A line "record" may follow. */
static void read_turned_record(rs_reader *r)
{
    if (!rs_file_line(r)) return;
    r->recorded = strcmp(r->lines.text, "record") == 0;
    r->pending = !r->recorded;
}

/* ---- The beginning ---------------------------------------------------------------------------------------------------------------------
 */

rs_beginning rs_file_beginning(const rs_reader *r)
{
    rs_beginning b = {.game = r->game,
                      .players = r->players,
                      .options = r->option,
                      .colours = r->colours,
                      .seed = *r->seed || !r->position_at ? r->seed : "position",
                      .entropies = r->position_at ? 0 : r->entropies};

    for (int i = 0; i < b.entropies; i++) b.entropy[i] = r->entropy[i];
    return b;
}

/* The file from its second line up to the moves that are played. */
rs_slice rs_file_past(const rs_reader *r, const char *end)
{
    const char *begin = memchr(r->text, '\n', r->length);

    while (begin && begin + 1 < end && strncmp(begin + 1, "game ", 5) != 0) begin = memchr(begin + 1, '\n', (size_t)(end - begin - 1));
    return begin && begin + 1 < end ? (rs_slice){begin + 1, (size_t)(end - begin - 1)} : (rs_slice){r->text, 0};
}

static const char *begin_at_position(rs_reader *r, rs_slice past)
{
    _Alignas(RS_ALIGN) unsigned char state[RS_STATE];
    rs_beginning b = rs_file_beginning(r);
    char problem[RS_LINE];
    const char *why = rs_state_convert(r->game, r->rules, r->position.at, r->position.length, NULL, state, problem);

    if (!why) why = rs_session_turn(r->session, &b, state, r->counter, past.at, past.length, problem);
    return why ? rs_file_wrong(r, why) : NULL;
}

static const char *begin(rs_reader *r)
{
    rs_beginning b = rs_file_beginning(r);
    char problem[RS_LINE];
    const char *why;

    if (r->turned) {
        why = begin_at_position(r, rs_file_past(r, r->lines.at));
        r->session->loaded = r->position_at > 0;
        if (!why) read_turned_record(r);
        return why;
    }
    if (!r->game) return rs_file_wrong(r, "no game is named.");
    if (r->position_at) {
        int line = r->lines.number;

        r->lines.number = r->position_at;
        if ((why = begin_at_position(r, (rs_slice){"", 0}))) return why;
        r->lines.number = line;
        r->session->turned = false;
        r->session->loaded = true;
        return NULL;
    }
    why = rs_session_begin(r->session, &b, problem);
    return why ? rs_file_wrong(r, why) : NULL;
}

/* ---- Moves
 * ------------------------------------------------------------------------------------------------------------------------------- */

const char *rs_file_draws(rs_reader *r)
{
    const char *rest;

    r->drawn = 0;
    if (!rs_file_line(r)) return NULL;
    if (!(rest = rs_after(r->lines.text, "draw"))) {
        r->pending = true;
        return NULL;
    }
    if (!r->draws_at) r->draws_at = r->lines.number;
    while (*rest) {
        char *end;
        long outcome = strtol(rest, &end, 10);

        if (end == rest || outcome < 0 || outcome > INT16_MAX || r->drawn == RS_SESSION_DRAWS)
            return rs_file_wrong(r, "these are not draws.");
        r->draws[r->drawn++] = (int16_t)outcome;
        for (rest = end; *rest == ' ';) rest++;
    }
    return NULL;
}

void rs_file_feed(rs_reader *r, rs_chance *chance)
{
    chance->feed = r->draws;
    chance->fed = 0;
    chance->feed_size = r->drawn;
}

/* Set-up with draws that were scripted is made again from them. */
static const char *begin_again_from_draws(rs_reader *r)
{
    rs_session *s = r->session;

    if (r->drawn == 0 || r->position_at || r->turned) return NULL;
    s->chance.taped = 0;
    rs_file_feed(r, &s->chance);
    rs_start(s->game, s->state, r->players, r->option, &s->turn);
    s->chance.feed = NULL;
    s->scripted = true;
    if (s->chance.failed) return rs_file_wrong(r, "these draws are impossible.");
    memcpy(s->origin, s->state, s->game->state_bytes);
    memcpy(s->horizon, s->state, s->game->state_bytes);
    s->setup_draws = s->chance.taped;
    return NULL;
}

/* What the record must say now. */
static void expect_told(rs_reader *r, const void *before)
{
    rs_text told = rs_text_on(r->told, sizeof r->told);

    rs_record_turn(r->game, before, r->session->state, &r->session->turn, &told);
    if (!before && !r->session->loaded) {
        rs_put(&told, "begin ");
        rs_state_json(r->game, r->session->state, &told);
        rs_put_char(&told, '\n');
    }
    r->untold = r->told;
}

static const char *read_told(rs_reader *r)
{
    size_t length = strlen(r->lines.text);

    if (strncmp(r->untold, r->lines.text, length) != 0 || r->untold[length] != '\n') return rs_file_wrong(r, "this is not what happened.");
    r->untold += length + 1;
    return NULL;
}

static bool is_told(const char *line) { return *line == '.' || *line == '=' || rs_after(line, "begin"); }

static const char *read_move(rs_reader *r)
{
    rs_session *s = r->session;
    char *end, move[RS_LINE], why[RS_LINE];
    long seat = strtol(r->lines.text, &end, 10);
    const char *refused;
    int line = r->lines.number;

    if (end == r->lines.text || *end != ' ' || seat < 0 || seat >= RS_SEATS || strlen(end) > sizeof move)
        return rs_file_wrong(r, "this is not a move.");
    snprintf(move, sizeof move, "%s", end + 1);
    if ((refused = rs_file_draws(r))) return refused;
    if (r->drawn > 0) s->scripted = true;
    rs_file_feed(r, &s->chance);
    memcpy(r->before, s->state, s->game->state_bytes);
    refused = rs_session_play_text(s, (int)seat, move, why);
    s->chance.feed = NULL;
    if (refused) return wrong_at(r, line, refused);
    if (r->recorded) expect_told(r, r->before);
    return NULL;
}

/* After draws that were told, the stream goes on where it was. */
const char *rs_file_stream(rs_reader *r, const char *text)
{
    char *end;

    if (!r->draws_at) r->draws_at = r->lines.number; /* or a place could be chosen where the dice are kind */
    r->session->scripted = true;
    r->session->chance.counter = strtoull(text, &end, 10);
    return *text >= '0' && *text <= '9' && !*end ? NULL : rs_file_wrong(r, "this is no place in a stream.");
}

/* ---- The end
 * ----------------------------------------------------------------------------------------------------------------------------- */

bool rs_file_concession(rs_session *s, const char *seat)
{
    long number;

    return rs_file_number(seat, 0, 1, &number) && !rs_session_concede(s, (int)number);
}

static const char *read_last(rs_reader *r)
{
    const rs_session *s = r->session;
    rs_text expected = rs_text_on(r->told, sizeof r->told);

    if (r->format == 1 || ((const rs_head *)s->state)->over) return NULL;
    rs_put_format(&expected, "last %llu ", (unsigned long long)s->chance.counter);
    rs_state_json(s->game, s->state, &expected);
    if (!rs_file_line(r)) return rs_file_wrong(r, "the last position is missing.");
    return strcmp(r->lines.text, expected.at) == 0 ? NULL : rs_file_wrong(r, "the last position is not the one that was noted.");
}

static const char *read_end(rs_reader *r)
{
    const rs_session *s = r->session;
    char expected[32];
    const char *ends = rs_after(r->lines.text, "end"), *by = rs_after(ends, "conceded");
    uint64_t hash = r->format == 1 ? rs_hash(s->state, s->game->state_bytes) : rs_state_hash(s->game, s->state);

    snprintf(expected, sizeof expected, "hash %016llx", (unsigned long long)hash);
    if (by ? !rs_file_concession(r->session, by) : strcmp(ends, rs_asked(s->state) < 0 ? "over" : "open") != 0)
        return rs_file_wrong(r, "the game does not end like this.");
    if (!rs_file_line(r)) return rs_file_wrong(r, "the hash is missing.");
    if (strcmp(r->lines.text, expected) != 0) return rs_file_wrong(r, "the last position is not the one that was noted.");
    return read_last(r);
}

static const char *read_moves(rs_reader *r)
{
    while (rs_file_line(r)) {
        const char *stream = rs_after(r->lines.text, "stream"), *why;

        if (r->recorded && is_told(r->lines.text)) {
            if ((why = read_told(r))) return why;
            continue;
        }
        if (rs_session_moves(r->session) == r->most_moves) return NULL;
        if (r->recorded && *r->untold) return rs_file_wrong(r, "what happened is missing.");
        if (rs_after(r->lines.text, "end")) return read_end(r);
        if ((why = stream ? rs_file_stream(r, stream) : read_move(r))) return why;
    }
    return rs_file_wrong(r, "the file ends before its end.");
}

static const char *begin_all(rs_reader *r)
{
    const char *why = begin(r);

    if (!why) why = rs_file_draws(r);
    if (!why) why = begin_again_from_draws(r);
    r->untold = "";
    if (!why && r->recorded && !r->turned) expect_told(r, NULL);
    return why;
}

static const char *restore(rs_reader *r)
{
    const char *why = read_header(r);

    if (!why) find_turn(r);
    if (!why && r->turned) why = read_turn(r);
    if (why) return why;
    why = begin_all(r);
    if (r->rules != r->game->rules_version) return rs_restore_older(r, why);
    return why ? why : read_moves(r);
}

/* Replayed it is; but did all its luck come from the seed that was committed to? */
static const char *prove(rs_reader *r)
{
    char expected[65];

    rs_commitment(r->session->seed, expected);
    if (r->position_at) return wrong_at(r, r->position_at, "the game began from a given position: there is no seed to prove.");
    if (r->draws_at) return wrong_at(r, r->draws_at, "some draws were scripted: the dice prove nothing.");
    if (!r->commit_at) return wrong_at(r, r->moves_at, "no commitment to the seed comes before the moves.");
    return strcmp(r->commit, expected) == 0 ? NULL
                                            : wrong_at(r, r->commit_at, "the seed does not fit the commitment made before the game.");
}

/* The reader is large, so it borrows the end of the caller's stack only while it works. */
static const char *restore_text(rs_session *session, const char *text, size_t length, int most_moves, char *problem, bool proof)
{
    rs_reader r = {.session = session, .problem = problem, .text = text, .length = length, .most_moves = most_moves};
    const char *why;

    r.lines.at = text;
    r.lines.end = text + length;
    session->past_used = 0;
    why = restore(&r);
    if (why) session->game = NULL;
    return why || !proof ? why : prove(&r);
}

const char *rs_session_restore(rs_session *session, const char *text, size_t length, char *problem)
{
    return restore_text(session, text, length, -1, problem, false);
}

const char *rs_session_verify(rs_session *session, const char *text, size_t length, char *problem)
{
    return restore_text(session, text, length, -1, problem, true);
}

/* ---- The middle of a game
 * ------------------------------------------------------------------------------------------------------------------ */

/* Shows a move of the past as it was recorded, if it was. */
static void show_past(rs_session *s, int moves)
{
    rs_tale tale;
    rs_turn turn;

    rs_turn_init(&turn, NULL);
    rs_tale_begin(&tale, s->game, s->past, s->past_used, &turn);
    while (rs_tale_next(&tale) && tale.move < moves - 1) continue;
    s->past_moves = moves;
    s->count = s->horizon_count = 0;
    s->conceded = RS_NOBODY;
    if (tale.shown) memcpy(s->state, tale.state, s->game->state_bytes);
    memcpy(s->origin, s->state, s->game->state_bytes);
    memcpy(s->horizon, s->state, s->game->state_bytes);
    s->turn.events = 0;
    s->turn.moves.count = 0;
    if (rs_asked(s->state) >= 0) rs_legal(s->game, s->state, &s->turn.moves);
}

const char *rs_session_restore_to(rs_session *session, const char *text, size_t length, int moves, char *problem)
{
    const char *why = restore_text(session, text, length, -1, problem, false);
    rs_turning turning;

    if (why || moves < 0 || moves > rs_session_moves(session)) return why;
    if (moves < session->past_moves) return show_past(session, moves), NULL;
    if (session->turned && moves == session->past_moves && session->count == 0) return NULL;
    turning = session->turning;
    why = restore_text(session, text, length, moves, problem, false);
    session->turning = turning;
    return why;
}
