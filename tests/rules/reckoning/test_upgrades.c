/* test_upgrades.c - every upgrade is bought, sleeved and used. */
#include "uses.h"

#include <stdio.h>

/* ---- Bought and sleeved --------------------------------------------------------------------------------------------------- */

typedef struct price {
    const char *code;
    char slot;
    int cost;
} price;

/* clang-format off */
static const price prices[DR_UPGRADES] = {
    {"U101", 'T', 2}, {"U102", 'M', 2}, {"U103", 'B', 2}, {"U104", 'T', 2}, {"U105", 'M', 2}, {"U106", 'B', 2}, {"U107", 'T', 3},
    {"U108", 'M', 3}, {"U109", 'B', 3}, {"U110", 'M', 2}, {"U111", 'T', 3}, {"U112", 'M', 2}, {"U113", 'B', 4}, {"U114", 'B', 4},
    {"U115", 'T', 4}, {"U116", 'M', 3}, {"U117", 'T', 3}, {"U118", 'B', 2}, {"U119", 'B', 3}, {"U201", 'T', 4}, {"U202", 'B', 3},
    {"U203", 'M', 4}, {"U204", 'T', 3}, {"U205", 'M', 4}, {"U206", 'B', 4}, {"U207", 'T', 4}, {"U208", 'M', 5}, {"U209", 'B', 5},
    {"U210", 'T', 5}, {"U211", 'B', 4}, {"U212", 'M', 4}, {"U213", 'T', 4}, {"U214", 'B', 4}, {"U215", 'M', 4}, {"U216", 'B', 4},
    {"U217", 'T', 3}, {"U218", 'M', 4}, {"U219", 'B', 4}, {"U301", 'T', 5}, {"U302", 'M', 6}, {"U303", 'B', 5}, {"U304", 'T', 5},
    {"U305", 'M', 4}, {"U306", 'B', 4}, {"U307", 'T', 5}, {"U308", 'M', 6}, {"U309", 'B', 6}, {"U310", 'T', 6}, {"U311", 'M', 5},
    {"U312", 'B', 5}, {"U313", 'T', 5}, {"U314", 'M', 5}, {"U315", 'B', 5}, {"U316", 'T', 4}, {"U317", 'B', 5}, {"U401", 'T', 6},
    {"U402", 'T', 7}, {"U403", 'B', 8}, {"U404", 'M', 7}, {"U405", 'B', 6}, {"U406", 'T', 6}, {"U407", 'M', 7}, {"U408", 'T', 6},
    {"U409", 'M', 7}, {"U410", 'B', 8}, {"U411", 'M', 7}, {"U412", 'T', 7}, {"U413", 'B', 9}, {"U414", 'M', 8}, {"U415", 'T', 6},
    {"U416", 'B', 6}, {"U417", 'M', 8}, {"U418", 'B', 6}, {"U419", 'M', 7},
};
/* clang-format on */

static int line_named(char slot) { return slot == 'T' ? DR_TOP : slot == 'M' ? DR_MIDDLE : DR_BOTTOM; }

static void try_move(table *t, const char *verb, const char *code, const char *rest)
{
    char move[RS_LINE];

    snprintf(move, sizeof move, "%s %s%s", verb, code, rest);
    play(t, P, move);
}

/* From the tile into a crew card: the price is paid exactly, and the card goes into the slot it names. */
static void buy_and_sleeve(const price *p)
{
    char row = p->code[1];
    table *t = position_of(3, "%c.1 OS1, card %s; P at %c.1, hull B:EB3, cargo %d, play sailor-1 bosun", row, p->code, row, p->cost);
    int crew_card = crew("sailor-1");

    try_move(t, "buy", p->code, "");
    assert_int_equal(captain(t, P)->cargo, 0);
    assert_true(waits(t, P, p->code));
    assert_int_equal(cell(t, (const char[]){row, '.', '1', 0})->card, DR_NONE);
    plays(t, P, "end; mode trade");
    expect_asked(t, P, DR_D_SLEEVE);
    try_move(t, "sleeve", p->code, " sailor-1");
    assert_false(waits(t, P, p->code));
    assert_int_equal(captain(t, P)->slot[crew_card * DR_SLOTS + line_named(p->slot) - DR_TOP], card(p->code));
    assert_true(in_discard(t, P, "sailor-1"));
}

/* DR-8.1, DR-8.2, DR-8.3, DR-19.5, DR-19.6, DR-19.8: all 74 upgrades find their way from the sea into a crew card. */
RULE(every_upgrade_is_bought_and_sleeved)
{
    for (int i = 0; i < DR_UPGRADES; i++) {
        assert_int_equal(card(prices[i].code), i);
        buy_and_sleeve(&prices[i]);
    }
}

/* DR-8.2, DR-4.13: with one cargo less none of them is to be had. */
RULE(no_upgrade_is_sold_below_its_price)
{
    for (int i = 0; i < DR_UPGRADES; i++) {
        char row = prices[i].code[1], move[RS_LINE];
        table *t = position_of(3, "%c.1 OS1, card %s; P at %c.1, hull B:EB3, cargo %d", row, prices[i].code, row, prices[i].cost - 1);

        snprintf(move, sizeof move, "buy %s", prices[i].code);
        refused(t, P, move, "DR-8.2");
    }
}

/* ---- Symbols -------------------------------------------------------------------------------------------------------------- */

/* DR-5.6, DR-6.1: sails of upgrades count when sail is set. */
RULE(upgrades_with_sails_move_the_ship)
{
    gives_sails("U101", 1);
    gives_sails("U102", 1);
    gives_sails("U103", 1);
    gives_sails("U201", 2);
    gives_sails("U202", 1);
    gives_sails("U209", 1);
    gives_sails("U301", 3);
    gives_sails("U302", 2);
    gives_sails("U315", 1);
    gives_sails("U401", 4);
    gives_sails("U403", 1);
    gives_sails("U407", 1);
    gives_sails("U104", 0);
}

/* DR-5.6, DR-14.4, DR-14.5: cannons of upgrades give cubes in battle. */
RULE(upgrades_with_cannons_give_cubes)
{
    gives_cannons("U104", 1);
    gives_cannons("U105", 1);
    gives_cannons("U106", 1);
    gives_cannons("U113", 1);
    gives_cannons("U203", 2);
    gives_cannons("U204", 1);
    gives_cannons("U218", 1);
    gives_cannons("U303", 2);
    gives_cannons("U304", 1);
    gives_cannons("U305", 1);
    gives_cannons("U306", 1);
    gives_cannons("U404", 1);
    gives_cannons("U405", 1);
    gives_cannons("U408", 3);
    gives_cannons("U409", 2);
    gives_cannons("U101", 0);
}

/* DR-5.5, DR-5.6: helms do nothing by themselves; other rows of the same card count them. */
RULE(upgrades_with_helms_are_counted_by_their_neighbours)
{
    gives_helms("U107", 1);
    gives_helms("U108", 1);
    gives_helms("U202", 1);
    gives_helms("U204", 1);
    gives_helms("U212", 2);
    gives_helms("U303", 1);
    gives_helms("U310", 1);
    gives_helms("U415", 2);
    gives_helms("U416", 1);
}

/* DR-5.6, DR-19.9: draw symbols count in the clean-up. */
RULE(upgrades_with_draw_symbols_draw_more_cards)
{
    gives_draws("U117", 1);
    gives_draws("U302", 1);
    gives_draws("U316", 2);
    gives_draws("U415", 2);
    gives_draws("U101", 0);
}

/* DR-5.5, DR-19.9: Bosun's Call draws one card for each helm of its card. */
RULE(bosuns_call_draws_a_card_for_each_helm)
{
    table *t = position(3, "1.1 I03, P 2+1; 2.1 I10, P 3+1; P play bosun:2+U213+U212");

    play(t, P, "end");
    assert_int_equal(times(t, DR_EV_DRAWS), 7);
}

/* DR-5.4, DR-5.7, DR-14.5: All Hands are a sail or a cannon: chosen for the one, the row is no more the other. */
RULE(all_hands_are_a_sail_or_a_cannon)
{
    static const char *const text = "2.1 OS1, card MF21; P at 2.1, play sailor-1+U119; next M202";
    table *t = position(3, text);

    play(t, P, "set-sail");
    expect_offers(t, "count sailor-1 bottom; hoist");
    play(t, P, "count sailor-1 bottom");
    assert_int_equal(captain(t, P)->track, 3);
    play(t, P, "raid MF21");
    expect_offers(t, "amount 0; amount 1");

    t = position(3, text);
    plays(t, P, "set-sail; hoist");
    assert_int_equal(captain(t, P)->track, 2);
    play(t, P, "raid MF21");
    expect_offers(t, "amount 0; amount 1; amount 2");
}

/* ---- Goods ---------------------------------------------------------------------------------------------------------------- */

/* DR-4.12, DR-5.3: what upgrades bring, where it goes, and once a turn. */
RULE(upgrades_bring_goods_to_their_place)
{
    gains("U107", "cargo-1-dock", (gain){.dock = 1});
    gains("U108", "cargo-1-dock", (gain){.dock = 1});
    gains("U109", "cargo-2-dock", (gain){.dock = 2});
    gains("U110", "cargo-1-ship", (gain){.cargo = 1});
    gains("U111", "coin-1-chest", (gain){.chest = 1});
    gains("U212", "cargo-1-dock", (gain){.dock = 1});
    gains("U215", "cargo-2-ship", (gain){.cargo = 2});
    gains("U219", "cargo-1-dock", (gain){.dock = 1});
    gains("U311", "coin-3-ship", (gain){.coins = 3});
    gains("U414", "coin-3-chest", (gain){.chest = 3});
    gains_anywhere("U312", "cargo-3-any", 3);
    gains_anywhere("U417", "cargo-4-any", 4);
}

/* DR-5.5, DR-5.9: the Toll Collector takes a coin for each helm and is of no use without one. */
RULE(the_toll_collector_needs_a_helm)
{
    table *t = position(3, "P play bosun:2+U216, hand sailor-1");

    play(t, P, "use bosun bottom coin-per-helm");
    assert_int_equal(captain(t, P)->coins, 1);
    play(t, P, "holds a");

    t = position(3, "P play sailor-1+U216");
    refused(t, P, "use sailor-1 bottom coin-per-helm", "DR-5.9");
}

/* DR-8.13, DR-5.5, DR-5.9: Old Charts open the box of row 1 to 4 for 1-2, 3, 4, 5 helms, and none without a helm. */
RULE(old_charts_open_a_box_by_the_number_of_helms)
{
    static const struct {
        const char *in_play, *taken;
    } charts[] = {
        {"bosun:2+U214", "U119"},           {"bosun:2+U107+U214", "U119"},      {"bosun:2+U212+U214", "U219"},
        {"bosun:2+U107+U212+U214", "U317"}, {"bosun:2+U415+U212+U214", "U419"},
    };
    table *t;

    for (int i = 0; i < RS_COUNT(charts); i++) {
        t = position_of(3, "P play %s; next %s", charts[i].in_play, charts[i].taken);
        play(t, P, "use bosun bottom box");
        assert_true(waits(t, P, charts[i].taken));
        assert_int_equal(t->s.turn.deals, 0);
    }
    t = position(3, "P play sailor-1+U214");
    refused(t, P, "use sailor-1 bottom box", "DR-5.9");
}

/* ---- Islands -------------------------------------------------------------------------------------------------------------- */

/* DR-5.8, DR-9.1, DR-9.2: upgrades that place influence where the ship is. */
RULE(upgrades_place_influence)
{
    places("U115", "place-1", 1);
    places("U209", "place-1", 1);
    places("U308", "place-2", 2);
    places("U410", "place-3", 3);
    places("U313", "place-despite-fort", 1);
}

/* DR-5.5, DR-9.11: Shore Battery and Silver Tongue place a cube for each cannon or helm of their card; without one they are of no use. */
RULE(influence_is_placed_for_each_symbol)
{
    table *t = position(3, "2.2 I12; P at 2.2, play gunner-1:2+U203+U309 bosun:2+U411");

    play(t, P, "use gunner-1 bottom place-per-cannon");
    assert_true(cubes_are(t, "2.2", P, 3, 0));
    play(t, P, "use bosun middle place-per-helm");
    assert_true(cubes_are(t, "2.2", P, 4, 1));

    t = position(3, "2.2 I12; P at 2.2, play sailor-1+U309+U411");
    refused(t, P, "use sailor-1 bottom place-per-cannon", "DR-9.11");
    refused(t, P, "use sailor-1 middle place-per-helm", "DR-9.11");
}

/* DR-9.1, DR-9.4: Messenger Gulls reach row 3, Far Envoys rows 3 and 4, wherever the ship is; not behind another's fort. */
RULE(envoys_place_influence_from_afar)
{
    table *t = position(3, "3.1 I05; 3.2 I06, B 3+1, fort; 3.3 dark; 4.1 I07; 4.2 OS1; 4.3 I08; P play sailor-1+U208+U114");

    play(t, P, "use sailor-1 middle place-rows-3-4");
    expect_asked(t, P, DR_D_REMOTE);
    expect_offers(t, "place 3.1; place 4.1; place 4.3");
    play(t, P, "place 4.3");
    assert_true(cubes_are(t, "4.3", P, 1, 0));
    play(t, P, "use sailor-1 bottom place-row-3");
    assert_true(unasked(t, P, "place 3.1"));
    assert_true(cubes_are(t, "3.1", P, 1, 0));
}

/* DR-9.4, DR-11.5: Saboteurs place a cube where an opposing fort and garrison stand. */
RULE(saboteurs_pass_fort_and_garrison_by)
{
    table *t = position(3, "2.2 I05, B 3+1, fort, garrison; P at 2.2, play sailor-1+U313 deckhand-1");

    refused(t, P, "use deckhand-1 level place-1", "DR-9.11");
    play(t, P, "use sailor-1 top place-despite-fort");
    assert_true(cubes_are(t, "2.2", P, 1, 0));
    assert_int_equal(controls(t, "2.2"), B);
}

/* DR-10.1, DR-10.3, DR-10.4: upgrades that produce, with what they add to each island. */
RULE(upgrades_produce)
{
    produces("U116", "produce-1", 1, 0, 0);
    produces("U210", "produce-2", 2, 0, 0);
    produces("U211", "produce-1-cargo", 1, 1, 0);
    produces("U310", "produce-2", 2, 0, 0);
    produces("U412", "produce-3", 3, 0, 0);
    produces("U413", "produce-2-coin", 2, 0, 1);
}

/* DR-11.2, DR-11.5: the Master Builder builds one building of any kind on an island one controls, for nothing. */
RULE(the_master_builder_builds_for_nothing)
{
    table *t = position(3, "2.2 I05, P 3+1; P play sailor-1+U418");

    play(t, P, "use sailor-1 bottom build-free");
    expect_offers(t, "build 2.2 fort; build 2.2 garrison; build 2.2 outpost");
    play(t, P, "build 2.2 fort");
    assert_true(stands(t, "2.2", DR_FORT));
    assert_int_equal(t->s.buildings[DR_FORT], 7);
    expect_asked(t, P, DR_D_MAIN);
}

/* DR-10.8: Treasure Run takes the production of a row-4 island once a turn; both collectors in play take it twice. */
RULE(two_collectors_take_the_production_twice)
{
    table *t = position(3, "4.1 I06; 4.2 I07; P at 3.1, track 3, play sailor-1+U403, hand sailor-2");

    plays(t, P, "sail 4.1; holds a; sail 3.1; sail 4.1");
    assert_int_equal(captain(t, P)->cargo, 1);
    assert_int_equal(captain(t, P)->coins, 1);

    t = position(3, "4.1 I06; 4.2 I07; P at 3.1, track 3, play sailor-1+U402+U403, hand sailor-2");
    plays(t, P, "sail 4.1; holds a");
    assert_int_equal(captain(t, P)->cargo, 2);
    assert_int_equal(captain(t, P)->coins, 2);
}

/* ---- Ships ---------------------------------------------------------------------------------------------------------------- */

/* DR-13.3, DR-5.9: repairs for nothing, wherever the ship is, if there is damage. */
RULE(upgrades_repair)
{
    table *t;

    repairs("U417", "repair");
    t = position(3, "P play sailor-1+U118, cargo 1");
    refused(t, P, "use sailor-1 bottom repair-1-ship", "DR-5.9");
}

/* DR-12.1, DR-12.2: Timber Supply sells a basic extension for 2, the Naval Yard an advanced one for 2 and 2 coins. */
RULE(upgrades_sell_extensions_below_the_bosuns_price)
{
    table *t = position(3, "P play sailor-1+U217+U314, dock 4, chest 5");

    play(t, P, "use sailor-1 top basic-2-dock");
    assert_int_equal(offers_of(t, DR_EXTEND), 8);
    play(t, P, "extend EB3 b");
    assert_int_equal(captain(t, P)->dock, 2);
    play(t, P, "use sailor-1 middle advanced-2-coin-2");
    expect_offers(t, "extend EA1 c; extend EA2 c; extend EA3 c; extend EA4 c");
    plays(t, P, "extend EA3 c; amount 0");
    assert_int_equal(captain(t, P)->dock, 0);
    assert_int_equal(captain(t, P)->chest, 3);
    assert_int_equal(captain(t, P)->hull[2], DR_GALLEON_HOLD);
}

/* DR-12.6, DR-5.9: Shipwright's Favour needs a basic extension on top of a space. */
RULE(the_shipwright_needs_a_basic_extension)
{
    table *t = position(3, "P play sailor-1+U207, dock 2");

    refused(t, P, "use sailor-1 top exchange-2", "DR-12.6");
    t = position(3, "P play sailor-1+U207, dock 1, hull B:EB2");
    refused(t, P, "use sailor-1 top exchange-2", "DR-4.13");
    t = position(3, "P play sailor-1+U207, dock 2, hull B:EB2 C:EA1");
    play(t, P, "use sailor-1 top exchange-2");
    expect_offers(t, "extend EA1 b; extend EA2 b; extend EA3 b; extend EA4 b");
}

/* DR-13.4, DR-6.10: Ramming Prow and Fire Barrels hurt every ship where one enters for the first time in the turn. */
RULE(ships_are_raked_where_one_first_enters)
{
    table *t = position(3, "B at 2.2; G at 2.2; P at 2.1, track 4, play sailor-1+U406, hand sailor-2");

    play(t, P, "sail 2.2");
    assert_int_equal(captain(t, B)->damage, 1);
    assert_int_equal(captain(t, G)->damage, 1);
    plays(t, P, "sail 2.1; sail 2.2");
    assert_int_equal(captain(t, B)->damage, 1);

    t = position(3, "B at 2.2; P at 2.1, track 4, play sailor-1+U406+U407, hand sailor-2");
    play(t, P, "sail 2.2");
    assert_int_equal(captain(t, B)->damage, 2);
    assert_int_equal(captain(t, P)->damage, 0);
}

/* DR-17.2, DR-7.3: the Black Ensign attacks a ship in the same space. */
RULE(the_black_ensign_attacks)
{
    table *t = position(3, "2.2 OS1; B at 2.2; P at 2.2, play sailor-1+U218; next L0 L0 L0");

    play(t, P, "use sailor-1 middle flag");
    play(t, P, "amount 2");
    assert_int_equal(captain(t, B)->damage, 1);
    refused(t, P, "use sailor-1 middle flag", "DR-5.3");

    t = position(3, "2.2 OS1; B at 2.1; P at 2.2, play sailor-1+U218");
    refused(t, P, "use sailor-1 middle flag", "DR-17.2");
}

/* ---- Crew ----------------------------------------------------------------------------------------------------------------- */

/* DR-5.10, DR-20.4, DR-20.7: Hard School raises its own card at once; a level row used before stays used. */
RULE(hard_school_levels_its_card_up)
{
    table *t = position(3, "P play sailor-1+U307 gunner-1:4+U112");

    play(t, P, "use sailor-1 top level-up");
    assert_int_equal(level(t, P, "sailor-1"), 2);
    play(t, P, "use sailor-1 level cargo-2-dock");
    assert_int_equal(captain(t, P)->dock, 2);
    refused(t, P, "use sailor-1 top level-up", "DR-5.3");

    t = position(3, "P play sailor-1+U307");
    plays(t, P, "use sailor-1 level cargo-1-dock; use sailor-1 top level-up");
    assert_int_equal(level(t, P, "sailor-1"), 2);
    refused(t, P, "use sailor-1 level cargo-2-dock", "DR-5.3");

    t = position(3, "P play sailor-1:3+U307");
    play(t, P, "use sailor-1 top level-up");
    assert_int_equal(captain(t, P)->progress[DR_MASTERS], 1);
    t = position(3, "P play sailor-1:4+U307");
    refused(t, P, "use sailor-1 top level-up", "DR-20.4");
}

/* DR-5.2, DR-5.3: the Understudy copies another upgrade of its card when the card is played, symbols and abilities alike. */
RULE(the_understudy_copies_symbols_and_abilities)
{
    table *t = position(3, "P hand sailor-1+U201+U215+U317, hull B:EB3, cargo 1, stow B");

    play(t, P, "play sailor-1");
    expect_asked(t, P, DR_D_COPY);
    expect_offers(t, "copy top; copy middle");
    plays(t, P, "copy top; set-sail");
    assert_int_equal(captain(t, P)->track, 6);

    t = position(3, "P hand sailor-1+U201+U215+U317, hull B:EB3, cargo 1, stow B");
    plays(t, P, "play sailor-1; copy middle; use sailor-1 middle cargo-2-ship; use sailor-1 bottom cargo-2-ship");
    assert_int_equal(captain(t, P)->cargo, 5);
    refused(t, P, "use sailor-1 bottom cargo-2-ship", "DR-5.3");
    play(t, P, "set-sail");
    assert_int_equal(captain(t, P)->track, 4);
}

/* DR-5.2: alone on its card the Understudy copies nothing, and nobody is asked. */
RULE(the_understudy_alone_does_nothing)
{
    table *t = position(3, "P hand sailor-1+U317 sailor-2");

    play(t, P, "play sailor-1");
    expect_asked(t, P, DR_D_MAIN);
    play(t, P, "set-sail");
    assert_int_equal(captain(t, P)->track, 2);
}

/* ---- Battle abilities ----------------------------------------------------------------------------------------------------- */

/* DR-14.13, DR-5.3: Bold Heart and Drilled Loading add one strength each. */
RULE(upgrades_add_strength)
{
    table *t = position(3, "2.2 OS1, card MF21; P at 2.2, play sailor-1+U112+U113; next M201 L0 L0 L0 L0");

    plays(t, P, "raid MF21; amount 1");
    play(t, P, "use sailor-1 middle strength-1");
    assert_int_equal(strength(t, P), 2);
    play(t, P, "use sailor-1 bottom strength-1");
    assert_int_equal(arg_of(t, DR_EV_WINS, 0), 3); /* against three black cubes in a1 */
    assert_int_equal(arg_of(t, DR_EV_WINS, 1), 3);
}

/* DR-15.6, DR-5.3: Chain Shot, Grapeshot and the Rolling Broadside throw two cubes. */
RULE(upgrades_throw_two_cubes)
{
    throws_two("U205");
    throws_two("U206");
    throws_two("U409");
}

/* DR-14.4, DR-19.10: the Reserve Watch draws a card; played, it throws a cube for each of its cannons, which are then spent. */
RULE(the_reserve_watch_draws_and_fires)
{
    table *t =
        position(3, "2.2 OS1, card MF21; P at 2.2, play sailor-1+U304 sailor-2+U112, deck gunner-1:2+U203; next M201 L0 L0 L0 L0 gunner-1");

    plays(t, P, "raid MF21; amount 1; use sailor-1 top drawfire");
    expect_asked(t, P, DR_D_DRAWFIRE);
    expect_offers(t, "play gunner-1; keep");
    draws(t, "L29 L84 L50");
    play(t, P, "play gunner-1");
    all_drawn(t);
    assert_true(in_play(t, P, "gunner-1"));
    assert_int_equal(on_board(t, P), 4);
    assert_int_equal(dr_cannons_left(&t->s, P), 1); /* the one of the Reserve Watch */
}

/* DR-14.4: the card drawn may stay in hand; then nothing is thrown. */
RULE(the_card_of_the_reserve_watch_may_be_kept)
{
    table *t =
        position(3, "2.2 OS1, card MF21; P at 2.2, play sailor-1+U304 sailor-2+U112, deck gunner-1:2; next M201 L0 L0 L0 L0 gunner-1");

    plays(t, P, "raid MF21; amount 1; use sailor-1 top drawfire; keep");
    assert_true(in_hand(t, P, "gunner-1"));
    assert_int_equal(on_board(t, P), 1);
}

/* DR-15.9, DR-15.10: Aimed Fire moves a cube of either colour to a neighbouring damage zone, from the zones beside one only. */
RULE(aimed_fire_moves_a_cube_into_damage)
{
    table *t = position(3, "2.2 OS1, card MF21; P at 2.2, play sailor-1+U305 sailor-2+U112; next M201 L0 L0 L0 L0");

    plays(t, P, "raid MF21; amount 1");
    refused(t, P, "use sailor-1 middle push-damage", "DR-15.9");
    lay_board(t, "P a1 b1; black a4 b2");
    play(t, P, "use sailor-1 middle push-damage");
    expect_offers(t, "push b1 purple; push a4 black");
    play(t, P, "push a4 black");
    assert_true(unasked(t, P, "to a3"));
    assert_int_equal(in_zone(t, "a3", BLACK), 1);
}

/* DR-14.16, DR-14.17: Ruthless Boarding adds damage, coins and cargo to a win. */
RULE(ruthless_boarding_pays_when_the_battle_is_won)
{
    static const char *const text = "2.2 OS1; B at 2.2; P at 2.2, cargo 1, stow B, play captain:2 sailor-1+U404, hull B:EB3";
    table *t = position(3, text);

    draws(t, "L50 L0");
    plays(t, P, "use captain level flag; amount 1; use sailor-1 middle win-boarding");
    assert_int_equal(captain(t, P)->coins, 2);
    assert_int_equal(captain(t, P)->cargo, 2);
    assert_int_equal(captain(t, B)->damage, 2);

    t = position(3, text);
    draws(t, "L0 L50");
    plays(t, P, "use captain level flag; amount 1; use sailor-1 middle win-boarding");
    assert_int_equal(captain(t, P)->coins, 0);
    assert_int_equal(captain(t, B)->damage, 0);
    assert_int_equal(captain(t, P)->damage, 1);
}

/* ---- At the end ----------------------------------------------------------------------------------------------------------- */

static int end_bonus(const char *text)
{
    table *t = position(3, text);
    int16_t tally[DR_SUMS];

    dr_count_up(&t->s, P, tally);
    return tally[DR_S_ENDS];
}

/* DR-24.7: the five upgrades that count at the end; waiting ones do not, and a copy counts nothing. */
RULE(upgrades_count_at_the_end)
{
    assert_int_equal(end_bonus("2.2 I05, P 3+1, cargo 2; P dock 5, cargo 4, deck sailor-1+U219"), 3); /* 11 cargo */
    assert_int_equal(end_bonus("2.2 I05, B 3+1, cargo 9; P dock 2, deck sailor-1+U219"), 0);
    assert_int_equal(end_bonus("P deck sailor-1+U311"), -3);
    assert_int_equal(end_bonus("P deck sailor-1+U419"), 5);
    assert_int_equal(end_bonus("P deck sailor-1+U416"), 2);
    assert_int_equal(end_bonus("P deck bosun:2+U415+U212+U416"), 12);
    assert_int_equal(end_bonus("P deck sailor-1+U419 sailor-2+U311"), 2);
    assert_int_equal(end_bonus("P wait U419"), 0);
    assert_int_equal(end_bonus("P play sailor-1+U419+U317"), 5);
}

/* DR-24.7: the Wanderer counts explored islands without a cube of its owner, permanent cubes being cubes. */
RULE(the_wanderer_counts_islands_without_own_cubes)
{
    assert_int_equal(end_bonus("P deck sailor-1+U315"), 9);
    assert_int_equal(end_bonus("1.1 I02, P 1+0; 1.2 I03, P 0+1; 2.3 dark; deep I09; P deck sailor-1+U315"), 6);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(every_upgrade_is_bought_and_sleeved),
        TEST(no_upgrade_is_sold_below_its_price),
        TEST(upgrades_with_sails_move_the_ship),
        TEST(upgrades_with_cannons_give_cubes),
        TEST(upgrades_with_helms_are_counted_by_their_neighbours),
        TEST(upgrades_with_draw_symbols_draw_more_cards),
        TEST(bosuns_call_draws_a_card_for_each_helm),
        TEST(all_hands_are_a_sail_or_a_cannon),
        TEST(upgrades_bring_goods_to_their_place),
        TEST(the_toll_collector_needs_a_helm),
        TEST(old_charts_open_a_box_by_the_number_of_helms),
        TEST(upgrades_place_influence),
        TEST(influence_is_placed_for_each_symbol),
        TEST(envoys_place_influence_from_afar),
        TEST(saboteurs_pass_fort_and_garrison_by),
        TEST(upgrades_produce),
        TEST(the_master_builder_builds_for_nothing),
        TEST(two_collectors_take_the_production_twice),
        TEST(upgrades_repair),
        TEST(upgrades_sell_extensions_below_the_bosuns_price),
        TEST(the_shipwright_needs_a_basic_extension),
        TEST(ships_are_raked_where_one_first_enters),
        TEST(the_black_ensign_attacks),
        TEST(hard_school_levels_its_card_up),
        TEST(the_understudy_copies_symbols_and_abilities),
        TEST(the_understudy_alone_does_nothing),
        TEST(upgrades_add_strength),
        TEST(upgrades_throw_two_cubes),
        TEST(the_reserve_watch_draws_and_fires),
        TEST(the_card_of_the_reserve_watch_may_be_kept),
        TEST(aimed_fire_moves_a_cube_into_damage),
        TEST(ruthless_boarding_pays_when_the_battle_is_won),
        TEST(upgrades_count_at_the_end),
        TEST(the_wanderer_counts_islands_without_own_cubes),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
