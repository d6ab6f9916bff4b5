/* stack.c - can the stack of decisions go on from here? Each frame lies on one that can have put it there, asks somebody who can be asked,
 * and finds on the table what it needs. */
#include "games/marauders/marauders.h"

#define ON RS_POINTS

/* clang-format off */
static const uint8_t *const lies_on[MM_POINTS] = {
    [MM_D_SETUP_SHIP]     = ON(MM_S_ROUND),
    [MM_S_TURN]           = ON(MM_S_ROUND),
    [MM_D_RESPAWN_SHIP]   = ON(MM_S_TURN), [MM_D_EVENT_PARDON] = ON(MM_S_TURN), [MM_D_ACTION] = ON(MM_S_TURN), [MM_D_CARPENTER] = ON(MM_S_TURN),
    [MM_D_ENTER_FEE]      = ON(MM_S_TURN),
    [MM_D_LEAVE_DISCARD]  = ON(MM_S_TURN, MM_S_SEARCH, MM_S_VICTORY, MM_D_PLACE_MODS),
    [MM_D_PORT]           = ON(MM_S_TURN),
    [MM_D_SELL_CARDS]     = ON(MM_D_PORT), [MM_S_MARKET] = ON(MM_D_PORT), [MM_D_SHIPYARD] = ON(MM_D_PORT), [MM_D_RECRUIT_PAY] = ON(MM_D_PORT),
    [MM_D_STASH_AMOUNT]   = ON(MM_D_PORT), [MM_D_HIRE_PAY] = ON(MM_D_PORT), [MM_D_RUMOUR_KEEP] = ON(MM_D_PORT),
    [MM_D_BUY_REDRAW]     = ON(MM_S_MARKET), [MM_D_BUY_ABILITY] = ON(MM_S_MARKET), [MM_D_BUY_CARDS] = ON(MM_S_MARKET), [MM_D_BUY_SHOW] = ON(MM_S_MARKET),
    [MM_D_KEEP_MODS]      = ON(MM_D_SHIPYARD),
    [MM_D_PLACE_MODS]     = ON(MM_D_SHIPYARD, MM_S_DRAW, MM_S_VICTORY, MM_S_DEATH),
    [MM_S_TRY]            = ON(MM_S_TURN, MM_D_PORT),
    [MM_D_REROLL]         = ON(MM_S_TRY, MM_S_RAID),
    [MM_S_REWARD]         = ON(MM_S_TURN, MM_D_PORT, MM_S_VICTORY, MM_S_RAID),
    [MM_D_NATION_PICK]    = ON(MM_S_REWARD), [MM_D_DEMAND_SWAP] = ON(MM_S_REWARD), [MM_D_FOUND_KEEP] = ON(MM_S_REWARD),
    [MM_S_DRAW]           = ON(MM_S_ROUND, MM_S_DRAW, MM_S_TURN, MM_D_PORT, MM_D_SHIPYARD, MM_S_REWARD, MM_S_VICTORY, MM_S_RAID),
    [MM_D_GLORY_PICK]     = ON(MM_S_DRAW), [MM_D_GLORY_DISCARD] = ON(MM_S_DRAW),
    [MM_D_MERCHANT]       = ON(MM_S_TURN), [MM_S_RAID] = ON(MM_S_TURN),
    [MM_D_RAID_WEAPONS]   = ON(MM_S_RAID), [MM_D_RAID_USE] = ON(MM_S_RAID), [MM_D_RAID_CARGO] = ON(MM_S_RAID),
    [MM_S_SEARCH]         = ON(MM_S_TURN),
    [MM_S_BATTLE]         = ON(MM_S_TURN, MM_S_SEARCH), [MM_S_VICTORY] = ON(MM_S_TURN, MM_S_SEARCH),
    [MM_D_DECLARE]        = ON(MM_S_BATTLE), [MM_D_FOUR_POUNDERS] = ON(MM_S_BATTLE),
    [MM_S_HITS]           = ON(MM_S_BATTLE, MM_S_RAID, MM_S_TURN, MM_S_REWARD),
    [MM_D_AMMO]           = ON(MM_S_HITS), [MM_D_ALLOT] = ON(MM_S_HITS), [MM_D_ABSORB] = ON(MM_S_HITS),
    [MM_S_CREW]           = ON(MM_S_BATTLE, MM_S_REWARD),
    [MM_S_WINDOW]         = ON(MM_S_TURN, MM_S_BATTLE, MM_S_HITS, MM_S_CREW),
    [MM_D_BATTLE_WINDOW]  = ON(MM_S_WINDOW), [MM_D_WIN_ANNOUNCE] = ON(MM_S_WINDOW), [MM_D_WIN_CONFIRM] = ON(MM_S_WINDOW), [MM_S_QUICK] = ON(MM_S_WINDOW),
    [MM_D_WIN_CARD]       = ON(MM_S_SEARCH, MM_S_TRY, MM_S_MARKET, MM_S_RAID, MM_S_QUICK),
    [MM_D_CARD_TARGET]    = ON(MM_S_WINDOW, MM_S_QUICK),
    [MM_D_PRIZE]          = ON(MM_S_VICTORY), [MM_D_LOOT] = ON(MM_S_VICTORY), [MM_D_CLAIM] = ON(MM_S_VICTORY), [MM_D_NAVAL_CARGO] = ON(MM_S_VICTORY),
    [MM_S_DEATH]          = ON(MM_S_TURN, MM_S_SEARCH, MM_S_REWARD, MM_S_RAID, MM_S_DEATH),
    [MM_D_RESPAWN_REDRAW] = ON(MM_S_DEATH),
};

/* The stage in which a frame waits while this one lies on it; all others may wait in any. */
static const struct waiting { int8_t upper, lower, stage; } waits[] = {
    {MM_S_TURN, MM_S_ROUND, MM_R_TURNS}, {MM_D_SETUP_SHIP, MM_S_ROUND, MM_R_BEGIN}, {MM_S_DRAW, MM_S_ROUND, MM_R_BEGIN},
    {MM_D_RESPAWN_SHIP, MM_S_TURN, MM_T_EVENT}, {MM_S_DRAW, MM_S_TURN, MM_T_EVENT}, {MM_D_EVENT_PARDON, MM_S_TURN, MM_T_WINDOW},
    {MM_S_WINDOW, MM_S_TURN, MM_T_SEARCH}, {MM_D_ACTION, MM_S_TURN, MM_T_ACT}, {MM_D_ENTER_FEE, MM_S_TURN, MM_T_ACT},
    {MM_D_LEAVE_DISCARD, MM_S_TURN, MM_T_ACT}, {MM_D_PORT, MM_S_TURN, MM_T_ACT}, {MM_S_TRY, MM_S_TURN, MM_T_ACT}, {MM_S_REWARD, MM_S_TURN, MM_T_ACT},
    {MM_D_MERCHANT, MM_S_TURN, MM_T_ACT}, {MM_S_RAID, MM_S_TURN, MM_T_ACT}, {MM_S_SEARCH, MM_S_TURN, MM_T_ACT}, {MM_S_BATTLE, MM_S_TURN, MM_T_ACT},
    {MM_S_VICTORY, MM_S_TURN, MM_T_ACT}, {MM_D_CARPENTER, MM_S_TURN, MM_T_END},
    {MM_D_BUY_REDRAW, MM_S_MARKET, MM_M_ABILITY}, {MM_D_BUY_ABILITY, MM_S_MARKET, MM_M_WINDOW}, {MM_D_WIN_CARD, MM_S_MARKET, MM_M_BUY},
    {MM_D_BUY_CARDS, MM_S_MARKET, MM_M_SHOW}, {MM_D_BUY_SHOW, MM_S_MARKET, MM_M_END},
    {MM_D_REROLL, MM_S_RAID, MM_A_WEAPONS}, {MM_D_RAID_WEAPONS, MM_S_RAID, MM_A_USE}, {MM_D_RAID_USE, MM_S_RAID, MM_A_HITS},
    {MM_S_HITS, MM_S_RAID, MM_A_JUDGE}, {MM_D_RAID_CARGO, MM_S_RAID, MM_A_GLORY}, {MM_S_DRAW, MM_S_RAID, MM_A_MISSION}, {MM_S_REWARD, MM_S_RAID, MM_A_END},
    {MM_D_FOUR_POUNDERS, MM_S_BATTLE, MM_NONE}, {MM_S_CREW, MM_S_BATTLE, MM_B_BOARDED},
    {MM_S_WINDOW, MM_S_HITS, MM_H_AMMO}, {MM_D_AMMO, MM_S_HITS, MM_H_NUMBERS}, {MM_D_ALLOT, MM_S_HITS, MM_H_ABSORB}, {MM_D_ABSORB, MM_S_HITS, MM_H_APPLY},
    {MM_D_PRIZE, MM_S_VICTORY, MM_K_LOOT}, {MM_D_PLACE_MODS, MM_S_VICTORY, MM_K_LOOT}, {MM_D_LEAVE_DISCARD, MM_S_VICTORY, MM_K_LOOT},
    {MM_D_LOOT, MM_S_VICTORY, MM_K_REWARD}, {MM_D_NAVAL_CARGO, MM_S_VICTORY, MM_K_REWARD}, {MM_D_CLAIM, MM_S_VICTORY, MM_K_GLORY},
    {MM_S_DRAW, MM_S_VICTORY, MM_K_TASK}, {MM_S_REWARD, MM_S_VICTORY, MM_K_END},
    {MM_D_PLACE_MODS, MM_S_DEATH, MM_X_LOSSES}, {MM_D_RESPAWN_REDRAW, MM_S_DEATH, MM_X_DRAWN},
};
/* clang-format on */

static bool stage_fits(const rs_frame *lower, const rs_frame *upper)
{
    for (int i = 0; i < RS_COUNT(waits); i++)
        if (waits[i].upper == upper->kind && waits[i].lower == lower->kind && waits[i].stage != MM_NONE)
            return lower->arg[0] == waits[i].stage;
    return true;
}

/* ---- Frame by frame ---------------------------------------------------------------------------------------------- */

static bool alive(const mm_state *s, int seat) { return mm_is_alive(&s->captain[seat]); }
static bool afloat(const mm_state *s, int seat) { return mm_at_sea(&s->captain[seat]); }
static bool ashore(const mm_state *s, int seat) { return alive(s, seat) && s->captain[seat].in_port; }

static bool aim_is_sound(const mm_state *s, const rs_frame *frame)
{
    int aim = frame->arg[1];

    if (aim < MM_SIDE_NPC) return aim < s->head.players && aim != frame->seat && afloat(s, aim);
    if (aim < MM_AT_MERCHANT) return s->npc[aim - MM_SIDE_NPC].top != MM_NONE;
    if (aim == MM_AT_SPANISH || aim >= MM_AIMS) return false;
    if (aim == MM_AT_MERCHANT) return rs_has(&s->merchants, s->captain[frame->seat].zone) && !mm_destroyed(&s->captain[frame->seat]);
    return aim != MM_AT_SPY || mm_spies_here(s, frame->seat);
}

static bool try_is_sound(const mm_state *s, const rs_frame *frame)
{
    int thing = frame->arg[1], under = frame[-1].kind;
    const mm_captain *c = &s->captain[frame->seat];

    switch (frame->arg[0]) {
    case MM_TRY_SCOUT: return under == MM_S_TURN && afloat(s, frame->seat) && aim_is_sound(s, frame);
    case MM_TRY_ENTER: return under == MM_S_TURN && afloat(s, frame->seat) && c->zone == MM_PRO && thing == 0;
    case MM_TRY_VILLON: return under == MM_S_TURN && ashore(s, frame->seat) && s->turn.port_used && thing == 0;
    case MM_TRY_MISSION:
        return under == MM_D_PORT && thing < MM_MISSIONS && !mm_bars_mission(s, frame->seat, thing) && mm_missions[thing].roll != MM_NONE;
    case MM_TRY_TEST: return under == MM_D_PORT && thing < MM_RUMOURS;
    case MM_TRY_HIRE:
        return under == MM_D_PORT && mm_is_specialist(thing) && rs_has(&c->glory.cards, thing) && !mm_has_hired(c, mm_type_of(thing));
    default: return under == MM_D_PORT && thing == 0;
    }
}

static bool reward_is_sound(const mm_state *s, const rs_frame *frame)
{
    int program = frame->arg[0];

    if (program >= MM_RUMOURS) return s->captain[frame->seat].mission == program - MM_RUMOURS || mm_find(s, MM_S_DEATH);
    return frame->seat == s->active && (frame[-1].kind == MM_S_TURN || frame[-1].kind == MM_D_PORT);
}

static bool window_is_sound(const mm_state *s, const rs_frame *frame)
{
    int window = frame->arg[0], under = frame[-1].kind;

    if (frame->arg[1] > 2 * mm_window_slots(s, window) || frame->arg[2] > mm_window_slots(s, window)) return false;
    switch (window) {
    case MM_W_T: return under == MM_S_TURN;
    case MM_W_B4: return under == MM_S_HITS && s->hits.source <= MM_BY_FOUR_POUNDERS;
    case MM_W_C1:
    case MM_W_C2: return under == MM_S_CREW;
    default: return under == MM_S_BATTLE;
    }
}

static int dice_of_side(const mm_state *s, int i) { return mm_dice_count(s->battle.dice[i]); }

static bool target_is_sound(const mm_state *s, const rs_frame *frame)
{
    const rs_frame *window = mm_find(s, MM_S_WINDOW);
    int i = frame->arg[1], name = window->arg[0];

    if (frame->arg[0] == MM_PICK_NATION) return name == MM_W_T && i == 0;
    if (mm_index_of(s, frame->seat) == MM_NONE) return false;
    switch (frame->arg[0]) {
    case MM_PICK_SIDE:
        return (name == MM_W_B2 || name == MM_W_C2) && i == mm_index_of(s, frame->seat) && dice_of_side(s, 0) && dice_of_side(s, 1);
    case MM_PICK_DICE: return (name == MM_W_B2 || name == MM_W_C2) && dice_of_side(s, i);
    case MM_PICK_DIE: return (name == MM_W_B2 || name == MM_W_C2) && dice_of_side(s, i) && i == mm_index_of(s, frame->seat);
    default: return name == MM_W_B4 && i == s->hits.shooter && i == mm_index_of(s, frame->seat);
    }
}

static bool quick_is_sound(const mm_state *s, const rs_frame *frame)
{
    const mm_glory_face *face = &mm_glory_faces[frame->arg[0]];

    return face->copyable && face->window == frame[-1].arg[0] && frame->arg[1] < s->head.players && frame->arg[2] <= s->head.players &&
           (face->window == MM_W_T || mm_index_of(s, frame->arg[1]) != MM_NONE);
}

static bool card_is_sound(const rs_frame *frame, const mm_state *s)
{
    switch (frame->arg[0]) {
    case MM_W_F: return frame[-1].kind == MM_S_SEARCH || frame[-1].kind == MM_S_TRY;
    case MM_W_G: return frame[-1].kind == MM_S_MARKET;
    case MM_W_R1: return frame[-1].kind == MM_S_RAID && frame[-1].arg[0] == MM_A_BOUNTY;
    case MM_W_R2: return frame[-1].kind == MM_S_RAID && frame[-1].arg[0] == MM_A_PLUNDER;
    default: return frame[-1].kind == MM_S_QUICK && mm_may_copy(s, frame[-1].arg[0], frame[-1].arg[1], frame->seat);
    }
}

/* A volley of one side or the other is being dealt with. */
static bool hits_stage_fits(const mm_state *s, int stage)
{
    switch (s->hits.source) {
    case MM_BY_LONG_GUNS: return stage == MM_B_LONG_D || stage == MM_B_LONG_SINK;
    case MM_BY_VOLLEY: return stage == MM_B_VOLLEY_2 || stage == MM_B_SINK;
    default: return stage == MM_B_FOUR_HIT_D || stage == MM_B_FOUR_SINK;
    }
}

static bool battle_stage_fits(const mm_state *s, const rs_frame *frame)
{
    static const int8_t after[] = {[MM_W_B0] = MM_B_LONG, [MM_W_B1] = MM_B_FOUR_A, [MM_W_B2] = MM_B_DECIDE, [MM_W_B3] = MM_B_FIRE};
    const rs_frame *above = frame + 1;
    int stage = frame->arg[0];

    if (above == s->stack + s->head.depth) return true;
    switch (above->kind) {
    case MM_D_DECLARE: return stage == (above->arg[0] ? MM_B_DECLARED : MM_B_DECLARE_D);
    case MM_D_FOUR_POUNDERS: return stage == (above->arg[0] ? MM_B_FOUR_FIRE : MM_B_FOUR_D);
    case MM_S_HITS: return hits_stage_fits(s, stage);
    case MM_S_WINDOW: return above->arg[0] < RS_COUNT(after) && stage == after[above->arg[0]];
    default: return true;
    }
}

/* From round 1 on, both sides have declared once they were asked. */
static bool declarations_fit(const mm_state *s, const rs_frame *frame)
{
    int stage = frame->arg[0];

    if (stage < MM_B_DECLARE_D) return true;
    if (s->battle.round == 0) return false;
    if (stage > MM_B_DECLARE_D && s->battle.declared[0] == MM_NONE) return false;
    return stage <= MM_B_DECLARED || s->battle.declared[1] != MM_NONE;
}

static bool victory_is_sound(const mm_state *s)
{
    int loser;

    if (s->battle.winner == MM_NONE || s->battle.side[1] == MM_SIDE_BAND) return false;
    loser = s->battle.side[!s->battle.winner];
    return s->battle.looted == MM_NONE || mm_is_seat(loser);
}

static int winner_seat(const mm_state *s) { return s->battle.winner == MM_NONE ? MM_NONE : s->battle.side[s->battle.winner]; }
static bool loser_is_player(const mm_state *s) { return mm_is_seat(s->battle.side[!s->battle.winner]); }

/* Decisions of VICTORY */
static bool spoils_are_sound(const mm_state *s, const rs_frame *frame)
{
    if (frame->seat != winner_seat(s)) return false;
    switch (frame->kind) {
    case MM_D_LOOT: return s->battle.by_crew && loser_is_player(s);
    case MM_D_CLAIM: return loser_is_player(s);
    case MM_D_PRIZE: return s->battle.by_crew;
    default: return s->battle.by_crew && !loser_is_player(s) && mm_is_naval(s->battle.side[!s->battle.winner] - MM_SIDE_NPC);
    }
}

static bool keep_mods_is_sound(const mm_state *s, const rs_frame *frame)
{
    const mm_captain *c = &s->captain[frame->seat];
    int kept = (uint8_t)frame->arg[1];

    if (c->zone != MM_SJO || !mm_has_mod(c, frame->arg[2]) || kept & ~(c->mods & ((1 << frame->arg[2]) - 1))) return false;
    return mm_can_pay_ship(c, frame->arg[0], kept);
}

static bool death_is_sound(const mm_state *s, const rs_frame *frame)
{
    const mm_captain *c = &s->captain[frame->seat];

    if (frame->arg[0] >= MM_X_DRAWN) return c->captain == MM_NONE && c->successor != MM_NONE;
    return c->captain != MM_NONE && (frame->arg[0] == MM_X_MODS || c->mods == 0);
}

/* Draws and rewards follow a victory, or belong to who set them off. */
static bool gains_fit(const mm_state *s, const rs_frame *frame)
{
    if (frame[-1].kind == MM_S_VICTORY) return frame->seat == winner_seat(s);
    if (frame->kind == MM_S_REWARD) return frame->seat == s->active;
    return frame[-1].kind <= MM_S_ROUND || frame[-1].kind == MM_S_DRAW || frame->seat == frame[-1].seat;
}

/* Whose decision can it be in a battle or window? */
static bool fighter_fits(const mm_state *s, const rs_frame *frame)
{
    int seat = frame->seat;

    switch (frame->kind) {
    case MM_D_DECLARE:
    case MM_D_FOUR_POUNDERS: return seat == mm_controller(s, s->battle.side[frame->arg[0]]);
    case MM_D_ALLOT: return seat == mm_controller(s, s->hits.victim);
    case MM_D_AMMO: return seat == s->battle.side[s->hits.shooter];
    case MM_D_ABSORB: return seat == s->hits.victim;
    case MM_D_BATTLE_WINDOW: return mm_index_of(s, seat) != MM_NONE;
    case MM_D_WIN_ANNOUNCE: return seat != s->active;
    case MM_D_WIN_CONFIRM: return s->captain[seat].named == MM_A_CARD;
    case MM_D_WIN_CARD: return frame->arg[0] == MM_W_F || frame->arg[0] == MM_W_Q || seat == s->active;
    case MM_D_CARD_TARGET: return true;
    default: return seat == s->active; /* the steps */
    }
}

enum { FIGHTS = 1, SPOILS, GAINS, ANYBODY };

/* clang-format off */
static const uint8_t asks[MM_POINTS] = { /* all others: who is asked by the frame below */
    [MM_S_ROUND] = ANYBODY, [MM_S_TURN] = ANYBODY, [MM_D_SETUP_SHIP] = ANYBODY, [MM_S_DEATH] = ANYBODY,
    [MM_D_DECLARE] = FIGHTS, [MM_D_FOUR_POUNDERS] = FIGHTS, [MM_D_ALLOT] = FIGHTS, [MM_D_AMMO] = FIGHTS, [MM_D_ABSORB] = FIGHTS,
    [MM_D_BATTLE_WINDOW] = FIGHTS, [MM_D_WIN_ANNOUNCE] = FIGHTS, [MM_D_WIN_CONFIRM] = FIGHTS, [MM_D_WIN_CARD] = FIGHTS, [MM_D_CARD_TARGET] = FIGHTS,
    [MM_S_HITS] = FIGHTS, [MM_S_CREW] = FIGHTS, [MM_S_BATTLE] = FIGHTS, [MM_S_VICTORY] = FIGHTS, [MM_S_WINDOW] = FIGHTS, [MM_S_QUICK] = FIGHTS,
    [MM_D_PRIZE] = SPOILS, [MM_D_LOOT] = SPOILS, [MM_D_CLAIM] = SPOILS, [MM_D_NAVAL_CARGO] = SPOILS,
    [MM_S_DRAW] = GAINS, [MM_S_REWARD] = GAINS,
};
/* clang-format on */

static bool seat_fits(const mm_state *s, const rs_frame *frame)
{
    switch (asks[frame->kind]) {
    case ANYBODY: return true;
    case FIGHTS: return fighter_fits(s, frame);
    case SPOILS: return spoils_are_sound(s, frame);
    case GAINS: return gains_fit(s, frame);
    default: break;
    }
    if (frame->kind == MM_D_LEAVE_DISCARD) return frame->seat == s->active || frame->seat == winner_seat(s);
    return frame->seat == frame[-1].seat || (frame->kind == MM_D_PLACE_MODS && frame[-1].kind == MM_S_VICTORY);
}

/* What the turn was about when its captain died. */
static bool will_be_dropped(const mm_state *s, const rs_frame *frame)
{
    const rs_frame *death = mm_find(s, MM_S_DEATH);

    return death && frame > s->stack + 1 && frame < death && frame->kind != MM_S_DEATH && !alive(s, s->active);
}

static bool turn_is_sound(const mm_state *s, const rs_frame *frame)
{
    int turns = frame[-1].arg[1];

    if (frame->seat != s->active || s->first == MM_NONE || turns == 0) return false;
    if ((s->first + turns - 1) % s->head.players != s->active) return false;
    return alive(s, s->active) || frame->arg[0] <= MM_T_EVENT || mm_find(s, MM_S_DEATH);
}

/* What a decision in port or about cards needs. */
static bool errand_is_sound(const mm_state *s, const rs_frame *frame)
{
    const mm_captain *c = &s->captain[frame->seat];

    switch (frame->kind) {
    case MM_D_PORT: return ashore(s, frame->seat) && s->turn.port_used;
    case MM_D_SELL_CARDS: return !rs_is_empty(&c->cargo.cards);
    case MM_S_MARKET: return c->bought_at == c->zone;
    case MM_D_BUY_REDRAW: return c->zone == MM_SDO;
    case MM_D_BUY_SHOW: return s->market.paid > 0;
    case MM_D_KEEP_MODS: return keep_mods_is_sound(s, frame);
    case MM_D_STASH_AMOUNT: return frame->arg[0] ? c->stash > 0 && c->zone == mm_home(c) : !mm_bars_deposit(c);
    case MM_D_HIRE_PAY: return rs_has(&c->glory.cards, frame->arg[0]) && !mm_has_hired(c, mm_type_of(frame->arg[0]));
    case MM_D_RUMOUR_KEEP: return rs_zone_size(&c->rumours) > mm_rumour_limit(c);
    case MM_S_TRY: return try_is_sound(s, frame);
    case MM_S_REWARD: return reward_is_sound(s, frame);
    case MM_D_NATION_PICK: return frame[-1].arg[0] == MM_DOCUMENTS || mm_pirate(c);
    case MM_S_DRAW: return frame[-1].kind != MM_S_DRAW || s->round == 0;
    case MM_D_GLORY_PICK: return c->sees_glory[0] != MM_NONE || c->sees_glory[1] != MM_NONE;
    default: return true;
    }
}

/* What a decision at sea or in a fight needs. */
static bool encounter_is_sound(const mm_state *s, const rs_frame *frame)
{
    const mm_captain *c = &s->captain[frame->seat];

    switch (frame->kind) {
    case MM_D_MERCHANT:
    case MM_S_RAID: return afloat(s, frame->seat);
    case MM_D_RAID_WEAPONS: return c->weapons && mm_pips(s->roll.dice) > 0;
    case MM_D_RAID_USE: return s->raid.successes > 0;
    case MM_S_SEARCH: return afloat(s, frame->seat) && !(frame->arg[2] && frame->arg[0] == 0);
    case MM_S_BATTLE: return s->battle.side[1] != MM_SIDE_BAND && battle_stage_fits(s, frame) && declarations_fit(s, frame);
    case MM_D_ALLOT: return s->hits.skulls > 0;
    case MM_S_WINDOW: return window_is_sound(s, frame);
    case MM_D_WIN_CARD: return card_is_sound(frame, s);
    case MM_D_CARD_TARGET: return target_is_sound(s, frame);
    case MM_S_QUICK: return quick_is_sound(s, frame);
    case MM_S_VICTORY: return victory_is_sound(s);
    case MM_S_DEATH: return death_is_sound(s, frame);
    default: return true;
    }
}

/* What a frame carries and needs, beyond its place. */
static bool frame_is_sound(const mm_state *s, const rs_frame *frame)
{
    const mm_captain *c = &s->captain[frame->seat];

    if (will_be_dropped(s, frame)) return true;
    switch (frame->kind) {
    case MM_S_ROUND: return frame == s->stack && frame->arg[1] <= s->head.players;
    case MM_S_TURN: return turn_is_sound(s, frame);
    case MM_D_SETUP_SHIP: return s->round == 0 && s->first == MM_NONE;
    case MM_D_RESPAWN_SHIP: return !alive(s, frame->seat);
    case MM_D_EVENT_PARDON: return s->event == MM_PARDON_1 || s->event == MM_PARDON_2;
    case MM_D_ENTER_FEE: return afloat(s, frame->seat) && c->zone == MM_PRO;
    case MM_D_LEAVE_DISCARD: return afloat(s, frame->seat) && mm_cards_carried(c) > mm_capacity(c);
    default: return errand_is_sound(s, frame) && encounter_is_sound(s, frame);
    }
}

const char *mm_broken_stack(const mm_state *s)
{
    if (s->head.depth == 0 || s->stack[0].kind != MM_S_ROUND) return "waits for nothing";
    for (int i = 0; i < s->head.depth; i++)
        if (s->stack[i].seat < 0 || s->stack[i].seat >= s->head.players) return "waits for nobody";
    for (int i = 1; i < s->head.depth; i++) {
        const rs_frame *frame = &s->stack[i];

        if (!rs_among(lies_on[frame->kind], frame[-1].kind) || !stage_fits(frame - 1, frame)) return "has an impossible stack of decisions";
    }
    if (!mm_records_are_sound(s)) return "has records of what is not going on";
    for (int i = 0; i < s->head.depth; i++)
        if (!frame_is_sound(s, &s->stack[i]) || !seat_fits(s, &s->stack[i])) return "has a decision that cannot be asked";
    return NULL;
}
