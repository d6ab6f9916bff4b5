/* test_file.c - what holds only for a store in one file. */
#include "fixture.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

TEST(nothing_is_shared_in_a_file)
{
    char owner[STORE_ID], reply[9];
    store_errand errand = {.table = "t1"};
    int64_t number;
    store *s;

    s = open_or_fail();
    assert_false(store_lease(s, "t1", "one", 1, 1, owner) || store_renew(s, "one", 1, 1) || store_release(s, "one"));
    assert_string_equal(store_problem(s), "this database is not shared between processes");
    assert_false(store_errands(s, "one", NULL, NULL) || store_errand_reply(s, 1, reply, sizeof reply));
    assert_int_equal(store_socket(s), -1);
    store_listen(s, NULL, NULL);
    assert_true(store_idle(s));
    assert_false(store_errand_put(s, &errand, "x", &number));
    assert_false(store_commit(s));
    assert_false(store_errand_answer(s, 1, "x"));
    assert_false(store_commit(s));
    store_close(s);
}

static long size_of(const char *ending)
{
    struct stat about;
    char name[200];

    snprintf(name, sizeof name, "%s%s", where, ending);
    return stat(name, &about) == 0 ? (long)about.st_size : -1;
}

/* What is committed comes into the file while the store goes on writing, so that the log beside it stays short. */
TEST(the_file_grows_and_the_log_beside_it_does_not)
{
    store *s;
    int seq = 0;

    s = open_or_fail();
    put_table(s, "t1");
    for (int round = 0; round < 300; round++) { /* 180 MB in all */
        for (int i = 0; i < 400; i++) {
            store_entry entry = entry_of(++seq, "");

            fill(entry.text, sizeof entry.text - 1);
            assert_true(store_append(s, "t1", &entry));
        }
        commit_or_fail(s);
    }
    assert_true(size_of("-wal") < 150000000);
    for (int i = 0; i < 50 && size_of("") < 100000000; i++) nanosleep(&(struct timespec){.tv_nsec = 100000000}, NULL);
    assert_true(size_of("") > 100000000);
    store_close(s);
}

TEST(a_file_is_locked_whatever_it_is_called)
{
    char problem[STORE_PROBLEM], name[200];
    store *s, *other;

    snprintf(name, sizeof name, "%s.other", where);
    assert_int_equal(symlink(where, name), 0);
    s = store_open(name, problem); /* the file is not there yet */
    if (!s) fail_msg("%s", problem);
    assert_null(store_open(where, problem));
    assert_non_null(strstr(problem, "is in use by another process"));
    store_close(s);
    s = open_or_fail();
    assert_null(store_open(name, problem));
    assert_non_null(strstr(problem, "is in use by another process"));
    store_close(s);
    unlink(name);
    assert_int_equal(link(where, name), 0);
    other = store_open(where, problem);
    unlink(name);
    assert_null(other);
    assert_non_null(strstr(problem, "several names"));
}

/* The file may grow no further: the commit fails, and what was there stays. */
TEST(a_full_disk_fails_the_commit)
{
    struct rlimit before, small;
    store *s;

    s = open_or_fail();
    put_table(s, "t1");
    append_or_fail(s, "t1", 1, "first");
    commit_or_fail(s);
    signal(SIGXFSZ, SIG_IGN);
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &before), 0);
    small = before;
    small.rlim_cur = 300000;
    setrlimit(RLIMIT_FSIZE, &small);
    for (int i = 2; i < 3000; i++) {
        store_entry entry = entry_of(i, "x");
        memset(entry.text, 'x', sizeof entry.text - 1);
        store_append(s, "t1", &entry);
    }
    assert_false(store_commit(s));
    assert_true(strlen(store_problem(s)) > 0);
    setrlimit(RLIMIT_FSIZE, &before);
    assert_int_equal(count_entries(s, "t1"), 1);
    append_or_fail(s, "t1", 2, "second");
    commit_or_fail(s);
    store_close(s);
    s = open_or_fail();
    assert_int_equal(count_entries(s, "t1"), 2);
    store_close(s);
}

int main(int count, char **words)
{
    static const struct CMUnitTest tests[] = {
        FRESH(nothing_is_shared_in_a_file),
        FRESH(the_file_grows_and_the_log_beside_it_does_not),
        FRESH(a_file_is_locked_whatever_it_is_called),
        FRESH(a_full_disk_fails_the_commit),
    };

    return run_on(words[count - 1], tests);
}
