/* setup.c - from the box to the first turn (AH-3; the steps of "Set-up" in docs/rules/ahoy.md). */
#include "games/ahoy/ahoy.h"

/* ---- Before the first decision -------------------------------------------------------------------------------------------------- */

static void empty_table(ah_state *s)
{
    s->gold = AH_GOLD;
    s->comrades = AH_COMRADES;
    for (int figure = 0; figure < AH_FIGURES; figure++) s->at[figure] = AH_NONE;
    for (int i = 0; i < AH_REGIONS; i++) s->region[i].tile = AH_NONE;
    for (int seat = 0; seat < s->head.players; seat++) {
        s->captain[seat].white = s->captain[seat].black = AH_START_CELL;
        s->captain[seat].left_squadron = s->captain[seat].shown = AH_NONE;
    }
    ah_derive(s);
    ah_battle_over(s);
}

/* AH-3.2: two regions that touch with one space each. */
static void lay_map(ah_state *s, rs_turn *turn)
{
    s->stack_tiles.cards = rs_range(0, AH_TILES - 1);
    ah_lay_region(s, ah_draw_tile(s, turn), 0, 0, 2, turn);
    ah_lay_region(s, ah_draw_tile(s, turn), 2, 1, 0, turn);
}

/* AH-3.4 */
static void thin_deck(ah_state *s, rs_turn *turn)
{
    for (int suit = 0; suit < AH_SUITS; suit++) {
        int card = rs_pick(turn->chance, rs_range(suit * 5, suit * 5 + 4), &ah_crew_words);

        rs_remove(&s->deck.cards, card);
        rs_add(&s->box, card);
        rs_tell(turn, AH_EV_BOXED, RS_NOBODY, card, 0, 0, 0);
    }
}

static void deal_market(ah_state *s, rs_turn *turn)
{
    s->deck.cards = rs_range(0, AH_CARDS - 1);
    if (s->head.players < AH_CAPTAINS) thin_deck(s, turn);
    ah_refill(s, turn);
}

void ah_setup(void *state, rs_turn *turn)
{
    ah_state *s = state;

    empty_table(s);
    lay_map(s, turn);
    deal_market(s, turn);
    for (int seat = 0; seat < s->head.players; seat++) ah_roll_dice(s, seat, turn);
    for (int seat = 0; seat < s->head.players; seat++) ah_gain(s, seat, 1, turn); /* AH-3.7 */
    s->plans.cards = rs_range(0, AH_PLANS - 1);
    s->round = 1;
    rs_push(s, AH_D_SETUP_BF, ah_seat_of(s, AH_SQUADRON));
}

/* ---- Where they begin (AH-3.5, AH-3.6) ---------------------------------------------------------------------------------------------- */

const char *ah_refuse_berth(const void *state, rs_move move)
{
    const ah_state *s = state;
    bool island;

    if (move.arg[0] >= s->regions * AH_CORNERS) return RS_NO("AH-2.8", "That space is not on the map.");
    island = ah_cell_of(s, move.arg[0])->terrain == AH_ISLAND;
    if (rs_top_of(s)->kind == AH_D_SETUP_BF) return island ? NULL : RS_NO("AH-3.5", "The Squadron begins on an island.");
    return island ? RS_NO("AH-3.6", "A Smuggler cannot begin on an island.") : NULL;
}

void ah_setup_bf_moves(const void *state, rs_moves *moves)
{
    const ah_state *s = state;

    for (int space = 0; space < s->regions * AH_CORNERS; space++) rs_offer_if(ah_verbs, s, moves, (rs_move){AH_BERTH, {(int8_t)space}});
}

void ah_setup_sm_moves(const void *state, rs_moves *moves) { ah_setup_bf_moves(state, moves); }

static void begin_at(ah_state *s, int faction, int space, rs_turn *turn)
{
    s->at[AH_FLAGSHIP + faction] = (int8_t)space;
    rs_tell(turn, AH_EV_BERTH, ah_seat_of(s, faction), AH_FLAGSHIP + faction, space, 0, 0);
}

/* AH-3.5, AH-3.7 */
static void set_up_union(ah_state *s, rs_turn *turn)
{
    int region = ah_region_of(s->at[AH_SQUADRON_FLAGSHIP]) == 0 ? 1 : 0;

    begin_at(s, AH_UNION, ah_island(s, region), turn);
    ah_draw_plans(s, 2, turn);
    ah_ready_up(s, 8, turn);
    ah_comrades_to(s, region, 2, turn);
}

static void begin_play(ah_state *s, rs_turn *turn)
{
    s->first_mate = 0; /* AH-3.8 */
    ah_tell(s, turn, AH_EV_ROUND, 0, s->round, 0, 0);
    rs_become(s, AH_NEXT, 0);
}

void ah_setup_bf_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;

    begin_at(s, AH_SQUADRON, move.arg[0], turn);
    ah_place_patrol(s, move.arg[0], turn);
    if (s->head.players > 2) {
        rs_become(s, AH_D_SETUP_SM, 1);
        return;
    }
    set_up_union(s, turn);
    begin_play(s, turn);
}

/* Which pledge marker lies left, only the Smuggler knows. */
void ah_setup_sm_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;
    int seat = rs_top(s)->seat, faction = ah_faction_of(s, seat);

    begin_at(s, faction, move.arg[0], turn);
    s->captain[seat].left_squadron = rs_roll(turn->chance, 2) == 1;
    if (seat == 1) set_up_union(s, turn);
    if (seat == 1 && s->head.players == AH_CAPTAINS)
        rs_become(s, AH_D_SETUP_SM, ah_seat_of(s, AH_WHITE));
    else
        begin_play(s, turn);
}
