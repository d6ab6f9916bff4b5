/* test_turn.c - rules tests: rounds and turns, dice, slots and gold (AH-1, AH-4, AH-5). */
#include "table.h"

#include <stdio.h>
#include <string.h>

#define BF_FULL "BF damage sail sail sail sail tailwind tailwind order cannons-5 cannons-6 bombard deploy"
#define SM1_FULL "SM1 damage sail sail sail full-sail tailwind cannons negotiate"
#define SM2_FULL "SM2 damage sail sail sail full-sail tailwind cannons negotiate"
#define MU_FULL "MU damage sail sail sail sail tailwind tailwind assemble cannons inspire rally"

#define ONES "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 " /* the dice of four */

/* Whose turns began, in letters: b, r, u, w. */
static const char *turns(const table *t)
{
    static char list[64];
    int used = 0;

    for (int i = 0; i < t->turn.events && used < 63; i++)
        if (t->turn.event[i].kind == AH_EV_TURN) list[used++] = "bruw"[ah_faction_of(&t->s, t->turn.event[i].seat)];
    list[used] = 0;
    return list;
}

/* The same as far as so many turns, where nobody ever has a choice; the Union with plans in hand is asked all the same. */
static const char *many_turns(table *t, size_t count)
{
    static char list[128];

    snprintf(list, sizeof list, "%s", turns(t));
    while (strlen(list) < count) {
        answer_alone(t, MU, offered(t, "end") ? "end" : "set-aside 1");
        snprintf(list + strlen(list), sizeof list - strlen(list), "%s", turns(t));
    }
    return list;
}

/* ---- Rounds -------------------------------------------------------------------------------------------------------------------- */

/* AH-4.1, AH-4.7, AH-4.8, AH-4.10, AH-18.5, AH-18.7: turns go clockwise from the First Mate; the Squadron has a third one, and after its
   second at once if it sits last. Nobody can place a 1 here, so there is nothing to do but to set all dice aside. */
RULE(turns_go_clockwise_from_the_first_mate)
{
    table *t =
        position(4, "round 2; first SM2; " BF_FULL ", pool 1 1 1 1 1; " SM1_FULL ", pool 1 1 1 1; " MU_FULL ", pool 1 1 1 1; " SM2_FULL
                    ", pool 1 1 1 1; active SM2; next " ONES "close-call weapons-cache " ONES "weapons-cache-2 secret-weapon");

    /* round 2 from the White Smuggler, whose turn is under way: BF SM1 MU SM2 BF SM1 MU BF; round 3 from the Squadron; round 4 from SM1 */
    assert_int_equal(strncmp(many_turns(t, 26),
                             "bruw"
                             "brub"
                             "bruwbruwb"
                             "ruwb"
                             "ruwbb",
                             26),
                     0);
}

/* AH-4.8: with two players and the Union as First Mate: Union, Squadron, Union, Squadron, Squadron. */
RULE(a_squadron_that_is_last_has_two_turns_running)
{
    table *t = position(2, "first MU; " BF_FULL ", pool 1 1 1 1 1; " MU_FULL ", pool 1 1 1 1; active MU");

    assert_int_equal(strncmp(turns(t), "bubb", 4), 0);
}

/* AH-4.7: players without dice are passed over. */
RULE(who_has_no_dice_is_passed_over)
{
    table *t = position(4, "BF at (0,0), pool 1; SM2 pool 3 3; MU at (0,1)");

    play(t, BF, "place 1 tailwind");
    expect_asked(t, SM2, AH_D_TURN);
    assert_string_equal(turns(t), "w");
}

/* AH-4.10, AH-18.1: when nobody has dice the round ends and is scored. */
RULE(without_dice_the_round_ends)
{
    table *t = position(3, "BF at (0,0), pool 1; patrols (0,1)");

    play(t, BF, "place 1 tailwind");
    assert_int_equal(t->s.round, 3);
    assert_int_equal(fame(t, BF), 1);
}

/* ---- Turns --------------------------------------------------------------------------------------------------------------------- */

/* AH-4.2, AH-4.6: exactly two dice: no END before, no third die after. */
RULE(a_turn_places_two_dice)
{
    table *t = position(3, "SM1 at (0,0), pool 1 1 1 1, gold 1; market convincing-comrade fighters sea-dog; active SM1");

    refused(t, SM1, "end", "AH-4.6");
    plays(t, SM1, "place 1 tailwind; value 1");
    refused(t, SM1, "end", "AH-4.6");
    plays(t, SM1, "place 1 cannons; value 1");
    assert_true(offered(t, "end"));
    refused(t, SM1, "place 1 sail", "AH-4.2");
    refused(t, SM1, "set-aside 1", "AH-4.2");
    assert_int_equal(pool(t, SM1), 2);
    expect_offers(t, "end; recruit convincing-comrade; smuggle shells");
}

/* AH-4.2: with one die left exactly that one is placed. */
RULE(the_last_die_is_a_turn_of_its_own)
{
    table *t = position(2, "BF at (0,0), pool 1, gold 1; market naive-noble fighters sea-dog");

    assert_int_equal(t->s.quota, 1);
    refused(t, BF, "end", "AH-4.6");
    plays(t, BF, "place 1 tailwind; value 1");
    expect_offers(t, "end; recruit naive-noble");
}

/* AH-4.3: a die paid for crew and a die on a crew slot are two of the turn; gold needs no die. */
RULE(dice_for_crew_count_and_gold_does_not)
{
    table *t = position(
        3, "map K1@(0,0)r2 C2@(2,1)r0; SM1 at (0,0), crew shipwright, pool 3 3 3, gold 1; market gunner mystic buccaneer; active SM1");

    play(t, SM1, "recruit-die gunner 3");
    assert_int_equal(t->s.quota_left, 1);
    plays(t, SM1, "place 3 shipwright; value 3");
    assert_int_equal(t->s.quota_left, 0);
    play(t, SM1, "recruit mystic");
    assert_true(has_crew(t, SM1, "mystic"));
    assert_int_equal(pool(t, SM1), 1);
}

/* AH-4.3: a die on a ship's slot counts too. */
RULE(a_die_on_a_ship_counts)
{
    table *t = position(2, "cutter (3,1); MU at (0,0), pool 3 3 3; active MU");

    plays(t, MU, "place 3 cutter; pass");
    assert_int_equal(t->s.quota_left, 1);
}

/* AH-4.4: free actions come before, between and after the dice. */
RULE(free_actions_come_at_any_time)
{
    table *t = position(
        3,
        "map M3; SM1 at (0,0), pool 1 1, gold 2; market sea-dog diver pilot; deck merchant barrelman; active SM1; next barrelman merchant");

    play(t, SM1, "recruit sea-dog");
    plays(t, SM1, "place 1 tailwind; value 1");
    play(t, SM1, "smuggle rare-wood");
    plays(t, SM1, "place 1 cannons; value 1");
    play(t, SM1, "smuggle books");
    play(t, SM1, "recruit diver");
    assert_true(has_crew(t, SM1, "sea-dog") && has_cargo(t, SM1, "rare-wood") && has_cargo(t, SM1, "books"));
}

/* AH-4.5, AH-5.9: a die that fits nowhere is set aside: it counts for the turn and lies idle. */
RULE(a_die_that_fits_nowhere_is_set_aside)
{
    table *t = position(3, "SM1 at (0,1), damage sail sail sail full-sail tailwind cannons, pool 3 5 1; active SM1");

    expect_offers(t, "set-aside 3; set-aside 5; set-aside 1");
    play(t, SM1, "set-aside 3");
    assert_int_equal(t->s.quota_left, 1);
    assert_int_equal(pool(t, SM1), 2);
    assert_int_equal(captain(t, SM1)->aside, 2); /* one was idle before */
}

/* AH-5.9: gold may place it still; nobody is forced. */
RULE(gold_can_still_place_it)
{
    table *t = position(3, "SM1 at (0,1), damage sail sail sail full-sail tailwind cannons, pool 3 5, gold 1; active SM1");

    expect_offers(t, "set-aside 3; set-aside 5; place 3 negotiate; place 3 repair; place 5 negotiate; place 5 repair");
    play(t, SM1, "place 3 negotiate");
    expect_offers(t, "value 2; value 4");
}

/* AH-5.9: as long as one die of the pool can be placed unchanged, none is set aside; the die cost of crew is such a place. */
RULE(nothing_is_set_aside_while_a_die_fits)
{
    table *t = position(3, "SM1 at (0,1), damage sail sail sail full-sail tailwind cannons, pool 3 4; active SM1");

    refused(t, SM1, "set-aside 3", "AH-5.9");
    t = position(3, "SM1 at (0,1), crew sailor, damage sail sail sail full-sail tailwind cannons, pool 3 5; active SM1");
    refused(t, SM1, "set-aside 3", "AH-5.9");
    t = position(3, "map K1@(0,0)r2 C2@(2,1)r0; SM1 at (0,0), damage sail sail sail full-sail tailwind cannons, pool 3 3; market gunner "
                    "fighters sea-dog;"
                    "active SM1");
    refused(t, SM1, "set-aside 3", "AH-5.9");
}

/* AH-4.6: the turn lasts until its player ends it. */
RULE(the_turn_ends_when_its_player_says_so)
{
    table *t = position(3, "map M3; SM1 at (0,0), pool 1, gold 1; market sea-dog fighters elder; active SM1; MU pool 3 3");

    plays(t, SM1, "place 1 tailwind; value 1");
    expect_asked(t, SM1, AH_D_TURN);
    play(t, SM1, "end");
    expect_asked(t, MU, AH_D_TURN);
}

/* AH-4.6, AH-14.19: the Union with plans in hand ends its turn itself, even if none of them can be played, since the others do not know
   that; whoever has no hidden card and nothing left to do is not asked. */
RULE(the_union_with_plans_ends_its_turn_itself)
{
    table *t = position(2, "MU at (0,1), hand close-call weapons-cache, pool 3; BF at (3,2), pool 3 3; active MU");

    plays(t, MU, "place 3 cannons");
    expect_asked(t, MU, AH_D_TURN);
    answer_alone(t, MU, "end");
    expect_asked(t, BF, AH_D_TURN);
    t = position(2, "MU at (0,1), pool 3; BF at (3,2), pool 3 3; active MU");
    play(t, MU, "place 3 cannons");
    assert_true(unasked(t, MU, "end"));
    t = position(2, "MU at (0,1), hand close-call weapons-cache, pool 3 3; BF at (0,0), pool 1");
    play(t, BF, "place 1 tailwind");
    assert_true(unasked(t, BF, "end"));
    expect_asked(t, MU, AH_D_TURN);
}

/* AH-4.9, AH-1.6: at the end of the turn Elder, then Documentarian, then the Strongholds. */
RULE(elder_documentarian_and_strongholds_end_the_turn)
{
    table *t = position(2, "patrols (0,0) (0,0); BF at (0,0), crew elder documentarian, pool 1; MU at (0,1), pool 3 3");
    int first = -1, second = -1;

    play(t, BF, "place 1 tailwind");
    expect_asked(t, BF, AH_D_STRONGHOLD);
    assert_int_equal(gold(t, BF), 2);
    for (int i = 0; i < t->turn.events; i++)
        if (t->turn.event[i].kind == AH_EV_GOLD) {
            if (first < 0)
                first = i;
            else
                second = i;
        }
    assert_true(first >= 0 && second > first);
    play(t, BF, "fortify [0,0]");
    assert_int_equal(strongholds(t, 0, 0), 1);
    expect_asked(t, MU, AH_D_TURN);
}

/* AH-1.7: while an action is under way nothing else can be begun. */
RULE(an_action_is_finished_before_the_next)
{
    table *t = position(3, "SM1 at (0,0), pool 3 3, gold 1; market convincing-comrade fighters sea-dog; active SM1");

    plays(t, SM1, "place 3 sail; value 3");
    expect_asked(t, SM1, AH_D_STEP);
    assert_false(offered(t, "recruit convincing-comrade"));
    assert_false(offered(t, "place 3 sail"));
    expect_offers(t, "step north; step east; step south; step west");
}

/* ---- Slots and values ---------------------------------------------------------------------------------------------------------- */

/* AH-5.1, AH-11.9: neither a slot with a die nor one with damage takes a die; among equal slots the lowest free one is used. */
RULE(only_a_free_slot_takes_a_die)
{
    table *t = position(3, "SM1 at (0,1), damage sail, die 2 sail, pool 3 3; active SM1");

    plays(t, SM1, "place 3 sail; step north; stop");
    assert_int_equal(captain(t, SM1)->slot[0], AH_DAMAGED);
    assert_int_equal(captain(t, SM1)->slot[1], 2);
    assert_int_equal(captain(t, SM1)->slot[2], 3);
    refused(t, SM1, "place 3 sail", "AH-5.1");
    t = position(3, "SM1 at (0,1), damage tailwind, pool 3 3; active SM1");
    refused(t, SM1, "place 3 tailwind", "AH-5.1");
}

/* AH-5.2: plain slots take any value, a value only itself, "even" 2, 4 or 6. */
RULE(a_slot_takes_the_values_it_shows)
{
    static const char *const anything[] = {"sail", "full-sail", "tailwind", "cannons"};
    table *t;

    for (int value = 1; value <= 6; value++) {
        char text[80], move[32];

        snprintf(text, sizeof text, "SM1 at (0,1), pool %d %d; active SM1", value, value);
        t = position(3, text);
        for (int i = 0; i < 4; i++) {
            snprintf(move, sizeof move, "place %d %s", value, anything[i]);
            assert_true(offered(t, move));
        }
        snprintf(move, sizeof move, "place %d negotiate", value);
        assert_int_equal(offered(t, move), value % 2 == 0);
        snprintf(move, sizeof move, "place %d repair", value);
        assert_int_equal(offered(t, move), value % 2 == 0);
        snprintf(text, sizeof text, "MU at (0,1), pool %d %d; active MU", value, value);
        t = position(2, text);
        snprintf(move, sizeof move, "place %d assemble", value);
        assert_int_equal(offered(t, move), value == 1);
        snprintf(move, sizeof move, "place %d inspire", value);
        assert_int_equal(offered(t, move), value == 6);
        snprintf(move, sizeof move, "place %d rally", value);
        assert_int_equal(offered(t, move), value == 6);
    }
    t = position(3, "SM1 at (0,1), pool 3 3; active SM1");
    refused(t, SM1, "place 3 negotiate", "AH-5.2");
    refused(t, SM1, "place 4 sail", "AH-5.1"); /* no such die */
}

/* AH-5.3, AH-6.4: the Squadron's Cannons take a 5 and a 6, one each. */
RULE(the_squadrons_cannons_take_a_five_and_a_six)
{
    table *t = position(2, "BF at (0,0), pool 5 6 4");

    assert_true(offered(t, "place 5 cannons-5") && offered(t, "place 6 cannons-6"));
    refused(t, BF, "place 6 cannons-5", "AH-5.2");
    refused(t, BF, "place 5 cannons-6", "AH-5.2");
    refused(t, BF, "place 4 cannons-5", "AH-5.2");
    plays(t, BF, "place 6 cannons-6");
    assert_int_equal(slots(t, BF, "cannons-6", 6), 1);
    refused(t, BF, "place 6 cannons-6", "AH-5.1");
}

/* AH-5.4: a placed die stays until the reroll. */
RULE(a_placed_die_stays_until_the_reroll)
{
    table *t = position(3, "SM1 at (0,0), pool 3 3; active SM1; MU at (0,1), pool 1 1; BF at (0,1)");

    plays(t, SM1, "place 3 cannons; place 3 tailwind; pass");
    expect_asked(t, MU, AH_D_TURN);
    assert_int_equal(slots(t, SM1, "cannons", 3), 1);
    assert_int_equal(slots(t, SM1, "tailwind", 3), 1);
    plays(t, MU, "place 1 tailwind; place 1 tailwind");
    assert_int_equal(slots(t, SM1, "cannons", AH_FREE), 1);
    assert_int_equal(pool(t, SM1), 4);
}

/* AH-5.5, AH-5.6: a die may be changed for gold, one a step, never round the corner; it keeps the new value. */
RULE(gold_changes_a_die_when_it_is_placed)
{
    table *t = position(2, "BF at (0,0), pool 6 3, gold 1");

    play(t, BF, "place 6 deploy");
    expect_offers(t, "value 5; value 6; waste");
    refused(t, BF, "value 4", "AH-5.6");
    refused(t, BF, "value 1", "AH-5.6");
    refused(t, BF, "value 7", "AH-20.3");
    refused(t, BF, "value 0", "AH-20.3");
    play(t, BF, "value 5");
    assert_int_equal(gold(t, BF), 0);
    assert_int_equal(t->s.gold, 20);
    assert_int_equal(slots(t, BF, "deploy", 5), 1);
}

/* AH-5.6: the program tells what a die will cost, before it is placed and when its value is chosen. A price is no danger. */
RULE(prices_of_dice_are_told)
{
    table *t = position(2, "patrols (0,0); BF at (0,0), pool 3 6, gold 2");

    expect_outlook(t, "place 3 cannons-5", "Costs 2 gold; you have 0 left.");
    assert_string_equal(warning(t, "place 3 cannons-5"), "");
    expect_outlook(t, "place 6 deploy", "");
    expect_outlook(t, "place 3 sail", "");
    t = position(3, "SM1 at (1,0), pool 3 6, gold 2; active SM1");
    play(t, SM1, "place 3 full-sail");
    expect_outlook(t, "value 3", "");
    expect_outlook(t, "value 5", "Costs 2 gold; you have 0 left.");
    assert_string_equal(warning(t, "value 5"), "");
    assert_false(vain(t, "value 5"));
}

/* AH-20.5: a die or gold that does nothing is warned of as vain; the value that costs nothing is not, and comes first. */
RULE(what_does_nothing_is_vain)
{
    table *t = position(2, "BF at (0,0), pool 3 6, gold 2");

    expect_clause(warning(t, "place 3 repair"), "AH-20.5");
    assert_true(vain(t, "place 3 repair"));
    expect_clause(warning(t, "place 3 bombard"), "AH-13.9");
    assert_true(vain(t, "place 3 bombard"));
    assert_false(vain(t, "place 3 sail"));
    play(t, BF, "place 3 deploy");
    assert_false(vain(t, "value 3"));
    expect_clause(warning(t, "value 4"), "AH-5.7");
    assert_true(vain(t, "value 4"));
    assert_true(vain(t, "waste"));
    t = position(2, "BF at (0,0), pool 1 6, gold 0");
    expect_clause(warning(t, "place 1 tailwind"), "AH-6.2"); /* AH-6.3 */
    assert_true(vain(t, "place 1 tailwind"));
}

/* AH-5.6, AH-5.2: gold also fits a die to a slot with a value, if it is enough. */
RULE(gold_fits_a_die_to_its_slot)
{
    table *t = position(2, "patrols (0,0); BF at (0,0), pool 3 6, gold 2");

    refused(t, BF, "place 6 order", "AH-5.2");
    play(t, BF, "place 6 bombard");
    assert_int_equal(slots(t, BF, "bombard", 4), 1);
    assert_int_equal(gold(t, BF), 0);
    t = position(2, "BF at (0,0), pool 3 6, gold 2");
    play(t, BF, "place 3 deploy");
    expect_offers(t, "value 1; value 2; value 3; value 4; value 5; waste");
}

/* AH-5.7: each value has one price, the cheapest; gold can be thrown away piece by piece, with a warning. */
RULE(gold_may_be_paid_for_nothing)
{
    table *t = position(2, "BF at (0,0), pool 3 3, gold 5");

    play(t, BF, "place 3 deploy");
    expect_offers(t, "value 1; value 2; value 3; value 4; value 5; value 6; waste");
    expect_clause(warning(t, "waste"), "AH-5.7");
    play(t, BF, "value 3");
    assert_int_equal(gold(t, BF), 5);
    t = position(2, "BF at (0,0), pool 3 3, gold 2");
    plays(t, BF, "place 3 deploy; waste; waste");
    assert_true(unasked(t, BF, "value 3"));
    assert_int_equal(gold(t, BF), 0);
    assert_int_equal(slots(t, BF, "deploy", 3), 1);
    t = position(3, "MU at (3,1), gold 1, pool 3 3; active MU");
    play(t, MU, "place 3 repair");
    expect_offers(t, "value 2; value 4");
    refused(t, MU, "waste", "AH-5.7");
}

/* AH-5.8: at no other moment does gold change a die: neither in the pool nor on its slot. */
RULE(a_die_is_changed_only_when_it_is_placed)
{
    table *t = position(2, "BF at (0,0), die 5 cannons-5, pool 3 3, gold 5");

    refused(t, BF, "value 6", "AH-4.2");
    plays(t, BF, "place 3 deploy; value 4; post (0,0)");
    refused(t, BF, "value 6", "AH-4.2");
    assert_int_equal(slots(t, BF, "cannons-5", 5), 1);
    assert_int_equal(captain(t, BF)->pool[2], 1);
}

/* AH-5.8, AH-10.5: a die that a Harbour moves to Cannons may be changed too; its old slot is free again and the turn goes on as before. */
RULE(a_harbour_moves_and_changes_a_die)
{
    table *t = position(2, "map C1@(0,0)r2 C2@(2,1)r0; BF at (2,1), pool 5 3, gold 1; MU at (0,0)");

    plays(t, BF, "place 5 sail; value 5; step west; stop; pass");
    expect_asked(t, BF, AH_D_HARBOUR);
    expect_offers(t, "pass; load sail 5 cannons-5 5; load sail 5 cannons-6 6");
    play(t, BF, "load sail 5 cannons-6 6");
    assert_int_equal(gold(t, BF), 0);
    assert_int_equal(slots(t, BF, "cannons-6", 6), 1);
    assert_int_equal(slots(t, BF, "sail", AH_FREE), 4);
    assert_int_equal(t->s.quota_left, 1);
}

/* AH-5.10, AH-20.5: a die may go where it does nothing. */
RULE(a_die_may_do_nothing)
{
    table *t = position(2, "MU at (0,1), pool 2 6 6; active MU");

    play(t, MU, "place 2 repair");
    assert_int_equal(t->s.quota_left, 1);
    assert_int_equal(slots(t, MU, "repair", 2), 1);
    t = position(2, "MU at (0,1), pool 6 6 6; active MU");
    play(t, MU, "place 6 rally"); /* not on an island */
    assert_int_equal(t->s.ready, 0);
    play(t, MU, "place 6 inspire"); /* nobody is ready */
    assert_int_equal(slots(t, MU, "inspire", 6), 1);
}

/* AH-1.5: the dice of all are public: every view shows pools and slots. */
RULE(dice_are_public)
{
    table *t = position(3, "SM1 pool 3 4, die 2 cannons; BF pool 1 1");
    static _Alignas(RS_ALIGN) ah_state view;

    for (int reader = RS_SPECTATOR; reader < 3; reader++) {
        if (reader == RS_NOBODY) continue;
        rs_view(&ah_game, &t->s, reader, &view);
        for (int seat = 0; seat < 3; seat++) {
            assert_memory_equal(view.captain[seat].pool, t->s.captain[seat].pool, 6);
            assert_memory_equal(view.captain[seat].slot, t->s.captain[seat].slot, AH_BOARD_SLOTS);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(turns_go_clockwise_from_the_first_mate),
        TEST(a_squadron_that_is_last_has_two_turns_running),
        TEST(who_has_no_dice_is_passed_over),
        TEST(without_dice_the_round_ends),
        TEST(a_turn_places_two_dice),
        TEST(the_last_die_is_a_turn_of_its_own),
        TEST(dice_for_crew_count_and_gold_does_not),
        TEST(a_die_on_a_ship_counts),
        TEST(free_actions_come_at_any_time),
        TEST(a_die_that_fits_nowhere_is_set_aside),
        TEST(gold_can_still_place_it),
        TEST(nothing_is_set_aside_while_a_die_fits),
        TEST(the_turn_ends_when_its_player_says_so),
        TEST(the_union_with_plans_ends_its_turn_itself),
        TEST(elder_documentarian_and_strongholds_end_the_turn),
        TEST(an_action_is_finished_before_the_next),
        TEST(only_a_free_slot_takes_a_die),
        TEST(a_slot_takes_the_values_it_shows),
        TEST(the_squadrons_cannons_take_a_five_and_a_six),
        TEST(a_placed_die_stays_until_the_reroll),
        TEST(gold_changes_a_die_when_it_is_placed),
        TEST(prices_of_dice_are_told),
        TEST(what_does_nothing_is_vain),
        TEST(gold_fits_a_die_to_its_slot),
        TEST(gold_may_be_paid_for_nothing),
        TEST(a_die_is_changed_only_when_it_is_placed),
        TEST(a_harbour_moves_and_changes_a_die),
        TEST(a_die_may_do_nothing),
        TEST(dice_are_public),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
