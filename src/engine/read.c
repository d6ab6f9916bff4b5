/* read.c - a position read back from JSON: strict, by the schema, then by the game's invariants. */
#include "engine/game.h"
#include "engine/json.h"
#include "engine/place.h"

#include <stdio.h>
#include <string.h>

typedef struct reading {
    char *problem;
    char *state;
    char path[128];
    const rs_game *game;
    int from;            /* the version of the rules that wrote it */
    const char *base;    /* a position that has what is newer than that, or NULL */
    char plain[RS_PATH]; /* the path as tables of changes have it: without indices */
} reading;

static bool fail(reading *r, const char *what)
{
    rs_text text = rs_text_on(r->problem, RS_LINE);

    rs_put_format(&text, "%s %s", *r->path ? r->path : "the position", what);
    return false;
}

/* What is gone leaves nothing behind. */
static bool read_old_word(reading *r, const char *word, const rs_words *words, int *value)
{
    const char *now = rs_new_word(r->game, r->from, words->name, word);

    *value = -1;
    if (!now) return words->none ? true : fail(r, "names a thing that is gone");
    return (rs_value_in(r->state, words, now, value) && *value < words->count) || fail(r, "is not a known word");
}

/* A member by the name that it has today, out of an object that may be older. */
static rs_json member(reading *r, rs_json object, const char *path, const char *name)
{
    char old[RS_PATH];
    const char *value = NULL, *was = r->from == r->game->rules_version ? name : rs_old_name(r->game, r->from, path, old, &value);
    rs_json json = {NULL, NULL};

    if (was) return rs_json_get(object, was);
    if (value) rs_json_parse(value, strlen(value), &json);
    return json;
}

static bool is_newer(const reading *r)
{
    char old[RS_PATH];
    const char *value;

    return r->from != r->game->rules_version && !rs_old_name(r->game, r->from, r->plain, old, &value);
}

static bool read_word(reading *r, rs_json json, const rs_words *words, int *value)
{
    char word[64];

    if (rs_json_type(json) == 'n') {
        *value = -1;
        return words->none ? true : fail(r, "must not be null");
    }
    if (!rs_json_string(json, word, sizeof word)) return fail(r, "must be a word");
    if (r->from != r->game->rules_version) return read_old_word(r, word, words, value);
    return (rs_value_in(r->state, words, word, value) && *value < words->count) || fail(r, "is not a known word");
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

static bool is_gone(const reading *r, rs_json json, const rs_words *words)
{
    char word[64];

    return r->from != r->game->rules_version && rs_json_string(json, word, sizeof word) &&
           !rs_new_word(r->game, r->from, words->name, word);
}

static bool read_set(reading *r, rs_json json, const rs_words *words, rs_set *set)
{
    rs_json item = {NULL, NULL};
    int value;

    if (rs_json_type(json) != '[') return fail(r, "must be a list");
    *set = (rs_set){{0, 0}};
    while (rs_json_next(json, &item, NULL)) {
        if (rs_json_type(item) != '"') return fail(r, "must name every card");
        if (is_gone(r, item, words)) continue;
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

static bool read_field(reading *r, rs_json json, const rs_field *field, char *group)
{
    if (!json.at) return fail(r, "is missing");
    return field->list ? read_list(r, json, field, group) : read_element(r, json, field, group + field->offset);
}

static bool keep_newer(reading *r, const rs_field *field, char *group)
{
    char *at = group + field->offset;

    memcpy(at, r->base + (at - r->state), (size_t)rs_field_count(field, r->state) * field->size);
    return true;
}

static bool read_fields(reading *r, rs_json object, const rs_field *fields, char *group)
{
    size_t path = strlen(r->path), plain = strlen(r->plain);

    for (const rs_field *field = fields; field->name; field++) {
        rs_text name = {r->path, sizeof r->path, path, false}, bare = {r->plain, sizeof r->plain, plain, false};
        rs_json json;

        rs_put_format(&name, "%s%s", path ? "." : "", field->name);
        rs_put_format(&bare, "%s%s", plain ? "." : "", field->name);
        json = member(r, object, r->plain, field->name);
        if (!(r->base && is_newer(r)) ? !read_field(r, json, field, group) : !keep_newer(r, field, group)) return false;
        r->path[path] = r->plain[plain] = 0;
    }
    return true;
}

const char *rs_place_read(const rs_game *game, void *state, const rs_place *place, rs_json json, char *problem)
{
    reading r = {problem, state, "", game, game->rules_version, NULL, ""};
    rs_text path = rs_text_on(r.path, sizeof r.path);
    bool whole = place->field->list && place->index < 0;

    rs_put(&path, place->field->name);
    return (whole ? read_list(&r, json, place->field, place->group) : read_element(&r, json, place->field, rs_place_at(place))) ? NULL
                                                                                                                                : problem;
}

/* ---- The head ------------------------------------------------------------------------------------------------- */

static bool in_range(reading *r, rs_json json, const char *key, long least, long most, long *number)
{
    rs_text name = rs_text_on(r->path, sizeof r->path);

    rs_put(&name, key);
    if (!rs_json_int(json, number) || *number < least || *number > most) return fail(r, "is not a number in its range");
    r->path[0] = 0;
    return true;
}

static bool read_int(reading *r, rs_json object, const char *key, long least, long most, long *number)
{
    return in_range(r, rs_json_get(object, key), key, least, most, number);
}

/* The same for what an older version may not have had, or called otherwise: "options.goal", "stack.dump.left". */
static bool read_part(reading *r, rs_json object, const char *path, const char *key, long least, long most, long *number)
{
    return in_range(r, member(r, object, path, key), key, least, most, number);
}

static bool read_options(reading *r, const rs_game *game, rs_json json, rs_head *head)
{
    long number;

    for (int i = 0; game->options[i].name; i++) {
        const rs_option *option = &game->options[i];
        char path[RS_PATH];

        snprintf(path, sizeof path, "options.%s", option->name);
        if (!read_part(r, json, path, option->name, option->least, option->most, &number)) return false;
        head->option[i] = (int16_t)number;
    }
    return true;
}

static bool read_colours(reading *r, const rs_game *game, rs_json json, rs_head *head)
{
    const char *why = rs_colours_read(game, head->players, json, &head->colours);
    rs_text text = rs_text_on(r->problem, RS_LINE);

    if (why) rs_put(&text, why);
    return !why;
}

static bool read_frame(reading *r, const rs_game *game, rs_json json, rs_head *head)
{
    char name[32];
    long number;
    int kind;

    if (!rs_json_string(rs_json_get(json, "at"), name, sizeof name) || (kind = rs_old_decision(game, r->from, name)) < 0)
        return fail(r, "has an unknown decision on its stack");
    if (head->depth == game->depth) return fail(r, "has too deep a stack");
    if (!read_int(r, json, "seat", -1, head->players - 1, &number)) return false;
    if (number < 0 && !game->decision[kind].step) return fail(r, "asks nobody");

    rs_frame *frame = rs_push(head, kind, (int)number);

    for (int i = 0; i < RS_FRAME_ARGS && game->decision[kind].arg[i].name; i++) {
        const char *arg = game->decision[kind].arg[i].name;
        char path[RS_PATH];

        snprintf(path, sizeof path, "stack.%s.%s", game->decision[kind].name, arg);
        if (!read_part(r, json, path, arg, game->decision[kind].arg[i].least, game->decision[kind].arg[i].most, &number)) return false;
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
    if (!read_int(r, json, "rules", r->from, r->from, &number)) return false;
    if (!read_int(r, json, "players", game->least_players, game->most_players, &number)) return false;
    head->players = (uint8_t)number;
    head->viewer = RS_NOBODY;
    if (!read_int(r, json, "plays", 0, INT32_MAX, &number)) return false;
    head->plays = (uint32_t)number;
    head->over = rs_json_type(over) == 't';
    if (!head->over && rs_json_type(over) != 'f') return strcpy(r->path, "over"), fail(r, "must be true or false");
    if (!read_options(r, game, rs_json_get(json, "options"), head)) return false;
    if (!read_colours(r, game, rs_json_get(json, "colours"), head)) return false;
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

bool rs_state_sound(const rs_game *game, void *state)
{
    char problem[RS_LINE];
    reading r = {problem, state, "", game, game->rules_version, NULL, ""};

    if (game->derive) game->derive(state);
    return !game->broken(state) && waits_for_somebody(&r, game, state);
}

static bool read_state(reading *r, const rs_game *game, const char *text, size_t length)
{
    const char *broken;
    rs_json json;

    if (!rs_json_parse(text, length, &json) || rs_json_type(json) != '{') return fail(r, "is not a JSON object");
    if (!read_head(r, game, json, (rs_head *)(void *)r->state) || !read_fields(r, json, game->fields, r->state)) return false;
    if (game->convert && r->from != game->rules_version) game->convert(r->state, r->from);
    if (game->derive) game->derive(r->state);
    if ((broken = game->broken(r->state))) return fail(r, broken);
    return waits_for_somebody(r, game, r->state);
}

static void keep_fields(reading *r, const rs_field *fields, char *group)
{
    size_t plain = strlen(r->plain);

    for (const rs_field *field = fields; field->name; field++) {
        rs_text bare = {r->plain, sizeof r->plain, plain, false};
        int count = rs_field_count(field, r->state);

        rs_put_format(&bare, "%s%s", plain ? "." : "", field->name);
        if (is_newer(r))
            keep_newer(r, field, group);
        else
            for (int i = 0; i < count && field->type == RS_GROUP; i++)
                keep_fields(r, field->fields, group + field->offset + i * field->size);
        r->plain[plain] = 0;
    }
}

void rs_state_keep_newer(const rs_game *game, int from, const void *base, void *state)
{
    reading r = {NULL, state, "", game, from, base, ""};

    keep_fields(&r, game->fields, state);
}

const char *rs_state_read(const rs_game *game, const char *text, size_t length, void *state, char *problem)
{
    return rs_state_convert(game, game->rules_version, text, length, NULL, state, problem);
}

const char *rs_state_convert(const rs_game *game, int from, const char *text, size_t length, const void *base, void *state, char *problem)
{
    _Alignas(RS_ALIGN) char fresh[RS_STATE] = {0};
    reading r = {problem, fresh, "", game, from, base, ""};

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
