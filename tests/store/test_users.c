/* test_users.c - users, their names, tokens, keys and codes. */
#include "fixture.h"

#include <stdio.h>
#include <string.h>

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
    assert_true(store_log(s, "t1", 0, take_entry, &read));
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

int main(int count, char **words)
{
    static const struct CMUnitTest tests[] = {
        FRESH(users_are_kept_whole),
        FRESH(names_of_accounts_are_unique_and_may_change),
        FRESH(names_that_look_alike_are_taken),
        FRESH(names_of_an_older_version_go_on),
        FRESH(who_leaves_is_nobody_at_once_and_forgotten_table_by_table),
        FRESH(guests_that_nobody_can_be_are_found),
        FRESH(tokens),
        FRESH(tokens_end_alone_together_and_by_time),
        FRESH(keys_and_codes),
    };

    return run_on(words[count - 1], tests);
}
