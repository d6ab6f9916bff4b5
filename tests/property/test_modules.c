/* test_modules.c - every game in the list is a sound module. */
#include "engine/game.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

/* Tables are complete, names are unique, clauses exist in the rules, and secrets are declared. */
static void every_module_is_sound(void **unused)
{
    char problem[RS_LINE];

    (void)unused;
    assert_true(rs_game_count() > 0);
    for (int i = 0; i < rs_game_count(); i++)
        if (rs_game_check(rs_game_at(i), problem)) fail_msg("%s", problem);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_module_is_sound)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
