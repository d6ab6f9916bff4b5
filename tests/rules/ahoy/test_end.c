/* test_end.c - rules tests: the end of the round and of the game, scoring, ties, small print (AH-18, AH-19, AH-20). */
#include "table.h"
#include "engine/session.h"

#define BOARDS_FULL \
    "BF damage sail sail sail sail tailwind tailwind order cannons-5 cannons-6 bombard deploy;" \
    "SM1 damage sail sail sail full-sail tailwind cannons negotiate;" \
    "MU damage sail sail sail sail tailwind tailwind assemble cannons inspire rally;" \
    "SM2 damage sail sail sail full-sail tailwind cannons negotiate; BF pool 2 2"

/* The Squadron's last die ends the round: a 1 on Tailwind does nothing. */
#define LAST "BF pool 1; "

static table *after_the_round(int players, const char *text)
{
    table *t = position(players, text);

    play(t, BF, "place 1 tailwind");
    if (offered(t, "value 1")) play(t, BF, "value 1"); /* who has gold is asked */
    return t;
}

/* ---- The end of the round ------------------------------------------------------------------------------------------------------ */

/* AH-18.1: the side with more control gains as much Fame as the wealth die shows; a tie gives nothing, nor does an empty region. */
RULE(control_brings_fame)
{
    table *t = after_the_round(3, LAST "BF at (0,1); patrols (1,0) (1,1); MU at (0,0); comrades (0,0) 2; SM1 at (3,2)");

    assert_int_equal(fame(t, BF), 1); /* 2 + 2 against 1 + 2 */
    assert_int_equal(times(t, AH_EV_CONTROL), 1);
    assert_int_equal(arg_of(t, AH_EV_CONTROL, 0), AH_SQUADRON);
    assert_int_equal(fame(t, MU), 0);
    t = after_the_round(3, LAST "BF at (0,1); patrols (1,0) (1,1); MU at (0,0); comrades (0,0) 3; SM1 at (3,2)");
    assert_int_equal(fame(t, BF) + fame(t, MU) + fame(t, SM1), 0);
    t = after_the_round(3, LAST "BF at (0,1); MU at (0,0); comrades (0,0) 2; wealth (0,0) 5; strongholds (3,2); wealth (3,2) 2");
    assert_int_equal(fame(t, MU), 5);
    assert_int_equal(fame(t, BF), 2);
}

/* AH-18.1, AH-14.16: the Cutter doubles; a Stronghold counts 2. */
RULE(control_is_weighed)
{
    table *t = after_the_round(
        3, LAST "BF at (0,1); patrols (1,0) (1,1); MU at (3,1); SM1 at (3,1); comrades (0,0) 2; cutter (0,0); wealth (0,0) 3");

    assert_int_equal(fame(t, MU), 4); /* 5 to 4 there, and region 2 */
    t = position(2, "patrols (0,1) (0,0); strongholds (0,0); gunship (1,1); BF at (1,1); MU at (1,1); comrades (0,0) 3");
    assert_int_equal(ah_control(&t->s, 0, AH_SQUADRON), 6);
    assert_int_equal(ah_control(&t->s, 0, AH_UNION), 5);
    assert_int_equal(ah_controller(&t->s, 0), AH_SQUADRON);
}

/* AH-18.2: with 30 Fame after scoring the game ends; with 29 it goes on. */
RULE(thirty_fame_end_the_game)
{
    table *t = after_the_round(3, LAST "BF at (0,1), fame 29; MU at (3,2); SM1 at (3,2); next 1 1");

    assert_true(t->s.head.over);
    assert_int_equal(fame(t, BF), 30);
    expect_over(t, BF);
    t = after_the_round(3, LAST "BF at (0,1), fame 28; MU at (3,2); SM1 at (3,2), fame 29");
    assert_false(t->s.head.over);
    t = after_the_round(3, LAST "BF at (0,1); MU at (3,2); SM1 at (3,2), fame 30");
    expect_over(t, SM1);
}

/* AH-18.3: with two players the First Mate must raise a wealth die and may renew the Market. */
RULE(two_players_have_two_more_steps)
{
    table *t = after_the_round(2, LAST
                               "first MU; BF at (0,1); MU at (3,2); wealth (0,0) 6; market elder diver sailor; next merchant pilot mystic");

    assert_int_equal(wealth(t, 3, 2), 2); /* the only one below 6 */
    expect_asked(t, MU, AH_D_MARKET2);
    expect_offers(t, "pass; clear");
    play(t, MU, "clear");
    assert_true(market_is(t, "merchant pilot mystic"));
    assert_true(in_box(t, "elder") && in_box(t, "diver") && in_box(t, "sailor"));
    t = after_the_round(2, LAST "first MU; BF at (0,1); MU at (3,2); wealth (0,0) 5; market elder diver sailor");
    expect_asked(t, MU, AH_D_WEALTH2);
    expect_offers(t, "raise [0,0]; raise [3,2]");
    plays(t, MU, "raise [0,0]; pass");
    assert_int_equal(wealth(t, 0, 0), 6);
    assert_true(market_is(t, "elder diver sailor"));
    t = after_the_round(2, LAST "first MU; BF at (0,1); MU at (3,2); wealth (0,0) 6; wealth (3,2) 6");
    expect_asked(t, MU, AH_D_MARKET2); /* no die can rise */
}

/* AH-18.3: with three nobody does. */
RULE(three_players_go_on_at_once)
{
    table *t = after_the_round(3, LAST "BF at (0,1); MU at (3,2); SM1 at (3,2)");

    expect_asked(t, SM1, AH_D_TURN);
    assert_int_equal(wealth(t, 0, 0) + wealth(t, 3, 2), 2);
}

/* AH-18.4: all dice come back, placed or set aside, wherever they lie, and are rolled in seat order. */
RULE(all_dice_are_rolled_again)
{
    static const int8_t squadron[6] = {5, 0, 0, 0, 0, 0}, red[6] = {0, 4, 0, 0, 0, 0}, union_dice[6] = {0, 0, 4, 0, 0, 0};
    table *t = after_the_round(
        3, LAST "BF at (0,1); gunship (3,1); MU at (3,2), die 6 gunship-6, die 2 cannons; SM1 at (3,2), crew gunner sailor, die 3 gunner, "
                "die 4 sailor, damage sail; next 1 1 1 1 1 2 2 2 2 3 3 3 3");

    assert_memory_equal(captain(t, BF)->pool, squadron, 6);
    assert_memory_equal(captain(t, SM1)->pool, red, 6);
    assert_memory_equal(captain(t, MU)->pool, union_dice, 6);
    assert_int_equal(slots(t, MU, "gunship-6", AH_FREE), 1);
    assert_int_equal(slots(t, SM1, "gunner", AH_FREE), 1);
    assert_int_equal(captain(t, SM1)->aside, 0);
}

/* AH-18.5, AH-18.7: the First Mate card passes clockwise, and the new First Mate begins. */
RULE(the_first_mate_card_passes_on)
{
    table *t = after_the_round(3, LAST "BF at (0,1); MU at (3,2); SM1 at (3,2)");

    assert_int_equal(t->s.first_mate, seat_of(t, SM1));
    expect_asked(t, SM1, AH_D_TURN);
    assert_int_equal(t->s.round, 3);
    t = after_the_round(3, LAST "first MU; BF at (0,1); MU at (3,2); SM1 at (3,2)");
    assert_int_equal(t->s.first_mate, seat_of(t, BF));
    expect_asked(t, BF, AH_D_TURN);
}

/* AH-18.6: the Union draws 2 plans, as far as the deck goes. */
RULE(the_union_draws_two_plans)
{
    table *t =
        after_the_round(3, LAST "BF at (0,1); MU at (3,2), hand enlist; SM1 at (3,2); next 1 1 1 1 1 1 1 1 1 1 1 1 1 cutter close-call");

    assert_int_equal(rs_size(&captain(t, MU)->hand.cards), 3);
    assert_true(rs_has(&captain(t, MU)->hand.cards, AH_CUTTER_PLAN) && rs_has(&captain(t, MU)->hand.cards, AH_CLOSE_CALL));
    assert_int_equal(times(t, AH_EV_DRAWS), 2);
}

/* AH-18.8: damage, crew, cargo, gold, Comrades and figures stay where they are. */
RULE(everything_else_stays)
{
    table *t = after_the_round(
        3, LAST
        "BF at (0,1), gold 3, damage deploy; MU at (3,2), crew elder; SM1 at (2,1), cargo tea, crew pilot, damage sail; comrades (0,0) 2;"
        "ready 3; patrols (1,1); strongholds (0,0); cutter (2,2)");

    assert_int_equal(damage(t, BF), 1);
    assert_int_equal(damage(t, SM1), 1);
    assert_int_equal(gold(t, BF), 3);
    assert_true(has_crew(t, MU, "elder") && has_crew(t, SM1, "pilot") && has_cargo(t, SM1, "tea"));
    assert_int_equal(comrades(t, 0, 0), 2);
    assert_int_equal(t->s.ready, 3);
    assert_true(patrols(t, 1, 1) == 1 && strongholds(t, 0, 0) == 1 && stands(t, AH_CUTTER, 2, 2));
    assert_true(sails(t, BF, 0, 1) && sails(t, SM1, 2, 1) && sails(t, MU, 3, 2));
}

/* AH-18.9: round 40 is the last in any case. */
RULE(round_forty_is_the_last)
{
    table *t = after_the_round(3, LAST "round 40; BF at (0,1); MU at (3,2), fame 5; SM1 at (3,2)");

    assert_true(t->s.head.over);
    expect_over(t, MU);
    t = after_the_round(3, LAST "round 39; BF at (0,1); MU at (3,2), fame 5; SM1 at (3,2)");
    assert_false(t->s.head.over);
}

/* ---- The end of the game ------------------------------------------------------------------------------------------------------- */

/* AH-19.1: 30 Fame in the middle of a round only make it the last. */
RULE(the_game_ends_only_after_a_round)
{
    table *t = position(3, "map M3; SM1 at (3,2), fame 29, cargo jewelry, pool 1; BF at (0,0), pool 1; MU at (0,0); active SM1");

    plays(t, SM1, "deliver jewelry; grid 2,1; pledge left; place 1 tailwind");
    assert_int_equal(fame(t, SM1), 32);
    expect_asked(t, BF, AH_D_TURN);
    play(t, BF, "place 1 tailwind");
    assert_true(t->s.head.over);
}

/* AH-19.2: each pledged card gives 1 Fame for every region of its suit that its faction controls. */
RULE(pledges_pay_at_the_end)
{
    table *t = after_the_round(3, "map M3 F1@(4,1)r0; " LAST
                                  "BF at (3,2), fame 30; MU at (0,0); comrades (5,2) 1; SM1 at (3,2), left sea-dog diver, marker union");

    assert_int_equal(fame(t, SM1), 4); /* two Fish cards, two Fish regions of the Union */
    t = after_the_round(3,
                        "map M3 F1@(4,1)r0; " LAST "BF at (3,2), fame 30; MU at (0,0); SM1 at (3,2), right sea-dog diver, marker squadron");
    assert_int_equal(fame(t, SM1), 2); /* one of them is tied */
    t = after_the_round(3, "map M3 F1@(4,1)r0; " LAST
                           "BF at (3,2), fame 30; MU at (0,0); SM1 at (3,2), left sea-dog fighters, marker squadron");
    assert_int_equal(fame(t, SM1), 1); /* Fighters: Swords, the Squadron's */
    assert_true(happened(t, AH_EV_REVEAL, SM1));
}

/* AH-19.2: control is what it is after the last round; wealth does not count; before the end nothing is paid. */
RULE(pledges_pay_only_at_the_end)
{
    table *t = after_the_round(3, "map M3; " LAST
                                  "BF at (3,2), fame 5; MU at (0,0); SM1 at (3,2), left fighters, marker squadron; wealth (3,2) 6");

    assert_int_equal(fame(t, SM1), 0);
    t = after_the_round(3,
                        "map M3; " LAST "BF at (3,2), fame 30; MU at (0,0); SM1 at (3,2), left fighters, marker squadron; wealth (3,2) 6");
    assert_int_equal(fame(t, SM1), 1);
}

/* AH-19.3: most Fame wins, pledges included; then gold decides. */
RULE(fame_then_gold_decides)
{
    table *t = after_the_round(4, "map M3 F1@(4,1)r0; " LAST
                                  "BF at (3,2), fame 29; MU at (0,0), fame 27; comrades (5,2) 1; SM1 at (3,2), fame 28, left sea-dog, "
                                  "marker union; SM2 at (3,2), fame 26, right diver merchant, marker squadron");

    assert_int_equal(fame(t, BF), 30);
    assert_int_equal(fame(t, SM1), 30);
    assert_int_equal(fame(t, MU), 29);
    assert_int_equal(fame(t, SM2), 30);
    t = after_the_round(4,
                        "map M3; " LAST
                        "BF at (3,2), fame 29, gold 1; MU at (0,0), fame 28; SM1 at (3,2), fame 30, gold 3; SM2 at (3,2), fame 30, gold 2");
    assert_int_equal(place_of(t, SM1), 1);
    assert_int_equal(place_of(t, SM2), 2);
    assert_int_equal(place_of(t, BF), 3);
    assert_int_equal(place_of(t, MU), 4);
}

/* AH-19.4: who is still tied shares the victory. */
RULE(equals_share_the_victory)
{
    table *t = after_the_round(
        4,
        "map M3; " LAST "BF at (3,2), fame 29, gold 2; MU at (0,0), fame 28; SM1 at (3,2), fame 30, gold 2; SM2 at (3,2), fame 30, gold 1");

    assert_int_equal(place_of(t, BF), 1);
    assert_int_equal(place_of(t, SM1), 1);
    assert_int_equal(place_of(t, SM2), 3);
    assert_int_equal(place_of(t, MU), 4);
}

/* ---- Small print --------------------------------------------------------------------------------------------------------------- */

/* AH-20.1: what is not in the supply cannot be placed or gained; only damage is unlimited. */
RULE(the_supply_is_limited)
{
    table *t = position(2, "comrades (3,2) 20; MU at (0,0), pool 6 3; BF at (3,2); active MU");

    play(t, MU, "place 6 rally");
    assert_int_equal(t->s.ready, 0);
    t = position(4, BOARDS_FULL);
    assert_int_equal(damage(t, BF) + damage(t, SM1) + damage(t, MU) + damage(t, SM2), 35); /* the box has 25 tokens */
}

/* AH-20.2: gained gold is cut to the supply; stolen and given gold goes from hand to hand. */
RULE(gold_is_limited)
{
    table *t = position(3, "SM1 at (2,1), gold 1; BF at (3,1), crew cutpurse, gold 18, die 1 cannons-5, pool 3 3; MU at (0,0); next 6 1");

    assert_int_equal(t->s.gold, 1);
    plays(t, BF, "place 3 sail; value 3; step west");
    assert_int_equal(gold(t, BF), 19); /* instead of 20 */
    assert_int_equal(t->s.gold, 0);
    plays(t, BF, "spoil rob; damage sail");
    assert_int_equal(gold(t, BF), 20);
    assert_int_equal(gold(t, SM1), 0);
}

/* AH-20.3: no die above 6 or below 1: neither bought, nor raised, nor fired. */
RULE(dice_stay_between_one_and_six)
{
    table *t = position(3, "SM1 at (2,1), gold 9, pool 6 1; active SM1; BF at (0,0); MU at (0,0)");

    play(t, SM1, "place 6 cannons");
    expect_offers(t, "value 1; value 2; value 3; value 4; value 5; value 6; waste");
    t = position(2, "MU at (0,0), die 6 cannons, hand dynamic-entry, pool 3 3; BF at (3,1); active MU");
    play(t, MU, "plan dynamic-entry");
    assert_int_equal(slots(t, MU, "cannons", 6), 1);
    t = position(3, "SM1 at (2,1); MU at (3,1), die 1 cannons, pool 3 3; BF at (0,0); active MU; next 6 1");
    plays(t, MU, "place 3 sail; step west");
    assert_int_equal(times(t, AH_EV_FIRES), 0);
}

/* AH-20.5, AH-14.11: what does nothing is allowed, with a warning where a plan or crew is spent; but a ship has its price. */
RULE(things_may_be_done_in_vain)
{
    table *t = position(2, "MU at (0,1), hand evacuation sneak-attack enlist cutter, crew naive-noble, pool 6 2; BF at (3,2); active MU");

    assert_true(offered(t, "place 6 rally") && offered(t, "place 2 repair"));
    expect_clause(warning(t, "noble"), "AH-20.5");
    expect_clause(warning(t, "plan sneak-attack"), "AH-20.5");
    refused(t, MU, "plan cutter", "AH-14.11");
    plays(t, MU, "plan evacuation; plan sneak-attack; plan enlist; noble");
    expect_asked(t, MU, AH_D_TURN);
    assert_int_equal(rs_size(&t->s.played), 3);
    assert_true(in_box(t, "naive-noble"));
    t = position(3, "SM1 at (0,0), crew aeronauts, gold 1, pool 3 3; active SM1");
    expect_clause(warning(t, "fly"), "AH-20.5");
    play(t, SM1, "fly");
    assert_int_equal(gold(t, SM1), 0);
    assert_true(sails(t, SM1, 0, 0));
    t = position(3, "SM1 at (0,0), crew naive-noble aeronauts, gold 1, pool 3; BF at (3,2), pool 3 3; MU at (3,2); market elder; deck "
                    "nothing; active SM1");
    plays(t, SM1, "place 3 cannons; value 3"); /* nothing is left but waste: the turn is over */
    expect_asked(t, BF, AH_D_TURN);
}

/* AH-20.4: conceding is a command of the table, open to both players at any moment; no list of moves has it. */
RULE(a_game_of_two_can_be_conceded)
{
    static rs_session session;
    const rs_beginning beginning = {.game = &ah_game, .players = 2, .seed = "surrender"};

    for (int seat = 0; seat < 2; seat++) {
        char problem[RS_LINE];
        int8_t place[RS_SEATS];

        assert_null(rs_session_begin(&session, &beginning, problem));
        assert_int_equal(rs_move_find(&ah_game, session.state, &session.turn.moves, "concede"), -1);
        assert_null(rs_session_concede(&session, seat));
        rs_session_rank(&session, place);
        assert_int_equal(place[1 - seat], 1);
        assert_int_equal(place[seat], 2);
        assert_int_equal(rs_session_asked(&session), RS_NOBODY);
    }
}

/* AH-20.4: only with two. */
RULE(a_game_of_three_cannot_be_conceded)
{
    static rs_session session;
    const rs_beginning beginning = {.game = &ah_game, .players = 3, .seed = "surrender"};
    char problem[RS_LINE];

    assert_null(rs_session_begin(&session, &beginning, problem));
    assert_non_null(rs_session_concede(&session, 0));
    assert_true(rs_session_asked(&session) >= 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(control_brings_fame),
        TEST(control_is_weighed),
        TEST(thirty_fame_end_the_game),
        TEST(two_players_have_two_more_steps),
        TEST(three_players_go_on_at_once),
        TEST(all_dice_are_rolled_again),
        TEST(the_first_mate_card_passes_on),
        TEST(the_union_draws_two_plans),
        TEST(everything_else_stays),
        TEST(round_forty_is_the_last),
        TEST(the_game_ends_only_after_a_round),
        TEST(pledges_pay_at_the_end),
        TEST(pledges_pay_only_at_the_end),
        TEST(fame_then_gold_decides),
        TEST(equals_share_the_victory),
        TEST(the_supply_is_limited),
        TEST(gold_is_limited),
        TEST(dice_stay_between_one_and_six),
        TEST(things_may_be_done_in_vain),
        TEST(a_game_of_two_can_be_conceded),
        TEST(a_game_of_three_cannot_be_conceded),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
