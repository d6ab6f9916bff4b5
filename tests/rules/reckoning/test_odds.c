/* test_odds.c - the battle model against its published figures: chances of the active player, yields of a cube, strikes. */
#include "table.h"

#include <stdio.h>
#include <string.h>

enum { ACTIVE, OTHER, ROWS = 10, COLUMNS = 9, BATTLES = 40000 };

typedef struct sea { /* a board, and luck that is the same in every run */
    rs_chance chance;
    rs_turn turn;
    dr_board board;
} sea;

static sea *open_sea(const char *seed)
{
    static sea s;

    rs_chance_seed(&s.chance, "reckoning", seed, NULL, 0);
    rs_turn_init(&s.turn, &s.chance);
    s.turn.quiet = true;
    return &s;
}

static int lift(dr_board *board, int colour)
{
    int cubes = 0;

    while (dr_board_take(board, DR_B3, colour)) cubes++;
    return cubes;
}

/* DR-15.3, with cubes enough for both sides. */
static void explode(sea *s)
{
    while (dr_board_in(&s->board, DR_B3) > 0) {
        int active = lift(&s->board, ACTIVE), other = lift(&s->board, OTHER);

        dr_board_later_throw(&s->board, ACTIVE, 2 * active, &s->turn);
        dr_board_later_throw(&s->board, OTHER, 2 * other, &s->turn);
    }
}

static void first_throw(sea *s, int active, int other)
{
    dr_board_clear(&s->board);
    dr_board_first_throw(&s->board, ACTIVE, active, &s->turn);
    dr_board_first_throw(&s->board, OTHER, other, &s->turn);
    explode(s);
}

static void later_throw(sea *s, int colour, int cubes)
{
    dr_board_later_throw(&s->board, colour, cubes, &s->turn);
    explode(s);
}

/* DR-14.13: a tie is the active player's. */
static bool active_wins(const sea *s) { return dr_board_strength(&s->board, ACTIVE) >= dr_board_strength(&s->board, OTHER); }

/* Chances in thousandths, so that a message can be read. */
static void expect_chance(const char *what, int wins, int of, int published, int tolerance)
{
    int found = (int)((1000LL * wins + of / 2) / of);

    if (found < published - tolerance || found > published + tolerance) fail_msg("%s: %d of 1000, not %d", what, found, published);
}

/* ---- The table ------------------------------------------------------------------------------------------------------------ */

static const int active_cubes[ROWS] = {1, 2, 3, 4, 5, 6, 7, 8, 10, 12};

/* clang-format off */
static const int percent[ROWS][COLUMNS] = { /* against 1 to 9 cubes */
    { 72, 51, 35, 24, 16, 11,  7,  5,  3},
    { 82, 65, 50, 37, 28, 20, 14, 10,  7},
    { 89, 75, 62, 50, 39, 30, 23, 17, 12},
    { 93, 83, 72, 60, 50, 40, 32, 25, 19},
    { 96, 88, 79, 69, 59, 50, 41, 33, 27},
    { 97, 92, 85, 77, 67, 58, 50, 41, 34},
    { 98, 95, 89, 82, 74, 66, 58, 50, 42},
    { 99, 96, 92, 87, 80, 73, 65, 57, 50},
    {100, 98, 96, 93, 89, 83, 77, 70, 63},
    {100, 99, 98, 96, 93, 90, 85, 80, 74},
};
/* clang-format on */

/* A first throw of as many cubes as any entry needs, for each side; an entry takes the first ones of it. */
typedef struct throws {
    dr_board active, other;
} throws;

static void throw_all(sea *s, throws *t)
{
    dr_board_clear(&t->active);
    dr_board_clear(&t->other);
    dr_board_first_throw(&t->active, ACTIVE, active_cubes[ROWS - 1], &s->turn);
    dr_board_first_throw(&t->other, OTHER, COLUMNS, &s->turn);
}

static bool wins_entry(sea *s, const throws *t, int active, int other)
{
    dr_board_clear(&s->board);
    memcpy(s->board.cube, t->active.cube, (size_t)active);
    memcpy(s->board.cube + active, t->other.cube, (size_t)other);
    s->board.count = (uint8_t)(active + other);
    explode(s);
    return active_wins(s);
}

/* The nearer to certainty, the fewer battles show it. */
static int battles_for(int chance)
{
    int battles = BATTLES / 2500 * chance * (100 - chance);

    return battles > BATTLES / 10 ? battles : BATTLES / 10;
}

static void fight_all(sea *s, int wins[ROWS][COLUMNS])
{
    throws t;

    for (int i = 0; i < BATTLES; i++) {
        throw_all(s, &t);
        for (int entry = 0; entry < ROWS * COLUMNS; entry++) {
            int row = entry / COLUMNS, column = entry % COLUMNS;

            if (i < battles_for(percent[row][column])) wins[row][column] += wins_entry(s, &t, active_cubes[row], column + 1);
        }
    }
}

/* DR-15.1, DR-15.2, DR-15.3, DR-14.13: every entry of the table of battles without abilities, within one hundredth. */
RULE(the_published_chances_of_a_battle_come_out)
{
    int wins[ROWS][COLUMNS] = {0};

    fight_all(open_sea("chances"), wins);
    for (int row = 0; row < ROWS; row++)
        for (int column = 0; column < COLUMNS; column++) {
            char what[RS_LINE];

            snprintf(what, sizeof what, "%d against %d", active_cubes[row], column + 1);
            expect_chance(what, wins[row][column], battles_for(percent[row][column]), 10 * percent[row][column], 10);
        }
}

/* ---- Abilities ------------------------------------------------------------------------------------------------------------ */

static int wins_with_throws(sea *s, bool active, bool other)
{
    int wins = 0;

    for (int i = 0; i < BATTLES; i++) {
        first_throw(s, 4, 4);
        if (active) later_throw(s, ACTIVE, 2);
        if (other) later_throw(s, OTHER, 2);
        wins += active_wins(s);
    }
    return wins;
}

/* DR-15.4, DR-15.6, DR-15.7: what one more throw of two cubes is worth at four against four. */
RULE(a_throw_of_two_cubes_shifts_the_chances_as_published)
{
    sea *s = open_sea("throws");

    expect_chance("no throw", wins_with_throws(s, false, false), BATTLES, 605, 10);
    expect_chance("the active player throws", wins_with_throws(s, true, false), BATTLES, 765, 10);
    expect_chance("the other throws", wins_with_throws(s, false, true), BATTLES, 400, 10);
    expect_chance("both throw", wins_with_throws(s, true, true), BATTLES, 580, 10);
}

/* ---- Yields of a cube ----------------------------------------------------------------------------------------------------- */

typedef struct yields {
    long long cubes, strength, squares, damage, cargo, coins, choices;
} yields;

static void add_yields(yields *sum, const dr_board *board)
{
    int both = dr_board_yield(board, DR_Y_BOTH, ACTIVE), strength_found = dr_board_strength(board, ACTIVE);

    sum->cubes += dr_board_of(board, ACTIVE);
    sum->strength += strength_found;
    sum->squares += strength_found * strength_found;
    sum->damage += dr_board_yield(board, DR_Y_DAMAGE, ACTIVE);
    sum->cargo += dr_board_yield(board, DR_Y_CARGO, ACTIVE) + both;
    sum->coins += 2 * dr_board_yield(board, DR_Y_COINS, ACTIVE) + both;
    sum->choices += dr_board_yield(board, DR_Y_CHOICE, ACTIVE);
}

/* `published` in thousandths; `slack` in thousandths covers its rounding. */
static void expect_mean(const char *what, long long sum, long long of, int published, int slack)
{
    int found = (int)((1000 * sum + of / 2) / of), tolerance = published / 50 + slack;

    if (found < published - tolerance || found > published + tolerance) fail_msg("%s: %d of 1000, not %d", what, found, published);
}

/* DR-15.1, DR-15.3: what a single cube of the first throw yields in the mean, explosions included, within two hundredths of it. */
RULE(a_cube_yields_what_is_published)
{
    enum { THROWS = 200000 };
    sea *s = open_sea("yields");
    yields sum = {0};

    for (int i = 0; i < THROWS; i++) {
        first_throw(s, 1, 0);
        add_yields(&sum, &s->board);
    }
    expect_mean("cubes", sum.cubes, THROWS, 1095, 0);
    expect_mean("strength", sum.strength, THROWS, 534, 0);
    expect_mean("variance of strength", sum.squares - sum.strength * sum.strength / THROWS, THROWS, 467, 0);
    expect_mean("damage", sum.damage, THROWS, 168, 0);
    expect_mean("cargo", sum.cargo, THROWS, 190, 5);
    expect_mean("coins", sum.coins, THROWS, 240, 5);
    expect_mean("choices", sum.choices, THROWS, 200, 5);
}

/* ---- Strikes -------------------------------------------------------------------------------------------------------------- */

/* Without an explosion, so that exactly so many cubes lie there. */
static void throw_until_quiet(sea *s, int cubes)
{
    do {
        dr_board_clear(&s->board);
        dr_board_first_throw(&s->board, ACTIVE, cubes, &s->turn);
        s->turn.events = 0;
    } while (dr_board_in(&s->board, DR_B3) > 0);
}

static int strikes(sea *s, int lying)
{
    int count = 0;

    s->turn.quiet = false;
    for (int i = 0; i < BATTLES; i++) {
        throw_until_quiet(s, lying);
        dr_board_later_throw(&s->board, OTHER, 1, &s->turn);
        for (int e = 0; e < s->turn.events; e++) count += s->turn.event[e].kind == DR_EV_STRIKES;
    }
    return count;
}

/* DR-15.6: a later cube strikes one of 6, 8 or 10 lying cubes about 12, 16 or 20 times in a hundred. */
RULE(a_later_cube_strikes_as_often_as_published)
{
    sea *s = open_sea("strikes");

    expect_chance("6 cubes", strikes(s, 6), BATTLES, 120, 15);
    expect_chance("8 cubes", strikes(s, 8), BATTLES, 160, 15);
    expect_chance("10 cubes", strikes(s, 10), BATTLES, 200, 15);
}

/* ---- The same in a game --------------------------------------------------------------------------------------------------- */

/* DR-15.1, DR-15.2, DR-15.3, DR-16.1: a ship with four cannons that attacks four black cubes again and again wins three times in five. */
RULE(battles_in_a_game_follow_the_same_chances)
{
    enum { FOUGHT = 20000 };
    table *t = position(2, "2.2 OS1, card MF21; P at 2.2, play gunner-1:2+U203, hull A:EB4 B:EB4 C:EB4 D:EB4; next M202");
    dr_state before;
    int wins = 0;

    play(t, P, "raid MF21");
    expect_asked(t, P, DR_D_CUBES);
    before = t->s;
    for (int i = 0; i < FOUGHT; i++) {
        t->s = before;
        rs_legal(&dr_game, &t->s, &t->turn.moves);
        rs_choose(&dr_game, &t->s, rs_move_find(&dr_game, &t->s, &t->turn.moves, "amount 4"), &t->turn);
        while (rs_top(&t->s)->kind != DR_D_MAIN) rs_choose(&dr_game, &t->s, 0, &t->turn);
        wins += captain(t, P)->progress[DR_WINS];
    }
    expect_chance("4 against 4", wins, FOUGHT, 605, 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_published_chances_of_a_battle_come_out),
        TEST(a_throw_of_two_cubes_shifts_the_chances_as_published),
        TEST(a_cube_yields_what_is_published),
        TEST(a_later_cube_strikes_as_often_as_published),
        TEST(battles_in_a_game_follow_the_same_chances),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
