/* window.c - windows: who may use which card, token, specialist or ability at which moment; announcing, resolving, withdrawing, copying
 * (6.4; MM-17). */
#include "games/marauders/marauders.h"

#include <string.h>

/* ---- Who takes part ---------------------------------------------------------------------------------------------- */

int mm_window_slots(const mm_state *s, int window) { return window == MM_W_T ? s->head.players - 1 : 2; }

/* Attacker and defender; at the start of a turn all others, from the left. MM_NONE: an NPC has nothing to use. */
int mm_window_seat(const mm_state *s, int window, int slot)
{
    int side;

    if (window == MM_W_T) return (s->active + 1 + slot) % s->head.players;
    side = s->battle.side[slot];
    return mm_is_seat(side) ? side : MM_NONE;
}

/* ---- What is usable ---------------------------------------------------------------------------------------------- */

static bool some_bounty_can_rise(const mm_captain *c)
{
    for (int nation = 0; nation < MM_NATIONS; nation++)
        if (c->bounty[nation] > 0 && c->bounty[nation] < MM_MOST) return true;
    return false;
}

/* Can this kind of card work now for this seat? */
static bool works(const mm_state *s, int kind, int seat)
{
    const mm_battle *b = &s->battle;
    int i = mm_index_of(s, seat);

    switch (kind) {
    case MM_DENOUNCED: return some_bounty_can_rise(&s->captain[s->active]);
    case MM_CONTRARY_WINDS: return s->turn.actions > 1;
    case MM_AMBUSH: return i == 0 && !b->ambush;
    case MM_SMOKE_SCREEN: return i != MM_NONE && b->declared[i] == MM_FLEE && !(b->smoke >> i & 1);
    case MM_DOUBLE_SHOT: return i != MM_NONE && b->hits[i] > 0;
    case MM_PRECISE_GUNNERY: return i != MM_NONE && s->hits.shooter == i && s->hits.source == MM_BY_VOLLEY;
    default: return i != MM_NONE; /* G01, G02, G10 */
    }
}

/* Those of the cards given that a window is for; and, if `now`, that can work at this moment. */
static uint64_t fitting(const mm_state *s, int window, int seat, uint64_t cards, bool now)
{
    static const int8_t kinds[MM_W_F][2] = {
        [MM_W_T] = {MM_DENOUNCED, MM_CONTRARY_WINDS},
        [MM_W_B0] = {MM_AMBUSH, MM_NONE},
        [MM_W_B1] = {MM_SMOKE_SCREEN, MM_NONE},
        [MM_W_B2] = {MM_SEAMANSHIP_REROLL, MM_NONE},
        [MM_W_B3] = {MM_DOUBLE_SHOT, MM_NONE},
        [MM_W_B4] = {MM_PRECISE_GUNNERY, MM_NONE},
        [MM_W_C1] = {MM_RALLY, MM_NONE},
        [MM_W_C2] = {MM_CREW_REROLL, MM_NONE},
    };
    uint64_t fit = 0;

    for (int k = 0; k < 2 && kinds[window][k] != MM_NONE; k++) {
        uint64_t of_kind = cards & mm_kind_mask(kinds[window][k]);

        if (of_kind && (!now || works(s, kinds[window][k], seat))) fit |= of_kind;
    }
    return fit;
}

uint64_t mm_window_cards(const mm_state *s, int window, int seat)
{
    return fitting(s, window, seat, s->captain[seat].glory.cards.bits[0] & ~s->battle.withdrawn.bits[0], true);
}

static bool may_salvo(const mm_state *s, int i, const mm_captain *c) /* C03 */
{
    const mm_battle *b = &s->battle;

    return c->captain == MM_SALVATIERRA && b->winner == i && b->declared[i] == MM_SHOOT && b->hits[i] > 0 && !b->salvo;
}

unsigned mm_window_things(const mm_state *s, int window, int seat)
{
    const mm_captain *c = &s->captain[seat];
    int i = mm_index_of(s, seat);
    unsigned things = 0;

    switch (window) {
    case MM_W_B2:
        if (mm_has_weapon(c, MM_HOOKS) && s->battle.declared[i] == MM_BOARD) things |= 1u << MM_USE_HOOKS;
        if (mm_has_hired(c, MM_SAILING_MASTER) && !(s->battle.rerolled >> i & 1)) things |= 1u << MM_USE_SAILING;
        break;
    case MM_W_B3:
        if (may_salvo(s, i, c)) things |= 1u << MM_USE_SALVO;
        break;
    case MM_W_B4:
        if (s->hits.shooter == i && mm_has_hired(c, MM_GUNNERY_CAPTAIN) && !s->hits.gunned) things |= 1u << MM_USE_GUNNERY;
        break;
    case MM_W_C2:
        if (mm_has_hired(c, MM_MASTER_FIGHTER) && !(s->battle.rerolled >> i & 1)) things |= 1u << MM_USE_FIGHTER;
        break;
    default: break;
    }
    return things;
}

static bool could_have_something(const mm_state *s, int window, int seat)
{
    return fitting(s, window, seat, mm_possible_cards(s, seat) & ~s->battle.withdrawn.bits[0], true) || mm_window_things(s, window, seat);
}

enum { WINDOW, PHASE, NAMED }; /* of the frame; NAMED: how many have named something in this pass */

void mm_open_window(mm_state *s, int window, int seat)
{
    for (int slot = 0; slot < mm_window_slots(s, window); slot++) {
        int who = mm_window_seat(s, window, slot);

        if (who == MM_NONE || !could_have_something(s, window, who)) continue;
        rs_push(s, MM_S_WINDOW, seat)->arg[WINDOW] = (int8_t)window;
        return;
    }
}

/* Until cards of this pass take effect all can work, and so can one that is to be confirmed; others may have lapsed meanwhile (MM-17.9). */
rs_set mm_announceable(const mm_state *s, const rs_frame *window, int seat)
{
    const rs_frame *top = rs_top_of(s);
    bool now = window->arg[PHASE] <= mm_window_slots(s, window->arg[WINDOW]) || (top->kind == MM_D_WIN_CONFIRM && top->seat == seat);

    return (rs_set){{fitting(s, window->arg[WINDOW], seat, ~s->battle.withdrawn.bits[0], now), 0}};
}

/* ---- Announcing -------------------------------------------------------------------------------------------------- */

static int window_here(const mm_state *s) { return mm_below_of(s)->arg[WINDOW]; }

/* Of those not withdrawn; the first copy of each kind stands for all. */
static bool is_first_left(const mm_state *s, const mm_captain *c, int card)
{
    uint64_t left = mm_cards_of_kind(c, mm_kind_of(card)) & ~s->battle.withdrawn.bits[0];

    return __builtin_ctzll(left) == card;
}

const char *mm_refuse_announce(const void *state, rs_move move)
{
    const mm_state *s = state;
    int seat = rs_top_of(s)->seat, card = move.arg[0];

    if (!rs_has(&s->captain[seat].glory.cards, card)) return RS_NO("MM-17.2", "That card is not in your hand.");
    if (rs_has(&s->battle.withdrawn, card)) return RS_NO("MM-17.4", "You took that card back and cannot announce it again now.");
    if (card >= MM_ORDINARY || !(mm_window_cards(s, window_here(s), seat) >> card & 1))
        return RS_NO("MM-17.2", "That card cannot be used now.");
    return is_first_left(s, &s->captain[seat], card) ? NULL : MM_LIKE_CARDS;
}

const char *mm_refuse_use(const void *state, rs_move move)
{
    const mm_state *s = state;

    if (mm_window_things(s, window_here(s), rs_top_of(s)->seat) >> move.arg[0] & 1) return NULL;
    return move.arg[0] == MM_USE_HOOKS
               ? RS_NO("MM-24.2", "Grappling Hooks are used after the contest, by a side that has them and declared Board.")
               : RS_NO("MM-17.5", "You have no such thing to use now.");
}

static void offer_announcements(const mm_state *s, int window, int seat, rs_moves *moves)
{
    uint64_t cards = mm_window_cards(s, window, seat);

    while (cards) {
        int card = __builtin_ctzll(cards);

        rs_offer1(moves, MM_V_ANNOUNCE, card);
        cards &= ~mm_kind_mask(mm_kind_of(card));
    }
}

void mm_win_announce_moves(const void *state, rs_moves *moves)
{
    rs_offer(moves, MM_V_PASS);
    offer_announcements(state, window_here(state), rs_top_of(state)->seat, moves);
}

void mm_battle_window_moves(const void *state, rs_moves *moves)
{
    unsigned things = mm_window_things(state, window_here(state), rs_top_of(state)->seat);

    mm_win_announce_moves(state, moves);
    for (; things; things &= things - 1) rs_offer1(moves, MM_V_USE, __builtin_ctz(things));
}

void mm_win_announce_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    int seat = rs_top(s)->seat;
    mm_captain *c = &s->captain[seat];
    rs_frame *window = mm_below(s);

    rs_pop(s);
    if (move.verb == MM_V_PASS) return;
    window->arg[NAMED]++;
    if (move.verb == MM_V_ANNOUNCE) {
        c->named = MM_A_CARD;
        c->announced = move.arg[0];
        rs_tell(turn, MM_EV_ANNOUNCES, seat, 0, 0, 0, 0);
    } else {
        c->named = (uint8_t)move.arg[0];
        rs_tell(turn, MM_EV_NAMES, seat, move.arg[0], 0, 0, 0);
    }
}

void mm_battle_window_apply(void *state, rs_move move, rs_turn *turn) { mm_win_announce_apply(state, move, turn); }

/* ---- Resolving --------------------------------------------------------------------------------------------------- */

void mm_ask_target(mm_state *s, int seat, int mode, int index)
{
    rs_frame *frame = rs_push(s, MM_D_CARD_TARGET, seat);

    frame->arg[0] = (int8_t)mode;
    frame->arg[1] = (int8_t)index;
}

/* S03, S04: a Master Fighter keeps his captain's dice from others' hands. */
static bool protected_(const mm_state *s, int kind, int i)
{
    int side = s->battle.side[i];

    return kind == MM_CREW_REROLL && mm_is_seat(side) && mm_has_hired(&s->captain[side], MM_MASTER_FIGHTER);
}

static void take_effect(mm_state *s, int kind, int seat)
{
    mm_battle *b = &s->battle;
    int i = mm_index_of(s, seat);

    switch (kind) {
    case MM_CREW_REROLL:
    case MM_SEAMANSHIP_REROLL: mm_ask_target(s, seat, protected_(s, kind, !i) ? MM_PICK_DICE : MM_PICK_SIDE, i); break;
    case MM_DOUBLE_SHOT: b->hits[i]++; break;
    case MM_PRECISE_GUNNERY: mm_ask_target(s, seat, MM_PICK_TURN, i); break;
    case MM_SMOKE_SCREEN: b->smoke = (uint8_t)(b->smoke | 1u << i); break;
    case MM_RALLY: b->rally[i] = (int8_t)(b->rally[i] + 2); break;
    case MM_AMBUSH: b->ambush = true; break;
    case MM_DENOUNCED: mm_ask_target(s, seat, MM_PICK_NATION, 0); break;
    default: s->turn.actions--; /* G17 */
    }
}

void mm_play_glory(mm_state *s, int seat, int card, rs_turn *turn)
{
    int kind = mm_kind_of(card);

    rs_tell(turn, MM_EV_PLAYS, seat, card, 0, 0, 0);
    mm_discard_glory(s, seat, card);
    if (mm_glory_faces[kind].copyable) {
        rs_frame *frame = rs_push(s, MM_S_QUICK, s->active);

        frame->arg[0] = (int8_t)kind;
        frame->arg[1] = (int8_t)seat;
    }
    take_effect(s, kind, seat);
}

static void use_thing(mm_state *s, int thing, int seat, rs_turn *turn)
{
    mm_captain *c = &s->captain[seat];
    int i = mm_index_of(s, seat);

    switch (thing) {
    case MM_USE_HOOKS: /* MM-24.2 */
        c->weapons = (uint8_t)(c->weapons & ~(1u << MM_HOOKS));
        rs_tell(turn, MM_EV_WEAPON_OUT, seat, MM_HOOKS, 0, 0, 0);
        mm_ask_target(s, seat, MM_PICK_DICE, i);
        break;
    case MM_USE_SALVO:
        s->battle.salvo = true;
        s->battle.hits[i]++;
        break;
    case MM_USE_GUNNERY:
        s->hits.gunned = true;
        mm_ask_target(s, seat, MM_PICK_SHOT, i);
        break;
    default: /* Sailing Master, Master Fighter */
        s->battle.rerolled = (uint8_t)(s->battle.rerolled | 1u << i);
        mm_ask_target(s, seat, MM_PICK_DIE, i);
    }
}

/* MM-17.4: shown to all, back in the hand, not again in this window. */
static void take_back(mm_state *s, int seat, int card, rs_turn *turn)
{
    rs_add(&s->battle.withdrawn, card);
    rs_add(&s->known_glory, card);
    rs_tell(turn, MM_EV_TAKES_BACK, seat, card, 0, 0, 0);
}

static void forget_named(mm_captain *c)
{
    c->named = MM_NOTHING;
    c->announced = MM_NONE;
}

static void resolve(mm_state *s, int seat, rs_turn *turn)
{
    rs_frame *frame = rs_top(s);
    mm_captain *c = &s->captain[seat];
    int thing = c->named, card = c->announced, window = frame->arg[WINDOW];

    if (thing == MM_NOTHING) return;
    if (thing != MM_A_CARD) {
        forget_named(c);
        if (mm_window_things(s, window, seat) >> thing & 1) use_thing(s, thing, seat, turn);
    } else if (!(mm_window_cards(s, window, seat) >> card & 1)) {
        forget_named(c);
        take_back(s, seat, card, turn); /* MM-17.9 */
    } else if (frame->arg[NAMED] > 1) { /* MM-17.4: much may have changed by what others named */
        rs_push(s, MM_D_WIN_CONFIRM, seat);
    } else {
        forget_named(c);
        mm_play_glory(s, seat, card, turn);
    }
}

static void close_window(mm_state *s)
{
    s->battle.withdrawn = (rs_set){{0, 0}};
    rs_pop(s);
}

/* A pass: all are asked in their order, then all is resolved in the same order. A pass without a word closes the window. */
static void window_stage(mm_state *s, rs_turn *turn)
{
    rs_frame *frame = rs_top(s);
    int window = frame->arg[WINDOW], slots = mm_window_slots(s, window), phase = frame->arg[PHASE]++, seat;

    if (phase == 2 * slots || (phase == slots && !frame->arg[NAMED])) {
        frame->arg[PHASE] = 0;
        if (!frame->arg[NAMED])
            close_window(s);
        else
            frame->arg[NAMED] = 0;
        return;
    }
    seat = mm_window_seat(s, window, phase % slots);
    if (seat == MM_NONE) return;
    if (phase >= slots)
        resolve(s, seat, turn);
    else if (could_have_something(s, window, seat))
        rs_push(s, window == MM_W_T ? MM_D_WIN_ANNOUNCE : MM_D_BATTLE_WINDOW, seat);
}

void mm_window_step(void *state, rs_turn *turn)
{
    do window_stage(state, turn);
    while (mm_goes_on(state, MM_S_WINDOW));
}

void mm_win_confirm_moves(const void *state, rs_moves *moves)
{
    (void)state;
    rs_offer(moves, MM_V_KEEP);
    rs_offer(moves, MM_V_WITHDRAW_CARD);
}

void mm_win_confirm_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    int seat = rs_top(s)->seat, card = s->captain[seat].announced;

    rs_pop(s);
    forget_named(&s->captain[seat]);
    if (move.verb == MM_V_WITHDRAW_CARD)
        take_back(s, seat, card, turn);
    else
        mm_play_glory(s, seat, card, turn);
}

/* ---- Quick Learner (W-Q; MM-17.8) -------------------------------------------------------------------------------- */

bool mm_may_copy(const mm_state *s, int kind, int who, int seat)
{
    bool at_turn = mm_glory_faces[kind].window == MM_W_T;

    if (seat == who || !mm_could_hold(s, seat, MM_QUICK_LEARNER)) return false;
    if (at_turn ? seat == s->active : mm_index_of(s, seat) == MM_NONE) return false;
    return works(s, kind, seat);
}

/* Each who may is asked once, from the player whose turn it is. */
void mm_quick_step(void *state, rs_turn *turn)
{
    mm_state *s = state;
    rs_frame *frame = rs_top(s);
    int seat = (s->active + frame->arg[2]) % s->head.players;

    (void)turn;
    if (frame->arg[2]++ == s->head.players)
        rs_pop(s);
    else if (mm_may_copy(s, frame->arg[0], frame->arg[1], seat))
        rs_push(s, MM_D_WIN_CARD, seat)->arg[0] = MM_W_Q;
}

/* ---- Cards played openly by one player (W-F, W-G, W-R1, W-R2, W-Q) ----------------------------------------------- */

static int kind_for(int window)
{
    static const int8_t kinds[MM_W_OWN - MM_W_F] = {MM_HIDDEN_COVE, MM_HARD_BARGAIN, MM_FALSE_COLOURS, MM_FAT_PRIZE, MM_QUICK_LEARNER};

    return kinds[window - MM_W_F];
}

static uint64_t open_cards(const mm_state *s) { return mm_cards_of_kind(&s->captain[rs_top_of(s)->seat], kind_for(rs_top_of(s)->arg[0])); }

const char *mm_bars_open_card(const mm_state *s, int card)
{
    if (mm_kind_of(card) != kind_for(rs_top_of(s)->arg[0])) return RS_NO("MM-17.2", "That card cannot be used now.");
    return mm_is_first(&s->captain[rs_top_of(s)->seat], card) ? NULL : MM_LIKE_CARDS;
}

void mm_win_card_moves(const void *state, rs_moves *moves)
{
    uint64_t cards = open_cards(state);

    rs_offer(moves, MM_V_PASS);
    if (cards) rs_offer2(moves, MM_V_PLAY, __builtin_ctzll(cards), MM_NONE);
}

static void open_effect(mm_state *s, int window, int seat, rs_turn *turn)
{
    switch (window) {
    case MM_W_F: /* G18: the roll counts as failed */
        memset(s->roll.dice, 0, sizeof s->roll.dice);
        rs_tell(turn, MM_EV_HIDDEN, seat, 0, 0, 0, 0);
        break;
    case MM_W_G: s->market.cheaper++; break;
    case MM_W_R1: s->raid.waived = true; break;
    case MM_W_R2: s->raid.gold = (int16_t)(s->raid.gold + 3); break;
    default: rs_tell(turn, MM_EV_COPIES, seat, rs_top(s)->arg[0], 0, 0, 0); take_effect(s, rs_top(s)->arg[0], seat);
    }
}

/* Those of which two can work are asked about again. */
void mm_win_card_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    rs_frame frame = *rs_top(s);
    bool again;

    if (move.verb == MM_V_PASS) {
        rs_pop(s);
        return;
    }
    rs_tell(turn, MM_EV_PLAYS, frame.seat, move.arg[0], 0, 0, 0);
    mm_discard_glory(s, frame.seat, move.arg[0]);
    again = (frame.arg[0] == MM_W_G || frame.arg[0] == MM_W_R2) && mm_could_hold(s, frame.seat, kind_for(frame.arg[0]));
    if (!again) rs_pop(s);
    open_effect(s, frame.arg[0], frame.seat, turn);
}
