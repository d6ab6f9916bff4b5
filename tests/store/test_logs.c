/* test_logs.c - entries, the links that prove them, snapshots and kept games. */
#include "fixture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Logs ---- */

TEST(entries_are_kept_whole_and_in_order)
{
    store *s = open_or_fail();
    store_entry entry = {.seq = 1, .seat = -1, .at = 1LL << 51, .kind = "abcdefghijk", .user = "0123456789abcdef"}, found;

    put_table(s, "t1");
    put_table(s, "t2");
    fill(entry.text, sizeof entry.text - 1);
    fill(entry.command, sizeof entry.command - 1);
    assert_true(store_append(s, "t1", &entry));
    append_or_fail(s, "t1", 2, "two");
    append_or_fail(s, "t1", 3, "three");
    append_or_fail(s, "t2", 1, "of another table");
    commit_or_fail(s);
    assert_int_equal(count_entries(s, "t1"), 3);
    memset(&found, 0, sizeof found);
    assert_true(store_log(s, "t1", 2, take_entry, &found));
    assert_string_equal(found.text, "three");
    found.seq = 0;
    assert_true(store_log(s, "t1", 3, take_entry, &found));
    assert_int_equal(found.seq, 0);

    assert_true(store_cut(s, "t1", 1));
    commit_or_fail(s);
    assert_true(store_log(s, "t1", 0, take_entry, &found));
    assert_true(found.seq == 1 && found.seat == -1 && found.at == 1LL << 51);
    assert_string_equal(found.kind, entry.kind);
    assert_string_equal(found.command, entry.command);
    assert_string_equal(found.user, entry.user);
    assert_string_equal(found.text, entry.text);
    assert_int_equal(count_entries(s, "t2"), 1);
    store_close(s);
}

TEST(snapshots)
{
    store *s = open_or_fail();
    store_snapshot snapshot = {.seq = 10, .moves = 9, .rules = 2, .hash = "0123456789abcdef"}, found = {0};

    put_table(s, "t1");
    for (int i = 1; i <= 20; i++) append_or_fail(s, "t1", i, "x");
    assert_false(store_snapshot_get(s, "t1", &found));
    assert_true(store_snapshot_put(s, "t1", &snapshot));
    snapshot.seq = 20;
    snapshot.moves = 18;
    assert_true(store_snapshot_put(s, "t1", &snapshot));
    commit_or_fail(s);
    assert_true(store_snapshot_get(s, "t1", &found));
    assert_true(found.seq == 20 && found.moves == 18 && found.rules == 2);
    assert_string_equal(found.hash, snapshot.hash);
    assert_true(store_cut(s, "t1", 20));
    assert_true(store_snapshot_get(s, "t1", &found));
    assert_true(store_cut(s, "t1", 19)); /* of what is no longer there, there is no snapshot */
    assert_false(store_snapshot_get(s, "t1", &found));
    store_close(s);
}

TEST(an_entry_follows_the_one_before)
{
    store *s = open_or_fail();
    store_entry entry = entry_of(3, "x");

    put_table(s, "t1");
    append_or_fail(s, "t1", 1, "x");
    commit_or_fail(s);
    assert_false(store_append(s, "t1", &entry));
    assert_false(store_commit(s));
    assert_false(store_append(s, "none", &entry));
    assert_false(store_commit(s));
    entry.seq = 1;
    assert_false(store_append(s, "none", &entry));
    assert_false(store_commit(s));
    append_or_fail(s, "t1", 2, "x");
    commit_or_fail(s);
    assert_int_equal(count_entries(s, "t1"), 2);
    store_close(s);
}

/* ---- Proof ---- */

static void make_log(void)
{
    store *s = open_or_fail();
    store_summary summary = {.open = true, .changed = 7, .turn = "u", .info = "{}"};
    store_snapshot snapshot = {.seq = 2, .moves = 1, .rules = 1, .hash = "0123456789abcdef"};
    store_entry join = {.seq = 1, .seat = 0, .at = 5, .kind = "join", .user = "u", .text = "dice Anne"};

    put_table(s, "t1");
    assert_true(store_append(s, "t1", &join));
    append_or_fail(s, "t1", 2, "two");
    append_or_fail(s, "t1", 3, "three");
    append_or_fail(s, "t1", 4, "four");
    assert_true(store_snapshot_put(s, "t1", &snapshot) && store_table_summary(s, "t1", &summary) && store_seat_put(s, "t1", 0, "u"));
    commit_or_fail(s);
    store_close(s);
}

static void count_only(void *context, __attribute__((unused)) const store_entry *entry) { ++*(int *)context; }

/* Whether the log can be read to its end; `told` entries came before that was known. */
static bool is_sound(int *told, char problem[STORE_PROBLEM])
{
    store *s = open_or_fail();
    store_snapshot snapshot;
    bool fine;

    *told = 0;
    fine = store_log(s, "t1", 0, count_only, told);
    snprintf(problem, STORE_PROBLEM, "%s", store_problem(s));
    if (fine) fine = store_snapshot_get(s, "t1", &snapshot);
    assert_true(store_idle(s)); /* one bad log is no harm to others */
    store_close(s);
    return fine;
}

TEST(what_was_altered_is_noticed)
{
    static const struct {
        const char *sql;
        int told;
    } harms[] = {
        {"UPDATE entries SET body = 'tvo' WHERE seq = 2", 1},
        {"UPDATE entries SET body = 'dice Anna' WHERE seq = 1", 0},
        {"UPDATE entries SET body = 'dice gone', user_id = '' WHERE seq = 1", 0},
        {"UPDATE entries SET user_id = 'v' WHERE seq = 3", 2},
        {"UPDATE entries SET seat = 2 WHERE seq = 3", 2},
        {"UPDATE entries SET seat = seat + 4294967296 WHERE seq = 3", 2},
        {"UPDATE entries SET at = at + 1 WHERE seq = 4", 3},
        {"UPDATE entries SET kind = 'move ' WHERE seq = 2", 1},
        {"UPDATE entries SET command = 'd' WHERE seq = 2", 1},
        {"UPDATE entries SET salt = salt + 1 WHERE seq = 2", 1},
        {"UPDATE entries SET link = '' WHERE seq = 2", 1},
        {"UPDATE entries SET erased = link WHERE seq = 1", 0},
        {"UPDATE entries SET seq = 5 WHERE seq = 4", 3},
        {"DELETE FROM entries WHERE seq = 2", 1},
        {"DELETE FROM entries WHERE seq = 4", 3},
        {"UPDATE tables SET setup = '{ }'", 0},
        {"UPDATE tables SET rules = 4", 0},
        {"UPDATE tables SET last_link = 'x'", 3},
        {"UPDATE snapshots SET seq = 66", 4},
        {"UPDATE snapshots SET hash = '1123456789abcdef'", 4},
    };
    char problem[STORE_PROBLEM];
    int told;

    for (size_t i = 0; i < sizeof harms / sizeof *harms; i++) {
        make_empty(NULL);
        make_log();
        if (!is_sound(&told, problem)) fail_msg("%s", problem);
        assert_int_equal(told, 4);
        run_sql(harms[i].sql);
        if (is_sound(&told, problem)) fail_msg("not noticed: %s", harms[i].sql);
        if (told != harms[i].told) fail_msg("%d told after %s", told, harms[i].sql);
    }
}

static void note_altered(void *context, __attribute__((unused)) const char *id, const store_summary *summary)
{
    *(bool *)context = summary->altered;
    assert_true(!summary->altered || !*summary->info);
}

TEST(a_summary_that_was_altered_is_not_shown)
{
    static const char *const harms[] = {"UPDATE tables SET info = '{1}'", "UPDATE tables SET changed = 8",  "UPDATE tables SET turn = 'v'",
                                        "UPDATE tables SET free = 0",     "UPDATE tables SET last_seq = 3", "UPDATE tables SET seal = ''"};
    bool altered;
    store *s;

    for (size_t i = 0; i < sizeof harms / sizeof *harms; i++) {
        make_empty(NULL);
        make_log();
        for (int after = 0; after < 2; after++) {
            s = open_or_fail();
            store_every(s, note_altered, &altered);
            assert_int_equal(altered, after);
            store_close(s);
            run_sql(harms[i]);
        }
    }
}

static void expect_gone(__attribute__((unused)) void *context, const store_entry *entry)
{
    assert_string_equal(entry->user, "");
    if (entry->seq == 1) assert_string_equal(entry->text, "dice gone");
    if (entry->seq == 2) assert_string_equal(entry->text, "two");
    if (entry->seq == 5) assert_string_equal(entry->text, "");
}

TEST(what_is_erased_leaves_the_log_provable)
{
    store_entry chat = {.seq = 5, .seat = 0, .at = 9, .kind = "chat", .user = "u", .text = "a secret"};
    char problem[STORE_PROBLEM];
    int told;
    store *s;

    make_log();
    s = open_or_fail();
    if (postgres) assert_true(store_lease(s, "t1", "one", 9000, 1000, problem));
    assert_true(store_append(s, "t1", &chat));
    commit_or_fail(s);
    assert_true(store_forget_at(s, "u", "t1"));
    commit_or_fail(s);
    assert_true(store_log(s, "t1", 0, expect_gone, NULL));
    append_or_fail(s, "t1", 6, "on");
    commit_or_fail(s);
    store_close(s);
    assert_true(is_sound(&told, problem));
    assert_int_equal(told, 6);
    run_sql("UPDATE entries SET body = 'other words' WHERE seq = 5"); /* nothing may be put in its place */
    assert_false(is_sound(&told, problem));
    assert_int_equal(told, 4);
}

TEST(a_cut_log_is_sound_again)
{
    char problem[STORE_PROBLEM];
    int told;
    store *s;

    make_log();
    run_sql("UPDATE entries SET body = 'x' WHERE seq = 3; DELETE FROM snapshots");
    assert_false(is_sound(&told, problem));
    assert_non_null(strstr(problem, "entry 3"));
    s = open_or_fail();
    if (postgres) assert_true(store_lease(s, "t1", "one", 9000, 1000, problem));
    assert_true(store_cut(s, "t1", 2));
    commit_or_fail(s);
    assert_int_equal(count_entries(s, "t1"), 2);
    append_or_fail(s, "t1", 3, "anew");
    commit_or_fail(s);
    store_close(s);
    s = open_or_fail();
    assert_int_equal(count_entries(s, "t1"), 3);
    store_close(s);
}

static void put_game(store *s, int seq, int rules, const char *result, char *body)
{
    store_game game = {.seq = seq, .rules = rules, .body = body};

    strcpy(game.result, result);
    assert_true(store_game_put(s, "t1", &game));
    commit_or_fail(s);
}

static void count_unkept(void *context, __attribute__((unused)) const char *id) { ++*(int *)context; }

/* Only a newer file takes its place, it goes with what it tells, and nobody else can alter it. */
TEST(a_game_is_kept_as_a_file)
{
    static char large[600000];
    store_game game;
    int missing = 0;
    store *s;

    make_log();
    run_sql("UPDATE tables SET free = 0");
    s = open_or_fail();
    if (postgres) assert_true(store_lease(s, "t1", "one", 9000, 1000, game.result));
    store_unkept(s, "", 9, count_unkept, &missing);
    assert_int_equal(missing, 1);
    assert_false(store_game_get(s, "t1", &game));
    assert_string_equal(store_problem(s), "");
    memset(large, 'x', sizeof large - 1);
    put_game(s, 3, 2, "", large);
    put_game(s, 2, 2, "{}", "an older one");
    put_game(s, 3, 1, "{}", "one of older rules");
    assert_true(store_game_get(s, "t1", &game));
    assert_string_equal(game.body, large);
    free(game.body);
    put_game(s, 4, 3, "{}", "the last");
    assert_true(store_game_about(s, "t1", &game));
    assert_int_equal(game.seq, 4);
    assert_int_equal(game.rules, 3);
    assert_string_equal(game.result, "{}");
    store_unkept(s, "", 9, count_unkept, &missing);
    assert_int_equal(missing, 1);
    store_close(s);
    run_sql("UPDATE games SET result = '{1}'");
    s = open_or_fail();
    assert_false(store_game_get(s, "t1", &game));
    assert_non_null(strstr(store_problem(s), "kept game"));
    if (postgres) assert_true(store_lease(s, "t1", "one", 9000, 1000, game.result));
    assert_true(store_cut(s, "t1", 3));
    commit_or_fail(s);
    assert_false(store_game_about(s, "t1", &game));
    store_close(s);
}

/* A database of version 1: its logs get their links when it is opened, however often that is interrupted. */
TEST(logs_of_an_older_version_get_links)
{
    static const char *const back[] = {
        "DROP TABLE games; DROP TABLE known; DROP TABLE hosts; DROP TABLE visits; DROP TABLE codes; DROP TABLE keys",
        "DROP INDEX users_owner; DROP INDEX users_leaving; DROP INDEX tokens_until",
        "ALTER TABLE users DROP COLUMN owner; ALTER TABLE users DROP COLUMN leaving",
        "ALTER TABLE tokens DROP COLUMN used; ALTER TABLE tokens DROP COLUMN until; ALTER TABLE tokens DROP COLUMN agent",
        "ALTER TABLE entries DROP COLUMN link; ALTER TABLE entries DROP COLUMN salt; ALTER TABLE entries DROP COLUMN erased",
        "ALTER TABLE tables DROP COLUMN last_seq; ALTER TABLE tables DROP COLUMN last_link; ALTER TABLE tables DROP COLUMN seal",
        "ALTER TABLE snapshots DROP COLUMN seal; ALTER TABLE snapshots DROP COLUMN canonical",
        "DROP INDEX seats_played; ALTER TABLE seats DROP COLUMN changed; CREATE INDEX seats_user ON seats (user_id)",
        "DROP INDEX tables_lobby; CREATE INDEX tables_listed ON tables (changed) WHERE listed = 1 AND ended = 0",
        "UPDATE meta SET value = 1 WHERE name = 'version'",
    };
    char problem[STORE_PROBLEM];
    int told;

    make_log();
    for (size_t i = 0; i < sizeof back / sizeof *back; i++) run_sql(back[i]);
    assert_null(store_open_reading(where, problem));
    assert_non_null(strstr(problem, "old version"));
    if (!is_sound(&told, problem)) fail_msg("%s", problem);
    assert_int_equal(told, 4);
    run_sql("UPDATE tables SET last_link = ''; UPDATE entries SET link = '' WHERE seq > 2"); /* as after a kill */
    assert_null(store_open_reading(where, problem));
    assert_non_null(strstr(problem, "old version"));
    if (!is_sound(&told, problem)) fail_msg("%s", problem);
    assert_int_equal(told, 4);
    run_sql("UPDATE entries SET body = 'x' WHERE seq = 4");
    assert_false(is_sound(&told, problem));
}

int main(int count, char **words)
{
    static const struct CMUnitTest tests[] = {
        FRESH(entries_are_kept_whole_and_in_order),
        FRESH(snapshots),
        FRESH(an_entry_follows_the_one_before),
        FRESH(what_was_altered_is_noticed),
        FRESH(a_summary_that_was_altered_is_not_shown),
        FRESH(what_is_erased_leaves_the_log_provable),
        FRESH(a_cut_log_is_sound_again),
        FRESH(a_game_is_kept_as_a_file),
        FRESH(logs_of_an_older_version_get_links),
    };

    return run_on(words[count - 1], tests);
}
