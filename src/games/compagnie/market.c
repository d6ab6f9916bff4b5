/* market.c - warehouse fields and how they are refilled (CO-16). */
#include "games/compagnie/compagnie.h"

/* CO-16.4 */
int co_level_of(const co_state *s, int port, int field)
{
    const co_port *p = &s->port[port];
    int warehouses = 0;

    if (p->owner[field] == CO_NONE) return p->damage[field] == 0;
    for (int i = 0; i < CO_FIELDS; i++) warehouses += p->owner[i] != CO_NONE;
    return warehouses;
}

void co_fill(co_state *s, int port, int field, int bales, rs_turn *turn)
{
    if (bales <= 0) return;
    s->supply[port] = (int8_t)(s->supply[port] - bales);
    s->port[port].bales[field] = (int8_t)(s->port[port].bales[field] + bales);
    rs_tell(turn, CO_EV_FILLED, RS_NOBODY, port, field, s->port[port].bales[field], 0);
}

void co_empty_field(co_state *s, int port, int field)
{
    s->supply[port] = (int8_t)(s->supply[port] + s->port[port].bales[field]);
    s->port[port].bales[field] = 0;
}

/* CO-16.6 */
void co_start_refill(co_state *s, int port, rs_turn *turn)
{
    int sum = 0;

    for (int field = 0; field < CO_FIELDS; field++) {
        int want = co_level_of(s, port, field) - s->port[port].bales[field];

        s->want[field] = (int8_t)(want > 0 ? want : 0); /* CO-16.7 */
        sum += s->want[field];
    }
    (void)turn;
    if (sum) rs_push(s, CO_REFILL, RS_NOBODY)->arg[0] = (int8_t)port;
}

/* ---- Dividing what there is ----------------------------------------------------------------------------------------------------- */

static void place_bale(co_state *s, int port, int field, rs_turn *turn)
{
    s->want[field]--;
    co_fill(s, port, field, 1, turn);
}

static void end_refill(co_state *s)
{
    for (int field = 0; field < CO_FIELDS; field++) s->want[field] = 0;
    rs_pop(s);
}

static void fill_all(co_state *s, int port, rs_turn *turn)
{
    for (int field = 0; field < CO_FIELDS; field++) co_fill(s, port, field, s->want[field], turn);
    end_refill(s);
}

/* CO-16.10: whole layers first, then a company after another. */
static void share_equally(co_state *s, int port, int fields, rs_turn *turn)
{
    rs_frame *frame = rs_top(s);
    int place = frame->arg[1];

    if (s->supply[port] >= fields) {
        for (int field = 0; field < CO_FIELDS; field++)
            if (s->want[field] > 0) place_bale(s, port, field, turn);
        return;
    }
    frame->arg[1] = (int8_t)((place + 1) % s->head.players);
    rs_push(s, CO_D_PICK, s->order[place])->arg[0] = (int8_t)port;
}

void co_refill_step(void *state, rs_turn *turn)
{
    co_state *s = state;
    int port = rs_top(s)->arg[0], sum = 0, fields = 0;

    for (int field = 0; field < CO_FIELDS; field++) {
        sum += s->want[field];
        fields += s->want[field] > 0;
    }
    if (s->supply[port] >= sum)
        fill_all(s, port, turn);
    else if (s->supply[port] == 0)
        end_refill(s);
    else if (co_admin_usable(s, port))
        rs_push(s, CO_D_SHARE, s->port[port].admin)->arg[0] = (int8_t)port; /* CO-16.9 */
    else
        share_equally(s, port, fields, turn);
}

const char *co_refuse_share(const void *state, rs_move move)
{
    return ((const co_state *)state)->want[move.arg[0]] > 0 ? NULL : RS_NO("CO-16.9", "That field gets no more bales.");
}

void co_share_moves(const void *state, rs_moves *moves)
{
    const co_state *s = state;

    for (int field = 0; field < CO_FIELDS; field++)
        if (s->want[field] > 0) rs_offer1(moves, CO_SHARE, field);
}

void co_share_apply(void *state, rs_move move, rs_turn *turn)
{
    int port = rs_top(state)->arg[0];

    rs_pop(state);
    place_bale(state, port, move.arg[0], turn);
}
