/* asks.c - what is asked with its particulars, where the plain prompt of a decision leaves something open. */
#include "games/marauders/marauders.h"

static void ask(rs_turn *told, int kind, int a, int b) { rs_tell(told, kind, RS_NOBODY, a, b, 0, 0); }

static void ask_about(rs_turn *told, int kind, int seat) { rs_tell(told, kind, seat, 0, 0, 0, 0); }

static const mm_captain *asked(const mm_state *s) { return &s->captain[rs_top_of(s)->seat]; }

static int loser(const mm_state *s) { return s->battle.side[!s->battle.winner]; }

static bool among(const rs_moves *moves, int verb)
{
    for (int i = 0; i < moves->count; i++)
        if (moves->at[i].verb == verb) return true;
    return false;
}

static int if_so(bool so, int what) { return so ? what : MM_NONE; }

/* Named is only what can be done. */
static void ask_about_action(const mm_state *s, rs_turn *told)
{
    const mm_captain *c = asked(s);
    int left = s->turn.actions + s->turn.extra, sea = mm_has_port(c->zone) ? MM_EV_ASKS_ACTION : MM_EV_ASKS_AT_SEA, sail, scout;
    rs_moves moves = {0};
    bool enters;

    mm_action_moves(s, &moves);
    enters = among(&moves, MM_V_ENTER);
    if (left == 0) {
        ask(told, MM_EV_ASKS_LAST, 0, 0);
        return;
    }
    if (c->in_port) {
        rs_tell(told, MM_EV_ASKS_ASHORE, RS_NOBODY, left, c->zone, if_so(among(&moves, MM_V_PORT), MM_DO_PORT),
                if_so(among(&moves, MM_V_LEAVE), MM_DO_LEAVE));
        return;
    }
    if (mm_has_port(c->zone) && !enters && mm_has_allowance(s)) sea = MM_EV_ASKS_SHUT;
    sail = if_so(among(&moves, MM_V_MOVE), enters ? MM_DO_SAIL_OR_ENTER : MM_DO_SAIL);
    scout = if_so(among(&moves, MM_V_SCOUT), MM_DO_SCOUT);
    rs_tell(told, sea, RS_NOBODY, left, c->zone, sail, scout);
}

static void ask_about_goods(const mm_state *s, rs_turn *told)
{
    const mm_captain *c = asked(s);
    int seat = rs_top_of(s)->seat, at_sea = rs_at_least(mm_capacity(c) - mm_cards_carried(c), 0);

    rs_note(
        told,
        (rs_event){MM_EV_ASKS_BUY, (uint8_t)(1 << seat), (int8_t)seat, 1, {(int16_t)mm_purse(c), (int16_t)mm_room(c), (int16_t)at_sea, 0}});
}

static void ask_about_yard(const mm_state *s, rs_turn *told)
{
    int mod = s->mod_shown[asked(s)->zone];

    if (mod != MM_NONE && mod < MM_MODS) ask(told, MM_EV_ASKS_YARD, mod, 0);
}

/* An NPC is led by a player (MM-21.3). */
static void ask_leader(int kind, int side, rs_turn *told)
{
    if (!mm_is_seat(side)) ask(told, kind, side, 0);
}

static void ask_about_prize(const mm_state *s, rs_turn *told)
{
    ask(told, MM_EV_ASKS_PRIZE, asked(s)->ship, mm_is_seat(loser(s)) ? s->captain[loser(s)].ship : s->battle.ship);
}

/* Asked in port and about cards and spoils. */
static void ask_elsewhere(const mm_state *s, const rs_frame *frame, rs_turn *told)
{
    const mm_captain *c = asked(s);

    switch (frame->kind) {
    case MM_D_SHIPYARD: ask_about_yard(s, told); break;
    case MM_D_KEEP_MODS: ask(told, MM_EV_ASKS_KEEP, frame->arg[2], 0); break;
    case MM_D_STASH_AMOUNT: ask(told, frame->arg[0] ? MM_EV_ASKS_WITHDRAW : MM_EV_ASKS_DEPOSIT, 0, 0); break;
    case MM_D_HIRE_PAY: ask(told, MM_EV_ASKS_HIRE, frame->arg[0], 0); break;
    case MM_D_NATION_PICK: ask(told, mm_below_of(s)->arg[0] == MM_DOCUMENTS ? MM_EV_ASKS_PAPERS : MM_EV_ASKS_MERCY, 0, 0); break;
    case MM_D_PRIZE: ask_about_prize(s, told); break;
    case MM_D_LOOT: ask_about(told, MM_EV_ASKS_LOOT, loser(s)); break;
    case MM_D_CLAIM: ask_about(told, MM_EV_ASKS_CLAIM, loser(s)); break;
    case MM_D_RESPAWN_REDRAW: ask(told, MM_EV_ASKS_REDRAW, c->successor, mm_captains[c->successor].home); break;
    default: break;
    }
}

/* Asked about hits, cards and tokens in a fight. */
static void ask_fighter(const mm_state *s, const rs_frame *frame, rs_turn *told)
{
    switch (frame->kind) {
    case MM_D_RAID_USE: ask(told, MM_EV_ASKS_USE, s->raid.successes, 0); break;
    case MM_D_DECLARE: ask_leader(MM_EV_ASKS_LEADER, s->battle.side[frame->arg[0]], told); break;
    case MM_D_ALLOT: ask_leader(MM_EV_ASKS_ALLOT, s->hits.victim, told); break;
    case MM_D_BATTLE_WINDOW: ask(told, MM_EV_ASKS_WINDOW, mm_below_of(s)->arg[0], 0); break;
    case MM_D_WIN_ANNOUNCE: ask_about(told, MM_EV_ASKS_TURN, s->active); break;
    case MM_D_WIN_CONFIRM: rs_tell_only(told, frame->seat, MM_EV_ASKS_CONFIRM, asked(s)->announced, 0); break;
    case MM_D_WIN_CARD: ask(told, MM_EV_ASKS_CARD, frame->arg[0], 0); break;
    case MM_D_CARD_TARGET: ask(told, MM_EV_ASKS_TARGET, frame->arg[0], 0); break;
    default: ask_elsewhere(s, frame, told);
    }
}

void mm_asks(const void *view, rs_turn *told)
{
    const mm_state *s = view;
    const rs_frame *frame = rs_top_of(s);
    const mm_captain *c = asked(s);

    switch (frame->kind) {
    case MM_D_EVENT_PARDON: ask(told, MM_EV_ASKS_PARDON, mm_first_pardoner(s), mm_second_pardoner(s)); break;
    case MM_D_ACTION: ask_about_action(s, told); break;
    case MM_D_ENTER_FEE:
        if (frame->arg[0]) ask(told, MM_EV_ASKS_FEE, c->zone, 0);
        break;
    case MM_D_LEAVE_DISCARD: ask(told, MM_EV_ASKS_STOW, mm_cards_carried(c) - mm_capacity(c), 0); break;
    case MM_D_PORT: ask(told, MM_EV_ASKS_PORT, c->zone, 0); break;
    case MM_D_BUY_SHOW: ask(told, MM_EV_ASKS_SHOW, 0, 0); break;
    case MM_D_BUY_CARDS: ask_about_goods(s, told); break;
    case MM_D_SELL_CARDS: ask(told, MM_EV_ASKS_SALE, s->demand[c->zone], 0); break;
    default: ask_fighter(s, frame, told);
    }
}
