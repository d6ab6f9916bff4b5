/* turn.c - a company's turn: its five phases in order, and income (CO-1, CO-2). */
#include "games/compagnie/compagnie.h"

void co_end_turn(co_state *s)
{
    s->turn = (co_turn){0};
    for (int i = 0; i < CO_ENCOUNTERS; i++) s->turn.encounter[i] = CO_NONE;
    s->active = CO_NONE;
}

/* ---- Phase 1 (CO-2) ---------------------------------------------------------------------------------------------------- */

static bool train_in(co_state *s, int seat, int port, rs_turn *turn)
{
    uint32_t fleets = co_ordinary_at(s, seat, port);
    int number;

    CO_EACH_BIT(number, fleets) co_raise(s, co_fleet_of(seat, number), turn);
    return fleets != 0;
}

static void income(co_state *s, int seat, rs_turn *turn)
{
    bool trained = false;
    int governors = 0;

    for (int port = 0; port < CO_PORTS; port++) {
        const co_port *p = &s->port[port];

        if (p->admin != seat || !co_open(s, seat, port)) continue; /* CO-2.3 */
        if (p->function == CO_GOVERNOR) governors++;
        if (p->function == CO_COMMANDER) trained |= train_in(s, seat, port, turn);
    }
    co_gain(s, seat, governors, turn);
    if (trained) rs_push(s, CO_MARK_WHEELS, seat);
}

/* ---- The five phases (CO-1.2) ---------------------------------------------------------------------------------------------- */

static uint32_t unplayed(const co_state *s, int seat)
{
    uint32_t fleets = 0;

    for (int number = 0; number < CO_NUMBERS; number++)
        if (s->fleet[co_fleet_of(seat, number)].node != CO_NONE) fleets |= 1u << number;
    return fleets & ~(uint32_t)s->turn.played;
}

/* A port where something can be done and that has not been resolved. */
static bool port_is_left(co_state *s, int seat)
{
    bool left = false;

    for (int number = 0; number < CO_NUMBERS; number++) {
        int node = s->fleet[co_fleet_of(seat, number)].node;

        if (node == CO_NONE || !co_is_port(node) || rs_has(&s->turn.resolved, node)) continue;
        if (co_port_is_idle(s, node))
            rs_add(&s->turn.resolved, node);
        else
            left = true;
    }
    return left;
}

static bool can_train(const co_state *s, int seat)
{
    if (!co_uses(s, seat, CO_MOCK_BATTLES)) return false;
    for (int number = 0; number < CO_ORDINARY; number++)
        if (__builtin_popcountll(s->ships_of[co_fleet_of(seat, number)]) >= 2) return true;
    return false;
}

void co_turn_step(void *state, rs_turn *turn)
{
    co_state *s = state;
    rs_frame *frame = rs_top(s);
    int seat = frame->seat;

    switch (frame->arg[CO_F_STAGE]) {
    case CO_T_INCOME:
        frame->arg[CO_F_STAGE]++;
        income(s, seat, turn);
        return;
    case CO_T_SAIL:
        if (!unplayed(s, seat) && !co_can_merge(s, seat)) break;
        rs_push(s, CO_D_FLEET, seat);
        return;
    case CO_T_ENCOUNTERS:
        if (!co_meet_pirates(s, turn)) break;
        return;
    case CO_T_PORTS:
        if (!port_is_left(s, seat)) break;
        rs_push(s, CO_D_PORT, seat);
        return;
    case CO_T_MOCK:
        frame->arg[CO_F_STAGE]++;
        if (can_train(s, seat)) rs_push(s, CO_D_MOCK, seat);
        return;
    case CO_T_BUY:
        frame->arg[CO_F_STAGE]++;
        rs_push(s, CO_D_BUY, seat);
        return;
    case CO_T_RESEARCH:
        frame->arg[CO_F_STAGE]++;
        rs_push(s, CO_D_RESEARCH, seat);
        return;
    default:
        co_end_turn(s);
        rs_pop(s);
        return;
    }
    frame->arg[CO_F_STAGE]++;
}

/* ---- T13: Mock battles ------------------------------------------------------------------------------------------------------- */

const char *co_refuse_mock(const void *state, rs_move move)
{
    const co_state *s = state;

    if (move.arg[0] >= CO_ORDINARY) return RS_NO("CO-2.2", "Packet fleets never gain experience.");
    return __builtin_popcountll(s->ships_of[co_fleet_of(rs_top_of(s)->seat, move.arg[0])]) >= 2
               ? NULL
               : RS_NO("CO-14.2", "Mock battles need a fleet of two ships or more.");
}

void co_mock_moves(const void *state, rs_moves *moves)
{
    for (int number = 0; number < CO_ORDINARY; number++) rs_offer_if(co_verbs, state, moves, (rs_move){CO_MOCK, {(int8_t)number}});
    rs_offer(moves, CO_PASS);
}

void co_mock_apply(void *state, rs_move move, rs_turn *turn)
{
    co_state *s = state;
    int seat = rs_top(s)->seat;

    rs_pop(s);
    if (move.verb == CO_PASS) return;
    co_raise(s, co_fleet_of(seat, move.arg[0]), turn);
    co_begin_shift(s, co_fleet_of(seat, move.arg[0]));
    rs_push(s, CO_MARK_WHEELS, seat);
}

/* ---- Ending a menu --------------------------------------------------------------------------------------------------------------- */

const char *co_refuse_end(const void *state, rs_move move)
{
    const co_state *s = state;
    const rs_frame *frame = rs_top_of(s);

    (void)move;
    switch (frame->kind) {
    case CO_D_FLEET: return unplayed(s, frame->seat) ? RS_NO("CO-3.1", "Every fleet has to be played first.") : NULL;
    case CO_D_SPLIT:
        return s->ships_of[co_fleet_of(frame->seat, frame->arg[1])] ? NULL : RS_NO("CO-3.2", "The new fleet needs at least one ship.");
    case CO_D_BATTLES: return co_challenge_waits(s, frame->arg[0]) ? RS_NO("CO-8.4", "There are challenges to be answered.") : NULL;
    case CO_D_REMOVE: return frame->arg[1] ? NULL : RS_NO("CO-24.12", "Remove at least one warehouse.");
    default: return NULL;
    }
}
