/* outlook.c - what a legal move may bring, told before it is made: sails, cubes on both sides, goods that find no place. From a view. */
#include "games/reckoning/reckoning.h"

/* ---- Sails -------------------------------------------------------------------------------------------------------------- */

static void tell_sails(int sails, int by_choice, rs_turn *told)
{
    int most = rs_at_most(sails + by_choice, DR_TRACK);

    sails = rs_at_most(sails, DR_TRACK);
    if (most > sails)
        rs_tell(told, DR_EV_MAY_CHOOSE, RS_NOBODY, sails, most, 0, 0);
    else
        rs_tell(told, DR_EV_MAY_SAIL, RS_NOBODY, sails, 0, 0, 0);
}

/* What is known of a space. */
static void tell_space(const dr_state *s, int space, rs_turn *told)
{
    const dr_cell *cell = &s->cell[space];

    if (space == DR_HARBOUR) return;
    if (cell->tile == DR_NONE)
        rs_tell(told, DR_EV_UNKNOWN, RS_NOBODY, 0, 0, 0, 0);
    else
        rs_tell(told, DR_EV_LEADS, RS_NOBODY, cell->tile, 0, 0, 0);
    if (cell->card != DR_NONE) rs_tell(told, DR_EV_CARD_THERE, RS_NOBODY, cell->card, dr_cards[cell->card].cost, 0, 0);
}

/* ---- Battles ------------------------------------------------------------------------------------------------------------ */

/* As if the battle had begun. */
static dr_state against(const dr_state *s, int foe)
{
    dr_state then = *s;

    then.battle.foe = (int8_t)foe;
    then.battle.at = s->captain[s->active].at;
    return then;
}

/* With all that lies open. Cards that the other side holds may add to its cubes. */
static void tell_attack(const dr_state *s, int foe, rs_turn *told)
{
    dr_state then = against(s, foe);
    int own = dr_cannons_left(s, s->active) + dr_extra_cubes(&then, DR_ATTACKER);
    int other = dr_cannons_left(s, foe) + dr_extra_cubes(&then, DR_DEFENDER), cards = rs_zone_size(&s->captain[foe].hand);

    if (cards > 0)
        rs_tell(told, DR_EV_MAY_DEFEND, RS_NOBODY, own, other, foe, cards);
    else
        rs_tell(told, DR_EV_MAY_THROW, RS_NOBODY, own, other, 0, 0);
}

static void tell_storm(const dr_state *s, rs_turn *told)
{
    dr_state then = against(s, s->cell[s->captain[s->active].at].holder);

    rs_tell(told, DR_EV_MAY_THROW, RS_NOBODY, dr_cannons_left(s, s->active), dr_wall_cubes(&then), 0, 0);
}

/* DR-8.6: two ships look alike; one of them may have been turned over already. */
static void tell_raid(const dr_state *s, int front, rs_turn *told)
{
    int first = DR_FIRST_BACK + 2 * dr_front_kind(front), cannons = dr_cannons_left(s, s->active), back;
    rs_set either = rs_both(s->backs, rs_range(first, first + 1));
    int least = DR_BLACK_CUBES, most = 0;

    RS_EACH(back, either) {
        int cubes = dr_merchants[back - DR_FIRST_BACK].cubes;

        if (cubes < least) least = cubes;
        if (cubes > most) most = cubes;
    }
    if (most > least)
        rs_tell(told, DR_EV_MAY_TURN, RS_NOBODY, cannons, least, most, 0);
    else
        rs_tell(told, DR_EV_MAY_THROW, RS_NOBODY, cannons, most, 0, 0);
}

/* ---- Goods -------------------------------------------------------------------------------------------------------------- */

static void tell_bank(int amount, int good, rs_turn *told)
{
    if (amount > 0) rs_tell(told, good == DR_CARGO ? DR_EV_TO_BANK : DR_EV_COINS_TO_BANK, RS_NOBODY, amount, good, 0, 0);
}

/* DR-14.11: what comes neither aboard nor ashore. Where there is no island to leave it at, that is known one number earlier. */
static void tell_plunder(const dr_state *s, const rs_frame *frame, int amount, rs_turn *told)
{
    bool island = dr_may_land(s, frame->seat, s->battle.at);

    switch (frame->arg[DR_PL_STAGE]) {
    case DR_PS_COINS_SHIP:
        if (!island) tell_bank(frame->arg[DR_PL_COINS] - amount, DR_COINS, told);
        break;
    case DR_PS_COINS_ISLAND: tell_bank(frame->arg[DR_PL_COINS] - amount, DR_COINS, told); break;
    case DR_PS_CARGO_SHIP:
        if (!island) tell_bank(frame->arg[DR_PL_CARGO] - amount, DR_CARGO, told);
        break;
    case DR_PS_CARGO_ISLAND: tell_bank(frame->arg[DR_PL_CARGO] - amount, DR_CARGO, told); break;
    default: break;
    }
}

/* DR-14.17: coins are chosen, cargo takes the room that is left. */
static void tell_loot(const dr_state *s, const rs_frame *frame, int coins, rs_turn *told)
{
    int room = dr_free_hold(&s->captain[frame->seat]) - coins;

    tell_bank(frame->arg[0] - coins, DR_COINS, told);
    tell_bank(frame->arg[1] - rs_at_most(frame->arg[1], room), DR_CARGO, told);
}

static void tell_amount(const dr_state *s, int amount, rs_turn *told)
{
    const rs_frame *top = rs_top_of(s);

    if (top->kind == DR_D_PLUNDER) tell_plunder(s, top, amount, told);
    if (top->kind == DR_D_LOOT) tell_loot(s, top, amount, told);
}

static void tell_cost(const dr_state *s, int card, rs_turn *told)
{
    int cost = dr_cards[card].cost;

    rs_tell(told, DR_EV_CARGO_COST, RS_NOBODY, cost, s->captain[s->active].cargo - cost, 0, 0);
}

static void tell_production(const dr_state *s, const rs_frame *top, int cell, rs_turn *told)
{
    const dr_ability *ability = &dr_abilities[top->arg[DR_PR_ABILITY]];

    rs_tell(told, DR_EV_MAY_PRODUCE, RS_NOBODY, dr_production(s, cell, DR_CARGO) + ability->a,
            dr_production(s, cell, DR_COINS) + ability->b, s->cell[cell].tile, 0);
}

/* ---- Cards -------------------------------------------------------------------------------------------------------------- */

static bool has_ability(const dr_line *row, int ability)
{
    for (int i = 0; i < row->count; i++)
        if (row->ability[i] == ability) return true;
    return false;
}

static void tell_missing(const dr_line *in, const dr_line *from, int kind, int level, rs_turn *told)
{
    for (int i = 0; i < from->count; i++)
        if (!has_ability(in, from->ability[i])) rs_tell(told, kind, RS_NOBODY, level, from->ability[i], 0, 0);
}

static void tell_level(const dr_state *s, int seat, int card, rs_turn *told)
{
    int level = s->captain[seat].level[card];
    const dr_line *now = &dr_levels[dr_roles[card]][level - 1];

    tell_missing(now, now + 1, DR_EV_LEVEL_ADDS, level + 1, told);
    tell_missing(now + 1, now, DR_EV_LEVEL_DROPS, level + 1, told);
}

static void tell_sleeve(int card, rs_turn *told)
{
    const dr_card_face *face = &dr_cards[card];

    rs_tell(told, DR_EV_MAY_SLEEVE, RS_NOBODY, face->slot, 0, 0, 0);
    for (int i = 0; i < face->line.count; i++) rs_tell(told, DR_EV_MAY_GIVE, RS_NOBODY, face->line.ability[i], 0, 0, 0);
}

/* DR-4.2, DR-6.3: what the hull gives while these holds are loaded. */
static void tell_stow(const dr_captain *c, int holds, rs_turn *told)
{
    int sails = 0, cannons = 0;

    for (int space = 0; space < DR_HULL; space++) {
        const dr_tile_face *face = dr_hull_face(c, space);

        if (!(holds >> space & 1)) sails += face->sails, cannons += face->cannons;
    }
    rs_tell(told, DR_EV_MAY_STOW, RS_NOBODY, sails, cannons, 0, 0);
}

void dr_outlook(const void *view, rs_move move, rs_turn *told)
{
    const dr_state *s = view;
    const rs_frame *top = rs_top_of(s);

    switch (move.verb) {
    case DR_SET_SAIL: tell_sails(dr_sails_now(s, top->seat), dr_sails_by_choice(s, top->seat, 0), told); break;
    case DR_BUILD:
        rs_tell(told, DR_EV_SITE, RS_NOBODY, s->cell[move.arg[0]].tile, top->arg[1] ? 0 : dr_building_cost[move.arg[1]], 0, 0);
        break;
    case DR_FETCH:
    case DR_PLACE_AT: rs_tell(told, DR_EV_LEADS, RS_NOBODY, s->cell[move.arg[0]].tile, 0, 0, 0); break;
    case DR_SAIL:
    case DR_TAKE: tell_space(s, move.arg[0], told); break;
    case DR_BUY:
    case DR_TRADE: tell_cost(s, move.arg[0], told); break;
    case DR_PRODUCE: tell_production(s, top, move.arg[0], told); break;
    case DR_HOIST: tell_sails(dr_sails_now(s, top->seat) + top->arg[1], 0, told); break;
    case DR_FIGHT:
    case DR_ATTACK: tell_attack(s, move.arg[0], told); break;
    case DR_STORM: tell_storm(s, told); break;
    case DR_RAID: tell_raid(s, move.arg[0], told); break;
    case DR_AMOUNT: tell_amount(s, move.arg[0], told); break;
    case DR_LEVEL_UP: tell_level(s, top->seat, move.arg[0], told); break;
    case DR_SLEEVE: tell_sleeve(move.arg[0], told); break;
    case DR_HOLDS: tell_stow(&s->captain[top->seat], move.arg[0], told); break;
    case DR_MODE: rs_tell(told, move.arg[0] == DR_PIRATE_MODE ? DR_EV_MAY_PIRATE_MODE : DR_EV_MAY_TRADE_MODE, RS_NOBODY, 0, 0, 0, 0); break;
    default: break;
    }
}
