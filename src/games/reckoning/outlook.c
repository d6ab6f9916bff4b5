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

static int most_of_another(const dr_cell *cell, int seat)
{
    int most = 0;

    for (int other = 0; other < DR_CAPTAINS; other++)
        if (other != seat) most = rs_at_least(cell->cubes[other], most);
    return most;
}

/* How a captain stands on an island. */
static void tell_island(const dr_state *s, int seat, int space, rs_turn *told)
{
    const dr_cell *cell = &s->cell[space];

    if (dr_is_island(cell->tile))
        rs_tell(told, DR_EV_LEADS, RS_NOBODY, cell->tile, cell->cubes[seat], most_of_another(cell, seat), dr_empty_spaces(cell));
}

/* DR-9.1, DR-9.3: before cubes are placed, what has to be beaten. */
static void tell_placing(const dr_state *s, int seat, int ability, rs_turn *told)
{
    int op = dr_abilities[ability].op;

    if (op == DR_OP_PLACE || op == DR_OP_PLACE_NOFORT) tell_island(s, seat, s->captain[seat].at, told);
}

static void tell_ships(const dr_state *s, int seat, int space, rs_turn *told)
{
    for (int other = 0; other < s->head.players; other++)
        if (other != seat && s->captain[other].at == space) rs_tell(told, DR_EV_SHIP_THERE, RS_NOBODY, other, 0, 0, 0);
}

/* What is known of a space; DR-6.12. */
static void tell_space(const dr_state *s, int seat, int space, rs_turn *told)
{
    const dr_cell *cell = &s->cell[space];

    if (space == DR_HARBOUR) return;
    if (cell->tile == DR_NONE)
        rs_tell(told, s->turn.explored ? DR_EV_UNSEEN : DR_EV_UNKNOWN, RS_NOBODY, 0, 0, 0, 0);
    else
        tell_island(s, seat, space, told);
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

    for (int kind = DR_FORT; kind <= DR_GARRISON; kind++)
        if (s->cell[then.battle.at].buildings >> kind & 1) rs_tell(told, DR_EV_DEFENCE, RS_NOBODY, kind, 0, 0, 0);
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

static void tell_share(int kind, int amount, rs_turn *told) { rs_tell(told, kind, RS_NOBODY, amount, 0, 0, 0); }

/* DR-14.11: where a number of what is shared out goes. */
static void tell_plundered(const rs_frame *frame, int amount, rs_turn *told)
{
    switch (frame->arg[DR_PL_STAGE]) {
    case DR_PS_CHOICE: rs_tell(told, DR_EV_MAY_TAKE, RS_NOBODY, amount, frame->arg[DR_PL_CHOICES] - amount, 0, 0); break;
    case DR_PS_COINS_SHIP: tell_share(DR_EV_COINS_ABOARD, amount, told); break;
    case DR_PS_COINS_ISLAND: tell_share(DR_EV_COINS_LAND, amount, told); break;
    case DR_PS_CARGO_SHIP: tell_share(DR_EV_CARGO_ABOARD, amount, told); break;
    default: tell_share(DR_EV_CARGO_LAND, amount, told); break;
    }
}

/* What comes neither aboard nor ashore. Where there is no island to leave it at, that is known one number earlier. */
static void tell_lost_plunder(const dr_state *s, const rs_frame *frame, int amount, rs_turn *told)
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

    rs_tell(told, DR_EV_MAY_TAKE, RS_NOBODY, coins, rs_at_most(frame->arg[1], room), 0, 0);
    tell_bank(frame->arg[0] - coins, DR_COINS, told);
    tell_bank(frame->arg[1] - rs_at_most(frame->arg[1], room), DR_CARGO, told);
}

/* Cargo is paid before coins. */
static void tell_payment(const rs_frame *frame, int amount, rs_turn *told)
{
    bool cargo = frame->arg[DR_PAY_PRICE] > 0;
    int price = frame->arg[cargo ? DR_PAY_PRICE : DR_PAY_COINS];

    rs_tell(told, cargo ? DR_EV_MAY_PAY : DR_EV_MAY_PAY_COINS, RS_NOBODY, amount, price - amount, 0, 0);
}

static void tell_amount(const dr_state *s, int amount, rs_turn *told)
{
    const rs_frame *top = rs_top_of(s);

    switch (top->kind) {
    case DR_D_PLUNDER:
        tell_plundered(top, amount, told);
        tell_lost_plunder(s, top, amount, told);
        break;
    case DR_D_LOOT: tell_loot(s, top, amount, told); break;
    case DR_D_PAY: tell_payment(top, amount, told); break;
    case DR_D_SPLIT: rs_tell(told, DR_EV_MAY_SPLIT, RS_NOBODY, amount, top->arg[0] - amount, 0, 0); break;
    default: break;
    }
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

/* The ability of a row that does the same as another does, more or less of it. */
static int alike(const dr_line *row, int ability)
{
    for (int i = 0; i < row->count; i++)
        if (dr_abilities[row->ability[i]].op == dr_abilities[ability].op) return row->ability[i];
    return DR_NONE;
}

static void tell_gain(const dr_line *now, const dr_line *next, int i, rs_turn *told)
{
    int ability = next->ability[i], old = alike(now, ability);

    if (old == DR_NONE)
        rs_tell(told, next->slash >> i & 1 ? DR_EV_LEVEL_OR : DR_EV_LEVEL_ADDS, RS_NOBODY, ability, 0, 0, 0);
    else if (!has_ability(now, ability))
        rs_tell(told, DR_EV_LEVEL_GROWS, RS_NOBODY, old, ability, 0, 0);
}

static void tell_level(const dr_state *s, int seat, int card, rs_turn *told)
{
    const dr_line *now = &dr_levels[dr_roles[card]][s->captain[seat].level[card] - 1], *next = now + 1;

    for (int i = 0; i < next->count; i++) tell_gain(now, next, i, told);
    if (now->slash && !next->slash) rs_tell(told, DR_EV_LEVEL_BOTH, RS_NOBODY, 0, 0, 0, 0);
    for (int i = 0; i < now->count; i++)
        if (alike(next, now->ability[i]) == DR_NONE) rs_tell(told, DR_EV_LEVEL_DROPS, RS_NOBODY, now->ability[i], 0, 0, 0);
}

static void tell_sleeve(int card, rs_turn *told)
{
    const dr_card_face *face = &dr_cards[card];

    rs_tell(told, DR_EV_MAY_SLEEVE, RS_NOBODY, face->slot, 0, 0, 0);
    for (int i = 0; i < face->line.count; i++) rs_tell(told, DR_EV_MAY_GIVE, RS_NOBODY, face->line.ability[i], 0, 0, 0);
}

static void tell_fewer(int kind, int fewer, rs_turn *told)
{
    if (fewer > 0) rs_tell(told, kind, RS_NOBODY, fewer, 0, 0, 0);
}

/* DR-4.2, DR-6.3: what these holds hide while they are loaded, and what more they would take. */
static void tell_stow(const dr_captain *c, int holds, rs_turn *told)
{
    int sails = 0, cannons = 0, draws = 0, room = -c->cargo - c->coins;

    for (int space = 0; space < DR_HULL; space++) {
        const dr_tile_face *face = dr_hull_face(c, space);

        if (holds >> space & 1) sails += face->sails, cannons += face->cannons, draws += face->draws, room += face->hold;
    }
    tell_fewer(DR_EV_STOW_SAILS, sails, told);
    tell_fewer(DR_EV_STOW_CANNONS, cannons, told);
    tell_fewer(DR_EV_STOW_DRAWS, draws, told);
    rs_tell(told, DR_EV_STOW_ROOM, RS_NOBODY, room, 0, 0, 0);
}

static void tell_site(const dr_state *s, int cell, int building, bool free, rs_turn *told)
{
    rs_tell(told, DR_EV_SITE, RS_NOBODY, s->cell[cell].tile, free ? 0 : dr_building_cost[building], building, 0);
}

void dr_outlook(const void *view, rs_move move, rs_turn *told)
{
    const dr_state *s = view;
    const rs_frame *top = rs_top_of(s);

    switch (move.verb) {
    case DR_SET_SAIL: tell_sails(dr_sails_now(s, top->seat), dr_sails_by_choice(s, top->seat, 0), told); break;
    case DR_KEEP_TILE: rs_tell(told, DR_EV_MAY_KEEP, RS_NOBODY, move.arg[0], 0, 0, 0); break;
    case DR_BUILD: tell_site(s, move.arg[0], move.arg[1], top->arg[1], told); break;
    case DR_USE: tell_placing(s, top->seat, move.arg[2], told); break;
    case DR_FETCH:
    case DR_PLACE_AT: tell_island(s, top->seat, move.arg[0], told); break;
    case DR_SAIL:
        tell_ships(s, top->seat, move.arg[0], told);
        tell_space(s, top->seat, move.arg[0], told);
        break;
    case DR_TAKE: tell_space(s, top->seat, move.arg[0], told); break;
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
    case DR_DONE:
        if (top->kind == DR_D_SLEEVE) rs_tell(told, DR_EV_MAY_WAIT, RS_NOBODY, 0, 0, 0, 0);
        break;
    case DR_HOLDS: tell_stow(&s->captain[top->seat], move.arg[0], told); break;
    case DR_MODE: rs_tell(told, move.arg[0] == DR_PIRATE_MODE ? DR_EV_MAY_PIRATE_MODE : DR_EV_MAY_TRADE_MODE, RS_NOBODY, 0, 0, 0, 0); break;
    default: break;
    }
}
