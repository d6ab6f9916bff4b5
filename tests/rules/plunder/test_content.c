/* test_content.c - rules tests: the cards and their tables ("Cards" in the rules), and that each card can be used. */
#include "table.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

static const char *code(int c) { return pl_card_words.term[c].code; }

/* ---- The tables ---------------------------------------------------------------------------------------------------------------- */

/* PL-2.2: 108 cards, so many of each kind, in the order of the list. */
RULE(there_are_so_many_cards_of_each_kind)
{
    static const int kinds[] = {
        [PL_KIND_TORTUGA] = 1,  [PL_KIND_SEA] = 18,      [PL_KIND_PORT] = 12,  [PL_KIND_COAST] = 5,          [PL_KIND_MAP] = 5,
        [PL_KIND_MATE] = 5,     [PL_KIND_SHIP] = 27,     [PL_KIND_WAR] = 6,    [PL_KIND_TREATY] = 6,         [PL_KIND_NATIVES] = 2,
        [PL_KIND_PORT_ACT] = 2, [PL_KIND_COAST_ACT] = 1, [PL_KIND_KRAKEN] = 1, [PL_KIND_PORT_ENCOUNTER] = 5, [PL_KIND_SEA_ENCOUNTER] = 5,
        [PL_KIND_FLEET] = 3,    [PL_KIND_RED] = 2,       [PL_KIND_STORM] = 1,  [PL_KIND_PARROT] = 1,
    };
    int count[RS_COUNT(kinds)] = {0};

    for (int c = 0; c < PL_CARDS; c++) count[pl_kind_of(c)]++;
    assert_memory_equal(count, kinds, sizeof kinds);
    for (int c = 1; c < PL_CARDS; c++)
        if (pl_kind_of(c) != pl_kind_of(c - 1)) assert_true(strncmp(code(c), code(c - 1), 2) != 0);
}

/* PL-15.3: how often each value occurs among the 103 cards of the deck. */
RULE(values_are_distributed_as_the_rules_say)
{
    static const int expected[9] = {1, 5, 17, 29, 22, 20, 8, 0, 1};
    int count[9] = {0}, sum = 0;

    for (int c = PL_START_SEA + 1; c < PL_CARDS; c++) {
        count[pl_value(c)]++;
        sum += pl_value(c);
    }
    assert_memory_equal(count, expected, sizeof expected);
    assert_int_equal(sum, 370);
    assert_int_equal(pl_value(PL_PARROT), 8);
    assert_int_equal(pl_value(PL_STORM_CARD), 0);
}

/* PL-19.6: how often each plunder icon occurs; Storm and Parrot have none. */
RULE(plunder_icons_are_distributed_as_the_rules_say)
{
    static const int expected[PL_GOODS][6] = {
        [PL_SUGAR] = {0, 0, 0, 9, 8, 5},  [PL_TOBACCO] = {0, 0, 5, 12, 5, 0}, [PL_COTTON] = {0, 0, 9, 8, 5, 0},
        [PL_COCOA] = {0, 0, 12, 5, 0, 0}, [PL_INDIGO] = {0, 5, 13, 0, 0, 0},
    };
    int count[PL_GOODS][6] = {{0}}, none = 0;

    for (int c = PL_START_SEA + 1; c < PL_CARDS; c++) {
        if (pl_faces[c].good == PL_NONE)
            none++;
        else
            count[pl_faces[c].good][pl_faces[c].quantity]++;
    }
    assert_memory_equal(count, expected, sizeof expected);
    assert_int_equal(none, 2);
    assert_true(pl_faces[PL_STORM_CARD].good == PL_NONE && pl_faces[PL_PARROT].good == PL_NONE);
}

/* PL-11.10, PL-6.1: worth, pay and value of every ship follow from its numbers. */
RULE(worth_pay_and_value_follow_from_a_ships_numbers)
{
    int fleet[PL_NATIONS + 1] = {0};

    for (int c = PL_FIRST_SHIP; c <= PL_LAST_FLEET; c = c == PL_LAST_SHIP ? PL_FIRST_FLEET : c + 1) {
        const pl_ship *ship = pl_ship_of(c);

        assert_int_equal(ship->worth, (ship->speed + 3 * ship->cannons + ship->crew + ship->hold) / 2);
        assert_int_equal(ship->pay, (ship->crew + 4) / 5);
        if (c <= PL_LAST_SHIP) assert_int_equal(pl_value(c), 1 + (2 * ship->cannons + ship->crew + 5) / 6);
        if (c <= PL_LAST_SHIP) fleet[ship->nation + 1]++;
    }
    assert_int_equal(fleet[0], 4); /* pirates */
    assert_int_equal(fleet[1 + PL_HOLLAND], 4);
    assert_int_equal(fleet[1 + PL_ENGLAND], 6);
    assert_int_equal(fleet[1 + PL_FRANCE], 6);
    assert_int_equal(fleet[1 + PL_SPAIN], 7);
}

/* PL-11.15: the Pinnace: 4, 2, 4, a hold of 3, worth and pay nothing. */
RULE(the_pinnaces_numbers)
{
    const pl_ship *pinnace = pl_ship_of(PL_PINNACE);

    assert_int_equal(pinnace->speed, 4);
    assert_int_equal(pinnace->cannons, 2);
    assert_int_equal(pinnace->crew, 4);
    assert_int_equal(pinnace->hold, 3);
    assert_int_equal(pinnace->worth, 0);
    assert_int_equal(pinnace->pay, 0);
}

/* PL-11.6: no market pays more for a good than it asks; every market buys every good. */
RULE(no_market_pays_more_than_it_asks)
{
    for (int i = 0; i < 15; i++) {
        const pl_market *market = i < 13 ? &pl_ports[i].market : &pl_villages[i - 13].market;

        for (int good = 0; good < PL_GOODS; good++) {
            assert_true(market->buys[good] > 0);
            if (market->sells[good]) assert_true(market->buys[good] <= market->sells[good]);
        }
    }
}

/* PL-11.4, PL-11.5: the best margin from Port to Port is two silver a token, from or to Natives three. */
RULE(the_margins_between_markets)
{
    static const int cheapest[PL_GOODS] = {1, 2, 2, 3, 4}, dearest[PL_GOODS] = {3, 4, 4, 5, 6}, base[PL_GOODS] = {2, 3, 3, 4, 5};
    int best = 0;

    for (int good = 0; good < PL_GOODS; good++) {
        int least = 99, most = 0, low, high;

        for (int i = 0; i < 13; i++) {
            if (pl_ports[i].market.sells[good] && pl_ports[i].market.sells[good] < least) least = pl_ports[i].market.sells[good];
            if (pl_ports[i].market.buys[good] > most) most = pl_ports[i].market.buys[good];
        }
        assert_int_equal(least, cheapest[good]);
        assert_int_equal(most, dearest[good]);
        assert_int_equal(pl_base_price[good], base[good]);
        low = least, high = most;
        for (int i = 0; i < 2; i++) {
            if (pl_villages[i].market.sells[good] && pl_villages[i].market.sells[good] < low) low = pl_villages[i].market.sells[good];
            if (pl_villages[i].market.buys[good] > high) high = pl_villages[i].market.buys[good];
        }
        if (high - low > best) best = high - low;
    }
    assert_int_equal(best, 3);
}

/* PL-18.3: how the arrows of the Open Sea cards are spread; the first four make an eddy around Tortuga. */
RULE(the_currents_of_the_open_sea_cards)
{
    static const int expected[PL_DIRECTIONS] = {5, 4, 5, 4};
    int count[PL_DIRECTIONS] = {0};

    for (int c = PL_FIRST_SEA; c <= PL_LAST_SEA; c++) count[pl_currents[c]]++;
    assert_memory_equal(count, expected, sizeof expected);
    assert_true(pl_currents[1] == PL_EAST && pl_currents[2] == PL_SOUTH && pl_currents[3] == PL_WEST && pl_currents[4] == PL_NORTH);
}

/* PL-18.7: the fleets' strength and silver are the book's. */
RULE(the_treasure_fleets_numbers)
{
    static const pl_convoy fleets[3] = {{3, 8, 16, 15}, {2, 9, 18, 20}, {2, 10, 20, 25}};

    assert_memory_equal(pl_convoys, fleets, sizeof fleets);
}

/* PL-22.1: Spain stands on four of the six pairs, France on three, England on two, Holland on one. */
RULE(the_pairs_of_war_and_treaty)
{
    int count[PL_NATIONS] = {0};

    for (int i = 0; i < 6; i++) {
        count[pl_pairs[i].a]++;
        if (pl_pairs[i].b != PL_NONE) count[pl_pairs[i].b]++;
    }
    assert_int_equal(count[PL_SPAIN], 4);
    assert_int_equal(count[PL_FRANCE], 3);
    assert_int_equal(count[PL_ENGLAND], 2);
    assert_int_equal(count[PL_HOLLAND], 1);
}

/* PL-3.7: two Dutch, three French, three English, four Spanish Ports, and Tortuga of no nation. */
RULE(the_nations_of_the_ports)
{
    int count[PL_NATIONS + 1] = {0};

    for (int i = 0; i < 13; i++) count[pl_ports[i].nation + 1]++;
    assert_int_equal(pl_ports[0].nation, PL_NONE);
    assert_int_equal(count[0], 1);
    assert_int_equal(count[1 + PL_HOLLAND], 2);
    assert_int_equal(count[1 + PL_ENGLAND], 3);
    assert_int_equal(count[1 + PL_FRANCE], 3);
    assert_int_equal(count[1 + PL_SPAIN], 4);
}

/* ---- Names --------------------------------------------------------------------------------------------------------------------- */

/* PL-1.3: each of the 108 cards has a word, a name and a code of its own, and is found by word and code. */
RULE(every_card_has_word_name_and_code)
{
    for (int c = 0; c < PL_CARDS; c++) {
        const rs_term *term = &pl_card_words.term[c];
        int found;

        assert_true(strlen(term->word) > 0 && strlen(term->label) > 0 && strlen(term->code) == 5);
        for (const char *letter = term->word; *letter; letter++) assert_true(islower(*letter) || isdigit(*letter) || *letter == '-');
        assert_true(rs_value(&pl_card_words, term->word, &found) && found == c);
        assert_true(rs_value(&pl_card_words, term->code, &found) && found == c);
        for (int other = 0; other < c; other++) assert_string_not_equal(term->label, pl_card_words.term[other].label);
    }
}

/* PL-1.3: every move, decision and event cites a clause that the rules have. */
RULE(every_clause_cited_exists)
{
    for (int i = 0; i < PL_VERBS; i++) assert_non_null(rs_rule_text(&pl_game, pl_verbs[i].clause));
    for (int i = 0; i < PL_POINTS; i++) assert_non_null(rs_rule_text(&pl_game, pl_decisions[i].clause));
    for (int i = 0; i < PL_EVENTS; i++)
        if (pl_event_kinds[i].clause) assert_non_null(rs_rule_text(&pl_game, pl_event_kinds[i].clause));
}

/* ---- Every card can be used ---------------------------------------------------------------------------------------------------- */

static char move_text[64];

static const char *with(const char *verb, int c, const char *rest)
{
    snprintf(move_text, sizeof move_text, "%s %s%s", verb, code(c), rest);
    return move_text;
}

/* A position with the card's code put in, twice if need be. */
static table *given(const char *pattern, int c)
{
    char text[256], *out = text;

    for (const char *at = pattern; *at; at++) {
        if (*at != '%')
            *out++ = *at;
        else
            out += sprintf(out, "%s", code(c));
    }
    *out = 0;
    return position(2, text);
}

/* PL-3.3: each of the 31 Map cards of the deck can be laid. */
RULE(every_map_card_can_be_laid)
{
    for (int c = PL_START_SEA + 1; c < PL_MAP_CARDS; c++) {
        table *t = given("A at OS-01, hand %; step sail", c);

        play(t, A, with("explore", c, " north"));
        assert_int_equal(pl_card_at(&t->s, 0, 2), c);
    }
}

/* PL-5.6, PL-10.9, PL-11.10, PL-16.1: each Ship can be hunted, bought, met and offered. */
RULE(every_ship_can_be_hunted_bought_met_and_offered)
{
    for (int c = PL_FIRST_SHIP; c <= PL_LAST_SHIP; c++) {
        table *t = given("A at OS-01, hand % TS-01", c);

        play(t, A, with("hunt", c, ""));
        assert_int_equal(arg_of(t, PL_EV_ATTACKS, 2), pl_ship_of(c)->cannons);
        t = given("A silver 23, hand %; step trade", c);
        play(t, A, with("buy-ship", c, ""));
        assert_int_equal(captain(t, A)->own, c);
        assert_int_equal(captain(t, A)->silver, 23 - pl_ship_of(c)->worth);
        t = given("A at OS-01; pending %; step resolve", c);
        expect_asked(t, A, pl_ship_of(c)->nation == PL_PIRATE ? PL_D_ATTACKED : PL_D_MEET);
        t = given("pending %; step resolve", c);
        assert_int_equal(captain(t, A)->offer, c);
    }
}

/* PL-13.1: each First Mate can be hired and helps as the table says. */
RULE(every_mate_can_be_hired_and_helps)
{
    static const int bonus[5][3] = {{0, 2, 0}, {0, 0, 3}, {1, 0, 0}, {0, 0, 0}, {0, 0, 0}};

    for (int c = PL_FIRST_MATE; c <= PL_LAST_MATE; c++) {
        table *t = given("A hand %; step trade", c);

        play(t, A, with("hire", c, ""));
        assert_int_equal(pl_speed(captain(t, A)), 4 + bonus[c - PL_FIRST_MATE][0]);
        assert_int_equal(pl_cannons(captain(t, A)), 2 + bonus[c - PL_FIRST_MATE][1]);
        assert_int_equal(pl_crew(captain(t, A)), 4 + bonus[c - PL_FIRST_MATE][2]);
    }
}

/* PL-10.8, PL-22.1, PL-22.3: each War, Treaty and Treasure Fleet can be announced. */
RULE(every_news_card_can_be_announced)
{
    for (int i = 0; i < 6; i++) {
        const char *parameter = i < 4 ? "" : " holland";
        char war[64], treaty[16];
        table *t = given("A hand %", PL_FIRST_WAR + i);

        play(t, A, with("announce", PL_FIRST_WAR + i, parameter));
        assert_int_not_equal(t->s.war[i].a, PL_NONE);
        snprintf(war, sizeof war, "A hand %%; war WD-0%d%s", i + 1, parameter);
        snprintf(treaty, sizeof treaty, "%s%s", i < 4 ? "" : " ", i < 4 ? "" : code(PL_FIRST_WAR + i));
        t = given(war, PL_FIRST_TREATY + i);
        play(t, A, with("announce", PL_FIRST_TREATY + i, treaty));
        assert_int_equal(t->s.war[i].a, PL_NONE);
    }
    for (int c = PL_FIRST_FLEET; c <= PL_LAST_FLEET; c++) {
        table *t = given("A hand %", c);

        play(t, A, with("announce", c, " OS-04"));
        assert_int_equal(t->s.fleet[0].card, c);
    }
}

/* PL-5.4: Natives, Kraken and all Port and sea encounters can take place. */
RULE(every_encounter_can_take_place)
{
    for (int c = PL_RIVER_TRADERS; c <= PL_FOG; c++) {
        pl_kind kind = pl_kind_of(c);
        bool port = kind == PL_KIND_PORT_ENCOUNTER, coast = kind == PL_KIND_NATIVES;
        table *t;

        if (kind == PL_KIND_PORT_ACT || kind == PL_KIND_COAST_ACT) continue;
        t = given(port    ? "map PT-08 0,2; A at PT-08, deed spain; pending %; step resolve"
                  : coast ? "map CO-01 0,2; A at CO-01; pending %; step resolve"
                          : "A at OS-01, traded sugar 1; pending %; step resolve",
                  c);
        assert_true(happened(t, PL_EV_ENCOUNTER, A));
        assert_false(happened(t, PL_EV_NO_EFFECT, A));
    }
}

/* PL-10.2: each Treasure Map can be dug on its Coastland; Turtle Hunt, Sneak into Port and Rum can be played. */
RULE(every_act_card_can_be_played)
{
    for (int c = PL_FIRST_MAP; c <= PL_LAST_MAP; c++) {
        char text[64];
        table *t;

        snprintf(text, sizeof text, "map CO-0%d 0,2; A at CO-0%d, hand %%", c - PL_FIRST_MAP + 1, c - PL_FIRST_MAP + 1);
        t = given(text, c);
        play(t, A, with("dig", c, ""));
        assert_true(rs_has(&t->s.box, c));
    }
    play(position(2, "map CO-04 0,2; A at CO-04, hand CA-01"), A, "turtle-hunt");
    play(position(2, "map PT-06 0,2; A at PT-06, hand PA-01"), A, "sneak PA-01");
    play(position(2, "map PT-06 0,2; A at PT-06, hand PA-02"), A, "sneak PA-02");
}

/* PL-14.4, PL-15.3: each card helps in a fight, and counts in a bid, by its value. */
RULE(every_card_counts_its_value)
{
    for (int c = PL_START_SEA + 1; c < PL_CARDS; c++) {
        table *t;

        if (c == PL_STORM_CARD || c == card("CO-01") || c == card("PT-08") || c == card("NA-02") || c == card("WD-01")) continue;
        t = given("map CO-01 0,2; natives NA-02 CO-01; A at CO-01, hand %", c);
        play(t, A, "attack natives");
        play(t, A, with("add", c, ""));
        assert_int_equal(arg_of(t, PL_EV_COMPARE, 1), 4 + pl_value(c));
        assert_true(in_discard(t, code(c)));
        t = given("map PT-08 0,2; war WD-01; A at PT-08, hand %", c);
        play(t, A, "letter");
        assert_int_equal(arg_of(t, PL_EV_REVEAL, 1), pl_value(c));
    }
}

/* PL-19.6: each card turned up as plunder gives what it shows. */
RULE(every_card_gives_its_plunder)
{
    for (int c = PL_START_SEA + 1; c < PL_CARDS; c++) {
        table *t;

        if (c == card("SH-08") || c == card("SH-17")) continue;
        t = given("A at OS-01, own SH-08w, hand SH-17; deck %", c);
        play(t, A, "hunt SH-17");
        play(t, A, "board");
        play(t, A, "take SH-08 none");
        assert_int_equal(pl_cargo(captain(t, A)), pl_faces[c].quantity);
        if (pl_faces[c].good != PL_NONE) assert_int_equal(plundered(t, A, pl_faces[c].good), pl_faces[c].quantity);
    }
}

static const char *facts_of(const char *code_)
{
    static char line[512];
    rs_text out = rs_text_on(line, sizeof line);
    bool first = true;

    pl_facts(&pl_card_words, card(code_), &out, &first);
    return line;
}

/* PL-8.1, PL-19.3, PL-19.4: what a passage asks for, and what a captain's numbers are held against, is told with the card. */
RULE(cards_tell_what_they_ask_for)
{
    assert_non_null(strstr(facts_of("CO-02"), "\"entry\":\"test\",\"entry_asks\":3,\"exit\":\"free\",\"exit_asks\":0"));
    assert_non_null(strstr(facts_of("CO-04"), "\"entry\":\"draught\",\"entry_asks\":4"));
    assert_non_null(strstr(facts_of("CO-05"), "\"exit\":\"toll\",\"exit_asks\":2"));
    assert_non_null(strstr(facts_of("SE-01"), "\"cannons\":7,\"crew\":12"));
    assert_non_null(strstr(facts_of("KR-01"), "\"crew\":8"));
    assert_null(strstr(facts_of("SE-02"), "crew"));
}

/* PL-18.7: a fleet's card tells the convoy's numbers and, apart from them, those of the galleon that is taken from it. */
RULE(a_fleet_tells_of_its_galleon)
{
    const char *facts = facts_of("TF-01");

    assert_non_null(strstr(facts, "\"cannons\":8,\"crew\":16,\"silver\":15,"));
    assert_non_null(
        strstr(facts, "\"galleon\":{\"nation\":\"spain\",\"speed\":3,\"cannons\":4,\"crew\":8,\"hold\":6,\"worth\":14,\"pay\":2}"));
}

/* PL-17.12: the two red cards have their red text in the Chase and in the Boarding. */
RULE(every_red_card_has_its_step)
{
    table *t = position(2, "A at OS-01, hand SH-09 RC-01");

    play(t, A, "hunt SH-09");
    assert_true(offered(t, "add RC-01 red"));
    t = position(2, "map CO-01 0,2; natives NA-02 CO-01; A at CO-01, hand RC-02");
    play(t, A, "attack natives");
    play(t, A, "add RC-02 red"); /* 4 against 9 halved */
    assert_true(happened(t, PL_EV_WON, A));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(there_are_so_many_cards_of_each_kind),
        TEST(values_are_distributed_as_the_rules_say),
        TEST(plunder_icons_are_distributed_as_the_rules_say),
        TEST(worth_pay_and_value_follow_from_a_ships_numbers),
        TEST(the_pinnaces_numbers),
        TEST(no_market_pays_more_than_it_asks),
        TEST(the_margins_between_markets),
        TEST(the_currents_of_the_open_sea_cards),
        TEST(the_treasure_fleets_numbers),
        TEST(the_pairs_of_war_and_treaty),
        TEST(the_nations_of_the_ports),
        TEST(every_card_has_word_name_and_code),
        TEST(every_clause_cited_exists),
        TEST(every_map_card_can_be_laid),
        TEST(every_ship_can_be_hunted_bought_met_and_offered),
        TEST(every_mate_can_be_hired_and_helps),
        TEST(every_news_card_can_be_announced),
        TEST(every_encounter_can_take_place),
        TEST(every_act_card_can_be_played),
        TEST(every_card_counts_its_value),
        TEST(every_card_gives_its_plunder),
        TEST(cards_tell_what_they_ask_for),
        TEST(a_fleet_tells_of_its_galleon),
        TEST(every_red_card_has_its_step),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
