/* union.c - Comrades and plans (AH-14, AH-17, Convincing Comrade). */
#include "games/ahoy/ahoy.h"

/* ---- Comrades --------------------------------------------------------------------------------------------------------------- */

static void comrades_change(ah_state *s, int region, int count, rs_turn *turn)
{
    if (count == 0) return;
    s->region[region].comrades = (int8_t)(s->region[region].comrades + count);
    if (count > 0)
        rs_tell(turn, AH_EV_LANDS, ah_seat_of(s, AH_UNION), region, count, s->region[region].comrades, 0);
    else
        rs_tell(turn, AH_EV_COMRADES, ah_seat_of(s, AH_UNION), region, s->region[region].comrades, 0, 0);
}

void ah_comrades_to(ah_state *s, int region, int count, rs_turn *turn)
{
    count = rs_at_most(count, s->ready); /* AH-14.3 */
    s->ready = (int8_t)(s->ready - count);
    comrades_change(s, region, count, turn);
}

void ah_comrades_from(ah_state *s, int region, int count, rs_turn *turn)
{
    count = rs_at_most(count, s->region[region].comrades);
    s->comrades = (int8_t)(s->comrades + count);
    comrades_change(s, region, -count, turn);
}

void ah_ready_up(ah_state *s, int count, rs_turn *turn)
{
    count = rs_at_most(count, s->comrades);
    if (count == 0) return;
    s->comrades = (int8_t)(s->comrades - count);
    s->ready = (int8_t)(s->ready + count);
    rs_tell(turn, AH_EV_READY, ah_seat_of(s, AH_UNION), s->ready, 0, 0, 0);
}

/* ---- Anchoring on an island (AH-14.1) --------------------------------------------------------------------------------------------------
 */

const char *ah_refuse_land(const void *state, rs_move move)
{
    (void)move;
    return ((const ah_state *)state)->ready > 0 ? NULL : RS_NO("AH-14.3", "No Comrade is Ready.");
}

const char *ah_refuse_gather(const void *state, rs_move move)
{
    (void)move;
    return ((const ah_state *)state)->comrades > 0 ? NULL : RS_NO("AH-20.1", "No Comrade is left in the supply.");
}

void ah_comrades_moves(const void *state, rs_moves *moves)
{
    rs_offer_if(ah_verbs, state, moves, (rs_move){AH_LAND, {0}});
    rs_offer_if(ah_verbs, state, moves, (rs_move){AH_GATHER, {0}});
    rs_offer(moves, AH_PASS);
}

void ah_comrades_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;

    rs_pop(s);
    if (move.verb == AH_LAND) ah_comrades_to(s, ah_region_of(s->at[AH_UNION_FLAGSHIP]), 2, turn);
    if (move.verb == AH_GATHER) ah_ready_up(s, 2, turn);
}

/* ---- Inspire (AH-14.6)
 * -------------------------------------------------------------------------------------------------------------------- */

const char *ah_refuse_inspire(const void *state, rs_move move)
{
    const ah_state *s = state;

    if (move.arg[0] >= s->regions) return RS_NO("AH-2.8", "That region is not on the map.");
    if (s->ready == 0) return RS_NO("AH-14.3", "No Comrade is Ready.");
    return s->inspired >> move.arg[0] & 1 ? RS_NO("AH-14.6", "That island has had its Comrade already.") : NULL;
}

void ah_inspire_moves(const void *state, rs_moves *moves)
{
    const ah_state *s = state;

    for (int region = 0; region < s->regions; region++) rs_offer_if(ah_verbs, s, moves, (rs_move){AH_INSPIRE, {(int8_t)region}});
    rs_offer(moves, AH_STOP);
}

void ah_inspire_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;

    if (move.verb == AH_STOP) {
        rs_pop(s);
        return;
    }
    s->inspired = (int16_t)(s->inspired | 1 << move.arg[0]);
    ah_comrades_to(s, move.arg[0], 1, turn);
    if (--rs_top(s)->arg[0] == 0 || s->ready == 0) rs_pop(s);
}

/* ---- Convincing Comrade (AH-16.25)
 * ------------------------------------------------------------------------------------------------------------ */

static void lift(ah_state *s, int region, int count, rs_turn *turn)
{
    s->lifted = (int8_t)count;
    comrades_change(s, region, -count, turn);
}

static void set_down(ah_state *s, int region, int count, rs_turn *turn)
{
    s->lifted = (int8_t)(s->lifted - count);
    comrades_change(s, region, count, turn);
}

const char *ah_refuse_lift(const void *state, rs_move move)
{
    const ah_state *s = state;

    if (move.arg[0] >= s->regions) return RS_NO("AH-2.8", "That region is not on the map.");
    if (move.arg[1] < 1 || move.arg[1] > 2) return RS_NO("AH-16.25", "You can take one or two Comrades.");
    return s->region[move.arg[0]].comrades >= move.arg[1] ? NULL : RS_NO("AH-16.25", "There are not that many Comrades.");
}

void ah_convince_moves(const void *state, rs_moves *moves)
{
    const ah_state *s = state;

    for (int region = 0; region < s->regions; region++)
        for (int count = 1; count <= 2; count++) rs_offer_if(ah_verbs, s, moves, (rs_move){AH_LIFT, {(int8_t)region, (int8_t)count}});
    rs_offer(moves, AH_PASS);
}

void ah_convince_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;
    int seat = rs_top(s)->seat;

    rs_pop(s);
    if (move.verb == AH_PASS) return;
    lift(s, move.arg[0], move.arg[1], turn);
    rs_push(s, AH_D_CONVINCE_TO, seat)->arg[0] = move.arg[0];
}

const char *ah_refuse_set_down(const void *state, rs_move move)
{
    const ah_state *s = state;

    if (move.arg[0] >= s->regions) return RS_NO("AH-2.8", "That region is not on the map.");
    return move.arg[0] == rs_top_of(s)->arg[0] ? RS_NO("AH-16.25", "They must go to another island.") : NULL;
}

void ah_convince_to_moves(const void *state, rs_moves *moves)
{
    const ah_state *s = state;

    for (int region = 0; region < s->regions; region++) rs_offer_if(ah_verbs, s, moves, (rs_move){AH_SET_DOWN, {(int8_t)region}});
}

void ah_convince_to_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;

    rs_pop(s);
    set_down(s, move.arg[0], s->lifted, turn);
}

/* ---- Plans (AH-14.8)
 * ------------------------------------------------------------------------------------------------------------------------------ */

static const char *refuse_region(const ah_state *s, int region)
{
    return region < s->regions ? NULL : RS_NO("AH-2.8", "That region is not on the map.");
}

static bool suit_in_market(const ah_state *s, int suit)
{
    int card;

    RS_EACH(card, s->market)
        if (ah_cards[card].suit == suit) return true;
    return false;
}

static bool patrol_in(const ah_state *s, int region)
{
    for (int figure = AH_FIRST_PATROL; figure <= AH_LAST_PATROL; figure++)
        if (s->at[figure] != AH_NONE && ah_region_of(s->at[figure]) == region) return true;
    return false;
}

const char *ah_refuse_evacuate(const void *state, rs_move move)
{
    const ah_state *s = state;
    const char *why = refuse_region(s, move.arg[0]);

    if (why) return why;
    return s->region[move.arg[0]].comrades > 0 ? NULL : RS_NO("AH-17.1", "There is no Comrade there.");
}

const char *ah_refuse_ambush(const void *state, rs_move move)
{
    const ah_state *s = state;
    const char *why = refuse_region(s, move.arg[0]);

    if (why) return why;
    return s->region[move.arg[0]].comrades > 0 && patrol_in(s, move.arg[0])
               ? NULL
               : RS_NO("AH-17.5", "That takes a Comrade on the island and a Patrol in the region.");
}

const char *ah_refuse_enlist(const void *state, rs_move move)
{
    const ah_state *s = state;
    const char *why = refuse_region(s, move.arg[0]);

    if (why) return why;
    if (s->region[move.arg[0]].comrades == 0) return RS_NO("AH-17.6", "There is no Comrade there.");
    if (ah_stronghold_on(s, move.arg[0])) return RS_NO("AH-17.6", "A Stronghold bars that island.");
    return suit_in_market(s, ah_suit_of(s, move.arg[0])) ? NULL : RS_NO("AH-17.6", "The Market has no card of its suit.");
}

const char *ah_refuse_launch(const void *state, rs_move move)
{
    const ah_state *s = state;
    const char *why = refuse_region(s, move.arg[0]);

    if (why) return why;
    return s->region[move.arg[0]].comrades >= 2 ? NULL : RS_NO("AH-14.11", "That takes two Comrades on the island.");
}

/* The verb that chooses an island for this plan, or AH_NONE. */
static int verb_of(int plan)
{
    switch (ah_plan_kind(plan)) {
    case AH_EVACUATION: return AH_EVACUATE;
    case AH_SNEAK_ATTACK: return AH_AMBUSH;
    case AH_ENLISTMENT: return AH_ENLIST;
    case AH_CUTTER_PLAN:
    case AH_GUNSHIP_PLAN: return AH_LAUNCH;
    default: return AH_NONE;
    }
}

static void island_moves(const ah_state *s, int verb, rs_moves *moves)
{
    for (int region = 0; region < s->regions; region++) rs_offer_if(ah_verbs, s, moves, (rs_move){(uint8_t)verb, {(int8_t)region}});
}

static bool island_fits(const ah_state *s, int verb)
{
    for (int region = 0; region < s->regions; region++) /* each of these plans needs a Comrade on the island */
        if (s->region[region].comrades > 0 && !ah_verbs[verb].refuse(s, (rs_move){(uint8_t)verb, {(int8_t)region}})) return true;
    return false;
}

bool ah_plan_in_vain(const ah_state *s, int plan) { return verb_of(plan) != AH_NONE && !island_fits(s, verb_of(plan)); }

/* AH-20.5: a plan may be wasted, but the Comrades for a ship are its price. */
static const char *refuse_action_plan(const ah_state *s, int plan)
{
    int verb = verb_of(plan);

    if (ah_plan_kind(plan) == AH_DYNAMIC_ENTRY) return NULL;
    if (verb == AH_NONE) return RS_NO("AH-14.8", "That plan is for a battle.");
    return verb == AH_LAUNCH && !island_fits(s, verb) ? RS_NO("AH-14.11", "That takes two Comrades on one island.") : NULL;
}

static const char *refuse_battle_plan(int plan)
{
    int kind = ah_plan_kind(plan);

    return kind == AH_SECRET_WEAPON || kind == AH_CLOSE_CALL || kind == AH_WEAPONS_CACHE
               ? NULL
               : RS_NO("AH-14.8", "That plan is not for a battle.");
}

const char *ah_refuse_plan(const void *state, rs_move move)
{
    const ah_state *s = state;
    const rs_set *hand = &s->captain[rs_top_of(s)->seat].hand.cards;
    int plan = move.arg[0];

    if (!rs_has(hand, plan)) return RS_NO("AH-14.8", "That plan is not in your hand.");
    if (ah_plan_kind(plan) != plan && rs_has(hand, plan - 1))
        return RS_NO("AH-14.8", "You have two of these plans; the first one is played.");
    return rs_top_of(s)->kind == AH_D_PLANS ? refuse_battle_plan(plan) : refuse_action_plan(s, plan);
}

/* AH-14.9; the plans of ships come out of the pile again when they are launched. */
void ah_discard_plan(ah_state *s, int plan)
{
    rs_remove(&s->captain[ah_seat_of(s, AH_UNION)].hand.cards, plan);
    rs_add(&s->played, plan);
}

/* AH-17.7 */
static void dynamic_entry(ah_state *s, int seat, rs_turn *turn)
{
    for (int die = 6; die >= 1; die--) {
        int8_t *slot = ah_find_slot(s, seat, AH_ON_CANNONS, die);

        if (!slot) continue;
        *slot = (int8_t)rs_at_most(die + 2, 6);
        ah_tell(s, turn, AH_EV_RAISED, seat, die, *slot, 0);
        break;
    }
    rs_push(s, AH_D_ENTRY, seat);
}

void ah_play_plan(ah_state *s, int plan, rs_turn *turn)
{
    int seat = ah_seat_of(s, AH_UNION);

    ah_discard_plan(s, plan);
    ah_tell(s, turn, AH_EV_PLAN, seat, plan, 0, 0);
    if (ah_plan_in_vain(s, plan)) return;
    switch (ah_plan_kind(plan)) {
    case AH_EVACUATION: rs_push(s, AH_D_EVACUATE, seat); break;
    case AH_SNEAK_ATTACK: rs_push(s, AH_D_SNEAK, seat); break;
    case AH_ENLISTMENT: rs_push(s, AH_D_ENLIST, seat); break;
    case AH_DYNAMIC_ENTRY: dynamic_entry(s, seat, turn); break;
    default: rs_push(s, AH_D_LAUNCH, seat)->arg[0] = plan == AH_GUNSHIP_PLAN;
    }
}

void ah_draw_plans(ah_state *s, int count, rs_turn *turn)
{
    int seat = ah_seat_of(s, AH_UNION);

    for (int i = 0; i < count && !rs_is_empty(&s->plans.cards); i++) {
        int plan = rs_pick(turn->chance, s->plans.cards, &ah_plan_words);

        rs_remove(&s->plans.cards, plan);
        rs_add(&s->captain[seat].hand.cards, plan);
        rs_tell_only(turn, seat, AH_EV_DRAWS, plan, 0);
    }
}

/* ---- Evacuation (AH-17.1)
 * --------------------------------------------------------------------------------------------------------------------------- */

void ah_evacuate_moves(const void *state, rs_moves *moves) { island_moves(state, AH_EVACUATE, moves); }

/* Asks for the next island, or lands the rest on the last one. */
static void evacuate_on(ah_state *s, int seat, int from, int region, rs_turn *turn)
{
    int last = from == s->regions - 1 ? s->regions - 2 : s->regions - 1;

    if (region == from) region++;
    if (s->lifted == 0) return;
    if (region >= last) {
        set_down(s, last, s->lifted, turn);
        return;
    }

    rs_frame *frame = rs_push(s, AH_D_EVACUATE_TO, seat);

    frame->arg[0] = (int8_t)from;
    frame->arg[1] = (int8_t)region;
}

void ah_evacuate_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;
    int seat = rs_top(s)->seat;

    rs_pop(s);
    lift(s, move.arg[0], s->region[move.arg[0]].comrades, turn);
    evacuate_on(s, seat, move.arg[0], 0, turn);
}

const char *ah_refuse_settle(const void *state, rs_move move)
{
    return move.arg[0] >= 0 && move.arg[0] <= ((const ah_state *)state)->lifted
               ? NULL
               : RS_NO("AH-17.1", "There are not that many Comrades on the way.");
}

void ah_evacuate_to_moves(const void *state, rs_moves *moves)
{
    for (int count = 0; count <= ((const ah_state *)state)->lifted; count++) rs_offer1(moves, AH_SETTLE, count);
}

void ah_evacuate_to_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;
    rs_frame frame = *rs_top(s);

    rs_pop(s);
    set_down(s, frame.arg[1], move.arg[0], turn);
    evacuate_on(s, frame.seat, frame.arg[0], frame.arg[1] + 1, turn);
}

/* ---- Sneak Attack (AH-17.5)
 * ----------------------------------------------------------------------------------------------------------------------------- */

void ah_sneak_moves(const void *state, rs_moves *moves) { island_moves(state, AH_AMBUSH, moves); }

void ah_sneak_apply(void *state, rs_move move, rs_turn *turn)
{
    rs_frame *frame = rs_become(state, AH_D_SNEAK_OUT, rs_top(state)->seat);

    (void)turn;
    frame->arg[0] = move.arg[0];
    frame->arg[1] = 2;
}

const char *ah_refuse_remove(const void *state, rs_move move)
{
    const ah_state *s = state;

    if (ah_region_of(move.arg[0]) != rs_top_of(s)->arg[0]) return RS_NO("AH-17.5", "All Patrols must come from one region.");
    return ah_patrols_on(s, move.arg[0]) > 0 ? NULL : RS_NO("AH-17.5", "There is no Patrol there.");
}

void ah_sneak_out_moves(const void *state, rs_moves *moves)
{
    const ah_state *s = state;

    for (int i = 0; i < AH_CORNERS; i++)
        rs_offer_if(ah_verbs, s, moves, (rs_move){AH_REMOVE, {(int8_t)(rs_top_of(s)->arg[0] * AH_CORNERS + i)}});
    rs_offer(moves, AH_STOP);
}

void ah_sneak_out_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;
    rs_frame *frame = rs_top(s);

    if (move.verb == AH_REMOVE) {
        uint32_t patrols = ah_figures_on(s, move.arg[0]) & (((1u << AH_PATROLS) - 1) << AH_FIRST_PATROL);

        ah_return_figure(s, ah_pick_figure(s, patrols), turn);
        if (--frame->arg[1] > 0) return;
    }
    rs_pop(s);
}

/* ---- Enlist, Cutter and Gunship (AH-17.6, AH-14.11)
 * --------------------------------------------------------------------------------------------------------- */

void ah_enlist_moves(const void *state, rs_moves *moves) { island_moves(state, AH_ENLIST, moves); }

void ah_enlist_apply(void *state, rs_move move, rs_turn *turn)
{
    (void)turn;
    rs_become(state, AH_D_ENLIST_CREW, rs_top(state)->seat)->arg[0] = move.arg[0];
}

void ah_launch_moves(const void *state, rs_moves *moves) { island_moves(state, AH_LAUNCH, moves); }

void ah_launch_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;
    int ship = AH_CUTTER + rs_top(s)->arg[0];

    rs_pop(s);
    ah_comrades_from(s, move.arg[0], 2, turn);
    rs_remove(&s->played, ship == AH_CUTTER ? AH_CUTTER_PLAN : AH_GUNSHIP_PLAN);
    s->at[ship] = (int8_t)ah_island(s, move.arg[0]);
    rs_tell(turn, AH_EV_SHIP, ah_seat_of(s, AH_UNION), ship, s->at[ship], 0, 0);
}
