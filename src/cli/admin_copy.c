/* admin_copy.c - a whole store into a file, and out of one. Nothing takes its place before it has been read again and found sound. */
#include "cli/admin.h"
#include "cli/commands.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

bool admin_is_postgres(const char *db) { return strncmp(db, "postgres://", 11) == 0 || strncmp(db, "postgresql://", 13) == 0; }

static void tell(const char *what, int64_t so_far)
{
    if (isatty(STDERR_FILENO)) fprintf(stderr, "\r%lld %s", (long long)so_far, what);
}

/* In the folder where it will stay, so that it can be moved into place at once. */
static bool name_part(const char *file, char part[PATH_MAX]) { return snprintf(part, PATH_MAX, "%s.part", file) < PATH_MAX; }

static void remove_part(const char *part)
{
    static const char *const endings[] = {"", "-wal", "-shm", "-journal", ".lock"};
    char name[PATH_MAX + 16];

    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        snprintf(name, sizeof name, "%s%s", part, endings[i]);
        unlink(name);
    }
}

static bool is_sound(const char *file, int *logs, char problem[STORE_PROBLEM])
{
    store *s = store_open_reading(file, problem);
    int faults;

    if (!s) return false;
    faults = admin_faults(s, logs);
    store_close(s);
    if (faults > 0) snprintf(problem, STORE_PROBLEM, "%d %s in it, named above", faults, faults == 1 ? "fault is" : "faults are");
    return faults == 0;
}

/* ---- backup --------------------------------------------------------------------------------------------------------------------- */

static bool copy_rows(const char *from, const char *to, bool emptied, char problem[STORE_PROBLEM])
{
    store *source = store_open_reading(from, problem), *target = source ? store_open(to, problem) : NULL;
    bool fine = target && store_fill(target, source, emptied, tell, problem);

    if (target) store_close(target);
    if (source) store_close(source);
    return fine;
}

static bool make_copy(const char *from, const char *part, char problem[STORE_PROBLEM])
{
    char rows[PATH_MAX + 8];
    bool fine;

    if (!admin_is_postgres(from))
        return access(from, F_OK) == 0 ? store_copy_file(from, part, tell, problem)
                                       : (snprintf(problem, STORE_PROBLEM, "%.150s: %s", from, strerror(errno)), false);
    snprintf(rows, sizeof rows, "%s.rows", part);
    remove_part(rows);
    fine = copy_rows(from, rows, false, problem) && store_copy_file(rows, part, tell, problem);
    remove_part(rows);
    return fine;
}

/* A device or a pipe would be lost, and not the better for it. */
static bool is_no_file(const char *name)
{
    struct stat about;

    return stat(name, &about) == 0 && !S_ISREG(about.st_mode);
}

int admin_backup(errand *e)
{
    char part[PATH_MAX], problem[STORE_PROBLEM] = "";
    int logs = 0;

    if (!e->subject || !name_part(e->subject, part)) return cli_bad(e->self, "name the file to write: backup FILE.");
    if (is_no_file(e->subject)) return cli_failed(e->self, "%s is no file that could be replaced.", e->subject);
    if (!e->force && access(e->subject, F_OK) == 0) return cli_failed(e->self, "%s is there already; --force replaces it.", e->subject);
    if (make_copy(e->db, part, problem) && is_sound(part, &logs, problem) && store_move_file(part, e->subject, problem)) {
        remove_part(part);
        printf("%s has %d %s, and is sound\n", e->subject, logs, logs == 1 ? "log" : "logs");
        return CLI_FINE;
    }
    remove_part(part);
    return cli_failed(e->self, "nothing was written: %s", problem);
}

/* ---- restore -------------------------------------------------------------------------------------------------------------------- */

/* The copy is brought up to this program's version before it is looked at; the file itself is not touched. */
static bool prepare(const char *file, const char *part, int *logs, char problem[STORE_PROBLEM])
{
    store *s;

    remove_part(part);
    if (access(file, R_OK) != 0) {
        snprintf(problem, STORE_PROBLEM, "%.150s: %s", file, strerror(errno));
        return false;
    }
    if (!store_copy_file(file, part, tell, problem)) return false;
    s = store_open(part, problem);
    if (!s) return false;
    store_close(s);
    return is_sound(part, logs, problem);
}

/* What was there stays beside it, under another name. The store is locked until the other has its place. */
static bool put_in_place(errand *e, const char *part, char problem[STORE_PROBLEM])
{
    char old[PATH_MAX];
    bool had, fine;

    if (snprintf(old, sizeof old, "%s.replaced", e->db) >= (int)sizeof old) return false;
    e->store = store_open(e->db, problem);
    if (!e->store) return false;
    had = !store_is_empty(e->store);
    if (had && !e->force) {
        snprintf(problem, STORE_PROBLEM, "%.150s is not empty; --force replaces what is there", e->db);
        return false;
    }
    fine = !had || store_copy_file(e->db, old, tell, problem);
    fine = fine && store_replace(e->store, part, problem);
    if (fine && had) printf("what was there is in %s\n", old);
    return fine;
}

static bool fill_database(errand *e, const char *part, char problem[STORE_PROBLEM])
{
    bool had;

    e->store = store_open(e->db, problem);
    if (!e->store) return false;
    had = !store_is_empty(e->store);
    if (had && !e->force)
        snprintf(problem, STORE_PROBLEM, "the database is not empty; --force replaces what is there");
    else if (store_is_used(e->store, (int64_t)time(NULL) * 1000))
        snprintf(problem, STORE_PROBLEM, "a server uses the database; stop all of them first");
    else
        return copy_rows(part, e->db, had, problem);
    return false;
}

int admin_restore(errand *e)
{
    char part[PATH_MAX], problem[STORE_PROBLEM] = "";
    int logs = 0;
    bool fine;

    if (!e->subject) return cli_bad(e->self, "name the file to read: restore FILE.");
    if (admin_is_postgres(e->db) ? !name_part(e->subject, part) : !name_part(e->db, part))
        return cli_failed(e->self, "the name is too long.");
    fine = prepare(e->subject, part, &logs, problem) &&
           (admin_is_postgres(e->db) ? fill_database(e, part, problem) : put_in_place(e, part, problem));
    remove_part(part);
    if (!fine) return cli_failed(e->self, "nothing was restored: %s", problem);
    printf("%d %s %s restored\n", logs, logs == 1 ? "log" : "logs", logs == 1 ? "is" : "are");
    return CLI_FINE;
}
