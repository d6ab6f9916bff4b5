/* test_secrets.c - rules tests: who sees what ("Hidden information" in the rules). */
#include "table.h"

#include <stdio.h>
#include <string.h>

/* What a reader (a faction, or a spectator) sees of the position. The block lives until the next call but one. */
static const ah_state *seen_by(const table *t, int who)
{
    static _Alignas(RS_ALIGN) ah_state view[2];
    static int next;

    next = !next;
    rs_view(&ah_game, &t->s, who == RS_SPECTATOR ? RS_SPECTATOR : seat_of(t, who), &view[next]);
    return &view[next];
}

static const int readers[] = {BF, SM1, MU, SM2, RS_SPECTATOR};

/* Is an event of this kind told to this reader in full? */
static bool told(const table *t, int event, int who)
{
    for (int i = 0; i < t->turn.events; i++)
        if (t->turn.event[i].kind == event) return rs_event_open(&t->turn.event[i], who == RS_SPECTATOR ? RS_SPECTATOR : seat_of(t, who));
    fail_msg("no event '%s'", ah_event_kinds[event].name);
    return false;
}

/* AH-3.3: nobody knows which tile is out of the game, nor the order of the others; the size of the stack is public. */
RULE(the_region_stack_is_seen_by_nobody)
{
    table *t = position(4, "BF pool 3 3");

    for (int i = 0; i < RS_COUNT(readers); i++) {
        const ah_state *view = seen_by(t, readers[i]);

        assert_int_equal(rs_size(&view->stack_tiles.cards), 0);
        assert_int_equal(rs_zone_size(&view->stack_tiles), 10);
    }
}

/* AH-12.1: the market deck is seen by nobody, its size by all. */
RULE(the_market_deck_is_seen_by_nobody)
{
    table *t = position(4, "BF pool 3 3");

    for (int i = 0; i < RS_COUNT(readers); i++) {
        const ah_state *view = seen_by(t, readers[i]);

        assert_int_equal(rs_size(&view->deck.cards), 0);
        assert_int_equal(rs_zone_size(&view->deck), 27);
        assert_memory_equal(&view->market, &t->s.market, sizeof(rs_set));
    }
}

/* AH-14.19: the Union's hand is its own; the others see how many plans it holds. */
RULE(the_unions_hand_is_its_own)
{
    table *t = position(4, "MU hand evacuation close-call enlist; BF pool 3 3");

    for (int i = 0; i < RS_COUNT(readers); i++) {
        const rs_zone *hand = &seen_by(t, readers[i])->captain[seat_of(t, MU)].hand;

        assert_int_equal(rs_zone_size(hand), 3);
        assert_int_equal(rs_size(&hand->cards), readers[i] == MU ? 3 : 0);
    }
    assert_true(rs_has(&seen_by(t, MU)->captain[seat_of(t, MU)].hand.cards, AH_ENLISTMENT));
}

/* AH-14.19: no move shows a plan without playing it. */
RULE(no_move_shows_a_plan)
{
    table *t = position(2, "MU at (0,0), hand close-call weapons-cache, pool 3 3; BF at (3,2); active MU");

    for (int i = 0; i < t->turn.moves.count; i++) assert_int_not_equal(t->turn.moves.at[i].verb, AH_PLAN);
}

/* AH-14.10: the plan deck is seen by nobody, its size by all. */
RULE(the_plan_deck_is_seen_by_nobody)
{
    table *t = position(4, "MU hand evacuation; played cutter; BF pool 3 3");

    for (int i = 0; i < RS_COUNT(readers); i++) {
        const ah_state *view = seen_by(t, readers[i]);

        assert_int_equal(rs_size(&view->plans.cards), 0);
        assert_int_equal(rs_zone_size(&view->plans), 10);
        assert_true(rs_has(&view->played, AH_CUTTER_PLAN)); /* AH-14.9: discarded face up */
    }
}

/* AH-18.6, AH-14.19: drawn plans are told to the Union; the others learn that it drew. */
RULE(drawn_plans_are_told_to_the_union)
{
    table *t = position(3, "BF at (0,1), pool 1; MU at (3,2); SM1 at (3,2)");

    play(t, BF, "place 1 tailwind");
    assert_true(told(t, AH_EV_DRAWS, MU));
    assert_false(told(t, AH_EV_DRAWS, BF));
    assert_false(told(t, AH_EV_DRAWS, RS_SPECTATOR));
    for (int i = 0; i < t->turn.events; i++)
        if (t->turn.event[i].kind == AH_EV_DRAWS) {
            char line[RS_LINE];
            rs_text text = rs_text_on(line, sizeof line);

            assert_true(rs_event_seen(&ah_game, &t->turn.event[i], seat_of(t, BF)));
            rs_event_text(&ah_game, &t->s, &t->turn.event[i], seat_of(t, BF), &text);
            assert_string_equal(line, "The Union draws a plan.");
        }
}

/* AH-14.8: that the Union passes with a plan in hand looks the same whichever plan it is. */
RULE(passing_with_plans_tells_nothing)
{
    static const char *const hands[] = {"close-call", "evacuation"};

    for (int i = 0; i < 2; i++) {
        char text[200];
        table *t;

        snprintf(text, sizeof text, "MU at (2,1), hand %s; SM1 at (3,1), die 1 cannons, pool 3 3; BF at (0,0); active SM1; next 6 1",
                 hands[i]);
        t = position(3, text);
        plays(t, SM1, "place 3 sail; step west");
        expect_asked(t, MU, AH_D_PLANS);
        assert_true(offered(t, "pass"));
    }
}

/* AH-15.8, AH-19.2: which pile is the Squadron's only its Smuggler knows. */
RULE(the_meaning_of_the_piles_is_secret)
{
    for (int marker = 0; marker < 2; marker++) {
        table *t = position(4, marker ? "SM1 marker squadron, left tea, right gems; SM2 marker union; BF pool 3 3"
                                      : "SM1 marker union, left tea, right gems; SM2 marker squadron; BF pool 3 3");

        assert_int_equal(seen_by(t, SM1)->captain[seat_of(t, SM1)].left_squadron, marker);
        assert_int_equal(seen_by(t, SM2)->captain[seat_of(t, SM2)].left_squadron, !marker);
        for (int i = 0; i < RS_COUNT(readers); i++) {
            const ah_state *view = seen_by(t, readers[i]);

            if (readers[i] != SM1) assert_int_equal(view->captain[seat_of(t, SM1)].left_squadron, AH_NONE);
            if (readers[i] != SM2) assert_int_equal(view->captain[seat_of(t, SM2)].left_squadron, AH_NONE);
            assert_int_equal(rs_zone_size(&view->captain[seat_of(t, SM1)].left), 1); /* their sizes are public */
            assert_int_equal(rs_zone_size(&view->captain[seat_of(t, SM1)].right), 1);
        }
    }
}

/* AH-15.8: pledges lie face down: their Smuggler knows them, the others might take them for cards of the deck. */
RULE(pledges_lie_face_down)
{
    table *t = position(4, "SM1 left tea, right gems; SM2 left wine; BF pool 3 3");

    for (int i = 0; i < RS_COUNT(readers); i++) {
        const ah_state *view = seen_by(t, readers[i]);
        const ah_captain *c = &view->captain[seat_of(t, SM1)];

        assert_int_equal(rs_has(&c->left.cards, card("tea")), readers[i] == SM1);
        assert_int_equal(rs_has(&c->right.cards, card("gems")), readers[i] == SM1);
        assert_int_equal(rs_has(&view->unseen_cards, card("tea")), readers[i] != SM1);
        assert_int_equal((int)c->left.blanks, readers[i] != SM1);
    }
}

/* AH-15.8: the log names a pledge to its Smuggler; others hear that there was one. */
RULE(the_log_names_a_pledge_to_its_smuggler)
{
    static const char *const lines[] = {"The Red Smuggler pledges Jewelry to the left pile.", "Smuggler pledges a card face down."};
    table *t = position(3, "map M3; SM1 at (3,2), cargo jewelry, pool 3 3; active SM1");

    plays(t, SM1, "deliver jewelry; grid 2,1; pledge left");
    for (int i = 0; i < t->turn.events; i++)
        for (int other = 0; t->turn.event[i].kind == AH_EV_PLEDGE && other < 2; other++) {
            char line[RS_LINE];
            rs_text text = rs_text_on(line, RS_LINE);

            rs_event_text(&ah_game, &t->s, &t->turn.event[i], seat_of(t, other ? BF : SM1), &text);
            assert_string_equal(line, lines[other]);
        }
    assert_int_equal(times(t, AH_EV_PLEDGE), 1);
}

/* AH-15.8: telling of a pledge does not tell the faction. */
RULE(a_pledge_tells_the_pile_and_not_the_faction)
{
    char lines[2][RS_LINE] = {"", ""};

    for (int marker = 0; marker < 2; marker++) {
        table *t = position(3, marker ? "map M3; SM1 at (3,2), marker squadron, cargo jewelry, pool 3 3; active SM1"
                                      : "map M3; SM1 at (3,2), marker union, cargo jewelry, pool 3 3; active SM1");

        plays(t, SM1, "deliver jewelry; grid 2,1; pledge left");
        for (int i = 0; i < t->turn.events; i++)
            if (t->turn.event[i].kind == AH_EV_PLEDGE) {
                rs_text text = rs_text_on(lines[marker], RS_LINE);

                rs_event_text(&ah_game, &t->s, &t->turn.event[i], seat_of(t, BF), &text);
            }
    }
    assert_true(lines[0][0] != 0);
    assert_string_equal(lines[0], lines[1]);
}

/* AH-19.2: at the end the piles are revealed to all. */
RULE(the_end_reveals_the_pledges)
{
    table *t = position(3, "map M3; BF at (3,2), fame 30, pool 1; MU at (0,0); SM1 at (3,2), left fighters, marker squadron");

    play(t, BF, "place 1 tailwind");
    assert_true(t->s.head.over);
    assert_true(told(t, AH_EV_REVEAL, BF) && told(t, AH_EV_REVEAL, RS_SPECTATOR));
    assert_int_equal(arg_of(t, AH_EV_REVEAL, 1), AH_SQUADRON);
    assert_int_equal(arg_of(t, AH_EV_TURNED_UP, 1), AH_FIGHTERS);
    assert_true(rs_has(&seen_by(t, RS_SPECTATOR)->captain[seat_of(t, SM1)].left.cards, AH_FIGHTERS));
}

/* AH-1.5, AH-12.9: everything else lies open: a view differs from the position only in what is secret. */
RULE(everything_else_lies_open)
{
    table *t = position(
        4, "map M1 S1@(-2,1)r0; comrades (0,0) 3; ready 2; patrols (2,1) (3,1); strongholds (0,0); gunship (2,2); BF at (0,1), gold 3, "
           "fame 7, "
           "crew elder, damage deploy, pool 3 4; SM1 at (2,1), cargo tea, crew diver gunner, die 5 gunner, white 1,2, black 2,2, left gems;"
           "MU at (3,2), hand enlist, die 6 gunship-6; SM2 at (-1,2); market trawler pilot; deck nothing; wealth (0,0) 4");
    ah_state open = t->s;
    const ah_state *view = seen_by(t, RS_SPECTATOR);

    open.head.viewer = RS_SPECTATOR;
    open.stack_tiles = view->stack_tiles; /* what may differ */
    open.deck = view->deck;
    open.plans = view->plans;
    open.unseen_tiles = view->unseen_tiles;
    open.unseen_cards = view->unseen_cards;
    open.unseen_plans = view->unseen_plans;
    for (int seat = 0; seat < 4; seat++) {
        open.captain[seat].hand = view->captain[seat].hand;
        open.captain[seat].left = view->captain[seat].left;
        open.captain[seat].right = view->captain[seat].right;
        open.captain[seat].left_squadron = view->captain[seat].left_squadron;
    }
    assert_memory_equal(&open, view, sizeof open);
}

/* AH-14.8: the option list goes to the one who is asked; a view of that seat gives the same list. */
RULE(the_one_who_is_asked_can_list_from_the_own_view)
{
    table *t = position(3, "comrades (0,0) 2; MU at (0,0), hand cutter evacuation close-call, pool 3 3; BF at (3,2); active MU");
    rs_moves mine;

    rs_legal(&ah_game, seen_by(t, MU), &mine);
    assert_int_equal(mine.count, t->turn.moves.count);
    assert_memory_equal(mine.at, t->turn.moves.at, (size_t)mine.count * sizeof mine.at[0]);
}

/* AH-3.3, AH-14.19: a position dealt from a view fits it: the same sizes, and what is known is the same. */
RULE(a_dealt_position_fits_the_view)
{
    static _Alignas(RS_ALIGN) ah_state guess;
    table *t = position(4, "MU hand enlist cutter; SM1 left tea, marker squadron; BF pool 3 3");
    const ah_state *view = seen_by(t, BF);

    rs_deal(&ah_game, view, &guess, &t->chance);
    assert_null(ah_game.broken(&guess));
    assert_int_equal(rs_size(&guess.captain[seat_of(t, MU)].hand.cards), 2);
    assert_int_equal(rs_size(&guess.deck.cards), rs_size(&t->s.deck.cards));
    assert_int_equal(rs_size(&guess.stack_tiles.cards), rs_size(&t->s.stack_tiles.cards));
    assert_in_range(guess.captain[seat_of(t, SM1)].left_squadron, 0, 1);
    assert_int_equal(rs_size(&guess.captain[seat_of(t, SM1)].left.cards), 1);
    assert_memory_equal(&guess.market, &t->s.market, sizeof(rs_set));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_region_stack_is_seen_by_nobody),
        TEST(the_market_deck_is_seen_by_nobody),
        TEST(the_unions_hand_is_its_own),
        TEST(no_move_shows_a_plan),
        TEST(the_plan_deck_is_seen_by_nobody),
        TEST(drawn_plans_are_told_to_the_union),
        TEST(passing_with_plans_tells_nothing),
        TEST(the_meaning_of_the_piles_is_secret),
        TEST(pledges_lie_face_down),
        TEST(the_log_names_a_pledge_to_its_smuggler),
        TEST(a_pledge_tells_the_pile_and_not_the_faction),
        TEST(the_end_reveals_the_pledges),
        TEST(everything_else_lies_open),
        TEST(the_one_who_is_asked_can_list_from_the_own_view),
        TEST(a_dealt_position_fits_the_view),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
