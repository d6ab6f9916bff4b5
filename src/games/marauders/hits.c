/* hits.c - hits on a ship: the location dice, ammunition, where they go, what absorbs them, what they do (MM-22; ALLOT of 6.5). */
#include "games/marauders/marauders.h"

void mm_no_hits(mm_state *s) { s->hits = (mm_hits){.victim = MM_NONE, .shooter = MM_NONE, .ammo = MM_NONE}; }

/* Hits of a raid are in the record already. */
void mm_start_hits(mm_state *s, int source, int victim, int shooter)
{
    bool rolled = source <= MM_BY_FOUR_POUNDERS;

    if (rolled) mm_no_hits(s);
    s->hits.source = (int8_t)source;
    s->hits.victim = (int8_t)victim;
    s->hits.shooter = (int8_t)shooter;
    rs_push(s, MM_S_HITS, s->active)->arg[0] = rolled ? MM_H_WINDOW : MM_H_ABSORB;
}

/* ---- Allotment --------------------------------------------------------------------------------------------------- */

static bool lapses(const mm_hits *h, int location)
{
    return (h->ammo == MM_CHAIN && location == MM_MASTS) || (h->ammo == MM_GRAPE && location == MM_CREW);
}

/* MM-22.3, MM-22.10 */
int mm_hit_goes_to(const mm_state *s, int location)
{
    const mm_hits *h = &s->hits;

    if (location == MM_HULL || mm_values_of(s, h->victim)[location] - h->pending[location] > 0) return location;
    return lapses(h, location) ? MM_NONE : MM_HULL;
}

static void put(mm_state *s, int location)
{
    int at = mm_hit_goes_to(s, location);

    if (at != MM_NONE) s->hits.pending[at]++;
}

/* MM-22.13: a storm, the bar of Bridgetown, a rumour. */
void mm_fate_hit(mm_state *s, int seat, int location)
{
    mm_no_hits(s);
    s->hits.victim = (int8_t)seat;
    put(s, location);
    mm_start_hits(s, MM_BY_FATE, seat, MM_NONE);
}

static void put_numbers(mm_state *s)
{
    const int8_t *shot = s->battle.shot[s->hits.shooter];

    for (int face = 0; face < MM_SKULL; face++)
        for (int i = 0; i < shot[face]; i++) put(s, face + 1); /* MM-22.1 */
    if (s->hits.ammo == MM_NONE)
        s->hits.skulls = shot[MM_SKULL];
    else
        for (int i = 0; i < shot[MM_SKULL]; i++) put(s, s->hits.ammo == MM_CHAIN ? MM_MASTS : MM_CREW);
}

/* MM-22.2 */
void mm_allot_moves(const void *state, rs_moves *moves)
{
    (void)state;
    for (int location = 0; location < MM_LOCATIONS; location++) rs_offer1(moves, MM_V_ALLOT, location);
}

void mm_allot_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;

    (void)turn;
    put(s, move.arg[0]);
    if (--s->hits.skulls == 0) rs_pop(s);
}

/* ---- Ammunition (MM-22.10, MM-22.11) ----------------------------------------------------------------------------- */

static const char *no_ammo(const mm_state *s, int weapon)
{
    int shooter = s->battle.side[s->hits.shooter];
    const int8_t *shot = s->battle.shot[s->hits.shooter];

    if (!mm_is_seat(shooter) || !mm_has_weapon(&s->captain[shooter], weapon)) return RS_NO("MM-24.1", "You have none of these.");
    if (shot[MM_SKULL] > 0 || (weapon == MM_CHAIN ? shot[1] : shot[2]) > 0) return NULL;
    return RS_NO("MM-22.10", "No location die shows a skull or the figure it works on.");
}

const char *mm_refuse_ammo(const void *state, rs_move move)
{
    if (move.arg[0] == MM_NONE) return NULL;
    return move.arg[0] == MM_HOOKS ? RS_NO("MM-24.2", "Grappling Hooks are no ammunition.") : no_ammo(state, move.arg[0]);
}

void mm_ammo_moves(const void *state, rs_moves *moves)
{
    rs_offer1(moves, MM_V_AMMO, MM_NONE);
    for (int weapon = MM_CHAIN; weapon <= MM_GRAPE; weapon++) mm_offer_if(state, moves, MM_V_AMMO, weapon, 0);
}

void mm_ammo_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    int seat = rs_top(s)->seat;

    rs_pop(s);
    if (move.arg[0] == MM_NONE) return;
    s->hits.ammo = move.arg[0];
    s->captain[seat].weapons = (uint8_t)(s->captain[seat].weapons & ~(1u << move.arg[0]));
    rs_tell(turn, MM_EV_WEAPON_OUT, seat, move.arg[0], 0, 0, 0);
}

/* ---- Absorbing (W-B5; MM-22.12, MM-22.15, MM-22.16) -------------------------------------------------------------- */

static bool in_battle(const mm_state *s) { return s->hits.source <= MM_BY_FOUR_POUNDERS; }

static bool may_shift(const mm_state *s)
{
    return in_battle(s) && s->captain[s->hits.victim].captain == MM_REYES && !s->battle.shifted; /* C01 */
}

static bool may_reinforce(const mm_captain *c) { return mm_has_mod(c, MM_REINFORCED) && !mm_is_used(c, MM_REINFORCED); }

static uint64_t braces(const mm_state *s, const mm_captain *c) { return in_battle(s) ? mm_cards_of_kind(c, MM_BRACE) : 0; } /* G09 */

static bool any_hit(const mm_hits *h) { return h->pending[0] + h->pending[1] + h->pending[2] + h->pending[3] + h->pending[4] > 0; }

static bool may_absorb(const mm_state *s)
{
    const mm_captain *c;

    if (!mm_is_seat(s->hits.victim) || !any_hit(&s->hits)) return false;
    c = &s->captain[s->hits.victim];
    return may_shift(s) || may_reinforce(c) || (in_battle(s) && mm_could_hold(s, s->hits.victim, MM_BRACE));
}

const char *mm_refuse_shift(const void *state, rs_move move)
{
    const mm_state *s = state;
    int from = move.arg[0], to = move.arg[1];

    if (!may_shift(s)) return RS_NO("MM-22.15", "Only Felipe de los Reyes can move a hit, once in each round of a naval battle.");
    if (s->hits.pending[from] == 0) return RS_NO("MM-22.15", "No hit has been allotted there.");
    if (to != from && (to == MM_HULL || s->captain[s->hits.victim].value[to] - s->hits.pending[to] > 0)) return NULL;
    return RS_NO("MM-22.15", "A hit can be moved only to the Hull or to a location with points left.");
}

const char *mm_refuse_reinforce(const void *state, rs_move move)
{
    const mm_state *s = state;

    if (!may_reinforce(&s->captain[s->hits.victim])) return RS_NO("MM-22.12", "You have no Reinforced Hull to use.");
    return s->hits.pending[move.arg[0]] ? NULL : RS_NO("MM-22.12", "No hit has been allotted there.");
}

const char *mm_refuse_brace(const void *state, rs_move move)
{
    const mm_state *s = state;

    if (!(braces(s, &s->captain[s->hits.victim]) & (move.arg[0] < 64 ? 1ULL << move.arg[0] : 0)))
        return RS_NO("MM-22.16", "That card cannot undo a hit here.");
    if (!mm_is_first(&s->captain[s->hits.victim], move.arg[0])) return MM_LIKE_CARDS;
    return s->hits.pending[move.arg[1]] ? NULL : RS_NO("MM-22.16", "No hit has been allotted there.");
}

static void offer_for(const mm_state *s, int from, rs_moves *moves)
{
    const mm_captain *c = &s->captain[s->hits.victim];
    uint64_t cards = braces(s, c);

    for (int to = 0; may_shift(s) && to < MM_LOCATIONS; to++) mm_offer_if(s, moves, MM_V_SHIFT, from, to);
    if (may_reinforce(c)) rs_offer1(moves, MM_V_REINFORCE, from);
    if (cards) rs_offer2(moves, MM_V_BRACE, __builtin_ctzll(cards), from);
}

void mm_absorb_moves(const void *state, rs_moves *moves)
{
    const mm_state *s = state;

    rs_offer(moves, MM_V_PASS);
    for (int from = 0; from < MM_LOCATIONS; from++)
        if (s->hits.pending[from]) offer_for(s, from, moves);
}

void mm_absorb_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    int seat = rs_top(s)->seat;

    switch (move.verb) {
    case MM_V_SHIFT:
        s->battle.shifted = true;
        s->hits.pending[move.arg[0]]--;
        s->hits.pending[move.arg[1]]++;
        break;
    case MM_V_REINFORCE:
        s->captain[seat].used_mods = (uint8_t)(s->captain[seat].used_mods | 1u << MM_REINFORCED);
        s->hits.pending[move.arg[0]]--;
        break;
    case MM_V_BRACE:
        rs_tell(turn, MM_EV_PLAYS, seat, move.arg[0], 0, 0, 0);
        mm_discard_glory(s, seat, move.arg[0]);
        s->hits.pending[move.arg[1]]--;
        break;
    default: rs_pop(s); return;
    }
    if (!may_absorb(s)) rs_pop(s);
}

/* ---- What hits do ------------------------------------------------------------------------------------------------ */

static void note_crew_hit(mm_state *s)
{
    if (s->hits.pending[MM_CREW] == 0) return;
    if (s->hits.source == MM_BY_RAID) s->raid.crew_hit = true;
    if (in_battle(s)) s->battle.crew_hit = (uint8_t)(s->battle.crew_hit | 1u << !s->hits.shooter);
}

static void apply_hits(mm_state *s, rs_turn *turn)
{
    mm_hits h = s->hits;
    int8_t *values = mm_values(s, h.victim);

    note_crew_hit(s);
    for (int location = 0; location < MM_LOCATIONS; location++) {
        if (h.pending[location] == 0) continue;
        values[location] = (int8_t)(values[location] > h.pending[location] ? values[location] - h.pending[location] : 0);
        rs_tell(turn, MM_EV_HIT, RS_NOBODY, h.victim, location, h.pending[location], values[location]);
    }
    mm_no_hits(s);
    rs_pop(s);
    if (!mm_is_seat(h.victim)) return;
    mm_lose_surplus(s, h.victim, turn);
    if (h.source == MM_BY_FATE && values[MM_HULL] == 0) {
        rs_tell(turn, MM_EV_SINKS, RS_NOBODY, h.victim, 0, 0, 0);
        mm_kill(s, h.victim, turn);
    }
}

static bool may_choose_ammo(const mm_state *s)
{
    return s->hits.source == MM_BY_VOLLEY && (!no_ammo(s, MM_CHAIN) || !no_ammo(s, MM_GRAPE));
}

static void hits_stage(mm_state *s, rs_turn *turn)
{
    switch (rs_top(s)->arg[0]++) {
    case MM_H_WINDOW: mm_open_window(s, MM_W_B4, s->active); break;
    case MM_H_AMMO:
        if (may_choose_ammo(s)) rs_push(s, MM_D_AMMO, s->battle.side[s->hits.shooter]);
        break;
    case MM_H_NUMBERS: put_numbers(s); break;
    case MM_H_SKULLS:
        if (s->hits.skulls > 0) rs_push(s, MM_D_ALLOT, mm_controller(s, s->hits.victim));
        break;
    case MM_H_ABSORB:
        if (may_absorb(s)) rs_push(s, MM_D_ABSORB, s->hits.victim);
        break;
    default: apply_hits(s, turn);
    }
}

void mm_hits_step(void *state, rs_turn *turn)
{
    do hits_stage(state, turn);
    while (mm_goes_on(state, MM_S_HITS));
}
