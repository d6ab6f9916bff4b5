/* turn.c - the turn's beginning and end: T0, T5, T6 (PL-4, PL-22.4, PL-23.4). */
#include "games/plunder/plunder.h"

/* ---- T0: begin ---------------------------------------------------------------------------------------------------- */

/* PL-20.6: who lost a ship draws to six; one card each time, since a Storm may come between. */
static void redraw(pl_state *s, rs_turn *turn)
{
    if (pl_hand_size(pl_active(s)) == PL_HAND_DEALT) {
        rs_become(s, PL_RESOLVE, s->active);
    } else if (!pl_draw(s, s->active, turn)) { /* PL-9.6 */
        if (s->head.option[PL_OPT_STORM_CUTS]) rs_become(s, PL_RESOLVE, s->active);
        pl_storm_breaks(s);
    }
}

void pl_begin_step(void *state, rs_turn *turn)
{
    pl_state *s = state;
    rs_frame *frame = rs_top(s);

    if (frame->arg[0]) {
        redraw(s, turn);
        return;
    }
    s->turn = (pl_turn){.direction = PL_NONE};
    rs_tell(turn, PL_EV_TURN, s->active, s->round, 0, 0, 0);
    if (!pl_active(s)->lost) {
        rs_become(s, PL_RESOLVE, s->active);
        return;
    }
    pl_active(s)->lost = false;
    frame->arg[0] = true;
}

/* ---- T5: lay an Encounter ------------------------------------------------------------------------------------------ */

void pl_lay_one_step(void *state, rs_turn *turn)
{
    pl_state *s = state;

    (void)turn;
    rs_become(s, pl_hand_size(pl_active(s)) > 0 ? PL_D_ENCOUNTER : PL_END_TURN, s->active);
}

void pl_encounter_moves(const void *state, rs_moves *moves)
{
    const pl_state *s = state;
    int card;

    RS_EACH(card, pl_the_active(s)->hand.cards) pl_offer_with_parameters(s, moves, PL_LAY, card, false);
    pl_free_options(s, moves);
}

const char *pl_refuse_lay(const void *state, rs_move move)
{
    const pl_state *s = state;

    if (!rs_has(&pl_the_active(s)->hand.cards, move.arg[0])) return RS_NO("PL-22.4", "That card is not in hand.");
    return pl_refuse_parameter(s, move.arg[0], move.arg[1]);
}

void pl_encounter_apply(void *state, rs_move move, rs_turn *turn)
{
    pl_state *s = state;

    if (pl_apply_free_option(s, move, turn)) return;
    pl_leaves_hand(s, s->active, move.arg[0]);
    s->pending = move.arg[0];
    s->parameter = move.arg[1];
    rs_tell(turn, PL_EV_LAID, s->active, move.arg[0], move.arg[1], 0, 0); /* PL-22.5 */
    rs_become(s, PL_END_TURN, s->active);
}

/* ---- T6: end ------------------------------------------------------------------------------------------------------- */

static void end_round(pl_state *s, rs_turn *turn)
{
    pl_fleets_sail(s, turn);
    s->round++;
    rs_tell(turn, PL_EV_ROUND, RS_NOBODY, s->round, 0, 0, 0);
    if (s->round <= s->head.option[PL_OPT_MAX_ROUNDS]) return;
    s->head.over = true; /* PL-23.4 */
    rs_tell(turn, PL_EV_TIME_UP, RS_NOBODY, 0, 0, 0, 0);
}

void pl_end_turn_step(void *state, rs_turn *turn)
{
    pl_state *s = state;
    int next = (s->active + 1) % s->head.players; /* PL-1.4 */

    pl_drop_offer(s, s->active);
    pl_active(s)->port_was_enemy = pl_in_enemy_port(s, s->active); /* PL-10.4 */
    if (next == s->first) end_round(s, turn);
    s->active = (int8_t)next;
    rs_become(s, PL_BEGIN, next);
}
