/* crew.c - crew battles: after boarding, and by rumours and missions (MM-23). */
#include "games/marauders/marauders.h"

void mm_start_crew_battle(mm_state *s)
{
    s->battle.winner = MM_NONE;
    s->battle.rally[0] = s->battle.rally[1] = 0;
    rs_push(s, MM_S_CREW, s->active);
}

static int crew(const mm_state *s, int i) { return mm_values_of(s, s->battle.side[i])[MM_CREW]; }

static const mm_captain *fighter(const mm_state *s, int i) { return mm_is_seat(s->battle.side[i]) ? &s->captain[s->battle.side[i]] : NULL; }

static int leadership(const mm_state *s, int i)
{
    if (fighter(s, i)) return mm_skill_of(fighter(s, i), MM_LEADERSHIP);
    return s->battle.side[i] == MM_SIDE_BAND ? s->battle.leadership : mm_npc_skill(s, s->battle.side[i] - MM_SIDE_NPC, MM_LEADERSHIP);
}

static void lose_crew(mm_state *s, int i, int hits)
{
    int8_t *crew_ = &mm_values(s, s->battle.side[i])[MM_CREW];

    if (hits == 0 || *crew_ == 0) return;
    *crew_ = (int8_t)(hits < *crew_ ? *crew_ - hits : 0); /* MM-23.7 */
    s->battle.crew_hit = (uint8_t)(s->battle.crew_hit | 1u << i);
}

static void wipe_dice(mm_state *s)
{
    for (int i = 0; i < 2; i++)
        for (int face = 0; face < MM_FACES; face++) s->battle.dice[i][face] = 0;
}

/* The frame goes; who has won stands in the record. */
static void decided(mm_state *s, int winner, rs_turn *turn)
{
    s->battle.winner = (int8_t)winner;
    wipe_dice(s);
    s->battle.rally[0] = s->battle.rally[1] = 0;
    s->battle.rerolled = 0;
    if (winner != MM_NONE) rs_tell(turn, MM_EV_WINS, RS_NOBODY, s->battle.side[winner], 0, 0, 0);
    rs_pop(s);
}

/* MM-23.5, MM-23.6: is a crew at 0? With both at 0 the dice decide. */
static bool over(mm_state *s, rs_turn *turn)
{
    bool out[2] = {crew(s, 0) == 0, crew(s, 1) == 0};

    if (!out[0] && !out[1]) return false;
    decided(s, out[0] && out[1] ? mm_stronger(s->battle.dice[0], s->battle.dice[1]) : out[0] ? 1 : 0, turn);
    return true;
}

/* MM-23.2 */
static void fire_swivels(mm_state *s, rs_turn *turn)
{
    for (int i = 0; i < 2; i++)
        if (fighter(s, i) && mm_has_mod(fighter(s, i), MM_SWIVELS)) {
            mm_throw(s->battle.dice[i], 2, turn);
            rs_tell(turn, MM_EV_SWIVELS, RS_NOBODY, s->battle.side[i], 2, s->battle.dice[i][MM_SKULL], 0);
        }
    for (int i = 0; i < 2; i++) lose_crew(s, i, s->battle.dice[!i][MM_SKULL] > 0);
}

static void tell_crews(const mm_state *s, rs_turn *turn) { rs_tell(turn, MM_EV_CREW_LEFT, RS_NOBODY, crew(s, 0), crew(s, 1), 0, 0); }

static bool is_beaten(const mm_state *s) { return crew(s, 0) == 0 || crew(s, 1) == 0; }

/* MM-23.3: who has no Crew has lost, before the Swivel Guns or by them. */
static void begin(mm_state *s, rs_turn *turn)
{
    wipe_dice(s);
    if (!is_beaten(s)) fire_swivels(s, turn);
    if (is_beaten(s)) tell_crews(s, turn);
    if (!over(s, turn)) wipe_dice(s);
}

enum { STAGE, LATER }; /* of the frame; is it a later round than the first? */

static void roll(mm_state *s, rs_turn *turn)
{
    mm_battle *b = &s->battle;
    bool first = !rs_top(s)->arg[LATER];

    b->rerolled = 0;
    for (int i = 0; i < 2; i++) {
        int bonus = first && fighter(s, i) && fighter(s, i)->captain == MM_TREGARNE ? 1 : 0; /* C08 */

        mm_throw(b->dice[i], leadership(s, i) + b->rally[i] + bonus, turn);
        b->rally[i] = 0;
    }
    rs_tell(turn, MM_EV_CREW_DICE, RS_NOBODY, b->dice[0][MM_SKULL], mm_pips(b->dice[0]), b->dice[1][MM_SKULL], mm_pips(b->dice[1]));
    mm_open_window(s, MM_W_C2, s->active);
}

/* MM-23.4: both at the same time, at most as many as there are men. */
static void strike(mm_state *s, rs_turn *turn)
{
    int hits[2];

    for (int i = 0; i < 2; i++) hits[i] = s->battle.dice[i][MM_SKULL] < crew(s, i) ? s->battle.dice[i][MM_SKULL] : crew(s, i);
    for (int i = 0; i < 2; i++) lose_crew(s, i, hits[!i]);
    tell_crews(s, turn);
    if (over(s, turn)) return;
    wipe_dice(s);
    rs_top(s)->arg[STAGE] = MM_C_ROUND;
    rs_top(s)->arg[LATER] = 1;
}

static void crew_stage(mm_state *s, rs_turn *turn)
{
    switch (rs_top(s)->arg[STAGE]++) {
    case MM_C_BEGIN: begin(s, turn); break;
    case MM_C_ROUND: mm_open_window(s, MM_W_C1, s->active); break;
    case MM_C_ROLL: roll(s, turn); break;
    default: strike(s, turn);
    }
}

void mm_crew_step(void *state, rs_turn *turn)
{
    do crew_stage(state, turn);
    while (mm_goes_on(state, MM_S_CREW));
}
