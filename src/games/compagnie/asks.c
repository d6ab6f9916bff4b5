/* asks.c - the questions with their particulars: which fleet, which field, how many, against whom. All of it lies open on the table. */
#include "games/compagnie/compagnie.h"

/* One event, told to the seat that is asked. */
#define ASKS(kind_, ...) rs_tell(told, CO_EV_ASK_##kind_, top->seat, __VA_ARGS__)

/* ---- Events, markers, fleets ------------------------------------------------------------------------------------------------------ */

static void ask_of_fleets(const co_state *s, const rs_frame *top, rs_turn *told)
{
    const int8_t *arg = top->arg;

    switch (top->kind) {
    case CO_D_SHARE: ASKS(SHARE, arg[0], 0, 0, 0); break;
    case CO_D_PICK: ASKS(PICK, arg[0], 0, 0, 0); break;
    case CO_D_UNREST: ASKS(UNREST, arg[0], arg[1], 0, 0); break;
    case CO_D_MARKER: ASKS(MARKER, arg[0], 0, 0, 0); break;
    case CO_D_FLEET:
        if (!co_refuse_end(s, (rs_move){CO_END, {0}})) ASKS(MERGER, 0, 0, 0, 0);
        break;
    case CO_D_SPLIT: ASKS(SPLIT, arg[0], arg[1], 0, 0); break;
    case CO_D_LOAD: ASKS(LOAD, arg[0], s->fleet[co_fleet_of(top->seat, arg[0])].node, 0, 0); break;
    case CO_D_STEP: ASKS(STEP, arg[CO_M_NUMBER], arg[CO_M_LEFT], 0, 0); break;
    default: break;
    }
}

/* ---- Requests ----------------------------------------------------------------------------------------------------------------------- */

static void ask_of_requests(const co_state *s, const rs_frame *top, rs_turn *told)
{
    const int8_t *arg = top->arg;

    switch (top->kind) {
    case CO_D_ASK_COUNT: ASKS(COUNT, arg[CO_A_OWNER], 0, 0, 0); break;
    case CO_D_ASK_FEE: ASKS(FEE, arg[CO_A_OWNER], arg[CO_A_COUNT], 0, 0); break;
    case CO_D_LOAD_REPLY:
        ASKS(LOAD_REPLY, s->active, arg[CO_A_COUNT], s->fleet[co_fleet_of(s->active, arg[CO_A_NUMBER])].node, arg[CO_A_FEE]);
        break;
    case CO_D_LOAD_COUNTER: ASKS(LOAD_COUNTER, arg[CO_A_OWNER], arg[CO_A_FEE], arg[CO_A_COUNT], 0); break;
    case CO_D_TAKE: ASKS(TAKE, arg[CO_A_COUNT], arg[CO_A_OWNER], 0, 0); break;
    case CO_D_BUILD_FEE: ASKS(BUILD_FEE, s->port[arg[0]].admin, arg[0], 0, 0); break;
    case CO_D_BUILD_REPLY: ASKS(BUILD_REPLY, s->active, arg[0], arg[1], 0); break;
    case CO_D_BUILD_COUNTER: ASKS(BUILD_COUNTER, s->port[arg[0]].admin, arg[1], arg[0], 0); break;
    default: break;
    }
}

/* ---- Battles ------------------------------------------------------------------------------------------------------------------------ */

static void ask_of_battles(const co_state *s, const rs_frame *top, rs_turn *told)
{
    const co_battle *b = &s->battle;
    int side = top->arg[0], own = b->side[side], enemy = b->side[1 - side];

    switch (top->kind) {
    case CO_D_ENGAGE: ASKS(ENGAGE, enemy, own, 0, 0); break;
    case CO_D_STRATEGY:
        if (co_is_pirate(enemy) && !b->at_nest)
            ASKS(AMBUSH, own, enemy, co_chance_of_attack(s, own, b->foreign), 0);
        else
            ASKS(STRATEGY, own, enemy, b->node, 0);
        break;
    case CO_D_BOARD: ASKS(BOARD, own, b->hits[side], enemy, 0); break;
    case CO_D_SACRIFICE: ASKS(SACRIFICE, own, 0, 0, 0); break;
    case CO_D_ALLOT: ASKS(ALLOT, own, b->hits[1 - side], 0, 0); break;
    case CO_D_FLEE: ASKS(FLEE, own, b->node, 0, 0); break;
    default: break;
    }
}

/* ---- Pirates and ports -------------------------------------------------------------------------------------------------------------- */

static void ask_of_ports(const co_state *s, const rs_frame *top, rs_turn *told)
{
    const int8_t *arg = top->arg;

    switch (top->kind) {
    case CO_D_TRIBUTE: {
        int left = s->nest[arg[1]] - arg[2];

        ASKS(TRIBUTE, arg[1], arg[0], left, co_chance_of_attack(s, co_fleet_of(top->seat, arg[0]), left));
        break;
    }
    case CO_D_WANT: ASKS(WANT, arg[0], arg[1], 0, 0); break;
    case CO_D_CHALLENGE: ASKS(CHALLENGE, arg[0], co_fleet_of(s->active, arg[1]), co_below_of(s)->arg[CO_F_PORT], 0); break;
    case CO_D_BATTLES: ASKS(BATTLES, arg[0], 0, 0, 0); break;
    case CO_D_RAID: ASKS(RAID, arg[0], arg[1], 0, 0); break;
    case CO_D_RAID_HIT: ASKS(RAID_HIT, arg[2], arg[1], arg[3], 0); break;
    case CO_D_DELIVER: ASKS(DELIVER, arg[0], s->turn.takings, 0, 0); break;
    default: break;
    }
}

/* ---- Purchases and scorings --------------------------------------------------------------------------------------------------------- */

static void ask_of_ducats(const co_state *s, const rs_frame *top, rs_turn *told)
{
    const int8_t *arg = top->arg;

    switch (top->kind) {
    case CO_D_BUY: ASKS(BUY, s->company[top->seat].ducats, 0, 0, 0); break;
    case CO_D_SHIP_FLEET: ASKS(SHIP_FLEET, arg[1], arg[0], 0, 0); break;
    case CO_D_EXTRA: ASKS(EXTRA, arg[0], 0, 0, 0); break;
    case CO_D_LOSS_TOKENS: ASKS(LOSS_TOKENS, co_below_of(s)->arg[1], 0, 0, 0); break;
    case CO_D_CLAIM: ASKS(CLAIM, s->company[top->seat].budget, 0, 0, 0); break;
    case CO_D_PIPS: ASKS(PIPS, arg[1], arg[2], 0, 0); break;
    case CO_D_REMOVE: ASKS(REMOVE, s->nation[CO_PORTUGAL].node, arg[0], 0, 0); break;
    default: break;
    }
}

/* At most one of them has something to ask. */
void co_asks(const void *view, rs_turn *told)
{
    const co_state *s = view;
    const rs_frame *top = rs_top_of(s);

    ask_of_fleets(s, top, told);
    ask_of_requests(s, top, told);
    if (top->kind >= CO_D_ENGAGE && top->kind <= CO_D_FLEE) ask_of_battles(s, top, told);
    ask_of_ports(s, top, told);
    ask_of_ducats(s, top, told);
}
