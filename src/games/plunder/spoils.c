/* spoils.c - what the winner of a Boarding gets: silver, ships, goods (PL-12.5, PL-17.8, PL-18.7, PL-19.5, PL-19.6). */
#include "games/plunder/plunder.h"

void pl_begin_spoils(pl_state *s, int winner)
{
    s->fight.winner = (int8_t)winner;
    rs_push(s, PL_SPOILS, winner);
}

static int loser_of(const pl_state *s) { return s->fight.winner == s->fight.attacker ? s->fight.defender : s->fight.attacker; }

/* ---- Ships (PL-12.5) ---------------------------------------------------------------------------------------------------- */

static void add_fleets(const pl_state *s, rs_set *ships)
{
    for (int i = 0; i < s->fleets; i++)
        if (s->fleet[i].at == s->captain[s->fight.winner].at) rs_add(ships, s->fleet[i].card);
}

rs_set pl_ships_to_take(const pl_state *s)
{
    rs_set ships = {{0, 0}};
    const pl_captain *loser;

    switch (s->fight.foe) {
    case PL_FOE_SHIP: rs_add(&ships, s->fight.ship); break;
    case PL_FOE_FLEET:
    case PL_FOE_PORT: add_fleets(s, &ships); break;
    case PL_FOE_CAPTAIN:
        loser = &s->captain[loser_of(s)];
        if (loser->own != PL_PINNACE) rs_add(&ships, loser->own); /* PL-20.7 */
        if (loser->prize != PL_NONE) rs_add(&ships, loser->prize);
        break;
    default: break;
    }
    return ships;
}

const char *pl_refuse_take(const void *state, rs_move move)
{
    const pl_state *s = state;
    const pl_captain *c = &s->captain[s->fight.winner];
    rs_set ships = pl_ships_to_take(s);
    int own = move.arg[0], prize = move.arg[1];
    bool new_own = own != PL_NONE && rs_has(&ships, own), new_prize = prize != PL_NONE && rs_has(&ships, prize);

    if (own == prize && own != PL_NONE) return RS_NO("PL-12.4", "One ship cannot be both Own Ship and Prize.");
    if (own != c->own && !new_own) return RS_NO("PL-12.5", "Only a ship just won can become the Own Ship.");
    if (!new_own) return prize == PL_NONE || prize == c->prize || new_prize ? NULL : RS_NO("PL-12.5", "That ship cannot be the Prize.");
    if (c->own == PL_PINNACE)
        return prize == PL_NONE || prize == c->prize || new_prize ? NULL : RS_NO("PL-12.5", "That ship cannot be the Prize.");
    return prize == c->own || prize == PL_NONE ? NULL : RS_NO("PL-12.5", "Your old ship becomes the Prize, or you keep none.");
}

/* `first`, then each ship of a set. */
static int candidates(int first, rs_set ships, int8_t out[8])
{
    int count = 0, ship;

    out[count++] = (int8_t)first;
    RS_EACH(ship, ships) out[count++] = (int8_t)ship;
    return count;
}

/* All pairs of what could be sailed and towed; the refusal sorts out. */
void pl_take_moves(const void *state, rs_moves *moves)
{
    const pl_state *s = state;
    const pl_captain *c = &s->captain[s->fight.winner];
    rs_set won = pl_ships_to_take(s), towable = won;
    int8_t own[8], prize[8];

    if (c->own != PL_PINNACE) rs_add(&towable, c->own);
    if (c->prize != PL_NONE) rs_add(&towable, c->prize);

    int owns = candidates(c->own, won, own), prizes = candidates(PL_NONE, towable, prize);

    for (int i = 0; i < owns; i++)
        for (int k = 0; k < prizes; k++) rs_offer_if(pl_verbs, s, moves, (rs_move){PL_TAKE, {own[i], prize[k]}});
}

/* Takes a won ship from where it is; nothing happens to the captain's own two. */
static void collect(pl_state *s, int ship)
{
    pl_captain *loser;

    if (ship == PL_NONE) return;
    switch (s->fight.foe) {
    case PL_FOE_SHIP:
        if (s->fight.ship == ship) s->fight.ship = PL_NONE;
        break;
    case PL_FOE_CAPTAIN:
        loser = &s->captain[loser_of(s)];
        if (loser->prize == ship) loser->prize = PL_NONE;
        if (loser->own == ship) loser->own = PL_PINNACE, loser->own_won = false;
        break;
    default: pl_take_fleet(s, ship);
    }
}

/* What was won and not taken, or given up for it, is discarded. A loser's ships go when the loser is done with (PL-20). */
static void discard_the_rest(pl_state *s)
{
    if (s->fight.foe == PL_FOE_FLEET || s->fight.foe == PL_FOE_PORT) pl_remove_fleets(s, s->captain[s->fight.winner].at);
    if (s->fight.ship != PL_NONE) pl_discard(s, s->fight.ship);
    s->fight.ship = PL_NONE;
}

void pl_take_apply(void *state, rs_move move, rs_turn *turn)
{
    pl_state *s = state;
    int seat = s->fight.winner, own = move.arg[0], prize = move.arg[1];
    pl_captain *c = &s->captain[seat];

    rs_pop(s);
    collect(s, own);
    collect(s, prize);
    if (c->prize != PL_NONE && prize == PL_NONE) pl_lose_prize(s, seat, turn); /* PL-12.5: given up with its cargo */
    if (c->prize != PL_NONE && prize != c->prize) pl_discard(s, c->prize);     /* replaced: the cargo stays */
    if (own != c->own) {
        if (c->own != PL_PINNACE && prize != c->own) pl_discard(s, c->own);
        c->own = (int8_t)own;
        c->own_won = true; /* PL-12.6 */
        rs_tell(turn, PL_EV_OWN_SHIP, seat, own, 0, 0, 0);
    }
    if (prize != c->prize) rs_tell(turn, PL_EV_PRIZE, seat, prize, 0, 0, 0);
    c->prize = (int8_t)prize;
    discard_the_rest(s);
}

/* ---- Goods (PL-17.8, PL-19.6) ------------------------------------------------------------------------------------------- */

static int plunder_cards(const pl_state *s)
{
    switch (s->fight.foe) {
    case PL_FOE_SHIP: return 1;
    case PL_FOE_PORT: return pl_port_of(s->captain[s->fight.winner].at)->plunder;
    case PL_FOE_NATIVES: return PL_NATIVE_PLUNDER;
    case PL_FOE_PIRATES: return PL_PIRATE_PLUNDER;
    default: return 0; /* PL-18.7 */
    }
}

/* PL-19.8: cards are turned up even where there is no room. */
static void plunder(pl_state *s, rs_turn *turn)
{
    for (int left = plunder_cards(s); left > 0; left--) {
        const pl_face *face = &pl_faces[pl_turn_up(s, turn)];

        if (face->good != PL_NONE) pl_goods_in(s, s->fight.winner, PL_PLUNDERED, face->good, face->quantity, turn);
    }
}

/* PL-19.2: beaten Natives are discarded before the plunder cards are turned up. */
static void natives_leave(pl_state *s)
{
    int natives = pl_natives_on(s, s->captain[s->fight.winner].at);

    pl_discard(s, PL_RIVER_TRADERS + natives);
    s->native_at[natives] = PL_NONE;
}

static void take_goods(pl_state *s, rs_turn *turn)
{
    if (s->fight.foe == PL_FOE_CAPTAIN) {
        for (int pile = PL_TRADED; pile <= PL_PLUNDERED; pile++)
            pl_hand_over(s, loser_of(s), (pl_pile)pile, s->captain[loser_of(s)].cargo[pile], s->fight.winner, turn);
        return;
    }
    if (s->fight.foe == PL_FOE_NATIVES) natives_leave(s);
    plunder(s, turn);
}

/* ---- The order of it ------------------------------------------------------------------------------------------------------ */

static void take_silver(pl_state *s, rs_turn *turn)
{
    rs_tell(turn, PL_EV_WON, s->fight.winner, s->fight.foe, 0, 0, 0);
    if (s->fight.foe != PL_FOE_FLEET && s->fight.foe != PL_FOE_PORT) return;
    pl_gain(s, s->fight.winner, pl_fleets_at(s, s->captain[s->fight.winner].at).silver, PL_FROM_FLEETS, turn); /* PL-18.7, PL-18.8 */
}

static void ask_ships(pl_state *s)
{
    rs_set ships = pl_ships_to_take(s);

    if (!rs_is_empty(&ships)) rs_push(s, PL_D_TAKE, s->fight.winner);
}

static void end_spoils(pl_state *s, rs_turn *turn)
{
    int loser = loser_of(s);

    rs_pop(s);
    if (s->fight.foe == PL_FOE_CAPTAIN) pl_lose_ship(s, loser, turn); /* PL-17.9 */
    pl_fight_over(s);
}

/* What a captain had may lie in the Own Ship (PL-17.8); other plunder only if it was there before. */
static int may_be_stowed(const pl_state *s, const rs_frame *frame)
{
    return s->fight.foe == PL_FOE_CAPTAIN ? PL_ALL_TOKENS : frame->arg[1];
}

/* PL-19.5, PL-17.8: each stage may ask something, and the next follows when it is answered. */
void pl_spoils_step(void *state, rs_turn *turn)
{
    pl_state *s = state;
    rs_frame *frame = rs_top(s);
    int stage = frame->arg[0]++;

    if (stage == 1 || stage == 3) frame->arg[1] = (int8_t)pl_stowed(&s->captain[s->fight.winner]);
    switch (stage) {
    case 0: take_silver(s, turn); break;
    case 1: ask_ships(s); break;
    case 2: pl_fit(s, s->fight.winner, frame->arg[1]); break;
    case 3: take_goods(s, turn); break;
    case 4: pl_fit(s, s->fight.winner, may_be_stowed(s, frame)); break;
    default: end_spoils(s, turn);
    }
}
