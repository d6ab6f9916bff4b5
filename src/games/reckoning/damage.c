/* damage.c - damage, repair, sinking, modes (DR-7, DR-13). */
#include "games/reckoning/reckoning.h"

/* Less than nothing is a repair. */
void dr_damage(dr_state *s, int seat, int damage, rs_turn *turn)
{
    dr_captain *c = &s->captain[seat];

    c->damage = (int8_t)(c->damage + damage);
    rs_tell(turn, damage > 0 ? DR_EV_DAMAGED : DR_EV_REPAIRED, seat, damage > 0 ? damage : -damage, c->damage, 0, 0);
}

void dr_set_mode(dr_state *s, int seat, int mode, rs_turn *turn)
{
    if (s->captain[seat].mode == mode) return;
    s->captain[seat].mode = (int8_t)mode;
    rs_tell(turn, DR_EV_MODE, seat, mode, 0, 0, 0);
}

/* DR-13.5 (1): all coins aboard if there are enough, else some of the chest. */
static int ransom(dr_captain *c)
{
    int lost = c->coins;

    if (lost >= DR_RANSOM) {
        c->coins = 0;
    } else {
        lost = c->chest < DR_RANSOM ? c->chest : DR_RANSOM;
        c->chest = (int16_t)(c->chest - lost);
    }
    c->lost = (int8_t)lost;
    return lost;
}

/* DR-13.5 (3), (4) */
static void go_to_harbour(dr_state *s, int seat, int lost, int sinker, rs_turn *turn)
{
    dr_captain *c = &s->captain[seat];
    int coins = c->coins;

    c->at = DR_HARBOUR;
    c->damage = c->track = 0;
    c->coins = 0;
    dr_stow_unasked(c);
    rs_tell(turn, DR_EV_SUNK, seat, lost, sinker, 0, 0);
    dr_set_mode(s, seat, DR_TRADE_MODE, turn);
    dr_into_chest(s, seat, coins, turn);
}

/* DR-13.5 (2), DR-21.5 */
static void reward(dr_state *s, int sinker, int coins, rs_turn *turn)
{
    if (sinker == DR_NONE) return;
    dr_into_chest(s, sinker, coins, turn);
    dr_achieve(s, sinker, DR_TERROR, turn);
}

void dr_sink(dr_state *s, int seat, int sinker, rs_turn *turn)
{
    int lost = ransom(&s->captain[seat]);

    go_to_harbour(s, seat, lost, sinker, turn);
    reward(s, sinker, lost, turn);
}

/* DR-13.8: both losses are worked out before any coin moves. */
void dr_sink_both(dr_state *s, int a, int b, rs_turn *turn)
{
    int lost_a = ransom(&s->captain[a]), lost_b = ransom(&s->captain[b]);

    go_to_harbour(s, a, lost_a, b, turn);
    go_to_harbour(s, b, lost_b, a, turn);
    reward(s, a, lost_b, turn);
    reward(s, b, lost_a, turn);
}
