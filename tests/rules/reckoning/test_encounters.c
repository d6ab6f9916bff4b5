/* test_encounters.c - every merchant ship is traded with, attacked, beaten and lost to, and every side of it is used. */
#include "uses.h"

#include <stdio.h>

/* ---- Trade ---------------------------------------------------------------------------------------------------------------- */

typedef struct front {
    const char *code;
    char slot;
    int cost;
} front;

/* clang-format off */
static const front fronts[DR_FRONTS] = {
    {"MF11", 'T', 2}, {"MF11b", 'T', 2},
    {"MF12", 'M', 3}, {"MF12b", 'M', 3},
    {"MF13", 'B', 3}, {"MF13b", 'B', 3},
    {"MF21", 'T', 4}, {"MF21b", 'T', 4},
    {"MF22", 'M', 4}, {"MF22b", 'M', 4},
    {"MF23", 'B', 5}, {"MF23b", 'B', 5},
    {"MF31", 'T', 5}, {"MF31b", 'T', 5},
    {"MF32", 'M', 6}, {"MF32b", 'M', 6},
    {"MF33", 'B', 6}, {"MF33b", 'B', 6},
    {"MF41", 'T', 7}, {"MF41b", 'T', 7},
    {"MF42", 'M', 7}, {"MF42b", 'M', 7},
    {"MF43", 'B', 6}, {"MF43b", 'B', 6},
};
/* clang-format on */

static void try_move(table *t, const char *verb, const char *code, const char *rest)
{
    char move[RS_LINE];

    snprintf(move, sizeof move, "%s %s%s", verb, code, rest);
    play(t, P, move);
}

static int line_named(char slot) { return slot == 'T' ? DR_TOP : slot == 'M' ? DR_MIDDLE : DR_BOTTOM; }

static void trade_and_sleeve(const front *f)
{
    char row = f->code[2];
    table *t = position_of(3, "%c.1 OS1, card %s; P at %c.1, cargo %d, play sailor-1 bosun", row, f->code, row, f->cost);

    try_move(t, "trade", f->code, "");
    assert_int_equal(captain(t, P)->cargo, 0);
    assert_true(waits(t, P, f->code));
    assert_int_equal(t->s.turn.deals, 1);
    assert_int_equal(rs_size(&t->s.backs), DR_BACKS); /* nobody has seen one */
    plays(t, P, "end; mode trade");
    try_move(t, "sleeve", f->code, " sailor-1");
    assert_int_equal(captain(t, P)->slot[crew("sailor-1") * DR_SLOTS + line_named(f->slot) - DR_TOP], card(f->code));
}

/* DR-8.4, DR-8.5, DR-8.9, DR-19.5: all 24 merchant ships can be traded with; they become upgrades, front side up. */
RULE(every_merchant_ship_is_traded_with_and_sleeved)
{
    for (int i = 0; i < DR_FRONTS; i++) trade_and_sleeve(&fronts[i]);
}

/* DR-8.2, DR-8.4: a trade has its price, and a merchant ship is not bought like an upgrade. */
RULE(a_trade_has_its_price)
{
    for (int i = 0; i < DR_FRONTS; i++) {
        char row = fronts[i].code[2], move[RS_LINE];
        table *t = position_of(3, "%c.1 OS1, card %s; P at %c.1, cargo %d", row, fronts[i].code, row, fronts[i].cost - 1);

        snprintf(move, sizeof move, "trade %s", fronts[i].code);
        refused(t, P, move, "DR-8.2");
        snprintf(move, sizeof move, "buy %s", fronts[i].code);
        refused(t, P, move, "DR-8.4");
    }
}

/* DR-5.3, DR-8.9: what the fronts give once they are sleeved. */
RULE(the_fronts_work_like_upgrades)
{
    gains("MF11", "cargo-1-ship", (gain){.cargo = 1});
    gives_draws("MF12", 1);
    gives_sails("MF13", 1);
    gains("MF21", "cargo-1-ship", (gain){.cargo = 1});
    gives_helms("MF21", 1);
    gives_sails("MF22", 1);
    gains("MF22", "cargo-1-dock", (gain){.dock = 1});
    produces("MF23", "produce-1", 1, 0, 0);
    gives_helms("MF23", 1);
    gives_cannons("MF31", 2);
    gains("MF32", "coin-1-ship", (gain){.coins = 1});
    gives_draws("MF32", 1);
    places("MF33", "place-1", 1);
    gives_sails("MF33", 1);
    gains("MF41", "coin-2-chest", (gain){.chest = 2});
    gains_anywhere("MF42", "cargo-3-any", 3);
    gives_helms("MF42", 1);
    gives_cannons("MF43", 2);
    gives_sails("MF43", 1);
}

/* ---- Attack --------------------------------------------------------------------------------------------------------------- */

typedef struct back {
    const char *code, *front;
    int cubes, coins, cargo, bottom, take, repair; /* take: from rows 1 to this one */
    int damage, lost;
    bool ability;
} back;

/* clang-format off */
static const back backs[DR_BACKS] = {
    {"M101", "MF11", 2, 0, 3, 0, 0, 0, 1, 0, true},
    {"M102", "MF11", 3, 2, 2, 0, 0, 0, 1, 0, false},
    {"M103", "MF12", 2, 1, 0, 0, 0, 0, 0, 0, true},
    {"M104", "MF12", 3, 2, 0, 1, 0, 0, 1, 0, false},
    {"M105", "MF13", 2, 1, 1, 0, 0, 0, 1, 0, true},
    {"M106", "MF13", 3, 3, 0, 0, 0, 0, 1, 0, true},
    {"M201", "MF21", 3, 2, 2, 0, 0, 0, 1, 0, true},
    {"M202", "MF21", 4, 4, 0, 0, 0, 0, 1, 0, false},
    {"M203", "MF22", 3, 0, 3, 1, 0, 0, 1, 0, true},
    {"M204", "MF22", 5, 3, 2, 0, 0, 0, 2, 0, true},
    {"M205", "MF23", 4, 1, 3, 0, 0, 0, 1, 0, true},
    {"M206", "MF23", 4, 0, 0, 0, 2, 0, 1, 0, false},
    {"M301", "MF31", 5, 4, 2, 0, 0, 0, 1, 0, true},
    {"M302", "MF31", 6, 6, 0, 0, 0, 0, 2, 0, false},
    {"M303", "MF32", 5, 3, 0, 1, 0, 0, 1, 0, true},
    {"M304", "MF32", 5, 0, 0, 0, 3, 0, 1, 0, false},
    {"M305", "MF33", 5, 2, 2, 0, 0, 0, 1, 0, true},
    {"M306", "MF33", 6, 5, 0, 0, 0, 1, 1, 2, true},
    {"M401", "MF41", 7, 7, 0, 0, 0, 0, 2, 0, true},
    {"M402", "MF41", 8, 9, 0, 0, 0, 0, 2, 0, false},
    {"M403", "MF42", 6, 3, 4, 0, 0, 0, 1, 0, true},
    {"M404", "MF42", 7, 4, 0, 2, 0, 0, 2, 0, false},
    {"M405", "MF43", 8, 5, 0, 0, 0, 0, 2, 0, true},
    {"M406", "MF43", 7, 3, 0, 0, 4, 0, 1, 0, true},
};
/* clang-format on */

/* Two holds with twelve places, so that all loot fits without stowing anew. */
static table *raid(const back *b, int damage)
{
    char row = b->code[1];
    table *t = position_of(3, "%c.2 OS1, card %s; P at %c.2, pirate, hull B:EB3 C:EB3, cargo 2, stow BC, damage %d, hand sailor-1; next %s",
                           row, b->front, row, damage, b->code);

    try_move(t, "raid", b->front, "");
    assert_int_equal(t->s.turn.deals, 1);
    assert_int_equal(arg_of(t, DR_EV_TURNED, 0), card(b->code));
    play(t, P, "done");
    return t;
}

static void land_black(table *t, const back *b, const char *where)
{
    for (int i = 0; i < b->cubes; i++) draws(t, where);
}

static void raise_bottom(table *t, const back *b)
{
    for (int i = 0; i < b->bottom; i++) {
        expect_asked(t, P, DR_D_BOTTOM);
        play(t, P, "raise");
    }
    assert_int_equal(level(t, P, "sailor-3"), 1 + b->bottom);
}

/* Every card on the map but the space of the ship itself is to be had. */
static void take_card(table *t, const back *b)
{
    if (b->take == 0) return;
    expect_asked(t, P, DR_D_TAKE);
    assert_int_equal(offers_of(t, DR_TAKE), 3 * b->take - 1);
    play(t, P, "take 1.1");
    assert_int_equal(rs_size(&captain(t, P)->waiting), 1 + b->ability);
    assert_int_equal(cell(t, "1.1")->card, DR_NONE);
}

static void win(const back *b)
{
    table *t = raid(b, 2);

    draws(t, "L50");
    land_black(t, b, "L11");
    if (b->bottom) draws(t, "sailor-3");
    play(t, P, "amount 1");
    raise_bottom(t, b);
    take_card(t, b);
    all_drawn(t);
    assert_int_equal(captain(t, P)->coins, b->coins);
    assert_int_equal(captain(t, P)->cargo, 2 + b->cargo);
    assert_int_equal(captain(t, P)->damage, 2 - b->repair);
    assert_int_equal(captain(t, P)->progress[DR_WINS], 1);
    assert_int_equal(waits(t, P, b->code), b->ability);
    assert_int_equal(is_buried(t, b->code), !b->ability);
    assert_int_equal(t->s.black, DR_BLACK_CUBES);
    expect_asked(t, P, DR_D_MAIN);
}

/* DR-8.6, DR-8.7, DR-8.8, DR-14.17, DR-16.1, DR-16.3, DR-20.8: each of the 24 backs is beaten: its cubes, its loot, what it lets one level
 * up, take or repair; the card waits if it has an ability, and is buried if not. */
RULE(every_merchant_ship_is_beaten)
{
    for (int i = 0; i < DR_BACKS; i++) win(&backs[i]);
}

static void lose(const back *b)
{
    table *t = raid(b, 1);

    land_black(t, b, "L0");
    play(t, P, "amount 0");
    all_drawn(t);
    assert_int_equal(captain(t, P)->damage, 1 + b->damage);
    assert_int_equal(captain(t, P)->cargo, 2 - b->lost);
    assert_int_equal(captain(t, P)->coins, 0);
    assert_int_equal(captain(t, P)->progress[DR_WINS], 0);
    assert_int_equal(captain(t, P)->mode, DR_TRADE_MODE); /* DR-7.5 */
    assert_true(is_buried(t, b->code));
    assert_false(waits(t, P, b->code));
    expect_asked(t, P, DR_D_MAIN);
}

/* DR-8.7, DR-16.3, DR-4.14: each of them is lost to: damage and cargo as its back says, nothing more, and the card is buried. */
RULE(every_merchant_ship_is_lost_to)
{
    for (int i = 0; i < DR_BACKS; i++) lose(&backs[i]);
}

/* DR-5.3, DR-8.7, DR-8.9: what the backs give once they are won and sleeved. */
RULE(the_backs_work_like_upgrades)
{
    gains("M101", "cargo-2-dock", (gain){.dock = 2});
    gives_draws("M103", 1);
    gives_helms("M103", 1);
    gives_sails("M105", 1);
    gives_helms("M105", 1);
    gives_cannons("M106", 1);
    gains("M201", "coin-1-ship", (gain){.coins = 1});
    gives_helms("M201", 1);
    gives_sails("M203", 2);
    gives_cannons("M204", 2);
    produces("M205", "produce-2", 2, 0, 0);
    gives_cannons("M301", 2);
    gives_helms("M301", 1);
    gains("M303", "coin-2-ship", (gain){.coins = 2});
    places("M305", "place-2", 2);
    places("M306", "place-1", 1);
    gives_helms("M306", 1);
    gains("M401", "coin-2-chest", (gain){.chest = 2});
    gives_helms("M401", 1);
    gains_anywhere("M403", "cargo-4-any", 4);
    gives_cannons("M405", 3);
    gives_cannons("M406", 2);
    throws_two("M406");
}

/* DR-8.7, DR-19.5: a ship won by battle is sleeved with its back. */
RULE(a_beaten_ship_is_sleeved_with_its_back)
{
    table *t = position(3, "1.1 OS1, card MF13; P at 1.1, play sailor-1 bosun; next M106 L50 L11 L11 L11");

    plays(t, P, "raid MF13; amount 1; holds a; end; mode trade; sleeve M106 sailor-1");
    assert_true(is_sleeved(t, P, "sailor-1", "M106"));
}

/* ---- Backs, bottoms and takings at their edges ----------------------------------------------------------------------------- */

/* DR-8.6, DR-8.8: two ships share a front; when one back is out of the game, the other is certain. */
RULE(the_second_ship_of_a_front_has_the_other_back)
{
    table *t = position(3, "1.1 OS1, card MF11; P at 1.1; buried M101");

    play(t, P, "raid MF11");
    assert_int_equal(arg_of(t, DR_EV_TURNED, 0), card("M102"));
    t = position(3, "1.1 OS1, card MF11; P at 1.1, deck sailor-1+M102");
    play(t, P, "raid MF11");
    assert_int_equal(arg_of(t, DR_EV_TURNED, 0), card("M101"));
}

/* DR-20.8: a bottom card at level 4 is passed over for the one above it. */
RULE(a_bottom_card_at_level_four_is_passed_over)
{
    table *t = position(3, "1.1 OS1, card MF12; P at 1.1, coins 1, stow A, hand sailor-1, deck sailor-2:4;"
                           "next M104 L50 L11 L11 L11 sailor-2 sailor-3");

    plays(t, P, "raid MF12; done; amount 1");
    expect_asked(t, P, DR_D_BOTTOM);
    play(t, P, "raise");
    assert_int_equal(level(t, P, "sailor-3"), 2);
    assert_int_equal(level(t, P, "sailor-2"), 4);
    all_drawn(t);
}

/* DR-20.8: with an empty deck there is nothing to level up, and the discard pile is not shuffled for it. */
RULE(an_empty_deck_has_no_bottom_card)
{
    table *t = position(3, "1.1 OS1, card MF12; P at 1.1, coins 1, stow A, hand sailor-1, discard rest; next M104 L50 L11 L11 L11");

    plays(t, P, "raid MF12; done; amount 1");
    expect_asked(t, P, DR_D_MAIN);
    assert_int_equal(times(t, DR_EV_SHUFFLES), 0);
    assert_int_equal(captain(t, P)->coins, 3);
}

/* DR-20.8: the bottom card may be left as it is; it lies there still and is drawn last. */
RULE(the_bottom_card_may_be_left_as_it_is)
{
    table *t = position(3, "1.1 OS1, card MF12; P at 1.1, coins 1, stow A, hand sailor-1; next M104 L50 L11 L11 L11 sailor-3");

    plays(t, P, "raid MF12; done; amount 1; pass");
    assert_int_equal(level(t, P, "sailor-3"), 1);
    assert_int_equal(captain(t, P)->bottom[0], crew("sailor-3"));
    plays(t, P, "end; mode trade");
    assert_true(in_deck(t, P, "sailor-3"));
}

/* DR-8.12, DR-8.1: a merchant ship may be taken, front side up and for nothing; it is no third deal. */
RULE(a_merchant_ship_may_be_taken_unturned)
{
    table *t = position(3, "2.2 OS1, card MF23; 1.3 I04, card MF13; P at 2.2, hand sailor-1; turn deals 1; next M206 L50 L11 L11 L11 L11");

    plays(t, P, "raid MF23; done; amount 1; take 1.3");
    assert_true(waits(t, P, "MF13"));
    assert_int_equal(t->s.turn.deals, 2);
    assert_int_equal(rs_size(&t->s.backs), DR_BACKS - 1);
}

/* DR-8.11, DR-19.2: the space of an attacked ship stays empty to the clean-up and is refilled then. */
RULE(the_space_of_an_attacked_ship_is_refilled_in_the_clean_up)
{
    table *t = position(3, "1.1 OS1, card MF13; P at 1.1, hand sailor-1; next M105 L0 L0");

    plays(t, P, "raid MF13; done; amount 0");
    assert_int_equal(cell(t, "1.1")->card, DR_NONE);
    draws(t, "U119");
    play(t, P, "end");
    assert_true(lies(t, "1.1", "U119"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(every_merchant_ship_is_traded_with_and_sleeved),
        TEST(a_trade_has_its_price),
        TEST(the_fronts_work_like_upgrades),
        TEST(every_merchant_ship_is_beaten),
        TEST(every_merchant_ship_is_lost_to),
        TEST(the_backs_work_like_upgrades),
        TEST(a_beaten_ship_is_sleeved_with_its_back),
        TEST(the_second_ship_of_a_front_has_the_other_back),
        TEST(a_bottom_card_at_level_four_is_passed_over),
        TEST(an_empty_deck_has_no_bottom_card),
        TEST(the_bottom_card_may_be_left_as_it_is),
        TEST(a_merchant_ship_may_be_taken_unturned),
        TEST(the_space_of_an_attacked_ship_is_refilled_in_the_clean_up),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
