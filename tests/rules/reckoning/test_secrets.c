/* test_secrets.c - rules tests: who sees what ("Hidden information" in the rules). */
#include "table.h"

#include <stdio.h>
#include <string.h>

static const int readers[] = {P, B, G, RS_SPECTATOR};

/* What a reader (a captain, or a spectator) sees of the position. It lives until the next call. */
static const dr_state *seen_by(const table *t, int who)
{
    static _Alignas(RS_ALIGN) dr_state view;

    rs_view(&dr_game, &t->s, who, &view);
    return &view;
}

/* How the first event of this kind reads for this reader. */
static const char *told(const table *t, int event, int who)
{
    static char line[RS_LINE];
    rs_text text = rs_text_on(line, sizeof line);

    line[0] = 0;
    for (int i = 0; i < t->turn.events; i++)
        if (t->turn.event[i].kind == event) {
            rs_event_text(&dr_game, &t->s, &t->turn.event[i], who, &text);
            return line;
        }
    fail_msg("no event '%s'", dr_event_kinds[event].name);
    return line;
}

/* ---- Coins ----------------------------------------------------------------------------------------------------------------- */

/* DR-4.13: who is about to pay coins has them, as everybody can tell: every guess at that chest holds what the ship lacks. */
RULE(guesses_hold_what_is_about_to_be_paid)
{
    table *t = position(3, "P play sailor-1+U314, dock 1, cargo 2, coins 1, chest 1");

    play(t, P, "use sailor-1 middle advanced-2-coin-2");
    expect_asked(t, P, DR_D_EXTEND);
    for (int i = 0; i < 200; i++) {
        _Alignas(RS_ALIGN) dr_state guess;

        rs_deal(&dr_game, seen_by(t, B), &guess, &t->chance);
        assert_true(guess.captain[P].chest >= 1);
        assert_null(dr_game.broken(&guess));
    }
}

/* ---- Crew cards ------------------------------------------------------------------------------------------------------------ */

/* DR-5.1, DR-19.8: a hand is its owner's; the others see how many cards it has. What is in play or discarded all see. */
RULE(a_hand_is_its_owners)
{
    table *t = position(3, "P hand sailor-1 gunner-1; B hand captain, play bosun, discard purser");

    for (int i = 0; i < RS_COUNT(readers); i++) {
        const dr_state *view = seen_by(t, readers[i]);

        assert_int_equal(rs_zone_size(&view->captain[P].hand), 2);
        assert_int_equal(rs_size(&view->captain[P].hand.cards), readers[i] == P ? 2 : 0);
        assert_int_equal(rs_zone_size(&view->captain[B].hand), 1);
        assert_int_equal(rs_size(&view->captain[B].hand.cards), readers[i] == B ? 1 : 0);
        assert_int_equal(view->captain[B].order[0], crew("bosun"));
        assert_true(rs_has(&view->captain[B].discard, dr_crew_id(B, crew("purser"))));
    }
}

/* DR-19.10: a deck is told to nobody but its owner, who knows what must be in it; its order is in no position at all. */
RULE(a_deck_is_its_owners_and_has_no_order)
{
    table *t = position(3, "P hand sailor-1");

    for (int i = 0; i < RS_COUNT(readers); i++) {
        const dr_state *view = seen_by(t, readers[i]);

        assert_int_equal(rs_zone_size(&view->captain[P].deck), 11);
        assert_int_equal(rs_size(&view->captain[P].deck.cards), readers[i] == P ? 11 : 0);
    }
}

/* DR-20.2: which card in hand was levelled up only its owner knows; all learn that a level-up was used. */
RULE(a_level_up_in_hand_does_not_tell_the_card)
{
    table *t = position(3, "P pending, hand sailor-1 gunner-1; step turn");

    play(t, P, "level-up gunner-1");
    assert_string_equal(told(t, DR_EV_LEVELS, B), "Purple levels up a card.");
    assert_string_equal(told(t, DR_EV_LEVELS, P), "Purple levels up Gunner 1 to level 2.");
    assert_string_equal(told(t, DR_EV_MOVE, RS_SPECTATOR), "Purple has decided in secret.");
    for (int i = 0; i < RS_COUNT(readers); i++) {
        const dr_captain *c = &seen_by(t, readers[i])->captain[P];

        assert_int_equal(c->level[crew("gunner-1")], readers[i] == P ? 2 : 0);
        assert_int_equal(c->shown[crew("gunner-1")], 1);
        assert_int_equal(c->raised, 1);
    }
    play(t, P, "play gunner-1");
    assert_int_equal(seen_by(t, B)->captain[P].shown[crew("gunner-1")], 2);
    assert_int_equal(seen_by(t, B)->captain[P].raised, 0);
}

/* DR-20.7: everybody learns that a card in hand has reached level 4. */
RULE(a_fourth_level_in_hand_is_known_without_its_card)
{
    table *t = position(3, "P pending, hand sailor-1:3 gunner-1; step turn");

    play(t, P, "level-up sailor-1");
    assert_int_equal(seen_by(t, B)->captain[P].masters, 1);
    assert_int_equal(seen_by(t, B)->captain[P].progress[DR_MASTERS], 1);
    assert_int_equal(seen_by(t, B)->captain[P].level[crew("sailor-1")], 0);
}

/* DR-19.9: drawn cards are told to their owner; the others learn that a card was drawn. */
RULE(drawn_cards_are_told_to_their_owner)
{
    table *t = position(3, "P hand sailor-1; B hand sailor-1; next captain");

    play(t, P, "end");
    assert_string_equal(told(t, DR_EV_DRAWS, P), "Purple draws Captain (level 1).");
    assert_string_equal(told(t, DR_EV_DRAWS, B), "Purple draws a card.");
    assert_string_equal(told(t, DR_EV_DRAWS, RS_SPECTATOR), "Purple draws a card.");
}

/* DR-20.8: the card found at the bottom is its owner's secret, and stays one when it is levelled up. */
RULE(the_bottom_card_is_its_owners_secret)
{
    table *t = position(3, "1.1 OS1, card MF12; P at 1.1; next M104 L50 L11 L11 L11 sailor-3");

    plays(t, P, "raid MF12; amount 1; holds a");
    expect_asked(t, P, DR_D_BOTTOM);
    assert_string_equal(told(t, DR_EV_LOOKS, P), "Purple finds Sailor 3 (level 1) at the bottom of the deck.");
    assert_string_equal(told(t, DR_EV_LOOKS, G), "Purple looks at a card at the bottom of the deck.");
    for (int i = 0; i < RS_COUNT(readers); i++) {
        const dr_captain *c = &seen_by(t, readers[i])->captain[P];

        assert_int_equal(c->bottom[0], readers[i] == P ? crew("sailor-3") : DR_NONE);
        assert_int_equal(c->bottoms, 1);
    }
    play(t, P, "raise");
    assert_string_equal(told(t, DR_EV_LEVELS, G), "Purple levels up a card.");
}

/* DR-20.8, DR-5.1: a card drawn in a battle and kept stays unknown. */
RULE(a_card_drawn_in_a_battle_and_kept_stays_unknown)
{
    table *t = position(3, "2.2 OS1; G at 2.2; P at 2.2, play captain:2 sailor-1+U304; next L0 L0 L0 gunner-2");

    plays(t, P, "use captain level flag; amount 2; use sailor-1 top drawfire");
    expect_asked(t, P, DR_D_DRAWFIRE);
    for (int i = 0; i < RS_COUNT(readers); i++)
        assert_int_equal(seen_by(t, readers[i])->captain[P].drawn, readers[i] == P ? crew("gunner-2") : DR_NONE);
    play(t, P, "keep");
    assert_true(in_hand(t, P, "gunner-2"));
    assert_int_equal(rs_size(&seen_by(t, G)->captain[P].hand.cards), 0);
}

/* ---- Silence tells nothing ------------------------------------------------------------------------------------------------- */

/* DR-14.4: an attacker with a hand is asked for battle cards whatever the hand holds, so that silence tells nothing. */
RULE(an_attacker_is_asked_whatever_the_hand_holds)
{
    static const char *const hands[] = {"sailor-1", "gunner-1:2"};

    for (int i = 0; i < 2; i++) {
        table *t = position_of(2, "1.1 OS1, card MF11; P at 1.1, hand %s; next M101", hands[i]);

        play(t, P, "raid MF11");
        expect_asked(t, P, DR_D_CARDS);
        assert_int_equal(offers_of(t, DR_PLAY), i);
        play(t, P, "done");
        expect_asked(t, P, DR_D_CUBES);
    }
}

/* DR-17.4: and so is whoever is attacked. */
RULE(a_defender_is_asked_whatever_the_hand_holds)
{
    static const char *const hands[] = {"sailor-1", "gunner-1:2"};

    for (int i = 0; i < 2; i++) {
        table *t = position_of(2, "1.1 OS1; P at 1.1, play captain:2; B at 1.1, hand %s", hands[i]);

        plays(t, P, "use captain level flag; amount 1");
        expect_asked(t, B, DR_D_DEFEND);
        assert_int_equal(offers_of(t, DR_PLAY), i);
    }
}

/* DR-20.3: a pending level-up is asked about even if no card in hand can rise. */
RULE(a_level_up_is_asked_about_whatever_the_hand_holds)
{
    static const char *const hands[] = {"sailor-1:4", "sailor-1:3"};

    for (int i = 0; i < 2; i++) {
        table *t = position_of(2, "P pending, hand %s; step turn", hands[i]);

        expect_asked(t, P, DR_D_LEVEL);
        assert_int_equal(offers_of(t, DR_LEVEL_UP), i);
        t = position_of(2, "1.1 OS1; P at 1.1, play captain:2; B at 1.1, pending, hand %s", hands[i]);
        play(t, P, "use captain level flag");
        expect_asked(t, B, DR_D_LEVEL);
    }
}

/* ---- Chests and bonus tiles ------------------------------------------------------------------------------------------------ */

/* DR-21.7: a chest is its owner's; what goes in is announced, and so are thirty coins. */
RULE(a_chest_is_its_owners)
{
    table *t = position(3, "P chest 28, coins 2, stow A, hand sailor-1");

    for (int i = 0; i < RS_COUNT(readers); i++) assert_int_equal(seen_by(t, readers[i])->captain[P].chest, readers[i] == P ? 28 : -1);
    plays(t, P, "unload coin; amount 2");
    assert_string_equal(told(t, DR_EV_CHEST, B), "2 coins go into Purple's chest.");
    assert_int_equal(seen_by(t, B)->captain[P].chest, -1);
    assert_true(dr_has_deed(&seen_by(t, RS_SPECTATOR)->captain[P], DR_MONEYBAGS));
}

/* DR-2.1: bonus tiles dealt and kept are secret, and the choice is made in secret. */
RULE(bonus_tiles_are_secret)
{
    table *t = set_up(2, "I01 I02 I03 I04 I07 OS1 I05 U101 MF11 U119 BA1 BA2 BA3 BA4");

    assert_int_equal(seen_by(t, P)->captain[P].offer[1], 1);
    assert_int_equal(seen_by(t, P)->captain[B].offer[0], DR_NONE);
    assert_int_equal(seen_by(t, B)->captain[P].offer[0], DR_NONE);
    play(t, P, "keep-tile BA2");
    assert_string_equal(told(t, DR_EV_MOVE, B), "Purple has decided in secret.");
    assert_int_equal(seen_by(t, P)->captain[P].bonus, 1);
    assert_int_equal(seen_by(t, B)->captain[P].bonus, DR_NONE);
    assert_int_equal(seen_by(t, RS_SPECTATOR)->captain[P].bonus, DR_NONE);
    assert_int_equal(t->s.captain[P].offer[0], DR_NONE); /* the other one is gone, unseen */
}

/* DR-24.9, DR-24.3: the scoring reveals bonus tiles and chests. */
RULE(the_scoring_reveals_what_was_kept)
{
    table *t = position(2, "B done; ender B; P chest 20, bonus BA8, hand sailor-1");

    play(t, P, "end");
    assert_true(t->s.head.over);
    assert_int_equal(seen_by(t, RS_SPECTATOR)->captain[P].shown_bonus, 7);
    assert_non_null(strstr(told(t, DR_EV_SCORES, RS_SPECTATOR), "20 in the chest; bonus tile: Chart Maker"));
}

/* ---- Tiles, boxes, backs --------------------------------------------------------------------------------------------------- */

/* DR-6.12: nobody knows the unexplored tiles, nor the islands that are not in the game. */
RULE(unexplored_tiles_are_seen_by_nobody)
{
    table *t = position(3, "2.1 dark; 3.3 dark; 4.2 dark; P hand sailor-1");

    for (int i = 0; i < RS_COUNT(readers); i++) {
        const dr_state *view = seen_by(t, readers[i]);

        assert_int_equal(rs_zone_size(&view->deep), 3);
        assert_int_equal(rs_zone_size(&view->left), 3);
        for (int tile = 0; tile < DR_ISLANDS; tile++) assert_false(rs_has(&view->deep.cards, tile) || rs_has(&view->left.cards, tile));
    }
}

/* DR-8.5, DR-8.6: the back of a merchant ship is nowhere in a position until it is attacked; then everybody sees it. */
RULE(a_back_is_nobodys_until_the_attack)
{
    table *t = position(3, "1.1 OS1, card MF11; P at 1.1; next M102");

    for (int i = 0; i < RS_COUNT(readers); i++) {
        assert_int_equal(seen_by(t, readers[i])->cell[0].card, card("MF11"));
        assert_int_equal(rs_size(&seen_by(t, readers[i])->backs), DR_BACKS);
    }
    play(t, P, "raid MF11");
    assert_string_equal(told(t, DR_EV_TURNED, G), told(t, DR_EV_TURNED, P));
    assert_int_equal(seen_by(t, RS_SPECTATOR)->battle.back, card("M102"));
}

/* DR-8.13: merchant ships that a search leaves in place everybody has seen, by their fronts. */
RULE(ships_passed_over_in_a_box_are_known_to_all)
{
    table *t = position(3, "P play bosun:2+U214, hand sailor-1; next MF13 U119");

    play(t, P, "use bosun bottom box");
    assert_string_equal(told(t, DR_EV_PASSED_OVER, G), "Purple passes over Packet Boat.");
    assert_int_equal(seen_by(t, RS_SPECTATOR)->top[0], card("MF13"));
    assert_int_equal(rs_size(&seen_by(t, RS_SPECTATOR)->backs), DR_BACKS);
}

/* ---- The rest -------------------------------------------------------------------------------------------------------------- */

/* DR-10.5, DR-13.1: everything else lies open: a view differs from the position only in what is secret. */
RULE(everything_else_lies_open)
{
    table *t =
        position(3, "2.1 dark; 1.1 I02, P 2+1, fort, cargo 3; 1.2 I03, B 1+0; P at 1.2, cargo 2, coins 1, stow AD, damage 2, track 3, "
                    "hull B:EB1, wait U101, hand sailor-1:2; B pirate, at 2.2, dock 3, play gunner-1:2+U203; G wins 2, bonus BA1");
    dr_state open = t->s;
    const dr_state *view = seen_by(t, RS_SPECTATOR);

    open.head.viewer = RS_SPECTATOR;
    open.deep = view->deep; /* what may differ */
    open.left = view->left;
    open.unseen_tiles = view->unseen_tiles;
    open.unseen_crew = view->unseen_crew;
    for (int seat = 0; seat < 3; seat++) {
        dr_captain *c = &open.captain[seat];
        const dr_captain *seen = &view->captain[seat];

        c->hand = seen->hand;
        c->deck = seen->deck;
        c->chest = seen->chest;
        c->bonus = seen->bonus;
        memcpy(c->level, seen->level, sizeof c->level);
        memcpy(c->bottom, seen->bottom, sizeof c->bottom);
        memcpy(c->offer, seen->offer, sizeof c->offer);
        c->drawn = seen->drawn;
    }
    assert_memory_equal(&open, view, sizeof open);
}

/* DR-5.1: the one who is asked can list the moves from the own view. */
RULE(the_one_who_is_asked_can_list_from_the_own_view)
{
    table *t = position(3, "2.2 I05; P at 2.2, cargo 3, hand sailor-1:2 gunner-1, play deckhand-1");
    rs_moves mine;

    rs_legal(&dr_game, seen_by(t, P), &mine);
    assert_int_equal(mine.count, t->turn.moves.count);
    assert_memory_equal(mine.at, t->turn.moves.at, (size_t)mine.count * sizeof mine.at[0]);
}

/* DR-5.1, DR-20.2: a position dealt from a view fits it: the same sizes, levels that can be, and what is known is the same. */
RULE(a_dealt_position_fits_the_view)
{
    static _Alignas(RS_ALIGN) dr_state guess;
    table *t = position(3, "2.1 dark; P pending, hand sailor-1:3 gunner-1, bonus BA1; B hand captain purser; step turn");

    play(t, P, "level-up sailor-1");
    for (int i = 0; i < 50; i++) {
        int levels = 0;

        rs_deal(&dr_game, seen_by(t, G), &guess, &t->chance);
        assert_null(dr_game.broken(&guess));
        assert_int_equal(rs_size(&guess.captain[P].hand.cards), 2);
        assert_int_equal(rs_size(&guess.captain[B].hand.cards), 2);
        for (int card = 0; card < DR_CREW; card++) levels += guess.captain[P].level[card] == DR_LEVELS;
        assert_int_equal(levels, 1);
        assert_true(guess.captain[P].bonus != t->s.captain[G].bonus);
        assert_in_range(guess.captain[P].chest, 0, DR_RICH - 1);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_hand_is_its_owners),
        TEST(a_deck_is_its_owners_and_has_no_order),
        TEST(a_level_up_in_hand_does_not_tell_the_card),
        TEST(a_fourth_level_in_hand_is_known_without_its_card),
        TEST(drawn_cards_are_told_to_their_owner),
        TEST(the_bottom_card_is_its_owners_secret),
        TEST(a_card_drawn_in_a_battle_and_kept_stays_unknown),
        TEST(an_attacker_is_asked_whatever_the_hand_holds),
        TEST(a_defender_is_asked_whatever_the_hand_holds),
        TEST(a_level_up_is_asked_about_whatever_the_hand_holds),
        TEST(a_chest_is_its_owners),
        TEST(bonus_tiles_are_secret),
        TEST(the_scoring_reveals_what_was_kept),
        TEST(unexplored_tiles_are_seen_by_nobody),
        TEST(a_back_is_nobodys_until_the_attack),
        TEST(ships_passed_over_in_a_box_are_known_to_all),
        TEST(everything_else_lies_open),
        TEST(the_one_who_is_asked_can_list_from_the_own_view),
        TEST(a_dealt_position_fits_the_view),
        TEST(guesses_hold_what_is_about_to_be_paid),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
