/* roll.c - skill rolls, what may change them (windows W-S and W-I), and what they lead to (MM-2, MM-6.4). */
#include "games/marauders/marauders.h"

int mm_skill_for(int purpose, int thing)
{
    static const uint8_t skill[MM_TRIES] = {
        [MM_TRY_SCOUT] = MM_SCOUTING,   [MM_TRY_ENTER] = MM_INFLUENCE, [MM_TRY_VILLON] = MM_INFLUENCE, [MM_TRY_RECRUIT] = MM_LEADERSHIP,
        [MM_TRY_RUMOUR] = MM_INFLUENCE, [MM_TRY_TEST] = MM_INFLUENCE,  [MM_TRY_HIRE] = MM_LEADERSHIP,
    };

    return purpose == MM_TRY_MISSION ? mm_missions[thing].roll : skill[purpose];
}

int mm_dice_for(const mm_captain *c, int purpose, int thing)
{
    return mm_skill_of(c, mm_skill_for(purpose, thing)) + (purpose == MM_TRY_RUMOUR && c->captain == MM_QUIROGA ? 1 : 0); /* C05 */
}

enum { PURPOSE, THING, STAGE }; /* of the frame */

void mm_try_skill(mm_state *s, int seat, int purpose, int thing, rs_turn *turn)
{
    int dice = mm_dice_for(&s->captain[seat], purpose, thing);
    rs_frame *frame = rs_push(s, MM_S_TRY, seat);

    frame->arg[PURPOSE] = (int8_t)purpose;
    frame->arg[THING] = (int8_t)thing;
    s->roll = (mm_roll){0};
    mm_throw(s->roll.dice, dice, turn);
    rs_tell(turn, MM_EV_ROLL, seat, mm_skill_for(purpose, thing), dice, s->roll.dice[MM_SKULL], 0);
}

/* C07 */
static bool may_roll_all(const mm_state *s, int seat, const rs_frame *try_)
{
    return s->captain[seat].captain == MM_WRIGHT && try_->arg[PURPOSE] == MM_TRY_SCOUT && try_->arg[THING] == MM_AT_MERCHANT &&
           !s->turn.asked_again;
}

static int reroll_kind(int skill) { return skill == MM_SCOUTING ? MM_KEEN_EYES : skill == MM_INFLUENCE ? MM_SILVER_TONGUE : MM_NONE; }

/* What could change the roll before our eyes: cards, the specialist's one die, Wright's second throw. */
typedef struct second_chances {
    uint64_t cards;
    bool could, one, all; /* could: others must reckon with such cards */
} second_chances;

static second_chances chances_at(const mm_state *s, const rs_frame *at)
{
    const mm_captain *c = &s->captain[at->seat];
    second_chances found = {0};
    int skill, kind;

    if (at->kind == MM_S_RAID) { /* S13, S14 */
        found.one = mm_has_hired(c, MM_SAILING_MASTER) && !s->roll.used && mm_pips(s->roll.dice) > 0;
        return found;
    }
    skill = mm_skill_for(at->arg[PURPOSE], at->arg[THING]);
    kind = reroll_kind(skill);
    if (s->roll.dice[MM_SKULL] > 0 || kind == MM_NONE) return found;
    found.cards = mm_cards_of_kind(c, kind);
    found.could = mm_could_hold(s, at->seat, kind);
    found.one = skill == MM_SCOUTING && mm_has_hired(c, MM_LOOKOUT) && !s->roll.used; /* S09, S10 */
    found.all = may_roll_all(s, at->seat, at);
    return found;
}

bool mm_may_reroll(const mm_state *s, const rs_frame *at)
{
    second_chances found = chances_at(s, at);

    return found.could || found.one || found.all;
}

const char *mm_refuse_reroll(const void *state, rs_move move)
{
    const mm_state *s = state;
    const mm_captain *c = &s->captain[rs_top_of(s)->seat];
    second_chances found = chances_at(s, mm_below_of(s));

    if (!rs_has(&c->glory.cards, move.arg[0])) return RS_NO("MM-17.2", "That card is not in your hand.");
    if (move.arg[0] >= MM_ORDINARY || !(found.cards >> move.arg[0] & 1)) return RS_NO("MM-17.2", "That card does not change this roll.");
    return mm_is_first(c, move.arg[0]) ? mm_bars_dice(s->roll.dice, &move.arg[1]) : MM_LIKE_CARDS;
}

const char *mm_refuse_reroll_one(const void *state, rs_move move)
{
    const mm_state *s = state;

    if (!chances_at(s, mm_below_of(s)).one) return RS_NO("MM-2.5", "You have no specialist who can roll a die of this roll again.");
    return s->roll.dice[move.arg[0]] > 0 ? NULL : RS_NO("MM-2.5", "No die shows that.");
}

const char *mm_refuse_reroll_all(const void *state, rs_move move)
{
    (void)move;
    if (chances_at(state, mm_below_of(state)).all) return NULL;
    return RS_NO("MM-2.5", "Only Frances Wright can roll all dice again, once a turn, when scouting for a merchant.");
}

void mm_reroll_moves(const void *state, rs_moves *moves)
{
    const mm_state *s = state;
    second_chances found = chances_at(s, mm_below_of(s));

    rs_offer(moves, MM_V_PASS);
    if (found.cards) mm_offer_dice(moves, MM_V_REROLL, __builtin_ctzll(found.cards), s->roll.dice);
    for (int face = 0; found.one && face < MM_FACES; face++) mm_offer_if(s, moves, MM_V_REROLL_ONE, face, 0);
    if (found.all) rs_offer(moves, MM_V_REROLL_ALL);
}

static void reroll_one(mm_state *s, int face, rs_turn *turn)
{
    int8_t again[MM_FACES] = {0};

    again[face] = 1;
    s->roll.used = true;
    mm_rethrow(s->roll.dice, again, turn);
}

static void reroll_all(mm_state *s, rs_turn *turn)
{
    int8_t again[MM_FACES];

    for (int face = 0; face < MM_FACES; face++) again[face] = s->roll.dice[face];
    s->turn.asked_again = true;
    mm_rethrow(s->roll.dice, again, turn);
}

/* Asked again until nothing is left to use, or until the roll has succeeded. */
void mm_reroll_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    int seat = rs_top(s)->seat;

    switch (move.verb) {
    case MM_V_REROLL:
        rs_tell(turn, MM_EV_PLAYS, seat, move.arg[0], 0, 0, 0);
        mm_discard_glory(s, seat, move.arg[0]);
        mm_rethrow(s->roll.dice, &move.arg[1], turn);
        break;
    case MM_V_REROLL_ONE: reroll_one(s, move.arg[0], turn); break;
    case MM_V_REROLL_ALL: reroll_all(s, turn); break;
    default: rs_pop(s); return;
    }
    rs_tell(turn, MM_EV_DICE, seat, mm_dice_count(s->roll.dice), s->roll.dice[MM_SKULL], 0, 0);
    if (!mm_may_reroll(s, mm_below(s))) rs_pop(s);
}

/* MM-6.4, MM-6.5 */
static void scouted(mm_state *s, int seat, int aim, bool found, rs_turn *turn)
{
    if (aim >= MM_AT_RUMOUR) {
        mm_rumour_tested(s, seat, aim - MM_AT_RUMOUR, found, turn);
        return;
    }
    if (!found) return;
    if (aim == MM_AT_MERCHANT)
        mm_merchant_found(s, seat, false, turn);
    else if (aim == MM_AT_SPY)
        mm_spied(s, seat, turn);
    else
        mm_start_battle(s, seat, aim, turn);
}

/* A failed roll may leave another way: to pay. */
static void failed(mm_state *s, int seat, int purpose, int thing)
{
    switch (purpose) {
    case MM_TRY_ENTER: rs_push(s, MM_D_ENTER_FEE, seat)->arg[0] = 1; break;
    case MM_TRY_RECRUIT: rs_push(s, MM_D_RECRUIT_PAY, seat); break;
    case MM_TRY_HIRE: rs_push(s, MM_D_HIRE_PAY, seat)->arg[0] = (int8_t)thing; break;
    default: break;
    }
}

static void succeeded(mm_state *s, int seat, int purpose, int thing, rs_turn *turn)
{
    switch (purpose) {
    case MM_TRY_ENTER: mm_enter(s, seat, turn); break;
    case MM_TRY_VILLON: rs_push(s, MM_D_PORT, seat); break; /* MM-7.3 */
    case MM_TRY_RECRUIT: mm_recruited(s, seat, turn); break;
    case MM_TRY_RUMOUR: mm_got_rumour(s, seat, turn); break;
    case MM_TRY_MISSION: mm_accept_mission(s, seat, thing, turn); break;
    default: /* MM_TRY_HIRE */ rs_remove(&s->captain[seat].glory.cards, thing); mm_hire(s, seat, thing, turn);
    }
}

static void tried(mm_state *s, rs_frame frame, bool success, rs_turn *turn)
{
    int seat = frame.seat, purpose = frame.arg[PURPOSE], thing = frame.arg[THING];

    if (purpose == MM_TRY_SCOUT)
        scouted(s, seat, thing, success, turn);
    else if (purpose == MM_TRY_TEST)
        mm_rumour_tested(s, seat, thing, success, turn);
    else if (success)
        succeeded(s, seat, purpose, thing, turn);
    else
        failed(s, seat, purpose, thing);
}

/* MM-6.6 */
static bool may_hide(const mm_state *s, const rs_frame *frame)
{
    if (frame->arg[PURPOSE] != MM_TRY_SCOUT || !mm_is_seat(frame->arg[THING]) || s->roll.dice[MM_SKULL] == 0) return false;
    return mm_could_hold(s, frame->arg[THING], MM_HIDDEN_COVE);
}

static void try_stage(mm_state *s, rs_turn *turn)
{
    rs_frame *frame = rs_top(s), was;
    bool success;

    switch (frame->arg[STAGE]++) {
    case 0:
        if (mm_may_reroll(s, frame)) rs_push(s, MM_D_REROLL, frame->seat);
        return;
    case 1:
        if (may_hide(s, frame)) rs_push(s, MM_D_WIN_CARD, frame->arg[THING])->arg[0] = MM_W_F;
        return;
    default: break;
    }
    success = s->roll.dice[MM_SKULL] > 0;
    was = *frame;
    rs_pop(s);
    s->roll = (mm_roll){0};
    tried(s, was, success, turn);
}

void mm_try_step(void *state, rs_turn *turn)
{
    do try_stage(state, turn);
    while (mm_goes_on(state, MM_S_TRY));
}
