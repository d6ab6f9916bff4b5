/* test_secrets.c - rules tests: who sees what ("Hidden information" in the rules). */
#include "table.h"

#include <stdio.h>
#include <string.h>

/* What a seat or a spectator sees of the position. The block lives until the next call but one. */
static const co_state *seen_by(const table *t, int who)
{
    static _Alignas(RS_ALIGN) co_state view[2];
    static int next;

    next = !next;
    rs_view(&co_game, &t->s, who, &view[next]);
    return &view[next];
}

static const int readers[] = {O, B, D, RS_SPECTATOR};

/* The event of this kind in the last play. */
static const rs_event *event_of(const table *t, int kind, int seat)
{
    for (int i = 0; i < t->turn.events; i++)
        if (t->turn.event[i].kind == kind && t->turn.event[i].seat == seat) return &t->turn.event[i];
    fail_msg("no event '%s'", co_event_kinds[kind].name);
    return NULL;
}

static void expect_text(const rs_event *event, int who, const char *text)
{
    char line[RS_LINE];
    rs_text out = rs_text_on(line, sizeof line);

    rs_event_text(&co_game, &(rs_head){.players = 3}, event, who, &out);
    assert_string_equal(line, text);
}

static table *a_battle(void)
{
    table *t = position(3, "O I @2 +1 {R,R}, marks S11; B I @2 +1 {R,R}, marks S13; D I @2 {R}; phase ports");

    play(t, O, "attack i blue-i");
    return t;
}

/* ---- Strategies --------------------------------------------------------------------------------------------------------------------- */

/* CO-8.5: what a company has chosen is seen by itself until all have chosen; that it has chosen is seen by all. */
RULE(a_chosen_strategy_is_seen_by_its_chooser_only)
{
    table *t = a_battle();

    play(t, O, "play S11");
    for (int i = 0; i < RS_COUNT(readers); i++) {
        const co_state *view = seen_by(t, readers[i]);

        assert_int_equal(view->company[O].has_chosen, 1);
        assert_int_equal(view->company[O].chosen, readers[i] == O ? CO_CRESCENT : CO_NONE);
        assert_int_equal(view->company[B].has_chosen, 0);
        assert_int_equal(view->battle.strategy[0], CO_NONE);
        assert_int_equal(view->battle.strategy[1], CO_NONE);
    }
}

/* CO-8.5: the log tells the others that a choice was made, and not which. */
RULE(the_log_does_not_tell_a_choice)
{
    table *t = a_battle();
    const rs_event *move;

    play(t, O, "play S11");
    move = event_of(t, CO_EV_MOVE, O);
    assert_true(rs_event_open(move, O));
    for (int i = 1; i < RS_COUNT(readers); i++) {
        assert_false(rs_event_open(move, readers[i]));
        assert_true(rs_event_seen(&co_game, move, readers[i]));
        expect_text(move, readers[i], "Orange has decided in secret.");
    }
    assert_int_equal(times(t, CO_EV_STRATEGY), 0);
    assert_int_equal(t->turn.events, 1); /* nothing else happens that could betray it */
}

/* CO-8.5: whatever the first has chosen, the second, a bystander and a spectator see the same. */
RULE(the_choice_changes_no_view_of_others)
{
    static _Alignas(RS_ALIGN) co_state views[RS_COUNT(readers)];
    static const char *const choices[] = {"play S00", "play S01", "play S02", "play S11"};

    for (int choice = 0; choice < RS_COUNT(choices); choice++) {
        table *t = a_battle();

        play(t, O, choices[choice]);
        expect_offers(t, "play S00; play S01; play S02; play S13");
        for (int i = 1; i < RS_COUNT(readers); i++) {
            const co_state *view = seen_by(t, readers[i]);

            if (choice == 0) views[i] = *view;
            assert_memory_equal(&views[i], view, sizeof *view);
        }
    }
}

/* CO-8.5: when both have chosen, both are shown to all, together, and nothing hidden is left. */
RULE(strategies_are_shown_together)
{
    table *t = a_battle();

    play(t, O, "play S11");
    play(t, B, "play S13");
    assert_int_equal(times(t, CO_EV_STRATEGY), 2);
    for (int i = 0; i < t->turn.events; i++)
        if (t->turn.event[i].kind == CO_EV_STRATEGY)
            for (int j = 0; j < RS_COUNT(readers); j++) assert_true(rs_event_open(&t->turn.event[i], readers[j]));
    for (int seat = 0; seat < 3; seat++) {
        assert_int_equal(t->s.company[seat].chosen, CO_NONE);
        assert_int_equal(t->s.company[seat].has_chosen, 0);
    }
    assert_int_equal(seen_by(t, D)->battle.strategy[0], CO_CRESCENT);
    assert_int_equal(seen_by(t, RS_SPECTATOR)->battle.strategy[1], CO_WEATHER_GAUGE);
    assert_false(rs_event_open(event_of(t, CO_EV_MOVE, B), O)); /* the move itself stays as secret as it was */
}

/* CO-11.5: against a nation a company chooses alone, and is shown at once; what the nation plays all can know beforehand. */
RULE(against_a_nation_the_only_choice_is_shown_at_once)
{
    table *t = position(3, "O I @2 {R,R}; spain @2 2 +1; phase ports");

    play(t, O, "attack i spain");
    assert_int_equal(seen_by(t, RS_SPECTATOR)->battle.strategy[1], CO_CRESCENT);
    play(t, O, "play S00");
    assert_int_equal(times(t, CO_EV_STRATEGY), 2);
    assert_true(rs_event_open(event_of(t, CO_EV_STRATEGY, O), B));
}

/* CO-9.1: which strategies a company could choose is no secret: markers lie open. */
RULE(markers_lie_open)
{
    table *t = position(3, "B I @2 +3 {R,R}, marks S11 S22 S33, cards C9, extra S10 S12 S20; calendar 3");

    for (int i = 0; i < RS_COUNT(readers); i++) {
        const co_company *c = &seen_by(t, readers[i])->company[B];

        assert_memory_equal(c->marker, t->s.company[B].marker, sizeof c->marker);
        assert_memory_equal(c->extra, t->s.company[B].extra, sizeof c->extra);
    }
}

/* ---- Encounters -------------------------------------------------------------------------------------------------------------------------
 */

/* CO-10.5: the tile is drawn after the choice, in the open. */
RULE(the_pirate_tile_is_drawn_after_the_choice)
{
    table *t = position(3, "O I @15 {R [tea,tea],R [tea,tea]}; pirates 1 1 1; meets I tortuga; phase pirates");

    play(t, O, "end");
    expect_asked(t, O, CO_D_STRATEGY);
    assert_int_equal(rs_size(&t->s.tiles), CO_TILES);
    assert_int_equal(t->s.battle.tile, CO_NONE);
    draws(t, "pirate-8");
    play(t, O, "play S02");
    assert_false(rs_has(&t->s.tiles, CO_FIRST_AMBUSH + 7));
    for (int i = 0; i < RS_COUNT(readers); i++) assert_true(rs_event_open(event_of(t, CO_EV_TILE, RS_NOBODY), readers[i]));
}

/* CO-10.6: the strategy chosen for an encounter without a battle is known to everybody once the tile is drawn. */
RULE(the_choice_for_an_encounter_is_shown_with_the_tile)
{
    table *t = position(3, "O I @15 {R [tea,tea],R [tea,tea]}; pirates 1 1 1; meets I tortuga; phase pirates; next pirate-8");

    play(t, O, "end");
    play(t, O, "play S02");
    expect_asked(t, O, CO_D_ENGAGE);
    for (int i = 0; i < RS_COUNT(readers); i++) {
        assert_true(rs_event_open(event_of(t, CO_EV_STRATEGY, O), readers[i]));
        expect_text(event_of(t, CO_EV_STRATEGY, O), readers[i], "Orange I plays Flight.");
        assert_int_equal(seen_by(t, readers[i])->battle.strategy[0], CO_FLIGHT);
    }
    play(t, O, "sail-on");
    assert_int_equal(t->s.company[O].chosen, CO_NONE);
    assert_int_equal(t->s.battle.strategy[0], CO_NONE);
}

/* ---- Stacks ----------------------------------------------------------------------------------------------------------------------------
 */

/* CO-22.8: the order of the tiles is nowhere: whatever comes next, the position is the same before. */
RULE(the_order_of_the_stacks_is_nowhere)
{
    static _Alignas(RS_ALIGN) co_state one;
    static const char *const coming[] = {"region-1 strength-0a pirates-none-a refill-none-a mutiny-none-a",
                                         "region-6 strength-3a pirates-tortuga-a refill-036 mutiny-4a"};

    for (int i = 0; i < 2; i++) {
        table *t = positionf(2, "O I @14 {L}; round 1; next %s", coming[i]);

        if (i == 0) one = t->s;
        assert_memory_equal(&one, &t->s, sizeof one);
    }
}

/* CO-22.8: which tiles are still face down follows from those that lie open, and everybody sees that. */
RULE(turned_tiles_lie_open)
{
    table *t = position(3, "O I @14 {L}; turned region-2 strength-3a refill-036 pirate-12; forecast 2");

    for (int i = 0; i < RS_COUNT(readers); i++) {
        const co_state *view = seen_by(t, readers[i]);

        assert_memory_equal(&view->tiles, &t->s.tiles, sizeof(rs_set));
        assert_int_equal(view->forecast, 2);
    }
    assert_int_equal(rs_size(&t->s.tiles), CO_TILES - 4);
}

/* ---- All the rest is open ---------------------------------------------------------------------------------------------------------------
 */

/* CO-22.8, CO-18.1: everything else lies open: a view differs from the position only in a chosen strategy. */
RULE(everything_else_lies_open)
{
    table *t =
        position(3, "O I @2 +1 {R d1 [tea],R m1}, X @6 {P [spices]}, ducats 7, losses 2, kept 1, cards C1 C4, fresh C2; "
                    "B I @2 +2 {R,R}; D I @0 {F}; port 2 O1 B2d1 0d2 1, governor B, fort B d3; england @6 2 +1 d4, control D, ally O; "
                    "pirates 2 0 5; forecast 3; storm 1; turned region-3 mutiny-1a pirate-2; phase ports");

    play(t, O, "attack i blue-i");
    play(t, O, "play S01");
    for (int i = 0; i < RS_COUNT(readers); i++) {
        static _Alignas(RS_ALIGN) co_state open;
        const co_state *view = seen_by(t, readers[i]);

        open = t->s;
        open.head.viewer = view->head.viewer;
        if (readers[i] != O) open.company[O].chosen = CO_NONE;
        assert_int_equal(view->head.viewer, readers[i]);
        assert_memory_equal(&open, view, sizeof open);
    }
}

/* CO-18.1: offers and replies are heard by everybody. */
RULE(offers_and_replies_are_open)
{
    table *t = position(3, "O I @7 {F}; port 7 B1 1 1 1");

    plays(t, O, "ask blue; fee 3");
    assert_true(rs_event_open(event_of(t, CO_EV_MOVE, O), D));
    assert_true(rs_event_open(event_of(t, CO_EV_MOVE, O), RS_SPECTATOR));
    play(t, B, "counter 5");
    assert_true(rs_event_open(event_of(t, CO_EV_MOVE, B), D));
    play(t, O, "pay");
    expect_text(event_of(t, CO_EV_FEE, O), RS_SPECTATOR, "Orange pays Blue a fee of 5 ducats.");
    expect_text(event_of(t, CO_EV_PERMIT, B), D, "Blue gives Orange permission.");
}

static void expect_open_events(const table *t, int point)
{
    for (int i = 0; i < t->turn.events; i++) {
        const rs_event *event = &t->turn.event[i];

        if (event->kind == CO_EV_MOVE && point == CO_D_STRATEGY) continue;
        for (int j = 0; j < RS_COUNT(readers); j++)
            if (!rs_event_open(event, readers[j])) fail_msg("'%s' is not told to all", co_event_kinds[event->kind].name);
    }
}

/* Plays a game at random; how often a strategy was chosen. */
static int play_at_random(table *t)
{
    int choices = 0;

    while (!t->s.head.over) {
        int point = rs_top_of(&t->s)->kind;

        choices += point == CO_D_STRATEGY;
        rs_choose(&co_game, &t->s, rs_below(&t->chance, t->turn.moves.count), &t->turn);
        expect_open_events(t, point);
        for (int seat = 0; seat < t->s.head.players; seat++)
            if (t->s.company[seat].has_chosen) assert_int_equal(rs_top_of(&t->s)->kind, CO_D_STRATEGY);
    }
    return choices;
}

/* CO-8.5: in games played at random nothing but the choice of a strategy is hidden, and once it is shown nothing is. */
RULE(only_the_choice_of_a_strategy_is_hidden)
{
    int choices = 0;

    for (int game = 0; game < 30; game++) choices += play_at_random(set_up(2 + game % 3, ""));
    assert_true(choices > 5);
}

/* CO-8.5: the one who is asked can list from the own view. */
RULE(the_one_who_is_asked_can_list_from_the_own_view)
{
    table *t = a_battle();
    rs_moves mine;

    play(t, O, "play S11");
    rs_legal(&co_game, seen_by(t, B), &mine);
    assert_int_equal(mine.count, t->turn.moves.count);
    assert_memory_equal(mine.at, t->turn.moves.at, (size_t)mine.count * sizeof mine.at[0]);
}

/* CO-8.5, CO-9.1: a position dealt from a view holds a choice that could be; the own choice is as it was. */
RULE(a_dealt_position_fits_the_view)
{
    static _Alignas(RS_ALIGN) co_state guess;
    table *t = a_battle();
    uint32_t seen = 0;

    play(t, O, "play S11");
    for (int i = 0; i < 100; i++) {
        rs_deal(&co_game, seen_by(t, B), &guess, &t->chance);
        assert_null(co_game.broken(&guess));
        seen |= 1u << guess.company[O].chosen;
    }
    assert_int_equal(seen, 1u << CO_RAM | 1u << CO_MELEE | 1u << CO_FLIGHT | 1u << CO_CRESCENT);
    rs_deal(&co_game, seen_by(t, O), &guess, &t->chance);
    assert_int_equal(guess.company[O].chosen, CO_CRESCENT);
}

/* CO-8.5: a position in which a company has chosen is whole only with its choice. */
RULE(a_choice_is_part_of_the_position)
{
    table *t = a_battle();

    play(t, O, "play S11");
    t->s.company[O].chosen = CO_NONE;
    assert_non_null(co_game.broken(&t->s));
    t->s.company[O].chosen = CO_RAKE; /* its fleet cannot play that */
    assert_non_null(co_game.broken(&t->s));
    t->s.company[O].chosen = CO_CRESCENT;
    assert_null(co_game.broken(&t->s));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_chosen_strategy_is_seen_by_its_chooser_only),
        TEST(the_log_does_not_tell_a_choice),
        TEST(the_choice_changes_no_view_of_others),
        TEST(strategies_are_shown_together),
        TEST(against_a_nation_the_only_choice_is_shown_at_once),
        TEST(markers_lie_open),
        TEST(the_pirate_tile_is_drawn_after_the_choice),
        TEST(the_choice_for_an_encounter_is_shown_with_the_tile),
        TEST(the_order_of_the_stacks_is_nowhere),
        TEST(turned_tiles_lie_open),
        TEST(everything_else_lies_open),
        TEST(offers_and_replies_are_open),
        TEST(only_the_choice_of_a_strategy_is_hidden),
        TEST(the_one_who_is_asked_can_list_from_the_own_view),
        TEST(a_dealt_position_fits_the_view),
        TEST(a_choice_is_part_of_the_position),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
