/* record.c - what was told and how the position changed, written as lines and read back, by older names too. */
#include "engine/record.h"
#include "engine/game.h"

#include <stdlib.h>
#include <string.h>

static const char no_word[] = "''"; /* stands for a word that is empty */

/* ---- Writing: events -------------------------------------------------------------------------------------------- */

static void put_audience(const rs_event *event, rs_text *out)
{
    rs_put_char(out, '.');
    for (int seat = 0; event->sees != RS_EVERYONE && seat < RS_SEATS; seat++)
        if (event->sees >> seat & 1) rs_put_number(out, seat);
}

static void put_seat(int seat, rs_text *out)
{
    if (seat < 0)
        rs_put_char(out, '-');
    else
        rs_put_number(out, seat);
}

static void put_args(const void *state, const rs_event_kind *kind, const rs_event *event, rs_text *out)
{
    for (int i = 0; i < 4 && kind->arg[i]; i++) {
        char number[16];
        const char *word = rs_word_in(state, kind->arg[i], event->arg[i], number);

        rs_put_format(out, " %s", *word ? word : no_word);
    }
}

/* The move that was asked for stands above; here it is only said if it was a secret. */
static void put_move(const rs_game *game, const void *state, const rs_event *event, rs_text *out)
{
    rs_move move;

    if (event->asked && event->sees == RS_EVERYONE) return;
    put_audience(event, out);
    rs_put(out, " move");
    if (!event->asked) {
        memcpy(&move, event->arg, sizeof move);
        rs_put_format(out, " %d ", event->seat);
        rs_move_text(game, state, move, out);
    }
    rs_put_char(out, '\n');
}

static void put_event(const rs_game *game, const void *state, const rs_event *event, rs_text *out)
{
    if (event->kind == RS_EVENT_MOVE) {
        put_move(game, state, event, out);
        return;
    }
    put_audience(event, out);
    rs_put_format(out, " %s ", game->event[event->kind].name);
    put_seat(event->seat, out);
    put_args(state, &game->event[event->kind], event, out);
    rs_put_char(out, '\n');
}

/* ---- Writing: changes --------------------------------------------------------------------------------------------- */

typedef struct comparison {
    const rs_game *game;
    const char *before, *after;
    rs_text *out;
} comparison;

static void put_number(const comparison *c, const rs_field *field, int value)
{
    char number[16];
    const char *word;

    if (!field->words || field->type == RS_BOOL) {
        rs_put_number(c->out, value);
        return;
    }
    word = value == -1 ? "null" : rs_word_in(c->after, field->words, value, number);
    rs_put(c->out, *word ? word : no_word);
}

static rs_set set_at(const rs_field *field, const char *at)
{
    rs_set set = {{0, 0}};

    if (field->type == RS_BITS)
        set.bits[0] = *(const uint8_t *)at;
    else
        memcpy(&set, at, sizeof set);
    return set;
}

static void put_things(const comparison *c, const rs_field *field, const char *path, char sign, rs_set things)
{
    bool first = true;
    char number[16];
    int thing;

    RS_EACH(thing, things) {
        if (first) rs_put_format(c->out, " %s", path);
        rs_put_char(c->out, first ? sign : '|');
        rs_put(c->out, rs_word_in(c->after, field->words, thing, number));
        first = false;
    }
}

static void compare_fields(const comparison *c, const rs_field *fields, long group, const char *path);

static void compare_element(const comparison *c, const rs_field *field, long at, const char *path)
{
    rs_set was, is;

    switch (field->type) {
    case RS_GROUP: compare_fields(c, field->fields, at, path); return;
    case RS_SET_OF:
    case RS_ZONE_OF:
    case RS_BITS:
        was = set_at(field, c->before + at);
        is = set_at(field, c->after + at);
        put_things(c, field, path, '-', rs_without(was, is));
        put_things(c, field, path, '+', rs_without(is, was));
        return;
    default: rs_put_format(c->out, " %s=", path); put_number(c, field, rs_field_number(field, c->after + at));
    }
}

static void compare_fields(const comparison *c, const rs_field *fields, long group, const char *path)
{
    for (const rs_field *field = fields; field->name; field++) {
        int count = rs_field_count(field, c->before);

        for (int i = 0; i < count; i++) {
            char buffer[RS_PATH];
            rs_text name = rs_text_on(buffer, sizeof buffer);
            long at = group + field->offset + i * field->size;

            if (memcmp(c->before + at, c->after + at, field->size) == 0) continue;
            rs_put_format(&name, *path ? "%s.%s" : "%s%s", path, field->name);
            if (field->list) rs_put_format(&name, "[%d]", i);
            compare_element(c, field, at, buffer);
        }
    }
}

static void put_frame(const comparison *c, int index)
{
    const rs_frame *frame = &rs_stack_of(c->after)[index];
    const rs_decision *decision = &c->game->decision[frame->kind];

    rs_put_format(c->out, " stack[%d]=%s,%d", index, decision->name, frame->seat);
    for (int i = 0; i < RS_FRAME_ARGS && decision->arg[i].name; i++) rs_put_format(c->out, ",%d", frame->arg[i]);
}

static void compare_head(const comparison *c, int plays)
{
    const rs_head *was = (const void *)c->before, *is = (const void *)c->after;

    if (is->over != was->over) rs_put_format(c->out, " over=%d", is->over);
    if (is->plays != was->plays + (uint32_t)plays) rs_put_format(c->out, " plays=%u", (unsigned)is->plays);
    if (is->depth != was->depth) rs_put_format(c->out, " stack=%d", is->depth);
    for (int i = 0; i < is->depth; i++)
        if (i >= was->depth || memcmp(&rs_stack_of(was)[i], &rs_stack_of(is)[i], sizeof(rs_frame)) != 0) put_frame(c, i);
}

static int moves_among(const rs_turn *turn)
{
    int count = 0;

    for (int i = 0; i < turn->events; i++) count += turn->event[i].kind == RS_EVENT_MOVE;
    return count;
}

void rs_record_turn(const rs_game *game, const void *before, const void *after, const rs_turn *turn, rs_text *out)
{
    comparison c = {game, before, after, out};
    size_t empty;

    for (int i = 0; i < turn->events; i++) put_event(game, after, &turn->event[i], out);
    if (!before) return;
    rs_put_char(out, '=');
    empty = out->used;
    compare_head(&c, moves_among(turn));
    compare_fields(&c, game->fields, 0, "");
    if (out->used == empty)
        out->at[--out->used] = 0;
    else
        rs_put_char(out, '\n');
}

/* ---- Reading: events ------------------------------------------------------------------------------------------------ */

rs_event rs_move_event(int seat, rs_move move, bool asked)
{
    rs_event event = {RS_EVENT_MOVE, RS_EVERYONE, (int8_t)seat, asked, {0}};

    memcpy(event.arg, &move, sizeof move);
    return event;
}

/* The next word of a line, cut off; NULL: none is left. */
static char *take_word(char **rest)
{
    char *word = *rest + strspn(*rest, " "), *end = word + strcspn(word, " ");

    *rest = *end ? end + 1 : end;
    *end = 0;
    return *word ? word : NULL;
}

void rs_put_old_move(const rs_game *game, int from, const char *text, rs_text *out)
{
    char line[RS_LINE], *rest = line, *word;
    rs_text copy = rs_text_on(line, sizeof line);
    bool first = true;

    rs_put(&copy, text);
    while ((word = take_word(&rest))) {
        const char *now = rs_new_word(game, from, NULL, word);

        if (!first) rs_put_char(out, ' ');
        rs_put(out, now ? now : word);
        first = false;
    }
}

bool rs_old_move(const rs_game *game, const void *state, int from, const char *text, rs_move *move)
{
    char line[RS_LINE];
    rs_text now = rs_text_on(line, sizeof line);

    rs_put_old_move(game, from, text, &now);
    return rs_move_parse(game, state, line, move);
}

static bool whole_number(const char *text, long least, long most, long *number)
{
    char *end;

    *number = strtol(text, &end, 10);
    return end != text && !*end && *number >= least && *number <= most;
}

static bool read_word(const rs_game *game, const void *state, int from, const rs_words *words, const char *text, int *value)
{
    const char *now = rs_new_word(game, from, words->name, strcmp(text, no_word) == 0 ? "" : text);
    long number;

    if (!now) return false;
    if (rs_value_in(state, words, now, value)) return true;
    *value = 0;
    return whole_number(now, INT16_MIN, INT16_MAX, &number) && (*value = (int)number, true);
}

static bool read_args(const rs_game *game, const void *state, int from, char *rest, rs_event *event)
{
    const rs_event_kind *kind = &game->event[event->kind];

    for (int i = 0; i < 4 && kind->arg[i]; i++) {
        char *word = take_word(&rest);
        int value;

        if (!word || !read_word(game, state, from, kind->arg[i], word, &value)) return false;
        event->arg[i] = (int16_t)value;
    }
    return !take_word(&rest);
}

static int event_named(const rs_game *game, int from, const char *old)
{
    const char *name = rs_new_word(game, from, "event", old);

    for (int i = 0; name && i < game->events; i++)
        if (strcmp(game->event[i].name, name) == 0) return i;
    return -1;
}

static bool read_audience(char **line, uint8_t *sees)
{
    char *at = *line + 1;

    *sees = *at == ' ' ? RS_EVERYONE : 0;
    for (; *at >= '0' && *at < '0' + RS_SEATS; at++) *sees |= (uint8_t)(1 << (*at - '0'));
    *line = at;
    return **line == ' ';
}

static bool read_seat(const char *word, int8_t *seat)
{
    long number = RS_NOBODY;

    if (!word || (strcmp(word, "-") != 0 && !whole_number(word, 0, RS_SEATS - 1, &number))) return false;
    *seat = (int8_t)number;
    return true;
}

static bool read_move(const rs_game *game, const void *state, int from, char *rest, rs_event *event)
{
    rs_move move;
    uint8_t sees = event->sees;

    if (!*rest) return event->asked = 1, true; /* the move above, in secret */
    if (!read_seat(take_word(&rest), &event->seat) || !rs_old_move(game, state, from, rest, &move)) return false;
    *event = rs_move_event(event->seat, move, false);
    event->sees = sees;
    return true;
}

bool rs_record_event(const rs_game *game, const void *state, int from, const char *line, rs_event *event)
{
    char text[RS_LINE * 2], *rest = text, *word;
    rs_text copy = rs_text_on(text, sizeof text);
    int kind;

    rs_put(&copy, line);
    *event = (rs_event){.asked = 1};
    if (copy.cut || !read_audience(&rest, &event->sees) || !(word = take_word(&rest))) return false;
    if ((kind = event_named(game, from, word)) < 0) return false;
    event->kind = (uint8_t)kind;
    if (kind == RS_EVENT_MOVE) return read_move(game, state, from, rest, event);
    return read_seat(take_word(&rest), &event->seat) && read_args(game, state, from, rest, event);
}

/* ---- Reading: changes --------------------------------------------------------------------------------------------------- */

typedef struct change {
    const rs_game *game;
    int from;
    char *state;
} change;

/* A part of a path: a name and, perhaps, a number in brackets. */
static bool take_part(char **path, char **name, long *index)
{
    char *part = *path, *end = part + strcspn(part, "."), *bracket;

    *path = *end ? end + 1 : end;
    *end = 0;
    *name = part;
    *index = -1;
    if (!(bracket = strchr(part, '['))) return *part != 0;
    *bracket = 0;
    end = bracket + strcspn(bracket + 1, "]") + 1;
    if (!*end || end[1]) return false;
    *end = 0;
    return whole_number(bracket + 1, 0, 255, index);
}

static const rs_field *field_named(const change *c, const rs_field *fields, const char *name, rs_text *plain)
{
    size_t length = plain->used;

    for (const rs_field *field = fields; field->name; field++) {
        char old[RS_PATH];
        const char *value, *was;

        plain->used = length;
        rs_put_format(plain, length ? ".%s" : "%s", field->name);
        was = rs_old_name(c->game, c->from, plain->at, old, &value);
        if (was && strcmp(was, name) == 0) return field;
    }
    return NULL;
}

static const rs_field *find_place(const change *c, char *path, char **at)
{
    char buffer[RS_PATH], *name;
    rs_text plain = rs_text_on(buffer, sizeof buffer);
    const rs_field *fields = c->game->fields, *field = NULL;
    long index;

    *at = c->state;
    while (*path) {
        if (!fields || !take_part(&path, &name, &index) || !(field = field_named(c, fields, name, &plain))) return NULL;
        if ((index >= 0) != (field->list != 0) || index >= rs_field_count(field, c->state)) return NULL;
        *at += field->offset + (index > 0 ? index : 0) * field->size;
        fields = field->fields;
    }
    return field;
}

static bool read_number(const change *c, const rs_field *field, const char *text, long *number)
{
    int value;

    if (field->type == RS_BOOL) return whole_number(text, 0, 1, number);
    if (!field->words) return whole_number(text, field->least, field->most, number);
    *number = -1;
    if (strcmp(text, "null") == 0) return field->words->none != NULL;
    if (!read_word(c->game, c->state, c->from, field->words, text, &value) || value < 0 || value >= field->words->count) return false;
    *number = value;
    return true;
}

static bool set_number(const change *c, const rs_field *field, char *at, const char *text)
{
    long number;

    if (field->type == RS_GROUP || field->type == RS_SET_OF || field->type == RS_ZONE_OF || field->type == RS_BITS) return false;
    if (!read_number(c, field, text, &number)) return false;

    int16_t wide = (int16_t)number;
    int8_t narrow = (int8_t)number;

    memcpy(at, field->type == RS_I16 ? (void *)&wide : (void *)&narrow, field->size);
    return true;
}

static void put_set(const rs_field *field, char *at, rs_set set)
{
    if (field->type == RS_BITS)
        *(uint8_t *)at = (uint8_t)set.bits[0];
    else
        memcpy(at, &set, sizeof set);
}

static bool change_set(const change *c, const rs_field *field, char *at, bool add, char *things)
{
    rs_set set;

    if (field->type != RS_SET_OF && field->type != RS_ZONE_OF && field->type != RS_BITS) return false;
    set = set_at(field, at);
    while (*things) {
        char *end = things + strcspn(things, "|"), *next = *end ? end + 1 : end;
        int thing;

        *end = 0;
        if (!read_word(c->game, c->state, c->from, field->words, things, &thing) || thing < 0 || thing >= field->words->count) return false;
        if (add)
            rs_add(&set, thing);
        else
            rs_remove(&set, thing);
        things = next;
    }
    put_set(field, at, set);
    return true;
}

static bool set_depth(const change *c, const char *text)
{
    rs_head *head = (rs_head *)(void *)c->state;
    long depth;

    if (!whole_number(text, 0, c->game->depth, &depth)) return false;
    head->depth = (uint8_t)depth;
    memset(rs_stack(head) + depth, 0, (size_t)(c->game->depth - depth) * sizeof(rs_frame));
    return true;
}

/* The arguments of a frame, each behind a comma; an older frame may have had fewer. */
static bool read_frame_args(const rs_decision *decision, char *rest, rs_frame *frame)
{
    for (int i = 0; *rest; i++) {
        char *end = rest + strcspn(rest, ","), *next = *end ? end + 1 : end;
        long number;

        *end = 0;
        if (i == RS_FRAME_ARGS || !decision->arg[i].name) return false;
        if (!whole_number(rest, decision->arg[i].least, decision->arg[i].most, &number)) return false;
        frame->arg[i] = (int8_t)number;
        rest = next;
    }
    return true;
}

static bool set_frame(const change *c, const char *index, char *text)
{
    rs_head *head = (rs_head *)(void *)c->state;
    char *seat = strchr(text, ','), *args = seat ? seat + 1 + strcspn(seat + 1, ",") : NULL, *end;
    long at = strtol(index, &end, 10), who;
    rs_frame frame = {0};
    int kind;

    if (end == index || strcmp(end, "]") != 0 || at < 0 || at >= head->depth || !seat) return false;
    *seat++ = 0;
    if (*args) *args++ = 0;
    if ((kind = rs_old_decision(c->game, c->from, text)) < 0) return false;
    if (!whole_number(seat, c->game->decision[kind].step ? -1 : 0, head->players - 1, &who)) return false;
    frame.kind = (uint8_t)kind;
    frame.seat = (int8_t)who;
    if (!read_frame_args(&c->game->decision[kind], args, &frame)) return false;
    rs_stack(head)[at] = frame;
    return true;
}

static bool set_head(const change *c, const char *path, char *text, bool *done)
{
    rs_head *head = (rs_head *)(void *)c->state;
    long number;

    *done = true;
    if (strcmp(path, "stack") == 0) return set_depth(c, text);
    if (strncmp(path, "stack[", 6) == 0) return set_frame(c, path + 6, text);
    if (strcmp(path, "over") == 0) return whole_number(text, 0, 1, &number) && (head->over = (uint8_t)number, true);
    if (strcmp(path, "plays") == 0) return whole_number(text, 0, INT32_MAX, &number) && (head->plays = (uint32_t)number, true);
    *done = false;
    return true;
}

/* Was this a field that is gone since? Then nothing is lost by passing it over. */
static bool is_removed(const change *c, const char *path)
{
    for (const rs_change *row = c->game->changes; row && row->version; row++)
        if (row->version > c->from && row->kind == RS_REMOVED && strcmp(row->path, path) == 0) return true;
    return false;
}

static void strip_indices(const char *path, char plain[RS_PATH])
{
    size_t used = 0;

    for (; *path && used + 1 < RS_PATH; path++) {
        if (*path == '[') path += strcspn(path, "]");
        if (*path && *path != ']') plain[used++] = *path;
        if (!*path) break;
    }
    plain[used] = 0;
}

static bool change_one(const change *c, char *word)
{
    char *sign = word + strcspn(word, "=+-"), *at, how = *sign, plain[RS_PATH];
    const rs_field *field;
    bool done, fine;

    if (!how) return false;
    *sign = 0;
    fine = set_head(c, word, sign + 1, &done);
    if (done) return fine && how == '=';
    strip_indices(word, plain);
    if (is_removed(c, plain)) return true;
    if (!(field = find_place(c, word, &at))) return false;
    return how == '=' ? set_number(c, field, at, sign + 1) : change_set(c, field, at, how == '+', sign + 1);
}

bool rs_record_change(const rs_game *game, int from, char *line, void *state)
{
    change c = {game, from, state};
    char *rest = line + 1, *word;
    bool understood = *line == '=';

    while (understood && (word = take_word(&rest))) understood = change_one(&c, word);
    return understood;
}

/* ---- Lines -------------------------------------------------------------------------------------------------------------------- */

static void take_line(rs_lines *l)
{
    size_t length = 0;

    l->number++;
    l->begin = l->at;
    for (; l->at < l->end && *l->at != '\n'; l->at++)
        if (length + 1 < sizeof l->text && *l->at != '\r') l->text[length++] = *l->at;
    if (l->at < l->end) l->at++;
    l->text[length] = 0;
}

bool rs_lines_any(rs_lines *l)
{
    if (l->at == l->end) return false;
    take_line(l);
    return true;
}

bool rs_lines_next(rs_lines *l)
{
    while (rs_lines_any(l))
        if (l->text[0] != '#') return true;
    return false;
}

const char *rs_after(const char *line, const char *keyword)
{
    size_t length = strlen(keyword);

    return strncmp(line, keyword, length) == 0 && line[length] == ' ' ? line + length + 1 : NULL;
}

/* ---- A game told from its file ---------------------------------------------------------------------------------------------------- */

static void take_position(rs_tale *t, const char *json)
{
    char problem[RS_LINE];

    t->known = !rs_state_convert(t->game, t->from, json, strlen(json), NULL, t->state, problem);
}

/* "position 217 {..}": where the stream was, and the position. */
static const char *past_number(const char *text)
{
    text += strspn(text, "0123456789");
    return text + (*text == ' ');
}

void rs_tale_begin(rs_tale *t, const rs_game *game, const char *text, size_t length, rs_turn *turn)
{
    const char *rest;

    memset(t, 0, offsetof(rs_tale, lines));
    t->game = game;
    t->from = game->rules_version;
    t->move = -2;
    t->turn = turn;
    t->waiting = false;
    t->lines = (rs_lines){.at = text, .end = text + length};
    ((rs_head *)t->state)->colours = 0;
    while (rs_lines_next(&t->lines) && strcmp(t->lines.text, "moves") != 0) {
        if ((rest = rs_after(t->lines.text, "rules"))) t->from = (int)strtol(rest, NULL, 10);
        if ((rest = rs_after(t->lines.text, "position"))) take_position(t, rest);
        if ((rest = rs_after(t->lines.text, "colours"))) rs_colours_parse(game, RS_SEATS, rest, &((rs_head *)t->state)->colours);
        if (strcmp(t->lines.text, "record") == 0) t->recorded = true;
    }
}

static void note(rs_tale *t, rs_event event)
{
    if (t->turn->events < RS_EVENTS) t->turn->event[t->turn->events++] = event;
}

/* The move itself is the first of its events. */
static void begin_move(rs_tale *t)
{
    char *end;
    long seat = strtol(t->lines.text, &end, 10);
    rs_text text = rs_text_on(t->text, sizeof t->text);
    rs_move move;

    t->seat = seat >= 0 && seat < RS_SEATS ? (int)seat : 0;
    rs_put(&text, *end ? end + 1 : end);
    if (rs_old_move(t->game, t->state, t->from, t->text, &move)) note(t, rs_move_event(t->seat, move, true));
}

static void take_event(rs_tale *t)
{
    rs_event event;

    if (!rs_record_event(t->game, t->state, t->from, t->lines.text, &event)) return;
    if (event.kind == RS_EVENT_MOVE && event.asked) {
        if (t->turn->events > 0) t->turn->event[0].sees = event.sees;
        return;
    }
    note(t, event);
}

static void take_change(rs_tale *t) { t->known = t->known && rs_record_change(t->game, t->from, t->lines.text, t->state); }

static void take_rules(rs_tale *t, const char *text)
{
    char *end;

    strtol(text, &end, 10);
    t->from = (int)strtol(end, NULL, 10);
    t->recorded = false;
}

static void take_line_of_move(rs_tale *t)
{
    const char *rest;

    if (t->lines.text[0] == '.') take_event(t);
    if (t->lines.text[0] == '=') take_change(t);
    if (strcmp(t->lines.text, "record") == 0) t->recorded = true;
    if ((rest = rs_after(t->lines.text, "begin"))) take_position(t, rest);
    if ((rest = rs_after(t->lines.text, "rules"))) take_rules(t, rest);
    if ((rest = rs_after(t->lines.text, "position"))) take_position(t, past_number(rest));
}

static bool is_move(const char *line) { return *line >= '0' && *line <= '9'; }

/* Each move counts, whether the engine made it or not. */
static void count_plays(rs_tale *t)
{
    rs_head *head = (rs_head *)t->state;

    for (int i = 0; i < t->turn->events; i++) head->plays += t->turn->event[i].kind == RS_EVENT_MOVE;
}

bool rs_tale_next(rs_tale *t)
{
    bool changed = false;

    t->turn->events = 0;
    if (t->move > -2 && !t->waiting) return false;
    if (t->waiting) begin_move(t);
    t->waiting = false;
    t->move++;
    while (!t->waiting && rs_lines_next(&t->lines)) {
        if (is_move(t->lines.text)) {
            t->waiting = true;
        } else {
            bool changes = t->lines.text[0] == '=' || rs_after(t->lines.text, "position");

            if (changes && !changed && t->move >= 0) count_plays(t);
            changed = changed || changes;
            take_line_of_move(t);
        }
    }
    if (!changed && t->move >= 0) count_plays(t);
    t->shown = t->recorded && t->known && rs_state_sound(t->game, t->state); /* by today's rules, or it is not shown */
    return true;
}
