/* test_texts.c - rules tests: what the program says names what it is about, one and many, and the clause that it rests on. */
#include "table.h"

#include <stdio.h>
#include <string.h>

/* ---- What is said ----------------------------------------------------------------------------------------------------------- */

/* The question, as the asked player reads it. */
static void expect_prompt(const table *t, const char *prompt)
{
    static _Alignas(RS_ALIGN) mm_state view;
    char line[RS_LINE];
    rs_text text = rs_text_on(line, sizeof line);

    rs_view(&mm_game, &t->s, rs_asked(&t->s), &view);
    rs_prompt_text(&mm_game, &view, &text);
    assert_string_equal(line, prompt);
}

/* A legal move. */
static rs_move find(const table *t, const char *move)
{
    rs_move found = {0};

    for (int i = 0; i < t->turn.moves.count; i++) {
        char line[RS_LINE];
        rs_text text = rs_text_on(line, sizeof line);

        rs_move_text(&mm_game, &t->s, t->turn.moves.at[i], &text);
        if (strcmp(line, move) == 0) return t->turn.moves.at[i];
    }
    fail_msg("'%s' is not offered", move);
    return found;
}

static void expect_label(const table *t, const char *move, const char *label)
{
    char line[RS_LINE];
    rs_text text = rs_text_on(line, sizeof line);

    rs_move_label(&mm_game, &t->s, find(t, move), &text);
    assert_string_equal(line, label);
}

/* As the protocol gives it: a verb's own, or else the question's. */
static void expect_move_clause(const table *t, const char *move, const char *clause)
{
    const char *own = mm_verbs[find(t, move).verb].clause;

    assert_string_equal(own ? own : mm_decisions[rs_top_of(&t->s)->kind].clause, clause);
}

/* The last event of the kind, as everybody reads it. */
static void expect_told(const table *t, int kind, const char *line)
{
    char told[RS_LINE] = "";

    for (int i = 0; i < t->turn.events; i++) {
        rs_text text = rs_text_on(told, sizeof told);

        if (t->turn.event[i].kind != kind) continue;
        rs_event_text(&mm_game, &t->s, &t->turn.event[i], RS_SPECTATOR, &text);
        assert_string_equal(told, line);
        return;
    }
    fail_msg("'%s' was not told", line);
}

/* ---- Questions -------------------------------------------------------------------------------------------------------------- */

/* MM-4.5: a Royal Pardon names its nations, in the order in which points are named. */
RULE(a_royal_pardon_names_its_nations)
{
    table *t = position(2, "event E31; A gold 20, bounty NL1 ES2; step start");

    expect_prompt(t, "Royal Pardon: how many bounty points do you buy off, first from the Netherlands, then from Spain?");
    expect_label(t, "remit 1 0", "Points bought off: 1 of the first nation, 0 of the second");
    expect_label(t, "remit 0 1", "Points bought off: 0 of the first nation, 1 of the second");
}

/* MM-17.2: who has no action left is told so. */
RULE(the_last_question_of_a_turn_says_why)
{
    table *t = position(2, "A is C07, at HAV, glory G16a; actions 1");

    expect_prompt(t, "At sea off Havana, with 1 action left: sail, enter the port, scout, or end the turn?");
    play(t, A, "move NAS");
    expect_prompt(t, "You have no action left: do you play a card, or end the turn?");
}

/* MM-4.7: only what can be done is named. */
RULE(a_question_names_what_can_be_done)
{
    expect_prompt(position(2, "A at HAV; event E23"),
                  "At sea off Havana, whose port is closed to you, with 3 actions left: sail, scout, or end the turn?");
    expect_prompt(position(2, "A in HAV"), "In Havana, with 3 actions left: take a Port action, put to sea, or end the turn?");
    expect_prompt(position(2, "A in HAV; event E25"), "In Havana, with 3 actions left: take a Port action, or end the turn?");
}

/* MM-10.12: the modification that may be kept is named, and both answers rest on that clause. */
RULE(a_modification_to_keep_is_named)
{
    table *t = position(2, "A in SJO, gold 30, mods MOD6 MOD1; step port");

    plays(t, A, "shipyard; buy-ship flute");
    expect_prompt(t, "Do you keep Swivel Guns for 1 gold?");
    expect_move_clause(t, "keep", "MM-10.12");
    expect_move_clause(t, "give swivel-guns", "MM-10.12");
    play(t, A, "keep");
    expect_prompt(t, "Do you keep Long Guns for 1 gold?");
}

/* MM-26.1, MM-16.8, MM-25.1: the ships of a prize and the loser of loot and claim are named. */
RULE(a_prize_and_its_loser_are_named)
{
    table *t = boarding("ship frigate", "values 1/2/2/1/1, bounty EN1 FR2", "S S S 1");

    expect_asked(t, A, MM_D_PRIZE);
    expect_prompt(t, "Do you keep your frigate, or take the beaten sloop?");
    expect_move_clause(t, "keep", "MM-26.1");
    play(t, A, "keep");
    expect_prompt(t, "What do you take from Blue?");
    expect_move_clause(t, "done", "MM-25.1");
    play(t, A, "done");
    expect_asked(t, A, MM_D_CLAIM);
    expect_prompt(t, "Which nation's bounty on Blue do you claim?");
    expect_move_clause(t, "pass", "MM-16.8");
}

/* MM-17.11: the Carpenter's question and its answers rest on the clause of specialists. */
RULE(a_carpenter_rests_on_the_clause_of_specialists)
{
    table *t = position(2, "A values 1/2/1/1/1, hired S01");

    play(t, A, "end");
    expect_prompt(t, "Your Carpenter repairs 1 point: where?");
    expect_move_clause(t, "pass", "MM-17.11");
    expect_move_clause(t, "mend hull", "MM-17.11");
    expect_label(t, "mend hull", "Repair the Hull");
}

/* MM-17.4, MM-17.5: the moment of a window, and the card to be confirmed, are named. */
RULE(windows_name_their_moment)
{
    table *t = position(2, "A is C07, at CSE, glory G02a; B is C01, at CSE, ship frigate, hired S13; next S 1 1 S 2 S 4");

    play(t, A, "scout blue");
    expect_prompt(t, "After the contest: do you use a card, a weapon, a specialist or an ability?");
    play(t, A, "announce G02a");
    play(t, B, "use sailing-master");
    expect_prompt(t, "Seamanship Re-roll is next: do you keep it in play, or take it back?");
    expect_move_clause(t, "keep", "MM-17.4");
    play(t, A, "keep");
    expect_prompt(t, "Whose dice are rolled again?");
    expect_label(t, "side own", "Your own dice");
    t = position(2, "B glory G17a; step start");
    expect_prompt(t, "Red's turn begins: do you announce a card?");
}

/* MM-21.3: who leads an NPC is asked for it. */
RULE(who_leads_an_npc_is_told_which)
{
    table *t = position(2, "A is C02, at CSE; npc E14 CSE; next S 1 1 1 1 1 1");

    play(t, A, "scout pirate-sloop");
    play(t, A, "declare shoot");
    expect_asked(t, B, MM_D_DECLARE);
    expect_prompt(t, "You lead the pirate sloop: does it shoot, board or flee?");
}

/* MM-14.1, MM-9.10, MM-27.4, MM-7.1: other questions with answers shared by several: each move rests on the question's clause. */
RULE(shared_answers_rest_on_their_question)
{
    table *t = position(2, "A is C04, gold 3; demand SDO wood; step port");

    expect_prompt(t, "In the port of Santo Domingo: what do you do?");
    expect_move_clause(t, "done", "MM-7.1");
    roll(t, A, "buy-goods", "K01 K11 K21 K31 K41 K51");
    expect_move_clause(t, "keep", "MM-9.10");
    expect_move_clause(t, "redraw", "MM-9.10");
    t = position(2, "A in SJO, gold 4; step port");
    play(t, A, "deposit");
    expect_prompt(t, "How much gold do you put into the stash?");
    expect_label(t, "amount 1", "1 gold");
    t = position(2, "A in SJO, gold 204; step port");
    play(t, A, "deposit");
    expect_label(t, "hundreds 2 04", "204 gold");
}

/* ---- What happens ----------------------------------------------------------------------------------------------------------- */

/* MM-2.5, MM-17.4: a forced re-roll tells whose dice they are; the own dice are told as before. */
RULE(a_forced_re_roll_tells_whose_dice)
{
    table *t = battle("glory G02a", "gold 1", "1 S 2 2");

    plays(t, A, "announce G02a; side enemy");
    roll(t, A, "dice 0 1 0 0 0", "S");
    expect_told(t, MM_EV_FORCED, "Red makes Blue roll again: 2 dice, now 1 skull.");
    assert_int_equal(times(t, MM_EV_DICE), 0);
    t = battle("glory G02a", "gold 1", "1 S 2 2");
    plays(t, A, "announce G02a; side own");
    roll(t, A, "dice 1 0 0 0 0", "S");
    expect_told(t, MM_EV_DICE, "Red rolls: 2 dice, now 2 skulls.");
}

static table *raid(const char *captain_text, const char *outcomes)
{
    char text[256];
    table *t;

    snprintf(text, sizeof text, "A at TRI, gold 0, %s; merchant TRI NL; next S 1", captain_text);
    t = position(2, text);
    play(t, A, "scout merchant");
    roll(t, A, "attack NL", outcomes);
    return t;
}

/* MM-15.8, MM-15.9: why a raid fails is told, and so is a ship that sinks in one. */
RULE(a_raid_tells_why_it_fails)
{
    table *t = raid("ship flute", "K01 K03 K16 1 1");

    expect_told(t, MM_EV_ESCAPES, "The merchant gets away from Red: 2 escapes against Manoeuvrability 2.");
    expect_told(t, MM_EV_DESTROYED, "Destroyed on Red's ship: Cannons.");
    expect_told(t, MM_EV_RAID_FAILS, "Red's raid on the merchant from the Netherlands fails.");
    t = raid("ship sloop", "K01 K16 K22 1 1");
    assert_int_equal(times(t, MM_EV_ESCAPES), 0);
    t = raid("values 1/2/2/2/1", "K07 K01 K22 1 1");
    expect_told(t, MM_EV_SINKS, "Red is sunk.");
    assert_true(happened(t, MM_EV_DEAD, A));
    assert_int_equal(times(t, MM_EV_RAID_FAILS), 0);
}

/* MM-21.15, MM-21.16: a boarding without Crew and a flight that is stopped are told. */
RULE(a_battle_tells_why_nothing_follows)
{
    table *t = battle("values 2/2/2/1/1", "ship frigate", "1 1 1 1");

    play(t, A, "declare board");
    roll(t, B, "declare shoot", "S S S 1 3"); /* one hit on the Crew */
    expect_told(t, MM_EV_HIT, "Red takes 1 hit on the Crew, now at 0.");
    expect_told(t, MM_EV_NO_BOARDERS, "Red cannot board: no Crew is left.");
    t = battle("gold 1", "gold 1", "1 1 1 1");
    play(t, A, "declare flee");
    roll(t, B, "declare shoot", "S S S 1 1");
    expect_told(t, MM_EV_HELD, "Red cannot get away: the enemy has 1 skull.");
}

/* MM-23.3: a crew battle that is over before it begins tells the Crews. */
RULE(a_crew_battle_without_crew_tells_so)
{
    table *t = boarding("ship frigate", "values 1/2/2/0/1", "1");

    expect_told(t, MM_EV_CREW_LEFT, "Crew left: attacker 3, defender 0.");
}

/* MM-16.1, MM-15.1: sentences begin with a capital, and the Caribbean Sea has its article. */
RULE(sentences_begin_with_capitals)
{
    table *t = position(2, "A at CSE; merchant CSE NL; next S 1");

    play(t, A, "scout merchant");
    expect_told(t, MM_EV_MERCHANT, "Red finds a merchant in the waters of the Caribbean Sea; its token shows the Netherlands.");
    expect_label(t, "attack netherlands", "Attack it as a ship of the Netherlands");
    roll(t, A, "attack NL", "K01 K03 K22 1 1");
    expect_told(t, MM_EV_BOUNTY, "The Netherlands puts a bounty on Red, now 1 point.");
}

/* MM-2.5, MM-11.2: one and many. */
RULE(one_is_not_many)
{
    table *t = battle("glory G02a", "gold 1", "1 S 2 2");

    plays(t, A, "announce G02a; side own");
    expect_label(t, "dice 1 0 0 0 1", "Roll again: 1 one, 0 twos, 0 threes, 0 fours, 1 skull");
    t = position(2, "A in BAS, values 2/2/2/0/1; step port");
    roll(t, A, "recruit", "1 1 1");
    expect_label(t, "points 1", "1 point of Crew");
    expect_label(t, "points 2", "2 points of Crew");
}

/* ---- Warnings --------------------------------------------------------------------------------------------------------------- */

/* MM-23.3, MM-12.8: who has no Crew is warned of a fight that cannot be won. */
RULE(certain_death_is_warned_of)
{
    expect_clause(warning(position(2, "A at CCS, rumours R09, values 2/2/2/0/1"), "scout R09"), "MM-23.3");
    expect_clause(warning(position(2, "A at SJU, rumours R13, values 2/2/2/0/1"), "scout R13"), "MM-23.3");
    expect_clause(warning(position(2, "A in CUR, values 2/2/2/0/1; missions M25 M14; step port"), "mission M25"), "MM-23.3");
    expect_clause(warning(position(2, "A at CCS, rumours R09"), "scout R09"), "");
    expect_clause(warning(position(2, "A at CSE, rumours R01, values 2/2/2/0/1"), "scout R01"), "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_royal_pardon_names_its_nations),
        TEST(the_last_question_of_a_turn_says_why),
        TEST(a_question_names_what_can_be_done),
        TEST(a_modification_to_keep_is_named),
        TEST(a_prize_and_its_loser_are_named),
        TEST(a_carpenter_rests_on_the_clause_of_specialists),
        TEST(windows_name_their_moment),
        TEST(who_leads_an_npc_is_told_which),
        TEST(shared_answers_rest_on_their_question),
        TEST(a_forced_re_roll_tells_whose_dice),
        TEST(a_raid_tells_why_it_fails),
        TEST(a_battle_tells_why_nothing_follows),
        TEST(a_crew_battle_without_crew_tells_so),
        TEST(sentences_begin_with_capitals),
        TEST(one_is_not_many),
        TEST(certain_death_is_warned_of),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
