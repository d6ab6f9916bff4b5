/* schema.c - the fields of a position: their names, their words, and who may see them. */
#include "games/ahoy/ahoy.h"

/* A pledge lies face down: what is not in the deck may lie in a pile. */
#define PILE .known = offsetof(ah_state, turned_up), .unseen = offsetof(ah_state, unseen_cards)

static const rs_field captain_fields[] = {
    RS_ZONE_FIELD(ah_captain, hand, ah_plan_words, .sight = RS_OWN, .unseen = offsetof(ah_state, unseen_plans)),
    RS_SET_FIELD(ah_captain, crew, ah_crew_words),
    RS_SET_FIELD(ah_captain, cargo, ah_good_words),
    RS_ZONE_FIELD(ah_captain, left, ah_good_words, .sight = RS_OWN, PILE),
    RS_ZONE_FIELD(ah_captain, right, ah_good_words, .sight = RS_OWN, PILE),
    RS_NUM(ah_captain, fame, RS_I16, 0, 9999),
    RS_NUM(ah_captain, gold, RS_I8, 0, AH_GOLD),
    RS_NUM(ah_captain, aside, RS_I8, 0, 5),
    RS_NUMS(ah_captain, pool, RS_I8, 6, 0, 5),
    RS_NUMS(ah_captain, slot, RS_I8, AH_BOARD_SLOTS, AH_FREE, AH_DAMAGED),
    RS_WORD(ah_captain, white, ah_cell_words),
    RS_WORD(ah_captain, black, ah_cell_words),
    RS_NUM(ah_captain, left_squadron, RS_I8, -1, 1, .sight = RS_OWN, .blank = AH_NONE),
    RS_NUM(ah_captain, shown, RS_I8, -1, 1),
    {0},
};

static const rs_field region_fields[] = {
    RS_WORD(ah_region, tile, ah_tile_words),
    RS_NUM(ah_region, x, RS_I8, -24, 24),
    RS_NUM(ah_region, y, RS_I8, -24, 24),
    RS_NUM(ah_region, turned, RS_I8, 0, 3),
    RS_NUM(ah_region, wealth, RS_I8, 0, AH_WEALTHIEST),
    RS_NUM(ah_region, comrades, RS_I8, 0, AH_COMRADES),
    {0},
};

static const rs_field battle_fields[] = {
    RS_WORD(ah_battle, attacker, ah_figure_words), RS_WORD(ah_battle, defender, ah_figure_words),
    RS_WORD(ah_battle, space, ah_spot_words),      RS_NUM(ah_battle, stage, RS_I8, 0, AH_B_COMPARE),
    RS_NUMS(ah_battle, bonus, RS_I8, 2, 0, 50),    RS_NUMS(ah_battle, die, RS_I8, 2, 0, 12),
    RS_NUM(ah_battle, weapon, RS_I8, 0, 1),        {0},
};

const rs_field ah_fields[] = {
    RS_ZONE_FIELD(ah_state, stack_tiles, ah_tile_words, .sight = RS_SHUT, .unseen = offsetof(ah_state, unseen_tiles)),
    RS_ZONE_FIELD(ah_state, deck, ah_crew_words, .sight = RS_SHUT, .unseen = offsetof(ah_state, unseen_cards)),
    RS_ZONE_FIELD(ah_state, plans, ah_plan_words, .sight = RS_SHUT, .unseen = offsetof(ah_state, unseen_plans)),
    RS_SET_FIELD(ah_state, market, ah_crew_words),
    RS_SET_FIELD(ah_state, box, ah_crew_words),
    RS_SET_FIELD(ah_state, played, ah_plan_words),
    RS_SET_FIELD(ah_state, turned_up, ah_good_words),
    RS_SET_FIELD(ah_state, unseen_tiles, ah_tile_words),
    RS_SET_FIELD(ah_state, unseen_cards, ah_crew_words),
    RS_SET_FIELD(ah_state, unseen_plans, ah_plan_words),
    RS_GROUP_OF(ah_state, captain, RS_EACH_SEAT, captain_fields, .sight = RS_OWN),
    RS_NUM(ah_state, patrols_moved, RS_I16, 0, (1 << AH_PATROLS) - 1),
    RS_NUM(ah_state, inspired, RS_I16, 0, (1 << AH_REGIONS) - 1),
    RS_WORD_LIST(ah_state, at, AH_FIGURES, ah_spot_words),
    RS_NUMS(ah_state, card_slot, RS_I8, AH_CARDS, AH_FREE, AH_DAMAGED),
    RS_NUMS(ah_state, ship_slot, RS_I8, AH_SHIP_SLOTS, AH_FREE, AH_DAMAGED),
    RS_NUM(ah_state, regions, RS_I8, 2, AH_REGIONS),
    RS_GROUP_OF(ah_state, region, AH_REGIONS, region_fields),
    RS_NUM(ah_state, ready, RS_I8, 0, AH_COMRADES),
    RS_NUM(ah_state, comrades, RS_I8, 0, AH_COMRADES),
    RS_NUM(ah_state, gold, RS_I8, 0, AH_GOLD),
    RS_NUM(ah_state, round, RS_I8, 1, 100),
    RS_WORD(ah_state, first_mate, ah_captain_words),
    RS_WORD(ah_state, active, ah_captain_words),
    RS_NUM(ah_state, quota, RS_I8, 0, 2),
    RS_NUM(ah_state, quota_left, RS_I8, 0, 2),
    RS_NUM(ah_state, mystic_used, RS_I8, 0, 1),
    RS_NUM(ah_state, whisper_used, RS_I8, 0, 1),
    RS_NUM(ah_state, flights, RS_I8, 0, AH_FLIGHTS),
    RS_NUM(ah_state, chain, RS_I8, 0, AH_INNER_MOVES),
    RS_NUM(ah_state, lifted, RS_I8, 0, AH_COMRADES),
    RS_RECORD(ah_state, battle, battle_fields),
    {0},
};
