/* test_offers.c - rules tests: permissions between companies as offers, and in which order companies are asked in another's turn (CO-18,
 * CO-4.2, CO-8.2, CO-17.5). */
#include "table.h"

#include <string.h>

/* ---- Asking for bales ----------------------------------------------------------------------------------------------------------- */

/* CO-18.1: as many bales as there are and as there is room for. */
RULE(no_more_bales_are_asked_for_than_there_are)
{
    table *t = position(2, "O I @7 {R,R}; port 7 B2 B1 O1 1");

    plays(t, O, "select i; ask blue");
    expect_asked(t, O, CO_D_ASK_COUNT);
    expect_offers(t, "count 1; count 2; count 3");
    refused(t, O, "count 4", "CO-18.1");
    refused(t, O, "count 0", "CO-4.1");

    t = position(2, "O I @7 {R [furs], F}; port 7 B3 B3 B3 1");
    plays(t, O, "select i; ask blue");
    expect_offers(t, "count 1; count 2");
    refused(t, O, "count 3", "CO-4.1");
}

/* CO-18.1: a fee is 0 to 12 ducats. */
RULE(a_fee_is_twelve_at_most)
{
    table *t = position(2, "O I @7 {F}, ducats 40; port 7 B2 1 1 1");

    play(t, O, "ask blue");
    expect_asked(t, O, CO_D_ASK_FEE);
    assert_int_equal(offers_of(t, CO_FEE), 13);
    assert_true(offered(t, "fee 0") && offered(t, "fee 12"));
    refused(t, O, "fee 13", "CO-18.1");
}

/* CO-18.1: the owner is asked, in the turn of the other; nobody else is. */
RULE(the_owner_replies_in_the_turn_of_another)
{
    table *t = position(3, "O I @7 {F}; port 7 D2 B1 1 1");
    rs_move yes;

    assert_true(rs_move_parse(&co_game, NULL, "accept", &yes));
    plays(t, O, "ask red; fee 2");
    expect_asked(t, D, CO_D_LOAD_REPLY);
    assert_int_equal(t->s.active, O);
    assert_int_equal(rs_play(&co_game, &t->s, O, yes, &t->turn), RS_NOT_ASKED);
    assert_int_equal(rs_play(&co_game, &t->s, B, yes, &t->turn), RS_NOT_ASKED);
    assert_int_equal(ducats(t, O), 10); /* nothing is paid before the answer */
    rs_legal(&co_game, &t->s, &t->turn.moves);
    play(t, D, "accept");
    assert_int_equal(ducats(t, O), 8);
    assert_int_equal(ducats(t, D), 12);
    expect_port(t, CO_CANTON, "D1 B1 1 1");
    expect_fleet(t, O, "I @7 +0 {F [tea]}");
}

/* CO-18.1, CO-18.4: accept, refuse, or a higher fee that the asker can pay, twelve at most. */
RULE(the_owner_accepts_refuses_or_asks_for_more)
{
    table *t = position(2, "O I @7 {F}, ducats 6; port 7 B1 1 1 1");

    plays(t, O, "ask blue; fee 3");
    expect_offers(t, "accept; refuse; counter 4; counter 5; counter 6");
    refused(t, B, "counter 3", "CO-18.1");
    refused(t, B, "counter 7", "CO-18.1");

    t = position(2, "O I @7 {F}, ducats 40; port 7 B1 1 1 1");
    plays(t, O, "ask blue; fee 10");
    expect_offers(t, "accept; refuse; counter 11; counter 12");
    refused(t, B, "counter 13", "CO-18.1");
}

/* CO-18.1: where nothing higher can be paid, there is only yes and no. */
RULE(a_full_offer_is_taken_or_left)
{
    table *t = position(2, "O I @7 {F}, ducats 2; port 7 B1 1 1 1");

    plays(t, O, "ask blue; fee 2");
    expect_offers(t, "accept; refuse");
    t = position(2, "O I @7 {F}, ducats 20; port 7 B1 1 1 1");
    plays(t, O, "ask blue; fee 12");
    expect_offers(t, "accept; refuse");
}

/* CO-18.1: a refusal costs nothing and loads nothing. */
RULE(a_refusal_changes_nothing)
{
    table *t = position(2, "O I @7 {F}; port 7 B1 1 1 1");

    plays(t, O, "ask blue; fee 3");
    play(t, B, "refuse");
    assert_true(happened(t, CO_EV_REFUSED, B));
    assert_int_equal(ducats(t, O), 10);
    assert_int_equal(ducats(t, B), 10);
    expect_port(t, CO_CANTON, "B1 1 1 1");
    expect_asked(t, O, CO_D_LOAD); /* loading goes on */
}

/* CO-18.1, CO-18.4: the higher fee is paid or declined; there is no third round. */
RULE(a_higher_fee_is_paid_or_declined)
{
    table *t = position(2, "O I @7 {F}; port 7 B1 1 1 1");

    plays(t, O, "ask blue; fee 1");
    play(t, B, "counter 5");
    expect_asked(t, O, CO_D_LOAD_COUNTER);
    expect_offers(t, "pay; decline");
    play(t, O, "pay");
    assert_int_equal(ducats(t, O), 5);
    assert_int_equal(ducats(t, B), 15);
    expect_fleet(t, O, "I @7 +0 {F [tea]}");

    t = position(2, "O I @7 {F}; port 7 B1 1 1 1");
    plays(t, O, "ask blue; fee 1");
    play(t, B, "counter 5");
    play(t, O, "decline");
    assert_int_equal(ducats(t, O), 10);
    assert_int_equal(ducats(t, B), 10);
    expect_fleet(t, O, "I @7 +0 {F}");
    refused(t, O, "ask blue", "CO-18.2");
}

/* CO-18.1, CO-4.3: a present is possible: a fee of 0. */
RULE(bales_can_be_given_for_nothing)
{
    table *t = position(2, "O I @7 {F}; port 7 B1 1 1 1");

    plays(t, O, "ask blue; fee 0");
    play(t, B, "accept");
    assert_int_equal(times(t, CO_EV_FEE), 0);
    assert_int_equal(ducats(t, O), 10);
    expect_fleet(t, O, "I @7 +0 {F [tea]}");
}

/* CO-18.2: all bales agreed on are taken at once, from fields of that company, by ships with room. */
RULE(what_was_agreed_is_taken_at_once)
{
    table *t = position(3, "O I @7 {R,F [furs],R [tea]}; port 7 B2 D2 B1 1");

    plays(t, O, "select i; ask blue; count 2; fee 0");
    play(t, B, "accept");
    expect_asked(t, O, CO_D_TAKE);
    expect_offers(t, "take r1 a; take r1 c; take r2 a; take r2 c");
    refused(t, O, "take r1 b", "CO-18.2");
    refused(t, O, "take f1 a", "CO-4.1");
    play(t, O, "take r1 c");
    expect_offers(t, "take r1 a; take r2 a");
    refused(t, O, "take r1 c", "CO-4.2");
    play(t, O, "take r2 a");
    expect_asked(t, O, CO_D_LOAD);
    expect_port(t, CO_CANTON, "B1 D2 B0 1");
    expect_fleet(t, O, "I @7 +0 {R [tea],F [furs],R [tea,tea]}");
}

/* CO-18.2: one request to each owner for each fleet. */
RULE(each_fleet_asks_each_owner_once)
{
    table *t = position(3, "O I @7 {R}, II @7 {R}; port 7 B2 D2 1 1");

    plays(t, O, "select i; ask blue; count 1; fee 0");
    play(t, B, "refuse");
    refused(t, O, "ask blue", "CO-18.2");
    plays(t, O, "ask red; count 1; fee 0"); /* another owner */
    play(t, D, "accept");
    refused(t, O, "ask red", "CO-18.2");
    plays(t, O, "end; step 34");
    expect_asked(t, O, CO_D_LOAD); /* the other fleet */
    assert_true(offered(t, "ask blue"));
    assert_true(offered(t, "ask red"));
}

/* CO-18.2: and again in the next turn. */
RULE(the_owner_can_be_asked_again_in_the_next_turn)
{
    table *t = position(2, "O I @7 {R}; port 7 B2 1 1 1");

    plays(t, O, "ask blue; count 1; fee 0");
    play(t, B, "refuse");
    plays(t, O, "end; stop");
    draws(t, "region-1 strength-0a pirates-none-a refill-none-a mutiny-none-a");
    on_to(t, O, CO_D_LOAD);
    assert_true(offered(t, "ask blue"));
}

/* CO-18.1: only other companies with bales in a warehouse here are asked. */
RULE(only_owners_of_bales_here_are_asked)
{
    table *t = position(4, "O I @7 {R}; port 7 B0 O2 1 1; port 0 D1 1 1 1");

    assert_int_equal(offers_of(t, CO_ASK), 0);
    refused(t, O, "ask blue", "CO-18.1");  /* an empty warehouse */
    refused(t, O, "ask red", "CO-18.1");   /* elsewhere */
    refused(t, O, "ask green", "CO-18.1"); /* nowhere */
    refused(t, O, "ask orange", "CO-18.1");
}

/* CO-11.2: an owner for whom the port is occupied can grant nothing there. */
RULE(an_occupied_owner_grants_nothing)
{
    table *t = position(3, "O I @6 {R}; port 6 B2 D2 1 1; england @6 2, control O, ally D");

    refused(t, O, "ask blue", "CO-11.2");
    assert_true(offered(t, "ask red"));
}

/* ---- Asking to build ------------------------------------------------------------------------------------------------------------------
 */

/* CO-18.3: the governor's owner is asked in the same form. */
RULE(a_governor_accepts_refuses_or_asks_for_more)
{
    table *t = position(2, "O I @2 {R}, ducats 7; port 2, governor B; phase buy");

    play(t, O, "ask-build 2");
    expect_asked(t, O, CO_D_BUILD_FEE);
    assert_int_equal(offers_of(t, CO_FEE), 8);
    refused(t, O, "fee 8", "CO-1.4");
    play(t, O, "fee 5");
    expect_asked(t, B, CO_D_BUILD_REPLY);
    expect_offers(t, "accept; refuse; counter 6; counter 7");
    refused(t, B, "counter 5", "CO-18.1");
    play(t, B, "accept");
    assert_int_equal(ducats(t, O), 2);
    assert_int_equal(ducats(t, B), 15);
    expect_asked(t, O, CO_D_BUY);
    assert_true(offered(t, "warehouse 2 a"));
}

/* CO-18.3: a higher fee that is declined leaves things as they were, and there is no second request. */
RULE(a_declined_governor_is_not_asked_again)
{
    table *t = position(2, "O I @2 {R}; port 2, governor B; phase buy");

    plays(t, O, "ask-build 2; fee 0");
    play(t, B, "counter 4");
    expect_asked(t, O, CO_D_BUILD_COUNTER);
    expect_offers(t, "pay; decline");
    play(t, O, "decline");
    assert_int_equal(ducats(t, O), 10);
    refused(t, O, "warehouse 2 a", "CO-17.5");
    refused(t, O, "ask-build 2", "CO-18.3");
}

/* CO-18.3: permission is for every ship and warehouse there in that turn, and for no other port. */
RULE(permission_holds_for_a_port_and_a_turn)
{
    table *t = position(2, "O I @2 {R}, II @3 {R}, ducats 40; port 2, governor B; port 3, governor B; phase buy");

    plays(t, O, "ask-build 2; fee 0");
    play(t, B, "accept");
    plays(t, O, "buy 2 flute; into i; warehouse 2 a; warehouse 2 b");
    refused(t, O, "ask-build 2", "CO-18.3"); /* not needed any more */
    refused(t, O, "buy 3 flute", "CO-17.5");
    assert_true(offered(t, "ask-build 3"));
    draws(t, "region-1 strength-0a pirates-none-a refill-none-a mutiny-none-a");
    next_round(t);
    on_to(t, O, CO_D_BUY);
    refused(t, O, "buy 2 flute", "CO-17.5");
    assert_true(offered(t, "ask-build 2"));
}

/* CO-17.5: commanders and directors are not asked, nor an own governor or one that is not usable. */
RULE(only_a_usable_governor_of_another_is_asked)
{
    static const char *const ports[] = {"port 2, commander B", "port 2, director B", "port 2, governor O",
                                        "port 2, governor B; england @2 1, control D, ally O"};

    for (int i = 0; i < RS_COUNT(ports); i++) {
        table *t = positionf(3, "O I @2 {R}; %s; phase buy", ports[i]);

        assert_true(offered(t, "warehouse 2 a"));
        refused(t, O, "ask-build 2", "CO-18.3");
    }
}

/* CO-18.3, CO-15.1, CO-11.2: who could not build there does not ask either. */
RULE(who_cannot_build_there_does_not_ask)
{
    refused(position(2, "O I @3 {R}; port 2, governor B; phase buy"), O, "ask-build 2", "CO-15.1");
    refused(position(2, "O I @2 {R d1}; port 2, governor B; england @2 1, control B; phase buy"), O, "ask-build 2", "CO-11.2");
}

/* CO-18.5: takeovers, repairs, abandoning ships, appointments and the rescue ship need nobody's permission. */
RULE(some_things_need_no_permission)
{
    table *t = position(2, "O I @2 {R d1}; port 2 O1d1 0d1 1 1, governor B; phase buy");

    assert_true(offered(t, "takeover 2"));
    assert_true(offered(t, "fix r1 damage"));
    assert_true(offered(t, "abandon r1"));
    assert_true(offered(t, "mend 2 a"));
    assert_true(offered(t, "clear 2 b"));
    t = position(2, "O ducats 8; port 2, governor B; phase buy");
    assert_true(offered(t, "rescue 2 line"));
}

/* ---- Who is asked first ----------------------------------------------------------------------------------------------------------------
 */

/* CO-8.2: in the turn order, beginning behind the active company: each fleet of each company, for each fleet that came in. */
RULE(challengers_are_asked_in_turn_order_from_the_active_company_on)
{
    static const int seats[] = {G, G, O, O, O, O}; /* Green's I; Orange's II and III; for Blue's I and IV each */
    table *t = position(4, "B I @2 {R [tea,tea]}, II @2 {L}, IV @2 {L}; G I @2 {L}; O II @2 {L}, III @2 {L}, X @2 {P}; "
                           "order O D B G; active B; phase ports; entered I IV");

    for (int i = 0; i < RS_COUNT(seats); i++) {
        expect_asked(t, seats[i], CO_D_CHALLENGE);
        expect_offers(t, "challenge; pass");
        play(t, seats[i], i % 2 ? "challenge" : "pass");
    }
    expect_asked(t, B, CO_D_BATTLES);
    assert_int_equal(offers_of(t, CO_RESOLVE), 3);
    assert_true(offered(t, "resolve green-i iv"));
    assert_true(offered(t, "resolve orange-ii iv"));
    assert_true(offered(t, "resolve orange-iii iv"));
    assert_true(offered(t, "attack ii green-i")); /* II was here before: it attacks, and is not challenged */
    refused(t, B, "end", "CO-8.4");
}

/* CO-8.2: the controller decides for the nation and is asked before the companies. */
RULE(the_controller_is_asked_before_the_companies)
{
    table *t = position(3, "O I @2 {R [tea,tea]}; B I @2 {L}; spain @2 1, control D; phase ports; entered I");

    expect_asked(t, D, CO_D_CHALLENGE);
    play(t, D, "pass");
    expect_asked(t, B, CO_D_CHALLENGE);
    play(t, B, "pass");
    expect_asked(t, O, CO_D_BATTLES);
    assert_true(offered(t, "end"));
}

/* CO-8.2: who only stayed in the port is not challenged. */
RULE(who_did_not_come_in_is_not_challenged)
{
    table *t = position(2, "O I @2 {R [tea,tea]}; B I @2 {L}; phase ports");

    expect_asked(t, O, CO_D_BATTLES);
    expect_offers(t, "attack i blue-i; end");
}

/* CO-8.5, CO-8.8: of two companies the one on turn is asked first, for its strategy, its hits and its markers. */
RULE(the_company_on_turn_is_asked_first)
{
    table *t = position(2, "O I @2 +1 {L,L}; B I @2 +1 {L,L}; phase ports");

    play(t, O, "attack i blue-i");
    expect_asked(t, O, CO_D_STRATEGY);
    play(t, O, "play S00");
    expect_asked(t, B, CO_D_STRATEGY);
    play(t, B, "play S00");
    expect_asked(t, O, CO_D_BOARD);
    play(t, O, "end");
    expect_asked(t, B, CO_D_BOARD);
    play(t, B, "end");
    expect_asked(t, O, CO_D_ALLOT);
    plays(t, O, "put l1 5; put l2 4");
    expect_asked(t, B, CO_D_ALLOT);
    plays(t, B, "put l3 5; put l4 4");
    expect_asked(t, O, CO_D_MARKER);
    play(t, O, "mark S21");
    expect_asked(t, B, CO_D_MARKER);
    play(t, B, "mark S22");
    expect_asked(t, O, CO_D_SHIFT);
    play(t, O, "end");
    expect_asked(t, B, CO_D_SHIFT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(no_more_bales_are_asked_for_than_there_are),
        TEST(a_fee_is_twelve_at_most),
        TEST(the_owner_replies_in_the_turn_of_another),
        TEST(the_owner_accepts_refuses_or_asks_for_more),
        TEST(a_full_offer_is_taken_or_left),
        TEST(a_refusal_changes_nothing),
        TEST(a_higher_fee_is_paid_or_declined),
        TEST(bales_can_be_given_for_nothing),
        TEST(what_was_agreed_is_taken_at_once),
        TEST(each_fleet_asks_each_owner_once),
        TEST(the_owner_can_be_asked_again_in_the_next_turn),
        TEST(only_owners_of_bales_here_are_asked),
        TEST(an_occupied_owner_grants_nothing),
        TEST(a_governor_accepts_refuses_or_asks_for_more),
        TEST(a_declined_governor_is_not_asked_again),
        TEST(permission_holds_for_a_port_and_a_turn),
        TEST(only_a_usable_governor_of_another_is_asked),
        TEST(who_cannot_build_there_does_not_ask),
        TEST(some_things_need_no_permission),
        TEST(challengers_are_asked_in_turn_order_from_the_active_company_on),
        TEST(the_controller_is_asked_before_the_companies),
        TEST(who_did_not_come_in_is_not_challenged),
        TEST(the_company_on_turn_is_asked_first),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
