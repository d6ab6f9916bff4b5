/* test_setup.c - rules tests: "Set-up", with two, three and four companies. */
#include "table.h"

#include <string.h>

/* The turn order, card by card, and where the companies begin, from the last to the first. */
static const char *const orders[] = {[2] = "blue orange", [3] = "red orange blue", [4] = "green blue orange red"};

static table *ready_to_play(int players)
{
    static const char *const ports[] = {"start 6", "start 0", "start 3", "start 2"};
    table *t = set_up(players, orders[players]);

    for (int i = 0; i < players; i++) play(t, rs_asked(&t->s), ports[i]);
    return t;
}

/* ---- Companies and the turn order --------------------------------------------------------------------------------------------- */

/* CO-1.1: two to four companies play. */
RULE(two_to_four_companies_play)
{
    table *t = set_up(2, "");

    for (int players = 2; players <= 4; players++) assert_int_equal(set_up(players, "")->s.head.players, players);
    assert_int_equal(rs_start(&co_game, &t->s, 1, NULL, &t->turn), RS_BAD_SETUP);
    assert_int_equal(rs_start(&co_game, &t->s, 5, NULL, &t->turn), RS_BAD_SETUP);
}

/* CO-1.1: the turn order cards are dealt one after the other, card 1 first; each company has one. */
RULE(the_turn_order_is_dealt_from_the_first_card_on)
{
    static const int expected[][CO_COMPANIES] = {[2] = {B, O, NOBODY, NOBODY}, [3] = {D, O, B, NOBODY}, [4] = {G, B, O, D}};

    for (int players = 2; players <= 4; players++) {
        table *t = set_up(players, orders[players]);

        for (int place = 0; place < CO_COMPANIES; place++) assert_int_equal(t->s.order[place], expected[players][place]);
        assert_int_equal(times(t, CO_EV_ORDER), players);
        assert_int_equal(arg_of(t, CO_EV_ORDER, 0), players);
    }
}

/* CO-1.1: no company gets two cards. */
RULE(no_company_has_two_turn_order_cards)
{
    static const char *const twice[] = {"orange orange", "blue blue"};

    for (int i = 0; i < RS_COUNT(twice); i++) {
        table *t = set_up(2, "");

        memset(&t->script, 0, sizeof t->script);
        draws(t, twice[i]);
        assert_int_equal(rs_start(&co_game, &t->s, 2, NULL, &t->turn), RS_BAD_DRAW);
    }
}

/* CO-22.8: nothing but the turn order is drawn in set-up: all tiles stay face down, and their order is not decided yet. */
RULE(nothing_else_is_drawn)
{
    for (int players = 2; players <= 4; players++) {
        table *t = ready_to_play(players);

        assert_int_equal(t->script.used, players);
        assert_int_equal(rs_size(&t->s.tiles), 6 + 4 * 8 + 12);
        set_up(players, orders[players]);
        assert_int_equal(t->chance.counter, 0);
    }
}

/* ---- The table ------------------------------------------------------------------------------------------------------------------- */

static void expect_open_company(const table *t, int seat)
{
    const co_company *c = &t->s.company[seat];

    assert_int_equal(c->ducats, 6);
    assert_int_equal(c->losses, 0);
    assert_int_equal(c->kept, 0);
    assert_int_equal(c->points, 0);
    assert_true(rs_is_empty(&c->cards));
    for (int i = 0; i < CO_MARKERS; i++) {
        assert_int_equal(c->marker[i], CO_NONE);
        assert_int_equal(c->extra[i], CO_NONE);
    }
    for (int number = CO_II; number < CO_NUMBERS; number++) assert_int_equal(t->s.fleet[co_fleet_of(seat, number)].node, CO_NONE);
}

/* CO-14.1: six ducats, no marker, no card, and a return ship as fleet I at +0, empty and sound. */
RULE(each_company_begins_with_six_ducats_and_a_return_ship)
{
    static const char *const fleets[] = {"I @6 +0 {R}", "I @0 +0 {R}", "I @3 +0 {R}", "I @2 +0 {R}"};

    for (int players = 2; players <= 4; players++) {
        table *t = ready_to_play(players);

        for (int seat = 0; seat < players; seat++) expect_open_company(t, seat);
        for (int i = 0; i < players; i++) expect_fleet(t, t->s.order[players - 1 - i], fleets[i]);
        assert_int_equal(left(t, CO_RETURN), 24 - players);
        assert_int_equal(left(t, CO_FLUTE), 16);
        assert_int_equal(left(t, CO_LINE), 16);
        assert_int_equal(left(t, CO_PACKET), 8);
    }
}

/* CO-24.2: a return ship and six ducats: everybody begins with four points. */
RULE(everybody_begins_with_four_points)
{
    table *t = ready_to_play(4);

    for (int seat = 0; seat < 4; seat++) assert_int_equal(points(t, seat), 4);
}

/* CO-16.1, CO-16.4: a bale on each field of each port, eight of each good in the supply; no buildings. */
RULE(every_field_has_a_bale)
{
    for (int players = 2; players <= 4; players++) {
        table *t = ready_to_play(players);

        for (int port = 0; port < CO_PORTS; port++) {
            expect_port(t, port, "1 1 1 1");
            assert_int_equal(t->s.supply[port], 8);
            assert_int_equal(t->s.port[port].admin, CO_NONE);
            assert_int_equal(t->s.port[port].fort, CO_NONE);
        }
    }
}

/* CO-10.1, CO-11.1: each pirate die shows 1; the nations are off the board. */
RULE(pirates_begin_at_one_and_nations_off_the_board)
{
    table *t = ready_to_play(3);

    for (int nest = 0; nest < CO_NESTS; nest++) assert_int_equal(pirates(t, nest), 1);
    expect_nation(t, "england none");
    expect_nation(t, "spain none");
    expect_nation(t, "portugal none");
    expect_nation(t, "france none");
    for (int which = 0; which < CO_NATIONS; which++) assert_int_equal(nation(t, which)->controller, CO_NONE);
}

/* CO-23.1, CO-20.1, CO-22.1: calendar 1 with both copies of C1 to C4; no region is forecast or active. */
RULE(calendar_one_sells_the_cards_of_level_one)
{
    for (int players = 2; players <= 4; players++) {
        table *t = ready_to_play(players);

        assert_int_equal(t->s.calendar, 1);
        assert_int_equal(t->s.round, 1);
        assert_false(t->s.scored);
        assert_int_equal(t->s.forecast, 0);
        assert_int_equal(t->s.storm, 0);
        for (int card = 0; card < CO_CARDS; card++) assert_int_equal(t->s.sale[card], card < 4 ? 2 : 0);
    }
}

/* ---- S1: where they begin ------------------------------------------------------------------------------------------------------------ */

/* CO-1.1: the last in turn order chooses first, the first last. */
RULE(the_last_in_turn_order_chooses_its_port_first)
{
    table *t = set_up(4, orders[4]);

    expect_asked(t, D, CO_D_START);
    play(t, D, "start 6");
    expect_asked(t, O, CO_D_START);
    play(t, O, "start 8");
    expect_asked(t, B, CO_D_START);
    play(t, B, "start 0");
    expect_asked(t, G, CO_D_START);
    play(t, G, "start 1");
    assert_true(happened(t, CO_EV_TURN, G));
}

/* CO-15.2: all ports but the Cape. */
RULE(nobody_begins_at_the_cape)
{
    table *t = set_up(2, orders[2]);

    expect_offers(t, "start 0; start 1; start 2; start 3; start 5; start 6; start 7; start 8");
    refused(t, O, "start 4", "CO-1.6");
}

/* CO-1.6, CO-3.7: each begins in a port of its own, although later a port has room for all. */
RULE(each_begins_in_a_port_of_its_own)
{
    table *t = set_up(4, orders[4]);

    play(t, D, "start 6");
    refused(t, O, "start 6", "CO-1.6");
    play(t, O, "start 7");
    play(t, B, "start 0");
    expect_offers(t, "start 1; start 2; start 3; start 5; start 8");
    refused(t, G, "start 0", "CO-1.6");
}

/* ---- Round 1 --------------------------------------------------------------------------------------------------------------------------
 */

/* CO-1.3, CO-1.1, CO-2.4: round 1 has no events and no income; the first in turn order begins. */
RULE(the_first_round_begins_without_events)
{
    for (int players = 2; players <= 4; players++) {
        table *t = ready_to_play(players);

        assert_int_equal(times(t, CO_EV_TILE), 0);
        assert_int_equal(times(t, CO_EV_TURN), 1);
        assert_int_equal(t->s.active, t->s.order[0]);
        expect_asked(t, t->s.order[0], CO_D_LOAD);
        assert_int_equal(ducats(t, t->s.order[0]), 6);
        assert_int_equal(arg_of(t, CO_EV_ROUND, 0), 1);
        assert_int_equal(arg_of(t, CO_EV_ROUND, 1), 1);
        assert_int_equal(arg_of(t, CO_EV_ROUND, 2), 1640);
    }
}

/* CO-22.1: in round 2 the first tiles are turned, in the order region, strength, pirates, refill, mutiny; the strength does nothing. */
RULE(the_first_tiles_are_turned_in_round_two)
{
    table *t = ready_to_play(2);

    draws(t, "region-6 strength-3a pirates-algiers-b refill-258 mutiny-4a");
    next_round(t);
    assert_int_equal(t->s.round, 2);
    assert_int_equal(rs_size(&t->s.tiles), CO_TILES - 5);
    assert_int_equal(t->s.forecast, 6);
    assert_int_equal(t->s.storm, 0);
    assert_int_equal(pirates(t, CO_ALGIERS), 2);
    assert_int_equal(ship(t, "r1")->damage, 0);
    assert_false(t->chance.failed);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(two_to_four_companies_play),
        TEST(the_turn_order_is_dealt_from_the_first_card_on),
        TEST(no_company_has_two_turn_order_cards),
        TEST(nothing_else_is_drawn),
        TEST(each_company_begins_with_six_ducats_and_a_return_ship),
        TEST(everybody_begins_with_four_points),
        TEST(every_field_has_a_bale),
        TEST(pirates_begin_at_one_and_nations_off_the_board),
        TEST(calendar_one_sells_the_cards_of_level_one),
        TEST(the_last_in_turn_order_chooses_its_port_first),
        TEST(nobody_begins_at_the_cape),
        TEST(each_begins_in_a_port_of_its_own),
        TEST(the_first_round_begins_without_events),
        TEST(the_first_tiles_are_turned_in_round_two),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
