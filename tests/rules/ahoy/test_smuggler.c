/* test_smuggler.c - rules tests: the Smugglers, their cargo and rewards (AH-15). */
#include "table.h"

#include <stdio.h>

#define SWORDS "map M3; BF at (0,0); MU at (0,0); active SM1; SM1 at (3,2), cargo jewelry, pool 3 3" /* Jewelry goes to Swords */

/* A Smuggler about to choose a reward, with his markers there; more is said of the position behind it. */
static table *rewarded(const char *markers, const char *more)
{
    char text[512];
    table *t;

    snprintf(text, sizeof text, SWORDS ", %s%s", markers, more);
    t = position(3, text);
    play(t, SM1, "deliver jewelry");
    expect_asked(t, SM1, AH_D_GRID);
    return t;
}

/* ---- Cargo --------------------------------------------------------------------------------------------------------------------- */

/* AH-15.1: a Market card of the island's suit is smuggled for nothing, again and again. */
RULE(smuggling_takes_cards_of_the_islands_suit)
{
    table *t = position(3, "map M3; SM1 at (0,0), gold 1, pool 3 3; market diver pilot elder; active SM1; next sailor merchant");

    assert_true(offered(t, "smuggle jewelry") && offered(t, "recruit diver"));
    refused(t, SM1, "smuggle linen", "AH-15.1");
    refused(t, SM1, "smuggle tea", "AH-12.1"); /* not in the Market */
    plays(t, SM1, "smuggle jewelry; smuggle iron");
    assert_true(has_cargo(t, SM1, "jewelry") && has_cargo(t, SM1, "iron"));
    assert_int_equal(gold(t, SM1), 1);
    assert_int_equal(t->s.quota_left, 2);
    assert_true(market_is(t, "sailor merchant elder"));
}

/* AH-15.1: only Smugglers, only on an island. */
RULE(only_smugglers_on_islands_smuggle)
{
    table *t = position(3, "map M3; SM1 at (0,1), pool 3 3; market diver pilot elder; active SM1");

    refused(t, SM1, "smuggle jewelry", "AH-15.1");
    t = position(3, "map M3; BF at (0,0), pool 3 3; market diver pilot elder");
    refused(t, BF, "smuggle jewelry", "AH-15.1");
    refused(t, BF, "deliver jewelry", "AH-15.1");
}

/* AH-15.2: with a third cargo one of the three goes overboard, into the box. */
RULE(a_third_cargo_drives_one_overboard)
{
    table *t = position(
        3, "map M3; SM1 at (0,0), cargo coins lace, pool 3 3; market barrelman pilot elder; active SM1; next aeronauts documentarian");

    play(t, SM1, "smuggle rare-wood");
    expect_asked(t, SM1, AH_D_OVERBOARD);
    expect_offers(t, "overboard coins; overboard lace; overboard rare-wood");
    play(t, SM1, "overboard lace");
    assert_true(in_box(t, "lace"));
    assert_true(has_cargo(t, SM1, "coins") && has_cargo(t, SM1, "rare-wood"));
    assert_true(market_is(t, "pilot elder aeronauts"));
}

/* AH-15.3: a delivery gives 2 Fame, raises the wealth, then the reward, then the pledge; meanwhile the card is no cargo. */
RULE(a_delivery_pays_in_this_order)
{
    table *t = position(3, SWORDS "; wealth (3,2) 2");

    play(t, SM1, "deliver jewelry");
    assert_int_equal(fame(t, SM1), 2);
    assert_int_equal(wealth(t, 3, 2), 3);
    assert_false(has_cargo(t, SM1, "jewelry"));
    expect_asked(t, SM1, AH_D_GRID);
    play(t, SM1, "grid 1,2");
    assert_int_equal(gold(t, SM1), 1);
    expect_asked(t, SM1, AH_D_PLEDGE);
    play(t, SM1, "pledge right");
    assert_true(rs_has(&captain(t, SM1)->right.cards, AH_DIVER));
    assert_int_equal(t->s.quota_left, 2);
}

/* AH-15.3: only where the cargo is wanted. */
RULE(cargo_goes_to_its_own_suit)
{
    table *t = position(3, "map M3; SM1 at (3,2), cargo jewelry coins, pool 3 3; active SM1");

    assert_true(offered(t, "deliver jewelry"));
    refused(t, SM1, "deliver coins", "AH-15.3");
    refused(t, SM1, "deliver feathers", "AH-15.3"); /* not aboard */
    t = position(3, "map M3; SM1 at (3,1), cargo jewelry, pool 3 3; active SM1");
    refused(t, SM1, "deliver jewelry", "AH-15.3");
}

/* AH-15.3: several deliveries in one turn. */
RULE(two_cargoes_can_be_delivered_in_a_turn)
{
    table *t = position(3, "map M3; SM1 at (3,2), cargo jewelry herbs, pool 3 3; active SM1");

    plays(t, SM1, "deliver jewelry; grid 1,2; pledge left; deliver herbs; grid 1,3; pledge right");
    assert_int_equal(fame(t, SM1), 5);
    assert_int_equal(wealth(t, 3, 2), 3);
    assert_int_equal(rs_size(&captain(t, SM1)->cargo), 0);
}

/* AH-15.4, AH-20.3: wealth 6 stays 6; the rest happens. */
RULE(wealth_six_stays_six)
{
    table *t = position(3, SWORDS "; wealth (3,2) 6");

    plays(t, SM1, "deliver jewelry; grid 2,1; pledge left");
    assert_int_equal(wealth(t, 3, 2), 6);
    assert_int_equal(fame(t, SM1), 3);
    assert_true(rs_has(&captain(t, SM1)->left.cards, AH_DIVER));
}

/* AH-15.8: a pledge goes under either marker. */
RULE(a_pledge_goes_left_or_right)
{
    table *t = rewarded("gold 0", "");

    play(t, SM1, "grid 2,1");
    expect_asked(t, SM1, AH_D_PLEDGE);
    expect_offers(t, "pledge left; pledge right");
    play(t, SM1, "pledge left");
    assert_int_equal(rs_size(&captain(t, SM1)->left.cards), 1);
    assert_int_equal(rs_size(&captain(t, SM1)->right.cards), 0);
}

/* ---- The grid ------------------------------------------------------------------------------------------------------------------ */

/* AH-15.5, AH-15.6: the white marker goes to a neighbour, the black one to where it was; never straight back. */
RULE(the_white_marker_moves_and_the_black_one_follows)
{
    table *t = rewarded("gold 0", "");

    expect_offers(t, "grid 1,2; grid 2,1; grid 2,3; grid 3,2");
    refused(t, SM1, "grid 1,1", "AH-15.5");
    plays(t, SM1, "grid 2,1; pledge left");
    assert_true(marked(t, SM1, 21, 22));
    t = rewarded("white 0,1, black 0,0", "");
    expect_offers(t, "grid 0,2; grid 1,1");
    refused(t, SM1, "grid 0,0", "AH-15.6");
}

/* AH-15.5, AH-15.6: a corner is left by its other edge, without a question. */
RULE(a_corner_is_left_by_its_other_edge)
{
    table *t = position(3, SWORDS ", white 4,4, black 4,3");

    play(t, SM1, "deliver jewelry");
    expect_asked(t, SM1, AH_D_REWARD);
    play(t, SM1, "pass");
    assert_true(marked(t, SM1, 34, 44));
}

/* AH-15.6, AH-15.7: one may come back to START by a detour; it gives nothing. */
RULE(start_gives_nothing)
{
    table *t = rewarded("white 2,1, black 1,1", "");

    play(t, SM1, "grid 2,2");
    expect_asked(t, SM1, AH_D_PLEDGE);
    assert_true(marked(t, SM1, 22, 21));
    assert_int_equal(fame(t, SM1), 2);
    assert_int_equal(gold(t, SM1), 0);
}

/* AH-15.5: Fame and gold of the grid are given without a question. */
RULE(fame_and_gold_are_given_at_once)
{
    static const struct {
        const char *markers, *to;
        int fame, gold;
    } cells[] = {
        {"white 0,1, black 1,1", "grid 0,2", 2, 0}, {"white 1,2, black 2,2", "grid 1,3", 1, 0}, {"white 2,2, black 2,2", "grid 1,2", 0, 1},
        {"white 2,2, black 2,2", "grid 2,1", 1, 0}, {"white 2,1, black 2,2", "grid 2,0", 0, 2}, {"white 2,3, black 2,2", "grid 2,4", 2, 0},
        {"white 3,2, black 2,2", "grid 3,3", 0, 2}, {"white 4,1, black 3,1", "grid 4,0", 3, 0}, {"white 3,1, black 2,1", "grid 4,1", 0, 2},
        {"white 3,2, black 2,2", "grid 4,2", 2, 0}, {"white 3,3, black 3,2", "grid 4,3", 0, 1},
    };

    for (int i = 0; i < RS_COUNT(cells); i++) {
        table *t = rewarded(cells[i].markers, "");

        play(t, SM1, cells[i].to);
        expect_asked(t, SM1, AH_D_PLEDGE);
        assert_int_equal(fame(t, SM1), 2 + cells[i].fame);
        assert_int_equal(gold(t, SM1), cells[i].gold);
    }
}

/* AH-15.5, AH-15.18: FAME4W: 4 Fame, and the wealth of the Flagship's region rises; it may be declined. */
RULE(the_corner_gives_four_fame_and_wealth)
{
    table *t = rewarded("white 0,3, black 1,3", "");

    plays(t, SM1, "grid 0,4");
    expect_offers(t, "accept; pass");
    play(t, SM1, "accept");
    assert_int_equal(fame(t, SM1), 6);
    assert_int_equal(wealth(t, 3, 2), 3);
    t = rewarded("white 0,3, black 1,3", "; wealth (3,2) 5");
    plays(t, SM1, "grid 0,4; accept");
    assert_int_equal(wealth(t, 3, 2), 6);
    t = rewarded("white 0,3, black 1,3", "");
    plays(t, SM1, "grid 0,4; pass");
    assert_int_equal(fame(t, SM1), 2);
    assert_int_equal(wealth(t, 3, 2), 2);
}

/* AH-15.18: won in a battle it raises the region where the Flagship is. */
RULE(the_corner_raises_the_region_of_the_flagship)
{
    table *t = position(
        3, "patrols (1,1); SM1 at (2,1), white 0,3, black 0,2, die 1 cannons, pool 3 3; BF at (3,2); MU at (3,2); active SM1; next 6 1");

    plays(t, SM1, "place 3 sail; step west; spoil loot; grid 0,4; accept");
    assert_int_equal(wealth(t, 0, 0), 2);
    assert_int_equal(wealth(t, 3, 2), 1);
}

/* AH-15.5: PAY5: up to 5 gold for as much Fame. */
RULE(gold_buys_fame)
{
    table *t = rewarded("white 0,1, black 1,1, gold 7", "");

    play(t, SM1, "grid 0,0");
    expect_offers(t, "pass; pay 1; pay 2; pay 3; pay 4; pay 5");
    play(t, SM1, "pay 5");
    assert_int_equal(fame(t, SM1), 7);
    assert_int_equal(gold(t, SM1), 2);
    t = rewarded("white 0,1, black 1,1, gold 2", "");
    play(t, SM1, "grid 0,0");
    expect_offers(t, "pass; pay 1; pay 2");
}

/* AH-15.15, AH-12.6: CREW: any Market card for nothing, with no island needed. */
RULE(a_reward_recruits_anybody)
{
    table *t = position(
        3,
        "patrols (2,1); SM1 at (3,1), die 1 cannons, pool 3 3; BF at (0,0); MU at (0,0); market gunner elder sailor; active SM1; next 6 1");

    plays(t, SM1, "place 3 sail; step west; spoil loot; grid 3,2");
    expect_offers(t, "pass; take gunner; take elder; take sailor");
    play(t, SM1, "take sailor");
    assert_true(has_crew(t, SM1, "sailor"));
    assert_int_equal(gold(t, SM1), 0);
    assert_int_equal(rs_size(&t->s.market), 3);
}

/* AH-15.15, AH-13.7: on an island with a Stronghold it is void. */
RULE(a_stronghold_bars_the_reward_too)
{
    /* with two Strongholds the second still stands when the reward comes */
    table *t = position(
        3,
        "strongholds (3,2) (3,2); SM1 at (3,1), pool 3 3; BF at (0,0); MU at (0,0); market gunner elder sailor; active SM1; next 6 1 6 1");

    plays(t, SM1, "place 3 sail; step south; spoil loot; grid 3,2");
    assert_int_equal(rs_size(&captain(t, SM1)->crew), 0);
    assert_true(marked(t, SM1, 32, 22));
    expect_asked(t, SM1, AH_D_VICTORY); /* nothing was asked; the second battle is won too */
}

/* AH-15.16: TAIL leads to any Tailwind space, whatever its value. */
RULE(a_free_tailwind_leads_anywhere)
{
    table *t = position(3, "SM1 at (3,2), cargo books, white 2,1, black 2,2, pool 3 3; BF at (0,0); MU at (0,0); active SM1");

    plays(t, SM1, "deliver books; grid 1,1");
    expect_offers(t, "pass; go (1,0); go (1,1); go (2,2)");
    play(t, SM1, "go (2,2)");
    assert_true(sails(t, SM1, 2, 2));
    expect_asked(t, SM1, AH_D_PLEDGE);
}

/* AH-15.17, AH-15.23: TILE is taken before the region is seen; it lies anywhere it fits beside the map. There are 56 ways at first. */
RULE(a_reward_adds_a_region)
{
    static table save;
    table *t = position(3, "SM1 at (3,2), cargo books, pool 3 3; BF at (0,0); MU at (0,0); active SM1; next k2");
    int ways = 0;

    plays(t, SM1, "deliver books; grid 2,3");
    expect_asked(t, SM1, AH_D_REWARD);
    expect_offers(t, "pass; accept");
    assert_true(rs_has(&t->s.stack_tiles.cards, 7));
    play(t, SM1, "accept");
    expect_asked(t, SM1, AH_D_ADD_TILE);
    assert_false(rs_has(&t->s.stack_tiles.cards, 7));
    save = *t;
    for (int i = 0; i < save.turn.moves.count; i++) {
        *t = save;
        assert_int_equal(rs_play(&ah_game, &t->s, seat_of(t, SM1), save.turn.moves.at[i], &t->turn), RS_OK);
        ways += offers_of(t, AH_ROTATE) ? offers_of(t, AH_ROTATE) : 1;
    }
    assert_int_equal(ways, 56);
    *t = save;
    refused(t, SM1, "origin 1 0", "AH-15.17"); /* overlaps */
    refused(t, SM1, "origin 10 10", "AH-15.17");
    plays(t, SM1, "origin 4 1; rotate 0");
    assert_int_equal(region(t, 4, 1), 2);
    assert_int_equal(wealth(t, 4, 1), 1);
    assert_true(sails(t, SM1, 3, 2));
    expect_asked(t, SM1, AH_D_PLEDGE);
}

/* AH-15.17, AH-15.23: declined it draws nothing; with an empty stack it is void. */
RULE(a_region_may_be_declined)
{
    table *t = position(3, "SM1 at (3,2), cargo books, pool 3 3; BF at (0,0); MU at (0,0); active SM1");

    plays(t, SM1, "deliver books; grid 2,3; pass");
    expect_asked(t, SM1, AH_D_PLEDGE);
    assert_int_equal(t->s.regions, 2);
    t = position(3, "fill; SM1 at (3,2), cargo books, pool 3 3; BF at (0,0); MU at (0,0); active SM1");
    plays(t, SM1, "deliver books; grid 2,3");
    expect_asked(t, SM1, AH_D_PLEDGE);
}

/* AH-15.5, AH-11.11: REPAIR takes all damage. */
RULE(a_reward_repairs_all)
{
    table *t = rewarded("white 2,4, black 2,3, crew sailor, damage sail sail tailwind sailor", "");

    plays(t, SM1, "grid 1,4; accept");
    assert_int_equal(damage(t, SM1), 0);
    assert_int_equal(fame(t, SM1), 2);
}

/* AH-15.19: REPAIRF pays for each damage really removed. */
RULE(repairs_can_bring_fame)
{
    table *t = rewarded("white 3,4, black 2,4, damage sail sail tailwind", "");

    plays(t, SM1, "grid 4,4; accept");
    assert_int_equal(damage(t, SM1), 0);
    assert_int_equal(fame(t, SM1), 5);
    t = rewarded("white 3,4, black 2,4, damage sail sail tailwind", "");
    plays(t, SM1, "grid 4,4; pass");
    assert_int_equal(damage(t, SM1), 3);
    assert_int_equal(fame(t, SM1), 2);
}

/* AH-15.20: MOVE2 is a full move with battle and anchoring. */
RULE(a_reward_moves_the_flagship)
{
    table *t = rewarded("white 0,2, black 1,2", "");

    play(t, SM1, "grid 0,1");
    expect_offers(t, "pass; sail");
    plays(t, SM1, "sail; step west; damage negotiate; stop"); /* Wreckage with 2 gold */
    assert_int_equal(gold(t, SM1), 2);
    expect_asked(t, SM1, AH_D_PLEDGE);
    t = rewarded("white 3,3, black 3,2, die 1 cannons", "; patrols (2,2); next 6 1");
    plays(t, SM1, "grid 3,4; sail; step west");
    expect_asked(t, SM1, AH_D_VICTORY);
}

/* AH-15.20: MOVE2X skips the battles of that move. */
RULE(a_reward_may_move_without_battles)
{
    table *t = rewarded("white 2,1, black 2,2, die 1 cannons", "; patrols (2,2)");

    plays(t, SM1, "grid 3,1; sail; step west; damage sail; stop");
    assert_int_equal(patrols(t, 2, 2), 1);
    assert_int_equal(gold(t, SM1), 2);
    assert_int_equal(times(t, AH_EV_BATTLE), 0);
}

/* AH-15.20, AH-16.11: but a Gunner's Mate who loads at the Harbour it reached may fight. */
RULE(a_gunners_mate_fights_after_a_move_without_battles)
{
    table *t = position(
        3,
        "map M2; patrols (1,1); SM1 at (0,0), cargo tea, crew gunners-mate, white 2,1, black 2,2, die 3 full-sail, pool 3 3; BF at (3,2);"
        "MU at (3,2); active SM1; next 6 1");

    plays(t, SM1, "deliver tea; grid 3,1; sail; step south; stop; load full-sail 3 cannons 3");
    expect_asked(t, SM1, AH_D_GUNMATE);
    plays(t, SM1, "aim (1,1); pass");
    expect_asked(t, SM1, AH_D_VICTORY);
}

/* ---- Actions and victories ----------------------------------------------------------------------------------------------------- */

/* AH-15.9: Full Sail moves 1 up to the value of the die. */
RULE(full_sail_moves_as_far_as_the_die)
{
    table *t = position(3, "SM1 at (0,1), pool 3 3; BF at (3,2); MU at (3,2); active SM1");

    plays(t, SM1, "place 3 full-sail; step north; step south; step north");
    expect_asked(t, SM1, AH_D_TURN);
    t = position(3, "SM1 at (0,1), gold 1, pool 3 3; BF at (3,2); MU at (3,2); active SM1");
    plays(t, SM1, "place 3 full-sail; value 4; step north; step south; step north; step south");
    expect_asked(t, SM1, AH_D_TURN);
}

/* AH-15.10, AH-15.11: Negotiate takes any card on an island; a Comrade removed from it pays for a second, also one just dealt. */
RULE(negotiate_takes_up_to_two_cards)
{
    table *t = position(
        3,
        "comrades (3,2) 2; SM1 at (3,2), pool 4 3; BF at (0,0); MU at (0,0); market gunner elder fighters; active SM1; next diver sailor");

    play(t, SM1, "place 4 negotiate");
    expect_asked(t, SM1, AH_D_NEGOTIATE);
    expect_offers(t, "pass; take gunner; take elder; take fighters");
    play(t, SM1, "take gunner");
    expect_offers(t, "pass; take diver; take elder; take fighters");
    play(t, SM1, "take diver");
    assert_int_equal(comrades(t, 3, 2), 1);
    assert_int_equal(t->s.comrades, 19);
    assert_true(has_crew(t, SM1, "gunner") && has_crew(t, SM1, "diver"));
    expect_asked(t, SM1, AH_D_TURN);
}

/* AH-15.10: the second is a choice; away from an island nothing happens. */
RULE(negotiate_needs_an_island)
{
    table *t = position(3, "comrades (3,2) 2; SM1 at (3,2), pool 4 3; BF at (0,0); MU at (0,0); active SM1");

    plays(t, SM1, "place 4 negotiate; take aeronauts; pass");
    assert_int_equal(comrades(t, 3, 2), 2);
    t = position(3, "comrades (3,2) 2; SM1 at (3,1), pool 4 3; BF at (0,0); MU at (0,0); active SM1");
    play(t, SM1, "place 4 negotiate");
    expect_asked(t, SM1, AH_D_TURN);
}

/* AH-15.11: no second card without a Comrade, without a Market, or without the first. */
RULE(negotiate_ends_without_comrade_or_card)
{
    table *t = position(3, "SM1 at (3,2), pool 4 3; BF at (0,0); MU at (0,0); active SM1");

    plays(t, SM1, "place 4 negotiate; take aeronauts");
    expect_asked(t, SM1, AH_D_TURN);
    t = position(3, "comrades (3,2) 1; SM1 at (3,2), pool 4 3; BF at (0,0); MU at (0,0); market gunner; deck nothing; active SM1");
    plays(t, SM1, "place 4 negotiate; take gunner");
    expect_asked(t, SM1, AH_D_TURN);
    assert_int_equal(comrades(t, 3, 2), 1);
    t = position(3, "comrades (3,2) 1; SM1 at (3,2), pool 4 3; BF at (0,0); MU at (0,0); active SM1");
    plays(t, SM1, "place 4 negotiate; pass");
    expect_asked(t, SM1, AH_D_TURN);
}

/* AH-15.12, AH-9.8: SM-a: after the damage the Flagship sails off at once; its other battles and the terrain are left behind. */
RULE(a_winner_may_slip_away)
{
    table *t = position(3, "SM1 at (2,1), die 1 cannons, pool 3 3; BF at (1,1); MU at (1,1); active SM1; next 5 3");

    plays(t, SM1, "place 3 sail; step west; engage squadron-flagship; spoil slip-away; damage deploy; step west; stop");
    assert_int_equal(slots(t, BF, "deploy", AH_DAMAGED), 1);
    assert_true(sails(t, SM1, 0, 1));
    assert_int_equal(damage(t, SM1), 0);
    expect_asked(t, SM1, AH_D_TURN);
}

/* AH-15.12: the move is a full one: it anchors and finds gold. */
RULE(slipping_away_anchors)
{
    table *t = position(3, "map M3; patrols (2,1); SM1 at (3,1), die 1 cannons, pool 3 3; BF at (0,0); MU at (0,0); active SM1; next 6 1");

    plays(t, SM1, "place 3 sail; step west; spoil slip-away; step west; stop");
    assert_int_equal(gold(t, SM1), 2);
    expect_asked(t, SM1, AH_D_TURN);
}

/* AH-15.13: a Smuggler who wins as defender has both options, outside his turn. */
RULE(a_defender_may_slip_away_or_loot)
{
    table *t = position(3, "map M3; SM1 at (2,1); MU at (3,1), die 1 cannons, pool 3 3; BF at (0,0); active MU; next 2 5");

    plays(t, MU, "place 3 sail; step west");
    expect_asked(t, SM1, AH_D_VICTORY);
    expect_offers(t, "pass; spoil slip-away; spoil loot");
    plays(t, SM1, "spoil slip-away; damage inspire; step west; stop");
    assert_int_equal(gold(t, SM1), 2);
    expect_asked(t, MU, AH_D_TURN);
}

/* AH-15.14: SM-b is a reward like any other. */
RULE(a_winner_may_loot)
{
    table *t = position(3, "patrols (2,1); SM1 at (3,1), die 1 cannons, pool 3 3; BF at (0,0); MU at (0,0); active SM1; next 6 1");

    plays(t, SM1, "place 3 sail; step west; spoil loot");
    expect_asked(t, SM1, AH_D_GRID);
    expect_offers(t, "grid 1,2; grid 2,1; grid 2,3; grid 3,2");
    play(t, SM1, "grid 2,1");
    assert_int_equal(fame(t, SM1), 1);
    assert_true(marked(t, SM1, 21, 22));
    assert_int_equal(patrols(t, 2, 1), 0);
}

/* AH-15.21: Smugglers control nothing. */
RULE(smugglers_control_nothing)
{
    table *t = position(4, "SM1 at (0,0); SM2 at (0,0); BF at (3,2); MU at (3,1)");

    assert_int_equal(ah_controller(&t->s, region(t, 0, 0)), AH_NONE);
    assert_int_equal(ah_controller(&t->s, region(t, 3, 2)), AH_SQUADRON);
}

/* The Red Smuggler wins and wins: out to the east and back in, until SM-a moves no more. Returns how often he took it. */
static int slip_away_and_back(table *t, int most)
{
    int taken = 0;
    bool out = false;

    while (rs_asked(&t->s) >= 0) {
        int asked = rs_stack(&t->s)[t->s.head.depth - 1].kind;

        if (asked == AH_D_VICTORY) {
            if (taken == most) return taken;
            draws(t, "6 1");
            play(t, SM1, "spoil slip-away");
            out = false;
            taken++;
        } else if (asked == AH_D_DEAL) {
            rs_choose(&ah_game, &t->s, 0, &t->turn);
        } else if (asked == AH_D_STEP) {
            play(t, SM1, out ? "step west" : "step east");
            out = !out;
        } else {
            return taken;
        }
    }
    return taken;
}

/* AH-15.22: ten inner moves in one action, then SM-a only deals its damage; the next action begins anew. */
RULE(ten_inner_moves_are_the_limit)
{
    table *t =
        position(4, "SM1 at (3,1), die 1 cannons, pool 3 3; SM2 at (2,1), die 1 cannons; BF at (0,0); MU at (0,0); active SM1; next 6 1");

    plays(t, SM1, "place 3 sail; step west");
    assert_int_equal(slip_away_and_back(t, 100), 11);
    expect_asked(t, SM1, AH_D_TURN);
    assert_int_equal(t->s.chain, 0);
    assert_true(sails(t, SM1, 2, 1));
}

/* AH-15.22: after ten of them a reward that moves is void, too. */
RULE(the_limit_holds_for_rewards)
{
    table *t = position(
        4, "SM1 at (3,1), die 1 cannons, white 0,2, black 1,2, pool 3 3; SM2 at (2,1), die 1 cannons; BF at (0,0); MU at (0,0); active SM1;"
           "next 6 1");

    plays(t, SM1, "place 3 sail; step west");
    assert_int_equal(slip_away_and_back(t, 10), 10);
    assert_int_equal(t->s.chain, 10);
    plays(t, SM1, "spoil loot; grid 0,1"); /* a move, which nobody is asked about */
    expect_asked(t, SM1, AH_D_TURN);
}

/* AH-15.5, AH-15.6, AH-15.20: a reward in the midst of another: the black marker has not moved yet, so there is a way straight back; in the
 * end it lies where the white one was last. */
RULE(rewards_in_a_chain_may_go_straight_back)
{
    table *t = position(3, "patrols (2,1) (3,1); SM1 at (1,1), die 1 cannons, white 0,2, black 1,2, pool 3 3; BF at (0,0); MU at (0,0); "
                           "active SM1; next 6 1 6 1");

    plays(t, SM1, "place 3 sail; step east; spoil loot; grid 0,1; sail; step east; spoil loot");
    expect_asked(t, SM1, AH_D_GRID);
    expect_offers(t, "grid 0,0; grid 0,2; grid 1,1");
    assert_int_equal(t->s.chain, 1);
    play(t, SM1, "grid 0,2");
    assert_true(marked(t, SM1, 2, 1));
}

/* AH-15.5: the black marker waits until all of a reward is over. */
RULE(the_black_marker_moves_after_the_reward)
{
    table *t = rewarded("white 0,2, black 1,2", "");

    play(t, SM1, "grid 0,1");
    assert_true(marked(t, SM1, 1, 12));
    plays(t, SM1, "sail; step north");
    assert_true(marked(t, SM1, 1, 12));
    play(t, SM1, "stop");
    expect_asked(t, SM1, AH_D_PLEDGE);
    assert_true(marked(t, SM1, 1, 2));
}

/* AH-9.8, AH-15.16: who leaves by a reward drops the battles that were left, and does not anchor twice. */
RULE(leaving_by_a_reward_drops_the_other_battles)
{
    table *t = position(3, "map M2; patrols (3,2); MU at (3,2); SM1 at (2,2), die 1 cannons, white 2,1, black 2,2, pool 3 3; BF at (0,0); "
                           "active SM1; next 6 1");

    plays(t, SM1, "place 3 sail; step east; engage patrol-1; spoil loot; grid 1,1; go (1,0)");
    assert_true(sails(t, SM1, 1, 0));
    expect_asked(t, SM1, AH_D_TURN);
    assert_int_equal(times(t, AH_EV_BATTLE), 0);
}

/* AH-15.12, AH-7.9: sailing off and back to the same space: the inner move has anchored, the outer one does not again. */
RULE(the_outer_move_does_not_anchor_again)
{
    table *t = position(3, "map M3; patrols (1,1); SM1 at (2,1), die 1 cannons, pool 3 3; BF at (0,0); MU at (0,0); active SM1; next 6 1");

    plays(t, SM1, "place 3 sail; step west; spoil slip-away; step east; step west");
    assert_true(sails(t, SM1, 1, 1));
    assert_int_equal(gold(t, SM1), 2);
    expect_asked(t, SM1, AH_D_TURN);
}

/* AH-15.16, AH-7.11: a free Tailwind is a full move: it fights where it arrives. */
RULE(a_free_tailwind_leads_into_battle)
{
    table *t = position(3, "patrols (2,2); SM1 at (3,2), cargo books, die 1 cannons, white 2,1, black 2,2, pool 3 3; BF at (0,0); MU at "
                           "(0,0); active SM1; next 6 1");

    plays(t, SM1, "deliver books; grid 1,1; go (2,2)");
    expect_asked(t, SM1, AH_D_VICTORY);
    assert_int_equal(t->s.chain, 1);
    play(t, SM1, "pass");
    expect_asked(t, SM1, AH_D_PLEDGE);
}

/* AH-15.5, AH-15.15, AH-15.16: the other cells of CREW and TAIL offer the same. */
RULE(equal_cells_give_equal_rewards)
{
    table *t = rewarded("white 0,2, black 0,1", "; market elder pilot sailor");

    play(t, SM1, "grid 0,3");
    expect_offers(t, "pass; take elder; take pilot; take sailor");
    t = rewarded("white 2,0, black 2,1", "; market elder pilot sailor");
    play(t, SM1, "grid 1,0");
    expect_offers(t, "pass; take elder; take pilot; take sailor");
    t = rewarded("white 2,0, black 2,1", "");
    plays(t, SM1, "grid 3,0");
    expect_offers(t, "pass; go (3,1)");
    play(t, SM1, "pass");
    expect_asked(t, SM1, AH_D_PLEDGE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(smuggling_takes_cards_of_the_islands_suit),
        TEST(only_smugglers_on_islands_smuggle),
        TEST(a_third_cargo_drives_one_overboard),
        TEST(a_delivery_pays_in_this_order),
        TEST(cargo_goes_to_its_own_suit),
        TEST(two_cargoes_can_be_delivered_in_a_turn),
        TEST(wealth_six_stays_six),
        TEST(a_pledge_goes_left_or_right),
        TEST(the_white_marker_moves_and_the_black_one_follows),
        TEST(a_corner_is_left_by_its_other_edge),
        TEST(start_gives_nothing),
        TEST(fame_and_gold_are_given_at_once),
        TEST(the_corner_gives_four_fame_and_wealth),
        TEST(the_corner_raises_the_region_of_the_flagship),
        TEST(gold_buys_fame),
        TEST(a_reward_recruits_anybody),
        TEST(a_stronghold_bars_the_reward_too),
        TEST(a_free_tailwind_leads_anywhere),
        TEST(a_reward_adds_a_region),
        TEST(a_region_may_be_declined),
        TEST(a_reward_repairs_all),
        TEST(repairs_can_bring_fame),
        TEST(a_reward_moves_the_flagship),
        TEST(a_reward_may_move_without_battles),
        TEST(a_gunners_mate_fights_after_a_move_without_battles),
        TEST(full_sail_moves_as_far_as_the_die),
        TEST(negotiate_takes_up_to_two_cards),
        TEST(negotiate_needs_an_island),
        TEST(negotiate_ends_without_comrade_or_card),
        TEST(a_winner_may_slip_away),
        TEST(slipping_away_anchors),
        TEST(a_defender_may_slip_away_or_loot),
        TEST(a_winner_may_loot),
        TEST(smugglers_control_nothing),
        TEST(ten_inner_moves_are_the_limit),
        TEST(the_limit_holds_for_rewards),
        TEST(rewards_in_a_chain_may_go_straight_back),
        TEST(the_black_marker_moves_after_the_reward),
        TEST(leaving_by_a_reward_drops_the_other_battles),
        TEST(the_outer_move_does_not_anchor_again),
        TEST(a_free_tailwind_leads_into_battle),
        TEST(equal_cells_give_equal_rewards),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
