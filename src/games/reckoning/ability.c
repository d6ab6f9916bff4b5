/* ability.c - the interpreter: which abilities can be used now, and what each of them does ("Abilities" in the rules, DR-5, DR-12). */
#include "games/reckoning/reckoning.h"

/* n of the code, or n for each symbol counted (DR-5.5); BOX counts its helms. */
int dr_ability_size(const dr_state *s, int seat, int card, int ability)
{
    const dr_ability *a = &dr_abilities[ability];

    if (a->per == DR_PER_NONE) return a->n;
    return a->op == DR_OP_WIN   ? a->n + dr_count_shown(s, seat, card, a->per)
           : a->op == DR_OP_BOX ? dr_count_shown(s, seat, card, a->per)
                                : a->n * dr_count_shown(s, seat, card, a->per);
}

/* ---- Extensions (DR-12) ------------------------------------------------------------------------------------------------- */

static int first_of(int class) { return class == DR_CLASS_BASIC ? DR_GUN_DECK : DR_BATTERY; }

static bool is_bare(const dr_captain *c, int space) { return c->hull[space] == DR_NONE && dr_bare_hull[space].hold == 0; }

/* DR-12.2: bare spaces without benefits come first; DR-12.6: an exchange covers a basic tile. */
static bool can_cover(const dr_captain *c, int class, int space)
{
    if (class == DR_CLASS_EXCHANGE) return c->hull[space] != DR_NONE && !dr_extensions[c->hull[space]].advanced;
    for (int other = 0; other < DR_HULL; other++)
        if (is_bare(c, other)) return is_bare(c, space);
    return true;
}

static bool any_tile_left(const dr_state *s, int class)
{
    for (int i = 0; i < DR_EXTENSIONS / 2; i++)
        if (s->extensions[first_of(class) + i] > 0) return true;
    return false;
}

bool dr_can_extend(const dr_state *s, int seat, int class)
{
    if (!any_tile_left(s, class)) return false;
    for (int space = 0; space < DR_HULL; space++)
        if (can_cover(&s->captain[seat], class, space)) return true;
    return false;
}

const char *dr_refuse_extend(const void *state, rs_move move)
{
    const dr_state *s = state;
    const rs_frame *top = rs_top_of(s);

    if (move.arg[0] < 0 || dr_extensions[move.arg[0]].advanced != (top->arg[0] != DR_CLASS_BASIC))
        return RS_NO("DR-12.1", "That extension is of the other class.");
    if (s->extensions[move.arg[0]] == 0) return RS_NO("DR-12.7", "None of these are left.");
    if (can_cover(&s->captain[top->seat], top->arg[0], move.arg[1])) return NULL;
    return top->arg[0] == DR_CLASS_EXCHANGE ? RS_NO("DR-12.6", "There is no basic extension on top there.")
                                            : RS_NO("DR-12.2", "A hull space without benefits must be covered first.");
}

void dr_extend_moves(const void *state, rs_moves *moves)
{
    int first = first_of(rs_top_of(state)->arg[0]);

    for (int extension = first; extension < first + DR_EXTENSIONS / 2; extension++)
        for (int space = 0; space < DR_HULL; space++)
            rs_offer_if(dr_verbs, state, moves, (rs_move){DR_EXTEND, {(int8_t)extension, (int8_t)space}});
}

void dr_extend_apply(void *state, rs_move move, rs_turn *turn)
{
    dr_state *s = state;
    rs_frame frame = *rs_top(s);

    rs_pop(s);
    dr_ask_price(s, frame.seat, (dr_price){frame.arg[DR_EX_PRICE], frame.arg[DR_EX_COINS], frame.arg[DR_EX_FROM]}, DR_FOR_EXTENSION,
                 move.arg[1], move.arg[0], turn);
}

/* DR-12.3, DR-12.4; the cannons of the new tile are fresh (DR-14.5). */
void dr_lay_extension(dr_state *s, int seat, int extension, int space, rs_turn *turn)
{
    dr_captain *c = &s->captain[seat];
    int acquired = 0;

    s->extensions[extension]--;
    c->extended[extension]++;
    c->hull[space] = (int8_t)extension;
    c->spent_hull[space] = 0;
    rs_tell(turn, DR_EV_EXTENDED, seat, extension, space, 0, 0);
    for (int i = 0; i < DR_EXTENSIONS; i++) acquired += c->extended[i];
    if (acquired >= dr_deed_needs[DR_ELITE]) dr_achieve(s, seat, DR_ELITE, turn); /* DR-21.9 */
}

/* ---- What is needed (DR-5.9) -------------------------------------------------------------------------------------------- */

static const char *refuse_remote(const dr_state *s, int seat, int card, int line, const dr_ability *a)
{
    for (int cell = 0; cell < DR_CELLS; cell++)
        if ((a->rows >> dr_row_of(cell) & 1) && dr_can_begin_placing(s, seat, cell, a->n, false, card, line)) return NULL;
    return RS_NO("DR-9.4", "There is no island in its rows where you can place influence.");
}

static const char *refuse_produce(const dr_state *s, int seat)
{
    const char *reason = NULL;

    for (int cell = 0; cell < DR_CELLS; cell++) {
        if (dr_can_produce_at(s, seat, cell)) return NULL;
        if (!reason && dr_is_island(s->cell[cell].tile)) reason = dr_refuse_blocked(s, seat, cell);
    }
    return reason ? reason : RS_NO("DR-10.2", "There is no island to produce on.");
}

static dr_price price_of(const dr_ability *a) { return (dr_price){a->n, a->b, a->where}; }

static const char *refuse_price(const dr_captain *c, const dr_ability *a)
{
    if (dr_can_pay(c, price_of(a))) return NULL;
    if (dr_can_pay(c, (dr_price){a->n, 0, a->where})) return RS_NO("DR-4.13", "There are not enough coins on the ship and in the chest.");
    return a->where == DR_AT_DOCK   ? RS_NO("DR-4.13", "There is not enough cargo on the dock.")
           : a->where == DR_AT_SHIP ? RS_NO("DR-4.13", "There is not enough cargo aboard.")
                                    : RS_NO("DR-4.13", "There is not enough cargo on ship and dock.");
}

static const char *refuse_extension(const dr_state *s, int seat, int class, const dr_ability *a)
{
    const char *reason = refuse_price(&s->captain[seat], a);

    if (reason) return reason;
    return dr_can_extend(s, seat, class) ? NULL : RS_NO("DR-12.6", "There is no such extension left, or no hull space for it.");
}

static const char *refuse_repair(const dr_state *s, int seat, const dr_ability *a)
{
    const dr_captain *c = &s->captain[seat];

    if (c->damage == 0) return RS_NO("DR-5.9", "Your ship has no damage.");
    if (a->where == DR_AT_HARBOUR && c->at != DR_HARBOUR) return RS_NO("DR-13.3", "That works only in the harbour.");
    return refuse_price(c, a);
}

/* BOX: 1-2 helms row 1, 3 row 2, 4 row 3, 5 or more row 4. */
static int row_by_helms(int helms) { return helms <= 2 ? 0 : helms >= 5 ? 3 : helms - 2; }

static const char *refuse_box(const dr_state *s, int helms)
{
    if (helms == 0) return RS_NO("DR-5.9", "There is no helm on this card.");
    return dr_box_size(s, row_by_helms(helms)) > 0 ? NULL : RS_NO("DR-8.13", "That box is empty.");
}

static const char *refuse_place(const dr_state *s, int seat, int at)
{
    const char *reason = dr_island_at(s, at) ? dr_refuse_blocked(s, seat, at) : NULL;

    return reason ? reason : RS_NO("DR-9.11", "No influence can be placed where your ship is.");
}

static const char *refuse_flag(const dr_state *s, int seat, int at)
{
    int ships = dr_ships_at(s, seat, at);

    if (!ships) return RS_NO("DR-17.2", "There is no ship here to attack.");
    return ships & ~s->turn.attacked ? NULL : RS_NO("DR-14.3", "Every ship here has already been attacked this turn.");
}

static const char *refuse_action(const dr_state *s, int seat, int card, int line, int ability)
{
    const dr_ability *a = &dr_abilities[ability];
    int size = a->per == DR_PER_NONE ? a->n : dr_ability_size(s, seat, card, ability), at = s->captain[seat].at;

    switch (a->op) {
    case DR_OP_CARGO:
    case DR_OP_COIN: return size > 0 ? NULL : RS_NO("DR-5.9", "This card shows none of the symbols that the ability counts.");
    case DR_OP_PLACE:
    case DR_OP_PLACE_NOFORT:
        return dr_can_begin_placing(s, seat, at, size, a->op == DR_OP_PLACE_NOFORT, card, line) ? NULL : refuse_place(s, seat, at);
    case DR_OP_PLACE_ROWS: return refuse_remote(s, seat, card, line, a);
    case DR_OP_PRODUCE: return refuse_produce(s, seat);
    case DR_OP_BUILD:
    case DR_OP_BUILD_FREE:
        return dr_site_count(s, seat, a->op == DR_OP_BUILD_FREE) ? NULL : RS_NO("DR-11.2", "There is nothing you can build now.");
    case DR_OP_BASIC: return refuse_extension(s, seat, DR_CLASS_BASIC, a);
    case DR_OP_ADVANCED: return refuse_extension(s, seat, DR_CLASS_ADVANCED, a);
    case DR_OP_EXCHANGE: return refuse_extension(s, seat, DR_CLASS_EXCHANGE, a);
    case DR_OP_REPAIR: return refuse_repair(s, seat, a);
    case DR_OP_FLAG: return refuse_flag(s, seat, at);
    case DR_OP_LEVEL: return s->captain[seat].level[card] < DR_LEVELS ? NULL : RS_NO("DR-20.4", "It is already at level 4.");
    default: return refuse_box(s, size);
    }
}

static bool cubes_to_push(const dr_board *board)
{
    static const uint8_t beside_damage[] = {DR_A2, DR_A4, DR_B1, DR_C2};

    for (int i = 0; i < RS_COUNT(beside_damage); i++)
        if (dr_board_in(board, beside_damage[i]) > 0) return true;
    return false;
}

static const char *refuse_in_battle(const dr_state *s, int seat, int ability)
{
    const dr_ability *a = &dr_abilities[ability];
    const dr_battle *b = &s->battle;

    switch (a->op) {
    case DR_OP_STRENGTH: return NULL;
    case DR_OP_THROW: return dr_cube_to_be_had(s, seat) ? NULL : RS_NO("DR-22.3", "You have no cube to throw.");
    case DR_OP_DRAWFIRE: return dr_can_draw(&s->captain[seat]) ? NULL : RS_NO("DR-19.10", "Your deck and your discard pile are empty.");
    case DR_OP_PUSH_DMG: return cubes_to_push(&b->board) ? NULL : RS_NO("DR-15.9", "There is no cube next to a damage zone.");
    case DR_OP_PUSH_ANY: return b->board.count > 0 ? NULL : RS_NO("DR-15.9", "There is no cube on the board.");
    case DR_OP_SACRIFICE:
        if (b->kind == DR_WALLS) return RS_NO("DR-14.8", "That cannot be used against buildings.");
        return dr_board_of(&b->board, seat) > 0 ? NULL : RS_NO("DR-15.10", "You have no cube on the board.");
    default: return b->kind == DR_WALLS && a->rows == 0 ? RS_NO("DR-14.8", "That cannot be used against buildings.") : NULL;
    }
}

const char *dr_refuse_ability(const dr_state *s, int seat, int card, int line, int bit, int ability)
{
    int op = dr_abilities[ability].op;
    bool battle = rs_top_of(s)->kind == DR_D_ABILITY || rs_top_of(s)->kind == DR_BATTLE;

    if (dr_is_used(&s->captain[seat], card, line, bit)) return RS_NO("DR-5.3", "That ability has already been used this turn.");
    if (op < DR_OP_CARGO || op > DR_OP_WIN) return RS_NO("DR-5.6", "That counts by itself and is not used.");
    if (battle != (op >= DR_OP_STRENGTH))
        return RS_NO("DR-5.3", "Battle abilities can be used only in battles, the others only outside them.");
    return battle ? refuse_in_battle(s, seat, ability) : refuse_action(s, seat, card, line, ability);
}

const char *dr_refuse_use(const void *state, rs_move move)
{
    const dr_state *s = state;
    int seat = rs_top_of(s)->seat, bit = 0;

    if (move.arg[0] < 0 || move.arg[1] < 0 || !dr_in_play(&s->captain[seat], move.arg[0]))
        return RS_NO("DR-5.2", "That card is not in play.");
    if (!dr_find_ability(s, seat, move.arg[0], move.arg[1], move.arg[2], &bit)) return RS_NO("DR-5.2", "That row has no such ability.");
    return dr_refuse_ability(s, seat, move.arg[0], move.arg[1], bit, move.arg[2]);
}

/* ---- Listing ------------------------------------------------------------------------------------------------------------ */

static void offer_row(const dr_state *s, int seat, bool battle, int card, int line, const dr_line *row, int first, rs_moves *moves)
{
    int open = (battle ? row->battle : row->actions) & ~(s->captain[seat].used[card] >> (line * DR_LINE_ROOM + first));

    for (; open; open &= open - 1) {
        int ability = row->ability[__builtin_ctz((unsigned)open)];

        if (battle ? refuse_in_battle(s, seat, ability) : refuse_action(s, seat, card, line, ability)) continue;
        rs_offer_move(moves, (rs_move){DR_USE, {(int8_t)card, (int8_t)line, (int8_t)ability}});
    }
}

void dr_offer_abilities(const dr_state *s, int seat, bool battle, rs_moves *moves)
{
    const dr_captain *c = &s->captain[seat];

    for (int i = 0; i < c->in_play; i++) {
        int card = c->order[i];

        for (int line = 0; line < DR_LINES; line++) {
            const dr_line *copied = dr_copied_line(s, seat, card, line);

            offer_row(s, seat, battle, card, line, dr_line_of(s, seat, card, line), 0, moves);
            if (copied) offer_row(s, seat, battle, card, line, copied, 1, moves);
        }
    }
}

/* Abilities that cost coins, and are not used yet. */
static bool coins_wanted(const dr_captain *c, int card, int line, const dr_line *row, int first)
{
    int open = row ? row->actions & ~(c->used[card] >> (line * DR_LINE_ROOM + first)) : 0;

    for (; open; open &= open - 1) {
        const dr_ability *a = &dr_abilities[row->ability[__builtin_ctz((unsigned)open)]];

        if (a->op >= DR_OP_BASIC && a->op <= DR_OP_REPAIR && a->b > 0) return true;
    }
    return false;
}

/* The list of the main phase, and how coins can be paid, may rest on the chest: who has a card that costs coins is asked in any case. */
bool dr_purse_is_secret(const void *state)
{
    const dr_state *s = state;
    const rs_frame *top = rs_top_of(s);
    const dr_captain *c = &s->captain[top->seat];

    if (top->kind == DR_D_PAY) return top->arg[DR_PAY_PRICE] == 0;
    for (int i = 0; i < c->in_play * DR_LINES; i++) {
        int card = c->order[i / DR_LINES], line = i % DR_LINES;

        if (coins_wanted(c, card, line, dr_line_of(s, top->seat, card, line), 0)) return true;
        if (coins_wanted(c, card, line, dr_copied_line(s, top->seat, card, line), 1)) return true;
    }
    return false;
}

/* ---- Running ------------------------------------------------------------------------------------------------------------ */

static void gain_cargo(dr_state *s, int seat, int where, int cargo, rs_turn *turn)
{
    switch (where) {
    case DR_AT_DOCK: dr_onto_dock(s, seat, cargo, turn); break;
    case DR_AT_SHIP:
        dr_onto_ship(s, seat, cargo, 0, turn);
        dr_check_stow(s, seat);
        break;
    default: rs_push(s, DR_D_SPLIT, seat)->arg[0] = (int8_t)cargo; break;
    }
}

static void gain_coins(dr_state *s, int seat, int where, int coins, rs_turn *turn)
{
    if (where == DR_AT_CHEST) {
        dr_into_chest(s, seat, coins, turn);
        return;
    }
    dr_onto_ship(s, seat, 0, coins, turn);
    dr_check_stow(s, seat);
}

static void ask_production(dr_state *s, int seat, int ability)
{
    rs_frame *frame = rs_push(s, DR_D_PRODUCE, seat);

    frame->arg[DR_PR_LEFT] = dr_abilities[ability].n;
    frame->arg[DR_PR_ABILITY] = (int8_t)ability;
}

static void ask_building(dr_state *s, int seat, int times, bool free)
{
    rs_frame *frame = rs_push(s, DR_D_BUILD, seat);

    frame->arg[0] = (int8_t)times;
    frame->arg[1] = free;
}

static void ask_extension(dr_state *s, int seat, int class, const dr_ability *a)
{
    rs_frame *frame = rs_push(s, DR_D_EXTEND, seat);

    frame->arg[DR_EX_CLASS] = (int8_t)(class);
    frame->arg[DR_EX_PRICE] = a->n;
    frame->arg[DR_EX_FROM] = (int8_t)a->where;
    frame->arg[DR_EX_COINS] = a->b;
}

static void run_action(dr_state *s, int seat, int card, int ability, rs_turn *turn)
{
    const dr_ability *a = &dr_abilities[ability];
    int size = dr_ability_size(s, seat, card, ability);

    switch (a->op) {
    case DR_OP_CARGO: gain_cargo(s, seat, a->where, size, turn); break;
    case DR_OP_COIN: gain_coins(s, seat, a->where, size, turn); break;
    case DR_OP_PLACE:
    case DR_OP_PLACE_NOFORT: dr_start_placing(s, seat, s->captain[seat].at, size, a->op == DR_OP_PLACE_NOFORT); break;
    case DR_OP_PLACE_ROWS: rs_push(s, DR_D_REMOTE, seat)->arg[0] = (int8_t)a->rows; break;
    case DR_OP_PRODUCE: ask_production(s, seat, ability); break;
    case DR_OP_BUILD: ask_building(s, seat, a->n, false); break;
    case DR_OP_BUILD_FREE: ask_building(s, seat, a->n, true); break;
    case DR_OP_BASIC: ask_extension(s, seat, DR_CLASS_BASIC, a); break;
    case DR_OP_ADVANCED: ask_extension(s, seat, DR_CLASS_ADVANCED, a); break;
    case DR_OP_EXCHANGE: ask_extension(s, seat, DR_CLASS_EXCHANGE, a); break;
    case DR_OP_REPAIR: dr_ask_price(s, seat, price_of(a), DR_FOR_REPAIR, 0, 0, turn); break;
    case DR_OP_FLAG: rs_push(s, DR_D_FLAG, seat); break;
    case DR_OP_LEVEL: dr_raise(s, seat, card, turn); break;
    default: dr_search_box(s, seat, row_by_helms(size), turn); break;
    }
}

void dr_run_ability(dr_state *s, int seat, int card, int line, int ability, rs_turn *turn)
{
    (void)line;
    if (dr_abilities[ability].op >= DR_OP_STRENGTH)
        dr_run_battle_ability(s, seat, card, ability, turn);
    else
        run_action(s, seat, card, ability, turn);
}

void dr_use_ability(dr_state *s, int seat, rs_move move, rs_turn *turn)
{
    int bit = 0;

    if (dr_find_ability(s, seat, move.arg[0], move.arg[1], move.arg[2], &bit)) dr_mark_used(s, seat, move.arg[0], move.arg[1], bit);
    dr_run_ability(s, seat, move.arg[0], move.arg[1], move.arg[2], turn);
}

/* ---- A flag is shown (X12) ---------------------------------------------------------------------------------------------- */

const char *dr_refuse_attack(const void *state, rs_move move)
{
    const dr_state *s = state;
    int seat = rs_top_of(s)->seat;

    if (move.arg[0] < 0 || !(dr_ships_at(s, seat, s->captain[seat].at) >> move.arg[0] & 1))
        return RS_NO("DR-17.2", "That ship is not here.");
    return s->turn.attacked >> move.arg[0] & 1 ? RS_NO("DR-14.3", "That ship has already been attacked this turn.") : NULL;
}

void dr_flag_moves(const void *state, rs_moves *moves)
{
    for (int foe = 0; foe < ((const dr_state *)state)->head.players; foe++)
        rs_offer_if(dr_verbs, state, moves, (rs_move){DR_ATTACK, {(int8_t)foe}});
}

void dr_flag_apply(void *state, rs_move move, rs_turn *turn)
{
    rs_pop(state);
    dr_start_battle(state, DR_SHIPS, move.arg[0], DR_NONE, turn);
}
