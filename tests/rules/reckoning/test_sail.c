/* test_sail.c - rules tests: sails and movement (DR-6). */
#include "table.h"

/* DR-6.4: what is played or emptied after setting sail gives no more sails in that turn. */
RULE(the_track_does_not_rise_after_setting_sail)
{
    table *t = position(2, "2.2 OS1; P at 2.2, cargo 1, stow A, hand captain deckhand-1:4");

    play(t, P, "set-sail");
    assert_int_equal(captain(t, P)->track, 1);
    plays(t, P, "play captain; play deckhand-1; jettison cargo");
    assert_int_equal(captain(t, P)->cargo, 0);
    assert_int_equal(captain(t, P)->track, 1);
    refused(t, P, "set-sail", "DR-6.1");
}

/* DR-6.5, DR-6.8: each step takes one sail; a ship may end a movement and begin another with what is left. */
RULE(movements_go_on_while_there_are_sails)
{
    table *t = position(2, "P track 3, hand sailor-1");

    plays(t, P, "sail 1.2; anchor; sail 2.2");
    assert_int_equal(captain(t, P)->track, 1);
    refused(t, P, "sail 4.2", "DR-6.5");
    play(t, P, "sail 3.2");
    expect_asked(t, P, DR_D_MAIN);
    refused(t, P, "sail 4.2", "DR-6.5");
}

/* DR-6.6: the harbour is one space beside all of row 1. */
RULE(the_harbour_borders_on_row_one)
{
    table *t = position(2, "P track 2, hand sailor-1");

    assert_int_equal(offers_of(t, DR_SAIL), 3);
    plays(t, P, "sail 1.1; sail harbour");
    assert_true(is_at(t, P, "harbour"));
}

/* DR-6.11: entering the harbour sets nothing off: ships there are not raked. */
RULE(nothing_happens_on_entering_the_harbour)
{
    table *t = position(3, "1.1 OS1; P at 1.1, track 1, play sailor-1+U406, hand sailor-2; B at harbour; G at harbour");

    play(t, P, "sail harbour");
    assert_int_equal(captain(t, B)->damage + captain(t, G)->damage, 0);
    assert_int_equal(t->s.turn.entered, 0);
}

/* DR-6.15, DR-6.8: under way a ship deals with nothing; once the movement has ended it does. */
RULE(a_ship_deals_with_a_tile_where_it_has_stopped)
{
    table *t = position(2, "1.1 I02, P 2+1, cargo 1, card U101; P track 2, cargo 2, stow A, play deckhand-1, hand sailor-1");

    refused(t, P, "buy U101", "DR-8.1");
    play(t, P, "sail 1.1");
    expect_asked(t, P, DR_D_STEP);
    expect_offers(t, "anchor; sail harbour; sail 1.2; sail 2.1");
    play(t, P, "anchor");
    assert_true(offered(t, "buy U101"));
    assert_true(offered(t, "load cargo"));
    assert_true(offered(t, "use deckhand-1 level place-1"));
}

/* DR-6.15: producing, building and placing afar work at a distance. */
RULE(some_abilities_work_at_a_distance)
{
    table *t = position(2, "1.1 I02, P 2+1; 3.1 I05; 3.2 OS1; 3.3 OS2; P dock 2, play purser first-mate:2 sailor-1+U114, hand sailor-2");

    plays(t, P, "use purser level produce-1; produce 1.1");
    play(t, P, "use first-mate level build-1");
    assert_true(stands(t, "1.1", DR_OUTPOST));
    play(t, P, "use sailor-1 bottom place-row-3");
    assert_true(cubes_are(t, "3.1", P, 1, 0));
    assert_int_equal(cell(t, "1.1")->coins, 1);
    assert_true(is_at(t, P, "harbour"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_track_does_not_rise_after_setting_sail),
        TEST(movements_go_on_while_there_are_sails),
        TEST(the_harbour_borders_on_row_one),
        TEST(nothing_happens_on_entering_the_harbour),
        TEST(a_ship_deals_with_a_tile_where_it_has_stopped),
        TEST(some_abilities_work_at_a_distance),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
