/* asks.c - the questions with their particulars: which ship, how many, against whom. What the hand has a part in is told to its captain
 * alone; the rest lies open on the table. */
#include "games/plunder/plunder.h"

#define ASKS(name) void pl_##name##_asks(const void *view, rs_turn *told)

static void ask(const pl_state *s, int kind, int a, int b, int c, rs_turn *told) { rs_tell(told, kind, rs_top_of(s)->seat, a, b, c, 0); }

/* ---- Encounters ----------------------------------------------------------------------------------------------------------- */

ASKS(lookout)
{
    const pl_state *s = view;

    ask(s, PL_EV_ASK_LOOKOUT, s->pending, pl_value(s->pending), 0, told);
}

ASKS(face) { ask(view, PL_EV_ASK_FACE, ((const pl_state *)view)->pending, 0, 0, told); }
ASKS(meet) { ask(view, PL_EV_ASK_MEET, ((const pl_state *)view)->fight.ship, 0, 0, told); }
ASKS(attacked) { ask(view, PL_EV_ASK_ATTACKED, ((const pl_state *)view)->fight.ship, 0, 0, told); }

ASKS(discard_two)
{
    int left = rs_at_most(rs_top_of(view)->arg[0], pl_hand_size(pl_the_active(view)));

    ask(view, PL_EV_ASK_DISCARD, left, 0, 0, told);
}

ASKS(bribe)
{
    int price = rs_at_most(PL_PIRATE_BRIBE, pl_the_active(view)->silver);

    ask(view, PL_EV_ASK_BRIBE, price, PL_PIRATE_CANNONS, PL_PIRATE_CREW, told);
}

ASKS(dump)
{
    static const uint8_t kinds[] = {[PL_NO_ROOM] = PL_EV_ASK_DUMP,
                                    [PL_BY_ROUGH_SEAS] = PL_EV_ASK_ROUGH_SEAS,
                                    [PL_BY_TRIBUTE] = PL_EV_ASK_TRIBUTE,
                                    [PL_BY_STORM] = PL_EV_ASK_STORM_CARGO};
    const rs_frame *frame = rs_top_of(view);

    ask(view, kinds[frame->arg[2]], frame->arg[0], 0, 0, told);
}

ASKS(encounter)
{
    const pl_state *s = view;

    ask(s, PL_EV_ASK_LAY, (s->active + 1) % s->head.players, 0, 0, told);
}

/* ---- Sailing --------------------------------------------------------------------------------------------------------------- */

static bool offers(const rs_moves *moves, int verb)
{
    for (int i = 0; i < moves->count; i++)
        if (moves->at[i].verb == verb) return true;
    return false;
}

/* All see the fog and what was laid; of the hand only its captain is told, as of the whole question. */
static int why_no_exploring(const pl_state *s)
{
    if (s->turn.fog) return PL_EV_ASK_SAIL_FOG;
    return s->turn.explored ? PL_EV_ASK_SAIL_LAID : PL_EV_ASK_SAIL_ON;
}

ASKS(sail)
{
    rs_moves moves = {0};
    int kind = PL_EV_ASK_SAIL;

    pl_sail_moves(view, &moves);
    if (!offers(&moves, PL_EXPLORE))
        kind = why_no_exploring(view);
    else if (!offers(&moves, PL_MOVE))
        kind = PL_EV_ASK_SAIL_LAY;
    rs_tell_only(told, rs_top_of(view)->seat, kind, pl_the_active(view)->at, 0);
}

ASKS(toll)
{
    const pl_state *s = view;

    ask(s, PL_EV_ASK_TOLL, s->stack[s->head.depth - 2].arg[0], 0, 0, told);
}

/* ---- Pay, Trade, Letters --------------------------------------------------------------------------------------------------- */

ASKS(pay)
{
    const pl_captain *c = pl_the_active(view);
    int crew = pl_ship_of(c->own)->pay;

    if (c->mate == PL_NONE)
        ask(view, PL_EV_ASK_PAY, crew, 0, 0, told);
    else if (crew > 0)
        ask(view, PL_EV_ASK_PAY_BOTH, crew, c->mate, 0, told);
    else
        ask(view, PL_EV_ASK_PAY_MATE, c->mate, 0, 0, told);
}

ASKS(trade)
{
    const pl_captain *c = pl_the_active(view);
    int room = rs_at_least(pl_traded_room(c) - pl_tokens(c, PL_TRADED), 0), natives = pl_natives_on(view, c->at);

    if (natives != PL_NONE)
        ask(view, PL_EV_ASK_TRADE_NATIVES, PL_RIVER_TRADERS + natives, c->silver, room, told);
    else
        ask(view, pl_must_sell(view) ? PL_EV_ASK_TRADE_DUTY : PL_EV_ASK_TRADE, c->at, c->silver, room, told);
}

ASKS(action) { ask(view, PL_EV_ASK_ACTION, pl_the_active(view)->at, pl_the_active(view)->silver, 0, told); }

static int nation_asked(const pl_state *s) { return pl_port_of(pl_the_active(s)->at)->nation; }

ASKS(bid) { ask(view, PL_EV_ASK_BID, nation_asked(view), 0, 0, told); }
ASKS(block) { ask(view, PL_EV_ASK_BLOCK, ((const pl_state *)view)->active, nation_asked(view), 0, told); }

ASKS(warside)
{
    const pl_state *s = view;
    const pl_war *war = &s->war[rs_top_of(s)->arg[0]];

    ask(s, PL_EV_ASK_WARSIDE, war->a, war->b, 0, told);
}

/* ---- Fights ----------------------------------------------------------------------------------------------------------------- */

ASKS(chase) { ask(view, PL_EV_ASK_CHASE, pl_speed(pl_the_active(view)), ((const pl_state *)view)->fight.speed, 0, told); }
ASKS(broadside) { ask(view, PL_EV_ASK_BROADSIDE, pl_cannons(pl_the_active(view)), ((const pl_state *)view)->fight.cannons, 0, told); }
ASKS(board) { ask(view, PL_EV_ASK_BOARD, pl_crew(pl_the_active(view)), ((const pl_state *)view)->fight.crew, 0, told); }
ASKS(boarding) { ask(view, PL_EV_ASK_BOARDING, pl_crew(pl_the_active(view)), ((const pl_state *)view)->fight.crew, 0, told); }

static int opponent(const pl_state *s) { return rs_top_of(s)->seat == s->fight.attacker ? s->fight.defender : s->fight.attacker; }

ASKS(defend) { ask(view, PL_EV_ASK_DEFEND, opponent(view), 0, 0, told); }
ASKS(victor) { ask(view, PL_EV_ASK_VICTOR, opponent(view), 0, 0, told); }
ASKS(duel) { ask(view, PL_EV_ASK_DUEL, rs_top_of(view)->arg[0], opponent(view), 0, told); }

static int prize_at_stake(const pl_state *s) { return s->captain[s->fight.defender].prize; }

ASKS(caught)
{
    const rs_frame *frame = rs_top_of(view);
    int kind = frame->arg[1] > frame->arg[0] ? PL_EV_ASK_CAUGHT_FAST : PL_EV_ASK_CAUGHT;

    ask(view, kind, opponent(view), prize_at_stake(view), 0, told);
}

ASKS(salvage)
{
    static const uint8_t kinds[] = {
        [PL_NOT_CHASED] = PL_EV_ASK_SALVAGE, [PL_CAUGHT] = PL_EV_ASK_SALVAGE_CAUGHT, [PL_AWAY] = PL_EV_ASK_SALVAGE_AWAY};

    ask(view, kinds[rs_top_of(view)->arg[0]], opponent(view), prize_at_stake(view), 0, told);
}
