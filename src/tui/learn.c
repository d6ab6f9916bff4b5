/* learn.c - a lesson at the terminal. */
#include "tui/learn.h"
#include "engine/game.h"
#include "engine/text.h"
#include "lessons/figure.h"
#include "tui/command.h"
#include "tui/show.h"
#include "tui/terminal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct pupil {
    const rs_classroom *classroom;
    rs_teacher *teacher;
    rs_session *session;
    int step, scene;       /* what was shown last */
    int told;              /* moves that were told */
    char problem[RS_LINE]; /* why the lesson cannot go on */
} pupil;

static int seat_of(const pupil *p) { return rs_teacher_seat(p->teacher); }

/* ---- What is said -------------------------------------------------------------------------------------------------------------------- */

/* A text of a row, with its figures, in the reader's language. */
static void say(const pupil *p, int row, const char *mark, const char *pattern)
{
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    char filled[2 * RS_LESSON_TEXT];
    rs_text out = rs_text_on(filled, sizeof filled);

    rs_teacher_view(p->teacher, view);
    if (rs_figures_fill(p->teacher->lesson, row, p->classroom->in_words(p->classroom->reader, pattern), view, &out))
        printf("%s %s\n", mark, filled);
}

static void say_all(const pupil *p)
{
    char text[RS_LESSON_TEXT];

    for (int row = -1; (row = rs_teacher_says_next(p->teacher, row)) >= 0;)
        if (rs_row_rest(&p->teacher->lesson->row[row], 0, text, sizeof text)) say(p, row, "|", text);
}

static void say_quoted(const pupil *p, int row, const char *mark)
{
    char before[RS_LINE], text[RS_LESSON_TEXT];

    if (rs_row_quote(&p->teacher->lesson->row[row], before, sizeof before, text, sizeof text)) say(p, row, mark, text);
}

static void say_tips(const pupil *p)
{
    int tip = 0;

    for (int i = 0; i < p->teacher->lesson->rows && tip < RS_TIPS; i++) {
        if (p->teacher->lesson->row[i].kind != RS_ROW_TIP) continue;
        if (p->teacher->fresh >> tip++ & 1) say_quoted(p, i, "|");
    }
}

/* What the step points at, by name: places on a chart have none. */
static void say_where(const pupil *p, const rs_lesson_step *step)
{
    const rs_game *game = p->session->game;
    const char *between = "|  > ";
    char thing[96], number[16];

    for (int i = step->first; i < step->end; i++)
        for (int k = 0; p->teacher->lesson->row[i].kind == RS_ROW_POINT && rs_row_word(&p->teacher->lesson->row[i], k, thing, sizeof thing);
             k++) {
            char *word = strchr(thing, ':');
            const rs_words *words;
            int value;

            if (!word) continue;
            *word++ = 0;
            if (!(words = rs_words_find(game, thing)) || !rs_value_in(p->session->state, words, word, &value)) continue;
            printf("%s%s", between, rs_label_in(p->session->state, words, value, number));
            between = ", ";
        }
    if (*between == ',') printf("\n");
}

static void say_step(const pupil *p)
{
    const rs_lesson_step *step = &p->teacher->lesson->step[p->teacher->step];

    printf("\n|-- %d/%d\n", p->teacher->step + 1, p->teacher->lesson->steps);
    say_all(p);
    if (!p->teacher->looking) say_where(p, step);
}

static void show_news(pupil *p)
{
    if (p->scene != p->teacher->scene) p->told = p->session->count; /* another game: its past is not told */
    if (p->told < p->session->count) {
        printf("\n");
        rs_show_log(p->session, seat_of(p), p->told, 0);
    }
    p->told = p->session->count;
    p->scene = p->teacher->scene;
}

static void show_step(pupil *p)
{
    bool asked = rs_session_asked(p->session) == seat_of(p) && rs_teacher_action(p->teacher) != RS_ROW_READ;

    rs_show_board(p->session, seat_of(p));
    if (p->step != p->teacher->step || p->teacher->looking) say_step(p);
    say_tips(p);
    p->step = p->teacher->step;
    if (!asked) return;
    rs_show_question(p->session);
    rs_show_moves(p->session);
}

/* ---- Commands ------------------------------------------------------------------------------------------------------------------------ */

/* The way, for whoever does not find it. */
static rs_then do_show(void *at, const char *rest)
{
    const pupil *p = at;
    const rs_moves *moves = &p->session->turn.moves;
    char line[RS_LINE];
    rs_text text = rs_text_on(line, sizeof line);
    int i = 0;

    (void)rest;
    while (i < moves->count && !rs_teacher_wants(p->teacher, moves->at[i])) i++;
    if (i == moves->count) return printf("Read on: press Enter.\n"), RS_GO_ON;
    rs_move_text(p->session->game, p->session->state, moves->at[i], &text);
    printf("Try this: %s\n", line);
    return RS_GO_ON;
}

static rs_then do_why(void *at, const char *rest)
{
    const pupil *p = at;
    char problem[RS_LINE];
    const char *why;

    if (!*rest) return printf("Ask about a move: why MOVE\n"), RS_GO_ON;
    why = rs_session_why(p->session, seat_of(p), rest, problem);
    printf("%s\n", why ? why : "That is legal.");
    return RS_GO_ON;
}

static rs_then do_rules(void *at, const char *rest)
{
    const pupil *p = at;
    const char *text = *rest ? p->classroom->rule(p->classroom->reader, rest) : NULL;
    const char *first = p->session->game->rules[0].clause;

    if (text)
        printf("%s  %s\n", rest, text);
    else
        printf("Name a clause, such as %s: rules %s\n", first, first);
    return RS_GO_ON;
}

static rs_then do_table(void *at, const char *rest)
{
    (void)rest;
    ((pupil *)at)->step = -1; /* say it again */
    return RS_LOOK_AGAIN;
}

static rs_then do_quit(void *at, const char *rest)
{
    (void)at, (void)rest;
    return RS_LEAVE;
}

static rs_then do_help(void *at, const char *rest);

static const rs_command commands[] = {
    {"show", "which move the lesson waits for", do_show},
    {"why", "why MOVE: which rule forbids it", do_why},
    {"rules", "rules CLAUSE: the text of a rule", do_rules},
    {"table", "show the table and the text again", do_table},
    {"help", "this list", do_help},
    {"quit", "leave the lesson; it is kept where it is", do_quit},
    {NULL, NULL, NULL},
};

static rs_then do_help(void *at, const char *rest)
{
    (void)at, (void)rest;
    rs_command_help(commands);
    return RS_GO_ON;
}

/* ---- What the learner does ----------------------------------------------------------------------------------------------------------- */

static const char *propose(void *context, int index) { return rs_command_propose(commands, ((const pupil *)context)->session, index); }

/* The answer to a move that is not wanted: the lesson's own, else the rule that forbids it, else a plain one. */
static void answer(const pupil *p, rs_verdict verdict, const char *why)
{
    if (p->teacher->said >= 0)
        say_quoted(p, p->teacher->said, "|");
    else
        printf("| %s\n", verdict == RS_REFUSED ? why : "You could do that. This lesson wants to show something else first.");
}

static rs_then try_move(pupil *p, const char *line)
{
    const rs_moves *moves = &p->session->turn.moves;
    char text[RS_LINE], problem[RS_LINE], *end;
    rs_text out = rs_text_on(text, sizeof text);
    long number = strtol(line, &end, 10);
    rs_verdict verdict;

    if (*line && !*end && number >= 1 && number <= moves->count)
        rs_move_text(p->session->game, p->session->state, moves->at[number - 1], &out);
    else
        rs_put(&out, line);
    verdict = rs_teacher_answer(p->teacher, text, problem);
    if (verdict == RS_RIGHT) return strcpy(p->problem, problem), RS_LOOK_AGAIN;
    answer(p, verdict, problem);
    return RS_GO_ON;
}

static rs_then understand(pupil *p, const char *line)
{
    bool reads = rs_teacher_action(p->teacher) == RS_ROW_READ;
    const rs_command *command;
    const char *rest;

    while (*line == ' ') line++;
    if (reads && !*line) return rs_teacher_read(p->teacher, p->problem), RS_LOOK_AGAIN;
    if (!*line) return RS_GO_ON;
    if ((command = rs_command_find(commands, line, &rest))) return command->run(p, rest);
    return reads ? (printf("Read on: press Enter.\n"), RS_GO_ON) : try_move(p, line);
}

static rs_then ask(pupil *p)
{
    rs_then result = RS_GO_ON;

    *p->problem = 0;
    show_news(p);
    show_step(p);
    while (result == RS_GO_ON) {
        const char *line = rs_read_line(rs_teacher_action(p->teacher) == RS_ROW_READ ? "(Enter) " : "> ", propose, p);

        if (!line) return RS_LEAVE;
        result = understand(p, line);
    }
    return result;
}

rs_learning rs_learn_at_terminal(rs_classroom *classroom)
{
    rs_teacher *teacher = classroom->teacher;
    pupil p = {classroom, teacher, teacher->session, .step = -1, .scene = -1};

    while (rs_teacher_action(teacher) != RS_ROW_LEARNT) {
        if (rs_teacher_waits(teacher))
            rs_teacher_others(teacher, classroom->room, p.problem);
        else if (ask(&p) == RS_LEAVE)
            return RS_LEFT;
        if (!*p.problem) continue;
        fprintf(stderr, "%s\n", p.problem);
        return RS_LESSON_BROKEN;
    }
    show_news(&p);
    printf("\n|-- Learnt\n");
    say_all(&p);
    return RS_LEARNT;
}
