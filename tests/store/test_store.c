/* test_store.c - every function of the store that needs only one process. */
#include "fixture.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static void *fill(char *text, size_t length)
{
    memset(text, 'x', length);
    text[length] = '\0';
    return text;
}

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

/* ---- Users ---- */

static void take_last(void *context, const store_entry *entry) { *(store_entry *)context = *entry; }

TEST(users_are_kept_whole)
{
    store *s = open_or_fail();
    store_user user = {.id = "0123456789abcdef", .bot = true, .created = INT64_MAX, .absent_from = -5, .absent_until = 7}, found;

    snprintf(user.name, sizeof user.name,
             "Gr\xC3\xA4"
             "fin \xF0\x9F\x8F\xB4 'x\" \\");
    fill(user.password, sizeof user.password - 1);
    fill(user.webhook, sizeof user.webhook - 1);
    assert_true(store_user_put(s, &user));
    commit_or_fail(s);
    memset(&found, 0, sizeof found);
    assert_true(store_user_get(s, user.id, &found));
    assert_string_equal(found.id, user.id);
    assert_string_equal(found.name, user.name);
    assert_string_equal(found.password, user.password);
    assert_string_equal(found.webhook, user.webhook);
    assert_true(found.bot);
    assert_true(found.created == INT64_MAX && found.absent_from == -5 && found.absent_until == 7);

    user.bot = false;
    user.webhook[0] = '\0';
    assert_true(store_user_put(s, &user));
    assert_true(store_user_get(s, user.id, &found));
    assert_false(found.bot);
    assert_string_equal(found.webhook, "");
    assert_false(store_user_get(s, "nobody", &found));
    store_close(s);
}

TEST(names_of_accounts_are_unique_and_may_change)
{
    store *s = open_or_fail();
    store_user anne = {.id = "a", .name = "Anne Bonny", .password = "hash"}, mary = {.id = "m", .name = "ANNE BONNY", .password = "hash"},
               guest = {.id = "g", .name = "Anne Bonny"}, found;

    assert_true(store_user_put(s, &anne));
    assert_true(store_user_put(s, &guest)); /* guests may have any name */
    assert_false(store_user_put(s, &mary));
    assert_string_equal(store_problem(s), "the name is taken");
    commit_or_fail(s); /* that was no failure */
    assert_false(store_user_get(s, "m", &found));
    assert_true(store_user_named(s, "aNNE bONNY", &found));
    assert_string_equal(found.id, "a");

    snprintf(anne.name, sizeof anne.name, "Calico");
    assert_true(store_user_put(s, &anne));
    assert_true(store_user_put(s, &mary));
    commit_or_fail(s);
    assert_true(store_user_named(s, "anne bonny", &found));
    assert_string_equal(found.id, "m");
    assert_true(store_user_named(s, "calico", &found));
    assert_string_equal(found.id, "a");
    assert_false(store_user_named(s, "Calico ", &found));
    store_close(s);
}

/* PAUI and a name with a Cyrillic letter look like Paul. */
TEST(names_that_look_alike_are_taken)
{
    store *s = open_or_fail();
    store_user paul = {.id = "p", .name = "Paul", .password = "hash"}, found;
    static const char *const alike[] = {"PAUI", "P\xD0\xB0ul", "pau1", "\xEF\xBC\xB0\xEF\xBD\x81\xEF\xBD\x95\xEF\xBD\x8C", "paul"};

    assert_true(store_user_put(s, &paul));
    for (int i = 0; i < 5; i++) {
        store_user other = {.id = "o", .password = "hash"};

        snprintf(other.name, sizeof other.name, "%s", alike[i]);
        assert_true(store_name_taken(s, other.name, "o"));
        assert_false(store_name_taken(s, other.name, "p"));
        assert_false(store_user_put(s, &other));
        assert_string_equal(store_problem(s), "the name is taken");
    }
    assert_false(store_name_taken(s, "Paula", "o"));
    commit_or_fail(s);
    assert_true(store_user_named(s, "PAUL", &found));
    assert_true(store_user_put(s, &paul)); /* who has a name keeps it */
    commit_or_fail(s);
    store_close(s);
}

/* Two accounts of an older version look alike: each goes on by its own name, and nobody else gets either. */
TEST(names_of_an_older_version_go_on)
{
    store *s = open_or_fail();
    store_user old = {.id = "o", .name = "Paul", .password = "hash", .created = 5},
               young = {.id = "y", .name = "Pau1", .password = "hash", .created = 9}, found;

    old.name[0] = 'p';
    assert_true(store_user_put(s, &old));
    snprintf(young.name, sizeof young.name, "elsewhere");
    assert_true(store_user_put(s, &young));
    commit_or_fail(s);
    store_close(s);
    run_sql("DELETE FROM names");
    run_sql("UPDATE users SET name = 'Pau1' WHERE id = 'y'");
    run_sql("INSERT INTO names (folded, user_id) VALUES ('=paul', 'o'), ('=pau1', 'y')");
    run_sql("DELETE FROM meta WHERE name = 'looks'");
    s = open_or_fail();
    assert_true(store_user_named(s, "PAUL", &found));
    assert_string_equal(found.id, "o");
    assert_true(store_user_named(s, "pau1", &found));
    assert_string_equal(found.id, "y");
    found.absent_until = 7;
    assert_true(store_user_put(s, &found)); /* without its name being in question */
    assert_true(store_name_taken(s, "PAUI", "x"));
    commit_or_fail(s);
    store_close(s);
}

static void count_id(void *context, __attribute__((unused)) const char *id) { ++*(int *)context; }

static void keep_id(void *context, const char *id) { snprintf(context, STORE_ID, "%s", id); }

TEST(who_leaves_is_nobody_at_once_and_forgotten_table_by_table)
{
    store *s = open_or_fail();
    store_user user = {.id = "a", .name = "Anne", .password = "hash", .created = 5, .webhook = "https://example.org"}, found;
    store_user bot = {.id = "b", .name = "Cog", .bot = true, .owner = "a"};
    store_token token = {.hash = "t1", .user = "a", .created = 1, .used = 1, .until = 100}, seen;
    store_keys keys = {.recovery = "x"};
    store_entry said = {.seq = 1, .seat = 0, .at = 1, .kind = "chat", .user = "a", .text = "words"}, read;
    char id[STORE_ID] = "";
    int count = 0;

    assert_true(store_user_put(s, &user) && store_user_put(s, &bot) && store_token_put(s, &token) && store_keys_put(s, "a", &keys));
    assert_int_equal(store_bots_of(s, "a"), 1);
    put_table(s, "t1");
    assert_true(store_seat_put(s, "t1", 0, "a") && store_seat_put(s, "t1", 0, "")); /* he got up again */
    assert_true(store_append(s, "t1", &said));
    commit_or_fail(s);
    assert_true(store_user_leave(s, "a", 10, count_id, &count));
    commit_or_fail(s);
    assert_int_equal(count, 2); /* his bot as well */
    assert_false(store_user_get(s, "a", &found) || store_user_get(s, "b", &found) || store_user_named(s, "Anne", &found));
    assert_false(store_token_get(s, "t1", &seen));
    assert_false(store_user_put(s, &user) && store_user_get(s, "a", &found)); /* he does not come back */
    commit_or_fail(s);
    store_leaving(s, 0, 10, keep_id, id);
    assert_string_equal(id, "a"); /* there is something to forget, also after a restart */
    assert_int_equal(store_visited(s, "a", "", INT64_MAX, 10, keep_id, id), 1);
    assert_string_equal(id, "t1");
    assert_true(store_user_drop(s, "a", 20)); /* not before */
    assert_true(store_forget_at(s, "a", "t1"));
    commit_or_fail(s);
    assert_true(store_log(s, "t1", 0, take_last, &read));
    assert_string_equal(read.text, "");
    assert_string_equal(read.user, "");
    count = 0;
    store_leaving(s, 9, 10, count_id, &count);
    assert_int_equal(count, 0); /* not settled yet */
    assert_true(store_user_drop(s, "a", 9) && store_user_drop(s, "a", 10) && store_user_drop(s, "b", 10));
    commit_or_fail(s);
    store_leaving(s, 20, 10, count_id, &count);
    assert_int_equal(count, 0);
    user.id[0] = 'c';
    assert_true(store_user_put(s, &user)); /* the name is free again */
    commit_or_fail(s);
    store_close(s);
}

TEST(guests_that_nobody_can_be_are_found)
{
    store *s = open_or_fail();
    store_user guest = {.id = "g1", .name = "Anne"}, sitting = {.id = "g2", .name = "Anne"}, known = {.id = "g3", .name = "Anne"},
               account = {.id = "g4", .name = "Anne", .password = "hash"};
    store_token token = {.hash = "t", .user = "g3", .until = 5};
    char after[STORE_ID] = "", id[STORE_ID] = "";
    int count = 0;

    assert_true(store_user_put(s, &guest) && store_user_put(s, &sitting) && store_user_put(s, &known) && store_user_put(s, &account));
    put_table(s, "t1");
    assert_true(store_seat_put(s, "t1", 0, "g2") && store_token_put(s, &token));
    commit_or_fail(s);
    store_stale_guests(s, after, 3, keep_id, id);
    assert_string_equal(id, "g1");
    assert_string_equal(after, "g3");
    store_stale_guests(s, after, 3, count_id, &count);
    assert_int_equal(count, 0);
    assert_string_equal(after, ""); /* from the beginning again */
    store_close(s);
}

TEST(tokens)
{
    store *s = open_or_fail();
    store_user user = {.id = "a", .name = "Anne"};
    store_token token = {.user = "a", .created = 9, .used = 10, .until = 11, .agent = "Firefox, Linux"}, found = {0};

    fill(token.hash, sizeof token.hash - 1);
    assert_true(store_user_put(s, &user));
    assert_true(store_token_put(s, &token));
    commit_or_fail(s);
    assert_true(store_token_get(s, token.hash, &found));
    assert_string_equal(found.user, "a");
    assert_string_equal(found.agent, token.agent);
    assert_true(found.created == 9 && found.used == 10 && found.until == 11);
    assert_false(store_token_get(s, "x", &found));
    assert_true(store_token_use(s, token.hash, 20, 30));
    assert_true(store_token_get(s, token.hash, &found) && found.used == 20 && found.until == 30);
    assert_true(store_token_drop(s, token.hash));
    commit_or_fail(s);
    assert_false(store_token_get(s, token.hash, &found));
    snprintf(token.user, sizeof token.user, "nobody");
    store_token_put(s, &token);
    assert_false(store_commit(s)); /* a token is somebody's */
    store_close(s);
}

static void put_tokens(store *s, const char *user, int count)
{
    for (int i = 0; i < count; i++) {
        store_token token = {.created = i, .used = i, .until = 100 + i};

        snprintf(token.hash, sizeof token.hash, "%s%d", user, i);
        snprintf(token.user, sizeof token.user, "%s", user);
        assert_true(store_token_put(s, &token));
    }
}

static void count_session(void *context, __attribute__((unused)) const store_token *token) { ++*(int *)context; }

TEST(tokens_end_alone_together_and_by_time)
{
    store *s = open_or_fail();
    store_user anne = {.id = "a", .name = "Anne"}, mary = {.id = "m", .name = "Mary"};
    store_token found;
    int count = 0;

    assert_true(store_user_put(s, &anne) && store_user_put(s, &mary));
    put_tokens(s, "a", 5);
    put_tokens(s, "m", 3);
    assert_int_equal(store_tokens_shed(s, "a", 4), 1);
    assert_false(store_token_get(s, "a0", &found)); /* the one that was not used for longest */
    assert_true(store_tokens_drop(s, "a", "a3"));
    commit_or_fail(s);
    store_tokens(s, "a", 10, count_session, &count);
    assert_int_equal(count, 1);
    assert_true(store_token_get(s, "a3", &found));
    count = 0;
    assert_true(store_token_use(s, "m2", 1, 0)); /* of an older version */
    store_tokens_expire(s, 102, 500, 1, count_id, &count);
    assert_int_equal(count, 1); /* no more at a time */
    store_tokens_expire(s, 102, 500, 10, count_id, &count);
    commit_or_fail(s);
    assert_int_equal(count, 2);
    assert_true(store_token_get(s, "m2", &found) && found.until == 500);
    assert_true(store_token_get(s, "a3", &found));
    store_close(s);
}

TEST(keys_and_codes)
{
    store *s = open_or_fail();
    store_user user = {.id = "a", .name = "Anne"};
    store_keys keys = {.recovery = "r", .mail = "a@example.org", .second = "S", .second_step = 5, .wrong = 1, .locked_till = 9}, found;
    store_code code = {.hash = "h", .subject = "a@example.org", .until = 10, .tries = 1}, read;

    assert_true(store_user_put(s, &user));
    assert_true(store_keys_get(s, "a", &found) && !found.recovery[0] && found.second_step == 0);
    assert_true(store_keys_put(s, "a", &keys) && store_keys_put(s, "a", &keys));
    assert_true(store_keys_get(s, "a", &found));
    assert_memory_equal(&found, &keys, sizeof keys);
    assert_false(store_code_get(s, "a", "mail", &read));
    assert_true(store_code_put(s, "a", "mail", &code) && store_code_put(s, "a", "reset", &code));
    code.tries = 2;
    code.until = 20;
    assert_true(store_code_put(s, "a", "mail", &code));
    commit_or_fail(s);
    assert_true(store_code_get(s, "a", "mail", &read) && read.tries == 2 && read.until == 20);
    assert_string_equal(read.subject, "a@example.org");
    assert_true(store_codes_expire(s, 15, 10));
    assert_false(store_code_get(s, "a", "reset", &read));
    assert_true(store_code_drop(s, "a", "mail"));
    assert_false(store_code_get(s, "a", "mail", &read));
    commit_or_fail(s);
    store_close(s);
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
    assert_true(store_log(s, "t1", 2, take_last, &found));
    assert_string_equal(found.text, "three");
    found.seq = 0;
    assert_true(store_log(s, "t1", 3, take_last, &found));
    assert_int_equal(found.seq, 0);

    assert_true(store_cut(s, "t1", 1));
    commit_or_fail(s);
    assert_true(store_log(s, "t1", 0, take_last, &found));
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

/* ---- Only SQLite ---- */

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

TEST(nothing_is_shared_in_a_file)
{
    char owner[STORE_ID], reply[9];
    store_errand errand = {.table = "t1"};
    int64_t number;
    store *s;

    if (postgres) skip();
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

    if (postgres) skip();
    s = open_or_fail();
    put_table(s, "t1");
    for (int round = 0; round < 60; round++) { /* 36 MB in all */
        for (int i = 0; i < 400; i++) {
            store_entry entry = entry_of(++seq, "");

            fill(entry.text, sizeof entry.text - 1);
            assert_true(store_append(s, "t1", &entry));
        }
        commit_or_fail(s);
    }
    assert_true(size_of("-wal") < 30000000);
    for (int i = 0; i < 50 && size_of("") < 20000000; i++) nanosleep(&(struct timespec){.tv_nsec = 100000000}, NULL);
    assert_true(size_of("") > 20000000);
    store_close(s);
}

TEST(a_file_is_locked_whatever_it_is_called)
{
    char problem[STORE_PROBLEM], name[200];
    store *s, *other;

    if (postgres) skip();
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

    if (postgres) skip();
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
#define FRESH(name) cmocka_unit_test_setup(name, make_empty)
        FRESH(what_is_committed_is_there_after_opening_again),
        FRESH(a_write_that_fails_takes_all_others_with_it),
        FRESH(after_a_failure_nothing_is_written_until_the_commit),
        FRESH(a_reader_sees_but_does_not_write),
        FRESH(a_newer_version_is_refused),
        FRESH(what_does_not_fit_is_not_read),
        FRESH(users_are_kept_whole),
        FRESH(names_of_accounts_are_unique_and_may_change),
        FRESH(names_that_look_alike_are_taken),
        FRESH(names_of_an_older_version_go_on),
        FRESH(who_leaves_is_nobody_at_once_and_forgotten_table_by_table),
        FRESH(guests_that_nobody_can_be_are_found),
        FRESH(tokens),
        FRESH(tokens_end_alone_together_and_by_time),
        FRESH(keys_and_codes),
        FRESH(tables_are_kept_whole),
        FRESH(lists),
        FRESH(seats),
        FRESH(every_table_is_told_once),
        FRESH(entries_are_kept_whole_and_in_order),
        FRESH(an_entry_follows_the_one_before),
        FRESH(what_was_altered_is_noticed),
        FRESH(a_summary_that_was_altered_is_not_shown),
        FRESH(what_is_erased_leaves_the_log_provable),
        FRESH(a_cut_log_is_sound_again),
        FRESH(a_game_is_kept_as_a_file),
        FRESH(logs_of_an_older_version_get_links),
        FRESH(snapshots),
        FRESH(a_list_may_read_on),
        FRESH(texts_that_are_too_long_are_refused_not_cut),
        FRESH(texts_that_are_no_utf8_are_refused),
        FRESH(one_process_at_a_time),
        FRESH(what_cannot_be_opened_is_said),
        FRESH(nothing_is_shared_in_a_file),
        FRESH(the_file_grows_and_the_log_beside_it_does_not),
        FRESH(a_file_is_locked_whatever_it_is_called),
        FRESH(a_full_disk_fails_the_commit),
    };
    int failed;

    choose_database(words[count - 1]);
    failed = cmocka_run_group_tests(tests, NULL, NULL);
    drop_database();
    return failed;
}
