/* gamefile.c - game files. Readable text: a header, one move a line, and how it ended.
 *
 *     roadstead game 1
 *     game plunder
 *     rules 1
 *     players 2
 *     option goal 40
 *     seed 5f1c0a7e
 *     commit 3e0b..                      the SHA-256 of the seed, known before the first move
 *     entropy 77aa                       what each player mixed in, in the order of the seats
 *     moves
 *     0 explore nassau north
 *     draw 46 12                         only where draws were scripted: what came out during that move
 *     1 pay all
 *     stream 217                         only where draws were scripted: how far the seed's stream was used
 *     end over                           or "end open"
 *     hash 0123456789abcdef              of the last position
 *
 * Lines that begin with # are remarks. A game that began from a position has a line "position {..}" (as the engine prints it) in place of
 * commitment and entropy. */
#include "protocol/gamefile.h"
#include "engine/game.h"
#include "engine/json.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Writing -------------------------------------------------------------------------------------------------------------------- */

static void save_options(const rs_session *s, rs_text *out)
{
    const rs_head *origin = (const rs_head *)s->origin;

    for (int i = 0; s->game->options[i].name; i++)
        if (origin->option[i] != s->game->options[i].usual)
            rs_put_format(out, "option %s %d\n", s->game->options[i].name, origin->option[i]);
}

static void save_beginning(const rs_session *s, rs_text *out)
{
    char commitment[65];

    if (s->loaded) {
        rs_put_format(out, "seed %s\nposition ", s->seed);
        rs_state_json(s->game, s->origin, out);
        rs_put_char(out, '\n');
        return;
    }
    rs_commitment(s->seed, commitment);
    rs_put_format(out, "seed %s\ncommit %s\n", s->seed, commitment);
    for (int i = 0; i < s->entropies; i++) rs_put_format(out, "entropy %s\n", s->entropy[i]);
}

static void save_draws(const rs_session *s, int first, int count, rs_text *out)
{
    if (!s->scripted || count == 0) return;
    rs_put(out, "draw");
    for (int i = first; i < first + count; i++) rs_put_format(out, " %d", s->tape[i]);
    rs_put_char(out, '\n');
}

void rs_session_save(const rs_session *s, rs_text *out)
{
    int drawn = s->setup_draws;

    rs_put_format(out, "roadstead game 1\ngame %s\nrules %d\nplayers %d\n", s->game->id, s->game->rules_version,
                  ((const rs_head *)s->origin)->players);
    save_options(s, out);
    save_beginning(s, out);
    rs_put(out, "moves\n");
    save_draws(s, 0, s->setup_draws, out);
    for (int i = 0; i < s->count; i++) {
        rs_put_format(out, "%d ", s->entry[i].seat);
        rs_move_text(s->game, s->entry[i].move, out);
        rs_put_char(out, '\n');
        save_draws(s, drawn, s->entry[i].draws, out);
        drawn += s->entry[i].draws;
    }
    if (s->scripted) rs_put_format(out, "stream %llu\n", (unsigned long long)s->chance.counter);
    rs_put_format(out, "end %s\nhash %016llx\n", rs_asked(s->state) < 0 ? "over" : "open",
                  (unsigned long long)rs_hash(s->state, s->game->state_bytes));
}

/* ---- Reading ----------------------------------------------------------------------------------------------------------------------- */

typedef struct reader {
    rs_session *session;
    char *problem;
    const char *at, *end;
    int line;
    char text[16384]; /* the line, without its end */
    const rs_game *game;
    int players, entropies;
    int16_t option[RS_OPTIONS];
    char seed[RS_SEED + 2], commit[66], entropy[RS_SEATS][RS_SEED + 2];
    int rules_at, commit_at, position_at, moves_at, draws_at; /* the lines, the first one of draws; 0: none */
    int most_moves;                                           /* where to stop before the end; -1: nowhere */
    bool pending;                                             /* a line that was read but belongs to what follows */
    int16_t draws[RS_SESSION_DRAWS];
    int drawn;
} reader;

static const char *wrong(reader *r, const char *what)
{
    rs_text text = rs_text_on(r->problem, RS_LINE);

    rs_put_format(&text, "Line %d: %s", r->line, what);
    return r->problem;
}

/* Whatever line comes next; one that is too long is cut and will not be understood. */
static void take_line(reader *r)
{
    size_t length = 0;

    r->line++;
    for (; r->at < r->end && *r->at != '\n'; r->at++)
        if (length + 1 < sizeof r->text && *r->at != '\r') r->text[length++] = *r->at;
    if (r->at < r->end) r->at++;
    r->text[length] = 0;
}

/* The next line that is no remark, into r->text; false at the end. */
static bool next_line(reader *r)
{
    if (r->pending) return r->pending = false, true;
    do {
        if (r->at == r->end) return false;
        take_line(r);
    } while (r->text[0] == '#');
    return true;
}

/* What follows a keyword and a blank, or NULL if the line begins otherwise. */
static const char *after(const char *line, const char *keyword)
{
    size_t length = strlen(keyword);

    return strncmp(line, keyword, length) == 0 && line[length] == ' ' ? line + length + 1 : NULL;
}

static bool number_in(const char *text, long least, long most, long *number)
{
    char *end;

    *number = strtol(text, &end, 10);
    return end != text && !*end && *number >= least && *number <= most;
}

static const char *read_option(reader *r, const char *text)
{
    for (int i = 0; r->game->options[i].name; i++) {
        const char *rest = after(text, r->game->options[i].name);
        long number;

        if (!rest) continue;
        if (!number_in(rest, r->game->options[i].least, r->game->options[i].most, &number)) return wrong(r, "the option is out of range.");
        r->option[i] = (int16_t)number;
        return NULL;
    }
    return wrong(r, "there is no such option.");
}

static const char *read_game(reader *r, const char *id)
{
    if (!(r->game = rs_game_find(id))) return wrong(r, "there is no such game.");
    for (int i = 0; r->game->options[i].name; i++) r->option[i] = r->game->options[i].usual;
    return NULL;
}

static const char *copy_word(reader *r, const char *text, char *word, size_t size)
{
    if (strlen(text) >= size) return wrong(r, "the word is too long.");
    strcpy(word, text);
    return NULL;
}

static const char *read_position(reader *r, const char *json)
{
    char problem[RS_LINE];
    const char *why = rs_session_load(r->session, r->game, json, strlen(json), *r->seed ? r->seed : "position", problem);

    r->position_at = r->line;
    return why ? wrong(r, why) : NULL;
}

static const char *read_rules(reader *r, const char *text)
{
    long number;

    r->rules_at = r->line;
    if (!number_in(text, 1, 32767, &number)) return wrong(r, "the rules version is not a number.");
    return number == r->game->rules_version ? NULL : wrong(r, "this game was played under another version of the rules.");
}

static const char *read_header_line(reader *r)
{
    const char *rest;
    long number;

    if ((rest = after(r->text, "game"))) return read_game(r, rest);
    if (!r->game) return wrong(r, "the game must be named first.");
    if ((rest = after(r->text, "rules"))) return read_rules(r, rest);
    if ((rest = after(r->text, "option"))) return read_option(r, rest);
    if ((rest = after(r->text, "seed"))) return copy_word(r, rest, r->seed, sizeof r->seed);
    if ((rest = after(r->text, "commit"))) return r->commit_at = r->line, copy_word(r, rest, r->commit, sizeof r->commit);
    if ((rest = after(r->text, "position"))) return read_position(r, rest);
    if ((rest = after(r->text, "players"))) {
        if (!number_in(rest, 1, RS_SEATS, &number)) return wrong(r, "that is not a number of players.");
        r->players = (int)number;
        return NULL;
    }
    if ((rest = after(r->text, "entropy")) && r->entropies < RS_SEATS) return copy_word(r, rest, r->entropy[r->entropies++], RS_SEED + 2);
    return wrong(r, "this is not understood.");
}

static const char *read_header(reader *r)
{
    const char *why = NULL;

    if (!next_line(r) || strcmp(r->text, "roadstead game 1") != 0) return wrong(r, "this is not a game file of roadstead.");
    while (!why) {
        if (!next_line(r)) return wrong(r, "the file ends before its moves.");
        if (strcmp(r->text, "moves") == 0) break;
        why = read_header_line(r);
    }
    r->moves_at = r->line;
    return why || r->rules_at ? why : wrong(r, "the version of the rules is missing.");
}

/* A line of draws, if one comes next; these outcomes are then repeated. */
static const char *read_draws(reader *r)
{
    const char *rest;

    r->drawn = 0;
    if (!next_line(r)) return NULL;
    if (!(rest = after(r->text, "draw"))) {
        r->pending = true;
        return NULL;
    }
    if (!r->draws_at) r->draws_at = r->line;
    while (*rest) {
        char *end;
        long outcome = strtol(rest, &end, 10);

        if (end == rest || outcome < 0 || outcome > INT16_MAX || r->drawn == RS_SESSION_DRAWS) return wrong(r, "these are not draws.");
        r->draws[r->drawn++] = (int16_t)outcome;
        for (rest = end; *rest == ' ';) rest++;
    }
    return NULL;
}

static void feed(reader *r, rs_chance *chance)
{
    chance->feed = r->draws;
    chance->fed = 0;
    chance->feed_size = r->drawn;
}

static const char *begin(reader *r)
{
    rs_beginning b = {r->game, r->players, r->option, r->seed, r->entropies, {0}, NULL};
    char problem[RS_LINE];
    const char *why;

    for (int i = 0; i < r->entropies; i++) b.entropy[i] = r->entropy[i];
    if (r->position_at) return NULL;
    if (!r->game) return wrong(r, "no game is named.");
    why = rs_session_begin(r->session, &b, problem);
    return why ? wrong(r, why) : NULL;
}

/* Set-up with draws that were scripted is made again from them. */
static const char *begin_again_from_draws(reader *r)
{
    rs_session *s = r->session;

    if (r->drawn == 0) return NULL;
    s->chance.taped = 0;
    feed(r, &s->chance);
    rs_start(s->game, s->state, r->players, r->option, &s->turn);
    s->chance.feed = NULL;
    s->scripted = true;
    if (s->chance.failed) return wrong(r, "these draws are impossible.");
    memcpy(s->origin, s->state, s->game->state_bytes);
    memcpy(s->horizon, s->state, s->game->state_bytes);
    s->setup_draws = s->chance.taped;
    return NULL;
}

static const char *read_move(reader *r)
{
    rs_session *s = r->session;
    char *end, move[RS_LINE], why[RS_LINE];
    long seat = strtol(r->text, &end, 10);
    const char *refused;
    int line = r->line;

    if (end == r->text || *end != ' ' || seat < 0 || seat >= RS_SEATS || strlen(end) > sizeof move) return wrong(r, "this is not a move.");
    snprintf(move, sizeof move, "%s", end + 1);
    if ((refused = read_draws(r))) return refused;
    if (r->drawn > 0) s->scripted = true;
    feed(r, &s->chance);
    refused = rs_session_play_text(s, (int)seat, move, why);
    s->chance.feed = NULL;
    if (!refused) return NULL;
    r->line = line;
    return wrong(r, refused);
}

/* After draws that were told, the stream goes on where it was. */
static const char *read_stream(reader *r, const char *text)
{
    char *end;

    if (!r->draws_at) r->draws_at = r->line; /* or a place could be chosen where the dice are kind */
    r->session->scripted = true;
    r->session->chance.counter = strtoull(text, &end, 10);
    return *text >= '0' && *text <= '9' && !*end ? NULL : wrong(r, "this is no place in a stream.");
}

static const char *read_end(reader *r)
{
    char expected[32];

    snprintf(expected, sizeof expected, "hash %016llx", (unsigned long long)rs_hash(r->session->state, r->session->game->state_bytes));
    if (strcmp(after(r->text, "end"), rs_asked(r->session->state) < 0 ? "over" : "open") != 0)
        return wrong(r, "the game does not end like this.");
    if (!next_line(r)) return wrong(r, "the hash is missing.");
    return strcmp(r->text, expected) == 0 ? NULL : wrong(r, "the last position is not the one that was noted.");
}

static const char *read_moves(reader *r)
{
    while (next_line(r)) {
        const char *stream = after(r->text, "stream"), *why;

        if (r->session->count == r->most_moves) return NULL;
        if (after(r->text, "end")) return read_end(r);
        if ((why = stream ? read_stream(r, stream) : read_move(r))) return why;
    }
    return wrong(r, "the file ends before its end.");
}

static const char *restore(reader *r)
{
    const char *why = read_header(r);

    if (!why) why = begin(r);
    if (!why) why = read_draws(r);
    if (!why && !r->position_at) why = begin_again_from_draws(r);
    return why ? why : read_moves(r);
}

/* Replayed it is; but did all its luck come from the seed that was committed to? */
static const char *prove(reader *r)
{
    char expected[65];

    rs_commitment(r->session->seed, expected);
    if ((r->line = r->position_at)) return wrong(r, "the game began from a given position: there is no seed to prove.");
    if ((r->line = r->draws_at)) return wrong(r, "some draws were scripted: the dice prove nothing.");
    if (!(r->line = r->commit_at)) return r->line = r->moves_at, wrong(r, "no commitment to the seed comes before the moves.");
    return strcmp(r->commit, expected) == 0 ? NULL : wrong(r, "the seed does not fit the commitment made before the game.");
}

/* The reader is large, so it borrows the end of the caller's stack only while it works. */
static const char *restore_text(rs_session *session, const char *text, size_t length, int most_moves, char *problem, bool proof)
{
    reader r = {.session = session, .problem = problem, .at = text, .end = text + length, .most_moves = most_moves};
    const char *why = restore(&r);

    if (why) session->game = NULL;
    return why || !proof ? why : prove(&r);
}

const char *rs_session_restore(rs_session *session, const char *text, size_t length, char *problem)
{
    return restore_text(session, text, length, -1, problem, false);
}

const char *rs_session_restore_to(rs_session *session, const char *text, size_t length, int moves, char *problem)
{
    return restore_text(session, text, length, moves, problem, false);
}

const char *rs_session_verify(rs_session *session, const char *text, size_t length, char *problem)
{
    return restore_text(session, text, length, -1, problem, true);
}
