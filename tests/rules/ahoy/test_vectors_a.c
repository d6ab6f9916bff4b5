/* test_vectors_a.c - the test vectors of the rules, TV-B1 to TV-B23: the examples of the book. */
#include "table.h"

#include <stdio.h>

/* ---- Turns ---------------------------------------------------------------------------------------------------------------- */

static int first_offer(const table *t, int verb)
{
    for (int i = 0; i < t->turn.moves.count; i++)
        if (t->turn.moves.at[i].verb == verb) return i;
    return -1;
}

static void choose(table *t, int index)
{
    assert_true(index >= 0);
    assert_int_equal(rs_play(&ah_game, &t->s, rs_asked(&t->s), t->turn.moves.at[index], &t->turn), RS_OK);
    sound(t);
}

/* One move without ambition: dice anywhere, no to everything. */
static void idle(table *t)
{
    static const int verbs[] = {AH_END, AH_PASS, AH_STOP, AH_PLACE, AH_SET_ASIDE};

    for (int i = 0; i < RS_COUNT(verbs); i++) {
        int index = first_offer(t, verbs[i]);

        if (index < 0) continue;
        choose(t, index);
        return;
    }
    choose(t, 0);
}

typedef struct turn_of {
    int who, dice;
} turn_of;

/* Notes who began a turn with how many dice, as the last play told it. */
static int note_turns(const table *t, turn_of *turns, int count)
{
    for (int i = 0; i < t->turn.events; i++) {
        const rs_event *event = &t->turn.event[i];

        if (event->kind == AH_EV_TURN) turns[count++] = (turn_of){event->arg[0], event->arg[1]};
    }
    return count;
}

/* Plays two rounds from the set-up to their end: these turns, in this order, with so many dice. */
static void expect_rounds(int players, const turn_of *turns, int count)
{
    turn_of seen[64];
    int noted = 0;
    table *t = set_up(players, "");

    while (t->s.round <= 2) {
        int round = t->s.round;

        idle(t);
        noted = note_turns(t, seen, noted);
        if (t->s.round == 2 && round == 1) assert_int_equal(t->s.first_mate, 1);
    }
    assert_true(noted > count); /* the third round has begun */
    for (int i = 0; i < count; i++) {
        assert_int_equal(seen[i].who, turns[i].who);
        assert_int_equal(seen[i].dice, turns[i].dice);
    }
    assert_int_equal(noted, count + 1);
}

/* TV-B1; AH-4.1, AH-4.2, AH-4.7, AH-4.8, AH-18.5: four captains take turns of two dice; the Squadron has a third turn with its fifth die.
 * In round 2 it sits last, so its second and third turn follow each other. */
RULE(four_captains_take_turns_of_two_dice_and_the_squadron_a_third_one)
{
    static const turn_of turns[] = {
        {BF, 2},  {SM1, 2}, {MU, 2},  {SM2, 2}, {BF, 2},  {SM1, 2}, {MU, 2},  {SM2, 2}, {BF, 1},
        {SM1, 2}, {MU, 2},  {SM2, 2}, {BF, 2},  {SM1, 2}, {MU, 2},  {SM2, 2}, {BF, 2},  {BF, 1},
    };

    expect_rounds(4, turns, RS_COUNT(turns));
}

/* TV-B21; AH-4.8, AH-13.1: with two captains round 2 goes Union, Squadron, Union, Squadron, Squadron. */
RULE(with_two_captains_the_fifth_die_follows_at_once)
{
    static const turn_of turns[] = {{BF, 2}, {MU, 2}, {BF, 2}, {MU, 2}, {BF, 1}, {MU, 2}, {BF, 2}, {MU, 2}, {BF, 2}, {BF, 1}};

    expect_rounds(2, turns, RS_COUNT(turns));
}

static void expect_no_dice_to_place(const table *t)
{
    assert_int_equal(offers_of(t, AH_PLACE), 0);
    assert_int_equal(offers_of(t, AH_RECRUIT_DIE), 0);
    assert_int_equal(offers_of(t, AH_SET_ASIDE), 0);
    assert_true(offered(t, "end"));
}

/* TV-B2; AH-4.2, AH-4.4, AH-15.9, AH-6.2, AH-7.11: Full Sail with a 2 makes two steps, a 4 on Tailwind finds the one space that shows a 4:
 * damage and gold of the Wreckage there. Two dice are placed; free actions and the end are left. */
RULE(a_turn_is_two_dice_and_then_only_free_actions)
{
    table *t = position(3, "map M1; SM1 at (2,1), pool 2 4 5 6, crew ghastly-gust; BF at (0,1); MU at (0,1); active SM1");

    refused(t, SM1, "end", "AH-4.6");
    play(t, SM1, "place 2 full-sail");
    play(t, SM1, "step e");
    assert_true(sails(t, SM1, 3, 1));
    play(t, SM1, "step s");
    expect_asked(t, SM1, AH_D_TURN);
    assert_true(sails(t, SM1, 3, 2));
    assert_int_equal(t->s.quota_left, 1);

    play(t, SM1, "place 4 tailwind");
    expect_asked(t, SM1, AH_D_TAILWIND);
    expect_offers(t, "pass; go (1,0)");
    play(t, SM1, "go (1,0)");
    expect_asked(t, SM1, AH_D_TAKE);
    play(t, SM1, "damage negotiate");
    assert_true(sails(t, SM1, 1, 0));
    assert_int_equal(damage(t, SM1), 1);
    assert_int_equal(gold(t, SM1), 1);

    expect_asked(t, SM1, AH_D_TURN);
    assert_int_equal(t->s.quota_left, 0);
    expect_no_dice_to_place(t);
    refused(t, SM1, "place 5 sail", "AH-4.2");
    refused(t, SM1, "set-aside 5", "AH-4.2");
    assert_true(offered(t, "gust (3,1)"));
}

/* ---- Control -------------------------------------------------------------------------------------------------------------- */

/* TV-B3; AH-18.1: Flagship and two Patrols against Flagship and two Comrades are 4 to 3; with a third Comrade nobody scores. */
RULE(the_higher_control_scores_the_wealth_and_a_tie_nothing)
{
    table *t = position(3, "map M1; BF at (0,1); patrols (0,1) (1,0); MU at (0,0); comrades (0,0) 2; step round-end");

    assert_int_equal(ah_control(&t->s, region(t, 0, 0), AH_SQUADRON), 4);
    assert_int_equal(ah_control(&t->s, region(t, 0, 0), AH_UNION), 3);
    assert_int_equal(fame(t, BF), 1);
    assert_int_equal(fame(t, MU), 0);

    t = position(3, "map M1; BF at (0,1); patrols (0,1) (1,0); MU at (0,0); comrades (0,0) 3; step round-end");
    assert_int_equal(ah_control(&t->s, region(t, 0, 0), AH_UNION), 4);
    assert_int_equal(fame(t, BF), 0);
    assert_int_equal(fame(t, MU), 0);
}

/* ---- Slots and gold ------------------------------------------------------------------------------------------------------- */

/* TV-B4; AH-5.1, AH-6.6: of three Sail slots, one damaged and one taken, the third is still free; after that Sail is closed. */
RULE(a_die_goes_on_the_slot_without_die_and_damage)
{
    table *t = position(3, "SM1 at (2,1), damage sail, die 3 sail, pool 2 4; BF at (0,0); MU at (0,0); active SM1");

    assert_int_equal(captain(t, SM1)->slot[0], AH_DAMAGED);
    assert_int_equal(captain(t, SM1)->slot[1], 3);
    play(t, SM1, "place 2 sail");
    assert_int_equal(captain(t, SM1)->slot[2], 2);
    plays(t, SM1, "step e; stop");
    refused(t, SM1, "place 4 sail", "AH-5.1");
}

/* TV-B5; AH-5.5, AH-5.6, AH-5.7: with 1 gold a 6 is placed as a 6 or, for the gold, as a 5; a 1 costs 5 gold, for dice do not wrap. */
RULE(gold_changes_a_die_step_by_step_and_never_around_the_corner)
{
    table *t = position(3, "SM1 at (2,1), gold 1, pool 6 6; active SM1");

    play(t, SM1, "place 6 tailwind");
    expect_asked(t, SM1, AH_D_VALUE);
    expect_offers(t, "value 6; value 5; waste");
    refused(t, SM1, "value 1", "AH-5.6");
    play(t, SM1, "value 6");
    assert_int_equal(gold(t, SM1), 1);
    assert_int_equal(slots(t, SM1, "tailwind", 6), 1);

    t = position(3, "SM1 at (2,1), gold 1, pool 6 6; active SM1");
    plays(t, SM1, "place 6 tailwind; value 5");
    assert_int_equal(gold(t, SM1), 0);
    assert_int_equal(t->s.gold, AH_GOLD);
    assert_int_equal(slots(t, SM1, "tailwind", 5), 1);

    t = position(3, "SM1 at (2,1), gold 5, pool 6 6; active SM1");
    play(t, SM1, "place 6 tailwind");
    expect_offers(t, "value 1; value 2; value 3; value 4; value 5; value 6; waste");
    play(t, SM1, "value 1");
    assert_int_equal(gold(t, SM1), 0);
    assert_int_equal(slots(t, SM1, "tailwind", 1), 1);
}

/* TV-B6; AH-6.2, AH-10.11: a 6 on Tailwind leads to the one space that shows a 6, Fog or not. */
RULE(a_tailwind_die_leads_to_the_spaces_with_its_number)
{
    table *t = position(3, "map M3; SM1 at (0,1), pool 6 6; active SM1");

    play(t, SM1, "place 6 tailwind");
    expect_offers(t, "pass; go (3,1)");
    play(t, SM1, "go (3,1)");
    assert_true(sails(t, SM1, 3, 1));
    expect_asked(t, SM1, AH_D_TURN);
}

/* TV-B7; AH-7.2, AH-7.11, AH-9.3, AH-15.14, AH-8.1, AH-8.4, AH-8.7: no step across a sandbar, but a Tailwind; the loaded Smuggler beats the
 * Patrol there, takes a reward, and then sails off the map: seven ways to lay the tile, and the second step is lost. */
RULE(a_smuggler_takes_a_tailwind_into_battle_and_then_explores)
{
    table *t = position(3, "map M2; SM1 at (0,0), die 3 cannons, pool 2 2; active SM1");

    play(t, SM1, "place 2 sail");
    refused(t, SM1, "step e", "AH-7.2");

    t = position(3, "map M2; SM1 at (0,0), die 3 cannons, crew ghastly-gust, pool 4 2 2; patrols (1,0); active SM1; next 5 2 c2");
    play(t, SM1, "place 4 tailwind");
    expect_offers(t, "pass; go (1,0)");
    play(t, SM1, "go (1,0)");
    expect_asked(t, SM1, AH_D_FIRE);
    expect_offers(t, "pass; fire cannons 1; fire cannons 2");
    play(t, SM1, "pass");
    expect_asked(t, SM1, AH_D_VICTORY);
    assert_true(compared(t, 5, 2));
    expect_offers(t, "pass; spoil sm-a; spoil sm-b");
    play(t, SM1, "spoil sm-b");
    assert_int_equal(patrols(t, 1, 0), 0);
    assert_int_equal(ah_patrol_supply(&t->s), AH_PATROLS);
    play(t, SM1, "grid 2,1");
    assert_int_equal(fame(t, SM1), 1);
    assert_true(sails(t, SM1, 1, 0));
    assert_int_equal(slots(t, SM1, "cannons", 3), 1);

    plays(t, SM1, "place 2 sail; step n");
    expect_asked(t, SM1, AH_D_PLACE_TILE);
    expect_offers(t, "lay 0 -2 0; lay 0 -2 2; lay 0 -2 3; lay 1 -2 0; lay 1 -2 1; lay 1 -2 2; lay 1 -2 3");
    play(t, SM1, "lay 0 -2 2");
    assert_true(sails(t, SM1, 1, -1));
    assert_int_equal(ah_cell_of(&t->s, space(t, 1, -1))->terrain, AH_OPEN);
    assert_int_equal(wealth(t, 1, -1), 1);
    expect_asked(t, SM1, AH_D_TURN);
    assert_true(offered(t, "end"));
}

/* ---- Exploring ------------------------------------------------------------------------------------------------------------ */

static table *off_the_map(int x, int y, const char *direction)
{
    char text[160], move[16];
    table *t;

    snprintf(text, sizeof text, "map M1; SM1 at (%d,%d), pool 3 3; active SM1", x, y);
    snprintf(move, sizeof move, "step %s", direction);
    t = position(3, text);
    play(t, SM1, "place 3 sail");
    play(t, SM1, move);
    return t;
}

static table *adding_a_tile(void)
{
    table *t = position(3, "map M1; SM1 at (3,2), cargo books; active SM1; SM1 pool 1 1");

    plays(t, SM1, "deliver books; grid 2,3; accept");
    expect_asked(t, SM1, AH_D_ADD_TILE);
    return t;
}

/* TV-B8; AH-2.5, AH-2.6, AH-2.7, AH-8.4, AH-15.17, AH-3.2: from each edge of the starting map so many placements, shifted ones included;
 * and 56 ways to add a region. */
RULE(a_new_region_may_be_shifted_and_keeps_islands_apart)
{
    static const struct {
        int x, y;
        const char *direction;
        int placements;
    } steps[] = {
        {0, 0, "n", 6}, {0, 0, "w", 6}, {1, 0, "n", 7}, {1, 0, "e", 4}, {0, 1, "s", 8}, {0, 1, "w", 7}, {1, 1, "s", 4},
        {2, 1, "n", 4}, {3, 1, "n", 8}, {3, 1, "e", 7}, {2, 2, "s", 7}, {2, 2, "w", 4}, {3, 2, "e", 6}, {3, 2, "s", 6},
    };
    table *t;
    int origins, additions = 0;

    for (int i = 0; i < RS_COUNT(steps); i++) {
        t = off_the_map(steps[i].x, steps[i].y, steps[i].direction);
        expect_asked(t, SM1, AH_D_PLACE_TILE);
        assert_int_equal(t->turn.moves.count, steps[i].placements);
    }
    t = off_the_map(0, 0, "n");
    expect_offers(t, "lay -1 -2 1; lay -1 -2 2; lay -1 -2 3; lay 0 -2 0; lay 0 -2 2; lay 0 -2 3");

    origins = adding_a_tile()->turn.moves.count;
    for (int i = 0; i < origins; i++) {
        t = adding_a_tile();
        choose(t, i);
        additions += rs_top_of(&t->s)->kind == AH_D_ADD_TURN ? t->turn.moves.count : 1;
    }
    assert_int_equal(additions, 56);
}

/* TV-B9; AH-2.8, AH-7.3, AH-8.3: a gap too small for a region can never be entered, from whichever side. */
RULE(a_gap_too_small_for_a_region_stays_a_gap)
{
    static const struct {
        const char *at, *step;
    } steps[] = {{"(1,1)", "step s"}, {"(2,2)", "step w"}, {"(0,2)", "step e"}};

    for (int i = 0; i < RS_COUNT(steps); i++) {
        char text[160];
        table *t;

        snprintf(text, sizeof text, "map M1 F1@(-1,2)r1; SM1 at %s, pool 3 3; active SM1", steps[i].at);
        t = position(3, text);
        assert_int_equal(space(t, -1, 3), ah_island(&t->s, 2));
        assert_true(ah_tiles_left(&t->s));
        play(t, SM1, "place 3 sail");
        expect_asked(t, SM1, AH_D_STEP);
        refused(t, SM1, steps[i].step, "AH-7.3");
    }
}

/* ---- Battle --------------------------------------------------------------------------------------------------------------- */

/* TV-B10; AH-7.10, AH-9.3, AH-9.6, AH-9.10, AH-9.14, AH-9.17, AH-7.6: back on its space the loaded Union must battle both enemies there, in
 * its order; the die lowered in the first battle is worth nothing in the second; after that the move is over. */
RULE(a_loaded_flagship_battles_everyone_where_it_arrives)
{
    table *t = position(3, "map M1; MU at (2,1), die 4 cannons, pool 3 3; SM1 at (2,1), gold 1; patrols (2,1); active MU; next 2 5 3 4");

    plays(t, MU, "place 3 sail; step e");
    assert_true(sails(t, MU, 3, 1));
    expect_asked(t, MU, AH_D_STEP);
    play(t, MU, "step w");
    expect_asked(t, MU, AH_D_PICK);
    expect_offers(t, "engage red-flagship; engage patrol-1");
    play(t, MU, "engage red-flagship");
    expect_asked(t, MU, AH_D_FIRE);
    expect_offers(t, "pass; fire cannons 1; fire cannons 2; fire cannons 3");
    play(t, MU, "fire cannons 3");
    assert_int_equal(slots(t, MU, "cannons", 1), 1);
    expect_asked(t, MU, AH_D_VICTORY);
    assert_true(compared(t, 5, 5));
    play(t, MU, "spoil mu-b");
    expect_asked(t, MU, AH_D_DEAL);
    play(t, MU, "damage cannons");
    assert_int_equal(slots(t, SM1, "cannons", AH_DAMAGED), 1);
    assert_int_equal(gold(t, SM1), 0);
    assert_int_equal(gold(t, MU), 1);

    expect_asked(t, BF, AH_D_VICTORY); /* a 1 on Cannons cannot fire, so nobody was asked */
    assert_true(compared(t, 3, 4));
    expect_offers(t, "pass; spoil bf-a; spoil bf-b; spoil bf-c");
    play(t, BF, "pass");
    expect_asked(t, MU, AH_D_TURN);
    assert_true(sails(t, MU, 2, 1));
    assert_int_equal(damage(t, MU), 0);
}

/* ---- Terrain -------------------------------------------------------------------------------------------------------------- */

/* TV-B11; AH-7.9, AH-7.13, AH-10.8, AH-10.9, AH-11.2: each Wreckage entered damages a slot of the owner's choice; gold is only where it
 * anchors. */
RULE(wreckage_hurts_on_the_way_and_treasure_pays_at_the_anchor)
{
    table *t = position(3, "map M1; SM1 at (0,0), pool 3 3; active SM1");

    plays(t, SM1, "place 3 sail; step e");
    expect_asked(t, SM1, AH_D_TAKE);
    expect_offers(t, "damage sail; damage full-sail; damage tailwind; damage cannons; damage negotiate");
    play(t, SM1, "damage tailwind");
    assert_int_equal(gold(t, SM1), 0);
    play(t, SM1, "step s");
    expect_asked(t, SM1, AH_D_TAKE);
    play(t, SM1, "damage cannons");
    assert_true(sails(t, SM1, 1, 1));
    assert_int_equal(damage(t, SM1), 2);
    assert_int_equal(gold(t, SM1), 1);
    expect_asked(t, SM1, AH_D_TURN);
}

/* TV-B12; AH-10.1, AH-10.4, AH-6.5, AH-7.7: a Strong Current carries the Flagship into the Harbour for nothing; there it repairs 2 of 3
 * damage. */
RULE(a_current_carries_into_the_harbour)
{
    table *t = position(3, "map F2@(0,0)r0 K2@(0,2)r0; SM1 at (1,0), damage tailwind cannons negotiate, pool 3 3; active SM1");

    plays(t, SM1, "place 3 sail; step s; step w");
    assert_true(sails(t, SM1, 0, 2));
    expect_asked(t, SM1, AH_D_HARBOUR);
    plays(t, SM1, "mend; repair tailwind; repair cannons");
    assert_int_equal(damage(t, SM1), 1);
    assert_int_equal(slots(t, SM1, "negotiate", AH_DAMAGED), 1);
    assert_int_equal(gold(t, SM1), 0);
    expect_asked(t, SM1, AH_D_TURN);
}

/* TV-B13; AH-11.1, AH-11.3, AH-9.18: the winner picks a slot without die, damage or dashed border. */
RULE(damage_goes_on_free_slots_that_are_not_dashed)
{
    table *t = position(3, "map M1; BF at (2,1), die 5 cannons-5, pool 3 3; SM1 at (3,1), damage sail, die 3 sail; next 6 1");

    plays(t, BF, "place 3 sail; step e; pass; spoil bf-a");
    expect_asked(t, BF, AH_D_DEAL);
    expect_offers(t, "damage sail; damage full-sail; damage tailwind; damage cannons; damage negotiate");
    refused(t, BF, "damage repair", "AH-11.3");
    play(t, BF, "damage sail");
    assert_int_equal(captain(t, SM1)->slot[0], AH_DAMAGED);
    assert_int_equal(captain(t, SM1)->slot[1], 3);
    assert_int_equal(captain(t, SM1)->slot[2], AH_DAMAGED);
}

/* ---- Cards ---------------------------------------------------------------------------------------------------------------- */

/* TV-B14; AH-12.2, AH-12.3, AH-4.3, AH-12.1, AH-11.3: the Gunner costs a die, which is the second of the turn and lies on the card; its
 * cost slot takes no damage, with the die on it or without. */
RULE(a_die_on_a_crew_card_is_the_second_of_the_turn)
{
    table *t = position(3, "map K1@(0,0)r2 C2@(2,1)r0; SM1 at (1,0), pool 2 3 5 6; market gunner mystic elder; active SM1");

    plays(t, SM1, "place 3 sail; step w; stop");
    assert_true(sails(t, SM1, 0, 0));
    play(t, SM1, "recruit-die gunner 5");
    assert_true(has_crew(t, SM1, "gunner"));
    assert_int_equal(t->s.card_slot[AH_GUNNER], 5);
    assert_int_equal(rs_size(&t->s.market), AH_MARKET);
    assert_false(in_market(t, "gunner"));
    assert_int_equal(t->s.quota_left, 0);
    assert_int_equal(pool(t, SM1), 2);
    expect_no_dice_to_place(t);

    t = position(3, "map M1; BF at (2,1), die 5 cannons-5, pool 3 3; SM1 at (3,1), crew gunner cutpurse, die 5 gunner; next 6 1");
    plays(t, BF, "place 3 sail; step e; pass; spoil bf-a");
    expect_offers(t, "damage sail; damage full-sail; damage tailwind; damage cannons; damage negotiate");
    refused(t, BF, "damage gunner", "AH-11.3");
    refused(t, BF, "damage cutpurse", "AH-11.3");
}

/* TV-B15; AH-12.2, AH-15.1: the Diver may be recruited for his gold or smuggled as Jewelry for nothing; Jewelry goes to Swords. */
RULE(a_smuggler_takes_a_card_as_crew_or_as_cargo)
{
    table *t = position(3, "map M3; SM1 at (0,0), gold 1; market diver elder gunner; active SM1; SM1 pool 1 1");

    assert_true(offered(t, "recruit diver"));
    assert_true(offered(t, "smuggle jewelry"));
    play(t, SM1, "recruit diver");
    assert_true(has_crew(t, SM1, "diver"));
    assert_int_equal(gold(t, SM1), 0);

    t = position(3, "map M3; SM1 at (0,0), gold 1; market diver elder gunner; active SM1; SM1 pool 1 1");
    play(t, SM1, "smuggle jewelry");
    assert_true(has_cargo(t, SM1, "jewelry"));
    assert_false(has_crew(t, SM1, "diver"));
    assert_int_equal(gold(t, SM1), 1);
    assert_int_equal(ah_cards[AH_DIVER].deliver, AH_SWORDS);
    refused(t, SM1, "deliver jewelry", "AH-15.3");

    t = position(3, "map M3; SM1 at (3,2), cargo jewelry; active SM1; SM1 pool 1 1");
    assert_true(offered(t, "deliver jewelry"));
}

/* TV-B16; AH-15.3, AH-15.5, AH-15.6, AH-12.6, AH-15.8: a delivery is 2 Fame, wealth, a reward next to START and a pledge; the reward here
 * is crew without cost, whatever the suit. */
RULE(a_delivery_gives_fame_wealth_a_reward_and_a_pledge)
{
    table *t = position(
        3, "map M3; SM1 at (3,2), cargo jewelry, marker squadron; wealth (3,2) 2; market elder sailor fighters; active SM1; SM1 pool 1 1");

    play(t, SM1, "deliver jewelry");
    assert_int_equal(fame(t, SM1), 2);
    assert_int_equal(wealth(t, 3, 2), 3);
    assert_false(has_cargo(t, SM1, "jewelry"));
    expect_asked(t, SM1, AH_D_GRID);
    expect_offers(t, "grid 1,2; grid 2,1; grid 2,3; grid 3,2");
    assert_int_equal(ah_rewards[1 * AH_GRID + 2], AH_R_GOLD1);
    assert_int_equal(ah_rewards[2 * AH_GRID + 1], AH_R_FAME1);
    assert_int_equal(ah_rewards[2 * AH_GRID + 3], AH_R_TILE);
    assert_int_equal(ah_rewards[3 * AH_GRID + 2], AH_R_CREW);
    play(t, SM1, "grid 3,2");
    assert_true(marked(t, SM1, 32, 22));
    expect_asked(t, SM1, AH_D_REWARD);
    expect_offers(t, "pass; take elder; take sailor; take fighters");
    play(t, SM1, "take sailor");
    assert_true(has_crew(t, SM1, "sailor"));
    assert_int_equal(gold(t, SM1), 0);
    expect_asked(t, SM1, AH_D_PLEDGE);
    expect_offers(t, "pledge left; pledge right");
    play(t, SM1, "pledge right");
    assert_true(rs_has(&captain(t, SM1)->right.cards, AH_DIVER)); /* left is the Squadron's */
    assert_int_equal(fame(t, SM1), 2);
    expect_asked(t, SM1, AH_D_TURN);
}

/* TV-B17; AH-19.2: each pledged card is worth 1 Fame for every region of its own suit that its faction controls; a tied region is nobody's.
 */
RULE(a_pledge_pays_for_each_region_of_the_cards_suit)
{
    table *t = position(3, "map F2@(0,0)r2 S1@(2,1)r0 F1@(4,1)r0; BF at (2,1), fame 30; MU at (2,1); SM1 at (2,1), right sea-dog diver,"
                           " marker squadron; comrades (0,0) 2; comrades (5,2) 1; step round-end");

    assert_true(t->s.head.over);
    assert_int_equal(fame(t, SM1), 4);

    t = position(3, "map F2@(0,0)r2 S1@(2,1)r0 F1@(4,1)r0; BF at (2,1), fame 30; MU at (2,1); SM1 at (2,1), right sea-dog diver,"
                    " marker squadron; comrades (0,0) 2; comrades (5,2) 1; patrols (4,1); step round-end");
    assert_int_equal(fame(t, SM1), 2);
}

/* ---- More moves ----------------------------------------------------------------------------------------------------------- */

/* TV-B18; AH-16.19, AH-7.3: off the map with the Sea Witch: explore, or to the last space of the row before the hole; the second step is
 * left. */
RULE(the_sea_witch_stops_at_the_hole)
{
    table *t = position(3, "map M1 S1@(-2,1)r0 K2@(-3,-1)r2; SM1 at (1,0), crew sea-witch, pool 3 3; active SM1");

    assert_int_equal(space(t, -1, 0), AH_NONE);
    assert_int_not_equal(space(t, -3, 0), AH_NONE);
    plays(t, SM1, "place 3 sail; step e");
    expect_asked(t, SM1, AH_D_OFFMAP);
    expect_offers(t, "explore; witch");
    play(t, SM1, "witch");
    assert_true(sails(t, SM1, 0, 0));
    expect_asked(t, SM1, AH_D_STEP);
    play(t, SM1, "step s");
    assert_true(sails(t, SM1, 0, 1));
    expect_asked(t, SM1, AH_D_TURN);
}

/* TV-B19; AH-15.9, AH-7.5, AH-7.6: a 6 on Full Sail is up to six steps, of which the first must be made; exploring or a battle ends them.
 */
RULE(full_sail_makes_as_many_steps_as_the_die_shows)
{
    table *t = position(3, "map M1; SM1 at (0,1), pool 6 6; active SM1");

    play(t, SM1, "place 6 full-sail");
    for (int i = 0; i < 6; i++) {
        expect_asked(t, SM1, AH_D_STEP);
        assert_int_equal(offered(t, "stop"), i > 0);
        play(t, SM1, i % 2 ? "step s" : "step n");
    }
    expect_asked(t, SM1, AH_D_TURN);

    t = position(3, "map M1; SM1 at (0,1), pool 6 6; active SM1; next t1");
    plays(t, SM1, "place 6 full-sail; step w; lay -2 1 0");
    assert_true(sails(t, SM1, -1, 1));
    expect_asked(t, SM1, AH_D_TURN);

    t = position(3, "map M1; SM1 at (0,1), pool 6 6; strongholds (0,0); active SM1; next 1 6");
    plays(t, SM1, "place 6 full-sail; step n");
    expect_asked(t, BF, AH_D_VICTORY);
    play(t, BF, "pass");
    assert_true(sails(t, SM1, 0, 0));
    expect_asked(t, SM1, AH_D_TURN);
}

/* TV-B20; AH-5.10, AH-20.5, AH-5.7: a die on Repair without damage does nothing but count; gold may go for the way up and
 * down. */
RULE(an_action_without_effect_is_legal)
{
    table *t = position(3, "map M1; MU at (3,1), pool 2 2; active MU");

    play(t, MU, "place 2 repair");
    expect_asked(t, MU, AH_D_TURN);
    assert_int_equal(slots(t, MU, "repair", 2), 1);
    assert_int_equal(t->s.quota_left, 1);
    assert_int_equal(damage(t, MU), 0);

    t = position(3, "map M1; MU at (3,1), gold 2, pool 2 2; active MU");
    play(t, MU, "place 2 repair");
    expect_offers(t, "value 2; value 4; waste");
    play(t, MU, "value 2");
    assert_int_equal(gold(t, MU), 2);
}

/* ---- Set-up --------------------------------------------------------------------------------------------------------------- */

/* TV-B22; AH-3.1, AH-3.3, AH-3.4, AH-3.5, AH-3.6, AH-3.7, AH-3.8: what lies where when three captains begin. */
RULE(three_captains_begin_with_what_the_book_shows)
{
    table *t = set_up(3, "");
    int boxed[AH_SUITS] = {0}, thing;

    expect_asked(t, BF, AH_D_SETUP_BF);
    expect_offers(t, "berth (0,0); berth (3,2)");
    play(t, BF, "berth (3,2)");
    expect_asked(t, SM1, AH_D_SETUP_SM);
    expect_offers(t, "berth (1,0); berth (0,1); berth (1,1); berth (2,1); berth (3,1); berth (2,2)");
    play(t, SM1, "berth (1,1)");
    expect_asked(t, BF, AH_D_TURN);

    assert_int_equal(t->s.regions, 2);
    assert_int_equal(wealth(t, 0, 0), 1);
    assert_int_equal(wealth(t, 3, 2), 1);
    assert_int_equal(rs_zone_size(&t->s.stack_tiles), 9 + 1); /* one of them never comes */
    RS_EACH(thing, t->s.box) boxed[ah_cards[thing].suit]++;
    for (int suit = 0; suit < AH_SUITS; suit++) assert_int_equal(boxed[suit], 1);
    assert_int_equal(rs_size(&t->s.market), 3);
    assert_int_equal(rs_zone_size(&t->s.deck), 21);
    assert_int_equal(t->s.gold, 17);
    for (int who = BF; who <= MU; who++) assert_int_equal(gold(t, who), 1);
    assert_true(sails(t, BF, 3, 2));
    assert_int_equal(patrols(t, 3, 2), 1);
    assert_int_equal(ah_patrol_supply(&t->s), 9);
    assert_int_equal(ah_stronghold_supply(&t->s), 3);
    assert_true(sails(t, MU, 0, 0));
    assert_int_equal(comrades(t, 0, 0), 2);
    assert_int_equal(comrades(t, 3, 2), 0);
    assert_int_equal(t->s.ready, 6);
    assert_int_equal(t->s.comrades, 12);
    assert_int_equal(rs_zone_size(&captain(t, MU)->hand), 2);
    assert_int_equal(rs_zone_size(&t->s.plans), 10);
    assert_true(sails(t, SM1, 1, 1));
    assert_int_equal(pool(t, BF), 5);
    assert_int_equal(pool(t, SM1), 4);
    assert_int_equal(pool(t, MU), 4);
    assert_int_equal(t->s.first_mate, seat_of(t, BF));
    assert_int_equal(damage(t, SM1), 0); /* placed on Wreckage or not */
}

/* TV-B23; AH-13.1, AH-7.14, AH-9.1, AH-7.6: also after a lost battle the Squadron may post a Patrol where it anchors, and that starts no
 * battle. */
RULE(a_patrol_is_posted_even_after_a_lost_battle)
{
    table *t = position(3, "map M1; BF at (2,1), die 5 cannons-5, pool 3 3; MU at (3,1); next 2 5");

    plays(t, BF, "place 3 sail; step e");
    expect_asked(t, BF, AH_D_FIRE);
    play(t, BF, "pass");
    expect_asked(t, MU, AH_D_VICTORY);
    assert_true(compared(t, 2, 5));
    plays(t, MU, "spoil mu-b; damage deploy");
    assert_int_equal(slots(t, BF, "deploy", AH_DAMAGED), 1);
    assert_int_equal(gold(t, MU), 0);
    assert_true(sails(t, BF, 3, 1));
    expect_asked(t, BF, AH_D_PATROL);
    expect_offers(t, "pass; post (3,1)");
    play(t, BF, "post (3,1)");
    assert_int_equal(patrols(t, 3, 1), 1);
    assert_int_equal(times(t, AH_EV_BATTLE), 0);
    expect_asked(t, BF, AH_D_TURN);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(four_captains_take_turns_of_two_dice_and_the_squadron_a_third_one),
        TEST(with_two_captains_the_fifth_die_follows_at_once),
        TEST(a_turn_is_two_dice_and_then_only_free_actions),
        TEST(the_higher_control_scores_the_wealth_and_a_tie_nothing),
        TEST(a_die_goes_on_the_slot_without_die_and_damage),
        TEST(gold_changes_a_die_step_by_step_and_never_around_the_corner),
        TEST(a_tailwind_die_leads_to_the_spaces_with_its_number),
        TEST(a_smuggler_takes_a_tailwind_into_battle_and_then_explores),
        TEST(a_new_region_may_be_shifted_and_keeps_islands_apart),
        TEST(a_gap_too_small_for_a_region_stays_a_gap),
        TEST(a_loaded_flagship_battles_everyone_where_it_arrives),
        TEST(wreckage_hurts_on_the_way_and_treasure_pays_at_the_anchor),
        TEST(a_current_carries_into_the_harbour),
        TEST(damage_goes_on_free_slots_that_are_not_dashed),
        TEST(a_die_on_a_crew_card_is_the_second_of_the_turn),
        TEST(a_smuggler_takes_a_card_as_crew_or_as_cargo),
        TEST(a_delivery_gives_fame_wealth_a_reward_and_a_pledge),
        TEST(a_pledge_pays_for_each_region_of_the_cards_suit),
        TEST(the_sea_witch_stops_at_the_hole),
        TEST(full_sail_makes_as_many_steps_as_the_die_shows),
        TEST(an_action_without_effect_is_legal),
        TEST(three_captains_begin_with_what_the_book_shows),
        TEST(a_patrol_is_posted_even_after_a_lost_battle),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
