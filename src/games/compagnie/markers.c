/* markers.c - the markers on the strategy wheels (CO-14.3 to CO-14.7, CO-20.5). */
#include "games/compagnie/compagnie.h"

static const uint32_t wheel_bits[CO_WHEELS] = {0x7, 0x78, 0x780, 0x7800};

uint32_t co_marked(const co_state *s, int seat)
{
    const co_company *c = &s->company[seat];
    uint32_t marked = 0;

    for (int i = 0; i < CO_MARKERS; i++) {
        if (c->marker[i] != CO_NONE) marked |= 1u << c->marker[i];
        if (c->extra[i] != CO_NONE) marked |= 1u << c->extra[i];
    }
    return marked;
}

uint32_t co_markable(const co_state *s, int seat)
{
    uint32_t wheels = 0;

    for (int wheel = co_highest_level(s, seat); wheel > 0; wheel--) wheels |= wheel_bits[wheel];
    return wheels & ~co_marked(s, seat);
}

/* ---- T1: a newly reached wheel ------------------------------------------------------------------------------------------------ */

/* Asks for each wheel that a fleet has reached and that has no colour marker. */
void co_mark_wheels_step(void *state, rs_turn *turn)
{
    co_state *s = state;
    int seat = rs_top(s)->seat, highest = co_highest_level(s, seat);

    (void)turn;
    for (int wheel = 1; wheel <= highest; wheel++)
        if (s->company[seat].marker[wheel - 1] == CO_NONE) {
            rs_push(s, CO_D_MARKER, seat)->arg[0] = (int8_t)wheel;
            return;
        }
    rs_pop(s);
}

const char *co_refuse_mark(const void *state, rs_move move)
{
    const co_state *s = state;
    const rs_frame *frame = rs_top_of(s);

    if (co_marked(s, frame->seat) >> move.arg[0] & 1) return RS_NO("CO-14.4", "You already have a marker there.");
    if (frame->kind == CO_D_MARKER)
        return co_strategies[move.arg[0]].level == frame->arg[0] ? NULL
                                                                 : RS_NO("CO-14.3", "The marker goes on the wheel that was just reached.");
    return co_markable(s, frame->seat) >> move.arg[0] & 1 ? NULL : RS_NO("CO-20.5", "No fleet of yours has reached that wheel.");
}

void co_marker_moves(const void *state, rs_moves *moves)
{
    const co_state *s = state;
    int strategy;

    CO_EACH_BIT(strategy, wheel_bits[rs_top_of(s)->arg[0]] & ~co_marked(s, rs_top_of(s)->seat)) rs_offer1(moves, CO_MARK, strategy);
}

void co_marker_apply(void *state, rs_move move, rs_turn *turn)
{
    co_state *s = state;
    rs_frame frame = *rs_top(s);

    rs_pop(s);
    s->company[frame.seat].marker[frame.arg[0] - 1] = move.arg[0];
    rs_tell(turn, CO_EV_MARKS, frame.seat, move.arg[0], 0, 0, 0);
}

/* ---- T1b: moving markers --------------------------------------------------------------------------------------------------------- */

/* CO-14.5: there is something to move only on wheels below the fleet's level, or with the Tactics manual. */
void co_begin_shift(co_state *s, int fleet)
{
    int seat = co_owner_of(fleet), level = s->fleet[fleet].level;

    if (level > 1 || co_uses(s, seat, CO_TACTICS)) rs_push(s, CO_D_SHIFT, seat)->arg[CO_H_LEVEL] = (int8_t)level;
}

const char *co_refuse_shift(const void *state, rs_move move)
{
    const co_state *s = state;
    const rs_frame *frame = rs_top_of(s);
    int wheel = co_strategies[move.arg[0]].level;

    if (frame->arg[CO_H_COLOUR]) return RS_NO("CO-14.5", "One colour marker has been moved already.");
    if (wheel == 0) return RS_NO("CO-9.1", "The wheel +0 needs no marker.");
    if (wheel >= frame->arg[CO_H_LEVEL]) return RS_NO("CO-14.5", "Markers move only on wheels below the fleet's level.");
    if (s->company[frame->seat].marker[wheel - 1] == CO_NONE) return RS_NO("CO-14.5", "You have no marker on that wheel.");
    return co_marked(s, frame->seat) >> move.arg[0] & 1 ? RS_NO("CO-14.4", "You already have a marker there.") : NULL;
}

static int extra_on(const co_state *s, int seat, int strategy)
{
    for (int i = 0; i < CO_MARKERS; i++)
        if (s->company[seat].extra[i] == strategy) return i;
    return CO_NONE;
}

const char *co_refuse_shift_extra(const void *state, rs_move move)
{
    const co_state *s = state;
    const rs_frame *frame = rs_top_of(s);
    int marker = extra_on(s, frame->seat, move.arg[0]);

    if (!co_uses(s, frame->seat, CO_TACTICS)) return RS_NO("CO-14.7", "That needs the Tactics manual.");
    if (marker == CO_NONE) return RS_NO("CO-14.7", "You have no extra marker there.");
    if (frame->arg[CO_H_EXTRA] >> marker & 1) return RS_NO("CO-14.7", "That marker has been moved already.");
    return co_markable(s, frame->seat) >> move.arg[1] & 1 ? NULL : RS_NO("CO-14.7", "The marker cannot go there.");
}

static void extra_moves(const co_state *s, const rs_frame *frame, rs_moves *moves)
{
    uint32_t free = co_markable(s, frame->seat);
    int strategy;

    for (int i = 0; i < CO_MARKERS; i++) {
        if (s->company[frame->seat].extra[i] == CO_NONE || frame->arg[CO_H_EXTRA] >> i & 1) continue;
        CO_EACH_BIT(strategy, free) rs_offer2(moves, CO_SHIFT_EXTRA, s->company[frame->seat].extra[i], strategy);
    }
}

void co_shift_moves(const void *state, rs_moves *moves)
{
    const co_state *s = state;
    const rs_frame *frame = rs_top_of(s);
    uint32_t wheels = 0;
    int strategy, level = rs_at_most(frame->arg[CO_H_LEVEL], CO_WHEELS - 1);

    for (int wheel = 1; wheel < level && !frame->arg[CO_H_COLOUR]; wheel++)
        if (s->company[frame->seat].marker[wheel - 1] != CO_NONE) wheels |= wheel_bits[wheel];
    CO_EACH_BIT(strategy, wheels & ~co_marked(s, frame->seat)) rs_offer1(moves, CO_SHIFT, strategy);
    if (co_uses(s, frame->seat, CO_TACTICS)) extra_moves(s, frame, moves);
    rs_offer(moves, CO_END);
}

void co_shift_apply(void *state, rs_move move, rs_turn *turn)
{
    co_state *s = state;
    rs_frame *frame = rs_top(s);
    co_company *c = &s->company[frame->seat];

    if (move.verb == CO_END) {
        rs_pop(s);
        return;
    }
    if (move.verb == CO_SHIFT) {
        c->marker[co_strategies[move.arg[0]].level - 1] = move.arg[0];
        frame->arg[CO_H_COLOUR] = 1;
    } else {
        int marker = extra_on(s, frame->seat, move.arg[0]);

        c->extra[marker] = move.arg[1];
        frame->arg[CO_H_EXTRA] |= (int8_t)(1 << marker);
    }
    rs_tell(turn, CO_EV_MARKS, frame->seat, move.verb == CO_SHIFT ? move.arg[0] : move.arg[1], 0, 0, 0);
}

/* ---- T16: the Tactics manual's markers ------------------------------------------------------------------------------------------------
 */

void co_extra_moves(const void *state, rs_moves *moves)
{
    int strategy;

    CO_EACH_BIT(strategy, co_markable(state, rs_top_of(state)->seat)) rs_offer1(moves, CO_MARK, strategy);
}

void co_extra_apply(void *state, rs_move move, rs_turn *turn)
{
    co_state *s = state;
    rs_frame *frame = rs_top(s);
    co_company *c = &s->company[frame->seat];

    c->extra[CO_MARKERS - frame->arg[0]] = move.arg[0];
    rs_tell(turn, CO_EV_MARKS, frame->seat, move.arg[0], 0, 0, 0);
    if (--frame->arg[0] == 0 || !co_markable(s, frame->seat)) rs_pop(s);
}
