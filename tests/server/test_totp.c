/* test_totp.c - codes that change with time, by the examples of RFC 6238 and RFC 4226, and base 32 by RFC 4648. */
#include "server/people/totp.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <string.h>

static const uint8_t secret[] = "12345678901234567890"; /* of both RFCs, with SHA-1 */

static void codes_are_those_of_the_rfc(__attribute__((unused)) void **unused)
{
    static const struct {
        int64_t time;
        int code;
    } rows[] = {{59, 94287082},         {1111111109, 7081804},  {1111111111, 14050471},
                {1234567890, 89005924}, {2000000000, 69279037}, {20000000000, 65353130}};

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        assert_int_equal(totp_code(secret, TOTP_SECRET, rows[i].time / TOTP_SECONDS, 8), rows[i].code);
        assert_int_equal(totp_code(secret, TOTP_SECRET, rows[i].time / TOTP_SECONDS, 6), rows[i].code % 1000000);
    }
}

static void counters_too(__attribute__((unused)) void **unused)
{
    static const int rows[] = {755224, 287082, 359152, 969429, 338314, 254676, 287922, 162583, 399871, 520489};

    for (int i = 0; i < 10; i++) assert_int_equal(totp_code(secret, TOTP_SECRET, i, 6), rows[i]);
}

static void secrets_are_written_and_read(__attribute__((unused)) void **unused)
{
    uint8_t read[TOTP_SECRET];
    char text[TOTP_TEXT];

    totp_text(secret, text);
    assert_string_equal(text, "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
    assert_true(totp_read(text, read));
    assert_memory_equal(read, secret, TOTP_SECRET);
    assert_false(totp_read("", read));
    assert_false(totp_read("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJ1", read));
    assert_false(totp_read("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQA", read));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(codes_are_those_of_the_rfc),
        cmocka_unit_test(counters_too),
        cmocka_unit_test(secrets_are_written_and_read),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
