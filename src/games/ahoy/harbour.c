/* harbour.c - Harbours and loaded Cannons (AH-10.4 to AH-10.6, Gunner's Mate). */
#include "games/ahoy/ahoy.h"

/* ---- D-HARBOUR ------------------------------------------------------------------------------------------------------------- */

const char *ah_refuse_mend(const void *state, rs_move move)
{
    (void)move;
    return ah_damage_on(state, rs_top_of(state)->seat) ? NULL : RS_NO("AH-10.4", "There is no damage to repair.");
}

static bool is_cannons(int berth) { return berth >= AH_ON_CANNONS && berth <= AH_ON_CANNONS_6; }

/* move: from which berth, the die there, to which Cannons, as what */
const char *ah_refuse_load(const void *state, rs_move move)
{
    const ah_state *s = state;
    int seat = rs_top_of(s)->seat, die = move.arg[1], as = move.arg[3];

    if (die < 1 || die > 6 || as < 1 || as > 6) return RS_NO("AH-20.3", "A die shows 1 to 6.");
    if (!ah_has_slot(s, seat, move.arg[0], die)) return RS_NO("AH-10.4", "There is no such die there.");
    if (!is_cannons(move.arg[2])) return RS_NO("AH-10.4", "A Harbour moves a die to Cannons.");
    if (!ah_has_slot(s, seat, move.arg[2], AH_FREE)) return RS_NO("AH-10.4", "None of those Cannons slots is free.");
    if (!(ah_accepts(s, seat, move.arg[2], AH_FREE) >> as & 1)) return RS_NO("AH-10.6", "That slot needs a die of another value.");
    return ah_price(s, seat, die, as) <= s->captain[seat].gold ? NULL : RS_NO("AH-5.8", "You do not have enough gold to change the die.");
}

/* One die onto each free slot of Cannons, as each value that the slot takes and the gold allows (AH-5.8). */
static void load_moves(const ah_state *s, int seat, int from, int die, rs_moves *moves)
{
    int means = ah_within_means(s, seat, die);

    for (int to = AH_ON_CANNONS; to <= AH_ON_CANNONS_6; to++) {
        int values = ah_accepts(s, seat, to, AH_FREE) & means;

        for (int as = 1; as <= 6; as++)
            if (values >> as & 1) rs_offer_move(moves, (rs_move){AH_LOAD, {(int8_t)from, (int8_t)die, (int8_t)to, (int8_t)as}});
    }
}

static bool has_free_cannons(const ah_state *s, int seat)
{
    for (int berth = AH_ON_CANNONS; berth <= AH_ON_CANNONS_6; berth++)
        if (ah_has_slot(s, seat, berth, AH_FREE)) return true;
    return false;
}

void ah_harbour_moves(const void *state, rs_moves *moves)
{
    const ah_state *s = state;
    int seat = rs_top_of(s)->seat, card;

    rs_offer(moves, AH_PASS);
    rs_offer_if(ah_verbs, s, moves, (rs_move){AH_MEND, {0}});
    if (!has_free_cannons(s, seat)) return;
    for (int die = 1; die <= 6; die++) {
        ah_berths with;

        ah_berths_with(s, seat, die, &with);
        for (int i = 0; i < with.count; i++)
            if (with.at[i] < AH_ON_CREW) load_moves(s, seat, with.at[i], die, moves);
    }
    RS_EACH(card, s->captain[seat].crew)
        if (ah_is_die(s->card_slot[card])) load_moves(s, seat, AH_ON_CREW + card, s->card_slot[card], moves);
}

/* AH-10.5 */
static void move_die(ah_state *s, int seat, rs_move move, rs_turn *turn)
{
    ah_pay(s, seat, ah_price(s, seat, move.arg[1], move.arg[3]), turn);
    *ah_find_slot(s, seat, move.arg[0], move.arg[1]) = AH_FREE;
    *ah_find_slot(s, seat, move.arg[2], AH_FREE) = move.arg[3];
    ah_tell(s, turn, AH_EV_LOADED, seat, move.arg[3], move.arg[2], 0);
    ah_load(s, seat, turn);
}

void ah_harbour_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;
    int seat = rs_top(s)->seat;

    rs_pop(s);
    if (move.verb == AH_MEND) ah_start_repair(s, seat, 2);
    if (move.verb == AH_LOAD) move_die(s, seat, move, turn);
}

/* ---- Gunner's Mate (AH-16.11) ---------------------------------------------------------------------------------------------------- */

static bool enemy_on(const ah_state *s, int seat, int space)
{
    for (int figure = 0; figure < AH_FIGURES; figure++)
        if (s->at[figure] == space && ah_owner(s, figure) != seat) return true;
    return false;
}

const char *ah_refuse_aim(const void *state, rs_move move)
{
    const ah_state *s = state;
    int seat = rs_top_of(s)->seat;

    if (ah_region_of(move.arg[0]) != ah_region_of(s->at[ah_flagship(s, seat)]))
        return RS_NO("AH-16.11", "The space must be in your Flagship's region.");
    if (ah_cell_of(s, move.arg[0])->terrain == AH_FOG) return RS_NO("AH-9.5", "There are no battles in Fog.");
    return enemy_on(s, seat, move.arg[0]) ? NULL : RS_NO("AH-16.11", "There is no enemy there.");
}

void ah_gunmate_moves(const void *state, rs_moves *moves)
{
    const ah_state *s = state;
    int first = ah_region_of(s->at[ah_flagship(s, rs_top_of(s)->seat)]) * AH_CORNERS;

    rs_offer(moves, AH_PASS);
    for (int i = 0; i < AH_CORNERS; i++) rs_offer_if(ah_verbs, s, moves, (rs_move){AH_AIM, {(int8_t)(first + i)}});
}

void ah_gunmate_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;
    int seat = rs_top(s)->seat;

    (void)turn;
    rs_pop(s);
    if (move.verb == AH_AIM) ah_start_battles(s, seat, ah_flagship(s, seat), move.arg[0]);
}

void ah_load(ah_state *s, int seat, rs_turn *turn)
{
    (void)turn;
    if (ah_has_crew(s, seat, AH_GUNNERS_MATE)) rs_push(s, AH_D_GUNMATE, seat);
}
