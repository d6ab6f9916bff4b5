/* cmd_learn.c - roadstead learn [GAME [LESSON]]: courses at the terminal. */
#include "cli/catalogue.h"
#include "cli/commands.h"
#include "cli/course.h"
#include "cli/files.h"
#include "cli/rulebook.h"
#include "lab/clock.h"
#include "tui/learn.h"
#include "tui/terminal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct wishes {
    const char *language, *home, *progress;
    bool list;
} wishes;

typedef struct school {
    cli_course course;
    cli_catalogue catalogue;
    cli_rulebook book;
    rs_session *session;
    void *room;
    rs_text json;
    rs_lesson lesson;
} school;

static const char *in_words(void *reader, const char *text) { return cli_in_words(&((school *)reader)->catalogue, text); }
static const char *rule(void *reader, const char *clause) { return cli_rule(&((school *)reader)->book, clause); }

/* ---- The lessons there are ----------------------------------------------------------------------------------------------------------- */

static void put_row(const school *s, const rs_lesson *lesson, rs_row_kind kind, const char *before)
{
    int row = rs_lesson_find(lesson, 0, lesson->rows, kind);
    char text[RS_LESSON_TEXT];

    if (row >= 0 && rs_row_rest(&lesson->row[row], 0, text, sizeof text)) printf("%s%s\n", before, cli_in_words(&s->catalogue, text));
}

static const char *state_of(const cli_course *course, int lesson)
{
    return cli_course_is_left(course, lesson) ? "left" : cli_course_is_done(course, lesson) ? "done" : "";
}

static const char *read_lesson(school *s, int lesson, char **file, char *problem)
{
    size_t length;

    if (!(*file = cli_course_file(&s->course, lesson, &length))) return strcpy(problem, "The lesson cannot be read.");
    return rs_lesson_read(&s->lesson, *file, length, problem);
}

static int list(const cli_command *self, school *s)
{
    char problem[RS_LINE], *file;
    const char *why = NULL;

    for (int i = 0; i < s->course.lessons && !why; i++) {
        char before[32];

        why = read_lesson(s, i, &file, problem);
        snprintf(before, sizeof before, "%2d  %-4s  ", i + 1, state_of(&s->course, i));
        if (!why) put_row(s, &s->lesson, RS_ROW_TITLE, before);
        if (!why) put_row(s, &s->lesson, RS_ROW_ABOUT, "          ");
        free(file);
        if (why) cli_failed(self, "%s: %s", s->course.name[i], why);
    }
    return why ? CLI_FAILED : CLI_FINE;
}

static int list_games(const cli_command *self, const wishes *w)
{
    cli_course course;
    int found = 0, done;

    for (int i = 0; i < rs_game_count(); i++) {
        if (!cli_course_open(&course, rs_game_at(i), w->home, w->progress)) continue;
        done = 0;
        for (int k = 0; k < course.lessons; k++) done += cli_course_is_done(&course, k);
        printf("%-12s %d of %d lessons done\n", rs_game_at(i)->id, done, course.lessons);
        found++;
    }
    return found ? CLI_FINE : cli_failed(self, "there are no lessons in %s/lessons; name the folder with --home.", w->home);
}

/* ---- One lesson ---------------------------------------------------------------------------------------------------------------------- */

static int end_lesson(const cli_command *self, school *s, int lesson, rs_learning how, const rs_teacher *teacher)
{
    if (how == RS_LESSON_BROKEN) return CLI_FAILED;
    if (how == RS_LEARNT)
        return cli_course_done(&s->course, lesson) ? CLI_RUN
                                                   : cli_failed(self, "what was learnt cannot be kept in %s.", s->course.progress);
    if (!cli_course_leave(&s->course, lesson, teacher))
        return cli_failed(self, "where it was left cannot be kept in %s.", s->course.progress);
    printf("\nLeft. Go on with: roadstead learn %s %d\n", s->course.game->id, lesson + 1);
    return CLI_FINE;
}

static void put_clauses(const school *s)
{
    int row = rs_lesson_find(&s->lesson, 0, s->lesson.rows, RS_ROW_TEACHES);
    char clauses[RS_LESSON_TEXT];

    if (row >= 0 && rs_row_rest(&s->lesson.row[row], 0, clauses, sizeof clauses))
        printf("\nTo read on: roadstead rules %s CLAUSE, of these: %s\n", s->course.game->id, clauses);
}

/* CLI_RUN: it was learnt. */
static int teach(const cli_command *self, school *s, int lesson)
{
    char problem[RS_LINE], title[32], *file;
    const char *why = read_lesson(s, lesson, &file, problem);
    rs_teacher teacher;
    int status;

    if (!why) why = cli_course_begin(&s->course, lesson, &teacher, &s->lesson, s->session, &s->json, problem);
    if (why) {
        free(file);
        return cli_failed(self, "%s: %s", s->course.name[lesson], why);
    }
    snprintf(title, sizeof title, "\n%d. ", lesson + 1);
    put_row(s, &s->lesson, RS_ROW_TITLE, title);
    status = end_lesson(self, s, lesson, rs_learn_at_terminal(&(rs_classroom){&teacher, s->room, in_words, rule, s}), &teacher);
    if (status == CLI_RUN) put_clauses(s);
    free(file);
    return status;
}

/* From this lesson on, as long as the reader likes. */
static int go_on(const cli_command *self, school *s, int lesson)
{
    int status = CLI_RUN;

    printf("Type help for the commands.\n");
    for (; status == CLI_RUN && lesson < s->course.lessons; lesson++) {
        status = teach(self, s, lesson);
        if (status != CLI_RUN || lesson + 1 == s->course.lessons) continue;
        const char *line = rs_read_line("\nEnter begins the next lesson, any other word ends: ", NULL, NULL);

        if (!line || *line) break;
    }
    return status == CLI_RUN ? CLI_FINE : status;
}

/* ---- The command --------------------------------------------------------------------------------------------------------------------- */

static const char *usual_progress(void)
{
    static char path[2048];
    const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");

    if (state && *state)
        snprintf(path, sizeof path, "%s/roadstead/learnt", state);
    else if (home && *home)
        snprintf(path, sizeof path, "%s/.local/state/roadstead/learnt", home);
    return path;
}

static bool open_school(const cli_command *self, school *s, const wishes *w, const rs_game *game)
{
    char path[4096];

    if (!cli_course_open(&s->course, game, w->home, w->progress))
        return cli_failed(self, "there are no lessons in %s/lessons/%s; name the folder with --home.", w->home, game->id), false;
    snprintf(path, sizeof path, "%s/po/lessons/%s.%s.po", w->home, game->id, w->language);
    cli_catalogue_open(&s->catalogue, path);
    cli_rulebook_open(&s->book, game, w->home, w->language);
    s->session = cli_session(self);
    s->room = aligned_alloc(RS_ALIGN, RS_BOT_ROOM);
    s->json = (rs_text){malloc(2 * RS_JSON_ROOM), 2 * RS_JSON_ROOM, 0, false};
    if (s->session && s->room && s->json.at) return true;
    return cli_failed(self, "there is not enough memory."), false;
}

static void close_school(school *s)
{
    cli_catalogue_close(&s->catalogue);
    cli_rulebook_close(&s->book);
    free(s->session);
    free(s->room);
    free(s->json.at);
}

int cmd_learn(const cli_command *self, char **args)
{
    static school s;
    wishes w = {cli_language(), ".", usual_progress(), false};
    const char *operand[CLI_OPERANDS];
    const cli_option options[] = {
        CLI_FLAG("list", &w.list, "only list the lessons of the game, and which of them are done"),
        CLI_TEXT("language", "CODE", &w.language, "of the lessons and rules: en, de, nl or it (without it: that of the surroundings)"),
        CLI_TEXT("home", "FOLDER", &w.home, "where lessons, po and docs lie (.)"),
        CLI_TEXT("progress", "FOLDER", &w.progress, "where it is kept what was learnt (roadstead/learnt in the state folder of the user)"),
        CLI_END,
    };
    int status = cli_parse(self, options, args, operand), lesson;
    const rs_game *game;

    if (status != CLI_RUN) return status;
    if (!operand[0]) return list_games(self, &w);
    if (!(game = cli_game(self, operand[0]))) return CLI_BAD_USAGE;
    if (!open_school(self, &s, &w, game)) return close_school(&s), CLI_FAILED;
    if ((lesson = cli_course_find(&s.course, operand[1])) < 0)
        status = cli_bad(self, "%s has no lesson \"%s\"; roadstead learn %s --list tells which there are.", game->id, operand[1], game->id);
    else
        status = w.list ? list(self, &s) : go_on(self, &s, lesson);
    close_school(&s);
    return status;
}
