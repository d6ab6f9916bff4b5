/* scene.c - from the rows of a scene to its position. */
#include "lessons/scene.h"
#include "engine/game.h"
#include "engine/json.h"
#include "engine/place.h"

#include <stdlib.h>
#include <string.h>

enum { WORD = 64 };

typedef struct staging {
    const rs_lesson *lesson;
    int first, end; /* its rows */
    rs_session *session;
    rs_text *room; /* for the position's JSON */
    char *problem;
} staging;

static int end_of(const rs_lesson *lesson, int scene)
{
    int row = scene + 1;

    while (row < lesson->rows && lesson->row[row].kind > RS_ROW_SCENE && lesson->row[row].kind <= RS_ROW_PLAY) row++;
    return row;
}

static bool word_of(const staging *s, rs_row_kind kind, char word[WORD])
{
    int row = rs_lesson_find(s->lesson, s->first, s->end, kind);

    return row >= 0 && rs_row_word(&s->lesson->row[row], 0, word, WORD);
}

static int number_of(const staging *s, rs_row_kind kind, int usual)
{
    char word[WORD];

    return word_of(s, kind, word) ? atoi(word) : usual;
}

const char *rs_scene_draws(const rs_row *row, rs_script *script, char *problem)
{
    char word[RS_LESSON_TEXT];

    for (int i = 0; rs_row_word(row, i, word, sizeof word); i++)
        if (!rs_script_add(script, word)) return rs_lesson_wrong(row, "there are too many draws, or one is too long.", problem);
    return NULL;
}

/* "goal 40" */
static const char *read_option(const staging *s, const rs_row *row, int16_t option[RS_OPTIONS])
{
    const rs_option *known = s->lesson->game->options;
    char name[WORD], number[WORD];
    int i = 0, value;

    if (!rs_row_word(row, 0, name, sizeof name) || !rs_row_word(row, 1, number, sizeof number) || !rs_value(NULL, number, &value))
        return rs_lesson_wrong(row, "an option has a name and a number.", s->problem);
    while (known[i].name && strcmp(known[i].name, name) != 0) i++;
    if (!known[i].name) return rs_lesson_wrong(row, "there is no such option.", s->problem);
    option[i] = (int16_t)value;
    return NULL;
}

static const char *read_options(const staging *s, int16_t option[RS_OPTIONS])
{
    const rs_option *known = s->lesson->game->options;
    const char *why = NULL;

    for (int i = 0; known[i].name; i++) option[i] = known[i].usual;
    for (int i = s->first; i < s->end && !why; i++)
        if (s->lesson->row[i].kind == RS_ROW_OPTION) why = read_option(s, &s->lesson->row[i], option);
    return why;
}

static const char *begin(const staging *s)
{
    const rs_row *scene = &s->lesson->row[s->first - 1];
    int seed = rs_lesson_find(s->lesson, s->first, s->end, RS_ROW_SEED);
    int16_t option[RS_OPTIONS];
    char text[RS_LESSON_TEXT] = "lesson", what[RS_LINE];
    rs_script script = {0};
    rs_beginning b = {.game = s->lesson->game, .options = option, .seed = text};
    const char *why = read_options(s, option);

    for (int i = s->first; i < s->end && !why; i++)
        if (s->lesson->row[i].kind == RS_ROW_DEAL) why = rs_scene_draws(&s->lesson->row[i], &script, s->problem);
    if (why) return why;
    if (seed >= 0) rs_row_rest(&s->lesson->row[seed], 0, text, sizeof text);
    b.players = number_of(s, RS_ROW_PLAYERS, 2);
    b.script = script.count > 0 ? &script : NULL;
    why = rs_session_begin(s->session, &b, what);
    return why ? rs_lesson_wrong(scene, why, s->problem) : NULL;
}

/* ---- What is changed in the position ------------------------------------------------------------------------------------------------- */

/* The cards that a row names behind its path. */
static const char *read_cards(const staging *s, const rs_row *row, const void *state, const rs_words *words, rs_set *cards)
{
    char word[WORD];
    int card;

    *cards = (rs_set){{0, 0}};
    for (int i = 1; rs_row_word(row, i, word, sizeof word); i++) {
        if (!rs_value_in(state, words, word, &card) || card < 0) return rs_lesson_wrong(row, "there is no such card.", s->problem);
        rs_add(cards, card);
    }
    return NULL;
}

/* `give` changes places with what lies there, `put` adds. */
static const char *move_cards(const staging *s, const rs_row *row, void *state, const rs_place *place)
{
    const char *why;
    rs_set cards;
    int card;

    if (!rs_place_holds_cards(place)) return rs_lesson_wrong(row, "no cards lie there.", s->problem);
    if ((why = read_cards(s, row, state, place->field->words, &cards))) return why;
    RS_EACH(card, cards) rs_place_put(s->lesson->game, state, place, card, row->kind == RS_ROW_GIVE ? &cards : NULL);
    return NULL;
}

static const char *set_value(const staging *s, const rs_row *row, void *state, const rs_place *place)
{
    const char *at = memchr(row->at, ' ', (size_t)row->length);
    char what[RS_LINE];
    rs_json json;
    const char *why;

    if (!at || !rs_json_parse(at, (size_t)(row->at + row->length - at), &json))
        return rs_lesson_wrong(row, "set PATH VALUE: the value is written as in JSON.", s->problem);
    why = rs_place_read(s->lesson->game, state, place, json, what);
    return why ? rs_lesson_wrong(row, why, s->problem) : NULL;
}

static const char *change(const staging *s, const rs_row *row, void *state)
{
    char path[RS_LINE];
    rs_place place;

    if (!rs_row_word(row, 0, path, sizeof path) || !rs_place_find(s->lesson->game, state, path, &place))
        return rs_lesson_wrong(row, "a position of this game has no such place.", s->problem);
    return row->kind == RS_ROW_SET ? set_value(s, row, state, &place) : move_cards(s, row, state, &place);
}

/* "set stack [..]": what waits to be decided is no field, so it takes the place of the stack in the position's JSON. */
static void put_stack(const rs_row *stack, rs_text *json)
{
    const char *at = stack->at + strlen("stack "), *end = stack->at + stack->length;
    size_t begin, rest;
    rs_json whole, was;

    if (!rs_json_parse(json->at, json->used, &whole)) return;
    was = rs_json_get(whole, "stack");
    begin = (size_t)(was.at - json->at);
    rest = json->used - (size_t)(was.end - json->at);
    json->cut = json->cut || begin + (size_t)(end - at) + rest >= json->size;
    if (json->cut) return;
    memmove(json->at + begin + (end - at), was.end, rest + 1);
    memcpy(json->at + begin, at, (size_t)(end - at));
    json->used = begin + (size_t)(end - at) + rest;
}

/* The position is read back as any other, so that what the rules do not allow is refused. */
static const char *load(const staging *s, const rs_row *stack, const rs_row *last, const void *state)
{
    rs_text json = rs_text_on(s->room->at, s->room->size);
    char seed[RS_SEED + 1], what[RS_LINE];
    const char *why;

    rs_state_json(s->lesson->game, state, &json);
    if (stack) put_stack(stack, &json);
    strcpy(seed, s->session->seed);
    why = rs_session_load(s->session, s->lesson->game, json.at, json.used, seed, what);
    return why ? rs_lesson_wrong(last, why, s->problem) : NULL;
}

static bool is_stack(const rs_row *row)
{
    char path[WORD];

    return row->kind == RS_ROW_SET && rs_row_word(row, 0, path, sizeof path) && strcmp(path, "stack") == 0;
}

static const char *change_all(const staging *s)
{
    _Alignas(RS_ALIGN) unsigned char state[RS_STATE];
    const rs_row *stack = NULL, *last = NULL;
    const char *why = NULL;

    memcpy(state, s->session->state, s->lesson->game->state_bytes);
    for (int i = s->first; i < s->end && !why; i++) {
        const rs_row *row = &s->lesson->row[i];

        if (row->kind != RS_ROW_SET && row->kind != RS_ROW_GIVE && row->kind != RS_ROW_PUT) continue;
        last = row;
        if (is_stack(row))
            stack = row;
        else
            why = change(s, row, state);
    }
    return why || !last ? why : load(s, stack, last, state);
}

/* ---- What was played before ---------------------------------------------------------------------------------------------------------- */

static const char *play(const staging *s, const rs_row *row)
{
    char move[RS_LINE], what[RS_LINE];
    const char *why;

    if (!rs_row_rest(row, 0, move, sizeof move)) return rs_lesson_wrong(row, "play MOVE: the text of a move.", s->problem);
    why = rs_session_play_text(s->session, rs_session_asked(s->session), move, what);
    return why ? rs_lesson_wrong(row, why, s->problem) : NULL;
}

/* Draws may be named before each move; those behind the last one are the first step's. */
static const char *play_all(const staging *s)
{
    const char *why = NULL;
    rs_script next = {0};

    for (int i = s->first; i < s->end && !why; i++) {
        const rs_row *row = &s->lesson->row[i];

        if (row->kind == RS_ROW_CHANCE) why = rs_scene_draws(row, &next, s->problem);
        if (row->kind != RS_ROW_PLAY) continue;
        if (next.count > 0) rs_session_script(s->session, &next);
        next = (rs_script){0};
        why = play(s, row);
    }
    return why;
}

const char *rs_scene_begin(const rs_lesson *lesson, int scene, rs_session *session, rs_text *room, char *problem)
{
    staging s = {lesson, scene + 1, end_of(lesson, scene), session, room, problem};
    int seat = rs_scene_seat(lesson, scene);
    const char *why = begin(&s);

    if (!why) why = change_all(&s);
    if (!why) why = play_all(&s);
    if (why) return why;
    return seat < ((rs_head *)session->state)->players ? NULL : rs_lesson_wrong(&lesson->row[scene], "there is no such seat.", problem);
}

int rs_scene_seat(const rs_lesson *lesson, int scene)
{
    staging s = {lesson, scene + 1, end_of(lesson, scene), NULL, NULL, NULL};
    int seat = number_of(&s, RS_ROW_SEAT, 0);

    return seat < 0 ? 0 : seat;
}

bool rs_scene_bot(const rs_lesson *lesson, int scene, char *bot, size_t size)
{
    int end = end_of(lesson, scene), row = rs_lesson_find(lesson, scene + 1, end, RS_ROW_BOTS);

    return row >= 0 && rs_row_word(&lesson->row[row], 0, bot, size);
}
