/* test_kill.c - a process that writes is killed at random instants, again and again: what it was told is committed is there, and of what
 * was not, nothing or everything.
 *
 * test_kill [KILLS] [postgres://...] */
#include "fixture.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { TABLES = 5 };

static int kills = 20;

static void name_table(int table, char id[STORE_ID]) { snprintf(id, STORE_ID, "t%d", table); }

static void pause_for(int microseconds)
{
    nanosleep(&(struct timespec){.tv_sec = microseconds / 1000000, .tv_nsec = microseconds % 1000000 * 1000L}, NULL);
}

/* ---- The writer, a process of its own ---- */

static void stop_if(bool wrong, const char *why)
{
    if (!wrong) return;
    fprintf(stderr, "writer: %s\n", why);
    exit(1);
}

/* In each round later, so that the leases of the process before have run out. */
static void take_tables(store *s, int round, const char *process)
{
    char id[STORE_ID], owner[STORE_ID];

    for (int i = 0; i < TABLES && store_shared(s); i++) {
        name_table(i, id);
        stop_if(!store_lease(s, id, process, round * 10000LL, 5000, owner), store_problem(s));
    }
}

static void note_seq(void *context, const store_entry *entry) { *(int *)context = entry->seq; }

/* One commit: the next entry of every table, sent at once by a read in between in every other commit. */
static void write_batch(store *s, int seq)
{
    store_entry entry = entry_of(seq, "");
    char id[STORE_ID];
    int last;

    memset(entry.text, 'x', (size_t)(seq * 37 % (STORE_TEXT - 1)));
    for (int i = 0; i < TABLES; i++) {
        name_table(i, id);
        stop_if(!store_append(s, id, &entry), store_problem(s));
        if (seq % 2 == 0 && i == TABLES / 2) stop_if(!store_log(s, id, seq - 1, note_seq, &last), store_problem(s));
    }
    stop_if(!store_commit(s), store_problem(s));
}

static _Noreturn void write_forever(const char *database, int round)
{
    char problem[STORE_PROBLEM], id[STORE_ID];
    store *s = store_open(database, problem);
    int seq = 0;

    stop_if(!s, problem);
    take_tables(s, round, "writer");
    if (!store_table_get(s, "t0", &(store_table){0})) {
        store_table table = {.game = "ahoy"};

        for (int i = 0; i < TABLES; i++) {
            name_table(i, table.id);
            stop_if(!store_table_put(s, &table), store_problem(s));
        }
        stop_if(!store_commit(s), store_problem(s));
    }
    name_table(0, id);
    stop_if(!store_log(s, id, 0, note_seq, &seq), store_problem(s));
    for (;;) {
        write_batch(s, ++seq);
        stop_if(write(STDOUT_FILENO, &seq, sizeof seq) != sizeof seq, "nobody listens");
    }
}

static pid_t start_writer(int round, int *acknowledged)
{
    char number[12];
    int ends[2];
    pid_t writer;

    assert_int_equal(pipe(ends), 0);
    snprintf(number, sizeof number, "%d", round);
    writer = fork();
    assert_true(writer >= 0);
    if (writer == 0) {
        dup2(ends[1], STDOUT_FILENO);
        close(ends[0]);
        close(ends[1]);
        execl("/proc/self/exe", "test_kill", "write", number, where, (char *)NULL);
        _exit(127);
    }
    close(ends[1]);
    *acknowledged = ends[0];
    return writer;
}

/* ---- The judge ---- */

/* Lets it write until some instant after its start or its first commit, and kills it. The number of the last entry that it knew to be
 * committed, or `before`. */
static int let_write(int round, int before)
{
    int acknowledged, seq, last = before, status;
    pid_t writer = start_writer(round, &acknowledged);

    if (round % 8 != 0 && read(acknowledged, &seq, sizeof seq) == sizeof seq) last = seq;
    pause_for(rand() % (round % 8 ? 40000 : 120000));
    kill(writer, SIGKILL);
    waitpid(writer, &status, 0);
    if (!WIFSIGNALED(status)) fail_msg("the writer of round %d ended by itself", round);
    while (read(acknowledged, &seq, sizeof seq) == sizeof seq) last = seq;
    close(acknowledged);
    return last;
}

/* On PostgreSQL a commit may still be on its way to the server when its sender dies. Whoever takes the tables over sees it, or has shut
 * it out for good. */
static int count_batches(int round)
{
    store *s = open_or_fail();
    char id[STORE_ID];
    int first = 0, count;

    take_tables(s, 2 * round + 1, "judge");
    for (int i = 0; i < TABLES; i++) {
        name_table(i, id);
        count = count_entries(s, id);
        if (i == 0) first = count;
        assert_int_equal(count, first); /* a commit is kept whole or not at all */
    }
    store_close(s);
    return first;
}

TEST(what_is_committed_survives_and_nothing_else)
{
    int kept = 0, known = 0;

    for (int round = 0; round < kills; round++) {
        int last = let_write(2 * round, kept), now = count_batches(round);

        known += last - kept;
        if (now != last && now != last + 1) fail_msg("round %d: the writer knew of %d commits, there are %d", round, last, now);
        kept = now;
    }
    print_message("%d kills, %d commits known to their writer, %d kept\n", kills, known, kept);
    assert_true(known >= kills / 2); /* or nothing was tested */
}

int main(int count, char **words)
{
    static const struct CMUnitTest tests[] = {FRESH(what_is_committed_survives_and_nothing_else)};

    if (count == 4 && strcmp(words[1], "write") == 0) write_forever(words[3], atoi(words[2]));
    if (count > 1 && atoi(words[1]) > 0) kills = atoi(words[1]);
    return run_on(words[count - 1], tests);
}
