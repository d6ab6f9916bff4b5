/* test_content.c - rules tests: the tables of "Content": boards, tiles, market cards, plans, rewards, victory options, words. */
#include "table.h"

#include <string.h>

/* How many slots of a board belong to this berth, and what they take. */
static int slots_of(int faction, int berth, int accepts, int dashed)
{
    int count = 0;

    for (int i = 0; i < ah_boards[faction].slots; i++) {
        const ah_slot *slot = &ah_boards[faction].slot[i];

        if (slot->berth != berth) continue;
        assert_int_equal(slot->accepts, accepts);
        assert_int_equal(slot->dashed, dashed);
        count++;
    }
    return count;
}

/* ---- Boards -------------------------------------------------------------------------------------------------------------------- */

/* AH-5.2, AH-5.3, AH-6.4, AH-6.5, AH-13.9, AH-13.10, AH-13.11: the twelve slots of the Squadron's board. */
RULE(the_squadrons_board_has_twelve_slots)
{
    assert_int_equal(ah_boards[AH_SQUADRON].slots, 12);
    assert_int_equal(ah_boards[AH_SQUADRON].dice, 5);
    assert_int_equal(slots_of(AH_SQUADRON, AH_ON_SAIL, AH_ANY, 0), 4);
    assert_int_equal(slots_of(AH_SQUADRON, AH_ON_TAILWIND, AH_ANY, 0), 2);
    assert_int_equal(slots_of(AH_SQUADRON, AH_ON_ORDER, 1 << 3, 0), 1);
    assert_int_equal(slots_of(AH_SQUADRON, AH_ON_CANNONS_5, 1 << 5, 0), 1);
    assert_int_equal(slots_of(AH_SQUADRON, AH_ON_CANNONS_6, 1 << 6, 0), 1);
    assert_int_equal(slots_of(AH_SQUADRON, AH_ON_BOMBARD, 1 << 4, 0), 1);
    assert_int_equal(slots_of(AH_SQUADRON, AH_ON_DEPLOY, AH_ANY, 0), 1);
    assert_int_equal(slots_of(AH_SQUADRON, AH_ON_REPAIR, 1 << 2, 1), 1);
}

/* AH-5.2, AH-14.5, AH-14.6, AH-14.7: the eleven slots of the Union's board. */
RULE(the_unions_board_has_eleven_slots)
{
    assert_int_equal(ah_boards[AH_UNION].slots, 11);
    assert_int_equal(ah_boards[AH_UNION].dice, 4);
    assert_int_equal(slots_of(AH_UNION, AH_ON_SAIL, AH_ANY, 0), 4);
    assert_int_equal(slots_of(AH_UNION, AH_ON_TAILWIND, AH_ANY, 0), 2);
    assert_int_equal(slots_of(AH_UNION, AH_ON_ASSEMBLE, 1 << 1, 0), 1);
    assert_int_equal(slots_of(AH_UNION, AH_ON_CANNONS, AH_ANY, 0), 1);
    assert_int_equal(slots_of(AH_UNION, AH_ON_INSPIRE, 1 << 6, 0), 1);
    assert_int_equal(slots_of(AH_UNION, AH_ON_RALLY, 1 << 6, 0), 1);
    assert_int_equal(slots_of(AH_UNION, AH_ON_REPAIR, AH_EVEN, 1), 1);
}

/* AH-5.2, AH-15.9, AH-15.10: the eight slots of a Smuggler's board; the two Smugglers are alike. */
RULE(the_smugglers_boards_have_eight_slots)
{
    for (int faction = AH_RED; faction <= AH_WHITE; faction += AH_WHITE - AH_RED) {
        assert_int_equal(ah_boards[faction].slots, 8);
        assert_int_equal(ah_boards[faction].dice, 4);
        assert_int_equal(slots_of(faction, AH_ON_SAIL, AH_ANY, 0), 3);
        assert_int_equal(slots_of(faction, AH_ON_FULL_SAIL, AH_ANY, 0), 1);
        assert_int_equal(slots_of(faction, AH_ON_TAILWIND, AH_ANY, 0), 1);
        assert_int_equal(slots_of(faction, AH_ON_CANNONS, AH_ANY, 0), 1);
        assert_int_equal(slots_of(faction, AH_ON_NEGOTIATE, AH_EVEN, 0), 1);
        assert_int_equal(slots_of(faction, AH_ON_REPAIR, AH_EVEN, 1), 1);
    }
}

/* AH-14.12, AH-14.13: the Cutter has one slot for any die, the Gunship one for a 4 and one for a 6. */
RULE(the_ships_have_three_slots)
{
    assert_int_equal(ah_ship_accepts[0], AH_ANY);
    assert_int_equal(ah_ship_accepts[1], 1 << 4);
    assert_int_equal(ah_ship_accepts[2], 1 << 6);
}

/* ---- Tiles --------------------------------------------------------------------------------------------------------------------- */

enum { N = AH_NORTH, S = AH_SOUTH, NO = AH_NONE };

typedef struct printed {
    const char *word;
    int suit;
    struct {
        int terrain, gold, tail, current;
    } cell[AH_CORNERS];
    int sandbar;
} printed;

static const printed tiles[AH_TILES] = {
    {"F1", AH_FISH, {{AH_FOG, 0, 0, NO}, {AH_WRECK, 2, 0, NO}, {AH_ISLAND, 0, 0, NO}, {AH_OPEN, 0, 6, NO}}, NO},
    {"F2", AH_FISH, {{AH_OPEN, 2, 0, NO}, {AH_OPEN, 0, 0, NO}, {AH_ISLAND, 0, 0, NO}, {AH_CURRENT, 0, 0, S}}, 0},
    {"S1", AH_SWORDS, {{AH_OPEN, 0, 0, NO}, {AH_FOG, 0, 6, NO}, {AH_ISLAND, 0, 0, NO}, {AH_WRECK, 2, 0, NO}}, NO},
    {"S2", AH_SWORDS, {{AH_OPEN, 0, 0, NO}, {AH_WRECK, 2, 0, NO}, {AH_ISLAND, 0, 0, NO}, {AH_FOG, 0, 6, NO}}, NO},
    {"C1", AH_COMPASS, {{AH_HARBOUR, 0, 0, NO}, {AH_WRECK, 1, 5, NO}, {AH_ISLAND, 0, 0, NO}, {AH_OPEN, 0, 0, NO}}, NO},
    {"C2", AH_COMPASS, {{AH_OPEN, 0, 0, NO}, {AH_OPEN, 0, 0, NO}, {AH_ISLAND, 0, 0, NO}, {AH_OPEN, 0, 2, NO}}, 3},
    {"K1", AH_SKULL, {{AH_CURRENT, 0, 0, S}, {AH_HARBOUR, 0, 0, NO}, {AH_ISLAND, 0, 0, NO}, {AH_OPEN, 0, 2, NO}}, NO},
    {"K2", AH_SKULL, {{AH_HARBOUR, 0, 0, NO}, {AH_OPEN, 1, 0, NO}, {AH_ISLAND, 0, 0, NO}, {AH_OPEN, 1, 0, NO}}, NO},
    {"T1", AH_TREE, {{AH_OPEN, 0, 0, NO}, {AH_FOG, 0, 0, NO}, {AH_ISLAND, 0, 0, NO}, {AH_CURRENT, 0, 0, N}}, NO},
    {"T2", AH_TREE, {{AH_WRECK, 1, 3, NO}, {AH_OPEN, 0, 0, NO}, {AH_ISLAND, 0, 0, NO}, {AH_WRECK, 1, 4, NO}}, NO},
    {"B1", AH_BIRD, {{AH_CURRENT, 0, 0, S}, {AH_WRECK, 1, 5, NO}, {AH_ISLAND, 0, 0, NO}, {AH_OPEN, 0, 0, NO}}, NO},
    {"B2", AH_BIRD, {{AH_OPEN, 0, 0, NO}, {AH_HARBOUR, 1, 0, NO}, {AH_ISLAND, 0, 0, NO}, {AH_OPEN, 0, 4, NO}}, 2},
};

/* AH-2.2, AH-2.9, AH-10.11: the twelve tiles, space by space, with their sandbars. */
RULE(the_twelve_tiles_are_as_printed)
{
    for (int i = 0; i < AH_TILES; i++) {
        assert_int_equal(ah_tiles[i].suit, tiles[i].suit);
        assert_int_equal(ah_tiles[i].sandbar, tiles[i].sandbar);
        for (int corner = 0; corner < AH_CORNERS; corner++) {
            const ah_cell *cell = &ah_tiles[i].cell[corner];

            assert_int_equal(cell->terrain, tiles[i].cell[corner].terrain);
            assert_int_equal(cell->gold, tiles[i].cell[corner].gold);
            assert_int_equal(cell->tail, tiles[i].cell[corner].tail);
            assert_int_equal(cell->current, tiles[i].cell[corner].current);
        }
    }
}

/* AH-6.3, AH-10.11: 12 islands, 4 Fog, 7 Wreckage with 10 gold, 4 Harbours, 4 currents; Tailwind 6, 5, 4, 3, 2 but never 1. */
RULE(the_tiles_add_up)
{
    int terrain[6] = {0}, tails[7] = {0}, wrecks = 0, treasure = 0, plain = 0, sandbars = 0;

    for (int i = 0; i < AH_TILES; i++) {
        sandbars += ah_tiles[i].sandbar != AH_NONE;
        for (int corner = 0; corner < AH_CORNERS; corner++) {
            const ah_cell *cell = &ah_tiles[i].cell[corner];

            terrain[cell->terrain]++;
            tails[cell->tail]++;
            if (cell->terrain == AH_WRECK)
                wrecks += cell->gold;
            else if (cell->terrain == AH_OPEN)
                treasure += cell->gold;
            plain += cell->terrain == AH_OPEN && !cell->gold && !cell->tail;
        }
    }
    assert_int_equal(terrain[AH_ISLAND], 12);
    assert_int_equal(terrain[AH_FOG], 4);
    assert_int_equal(terrain[AH_WRECK], 7);
    assert_int_equal(terrain[AH_HARBOUR], 4);
    assert_int_equal(terrain[AH_CURRENT], 4);
    assert_int_equal(wrecks, 10);
    assert_int_equal(treasure, 4);
    assert_int_equal(plain, 10);
    assert_int_equal(sandbars, 3);
    assert_int_equal(tails[6], 3);
    assert_int_equal(tails[5], 2);
    assert_int_equal(tails[4], 2);
    assert_int_equal(tails[3], 1);
    assert_int_equal(tails[2], 2);
    assert_int_equal(tails[1], 0);
}

/* AH-10.3: the eight spaces that can push, Currents and Fog, are told apart. */
RULE(each_pushing_space_has_a_bit_of_its_own)
{
    int bits = 0;

    for (int i = 0; i < AH_TILES; i++)
        for (int corner = 0; corner < AH_CORNERS; corner++) {
            const ah_cell *cell = &ah_tiles[i].cell[corner];

            if (cell->terrain != AH_CURRENT && cell->terrain != AH_FOG) continue;
            assert_in_range(cell->whirl, 0, 255);
            bits++;
            for (int j = 0; j < i; j++)
                for (int other = 0; other < AH_CORNERS; other++) {
                    const ah_cell *second = &ah_tiles[j].cell[other];

                    if (second->terrain == AH_CURRENT || second->terrain == AH_FOG) assert_int_not_equal(second->whirl, cell->whirl);
                }
        }
    assert_int_equal(bits, 8);
}

/* ---- Market cards -------------------------------------------------------------------------------------------------------------- */

static const ah_card_face faces[AH_CARDS] = {
    {AH_BIRD, 1, 'a', AH_SWORDS},  {AH_BIRD, 1, 'p', AH_SKULL},    {AH_BIRD, 1, 'p', AH_TREE},      {AH_BIRD, 0, 'p', AH_FISH},
    {AH_BIRD, 2, 'p', AH_COMPASS}, {AH_SKULL, 1, 'p', AH_BIRD},    {AH_SKULL, 1, 'a', AH_SWORDS},   {AH_SKULL, 0, 'p', AH_TREE},
    {AH_SKULL, 1, 'p', AH_FISH},   {AH_SKULL, 0, 'p', AH_COMPASS}, {AH_SWORDS, 2, 'p', AH_BIRD},    {AH_SWORDS, 0, 'p', AH_SKULL},
    {AH_SWORDS, 1, 'A', AH_TREE},  {AH_SWORDS, 1, 'p', AH_FISH},   {AH_SWORDS, 1, 'p', AH_COMPASS}, {AH_TREE, 1, 'A', AH_BIRD},
    {AH_TREE, 1, 'A', AH_SKULL},   {AH_TREE, 1, 'A', AH_SWORDS},   {AH_TREE, 1, 'A', AH_FISH},      {AH_TREE, 1, 'a', AH_COMPASS},
    {AH_COMPASS, 2, 'A', AH_BIRD}, {AH_COMPASS, 1, 'p', AH_SKULL}, {AH_COMPASS, 2, 'a', AH_TREE},   {AH_COMPASS, 0, 'a', AH_SWORDS},
    {AH_COMPASS, 2, 'A', AH_FISH}, {AH_FISH, 1, 'p', AH_BIRD},     {AH_FISH, 0, 'p', AH_SKULL},     {AH_FISH, 1, 'p', AH_TREE},
    {AH_FISH, 1, 'p', AH_SWORDS},  {AH_FISH, 1, 'p', AH_COMPASS},
};

/* AH-12.3, AH-15.1, AH-15.3: suit, cost, ability and destination of the thirty market cards. */
RULE(the_thirty_market_cards_are_as_printed)
{
    for (int card = 0; card < AH_CARDS; card++) {
        assert_int_equal(ah_cards[card].suit, faces[card].suit);
        assert_int_equal(ah_cards[card].cost, faces[card].cost);
        assert_int_equal(ah_cards[card].slot, faces[card].slot);
        assert_int_equal(ah_cards[card].deliver, faces[card].deliver);
    }
}

/* AH-12.3, AH-15.3: five cards per suit, each for another suit; six cost a die, 19 one gold, 5 two; seven have an action slot. */
RULE(the_market_cards_add_up)
{
    int to[AH_SUITS][AH_SUITS] = {{0}}, costs[3] = {0}, actions = 0, free_actions = 0;

    for (int card = 0; card < AH_CARDS; card++) {
        to[ah_cards[card].suit][ah_cards[card].deliver]++;
        costs[ah_cards[card].cost]++;
        actions += ah_cards[card].slot == 'A';
        free_actions += ah_cards[card].slot == 'a';
        if (ah_cards[card].cost == 0) assert_int_not_equal(ah_cards[card].slot, 'A'); /* never two slots on one card */
    }
    for (int suit = 0; suit < AH_SUITS; suit++)
        for (int other = 0; other < AH_SUITS; other++) assert_int_equal(to[suit][other], suit != other);
    assert_int_equal(costs[0], 6);
    assert_int_equal(costs[1], 19);
    assert_int_equal(costs[2], 5);
    assert_int_equal(actions, 7);
    assert_int_equal(free_actions, 5);
}

/* AH-16.25, AH-16.26: the second copies of Convincing Comrade and Convincing Official do what the first ones do. */
RULE(two_crews_come_twice)
{
    for (int card = 0; card < AH_CARDS; card++)
        assert_int_equal(ah_ability(card), card == AH_COMRADE_CREW_2    ? AH_COMRADE_CREW
                                           : card == AH_OFFICIAL_CREW_2 ? AH_OFFICIAL_CREW
                                                                        : card);
}

/* ---- Plans, rewards, victory options ------------------------------------------------------------------------------------------- */

/* AH-14.8: twelve plan cards of nine kinds; Weapons Cache, Sneak Attack and Dynamic Entry come twice. */
RULE(there_are_twelve_plans_of_nine_kinds)
{
    int copies[AH_PLANS] = {0}, kinds = 0;

    for (int plan = 0; plan < AH_PLANS; plan++) copies[ah_plan_kind(plan)]++;
    for (int plan = 0; plan < AH_PLANS; plan++) kinds += copies[plan] > 0;
    assert_int_equal(AH_PLANS, 12);
    assert_int_equal(kinds, 9);
    assert_int_equal(copies[AH_WEAPONS_CACHE], 2);
    assert_int_equal(copies[AH_SNEAK_ATTACK], 2);
    assert_int_equal(copies[AH_DYNAMIC_ENTRY], 2);
    assert_int_equal(copies[AH_EVACUATION], 1);
}

/* AH-15.5, AH-15.7: the grid of rewards, row by row; START is in the middle. */
RULE(the_reward_grid_is_as_printed)
{
    static const uint8_t grid[AH_CELLS] = {
        AH_R_PAY5,  AH_R_MOVE2,  AH_R_FAME2, AH_R_CREW,  AH_R_FAME4W,  /* row 0 */
        AH_R_CREW,  AH_R_TAIL,   AH_R_GOLD1, AH_R_FAME1, AH_R_REPAIR,  /* row 1 */
        AH_R_GOLD2, AH_R_FAME1,  AH_R_START, AH_R_TILE,  AH_R_FAME2,   /* row 2 */
        AH_R_TAIL,  AH_R_MOVE2X, AH_R_CREW,  AH_R_GOLD2, AH_R_MOVE2,   /* row 3 */
        AH_R_FAME3, AH_R_GOLD2,  AH_R_FAME2, AH_R_GOLD1, AH_R_REPAIRF, /* row 4 */
    };

    assert_memory_equal(ah_rewards, grid, sizeof grid);
    assert_int_equal(ah_rewards[AH_START_CELL], AH_R_START);
}

/* AH-9.16, AH-9.17: seven victory options: three of the Squadron, two of the Union, two of a Smuggler; BF-b deals 2 damage, the others 1.
 */
RULE(the_victory_options_belong_to_their_factions)
{
    for (int spoil = 0; spoil < AH_SPOILS; spoil++) {
        assert_int_equal(!!ah_spoils[spoil].squadron, spoil <= AH_BF_C);
        assert_int_equal(!!ah_spoils[spoil].union_, spoil == AH_MU_A || spoil == AH_MU_B);
        assert_int_equal(!!ah_spoils[spoil].smuggler, spoil >= AH_SM_A);
        assert_int_equal(ah_spoils[spoil].damage, spoil == AH_BF_B ? 2 : 1);
    }
}

/* ---- Words --------------------------------------------------------------------------------------------------------------------- */

static void all_different(const rs_words *words)
{
    for (int i = 0; i < words->count; i++) {
        assert_true(words->term[i].label && words->term[i].label[0]);
        for (int j = 0; j < i; j++) assert_string_not_equal(words->term[i].word, words->term[j].word);
    }
}

/* AH-1.5, AH-12.9: everything on the table has a word of its own to be named by. */
RULE(everything_has_a_name_of_its_own)
{
    const rs_words *all[] = {&ah_captain_words, &ah_suit_words, &ah_direction_words, &ah_tile_words,  &ah_space_words, &ah_figure_words,
                             &ah_crew_words,    &ah_good_words, &ah_plan_words,      &ah_berth_words, &ah_cell_words,  &ah_spoil_words};

    for (int i = 0; i < RS_COUNT(all); i++) all_different(all[i]);
    assert_int_equal(ah_crew_words.count, AH_CARDS);
    assert_int_equal(ah_plan_words.count, AH_PLANS);
    assert_int_equal(ah_tile_words.count, AH_TILES);
}

/* AH-1.1: two to four players, and the module itself is sound. */
RULE(the_module_is_sound)
{
    char problem[RS_LINE];

    if (rs_game_check(&ah_game, problem)) fail_msg("%s", problem);
    assert_int_equal(ah_game.least_players, 2);
    assert_int_equal(ah_game.most_players, 4);
    assert_string_equal(ah_game.id, "ahoy");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_squadrons_board_has_twelve_slots),
        TEST(the_unions_board_has_eleven_slots),
        TEST(the_smugglers_boards_have_eight_slots),
        TEST(the_ships_have_three_slots),
        TEST(the_twelve_tiles_are_as_printed),
        TEST(the_tiles_add_up),
        TEST(each_pushing_space_has_a_bit_of_its_own),
        TEST(the_thirty_market_cards_are_as_printed),
        TEST(the_market_cards_add_up),
        TEST(two_crews_come_twice),
        TEST(there_are_twelve_plans_of_nine_kinds),
        TEST(the_reward_grid_is_as_printed),
        TEST(the_victory_options_belong_to_their_factions),
        TEST(everything_has_a_name_of_its_own),
        TEST(the_module_is_sound),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
