/* uses.c - a card at work, for the tests of upgrades and merchant ships. */
#include "uses.h"

#include <stdio.h>

const char *row_of(const char *code) { return dr_line_words.term[dr_cards[card(code)].slot].word; }

static void use(table *t, const char *code, const char *ability)
{
    char move[RS_LINE];

    snprintf(move, sizeof move, "use sailor-1 %s %s", row_of(code), ability);
    play(t, P, move);
}

static void used_once(table *t, const char *code, const char *ability)
{
    char move[RS_LINE];

    snprintf(move, sizeof move, "use sailor-1 %s %s", row_of(code), ability);
    refused(t, P, move, "DR-5.3");
}

/* ---- Symbols -------------------------------------------------------------------------------------------------------------- */

void gives_sails(const char *code, int sails)
{
    table *t = position_of(3, "P play sailor-1+%s", code);

    play(t, P, "set-sail");
    if (rs_top(&t->s)->kind == DR_D_RIG) play(t, P, "hoist"); /* an optional sail is not counted */
    assert_int_equal(captain(t, P)->track, 2 + sails);
}

void gives_cannons(const char *code, int cannons)
{
    table *t = position_of(3, "2.2 OS1, card MF21; P at 2.2, play sailor-1+%s; next M202", code);

    play(t, P, "raid MF21");
    expect_asked(t, P, DR_D_CUBES);
    assert_int_equal(offers_of(t, DR_AMOUNT), cannons + 2); /* 0, the printed one, and these */
}

/* A card in the middle is counted by the Toll Collector below it, any other by the Silver Tongue in the middle. */
void gives_helms(const char *code, int helms)
{
    table *t;

    if (dr_cards[card(code)].slot == DR_MIDDLE) {
        t = position_of(3, "P play sailor-1+%s+U216", code);
        play(t, P, "use sailor-1 bottom coin-per-helm");
        assert_int_equal(captain(t, P)->coins, helms);
    } else {
        t = position_of(3, "2.2 I12; P at 2.2, play sailor-1+%s+U411", code);
        play(t, P, "use sailor-1 middle place-per-helm");
        assert_true(cubes_are(t, "2.2", P, helms, 0));
    }
}

void gives_draws(const char *code, int cards)
{
    table *t = position_of(3, "1.1 I03, P 2+1; 2.1 I10, P 3+1; P play sailor-1+%s", code);

    play(t, P, "end");
    assert_int_equal(times(t, DR_EV_DRAWS), DR_HAND + cards);
    assert_int_equal(hand_size(t, P), DR_HAND + cards);
}

/* ---- Goods ---------------------------------------------------------------------------------------------------------------- */

void gains(const char *code, const char *ability, gain expected)
{
    table *t = position_of(3, "P play sailor-1+%s, hull B:EB3, cargo 1, stow B", code);

    use(t, code, ability);
    assert_int_equal(captain(t, P)->dock, expected.dock);
    assert_int_equal(captain(t, P)->cargo, 1 + expected.cargo);
    assert_int_equal(captain(t, P)->coins, expected.coins);
    assert_int_equal(captain(t, P)->chest, DR_START_CHEST + expected.chest);
    used_once(t, code, ability);
}

void gains_anywhere(const char *code, const char *ability, int cargo)
{
    table *t = position_of(3, "P play sailor-1+%s, cargo 1, stow A", code);

    use(t, code, ability);
    expect_asked(t, P, DR_D_SPLIT);
    assert_int_equal(offers_of(t, DR_AMOUNT), cargo + 1);
    play(t, P, "amount 1");
    assert_int_equal(captain(t, P)->cargo, 2);
    assert_int_equal(captain(t, P)->dock, cargo - 1);
    used_once(t, code, ability);
}

/* ---- Islands -------------------------------------------------------------------------------------------------------------- */

void places(const char *code, const char *ability, int cubes)
{
    table *t = position_of(3, "2.2 I12; P at 2.2, play sailor-1+%s", code);

    use(t, code, ability);
    assert_true(cubes_are(t, "2.2", P, cubes, 0));
    assert_int_equal(captain(t, P)->supply, DR_SUPPLY - cubes);
    used_once(t, code, ability);
}

/* Three islands of row 1 with different production, no open sea around. */
void produces(const char *code, const char *ability, int islands, int cargo, int coins)
{
    static const char *const moves[] = {"produce 1.1", "produce 1.2", "produce 1.3"};
    static const char *const cells[] = {"1.1", "1.2", "1.3"};
    table *t = position_of(3, "1.1 I04; 1.2 I06; 1.3 I08; P play sailor-1+%s", code);

    use(t, code, ability);
    for (int i = 0; i < islands; i++) {
        const dr_island *island = &dr_islands[cell(t, cells[i])->tile];

        play(t, P, moves[i]);
        assert_int_equal(cell(t, cells[i])->cargo, island->cargo + cargo);
        assert_int_equal(cell(t, cells[i])->coins, island->coins + coins);
    }
    expect_asked(t, P, DR_D_MAIN);
    used_once(t, code, ability);
}

/* ---- Ships and battles ---------------------------------------------------------------------------------------------------- */

void repairs(const char *code, const char *ability)
{
    table *t = position_of(3, "2.2 OS1; P at 2.2, damage 2, play sailor-1+%s", code);

    use(t, code, ability);
    assert_int_equal(captain(t, P)->damage, 1);
    used_once(t, code, ability);
}

void throws_two(const char *code)
{
    table *t = position_of(3, "2.2 OS1, card MF21; P at 2.2, play sailor-1+%s deckhand-1+U113; next M201 L0 L0 L0 L0", code);

    plays(t, P, "raid MF21; amount 1");
    draws(t, "L29 L84");
    use(t, code, "throw-2");
    all_drawn(t);
    assert_int_equal(on_board(t, P), 3);
    assert_int_equal(in_zone(t, "a4", P) + in_zone(t, "c3", P), 2);
    used_once(t, code, "throw-2");
}
