/* test_usual.c - rules tests: what is done for a company whose time is up, at every decision: trade goes on, nothing is risked or given
 * away; the clause is the decision's own. And what a player is warned of. */
#include "table.h"

#include <string.h>

#define STORMLESS "region-1 strength-0a pirates-none-a "

/* ---- Set-up and events ------------------------------------------------------------------------------------------------------------ */

/* CO-1.6: the first port that is free. */
RULE(the_first_free_port_is_taken)
{
    table *t = set_up(2, "orange blue");

    expect_usual(t, CO_D_START, "start 0");
    play(t, B, "start 0");
    expect_usual(t, CO_D_START, "start 1");
}

/* CO-16.9, CO-16.10: a scarce bale goes to the first field that wants one. */
RULE(a_scarce_bale_goes_to_the_first_field)
{
    expect_after("O I @14 {R [sugar,sugar],R [sugar,sugar],R [sugar,sugar],R [sugar,sugar]}, II @14 {R [sugar,sugar]}; "
                 "port 2 O0 0 B0 0, governor B; phase events; next " STORMLESS "refill-258",
                 AT_ONCE, CO_D_SHARE, "share a");
    expect_after("O I @14 {R [sugar,sugar],R [sugar,sugar],R [sugar,sugar],R [sugar,sugar]}, II @14 {R [sugar,sugar]}; "
                 "port 2 1 0 0 0; phase events; next " STORMLESS "refill-258",
                 AT_ONCE, CO_D_PICK, "share b");
}

/* CO-22.6: mutiny goes to the ship that can bear most. */
RULE(mutiny_goes_to_the_ship_with_most_strength_left)
{
    expect_after("O I @14 {R,L d2,F,R d1}; phase events; next " STORMLESS "refill-none-a mutiny-4a", AT_ONCE, CO_D_UNREST, "suffer r1");
    expect_after("O I @14 {R d4,F,F d1,R d4}; phase events; next " STORMLESS "refill-none-a mutiny-4a", AT_ONCE, CO_D_UNREST, "suffer f1");
    expect_after("O I @14 {R d2,F,F,R d2}; phase events; next " STORMLESS "refill-none-a mutiny-4a", AT_ONCE, CO_D_UNREST, "suffer r1");
}

/* CO-14.3, CO-14.5, CO-20.5: markers go on the first strategy there is, and stay where they are. */
RULE(markers_are_placed_and_left)
{
    expect_after("O I @2 {R [tea,tea]}; port 2, commander O; phase income", AT_ONCE, CO_D_MARKER, "mark S10");
    expect_after("O I @2 +1 {R,R}, cards C8; phase mock", AFTER("mock i", "mark S20"), CO_D_SHIFT, "end");
    expect_after("O I @2 +2 {L}, ducats 9; calendar 3; phase research", AFTER("research C9"), CO_D_EXTRA, "mark S11");
}

/* ---- Phase 2 ----------------------------------------------------------------------------------------------------------------------- */

/* CO-3.1, CO-3.3: fleets are played in their order and not split; one that is being split gets one ship. */
RULE(fleets_are_played_in_their_order)
{
    expect_after("O II @2 {R,R}, III @2 {R}", AT_ONCE, CO_D_FLEET, "select ii");
    expect_after("O X @2 {P}, XI @2 {P}", AT_ONCE, CO_D_FLEET, "select x");
    expect_after("O II @2 {R,R,R}, III @2 {R}", AFTER("split ii"), CO_D_SPLIT, "join r1");
    expect_after("O II @2 {R,R,R}, III @2 {R}", AFTER("split ii", "join r2"), CO_D_SPLIT, "end");
}

/* CO-4.1, CO-4.5: holds are filled, from fields and never by a request; then the fleet is ready. */
RULE(holds_are_filled)
{
    expect_after("O I @2 {R}; port 2 B1 0 1 1", AT_ONCE, CO_D_LOAD, "load r1 c");
    expect_after("O I @2 {R}; port 2 B1 0 0 O1", AT_ONCE, CO_D_LOAD, "load r1 d");
    expect_after("O I @2 {R}; port 2 B1 0 0 0", AT_ONCE, CO_D_LOAD, "end");
}

/* CO-18.1: a request under way is as small as can be; requests of others are refused, higher fees declined. */
RULE(requests_are_refused_and_higher_fees_declined)
{
    static const char text[] = "O I @7 {R}; port 7 B1 B1 1 1";

    expect_after(text, AFTER("ask blue"), CO_D_ASK_COUNT, "count 1");
    expect_after(text, AFTER("ask blue", "count 2"), CO_D_ASK_FEE, "fee 0");
    expect_after(text, AFTER("ask blue", "count 2", "fee 10"), CO_D_LOAD_REPLY, "refuse");
    expect_after(text, AFTER("ask blue", "count 2", "fee 1"), CO_D_LOAD_REPLY, "refuse");
    expect_after(text, AFTER("ask blue", "count 2", "fee 1", "counter 2"), CO_D_LOAD_COUNTER, "decline");
    expect_after(text, AFTER("ask blue", "count 1", "fee 1", "accept"), CO_D_TAKE, "take r1 a");
}

/* CO-5.1, CO-5.7: a fleet sails the shortest way to the nearest port that buys something aboard. */
RULE(a_fleet_sails_to_the_nearest_buyer)
{
    expect_after("O I @14 {R [sugar,sugar]}", AT_ONCE, CO_D_STEP, "step 13");   /* New Amsterdam */
    expect_after("O I @14 {R [furs,furs]}", AT_ONCE, CO_D_STEP, "step 18");     /* Elmina: 3 links, by Cape Verde */
    expect_after("O I @9 {R [furs,furs]}", AT_ONCE, CO_D_STEP, "step 0");       /* Amsterdam */
    expect_after("O I @33 {R [spices,spices]}", AT_ONCE, CO_D_STEP, "step 34"); /* not into Batavia, where they are from */
    expect_after("O I @2 {R [sugar,sugar]}", AT_ONCE, CO_D_STEP, "step 19");    /* out of port */
}

/* CO-5.1: an empty fleet makes for the nearest port. */
RULE(an_empty_fleet_makes_for_a_port)
{
    expect_after("O I @19 {L}", AT_ONCE, CO_D_STEP, "step 2");
    expect_after("O I @25 {R}", AT_ONCE, CO_D_STEP, "step 24"); /* the Cape: 3 links, Galle as well; the first port */
    expect_after("O I @37 {L}; pirates 0 1 1", AT_ONCE, CO_D_STEP, "step 16");
}

/* ---- Phase 3 --------------------------------------------------------------------------------------------------------------------------
 */

/* CO-10.4, CO-10.6: no bale is given up, and pirates that keep away are left alone. */
RULE(pirates_get_nothing_and_are_left_alone)
{
    static const char text[] = "O I @15 {R [tea,tea],R [tea,tea]}; meets I tortuga; phase pirates; next pirate-8";

    expect_after(text, AT_ONCE, CO_D_TRIBUTE, "end");
    expect_after(text, AFTER("end"), CO_D_STRATEGY, "play S00");
    expect_after(text, AFTER("end", "play S00"), CO_D_ENGAGE, "sail-on");
}

/* CO-9.4, CO-9.2: nothing is boarded; the fireship is the first ship. */
RULE(nothing_is_boarded)
{
    expect_after("O I @2 {R,R}; B I @2 {R,R}; phase ports", AFTER("attack i blue-i", "play S00", "play S00"), CO_D_BOARD, "end");
    expect_after("O I @2 +2 {R,F}; B I @2 {R,R}; phase ports", AFTER("attack i blue-i", "play S20", "play S00"), CO_D_SACRIFICE,
                 "sacrifice r1");
}

/* CO-8.8: hits go one by one to the ship that can bear most. */
RULE(hits_are_spread)
{
    expect_after("O I @2 {L}; B I @2 {R d1,L d4,R}; phase ports", AFTER("attack i blue-i", "play S00", "play S00", "end", "end"),
                 CO_D_ALLOT, "put r2 1");
    expect_after("O I @2 {L}; B I @2 {R d1,L d4,R}; phase ports",
                 AFTER("attack i blue-i", "play S00", "play S00", "end", "end", "put r2 2"), CO_D_ALLOT, "put r1 1");
}

/* CO-9.9: who may stay stays; else the first sea field. */
RULE(who_may_stay_after_a_flight_stays)
{
    expect_after("O I @6 +1 {R}, marks S12; B I @6 {R}; phase ports", AFTER("attack i blue-i", "play S12", "play S00"), CO_D_FLEE, "stay");
    expect_after("O I @6 {R}; B I @6 {R}; phase ports", AFTER("attack i blue-i", "play S02", "play S00"), CO_D_FLEE, "flee 32");
}

/* CO-7.1, CO-7.2: ports in their order; a packet boat fills up what it can. */
RULE(ports_are_dealt_with_in_order_and_filled_up)
{
    expect_after("O I @2 {R [cloth]}, II @0 {R [furs]}; phase ports", AT_ONCE, CO_D_PORT, "visit 0");
    expect_after("O X @2 {P [tea]}; port 2 B0 B0 B0 1; phase ports; entered X", AT_ONCE, CO_D_WANT, "want 3");
}

/* CO-8.2, CO-8.4, CO-12.8: nobody is challenged, attacked or raided; what is pending is fought. */
RULE(nobody_is_attacked)
{
    expect_after("O I @2 {R [tea,tea]}; B I @2 {R}; phase ports; entered I", AT_ONCE, CO_D_CHALLENGE, "pass");
    expect_after("O I @2 {R [tea,tea]}; B I @2 {R}; phase ports", AT_ONCE, CO_D_BATTLES, "end");
    expect_after("O I @2 {R [tea,tea]}; B I @2 {R}, II @2 {R}; phase ports; entered I", AFTER("pass", "challenge"), CO_D_BATTLES,
                 "resolve blue-ii i");
    expect_after("O I @2 {R [tea,tea]}; port 2 B1 1 1 1; phase ports", AT_ONCE, CO_D_RAID, "pass");
    expect_after("O I @2 {R [tea,tea]}; port 2 1 B1 B1 1; phase ports", AFTER("raid blue"), CO_D_RAID_HIT, "hit b");
}

/* CO-7.6, CO-7.7: what the port buys is delivered, nothing is dumped. */
RULE(everything_that_is_bought_is_delivered)
{
    expect_after("O I @2 {R [cloth,tea],F [copper]}; phase ports", AT_ONCE, CO_D_DELIVER, "deliver r1 cloth");
    expect_after("O I @2 {R [cloth,tea],F [copper]}; phase ports", AFTER("deliver r1 cloth"), CO_D_DELIVER, "deliver f1 copper");
    expect_after("O I @2 {R [cloth,tea],F [copper]}; phase ports", AFTER("deliver r1 cloth", "deliver f1 copper"), CO_D_DELIVER, "end");
}

/* CO-14.2: nobody trains. */
RULE(no_mock_battle_is_held) { expect_after("O I @2 {R,R}, cards C8; phase mock", AT_ONCE, CO_D_MOCK, "pass"); }

/* ---- Phases 4 and 5
 * ----------------------------------------------------------------------------------------------------------------------- */

/* CO-15.1, CO-15.3, CO-20.1: nothing is bought; a ship that was goes to the first fleet of the port. */
RULE(nothing_is_bought)
{
    expect_after("O I @2 {R d2}, ducats 50; phase buy", AT_ONCE, CO_D_BUY, "end");
    expect_after("O ducats 50; phase buy", AT_ONCE, CO_D_BUY, "end");
    expect_after("O II @2 {R}, III @2 {R}, ducats 50; phase buy", AFTER("buy 2 flute"), CO_D_SHIP_FLEET, "into ii");
    expect_after("O I @2 {L}; phase research", AT_ONCE, CO_D_RESEARCH, "pass");
}

/* CO-18.3: a governor is offered nothing, and gives no permission. */
RULE(a_governor_gives_no_permission)
{
    static const char text[] = "O I @2 {R}; port 2, governor B; phase buy";

    expect_after(text, AFTER("ask-build 2"), CO_D_BUILD_FEE, "fee 0");
    expect_after(text, AFTER("ask-build 2", "fee 9"), CO_D_BUILD_REPLY, "refuse");
    expect_after(text, AFTER("ask-build 2", "fee 1", "counter 2"), CO_D_BUILD_COUNTER, "decline");
}

/* ---- Scorings
 * ---------------------------------------------------------------------------------------------------------------------------- */

/* CO-21.3: no loss token is added. */
RULE(no_loss_token_is_added) { expect_after("O losses 3; round 4; phase year; next 3", AT_ONCE, CO_D_LOSS_TOKENS, "add 0"); }

/* CO-24.7, CO-24.8, CO-24.11, CO-24.12: no nation is sent or used; what was begun is done in the least way. */
RULE(nations_are_left_alone)
{
    static const char text[] = "O ducats 90; D ducats 90; B ducats 30; port 2 O1 O1 O1 1; phase scoring; next " QUIET;

    expect_after(text, AT_ONCE, CO_D_CLAIM, "pass");
    expect_after(text, AFTER("place portugal 2"), CO_D_PIPS, "pips 1");
    expect_after(text, AFTER("place portugal 2", "pips 3", "pass"), CO_D_ACT, "end");
    expect_after(text, AFTER("place portugal 2", "pips 3", "pass", "effect portugal"), CO_D_REMOVE, "remove a");
    expect_after(text, AFTER("place portugal 2", "pips 3", "pass", "effect portugal", "remove c"), CO_D_REMOVE, "end");
}

/* ---- Warnings: what a legal move would cost
 * -------------------------------------------------------------------------------------------------- */

/* NULL: there is none. */
static void expect_warning(const table *t, const char *text, const char *clause) { expect_clause(warning(t, text), clause ? clause : ""); }

/* CO-10.2, CO-10.9: of pirates where they are, but not fleets that begin among them, nor packet boats. */
RULE(steps_to_pirates_are_warned_of)
{
    table *t = position(2, "O I @14 {R [tea,tea]}; pirates 2 0 1");

    expect_warning(t, "step 15", "CO-10.2");
    expect_warning(t, "step 13", NULL);
    t = position(2, "O I @14 {R [tea,tea]}; pirates 1 0 1");
    expect_warning(t, "step 15", NULL); /* CO-10.5: no tile is so aggressive */
    t = position(2, "O I @12 {R [tea,tea]}; pirates 1 0 1");
    expect_warning(t, "step 17", NULL); /* a die at 0 */
    t = position(2, "O I @16 {R [tea,tea]}; pirates 1 0 1");
    expect_warning(t, "step 15", NULL);
    expect_warning(t, "step 37", "CO-10.9");
    t = position(2, "O X @14 {P}; pirates 1 0 1");
    expect_warning(t, "step 15", NULL);
}

/* CO-22.2, CO-11.2: of a storm that is forecast, and of a port that is occupied. */
RULE(steps_into_storms_and_occupied_ports_are_warned_of)
{
    table *t = position(2, "O I @18 {R [tea,tea]}; pirates 0 0 0; forecast 2");

    expect_warning(t, "step 14", "CO-22.2");
    expect_warning(t, "step 19", NULL);
    t = position(2, "O I @19 {R [tea,tea]}; spain @2 1, control B");
    expect_warning(t, "step 2", "CO-11.2");
    t = position(2, "O I @19 {R [tea,tea]}; spain @2 1, control B, ally O");
    expect_warning(t, "step 2", NULL);
}

/* CO-6.1, CO-6.3: of mutiny, for stopping too early and for empty holds. */
RULE(mutiny_is_warned_of)
{
    table *t = position(2, "O I @14 {R [tea,tea]}; pirates 0 0 0");

    expect_warning(t, "stop", "CO-6.3");
    play(t, O, "step 13");
    expect_warning(t, "stop", "CO-6.3");
    expect_warning(position(2, "O I @14 {R d3 [tea,tea]}"), "stop", NULL); /* slow */
    expect_warning(position(2, "O I @2 {R}"), "end", "CO-6.1");
    expect_warning(position(2, "O I @2 {R d1}; phase buy"), "end", NULL);
}

/* CO-3.4, CO-6.4, CO-6.6: of a merger that keeps an unplayed fleet in port. */
RULE(mergers_that_bring_mutiny_are_warned_of)
{
    table *t = position(2, "O I @19 {R [cloth,cloth]}, II @2 {R [cloth,cloth]}, III @2 {R d4 [cloth,cloth]}, IV @2 {R d4 [cloth]}");

    expect_warning(t, "merge ii iii", NULL); /* neither has been played */
    plays(t, O, "select i; step 2");
    expect_warning(t, "merge i ii", "CO-6.4");
    expect_warning(t, "merge ii i", "CO-6.4");
    expect_warning(t, "merge i iii", NULL); /* slow */
    expect_warning(t, "merge i iv", "CO-6.6");
}

/* CO-12.11, CO-15.5, CO-13.7: of raids, of abandoning a ship, and most of all the last one. */
RULE(losses_of_ones_own_are_warned_of)
{
    table *t = position(2, "O I @2 {R [cloth,tea]}; port 2 B1 1 1 1; phase ports");

    expect_warning(t, "raid blue", "CO-12.11");
    play(t, O, "pass");
    expect_warning(t, "dump r1 tea", NULL);
    expect_warning(t, "deliver r1 cloth", NULL);
    expect_warning(position(2, "O I @2 {R [tea]}; port 2 0 0 0 1; phase ports"), "dump r1 tea", "CO-7.7");
    expect_warning(position(2, "O I @2 {R [tea]}; port 2 0 0 1 1; phase ports"), "dump r1 tea", NULL);
    expect_warning(position(2, "O I @2 {R,R}; phase buy"), "abandon r1", "CO-15.5");
    expect_warning(position(2, "O I @2 {R}, X @0 {P}; phase buy"), "abandon r1", "CO-15.5");
    expect_warning(position(2, "O I @2 {R}; phase buy"), "abandon r1", "CO-13.7");
}

/* ---- Everywhere
 * ---------------------------------------------------------------------------------------------------------------------------- */

/* CO-1.2, CO-23.3: at every decision of games played at random the usual move is there and legal; and played alone it ends a game. */
RULE(the_usual_move_is_always_legal) { expect_usual_everywhere(15); }

/* CO-7.6: a company that does only what is usual trades: it ends with more than it began with. */
RULE(the_usual_moves_make_money)
{
    table *t = set_up(2, "orange blue");

    for (int moves = 0; !t->s.head.over; moves++) {
        rs_choose(&co_game, &t->s, usual_of(t), &t->turn);
        assert_true(moves < 5000);
    }
    for (int seat = 0; seat < 2; seat++) assert_true(ducats(t, seat) > 6);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_first_free_port_is_taken),
        TEST(a_scarce_bale_goes_to_the_first_field),
        TEST(mutiny_goes_to_the_ship_with_most_strength_left),
        TEST(markers_are_placed_and_left),
        TEST(fleets_are_played_in_their_order),
        TEST(holds_are_filled),
        TEST(requests_are_refused_and_higher_fees_declined),
        TEST(a_fleet_sails_to_the_nearest_buyer),
        TEST(an_empty_fleet_makes_for_a_port),
        TEST(pirates_get_nothing_and_are_left_alone),
        TEST(nothing_is_boarded),
        TEST(hits_are_spread),
        TEST(who_may_stay_after_a_flight_stays),
        TEST(ports_are_dealt_with_in_order_and_filled_up),
        TEST(nobody_is_attacked),
        TEST(everything_that_is_bought_is_delivered),
        TEST(no_mock_battle_is_held),
        TEST(nothing_is_bought),
        TEST(a_governor_gives_no_permission),
        TEST(no_loss_token_is_added),
        TEST(nations_are_left_alone),
        TEST(steps_to_pirates_are_warned_of),
        TEST(steps_into_storms_and_occupied_ports_are_warned_of),
        TEST(mutiny_is_warned_of),
        TEST(mergers_that_bring_mutiny_are_warned_of),
        TEST(losses_of_ones_own_are_warned_of),
        TEST(the_usual_move_is_always_legal),
        TEST(the_usual_moves_make_money),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
