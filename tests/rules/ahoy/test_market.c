/* test_market.c - rules tests: crew and Market (AH-12). */
#include "table.h"

#define SKULLS "map K1@(0,0)r2 C2@(2,1)r0; "

/* AH-12.1: a card taken is replaced at once. */
RULE(the_market_is_refilled_at_once)
{
    table *t = position(3, SKULLS "SM1 at (0,0), gold 2, pool 3 3; market mystic buccaneer elder; active SM1; next diver sailor");

    play(t, SM1, "recruit mystic");
    assert_true(market_is(t, "diver buccaneer elder"));
    play(t, SM1, "recruit buccaneer");
    assert_true(market_is(t, "diver sailor elder"));
}

/* AH-12.1: with an empty deck it stays short. */
RULE(an_empty_deck_refills_nothing)
{
    table *t = position(3, SKULLS "SM1 at (0,0), gold 1, pool 3 3; market mystic buccaneer elder; deck nothing; active SM1");

    play(t, SM1, "recruit mystic");
    assert_true(market_is(t, "buccaneer elder"));
    expect_asked(t, SM1, AH_D_TURN);
}

/* AH-12.2: recruiting needs the island of the card's suit and its price. */
RULE(recruiting_needs_the_island_of_the_suit)
{
    table *t = position(3, SKULLS "SM1 at (0,0), gold 1, pool 3 3; market mystic elder fighters; active SM1");

    assert_true(offered(t, "recruit mystic"));
    refused(t, SM1, "recruit fighters", "AH-12.2");
    refused(t, SM1, "recruit-die elder 3", "AH-12.2");
    refused(t, SM1, "recruit sailor", "AH-12.1"); /* not in the Market */
    t = position(3, SKULLS "SM1 at (1,0), gold 1, pool 3 3; market mystic elder fighters; active SM1");
    refused(t, SM1, "recruit mystic", "AH-12.2");
}

/* AH-12.2, AH-13.7: under an enemy Stronghold nobody recruits. */
RULE(an_enemy_stronghold_bars_recruiting)
{
    table *t = position(3, SKULLS "strongholds (0,0); SM1 at (0,0), gold 1, pool 3 3; market mystic gunner fighters; active SM1");

    refused(t, SM1, "recruit mystic", "AH-12.2");
    refused(t, SM1, "recruit-die gunner 3", "AH-12.2");
}

/* AH-12.2, AH-13.8: the Squadron recruits wherever it has a Stronghold, wherever its Flagship is; enemies there do not matter. */
RULE(the_squadron_recruits_at_its_strongholds)
{
    table *t = position(3, SKULLS "strongholds (0,0); SM1 at (0,0); BF at (2,1), gold 1, pool 3 3; market mystic gunner fighters");

    assert_true(offered(t, "recruit mystic") && offered(t, "recruit-die gunner 3"));
    refused(t, BF, "recruit fighters", "AH-12.2");
    play(t, BF, "recruit mystic");
    assert_true(has_crew(t, BF, "mystic"));
}

/* AH-12.3: the price is a die of any value, or 1 or 2 gold to the supply. */
RULE(crew_costs_a_die_or_gold)
{
    table *t = position(3, SKULLS "SM1 at (0,0), gold 1, pool 3 5; market gunner mystic elder; active SM1");

    refused(t, SM1, "recruit gunner", "AH-12.3"); /* for a die only */
    play(t, SM1, "recruit-die gunner 5");
    assert_int_equal(slots(t, SM1, "gunner", 5), 1);
    assert_int_equal(captain(t, SM1)->pool[4], 0);
    play(t, SM1, "recruit mystic");
    assert_int_equal(gold(t, SM1), 0);
    assert_int_equal(t->s.gold, 20);
    t = position(3, "SM1 at (3,2), gold 1, pool 3 3; market sailor beakhead whispering-wind; active SM1");
    refused(t, SM1, "recruit sailor", "AH-12.3"); /* 2 gold */
    refused(t, SM1, "recruit-die sailor 3", "AH-12.3");
    refused(t, SM1, "recruit-die whispering-wind 5", "AH-5.1"); /* no such die */
    refused(t, SM1, "recruit-die whispering-wind 7", "AH-5.1");
    refused(t, SM1, "recruit-die whispering-wind 0", "AH-5.1");
    assert_true(offered(t, "recruit beakhead"));
    t = position(3, "SM1 at (3,2), gold 2, pool 3 3; market sailor beakhead whispering-wind; active SM1");
    play(t, SM1, "recruit sailor");
    assert_int_equal(gold(t, SM1), 0);
}

/* AH-12.3: a die pays only while dice are due. */
RULE(a_die_pays_only_while_dice_are_due)
{
    table *t = position(3, SKULLS "SM1 at (0,0), gold 1, pool 3 3 3; market gunner mystic elder; quota 0; active SM1");

    refused(t, SM1, "recruit-die gunner 3", "AH-4.3");
    expect_offers(t, "end; recruit mystic; smuggle furs; smuggle herbs");
}

/* AH-12.4: crew is unlimited. */
RULE(crew_has_no_limit)
{
    table *t = position(3, "SM1 at (3,2), crew 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 22 24 25 26 27, gold 3, pool 3 3; "
                           "market beakhead diver merchant;"
                           "active SM1");

    play(t, SM1, "recruit beakhead");
    assert_int_equal(rs_size(&captain(t, SM1)->crew), 27);
}

/* AH-12.5: crew works at once. */
RULE(crew_works_at_once)
{
    table *t = position(3, "SM1 at (3,2), gold 3, pool 3 3; market sailor diver merchant; active SM1");

    refused(t, SM1, "place 3 sailor", "AH-5.1");
    plays(t, SM1, "recruit sailor; place 3 sailor; value 3");
    expect_asked(t, SM1, AH_D_STEP);
}

/* AH-12.6: a card taken for nothing has an empty cost slot that is good for nothing. */
RULE(a_free_card_has_a_useless_cost_slot)
{
    table *t = position(3, "SM1 at (3,2), pool 2 3 3; market gunner diver merchant; BF at (0,0); MU at (0,0); active SM1");

    plays(t, SM1, "place 2 negotiate; take gunner");
    assert_true(has_crew(t, SM1, "gunner"));
    assert_int_equal(slots(t, SM1, "gunner", AH_FREE), 1);
    assert_int_equal(gold(t, SM1), 0);
    refused(t, SM1, "place 3 gunner", "AH-5.1");
    assert_false(ah_can_be_damaged(&t->s, seat_of(t, SM1), AH_ON_CREW + (int)AH_GUNNER));
}

/* AH-12.7: crew that leaves takes neither die nor damage along: the die is idle till the reroll, the card arrives clean. */
RULE(crew_that_leaves_leaves_its_die_behind)
{
    table *t =
        position(3, "SM1 at (0,1), crew sailor trawler, die 3 sailor, damage trawler, pool 1 1 1; MU at (0,0), crew naive-noble, pool 3 3;"
                    "BF at (3,2); active MU");

    assert_int_equal(captain(t, SM1)->aside, 0);
    plays(t, MU, "noble; steal sailor");
    assert_int_equal(captain(t, SM1)->aside, 1);
    assert_int_equal(slots(t, MU, "sailor", AH_FREE), 1);
    t = position(3, "SM1 at (0,1), crew sailor trawler, damage trawler; MU at (0,0), crew naive-noble, pool 3 3; BF at (3,2); active MU");
    plays(t, MU, "noble; steal trawler");
    assert_int_equal(slots(t, MU, "trawler", AH_FREE), 1);
    assert_int_equal(damage(t, SM1) + damage(t, MU), 0);
}

/* AH-12.8: the box is the end: with deck and Market empty nothing comes back. */
RULE(the_box_gives_nothing_back)
{
    table *t = position(3, "map M3; SM1 at (0,0), cargo coins lace, pool 3 3; market diver elder mystic; deck nothing; active SM1");

    plays(t, SM1, "smuggle jewelry; overboard coins");
    assert_true(in_box(t, "coins"));
    assert_true(market_is(t, "elder mystic"));
    t = position(2, "BF at (0,0), pool 1; market diver elder mystic; deck merchant");
    plays(t, BF, "place 1 tailwind; raise [0,0]; clear");
    assert_true(market_is(t, "merchant"));
    assert_true(in_box(t, "diver") && in_box(t, "elder") && in_box(t, "mystic"));
}

/* AH-12.9: crew and cargo lie open to all. */
RULE(crew_and_cargo_are_open)
{
    table *t = position(3, "SM1 crew sailor diver, cargo tinctures; MU crew elder; BF pool 3 3");
    static _Alignas(RS_ALIGN) ah_state view;

    for (int reader = RS_SPECTATOR; reader < 3; reader++) {
        if (reader == RS_NOBODY) continue;
        rs_view(&ah_game, &t->s, reader, &view);
        for (int seat = 0; seat < 3; seat++) {
            assert_memory_equal(&view.captain[seat].crew, &t->s.captain[seat].crew, sizeof(rs_set));
            assert_memory_equal(&view.captain[seat].cargo, &t->s.captain[seat].cargo, sizeof(rs_set));
        }
    }
}

/* AH-13.8, AH-12.2: the third Stronghold opens its island to the Squadron like the first. */
RULE(every_stronghold_opens_its_island)
{
    table *t =
        position(2, SKULLS "strongholds (3,2) (3,2) (0,0); BF at (2,1), gold 1, pool 3 3; MU at (2,1); market mystic elder fighters");

    assert_true(offered(t, "recruit mystic"));
    t = position(2, SKULLS "strongholds (3,2) (3,2) (3,2); BF at (2,1), gold 1, pool 3 3; MU at (2,1); market mystic elder fighters");
    refused(t, BF, "recruit mystic", "AH-12.2");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_market_is_refilled_at_once),
        TEST(an_empty_deck_refills_nothing),
        TEST(recruiting_needs_the_island_of_the_suit),
        TEST(an_enemy_stronghold_bars_recruiting),
        TEST(the_squadron_recruits_at_its_strongholds),
        TEST(crew_costs_a_die_or_gold),
        TEST(a_die_pays_only_while_dice_are_due),
        TEST(crew_has_no_limit),
        TEST(crew_works_at_once),
        TEST(a_free_card_has_a_useless_cost_slot),
        TEST(crew_that_leaves_leaves_its_die_behind),
        TEST(the_box_gives_nothing_back),
        TEST(crew_and_cargo_are_open),
        TEST(every_stronghold_opens_its_island),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
