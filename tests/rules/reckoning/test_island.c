/* test_island.c - rules tests: goods ashore, buildings, cubes (DR-10, DR-11, DR-22). */
#include "table.h"

/* DR-10.5: an island holds any amount of goods, and a spectator sees how much. */
RULE(any_amount_of_goods_lies_on_an_island)
{
    static _Alignas(RS_ALIGN) dr_state view;
    table *t = position(2, "1.1 I09, cargo 250, coins 90; P play purser, hand sailor-1");

    plays(t, P, "use purser level produce-1; produce 1.1");
    rs_view(&dr_game, &t->s, RS_SPECTATOR, &view);
    assert_int_equal(view.cell[0].cargo, 252);
    assert_int_equal(view.cell[0].coins, 91);
}

/* DR-11.4: buildings serve whoever controls the island: the controller, whose ship need not be there, and nobody else. */
RULE(buildings_belong_to_the_controller)
{
    table *t = position(2, "1.1 I02, P 2+1, B 1+1, fort, outpost, cargo 1; P at 1.1, play deckhand-1 purser, hand sailor-1");

    assert_int_equal(controls(t, "1.1"), P);
    assert_true(offered(t, "load cargo"));
    assert_true(offered(t, "use deckhand-1 level place-1"));
    refused(t, P, "storm", "DR-18.1");
    t = position(2, "1.1 I02, P 2+1, B 1+1, fort, outpost, cargo 1; B at 1.1, play deckhand-1 purser, hand sailor-1; active B");
    refused(t, B, "load cargo", "DR-4.7");
    refused(t, B, "use deckhand-1 level place-1", "DR-9.11");
    assert_true(offered(t, "storm"));
}

/* DR-11.8: a fort or a garrison can be attacked, an outpost cannot. */
RULE(an_outpost_is_not_attacked)
{
    table *t = position(2, "1.1 I02, B 2+1, outpost; 1.2 I03, B 2+1, fort; 1.3 I04, B 2+1, garrison; P at 1.1, track 4, hand sailor-1");

    refused(t, P, "storm", "DR-18.1");
    plays(t, P, "sail 1.2; anchor");
    assert_true(offered(t, "storm"));
    plays(t, P, "sail 1.3; anchor");
    assert_true(offered(t, "storm"));
}

/* DR-11.9, DR-9.9, DR-11.5: a fort protects as long as somebody controls its island; when nobody does, it is gone and so is the
 * protection. */
RULE(a_fort_goes_with_its_controller)
{
    table *t = position(2, "2.1 I05, P 2+1, B 1+1, fort; B at 2.1, play sailor-1+U313 deckhand-1 purser:2; active B");

    refused(t, B, "use deckhand-1 level place-1", "DR-9.11");
    play(t, B, "use sailor-1 top place-despite-fort");
    assert_int_equal(controls(t, "2.1"), NOBODY);
    assert_false(stands(t, "2.1", DR_FORT));
    assert_int_equal(t->s.buildings[DR_FORT], 8);
    assert_true(offered(t, "use deckhand-1 level place-1"));
    play(t, B, "use purser level produce-2");
    assert_true(offered(t, "produce 2.1"));
}

/* DR-22.4: the cube of the sail track is no cube to place: with all others out, sail is set as ever and nothing is placed. */
RULE(the_cube_of_the_sail_track_serves_nothing_else)
{
    table *t = position(3, "2.2 I05; 3.1 I01, P 0+29; P at 2.2, play deckhand-1, hand sailor-1");

    play(t, P, "set-sail");
    assert_int_equal(captain(t, P)->track, 2);
    assert_int_equal(captain(t, P)->supply, 0);
    refused(t, P, "use deckhand-1 level place-1", "DR-9.11");
}

/* DR-22.4: nor is it thrown: a captain without cubes has none in a battle, however many cannons there are. */
RULE(the_cube_of_the_sail_track_is_not_thrown)
{
    table *t = position(3, "3.1 I01, P 0+29; 1.1 OS1, card MF11; P at 1.1, track 3, play sailor-1+U203; next M101 L0 L11");

    plays(t, P, "raid MF11; amount 3");
    all_drawn(t);
    assert_int_equal(times(t, DR_EV_LANDS), 2);
    assert_int_equal(captain(t, P)->damage, 1);
    assert_int_equal(captain(t, P)->track, 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(any_amount_of_goods_lies_on_an_island),
        TEST(buildings_belong_to_the_controller),
        TEST(an_outpost_is_not_attacked),
        TEST(a_fort_goes_with_its_controller),
        TEST(the_cube_of_the_sail_track_serves_nothing_else),
        TEST(the_cube_of_the_sail_track_is_not_thrown),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
