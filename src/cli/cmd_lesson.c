/* cmd_lesson.c - roadstead lesson FILE: is it sound, and how does it go? For who writes lessons. */
#include "cli/commands.h"
#include "cli/files.h"
#include "engine/game.h"
#include "lab/lesson_check.h"
#include "lessons/figure.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct school { /* what going through lessons needs */
    rs_session *session;
    void *room;
    rs_text json;
    char *file;
    rs_lesson lesson;
} school;

static bool open_school(const cli_command *self, school *s)
{
    *s = (school){.session = cli_session(self), .room = aligned_alloc(RS_ALIGN, RS_BOT_ROOM)};
    s->json = (rs_text){malloc(2 * RS_JSON_ROOM), 2 * RS_JSON_ROOM, 0, false};
    if (s->session && s->room && s->json.at) return true;
    if (s->session) cli_failed(self, "there is not enough memory.");
    return false;
}

static void close_school(school *s)
{
    free(s->session);
    free(s->room);
    free(s->json.at);
    free(s->file);
}

static bool read_lesson(const cli_command *self, school *s, const char *path)
{
    char problem[RS_LINE];
    const char *why;
    size_t length;

    free(s->file);
    if (!(s->file = cli_read_file(self, path, &length))) return false;
    why = rs_lesson_read(&s->lesson, s->file, length, problem);
    if (why) cli_failed(self, "%s: %s", path, why);
    return !why;
}

/* ---- Is it sound? -------------------------------------------------------------------------------------------------------------------- */

static void put_names(const char *what, const uint8_t *met, int count, const char *(*name)(const rs_game *game, int index),
                      const rs_game *game)
{
    const char *between = "";

    printf("\"%s\":[", what);
    for (int i = 0; i < count; i++) {
        if (!met[i]) continue;
        printf("%s\"%s\"", between, name(game, i));
        between = ",";
    }
    printf("]");
}

static const char *decision_name(const rs_game *game, int index) { return game->decision[index].name; }
static const char *event_name(const rs_game *game, int index) { return game->event[index].name; }

/* For tools/teaching.py: what was met on the way. */
static void put_report(const char *path, const rs_game *game, const rs_lesson_report *report)
{
    printf("{\"file\":\"%s\",\"game\":\"%s\",\"steps\":%d,\"tries\":%d,", path, game->id, report->steps, report->tries);
    put_names("decisions", report->decision, game->decisions, decision_name, game);
    printf(",");
    put_names("events", report->event, game->events, event_name, game);
    printf("}\n");
}

static bool check(const cli_command *self, school *s, const char *path, bool json)
{
    char problem[RS_LINE];
    rs_lesson_report report;
    const char *why;

    if (!read_lesson(self, s, path)) return false;
    why = rs_lesson_check(&s->lesson, s->session, &s->json, s->room, &report, problem);
    if (why) return cli_failed(self, "%s: %s", path, why), false;
    if (json)
        put_report(path, s->lesson.game, &report);
    else
        printf("%s: %d steps, %d answers tried\n", path, s->lesson.steps, report.tries);
    return true;
}

/* ---- As a text --------------------------------------------------------------------------------------------------------------------- */

static void put_text(const rs_teacher *t, int row)
{
    char text[RS_LESSON_TEXT], filled[2 * RS_LESSON_TEXT];
    rs_text out = rs_text_on(filled, sizeof filled);
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];

    rs_teacher_view(t, view);
    if (rs_row_rest(&t->lesson->row[row], 0, text, sizeof text) && rs_figures_fill(t->lesson, row, text, view, &out))
        printf("  %s\n", filled);
}

/* What is said of the step before stands above the number of the next one. */
static void put_texts(const rs_teacher *t)
{
    bool numbered = rs_teacher_action(t) == RS_ROW_LEARNT;

    for (int row = -1; (row = rs_teacher_says_next(t, row)) >= 0;) {
        if (!numbered && (t->looking || t->lesson->row[row].kind == RS_ROW_SAY)) numbered = printf("%d.\n", t->step + 1);
        put_text(t, row);
    }
    if (!numbered) printf("%d.\n", t->step + 1);
}

static void put_learnt(const rs_teacher *t)
{
    for (int i = 0; i < t->lesson->rows; i++)
        if (t->lesson->row[i].kind == RS_ROW_LEARNT) put_text(t, i);
}

static void put_board(const rs_teacher *t)
{
    static char screen[1 << 16];
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    rs_text out = rs_text_on(screen, sizeof screen);

    rs_view(t->session->game, t->session->state, rs_teacher_seat(t), view);
    t->session->game->board(view, &out);
    printf("\n%s\n", screen);
}

/* What is said in a step, then what is asked and which of its moves are right. */
static void tell_step(const rs_teacher *t, bool board)
{
    const rs_session *s = t->session;

    if (board) put_board(t);
    put_texts(t);
    if (rs_teacher_action(t) == RS_ROW_READ) return;
    printf("  [%s]\n", rs_pending(s->game, s->state)->name);
    for (int i = 0; i < s->turn.moves.count; i++) {
        char line[RS_LINE];
        rs_text text = rs_text_on(line, sizeof line);

        rs_move_text(s->game, s->state, s->turn.moves.at[i], &text);
        printf("  %s %s\n", rs_teacher_wants(t, s->turn.moves.at[i]) ? ">" : " ", line);
    }
}

static const char *first_right(const rs_teacher *t, char line[RS_LINE])
{
    const rs_session *s = t->session;

    for (int i = 0; i < s->turn.moves.count; i++) {
        rs_text text = rs_text_on(line, RS_LINE);

        rs_move_text(s->game, s->state, s->turn.moves.at[i], &text);
        if (rs_teacher_wants(t, s->turn.moves.at[i])) return line;
    }
    return NULL;
}

/* The way through by the first right answer of each step; what is open ends it. */
static bool tell(const cli_command *self, school *s, const char *path, bool board)
{
    char problem[RS_LINE] = "", line[RS_LINE];
    rs_teacher t;
    const char *why;
    int told = -1;

    if (!read_lesson(self, s, path)) return false;
    why = rs_teacher_begin(&t, &s->lesson, s->session, &s->json, problem);
    while (!why && rs_teacher_action(&t) != RS_ROW_LEARNT && rs_teacher_action(&t) != RS_ROW_UNTIL) {
        if (told != t.step || t.looking) tell_step(&t, board);
        told = t.step;
        if (rs_teacher_waits(&t))
            why = rs_teacher_others(&t, s->room, problem);
        else if (rs_teacher_action(&t) == RS_ROW_READ)
            why = rs_teacher_read(&t, problem);
        else if (!first_right(&t, line))
            why = "no legal move is right here.";
        else if (rs_teacher_answer(&t, line, problem) != RS_RIGHT || *problem)
            why = problem;
    }
    if (why) return cli_failed(self, "%s: %s", path, why), false;
    if (rs_teacher_action(&t) == RS_ROW_UNTIL) {
        tell_step(&t, board);
        put_learnt(&t);
    } else {
        put_texts(&t);
    }
    return true;
}

int cmd_lesson(const cli_command *self, char **args)
{
    bool checked = false, json = false, told = false, board = false, fine = true;
    const char *operand[CLI_OPERANDS];
    const cli_option options[] = {
        CLI_FLAG("check", &checked, "go through the lesson of a file: every right answer, every wrong one that it names"),
        CLI_FLAG("json", &json, "with --check: which decisions and events were met, as JSON"),
        CLI_FLAG("tell", &told, "print the way through the lesson of a file"),
        CLI_FLAG("board", &board, "with --tell: with the table before each step"),
        CLI_END,
    };
    int status = cli_parse(self, options, args, operand);
    school s;

    if (status != CLI_RUN) return status;
    if (!checked && !told) return cli_bad(self, "say what is wanted: --check or --tell.");
    if (!open_school(self, &s)) return close_school(&s), CLI_FAILED;
    if (checked) fine = check(self, &s, operand[0], json);
    if (told) fine = tell(self, &s, operand[0], board) && fine;
    close_school(&s);
    return fine ? CLI_FINE : CLI_FAILED;
}
