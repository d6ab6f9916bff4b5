/* market.c - Buy Goods: the offer, what changes it, buying card by card, showing cheap cards (MM-9). */
#include "games/marauders/marauders.h"

static const mm_captain *buyer(const mm_state *s) { return &s->captain[rs_top_of(s)->seat]; }

/* ---- The offer --------------------------------------------------------------------------------------------------- */

/* MM-9.2, MM-9.3 */
static int offer_size(const mm_captain *c)
{
    int size = 6;

    if (c->bought_before == c->zone)
        size = 3;
    else if (c->zone == MM_CCS)
        size = 8;
    else if (c->zone == MM_SMA)
        size = mm_nation_of(c) == MM_NL ? 8 : 7;
    return size + mm_has_hired(c, MM_PURSER);
}

/* MM-9.1, MM-9.12: cards of the demanded good are laid aside until the offer is complete. */
static void draw_offer(mm_state *s, int seat, int count, rs_turn *turn)
{
    mm_captain *c = &s->captain[seat];
    rs_set aside = {{0, 0}};

    while (count > 0) {
        int card = mm_draw_cargo(s, turn);

        if (card == MM_NONE) break;
        if (mm_good_of(card) == s->demand[c->zone]) {
            rs_add(&aside, card);
            rs_tell(turn, MM_EV_ASIDE, seat, card, 0, 0, 0);
            continue;
        }
        rs_add(&c->offer.cards, card);
        rs_tell_only(turn, seat, MM_EV_OFFERED, card, 0);
        count--;
    }
    rs_add_all(&s->cargo_discard, aside);
}

/* Cards of the offer that nobody takes end face up (MM-9.5). */
static void turn_up(mm_state *s, int seat, rs_set cards, rs_turn *turn)
{
    rs_add_all(&s->cargo_discard, cards);
    s->captain[seat].offer.cards = rs_without(s->captain[seat].offer.cards, cards);
    while (!rs_is_empty(&cards)) {
        rs_event event = {MM_EV_TURNED_UP, RS_EVERYONE, (int8_t)seat, 1, {0}};

        for (int i = 0; i < RS_COUNT(event.arg); i++) event.arg[i] = (int16_t)rs_next(&cards);
        rs_note(turn, event);
    }
}

static void discard_offer(mm_state *s, int seat, rs_turn *turn) { turn_up(s, seat, s->captain[seat].offer.cards, turn); }

void mm_start_market(mm_state *s, int seat)
{
    s->captain[seat].bought_at = s->captain[seat].zone;
    rs_push(s, MM_S_MARKET, seat);
}

void mm_market_over(mm_state *s) { s->market = (mm_market){0}; }

static void end_market(mm_state *s, int seat, rs_turn *turn)
{
    discard_offer(s, seat, turn);
    mm_wipe_fresh(&s->captain[seat]);
    s->captain[seat].free_card = MM_NONE;
    mm_market_over(s);
    rs_pop(s);
}

/* MM-9.7: paid cards of a good that the offer showed twice or more. */
static uint64_t cheap_cards(const mm_captain *c)
{
    uint64_t fresh = mm_fresh(c), cheap = 0;

    for (int good = 0; good < MM_GOODS; good++) {
        uint64_t shown = (fresh | c->offer.cards.bits[0]) & mm_good_mask(good);

        if (shown & (shown - 1)) cheap |= fresh & shown;
    }
    return c->free_card == MM_NONE ? cheap : cheap & ~(1ULL << c->free_card);
}

/* Of a good that the offer showed once; G19. */
static int full_price(const mm_state *s, const mm_captain *c) { return rs_at_least((c->zone == MM_NAS ? 2 : 3) - s->market.cheaper, 1); }

/* As far as everybody knows: the sums paid show whether there are such cards, unless all cards cost the same. */
static bool could_be_cheap(const mm_state *s, const mm_captain *c)
{
    int full = full_price(s, c);

    return s->market.paid > 0 && (full == 1 || s->market.spent < s->market.paid * full);
}

enum { STAGE, MISSING }; /* of the frame; MISSING: cards to be drawn in place of some that were turned up */

static void complete_offer(mm_state *s, rs_turn *turn)
{
    rs_frame *frame = rs_top(s);
    int count = frame->arg[MISSING];

    frame->arg[MISSING] = 0;
    draw_offer(s, frame->seat, count, turn);
}

static void market_stage(mm_state *s, rs_turn *turn)
{
    rs_frame *frame = rs_top(s);
    int seat = frame->seat;
    mm_captain *c = &s->captain[seat];

    if (frame->arg[MISSING]) {
        complete_offer(s, turn);
        return;
    }
    switch (frame->arg[STAGE]++) {
    case MM_M_OFFER: draw_offer(s, seat, offer_size(c), turn); break;
    case MM_M_REDRAW:
        if (c->zone == MM_SDO) rs_push(s, MM_D_BUY_REDRAW, seat);
        break;
    case MM_M_ABILITY:
        if (c->captain == MM_ASHCOMBE && !rs_is_empty(&c->offer.cards)) rs_push(s, MM_D_BUY_ABILITY, seat);
        break;
    case MM_M_WINDOW:
        if (mm_could_hold(s, seat, MM_HARD_BARGAIN)) rs_push(s, MM_D_WIN_CARD, seat)->arg[0] = MM_W_G;
        break;
    case MM_M_BUY: rs_push(s, MM_D_BUY_CARDS, seat); break;
    case MM_M_SHOW:
        if (could_be_cheap(s, c)) rs_push(s, MM_D_BUY_SHOW, seat);
        break;
    default: end_market(s, seat, turn);
    }
}

void mm_market_step(void *state, rs_turn *turn)
{
    do market_stage(state, turn);
    while (mm_goes_on(state, MM_S_MARKET));
}

/* Santo Domingo (MM-9.10) */
void mm_buy_redraw_moves(const void *state, rs_moves *moves)
{
    rs_offer(moves, MM_V_KEEP);
    if (mm_purse(buyer(state)) > 0) rs_offer(moves, MM_V_REDRAW);
}

void mm_buy_redraw_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    int seat = rs_top(s)->seat, size = offer_size(&s->captain[seat]);

    rs_pop(s);
    if (move.verb == MM_V_KEEP) return;
    mm_pay(s, seat, 1, turn);
    discard_offer(s, seat, turn);
    rs_top(s)->arg[MISSING] = (int8_t)size;
}

/* C11: one card or two. */
const char *mm_refuse_replace(const void *state, rs_move move)
{
    const rs_set *offer = &buyer(state)->offer.cards;

    if (!rs_has(offer, move.arg[0]) || (move.arg[1] != MM_NONE && !rs_has(offer, move.arg[1])))
        return RS_NO("MM-9.5", "That card is not in your offer.");
    return move.arg[1] == MM_NONE || move.arg[0] < move.arg[1] ? NULL
                                                               : RS_NO("MM-9.1", "Name the two cards in the order of their numbers.");
}

void mm_buy_ability_moves(const void *state, rs_moves *moves)
{
    rs_set offer = buyer(state)->offer.cards, rest = offer;
    int a, b;

    rs_offer(moves, MM_V_KEEP);
    while ((a = rs_next(&rest)) >= 0) {
        rs_offer2(moves, MM_V_REPLACE, a, MM_NONE);
        RS_EACH(b, rest) rs_offer2(moves, MM_V_REPLACE, a, b);
    }
}

void mm_buy_ability_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    int seat = rs_top(s)->seat;
    rs_set cards = {{0, 0}};

    rs_pop(s);
    for (int i = 0; move.verb == MM_V_REPLACE && i < 2 && move.arg[i] != MM_NONE; i++) rs_add(&cards, move.arg[i]);
    turn_up(s, seat, cards, turn);
    rs_top(s)->arg[MISSING] = (int8_t)rs_size(&cards);
}

/* ---- Buying card by card (MM-9.4, MM-9.13) ----------------------------------------------------------------------- */

int mm_price(const mm_state *s, int seat, int card)
{
    const mm_captain *c = &s->captain[seat];
    int shown = __builtin_popcountll((c->offer.cards.bits[0] | mm_fresh(c)) & mm_good_mask(mm_good_of(card)));

    return rs_at_least(full_price(s, c) - (shown > 2 ? 2 : shown - 1), 1);
}

const char *mm_refuse_buy(const void *state, rs_move move)
{
    const mm_state *s = state;
    const mm_captain *c = buyer(s);

    if (!rs_has(&c->offer.cards, move.arg[0])) return RS_NO("MM-9.5", "That card is not in your offer.");
    if (mm_room(c) <= 0) return RS_NO("MM-9.13", "You have no room for a seventh card; discard an old one first.");
    return mm_price(s, rs_top_of(s)->seat, move.arg[0]) > mm_purse(c) ? RS_NO("MM-9.4", "You do not have enough gold.") : NULL;
}

const char *mm_refuse_free(const void *state, rs_move move)
{
    const mm_state *s = state;
    const mm_captain *c = buyer(s);

    if (c->zone != MM_CAR || s->market.paid < 3)
        return RS_NO("MM-9.9", "You get a free card only in Cartagena, and only after paying for three.");
    if (s->market.free_taken) return RS_NO("MM-9.9", "You have already taken the free card.");
    if (!rs_has(&c->offer.cards, move.arg[0])) return RS_NO("MM-9.5", "That card is not in your offer.");
    return mm_room(c) <= 0 ? RS_NO("MM-9.13", "You have no room for a seventh card; discard an old one first.") : NULL;
}

/* What is there to be taken by who is asked, other than by buying. */
static rs_set takings(const mm_state *s)
{
    switch (rs_top_of(s)->kind) {
    case MM_D_FOUND_KEEP: return buyer(s)->offer.cards;
    case MM_D_LOOT: return mm_loot_cargo(s);
    default: return s->table;
    }
}

static bool nothing_to_take(const mm_state *s)
{
    int kind = rs_top_of(s)->kind;
    rs_set there = takings(s);

    return kind != MM_D_BUY_CARDS && kind != MM_D_LOOT && rs_is_empty(&there);
}

/* Old cargo may make room for new; in raids, finds and loot as well. */
const char *mm_refuse_drop(const void *state, rs_move move)
{
    const mm_captain *c = buyer(state);

    if (!rs_has(&c->cargo.cards, move.arg[0])) return RS_NO("MM-9.6", "That card is not aboard.");
    if (rs_top_of(state)->kind == MM_D_LEAVE_DISCARD) return NULL;
    if (mm_fresh(c) >> move.arg[0] & 1) return RS_NO("MM-9.13", "You can discard only cargo that you had before.");
    return nothing_to_take(state) ? RS_NO("MM-15.11", "There is nothing to make room for.") : NULL;
}

static void offer_drops(const mm_captain *c, rs_moves *moves)
{
    rs_offer_each(moves, MM_V_DROP, (rs_set){{c->cargo.cards.bits[0] & ~mm_fresh(c), 0}});
}

void mm_buy_cards_moves(const void *state, rs_moves *moves)
{
    const mm_state *s = state;
    const mm_captain *c = buyer(s);
    int card;

    rs_offer(moves, MM_V_DONE);
    RS_EACH(card, c->offer.cards) mm_offer_if(s, moves, MM_V_BUY, card, 0);
    if (c->zone == MM_CAR && s->market.paid >= 3)
        RS_EACH(card, c->offer.cards) mm_offer_if(s, moves, MM_V_FREE, card, 0);
    offer_drops(c, moves);
}

static void take_offered(mm_state *s, int seat, int card)
{
    mm_captain *c = &s->captain[seat];

    rs_remove(&c->offer.cards, card);
    rs_add(&c->cargo.cards, card);
    mm_mark_fresh(c, card);
}

static void buy(mm_state *s, int seat, int card, rs_turn *turn)
{
    int price = mm_price(s, seat, card);

    take_offered(s, seat, card);
    s->market.paid++;
    s->market.spent = (int16_t)(s->market.spent + price);
    rs_tell_only(turn, seat, MM_EV_BUYS, card, price);
    mm_pay(s, seat, price, turn);
}

void mm_buy_cards_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    int seat = rs_top(s)->seat;

    switch (move.verb) {
    case MM_V_BUY: buy(s, seat, move.arg[0], turn); break;
    case MM_V_FREE:
        take_offered(s, seat, move.arg[0]);
        s->market.free_taken = true;
        s->captain[seat].free_card = move.arg[0];
        rs_tell_only(turn, seat, MM_EV_BUYS, move.arg[0], 0);
        break;
    case MM_V_DROP: mm_drop_cargo(s, seat, move.arg[0], turn); break;
    default: rs_pop(s);
    }
}

/* ---- Showing cheap cards (MM-9.7) -------------------------------------------------------------------------------- */

const char *mm_refuse_show(const void *state, rs_move move)
{
    const mm_state *s = state;

    return move.arg[0] < s->head.players && move.arg[0] != rs_top_of(s)->seat ? NULL : RS_NO("MM-9.7", "Show them to another player.");
}

void mm_buy_show_moves(const void *state, rs_moves *moves)
{
    for (int seat = 0; seat < MM_SEATS; seat++) mm_offer_if(state, moves, MM_V_SHOW, seat, 0);
}

void mm_buy_show_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    int seat = rs_top(s)->seat, other = move.arg[0], card;
    uint8_t *knows = &s->captain[other].knows[seat * MM_GOODS];

    rs_pop(s);
    RS_EACH(card, ((rs_set){{cheap_cards(&s->captain[seat]), 0}})) {
        knows[mm_good_of(card)] = (uint8_t)(knows[mm_good_of(card)] | 1u << card % MM_PER_GOOD);
        rs_note(turn, (rs_event){MM_EV_SHOWS, (uint8_t)(1 << seat | 1 << other), (int8_t)seat, 1, {(int16_t)card, (int16_t)other, 0, 0}});
    }
}

/* ---- Cargo found by a rumour (FOUND_KEEP), and cargo that lies open (RAID_CARGO, NAVAL_CARGO) -------------------- */

const char *mm_refuse_take(const void *state, rs_move move)
{
    const mm_captain *c = buyer(state);
    rs_set from = takings(state);

    if (!rs_has(&from, move.arg[0]))
        return rs_top_of(state)->kind == MM_D_LOOT ? RS_NO("MM-25.1", "The loser has no such card.")
                                                   : RS_NO("MM-15.11", "That card is not there.");
    if (mm_room(c) > 0) return NULL;
    return c->in_port ? RS_NO("MM-7.5", "You can hold only six cards in port; discard an old one first.")
                      : RS_NO("MM-3.6", "There is no room for it; discard an old card first.");
}

/* For those asked about open or found cargo: what else could be done rests on cargo that others do not see. */
bool mm_cargo_lies_there(const void *state)
{
    const mm_state *s = state;

    return rs_top_of(s)->kind == MM_D_FOUND_KEEP ? rs_zone_size(&buyer(s)->offer) > 0 : !rs_is_empty(&s->table);
}

static void offer_taking(const mm_captain *c, rs_set from, rs_moves *moves)
{
    rs_offer(moves, MM_V_DONE);
    if (mm_room(c) > 0) rs_offer_each(moves, MM_V_TAKE, from);
    if (!rs_is_empty(&from)) offer_drops(c, moves);
}

void mm_found_keep_moves(const void *state, rs_moves *moves) { offer_taking(buyer(state), buyer(state)->offer.cards, moves); }
void mm_open_cargo_moves(const void *state, rs_moves *moves) { offer_taking(buyer(state), ((const mm_state *)state)->table, moves); }

void mm_found_keep_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    int seat = rs_top(s)->seat;

    switch (move.verb) {
    case MM_V_TAKE:
        take_offered(s, seat, move.arg[0]);
        rs_tell_only(turn, seat, MM_EV_CARGO_FOUND, move.arg[0], 0);
        break;
    case MM_V_DROP: mm_drop_cargo(s, seat, move.arg[0], turn); break;
    default:
        discard_offer(s, seat, turn);
        mm_wipe_fresh(&s->captain[seat]);
        rs_pop(s);
    }
}

/* What everybody has seen stays known. */
static void take_open(mm_state *s, int seat, int card, rs_turn *turn)
{
    mm_captain *c = &s->captain[seat];

    rs_remove(&s->table, card);
    rs_add(&c->cargo.cards, card);
    rs_add(&s->known_cargo, card);
    mm_mark_fresh(c, card);
    rs_tell(turn, MM_EV_CARGO_IN, seat, card, 0, 0, 0);
}

void mm_open_cargo_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    int seat = rs_top(s)->seat;

    switch (move.verb) {
    case MM_V_TAKE: take_open(s, seat, move.arg[0], turn); break;
    case MM_V_DROP: mm_drop_cargo(s, seat, move.arg[0], turn); break;
    default:
        rs_add_all(&s->cargo_discard, s->table);
        s->table = (rs_set){{0, 0}};
        mm_wipe_fresh(&s->captain[seat]);
        rs_pop(s);
    }
}
