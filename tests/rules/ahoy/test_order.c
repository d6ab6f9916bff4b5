/* test_order.c - rules tests: effects that coincide, and who orders them (AH-1.6). */
#include "table.h"

/* A Smuggler whose last slot is the Sailor's, beaten by the Squadron. */
#define CORNERED \
    "SM1 at (3,1), crew sailor, die 1 cannons, die 1 sail, damage sail sail full-sail tailwind negotiate; MU at (0,0); " \
    "BF at (2,1), crew buccaneer beakhead, die 1 cannons-6, pool 3 3; next 6 1"

/* AH-1.6, AH-9.20, AH-16.3: the Buccaneer first: with the Sailor goes the only slot, and the damage with the push is lost. */
RULE(the_buccaneer_may_come_first)
{
    table *t = position(3, CORNERED);

    plays(t, BF, "place 3 sail; step east");
    expect_asked(t, BF, AH_D_FIRST);
    expect_offers(t, "first buccaneer; first spoils");
    refused(t, BF, "first harbour", "AH-1.6");
    plays(t, BF, "first buccaneer; buccaneer; spoil batter");
    assert_true(in_box(t, "sailor"));
    assert_int_equal(times(t, AH_EV_DAMAGED), 0);
    expect_asked(t, BF, AH_D_PATROL);
}

/* AH-1.6, AH-9.20, AH-16.5: the spoils first: the Sailor is damaged, his ship is pushed, and then he goes. */
RULE(the_spoils_may_come_first)
{
    table *t = position(3, CORNERED);

    plays(t, BF, "place 3 sail; step east; first spoils; spoil batter");
    assert_int_equal(slots(t, SM1, "sailor", AH_DAMAGED), 1);
    expect_asked(t, BF, AH_D_PUSH);
    play(t, BF, "push south");
    assert_true(sails(t, SM1, 3, 2));
    expect_asked(t, BF, AH_D_BUCC);
    play(t, BF, "buccaneer");
    assert_true(in_box(t, "sailor") && in_box(t, "buccaneer"));
    expect_asked(t, BF, AH_D_PATROL);
}

/* AH-1.6, AH-9.19: whoever declines the spoils is asked about the Buccaneer all the same. */
RULE(the_buccaneer_follows_spoils_declined)
{
    table *t = position(3, CORNERED);

    plays(t, BF, "place 3 sail; step east; first spoils; pass");
    expect_asked(t, BF, AH_D_BUCC);
    play(t, BF, "pass");
    assert_true(has_crew(t, SM1, "sailor") && has_crew(t, BF, "buccaneer"));
    expect_asked(t, BF, AH_D_PATROL);
}

/* AH-1.6: the player on turn decides, though the effects are another's. */
RULE(the_player_on_turn_orders_what_others_do)
{
    table *t =
        position(3, "BF at (2,1), crew buccaneer, die 1 cannons-6; MU at (3,1), crew sailor, pool 3 3; SM1 at (0,0); active MU; next 1 6");

    plays(t, MU, "place 3 sail; step west");
    expect_asked(t, MU, AH_D_FIRST);
    play(t, MU, "first spoils");
    expect_asked(t, BF, AH_D_VICTORY);
    plays(t, BF, "spoil rob; damage sailor");
    expect_asked(t, BF, AH_D_BUCC);
}

/* AH-1.6: nobody is asked where the order makes no difference: crew without slots, or figures that crew does not help. */
RULE(the_order_is_asked_where_it_matters)
{
    table *t = position(3, "SM1 at (3,1), crew pilot; MU at (0,0); BF at (2,1), crew buccaneer, die 1 cannons-6, pool 3 3; next 6 1");

    plays(t, BF, "place 3 sail; step east");
    expect_asked(t, BF, AH_D_BUCC);
    t = position(3, "SM1 at (3,1), crew pilot; MU at (0,0); BF at (2,1), crew buccaneer beakhead, die 1 cannons-6, pool 3 3; next 6 1");
    plays(t, BF, "place 3 sail; step east");
    expect_asked(t, BF, AH_D_FIRST);
    t = position(3, "patrols (3,1); BF at (0,0), crew sailor; MU at (0,0); SM1 at (2,1), crew buccaneer, die 1 cannons, pool 3 3; active "
                    "SM1; next 6 1");
    plays(t, SM1, "place 3 sail; step east");
    expect_asked(t, SM1, AH_D_BUCC);
}

#define GUNNED "map M2; BF at (1,1), crew gunners-mate, damage deploy, pool 3 3; MU at (3,2)" /* a Harbour with 1 gold at (0,1) */

/* AH-1.6, AH-13.1, AH-10.4: with Gunner's Mate a battle may come of the Harbour, so the Patrol can be posted before or after it. */
RULE(the_harbour_may_come_before_the_patrol)
{
    table *t = position(2, GUNNED);

    plays(t, BF, "place 3 sail; step west; stop");
    expect_asked(t, BF, AH_D_FIRST);
    expect_offers(t, "first patrol; first harbour");
    assert_int_equal(gold(t, BF), 1);
    plays(t, BF, "first harbour; pass");
    expect_asked(t, BF, AH_D_PATROL);
    play(t, BF, "post (0,1)");
    expect_asked(t, BF, AH_D_TURN);
    t = position(2, GUNNED);
    plays(t, BF, "place 3 sail; step west; stop; first patrol; post (0,1)");
    expect_asked(t, BF, AH_D_HARBOUR);
    play(t, BF, "pass");
    expect_asked(t, BF, AH_D_TURN);
}

/* AH-1.6: the Patrol that waited is posted where the battle from the Harbour has left the Flagship. */
RULE(the_patrol_follows_the_flagship)
{
    table *t =
        position(2, "map M2; BF at (1,1), crew gunners-mate, die 5 deploy, pool 3 3; MU at (0,0), crew beakhead, die 1 cannons; next 1 6");

    plays(t, BF, "place 3 sail; step west; stop; first harbour; load deploy 5 cannons-5 5; aim (0,0); pass");
    plays(t, MU, "spoil levy; damage order; push east");
    assert_true(sails(t, BF, 1, 1));
    expect_asked(t, BF, AH_D_PATROL);
    play(t, BF, "post (1,1)");
    expect_asked(t, BF, AH_D_TURN);
}

#define SHORT "map M2; SM1 at (1,1), gold 1, pool 3 3; BF at (3,1), gold 10; MU at (3,1), gold 9; active SM1"

/* AH-1.6, AH-20.2: if the supply is short, gold paid in the Harbour can come back as its Treasure. */
RULE(the_harbour_may_come_before_the_gold)
{
    table *t = position(3, SHORT);

    plays(t, SM1, "place 3 sail; value 3; step west; stop");
    expect_asked(t, SM1, AH_D_FIRST);
    expect_offers(t, "first gold; first harbour");
    plays(t, SM1, "first harbour; load sail 3 cannons 4");
    assert_int_equal(gold(t, SM1), 1);
    expect_asked(t, SM1, AH_D_TURN);
    t = position(3, SHORT);
    plays(t, SM1, "place 3 sail; value 3; step west; stop; first gold; load sail 3 cannons 4");
    assert_int_equal(gold(t, SM1), 0);
}

/* AH-1.6: whose time is up keeps the first order. */
RULE(the_usual_order_is_the_first) { expect_after(CORNERED, AFTER("place 3 sail", "step east"), AH_D_FIRST, "first buccaneer"); }

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_buccaneer_may_come_first),          TEST(the_spoils_may_come_first),
        TEST(the_buccaneer_follows_spoils_declined), TEST(the_player_on_turn_orders_what_others_do),
        TEST(the_order_is_asked_where_it_matters),   TEST(the_harbour_may_come_before_the_patrol),
        TEST(the_patrol_follows_the_flagship),       TEST(the_harbour_may_come_before_the_gold),
        TEST(the_usual_order_is_the_first),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
