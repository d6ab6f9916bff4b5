/* test_extensions.c - every ship extension is bought, laid and used. */
#include "table.h"

#include <stdio.h>

typedef struct extension {
    const char *code;
    int hold, sails, cannons, draws, worth;
} extension;

/* clang-format off */
static const extension extensions[DR_EXTENSIONS] = {
    {"EB1", 3, 0, 1, 0, 1},
    {"EB2", 3, 1, 0, 0, 1},
    {"EB3", 6, 0, 0, 0, 1},
    {"EB4", 0, 1, 1, 0, 1},
    {"EA1", 4, 0, 2, 0, 2},
    {"EA2", 4, 2, 0, 0, 2},
    {"EA3", 8, 1, 0, 0, 2},
    {"EA4", 3, 0, 0, 1, 2},
};
/* clang-format on */

static bool is_advanced(const extension *e) { return e->code[1] == 'A'; }

static void lay(table *t, const extension *e, const char *space)
{
    char move[RS_LINE];

    play(t, P, is_advanced(e) ? "use bosun level advanced-6" : "use bosun level basic-3");
    snprintf(move, sizeof move, "extend %s %s", e->code, space);
    play(t, P, move);
}

/* ---- Bought --------------------------------------------------------------------------------------------------------------- */

static void buy(const extension *e)
{
    table *t = position_of(3, "P play bosun:4, dock %d", is_advanced(e) ? 6 : 3);
    int16_t tally[DR_SUMS];
    int kind = (int)(e - extensions);

    lay(t, e, "b");
    assert_int_equal(captain(t, P)->dock, 0);
    assert_int_equal(captain(t, P)->hull[1], kind);
    assert_int_equal(captain(t, P)->extended[kind], 1);
    assert_int_equal(t->s.extensions[kind], 3);
    assert_int_equal(dr_free_hold(captain(t, P)), 7 + e->hold);
    dr_count_up(&t->s, P, tally);
    assert_int_equal(tally[DR_S_EXTENSIONS], e->worth);
}

/* DR-12.1, DR-12.4, DR-24.6: the Bosun buys each of the eight, for 3 or for 6 cargo; its hold is there at once. */
RULE(every_extension_is_bought)
{
    for (int i = 0; i < DR_EXTENSIONS; i++) buy(&extensions[i]);
}

/* DR-12.1, DR-4.13: one cargo too few buys none; the Bosun sells basic ones from level 3 and advanced ones at level 4. */
RULE(the_bosun_has_his_price_and_his_level)
{
    table *t = position(3, "P play bosun:4, dock 2");

    refused(t, P, "use bosun level basic-3", "DR-4.13");
    t = position(3, "P play bosun:4, dock 5");
    refused(t, P, "use bosun level advanced-6", "DR-4.13");
    t = position(3, "P play bosun:3, dock 6");
    assert_true(offered(t, "use bosun level basic-3"));
    refused(t, P, "use bosun level advanced-6", "DR-5.2");
    t = position(3, "P play bosun:2, dock 6");
    refused(t, P, "use bosun level basic-3", "DR-5.2");
}

/* DR-12.1, DR-4.12: the price comes from ship and dock together; sold goods leave the ship before the tile is laid. */
RULE(an_extension_is_paid_from_ship_and_dock)
{
    table *t = position(3, "P play bosun:3, dock 1, cargo 4, stow A");

    plays(t, P, "use bosun level basic-3; extend EB2 c");
    expect_offers(t, "amount 2; amount 3");
    play(t, P, "amount 2");
    assert_int_equal(captain(t, P)->dock, 0);
    assert_int_equal(captain(t, P)->cargo, 2);
}

/* ---- Used ----------------------------------------------------------------------------------------------------------------- */

/* The ship at sea with this tile on B, empty or loaded. */
static table *at_sea(const extension *e, bool loaded)
{
    return position_of(3, "2.2 OS1, card MF21; 1.1 I03, P 2+1; P at 2.2, hull B:%s, %s", e->code,
                       loaded ? "cargo 1, stow B" : "cargo 1, stow A");
}

static void expect_sails(const extension *e, bool loaded, int sails)
{
    table *t = at_sea(e, loaded);

    play(t, P, "set-sail");
    assert_int_equal(captain(t, P)->track, sails);
}

static void expect_cannons(const extension *e, bool loaded, int cannons)
{
    table *t = at_sea(e, loaded);

    draws(t, "M202");
    play(t, P, "raid MF21");
    assert_int_equal(offers_of(t, DR_AMOUNT), 1 + cannons);
}

static void expect_draws(const extension *e, bool loaded, int cards)
{
    table *t = at_sea(e, loaded);

    plays(t, P, "end; mode trade");
    assert_int_equal(times(t, DR_EV_DRAWS), cards);
}

/* DR-4.2, DR-6.1, DR-6.2, DR-14.5, DR-19.9: an empty extension gives its symbols. The cargo lies in A, whose own sail is lost. */
RULE(an_empty_extension_gives_its_symbols)
{
    for (int i = 0; i < DR_EXTENSIONS; i++) {
        const extension *e = &extensions[i];

        expect_sails(e, false, 1 + e->sails);
        expect_cannons(e, false, 1 + e->cannons);
        expect_draws(e, false, 4 + e->draws);
    }
}

/* DR-4.2, DR-6.2, DR-14.5, DR-19.9: loaded it gives none. */
RULE(a_loaded_extension_gives_nothing)
{
    for (int i = 0; i < DR_EXTENSIONS; i++) {
        const extension *e = &extensions[i];

        if (e->hold == 0) continue; /* nothing can be loaded there */
        expect_sails(e, true, 2);
        expect_cannons(e, true, 1);
        expect_draws(e, true, 4);
    }
}

/* DR-4.2, DR-4.5: a tile without a hold always gives its symbols and is never in a stow set. */
RULE(the_weather_deck_carries_nothing_and_always_works)
{
    table *t = position(3, "2.2 OS1; P at 2.2, hull B:EB4, cargo 7, stow AD");

    refused(t, P, "stow", "DR-4.5");
    play(t, P, "set-sail");
    assert_int_equal(captain(t, P)->track, 1);
    assert_int_equal(dr_cannons_left(&t->s, P), 2);
}

/* DR-4.1, DR-4.3, DR-4.5: each hold takes cargo and coins up to its size, the whole ship no more than all holds. */
RULE(holds_take_goods_up_to_their_size)
{
    for (int i = 0; i < DR_EXTENSIONS; i++) {
        const extension *e = &extensions[i];
        table *t = position_of(3, "P hull B:%s, dock 30", e->code);

        play(t, P, "load cargo");
        assert_int_equal(offers_of(t, DR_AMOUNT), 7 + e->hold);
    }
}

/* ---- Covered, counted, used up -------------------------------------------------------------------------------------------- */

/* DR-12.2, DR-12.3, DR-24.6: with all spaces of use a tile may cover a tile; the covered one has no effect and counts at the end. */
RULE(a_covered_tile_has_no_effect_and_counts)
{
    table *t = position(3, "P play bosun:4, dock 6, hull B:EB1 C:EB2");
    int16_t tally[DR_SUMS];

    lay(t, &extensions[4], "b");
    assert_int_equal(dr_cannons_left(&t->s, P), 3); /* two of the battery, the printed one, none of the gun deck */
    assert_int_equal(dr_free_hold(captain(t, P)), 4 + 4 + 3 + 3);
    dr_count_up(&t->s, P, tally);
    assert_int_equal(tally[DR_S_EXTENSIONS], 1 + 1 + 2);
}

/* DR-12.7: of each extension there are four. */
RULE(an_extension_of_which_none_is_left_is_not_to_be_had)
{
    table *t = position(3, "P play bosun:3, dock 3; B hull A:EB1 B:EB1 C:EB1 D:EB1");

    play(t, P, "use bosun level basic-3");
    refused(t, P, "extend EB1 b", "DR-12.7");
    assert_int_equal(offers_of(t, DR_EXTEND), 6);
}

/* DR-12.7, DR-5.9: with no basic extension left at all the ability cannot be used. */
RULE(without_any_extension_left_the_ability_is_of_no_use)
{
    table *t = position(4, "P play bosun:3, dock 3, hull A:EB4 B:EB4 C:EB4 D:EB4; B hull A:EB1 B:EB1 C:EB1 D:EB1;"
                           "G hull A:EB2 B:EB2 C:EB2 D:EB2; Y hull A:EB3 B:EB3 C:EB3 D:EB3");

    assert_false(offered(t, "use bosun level basic-3"));
    t = position(4, "P play bosun:3, dock 3, hull A:EB4 B:EB4 C:EB4; B hull A:EB1 B:EB1 C:EB1 D:EB1;"
                    "G hull A:EB2 B:EB2 C:EB2 D:EB2; Y hull A:EB3 B:EB3 C:EB3 D:EB3");
    assert_true(offered(t, "use bosun level basic-3"));
}

/* DR-21.9: the fourth extension acquired is the Elite Ship, covered ones included. */
RULE(the_fourth_extension_makes_the_elite_ship)
{
    table *t = position(3, "P play bosun:4, dock 3, hull B:EB1+EA1");

    lay(t, &extensions[1], "c");
    assert_false(achieved(t, P, DR_ELITE));
    t = position(3, "P play bosun:4, dock 3, hull B:EB1+EA1 C:EB2");
    lay(t, &extensions[1], "a");
    assert_true(achieved(t, P, DR_ELITE));
}

/* DR-14.5: a tile laid on a hull space whose cannon was used in this turn brings fresh cannons. */
RULE(a_tile_just_laid_has_fresh_cannons)
{
    table *t = position(3, "2.2 OS1, card MF21; P at 2.2, hull B:EB1 C:EB2, play bosun:4, dock 6; next M202 L0 L0 L11 L11 L11 L11");

    plays(t, P, "raid MF21; amount 2; holds a");
    assert_int_equal(dr_cannons_left(&t->s, P), 0);
    lay(t, &extensions[4], "b");
    assert_int_equal(dr_cannons_left(&t->s, P), 2);
}

/* DR-12.5, DR-4.11: a tile on a full hold leaves goods that no longer fit; in the harbour they may be landed. */
RULE(goods_that_lose_their_hold_are_landed_or_let_go)
{
    table *t = position(3, "P play bosun:3, dock 3, hull B:EB4 C:EB4, cargo 7, stow AD");

    plays(t, P, "use bosun level basic-3; extend EB4 a; amount 0");
    expect_asked(t, P, DR_D_LET_GO);
    expect_offers(t, "drop cargo; land cargo");
    plays(t, P, "land cargo; drop cargo; land cargo; land cargo");
    assert_int_equal(captain(t, P)->cargo, 3);
    assert_int_equal(captain(t, P)->dock, 3);
    assert_true(stowed(t, P, "D"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(every_extension_is_bought),
        TEST(the_bosun_has_his_price_and_his_level),
        TEST(an_extension_is_paid_from_ship_and_dock),
        TEST(an_empty_extension_gives_its_symbols),
        TEST(a_loaded_extension_gives_nothing),
        TEST(the_weather_deck_carries_nothing_and_always_works),
        TEST(holds_take_goods_up_to_their_size),
        TEST(a_covered_tile_has_no_effect_and_counts),
        TEST(an_extension_of_which_none_is_left_is_not_to_be_had),
        TEST(without_any_extension_left_the_ability_is_of_no_use),
        TEST(the_fourth_extension_makes_the_elite_ship),
        TEST(a_tile_just_laid_has_fresh_cannons),
        TEST(goods_that_lose_their_hold_are_landed_or_let_go),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
