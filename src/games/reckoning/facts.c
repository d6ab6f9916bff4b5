/* facts.c - what is printed on tiles, cards and boards, for whoever draws them. The numbers are those of content.c and cards.c. */
#include "games/reckoning/reckoning.h"

#include <string.h>

static const char *const direction_names[] = {"out", "in", "east", "west"};
static const char *const yield_names[] = {
    [DR_Y_S1] = "strength",   [DR_Y_S2] = "strength-2", [DR_Y_CARGO] = "cargo",   [DR_Y_COINS] = "coins",
    [DR_Y_CHOICE] = "choice", [DR_Y_BOTH] = "both",     [DR_Y_DAMAGE] = "damage", [DR_Y_EXPLOSION] = "explosion",
};

static const char *const op_names[] = {
    [DR_OP_SAIL] = "sail",
    [DR_OP_CANNON] = "cannon",
    [DR_OP_HELM] = "helm",
    [DR_OP_DRAW] = "draw",
    [DR_OP_COPY] = "copy",
    [DR_OP_SWEEP4] = "sweep",
    [DR_OP_RAKE] = "rake",
    [DR_OP_CARGO] = "cargo",
    [DR_OP_COIN] = "coin",
    [DR_OP_PLACE] = "place",
    [DR_OP_PLACE_ROWS] = "place-far",
    [DR_OP_PLACE_NOFORT] = "place-despite-fort",
    [DR_OP_PRODUCE] = "produce",
    [DR_OP_BUILD] = "build",
    [DR_OP_BUILD_FREE] = "build-free",
    [DR_OP_BASIC] = "basic",
    [DR_OP_ADVANCED] = "advanced",
    [DR_OP_EXCHANGE] = "exchange",
    [DR_OP_REPAIR] = "repair",
    [DR_OP_FLAG] = "flag",
    [DR_OP_LEVEL] = "level",
    [DR_OP_BOX] = "box",
    [DR_OP_STRENGTH] = "strength",
    [DR_OP_THROW] = "throw",
    [DR_OP_DRAWFIRE] = "drawfire",
    [DR_OP_PUSH_DMG] = "push-damage",
    [DR_OP_PUSH_ANY] = "push",
    [DR_OP_SACRIFICE] = "sacrifice",
    [DR_OP_WIN] = "win",
    [DR_OP_END_CARGO] = "end-cargo",
    [DR_OP_END_ISLANDS] = "end-islands",
    [DR_OP_END_HELM] = "end-helm",
    [DR_OP_END_COINS] = "end-coins",
};
static const char *const where_names[] = {
    [DR_AT_DOCK] = "dock", [DR_AT_SHIP] = "ship", [DR_AT_ANY] = "any", [DR_AT_CHEST] = "chest", [DR_AT_HARBOUR] = "harbour",
};
static const char *const per_names[] = {[DR_PER_HELM] = "helm", [DR_PER_CANNON] = "cannon"};

static bool is_of(const rs_words *words, const rs_words *kind) { return strcmp(words->name, kind->name) == 0; }

static void put_some(rs_text *out, bool *first, const char *name, int number)
{
    if (number) rs_put_fact(out, first, name, number);
}

static void put_numbers(rs_text *out, bool *first, const char *name, const uint8_t *number, int count)
{
    bool none = true;

    rs_put_key(out, first, name);
    rs_put_char(out, '[');
    for (int i = 0; i < count; i++) {
        rs_put_comma(out, &none);
        rs_put_number(out, number[i]);
    }
    rs_put_char(out, ']');
}

/* ---- Cards ------------------------------------------------------------------------------------------------------------ */

static void put_abilities(const dr_line *line, rs_text *out)
{
    bool none = true;

    rs_put_char(out, '[');
    for (int i = 0; i < line->count; i++) {
        rs_put_comma(out, &none);
        rs_put_quoted(out, dr_ability_words.term[line->ability[i]].word);
    }
    rs_put_char(out, ']');
}

/* The rows in which influence is placed from afar. */
static void put_rows(int rows, rs_text *out, bool *first)
{
    uint8_t number[DR_ROWS];
    int count = 0;

    for (int row = 0; row < DR_ROWS; row++)
        if (rows >> row & 1) number[count++] = (uint8_t)(row + 1);
    put_numbers(out, first, "rows", number, count);
}

/* What the letters of an ability mean besides its number: the extra goods of PRODUCE; the coins that BASIC and the like cost; cargo, damage
 * dealt and damage spared of WIN. */
static void put_letters(const dr_ability *ability, rs_text *out, bool *first)
{
    put_some(out, first, "cargo", ability->a);
    put_some(out, first, ability->op < DR_OP_STRENGTH ? "coins" : "damage", ability->b);
    if (ability->op == DR_OP_PLACE_ROWS)
        put_rows(ability->rows, out, first);
    else
        put_some(out, first, "spare", ability->rows);
}

/* `amount`: how many, or the price; the coins of WIN and SACRIFICE. */
static void put_ability(const dr_ability *ability, rs_text *out, bool *first)
{
    rs_put_word_fact(out, first, "op", op_names[ability->op]);
    put_some(out, first, "amount", ability->n);
    if (ability->where != DR_AT_NONE) rs_put_word_fact(out, first, "at", where_names[ability->where]);
    if (ability->per != DR_PER_NONE) rs_put_word_fact(out, first, "per", per_names[ability->per]);
    put_letters(ability, out, first);
}

/* `or`: bit per ability of those that exclude each other. */
static void put_line(const dr_line *line, rs_text *out, bool *first)
{
    rs_put_key(out, first, "abilities");
    put_abilities(line, out);
    put_some(out, first, "or", line->slash);
}

/* The rows of abilities of the four levels. */
static void put_crew(int card, rs_text *out, bool *first)
{
    bool none = true;

    rs_put_key(out, first, "levels");
    rs_put_char(out, '[');
    for (int level = 0; level < DR_LEVELS; level++) {
        bool start = true;

        rs_put_comma(out, &none);
        rs_put_char(out, '{');
        put_line(&dr_levels[dr_roles[card]][level], out, &start);
        rs_put_char(out, '}');
    }
    rs_put_char(out, ']');
}

static void put_back(const dr_merchant *ship, rs_text *out, bool *first)
{
    rs_put_fact(out, first, "cubes", ship->cubes);
    put_some(out, first, "coins", ship->coins);
    put_some(out, first, "cargo", ship->cargo);
    put_some(out, first, "bottom", ship->bottom);
    put_some(out, first, "take", ship->take);
    put_some(out, first, "repair", ship->repair);
    put_some(out, first, "damage", ship->damage);
    put_some(out, first, "lose", ship->lose);
}

static void put_card(int card, rs_text *out, bool *first)
{
    const dr_card_face *face = &dr_cards[card];

    rs_put_word_fact(out, first, "kind", dr_is_back(card) ? "back" : dr_is_front(card) ? "merchant" : "upgrade");
    rs_put_fact(out, first, "row", face->row + 1);
    rs_put_word_fact(out, first, "slot", dr_line_words.term[face->slot].word);
    if (dr_is_back(card))
        put_back(&dr_merchants[card - DR_FIRST_BACK], out, first);
    else
        rs_put_fact(out, first, "cost", face->cost);
    put_line(&face->line, out, first);
}

/* ---- Tiles and boards --------------------------------------------------------------------------------------------------- */

static void put_island(const dr_island *island, rs_text *out, bool *first)
{
    rs_put_word_fact(out, first, "kind", "island");
    rs_put_fact(out, first, "spaces", island->spaces);
    rs_put_fact(out, first, "cargo", island->cargo);
    rs_put_fact(out, first, "coins", island->coins);
    put_numbers(out, first, "places", island->place, RS_COUNT(island->place));
    put_some(out, first, "hand", island->hand);
}

static void put_sea(int arrows, rs_text *out, bool *first)
{
    bool none = true;

    rs_put_word_fact(out, first, "kind", "sea");
    rs_put_key(out, first, "arrows");
    rs_put_char(out, '[');
    for (int way = 0; way < RS_COUNT(direction_names); way++) {
        if (!(arrows >> way & 1)) continue;
        rs_put_comma(out, &none);
        rs_put_quoted(out, direction_names[way]);
    }
    rs_put_char(out, ']');
}

/* What lies there gives it its name: the place of that in a position. */
static void put_called(int cell, rs_text *out, bool *first)
{
    rs_put_key(out, first, "called");
    rs_put_format(out, "\"cell[%d].tile\"", cell);
}

static void put_space(int space, rs_text *out, bool *first)
{
    if (space != DR_HARBOUR) {
        rs_put_fact(out, first, "row", dr_row_of(space) + 1);
        rs_put_fact(out, first, "column", space % DR_COLUMNS + 1);
        put_called(space, out, first);
    }
    rs_put_words_fact(out, first, "beside", &dr_space_words, dr_beside[space]);
}

/* An extension, or a bare hull space; its symbols hold while the hold is empty. */
static void put_hull(const dr_tile_face *tile, rs_text *out, bool *first)
{
    rs_put_fact(out, first, "hold", tile->hold);
    put_some(out, first, "sails", tile->sails);
    put_some(out, first, "cannons", tile->cannons);
    put_some(out, first, "draws", tile->draws);
    put_some(out, first, "advanced", tile->advanced);
    put_some(out, first, "worth", tile->worth);
}

static void put_building(int building, rs_text *out, bool *first)
{
    rs_put_fact(out, first, "cost", dr_building_cost[building]);
    rs_put_fact(out, first, "supply", dr_building_supply[building]);
    if (building == DR_FORT) rs_put_fact(out, first, "cubes", DR_FORT_CUBES);
    if (building == DR_GARRISON) rs_put_fact(out, first, "cubes", DR_GARRISON_CUBES);
}

/* `needs`: how many of what it counts, with two players and more. */
static void put_deed(int deed, rs_text *out, bool *first)
{
    uint8_t needs[DR_CAPTAINS - 1];

    for (int i = 0; i < RS_COUNT(needs); i++) needs[i] = deed == DR_SHORES ? dr_shores_needed[i + 2] : dr_deed_needs[deed];
    rs_put_fact(out, first, "coins", dr_deed_coins[deed]);
    put_numbers(out, first, "needs", needs, RS_COUNT(needs));
}

/* What is printed on the board of every ship, and what its captain may do. */
static void put_captain(rs_text *out, bool *first)
{
    rs_put_fact(out, first, "cannons", DR_PRINTED_CANNONS);
    rs_put_fact(out, first, "track", DR_TRACK);
    rs_put_fact(out, first, "sinks", DR_SUNK);
    rs_put_fact(out, first, "deals", DR_DEALS);
    rs_put_fact(out, first, "achievements", DR_TRIGGER);
    rs_put_fact(out, first, "harbour_cubes", DR_HARBOUR_CUBES);
    rs_put_fact(out, first, "last_cubes", DR_LAST_CUBES);
}

/* `chance`: of 100. */
static void put_zone(const dr_zone_face *zone, rs_text *out, bool *first)
{
    rs_put_word_fact(out, first, "yield", yield_names[zone->yield]);
    rs_put_fact(out, first, "chance", zone->weight);
}

void dr_facts(const rs_words *words, int value, rs_text *out, bool *first)
{
    if (is_of(words, &dr_card_words)) put_card(value, out, first);
    if (is_of(words, &dr_crew_words) || is_of(words, &dr_hand_words)) put_crew(value % DR_CREW, out, first);
    if (is_of(words, &dr_tile_words) && dr_is_island(value)) put_island(&dr_islands[value], out, first);
    if (is_of(words, &dr_tile_words) && !dr_is_island(value)) put_sea(dr_arrows[value - DR_ISLANDS], out, first);
    if (is_of(words, &dr_space_words)) put_space(value, out, first);
    if (is_of(words, &dr_extension_words)) put_hull(&dr_extensions[value], out, first);
    if (is_of(words, &dr_hull_words)) put_hull(&dr_bare_hull[value], out, first);
    if (is_of(words, &dr_building_words)) put_building(value, out, first);
    if (is_of(words, &dr_ability_words)) put_ability(&dr_abilities[value], out, first);
    if (is_of(words, &dr_captain_words)) put_captain(out, first);
    if (is_of(words, &dr_deed_words)) put_deed(value, out, first);
    if (is_of(words, &dr_bonus_words)) rs_put_words_fact(out, first, "achievements", &dr_deed_words, dr_bonus_deeds[value]);
    if (is_of(words, &dr_zone_words)) put_zone(&dr_zones[value], out, first);
}

const rs_kind dr_kinds[] = {
    {"captain", N_("Captain"), N_("A player's ship. It moves by its sails and battles with cubes."), "DR-6.1"},
    {"card", N_("Upgrade"), N_("Bought with cargo on the tile where it lies, then sleeved into a crew card, where it adds its line."),
     "DR-8.1"},
    {"tile", N_("Island"),
     N_("Cubes on its influence spaces give control. Who controls it may build here; when it produces, the goods printed on it are laid on "
        "it."),
     "DR-9.2"},
    {"crew", N_("Crew"), N_("Played from the hand for what its rows give; a level-up improves it."), "DR-5.1"},
    {"crew-card", N_("Crew"), N_("Played from the hand for what its rows give; a level-up improves it."), "DR-5.1"},
    {"extension", N_("Extension"), N_("Built onto a hull space: it replaces what the space gives."), "DR-12.1"},
    {"bonus", N_("Bonus"), N_("Counts in the scoring for the achievements it names."), "DR-24.1"},
    {"space", N_("Space"), N_("A place on the sea chart. Sails move the ship from one to the next; an unexplored one is turned up."),
     "DR-6.1"},
    {"mode", N_("Mode"),
     N_("A ship in pirate mode blocks its island for others and must be fought by who ends a movement there; in trade mode only those with "
        "a flag may attack it."),
     "DR-7.1"},
    {"building", N_("Building"), N_("Stands on an island one controls and makes it harder to take."), "DR-11.1"},
    {"row", N_("Row"), N_("A row of a crew card; an upgrade sleeved there is used with it."), "DR-5.1"},
    {"hull", N_("Hull space"), N_("Its sails and cannons count only while its hold is empty."), "DR-4.2"},
    {"zone", N_("Battle zone"), N_("A cube that lands here counts as shown."), "DR-15.1"},
    {"achievement", N_("Achievement"), N_("Whoever fulfils it lays a tile on it; enough tiles end the game."), "DR-21.1"},
    {"progress", N_("Progress"), N_("How far an achievement is."), "DR-21.1"},
    {0},
};
