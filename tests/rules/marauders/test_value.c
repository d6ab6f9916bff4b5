/* test_value.c - the value for bots: of two positions the better one must be valued higher. */
#include "table.h"

static int lead_of(const table *t)
{
    int value[RS_SEATS];

    mm_standings(&t->s, NULL, value);
    return value[A] - value[B];
}

/* A captain's standing against the next, in the position after these words. */
static int lead(const char *text) { return lead_of(position(2, text)); }

static void better(const char *one, const char *other) { assert_true(lead(one) > lead(other)); }

RULE(points_and_gold_that_counts)
{
    better("A track 3", "A track 2, gold 15");
    better("A track 3, stash 20", "A track 3, gold 30");
    better("A track 2, stash 20", "A track 2, stash 10");
    better("A track 5, stash 30", "A track 3, stash 50");
}

RULE(a_set_is_worth_more_than_odd_cards)
{
    better("A ship flute, cargo K01 K02 K03; demand BRI cocoa", "A ship flute, cargo K01 K11 K21; demand BRI cocoa");
    better("A ship flute, cargo K01 K02 K03; demand BRI cocoa", "A ship flute, gold 13; demand BRI cocoa");
}

RULE(cargo_is_worth_more_near_its_market)
{
    better("A at BRI, ship flute, cargo K31 K32 K33; demand BRI spices TOR spices",
           "A at CUR, ship flute, cargo K31 K32 K33; demand BRI spices TOR spices");
}

RULE(what_does_not_fit_into_the_hold_is_worth_little)
{
    better("A ship sloop, gold 13, cargo K31 K32; demand BRI spices", "A ship sloop, gold 9, cargo K31 K32 K41 K51; demand BRI spices");
}

RULE(a_big_ship_is_worth_its_price)
{
    better("A ship galleon, track 1, big-ship, gold 2", "A ship flute, gold 32");
    better("A ship frigate, track 1, big-ship, gold 2", "A ship sloop, gold 32");
}

RULE(damage_costs)
{
    better("A values 2/2/2/2/1", "A values 2/1/2/2/1");
    better("A values 2/1/2/2/1", "A values 2/0/2/2/1");
    better("A values 2/1/2/2/1", "A values 1/2/2/2/1");
    better("A values 2/2/2/2/1, gold 8", "A values 2/1/2/2/1, gold 10"); /* repairs are right */
}

RULE(bounties_cost_and_most_where_they_close_most_ports)
{
    better("A in SJO", "A in SJO, bounty NL1");
    better("A in SJO, bounty NL1", "A in SJO, bounty ES1");
    better("A in SJO, bounty ES2", "A in SJO, bounty ES1 FR1");
}

RULE(a_rumour_draws_its_holder)
{
    better("A at TOR, rumours R03", "A at TOR");
    better("A at TOR, rumours R03", "A at PGO, rumours R03");
}

RULE(a_mission_draws_its_holder)
{
    better("A in NAS, mission M02", "A in NAS");
    better("A at NAS, mission M02", "A at BRI, mission M02");
}

RULE(hunters_are_to_be_kept_away_from)
{
    better("A at CSE, gold 20; npc E16 HAV", "A at CSE, gold 20; npc E16 CSE");
    better("A in CUR, gold 20; npc E16 CUR", "A at CUR, gold 20; npc E16 CUR");
    better("A at CSE, ship frigate; npc E13 CSE", "A at CSE, ship frigate; npc E16 CSE");
}

RULE(in_the_last_round_only_points_count)
{
    better("A track 5, stash 50; B track 5; final", "A track 5, stash 49, gold 40; B track 5; final");
}

/* The Port action is worth taking where something is sold, and so is each step into it. */
RULE(a_sale_begun_is_worth_what_it_leads_to)
{
    table *t = position(2, "A in BRI, ship flute, cargo K31 K32 K33; demand BRI spices");
    int before_, within, sold;

    before_ = lead_of(t);
    play(t, A, "port");
    within = lead_of(t);
    play(t, A, "sell-goods");
    assert_true(lead_of(t) >= within);
    play(t, A, "sell spices-1 spices-2 spices-3");
    sold = lead_of(t);
    assert_true(before_ < within);
    assert_true(within < sold);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(points_and_gold_that_counts),
        TEST(a_set_is_worth_more_than_odd_cards),
        TEST(cargo_is_worth_more_near_its_market),
        TEST(what_does_not_fit_into_the_hold_is_worth_little),
        TEST(a_big_ship_is_worth_its_price),
        TEST(damage_costs),
        TEST(bounties_cost_and_most_where_they_close_most_ports),
        TEST(a_rumour_draws_its_holder),
        TEST(a_mission_draws_its_holder),
        TEST(hunters_are_to_be_kept_away_from),
        TEST(in_the_last_round_only_points_count),
        TEST(a_sale_begun_is_worth_what_it_leads_to),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
