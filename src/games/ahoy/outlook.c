/* outlook.c - what a move may bring, told with it: the chance to win a battle (AH-9.13), and what else its words leave open. */
#include "games/ahoy/ahoy.h"

/* ---- The chance to win -------------------------------------------------------------------------------------------------------- */

enum { FACES = 6, TWO_DICE = 2 * FACES };

typedef struct rolls {
    int ways[TWO_DICE + 1]; /* that a roll comes to this */
    int all;
} rolls;

/* A die that lies there has been rolled. */
static rolls rolls_of(const ah_state *s, int side, bool again)
{
    rolls r = {{0}, 0};
    int second = ah_rolls_two(s, side) ? FACES : 1;

    if (s->battle.die[side] && !again) {
        r.ways[s->battle.die[side]] = r.all = 1;
        return r;
    }
    for (int a = 1; a <= FACES; a++)
        for (int b = 1; b <= second; b++) r.ways[second > 1 ? a + b : a]++;
    r.all = FACES * second;
    return r;
}

/* AH-9.14: a tie is the attacker's. */
static int winner(const ah_state *s, int attack, int defence)
{
    return attack + ah_battle_bonus(s, 0) >= defence + ah_battle_bonus(s, 1) ? 0 : 1;
}

/* Ways, of all, that a side wins against this roll of the other. */
static int wins_over(const ah_state *s, int side, const rolls *own, int other)
{
    int ways = 0;

    for (int roll = 1; roll <= TWO_DICE; roll++)
        if (winner(s, side ? other : roll, side ? roll : other) == side) ways += own->ways[roll];
    return ways;
}

static int chance(const ah_state *s, int side)
{
    rolls own = rolls_of(s, side, false), other = rolls_of(s, 1 - side, false);
    int ways = 0;

    for (int roll = 1; roll <= TWO_DICE; roll++) ways += other.ways[roll] * wins_over(s, side, &own, roll);
    return rs_percent(ways, own.all * other.all);
}

/* AH-16.12: the same if the side of the Grogmaster rolls again whenever it would lose. */
static int chance_with_grog(const ah_state *s, int side, int grog)
{
    rolls first = rolls_of(s, grog, false), again = rolls_of(s, grog, true), other = rolls_of(s, 1 - grog, false);
    int ways = 0, all = first.all * again.all * other.all;

    for (int roll = 1; roll <= TWO_DICE; roll++) {
        int wins = wins_over(s, grog, &first, roll), rescued = (first.all - wins) * wins_over(s, grog, &again, roll);

        ways += other.ways[roll] * (wins * again.all + rescued);
    }
    return rs_percent(side == grog ? ways : all - ways, all);
}

/* The chance if this side fires all it has. */
static void tell_fire(const ah_state *s, int side, int firing, int event, rs_turn *told)
{
    ah_state fired = *s;
    int most = ah_most_fire(s, firing);

    if (most == 0 || s->battle.stage > AH_B_FIRE_A + firing) return;
    fired.battle.bonus[firing] = (int8_t)(fired.battle.bonus[firing] + most);
    rs_tell(told, event, rs_asked(s), most, chance(&fired, side), 0, 0);
}

/* As things stand, and what fire and the Grogmaster can still do about it. */
static void tell_chances(const ah_state *s, rs_turn *told)
{
    int side = ah_owner(s, s->battle.attacker) == rs_asked(s) ? 0 : 1;

    rs_tell(told, AH_EV_CHANCE, rs_asked(s), chance(s, side), 0, 0, 0);
    tell_fire(s, side, side, AH_EV_CHANCE_FIRING, told);
    tell_fire(s, side, 1 - side, AH_EV_CHANCE_UNDER_FIRE, told);
    for (int grog = 0; grog < 2; grog++)
        if (s->battle.stage <= AH_B_GROG_A && ah_may_reroll(s, grog))
            rs_tell(told, AH_EV_CHANCE_GROG, rs_asked(s), chance_with_grog(s, side, grog), 0, 0, 0);
}

static void begin_battle(ah_state *s, int attacker, int defender)
{
    ah_battle_over(s);
    s->battle.stage = AH_B_EMISSARY;
    s->battle.attacker = (int8_t)attacker;
    s->battle.defender = (int8_t)defender;
}

/* A choice in a battle, or between battles. */
static void tell_battle(const ah_state *view, rs_move move, rs_turn *told)
{
    ah_state s = *view;
    const rs_frame *frame = rs_top_of(view);

    switch (move.verb) {
    case AH_ENGAGE: begin_battle(&s, ah_below_of(view)->arg[AH_B_FIGURE], move.arg[0]); break;
    case AH_FIRE: s.battle.bonus[frame->arg[0]] = (int8_t)(s.battle.bonus[frame->arg[0]] + move.arg[1]); break;
    case AH_REROLL: s.battle.die[frame->arg[0]] = 0; break;
    case AH_PLAN:
        if (ah_plan_kind(move.arg[0]) == AH_CLOSE_CALL) return;
        ah_aid_battle(&s, move.arg[0]);
        break;
    default: break;
    }
    tell_chances(&s, told);
}

/* ---- Where a move leads to battle ----------------------------------------------------------------------------------------------- */

/* Whoever comes to this space fights there, one by one. */
static void tell_battles(const ah_state *view, int figure, int space, rs_turn *told)
{
    ah_state s = *view;

    for (uint32_t foes = ah_one_of_each(view, ah_foes_on(view, figure, space)); foes; foes &= foes - 1) {
        begin_battle(&s, figure, __builtin_ctz(foes));
        rs_tell(told, AH_EV_MEETS, rs_asked(view), s.battle.defender, chance(&s, 0), 0, 0);
    }
}

static void tell_foes(const ah_state *view, int figure, int space, rs_turn *told)
{
    if (space != AH_NONE && ah_cell_of(view, space)->terrain != AH_FOG) tell_battles(view, figure, space, told);
}

/* AH-16.27: there is no Fog where the Barrelman uses it as a current. */
static void tell_drift(const ah_state *view, rs_turn *told)
{
    const rs_frame *move = ah_below_of(view);
    int figure = move->arg[AH_M_FIGURE];

    if (!(move->arg[AH_M_FLAGS] & (AH_NO_BATTLE | AH_PUSHED))) tell_battles(view, figure, view->at[figure], told);
}

static void tell_step(const ah_state *s, rs_move move, rs_turn *told)
{
    ah_place place = ah_beside(ah_place_of(s, s->at[ah_stepping(s)]), move.arg[0]);

    if (ah_below_of(s)->arg[AH_M_FLAGS] & (AH_NO_BATTLE | AH_PUSHED)) return;
    tell_foes(s, ah_stepping(s), ah_space_at(s, place.x, place.y), told);
}

/* AH-16.15 */
static void tell_hold(const ah_state *s, int card, rs_turn *told)
{
    for (int seat = 0; seat < s->head.players; seat++)
        if (rs_has(&s->captain[seat].cargo, card)) rs_tell(told, AH_EV_IN_HOLD, rs_asked(s), ah_faction_of(s, seat), card, 0, 0);
}

/* AH-12.2 */
static void tell_cost(const ah_state *s, int gold, rs_turn *told)
{
    rs_tell(told, AH_EV_COSTS, rs_asked(s), gold, s->captain[rs_top_of(s)->seat].gold - gold, 0, 0);
}

/* AH-5.6: gold is paid where the die is placed if its slot takes one value alone; else its value is chosen next. */
static void tell_die(const ah_state *s, int die, int berth, rs_turn *told)
{
    int seat = rs_top_of(s)->seat, values = ah_accepts(s, seat, berth, AH_FREE) & ah_within_means(s, seat, die);
    int gold = ah_gold_needed(s, die, berth);

    if (gold == 0) return;
    if (values & (values - 1))
        rs_tell(told, AH_EV_NEEDS, rs_asked(s), gold, 0, 0, 0);
    else
        tell_cost(s, gold, told);
}

/* AH-5.6: another value than the die shows. */
static void tell_change(const ah_state *s, int from, int to, rs_turn *told)
{
    int gold = ah_price(s, rs_top_of(s)->seat, from, to);

    if (gold > 0) tell_cost(s, gold, told);
}

/* AH-9.16: what there is to be had. */
static void tell_spoil(const ah_state *s, int spoil, rs_turn *told)
{
    const rs_frame *victory = ah_below_of(s);
    int region = ah_region_of(victory->arg[AH_V_SPACE]), loser = ah_owner(s, victory->arg[AH_V_LOSER]);

    if (spoil == AH_BF_C) rs_tell(told, AH_EV_ASHORE, rs_asked(s), region, s->region[region].comrades, 0, 0);
    if (spoil == AH_MU_A) rs_tell(told, AH_EV_READY_LEFT, rs_asked(s), s->ready, 0, 0, 0);
    if (spoil == AH_BF_A || spoil == AH_MU_B)
        rs_tell(told, AH_EV_PURSE, rs_asked(s), ah_faction_of(s, loser), s->captain[loser].gold, 0, 0);
}

/* What a card of the crew does is told where it is taken. */
static void tell_skill(const ah_state *s, int card, rs_turn *told) { rs_tell(told, AH_EV_SKILL, rs_asked(s), card, 0, 0, 0); }

/* AH-15.3 */
static void tell_goal(const ah_state *s, int card, rs_turn *told)
{
    int suit = ah_cards[card].deliver, islands = 0;

    for (int region = 0; region < s->regions; region++) islands += ah_suit_of(s, region) == suit;
    rs_tell(told, AH_EV_GOAL, rs_asked(s), suit, islands, 0, 0);
}

/* AH-8.4: numbers of rows and columns are told by what lies beside them. */
static void tell_neighbours(const ah_state *s, int x, int y, rs_turn *told)
{
    uint32_t seen = 0;

    for (int corner = 0; corner < AH_CORNERS; corner++)
        for (int direction = 0; direction < AH_DIRECTIONS; direction++) {
            ah_place place = ah_beside((ah_place){x + corner % 2, y + corner / 2}, direction);
            int space = ah_space_at(s, place.x, place.y);

            if (space == AH_NONE || seen >> ah_region_of(space) & 1) continue;
            seen |= 1u << ah_region_of(space);
            rs_tell(told, AH_EV_LIES, rs_asked(s), (direction + 2) % AH_DIRECTIONS, ah_region_of(space), 0, 0);
        }
}

/* AH-8.1, AH-10.11: all that the space shows. */
static void tell_of_entered(const ah_state *s, rs_move lay, rs_turn *told)
{
    const ah_cell *cell = ah_cell_entered(s, lay);
    int seat = rs_asked(s);

    rs_tell(told, AH_EV_ENTERS, seat, ah_corner_entered(s, lay), cell->terrain, 0, 0);
    if (cell->gold) rs_tell(told, AH_EV_ENTERS_TREASURE, seat, cell->gold, 0, 0, 0);
    if (cell->tail) rs_tell(told, AH_EV_ENTERS_TAILWIND, seat, cell->tail, 0, 0, 0);
}

void ah_outlook(const void *view, rs_move move, rs_turn *told)
{
    const ah_state *s = view;
    const rs_frame *frame = rs_top_of(s);

    switch (move.verb) {
    case AH_STEP: tell_step(s, move, told); break;
    case AH_GO: tell_foes(s, ah_going(s), move.arg[0], told); break;
    case AH_PLACE: tell_die(s, move.arg[0], move.arg[1], told); break;
    case AH_VALUE: tell_change(s, frame->arg[0], move.arg[0], told); break;
    case AH_LOAD: tell_change(s, move.arg[1], move.arg[3], told); break;
    case AH_SPOIL: tell_spoil(s, move.arg[0], told); break;
    case AH_FLY: tell_foes(s, ah_flagship(s, frame->seat), ah_flight(s, frame->seat), told); break;
    case AH_DRIFT: tell_drift(s, told); break;
    case AH_GUST:
    case AH_WHISPER:
        if (s->at[ah_flagship(s, frame->seat)] != move.arg[0]) tell_foes(s, ah_flagship(s, frame->seat), move.arg[0], told);
        break;
    case AH_AIM: tell_foes(s, ah_flagship(s, frame->seat), move.arg[0], told); break;
    case AH_ENGAGE:
    case AH_FIGHT:
    case AH_FIRE:
    case AH_REROLL: tell_battle(s, move, told); break;
    case AH_PLAN:
    case AH_PASS:
        if (frame->kind == AH_D_PLANS || frame->kind == AH_D_FIRE || frame->kind == AH_D_GROG) tell_battle(s, move, told);
        break;
    case AH_HURT:
        if (!ah_is_patrol(move.arg[0])) break;
        rs_tell(told, AH_EV_STANDS, frame->seat, s->at[move.arg[0]], 0, 0, 0);
        break;
    case AH_ORDER: rs_tell(told, AH_EV_STANDS, frame->seat, s->at[move.arg[0]], 0, 0, 0); break;
    case AH_RECRUIT:
        tell_cost(s, ah_cards[move.arg[0]].cost, told);
        tell_skill(s, move.arg[0], told);
        break;
    case AH_RECRUIT_DIE:
    case AH_TAKE: tell_skill(s, move.arg[0], told); break;
    case AH_SMUGGLE: tell_goal(s, move.arg[0], told); break;
    case AH_FORTIFY: rs_tell(told, AH_EV_FORTIFIES, frame->seat, ah_patrols_on(s, ah_island(s, move.arg[0])), 0, 0, 0); break;
    case AH_DELIVER: rs_tell(told, AH_EV_DELIVERY, frame->seat, ah_island_under(s, frame->seat), 0, 0, 0); break;
    case AH_LAY:
        tell_of_entered(s, move, told);
        tell_neighbours(s, move.arg[0], move.arg[1], told);
        break;
    case AH_ORIGIN: tell_neighbours(s, move.arg[0], move.arg[1], told); break;
    case AH_STEAL_CARGO: tell_hold(s, move.arg[0], told); break;
    case AH_SETTLE: rs_tell(told, AH_EV_SETTLES, frame->seat, frame->arg[1], move.arg[0], s->lifted - move.arg[0], 0); break;
    default: break;
    }
}
