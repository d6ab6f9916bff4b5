/* warn.c - what a move would lose its player, and whether it would be for nothing (AH-5.7, AH-10.8, AH-20.5). */
#include "games/ahoy/ahoy.h"

enum { FACES = 6, ALL_VALUES = 0x7e };

/* ---- Dice that do nothing ------------------------------------------------------------------------------------------------------ */

static int asked_for(const ah_state *s) { return rs_top_of(s)->seat; }

static bool wind_blows(const ah_state *s, int figure, int value)
{
    for (int space = 0; space < s->regions * AH_CORNERS; space++)
        if (!ah_refuse_wind(s, figure, space, value)) return true;
    return false;
}

/* Values with which this slot does something: bit per value. */
static int values_of_use(const ah_state *s, int seat, int berth)
{
    int values = 0;

    if (berth != AH_ON_TAILWIND) return ALL_VALUES;
    for (int value = 1; value <= FACES; value++)
        if (wind_blows(s, ah_flagship(s, seat), value)) values |= 1 << value;
    return values;
}

static const char *why_no_talks(const ah_state *s, int seat)
{
    int region = ah_island_under(s, seat);

    if (region == AH_NONE) return RS_NO("AH-15.10", "Your Flagship is not on an island: nothing happens.");
    if (ah_barred(s, seat, region)) return RS_NO("AH-13.7", "An enemy Stronghold bars this island: nothing happens.");
    return rs_is_empty(&s->market) ? RS_NO("AH-15.10", "The Market is empty: nothing happens.") : NULL;
}

static const char *why_no_rally(const ah_state *s, int seat)
{
    if (ah_island_under(s, seat) == AH_NONE) return RS_NO("AH-20.5", "Your Flagship is not on an island: nothing happens.");
    return s->comrades > 0 ? NULL : RS_NO("AH-14.3", "No Comrade is left in the supply: nothing happens.");
}

static bool patrol_at_sea(const ah_state *s) { return ah_patrol_supply(s) < AH_PATROLS; }

/* Why a die on this slot would do nothing, whatever it shows. */
static const char *why_idle(const ah_state *s, int seat, int berth)
{
    switch (berth - AH_ON_CREW == AH_SHIPWRIGHT ? AH_ON_REPAIR : berth) {
    case AH_ON_REPAIR: return ah_damage_on(s, seat) ? NULL : RS_NO("AH-20.5", "You have no damage: nothing is repaired.");
    case AH_ON_DEPLOY: return ah_patrol_supply(s) ? NULL : RS_NO("AH-13.12", "No Patrol is left in the supply: nothing happens.");
    case AH_ON_ORDER: return patrol_at_sea(s) ? NULL : RS_NO("AH-13.10", "You have no Patrol on the map: nothing happens.");
    case AH_ON_BOMBARD:
        return s->region[ah_region_of(s->at[AH_SQUADRON_FLAGSHIP])].comrades
                   ? NULL
                   : RS_NO("AH-13.9", "No Comrades are on the island: nothing happens.");
    case AH_ON_ASSEMBLE:
    case AH_ON_INSPIRE: return s->ready ? NULL : RS_NO("AH-14.3", "No Comrade is Ready: nothing happens.");
    case AH_ON_RALLY: return why_no_rally(s, seat);
    case AH_ON_NEGOTIATE: return why_no_talks(s, seat);
    default: return NULL;
    }
}

static const char *why_calm(const ah_state *s, int seat, int berth, int value)
{
    return values_of_use(s, seat, berth) >> value & 1 ? NULL
                                                      : RS_NO("AH-6.2", "No other space has Tailwind of this value: nothing happens.");
}

/* ---- What dice need ---------------------------------------------------------------------------------------------------------------- */

/* What an action does depends on the value of its die. */
static bool heeds_value(int berth)
{
    return berth == AH_ON_FULL_SAIL || berth == AH_ON_TAILWIND || (berth >= AH_ON_CANNONS && berth <= AH_ON_CANNONS_6) ||
           (berth >= AH_ON_CUTTER && berth < AH_ON_CREW);
}

/* The least gold for which a die can be placed there, of these values; FACES: none can be paid. */
static int least_price(const ah_state *s, int seat, int die, int berth, int values)
{
    int least = FACES;

    values &= ah_accepts(s, seat, berth, AH_FREE) & ah_within_means(s, seat, die);
    for (int value = 1; value <= FACES; value++)
        if (values >> value & 1) least = rs_at_most(least, ah_price(s, seat, die, value));
    return least;
}

/* AH-5.6: for which a die placed there does something; 0 if it does nothing anyway. */
int ah_gold_needed(const ah_state *s, int die, int berth)
{
    int seat = asked_for(s), least = least_price(s, seat, die, berth, values_of_use(s, seat, berth));

    return why_idle(s, seat, berth) || least == FACES ? 0 : least;
}

/* Of a die: why placing it does nothing. */
static const char *why_placed_in_vain(const ah_state *s, int seat, int die, int berth)
{
    const char *why = why_idle(s, seat, berth);

    if (why || least_price(s, seat, die, berth, values_of_use(s, seat, berth)) < FACES) return why;
    return RS_NO("AH-6.2", "No other space has Tailwind of a value you can pay for: nothing happens.");
}

/* Why gold for another value would change nothing. */
static const char *why_paid_in_vain(const ah_state *s, int seat, int die, int berth, int value)
{
    if (heeds_value(berth)) return why_calm(s, seat, berth, value);
    return ah_price(s, seat, die, value) > least_price(s, seat, die, berth, ALL_VALUES)
               ? RS_NO("AH-5.7", "Here every value does the same: the gold changes nothing.")
               : NULL;
}

/* ---- Wreckage (AH-10.8) -------------------------------------------------------------------------------------------------------------- */

/* A Pilot keeps his Flagship out of it, and an Official may mean it. */
static const char *warn_of_terrain(const ah_state *s, int figure, const ah_cell *cell)
{
    int owner = ah_owner(s, figure);

    if (cell->terrain != AH_WRECK || owner != rs_asked(s)) return NULL;
    if (ah_is_patrol(figure)) return RS_NO("AH-10.8", "A Patrol is lost in Wreckage: it returns to the supply.");
    if (!ah_is_flagship(figure) || ah_has_crew(s, owner, AH_PILOT) || !ah_any_damageable(s, owner)) return NULL;
    return RS_NO("AH-10.8", "Wreckage damages your Flagship: one of your slots is blocked until it is repaired.");
}

static const char *warn_of_wreckage(const ah_state *s, int figure, int space)
{
    return space == AH_NONE ? NULL : warn_of_terrain(s, figure, ah_cell_of(s, space));
}

static const char *warn_of_step(const ah_state *s, int direction)
{
    int figure = ah_stepping(s);
    ah_place place = ah_beside(ah_place_of(s, s->at[figure]), direction);

    return warn_of_wreckage(s, figure, ah_space_at(s, place.x, place.y));
}

/* ---- Crew and plans (AH-20.5) -------------------------------------------------------------------------------------------------------- */

static bool stays(const ah_state *s, int space) { return s->at[ah_flagship(s, asked_for(s))] == space; }

static const char *why_spent_in_vain(const ah_state *s, rs_move move)
{
    switch (move.verb) {
    case AH_PLAN: return ah_plan_in_vain(s, move.arg[0]) ? RS_NO("AH-20.5", "The plan has no effect now.") : NULL;
    case AH_FLY:
        return ah_flight(s, asked_for(s)) == AH_NONE
                   ? RS_NO("AH-20.5", "The other island of this suit has not been found: the gold is wasted.")
                   : NULL;
    case AH_GUST: return stays(s, move.arg[0]) ? RS_NO("AH-20.5", "Your Flagship is there already: the card is wasted.") : NULL;
    case AH_WHISPER: return stays(s, move.arg[0]) ? RS_NO("AH-20.5", "Your Flagship is there already: the gold is wasted.") : NULL;
    case AH_NOBLE:
        return ah_can_steal(s, asked_for(s)) ? NULL : RS_NO("AH-20.5", "There is nothing to steal in your region: the card is wasted.");
    default: return NULL;
    }
}

/* ---- All of it
 * --------------------------------------------------------------------------------------------------------------------------- */

static const char *why_in_vain(const ah_state *s, rs_move move)
{
    const rs_frame *frame = rs_top_of(s);

    switch (move.verb) {
    case AH_PLACE: return why_placed_in_vain(s, frame->seat, move.arg[0], move.arg[1]);
    case AH_VALUE: return why_paid_in_vain(s, frame->seat, frame->arg[0], frame->arg[1], move.arg[0]);
    case AH_WASTE: return RS_NO("AH-5.7", "The gold changes nothing.");
    default: return why_spent_in_vain(s, move);
    }
}

bool ah_vain(const void *view, rs_move move) { return why_in_vain(view, move) != NULL; }

const char *ah_warn(const void *view, rs_move move)
{
    const ah_state *s = view;
    const char *why = why_in_vain(s, move);

    if (why) return why;
    switch (move.verb) {
    case AH_STEP: return warn_of_step(s, move.arg[0]);
    case AH_LAY: return warn_of_terrain(s, ah_stepping(s), ah_cell_entered(s, move));
    case AH_GO: return warn_of_wreckage(s, ah_going(s), move.arg[0]);
    case AH_GUST:
    case AH_WHISPER: return warn_of_wreckage(s, ah_flagship(s, asked_for(s)), move.arg[0]);
    default: return NULL;
    }
}
