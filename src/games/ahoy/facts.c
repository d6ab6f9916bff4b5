/* facts.c - what is printed on tiles, cards and boards, for whoever draws them. The numbers are those of content.c. */
#include "games/ahoy/ahoy.h"

#include <string.h>

static const char *const terrain_names[] = {
    [AH_OPEN] = "open", [AH_FOG] = "fog", [AH_WRECK] = "wreck", [AH_ISLAND] = "island", [AH_CURRENT] = "current", [AH_HARBOUR] = "harbour",
};

static void put_word(rs_text *out, bool *first, const char *name, const rs_words *words, int value)
{
    char number[16];

    rs_put_word_fact(out, first, name, rs_word(words, value, number));
}

static void put_cell(const ah_cell *cell, rs_text *out)
{
    bool first = true;

    rs_put_char(out, '{');
    rs_put_word_fact(out, &first, "terrain", terrain_names[cell->terrain]);
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

static void put_board(const ah_board_face *board, rs_text *out, bool *first)
{
    bool none = true;

    rs_put_fact(out, first, "dice", board->dice);
    rs_put_key(out, first, "slots");
    rs_put_char(out, '[');
    for (int i = 0; i < board->slots; i++) {
        rs_put_comma(out, &none);
        put_slot(&board->slot[i], out);
    }
    rs_put_char(out, ']');
}

static void put_spoil(const ah_spoil_face *spoil, rs_text *out, bool *first) { rs_put_fact(out, first, "damage", spoil->damage); }

void ah_facts(const rs_words *words, int value, rs_text *out, bool *first)
{
    if (strcmp(words->name, ah_tile_words.name) == 0)
        put_tile(&ah_tiles[value], out, first);
    else if (strcmp(words->name, ah_crew_words.name) == 0)
        put_card(&ah_cards[value], out, first);
    else if (strcmp(words->name, ah_faction_words.name) == 0)
        put_board(&ah_boards[value], out, first);
    else if (strcmp(words->name, ah_cell_words.name) == 0)
        put_word(out, first, "reward", &ah_reward_words, ah_rewards[value]);
    else if (strcmp(words->name, ah_spoil_words.name) == 0)
        put_spoil(&ah_spoils[value], out, first);
}
