/* usual.c - what is done for a captain whose time is up: the cautious choice at each decision. */
#include "games/plunder/plunder.h"

static rs_move first_with(const rs_moves *moves, int verb)
{
    for (int i = 0; i < moves->count; i++)
        if (moves->at[i].verb == verb) return moves->at[i];
    return moves->at[0];
}

/* The move of this verb whose card has the lowest value (or, with sign -1, the highest). Ties: the lowest number. */
static rs_move by_value(const rs_moves *moves, int verb, int sign)
{
    const rs_move *best = NULL;

    for (int i = 0; i < moves->count; i++) {
        const rs_move *move = &moves->at[i];

        if (move->verb != verb || move->arg[0] == PL_NONE) continue;
        if (!best || sign * pl_value(move->arg[0]) < sign * pl_value(best->arg[0])) best = move;
    }
    return best ? *best : moves->at[0];
}

/* Adding nothing if that is enough, else the lowest card that is enough, else nothing. */
static rs_move enough(const rs_moves *moves, int mine, int theirs)
{
    rs_move best = {PL_ADD, {PL_NONE}};

    if (mine >= theirs) return best;
    for (int i = 0; i < moves->count; i++) {
        rs_move move = moves->at[i];

        if (move.arg[0] == PL_NONE || move.arg[1] || mine + pl_value(move.arg[0]) < theirs) continue;
        if (best.arg[0] == PL_NONE || pl_value(move.arg[0]) < pl_value(best.arg[0])) best = move;
    }
    return best;
}

#define USUAL(name) rs_move pl_##name##_usual(const void *state, const rs_moves *moves)
#define ALWAYS(name, move) \
    USUAL(name) \
    { \
        (void)state, (void)moves; \
        return move; \
    }
#define MOVE(...) ((rs_move){__VA_ARGS__})

ALWAYS(lookout, MOVE(PL_ACCEPT, {0}))
ALWAYS(face, MOVE(PL_ACCEPT, {0}))
ALWAYS(meet, MOVE(PL_LET_PASS, {0}))
ALWAYS(brawl, MOVE(PL_NO_ACTION, {0}))
ALWAYS(bribe, MOVE(PL_BRIBE, {0}))
ALWAYS(canoes, MOVE(PL_TRIBUTE, {0}))
ALWAYS(block, MOVE(PL_BID, {PL_NONE}))
ALWAYS(chase, MOVE(PL_ADD, {PL_NONE}))
ALWAYS(board, MOVE(PL_BREAK_OFF, {0}))
ALWAYS(defend, MOVE(PL_STAND, {0}))
ALWAYS(salvage, MOVE(PL_SALVAGE, {0}))
ALWAYS(duel, MOVE(PL_ADD, {PL_NONE}))
ALWAYS(victor, MOVE(PL_SINK, {0}))

/* Flight without a loss if it succeeds. */
USUAL(attacked)
{
    const pl_state *s = state;
    rs_move flee = {PL_FLEE, {false, PL_NONE}}, fight = {PL_FIGHT, {0}};

    (void)moves;
    return pl_tow_speed(pl_the_active(s)) > s->fight.speed ? flee : fight;
}

/* The Prize is given up if that saves the ship. */
USUAL(caught)
{
    const rs_frame *frame = rs_top_of(state);
    rs_move flee = {PL_FLEE, {true, PL_NONE}}, stand = {PL_STAND, {0}};

    (void)moves;
    return frame->arg[1] > frame->arg[0] ? flee : stand;
}

/* How safe it is to sail there: 2 without a test and to no Enemy, 1 with a test, 0 to an Enemy's Port. */
static int safety(const pl_state *s, int direction)
{
    pl_tests tests = pl_tests_of(s, direction);
    int to = s->beside[pl_the_active(s)->at][direction];

    if (pl_is_port(to) && pl_is_enemy(s, s->active, pl_port_of(to)->nation)) return 0;
    return tests.exit || tests.entry || tests.toll ? 1 : 2;
}

/* The ship stays, unless it would have to attack: then the crew is paid and it leaves, if it can do so in safety. */
USUAL(sail)
{
    const pl_state *s = state;
    rs_move best = {PL_END, {0}};
    int least = 0;

    if (!pl_must_attack(s) || s->turn.skip_action) return best;
    if (pl_mutiny_threatens(s)) return first_with(moves, PL_PAY).verb == PL_PAY ? first_with(moves, PL_PAY) : best;
    for (int i = 0; i < moves->count; i++) {
        rs_move move = moves->at[i];

        if (move.verb != PL_MOVE || safety(s, move.arg[0]) <= least) continue;
        best = move;
        least = safety(s, move.arg[0]);
    }
    return best;
}

/* What must be sold is sold, and the Trade ends. */
USUAL(trade)
{
    rs_move done = first_with(moves, PL_DONE);

    (void)state;
    return done.verb == PL_DONE ? done : first_with(moves, PL_SELL_PLUNDER);
}

USUAL(discard_two) { return (void)state, by_value(moves, PL_DISCARD, 1); }
USUAL(toll) { return (void)state, by_value(moves, PL_DISCARD, 1); }
USUAL(bid) { return (void)state, by_value(moves, PL_BID, -1); }
USUAL(encounter) { return (void)state, by_value(moves, PL_LAY, 1); }
USUAL(pay) { return (void)state, first_with(moves, PL_PAY); }
USUAL(warside) { return (void)state, moves->at[0]; }

USUAL(storm)
{
    (void)state;
    return by_value(moves, PL_DISCARD, 1).verb == PL_DISCARD ? by_value(moves, PL_DISCARD, 1) : first_with(moves, PL_LOSE);
}

/* The duty if one binds, else nothing; an Enemy's Port is not attacked if a card opens it. */
USUAL(action)
{
    static const uint8_t verbs[] = {PL_PASS, PL_TRADE, PL_SNEAK_IN};

    (void)state;
    for (int i = 0; i < RS_COUNT(verbs); i++)
        if (first_with(moves, verbs[i]).verb == verbs[i]) return first_with(moves, verbs[i]);
    return first_with(moves, PL_ATTACK);
}

USUAL(broadside)
{
    const pl_state *s = state;

    return enough(moves, pl_cannons(pl_the_active(s)), s->fight.cannons);
}

USUAL(boarding)
{
    const pl_state *s = state;

    return enough(moves, pl_crew(pl_the_active(s)), s->fight.crew);
}

/* With a Prize all stays as it is; else the most valuable ship won becomes the Prize. */
USUAL(take)
{
    const pl_state *s = state;
    const pl_captain *c = &s->captain[s->fight.winner];
    rs_move best = {PL_TAKE, {c->own, c->prize}};

    if (c->prize != PL_NONE) return best;
    for (int i = 0; i < moves->count; i++) {
        rs_move move = moves->at[i];

        if (move.arg[0] != c->own || move.arg[1] == PL_NONE) continue;
        if (best.arg[1] == PL_NONE || pl_ship_of(move.arg[1])->worth > pl_ship_of(best.arg[1])->worth) best = move;
    }
    return best;
}

/* The cheapest token, plunder before trade. */
USUAL(dump)
{
    rs_move best = moves->at[0];

    (void)state;
    for (int i = 1; i < moves->count; i++) {
        rs_move move = moves->at[i];
        int price = pl_base_price[move.arg[1]], lowest = pl_base_price[best.arg[1]];

        if (price < lowest || (price == lowest && move.arg[0] > best.arg[0])) best = move;
    }
    return best;
}
