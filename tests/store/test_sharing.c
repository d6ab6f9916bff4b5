/* test_sharing.c - several processes at one PostgreSQL: leases, fences, errands, news, lost connections. Each store here stands for a
 * process of its own. */
#include "fixture.h"

#include "lab/clock.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static store *one, *two;
static char owner[STORE_ID];

static int open_two(void **unused)
{
    make_empty(unused);
    one = open_or_fail();
    two = open_or_fail();
    return 0;
}

static int close_two(__attribute__((unused)) void **unused)
{
    store_close(one);
    store_close(two);
    return 0;
}

/* ---- Leases ---- */

TEST(a_lease_is_one_process_s_until_its_time_is_over)
{
    assert_true(store_lease(one, "t1", "one", 1000, 500, owner));
    assert_string_equal(owner, "one");
    assert_false(store_lease(two, "t1", "two", 1499, 500, owner));
    assert_string_equal(owner, "one");
    assert_true(store_lease(one, "t1", "one", 1400, 500, owner)); /* longer */
    assert_false(store_lease(two, "t1", "two", 1899, 500, owner));
    assert_true(store_lease(two, "t1", "two", 1900, 500, owner));
    assert_string_equal(owner, "two");
    assert_false(store_lease(one, "t1", "one", 2000, 500, owner));
    assert_string_equal(owner, "two");
    assert_true(store_idle(one) && store_idle(two));
}

TEST(leases_are_renewed_and_released_together)
{
    assert_true(store_lease(one, "t1", "one", 1000, 500, owner) && store_lease(one, "t2", "one", 1000, 500, owner));
    assert_true(store_lease(two, "t3", "two", 1000, 500, owner));
    assert_true(store_renew(one, "one", 1400, 1000));
    assert_false(store_lease(two, "t1", "two", 2300, 500, owner) || store_lease(two, "t2", "two", 2300, 500, owner));
    assert_true(store_release(one, "one"));
    assert_true(store_lease(two, "t1", "two", 1400, 500, owner) && store_lease(two, "t2", "two", 1400, 500, owner));
    assert_false(store_lease(one, "t3", "one", 1400, 500, owner)); /* that was not ours */
}

TEST(a_reader_takes_no_lease)
{
    char problem[STORE_PROBLEM];
    store *reader = store_open_reading(where, problem);

    assert_non_null(reader);
    assert_false(store_lease(reader, "t1", "reader", 1000, 500, owner) || store_renew(reader, "x", 1, 1) || store_release(reader, "x"));
    store_close(reader);
    assert_true(store_lease(one, "t1", "one", 1000, 500, owner));
}

/* ---- Fences ---- */

TEST(who_lost_a_table_cannot_append)
{
    store_user user = {.id = "a", .name = "Anne"}, found;

    put_table(one, "t1");
    append_or_fail(one, "t1", 1, "by one");
    commit_or_fail(one);
    append_or_fail(one, "t1", 2, "too late");
    assert_true(store_user_put(one, &user));
    assert_true(store_lease(two, "t1", "two", 5000, 1000, owner));
    assert_false(store_commit(one));
    assert_true(store_lease_lost(one));
    assert_false(store_user_get(one, "a", &found)); /* nothing of that commit is kept */
    assert_int_equal(count_entries(two, "t1"), 1);
    append_or_fail(two, "t1", 2, "by two");
    commit_or_fail(two);
    append_or_fail(one, "t1", 3, "still too late");
    assert_false(store_commit(one));
    assert_true(store_lease_lost(one));
    assert_false(store_cut(one, "t1", 0));
    assert_false(store_commit(one));
    assert_true(store_lease_lost(one));
    assert_true(store_user_put(one, &user));
    commit_or_fail(one);
    assert_false(store_lease_lost(one));
    assert_int_equal(count_entries(one, "t1"), 2);
}

TEST(without_a_lease_nothing_is_appended)
{
    store_table table = {.id = "t1", .game = "ahoy"};

    assert_true(store_table_put(one, &table));
    append_or_fail(one, "t1", 1, "x");
    assert_false(store_commit(one));
    assert_true(store_lease_lost(one));
    put_table(one, "t1");
    commit_or_fail(one);
    assert_true(store_release(one, "one"));
    append_or_fail(one, "t1", 1, "x");
    assert_false(store_commit(one));
    assert_true(store_lease_lost(one));
}

/* A transaction that has written keeps its table; its own process may renew the lease meanwhile. */
TEST(a_table_is_not_taken_in_the_midst_of_a_commit)
{
    put_table(one, "t1");
    commit_or_fail(one);
    append_or_fail(one, "t1", 1, "x");
    assert_int_equal(count_entries(one, "t1"), 1); /* now the entry has been sent */
    assert_true(store_renew(one, "one", 1000, 1000));
    assert_true(store_lease(one, "t1", "one", 1000, 1000, owner));
    assert_false(store_release(one, "one"));
    assert_false(store_lease(two, "t1", "two", 9000, 1000, owner)); /* it waits for the entry, and gives up */
    commit_or_fail(one);
    assert_true(store_lease(two, "t1", "two", 9000, 1000, owner));
    assert_int_equal(count_entries(two, "t1"), 1);
}

/* A process hangs in the midst of a transaction: after some seconds others can take its tables over all the same. */
TEST(a_process_that_hangs_does_not_keep_its_tables)
{
    double until = rs_seconds() + 30;
    char text[STORE_TEXT];

    put_table(one, "t1");
    commit_or_fail(one);
    memset(text, 'x', sizeof text);
    text[sizeof text - 1] = '\0';
    for (int i = 1; i <= 200; i++) append_or_fail(one, "t1", i, text); /* more than is kept back until the commit */
    assert_false(store_lease(two, "t1", "two", 9000, 1000, owner));
    while (!store_lease(two, "t1", "two", 9000, 1000, owner)) assert_true(rs_seconds() < until);
    assert_int_equal(count_entries(two, "t1"), 0);
    assert_false(store_commit(one));
    assert_int_equal(count_entries(one, "t1"), 0);
}

static int claim_and_wait(int told)
{
    store_user mary = {.id = "m", .name = "Anne", .password = "hash"};
    char problem[STORE_PROBLEM];
    store *s = store_open(where, problem);
    bool claimed = s && store_user_put(s, &mary);

    if (!claimed || write(told, "x", 1) != 1) return 1;
    nanosleep(&(struct timespec){.tv_nsec = 300000000}, NULL);
    return store_commit(s) ? 0 : 1;
}

TEST(two_processes_want_one_name)
{
    store_user anne = {.id = "a", .name = "ANNE", .password = "hash"};
    int ends[2], status;
    pid_t other;
    char byte;

    assert_int_equal(pipe(ends), 0);
    other = fork();
    if (other == 0) _exit(claim_and_wait(ends[1]));
    close(ends[1]);
    assert_int_equal(read(ends[0], &byte, 1), 1);
    close(ends[0]);
    assert_false(store_user_put(one, &anne)); /* waits for the other's commit */
    assert_string_equal(store_problem(one), "the name is taken");
    commit_or_fail(one);
    waitpid(other, &status, 0);
    assert_int_equal(status, 0);
}

/* ---- Errands and news ---- */

typedef struct heard {
    char text[500];
} heard;

static void note_news(void *context, const char *what, const char *id)
{
    heard *h = context;

    snprintf(h->text + strlen(h->text), sizeof h->text - strlen(h->text), "%s %s;", what, id);
}

/* Until it has been heard, or for five seconds. What is heard earlier is noted, too. */
static heard hear(store *s, const char *expected)
{
    heard h = {0};
    double until = rs_seconds() + 5;

    do {
        struct pollfd news = {.fd = store_socket(s), .events = POLLIN};

        poll(&news, 1, 100);
        store_listen(s, note_news, &h);
    } while (!strstr(h.text, expected) && rs_seconds() < until);
    if (!strstr(h.text, expected)) fail_msg("heard \"%s\", not \"%s\"", h.text, expected);
    return h;
}

typedef struct errands {
    int count;
    store_errand last;
    size_t length;
} errands;

static void take_errand(void *context, const store_errand *errand, const char *text)
{
    errands *e = context;

    e->count++;
    e->last = *errand;
    e->length = strlen(text);
}

static errands errands_of(store *s, const char *process)
{
    errands e = {0};

    assert_true(store_errands(s, process, take_errand, &e));
    return e;
}

TEST(an_errand_goes_to_the_owner_and_its_answer_comes_back)
{
    store_errand errand = {.table = "t1", .user = "u1"};
    static char text[STORE_ERRAND + 1], reply[STORE_ERRAND];
    char news[40];
    int64_t number = 0;
    heard h;
    errands e;

    put_table(two, "t1"); /* as "one" */
    assert_true(store_lease(two, "t1", "two", 9000, 1000, owner));
    commit_or_fail(two);
    memset(text, 'x', STORE_ERRAND - 1);
    assert_true(store_errand_put(one, &errand, text, &number));
    assert_int_equal(errands_of(two, "two").count, 0); /* not committed yet */
    commit_or_fail(one);
    hear(two, "errand t1;");
    assert_int_equal(errands_of(one, "one").count, 0);
    e = errands_of(two, "two");
    assert_int_equal(e.count, 1);
    assert_true(e.last.number == number && e.length == STORE_ERRAND - 1);
    assert_string_equal(e.last.table, "t1");
    assert_string_equal(e.last.user, "u1");

    assert_false(store_errand_reply(one, number, reply, sizeof reply));
    append_or_fail(two, "t1", 1, "x");
    assert_true(store_errand_answer(two, number, text));
    assert_false(store_errand_reply(one, number, reply, sizeof reply));
    commit_or_fail(two);
    snprintf(news, sizeof news, "reply %lld;", (long long)number);
    h = hear(one, news);
    assert_non_null(strstr(h.text, "table t1;"));
    assert_int_equal(errands_of(two, "two").count, 0);
    assert_false(store_errand_reply(one, number, reply, 9)); /* no room: it stays */
    assert_true(strlen(store_problem(one)) > 0);
    assert_true(store_errand_reply(one, number, reply, sizeof reply));
    assert_string_equal(reply, text);
    commit_or_fail(one);
    assert_false(store_errand_reply(one, number, reply, sizeof reply));

    text[STORE_ERRAND - 1] = 'x'; /* one more than may be */
    assert_false(store_errand_put(one, &errand, text, &number));
    assert_false(store_commit(one));
    assert_false(store_errand_answer(two, number, text));
    assert_false(store_commit(two));
}

TEST(an_errand_passes_to_the_next_owner)
{
    store_errand errand = {.table = "t1", .user = "u1"};
    char reply[20], news[40];
    int64_t number;

    put_table(two, "t1");
    commit_or_fail(two);
    assert_true(store_errand_put(one, &errand, "go", &number));
    commit_or_fail(one);
    assert_true(store_errand_answer(two, number, "done"));
    append_or_fail(two, "t1", 1, "x");
    assert_true(store_lease(one, "t1", "uno", 9000, 1000, owner));
    assert_false(store_commit(two)); /* two is too late, with its entry and its answer */
    assert_int_equal(errands_of(one, "uno").count, 1);
    assert_true(store_errand_answer(one, number, "done by uno"));
    commit_or_fail(one);
    snprintf(news, sizeof news, "reply %lld;", (long long)number);
    hear(one, news); /* who asked is told even by itself */
    assert_true(store_errand_reply(one, number, reply, sizeof reply));
    assert_string_equal(reply, "done by uno");
    commit_or_fail(one);
}

typedef struct tables_of_errands {
    int count[2];
} tables_of_errands;

static void count_by_table(void *context, const store_errand *errand, __attribute__((unused)) const char *text)
{
    tables_of_errands *c = context;

    c->count[errand->table[1] - '1']++;
}

TEST(no_table_s_errands_keep_another_s_away)
{
    store_errand busy = {.table = "t1", .user = "u1"}, other = {.table = "t2", .user = "u2"};
    tables_of_errands found = {0};
    int64_t number;

    put_table(one, "t1");
    put_table(one, "t2");
    for (int i = 0; i < 300; i++) assert_true(store_errand_put(one, &busy, "x", &number));
    assert_true(store_errand_put(one, &other, "x", &number));
    commit_or_fail(one);
    assert_true(store_errands(one, "one", count_by_table, &found));
    assert_int_equal(found.count[0], 8);
    assert_int_equal(found.count[1], 1);
}

TEST(errands_that_nobody_fetches_are_forgotten)
{
    store_errand errand = {.table = "t1", .user = "u1"};
    int64_t number;

    put_table(one, "t1");
    assert_true(store_errand_put(one, &errand, "old", &number));
    assert_true(store_errand_put(one, &errand, "new", &number));
    commit_or_fail(one);
    run_sql("UPDATE errands SET made = made - interval '61 minutes' WHERE body = 'old'");
    assert_int_equal(errands_of(one, "one").count, 2);
    assert_true(store_renew(one, "one", 1000, 1000));
    assert_int_equal(errands_of(one, "one").count, 1);
}

TEST(news_of_entries_is_for_others_and_comes_once_a_commit)
{
    heard h;

    put_table(one, "t1");
    put_table(one, "t2");
    commit_or_fail(one);
    append_or_fail(one, "t1", 1, "x");
    append_or_fail(one, "t1", 2, "x");
    append_or_fail(one, "t1", 2, "twice");
    assert_false(store_commit(one)); /* of this, nobody hears */
    append_or_fail(one, "t2", 1, "x");
    append_or_fail(one, "t2", 2, "x");
    commit_or_fail(one);
    assert_true(store_lease(two, "t1", "two", 9000, 1000, owner));
    append_or_fail(two, "t1", 1, "x");
    commit_or_fail(two);
    h = hear(one, "table t1;");
    assert_string_equal(h.text, "table t1;");
    h = hear(two, "table t2;");
    assert_string_equal(h.text, "table t2;");
}

/* ---- Lost connections ---- */

static void cut_all_lines(void)
{
    run_sql(
        "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE application_name = 'roadstead' AND pid <> pg_backend_pid()");
}

TEST(reads_leases_and_new_writes_survive_a_lost_connection)
{
    store_user user = {.id = "a", .name = "Anne"}, found;

    put_table(one, "t1");
    assert_true(store_user_put(one, &user));
    commit_or_fail(one);
    cut_all_lines();
    assert_true(store_user_get(one, "a", &found));
    cut_all_lines();
    assert_true(store_renew(one, "one", 1000, 1000));
    cut_all_lines();
    append_or_fail(one, "t1", 1, "x");
    commit_or_fail(one);
    assert_int_equal(count_entries(two, "t1"), 1);
}

TEST(a_transaction_does_not_survive_a_lost_connection)
{
    store_user user = {.id = "a", .name = "Anne"}, found;

    put_table(one, "t1");
    commit_or_fail(one);
    append_or_fail(one, "t1", 1, "x");
    assert_int_equal(count_entries(one, "t1"), 1);
    cut_all_lines();
    store_user_put(one, &user);
    assert_false(store_user_get(one, "a", &found)); /* no new connection may pretend to be the old one */
    assert_false(store_commit(one));
    assert_false(store_lease_lost(one));
    assert_int_equal(count_entries(one, "t1"), 0);
    append_or_fail(one, "t1", 1, "again");
    commit_or_fail(one);

    append_or_fail(one, "t1", 2, "x"); /* and without a read in between */
    cut_all_lines();
    assert_false(store_commit(one));
    assert_int_equal(count_entries(one, "t1"), 1);
}

TEST(who_listens_is_told_that_news_were_missed)
{
    heard h = {0};

    put_table(two, "t1");
    commit_or_fail(two);
    cut_all_lines();
    append_or_fail(two, "t1", 1, "unheard");
    commit_or_fail(two);
    hear(one, "all ;");
    store_listen(two, note_news, &h);
    append_or_fail(two, "t1", 2, "heard");
    commit_or_fail(two);
    hear(one, "table t1;");
}

int main(int count, char **words)
{
#define BOTH(name) cmocka_unit_test_setup_teardown(name, open_two, close_two)
    static const struct CMUnitTest tests[] = {
        BOTH(a_lease_is_one_process_s_until_its_time_is_over),
        BOTH(leases_are_renewed_and_released_together),
        BOTH(a_reader_takes_no_lease),
        BOTH(who_lost_a_table_cannot_append),
        BOTH(without_a_lease_nothing_is_appended),
        BOTH(a_table_is_not_taken_in_the_midst_of_a_commit),
        BOTH(a_process_that_hangs_does_not_keep_its_tables),
        BOTH(two_processes_want_one_name),
        BOTH(an_errand_goes_to_the_owner_and_its_answer_comes_back),
        BOTH(an_errand_passes_to_the_next_owner),
        BOTH(no_table_s_errands_keep_another_s_away),
        BOTH(errands_that_nobody_fetches_are_forgotten),
        BOTH(news_of_entries_is_for_others_and_comes_once_a_commit),
        BOTH(reads_leases_and_new_writes_survive_a_lost_connection),
        BOTH(a_transaction_does_not_survive_a_lost_connection),
        BOTH(who_listens_is_told_that_news_were_missed),
    };

    choose_database(words[count - 1]);
    if (!postgres) {
        fprintf(stderr, "test_sharing: needs postgres://...\n");
        return 2;
    }
    return cmocka_run_group_tests(tests, NULL, NULL);
}
