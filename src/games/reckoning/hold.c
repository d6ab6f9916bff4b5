/* hold.c - goods aboard, on docks and in chests; holds and stowing; prices (DR-4). */
#include "games/reckoning/reckoning.h"

/* ---- Holds -------------------------------------------------------------------------------------------------------------- */

const dr_tile_face *dr_hull_face(const dr_captain *c, int space)
{
    return c->hull[space] == DR_NONE ? &dr_bare_hull[space] : &dr_extensions[c->hull[space]];
}

int dr_capacity(const dr_captain *c, int holds)
{
    int capacity = 0;

    for (int space = 0; space < DR_HULL; space++)
        if (holds >> space & 1) capacity += dr_hull_face(c, space)->hold;
    return capacity;
}

enum { ALL_HOLDS = (1 << DR_HULL) - 1 };

int dr_free_hold(const dr_captain *c) { return dr_capacity(c, ALL_HOLDS) - dr_aboard(c); }

/* DR-4.5: room for all, none of them empty, none of them without a hold. */
bool dr_stow_is_legal(const dr_captain *c, int holds)
{
    int goods = dr_aboard(c), capacity = 0;

    if (__builtin_popcount((unsigned)holds) > goods) return false;
    for (int space = 0; space < DR_HULL; space++) {
        int hold = dr_hull_face(c, space)->hold;

        if (!(holds >> space & 1)) continue;
        if (hold == 0) return false;
        capacity += hold;
    }
    return capacity >= goods;
}

/* DR-4.14: asked only if the present set is not legal. */
void dr_check_stow(dr_state *s, int seat)
{
    const dr_captain *c = &s->captain[seat];

    if (dr_stow_is_legal(c, c->stow)) return;
    rs_push(s, dr_free_hold(c) < 0 ? DR_D_LET_GO : DR_D_STOW, seat);
}

/* What a set of holds would show if they were empty. */
static int symbols_of(const dr_captain *c, int holds)
{
    int symbols = 0;

    for (int space = 0; space < DR_HULL; space++) {
        const dr_tile_face *face = dr_hull_face(c, space);

        if (holds >> space & 1) symbols += face->sails + (face->cannons << 8) + (face->draws << 16);
    }
    return symbols;
}

enum { OWNER_CHOOSES = ALL_HOLDS + 1 };

/* The fewest of the loaded holds that take the rest; OWNER_CHOOSES: several do, and they would free other symbols. */
static int fewest_holds(const dr_captain *c)
{
    int best = DR_NONE;

    for (int i = 0; i < RS_COUNT(dr_stow_order); i++) {
        int holds = dr_stow_order[i];

        if ((holds & ~c->stow) || !dr_stow_is_legal(c, holds)) continue;
        if (best == DR_NONE)
            best = holds;
        else if (__builtin_popcount((unsigned)holds) > __builtin_popcount((unsigned)best))
            break;
        else if (symbols_of(c, holds) != symbols_of(c, best))
            return OWNER_CHOOSES;
    }
    return best;
}

/* DR-4.14: holds that the rest does not need are empty at once. */
void dr_goods_left(dr_state *s, int seat, rs_turn *turn)
{
    dr_captain *c = &s->captain[seat];
    bool legal = dr_stow_is_legal(c, c->stow);
    int holds = legal ? fewest_holds(c) : c->stow;

    if (!legal) {
        dr_check_stow(s, seat);
    } else if (holds == OWNER_CHOOSES) {
        rs_push(s, DR_D_STOW, seat);
    } else if (holds != c->stow) {
        c->stow = (int8_t)holds;
        rs_tell(turn, DR_EV_STOWED, seat, holds, 0, 0, 0);
    }
}

void dr_stow_unasked(dr_captain *c)
{
    int i = 0;

    while (!dr_stow_is_legal(c, dr_stow_order[i])) i++;
    c->stow = (int8_t)dr_stow_order[i];
}

/* DR-4.11: in a battle what lies aboard stays where it is. */
const char *dr_refuse_holds(const void *state, rs_move move)
{
    const dr_state *s = state;
    const dr_captain *c = &s->captain[rs_top_of(s)->seat];

    if (move.arg[0] == c->stow) return RS_NO("DR-4.5", "The goods are already stowed that way.");
    if (!dr_stow_is_legal(c, move.arg[0])) return RS_NO("DR-4.5", "Those holds are too small or too many, or one of them is no hold.");
    if (s->battle.stowing && (c->stow & ~move.arg[0]))
        return RS_NO("DR-4.11", "During a battle, goods already aboard stay in their holds.");
    return NULL;
}

void dr_stow_moves(const void *state, rs_moves *moves)
{
    for (int i = 0; i < RS_COUNT(dr_stow_order); i++) rs_offer_if(dr_verbs, state, moves, (rs_move){DR_HOLDS, {(int8_t)dr_stow_order[i]}});
}

void dr_stow_apply(void *state, rs_move move, rs_turn *turn)
{
    dr_state *s = state;
    int seat = rs_top(s)->seat;

    rs_pop(s);
    s->battle.stowing = 0;
    s->captain[seat].stow = move.arg[0];
    rs_tell(turn, DR_EV_STOWED, seat, move.arg[0], 0, 0, 0);
}

/* Is there a legal set other than the present one? */
static bool can_stow_anew(const dr_captain *c)
{
    for (int i = 0; i < RS_COUNT(dr_stow_order); i++)
        if (dr_stow_order[i] != c->stow && dr_stow_is_legal(c, dr_stow_order[i])) return true;
    return false;
}

const char *dr_refuse_stow(const void *state, rs_move move)
{
    const dr_state *s = state;
    const rs_frame *top = rs_top_of(s);
    const char *reason = top->kind == DR_D_MAIN ? dr_refuse_goods_action(s) : NULL;

    (void)move;
    if (reason) return reason;
    if (top->kind == DR_D_PIRATES && top->arg[0]) return RS_NO("DR-4.6", "You have just stowed the goods anew.");
    return can_stow_anew(&s->captain[top->seat]) ? NULL : RS_NO("DR-4.5", "There is no other way to stow the goods.");
}

/* ---- Goods come and go -------------------------------------------------------------------------------------------------- */

void dr_into_chest(dr_state *s, int seat, int coins, rs_turn *turn)
{
    dr_captain *c = &s->captain[seat];

    if (coins <= 0) return;
    c->chest = (int16_t)(c->chest + coins);
    rs_tell(turn, DR_EV_CHEST, seat, coins, 0, 0, 0);
    if (c->chest >= DR_RICH) dr_achieve(s, seat, DR_MONEYBAGS, turn); /* DR-21.7 */
}

void dr_onto_dock(dr_state *s, int seat, int cargo, rs_turn *turn)
{
    dr_captain *c = &s->captain[seat];

    if (cargo <= 0) return;
    c->dock = (int16_t)(c->dock + cargo);
    rs_tell(turn, DR_EV_DOCK, seat, cargo, c->dock, 0, 0);
}

/* The caller sees to the stow set. */
void dr_onto_ship(dr_state *s, int seat, int cargo, int coins, rs_turn *turn)
{
    dr_captain *c = &s->captain[seat];

    if (cargo + coins <= 0) return;
    c->cargo = (int16_t)(c->cargo + cargo);
    c->coins = (int16_t)(c->coins + coins);
    rs_tell(turn, DR_EV_ABOARD, seat, cargo, coins, c->cargo, c->coins);
}

/* DR-4.11: in a battle goods without room are lost. */
void dr_tell_no_room(int seat, int cargo, int coins, rs_turn *turn)
{
    if (cargo > 0) rs_tell(turn, DR_EV_NO_ROOM, seat, cargo, 0, 0, 0);
    if (coins > 0) rs_tell(turn, DR_EV_NO_ROOM_COINS, seat, coins, 0, 0, 0);
}

static int16_t *aboard(dr_captain *c, int good) { return good == DR_CARGO ? &c->cargo : &c->coins; }
static int amount_aboard(const dr_captain *c, int good) { return good == DR_CARGO ? c->cargo : c->coins; }

static void overboard(dr_captain *c, int seat, int good, int amount, rs_turn *turn)
{
    *aboard(c, good) = (int16_t)(*aboard(c, good) - amount);
    rs_tell(turn, good == DR_CARGO ? DR_EV_OVERBOARD : DR_EV_COINS_OVERBOARD, seat, amount, good, 0, 0);
}

/* DR-4.9 */
static void ashore(dr_state *s, int seat, int good, int amount, rs_turn *turn)
{
    dr_captain *c = &s->captain[seat];

    *aboard(c, good) = (int16_t)(*aboard(c, good) - amount);
    if (c->at == DR_HARBOUR) {
        if (good == DR_CARGO)
            dr_onto_dock(s, seat, amount, turn);
        else
            dr_into_chest(s, seat, amount, turn);
        return;
    }
    if (good == DR_CARGO)
        s->cell[c->at].cargo = (int16_t)(s->cell[c->at].cargo + amount);
    else
        s->cell[c->at].coins = (int16_t)(s->cell[c->at].coins + amount);
    rs_tell(turn, good == DR_CARGO ? DR_EV_ASHORE : DR_EV_COINS_ASHORE, seat, amount, good, c->at, 0);
}

/* DR-4.7 */
static void load(dr_state *s, int seat, int good, int amount, rs_turn *turn)
{
    dr_captain *c = &s->captain[seat];

    if (c->at == DR_HARBOUR)
        c->dock = (int16_t)(c->dock - amount);
    else if (good == DR_CARGO)
        s->cell[c->at].cargo = (int16_t)(s->cell[c->at].cargo - amount);
    else
        s->cell[c->at].coins = (int16_t)(s->cell[c->at].coins - amount);
    dr_onto_ship(s, seat, good == DR_CARGO ? amount : 0, good == DR_COINS ? amount : 0, turn);
}

/* ---- Loading, unloading, jettison (X02, X03, X05) ----------------------------------------------------------------------- */

bool dr_may_land(const dr_state *s, int seat, int cell) { return dr_island_at(s, cell) && !dr_is_walled(s, seat, cell); }

bool dr_can_unload(const dr_state *s, int seat)
{
    int at = s->captain[seat].at;

    return at == DR_HARBOUR || (dr_may_land(s, seat, at) && !dr_is_blocked(s, seat, at));
}

static int goods_to_load(const dr_state *s, int seat, int good)
{
    const dr_captain *c = &s->captain[seat];
    int free = dr_free_hold(c), there;

    if (c->at == DR_HARBOUR)
        there = good == DR_CARGO ? c->dock : 0;
    else if (s->cell[c->at].holder != seat || dr_is_blocked(s, seat, c->at))
        return 0;
    else
        there = good == DR_CARGO ? s->cell[c->at].cargo : s->cell[c->at].coins;
    return rs_at_most(there, free);
}

const char *dr_refuse_goods_action(const dr_state *s)
{
    return s->turn.goods < DR_MOST_GOODS ? NULL : RS_NO("DR-1.6", "Goods have been moved 60 times this turn, which is the limit.");
}

static const char *why_nothing_to_load(const dr_state *s, int seat, int good)
{
    int at = s->captain[seat].at;

    if (dr_free_hold(&s->captain[seat]) == 0) return RS_NO("DR-4.4", "The holds are full.");
    if (at == DR_HARBOUR)
        return good == DR_CARGO ? RS_NO("DR-4.7", "There is no cargo on your dock.")
                                : RS_NO("DR-4.7", "Coins do not come back out of the chest.");
    if (!dr_island_at(s, at)) return RS_NO("DR-4.7", "There is no island here.");
    if (dr_is_blocked(s, seat, at)) return dr_refuse_blocked(s, seat, at);
    if (s->cell[at].holder != seat) return RS_NO("DR-4.7", "You do not control this island.");
    return good == DR_CARGO ? RS_NO("DR-4.7", "There is no cargo on this island.") : RS_NO("DR-4.7", "There are no coins on this island.");
}

static const char *why_no_unloading(const dr_state *s, int seat)
{
    int at = s->captain[seat].at;

    if (!dr_island_at(s, at)) return RS_NO("DR-4.9", "There is no island here to unload onto.");
    if (dr_is_blocked(s, seat, at)) return dr_refuse_blocked(s, seat, at);
    return RS_NO("DR-4.9", "Another player's fort or garrison keeps you from unloading here.");
}

const char *dr_refuse_load(const void *state, rs_move move)
{
    const dr_state *s = state;

    if (dr_refuse_goods_action(s)) return dr_refuse_goods_action(s);
    return goods_to_load(s, s->active, move.arg[0]) > 0 ? NULL : why_nothing_to_load(s, s->active, move.arg[0]);
}

const char *dr_refuse_unload(const void *state, rs_move move)
{
    const dr_state *s = state;

    if (dr_refuse_goods_action(s)) return dr_refuse_goods_action(s);
    if (amount_aboard(&s->captain[s->active], move.arg[0]) == 0) return RS_NO("DR-4.9", "You have none aboard.");
    return dr_can_unload(s, s->active) ? NULL : why_no_unloading(s, s->active);
}

const char *dr_refuse_jettison(const void *state, rs_move move)
{
    const dr_state *s = state;
    const rs_frame *top = rs_top_of(s);
    const char *reason = top->kind == DR_D_MAIN ? dr_refuse_goods_action(s) : NULL;

    if (reason) return reason;
    return amount_aboard(&s->captain[top->seat], move.arg[0]) > 0 ? NULL : RS_NO("DR-4.10", "You have none aboard.");
}

int dr_most_to_handle(const dr_state *s, const rs_frame *frame)
{
    return frame->arg[0] == DR_LOADING ? goods_to_load(s, frame->seat, frame->arg[1])
                                       : amount_aboard(&s->captain[frame->seat], frame->arg[1]);
}

static void offer_amounts(rs_moves *moves, int least, int most)
{
    if (most > 127) most = 127;
    for (int amount = least; amount <= most; amount++) rs_offer1(moves, DR_AMOUNT, amount);
}

void dr_amount_moves(const void *state, rs_moves *moves) { offer_amounts(moves, 1, dr_most_to_handle(state, rs_top_of(state))); }

void dr_amount_apply(void *state, rs_move move, rs_turn *turn)
{
    dr_state *s = state;
    rs_frame frame = *rs_top(s);
    int good = frame.arg[1], amount = move.arg[0];

    rs_pop(s);
    switch (frame.arg[0]) {
    case DR_LOADING: load(s, frame.seat, good, amount, turn); break;
    case DR_UNLOADING: ashore(s, frame.seat, good, amount, turn); break;
    default: overboard(&s->captain[frame.seat], frame.seat, good, amount, turn); break;
    }
    if (frame.arg[0] == DR_LOADING)
        dr_check_stow(s, frame.seat);
    else
        dr_goods_left(s, frame.seat, turn);
}

/* ---- Too much aboard (D18) ---------------------------------------------------------------------------------------------- */

static bool is_sailing(const dr_state *s)
{
    for (int i = 0; i < s->head.depth; i++)
        if (s->stack[i].kind == DR_D_STEP) return true;
    return false;
}

const char *dr_refuse_drop(const void *state, rs_move move)
{
    const dr_state *s = state;

    return amount_aboard(&s->captain[rs_top_of(s)->seat], move.arg[0]) > 0 ? NULL : RS_NO("DR-4.11", "You have none aboard.");
}

const char *dr_refuse_land(const void *state, rs_move move)
{
    const dr_state *s = state;

    if (dr_refuse_drop(state, move)) return dr_refuse_drop(state, move);
    if (is_sailing(s)) return RS_NO("DR-6.15", "The ship is under way.");
    return dr_can_unload(s, rs_top_of(s)->seat) ? NULL : why_no_unloading(s, rs_top_of(s)->seat);
}

void dr_let_go_moves(const void *state, rs_moves *moves)
{
    for (int good = 0; good < DR_GOODS; good++) {
        rs_offer_if(dr_verbs, state, moves, (rs_move){DR_DROP, {(int8_t)good}});
        rs_offer_if(dr_verbs, state, moves, (rs_move){DR_LAND, {(int8_t)good}});
    }
}

void dr_let_go_apply(void *state, rs_move move, rs_turn *turn)
{
    dr_state *s = state;
    int seat = rs_top(s)->seat;

    rs_pop(s);
    if (move.verb == DR_LAND)
        ashore(s, seat, move.arg[0], 1, turn);
    else
        overboard(&s->captain[seat], seat, move.arg[0], 1, turn);
    dr_goods_left(s, seat, turn);
}

/* ---- Prices (D17), and cargo for dock or ship (D19) --------------------------------------------------------------------- */

static int cargo_for(const dr_captain *c, int from) { return from == DR_AT_DOCK ? c->dock : from == DR_AT_SHIP ? c->cargo : dr_means(c); }

/* DR-4.13; DR-2.4: the coins of the chest are on the dock. */
bool dr_can_pay(const dr_captain *c, dr_price price)
{
    return cargo_for(c, price.from) >= price.cargo && (price.coins == 0 || c->coins + c->chest >= price.coins);
}

static void pay_cargo(dr_captain *c, int seat, int from_ship, int from_dock, rs_turn *turn)
{
    c->cargo = (int16_t)(c->cargo - from_ship);
    c->dock = (int16_t)(c->dock - from_dock);
    rs_tell(turn, DR_EV_PAID, seat, from_ship, from_dock, 0, 0);
}

static void pay_coins(dr_captain *c, int seat, int from_ship, int from_chest, rs_turn *turn)
{
    c->coins = (int16_t)(c->coins - from_ship);
    c->chest = (int16_t)(c->chest - from_chest);
    rs_tell(turn, DR_EV_PAID_COINS, seat, from_ship, from_chest, 0, 0);
}

static void get_what_was_paid(dr_state *s, int seat, int purpose, int a, int b, rs_turn *turn)
{
    switch (purpose) {
    case DR_FOR_BUILDING: dr_put_building(s, a, b, turn); break;
    case DR_FOR_EXTENSION: dr_lay_extension(s, seat, b, a, turn); break;
    case DR_FOR_REPAIR: dr_damage(s, seat, -1, turn); break;
    default: dr_achieve(s, seat, DR_ICON, turn); break;
    }
    dr_goods_left(s, seat, turn);
}

/* What is paid for follows the payment. */
void dr_ask_price(dr_state *s, int seat, dr_price price, int purpose, int a, int b, rs_turn *turn)
{
    rs_frame *frame;

    if (price.cargo + price.coins == 0) {
        get_what_was_paid(s, seat, purpose, a, b, turn);
        return;
    }
    frame = rs_push(s, DR_D_PAY, seat);
    frame->arg[DR_PAY_PRICE] = (int8_t)price.cargo;
    frame->arg[DR_PAY_FOR] = (int8_t)purpose;
    frame->arg[DR_PAY_A] = (int8_t)a;
    frame->arg[DR_PAY_B] = (int8_t)b;
    frame->arg[DR_PAY_FROM] = (int8_t)price.from;
    frame->arg[DR_PAY_COINS] = (int8_t)price.coins;
}

/* How much of a price the ship gives, at least and at most, if there is so much on it and so much elsewhere. */
static void offer_shares(rs_moves *moves, int price, int aboard, int elsewhere)
{
    offer_amounts(moves, rs_at_least(price - elsewhere, 0), rs_at_most(price, aboard));
}

void dr_pay_moves(const void *state, rs_moves *moves)
{
    const rs_frame *top = rs_top_of(state);
    const dr_captain *c = &((const dr_state *)state)->captain[top->seat];
    int from = top->arg[DR_PAY_FROM];

    if (top->arg[DR_PAY_PRICE] > 0)
        offer_shares(moves, top->arg[DR_PAY_PRICE], from == DR_AT_DOCK ? 0 : c->cargo, from == DR_AT_SHIP ? 0 : c->dock);
    else
        offer_shares(moves, top->arg[DR_PAY_COINS], c->coins, c->chest);
}

/* Cargo first; with coins to pay, the question comes up again. */
void dr_pay_apply(void *state, rs_move move, rs_turn *turn)
{
    dr_state *s = state;
    rs_frame *top = rs_top(s), frame = *top;
    dr_captain *c = &s->captain[frame.seat];

    top->arg[DR_PAY_PRICE] = 0;
    if (frame.arg[DR_PAY_PRICE] > 0)
        pay_cargo(c, frame.seat, move.arg[0], frame.arg[DR_PAY_PRICE] - move.arg[0], turn);
    else
        pay_coins(c, frame.seat, move.arg[0], frame.arg[DR_PAY_COINS] - move.arg[0], turn);
    if (frame.arg[DR_PAY_PRICE] > 0 && frame.arg[DR_PAY_COINS] > 0) return;
    rs_pop(s);
    get_what_was_paid(s, frame.seat, frame.arg[DR_PAY_FOR], frame.arg[DR_PAY_A], frame.arg[DR_PAY_B], turn);
}

void dr_split_moves(const void *state, rs_moves *moves) { offer_amounts(moves, 0, rs_top_of(state)->arg[0]); }

void dr_split_apply(void *state, rs_move move, rs_turn *turn)
{
    dr_state *s = state;
    rs_frame frame = *rs_top(s);

    rs_pop(s);
    dr_onto_ship(s, frame.seat, move.arg[0], 0, turn);
    dr_onto_dock(s, frame.seat, frame.arg[0] - move.arg[0], turn);
    dr_check_stow(s, frame.seat);
}

const char *dr_refuse_amount(const void *state, rs_move move)
{
    rs_moves moves;

    rs_legal(&dr_game, state, &moves);
    for (int i = 0; i < moves.count; i++)
        if (moves.at[i].arg[0] == move.arg[0]) return NULL;
    return RS_NO("DR-4.12", "That number is not possible here.");
}
