/* test_vectors_b.c - the test vectors of the rules, V-26 to V-48. */
#include "table.h"

#define CALM "pirates-none-a refill-none-a mutiny-none-a"

/* ---- Battles of companies ---------------------------------------------------------------------------------------------------- */

/* V-26; CO-9.13, CO-8.6: Crescent lowers the enemy's hits by its ships. */
RULE(crescent_lowers_hits_by_its_ships)
{
    table *t = battle("O I @2 +1 {R,R,R}, marks S11; B I @2 +1 {L,L,R}; phase ports", "S11", "S10");

    assert_int_equal(first(t), B);
    assert_int_equal(hits(t), 14);
    plays(t, O, "put r1 5; put r2 5; put r3 4");
    expect_asked(t, B, CO_D_ALLOT);
    assert_int_equal(hits(t), 7);
}

/* V-27; CO-9.4, CO-9.5, CO-9.3, CO-13.6: General chase as first boards a ship; the other side goes on with what is left. */
RULE(general_chase_boards_as_first)
{
    table *t = battle("O I @2 +3 {L,L}; B I @2 +3 {R,R,R}, marks S33; phase ports", "S30", "S33");

    assert_int_equal(first(t), B);
    expect_asked(t, B, CO_D_BOARD);
    play(t, B, "board l1");
    expect_asked(t, B, CO_D_ALLOT);
    assert_int_equal(hits(t), 10);
    plays(t, B, "put r1 4; put r2 4; put r3 2");
    learn(t);
    assert_false(has_fleet(t, O, "I"));
    assert_int_equal(ducats(t, O), 14);
    assert_int_equal(losses(t, O), 1);
    assert_int_equal(kept(t, O), 1);
    expect_fleet(t, B, "I @2 +3 {R d4, R d4, R d2, L}");
}

/* V-27; CO-9.13: Reserve squadron halves the enemy's hits, rounded up. */
RULE(the_reserve_squadron_halves_hits)
{
    table *t = battle("O I @2 +3 {R,R,F}, marks S32; B I @2 +2 {L,L}, marks S22; phase ports", "S32", "S22");

    assert_int_equal(first(t), O);
    expect_asked(t, O, CO_D_ALLOT);
    assert_int_equal(hits(t), 8);
    plays(t, O, "put r1 4; put r2 4");
    learn(t);
    assert_false(has_fleet(t, B, "I")); /* 12 hits */
    expect_fleet(t, O, "I @2 +3 {R d4, R d4, F}");
}

/* V-28; CO-9.4, CO-9.2: Storm the flagship boards one ship at half its price; what is boarded is not counted any more. */
RULE(the_flagship_is_boarded_at_half_price)
{
    table *t = battle("O I @2 +3 {L,L,R}, marks S31; B I @2 +2 {R, L d2}, marks S22; phase ports", "S31", "S22");

    expect_asked(t, O, CO_D_BOARD);
    expect_offers(t, "board r2; board l3; end");
    play(t, O, "board l3");
    expect_asked(t, O, CO_D_ALLOT);
    assert_int_equal(hits(t), 8);
    plays(t, O, "put l1 4; put l2 4");
    learn(t);
    assert_false(has_fleet(t, B, "I"));
    assert_int_equal(ducats(t, B), 13);
    assert_int_equal(losses(t, B), 1);
    assert_int_equal(kept(t, B), 1);
    expect_fleet(t, O, "I @2 +3 {L d4, L d4, R, L d2}");
}

/* V-29; CO-8.7, CO-8.8, CO-9.13: hits beyond all hulls are lost; those of a side that goes down are dealt all the same. */
RULE(doubling_sinks_a_fleet_that_fires_all_the_same)
{
    table *t = battle("O I @2 +2 {R,R,R,L}, marks S21; B I @2 +1 {R,R}, marks S11; phase ports", "S21", "S11");

    expect_asked(t, O, CO_D_ALLOT);
    assert_int_equal(hits(t), 5);
    plays(t, O, "put l1 5");
    learn(t);
    assert_false(has_fleet(t, B, "I"));
    assert_int_equal(losses(t, B), 2);
    expect_fleet(t, O, "I @2 +3 {R,R,R,L d5}");
}

/* V-43; CO-9.4, CO-9.7: at equal level the second side may board too, but cannot afford it. */
RULE(the_second_side_boards_only_what_it_can_pay)
{
    table *t = battle("O I @2 {R,R}; B I @2 {R,R}; phase ports", "S01", "S00");

    assert_int_equal(first(t), B);
    play(t, B, "board r1");
    expect_asked(t, B, CO_D_ALLOT);
    assert_int_equal(hits(t), 2);
    play(t, B, "put r3 2");
    learn(t);
    expect_fleet(t, O, "I @2 +1 {R}");
    expect_fleet(t, B, "I @2 +1 {R d2, R, R}");
    assert_int_equal(ducats(t, O), 10);
    assert_int_equal(losses(t, O), 0);
}

/* V-44; CO-9.15, CO-13.6: Rake as first stops boarding. */
RULE(rake_stops_boarding)
{
    table *t = battle("O I @2 +3 {R,R,R}; B I @2 +3 {R,R,R}, marks S31; phase ports", "S30", "S31");

    assert_int_equal(first(t), O);
    expect_asked(t, O, CO_D_ALLOT);
    assert_int_equal(hits(t), 9);
    plays(t, O, "put r1 3; put r2 3; put r3 3");
    learn(t);
    expect_fleet(t, O, "I @2 +3 {R d3, R d3, R d3}");
    assert_false(has_fleet(t, B, "I"));
    assert_int_equal(ducats(t, B), 19);
    assert_int_equal(losses(t, B), 3);
    assert_int_equal(kept(t, B), 1);
}

/* V-48; CO-12.2, CO-12.3, CO-8.7, CO-9.11: a fort helps a fleet that flees, and takes hits for it. */
RULE(a_fort_helps_a_fleet_that_flees)
{
    table *t = battle("O I @3 +1 {R,R}; B I @3 {F}; port 3, fort B d3; phase ports", "S10", "S02");

    expect_asked(t, O, CO_D_ALLOT);
    assert_int_equal(hits(t), 9);
    plays(t, O, "put r1 5; put r2 4");
    expect_asked(t, B, CO_D_ALLOT);
    assert_int_equal(hits(t), 9);
    plays(t, B, "put-fort 8; put f1 1");
    learn(t);
    assert_int_equal(t->s.port[CO_ELMINA].fort_damage, 11);
    expect_fleet(t, B, "I @20 +1 {F d1}");
    expect_fleet(t, O, "I @3 +2 {R d4}");
    assert_int_equal(ducats(t, O), 13);
    assert_int_equal(losses(t, O), 1);
}

/* ---- Pirates and nations --------------------------------------------------------------------------------------------------------- */

/* V-42; CO-10.12: five ducats for each pip that the own battle takes from a pirate die. */
RULE(the_bounty_hunter_is_paid_by_the_pip)
{
    table *t = position(2, "O I @15 +1 {R}, cards C13; pirates 2 1 1; phase pirates; meets I tortuga; next pirate-2");

    plays(t, O, "play S00; board one");
    assert_int_equal(pirates(t, CO_TORTUGA), 0);
    assert_int_equal(ducats(t, O), 20);
}

/* V-45; CO-10.13, CO-9.13, CO-9.14, CO-10.5: pirates' Fireships cost them a ship and lower the hits that they take. */
RULE(pirates_send_a_fireship)
{
    table *t = position(2, "O I @15 {R,R,R}; pirates 3 1 1; phase pirates; meets I tortuga; next pirate-12");

    play(t, O, "play S01");
    expect_asked(t, O, CO_D_ENGAGE);
    play(t, O, "fight");
    expect_asked(t, O, CO_D_ALLOT);
    assert_int_equal(hits(t), 6);
    plays(t, O, "put r1 3; put r2 3");
    learn(t);
    assert_int_equal(pirates(t, CO_TORTUGA), 0);
    expect_fleet(t, O, "I @15 +1 {R d3, R d3, R}");
}

/* V-46; CO-11.6, CO-11.7, CO-9.8, CO-8.11: a wreck and a prize: the nation stays with one ship, and the port stays occupied. */
RULE(a_prize_saves_a_nation)
{
    table *t = position(2, "O I @1 {R [sugar,sugar], R [sugar,sugar], F [sugar]}; england @1 1 d4; phase ports; entered I");

    play(t, O, "play S01");
    learn(t);
    expect_nation(t, "england @1 1 +1");
    expect_fleet(t, O, "I @1 +1 {R [sugar,sugar], F [sugar]}");
    expect_asked(t, O, CO_D_BUY);
    assert_int_equal(ducats(t, O), 10);
}

/* V-41; CO-11.2, CO-2.3, CO-4.7: an occupied port yields nothing and allows nothing but repairs. */
RULE(an_occupied_port_allows_only_repairs)
{
    table *t = position(2, "O I @6 {R d1 [tea]}; england @6 2, control B; port 6 O1 O1 1 1, governor O; phase income");

    assert_int_equal(ducats(t, O), 10);
    expect_asked(t, O, CO_D_STEP);
    play(t, O, "stop");
    on_to(t, O, CO_D_BUY);
    refused(t, O, "buy 6 flute", "CO-11.2");
    refused(t, O, "warehouse 6 c", "CO-11.2");
    assert_int_equal(ducats(t, O), 10);
    assert_true(offered(t, "fix r1 damage"));
}

/* V-41; CO-11.3, CO-11.2: the nation's ally buys there without asking a governor who cannot act. */
RULE(an_ally_needs_no_permission_of_an_idle_governor)
{
    table *t = position(2, "B I @6 {R}; england @6 2, control B; port 6 O1 O1 1 1, governor O; active B; phase buy");

    assert_true(offered(t, "buy 6 flute"));
    assert_false(offered(t, "ask-build 6"));
}

/* V-36; CO-24.6, CO-24.7, CO-24.8, CO-24.9, CO-11.1: moving, allying, placing, each within its budget. */
RULE(those_behind_spend_their_budgets)
{
    table *t = position(3, "O ducats 72; B ducats 39; D ducats 27; england @6 2; phase scoring");

    expect_asked(t, D, CO_D_CLAIM);
    assert_int_equal(t->s.company[D].budget, 3);
    play(t, D, "transfer england 5");
    expect_offers(t, "pips 2; pips 3");
    play(t, D, "pips 3");
    expect_asked(t, B, CO_D_CLAIM);
    assert_int_equal(t->s.company[B].budget, 2);
    plays(t, B, "ally england; pips 1");
    draws(t, "region-1 strength-0a " CALM);
    play(t, B, "place portugal 8");
    expect_nation(t, "england @5 4");
    expect_nation(t, "portugal @8 1");
    assert_int_equal(nation(t, CO_ENGLAND)->controller, D);
    assert_false(co_open(&t->s, O, CO_GALLE));
    assert_false(co_open(&t->s, O, CO_DESHIMA));
    assert_true(co_open(&t->s, D, CO_GALLE));
    assert_true(co_open(&t->s, B, CO_GALLE));
}

/* ---- Scorings ------------------------------------------------------------------------------------------------------------------------ */

/* V-30; CO-24.2: everything that scores, once. */
RULE(a_full_scoring)
{
    table *t = position(2, "O I @12 +2 {R d1 [sugar,sugar], R}, II @34 {F m1 [copper]}, X @6 {P}, ducats 17, cards C1 C3, kept 1; "
                           "port 2 O1 O1 1 1; port 3 O1 1 1 1; port 6, governor O, fort O d2; B ducats 78; phase scoring");

    assert_int_equal(t->s.company[O].points, 26);
    assert_int_equal(t->s.company[B].points, 26);
}

/* V-32; CO-25.1: holds that cannot be filled in the next round cost a point each. */
RULE(the_final_scoring_counts_holds_that_stay_empty)
{
    table *t = position(2, "O I @5 {R,R}, II @14 {R [tea]}; port 5 1 1 O1 0; calendar 3; round 7; phase final");

    assert_true(t->s.head.over);
    assert_int_equal(t->s.company[O].points, 3 + 1 + 6 + 3 - 2);
}

/* V-34; CO-21.3: loss tokens are added in turn order until six are reached, and kept. */
RULE(three_companies_add_loss_tokens)
{
    table *t = position(3, "O losses 2; B losses 1; D losses 3; round 4; phase year; next 2");

    play(t, O, "add 2");
    expect_asked(t, B, CO_D_LOSS_TOKENS);
    play(t, B, "add 0");
    expect_offers(t, "add 0; add 1; add 2");
    draws(t, "region-1 strength-0a " CALM);
    play(t, D, "add 2");
    assert_true(times(t, CO_EV_POINTS) > 0);
    assert_int_equal(losses(t, O), 2);
    assert_int_equal(losses(t, B), 1);
    assert_int_equal(losses(t, D), 3);
}

/* V-35; CO-24.4, CO-24.6: of equals the one later in the old order comes first; three points behind are no pip. */
RULE(of_equals_the_later_comes_first)
{
    table *t = position(3, "O ducats 30; B ducats 21; D ducats 21; phase scoring; next region-1 strength-0a " CALM);

    assert_int_equal(t->s.order[0], D);
    assert_int_equal(t->s.order[1], B);
    assert_int_equal(t->s.order[2], O);
    assert_false(asked(t, D, CO_D_CLAIM));
}

/* V-37; CO-24.2, CO-3.3: a fleet scores the smaller of its level and its ships, so a split gains nothing but with many ships. */
RULE(a_split_scores_only_with_enough_ships)
{
    table *t = position(2, "O I @14 +3 {R,R,R}, ducats 5");

    assert_int_equal(points(t, O), 1 + 6 + 3);
    plays(t, O, "split i; join r2; end; split i; join r3");
    assert_int_equal(ducats(t, O), 3);
    expect_fleet(t, O, "III @14 +3 {R}");
    assert_int_equal(points(t, O), 1 + 6 + 3);

    t = position(2, "O I @14 +3 {R,R,R,R,R,R}");
    assert_int_equal(points(t, O), 3 + 12 + 3);
    plays(t, O, "split i; join r1; join r2; join r3; end");
    assert_int_equal(points(t, O), 3 + 12 + 6);
}

/* ---- Events -----------------------------------------------------------------------------------------------------------------------------
 */

/* V-31; CO-22.2, CO-13.2, CO-13.4: a storm sinks a flute and a packet boat; no pirate die rises. */
RULE(a_storm_sinks_small_ships)
{
    table *t = position(2, "O I @26 {R, F [wine]}, X @4 {P [tea]}; forecast 4; phase events; next region-1 strength-3a " CALM);

    expect_fleet(t, O, "I @26 +0 {R d4}");
    assert_false(has_fleet(t, O, "X"));
    assert_int_equal(ducats(t, O), 13);
    assert_int_equal(losses(t, O), 2);
    for (int nest = 0; nest < CO_NESTS; nest++) assert_int_equal(pirates(t, nest), 1);
}

/* V-33; CO-22.1, CO-1.3: in the first event phase there is a forecast, but no storm yet. */
RULE(the_first_storm_tile_does_nothing)
{
    table *t = position(2, "O I @9 {R [tea,tea]}; round 2; phase events; next region-1 strength-3a " CALM);

    assert_int_equal(t->s.storm, 0);
    assert_int_equal(t->s.forecast, 1);
    expect_fleet(t, O, "I @9 +0 {R [tea,tea]}");
    assert_false(rs_has(&t->s.tiles, CO_FIRST_STRENGTH + 7));
}

/* ---- Ships
 * ---------------------------------------------------------------------------------------------------------------------------------- */

/* V-38; CO-7.4, CO-4.8: a packet boat that comes home keeps its bale. */
RULE(a_packet_boat_that_comes_home_keeps_its_bale)
{
    table *t = position(2, "O X @34 {P [spices]}; port 6 0 0 0 0");

    plays(t, O, "step 33; step 6");
    expect_asked(t, O, CO_D_BUY);
    expect_fleet(t, O, "X @6 +0 {P [spices]}");
    expect_port(t, CO_BATAVIA, "0 0 0 0");
}

/* V-39; CO-15.6, CO-20.4: the two uses of the Sawmill exclude each other. */
RULE(the_uses_of_the_sawmill_exclude_each_other)
{
    table *t = position(2, "O I @0 {R}, cards C2, ducats 12; phase buy");

    plays(t, O, "buy-cheap 0 return; into i");
    assert_int_equal(ducats(t, O), 7);
    assert_int_equal(offers_of(t, CO_BUY), 0);
    assert_int_equal(offers_of(t, CO_BUY_CHEAP), 0);

    t = position(2, "O I @0 {R}, cards C2, ducats 12; phase buy");
    plays(t, O, "buy 0 return; into i");
    assert_int_equal(ducats(t, O), 6);
    assert_int_equal(offers_of(t, CO_BUY_CHEAP), 0);
    play(t, O, "buy 0 return");
    assert_int_equal(ducats(t, O), 0);
}

/* V-40; CO-13.7: a company without a ship builds one anywhere, even at the Cape, without paying for the fleet. */
RULE(a_company_without_ships_begins_again)
{
    table *t = position(2, "O I @12 {R d4}, ducats 1; forecast 1; phase events; next region-2 strength-1a " CALM);

    assert_int_equal(ducats(t, O), 4);
    expect_asked(t, O, CO_D_BUY);
    play(t, O, "rescue 4 flute");
    assert_int_equal(ducats(t, O), 1);
    expect_fleet(t, O, "I @4 +0 {F}");
    assert_int_equal(offers_of(t, CO_RESCUE), 0);
}

/* V-47; CO-13.7: the gift is for those who have paid nothing before. */
RULE(the_rescue_raise_comes_before_any_payment)
{
    table *t = position(2, "O ducats 2; port 6, governor O; phase income");

    assert_int_equal(ducats(t, O), 3);
    play(t, O, "rescue 0 flute");
    assert_int_equal(ducats(t, O), 0);
    expect_fleet(t, O, "I @0 +0 {F}");

    t = position(2, "O ducats 2; port 6 O1d1 1 1 1, governor O; phase income");
    play(t, O, "warehouse 6 b");
    assert_int_equal(ducats(t, O), 1);
    refused(t, O, "rescue 0 flute", "CO-13.7");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(crescent_lowers_hits_by_its_ships),
        TEST(general_chase_boards_as_first),
        TEST(the_reserve_squadron_halves_hits),
        TEST(the_flagship_is_boarded_at_half_price),
        TEST(doubling_sinks_a_fleet_that_fires_all_the_same),
        TEST(the_second_side_boards_only_what_it_can_pay),
        TEST(rake_stops_boarding),
        TEST(a_fort_helps_a_fleet_that_flees),
        TEST(the_bounty_hunter_is_paid_by_the_pip),
        TEST(pirates_send_a_fireship),
        TEST(a_prize_saves_a_nation),
        TEST(an_occupied_port_allows_only_repairs),
        TEST(an_ally_needs_no_permission_of_an_idle_governor),
        TEST(those_behind_spend_their_budgets),
        TEST(a_full_scoring),
        TEST(the_final_scoring_counts_holds_that_stay_empty),
        TEST(three_companies_add_loss_tokens),
        TEST(of_equals_the_later_comes_first),
        TEST(a_split_scores_only_with_enough_ships),
        TEST(a_storm_sinks_small_ships),
        TEST(the_first_storm_tile_does_nothing),
        TEST(a_packet_boat_that_comes_home_keeps_its_bale),
        TEST(the_uses_of_the_sawmill_exclude_each_other),
        TEST(a_company_without_ships_begins_again),
        TEST(the_rescue_raise_comes_before_any_payment),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
