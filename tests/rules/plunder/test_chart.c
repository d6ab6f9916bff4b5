/* test_chart.c - rules tests: the map and the course of a turn (PL-3, PL-4). */
#include "table.h"

#include <stdio.h>

/* ---- Map --------------------------------------------------------------------------------------------------------------------- */

/* PL-3.1: x counts to the east and y to the north; the directions are numbered clockwise from north. */
RULE(x_counts_east_and_y_counts_north)
{
    static const int steps[][2] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    table *t = position(2, "map OS-06 1,1; A at OS-06, hand OS-05; step sail");

    for (int d = 0; d < PL_DIRECTIONS; d++) {
        assert_int_equal(pl_next_place((pl_place){5, 5}, d).x, 5 + steps[d][0]);
        assert_int_equal(pl_next_place((pl_place){5, 5}, d).y, 5 + steps[d][1]);
    }
    play(t, A, "explore OS-05 east");
    assert_int_equal(pl_card_at(&t->s, 2, 1), card("OS-05"));
    t = position(2, "map OS-06 1,1; A at OS-06, hand OS-05; step sail");
    play(t, A, "explore OS-05 north");
    assert_int_equal(pl_card_at(&t->s, 1, 2), card("OS-05"));
    t = position(2, "A at OS-03, hand OS-05; step sail");
    play(t, A, "explore OS-05 south");
    assert_int_equal(pl_card_at(&t->s, 0, -2), card("OS-05"));
    t = position(2, "A at OS-04, hand OS-05; step sail");
    play(t, A, "explore OS-05 west");
    assert_int_equal(pl_card_at(&t->s, -2, 0), card("OS-05"));
}

/* PL-3.2: a cell that has a card takes no second one. */
RULE(a_cell_holds_one_map_card)
{
    table *t = position(2, "A at OS-01, hand OS-05; step sail");

    refused(t, A, "explore OS-05 south", "PL-3.2");
    assert_true(offered(t, "explore OS-05 east"));
}

/* PL-3.2: cells that touch at a corner are no neighbours: from (0,1) neither (1,2) nor (1,0) can be reached in one move. */
RULE(neighbours_share_a_side)
{
    table *t = position(2, "map OS-05 0,2; map OS-06 1,2; A at OS-01; step sail");

    expect_offers(t, "move north; move south; end");
    for (int d = 0; d < PL_DIRECTIONS; d++) {
        assert_int_not_equal(t->s.beside[card("OS-01")][d], card("OS-06"));
        assert_int_not_equal(t->s.beside[card("OS-01")][d], card("OS-02"));
    }
    assert_int_equal(t->s.beside[card("OS-06")][PL_WEST], card("OS-05"));
}

/* PL-3.3: any Map card may go to any empty side of the ship, whatever lies around and whether the ship is at sea or not. */
RULE(a_map_card_goes_to_any_empty_side_of_the_ship)
{
    table *t = position(2, "A at OS-01, hand OS-05 PT-09 CO-03; step sail");

    expect_offers(t, "explore OS-05 north; explore OS-05 east; explore OS-05 west; explore PT-09 north; explore PT-09 east;"
                     "explore PT-09 west; explore CO-03 north; explore CO-03 east; explore CO-03 west; move south; end");
    t = position(2, "map PT-10 0,2; A at PT-10, hand PT-09; step sail");
    play(t, A, "explore PT-09 north"); /* a Port beside a Port, from a Port */
    assert_int_equal(pl_card_at(&t->s, 0, 3), card("PT-09"));
    t = position(2, "map CO-01 0,2; A at CO-01, hand CO-02; step sail");
    play(t, A, "explore CO-02 west");
    assert_int_equal(pl_card_at(&t->s, -1, 2), card("CO-02"));
}

/* PL-3.3: only Map cards are laid, and only from the captain's own hand. */
RULE(only_map_cards_of_the_hand_are_laid)
{
    table *t = position(2, "A at OS-01, hand SH-10 TM-01; B hand OS-05; step sail");

    refused(t, A, "explore SH-10 north", "PL-3.3");
    refused(t, A, "explore TM-01 north", "PL-3.3");
    refused(t, A, "explore OS-05 north", "PL-3.3");
}

/* PL-3.4: a Map card laid stays on its cell; not even the great shuffle after a Storm takes it back. */
RULE(a_laid_map_card_stays)
{
    table *t = position(2, "A at OS-01, hand PT-06; step sail; deck ST-01");

    play(t, A, "explore PT-06 west");
    play(t, A, "move south");
    assert_true(happened(t, PL_EV_STORM_OVER, RS_NOBODY));
    assert_int_equal(pl_card_at(&t->s, -1, 1), card("PT-06"));
    assert_false(rs_has(&t->s.deck.cards, card("PT-06")));
}

/* PL-3.5: the map has no edge: a chain of all 31 cards that can be laid reaches y = 32. */
RULE(the_map_has_no_edge)
{
    char text[1024];
    size_t used = 0;
    table *t;

    for (int c = PL_START_SEA + 1; c < PL_LAST_COAST; c++)
        used += (size_t)snprintf(text + used, sizeof text - used, "map %s 0,%d; ", pl_card_words.term[c].code, c - 3);
    snprintf(text + used, sizeof text - used, "A at CO-04, hand CO-05; step sail");
    t = position(2, text);
    play(t, A, "explore CO-05 north");
    assert_int_equal(pl_card_at(&t->s, 0, 32), card("CO-05"));
    assert_int_equal(rs_size(&t->s.laid), 36);
    play(t, A, "move south");
}

/* PL-3.6: four ships and two fleets share a cell. */
RULE(a_cell_has_room_for_all)
{
    table *t = position(4, "B at OS-01; C at OS-01; D at OS-01; fleet TF-01 OS-01; fleet TF-02 OS-01; step sail; deck TS-01");

    play(t, A, "move north");
    for (int seat = 0; seat < 4; seat++) assert_int_equal(at(t, seat), card("OS-01"));
    answer_alone(t, A, "end");
    expect_offers(t, "pass; attack blue; attack green; attack yellow; attack fleet");
}

/* PL-3.7: Tortuga is a Port, where one may Trade; it has no nation that gives Letters or takes an attack amiss. */
RULE(tortuga_is_a_port_without_a_nation)
{
    table *t = position(2, "A own SH-08b, hand TS-01; war WD-01; deck PT-01 PT-02");

    expect_offers(t, "pass; trade; attack port; announce TS-01");
    refused(t, A, "letter", "PL-14.1");
    play(t, A, "attack port");
    play(t, A, "add nothing");
    assert_true(happened(t, PL_EV_WON, A));
    assert_int_equal(pl_enemies(&t->s, A), 0);
}

/* ---- Turn -------------------------------------------------------------------------------------------------------------------- */

/* PL-4.1: Encounter, pay, sailing, Action, Encounter for the neighbour: in this order. */
RULE(a_turn_has_five_phases_in_order)
{
    table *t = position(2, "map PT-08 0,2; A at PT-08, own SH-12b, hand SH-02 TS-01 TS-02; pending PE-02; step begin");

    expect_asked(t, A, PL_D_BRAWL);
    play(t, A, "discard SH-02");
    expect_asked(t, A, PL_D_PAY);
    play(t, A, "pay all");
    expect_asked(t, A, PL_D_SAIL);
    play(t, A, "end");
    expect_asked(t, A, PL_D_ACTION);
    play(t, A, "pass");
    expect_asked(t, A, PL_D_ENCOUNTER);
}

/* PL-4.2: when the Encounter is laid the turn is over, and the next captain begins with it. */
RULE(after_phase_five_the_next_captain_begins)
{
    table *t = position(3, "A hand TS-01 TS-02; step lay");

    play(t, A, "lay TS-02");
    assert_int_equal(t->s.active, B);
    assert_true(happened(t, PL_EV_TURN, B));
    assert_true(happened(t, PL_EV_ENCOUNTER, B));
    expect_asked(t, B, PL_D_SAIL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(x_counts_east_and_y_counts_north),
        TEST(a_cell_holds_one_map_card),
        TEST(neighbours_share_a_side),
        TEST(a_map_card_goes_to_any_empty_side_of_the_ship),
        TEST(only_map_cards_of_the_hand_are_laid),
        TEST(a_laid_map_card_stays),
        TEST(the_map_has_no_edge),
        TEST(a_cell_has_room_for_all),
        TEST(tortuga_is_a_port_without_a_nation),
        TEST(a_turn_has_five_phases_in_order),
        TEST(after_phase_five_the_next_captain_begins),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
