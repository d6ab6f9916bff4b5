/* action.c - the actions of a turn: Move, Scout, Port; entering ports; retiring (MM-5, MM-6). */
#include "games/marauders/marauders.h"

/* ---- Access to ports (MM-5.6 to 5.10) ---------------------------------------------------------------------------- */

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

/* ---- What is refused --------------------------------------------------------------------------------------------- */

static const mm_captain *mover(const mm_state *s) { return &s->captain[rs_top_of(s)->seat]; }

static const char *no_allowance(const mm_state *s)
{
    if (s->turn.actions == 0 && s->turn.extra == 0) return RS_NO("MM-4.7", "There is no action left.");
    return RS_NO("MM-4.8", "In the Doldrums nobody makes more than two Moves a turn.");
}

const char *mm_refuse_move(const void *state, rs_move move)
{
    const mm_state *s = state;
    const mm_captain *c = mover(s);

    if (c->in_port) return RS_NO("MM-5.3", "A ship in port can only leave for the zone around it.");
    if (!(mm_zones[c->zone].near_ >> move.arg[0] & 1)) return RS_NO("MM-5.1", "That zone is not adjacent.");
    return mm_has_allowance(s) ? NULL : no_allowance(s);
}

const char *mm_refuse_enter(const void *state, rs_move move)
{
    const mm_state *s = state;
    const mm_captain *c = mover(s);
    int bars;

    (void)move;
    if (c->in_port) return RS_NO("MM-5.1", "Your ship is already in port.");
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
    if (!c->in_port) return RS_NO("MM-5.1", "Your ship is at sea.");
    if (!mm_has_allowance(s)) return no_allowance(s);
    if (storms && mm_storm_zones[s->event - MM_NORTH_STORM] >> c->zone & 1)
        return RS_NO("MM-5.14", "The storm keeps every ship in this port.");
    return NULL;
}

/* Tokens are told apart by their zones, tasks of missions too; all others by what they are. */
static int trial(const mm_captain *c, int aim)
{
    if (aim == MM_AT_MERCHANT || aim == MM_AT_SPANISH) return MM_AIMS + c->zone;
    return aim == MM_AT_SPY ? MM_AIMS + MM_ZONES + c->zone : aim;
}

/* MM-6.2: another mission's task is another one, be it in the same zone. */
void mm_forget_spying(mm_state *s)
{
    for (int i = 0; i < RS_COUNT(s->turn.tried); i++)
        if (s->turn.tried[i] >= MM_AIMS + MM_ZONES) s->turn.tried[i] = MM_NONE;
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
        if (aim == MM_AT_SPANISH && c->zone != MM_CAR) return RS_NO("MM-6.7", "Only off Cartagena can you look for a Spanish merchant.");
        if (!rs_has(&s->merchants, c->zone)) return RS_NO("MM-6.1", "There is no merchant here.");
        return mm_destroyed(c) ? RS_NO("MM-6.3", "With a destroyed location you cannot raid merchants.") : NULL;
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

    if (c->in_port) return RS_NO("MM-6.1", "You can scout only at sea.");
    if (s->turn.actions == 0) return RS_NO("MM-4.7", "There is no action left.");
    if (was_tried(s, c, move.arg[0])) return RS_NO("MM-6.2", "You have already scouted for that this turn.");
    return not_here(s, rs_top_of(s)->seat, move.arg[0]);
}

const char *mm_refuse_port(const void *state, rs_move move)
{
    const mm_state *s = state;

    (void)move;
    if (!mover(s)->in_port) return RS_NO("MM-7.1", "You can take a Port action only in port.");
    if (s->turn.actions == 0) return RS_NO("MM-4.7", "There is no action left.");
    return s->turn.port_used ? RS_NO("MM-7.1", "You have already taken your Port action this turn.") : NULL;
}

const char *mm_refuse_retire(const void *state, rs_move move)
{
    const mm_state *s = state;

    (void)move;
    if (!mover(s)->in_port) return RS_NO("MM-27.8", "A captain can retire only in port.");
    if (s->turn.acted) return RS_NO("MM-27.8", "A captain can retire only before the first action of a turn.");
    return rs_zone_size(&s->captain_deck) == 0 ? RS_NO("MM-27.8", "There is no captain left to take over.") : NULL;
}

/* W-OWN: G14 and G16. */
const char *mm_refuse_play(const void *state, rs_move move)
{
    const mm_state *s = state;
    const mm_captain *c = mover(s);
    int kind = mm_kind_of(move.arg[0]), nation = move.arg[1];

    if (!rs_has(&c->glory.cards, move.arg[0])) return RS_NO("MM-17.2", "That card is not in your hand.");
    if (kind != MM_BOUGHT_PARDON && nation != MM_NONE) return RS_NO("MM-17.2", "That card does not take a nation.");
    if (rs_top_of(s)->kind == MM_D_WIN_CARD) return mm_bars_open_card(s, move.arg[0]);
    if (kind != MM_FAIR_WIND && kind != MM_BOUGHT_PARDON) return RS_NO("MM-17.2", "That card is for another moment.");
    if (!mm_is_first(c, move.arg[0])) return MM_LIKE_CARDS;
    if (kind == MM_FAIR_WIND) return NULL;
    if (!c->in_port) return RS_NO("MM-17.2", "You can buy a pardon only in port.");
    if (nation == MM_NONE || c->bounty[nation] == 0) return RS_NO("MM-16.6", "That nation has no bounty on you.");
    return mm_purse(c) < 4 * c->bounty[nation] ? RS_NO("MM-16.6", "You would have to pay 4 gold for each of its points.") : NULL;
}

/* ---- The action -------------------------------------------------------------------------------------------------- */

static void offer_aims(const mm_state *s, const mm_captain *c, rs_moves *moves)
{
    int card;

    for (int seat = 0; seat < s->head.players; seat++)
        if (s->captain[seat].zone == c->zone && &s->captain[seat] != c) mm_offer_if(s, moves, MM_V_SCOUT, seat, 0);
    for (int npc = 0; npc < MM_NPCS; npc++)
        if (s->npc[npc].zone == c->zone) mm_offer_if(s, moves, MM_V_SCOUT, MM_SIDE_NPC + npc, 0);
    if (rs_has(&s->merchants, c->zone)) mm_offer_if(s, moves, MM_V_SCOUT, MM_AT_MERCHANT, 0);
    if (c->zone == MM_CAR) mm_offer_if(s, moves, MM_V_SCOUT, MM_AT_SPANISH, 0);
    if (c->mission != MM_NONE) mm_offer_if(s, moves, MM_V_SCOUT, MM_AT_SPY, 0);
    RS_EACH(card, c->rumours.cards) mm_offer_if(s, moves, MM_V_SCOUT, MM_AT_RUMOUR + card, 0);
}

/* MM-17.2, MM-17.10: gold is secret, so it does not matter here. */
bool mm_could_play_own(const mm_state *s, int seat)
{
    const mm_captain *c = &s->captain[seat];

    return mm_could_hold(s, seat, MM_FAIR_WIND) || (c->in_port && mm_pirate(c) && mm_could_hold(s, seat, MM_BOUGHT_PARDON));
}

/* The first copy of each kind stands for all. */
void mm_offer_own_cards(const mm_state *s, const mm_captain *c, rs_moves *moves)
{
    uint64_t wind = mm_cards_of_kind(c, MM_FAIR_WIND), pardon = mm_cards_of_kind(c, MM_BOUGHT_PARDON);

    if (wind) rs_offer2(moves, MM_V_PLAY, __builtin_ctzll(wind), MM_NONE);
    for (int nation = 0; pardon && nation < MM_NATIONS; nation++) mm_offer_if(s, moves, MM_V_PLAY, __builtin_ctzll(pardon), nation);
}

static void offer_sailing(const mm_state *s, const mm_captain *c, rs_moves *moves)
{
    uint32_t zones = mm_has_allowance(s) ? mm_zones[c->zone].near_ : 0;

    for (; zones; zones &= zones - 1) rs_offer1(moves, MM_V_MOVE, __builtin_ctz(zones));
    mm_offer_if(s, moves, MM_V_ENTER, 0, 0);
    if (s->turn.actions > 0) offer_aims(s, c, moves);
}

void mm_action_moves(const void *state, rs_moves *moves)
{
    const mm_state *s = state;
    const mm_captain *c = mover(s);

    rs_offer(moves, MM_V_END);
    if (c->in_port) {
        mm_offer_if(s, moves, MM_V_LEAVE, 0, 0);
        mm_offer_if(s, moves, MM_V_PORT, 0, 0);
        mm_offer_if(s, moves, MM_V_RETIRE, 0, 0);
    } else {
        offer_sailing(s, c, moves);
    }
    mm_offer_own_cards(s, c, moves);
}

/* MM-5.12 */
bool mm_crosses_bar(const mm_captain *c) { return c->zone == MM_BRI && c->ship >= MM_FRIGATE; }

void mm_enter(mm_state *s, int seat, rs_turn *turn)
{
    mm_captain *c = &s->captain[seat];
    int8_t dice[MM_FACES] = {0};

    c->in_port = true;
    rs_tell(turn, MM_EV_ENTERS, seat, c->zone, 0, 0, 0);
    if (!mm_crosses_bar(c)) return;
    mm_throw(dice, mm_skill_of(c, MM_SEAMANSHIP), turn);
    rs_tell(turn, MM_EV_BAR, seat, mm_dice_count(dice), dice[MM_SKULL], 0, 0);
    if (dice[MM_SKULL] == 0) mm_fate_hit(s, seat, MM_HULL);
}

/* MM-5.8 */
bool mm_must_ask_to_enter(const mm_state *s, int seat)
{
    const mm_captain *c = &s->captain[seat];

    return c->captain != MM_VILLON && mm_bars(s, seat, c->zone) & MM_BAR_BOUNTY;
}

static void approach(mm_state *s, int seat, rs_turn *turn)
{
    use_move(s);
    if (mm_must_ask_to_enter(s, seat))
        rs_push(s, MM_D_ENTER_FEE, seat);
    else
        mm_enter(s, seat, turn);
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

/* ---- Port Royal (MM-5.8) ----------------------------------------------------------------------------------------- */

/* Asked of specialists too (MM-17.6). */
const char *mm_refuse_pay(const void *state, rs_move move)
{
    (void)move;
    if (mm_purse(mover(state)) >= 2) return NULL;
    return rs_top_of(state)->kind == MM_D_HIRE_PAY ? RS_NO("MM-17.6", "That costs 2 gold.") : RS_NO("MM-5.8", "That costs 2 gold.");
}

const char *mm_refuse_roll(const void *state, rs_move move)
{
    (void)move;
    return rs_top_of(state)->arg[0] ? RS_NO("MM-5.8", "Your roll has failed; you can only pay now.") : NULL;
}

const char *mm_refuse_stay(const void *state, rs_move move)
{
    (void)move;
    return rs_top_of(state)->arg[0] ? NULL : RS_NO("MM-5.8", "Pay or roll first.");
}

void mm_enter_fee_moves(const void *state, rs_moves *moves)
{
    mm_offer_if(state, moves, MM_V_ROLL, 0, 0);
    mm_offer_if(state, moves, MM_V_STAY, 0, 0);
    mm_offer_if(state, moves, MM_V_PAY, 0, 0);
}

void mm_enter_fee_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    int seat = rs_top(s)->seat;

    rs_pop(s);
    if (move.verb == MM_V_ROLL) mm_try_skill(s, seat, MM_TRY_ENTER, 0, turn);
    if (move.verb != MM_V_PAY) return;
    mm_pay(s, seat, 2, turn);
    mm_enter(s, seat, turn);
}
