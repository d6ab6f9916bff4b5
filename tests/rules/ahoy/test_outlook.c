/* test_outlook.c - rules tests: what the program tells with a move (the chance to win, where Comrades land), of printed things and in a
 * terminal. */
#include "table.h"

#include <string.h>

/* AH-9.14: of 36 rolls the attacker wins the 21 in which it is not lower, the defender the other 15. */
RULE(a_tie_is_the_attackers)
{
    table *t = position(3, "SM1 at (2,1), die 2 cannons; MU at (3,1), die 2 cannons, pool 3 3; active MU");

    plays(t, MU, "place 3 sail; step west");
    expect_asked(t, MU, AH_D_FIRE);
    expect_outlook(t, "pass", "Chance to win: 58 %.\nIf the enemy fires for 1: 42 %.");
    expect_outlook(t, "fire cannons 1", "Chance to win: 72 %.\nIf the enemy fires for 1: 58 %.");
    play(t, MU, "pass");
    expect_asked(t, SM1, AH_D_FIRE);
    expect_outlook(t, "pass", "Chance to win: 42 %.");
    expect_outlook(t, "fire cannons 1", "Chance to win: 58 %.");
}

/* AH-9.3 to AH-9.5, AH-9.13: a step tells whom it fights, with what the figure and Fighters add; none in Fog, none if nobody is loaded. */
RULE(a_step_tells_of_its_battles)
{
    table *t = position(
        3, "map M2; patrols (3,1) (3,1); strongholds (3,2); SM1 at (2,2), die 1 cannons, pool 3 3; BF at (0,0); MU at (0,0); active SM1");

    play(t, SM1, "place 3 sail");
    expect_outlook(t, "step east", "Battle with a Stronghold: chance to win 28 % if nobody fires.");
    t = position(3, "patrols (2,1) (2,1); BF at (0,0); MU at (2,1); SM1 at (3,1), crew fighters, die 1 cannons, pool 3 3; active SM1");
    play(t, SM1, "place 3 sail");
    expect_outlook(t, "step west",
                   "Battle with the Union's Flagship: chance to win 72 % if nobody fires.\n"
                   "Battle with a Patrol: chance to win 72 % if nobody fires.");
    t = position(3, "patrols (2,1); BF at (0,0); MU at (2,1); SM1 at (3,1), pool 3 3; active SM1");
    play(t, SM1, "place 3 sail");
    expect_outlook(t, "step west", "");
    t = position(3, "map M2; patrols (2,1); BF at (0,0); MU at (0,0); SM1 at (2,2), die 1 cannons, pool 3 3; active SM1");
    play(t, SM1, "place 3 sail");
    expect_outlook(t, "step north", "");
}

/* AH-7.11: so does a direct move; AH-16.26: a Patrol moved by an Official fights nobody. */
RULE(direct_moves_tell_of_battles_too)
{
    table *t = position(
        3, "map M2; patrols (2,1); BF at (0,0); MU at (2,2); SM1 at (3,1), die 1 cannons, crew ghastly-gust, pool 3 3; active SM1");

    expect_outlook(t, "gust (2,2)", "Battle with the Union's Flagship: chance to win 58 % if nobody fires.");
    expect_outlook(t, "gust (2,1)", "");
    t = position(3,
                 "patrols (2,1); BF at (0,0), die 1 cannons-5; MU at (3,1), crew convincing-official, pool 3 3; SM1 at (3,1); active MU");
    plays(t, MU, "place 3 convincing-official; order patrol-1");
    expect_outlook(t, "step east", "");
}

/* AH-9.15, AH-17.2, AH-17.4: two dice against one win 197 of 216 as the attacker's; a Weapons Cache adds the Ready Comrades. */
RULE(plans_tell_what_they_are_worth)
{
    table *t = position(2, "patrols (2,1); BF at (0,0); MU at (3,1), die 1 cannons, pool 3 3, hand secret-weapon close-call weapons-cache; "
                           "ready 2; active MU");

    plays(t, MU, "place 3 sail; step west");
    expect_asked(t, MU, AH_D_PLANS);
    expect_outlook(t, "pass", "Chance to win: 58 %.");
    expect_outlook(t, "plan secret-weapon", "Chance to win: 91 %.");
    expect_outlook(t, "plan weapons-cache", "Chance to win: 83 %.");
    expect_outlook(t, "plan close-call", "");
    plays(t, MU, "plan secret-weapon");
    expect_outlook(t, "plan weapons-cache", "Chance to win: 98 %.");
}

/* AH-16.12: before the roll the Grogmaster's second one is told beside the chance, after it what is known. */
RULE(the_grogmaster_is_told_of)
{
    table *t = position(3, "SM1 at (2,1), crew grogmaster; MU at (3,1), die 2 cannons, pool 3 3; active MU; next 6 3");

    plays(t, MU, "place 3 sail; step west");
    expect_outlook(t, "pass", "Chance to win: 58 %.\nWith the Grogmaster's second roll: 42 %.");
    play(t, MU, "pass");
    expect_asked(t, SM1, AH_D_GROG);
    expect_outlook(t, "pass", "Chance to win: 0 %.");
    expect_outlook(t, "reroll", "Chance to win: 0 %.");
    t = position(3, "SM1 at (2,1), crew grogmaster; MU at (3,1), die 2 cannons, pool 3 3; active MU; next 4 3");
    plays(t, MU, "place 3 sail; step west; pass");
    expect_outlook(t, "reroll", "Chance to win: 33 %.");
}

/* AH-9.6, AH-9.10: where several are to be fought, each with what both sides could fire; the Cutter profits from no fire (AH-9.12). */
RULE(foes_are_compared)
{
    table *t = position(3, "cutter (2,1); MU at (2,1), die 3 cannons; BF at (0,0); SM1 at (3,1), die 6 cannons, pool 3 3; active SM1");

    plays(t, SM1, "place 3 sail; step west");
    expect_asked(t, SM1, AH_D_PICK);
    expect_outlook(t, "engage cutter", "Chance to win: 58 %.\nIf you fire for 5: 100 %.");
    expect_outlook(t, "engage union-flagship", "Chance to win: 58 %.\nIf you fire for 5: 100 %.\nIf the enemy fires for 2: 28 %.");
}

/* AH-17.1: Comrades are asked for island by island; each answer says which. */
RULE(evacuated_comrades_are_told_where_they_land)
{
    table *t = position(3, "map M1 S1@(-2,1)r0; comrades (0,0) 3; MU hand evacuation, pool 3 3; active MU");

    plays(t, MU, "plan evacuation");
    if (offered(t, "evacuate [0,0]")) play(t, MU, "evacuate [0,0]");
    expect_asked(t, MU, AH_D_EVACUATE_TO);
    expect_outlook(t, "settle 1", "1 lands on island B, 2 go on.");
}

/* AH-16.15: stolen cargo goes by its own name, and it is told who has it. */
RULE(stolen_cargo_is_named)
{
    table *t = position(3, "MU at (3,2), crew naive-noble, pool 3 3; SM1 at (3,2), crew sailor, cargo herbs; active MU");

    play(t, MU, "noble");
    expect_outlook(t, "steal-cargo herbs", "The Red Smuggler has it aboard as cargo.");
    refused(t, MU, "steal mystic", "AH-16.15");
    refused(t, MU, "steal-cargo tea", "AH-16.15");
    expect_outlook(t, "steal sailor", "");
}

/* AH-13.10: Patrols are told apart by where they are. */
RULE(patrols_are_told_apart)
{
    table *t = position(3, "patrols (0,1) (3,1); BF at (0,0), pool 3 3");

    play(t, BF, "place 3 order");
    expect_outlook(t, "order patrol-1", "It is at A south-west.");
    expect_outlook(t, "order patrol-2", "It is at B north-east.");
}

/* ---- What is printed, and the terminal --------------------------------------------------------------------------------------------- */

static const char *facts_of(const rs_words *words, int value)
{
    static char line[RS_LINE];
    rs_text out = rs_text_on(line, sizeof line);
    bool first = true;

    ah_facts(words, value, &out, &first);
    return line;
}

/* AH-9.2, AH-9.13, AH-14.12: when a figure is loaded, what it adds, and the slots of the Union's ships. */
RULE(figures_say_how_they_fight)
{
    assert_string_equal(facts_of(&ah_figure_words, AH_FIRST_PATROL), "\"loaded\":\"cannons\"");
    assert_string_equal(facts_of(&ah_figure_words, AH_LAST_STRONGHOLD), "\"loaded\":\"always\",\"strength\":2");
    assert_string_equal(facts_of(&ah_figure_words, AH_CUTTER), "\"loaded\":\"never\",\"slots\":[{\"berth\":\"cutter\",\"accepts\":126}]");
    assert_string_equal(facts_of(&ah_figure_words, AH_GUNSHIP),
                        "\"loaded\":\"always\",\"strength\":3,"
                        "\"slots\":[{\"berth\":\"gunship-4\",\"accepts\":16},{\"berth\":\"gunship-6\",\"accepts\":64}]");
}

/* AH-15.5: the white marker goes to a cell beside its own. */
RULE(cells_of_the_grid_say_what_lies_beside)
{
    assert_string_equal(facts_of(&ah_cell_words, 0), "\"reward\":\"pay5\",\"beside\":[\"0,1\",\"1,0\"]");
}

static const char *drawn(const table *t)
{
    static char screen[1 << 14];
    rs_text out = rs_text_on(screen, sizeof screen);

    ah_board(&t->s, &out);
    return screen;
}

/* AH-9.13, AH-9.15: the battle with all that counts. */
RULE(the_terminal_shows_the_battle)
{
    table *t =
        position(2, "strongholds (3,2); BF at (0,0); MU at (3,1), die 1 cannons, pool 3 3, crew fighters, hand secret-weapon close-call; "
                    "active MU");

    plays(t, MU, "place 3 sail; step south");
    assert_non_null(strstr(drawn(t), "Battle: the Union's Flagship (+1, die) against a Stronghold (+2, die)\n"));
    play(t, MU, "plan secret-weapon");
    assert_non_null(strstr(drawn(t), "Battle: the Union's Flagship (+1, two dice) against a Stronghold (+2, die)\n"));
    assert_non_null(strstr(drawn(t), "Plans played: Secret Weapon;\n"));
}

/* AH-8.1: a region that was found is public before it is laid. */
RULE(the_terminal_shows_the_region_found)
{
    table *t = position(2, "BF at (0,0), pool 3 3; MU at (3,2); next F2");

    plays(t, BF, "place 3 sail; step north");
    expect_asked(t, BF, AH_D_PLACE_TILE);
    assert_non_null(strstr(drawn(t), "Turned 0: nw open g2, ne open, se island, sw current vvv; sandbar nw|ne."));
}

/* AH-12.2, AH-13.4: who recruits or builds is told what comes of it. */
RULE(recruiting_and_building_say_what_they_bring)
{
    table *t = position(2, "patrols (3,2) (3,2) (3,2); BF at (0,1), pool 1; MU at (2,1), pool 3 3");

    play(t, BF, "place 1 tailwind");
    assert_non_null(
        strstr(outlook(t, "fortify [3,2]"), "It takes the place of 2 Patrols on the island (3 are there) and counts 2 for control."));
    t = position(3, "map K1@(0,0)r2 C2@(2,1)r0; SM1 at (0,0), gold 2, pool 3 3; market mystic buccaneer elder; active SM1");
    expect_outlook(t, "recruit mystic",
                   "Costs 1 gold; you have 1 left.\nFree, once a turn: take 1 damage, then deal 1 damage in your Flagship's region.");
}

/* AH-8.1, AH-10.11: where a region found is laid, all that the space shows that is entered, and what it comes to lie beside. */
RULE(a_region_found_says_what_is_entered)
{
    table *t = position(3, "map M2; SM1 at (3,2), pool 3 3; active SM1; next t2");

    plays(t, SM1, "place 3 sail; step east");
    expect_outlook(t, "lay 4 2 0",
                   "The space you enter is its north-west quarter: Wreckage.\n"
                   "A Treasure of 1 gold lies on that space.\n"
                   "That space has Tailwind 3.\n"
                   "It lies east of region B.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_tie_is_the_attackers),
        TEST(a_step_tells_of_its_battles),
        TEST(direct_moves_tell_of_battles_too),
        TEST(plans_tell_what_they_are_worth),
        TEST(the_grogmaster_is_told_of),
        TEST(foes_are_compared),
        TEST(evacuated_comrades_are_told_where_they_land),
        TEST(stolen_cargo_is_named),
        TEST(patrols_are_told_apart),
        TEST(figures_say_how_they_fight),
        TEST(cells_of_the_grid_say_what_lies_beside),
        TEST(the_terminal_shows_the_battle),
        TEST(the_terminal_shows_the_region_found),
        TEST(recruiting_and_building_say_what_they_bring),
        TEST(a_region_found_says_what_is_entered),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
