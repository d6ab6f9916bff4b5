/* test_setup.c - rules tests: set-up and seats (AH-1, AH-3). */
#include "table.h"

/* Two tiles, six cards out (2 or 3 players), three in the Market, then the dice in seat order. */
static const char *const known_draws[] = {
    [2] = "t2 c2 aeronauts buccaneer fighters convincing-comrade sailor barrelman middleman mystic cutpurse 1 2 3 4 5 6 6 5 5",
    [3] = "t2 c2 aeronauts buccaneer fighters convincing-comrade sailor barrelman middleman mystic cutpurse 1 2 3 4 5 6 6 5 5 2 2 2 3",
    [4] = "t2 c2 middleman mystic cutpurse 1 2 3 4 5 6 6 5 5 2 2 2 3 4 4 4 4",
};

/* The table when the first turn begins: the Squadron begins in the north-west, Smugglers at (0,1). */
static table *ready_to_play(int players)
{
    table *t = set_up(players, known_draws[players]);

    play(t, BF, "berth (0,0)");
    if (players > 2) play(t, SM1, "berth (0,1)");
    if (players > 3) play(t, SM2, "berth (0,1)");
    expect_asked(t, BF, AH_D_TURN);
    return t;
}

/* AH-1.1: two to four play; clockwise Squadron, Union; Squadron, Smuggler, Union; Squadron, Smuggler, Union, Smuggler. */
RULE(the_factions_follow_from_the_number_of_players)
{
    static const int seats[5][4] = {[2] = {BF, MU}, [3] = {BF, SM1, MU}, [4] = {BF, SM1, MU, SM2}};

    for (int players = 2; players <= 4; players++) {
        table *t = set_up(players, "");

        assert_int_equal(t->s.head.players, players);
        for (int seat = 0; seat < players; seat++) {
            assert_int_equal(ah_faction_of(&t->s, seat), seats[players][seat]);
            assert_int_equal(ah_seat_of(&t->s, seats[players][seat]), seat);
        }
    }
    assert_int_equal(ah_seat_of(&set_up(2, "")->s, SM1), AH_NONE);
    assert_int_equal(ah_seat_of(&set_up(3, "")->s, SM2), AH_NONE);
}

/* AH-1.1: one player is too few, five are too many. */
RULE(one_is_too_few_and_five_are_too_many)
{
    table *t = set_up(2, "");

    assert_int_equal(rs_start(&ah_game, &t->s, 1, NULL, &t->turn), RS_BAD_SETUP);
    assert_int_equal(rs_start(&ah_game, &t->s, 5, NULL, &t->turn), RS_BAD_SETUP);
}

/* AH-3.2: origins (0,0) and (2,1), rotations 2 and 0; islands at (0,0) and (3,2); one space of each region touches the other. */
RULE(the_first_two_regions_touch_with_one_space)
{
    table *t = set_up(2, known_draws[2]);
    int contacts = 0;

    assert_int_equal(t->s.regions, 2);
    assert_int_equal(t->s.region[0].tile, 9);
    assert_int_equal(t->s.region[1].tile, 5);
    assert_int_equal(t->s.region[0].turned, 2);
    assert_int_equal(t->s.region[1].turned, 0);
    assert_int_equal(ah_island(&t->s, 0), space(t, 0, 0));
    assert_int_equal(ah_island(&t->s, 1), space(t, 3, 2));
    for (int from = 0; from < AH_CORNERS; from++)
        for (int direction = 0; direction < AH_DIRECTIONS; direction++) {
            int to = t->s.near_[from][direction];

            contacts += to != AH_NONE && ah_region_of(to) == 1;
        }
    assert_int_equal(contacts, 1);
    assert_int_equal(t->s.near_[space(t, 1, 1)][AH_EAST], space(t, 2, 1));
}

/* AH-3.1: what the steps of set-up leave on the table, with each number of players. */
RULE(set_up_leaves_this_on_the_table)
{
    for (int players = 2; players <= 4; players++) {
        table *t = ready_to_play(players);

        assert_int_equal(t->s.regions, 2);
        assert_int_equal(rs_size(&t->s.stack_tiles.cards), 10); /* 9 to come, 1 for the box */
        assert_int_equal(wealth(t, 0, 0), 1);
        assert_int_equal(wealth(t, 3, 2), 1);
        assert_int_equal(t->s.gold, 20 - players);
        assert_int_equal(rs_size(&t->s.market), 3);
        assert_true(market_is(t, "middleman mystic cutpurse"));
        assert_int_equal(rs_size(&t->s.deck.cards), players == 4 ? 27 : 21);
        assert_int_equal(t->s.comrades, 12);
        assert_int_equal(ah_patrol_supply(&t->s), 9);
        assert_int_equal(ah_stronghold_supply(&t->s), 3);
        assert_int_equal(pool(t, BF), 5);
        assert_int_equal(pool(t, MU), 4);
        assert_int_equal(t->s.at[AH_CUTTER], AH_NONE);
        assert_int_equal(t->s.at[AH_GUNSHIP], AH_NONE);
        assert_int_equal(t->s.round, 1);
        for (int seat = 0; seat < players; seat++) {
            assert_int_equal(t->s.captain[seat].fame, 0);
            assert_int_equal(t->s.captain[seat].gold, 1);
            assert_int_equal(t->s.captain[seat].aside, 0);
        }
    }
}

/* AH-3.1, AH-1.5: the dice are rolled in seat order, the Squadron's five first. */
RULE(the_dice_are_rolled_in_seat_order)
{
    table *t = ready_to_play(4);
    static const int8_t squadron[6] = {1, 1, 1, 1, 1, 0}, red[6] = {0, 0, 0, 0, 2, 2};
    static const int8_t union_dice[6] = {0, 3, 1, 0, 0, 0}, white[6] = {0, 0, 0, 4, 0, 0};

    assert_memory_equal(captain(t, BF)->pool, squadron, 6);
    assert_memory_equal(captain(t, SM1)->pool, red, 6);
    assert_memory_equal(captain(t, MU)->pool, union_dice, 6);
    assert_memory_equal(captain(t, SM2)->pool, white, 6);
}

/* AH-3.3: eleven of the twelve tiles come into play; with eleven on the map nothing more can be found. */
RULE(one_tile_never_comes)
{
    table *t = position(2, "fill; BF at (0,1), pool 3 3");

    assert_int_equal(t->s.regions, 11);
    assert_int_equal(rs_size(&t->s.stack_tiles.cards), 1);
    assert_false(ah_tiles_left(&t->s));
    play(t, BF, "place 3 sail");
    refused(t, BF, "step west", "AH-7.3");
}

/* AH-3.4: with two or three players one card of each suit goes to the box, with four none. */
RULE(one_card_of_each_suit_is_left_out)
{
    for (int players = 2; players <= 4; players++) {
        table *t = set_up(players, "");
        int suits[AH_SUITS] = {0}, out;

        RS_EACH(out, t->s.box) suits[ah_cards[out].suit]++;
        for (int suit = 0; suit < AH_SUITS; suit++) assert_int_equal(suits[suit], players < 4);
    }
    assert_true(in_box(set_up(3, known_draws[3]), "sailor"));
}

/* AH-3.5: the Squadron chooses its island; the Union has the other one, with 2 Comrades. */
RULE(the_squadron_chooses_its_island)
{
    table *t = set_up(2, known_draws[2]);

    expect_asked(t, BF, AH_D_SETUP_BF);
    expect_offers(t, "berth (0,0); berth (3,2)");
    refused(t, BF, "berth (0,1)", "AH-3.5");
    refused(t, BF, "berth c-nw", "AH-2.8");
    play(t, BF, "berth (0,0)");
    assert_true(sails(t, BF, 0, 0));
    assert_int_equal(patrols(t, 0, 0), 1);
    assert_true(sails(t, MU, 3, 2));
    assert_int_equal(comrades(t, 3, 2), 2);
    assert_int_equal(comrades(t, 0, 0), 0);
    t = set_up(2, known_draws[2]);
    play(t, BF, "berth (3,2)");
    assert_true(sails(t, BF, 3, 2) && sails(t, MU, 0, 0));
    assert_int_equal(patrols(t, 3, 2), 1);
    assert_int_equal(comrades(t, 0, 0), 2);
}

/* AH-3.6: a Smuggler begins on any space without an island: the first before, the second after the Union, even on the same one. */
RULE(smugglers_begin_off_the_islands)
{
    table *t = set_up(4, known_draws[4]);

    play(t, BF, "berth (0,0)");
    expect_asked(t, SM1, AH_D_SETUP_SM);
    expect_offers(t, "berth (1,0); berth (0,1); berth (1,1); berth (2,1); berth (3,1); berth (2,2)");
    refused(t, SM1, "berth (0,0)", "AH-3.6");
    refused(t, SM1, "berth (3,2)", "AH-3.6");
    assert_int_equal(t->s.at[AH_FLAGSHIP + MU], AH_NONE);
    play(t, SM1, "berth (2,1)");
    assert_true(sails(t, MU, 3, 2));
    expect_asked(t, SM2, AH_D_SETUP_SM);
    expect_offers(t, "berth (1,0); berth (0,1); berth (1,1); berth (2,1); berth (3,1); berth (2,2)");
    play(t, SM2, "berth (2,1)");
    assert_true(sails(t, SM1, 2, 1) && sails(t, SM2, 2, 1));
}

/* AH-3.7: 1 gold each; the Union has 6 Ready Comrades and 2 of the 12 plans. */
RULE(everybody_begins_with_a_gold_and_the_union_with_plans)
{
    table *t = ready_to_play(3);

    assert_int_equal(gold(t, BF), 1);
    assert_int_equal(gold(t, SM1), 1);
    assert_int_equal(gold(t, MU), 1);
    assert_int_equal(t->s.ready, 6);
    assert_int_equal(rs_size(&captain(t, MU)->hand.cards), 2);
    assert_int_equal(rs_size(&t->s.plans.cards), 10);
    assert_int_equal(rs_size(&captain(t, BF)->hand.cards), 0);
}

/* AH-3.8: the Squadron is First Mate of round 1. */
RULE(the_squadron_is_the_first_first_mate)
{
    for (int players = 2; players <= 4; players++) {
        table *t = ready_to_play(players);

        assert_int_equal(t->s.first_mate, seat_of(t, BF));
        assert_int_equal(t->s.active, seat_of(t, BF));
    }
}

/* AH-7.14: who begins on Wreckage is not damaged, and finds no gold there. */
RULE(beginning_sets_off_no_terrain)
{
    table *t = set_up(3, known_draws[3]);

    play(t, BF, "berth (0,0)");
    play(t, SM1, "berth (1,1)");
    assert_int_equal(damage(t, SM1), 0);
    assert_int_equal(gold(t, SM1), 1);
}

/* AH-15.6: a Smuggler's markers both begin on START. */
RULE(the_reward_markers_begin_in_the_middle)
{
    table *t = ready_to_play(4);

    assert_true(marked(t, SM1, 22, 22));
    assert_true(marked(t, SM2, 22, 22));
}

/* AH-3.4: any of the five cards of a suit can be the one. */
RULE(any_card_of_a_suit_may_be_left_out)
{
    table *t = set_up(2, "t2 c2 sea-witch powder-monkey grogmaster naive-noble trawler merchant middleman mystic cutpurse");

    assert_true(in_box(t, "sea-witch") && in_box(t, "powder-monkey") && in_box(t, "grogmaster"));
    assert_true(in_box(t, "naive-noble") && in_box(t, "trawler") && in_box(t, "merchant"));
    t = set_up(2, "t2 c2 aeronauts buccaneer fighters convincing-comrade sailor barrelman sea-witch powder-monkey grogmaster");
    assert_true(market_is(t, "sea-witch powder-monkey grogmaster"));
}

/* AH-1.1: the one Smuggler of three may be the white one; all else is the same. */
RULE(a_lone_smuggler_may_be_white)
{
    static const int16_t options[RS_OPTIONS] = {30, 40, 1};
    table *t = set_up(3, "");

    assert_int_equal(rs_start(&ah_game, &t->s, 3, options, &t->turn), RS_OK);
    assert_int_equal(ah_faction_of(&t->s, 1), AH_WHITE);
    assert_int_equal(ah_seat_of(&t->s, AH_RED), AH_NONE);
    play(t, BF, "berth (0,0)");
    play(t, SM2, "berth (1,0)");
    assert_true(sails(t, SM2, 1, 0) && sails(t, MU, 3, 2));
    assert_int_equal(t->s.at[AH_FLAGSHIP + AH_RED], AH_NONE);
    assert_string_equal(rs_seat_name(&ah_game, &t->s, 1), "Smuggler");
    t = position(3, "white-smuggler; SM2 at (2,1), die 1 cannons, pool 3 3; MU at (3,1); BF at (0,0); active SM2; next 6 1");
    plays(t, SM2, "place 3 sail; step east; spoil loot; damage sail; grid 2,1");
    assert_int_equal(fame(t, SM2), 1);
    assert_int_equal(arg_of(t, AH_EV_FAME, 0), AH_WHITE);
}

/* AH-3.1, AH-15.8: which pledge pile is the Squadron's is random, for each Smuggler by himself. */
RULE(the_pledge_markers_are_shuffled)
{
    int seen[2][2] = {{0, 0}, {0, 0}};

    for (int game = 0; game < 40; game++) {
        char seed[2] = {(char)('0' + game), 0};
        table *t = set_up(4, "");

        rs_chance_seed(&t->chance, "ahoy", seed, NULL, 0);
        assert_int_equal(rs_start(&ah_game, &t->s, 4, NULL, &t->turn), RS_OK);
        while (rs_stack(&t->s)[t->s.head.depth - 1].kind != AH_D_TURN) rs_choose(&ah_game, &t->s, 0, &t->turn);
        seen[captain(t, SM1)->left_squadron][captain(t, SM2)->left_squadron]++;
    }
    assert_true(seen[0][0] && seen[0][1] && seen[1][0] && seen[1][1]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_factions_follow_from_the_number_of_players),
        TEST(one_is_too_few_and_five_are_too_many),
        TEST(the_first_two_regions_touch_with_one_space),
        TEST(set_up_leaves_this_on_the_table),
        TEST(the_dice_are_rolled_in_seat_order),
        TEST(one_tile_never_comes),
        TEST(one_card_of_each_suit_is_left_out),
        TEST(the_squadron_chooses_its_island),
        TEST(smugglers_begin_off_the_islands),
        TEST(everybody_begins_with_a_gold_and_the_union_with_plans),
        TEST(the_squadron_is_the_first_first_mate),
        TEST(beginning_sets_off_no_terrain),
        TEST(the_reward_markers_begin_in_the_middle),
        TEST(any_card_of_a_suit_may_be_left_out),
        TEST(a_lone_smuggler_may_be_white),
        TEST(the_pledge_markers_are_shuffled),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
