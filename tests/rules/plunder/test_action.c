/* test_action.c - rules tests: the Action of phase 4 and the duties that bind it (PL-10). */
#include "table.h"

#include <stdio.h>
#include <string.h>

/* PL-10.1: one Action is taken, then phase 5 comes; taking none is allowed. */
RULE(one_action_a_turn_or_none)
{
    table *t = position(2, "A hand TS-01 TS-02");

    play(t, A, "trade");
    play(t, A, "done");
    expect_asked(t, A, PL_D_ENCOUNTER);
    t = position(2, "A hand TS-01 TS-02");
    play(t, A, "pass");
    expect_asked(t, A, PL_D_ENCOUNTER);
}

/* PL-10.2: what there is to do in a Port: Trade, a Letter, an attack, Sneak into Port or Rum, News. */
RULE(the_actions_in_a_port)
{
    table *t = position(2, "map PT-08 0,2; war WD-01; A at PT-08, hand PA-01 PA-02 WD-02 TS-01 SH-10 TM-01 CA-01; B at PT-08");

    expect_offers(t, "pass; trade; letter; attack port; sneak PA-01; sneak PA-02; announce WD-02; announce TS-01");
}

/* PL-10.2: what there is to do at Open Sea: attacks on captains and fleets, a Hunt, News. */
RULE(the_actions_at_open_sea)
{
    table *t = position(3, "war WD-01; fleet TF-01 OS-01; A at OS-01, hand PA-01 WD-02 TS-01 SH-10 SH-11 TM-01 CA-01; B at OS-01");

    expect_offers(t, "pass; attack blue; attack fleet; hunt SH-10; hunt SH-11; announce WD-02; announce TS-01");
}

/* PL-10.2: what there is to do on a Coastland: Trade with and attack on Natives, captains, treasure, turtles, News. */
RULE(the_actions_on_a_coastland)
{
    table *t = position(3, "map CO-01 0,2; natives NA-01 CO-01; A at CO-01, hand PA-01 WD-02 SH-10 TM-01 TM-02 CA-01; C at CO-01");

    expect_offers(t, "pass; trade; attack natives; attack green; dig TM-01; turtle-hunt; announce WD-02");
}

/* PL-10.2: an Act card works in its place only, and every target must be there. */
RULE(each_action_has_its_place)
{
    table *t = position(3, "map CO-01 0,2; A at CO-01, hand TM-02 SH-10 CA-01");

    refused(t, A, "dig TM-02", "PL-10.2");
    refused(t, A, "dig SH-10", "PL-10.2");
    refused(t, A, "dig TM-01", "PL-10.2");
    refused(t, A, "hunt SH-10", "PL-10.9");
    refused(t, A, "attack port", "PL-10.2");
    refused(t, A, "attack ship", "PL-10.2");
    refused(t, A, "attack natives", "PL-19.2");
    refused(t, A, "attack fleet", "PL-18.5");
    refused(t, A, "attack blue", "PL-17.1");
    t = position(3, "A at OS-01, hand CA-01 SH-10");
    refused(t, A, "turtle-hunt", "PL-10.2");
    t = position(3, "map CO-01 0,2; A at CO-01, hand TM-01");
    refused(t, A, "turtle-hunt", "PL-10.2");
}

/* What another captain reads of the moves made by themselves. */
static bool reads_of_an_only_choice(const table *t, int reader)
{
    for (int i = 0; i < t->turn.events; i++) {
        char line[RS_LINE];
        rs_text out = rs_text_on(line, sizeof line);

        rs_event_text(&pl_game, &t->s, &t->turn.event[i], reader, &out);
        if (strstr(line, "(the only choice)")) return true;
    }
    return false;
}

/* PL-10.2, PL-10.1: whoever has cards that others do not know is asked for an Action even where none is possible, and the log does not
   tell that there was none; with an empty hand nothing is hidden, and nobody is asked. */
RULE(an_action_is_asked_for_as_long_as_the_hand_is_hidden)
{
    table *t = position(2, "A at OS-01, hand PA-01 TS-01; step sail");

    play(t, A, "end");
    expect_asked(t, A, PL_D_ACTION);
    assert_false(reads_of_an_only_choice(t, B));
    answer_alone(t, A, "pass");
    assert_false(reads_of_an_only_choice(t, B));
    expect_asked(t, A, PL_D_ENCOUNTER);
    t = position(2, "A at OS-01; step sail");
    play(t, A, "end");
    assert_true(unasked(t, A, "pass"));
    assert_true(reads_of_an_only_choice(t, B));
    expect_asked(t, B, PL_D_SAIL);
}

/* PL-10.2: cards that all have seen hide nothing: with such a hand alone nobody is asked. */
RULE(a_hand_that_all_have_seen_hides_nothing)
{
    table *t = position(2, "A at OS-01, hand PA-01; step sail");

    rs_add(&t->s.known, card("PA-01"));
    play(t, A, "end");
    assert_true(unasked(t, A, "pass"));
    assert_true(unasked(t, A, "lay PA-01"));
    expect_asked(t, B, PL_D_SAIL);
}

/* PL-10.2: each Treasure Map yields the reward of its own Coastland. */
RULE(each_treasure_map_has_its_reward)
{
    static const int rewards[] = {7, 10, 10, 9, 11};

    for (int i = 0; i < 5; i++) {
        char text[128], move[16];
        table *t;

        snprintf(text, sizeof text, "map CO-0%d 0,2; A at CO-0%d, hand TM-0%d TS-01 TS-02", i + 1, i + 1, i + 1);
        snprintf(move, sizeof move, "dig TM-0%d", i + 1);
        t = position(2, text);
        play(t, A, move);
        assert_int_equal(captain(t, A)->silver, 5 + rewards[i]);
        assert_true(happened(t, PL_EV_TREASURE, A));
        assert_true(hand_is(t, A, "TS-01 TS-02"));
    }
}

/* PL-10.3: who has come to an Enemy's Port attacks it or slips in with a card; all else is closed. */
RULE(in_an_enemys_port_one_attacks_or_slips_in)
{
    table *t = position(2, "map PT-09 0,2; A at PT-09, deed spain, port-was-enemy, mate FM-01, hand PA-01 PA-02 WD-04 SH-10");

    expect_offers(t, "attack port; sneak PA-01; sneak PA-02; release");
    refused(t, A, "pass", "PL-10.3");
    refused(t, A, "announce WD-04", "PL-10.3");
    refused(t, A, "trade", "PL-11.1");
    refused(t, A, "letter", "PL-14.1");
}

/* PL-10.4: if the Port turned hostile while the captain lay in it there is no duty: News and passing are open, the Trade is not. */
RULE(a_port_turned_hostile_binds_nobody)
{
    table *t = position(2, "map PT-09 0,2; A at PT-09, deed spain, hand PA-01 WD-04 SH-10");

    expect_offers(t, "pass; attack port; sneak PA-01; announce WD-04");
    refused(t, A, "trade", "PL-11.1");
}

/* PL-10.4: the freedom lasts one turn: at its end the Port's enmity is noted, and the next time the duty binds. */
RULE(the_freedom_lasts_one_turn)
{
    table *t = position(2, "map PT-09 0,2; A at PT-09, deed spain, hand PA-01 TS-01 TS-02");

    play(t, A, "pass");
    play(t, A, "lay TS-01");
    assert_true(captain(t, A)->port_was_enemy);
    play(t, B, "end");
    play(t, B, "pass");
    play(t, A, "end");
    expect_offers(t, "attack port; sneak PA-01");
}

/* PL-10.4: who enters the Port this turn is not free, whatever was noted before. */
RULE(who_enters_the_port_is_not_free)
{
    table *t = position(2, "map PT-09 0,2; A at OS-01, deed spain, hand PA-01; step sail; deck TS-01");

    play(t, A, "move north");
    expect_offers(t, "attack port; sneak PA-01");
}

/* PL-10.5: with a Prize or plunder in Tortuga, or in the Port of a nation whose Letter one holds, one must Trade. */
RULE(prize_and_plunder_must_be_sold_where_they_can)
{
    table *t = position(2, "A prize SH-23, hand WD-02");

    expect_offers(t, "trade; abandon");
    refused(t, A, "pass", "PL-10.5");
    refused(t, A, "attack port", "PL-10.5");
    refused(t, A, "announce WD-02", "PL-10.5");
    t = position(2, "map PT-08 0,2; A at PT-08, letters england, prize SH-23, hand PA-01");
    expect_offers(t, "trade; abandon");
    refused(t, A, "sneak PA-01", "PL-10.5");
    t = position(2, "A own SH-08w, plundered sugar 1"); /* one choice only: the Trade begins */
    expect_asked(t, A, PL_D_TRADE);
    refused(t, A, "done", "PL-11.2");
}

/* PL-10.5: plunder in the hold of a won ship binds in Tortuga like a Prize: neither passing nor an attack comes before the sale. */
RULE(plunder_in_a_won_ship_must_be_sold_in_tortuga)
{
    table *t = position(3, "A own SH-08w, traded cotton 2, plundered sugar 3 cocoa 2, hand OS-05 WD-01");

    refused(t, A, "pass", "PL-10.5");
    refused(t, A, "attack port", "PL-10.5");
    answer_alone(t, A, "trade");
    refused(t, A, "done", "PL-11.2");
    play(t, A, "sell-plunder"); /* 3 x 2 + 2 x 3, halved */
    assert_int_equal(captain(t, A)->silver, 5 + 6);
    assert_true(offered(t, "done"));
}

/* PL-10.5: no Letter, no Prize or no Port: no duty. */
RULE(elsewhere_there_is_no_duty_to_sell)
{
    assert_true(offered(position(2, "map PT-08 0,2; A at PT-08, prize SH-23"), "pass"));
    assert_true(offered(position(2, "map PT-08 0,2; A at PT-08, letters england"), "pass"));
    assert_true(offered(position(2, "A at OS-01, letters england, prize SH-23"), "pass"));
    assert_true(offered(position(2, "A own SH-08w"), "pass"));
}

/* PL-10.6: in an Enemy's Port whose Letter is suspended the attack goes first: nothing can be sold there. */
RULE(the_duty_to_attack_goes_before_the_duty_to_sell)
{
    table *t = position(2, "map PT-09 0,2; war WD-02; A at PT-09, letters france spain, prize SH-23, port-was-enemy");

    assert_true(pl_is_enemy(&t->s, A, PL_SPAIN));
    expect_offers(t, "attack port; abandon");
    refused(t, A, "trade", "PL-11.1");
    refused(t, A, "pass", "PL-10.3");
}

/* PL-10.7: Sneak into Port and Bottle of Rum are played and traded with in one Action. */
RULE(sneak_and_rum_come_with_a_trade)
{
    static const char *const cards[] = {"PA-01", "PA-02"}, *const moves[] = {"sneak PA-01", "sneak PA-02"};

    for (int i = 0; i < 2; i++) {
        char text[128];
        table *t;

        snprintf(text, sizeof text, "map PT-09 0,2; A at PT-09, deed spain, port-was-enemy, hand TS-01 TS-02 %s", cards[i]);
        t = position(2, text);
        play(t, A, moves[i]);
        assert_true(in_discard(t, cards[i]));
        expect_asked(t, A, PL_D_TRADE);
        assert_int_equal(pl_enemies(&t->s, A), 1 << PL_SPAIN);
        play(t, A, "buy sugar 1");
        play(t, A, "done");
        expect_asked(t, A, PL_D_ENCOUNTER);
    }
}

/* PL-10.7: they need a nation's Port, and no other card does it. */
RULE(sneak_and_rum_need_a_nations_port)
{
    table *t = position(2, "A hand PA-01 PA-02 SH-10");

    refused(t, A, "sneak PA-01", "PL-10.7");
    refused(t, A, "sneak SH-10", "PL-10.7");
    t = position(2, "A at OS-01, hand PA-01 PA-02 SH-10");
    refused(t, A, "sneak PA-02", "PL-10.7");
    t = position(2, "map PT-08 0,2; A at PT-08, hand PA-01 SH-10");
    refused(t, A, "sneak SH-10", "PL-10.7");
    refused(t, A, "sneak PA-02", "PL-10.2"); /* not in hand */
}

/* PL-10.8: News as an Action happens at once, with the parameter chosen. */
RULE(news_as_an_action_happens_at_once)
{
    table *t = position(2, "A hand WD-05 TS-01");

    expect_offers(t, "pass; trade; attack port; announce WD-05 holland; announce WD-05 england; announce WD-05 france");
    play(t, A, "announce WD-05 holland");
    assert_int_equal(t->s.war[4].b, PL_HOLLAND);
    assert_true(happened(t, PL_EV_WAR, A));
    t = position(2, "A at OS-01, hand TF-01");
    expect_offers(t, "pass; announce TF-01 OS-02; announce TF-01 OS-03; announce TF-01 OS-04");
    play(t, A, "announce TF-01 OS-03");
    assert_int_equal(t->s.fleet[0].at, card("OS-03"));
}

/* PL-10.8: News that is illegal now cannot be the Action, and only News is announced. */
RULE(illegal_news_cannot_be_the_action)
{
    table *t = position(2, "war WD-01; A at OS-01, hand TS-02 TS-05 WD-05 TF-01 SH-10");

    refused(t, A, "announce TS-02", "PL-5.9");
    refused(t, A, "announce TS-05", "PL-5.9");
    refused(t, A, "announce TS-05 WD-03", "PL-5.9");
    refused(t, A, "announce TS-05 england", "PL-5.9");
    refused(t, A, "announce TS-05 OS-01", "PL-5.9");
    refused(t, A, "announce WD-05 england", "PL-5.9");
    refused(t, A, "announce WD-05", "PL-5.9");
    refused(t, A, "announce TF-01 OS-01", "PL-18.1");
    refused(t, A, "announce TF-01", "PL-18.1");
    refused(t, A, "announce SH-10", "PL-10.8");
    refused(t, A, "announce WD-03", "PL-10.2");
}

/* PL-10.9: a Ship of the hand can be hunted at Open Sea; it is an attack on its nation. */
RULE(a_ship_in_hand_can_be_hunted_at_open_sea)
{
    table *t = position(2, "A at OS-01, hand SH-10 TS-01; deck PT-01");

    play(t, A, "hunt SH-10");
    assert_false(in_hand(t, A, "SH-10"));
    assert_int_equal(captain(t, A)->deed, 1 << PL_ENGLAND);
    expect_asked(t, A, PL_D_BROADSIDE);
    t = position(2, "A hand SH-10 TS-01");
    refused(t, A, "hunt SH-10", "PL-10.9");
    t = position(2, "A at OS-01, hand TF-01 SH-10");
    refused(t, A, "hunt TF-01", "PL-10.9");
    refused(t, A, "hunt SH-11", "PL-10.2");
}

/* PL-10.9: pirates and faster ships of an Enemy do not run, others do. */
RULE(pirates_and_faster_enemies_do_not_run_from_a_hunt)
{
    table *t = position(2, "A at OS-01, hand SH-01 TS-01");

    play(t, A, "hunt SH-01"); /* speed 5 */
    expect_asked(t, A, PL_D_BOARD);
    t = position(2, "A at OS-01, deed england, hand SH-09 TS-01");
    play(t, A, "hunt SH-09"); /* speed 5 */
    expect_asked(t, A, PL_D_BOARD);
    t = position(2, "A at OS-01, hand SH-09 TS-01");
    play(t, A, "hunt SH-09");
    expect_asked(t, A, PL_D_CHASE);
}

/* PL-10.9: the hunter cannot flee. */
RULE(there_is_no_fleeing_from_a_hunt)
{
    table *t = position(2, "A at OS-01, prize SH-05, hand SH-04 TS-01");

    play(t, A, "hunt SH-04");
    expect_offers(t, "add nothing; add TS-01");
    refused(t, A, "flee", "PL-15.6");
}

/* PL-10.9: without the option there is no Hunt. */
RULE(the_hunt_is_an_option)
{
    table *t = position(2, "option hunt 0; A at OS-01, hand SH-10 WD-01");

    expect_offers(t, "pass; announce WD-01");
    refused(t, A, "hunt SH-10", "PL-10.9");
}

/* PL-10.10: phase 5 follows whatever the Action was, a fight included. */
RULE(phase_five_follows_every_action)
{
    table *t = position(2, "A at OS-01, hand SH-10 TS-01 TS-02 SH-12");

    play(t, A, "hunt SH-10");
    play(t, A, "add SH-12");
    play(t, A, "break-off");
    expect_asked(t, A, PL_D_ENCOUNTER);
    t = position(2, "A hand WD-01 TS-01 TS-02");
    play(t, A, "announce WD-01");
    expect_asked(t, A, PL_D_ENCOUNTER);
    t = position(2, "A at OS-01, hand WD-01 TS-01; B at OS-01");
    play(t, A, "attack blue");
    play(t, B, "flee");
    play(t, A, "add nothing"); /* the Chase */
    play(t, A, "add nothing"); /* the Broadside */
    play(t, A, "sink");
    expect_asked(t, A, PL_D_ENCOUNTER);
}

/* PL-10.11: any Port can be attacked, Tortuga included, unless something must be sold there. */
RULE(a_friendly_port_may_be_attacked_if_nothing_must_be_sold)
{
    assert_true(offered(position(2, "A silver 5"), "attack port"));
    assert_true(offered(position(2, "map PT-08 0,2; A at PT-08"), "attack port"));
    assert_true(offered(position(2, "map PT-08 0,2; A at PT-08, letters england"), "attack port"));
    refused(position(2, "map PT-08 0,2; A at PT-08, letters england, prize SH-05"), A, "attack port", "PL-10.5");
    assert_true(offered(position(2, "map PT-08 0,2; A at PT-08, prize SH-05"), "attack port"));
}

/* PL-10.5: duties are tested anew after a free option: who gives up the Prize need not sell. */
RULE(a_prize_given_up_need_not_be_sold)
{
    table *t = position(2, "A prize SH-23, hand TS-01");

    play(t, A, "abandon");
    expect_offers(t, "pass; trade; attack port");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(one_action_a_turn_or_none),
        TEST(the_actions_in_a_port),
        TEST(the_actions_at_open_sea),
        TEST(the_actions_on_a_coastland),
        TEST(each_action_has_its_place),
        TEST(an_action_is_asked_for_as_long_as_the_hand_is_hidden),
        TEST(a_hand_that_all_have_seen_hides_nothing),
        TEST(each_treasure_map_has_its_reward),
        TEST(in_an_enemys_port_one_attacks_or_slips_in),
        TEST(a_port_turned_hostile_binds_nobody),
        TEST(the_freedom_lasts_one_turn),
        TEST(who_enters_the_port_is_not_free),
        TEST(prize_and_plunder_must_be_sold_where_they_can),
        TEST(plunder_in_a_won_ship_must_be_sold_in_tortuga),
        TEST(elsewhere_there_is_no_duty_to_sell),
        TEST(the_duty_to_attack_goes_before_the_duty_to_sell),
        TEST(sneak_and_rum_come_with_a_trade),
        TEST(sneak_and_rum_need_a_nations_port),
        TEST(news_as_an_action_happens_at_once),
        TEST(illegal_news_cannot_be_the_action),
        TEST(a_ship_in_hand_can_be_hunted_at_open_sea),
        TEST(pirates_and_faster_enemies_do_not_run_from_a_hunt),
        TEST(there_is_no_fleeing_from_a_hunt),
        TEST(the_hunt_is_an_option),
        TEST(phase_five_follows_every_action),
        TEST(a_friendly_port_may_be_attacked_if_nothing_must_be_sold),
        TEST(a_prize_given_up_need_not_be_sold),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
