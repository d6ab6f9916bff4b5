/* schema.c - the fields of a position: their names, their words, and who may see them ("Hidden information" in the rules). */
#include "games/reckoning/reckoning.h"

#define CREW_ZONE(member_) RS_ZONE_FIELD(dr_captain, member_, dr_hand_words, .sight = RS_OWN, .unseen = offsetof(dr_state, unseen_crew))
#define SECRET .sight = RS_OWN, .blank = DR_NONE
#define CELLS_OF(member_) RS_NUM(dr_turn, member_, RS_I16, 0, (1 << DR_CELLS) - 1, RS_INNER)

static const rs_field captain_fields[] = {
    CREW_ZONE(hand),
    CREW_ZONE(deck),
    RS_SET_FIELD(dr_captain, discard, dr_hand_words),
    RS_SET_FIELD(dr_captain, waiting, dr_card_words),
    RS_NUM(dr_captain, chest, RS_I16, 0, 9999, SECRET),
    RS_NUM(dr_captain, dock, RS_I16, 0, 9999),
    RS_NUM(dr_captain, cargo, RS_I16, 0, 99),
    RS_NUM(dr_captain, coins, RS_I16, 0, 99),
    RS_NUM(dr_captain, deeds, RS_I16, 0, (1 << DR_DEEDS) - 1, RS_INNER),
    RS_NUMS(dr_captain, tally, RS_I16, DR_SUMS, -99, 9999, RS_INNER),
    RS_NUMS(dr_captain, used, RS_I16, DR_CREW, 0, 0x7fff, RS_INNER),
    RS_NUMS(dr_captain, spent, RS_U8, DR_CREW, 0, 255, RS_INNER),
    RS_NUMS(dr_captain, level, RS_I8, DR_CREW, 1, DR_LEVELS, .sight = RS_OWN, .blank = 0, RS_BY(dr_crew_words)),
    RS_NUMS(dr_captain, shown, RS_I8, DR_CREW, 1, DR_LEVELS, RS_BY(dr_crew_words)),
    RS_WORD_LIST(dr_captain, slot, DR_CREW *DR_SLOTS, dr_card_words),
    RS_WORD_LIST(dr_captain, order, DR_CREW, dr_crew_words, RS_INNER),
    RS_WORD_LIST(dr_captain, bottom, DR_CREW, dr_crew_words, SECRET, RS_INNER),
    RS_WORD_LIST(dr_captain, hull, DR_HULL, dr_extension_words),
    RS_NUMS(dr_captain, extended, RS_I8, DR_EXTENSIONS, 0, 4, RS_BY(dr_extension_words)),
    RS_NUMS(dr_captain, spent_hull, RS_I8, DR_HULL + 1, 0, 2, RS_INNER),
    RS_NUMS(dr_captain, progress, RS_I8, DR_COURSES, 0, 4, RS_BY(dr_course_words)),
    RS_WORD_LIST(dr_captain, offer, 2, dr_bonus_words, SECRET, RS_INNER),
    RS_WORD(dr_captain, bonus, dr_bonus_words, SECRET),
    RS_WORD(dr_captain, shown_bonus, dr_bonus_words),
    RS_WORD(dr_captain, drawn, dr_crew_words, SECRET, RS_INNER),
    RS_NUM(dr_captain, in_play, RS_I8, 0, DR_CREW, RS_INNER),
    RS_NUM(dr_captain, bottoms, RS_I8, 0, DR_CREW, RS_INNER),
    RS_NUM(dr_captain, raised, RS_I8, 0, DR_CREW *(DR_LEVELS - 1), RS_INNER),
    RS_NUM(dr_captain, masters, RS_I8, 0, DR_CREW),
    RS_WORD(dr_captain, at, dr_space_words),
    RS_WORD(dr_captain, mode, dr_mode_words),
    RS_NUM(dr_captain, damage, RS_I8, 0, 99),
    RS_NUM(dr_captain, track, RS_I8, 0, DR_TRACK),
    RS_NUM(dr_captain, supply, RS_I8, 0, DR_SUPPLY),
    RS_WORD(dr_captain, stow, dr_stow_words),
    RS_NUM(dr_captain, pending, RS_I8, 0, 1, RS_INNER),
    RS_NUM(dr_captain, done, RS_I8, 0, 1, RS_INNER),
    RS_NUM(dr_captain, lost, RS_I8, 0, 99, RS_INNER),
    RS_NUM(dr_captain, won, RS_I8, 0, 1, RS_INNER),
    {0},
};

static const rs_field cell_fields[] = {
    RS_NUM(dr_cell, cargo, RS_I16, 0, 9999),
    RS_NUM(dr_cell, coins, RS_I16, 0, 9999),
    RS_WORD(dr_cell, tile, dr_tile_words),
    RS_WORD(dr_cell, card, dr_card_words),
    RS_NUMS(dr_cell, cubes, RS_I8, DR_CAPTAINS, 0, 6, RS_BY(dr_captain_words)),
    RS_NUMS(dr_cell, lasting, RS_I8, DR_CAPTAINS, 0, DR_SUPPLY, RS_BY(dr_captain_words)),
    RS_BITS_OF(dr_cell, buildings, dr_building_words),
    RS_WORD(dr_cell, holder, dr_captain_words),
    {0},
};

static const rs_field turn_fields[] = {
    CELLS_OF(entered),
    CELLS_OF(swept),
    CELLS_OF(lost_at),
    CELLS_OF(stormed),
    RS_NUM(dr_turn, actions, RS_I16, 0, DR_MOST_ACTIONS + 1),
    RS_BITS_OF(dr_turn, attacked, dr_captain_words),
    RS_FLAG(dr_turn, set_sail),
    RS_FLAG(dr_turn, explored),
    RS_NUM(dr_turn, deals, RS_U8, 0, DR_DEALS, RS_INNER),
    RS_NUM(dr_turn, goods, RS_U8, 0, DR_MOST_GOODS, RS_INNER),
    {0},
};

/* A cube is its zone and, times 16, its colour: the captains', then black. */
static const rs_field board_fields[] = {
    RS_NUMS(dr_board, cube, RS_U8, DR_BOARD_SHOWN, 0, DR_BLACK * 16 + DR_C4),
    RS_NUM(dr_board, count, RS_U8, 0, DR_BOARD_SHOWN),
    {0},
};

#define SIDES(member_, ...) RS_NUMS(dr_battle, member_, RS_I8, DR_SIDES, 0, 120, __VA_ARGS__)

static const rs_field battle_fields[] = {
    RS_RECORD(dr_battle, board, board_fields, RS_INNER),
    RS_WORD(dr_battle, kind, dr_battle_words),
    RS_WORD(dr_battle, foe, dr_captain_words),
    RS_WORD(dr_battle, at, dr_space_words),
    RS_WORD(dr_battle, back, dr_card_words),
    SIDES(want, RS_INNER),
    SIDES(taken, RS_INNER),
    SIDES(strength),
    SIDES(hurt),
    SIDES(coins),
    SIDES(cargo),
    SIDES(wound, RS_INNER),
    SIDES(spare, RS_INNER),
    RS_NUM(dr_battle, mover, RS_I8, 0, 1, RS_INNER),
    RS_NUM(dr_battle, passes, RS_I8, 0, 2, RS_INNER),
    RS_NUM(dr_battle, winner, RS_I8, -1, 1, RS_INNER),
    RS_NUM(dr_battle, pirate, RS_I8, 0, 1, RS_INNER),
    RS_NUM(dr_battle, stowing, RS_I8, 0, 1, RS_INNER),
    {0},
};

#define TILE_ZONE(member_) \
    RS_ZONE_FIELD(dr_state, member_, dr_tile_words, .sight = RS_SHUT, .known = offsetof(dr_state, seas), \
                  .unseen = offsetof(dr_state, unseen_tiles))

const rs_field dr_fields[] = {
    RS_SET_FIELD(dr_state, boxes, dr_card_words),
    RS_SET_FIELD(dr_state, buried, dr_card_words),
    RS_SET_FIELD(dr_state, backs, dr_card_words),
    RS_SET_FIELD(dr_state, seas, dr_tile_words),
    TILE_ZONE(deep),
    TILE_ZONE(left),
    RS_SET_FIELD(dr_state, unseen_tiles, dr_tile_words),
    RS_SET_FIELD(dr_state, unseen_crew, dr_hand_words),
    RS_GROUP_OF(dr_state, captain, RS_EACH_SEAT, captain_fields, .sight = RS_OWN),
    RS_GROUP_OF(dr_state, cell, DR_CELLS, cell_fields, RS_BY(dr_space_words)),
    RS_RECORD(dr_state, turn, turn_fields),
    RS_RECORD(dr_state, battle, battle_fields),
    RS_WORD_LIST(dr_state, top, DR_ROWS * 6, dr_card_words),
    RS_NUMS(dr_state, buildings, RS_I8, DR_BUILDINGS, 0, 8, RS_BY(dr_building_words)),
    RS_NUMS(dr_state, extensions, RS_I8, DR_EXTENSIONS, 0, 4, RS_BY(dr_extension_words)),
    RS_NUM(dr_state, black, RS_I8, 0, DR_BLACK_CUBES),
    RS_WORD(dr_state, first, dr_captain_words),
    RS_WORD(dr_state, active, dr_captain_words),
    RS_NUM(dr_state, round, RS_I8, 1, 101),
    RS_WORD(dr_state, ender, dr_captain_words),
    RS_WORD(dr_state, copied, dr_line_words, RS_INNER),
    {0},
};
