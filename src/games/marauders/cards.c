/* cards.c - glory cards and cargo on their ways between decks, hands and discard piles (MM-1.2, MM-9.8, MM-17). */
#include "games/marauders/marauders.h"

#include <string.h>

static void renew(rs_zone *deck, rs_set *discard)
{
    if (!rs_is_empty(&deck->cards)) return;
    deck->cards = *discard;
    *discard = (rs_set){{0, 0}};
}

/* ---- Glory cards ------------------------------------------------------------------------------------------------- */

void mm_draw_glory(mm_state *s, int seat, int count) { rs_push(s, MM_S_DRAW, seat)->arg[0] = (int8_t)count; }

void mm_glory_gone(mm_state *s, int card)
{
    rs_remove(&s->known_glory, card);
    rs_add(&s->glory_discard, card);
}

void mm_discard_glory(mm_state *s, int seat, int card)
{
    rs_remove(&s->captain[seat].glory.cards, card);
    mm_glory_gone(s, card);
}

/* MM-17.3: an empty deck is renewed. */
static int take_glory(mm_state *s, int seat, rs_turn *turn)
{
    int card;

    renew(&s->glory_deck, &s->glory_discard);
    if (rs_is_empty(&s->glory_deck.cards)) return MM_NONE;
    card = rs_pick(turn->chance, s->glory_deck.cards, &mm_glory_words);
    rs_remove(&s->glory_deck.cards, card);
    rs_add(&s->captain[seat].glory.cards, card);
    rs_tell_only(turn, seat, MM_EV_DRAWS, card, 0);
    return card;
}

static void check_hand(mm_state *s, int seat)
{
    if (rs_zone_size(&s->captain[seat].glory) > MM_HAND) rs_push(s, MM_D_GLORY_DISCARD, seat); /* MM-17.1 */
}

static void draw_stage(mm_state *s, rs_turn *turn)
{
    rs_frame *frame = rs_top(s);
    int seat = frame->seat, first, second = MM_NONE;
    mm_captain *c = &s->captain[seat];

    if (frame->arg[0]-- == 0) {
        rs_pop(s);
        return;
    }
    first = take_glory(s, seat, turn);
    if (first != MM_NONE && c->captain == MM_MAAS) second = take_glory(s, seat, turn); /* C16 */
    if (second == MM_NONE) {
        check_hand(s, seat);
        return;
    }
    c->sees_glory[0] = (int8_t)first;
    c->sees_glory[1] = (int8_t)second;
    rs_push(s, MM_D_GLORY_PICK, seat);
}

void mm_draw_step(void *state, rs_turn *turn)
{
    do draw_stage(state, turn);
    while (mm_goes_on(state, MM_S_DRAW));
}

/* MM-17.6: the specialist who is not paid; C16: one of the two just drawn. */
const char *mm_refuse_discard(const void *state, rs_move move)
{
    const mm_state *s = state;
    const rs_frame *frame = rs_top_of(s);
    const mm_captain *c = &s->captain[frame->seat];
    int card = move.arg[0];

    if (!rs_has(&c->glory.cards, card)) return RS_NO("MM-17.1", "That card is not in your hand.");
    if (frame->kind == MM_D_HIRE_PAY && card != frame->arg[0]) return RS_NO("MM-17.6", "Pay this specialist, or discard that very card.");
    if (frame->kind == MM_D_GLORY_PICK && card != c->sees_glory[0] && card != c->sees_glory[1])
        return RS_NO("MM-17.1", "Discard one of the two cards you have just drawn.");
    return NULL;
}

void mm_glory_pick_moves(const void *state, rs_moves *moves)
{
    const mm_state *s = state;
    const mm_captain *c = &s->captain[rs_top_of(s)->seat];

    for (int i = 0; i < 2; i++)
        if (c->sees_glory[i] != MM_NONE) rs_offer1(moves, MM_V_DISCARD, c->sees_glory[i]);
}

void mm_glory_pick_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    int seat = rs_top(s)->seat;

    rs_pop(s);
    memset(s->captain[seat].sees_glory, MM_NONE, sizeof s->captain[seat].sees_glory);
    mm_discard_glory(s, seat, move.arg[0]);
    rs_tell(turn, MM_EV_DISCARDS, seat, move.arg[0], 0, 0, 0);
    check_hand(s, seat);
}

void mm_glory_discard_moves(const void *state, rs_moves *moves)
{
    rs_offer_each(moves, MM_V_DISCARD, ((const mm_state *)state)->captain[rs_top_of(state)->seat].glory.cards);
}

void mm_glory_discard_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    int seat = rs_top(s)->seat;

    rs_pop(s);
    mm_discard_glory(s, seat, move.arg[0]);
    rs_tell(turn, MM_EV_DISCARDS, seat, move.arg[0], 0, 0, 0);
}

void mm_hire(mm_state *s, int seat, int card, rs_turn *turn)
{
    rs_remove(&s->known_glory, card);
    s->captain[seat].hired[mm_type_of(card)] = (int8_t)card;
    rs_tell(turn, MM_EV_HIRES, seat, card, 0, 0, 0);
}

/* ---- Cargo ------------------------------------------------------------------------------------------------------- */

static void forget_all(mm_captain *c, rs_set cards)
{
    for (int at = 0; at < RS_COUNT(c->knows); at++)
        c->knows[at] = (uint8_t)(c->knows[at] & ~(cards.bits[0] >> (at % MM_GOODS * MM_PER_GOOD)));
}

/* Nobody knows any more where the cards of the discard pile are. */
static void renew_cargo(mm_state *s)
{
    if (!rs_is_empty(&s->cargo_deck.cards)) return;
    for (int seat = 0; seat < s->head.players; seat++) forget_all(&s->captain[seat], s->cargo_discard);
    renew(&s->cargo_deck, &s->cargo_discard);
}

/* MM-9.8 */
int mm_draw_cargo(mm_state *s, rs_turn *turn)
{
    int card;

    renew_cargo(s);
    if (rs_is_empty(&s->cargo_deck.cards)) return MM_NONE;
    card = rs_pick(turn->chance, s->cargo_deck.cards, &mm_cargo_words);
    rs_remove(&s->cargo_deck.cards, card);
    return card;
}

bool mm_cargo_left(const mm_state *s) { return rs_zone_size(&s->cargo_deck) > 0 || !rs_is_empty(&s->cargo_discard); }

/* A card leaves a hold, for all to see. Who was shown it there keeps the note until it is shuffled away: wiped at once it would tell the
 * owner who has one. */
void mm_take_out_cargo(mm_state *s, int seat, int card)
{
    rs_remove(&s->captain[seat].cargo.cards, card);
    rs_remove(&s->known_cargo, card);
}

rs_set mm_open_cargo(const mm_state *s)
{
    rs_set open = s->cargo_discard;

    rs_add_all(&open, s->table);
    rs_add_all(&open, s->known_cargo);
    return open;
}

rs_set mm_shown_cargo(const mm_state *s, int seat, int other)
{
    const uint8_t *knows = &s->captain[seat].knows[other * MM_GOODS];
    uint64_t cards = 0;

    for (int good = 0; good < MM_GOODS; good++) cards |= (uint64_t)knows[good] << (good * MM_PER_GOOD);
    return rs_without((rs_set){{cards, 0}}, mm_open_cargo(s));
}

void mm_drop_cargo(mm_state *s, int seat, int card, rs_turn *turn)
{
    mm_take_out_cargo(s, seat, card);
    rs_add(&s->cargo_discard, card);
    rs_tell(turn, MM_EV_CARGO_LOST, seat, card, 0, 0, 0);
}

/* MM-22.5: at random, at once. */
void mm_lose_surplus(mm_state *s, int seat, rs_turn *turn)
{
    mm_captain *c = &s->captain[seat];

    while (mm_room(c) < 0) mm_drop_cargo(s, seat, rs_pick(turn->chance, c->cargo.cards, &mm_cargo_words), turn);
}

uint64_t mm_fresh(const mm_captain *c)
{
    uint64_t cards = 0;

    for (int good = 0; good < MM_GOODS; good++) cards |= (uint64_t)c->fresh[good] << (good * MM_PER_GOOD);
    return cards;
}

void mm_mark_fresh(mm_captain *c, int card)
{
    c->fresh[mm_good_of(card)] = (uint8_t)(c->fresh[mm_good_of(card)] | 1u << card % MM_PER_GOOD);
}

void mm_wipe_fresh(mm_captain *c)
{
    memset(c->fresh, 0, sizeof c->fresh);
    memset(c->fresh_glory, MM_NONE, sizeof c->fresh_glory);
    memset(c->fresh_rumours, MM_NONE, sizeof c->fresh_rumours);
}

/* MM-5.5, MM-26.1: cargo beyond the capacity is discarded by choice. */
void mm_ask_stow(mm_state *s, int seat)
{
    if (mm_cards_carried(&s->captain[seat]) > mm_capacity(&s->captain[seat])) rs_push(s, MM_D_LEAVE_DISCARD, seat);
}

void mm_leave_discard_moves(const void *state, rs_moves *moves)
{
    rs_offer_each(moves, MM_V_DROP, ((const mm_state *)state)->captain[rs_top_of(state)->seat].cargo.cards);
}

void mm_leave_discard_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    int seat = rs_top(s)->seat;

    mm_drop_cargo(s, seat, move.arg[0], turn);
    if (mm_cards_carried(&s->captain[seat]) <= mm_capacity(&s->captain[seat])) rs_pop(s);
}
