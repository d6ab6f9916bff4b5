/* test_blockade.c - rules tests: what a ship in pirate mode keeps others from, and what they are told (DR-4.8, DR-7.6, DR-7.7). */
#include "table.h"

/* Purple has lost to Blue's ship in pirate mode at an island that Purple controls. */
static table *beaten(const char *more)
{
    table *t =
        position_of(2, "1.1 I05, P 3+1, cargo 2; 1.2 I07; 1.3 I11; 2.1 dark; B at 1.1, pirate; P at 1.1, dock 5, %s; next L0 L51", more);

    plays(t, P, "fight blue; amount 1");
    assert_true(happened(t, DR_EV_LOSES, P));
    return t;
}

static void expect_reason(table *t, const char *move, const char *sentence)
{
    rs_move m;

    assert_true(rs_move_parse(&dr_game, NULL, move, &m));
    assert_string_equal(dr_verbs[m.verb].refuse(&t->s, m), sentence);
}

/* DR-4.8, DR-7.6, DR-10.2: who was beaten by a ship in pirate mode does not produce on the island, but on others. */
RULE(the_beaten_do_not_produce_there)
{
    table *t = beaten("play purser first-mate:2");

    play(t, P, "use purser level produce-1");
    assert_false(offered(t, "produce 1.1"));
    assert_true(offered(t, "produce 1.2"));
    refused(t, P, "produce 1.1", "DR-4.8");
    expect_reason(t, "produce 1.1", "DR-4.8: The island is blocked: you lost to a ship in pirate mode there this turn.");
}

/* DR-4.8, DR-10.2: with no other island the ability is refused, and the reason is the blockade. */
RULE(the_ability_is_refused_for_the_blockade)
{
    table *t =
        position(2, "1.1 I05, P 3+1; 1.2 OS1; 1.3 OS2; 2.1 OS3; 2.2 OS4; 2.3 dark; 3.1 dark; 3.2 dark; 3.3 dark; 4.1 dark; 4.2 dark; "
                    "4.3 dark; P at 1.1, play purser; turn lost 1.1");

    refused(t, P, "use purser level produce-1", "DR-4.8");
}

/* DR-4.8, DR-9.4: loading, unloading and placing are refused for the blockade, from afar as well. */
RULE(refusals_name_the_blockade)
{
    table *t = beaten("cargo 1, play deckhand-1");

    refused(t, P, "load cargo", "DR-4.8");
    refused(t, P, "load coin", "DR-4.8");
    refused(t, P, "unload cargo", "DR-4.8");
    refused(t, P, "use deckhand-1 level place-1", "DR-4.8");
    t = position(3, "3.1 I05, P 1+0; 3.2 I07; P at 3.2, play sailor-1+U114; turn lost 3.1");
    play(t, P, "use sailor-1 bottom place-row-3");
    refused(t, P, "place 3.1", "DR-4.8");
    t = position(3, "2.2 I05, P 3+1, cargo 2; G at 2.2, pirate; P at 2.2");
    expect_reason(t, "load cargo", "DR-4.8: The island is blocked by a ship in pirate mode.");
}

/* DR-4.7, DR-4.9, DR-4.4: without a blockade the reason is another one. */
RULE(other_reasons_are_told_as_they_are)
{
    table *t = position(3, "2.2 I05, P 3+1; 2.1 I06, B 3+1, fort; 2.3 OS1; P at 2.2, cargo 7");

    refused(t, P, "load cargo", "DR-4.4");
    t = position(3, "2.2 I05, P 3+1; P at 2.2");
    expect_reason(t, "load cargo", "DR-4.7: There is no cargo on this island.");
    expect_reason(t, "load coin", "DR-4.7: There are no coins on this island.");
    t = position(3, "2.1 I06, B 3+1, fort; P at 2.1, cargo 1");
    expect_reason(t, "load cargo", "DR-4.7: You do not control this island.");
    expect_reason(t, "unload cargo", "DR-4.9: Another player's fort or garrison keeps you from unloading here.");
    t = position(3, "2.3 OS1; P at 2.3, cargo 1");
    expect_reason(t, "unload cargo", "DR-4.9: There is no island here to unload onto.");
}

/* DR-7.7: where one was beaten one may still build. */
RULE(a_blockade_does_not_keep_from_building)
{
    table *t = beaten("play first-mate:2");

    play(t, P, "use first-mate level build-1");
    assert_true(offered(t, "build 1.1 fort"));
}

/* DR-14.3, DR-17.2: a flag finds no ship, or only ships that were attacked before: that is told apart. */
RULE(a_ship_already_fought_is_not_missing)
{
    table *t = position(3, "2.2 I05; G at 2.2; P at 2.2, play captain:2; turn attacked G");

    refused(t, P, "use captain level flag", "DR-14.3");
    t = position(3, "2.2 I05; P at 2.2, play captain:2");
    refused(t, P, "use captain level flag", "DR-17.2");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_beaten_do_not_produce_there),    TEST(the_ability_is_refused_for_the_blockade), TEST(refusals_name_the_blockade),
        TEST(other_reasons_are_told_as_they_are), TEST(a_blockade_does_not_keep_from_building),  TEST(a_ship_already_fought_is_not_missing),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
