/* schema.c - the fields of a position: their names, their words, and who may see them (section 8). */
#include "games/marauders/marauders.h"

#define UNSEEN(kind_) .unseen = offsetof(mm_state, unseen_##kind_)
#define KNOWN(kind_) .known = offsetof(mm_state, known_##kind_)
#define OWN_NUM(member_, kind_, least_, most_) RS_NUM(mm_captain, member_, kind_, least_, most_, .sight = RS_OWN, .blank = MM_NONE)
#define OWN_WORD(member_, words_, ...) RS_WORD(mm_captain, member_, words_, .sight = RS_OWN, .blank = MM_NONE, __VA_ARGS__)
#define OWN_LIST(member_, count_, words_) RS_WORD_LIST(mm_captain, member_, count_, words_, .sight = RS_OWN, .blank = MM_NONE, RS_INNER)
/* clang-format off */
#define OWN_BITS(member_, count_) \
    {.name = #member_, RS_AT(mm_captain, member_), .size = 1, .count = count_, .list = 1, .type = RS_BITS, .words = &mm_copy_words, \
     .sight = RS_OWN, .blank = 0, RS_INNER}
/* clang-format on */

static const rs_field captain_fields[] = {
    RS_ZONE_FIELD(mm_captain, cargo, mm_cargo_words, .sight = RS_OWN, UNSEEN(cargo), KNOWN(cargo)),
    RS_ZONE_FIELD(mm_captain, offer, mm_cargo_words, .sight = RS_OWN, UNSEEN(cargo)),
    RS_ZONE_FIELD(mm_captain, glory, mm_glory_words, .sight = RS_OWN, UNSEEN(glory), KNOWN(glory)),
    RS_ZONE_FIELD(mm_captain, rumours, mm_rumour_words, .sight = RS_OWN, UNSEEN(rumours)),
    OWN_NUM(gold, RS_I16, -1, 9999),
    OWN_NUM(stash, RS_I16, -1, 9999),
    RS_NUM(mm_captain, shown_gold, RS_I16, -1, 9999),
    RS_NUM(mm_captain, shown_stash, RS_I16, -1, 9999),
    OWN_NUM(sees_gold, RS_I16, -1, 9999),
    RS_WORD(mm_captain, captain, mm_master_words),
    RS_WORD(mm_captain, successor, mm_master_words),
    OWN_WORD(dealt, mm_master_words),
    OWN_WORD(choice, mm_ship_words, RS_INNER),
    RS_WORD(mm_captain, zone, mm_spot_words),
    RS_FLAG(mm_captain, in_port),
    RS_WORD(mm_captain, ship, mm_ship_words),
    RS_NUMS(mm_captain, value, RS_I8, MM_LOCATIONS, 0, MM_MOST, RS_BY(mm_location_words)),
    RS_BITS_OF(mm_captain, mods, mm_mod_words),
    RS_BITS_OF(mm_captain, used_mods, mm_mod_words),
    RS_BITS_OF(mm_captain, weapons, mm_weapon_words),
    RS_NUMS(mm_captain, bounty, RS_I8, MM_NATIONS, 0, MM_MOST, RS_BY(mm_nation_words)),
    RS_WORD_LIST(mm_captain, hired, MM_SPECIALISTS, mm_glory_or_none_words, RS_BY(mm_specialist_words)),
    RS_WORD(mm_captain, mission, mm_mission_or_none_words),
    RS_NUM(mm_captain, progress, RS_I8, 0, 7, RS_INNER),
    RS_WORD(mm_captain, documents, mm_nation_or_none_words),
    RS_NUM(mm_captain, track, RS_I8, 0, 127),
    RS_FLAG(mm_captain, big_ship, RS_INNER),
    RS_WORD(mm_captain, bought_at, mm_spot_words, RS_INNER),
    RS_WORD(mm_captain, bought_before, mm_spot_words, RS_INNER),
    RS_NUM(mm_captain, captains, RS_U8, 0, MM_CAPTAINS),
    RS_WORD(mm_captain, named, mm_thing_words, RS_INNER),
    OWN_WORD(announced, mm_glory_or_none_words, RS_INNER),
    OWN_WORD(free_card, mm_cargo_or_none_words, RS_INNER),
    OWN_LIST(sees_glory, 5, mm_glory_or_none_words),
    OWN_LIST(fresh_glory, 4, mm_glory_or_none_words),
    OWN_LIST(sees_rumours, 2, mm_rumour_or_none_words),
    OWN_LIST(fresh_rumours, 2, mm_rumour_or_none_words),
    OWN_BITS(fresh, MM_GOODS),
    OWN_BITS(knows, MM_SEATS *MM_GOODS),
    {0},
};

static const rs_field npc_fields[] = {
    RS_WORD(mm_npc, zone, mm_spot_words),
    RS_WORD(mm_npc, top, mm_commander_words),
    RS_WORD(mm_npc, arriving, mm_commander_words),
    RS_NUM(mm_npc, under, RS_U8, 0, 7),
    {0},
};

static const rs_field turn_fields[] = {
    RS_NUM(mm_turn, actions, RS_I8, 0, 3),
    RS_NUM(mm_turn, extra, RS_I8, 0, 9),
    RS_NUM(mm_turn, moves, RS_I8, 0, 12),
    RS_FLAG(mm_turn, acted, RS_INNER),
    RS_FLAG(mm_turn, ended, RS_INNER),
    RS_FLAG(mm_turn, port_used, RS_INNER),
    RS_NUM(mm_turn, activities, RS_U8, 0, 255, RS_INNER),
    RS_BITS_OF(mm_turn, bought, mm_weapon_words),
    RS_BITS_OF(mm_turn, sold, mm_weapon_words),
    RS_FLAG(mm_turn, asked_again, RS_INNER),
    RS_NUMS(mm_turn, tried, RS_I8, 3, -1, MM_AIMS + 2 * MM_ZONES - 1, RS_INNER),
    {0},
};

static const rs_field roll_fields[] = {
    RS_NUMS(mm_roll, dice, RS_I8, MM_FACES, 0, 9, RS_BY(mm_face_words)),
    RS_FLAG(mm_roll, used, RS_INNER),
    {0},
};

static const rs_field market_fields[] = {
    RS_NUM(mm_market, spent, RS_I16, 0, 99),
    RS_NUM(mm_market, paid, RS_U8, 0, 20),
    RS_NUM(mm_market, cheaper, RS_U8, 0, 2),
    RS_FLAG(mm_market, free_taken, RS_INNER),
    {0},
};

static const rs_field raid_fields[] = {
    RS_WORD(mm_raid, nation, mm_nation_or_none_words),
    RS_NUM(mm_raid, successes, RS_I8, 0, 9),
    RS_FLAG(mm_raid, waived, RS_INNER),
    RS_FLAG(mm_raid, spanish, RS_INNER),
    RS_NUM(mm_raid, gold, RS_I16, 0, 99),
    RS_FLAG(mm_raid, crew_hit, RS_INNER),
    {0},
};

/* clang-format off */
#define FLAT(member_, count_, most_) \
    {.name = #member_, RS_AT(mm_battle, member_), .size = 1, .count = count_, .list = 1, .type = RS_I8, .least = 0, .most = most_}
/* clang-format on */

static const rs_field battle_fields[] = {
    RS_SET_FIELD(mm_battle, withdrawn, mm_glory_words),
    RS_NUM(mm_battle, looted, RS_I16, -1, 9999, RS_INNER),
    RS_WORD_LIST(mm_battle, side, 2, mm_side_or_none_words),
    RS_WORD(mm_battle, ship, mm_ship_words),
    RS_NUMS(mm_battle, npc, RS_I8, MM_LOCATIONS, 0, MM_MOST, RS_BY(mm_location_words)),
    RS_NUM(mm_battle, leadership, RS_I8, 0, 4),
    RS_NUM(mm_battle, round, RS_I8, 0, MM_LAST_ROUND + 1),
    RS_NUM(mm_battle, winner, RS_I8, -1, 1, RS_INNER),
    RS_WORD_LIST(mm_battle, declared, 2, mm_declare_or_none_words),
    FLAT(dice, 2 * MM_FACES, 12),
    FLAT(shot, 2 * MM_FACES, 12),
    RS_NUMS(mm_battle, hits, RS_I8, 2, 0, 12),
    RS_NUMS(mm_battle, rally, RS_I8, 2, 0, 8),
    RS_NUM(mm_battle, smoke, RS_U8, 0, 3),
    RS_FLAG(mm_battle, ambush, RS_INNER),
    RS_NUM(mm_battle, crew_hit, RS_U8, 0, 3, RS_INNER),
    RS_NUM(mm_battle, rerolled, RS_U8, 0, 3, RS_INNER),
    RS_NUM(mm_battle, four, RS_U8, 0, 3, RS_INNER),
    RS_FLAG(mm_battle, salvo, RS_INNER),
    RS_FLAG(mm_battle, shifted, RS_INNER),
    RS_FLAG(mm_battle, by_crew, RS_INNER),
    {0},
};

static const rs_field hits_fields[] = {
    RS_NUM(mm_hits, source, RS_I8, MM_BY_NOTHING, MM_BY_RAID, RS_INNER),
    RS_WORD(mm_hits, victim, mm_side_or_none_words),
    RS_NUM(mm_hits, shooter, RS_I8, -1, 1, RS_INNER),
    RS_WORD(mm_hits, ammo, mm_ammo_words),
    RS_NUM(mm_hits, skulls, RS_I8, 0, 12),
    RS_NUMS(mm_hits, pending, RS_I8, MM_LOCATIONS, 0, 20, RS_BY(mm_location_words)),
    RS_FLAG(mm_hits, gunned, RS_INNER),
    {0},
};

#define DECK(member_, words_, kind_) RS_ZONE_FIELD(mm_state, member_, words_, .sight = RS_SHUT, UNSEEN(kind_))

const rs_field mm_fields[] = {
    DECK(event_deck, mm_event_words, events),
    DECK(glory_deck, mm_glory_words, glory),
    DECK(captain_deck, mm_master_words, captains),
    DECK(cargo_deck, mm_cargo_words, cargo),
    DECK(rumour_deck, mm_rumour_words, rumours),
    DECK(mission_deck, mm_mission_words, missions),
    RS_SET_FIELD(mm_state, event_discard, mm_event_words),
    RS_SET_FIELD(mm_state, glory_discard, mm_glory_words),
    RS_SET_FIELD(mm_state, dead_captains, mm_master_words),
    RS_SET_FIELD(mm_state, cargo_discard, mm_cargo_words),
    RS_SET_FIELD(mm_state, mission_discard, mm_mission_words),
    RS_SET_FIELD(mm_state, unseen_events, mm_event_words),
    RS_SET_FIELD(mm_state, unseen_glory, mm_glory_words),
    RS_SET_FIELD(mm_state, unseen_captains, mm_master_words),
    RS_SET_FIELD(mm_state, unseen_cargo, mm_cargo_words),
    RS_SET_FIELD(mm_state, unseen_rumours, mm_rumour_words),
    RS_SET_FIELD(mm_state, unseen_missions, mm_mission_words),
    RS_SET_FIELD(mm_state, known_cargo, mm_cargo_words, RS_INNER),
    RS_SET_FIELD(mm_state, known_glory, mm_glory_words, RS_INNER),
    RS_SET_FIELD(mm_state, table, mm_cargo_words),
    RS_SET_FIELD(mm_state, merchants, mm_zone_words),
    RS_GROUP_OF(mm_state, captain, RS_EACH_SEAT, captain_fields, .sight = RS_OWN),
    RS_RECORD(mm_state, battle, battle_fields),
    RS_RECORD(mm_state, hits, hits_fields),
    RS_GROUP_OF(mm_state, npc, MM_NPCS, npc_fields, RS_BY(mm_npc_words)),
    RS_RECORD(mm_state, turn, turn_fields),
    RS_RECORD(mm_state, roll, roll_fields),
    RS_RECORD(mm_state, market, market_fields),
    RS_RECORD(mm_state, raid, raid_fields),
    RS_WORD_LIST(mm_state, merchant, MM_ZONES, mm_nation_or_none_words, .sight = RS_SHUT, .blank = MM_NONE),
    RS_NUMS(mm_state, afloat, RS_I8, MM_NATIONS, 0, 5, RS_BY(mm_nation_words)),
    RS_WORD_LIST(mm_state, demand, MM_ZONES, mm_demand_words, RS_BY(mm_zone_words)),
    RS_NUMS(mm_state, pile, RS_I8, MM_GOODS, 0, 3, RS_BY(mm_good_words)),
    RS_WORD_LIST(mm_state, mod_shown, MM_ZONES, mm_shown_mod_words, RS_BY(mm_zone_words)),
    RS_WORD_LIST(mm_state, mod_under, MM_ZONES, mm_hidden_mod_words, .sight = RS_SHUT, .blank = MM_NONE),
    RS_BITS_OF(mm_state, loose_mods, mm_mod_words),
    RS_WORD_LIST(mm_state, open_mission, MM_OPEN_MISSIONS, mm_mission_or_none_words),
    RS_WORD_LIST(mm_state, aside, 2, mm_master_words),
    RS_WORD(mm_state, testing, mm_rumour_or_none_words),
    RS_WORD_LIST(mm_state, war, 2, mm_nation_or_none_words),
    RS_WORD(mm_state, event, mm_event_or_none_words),
    RS_WORD(mm_state, first, mm_seat_or_none_words),
    RS_WORD(mm_state, active, mm_seat_words),
    RS_NUM(mm_state, round, RS_I8, 0, MM_EVENTS_CARDS),
    RS_FLAG(mm_state, final),
    {0},
};
