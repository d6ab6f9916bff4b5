/* schema.c - the fields of a position: their names, their words, and who may see them. */
#include "games/plunder/plunder.h"

#define CAPTAIN(member, ...) RS_WORD(pl_captain, member, __VA_ARGS__)

static const rs_field captain_fields[] = {
    RS_ZONE_FIELD(pl_captain, hand, pl_card_words, .sight = RS_OWN, .known = offsetof(pl_state, known),
                  .unseen = offsetof(pl_state, unseen)),
    RS_NUM(pl_captain, silver, RS_I16, 0, 999),
    CAPTAIN(own, pl_own_words),
    RS_FLAG(pl_captain, own_won),
    CAPTAIN(prize, pl_prize_words),
    CAPTAIN(mate, pl_card_words),
    CAPTAIN(offer, pl_card_words),
    CAPTAIN(at, pl_map_words),
    RS_FLAG(pl_captain, lost),
    RS_FLAG(pl_captain, port_was_enemy),
    RS_BITS_OF(pl_captain, letters, pl_side_words),
    RS_BITS_OF(pl_captain, deed, pl_side_words),
    RS_NUMS(pl_captain, cargo[PL_TRADED], RS_I8, PL_GOODS, 0, PL_TOKENS, .name = "traded"),
    RS_NUMS(pl_captain, cargo[PL_PLUNDERED], RS_I8, PL_GOODS, 0, PL_TOKENS, .name = "plundered"),
    RS_FLAG(pl_captain, answered),
    CAPTAIN(answer, pl_card_words, .sight = RS_OWN, .blank = PL_NONE),
    RS_NUM(pl_captain, answer_red, RS_BOOL, 0, 1, .sight = RS_OWN),
    {0},
};

static const rs_field fleet_fields[] = {
    RS_WORD(pl_fleet, card, pl_card_words),
    RS_WORD(pl_fleet, at, pl_spot_words),
    {0},
};

static const rs_field war_fields[] = {
    RS_WORD(pl_war, a, pl_nation_words),
    RS_WORD(pl_war, b, pl_nation_words),
    RS_WORD_LIST(pl_war, friend_, PL_CAPTAINS, pl_nation_words, .name = "friend"),
    {0},
};

static const rs_field turn_fields[] = {
    RS_FLAG(pl_turn, crew_paid),
    RS_FLAG(pl_turn, mate_paid),
    RS_WORD(pl_turn, direction, pl_direction_words),
    RS_FLAG(pl_turn, turned),
    RS_NUM(pl_turn, moved, RS_U8, 0, 100),
    RS_FLAG(pl_turn, explored),
    RS_FLAG(pl_turn, fog),
    RS_FLAG(pl_turn, skip_sail),
    RS_FLAG(pl_turn, skip_action),
    RS_FLAG(pl_turn, sneak),
    RS_BITS_OF(pl_turn, bought, pl_good_words),
    RS_BITS_OF(pl_turn, sold, pl_good_words),
    {0},
};

static const rs_field fight_fields[] = {
    RS_WORD(pl_fight, foe, pl_fight_words),
    RS_WORD(pl_fight, ship, pl_card_words),
    RS_NUM(pl_fight, speed, RS_U8, 0, 100),
    RS_NUM(pl_fight, cannons, RS_U8, 0, 100),
    RS_NUM(pl_fight, crew, RS_U8, 0, 100),
    RS_WORD(pl_fight, attacker, pl_captain_words),
    RS_WORD(pl_fight, defender, pl_captain_words),
    RS_WORD(pl_fight, winner, pl_captain_words),
    {0},
};

static const rs_field place_fields[] = {
    RS_NUM(pl_place, x, RS_I8, -32, 32),
    RS_NUM(pl_place, y, RS_I8, -32, 32),
    {0},
};

const rs_field pl_fields[] = {
    RS_ZONE_FIELD(pl_state, deck, pl_card_words, .sight = RS_SHUT, .known = offsetof(pl_state, known),
                  .unseen = offsetof(pl_state, unseen)),
    RS_SET_FIELD(pl_state, discard, pl_card_words),
    RS_SET_FIELD(pl_state, box, pl_card_words),
    RS_SET_FIELD(pl_state, laid, pl_map_words),
    RS_SET_FIELD(pl_state, known, pl_card_words),
    RS_SET_FIELD(pl_state, unseen, pl_card_words),
    RS_GROUP_OF(pl_state, captain, RS_EACH_SEAT, captain_fields, .sight = RS_OWN),
    RS_WORD(pl_state, first, pl_captain_words),
    RS_WORD(pl_state, active, pl_captain_words),
    RS_WORD(pl_state, pending, pl_card_words),
    RS_WORD(pl_state, parameter, pl_parameter_words),
    RS_NUM(pl_state, round, RS_I16, 1, 1001),
    RS_NUMS(pl_state, supply, RS_I8, PL_GOODS, 0, PL_TOKENS),
    RS_WORD_LIST(pl_state, native_at, 2, pl_spot_words),
    RS_NUM(pl_state, fleets, RS_U8, 0, 3),
    RS_GROUP_OF(pl_state, fleet, 3, fleet_fields),
    RS_GROUP_OF(pl_state, war, 6, war_fields),
    RS_RECORD(pl_state, turn, turn_fields),
    RS_RECORD(pl_state, fight, fight_fields),
    RS_GROUP_OF(pl_state, place, PL_MAP_CARDS, place_fields),
    {0},
};
