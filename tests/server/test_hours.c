/* test_hours.c - the time of the house: the system's, but never back. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "server/hours.h"

#define TEST(name) static void name(__attribute__((unused)) void **unused_)

enum { HOUR = 3600000 };

static const int64_t begun = 1700000000000;

TEST(it_goes_with_the_system)
{
    hours h = {0};

    for (int i = 0; i < 1000; i++) assert_int_equal(hours_tell(&h, begun + i, 77 + i), begun + i);
    assert_int_equal(hours_tell(&h, begun + HOUR, 1100), begun + HOUR); /* put forward */
}

TEST(a_clock_put_back_slows_it_down_until_both_agree)
{
    hours h = {0};
    int64_t last = hours_tell(&h, begun, 0);

    for (int64_t tick = 1000; tick < 4LL * HOUR; tick += 1000) {
        int64_t system = begun - HOUR + tick, now = hours_tell(&h, system, tick);

        assert_true(now >= last && now - last <= 1000);
        if (tick < 2LL * HOUR) assert_int_equal(now, begun + tick / 2);
        if (tick >= 2LL * HOUR) assert_int_equal(now, system);
        last = now;
    }
}

TEST(put_back_again_and_again_it_still_goes_on)
{
    hours h = {0};
    int64_t last = hours_tell(&h, begun, 0);

    for (int64_t tick = 1000; tick < HOUR; tick += 1000) {
        int64_t now = hours_tell(&h, begun - tick * 50, tick);

        assert_true(now > last);
        last = now;
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_goes_with_the_system),
        cmocka_unit_test(a_clock_put_back_slows_it_down_until_both_agree),
        cmocka_unit_test(put_back_again_and_again_it_still_goes_on),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
