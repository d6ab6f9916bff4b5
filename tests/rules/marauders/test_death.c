/* test_death.c - rules tests: how captains end, and what is lost (MM-27). */
#include "table.h"

/* ---- Death ---------------------------------------------------------------------------------------------------------------- */

/* A sinks B, who is a pirate with a bit of everything; A claims nothing. */
static table *everything_is_lost(void)
{
    table *t = position(2, "A at CSE, ship man-o-war; B is C06, at CSE, gold 9, stash 4, track 3, cargo K01 K11, glory G03a G04a, "
                           "rumours R01 R02, mission M10, hired S09 S11, documents NL, weapons SW1 SW2, bounty ES1 FR2, mods MOD1, "
                           "big-ship, bought HAV; next S 1 S S 1 1 1 1 2 2 2 2 2");

    play(t, A, "scout blue");
    expect_asked(t, A, MM_D_CLAIM);
    roll(t, A, "pass", "G16a swivel-guns-1 C01");
    all_drawn(t);
    return t;
}

/* MM-27.1: captain card, ship, gold, weapons and bounties are gone. */
RULE(death_takes_the_captain_and_the_ship)
{
    table *t = everything_is_lost();
    const mm_captain *c = captain(t, B);

    assert_int_equal(c->captain, MM_NONE);
    assert_int_equal(c->ship, MM_NONE);
    assert_int_equal(c->zone, MM_NONE);
    assert_int_equal(c->gold, 0);
    assert_true(bounties_are(t, B, "") && weapons_are(t, B, "") && mods_are(t, B, ""));
    assert_false(c->big_ship);
    assert_int_equal(c->bought_at, MM_NONE);
    assert_int_equal(c->bought_before, MM_NONE);
}

/* MM-27.1, MM-12.3, MM-13.9: so are all cards: each goes where such cards go. */
RULE(death_takes_all_cards)
{
    table *t = everything_is_lost();
    const mm_captain *c = captain(t, B);

    assert_true(cargo_is(t, B, "") && glory_is(t, B, "") && rumours_are(t, B, ""));
    assert_false(is_hired(t, B, "S09") || is_hired(t, B, "S11"));
    assert_int_equal(c->mission, MM_NONE);
    assert_int_equal(c->documents, MM_NONE);
    assert_true(discarded(t, "K01") && discarded(t, "K11") && discarded(t, "G03a") && discarded(t, "G04a"));
    assert_true(discarded(t, "S09") && discarded(t, "S11") && discarded(t, "M10"));
    assert_true(in_deck(t, "R01") && in_deck(t, "R02") && in_deck(t, "R14"));
}

/* MM-1.11, MM-14.4, MM-27.2: points and stash stay. */
RULE(death_leaves_points_and_stash)
{
    table *t = everything_is_lost();

    assert_int_equal(track(t, B), 3);
    assert_int_equal(stash(t, B), 4);
    play(t, A, "end");
    expect_asked(t, B, MM_D_RESPAWN_SHIP);
    play(t, B, "ship flute");
    assert_int_equal(track(t, B), 3);
    assert_int_equal(stash(t, B), 4);
    assert_true(in_port(t, B, "HAV"));
}

/* MM-27.9: who died is out of the game, for all draws to come. */
RULE(the_dead_are_out_of_the_game)
{
    table *t = everything_is_lost();

    assert_true(discarded(t, "C06"));
    assert_false(in_deck(t, "C06"));
    assert_false(in_deck(t, "C01")); /* the successor */
    play(t, A, "end");
    play(t, B, "ship sloop");
    assert_int_equal(captain(t, B)->captain, MM_REYES);
    assert_true(discarded(t, "C06"));
    assert_int_equal(rs_size(&t->s.captain_deck.cards), MM_CAPTAINS - 3);
}

/* MM-27.1: a new captain starts afresh: a big ship is glorious again, an offer full. */
RULE(the_successor_starts_afresh)
{
    table *t = everything_is_lost();

    play(t, A, "end");
    play(t, B, "ship sloop");
    plays(t, B, "port; buy-goods");
    assert_int_equal(rs_zone_size(&captain(t, B)->offer), 6);
    assert_false(captain(t, B)->big_ship);
    assert_int_equal(hand_size(t, B), 1);
    assert_true(bounties_are(t, B, ""));
}

/* ---- Retirement ----------------------------------------------------------------------------------------------------------- */

/* MM-27.8, MM-27.9: a captain retires in any port: all is as in death, and the turn is over. */
RULE(a_captain_retires)
{
    table *t = position(2, "A in BAS, gold 40, stash 7, track 4, cargo K01, glory G03a, bounty ES3, mission M10");

    roll(t, A, "retire", "C02");
    expect_asked(t, B, MM_D_ACTION);
    assert_int_equal(captain(t, A)->captain, MM_NONE);
    assert_int_equal(captain(t, A)->successor, MM_SILVA);
    assert_int_equal(gold(t, A), 0);
    assert_int_equal(stash(t, A), 7);
    assert_int_equal(track(t, A), 4);
    assert_true(bounties_are(t, A, "") && cargo_is(t, A, "") && glory_is(t, A, ""));
    assert_true(discarded(t, "C10") && discarded(t, "K01") && discarded(t, "G03a") && discarded(t, "M10"));
    roll(t, B, "end", "E28");
    expect_asked(t, A, MM_D_RESPAWN_SHIP);
    play(t, A, "ship sloop");
    assert_int_equal(gold(t, A), 3);
    assert_true(in_port(t, A, "TRI"));
}

/* MM-27.8, MM-10.13: the modifications of the ship are placed. */
RULE(who_retires_places_the_modifications)
{
    table *t = position(2, "A in BAS, mods MOD1 MOD2");

    play(t, A, "retire");
    expect_asked(t, A, MM_D_PLACE_MODS);
    play(t, A, "place CUR");
    assert_int_equal(captain(t, A)->captain, MM_NONE);
}

/* MM-27.8: not at sea, and not after an action, be it a Port action or a Move. */
RULE(a_captain_retires_before_any_action)
{
    table *t = position(2, "A at BAS");

    refused(t, A, "retire", "MM-27.8");
    play(t, A, "enter");
    refused(t, A, "retire", "MM-27.8");
    t = position(2, "A in BAS; step port");
    play(t, A, "done");
    refused(t, A, "retire", "MM-27.8");
}

/* MM-27.8: an extra Move counts; a glory card played does not. */
RULE(an_extra_move_prevents_retirement)
{
    table *t = position(2, "event E28; A in BAS, glory G16a");

    play(t, A, "play G16a");
    assert_true(offered(t, "retire"));
    plays(t, A, "leave; enter");
    assert_int_equal(t->s.turn.actions, 3);
    refused(t, A, "retire", "MM-27.8");
}

/* MM-27.8: not without a captain to follow. */
RULE(the_last_captain_does_not_retire)
{
    table *t = position(2, "A in BAS; deck captains");

    refused(t, A, "retire", "MM-27.8");
    t = position(2, "A in BAS; deck captains C02");
    assert_true(offered(t, "retire"));
    play(t, A, "retire");
    assert_false(t->s.head.over);
    assert_int_equal(captain(t, A)->successor, MM_SILVA);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(death_takes_the_captain_and_the_ship), TEST(death_takes_all_cards),
        TEST(death_leaves_points_and_stash),        TEST(the_dead_are_out_of_the_game),
        TEST(the_successor_starts_afresh),          TEST(a_captain_retires),
        TEST(who_retires_places_the_modifications), TEST(a_captain_retires_before_any_action),
        TEST(an_extra_move_prevents_retirement),    TEST(the_last_captain_does_not_retire),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
