/* test_vectors_interplay.c - the test vectors of the rules, TV-49 to TV-71: house content and how the rules work together. */
#include "table.h"

/* ---- Encounters that cost a turn or part of it ------------------------------------------------------------------------ */

/* TV-49; PL-5.3, PL-7.1, PL-7.4: in the fog nothing is explored and one move at most is made. */
static void fog_allows_one_move_and_no_exploring(void **state)
{
    table *t = position(3, "A at OS-01, hand OS-05; map OS-06 0,2; pending SE-05; step resolve; deck SH-09");

    (void)state;
    assert_true(happened(t, PL_EV_FOG, A));
    assert_true(in_discard(t, "SE-05"));
    expect_asked(t, A, PL_D_SAIL);
    expect_offers(t, "move north; move south; end");
    refused(t, A, "explore OS-05 east", "PL-7.1");
    play(t, A, "move north");
    assert_true(hand_is(t, A, "OS-05 SH-09"));
    assert_int_equal(at(t, A), card("OS-06"));
    answer_alone(t, A, "end");
    expect_asked(t, A, PL_D_ACTION);
    expect_offers(t, "pass; hunt SH-09");
}

/* TV-50; PL-5.3, PL-6.7: the Scurvy leaves of the turn only the Encounter to lay; a crew that lies still does not mutiny. */
static void scurvy_costs_the_turn(void **state)
{
    table *t = position(3, "A at OS-01, own SH-12b, hand TS-01; pending SE-03; step resolve");

    (void)state;
    assert_true(happened(t, PL_EV_SCURVY, A));
    assert_true(in_discard(t, "SE-03"));
    assert_int_equal(times(t, PL_EV_MUTINY) + times(t, PL_EV_PAID) + times(t, PL_EV_SAILS), 0);
    assert_false(unasked(t, A, "pay none") || unasked(t, A, "end") || unasked(t, A, "pass"));
    expect_asked(t, A, PL_D_ENCOUNTER);
    answer_alone(t, A, "lay TS-01");
    assert_int_equal(captain(t, A)->own, card("SH-12"));
    assert_int_equal(captain(t, A)->silver, 5);
    assert_int_equal(at(t, A), card("OS-01"));
    expect_asked(t, B, PL_D_SAIL);
    sound(t);
}

/* ---- Coastlands ------------------------------------------------------------------------------------------------------- */

/* TV-51; PL-10.2: the Turtle Hunt fills the hand to seven. */
static void a_turtle_hunt_draws_to_seven(void **state)
{
    table *t = position(3, "A at CO-01, hand CA-01 TS-01 TS-02; map CO-01 0,2; deck OS-05 OS-06 OS-07 OS-08 OS-09");

    (void)state;
    expect_offers(t, "pass; turtle-hunt");
    play(t, A, "turtle-hunt");
    assert_true(in_discard(t, "CA-01"));
    assert_int_equal(times(t, PL_EV_DRAW), 5);
    assert_true(hand_is(t, A, "TS-01 TS-02 OS-05 OS-06 OS-07 OS-08 OS-09"));
    expect_asked(t, A, PL_D_ENCOUNTER);
}

/* TV-51; PL-9.8, PL-9.4: a Storm ends the Turtle Hunt, and does not touch a ship on a Coastland. */
static void a_storm_ends_the_turtle_hunt(void **state)
{
    table *t = position(3, "A at CO-01, hand CA-01 TS-01 TS-02, traded sugar 1; map CO-01 0,2; deck OS-05 OS-06 ST-01");

    (void)state;
    play(t, A, "turtle-hunt");
    assert_true(happened(t, PL_EV_STORM, A));
    assert_int_equal(times(t, PL_EV_STORM_OVER), 1);
    assert_true(hand_is(t, A, "TS-01 TS-02 OS-05 OS-06"));
    assert_int_equal(traded(t, A, PL_SUGAR), 1);
    assert_true(rs_is_empty(&t->s.discard));
    expect_asked(t, A, PL_D_ENCOUNTER);
}

/* TV-52; PL-1.7, PL-11.1, PL-5.11: too little cargo for the tribute costs all of it and silver; the Natives stay and trade with all. */
static void war_canoes_take_tribute_and_stay(void **state)
{
    table *t = position(3, "active B; B at CO-01, traded sugar 1, silver 2; C at CO-01; map CO-01 0,2; pending NA-02; step resolve");

    (void)state;
    expect_asked(t, B, PL_D_CANOES);
    expect_offers(t, "tribute; fight");
    play(t, B, "tribute");
    assert_int_equal(traded(t, B, PL_SUGAR), 0);
    assert_true(happened(t, PL_EV_GOODS_OUT, B));
    assert_int_equal(captain(t, B)->silver, 0);
    assert_int_equal(t->s.native_at[1], card("CO-01"));
    assert_false(in_discard(t, "NA-02"));
    expect_asked(t, B, PL_D_SAIL);
    play(t, B, "end");
    expect_asked(t, B, PL_D_ACTION);
    expect_offers(t, "pass; trade; attack natives; attack green");
    play(t, B, "pass");

    play(t, C, "end");
    play(t, C, "trade");
    expect_offers(t, "buy tobacco 1; buy tobacco 2; buy tobacco 3; buy indigo 1; done");
    play(t, C, "buy tobacco 2");
    assert_int_equal(captain(t, C)->silver, 3);
    assert_int_equal(traded(t, C, PL_TOBACCO), 2);
}

/* ---- Trade ------------------------------------------------------------------------------------------------------------ */

/* TV-53; PL-5.6, PL-11.10: a Ship laid on a captain in Port is his to buy this turn. */
static void a_ship_laid_in_port_may_be_bought(void **state)
{
    table *t = position(3, "active B; B at PT-08, silver 12; map PT-08 0,2; pending SH-05; step resolve");

    (void)state;
    assert_true(happened(t, PL_EV_OFFER, B));
    assert_int_equal(captain(t, B)->offer, card("SH-05"));
    expect_asked(t, B, PL_D_SAIL);
    play(t, B, "end");
    play(t, B, "trade");
    play(t, B, "buy-ship SH-05");
    assert_int_equal(captain(t, B)->silver, 2);
    assert_int_equal(captain(t, B)->own, card("SH-05"));
    assert_false(captain(t, B)->own_won);
    assert_int_equal(captain(t, B)->offer, PL_NONE);
    expect_asked(t, B, PL_D_TRADE);
}

/* TV-53; PL-5.8: who sails away leaves the offer behind. */
static void an_offer_ends_when_the_captain_sails(void **state)
{
    table *t = position(3, "active B; B at PT-08, silver 12; map PT-08 0,2; pending SH-05; step resolve; deck OS-05");

    (void)state;
    play(t, B, "move south");
    assert_int_equal(captain(t, B)->offer, PL_NONE);
    assert_true(in_discard(t, "SH-05"));
    assert_int_equal(captain(t, B)->own, PL_PINNACE);
}

/* TV-54; PL-11.11, PL-12.7, PL-12.12: an exchange pays the difference, and what does not fit the new hold goes. */
static void exchanging_for_a_smaller_ship_dumps_cargo(void **state)
{
    table *t = position(3, "A at PT-07, own SH-08b, traded cotton 9, silver 0, hand SH-12; map PT-07 0,2; step trade");

    (void)state;
    play(t, A, "exchange SH-12");
    assert_int_equal(captain(t, A)->silver, 6);
    assert_int_equal(captain(t, A)->own, card("SH-12"));
    assert_false(captain(t, A)->own_won);
    assert_true(in_discard(t, "SH-08"));
    assert_true(unasked(t, A, "dump traded cotton"));
    assert_int_equal(times(t, PL_EV_GOODS_OUT), 6);
    assert_int_equal(traded(t, A, PL_COTTON), 3);
    expect_asked(t, A, PL_D_TRADE);
}

/* TV-54; PL-11.3, PL-11.5: selling the cargo first brings its price as well. */
static void selling_the_cargo_before_the_exchange_is_better(void **state)
{
    table *t = position(3, "A at PT-07, own SH-08b, traded cotton 9, silver 0, hand SH-12; map PT-07 0,2; step trade");

    (void)state;
    play(t, A, "sell cotton 9");
    play(t, A, "exchange SH-12");
    assert_int_equal(captain(t, A)->silver, 9 + 6);
    assert_int_equal(times(t, PL_EV_GOODS_OUT), 0);
}

/* TV-55; PL-10.3, PL-10.7, PL-11.3, PL-11.7, PL-11.8, PL-11.9: with Sneak into Port an Enemy's Port buys everything, without an attack. */
static void sneaking_into_an_enemy_port_sells_everything(void **state)
{
    table *t = position(3, "A at OS-01, deed spain, prize SH-16, plundered cotton 3, traded tobacco 2, hand PA-01; map PT-10 0,2; "
                           "step sail; deck OS-05");

    (void)state;
    play(t, A, "move north");
    expect_asked(t, A, PL_D_ACTION);
    expect_offers(t, "attack port; sneak PA-01; abandon");
    refused(t, A, "pass", "PL-10.3");
    refused(t, A, "trade", "PL-11.1");

    play(t, A, "sneak PA-01");
    assert_int_equal(times(t, PL_EV_ATTACKS), 0);
    assert_true(in_discard(t, "PA-01"));
    expect_asked(t, A, PL_D_TRADE);
    assert_int_equal(captain(t, A)->silver, 5); /* the sale is a choice */
    play(t, A, "sell-plunder");
    assert_int_equal(captain(t, A)->silver, 5 + 6 + 5);
    assert_true(in_discard(t, "SH-16"));
    assert_int_equal(captain(t, A)->prize, PL_NONE);
    assert_int_equal(plundered(t, A, PL_COTTON), 0);
    refused(t, A, "sell-plunder", "PL-11.3");
    play(t, A, "sell tobacco 2");
    assert_int_equal(captain(t, A)->silver, 16 + 8);
    assert_int_equal(captain(t, A)->deed, 1 << PL_SPAIN);
}

/* TV-56; PL-9.2, PL-22.4: who ends phase 4 with seven cards lays one, and begins the next turn with six. */
static void seven_cards_become_six_by_the_encounter(void **state)
{
    table *t = position(3, "A at OS-01, hand TS-01 TS-02 TS-03 TS-04 TS-05 TS-06 TM-01");

    (void)state;
    answer_alone(t, A, "pass");
    expect_asked(t, A, PL_D_ENCOUNTER);
    assert_int_equal(hand_size(t, A), 7);
    play(t, A, "lay TS-01");
    assert_int_equal(hand_size(t, A), 6);
    idle(t, B);
    idle(t, C);
    expect_asked(t, A, PL_D_SAIL);
    assert_int_equal(hand_size(t, A), 6);
}

/* TV-57; PL-7.7, PL-10.3, PL-10.4: who leaves the Port that turned hostile cannot come back, and is bound in the next one. */
static void the_grace_is_only_for_lying_still(void **state)
{
    table *t = position(3, "A at PT-06, letters france; C hand WD-04; map PT-06 0,2; map PT-08 1,1; active C; step lay; deck PA-01 OS-05");

    (void)state;
    answer_alone(t, C, "lay WD-04");
    assert_int_equal(pl_enemies(&t->s, A), 1 << PL_ENGLAND);
    expect_asked(t, A, PL_D_SAIL);
    play(t, A, "move south");
    refused(t, A, "move north", "PL-7.7");
    play(t, A, "move east");
    assert_int_equal(at(t, A), card("PT-08"));
    expect_asked(t, A, PL_D_ACTION);
    expect_offers(t, "attack port; sneak PA-01");
    refused(t, A, "pass", "PL-10.3");
}

/* ---- News ------------------------------------------------------------------------------------------------------------- */

/* TV-58; PL-5.5, PL-5.9: a Treaty between nations at peace has no effect. */
static void a_treaty_without_a_war_has_no_effect(void **state)
{
    table *t = position(3, "A hand TS-03; step lay");

    (void)state;
    answer_alone(t, A, "lay TS-03");
    assert_true(happened(t, PL_EV_NO_EFFECT, B));
    assert_true(in_discard(t, "TS-03"));
    expect_asked(t, B, PL_D_SAIL);
}

/* TV-59; PL-22.1, PL-22.3, PL-5.9: who lays a blank War names the second nation; only the blank Treaty that names it ends that war. */
static void a_blank_war_is_filled_by_its_player(void **state)
{
    table *t = position(3, "A hand WD-06 OS-05; B hand TS-03 TS-06; step lay");

    (void)state;
    expect_asked(t, A, PL_D_ENCOUNTER);
    expect_offers(t, "lay WD-06 holland; lay WD-06 england; lay WD-06 spain; lay OS-05");
    refused(t, A, "lay WD-06", "PL-22.5");
    play(t, A, "lay WD-06 holland");
    assert_int_equal(arg_of(t, PL_EV_LAID, 1), PL_PARAMETER_NATION + PL_HOLLAND);
    assert_true(happened(t, PL_EV_WAR, B));
    assert_int_equal(t->s.war[5].a, PL_FRANCE);
    assert_int_equal(t->s.war[5].b, PL_HOLLAND);
    assert_false(in_discard(t, "WD-06"));

    play(t, B, "end");
    expect_asked(t, B, PL_D_ACTION);
    expect_offers(t, "pass; trade; attack port; announce TS-06 WD-06");
    refused(t, B, "announce TS-03", "PL-5.9");
    play(t, B, "announce TS-06 WD-06");
    assert_true(happened(t, PL_EV_PEACE, B));
    assert_int_equal(t->s.war[5].a, PL_NONE);
    assert_true(in_discard(t, "WD-06") && in_discard(t, "TS-06"));
}

/* ---- Prizes and holds ------------------------------------------------------------------------------------------------- */

/* TV-60; PL-12.9: with the Prize goes all plunder, whatever room the Own Ship has. */
static void abandoning_the_prize_loses_all_plunder(void **state)
{
    table *t = position(3, "A at OS-01, own SH-08w, prize SH-05, plundered sugar 6");

    (void)state;
    expect_offers(t, "pass; abandon");
    play(t, A, "abandon");
    assert_int_equal(captain(t, A)->prize, PL_NONE);
    assert_true(in_discard(t, "SH-05"));
    assert_int_equal(plundered(t, A, PL_SUGAR), 0);
    assert_int_equal(t->s.supply[PL_SUGAR], PL_TOKENS);
    assert_int_equal(captain(t, A)->own, card("SH-08"));
    assert_true(captain(t, A)->own_won);
}

static table *capture_the_san_telmo(void)
{
    table *t = position(3, "A at OS-01, own SH-08w, traded cotton 5, plundered sugar 3, deed spain, hand SH-22; deck PT-06");

    play(t, A, "hunt SH-22");
    expect_asked(t, A, PL_D_BOARD);
    play(t, A, "board");
    expect_asked(t, A, PL_D_TAKE);
    return t;
}

/* TV-61 (a); PL-12.12, PL-19.6, PL-19.7: a won ship without a Prize has one hold for both piles; what is too much goes from either. */
static void a_won_ship_shares_one_hold(void **state)
{
    table *t = capture_the_san_telmo();

    (void)state;
    play(t, A, "take SH-08 none");
    assert_true(in_discard(t, "SH-22"));
    assert_int_equal(plundered(t, A, PL_SUGAR), 7);
    assert_int_equal(traded(t, A, PL_COTTON), 5);
    for (int i = 0; i < 3; i++) {
        expect_asked(t, A, PL_D_DUMP);
        expect_offers(t, "dump traded cotton; dump plundered sugar");
        play(t, A, i == 1 ? "dump plundered sugar" : "dump traded cotton");
    }
    assert_int_equal(plundered(t, A, PL_SUGAR), 6);
    assert_int_equal(traded(t, A, PL_COTTON), 3);
    expect_asked(t, B, PL_D_SAIL);
}

/* TV-61 (b); PL-12.12: with a Prize the plunder must fit the Prize, and Traded Cargo is left alone. */
static void with_a_prize_plunder_fits_the_prize(void **state)
{
    table *t = capture_the_san_telmo();

    (void)state;
    play(t, A, "take SH-08 SH-22");
    assert_int_equal(captain(t, A)->prize, card("SH-22"));
    assert_true(unasked(t, A, "dump plundered sugar"));
    assert_int_equal(times(t, PL_EV_GOODS_OUT), 3);
    assert_int_equal(plundered(t, A, PL_SUGAR), 4);
    assert_int_equal(traded(t, A, PL_COTTON), 5);
    expect_asked(t, B, PL_D_SAIL);
}

/* TV-62; PL-16.10, PL-21.1: whether a ship runs is settled before the attack makes its nation an Enemy. */
static void running_is_settled_before_the_flag(void **state)
{
    table *t = position(3, "A at OS-01, hand SH-09 TS-01");

    (void)state;
    play(t, A, "hunt SH-09");
    assert_int_equal(captain(t, A)->deed, 1 << PL_ENGLAND);
    expect_asked(t, A, PL_D_CHASE);

    t = position(3, "A at OS-01, deed england, hand SH-09 TS-01");
    play(t, A, "hunt SH-09");
    assert_true(compared(t, PL_BY_CANNONS, 2, 2));
    expect_asked(t, A, PL_D_BOARD);
}

/* ---- Pay -------------------------------------------------------------------------------------------------------------- */

/* TV-63; PL-6.6, PL-6.9, PL-7.5: a Pilot who mutinies no longer saves the toll of this very move. */
static void a_pilot_who_mutinies_does_not_help(void **state)
{
    table *t = position(3, "A at CO-05, mate FM-03, silver 0, hand TS-02; map CO-05 0,2; step dues; deck OS-05");

    (void)state;
    expect_offers(t, "pay crew; release");
    play(t, A, "pay crew");
    play(t, A, "move south");
    assert_true(happened(t, PL_EV_MATE_LEAVES, A));
    assert_true(in_discard(t, "FM-03"));
    answer_alone(t, A, "discard TS-02");
    assert_true(in_discard(t, "TS-02"));
    assert_int_equal(at(t, A), card("OS-01"));
    assert_true(hand_is(t, A, "OS-05"));
    expect_asked(t, A, PL_D_SAIL);
}

/* TV-64; PL-6.3: paid late, the crew comes before the mate. */
static void the_mate_is_paid_after_the_crew(void **state)
{
    table *t = position(3, "A at OS-01, own SH-12b, mate FM-01; step dues");

    (void)state;
    expect_offers(t, "pay all; pay crew; pay none; release");
    play(t, A, "pay none");
    expect_asked(t, A, PL_D_SAIL);
    expect_offers(t, "move south; pay crew; release; end");
    refused(t, A, "pay mate", "PL-6.3");
    play(t, A, "pay crew");
    assert_int_equal(captain(t, A)->silver, 3);
    expect_offers(t, "move south; pay mate; release; end");
    play(t, A, "pay mate");
    assert_int_equal(captain(t, A)->silver, 2);
    expect_offers(t, "move south; release; end");
}

/* ---- Smaller ships, given-up Prizes ----------------------------------------------------------------------------------- */

/* TV-65; PL-11.10, PL-12.12: a ship bought with a smaller hold than the Pinnace's leaves a token behind. */
static void buying_a_smaller_ship_dumps_cargo(void **state)
{
    table *t = position(3, "A at PT-08, traded sugar 3, silver 8, hand SH-09; map PT-08 0,2; step trade");

    (void)state;
    play(t, A, "buy-ship SH-09");
    assert_int_equal(captain(t, A)->silver, 0);
    assert_int_equal(captain(t, A)->own, card("SH-09"));
    assert_true(unasked(t, A, "dump traded sugar"));
    assert_int_equal(traded(t, A, PL_SUGAR), 2);
    expect_asked(t, A, PL_D_TRADE);
}

/* TV-66; PL-12.5, PL-12.9, PL-12.12: ending with no Prize gives the old one up with its cargo, before the new plunder comes. */
static void a_prize_given_up_after_a_fight_loses_its_cargo(void **state)
{
    table *t = position(3, "A at OS-01, own SH-08w, prize SH-05, plundered sugar 6, deed france, hand SH-15; deck PT-01");

    (void)state;
    play(t, A, "hunt SH-15");
    expect_asked(t, A, PL_D_BOARD); /* faster and an Enemy: it does not run */
    play(t, A, "board");
    expect_asked(t, A, PL_D_TAKE);
    play(t, A, "take SH-08 none");
    assert_int_equal(captain(t, A)->own, card("SH-08"));
    assert_int_equal(captain(t, A)->prize, PL_NONE);
    assert_true(in_discard(t, "SH-05") && in_discard(t, "SH-15"));
    assert_int_equal(plundered(t, A, PL_SUGAR), 0);
    assert_int_equal(t->s.supply[PL_SUGAR], PL_TOKENS);
    assert_int_equal(plundered(t, A, PL_COCOA), 2);
    assert_int_equal(pl_cargo(captain(t, A)), 2);
}

/* ---- Secrets ---------------------------------------------------------------------------------------------------------- */

/* What the other captain can see of the table, and read in the log, after A's secret answer in the Broadside. */
static void answer_in_secret(const char *answer, pl_state *view, char line[RS_LINE])
{
    const rs_game *game = rs_game_find("plunder");
    table *t = position(3, "A at OS-01, own SH-12b, hand PT-02 TS-01; B at OS-01, own SH-18b, mate FM-01, hand OS-05 PT-01");
    rs_text out = rs_text_on(line, RS_LINE);

    play(t, A, "attack blue");
    play(t, B, "stand");
    play(t, A, answer);
    expect_asked(t, B, PL_D_DUEL);
    assert_int_equal(hand_size(t, A), 2);
    assert_int_equal(t->turn.events, 1);
    rs_event_text(game, &t->s, &t->turn.event[0], B, &out);
    rs_view(game, &t->s, B, view);
}

/* TV-67; PL-17.6: until both have answered, the card is counted in the hand and looks like no card at all. */
static void a_secret_answer_tells_nothing(void **state)
{
    _Alignas(RS_ALIGN) pl_state card_put_down, nothing_put_down;
    char line[2][RS_LINE];

    (void)state;
    answer_in_secret("add PT-02", &card_put_down, line[0]);
    answer_in_secret("add nothing", &nothing_put_down, line[1]);
    assert_int_equal(pl_hand_size(&card_put_down.captain[A]), 2);
    assert_true(rs_is_empty(&card_put_down.captain[A].hand.cards));
    assert_int_equal(card_put_down.captain[A].answer, PL_NONE);
    assert_memory_equal(&card_put_down, &nothing_put_down, sizeof card_put_down);
    assert_string_equal(line[0], line[1]);
}

/* ---- Parameters ------------------------------------------------------------------------------------------------------- */

/* TV-68; PL-5.9, PL-22.1: a War that names both nations needs no choice. */
static void a_war_that_names_both_nations_takes_no_parameter(void **state)
{
    table *t = position(3, "A hand WD-01 OS-05; step lay");

    (void)state;
    expect_offers(t, "lay WD-01; lay OS-05");
    refused(t, A, "lay WD-01 france", "PL-5.9");
    play(t, A, "lay WD-01");
    assert_int_equal(arg_of(t, PL_EV_LAID, 1), PL_NONE);
    assert_true(happened(t, PL_EV_WAR, B));
    assert_int_equal(t->s.war[0].a, PL_SPAIN);
    assert_int_equal(t->s.war[0].b, PL_ENGLAND);
}

/* TV-68; PL-5.5, PL-5.9: Spain at war with all: the blank War can be laid, but has no effect. */
static void a_blank_war_without_a_nation_left_has_no_effect(void **state)
{
    table *t = position(3, "A hand WD-05 OS-05; war WD-01; war WD-02; war WD-03; step lay");

    (void)state;
    expect_offers(t, "lay WD-05; lay OS-05");
    refused(t, A, "lay WD-05 england", "PL-5.9");
    play(t, A, "lay WD-05");
    assert_true(happened(t, PL_EV_NO_EFFECT, B));
    assert_true(in_discard(t, "WD-05"));
    assert_int_equal(times(t, PL_EV_WAR), 0);
    expect_asked(t, B, PL_D_SAIL);
}

/* TV-68; PL-5.9, PL-10.8: as an Action it cannot be played at all. */
static void a_blank_war_without_a_nation_left_is_no_action(void **state)
{
    table *t = position(3, "A hand WD-05; war WD-01; war WD-02; war WD-03");

    (void)state;
    expect_offers(t, "pass; trade; attack port");
    refused(t, A, "announce WD-05", "PL-5.9");
    refused(t, A, "announce WD-05 england", "PL-5.9");
    refused(t, A, "announce WD-05 france", "PL-5.9");
    refused(t, A, "announce WD-05 holland", "PL-5.9");
}

/* ---- Salvage, redraw, Letters ----------------------------------------------------------------------------------------- */

/* TV-69; PL-17.4, PL-12.4: the Prize taken over replaces the one in tow, whose cargo stays. */
static void a_salvaged_prize_replaces_the_one_in_tow(void **state)
{
    table *t = position(3, "A at OS-01, own SH-12b, prize SH-21, plundered sugar 2, hand TS-01 TS-02; "
                           "B at OS-01, prize SH-24, plundered indigo 2, traded sugar 1, hand OS-05");

    (void)state;
    play(t, A, "attack blue");
    play(t, B, "flee abandon");
    play(t, A, "salvage");
    assert_true(in_discard(t, "SH-21"));
    assert_int_equal(captain(t, A)->prize, card("SH-24"));
    assert_int_equal(plundered(t, A, PL_SUGAR), 2);
    assert_int_equal(plundered(t, A, PL_INDIGO), 2);
    assert_int_equal(pl_cargo(captain(t, A)), 4);
    assert_int_equal(captain(t, B)->prize, PL_NONE);
    assert_int_equal(traded(t, B, PL_SUGAR), 1);
    assert_true(hand_is(t, B, "OS-05"));
    expect_asked(t, A, PL_D_ENCOUNTER);
}

/* A Storm as the third card of B's six; A at sea has one token and no card. */
static table *storm_in_the_redraw(const char *text)
{
    table *t = position(3, text);

    assert_true(happened(t, PL_EV_STORM, B));
    assert_true(unasked(t, A, "lose half"));
    assert_true(unasked(t, A, "dump traded sugar"));
    assert_int_equal(traded(t, A, PL_SUGAR), 0);
    assert_int_equal(times(t, PL_EV_STORM_OVER), 1);
    assert_true(rs_has(&t->s.deck.cards, PL_STORM_CARD));
    assert_false(captain(t, B)->lost);
    expect_asked(t, B, PL_D_SAIL);
    sound(t);
    return t;
}

/* TV-70; PL-9.6, PL-20.6, PL-5.10: a Storm does not stop the drawing to six after a lost ship. */
static void a_storm_interrupts_the_redraw(void **state)
{
    table *t = storm_in_the_redraw("active B; B lost; A at OS-01, traded sugar 1; step begin; "
                                   "deck OS-05 OS-06 ST-01 OS-07 OS-08 OS-09 OS-10");

    (void)state;
    assert_int_equal(times(t, PL_EV_DRAW), 6);
    assert_true(hand_is(t, B, "OS-05 OS-06 OS-07 OS-08 OS-09 OS-10"));
}

/* TV-70; PL-9.6: by option it does. */
static void a_storm_may_cut_the_redraw(void **state)
{
    table *t = storm_in_the_redraw("option storm_cuts_redraw 1; active B; B lost; A at OS-01, traded sugar 1; step begin; "
                                   "deck OS-05 OS-06 ST-01");

    (void)state;
    assert_true(hand_is(t, B, "OS-05 OS-06"));
}

/* TV-71; PL-21.4, PL-21.6: a suspended Letter still makes its nation's foes Enemies. */
static void a_suspended_letter_still_makes_enemies(void **state)
{
    table *t = position(3, "A letters france spain, hand WD-02; B hand WD-01");

    (void)state;
    play(t, A, "announce WD-02");
    play(t, A, "side france");
    assert_int_equal(pl_enemies(&t->s, A), 1 << PL_SPAIN);
    play(t, B, "end");
    play(t, B, "announce WD-01");
    assert_int_equal(pl_enemies(&t->s, A), 1 << PL_SPAIN | 1 << PL_ENGLAND);
    assert_int_equal(captain(t, A)->letters, 1 << PL_FRANCE | 1 << PL_SPAIN);
    assert_int_equal(captain(t, A)->deed, 0);
    expect_asked(t, C, PL_D_SAIL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(fog_allows_one_move_and_no_exploring),
        TEST(scurvy_costs_the_turn),
        TEST(a_turtle_hunt_draws_to_seven),
        TEST(a_storm_ends_the_turtle_hunt),
        TEST(war_canoes_take_tribute_and_stay),
        TEST(a_ship_laid_in_port_may_be_bought),
        TEST(an_offer_ends_when_the_captain_sails),
        TEST(exchanging_for_a_smaller_ship_dumps_cargo),
        TEST(selling_the_cargo_before_the_exchange_is_better),
        TEST(sneaking_into_an_enemy_port_sells_everything),
        TEST(seven_cards_become_six_by_the_encounter),
        TEST(the_grace_is_only_for_lying_still),
        TEST(a_treaty_without_a_war_has_no_effect),
        TEST(a_blank_war_is_filled_by_its_player),
        TEST(abandoning_the_prize_loses_all_plunder),
        TEST(a_won_ship_shares_one_hold),
        TEST(with_a_prize_plunder_fits_the_prize),
        TEST(running_is_settled_before_the_flag),
        TEST(a_pilot_who_mutinies_does_not_help),
        TEST(the_mate_is_paid_after_the_crew),
        TEST(buying_a_smaller_ship_dumps_cargo),
        TEST(a_prize_given_up_after_a_fight_loses_its_cargo),
        TEST(a_secret_answer_tells_nothing),
        TEST(a_war_that_names_both_nations_takes_no_parameter),
        TEST(a_blank_war_without_a_nation_left_has_no_effect),
        TEST(a_blank_war_without_a_nation_left_is_no_action),
        TEST(a_salvaged_prize_replaces_the_one_in_tow),
        TEST(a_storm_interrupts_the_redraw),
        TEST(a_storm_may_cut_the_redraw),
        TEST(a_suspended_letter_still_makes_enemies),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
