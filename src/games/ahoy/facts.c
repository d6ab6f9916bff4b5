/* facts.c - what is printed on tiles, cards and boards, for whoever draws them. The numbers are those of content.c. */
#include "games/ahoy/ahoy.h"

#include <string.h>

static void put_word(rs_text *out, bool *first, const char *name, const rs_words *words, int value)
{
    char number[16];

    rs_put_word_fact(out, first, name, rs_word(words, value, number));
}

static void put_cell(const ah_cell *cell, rs_text *out)
{
    bool first = true;

    rs_put_char(out, '{');
    put_word(out, &first, "terrain", &ah_terrain_words, cell->terrain);
    if (cell->gold) rs_put_fact(out, &first, "gold", cell->gold);
    if (cell->tail) rs_put_fact(out, &first, "tail", cell->tail);
    if (cell->current != AH_NONE) put_word(out, &first, "current", &ah_direction_words, cell->current);
    rs_put_char(out, '}');
}

/* Corners as printed: north-west, north-east, south-east, south-west; the sandbar lies between corner k and the next. */
static void put_tile(const ah_tile *tile, rs_text *out, bool *first)
{
    bool none = true;

    put_word(out, first, "suit", &ah_suit_words, tile->suit);
    if (tile->sandbar != AH_NONE) rs_put_fact(out, first, "sandbar", tile->sandbar);
    rs_put_key(out, first, "cells");
    rs_put_char(out, '[');
    for (int corner = 0; corner < AH_CORNERS; corner++) {
        rs_put_comma(out, &none);
        put_cell(&tile->cell[corner], out);
    }
    rs_put_char(out, ']');
}

static void put_card(const ah_card_face *card, rs_text *out, bool *first)
{
    put_word(out, first, "suit", &ah_suit_words, card->suit);
    rs_put_fact(out, first, "cost", card->cost);
    rs_put_word_fact(out, first, "ability", card->slot == 'A' ? "slot" : card->slot == 'a' ? "free" : "lasting");
    put_word(out, first, "deliver", &ah_suit_words, card->deliver);
}

/* `accepts`: bit v is set where a die of the value v may lie. */
static void put_slot(const ah_slot *slot, rs_text *out)
{
    bool first = true;

    rs_put_char(out, '{');
    put_word(out, &first, "berth", &ah_berth_words, slot->berth);
    rs_put_fact(out, &first, "accepts", slot->accepts);
    if (slot->dashed) rs_put_fact(out, &first, "dashed", 1);
    rs_put_char(out, '}');
}

static void put_slots(const ah_slot *slots, int count, rs_text *out, bool *first)
{
    bool none = true;

    rs_put_key(out, first, "slots");
    rs_put_char(out, '[');
    for (int i = 0; i < count; i++) {
        rs_put_comma(out, &none);
        put_slot(&slots[i], out);
    }
    rs_put_char(out, ']');
}

static void put_board(const ah_board_face *board, rs_text *out, bool *first)
{
    rs_put_fact(out, first, "dice", board->dice);
    put_slots(board->slot, board->slots, out, first);
}

static void put_spoil(const ah_spoil_face *spoil, rs_text *out, bool *first) { rs_put_fact(out, first, "damage", spoil->damage); }

static void put_ship(int from, int count, rs_text *out, bool *first)
{
    ah_slot slot[AH_SHIP_SLOTS];

    for (int i = 0; i < count; i++) slot[i] = (ah_slot){(uint8_t)(AH_ON_CUTTER + from + i), ah_ship_accepts[from + i], 0};
    put_slots(slot, count, out, first);
}

/* `loaded`: always, never, or with a die on the Cannons of its owner. The Union's ships have slots of their own. */
static void put_figure(int figure, rs_text *out, bool *first)
{
    rs_put_word_fact(out, first, "loaded", ah_always_loaded(figure) ? "always" : figure == AH_CUTTER ? "never" : "cannons");
    if (ah_strength(figure)) rs_put_fact(out, first, "strength", ah_strength(figure));
    if (figure == AH_CUTTER) put_ship(0, 1, out, first);
    if (figure == AH_GUNSHIP) put_ship(1, 2, out, first);
}

static void put_reward(int cell, rs_text *out, bool *first)
{
    uint32_t beside = 0;

    put_word(out, first, "reward", &ah_reward_words, ah_rewards[cell]);
    for (int other = 0; other < AH_CELLS; other++)
        if (ah_are_neighbours(cell, other)) beside |= 1u << other;
    rs_put_words_fact(out, first, "beside", &ah_cell_words, beside);
}

void ah_facts(const rs_words *words, int value, rs_text *out, bool *first)
{
    if (strcmp(words->name, ah_tile_words.name) == 0)
        put_tile(&ah_tiles[value], out, first);
    else if (strcmp(words->name, ah_crew_words.name) == 0)
        put_card(&ah_cards[value], out, first);
    else if (strcmp(words->name, ah_faction_words.name) == 0)
        put_board(&ah_boards[value], out, first);
    else if (strcmp(words->name, ah_cell_words.name) == 0)
        put_reward(value, out, first);
    else if (strcmp(words->name, ah_figure_words.name) == 0)
        put_figure(value, out, first);
    else if (strcmp(words->name, ah_spoil_words.name) == 0)
        put_spoil(&ah_spoils[value], out, first);
}

const rs_kind ah_kinds[] = {
    {"captain", N_("Captain"), N_("A player and the faction they play. The most Fame wins."), "AH-19.1"},
    {"faction", N_("Faction"), N_("Each faction has its own figures, actions and ways to Fame."), "AH-4.1"},
    {"tile", N_("Region tile"), N_("Four spaces of the map, laid when somebody sails off its edge."), "AH-8.1"},
    {"crew", N_("Crew"),
     N_("Recruited on an island of its suit for its cost. Its ability serves its owner from then on; Smugglers may carry it as cargo "
        "instead."),
     "AH-12.2"},
    {"plan", N_("Plan"), N_("Held by the Union and played for its effect."), "AH-17.1"},
    {"good", N_("Cargo"),
     N_("Taken as cargo on an island of its suit; delivered to an island of the suit it is meant for it brings Fame and a reward."),
     "AH-15.3"},
    {"grid", N_("Reward"), N_("A reward of the Smuggler. A delivery moves the marker to a neighbouring one and brings it."), "AH-15.3"},
    {"space", N_("Space"),
     N_("A quarter of a region. Its terrain acts on whoever moves in; on an island one recruits, smuggles and delivers."), "AH-10.1"},
    {"region", N_("Region"), N_("Four spaces. The die in the middle is its wealth: what controlling it is worth at the end of a round."),
     "AH-18.1"},
    {"figure", N_("Figure"), N_("A piece on the map. Loaded figures that move in battle all enemies on the space."), "AH-9.3"},
    {"berth", N_("Action"), N_("A die laid in a slot takes this action; the slot says which values it takes."), "AH-5.2"},
    {"spoil", N_("Spoils"), N_("What the winner of a battle does to the loser."), "AH-9.1"},
    {"direction", N_("Direction"), N_("Where the figure moves."), "AH-7.1"},
    {"reward", N_("Reward"), N_("What a delivery may bring."), "AH-15.3"},
    {0},
};
