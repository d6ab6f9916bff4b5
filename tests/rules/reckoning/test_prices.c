/* test_prices.c - rules tests: where prices are paid from, and in what (DR-2.4, DR-4.12, DR-4.13), and what goods that leave a ship free
 * (DR-4.14). */
#include "table.h"

/* ---- From the dock, from the ship, in coins -------------------------------------------------------------------------------- */

/* DR-4.12, DR-4.13, DR-12.1: Timber Supply is paid from the dock alone. */
RULE(a_price_from_the_dock)
{
    table *t = position(3, "P play sailor-1+U217, dock 1, cargo 4");

    refused(t, P, "use sailor-1 top basic-2-dock", "DR-4.13");
    t = position(3, "P play sailor-1+U217, dock 2, cargo 4");
    plays(t, P, "use sailor-1 top basic-2-dock; extend EB4 b");
    assert_true(unasked(t, P, "amount 0"));
    assert_int_equal(captain(t, P)->dock, 0);
    assert_int_equal(captain(t, P)->cargo, 4);
    assert_int_equal(captain(t, P)->hull[1], DR_WEATHER_DECK);
}

/* DR-4.12, DR-4.13, DR-13.3: the Carpenter's Kit is paid from the ship alone. */
RULE(a_price_from_the_ship)
{
    table *t = position(3, "P play sailor-1+U118, dock 3, damage 2");

    refused(t, P, "use sailor-1 bottom repair-1-ship", "DR-4.13");
    t = position(3, "P play sailor-1+U118, dock 3, cargo 1, damage 2");
    play(t, P, "use sailor-1 bottom repair-1-ship");
    assert_true(unasked(t, P, "amount 1"));
    assert_int_equal(captain(t, P)->damage, 1);
    assert_int_equal(captain(t, P)->dock, 3);
    assert_int_equal(captain(t, P)->cargo, 0);
}

/* DR-2.4, DR-4.12: the Naval Yard takes cargo and coins, each from ship and dock at will; the dock's coins are in the chest. */
RULE(a_price_in_cargo_and_coins)
{
    table *t = position(3, "P play sailor-1+U314, dock 1, cargo 2, coins 1, chest 15");

    plays(t, P, "use sailor-1 middle advanced-2-coin-2; extend EA3 c");
    expect_asked(t, P, DR_D_PAY);
    expect_offers(t, "amount 1; amount 2");
    play(t, P, "amount 1");
    expect_asked(t, P, DR_D_PAY);
    expect_offers(t, "amount 0; amount 1");
    play(t, P, "amount 1");
    assert_true(happened(t, DR_EV_PAID_COINS, P));
    assert_int_equal(captain(t, P)->cargo, 1);
    assert_int_equal(captain(t, P)->dock, 0);
    assert_int_equal(captain(t, P)->coins, 0);
    assert_int_equal(captain(t, P)->chest, 14);
    assert_int_equal(captain(t, P)->hull[2], DR_GALLEON_HOLD);
    expect_asked(t, P, DR_D_MAIN);
}

/* DR-4.13: without the coins, or without the cargo, it is not to be had. */
RULE(a_price_is_paid_in_full)
{
    refused(position(3, "P play sailor-1+U314, dock 2, chest 1"), P, "use sailor-1 middle advanced-2-coin-2", "DR-4.13");
    refused(position(3, "P play sailor-1+U314, dock 1, chest 15"), P, "use sailor-1 middle advanced-2-coin-2", "DR-4.13");
    assert_true(offered(position(3, "P play sailor-1+U314, dock 2, chest 1, coins 1"), "use sailor-1 middle advanced-2-coin-2"));
}

/* DR-4.12, DR-4.13: what is in the chest is a secret: who could have to pay from it is asked even if there is one way only, and who
 * could pay is asked in the main phase even if there is nothing to do but to end it. */
RULE(the_chest_is_not_betrayed)
{
    table *t = position(2, "P play sailor-1+U314, dock 2, chest 2, coins 0");

    plays(t, P, "use sailor-1 middle advanced-2-coin-2; extend EA3 c");
    answer_alone(t, P, "amount 0");
    t = position(2, "1.1 OS1, card none; P at 1.1, play captain+U314, chest 0, track 0; turn actions 3");
    expect_asked(t, P, DR_D_MAIN);
    answer_alone(t, P, "end");
}

static bool has_price(int from, bool coins)
{
    for (int card = 0; card < DR_UPGRADES; card++)
        for (int i = 0; i < dr_cards[card].line.count; i++) {
            const dr_ability *a = &dr_abilities[dr_cards[card].line.ability[i]];

            if (a->op >= DR_OP_BASIC && a->op <= DR_OP_REPAIR && a->n > 0 && a->where == from && (a->b > 0) == coins) return true;
        }
    return false;
}

/* DR-4.12: each icon for a price is on an upgrade. */
RULE(every_kind_of_price_is_on_a_card)
{
    assert_true(has_price(DR_AT_DOCK, false));
    assert_true(has_price(DR_AT_SHIP, false));
    assert_true(has_price(DR_AT_NONE, false));
    assert_true(has_price(DR_AT_NONE, true));
}

/* ---- Goods that leave ------------------------------------------------------------------------------------------------------- */

/* DR-4.14, DR-6.2: throwing a hold's goods overboard frees its sail at once. */
RULE(goods_thrown_overboard_free_a_sail)
{
    table *t = position(2, "1.1 I05, B 3+1; P at 1.1, cargo 5, stow AD, play captain");

    plays(t, P, "jettison cargo; amount 2");
    expect_asked(t, P, DR_D_MAIN);
    assert_true(stowed(t, P, "A"));
    play(t, P, "set-sail");
    assert_int_equal(captain(t, P)->track, 2);
}

/* DR-4.14: so does unloading and paying; with nothing left no hold is loaded. */
RULE(goods_unloaded_or_paid_free_a_sail)
{
    table *t = position(2, "1.1 I05, B 3+1, card U104; P at 1.1, cargo 5, stow AD");

    plays(t, P, "unload cargo; amount 1");
    assert_true(stowed(t, P, "A"));
    t = position(2, "1.1 I05, B 3+1, card U104; P at 1.1, cargo 5, stow AD");
    play(t, P, "buy U104");
    assert_true(stowed(t, P, "A"));
    t = position(2, "1.1 I05, B 3+1, card U104; P at 1.1, cargo 2, stow AD");
    play(t, P, "buy U104");
    assert_true(stowed(t, P, "empty"));
}

/* DR-4.14: as long as the rest needs all holds, all stay loaded. */
RULE(holds_that_are_needed_stay_loaded)
{
    table *t = position(2, "1.1 I05, B 3+1; P at 1.1, cargo 7, stow AD");

    plays(t, P, "jettison cargo; amount 2");
    assert_true(stowed(t, P, "AD"));
    assert_false(happened(t, DR_EV_STOWED, P));
}

/* DR-4.14: where other symbols would be freed by other holds, the owner chooses. */
RULE(the_owner_chooses_what_is_freed)
{
    table *t = position(2, "1.1 I05, B 3+1; P at 1.1, hull B:EB1, cargo 5, stow AB");

    plays(t, P, "jettison cargo; amount 2");
    expect_asked(t, P, DR_D_STOW);
    assert_true(offered(t, "holds a"));
    assert_true(offered(t, "holds b"));
    play(t, P, "holds b");
    assert_true(stowed(t, P, "B"));
}

/* DR-4.14, DR-17.3: goods that an attacked player throws overboard free the cannons of their hold for the battle. */
RULE(an_attacked_player_frees_cannons)
{
    table *t = position(2, "1.1 I05; B at 1.1, hull B:EB1, cargo 3, stow B; P at 1.1, play captain:2");

    play(t, P, "use captain level flag");
    expect_asked(t, B, DR_D_PREPARE);
    plays(t, B, "jettison cargo; amount 3");
    assert_true(stowed(t, B, "empty"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_price_from_the_dock),
        TEST(a_price_from_the_ship),
        TEST(a_price_in_cargo_and_coins),
        TEST(a_price_is_paid_in_full),
        TEST(the_chest_is_not_betrayed),
        TEST(every_kind_of_price_is_on_a_card),
        TEST(goods_thrown_overboard_free_a_sail),
        TEST(goods_unloaded_or_paid_free_a_sail),
        TEST(holds_that_are_needed_stay_loaded),
        TEST(the_owner_chooses_what_is_freed),
        TEST(an_attacked_player_frees_cannons),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
