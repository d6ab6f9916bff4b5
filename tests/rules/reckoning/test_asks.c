/* test_asks.c - rules tests: questions say what they are about, and sentences tell one from many. */
#include "table.h"

static const char *asked_of(const table *t, int reader)
{
    static char line[RS_LINE];
    static _Alignas(RS_ALIGN) dr_state view;
    rs_text out = rs_text_on(line, sizeof line);

    rs_view(&dr_game, &t->s, reader, &view);
    rs_prompt_text(&dr_game, &view, &out);
    return line;
}

static void expect_prompt(const table *t, const char *prompt) { assert_string_equal(asked_of(t, rs_asked(&t->s)), prompt); }

static const char *last_told(const table *t, int kind)
{
    static char line[RS_LINE];
    rs_text out = rs_text_on(line, sizeof line);

    line[0] = 0;
    for (int i = 0; i < t->turn.events; i++)
        if (t->turn.event[i].kind == kind) {
            out = rs_text_on(line, sizeof line);
            rs_event_text(&dr_game, &t->s, &t->turn.event[i], RS_SPECTATOR, &out);
        }
    return line;
}

/* DR-14.11: the five questions about plunder say what is shared out, and in what. */
RULE(plunder_says_what_is_shared_out)
{
    table *t = position(3, "2.2 I05; G at 2.2, pirate; P at 2.2, play sailor-1+U203; next L40 L11 L65 L0");

    plays(t, P, "fight green; amount 3");
    expect_prompt(t, "1 cube brings 1 cargo or 1 coin: how many coins do you take?");
    play(t, P, "amount 1");
    expect_prompt(t, "You plunder 3 coins, with room aboard for 7: how many coins go onto the ship?");
    play(t, P, "amount 2");
    expect_prompt(t, "1 plundered coin is left: how many coins go onto the island at 2.2, and not to the bank?");
    play(t, P, "amount 1");
    assert_string_equal(last_told(t, DR_EV_ISLAND_COINS), "Purple leaves 1 coin of the plunder at 2.2.");
    expect_prompt(t, "You plunder 1 cargo, with room aboard for 5: how much cargo goes onto the ship?");
    play(t, P, "amount 0");
    expect_prompt(t, "1 plundered cargo is left: how much cargo goes onto the island at 2.2, and not to the bank?");
}

/* DR-4.10, DR-4.12: amounts say of what. */
RULE(amounts_say_of_what)
{
    table *t = position(2, "1.1 I05, B 3+1; P at 1.1, cargo 2, coins 3, stow AD");

    play(t, P, "jettison coin");
    expect_prompt(t, "Jettison coins: how much? At most 3.");
    play(t, P, "amount 1");
    assert_string_equal(last_told(t, DR_EV_COINS_OVERBOARD), "Purple throws 1 coin overboard.");
    t = position(3, "P play sailor-1+U314, dock 1, cargo 2, coins 1, chest 15");
    plays(t, P, "use sailor-1 middle advanced-2-coin-2; extend EA3 c");
    expect_prompt(t, "The price is 2 cargo: how much of it comes from the ship?");
    play(t, P, "amount 1");
    expect_prompt(t, "The price is 2 coins: how many of them come from the ship?");
}

/* DR-14.5, DR-14.4: one cannon, one cube. */
RULE(one_is_told_from_many)
{
    table *t = position(2, "2.2 I05; B at 2.2, pirate; P at 2.2; next L0 L51");

    play(t, P, "fight blue");
    expect_prompt(t, "You have 1 cannon: how many do you use?");
    play(t, P, "amount 1");
    assert_string_equal(last_told(t, DR_EV_CUBES), "Blue brings 1 cube.");
}

/* DR-5.3: who draws a card in a battle is asked about it by its name, and nobody else learns it. */
RULE(a_card_drawn_is_named_to_its_owner_alone)
{
    table *t = position(3, "1.1 OS1, card MF11; P at 1.1, play sailor-1+U304; next M101 L0 L0 L0 L0 gunner-1");

    plays(t, P, "raid MF11; amount 2; use sailor-1 top drawfire");
    expect_asked(t, P, DR_D_DRAWFIRE);
    expect_prompt(t, "You have drawn Gunner 1: do you play it?");
    assert_string_equal(asked_of(t, B), "Play the card you have drawn?");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(plunder_says_what_is_shared_out),
        TEST(amounts_say_of_what),
        TEST(one_is_told_from_many),
        TEST(a_card_drawn_is_named_to_its_owner_alone),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
