/* test_developments.c - every development card: what it needs and costs, what it does, what it scores (CO-20, table of cards). */
#include "table.h"

#include <string.h>

#define CALM "pirates-none-a refill-none-a mutiny-none-a"

/* ---- Buying ------------------------------------------------------------------------------------------------------------------- */

typedef struct need {
    const char *card;
    int calendar, cost;
    const char *enough[3], *too_little[2]; /* what a company has */
} need;

static const need needs[] = {
    {"C1",
     1,
     2,
     {"port 2, director O", "port 2 O1 O1 1 1", "port 2 O1 1 1 1; port 3 O1 1 1 1"},
     {"port 2 O1 1 1 1, governor O", "port 2 B1 B1 1 1, director B"}},
    {"C2", 1, 2, {"port 2, governor O", "O I @0 {R,R}, X @0 {P}"}, {"O I @0 {R,R}; port 2, director O", "port 2, governor B"}},
    {"C3", 1, 2, {"O I @0 {R,R}", "O X @0 {P}"}, {"O I @0 {R}, II @0 {R}", "B I @0 {R,R}, X @0 {P}"}},
    {"C4", 1, 2, {"O I @0 {L}", "port 2, commander O"}, {"O I @0 {R,R}; port 2, governor O", "B I @0 {L}; port 2, commander B"}},
    {"C5",
     2,
     4,
     {"port 2, director O", "port 2 O1 O1 O1 O1", "port 2 O1 O1 1 1; port 3 O1 O1 1 1"},
     {"port 2 O1 O1 O1 1", "port 2, commander O"}},
    {"C6", 2, 4, {"port 2, governor O", "O I @0 {R,R}, II @0 {L}, X @0 {P}"}, {"O I @0 {R,R}, X @0 {P}", "port 2, director O"}},
    {"C7",
     2,
     4,
     {"O X @0 {P}", "port 2 O1 1 1 1; port 3 O1 1 1 1; port 4 O1 1 1 1"},
     {"port 2 O1 O1 1 1; port 3 O1 1 1 1", "O I @0 {R,R,R,R}"}},
    {"C8", 2, 4, {"port 2, commander O", "O I @0 +2 {R}", "O I @0 +3 {R}"}, {"O I @0 +1 {R}", "port 2, governor O"}},
    {"C9",
     3,
     6,
     {"O I @0 +2 {L}", "O I @0 +2 {R}; port 2, commander O", "O I @0 +2 {R}, II @0 {L}"},
     {"O I @0 +2 {R}", "O I @0 +1 {L}; port 2, commander O"}},
    {"C10",
     3,
     6,
     {"O I @0 {R}, II @0 {R}, X @0 {P}", "O I @0 {R}, II @0 {R}, III @0 {R}, cards C6"},
     {"O I @0 {R}, II @0 {R}, III @0 {R}", "O I @0 {R,R}, X @0 {P}"}},
    {"C11",
     3,
     6,
     {"O I @0 {R,R,R,R}; port 2, director O", "O I @0 {R,R,R}, X @0 {P}; port 2, fort O"},
     {"O I @0 {R,R,R,R}", "O I @0 {R,R,R}; port 2, director O"}},
    {"C12",
     3,
     6,
     {"port 2 O1 1 1 1, director O; port 3 O1 1 1 1; port 4 O1 1 1 1", "port 2 O1 1 1 1; port 3 O1 1 1 1; port 4 O1 1 1 1; O cards C1",
      "port 2 O1 1 1 1; port 3 O1 1 1 1; port 4 O1 1 1 1; O cards C5"},
     {"port 2 O1 1 1 1; port 3 O1 1 1 1; port 4 O1 1 1 1", "port 2 O1 O1 1 1, director O; port 3 O1 1 1 1"}},
    {"C13", 3, 6, {"O I @0 +1 {L}", "O I @0 +1 {R}, II @0 {L}"}, {"O I @0 {L}", "O I @0 +1 {R}"}},
};

static table *shop(const need *n, const char *has, int ducats_there)
{
    return positionf(2, "O ducats %d; %s; calendar %d; phase research", ducats_there, has, n->calendar);
}

static bool sold(const need *n, const char *has, int ducats_there)
{
    char move[32] = "research ";

    return offered(shop(n, has, ducats_there), strcat(move, n->card));
}

/* CO-20.1: each requirement, met in each of its ways and missed by one. */
RULE(every_card_needs_what_its_table_says)
{
    for (int i = 0; i < RS_COUNT(needs); i++) {
        for (int j = 0; j < 3 && needs[i].enough[j]; j++)
            if (!sold(&needs[i], needs[i].enough[j], 10)) fail_msg("%s is refused with %s", needs[i].card, needs[i].enough[j]);
        for (int j = 0; j < 2; j++)
            if (sold(&needs[i], needs[i].too_little[j], 10)) fail_msg("%s is sold with %s", needs[i].card, needs[i].too_little[j]);
    }
}

/* CO-20.1, CO-24.2, CO-20.3: each card costs 2, 4 or 6 ducats and scores 1, 2 or 3 points at once. */
RULE(every_card_has_its_cost_and_its_points)
{
    for (int i = 0; i < RS_COUNT(needs); i++) {
        table *t = shop(&needs[i], needs[i].enough[0], needs[i].cost);
        int before = points(t, O) - needs[i].cost / 3;

        playf(t, O, "research %s", needs[i].card);
        assert_true(owns(t, O, needs[i].card));
        assert_int_equal(ducats(t, O), 0);
        assert_int_equal(points(t, O) - before, needs[i].calendar);
        assert_false(sold(&needs[i], needs[i].enough[0], needs[i].cost - 1));
    }
}

/* CO-23.1, CO-20.1: cards are on sale in the calendar of their level only. */
RULE(cards_are_sold_in_the_calendar_of_their_level)
{
    table *t = position(2, "O I @0 +2 {L,L,L,L}, X @2 {P}, ducats 20; port 2 O1 O1 O1 O1, director O; calendar 2; phase research");

    expect_offers(t, "research C5; research C6; research C7; research C8; pass");
    refused(t, O, "research C1", "CO-20.1");
    refused(t, O, "research C11", "CO-20.1");
}

/* CO-20.1, CO-20.2: two copies of each; one card a turn. */
RULE(there_are_two_copies_of_each_card)
{
    table *t = position(3, "O I @0 {L,L}; B cards C4; D cards C4; phase research");

    refused(t, O, "research C4", "CO-20.1");
    play(t, O, "research C3");
    assert_false(asked(t, O, CO_D_RESEARCH));
}

/* ---- Calculating machines ------------------------------------------------------------------------------------------------------- */

static int earned(const char *cards)
{
    table *t = positionf(2, "O I @1 {R [sugar,ivory]}%s; phase ports", cards);

    plays(t, O, "deliver r1 sugar; deliver r1 ivory");
    return ducats(t, O) - 10;
}

/* CO-7.8, CO-20.4: each machine adds a fifth of 9 ducats, rounded up. */
RULE(each_calculating_machine_adds_a_fifth)
{
    assert_int_equal(earned(""), 9);
    assert_int_equal(earned(", cards C1"), 9 + 2);
    assert_int_equal(earned(", cards C5"), 9 + 2);
    assert_int_equal(earned(", cards C1 C5"), 9 + 4);
}

/* ---- Sawmill ---------------------------------------------------------------------------------------------------------------------- */

/* CO-15.6: the Sawmill works in every port, on every type. */
RULE(the_sawmill_works_port_by_port)
{
    table *t = position(2, "O I @0 {R}, II @2 {R}, cards C2, ducats 20; phase buy");

    play(t, O, "buy-cheap 0 packet");
    assert_int_equal(ducats(t, O), 17);
    plays(t, O, "buy 2 flute; into ii; buy 2 line; into ii");
    assert_int_equal(ducats(t, O), 6);
    refused(t, O, "buy 2 flute", "CO-15.1");
    expect_fleet(t, O, "II @2 +0 {R,F,L}");
}

/* CO-15.6: a flute for two ducats. */
RULE(the_sawmill_makes_a_flute_for_two_ducats)
{
    table *t = position(2, "O I @0 {R}, cards C2, ducats 2; phase buy");

    play(t, O, "buy-cheap 0 flute");
    assert_int_equal(ducats(t, O), 0);
}

/* CO-15.6: without the Sawmill one ship a port, and none for less. */
RULE(without_the_sawmill_there_is_one_ship_at_full_price)
{
    table *t = position(2, "O I @0 {R}, ducats 20; phase buy");

    refused(t, O, "buy-cheap 0 flute", "CO-15.6");
    plays(t, O, "buy 0 flute; into i");
    refused(t, O, "buy 0 flute", "CO-15.1");
}

/* ---- Storm cards -------------------------------------------------------------------------------------------------------------------- */

static int storm_damage(const char *cards)
{
    table *t = positionf(2, "O I @24 {L}%s; forecast 4; phase events; next region-1 strength-3a " CALM, cards);

    return ship(t, "l1")->damage;
}

/* CO-22.3, CO-20.4: Storm glass and Navigation school spare each ship two damage tokens each. */
RULE(storm_cards_spare_two_tokens_each)
{
    assert_int_equal(storm_damage(""), 4);
    assert_int_equal(storm_damage(", cards C3"), 2);
    assert_int_equal(storm_damage(", cards C6"), 2);
    assert_int_equal(storm_damage(", cards C3 C6"), 0);
}

/* CO-20.3: a card just bought does not help in the event phase before the next own turn. */
RULE(a_new_card_does_not_help_before_the_next_turn)
{
    assert_int_equal(storm_damage(", fresh C3"), 4);
    assert_int_equal(storm_damage(", cards C3, fresh C6"), 2);
}

/* CO-20.3: a card serves its owner only. */
RULE(a_card_serves_its_owner_only)
{
    table *t = position(2, "O I @24 {L}; B I @24 {L}, cards C3; forecast 4; phase events; next region-1 strength-2a " CALM);

    expect_fleet(t, O, "I @24 +0 {L d3}");
    expect_fleet(t, B, "I @24 +0 {L d1}");
}

/* ---- Mutiny cards ---------------------------------------------------------------------------------------------------------------------
 */

static int mutiny_by_tile(const char *cards)
{
    table *t = positionf(2, "O I @10 {R,R,R,R}%s; phase events; next region-1 strength-0a pirates-none-a refill-none-a mutiny-1a", cards);
    int sum = 0;

    while (asked(t, O, CO_D_UNREST)) idle(t);
    for (int card = 0; card < CO_SHIPS; card++) sum += t->s.ship[card].mutiny;
    return sum;
}

/* CO-6.5, CO-20.3, CO-20.4, CO-22.6: Discipline and Botanical garden spare a fleet one token each, by tile too. */
RULE(mutiny_cards_spare_a_fleet_one_token_each)
{
    assert_int_equal(mutiny_by_tile(""), 4);
    assert_int_equal(mutiny_by_tile(", cards C4"), 3);
    assert_int_equal(mutiny_by_tile(", cards C7"), 3);
    assert_int_equal(mutiny_by_tile(", cards C4 C7"), 2);
    assert_int_equal(mutiny_by_tile(", fresh C4"), 4);
}

/* CO-6.5: fleet by fleet, not ship by ship, and not below nothing. */
RULE(discipline_works_fleet_by_fleet)
{
    table *t = position(2, "O I @10 {F}, II @14 {F,F}, cards C4 C7");

    plays(t, O, "select i; step 12; step 10; select ii; step 12; step 14");
    expect_fleet(t, O, "I @10 +0 {F}");
    expect_fleet(t, O, "II @14 +0 {F,F}");
}

/* ---- Mock battles
 * ------------------------------------------------------------------------------------------------------------------------ */

/* CO-14.2, CO-14.3, CO-14.5: a fleet of two ships trains once a turn, marks a new wheel, and a marker may move. */
RULE(mock_battles_train_a_fleet)
{
    table *t = position(2, "O I @14 +1 {R,R}, II @0 +3 {R}, cards C8; phase mock");

    expect_asked(t, O, CO_D_MOCK);
    refused(t, O, "mock ii", "CO-14.2");
    play(t, O, "mock i");
    assert_int_equal(level(t, O, "I"), 2);
    expect_asked(t, O, CO_D_SHIFT);
    refused(t, O, "shift S22", "CO-14.5");
    refused(t, O, "shift S33", "CO-14.5");
    play(t, O, "shift S13");
    assert_true(marked(t, O, "S13"));
    assert_false(asked(t, O, CO_D_MOCK));

    t = position(2, "O I @14 {R,R}, cards C8; phase mock");
    play(t, O, "mock i");
    expect_asked(t, O, CO_D_MARKER);
}

/* CO-14.2, CO-14.5: a fleet at +3 trains for the markers alone; nobody has to train. */
RULE(a_veteran_fleet_trains_for_its_markers)
{
    table *t = position(2, "O I @14 +3 {R,R}, cards C8; phase mock");

    play(t, O, "mock i");
    assert_int_equal(level(t, O, "I"), 3);
    refused(t, O, "shift S33", "CO-14.5");
    play(t, O, "shift S22");
    assert_true(marked(t, O, "S22"));

    t = position(2, "O I @14 {R,R}, cards C8; phase mock");
    play(t, O, "pass");
    assert_int_equal(level(t, O, "I"), 0);
}

/* ---- Tactics manual
 * ------------------------------------------------------------------------------------------------------------------------- */

/* CO-14.7: extra markers add strategies, several on one wheel. */
RULE(extra_markers_add_strategies)
{
    table *t = position(2, "O I @2 +2 {R,R}, cards C9, marks S10 S20, extra S11 S12 S22; B I @2 {R}; phase ports");

    play(t, O, "attack i blue-i");
    expect_offers(t, "play S00; play S01; play S02; play S10; play S11; play S12; play S20; play S22");
}

/* CO-14.7: after a battle each extra marker may move once, also to another wheel. */
RULE(extra_markers_move_after_a_battle)
{
    table *t = position(2, "O I @2 +2 {R,R}, II @0 +3 {R}, cards C9, marks S10 S20 S30, extra S11 S12 S22; B I @2 {R}; phase ports");

    play(t, O, "attack i blue-i");
    strategies(t, O, "S12", B, "S00");
    play(t, O, "stay");
    if (asked(t, B, CO_D_MARKER)) play(t, B, "mark S10");
    expect_asked(t, O, CO_D_SHIFT);
    play(t, O, "shift-extra S11 S33");
    assert_true(marked(t, O, "S33"));
    assert_false(marked(t, O, "S11"));
    refused(t, O, "shift-extra S33 S31", "CO-14.7");
    play(t, O, "shift-extra S12 S11");
    play(t, O, "shift S13");
    assert_true(offered(t, "shift-extra S22 S10"));
    assert_true(offered(t, "end"));
}

/* CO-20.5: only wheels that a fleet of the company has reached are marked. */
RULE(extra_markers_stay_within_the_highest_level)
{
    table *t = position(2, "O I @0 +2 {L}, ducats 6; calendar 3; phase research");

    play(t, O, "research C9");
    refused(t, O, "mark S30", "CO-20.5");
    refused(t, O, "mark S10", "CO-14.4");
}

/* ---- Sextant
 * ---------------------------------------------------------------------------------------------------------------------------------- */

static int steps_with_sextant(const char *fleet) { return steps_left(positionf(2, "O %s, cards C10", fleet)); }

/* CO-5.5: one step more for fleets that begin at sea, after halving. */
RULE(the_sextant_adds_a_step_at_sea)
{
    assert_int_equal(steps_with_sextant("I @14 {R}"), 3);
    assert_int_equal(steps_with_sextant("I @14 {R d3}"), 2);
    assert_int_equal(steps_with_sextant("X @14 {P}"), 4);
    assert_int_equal(steps_with_sextant("I @2 {L}"), 1);
    assert_int_equal(steps_with_sextant("I @37 {L}"), 1);
}

/* CO-5.5, CO-6.3: who leaves the Sextant's step out does not dawdle. */
RULE(the_extra_step_need_not_be_made)
{
    table *t = position(2, "O I @14 {L}, cards C10");

    plays(t, O, "step 12; step 18; stop");
    expect_fleet(t, O, "I @18 +0 {L}");
    t = position(2, "O I @14 {L}, cards C10");
    plays(t, O, "step 12; stop");
    expect_fleet(t, O, "I @12 +0 {L m1}");
}

/* ---- Dry dock
 * ----------------------------------------------------------------------------------------------------------------------------------- */

/* CO-19.5, CO-19.4: ships and buildings of one port count together; at sea the full price is paid. */
RULE(the_dry_dock_counts_ships_and_buildings_of_a_port)
{
    table *t = position(2, "O I @2 {R d1 m1}, II @14 {R d2}, cards C11; port 2 O1d1 1 1 1, fort O d2; phase buy");

    plays(t, O, "fix r1 damage; mend 2 a; mend-fort 2; mend-fort 2; fix r1 mutiny");
    assert_int_equal(ducats(t, O), 7);
    plays(t, O, "fix r2 damage; fix r2 damage");
    assert_int_equal(ducats(t, O), 5);
}

/* ---- Trade gazette
 * --------------------------------------------------------------------------------------------------------------------------------- */

/* CO-4.6: four bales of the supply in each port and turn, for all fleets together. */
RULE(the_trade_gazette_loads_four_bales_in_a_port)
{
    table *t = position(2, "O I @2 {R,R}, II @2 {R}, III @3 {R}, cards C12; port 2 0 0 0 0; port 3 0 0 0 0");

    plays(t, O, "select i; gazette r1; gazette r1; gazette r2; gazette r2; step 19");
    assert_int_equal(supply(t, "sugar"), 8);
    play(t, O, "select ii");
    expect_asked(t, O, CO_D_STEP); /* nothing is left to load */
    play(t, O, "step 19");
    plays(t, O, "gazette r4; gazette r4");
    expect_fleet(t, O, "III @3 +0 {R [ivory,ivory]}");
    assert_int_equal(ducats(t, O), 10);
}

/* CO-4.6: no more than the supply has, and only with the card. */
RULE(the_trade_gazette_needs_bales_in_the_supply)
{
    table *t = position(2, "O I @2 {R}; port 2 1 0 0 0");

    refused(t, O, "gazette r1", "CO-4.6");
    t = position(2, "O I @2 {R}, cards C12; port 2 O4 O4 O3 1");
    refused(t, O, "gazette r1", "CO-4.6");
}

/* ---- Bounty hunter
 * ------------------------------------------------------------------------------------------------------------------------------------ */

/* CO-10.12, CO-10.13: sunk, boarded and sacrificed pirate ships are all paid for. */
RULE(the_bounty_hunter_is_paid_for_every_pip)
{
    table *t = position(2, "O I @15 {R,R,R}, cards C13; pirates 3 1 1; phase pirates; meets I tortuga; next pirate-12");

    plays(t, O, "play S01; fight; put r1 3; put r2 3");
    assert_int_equal(pirates(t, CO_TORTUGA), 0);
    assert_int_equal(ducats(t, O), 10 + 15);
}

/* ---- Bonuses of level 3
 * ----------------------------------------------------------------------------------------------------------------------------------- */

static int bonus(const char *text) { return co_bonus(&position(2, text)->s, O); }

/* CO-25.2: Tactics manual: a point for each marker, six at most. */
RULE(bonus_of_the_tactics_manual)
{
    assert_int_equal(bonus("O I @14 +2 {R}, cards C9, extra S11 S12 S22"), 5);
    assert_int_equal(bonus("O I @14 +3 {R}, cards C9, extra S11 S12 S22"), 6);
}

/* CO-25.2: Sextant: a point for each node with a fleet. */
RULE(bonus_of_the_sextant)
{
    assert_int_equal(bonus("O I @1 {F}, II @2 {F}, III @3 {F}, IV @4 {F}, V @5 {F}, X @6 {P}, XI @7 {P}, cards C10"), 7);
    assert_int_equal(bonus("O I @1 {F}, II @1 {F}, X @1 {P}, cards C10"), 1);
}

/* CO-25.2: Dry dock: a point for each return ship or ship of the line without damage, mutiny or not, seven at most. */
RULE(bonus_of_the_dry_dock)
{
    assert_int_equal(bonus("O I @1 {R m2, R d1, L, F}, X @1 {P}, cards C11"), 2);
    assert_int_equal(bonus("O I @1 {R,R,R,R,L,L,L,L}, cards C11"), 7);
}

/* CO-25.2: Trade gazette: a point for each 5 ducats, rounded up, seven at most. */
RULE(bonus_of_the_trade_gazette)
{
    assert_int_equal(bonus("O ducats 0, cards C12"), 0);
    assert_int_equal(bonus("O ducats 11, cards C12"), 3);
    assert_int_equal(bonus("O ducats 99, cards C12"), 7);
}

/* CO-25.2: Bounty hunter: two points for a nest at 0, one for a nest at 1 or 2. */
RULE(bonus_of_the_bounty_hunter)
{
    assert_int_equal(bonus("O cards C13; pirates 0 2 3"), 3);
    assert_int_equal(bonus("O cards C13; pirates 0 0 0"), 6);
    assert_int_equal(bonus("O cards C13; pirates 3 6 4"), 0);
}

/* CO-25.2, CO-24.2: the bonus comes on top in the final scoring, the best one only. */
RULE(the_final_scoring_adds_the_best_bonus)
{
    table *t = position(2, "O I @14 {L}, II @18 {L}, ducats 6, cards C10 C11 C13; pirates 0 2 3; phase final");

    assert_int_equal(t->s.company[O].points, 2 + 6 + 9 + 3);
}

/* CO-20.1, CO-5.5, CO-24.6: what is printed on cards and calendars is told to whoever draws them. */
RULE(requirements_are_facts)
{
    char text[RS_LINE];
    rs_text out = rs_text_on(text, sizeof text);
    bool none = true;

    co_facts(&co_card_words, CO_SEXTANT, &out, &none);
    assert_string_equal(text, "\"level\":3,\"cost\":6,\"points\":3,\"needs\":[[{\"asset\":\"fleets\",\"least\":3}],"
                              "[{\"asset\":\"packet\",\"least\":1},{\"asset\":\"navigation-school\",\"least\":1}]],\"steps\":1");
    out = rs_text_on(text, sizeof text);
    none = true;
    co_facts(&co_company_words, B, &out, &none);
    assert_non_null(strstr(text, "\"points_per_pip\":5"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(every_card_needs_what_its_table_says),
        TEST(every_card_has_its_cost_and_its_points),
        TEST(cards_are_sold_in_the_calendar_of_their_level),
        TEST(there_are_two_copies_of_each_card),
        TEST(each_calculating_machine_adds_a_fifth),
        TEST(the_sawmill_works_port_by_port),
        TEST(the_sawmill_makes_a_flute_for_two_ducats),
        TEST(without_the_sawmill_there_is_one_ship_at_full_price),
        TEST(storm_cards_spare_two_tokens_each),
        TEST(a_new_card_does_not_help_before_the_next_turn),
        TEST(a_card_serves_its_owner_only),
        TEST(mutiny_cards_spare_a_fleet_one_token_each),
        TEST(discipline_works_fleet_by_fleet),
        TEST(mock_battles_train_a_fleet),
        TEST(a_veteran_fleet_trains_for_its_markers),
        TEST(extra_markers_add_strategies),
        TEST(extra_markers_move_after_a_battle),
        TEST(extra_markers_stay_within_the_highest_level),
        TEST(the_sextant_adds_a_step_at_sea),
        TEST(the_extra_step_need_not_be_made),
        TEST(the_dry_dock_counts_ships_and_buildings_of_a_port),
        TEST(the_trade_gazette_loads_four_bales_in_a_port),
        TEST(the_trade_gazette_needs_bales_in_the_supply),
        TEST(the_bounty_hunter_is_paid_for_every_pip),
        TEST(bonus_of_the_tactics_manual),
        TEST(bonus_of_the_sextant),
        TEST(bonus_of_the_dry_dock),
        TEST(bonus_of_the_trade_gazette),
        TEST(bonus_of_the_bounty_hunter),
        TEST(the_final_scoring_adds_the_best_bonus),
        TEST(requirements_are_facts),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
