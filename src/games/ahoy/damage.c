/* damage.c - damage dealt and taken, pushes, repairs (AH-11, and the crew that has to do with it). */
#include "games/ahoy/ahoy.h"

/* ---- Dealing -------------------------------------------------------------------------------------------------------------- */

void ah_start_damage(ah_state *s, int dealer, int figure, int damage)
{
    rs_frame *frame = rs_push(s, AH_DEAL, dealer);

    frame->arg[AH_DEAL_FIGURE] = (int8_t)figure;
    frame->arg[AH_DEAL_LEFT] = (int8_t)damage;
}

/* AH-11.5: back to the supply. */
void ah_return_figure(ah_state *s, int figure, rs_turn *turn)
{
    rs_tell(turn, AH_EV_RETURNED, ah_owner(s, figure), figure, s->at[figure], 0, 0);
    s->at[figure] = AH_NONE;
}

static bool is_ship_of(int figure, int berth)
{
    return figure == AH_CUTTER ? berth == AH_ON_CUTTER : figure == AH_GUNSHIP && (berth == AH_ON_GUNSHIP_4 || berth == AH_ON_GUNSHIP_6);
}

/* AH-11.3, AH-11.6, AH-11.7 */
static bool can_hit(const ah_state *s, int figure, int berth)
{
    int owner = ah_owner(s, figure);

    if (figure >= AH_CUTTER) return is_ship_of(figure, berth) && ah_has_slot(s, owner, berth, AH_FREE);
    return ah_can_be_damaged(s, owner, berth);
}

static bool can_hit_anything(const ah_state *s, int figure)
{
    if (ah_is_flagship(figure)) return ah_any_damageable(s, ah_owner(s, figure));
    return can_hit(s, figure, AH_ON_CUTTER) || can_hit(s, figure, AH_ON_GUNSHIP_4) || can_hit(s, figure, AH_ON_GUNSHIP_6);
}

static bool can_push(const ah_state *s, int figure)
{
    for (int direction = 0; direction < AH_DIRECTIONS; direction++)
        if (!ah_sandbar(s, s->at[figure], direction) && s->near_[s->at[figure]][direction] != AH_NONE) return true;
    return false;
}

/* AH-16.5: once for all damage of an event. */
static void finish_damage(ah_state *s, rs_frame deal)
{
    int figure = deal.arg[AH_DEAL_FIGURE];

    rs_pop(s);
    if (!deal.arg[AH_DEAL_DONE] || s->at[figure] == AH_NONE || ah_owner(s, figure) == deal.seat) return;
    if (ah_has_crew(s, deal.seat, AH_BEAKHEAD) && can_push(s, figure)) rs_push(s, AH_D_PUSH, deal.seat)->arg[0] = (int8_t)figure;
}

void ah_deal_step(void *state, rs_turn *turn)
{
    ah_state *s = state;
    rs_frame *frame = rs_top(s);
    int figure = frame->arg[AH_DEAL_FIGURE];

    if (s->at[figure] != AH_NONE && frame->arg[AH_DEAL_LEFT] > 0 && (ah_is_patrol(figure) || ah_is_stronghold(figure)))
        ah_return_figure(s, figure, turn);
    if (s->at[figure] == AH_NONE || frame->arg[AH_DEAL_LEFT] == 0 || !can_hit_anything(s, figure)) /* AH-11.4 */
        finish_damage(s, *frame);
    else
        rs_push(s, AH_D_DEAL, frame->seat);
}

static int damaged_figure(const ah_state *s)
{
    return rs_top_of(s)->kind == AH_D_DEAL ? ah_below_of(s)->arg[AH_DEAL_FIGURE] : ah_flagship(s, rs_top_of(s)->seat);
}

const char *ah_refuse_damage(const void *state, rs_move move)
{
    const ah_state *s = state;

    return can_hit(s, damaged_figure(s), move.arg[0])
               ? NULL
               : RS_NO("AH-11.3", "Damage goes on a free slot of that ship that has no dashed border.");
}

static void damage_moves(const void *state, rs_moves *moves)
{
    ah_berths open;

    ah_berths_with(state, ah_owner(state, damaged_figure(state)), AH_FREE, &open);
    for (int i = 0; i < open.count; i++) rs_offer_if(ah_verbs, state, moves, (rs_move){AH_DAMAGE, {(int8_t)open.at[i]}});
}

void ah_deal_moves(const void *state, rs_moves *moves) { damage_moves(state, moves); }
void ah_take_moves(const void *state, rs_moves *moves) { damage_moves(state, moves); }

static void put_damage(ah_state *s, int figure, int berth, rs_turn *turn)
{
    *ah_find_slot(s, ah_owner(s, figure), berth, AH_FREE) = AH_DAMAGED;
    rs_tell(turn, AH_EV_DAMAGED, ah_owner(s, figure), figure, berth, 0, 0);
}

/* AH-11.6 */
static void sink_if_full(ah_state *s, int figure, rs_turn *turn)
{
    int first = figure == AH_CUTTER ? 0 : 1, last = figure == AH_CUTTER ? 0 : 2;

    for (int i = first; i <= last; i++)
        if (s->ship_slot[i] != AH_DAMAGED) return;
    for (int i = first; i <= last; i++) s->ship_slot[i] = AH_FREE;
    s->at[figure] = AH_NONE;
    rs_add(&s->played, figure == AH_CUTTER ? AH_CUTTER_PLAN : AH_GUNSHIP_PLAN);
    rs_tell(turn, AH_EV_SUNK, ah_owner(s, figure), figure, 0, 0, 0);
}

void ah_deal_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;
    rs_frame *deal = ah_below(s);
    int figure = deal->arg[AH_DEAL_FIGURE];

    rs_pop(s);
    deal->arg[AH_DEAL_LEFT]--;
    deal->arg[AH_DEAL_DONE] = 1;
    put_damage(s, figure, move.arg[0], turn);
    if (figure >= AH_CUTTER) sink_if_full(s, figure, turn);
}

/* ---- Taking (AH-11.2) ---------------------------------------------------------------------------------------------------------- */

void ah_take_damage(ah_state *s, int seat, rs_turn *turn)
{
    (void)turn;
    if (ah_any_damageable(s, seat)) rs_push(s, AH_D_TAKE, seat);
}

/* A battle die of 0 waits to be rolled again (AH-16.12). */
static void roll_again(ah_state *s, rs_turn *turn)
{
    for (int side = 0; side < 2; side++) {
        int figure = side ? s->battle.defender : s->battle.attacker;

        if (s->battle.die[side] != 0) continue;
        s->battle.die[side] = (int8_t)rs_roll(turn->chance, 6);
        if (s->battle.weapon && ah_owner(s, figure) == ah_seat_of(s, AH_UNION))
            s->battle.die[side] = (int8_t)(s->battle.die[side] + rs_roll(turn->chance, 6));
    }
    rs_tell(turn, AH_EV_ROLLS, ah_owner(s, s->battle.attacker), s->battle.attacker, s->battle.die[0], s->battle.defender, s->battle.die[1]);
}

void ah_take_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;
    int seat = rs_top(s)->seat;

    rs_pop(s);
    put_damage(s, ah_flagship(s, seat), move.arg[0], turn);
    if (rs_top(s)->kind == AH_BATTLE) roll_again(s, turn);
}

/* ---- Pushing (AH-16.5) ----------------------------------------------------------------------------------------------------------- */

void ah_push_moves(const void *state, rs_moves *moves)
{
    rs_offer(moves, AH_PASS);
    for (int direction = 0; direction < AH_DIRECTIONS; direction++)
        rs_offer_if(ah_verbs, state, moves, (rs_move){AH_SHOVE, {(int8_t)direction}});
}

void ah_push_apply(void *state, rs_move move, rs_turn *turn)
{
    rs_frame frame = *rs_top(state);

    rs_pop(state);
    if (move.verb == AH_SHOVE) ah_start_push(state, frame.seat, frame.arg[0], move.arg[0], turn);
}

/* ---- Repairing (AH-11.8, AH-11.11) ------------------------------------------------------------------------------------------------- */

static void powder(ah_state *s, int seat)
{
    if (ah_has_crew(s, seat, AH_POWDER_MONKEY)) rs_push(s, AH_D_POWDER, seat); /* AH-16.16 */
}

void ah_start_repair(ah_state *s, int seat, int most)
{
    if (ah_damage_on(s, seat) > 0) rs_push(s, AH_D_REPAIR, seat)->arg[0] = (int8_t)most;
}

int ah_repair_all(ah_state *s, int seat, rs_turn *turn)
{
    ah_captain *c = &s->captain[seat];
    int count = ah_damage_on(s, seat), card;

    if (count == 0) return 0;
    for (int i = 0; i < AH_BOARD_SLOTS; i++)
        if (c->slot[i] == AH_DAMAGED) c->slot[i] = AH_FREE;
    RS_EACH(card, c->crew)
        if (s->card_slot[card] == AH_DAMAGED) s->card_slot[card] = AH_FREE;
    ah_tell(s, turn, AH_EV_REPAIRED, seat, count, 0, 0);
    powder(s, seat);
    return count;
}

const char *ah_refuse_repair(const void *state, rs_move move)
{
    const ah_state *s = state;
    int berth = move.arg[0];

    if (berth >= AH_ON_CUTTER && berth <= AH_ON_GUNSHIP_6)
        return RS_NO("AH-11.6", "Damage to the Cutter and the Gunship cannot be repaired.");
    return ah_has_slot(s, rs_top_of(s)->seat, berth, AH_DAMAGED) ? NULL : RS_NO("AH-11.8", "That slot is not damaged.");
}

void ah_repair_moves(const void *state, rs_moves *moves)
{
    ah_berths damaged;

    ah_berths_with(state, rs_top_of(state)->seat, AH_DAMAGED, &damaged);
    for (int i = 0; i < damaged.count; i++) rs_offer_if(ah_verbs, state, moves, (rs_move){AH_REPAIR, {(int8_t)damaged.at[i]}});
    rs_offer(moves, AH_STOP);
}

void ah_repair_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;
    rs_frame *frame = rs_top(s);
    int seat = frame->seat, left = 0;

    if (move.verb == AH_REPAIR) {
        *ah_find_slot(s, seat, move.arg[0], AH_DAMAGED) = AH_FREE;
        ah_tell(s, turn, AH_EV_REPAIRED, seat, 1, 0, 0);
        frame->arg[1] = 1;
        left = --frame->arg[0];
    }
    if (left > 0 && ah_damage_on(s, seat) > 0) return;

    bool any = frame->arg[1];

    rs_pop(s);
    if (any) powder(s, seat);
}

/* ---- Powder Monkey and Mystic (AH-16.14, AH-16.16) ----------------------------------------------------------------------------------- */

static uint32_t targets(const ah_state *s, int seat)
{
    return ah_one_of_each(s, ah_figures_in(s, ah_region_of(s->at[ah_flagship(s, seat)])));
}

const char *ah_refuse_hurt(const void *state, rs_move move)
{
    const ah_state *s = state;

    if (move.arg[0] < 0) return RS_NO("AH-16.14", "Name a figure.");
    return targets(s, rs_top_of(s)->seat) >> move.arg[0] & 1
               ? NULL
               : RS_NO("AH-16.14", "The figure must be in your Flagship's region; of several alike, the first is hit.");
}

static void target_moves(const ah_state *s, rs_moves *moves)
{
    uint32_t figures = targets(s, rs_top_of(s)->seat);

    for (int figure = 0; figure < AH_FIGURES; figure++)
        if (figures >> figure & 1) rs_offer1(moves, AH_HURT, figure);
}

void ah_powder_moves(const void *state, rs_moves *moves)
{
    rs_offer(moves, AH_PASS);
    target_moves(state, moves);
}

void ah_mystic_moves(const void *state, rs_moves *moves) { target_moves(state, moves); }

void ah_powder_apply(void *state, rs_move move, rs_turn *turn)
{
    int seat = rs_top(state)->seat;

    (void)turn;
    rs_pop(state);
    if (move.verb == AH_HURT) ah_start_damage(state, seat, move.arg[0], 1);
}

void ah_mystic_apply(void *state, rs_move move, rs_turn *turn) { ah_powder_apply(state, move, turn); }
