/* setup.c - from the box to the first round (section 5, steps U1 to U12). */
#include "games/marauders/marauders.h"

#include <string.h>

static void empty_boards(mm_state *s)
{
    for (int seat = 0; seat < MM_SEATS; seat++) {
        mm_captain *c = &s->captain[seat];

        if (seat >= s->head.players) continue;
        c->shown_gold = c->shown_stash = c->sees_gold = MM_NONE;
        c->captain = c->successor = c->dealt = c->choice = c->zone = c->ship = MM_NONE;
        memset(c->hired, MM_NONE, sizeof c->hired);
        c->mission = c->documents = c->bought_at = c->bought_before = c->announced = c->free_card = MM_NONE;
        memset(c->sees_glory, MM_NONE, sizeof c->sees_glory);
        memset(c->sees_rumours, MM_NONE, sizeof c->sees_rumours);
        mm_wipe_fresh(c);
    }
}

static void empty_table(mm_state *s)
{
    for (int npc = 0; npc < MM_NPCS; npc++) s->npc[npc] = (mm_npc){MM_NONE, MM_NONE, MM_NONE, 0};
    memset(s->merchant, MM_NONE, sizeof s->merchant);
    memset(s->demand, MM_NONE, sizeof s->demand);
    memset(s->mod_shown, MM_NONE, sizeof s->mod_shown);
    memset(s->mod_under, MM_NONE, sizeof s->mod_under);
    memset(s->open_mission, MM_NONE, sizeof s->open_mission);
    memset(s->aside, MM_NONE, sizeof s->aside);
    memset(s->turn.tried, MM_NONE, sizeof s->turn.tried);
    s->war[0] = s->war[1] = s->testing = s->event = s->first = MM_NONE;
    mm_no_battle(s);
    mm_no_hits(s);
    mm_raid_over(s);
}

/* U2 */
static void decks(mm_state *s)
{
    s->event_deck.cards = rs_range(0, MM_EVENTS_CARDS - 1);
    s->glory_deck.cards = rs_range(0, MM_GLORY - 1);
    s->captain_deck.cards = rs_range(0, MM_CAPTAINS - 1);
    s->cargo_deck.cards = rs_range(0, MM_CARGO - 1);
    s->rumour_deck.cards = rs_range(0, MM_RUMOURS - 1);
    s->mission_deck.cards = rs_range(0, MM_MISSIONS - 1);
}

/* U4 */
static void deal_mods(mm_state *s, rs_turn *turn)
{
    rs_set tokens = rs_range(0, 2 * MM_MODS - 1);

    for (int zone = 0; zone < MM_ZONES; zone++) {
        int token;

        if (!mm_has_port(zone)) continue;
        token = rs_pick(turn->chance, tokens, &mm_mod_token_words);
        rs_remove(&tokens, token);
        s->mod_shown[zone] = MM_FACE_DOWN;
        s->mod_under[zone] = (int8_t)(token / 2);
    }
}

/* U8: until they are shown the cards count among those of the deck. */
static void deal_captains(mm_state *s, rs_turn *turn)
{
    rs_set left = s->captain_deck.cards;

    for (int seat = 0; seat < s->head.players; seat++) {
        int card = rs_pick(turn->chance, left, &mm_master_words);

        rs_remove(&left, card);
        s->captain[seat].dealt = (int8_t)card;
        rs_tell_only(turn, seat, MM_EV_DEALT, card, 0);
    }
}

void mm_setup(void *state, rs_turn *turn)
{
    mm_state *s = state;

    empty_boards(s);
    empty_table(s);
    decks(s);
    mm_deal_demand(s, turn);
    deal_mods(s, turn);
    for (int nation = 0; nation < MM_NATIONS; nation++) s->afloat[nation] = (int8_t)mm_merchant_tokens[nation];
    mm_deal_merchants(s, turn);
    mm_open_missions(s, turn);
    deal_captains(s, turn);
    rs_push(s, MM_S_ROUND, 0);
    rs_push(s, MM_D_SETUP_SHIP, 0);
}

/* ---- U9: one after the other, in secret -------------------------------------------------------------------------- */

void mm_setup_ship_moves(const void *state, rs_moves *moves) { mm_respawn_ship_moves(state, moves); }

/* U10 */
static void reveal(mm_state *s, rs_turn *turn)
{
    for (int seat = s->head.players - 1; seat >= 0; seat--) {
        mm_captain *c = &s->captain[seat];

        rs_remove(&s->captain_deck.cards, c->dealt);
        mm_new_captain(s, seat, c->dealt, c->choice, turn);
        c->dealt = c->choice = MM_NONE;
        mm_draw_glory(s, seat, 1);
    }
}

void mm_setup_ship_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    int seat = rs_top(s)->seat;

    s->captain[seat].choice = move.arg[0];
    if (seat + 1 < s->head.players) {
        rs_become(s, MM_D_SETUP_SHIP, seat + 1);
        return;
    }
    rs_pop(s);
    reveal(s, turn);
}
