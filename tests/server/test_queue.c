/* test_queue.c - the fair queue: turns between keys, order within one, and no more than so many of one. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "server/crew/queue.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MANY = 300 };

typedef struct item {
    queued place;
    char key[QUEUE_KEY];
    int number;
} item;

static item items[MANY * 2];
static int made;

static item *put(queue *q, const char *key, int most)
{
    item *i = &items[made];

    snprintf(i->key, sizeof i->key, "%s", key);
    i->number = made;
    if (!queue_put(q, &i->place, key, most)) return NULL;
    made++;
    return i;
}

static void must_give(queue *q, const char *key, int number)
{
    const item *i = (item *)queue_take(q);

    assert_non_null(i);
    assert_string_equal(i->key, key);
    if (number >= 0) assert_int_equal(i->number, number);
}

static int begin(void **state)
{
    made = 0;
    *state = calloc(1, sizeof(queue));
    return *state ? 0 : -1;
}

static int end(void **state)
{
    queue *q = *state;
    int lanes;

    while (queue_take(q)) {
    }
    lanes = q->lanes + q->items;
    free(q);
    return lanes;
}

static void nothing_comes_out_of_an_empty_queue(void **state)
{
    queue *q = *state;

    assert_null(queue_take(q));
    put(q, "ann", 1);
    must_give(q, "ann", 0);
    assert_null(queue_take(q));
    assert_int_equal(q->lanes, 0);
}

static void one_key_keeps_its_order(void **state)
{
    queue *q = *state;

    for (int i = 0; i < 10; i++) put(q, "ann", 10);
    for (int i = 0; i < 10; i++) must_give(q, "ann", i);
}

static void who_puts_in_many_delays_others_by_one(void **state)
{
    queue *q = *state;

    for (int i = 0; i < MANY; i++) put(q, "flood", MANY);
    put(q, "ann", 1);
    must_give(q, "flood", 0);
    must_give(q, "ann", MANY);
    put(q, "ann", 1); /* and again, right behind */
    must_give(q, "flood", 1);
    must_give(q, "ann", MANY + 1);
    assert_int_equal(q->items, MANY - 2);
}

static void keys_take_turns(void **state)
{
    static const char *const turns[] = {"a", "b", "c", "a", "b", "a"};
    queue *q = *state;

    for (int i = 0; i < 3; i++) put(q, "a", 3);
    for (int i = 0; i < 2; i++) put(q, "b", 3);
    put(q, "c", 3);
    assert_int_equal(q->lanes, 3);
    for (size_t i = 0; i < sizeof turns / sizeof *turns; i++) must_give(q, turns[i], -1);
}

static void only_so_many_of_a_key_wait(void **state)
{
    queue *q = *state;

    for (int i = 0; i < 4; i++) assert_non_null(put(q, "ann", 4));
    assert_null(put(q, "ann", 4));
    assert_non_null(put(q, "bert", 4));
    must_give(q, "ann", 0);
    assert_non_null(put(q, "ann", 4));
}

static void what_is_dropped_does_not_come(void **state)
{
    queue *q = *state;
    item *ann[3], *bert = NULL;

    for (int i = 0; i < 3; i++) ann[i] = put(q, "ann", 3);
    bert = put(q, "bert", 3);
    queue_drop(q, &ann[1]->place);
    queue_drop(q, &ann[2]->place);
    assert_null(ann[1]->place.lane);
    ann[2] = put(q, "ann", 3);
    queue_drop(q, &bert->place);
    assert_int_equal(q->lanes, 1);
    must_give(q, "ann", ann[0]->number);
    must_give(q, "ann", ann[2]->number);
    assert_null(queue_take(q));
}

static void many_keys_and_long_ones(void **state)
{
    queue *q = *state;
    char key[QUEUE_KEY * 2];

    memset(key, 'x', sizeof key);
    key[sizeof key - 1] = 0;
    assert_non_null(put(q, key, 1));
    assert_null(put(q, key, 1));
    for (int i = 0; i < MANY; i++) {
        snprintf(key, sizeof key, "key %d", i);
        assert_non_null(put(q, key, 1));
    }
    assert_int_equal(q->lanes, MANY + 1);
    for (int i = 0; i <= MANY; i++) assert_int_equal(((item *)queue_take(q))->number, i);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(nothing_comes_out_of_an_empty_queue, begin, end),
        cmocka_unit_test_setup_teardown(one_key_keeps_its_order, begin, end),
        cmocka_unit_test_setup_teardown(who_puts_in_many_delays_others_by_one, begin, end),
        cmocka_unit_test_setup_teardown(keys_take_turns, begin, end),
        cmocka_unit_test_setup_teardown(only_so_many_of_a_key_wait, begin, end),
        cmocka_unit_test_setup_teardown(what_is_dropped_does_not_come, begin, end),
        cmocka_unit_test_setup_teardown(many_keys_and_long_ones, begin, end),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
