/* duel.c - captain against captain, and secret answers in general (PL-17). */
#include "games/plunder/plunder.h"

/* ---- Secret answers: kept in the hand and hidden until all have answered ------------------------------------------------ */

void pl_answer(pl_state *s, int seat, int card, bool red)
{
    s->captain[seat].answered = true;
    s->captain[seat].answer = (int8_t)card;
    s->captain[seat].answer_red = red;
}

void pl_reveal(pl_state *s, rs_turn *turn)
{
    for (int seat = 0; seat < s->head.players; seat++) {
        pl_captain *c = &s->captain[seat];

        if (!c->answered) continue;
        if (c->answer == PL_NONE) {
            rs_tell(turn, PL_EV_REVEAL_NONE, seat, 0, 0, 0, 0);
        } else {
            rs_tell(turn, PL_EV_REVEAL, seat, c->answer, pl_value(c->answer), c->answer_red, 0);
            pl_leaves_hand(s, seat, c->answer);
            pl_discard(s, c->answer);
        }
        c->answered = c->answer_red = false;
        c->answer = PL_NONE;
    }
}

/* ---- The defender's choice (PL-17.2 to 17.4) ------------------------------------------------------------------------------ */

static void begin_duel(pl_state *s, pl_contest contest) { rs_push(s, PL_D_DUEL, s->fight.attacker)->arg[0] = (int8_t)contest; }

void pl_attack_captain(pl_state *s, int seat, rs_turn *turn)
{
    s->fight.foe = PL_FOE_CAPTAIN;
    s->fight.attacker = s->active;
    s->fight.defender = (int8_t)seat;
    rs_tell(turn, PL_EV_ATTACKS, s->active, PL_FOE_CAPTAIN, pl_tow_speed(&s->captain[seat]), pl_cannons(&s->captain[seat]),
            pl_crew(&s->captain[seat]));
    rs_push(s, PL_D_DEFEND, seat);
}

void pl_defend_moves(const void *state, rs_moves *moves)
{
    const pl_state *s = state;

    rs_offer(moves, PL_STAND);
    rs_offer_move(moves, (rs_move){PL_FLEE, {false, PL_NONE}});
    if (s->captain[s->fight.defender].prize != PL_NONE) rs_offer_move(moves, (rs_move){PL_FLEE, {true, PL_NONE}});
}

void pl_defend_apply(void *state, rs_move move, rs_turn *turn)
{
    pl_state *s = state;

    (void)turn;
    rs_pop(s);
    if (move.verb == PL_STAND)
        begin_duel(s, PL_BY_CANNONS);
    else if (move.arg[0])
        rs_push(s, PL_D_SALVAGE, s->fight.attacker); /* until it is decided the Prize stays where it is */
    else
        begin_duel(s, PL_BY_SPEED);
}

/* After the cards the defender may still give up the Prize, to get away or as a bait. */
void pl_caught_moves(const void *state, rs_moves *moves)
{
    (void)state;
    rs_offer(moves, PL_STAND);
    rs_offer_move(moves, (rs_move){PL_FLEE, {true, PL_NONE}});
}

void pl_caught_apply(void *state, rs_move move, rs_turn *turn)
{
    pl_state *s = state;
    int theirs = rs_top(s)->arg[0], mine = rs_top(s)->arg[1];

    rs_pop(s);
    if (move.verb == PL_STAND) {
        begin_duel(s, PL_BY_CANNONS);
        return;
    }
    rs_tell(turn, PL_EV_COMPARE, s->fight.attacker, PL_BY_SPEED, theirs, mine, 0);
    rs_push(s, PL_D_SALVAGE, s->fight.attacker)->arg[0] = mine > theirs ? PL_AWAY : PL_CAUGHT;
}

void pl_salvage_moves(const void *state, rs_moves *moves)
{
    static const uint8_t otherwise[] = {[PL_NOT_CHASED] = PL_CHASE, [PL_CAUGHT] = PL_FIGHT, [PL_AWAY] = PL_BREAK_OFF};

    rs_offer(moves, PL_SALVAGE);
    rs_offer(moves, otherwise[rs_top_of(state)->arg[0]]);
}

void pl_hand_over(pl_state *s, int from, pl_pile pile, const int8_t tokens[PL_GOODS], int to, rs_turn *turn)
{
    for (int good = 0; good < PL_GOODS; good++) {
        int count = tokens[good];

        pl_goods_out(s, from, pile, good, count, turn);
        pl_goods_in(s, to, PL_PLUNDERED, good, count, turn);
    }
}

static void salvage(pl_state *s, rs_turn *turn)
{
    pl_captain *attacker = &s->captain[s->fight.attacker], *defender = &s->captain[s->fight.defender];
    int stowed = pl_stowed(attacker);
    int8_t aboard[PL_GOODS];

    pl_prize_cargo(defender, aboard);
    if (attacker->prize != PL_NONE) pl_discard(s, attacker->prize); /* its cargo stays */
    attacker->prize = defender->prize;
    defender->prize = PL_NONE;
    rs_tell(turn, PL_EV_PRIZE, s->fight.attacker, attacker->prize, 0, 0, 0);
    pl_hand_over(s, s->fight.defender, PL_PLUNDERED, aboard, s->fight.attacker, turn);
    pl_fit(s, s->fight.attacker, stowed);
    pl_fight_over(s);
}

/* PL-17.11 */
static void gets_away(pl_state *s, rs_turn *turn)
{
    rs_tell(turn, PL_EV_ESCAPES, s->fight.attacker, PL_FOE_CAPTAIN, 0, 0, 0);
    pl_fight_over(s);
}

void pl_salvage_apply(void *state, rs_move move, rs_turn *turn)
{
    pl_state *s = state;

    rs_pop(s);
    if (move.verb != PL_SALVAGE) pl_lose_prize(s, s->fight.defender, turn);
    switch (move.verb) {
    case PL_SALVAGE: salvage(s, turn); break;
    case PL_CHASE: begin_duel(s, PL_BY_SPEED); break;
    case PL_FIGHT: begin_duel(s, PL_BY_CANNONS); break;
    default: gets_away(s, turn);
    }
}

/* ---- The duel (PL-17.5 to 17.7) ----------------------------------------------------------------------------------------------- */

/* A captain's number in a contest: the ship's, changed by the other side's red text (PL-17.12), plus the card. */
int pl_duel_total(const pl_state *s, int seat, int other, pl_contest contest)
{
    const pl_captain *c = &s->captain[seat], *foe = &s->captain[other];
    int number = contest == PL_BY_CANNONS ? pl_cannons(c) : contest == PL_BY_CREW ? pl_crew(c) : pl_speed(c);

    if (contest == PL_BY_SPEED && seat == s->fight.defender) number = pl_tow_speed(c);
    if (foe->answer_red) number = contest == PL_BY_SPEED ? 0 : number / 2;
    return c->answer == PL_NONE || c->answer_red ? number : number + pl_value(c->answer);
}

/* PL-17.5: what giving up the Prize would add; nothing under the other's Chain Shot. */
static int weight_of_prize(const pl_state *s)
{
    const pl_captain *c = &s->captain[s->fight.defender];

    return s->captain[s->fight.attacker].answer_red ? 0 : pl_speed(c) - pl_tow_speed(c);
}

/* `alone`: the defender's total without the Prize. */
static void end_chase(pl_state *s, int attacker, int defender, int alone, rs_turn *turn)
{
    if (defender > attacker) {
        gets_away(s, turn);
    } else if (s->captain[s->fight.defender].prize == PL_NONE) {
        begin_duel(s, PL_BY_CANNONS);
    } else {
        rs_frame *frame = rs_push(s, PL_D_CAUGHT, s->fight.defender);

        frame->arg[0] = (int8_t)attacker;
        frame->arg[1] = (int8_t)alone;
    }
}

static void end_broadside(pl_state *s, int winner)
{
    s->fight.winner = (int8_t)winner;
    rs_push(s, PL_D_VICTOR, winner);
}

void pl_duel_apply(void *state, rs_move move, rs_turn *turn)
{
    pl_state *s = state;
    rs_frame frame = *rs_top(s);
    pl_contest contest = (pl_contest)frame.arg[0];
    int mine, theirs, alone, winner;

    pl_answer(s, frame.seat, move.arg[0], move.arg[1]);
    if (frame.seat == s->fight.attacker) {
        rs_become(s, PL_D_DUEL, s->fight.defender)->arg[0] = (int8_t)contest;
        return;
    }
    rs_pop(s);
    mine = pl_duel_total(s, s->fight.attacker, s->fight.defender, contest);
    theirs = pl_duel_total(s, s->fight.defender, s->fight.attacker, contest);
    alone = theirs + weight_of_prize(s);
    pl_reveal(s, turn);
    rs_tell(turn, PL_EV_COMPARE, s->fight.attacker, contest, mine, theirs, 0);
    winner = mine >= theirs ? s->fight.attacker : s->fight.defender;
    switch (contest) {
    case PL_BY_SPEED: end_chase(s, mine, theirs, alone, turn); break;
    case PL_BY_CANNONS: end_broadside(s, winner); break;
    case PL_BY_CREW: pl_begin_spoils(s, winner);
    }
}

void pl_victor_moves(const void *state, rs_moves *moves)
{
    (void)state;
    rs_offer(moves, PL_SINK);
    rs_offer(moves, PL_BOARD);
}

/* PL-17.6 */
void pl_victor_apply(void *state, rs_move move, rs_turn *turn)
{
    pl_state *s = state;
    int loser = s->fight.winner == s->fight.attacker ? s->fight.defender : s->fight.attacker;

    rs_pop(s);
    if (move.verb == PL_BOARD) {
        begin_duel(s, PL_BY_CREW);
        return;
    }
    pl_lose_ship(s, loser, turn);
    pl_fight_over(s);
}
