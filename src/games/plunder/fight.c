/* fight.c - fights against the game: Chase, Broadside, Boarding (PL-15, PL-16, PL-19). */
#include "games/plunder/plunder.h"

/* ---- Beginning -------------------------------------------------------------------------------------------------------- */

void pl_fight_over(pl_state *s)
{
    if (s->fight.ship != PL_NONE) pl_discard(s, s->fight.ship);
    s->fight = (pl_fight){.ship = PL_NONE, .attacker = PL_NONE, .defender = PL_NONE, .winner = PL_NONE};
}

/* PL-16.2 */
bool pl_ship_attacks(const pl_state *s, int seat, int ship)
{
    const pl_ship *it = pl_ship_of(ship);

    return it->nation == PL_PIRATE || (pl_is_enemy(s, seat, it->nation) && it->speed > pl_tow_speed(&s->captain[seat]));
}

/* The active captain against something with these numbers. */
static void begin(pl_state *s, pl_foe foe, int speed, int cannons, int crew, rs_turn *turn)
{
    s->fight.foe = (uint8_t)foe;
    s->fight.speed = (uint8_t)speed;
    s->fight.cannons = (uint8_t)cannons;
    s->fight.crew = (uint8_t)crew;
    s->fight.attacker = s->active;
    rs_tell(turn, PL_EV_ATTACKS, s->active, foe, speed, cannons, crew);
}

static void begin_with_ship(pl_state *s, int card, rs_turn *turn)
{
    const pl_ship *ship = pl_ship_of(card);

    s->fight.ship = (int8_t)card;
    begin(s, PL_FOE_SHIP, ship->speed, ship->cannons, ship->crew, turn);
}

static void won_broadside(pl_state *s) { rs_push(s, s->fight.foe == PL_FOE_PORT ? PL_D_BOARDING : PL_D_BOARD, s->active); }

static void compared(const pl_state *s, pl_contest contest, int mine, int theirs, rs_turn *turn)
{
    rs_tell(turn, PL_EV_COMPARE, s->active, contest, mine, theirs, 0);
}

/* PL-15.3: who has cannons enough is not asked. */
static void broadside(pl_state *s, rs_turn *turn)
{
    int cannons = pl_cannons(pl_active(s));

    if (cannons < s->fight.cannons) {
        rs_push(s, PL_D_BROADSIDE, s->active);
        return;
    }
    compared(s, PL_BY_CANNONS, cannons, s->fight.cannons, turn);
    won_broadside(s);
}

/* PL-15.5: a target that is no faster is caught. */
static void chase(pl_state *s, rs_turn *turn)
{
    if (s->fight.speed > pl_speed(pl_active(s)))
        rs_push(s, PL_D_CHASE, s->active);
    else
        broadside(s, turn);
}

/* PL-16.10: whether it runs is settled before the attack makes its nation an Enemy. */
void pl_attack_ship(pl_state *s, int ship, rs_turn *turn)
{
    bool runs = !pl_ship_attacks(s, s->active, ship);

    begin_with_ship(s, ship, turn);
    pl_attack_nation(s, s->active, pl_ship_of(ship)->nation, turn);
    if (runs)
        chase(s, turn);
    else
        broadside(s, turn);
}

void pl_attacked_by_ship(pl_state *s, int ship, rs_turn *turn)
{
    begin_with_ship(s, ship, turn);
    rs_push(s, PL_D_ATTACKED, s->active);
}

/* PL-18.8, PL-19.1 */
void pl_attack_port(pl_state *s, rs_turn *turn)
{
    int at = pl_active(s)->at;
    const pl_port *port = pl_port_of(at);
    pl_convoy fleets = pl_fleets_at(s, at);

    begin(s, PL_FOE_PORT, 0, port->cannons + fleets.cannons, port->garrison + fleets.crew, turn);
    pl_attack_nation(s, s->active, port->nation, turn);
    broadside(s, turn);
}

/* PL-18.5: a fleet always runs. */
void pl_attack_fleet(pl_state *s, rs_turn *turn)
{
    pl_convoy fleets = pl_fleets_at(s, pl_active(s)->at);

    begin(s, PL_FOE_FLEET, fleets.speed, fleets.cannons, fleets.crew, turn);
    pl_attack_nation(s, s->active, PL_SPAIN, turn);
    chase(s, turn);
}

/* PL-19.2 */
void pl_attack_natives(pl_state *s, int natives, rs_turn *turn)
{
    begin(s, PL_FOE_NATIVES, 0, 0, pl_villages[natives].crew, turn);
    rs_push(s, PL_D_BOARDING, s->active);
}

/* PL-19.3 */
void pl_fight_pirates(pl_state *s, rs_turn *turn)
{
    begin(s, PL_FOE_PIRATES, 0, PL_PIRATE_CANNONS, PL_PIRATE_CREW, turn);
    broadside(s, turn);
}

/* ---- Adding a card (PL-15.3) ------------------------------------------------------------------------------------------- */

int pl_red_card(const rs_frame *frame)
{
    int point = frame->kind, contest = frame->arg[0];

    if (point == PL_D_CHASE || point == PL_D_ATTACKED || (point == PL_D_DUEL && contest == PL_BY_SPEED)) return PL_CHAIN_SHOT;
    return point == PL_D_BOARDING || (point == PL_D_DUEL && contest == PL_BY_CREW) ? PL_GRAPESHOT : PL_NONE;
}

const char *pl_refuse_add(const void *state, rs_move move)
{
    const pl_state *s = state;
    const rs_frame *frame = rs_top_of(s);

    if (move.arg[0] == PL_NONE) return move.arg[1] ? RS_NO("PL-15.3", "Only a card can have red text.") : NULL;
    if (!rs_has(&s->captain[frame->seat].hand.cards, move.arg[0])) return RS_NO("PL-15.3", "That card is not in hand.");
    if (move.arg[1] && move.arg[0] != pl_red_card(frame)) return RS_NO("PL-17.12", "That card has no red text for this step.");
    return NULL;
}

/* Nothing, any hand card, and the red card of the step by its red text. */
static void add_moves(const void *state, rs_moves *moves)
{
    const pl_state *s = state;
    const rs_frame *frame = rs_top_of(s);
    const pl_captain *c = &s->captain[frame->seat];
    int red = pl_red_card(frame);

    rs_offer1(moves, PL_ADD, PL_NONE);
    rs_offer_each(moves, PL_ADD, c->hand.cards);
    if (red != PL_NONE && rs_has(&c->hand.cards, red)) rs_offer2(moves, PL_ADD, red, true);
}

void pl_chase_moves(const void *state, rs_moves *moves) { add_moves(state, moves); }
void pl_broadside_moves(const void *state, rs_moves *moves) { add_moves(state, moves); }
void pl_boarding_moves(const void *state, rs_moves *moves) { add_moves(state, moves); }
void pl_duel_moves(const void *state, rs_moves *moves) { add_moves(state, moves); }

/* The card goes; returns what it adds, which is nothing if its red text counts. */
static int add_card(pl_state *s, int card, bool red, rs_turn *turn)
{
    if (card == PL_NONE) return 0;
    pl_discard_from_hand(s, s->active, card, turn);
    return red ? 0 : pl_value(card);
}

/* ---- The steps ------------------------------------------------------------------------------------------------------------- */

void pl_chase_apply(void *state, rs_move move, rs_turn *turn)
{
    pl_state *s = state;
    int mine = pl_speed(pl_active(s)) + add_card(s, move.arg[0], move.arg[1], turn);
    int theirs = move.arg[1] ? 0 : s->fight.speed;

    rs_pop(s);
    compared(s, PL_BY_SPEED, mine, theirs, turn);
    if (mine >= theirs) {
        broadside(s, turn);
        return;
    }
    rs_tell(turn, PL_EV_ESCAPES, s->active, s->fight.foe, 0, 0, 0); /* PL-16.8, PL-18.6 */
    pl_fight_over(s);
}

/* PL-15.6 */
void pl_broadside_apply(void *state, rs_move move, rs_turn *turn)
{
    pl_state *s = state;
    int mine = pl_cannons(pl_active(s)) + add_card(s, move.arg[0], false, turn);

    rs_pop(s);
    compared(s, PL_BY_CANNONS, mine, s->fight.cannons, turn);
    if (mine >= s->fight.cannons)
        won_broadside(s);
    else
        pl_lose_ship(s, s->active, turn);
}

void pl_board_moves(const void *state, rs_moves *moves)
{
    (void)state;
    rs_offer(moves, PL_BOARD);
    rs_offer(moves, PL_BREAK_OFF);
}

/* PL-15.7 */
void pl_board_apply(void *state, rs_move move, rs_turn *turn)
{
    pl_state *s = state;

    if (move.verb == PL_BOARD) {
        rs_become(s, PL_D_BOARDING, s->active);
        return;
    }
    rs_pop(s);
    rs_tell(turn, PL_EV_LET_GO, s->active, s->fight.foe, 0, 0, 0);
    if (s->fight.foe == PL_FOE_FLEET) pl_remove_fleets(s, pl_active(s)->at); /* PL-18.6 */
    pl_fight_over(s);
}

/* PL-15.8 */
void pl_boarding_apply(void *state, rs_move move, rs_turn *turn)
{
    pl_state *s = state;
    int mine = pl_crew(pl_active(s)) + add_card(s, move.arg[0], move.arg[1], turn);
    int theirs = move.arg[1] ? s->fight.crew / 2 : s->fight.crew;

    rs_pop(s);
    compared(s, PL_BY_CREW, mine, theirs, turn);
    if (mine >= theirs)
        pl_begin_spoils(s, s->active);
    else
        pl_lose_ship(s, s->active, turn);
}

/* ---- Attacked by a ship: fight or flee (PL-16.4 to 16.6) ---------------------------------------------------------------------- */

const char *pl_refuse_flee(const void *state, rs_move move)
{
    const pl_state *s = state;
    const rs_frame *frame = rs_top_of(s);
    const pl_captain *c = &s->captain[frame->seat];

    if (frame->kind == PL_D_CAUGHT && !move.arg[0]) return RS_NO("PL-17.5", "You are caught; only without the Prize can you still flee.");
    if (move.arg[0] && c->prize == PL_NONE) return RS_NO("PL-16.5", "You have no Prize to give up.");
    if (move.arg[2] && move.arg[1] != PL_CHAIN_SHOT) return RS_NO("PL-16.6", "Only Chain Shot has a red text for this.");
    if (move.arg[1] == PL_NONE) return NULL;
    if (frame->kind != PL_D_ATTACKED) return RS_NO("PL-17.5", "Cards are added in the Chase, in secret.");
    return rs_has(&c->hand.cards, move.arg[1]) ? NULL : RS_NO("PL-16.5", "That card is not in hand.");
}

void pl_attacked_moves(const void *state, rs_moves *moves)
{
    const pl_captain *c = pl_the_active(state);
    int card;

    rs_offer(moves, PL_FIGHT);
    for (int8_t abandon = 0, most = c->prize != PL_NONE; abandon <= most; abandon++) {
        rs_offer_move(moves, (rs_move){PL_FLEE, {abandon, PL_NONE}});
        RS_EACH(card, c->hand.cards) rs_offer_move(moves, (rs_move){PL_FLEE, {abandon, (int8_t)card}});
        if (rs_has(&c->hand.cards, PL_CHAIN_SHOT)) rs_offer_move(moves, (rs_move){PL_FLEE, {abandon, PL_CHAIN_SHOT, true}});
    }
}

static bool flees(pl_state *s, rs_move move, rs_turn *turn)
{
    int mine, theirs = move.arg[2] ? 0 : s->fight.speed;

    if (move.arg[0]) pl_lose_prize(s, s->active, turn);
    mine = pl_tow_speed(pl_active(s)) + add_card(s, move.arg[1], move.arg[2], turn);
    compared(s, PL_BY_SPEED, mine, theirs, turn);
    return mine > theirs;
}

void pl_attacked_apply(void *state, rs_move move, rs_turn *turn)
{
    pl_state *s = state;

    rs_pop(s);
    if (move.verb == PL_FLEE && flees(s, move, turn)) {
        rs_tell(turn, PL_EV_FLED, s->active, 0, 0, 0, 0);
        pl_fight_over(s);
    } else {
        broadside(s, turn);
    }
}
