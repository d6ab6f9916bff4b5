/* test_setup.c - rules tests: players, set-up, docks and chests (DR-1, DR-2). */
#include "table.h"

#include <stdio.h>

/* ---- Players --------------------------------------------------------------------------------------------------------------- */

static rs_status start(int players)
{
    static _Alignas(RS_ALIGN) dr_state s;
    static rs_turn turn;
    rs_chance chance;

    rs_chance_seed(&chance, "reckoning", "start", NULL, 0);
    rs_turn_init(&turn, &chance);
    return rs_start(&dr_game, &s, players, NULL, &turn);
}

/* DR-1.1: two, three and four captains can begin a game, one or five cannot. */
RULE(two_to_four_captains_play)
{
    assert_int_equal(start(1), RS_BAD_SETUP);
    for (int players = 2; players <= 4; players++) assert_int_equal(start(players), RS_OK);
    assert_int_equal(start(5), RS_BAD_SETUP);
}

/* DR-1.1: turns go clockwise from seat to seat, and a round ends before the first captain's next turn. */
RULE(turns_go_round_clockwise)
{
    table *t = position(3, "first B; active B; round 3; P hand sailor-1; G hand sailor-1; B hand sailor-1");

    play(t, B, "end");
    assert_int_equal(t->s.active, G);
    play(t, G, "end");
    assert_int_equal(t->s.active, P);
    assert_int_equal(t->s.round, 3);
    play(t, P, "end");
    assert_int_equal(t->s.active, B);
    assert_int_equal(t->s.round, 4);
}

/* DR-1.5: all others are opponents: a flag serves against each of them. */
RULE(every_other_captain_is_an_opponent)
{
    table *t = position(4, "2.2 OS1; P at 2.2, play captain:2; B at 2.2; G at 2.2; Y at 2.2");

    play(t, P, "use captain level flag");
    expect_offers(t, "attack blue; attack green; attack yellow");
}

/* DR-1.5: no move hands anything to another captain: those that name one fight, attack or replace a cube. */
RULE(no_move_gives_anything_to_another)
{
    for (int verb = 0; verb < DR_VERBS; verb++)
        for (int i = 0; i < RS_COUNT(dr_verbs[verb].arg); i++)
            if (dr_verbs[verb].arg[i] == &dr_captain_words) assert_true(verb == DR_FIGHT || verb == DR_ATTACK || verb == DR_REPLACE);
}

/* ---- Set-up ---------------------------------------------------------------------------------------------------------------- */

static const char *const two_begin = "I01 I02 I03 I04 I07 OS1 I05 U101 MF11 U119 BA1 BA2 BA3 BA4";

/* DR-2.1: first the islands that stay away, then row 1, its cards, and two bonus tiles for each captain, who keeps one. */
RULE(the_set_up_follows_its_steps)
{
    table *t = set_up(2, two_begin);

    all_drawn(t);
    for (int i = 0; i < 4; i++) assert_true(rs_has(&t->s.left.cards, i));
    assert_int_equal(cell(t, "1.1")->tile, tile("I07"));
    assert_int_equal(cell(t, "1.2")->tile, tile("OS1"));
    assert_int_equal(cell(t, "1.3")->tile, tile("I05"));
    assert_true(lies(t, "1.1", "U101") && lies(t, "1.2", "MF11") && lies(t, "1.3", "U119"));
    expect_asked(t, P, DR_D_BONUS);
    expect_offers(t, "keep-tile BA1; keep-tile BA2");
    assert_int_equal(hand_size(t, P), 0);
    refused(t, P, "keep-tile BA3", "DR-2.1");
    play(t, P, "keep-tile BA2");
    expect_asked(t, B, DR_D_BONUS);
    expect_offers(t, "keep-tile BA3; keep-tile BA4");
}

/* DR-2.1: then each captain draws four cards, and one drawn by lot begins with 1 cargo on the dock, the next one with 2. */
RULE(the_first_captain_is_drawn_by_lot)
{
    table *t = set_up(2, two_begin);

    play(t, P, "keep-tile BA2");
    draws(t, "captain sailor-1 bosun purser purser gunner-1 gunner-2 deckhand-1 2");
    play(t, B, "keep-tile BA3");
    all_drawn(t);
    assert_true(in_hand(t, P, "captain") && in_hand(t, P, "sailor-1") && in_hand(t, P, "bosun") && in_hand(t, P, "purser"));
    assert_true(in_hand(t, B, "purser") && in_hand(t, B, "gunner-1") && in_hand(t, B, "gunner-2") && in_hand(t, B, "deckhand-1"));
    assert_int_equal(captain(t, P)->bonus, 1);
    assert_int_equal(captain(t, B)->bonus, 2);
    assert_int_equal(t->s.first, B);
    assert_int_equal(captain(t, B)->dock, 1);
    assert_int_equal(captain(t, P)->dock, 2);
    expect_asked(t, B, DR_D_MAIN);
}

static table *without_bonus(int players, const char *outcomes)
{
    static const int16_t options[RS_OPTIONS] = {[DR_OPT_BONUS] = 0, [DR_OPT_MAX_ROUNDS] = 60};
    static table own;

    own = (table){0};
    draws(&own, outcomes);
    rs_chance_seed(&own.chance, "reckoning", "set-up", NULL, 0);
    own.chance.script = &own.script;
    rs_turn_init(&own.turn, &own.chance);
    assert_int_equal(rs_start(&dr_game, &own.s, players, options, &own.turn), RS_OK);
    sound(&own);
    return &own;
}

/* DR-2.1: without the option nobody has a bonus tile; seats 3 and 4 begin with 3 and 2 cargo, and seat 4 with a level-up. */
RULE(the_later_seats_begin_with_more)
{
    table *t = without_bonus(4, "");

    for (int i = 0; i < 4; i++) {
        static const int cargo[] = {1, 2, 3, 2};
        const dr_captain *c = captain(t, (t->s.first + i) % 4);

        assert_int_equal(c->dock, cargo[i]);
        assert_int_equal(c->pending, i == 3);
        assert_int_equal(c->bonus, DR_NONE);
    }
}

/* DR-2.1: what each captain and the bank have at the start. */
RULE(everybody_begins_alike)
{
    table *t = without_bonus(3, "");

    for (int seat = 0; seat < 3; seat++) {
        const dr_captain *c = captain(t, seat);

        assert_int_equal(c->chest, 15);
        assert_int_equal(c->supply, 29);
        assert_int_equal(c->track + c->cargo + c->coins + c->damage + c->deeds, 0);
        assert_true(is_at(t, seat, "harbour"));
        assert_int_equal(c->mode, DR_TRADE_MODE);
        assert_int_equal(hand_size(t, seat), 4);
        assert_int_equal(rs_zone_size(&c->deck), 8);
        for (int card = 0; card < DR_CREW; card++) assert_int_equal(c->level[card], 1);
        for (int i = 0; i < DR_HULL; i++) assert_int_equal(c->hull[i], DR_NONE);
    }
    assert_int_equal(t->s.black, 20);
    assert_int_equal(t->s.buildings[DR_FORT], 8);
    assert_int_equal(t->s.buildings[DR_GARRISON], 8);
    assert_int_equal(t->s.buildings[DR_OUTPOST], 6);
    for (int i = 0; i < DR_EXTENSIONS; i++) assert_int_equal(t->s.extensions[i], 4);
}

/* DR-2.2: twelve tiles, three of them face up, whatever the number of captains: 8, 9 or 10 islands, the rest open sea. */
RULE(the_sea_has_twelve_tiles)
{
    for (int players = 2; players <= 4; players++) {
        table *t = without_bonus(players, "");

        for (int i = 0; i < DR_CELLS; i++) assert_int_equal(dr_is_explored(&t->s, i), i < 3);
        assert_int_equal(rs_size(&t->s.deep.cards), 9);
        assert_int_equal(rs_size(&t->s.seas), 6 - players);
        assert_int_equal(rs_size(&t->s.left.cards), 6 - players);
        for (int i = 0; i < 6 - players; i++) assert_true(rs_has(&t->s.seas, DR_ISLANDS + i));
    }
}

/* DR-2.3: cards lie on row 1 alone; a tile of another row gets its first card when it is explored. */
RULE(cards_lie_on_row_one_alone)
{
    table *t = without_bonus(3, "");

    for (int i = 0; i < DR_CELLS; i++) assert_int_equal(cell(t, "1.1")[i].card != DR_NONE, i < 3);
    for (int i = 0; i < 3; i++) assert_int_equal(dr_cards[cell(t, "1.1")[i].card].row, 0);

    t = position(3, "2.1 dark; deep I12; P at 1.1, track 1, hand sailor-1; next I12 U219");
    assert_int_equal(cell(t, "2.1")->card, DR_NONE);
    play(t, P, "sail 2.1");
    all_drawn(t);
    assert_true(lies(t, "2.1", "U219"));
}

/* ---- Dock and chest -------------------------------------------------------------------------------------------------------- */

/* DR-2.4: the dock takes cargo; coins that come ashore in the harbour are in the chest at once. */
RULE(a_dock_stores_cargo_and_the_chest_coins)
{
    table *t = position(2, "P cargo 2, coins 2, dock 1, stow A, hand sailor-1");

    plays(t, P, "unload cargo; amount 2; unload coin; amount 2");
    assert_int_equal(captain(t, P)->dock, 3);
    assert_int_equal(captain(t, P)->chest, 17);
    refused(t, P, "load coin", "DR-4.7");
    assert_true(offered(t, "load cargo"));
}

/* DR-2.4: no price is paid in coins. */
RULE(coins_pay_for_nothing)
{
    table *t = position(2, "1.1 I02, P 2+1, card U101; P at 1.1, coins 7, damage 1, play first-mate:2 bosun:3 sailor-1:3");

    refused(t, P, "buy U101", "DR-8.2");
    refused(t, P, "use first-mate level build-1", "DR-11.2");
    refused(t, P, "use bosun level basic-3", "DR-4.13");
    refused(t, P, "use sailor-1 level repair-2", "DR-4.13");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(two_to_four_captains_play),
        TEST(turns_go_round_clockwise),
        TEST(every_other_captain_is_an_opponent),
        TEST(no_move_gives_anything_to_another),
        TEST(the_set_up_follows_its_steps),
        TEST(the_first_captain_is_drawn_by_lot),
        TEST(the_later_seats_begin_with_more),
        TEST(everybody_begins_alike),
        TEST(the_sea_has_twelve_tiles),
        TEST(cards_lie_on_row_one_alone),
        TEST(a_dock_stores_cargo_and_the_chest_coins),
        TEST(coins_pay_for_nothing),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
