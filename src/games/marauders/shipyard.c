/* shipyard.c - repairs, special weapons, modifications, other ships (MM-10). */
#include "games/marauders/marauders.h"

static const mm_captain *client(const mm_state *s) { return &s->captain[rs_top_of(s)->seat]; }

/* ---- Prices (MM-4.4 of the tables, MM-10.16) --------------------------------------------------------------------- */

static bool favoured_by_old_providence(const mm_captain *c) { return c->zone == MM_OPR && c->bounty[MM_ES] > 0; }
static bool repairs_are_free(const mm_captain *c) { return c->zone == MM_PGO || favoured_by_old_providence(c); }

static int less_for_crewe(const mm_captain *c, int price) { return c->captain == MM_CREWE && price > 0 ? price - 1 : price; }
static int repair_price(const mm_captain *c) { return repairs_are_free(c) ? 0 : less_for_crewe(c, 2); }
static int restore_price(const mm_captain *c) { return repairs_are_free(c) ? 0 : 3; }
static int weapon_price(const mm_captain *c) { return favoured_by_old_providence(c) ? 1 : 3; }
static int mod_price(const mm_captain *c) { return less_for_crewe(c, c->zone == MM_SJO ? 1 : 3); }
static int ship_price(const mm_captain *c, int ship) { return ship >= MM_FRIGATE && c->zone == MM_CUR ? 30 : mm_ships[ship].buy; }

/* MM-10.9; modifications that are kept are not sold (MM-10.12). */
static int selling_price(const mm_captain *c, int kept)
{
    int price = mm_ships[c->ship].sell + __builtin_popcount((unsigned)(c->mods & ~kept)) - mm_damage(c);

    return c->ship == MM_MAN_O_WAR || price < 0 ? 0 : price;
}

/* MM-10.17 */
static int cost_of(const mm_captain *c, int ship, int kept)
{
    return ship_price(c, ship) - selling_price(c, kept) + __builtin_popcount((unsigned)kept);
}

mm_prices mm_yard_prices(const mm_captain *c)
{
    mm_prices prices = {.repair = repair_price(c), .restore = restore_price(c), .weapon = weapon_price(c), .mod = mod_price(c)};

    for (int ship = 0; ship < MM_MAN_O_WAR; ship++) prices.ship[ship] = cost_of(c, ship, 0);
    return prices;
}

bool mm_can_pay_ship(const mm_captain *c, int ship, int kept) { return cost_of(c, ship, kept) <= mm_purse(c); }

/* ---- What is refused --------------------------------------------------------------------------------------------- */

#define TOO_DEAR RS_NO("MM-10.1", "You do not have enough gold.")

static const char *yard_is_shut(const mm_captain *c)
{
    return c->zone == MM_PGO && mm_pirate(c) ? RS_NO("MM-10.16", "Petit-Goâve does not repair pirates' ships.") : NULL;
}

const char *mm_refuse_repair(const void *state, rs_move move)
{
    const mm_captain *c = client(state);
    int location = move.arg[0], points = move.arg[1];

    if (location == MM_CREW) return RS_NO("MM-10.2", "Crew is recruited, not repaired.");
    if (yard_is_shut(c)) return yard_is_shut(c);
    if (points < 1 || points > mm_most(c, location) - c->value[location]) return RS_NO("MM-10.2", "There is not that much damage.");
    return points * repair_price(c) > mm_purse(c) ? TOO_DEAR : NULL;
}

const char *mm_refuse_restore(const void *state, rs_move move)
{
    const mm_captain *c = client(state);

    (void)move;
    if (!mm_is_used(c, MM_REINFORCED)) return RS_NO("MM-10.3", "You have no used Reinforced Hull.");
    if (yard_is_shut(c)) return yard_is_shut(c);
    return restore_price(c) > mm_purse(c) ? TOO_DEAR : NULL;
}

const char *mm_refuse_buy_mod(const void *state, rs_move move)
{
    const mm_state *s = state;
    const mm_captain *c = client(s);
    int mod = s->mod_shown[c->zone];

    (void)move;
    if (mod == MM_NONE || mod == MM_FACE_DOWN) return RS_NO("MM-10.5", "This port has no modification on sale.");
    if (mm_has_mod(c, mod)) return RS_NO("MM-10.6", "Your ship already has this modification.");
    return mod_price(c) > mm_purse(c) ? TOO_DEAR : NULL;
}

const char *mm_refuse_buy_weapon(const void *state, rs_move move)
{
    const mm_state *s = state;
    const mm_captain *c = client(s);

    if (mm_has_weapon(c, move.arg[0])) return RS_NO("MM-10.4", "You already have one of these.");
    if (s->turn.bought >> move.arg[0] & 1) return RS_NO("MM-10.4", "You can buy each type only once a visit.");
    return weapon_price(c) > mm_purse(c) ? TOO_DEAR : NULL;
}

const char *mm_refuse_sell_weapon(const void *state, rs_move move)
{
    const mm_state *s = state;

    if (!mm_has_weapon(client(s), move.arg[0])) return RS_NO("MM-10.4", "You have none of these.");
    return s->turn.sold >> move.arg[0] & 1 ? RS_NO("MM-10.4", "You can sell each type only once a visit.") : NULL;
}

const char *mm_refuse_buy_ship(const void *state, rs_move move)
{
    const mm_captain *c = client(state);

    if (move.arg[0] == MM_MAN_O_WAR || move.arg[0] == MM_NONE) return RS_NO("MM-10.10", "No shipyard sells that.");
    return cost_of(c, move.arg[0], 0) > mm_purse(c) ? TOO_DEAR : NULL;
}

/* A ship like the old one, and what does not come along (MM-10.12). */
const char *mm_warn_of_trade(const mm_captain *c, int ship)
{
    if (ship == c->ship && mm_damage(c) == 0)
        return RS_NO("MM-10.8", "Your ship is of this type and undamaged: you would pay for nothing.");
    return c->mods && c->zone != MM_SJO ? RS_NO("MM-10.12", "The modifications stay with your old ship.") : NULL;
}

static bool can(const mm_state *s, int verb, int a, int b)
{
    return !mm_verbs[verb].refuse(s, (rs_move){(uint8_t)verb, {(int8_t)a, (int8_t)b}});
}

static bool trades_weapons(const mm_state *s)
{
    for (int weapon = 0; weapon < MM_WEAPONS; weapon++)
        if (can(s, MM_V_BUY_WEAPON, weapon, 0) || can(s, MM_V_SELL_WEAPON, weapon, 0)) return true;
    return false;
}

static bool can_be_repaired(const mm_state *s)
{
    for (int location = 0; location < MM_LOCATIONS; location++)
        if (can(s, MM_V_REPAIR, location, 1)) return true;
    return can(s, MM_V_RESTORE, 0, 0);
}

static bool sells_a_ship(const mm_state *s)
{
    for (int ship = 0; ship < MM_MAN_O_WAR; ship++)
        if (can(s, MM_V_BUY_SHIP, ship, 0)) return true;
    return false;
}

const char *mm_bars_shipyard(const mm_state *s)
{
    if (trades_weapons(s) || can(s, MM_V_BUY_MOD, 0, 0) || can_be_repaired(s) || sells_a_ship(s)) return NULL;
    return RS_NO("MM-10.1", "There is nothing you can pay for in this shipyard, and you have nothing to sell.");
}

/* ---- The visit --------------------------------------------------------------------------------------------------- */

static void offer_repairs(const mm_captain *c, rs_moves *moves)
{
    int price = repair_price(c), purse = mm_purse(c);

    if (yard_is_shut(c)) return;
    for (int location = 0; location < MM_LOCATIONS; location++)
        for (int points = 1; location != MM_CREW && points <= mm_most(c, location) - c->value[location] && points * price <= purse;
             points++)
            rs_offer2(moves, MM_V_REPAIR, location, points);
}

void mm_shipyard_moves(const void *state, rs_moves *moves)
{
    rs_offer(moves, MM_V_DONE);
    offer_repairs(client(state), moves);
    mm_offer_if(state, moves, MM_V_RESTORE, 0, 0);
    mm_offer_if(state, moves, MM_V_BUY_MOD, 0, 0);
    for (int weapon = 0; weapon < MM_WEAPONS; weapon++) {
        mm_offer_if(state, moves, MM_V_BUY_WEAPON, weapon, 0);
        mm_offer_if(state, moves, MM_V_SELL_WEAPON, weapon, 0);
    }
    for (int ship = 0; ship < MM_MAN_O_WAR; ship++) mm_offer_if(state, moves, MM_V_BUY_SHIP, ship, 0);
}

static void repair(mm_state *s, int seat, int location, int points, rs_turn *turn)
{
    mm_captain *c = &s->captain[seat];

    mm_pay(s, seat, points * repair_price(c), turn);
    c->value[location] = (int8_t)(c->value[location] + points);
    rs_tell(turn, MM_EV_REPAIRS, seat, location, c->value[location], 0, 0);
}

static void restore(mm_state *s, int seat, rs_turn *turn)
{
    mm_captain *c = &s->captain[seat];

    mm_pay(s, seat, restore_price(c), turn);
    c->used_mods = (uint8_t)(c->used_mods & ~(1u << MM_REINFORCED));
    rs_tell(turn, MM_EV_RESTORED, seat, 0, 0, 0, 0);
}

/* MM-10.7: value and maximum rise together; the place that Hammocks make is empty. */
void mm_fit_mod(mm_state *s, int seat, rs_turn *turn)
{
    mm_captain *c = &s->captain[seat];
    int mod = s->mod_shown[c->zone], hold = mm_most(c, MM_HOLD), cannons = mm_most(c, MM_CANNONS);

    c->mods = (uint8_t)(c->mods | 1u << mod);
    s->mod_shown[c->zone] = MM_NONE;
    c->value[MM_HOLD] = (int8_t)(c->value[MM_HOLD] + mm_most(c, MM_HOLD) - hold);
    c->value[MM_CANNONS] = (int8_t)(c->value[MM_CANNONS] + mm_most(c, MM_CANNONS) - cannons);
    rs_tell(turn, MM_EV_MOD, seat, mod, 0, 0, 0);
}

static void buy_mod(mm_state *s, int seat, rs_turn *turn)
{
    mm_pay(s, seat, mod_price(&s->captain[seat]), turn);
    mm_fit_mod(s, seat, turn);
}

static void buy_weapon(mm_state *s, int seat, int weapon, rs_turn *turn)
{
    mm_captain *c = &s->captain[seat];

    mm_pay(s, seat, weapon_price(c), turn);
    c->weapons = (uint8_t)(c->weapons | 1u << weapon);
    s->turn.bought = (uint8_t)(s->turn.bought | 1u << weapon);
    rs_tell(turn, MM_EV_WEAPON_IN, seat, weapon, 0, 0, 0);
}

static void sell_weapon(mm_state *s, int seat, int weapon, rs_turn *turn)
{
    mm_captain *c = &s->captain[seat];

    c->weapons = (uint8_t)(c->weapons & ~(1u << weapon));
    s->turn.sold = (uint8_t)(s->turn.sold | 1u << weapon);
    rs_tell(turn, MM_EV_WEAPON_OUT, seat, weapon, 0, 0, 0);
    mm_gain(s, seat, 1, turn);
}

/* ---- Another ship (MM-10.8 to 10.15) ----------------------------------------------------------------------------- */

static void settle_price(mm_state *s, int seat, int cost, rs_turn *turn)
{
    mm_pay(s, seat, cost, turn);
    mm_gain(s, seat, -cost, turn);
}

static void change_ship(mm_state *s, int seat, int ship, int kept, rs_turn *turn)
{
    mm_captain *c = &s->captain[seat];
    int crew = c->value[MM_CREW], given_up = c->mods & ~kept;

    settle_price(s, seat, cost_of(c, ship, kept), turn);
    c->mods = (uint8_t)kept;
    c->used_mods = (uint8_t)(c->used_mods & kept);
    mm_set_ship(c, ship);
    if (crew < c->value[MM_CREW]) c->value[MM_CREW] = (int8_t)crew; /* MM-10.11 */
    rs_tell(turn, MM_EV_SHIP, seat, ship, 0, 0, 0);
    if (ship >= MM_FRIGATE && !c->big_ship) { /* MM-1.8 */
        c->big_ship = true;
        mm_glory(s, seat, MM_BY_SHIP, turn);
    }
    mm_place_mods(s, seat, given_up);
}

enum { SHIP, KEPT, NEXT_MOD }; /* of the frame D_KEEP_MODS */

static int next_mod(const mm_captain *c, int from)
{
    while (from < MM_MODS && !mm_has_mod(c, from)) from++;
    return from;
}

/* In St. John the modifications are asked about one by one. */
static void buy_ship(mm_state *s, int seat, int ship, rs_turn *turn)
{
    const mm_captain *c = &s->captain[seat];
    rs_frame *frame;

    if (c->zone != MM_SJO || !c->mods) {
        change_ship(s, seat, ship, 0, turn);
        return;
    }
    frame = rs_push(s, MM_D_KEEP_MODS, seat);
    frame->arg[SHIP] = (int8_t)ship;
    frame->arg[NEXT_MOD] = (int8_t)next_mod(c, 0);
}

void mm_shipyard_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    int seat = rs_top(s)->seat;

    switch (move.verb) {
    case MM_V_REPAIR: repair(s, seat, move.arg[0], move.arg[1], turn); break;
    case MM_V_RESTORE: restore(s, seat, turn); break;
    case MM_V_BUY_MOD: buy_mod(s, seat, turn); break;
    case MM_V_BUY_WEAPON: buy_weapon(s, seat, move.arg[0], turn); break;
    case MM_V_SELL_WEAPON: sell_weapon(s, seat, move.arg[0], turn); break;
    case MM_V_BUY_SHIP: buy_ship(s, seat, move.arg[0], turn); break;
    default: rs_pop(s);
    }
}

/* The other questions that KEEP answers let everything stay as it is. */
const char *mm_refuse_keep(const void *state, rs_move move)
{
    const rs_frame *frame = rs_top_of(state);
    int kept = (uint8_t)frame->arg[KEPT] | 1 << frame->arg[NEXT_MOD];

    (void)move;
    if (frame->kind != MM_D_KEEP_MODS || mm_can_pay_ship(client(state), frame->arg[SHIP], kept)) return NULL;
    return RS_NO("MM-10.12", "You do not have the gold to keep it as well.");
}

const char *mm_refuse_give(const void *state, rs_move move)
{
    return move.arg[0] == rs_top_of(state)->arg[NEXT_MOD] ? NULL : RS_NO("MM-10.12", "You are asked about another modification.");
}

void mm_keep_mods_moves(const void *state, rs_moves *moves)
{
    rs_offer1(moves, MM_V_GIVE, rs_top_of(state)->arg[NEXT_MOD]);
    mm_offer_if(state, moves, MM_V_KEEP, 0, 0);
}

void mm_keep_mods_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    rs_frame *frame = rs_top(s), was;

    if (move.verb == MM_V_KEEP) frame->arg[KEPT] = (int8_t)((uint8_t)frame->arg[KEPT] | 1 << frame->arg[NEXT_MOD]);
    frame->arg[NEXT_MOD] = (int8_t)next_mod(&s->captain[frame->seat], frame->arg[NEXT_MOD] + 1);
    if (frame->arg[NEXT_MOD] < MM_MODS) return;
    was = *frame;
    rs_pop(s);
    change_ship(s, was.seat, was.arg[SHIP], (uint8_t)was.arg[KEPT], turn);
}
