/* figure.c - figures of a position for the texts of a lesson. */
#include "lessons/figure.h"
#include "engine/game.h"
#include "engine/json.h"
#include "engine/place.h"

#include <string.h>

enum { TERM = 96, FACTS = 1024 };

/* "card:kraken.value" */
static bool printed(const rs_game *game, const void *view, const char *term, int *value)
{
    const char *colon = strchr(term, ':'), *dot = strrchr(term, '.');
    char kind[TERM] = "", word[TERM] = "", facts[FACTS] = "{";
    rs_text out = {facts, sizeof facts, 1, false};
    const rs_words *words;
    bool first = true;
    rs_json json;
    long number;
    int thing;

    if (!colon || !dot || dot < colon || !game->facts) return false;
    memcpy(kind, term, (size_t)(colon - term));
    memcpy(word, colon + 1, (size_t)(dot - colon - 1));
    if (!(words = rs_words_find(game, kind)) || !rs_value_in(view, words, word, &thing) || thing < 0) return false;
    game->facts(words, thing, &out, &first);
    rs_put_char(&out, '}');
    if (out.cut || !rs_json_parse(out.at, out.used, &json) || !rs_json_int(rs_json_get(json, dot + 1), &number)) return false;
    *value = (int)number;
    return true;
}

static bool find_term(const rs_game *game, const void *view, const char *term, rs_figure *figure)
{
    _Alignas(RS_ALIGN) unsigned char copy[RS_STATE]; /* a place can be written to */
    rs_place place;

    *figure = (rs_figure){0, NULL};
    if (strchr(term, ':')) return printed(game, view, term, &figure->value);
    if (rs_value(NULL, term, &figure->value)) return true;
    memcpy(copy, view, game->state_bytes);
    if (!rs_place_find(game, copy, term, &place) || place.field->type == RS_GROUP || (place.field->list && place.index < 0)) return false;
    figure->value = rs_place_number(&place);
    if (place.field->type == RS_I8) figure->words = place.field->words;
    return figure->value != RS_HIDDEN;
}

static bool find_score(const rs_game *game, const void *view, const char *seat, rs_figure *figure)
{
    int number;

    if (!rs_value(NULL, seat, &number) || number < 0 || number >= ((const rs_head *)view)->players) return false;
    *figure = (rs_figure){game->score(view, number), NULL};
    return true;
}

/* A place, a thing's number or "score 0"; `at` counts the words of the row that were read. */
static bool read_term(const rs_game *game, const void *view, const rs_row *let, int *at, rs_figure *figure)
{
    char term[TERM], seat[TERM];

    if (!rs_row_word(let, (*at)++, term, sizeof term)) return false;
    if (strcmp(term, "score") != 0) return find_term(game, view, term, figure);
    return rs_row_word(let, (*at)++, seat, sizeof seat) && find_score(game, view, seat, figure);
}

/* Terms with + and - between them, each between blanks. Their sum is a number. */
static bool find_sum(const rs_game *game, const void *view, const rs_row *let, rs_figure *figure)
{
    char sign[TERM];
    rs_figure next;
    int at = 1;

    if (!read_term(game, view, let, &at, figure)) return false;
    while (rs_row_word(let, at, sign, sizeof sign)) {
        at++;
        if ((strcmp(sign, "+") != 0 && strcmp(sign, "-") != 0) || !read_term(game, view, let, &at, &next)) return false;
        *figure = (rs_figure){figure->value + (*sign == '+' ? next.value : -next.value), NULL};
    }
    return true;
}

const char *rs_figure_of(const rs_game *game, const void *view, const rs_row *let, rs_figure *figure, char *problem)
{
    if (find_sum(game, view, let, figure)) return NULL;
    return rs_lesson_wrong(let, "let NAME PLACE: the position has no such place, or the thing no such number printed on it.", problem);
}

int rs_figure_named(const rs_lesson *lesson, int row, const char *name, size_t length)
{
    char word[TERM];
    int end = row;

    for (int i = 0; i < lesson->steps; i++)
        if (row >= lesson->step[i].first && row < lesson->step[i].end) end = lesson->step[i].end - 1;
    for (int i = end; i >= 0; i--)
        if (lesson->row[i].kind == RS_ROW_LET && rs_row_word(&lesson->row[i], 0, word, sizeof word) && strlen(word) == length &&
            memcmp(word, name, length) == 0)
            return i;
    return -1;
}

/* ---- Texts ----------------------------------------------------------------------------------------------------------------------- */

bool rs_figure_find(const rs_lesson *lesson, int row, const char *name, size_t length, const void *view, rs_figure *figure)
{
    char problem[RS_LINE];
    int let = rs_figure_named(lesson, row, name, length);

    return let >= 0 && !rs_figure_of(lesson->game, view, &lesson->row[let], figure, problem);
}

/* "{silver}", or "{silver|coin|coins}": one or many. */
static bool put_placeholder(const rs_lesson *lesson, int row, const char *at, const char *end, const void *view, rs_text *out)
{
    size_t length = strcspn(at + 1, "|}");
    const char *one = at + 1 + length, *many;
    char number[16];
    rs_figure figure;

    if (!rs_figure_find(lesson, row, at + 1, length, view, &figure)) return false;
    if (*one == '}') return rs_put(out, rs_label_in(view, figure.words, figure.value, number)), true;
    if (!(many = memchr(one + 1, '|', (size_t)(end - one - 1)))) return false;
    if (figure.value == 1)
        rs_put_bytes(out, one + 1, (size_t)(many - one - 1));
    else
        rs_put_bytes(out, many + 1, (size_t)(end - many - 1));
    return true;
}

bool rs_figures_fill(const rs_lesson *lesson, int row, const char *pattern, const void *view, rs_text *out)
{
    const char *end;

    for (const char *at = pattern; *at; at++) {
        if (*at != '{') {
            rs_put_char(out, *at);
            continue;
        }
        if (!(end = strchr(at, '}')) || !put_placeholder(lesson, row, at, end, view, out)) return false;
        at = end;
    }
    return true;
}
