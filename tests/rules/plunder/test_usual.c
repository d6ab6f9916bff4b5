/* test_usual.c - rules tests: what is done for a captain whose time is up, at every decision. The clause is the decision's own. */
#include "table.h"

#include <stdio.h>
#include <string.h>

/* At this decision this is what the program would do; and it is a legal move. */
static void expect_usual(const table *t, const char *decision, const char *move)
{
    const rs_decision *pending = rs_pending(&pl_game, &t->s);
    rs_move usual = pending->usual(&t->s, &t->turn.moves);
    rs_moves one = {1, {usual}};

    assert_string_equal(pending->name, decision);
    if (rs_move_find(&pl_game, &one, move) < 0) {
        char line[RS_LINE];
        rs_text text = rs_text_on(line, sizeof line);

        rs_move_text(&pl_game, usual, &text);
        fail_msg("'%s' is usual, not '%s'", line, move);
    }
    assert_true(offered(t, move));
}

/* A position, moves made by whoever is asked, and then the usual one. */
static void expect_after(const char *text, const char *const *moves, const char *decision, const char *usual)
{
    table *t = position(4, text);

    for (int i = 0; moves[i]; i++) play(t, rs_asked(&t->s), moves[i]);
    expect_usual(t, decision, usual);
}

#define AFTER(...) ((const char *const[]){__VA_ARGS__, NULL})
#define AT_ONCE ((const char *const[]){NULL})

/* ---- Encounters ---------------------------------------------------------------------------------------------------------------- */

/* PL-5.3: Encounters are met, Actions rather given up than cards, bribe and tribute rather paid than fights begun. */
RULE(encounters_are_met_the_cautious_way)
{
    expect_after("A at OS-01, mate FM-05, hand PR-01; pending SE-03; step resolve", AT_ONCE, "lookout", "accept");
    expect_after("A hand PR-01; pending PE-02; step resolve", AT_ONCE, "brawl", "no-action");
    expect_after("A at OS-01; pending SE-01; step resolve", AT_ONCE, "bribe", "bribe");
    expect_after("map CO-01 0,2; A at CO-01; pending NA-02; step resolve", AT_ONCE, "canoes", "tribute");
}

/* PL-5.3: of two cards to be discarded the lowest goes first, of equal ones the one that comes first in the list of cards. */
RULE(the_lowest_cards_are_discarded)
{
    expect_after("A hand PR-01 OS-06 OS-07 TS-01; pending PE-03; step resolve", AT_ONCE, "discard-two", "discard OS-06");
    expect_after("A hand PR-01 OS-06 OS-07 TS-01; pending PE-03; step resolve", AFTER("discard OS-06"), "discard-two", "discard OS-07");
}

/* PL-16.3: a ship that does not attack is let pass. */
RULE(a_peaceful_ship_is_let_pass) { expect_after("A at OS-01; pending SH-21; step resolve", AT_ONCE, "meet", "let-pass"); }

/* PL-16.4: from one that attacks the captain flees if that costs nothing and succeeds, else fights. */
RULE(flight_is_usual_if_it_costs_nothing)
{
    expect_after("A at OS-01, mate FM-03, hand TS-01; pending SH-02; step resolve", AT_ONCE, "attacked", "flee");
    expect_after("A at OS-01, hand TS-01; pending SH-02; step resolve", AT_ONCE, "attacked", "fight");              /* 4 against 4 */
    expect_after("A at OS-01, mate FM-03, prize SH-05; pending SH-02; step resolve", AT_ONCE, "attacked", "fight"); /* 3 in tow */
}

/* ---- Pay and sailing ------------------------------------------------------------------------------------------------------------- */

/* PL-6.2: everything is paid, else the crew, else nothing. */
RULE(as_much_is_paid_as_can_be)
{
    expect_after("A own SH-12b, mate FM-01; step dues", AT_ONCE, "pay", "pay all");
    expect_after("A own SH-12b, mate FM-01, silver 2; step dues", AT_ONCE, "pay", "pay crew");
    expect_after("A own SH-12b, mate FM-01, silver 1; step dues", AT_ONCE, "pay", "pay none");
    expect_after("A mate FM-01, silver 0; step dues", AT_ONCE, "pay", "pay crew");
}

/* PL-7.6: the ship stays. */
RULE(the_ship_stays) { expect_after("A hand OS-05; step sail", AT_ONCE, "sail", "end"); }

/* PL-8.1: the toll is the lowest card that will do. */
RULE(the_toll_is_paid_with_the_lowest_card)
{
    expect_after("map CO-05 0,2; A at OS-01, hand OS-05 TS-02 TS-01 SH-10; step sail", AFTER("move north"), "toll", "discard TS-01");
}

/* PL-9.4: the Storm gets the lowest card that will do; it gets Prize or cargo only where there is no such card. */
RULE(the_storm_gets_the_lowest_card)
{
    expect_after("A prize SH-05, hand TS-01 SH-12 SH-10; step sail; deck ST-01", AFTER("move north"), "storm", "discard SH-10");
    expect_after("A traded sugar 2, hand SH-12 KR-01; step sail; deck ST-01", AFTER("move north"), "storm", "discard SH-12");
}

/* ---- Action and Trade ------------------------------------------------------------------------------------------------------------ */

/* PL-10.1: no Action is taken, unless a duty binds. */
RULE(no_action_is_usual)
{
    expect_after("A at OS-01, hand SH-21", AT_ONCE, "action", "pass");
    expect_after("map PT-09 0,2; A at PT-09, deed spain", AT_ONCE, "action", "pass"); /* it turned hostile since */
}

/* PL-10.3, PL-10.5: the duty is done: the Port is attacked, the Prize is sold. */
RULE(duties_are_done)
{
    expect_after("map PT-09 0,2; A at PT-09, deed spain, port-was-enemy, prize SH-05, hand PA-01", AT_ONCE, "action", "attack port");
    expect_after("A prize SH-05, mate FM-01", AT_ONCE, "action", "trade");
}

/* PL-11.3: a Trade is finished. */
RULE(a_trade_is_finished) { expect_after("A traded indigo 1; step trade", AT_ONCE, "trade", "done"); }

/* PL-14.2: for a Letter the highest card is bid, of equal ones the first. */
RULE(the_highest_card_is_bid)
{
    expect_after("map PT-08 0,2; war WD-01; A at PT-08, hand TS-01 SH-03 FM-02 FM-01", AFTER("letter"), "bid", "bid FM-01");
}

/* PL-14.3: nothing is put down against one. */
RULE(nothing_is_put_against_a_letter)
{
    expect_after("map PT-08 0,2; war WD-01; A at PT-08, hand TS-01; B hand PR-01", AFTER("letter"), "block", "bid nothing");
}

/* PL-22.2: who has both Letters stays friends with the nation named first on the card. */
RULE(the_first_nation_stays_a_friend)
{
    expect_after("A letters france spain, hand WD-02", AFTER("announce WD-02"), "warside", "side spain");
    expect_after("A letters france england, hand WD-04", AFTER("announce WD-04"), "warside", "side france");
}

/* PL-22.4: the lowest card is laid, with the first parameter it can have. */
RULE(the_lowest_card_is_laid)
{
    expect_after("A hand SH-10 TS-03 TS-02 KR-01; step lay", AT_ONCE, "encounter", "lay TS-02");
    expect_after("A at OS-02, hand TF-01 KR-01; B at OS-01; step lay", AT_ONCE, "encounter", "lay KR-01");
    expect_after("A at OS-02, hand TF-01 PR-01; B at OS-01; step lay", AT_ONCE, "encounter", "lay TF-01 OS-03");
    expect_after("war WD-03; A hand WD-05 SH-13; step lay", AT_ONCE, "encounter", "lay WD-05 england");
}

/* ---- Fights ---------------------------------------------------------------------------------------------------------------------- */

/* PL-15.5: no card is added in a Chase. */
RULE(nothing_is_added_in_a_chase) { expect_after("A at OS-01, hand SH-09 OS-05", AFTER("hunt SH-09"), "chase", "add nothing"); }

/* PL-15.6: in the Broadside the lowest card that saves the ship is added, or none if none does. */
RULE(the_lowest_card_that_saves_the_ship_is_added)
{
    expect_after("A at OS-01, hand SH-19 OS-05 TS-02 TS-01 KR-01", AFTER("hunt SH-19"), "broadside", "add TS-01"); /* 2 against 4 */
    expect_after("A at OS-01, hand SH-14 OS-05 TS-01", AFTER("hunt SH-14"), "broadside", "add nothing");           /* against 8 */
}

/* PL-15.7: after a won Broadside the fight is broken off. */
RULE(fights_are_broken_off) { expect_after("A at OS-01, hand SH-21", AFTER("hunt SH-21"), "board", "break-off"); }

/* PL-15.8: in the Boarding nothing is added if that wins, else the lowest card that does, else nothing; never a red text. */
RULE(the_lowest_card_that_wins_is_added)
{
    expect_after("A at OS-01, hand SH-21 KR-01", AFTER("hunt SH-21", "board"), "boarding", "add nothing");
    expect_after("A at OS-01, hand SH-22 KR-01 OS-06 OS-05", AFTER("hunt SH-22", "board"), "boarding", "add OS-05");
    expect_after("map CO-01 0,2; natives NA-02 CO-01; A at CO-01, hand TS-01", AFTER("attack natives"), "boarding", "add nothing");
    expect_after("map CO-01 0,2; natives NA-02 CO-01; A at CO-01, hand RC-02 KR-01", AFTER("attack natives"), "boarding", "add RC-02");
}

/* PL-12.5: with a Prize all stays as it is; without one the most valuable ship becomes the Prize. */
RULE(ships_are_kept_and_the_best_prize_taken)
{
    expect_after("A at OS-01, prize SH-05, hand SH-21", AFTER("hunt SH-21", "board"), "take", "take pinnace SH-05");
    expect_after("A at OS-01, hand SH-21", AFTER("hunt SH-21", "board"), "take", "take pinnace SH-21");
    expect_after("A at OS-01, own SH-14b; B at OS-01, own SH-21b, prize SH-25", AFTER("attack blue", "stand", "board"), "take",
                 "take SH-14 SH-25");
    expect_after("A at OS-01, own SH-14b; B at OS-01, own SH-06b, prize SH-05", AFTER("attack blue", "stand", "board"), "take",
                 "take SH-14 SH-05"); /* both worth 10 */
}

/* PL-12.3: the cheapest token goes, of equal price plunder before Traded Cargo and the good that comes first. */
RULE(the_cheapest_token_goes)
{
    expect_after("A at OS-01, traded sugar 1 cotton 1, prize SH-05, plundered tobacco 1; pending SE-02; step resolve", AT_ONCE, "dump",
                 "dump traded sugar");
    expect_after("A at OS-01, traded tobacco 1, prize SH-05, plundered cotton 1 indigo 1; pending SE-02; step resolve", AT_ONCE, "dump",
                 "dump plundered cotton");
    expect_after("A at OS-01, traded tobacco 1 cotton 1; pending SE-02; step resolve; B at OS-02", AT_ONCE, "dump", "dump traded tobacco");
}

/* PL-17.2: who is attacked by a captain stands. */
RULE(the_defender_stands) { expect_after("A at OS-01; B at OS-01, prize SH-05", AFTER("attack blue"), "defend", "stand"); }

/* PL-17.3: a Prize left behind is taken. */
RULE(an_abandoned_prize_is_taken)
{
    expect_after("A at OS-01; B at OS-01, prize SH-05", AFTER("attack blue", "flee abandon"), "salvage", "salvage");
}

/* PL-17.5: in a duel nothing is added. */
RULE(nothing_is_added_in_a_duel)
{
    expect_after("A at OS-01, hand KR-01; B at OS-01", AFTER("attack blue", "stand"), "duel", "add nothing");
    expect_after("A at OS-01; B at OS-01, hand RC-01", AFTER("attack blue", "flee"), "duel", "add nothing");
}

/* PL-17.6: the winner of a Broadside sinks the loser. */
RULE(the_victor_sinks) { expect_after("A at OS-01; B at OS-01", AFTER("attack blue", "stand"), "victor", "sink"); }

/* ---- Everywhere -------------------------------------------------------------------------------------------------------------------- */

/* PL-23.4: at every decision of games played at random the usual move is there and legal; and played alone it ends a game. */
RULE(the_usual_move_is_always_legal)
{
    static _Alignas(RS_ALIGN) pl_state s;
    static rs_turn turn;
    rs_chance chance;

    for (int game = 0; game < 60; game++) {
        char seed[16];

        snprintf(seed, sizeof seed, "usual %d", game);
        rs_chance_seed(&chance, "plunder", seed, NULL, 0);
        rs_turn_init(&turn, &chance);
        assert_int_equal(rs_start(&pl_game, &s, 2 + game % 3, NULL, &turn), RS_OK);
        while (rs_asked(&s) >= 0) {
            const rs_decision *pending = rs_pending(&pl_game, &s);
            rs_move usual = pending->usual(&s, &turn.moves);
            int index = 0;

            while (index < turn.moves.count && memcmp(&turn.moves.at[index], &usual, sizeof usual) != 0) index++;
            if (index == turn.moves.count) fail_msg("the usual move at '%s' is not legal", pending->name);
            rs_choose(&pl_game, &s, game < 3 ? index : rs_below(&chance, turn.moves.count), &turn);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(encounters_are_met_the_cautious_way),
        TEST(the_lowest_cards_are_discarded),
        TEST(a_peaceful_ship_is_let_pass),
        TEST(flight_is_usual_if_it_costs_nothing),
        TEST(as_much_is_paid_as_can_be),
        TEST(the_ship_stays),
        TEST(the_toll_is_paid_with_the_lowest_card),
        TEST(the_storm_gets_the_lowest_card),
        TEST(no_action_is_usual),
        TEST(duties_are_done),
        TEST(a_trade_is_finished),
        TEST(the_highest_card_is_bid),
        TEST(nothing_is_put_against_a_letter),
        TEST(the_first_nation_stays_a_friend),
        TEST(the_lowest_card_is_laid),
        TEST(nothing_is_added_in_a_chase),
        TEST(the_lowest_card_that_saves_the_ship_is_added),
        TEST(fights_are_broken_off),
        TEST(the_lowest_card_that_wins_is_added),
        TEST(ships_are_kept_and_the_best_prize_taken),
        TEST(the_cheapest_token_goes),
        TEST(the_defender_stands),
        TEST(an_abandoned_prize_is_taken),
        TEST(nothing_is_added_in_a_duel),
        TEST(the_victor_sinks),
        TEST(the_usual_move_is_always_legal),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
