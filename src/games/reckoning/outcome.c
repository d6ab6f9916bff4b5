/* outcome.c - a battle from its evaluation on: plunder, damage, strength, what winning and losing bring (DR-14.9 to DR-14.17). */
#include "games/reckoning/reckoning.h"

void dr_stow_in_battle(dr_state *s, int seat)
{
    const dr_captain *c = &s->captain[seat];

    if (dr_stow_is_legal(c, c->stow)) return;
    s->battle.stowing = 1;
    rs_push(s, DR_D_STOW, seat);
}

/* ---- Plunder (B7: D11) -------------------------------------------------------------------------------------------------- */

/* Cubes of a side in zones of this kind go home. */
static int collect(dr_state *s, int side, int yield)
{
    int cubes = 0;

    for (int zone = 0; zone < DR_ZONES; zone++)
        while (dr_zones[zone].yield == yield && dr_board_take(&s->battle.board, zone, dr_colour_of(s, side))) cubes++;
    if (dr_side_seat(s, side) == DR_NONE)
        s->black = (int8_t)(s->black + cubes);
    else
        s->captain[dr_side_seat(s, side)].supply = (int8_t)(s->captain[dr_side_seat(s, side)].supply + cubes);
    return cubes;
}

static void ask_plunder(dr_state *s, int side, rs_turn *turn)
{
    int cargo = collect(s, side, DR_Y_CARGO), coins = 2 * collect(s, side, DR_Y_COINS), choices = collect(s, side, DR_Y_CHOICE);
    int both = collect(s, side, DR_Y_BOTH);
    rs_frame *frame;

    if (dr_side_seat(s, side) == DR_NONE || cargo + coins + choices + both == 0) return;
    rs_tell(turn, DR_EV_PLUNDERS, dr_side_seat(s, side), cargo + both, coins + both, choices, 0);
    frame = rs_push(s, DR_D_PLUNDER, dr_side_seat(s, side));
    frame->arg[DR_PL_CHOICES] = (int8_t)choices;
    frame->arg[DR_PL_COINS] = (int8_t)(coins + both);
    frame->arg[DR_PL_CARGO] = (int8_t)(cargo + both);
}

/* The most that the present number can be. */
static int most_of_plunder(const dr_state *s, const rs_frame *frame)
{
    int free = dr_free_hold(&s->captain[frame->seat]) - frame->arg[DR_PL_COINS_ABOARD];
    bool island = dr_may_land(s, frame->seat, s->battle.at);

    switch (frame->arg[DR_PL_STAGE]) {
    case DR_PS_CHOICE: return frame->arg[DR_PL_CHOICES];
    case DR_PS_COINS_SHIP: return rs_at_most(frame->arg[DR_PL_COINS], free);
    case DR_PS_COINS_ISLAND: return island ? frame->arg[DR_PL_COINS] : 0;
    case DR_PS_CARGO_SHIP: return rs_at_most(frame->arg[DR_PL_CARGO], free);
    default: return island ? frame->arg[DR_PL_CARGO] : 0;
    }
}

void dr_plunder_moves(const void *state, rs_moves *moves)
{
    for (int amount = most_of_plunder(state, rs_top_of(state)); amount >= 0; amount--) rs_offer1(moves, DR_AMOUNT, amount);
}

static void leave_ashore(dr_state *s, int seat, int good, int amount, rs_turn *turn)
{
    dr_cell *cell = &s->cell[s->battle.at];
    int16_t *pile = good == DR_CARGO ? &cell->cargo : &cell->coins;

    if (amount == 0) return;
    *pile = (int16_t)(*pile + amount);
    rs_tell(turn, good == DR_CARGO ? DR_EV_ISLAND_GOODS : DR_EV_ISLAND_COINS, seat, amount, good, s->battle.at, 0);
}

/* DR-4.11: what is left over goes to the bank; it is told where the holds are full. */
static void leave_to_bank(const dr_state *s, const rs_frame *frame, int cargo, int coins, rs_turn *turn)
{
    if (frame->arg[DR_PL_COINS_ABOARD] + frame->arg[DR_PL_CARGO_ABOARD] == dr_free_hold(&s->captain[frame->seat]))
        dr_tell_no_room(frame->seat, cargo, coins, turn);
}

static void plunder_done(dr_state *s, rs_turn *turn)
{
    rs_frame frame = *rs_top(s);

    rs_pop(s);
    dr_onto_ship(s, frame.seat, frame.arg[DR_PL_CARGO_ABOARD], frame.arg[DR_PL_COINS_ABOARD], turn);
    dr_stow_in_battle(s, frame.seat);
}

void dr_plunder_apply(void *state, rs_move move, rs_turn *turn)
{
    dr_state *s = state;
    rs_frame *top = rs_top(s);
    int8_t *arg = top->arg, amount = move.arg[0];

    switch (arg[DR_PL_STAGE]++) {
    case DR_PS_CHOICE:
        arg[DR_PL_COINS] = (int8_t)(arg[DR_PL_COINS] + amount);
        arg[DR_PL_CARGO] = (int8_t)(arg[DR_PL_CARGO] + arg[DR_PL_CHOICES] - amount);
        arg[DR_PL_CHOICES] = 0;
        break;
    case DR_PS_COINS_SHIP:
        arg[DR_PL_COINS_ABOARD] = amount;
        arg[DR_PL_COINS] = (int8_t)(arg[DR_PL_COINS] - amount);
        break;
    case DR_PS_COINS_ISLAND:
        leave_ashore(s, top->seat, DR_COINS, amount, turn);
        leave_to_bank(s, top, 0, arg[DR_PL_COINS] - amount, turn);
        arg[DR_PL_COINS] = 0;
        break;
    case DR_PS_CARGO_SHIP:
        arg[DR_PL_CARGO_ABOARD] = amount;
        arg[DR_PL_CARGO] = (int8_t)(arg[DR_PL_CARGO] - amount);
        break;
    default:
        leave_ashore(s, top->seat, DR_CARGO, amount, turn);
        leave_to_bank(s, top, arg[DR_PL_CARGO] - amount, 0, turn);
        plunder_done(s, turn);
    }
}

/* ---- Damage and strength (B8, B9) --------------------------------------------------------------------------------------- */

void dr_hurt(dr_state *s, int side, int damage, rs_turn *turn)
{
    if (damage <= 0 || dr_side_seat(s, side) == DR_NONE || (s->battle.kind == DR_WALLS && side == DR_DEFENDER)) return;
    s->battle.hurt[side] = (int8_t)(s->battle.hurt[side] + damage);
    dr_damage(s, dr_side_seat(s, side), damage, turn);
}

/* DR-14.12 */
static void deal_damage(dr_state *s, rs_turn *turn)
{
    int by_attacker = collect(s, DR_ATTACKER, DR_Y_DAMAGE), by_defender = collect(s, DR_DEFENDER, DR_Y_DAMAGE);

    dr_hurt(s, DR_DEFENDER, by_attacker, turn);
    dr_hurt(s, DR_ATTACKER, by_defender, turn);
}

static int strength_of(const dr_state *s, int side)
{
    return dr_board_strength(&s->battle.board, dr_colour_of(s, side)) + s->battle.strength[side];
}

/* DR-14.13: a tie is won by the active player; DR-17.9, DR-18.5: what losing costs. */
static void decide(dr_state *s, rs_turn *turn)
{
    int attack = strength_of(s, DR_ATTACKER), defence = strength_of(s, DR_DEFENDER);
    int winner = attack >= defence ? DR_ATTACKER : DR_DEFENDER;

    s->battle.winner = (int8_t)winner;
    if (attack == defence) rs_tell(turn, DR_EV_EQUAL, s->active, 0, 0, 0, 0);
    rs_tell(turn, winner == DR_ATTACKER ? DR_EV_WINS : DR_EV_LOSES, s->active, attack, defence, 0, 0);
    if (s->battle.kind != DR_ENCOUNTER) dr_hurt(s, !winner, 1, turn);
}

/* ---- The prize (D30) ---------------------------------------------------------------------------------------------------- */

static const dr_merchant *merchant(const dr_state *s) { return &dr_merchants[s->battle.back - DR_FIRST_BACK]; }

static bool beat_merchant(const dr_state *s) { return s->battle.kind == DR_ENCOUNTER && s->battle.winner == DR_ATTACKER; }

/* So many of the coins come aboard; cargo takes the room that is left. */
static void take_prize(dr_state *s, int seat, int aboard, int coins, int cargo, rs_turn *turn)
{
    int room = dr_free_hold(&s->captain[seat]) - aboard, stowed = rs_at_most(cargo, room);

    dr_onto_ship(s, seat, stowed, aboard, turn);
    dr_tell_no_room(seat, cargo - stowed, coins - aboard, turn);
    dr_stow_in_battle(s, seat);
}

static void ask_prize(dr_state *s, rs_turn *turn)
{
    int winner = s->battle.winner, seat = dr_side_seat(s, winner);
    int coins = s->battle.coins[winner] + (beat_merchant(s) ? merchant(s)->coins : 0);
    int cargo = s->battle.cargo[winner] + (beat_merchant(s) ? merchant(s)->cargo : 0);
    rs_frame *frame;

    if (seat == DR_NONE || coins + cargo == 0) return;
    if (coins == 0 || cargo == 0 || coins + cargo <= dr_free_hold(&s->captain[seat])) {
        take_prize(s, seat, rs_at_most(coins, dr_free_hold(&s->captain[seat])), coins, cargo, turn);
        return;
    }
    frame = rs_push(s, DR_D_LOOT, seat);
    frame->arg[0] = (int8_t)coins;
    frame->arg[1] = (int8_t)cargo;
}

void dr_loot_moves(const void *state, rs_moves *moves)
{
    const rs_frame *top = rs_top_of(state);
    int most = rs_at_most(top->arg[0], dr_free_hold(&((const dr_state *)state)->captain[top->seat]));

    for (int coins = most; coins >= 0; coins--) rs_offer1(moves, DR_AMOUNT, coins);
}

void dr_loot_apply(void *state, rs_move move, rs_turn *turn)
{
    rs_frame frame = *rs_top(state);

    rs_pop(state);
    take_prize(state, frame.seat, move.arg[0], frame.arg[0], frame.arg[1], turn);
}

/* ---- The bottom card of the deck (D25) ---------------------------------------------------------------------------------- */

/* DR-20.8: from the bottom up, the first that is not at level 4; its owner knows those cards now. */
static void look_at_bottom(dr_state *s, int seat, rs_turn *turn)
{
    dr_captain *c = &s->captain[seat];

    for (int i = 0; i < rs_size(&c->deck.cards); i++) {
        if (i == c->bottoms) {
            rs_set above = c->deck.cards;

            for (int k = 0; k < c->bottoms; k++) rs_remove(&above, dr_crew_id(seat, c->bottom[k]));
            c->bottom[c->bottoms++] = (int8_t)rs_pick(turn->chance, dr_crew_set(above, seat), &dr_crew_words);
            rs_tell_only(turn, seat, DR_EV_LOOKS, c->bottom[i], c->level[c->bottom[i]]);
        }
        if (c->level[c->bottom[i]] < DR_LEVELS) return;
    }
}

/* The lowest of the known ones that can rise. */
static int bottom_card(const dr_captain *c)
{
    for (int i = 0; i < c->bottoms; i++)
        if (c->bottom[i] != DR_NONE && c->level[c->bottom[i]] < DR_LEVELS) return c->bottom[i];
    return DR_NONE;
}

const char *dr_refuse_raise(const void *state, rs_move move)
{
    const dr_state *s = state;

    (void)move;
    return bottom_card(&s->captain[rs_top_of(s)->seat]) == DR_NONE ? RS_NO("DR-20.8", "There is no card to level up.") : NULL;
}

void dr_bottom_moves(const void *state, rs_moves *moves)
{
    rs_offer_if(dr_verbs, state, moves, (rs_move){DR_RAISE, {0}});
    rs_offer(moves, DR_PASS);
}

void dr_bottom_apply(void *state, rs_move move, rs_turn *turn)
{
    dr_state *s = state;
    int seat = rs_top(s)->seat;

    rs_pop(s);
    if (move.verb == DR_RAISE) dr_raise(s, seat, bottom_card(&s->captain[seat]), turn);
}

/* Whether there is a card to level up only its owner knows: all who have a deck are asked. */
static void ask_bottom(dr_state *s, int time, rs_turn *turn)
{
    if (!beat_merchant(s) || merchant(s)->bottom < time || rs_is_empty(&s->captain[s->active].deck.cards)) return;
    look_at_bottom(s, s->active, turn);
    rs_push(s, DR_D_BOTTOM, s->active);
}

/* ---- What else winning and losing bring --------------------------------------------------------------------------------- */

static bool any_card_in(const dr_state *s, int rows)
{
    for (int cell = 0; cell < DR_CELLS; cell++)
        if (s->cell[cell].card != DR_NONE && (rows >> dr_row_of(cell) & 1)) return true;
    return false;
}

static void ask_take(dr_state *s)
{
    int rows = beat_merchant(s) ? merchant(s)->take : 0;

    if (any_card_in(s, rows)) rs_push(s, DR_D_TAKE, s->active)->arg[0] = (int8_t)rows;
}

static void lose_cargo(dr_state *s, int seat, int cargo, rs_turn *turn)
{
    dr_captain *c = &s->captain[seat];
    int lost = rs_at_most(cargo, c->cargo);

    if (lost == 0) return;
    c->cargo = (int16_t)(c->cargo - lost);
    rs_tell(turn, DR_EV_OVERBOARD, seat, lost, DR_CARGO, 0, 0);
}

/* DR-14.17 (5) and (6) */
static void last_effects(dr_state *s, rs_turn *turn)
{
    dr_battle *b = &s->battle;
    int winner = b->winner, seat = dr_side_seat(s, winner), spared = rs_at_most(b->spare[winner], b->hurt[winner]);

    if (beat_merchant(s) && merchant(s)->repair && s->captain[s->active].damage > 0) dr_damage(s, s->active, -merchant(s)->repair, turn);
    if (b->kind == DR_ENCOUNTER && winner == DR_DEFENDER) {
        dr_hurt(s, DR_ATTACKER, merchant(s)->damage, turn);
        lose_cargo(s, s->active, merchant(s)->lose, turn);
    }
    if (seat == DR_NONE || spared == 0) return;
    spared = rs_at_most(spared, s->captain[seat].damage);
    b->hurt[winner] = (int8_t)(b->hurt[winner] - spared);
    if (spared > 0) dr_damage(s, seat, -spared, turn);
}

/* DR-8.7 */
static void settle_card(dr_state *s, rs_turn *turn)
{
    int back = s->battle.back;

    if (beat_merchant(s) && dr_cards[back].line.count > 0) {
        rs_add(&s->captain[s->active].waiting, back);
        rs_tell(turn, DR_EV_GAINS, s->active, back, 0, 0, 0);
    } else {
        rs_add(&s->buried, back);
        rs_tell(turn, DR_EV_BURIED, RS_NOBODY, back, 0, 0, 0);
    }
    s->battle.back = DR_NONE;
}

/* DR-7.5, DR-17.10, DR-17.11: who loses trades again, to whomever; who loses to a pirate ship is blocked there. */
static void settle_modes(dr_state *s, rs_turn *turn)
{
    const dr_battle *b = &s->battle;

    if (b->kind == DR_SHIPS || b->winner == DR_DEFENDER) dr_set_mode(s, dr_side_seat(s, !b->winner), DR_TRADE_MODE, turn);
    if (b->kind == DR_SHIPS && b->winner == DR_DEFENDER && b->pirate && b->at != DR_HARBOUR)
        s->turn.lost_at = (int16_t)(s->turn.lost_at | 1 << b->at);
}

/* DR-14.17 (7): A1 asks for a cube before those of the battle are home, and while the island is still blocked. */
static void triumph(dr_state *s, rs_turn *turn)
{
    int winner = s->battle.winner, kind = s->battle.kind;

    if (kind == DR_SHIPS || (kind == DR_ENCOUNTER && winner == DR_ATTACKER)) dr_advance(s, dr_side_seat(s, winner), DR_WINS, turn);
}

static void record(dr_state *s, rs_turn *turn)
{
    const dr_battle *b = &s->battle;

    if (b->kind == DR_WALLS && b->winner == DR_ATTACKER) dr_raze(s, b->at, 1 << DR_FORT | 1 << DR_GARRISON, turn);
    settle_modes(s, turn);
    if (b->kind == DR_ENCOUNTER) settle_card(s, turn);
}

static void cubes_go_home(dr_state *s)
{
    for (int side = 0; side < DR_SIDES; side++) {
        int colour = dr_colour_of(s, side), cubes = dr_board_of(&s->battle.board, colour);

        if (colour == DR_BLACK)
            s->black = (int8_t)(s->black + cubes);
        else
            s->captain[colour].supply = (int8_t)(s->captain[colour].supply + cubes);
    }
    dr_board_clear(&s->battle.board);
}

/* B10 */
static void sink_ships(dr_state *s, rs_turn *turn)
{
    int foe = s->battle.foe;
    bool down = s->captain[s->active].damage >= DR_SUNK, other = s->battle.kind == DR_SHIPS && s->captain[foe].damage >= DR_SUNK;

    if (down && other)
        dr_sink_both(s, s->active, foe, turn);
    else if (down)
        dr_sink(s, s->active, foe, turn);
    else if (other)
        dr_sink(s, foe, s->active, turn);
}

/* DR-4.14: cargo lost in the battle may have left holds empty. */
static void end_battle(dr_state *s, rs_turn *turn)
{
    rs_pop(s);
    dr_battle_over(s);
    dr_goods_left(s, s->active, turn);
}

void dr_outcome_stage(dr_state *s, int stage, rs_turn *turn)
{
    switch (stage) {
    case DR_B_PLUNDER:
        if (s->battle.kind != DR_WALLS) ask_plunder(s, DR_ATTACKER, turn);
        break;
    case DR_B_PLUNDER_D:
        if (s->battle.kind == DR_SHIPS) ask_plunder(s, DR_DEFENDER, turn);
        break;
    case DR_B_DAMAGE: deal_damage(s, turn); break;
    case DR_B_OUTCOME: decide(s, turn); break;
    case DR_B_LOOT: ask_prize(s, turn); break;
    case DR_B_WOUND:
        if (s->battle.kind == DR_SHIPS) dr_hurt(s, !s->battle.winner, s->battle.wound[s->battle.winner], turn);
        break;
    case DR_B_BOTTOM: ask_bottom(s, 1, turn); break;
    case DR_B_BOTTOM_2: ask_bottom(s, 2, turn); break;
    case DR_B_TAKE_CARD: ask_take(s); break;
    case DR_B_EFFECTS: last_effects(s, turn); break;
    case DR_B_TRIUMPH: triumph(s, turn); break;
    case DR_B_RECORD: record(s, turn); break;
    case DR_B_SINK:
        cubes_go_home(s);
        sink_ships(s, turn);
        break;
    default: end_battle(s, turn); break;
    }
}
