/* turn.c - the turn: its beginning, its clean-up, who comes next, the end (DR-3, DR-19, DR-23). */
#include "games/reckoning/reckoning.h"

/* ---- The beginning (T0, T1) --------------------------------------------------------------------------------------------- */

/* DR-3.1 */
static void clear_marks(dr_state *s)
{
    s->turn = (dr_turn){0};
    for (int seat = 0; seat < s->head.players; seat++) {
        dr_captain *c = &s->captain[seat];

        for (int card = 0; card < DR_CREW; card++) c->used[card] = c->spent[card] = 0;
        for (int space = 0; space <= DR_PRINTED; space++) c->spent_hull[space] = 0;
    }
}

void dr_begin_turn(dr_state *s, int seat)
{
    s->active = (int8_t)seat;
    rs_become(s, DR_TURN, seat);
}

void dr_turn_step(void *state, rs_turn *turn)
{
    dr_state *s = state;
    rs_frame *top = rs_top(s);
    int seat = top->seat;

    if (top->arg[0]++ == 1) {
        rs_become(s, DR_D_MAIN, seat);
        return;
    }
    clear_marks(s);
    rs_tell(turn, DR_EV_TURN, seat, s->round, 0, 0, 0);
    if (rs_zone_size(&s->captain[seat].hand) == 0)
        s->captain[seat].pending = 0;
    else if (s->captain[seat].pending)
        rs_push(s, DR_D_LEVEL, seat);
}

/* ---- Clean-up (C1 to C6) ------------------------------------------------------------------------------------------------ */

/* DR-19.2 */
static void refill(dr_state *s, rs_turn *turn)
{
    for (int cell = 0; cell < DR_CELLS; cell++)
        if (dr_is_explored(s, cell) && s->cell[cell].card == DR_NONE) dr_lay_card(s, cell, turn);
}

void dr_mode_moves(const void *state, rs_moves *moves)
{
    (void)state;
    for (int mode = 0; mode < DR_MODES; mode++) rs_offer1(moves, DR_MODE, mode);
}

void dr_mode_apply(void *state, rs_move move, rs_turn *turn)
{
    dr_state *s = state;
    int seat = rs_top(s)->seat;

    rs_pop(s);
    dr_set_mode(s, seat, move.arg[0], turn);
}

/* DR-7.2 */
static void choose_mode(dr_state *s, int seat, rs_turn *turn)
{
    if (s->captain[seat].at == DR_HARBOUR)
        dr_set_mode(s, seat, DR_TRADE_MODE, turn);
    else
        rs_push(s, DR_D_MODE, seat);
}

static int draws_in(const dr_state *s, int seat, int card, const dr_line *row)
{
    int draws = 0;

    for (int i = 0; row && row->other && i < row->count; i++)
        if (dr_abilities[row->ability[i]].op == DR_OP_DRAW) draws += dr_ability_size(s, seat, card, row->ability[i]);
    return draws;
}

/* Draw bonuses of cards in play and of empty holds. */
static int draw_bonus(const dr_state *s, int seat)
{
    const dr_captain *c = &s->captain[seat];
    int draws = 0;

    for (int i = 0; i < c->in_play; i++)
        for (int line = 0; line < DR_LINES; line++)
            draws += draws_in(s, seat, c->order[i], dr_line_of(s, seat, c->order[i], line)) +
                     draws_in(s, seat, c->order[i], dr_copied_line(s, seat, c->order[i], line));
    for (int space = 0; space < DR_HULL; space++)
        if (!(c->stow >> space & 1)) draws += dr_hull_face(c, space)->draws;
    return draws;
}

static int hand_limit(const dr_state *s, int seat)
{
    int limit = DR_HAND_LIMIT;

    for (int cell = 0; cell < DR_CELLS; cell++)
        if (s->cell[cell].holder == seat) limit += dr_islands[s->cell[cell].tile].hand;
    return limit;
}

/* DR-19.9 */
static int cards_to_draw(const dr_state *s, int seat, int bonus)
{
    int draws = DR_HAND + bonus, room = hand_limit(s, seat) - rs_zone_size(&s->captain[seat].hand);

    if (room < 0) room = 0;
    return rs_at_most(draws, room);
}

static void discard_play(dr_state *s, int seat)
{
    dr_captain *c = &s->captain[seat];

    for (int i = 0; i < c->in_play; i++) {
        rs_add(&c->discard, dr_crew_id(seat, c->order[i]));
        if (c->slot[c->order[i] * DR_SLOTS + DR_BOTTOM - 1] == DR_UNDERSTUDY) s->copied = DR_NONE;
    }
    while (c->in_play > 0) c->order[--c->in_play] = DR_NONE;
}

static void discard_and_draw(dr_state *s, int seat, int bonus, rs_turn *turn)
{
    int draws = cards_to_draw(s, seat, bonus);

    discard_play(s, seat);
    while (draws-- > 0 && dr_draw_card(s, seat, turn) != DR_NONE) continue;
}

/* ---- Who comes next (T4) ------------------------------------------------------------------------------------------------ */

/* DR-20.1, DR-23.1, DR-23.3 */
static void check_end(dr_state *s, int seat, rs_turn *turn)
{
    dr_captain *c = &s->captain[seat];

    if (s->ender == DR_NONE && dr_tiles_placed(c) >= DR_TRIGGER) {
        s->ender = (int8_t)seat;
        rs_tell(turn, DR_EV_TRIGGER, seat, 0, 0, 0, 0);
    }
    if (s->ender != DR_NONE) {
        c->done = 1;
        rs_tell(turn, DR_EV_LAST_TURN, seat, 0, 0, 0, 0);
    }
    c->pending = !c->done;
}

static void next_turn(dr_state *s, int seat, rs_turn *turn)
{
    int next = seat + 1 == s->head.players ? 0 : seat + 1;
    bool around = next == s->first;

    if (s->captain[next].done || (around && s->round >= s->head.option[DR_OPT_MAX_ROUNDS])) {
        dr_settle_scores(s, turn); /* DR-23.6, DR-1.6 */
        return;
    }
    s->round = (int8_t)(s->round + around);
    dr_begin_turn(s, next);
}

void dr_cleanup_step(void *state, rs_turn *turn)
{
    dr_state *s = state;
    rs_frame *top = rs_top(s);
    int seat = top->seat;

    switch (top->arg[0]++) {
    case DR_CU_REFILL:
        refill(s, turn);
        choose_mode(s, seat, turn);
        break;
    case DR_CU_SLEEVE:
        s->captain[seat].track = 0;
        top->arg[1] = (int8_t)draw_bonus(s, seat); /* DR-5.11: what is sleeved now does not count yet */
        if (!rs_is_empty(&s->captain[seat].waiting)) rs_push(s, DR_D_SLEEVE, seat);
        break;
    default:
        discard_and_draw(s, seat, top->arg[1], turn);
        check_end(s, seat, turn);
        next_turn(s, seat, turn);
    }
}
