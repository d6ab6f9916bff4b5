/* test_actions.c - rules tests: the actions that all factions have (AH-6), and what is said in general (AH-1). */
#include "table.h"

/* AH-6.1: Sail moves the Flagship 1 or 2 spaces, with any die. */
RULE(sail_moves_one_or_two_spaces)
{
    table *t = position(3, "SM1 at (2,1), pool 1 6; active SM1");

    play(t, SM1, "place 1 sail");
    expect_offers(t, "step north; step east; step west");
    refused(t, SM1, "stop", "AH-7.5");
    play(t, SM1, "step east");
    expect_offers(t, "stop; step north; step east; step south; step west");
    play(t, SM1, "step west");
    assert_true(sails(t, SM1, 2, 1));
    expect_asked(t, SM1, AH_D_TURN);
    plays(t, SM1, "place 6 sail; step east; stop");
    assert_true(sails(t, SM1, 3, 1));
}

/* AH-6.2: Tailwind takes the Flagship to a space of the die's value, whatever lies between; or nowhere. */
RULE(tailwind_goes_to_the_space_of_its_value)
{
    table *t = position(3, "SM1 at (3,1), damage sail, pool 4 4; active SM1");

    play(t, SM1, "place 4 tailwind");
    expect_offers(t, "pass; go (1,0)");
    refused(t, SM1, "go (1,1)", "AH-6.2");
    refused(t, SM1, "go (0,1)", "AH-6.2");
    play(t, SM1, "pass");
    assert_true(sails(t, SM1, 3, 1));
    assert_int_equal(slots(t, SM1, "tailwind", 4), 1);
    t = position(3, "map M3; SM1 at (0,0), pool 6 4; active SM1");
    plays(t, SM1, "place 6 tailwind; go (3,1)");
    assert_true(sails(t, SM1, 3, 1));
}

/* AH-6.2: gold changes where the Tailwind goes. */
RULE(the_value_after_gold_decides_the_tailwind)
{
    table *t = position(3, "SM1 at (3,1), gold 2, pool 4 4; active SM1");

    plays(t, SM1, "place 4 tailwind; value 2");
    expect_offers(t, "pass; go (2,2)");
}

/* AH-6.3: a 1 on Tailwind finds no space. */
RULE(tailwind_one_leads_nowhere)
{
    table *t = position(3, "fill; SM1 at (2,1), pool 1 4; active SM1");

    play(t, SM1, "place 1 tailwind");
    assert_true(sails(t, SM1, 2, 1));
    expect_asked(t, SM1, AH_D_TURN);
    for (int i = 0; i < t->s.regions * AH_CORNERS; i++) assert_int_not_equal(ah_tail(&t->s, i), 1);
}

/* AH-6.4: a die on Cannons loads them until the round is over. */
RULE(cannons_stay_loaded_until_the_round_ends)
{
    table *t = position(3, "SM1 at (0,0), pool 1 1; active SM1; MU at (2,1), pool 1 1; BF at (2,1)");

    assert_false(ah_loaded(&t->s, AH_FLAGSHIP + SM1));
    play(t, SM1, "place 1 cannons");
    assert_true(ah_loaded(&t->s, AH_FLAGSHIP + SM1));
    plays(t, SM1, "place 1 tailwind");
    assert_true(ah_loaded(&t->s, AH_FLAGSHIP + SM1));
    plays(t, MU, "place 1 tailwind; place 1 tailwind");
    assert_false(ah_loaded(&t->s, AH_FLAGSHIP + SM1));
}

/* AH-6.5, AH-11.11: Repair removes up to 2 damage: fewer if one likes. */
RULE(repair_removes_up_to_two_damage)
{
    table *t = position(3, "SM1 at (0,1), damage sail sail cannons, pool 2 2; active SM1");

    play(t, SM1, "place 2 repair");
    expect_offers(t, "stop; repair sail; repair cannons");
    refused(t, SM1, "repair tailwind", "AH-11.8");
    plays(t, SM1, "repair cannons; repair sail");
    assert_int_equal(damage(t, SM1), 1);
    expect_asked(t, SM1, AH_D_TURN);
    t = position(3, "SM1 at (0,1), damage sail sail cannons, pool 4 2; active SM1");
    plays(t, SM1, "place 4 repair; repair sail; stop");
    assert_int_equal(damage(t, SM1), 2);
    t = position(3, "SM1 at (0,1), damage sail sail cannons, pool 4 2; active SM1");
    plays(t, SM1, "place 4 repair; stop");
    expect_asked(t, SM1, AH_D_TURN);
    assert_int_equal(damage(t, SM1), 3);
}

/* AH-6.5: the Squadron repairs with a 2, the others with any even die. */
RULE(the_squadron_repairs_with_a_two)
{
    table *t = position(2, "BF at (0,1), damage deploy, pool 2 4 3");

    assert_true(offered(t, "place 2 repair"));
    refused(t, BF, "place 4 repair", "AH-5.2");
    plays(t, BF, "place 2 repair; repair deploy");
    assert_int_equal(damage(t, BF), 0);
    t = position(2, "MU at (0,1), damage rally, pool 6 6; active MU");
    plays(t, MU, "place 6 repair; repair rally");
    assert_int_equal(damage(t, MU), 0);
}

/* AH-6.6: the same action again, as long as it has slots. */
RULE(an_action_may_be_repeated)
{
    table *t = position(3, "SM1 at (0,1), die 2 sail, pool 1 1 1; active SM1");

    plays(t, SM1, "place 1 sail; step north; stop; place 1 sail; step south");
    expect_asked(t, SM1, AH_D_STEP);
    t = position(3, "SM1 at (0,1), die 2 sail, die 2 sail, die 2 sail, pool 1; active SM1");
    refused(t, SM1, "place 1 sail", "AH-5.1");
}

/* AH-1.2: a card goes before the rules: with Pilot Wreckage does no harm, with Middleman gold does more. */
RULE(a_card_goes_before_the_rules)
{
    table *t = position(3, "SM1 at (0,1), crew pilot, pool 3 3; active SM1");

    plays(t, SM1, "place 3 sail; step east; ignore; stop");
    assert_int_equal(damage(t, SM1), 0);
    t = position(3, "SM1 at (0,1), crew middleman, gold 1, pool 3 3; active SM1");
    play(t, SM1, "place 3 cannons");
    expect_offers(t, "value 1; value 2; value 3; value 4; value 5; waste");
}

/* AH-1.3, AH-13.7, AH-17.6: what is forbidden stays so: no card that recruits "for free" works under an enemy Stronghold. */
RULE(a_prohibition_is_absolute)
{
    table *t =
        position(3, "strongholds (3,2); comrades (3,2) 2; MU at (0,1), hand enlist, pool 3 3; market sailor trawler elder; active MU");

    expect_clause(warning(t, "plan enlist"), "AH-20.5");
    play(t, MU, "plan enlist");
    assert_int_equal(rs_size(&captain(t, MU)->crew), 0);
    t = position(3, "strongholds (3,2); comrades (3,2) 1; SM1 at (3,2), pool 2 2; market sailor trawler elder; active SM1");
    play(t, SM1, "place 2 negotiate");
    expect_asked(t, SM1, AH_D_TURN);
    assert_int_equal(rs_size(&captain(t, SM1)->crew), 0);
}

/* AH-1.4, AH-14.5: the board's "up to 4" only reminds: Assemble places 4, and nobody is asked how many. */
RULE(texts_on_boards_only_remind)
{
    table *t = position(2, "ready 6; MU at (0,1), pool 1 3; active MU");

    play(t, MU, "place 1 assemble");
    expect_asked(t, MU, AH_D_TURN);
    assert_int_equal(comrades(t, 0, 0), 4);
}

/* AH-1.6: on anchoring first gold, then the Patrol, then the Harbour. */
RULE(effects_at_anchor_have_a_fixed_order)
{
    table *t = position(2, "map M2; BF at (1,1), damage deploy, pool 3 3; MU at (3,2)");

    plays(t, BF, "place 3 sail; step west; stop"); /* Harbour with 1 gold at (0,1) */
    expect_asked(t, BF, AH_D_PATROL);
    assert_int_equal(gold(t, BF), 1);
    play(t, BF, "post (0,1)");
    expect_asked(t, BF, AH_D_HARBOUR);
}

/* AH-1.8: all other players are enemies, Smugglers of each other too. */
RULE(everybody_else_is_an_enemy)
{
    table *t = position(4, "SM1 at (3,1), die 1 cannons, pool 3 3; SM2 at (2,1); BF at (0,0); MU at (0,0); active SM1; next 5 2");

    plays(t, SM1, "place 3 sail; step west");
    expect_asked(t, SM1, AH_D_VICTORY);
    assert_int_equal(times(t, AH_EV_BATTLE), 1);
}

/* AH-6.2, AH-2.3: a Tailwind space is where the turned tile has it, be it the first space of the map. */
RULE(a_tailwind_space_turns_with_its_tile)
{
    table *t = position(3, "map T2@(0,0)r0 C2@(2,1)r0; SM1 at (1,0), pool 3 4; active SM1");

    plays(t, SM1, "place 3 tailwind");
    expect_offers(t, "pass; go (0,0)");
    plays(t, SM1, "go (0,0); damage sail");
    assert_true(sails(t, SM1, 0, 0));
    assert_int_equal(gold(t, SM1), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(sail_moves_one_or_two_spaces),
        TEST(tailwind_goes_to_the_space_of_its_value),
        TEST(the_value_after_gold_decides_the_tailwind),
        TEST(tailwind_one_leads_nowhere),
        TEST(cannons_stay_loaded_until_the_round_ends),
        TEST(repair_removes_up_to_two_damage),
        TEST(the_squadron_repairs_with_a_two),
        TEST(an_action_may_be_repeated),
        TEST(a_card_goes_before_the_rules),
        TEST(a_prohibition_is_absolute),
        TEST(texts_on_boards_only_remind),
        TEST(effects_at_anchor_have_a_fixed_order),
        TEST(everybody_else_is_an_enemy),
        TEST(a_tailwind_space_turns_with_its_tile),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
