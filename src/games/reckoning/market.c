/* market.c - the cards on the map: boxes, buying, trading, attacking, sleeving (DR-8, DR-19.2, DR-19.5). */
#include "games/reckoning/reckoning.h"

enum { TOP_ROOM = 6 }; /* merchant ships of a row */

/* ---- Boxes -------------------------------------------------------------------------------------------------------------- */

#define BITS(first_, last_) ((~0ULL >> (63 - ((last_) - (first_)))) << (first_))

/* Upgrades and merchant ships of each row. */
static const rs_set row_cards[DR_ROWS] = {
    {{BITS(0, 18), BITS(10, 15)}},
    {{BITS(19, 37), BITS(16, 21)}},
    {{BITS(38, 54), BITS(22, 27)}},
    {{BITS(55, 63), BITS(0, 9) | BITS(28, 33)}},
};

static rs_set box_of(const dr_state *s, int row) { return rs_both(s->boxes, row_cards[row]); }

static int known_on_top(const dr_state *s, int row)
{
    int known = 0;

    while (known < TOP_ROOM && s->top[row * TOP_ROOM + known] != DR_NONE) known++;
    return known;
}

int dr_box_size(const dr_state *s, int row)
{
    rs_set box = box_of(s, row);

    return rs_size(&box) + known_on_top(s, row);
}

static int take_top(dr_state *s, int row)
{
    int8_t *top = &s->top[row * TOP_ROOM];
    int card = top[0];

    for (int i = 0; i + 1 < TOP_ROOM; i++) top[i] = top[i + 1];
    top[TOP_ROOM - 1] = DR_NONE;
    return card;
}

static int pick_from_box(dr_state *s, int row, rs_turn *turn)
{
    int card = rs_pick(turn->chance, box_of(s, row), &dr_card_words);

    rs_remove(&s->boxes, card);
    return card;
}

/* DR-8.14: an empty box is helped out by the next higher one. */
int dr_draw_from_box(dr_state *s, int row, rs_turn *turn)
{
    while (row < DR_ROWS && dr_box_size(s, row) == 0) row++;
    if (row == DR_ROWS) return DR_NONE;
    return known_on_top(s, row) > 0 ? take_top(s, row) : pick_from_box(s, row, turn);
}

void dr_lay_card(dr_state *s, int cell, rs_turn *turn)
{
    int card = dr_draw_from_box(s, dr_row_of(cell), turn);

    s->cell[cell].card = (int8_t)card;
    if (card != DR_NONE) rs_tell(turn, DR_EV_CARD, RS_NOBODY, card, cell, 0, 0);
}

static void await(dr_state *s, int seat, int card, rs_turn *turn)
{
    rs_add(&s->captain[seat].waiting, card);
    rs_tell(turn, DR_EV_GAINS, seat, card, 0, 0, 0);
}

/* DR-8.13: merchant ships that are passed over stay on top, and all have seen them. */
void dr_search_box(dr_state *s, int seat, int row, rs_turn *turn)
{
    int known = known_on_top(s, row);
    rs_set box;

    for (box = box_of(s, row); !rs_is_empty(&box); box = box_of(s, row)) {
        int card = pick_from_box(s, row, turn);

        if (!dr_is_front(card)) {
            await(s, seat, card, turn);
            return;
        }
        s->top[row * TOP_ROOM + known++] = (int8_t)card;
        rs_tell(turn, DR_EV_PASSED_OVER, seat, card, 0, 0, 0);
    }
}

/* ---- Buying, trading, attacking (X08 to X10) ---------------------------------------------------------------------------- */

static const char *refuse_deal(const dr_state *s, int card)
{
    int at = s->captain[s->active].at;

    if (at == DR_HARBOUR || s->cell[at].card == DR_NONE || s->cell[at].card != card)
        return RS_NO("DR-8.1", "That card is not where your ship is.");
    return s->turn.deals < DR_DEALS ? NULL : RS_NO("DR-8.1", "You have already dealt with two cards this turn.");
}

static const char *refuse_price(const dr_state *s, int card)
{
    return dr_cards[card].cost <= s->captain[s->active].cargo ? NULL : RS_NO("DR-8.2", "There is not enough cargo aboard.");
}

const char *dr_refuse_buy(const void *state, rs_move move)
{
    const char *reason = refuse_deal(state, move.arg[0]);

    if (reason) return reason;
    return dr_is_front(move.arg[0]) ? RS_NO("DR-8.4", "A merchant ship is not bought, but traded with or attacked.")
                                    : refuse_price(state, move.arg[0]);
}

const char *dr_refuse_trade(const void *state, rs_move move)
{
    const char *reason = refuse_deal(state, move.arg[0]);

    if (reason) return reason;
    return dr_is_front(move.arg[0]) ? refuse_price(state, move.arg[0]) : RS_NO("DR-8.4", "That is not a merchant ship.");
}

const char *dr_refuse_raid(const void *state, rs_move move)
{
    const char *reason = refuse_deal(state, move.arg[0]);

    if (reason) return reason;
    return dr_is_front(move.arg[0]) ? NULL : RS_NO("DR-8.4", "That is not a merchant ship.");
}

void dr_offer_deals(const dr_state *s, rs_moves *moves)
{
    int card = s->cell[s->captain[s->active].at].card;

    if (card == DR_NONE || s->turn.deals >= DR_DEALS) return;
    if (!refuse_price(s, card)) rs_offer1(moves, dr_is_front(card) ? DR_TRADE : DR_BUY, card);
    if (dr_is_front(card)) rs_offer1(moves, DR_RAID, card);
}

void dr_take_card(dr_state *s, int seat, int cell, rs_turn *turn)
{
    int card = s->cell[cell].card;

    s->cell[cell].card = DR_NONE;
    await(s, seat, card, turn);
}

void dr_buy(dr_state *s, int seat, rs_turn *turn)
{
    dr_captain *c = &s->captain[seat];
    int cost = dr_cards[s->cell[c->at].card].cost;

    s->turn.deals++;
    c->cargo = (int16_t)(c->cargo - cost);
    rs_tell(turn, DR_EV_PAID, seat, cost, 0, 0, 0);
    dr_take_card(s, seat, c->at, turn);
    dr_goods_left(s, seat, turn);
}

/* DR-8.6: which of the two backs it is shows only now. */
void dr_raid(dr_state *s, int seat, rs_turn *turn)
{
    int at = s->captain[seat].at, kind = dr_front_kind(s->cell[at].card), back;
    rs_set either = rs_both(s->backs, rs_range(DR_FIRST_BACK + 2 * kind, DR_FIRST_BACK + 2 * kind + 1));

    s->turn.deals++;
    back = rs_pick(turn->chance, either, &dr_card_words);
    rs_remove(&s->backs, back);
    s->cell[at].card = DR_NONE;
    rs_tell(turn, DR_EV_TURNED, seat, back, dr_merchants[back - DR_FIRST_BACK].cubes, 0, 0);
    dr_start_battle(s, DR_ENCOUNTER, DR_NONE, back, turn);
}

/* ---- A card from the map (D23) ------------------------------------------------------------------------------------------ */

const char *dr_refuse_take(const void *state, rs_move move)
{
    const dr_state *s = state;

    if (move.arg[0] == DR_HARBOUR || s->cell[move.arg[0]].card == DR_NONE) return RS_NO("DR-8.12", "There is no card there.");
    return rs_top_of(s)->arg[0] >> dr_row_of(move.arg[0]) & 1 ? NULL
                                                              : RS_NO("DR-8.12", "That card is not in one of the rows to take from.");
}

void dr_take_moves(const void *state, rs_moves *moves)
{
    for (int cell = 0; cell < DR_CELLS; cell++) rs_offer_if(dr_verbs, state, moves, (rs_move){DR_TAKE, {(int8_t)cell}});
    rs_offer(moves, DR_PASS);
}

void dr_take_apply(void *state, rs_move move, rs_turn *turn)
{
    int seat = rs_top(state)->seat;

    rs_pop(state);
    if (move.verb == DR_TAKE) dr_take_card(state, seat, move.arg[0], turn);
}

/* ---- Sleeving (D22) ----------------------------------------------------------------------------------------------------- */

static bool fits(const dr_captain *c, int upgrade, int card) { return c->slot[card * DR_SLOTS + dr_cards[upgrade].slot - 1] == DR_NONE; }

const char *dr_refuse_sleeve(const void *state, rs_move move)
{
    const dr_captain *c = &((const dr_state *)state)->captain[rs_top_of(state)->seat];

    if (move.arg[0] < 0 || !rs_has(&c->waiting, move.arg[0])) return RS_NO("DR-19.5", "You have no such upgrade waiting.");
    if (move.arg[1] < 0 || !dr_in_play(c, move.arg[1])) return RS_NO("DR-19.5", "Upgrades can be sleeved only into crew cards in play.");
    return fits(c, move.arg[0], move.arg[1]) ? NULL : RS_NO("DR-19.5", "That slot of the card is already taken.");
}

static void offer_sleeves(const dr_captain *c, rs_moves *moves)
{
    int upgrade;

    RS_EACH(upgrade, c->waiting)
        for (int i = 0; i < c->in_play; i++)
            if (fits(c, upgrade, c->order[i])) rs_offer2(moves, DR_SLEEVE, upgrade, c->order[i]);
}

/* DR-19.7: at most one may wait on, unless none of them fits. */
void dr_sleeve_moves(const void *state, rs_moves *moves)
{
    const dr_captain *c = &((const dr_state *)state)->captain[rs_top_of(state)->seat];

    offer_sleeves(c, moves);
    if (moves->count == 0 || rs_size(&c->waiting) <= 1) rs_offer(moves, DR_DONE);
}

void dr_sleeve_apply(void *state, rs_move move, rs_turn *turn)
{
    dr_state *s = state;
    int seat = rs_top(s)->seat;
    dr_captain *c = &s->captain[seat];

    if (move.verb == DR_DONE) {
        rs_pop(s);
        return;
    }
    rs_remove(&c->waiting, move.arg[0]);
    c->slot[move.arg[1] * DR_SLOTS + dr_cards[move.arg[0]].slot - 1] = move.arg[0];
    rs_tell(turn, DR_EV_SLEEVED, seat, move.arg[0], move.arg[1], 0, 0);
    if (rs_is_empty(&c->waiting)) rs_pop(s);
}

/* DR-1.3, DR-19.7: when a decision of several parts may end. */
const char *dr_refuse_done(const void *state, rs_move move)
{
    const rs_frame *top = rs_top_of(state);
    rs_moves moves;

    (void)move;
    rs_legal(&dr_game, state, &moves);
    for (int i = 0; i < moves.count; i++)
        if (moves.at[i].verb == DR_DONE) return NULL;
    return top->kind == DR_D_SLEEVE ? RS_NO("DR-19.7", "More than one upgrade is waiting, and at least one of them fits.")
                                    : RS_NO("DR-5.9", "You must use the ability at least once.");
}
