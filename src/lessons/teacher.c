/* teacher.c - a lesson, step by step. */
#include "lessons/teacher.h"
#include "engine/game.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { WORD = 64 };

static const rs_lesson_step *step_of(const rs_teacher *t) { return &t->lesson->step[t->step]; }
static bool is_over(const rs_teacher *t) { return t->step == t->lesson->steps; }

static int find(const rs_teacher *t, rs_row_kind kind)
{
    return is_over(t) ? -1 : rs_lesson_find(t->lesson, step_of(t)->first, step_of(t)->end, kind);
}

int rs_teacher_seat(const rs_teacher *t) { return rs_scene_seat(t->lesson, t->scene); }
void rs_teacher_view(const rs_teacher *t, void *view) { rs_view(t->session->game, t->session->state, rs_teacher_seat(t), view); }

rs_row_kind rs_teacher_action(const rs_teacher *t)
{
    if (is_over(t)) return RS_ROW_LEARNT;
    if (t->looking) return RS_ROW_READ;
    return find(t, RS_ROW_UNTIL) >= 0 ? RS_ROW_UNTIL : find(t, RS_ROW_DO) >= 0 ? RS_ROW_DO : RS_ROW_READ;
}

/* ---- Moves as they are written ------------------------------------------------------------------------------------------------------- */

/* "sell sugar *": word by word; * is any word, and ** whatever follows. */
bool rs_pattern_fits(const char *pattern, const char *text)
{
    for (;;) {
        size_t wanted = strcspn(pattern, " "), have = strcspn(text, " ");

        if (wanted == 2 && memcmp(pattern, "**", 2) == 0) return true;
        if (!wanted || !have) return !wanted && !have;
        if (!(wanted == 1 && *pattern == '*') && !(wanted == have && memcmp(pattern, text, have) == 0)) return false;
        pattern += wanted + (pattern[wanted] == ' ');
        text += have + (text[have] == ' ');
    }
}

static bool is_among(const rs_row *row, const char *text)
{
    char choice[RS_LINE];

    for (int i = 0; rs_row_choice(row, i, choice, sizeof choice); i++)
        if (rs_pattern_fits(choice, text)) return true;
    return false;
}

/* The row of the step that answers this move. */
static int answer_to(const rs_teacher *t, const char *text)
{
    char pattern[RS_LINE], quoted[RS_LESSON_TEXT];

    for (int i = step_of(t)->first; i < step_of(t)->end; i++)
        if (t->lesson->row[i].kind == RS_ROW_ELSE && rs_row_quote(&t->lesson->row[i], pattern, sizeof pattern, quoted, sizeof quoted) &&
            rs_pattern_fits(pattern, text))
            return i;
    return -1;
}

/* Where nothing is named, whatever has no answer of its own is right. */
bool rs_teacher_fits(const rs_teacher *t, const char *text)
{
    int wanted = find(t, RS_ROW_DO);

    if (rs_teacher_action(t) != RS_ROW_DO && rs_teacher_action(t) != RS_ROW_UNTIL) return false;
    return wanted >= 0 ? is_among(&t->lesson->row[wanted], text) : answer_to(t, text) < 0;
}

bool rs_teacher_wants(const rs_teacher *t, rs_move move)
{
    char line[RS_LINE];
    rs_text text = rs_text_on(line, sizeof line);

    rs_move_text(t->session->game, t->session->state, move, &text);
    return rs_teacher_fits(t, line);
}

/* ---- What is said -------------------------------------------------------------------------------------------------------------------- */

/* What is said of a step is read over the position that it led to, before another scene is put up. */
static bool is_looked_at(const rs_teacher *t, const rs_lesson_step *done)
{
    bool last = done == &t->lesson->step[t->lesson->steps - 1];

    return !last && done[1].scene != done->scene && rs_lesson_find(t->lesson, done->first, done->end, RS_ROW_THEN) >= 0;
}

static bool is_in(const rs_lesson_step *step, int row) { return row >= step->first && row < step->end; }

static bool is_said(const rs_teacher *t, int row)
{
    const rs_lesson_step *step = step_of(t), *before = t->step > 0 ? step - 1 : NULL;

    switch (t->lesson->row[row].kind) {
    case RS_ROW_THEN: return t->looking ? is_in(step, row) : before && is_in(before, row) && !is_looked_at(t, before);
    case RS_ROW_SAY: return !t->looking && !is_over(t) && is_in(step, row);
    case RS_ROW_LEARNT: return is_over(t);
    default: return false;
    }
}

int rs_teacher_says_next(const rs_teacher *t, int row)
{
    while (++row < t->lesson->rows)
        if (is_said(t, row)) return row;
    return -1;
}

/* ---- Until something has happened ---------------------------------------------------------------------------------------------------- */

static bool was_told(const rs_teacher *t, const char *kind, bool anybody)
{
    const rs_session *s = t->session;

    for (int i = 0; i < s->turn.events; i++) {
        const rs_event *event = &s->turn.event[i];

        if (!rs_event_seen(s->game, event, rs_teacher_seat(t)) || strcmp(s->game->event[event->kind].name, kind) != 0) continue;
        if (anybody || event->seat < 0 || event->seat == rs_teacher_seat(t)) return true;
    }
    return false;
}

static bool is_asked(const rs_teacher *t, const char *decision)
{
    const rs_session *s = t->session;

    return rs_session_asked(s) == rs_teacher_seat(t) && strcmp(rs_pending(s->game, s->state)->name, decision) == 0;
}

/* Was the last move the learner's? */
static bool has_moved(const rs_teacher *t)
{
    const rs_session *s = t->session;

    return s->count > 0 && s->entry[s->count - 1].seat == rs_teacher_seat(t);
}

/* "over", "turn", "decision act", "event sold", "event sold anybody" */
static bool has_come(const rs_teacher *t, const rs_row *row)
{
    char what[WORD] = "", name[WORD] = "", whose[WORD] = "";
    int asked = rs_session_asked(t->session);

    rs_row_word(row, 0, what, sizeof what);
    rs_row_word(row, 1, name, sizeof name);
    rs_row_word(row, 2, whose, sizeof whose);
    if (asked < 0) return true;
    if (strcmp(what, "turn") == 0) return asked != rs_teacher_seat(t) && has_moved(t);
    if (strcmp(what, "decision") == 0) return is_asked(t, name);
    return strcmp(what, "event") == 0 && was_told(t, name, strcmp(whose, "anybody") == 0);
}

/* ---- Tips ---------------------------------------------------------------------------------------------------------------------------- */

static bool is_due(const rs_teacher *t, const rs_row *row)
{
    char what[WORD] = "", name[WORD] = "";

    rs_row_word(row, 0, what, sizeof what);
    rs_row_word(row, 1, name, sizeof name);
    return strcmp(what, "decision") == 0 ? is_asked(t, name) : was_told(t, name, true);
}

static void give_tips(rs_teacher *t)
{
    int tip = 0;

    if (is_over(t)) return;
    for (int i = 0; i < step_of(t)->end && tip < RS_TIPS; i++) {
        if (t->lesson->row[i].kind != RS_ROW_TIP) continue;
        if (i >= step_of(t)->first && !(t->told >> tip & 1) && is_due(t, &t->lesson->row[i])) {
            t->told |= 1ULL << tip;
            t->fresh |= 1ULL << tip;
        }
        tip++;
    }
}

/* ---- From step to step --------------------------------------------------------------------------------------------------------------- */

/* Where the draws of a step begin: those of its scene that no move of the scene has drawn are the first step's. */
static int first_draw_of(const rs_teacher *t)
{
    const rs_lesson_step *step = step_of(t);
    int row = step->first;

    if (t->step > 0 && step[-1].scene == step->scene) return row;
    while (row > step->scene && t->lesson->row[row - 1].kind != RS_ROW_PLAY) row--;
    return row;
}

/* The draws that a step names come next, in the order of its rows. */
static const char *script_step(rs_teacher *t, char *problem)
{
    rs_script draws = {0};
    const char *why = NULL;

    for (int i = first_draw_of(t); i < step_of(t)->end && !why; i++)
        if (t->lesson->row[i].kind == RS_ROW_CHANCE) why = rs_scene_draws(&t->lesson->row[i], &draws, problem);
    if (!why) rs_session_script(t->session, &draws);
    return why;
}

static const char *enter(rs_teacher *t, char *problem)
{
    const char *why = NULL;

    t->answered = t->looking = false;
    t->played = 0;
    if (is_over(t)) return NULL;
    if (step_of(t)->scene != t->scene) {
        t->scene = step_of(t)->scene;
        why = rs_scene_begin(t->lesson, t->scene, t->session, t->room, problem);
    }
    if (!why) why = script_step(t, problem);
    if (!why) give_tips(t);
    return why;
}

static const rs_row *next_play(const rs_teacher *t)
{
    int row = is_over(t) ? 0 : step_of(t)->first - 1;

    for (int i = 0; i <= t->played && !is_over(t); i++)
        if ((row = rs_lesson_find(t->lesson, row + 1, step_of(t)->end, RS_ROW_PLAY)) < 0) return NULL;
    return is_over(t) ? NULL : &t->lesson->row[row];
}

static const char *play_row(rs_teacher *t, const rs_row *row, char *problem)
{
    char move[RS_LINE], what[RS_LINE];
    const char *why;

    if (!rs_row_rest(row, 0, move, sizeof move)) return rs_lesson_wrong(row, "play MOVE: the text of a move.", problem);
    why = rs_session_play_text(t->session, rs_session_asked(t->session), move, what);
    if (why) return rs_lesson_wrong(row, why, problem);
    t->played++;
    give_tips(t);
    return NULL;
}

/* What the step plays for the learner is made at once; that of others one by one. When nothing is left, the next step begins. */
static const char *go_on(rs_teacher *t, char *problem)
{
    const char *why = NULL;
    const rs_row *row;

    while (!why && t->answered) {
        row = next_play(t);
        if (row && rs_session_asked(t->session) != rs_teacher_seat(t)) return NULL;
        if (row) {
            why = play_row(t, row, problem);
        } else if (!t->looking && is_looked_at(t, step_of(t))) {
            t->looking = true;
            return NULL;
        } else {
            t->step++;
            why = enter(t, problem);
        }
    }
    return why;
}

static void look_whether_it_came(rs_teacher *t)
{
    int until = find(t, RS_ROW_UNTIL);

    if (until >= 0 && has_come(t, &t->lesson->row[until])) t->answered = true;
}

const char *rs_teacher_begin(rs_teacher *t, const rs_lesson *lesson, rs_session *session, rs_text *room, char *problem)
{
    *t = (rs_teacher){.lesson = lesson, .session = session, .room = room, .scene = -1, .said = -1};
    return enter(t, problem);
}

/* "STEP TIPS DRAWS PLAYED": the draws of the step that were made are not made again, nor, once the learner has done his part (else PLAYED
 * is 0), the moves that it plays: PLAYED - 1 of them. */
void rs_teacher_bookmark(const rs_teacher *t, rs_text *out)
{
    rs_put_format(out, "%d %llx %d %d", t->step, (unsigned long long)t->told, t->session->script.used, t->answered ? t->played + 1 : 0);
}

/* A number and the blank behind it, or the end; -1: there is none. */
static uint64_t read_number(const char **at, int base)
{
    char *end;
    uint64_t number;

    if (!isxdigit((unsigned char)**at)) return UINT64_MAX;
    number = strtoull(*at, &end, base);
    if (end == *at || (*end && *end != ' ')) return UINT64_MAX;
    *at = end + (*end == ' ');
    return number;
}

const char *rs_teacher_resume(rs_teacher *t, const rs_lesson *lesson, rs_session *session, rs_text *room, const char *bookmark,
                              char *problem)
{
    const char *at = bookmark;
    uint64_t step = read_number(&at, 10), told = read_number(&at, 16), drawn = read_number(&at, 10), played = read_number(&at, 10);
    const char *why;

    if (*at || played > RS_LESSON_ROWS) return strcpy(problem, "This is no bookmark of a lesson.");
    if (step >= (uint64_t)lesson->steps) return strcpy(problem, "The lesson has no such step.");
    if (session->game != lesson->game) return strcpy(problem, "This is a game of another kind than the lesson's.");
    *t = (rs_teacher){.lesson = lesson, .session = session, .room = room, .step = (int)step, .told = told, .said = -1};
    t->scene = step_of(t)->scene;
    if (rs_teacher_seat(t) >= ((const rs_head *)session->state)->players)
        return strcpy(problem, "The game has no such seat as the learner's.");
    if ((why = enter(t, problem))) return why;
    if (drawn > (uint64_t)session->script.count) return strcpy(problem, "The step of this bookmark has not so many draws.");
    session->script.used = (int)drawn;
    t->answered = played > 0;
    t->played = played > 0 ? (int)played - 1 : 0;
    return go_on(t, problem);
}

/* ---- What the learner does ----------------------------------------------------------------------------------------------------------- */

/* The move as it is written canonically, legal or not. False: it is none of this game. */
static bool canonical(const rs_session *s, const char *typed, char line[RS_LINE], bool *legal)
{
    int index = rs_move_find(s->game, s->state, &s->turn.moves, typed);
    rs_text text = rs_text_on(line, RS_LINE);
    rs_move move;

    *legal = index >= 0;
    if (index < 0 && !rs_move_parse(s->game, s->state, typed, &move)) return false;
    rs_move_text(s->game, s->state, index >= 0 ? s->turn.moves.at[index] : move, &text);
    return true;
}

static rs_verdict refuse(const rs_teacher *t, const char *typed, char *problem)
{
    char what[RS_LINE];
    const char *why = rs_session_why(t->session, rs_teacher_seat(t), typed, what);
    rs_text text = rs_text_on(problem, RS_LINE);

    rs_put(&text, why ? why : is_over(t) ? "The lesson is over." : "That is not a move of this game.");
    return RS_REFUSED;
}

rs_verdict rs_teacher_answer(rs_teacher *t, const char *typed, char *problem)
{
    char line[RS_LINE], what[RS_LINE];
    const char *why;
    bool legal = false;

    t->said = -1;
    *problem = 0;
    if (is_over(t) || t->answered || rs_session_asked(t->session) != rs_teacher_seat(t)) return refuse(t, typed, problem);
    if (!canonical(t->session, typed, line, &legal)) return refuse(t, typed, problem);
    if (!legal || !rs_teacher_fits(t, line)) t->said = answer_to(t, line);
    if (!legal) return refuse(t, typed, problem);
    if (!rs_teacher_fits(t, line)) return RS_ANOTHER;
    t->fresh = 0;
    if ((why = rs_session_play_text(t->session, rs_teacher_seat(t), line, what))) return strcpy(problem, why), RS_REFUSED;
    t->answered = rs_teacher_action(t) == RS_ROW_DO;
    give_tips(t);
    look_whether_it_came(t);
    go_on(t, problem);
    return RS_RIGHT;
}

bool rs_teacher_reads(const rs_teacher *t) { return (t->looking || !t->answered) && rs_teacher_action(t) == RS_ROW_READ; }

const char *rs_teacher_read(rs_teacher *t, char *problem)
{
    if (!rs_teacher_reads(t)) return strcpy(problem, "There is nothing to read on from here.");
    t->answered = true;
    t->said = -1;
    t->fresh = 0;
    return go_on(t, problem);
}

/* ---- What the others do -------------------------------------------------------------------------------------------------------------- */

bool rs_teacher_waits(const rs_teacher *t)
{
    char bot[WORD];
    int asked = rs_session_asked(t->session);

    if (is_over(t) || asked < 0 || asked == rs_teacher_seat(t)) return false;
    return (t->answered && next_play(t)) || (rs_teacher_action(t) != RS_ROW_READ && rs_scene_bot(t->lesson, t->scene, bot, sizeof bot));
}

/* The same game gets the same moves, on every machine. */
static const char *ask_bot(rs_teacher *t, const rs_bot *bot, void *room, char *problem)
{
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    rs_session *s = t->session;
    int seat = rs_session_asked(s);
    rs_chance dice;
    rs_question question = {s->game, view, &s->turn.moves, &dice, {.iterations = 100}, room, 0, NULL, 0};
    rs_thoughts thoughts;

    rs_chance_seed(&dice, "lesson", s->seed, NULL, 0);
    dice.counter = (uint64_t)s->count << 32;
    rs_view(s->game, s->state, seat, view);
    return rs_session_play(s, seat, s->turn.moves.at[rs_bot_choose(bot, &question, &thoughts)], problem);
}

const char *rs_teacher_others(rs_teacher *t, void *room, char *problem)
{
    const rs_row *row = t->answered ? next_play(t) : NULL;
    const char *why;
    char name[WORD];
    const rs_bot *bot;

    if (!rs_teacher_waits(t)) return strcpy(problem, "Nobody else is to move now.");
    if (row) {
        why = play_row(t, row, problem);
    } else {
        rs_scene_bot(t->lesson, t->scene, name, sizeof name);
        if (!(bot = rs_bot_find(name))) return rs_lesson_wrong(&t->lesson->row[t->scene], "there is no such bot.", problem);
        why = ask_bot(t, bot, room, problem);
        give_tips(t);
        look_whether_it_came(t);
    }
    return why ? why : go_on(t, problem);
}
