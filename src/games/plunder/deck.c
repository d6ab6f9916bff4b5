/* deck.c - the deck, drawing, cards turned up, and the Storm (PL-1.8 to 1.10, PL-9). */
#include "games/plunder/plunder.h"

/* ---- The deck: a set that is drawn from at random ---------------------------------------------------------------- */

static void shuffle_in_discards(pl_state *s)
{
    rs_add_all(&s->deck.cards, s->discard);
    s->discard = (rs_set){{0, 0}};
}

int pl_next_card(pl_state *s, rs_turn *turn)
{
    int card;

    if (rs_is_empty(&s->deck.cards)) { /* PL-1.8 */
        shuffle_in_discards(s);
        rs_tell(turn, PL_EV_RESHUFFLE, RS_NOBODY, 0, 0, 0, 0);
    }
    card = rs_pick(turn->chance, s->deck.cards, &pl_card_words);
    rs_remove(&s->deck.cards, card);
    return card;
}

int pl_turn_up(pl_state *s, rs_turn *turn)
{
    int card = pl_next_card(s, turn);

    pl_discard(s, card); /* PL-1.9: before the next one is turned up */
    rs_tell(turn, PL_EV_TURNED_UP, RS_NOBODY, card, 0, 0, 0);
    return card;
}

bool pl_draw(pl_state *s, int seat, rs_turn *turn)
{
    int card = pl_next_card(s, turn);

    if (card == PL_STORM_CARD) { /* PL-9.3: shown, and never in a hand */
        pl_discard(s, card);
        rs_tell(turn, PL_EV_STORM, seat, 0, 0, 0, 0);
        return false;
    }
    rs_add(&s->captain[seat].hand.cards, card);
    rs_tell_only(turn, seat, PL_EV_DRAW, card, 0);
    return true;
}

/* ---- The Storm -------------------------------------------------------------------------------------------------- */

void pl_storm_breaks(pl_state *s) { rs_push(s, PL_STORM, s->active); }

static bool is_touched(const pl_captain *c) { return pl_is_sea(c->at) && (c->prize != PL_NONE || pl_cargo(c) > 0); }

/* PL-9.4: from the captain who drew it clockwise; then PL-9.5. */
void pl_storm_step(void *state, rs_turn *turn)
{
    pl_state *s = state;
    rs_frame *frame = rs_top(s);

    while (frame->arg[0] < s->head.players) {
        int seat = (s->active + frame->arg[0]++) % s->head.players;

        if (is_touched(&s->captain[seat])) {
            rs_push(s, PL_D_STORM, seat);
            return;
        }
    }
    shuffle_in_discards(s);
    rs_tell(turn, PL_EV_STORM_OVER, RS_NOBODY, 0, 0, 0, 0);
    rs_pop(s);
}

const char *pl_refuse_lose(const void *state, rs_move move)
{
    const pl_state *s = state;
    bool has_prize = s->captain[rs_top_of(s)->seat].prize != PL_NONE;

    if (move.arg[0] == PL_LOSE_PRIZE && !has_prize) return RS_NO("PL-9.4", "You have no Prize to give up.");
    if (move.arg[0] == PL_LOSE_HALF && has_prize) return RS_NO("PL-9.4", "With a Prize you lose the Prize, not half of the cargo.");
    return NULL;
}

void pl_storm_moves(const void *state, rs_moves *moves)
{
    const pl_state *s = state;
    const pl_captain *c = &s->captain[rs_top_of(s)->seat];

    rs_offer_each(moves, PL_DISCARD, pl_cards_worth(c, 3));
    rs_offer1(moves, PL_LOSE, c->prize != PL_NONE ? PL_LOSE_PRIZE : PL_LOSE_HALF);
}

void pl_storm_apply(void *state, rs_move move, rs_turn *turn)
{
    pl_state *s = state;
    int seat = rs_top(s)->seat;

    rs_pop(s);
    if (move.verb == PL_DISCARD)
        pl_discard_from_hand(s, seat, move.arg[0], turn);
    else if (move.arg[0] == PL_LOSE_PRIZE)
        pl_lose_prize(s, seat, turn);
    else
        pl_ask_dump(s, seat, (pl_cargo(&s->captain[seat]) + 1) / 2, PL_BOTH_PILES, PL_BY_STORM);
}

/* ---- Drawing to seven: Turtle Hunt (PL-9.8) ---------------------------------------------------------------------- */

void pl_draw_to_seven_step(void *state, rs_turn *turn)
{
    pl_state *s = state;

    if (pl_hand_size(pl_active(s)) == PL_HAND_STOPS) {
        rs_pop(s);
    } else if (!pl_draw(s, s->active, turn)) {
        rs_pop(s);
        pl_storm_breaks(s);
    }
}

/* ---- Which hand cards may be discarded: tolls, Storm, brawl, Press Gang ------------------------------------------- */

const char *pl_refuse_discard(const void *state, rs_move move)
{
    static const uint8_t least[PL_POINTS] = {[PL_D_TOLL] = 2, [PL_D_STORM] = 3, [PL_D_BRAWL] = 4};
    const pl_state *s = state;
    const rs_frame *frame = rs_top_of(s);

    if (move.arg[0] < 0 || !rs_has(&s->captain[frame->seat].hand.cards, move.arg[0])) return RS_NO("PL-1.9", "That card is not in hand.");
    if (pl_value(move.arg[0]) >= least[frame->kind]) return NULL;
    if (frame->kind == PL_D_TOLL) return RS_NO("PL-8.1", "The toll is a card of value 2 or more.");
    if (frame->kind == PL_D_STORM) return RS_NO("PL-9.4", "The Storm asks for a card of value 3 or more.");
    return RS_NO("PL-5.3", "The brawl asks for a card of value 4 or more.");
}
