/* read.c - a position read back from JSON: strict, by the schema, then by the game's invariants. */
#include "engine/game.h"
#include "engine/json.h"

#include <string.h>

typedef struct reading {
    char *problem;
    void *state;
    char path[128];
} reading;

static bool fail(reading *r, const char *what)
{
    rs_text text = rs_text_on(r->problem, RS_LINE);

    rs_put_format(&text, "%s %s", *r->path ? r->path : "the position", what);
    return false;
}

static bool read_word(reading *r, rs_json json, const rs_words *words, int *value)
{
    char word[64];

    if (rs_json_type(json) == 'n') {
        *value = -1;
        return words->none ? true : fail(r, "must not be null");
    }
    if (!rs_json_string(json, word, sizeof word)) return fail(r, "must be a word");
    return (rs_value(words, word, value) && *value < words->count) || fail(r, "is not a known word");
}

static bool read_number(reading *r, rs_json json, const rs_field *field, int *value)
{
    long number;

    if (field->type == RS_BOOL) {
        *value = rs_json_type(json) == 't';
        return *value || rs_json_type(json) == 'f' ? true : fail(r, "must be true or false");
    }
    if (field->words) return read_word(r, json, field->words, value);
    if (!rs_json_int(json, &number) || number < field->least || number > field->most) return fail(r, "is not a number in its range");
    *value = (int)number;
    return true;
}

static bool read_set(reading *r, rs_json json, const rs_words *words, rs_set *set)
{
    rs_json item = {NULL, NULL};
    int value;

    if (rs_json_type(json) != '[') return fail(r, "must be a list");
    *set = (rs_set){{0, 0}};
    while (rs_json_next(json, &item, NULL)) {
        if (rs_json_type(item) != '"') return fail(r, "must name every card");
        if (!read_word(r, item, words, &value)) return false;
        if (value < 0 || rs_has(set, value)) return fail(r, "names the same thing twice");
        rs_add(set, value);
    }
    return true;
}

static bool read_fields(reading *r, rs_json object, const rs_field *fields, char *group);

static bool read_element(reading *r, rs_json json, const rs_field *field, char *at)
{
    rs_set set = {{0, 0}};
    int value = 0;

    switch (field->type) {
    case RS_GROUP: return rs_json_type(json) == '{' ? read_fields(r, json, field->fields, at) : fail(r, "must be an object");
    case RS_SET_OF:
    case RS_ZONE_OF:
    case RS_BITS:
        if (!read_set(r, json, field->words, &set)) return false;
        if (field->type == RS_BITS)
            *(uint8_t *)at = (uint8_t)set.bits[0];
        else
            memcpy(at, &set, sizeof set);
        return true;
    default: break;
    }
    if (!read_number(r, json, field, &value)) return false;

    int16_t wide = (int16_t)value;
    int8_t narrow = (int8_t)value;

    memcpy(at, field->type == RS_I16 ? (void *)&wide : (void *)&narrow, field->size);
    return true;
}

static bool read_list(reading *r, rs_json json, const rs_field *field, char *group)
{
    rs_json item = {NULL, NULL};
    size_t path = strlen(r->path);
    int count = rs_field_count(field, r->state);

    if (rs_json_type(json) != '[') return fail(r, "must be a list");
    for (int i = 0; i < count; i++) {
        rs_text name = {r->path, sizeof r->path, path, false};

        rs_put_format(&name, "[%d]", i);
        if (!rs_json_next(json, &item, NULL)) return fail(r, "is missing");
        if (!read_element(r, item, field, group + field->offset + i * field->size)) return false;
        r->path[path] = 0;
    }
    return !rs_json_next(json, &item, NULL) || fail(r, "is too long");
}

static bool read_fields(reading *r, rs_json object, const rs_field *fields, char *group)
{
    size_t path = strlen(r->path);

    for (const rs_field *field = fields; field->name; field++) {
        rs_json json = rs_json_get(object, field->name);
        rs_text name = {r->path, sizeof r->path, path, false};

        rs_put_format(&name, "%s%s", path ? "." : "", field->name);
        if (!json.at) return fail(r, "is missing");
        if (field->list ? !read_list(r, json, field, group) : !read_element(r, json, field, group + field->offset)) return false;
        r->path[path] = 0;
    }
    return true;
}

/* ---- The head ------------------------------------------------------------------------------------------------- */

static bool read_int(reading *r, rs_json object, const char *key, long least, long most, long *number)
{
    rs_text name = rs_text_on(r->path, sizeof r->path);

    rs_put(&name, key);
    if (!rs_json_int(rs_json_get(object, key), number) || *number < least || *number > most) return fail(r, "is not a number in its range");
    r->path[0] = 0;
    return true;
}

static bool read_options(reading *r, const rs_game *game, rs_json json, rs_head *head)
{
    long number;

    for (int i = 0; game->options[i].name; i++) {
        if (!read_int(r, json, game->options[i].name, game->options[i].least, game->options[i].most, &number)) return false;
        head->option[i] = (int16_t)number;
    }
    return true;
}

static int decision_named(const rs_game *game, const char *name)
{
    for (int i = 0; i < game->decisions; i++)
        if (game->decision[i].name && strcmp(game->decision[i].name, name) == 0) return i;
    return -1;
}

static bool read_frame(reading *r, const rs_game *game, rs_json json, rs_head *head)
{
    char name[32];
    long number;
    int kind;

    if (!rs_json_string(rs_json_get(json, "at"), name, sizeof name) || (kind = decision_named(game, name)) < 0)
        return fail(r, "has an unknown decision on its stack");
    if (head->depth == game->depth) return fail(r, "has too deep a stack");
    if (!read_int(r, json, "seat", -1, head->players - 1, &number)) return false;
    if (number < 0 && !game->decision[kind].step) return fail(r, "asks nobody");

    rs_frame *frame = rs_push(head, kind, (int)number);

    for (int i = 0; i < RS_FRAME_ARGS && game->decision[kind].arg[i].name; i++) {
        if (!read_int(r, json, game->decision[kind].arg[i].name, game->decision[kind].arg[i].least, game->decision[kind].arg[i].most,
                      &number))
            return false;
        frame->arg[i] = (int8_t)number;
    }
    return true;
}

static bool read_head(reading *r, const rs_game *game, rs_json json, rs_head *head)
{
    rs_json stack = rs_json_get(json, "stack"), over = rs_json_get(json, "over"), item = {NULL, NULL};
    char id[32];
    long number;

    if (!rs_json_string(rs_json_get(json, "game"), id, sizeof id) || strcmp(id, game->id) != 0) return fail(r, "is of another game");
    if (rs_json_type(rs_json_get(json, "viewer")) != 'n') return fail(r, "is a view, not a whole position");
    if (!read_int(r, json, "rules", game->rules_version, game->rules_version, &number)) return false;
    if (!read_int(r, json, "players", game->least_players, game->most_players, &number)) return false;
    head->players = (uint8_t)number;
    head->viewer = RS_NOBODY;
    if (!read_int(r, json, "plays", 0, INT32_MAX, &number)) return false;
    head->plays = (uint32_t)number;
    head->over = rs_json_type(over) == 't';
    if (!head->over && rs_json_type(over) != 'f') return strcpy(r->path, "over"), fail(r, "must be true or false");
    if (!read_options(r, game, rs_json_get(json, "options"), head)) return false;
    if (rs_json_type(stack) != '[') return fail(r, "has no stack");
    while (rs_json_next(stack, &item, NULL))
        if (!read_frame(r, game, item, head)) return false;
    return head->depth > 0 || head->over ? true : fail(r, "has an empty stack");
}

/* A position must wait for an answer, as every position does that the door leaves behind. */
static bool waits_for_somebody(reading *r, const rs_game *game, const void *state)
{
    rs_moves moves;

    if (rs_asked(state) < 0) return ((const rs_head *)state)->over ? true : fail(r, "asks nobody");
    if (rs_pending(game, state)->step) return fail(r, "asks nobody");
    rs_legal(game, state, &moves);
    return moves.count > 0 ? true : fail(r, "leaves nothing to decide");
}

static bool read_state(reading *r, const rs_game *game, const char *text, size_t length)
{
    const char *broken;
    rs_json json;

    if (!rs_json_parse(text, length, &json) || rs_json_type(json) != '{') return fail(r, "is not a JSON object");
    if (!read_head(r, game, json, r->state) || !read_fields(r, json, game->fields, r->state)) return false;
    if (game->derive) game->derive(r->state);
    if ((broken = game->broken(r->state))) return fail(r, broken);
    return waits_for_somebody(r, game, r->state);
}

const char *rs_state_read(const rs_game *game, const char *text, size_t length, void *state, char *problem)
{
    _Alignas(RS_ALIGN) char fresh[RS_STATE] = {0};
    reading r = {problem, fresh, ""};

    if (!read_state(&r, game, text, length)) return problem;
    memcpy(state, fresh, game->state_bytes);
    return NULL;
}

/* ---- Options ---------------------------------------------------------------------------------------------------- */

static int find_option(const rs_game *game, rs_json key)
{
    char name[32] = "";
    int i = 0;

    rs_json_string(key, name, sizeof name);
    while (game->options[i].name && strcmp(game->options[i].name, name) != 0) i++;
    return i;
}

const char *rs_options_read(const rs_game *game, rs_json options, int16_t option[RS_OPTIONS])
{
    rs_json value = {NULL, NULL}, key;

    for (int i = 0; game->options[i].name; i++) option[i] = game->options[i].usual;
    if (!options.at || rs_json_type(options) == 'n') return NULL;
    if (rs_json_type(options) != '{') return "The member options must be an object.";
    while (rs_json_next(options, &value, &key)) {
        const rs_option *known = &game->options[find_option(game, key)];
        long number;

        if (!known->name) return "There is no such option.";
        if (!rs_json_int(value, &number) || number < known->least || number > known->most) return "An option is out of its range.";
        option[known - game->options] = (int16_t)number;
    }
    return NULL;
}
