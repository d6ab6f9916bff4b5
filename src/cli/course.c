/* course.c - the lessons of a game as files, and how far the reader has come: one small file for each lesson that was done or left. */
#include "cli/course.h"
#include "engine/text.h"
#include "protocol/gamefile.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { PATH = 8192, LARGEST = 4 << 20 };

/* ---- Files --------------------------------------------------------------------------------------------------------------------------- */

static int by_name(const void *a, const void *b) { return strcmp(a, b); }

bool cli_course_open(cli_course *course, const rs_game *game, const char *home, const char *progress)
{
    char path[PATH];
    struct dirent *entry;
    DIR *folder;

    *course = (cli_course){.game = game, .home = home};
    snprintf(course->progress, sizeof course->progress, "%s", progress);
    snprintf(path, sizeof path, "%s/lessons/%s", home, game->id);
    if (!(folder = opendir(path))) return false;
    while ((entry = readdir(folder)) && course->lessons < CLI_LESSONS) {
        const char *end = strstr(entry->d_name, ".lesson");

        if (end && !end[7] && end - entry->d_name < CLI_NAME)
            snprintf(course->name[course->lessons++], CLI_NAME, "%.*s", (int)(end - entry->d_name), entry->d_name);
    }
    closedir(folder);
    qsort(course->name, (size_t)course->lessons, CLI_NAME, by_name);
    return course->lessons > 0;
}

static char *whole(const char *path, size_t *length)
{
    FILE *file = fopen(path, "rb");
    char *text = file ? malloc(LARGEST) : NULL;

    if (text) {
        *length = fread(text, 1, LARGEST - 1, file);
        text[*length] = 0;
    }
    if (file) fclose(file);
    return text;
}

char *cli_course_file(const cli_course *course, int lesson, size_t *length)
{
    char path[PATH];

    snprintf(path, sizeof path, "%s/lessons/%s/%s.lesson", course->home, course->game->id, course->name[lesson]);
    return whole(path, length);
}

/* ---- Progress ------------------------------------------------------------------------------------------------------------------------ */

static void path_of(const cli_course *course, int lesson, const char *what, char path[PATH])
{
    snprintf(path, PATH, "%s/%s/%s.%s", course->progress, course->game->id, course->name[lesson], what);
}

static bool is_there(const cli_course *course, int lesson, const char *what)
{
    char path[PATH];
    struct stat found;

    path_of(course, lesson, what, path);
    return *course->progress && stat(path, &found) == 0;
}

bool cli_course_is_done(const cli_course *course, int lesson) { return is_there(course, lesson, "done"); }
bool cli_course_is_left(const cli_course *course, int lesson) { return is_there(course, lesson, "left"); }

int cli_course_find(const cli_course *course, const char *wanted)
{
    char *end;
    long number = wanted ? strtol(wanted, &end, 10) : 0;

    if (wanted && !*end && number > 0) return number <= course->lessons ? (int)number - 1 : -1;
    for (int i = 0; i < course->lessons; i++)
        if (wanted ? strcmp(course->name[i], wanted) == 0 : !cli_course_is_done(course, i)) return i;
    return wanted ? -1 : 0;
}

/* The folder of a file, and those that it lies in. */
static void make_folders(const char *path)
{
    char folder[PATH];

    snprintf(folder, sizeof folder, "%s", path);
    for (char *slash = strchr(folder + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = 0;
        mkdir(folder, 0777);
        *slash = '/';
    }
}

/* Written beside it first: what was kept before is not lost if that fails. */
static bool keep(const char *path, const char *text, size_t length)
{
    char beside[PATH + 8];
    FILE *file;
    bool written;

    make_folders(path);
    snprintf(beside, sizeof beside, "%s.new", path);
    if (!(file = fopen(beside, "wb"))) return false;
    written = fwrite(text, 1, length, file) == length;
    written = fclose(file) == 0 && written;
    return written && rename(beside, path) == 0;
}

bool cli_course_done(const cli_course *course, int lesson)
{
    char path[PATH];

    if (!*course->progress) return true;
    path_of(course, lesson, "left", path);
    remove(path);
    path_of(course, lesson, "done", path);
    return keep(path, "", 0);
}

/* In the first step there is only something to keep where it lasts for many moves. */
static bool has_begun(const rs_teacher *teacher) { return teacher->step > 0 || rs_teacher_action(teacher) == RS_ROW_UNTIL; }

/* The bookmark, then the game as it is. */
bool cli_course_leave(const cli_course *course, int lesson, const rs_teacher *teacher)
{
    char path[PATH], *text;
    rs_text out;
    bool kept;

    if (!*course->progress || !has_begun(teacher)) return true;
    if (!(text = malloc(LARGEST))) return false;
    out = (rs_text){text, LARGEST, 0, false};
    rs_teacher_bookmark(teacher, &out);
    rs_put_char(&out, '\n');
    rs_session_save(teacher->session, &out);
    path_of(course, lesson, "left", path);
    kept = !out.cut && keep(path, text, out.used);
    free(text);
    return kept;
}

/* False: nothing was kept, or it does not fit the lesson any more. */
static bool resume(const cli_course *course, int lesson, rs_teacher *teacher, const rs_lesson *of, rs_session *session, rs_text *room)
{
    char path[PATH], problem[RS_LINE], *text, *game;
    size_t length;
    bool fine;

    path_of(course, lesson, "left", path);
    if (!*course->progress || !(text = whole(path, &length))) return false;
    game = strchr(text, '\n');
    if (game) *game++ = 0;
    fine = game && !rs_session_restore(session, game, length - (size_t)(game - text), problem) &&
           !rs_teacher_resume(teacher, of, session, room, text, problem);
    free(text);
    return fine;
}

const char *cli_course_begin(const cli_course *course, int lesson, rs_teacher *teacher, const rs_lesson *of, rs_session *session,
                             rs_text *room, char *problem)
{
    return resume(course, lesson, teacher, of, session, room) ? NULL : rs_teacher_begin(teacher, of, session, room, problem);
}
