/* test_store.c - opening, committing, tables and their lists, and what is refused. */
#include "fixture.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* ---- Opening and committing ---- */

TEST(what_is_committed_is_there_after_opening_again)
{
    store *s = open_or_fail();

    assert_true(store_commit(s)); /* of nothing */
    put_table(s, "t1");
    assert_false(store_idle(s));
    append_or_fail(s, "t1", 1, "kept");
    commit_or_fail(s);
    append_or_fail(s, "t1", 2, "not kept");
    assert_int_equal(count_entries(s, "t1"), 2); /* reads see what was written before them */
    store_close(s);
    s = open_or_fail();
    assert_int_equal(count_entries(s, "t1"), 1);
    store_close(s);
}

/* What is asked while it is under way waits for it, and sees it; what is written then belongs to the next one. */
TEST(a_commit_is_begun_before_it_is_waited_for)
{
    store *s = open_or_fail();
    char owner[STORE_ID];

    store_commit_begin(s); /* of nothing */
    assert_true(store_commit(s));
    put_table(s, "t1");
    append_or_fail(s, "t1", 1, "first");
    store_commit_begin(s);
    commit_or_fail(s);
    append_or_fail(s, "t1", 2, "second");
    store_commit_begin(s);
    assert_int_equal(count_entries(s, "t1"), 2);
    append_or_fail(s, "t1", 3, "third");
    assert_true(store_commit(s));
    assert_false(store_idle(s));
    store_close(s);
    s = open_or_fail();
    assert_int_equal(count_entries(s, "t1"), 2);
    if (postgres) assert_true(store_lease(s, "t1", "one", 9000, 1000, owner));
    append_or_fail(s, "t1", 3, "anew");
    store_commit_begin(s);
    store_close(s); /* and so it is kept */
    s = open_or_fail();
    assert_int_equal(count_entries(s, "t1"), 3);
    store_close(s);
}

TEST(a_commit_that_was_begun_may_fail)
{
    store *s = open_or_fail();
    store_entry bad = entry_of(2, "x"), again = entry_of(1, "again");

    put_table(s, "t1");
    append_or_fail(s, "t1", 1, "first");
    commit_or_fail(s);
    store_append(s, "t1", &again); /* there is one; PostgreSQL only says so in the end */
    store_commit_begin(s);
    assert_false(store_commit(s));
    assert_int_equal(count_entries(s, "t1"), 1);
    append_or_fail(s, "t1", 2, "second");
    store_commit_begin(s);
    memset(bad.text, 'x', sizeof bad.text);
    assert_false(store_append(s, "t1", &bad)); /* no part of what is under way */
    assert_true(store_commit(s));
    assert_false(store_commit(s));
    assert_int_equal(count_entries(s, "t1"), 2);
    store_close(s);
}

TEST(a_write_that_fails_takes_all_others_with_it)
{
    store *s = open_or_fail();
    store_entry again = entry_of(1, "again");
    store_user user = {.id = "u1", .name = "Anne"};

    put_table(s, "t1");
    put_table(s, "t2");
    append_or_fail(s, "t1", 1, "first");
    commit_or_fail(s);

    append_or_fail(s, "t1", 2, "second");
    append_or_fail(s, "t2", 1, "first");
    assert_true(store_user_put(s, &user));
    store_append(s, "t1", &again); /* there is an entry 1; PostgreSQL may only say so at the commit */
    assert_false(store_commit(s));
    assert_true(strlen(store_problem(s)) > 0);
    assert_false(store_lease_lost(s));
    assert_true(store_idle(s));
    assert_int_equal(count_entries(s, "t1"), 1);
    assert_int_equal(count_entries(s, "t2"), 0);
    assert_false(store_user_get(s, "u1", &user));
    assert_string_equal(store_problem(s), "");

    append_or_fail(s, "t1", 2, "second"); /* and it goes on */
    commit_or_fail(s);
    assert_int_equal(count_entries(s, "t1"), 2);
    store_close(s);
}

TEST(after_a_failure_nothing_is_written_until_the_commit)
{
    store *s = open_or_fail();
    store_entry lost = entry_of(1, "of no table");
    store_user user = {.id = "u1", .name = "Anne"}, found;

    store_append(s, "nowhere", &lost);
    store_user_get(s, "u1", &found); /* brings it to light on either database */
    assert_false(store_user_put(s, &user));
    assert_false(store_commit(s));
    assert_true(store_user_put(s, &user));
    commit_or_fail(s);
    assert_true(store_user_get(s, "u1", &found));
    store_close(s);
}

TEST(a_reader_sees_but_does_not_write)
{
    char problem[STORE_PROBLEM];
    store *s, *reader;
    store_user user = {.id = "u1", .name = "Anne"};

    assert_null(store_open_reading(where, problem)); /* there is nothing, and nothing is made */
    assert_true(strlen(problem) > 0);
    assert_int_not_equal(access(where, F_OK), 0);
    s = open_or_fail();
    put_table(s, "t1");
    append_or_fail(s, "t1", 1, "first");
    commit_or_fail(s);
    reader = store_open_reading(where, problem);
    assert_non_null(reader);
    append_or_fail(s, "t1", 2, "second");
    assert_int_equal(count_entries(reader, "t1"), 1);
    commit_or_fail(s);
    assert_int_equal(count_entries(reader, "t1"), 2);
    assert_false(store_user_put(reader, &user));
    store_close(reader);
    store_close(s);
}

TEST(a_newer_version_is_refused)
{
    char problem[STORE_PROBLEM];

    store_close(open_or_fail());
    run_sql("UPDATE meta SET value = value + 1");
    assert_null(store_open(where, problem));
    assert_non_null(strstr(problem, "newer"));
    assert_null(store_open_reading(where, problem));
    assert_non_null(strstr(problem, "newer"));
    run_sql("UPDATE meta SET value = 0");
    assert_null(store_open_reading(where, problem));
    assert_non_null(strstr(problem, "old version"));
}

/* What somebody has written past the store is not cut to fit. */
TEST(what_does_not_fit_is_not_read)
{
    store *s = open_or_fail();
    store_user user = {.id = "a", .name = "Anne"};

    assert_true(store_user_put(s, &user));
    commit_or_fail(s);
    run_sql("UPDATE users SET name = '12345678901234567890123456789012345678901'");
    assert_false(store_user_get(s, "a", &user));
    assert_true(strlen(store_problem(s)) > 0);
    store_close(s);
}

TEST(one_process_at_a_time)
{
    char problem[STORE_PROBLEM];
    store *s = open_or_fail();

    if (postgres) {
        store *other = open_or_fail();

        assert_true(store_shared(s));
        store_close(other);
    } else {
        assert_false(store_shared(s));
        assert_null(store_open(where, problem));
        assert_non_null(strstr(problem, "is in use by another process"));
    }
    store_close(s);
    store_close(open_or_fail());
}

TEST(what_cannot_be_opened_is_said)
{
    char problem[STORE_PROBLEM] = "";
    const char *bad = postgres ? "postgres:///none?host=/nonexistent" : "/nonexistent/store.db";

    assert_null(store_open(bad, problem));
    assert_non_null(strstr(problem, "/nonexistent"));
    problem[0] = '\0';
    assert_null(store_open_reading(bad, problem));
    assert_true(strlen(problem) > 0);
}

/* ---- Tables ---- */

TEST(tables_are_kept_whole)
{
    store *s = open_or_fail();
    store_table table = {.id = "0123456789abcdef", .game = "compagnie", .rules = 12, .created = 1LL << 50}, found;

    fill(table.setup, sizeof table.setup - 1);
    assert_true(store_table_put(s, &table));
    commit_or_fail(s);
    memset(&found, 0, sizeof found);
    assert_true(store_table_get(s, table.id, &found));
    assert_string_equal(found.id, table.id);
    assert_string_equal(found.game, table.game);
    assert_string_equal(found.setup, table.setup);
    assert_true(found.rules == 12 && found.created == 1LL << 50);
    assert_false(store_table_get(s, "other", &found));
    store_table_put(s, &table);
    assert_false(store_commit(s)); /* a table is begun once */
    store_close(s);
}

typedef struct names {
    char text[400];
    store_summary last;
} names;

static void note_name(void *context, const char *id, const store_summary *summary)
{
    names *n = context;

    snprintf(n->text + strlen(n->text), sizeof n->text - strlen(n->text), "%s ", id);
    n->last = *summary;
}

static void put_summary(store *s, const char *id, bool over, bool listed, int64_t changed, int64_t deadline)
{
    store_summary summary = {.open = true, .over = over, .listed = listed, .changed = changed, .deadline = deadline, .turn = "u1"};

    put_table(s, id);
    fill(summary.info, sizeof summary.info - 1);
    assert_true(store_table_summary(s, id, &summary));
}

TEST(lists)
{
    store *s = open_or_fail();
    names n = {0};

    put_summary(s, "a", false, true, 50, 500);
    put_summary(s, "b", true, true, 60, 400);
    put_summary(s, "c", false, false, 70, 300);
    put_summary(s, "d", false, true, 80, 0);
    put_summary(s, "e", false, true, 40, 200);
    commit_or_fail(s);

    store_listed(s, 10, note_name, &n);
    assert_string_equal(n.text, "d a e ");
    assert_true(n.last.open && !n.last.over && n.last.listed && n.last.changed == 40 && n.last.deadline == 200);
    assert_string_equal(n.last.turn, "u1");
    assert_int_equal(strlen(n.last.info), STORE_INFO - 1);
    n = (names){0};
    store_listed(s, 2, note_name, &n);
    assert_string_equal(n.text, "d a ");
    n = (names){0};
    assert_true(store_table_summary(s, "d", &(store_summary){.listed = true, .changed = 90}));
    store_listed(s, 10, note_name, &n); /* however new: a game that runs is behind the tables with free seats */
    assert_string_equal(n.text, "a e d ");
    n = (names){0};
    store_overdue(s, 400, 10, note_name, &n);
    assert_string_equal(n.text, "e c ");
    n = (names){0};
    store_overdue(s, 500, 1, note_name, &n);
    assert_string_equal(n.text, "e ");
    n = (names){0};
    store_every(s, note_name, &n);
    assert_string_equal(n.text, "a b c d e ");
    store_close(s);
}

TEST(seats)
{
    store *s = open_or_fail();
    names n = {0};

    put_summary(s, "a", true, false, 50, 0);
    put_summary(s, "b", false, false, 60, 0);
    put_summary(s, "c", false, false, 70, 0);
    assert_true(store_seat_put(s, "a", 0, "u1") && store_seat_put(s, "a", 1, "u1") && store_seat_put(s, "b", 0, "u1"));
    assert_true(store_seat_put(s, "c", 0, "u1") && store_seat_put(s, "c", 1, "u2"));
    assert_true(store_seat_put(s, "c", 0, "")); /* stands up */
    commit_or_fail(s);
    store_played_by(s, "u1", 10, note_name, &n);
    assert_string_equal(n.text, "b a ");
    n = (names){0};
    store_played_by(s, "u1", 1, note_name, &n);
    assert_string_equal(n.text, "b ");
    n = (names){0};
    assert_true(store_table_summary(s, "a", &(store_summary){.changed = 100000}));
    store_played_by(s, "u1", 1, note_name, &n);
    assert_string_equal(n.text, "a ");
    assert_true(store_seat_put(s, "b", 0, "u2"));
    n = (names){0};
    store_played_by(s, "u2", 10, note_name, &n);
    assert_string_equal(n.text, "c b ");
    store_close(s);
}

static void count_row(void *context, const char *id, __attribute__((unused)) const store_summary *summary)
{
    int *next = context;
    char expected[STORE_ID];

    snprintf(expected, sizeof expected, "t%05d", (*next)++);
    assert_string_equal(id, expected);
}

TEST(every_table_is_told_once)
{
    store *s = open_or_fail();
    store_table table = {.game = "ahoy"};
    int count = 0;

    for (int i = 0; i < 601; i++) {
        snprintf(table.id, sizeof table.id, "t%05d", i);
        assert_true(store_table_put(s, &table));
    }
    commit_or_fail(s);
    store_every(s, count_row, &count);
    assert_int_equal(count, 601);
    store_close(s);
}

typedef struct nested {
    store *s;
    int tables, entries;
} nested;

static void count_table(void *context, const char *id, __attribute__((unused)) const store_summary *summary)
{
    nested *n = context;

    n->tables++;
    n->entries += count_entries(n->s, id);
}

TEST(a_list_may_read_on)
{
    store *s = open_or_fail();
    nested n = {s, 0, 0};

    put_table(s, "a");
    put_table(s, "b");
    append_or_fail(s, "a", 1, "x");
    append_or_fail(s, "a", 2, "x");
    append_or_fail(s, "b", 1, "x");
    store_every(s, count_table, &n);
    assert_int_equal(n.tables, 2);
    assert_int_equal(n.entries, 3);
    store_close(s);
}

/* ---- Refused ---- */

static void expect_refused(store *s, bool done)
{
    assert_false(done);
    assert_string_equal(store_problem(s), "a text is too long or no UTF-8");
    assert_false(store_commit(s));
    assert_string_equal(store_problem(s), "a text is too long or no UTF-8");
}

TEST(texts_that_are_too_long_are_refused_not_cut)
{
    store *s = open_or_fail();
    store_user user = {.id = "a", .name = "Anne"}, found;
    store_entry entry = entry_of(1, "x");
    store_table table = {.id = "t2", .game = "ahoy"};
    store_token token = {.hash = "h"};

    put_table(s, "t1");
    commit_or_fail(s);
    memset(user.name, 'x', sizeof user.name); /* without an end */
    expect_refused(s, store_user_put(s, &user));
    user.password[0] = 'x';
    expect_refused(s, store_user_put(s, &user));
    memset(entry.text, 'x', sizeof entry.text);
    expect_refused(s, store_append(s, "t1", &entry));
    memset(table.setup, 'x', sizeof table.setup);
    expect_refused(s, store_table_put(s, &table));
    expect_refused(s, store_seat_put(s, "t1", 0, "12345678901234567"));
    memset(token.user, 'x', sizeof token.user);
    expect_refused(s, store_token_put(s, &token));
    assert_false(store_user_get(s, "12345678901234567", &found));
    assert_false(store_user_named(s, "12345678901234567890123456789012345678901", &found));
    assert_false(store_token_get(s, "12345678901234567890123456789012345678901234567890123456789012345", &token));
    assert_true(store_idle(s)); /* asking for what cannot be is no failure */
    assert_int_equal(count_entries(s, "t1"), 0);
    store_close(s);
}

TEST(texts_that_are_no_utf8_are_refused)
{
    static const char *const bad[] = {
        "\x80", "\xC3", "\xC3(", "\xC0\x80", "\xE0\x80\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xF8\x88\x80\x80\x80", "a\xFF"};
    store *s = open_or_fail();
    store_user user = {.id = "a"}, found;

    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        snprintf(user.name, sizeof user.name, "%s", bad[i]);
        expect_refused(s, store_user_put(s, &user));
        assert_false(store_user_named(s, bad[i], &found));
    }
    snprintf(user.name, sizeof user.name, "\x7F\xC2\x80\xDF\xBF\xE0\xA0\x80\xED\x9F\xBF\xEF\xBF\xBF\xF0\x90\x80\x80\xF4\x8F\xBF\xBF");
    assert_true(store_user_put(s, &user));
    commit_or_fail(s);
    store_close(s);
}

int main(int count, char **words)
{
    static const struct CMUnitTest tests[] = {
        FRESH(what_is_committed_is_there_after_opening_again),
        FRESH(a_commit_is_begun_before_it_is_waited_for),
        FRESH(a_commit_that_was_begun_may_fail),
        FRESH(a_write_that_fails_takes_all_others_with_it),
        FRESH(after_a_failure_nothing_is_written_until_the_commit),
        FRESH(a_reader_sees_but_does_not_write),
        FRESH(a_newer_version_is_refused),
        FRESH(what_does_not_fit_is_not_read),
        FRESH(one_process_at_a_time),
        FRESH(what_cannot_be_opened_is_said),
        FRESH(tables_are_kept_whole),
        FRESH(lists),
        FRESH(seats),
        FRESH(every_table_is_told_once),
        FRESH(a_list_may_read_on),
        FRESH(texts_that_are_too_long_are_refused_not_cut),
        FRESH(texts_that_are_no_utf8_are_refused),
    };

    return run_on(words[count - 1], tests);
}
