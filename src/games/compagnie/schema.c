/* schema.c - the fields of a position: their names, their words, and who may see them. */
#include "games/compagnie/compagnie.h"

/* clang-format off */
static const rs_field company_fields[] = {
    RS_SET_FIELD(co_company, cards, co_card_words),
    RS_NUM(co_company, ducats, RS_I16, 0, 9999),
    RS_NUM(co_company, points, RS_I16, -9999, 9999),
    RS_NUM(co_company, losses, RS_I16, 0, 9999),
    RS_NUM(co_company, kept, RS_I16, 0, 9999),
    RS_WORD(co_company, fresh, co_bought_words, RS_INNER),
    RS_WORD_LIST(co_company, marker, CO_MARKERS, co_choice_words),
    RS_WORD_LIST(co_company, extra, CO_MARKERS, co_choice_words),
    RS_NUM(co_company, budget, RS_I8, 0, 100),
    RS_FLAG(co_company, has_chosen, RS_INNER),
    RS_WORD(co_company, chosen, co_choice_words, .sight = RS_OWN, .blank = CO_NONE),
    RS_FLAG(co_company, abandoned, RS_INNER),
    {0},
};

static const rs_field ship_fields[] = {
    RS_WORD(co_ship, fleet, co_berth_words),
    RS_NUM(co_ship, damage, RS_I8, 0, 99),
    RS_NUM(co_ship, mutiny, RS_I8, 0, 99),
    RS_WORD_LIST(co_ship, cargo, CO_HOLD, co_hold_words),
    {0},
};

static const rs_field fleet_fields[] = {
    RS_WORD(co_fleet, node, co_place_words),
    RS_NUM(co_fleet, level, RS_I8, 0, CO_WHEELS - 1),
    {0},
};

static const rs_field port_fields[] = {
    RS_NUMS(co_port, bales, RS_I8, CO_FIELDS, 0, CO_BALES, RS_BY(co_field_words)),
    RS_WORD_LIST(co_port, owner, CO_FIELDS, co_someone_words, RS_BY(co_field_words)),
    RS_NUMS(co_port, damage, RS_I8, CO_FIELDS, 0, CO_WAREHOUSE_HULL, RS_BY(co_field_words)),
    RS_WORD(co_port, admin, co_someone_words),
    RS_WORD(co_port, function, co_post_words),
    RS_FLAG(co_port, admin_new, RS_INNER),
    RS_WORD(co_port, fort, co_someone_words),
    RS_NUM(co_port, fort_damage, RS_I8, 0, CO_FORT_HULL),
    {0},
};

static const rs_field nation_fields[] = {
    RS_WORD(co_nation, node, co_place_words),
    RS_NUM(co_nation, pips, RS_I8, 0, CO_MOST_PIPS),
    RS_NUM(co_nation, level, RS_I8, 0, CO_WHEELS - 1),
    RS_NUM(co_nation, damage, RS_I8, 0, CO_NATION_HULL - 1),
    RS_WORD(co_nation, controller, co_someone_words),
    RS_BITS_OF(co_nation, allies, co_company_words),
    RS_FLAG(co_nation, used, RS_INNER),
    {0},
};

#define PARTIES(member_) \
    { .name = #member_, RS_AT(co_turn, member_), .size = sizeof(rs_set), .count = CO_ORDINARY, .list = 1, .type = RS_SET_OF, .words = &co_party_words, \
      RS_INNER }

static const rs_field turn_fields[] = {
    PARTIES(fought),
    PARTIES(pending),
    RS_SET_FIELD(co_turn, resolved, co_port_words, RS_INNER),
    RS_SET_FIELD(co_turn, permitted, co_port_words, RS_INNER),
    RS_SET_FIELD(co_turn, asked, co_port_words, RS_INNER),
    RS_NUM(co_turn, takings, RS_I16, 0, 9999),
    RS_NUMS(co_turn, encounter, RS_I8, CO_ENCOUNTERS, CO_NONE, CO_ENCOUNTERS - 1, RS_INNER),
    RS_NUMS(co_turn, gazette, RS_I8, CO_PORTS, 0, CO_GAZETTE, RS_INNER),
    RS_NUMS(co_turn, built, RS_I8, CO_PORTS, 0, 2, RS_INNER),
    RS_NUMS(co_turn, buildings, RS_I8, CO_PORTS, 0, CO_BUILDINGS, RS_INNER),
    RS_NUMS(co_turn, repairs, RS_I8, CO_PORTS, 0, 1, RS_INNER),
    RS_BITS_OF(co_turn, played, co_number_words, RS_INNER),
    RS_BITS_OF(co_turn, entered, co_number_words, RS_INNER),
    RS_BITS_OF(co_turn, raided, co_number_words, RS_INNER),
    RS_FLAG(co_turn, shipless, RS_INNER),
    RS_FLAG(co_turn, rescued, RS_INNER),
    RS_FLAG(co_turn, paid, RS_INNER),
    {0},
};

static const rs_field battle_fields[] = {
    {.name = "aside", RS_AT(co_battle, aside), .size = sizeof(rs_set), .count = 2, .list = 1, .type = RS_SET_OF, .words = &co_ship_words, RS_INNER},
    RS_NUMS(co_battle, hits, RS_I16, 2, 0, 999),
    RS_WORD_LIST(co_battle, side, 2, co_foe_words),
    RS_WORD_LIST(co_battle, strategy, 2, co_choice_words),
    RS_NUM(co_battle, stage, RS_I8, 0, CO_B_OVER, RS_INNER),
    RS_NUM(co_battle, first, RS_I8, 0, 1, RS_INNER),
    RS_WORD(co_battle, node, co_place_words),
    RS_NUM(co_battle, foreign, RS_I8, 0, CO_MOST_PIPS),
    RS_NUM(co_battle, boarded, RS_I8, 0, CO_MOST_PIPS, RS_INNER),
    RS_NUM(co_battle, sacrificed, RS_I8, 0, 1, RS_INNER),
    RS_NUMS(co_battle, lowered, RS_I8, 2, 0, CO_NATION_HULL, RS_INNER),
    RS_NUMS(co_battle, carried, RS_I8, 2, 0, 1, RS_INNER),
    RS_NUM(co_battle, grabs, RS_I8, 0, 2, RS_INNER),
    RS_WORD(co_battle, fort, co_someone_words),
    RS_NUM(co_battle, fire, RS_I8, 0, CO_FORT_HULL),
    RS_WORD(co_battle, tile, co_drawn_words),
    RS_NUM(co_battle, at_nest, RS_I8, 0, 1, RS_INNER),
    {0},
};

const rs_field co_fields[] = {
    RS_GROUP_OF(co_state, company, RS_EACH_SEAT, company_fields, .sight = RS_OWN),
    RS_SET_FIELD(co_state, tiles, co_tile_words),
    RS_RECORD(co_state, turn, turn_fields),
    RS_RECORD(co_state, battle, battle_fields),
    RS_GROUP_OF(co_state, ship, CO_SHIPS, ship_fields, RS_BY(co_ship_words)),
    RS_GROUP_OF(co_state, fleet, CO_FLEETS, fleet_fields, RS_BY(co_fleet_words)),
    RS_GROUP_OF(co_state, port, CO_PORTS, port_fields, RS_BY(co_port_words)),
    RS_GROUP_OF(co_state, nation, CO_NATIONS, nation_fields, RS_BY(co_nation_words)),
    RS_NUMS(co_state, nest, RS_I8, CO_NESTS, 0, CO_MOST_PIPS, RS_BY(co_nest_words)),
    RS_NUMS(co_state, supply, RS_I8, CO_GOODS, 0, CO_BALES, RS_BY(co_good_words)),
    RS_NUMS(co_state, sale, RS_I8, CO_CARDS, 0, CO_COPIES, RS_BY(co_card_words)),
    RS_WORD_LIST(co_state, order, CO_COMPANIES, co_someone_words),
    RS_NUM(co_state, calendar, RS_I8, 1, CO_CALENDARS),
    RS_NUM(co_state, round, RS_I8, 1, 7),
    RS_WORD(co_state, active, co_someone_words),
    RS_WORD(co_state, forecast, co_region_words),
    RS_WORD(co_state, storm, co_region_words),
    RS_FLAG(co_state, scored, RS_INNER),
    RS_NUMS(co_state, want, RS_I8, CO_FIELDS, 0, CO_FIELDS, RS_INNER),
    {0},
};
