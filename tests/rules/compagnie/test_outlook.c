/* test_outlook.c - rules tests: what a player is told of a move before making it: mutiny, pirates, empty holds, the hits of a battle. */
#include "table.h"

#include <string.h>

static void expect_line(const table *t, const char *move, const char *line)
{
    const char *told = outlook(t, move);

    if (!strstr(told, line)) fail_msg("'%s' tells:\n%s\nwithout: %s", move, told, line);
}

static void expect_nothing_of(const table *t, const char *move, const char *word)
{
    const char *told = outlook(t, move);

    if (strstr(told, word)) fail_msg("'%s' tells:\n%s\nwith: %s", move, told, word);
}

/* ---- Mutiny --------------------------------------------------------------------------------------------------------------------- */

/* CO-6.1, CO-6.3: tokens for empty spaces when the move ends, and for stopping early; none while it goes on. */
RULE(tokens_of_a_move_are_told)
{
    table *t = position(2, "O I @14 {R [tea],F}; pirates 0 0 0");

    play(t, O, "select i");
    expect_outlook(t, "stop", "Mutiny tokens: 4.");
    expect_nothing_of(t, "step 13", "Mutiny");
    play(t, O, "step 13");
    expect_line(t, "step 14", "Mutiny tokens: 2.");
    expect_line(t, "step 1", "Mutiny tokens: 2."); /* in a port as well */
    play(t, O, "step 14");
    expect_fleet(t, O, "I @14 {R m1 [tea], F m1}");
    expect_nothing_of(position(2, "O I @14 {R [tea,tea]}; pirates 0 0 0"), "step 12", "Mutiny");
}

/* CO-6.5: what Discipline waives is not counted, nor warned of. */
RULE(waived_tokens_are_not_told)
{
    table *t = position(2, "O I @14 {R [tea,tea]}, cards C4; pirates 0 0 0");

    expect_outlook(t, "stop", "");
    expect_clause(warning(t, "stop"), "");
    t = position(2, "O I @14 {R [tea,tea],R [tea,tea]}, cards C4; pirates 0 0 0");
    play(t, O, "select i");
    expect_outlook(t, "stop", "Mutiny tokens: 1.");
    expect_clause(warning(t, "stop"), "CO-6.3");
}

/* CO-6.6: a ship that would be lost is named and warned of. */
RULE(ships_lost_by_mutiny_are_told)
{
    table *t = position(2, "O I @14 {R m3}; pirates 0 0 0");

    expect_outlook(t, "stop", "Mutiny tokens: 2.\nReturn ship 1 would be lost.");
    expect_clause(warning(t, "stop"), "CO-6.6");
    expect_clause(warning(t, "step 13"), "CO-6.6");
    play(t, O, "step 13");
    assert_false(has_fleet(t, O, "I"));
}

/* CO-6.1: who ends loading with empty holds is told what that costs. */
RULE(loading_too_little_is_told) { expect_outlook(position(2, "O I @2 {R}"), "end", "Mutiny tokens: 2."); }

/* CO-6.1, CO-25.1: at the end of phase 4 the ships that no bale of their place could fill. */
RULE(empty_holds_of_the_next_turn_are_told)
{
    table *t = position(2, "O I @2 {R d1,R}, II @2 {R}; port 2 1 B1 1 1; phase buy");

    expect_outlook(t, "end",
                   "Return ship 2 would have 1 empty cargo space next turn.\nReturn ship 3 would have 2 empty cargo spaces next turn.");
    expect_clause(warning(t, "end"), "CO-6.1");
    t = position(2, "O I @2 {R d1,R}; phase buy"); /* four bales lie there */
    expect_outlook(t, "end", "");
    expect_clause(warning(t, "end"), "");
    t = position(2, "O I @14 {R [tea] d1}, X @13 {P}; phase buy");
    expect_outlook(t, "end", "Return ship 1 would have 1 empty cargo space next turn.");
    t = position(2, "O I @2 {R d1}; spain @2 1; phase buy"); /* CO-11.2: it may not load there */
    expect_outlook(t, "end", "Return ship 1 would have 2 empty cargo spaces next turn.");
}

/* ---- Pirates and storms ------------------------------------------------------------------------------------------------------------ */

/* CO-10.2, CO-10.5, CO-10.9: how many wait, and how likely they attack: two pips a lone return ship with 7 tiles of 12. */
RULE(pirates_on_the_way_are_told)
{
    table *t = position(2, "O I @14 {R [tea,tea]}; pirates 2 1 1");

    expect_line(t, "step 15", "2 pirate ships of Tortuga; chance of an attack: 58 %.");
    t = position(2, "O I @14 {R [tea,tea]}; pirates 2 1 1; turned pirate-2 pirate-3 pirate-4 pirate-6 pirate-7 pirate-10");
    expect_line(t, "step 15", "2 pirate ships of Tortuga; chance of an attack: 17 %."); /* one tile of 6 */
    t = position(2, "O I @16 {R [tea,tea]}; pirates 2 1 1");
    expect_outlook(t, "step 37", "2 pirate ships of Tortuga; chance of an attack: 100 %.");
    expect_nothing_of(t, "step 15", "pirate");
}

/* CO-10.2, CO-10.5: pirates that attack with no tile are told, but not warned of. */
RULE(pirates_that_cannot_attack_are_no_warning)
{
    table *t = position(2, "O I @14 {R [tea,tea],R [tea,tea]}; pirates 1 1 1");

    play(t, O, "select i");
    expect_line(t, "step 15", "1 pirate ship of Tortuga; chance of an attack: 0 %.");
    expect_clause(warning(t, "step 15"), "");
}

/* CO-7.6, CO-7.8, CO-7.9, CO-11.2: what the cargo is worth in a port, and at sea in the two nearest of the markets that come nearer and in
 * the best of them; with what comes on top, and not where a nation keeps one out. */
RULE(markets_of_the_cargo_are_told)
{
    table *t = position(2, "O I @13 {R [sugar,sugar]}; pirates 0 0 0");

    expect_outlook(t, "step 1", "New Amsterdam pays 8 ducats for the cargo.");
    expect_line(position(2, "O I @13 {R [cinnamon,cinnamon]}; pirates 0 0 0"), "step 1", "New Amsterdam buys nothing of the cargo.");
    expect_outlook(position(2, "O I @26 {R [sugar,sugar]}; pirates 0 0 0"), "step 31",
                   "Batavia, 2 steps further: 12 ducats.\nDeshima, 6 steps further: 20 ducats.");
    expect_outlook(position(2, "O I @9 {R [cloth,cloth]}; pirates 0 0 0"), "step 10",
                   "Mauritsstad, 3 steps further: 10 ducats.\nElmina, 3 steps further: 10 ducats.\nDeshima, 11 steps further: 24 ducats.");
    expect_nothing_of(position(2, "O I @9 {R [cloth,cloth]}; spain @3 1; pirates 0 0 0"), "step 10", "Elmina");
    expect_outlook(position(2, "O I @19 {R [cloth,cloth]}; spain @2 1; pirates 0 0 0"), "step 2", "");
    expect_outlook(position(2, "O I @19 {R [cloth,cloth]}, cards C1; pirates 0 0 0"), "step 2",
                   "Mauritsstad pays 12 ducats for the cargo.");
}

/* CO-10.4: tribute makes them fewer. */
RULE(what_tribute_changes_is_told)
{
    table *t = position(2, "O I @15 {R [tea,tea]}; pirates 2 1 1; phase pirates; meets I tortuga");

    expect_outlook(t, "end", "2 pirate ships of Tortuga; chance of an attack: 58 %.");
    expect_outlook(t, "give r1 tea", "1 pirate ship of Tortuga; chance of an attack: 0 %.");
    play(t, O, "give r1 tea");
    expect_outlook(t, "give r1 tea", "");
}

/* CO-22.2, CO-10.2, CO-10.9, CO-11.2: a storm hides nothing and is not hidden; who stays where it is forecast is warned. */
RULE(storms_are_warned_of_beside_everything_else)
{
    table *t = position(2, "O I @14 {R [tea,tea]}; pirates 2 1 1; forecast 2");

    assert_non_null(strstr(warning(t, "step 15"), "storm"));
    expect_clause(warning(t, "step 15"), "CO-10.2");
    assert_non_null(strstr(warning(t, "stop"), "storm"));
    expect_clause(warning(t, "stop"), "CO-6.3");
    expect_clause(warning(position(2, "O I @14 {R d3 [tea,tea]}; forecast 2"), "stop"), "CO-22.2");
    t = position(2, "O I @16 {R [tea,tea]}; forecast 2");
    assert_non_null(strstr(warning(t, "step 37"), "storm"));
    t = position(2, "O I @19 {R [tea,tea]}; spain @2 1; forecast 3");
    assert_non_null(strstr(warning(t, "step 2"), "storm"));
    t = position(2, "O I @19 {R [tea,tea]}; spain @2 1; forecast 4");
    assert_null(strstr(warning(t, "step 2"), "storm"));
}

/* ---- Battles --------------------------------------------------------------------------------------------------------------------- */

static table *choosing(const char *text)
{
    table *t = position(2, text);

    play(t, O, "attack i blue-i");
    return t;
}

/* CO-8.6, CO-9.2; V-26, V-29: who is first, and the hits of both sides. */
RULE(hits_of_both_sides_are_told)
{
    table *t = choosing("O I @2 +1 {R,R,R}, marks S11; B I @2 +1 {L,L,R}; phase ports");

    expect_line(t, "play S11", "Against Line ahead you act second: you deal 7 hits and take 14.");
    expect_line(t, "play S11", "Against Ram & Board or Melee & Board you act first: you deal 7 hits and take 8.");
    expect_line(t, "play S02", "Against Ram & Board or Flight you act first: you deal 0 hits and take 0.");
    t = choosing("O I @2 +2 {R,R,R,L}, marks S10 S21; B I @2 +1 {R,R}, marks S11; phase ports");
    expect_line(t, "play S21", "Against Crescent you act first: you deal 20 hits and take 5.");
}

/* CO-9.1: only strategies that the other fleet can play. */
RULE(only_what_the_enemy_can_play_is_told)
{
    table *t = choosing("O I @2 {R,R}; B I @2 {R,R}; phase ports");

    expect_outlook(t, "play S00",
                   "Hits dealt: 0 to 4, by what they play.\nHits taken: 0 to 4.\n"
                   "Against Ram & Board or Melee & Board you act first: you deal 4 hits and take 4.\n"
                   "Against Flight you act second: you deal 0 hits and take 0.");
}

/* CO-9.8, CO-11.5: a nation plays one strategy, and what it boards is told. */
RULE(what_a_nation_boards_is_told)
{
    table *t = position(2, "O I @2 {R,R,R}; spain @2 2; phase ports");

    play(t, O, "attack i spain");
    expect_outlook(t, "play S01",
                   "Hits dealt: 4.\nHits taken: 4.\nThey may board 1 ship of yours.\n"
                   "Against Ram & Board you act second: you deal 4 hits and take 4.\nAgainst Ram & Board 1 of your ships is boarded.");
}

/* CO-10.7, CO-10.13; V-45: pirates play what is left face down; Fireships need two of them. */
RULE(hits_of_pirates_are_told)
{
    table *t = position(2, "O I @15 {R,R,R}; pirates 3 1 1; phase pirates; meets I tortuga; turned pirate-9 pirate-10 pirate-11");

    expect_line(t, "play S01", "Against Fireships you act second: you deal 4 hits and take 6.");
    assert_null(strstr(outlook(t, "play S01"), "Crescent"));
    draws(t, "pirate-12");
    play(t, O, "play S01");
    expect_outlook(t, "fight", "Against Fireships you act second: you deal 4 hits and take 6.\nIf the fleet survives, it rises to +1.");
    t = position(2, "O I @15 {R,R,R}; pirates 1 1 1; phase pirates; meets I tortuga");
    assert_null(strstr(outlook(t, "play S01"), "Fireships"));
}

/* CO-8.6, CO-12.3, CO-9.10: a fort has no strategy; its fire is told apart. */
RULE(the_fire_of_a_fort_is_told)
{
    table *t = position(2, "O I @3 +1 {R,R}; port 3, fort B d3; phase ports");

    play(t, O, "attack i fort-blue");
    expect_outlook(t, "play S10", "Hits on the fort: 9.\nBlue's fort adds 9 hits, unless a Flight is first.");
    t = position(2, "O I @3 +1 {R,R}; B I @3 {F}; port 3, fort B d3; phase ports");
    play(t, O, "attack i blue-i");
    expect_line(t, "play S10", "Against Ram & Board or Melee & Board you act first: you deal 9 hits and take 1.");
    expect_line(t, "play S10", "Blue's fort adds 9 hits, unless a Flight is first.");
}

/* CO-9.2: Fireships are reckoned with the ship that makes most of them. */
RULE(fireships_are_told_with_a_ship)
{
    table *t = choosing("O I @2 +2 {F,R,R}; B I @2 {R,R}; phase ports");

    expect_line(t, "play S20", "Against Ram & Board or Melee & Board you act first: you deal 15 hits and take 0.");
    expect_line(t, "play S20", "This assumes that return ship 1 becomes the fireship.");
}

/* CO-9.4: what boarding a ship costs. */
RULE(prices_of_ships_are_told)
{
    table *t = choosing("O I @2 {R,R,L}; B I @2 {R,R d2}; phase ports");

    strategies(t, O, "S01", B, "S01");
    expect_asked(t, O, CO_D_BOARD);
    expect_outlook(t, "board r3", "It costs 5 hits and leaves 3.");
    expect_outlook(t, "board r4", "It costs 3 hits and leaves 5.");
}

/* CO-15.1, CO-20.1: a purchase says what it costs and what one gets. */
RULE(purchases_are_told)
{
    expect_outlook(position(2, "O I @2 {R}, ducats 12; phase buy"), "buy mauritsstad return",
                   "Costs 6 ducats; you have 6 left.\nCargo spaces: 2; strength 5, volley 2; 2 points.");
    expect_outlook(position(2, "O I @2 {R}, ducats 12; port 2 O1 1 1 0; phase buy"), "warehouse mauritsstad d",
                   "Costs 2 ducats; you have 10 left.\nCounts 1 point; holds 2 bales at once.");
    expect_line(position(2, "O I @2 {R}, ducats 12; port 2 O1 1 1 0; phase buy"), "appoint mauritsstad governor",
                "Counts 2 points.\n1 ducat each turn");
    expect_line(position(2, "O I @2 {R d1}, ducats 12; phase buy"), "fix r1 damage", "Counts 1 point.");
}

/* CO-4.2, CO-16.1: bales on fields without a warehouse are the same; those of a warehouse are not. */
RULE(equal_fields_stand_for_each_other)
{
    const table *t = position(2, "O I @2 {R}; port 2 O1 1 1 0");

    assert_int_equal(co_like(&t->s, (rs_move){CO_LOAD, {0, 0}}).arg[1], 0);
    assert_int_equal(co_like(&t->s, (rs_move){CO_LOAD, {0, 1}}).arg[1], 1);
    assert_int_equal(co_like(&t->s, (rs_move){CO_LOAD, {0, 2}}).arg[1], 1);
    expect_outlook(t, "load r1 a", "Loads sugar from your warehouse; 0 bales stay there.");
    expect_outlook(t, "load r1 b", "Loads sugar; 0 bales stay on the field.");
    assert_int_equal(co_like(&t->s, (rs_move){CO_END, {0}}).verb, CO_END);
}

/* ---- Everywhere
 * ---------------------------------------------------------------------------------------------------------------------------- */

/* CO-8.5, CO-9.1: every move of games played at random can be looked at, and looking changes nothing. */
RULE(every_move_can_be_looked_at)
{
    table *t = set_up(4, "orange blue red green");
    unsigned luck = 1;

    for (int moves = 0; !t->s.head.over && moves < 4000; moves++) {
        STATE before = t->s;
        rs_moves list = t->turn.moves;

        for (int i = 0; i < list.count; i++) {
            char text[RS_LINE];
            rs_text out = rs_text_on(text, sizeof text);

            rs_move_text(&co_game, NULL, list.at[i], &out);
            outlook(t, text);
            warning(t, text);
        }
        assert_memory_equal(&before, &t->s, sizeof before);
        luck = luck * 1103515245u + 12345u;
        rs_choose(&co_game, &t->s, (int)((luck >> 8) % (unsigned)list.count), &t->turn);
    }
}

/* ---- Questions with their particulars ------------------------------------------------------------------------------------------- */

static void expect_prompt(const table *t, const char *prompt)
{
    static _Alignas(RS_ALIGN) co_state view;
    char line[RS_LINE];
    rs_text text = rs_text_on(line, sizeof line);

    rs_view(&co_game, &t->s, rs_asked(&t->s), &view);
    rs_prompt_text(&co_game, &view, &text);
    assert_string_equal(line, prompt);
}

/* CO-3.4, CO-6.4: the tokens of a fleet that a merger keeps in port. */
RULE(the_mutiny_of_a_merger_is_told)
{
    table *t = position(2, "O I @19 {R [cloth,cloth]}, II @2 {R [cloth]}, III @9 {L}");

    plays(t, O, "select i; step 2");
    expect_outlook(t, "merge i ii", "Mutiny tokens: 2.");
    expect_outlook(t, "select iii", "");
}

/* CO-7.2, CO-8.2: the field of a packet boat's question is named, and both sides of a challenge. */
RULE(questions_name_fields_and_sides)
{
    table *t = position(2, "O X @2 {P [tea]}; port 2 1 0 1 1; phase ports; entered X");

    expect_asked(t, O, CO_D_WANT);
    expect_prompt(t, "The packet boat has come into Mauritsstad: how many bales for field b?");
    t = position(2, "O II @2 {R}; B I @2 {R}; phase ports; entered II");
    expect_prompt(t, "Orange II has come into Mauritsstad: does Blue I challenge it?");
    t = position(2, "O I @2 {R}; spain @2 3, control B; phase ports; entered I");
    expect_prompt(t, "Orange I has come into Mauritsstad: does Spain challenge it?");
}

/* CO-5.1, CO-10.4, CO-15.1, CO-24.7: one and many. */
RULE(questions_tell_one_from_many)
{
    expect_prompt(position(2, "O I @14 {R [tea,tea]}"), "Where does fleet I sail? It has 2 steps left.");
    expect_prompt(position(2, "O I @2 {L}"), "Where does fleet I sail? It has 1 step left.");
    expect_prompt(position(2, "O I @2 {R}, ducats 1; phase buy"), "You have 1 ducat: what do you buy, build or repair?");
    expect_prompt(position(2, "O I @15 {R [sugar,sugar]}; pirates 1 1 1; phase pirates; meets I tortuga"),
                  "1 pirate ship of Tortuga meets fleet I; the chance of an attack is 0 %. Do you give bales, so that fewer can fight?");
    expect_prompt(position(2, "O ducats 15; B ducats 0; phase scoring"),
                  "You are behind and have 1 pip to spend on nations: what do you do?");
}

/* CO-3.1, CO-3.4: once all fleets have been played, only a merger is asked for. */
RULE(the_question_for_a_merger_says_that_all_were_played)
{
    table *t = position(2, "O I @2 {L}, II @19 {L}, III @0 {L}");

    expect_prompt(t, "Which fleet do you play? You can also split or merge fleets.");
    plays(t, O, "select i; stop; select ii; step 2; select iii; stop");
    expect_asked(t, O, CO_D_FLEET);
    expect_prompt(t, "All fleets have been played: do you merge any?");
}

/* CO-8.5, CO-8.8: battles are named by their sides and by the hits that are left. */
RULE(questions_of_a_battle_name_it)
{
    table *t = position(2, "O I @2 {L,L}; B I @2 {R}; phase ports");

    play(t, O, "attack i blue-i");
    expect_prompt(t, "Orange I against Blue I (Mauritsstad): choose your strategy in secret.");
    play(t, O, "play S00");
    expect_prompt(t, "Blue I against Orange I (Mauritsstad): choose your strategy in secret.");
    play(t, B, "play S00");
    expect_prompt(t, "Orange I has 8 hits: does it give up some of them to board a ship of Blue I?");
    play(t, O, "end");
    expect_asked(t, O, CO_D_ALLOT);
    expect_prompt(t, "Orange I still has 2 hits to take: where do they go?");
    play(t, O, "put l1 1");
    expect_prompt(t, "Orange I still has 1 hit to take: where does it go?");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(tokens_of_a_move_are_told),
        TEST(waived_tokens_are_not_told),
        TEST(ships_lost_by_mutiny_are_told),
        TEST(loading_too_little_is_told),
        TEST(empty_holds_of_the_next_turn_are_told),
        TEST(pirates_on_the_way_are_told),
        TEST(pirates_that_cannot_attack_are_no_warning),
        TEST(markets_of_the_cargo_are_told),
        TEST(what_tribute_changes_is_told),
        TEST(storms_are_warned_of_beside_everything_else),
        TEST(hits_of_both_sides_are_told),
        TEST(only_what_the_enemy_can_play_is_told),
        TEST(what_a_nation_boards_is_told),
        TEST(hits_of_pirates_are_told),
        TEST(the_fire_of_a_fort_is_told),
        TEST(fireships_are_told_with_a_ship),
        TEST(prices_of_ships_are_told),
        TEST(purchases_are_told),
        TEST(equal_fields_stand_for_each_other),
        TEST(every_move_can_be_looked_at),
        TEST(the_mutiny_of_a_merger_is_told),
        TEST(questions_name_fields_and_sides),
        TEST(questions_tell_one_from_many),
        TEST(the_question_for_a_merger_says_that_all_were_played),
        TEST(questions_of_a_battle_name_it),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
