/* test_usual.c - rules tests: what is done for a captain whose time is up, at every decision. The clause is the decision's own. */
#include "table.h"

/* ---- The turn -------------------------------------------------------------------------------------------------------------- */

/* DR-2.1: the first of the two bonus tiles is kept. */
RULE(the_first_bonus_tile_is_kept)
{
    expect_usual(set_up(2, "I01 I02 I03 I04 I07 OS1 I05 U101 MF11 U119 BA5 BA2 BA3 BA4"), DR_D_BONUS, "keep-tile BA5");
}

/* DR-20.1: the first card of the hand that can rise is levelled up, even when attacked. */
RULE(a_card_is_levelled_up)
{
    expect_after("P pending, hand bosun:4 gunner-1 sailor-1; step turn", AT_ONCE, DR_D_LEVEL, "level-up gunner-1");
    expect_after("P pending, hand bosun:4; step turn", AT_ONCE, DR_D_LEVEL, "decline");
}

/* DR-1.3: the main phase is ended. */
RULE(the_main_phase_is_ended) { expect_after("P dock 2, hand sailor-1", AT_ONCE, DR_D_MAIN, "end"); }

/* DR-5.7, DR-6.8: no optional sails are counted, and a movement ends where it may. */
RULE(a_movement_ends_where_it_may)
{
    expect_after("P play deckhand-1:2", AFTER("set-sail"), DR_D_RIG, "hoist");
    expect_after("P track 3", AFTER("sail 1.1"), DR_D_STEP, "anchor");
    expect_after("2.1 dark; P at 1.1, track 3; turn explored", AFTER("sail 2.1"), DR_D_STEP, "sail 1.1");
}

/* DR-6.13: of several pirates the first is fought. */
RULE(the_first_pirate_is_fought)
{
    expect_after("2.2 OS1; 2.1 OS2; B at 2.2, pirate; G at 2.2, pirate; P at 2.1, track 1, cargo 1", AFTER("sail 2.2"), DR_D_PIRATES,
                 "fight blue");
}

/* DR-7.1, DR-19.5: a ship goes to trade mode, and nothing is sleeved unless it must be. */
RULE(the_clean_up_commits_to_nothing)
{
    expect_after("2.2 OS1; P at 2.2, hand sailor-1", AFTER("end"), DR_D_MODE, "mode trade");
    expect_after("P wait U101, play sailor-1", AFTER("end"), DR_D_SLEEVE, "done");
    expect_after("P wait U101 U102, play sailor-1", AFTER("end"), DR_D_SLEEVE, "sleeve U101 sailor-1");
}

/* ---- Goods ----------------------------------------------------------------------------------------------------------------- */

/* DR-4.7, DR-4.12, DR-4.11: the ship is touched least: 1 is loaded or unloaded, the dock pays first and gains all, and what is too much
 * goes ashore if it can, else overboard. */
RULE(the_ship_is_touched_least)
{
    expect_after("P dock 5", AFTER("load cargo"), DR_D_AMOUNT, "amount 1");
    expect_after("P cargo 2, dock 2, damage 1, play sailor-1:2", AFTER("use sailor-1 level repair-2-harbour"), DR_D_PAY, "amount 0");
    expect_after("P play sailor-1:4", AFTER("use sailor-1 level cargo-4-any"), DR_D_SPLIT, "amount 0");
    expect_after("P cargo 7, play sailor-1+U215", AFTER("use sailor-1 middle cargo-2-ship"), DR_D_LET_GO, "land cargo");
    expect_after("2.2 OS1; P at 2.2, cargo 6, coins 1, play sailor-1+U215", AFTER("use sailor-1 middle cargo-2-ship"), DR_D_LET_GO,
                 "drop cargo");
}

/* DR-4.5: goods are stowed in the fewest holds. */
RULE(goods_are_stowed_in_the_fewest_holds) { expect_after("P dock 2", AFTER("load cargo", "amount 2"), DR_D_STOW, "holds a"); }

/* ---- Abilities ------------------------------------------------------------------------------------------------------------- */

/* DR-9.2, DR-9.1, DR-10.4, DR-11.2, DR-12.2: the first that is offered; once something was done, no more. */
RULE(abilities_take_the_first_that_is_offered)
{
    expect_after("2.2 I05, B 2+0, G 2+0; P at 2.2, play deckhand-1", AFTER("use deckhand-1 level place-1"), DR_D_REPLACE, "replace blue");
    expect_after("3.1 I05; 3.2 I06; P play sailor-1+U114", AFTER("use sailor-1 bottom place-row-3"), DR_D_REMOTE, "place 3.1");
    expect_after("1.1 I02; 1.2 I03; P play purser:2", AFTER("use purser level produce-2"), DR_D_PRODUCE, "produce 1.1");
    expect_after("1.1 I02; 1.2 I03; P play purser:2", AFTER("use purser level produce-2", "produce 1.2"), DR_D_PRODUCE, "done");
    expect_after("1.1 I02, P 2+1; P dock 9, play first-mate:3", AFTER("use first-mate level build-2"), DR_D_BUILD, "build 1.1 fort");
    expect_after("P dock 3, play bosun:3", AFTER("use bosun level basic-3"), DR_D_EXTEND, "extend EB1 b");
    expect_after("P hand sailor-1+U317+U101+U102", AFTER("play sailor-1"), DR_D_COPY, "copy top");
}

/* DR-22.1: a cube that is short is fetched. */
RULE(a_cube_that_is_short_is_fetched)
{
    expect_after("2.2 I05; 3.1 I01, P 3+26; P at 2.2, play deckhand-1", AFTER("use deckhand-1 level place-1"), DR_D_SHORT, "fetch 3.1");
}

/* DR-9.10: a placement that another ability would have to help is given up. */
RULE(no_further_ability_is_added)
{
    expect_after("1.1 I02, B 3+0; B done; ender B; active G; G at 1.1, play deckhand-1 deckhand-2", AFTER("use deckhand-1 level place-1"),
                 DR_D_REPLACE, "give-up");
}

/* ---- Battle ---------------------------------------------------------------------------------------------------------------- */

#define DUEL "2.2 OS1; G at 2.2, cargo 1, hand gunner-1:2; P at 2.2, play captain:2"

/* DR-17.2, DR-17.3, DR-14.4, DR-14.5: nothing is thrown overboard, no card is played, and all cannons fire. */
RULE(a_battle_is_fought_with_what_is_there)
{
    expect_after("2.2 OS1; B at 2.2; G at 2.2; P at 2.2, play captain:2", AFTER("use captain level flag"), DR_D_FLAG, "attack blue");
    expect_after(DUEL, AFTER("use captain level flag"), DR_D_PREPARE, "done");
    expect_after(DUEL ", hand gunner-1:2", AFTER("use captain level flag", "done"), DR_D_CARDS, "done");
    expect_after(DUEL " sailor-1+U203", AFTER("use captain level flag", "done"), DR_D_CUBES, "amount 3");
    expect_after(DUEL, AFTER("use captain level flag", "done", "amount 1"), DR_D_DEFEND, "done");
}

/* DR-14.7: no battle ability is used. */
RULE(no_battle_ability_is_used)
{
    expect_after("2.2 OS1, card MF21; P at 2.2, play sailor-1+U112; next M201 L0 L0 L0 L0", AFTER("raid MF21", "amount 1"), DR_D_ABILITY,
                 "pass");
}

#define RAID_WITH(upgrade_) "2.2 OS1, card MF21; P at 2.2, play sailor-1+" upgrade_ "; next M201 L11 L11 L0 L0 L0 gunner-1"

/* DR-5.3, DR-15.9, DR-15.10: a card drawn is kept; the first cube is pushed or given up. */
RULE(what_an_ability_asks_is_answered_modestly)
{
    expect_after(RAID_WITH("U304"), AFTER("raid MF21", "amount 2", "use sailor-1 top drawfire"), DR_D_DRAWFIRE, "keep");
    expect_after(RAID_WITH("U405"), AFTER("raid MF21", "amount 2", "use sailor-1 bottom push"), DR_D_PUSH, "push a1 black");
    expect_after(RAID_WITH("U405"), AFTER("raid MF21", "amount 2", "use sailor-1 bottom push", "push a1 black"), DR_D_PUSH_TO, "to a2");
    expect_after("2.2 OS1, card MF21; P at 2.2, play gunner-1:4; next M201 L0 L11 L0 L0 L0",
                 AFTER("raid MF21", "amount 2", "use gunner-1 level sacrifice"), DR_D_SACRIFICE, "sacrifice a1");
}

/* DR-14.11, DR-14.17, DR-20.8, DR-8.12: all plunder and loot come aboard, the bottom card rises, and no card is taken. */
RULE(what_is_won_is_taken)
{
    expect_after("2.2 I05; G at 2.2, pirate; P at 2.2; next L65 L0", AFTER("fight green", "amount 1"), DR_D_PLUNDER, "amount 2");
    expect_after("2.2 OS1, card MF21; P at 2.2, cargo 5, stow AD; next M201 L0 L11 L11 L11", AFTER("raid MF21", "amount 1"), DR_D_LOOT,
                 "amount 2");
    expect_after("1.1 OS1, card MF12; P at 1.1; next M104 L50 L11 L11 L11 sailor-3", AFTER("raid MF12", "amount 1", "holds a"), DR_D_BOTTOM,
                 "raise");
    expect_after("2.1 OS1, card MF23; P at 2.1; next M206 L0 L11 L11 L11 L11", AFTER("raid MF23", "amount 1"), DR_D_TAKE, "pass");
}

/* ---- Everywhere ------------------------------------------------------------------------------------------------------------ */

/* DR-1.3, DR-23.6: at every decision of games played at random the usual move is there and legal; and played alone it ends a game. */
RULE(the_usual_move_is_always_legal) { expect_usual_everywhere(15); }

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_first_bonus_tile_is_kept),
        TEST(a_card_is_levelled_up),
        TEST(the_main_phase_is_ended),
        TEST(a_movement_ends_where_it_may),
        TEST(the_first_pirate_is_fought),
        TEST(the_clean_up_commits_to_nothing),
        TEST(the_ship_is_touched_least),
        TEST(goods_are_stowed_in_the_fewest_holds),
        TEST(abilities_take_the_first_that_is_offered),
        TEST(a_cube_that_is_short_is_fetched),
        TEST(no_further_ability_is_added),
        TEST(a_battle_is_fought_with_what_is_there),
        TEST(no_battle_ability_is_used),
        TEST(what_an_ability_asks_is_answered_modestly),
        TEST(what_is_won_is_taken),
        TEST(the_usual_move_is_always_legal),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
