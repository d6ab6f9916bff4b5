/* test_vectors_c.c - the test vectors of the rules, TV-22 to TV-41: the end, supplies, plans, crew, guards, gold on dice. */
#include "table.h"

#include <stdio.h>

/* ---- Ends of rounds and of the game --------------------------------------------------------------------------------------- */

/* Both Fish regions are the Union's, Swords is the Squadron's: 2 and 1 Fame by scoring. */
#define LAST_ROUND \
    "map F2@(0,0)r2 S1@(2,1)r0 F1@(4,1)r0; comrades (0,0) 2; comrades (5,2) 2; BF at (2,1), fame 29; MU at (0,0), fame 26; step " \
    "round-end;"
#define PLEDGES(one, two) \
    "SM1 at (2,1), right diver, marker squadron, " one "; SM2 at (2,1), right sea-dog merchant, left fighters, marker squadron, " two

/* TV-22; AH-18.2, AH-19.1, AH-19.2, AH-19.3, AH-19.4: 30 Fame end the game, but the pledges decide it; a tie goes to the gold, and equal
 * gold is a shared victory. */
RULE(pledges_and_then_gold_decide_the_game)
{
    table *t = position(4, LAST_ROUND PLEDGES("fame 29", "fame 27"));

    assert_int_equal(fame(t, BF), 30);
    assert_int_equal(fame(t, SM1), 31);
    assert_int_equal(fame(t, MU), 28);
    assert_int_equal(fame(t, SM2), 32);
    expect_over(t, SM2);
    assert_int_equal(place_of(t, SM1), 2);
    assert_int_equal(place_of(t, BF), 3);
    assert_int_equal(place_of(t, MU), 4);

    t = position(4, LAST_ROUND PLEDGES("fame 30, gold 3", "fame 27, gold 1"));
    assert_int_equal(fame(t, SM1), 32);
    assert_int_equal(fame(t, SM2), 32);
    expect_over(t, SM1);
    assert_int_equal(place_of(t, SM2), 2);

    t = position(4, LAST_ROUND PLEDGES("fame 30, gold 2", "fame 27, gold 2"));
    expect_over(t, SM1);
    expect_over(t, SM2);
    assert_int_not_equal(place_of(t, BF), 1);
}

/* TV-22; AH-18.2: below 30 Fame another round begins. */
RULE(without_thirty_fame_the_game_goes_on)
{
    table *t =
        position(4, "map M1; BF at (2,1), fame 28; MU at (2,1), fame 29; SM1 at (0,1), fame 29; SM2 at (0,1), fame 29; step round-end");

    assert_int_equal(fame(t, BF), 29);
    assert_false(t->s.head.over);
    assert_int_equal(t->s.round, 3);
}

/* TV-23; AH-18.3, AH-18.4, AH-18.5, AH-18.6, AH-18.7: with two captains the First Mate must raise a wealth die below 6 and may clear the
 * Market; then all roll again, the card passes on, and the Union draws 2 plans. */
RULE(with_two_captains_the_first_mate_tends_wealth_and_market)
{
    table *t = position(2, "map M1; BF at (0,1), die 5 cannons-5; MU at (3,2); first MU; wealth (0,0) 2; market 0 1 2; step round-end;"
                           "next MC-10 MC-11 MC-12 6 5 4 3 2 1 1 2 2 enlist evacuation");

    expect_asked(t, MU, AH_D_WEALTH2);
    expect_offers(t, "raise [0,0]; raise [3,2]");
    play(t, MU, "raise [0,0]");
    assert_int_equal(wealth(t, 0, 0), 3);
    assert_int_equal(wealth(t, 3, 2), 1);
    expect_asked(t, MU, AH_D_MARKET2);
    expect_offers(t, "pass; clear");
    play(t, MU, "clear");
    for (int i = 0; i < 3; i++) assert_true(rs_has(&t->s.box, i));
    assert_true(market_is(t, "10 11 12"));
    expect_asked(t, BF, AH_D_TURN);
    assert_int_equal(t->s.first_mate, seat_of(t, BF));
    assert_int_equal(t->s.round, 3);
    assert_int_equal(pool(t, BF), 5);
    assert_int_equal(pool(t, MU), 4);
    assert_int_equal(captain(t, BF)->pool[6 - 1], 1);
    assert_int_equal(captain(t, MU)->pool[2 - 1], 2);
    assert_int_equal(slots(t, BF, "cannons-5", AH_FREE), 1);
    assert_int_equal(rs_zone_size(&captain(t, MU)->hand), 2);
    assert_true(rs_has(&captain(t, MU)->hand.cards, AH_ENLISTMENT));
    assert_true(rs_has(&captain(t, MU)->hand.cards, AH_EVACUATION));

    t = position(2, "map M1; first MU; wealth (0,0) 6; market 0 1 2; step round-end");
    assert_true(unasked(t, MU, "raise [3,2]"));
    assert_int_equal(wealth(t, 3, 2), 2);
    expect_asked(t, MU, AH_D_MARKET2);
    play(t, MU, "pass");
    assert_true(market_is(t, "0 1 2"));
}

/* ---- Supplies ------------------------------------------------------------------------------------------------------------- */

/* TV-24; AH-20.2, AH-20.1, AH-16.24, AH-16.7, AH-10.9: gold comes only as far as the supply goes; stealing goes from purse to purse. */
RULE(gold_is_cut_to_the_supply)
{
    table *t = position(3, "map M2; SM1 at (2,1), crew diver cutpurse, die 3 cannons, pool 3 3; BF at (3,2), gold 10; MU at (0,0), gold 9;"
                           "active SM1; next 6 1");

    assert_int_equal(t->s.gold, 1);
    plays(t, SM1, "place 3 sail; step e; damage negotiate; stop");
    assert_int_equal(damage(t, SM1), 1);
    assert_int_equal(gold(t, SM1), 1);
    assert_int_equal(t->s.gold, 0);
    plays(t, SM1, "place 3 sail; value 3; step s; pass");
    expect_asked(t, SM1, AH_D_VICTORY);
    assert_int_equal(gold(t, SM1), 1); /* Cutpurse finds nothing */

    t = position(3, "map M1; BF at (2,1), gold 10, die 5 cannons-5, pool 3 3; SM1 at (3,1), gold 1; MU gold 9; next 6 1");
    plays(t, BF, "place 3 sail; value 3; step e; pass; spoil bf-a; damage sail");
    assert_int_equal(gold(t, BF), 11);
    assert_int_equal(gold(t, SM1), 0);
}

/* ---- Cards ---------------------------------------------------------------------------------------------------------------- */

#define ENLISTING \
    "map M1; comrades (0,0) 1; MU at (3,1), hand enlist; market convincing-comrade naive-noble diver; active MU; MU pool 1 1; next "

/* TV-25; AH-17.6, AH-12.1: Enlist takes any number of Market cards of the island's suit; what is dealt afterwards comes too late. */
RULE(enlist_takes_what_lies_in_the_market)
{
    table *t = position(3, ENLISTING "convincing-official");

    play(t, MU, "plan enlist");
    expect_asked(t, MU, AH_D_ENLIST_CREW);
    expect_offers(t, "stop; take convincing-comrade; take naive-noble");
    play(t, MU, "stop");
    assert_true(rs_is_empty(&captain(t, MU)->crew));
    assert_true(market_is(t, "convincing-comrade naive-noble diver"));
    assert_true(rs_has(&t->s.played, AH_ENLISTMENT));

    t = position(3, ENLISTING "convincing-official");
    plays(t, MU, "plan enlist; take naive-noble");
    assert_true(market_is(t, "convincing-comrade diver"));
    expect_offers(t, "stop; take convincing-comrade");
    play(t, MU, "stop");
    assert_true(has_crew(t, MU, "naive-noble"));
    assert_true(market_is(t, "convincing-comrade convincing-official diver"));
    expect_asked(t, MU, AH_D_TURN);

    t = position(3, ENLISTING "convincing-official convincing-comrade-2");
    plays(t, MU, "plan enlist; take naive-noble; take convincing-comrade");
    if (rs_top_of(&t->s)->kind == AH_D_ENLIST_CREW) play(t, MU, "stop");
    assert_int_equal(rs_size(&captain(t, MU)->crew), 2);
    assert_int_equal(gold(t, MU), 0);
    assert_true(market_is(t, "convincing-official convincing-comrade-2 diver"));
    expect_asked(t, MU, AH_D_TURN);
}

/* TV-26; AH-15.10, AH-15.11: Negotiate takes a card, the Market is refilled, and for a Comrade of the island a second card, even the new
 * one; from an empty Market there is no second. */
RULE(negotiate_takes_a_second_card_for_a_comrade)
{
    table *t = position(3, "map M1; SM1 at (3,2), pool 4 4; comrades (3,2) 1; market elder fighters sailor; active SM1; next gunner");

    play(t, SM1, "place 4 negotiate");
    expect_asked(t, SM1, AH_D_NEGOTIATE);
    expect_offers(t, "pass; take elder; take fighters; take sailor");
    play(t, SM1, "take elder");
    assert_true(market_is(t, "gunner fighters sailor"));
    assert_int_equal(comrades(t, 3, 2), 1);
    expect_asked(t, SM1, AH_D_NEGOTIATE);
    expect_offers(t, "pass; take gunner; take fighters; take sailor");
    play(t, SM1, "take gunner");
    assert_int_equal(comrades(t, 3, 2), 0);
    assert_int_equal(t->s.comrades, AH_COMRADES);
    assert_true(has_crew(t, SM1, "elder"));
    assert_true(has_crew(t, SM1, "gunner"));
    assert_int_equal(t->s.card_slot[AH_GUNNER], AH_FREE);
    assert_int_equal(rs_size(&t->s.market), AH_MARKET);
    expect_asked(t, SM1, AH_D_TURN);

    t = position(3, "map M1; SM1 at (3,2), pool 4 4; comrades (3,2) 1; market elder; deck nothing; active SM1");
    plays(t, SM1, "place 4 negotiate; take elder");
    assert_true(rs_is_empty(&t->s.market));
    expect_asked(t, SM1, AH_D_TURN);
    assert_int_equal(comrades(t, 3, 2), 1);
}

/* TV-27; AH-14.5: Assemble places four Ready Comrades, or all if there are fewer. */
RULE(assemble_places_four_or_all)
{
    table *t = position(3, "map M1; MU at (3,1), pool 1 1; ready 3; active MU");

    play(t, MU, "place 1 assemble");
    assert_int_equal(comrades(t, 3, 1), 3);
    assert_int_equal(t->s.ready, 0);

    t = position(3, "map M1; MU at (3,1), pool 1 1; ready 7; active MU");
    play(t, MU, "place 1 assemble");
    assert_int_equal(comrades(t, 3, 1), 4);
    assert_int_equal(t->s.ready, 3);
}

/* TV-28; AH-9.5, AH-10.7, AH-7.8: in the Fog nobody battles, loaded or not, and the Flagship may go on. */
RULE(fog_keeps_the_loaded_apart)
{
    static const char *const squadron[] = {"", "; BF die 5 cannons-5"};

    for (int i = 0; i < 2; i++) {
        char text[160];
        table *t;

        snprintf(text, sizeof text, "map M2; SM1 at (1,1), die 3 cannons, pool 3 3; patrols (2,1); active SM1%s", squadron[i]);
        t = position(3, text);
        plays(t, SM1, "place 3 sail; step e");
        assert_true(sails(t, SM1, 2, 1));
        assert_int_equal(patrols(t, 2, 1), 1);
        assert_int_equal(times(t, AH_EV_BATTLE), 0);
        expect_asked(t, SM1, AH_D_STEP);
        play(t, SM1, "step s");
        assert_true(sails(t, SM1, 2, 2));
    }
}

/* TV-29; AH-16.18, AH-16.24: the Trawler takes the Treasure of each space at once and not again at anchor; the Diver adds 1 there. */
RULE(the_trawler_takes_gold_on_the_way)
{
    table *t = position(3, "map M1; SM1 at (0,0), crew trawler, pool 3 3; active SM1");

    plays(t, SM1, "place 3 trawler; step e; damage sail");
    assert_int_equal(gold(t, SM1), 1);
    plays(t, SM1, "step s; damage sail");
    assert_int_equal(gold(t, SM1), 2);
    assert_int_equal(damage(t, SM1), 2);
    expect_asked(t, SM1, AH_D_TURN);

    t = position(3, "map M1; SM1 at (0,0), crew trawler diver, pool 3 3; active SM1");
    plays(t, SM1, "place 3 trawler; step e; damage sail; step s; damage sail");
    assert_int_equal(gold(t, SM1), 3);
}

/* TV-30; AH-16.15, AH-12.7: the Naive Noble steals crew, whose die is set aside, or cargo, which becomes crew; a Smuggler may keep it as
 * cargo. */
RULE(the_naive_noble_steals_crew_or_cargo)
{
    table *t = position(
        3,
        "map M1; MU at (2,1), crew naive-noble; SM1 at (3,1), cargo coins, crew sailor, die 4 sailor, pool 1 1 1; active MU; MU pool 1 1");

    assert_int_equal(captain(t, SM1)->aside, 0);
    play(t, MU, "noble");
    assert_true(in_box(t, "naive-noble"));
    expect_offers(t, "steal sailor; steal-cargo coins");
    play(t, MU, "steal sailor");
    assert_int_equal(captain(t, SM1)->aside, 1);
    assert_false(has_crew(t, SM1, "sailor"));
    assert_int_equal(slots(t, MU, "sailor", AH_FREE), 1);
    expect_asked(t, MU, AH_D_TURN);

    t = position(3, "map M1; MU at (2,1), crew naive-noble; SM1 at (3,1), cargo tea coins; active MU; MU pool 1 1");
    plays(t, MU, "noble; steal-cargo tea");
    assert_false(has_cargo(t, SM1, "tea"));
    assert_true(has_cargo(t, SM1, "coins"));
    assert_true(has_crew(t, MU, "sailor"));
    expect_asked(t, MU, AH_D_TURN);

    t = position(4, "map M1; SM2 at (2,1), crew naive-noble; SM1 at (3,1), cargo tea coins; active SM2; SM2 pool 1 1");
    plays(t, SM2, "noble; steal-cargo tea");
    expect_asked(t, SM2, AH_D_NOBLE_KEEP);
    expect_offers(t, "keep crew; keep cargo");
    play(t, SM2, "keep cargo");
    assert_true(has_cargo(t, SM2, "tea"));
    assert_false(has_crew(t, SM2, "sailor"));
}

/* TV-31; AH-16.14, AH-20.6, AH-11.5: the Mystic's own damage must find a slot; then he hurts even a Stronghold. */
RULE(the_mystic_needs_a_slot_for_his_own_damage)
{
    table *t =
        position(3, "map M1; SM1 at (3,1), crew mystic, damage sail sail sail full-sail tailwind cannons negotiate; strongholds (3,2);"
                    "BF at (0,0); MU at (0,0); active SM1; SM1 pool 1 3");

    refused(t, SM1, "mystic", "AH-20.6");

    t = position(3,
                 "map M1; SM1 at (3,1), crew mystic, damage sail sail full-sail tailwind cannons negotiate, die 2 sail; strongholds (3,2);"
                 "BF at (0,0); MU at (0,0); active SM1; SM1 pool 1 3");
    assert_false(offered(t, "mystic"));

    t = position(3, "map M1; SM1 at (3,1), crew mystic, damage sail sail sail full-sail tailwind cannons; strongholds (3,2);"
                    "BF at (0,0); MU at (0,0); active SM1; SM1 pool 1 3");
    play(t, SM1, "mystic");
    assert_int_equal(slots(t, SM1, "negotiate", AH_DAMAGED), 1);
    expect_asked(t, SM1, AH_D_MYSTIC);
    expect_offers(t, "hurt stronghold-1; hurt red-flagship");
    play(t, SM1, "hurt stronghold-1");
    assert_int_equal(strongholds(t, 3, 2), 0);
    assert_int_equal(ah_stronghold_supply(&t->s), AH_STRONGHOLDS);
    assert_int_equal(damage(t, SM1), 7);
}

/* TV-32; AH-16.3: a Patrol's win is enough; the loser with one crew card loses that one. */
RULE(the_buccaneer_takes_what_crew_there_is)
{
    table *t =
        position(3, "map M1; BF at (0,0), crew buccaneer, die 5 cannons-5, pool 3 3; patrols (2,1); SM1 at (3,1), crew elder; next 6 1");

    plays(t, BF, "place 3 order; order patrol-1; step e; pass");
    expect_asked(t, BF, AH_D_BUCC);
    expect_offers(t, "pass; buccaneer");
    play(t, BF, "buccaneer");
    assert_true(in_box(t, "buccaneer"));
    assert_true(in_box(t, "elder"));
    assert_true(rs_is_empty(&captain(t, SM1)->crew));
    assert_true(rs_is_empty(&captain(t, BF)->crew));
    expect_asked(t, BF, AH_D_VICTORY);
}

/* ---- Moves by victory and by air ------------------------------------------------------------------------------------------ */

/* TV-33; AH-15.12, AH-9.8, AH-7.4: who sails off after a victory leaves the other battles, the Wreckage and the rest of his Sail behind. */
RULE(a_smuggler_who_slips_away_leaves_the_rest_behind)
{
    table *t = position(3, "map M1; SM1 at (2,1), die 3 cannons, pool 3 3; BF at (1,1); MU at (1,1); active SM1; next 5 3");

    plays(t, SM1, "place 3 sail; step w; engage squadron-flagship; pass; spoil sm-a; damage deploy");
    assert_int_equal(slots(t, BF, "deploy", AH_DAMAGED), 1);
    expect_asked(t, SM1, AH_D_STEP);
    play(t, SM1, "step w");
    assert_true(sails(t, SM1, 0, 1));
    play(t, SM1, "stop");
    expect_asked(t, SM1, AH_D_TURN);
    assert_true(sails(t, SM1, 0, 1));
    assert_int_equal(damage(t, SM1), 0);
    assert_int_equal(damage(t, MU), 0);
    assert_int_equal(gold(t, SM1), 0);
    assert_int_equal(t->script.used, 2);
}

#define TWO_FISH "map F2@(0,0)r2 S1@(2,1)r0 F1@(4,1)r0; "

/* TV-34; AH-16.1, AH-13.2, AH-14.2: the Aeronauts fly to the other island of the suit if it is on the map, for 1 gold each way; it is
 * neither a Sail nor a Tailwind. */
RULE(aeronauts_fly_between_islands_of_a_suit)
{
    table *t = position(3, "map M3; SM1 at (0,0), crew aeronauts, gold 2; active SM1; SM1 pool 1 1");

    expect_clause(warning(t, "fly"), "AH-20.5");

    t = position(3, TWO_FISH "SM1 at (0,0), crew aeronauts, gold 2; active SM1; SM1 pool 1 1");
    play(t, SM1, "fly");
    assert_true(sails(t, SM1, 5, 2));
    assert_int_equal(gold(t, SM1), 1);
    play(t, SM1, "fly");
    assert_true(sails(t, SM1, 0, 0));
    assert_int_equal(gold(t, SM1), 0);
    assert_false(offered(t, "fly"));

    t = position(3, TWO_FISH "BF at (0,0), crew aeronauts, gold 2, pool 1 1");
    play(t, BF, "fly");
    expect_asked(t, BF, AH_D_TURN);
    assert_int_equal(ah_patrol_supply(&t->s), AH_PATROLS);

    t = position(3, TWO_FISH "MU at (0,0), crew aeronauts, gold 2; ready 4; active MU; MU pool 1 1");
    play(t, MU, "fly");
    expect_asked(t, MU, AH_D_TURN);
    assert_int_equal(t->s.ready, 4);
}

/* TV-35; AH-17.7, AH-16.11, AH-7.11: Dynamic Entry raises the Cannons die by 2, to 6 at most, then moves to any Tailwind space, into battle
 * if need be; it loads nothing, and without a die it only moves. */
RULE(dynamic_entry_raises_the_die_and_moves)
{
    table *t = position(3, "map M1; MU at (0,0), die 5 cannons, hand dynamic-entry; active MU; MU pool 1 1");

    play(t, MU, "plan dynamic-entry");
    assert_int_equal(slots(t, MU, "cannons", 6), 1);
    expect_asked(t, MU, AH_D_ENTRY);
    expect_offers(t, "pass; go (1,0); go (1,1); go (2,2)");
    play(t, MU, "go (2,2)");
    assert_true(sails(t, MU, 2, 2));
    expect_asked(t, MU, AH_D_TURN);

    t = position(3, "map M1; MU at (0,0), die 5 cannons, hand dynamic-entry; patrols (2,2); active MU; MU pool 1 1; next 6 1");
    plays(t, MU, "plan dynamic-entry; go (2,2)");
    expect_asked(t, MU, AH_D_FIRE);
    play(t, MU, "pass");
    expect_asked(t, MU, AH_D_VICTORY);

    t = position(3, "map M1; MU at (0,0), hand dynamic-entry; active MU; MU pool 1 1");
    play(t, MU, "plan dynamic-entry");
    expect_offers(t, "pass; go (1,0); go (1,1); go (2,2)");
    assert_int_equal(slots(t, MU, "cannons", AH_FREE), 1);

    t = position(3, "map M1; MU at (0,0), die 5 cannons, crew gunners-mate, hand dynamic-entry; patrols (0,1); active MU; MU pool 1 1");
    play(t, MU, "plan dynamic-entry");
    expect_asked(t, MU, AH_D_ENTRY);
    play(t, MU, "pass");
    expect_asked(t, MU, AH_D_TURN);
}

/* TV-36; AH-17.1: an Evacuation asks for each other island but the last, which gets the rest. */
RULE(an_evacuation_distributes_all_comrades)
{
    for (int first = 0; first <= 3; first++) {
        table *t = position(3, "map M1 S1@(-2,1)r0; comrades (0,0) 3; MU at (3,1), hand evacuation; active MU; MU pool 1 1");
        char move[16];

        snprintf(move, sizeof move, "settle %d", first);
        play(t, MU, "plan evacuation");
        assert_true(unasked(t, MU, "evacuate [0,0]"));
        expect_asked(t, MU, AH_D_EVACUATE_TO);
        expect_offers(t, "settle 0; settle 1; settle 2; settle 3");
        play(t, MU, move);
        expect_asked(t, MU, AH_D_TURN);
        assert_int_equal(t->s.region[0].comrades, 0);
        assert_int_equal(t->s.region[1].comrades, first);
        assert_int_equal(t->s.region[2].comrades, 3 - first);
    }
}

/* ---- Guards --------------------------------------------------------------------------------------------------------------- */

/* The winner takes SM-a; his damage goes on the first slot that can take it. */
static void slip_away(table *t, int winner)
{
    expect_asked(t, winner, AH_D_VICTORY);
    play(t, winner, "spoil sm-a");
    if (rs_top_of(&t->s)->kind == AH_D_DEAL)
        assert_int_equal(rs_play(&ah_game, &t->s, seat_of(t, winner), t->turn.moves.at[0], &t->turn), RS_OK);
}

/* TV-37; AH-15.22, AH-15.12, AH-15.13: two loaded Smugglers win in turn, sail out and back in, ten times within one action; then SM-a only
 * deals its damage and the action ends. The next one counts from 0. */
RULE(a_duel_of_smugglers_ends_after_ten_moves)
{
    table *t =
        position(4, "map M1; SM1 at (2,1), die 1 cannons, crew sailor, pool 3 2; SM2 at (3,1), die 1 cannons; BF at (0,0); MU at (0,0);"
                    "active SM1");
    int winner = SM1;

    play(t, SM1, "place 3 sail");
    draws(t, "6 1");
    play(t, SM1, "step e");
    for (int moved = 0; moved < AH_INNER_MOVES; moved++) {
        assert_int_equal(t->s.chain, moved);
        slip_away(t, winner);
        assert_int_equal(t->s.chain, moved + 1);
        expect_asked(t, winner, AH_D_STEP);
        play(t, winner, "step w");
        draws(t, "1 6");
        play(t, winner, "step e"); /* into the battle, and the other one wins */
        winner = winner == SM1 ? SM2 : SM1;
    }
    assert_int_equal(damage(t, SM1), 5);
    assert_int_equal(damage(t, SM2), 5);
    slip_away(t, SM1);
    assert_int_equal(damage(t, SM2), 6);
    expect_asked(t, SM1, AH_D_TURN);
    assert_true(sails(t, SM1, 3, 1));
    assert_int_equal(t->s.chain, 0);
    assert_int_equal(t->s.quota_left, 1);

    draws(t, "6 1");
    plays(t, SM1, "place 2 sailor; step w; step e");
    slip_away(t, SM1);
    expect_asked(t, SM1, AH_D_STEP);
    assert_int_equal(t->s.chain, 1);
}

/* TV-38; AH-16.1: the Aeronauts fly ten times a turn at most, and again on the next. */
RULE(aeronauts_fly_ten_times_a_turn)
{
    table *t = position(3, TWO_FISH "SM1 at (0,0), crew aeronauts, gold 12, pool 3 3 3; active SM1");

    for (int i = 0; i < 10; i++) {
        play(t, SM1, "fly");
        expect_asked(t, SM1, AH_D_TURN);
    }
    assert_int_equal(gold(t, SM1), 2);
    assert_true(sails(t, SM1, 0, 0));
    refused(t, SM1, "fly", "AH-16.1");
    plays(t, SM1, "place 3 cannons; value 3; place 3 tailwind; value 3"); /* with nothing left to do the turn ends by itself */
    expect_asked(t, SM1, AH_D_TURN);
    assert_int_equal(t->s.quota, 1);
    assert_true(offered(t, "fly"));
}

/* ---- Repair and damage ---------------------------------------------------------------------------------------------------- */

/* TV-39; AH-11.11, AH-16.17, AH-16.16: the Shipwright removes all damage without asking, but none from a ship plan; the Powder Monkey is
 * asked once. */
RULE(the_shipwright_repairs_everything_at_once)
{
    table *t = position(3, "map M1; SM1 at (2,1), crew sailor shipwright, damage sail cannons sailor, pool 3 3; active SM1");

    assert_int_equal(damage(t, SM1), 3);
    play(t, SM1, "place 3 shipwright");
    assert_int_equal(damage(t, SM1), 0);
    expect_asked(t, SM1, AH_D_TURN);

    t = position(3, "map M1; SM1 at (2,1), crew sailor shipwright powder-monkey, damage sail cannons sailor, pool 3 3; active SM1");
    play(t, SM1, "place 3 shipwright");
    assert_int_equal(damage(t, SM1), 0);
    expect_asked(t, SM1, AH_D_POWDER);
    play(t, SM1, "pass");
    expect_asked(t, SM1, AH_D_TURN);

    t = position(3, "map M1; gunship (2,1); MU at (0,0), crew shipwright, damage sail gunship-4, pool 3 3; active MU");
    play(t, MU, "place 3 shipwright");
    assert_int_equal(damage(t, MU), 0);
    assert_int_equal(slots(t, MU, "gunship-4", AH_DAMAGED), 1);
}

/* TV-40; AH-16.14, AH-15.19, AH-11.11: alone in his region the Mystic's owner can only hurt himself; a reward pays 1 Fame for each of the
 * two. */
RULE(the_mystic_may_hurt_his_own_flagship_and_be_paid_for_it)
{
    table *t = position(3, "map M1; SM1 at (0,0), crew mystic ghastly-gust, die 1 sail, die 1 sail, die 1 sail, die 1 full-sail, damage "
                           "negotiate; active SM1");

    play(t, SM1, "mystic");
    expect_asked(t, SM1, AH_D_TAKE);
    expect_offers(t, "damage tailwind; damage cannons");
    play(t, SM1, "damage tailwind");
    assert_true(unasked(t, SM1, "hurt red-flagship"));
    assert_int_equal(slots(t, SM1, "tailwind", AH_DAMAGED), 1);
    assert_int_equal(slots(t, SM1, "cannons", AH_DAMAGED), 1);
    expect_asked(t, SM1, AH_D_TURN);
    assert_false(offered(t, "mystic"));

    t = position(3, "map M1; SM1 at (0,0), crew mystic, cargo paintings, white 4,3, black 3,3; active SM1; SM1 pool 1 1");
    plays(t, SM1, "mystic; damage tailwind; damage cannons");
    assert_int_equal(damage(t, SM1), 2);
    plays(t, SM1, "deliver paintings; grid 4,4; accept");
    assert_int_equal(damage(t, SM1), 0);
    assert_int_equal(fame(t, SM1), 2 + 2);
    expect_asked(t, SM1, AH_D_PLEDGE);
}

/* TV-41; AH-5.5, AH-5.6, AH-5.2: gold decides where a die can go and what it may show; a single value is taken unasked. */
RULE(gold_brings_dice_on_slots_with_a_value)
{
    static const char start[] = "map M1; BF at (2,1), gold 2, pool 3 6";
    table *t = position(3, start);

    play(t, BF, "place 3 sail");
    expect_offers(t, "value 1; value 2; value 3; value 4; value 5; waste");

    t = position(3, start);
    play(t, BF, "place 3 bombard");
    assert_true(times(t, AH_EV_PLACED) == 1);
    assert_int_equal(gold(t, BF), 1);
    assert_int_equal(slots(t, BF, "bombard", 4), 1);

    t = position(3, start);
    play(t, BF, "place 6 bombard");
    assert_true(times(t, AH_EV_PLACED) == 1);
    assert_int_equal(gold(t, BF), 0);

    t = position(3, start);
    refused(t, BF, "place 6 order", "AH-5.2"); /* as a 3 it would cost 3 gold */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(pledges_and_then_gold_decide_the_game),
        TEST(without_thirty_fame_the_game_goes_on),
        TEST(with_two_captains_the_first_mate_tends_wealth_and_market),
        TEST(gold_is_cut_to_the_supply),
        TEST(enlist_takes_what_lies_in_the_market),
        TEST(negotiate_takes_a_second_card_for_a_comrade),
        TEST(assemble_places_four_or_all),
        TEST(fog_keeps_the_loaded_apart),
        TEST(the_trawler_takes_gold_on_the_way),
        TEST(the_naive_noble_steals_crew_or_cargo),
        TEST(the_mystic_needs_a_slot_for_his_own_damage),
        TEST(the_buccaneer_takes_what_crew_there_is),
        TEST(a_smuggler_who_slips_away_leaves_the_rest_behind),
        TEST(aeronauts_fly_between_islands_of_a_suit),
        TEST(dynamic_entry_raises_the_die_and_moves),
        TEST(an_evacuation_distributes_all_comrades),
        TEST(a_duel_of_smugglers_ends_after_ten_moves),
        TEST(aeronauts_fly_ten_times_a_turn),
        TEST(the_shipwright_repairs_everything_at_once),
        TEST(the_mystic_may_hurt_his_own_flagship_and_be_paid_for_it),
        TEST(gold_brings_dice_on_slots_with_a_value),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
