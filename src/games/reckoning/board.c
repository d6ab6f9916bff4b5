/* board.c - the battle board: zones, thrown cubes, strikes (DR-15). It knows no position: give it a board and a chance.
 *
 * Every draw is a die from 1 up: the numbers 0-99, 0-7, .. of the rules plus one. */
#include "games/reckoning/reckoning.h"

#include <string.h>

static inline int zone_of(uint8_t cube) { return cube & 15; }
static inline int colour_of(uint8_t cube) { return cube >> 4; }

void dr_board_clear(dr_board *board) { memset(board, 0, sizeof *board); }

/* DR-15.1; the die is 1 to 100. */
int dr_board_draw_zone(rs_chance *chance) { return dr_landing[rs_roll(chance, RS_COUNT(dr_landing)) - 1]; }

void dr_board_put(dr_board *board, int zone, int colour)
{
    assert(board->count < DR_BOARD_ROOM);
    board->cube[board->count++] = (uint8_t)(zone | colour << 4);
}

int dr_board_in(const dr_board *board, int zone)
{
    int cubes = 0;

    for (int i = 0; i < board->count; i++) cubes += zone_of(board->cube[i]) == zone;
    return cubes;
}

int dr_board_count(const dr_board *board, int zone, int colour)
{
    int cubes = 0;

    for (int i = 0; i < board->count; i++) cubes += board->cube[i] == (zone | colour << 4);
    return cubes;
}

int dr_board_of(const dr_board *board, int colour)
{
    int cubes = 0;

    for (int i = 0; i < board->count; i++) cubes += colour_of(board->cube[i]) == colour;
    return cubes;
}

static void remove_at(dr_board *board, int index)
{
    board->count--;
    memmove(&board->cube[index], &board->cube[index + 1], (size_t)(board->count - index));
    board->cube[board->count] = 0;
}

/* DR-15.10: the earliest arrived. */
bool dr_board_take(dr_board *board, int zone, int colour)
{
    for (int i = 0; i < board->count; i++)
        if (board->cube[i] == (zone | colour << 4)) {
            remove_at(board, i);
            return true;
        }
    return false;
}

void dr_board_first_throw(dr_board *board, int colour, int cubes, rs_turn *turn)
{
    for (int i = 0; i < cubes; i++) {
        int zone = dr_board_draw_zone(turn->chance);

        dr_board_put(board, zone, colour);
        rs_tell(turn, DR_EV_LANDS, RS_NOBODY, colour, zone, 0, 0);
    }
}

/* The cube number `rank` of a zone, in order of arrival. */
static int index_in(const dr_board *board, int zone, int rank)
{
    int i = 0;

    while (zone_of(board->cube[i]) != zone || rank-- > 0) i++;
    return i;
}

/* DR-15.6: one of the cubes lying there goes to a neighbouring zone and arrives last. */
static void strike(dr_board *board, int zone, int cubes, rs_turn *turn)
{
    int index = index_in(board, zone, rs_roll(turn->chance, cubes) - 1);
    int colour = colour_of(board->cube[index]);
    int to = dr_zones[zone].beside[rs_roll(turn->chance, dr_zones[zone].degree) - 1];

    remove_at(board, index);
    dr_board_put(board, to, colour);
    rs_tell(turn, DR_EV_STRIKES, RS_NOBODY, colour, zone, to, 0);
}

/* DR-15.6: a cube in its path is struck with min(k, 4) chances in 8. At most one is. */
static void pass_over(dr_board *board, int landing, rs_turn *turn)
{
    const dr_zone_face *face = &dr_zones[landing];

    for (int i = 0; i < face->steps; i++) {
        int zone = face->path[i], cubes = dr_board_in(board, zone);

        if (cubes == 0 || rs_roll(turn->chance, 8) - 1 >= (cubes < 4 ? cubes : 4)) continue;
        strike(board, zone, cubes, turn);
        return;
    }
}

void dr_board_later_throw(dr_board *board, int colour, int cubes, rs_turn *turn)
{
    for (int i = 0; i < cubes; i++) {
        int zone = dr_board_draw_zone(turn->chance);

        pass_over(board, zone, turn);
        dr_board_put(board, zone, colour);
        rs_tell(turn, DR_EV_LANDS, RS_NOBODY, colour, zone, 0, 0);
    }
}

int dr_board_yield(const dr_board *board, int yield, int colour)
{
    int cubes = 0;

    for (int i = 0; i < board->count; i++) cubes += colour_of(board->cube[i]) == colour && dr_zones[zone_of(board->cube[i])].yield == yield;
    return cubes;
}

int dr_board_strength(const dr_board *board, int colour)
{
    return dr_board_yield(board, DR_Y_S1, colour) + 2 * dr_board_yield(board, DR_Y_S2, colour);
}
