/* schema.c - what derives from a game's table of fields when writing: JSON, differences, the schema itself, TypeScript. */
#include "engine/game.h"

#include <string.h>

/* ---- One element ---------------------------------------------------------------------------------------------- */

int rs_field_number(const rs_field *field, const char *at)
{
    int16_t wide;

    switch (field->type) {
    case RS_I16: memcpy(&wide, at, sizeof wide); return wide;
    case RS_I8: return *(const int8_t *)at;
    default: return *(const uint8_t *)at;
    }
}

static void put_number(const void *state, const rs_field *field, int value, rs_text *out)
{
    char number[16];

    if (field->type == RS_BOOL)
        rs_put(out, value ? "true" : "false");
    else if (!field->words)
        rs_put_number(out, value);
    else if (value == -1)
        rs_put(out, "null");
    else
        rs_put_quoted(out, rs_word_in(state, field->words, value, number));
}

static void put_things(const void *state, const rs_words *words, rs_set things, uint64_t blanks, rs_text *out)
{
    bool first = true;
    char number[16];
    int thing;

    rs_put_char(out, '[');
    RS_EACH(thing, things) {
        rs_put_comma(out, &first);
        rs_put_quoted(out, rs_word_in(state, words, thing, number));
    }
    for (uint64_t i = 0; i < blanks; i++) {
        rs_put_comma(out, &first);
        rs_put(out, "null");
    }
    rs_put_char(out, ']');
}

static void put_fields(const rs_field *fields, const void *state, const char *group, bool *first, rs_text *out);

static void put_element(const rs_field *field, const void *state, const char *at, rs_text *out)
{
    const rs_zone *zone = (const void *)at;
    bool first = true;

    switch (field->type) {
    case RS_GROUP:
        rs_put_char(out, '{');
        put_fields(field->fields, state, at, &first, out);
        rs_put_char(out, '}');
        break;
    case RS_SET_OF: put_things(state, field->words, *(const rs_set *)(const void *)at, 0, out); break;
    case RS_ZONE_OF: put_things(state, field->words, zone->cards, zone->blanks, out); break;
    case RS_BITS: put_things(state, field->words, (rs_set){{*(const uint8_t *)at, 0}}, 0, out); break;
    default: put_number(state, field, rs_field_number(field, at), out);
    }
}

static void put_value(const rs_field *field, const void *state, const char *group, rs_text *out)
{
    int count = rs_field_count(field, state);
    bool first = true;

    if (!field->list) {
        put_element(field, state, group + field->offset, out);
        return;
    }
    rs_put_char(out, '[');
    for (int i = 0; i < count; i++) {
        rs_put_comma(out, &first);
        put_element(field, state, group + field->offset + i * field->size, out);
    }
    rs_put_char(out, ']');
}

static void put_fields(const rs_field *fields, const void *state, const char *group, bool *first, rs_text *out)
{
    for (const rs_field *field = fields; field->name; field++) {
        rs_put_key(out, first, field->name);
        put_value(field, state, group, out);
    }
}

/* ---- The head ------------------------------------------------------------------------------------------------- */

static void put_frame(const rs_game *game, const rs_frame *frame, rs_text *out)
{
    const rs_decision *decision = &game->decision[frame->kind];

    rs_put(out, "{\"at\":");
    rs_put_quoted(out, decision->name);
    rs_put_format(out, ",\"seat\":%d", frame->seat);
    for (int i = 0; i < RS_FRAME_ARGS && decision->arg[i].name; i++) rs_put_format(out, ",\"%s\":%d", decision->arg[i].name, frame->arg[i]);
    rs_put_char(out, '}');
}

static void put_colours(const rs_game *game, const rs_head *head, rs_text *out)
{
    rs_put(out, ",\"colours\":[\"");
    rs_put_colours(game, head, "\",\"", out);
    rs_put(out, "\"]");
}

/* Without a version in the canonical form: most positions are the same under the next one. */
static void put_head(const rs_game *game, const rs_head *head, bool version, rs_text *out)
{
    bool first = true;

    rs_put_format(out, "\"game\":\"%s\",", game->id);
    if (version) rs_put_format(out, "\"rules\":%d,", game->rules_version);
    rs_put_format(out, "\"players\":%d,\"over\":%s,\"viewer\":", head->players, head->over ? "true" : "false");
    if (head->viewer == RS_NOBODY)
        rs_put(out, "null");
    else
        rs_put_number(out, head->viewer);
    rs_put(out, ",\"plays\":");
    rs_put_number(out, head->plays);
    rs_put(out, ",\"options\":{");
    for (int i = 0; game->options[i].name; i++) {
        rs_put_key(out, &first, game->options[i].name);
        rs_put_number(out, head->option[i]);
    }
    rs_put_char(out, '}');
    if (head->colours) put_colours(game, head, out);
    rs_put(out, ",\"stack\":[");
    first = true;
    for (int i = 0; i < head->depth; i++) {
        rs_put_comma(out, &first);
        put_frame(game, &rs_stack_of(head)[i], out);
    }
    rs_put_char(out, ']');
}

static void put_state(const rs_game *game, const void *state, bool version, rs_text *out)
{
    bool first = false;

    rs_put_char(out, '{');
    put_head(game, state, version, out);
    put_fields(game->fields, state, state, &first, out);
    rs_put_char(out, '}');
}

void rs_state_json(const rs_game *game, const void *state, rs_text *out) { put_state(game, state, true, out); }

uint64_t rs_state_hash(const rs_game *game, const void *state)
{
    char buffer[RS_JSON_ROOM];
    rs_text json = rs_text_on(buffer, sizeof buffer);

    put_state(game, state, false, &json);
    assert(!json.cut);
    return rs_hash(buffer, json.used);
}

/* ---- Differences ---------------------------------------------------------------------------------------------- */

typedef struct difference {
    const char *before, *after;
    rs_text *out;
    bool first;
} difference;

static void diff_fields(difference *d, const rs_field *fields, long group, const char *path);

static void diff_element(difference *d, const rs_field *field, long at, const char *path)
{
    if (field->type == RS_GROUP) {
        diff_fields(d, field->fields, at, path);
        return;
    }
    rs_put_key(d->out, &d->first, path);
    rs_put_char(d->out, '[');
    put_element(field, d->before, d->before + at, d->out);
    rs_put_char(d->out, ',');
    put_element(field, d->after, d->after + at, d->out);
    rs_put_char(d->out, ']');
}

static void diff_fields(difference *d, const rs_field *fields, long group, const char *path)
{
    for (const rs_field *field = fields; field->name; field++) {
        int count = rs_field_count(field, d->before);
        long begin = group + field->offset;

        if (memcmp(d->before + begin, d->after + begin, (size_t)count * field->size) == 0) continue; /* most often */
        for (int i = 0; i < count; i++) {
            char buffer[128];
            rs_text name = rs_text_on(buffer, sizeof buffer);
            long at = begin + i * field->size;

            if (memcmp(d->before + at, d->after + at, field->size) == 0) continue;
            rs_put_format(&name, *path ? "%s.%s" : "%s%s", path, field->name);
            if (field->list) rs_put_format(&name, "[%d]", i);
            diff_element(d, field, at, buffer);
        }
    }
}

void rs_state_diff(const rs_game *game, const void *before, const void *after, rs_text *out)
{
    const rs_head *was = before, *is = after;
    difference d = {before, after, out, true};

    rs_put_char(out, '{');
    if (memcmp(was, is, sizeof *was + (size_t)game->depth * sizeof(rs_frame)) != 0) {
        rs_put_key(out, &d.first, "head");
        rs_put(out, "[{");
        put_head(game, was, true, out);
        rs_put(out, "},{");
        put_head(game, is, true, out);
        rs_put(out, "}]");
    }
    diff_fields(&d, game->fields, 0, "");
    rs_put_char(out, '}');
}

/* ---- The schema itself ---------------------------------------------------------------------------------------- */

static const char *type_name(const rs_field *field)
{
    switch (field->type) {
    case RS_BOOL: return "boolean";
    case RS_GROUP: return "group";
    case RS_SET_OF:
    case RS_BITS: return "set";
    case RS_ZONE_OF: return "zone";
    default: return field->words ? "word" : "number";
    }
}

static void put_schema_fields(const rs_field *fields, rs_text *out)
{
    static const char *const sights[] = {"all", "owner", "nobody"};
    bool first = true;

    rs_put_char(out, '[');
    for (const rs_field *field = fields; field->name; field++) {
        rs_put_comma(out, &first);
        rs_put_format(out, "{\"name\":\"%s\",\"type\":\"%s\",\"sight\":\"%s\"", field->name, type_name(field), sights[field->sight]);
        if (field->list && field->count == RS_EACH_SEAT) rs_put(out, ",\"count\":\"players\"");
        if (field->list && field->count != RS_EACH_SEAT) rs_put_format(out, ",\"count\":%d", field->count);
        if (field->by) rs_put_format(out, ",\"by\":\"%s\"", field->by->name);
        if (field->inner) rs_put(out, ",\"inner\":true");
        if (field->words) rs_put_format(out, ",\"words\":\"%s\"", field->words->name);
        if (!field->words && field->least < field->most) rs_put_format(out, ",\"least\":%d,\"most\":%d", field->least, field->most);
        if (field->fields) {
            rs_put(out, ",\"fields\":");
            put_schema_fields(field->fields, out);
        }
        rs_put_char(out, '}');
    }
    rs_put_char(out, ']');
}

/* Collects the word tables that fields and verbs use, each once: of two with the same name the longer one, which has the words of both. */
typedef struct word_tables {
    int count;
    const rs_words *at[48];
} word_tables;

static void collect(word_tables *tables, const rs_words *words)
{
    if (!words || words->count == 0) return;
    for (int i = 0; i < tables->count; i++) {
        if (strcmp(tables->at[i]->name, words->name) != 0) continue;
        if (words->count > tables->at[i]->count) tables->at[i] = words;
        return;
    }
    assert(tables->count < RS_COUNT(tables->at));
    tables->at[tables->count++] = words;
}

static void collect_from_fields(word_tables *tables, const rs_field *fields)
{
    for (const rs_field *field = fields; field->name; field++) {
        collect(tables, field->words);
        collect(tables, field->by);
        if (field->fields) collect_from_fields(tables, field->fields);
    }
}

static word_tables all_words(const rs_game *game)
{
    word_tables tables = {0};

    collect(&tables, game->captains);
    collect(&tables, game->sources);
    collect_from_fields(&tables, game->fields);
    for (int i = 0; i < game->verbs; i++)
        for (int k = 0; k < RS_ARGS && game->verb[i].arg[k]; k++) collect(&tables, game->verb[i].arg[k]);
    for (int i = 0; i < game->events; i++)
        for (int k = 0; k < 4 && game->event[i].arg[k]; k++) collect(&tables, game->event[i].arg[k]);
    return tables;
}

const rs_words *rs_words_find(const rs_game *game, const char *name)
{
    word_tables tables = all_words(game);

    for (int i = 0; i < tables.count; i++)
        if (strcmp(tables.at[i]->name, name) == 0) return tables.at[i];
    return NULL;
}

/* What is printed on a thing: "facts":{"kind":"ship","speed":4}. */
static void put_facts(const rs_game *game, const rs_words *words, int value, rs_text *out)
{
    size_t before = out->used;
    bool first = true;

    if (!game->facts) return;
    rs_put(out, ",\"facts\":{");
    game->facts(words, value, out, &first);
    rs_put_char(out, '}');
    if (first) out->at[out->used = before] = 0;
}

static void put_words(const rs_game *game, const rs_words *words, rs_text *out)
{
    bool first = true;

    rs_put_char(out, '[');
    for (int i = 0; i < words->count; i++) {
        rs_put_comma(out, &first);
        rs_put(out, "{\"word\":");
        rs_put_quoted(out, words->term[i].word);
        rs_put(out, ",\"label\":");
        rs_put_quoted(out, words->term[i].label);
        if (words->term[i].code) rs_put_format(out, ",\"code\":\"%s\"", words->term[i].code);
        if (words->term[i].text) rs_put(out, ",\"text\":");
        if (words->term[i].text) rs_put_quoted(out, words->term[i].text);
        put_facts(game, words, i, out);
        rs_put_char(out, '}');
    }
    rs_put_char(out, ']');
}

static void put_kinds(const rs_game *game, rs_text *out)
{
    bool first = true;

    rs_put(out, ",\"kinds\":{");
    for (const rs_kind *kind = game->kinds; kind && kind->words; kind++) {
        rs_put_key(out, &first, kind->words);
        rs_put(out, "{\"label\":");
        rs_put_quoted(out, kind->label);
        rs_put(out, ",\"text\":");
        rs_put_quoted(out, kind->text);
        rs_put_format(out, ",\"clause\":\"%s\"}", kind->clause);
    }
    rs_put_char(out, '}');
}

static void put_decisions(const rs_game *game, rs_text *out)
{
    bool first = true;

    for (int i = 0; i < game->decisions; i++) {
        const rs_decision *decision = &game->decision[i];

        if (decision->step) continue;
        rs_put_comma(out, &first);
        rs_put_format(out, "{\"name\":\"%s\",\"prompt\":", decision->name);
        rs_put_quoted(out, decision->prompt);
        rs_put_format(out, ",\"clause\":\"%s\",\"secret\":%s}", decision->clause, decision->secret ? "true" : "false");
    }
}

static void put_arg_names(const rs_words *const *args, int most, rs_text *out)
{
    bool first = true;

    rs_put(out, ",\"args\":[");
    for (int i = 0; i < most && args[i]; i++) {
        rs_put_comma(out, &first);
        rs_put_quoted(out, args[i]->name);
    }
    rs_put_char(out, ']');
}

/* The decisions that may offer a verb. */
static void put_points(const rs_game *game, const rs_verb *verb, rs_text *out)
{
    bool first = true;

    rs_put(out, ",\"at\":[");
    for (int i = 0; i < game->decisions; i++)
        if (rs_among(verb->points, i)) {
            rs_put_comma(out, &first);
            rs_put_quoted(out, game->decision[i].name);
        }
    rs_put_char(out, ']');
}

static void put_verbs(const rs_game *game, rs_text *out)
{
    bool first = true;

    for (int i = 0; i < game->verbs; i++) {
        const rs_verb *verb = &game->verb[i];

        rs_put_comma(out, &first);
        rs_put_format(out, "{\"word\":\"%s\",\"label\":", verb->word);
        rs_put_quoted(out, verb->label);
        if (verb->heading) rs_put(out, ",\"heading\":");
        if (verb->heading) rs_put_quoted(out, verb->heading);
        put_arg_names(verb->arg, RS_ARGS, out);
        put_points(game, verb, out);
        rs_put_format(out, ",\"clause\":\"%s\"}", verb->clause ? verb->clause : "");
    }
}

static void put_event_kinds(const rs_game *game, rs_text *out)
{
    bool first = true;

    for (int i = 0; i < game->events; i++) {
        const rs_event_kind *kind = &game->event[i];

        rs_put_comma(out, &first);
        rs_put_format(out, "{\"kind\":\"%s\",\"text\":", kind->name);
        rs_put_quoted(out, kind->text);
        if (kind->hidden) rs_put(out, ",\"hidden\":");
        if (kind->hidden) rs_put_quoted(out, kind->hidden);
        put_arg_names(kind->arg, 4, out);
        if (kind->clause) rs_put_format(out, ",\"clause\":\"%s\"", kind->clause);
        rs_put_char(out, '}');
    }
}

static void put_options(const rs_game *game, rs_text *out)
{
    bool first = true;

    for (const rs_option *option = game->options; option->name; option++) {
        rs_put_comma(out, &first);
        rs_put_format(out, "{\"name\":\"%s\",\"label\":", option->name);
        rs_put_quoted(out, option->label);
        rs_put_format(out, ",\"usual\":%d,\"least\":%d,\"most\":%d}", option->usual, option->least, option->most);
    }
}

/* The words that belong to seats, as runs: where one begins, and how many words each seat has. */
static void put_owned(const word_tables *tables, rs_text *out)
{
    bool first = true;

    rs_put(out, ",\"owned\":{");
    for (int i = 0; i < tables->count; i++) {
        const rs_words *words = tables->at[i];

        if (!words->seats[0].each) continue;
        rs_put_key(out, &first, words->name);
        rs_put_format(out, "[[%d,%d]", words->seats[0].first, words->seats[0].each);
        if (words->seats[1].each) rs_put_format(out, ",[%d,%d]", words->seats[1].first, words->seats[1].each);
        rs_put_char(out, ']');
    }
    rs_put_char(out, '}');
}

/* What the seats are called, by number of players. */
static void put_seats(const rs_game *game, rs_text *out)
{
    bool first = true;

    rs_put(out, "\"seats\":{");
    for (int players = game->least_players; players <= game->most_players; players++) {
        bool none = true;

        rs_put_comma(out, &first);
        rs_put_format(out, "\"%d\":[", players);
        for (int seat = 0; seat < players; seat++) {
            rs_put_comma(out, &none);
            rs_put_quoted(out, rs_seat_name(game, &(rs_head){.players = (uint8_t)players}, seat));
        }
        rs_put_char(out, ']');
    }
    rs_put_char(out, '}');
}

void rs_schema_json(const rs_game *game, rs_text *out)
{
    word_tables tables = all_words(game);
    bool first = true;

    rs_put_format(out, "{\"game\":\"%s\",\"rules\":%d,\"bytes\":%zu,\"captains\":\"%s\",", game->id, game->rules_version, game->state_bytes,
                  game->captains->name);
    put_seats(game, out);
    rs_put_format(out, ",\"colours\":%s", game->colours ? "true" : "false");
    if (game->colours) put_owned(&tables, out);
    if (game->sources) rs_put_format(out, ",\"sources\":\"%s\"", game->sources->name);
    rs_put(out, ",\"options\":[");
    put_options(game, out);
    rs_put(out, "],\"fields\":");
    put_schema_fields(game->fields, out);
    rs_put(out, ",\"decisions\":[");
    put_decisions(game, out);
    rs_put(out, "],\"verbs\":[");
    put_verbs(game, out);
    rs_put(out, "],\"events\":[");
    put_event_kinds(game, out);
    rs_put(out, "],\"words\":{");
    for (int i = 0; i < tables.count; i++) {
        rs_put_key(out, &first, tables.at[i]->name);
        put_words(game, tables.at[i], out);
    }
    rs_put_char(out, '}');
    put_kinds(game, out);
    rs_put_char(out, '}');
}

/* ---- TypeScript ----------------------------------------------------------------------------------------------- */

/* "card" becomes "Card". */
static void put_type_name(const char *name, rs_text *out)
{
    rs_put_char(out, (char)(name[0] >= 'a' && name[0] <= 'z' ? name[0] - 'a' + 'A' : name[0]));
    for (name++; *name; name++) {
        bool joint = *name == '-' || *name == ' ' || *name == '_';

        if (joint) name++;
        rs_put_char(out, (char)(joint && *name >= 'a' && *name <= 'z' ? *name - 'a' + 'A' : *name));
    }
}

static void put_type_fields(const rs_field *fields, int indent, rs_text *out);

static void put_element_type(const rs_field *field, int indent, rs_text *out)
{
    bool set = field->type == RS_SET_OF || field->type == RS_ZONE_OF || field->type == RS_BITS;

    if (field->type == RS_GROUP) {
        rs_put(out, "{\n");
        put_type_fields(field->fields, indent + 1, out);
        rs_put_format(out, "%*s}", 2 * indent, "");
    } else if (field->type == RS_BOOL) {
        rs_put(out, "boolean");
    } else if (!field->words) {
        rs_put(out, "number");
    } else {
        bool nullable = field->type == RS_ZONE_OF || (!set && field->words->none);

        rs_put(out, set && nullable ? "(" : "");
        put_type_name(field->words->name, out);
        rs_put(out, nullable ? " | null" : "");
        rs_put(out, set && nullable ? ")" : "");
        rs_put(out, set ? "[]" : "");
    }
}

static void put_type_fields(const rs_field *fields, int indent, rs_text *out)
{
    for (const rs_field *field = fields; field->name; field++) {
        rs_put_format(out, "%*s%s: ", 2 * indent, "", field->name);
        rs_put(out, field->list ? "Array<" : "");
        put_element_type(field, indent, out);
        rs_put(out, field->list ? ">;\n" : ";\n");
    }
}

static void put_word_type(const rs_words *words, rs_text *out)
{
    rs_put(out, "export type ");
    put_type_name(words->name, out);
    rs_put(out, " =");
    for (int i = 0; i < words->count; i++) {
        rs_put(out, i % 8 == 0 ? "\n  | " : " | ");
        rs_put_quoted(out, words->term[i].word);
    }
    rs_put(out, ";\n\n");
}

static void put_colours_type(const rs_game *game, rs_text *out)
{
    rs_put(out, "  colours?: ");
    put_type_name(game->captains->name, out);
    rs_put(out, "[];\n");
}

void rs_schema_types(const rs_game *game, rs_text *out)
{
    word_tables tables = all_words(game);

    rs_put_format(out, "// Generated by `roadstead schema %s --types`. Do not edit.\n\n", game->id);
    for (int i = 0; i < tables.count; i++) put_word_type(tables.at[i], out);
    rs_put(out, "export type DecisionName =");
    for (int i = 0; i < game->decisions; i++)
        if (game->decision[i].name) rs_put_format(out, "\n  | \"%s\"", game->decision[i].name);
    rs_put(out, ";\n\nexport interface Position {\n  game: string;\n  rules: number;\n  players: number;\n  over: boolean;\n"
                "  viewer: number | null;\n  plays: number;\n  options: Record<string, number>;\n");
    if (game->colours) put_colours_type(game, out);
    rs_put(out, "  stack: Array<{ at: DecisionName; seat: number; [argument: string]: number | string }>;\n");
    put_type_fields(game->fields, 1, out);
    rs_put(out, "}\n");
}
