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

void pl_salvage_moves(const void *state, rs_moves *moves)
{
    (void)state;
    rs_offer(moves, PL_SALVAGE);
    rs_offer(moves, PL_CHASE);
}

void pl_move_goods_over(pl_state *s, int from, pl_pile pile, int to, rs_turn *turn)
{
    for (int good = 0; good < PL_GOODS; good++) {
        int count = s->captain[from].cargo[pile][good];

        pl_goods_out(s, from, pile, good, count, turn);
        pl_goods_in(s, to, PL_PLUNDERED, good, count, turn);
    }
}

static void salvage(pl_state *s, rs_turn *turn)
{
    pl_captain *attacker = &s->captain[s->fight.attacker], *defender = &s->captain[s->fight.defender];

    if (attacker->prize != PL_NONE) pl_discard(s, attacker->prize); /* its cargo stays */
    attacker->prize = defender->prize;
    defender->prize = PL_NONE;
    rs_tell(turn, PL_EV_PRIZE, s->fight.attacker, attacker->prize, 0, 0, 0);
    pl_move_goods_over(s, s->fight.defender, PL_PLUNDERED, s->fight.attacker, turn);
    rs_push(s, PL_FIT, s->fight.attacker);
    pl_fight_over(s);
}

void pl_salvage_apply(void *state, rs_move move, rs_turn *turn)
{
    pl_state *s = state;

    rs_pop(s);
    if (move.verb == PL_SALVAGE) {
        salvage(s, turn);
        return;
    }
    pl_lose_prize(s, s->fight.defender, turn);
    begin_duel(s, PL_BY_SPEED);
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

static void end_duel(pl_state *s, pl_contest contest, bool attacker_wins, rs_turn *turn)
{
    int winner = attacker_wins ? s->fight.attacker : s->fight.defender;

    switch (contest) {
    case PL_BY_SPEED:
        if (attacker_wins) {
            begin_duel(s, PL_BY_CANNONS);
            break;
        }
        rs_tell(turn, PL_EV_ESCAPES, s->fight.attacker, PL_FOE_CAPTAIN, 0, 0, 0); /* PL-17.11 */
        pl_fight_over(s);
        break;
    case PL_BY_CANNONS:
        s->fight.winner = (int8_t)winner;
        rs_push(s, PL_D_VICTOR, winner);
        break;
    case PL_BY_CREW: pl_begin_spoils(s, winner);
    }
}

void pl_duel_apply(void *state, rs_move move, rs_turn *turn)
{
    pl_state *s = state;
    rs_frame frame = *rs_top(s);
    pl_contest contest = (pl_contest)frame.arg[0];
    int mine, theirs;

    pl_answer(s, frame.seat, move.arg[0], move.arg[1]);
    if (frame.seat == s->fight.attacker) {
        rs_become(s, PL_D_DUEL, s->fight.defender)->arg[0] = (int8_t)contest;
        return;
    }
    rs_pop(s);
    mine = pl_duel_total(s, s->fight.attacker, s->fight.defender, contest);
    theirs = pl_duel_total(s, s->fight.defender, s->fight.attacker, contest);
    pl_reveal(s, turn);
    rs_tell(turn, PL_EV_COMPARE, s->fight.attacker, contest, mine, theirs, 0);
    end_duel(s, contest, mine >= theirs, turn);
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
