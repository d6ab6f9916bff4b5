/* test_encounter.c - rules tests: the Encounter of phase 1 and what each card does (PL-5). */
#include "table.h"

#include <stdio.h>

/* A resolves this Encounter. Nassau lies on (0,2), Turtle Lagoon on (1,1), both beside OS-01. */
static table *meets(const char *who, const char *pending)
{
    char text[512];
    table *t;

    snprintf(text, sizeof text, "map PT-08 0,2; map CO-01 1,1; A %s; pending %s; step resolve", who, pending);
    t = position(3, text);
    meet(t);
    return t;
}

static bool took_place(const table *t) { return happened(t, PL_EV_ENCOUNTER, A) && !happened(t, PL_EV_NO_EFFECT, A); }

/* ---- Phase 1 ----------------------------------------------------------------------------------------------------------------- */

/* PL-5.1: the First Captain's first turn begins without an Encounter. */
RULE(the_first_turn_has_no_encounter)
{
    table *t = set_up(3, "OS-05 SH-10 OS-06");

    expect_asked(t, B, PL_D_SAIL);
    assert_int_equal(times(t, PL_EV_ENCOUNTER), 0);
    assert_int_equal(t->s.pending, PL_NONE);
}

/* PL-5.2: nothing is met after a captain without cards, nor after one whose ship was lost. */
RULE(without_a_card_laid_there_is_no_phase_one)
{
    table *t = position(3, "step lay");

    expect_asked(t, B, PL_D_SAIL);
    assert_int_equal(times(t, PL_EV_ENCOUNTER), 0);
    t = position(3, "A own SH-12b, hand TS-01 TS-02; step dues");
    play(t, A, "pay none");
    play(t, A, "move north");
    expect_asked(t, B, PL_D_SAIL);
    assert_int_equal(times(t, PL_EV_ENCOUNTER), 0);
}

/* PL-5.3: a legal Encounter is carried out; where it gives a choice, declining is not among the options. */
RULE(a_legal_encounter_cannot_be_declined)
{
    table *t = meets("at PT-08, traded sugar 2", "PE-04");

    assert_int_equal(captain(t, A)->silver, 4);
    t = meets("at OS-01", "SE-01");
    expect_offers(t, "bribe; fight");
    t = meets("at CO-01", "NA-02");
    expect_offers(t, "tribute; fight");
}

/* Where the cards of a kind are legal, News apart: the table of the rules. Cargo and an Enemy are there. */
static bool legal_on(int c, int place)
{
    switch (pl_kind_of(c)) {
    case PL_KIND_SHIP: return true;
    case PL_KIND_MATE: return pl_is_port(place);
    case PL_KIND_NATIVES: return pl_is_coast(place);
    case PL_KIND_KRAKEN: return pl_is_sea(place);
    case PL_KIND_PORT_ENCOUNTER: return pl_is_port(place) && (c != PL_TRIAL || place != PL_TORTUGA);
    case PL_KIND_SEA_ENCOUNTER: return pl_is_sea(place) || pl_is_coast(place);
    case PL_KIND_WAR: return c != PL_BLANK_WAR_SPAIN && c != PL_BLANK_WAR_FRANCE; /* these two lack their parameter */
    default: return false;
    }
}

/* PL-5.4, PL-5.5: each of the 102 cards, laid on a captain in Tortuga, in a nation's Port, at Open Sea and on a Coastland. */
RULE(each_card_is_legal_in_its_places_and_nowhere_else)
{
    static const char *const places[][2] = {{"TO-01", "TO-01"}, {"PT-08", "PT-07"}, {"OS-01", "OS-01"}, {"CO-01", "CO-03"}};

    for (int c = PL_START_SEA + 1; c < PL_CARDS; c++)
        for (int i = 0; i < 4; i++) {
            bool spare = c == card("PT-08") || c == card("CO-01");
            const char *place = places[i][spare], *code = pl_card_words.term[c].code;
            char text[256];
            table *t;

            if (c == PL_STORM_CARD) continue;
            snprintf(text, sizeof text, "map %s 0,2; map %s 1,1; A at %s, deed spain, traded sugar 1; pending %s; step resolve",
                     places[1][spare], places[3][spare], place, code);
            t = position(3, text);
            assert_true(happened(t, PL_EV_ENCOUNTER, A));
            if (took_place(t) != legal_on(c, card(place))) fail_msg("%s laid on a captain at %s", code, place);
            if (!legal_on(c, card(place))) assert_true(in_discard(t, code));
        }
}

/* PL-5.4: the further conditions are tested at that moment: an Enemy for the trial, cargo for Rough Seas, no Natives for Natives. */
RULE(further_conditions_must_hold)
{
    assert_true(took_place(meets("at PT-08, deed spain", "PE-01")));
    assert_true(took_place(meets("at PT-08, letters france", "PE-01; war WD-02"))); /* an Enemy by Letter will do */
    assert_false(took_place(meets("at PT-08", "PE-01")));
    assert_true(took_place(meets("at OS-01, traded sugar 1", "SE-02")));
    assert_false(took_place(meets("at OS-01", "SE-02")));
    assert_true(took_place(meets("at CO-01", "NA-02")));
    assert_false(took_place(meets("at CO-01", "NA-02; natives NA-01 CO-01")));
}

/* PL-5.5: a Map card and an Encounter in the wrong place are discarded; nothing else changes. */
RULE(an_illegal_encounter_has_no_effect)
{
    table *t = meets("at OS-01, hand TS-01", "PT-06");

    assert_true(in_discard(t, "PT-06"));
    assert_int_equal(captain(t, A)->offer, PL_NONE);
    expect_asked(t, A, PL_D_SAIL);
    t = meets("at PT-08, hand TS-01", "KR-01");
    assert_true(in_discard(t, "KR-01"));
    assert_int_equal(at(t, A), card("PT-08"));
    assert_true(hand_is(t, A, "TS-01"));
    expect_asked(t, A, PL_D_SAIL);
}

/* PL-5.6: a Ship laid on a captain in Port can be bought there this turn. */
RULE(a_ship_laid_in_port_is_an_offer)
{
    table *t = meets("at PT-08, silver 12", "SH-05");

    assert_int_equal(captain(t, A)->offer, card("SH-05"));
    play(t, A, "end");
    play(t, A, "trade");
    play(t, A, "buy-ship SH-05");
    assert_int_equal(captain(t, A)->own, card("SH-05"));
    assert_int_equal(captain(t, A)->silver, 2);
    assert_int_equal(captain(t, A)->offer, PL_NONE);
}

/* PL-5.7: a First Mate laid on a captain in Port can be hired there this turn. */
RULE(a_mate_laid_in_port_is_an_offer)
{
    table *t = meets("at TO-01", "FM-01");

    play(t, A, "end");
    play(t, A, "trade");
    play(t, A, "hire FM-01");
    assert_int_equal(captain(t, A)->mate, card("FM-01"));
    assert_int_equal(captain(t, A)->offer, PL_NONE);
}

/* PL-5.8: the offer is discarded when the ship leaves the Port, when it is lost, and at the end of the turn. */
RULE(an_offer_lasts_no_longer_than_the_stay_in_port)
{
    table *t = meets("at PT-08, silver 12", "SH-05");

    play(t, A, "move south");
    assert_true(in_discard(t, "SH-05"));
    assert_int_equal(captain(t, A)->offer, PL_NONE);

    t = meets("at PT-08, silver 12", "SH-05");
    play(t, A, "end");
    play(t, A, "attack port");
    assert_true(captain(t, A)->lost);
    assert_true(in_discard(t, "SH-05"));

    t = meets("at PT-08, silver 12", "SH-05");
    play(t, A, "end");
    assert_false(in_discard(t, "SH-05"));
    play(t, A, "pass");
    assert_true(in_discard(t, "SH-05"));
    assert_int_equal(captain(t, A)->offer, PL_NONE);
}

/* PL-5.9: News laid by one captain happens in the next one's phase 1, with the nation its player named. */
RULE(news_happens_to_the_next_captain_with_its_parameter)
{
    table *t = position(3, "A hand WD-05 TS-01; step lay");

    expect_offers(t, "lay WD-05 holland; lay WD-05 england; lay WD-05 france; lay TS-01");
    play(t, A, "lay WD-05 france");
    assert_true(happened(t, PL_EV_WAR, B));
    assert_int_equal(t->s.war[4].a, PL_SPAIN);
    assert_int_equal(t->s.war[4].b, PL_FRANCE);
}

/* PL-5.9: which News is legal, in Port, at sea and on a coast alike. */
RULE(news_is_legal_anywhere_if_its_parameter_and_the_wars_allow)
{
    static const struct {
        const char *pending;
        bool legal;
    } rows[] = {
        {"WD-01", true},
        {"WD-01; war WD-05 england", false},
        {"WD-01; war WD-05 holland", true},
        {"WD-05", false},
        {"WD-06", false},
        {"WD-05 england", true},
        {"WD-05 england; war WD-01", false},
        {"WD-06 spain; war WD-02", false},
        {"WD-06 spain", true},
        {"TS-01", false},
        {"TS-01; war WD-01", true},
        {"TS-01; war WD-05 england", true},
        {"TS-01; war WD-02", false},
        {"TS-04; war WD-06 england", true},
        {"TS-04; war WD-02", false},
        {"TS-05; war WD-01", false},
        {"TS-05 WD-01; war WD-01", true},
        {"TS-05 WD-04; war WD-04", false},
        {"TS-05 WD-01", false},
        {"TS-06; war WD-04", false},
        {"TS-06 WD-04; war WD-04", true},
        {"TS-06 WD-02; war WD-02", true},
        {"TS-06 WD-01; war WD-01", false},
        {"TF-01", false},
        {"TF-01 OS-02", true},
    };
    static const char *const places[] = {"at TO-01", "at OS-01", "at CO-01"};

    for (int i = 0; i < RS_COUNT(rows); i++)
        for (int k = 0; k < RS_COUNT(places); k++)
            if (took_place(meets(places[k], rows[i].pending)) != rows[i].legal) fail_msg("%s, %s", rows[i].pending, places[k]);
}

/* PL-5.10: who lost the ship draws six cards first; then the Encounter finds them in Tortuga. */
RULE(a_captain_without_ship_begins_anew_before_the_encounter)
{
    table *t = position(2, "A lost; pending KR-01; step begin; deck TS-01 TS-02 TS-03 TS-04 TS-05 TS-06");
    int last_draw = 0, encounter = 0;

    for (int i = 0; i < t->turn.events; i++) {
        if (t->turn.event[i].kind == PL_EV_DRAW) last_draw = i;
        if (t->turn.event[i].kind == PL_EV_ENCOUNTER) encounter = i;
    }
    assert_true(hand_is(t, A, "TS-01 TS-02 TS-03 TS-04 TS-05 TS-06"));
    assert_true(last_draw < encounter);
    assert_true(happened(t, PL_EV_NO_EFFECT, A)); /* no Kraken in Tortuga */
    assert_false(captain(t, A)->lost);
    t = position(2, "A lost; pending SH-09; step begin; deck TS-01 TS-02 TS-03 TS-04 TS-05 TS-06");
    assert_int_equal(captain(t, A)->offer, card("SH-09"));
}

/* PL-5.11: a card that asks for a choice is in the discard pile when the choice comes, the Pirate Fleet's too. */
RULE(the_card_is_discarded_before_its_choice)
{
    assert_true(in_discard(meets("at PT-08, hand SH-02 SH-03", "PE-02"), "PE-02"));
    assert_true(in_discard(meets("at PT-08, hand SH-02 SH-03 TS-01", "PE-03"), "PE-03"));
    assert_true(in_discard(meets("at OS-01", "SE-01"), "SE-01"));
    assert_true(in_discard(meets("at OS-01, traded sugar 1 cotton 1", "SE-02"), "SE-02"));
    assert_true(in_discard(meets("at OS-01, hand SH-02 SH-03 TS-01", "SE-04"), "SE-04"));
}

/* PL-5.11: a Ship that is met, an offer, Natives, a War and a Treasure Fleet are not discarded; a Treaty goes with its War. */
RULE(some_cards_stay_on_the_table)
{
    table *t = meets("at OS-01", "SH-05");

    assert_int_equal(t->s.fight.ship, card("SH-05"));
    assert_false(in_discard(t, "SH-05"));
    assert_false(in_discard(meets("at PT-08", "SH-05"), "SH-05"));
    t = meets("at CO-01", "NA-02");
    assert_int_equal(t->s.native_at[1], card("CO-01"));
    assert_false(in_discard(t, "NA-02"));
    assert_false(in_discard(meets("at OS-01", "WD-01"), "WD-01"));
    t = meets("at OS-01", "TF-03 OS-02");
    assert_int_equal(t->s.fleet[0].card, card("TF-03"));
    assert_int_equal(t->s.fleet[0].at, card("OS-02"));
    assert_false(in_discard(t, "TF-03"));
    t = meets("at OS-01", "TS-01; war WD-01");
    assert_true(in_discard(t, "TS-01") && in_discard(t, "WD-01"));
    sound(t);
}

/* ---- Port encounters --------------------------------------------------------------------------------------------------------- */

/* PL-5.3: Stand Trial takes half of the treasury. */
RULE(stand_trial_takes_half_of_the_treasury)
{
    table *t = meets("at PT-08, silver 35, deed spain", "PE-01");

    assert_int_equal(captain(t, A)->silver, 18);
    assert_true(in_discard(t, "PE-01"));
}

/* PL-5.3: a Tavern Brawl costs a card of 4 or more, or the Action; pay and sailing go on as usual. */
RULE(a_tavern_brawl_costs_a_high_card_or_the_action)
{
    table *t = meets("at PT-08, hand SH-02 TS-01 PT-02", "PE-02");

    expect_offers(t, "discard SH-02; no-action");
    refused(t, A, "discard PT-02", "PL-5.3");
    play(t, A, "no-action");
    expect_asked(t, A, PL_D_SAIL);
    play(t, A, "end");
    expect_asked(t, A, PL_D_ENCOUNTER);

    t = meets("at PT-08, hand SH-02 TS-01 PT-02", "PE-02");
    play(t, A, "discard SH-02");
    assert_true(in_discard(t, "SH-02"));
    assert_true(hand_is(t, A, "TS-01 PT-02"));
    play(t, A, "end");
    expect_asked(t, A, PL_D_ACTION);

    t = meets("at PT-08, hand TS-01 TS-02", "PE-02"); /* no card is high enough */
    answer_alone(t, A, "no-action");
    expect_asked(t, A, PL_D_SAIL);
    play(t, A, "end");
    expect_asked(t, A, PL_D_ENCOUNTER);
}

/* PL-5.3: the Press Gang takes two hand cards of the captain's choice, or all if there are fewer. */
RULE(the_press_gang_takes_two_cards)
{
    table *t = meets("at PT-08, hand TS-01 TS-02 TS-03", "PE-03");

    expect_offers(t, "discard TS-01; discard TS-02; discard TS-03");
    refused(t, A, "discard SH-09", "PL-1.9");
    play(t, A, "discard TS-02");
    expect_asked(t, A, PL_D_DISCARD_TWO);
    play(t, A, "discard TS-03");
    assert_true(hand_is(t, A, "TS-01"));
    expect_asked(t, A, PL_D_SAIL);
    t = meets("at PT-08, hand TS-01", "PE-03");
    assert_true(in_discard(t, "TS-01"));
    assert_int_equal(hand_size(t, A), 0);
    expect_asked(t, A, PL_D_SAIL);
    t = meets("at PT-08", "PE-03");
    expect_asked(t, A, PL_D_SAIL);
}

/* PL-5.3: Harbour Dues: a silver for every two tokens of both piles, rounded up, and two for a Prize; or all there is. */
RULE(harbour_dues_count_tokens_and_the_prize)
{
    assert_int_equal(captain(meets("at PT-08, silver 9, traded sugar 3", "PE-04"), A)->silver, 7);
    assert_int_equal(captain(meets("at PT-08, silver 9, traded sugar 2", "PE-04"), A)->silver, 8);
    assert_int_equal(captain(meets("at PT-08, silver 9, traded sugar 3, prize SH-05, plundered cocoa 2", "PE-04"), A)->silver, 4);
    assert_int_equal(captain(meets("at PT-08, silver 9, prize SH-05", "PE-04"), A)->silver, 7);
    assert_int_equal(captain(meets("at PT-08, silver 1, prize SH-05", "PE-04"), A)->silver, 0);
}

/* PL-5.3: a Drunken Crew is not paid and does not sail; the Action takes place. */
RULE(a_drunken_crew_skips_pay_and_sailing)
{
    table *t = meets("at PT-08, own SH-12b, hand OS-05", "PE-05");

    expect_asked(t, A, PL_D_ACTION);
    assert_int_equal(captain(t, A)->silver, 5);
    assert_true(offered(t, "trade"));
}

/* ---- Encounters at sea ------------------------------------------------------------------------------------------------------- */

/* PL-5.3: the Kraken leaves a crew of 8 alone, takes the Prize from a smaller one, or else the ship. */
RULE(the_kraken_fears_a_crew_of_eight)
{
    table *t = meets("at OS-01, own SH-02b, prize SH-05", "KR-01");

    assert_true(happened(t, PL_EV_SPARED, A));
    assert_int_equal(captain(t, A)->prize, card("SH-05"));
    t = meets("at OS-01, own SH-10b, mate FM-02", "KR-01"); /* 6 and the Boatswain's 3 */
    assert_int_equal(captain(t, A)->own, card("SH-10"));
    t = meets("at OS-01, own SH-12b, prize SH-05, traded cotton 1, plundered sugar 2", "KR-01");
    assert_int_equal(captain(t, A)->prize, PL_NONE);
    assert_int_equal(captain(t, A)->own, card("SH-12"));
    assert_int_equal(plundered(t, A, PL_SUGAR), 0);
    assert_int_equal(traded(t, A, PL_COTTON), 1);
    t = meets("at OS-01, own SH-12b, hand TS-01", "KR-01");
    assert_true(captain(t, A)->lost);
    assert_int_equal(t->s.active, B);
}

/* PL-5.3: the Pirate Fleet takes 6 silver, or fights. */
RULE(the_pirate_fleet_is_bribed_or_fought)
{
    table *t = meets("at OS-01, silver 9", "SE-01");

    play(t, A, "bribe");
    assert_int_equal(captain(t, A)->silver, 3);
    expect_asked(t, A, PL_D_SAIL);
    t = meets("at CO-01, silver 9, hand TS-01", "SE-01");
    play(t, A, "fight");
    expect_asked(t, A, PL_D_BROADSIDE);
    assert_int_equal(captain(t, A)->silver, 9);
}

/* PL-5.3: Rough Seas take half of all tokens, rounded up, out of either pile as the captain likes. */
RULE(rough_seas_take_half_of_the_cargo)
{
    table *t = meets("at OS-01, traded sugar 2 cotton 1, prize SH-05, plundered cocoa 2", "SE-02");

    expect_asked(t, A, PL_D_DUMP);
    expect_offers(t, "dump traded sugar; dump traded cotton; dump plundered cocoa");
    play(t, A, "dump traded cotton");
    play(t, A, "dump plundered cocoa");
    expect_asked(t, A, PL_D_DUMP);
    play(t, A, "dump plundered cocoa");
    expect_asked(t, A, PL_D_SAIL);
    assert_int_equal(traded(t, A, PL_SUGAR), 2);
    assert_int_equal(pl_cargo(captain(t, A)), 2);
    assert_int_equal(pl_cargo(captain(meets("at OS-01, traded sugar 2", "SE-02"), A)), 1);
}

/* PL-5.3: Scurvy costs the turn but for the Encounter to be laid; the crew is neither paid nor angry. */
RULE(scurvy_costs_the_turn)
{
    table *t = meets("at OS-01, own SH-12b, hand TS-01 TS-02", "SE-03");

    expect_asked(t, A, PL_D_ENCOUNTER);
    assert_int_equal(captain(t, A)->silver, 5);
    assert_int_equal(captain(t, A)->own, card("SH-12"));
}

/* PL-5.3: Leak Below takes two hand cards of the captain's choice, at sea and on coasts. */
RULE(a_leak_takes_two_cards)
{
    table *t = meets("at CO-01, hand TS-01 TS-02 TS-03", "SE-04");

    play(t, A, "discard TS-03");
    play(t, A, "discard TS-01");
    assert_true(hand_is(t, A, "TS-02"));
    expect_asked(t, A, PL_D_SAIL);
}

/* PL-5.3: in a Fog Bank nothing is explored and one move at most is made. */
RULE(fog_allows_one_move_and_no_exploring)
{
    table *t = position(3, "map OS-05 0,2; map OS-06 0,3; A at OS-01, mate FM-01, hand OS-07; pending SE-05; step resolve; deck TS-01");

    play(t, A, "pay all");
    expect_offers(t, "move north; move south; release; end");
    refused(t, A, "explore OS-07 west", "PL-7.1");
    play(t, A, "move north");
    expect_offers(t, "release; end");
    refused(t, A, "move north", "PL-7.4");
}

/* ---- Natives ----------------------------------------------------------------------------------------------------------------- */

/* PL-5.3: River Traders settle on the Coastland and ask for nothing. */
RULE(river_traders_settle_in_peace)
{
    table *t = meets("at CO-01, traded sugar 2", "NA-01");

    assert_int_equal(t->s.native_at[0], card("CO-01"));
    assert_int_equal(pl_cargo(captain(t, A)), 2);
    expect_asked(t, A, PL_D_SAIL);
    play(t, A, "end");
    expect_offers(t, "pass; trade; attack natives");
}

/* PL-5.3: War Canoes take two tokens of the captain's choice as tribute, out of either pile. */
RULE(war_canoes_take_two_tokens)
{
    table *t = meets("at CO-01, traded sugar 2, prize SH-05, plundered cotton 2", "NA-02");

    play(t, A, "tribute");
    expect_offers(t, "dump traded sugar; dump plundered cotton");
    play(t, A, "dump plundered cotton");
    play(t, A, "dump traded sugar");
    assert_int_equal(pl_cargo(captain(t, A)), 2);
    assert_int_equal(captain(t, A)->silver, 5);
    expect_asked(t, A, PL_D_SAIL);
    assert_int_equal(t->s.native_at[1], card("CO-01"));
    t = meets("at CO-01, traded sugar 1, prize SH-05, plundered cotton 1", "NA-02"); /* two are enough */
    play(t, A, "tribute");
    play(t, A, "dump traded sugar");
    assert_int_equal(pl_cargo(captain(t, A)), 0);
    assert_int_equal(captain(t, A)->silver, 5);
}

/* PL-5.3: with fewer than two tokens all of them go, and 3 silver, or all there is. */
RULE(war_canoes_take_silver_for_want_of_tokens)
{
    table *t = meets("at CO-01, traded sugar 1", "NA-02");

    play(t, A, "tribute");
    assert_int_equal(pl_cargo(captain(t, A)), 0);
    assert_int_equal(captain(t, A)->silver, 2);
    t = meets("at CO-01, prize SH-05, plundered sugar 1", "NA-02");
    play(t, A, "tribute");
    assert_int_equal(pl_cargo(captain(t, A)), 0);
    assert_int_equal(captain(t, A)->silver, 2);
    t = meets("at CO-01, silver 2", "NA-02");
    play(t, A, "tribute");
    assert_int_equal(captain(t, A)->silver, 0);
    expect_asked(t, A, PL_D_SAIL);
}

/* PL-5.3: War Canoes can be fought on arrival instead; beaten, they are discarded, and phase 2 follows. */
RULE(war_canoes_can_be_fought_on_arrival)
{
    table *t = meets("at CO-01, hand KR-01; deck PT-01 PT-02", "NA-02");

    play(t, A, "fight");
    expect_asked(t, A, PL_D_BOARDING);
    play(t, A, "add KR-01"); /* 4 + 6 against 9 */
    assert_true(in_discard(t, "NA-02"));
    assert_int_equal(t->s.native_at[1], PL_NONE);
    assert_int_equal(times(t, PL_EV_TURNED_UP), 2);
    expect_asked(t, A, PL_D_SAIL);
}

/* ---- The Lookout ------------------------------------------------------------------------------------------------------------- */

/* PL-5.3: the Lookout's captain is asked about Ships met, Natives, the Kraken and all Port and sea encounters, and nothing else. */
RULE(the_lookout_sees_some_kinds_of_encounters)
{
    static const struct {
        const char *at, *pending;
        bool seen;
    } rows[] = {
        {"OS-01", "SH-09", true},  {"CO-01", "SH-01", true},  {"OS-01", "KR-01", true},  {"CO-01", "NA-01", true},
        {"CO-01", "NA-02", true},  {"PT-08", "PE-01", true},  {"PT-08", "PE-02", true},  {"PT-08", "PE-03", true},
        {"PT-08", "PE-04", true},  {"TO-01", "PE-05", true},  {"OS-01", "SE-01", true},  {"OS-01", "SE-02", true},
        {"CO-01", "SE-03", true},  {"OS-01", "SE-04", true},  {"CO-01", "SE-05", true},  {"PT-08", "SH-09", false},
        {"PT-08", "FM-01", false}, {"OS-01", "WD-01", false}, {"OS-01", "TS-02", false}, {"OS-01", "TF-01 OS-02", false},
        {"OS-01", "PT-06", false}, {"PT-08", "KR-01", false}, {"OS-01", "RC-01", false}, {"OS-01", "NA-01", false},
    };

    for (int i = 0; i < RS_COUNT(rows); i++) {
        char who[64];
        table *t;

        snprintf(who, sizeof who, "at %s, mate FM-05, hand PR-01, traded sugar 1, deed spain", rows[i].at);
        t = meets(who, rows[i].pending);
        if (rows[i].seen)
            expect_asked(t, A, PL_D_LOOKOUT);
        else
            assert_string_not_equal(pl_decisions[rs_top_of(&t->s)->kind].name, "lookout");
    }
}

/* PL-5.3: to cancel, a card at least as high as the Encounter is discarded with it; the turn goes on with the pay. */
RULE(the_lookout_cancels_with_a_card_as_high)
{
    table *t = meets("at OS-01, mate FM-05, hand SH-07 PT-02 SH-03", "SE-04");

    expect_offers(t, "cancel SH-07; cancel PT-02; cancel SH-03; accept; release");
    t = meets("at OS-01, mate FM-05, hand SH-07 PT-02 SH-03", "KR-01");
    expect_offers(t, "accept; release"); /* no card of 6, but others cannot tell */
    play(t, A, "accept");
    assert_true(captain(t, A)->lost);
    t = meets("at OS-01, mate FM-05, hand", "KR-01");
    assert_true(captain(t, A)->lost); /* without a hand there is nothing to ask */
    t = meets("at PT-08, mate FM-05, hand SH-07 PT-02 SH-03", "PE-03");
    expect_offers(t, "cancel SH-07; cancel SH-03; accept; release");
    refused(t, A, "cancel PT-02", "PL-5.3");
    refused(t, A, "cancel SH-04", "PL-5.3");
    play(t, A, "cancel SH-07");
    assert_true(in_discard(t, "SH-07") && in_discard(t, "PE-03"));
    assert_true(hand_is(t, A, "PT-02 SH-03"));
    expect_asked(t, A, PL_D_PAY);
}

/* PL-5.3: accepted, the Encounter does what it does to everyone. */
RULE(an_accepted_encounter_takes_its_course)
{
    table *t = meets("at PT-08, mate FM-05, hand SH-07 PT-02 SH-03", "PE-03");

    play(t, A, "accept");
    expect_asked(t, A, PL_D_DISCARD_TWO);
    t = meets("at OS-01, mate FM-05, hand SH-07 PT-02", "SH-09");
    play(t, A, "accept");
    expect_asked(t, A, PL_D_MEET);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_first_turn_has_no_encounter),
        TEST(without_a_card_laid_there_is_no_phase_one),
        TEST(a_legal_encounter_cannot_be_declined),
        TEST(each_card_is_legal_in_its_places_and_nowhere_else),
        TEST(further_conditions_must_hold),
        TEST(an_illegal_encounter_has_no_effect),
        TEST(a_ship_laid_in_port_is_an_offer),
        TEST(a_mate_laid_in_port_is_an_offer),
        TEST(an_offer_lasts_no_longer_than_the_stay_in_port),
        TEST(news_happens_to_the_next_captain_with_its_parameter),
        TEST(news_is_legal_anywhere_if_its_parameter_and_the_wars_allow),
        TEST(a_captain_without_ship_begins_anew_before_the_encounter),
        TEST(the_card_is_discarded_before_its_choice),
        TEST(some_cards_stay_on_the_table),
        TEST(stand_trial_takes_half_of_the_treasury),
        TEST(a_tavern_brawl_costs_a_high_card_or_the_action),
        TEST(the_press_gang_takes_two_cards),
        TEST(harbour_dues_count_tokens_and_the_prize),
        TEST(a_drunken_crew_skips_pay_and_sailing),
        TEST(the_kraken_fears_a_crew_of_eight),
        TEST(the_pirate_fleet_is_bribed_or_fought),
        TEST(rough_seas_take_half_of_the_cargo),
        TEST(scurvy_costs_the_turn),
        TEST(a_leak_takes_two_cards),
        TEST(fog_allows_one_move_and_no_exploring),
        TEST(river_traders_settle_in_peace),
        TEST(war_canoes_take_two_tokens),
        TEST(war_canoes_take_silver_for_want_of_tokens),
        TEST(war_canoes_can_be_fought_on_arrival),
        TEST(the_lookout_sees_some_kinds_of_encounters),
        TEST(the_lookout_cancels_with_a_card_as_high),
        TEST(an_accepted_encounter_takes_its_course),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
