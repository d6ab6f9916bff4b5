/* test_turn.c - rules tests: rounds, moving, scouting (MM-2 to MM-6). */
#include "table.h"

#include <stdio.h>

/* ---- The round ------------------------------------------------------------------------------------------------------------ */

/* MM-4.2: a round that finds no event card does not take place; the game is over. */
RULE(without_an_event_there_is_no_round)
{
    table *t = position(2, "A track 2; deck events; round 30; step round");

    expect_over(t, A);
    assert_int_equal(times(t, MM_EV_ROUND), 0);
}

/* MM-4.2: the round of the last event is played to its end. */
RULE(the_round_of_the_last_event_is_played)
{
    table *t = position(2, "A track 2; deck events E28; step round");

    expect_asked(t, A, MM_D_ACTION);
    play(t, A, "end");
    assert_false(t->s.head.over);
    play(t, B, "end");
    expect_over(t, A);
}

#define NO_MERCHANTS_IN_SEVEN "merchant HAV none NAS none TOR none PRO none OPR none PGO none CAR none"

/* MM-4.3: with exactly 8 tokens on the track they are dealt to the zones without one, before the event. */
RULE(eight_merchants_are_dealt_out)
{
    table *t = position(2, NO_MERCHANTS_IN_SEVEN " SDO none; step round; next es-1 es-2 es-3 en-1 en-2 en-3 fr-1 fr-2 E28");
    static const int8_t dealt[] = {MM_ES, MM_ES, MM_ES, MM_EN, MM_EN, MM_EN, MM_FR, MM_FR};

    all_drawn(t);
    assert_memory_equal(t->s.merchant, dealt, sizeof dealt);
    assert_int_equal(rs_size(&t->s.merchants), MM_ZONES);
    for (int nation = 0; nation < MM_NATIONS; nation++) assert_int_equal(t->s.afloat[nation], 0);
    assert_true(before(t, MM_EV_MERCHANTS, MM_EV_EVENT));
}

/* MM-4.3: with 7 they stay on the track. */
RULE(seven_merchants_stay_on_the_track)
{
    table *t = position(2, NO_MERCHANTS_IN_SEVEN "; step round; next E28");

    assert_int_equal(times(t, MM_EV_MERCHANTS), 0);
    assert_int_equal(rs_size(&t->s.merchants), MM_ZONES - 7);
    assert_int_equal(t->s.afloat[MM_EN], 3);
}

/* MM-4.3: more than 8 are dealt out as well; and it is done at the start of a round, not of a turn. */
RULE(merchants_are_dealt_at_the_start_of_a_round)
{
    table *t = position(2, NO_MERCHANTS_IN_SEVEN " SDO none SJU none CUR none; step round; next es-1");

    assert_int_equal(times(t, MM_EV_MERCHANTS), 1);
    assert_int_equal(rs_size(&t->s.merchants), MM_ZONES);
    t = position(2, NO_MERCHANTS_IN_SEVEN " SDO none");
    play(t, A, "end");
    assert_int_equal(times(t, MM_EV_MERCHANTS), 0);
    expect_asked(t, B, MM_D_ACTION);
    play(t, B, "end");
    assert_int_equal(times(t, MM_EV_MERCHANTS), 1);
}

/* MM-2.4: a volley of nine and one of three are twelve dice at once. */
RULE(dice_are_not_limited_to_ten)
{
    table *t = position(2, "A is C03, at CSE, ship man-o-war, glory G06a G06b G06c; B is C09, at CSE, ship man-o-war; "
                           "next S 1 S S S S S S S 1");

    play(t, A, "scout blue");
    plays(t, A, "announce G06a; announce G06b; announce G06c");
    roll(t, A, "use salvo", "1 1 1 1 1 1 1 1 1 2 2 2 G03a C01");
    all_drawn(t);
    assert_true(values_are(t, A, "5/3/2/5/5"));
    assert_int_equal(captain(t, B)->captain, MM_NONE);
}

/* ---- Moving --------------------------------------------------------------------------------------------------------------- */

/* MM-3.8: every ship, sound or wrecked, makes the same three Moves of one zone each. */
RULE(no_ship_is_faster_than_another)
{
    static const char *const ships[] = {"sloop", "flute", "frigate", "galleon", "man-o-war", "sloop, mods MOD3", "sloop, values 1/0/0/0/0"};

    for (int i = 0; i < RS_COUNT(ships); i++) {
        char text[96];
        table *t;

        snprintf(text, sizeof text, "A at HAV, ship %s", ships[i]);
        t = position(2, text);
        assert_int_equal(offers_of(t, MM_V_MOVE), 3);
        plays(t, A, "move TOR; move SDO; move SJU");
        assert_true(at_sea(t, A, "SJU"));
        expect_asked(t, B, MM_D_ACTION);
    }
}

/* MM-5.13: there is no port in the Caribbean Sea. */
RULE(the_caribbean_sea_has_no_port)
{
    table *t = position(2, "A at CSE");

    refused(t, A, "enter", "MM-5.13");
    assert_int_equal(offers_of(t, MM_V_MOVE), 7);
}

static table *enter_bridgetown(const char *captain_text, const char *dice)
{
    char text[128];
    table *t;

    snprintf(text, sizeof text, "A at BRI, %s", captain_text);
    t = position(2, text);
    roll(t, A, "enter", dice);
    return t;
}

/* MM-5.12: big ships may scrape their Hull on the way into Bridgetown. */
RULE(big_ships_roll_at_bridgetown)
{
    table *t = enter_bridgetown("ship frigate", "1 4");

    assert_true(values_are(t, A, "2/3/3/3/3"));
    assert_true(in_port(t, A, "BRI"));
    assert_true(happened(t, MM_EV_BAR, A));
    assert_true(values_are(enter_bridgetown("ship galleon", "1 4"), A, "3/5/4/4/4"));
    assert_true(values_are(enter_bridgetown("ship man-o-war", "1 4"), A, "4/3/5/5/5"));
    t = enter_bridgetown("ship man-o-war", "1 S");
    assert_true(values_are(t, A, "5/3/5/5/5"));
    assert_true(in_port(t, A, "BRI"));
    all_drawn(t);
}

/* MM-5.12: sloops and flutes slip in; and no other port asks for a roll. */
RULE(small_ships_slip_into_bridgetown)
{
    table *t = enter_bridgetown("ship sloop", "1 1");

    none_drawn(t);
    assert_true(in_port(t, A, "BRI"));
    none_drawn(enter_bridgetown("ship flute", "1 1"));
    t = position(2, "A at TRI, ship galleon; next 1 1");
    play(t, A, "enter");
    none_drawn(t);
}

/* MM-5.12, MM-22.13: the hit can sink the ship, and a Reinforced Hull undoes it. */
RULE(bridgetown_can_sink_a_ship)
{
    table *t = enter_bridgetown("ship frigate, values 1/3/3/3/3", "1 1 C01");

    assert_int_equal(captain(t, A)->captain, MM_NONE);
    assert_int_equal(captain(t, A)->successor, MM_REYES);
    expect_asked(t, B, MM_D_ACTION);
    t = enter_bridgetown("ship frigate, mods MOD4, values 1/3/3/3/3", "1 1");
    expect_asked(t, A, MM_D_ABSORB);
    play(t, A, "reinforce hull");
    assert_true(values_are(t, A, "1/3/3/3/3"));
}

/* MM-4.8, MM-5.8: in the Doldrums even an ENTER that Port Royal refused is one of the two Moves. */
RULE(a_refused_entrance_is_a_move)
{
    table *t = position(2, "event E27; A at PRO, gold 0, bounty EN1");

    play(t, A, "enter");
    roll(t, A, "roll", "1 1 1");
    play(t, A, "stay");
    assert_true(at_sea(t, A, "PRO"));
    play(t, A, "enter");
    roll(t, A, "roll", "1 1 1");
    play(t, A, "stay");
    assert_int_equal(t->s.turn.actions, 1);
    refused(t, A, "enter", "MM-4.8");
    refused(t, A, "move TOR", "MM-4.8");
}

/* ---- Scouting ------------------------------------------------------------------------------------------------------------- */

/* MM-6.3, MM-22.9: with any location destroyed no merchant is scouted for; everything else is, and the ship sails. */
RULE(wrecks_do_not_raid)
{
    static const char *const values[] = {"2/0/2/2/1", "2/2/0/2/1", "2/2/2/0/1", "2/2/2/2/0"};

    for (int i = 0; i < RS_COUNT(values); i++) {
        char text[128];
        table *t;

        snprintf(text, sizeof text, "A at CAR, values %s; B at CAR; npc E10 CAR", values[i]);
        t = position(2, text);
        refused(t, A, "scout merchant", "MM-6.3");
        refused(t, A, "scout spanish-merchant", "MM-6.3");
        assert_true(offered(t, "scout blue") && offered(t, "scout spanish-navy"));
        assert_true(offered(t, "move CSE") && offered(t, "enter"));
    }
    assert_true(offered(position(2, "A at CAR, values 1/1/1/1/1"), "scout merchant"));
}

/* MM-6.5: who is found is attacked, without a further question to either. */
RULE(to_find_is_to_attack)
{
    table *t = position(2, "A at CSE; B at CSE; next S 1 1 1 1 1");

    play(t, A, "scout blue");
    assert_int_equal(times(t, MM_EV_BATTLE), 1);
    expect_asked(t, A, MM_D_DECLARE);
    assert_int_equal(t->s.battle.round, 2);
    t = position(2, "A at CSE; npc E01 CSE; next S 1 1 1 1 1 1");
    play(t, A, "scout dutch-navy");
    assert_int_equal(times(t, MM_EV_BATTLE), 1);
    expect_asked(t, A, MM_D_DECLARE);
    all_drawn(t);
}

/* MM-6.5, MM-6.4: who is not found is not attacked. */
RULE(who_is_not_found_is_not_attacked)
{
    table *t = position(2, "A at CSE; B at CSE; next 1 4");

    play(t, A, "scout blue");
    assert_int_equal(times(t, MM_EV_BATTLE), 0);
    assert_true(bounties_are(t, A, ""));
    expect_asked(t, A, MM_D_ACTION);
    assert_int_equal(t->s.turn.actions, 2);
}

/* MM-6.7: off Cartagena a Spanish merchant is found without a roll, whatever its token, and is Spanish or let go. */
RULE(cartagena_shows_a_spanish_merchant)
{
    table *t = position(2, "A at CAR; merchant CAR NL; next 1 1");

    play(t, A, "scout spanish-merchant");
    none_drawn(t);
    refused(t, A, "attack NL", "MM-6.7");
    expect_offers(t, "attack ES; let-go");
    play(t, A, "let-go");
    assert_int_equal(t->s.turn.actions, 2);
    assert_int_equal(t->s.afloat[MM_NL], 1);
    assert_true(bounties_are(t, A, ""));
    refused(t, A, "scout merchant", "MM-6.2");
}

/* MM-6.7, MM-6.2: it is scouting for the same token; without a token, or elsewhere, there is nothing to look for. */
RULE(cartagena_has_one_token)
{
    table *t = position(2, "A at CAR; next 1 1");

    play(t, A, "scout merchant");
    refused(t, A, "scout spanish-merchant", "MM-6.2");
    t = position(2, "A at CAR; merchant CAR none");
    refused(t, A, "scout spanish-merchant", "MM-6.1");
    t = position(2, "A at HAV");
    refused(t, A, "scout spanish-merchant", "MM-6.7");
}

/* MM-6.8: anybody attacks any NPC: the honest a navy, pirates a pirate, and each is attacked though it is not hostile. */
RULE(anyone_may_attack_an_npc)
{
    table *t = position(2, "A at CSE; npc E05 CSE; npc E13 CSE; next S 1 1 1 1 1 1");

    assert_true(offered(t, "scout pirate-sloop"));
    play(t, A, "scout english-navy");
    assert_true(bounties_are(t, A, "EN1"));
    expect_asked(t, A, MM_D_DECLARE);
    t = position(2, "A at CSE, bounty ES2; npc E13 CSE; next S 1 1 1 1 1 1");
    play(t, A, "scout pirate-sloop");
    assert_int_equal(times(t, MM_EV_BATTLE), 1);
    assert_true(bounties_are(t, A, "ES2"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(without_an_event_there_is_no_round),
        TEST(the_round_of_the_last_event_is_played),
        TEST(eight_merchants_are_dealt_out),
        TEST(seven_merchants_stay_on_the_track),
        TEST(merchants_are_dealt_at_the_start_of_a_round),
        TEST(dice_are_not_limited_to_ten),
        TEST(no_ship_is_faster_than_another),
        TEST(the_caribbean_sea_has_no_port),
        TEST(big_ships_roll_at_bridgetown),
        TEST(small_ships_slip_into_bridgetown),
        TEST(bridgetown_can_sink_a_ship),
        TEST(a_refused_entrance_is_a_move),
        TEST(wrecks_do_not_raid),
        TEST(to_find_is_to_attack),
        TEST(who_is_not_found_is_not_attacked),
        TEST(cartagena_shows_a_spanish_merchant),
        TEST(cartagena_has_one_token),
        TEST(anyone_may_attack_an_npc),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
