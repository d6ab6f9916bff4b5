/* asks.c - questions with their particulars: how much of what, for which island, against whom. From the view of the one who is asked. */
#include "games/reckoning/reckoning.h"

static void ask(rs_turn *told, int kind, int a, int b, int c) { rs_tell(told, kind, RS_NOBODY, a, b, c, 0); }

/* ---- Goods -------------------------------------------------------------------------------------------------------------- */

void dr_amount_asks(const void *view, rs_turn *told)
{
    static const uint8_t kinds[] = {
        [DR_LOADING] = DR_EV_ASK_LOAD, [DR_UNLOADING] = DR_EV_ASK_UNLOAD, [DR_JETTISONING] = DR_EV_ASK_JETTISON};
    const rs_frame *top = rs_top_of(view);

    ask(told, kinds[top->arg[0]], top->arg[1], dr_most_to_handle(view, top), 0);
}

void dr_stow_asks(const void *view, rs_turn *told)
{
    const dr_captain *c = &((const dr_state *)view)->captain[rs_top_of(view)->seat];

    ask(told, DR_EV_ASK_STOW, c->cargo, c->coins, 0);
}

void dr_let_go_asks(const void *view, rs_turn *told)
{
    ask(told, DR_EV_ASK_LET_GO, -dr_free_hold(&((const dr_state *)view)->captain[rs_top_of(view)->seat]), 0, 0);
}

void dr_pay_asks(const void *view, rs_turn *told)
{
    const rs_frame *top = rs_top_of(view);

    if (top->arg[DR_PAY_PRICE] > 0)
        ask(told, DR_EV_ASK_PAY, top->arg[DR_PAY_PRICE], 0, 0);
    else
        ask(told, DR_EV_ASK_PAY_COINS, top->arg[DR_PAY_COINS], 0, 0);
}

void dr_split_asks(const void *view, rs_turn *told) { ask(told, DR_EV_ASK_SPLIT, rs_top_of(view)->arg[0], 0, 0); }

/* DR-14.11: what is shared out, and in what. */
void dr_plunder_asks(const void *view, rs_turn *told)
{
    const dr_state *s = view;
    const rs_frame *top = rs_top_of(s);
    int room = dr_free_hold(&s->captain[top->seat]) - top->arg[DR_PL_COINS_ABOARD];

    switch (top->arg[DR_PL_STAGE]) {
    case DR_PS_CHOICE: ask(told, DR_EV_ASK_CHOICE, top->arg[DR_PL_CHOICES], 0, 0); break;
    case DR_PS_COINS_SHIP: ask(told, DR_EV_ASK_COINS_SHIP, top->arg[DR_PL_COINS], room, 0); break;
    case DR_PS_COINS_ISLAND: ask(told, DR_EV_ASK_COINS_ISLAND, top->arg[DR_PL_COINS], s->battle.at, 0); break;
    case DR_PS_CARGO_SHIP: ask(told, DR_EV_ASK_CARGO_SHIP, top->arg[DR_PL_CARGO], room, 0); break;
    default: ask(told, DR_EV_ASK_CARGO_ISLAND, top->arg[DR_PL_CARGO], s->battle.at, 0); break;
    }
}

void dr_loot_asks(const void *view, rs_turn *told)
{
    const rs_frame *top = rs_top_of(view);

    ask(told, DR_EV_ASK_LOOT, top->arg[0], top->arg[1], dr_free_hold(&((const dr_state *)view)->captain[top->seat]));
}

/* ---- The main phase ----------------------------------------------------------------------------------------------------- */

void dr_main_asks(const void *view, rs_turn *told)
{
    const dr_state *s = view;
    const dr_captain *c = &s->captain[rs_top_of(s)->seat];

    rs_tell(told, s->turn.set_sail ? DR_EV_ASK_SAILED : DR_EV_ASK_MAIN, RS_NOBODY, rs_zone_size(&c->hand), c->cargo, c->coins, c->track);
}

void dr_step_asks(const void *view, rs_turn *told)
{
    ask(told, DR_EV_ASK_STEP, ((const dr_state *)view)->captain[rs_top_of(view)->seat].track, 0, 0);
}

/* ---- Islands and extensions --------------------------------------------------------------------------------------------- */

void dr_replace_asks(const void *view, rs_turn *told)
{
    const dr_state *s = view;

    ask(told, DR_EV_ASK_REPLACE, s->stack[s->head.depth - 2].arg[DR_P_CELL], 0, 0);
}

/* DR-22.1: what the cube is for. */
void dr_short_asks(const void *view, rs_turn *told)
{
    const rs_frame *below = rs_top_of(view) - 1;

    switch (below->kind) {
    case DR_PLACE: ask(told, DR_EV_ASK_SHORT_PLACE, below->arg[DR_P_CELL], 0, 0); break;
    case DR_CONTROL: ask(told, DR_EV_ASK_SHORT_LASTING, below->arg[0], 0, 0); break;
    case DR_PROGRESS: ask(told, DR_EV_ASK_SHORT_PROGRESS, below->arg[0], 0, 0); break;
    default: break;
    }
}

void dr_produce_asks(const void *view, rs_turn *told) { ask(told, DR_EV_ASK_PRODUCE, rs_top_of(view)->arg[DR_PR_LEFT], 0, 0); }

void dr_build_asks(const void *view, rs_turn *told) { ask(told, DR_EV_ASK_BUILD, rs_top_of(view)->arg[0], 0, 0); }

void dr_extend_asks(const void *view, rs_turn *told)
{
    static const uint8_t kinds[] = {
        [DR_CLASS_BASIC] = DR_EV_ASK_BASIC, [DR_CLASS_ADVANCED] = DR_EV_ASK_ADVANCED, [DR_CLASS_EXCHANGE] = DR_EV_ASK_EXCHANGE};

    ask(told, kinds[rs_top_of(view)->arg[DR_EX_CLASS]], 0, 0, 0);
}

/* ---- Battles ------------------------------------------------------------------------------------------------------------ */

void dr_prepare_asks(const void *view, rs_turn *told) { ask(told, DR_EV_ASK_PREPARE, ((const dr_state *)view)->active, 0, 0); }

void dr_defend_asks(const void *view, rs_turn *told) { ask(told, DR_EV_ASK_DEFEND, ((const dr_state *)view)->active, 0, 0); }

void dr_cubes_asks(const void *view, rs_turn *told) { ask(told, DR_EV_ASK_CUBES, dr_cannons_left(view, rs_top_of(view)->seat), 0, 0); }

void dr_drawfire_asks(const void *view, rs_turn *told)
{
    int seat = rs_top_of(view)->seat, drawn = ((const dr_state *)view)->captain[seat].drawn;

    if (drawn != DR_NONE) rs_tell_only(told, seat, DR_EV_ASK_DRAWFIRE, drawn, 0);
}

void dr_push_to_asks(const void *view, rs_turn *told) { ask(told, DR_EV_ASK_PUSH_TO, rs_top_of(view)->arg[2], rs_top_of(view)->arg[1], 0); }
