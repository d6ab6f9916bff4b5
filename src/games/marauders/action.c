/* action.c - the actions of a turn: Move, Scout, Port; entering ports; retiring; and skill rolls with what may change them (MM-2, MM-5,
 * MM-6). */
#include "games/marauders/marauders.h"

/* ---- Access to ports (MM-5.6 to 5.10) ----------------------------------------------------------------------------------------- */

static bool plagued(const mm_state *s, int zone)
{
    return (s->event == MM_PLAGUE_1 || s->event == MM_PLAGUE_2) && mm_plague_ports[s->event - MM_PLAGUE_1] >> zone & 1;
}

int mm_bars(const mm_state *s, int seat, int zone)
{
    const mm_captain *c = &s->captain[seat];
    int nation = mm_zones[zone].nation, bars = 0;

    if (c->bounty[nation] > 0 && zone != mm_home(c) && c->documents != nation) bars |= MM_BAR_BOUNTY;
    if (mm_war_between(s, nation, mm_nation_of(c))) bars |= MM_BAR_WAR;
    if (plagued(s, zone)) bars |= MM_BAR_PLAGUE;
    return bars;
}

/* MM-4.8, E27 */
bool mm_has_allowance(const mm_state *s)
{
    return (s->turn.actions > 0 || s->turn.extra > 0) && !(s->event == MM_DOLDRUMS && s->turn.moves >= 2);
}

static void use_move(mm_state *s)
{
    if (s->turn.extra > 0)
        s->turn.extra--;
    else
        s->turn.actions--;
    s->turn.moves++;
    s->turn.acted = true;
}

static void use_action(mm_state *s)
{
    s->turn.actions--;
    s->turn.acted = true;
}

/* ---- What is refused ------------------------------------------------------------------------------------------------------------ */

static const mm_captain *mover(const mm_state *s) { return &s->captain[rs_top_of(s)->seat]; }

static const char *no_allowance(const mm_state *s)
{
    if (s->turn.actions == 0 && s->turn.extra == 0) return RS_NO("MM-4.7", "There is no action left.");
    return RS_NO("MM-4.8", "In the Doldrums nobody makes more than two Moves in a turn.");
}

const char *mm_refuse_move(const void *state, rs_move move)
{
    const mm_state *s = state;
    const mm_captain *c = mover(s);

    if (c->in_port) return RS_NO("MM-5.3", "From a port one only reaches its own zone.");
    if (!(mm_zones[c->zone].near_ >> move.arg[0] & 1)) return RS_NO("MM-5.1", "That zone is not adjacent.");
    return mm_has_allowance(s) ? NULL : no_allowance(s);
}

const char *mm_refuse_enter(const void *state, rs_move move)
{
    const mm_state *s = state;
    const mm_captain *c = mover(s);
    int bars;

    (void)move;
    if (c->in_port) return RS_NO("MM-5.1", "The ship is in port already.");
    if (!mm_has_port(c->zone)) return RS_NO("MM-5.13", "The Caribbean Sea has no port.");
    if (!mm_has_allowance(s)) return no_allowance(s);
    if (c->captain == MM_VILLON) return NULL;
    bars = mm_bars(s, rs_top_of(s)->seat, c->zone);
    if (bars & MM_BAR_PLAGUE) return RS_NO("MM-5.10", "The plague closes this port.");
    if (bars & MM_BAR_WAR) return RS_NO("MM-5.6", "This port's nation is at war with yours.");
    if (bars && c->zone != MM_PRO) return RS_NO("MM-5.6", "This port's nation has a bounty on you.");
    return NULL;
}

const char *mm_refuse_leave(const void *state, rs_move move)
{
    const mm_state *s = state;
    const mm_captain *c = mover(s);
    bool storms = s->event == MM_NORTH_STORM || s->event == MM_SOUTH_STORM;

    (void)move;
    if (!c->in_port) return RS_NO("MM-5.1", "The ship is at sea.");
    if (!mm_has_allowance(s)) return no_allowance(s);
    if (storms && mm_storm_zones[s->event - MM_NORTH_STORM] >> c->zone & 1)
        return RS_NO("MM-5.14", "The storm keeps all ships in this port.");
    return NULL;
}

/* Tokens are told apart by their zones, tasks of missions too; all others by what they are. */
static int trial(const mm_captain *c, int aim)
{
    if (aim == MM_AT_MERCHANT || aim == MM_AT_SPANISH) return MM_AIMS + c->zone;
    return aim == MM_AT_SPY ? MM_AIMS + MM_ZONES + c->zone : aim;
}

static bool was_tried(const mm_state *s, const mm_captain *c, int aim)
{
    int what = trial(c, aim);

    return s->turn.tried[0] == what || s->turn.tried[1] == what || s->turn.tried[2] == what;
}

/* MM-6.1, MM-6.3 */
static const char *not_here(const mm_state *s, int seat, int aim)
{
    const mm_captain *c = &s->captain[seat];

    if (aim >= MM_AT_RUMOUR) {
        if (!rs_has(&c->rumours.cards, aim - MM_AT_RUMOUR)) return RS_NO("MM-12.4", "You do not hold that rumour.");
        if (mm_rumours_faces[aim - MM_AT_RUMOUR].port || mm_rumours_faces[aim - MM_AT_RUMOUR].zone != c->zone)
            return RS_NO("MM-12.4", "That rumour is tested elsewhere.");
        return NULL;
    }
    if (aim == MM_AT_SPY) return mm_spies_here(s, seat) ? NULL : RS_NO("MM-13.8", "Your mission asks for nothing here.");
    if (aim == MM_AT_MERCHANT || aim == MM_AT_SPANISH) {
        if (aim == MM_AT_SPANISH && c->zone != MM_CAR) return RS_NO("MM-6.7", "Only off Cartagena one looks for a Spanish merchant.");
        if (!rs_has(&s->merchants, c->zone)) return RS_NO("MM-6.1", "No merchant token lies here.");
        return mm_destroyed(c) ? RS_NO("MM-6.3", "With a destroyed location merchants cannot be raided.") : NULL;
    }
    if (aim >= MM_SIDE_NPC) return s->npc[aim - MM_SIDE_NPC].zone == c->zone ? NULL : RS_NO("MM-6.1", "That ship is not here.");
    if (aim >= s->head.players || aim == seat || !mm_at_sea(&s->captain[aim]) || s->captain[aim].zone != c->zone)
        return RS_NO("MM-6.1", "That captain is not at sea here.");
    return NULL;
}

const char *mm_refuse_scout(const void *state, rs_move move)
{
    const mm_state *s = state;
    const mm_captain *c = mover(s);

    if (c->in_port) return RS_NO("MM-6.1", "One scouts at sea only.");
    if (s->turn.actions == 0) return RS_NO("MM-4.7", "There is no action left.");
    if (was_tried(s, c, move.arg[0])) return RS_NO("MM-6.2", "That was scouted for already in this turn.");
    return not_here(s, rs_top_of(s)->seat, move.arg[0]);
}

const char *mm_refuse_port(const void *state, rs_move move)
{
    const mm_state *s = state;

    (void)move;
    if (!mover(s)->in_port) return RS_NO("MM-7.1", "A Port action is taken in port.");
    if (s->turn.actions == 0) return RS_NO("MM-4.7", "There is no action left.");
    return s->turn.port_used ? RS_NO("MM-7.1", "There is one Port action in a turn.") : NULL;
}

const char *mm_refuse_retire(const void *state, rs_move move)
{
    const mm_state *s = state;

    (void)move;
    if (!mover(s)->in_port) return RS_NO("MM-27.8", "A captain retires in a port.");
    if (s->turn.acted) return RS_NO("MM-27.8", "A captain retires before any action of the turn.");
    return rs_zone_size(&s->captain_deck) == 0 ? RS_NO("MM-27.8", "No captain is left to follow.") : NULL;
}

/* W-OWN: G14 and G16. */
const char *mm_refuse_play(const void *state, rs_move move)
{
    const mm_state *s = state;
    const mm_captain *c = mover(s);
    int kind = mm_kind_of(move.arg[0]), nation = move.arg[1];

    if (!rs_has(&c->glory.cards, move.arg[0])) return RS_NO("MM-17.2", "That card is not in your hand.");
    if (kind == MM_FAIR_WIND) return nation == MM_NONE ? NULL : RS_NO("MM-17.2", "That card names no nation.");
    if (kind != MM_BOUGHT_PARDON) return RS_NO("MM-17.2", "That card is for another moment.");
    if (!c->in_port) return RS_NO("MM-17.2", "A pardon is bought in port.");
    if (nation == MM_NONE || c->bounty[nation] == 0) return RS_NO("MM-16.6", "That nation has no bounty on you.");
    return c->gold < 4 * c->bounty[nation] ? RS_NO("MM-16.6", "All its points are paid for, 4 gold each.") : NULL;
}

/* ---- The action ----------------------------------------------------------------------------------------------------------------- */

static void offer_aims(const mm_state *s, const mm_captain *c, rs_moves *moves)
{
    int card;

    for (int seat = 0; seat < s->head.players; seat++)
        if (s->captain[seat].zone == c->zone) rs_offer_if(mm_verbs, s, moves, (rs_move){MM_V_SCOUT, {(int8_t)seat}});
    for (int npc = 0; npc < MM_NPCS; npc++)
        if (s->npc[npc].zone == c->zone) rs_offer_if(mm_verbs, s, moves, (rs_move){MM_V_SCOUT, {(int8_t)(MM_SIDE_NPC + npc)}});
    for (int aim = MM_AT_MERCHANT; aim <= MM_AT_SPY; aim++) rs_offer_if(mm_verbs, s, moves, (rs_move){MM_V_SCOUT, {(int8_t)aim}});
    RS_EACH(card, c->rumours.cards) rs_offer_if(mm_verbs, s, moves, (rs_move){MM_V_SCOUT, {(int8_t)(MM_AT_RUMOUR + card)}});
}

/* The first copy of each kind stands for all. */
void mm_offer_own_cards(const mm_state *s, const mm_captain *c, rs_moves *moves)
{
    uint64_t wind = mm_cards_of_kind(c, MM_FAIR_WIND), pardon = mm_cards_of_kind(c, MM_BOUGHT_PARDON);

    if (wind) rs_offer2(moves, MM_V_PLAY, __builtin_ctzll(wind), MM_NONE);
    for (int nation = 0; pardon && nation < MM_NATIONS; nation++)
        rs_offer_if(mm_verbs, s, moves, (rs_move){MM_V_PLAY, {(int8_t)__builtin_ctzll(pardon), (int8_t)nation}});
}

static void offer_sailing(const mm_state *s, const mm_captain *c, rs_moves *moves)
{
    uint32_t zones = mm_has_allowance(s) ? mm_zones[c->zone].near_ : 0;

    for (; zones; zones &= zones - 1) rs_offer1(moves, MM_V_MOVE, __builtin_ctz(zones));
    rs_offer_if(mm_verbs, s, moves, (rs_move){MM_V_ENTER, {0}});
    if (s->turn.actions > 0) offer_aims(s, c, moves);
}

void mm_action_moves(const void *state, rs_moves *moves)
{
    const mm_state *s = state;
    const mm_captain *c = mover(s);

    rs_offer(moves, MM_V_END);
    if (c->in_port) {
        rs_offer_if(mm_verbs, s, moves, (rs_move){MM_V_LEAVE, {0}});
        rs_offer_if(mm_verbs, s, moves, (rs_move){MM_V_PORT, {0}});
        rs_offer_if(mm_verbs, s, moves, (rs_move){MM_V_RETIRE, {0}});
    } else {
        offer_sailing(s, c, moves);
    }
    mm_offer_own_cards(s, c, moves);
}

/* MM-5.12 */
static void enter(mm_state *s, int seat, rs_turn *turn)
{
    mm_captain *c = &s->captain[seat];
    int8_t dice[MM_FACES] = {0};

    c->in_port = true;
    rs_tell(turn, MM_EV_ENTERS, seat, c->zone, 0, 0, 0);
    if (c->zone != MM_BRI || c->ship < MM_FRIGATE) return;
    mm_throw(dice, mm_skill_of(c, MM_SEAMANSHIP), turn);
    rs_tell(turn, MM_EV_ROLL, seat, MM_SEAMANSHIP, mm_dice_count(dice), dice[MM_SKULL], 0);
    if (dice[MM_SKULL] == 0) mm_fate_hit(s, seat, MM_HULL);
}

static void approach(mm_state *s, int seat, rs_turn *turn)
{
    mm_captain *c = &s->captain[seat];

    use_move(s);
    if (c->captain != MM_VILLON && mm_bars(s, seat, c->zone) & MM_BAR_BOUNTY)
        rs_push(s, MM_D_ENTER_FEE, seat); /* MM-5.8 */
    else
        enter(s, seat, turn);
}

static void sail_to(mm_state *s, int seat, int zone, rs_turn *turn)
{
    use_move(s);
    s->captain[seat].zone = (int8_t)zone;
    rs_tell(turn, MM_EV_SAILS, seat, zone, 0, 0, 0);
    mm_start_search(s, seat); /* MM-5.4 */
}

static void leave(mm_state *s, int seat, rs_turn *turn)
{
    use_move(s);
    s->captain[seat].in_port = false;
    rs_tell(turn, MM_EV_LEAVES, seat, s->captain[seat].zone, 0, 0, 0);
    mm_start_search(s, seat);
    mm_ask_stow(s, seat); /* MM-5.5: before anybody searches */
}

static void scout(mm_state *s, int seat, int aim, rs_turn *turn)
{
    for (int i = 0; i < RS_COUNT(s->turn.tried); i++)
        if (s->turn.tried[i] == MM_NONE) {
            s->turn.tried[i] = (int8_t)trial(&s->captain[seat], aim);
            break;
        }
    use_action(s);
    if (aim == MM_AT_SPANISH) {
        mm_merchant_found(s, seat, true, turn); /* MM-6.7 */
        return;
    }
    if (aim >= MM_AT_RUMOUR) mm_start_rumour(s, seat, aim - MM_AT_RUMOUR, turn);
    mm_try_skill(s, seat, MM_TRY_SCOUT, aim, turn);
}

void mm_play_own(mm_state *s, int seat, rs_move move, rs_turn *turn)
{
    rs_tell(turn, MM_EV_PLAYS, seat, move.arg[0], 0, 0, 0);
    mm_discard_glory(s, seat, move.arg[0]);
    if (mm_kind_of(move.arg[0]) == MM_FAIR_WIND) {
        s->turn.extra++;
        return;
    }
    mm_pay(s, seat, 4 * s->captain[seat].bounty[move.arg[1]], turn);
    mm_pardon(s, seat, move.arg[1], s->captain[seat].bounty[move.arg[1]], turn);
}

void mm_action_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    int seat = rs_top(s)->seat;

    rs_pop(s);
    switch (move.verb) {
    case MM_V_MOVE: sail_to(s, seat, move.arg[0], turn); break;
    case MM_V_ENTER: approach(s, seat, turn); break;
    case MM_V_LEAVE: leave(s, seat, turn); break;
    case MM_V_SCOUT: scout(s, seat, move.arg[0], turn); break;
    case MM_V_PORT:
        use_action(s);
        mm_begin_port(s, seat, turn);
        break;
    case MM_V_PLAY: mm_play_own(s, seat, move, turn); break;
    case MM_V_RETIRE: mm_kill(s, seat, turn); break; /* MM-27.8 */
    default: s->turn.ended = true;
    }
}

/* ---- Port Royal (MM-5.8) ---------------------------------------------------------------------------------------------------------- */

const char *mm_refuse_fee(const void *state, rs_move move)
{
    (void)move;
    return mover(state)->gold < 2 ? RS_NO("MM-5.8", "That costs 2 gold.") : NULL;
}

void mm_enter_fee_moves(const void *state, rs_moves *moves)
{
    rs_offer(moves, rs_top_of(state)->arg[0] ? MM_V_STAY : MM_V_ROLL);
    rs_offer_if(mm_verbs, state, moves, (rs_move){MM_V_PAY, {0}});
}

void mm_enter_fee_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    int seat = rs_top(s)->seat;

    rs_pop(s);
    if (move.verb == MM_V_ROLL) mm_try_skill(s, seat, MM_TRY_ENTER, 0, turn);
    if (move.verb != MM_V_PAY) return;
    mm_pay(s, seat, 2, turn);
    enter(s, seat, turn);
}

/* ---- Skill rolls (MM-2.2) and their windows W-S, W-I ------------------------------------------------------------------------------- */

static int skill_for(int purpose, int thing)
{
    static const uint8_t skill[MM_TRIES] = {
        [MM_TRY_SCOUT] = MM_SCOUTING,   [MM_TRY_ENTER] = MM_INFLUENCE, [MM_TRY_VILLON] = MM_INFLUENCE, [MM_TRY_RECRUIT] = MM_LEADERSHIP,
        [MM_TRY_RUMOUR] = MM_INFLUENCE, [MM_TRY_TEST] = MM_INFLUENCE,  [MM_TRY_HIRE] = MM_LEADERSHIP,
    };

    return purpose == MM_TRY_MISSION ? mm_missions[thing].roll : skill[purpose];
}

enum { PURPOSE, THING, STAGE }; /* of the frame */

void mm_try_skill(mm_state *s, int seat, int purpose, int thing, rs_turn *turn)
{
    const mm_captain *c = &s->captain[seat];
    int skill = skill_for(purpose, thing);
    int dice = mm_skill_of(c, skill) + (purpose == MM_TRY_RUMOUR && c->captain == MM_QUIROGA ? 1 : 0); /* C05 */
    rs_frame *frame = rs_push(s, MM_S_TRY, seat);

    frame->arg[PURPOSE] = (int8_t)purpose;
    frame->arg[THING] = (int8_t)thing;
    s->roll = (mm_roll){0};
    mm_throw(s->roll.dice, dice, turn);
    rs_tell(turn, MM_EV_ROLL, seat, skill, dice, s->roll.dice[MM_SKULL], 0);
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
    bool one, all;
} second_chances;

static second_chances chances_at(const mm_state *s, const rs_frame *at)
{
    const mm_captain *c = &s->captain[at->seat];
    second_chances found = {0, false, false};
    int skill, kind;

    if (at->kind == MM_S_RAID) { /* S13, S14 */
        found.one = mm_has_hired(c, MM_SAILING_MASTER) && !s->roll.used && mm_pips(s->roll.dice) > 0;
        return found;
    }
    skill = skill_for(at->arg[PURPOSE], at->arg[THING]);
    kind = reroll_kind(skill);
    if (s->roll.dice[MM_SKULL] > 0 || kind == MM_NONE) return found;
    found.cards = mm_cards_of_kind(c, kind);
    found.one = skill == MM_SCOUTING && mm_has_hired(c, MM_LOOKOUT) && !s->roll.used; /* S09, S10 */
    found.all = may_roll_all(s, at->seat, at);
    return found;
}

bool mm_may_reroll(const mm_state *s, const rs_frame *at)
{
    second_chances found = chances_at(s, at);

    return found.cards || found.one || found.all;
}

void mm_reroll_moves(const void *state, rs_moves *moves)
{
    const mm_state *s = state;
    second_chances found = chances_at(s, mm_below_of(s));

    rs_offer(moves, MM_V_PASS);
    if (found.cards) mm_offer_dice(moves, MM_V_REROLL, __builtin_ctzll(found.cards), s->roll.dice);
    for (int face = 0; found.one && face < MM_FACES; face++)
        if (s->roll.dice[face] > 0) rs_offer1(moves, MM_V_REROLL_ONE, face);
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

static void villon(mm_state *s, int seat, bool admitted)
{
    if (admitted) rs_push(s, MM_D_PORT, seat); /* MM-7.3 */
}

static void tried(mm_state *s, rs_frame frame, bool success, rs_turn *turn)
{
    int seat = frame.seat, thing = frame.arg[THING];

    switch (frame.arg[PURPOSE]) {
    case MM_TRY_SCOUT: scouted(s, seat, thing, success, turn); break;
    case MM_TRY_ENTER:
        if (success)
            enter(s, seat, turn);
        else
            rs_push(s, MM_D_ENTER_FEE, seat)->arg[0] = 1;
        break;
    case MM_TRY_VILLON: villon(s, seat, success); break;
    case MM_TRY_RECRUIT:
        if (success)
            mm_recruited(s, seat, turn);
        else
            rs_push(s, MM_D_RECRUIT_PAY, seat);
        break;
    case MM_TRY_RUMOUR:
        if (success) mm_got_rumour(s, seat, turn);
        break;
    case MM_TRY_MISSION:
        if (success) mm_accept_mission(s, seat, thing, turn);
        break;
    case MM_TRY_TEST: mm_rumour_tested(s, seat, thing, success, turn); break;
    default:
        if (success) {
            rs_remove(&s->captain[seat].glory.cards, thing);
            mm_hire(s, seat, thing, turn);
        } else {
            rs_push(s, MM_D_HIRE_PAY, seat)->arg[0] = (int8_t)thing;
        }
    }
}

/* MM-6.6 */
static bool may_hide(const mm_state *s, const rs_frame *frame)
{
    if (frame->arg[PURPOSE] != MM_TRY_SCOUT || !mm_is_seat(frame->arg[THING]) || s->roll.dice[MM_SKULL] == 0) return false;
    return mm_cards_of_kind(&s->captain[frame->arg[THING]], MM_HIDDEN_COVE) != 0;
}

void mm_try_step(void *state, rs_turn *turn)
{
    mm_state *s = state;
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
