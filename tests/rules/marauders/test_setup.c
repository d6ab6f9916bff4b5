/* test_setup.c - rules tests: from the box to the first turn ("Set-up" in the rules). */
#include "table.h"

#include <string.h>

static table *ready(int players, const char *outcomes)
{
    table *t = set_up(players, outcomes);

    for (int seat = 0; seat < players; seat++) {
        expect_asked(t, seat, MM_D_SETUP_SHIP);
        expect_offers(t, "ship sloop; ship flute");
        play(t, seat, seat % 2 ? "ship flute" : "ship sloop");
    }
    return t;
}

/* MM-1.1: two to four play; one is too few, five are too many. */
RULE(two_to_four_play)
{
    table *t = set_up(2, "");

    assert_int_equal(rs_start(&mm_game, &t->s, 1, NULL, &t->turn), RS_BAD_SETUP);
    assert_int_equal(rs_start(&mm_game, &t->s, 5, NULL, &t->turn), RS_BAD_SETUP);
    for (int players = 2; players <= 4; players++) assert_int_equal(set_up(players, "")->s.head.players, players);
}

/* MM-8.4: 24 demand tokens, three of each good: one in each port, eight in the pile. */
RULE(every_port_has_a_demand_token)
{
    table *t = set_up(3, "wood-3 wood-2 wood-1");
    int8_t count[MM_GOODS];

    assert_true(demanded(t, "HAV") == MM_WOOD && demanded(t, "NAS") == MM_WOOD && demanded(t, "TOR") == MM_WOOD);
    assert_int_equal(t->s.demand[MM_CSE], MM_NONE);
    memcpy(count, t->s.pile, sizeof count);
    for (int zone_ = 0; zone_ < MM_ZONES; zone_++)
        if (zone_ != MM_CSE) count[t->s.demand[zone_]]++;
    for (int good = 0; good < MM_GOODS; good++) assert_int_equal(count[good], 3);
}

/* MM-7.4, MM-10.5: a modification token lies face down in each port, two of each type in all. */
RULE(every_port_has_a_modification_face_down)
{
    table *t = set_up(2, "");
    int count[MM_MODS] = {0};

    for (int port = 0; port < MM_ZONES; port++) {
        if (port == MM_CSE) continue;
        assert_int_equal(t->s.mod_shown[port], MM_FACE_DOWN);
        count[t->s.mod_under[port]]++;
    }
    assert_int_equal(t->s.mod_shown[MM_CSE], MM_NONE);
    for (int mod = 0; mod < MM_MODS; mod++) assert_int_equal(count[mod], 2);
}

/* MM-15.1, MM-4.3: a merchant in each zone, the Caribbean Sea too: 5 Spanish, 4 of each other nation; none on the track. */
RULE(every_zone_has_a_merchant)
{
    table *t = set_up(4, "");
    int count[MM_NATIONS] = {0};

    for (int i = 0; i < MM_ZONES; i++) count[t->s.merchant[i]]++;
    assert_int_equal(rs_size(&t->s.merchants), MM_ZONES);
    for (int nation = 0; nation < MM_NATIONS; nation++) {
        assert_int_equal(count[nation], nation == MM_ES ? 5 : 4);
        assert_int_equal(t->s.afloat[nation], 0);
    }
}

/* MM-13.1: two missions lie open; the other cards are in six decks. */
RULE(two_missions_lie_open)
{
    table *t = ready(2, "");

    assert_true(t->s.open_mission[0] != MM_NONE && t->s.open_mission[1] != MM_NONE);
    assert_int_not_equal(t->s.open_mission[0], t->s.open_mission[1]);
    assert_int_equal(rs_size(&t->s.mission_deck.cards), MM_MISSIONS - 2);
    assert_int_equal(rs_size(&t->s.captain_deck.cards), MM_CAPTAINS - 2);
    assert_int_equal(rs_size(&t->s.event_deck.cards), MM_EVENTS_CARDS - 1);
    assert_int_equal(rs_size(&t->s.cargo_deck.cards), MM_CARGO);
    assert_int_equal(rs_size(&t->s.rumour_deck.cards), MM_RUMOURS);
    assert_true(rs_is_empty(&t->s.dead_captains));
}

/* MM-3.3, MM-3.5, MM-3.9: each has 10 gold, an empty stash, a glory card, an undamaged ship in the home port, and no points. */
RULE(everybody_starts_alike)
{
    table *t = ready(4, "");

    for (int seat = 0; seat < 4; seat++) {
        const mm_captain *c = captain(t, seat);

        assert_int_equal(gold(t, seat), 10);
        assert_int_equal(stash(t, seat) + track(t, seat) + cargo_size(t, seat), 0);
        assert_int_equal(hand_size(t, seat), 1);
        assert_int_equal(c->ship, seat % 2 ? MM_FLUTE : MM_SLOOP);
        assert_true(values_are(t, seat, seat % 2 ? "3/4/3/1/1" : "2/2/2/2/1"));
        assert_int_equal(c->zone, mm_captains[c->captain].home);
        assert_true(c->in_port && bounties_are(t, seat, ""));
    }
    assert_int_equal(t->s.war[0], MM_NONE);
    for (int npc = 0; npc < MM_NPCS; npc++) assert_true(npc_gone(t, npc));
}

/* MM-4.1: the start player is drawn, has the first turn, and the others follow clockwise. */
RULE(the_start_player_is_drawn)
{
    for (int first = 0; first < 3; first++) {
        table *t = set_up(3, "");

        play(t, A, "ship sloop");
        play(t, B, "ship sloop");
        draws(t, "G03a G03b G03c");
        draws(t, mm_seat_words.term[first].word);
        for (int seat = 0; seat < 3; seat++) assert_int_not_equal(captain(t, seat)->dealt, MM_MAAS); /* who would draw two */
        roll(t, C, "ship sloop", "E28");
        assert_int_equal(t->s.first, first);
        for (int turn = 0; turn < 3; turn++) {
            expect_asked(t, (first + turn) % 3, MM_D_ACTION);
            play(t, (first + turn) % 3, "end");
        }
        expect_asked(t, first, MM_D_ACTION);
        assert_int_equal(t->s.round, 2);
    }
}

/* MM-4.1: only a player can be the start player. */
RULE(nobody_else_is_the_start_player)
{
    table *t = set_up(2, "");
    rs_move sloop = {MM_V_SHIP, {MM_SLOOP}};

    play(t, A, "ship sloop");
    draws(t, "G03a G03b green");
    assert_int_equal(rs_play(&mm_game, &t->s, B, sloop, &t->turn), RS_BAD_DRAW);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(two_to_four_play),          TEST(every_port_has_a_demand_token),   TEST(every_port_has_a_modification_face_down),
        TEST(every_zone_has_a_merchant), TEST(two_missions_lie_open),           TEST(everybody_starts_alike),
        TEST(the_start_player_is_drawn), TEST(nobody_else_is_the_start_player),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
