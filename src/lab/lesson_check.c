/* lesson_check.c - a lesson gone through once for each of its right answers, with every wrong one tried on the way; it is left and
 * resumed before each of them. */
#include "lab/lesson_check.h"
#include "engine/game.h"
#include "lessons/figure.h"
#include "protocol/gamefile.h"

#include <string.h>

enum { TRIES = 6000 /* moves of one run at most */, RUNS = 12, KEPT = 1 << 20 };

typedef struct run {
    rs_teacher teacher;
    int choice; /* which of the right answers is given */
    int most;   /* of them in a step */
    void *bot_room;
    rs_lesson_report *report;
    char *problem;
} run;

static const rs_row *row_of(const run *r, int row) { return &r->teacher.lesson->row[row]; }
static const rs_lesson_step *step_of(const run *r) { return &r->teacher.lesson->step[r->teacher.step]; }

/* ---- Texts ------------------------------------------------------------------------------------------------------------------------ */

static const char *check_text(const run *r, int row)
{
    char before[RS_LINE], text[RS_LESSON_TEXT], filled[2 * RS_LESSON_TEXT];
    rs_text out = rs_text_on(filled, sizeof filled);
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    bool quoted = row_of(r, row)->kind == RS_ROW_ELSE || row_of(r, row)->kind == RS_ROW_TIP;

    if (quoted ? !rs_row_quote(row_of(r, row), before, sizeof before, text, sizeof text)
               : !rs_row_rest(row_of(r, row), 0, text, sizeof text))
        return rs_lesson_wrong(row_of(r, row), "a text is missing here.", r->problem);
    rs_teacher_view(&r->teacher, view);
    return rs_figures_fill(r->teacher.lesson, row, text, view, &out)
               ? NULL
               : rs_lesson_wrong(row_of(r, row), "a figure of this text is not to be had.", r->problem);
}

static const char *check_texts_of(const run *r, int first, int end, rs_row_kind kind)
{
    const char *why = NULL;

    for (int i = first; i < end && !why; i++)
        if (row_of(r, i)->kind == kind) why = check_text(r, i);
    return why;
}

static const char *check_said(const run *r)
{
    const char *why = NULL;

    for (int row = -1; !why && (row = rs_teacher_says_next(&r->teacher, row)) >= 0;) why = check_text(r, row);
    return why;
}

static const char *check_texts(const run *r)
{
    static const rs_row_kind kinds[] = {RS_ROW_ELSE, RS_ROW_TIP};
    const char *why = check_said(r);

    for (int i = 0; i < RS_COUNT(kinds) && !why; i++) why = check_texts_of(r, step_of(r)->first, step_of(r)->end, kinds[i]);
    return why;
}

/* "card:kraken": of a kind of the game's words there must be such a one. "cell:0,1": what the game's moves add to their targets. */
static bool can_be_pointed_at(const run *r, char *thing)
{
    char *word = strchr(thing, ':');
    const rs_words *words;
    int value;

    if (!word || word == thing || !word[1]) return false;
    *word++ = 0;
    words = rs_words_find(r->teacher.lesson->game, thing);
    return !words || rs_value_in(r->teacher.session->state, words, word, &value);
}

static const char *check_points(const run *r)
{
    char thing[RS_LESSON_TEXT];

    for (int i = step_of(r)->first; i < step_of(r)->end; i++)
        for (int k = 0; row_of(r, i)->kind == RS_ROW_POINT && rs_row_word(row_of(r, i), k, thing, sizeof thing); k++)
            if (!can_be_pointed_at(r, thing)) return rs_lesson_wrong(row_of(r, i), "there is no such thing to point at.", r->problem);
    return NULL;
}

/* ---- Tables that are named ----------------------------------------------------------------------------------------------------------- */

static bool is_event(const rs_game *game, const char *name)
{
    for (int i = 0; i < game->events; i++)
        if (strcmp(game->event[i].name, name) == 0) return true;
    return false;
}

static bool is_decision(const rs_game *game, const char *name)
{
    for (int i = 0; i < game->decisions; i++)
        if (strcmp(game->decision[i].name, name) == 0) return true;
    return false;
}

static const char *check_named(const run *r, const rs_row *row)
{
    const rs_game *game = r->teacher.lesson->game;
    char what[64] = "", name[64] = "";

    rs_row_word(row, 0, what, sizeof what);
    rs_row_word(row, 1, name, sizeof name);
    if (strcmp(what, "event") == 0 ? is_event(game, name) : strcmp(what, "decision") == 0 && is_decision(game, name)) return NULL;
    if (row->kind == RS_ROW_UNTIL && (strcmp(what, "over") == 0 || strcmp(what, "turn") == 0)) return NULL;
    return rs_lesson_wrong(row, "there is no such event or decision.", r->problem);
}

static const char *check_clauses(const run *r, const rs_row *row)
{
    char clause[32];

    for (int i = 0; rs_row_word(row, i, clause, sizeof clause); i++)
        if (!rs_rule_text(r->teacher.lesson->game, clause)) return rs_lesson_wrong(row, "the rules have no such clause.", r->problem);
    return NULL;
}

static const char *check_bot(const run *r, const rs_row *row)
{
    char name[64];

    return rs_row_rest(row, 0, name, sizeof name) && rs_bot_find(name) ? NULL : rs_lesson_wrong(row, "there is no such bot.", r->problem);
}

static const char *check_rows(const run *r)
{
    const char *why = NULL;

    if (rs_lesson_find(r->teacher.lesson, 0, r->teacher.lesson->rows, RS_ROW_TITLE) < 0)
        return strcpy(r->problem, "The lesson has no title.");
    for (int i = 0; i < r->teacher.lesson->rows && !why; i++) {
        rs_row_kind kind = row_of(r, i)->kind;

        if (kind == RS_ROW_TIP || kind == RS_ROW_UNTIL) why = check_named(r, row_of(r, i));
        if (kind == RS_ROW_TEACHES) why = check_clauses(r, row_of(r, i));
        if (kind == RS_ROW_BOTS) why = check_bot(r, row_of(r, i));
    }
    return why;
}

/* ---- Moves --------------------------------------------------------------------------------------------------------------------------- */

static void note_met(const run *r)
{
    const rs_session *s = r->teacher.session;

    for (int i = 0; i < s->turn.events; i++) r->report->event[s->turn.event[i].kind] = 1;
    if (rs_session_asked(s) == rs_teacher_seat(&r->teacher))
        r->report->decision[rs_stack_of(s->state)[((const rs_head *)s->state)->depth - 1].kind] = 1;
}

/* The text of a move that a pattern fits: itself, or a legal move where it has a star; of these one that is `right` or one that is not. */
static bool example_of(const run *r, const char *pattern, bool right, char line[RS_LINE])
{
    const rs_session *s = r->teacher.session;
    rs_text text;

    if (!strchr(pattern, '*')) return strcpy(line, pattern), true;
    for (int i = 0; i < s->turn.moves.count; i++) {
        text = rs_text_on(line, RS_LINE);
        rs_move_text(s->game, s->state, s->turn.moves.at[i], &text);
        if (rs_pattern_fits(pattern, line) && rs_teacher_fits(&r->teacher, line) == right) return true;
    }
    return false;
}

/* What is answered must come up, and must not be right. An earlier row may take some of the moves that a star stands for, but not one that
 * is written out. */
static const char *try_wrong(run *r, int row)
{
    char pattern[RS_LINE], quoted[RS_LESSON_TEXT], line[RS_LINE], problem[RS_LINE];

    if (!rs_row_quote(row_of(r, row), pattern, sizeof pattern, quoted, sizeof quoted))
        return rs_lesson_wrong(row_of(r, row), "else MOVE \"what is answered\"", r->problem);
    if (!example_of(r, pattern, false, line)) return NULL; /* "**": nothing else is legal */
    r->report->tries++;
    if (rs_teacher_fits(&r->teacher, line))
        return rs_lesson_wrong(row_of(r, row), "this move is right, and so has no such answer.", r->problem);
    rs_teacher_answer(&r->teacher, line, problem);
    if (r->teacher.said < 0) return rs_lesson_wrong(row_of(r, row), "this is no move of the game.", r->problem);
    if (r->teacher.said < row && !strchr(pattern, '*'))
        return rs_lesson_wrong(row_of(r, row), "an earlier row answers this move.", r->problem);
    return NULL;
}

static const char *try_wrong_ones(run *r)
{
    const char *why = NULL;

    for (int i = step_of(r)->first; i < step_of(r)->end && !why; i++)
        if (row_of(r, i)->kind == RS_ROW_ELSE) why = try_wrong(r, i);
    return why;
}

/* The legal moves that would be right, as places in the list. */
static int right_moves(const run *r, int place[RS_LIST])
{
    const rs_moves *moves = &r->teacher.session->turn.moves;
    int count = 0;

    for (int i = 0; i < moves->count; i++)
        if (rs_teacher_wants(&r->teacher, moves->at[i])) place[count++] = i;
    return count;
}

/* Each alternative of a `do` must be possible. */
static const char *check_choices(const run *r)
{
    int row = rs_lesson_find(r->teacher.lesson, step_of(r)->first, step_of(r)->end, RS_ROW_DO);
    char choice[RS_LINE], line[RS_LINE];
    const rs_session *s = r->teacher.session;

    for (int i = 0; row >= 0 && rs_row_choice(row_of(r, row), i, choice, sizeof choice); i++)
        if (!example_of(r, choice, true, line) || rs_move_find(s->game, s->state, &s->turn.moves, line) < 0)
            return rs_lesson_wrong(row_of(r, row), "one of these moves is not legal here.", r->problem);
    return NULL;
}

/* Where anything goes, a sensible player: what a bot would choose among what is right. */
static int choose(const run *r, const int place[RS_LIST], int count)
{
    const rs_session *s = r->teacher.session;
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    rs_chance dice;
    rs_question question = {s->game, view, &s->turn.moves, &dice, {.iterations = 1}, r->bot_room, 0, NULL, 0};
    rs_thoughts thoughts;
    int best;

    if (rs_teacher_action(&r->teacher) == RS_ROW_DO) return place[r->choice % count];
    rs_chance_seed(&dice, "check", s->seed, NULL, 0);
    dice.counter = (uint64_t)s->count << 32;
    rs_view(s->game, s->state, rs_teacher_seat(&r->teacher), view);
    best = rs_bot_choose(rs_bot_find("greedy"), &question, &thoughts);
    for (int i = 0; i < count; i++)
        if (place[i] == best) return best;
    return place[rs_below(&dice, count)];
}

static const char *answer(run *r)
{
    int place[RS_LIST], count = right_moves(r, place), first = step_of(r)->first;
    const rs_session *s = r->teacher.session;
    bool free = rs_teacher_action(&r->teacher) == RS_ROW_UNTIL;
    char line[RS_LINE], problem[RS_LINE] = "";
    rs_text text = rs_text_on(line, sizeof line);
    const char *why = free ? NULL : check_choices(r);

    if (why) return why;
    if (count == 0) return rs_lesson_wrong(row_of(r, first), "in this step no legal move is right.", r->problem);
    if (!free) r->most = rs_at_least(r->most, count);
    rs_move_text(s->game, s->state, s->turn.moves.at[choose(r, place, count)], &text);
    r->report->tries++;
    if (rs_teacher_answer(&r->teacher, line, problem) != RS_RIGHT) return rs_lesson_wrong(row_of(r, first), problem, r->problem);
    return *problem ? strcpy(r->problem, problem) : NULL;
}

/* ---- Leaving ------------------------------------------------------------------------------------------------------------------------- */

static bool is_as_before(const rs_teacher *before, const void *state, const rs_teacher *after)
{
    const rs_game *game = after->session->game;

    return memcmp(state, after->session->state, game->state_bytes) == 0 && before->step == after->step && before->told == after->told &&
           before->answered == after->answered && before->looking == after->looking && before->played == after->played;
}

/* Whoever leaves here finds the lesson as it was. */
static const char *leave_and_resume(run *r)
{
    static char file[KEPT];
    _Alignas(RS_ALIGN) unsigned char state[RS_STATE];
    char line[64], what[RS_LINE];
    rs_teacher *t = &r->teacher, before = *t;
    rs_text game = rs_text_on(file, sizeof file), bookmark = rs_text_on(line, sizeof line);
    const char *why;

    memcpy(state, t->session->state, t->session->game->state_bytes);
    rs_session_save(t->session, &game);
    rs_teacher_bookmark(t, &bookmark);
    if (game.cut) return rs_lesson_wrong(row_of(r, step_of(r)->first), "the game of this step is too long to be kept.", r->problem);
    why = rs_session_restore(t->session, file, game.used, what);
    if (!why) why = rs_teacher_resume(t, before.lesson, t->session, before.room, line, what);
    if (!why && !is_as_before(&before, state, t)) why = "whoever leaves the lesson here does not find it as it was.";
    return why ? rs_lesson_wrong(row_of(r, step_of(r)->first), why, r->problem) : NULL;
}

/* One thing: what the learner does, or one of the others. */
static const char *go_on(run *r, int *seen)
{
    const rs_row *first = row_of(r, step_of(r)->first);
    const char *why = NULL;

    if (r->choice == 0 && (why = leave_and_resume(r))) return why;
    if (rs_teacher_waits(&r->teacher)) return rs_teacher_others(&r->teacher, r->bot_room, r->problem);
    if (rs_teacher_action(&r->teacher) != RS_ROW_READ && rs_session_asked(r->teacher.session) != rs_teacher_seat(&r->teacher))
        return rs_lesson_wrong(first, "in the step that begins here another seat is asked, and nothing says what it does.", r->problem);
    if (*seen != r->teacher.step) {
        *seen = r->teacher.step;
        r->report->steps++;
        why = check_texts(r);
        if (!why) why = check_points(r);
        if (!why) why = try_wrong_ones(r);
    }
    if (!why && r->teacher.looking) why = check_said(r);
    if (why) return why;
    return rs_teacher_action(&r->teacher) == RS_ROW_READ ? rs_teacher_read(&r->teacher, r->problem) : answer(r);
}

static const char *go_through(run *r, const rs_lesson *lesson, rs_session *session, rs_text *room)
{
    const char *why = rs_teacher_begin(&r->teacher, lesson, session, room, r->problem);
    int seen = -1, tries = 0;

    if (why || (why = check_rows(r))) return why;
    for (note_met(r); !why && rs_teacher_action(&r->teacher) != RS_ROW_LEARNT; note_met(r)) {
        if (tries++ == TRIES) return rs_lesson_wrong(row_of(r, step_of(r)->first), "this step does not come to its end.", r->problem);
        why = go_on(r, &seen);
    }
    return why ? why : check_said(r);
}

const char *rs_lesson_check(const rs_lesson *lesson, rs_session *session, rs_text *room, void *bot_room, rs_lesson_report *report,
                            char *problem)
{
    run r = {.most = 1, .bot_room = bot_room, .report = report, .problem = problem};
    const char *why = NULL;

    *report = (rs_lesson_report){0};
    for (; r.choice < r.most && r.choice < RUNS && !why; r.choice++) why = go_through(&r, lesson, session, room);
    return why;
}
