/* move.c - moves and events as text. One canonical form, made and read by the game's table of verbs. */
#include "engine/game.h"

#include <string.h>

typedef enum style { WORDS, CODES } style;

static const char *word_in(const void *state, const rs_words *words, int value, style how, char *buffer)
{
    int term = rs_shown(words, rs_colours(state), value);
    bool has_code = how == CODES && term >= 0 && term < words->count && words->term[term].code;

    return has_code ? words->term[term].code : rs_word(words, term, buffer);
}

static void put_move(const rs_game *game, const void *state, rs_move move, style how, rs_text *out)
{
    const rs_verb *verb = &game->verb[move.verb];
    char number[16];

    rs_put(out, verb->word);
    for (int i = 0; i < RS_ARGS && verb->arg[i]; i++) {
        const char *word = word_in(state, verb->arg[i], move.arg[i], how, number);

        if (!*word) continue;
        rs_put_char(out, ' ');
        rs_put(out, word);
    }
}

void rs_move_text(const rs_game *game, const void *state, rs_move move, rs_text *out) { put_move(game, state, move, WORDS, out); }

int rs_move_find(const rs_game *game, const void *state, const rs_moves *moves, const char *text)
{
    for (style how = WORDS; how <= CODES; how++)
        for (int i = 0; i < moves->count; i++) {
            char line[RS_LINE];
            rs_text out = rs_text_on(line, sizeof line);

            put_move(game, state, moves->at[i], how, &out);
            if (rs_same_word(line, text)) return i;
        }
    return -1;
}

/* ---- Reading any move, legal or not, so that it can be asked about --------------------------------------------- */

/* Copies the next blank-separated token; false at the end or if it is too long. */
static bool next_token(const char **at, char *token, size_t size)
{
    size_t length = 0;

    while (**at == ' ') ++*at;
    while ((*at)[length] && (*at)[length] != ' ') length++;
    if (length == 0 || length >= size) return false;
    memcpy(token, *at, length);
    token[length] = 0;
    *at += length;
    return true;
}

/* The value whose word is empty: an argument that is left out of the text. */
static bool silent_value(const rs_words *words, int *value) { return rs_value(words, "", value); }

static bool read_args(const void *state, const rs_verb *verb, const char *text, rs_move *move)
{
    char token[64];
    bool have = next_token(&text, token, sizeof token);

    for (int i = 0; i < RS_ARGS && verb->arg[i]; i++) {
        int value;

        if (have && rs_value_in(state, verb->arg[i], token, &value))
            have = next_token(&text, token, sizeof token);
        else if (!silent_value(verb->arg[i], &value))
            return false;
        if (value < INT8_MIN || value > INT8_MAX) return false;
        move->arg[i] = (int8_t)value;
    }
    while (*text == ' ') text++;
    return !have && !*text;
}

bool rs_move_parse(const rs_game *game, const void *state, const char *text, rs_move *move)
{
    char word[64];

    if (!next_token(&text, word, sizeof word)) return false;
    for (int verb = 0; verb < game->verbs; verb++) {
        *move = (rs_move){(uint8_t)verb, {0}};
        if (rs_same_word(game->verb[verb].word, word) && read_args(state, &game->verb[verb], text, move)) return true;
    }
    return false;
}

/* ---- Patterns: "{seat} draws {0}", "Flee[, adding {1}]", "{seat} loads {0} {0|cube|cubes}" -------------------------- */

typedef struct filling {
    const rs_words *const *words;
    const int *value;
    const char *seat;
    const void *state;
} filling;

/* One or many of it, as a choice after the argument says: "|cube|cubes}". */
static void put_form(const char *forms, bool one, rs_text *out)
{
    const char *form = one ? forms + 1 : strchr(forms + 1, '|') + 1;

    rs_put_bytes(out, form, strcspn(form, "|}"));
}

/* What stands for an argument: its label, or for "{0text}" what is printed on it. */
static const char *argument_text(const char *at, const filling *with, char *number)
{
    int index = at[1] - '0';
    bool text = at[2] == 't';
    const rs_words *words = with->words[index];

    if (!text) return rs_label_in(with->state, words, with->value[index], number);
    return with->value[index] >= 0 && with->value[index] < words->count && words->term[with->value[index]].text
               ? words->term[with->value[index]].text
               : "";
}

/* Puts what stands for the placeholder at `at` ("{0}", "{0text}", "{seat}" or "{0|one|many}"); returns what follows it. */
static const char *put_placeholder(const char *at, const filling *with, rs_text *out)
{
    const char *end = strchr(at, '}'), *label = with->seat;
    char number[16];

    assert(end);
    if (at[1] != 's') label = argument_text(at, with, number);
    if (at[2] == '|')
        put_form(at + 2, strcmp(label, "1") == 0, out);
    else
        rs_put(out, label);
    return end + 1;
}

/* Does a sentence begin here? */
static bool begins_sentence(const rs_text *out, size_t start)
{
    return out->used == start || (out->used >= start + 2 && strchr(".!?", out->at[out->used - 2]) && out->at[out->used - 1] == ' ');
}

/* How much of a pattern stands for itself. */
static size_t plain_part(const char *at)
{
    size_t length = 0;

    while (at[length] && at[length] != '{' && at[length] != '[' && at[length] != ']') length++;
    return length;
}

static void put_pattern(const char *at, const filling *with, rs_text *out)
{
    size_t start = out->used, bracket = 0;
    bool empty = false;

    while (*at) {
        size_t before = out->used, plain = plain_part(at);

        if (plain > 0) {
            rs_put_bytes(out, at, plain);
            at += plain;
        } else if (*at == '{') {
            bool begins = begins_sentence(out, start);

            at = put_placeholder(at, with, out);
            if (begins) rs_capitalize(out->at + before);
            if (out->used == before) empty = true;
        } else if (*at == '[') {
            bracket = out->used;
            empty = false;
            at++;
        } else {
            if (empty) out->at[out->used = bracket] = 0;
            at++;
        }
    }
}

void rs_move_label(const rs_game *game, const void *state, rs_move move, rs_text *out)
{
    const rs_verb *verb = &game->verb[move.verb];
    int values[RS_ARGS];
    filling with = {verb->arg, values, "", state};

    for (int i = 0; i < RS_ARGS; i++) values[i] = move.arg[i];
    put_pattern(verb->label, &with, out);
}

/* ---- Events --------------------------------------------------------------------------------------------------- */

bool rs_event_open(const rs_event *event, int seat)
{
    return event->sees == RS_EVERYONE || seat == RS_NOBODY || (seat >= 0 && (event->sees >> seat & 1));
}

bool rs_event_seen(const rs_game *game, const rs_event *event, int seat)
{
    return rs_event_open(event, seat) || game->event[event->kind].hidden;
}

static void put_move_event(const rs_game *game, const rs_event *event, const filling *with, rs_text *out)
{
    rs_move move;

    memcpy(&move, event->arg, sizeof move);
    rs_put_format(out, "%s: ", with->seat);
    rs_move_label(game, with->state, move, out);
    if (!event->asked) rs_put(out, " (the only choice)");
}

void rs_event_text(const rs_game *game, const void *state, const rs_event *event, int reader, rs_text *out)
{
    const rs_event_kind *kind = &game->event[event->kind];
    int values[4] = {event->arg[0], event->arg[1], event->arg[2], event->arg[3]};
    filling with = {kind->arg, values, event->seat < 0 ? "" : rs_seat_name(game, state, event->seat), state};

    if (!rs_event_open(event, reader))
        put_pattern(kind->hidden ? kind->hidden : "", &with, out);
    else if (event->kind == RS_EVENT_MOVE)
        put_move_event(game, event, &with, out);
    else
        put_pattern(kind->text, &with, out);
}

/* ---- Prompts --------------------------------------------------------------------------------------------------- */

bool rs_asks(const rs_game *game, const void *view, rs_event *question)
{
    const rs_decision *decision = rs_pending(game, view);
    rs_turn told;

    if (!decision->asks) return false;
    rs_turn_init(&told, NULL);
    decision->asks(view, &told);
    if (told.events == 0) return false;
    *question = told.event[0];
    return true;
}

void rs_prompt_text(const rs_game *game, const void *view, rs_text *out)
{
    rs_event question;

    if (rs_asks(game, view, &question))
        rs_event_text(game, view, &question, rs_asked(view), out);
    else
        rs_put(out, rs_pending(game, view)->prompt);
}

/* ---- Rules ------------------------------------------------------------------------------------------------------- */

const char *rs_rule_text(const rs_game *game, const char *clause)
{
    for (const struct rs_rule *rule = game->rules; rule->clause; rule++)
        if (rs_same_word(rule->clause, clause)) return rule->text;
    return NULL;
}
