/* course.h - the lessons of a game as files, and how far the reader has come. */
#ifndef CLI_COURSE_H
#define CLI_COURSE_H

#include "cli/args.h"
#include "lessons/teacher.h"

enum { CLI_LESSONS = 32, CLI_NAME = 64 };

typedef struct cli_course {
    const rs_game *game;
    const char *home;    /* the folder that lessons/ lies in */
    char progress[4096]; /* the folder of what was learnt; empty: nothing is kept */
    int lessons;
    char name[CLI_LESSONS][CLI_NAME]; /* "01-the-goal" */
} cli_course;

/* False: this game has no lessons there. */
bool cli_course_open(cli_course *course, const rs_game *game, const char *home, const char *progress);

/* The place of a lesson by its number or name; without one, the first that is not done (0 if all are). -1: there is none. */
int cli_course_find(const cli_course *course, const char *wanted);

/* The file of a lesson, to be freed; NULL: it cannot be read. */
char *cli_course_file(const cli_course *course, int lesson, size_t *length);

bool cli_course_is_done(const cli_course *course, int lesson);
bool cli_course_is_left(const cli_course *course, int lesson);

/* Keeps that a lesson was done, or where it was left: false, it cannot be written. */
bool cli_course_done(const cli_course *course, int lesson);
bool cli_course_leave(const cli_course *course, int lesson, const rs_teacher *teacher);
/* Goes on where a lesson was left, or begins it. NULL, or what is wrong with it. */
const char *cli_course_begin(const cli_course *course, int lesson, rs_teacher *teacher, const rs_lesson *of, rs_session *session,
                             rs_text *room, char *problem);

#endif
