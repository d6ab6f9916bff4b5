/* battle.c - battles: who fights, fire, dice, victory (AH-9, and the crew and plans that take part). */
#include "games/ahoy/ahoy.h"

/* ---- All battles of one space (AH-9.3 to AH-9.8) --------------------------------------------------------------------------- */

uint32_t ah_foes_on(const ah_state *s, int figure, int space)
{
    uint32_t foes = 0, here = ah_figures_on(s, space) & ~(1u << figure);
    bool loaded = here && ah_loaded(s, figure);
    int owner = ah_owner(s, figure);

    for (; here; here &= here - 1) {
        int other = __builtin_ctz(here);

        if (ah_owner(s, other) != owner && (loaded || ah_loaded(s, other))) foes |= 1u << other;
    }
    return foes;
}

/* Foes are kept in three arguments of the frame, seven figures each. */
uint32_t ah_foes_of(const rs_frame *frame)
{
    return (uint32_t)frame->arg[AH_B_FOES_0] | (uint32_t)frame->arg[AH_B_FOES_1] << 7 | (uint32_t)frame->arg[AH_B_FOES_2] << 14;
}

static void set_foes(rs_frame *frame, uint32_t foes)
{
    frame->arg[AH_B_FOES_0] = (int8_t)(foes & 127);
    frame->arg[AH_B_FOES_1] = (int8_t)(foes >> 7 & 127);
    frame->arg[AH_B_FOES_2] = (int8_t)(foes >> 14 & 127);
}

void ah_drop_foe(rs_frame *battles, int figure) { set_foes(battles, ah_foes_of(battles) & ~(1u << figure)); }

void ah_push_battles(ah_state *s, int seat, int figure, int space)
{
    uint32_t foes = ah_foes_on(s, figure, space);
    rs_frame *frame;

    if (foes == 0) return;
    frame = rs_push(s, AH_BATTLES, seat);
    frame->arg[AH_B_FIGURE] = (int8_t)figure;
    frame->arg[AH_B_SPACE] = (int8_t)space;
    set_foes(frame, foes);
}

void ah_start_battles(ah_state *s, int seat, int figure, int space)
{
    if (ah_cell_of(s, space)->terrain != AH_FOG) ah_push_battles(s, seat, figure, space); /* AH-9.5 */
}

void ah_battles_step(void *state, rs_turn *turn)
{
    ah_state *s = state;
    rs_frame *frame = rs_top(s);
    uint32_t foes = ah_foes_of(frame) & ah_figures_on(s, frame->arg[AH_B_SPACE]);

    (void)turn;
    if (foes == 0 || frame->arg[AH_B_MOVED] || s->at[frame->arg[AH_B_FIGURE]] == AH_NONE) {
        rs_pop(s); /* AH-9.8 */
        return;
    }
    set_foes(frame, foes);
    rs_push(s, AH_D_PICK, frame->seat);
}

const char *ah_refuse_engage(const void *state, rs_move move)
{
    const ah_state *s = state;
    const rs_frame *battles = ah_below_of(s);
    uint32_t foes = ah_foes_of(battles) & ah_figures_on(s, battles->arg[AH_B_SPACE]);

    if (move.arg[0] < 0 || !(foes >> move.arg[0] & 1)) return RS_NO("AH-9.6", "That figure is not one you have still to fight here.");
    return ah_one_of_each(s, foes) >> move.arg[0] & 1 ? NULL : RS_NO("AH-9.23", "Another of the same kind on this space comes first.");
}

void ah_pick_moves(const void *state, rs_moves *moves)
{
    const ah_state *s = state;
    uint32_t foes = ah_one_of_each(s, ah_foes_of(ah_below_of(s)) & ah_figures_on(s, ah_below_of(s)->arg[AH_B_SPACE]));

    for (int figure = 0; figure < AH_FIGURES; figure++)
        if (foes >> figure & 1) rs_offer1(moves, AH_ENGAGE, figure);
}

void ah_pick_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;
    rs_frame *battles = ah_below(s);

    ah_drop_foe(battles, move.arg[0]);
    s->battle = (ah_battle){.attacker = battles->arg[AH_B_FIGURE], .defender = move.arg[0], .space = battles->arg[AH_B_SPACE]};
    rs_tell(turn, AH_EV_BATTLE, battles->seat, s->battle.attacker, s->battle.defender, s->battle.space, 0);
    rs_become(s, AH_BATTLE, battles->seat);
}

void ah_battle_over(ah_state *s) { s->battle = (ah_battle){.attacker = AH_NONE, .defender = AH_NONE, .space = AH_NONE}; }

/* ---- One battle, stage by stage ------------------------------------------------------------------------------------------------ */

static int side_figure(const ah_state *s, int side) { return side ? s->battle.defender : s->battle.attacker; }
static int side_seat(const ah_state *s, int side) { return ah_owner(s, side_figure(s, side)); }
static int side_of_union(const ah_state *s) { return ah_owner(s, s->battle.defender) == ah_seat_of(s, AH_UNION); }

static bool union_fights(const ah_state *s)
{
    int union_ = ah_seat_of(s, AH_UNION);

    return side_seat(s, 0) == union_ || side_seat(s, 1) == union_;
}

/* AH-9.11, AH-9.12 */
int ah_most_fire(const ah_state *s, int side)
{
    const ah_captain *c = &s->captain[side_seat(s, side)];
    const ah_board_face *board = &ah_boards[ah_faction_of(s, side_seat(s, side))];
    int most = 0;

    if (side_figure(s, side) == AH_CUTTER) return 0;
    for (int i = 0; i < board->slots; i++) {
        int berth = board->slot[i].berth;

        if (berth >= AH_ON_CANNONS && berth <= AH_ON_CANNONS_6 && ah_is_die(c->slot[i])) most = rs_at_least(most, c->slot[i] - 1);
    }
    return most;
}

static void ask_side(ah_state *s, int point, int side) { rs_push(s, point, side_seat(s, side))->arg[0] = (int8_t)side; }

bool ah_rolls_two(const ah_state *s, int side) { return s->battle.weapon && side == side_of_union(s); /* AH-9.15 */ }

static int roll(ah_state *s, int side, rs_turn *turn)
{
    int die = rs_roll(turn->chance, 6);

    return ah_rolls_two(s, side) ? die + rs_roll(turn->chance, 6) : die;
}

/* A battle that is rolled ends the movement of the figure that came (AH-7.6). */
static void roll_both(ah_state *s, rs_turn *turn)
{
    for (int side = 0; side < 2; side++) s->battle.die[side] = (int8_t)roll(s, side, turn);
    if (s->head.depth >= 3 && s->stack[s->head.depth - 3].kind == AH_MOVE) s->stack[s->head.depth - 3].arg[AH_M_BUDGET] = 0;
    rs_tell(turn, AH_EV_ROLLS, side_seat(s, 0), s->battle.attacker, s->battle.die[0], s->battle.defender, s->battle.die[1]);
}

bool ah_may_reroll(const ah_state *s, int side)
{
    int seat = side_seat(s, side);

    return ah_is_flagship(side_figure(s, side)) && ah_has_crew(s, seat, AH_GROGMASTER) && ah_any_damageable(s, seat);
}

/* AH-9.13 */
int ah_battle_bonus(const ah_state *s, int side)
{
    int fighters = ah_has_crew(s, side_seat(s, side), AH_FIGHTERS) ? 1 : 0;

    return s->battle.bonus[side] + ah_strength(side_figure(s, side)) + fighters;
}

static int total(const ah_state *s, int side) { return s->battle.die[side] + ah_battle_bonus(s, side); }

static void compare(ah_state *s, rs_turn *turn)
{
    int attack = total(s, 0), defence = total(s, 1), winner = attack >= defence ? 0 : 1; /* AH-9.14 */
    ah_battle b = s->battle;
    rs_frame *frame = rs_become(s, AH_VICTORY, side_seat(s, winner));

    frame->arg[AH_V_WINNER] = winner ? b.defender : b.attacker;
    frame->arg[AH_V_LOSER] = winner ? b.attacker : b.defender;
    frame->arg[AH_V_SPACE] = b.space;
    frame->arg[AH_V_SPOIL] = AH_NONE;
    frame->arg[AH_V_EXTRA] = b.weapon && winner == side_of_union(s); /* AH-17.2 */
    rs_tell(turn, AH_EV_WINS, frame->seat, frame->arg[AH_V_WINNER], attack, defence, 0);
    ah_battle_over(s);
}

static bool can_bribe(const ah_state *s)
{
    int seat = side_seat(s, 0);

    return seat == s->active && ah_has_crew(s, seat, AH_EMISSARY) && s->captain[seat].gold >= 1; /* AH-16.6 */
}

void ah_battle_step(void *state, rs_turn *turn)
{
    ah_state *s = state;

    switch (s->battle.stage++) {
    case AH_B_EMISSARY:
        if (can_bribe(s)) rs_push(s, AH_D_EMISSARY, side_seat(s, 0));
        break;
    case AH_B_PLANS:
        if (union_fights(s) && rs_zone_size(&s->captain[ah_seat_of(s, AH_UNION)].hand) > 0) rs_push(s, AH_D_PLANS, ah_seat_of(s, AH_UNION));
        break;
    case AH_B_FIRE_A:
    case AH_B_FIRE_D:
        if (ah_most_fire(s, s->battle.stage - 1 - AH_B_FIRE_A) > 0) ask_side(s, AH_D_FIRE, s->battle.stage - 1 - AH_B_FIRE_A);
        break;
    case AH_B_ROLL: roll_both(s, turn); break;
    case AH_B_GROG_A:
    case AH_B_GROG_D:
        if (ah_may_reroll(s, s->battle.stage - 1 - AH_B_GROG_A)) ask_side(s, AH_D_GROG, s->battle.stage - 1 - AH_B_GROG_A);
        break;
    default: compare(s, turn);
    }
}

/* The battle is ignored: nothing is rolled, the movement goes on (AH-7.8). */
static void ignore_battle(ah_state *s, rs_turn *turn)
{
    rs_tell(turn, AH_EV_IGNORED, side_seat(s, 0), s->battle.attacker, s->battle.defender, 0, 0);
    rs_pop(s);
    rs_pop(s);
    ah_battle_over(s);
}

void ah_emissary_moves(const void *state, rs_moves *moves)
{
    (void)state;
    rs_offer(moves, AH_FIGHT);
    rs_offer(moves, AH_BRIBE);
}

void ah_emissary_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;

    if (move.verb == AH_FIGHT) {
        rs_pop(s);
        return;
    }
    ah_steal_gold(s, side_seat(s, 1), side_seat(s, 0), turn); /* it is given, not stolen; it goes the same way */
    ignore_battle(s, turn);
}

void ah_plans_moves(const void *state, rs_moves *moves)
{
    int plan;
    const ah_state *s = state;

    rs_offer(moves, AH_PASS);
    RS_EACH(plan, s->captain[rs_top_of(s)->seat].hand.cards) rs_offer_if(ah_verbs, s, moves, (rs_move){AH_PLAN, {(int8_t)plan}});
}

void ah_aid_battle(ah_state *s, int plan)
{
    int side = side_of_union(s);

    if (ah_plan_kind(plan) == AH_SECRET_WEAPON)
        s->battle.weapon = 1;
    else
        s->battle.bonus[side] = (int8_t)(s->battle.bonus[side] + s->ready); /* AH-17.4 */
}

void ah_plans_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;
    int seat = rs_top(s)->seat;

    if (move.verb == AH_PASS) {
        rs_pop(s);
        return;
    }
    ah_discard_plan(s, move.arg[0]);
    ah_tell(s, turn, AH_EV_PLAN, seat, move.arg[0], 0, 0);
    if (ah_plan_kind(move.arg[0]) == AH_CLOSE_CALL) {
        ignore_battle(s, turn); /* AH-17.3 */
        return;
    }
    ah_aid_battle(s, move.arg[0]);
    if (rs_zone_size(&s->captain[seat].hand) == 0) rs_pop(s);
}

/* ---- Fire (AH-9.10) -------------------------------------------------------------------------------------------------------------- */

const char *ah_refuse_fire(const void *state, rs_move move)
{
    const ah_state *s = state;
    int seat = rs_top_of(s)->seat, berth = move.arg[0], by = move.arg[1];

    if (berth < AH_ON_CANNONS || berth > AH_ON_CANNONS_6) return RS_NO("AH-9.10", "Only a die on Cannons can be fired.");
    for (int die = 2; die <= 6; die++)
        if (ah_has_slot(s, seat, berth, die))
            return by >= 1 && by < die ? NULL : RS_NO("AH-9.10", "The die can be lowered by 1 or more, but not below 1.");
    return RS_NO("AH-9.10", "There is no die there that can be lowered.");
}

void ah_fire_moves(const void *state, rs_moves *moves)
{
    rs_offer(moves, AH_PASS);
    for (int berth = AH_ON_CANNONS; berth <= AH_ON_CANNONS_6; berth++)
        for (int by = 1; by <= 5; by++) rs_offer_if(ah_verbs, state, moves, (rs_move){AH_FIRE, {(int8_t)berth, (int8_t)by}});
}

void ah_fire_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;
    rs_frame frame = *rs_top(s);

    rs_pop(s);
    if (move.verb == AH_PASS) return;
    for (int die = 2; die <= 6; die++) {
        int8_t *slot = ah_find_slot(s, frame.seat, move.arg[0], die);

        if (!slot) continue;
        *slot = (int8_t)(die - move.arg[1]);
        s->battle.bonus[frame.arg[0]] = (int8_t)(s->battle.bonus[frame.arg[0]] + move.arg[1]);
        ah_tell(s, turn, AH_EV_FIRES, frame.seat, move.arg[1], *slot, 0);
        return;
    }
}

/* ---- Grogmaster (AH-16.12) --------------------------------------------------------------------------------------------------------- */

const char *ah_refuse_reroll(const void *state, rs_move move)
{
    (void)move;
    return ah_any_damageable(state, rs_top_of(state)->seat) ? NULL : RS_NO("AH-20.6", "None of your slots can take the damage.");
}

void ah_grog_moves(const void *state, rs_moves *moves)
{
    rs_offer(moves, AH_PASS);
    rs_offer_if(ah_verbs, state, moves, (rs_move){AH_REROLL, {0}});
}

/* First the damage, then the roll (damage.c). */
void ah_grog_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;
    rs_frame frame = *rs_top(s);

    rs_pop(s);
    if (move.verb == AH_PASS) return;
    s->battle.die[frame.arg[0]] = 0; /* rolled again when the damage is placed */
    ah_take_damage(s, frame.seat, turn);
}

/* ---- Victory (AH-9.20) --------------------------------------------------------------------------------------------------------------- */

static int loser_seat(const ah_state *s, const rs_frame *victory) { return ah_owner(s, victory->arg[AH_V_LOSER]); }

static bool can_strip(const ah_state *s, const rs_frame *victory)
{
    return ah_has_crew(s, victory->seat, AH_BUCCANEER_CREW) && !rs_is_empty(&s->captain[loser_seat(s, victory)].crew);
}

/* AH-1.6: crew has slots for damage, and helps a Flagship that is pushed. */
static bool order_matters(const ah_state *s, const rs_frame *victory)
{
    bool pushes = ah_has_crew(s, victory->seat, AH_BEAKHEAD);
    int card;

    if (!ah_is_flagship(victory->arg[AH_V_LOSER])) return false;
    RS_EACH(card, s->captain[loser_seat(s, victory)].crew) {
        bool helps = card == AH_PILOT || card == AH_SEA_DOG || card == AH_BARRELMAN;

        if (ah_cards[card].slot == 'A' || (pushes && helps)) return true;
    }
    return false;
}

static void take_purse(ah_state *s, const rs_frame *victory, rs_turn *turn)
{
    if (ah_has_crew(s, victory->seat, AH_CUTPURSE)) ah_gain(s, victory->seat, 2, turn);
    if (!can_strip(s, victory)) return;
    if (order_matters(s, victory))
        ah_ask_first(s, AH_E_BUCCANEER, AH_E_SPOILS);
    else
        rs_push(s, AH_D_BUCC, victory->seat);
}

void ah_victory_first(ah_state *s, int effect)
{
    rs_frame *victory = rs_top(s);

    if (effect == AH_E_BUCCANEER)
        rs_push(s, AH_D_BUCC, victory->seat);
    else
        victory->arg[AH_V_STAGE] = AH_V_CHOICE_FIRST;
}

static void hit(ah_state *s, const rs_frame *victory)
{
    int winner = victory->arg[AH_V_WINNER], damage = ah_spoils[victory->arg[AH_V_SPOIL]].damage + victory->arg[AH_V_EXTRA];

    if (ah_is_flagship(winner) && ah_has_crew(s, victory->seat, AH_GUNNER)) damage++; /* AH-16.10 */
    ah_start_damage(s, victory->seat, victory->arg[AH_V_LOSER], damage);
}

/* AH-15.12: the frame of the victory is done, the move takes its place. */
static void slip_away(ah_state *s, rs_frame victory)
{
    rs_pop(s);
    if (s->chain >= AH_INNER_MOVES) return; /* AH-15.22 */
    ah_inner_move(s, victory.arg[AH_V_WINNER]);
    ah_start_move(s, victory.seat, victory.arg[AH_V_WINNER], 2, 0);
}

static void rest_of_spoil(ah_state *s, rs_frame victory, rs_turn *turn)
{
    int region = ah_region_of(victory.arg[AH_V_SPACE]); /* AH-9.21 */

    if (victory.arg[AH_V_SPOIL] == AH_SM_A) {
        slip_away(s, victory);
        return;
    }
    rs_pop(s);
    switch (victory.arg[AH_V_SPOIL]) {
    case AH_BF_A:
    case AH_MU_B: ah_steal_gold(s, victory.seat, loser_seat(s, &victory), turn); break;
    case AH_BF_C: ah_comrades_from(s, region, 1, turn); break;
    case AH_MU_A: ah_comrades_to(s, region, 1, turn); break;
    case AH_SM_B: ah_start_reward(s, victory.seat); break;
    default: break;
    }
}

void ah_victory_step(void *state, rs_turn *turn)
{
    ah_state *s = state;
    rs_frame *frame = rs_top(s);

    switch (frame->arg[AH_V_STAGE]++) {
    case AH_V_PURSE: take_purse(s, frame, turn); break;
    case AH_V_CHOICE:
    case AH_V_CHOICE_FIRST: rs_push(s, AH_D_VICTORY, frame->seat); break;
    case AH_V_HIT:
        if (frame->arg[AH_V_SPOIL] == AH_NONE)
            rs_pop(s); /* AH-9.19 */
        else
            hit(s, frame);
        break;
    case AH_V_HIT_FIRST:
        if (frame->arg[AH_V_SPOIL] != AH_NONE) hit(s, frame);
        break;
    case AH_V_BUCC_LAST:
        frame->arg[AH_V_STAGE] = AH_V_REST;
        if (can_strip(s, frame)) rs_push(s, AH_D_BUCC, frame->seat);
        break;
    default: rest_of_spoil(s, *frame, turn);
    }
}

const char *ah_refuse_spoil(const void *state, rs_move move)
{
    const ah_state *s = state;
    const ah_spoil_face *face = &ah_spoils[move.arg[0]];
    int faction = ah_faction_of(s, rs_top_of(s)->seat), loser = ah_below_of(s)->arg[AH_V_LOSER];
    bool mine = faction == AH_SQUADRON ? face->squadron : faction == AH_UNION ? face->union_ : face->smuggler;

    if (!mine) return RS_NO("AH-9.16", "Those spoils are another faction's.");
    if (move.arg[0] == AH_BF_C && ah_owner(s, loser) != ah_seat_of(s, AH_UNION))
        return RS_NO("AH-9.17", "That is only for ships of the Union.");
    return NULL;
}

void ah_victory_moves(const void *state, rs_moves *moves)
{
    for (int spoil = 0; spoil < AH_SPOILS; spoil++) rs_offer_if(ah_verbs, state, moves, (rs_move){AH_SPOIL, {(int8_t)spoil}});
    rs_offer(moves, AH_PASS);
}

void ah_victory_apply(void *state, rs_move move, rs_turn *turn)
{
    (void)turn;
    rs_pop(state);
    if (move.verb == AH_SPOIL) rs_top(state)->arg[AH_V_SPOIL] = move.arg[0];
}

/* ---- Buccaneer (AH-16.3) ------------------------------------------------------------------------------------------------------------- */

void ah_bucc_moves(const void *state, rs_moves *moves)
{
    (void)state;
    rs_offer(moves, AH_PASS);
    rs_offer(moves, AH_BUCCANEER);
}

void ah_bucc_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;
    int seat = rs_top(s)->seat, victim = loser_seat(s, ah_below(s));
    rs_frame *frame;

    rs_pop(s);
    if (move.verb == AH_PASS) return;
    ah_lose_crew(s, seat, AH_BUCCANEER_CREW, true, turn);
    frame = rs_push(s, AH_D_BUCC_CREW, seat);
    frame->arg[0] = 2;
    frame->arg[1] = (int8_t)victim;
}

const char *ah_refuse_strip(const void *state, rs_move move)
{
    const ah_state *s = state;

    return ah_has_crew(s, rs_top_of(s)->arg[1], move.arg[0]) ? NULL : RS_NO("AH-16.3", "The loser does not have that crew.");
}

void ah_bucc_crew_moves(const void *state, rs_moves *moves)
{
    const ah_state *s = state;

    rs_offer_each(moves, AH_STRIP, s->captain[rs_top_of(s)->arg[1]].crew);
}

void ah_bucc_crew_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;
    rs_frame *frame = rs_top(s);
    int victim = frame->arg[1];

    ah_lose_crew(s, victim, move.arg[0], true, turn);
    if (--frame->arg[0] == 0 || rs_is_empty(&s->captain[victim].crew)) rs_pop(s);
}
