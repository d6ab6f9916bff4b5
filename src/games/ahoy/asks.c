/* asks.c - what is asked, with its particulars: which figure, how many, of whom. All of it lies open to everybody. */
#include "games/ahoy/ahoy.h"

static void ask(const ah_state *s, rs_turn *told, int event, int a, int b) { rs_tell(told, event, rs_asked(s), a, b, 0, 0); }

static int foe_of(const ah_state *s) { return ah_owner(s, s->battle.attacker) == rs_asked(s) ? s->battle.defender : s->battle.attacker; }

static void ask_in_battle(const ah_state *s, int kind, rs_turn *told)
{
    int side = ah_owner(s, s->battle.attacker) == rs_asked(s) ? 0 : 1;

    switch (kind) {
    case AH_D_EMISSARY: ask(s, told, AH_EV_ASK_EMISSARY, ah_faction_of(s, ah_owner(s, s->battle.defender)), s->battle.defender); break;
    case AH_D_PLANS: ask(s, told, AH_EV_ASK_PLANS, s->battle.attacker, s->battle.defender); break;
    case AH_D_FIRE: ask(s, told, AH_EV_ASK_FIRE, foe_of(s), 0); break;
    default: ask(s, told, AH_EV_ASK_GROG, s->battle.die[side] + ah_battle_bonus(s, side), s->battle.die[!side] + ah_battle_bonus(s, !side));
    }
}

static void ask_winner(const ah_state *s, const rs_frame *frame, rs_turn *told)
{
    int loser = ah_below_of(s)->arg[AH_V_LOSER], faction = ah_faction_of(s, ah_owner(s, loser));

    if (frame->kind == AH_D_VICTORY)
        ask(s, told, AH_EV_ASK_SPOILS, loser, 0);
    else
        ask(s, told, frame->kind == AH_D_BUCC ? AH_EV_ASK_BUCC : AH_EV_ASK_STRIP, faction, 0);
}

static void ask_smuggler(const ah_state *s, const rs_frame *frame, rs_turn *told)
{
    switch (frame->kind) {
    case AH_D_NEGOTIATE:
        if (frame->arg[0]) ask(s, told, AH_EV_ASK_SECOND, ah_island_under(s, frame->seat), 0);
        break;
    case AH_D_REWARD: ask(s, told, AH_EV_ASK_REWARD, frame->arg[0], 0); break;
    case AH_D_PLEDGE: ask(s, told, AH_EV_ASK_PLEDGE, frame->arg[0], 0); break;
    default: ask(s, told, AH_EV_ASK_KEEP, frame->arg[0], frame->arg[0]);
    }
}

static void ask_union(const ah_state *s, const rs_frame *frame, rs_turn *told)
{
    switch (frame->kind) {
    case AH_D_INSPIRE: ask(s, told, AH_EV_ASK_INSPIRE, rs_at_most(frame->arg[0], s->ready), 0); break;
    case AH_D_CONVINCE_TO: ask(s, told, AH_EV_ASK_SET_DOWN, s->lifted, 0); break;
    case AH_D_EVACUATE_TO: ask(s, told, AH_EV_ASK_SETTLE, frame->arg[1], s->lifted); break;
    case AH_D_SNEAK_OUT: ask(s, told, AH_EV_ASK_REMOVE, frame->arg[0], frame->arg[1]); break;
    case AH_D_LAUNCH: ask(s, told, AH_EV_ASK_LAUNCH, AH_CUTTER + frame->arg[0], 0); break;
    default: ask(s, told, AH_EV_ASK_SHIP, AH_CUTTER + frame->arg[0], frame->arg[1]);
    }
}

static void ask_for_turn(const ah_state *s, rs_turn *told)
{
    int gold = s->captain[rs_top_of(s)->seat].gold;

    if (s->quota_left > 0)
        ask(s, told, AH_EV_ASK_TURN, s->quota_left, gold);
    else
        ask(s, told, AH_EV_ASK_FREE, gold, 0);
}

void ah_asks(const void *view, rs_turn *told)
{
    const ah_state *s = view;
    const rs_frame *frame = rs_top_of(s);

    switch (frame->kind) {
    case AH_D_TURN: ask_for_turn(s, told); break;
    case AH_D_PATROL: ask(s, told, AH_EV_ASK_PATROL, s->at[ah_flagship(s, frame->seat)], ah_patrol_supply(s)); break;
    case AH_D_COMRADES: ask(s, told, AH_EV_ASK_COMRADES, ah_region_of(s->at[ah_flagship(s, frame->seat)]), s->ready); break;
    case AH_D_VALUE: ask(s, told, AH_EV_ASK_VALUE, frame->arg[0], frame->arg[1]); break;
    case AH_D_TAILWIND: ask(s, told, AH_EV_ASK_WIND, frame->arg[0], 0); break;
    case AH_D_STEP: ask(s, told, AH_EV_ASK_STEP, ah_stepping(s), ah_below_of(s)->arg[AH_M_BUDGET]); break;
    case AH_D_PLACE_TILE:
    case AH_D_ADD_TILE: ask(s, told, AH_EV_ASK_TILE, frame->arg[0], 0); break;
    case AH_D_EMISSARY:
    case AH_D_PLANS:
    case AH_D_FIRE:
    case AH_D_GROG: ask_in_battle(s, frame->kind, told); break;
    case AH_D_BUCC:
    case AH_D_BUCC_CREW:
    case AH_D_VICTORY: ask_winner(s, frame, told); break;
    case AH_D_DEAL: ask(s, told, AH_EV_ASK_DEAL, ah_below_of(s)->arg[AH_DEAL_FIGURE], 0); break;
    case AH_D_TAKE:
        if (ah_below_of(s)->kind == AH_MOVE) ask(s, told, AH_EV_ASK_WRECK, 0, 0);
        break;
    case AH_D_PUSH: ask(s, told, AH_EV_ASK_PUSH, frame->arg[0], 0); break;
    case AH_D_REPAIR: ask(s, told, AH_EV_ASK_REPAIR, frame->arg[0], 0); break;
    case AH_D_ORDER:
    case AH_D_OFFICIAL: ask(s, told, AH_EV_ASK_ORDER, rs_at_most(frame->arg[0], ah_patrols_to_order(s)), 0); break;
    case AH_D_NEGOTIATE:
    case AH_D_REWARD:
    case AH_D_PLEDGE:
    case AH_D_NOBLE_KEEP: ask_smuggler(s, frame, told); break;
    case AH_D_INSPIRE:
    case AH_D_CONVINCE_TO:
    case AH_D_EVACUATE_TO:
    case AH_D_SNEAK_OUT:
    case AH_D_LAUNCH:
    case AH_D_SHIPMODE: ask_union(s, frame, told); break;
    default: break;
    }
}
