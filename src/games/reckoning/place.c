/* place.c - placing influence, cube by cube (DR-9). */
#include "games/reckoning/reckoning.h"

/* ---- What can be placed where ------------------------------------------------------------------------------------------- */

/* DR-9.10: who has had the last turn is replaced at the price of two placements. */
static int price_of(const dr_state *s, int owner) { return s->captain[owner].done ? 2 : 1; }

/* The lowest price of an opposing cube there; 0: there is none. */
static int cheapest(const dr_state *s, int seat, int cell)
{
    int price = 0;

    for (int owner = 0; owner < s->head.players; owner++)
        if (owner != seat && s->cell[cell].cubes[owner] > 0 && (price == 0 || price_of(s, owner) < price)) price = price_of(s, owner);
    return price;
}

/* Can this ability be added to placements on that island? (DR-9.10) */
static bool places_on(const dr_state *s, int seat, int cell, const dr_ability *ability)
{
    bool here = s->captain[seat].at == cell;

    switch (ability->op) {
    case DR_OP_PLACE: return here && !dr_is_walled(s, seat, cell);
    case DR_OP_PLACE_NOFORT: return here;
    case DR_OP_PLACE_ROWS: return (ability->rows >> dr_row_of(cell) & 1) && !dr_is_walled(s, seat, cell);
    default: return false;
    }
}

typedef struct placer {
    int8_t card, line, bit, ability;
} placer;

/* The unused placing abilities of a row that can be added. */
static int placers_in(const dr_state *s, int seat, int cell, int card, int line, const dr_line *row, int first, placer *found)
{
    int count = 0;

    for (int i = 0; i < row->count; i++) {
        int ability = row->ability[i];

        if (!places_on(s, seat, cell, &dr_abilities[ability]) || dr_is_used(&s->captain[seat], card, line, first + i)) continue;
        if (dr_ability_size(s, seat, card, ability) > 0)
            found[count++] = (placer){(int8_t)card, (int8_t)line, (int8_t)(first + i), (int8_t)ability};
    }
    return count;
}

enum { MOST_PLACERS = DR_CREW * DR_LINES * 2 };

static int find_placers(const dr_state *s, int seat, int cell, placer found[MOST_PLACERS])
{
    const dr_captain *c = &s->captain[seat];
    int count = 0;

    for (int i = 0; i < c->in_play; i++)
        for (int line = 0; line < DR_LINES; line++) {
            const dr_line *row = dr_line_of(s, seat, c->order[i], line), *copied = dr_copied_line(s, seat, c->order[i], line);

            if (row->actions) count += placers_in(s, seat, cell, c->order[i], line, row, 0, &found[count]);
            if (copied) count += placers_in(s, seat, cell, c->order[i], line, copied, 1, &found[count]);
        }
    return count;
}

static bool another_placer(const dr_state *s, int seat, int cell, int card, int line)
{
    placer found[MOST_PLACERS];
    int count = find_placers(s, seat, cell, found);

    for (int i = 0; i < count; i++)
        if (found[i].card != card || found[i].line != line) return true;
    return false;
}

/* DR-9.11: is at least the first placement possible? */
bool dr_can_begin_placing(const dr_state *s, int seat, int cell, int credit, bool nofort, int card, int line)
{
    int price;

    if (credit < 1 || !dr_island_at(s, cell) || dr_is_blocked(s, seat, cell) || (!nofort && dr_is_walled(s, seat, cell))) return false;
    if (!dr_cube_to_be_had(s, seat)) return false;
    if (dr_empty_spaces(&s->cell[cell]) > 0) return true;
    price = cheapest(s, seat, cell);
    return price > 0 && (price <= credit || another_placer(s, seat, cell, card, line));
}

/* ---- One placement after the other -------------------------------------------------------------------------------------- */

void dr_start_placing(dr_state *s, int seat, int cell, int credit, bool nofort)
{
    rs_frame *frame = rs_push(s, DR_PLACE, seat);

    frame->arg[DR_P_CELL] = (int8_t)cell;
    frame->arg[DR_P_CREDIT] = (int8_t)credit;
    frame->arg[DR_P_NOFORT] = nofort;
}

static void lay_cube(dr_state *s, int seat, int cell, rs_turn *turn)
{
    s->captain[seat].supply--;
    s->cell[cell].cubes[seat]++;
    rs_tell(turn, DR_EV_PLACED, seat, cell, s->cell[cell].cubes[seat], 0, 0);
    dr_check_control(s, cell, turn);
}

/* Can the placement be made, or at least be made possible? */
static bool can_go_on(const dr_state *s, const rs_frame *frame)
{
    int cell = frame->arg[DR_P_CELL], credit = frame->arg[DR_P_CREDIT], price;

    if (credit == 0) return false;
    if (dr_empty_spaces(&s->cell[cell]) > 0) return true;
    price = cheapest(s, frame->seat, cell);
    return price > 0 && (price <= credit || another_placer(s, frame->seat, cell, DR_NONE, DR_NONE));
}

void dr_place_step(void *state, rs_turn *turn)
{
    dr_state *s = state;
    rs_frame *top = rs_top(s);
    int seat = top->seat, cell = top->arg[DR_P_CELL];
    dr_cube_answer answer = can_go_on(s, top) ? dr_need_cube(s, seat) : DR_CUBE_NONE;

    if (answer == DR_CUBE_ASKED) return;
    if (answer == DR_CUBE_NONE) {
        rs_pop(s);
    } else if (dr_empty_spaces(&s->cell[cell]) > 0) {
        top->arg[DR_P_CREDIT]--;
        lay_cube(s, seat, cell, turn);
    } else {
        rs_push(s, DR_D_REPLACE, seat);
    }
}

static const rs_frame *placing(const dr_state *s) { return &s->stack[s->head.depth - 2]; }

const char *dr_refuse_replace(const void *state, rs_move move)
{
    const dr_state *s = state;
    const rs_frame *place = placing(s);
    int owner = move.arg[0];

    if (owner < 0 || owner >= s->head.players || owner == place->seat) return RS_NO("DR-9.3", "You cannot replace your own cubes.");
    if (s->cell[place->arg[DR_P_CELL]].cubes[owner] == 0) return RS_NO("DR-9.2", "There is no such cube on an influence space.");
    return price_of(s, owner) <= place->arg[DR_P_CREDIT] ? NULL : RS_NO("DR-9.10", "That cube costs two placements.");
}

const char *dr_refuse_give_up(const void *state, rs_move move)
{
    const dr_state *s = state;
    const rs_frame *place = placing(s);

    (void)move;
    return cheapest(s, place->seat, place->arg[DR_P_CELL]) > place->arg[DR_P_CREDIT]
               ? NULL
               : RS_NO("DR-5.8", "You must place as many cubes as you can.");
}

const char *dr_refuse_add(const void *state, rs_move move)
{
    const dr_state *s = state;
    const rs_frame *place = placing(s);
    placer found[MOST_PLACERS];
    int count = find_placers(s, place->seat, place->arg[DR_P_CELL], found);

    if (dr_refuse_give_up(state, move)) return RS_NO("DR-9.10", "You need no further ability.");
    for (int i = 0; i < count; i++)
        if (found[i].card == move.arg[0] && found[i].line == move.arg[1] && found[i].ability == move.arg[2]) return NULL;
    return RS_NO("DR-9.10", "That ability cannot place influence here, or has already been used.");
}

void dr_replace_moves(const void *state, rs_moves *moves)
{
    const dr_state *s = state;
    const rs_frame *place = placing(s);
    placer found[MOST_PLACERS];
    int count;

    for (int owner = 0; owner < s->head.players; owner++) rs_offer_if(dr_verbs, s, moves, (rs_move){DR_REPLACE, {(int8_t)owner}});
    if (dr_refuse_give_up(s, (rs_move){DR_GIVE_UP, {0}})) return;
    count = find_placers(s, place->seat, place->arg[DR_P_CELL], found);
    for (int i = 0; i < count; i++) rs_offer_move(moves, (rs_move){DR_ADD, {found[i].card, found[i].line, found[i].ability}});
    rs_offer(moves, DR_GIVE_UP);
}

static void replace(dr_state *s, int owner, rs_turn *turn)
{
    rs_frame *place = rs_top(s);
    int cell = place->arg[DR_P_CELL];

    place->arg[DR_P_CREDIT] = (int8_t)(place->arg[DR_P_CREDIT] - price_of(s, owner));
    s->cell[cell].cubes[owner]--;
    s->captain[owner].supply++;
    rs_tell(turn, DR_EV_REPLACED, owner, cell, 0, 0, 0);
    lay_cube(s, place->seat, cell, turn);
}

static void add_placer(dr_state *s, rs_move move)
{
    rs_frame *place = rs_top(s);
    int seat = place->seat, bit = 0;

    place->arg[DR_P_CREDIT] = (int8_t)(place->arg[DR_P_CREDIT] + dr_ability_size(s, seat, move.arg[0], move.arg[2]));
    if (dr_find_ability(s, seat, move.arg[0], move.arg[1], move.arg[2], &bit)) dr_mark_used(s, seat, move.arg[0], move.arg[1], bit);
}

void dr_replace_apply(void *state, rs_move move, rs_turn *turn)
{
    dr_state *s = state;

    rs_pop(s);
    if (move.verb == DR_REPLACE)
        replace(s, move.arg[0], turn);
    else if (move.verb == DR_ADD)
        add_placer(s, move);
    else
        rs_top(s)->arg[DR_P_CREDIT] = 0;
}

/* ---- From afar (D13) ---------------------------------------------------------------------------------------------------- */

const char *dr_refuse_place_at(const void *state, rs_move move)
{
    const dr_state *s = state;
    const rs_frame *top = rs_top_of(s);
    int cell = move.arg[0];

    if (cell == DR_HARBOUR || !(top->arg[0] >> dr_row_of(cell) & 1))
        return RS_NO("DR-9.1", "That is not in a row where this ability works.");
    if (dr_can_begin_placing(s, top->seat, cell, 1, false, DR_NONE, DR_NONE)) return NULL;
    return dr_island_at(s, cell) && dr_is_blocked(s, top->seat, cell) ? dr_refuse_blocked(s, top->seat, cell)
                                                                      : RS_NO("DR-9.4", "No influence can be placed there.");
}

void dr_remote_moves(const void *state, rs_moves *moves)
{
    for (int cell = 0; cell < DR_CELLS; cell++) rs_offer_if(dr_verbs, state, moves, (rs_move){DR_PLACE_AT, {(int8_t)cell}});
}

void dr_remote_apply(void *state, rs_move move, rs_turn *turn)
{
    dr_state *s = state;
    int seat = rs_top(s)->seat;

    (void)turn;
    rs_pop(s);
    dr_start_placing(s, seat, move.arg[0], 1, false);
}
