/* test_turn.c - rules tests: main phase and clean-up (DR-1, DR-3, DR-7, DR-19). */
#include "table.h"

/* ---- Main phase ------------------------------------------------------------------------------------------------------------ */

/* DR-1.2: the main phase comes first; once it is ended only the clean-up is left, and then the next captain is on. */
RULE(the_clean_up_follows_the_main_phase)
{
    table *t = position(2, "2.2 OS1; P at 2.2, hand sailor-1; B hand sailor-1");

    expect_asked(t, P, DR_D_MAIN);
    play(t, P, "end");
    expect_asked(t, P, DR_D_MODE);
    expect_offers(t, "mode trade; mode pirate");
    play(t, P, "mode trade");
    expect_asked(t, B, DR_D_MAIN);
}

/* DR-1.3: actions come in any number and order: cards are played and used before, between and after movements. */
RULE(actions_come_in_any_order)
{
    table *t = position(2, "1.1 I02; 2.1 I05; P at 1.1, hand deckhand-1 buccaneer sailor-1 sailor-2");

    plays(t, P, "play sailor-1; use sailor-1 level cargo-1-dock; set-sail; play deckhand-1; use deckhand-1 level place-1");
    plays(t, P, "sail 2.1; anchor; play buccaneer; use buccaneer level place-1; play sailor-2; sail 1.1");
    assert_true(cubes_are(t, "1.1", P, 1, 0));
    assert_true(cubes_are(t, "2.1", P, 1, 0));
    play(t, P, "use sailor-2 level cargo-1-dock");
    assert_int_equal(captain(t, P)->dock, 2);
}

/* DR-1.3: the limits: sail is set before moving and once only, and no ability is used twice. */
RULE(the_main_phase_has_its_limits)
{
    table *t = position(2, "P play sailor-1, hand sailor-2");

    refused(t, P, "sail 1.1", "DR-1.3");
    play(t, P, "set-sail");
    refused(t, P, "set-sail", "DR-6.1");
    play(t, P, "use sailor-1 level cargo-1-dock");
    refused(t, P, "use sailor-1 level cargo-1-dock", "DR-5.3");
}

/* DR-1.6: after sixty goods actions no more are offered, after three hundred actions nothing but the end. */
RULE(a_main_phase_does_not_go_on_for_ever)
{
    table *t = position(2, "P cargo 1, dock 1, hand sailor-1; turn goods 60");

    refused(t, P, "load cargo", "DR-1.6");
    refused(t, P, "jettison cargo", "DR-1.6");
    assert_true(offered(t, "play sailor-1"));
    t = position(2, "P dock 1, hand sailor-1; turn actions 299");
    assert_true(offered(t, "load cargo"));
    play(t, P, "play sailor-1");
    assert_int_equal(t->s.active, B);
}

/* DR-3.1: a new turn makes everything fresh, for all captains. */
RULE(a_new_turn_makes_everything_fresh)
{
    table *t = position(2, "2.2 OS1; B at 2.2, play sailor-1+U112, hand sailor-2; P at 2.2, play captain:2; next L0 L0");

    plays(t, P, "use captain level flag; amount 1");
    play(t, B, "done");
    play(t, B, "use sailor-1 middle strength-1");
    assert_true(captain(t, B)->used[crew("sailor-1")] != 0);
    plays(t, P, "end; mode trade");
    expect_asked(t, B, DR_D_MAIN);
    assert_int_equal(captain(t, B)->used[crew("sailor-1")], 0);
    assert_int_equal(captain(t, B)->spent_hull[DR_PRINTED] + captain(t, P)->spent_hull[DR_PRINTED], 0);
    assert_int_equal(t->s.turn.attacked, 0);
}

/* DR-3.2, DR-20.3: a pending level-up is decided before the first action; with no card in hand it is gone unasked. */
RULE(a_pending_level_up_comes_first)
{
    table *t = position(2, "P pending, hand sailor-1 sailor-2:4; step turn");

    expect_asked(t, P, DR_D_LEVEL);
    expect_offers(t, "level-up sailor-1; decline");
    play(t, P, "level-up sailor-1");
    expect_asked(t, P, DR_D_MAIN);
    t = position(2, "P pending, play sailor-1; step turn");
    expect_asked(t, P, DR_D_MAIN);
    assert_int_equal(captain(t, P)->pending, 0);
}

/* ---- Clean-up -------------------------------------------------------------------------------------------------------------- */

/* DR-19.1: cards are laid, the mode is chosen, the sails come in, upgrades are sleeved, and then cards are discarded and drawn. */
RULE(the_clean_up_has_five_steps)
{
    table *t = position(2, "1.1 I02, card none; P at 1.1, track 2, wait U101, play sailor-1, hand sailor-2; next U119");

    play(t, P, "end");
    expect_asked(t, P, DR_D_MODE);
    assert_true(lies(t, "1.1", "U119"));
    assert_int_equal(captain(t, P)->track, 2);
    play(t, P, "mode pirate");
    expect_asked(t, P, DR_D_SLEEVE);
    assert_int_equal(captain(t, P)->mode, DR_PIRATE_MODE);
    assert_int_equal(captain(t, P)->track, 0);
    assert_true(in_play(t, P, "sailor-1"));
    assert_int_equal(hand_size(t, P), 1);
    play(t, P, "sleeve U101 sailor-1");
    assert_true(in_discard(t, P, "sailor-1"));
    assert_int_equal(hand_size(t, P), 5);
}

/* DR-19.3, DR-7.1: at sea the mode is chosen anew in every clean-up, whatever it was. */
RULE(the_mode_is_chosen_in_every_clean_up)
{
    table *t = position(2, "2.2 OS1; P at 2.2, pirate, hand sailor-1");

    play(t, P, "end");
    expect_offers(t, "mode trade; mode pirate");
    play(t, P, "mode trade");
    assert_int_equal(captain(t, P)->mode, DR_TRADE_MODE);
    t = position(2, "2.2 OS1; P at 2.2, pirate, hand sailor-1");
    plays(t, P, "end; mode pirate");
    assert_int_equal(captain(t, P)->mode, DR_PIRATE_MODE);
}

/* DR-7.1: in its owner's turn pirate mode forces nothing on anybody; in the turns of others it does. */
RULE(pirate_mode_works_in_the_turns_of_others)
{
    table *t = position(3, "2.2 OS1; 2.1 OS2; P at 2.1, pirate, track 1, hand sailor-1; B at 2.2, hand sailor-1; G at 2.1");

    assert_int_equal(offers_of(t, DR_FIGHT), 0);
    play(t, P, "sail 2.2");
    expect_asked(t, P, DR_D_MAIN);
    plays(t, P, "end; mode pirate");
    expect_asked(t, B, DR_D_MAIN);
    assert_true(offered(t, "fight purple"));
}

/* DR-7.2, DR-19.3: who cleans up in the harbour is in trade mode and is not asked. */
RULE(in_the_harbour_a_ship_is_in_trade_mode)
{
    table *t = position(2, "1.1 OS1; P at 1.1, pirate, track 1, hand sailor-1; B hand sailor-1");

    plays(t, P, "sail harbour; end");
    assert_int_equal(captain(t, P)->mode, DR_TRADE_MODE);
    expect_asked(t, B, DR_D_MAIN);
}

/* DR-19.4: sails that were not used are lost; the next turn begins without any. */
RULE(sails_left_over_are_lost)
{
    table *t = position(2, "P track 5, hand sailor-1; B hand sailor-1");

    play(t, P, "end");
    assert_int_equal(captain(t, P)->track, 0);
    play(t, B, "end");
    if (offered(t, "decline")) play(t, P, "decline");
    assert_int_equal(captain(t, P)->track, 0);
    refused(t, P, "sail 1.1", "DR-1.3");
}

/* ---- Holds ----------------------------------------------------------------------------------------------------------------- */

/* DR-4.4: goods lie in holds and nowhere else: bare hull spaces and the Weather Deck take none. */
RULE(goods_lie_in_holds_alone)
{
    table *t = position(2, "P cargo 2, stow A, hull C:EB4, hand sailor-1");

    play(t, P, "stow");
    expect_offers(t, "holds d; holds ad");
    refused(t, P, "holds b", "DR-4.5");
    refused(t, P, "holds c", "DR-4.5");
    t = position(2, "P cargo 7, dock 3, hand sailor-1");
    refused(t, P, "load cargo", "DR-4.4");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_clean_up_follows_the_main_phase),
        TEST(actions_come_in_any_order),
        TEST(the_main_phase_has_its_limits),
        TEST(a_main_phase_does_not_go_on_for_ever),
        TEST(a_new_turn_makes_everything_fresh),
        TEST(a_pending_level_up_comes_first),
        TEST(the_clean_up_has_five_steps),
        TEST(the_mode_is_chosen_in_every_clean_up),
        TEST(pirate_mode_works_in_the_turns_of_others),
        TEST(in_the_harbour_a_ship_is_in_trade_mode),
        TEST(sails_left_over_are_lost),
        TEST(goods_lie_in_holds_alone),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
