/* test_outlook.c - what the program tells of a move before it is made: chances, sums, silver; and what it warns of. */
#include "table.h"
#include "../words.h"

#include <string.h>

/* Only these cards stay in the deck; the others go to the box. */
static table *with_deck(const char *text, const char *cards)
{
    table *t = position(2, text);
    rs_set deck = {{0, 0}};
    words w;

    split(&w, cards);
    for (int i = 0; i < w.count; i++) rs_add(&deck, card(w.token[i]));
    rs_add_all(&t->s.box, t->s.deck.cards);
    for (int i = 0; i < PL_CARDS; i++)
        if (rs_has(&deck, i)) rs_remove(&t->s.box, i);
    t->s.deck.cards = deck;
    return t;
}

/* ---- Passages ------------------------------------------------------------------------------------------------------------ */

/* PL-8.1, PL-8.4: the chance is that of the deck as its reader knows it: the Storm fails, and what others hold might lie in it. */
RULE(the_chance_of_a_test_counts_what_is_unseen)
{
    expect_outlook(with_deck("map CO-02 0,2; A at OS-01; step sail", "PT-02 OS-05 OS-06 PT-01"), "move north",
                   "Leads to Coral Teeth.\nChance to enter Coral Teeth: 50 %.");
    expect_outlook(with_deck("map CO-02 0,2; A at OS-01; step sail", "PT-02 OS-05 ST-01"), "move north",
                   "Leads to Coral Teeth.\nChance to enter Coral Teeth: 33 %.");
    /* of PT-02, OS-05 and PT-01 two lie in the deck, and the Storm: 2 x 2/3 of 3 */
    expect_outlook(with_deck("map CO-02 0,2; A at OS-01; B hand PT-01; step sail", "PT-02 OS-05 ST-01"), "move north",
                   "Leads to Coral Teeth.\nChance to enter Coral Teeth: 44 %.");
}

/* PL-1.8: an empty deck is made of the discards, which all have seen. */
RULE(the_chance_of_an_empty_deck_is_that_of_the_discards)
{
    expect_outlook(with_deck("map CO-02 0,2; A at OS-01; B hand PT-01; discard PT-02 OS-05 OS-06 OS-07; step sail", ""), "move north",
                   "Leads to Coral Teeth.\nChance to enter Coral Teeth: 25 %.");
}

/* PL-8.1, PL-8.3, PL-8.5: each test of a move is told, with its own number; who pays a toll or has the Pilot is not tested. */
RULE(every_test_of_a_move_is_told)
{
    const char *deck = "OS-05 PT-02 PT-01 PT-09";

    expect_outlook(with_deck("map CO-03 0,2; map CO-04 0,3; A at CO-03, prize SH-09; step sail", deck), "move north",
                   "Leads to Windward Shoals.\nChance to leave Mangrove Maze: 75 %.\nChance to enter Windward Shoals: 50 %.");
    expect_outlook(with_deck("map CO-04 0,2; A at OS-01; step sail", deck), "move north", "Leads to Windward Shoals.");
    expect_outlook(with_deck("map CO-05 0,2; A at OS-01, hand TS-02; step sail", deck), "move north", "Leads to Serpent's Narrows.");
    expect_outlook(with_deck("map CO-05 0,2; A at OS-01, hand OS-06; step sail", deck), "move north",
                   "Leads to Serpent's Narrows.\nChance to enter Serpent's Narrows: 75 %.");
    expect_outlook(with_deck("map CO-02 0,2; A at OS-01, mate FM-03; step sail", deck), "move north", "Leads to Coral Teeth.");
    expect_outlook(with_deck("map CO-02 0,2; A at OS-01; step sail", deck), "move south", "Leads to Tortuga.");
}

/* PL-6.5, PL-6.9: an unpaid crew makes no test, and an unpaid Pilot is of no help. */
RULE(who_is_unpaid_changes_the_outlook)
{
    table *t = with_deck("map CO-02 0,2; A at OS-01, mate FM-03; step sail", "OS-05 PT-02");

    t->s.turn.mate_paid = false;
    expect_outlook(t, "move north", "Leads to Coral Teeth.\nChance to enter Coral Teeth: 50 %.");
    assert_non_null(strstr(warning(t, "move north"), "mate is unpaid and will leave, and the passage is not free"));
    t = with_deck("map CO-02 0,2; A at OS-01, own SH-12b; step sail", "OS-05 PT-02");
    t->s.turn.crew_paid = false;
    expect_outlook(t, "move north", "");
}

/* PL-8.1, PL-10.3: of two reasons neither hides the other. */
RULE(a_warning_names_all_reasons)
{
    table *t = position(2, "map CO-05 0,2; map CO-02 0,3; A at CO-05, hand TS-02; step sail");

    assert_non_null(strstr(warning(t, "move north"), "toll is due, and the passage is tested"));
    t = position(2, "map PT-06 0,2; A at OS-01, mate FM-01, deed england; step dues");
    play(t, A, "pay crew");
    expect_clause(warning(t, "move north"), "PL-10.3");
    assert_non_null(strstr(warning(t, "move north"), "mate"));
    expect_clause(warning(t, "move south"), "PL-6.6");
}

/* ---- Fights against the game ------------------------------------------------------------------------------------------------ */

/* PL-15.5, PL-15.6, PL-15.8: every card says what it makes of the step; ties are enough. */
RULE(a_card_tells_what_it_makes_of_a_step)
{
    table *t = position(2, "A at OS-01, hand SH-10 OS-05 RC-02");

    expect_outlook(t, "hunt SH-10",
                   "Broadside: you need a card of 1 or more.\nBoarding: you need a card of 2 or more.\n"
                   "A win brings the Constance, to sail or as a Prize worth 5 silver to you, and the goods of one plunder card.\n"
                   "Makes England your Enemy.");
    play(t, A, "hunt SH-10");
    expect_outlook(t, "add nothing", "Broadside: 2 against 3, too little.");
    expect_outlook(t, "add OS-05", "Broadside: 3 against 3, enough.");
    play(t, A, "add OS-05");
    expect_outlook(t, "board", "Boarding: you need a card of 2 or more.");
    expect_outlook(t, "break-off", "");
    play(t, A, "board");
    expect_outlook(t, "add nothing", "Boarding: 4 against 6, too little.");
    expect_outlook(t, "add RC-02 red", "Boarding: 4 against 3, enough.");
}

/* PL-16.10, PL-15.5: only a ship that runs must be caught; what runs is settled by the Enemies of now. */
RULE(the_gap_in_speed_counts_where_there_is_a_chase)
{
    table *t = position(2, "A at OS-01, hand SH-09 OS-05");

    expect_outlook(t, "hunt SH-09",
                   "Chase: you need a card of 1 or more.\n"
                   "A win brings the Nimble, to sail or as a Prize worth 4 silver to you, and the goods of one plunder card.\n"
                   "Makes England your Enemy.");
    play(t, A, "hunt SH-09");
    expect_outlook(t, "add nothing", "Chase: 4 against 5, too little.");
    expect_outlook(t, "add OS-05", "Chase: 5 against 5, enough.");
    expect_outlook(
        position(2, "A at OS-01, hand SH-09 OS-05, deed england"), "hunt SH-09",
        "No card is needed.\nA win brings the Nimble, to sail or as a Prize worth 4 silver to you, and the goods of one plunder card.");
}

/* PL-18.4, PL-18.8: fleets count as one, and with their Port. */
RULE(fleets_are_summed)
{
    expect_outlook(position(2, "fleet TF-01 OS-01; fleet TF-02 OS-01; A at OS-01"), "attack fleet",
                   "Broadside: you need a card of 15 or more.\nBoarding: you need a card of 30 or more.\n"
                   "Your hand is not enough; each card counts once.\nA win brings 35 silver and a "
                   "galleon.\nMakes Spain "
                   "your Enemy.");
    expect_outlook(position(2, "map PT-09 2,0; fleet TF-02 PT-09; A at PT-09"), "attack port",
                   "Broadside: you need a card of 14 or more.\nBoarding: you need a card of 28 or more.\n"
                   "Your hand is not enough; each card counts once.\nA win brings 20 silver and a "
                   "galleon.\nA win brings "
                   "the goods of 4 plunder cards; you have room for 7 tokens of plunder.\n"
                   "Makes Spain your Enemy.");
}

/* PL-16.5, PL-16.6 (TV-20): fleeing needs more, a Prize in tow slows, and it may be given up. */
RULE(fleeing_tells_whether_it_succeeds)
{
    const table *t = position(2, "A at OS-01, prize SH-24, hand PT-02 TS-01 OS-05 RC-01; pending SH-02; step resolve");

    expect_outlook(t, "flee", "Chase: 2 against 4, too little.");
    expect_outlook(t, "flee TS-01", "Chase: 4 against 4, too little.");
    expect_outlook(t, "flee PT-02", "Chase: 5 against 4, enough.");
    expect_outlook(t, "flee abandon", "Chase: 4 against 4, too little.");
    expect_outlook(t, "flee abandon OS-05", "Chase: 5 against 4, enough.");
    expect_outlook(t, "flee RC-01 red", "Chase: 2 against 0, enough.");
    expect_outlook(t, "fight",
                   "Broadside: you need a card of 2 or more.\nBoarding: you need a card of 4 or more.\n"
                   "A win brings the Red Hand, to sail or as a Prize worth 7 silver to you, and the goods of one plunder card.");
}

/* PL-15.3: one card a step, each for one step; a red text may be worth more than its number. */
RULE(it_is_said_that_no_cards_are_enough)
{
    const char *no = "Your hand is not enough";

    assert_non_null(strstr(outlook(position(2, "A at OS-01, hand SH-04 PR-01 TS-01"), "hunt SH-04"), no));
    assert_non_null(strstr(outlook(position(2, "A at OS-01, hand SH-10 RC-01"), "hunt SH-10"), no)); /* two steps, one card */
    assert_null(strstr(outlook(position(2, "A at OS-01, hand SH-10 RC-01 TS-01"), "hunt SH-10"), no));
    assert_null(strstr(outlook(position(2, "A at OS-01, hand SH-22 RC-02"), "hunt SH-22"), no));
}

/* PL-12.1, PL-19.8: plunder needs a Prize or a ship that was won; without room a won Port brings nothing. */
RULE(a_win_that_brings_nothing_is_warned_of)
{
    expect_clause(warning(position(2, "map PT-08 0,2; A at PT-08, hand TS-01"), "attack port"), "PL-12.1");
    expect_clause(warning(position(2, "map PT-08 0,2; A at PT-08, own SH-12b"), "attack port"), "PL-12.1");
    assert_string_equal(warning(position(2, "map PT-08 0,2; A at PT-08, own SH-12w"), "attack port"), "");
    assert_string_equal(warning(position(2, "map PT-08 0,2; A at PT-08, prize SH-24"), "attack port"), "");
    expect_clause(warning(position(2, "map PT-08 0,2; A at PT-08, prize SH-21, plundered sugar 3"), "attack port"), "PL-12.1");
    assert_string_equal(warning(position(2, "map PT-09 2,0; fleet TF-02 PT-09; A at PT-09"), "attack port"), "");
    assert_string_equal(warning(position(2, "A at OS-01, hand SH-10"), "hunt SH-10"), "");
}

/* ---- Captains ------------------------------------------------------------------------------------------------------------------ */

/* PL-17.5 to 17.7, TV-67: the own sum, the other's bare number, and nothing of what was put down. */
RULE(a_duel_is_told_without_its_secret)
{
    const char *text = "A at OS-01, own SH-12b, hand PT-02 TS-01; B at OS-01, own SH-18b, mate FM-01, hand OS-05 PT-01";
    table *t = position(2, text);
    char first[RS_LINE];

    expect_outlook(t, "attack blue",
                   "Chase: 5 against 5, each with a secret card.\nBroadside: 4 against 6, each with a secret card.\n"
                   "Boarding: 7 against 6, each with a secret card.\n"
                   "A won Boarding brings what Blue has: 0 tokens of cargo and 1 ship to take.");
    play(t, A, "attack blue");
    play(t, B, "stand");
    expect_outlook(t, "add PT-02", "Broadside: 7 against 6 and a secret card.");
    play(t, A, "add PT-02");
    strcpy(first, outlook(t, "add OS-05"));
    assert_string_equal(first, "Broadside: 7 against 4 and a secret card.");
    t = position(2, text);
    plays(t, A, "attack blue");
    play(t, B, "stand");
    play(t, A, "add nothing");
    expect_outlook(t, "add OS-05", first);
}

/* PL-17.2, PL-12.11: who flees from a captain is slowed by the Prize in tow, unless it is given up. */
RULE(a_flight_from_a_captain_is_told)
{
    table *t = position(2, "A at OS-01, own SH-12b; B at OS-01, prize SH-06, hand OS-05");

    play(t, A, "attack blue");
    expect_outlook(t, "flee", "Chase: 2 against 5 and a secret card.");
    expect_outlook(t, "flee abandon", "Chase: 4 against 5 and a secret card.");
    expect_outlook(t, "stand", "");
}

/* PL-17.5, PL-17.6: against a captain without cards the result is certain; ties are the attacker's. */
RULE(a_captain_without_cards_has_no_secret)
{
    table *t = position(2, "A at OS-01, hand PT-02; B at OS-01, own SH-08b");

    play(t, A, "attack blue");
    play(t, B, "stand");
    expect_outlook(t, "add PT-02", "Broadside: 5 against 6, too little.");
    t = position(2, "A at OS-01, own SH-02b; B at OS-01, hand OS-10 OS-11");
    play(t, A, "attack blue");
    play(t, B, "stand");
    expect_outlook(t, "add OS-10", "Broadside: 4 against 4, too little.");
}

/* ---- Silver ---------------------------------------------------------------------------------------------------------------------- */

/* PL-10.5, PL-11.7, PL-11.17 (TV-14, TV-47): the compulsory sale is told before the Trade, with the crew's share. */
RULE(the_crews_share_is_told)
{
    const char *text = "A prize SH-23, plundered tobacco 3 sugar 1, silver 8";

    expect_outlook(position(2, text), "trade", "Prize and plunder fetch 22 silver: 10 for you, 12 for the crew.");
    expect_outlook(position(2, "A prize SH-23, plundered tobacco 3 sugar 1, silver 8, mate FM-04"), "trade",
                   "Prize and plunder fetch 22 silver: 14 for you, 8 for the crew.");
    expect_outlook(position(2, "A traded tobacco 3"), "trade", "");
    /* PL-23.1: the goods alone win */
    expect_outlook(position(2, "A prize SH-23, plundered tobacco 3 sugar 1, silver 55"), "trade", "Brings 5 silver; then you have 60.");
}

/* PL-11.4, PL-11.5, PL-11.10 to 11.12, PL-6.2, PL-19.3: what a move costs or brings. */
RULE(silver_is_told)
{
    const table *t = position(2, "A silver 12, traded tobacco 2, hand SH-09; step trade");

    expect_outlook(t, "sell tobacco 2", "Brings 6 silver; then you have 18.");
    expect_outlook(
        t, "buy-ship SH-09",
        "Costs 8 silver; you have 4 left.\nSpeed 5, cannons 2, crew 4, hold 2.\nIts crew is due 1 silver each turn that you sail.\n"
        "Your ship now: speed 4, cannons 2, crew 4, hold 3.");
    expect_outlook(t, "done", "");
    t = position(2, "map PT-07 0,2; A at PT-07, own SH-08b, silver 0, hand SH-12; step trade"); /* TV-54 */
    expect_outlook(
        t, "exchange SH-12",
        "Brings 6 silver; then you have 6.\nSpeed 5, cannons 4, crew 7, hold 3.\nIts crew is due 2 silver each turn that you sail.\n"
        "Your ship now: speed 2, cannons 6, crew 10, hold 9.");
    expect_outlook(t, "sell-ship", "Brings 19 silver; then you have 19.");
    t = position(
        2, "map PT-07 0,2; A at PT-07, own SH-08b, silver 0, traded tobacco 2 sugar 3, hand SH-12; step trade"); /* PL-12.12: hold 3 */
    expect_outlook(
        t, "exchange SH-12",
        "Brings 6 silver; then you have 6.\nSpeed 5, cannons 4, crew 7, hold 3.\nIts crew is due 2 silver each turn that you sail.\n"
        "Your ship now: speed 2, cannons 6, crew 10, hold 9.\n2 tokens of your choice go overboard; you keep 3.");
    t = position(2, "A own SH-12b, silver 4; step trade"); /* PL-6.1: 2 are due */
    expect_outlook(t, "buy sugar 1", "Costs 2 silver; you have 2 left.");
    expect_outlook(t, "buy sugar 2", "Costs 4 silver; you have 0 left.\nIf you sail next turn, 2 silver of pay is due; you have 0.");
    expect_outlook(position(2, "A at OS-01, own SH-12b, mate FM-01; step dues"), "pay all", "Costs 3 silver; you have 2 left.");
    expect_outlook(position(2, "A at OS-01, silver 4; pending SE-01; step resolve"), "bribe", "Costs 4 silver; you have 0 left.");
}

/* PL-6.4 to 6.6, PL-12.9, PL-13.1, PL-13.2: what stays unpaid, what a Prize was worth, what a mate does and costs. */
RULE(costs_and_gains_stand_beside_the_choice)
{
    expect_outlook(position(2, "A at OS-01, own SH-12b, mate FM-01; step dues"), "pay crew",
                   "Costs 2 silver; you have 3 left.\nIf you sail, Mad Meg, Gunner leaves unpaid.");
    expect_outlook(position(2, "A at OS-01, own SH-12b; step dues"), "pay none",
                   "If you sail unpaid the crew mutinies, and the Harrier is lost.");
    expect_outlook(
        position(2, "A prize SH-24, plundered tobacco 3; step sail"), "abandon",
        "The Rosario is gone, worth 6 silver to you when sold, with 3 tokens of plunder.\nYour speed in flight rises from 2 to 4.");
    expect_outlook(position(2, "A mate FM-01, hand FM-03; step trade"), "hire FM-03",
                   "Adds 1 to your speed; you pass Coastlands without test or toll.\nIs due 1 silver each turn that you sail.\n"
                   "Mad Meg, Gunner is discarded.");
}

/* PL-5.4, PL-5.5, PL-22.4: what a card would do to the next captain, as everybody may reckon; B's hand has no part in it. */
RULE(a_card_for_the_next_captain_tells_what_it_would_do)
{
    const table *t = position(2, "A hand SH-10 SH-02 KR-01 PE-04 SE-02 FM-01 WD-01 TF-01 RC-01; B at OS-01, silver 9, traded sugar 3, "
                                 "deed england; step lay");

    expect_outlook(t, "lay SH-10", "Blue meets it at sea, and may attack it.");
    expect_outlook(t, "lay SH-02", "It attacks Blue: speed 4, cannons 4, crew 8.");
    expect_outlook(t, "lay KR-01", "Blue's crew of 4 is too small: the ship is lost.");
    expect_outlook(t, "lay SE-02", "Blue loses 2 tokens of cargo.");
    expect_outlook(t, "lay PE-04", "Has no effect on Blue now.");
    expect_outlook(t, "lay FM-01", "Has no effect on Blue now.");
    expect_outlook(t, "lay RC-01", "Has no effect on Blue now.");
    expect_outlook(t, "lay WD-01",
                   "Spain and England go to war: their Ports grant Letters, and who holds the Letter of one has the other as an Enemy.");
    expect_outlook(t, "lay TF-01 OS-02", "It sets out at Open Sea 2 with 15 silver, for whoever beats 8 cannons and a crew of 16.");
    t = position(
        2, "A hand PE-01 PE-03 PE-04 SH-10 KR-01; map PT-08 0,2; B at PT-08, silver 9, traded sugar 3, deed spain, hand TS-01; step lay");
    expect_outlook(t, "lay PE-01", "Blue loses 4 silver.");
    expect_outlook(t, "lay PE-03", "Blue discards 1 card.");
    expect_outlook(t, "lay PE-04", "Blue loses 2 silver.");
    expect_outlook(t, "lay SH-10", "Blue lies in Port, and may buy it.");
    expect_outlook(t, "lay KR-01", "Has no effect on Blue now.");
}

/* PL-10.8, PL-21.4, PL-22.2: what a war or a treaty means for whom is told before it is announced. */
RULE(news_tell_who_becomes_whose_enemy)
{
    table *t = position(2, "A hand WD-01 TS-02 PT-02; B letters england");

    expect_outlook(t, "announce WD-01",
                   "Spain and England go to war: their Ports grant Letters, and who holds the Letter of one has the other as an Enemy.\n"
                   "Spain becomes Blue's Enemy.");
    t = position(2, "A hand WD-01; B letters england spain");
    assert_null(strstr(outlook(t, "announce WD-01"), "Blue's"));
    t = position(2, "war WD-02; A hand TS-02, letters spain");
    expect_outlook(t, "announce TS-02", "Ends the war between Spain and France.\nFrance is no longer Red's Enemy.");
}

/* PL-14.4, PL-14.7: what asking for a Letter may bring. */
RULE(a_letter_tells_what_it_opens_and_whom_it_offends)
{
    expect_outlook(
        position(2, "war WD-01; map PT-08 0,2; A at PT-08, hand TS-01"), "letter",
        "You get it unless another captain puts down a higher card; then you may sell Prizes and plunder in the Ports of England.\n"
        "With the Letter, Spain is your Enemy.");
}

/* PL-5.3, PL-9.4, PL-19.2: what meeting a card, the Storm or a tribute costs. */
RULE(losses_stand_beside_the_choice)
{
    table *t = position(2, "A traded sugar 2 cotton 1, hand PT-02; step sail; deck ST-01");

    play(t, A, "move north");
    expect_outlook(t, "lose half", "2 tokens of your choice go overboard; you keep 1.");
    t = position(2, "A at OS-01, mate FM-05, hand TS-01 PT-01 PT-02; pending SE-04; step resolve");
    expect_outlook(t, "accept", "Red discards 2 cards.");
    t = position(2, "map CO-01 0,2; A at CO-01, traded sugar 1, silver 9; pending NA-02; step resolve");
    expect_outlook(t, "tribute", "Costs 1 token of cargo.\nCosts 3 silver; you have 6 left.");
    expect_outlook(t, "fight",
                   "Boarding: you need a card of 5 or more.\n"
                   "Your hand is not enough; each card counts once.\n"
                   "A win brings no goods: you have no room for plunder.");
}

/* ---- Questions and warnings ----------------------------------------------------------------------------------------------- */

/* What the one who is asked is asked, at once or after these moves. */
static void expect_question(const char *text, const char *const *moves, const char *question)
{
    _Alignas(RS_ALIGN) pl_state view;
    char line[RS_LINE];
    rs_text out = rs_text_on(line, sizeof line);
    table *t = position(3, text);

    for (; *moves; moves++) play(t, rs_asked(&t->s), *moves);
    rs_view(&pl_game, &t->s, rs_asked(&t->s), &view);
    rs_prompt_text(&pl_game, &view, &out);
    assert_string_equal(line, question);
}

/* PL-12.3, PL-5.3, PL-9.4: it is said for what cargo goes, and how much. */
RULE(the_question_says_what_cargo_goes_for)
{
    expect_question("A own SH-08b, traded sugar 3 cotton 1; step trade", AFTER("sell-ship"), "Too much aboard: 1 token must go. Which?");
    expect_question("A at OS-01, traded sugar 2 cotton 1; pending SE-02; step resolve", AT_ONCE,
                    "Rough Seas: 2 tokens go overboard. Which?");
    expect_question("map CO-01 0,2; A at CO-01, traded sugar 2 cotton 1; pending NA-02; step resolve", AFTER("tribute"),
                    "The tribute is 2 tokens. Which?");
    expect_question("A traded sugar 1 cotton 1, hand PT-02; step sail; deck ST-01", AFTER("move north", "lose half"),
                    "The Storm takes 1 token of your cargo. Which?");
}

/* PL-17.3, PL-17.5: who is caught learns what the Prize is worth, and the attacker what taking it means. */
RULE(the_questions_of_a_chase_say_how_it_stands)
{
    const char *fast = "A at OS-01, own SH-12b, hand OS-05 PT-02; B at OS-01, own SH-03b, prize SH-24, hand OS-06 TS-01";
    const char *slow = "A at OS-01, own SH-12b, hand OS-05 PT-02; B at OS-01, prize SH-24, hand OS-06 TS-01";

    expect_question(fast, AFTER("attack blue"), "Red attacks you: stand or flee?");
    expect_question(fast, AFTER("attack blue", "flee abandon"), "Blue leaves the Rosario behind: take it and let Blue go, or give chase?");
    expect_question(fast, AFTER("attack blue", "flee"), "Chase against Blue: add a card in secret, or nothing");
    expect_question(fast, AFTER("attack blue", "flee", "add OS-05", "add TS-01"),
                    "Red has caught you, but without the Rosario you get away: give it up, or stand?");
    expect_question(fast, AFTER("attack blue", "flee", "add OS-05", "add TS-01", "flee abandon"),
                    "Blue leaves the Rosario behind and gets away: take it, or break off?");
    expect_question(slow, AFTER("attack blue", "flee", "add OS-05", "add TS-01"),
                    "Red has caught you, and would even without the Rosario: stand, or give it up all the same?");
    expect_question(slow, AFTER("attack blue", "flee", "add OS-05", "add TS-01", "flee abandon"),
                    "Blue leaves the Rosario behind: take it and let Blue go, or fight?");
}

/* PL-12.9, PL-16.3, PL-6.2, PL-11.2, PL-22.4: questions name ships, sums, places and captains. */
RULE(questions_name_what_they_are_about)
{
    expect_question("A at OS-01, prize SH-24; pending KR-01; step resolve", AT_ONCE,
                    "Kraken lies ahead: meet it, or give something up first?");
    expect_question("A at OS-01; pending SH-24; step resolve", AT_ONCE, "The Rosario is in sight: attack it or let it pass?");
    expect_question("A hand TS-01 TS-02 TS-03; pending PE-03; step resolve", AFTER("discard TS-01"), "Discard 1 card");
    expect_question("A mate FM-01; step dues", AT_ONCE, "Mad Meg, Gunner is due 1 silver, and leaves if you sail without paying. Pay?");
    expect_question("A own SH-12b, mate FM-01; step dues", AT_ONCE, "Pay your crew 2 silver and Mad Meg, Gunner 1, or risk a mutiny?");
    expect_question("A prize SH-24", AFTER("trade"), "Trade at Tortuga: Prize and plunder must be sold before you finish");
    expect_question("A prize SH-24", AFTER("trade", "sell-plunder"),
                    "Trade at Tortuga: buy, sell or hire. You have 11 silver and room for 3 tokens.");
    expect_question("A traded sugar 2, silver 4; step trade", AT_ONCE,
                    "Trade at Tortuga: buy, sell or hire. You have 4 silver and room for 1 token.");
    expect_question("A hand TS-01 TS-02; step lay", AT_ONCE, "Lay a card as Encounter for Blue");
}

/* PL-10.3: who stays in an Enemy's Port is warned that it must be attacked, unless no duty binds or no Action is left. */
RULE(staying_in_an_enemys_port_brings_a_warning)
{
    table *t = position(3, "map PT-06 0,2; A at PT-06, deed england, port-was-enemy, hand OS-05; step sail");

    assert_non_null(strstr(warning(t, "end"), "if you stay, you must attack it"));
    assert_string_equal(warning(t, "move south"), "");
    t->s.turn.skip_action = true;
    assert_string_equal(warning(t, "end"), "");
    assert_string_equal(warning(position(3, "map PT-06 0,2; A at PT-06, deed england, hand OS-05; step sail"), "end"), "");
}

/* PL-7.1, PL-7.2: why no Map card can be laid is said with the question. */
RULE(the_question_says_why_nothing_can_be_laid)
{
    expect_question("A at OS-01, hand PT-02; pending SE-05; step resolve", AT_ONCE,
                    "At Open Sea 1, in the fog: sail on, or stay? You make one move at most and cannot lay Map cards.");
    expect_question("A at OS-01, hand PT-02 PT-03; step sail", AFTER("explore PT-02 north"),
                    "At Open Sea 1: sail on, or stay? You have laid a Map card here; the next one only after a move.");
    expect_question("A at OS-01, hand TS-01; step sail", AT_ONCE,
                    "At Open Sea 1: sail on, or stay? No Map card in your hand can be laid now.");
}

/* Why a verb has no move at all is asked about whatever card comes first: it must not be the reason. */
static void expect_reason(const char *text, const char *move, const char *reason)
{
    char line[RS_LINE];
    table *t = position(2, text);
    rs_move asked;

    assert_true(rs_move_parse(&pl_game, &t->s, move, &asked));
    assert_non_null(strstr(rs_why(&pl_game, &t->s, A, asked, line), reason));
}

RULE(why_not_names_the_reason_that_counts)
{
    expect_reason("A hand TM-01; step sail", "explore tortuga north", "You hold no Map card.");
    expect_reason("A at OS-01, hand CO-01; pending SE-05; step resolve", "explore tortuga north", "In the fog");
    expect_reason("A hand SH-10", "hunt tortuga", "The Hunt needs the Open Sea.");
    expect_reason("A at OS-01, hand TS-01", "hunt tortuga", "You hold no Ship card.");
    expect_reason("A hand TM-01", "dig tortuga", "Treasure lies on Coastlands only.");
    expect_reason("A hand TS-01", "announce tortuga", "None of your News can be announced now.");
    expect_reason("A traded sugar 3; step trade", "buy tobacco 1", "The hold is full.");
    expect_reason("A hand SH-10, silver 3; step trade", "buy-ship tortuga", "You do not have enough silver.");
}

/* PL-8.1: the log says whether a test was passed. */
RULE(a_test_says_how_it_ended)
{
    char line[RS_LINE];
    rs_text out = rs_text_on(line, sizeof line);
    table *t = position(2, "map CO-02 0,2; A at OS-01; step sail; deck OS-05");

    play(t, A, "move north");
    for (int i = 0; i < t->turn.events; i++)
        if (t->turn.event[i].kind == PL_EV_TEST) rs_event_text(&pl_game, &t->s, &t->turn.event[i], A, &out);
    assert_string_equal(line, "Red tests the passage with Open Sea 5: 1 against 3, failed.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_chance_of_a_test_counts_what_is_unseen),
        TEST(the_chance_of_an_empty_deck_is_that_of_the_discards),
        TEST(every_test_of_a_move_is_told),
        TEST(who_is_unpaid_changes_the_outlook),
        TEST(a_warning_names_all_reasons),
        TEST(a_card_tells_what_it_makes_of_a_step),
        TEST(the_gap_in_speed_counts_where_there_is_a_chase),
        TEST(fleets_are_summed),
        TEST(fleeing_tells_whether_it_succeeds),
        TEST(a_duel_is_told_without_its_secret),
        TEST(a_flight_from_a_captain_is_told),
        TEST(a_captain_without_cards_has_no_secret),
        TEST(the_crews_share_is_told),
        TEST(silver_is_told),
        TEST(news_tell_who_becomes_whose_enemy),
        TEST(a_letter_tells_what_it_opens_and_whom_it_offends),
        TEST(losses_stand_beside_the_choice),
        TEST(the_question_says_what_cargo_goes_for),
        TEST(the_questions_of_a_chase_say_how_it_stands),
        TEST(questions_name_what_they_are_about),
        TEST(staying_in_an_enemys_port_brings_a_warning),
        TEST(it_is_said_that_no_cards_are_enough),
        TEST(a_win_that_brings_nothing_is_warned_of),
        TEST(costs_and_gains_stand_beside_the_choice),
        TEST(a_card_for_the_next_captain_tells_what_it_would_do),
        TEST(the_question_says_why_nothing_can_be_laid),
        TEST(why_not_names_the_reason_that_counts),
        TEST(a_test_says_how_it_ended),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
