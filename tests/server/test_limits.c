/* test_limits.c - buckets: bursts, filling again, charging and giving back, a flood of addresses, and what an address counts as. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "server/allowance.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>

#define TEST(name) static void name(__attribute__((unused)) void **unused_)

static const allowance ten = {"ten", 10, 60000000}; /* then one a minute */

static struct limits *limits;

static int begin(void **state)
{
    (void)state;
    limits = limits_open();
    return limits ? 0 : -1;
}

static int end(void **state)
{
    (void)state;
    free(limits);
    return 0;
}

static int allowed(const char *key, int64_t tick, int tries)
{
    int fine = 0;

    for (int i = 0; i < tries; i++) fine += limits_allow(limits, &ten, key, tick);
    return fine;
}

TEST(a_burst_then_one_after_the_other)
{
    assert_int_equal(allowed("ann", 5000, 30), 10);
    assert_true(limits_spent(limits, &ten, "ann", 5000));
    assert_int_equal(allowed("ann", 5000 + 59000, 1), 0);
    assert_int_equal(allowed("ann", 5000 + 60000, 5), 1);
    assert_int_equal(allowed("ann", 5000 + 3600000, 30), 10);
    assert_int_equal(allowed("bert", 5000, 30), 10);
}

TEST(what_is_given_back_can_be_had_again)
{
    assert_int_equal(allowed("ann", 0, 30), 10);
    limits_charge(limits, &ten, "ann", 0, -1);
    assert_int_equal(allowed("ann", 0, 30), 1);
    limits_charge(limits, &ten, "bert", 0, -5); /* a full one does not run over */
    assert_int_equal(allowed("bert", 0, 30), 10);
}

TEST(a_charge_beyond_the_bottom_is_forgiven)
{
    limits_charge(limits, &ten, "ann", 0, 1000000);
    assert_int_equal(allowed("ann", 60000, 5), 1);
}

TEST(limits_of_different_names_do_not_touch)
{
    static const allowance other = {"other", 1, 1000};

    assert_int_equal(allowed("ann", 0, 30), 10);
    assert_true(limits_allow(limits, &other, "ann", 0));
    assert_false(limits_allow(limits, &other, "ann", 0));
}

/* Three times as many addresses as there are buckets, each with less to wait for than ours. */
TEST(a_flood_of_addresses_gets_nobody_a_fresh_bucket)
{
    char key[20];

    assert_int_equal(allowed("ann", 0, 30), 10);
    for (int i = 0; i < 200000; i++) {
        snprintf(key, sizeof key, "%d", i);
        limits_allow(limits, &ten, key, 1);
    }
    assert_true(allowed("ann", 2, 30) <= 2); /* two thirds of the others were pushed out, and went on where somebody else was */
}

static void counts_as(const char *address, const char *wanted)
{
    char place[LIMITS_PLACE];

    limits_place(address, place);
    assert_string_equal(place, wanted);
}

TEST(an_address_counts_as_its_network)
{
    counts_as("192.0.2.7", "192.0.2.7");
    counts_as("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::");
    counts_as("2001:db8:1:2:ffff::1", "2001:db8:1:2::");
    counts_as("2001:db8:1:3::1", "2001:db8:1:3::");
    counts_as("::ffff:192.0.2.7", "192.0.2.7");
    counts_as("unknown", "unknown");
    counts_as("", "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_burst_then_one_after_the_other, begin, end),
        cmocka_unit_test_setup_teardown(what_is_given_back_can_be_had_again, begin, end),
        cmocka_unit_test_setup_teardown(a_charge_beyond_the_bottom_is_forgiven, begin, end),
        cmocka_unit_test_setup_teardown(limits_of_different_names_do_not_touch, begin, end),
        cmocka_unit_test_setup_teardown(a_flood_of_addresses_gets_nobody_a_fresh_bucket, begin, end),
        cmocka_unit_test(an_address_counts_as_its_network),
    };

    return sodium_init() < 0 ? 1 : cmocka_run_group_tests(tests, NULL, NULL);
}
