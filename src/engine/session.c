/* session.c - a game being played: one move after another, taken back as far as nothing was learnt, told again from its start. */
#include "engine/session.h"
#include "engine/game.h"
#include "engine/hash.h"
#include "engine/json.h"
#include "engine/record.h"

#include <string.h>

/* ---- Seeds ------------------------------------------------------------------------------------------------------------------- */

static const char bad_seed[] = "A seed is 1 to 64 letters, digits, hyphens, underscores or dots.";

bool rs_seed_sound(const char *seed)
{
    size_t length = strspn(seed, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.");

    return length >= 1 && length <= RS_SEED && !seed[length];
}

void rs_commitment(const char *seed, char hex[65])
{
    uint8_t digest[32];

    rs_sha256(seed, strlen(seed), digest);
    rs_hex(digest, sizeof digest, hex);
}

/* ---- Beginning ----------------------------------------------------------------------------------------------------------------- */

static const char *refuse_beginning(const rs_beginning *b, char *problem)
{
    rs_text text = rs_text_on(problem, RS_LINE);

    if (b->players < b->game->least_players || b->players > b->game->most_players) {
        rs_put_format(&text, "%s is for %d to %d players.", b->game->title, b->game->least_players, b->game->most_players);
        return problem;
    }
    for (int i = 0; b->options && b->game->options[i].name; i++) {
        const rs_option *option = &b->game->options[i];

        if (b->options[i] >= option->least && b->options[i] <= option->most) continue;
        rs_put_format(&text, "The option %s must be from %d to %d.", option->name, option->least, option->most);
        return problem;
    }
    if (!rs_seed_sound(b->seed)) return bad_seed;
    for (int i = 0; i < b->entropies; i++)
        if (!rs_seed_sound(b->entropy[i])) return "A player's entropy is 1 to 64 letters, digits, hyphens, underscores or dots.";
    return NULL;
}

/* The stream of a session's seed, noted on its tape. */
static void tune_chance(rs_session *s, uint16_t colours)
{
    const char *entropy[RS_SEATS];

    for (int i = 0; i < s->entropies; i++) entropy[i] = s->entropy[i];
    rs_chance_seed(&s->chance, s->game->id, s->seed, entropy, s->entropies);
    s->chance.script = &s->script;
    s->chance.colours = colours;
    s->chance.tape = s->tape;
    s->chance.tape_size = RS_SESSION_DRAWS;
    rs_turn_init(&s->turn, &s->chance);
}

static void set_horizon(rs_session *s)
{
    memcpy(s->horizon, s->state, s->game->state_bytes);
    s->horizon_count = s->count;
}

static void set_origin(rs_session *s)
{
    memcpy(s->origin, s->state, s->game->state_bytes);
    s->count = 0;
    s->conceded = RS_NOBODY;
    s->setup_draws = s->chance.taped;
    s->origin_counter = s->chance.counter;
    s->turning = (rs_turning){.move = -1};
    s->turned = false;
    s->past_moves = 0;
    s->past_used = 0;
    s->past[0] = 0;
    set_horizon(s);
}

static const char *impossible_draw(const rs_chance *chance, char *problem)
{
    const rs_wanted *wanted = &chance->wanted;
    rs_text text = rs_text_on(problem, RS_LINE);
    char buffer[16];

    if (wanted->number)
        rs_put_format(&text, "The scripted draw \"%s\" is impossible here: number %d of the list", wanted->text, wanted->number);
    else
        rs_put(&text, "The noted draw is impossible here: it");
    rs_put_format(&text, " must be %s", rs_word(wanted->words, rs_shown(wanted->words, chance->colours, wanted->such), buffer));
    if (wanted->choices > 1) rs_put_format(&text, ", or another of %d", wanted->choices);
    rs_put(&text, ".");
    return problem;
}

/* Tries the set-up on the side first, so that a script that does not fit leaves the running game as it is. */
static const char *try_setup(const rs_beginning *b, char *problem)
{
    _Alignas(RS_ALIGN) unsigned char state[RS_STATE];
    rs_script script = b->script ? *b->script : (rs_script){0};
    rs_chance chance;
    rs_turn turn;

    rs_chance_seed(&chance, b->game->id, b->seed, b->entropy, b->entropies);
    chance.script = &script;
    chance.colours = b->colours;
    rs_turn_init(&turn, &chance);
    return rs_start(b->game, state, b->players, b->options, &turn) == RS_OK ? NULL : impossible_draw(&chance, problem);
}

const char *rs_session_begin(rs_session *s, const rs_beginning *b, char *problem)
{
    const char *why = refuse_beginning(b, problem);

    if (!why && b->script) why = try_setup(b, problem);
    if (why) return why;
    s->game = b->game;
    strcpy(s->seed, b->seed);
    s->entropies = b->entropies;
    for (int i = 0; i < b->entropies; i++) strcpy(s->entropy[i], b->entropy[i]);
    s->loaded = false;
    s->script = b->script ? *b->script : (rs_script){0};
    tune_chance(s, b->colours);
    rs_start(s->game, s->state, b->players, b->options, &s->turn);
    s->scripted = s->script.used > 0;
    set_origin(s);
    return NULL;
}

/* From a position on: no moves yet, and draws from the stream of this seed. */
static const char *go_on_from(rs_session *s, const rs_game *game, const void *state, const char *seed)
{
    if (!rs_seed_sound(seed)) return bad_seed;
    s->game = game;
    memcpy(s->state, state, game->state_bytes);
    strcpy(s->seed, seed);
    s->entropies = 0;
    s->loaded = true;
    s->scripted = false;
    s->script = (rs_script){0};
    tune_chance(s, rs_colours(state));
    rs_legal(game, s->state, &s->turn.moves);
    set_origin(s);
    return NULL;
}

/* The version of the rules that wrote a position, if it is an older one. */
static int version_of(const rs_game *game, const char *json, size_t length)
{
    rs_json position;
    long version;

    if (!rs_json_parse(json, length, &position) || !rs_json_int(rs_json_get(position, "rules"), &version)) return game->rules_version;
    return version >= 1 && version < game->rules_version ? (int)version : game->rules_version;
}

const char *rs_session_load(rs_session *s, const rs_game *game, const char *json, size_t length, const char *seed, char *problem)
{
    _Alignas(RS_ALIGN) unsigned char state[RS_STATE];
    int from = version_of(game, json, length);
    const char *why = rs_state_convert(game, from, json, length, NULL, state, problem);

    if (!why) why = go_on_from(s, game, state, seed);
    if (!why && from != game->rules_version) s->turning = (rs_turning){.how = RS_CONVERTED, .from = from, .move = -1};
    return why;
}

const char *rs_session_fork(rs_session *s, int seat, const char *seed)
{
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE], state[RS_STATE];
    rs_chance chance;

    rs_view(s->game, s->state, seat, view);
    rs_chance_seed(&chance, "fork", seed, NULL, 0);
    rs_deal(s->game, view, state, &chance);
    return go_on_from(s, s->game, state, seed);
}

const char *rs_session_script(rs_session *s, const rs_script *next)
{
    if (!s->game) return "There is no game yet.";
    s->script = *next;
    s->script.used = 0;
    return NULL;
}

static const char game_over[] = "The game is over.";

/* ---- Playing --------------------------------------------------------------------------------------------------------------------- */

static const char *refusal(const rs_session *s, rs_status status, int seat, rs_move move, char *problem)
{
    switch (status) {
    case RS_GAME_OVER: return game_over;
    case RS_BAD_DRAW: return impossible_draw(&s->chance, problem);
    case RS_FAULT: return rs_fault_text(s->game, &s->turn, problem);
    default: return rs_why(s->game, s->state, seat, move, problem);
    }
}

static void note_entry(rs_session *s, int seat, rs_move move, int draws)
{
    s->entry[s->count++] = (rs_entry){move, (int8_t)seat, 0, (uint16_t)draws};
}

/* A secret answer may bring those of others to light, and one that chose nothing leaves no mark in the position. */
bool rs_is_final(const rs_game *game, const void *before, const void *after, bool drawn)
{
    int seat = rs_asked(before);

    return drawn || rs_asked(after) != seat || rs_pending(game, before)->secret || rs_revealed(game, before, after, seat);
}

const char *rs_session_play(rs_session *s, int seat, rs_move move, char *problem)
{
    _Alignas(RS_ALIGN) unsigned char before[RS_STATE];
    int drawn = s->chance.taped, told = s->script.used;

    if (!s->game) return "There is no game yet.";
    s->status = RS_TOO_LONG;
    if (s->count == RS_SESSION_MOVES || drawn + RS_EVENTS > RS_SESSION_DRAWS) return "This game has grown too long to go on.";
    memcpy(before, s->state, s->game->state_bytes);
    s->status = s->conceded >= 0 ? RS_GAME_OVER : rs_play(s->game, s->state, seat, move, &s->turn);
    if (s->status != RS_OK) return refusal(s, s->status, seat, move, problem);
    note_entry(s, seat, move, s->chance.taped - drawn);
    s->scripted = s->scripted || s->script.used > told;
    if (rs_is_final(s->game, before, s->state, s->chance.taped > drawn)) set_horizon(s);
    return NULL;
}

/* A typed move: one of the legal ones by its text, or any move at all, to be told why not. */
static bool understand(const rs_session *s, const char *text, rs_move *move)
{
    int index = rs_move_find(s->game, s->state, &s->turn.moves, text);

    if (index >= 0) *move = s->turn.moves.at[index];
    return index >= 0 || rs_move_parse(s->game, s->state, text, move);
}

const char *rs_session_play_text(rs_session *s, int seat, const char *text, char *problem)
{
    rs_move move = {0};

    if (!s->game) return "There is no game yet.";
    s->status = RS_ILLEGAL;
    if (rs_session_asked(s) == seat && !understand(s, text, &move)) return "That is not a move of this game.";
    return rs_session_play(s, seat, move, problem);
}

const char *rs_session_why(const rs_session *s, int seat, const char *text, char *problem)
{
    rs_move move;

    if (!s->game) return "There is no game yet.";
    if (s->conceded >= 0) return game_over;
    if (!understand(s, text, &move)) return "That is not a move of this game.";
    return rs_why(s->game, s->state, seat, move, problem);
}

/* ---- The end --------------------------------------------------------------------------------------------------------------------------
 */

int rs_session_asked(const rs_session *s) { return s->conceded >= 0 ? RS_NOBODY : rs_asked(s->state); }

/* The position stays as it is: giving up is no move, and nothing hidden comes to light by it. */
const char *rs_session_concede(rs_session *s, int seat)
{
    if (!s->game) return "There is no game yet.";
    if (rs_session_asked(s) < 0) return game_over;
    if (((const rs_head *)s->state)->players != 2) return "Only a game of two can be conceded.";
    s->conceded = seat;
    s->turn.events = s->turn.moves.count = 0;
    set_horizon(s);
    return NULL;
}

void rs_session_rank(const rs_session *s, int8_t place[RS_SEATS])
{
    if (s->conceded < 0) {
        s->game->rank(s->state, place);
        return;
    }
    place[s->conceded] = 2;
    place[1 - s->conceded] = 1;
}

/* ---- Taking back ------------------------------------------------------------------------------------------------------------------- */

int rs_session_undoable(const rs_session *s) { return s->game ? s->count - s->horizon_count : 0; }

/* Since the horizon nothing was drawn, so the moves that stay can simply be made again. */
const char *rs_session_undo(rs_session *s)
{
    if (!s->game) return "There is no game yet.";
    if (s->conceded >= 0) return game_over;
    if (rs_session_undoable(s) == 0) return "Nothing can be taken back: something was revealed, or another player has decided since.";
    s->count--;
    memcpy(s->state, s->horizon, s->game->state_bytes);
    s->turn.events = 0;
    for (int i = s->horizon_count; i < s->count; i++) rs_play(s->game, s->state, s->entry[i].seat, s->entry[i].move, &s->turn);
    s->turn.events = 0;
    rs_legal(s->game, s->state, &s->turn.moves);
    return NULL;
}

/* Since the horizon nothing was drawn: its luck is that of now. */
void rs_session_mark(const rs_session *s, rs_waypoint *place)
{
    place->count = s->horizon_count;
    place->draws = s->chance.taped;
    place->counter = s->chance.counter;
    memcpy(place->state, s->horizon, s->game->state_bytes);
}

void rs_session_mark_origin(const rs_session *s, rs_waypoint *place)
{
    place->count = 0;
    place->draws = s->setup_draws;
    place->counter = s->origin_counter;
    memcpy(place->state, s->origin, s->game->state_bytes);
}

static void return_to(rs_session *s, const rs_waypoint *place)
{
    memcpy(s->state, place->state, s->game->state_bytes);
    s->count = place->count;
    s->chance.taped = place->draws;
    s->chance.counter = place->counter;
    set_horizon(s);
}

/* The moves that stay draw the same again out of the stream; outcomes that were scripted are not in it. */
const char *rs_session_rewind(rs_session *s, const rs_waypoint *from, int moves, char *problem)
{
    if (!s->game) return "There is no game yet.";
    if (s->conceded >= 0) return game_over;
    if (s->scripted) return "A game with scripted draws cannot be rewound.";
    if (moves < from->count || moves > s->count) return "There are not so many moves.";
    return_to(s, from);
    for (int i = from->count; i < moves; i++) rs_session_play(s, s->entry[i].seat, s->entry[i].move, problem);
    s->turn.events = 0;
    rs_legal(s->game, s->state, &s->turn.moves);
    return NULL;
}

/* ---- Telling again ------------------------------------------------------------------------------------------------------------------- */

static void retell_past(const rs_session *s, rs_witness *witness, void *context)
{
    rs_tale tale;
    rs_turn turn;

    rs_turn_init(&turn, NULL);
    rs_tale_begin(&tale, s->game, s->past, s->past_used, &turn);
    while (rs_tale_next(&tale) && tale.move < s->past_moves) witness(context, s, tale.move, tale.shown ? tale.state : NULL, &turn);
}

void rs_session_retell(const rs_session *s, rs_witness *witness, void *context)
{
    _Alignas(RS_ALIGN) unsigned char state[RS_STATE];
    const rs_head *origin = (const rs_head *)s->origin;
    rs_chance chance = {.feed = s->tape, .feed_size = s->chance.taped, .colours = origin->colours};
    rs_turn turn;

    if (!s->game) return;
    rs_turn_init(&turn, &chance);
    if (s->turned) retell_past(s, witness, context);
    if (s->turned || s->loaded)
        memcpy(state, s->origin, s->game->state_bytes);
    else
        rs_start(s->game, state, origin->players, origin->option, &turn);
    if (!s->turned) witness(context, s, -1, state, &turn);
    for (int i = 0; i < s->count; i++) {
        rs_play(s->game, state, s->entry[i].seat, s->entry[i].move, &turn);
        witness(context, s, s->past_moves + i, state, &turn);
    }
}

static void credit_move(void *context, const rs_session *s, int index, const void *state, const rs_turn *turn)
{
    if (index >= s->past_moves) s->game->credit(state, turn->event, turn->events, context);
}

/* What it began with counts as one: set-up, a position that was read, or all that was played under older rules. */
void rs_session_sources(const rs_session *s, int16_t sum[RS_SEATS][RS_SOURCES])
{
    memset(sum, 0, RS_SEATS * sizeof *sum);
    if (!s->game || !s->game->sources) return;
    rs_begin_sources(s->game, s->origin, sum);
    rs_session_retell(s, credit_move, sum);
}

typedef struct log_reader {
    int reader, from;
    rs_text *out;
} log_reader;

static void log_events(void *context, const rs_session *s, int index, const void *state, const rs_turn *turn)
{
    const log_reader *log = context;

    (void)state;
    if (index < log->from) return;
    for (int i = 0; i < turn->events; i++) {
        if (!rs_event_seen(s->game, &turn->event[i], log->reader)) continue;
        rs_event_text(s->game, s->origin, &turn->event[i], log->reader, log->out);
        rs_put_char(log->out, '\n');
    }
}

void rs_session_log(const rs_session *s, int reader, int from, rs_text *out)
{
    rs_session_retell(s, log_events, &(log_reader){reader, from, out});
    if (s->game && s->conceded >= 0) rs_put_format(out, "%s concedes the game.\n", rs_seat_name(s->game, s->origin, s->conceded));
}

/* ---- Newer rules -------------------------------------------------------------------------------------------------------------------- */

static int moves_in(const char *text)
{
    int moves = 0;

    text = strstr(text, "\nmoves\n"); /* the end of the header */
    for (; text && (text = strchr(text, '\n')); text++) moves += text[1] >= '0' && text[1] <= '9';
    return moves;
}

const char *rs_session_turn(rs_session *s, const rs_beginning *b, const void *state, uint64_t counter, const char *past, size_t length,
                            char *problem)
{
    rs_text text = rs_text_on(problem, RS_LINE);

    if (length >= RS_PAST) return rs_put(&text, "This game has grown too long to go on."), problem;
    for (int i = 0; i < b->entropies; i++)
        if (!rs_seed_sound(b->entropy[i])) return bad_seed;
    const char *why = go_on_from(s, b->game, state, b->seed);
    if (why) return why;
    s->loaded = false;
    s->entropies = b->entropies;
    for (int i = 0; i < b->entropies; i++) strcpy(s->entropy[i], b->entropy[i]);
    tune_chance(s, rs_colours(state));
    s->chance.counter = s->origin_counter = counter;
    rs_legal(s->game, s->state, &s->turn.moves);
    memcpy(s->past, past, length);
    s->past[s->past_used = length] = 0;
    s->past_moves = moves_in(s->past);
    s->turned = true;
    return NULL;
}

void rs_session_remark(rs_session *s, const char *line)
{
    rs_text past = {s->past, sizeof s->past, s->past_used, false};

    if (s->past_used + strlen(line) + 2 > sizeof s->past) return;
    rs_put(&past, line);
    rs_put_char(&past, '\n');
    s->past_used = past.used;
}

int rs_session_moves(const rs_session *s) { return s->past_moves + s->count; }

void rs_session_move(const rs_session *s, int index, int *seat, rs_text *out)
{
    rs_tale tale;
    rs_turn turn;

    if (index >= s->past_moves) {
        *seat = s->entry[index - s->past_moves].seat;
        rs_move_text(s->game, s->origin, s->entry[index - s->past_moves].move, out);
        return;
    }
    rs_turn_init(&turn, NULL);
    rs_tale_begin(&tale, s->game, s->past, s->past_used, &turn);
    while (rs_tale_next(&tale) && tale.move < index) continue;
    *seat = tale.seat;
    rs_put(out, tale.text);
}
