/* trade.c - buying and selling goods and ships, hiring a mate (PL-11, PL-13). */
#include "games/plunder/plunder.h"

/* ---- Prices -------------------------------------------------------------------------------------------------------------- */

static const pl_market *market(const pl_state *s)
{
    int at = pl_the_active(s)->at;

    return pl_is_port(at) ? &pl_port_of(at)->market : &pl_villages[pl_natives_on(s, at)].market;
}

/* PL-11.7, PL-11.17: what is left to the captain after the crew's share. */
int pl_captains_share(const pl_captain *c, int amount) { return c->mate == PL_QUARTERMASTER ? amount * 2 / 3 : amount / 2; }

/* PL-11.12 */
static int own_ship_price(const pl_captain *c)
{
    int worth = pl_ship_of(c->own)->worth;

    return c->own_won ? pl_captains_share(c, worth) : worth;
}

static int plunder_worth(const pl_state *s)
{
    const pl_captain *c = pl_the_active(s);
    int sum = 0;

    for (int good = 0; good < PL_GOODS; good++) sum += c->cargo[PL_PLUNDERED][good] * market(s)->buys[good];
    return sum;
}

int pl_captured_worth(const pl_state *s)
{
    int prize = pl_the_active(s)->prize;

    return plunder_worth(s) + (prize != PL_NONE ? pl_ship_of(prize)->worth : 0);
}

/* PL-11.2: goods first, then the ship; the goal may be reached between. */
static void sell_plunder(pl_state *s, rs_turn *turn)
{
    pl_captain *c = pl_active(s);
    int goods = pl_captains_share(c, plunder_worth(s)), ship = c->prize;

    pl_drop_pile(s, s->active, PL_PLUNDERED, turn);
    pl_gain(s, s->active, goods, PL_FROM_PRIZES, turn);
    if (s->head.over || ship == PL_NONE) return;
    pl_lose_prize(s, s->active, turn);                                                          /* PL-11.18 */
    pl_gain(s, s->active, pl_captains_share(c, pl_ship_of(ship)->worth), PL_FROM_PRIZES, turn); /* PL-11.8 */
}

void pl_begin_trade(pl_state *s, bool sneak)
{
    s->turn.sneak = sneak;
    s->turn.bought = s->turn.sold = 0;
    rs_push(s, PL_D_TRADE, s->active);
}

/* ---- What may be done ------------------------------------------------------------------------------------------------------- */

/* PL-11.4 */
static int buy_limit(const pl_state *s, int good)
{
    const pl_captain *c = pl_the_active(s);
    int price = market(s)->sells[good];

    if (price == 0 || s->turn.sold >> good & 1) return 0;
    return rs_at_most(rs_at_most(s->supply[good], c->silver / price), pl_traded_room(c) - pl_tokens(c, PL_TRADED));
}

/* PL-11.5 */
static int sell_limit(const pl_state *s, int good) { return s->turn.bought >> good & 1 ? 0 : pl_the_active(s)->cargo[PL_TRADED][good]; }

static int cheapest_here(const pl_state *s)
{
    int least = 0;

    for (int good = 0; good < PL_GOODS; good++) {
        int price = market(s)->sells[good];

        if (price > 0 && (least == 0 || price < least)) least = price;
    }
    return least;
}

const char *pl_refuse_buy(const void *state, rs_move move)
{
    const pl_state *s = state;
    const pl_captain *c = pl_the_active(s);
    int good = move.arg[0], count = move.arg[1], price = market(s)->sells[good];

    if (count < 1) return RS_NO("PL-11.4", "Buy at least one.");
    if (pl_traded_room(c) <= pl_tokens(c, PL_TRADED)) return RS_NO("PL-12.1", "The hold is full.");
    if (c->silver < cheapest_here(s)) return RS_NO("PL-11.4", "You do not have enough silver.");
    if (price == 0) return RS_NO("PL-11.4", "That good is not for sale here.");
    if (s->turn.sold >> good & 1) return RS_NO("PL-11.6", "That good was sold in this Trade.");
    if (count > s->supply[good]) return RS_NO("PL-1.6", "The supply does not have that many.");
    if (count * price > c->silver) return RS_NO("PL-11.4", "You do not have enough silver.");
    return count > buy_limit(s, good) ? RS_NO("PL-12.1", "The hold has no room for that many.") : NULL;
}

static bool nothing_to_sell(const pl_state *s)
{
    for (int good = 0; good < PL_GOODS; good++)
        if (sell_limit(s, good) > 0) return false;
    return true;
}

const char *pl_refuse_sell(const void *state, rs_move move)
{
    const pl_state *s = state;

    if (pl_tokens(pl_the_active(s), PL_TRADED) == 0) return RS_NO("PL-11.5", "You carry no Traded Cargo.");
    if (nothing_to_sell(s)) return RS_NO("PL-11.6", "All your Traded Cargo is of goods bought in this Trade.");
    if (s->turn.bought >> move.arg[0] & 1) return RS_NO("PL-11.6", "That good was bought in this Trade.");
    return move.arg[1] < 1 || move.arg[1] > sell_limit(s, move.arg[0]) ? RS_NO("PL-11.5", "You do not have that many to sell.") : NULL;
}

/* PL-11.3: all at once. */
const char *pl_refuse_sell_plunder(const void *state, rs_move move)
{
    const pl_state *s = state;
    const pl_captain *c = pl_the_active(s);

    (void)move;
    if (!pl_may_sell_captured(s)) return RS_NO("PL-11.9", "Nothing captured can be sold here.");
    return c->prize == PL_NONE && pl_tokens(c, PL_PLUNDERED) == 0 ? RS_NO("PL-11.3", "There is no Prize and no plunder to sell.") : NULL;
}

static bool in_hand_or_offer(const pl_captain *c, int card) { return rs_has(&c->hand.cards, card) || c->offer == card; }

/* Ships, or mates, in hand and on offer. */
static rs_set on_sale(const pl_captain *c, bool (*is_one)(int card))
{
    rs_set sale = {{0, 0}};
    int card;

    RS_EACH(card, c->hand.cards)
        if (is_one(card)) rs_add(&sale, card);
    if (c->offer != PL_NONE && is_one(c->offer)) rs_add(&sale, c->offer);
    return sale;
}

/* What is wrong with this card is wrong with all if there is no ship, or none that can be paid. */
static const char *refuse_other_card(const pl_captain *c, int silver)
{
    rs_set ships = on_sale(c, pl_is_ship);
    int ship;

    if (rs_is_empty(&ships)) return RS_NO("PL-11.19", "You have no Ship card in hand, and none is on offer.");
    RS_EACH(ship, ships)
        if (pl_ship_of(ship)->worth <= silver) return RS_NO("PL-11.19", "Only Ship cards can be bought.");
    return RS_NO("PL-11.10", "You do not have enough silver.");
}

static const char *refuse_ship(const pl_state *s, int card, int silver)
{
    const pl_captain *c = pl_the_active(s);

    if (!pl_is_port(c->at)) return RS_NO("PL-11.16", "Natives trade in goods only.");
    if (!pl_is_ship(card)) return refuse_other_card(c, silver);
    return in_hand_or_offer(c, card) ? NULL : RS_NO("PL-11.10", "That ship is neither in hand nor on offer.");
}

const char *pl_refuse_buy_ship(const void *state, rs_move move)
{
    const pl_state *s = state;
    const pl_captain *c = pl_the_active(s);

    if (c->own != PL_PINNACE) return RS_NO("PL-11.11", "You must exchange your old ship for it.");
    if (refuse_ship(s, move.arg[0], c->silver)) return refuse_ship(s, move.arg[0], c->silver);
    return c->silver < pl_ship_of(move.arg[0])->worth ? RS_NO("PL-11.10", "You do not have enough silver.") : NULL;
}

const char *pl_refuse_sell_ship(const void *state, rs_move move)
{
    const pl_state *s = state;
    const pl_captain *c = pl_the_active(s);

    (void)move;
    if (!pl_is_port(c->at)) return RS_NO("PL-11.16", "Ships are sold in Ports only.");
    if (c->own == PL_PINNACE) return RS_NO("PL-11.15", "The Pinnace is never sold.");
    if (!c->own_won) return NULL;
    if (!pl_may_sell_captured(s)) return RS_NO("PL-11.12", "A ship won in a fight cannot be sold here.");
    if (pl_stowed(c) > 0) return RS_NO("PL-11.12", "The plunder it carries must be sold first.");
    return NULL;
}

const char *pl_refuse_exchange(const void *state, rs_move move)
{
    const pl_state *s = state;
    const pl_captain *c = pl_the_active(s);
    const char *why = pl_refuse_sell_ship(state, move);
    int silver = c->silver + own_ship_price(c);

    if (c->own == PL_PINNACE) return RS_NO("PL-11.15", "The Pinnace is not exchanged: a ship is bought in its place.");
    if (why) return why;
    if (refuse_ship(s, move.arg[0], silver)) return refuse_ship(s, move.arg[0], silver);
    if (silver < pl_ship_of(move.arg[0])->worth) return RS_NO("PL-11.11", "You do not have enough silver.");
    return NULL;
}

const char *pl_refuse_hire(const void *state, rs_move move)
{
    const pl_captain *c = pl_the_active(state);

    if (!pl_is_port(c->at)) return RS_NO("PL-13.1", "Mates are hired in Ports only.");
    if (!pl_is_mate(move.arg[0])) {
        rs_set mates = on_sale(c, pl_is_mate);

        return rs_is_empty(&mates) ? RS_NO("PL-13.1", "You have no First Mate in hand, and none is on offer.")
                                   : RS_NO("PL-13.1", "Only First Mates are hired.");
    }
    return in_hand_or_offer(c, move.arg[0]) ? NULL : RS_NO("PL-13.1", "That mate is neither in hand nor on offer.");
}

/* PL-11.2: what must be sold is sold before the Trade ends. */
const char *pl_refuse_done(const void *state, rs_move move)
{
    (void)move;
    return pl_must_sell(state) ? RS_NO("PL-11.2", "Sell the Prize and the plunder first.") : NULL;
}

/* ---- The list ------------------------------------------------------------------------------------------------------------------ */

static void ship_and_mate_moves(const pl_state *s, rs_moves *moves, int card)
{
    if (pl_is_ship(card))
        rs_offer_if(pl_verbs, s, moves, (rs_move){pl_the_active(s)->own == PL_PINNACE ? PL_BUY_SHIP : PL_EXCHANGE, {(int8_t)card}});
    else if (pl_is_mate(card))
        rs_offer_if(pl_verbs, s, moves, (rs_move){PL_HIRE, {(int8_t)card}});
}

void pl_trade_moves(const void *state, rs_moves *moves)
{
    const pl_state *s = state;
    const pl_captain *c = pl_the_active(s);
    int card;

    for (int good = 0; good < PL_GOODS; good++) {
        for (int count = 1, most = buy_limit(s, good); count <= most; count++) rs_offer2(moves, PL_BUY, good, count);
        for (int count = 1, most = sell_limit(s, good); count <= most; count++) rs_offer2(moves, PL_SELL, good, count);
    }
    rs_offer_if(pl_verbs, s, moves, (rs_move){PL_SELL_PLUNDER, {0}});
    RS_EACH(card, c->hand.cards) ship_and_mate_moves(s, moves, card);
    if (c->offer != PL_NONE) ship_and_mate_moves(s, moves, c->offer);
    rs_offer_if(pl_verbs, s, moves, (rs_move){PL_SELL_SHIP, {0}});
    rs_offer_if(pl_verbs, s, moves, (rs_move){PL_DONE, {0}});
    pl_free_options(s, moves);
}

/* ---- Doing it -------------------------------------------------------------------------------------------------------------------- */

static void buy(pl_state *s, int good, int count, rs_turn *turn)
{
    pl_spend(s, s->active, count * market(s)->sells[good], PL_FROM_TRADE, turn);
    pl_goods_in(s, s->active, PL_TRADED, good, count, turn);
    s->turn.bought |= (uint8_t)(1 << good);
}

static void sell(pl_state *s, int good, int count, rs_turn *turn)
{
    pl_goods_out(s, s->active, PL_TRADED, good, count, turn);
    s->turn.sold |= (uint8_t)(1 << good);
    pl_gain(s, s->active, count * market(s)->buys[good], PL_FROM_TRADE, turn);
}

static void take_from_hand_or_offer(pl_state *s, int card)
{
    if (pl_active(s)->offer == card)
        pl_active(s)->offer = PL_NONE;
    else
        pl_leaves_hand(s, s->active, card);
}

static void sail_in(pl_state *s, int ship, rs_turn *turn)
{
    pl_captain *c = pl_active(s);

    pl_fit(s, s->active, pl_stowed(c));
    if (c->own != PL_PINNACE) pl_discard(s, c->own);
    c->own = (int8_t)ship;
    c->own_won = false;
    rs_tell(turn, ship == PL_PINNACE ? PL_EV_PINNACE : PL_EV_OWN_SHIP, s->active, ship, 0, 0, 0);
}

static void buy_ship(pl_state *s, int ship, rs_turn *turn)
{
    take_from_hand_or_offer(s, ship);
    pl_spend(s, s->active, pl_ship_of(ship)->worth, PL_FROM_SHIPS, turn);
    sail_in(s, ship, turn);
}

/* PL-11.11: only the difference is paid or received. */
static void exchange(pl_state *s, int ship, rs_turn *turn)
{
    int difference = own_ship_price(pl_active(s)) - pl_ship_of(ship)->worth;

    take_from_hand_or_offer(s, ship);
    sail_in(s, ship, turn);
    if (difference < 0)
        pl_spend(s, s->active, -difference, PL_FROM_SHIPS, turn);
    else
        pl_gain(s, s->active, difference, PL_FROM_SHIPS, turn);
}

static void sell_ship(pl_state *s, rs_turn *turn)
{
    int price = own_ship_price(pl_active(s));

    sail_in(s, PL_PINNACE, turn);
    pl_gain(s, s->active, price, PL_FROM_SHIPS, turn);
}

/* PL-13.1, PL-13.2 */
static void hire(pl_state *s, int mate, rs_turn *turn)
{
    take_from_hand_or_offer(s, mate);
    pl_drop_mate(s, s->active, turn);
    pl_active(s)->mate = (int8_t)mate;
    rs_tell(turn, PL_EV_HIRED, s->active, mate, 0, 0, 0);
}

void pl_trade_apply(void *state, rs_move move, rs_turn *turn)
{
    pl_state *s = state;

    if (pl_apply_free_option(s, move, turn)) return;
    switch (move.verb) {
    case PL_BUY: buy(s, move.arg[0], move.arg[1], turn); break;
    case PL_SELL: sell(s, move.arg[0], move.arg[1], turn); break;
    case PL_SELL_PLUNDER: sell_plunder(s, turn); break;
    case PL_BUY_SHIP: buy_ship(s, move.arg[0], turn); break;
    case PL_EXCHANGE: exchange(s, move.arg[0], turn); break;
    case PL_SELL_SHIP: sell_ship(s, turn); break;
    case PL_HIRE: hire(s, move.arg[0], turn); break;
    default: rs_pop(s);
    }
}
