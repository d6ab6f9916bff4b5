/* lesson.c - reading a lesson: rows, and the steps that they make. */
#include "lessons/lesson.h"
#include "engine/text.h"

#include <string.h>

enum { PATTERN = RS_LINE };

static const char *const row_words[RS_ROWS] = {
    "title",  "about", "teaches", "scene", "players", "option", "seed", "seat",  "bots", "set",  "give", "put",    "deal",
    "chance", "play",  "let",     "say",   "point",   "tip",    "do",   "until", "read", "else", "then", "learnt",
};

/* ---- Parts of a row --------------------------------------------------------------------------------------------------------------- */

static bool copy(const char *from, const char *end, char *to, size_t size)
{
    while (from < end && *from == ' ') from++;
    while (from < end && end[-1] == ' ') end--;
    if (from == end || (size_t)(end - from) >= size) return false;
    memcpy(to, from, (size_t)(end - from));
    to[end - from] = 0;
    return true;
}

/* Steps over so many words; NULL: there are not so many. */
static const char *behind_words(const rs_row *row, int words)
{
    const char *at = row->at, *end = row->at + row->length;

    for (; words > 0; words--) {
        if (at == end) return NULL;
        while (at < end && *at != ' ') at++;
        while (at < end && *at == ' ') at++;
    }
    return at;
}

bool rs_row_word(const rs_row *row, int index, char *word, size_t size)
{
    const char *at = behind_words(row, index), *end = at;

    if (!at) return false;
    while (end < row->at + row->length && *end != ' ') end++;
    return copy(at, end, word, size);
}

bool rs_row_rest(const rs_row *row, int words, char *rest, size_t size)
{
    const char *at = behind_words(row, words);

    return at && copy(at, row->at + row->length, rest, size);
}

bool rs_row_choice(const rs_row *row, int index, char *choice, size_t size)
{
    const char *at = row->at, *end = row->at + row->length, *bar;

    while ((bar = memchr(at, '|', (size_t)(end - at))) && index > 0) {
        at = bar + 1;
        index--;
    }
    return index == 0 && copy(at, bar ? bar : end, choice, size);
}

bool rs_row_quote(const rs_row *row, char *before, size_t before_size, char *quoted, size_t size)
{
    const char *quote = memchr(row->at, '"', (size_t)row->length), *end = row->at + row->length;

    return quote && end > quote + 1 && end[-1] == '"' && copy(row->at, quote, before, before_size) &&
           copy(quote + 1, end - 1, quoted, size);
}

int rs_lesson_find(const rs_lesson *lesson, int from, int end, rs_row_kind kind)
{
    for (int i = from; i < end; i++)
        if (lesson->row[i].kind == kind) return i;
    return -1;
}

/* ---- Reading ---------------------------------------------------------------------------------------------------------------------- */

const char *rs_lesson_wrong(const rs_row *row, const char *what, char *problem)
{
    rs_text text = rs_text_on(problem, RS_LINE);

    rs_put_format(&text, "Line %d: ", row->line);
    rs_put(&text, what);
    return problem;
}

/* How a row is written. Whether what it names is there is found out when it is gone through. */
typedef enum form { EMPTY, TEXT, NUMBER, WORDS, MOVES, TIP, UNTIL, ANSWER } form;

static const struct {
    form form;
    int least; /* words */
    const char *written;
} forms[RS_ROWS] = {
    [RS_ROW_TITLE] = {TEXT, 1, "title TEXT"},
    [RS_ROW_ABOUT] = {TEXT, 1, "about TEXT"},
    [RS_ROW_TEACHES] = {WORDS, 1, "teaches CLAUSE..."},
    [RS_ROW_SCENE] = {EMPTY, 0, "scene, and no more"},
    [RS_ROW_PLAYERS] = {NUMBER, 1, "players NUMBER"},
    [RS_ROW_OPTION] = {NUMBER, 2, "option NAME NUMBER"},
    [RS_ROW_SEED] = {TEXT, 1, "seed TEXT"},
    [RS_ROW_SEAT] = {NUMBER, 1, "seat NUMBER"},
    [RS_ROW_BOTS] = {TEXT, 1, "bots NAME"},
    [RS_ROW_SET] = {TEXT, 2, "set PATH VALUE"},
    [RS_ROW_GIVE] = {WORDS, 2, "give PATH CARD..."},
    [RS_ROW_PUT] = {WORDS, 2, "put PATH CARD..."},
    [RS_ROW_DEAL] = {WORDS, 1, "deal DRAW..."},
    [RS_ROW_CHANCE] = {WORDS, 1, "chance DRAW..."},
    [RS_ROW_PLAY] = {TEXT, 1, "play MOVE"},
    [RS_ROW_LET] = {WORDS, 2, "let NAME PLACE"},
    [RS_ROW_SAY] = {TEXT, 1, "say TEXT"},
    [RS_ROW_POINT] = {WORDS, 1, "point KIND:WORD..."},
    [RS_ROW_TIP] = {TIP, 2, "tip decision|event NAME \"TEXT\""},
    [RS_ROW_DO] = {MOVES, 1, "do MOVE | MOVE"},
    [RS_ROW_UNTIL] = {UNTIL, 1, "until turn|over|decision NAME|event NAME [anybody]"},
    [RS_ROW_READ] = {EMPTY, 0, "read, and no more"},
    [RS_ROW_ELSE] = {ANSWER, 1, "else MOVE \"TEXT\""},
    [RS_ROW_THEN] = {TEXT, 1, "then TEXT"},
    [RS_ROW_LEARNT] = {TEXT, 1, "learnt TEXT"},
};

static int words_of(const rs_row *row)
{
    int words = 0;

    for (const char *at = row->at, *end = at + row->length; at < end; words++) {
        while (at < end && *at != ' ') at++;
        while (at < end && *at == ' ') at++;
    }
    return words;
}

static bool is_word(const rs_row *row, int index, const char *wanted)
{
    char word[PATTERN];

    return rs_row_word(row, index, word, sizeof word) && strcmp(word, wanted) == 0;
}

/* The last of so many words, and whole. */
static bool is_number(const rs_row *row, int words)
{
    char word[8];

    return words_of(row) == words && rs_row_word(row, words - 1, word, sizeof word) && strlen(word) == strspn(word, "0123456789");
}

/* Between bars there is something. */
static bool are_moves(const rs_row *row)
{
    char choice[PATTERN];
    int choices = 1;

    for (int i = 0; i < row->length; i++) choices += row->at[i] == '|';
    for (int i = 0; i < choices; i++)
        if (!rs_row_choice(row, i, choice, sizeof choice)) return false;
    return true;
}

static bool is_condition(const rs_row *row, int words)
{
    if (is_word(row, 0, "turn") || is_word(row, 0, "over")) return words == 1;
    if (is_word(row, 0, "decision")) return words == 2;
    return is_word(row, 0, "event") && (words == 2 || (words == 3 && is_word(row, 2, "anybody")));
}

/* "decision act", and a text behind it */
static bool is_tip(const rs_row *row)
{
    char before[PATTERN], text[RS_LESSON_TEXT];
    rs_row named = {0, row->line, before, 0};

    if (!rs_row_quote(row, before, sizeof before, text, sizeof text)) return false;
    named.length = (int)strlen(before);
    return words_of(&named) == 2 && (is_word(&named, 0, "decision") || is_word(&named, 0, "event"));
}

static bool has_form(const rs_row *row)
{
    char before[PATTERN], text[RS_LESSON_TEXT];
    int words = words_of(row), least = forms[row->kind].least;

    switch (forms[row->kind].form) {
    case EMPTY: return words == 0;
    case NUMBER: return is_number(row, least);
    case MOVES: return are_moves(row);
    case TIP: return is_tip(row);
    case UNTIL: return is_condition(row, words);
    case ANSWER: return rs_row_quote(row, before, sizeof before, text, sizeof text);
    default: return words >= least;
    }
}

static const char *wrong_form(const rs_row *row, char *problem)
{
    char line[RS_LINE];
    rs_text text = rs_text_on(line, sizeof line);

    rs_put_format(&text, "this row is written: %s", forms[row->kind].written);
    return rs_lesson_wrong(row, line, problem);
}

static int kind_of(const char *word, size_t length)
{
    for (int kind = 0; kind < RS_ROWS; kind++)
        if (strlen(row_words[kind]) == length && memcmp(row_words[kind], word, length) == 0) return kind;
    return -1;
}

/* A line into its word and the rest; lines that are blank or begin with # are none. */
static const char *read_row(rs_lesson *lesson, const char *at, const char *end, int line, char *problem)
{
    const char *word = at;
    rs_row row = {0, line, NULL, 0};
    int kind;

    while (end > at && end[-1] == ' ') end--;
    if (at == end || *at == '#') return NULL;
    while (at < end && *at != ' ') at++;
    kind = kind_of(word, (size_t)(at - word));
    while (at < end && *at == ' ') at++;
    if (kind < 0) return rs_lesson_wrong(&row, "no row of a lesson begins with this word.", problem);
    if (lesson->rows == RS_LESSON_ROWS) return rs_lesson_wrong(&row, "the lesson has too many rows.", problem);
    if (end - at >= RS_LESSON_TEXT && kind != RS_ROW_SET) return rs_lesson_wrong(&row, "the row is too long.", problem);
    row = (rs_row){(uint8_t)kind, line, at, (int)(end - at)};
    if (!has_form(&row)) return wrong_form(&row, problem);
    lesson->row[lesson->rows++] = row;
    return NULL;
}

static const char *end_of_line(const char *text, size_t length)
{
    const char *end = memchr(text, '\n', length);

    return end ? end : text + length;
}

static const char *read_rows(rs_lesson *lesson, const char *text, size_t length, char *problem)
{
    const char *why = NULL, *before = end_of_line(text, length), *end = text + length, *next;

    for (int line = 2; end - before > 1 && !why; line++, before = next) {
        next = end_of_line(before + 1, (size_t)(end - before - 1));
        why = read_row(lesson, before + 1, next, line, problem);
    }
    return why;
}

static const char *read_game(rs_lesson *lesson, const char *text, size_t length, char *problem)
{
    rs_row first = {0, 1, text, (int)(end_of_line(text, length) - text)};
    char word[32];

    if (!rs_row_word(&first, 0, word, sizeof word) || strcmp(word, "lesson") != 0)
        return rs_lesson_wrong(&first, "a lesson begins with the row: lesson GAME", problem);
    if (!rs_row_word(&first, 1, word, sizeof word) || !(lesson->game = rs_game_find(word)))
        return rs_lesson_wrong(&first, "there is no such game.", problem);
    return NULL;
}

static bool is_of_scene(rs_row_kind kind) { return kind >= RS_ROW_SCENE && kind <= RS_ROW_PLAY; }
static bool is_action(rs_row_kind kind) { return kind >= RS_ROW_DO && kind <= RS_ROW_READ; }

/* A step is said and shown, then there is one thing to do (which an `until` may repeat), then what is answered. */
static bool begins_step(const rs_lesson *lesson, const rs_lesson_step *step, int row)
{
    bool acted = false;

    for (int i = step->first; i < row; i++) acted = acted || is_action(lesson->row[i].kind);
    return acted && lesson->row[row].kind >= RS_ROW_LET && lesson->row[row].kind <= RS_ROW_TIP;
}

static const char *add_step(rs_lesson *lesson, int row, int scene, char *problem)
{
    if (scene < 0) return rs_lesson_wrong(&lesson->row[row], "a lesson needs a scene before its first step.", problem);
    if (lesson->steps == RS_LESSON_STEPS) return rs_lesson_wrong(&lesson->row[row], "the lesson has too many steps.", problem);
    lesson->step[lesson->steps++] = (rs_lesson_step){row, row + 1, scene};
    return NULL;
}

/* The rows of each step, from the scene before it. `learnt` rows belong to none. */
static const char *find_steps(rs_lesson *lesson, char *problem)
{
    const char *why = NULL;
    bool in_scene = false;
    int scene = -1;

    for (int i = 0; i < lesson->rows && !why; i++) {
        rs_lesson_step *step = lesson->steps > 0 ? &lesson->step[lesson->steps - 1] : NULL;
        rs_row_kind kind = lesson->row[i].kind;

        if (kind == RS_ROW_SCENE) {
            scene = i;
            in_scene = true;
            continue;
        }
        if (kind <= RS_ROW_TEACHES || kind == RS_ROW_LEARNT || (in_scene && is_of_scene(kind))) continue;
        if (in_scene || !step || begins_step(lesson, step, i))
            why = add_step(lesson, i, scene, problem);
        else
            step->end = i + 1;
        in_scene = false;
    }
    return why;
}

/* One thing is to be done: a `do`, which an `until` may repeat, or an `until` alone, or a `read`. */
static const char *check_step(const rs_lesson *lesson, const rs_lesson_step *step, char *problem)
{
    int count[RS_ROWS] = {0};

    for (int row = step->first; row < step->end; row++) {
        rs_row_kind kind = lesson->row[row].kind;

        count[kind]++;
        if (is_action(kind) && (count[kind] > 1 || (count[RS_ROW_READ] && count[RS_ROW_DO] + count[RS_ROW_UNTIL] > 0)))
            return rs_lesson_wrong(&lesson->row[row], "a step has one thing to do; another begins with what is said.", problem);
    }
    if (count[RS_ROW_DO] + count[RS_ROW_UNTIL] + count[RS_ROW_READ] > 0) return NULL;
    return rs_lesson_wrong(&lesson->row[step->first], "the step that begins here has nothing to do: do, until or read.", problem);
}

static const char *check_steps(const rs_lesson *lesson, char *problem)
{
    rs_text text = rs_text_on(problem, RS_LINE);
    const char *why = NULL;

    if (lesson->steps == 0) return rs_put(&text, "The lesson has no step."), problem;
    for (int i = 0; i < lesson->steps && !why; i++) why = check_step(lesson, &lesson->step[i], problem);
    return why;
}

const char *rs_lesson_read(rs_lesson *lesson, const char *text, size_t length, char *problem)
{
    const char *why = read_game(lesson, text, length, problem);

    lesson->rows = lesson->steps = 0;
    if (!why) why = read_rows(lesson, text, length, problem);
    if (!why) why = find_steps(lesson, problem);
    return why ? why : check_steps(lesson, problem);
}
