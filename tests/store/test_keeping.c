/* test_keeping.c - who has laid how many tables, tables that go, and places from which somebody has logged in. */
#include "fixture.h"

#include <stdio.h>
#include <string.h>

enum { NOW = 1000000 };

static void put_row(store *s, const char *id, bool open, bool over, bool listed, int64_t changed)
{
    store_summary row = {.open = open, .over = over, .listed = listed, .changed = changed, .info = "{}"};

    assert_true(store_table_summary(s, id, &row));
}

static void counts(store *s, const char *user, int unfinished, int open)
{
    int found[2];

    store_host_count(s, user, &found[0], &found[1]);
    assert_int_equal(found[0], unfinished);
    assert_int_equal(found[1], open);
}

TEST(a_hosts_tables_are_counted_until_they_are_over)
{
    store *s = open_or_fail();

    counts(s, "ann", 0, 0);
    for (int i = 0; i < 3; i++) {
        char id[STORE_ID];

        snprintf(id, sizeof id, "t%d", i);
        put_table(s, id);
        assert_true(store_host_put(s, id, i < 2 ? "ann" : "bert"));
    }
    put_row(s, "t0", true, false, true, NOW);
    put_row(s, "t1", true, false, false, NOW);
    counts(s, "ann", 2, 1);
    put_row(s, "t0", false, false, true, NOW); /* it has begun */
    counts(s, "ann", 2, 0);
    assert_true(store_host_drop(s, "t0"));
    counts(s, "ann", 1, 0);
    counts(s, "bert", 1, 0);
    assert_true(store_user_leave(s, "bert", 10, NULL, NULL));
    counts(s, "bert", 0, 0);
    commit_or_fail(s);
    store_close(s);
}

static void count_row(void *context, const char *id, const store_summary *summary)
{
    (void)id, (void)summary;
    ++*(int *)context;
}

TEST(open_tables_leave_the_list)
{
    store *s = open_or_fail();
    int listed = 0;

    put_table(s, "old");
    put_table(s, "new");
    put_table(s, "running");
    put_row(s, "old", true, false, true, NOW - 10);
    put_row(s, "new", true, false, true, NOW);
    put_row(s, "running", false, false, true, NOW - 10);
    assert_true(store_unlist(s, NOW - 5));
    store_listed(s, 10, count_row, &listed);
    assert_int_equal(listed, 2);
    commit_or_fail(s);
    store_close(s);
}

typedef struct seen {
    int count;
    store_age age[4];
} seen;

static void see(void *context, const store_age *age)
{
    seen *found = context;

    found->age[found->count++] = *age;
}

TEST(tables_are_looked_through_by_their_id_and_dropped)
{
    store *s = open_or_fail();
    store_user guest = {.id = "guest", .name = "Gus"}, account = {.id = "account", .name = "Ann", .password = "hash"};
    seen found = {0};

    assert_true(store_user_put(s, &guest) && store_user_put(s, &account));
    for (int i = 0; i < 3; i++) put_table(s, (const char *[]){"a", "b", "c"}[i]);
    assert_true(store_seat_put(s, "a", 0, "guest") && store_seat_put(s, "b", 0, "guest") && store_seat_put(s, "b", 1, "account"));
    put_row(s, "a", true, false, true, 5);
    put_row(s, "b", false, true, true, 6);
    assert_int_equal(store_aged(s, "", 2, see, &found), 2);
    assert_string_equal(found.age[0].id, "a");
    assert_true(found.age[0].open && !found.age[0].over && found.age[0].changed == 5 && found.age[0].accounts == 0);
    assert_true(!found.age[1].open && found.age[1].over && found.age[1].accounts == 1);
    assert_int_equal(store_aged(s, "b", 2, see, &found), 1);
    assert_string_equal(found.age[2].id, "c");

    append_or_fail(s, "a", 1, "first");
    assert_true(store_host_put(s, "a", "guest"));
    assert_true(store_snapshot_put(s, "a", &(store_snapshot){.seq = 1, .hash = "0"}));
    commit_or_fail(s);
    assert_true(store_table_drop(s, "a"));
    commit_or_fail(s);
    assert_false(store_table_get(s, "a", &(store_table){0}));
    assert_int_equal(count_entries(s, "a"), 0);
    assert_false(store_snapshot_get(s, "a", &(store_snapshot){0}));
    counts(s, "guest", 0, 0);
    assert_true(store_table_get(s, "b", &(store_table){0}));
    store_close(s);
}

TEST(the_last_places_are_known)
{
    store *s = open_or_fail();
    store_user user = {.id = "ann", .name = "Ann"};
    char place[20];

    assert_true(store_user_put(s, &user));
    assert_false(store_known(s, "ann", "home"));
    assert_true(store_known_put(s, "ann", "home", NOW));
    assert_true(store_known(s, "ann", "home"));
    assert_false(store_known(s, "bert", "home"));
    for (int i = 1; i <= 15; i++) {
        snprintf(place, sizeof place, "place %d", i);
        assert_true(store_known_put(s, "ann", place, NOW + i));
    }
    assert_true(store_known_put(s, "ann", "home", NOW + 100)); /* seen again: now another is the oldest */
    assert_true(store_known_put(s, "ann", "abroad", NOW + 101));
    assert_true(store_known(s, "ann", "home") && store_known(s, "ann", "abroad") && store_known(s, "ann", "place 2"));
    assert_false(store_known(s, "ann", "place 1"));
    assert_true(store_user_leave(s, "ann", 10, NULL, NULL));
    assert_false(store_known(s, "ann", "home"));
    commit_or_fail(s);
    store_close(s);
}

int main(int count, char **words)
{
    static const struct CMUnitTest tests[] = {
        FRESH(a_hosts_tables_are_counted_until_they_are_over),
        FRESH(open_tables_leave_the_list),
        FRESH(tables_are_looked_through_by_their_id_and_dropped),
        FRESH(the_last_places_are_known),
    };

    return run_on(words[count - 1], tests);
}
