/* usual.c - what is done for a captain whose time is up, and what a legal move may cost. */
#include "games/reckoning/reckoning.h"

static const rs_move *first_with(const rs_moves *moves, int verb)
{
    for (int i = 0; i < moves->count; i++)
        if (moves->at[i].verb == verb) return &moves->at[i];
    return NULL;
}

/* Nothing that commits: end, stop, decline; in numbers, all cannons and all plunder (the lists begin with them). */
rs_move dr_usual(const void *state, const rs_moves *moves)
{
    static const uint8_t modest[] = {DR_END,   DR_DONE,  DR_PASS,  DR_KEEP, DR_GIVE_UP,  DR_HOIST, DR_ANCHOR,
                                     DR_FIGHT, DR_RAISE, DR_FETCH, DR_MODE, DR_LEVEL_UP, DR_LAND};

    if (rs_top_of(state)->kind == DR_D_BOTTOM) return moves->at[0];
    for (int i = 0; i < RS_COUNT(modest); i++) {
        const rs_move *move = first_with(moves, modest[i]);

        if (move) return *move;
    }
    return moves->at[0];
}

/* ---- Warnings ----------------------------------------------------------------------------------------------------------- */

static const char *warn_step(const dr_state *s, int seat, int to)
{
    const dr_cell *there = &s->cell[to == DR_HARBOUR ? 0 : to];

    if (to == DR_HARBOUR) return NULL;
    if (!(there->buildings >> DR_GARRISON & 1) || there->holder == seat)
        return dr_pirates_at(s, seat, to) & ~s->turn.attacked
                   ? RS_NO("DR-7.4", "A ship in pirate mode lies there: if you end the movement there, you must fight it.")
                   : NULL;
    return s->captain[seat].damage == DR_SUNK - 1 ? RS_NO("DR-11.7", "The garrison there will sink your ship.")
                                                  : RS_NO("DR-11.7", "The garrison there will deal 1 damage to your ship.");
}

static bool has_unused_rows(const dr_state *s, int seat)
{
    rs_moves moves = {.count = 0};

    dr_offer_abilities(s, seat, false, &moves);
    return moves.count > 0;
}

static const char *warn_end(const dr_state *s, int seat)
{
    const dr_captain *c = &s->captain[seat];

    if (dr_tiles_placed(c) >= DR_TRIGGER && s->ender == DR_NONE) return RS_NO("DR-23.1", "This will be your last turn.");
    if (c->track > 0) return RS_NO("DR-19.4", "You will lose the sails you have left.");
    return has_unused_rows(s, seat) ? RS_NO("DR-5.3", "Cards in play still have rows that you could use.") : NULL;
}

static bool places_influence(const dr_line *row)
{
    for (int i = 0; row && i < row->count; i++)
        if (dr_abilities[row->ability[i]].op == DR_OP_PLACE) return true;
    return false;
}

/* In the main phase a card is mostly played for what it does where the ship is. */
static const char *warn_play(const dr_state *s, int seat, int card)
{
    int at = s->captain[seat].at;
    bool places = false;

    if (rs_top_of(s)->kind != DR_D_MAIN || !dr_island_at(s, at)) return NULL;
    for (int line = 0; line < DR_LINES; line++) places = places || places_influence(dr_line_of(s, seat, card, line));
    if (!places) return NULL;
    if (dr_is_blocked(s, seat, at)) return RS_NO("DR-4.8", "The island here is blocked for you: influence cannot be placed on it now.");
    return dr_is_walled(s, seat, at) ? RS_NO("DR-11.5", "An opposing fort or garrison here keeps your influence off the island.") : NULL;
}

static const char *warn_fight(const dr_captain *c)
{
    if (c->damage == DR_SUNK - 1) return RS_NO("DR-13.2", "1 more damage would sink your ship.");
    return c->damage == DR_SUNK - 2 ? RS_NO("DR-13.2", "2 more damage would sink your ship.") : NULL;
}

/* Trading and attacking are done with the same card: what cannot be taken back is not done by one click on it. */
static const char *warn_raid(const dr_captain *c)
{
    const char *why = warn_fight(c);

    return why ? why : RS_NO("DR-8.6", "The card will be turned over, and the ship will fight.");
}

/* DR-4.2: a hold is loaded that need not be. */
static bool is_lavish(const dr_state *s, int holds)
{
    const dr_captain *c = &s->captain[rs_top_of(s)->seat];
    int kept = s->battle.stowing ? c->stow : 0;

    for (int fewer = (holds - 1) & holds; fewer; fewer = (fewer - 1) & holds)
        if ((kept & ~fewer) == 0 && dr_stow_is_legal(c, fewer)) return true;
    return false;
}

const char *dr_warn(const void *state, rs_move move)
{
    const dr_state *s = state;
    int seat = rs_top_of(s)->seat, at = s->captain[seat].at;

    switch (move.verb) {
    case DR_SAIL: return warn_step(s, seat, move.arg[0]);
    case DR_PLAY: return warn_play(s, seat, move.arg[0]);
    case DR_END: return warn_end(s, seat);
    case DR_ANCHOR:
        return dr_pirates_at(s, seat, at) & ~s->turn.attacked ? RS_NO("DR-7.4", "You will have to fight every ship in pirate mode here.")
                                                              : NULL;
    case DR_JETTISON:
    case DR_DROP: return RS_NO("DR-4.10", "The goods will go back to the bank.");
    case DR_RAID: return warn_raid(&s->captain[seat]);
    case DR_ATTACK:
    case DR_STORM: return warn_fight(&s->captain[seat]);
    case DR_HOLDS: return is_lavish(s, move.arg[0]) ? RS_NO("DR-4.2", "Fewer holds are enough for the goods.") : NULL;
    case DR_FEWER: return RS_NO("DR-22.3", "Whatever needs the cube will not happen.");
    default: return NULL;
    }
}
