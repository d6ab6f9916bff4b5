/* test_content.c - rules tests: every table of the module against the table of the rules document. */
#include "table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Reading the document ------------------------------------------------------------------------------------------------------ */

enum { COLUMNS = 10, WIDTH = 200 };

typedef struct row {
    char cell[COLUMNS][WIDTH];
    int count;
} row;

static void split_row(row *r, char *line)
{
    char *rest = line + 1;

    r->count = 0;
    for (char *text; r->count < COLUMNS && (text = strsep(&rest, "|")) && rest;) {
        while (*text == ' ') text++;
        for (size_t end = strlen(text); end > 0 && text[end - 1] == ' '; end--) text[end - 1] = 0;
        snprintf(r->cell[r->count++], WIDTH, "%s", text);
    }
}

/* The first row of a table that begins with this and has so many columns. */
static row look_up(const char *key, int columns)
{
    static row r;
    static char line[1024];
    FILE *file = fopen(RULES, "r");

    assert_non_null(file);
    while (fgets(line, sizeof line, file))
        if (line[0] == '|') {
            split_row(&r, line);
            if (r.count == columns && !strcmp(r.cell[0], key)) {
                fclose(file);
                return r;
            }
        }
    fclose(file);
    fail_msg("the rules have no row '%s' of %d columns", key, columns);
    return r;
}

static const char *code(const rs_words *words, int value) { return words->term[value].code; }
static const char *label(const rs_words *words, int value) { return words->term[value].label; }

static void expect_number(const char *cell, int number) { assert_int_equal(strcmp(cell, "-") != 0 ? atoi(cell) : 0, number); }

/* "3 cargo", "1 coin": joined by ", " to what stands there. */
static void put_part(rs_text *out, bool *any, int number, const char *one, const char *many)
{
    if (number == 0) return;
    rs_put_format(out, "%s%d %s", *any ? ", " : "", number, number == 1 ? one : many);
    *any = true;
}

/* ---- Rows of abilities ----------------------------------------------------------------------------------------------------------- */

#define A(id_, phrase_) [DR_A_##id_] = phrase_

static const char *const phrases[DR_ABILITIES] = {
    A(SAIL1, "1 sail"),
    A(SAIL2, "2 sails"),
    A(SAIL3, "3 sails"),
    A(SAIL4, "4 sails"),
    A(CANNON1, "1 cannon"),
    A(CANNON2, "2 cannons"),
    A(CANNON3, "3 cannons"),
    A(HELM1, "1 helm"),
    A(HELM2, "2 helms"),
    A(DRAW1, "1 draw bonus"),
    A(DRAW2, "2 draw bonuses"),
    A(DRAW_HELM, "1 draw bonus per helm"),
    A(COPY, "Copy"),
    A(SWEEP4, "Sweep"),
    A(RAKE, "Rake"),
    A(DOCK1, "1 cargo dock"),
    A(DOCK2, "2 cargo dock"),
    A(DOCK3, "3 cargo dock"),
    A(SHIP1, "1 cargo ship"),
    A(SHIP2, "2 cargo ship"),
    A(ANY3, "3 cargo either"),
    A(ANY4, "4 cargo either"),
    A(CHEST1, "1 coin chest"),
    A(CHEST2, "2 coins chest"),
    A(CHEST3, "3 coins chest"),
    A(COIN1, "1 coin ship"),
    A(COIN2, "2 coins ship"),
    A(COIN3, "3 coins ship"),
    A(COIN_HELM, "1 coin ship per helm"),
    A(PLACE1, "place 1"),
    A(PLACE2, "place 2"),
    A(PLACE3, "place 3"),
    A(PLACE4, "place 4"),
    A(PLACE_GUN, "place 1 per cannon"),
    A(PLACE_HELM, "place 1 per helm"),
    A(FAR3, "place 1 afar, row 3"),
    A(FAR34, "place 1 afar, row 3 or 4"),
    A(SABOTAGE, "place 1 past forts"),
    A(PRODUCE1, "produce 1"),
    A(PRODUCE2, "produce 2"),
    A(PRODUCE3, "produce 3"),
    A(PRODUCE4, "produce 4, +1 cargo +1 coin"),
    A(PRODUCE1C, "produce 1, +1 cargo"),
    A(PRODUCE2G, "produce 2, +1 coin"),
    A(BUILD1, "build 1"),
    A(BUILD2, "build 2"),
    A(BUILD3, "build 3"),
    A(BUILD_FREE, "build 1 free"),
    A(BASIC2, "basic 2 dock"),
    A(BASIC3, "basic 3"),
    A(ADVANCED2, "advanced 2 and 2 coins"),
    A(ADVANCED6, "advanced 6"),
    A(EXCHANGE2, "exchange 2"),
    A(REPAIR2H, "repair 2 in harbour"),
    A(REPAIR2, "repair 2"),
    A(REPAIR1S, "repair 1 ship"),
    A(REPAIR0, "repair 0"),
    A(FLAG, "flag"),
    A(LEVEL, "level"),
    A(BOX, "Box search"),
    A(STRENGTH1, "strength 1"),
    A(THROW2, "throw 2"),
    A(DRAWFIRE, "Drawfire"),
    A(PUSH_DMG, "push to damage"),
    A(PUSH_ANY, "push"),
    A(SACRIFICE, "Sacrifice"),
    A(WIN_HELM, "victory: 1 coin per helm"),
    A(WIN_HELM2, "victory: 2 coins and 1 more per helm"),
    A(WIN_BOARD, "victory: 1 damage, 2 coins, 1 cargo"),
    A(WIN_SPARE, "victory: 1 damage less"),
    A(END_CARGO, "end: 1 coin for every 3 cargo"),
    A(END_ISLE, "end: 1 coin for each island without one's own cube"),
    A(END_HELM, "end: 2 coins per helm"),
    A(END_PLUS5, "end: 5 coins"),
    A(END_MINUS3, "end: 3 coins less"),
};

static void expect_abilities(const char *cell, const dr_line *line)
{
    char text[WIDTH];
    rs_text out = rs_text_on(text, sizeof text);

    text[0] = 0;
    if (line->count == 0) rs_put(&out, "-");
    for (int i = 0; i < line->count; i++) {
        bool slash = i > 0 && (line->slash >> i & 1) && (line->slash >> (i - 1) & 1);

        rs_put_format(&out, "%s%s", i == 0 ? "" : slash ? " or " : "; ", phrases[line->ability[i]]);
    }
    assert_string_equal(text, cell);
}

/* ---- Cards ----------------------------------------------------------------------------------------------------------------------- */

static void expect_slot(const char *cell, int slot) { assert_string_equal(cell, code(&dr_line_words, slot)); }

/* DR-8.3, DR-5.4: the 74 upgrades: names, slots, costs, abilities. */
RULE(the_upgrades_are_those_of_the_rules)
{
    for (int i = 0; i < DR_UPGRADES; i++) {
        row r = look_up(code(&dr_card_words, i), 5);

        assert_string_equal(r.cell[1], label(&dr_card_words, i));
        expect_slot(r.cell[2], dr_cards[i].slot);
        expect_number(r.cell[3], dr_cards[i].cost);
        expect_abilities(r.cell[4], &dr_cards[i].line);
        assert_int_equal(dr_cards[i].row, r.cell[0][1] - '1');
    }
}

static void expect_front(int front)
{
    char key[8], backs[2 * WIDTH];
    int back = DR_FIRST_BACK + 2 * dr_front_kind(front);
    row r;

    snprintf(key, sizeof key, "%.4s", code(&dr_card_words, front));
    r = look_up(key, 7);
    expect_number(r.cell[1], dr_cards[front].row + 1);
    assert_string_equal(r.cell[2], label(&dr_card_words, front));
    expect_number(r.cell[3], dr_cards[front].cost);
    expect_slot(r.cell[4], dr_cards[front].slot);
    expect_abilities(r.cell[5], &dr_cards[front].line);
    snprintf(backs, sizeof backs, "%s, %s", code(&dr_card_words, back), code(&dr_card_words, back + 1));
    assert_string_equal(r.cell[6], backs);
}

/* DR-8.4, DR-8.5: the fronts of the 24 merchant ships, two of each. */
RULE(the_fronts_are_those_of_the_rules)
{
    for (int i = 0; i < DR_FRONTS; i++) expect_front(DR_FIRST_FRONT + i);
}

static void victory_text(const dr_merchant *m, rs_text *out)
{
    bool any = false;
    int rows = __builtin_popcount(m->take);

    put_part(out, &any, m->coins, "coin", "coins");
    put_part(out, &any, m->cargo, "cargo", "cargo");
    put_part(out, &any, m->repair, "damage repaired", "damage repaired");
    if (m->bottom) rs_put_format(out, "%sbottom card%s", any ? ", " : "", m->bottom == 2 ? " twice" : "");
    if (m->take) rs_put_format(out, "%stake, rows 1-%d", any ? ", " : "", rows);
}

static void expect_back(int back)
{
    const dr_merchant *m = &dr_merchants[back - DR_FIRST_BACK];
    char won[WIDTH], lost[WIDTH];
    rs_text victory = rs_text_on(won, sizeof won), defeat = rs_text_on(lost, sizeof lost);
    row r = look_up(code(&dr_card_words, back), 6);
    bool any = false;

    assert_string_equal(r.cell[1], label(&dr_card_words, back));
    expect_number(r.cell[2], m->cubes);
    victory_text(m, &victory);
    assert_string_equal(r.cell[3], won);
    put_part(&defeat, &any, m->damage, "damage", "damage");
    put_part(&defeat, &any, m->lose, "cargo lost", "cargo lost");
    if (!any) rs_put(&defeat, "nothing");
    assert_string_equal(r.cell[4], lost);
    expect_abilities(r.cell[5], &dr_cards[back].line);
    assert_int_equal(dr_cards[back].row, r.cell[0][1] - '1');
}

/* DR-8.7, DR-16.1: the 24 backs: cubes, victory, defeat, ability. */
RULE(the_backs_are_those_of_the_rules)
{
    for (int i = 0; i < DR_BACKS; i++) expect_back(DR_FIRST_BACK + i);
}

/* DR-20.4: the crew: how many of each, and what they can do at each level. */
RULE(the_crew_is_that_of_the_rules)
{
    static const char *const names[DR_ROLES] = {
        [DR_CAPTAIN] = "Captain",     [DR_BOSUN] = "Bosun",   [DR_PURSER] = "Purser",     [DR_MATE] = "First Mate",
        [DR_BUCCANEER] = "Buccaneer", [DR_GUNNER] = "Gunner", [DR_DECKHAND] = "Deckhand", [DR_SAILOR] = "Sailor"};

    for (int role = 0; role < DR_ROLES; role++) {
        row r = look_up(names[role], 6);
        int copies = 0;

        for (int i = 0; i < DR_CREW; i++) copies += dr_roles[i] == role;
        expect_number(r.cell[1], copies);
        for (int level = 0; level < DR_LEVELS; level++) expect_abilities(r.cell[2 + level], &dr_levels[role][level]);
    }
}

/* ---- The map --------------------------------------------------------------------------------------------------------------------- */

/* DR-10.3, DR-24.8: the twelve islands. */
RULE(the_islands_are_those_of_the_rules)
{
    for (int i = 0; i < DR_ISLANDS; i++) {
        row r = look_up(code(&dr_tile_words, i), 9);

        assert_string_equal(r.cell[1], label(&dr_tile_words, i));
        expect_number(r.cell[2], dr_islands[i].spaces);
        expect_number(r.cell[3], dr_islands[i].cargo);
        expect_number(r.cell[4], dr_islands[i].coins);
        for (int place = 0; place < 3; place++) expect_number(r.cell[5 + place], dr_islands[i].place[place]);
        expect_number(r.cell[8], dr_islands[i].hand);
    }
}

/* DR-10.7: the arrows of the open sea, and for how many captains a tile is used. */
RULE(the_open_seas_are_those_of_the_rules)
{
    for (int i = DR_ISLANDS; i < DR_TILES; i++) {
        row r = look_up(code(&dr_tile_words, i), 3);

        for (int direction = 0; direction < 4; direction++)
            assert_int_equal(strchr(r.cell[2], "OIEW"[direction]) != NULL, dr_arrows[i - DR_ISLANDS] >> direction & 1);
        for (int players = 2; players <= 4; players++) {
            table *t = set_up(players, "");

            assert_int_equal(strchr(r.cell[1], '0' + players) != NULL, rs_has(&t->s.seas, i));
        }
    }
}

/* A list of words, "a2, b1", as bits. */
static int bits_of(const char *list, const rs_words *words)
{
    char text[WIDTH];
    char *rest = text;
    int bits = 0, found = 0;

    snprintf(text, sizeof text, "%s", list);
    for (char *word; (word = strsep(&rest, ",")) != NULL;) {
        assert_true(rs_value(words, word + strspn(word, " "), &found));
        bits |= 1 << found;
    }
    return bits;
}

/* DR-6.5, DR-6.6: the spaces and their neighbours. */
RULE(the_map_is_that_of_the_rules)
{
    for (int i = 0; i < DR_SPACES; i++) {
        row r = look_up(dr_space_words.term[i < 6 || i == DR_HARBOUR ? i : i - 6].word, 6);
        int half = i < 6 || i == DR_HARBOUR ? 0 : 3;

        assert_string_equal(r.cell[half], dr_space_words.term[i].word);
        expect_number(r.cell[half + 1], i);
        assert_int_equal(bits_of(r.cell[half + 2], &dr_space_words), dr_beside[i]);
    }
}

/* ---- Ships, buildings, achievements -------------------------------------------------------------------------------------------------- */

static void symbols_text(const dr_tile_face *face, rs_text *out)
{
    bool any = false;

    put_part(out, &any, face->sails, "sail", "sails");
    put_part(out, &any, face->cannons, "cannon", "cannons");
    put_part(out, &any, face->draws, "draw bonus", "draw bonuses");
    if (!any) rs_put(out, "none");
}

static void expect_face(const char *hold, const char *symbols, const dr_tile_face *face)
{
    char text[WIDTH];
    rs_text out = rs_text_on(text, sizeof text);

    expect_number(hold, face->hold);
    symbols_text(face, &out);
    assert_string_equal(symbols, text);
}

/* DR-4.3, DR-12.1, DR-24.6: the bare ship and the extensions. */
RULE(ship_and_extensions_are_those_of_the_rules)
{
    for (int i = 0; i < DR_HULL; i++) {
        row r = look_up(label(&dr_hull_words, i), 3);

        expect_face(r.cell[1], r.cell[2], &dr_bare_hull[i]);
    }
    for (int i = 0; i < DR_EXTENSIONS; i++) {
        row r = look_up(code(&dr_extension_words, i), 6);

        assert_string_equal(r.cell[1], dr_extensions[i].advanced ? "advanced" : "basic");
        assert_string_equal(r.cell[2], label(&dr_extension_words, i));
        expect_face(r.cell[3], r.cell[4], &dr_extensions[i]);
        expect_number(r.cell[5], dr_extensions[i].worth);
    }
}

/* DR-11.1, DR-11.2, DR-18.3: the buildings: how many, their prices, their cubes. */
RULE(the_buildings_are_those_of_the_rules)
{
    static const char *const names[DR_BUILDINGS] = {"Fort", "Garrison", "Outpost"};
    static const int cubes[DR_BUILDINGS] = {DR_FORT_CUBES, DR_GARRISON_CUBES, 0};

    for (int i = 0; i < DR_BUILDINGS; i++) {
        row r = look_up(names[i], 5);

        expect_number(r.cell[1], dr_building_supply[i]);
        expect_number(r.cell[2], dr_building_cost[i]);
        expect_number(r.cell[4], cubes[i]);
    }
}

/* DR-24.2, DR-24.9: the achievements and the bonus tiles. */
RULE(achievements_and_bonus_tiles_are_those_of_the_rules)
{
    for (int i = 0; i < DR_DEEDS; i++) {
        row r = look_up(code(&dr_deed_words, i), 4);

        assert_string_equal(r.cell[1], label(&dr_deed_words, i));
        expect_number(r.cell[3], dr_deed_coins[i]);
    }
    for (int i = 0; i < DR_BONUSES; i++) {
        row r = look_up(code(&dr_bonus_words, i), 3);

        assert_string_equal(r.cell[1], label(&dr_bonus_words, i));
        assert_int_equal(bits_of(r.cell[2], &dr_deed_words), dr_bonus_deeds[i]);
    }
}

/* ---- The battle board ------------------------------------------------------------------------------------------------------------ */

static const char *const yields[] = {
    [DR_Y_S1] = "1 strength",
    [DR_Y_S2] = "2 strength",
    [DR_Y_CARGO] = "1 cargo",
    [DR_Y_COINS] = "2 coins",
    [DR_Y_CHOICE] = "1 cargo or 1 coin",
    [DR_Y_BOTH] = "1 cargo and 1 coin",
    [DR_Y_DAMAGE] = "1 damage to the opposing ship",
    [DR_Y_EXPLOSION] = "explosion: thrown again with one more",
};

static void expect_zones(const char *cell, const uint8_t *zones, int count)
{
    char text[WIDTH];
    rs_text out = rs_text_on(text, sizeof text);

    for (int i = 0; i < count; i++) rs_put_format(&out, "%s%s", i ? ", " : "", dr_zone_words.term[zones[i]].word);
    assert_string_equal(cell, text);
}

/* DR-15.1, DR-15.6: the zones: what they yield, which numbers lead to them, their neighbours in order, the way there. */
RULE(the_battle_board_is_that_of_the_rules)
{
    for (int i = 0; i < DR_ZONES; i++) {
        row r = look_up(dr_zone_words.term[i].word, 7);
        int first, last;

        expect_number(r.cell[1], i);
        assert_string_equal(r.cell[2], yields[dr_zones[i].yield]);
        expect_number(r.cell[3], dr_zones[i].weight);
        assert_int_equal(sscanf(r.cell[4], "%d-%d", &first, &last), 2);
        assert_int_equal(last - first + 1, dr_zones[i].weight);
        for (int number = first; number <= last; number++) assert_int_equal(dr_landing[number], i);
        expect_zones(r.cell[5], dr_zones[i].beside, dr_zones[i].degree);
        expect_zones(r.cell[6], dr_zones[i].path, dr_zones[i].steps);
    }
}

/* What is printed on an ability, as whoever draws it is told. */
static const char *facts_of(int ability)
{
    static char line[RS_LINE];
    rs_text out = rs_text_on(line, sizeof line);
    bool first = true;

    dr_facts(&dr_ability_words, ability, &out, &first);
    return line;
}

/* DR-14.17, DR-15.10, DR-9.1: what abilities bring besides their number, and in which rows they place, is told to whoever draws them. */
RULE(abilities_tell_all_that_they_bring)
{
    assert_string_equal(facts_of(DR_A_FAR34), "\"op\":\"place-far\",\"amount\":1,\"rows\":[3,4]");
    assert_string_equal(facts_of(DR_A_SACRIFICE), "\"op\":\"sacrifice\",\"amount\":2,\"damage\":1");
    assert_string_equal(facts_of(DR_A_WIN_BOARD), "\"op\":\"win\",\"amount\":2,\"cargo\":1,\"damage\":1");
    assert_string_equal(facts_of(DR_A_WIN_SPARE), "\"op\":\"win\",\"spare\":1");
    assert_string_equal(facts_of(DR_A_PRODUCE4), "\"op\":\"produce\",\"amount\":4,\"cargo\":1,\"coins\":1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_upgrades_are_those_of_the_rules),   TEST(the_fronts_are_those_of_the_rules),
        TEST(the_backs_are_those_of_the_rules),      TEST(the_crew_is_that_of_the_rules),
        TEST(the_islands_are_those_of_the_rules),    TEST(the_open_seas_are_those_of_the_rules),
        TEST(the_map_is_that_of_the_rules),          TEST(ship_and_extensions_are_those_of_the_rules),
        TEST(the_buildings_are_those_of_the_rules),  TEST(achievements_and_bonus_tiles_are_those_of_the_rules),
        TEST(the_battle_board_is_that_of_the_rules), TEST(abilities_tell_all_that_they_bring),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
