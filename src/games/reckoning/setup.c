/* setup.c - from the box to the first turn ("Set-up" in the rules, DR-2). */
#include "games/reckoning/reckoning.h"

/* ---- Before the first decision ------------------------------------------------------------------------------------------ */

static const uint8_t islands_used[DR_CAPTAINS + 1] = {0, 0, 8, 9, 10};

static void fill(int8_t *first, int count, int value)
{
    for (int i = 0; i < count; i++) first[i] = (int8_t)value;
}

static void empty_map(dr_state *s)
{
    for (int cell = 0; cell < DR_CELLS; cell++) s->cell[cell].tile = s->cell[cell].card = s->cell[cell].holder = DR_NONE;
    fill(s->top, RS_COUNT(s->top), DR_NONE);
    s->ender = s->copied = DR_NONE;
    dr_battle_over(s);
}

static void lay_tile(dr_state *s, int cell, rs_turn *turn)
{
    int tile = rs_pick(turn->chance, s->deep.cards, &dr_tile_words);

    rs_remove(&s->deep.cards, tile);
    s->cell[cell].tile = (int8_t)tile;
    rs_tell(turn, DR_EV_TILE, RS_NOBODY, cell, tile, 0, 0);
}

/* Step 2: some islands stay in the package, and nobody knows which. */
static void ocean(dr_state *s, rs_turn *turn)
{
    int used = islands_used[s->head.players];

    s->deep.cards = rs_range(0, DR_ISLANDS - 1);
    for (int i = used; i < DR_ISLANDS; i++) {
        int tile = rs_pick(turn->chance, s->deep.cards, &dr_tile_words);

        rs_remove(&s->deep.cards, tile);
        rs_add(&s->left.cards, tile);
    }
    s->seas = rs_range(DR_ISLANDS, DR_ISLANDS + DR_CELLS - used - 1);
    rs_add_all(&s->deep.cards, s->seas);
    for (int cell = 0; cell < DR_COLUMNS; cell++) lay_tile(s, cell, turn);
}

/* Steps 3 and 4 */
static void bank(dr_state *s, rs_turn *turn)
{
    s->boxes = rs_range(0, DR_FIRST_BACK - 1);
    s->backs = rs_range(DR_FIRST_BACK, DR_CARDS - 1);
    for (int cell = 0; cell < DR_COLUMNS; cell++) dr_lay_card(s, cell, turn);
    s->black = DR_BLACK_CUBES;
    for (int kind = 0; kind < DR_BUILDINGS; kind++) s->buildings[kind] = (int8_t)dr_building_supply[kind];
    for (int i = 0; i < DR_EXTENSIONS; i++) s->extensions[i] = 4;
}

/* Step 5 */
static void captain(dr_state *s, int seat)
{
    dr_captain *c = &s->captain[seat];

    c->chest = DR_START_CHEST;
    c->supply = DR_SUPPLY;
    c->at = DR_HARBOUR;
    c->deck.cards = rs_range(dr_crew_id(seat, 0), dr_crew_id(seat, DR_CREW - 1));
    fill(c->level, DR_CREW, 1);
    fill(c->shown, DR_CREW, 1);
    fill(c->slot, DR_CREW * DR_SLOTS, DR_NONE);
    fill(c->order, DR_CREW, DR_NONE);
    fill(c->bottom, DR_CREW, DR_NONE);
    fill(c->hull, DR_HULL, DR_NONE);
    c->offer[0] = c->offer[1] = c->bonus = c->shown_bonus = c->drawn = DR_NONE;
}

/* ---- Bonus tiles (step 6: D01) ------------------------------------------------------------------------------------------ */

static void deal_bonuses(dr_state *s, rs_turn *turn)
{
    rs_set tiles = rs_range(0, DR_BONUSES - 1);

    for (int i = 0; i < 2 * s->head.players; i++) {
        int tile = rs_pick(turn->chance, tiles, &dr_bonus_words);

        rs_remove(&tiles, tile);
        s->captain[i / 2].offer[i % 2] = (int8_t)tile;
    }
}

const char *dr_refuse_keep_tile(const void *state, rs_move move)
{
    const dr_captain *c = &((const dr_state *)state)->captain[rs_top_of(state)->seat];

    return move.arg[0] >= 0 && (move.arg[0] == c->offer[0] || move.arg[0] == c->offer[1])
               ? NULL
               : RS_NO("DR-2.1", "That tile was not dealt to you.");
}

void dr_bonus_moves(const void *state, rs_moves *moves)
{
    const dr_captain *c = &((const dr_state *)state)->captain[rs_top_of(state)->seat];

    for (int i = 0; i < 2; i++) rs_offer1(moves, DR_KEEP_TILE, c->offer[i]);
}

/* ---- Hands, the first player, cargo (steps 7 to 9) ---------------------------------------------------------------------- */

static void deal_hands(dr_state *s, rs_turn *turn)
{
    for (int seat = 0; seat < s->head.players; seat++)
        for (int i = 0; i < DR_HAND; i++) dr_draw_card(s, seat, turn);
}

/* The fourth player may level up a card before the first turn. */
static void starting_goods(dr_state *s, rs_turn *turn)
{
    for (int i = 0; i < s->head.players; i++) {
        int seat = (s->first + i) % s->head.players;

        dr_onto_dock(s, seat, dr_start_cargo[i], turn);
        s->captain[seat].pending = i == 3;
    }
}

/* What follows on the stack is the frame that is there. */
static void finish(dr_state *s, rs_turn *turn)
{
    deal_hands(s, turn);
    s->first = (int8_t)(rs_roll(turn->chance, s->head.players) - 1);
    rs_tell(turn, DR_EV_FIRST, s->first, 0, 0, 0, 0);
    starting_goods(s, turn);
    dr_begin_turn(s, s->first);
}

void dr_bonus_apply(void *state, rs_move move, rs_turn *turn)
{
    dr_state *s = state;
    int seat = rs_top(s)->seat;
    dr_captain *c = &s->captain[seat];

    c->bonus = move.arg[0];
    c->offer[0] = c->offer[1] = DR_NONE;
    if (seat + 1 < s->head.players)
        rs_become(s, DR_D_BONUS, seat + 1);
    else
        finish(s, turn);
}

void dr_setup(void *state, rs_turn *turn)
{
    dr_state *s = state;

    empty_map(s);
    ocean(s, turn);
    bank(s, turn);
    for (int seat = 0; seat < s->head.players; seat++) captain(s, seat);
    s->round = 1;
    rs_push(s, DR_D_BONUS, 0);
    if (s->head.option[DR_OPT_BONUS])
        deal_bonuses(s, turn);
    else
        finish(s, turn);
}
