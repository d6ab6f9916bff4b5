/* sail.c - setting sail, moving, exploring, and pirates that lie in wait (DR-6, DR-7). */
#include "games/reckoning/reckoning.h"

/* ---- Setting sail (DR-6.1 to DR-6.4) ------------------------------------------------------------------------------------ */

/* DR-6.3: where one could unload and load again, loaded holds do not hinder the sails. */
static bool all_sails_count(const dr_state *s, int seat)
{
    int at = s->captain[seat].at;

    return at == DR_HARBOUR || (s->cell[at].holder == seat && !dr_is_blocked(s, seat, at));
}

static int sails_of_ship(const dr_state *s, int seat)
{
    const dr_captain *c = &s->captain[seat];
    int loaded = all_sails_count(s, seat) ? 0 : c->stow, sails = 0;

    for (int space = 0; space < DR_HULL; space++)
        if (!(loaded >> space & 1)) sails += dr_hull_face(c, space)->sails;
    return sails;
}

static int sails_of_crew(const dr_state *s, int seat)
{
    const dr_captain *c = &s->captain[seat];
    int sails = 0;

    for (int i = 0; i < c->in_play; i++) sails += dr_sails(dr_card_symbols(s, seat, c->order[i]));
    return sails;
}

/* Sails that an unused slash row would give. */
static int optional_sails(const dr_state *s, int seat, int card, int line)
{
    const dr_line *row = dr_line_of(s, seat, card, line);

    return s->captain[seat].used[card] >> (line * DR_LINE_ROOM) & row->slash ? 0 : dr_sails(row->chosen);
}

/* The first slash row with sails from this place on: 4 * place in play + row; DR_NONE: no more. */
static int next_option(const dr_state *s, int seat, int from)
{
    const dr_captain *c = &s->captain[seat];

    for (int i = from; i < c->in_play * DR_LINES; i++)
        if (optional_sails(s, seat, c->order[i / DR_LINES], i % DR_LINES) > 0) return i;
    return DR_NONE;
}

int dr_sails_now(const dr_state *s, int seat) { return sails_of_ship(s, seat) + sails_of_crew(s, seat); }

int dr_sails_by_choice(const dr_state *s, int seat, int from)
{
    const dr_captain *c = &s->captain[seat];
    int sails = 0;

    for (int i = from; (i = next_option(s, seat, i)) != DR_NONE; i++)
        sails += optional_sails(s, seat, c->order[i / DR_LINES], i % DR_LINES);
    return sails;
}

static void hoist(dr_state *s, int seat, int optional, rs_turn *turn)
{
    dr_captain *c = &s->captain[seat];
    int sails = dr_sails_now(s, seat) + optional;

    c->track = (int8_t)(sails < DR_TRACK ? sails : DR_TRACK);
    s->turn.set_sail = 1;
    rs_tell(turn, DR_EV_SET_SAIL, seat, sails, c->track, 0, 0);
}

const char *dr_refuse_set_sail(const void *state, rs_move move)
{
    (void)move;
    return ((const dr_state *)state)->turn.set_sail ? RS_NO("DR-6.1", "You have already set sail this turn.") : NULL;
}

static void set_sail(dr_state *s, int seat, rs_turn *turn)
{
    if (next_option(s, seat, 0) == DR_NONE)
        hoist(s, seat, 0, turn);
    else
        rs_push(s, DR_D_RIG, seat);
}

/* Rows are counted in the order of play, so that each choice of rows comes up once. */
const char *dr_refuse_count(const void *state, rs_move move)
{
    const dr_state *s = state;
    const rs_frame *top = rs_top_of(s);

    for (int i = top->arg[0]; move.arg[0] >= 0 && move.arg[1] >= 0 && (i = next_option(s, top->seat, i)) != DR_NONE; i++)
        if (s->captain[top->seat].order[i / DR_LINES] == move.arg[0] && i % DR_LINES == move.arg[1]) return NULL;
    return RS_NO("DR-5.7", "That row has no optional sails, has been used, or has been passed over.");
}

void dr_rig_moves(const void *state, rs_moves *moves)
{
    const dr_state *s = state;
    const rs_frame *top = rs_top_of(s);

    for (int i = top->arg[0]; (i = next_option(s, top->seat, i)) != DR_NONE; i++)
        rs_offer2(moves, DR_COUNT, s->captain[top->seat].order[i / DR_LINES], i % DR_LINES);
    rs_offer(moves, DR_HOIST);
}

static void count_row(dr_state *s, rs_frame *frame, int card, int line)
{
    const dr_captain *c = &s->captain[frame->seat];
    int place = 0;

    while (c->order[place] != card) place++;
    frame->arg[0] = (int8_t)(place * DR_LINES + line + 1);
    frame->arg[1] = (int8_t)(frame->arg[1] + optional_sails(s, frame->seat, card, line));
    dr_mark_used(s, frame->seat, card, line, __builtin_ctz(dr_line_of(s, frame->seat, card, line)->slash));
}

void dr_rig_apply(void *state, rs_move move, rs_turn *turn)
{
    dr_state *s = state;
    rs_frame frame = *rs_top(s);

    if (move.verb == DR_COUNT) {
        count_row(s, rs_top(s), move.arg[0], move.arg[1]);
        return;
    }
    rs_pop(s);
    hoist(s, frame.seat, frame.arg[1], turn);
}

/* ---- Steps (DR-6.5 to DR-6.11) ------------------------------------------------------------------------------------------ */

/* DR-6.9: where a movement may end, bit per space. */
static int legal_ends(const dr_state *s)
{
    int ends = 1 << DR_HARBOUR;

    if (!s->turn.explored) return (1 << DR_SPACES) - 1;
    for (int cell = 0; cell < DR_CELLS; cell++) ends |= dr_is_explored(s, cell) << cell;
    return ends;
}

static int spread(int spaces)
{
    int wider = spaces;

    for (int rest = spaces; rest; rest &= rest - 1) wider |= dr_beside[__builtin_ctz((unsigned)rest)];
    return wider;
}

static bool can_end_within(int ends, int from, int steps)
{
    int reached = 1 << from;

    while (!(reached & ends) && steps-- > 0) reached = spread(reached);
    return (reached & ends) != 0;
}

bool dr_step_is_legal(const dr_state *s, int seat, int to)
{
    const dr_captain *c = &s->captain[seat];

    return c->track > 0 && (dr_beside[c->at] >> to & 1) && can_end_within(legal_ends(s), to, c->track - 1);
}

const char *dr_refuse_sail(const void *state, rs_move move)
{
    const dr_state *s = state;
    const dr_captain *c = &s->captain[rs_top_of(s)->seat];

    if (!s->turn.set_sail) return RS_NO("DR-1.3", "Set sail first.");
    if (c->track == 0) return RS_NO("DR-6.5", "You have no sails left.");
    if (!(dr_beside[c->at] >> move.arg[0] & 1)) return RS_NO("DR-6.5", "That space is not next to your ship.");
    return dr_step_is_legal(s, rs_top_of(s)->seat, move.arg[0]) ? NULL : RS_NO("DR-6.9", "From there the movement could not end anywhere.");
}

const char *dr_refuse_anchor(const void *state, rs_move move)
{
    const dr_state *s = state;

    (void)move;
    return legal_ends(s) >> s->captain[rs_top_of(s)->seat].at & 1 ? NULL : RS_NO("DR-6.12", "You have already explored a tile this turn.");
}

void dr_step_moves(const void *state, rs_moves *moves)
{
    const dr_state *s = state;
    int seat = rs_top_of(s)->seat;

    rs_offer_if(dr_verbs, s, moves, (rs_move){DR_ANCHOR, {0}});
    for (int rest = dr_beside[s->captain[seat].at]; rest; rest &= rest - 1) {
        int to = __builtin_ctz((unsigned)rest);

        if (dr_step_is_legal(s, seat, to)) rs_offer1(moves, DR_SAIL, to);
    }
}

/* Passive abilities of this kind in play. */
static int count_in_play(const dr_state *s, int seat, int op)
{
    const dr_captain *c = &s->captain[seat];
    int found = 0;

    for (int i = 0; i < c->in_play * DR_LINES; i++) {
        const dr_line *rows[] = {dr_line_of(s, seat, c->order[i / DR_LINES], i % DR_LINES),
                                 dr_copied_line(s, seat, c->order[i / DR_LINES], i % DR_LINES)};

        for (int k = 0; k < 2; k++)
            for (int a = 0; rows[k] && rows[k]->other && a < rows[k]->count; a++) found += dr_abilities[rows[k]->ability[a]].op == op;
    }
    return found;
}

/* DR-11.7; true: the ship is sunk. */
static bool hit_by_garrison(dr_state *s, int seat, int cell, rs_turn *turn)
{
    const dr_cell *here = &s->cell[cell];

    if (!(here->buildings >> DR_GARRISON & 1) || here->holder == seat) return false;
    dr_damage(s, seat, 1, turn);
    if (s->captain[seat].damage < DR_SUNK) return false;
    dr_sink(s, seat, here->holder, turn);
    return true;
}

/* DR-13.4, DR-13.9 */
static void rake(dr_state *s, int seat, int cell, rs_turn *turn)
{
    int ships = dr_ships_at(s, seat, cell), damage = ships ? count_in_play(s, seat, DR_OP_RAKE) : 0;

    for (int i = 1; damage > 0 && i < s->head.players; i++) {
        int other = (seat + i) % s->head.players;

        if (!(ships >> other & 1)) continue;
        dr_damage(s, other, damage, turn);
        if (s->captain[other].damage >= DR_SUNK) dr_sink(s, other, seat, turn);
    }
}

/* DR-10.8 */
static void sweep(dr_state *s, int seat, int cell, rs_turn *turn)
{
    int times;

    if (dr_row_of(cell) != DR_ROWS - 1 || !dr_may_land(s, seat, cell) || s->turn.swept >> cell & 1) return;
    times = count_in_play(s, seat, DR_OP_SWEEP4);
    if (times == 0) return;
    s->turn.swept = (int16_t)(s->turn.swept | 1 << cell);
    dr_onto_ship(s, seat, times * dr_production(s, cell, DR_CARGO), times * dr_production(s, cell, DR_COINS), turn);
    dr_check_stow(s, seat);
}

/* DR-6.10: on top of the stack lies the movement. */
static void enter(dr_state *s, int seat, int to, rs_turn *turn)
{
    s->captain[seat].track--;
    s->captain[seat].at = (int8_t)to;
    rs_tell(turn, DR_EV_ENTERS, seat, to, s->captain[seat].track, 0, 0);
    if (to == DR_HARBOUR) return;
    if (hit_by_garrison(s, seat, to, turn)) {
        rs_pop(s); /* DR-13.6 */
        return;
    }
    if (!(s->turn.entered >> to & 1)) rake(s, seat, to, turn);
    s->turn.entered = (int16_t)(s->turn.entered | 1 << to);
    sweep(s, seat, to, turn);
}

void dr_step_apply(void *state, rs_move move, rs_turn *turn)
{
    dr_state *s = state;
    int seat = rs_top(s)->seat;

    if (move.verb == DR_ANCHOR)
        rs_become(s, DR_ARRIVE, seat);
    else
        enter(s, seat, move.arg[0], turn);
}

/* ---- Arriving (DR-6.12, DR-6.13) ---------------------------------------------------------------------------------------- */

static void explore(dr_state *s, int seat, int cell, rs_turn *turn)
{
    int tile = rs_pick(turn->chance, s->deep.cards, &dr_tile_words);

    rs_remove(&s->deep.cards, tile);
    s->cell[cell].tile = (int8_t)tile;
    s->turn.explored = 1;
    rs_tell(turn, DR_EV_TILE, seat, cell, tile, 0, 0);
    dr_lay_card(s, cell, turn);
    dr_advance(s, seat, DR_FINDS, turn);
}

void dr_arrive_step(void *state, rs_turn *turn)
{
    dr_state *s = state;
    rs_frame *top = rs_top(s);
    int seat = top->seat, at = s->captain[seat].at;

    switch (top->arg[0]++) {
    case DR_AR_EXPLORE:
        if (at == DR_HARBOUR)
            rs_pop(s);
        else if (!dr_is_explored(s, at))
            explore(s, seat, at, turn);
        else
            top->arg[0] = DR_AR_PIRATES;
        break;
    case DR_AR_SWEEP:
        dr_check_shores(s, turn);
        sweep(s, seat, at, turn);
        break;
    default:
        top->arg[0] = DR_AR_PIRATES;
        if (dr_pirates_at(s, seat, at) & ~s->turn.attacked)
            rs_push(s, DR_D_PIRATES, seat);
        else
            rs_pop(s);
    }
}

const char *dr_refuse_fight(const void *state, rs_move move)
{
    const dr_state *s = state;
    int seat = rs_top_of(s)->seat, foe = move.arg[0];

    if (foe < 0 || !(dr_pirates_at(s, seat, s->captain[seat].at) >> foe & 1))
        return RS_NO("DR-6.14", "There is no such ship in pirate mode here.");
    return s->turn.attacked >> foe & 1 ? RS_NO("DR-14.3", "That ship has already been attacked this turn.") : NULL;
}

void dr_pirates_moves(const void *state, rs_moves *moves)
{
    const dr_state *s = state;

    for (int foe = 0; foe < s->head.players; foe++) rs_offer_if(dr_verbs, s, moves, (rs_move){DR_FIGHT, {(int8_t)foe}});
    for (int good = 0; good < DR_GOODS; good++) rs_offer_if(dr_verbs, s, moves, (rs_move){DR_JETTISON, {(int8_t)good}});
    rs_offer_if(dr_verbs, s, moves, (rs_move){DR_STOW, {0}});
}

static void handle(dr_state *s, int seat, int handling, int good)
{
    rs_frame *frame = rs_push(s, DR_D_AMOUNT, seat);

    frame->arg[0] = (int8_t)handling;
    frame->arg[1] = (int8_t)good;
}

void dr_pirates_apply(void *state, rs_move move, rs_turn *turn)
{
    dr_state *s = state;
    int seat = rs_top(s)->seat;

    switch (move.verb) {
    case DR_JETTISON: handle(s, seat, DR_JETTISONING, move.arg[0]); break;
    case DR_STOW:
        rs_top(s)->arg[0] = 1;
        rs_push(s, DR_D_STOW, seat);
        break;
    default: rs_pop(s); dr_start_battle(s, DR_SHIPS, move.arg[0], DR_NONE, turn);
    }
}

/* ---- The main phase ("Main actions") ------------------------------------------------------------------------------------ */

static void offer_goods(const dr_state *s, rs_moves *moves)
{
    static const uint8_t verbs[] = {DR_LOAD, DR_UNLOAD, DR_JETTISON};

    if (s->turn.goods >= DR_MOST_GOODS) return;
    for (int i = 0; i < RS_COUNT(verbs); i++)
        for (int good = 0; good < DR_GOODS; good++) rs_offer_if(dr_verbs, s, moves, (rs_move){verbs[i], {(int8_t)good}});
    if (dr_aboard(&s->captain[s->active]) > 0) rs_offer_if(dr_verbs, s, moves, (rs_move){DR_STOW, {0}});
}

static void offer_sailing(const dr_state *s, rs_moves *moves)
{
    if (!s->turn.set_sail)
        rs_offer(moves, DR_SET_SAIL);
    else if (s->captain[s->active].track > 0) {
        for (int rest = dr_beside[s->captain[s->active].at]; rest; rest &= rest - 1) {
            int to = __builtin_ctz((unsigned)rest);

            if (dr_step_is_legal(s, s->active, to)) rs_offer1(moves, DR_SAIL, to);
        }
    }
}

static void offer_fights(const dr_state *s, rs_moves *moves)
{
    int at = s->captain[s->active].at, pirates = dr_pirates_at(s, s->active, at) & ~s->turn.attacked;

    for (; pirates; pirates &= pirates - 1) rs_offer1(moves, DR_FIGHT, __builtin_ctz((unsigned)pirates));
    rs_offer_if(dr_verbs, s, moves, (rs_move){DR_STORM, {0}});
}

/* In the order in which they are looked for: what a card in play gives comes before another card. */
static void offer_actions(const dr_state *s, int seat, rs_moves *moves)
{
    dr_offer_abilities(s, seat, false, moves);
    rs_offer_each(moves, DR_PLAY, dr_crew_set(s->captain[seat].hand.cards, seat));
    offer_sailing(s, moves);
    if (s->captain[seat].at != DR_HARBOUR) {
        dr_offer_deals(s, moves);
        offer_fights(s, moves);
    }
    offer_goods(s, moves);
    rs_offer_if(dr_verbs, s, moves, (rs_move){DR_GIVE_BACK, {0}});
}

void dr_main_moves(const void *state, rs_moves *moves)
{
    const dr_state *s = state;

    if (s->turn.actions < DR_MOST_ACTIONS) offer_actions(s, s->active, moves);
    rs_offer(moves, DR_END);
}

const char *dr_refuse_give_back(const void *state, rs_move move)
{
    const dr_captain *c = &((const dr_state *)state)->captain[rs_top_of(state)->seat];

    (void)move;
    if (dr_has_deed(c, DR_ICON)) return RS_NO("DR-21.2", "You already have the Trade Icon.");
    if (dr_tiles_placed(c) == DR_TILES_OWNED) return RS_NO("DR-21.12", "You have no achievement tile left.");
    return dr_means(c) >= DR_RETURN ? NULL : RS_NO("DR-21.11", "You do not have 12 cargo on ship and dock.");
}

static void goods_action(dr_state *s, rs_move move)
{
    static const uint8_t handling[DR_VERBS] = {[DR_LOAD] = DR_LOADING, [DR_UNLOAD] = DR_UNLOADING, [DR_JETTISON] = DR_JETTISONING};

    s->turn.goods++;
    if (move.verb == DR_STOW)
        rs_push(s, DR_D_STOW, s->active);
    else
        handle(s, s->active, handling[move.verb], move.arg[0]);
}

void dr_main_apply(void *state, rs_move move, rs_turn *turn)
{
    dr_state *s = state;
    int seat = s->active;

    s->turn.actions++;
    switch (move.verb) {
    case DR_END: rs_become(s, DR_CLEANUP, seat); break;
    case DR_PLAY: dr_play_card(s, seat, move.arg[0], turn); break;
    case DR_USE: dr_use_ability(s, seat, move, turn); break;
    case DR_SET_SAIL: set_sail(s, seat, turn); break;
    case DR_SAIL:
        rs_push(s, DR_D_STEP, seat);
        enter(s, seat, move.arg[0], turn);
        break;
    case DR_BUY:
    case DR_TRADE: dr_buy(s, seat, turn); break;
    case DR_RAID: dr_raid(s, seat, turn); break;
    case DR_FIGHT: dr_start_battle(s, DR_SHIPS, move.arg[0], DR_NONE, turn); break;
    case DR_STORM: dr_start_battle(s, DR_WALLS, s->cell[s->captain[seat].at].holder, DR_NONE, turn); break;
    case DR_GIVE_BACK: dr_ask_price(s, seat, (dr_price){.cargo = DR_RETURN}, DR_FOR_ICON, 0, 0, turn); break;
    default: goods_action(s, move); break;
    }
}
