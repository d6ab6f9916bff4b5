/* pirates.c - encounters, tribute, nests and their dice (CO-10, CO-13.5). */
#include "games/compagnie/compagnie.h"

/* ---- The dice ----------------------------------------------------------------------------------------------------------- */

void co_pirates_rise(co_state *s, int nest, rs_turn *turn)
{
    co_nation *france = &s->nation[CO_FRANCE];

    if (s->nest[nest] >= CO_MOST_PIPS) return;
    if (france->node != CO_FIRST_NEST + nest) {
        s->nest[nest]++;
        rs_tell(turn, CO_EV_PIRATES, RS_NOBODY, nest, s->nest[nest], 0, 0);
        return;
    }
    france->pips--; /* CO-10.14 */
    rs_tell(turn, CO_EV_FRENCH, RS_NOBODY, nest, france->pips, 0, 0);
    if (france->pips == 0) co_nation_leaves(s, CO_FRANCE, turn);
}

/* CO-10.12 */
void co_pirates_fall(co_state *s, int nest, int pips, int seat, rs_turn *turn)
{
    if (pips == 0) return;
    s->nest[nest] = (int8_t)(s->nest[nest] - pips);
    rs_tell(turn, CO_EV_PIRATES, RS_NOBODY, nest, s->nest[nest], 0, 0);
    if (co_uses(s, seat, CO_BOUNTY)) co_gain(s, seat, CO_BOUNTY_PAID * pips, turn);
}

void co_mutineers(co_state *s, int node, rs_turn *turn)
{
    int nest = co_mutiny_nest[co_nodes[node].region];

    for (int i = 0; i < CO_NESTS; i++, nest = (nest + 1) % CO_NESTS)
        if (s->nest[nest] < CO_MOST_PIPS) {
            rs_tell(turn, CO_EV_MUTINEERS, RS_NOBODY, nest, 0, 0, 0);
            co_pirates_rise(s, nest, turn);
            return;
        }
}

/* ---- Who meets them -------------------------------------------------------------------------------------------------------- */

void co_note_encounter(co_state *s, int number, int nest)
{
    int8_t entry = (int8_t)(number * CO_NESTS + nest);
    int at = 0;

    for (; at < CO_ENCOUNTERS && s->turn.encounter[at] != CO_NONE; at++)
        if (s->turn.encounter[at] == entry) return;
    s->turn.encounter[at] = entry; /* each pair once: there is room */
}

static void remove_encounter(co_state *s, int at)
{
    for (; at < CO_ENCOUNTERS - 1; at++) s->turn.encounter[at] = s->turn.encounter[at + 1];
    s->turn.encounter[CO_ENCOUNTERS - 1] = CO_NONE;
}

void co_forget_encounters(co_state *s, int number)
{
    for (int at = 0; at < CO_ENCOUNTERS && s->turn.encounter[at] != CO_NONE;) {
        if (s->turn.encounter[at] / CO_NESTS == number)
            remove_encounter(s, at);
        else
            at++;
    }
}

/* CO-3.4: an area that both have entered counts once. */
void co_inherit_encounters(co_state *s, int from, int into)
{
    int8_t noted[CO_ENCOUNTERS];

    for (int i = 0; i < CO_ENCOUNTERS; i++) {
        noted[i] = s->turn.encounter[i];
        s->turn.encounter[i] = CO_NONE;
    }
    for (int i = 0; i < CO_ENCOUNTERS && noted[i] != CO_NONE; i++) {
        int number = noted[i] / CO_NESTS;

        co_note_encounter(s, number == from ? into : number, noted[i] % CO_NESTS);
    }
}

bool co_meet_pirates(co_state *s, rs_turn *turn)
{
    while (s->turn.encounter[0] != CO_NONE) {
        int number = s->turn.encounter[0] / CO_NESTS, nest = s->turn.encounter[0] % CO_NESTS, fleet = co_fleet_of(s->active, number);

        remove_encounter(s, 0);
        if (s->nest[nest] == 0) continue; /* CO-10.3 */
        if (s->fleet[fleet].node == CO_FIRST_NEST + nest) {
            co_start_pirate_battle(s, fleet, nest, s->nest[nest], true, turn);
        } else {
            rs_frame *frame = rs_push(s, CO_D_TRIBUTE, s->active);

            frame->arg[0] = (int8_t)number;
            frame->arg[1] = (int8_t)nest;
        }
        return true;
    }
    return false;
}

/* ---- T5: tribute --------------------------------------------------------------------------------------------------------------- */

const char *co_refuse_give(const void *state, rs_move move)
{
    const co_state *s = state;
    const rs_frame *frame = rs_top_of(s);

    if (s->ship[move.arg[0]].fleet != co_fleet_of(frame->seat, frame->arg[0]))
        return RS_NO("CO-10.4", "That ship is not in the fleet that meets the pirates.");
    return co_carries(&s->ship[move.arg[0]], move.arg[1]) ? NULL : RS_NO("CO-10.4", "That ship has no such bale.");
}

/* A move for each ship and each good that it carries. */
static void bale_moves(const co_state *s, int fleet, int verb, rs_moves *moves)
{
    int ship;

    CO_EACH_SHIP(ship, s->ships_of[fleet])
    {
        const int8_t *cargo = s->ship[ship].cargo;

        for (int i = 0; i < CO_HOLD; i++)
            if (cargo[i] != CO_NONE && (i == 0 || cargo[i] != cargo[0])) rs_offer2(moves, verb, ship, cargo[i]);
    }
}

void co_tribute_moves(const void *state, rs_moves *moves)
{
    const co_state *s = state;
    const rs_frame *frame = rs_top_of(s);

    bale_moves(s, co_fleet_of(frame->seat, frame->arg[0]), CO_GIVE, moves);
    rs_offer(moves, CO_END);
}

void co_tribute_apply(void *state, rs_move move, rs_turn *turn)
{
    co_state *s = state;
    rs_frame *frame = rs_top(s);
    int fleet = co_fleet_of(frame->seat, frame->arg[0]), nest = frame->arg[1];

    if (move.verb == CO_GIVE) {
        co_unstow(s, move.arg[0], move.arg[1]);
        frame->arg[2]++;
        rs_tell(turn, CO_EV_TRIBUTE, frame->seat, move.arg[0], move.arg[1], 0, 0);
        if (frame->arg[2] < s->nest[nest]) return;
        rs_tell(turn, CO_EV_BOUGHT_OFF, frame->seat, fleet, 0, 0, 0);
        rs_pop(s);
        return;
    }

    int ships = s->nest[nest] - frame->arg[2];

    rs_pop(s);
    co_start_pirate_battle(s, fleet, nest, ships, false, turn);
}

/* ---- T6: the pirates keep away ------------------------------------------------------------------------------------------------------ */

void co_engage_moves(const void *state, rs_moves *moves)
{
    (void)state;
    rs_offer(moves, CO_FIGHT);
    rs_offer(moves, CO_SAIL_ON);
}

void co_engage_apply(void *state, rs_move move, rs_turn *turn)
{
    (void)turn;
    rs_pop(state);
    if (move.verb == CO_FIGHT) return;
    rs_pop(state); /* no battle, no experience */
    co_battle_over(state);
}
