/* test_content.c - rules tests: the tables of the program against the tables of docs/rules/marauders.md, row by row. */
#include "table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Reading the document ------------------------------------------------------------------------------------------------- */

enum { CELLS = 12, CELL = 400 };

typedef struct row {
    char cell[CELLS][CELL];
    int cells;
} row;

static char *trim(char *text)
{
    char *end = text + strlen(text);

    while (*text == ' ') text++;
    while (end > text && (end[-1] == ' ' || end[-1] == '\n')) *--end = 0;
    return text;
}

/* "| a | b |" into its cells. */
static void cut(char *line, row *r)
{
    char *rest = strchr(line, '|') + 1;

    for (r->cells = 0; r->cells < CELLS && strchr(rest, '|'); r->cells++) {
        char *cell = strsep(&rest, "|");

        snprintf(r->cell[r->cells], CELL, "%s", trim(cell));
    }
}

/* The rows of the table under this heading, or of the further one (1, 2, ..) under it, without its head. Rows are told from the first table
 * line that follows the heading on; a table ends with the first line that is none. */
static int rows_of(const char *heading, int which, row *rows, int most)
{
    FILE *document = fopen(RULES_DOC, "r");
    char line[4 * CELL];
    int count = 0, table_ = -1;
    bool below = false, inside = false;

    assert_non_null(document);
    while (fgets(line, sizeof line, document)) {
        if (line[0] == '#') below = !strncmp(line, heading, strlen(heading)) && strlen(trim(line)) == strlen(heading);
        if (below && line[0] == '|' && !inside) table_++, count = table_ == which ? -2 : count;
        inside = line[0] == '|';
        if (!below || !inside || table_ != which) continue;
        if (count >= 0 && count < most) cut(line, &rows[count]);
        count++;
    }
    fclose(document);
    return count;
}

#define ROWS(heading, which, into, expected) assert_int_equal(rows_of(heading, which, into, RS_COUNT(into)), expected)

/* Labels of the program may have accents where the document has none: two bytes for any one letter. They have the article that names
 * need inside a sentence. */
static bool same_name(const char *label, const char *name)
{
    if (strncmp(label, "the ", 4) == 0) label += 4;
    for (; *label && *name; label++, name++)
        if (*label & 0x80 && *name & 0x80)
            label++, name++;
        else if (*label & 0x80)
            label++;
        else if (*label != *name)
            return false;
    return !*label && !*name;
}

/* The number of what the document calls so. */
static int named(const rs_words *of, const char *name)
{
    for (int i = 0; i < of->count; i++)
        if (same_name(of->term[i].label, name)) return i;
    fail_msg("'%s' is no %s", name, of->name);
    return MM_NONE;
}

static int coded(const rs_words *of, const char *code)
{
    int found = MM_NONE;

    if (rs_same_word(code, "-") || rs_same_word(code, "none")) return MM_NONE;
    if (!rs_value(of, code, &found)) fail_msg("'%s' is no %s", code, of->name);
    return found;
}

static row rows[80];

/* ---- The map -------------------------------------------------------------------------------------------------------------- */

/* MM-5.1: names, nations and borders of the 17 zones. */
RULE(zones_and_borders)
{
    ROWS("### Zones", 0, rows, MM_ZONES);
    for (int i = 0; i < MM_ZONES; i++) {
        const row *r = &rows[i];
        int number = atoi(r->cell[0]);
        uint32_t near_ = 0;

        assert_int_equal(number, i);
        assert_string_equal(mm_zone_words.term[i].code, strchr(r->cell[0], ' ') + 1);
        assert_int_equal(named(&mm_zone_words, r->cell[1]), i);
        assert_int_equal(mm_zones[i].nation, coded(&mm_nation_words, r->cell[2]));
        for (int heading = 0; heading < MM_HEADINGS; heading++) {
            int next = coded(&mm_zone_words, r->cell[3 + heading]);

            assert_int_equal(mm_zones[i].next[heading], next);
            if (next != MM_NONE) near_ |= 1u << next;
        }
        assert_int_equal(mm_zones[i].near_, near_);
    }
}

/* MM-5.1: 34 borders, each both ways and in opposite directions. */
RULE(borders_run_both_ways)
{
    int borders = 0;

    for (int i = 0; i < MM_ZONES; i++)
        for (int heading = 0; heading < MM_HEADINGS; heading++) {
            int next = mm_zones[i].next[heading];

            if (next == MM_NONE) continue;
            assert_int_equal(mm_zones[next].next[(heading + 4) % MM_HEADINGS], i);
            borders++;
        }
    assert_int_equal(borders, 2 * 34);
}

/* MM-5.1: a zone is one move farther away than the nearest of its neighbours. */
RULE(moves_between_zones)
{
    for (int from = 0; from < MM_ZONES; from++)
        for (int to = 0; to < MM_ZONES; to++) {
            int nearest = MM_ZONES;

            for (int next = 0; next < MM_ZONES; next++)
                if ((mm_zones[to].near_ >> next & 1) && mm_moves_between[from][next] < nearest) nearest = mm_moves_between[from][next];
            assert_int_equal(mm_moves_between[from][to], from == to ? 0 : nearest + 1);
        }
}

/* MM-5.13: the zones of a nation are those that name it. */
RULE(zones_of_the_nations)
{
    for (int nation = 0; nation < MM_NATIONS; nation++)
        for (int zone = 0; zone < MM_ZONES; zone++) assert_int_equal(mm_zones_of[nation] >> zone & 1, mm_zones[zone].nation == nation);
}

/* MM-5.13: 6 Spanish, 5 English, 3 French and 2 Dutch ports, and the Caribbean Sea without one. */
RULE(ports_of_the_nations)
{
    int count[MM_NATIONS] = {0};

    for (int i = 0; i < MM_ZONES; i++)
        if (mm_has_port(i)) count[mm_zones[i].nation]++;
    assert_int_equal(mm_zones[MM_CSE].nation, MM_NONE);
    assert_true(count[MM_ES] == 6 && count[MM_EN] == 5 && count[MM_FR] == 3 && count[MM_NL] == 2);
}

/* Where the pirate sloop, alone at sea, is led from this zone by the symbol of this event. */
static int led_to(const char *from, const char *event)
{
    char text[96];

    snprintf(text, sizeof text, "npc E13 %s; step round; next %s", from, event);
    return position(2, text)->s.npc[MM_SLOOP_PIRATE].zone;
}

/* MM-19.3: where each letter leads from each zone. */
RULE(where_letters_lead)
{
    static const char *const events[] = {"E25", "E31", "E29", "E28"}; /* N, E, S, W for the sloop */

    ROWS("### Zones", 1, rows, MM_ZONES);
    for (int i = 0; i < MM_ZONES; i++)
        for (int letter = 0; letter < 4; letter++)
            assert_int_equal(led_to(rows[i].cell[0], events[letter]), coded(&mm_zone_words, rows[i].cell[1 + letter]));
}

/* ---- Ships and captains --------------------------------------------------------------------------------------------------- */

/* MM-3.4, MM-3.5, MM-10.9: values and prices of the five types. */
RULE(ships)
{
    static const int column[] = {[MM_HULL] = 1, [MM_MASTS] = 2, [MM_HOLD] = 3, [MM_CREW] = 4, [MM_CANNONS] = 5};

    ROWS("### Ships", 0, rows, MM_SHIPS);
    for (int i = 0; i < MM_SHIPS; i++) {
        rows[i].cell[0][0] = (char)(rows[i].cell[0][0] | 0x20);
        assert_string_equal(mm_ship_words.term[i].label, rows[i].cell[0]);
        for (int location = 0; location < MM_LOCATIONS; location++)
            assert_int_equal(mm_ships[i].value[location], atoi(rows[i].cell[column[location]]));
        assert_int_equal(mm_ships[i].manoeuvre, atoi(rows[i].cell[6]));
        assert_int_equal(mm_ships[i].buy, atoi(rows[i].cell[7])); /* "-" is 0 */
        assert_int_equal(mm_ships[i].sell, atoi(rows[i].cell[8]));
    }
}

/* MM-3.1: name, home port, nation and skills of each captain; one captain for each port. */
RULE(captains)
{
    uint32_t homes = 0;

    ROWS("### Captains", 0, rows, MM_CAPTAINS);
    for (int i = 0; i < MM_CAPTAINS; i++) {
        const row *r = &rows[i];
        const uint8_t *skill = mm_captains[i].skill;
        char home[32], skills[16];

        assert_string_equal(mm_master_words.term[i].code, r->cell[0]);
        assert_int_equal(named(&mm_master_words, r->cell[1]), i);
        snprintf(home, sizeof home, "%.*s", (int)strcspn(r->cell[2], ","), r->cell[2]);
        assert_int_equal(named(&mm_zone_words, home), mm_captains[i].home);
        assert_int_equal(coded(&mm_nation_words, strchr(r->cell[2], ',') + 2), mm_zones[mm_captains[i].home].nation);
        snprintf(skills, sizeof skills, "%d/%d/%d/%d", skill[0], skill[1], skill[2], skill[3]);
        assert_string_equal(skills, r->cell[3]);
        homes |= 1u << mm_captains[i].home;
    }
    assert_int_equal(homes, (1u << MM_ZONES) - 1 - (1u << MM_CSE));
}

/* MM-10.5, MM-10.4: names of modifications and weapons. */
RULE(modifications_and_weapons)
{
    ROWS("### Ship modifications", 0, rows, MM_MODS);
    for (int i = 0; i < MM_MODS; i++) {
        assert_string_equal(mm_mod_words.term[i].code, rows[i].cell[0]);
        assert_string_equal(mm_mod_words.term[i].label, rows[i].cell[1]);
    }
    ROWS("### Special weapons", 0, rows, MM_WEAPONS);
    for (int i = 0; i < MM_WEAPONS; i++) {
        assert_string_equal(mm_weapon_words.term[i].code, rows[i].cell[0]);
        assert_string_equal(mm_weapon_words.term[i].label, rows[i].cell[1]);
    }
}

/* ---- Events --------------------------------------------------------------------------------------------------------------- */

/* MM-18.1, MM-18.2, MM-18.5: NPC, commander, zone and skills of E01 to E18. */
RULE(commanders)
{
    ROWS("### NPC commanders", 0, rows, MM_NPC_CARDS);
    for (int i = 0; i < MM_NPC_CARDS; i++) {
        const row *r = &rows[i];
        const mm_event_face *face = &mm_events_faces[i];
        char skills[16];
        int nation = MM_NONE;

        assert_string_equal(mm_event_words.term[i].code, r->cell[0]);
        if (!rs_value(&mm_nation_words, r->cell[1], &nation)) nation = coded(&mm_npc_words, r->cell[1]);
        assert_int_equal(face->npc, nation);
        if (r->cell[2][0] != '"') assert_int_equal(named(&mm_event_words, r->cell[2]), i);
        assert_int_equal(face->zone, named(&mm_zone_words, r->cell[3]));
        snprintf(skills, sizeof skills, "%d/%d/%d", face->skill[0], face->skill[1], face->skill[2]);
        assert_string_equal(skills, r->cell[4]);
    }
}

static int heading_of(char letter) { return letter == 'N' ? MM_N : letter == 'E' ? MM_E : letter == 'S' ? MM_S : MM_W; }

/* One of "PS E, ES W, NL S". */
static void expect_symbol(mm_symbol symbol, const char *text)
{
    char code[3] = {text[0], text[1], 0};
    int npc = MM_NONE;

    if (!rs_value(&mm_nation_words, code, &npc)) npc = coded(&mm_npc_words, code);
    assert_int_equal(symbol.npc, npc);
    assert_int_equal(symbol.heading, heading_of(text[3]));
}

/* MM-19.1: the symbols of E18 to E34; no other card has any. */
RULE(symbols_of_events)
{
    ROWS("### Other events and NPC symbols", 0, rows, 17);
    for (int i = 0; i < 17; i++) {
        const mm_event_face *face = &mm_events_faces[17 + i];

        assert_string_equal(mm_event_words.term[17 + i].code, rows[i].cell[0]);
        assert_string_equal(mm_event_words.term[17 + i].label, rows[i].cell[1]);
        assert_int_equal(face->symbols, 3);
        for (int at = 0; at < 3; at++) expect_symbol(face->symbol[at], rows[i].cell[2] + 6L * at);
        if (i > 0) assert_int_equal(face->npc, MM_NONE);
    }
    for (int i = 0; i < 17; i++) assert_int_equal(mm_events_faces[i].symbols, 0);
}

/* ---- Cargo and glory ------------------------------------------------------------------------------------------------------ */

static int hit_of(const char *text)
{
    static const char *const names[] = {
        [MM_HULL] = "Hull", [MM_HOLD] = "Cargo hold", [MM_MASTS] = "Masts", [MM_CREW] = "Crew", [MM_CANNONS] = "Cannons"};

    for (int i = 0; i < MM_LOCATIONS; i++)
        if (!strcmp(names[i], text)) return i;
    assert_string_equal(text, "Escape");
    return MM_NONE;
}

/* MM-15.7, MM-15.10: good, plunder value and symbol of the 64 cargo cards. */
RULE(cargo_cards)
{
    ROWS("### Cargo cards", 0, rows, MM_GOODS);
    for (int good = 0; good < MM_GOODS; good++) {
        assert_string_equal(mm_good_words.term[good].label, rows[good].cell[0]);
        for (int i = 0; i < MM_PER_GOOD; i++) {
            const char *text = rows[good].cell[1 + i];
            int card = good * MM_PER_GOOD + i;
            char code[8];

            snprintf(code, sizeof code, "K%d%d", good, i + 1);
            assert_string_equal(mm_cargo_words.term[card].code, code);
            assert_int_equal(mm_good_of(card), good);
            assert_int_equal(mm_cargo_faces[card].plunder, atoi(text));
            assert_int_equal(mm_cargo_faces[card].hit, hit_of(strchr(text, ' ') + 1));
        }
    }
}

/* MM-15.7, MM-15.8: how symbols and values are spread. */
RULE(the_spread_of_cargo_cards)
{
    static const int hits[MM_LOCATIONS + 1] = {32, 2, 8, 8, 7, 7}, values[6] = {0, 8, 12, 24, 12, 8};
    int hit[MM_LOCATIONS + 1] = {0}, value[6] = {0};

    for (int card = 0; card < MM_CARGO; card++) {
        hit[mm_cargo_faces[card].hit + 1]++;
        value[mm_cargo_faces[card].plunder]++;
    }
    assert_memory_equal(hit, hits, sizeof hits);
    assert_memory_equal(value, values, sizeof values);
}

/* The words of windows have their codes but for those that other decisions offer. */
static int window_of(const char *text)
{
    static const char *const others[] = {"W-OWN", "W-S", "W-I", "W-B5"};
    int found;

    for (int i = 0; i < RS_COUNT(others); i++)
        if (!strncmp(text, others[i], strlen(others[i]))) return MM_W_OWN + i;
    return rs_value(&mm_window_words, text, &found) ? found : MM_NONE;
}

/* MM-17.2, MM-17.8: name, number, window and copying of the 19 kinds of ordinary glory cards. */
RULE(ordinary_glory_cards)
{
    int card = 0;

    ROWS("### Ordinary glory cards", 0, rows, MM_GLORY_KINDS);
    for (int kind = 0; kind < MM_GLORY_KINDS; kind++) {
        const row *r = &rows[kind];
        const mm_glory_face *face = &mm_glory_faces[kind];

        assert_string_equal(mm_kind_words.term[kind].code, r->cell[0]);
        assert_string_equal(mm_kind_words.term[kind].label, r->cell[1]);
        assert_int_equal(face->copies, atoi(r->cell[2]));
        assert_int_equal(face->first, card);
        assert_int_equal(face->window, window_of(r->cell[3]));
        assert_int_equal(face->copyable, !strcmp(r->cell[5], "yes"));
        for (int i = 0; i < face->copies; i++, card++) {
            assert_int_equal(mm_kind_of(card), kind);
            assert_string_equal(mm_glory_words.term[card].label, r->cell[1]);
        }
    }
    assert_int_equal(card, MM_ORDINARY);
}

/* "Olaf Brandt, St. John" is this card. */
static void expect_specialist(int card, const char *type, const char *person)
{
    char label[64];

    snprintf(label, sizeof label, "%s %.*s", type, (int)strcspn(person, ","), person);
    assert_int_equal(named(&mm_glory_words, label), card);
    assert_int_equal(mm_hired_in[card - MM_ORDINARY], named(&mm_zone_words, strchr(person, ',') + 2));
}

/* MM-17.6: two specialists of each type, and the ports in which they are hired. */
RULE(specialists)
{
    ROWS("### Specialists", 0, rows, MM_SPECIALISTS);
    for (int type = 0; type < MM_SPECIALISTS; type++) {
        char *second = strchr(rows[type].cell[2], ';');

        assert_string_equal(mm_specialist_words.term[type].label, rows[type].cell[1]);
        *second = 0;
        expect_specialist(MM_ORDINARY + 2 * type, rows[type].cell[1], rows[type].cell[2]);
        expect_specialist(MM_ORDINARY + 2 * type + 1, rows[type].cell[1], second + 2);
    }
}

/* ---- Rumours, missions, numbers ------------------------------------------------------------------------------------------- */

/* The gold of a reward, as far as it is a plain number. */
static int gold_of(const mm_act *reward)
{
    for (int i = 0; i < MM_PROGRAM; i++)
        if (reward[i].op == MM_OP_GOLD) return reward[i].a;
    return 0;
}

static int gold_in(const char *text)
{
    const char *gold_ = strstr(text, " gold");

    while (gold_ && gold_ > text && gold_[-1] >= '0' && gold_[-1] <= '9') gold_--;
    return gold_ ? atoi(gold_) : 0;
}

/* Rewards whose gold is no plain act: pardons, the yard and the dice of R17, R19, R20, R22, R24, R25. */
static bool pays_otherwise(const mm_act *reward)
{
    return reward[0].op == MM_OP_PARDON || reward[0].op == MM_OP_MOD || reward[0].op == MM_OP_DICE;
}

/* MM-12.4, MM-12.5: name, place, kind of test and gold of each rumour. */
RULE(rumours)
{
    ROWS("### Rumours", 0, rows, MM_RUMOURS);
    for (int i = 0; i < MM_RUMOURS; i++) {
        const row *r = &rows[i];
        const mm_rumour_face *face = &mm_rumours_faces[i];
        bool port = !strncmp(r->cell[2], "port, ", 6);

        assert_string_equal(mm_rumour_words.term[i].code, r->cell[0]);
        assert_int_equal(named(&mm_rumour_words, r->cell[1]), i);
        assert_int_equal(face->port, port);
        assert_int_equal(face->zone, named(&mm_zone_words, strchr(r->cell[2], ',') + 2));
        if (!pays_otherwise(face->reward)) assert_int_equal(gold_of(face->reward), gold_in(r->cell[3]));
    }
}

static int demand_in(const char *needs)
{
    if (strstr(needs, "non-pirate")) return MM_NEEDS_NON_PIRATE;
    if (strstr(needs, "free of")) return MM_NEEDS_NO_BOUNTY;
    return strstr(needs, "pirate") ? MM_NEEDS_PIRATE : MM_NEEDS_NOTHING;
}

/* MM-13.1, MM-13.6, MM-13.10: name, port, needs and gold of each mission. */
RULE(missions)
{
    ROWS("### Missions", 0, rows, MM_MISSIONS);
    for (int i = 0; i < MM_MISSIONS; i++) {
        const row *r = &rows[i];
        const mm_mission_face *face = &mm_missions[i];
        int roll_ = strstr(r->cell[3], "Influence") ? MM_INFLUENCE : strstr(r->cell[3], "Leadership") ? MM_LEADERSHIP : MM_NONE;

        assert_string_equal(mm_mission_words.term[i].code, r->cell[0]);
        assert_int_equal(named(&mm_mission_words, r->cell[1]), i);
        assert_int_equal(face->port, named(&mm_zone_words, r->cell[2]));
        assert_int_equal(face->needs, demand_in(r->cell[3]));
        assert_int_equal(face->roll, roll_);
        assert_int_equal(face->pay, gold_in(r->cell[3]));
        assert_int_equal(gold_of(face->reward), gold_in(r->cell[5]));
    }
}

/* MM-8.4, MM-15.1, MM-24.3: how many of everything there is. */
RULE(numbers_of_pieces)
{
    static const int cards[] = {MM_EVENTS_CARDS, MM_GLORY, MM_CAPTAINS, MM_CARGO, MM_RUMOURS, MM_MISSIONS};
    char text[64], tokens[64];

    ROWS("### Other pieces", 0, rows, 7);
    snprintf(text, sizeof text, "%d, %d, %d, %d, %d, %d", cards[0], cards[1], cards[2], cards[3], cards[4], cards[5]);
    assert_string_equal(rows[0].cell[1], text);
    snprintf(tokens, sizeof tokens, "ES %d, NL %d, FR %d, EN %d", mm_merchant_tokens[MM_ES], mm_merchant_tokens[MM_NL],
             mm_merchant_tokens[MM_FR], mm_merchant_tokens[MM_EN]);
    assert_string_equal(rows[3].cell[1], tokens);
    assert_int_equal(mm_demand_token_words.count, 3 * MM_GOODS);
    assert_int_equal(mm_mod_token_words.count, 2 * MM_MODS);
    assert_int_equal(mm_merchant_token_words.count, MM_ZONES);
}

/* MM-1.13: the option of the document is the program's. */
RULE(the_option)
{
    char expected[16];

    assert_string_equal(mm_game.options[0].name, "target");
    snprintf(expected, sizeof expected, "%d", mm_game.options[0].usual);
    ROWS("## Where this document departs from or adds to the book", 0, rows, 1);
    assert_string_equal(rows[0].cell[0], "`target`");
    assert_string_equal(rows[0].cell[1], expected);
    assert_non_null(strstr(rows[0].cell[2], "10 to 30"));
    assert_int_equal(mm_game.options[0].least, 10);
    assert_int_equal(mm_game.options[0].most, 30);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(zones_and_borders),
        TEST(borders_run_both_ways),
        TEST(moves_between_zones),
        TEST(zones_of_the_nations),
        TEST(ports_of_the_nations),
        TEST(where_letters_lead),
        TEST(ships),
        TEST(captains),
        TEST(modifications_and_weapons),
        TEST(commanders),
        TEST(symbols_of_events),
        TEST(cargo_cards),
        TEST(the_spread_of_cargo_cards),
        TEST(ordinary_glory_cards),
        TEST(specialists),
        TEST(rumours),
        TEST(missions),
        TEST(numbers_of_pieces),
        TEST(the_option),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
