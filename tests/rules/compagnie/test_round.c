/* test_round.c - rules tests: rounds, turns and their phases, the roll, loss tokens, calendars (CO-1, CO-21, CO-23), and clauses of the
 * phases that need a whole turn. */
#include "table.h"

#include <stdio.h>
#include <string.h>

/* ---- Turns ---------------------------------------------------------------------------------------------------------------------- */

/* Notes whose turns began during the last play. */
static int note_turns(const table *t, int seats[], int count)
{
    for (int i = 0; i < t->turn.events; i++)
        if (t->turn.event[i].kind == CO_EV_TURN) seats[count++] = t->turn.event[i].seat;
    return count;
}

/* CO-1.1: in each round every company has one turn, in the order of the cards. */
RULE(every_company_has_one_turn_a_round_in_turn_order)
{
    static const int order[] = {G, B, O, D};
    table *t = position(4, "order G B O D; active G; round 1; phase income");
    int seats[64] = {G}, count = 1;

    for (int round = 1; round <= 2; round++)
        while (t->s.round == round) {
            idle(t);
            count = note_turns(t, seats, count);
        }
    assert_int_equal(count, 2 * 4 + 1); /* the first turn of round 3 has begun */
    for (int i = 0; i < count; i++) assert_int_equal(seats[i], order[i % 4]);
}

/* CO-1.1: nobody else makes a move of the active company. */
RULE(only_the_company_on_turn_is_asked)
{
    table *t = position(3, "O I @14 {R [tea,tea]}; B I @12 {R [tea,tea]}");
    rs_move move;

    assert_true(rs_move_parse(&co_game, NULL, "step 13", &move));
    assert_int_equal(rs_play(&co_game, &t->s, B, move, &t->turn), RS_NOT_ASKED);
    assert_int_equal(rs_play(&co_game, &t->s, D, move, &t->turn), RS_NOT_ASKED);
    assert_int_equal(at(t, O, "I"), 14);
}

/* ---- Phases ---------------------------------------------------------------------------------------------------------------------- */

/* CO-1.2: income, loading and moving, delivering and fighting, buying, research; then the next company. */
RULE(the_phases_follow_each_other)
{
    table *t = position(2, "O I @9 {R [furs,furs]}, II @2 {F}, ducats 0; port 3, governor O; phase income");

    assert_int_equal(ducats(t, O), 1); /* income first */
    expect_asked(t, O, CO_D_FLEET);
    plays(t, O, "select i; step 0");
    expect_asked(t, O, CO_D_LOAD); /* II has not been played: nothing is delivered yet */
    assert_false(offered(t, "deliver r1 furs"));
    assert_int_equal(ducats(t, O), 1);
    plays(t, O, "load f1 a; step 19");
    expect_asked(t, O, CO_D_DELIVER);
    plays(t, O, "deliver r1 furs; deliver r1 furs");
    expect_asked(t, O, CO_D_BUY);
    assert_int_equal(ducats(t, O), 1 + 14);
    play(t, O, "end");
    expect_asked(t, O, CO_D_RESEARCH);
    play(t, O, "pass");
    assert_true(happened(t, CO_EV_TURN, B));
}

/* CO-1.2: research comes after buying, and is the last phase. */
RULE(research_is_the_last_phase)
{
    table *t = position(2, "O I @2 {L}; phase buy");

    expect_asked(t, O, CO_D_BUY);
    play(t, O, "end");
    expect_asked(t, O, CO_D_RESEARCH);
    play(t, O, "research C4");
    assert_true(owns(t, O, "C4"));
    assert_true(happened(t, CO_EV_TURN, B));
}

/* CO-20.3: a card bought in one turn serves its owner from the next one on. */
RULE(a_card_serves_from_the_next_turn_on)
{
    table *t = position(2, "O I @2 {L}, II @14 {F}; B ducats 0; phase research");

    play(t, O, "research C4");
    draws(t, QUIET);
    next_round(t);
    on_to(t, O, CO_D_FLEET);
    plays(t, O, "select ii; stop");
    expect_fleet(t, O, "II @14 +0 {F m1}"); /* an empty hold and a lost day: two tokens less one */
}

/* CO-1.2: in no turn of games played at random does a phase come after a later one. */
RULE(no_phase_comes_back)
{
    table *t = set_up(3, "");
    int stage = 0, turns = 0;

    for (int i = 0; i < 3000 && !t->s.head.over; i++) {
        rs_choose(&co_game, &t->s, rs_below(&t->chance, t->turn.moves.count), &t->turn);
        if (times(t, CO_EV_TURN)) stage = 0;
        turns += times(t, CO_EV_TURN);
        for (int depth = 0; depth < t->s.head.depth; depth++)
            if (t->s.stack[depth].kind == CO_TURN) {
                assert_true(t->s.stack[depth].arg[CO_F_STAGE] >= stage);
                stage = t->s.stack[depth].arg[CO_F_STAGE];
            }
    }
    assert_true(turns > 20);
}

/* ---- Money ----------------------------------------------------------------------------------------------------------------------- */

/* CO-1.4: the bank pays whatever is due, however rich the companies are. */
RULE(the_bank_never_runs_dry)
{
    table *t = position(2, "O I @0 {R [copper,copper]}, ducats 5000; B ducats 4900; phase ports");

    plays(t, O, "deliver r1 copper; deliver r1 copper");
    assert_int_equal(ducats(t, O), 5026);
    assert_int_equal(ducats(t, B), 4900);
}

/* CO-1.4: nobody can owe money: with nothing in hand nothing that costs anything is offered. */
RULE(nobody_can_owe_money)
{
    table *t = position(2, "O I @2 {R d1 m1,R}, ducats 0; port 2 O1d1 0d2 1 1, governor O, fort O d1; phase buy");

    expect_offers(t, "abandon r1; abandon r2; end");
    t = position(2, "O I @2 {R [tea,tea],R [tea,tea]}, II @0 {L}, ducats 0");
    refused(t, O, "split i", "CO-3.3");
    t = position(2, "O I @2 {L}, ducats 1; phase research");
    assert_false(asked(t, O, CO_D_RESEARCH)); /* Discipline costs 2 */
}

/* CO-1.4: nobody promises more than it has. */
RULE(a_fee_is_no_higher_than_the_ducats_in_hand)
{
    table *t = position(2, "O I @7 {R}, ducats 3; port 7 B1 1 1 1");

    plays(t, O, "ask blue");
    expect_offers(t, "fee 0; fee 1; fee 2; fee 3");
    refused(t, O, "fee 4", "CO-1.4");
}

/* ---- Fleets, loading, ports ---------------------------------------------------------------------------------------------------------- */

/* CO-3.5: fleets merge in ports, not on sea fields or nests. */
RULE(fleets_do_not_merge_outside_ports)
{
    table *t = position(2, "O I @14 {R [tea,tea]}, II @14 {R [tea,tea]}");

    refused(t, O, "merge i ii", "CO-3.5");
    t = position(2, "O I @37 {R [tea,tea]}, II @37 {R [tea,tea]}; pirates 0 1 1");
    refused(t, O, "merge i ii", "CO-3.5");
    t = position(2, "O I @2 {R [tea,tea]}, II @2 {R [tea,tea]}");
    assert_true(offered(t, "merge i ii"));
    assert_true(offered(t, "merge ii i"));
}

/* CO-3.4: fleets that were played merge in the port they came to, until their owner is done. */
RULE(played_fleets_merge)
{
    const char *text = "O I @19 +1 {R [cloth,cloth]}, II @19 {R [cloth,cloth]}; B I @0 {R}";
    table *t = position(2, text);

    plays(t, O, "select i; step 2");
    refused(t, O, "end", "CO-5.1"); /* fleet II is being played */
    play(t, O, "step 2");
    expect_asked(t, O, CO_D_FLEET);
    expect_offers(t, "merge i ii; merge ii i; end");
    play(t, O, "merge ii i");
    expect_fleet(t, O, "II @2 +1 {R [cloth,cloth], R [cloth,cloth]}");
    expect_asked(t, O, CO_D_DELIVER);

    t = position(2, text);
    plays(t, O, "select i; step 2; step 2; end");
    expect_fleet(t, O, "I @2 +1 {R [cloth,cloth]}");
    expect_asked(t, O, CO_D_DELIVER);
}

/* CO-3.4, CO-6.1, CO-6.4: who has not been played is left in place by joining one who has, and takes its tokens. */
RULE(a_merger_plays_the_other_fleet)
{
    table *t = position(2, "O I @19 {R [cloth,cloth]}, II @2 {R [cloth]}, III @9 {L}");

    plays(t, O, "select i; step 2");
    refused(t, O, "end", "CO-3.1");
    play(t, O, "merge ii i");
    expect_fleet(t, O, "II @2 +0 {R m2 [cloth], R [cloth,cloth]}");
    expect_asked(t, O, CO_D_STEP); /* of fleet III, the last */
    play(t, O, "step 10");
    play(t, O, "step 12");
    expect_asked(t, O, CO_D_DELIVER);

    t = position(2, "O I @19 {R [cloth,cloth]}, II @2 {R d4 [cloth]}");
    plays(t, O, "select i; step 2; merge i ii");
    expect_fleet(t, O, "I @2 +0 {R [cloth,cloth]}"); /* the other one perished */
    assert_int_equal(losses(t, O), 1);
}

/* CO-3.4, CO-8.2, CO-10.2: the merged fleet has entered the port if either has, and meets each area's pirates once. */
RULE(a_merged_fleet_has_seen_what_its_parts_have)
{
    table *t = position(2, "O I @15 {L}, II @18 {L}, III @2 {L}; B I @2 {L}; pirates 0 0 0");

    plays(t, O, "select i; step 19; step 2; select ii; step 17; step 19; merge iii i");
    expect_fleet(t, O, "III @2 +0 {L m1, L}");
    expect_asked(t, B, CO_D_CHALLENGE);

    t = position(2, "O I @10 {L}, II @10 {L}, cards C10; pirates 0 2 0; next pirate-8");
    plays(t, O, "select i; step 17; step 19; step 2; step 17; step 19; step 2; merge ii i");
    expect_asked(t, O, CO_D_STRATEGY);
    play(t, O, "play S02");
    expect_asked(t, O, CO_D_ENGAGE);
    play(t, O, "sail-on");
    expect_asked(t, O, CO_D_BUY); /* not met again */
}

/* CO-3.7: any number of fleets, of whomever, share a port, a sea field or a nest. */
RULE(a_node_has_room_for_every_fleet)
{
    static const int from[] = {19, 14, 16}, to[] = {2, 18, 37};

    for (int i = 0; i < RS_COUNT(to); i++) {
        table *t =
            positionf(4,
                      "O I @%d {L}; B I @%d {L}, II @%d {L}, III @%d {L}, X @%d {P}; D I @%d {L}, II @%d {L}; G I @%d {L}, V @%d {L}; "
                      "pirates 0 0 0",
                      from[i], to[i], to[i], to[i], to[i], to[i], to[i], to[i], to[i]);

        playf(t, O, "step %d", to[i]);
        assert_int_equal(at(t, O, "I"), to[i]);
        assert_int_equal(__builtin_popcount(t->s.fleets_on[to[i]]), 9);
    }
}

/* CO-4.5: nobody has to load. */
RULE(nobody_has_to_load)
{
    table *t = position(2, "O I @2 {R}");

    expect_asked(t, O, CO_D_LOAD);
    play(t, O, "end");
    expect_port(t, CO_MAURITSSTAD, "1 1 1 1");
    play(t, O, "step 19");
    expect_fleet(t, O, "I @19 +0 {R m2}");
}

/* CO-4.5: the bales go to whoever has the earlier turn. */
RULE(the_bales_go_to_the_earlier_turn)
{
    table *t = position(2, "O I @2 {R,R}; B I @2 {R}; order B O; active B");

    plays(t, B, "load r3 a; load r3 b");
    play(t, B, "step 19");
    draws(t, QUIET);
    on_to(t, O, CO_D_LOAD);
    expect_offers(t, "load r1 c; load r1 d; load r2 c; load r2 d; end");
    refused(t, O, "load r1 a", "CO-4.2");
}

/* CO-7.1: at sea and on nests nobody delivers, and companies do not fight. */
RULE(there_are_no_deliveries_and_battles_at_sea)
{
    static const char *const nodes[] = {"9", "12", "37"};

    for (int i = 0; i < RS_COUNT(nodes); i++) {
        table *t = positionf(2, "O I @%s +1 {R d1 [furs,furs]}; B I @%s {R [furs,furs]}; pirates 0 0 0; entered I; phase pirates", nodes[i],
                             nodes[i]);

        expect_asked(t, O, CO_D_BUY);
        assert_int_equal(times(t, CO_EV_BATTLE), 0);
        assert_int_equal(ship(t, "r1")->cargo[1], CO_NEW_AMSTERDAM); /* the furs are aboard */
    }
}

/* CO-7.1: pirates are met on nests and icon fields only: beside them a fleet is safe. */
RULE(pirates_are_met_on_their_own_fields_only)
{
    table *t = position(2, "O I @14 {R d1 [tea,tea]}; pirates 6 6 6");

    plays(t, O, "step 13; step 14");
    expect_asked(t, O, CO_D_BUY);
    t = position(2, "O I @14 {R [tea,tea]}; pirates 6 6 6");
    plays(t, O, "step 15; step 19");
    expect_asked(t, O, CO_D_TRIBUTE);
}

/* CO-7.13: in an occupied port nothing is delivered or dumped; an ally delivers. */
RULE(nothing_is_unloaded_in_an_occupied_port)
{
    table *t = position(2, "O I @2 {R [cloth,tea]}; spain @2 2; phase ports");

    expect_asked(t, O, CO_D_BATTLES);
    play(t, O, "end");
    expect_asked(t, O, CO_D_BUY);
    expect_fleet(t, O, "I @2 +0 {R [cloth,tea]}");

    t = position(2, "O I @2 {R [cloth,tea]}; spain @2 2, control B, ally O; phase ports");
    expect_asked(t, O, CO_D_DELIVER);
    expect_offers(t, "deliver r1 cloth; dump r1 tea; end");
}

/* CO-7.7: only what the port does not buy is dumped. */
RULE(what_the_port_buys_is_not_dumped)
{
    table *t = position(2, "O I @1 {R [sugar,wine]}; B I @0 {R}; phase ports; entered I");

    expect_offers(t, "deliver r1 sugar; dump r1 wine; end");
    refused(t, O, "dump r1 sugar", "CO-7.7");
    play(t, O, "dump r1 wine");
    expect_offers(t, "deliver r1 sugar; end");
    assert_int_equal(supply(t, "wine"), 8);
}

/* ---- Battles ---------------------------------------------------------------------------------------------------------------------- */

static int first_event(const table *t, int kind)
{
    for (int i = 0; i < t->turn.events; i++)
        if (t->turn.event[i].kind == kind) return i;
    fail_msg("no event '%s'", co_event_kinds[kind].name);
    return 0;
}

/* CO-8.8: hits can be spread over all ships of a fleet and a fort, however many ways that makes. */
RULE(hits_can_go_to_every_ship_however_many_there_are)
{
    table *t = battle("O I @2 {L, L}; B I @2 +1 {RRRRRRRRRRRRRRRRRRRRRRRR FFFFFFFFFFFFFFFF LLLLLLLLLLLLLL}; port 2 1 1 1 1, fort B;"
                      "phase ports",
                      "S00", "S10");

    expect_asked(t, B, CO_D_ALLOT);
    assert_int_equal(hits(t), 8);
    assert_int_equal(offers_of(t, CO_PUT), 24 * 5 + 16 * 3 + 14 * 6);
    assert_int_equal(offers_of(t, CO_PUT_FORT), 8);
    assert_true(offered(t, "put r24 5") && offered(t, "put f16 3") && offered(t, "put l14 6"));
}

/* CO-8.9: first ships are lost, then prizes join their captor, then those in flight depart. */
RULE(losses_come_before_prizes_and_prizes_before_flight)
{
    table *t = position(2, "O I @6 {L,L}; B I @6 {R,F d1,F}; phase ports");

    play(t, O, "attack i blue-i");
    strategies(t, O, "S01", B, "S02"); /* Orange is first */
    plays(t, O, "board r1; end");
    expect_asked(t, B, CO_D_ALLOT);
    assert_int_equal(hits(t), 3);
    play(t, B, "put f1 2"); /* the third hit has one place to go */
    expect_asked(t, B, CO_D_FLEE);
    assert_true(first_event(t, CO_EV_LOST) < first_event(t, CO_EV_PRIZE));
    expect_fleet(t, O, "I @6 +0 {L,L,R}");
    expect_fleet(t, B, "I @6 +0 {F d1}");
    play(t, B, "flee 33");
    assert_int_equal(at(t, B, "I"), 33);
    learn(t);
    expect_fleet(t, B, "I @33 +1 {F d1}");
}

/* CO-8.12: when the challenged fleet has left the port, the other challenges are void. */
RULE(challenges_to_a_fleet_that_fled_are_void)
{
    table *t = position(2, "O I @2 {R d1 [tea,tea]}; B I @2 {R}, II @2 {L}; phase ports; entered I");

    plays(t, B, "challenge; challenge");
    expect_offers(t, "resolve blue-i i; resolve blue-ii i");
    play(t, O, "resolve blue-i i");
    strategies(t, O, "S02", B, "S00");
    learn(t);
    assert_int_equal(at(t, O, "I"), 19);
    expect_asked(t, O, CO_D_BUY);
    expect_fleet(t, B, "II @2 +0 {L}");
}

/* CO-8.12: when the challenger is sunk, its other challenges are void. */
RULE(challenges_of_a_sunken_fleet_are_void)
{
    table *t = position(2, "O I @2 {L,L}, II @2 {R [tea,tea]}; B I @2 {F}; phase ports; entered I II");

    plays(t, B, "challenge; challenge");
    expect_offers(t, "resolve blue-i i; resolve blue-i ii");
    play(t, O, "resolve blue-i i");
    strategies(t, O, "S00", B, "S00");
    plays(t, O, "end; put l1 1"); /* boards nothing */
    assert_false(has_fleet(t, B, "I"));
    learn(t);
    assert_int_equal(level(t, O, "II"), 0);
    expect_asked(t, O, CO_D_DELIVER); /* the tea can be dumped: nobody is left to fight */
}

/* ---- The year and the roll ------------------------------------------------------------------------------------------------------------
 */

/* CO-21.1: with every round the year goes on by one; the calendars begin with 1640, 1647 and 1654. */
RULE(the_year_goes_on)
{
    table *t = position(2, "round 2; phase year; next " QUIET);

    assert_int_equal(t->s.round, 3);
    assert_int_equal(arg_of(t, CO_EV_ROUND, 2), 1642);
    t = position(2, "round 7; scored; phase year");
    assert_int_equal(t->s.calendar, 2);
    assert_int_equal(arg_of(t, CO_EV_ROUND, 2), 1647);
    t = position(4, "calendar 2; round 5; scored; phase year");
    assert_int_equal(t->s.calendar, 3);
    assert_int_equal(arg_of(t, CO_EV_ROUND, 2), 1654);
    t = position(4, "calendar 3; round 4; scored; phase year");
    assert_int_equal(arg_of(t, CO_EV_ROUND, 2), 1658);
}

/* CO-21.1: not before all turns of the round are over. */
RULE(the_year_waits_for_the_last_turn)
{
    table *t = position(3, "order D O B; active O; phase research; round 1");

    assert_true(happened(t, CO_EV_TURN, B));
    assert_int_equal(t->s.round, 1);
    draws(t, QUIET);
    play(t, B, "end");
    assert_int_equal(t->s.round, 2);
}

/* CO-21.2: the die is rolled after the rounds with the symbol, unless the calendar has had its scoring. */
RULE(the_die_is_rolled_after_the_rounds_with_the_symbol)
{
    static const char *const symbols[] = {[2] = "...xxx.", [3] = "...xx.", [4] = "..xx."};

    for (int players = 2; players <= 4; players++)
        for (int calendar = 1; calendar <= 3; calendar++)
            for (int round = 1; symbols[players][round - 1]; round++) {
                table *t = positionf(players, "calendar %d; round %d; phase year", calendar, round);

                assert_int_equal(times(t, CO_EV_ROLL), symbols[players][round - 1] == 'x');
                t = positionf(players, "calendar %d; round %d; scored; phase year", calendar, round);
                assert_int_equal(times(t, CO_EV_ROLL), 0);
            }
}

/* CO-21.2, CO-21.4: a 6 is a scoring, and nobody is asked for loss tokens. */
RULE(a_six_is_a_scoring)
{
    table *t = position(3, "O losses 4; B losses 6; round 4; phase year; next 6 " QUIET);

    assert_int_equal(arg_of(t, CO_EV_ROLL, 0), 6);
    assert_int_equal(times(t, CO_EV_POINTS), 3);
    assert_true(t->s.scored);
    assert_int_equal(t->s.round, 5);
    assert_int_equal(times(t, CO_EV_ADDS), 0);
}

/* CO-21.2, CO-21.3: less than 6 without loss tokens is none, and the die is rolled again in the next round with the symbol. */
RULE(less_than_six_is_no_scoring)
{
    for (int roll = 1; roll < 6; roll++) {
        table *t = positionf(2, "round 4; phase year; next %d " QUIET, roll);

        assert_int_equal(times(t, CO_EV_POINTS), 0);
        assert_false(t->s.scored);
        draws(t, "6 region-2 strength-0b pirates-none-b refill-none-b mutiny-none-b");
        next_round(t);
        assert_int_equal(t->s.round, 6);
        assert_true(t->s.scored);
    }
}

/* CO-21.3: companies without a loss token are passed over; the others are asked in turn order. */
RULE(loss_tokens_are_asked_for_in_turn_order)
{
    table *t = position(4, "O losses 1; D losses 1; G losses 2; order G B D O; round 3; phase year; next 2");

    expect_asked(t, G, CO_D_LOSS_TOKENS);
    expect_offers(t, "add 0; add 1; add 2");
    play(t, G, "add 1");
    expect_asked(t, D, CO_D_LOSS_TOKENS);
    play(t, D, "add 0");
    expect_asked(t, O, CO_D_LOSS_TOKENS);
    draws(t, QUIET);
    play(t, O, "add 1");
    assert_int_equal(arg_of(t, CO_EV_ADDS, 1), 4);
    assert_false(t->s.scored); /* 4 is not 6 */
    assert_int_equal(losses(t, G), 2);
}

/* CO-21.3: nobody adds more than it owns or more than makes six, and at six the question ends. */
RULE(no_more_loss_tokens_than_make_six)
{
    table *t = position(2, "O losses 9; B losses 9; round 5; phase year; next 5");

    expect_offers(t, "add 0; add 1");
    refused(t, O, "add 2", "CO-21.3");
    draws(t, QUIET);
    play(t, O, "add 1");
    assert_false(asked(t, B, CO_D_LOSS_TOKENS));
    assert_false(unasked(t, B, "add 0"));
    assert_true(t->s.scored);
    assert_int_equal(losses(t, O), 9);
}

/* ---- Calendars -------------------------------------------------------------------------------------------------------------------------
 */

/* CO-21.5: calendars 1 and 2 do not end without a scoring, and have no second one. */
RULE(no_calendar_but_the_last_ends_without_a_scoring)
{
    static const int last[] = {[2] = 7, [3] = 6, [4] = 5};

    for (int players = 2; players <= 4; players++)
        for (int calendar = 1; calendar <= 2; calendar++) {
            table *t = positionf(players, "calendar %d; round %d; phase year", calendar, last[players]);

            assert_int_equal(times(t, CO_EV_POINTS), players);
            assert_int_equal(times(t, CO_EV_ROLL), 0);
            assert_int_equal(t->s.calendar, calendar + 1);
            assert_int_equal(t->s.round, 1);
            assert_false(t->s.scored);
            t = positionf(players, "calendar %d; round %d; scored; phase year", calendar, last[players]);
            assert_int_equal(times(t, CO_EV_POINTS), 0);
        }
}

/* CO-21.5, CO-23.1: the scoring comes before the new calendar, in the last round and not earlier. */
RULE(the_scoring_of_a_calendar_comes_before_the_next)
{
    table *t = position(2, "O ducats 60; round 7; phase year");

    expect_asked(t, B, CO_D_CLAIM);
    assert_int_equal(t->s.calendar, 1);
    draws(t, QUIET);
    play(t, B, "pass");
    assert_int_equal(t->s.calendar, 2);
    t = position(2, "round 3; phase year");
    assert_int_equal(times(t, CO_EV_POINTS), 0);
}

/* CO-23.3: with the last round of calendar 3 the game is over, with an interim scoring in that calendar or without. */
RULE(the_last_round_ends_the_game)
{
    static const int last[] = {[2] = 7, [3] = 6, [4] = 5};

    for (int players = 2; players <= 4; players++)
        for (int scored = 0; scored < 2; scored++) {
            table *t = positionf(players, "calendar 3; round %d; %sphase year", last[players], scored ? "scored; " : "");

            assert_true(t->s.head.over);
            assert_int_equal(times(t, CO_EV_POINTS), players); /* one scoring, the final one */
            assert_true(happened(t, CO_EV_OVER, RS_NOBODY));
            assert_int_equal(rs_asked(&t->s), RS_NOBODY);
            t = positionf(players, "calendar 3; round %d; scored; phase year", last[players] - 1);
            assert_false(t->s.head.over);
        }
}

/* CO-23.3, CO-22.1, CO-1.1: 21, 18 or 15 rounds with a turn for everybody, and event phases in all but the first. */
RULE(a_game_has_as_many_rounds_as_the_calendars)
{
    static const int rounds[] = {[2] = 21, [3] = 18, [4] = 15};

    for (int players = 2; players <= 4; players++) {
        table *t = set_up(players, "");
        int begun = 0, turns = 0, forecasts = 0, scorings = 0;

        while (!t->s.head.over) {
            idle(t);
            begun += times(t, CO_EV_ROUND);
            turns += times(t, CO_EV_TURN);
            forecasts += times(t, CO_EV_FORECAST);
            scorings += times(t, CO_EV_POINTS);
        }
        assert_int_equal(begun, rounds[players]);
        assert_int_equal(turns, players * rounds[players]);
        assert_int_equal(forecasts, rounds[players] - 1);
        assert_in_range(scorings, 3 * players, 4 * players); /* calendar 3 may have an interim one and has the final one */
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(every_company_has_one_turn_a_round_in_turn_order),
        TEST(only_the_company_on_turn_is_asked),
        TEST(the_phases_follow_each_other),
        TEST(research_is_the_last_phase),
        TEST(a_card_serves_from_the_next_turn_on),
        TEST(no_phase_comes_back),
        TEST(the_bank_never_runs_dry),
        TEST(nobody_can_owe_money),
        TEST(a_fee_is_no_higher_than_the_ducats_in_hand),
        TEST(fleets_do_not_merge_outside_ports),
        TEST(played_fleets_merge),
        TEST(a_merger_plays_the_other_fleet),
        TEST(a_merged_fleet_has_seen_what_its_parts_have),
        TEST(what_the_port_buys_is_not_dumped),
        TEST(a_node_has_room_for_every_fleet),
        TEST(nobody_has_to_load),
        TEST(the_bales_go_to_the_earlier_turn),
        TEST(there_are_no_deliveries_and_battles_at_sea),
        TEST(pirates_are_met_on_their_own_fields_only),
        TEST(nothing_is_unloaded_in_an_occupied_port),
        TEST(hits_can_go_to_every_ship_however_many_there_are),
        TEST(losses_come_before_prizes_and_prizes_before_flight),
        TEST(challenges_to_a_fleet_that_fled_are_void),
        TEST(challenges_of_a_sunken_fleet_are_void),
        TEST(the_year_goes_on),
        TEST(the_year_waits_for_the_last_turn),
        TEST(the_die_is_rolled_after_the_rounds_with_the_symbol),
        TEST(a_six_is_a_scoring),
        TEST(less_than_six_is_no_scoring),
        TEST(loss_tokens_are_asked_for_in_turn_order),
        TEST(no_more_loss_tokens_than_make_six),
        TEST(no_calendar_but_the_last_ends_without_a_scoring),
        TEST(the_scoring_of_a_calendar_comes_before_the_next),
        TEST(the_last_round_ends_the_game),
        TEST(a_game_has_as_many_rounds_as_the_calendars),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
