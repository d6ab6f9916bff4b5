/* death.c - a captain dies or retires; the next one is drawn, and appears at the start of his next turn (MM-27). */
#include "games/marauders/marauders.h"

#include <string.h>

void mm_kill(mm_state *s, int seat, rs_turn *turn)
{
    rs_tell(turn, MM_EV_DEAD, seat, s->captain[seat].captain, 0, 0, 0);
    rs_push(s, MM_S_DEATH, seat);
}

/* ---- What is lost (MM-27.1) -------------------------------------------------------------------------------------- */

static void lose_cards(mm_state *s, int seat, rs_turn *turn)
{
    mm_captain *c = &s->captain[seat];
    int card;

    RS_EACH(card, c->cargo.cards) mm_drop_cargo(s, seat, card, turn);
    RS_EACH(card, c->glory.cards) {
        mm_discard_glory(s, seat, card);
        rs_tell(turn, MM_EV_DISCARDS, seat, card, 0, 0, 0);
    }
    for (int type = 0; type < MM_SPECIALISTS; type++) {
        if (c->hired[type] != MM_NONE) mm_glory_gone(s, c->hired[type]);
        c->hired[type] = MM_NONE;
    }
    rs_add_all(&s->rumour_deck.cards, c->rumours.cards);
    c->rumours.cards = (rs_set){{0, 0}};
    if (c->documents != MM_NONE) mm_rumour_back(s, MM_DOCUMENTS);
    c->documents = MM_NONE;
}

/* MM-12.10: a rumour or mission that was being carried out brings nothing. */
static void lose_tasks(mm_state *s, int seat, rs_turn *turn)
{
    mm_drop_mission(s, seat, turn);
    if (s->testing == MM_NONE || seat != s->active) return;
    if (!rs_has(&s->rumour_deck.cards, s->testing)) mm_rumour_back(s, s->testing);
    s->testing = MM_NONE;
}

static void lose_ship(mm_captain *c)
{
    c->ship = c->zone = MM_NONE;
    c->in_port = false;
    memset(c->value, 0, sizeof c->value);
    memset(c->bounty, 0, sizeof c->bounty);
    c->mods = c->used_mods = c->weapons = 0;
    c->gold = 0;
    c->big_ship = false;
    c->bought_at = c->bought_before = MM_NONE;
}

static void lose_all(mm_state *s, int seat, rs_turn *turn)
{
    mm_captain *c = &s->captain[seat];

    lose_tasks(s, seat, turn);
    lose_cards(s, seat, turn);
    lose_ship(c);
    rs_add(&s->dead_captains, c->captain); /* MM-27.9 */
    c->captain = MM_NONE;
}

/* ---- The next captain (MM-27.3, MM-27.4) ------------------------------------------------------------------------- */

static void draw_successor(mm_state *s, int seat, rs_turn *turn)
{
    int card = rs_pick(turn->chance, s->captain_deck.cards, &mm_master_words);

    rs_remove(&s->captain_deck.cards, card);
    s->captain[seat].successor = (int8_t)card;
    rs_tell(turn, MM_EV_SUCCESSOR, seat, card, 0, 0, 0);
}

static bool may_redraw(const mm_state *s, int seat)
{
    int home = mm_captains[s->captain[seat].successor].home;

    return (s->npc[MM_SLOOP_PIRATE].zone == home || s->npc[MM_FRIGATE_PIRATE].zone == home) && s->aside[1] == MM_NONE &&
           rs_zone_size(&s->captain_deck) > 0;
}

void mm_respawn_redraw_moves(const void *state, rs_moves *moves)
{
    (void)state;
    rs_offer(moves, MM_V_KEEP);
    rs_offer(moves, MM_V_REDRAW);
}

void mm_respawn_redraw_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    int seat = rs_top(s)->seat;

    rs_pop(s);
    if (move.verb == MM_V_KEEP) {
        rs_top(s)->arg[0] = MM_X_END;
        return;
    }
    s->aside[s->aside[0] == MM_NONE ? 0 : 1] = s->captain[seat].successor;
    draw_successor(s, seat, turn);
}

/* Out of everything that this turn was about, if its captain is dead. A death that waits comes first. */
static void end_turn_of_dead(mm_state *s)
{
    if (rs_top(s)->kind == MM_S_DEATH || s->captain[s->active].captain != MM_NONE) return;
    while (rs_top(s)->kind != MM_S_TURN) rs_pop(s);
    rs_top(s)->arg[0] = MM_T_END;
}

static void done(mm_state *s)
{
    for (int i = 0; i < RS_COUNT(s->aside); i++) {
        if (s->aside[i] != MM_NONE) rs_add(&s->captain_deck.cards, s->aside[i]);
        s->aside[i] = MM_NONE;
    }
    rs_pop(s);
    end_turn_of_dead(s);
}

static void death_stage(mm_state *s, rs_turn *turn)
{
    rs_frame *frame = rs_top(s);
    int seat = frame->seat;

    switch (frame->arg[0]) {
    case MM_X_MODS:
        frame->arg[0]++;
        mm_place_mods(s, seat, s->captain[seat].mods);
        mm_strip(&s->captain[seat]);
        break;
    case MM_X_LOSSES:
        frame->arg[0]++;
        lose_all(s, seat, turn);
        if (rs_is_empty(&s->captain_deck.cards))
            mm_end_game(s, MM_EV_NO_CAPTAINS, turn); /* MM-28.2 */
        else
            draw_successor(s, seat, turn);
        break;
    case MM_X_DRAWN:
        if (may_redraw(s, seat))
            rs_push(s, MM_D_RESPAWN_REDRAW, seat);
        else
            frame->arg[0]++;
        break;
    default: done(s);
    }
}

void mm_death_step(void *state, rs_turn *turn)
{
    do death_stage(state, turn);
    while (mm_goes_on(state, MM_S_DEATH));
}

/* ---- A captain appears (U10, MM-27.6, MM-27.7) ------------------------------------------------------------------- */

void mm_new_captain(mm_state *s, int seat, int captain, int ship, rs_turn *turn)
{
    mm_captain *c = &s->captain[seat];

    c->captain = (int8_t)captain;
    c->successor = MM_NONE;
    c->captains++;
    c->zone = mm_captains[captain].home;
    c->in_port = true;
    c->gold = (int16_t)(c->stash < 10 ? 10 - c->stash : 0);
    mm_set_ship(c, ship);
    rs_tell(turn, MM_EV_CAPTAIN, seat, captain, ship, c->zone, 0);
}

const char *mm_refuse_ship(const void *state, rs_move move)
{
    (void)state;
    return move.arg[0] == MM_SLOOP || move.arg[0] == MM_FLUTE ? NULL : RS_NO("MM-27.6", "A captain starts with a sloop or a flute.");
}

void mm_respawn_ship_moves(const void *state, rs_moves *moves)
{
    (void)state;
    rs_offer1(moves, MM_V_SHIP, MM_SLOOP);
    rs_offer1(moves, MM_V_SHIP, MM_FLUTE);
}

void mm_respawn_ship_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    int seat = rs_top(s)->seat;

    rs_pop(s);
    mm_new_captain(s, seat, s->captain[seat].successor, move.arg[0], turn);
    mm_draw_glory(s, seat, 1);
}
