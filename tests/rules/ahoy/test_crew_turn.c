/* test_crew_turn.c - rules tests: crew with free actions, and crew that earns or saves gold (AH-16). */
#include "table.h"

#include <stdio.h>

#define FISH "map M3 F1@(4,1)r0; " /* Fish islands at (0,0) and (5,2), Swords at (3,2) */

/* ---- Free actions -------------------------------------------------------------------------------------------------------------- */

/* AH-16.1: Aeronauts fly for 1 gold from an island to the other one of its suit, there and back, with battle on arrival. */
RULE(aeronauts_fly_between_islands_of_a_suit)
{
    table *t = position(3, FISH "SM1 at (0,0), crew aeronauts, gold 2, pool 3 3; BF at (3,2); MU at (3,2); active SM1");

    play(t, SM1, "fly");
    assert_true(sails(t, SM1, 5, 2));
    assert_int_equal(gold(t, SM1), 1);
    play(t, SM1, "fly");
    assert_true(sails(t, SM1, 0, 0));
    refused(t, SM1, "fly", "AH-16.1");
    assert_int_equal(t->s.quota_left, 2);
    t = position(3, FISH "SM1 at (0,0), crew aeronauts, die 1 cannons, gold 2, pool 3 3; BF at (5,2); MU at (3,2); active SM1; next 6 1");
    play(t, SM1, "fly");
    expect_asked(t, SM1, AH_D_VICTORY);
}

/* AH-16.1: not from the sea, not while the other island is unknown, not without the crew. */
RULE(aeronauts_need_two_islands)
{
    table *t = position(3, "map M3; SM1 at (0,0), crew aeronauts, gold 2, pool 3 3; active SM1");

    expect_clause(warning(t, "fly"), "AH-20.5"); /* there is nowhere to fly to */
    t = position(3, FISH "SM1 at (0,1), crew aeronauts, gold 2, pool 3 3; active SM1");
    refused(t, SM1, "fly", "AH-16.1");
    t = position(3, FISH "SM1 at (0,0), gold 2, pool 3 3; active SM1");
    refused(t, SM1, "fly", "AH-16.1");
}

/* AH-16.1, AH-14.2: ten flights a turn; they bring the Union no Comrades. */
RULE(aeronauts_fly_ten_times_a_turn)
{
    table *t = position(2, FISH "ready 4; MU at (0,0), crew aeronauts, gold 12, pool 3 3; BF at (3,2); active MU");

    for (int i = 0; i < 10; i++) {
        play(t, MU, "fly");
        expect_asked(t, MU, AH_D_TURN);
    }
    assert_int_equal(gold(t, MU), 2);
    refused(t, MU, "fly", "AH-16.1");
}

/* AH-16.14, AH-20.6: Mystic: first a damage of one's own, then one on any figure of the region; once a turn. */
RULE(mystic_takes_damage_to_deal_damage)
{
    table *t =
        position(3, "patrols (0,1); strongholds (0,0); SM1 at (1,1), crew mystic sailor, pool 3 3; MU at (0,0); BF at (3,2); active SM1");

    play(t, SM1, "mystic");
    expect_asked(t, SM1, AH_D_TAKE);
    assert_true(offered(t, "damage sailor") && offered(t, "damage sail"));
    play(t, SM1, "damage sailor");
    expect_asked(t, SM1, AH_D_MYSTIC);
    expect_offers(t, "hurt red-flagship; hurt union-flagship; hurt patrol-1; hurt stronghold-1");
    refused(t, SM1, "hurt squadron-flagship", "AH-16.14");
    play(t, SM1, "hurt stronghold-1");
    assert_int_equal(ah_stronghold_supply(&t->s), 3);
    assert_int_equal(damage(t, SM1), 1);
    refused(t, SM1, "mystic", "AH-16.14");
}

/* AH-16.14, AH-11.2: the dealer picks the slot of the Flagship that is hit; the own one is a target too, and Fog protects nobody. */
RULE(mystic_hits_anybody_even_himself)
{
    table *t = position(3, "map M2; SM1 at (2,2), crew mystic, pool 3 3; MU at (2,1); BF at (0,0); active SM1");

    plays(t, SM1, "mystic; damage sail; hurt union-flagship");
    expect_asked(t, SM1, AH_D_DEAL);
    play(t, SM1, "damage inspire");
    assert_int_equal(slots(t, MU, "inspire", AH_DAMAGED), 1);
    t = position(
        3, "map M2; SM1 at (2,2), crew mystic, damage sail sail sail full-sail negotiate, pool 3 3; MU at (0,0); BF at (0,0); active SM1");
    plays(t, SM1, "mystic; damage tailwind");
    assert_int_equal(slots(t, SM1, "cannons", AH_DAMAGED), 1); /* the only target, the only slot */
}

/* AH-20.6, AH-16.14: without a slot for the own damage Mystic cannot be used. */
RULE(mystic_must_be_paid_for)
{
    table *t = position(
        3,
        "SM1 at (0,0), crew mystic, damage sail sail sail full-sail tailwind cannons negotiate, pool 2 3; market naive-noble elder diver;"
        "active SM1");

    refused(t, SM1, "mystic", "AH-20.6");
}

/* AH-16.15: Naive Noble goes to the box and brings a card of an enemy in the region, as crew. */
RULE(naive_noble_steals_a_card)
{
    table *t =
        position(3, "SM1 at (0,1), cargo tea, crew diver; MU at (0,0), crew naive-noble, pool 3 3; BF at (3,2), crew elder; active MU");

    play(t, MU, "noble");
    expect_asked(t, MU, AH_D_NOBLE);
    expect_offers(t, "steal-cargo tea; steal diver"); /* the Tea is the Sailor's card */
    refused(t, MU, "steal elder", "AH-16.15");
    play(t, MU, "steal-cargo tea");
    assert_true(has_crew(t, MU, "sailor"));
    assert_false(has_cargo(t, SM1, "tea"));
    assert_true(in_box(t, "naive-noble"));
    assert_false(has_crew(t, MU, "naive-noble"));
    t = position(3, "SM1 at (2,1), cargo tea; MU at (0,0), crew naive-noble, pool 3 3; BF at (3,2); active MU");
    expect_clause(warning(t, "noble"), "AH-20.5"); /* nobody is near */
    play(t, MU, "noble");
    assert_true(in_box(t, "naive-noble"));
    refused(t, MU, "noble", "AH-16.15");
}

/* AH-16.15, AH-15.2: a Smuggler may keep it as cargo, and then has too much perhaps; Strongholds do not matter. */
RULE(a_smugglers_noble_may_bring_cargo)
{
    table *t = position(4, "strongholds (0,0); SM1 at (0,0), crew naive-noble, cargo coins lace, pool 3 3; SM2 at (0,1), crew sailor; BF "
                           "at (3,2); MU at (3,2); active SM1");

    play(t, SM1, "noble");
    expect_asked(t, SM1, AH_D_NOBLE_KEEP);
    expect_offers(t, "keep crew; keep cargo");
    play(t, SM1, "keep cargo");
    expect_offers(t, "overboard tea; overboard coins; overboard lace");
    play(t, SM1, "overboard coins");
    assert_true(has_cargo(t, SM1, "tea"));
    assert_false(has_crew(t, SM1, "sailor"));
}

/* AH-16.22: Ghastly Gust goes to the box and takes the Flagship anywhere, with battle and anchoring. */
RULE(ghastly_gust_goes_anywhere)
{
    table *t = position(
        3, "patrols (0,1); SM1 at (3,2), crew ghastly-gust, die 1 cannons, pool 3 3; BF at (3,1); MU at (3,1); active SM1; next 6 1");

    assert_int_equal(offers_of(t, AH_GUST), 8);
    play(t, SM1, "gust (0,1)");
    expect_asked(t, SM1, AH_D_VICTORY);
    assert_true(sails(t, SM1, 0, 1));
    assert_true(in_box(t, "ghastly-gust"));
}

/* AH-16.28: Whispering Wind takes 2 gold and leads to any Tailwind space, once a turn. */
RULE(whispering_wind_leads_to_a_tailwind_space)
{
    table *t = position(3, "SM1 at (3,2), crew whispering-wind, gold 5, pool 3 3; BF at (3,1); MU at (3,1); active SM1");

    refused(t, SM1, "whisper (0,1)", "AH-6.2");
    assert_int_equal(offers_of(t, AH_WHISPER), 4); /* one of them to stay */
    plays(t, SM1, "whisper (1,0); damage sail");
    assert_int_equal(gold(t, SM1), 4); /* and one found there */
    refused(t, SM1, "whisper (2,2)", "AH-16.28");
    t = position(3, "SM1 at (3,2), crew whispering-wind, gold 1, pool 3 3; BF at (3,1); MU at (3,1); active SM1");
    refused(t, SM1, "whisper (2,2)", "AH-16.28");
}

/* ---- End of turn, gold --------------------------------------------------------------------------------------------------------- */

/* AH-16.2: Elder pays only if no own slot is damaged: board, crew or ship plan. */
RULE(elder_pays_the_unharmed)
{
    static const char *const harmed[] = {"", ", damage sail", ", damage sailor", ", damage gunship-4"};

    for (int i = 0; i < 4; i++) {
        char text[200];
        table *t;

        snprintf(text, sizeof text, "gunship (3,1); MU at (0,0), crew elder sailor, pool 1%s; BF at (0,0), pool 3 3; active MU", harmed[i]);
        t = position(2, text);
        play(t, MU, "place 1 tailwind");
        assert_int_equal(gold(t, MU), i == 0);
    }
}

/* AH-16.4: Documentarian: 1 gold, however many Flagships are there; only in the same region. */
RULE(documentarian_meets_a_flagship)
{
    table *t = position(4, "SM1 at (0,1), crew documentarian, pool 1; MU at (0,0); SM2 at (1,1); BF at (1,0), pool 3 3; active SM1");

    play(t, SM1, "place 1 tailwind");
    assert_int_equal(gold(t, SM1), 1);
    t = position(4, "SM1 at (0,1), crew documentarian, pool 1; MU at (3,2); SM2 at (2,1); BF at (3,2), pool 3 3; active SM1");
    play(t, SM1, "place 1 tailwind");
    assert_int_equal(gold(t, SM1), 0);
}

/* AH-16.8: Merchant: 1 gold in a Harbour, not on an island. */
RULE(merchant_earns_in_harbours)
{
    table *t = position(3, HARBOUR "SM1 at (1,2), crew merchant, pool 3 3; BF at (1,1); MU at (1,1); active SM1");

    plays(t, SM1, "place 3 sail; step west; stop");
    assert_int_equal(gold(t, SM1), 1);
    t = position(3, HARBOUR "SM1 at (1,2), crew merchant, pool 3 3; BF at (1,1); MU at (1,1); active SM1");
    plays(t, SM1, "place 3 sail; step south; stop");
    assert_int_equal(gold(t, SM1), 0);
}

/* AH-16.24: Diver: 1 gold more when anchoring on Wreckage. */
RULE(diver_finds_more_in_wreckage)
{
    table *t = position(3, "SM1 at (0,1), crew diver, pool 3 3; active SM1");

    plays(t, SM1, "place 3 sail; step east; damage sail; stop");
    assert_int_equal(gold(t, SM1), 2);
    t = position(3, "map M3; SM1 at (2,1), crew diver, pool 3 3; active SM1");
    plays(t, SM1, "place 3 sail; step west; stop");
    assert_int_equal(gold(t, SM1), 2); /* Treasure, but no Wreckage */
}

/* AH-16.13, AH-5.6: Middleman halves the price, rounded up; at a Harbour too. */
RULE(middleman_halves_the_price)
{
    table *t = position(3, "SM1 at (0,1), crew middleman, gold 3, pool 1 3; active SM1");
    int seat = seat_of(t, SM1);

    assert_int_equal(ah_price(&t->s, seat, 1, 6), 3);
    assert_int_equal(ah_price(&t->s, seat, 2, 5), 2);
    assert_int_equal(ah_price(&t->s, seat, 3, 4), 1);
    assert_int_equal(ah_price(&t->s, seat, 3, 5), 1);
    plays(t, SM1, "place 1 cannons; value 6");
    assert_int_equal(gold(t, SM1), 0);
    t = position(3, HARBOUR "SM1 at (1,2), crew middleman, gold 1, pool 3 3; BF at (1,1); MU at (1,1); active SM1");
    plays(t, SM1, "place 3 sail; value 3; step west; stop");
    expect_offers(
        t, "pass; load sail 3 cannons 1; load sail 3 cannons 2; load sail 3 cannons 3; load sail 3 cannons 4; load sail 3 cannons 5");
    play(t, SM1, "load sail 3 cannons 5");
    assert_int_equal(gold(t, SM1), 0);
    assert_int_equal(slots(t, SM1, "cannons", 5), 1);
}

/* ---- Finer points -------------------------------------------------------------------------------------------------------------- */

/* AH-16.2, AH-12.7: a die is no damage to the Elder. */
RULE(dice_do_not_worry_the_elder)
{
    table *t = position(2, "MU at (0,0), crew elder, die 3 sail, pool 1; BF at (0,0), pool 3 3; active MU");

    play(t, MU, "place 1 tailwind");
    assert_int_equal(gold(t, MU), 1);
}

/* AH-16.14: the Squadron's Flagship is a target like any other. */
RULE(mystic_hits_the_squadron)
{
    table *t = position(2, "BF at (0,1); MU at (0,0), crew mystic, pool 3 3; active MU");

    plays(t, MU, "mystic; damage sail; hurt squadron-flagship; damage cannons-5");
    assert_int_equal(slots(t, BF, "cannons-5", AH_DAMAGED), 1);
}

/* AH-16.1, AH-16.14, AH-16.28: what is limited to so often a turn is open again on the next one. */
RULE(limits_of_a_turn_end_with_it)
{
    table *t =
        position(3, FISH "SM1 at (0,0), crew aeronauts mystic whispering-wind, gold 16, pool 1 1 1; BF at (3,2); MU at (3,2); active SM1");

    plays(t, SM1, "mystic; damage sail; damage sail"); /* alone in the region */
    for (int i = 0; i < 10; i++) play(t, SM1, "fly");
    play(t, SM1, "whisper (3,1)");
    plays(t, SM1, "place 1 cannons; value 1; place 1 full-sail; value 1; step east"); /* nothing is left to do: the turn ends */
    expect_asked(t, SM1, AH_D_TURN);
    assert_true(offered(t, "mystic"));
    assert_int_equal(t->s.flights, 0);
    assert_true(offered(t, "whisper (3,1)"));
}

/* AH-16.4: the Squadron's Flagship is an enemy's too, for the Documentarian. */
RULE(documentarian_meets_the_squadron)
{
    table *t = position(3, "SM1 at (0,1), crew documentarian, pool 1; MU at (3,2); BF at (1,0), pool 3 3; active SM1");

    play(t, SM1, "place 1 tailwind");
    assert_int_equal(gold(t, SM1), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(aeronauts_fly_between_islands_of_a_suit),
        TEST(aeronauts_need_two_islands),
        TEST(aeronauts_fly_ten_times_a_turn),
        TEST(mystic_takes_damage_to_deal_damage),
        TEST(mystic_hits_anybody_even_himself),
        TEST(mystic_must_be_paid_for),
        TEST(naive_noble_steals_a_card),
        TEST(a_smugglers_noble_may_bring_cargo),
        TEST(ghastly_gust_goes_anywhere),
        TEST(whispering_wind_leads_to_a_tailwind_space),
        TEST(elder_pays_the_unharmed),
        TEST(documentarian_meets_a_flagship),
        TEST(merchant_earns_in_harbours),
        TEST(diver_finds_more_in_wreckage),
        TEST(middleman_halves_the_price),
        TEST(dice_do_not_worry_the_elder),
        TEST(mystic_hits_the_squadron),
        TEST(limits_of_a_turn_end_with_it),
        TEST(documentarian_meets_the_squadron),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
