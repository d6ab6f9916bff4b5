/* test_cargo.c - all 64 cargo cards in raids, and the three special weapons there. */
#include "table.h"

#include <stdio.h>
#include <string.h>

/* Plunder value and symbol of each card: h Cargo hold, m Masts, c Crew, g Cannons, u Hull, e escape. */
static const char *const cards[MM_GOODS] = {
    "1e 2h 2e 3c 3e 3m 4u 5e", "1e 2e 2c 3h 3e 3g 4e 5m", "1g 2e 2c 3e 3h 3e 4e 5m", "1m 2e 2g 3e 3c 3e 4e 5h",
    "1c 2e 3h 3e 3g 4m 4e 5e", "1e 2m 3e 3c 3e 4e 4h 5g", "1e 2g 3h 3e 3c 4e 4m 5e", "1e 2e 3h 3e 3m 4g 4e 5u",
};

static int plunder_of(int good, int card) { return cards[good][3 * card] - '0'; }
static char symbol_of(int good, int card) { return cards[good][3 * card + 1]; }

/* A raid in which this card alone is left; two others are removed by two successes. */
static table *raid_for(int good, int card, const char *ship)
{
    const char *first = good == MM_COCOA ? "K71" : "K01", *second = good == MM_COCOA ? "K72" : "K05";
    char text[128], move[32];
    table *t;

    snprintf(text, sizeof text, "A at CSE, ship %s, gold 0; next S 1", ship);
    t = position(2, text);
    play(t, A, "scout merchant");
    snprintf(text, sizeof text, "%s %s K%d%d S S", first, second, good, card + 1);
    roll(t, A, "attack FR", text);
    snprintf(move, sizeof move, "remove %s", first);
    play(t, A, move);
    snprintf(move, sizeof move, "remove %s", second);
    play(t, A, move);
    return t;
}

static const char *frigate_after(char symbol)
{
    switch (symbol) {
    case 'u': return "2/3/3/3/3";
    case 'h': return "3/2/3/3/3";
    case 'm': return "3/3/2/3/3";
    case 'c': return "3/3/3/2/3";
    case 'g': return "3/3/3/3/2";
    default: return "3/3/3/3/3";
    }
}

/* MM-8.7, MM-15.6, MM-15.7, MM-15.10: each card is worth its plunder value, and its hit symbol is a hit on its location. */
RULE(every_cargo_card_is_plundered)
{
    for (int good = 0; good < MM_GOODS; good++)
        for (int card = 0; card < MM_PER_GOOD; card++) {
            table *t = raid_for(good, card, "frigate");

            if (gold(t, A) != plunder_of(good, card)) fail_msg("K%d%d brings %d gold", good, card + 1, gold(t, A));
            assert_true(values_are(t, A, frigate_after(symbol_of(good, card))));
        }
}

/* MM-15.8: each escape symbol is enough against a galleon, and no hit symbol is. */
RULE(every_escape_symbol_outsails_a_galleon)
{
    int escapes = 0;

    for (int good = 0; good < MM_GOODS; good++)
        for (int card = 0; card < MM_PER_GOOD; card++) {
            table *t = raid_for(good, card, "galleon");
            bool escape = symbol_of(good, card) == 'e';

            if (happened(t, MM_EV_RAID_FAILS, A) != escape) fail_msg("K%d%d: does it escape?", good, card + 1);
            escapes += escape;
        }
    assert_int_equal(escapes, 32);
}

/* MM-8.1, MM-9.4: each card is one of its good: sold for 6 where that is in demand, for 3 elsewhere. */
RULE(every_cargo_card_is_of_its_good)
{
    for (int good = 0; good < MM_GOODS; good++)
        for (int card = 0; card < MM_PER_GOOD; card++) {
            char text[128], move[32];
            table *t;

            snprintf(text, sizeof text, "A in BAS, gold 0, cargo K%d%d; demand BAS %s; step port", good, card + 1,
                     mm_good_words.term[good].word);
            t = position(2, text);
            snprintf(move, sizeof move, "sell K%d%d", good, card + 1);
            play(t, A, "sell-goods");
            assert_true(unasked(t, A, move));
            assert_int_equal(gold(t, A), 6);
        }
}

/* MM-15.11: old cargo makes room for new, card by card; what was just taken is not given up. */
RULE(old_cargo_makes_room_for_new)
{
    table *t = position(2, "A at CSE, cargo K71 K72; next S 1");

    play(t, A, "scout merchant");
    roll(t, A, "attack FR", "K01 K03 K05 1 1");
    expect_offers(t, "done; drop K71; drop K72");
    play(t, A, "drop K72");
    expect_offers(t, "done; drop K71; take K01; take K03; take K05");
    play(t, A, "take K03");
    expect_offers(t, "done; drop K71");
    play(t, A, "done");
    assert_true(cargo_is(t, A, "K71 K03"));
    assert_true(discarded(t, "K72") && discarded(t, "K01") && discarded(t, "K05"));
}

/* ---- Special weapons in raids --------------------------------------------------------------------------------------------- */

/* SW1, SW2, SW3; MM-15.5, MM-24.3: each turns a failed die into a success. */
RULE(every_special_weapon_is_a_success_in_a_raid)
{
    static const char *const weapons[] = {"SW1", "SW2", "SW3"};

    for (int i = 0; i < 3; i++) {
        char text[96], move[16];
        table *t;

        snprintf(text, sizeof text, "A at CSE, weapons %s; next S 1", weapons[i]);
        snprintf(move, sizeof move, "spend %s", weapons[i]);
        t = position(2, text);
        play(t, A, "scout merchant");
        roll(t, A, "attack FR", "K01 K03 K05 1 1");
        expect_asked(t, A, MM_D_RAID_WEAPONS);
        play(t, A, move);
        expect_asked(t, A, MM_D_RAID_USE);
        assert_int_equal(t->s.raid.successes, 1);
        assert_true(weapons_are(t, A, ""));
    }
}

/* MM-15.5: at most as many as dice have failed. */
RULE(no_more_weapons_than_failed_dice)
{
    table *t = position(2, "A at CSE, weapons SW1 SW2 SW3; next S 1");

    play(t, A, "scout merchant");
    roll(t, A, "attack FR", "K01 K03 K05 S 1");
    expect_offers(t, "done; spend SW1; spend SW2; spend SW3");
    play(t, A, "spend SW1");
    expect_asked(t, A, MM_D_RAID_USE);
    assert_int_equal(t->s.raid.successes, 2);
    assert_true(weapons_are(t, A, "SW2 SW3"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(every_cargo_card_is_plundered), TEST(every_escape_symbol_outsails_a_galleon),      TEST(every_cargo_card_is_of_its_good),
        TEST(old_cargo_makes_room_for_new),  TEST(every_special_weapon_is_a_success_in_a_raid), TEST(no_more_weapons_than_failed_dice),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
