/* captain.c - what a captain has: ship's numbers, cargo, hand, Enemies; and how it is lost (PL-12, PL-20, PL-21.4). */
#include "games/plunder/plunder.h"

#include <string.h>

/* ---- Numbers -------------------------------------------------------------------------------------------------- */

static int with_mate(const pl_captain *c, int number, size_t bonus)
{
    return c->mate == PL_NONE ? number : number + ((const uint8_t *)&pl_mates[c->mate - PL_FIRST_MATE])[bonus];
}

int pl_speed(const pl_captain *c) { return with_mate(c, pl_ship_of(c->own)->speed, offsetof(pl_mate, speed)); }
int pl_cannons(const pl_captain *c) { return with_mate(c, pl_ship_of(c->own)->cannons, offsetof(pl_mate, cannons)); }
int pl_crew(const pl_captain *c) { return with_mate(c, pl_ship_of(c->own)->crew, offsetof(pl_mate, crew)); }

/* PL-12.11: a Prize in tow slows a captain who flees. */
int pl_tow_speed(const pl_captain *c)
{
    int speed = pl_speed(c);

    return c->prize != PL_NONE && pl_ship_of(c->prize)->speed < speed ? pl_ship_of(c->prize)->speed : speed;
}

bool pl_has_secrets(const void *state)
{
    const pl_state *s = state;

    return rs_zone_hidden(&s->captain[rs_top_of(s)->seat].hand, s->known) > 0;
}

int pl_tokens(const pl_captain *c, pl_pile pile)
{
    int tokens = 0;

    for (int good = 0; good < PL_GOODS; good++) tokens += c->cargo[pile][good];
    return tokens;
}

int pl_cargo(const pl_captain *c) { return pl_tokens(c, PL_TRADED) + pl_tokens(c, PL_PLUNDERED); }

/* PL-12.1: the Prize is filled first. */
int pl_stowed(const pl_captain *c)
{
    int in_tow = c->prize == PL_NONE ? 0 : pl_ship_of(c->prize)->hold;

    return rs_at_least(pl_tokens(c, PL_PLUNDERED) - in_tow, 0);
}

/* PL-12.1: for plunder that is turned up: in the Prize, or without one in a ship that was won. */
int pl_plunder_room(const pl_captain *c)
{
    if (c->prize != PL_NONE) return rs_at_least(pl_ship_of(c->prize)->hold - pl_tokens(c, PL_PLUNDERED), 0);
    return c->own_won ? rs_at_least(pl_ship_of(c->own)->hold - pl_cargo(c), 0) : 0;
}

int pl_traded_room(const pl_captain *c) { return pl_ship_of(c->own)->hold - pl_stowed(c); }

/* PL-12.1: goods are numbered from the cheapest to the dearest, and the dearest are in the Own Ship. */
void pl_prize_cargo(const pl_captain *c, int8_t tokens[PL_GOODS])
{
    int left = pl_tokens(c, PL_PLUNDERED) - pl_stowed(c);

    for (int good = 0; good < PL_GOODS; good++) {
        tokens[good] = (int8_t)rs_at_most(c->cargo[PL_PLUNDERED][good], left);
        left -= tokens[good];
    }
}

rs_set pl_cards_worth(const pl_captain *c, int value)
{
    rs_set worth = {{0, 0}};
    int card;

    RS_EACH(card, c->hand.cards)
        if (pl_value(card) >= value) rs_add(&worth, card);
    return worth;
}

/* PL-21.4: a Letter makes its nation's foes Enemies; who holds both chose a side. Computed, never stored. */
int pl_enemies(const pl_state *s, int seat)
{
    const pl_captain *c = &s->captain[seat];
    int enemies = c->deed;

    if (!c->letters) return enemies;
    for (int i = 0; i < 6; i++) {
        const pl_war *war = &s->war[i];

        if (war->a == PL_NONE) continue;

        bool holds_a = c->letters >> war->a & 1, holds_b = c->letters >> war->b & 1;

        if (holds_a && holds_b)
            enemies |= 1 << (war->friend_[seat] == war->a ? war->b : war->a);
        else if (holds_a || holds_b)
            enemies |= 1 << (holds_a ? war->b : war->a);
    }
    return enemies;
}

bool pl_is_enemy(const pl_state *s, int seat, int nation) { return nation != PL_NONE && (pl_enemies(s, seat) >> nation & 1); }

bool pl_in_enemy_port(const pl_state *s, int seat)
{
    int at = s->captain[seat].at;

    return pl_is_port(at) && pl_is_enemy(s, seat, pl_port_of(at)->nation);
}

/* ---- Silver --------------------------------------------------------------------------------------------------- */

void pl_gain(pl_state *s, int seat, int silver, pl_source from, rs_turn *turn)
{
    if (silver == 0) return;
    s->captain[seat].silver = (int16_t)(s->captain[seat].silver + silver);
    rs_tell(turn, PL_EV_GAINED, seat, silver, s->captain[seat].silver, from, 0);
    if (s->captain[seat].silver < s->head.option[PL_OPT_GOAL]) return;
    s->head.over = true; /* PL-23.1 */
    rs_tell(turn, PL_EV_WINS, seat, s->captain[seat].silver, 0, 0, 0);
}

/* PL-1.7: a payment takes what there is. */
void pl_spend(pl_state *s, int seat, int silver, pl_source from, rs_turn *turn)
{
    if (silver > s->captain[seat].silver) silver = s->captain[seat].silver;
    if (silver == 0) return;
    s->captain[seat].silver = (int16_t)(s->captain[seat].silver - silver);
    rs_tell(turn, PL_EV_PAID, seat, silver, s->captain[seat].silver, from, 0);
}

/* ---- Cards ---------------------------------------------------------------------------------------------------- */

void pl_discard(pl_state *s, int card) { rs_add(&s->discard, card); }

void pl_leaves_hand(pl_state *s, int seat, int card)
{
    rs_remove(&s->captain[seat].hand.cards, card);
    rs_remove(&s->known, card);
}

void pl_discard_from_hand(pl_state *s, int seat, int card, rs_turn *turn)
{
    pl_leaves_hand(s, seat, card);
    pl_discard(s, card);
    rs_tell(turn, PL_EV_DISCARD, seat, card, 0, 0, 0);
}

void pl_drop_mate(pl_state *s, int seat, rs_turn *turn)
{
    pl_captain *c = &s->captain[seat];

    if (c->mate == PL_NONE) return;
    pl_discard(s, c->mate);
    rs_tell(turn, PL_EV_MATE_LEAVES, seat, c->mate, 0, 0, 0);
    c->mate = PL_NONE;
}

/* PL-5.8 */
void pl_drop_offer(pl_state *s, int seat)
{
    pl_captain *c = &s->captain[seat];

    if (c->offer != PL_NONE) pl_discard(s, c->offer);
    c->offer = PL_NONE;
}

/* ---- Cargo ---------------------------------------------------------------------------------------------------- */

/* PL-19.6: as far as the supply has them. */
void pl_goods_in(pl_state *s, int seat, pl_pile pile, int good, int count, rs_turn *turn)
{
    if (count > s->supply[good]) count = s->supply[good];
    if (count == 0) return;
    s->supply[good] = (int8_t)(s->supply[good] - count);
    s->captain[seat].cargo[pile][good] = (int8_t)(s->captain[seat].cargo[pile][good] + count);
    rs_tell(turn, PL_EV_GOODS_IN, seat, pile, good, count, 0);
}

void pl_goods_out(pl_state *s, int seat, pl_pile pile, int good, int count, rs_turn *turn)
{
    if (count == 0) return;
    s->supply[good] = (int8_t)(s->supply[good] + count);
    s->captain[seat].cargo[pile][good] = (int8_t)(s->captain[seat].cargo[pile][good] - count);
    rs_tell(turn, PL_EV_GOODS_OUT, seat, pile, good, count, 0);
}

void pl_drop_pile(pl_state *s, int seat, pl_pile pile, rs_turn *turn)
{
    for (int good = 0; good < PL_GOODS; good++) pl_goods_out(s, seat, pile, good, s->captain[seat].cargo[pile][good], turn);
}

/* ---- Losses --------------------------------------------------------------------------------------------------- */

void pl_lose_prize(pl_state *s, int seat, rs_turn *turn)
{
    pl_captain *c = &s->captain[seat];
    int8_t aboard[PL_GOODS];

    if (c->prize == PL_NONE) return;
    pl_prize_cargo(c, aboard);
    rs_tell(turn, PL_EV_PRIZE_GONE, seat, c->prize, 0, 0, 0);
    pl_discard(s, c->prize);
    c->prize = PL_NONE;
    for (int good = 0; good < PL_GOODS; good++) pl_goods_out(s, seat, PL_PLUNDERED, good, aboard[good], turn);
}

static void lose_hand(pl_state *s, int seat, rs_turn *turn)
{
    int card;

    RS_EACH(card, s->captain[seat].hand.cards) pl_discard_from_hand(s, seat, card, turn);
}

void pl_lose_ship(pl_state *s, int seat, rs_turn *turn)
{
    pl_captain *c = &s->captain[seat];

    rs_tell(turn, PL_EV_SHIP_LOST, seat, 0, 0, 0, 0);
    lose_hand(s, seat, turn); /* PL-20.2 */
    pl_drop_mate(s, seat, turn);
    pl_drop_offer(s, seat);
    pl_lose_prize(s, seat, turn);
    if (c->own != PL_PINNACE) pl_discard(s, c->own);
    pl_drop_pile(s, seat, PL_TRADED, turn);
    pl_drop_pile(s, seat, PL_PLUNDERED, turn);
    c->own = PL_PINNACE; /* PL-20.4 */
    c->own_won = false;
    c->at = PL_TORTUGA;
    c->lost = true;
    if (seat != s->active) return;
    pl_fight_over(s);
    rs_unwind(s, PL_END_TURN, seat); /* PL-20.5 */
}

/* ---- Cargo above the room (PL-12.12) --------------------------------------------------------------------------- */

void pl_ask_dump(pl_state *s, int seat, int tokens, int piles, pl_cause cause)
{
    rs_frame *frame = rs_push(s, PL_D_DUMP, seat);

    frame->arg[0] = (int8_t)tokens;
    frame->arg[1] = (int8_t)piles;
    frame->arg[2] = (int8_t)cause;
}

void pl_fit(pl_state *s, int seat, int stowed) { rs_push(s, PL_FIT, seat)->arg[0] = (int8_t)stowed; }

/* Runs again after each dump, until everything fits. */
void pl_fit_step(void *state, rs_turn *turn)
{
    pl_state *s = state;
    int seat = rs_top(s)->seat, may = rs_top(s)->arg[0], stowed, over;
    const pl_captain *c = &s->captain[seat];

    if (c->prize == PL_NONE && c->own_won) may = PL_ALL_TOKENS;
    if (c->prize == PL_NONE && may == 0) pl_drop_pile(s, seat, PL_PLUNDERED, turn);
    stowed = pl_stowed(c);
    over = pl_tokens(c, PL_TRADED) + rs_at_most(stowed, may) - pl_ship_of(c->own)->hold;
    if (over > 0)
        pl_ask_dump(s, seat, over, stowed > 0 && may > 0 ? PL_BOTH_PILES : 1 << PL_TRADED, PL_NO_ROOM);
    else if (stowed > may)
        pl_ask_dump(s, seat, stowed - may, 1 << PL_PLUNDERED, PL_NO_ROOM);
    else
        rs_pop(s);
}

const char *pl_refuse_dump(const void *state, rs_move move)
{
    const pl_state *s = state;
    const rs_frame *frame = rs_top_of(s);

    if (!(frame->arg[1] >> move.arg[0] & 1)) return RS_NO("PL-12.12", "The tokens must come from the other pile.");
    if (s->captain[frame->seat].cargo[move.arg[0]][move.arg[1]] == 0) return RS_NO("PL-12.3", "There is no such token in that pile.");
    return NULL;
}

void pl_dump_moves(const void *state, rs_moves *moves)
{
    for (int pile = PL_TRADED; pile <= PL_PLUNDERED; pile++)
        for (int good = 0; good < PL_GOODS; good++) rs_offer_if(pl_verbs, state, moves, (rs_move){PL_DUMP, {(int8_t)pile, (int8_t)good}});
}

void pl_dump_apply(void *state, rs_move move, rs_turn *turn)
{
    pl_state *s = state;
    rs_frame *frame = rs_top(s);

    pl_goods_out(s, frame->seat, (pl_pile)move.arg[0], move.arg[1], 1, turn);
    if (--frame->arg[0] == 0) rs_pop(s);
}

/* ---- Free options of a captain's own turn (PL-12.9, PL-13.3) ---------------------------------------------------- */

const char *pl_refuse_free_option(const void *state, rs_move move)
{
    const pl_captain *c = pl_the_active(state);

    if (move.verb == PL_ABANDON && c->prize == PL_NONE) return RS_NO("PL-12.9", "You have no Prize to give up.");
    if (move.verb == PL_RELEASE && c->mate == PL_NONE) return RS_NO("PL-13.3", "You have no First Mate.");
    return NULL;
}

void pl_free_options(const pl_state *s, rs_moves *moves)
{
    rs_offer_if(pl_verbs, s, moves, (rs_move){PL_ABANDON, {0}});
    rs_offer_if(pl_verbs, s, moves, (rs_move){PL_RELEASE, {0}});
}

bool pl_apply_free_option(pl_state *s, rs_move move, rs_turn *turn)
{
    if (move.verb == PL_ABANDON) pl_lose_prize(s, s->active, turn);
    if (move.verb == PL_RELEASE) pl_drop_mate(s, s->active, turn);
    return move.verb == PL_ABANDON || move.verb == PL_RELEASE;
}
