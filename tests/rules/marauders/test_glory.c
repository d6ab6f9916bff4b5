/* test_glory.c - every ordinary glory card, G01 to G19, each of its copies. */
#include "table.h"

#include <stdio.h>
#include <stdlib.h>

static int value_of(const char *card)
{
    int value;

    assert_true(rs_value(&mm_glory_words, card, &value));
    return value;
}

/* Plays a test with each copy of a card: "G01a", "G01b", .. */
static void each_copy(const char *kind, int copies, void (*check)(const char *card))
{
    for (int i = 0; i < copies; i++) {
        char card[8];

        snprintf(card, sizeof card, "%s%c", kind, 'a' + i);
        assert_int_equal(mm_kind_of(value_of(card)), atoi(kind + 1) - 1);
        check(card);
    }
}

static const char *with(const char *format, const char *card)
{
    static char texts[4][256];
    static int at;
    char *text = texts[at++ % 4];

    snprintf(text, sizeof texts[0], format, card, card);
    return text;
}

/* MM-17.2: 54 ordinary cards of nineteen kinds, one after the other; seven kinds can be copied. */
RULE(nineteen_kinds_of_glory_cards)
{
    static const uint8_t copies[MM_GLORY_KINDS] = {5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 2, 3, 2, 3, 2, 3, 2, 2, 2};
    static const char copyable[] = "yynnnynynynnnnynynn";
    int first = 0;

    for (int kind = 0; kind < MM_GLORY_KINDS; first += copies[kind++]) {
        assert_int_equal(mm_glory_faces[kind].first, first);
        assert_int_equal(mm_glory_faces[kind].copies, copies[kind]);
        assert_int_equal(mm_glory_faces[kind].copyable, copyable[kind] == 'y');
    }
    assert_int_equal(first, MM_ORDINARY);
}

/* ---- In battle ------------------------------------------------------------------------------------------------------------ */

static void crew_reroll(const char *card)
{
    table *t = boarding(with("is C05, glory %s", card), "is C11", "1 1 S S");

    expect_asked(t, A, MM_D_BATTLE_WINDOW);
    play(t, A, with("announce %s", card));
    expect_offers(t, "side own; side enemy");
    play(t, A, "side enemy");
    roll(t, A, "dice 0 0 0 0 2", "1 1 S S 1 1");
    all_drawn(t);
    expect_asked(t, A, MM_D_PRIZE);
    assert_int_equal(captain(t, A)->value[MM_CREW], 2);
    assert_true(discarded(t, card));
}

/* G01; MM-2.5, MM-17.3, MM-17.5, MM-23.4: dice of either side in a crew battle are thrown again. */
RULE(crew_battle_reroll) { each_copy("G01", 5, crew_reroll); }

static void seamanship_reroll(const char *card)
{
    table *t = battle(with("glory %s", card), "gold 1", "1 1 1 1");

    expect_asked(t, A, MM_D_BATTLE_WINDOW);
    play(t, A, with("announce %s", card));
    play(t, A, "side own");
    expect_offers(t, "dice 1 0 0 0 0; dice 2 0 0 0 0");
    roll(t, A, "dice 2 0 0 0 0", "S S 1");
    all_drawn(t);
    assert_true(values_are(t, B, "2/1/2/2/1"));
    assert_true(discarded(t, card));
}

/* G02; MM-2.5, MM-17.5: dice of either side in a contest are thrown again. */
RULE(seamanship_reroll_of_any_dice) { each_copy("G02", 5, seamanship_reroll); }

/* G02; MM-17.5: the defender's card works on the attacker as well. */
RULE(seamanship_reroll_against_the_enemy)
{
    table *t = battle("gold 1", "glory G02a", "S S 1 1");

    expect_asked(t, B, MM_D_BATTLE_WINDOW);
    play(t, B, "announce G02a");
    play(t, B, "side enemy");
    roll(t, B, "dice 0 0 0 0 2", "1 1");
    all_drawn(t);
    assert_true(values_are(t, B, "2/2/2/2/1"));
}

static void double_shot(const char *card)
{
    table *t = battle(with("glory %s", card), "gold 1", "S S 1 1");

    expect_asked(t, A, MM_D_BATTLE_WINDOW);
    roll(t, A, with("announce %s", card), "1 1");
    all_drawn(t);
    assert_true(values_are(t, B, "2/0/2/2/1"));
}

/* G06; MM-21.13: a hit more than there are Cannons. */
RULE(double_shotted_volley) { each_copy("G06", 3, double_shot); }

/* G06; MM-17.2: no volley, no second ball. */
RULE(double_shotted_volley_needs_a_hit)
{
    table *t = battle("glory G06a", "gold 1", "1 1 1 1");

    expect_asked(t, A, MM_D_DECLARE);
}

static void precise_gunnery(const char *card)
{
    table *t = battle(with("glory %s", card), "gold 1", "S S 1 1 S");

    play(t, A, with("announce %s", card));
    expect_offers(t, "turn skull 1; turn skull 2; turn skull 3; turn skull 4");
    play(t, A, "turn skull 4");
    assert_true(values_are(t, B, "2/2/2/2/0"));
}

/* G07; MM-22.1: a location die is turned to a number. */
RULE(precise_gunnery_turns_a_die) { each_copy("G07", 3, precise_gunnery); }

static void smoke_screen(const char *card)
{
    table *t = battle(with("glory %s", card), "gold 1", "1 1 1 1");

    play(t, A, "declare flee");
    play(t, B, "declare shoot");
    expect_asked(t, A, MM_D_BATTLE_WINDOW);
    roll(t, A, with("announce %s", card), "S S S 1 1");
    all_drawn(t);
    assert_int_equal(arg_of(t, MM_EV_FLED, 0), A);
    assert_true(values_are(t, A, "2/1/2/2/1"));
    expect_asked(t, A, MM_D_ACTION);
}

/* G08; MM-21.16: flight succeeds in spite of the enemy's success; his hit comes first. */
RULE(smoke_screen_covers_a_flight) { each_copy("G08", 2, smoke_screen); }

/* G08; MM-21.16: the contest must still be won. */
RULE(smoke_screen_does_not_win_the_contest)
{
    table *t = battle("glory G08a", "gold 1", "1 1 1 1");

    play(t, A, "declare flee");
    play(t, B, "declare flee");
    roll(t, A, "announce G08a", "S 1 S 2");
    assert_int_equal(times(t, MM_EV_FLED), 0);
    expect_asked(t, A, MM_D_DECLARE);
}

static void brace(const char *card)
{
    table *t = battle("gold 1", with("glory %s", card), "S S 1 1 1");

    expect_asked(t, B, MM_D_ABSORB);
    expect_offers(t, with("pass; brace %s hold", card));
    refused(t, B, with("brace %s masts", card), "MM-22.16");
    refused(t, B, "brace G16a hold", "MM-22.16");
    play(t, B, with("brace %s hold", card));
    assert_true(values_are(t, B, "2/2/2/2/1"));
    assert_true(discarded(t, card));
}

/* G09; MM-22.16: a hit is cancelled. */
RULE(brace_for_impact) { each_copy("G09", 2, brace); }

static void rally(const char *card)
{
    table *t = boarding(with("is C05, glory %s", card), "is C11", "");

    expect_asked(t, A, MM_D_BATTLE_WINDOW);
    roll(t, A, with("announce %s", card), "1 1 S S 1 1");
    all_drawn(t);
    expect_asked(t, A, MM_D_PRIZE);
}

/* G10; MM-23.4: two dice more in one round of a crew battle. */
RULE(rally_the_crew) { each_copy("G10", 2, rally); }

/* G10; MM-23.4: the next round has the usual dice again. */
RULE(rally_the_crew_for_one_round)
{
    table *t = boarding("is C05, glory G10a", "is C11", "");

    roll(t, A, "announce G10a", "1 1 1 1 1 1 S S 1 1");
    all_drawn(t);
    expect_asked(t, A, MM_D_PRIZE);
}

static void ambush(const char *card)
{
    table *t = battle(with("glory %s", card), "gold 1", "");

    expect_asked(t, A, MM_D_BATTLE_WINDOW);
    play(t, A, with("announce %s", card));
    expect_asked(t, A, MM_D_DECLARE);
    expect_offers(t, "declare shoot; declare board");
    roll(t, A, "declare board", "S S 1 1 S S 1 1");
    assert_true(unasked(t, B, "declare shoot"));
    expect_asked(t, A, MM_D_PRIZE);
}

/* G11; MM-21.7: the attacker may board in the first round. */
RULE(ambush_boards_at_once) { each_copy("G11", 2, ambush); }

/* G11; MM-17.2: the defender has no use for it. */
RULE(ambush_is_for_the_attacker)
{
    table *t = battle("gold 1", "glory G11a", "1 1 1 1");

    expect_asked(t, A, MM_D_DECLARE);
}

/* ---- Quick Learner -------------------------------------------------------------------------------------------------------- */

static void quick_learner(const char *card)
{
    table *t = battle("glory G02a", with("glory %s", card), "1 1 1 1");

    plays(t, A, "announce G02a; side own");
    roll(t, A, "dice 2 0 0 0 0", "S 1");
    expect_asked(t, B, MM_D_WIN_CARD);
    play(t, B, with("play %s", card));
    play(t, B, "side own");
    roll(t, B, "dice 2 0 0 0 0", "S S 1 1");
    all_drawn(t);
    assert_int_equal(arg_of(t, MM_EV_WINS, 0), B);
    assert_true(discarded(t, card));
}

/* G05; MM-17.8: the card just played works again, for another. */
RULE(quick_learner_copies_a_reroll) { each_copy("G05", 3, quick_learner); }

/* G05, G06; MM-17.8: a copied Double-Shotted Volley. */
RULE(quick_learner_copies_a_volley)
{
    table *t = battle("glory G06a", "glory G05a", "S S S 1");

    play(t, A, "announce G06a");
    roll(t, B, "play G05a", "1 1 2 2");
    all_drawn(t);
    assert_true(values_are(t, A, "2/2/0/2/1"));
    assert_true(values_are(t, B, "2/0/2/2/1"));
}

/* G05, G06; MM-17.8: not without a hit of one's own. */
RULE(quick_learner_copies_only_what_can_work)
{
    table *t = battle("glory G06a", "glory G05a", "S S 1 1");

    roll(t, A, "announce G06a", "1 1");
    expect_asked(t, A, MM_D_DECLARE);
    assert_true(glory_is(t, B, "G05a"));
}

/* G05, G08; MM-17.8: both flee behind the same smoke. */
RULE(quick_learner_copies_a_smoke_screen)
{
    table *t = battle("glory G08a", "glory G05a", "1 1 1 1");

    play(t, A, "declare flee");
    play(t, B, "declare flee");
    play(t, A, "announce G08a");
    roll(t, B, "play G05a", "S 1 S S");
    assert_int_equal(arg_of(t, MM_EV_FLED, 0), B);
}

/* G05, G10; MM-17.8: both crews are rallied. */
RULE(quick_learner_copies_a_rally)
{
    table *t = boarding("is C05, glory G10a", "is C11, glory G05a", "");

    play(t, A, "announce G10a");
    roll(t, B, "play G05a", "1 1 S S 1 1 1 1");
    all_drawn(t);
    expect_asked(t, A, MM_D_PRIZE);
}

/* G05, G15, G17; MM-17.8: at the start of a turn everybody else may copy, each once; no copy is copied. */
RULE(quick_learner_at_the_start_of_a_turn)
{
    table *t = position(3, "A bounty ES1; B glory G17a G05b; C glory G05a; step start");

    play(t, B, "announce G17a");
    expect_asked(t, C, MM_D_WIN_CARD);
    play(t, C, "play G05a");
    assert_int_equal(t->s.turn.actions, 1);
    expect_asked(t, A, MM_D_ACTION);
    assert_true(glory_is(t, B, "G05b"));
    t = position(3, "A bounty ES1; B glory G15a; C glory G05a; step start");
    play(t, B, "announce G15a");
    play(t, C, "play G05a");
    assert_true(bounties_are(t, A, "ES3"));
}

/* ---- Rolls ---------------------------------------------------------------------------------------------------------------- */

static void keen_eyes(const char *card)
{
    table *t = position(2, with("A at CSE, glory %s; next 1 2", card));

    play(t, A, "scout merchant");
    expect_asked(t, A, MM_D_REROLL);
    roll(t, A, with("reroll %s 1 1 0 0 0", card), "S 1");
    expect_asked(t, A, MM_D_MERCHANT);
    assert_true(discarded(t, card));
}

/* G03; MM-2.5: dice of the own Scouting roll are thrown again. */
RULE(keen_eyes_see_more) { each_copy("G03", 4, keen_eyes); }

static void silver_tongue(const char *card)
{
    table *t = position(2, with("A in CCS, glory %s; step port", card));

    roll(t, A, "rumour", "1 1 2");
    roll(t, A, with("reroll %s 2 0 0 0 0", card), "S 1 R01");
    assert_true(rumours_are(t, A, "R01"));
    all_drawn(t);
}

/* G04; MM-2.5: dice of the own Influence roll are thrown again. */
RULE(silver_tongue_talks_again) { each_copy("G04", 4, silver_tongue); }

/* G03; MM-2.5: one source after the other, as long as the roll has failed. */
RULE(dice_are_thrown_again_by_several_sources)
{
    table *t = position(2, "A at CSE, glory G03a G03b, hired S09; next 1 2");

    play(t, A, "scout merchant");
    roll(t, A, "reroll G03a 1 1 0 0 0", "1 3");
    roll(t, A, "reroll-one 3", "2");
    expect_offers(t, "pass; reroll G03b 1 0 0 0 0; reroll G03b 0 1 0 0 0; reroll G03b 1 1 0 0 0");
    roll(t, A, "reroll G03b 0 1 0 0 0", "S");
    expect_asked(t, A, MM_D_MERCHANT);
    all_drawn(t);
}

/* ---- Raids and trade ------------------------------------------------------------------------------------------------------ */

static void fat_prize(const char *card)
{
    table *t = position(2, with("A at CSE, gold 0, glory %s; next S 1", card));

    play(t, A, "scout merchant");
    roll(t, A, "attack FR", "K05 K15 K24 1 1");
    expect_asked(t, A, MM_D_WIN_CARD);
    play(t, A, with("play %s", card));
    assert_int_equal(gold(t, A), 12);
    play(t, A, "done");
    assert_int_equal(track(t, A), 1);
}

/* G12; MM-1.5, MM-15.12: 3 gold more, and they count for glory. */
RULE(fat_prize_adds_three_gold) { each_copy("G12", 3, fat_prize); }

static void false_colours(const char *card)
{
    table *t = position(2, with("A at CSE, glory %s; next S 1", card));

    play(t, A, "scout merchant");
    play(t, A, "attack FR");
    expect_asked(t, A, MM_D_WIN_CARD);
    roll(t, A, with("play %s", card), "K05 K15 K24 1 1");
    assert_true(bounties_are(t, A, ""));
    all_drawn(t);
}

/* G13; MM-15.3: no bounty for this attack. */
RULE(false_colours_bring_no_bounty) { each_copy("G13", 2, false_colours); }

/* G13; MM-17.2: not where a mission waives the bounty already. */
RULE(false_colours_are_not_wasted)
{
    table *t = position(2, "A at CSE, glory G13a, mission M17; next S 1");

    play(t, A, "scout merchant");
    roll(t, A, "attack FR", "K05 K15 K24 1 1");
    expect_asked(t, A, MM_D_RAID_CARGO);
    assert_true(glory_is(t, A, "G13a"));
}

static void hard_bargain(const char *card)
{
    table *t = position(2, with("A in BAS, glory %s; demand BAS wood; step port", card));

    roll(t, A, "buy-goods", "K34 K01 K02 K21 K22 K23");
    expect_asked(t, A, MM_D_WIN_CARD);
    play(t, A, with("play %s", card));
    play(t, A, "buy K34");
    assert_int_equal(gold(t, A), 8);
    play(t, A, "buy K01");
    assert_int_equal(gold(t, A), 7);
    play(t, A, "buy K21");
    assert_int_equal(gold(t, A), 6);
}

/* G19; MM-9.4: a gold less for each card, but at least 1. */
RULE(hard_bargain_makes_goods_cheaper) { each_copy("G19", 2, hard_bargain); }

/* ---- The own turn and those of others ------------------------------------------------------------------------------------- */

static void bought_pardon(const char *card)
{
    table *t = position(2, with("A in NAS, gold 10, glory %s, bounty ES2 FR1", card));

    play(t, A, "port");
    play(t, A, with("play %s ES", card));
    assert_int_equal(gold(t, A), 2);
    assert_true(bounties_are(t, A, "FR1"));
    assert_true(discarded(t, card));
    refused(position(2, with("A at NAS, gold 10, glory %s, bounty ES2", card)), A, with("play %s ES", card), "MM-17.2");
}

/* G14; MM-7.2, MM-16.6, MM-17.2: 4 gold a point, in any port, during a Port action too. */
RULE(bought_pardon_in_port) { each_copy("G14", 3, bought_pardon); }

static void denounced(const char *card)
{
    table *t = position(2, with("A bounty ES1 FR5 NL4; B glory %s; step start", card));

    play(t, B, with("announce %s", card));
    expect_offers(t, "nation ES; nation NL");
    play(t, B, "nation NL");
    assert_true(bounties_are(t, A, "ES1 FR5 NL5"));
    assert_true(discarded(t, card));
}

/* G15; MM-4.9, MM-16.3: a bounty of 1 to 4 rises. */
RULE(denounced_raises_a_bounty) { each_copy("G15", 2, denounced); }

/* G15; MM-17.2: an honest captain cannot be denounced. */
RULE(denounced_needs_a_bounty) { expect_asked(position(2, "A bounty FR5; B glory G15a; step start"), A, MM_D_ACTION); }

static void fair_wind(const char *card)
{
    table *t = position(2, with("A at CSE, glory %s", card));

    play(t, A, with("play %s", card));
    plays(t, A, "move BAS; move CSE; move BAS");
    assert_int_equal(t->s.turn.actions, 1);
    assert_int_equal(t->s.turn.extra, 0);
}

/* G16; MM-4.8, MM-17.2: an extra Move, used up before an action. */
RULE(fair_wind_is_an_extra_move) { each_copy("G16", 3, fair_wind); }

static void contrary_winds(const char *card)
{
    table *t = position(2, with("B glory %s G16a; step start", card));

    refused(t, B, "announce G16a", "MM-17.2");
    play(t, B, with("announce %s", card));
    assert_int_equal(t->s.turn.actions, 2);
    assert_true(discarded(t, card));
}

/* G17; MM-4.9: an action less. */
RULE(contrary_winds_cost_an_action) { each_copy("G17", 2, contrary_winds); }

/* G17; MM-17.2: nobody loses his last action. */
RULE(contrary_winds_leave_one_action)
{
    table *t = position(3, "B glory G17a G17b; C glory G05a; step start");

    play(t, B, "announce G17a");
    play(t, C, "pass");
    play(t, B, "announce G17b");
    assert_int_equal(t->s.turn.actions, 1);
    expect_asked(t, A, MM_D_ACTION);
}

static void hidden_cove(const char *card)
{
    table *t = position(2, with("A at CSE; B at CSE, glory %s; next S 1", card));

    play(t, A, "scout blue");
    expect_asked(t, B, MM_D_WIN_CARD);
    play(t, B, with("play %s", card));
    assert_int_equal(times(t, MM_EV_BATTLE), 0);
    assert_true(bounties_are(t, A, ""));
    expect_asked(t, A, MM_D_ACTION);
    assert_int_equal(t->s.turn.actions, 2);
    refused(t, A, "scout blue", "MM-6.2");
}

/* G18; MM-6.6: who was found by a captain has not been found; the action is spent. */
RULE(hidden_cove_hides_from_captains) { each_copy("G18", 2, hidden_cove); }

/* G18; MM-20.5: and from NPCs. */
RULE(hidden_cove_hides_from_npcs)
{
    table *t = position(2, "A at BAS, glory G18a; npc E14 BAS; step start; next S 1");

    expect_asked(t, A, MM_D_WIN_CARD);
    play(t, A, "play G18a");
    expect_asked(t, A, MM_D_ACTION);
    t = position(2, "A at BAS, glory G18a; npc E14 BAS; step start; next S 1");
    roll(t, A, "pass", "pirate-sloop 1 1 1 1");
    assert_int_equal(times(t, MM_EV_BATTLE), 1);
}

/* ---- The hand ------------------------------------------------------------------------------------------------------------- */

/* MM-17.1: a fifth card forces a discard at once. */
RULE(four_cards_are_held)
{
    table *t = position(2, "A at CSE, rumours R01, glory G14a G16a G12a G13a");

    roll(t, A, "scout R01", "S 1 G03a");
    expect_asked(t, A, MM_D_GLORY_DISCARD);
    play(t, A, "discard G14a");
    assert_true(glory_is(t, A, "G16a G12a G13a G03a"));
    assert_true(discarded(t, "G14a"));
}

/* MM-17.3: an empty glory deck is renewed from the discard pile. */
RULE(the_glory_deck_is_renewed)
{
    table *t = position(2, "A at CSE, rumours R01; deck glory");

    roll(t, A, "scout R01", "S 1 G03a");
    assert_true(glory_is(t, A, "G03a"));
    assert_true(in_deck(t, "G04a"));
}

/* MM-17.4: who announced may take the card back when another announced too; it is then seen by all and stays out of this window. */
RULE(an_announced_card_is_taken_back)
{
    table *t = position(3, "A bounty ES1; B glory G15a; C glory G17a; step start");

    play(t, B, "announce G15a");
    play(t, C, "announce G17a");
    expect_asked(t, B, MM_D_WIN_CONFIRM);
    play(t, B, "take-back");
    assert_true(happened(t, MM_EV_TAKES_BACK, B));
    expect_asked(t, C, MM_D_WIN_CONFIRM);
    play(t, C, "keep");
    assert_true(bounties_are(t, A, "ES1"));
    assert_int_equal(t->s.turn.actions, 2);
    assert_true(glory_is(t, B, "G15a"));
    expect_asked(t, A, MM_D_ACTION);
}

/* MM-17.4: dice that a specialist has had rolled again since are a change too, and the only card announced may be taken back. */
RULE(a_card_is_taken_back_after_a_specialist)
{
    table *t = position(2, "A is C01, at CSE, ship frigate, hired S13; B is C07, at CSE, glory G02a; next S 1 S 4 1 S 2");

    play(t, A, "scout blue");
    play(t, A, "use sailing-master");
    play(t, B, "announce G02a");
    roll(t, A, "die skull", "1");
    expect_asked(t, B, MM_D_WIN_CONFIRM);
    expect_offers(t, "keep; take-back");
    play(t, B, "take-back");
    assert_true(happened(t, MM_EV_TAKES_BACK, B));
    assert_true(glory_is(t, B, "G02a"));
}

/* MM-17.4: the attacker's card comes first; what the defender has named since may be a reason to take it back. */
RULE(a_card_is_taken_back_before_a_specialist)
{
    table *t = position(2, "A is C07, at CSE, glory G02a; B is C01, at CSE, ship frigate, hired S13; next S 1 1 S 2 S 4");

    play(t, A, "scout blue");
    play(t, A, "announce G02a");
    play(t, B, "use sailing-master");
    expect_asked(t, A, MM_D_WIN_CONFIRM);
    play(t, A, "take-back");
    assert_true(glory_is(t, A, "G02a"));
    expect_asked(t, B, MM_D_CARD_TARGET);
}

/* MM-17.4: where nobody else has named anything, nothing has changed, and the card takes effect. */
RULE(a_lone_card_takes_effect_at_once)
{
    table *t = position(2, "A is C07, at CSE, glory G02a; B is C01, at CSE; next S 1 1 S 2 S 4");

    play(t, A, "scout blue");
    play(t, A, "announce G02a");
    assert_int_equal(times(t, MM_EV_PLAYS), 1);
    expect_asked(t, A, MM_D_CARD_TARGET);
}

/* MM-17.2, MM-4.7: a card for the own turn is played after the third action, and gives another Move. */
RULE(a_fair_wind_comes_after_the_last_action)
{
    table *t = position(2, "A is C07, at HAV, glory G16a");

    plays(t, A, "move TOR; move HAV; move NAS");
    expect_asked(t, A, MM_D_ACTION);
    expect_offers(t, "end; play G16a");
    refused(t, A, "move TOR", "MM-4.7");
    refused(t, A, "scout merchant", "MM-4.7");
    plays(t, A, "play G16a; move TOR");
    assert_true(at_sea(t, A, "TOR"));
    expect_asked(t, B, MM_D_ACTION); /* no card is left in hand */
}

/* MM-17.2: so is a pardon, in a port; whoever says so ends the turn. */
RULE(a_pardon_is_bought_after_the_last_action)
{
    table *t = position(2, "A in SJO, gold 8, bounty ES2, glory G14a; actions 1; step port");

    play(t, A, "done");
    expect_offers(t, "end; play G14a ES");
    play(t, A, "play G14a ES");
    assert_true(bounties_are(t, A, ""));
    expect_asked(t, B, MM_D_ACTION);
    t = position(2, "A in SJO, gold 8, bounty ES2, glory G14a; actions 1; step port");
    plays(t, A, "done; end");
    assert_true(glory_is(t, A, "G14a"));
    expect_asked(t, B, MM_D_ACTION);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(nineteen_kinds_of_glory_cards),
        TEST(crew_battle_reroll),
        TEST(seamanship_reroll_of_any_dice),
        TEST(seamanship_reroll_against_the_enemy),
        TEST(double_shotted_volley),
        TEST(double_shotted_volley_needs_a_hit),
        TEST(precise_gunnery_turns_a_die),
        TEST(smoke_screen_covers_a_flight),
        TEST(smoke_screen_does_not_win_the_contest),
        TEST(brace_for_impact),
        TEST(rally_the_crew),
        TEST(rally_the_crew_for_one_round),
        TEST(ambush_boards_at_once),
        TEST(ambush_is_for_the_attacker),
        TEST(quick_learner_copies_a_reroll),
        TEST(quick_learner_copies_a_volley),
        TEST(quick_learner_copies_only_what_can_work),
        TEST(quick_learner_copies_a_smoke_screen),
        TEST(quick_learner_copies_a_rally),
        TEST(quick_learner_at_the_start_of_a_turn),
        TEST(keen_eyes_see_more),
        TEST(silver_tongue_talks_again),
        TEST(dice_are_thrown_again_by_several_sources),
        TEST(fat_prize_adds_three_gold),
        TEST(false_colours_bring_no_bounty),
        TEST(false_colours_are_not_wasted),
        TEST(hard_bargain_makes_goods_cheaper),
        TEST(bought_pardon_in_port),
        TEST(denounced_raises_a_bounty),
        TEST(denounced_needs_a_bounty),
        TEST(fair_wind_is_an_extra_move),
        TEST(contrary_winds_cost_an_action),
        TEST(contrary_winds_leave_one_action),
        TEST(hidden_cove_hides_from_captains),
        TEST(hidden_cove_hides_from_npcs),
        TEST(four_cards_are_held),
        TEST(the_glory_deck_is_renewed),
        TEST(an_announced_card_is_taken_back),
        TEST(a_card_is_taken_back_after_a_specialist),
        TEST(a_card_is_taken_back_before_a_specialist),
        TEST(a_lone_card_takes_effect_at_once),
        TEST(a_fair_wind_comes_after_the_last_action),
        TEST(a_pardon_is_bought_after_the_last_action),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
