/* round.c - the round and the turn: event, one turn each, the end of the round and of the game (MM-4, MM-28; section 6.2). */
#include "games/marauders/marauders.h"

/* ---- Tokens ------------------------------------------------------------------------------------------------------ */

static rs_set track_tokens(const mm_state *s)
{
    rs_set tokens = {{0, 0}};
    int first = 0;

    for (int nation = 0; nation < MM_NATIONS; first += mm_merchant_tokens[nation++])
        tokens.bits[0] |= ((1ULL << s->afloat[nation]) - 1) << first;
    return tokens;
}

static int nation_of_token(int token)
{
    int nation = 0;

    while (token >= mm_merchant_tokens[nation]) token -= mm_merchant_tokens[nation++];
    return nation;
}

/* The tokens of the track go face down to the zones without one. */
void mm_deal_merchants(mm_state *s, rs_turn *turn)
{
    rs_set tokens = track_tokens(s);

    for (int zone = 0; zone < MM_ZONES && !rs_is_empty(&tokens); zone++) {
        int token;

        if (rs_has(&s->merchants, zone)) continue;
        token = rs_pick(turn->chance, tokens, &mm_merchant_token_words);
        rs_remove(&tokens, token);
        rs_add(&s->merchants, zone);
        s->merchant[zone] = (int8_t)nation_of_token(token);
        s->afloat[s->merchant[zone]]--;
    }
    rs_tell(turn, MM_EV_MERCHANTS, RS_NOBODY, 0, 0, 0, 0);
}

int mm_draw_demand(mm_state *s, rs_turn *turn)
{
    rs_set tokens = {{0, 0}};
    int good;

    for (good = 0; good < MM_GOODS; good++) tokens.bits[0] |= ((1ULL << s->pile[good]) - 1) << (good * 3);
    good = rs_pick(turn->chance, tokens, &mm_demand_token_words) / 3;
    s->pile[good]--;
    return good;
}

void mm_deal_demand(mm_state *s, rs_turn *turn)
{
    for (int good = 0; good < MM_GOODS; good++) s->pile[good] = 3;
    for (int zone = 0; zone < MM_ZONES; zone++)
        if (mm_has_port(zone)) {
            s->demand[zone] = (int8_t)mm_draw_demand(s, turn);
            rs_tell(turn, MM_EV_DEMAND, RS_NOBODY, zone, s->demand[zone], 0, 0);
        }
}

/* ---- Events (4.9) ------------------------------------------------------------------------------------------------ */

static void draw_event(mm_state *s, rs_turn *turn)
{
    int card = rs_pick(turn->chance, s->event_deck.cards, &mm_event_words);

    rs_remove(&s->event_deck.cards, card);
    s->event = (int8_t)card;
    if (card < MM_NPC_CARDS)
        s->npc[mm_events_faces[card].npc].arriving = (int8_t)card; /* MM-18.2 */
    else
        rs_add(&s->event_discard, card);
    rs_tell(turn, MM_EV_EVENT, s->first, card, 0, 0, 0);
}

/* MM-4.10: each pair is equally likely. */
static void war_breaks_out(mm_state *s, rs_turn *turn)
{
    int pair = rs_pick(turn->chance, rs_range(0, 5), &mm_pair_words), at = 0;

    for (int a = 0; a < MM_NATIONS; a++)
        for (int b = a + 1; b < MM_NATIONS; b++)
            if (at++ == pair) {
                s->war[0] = (int8_t)a;
                s->war[1] = (int8_t)b;
            }
    rs_tell(turn, MM_EV_WAR, RS_NOBODY, pair, 0, 0, 0);
}

/* E29, E30 */
static void raise_bounties(mm_state *s, int nations, rs_turn *turn)
{
    for (int seat = 0; seat < s->head.players; seat++)
        for (int nation = 0; nation < MM_NATIONS; nation++)
            if (nations >> nation & 1 && s->captain[seat].bounty[nation] > 0) mm_bounty(s, seat, nation, turn);
}

static void event_text(mm_state *s, rs_turn *turn)
{
    switch (s->event) {
    case MM_WAR_1:
    case MM_WAR_2:
    case MM_WAR_3: war_breaks_out(s, turn); break;
    case MM_PEACE:
        s->war[0] = s->war[1] = MM_NONE;
        rs_tell(turn, MM_EV_PEACE, RS_NOBODY, 0, 0, 0, 0);
        break;
    case MM_HUNT_1:
    case MM_HUNT_2: raise_bounties(s, mm_hunted[s->event - MM_HUNT_1], turn); break;
    case MM_SHIFTING: mm_deal_demand(s, turn); break;
    case MM_CONVOY: mm_deal_merchants(s, turn); break;
    default: break; /* the others work at the start of turns, all round, or at its end */
    }
}

/* ---- The round --------------------------------------------------------------------------------------------------- */

static int tokens_on_track(const mm_state *s) { return MM_ZONES - rs_size(&s->merchants); }

static void begin_round(mm_state *s, rs_turn *turn)
{
    if (s->first == MM_NONE) { /* U11 */
        s->first = (int8_t)rs_pick(turn->chance, rs_range(0, s->head.players - 1), &mm_seat_words);
        rs_tell(turn, MM_EV_FIRST, s->first, 0, 0, 0, 0);
    }
    if (rs_is_empty(&s->event_deck.cards)) { /* MM-4.2 */
        mm_end_game(s, MM_EV_NO_EVENTS, turn);
        return;
    }
    s->round++;
    s->active = s->first;
    rs_tell(turn, MM_EV_ROUND, RS_NOBODY, s->round, 0, 0, 0);
    if (tokens_on_track(s) >= MM_TRACK_FULL) mm_deal_merchants(s, turn); /* MM-4.3 */
}

static void do_symbol(mm_state *s, int index, rs_turn *turn)
{
    const mm_event_face *face = &mm_events_faces[s->event];

    if (index < face->symbols) mm_activate(s, face->symbol[index].npc, face->symbol[index].heading, turn);
}

static void begin_turn(mm_state *s, int seat, rs_turn *turn)
{
    mm_captain *c = &s->captain[seat];

    s->active = (int8_t)seat;
    s->stack[0].seat = (int8_t)seat; /* the bottom of the stack says whose turn it is: bots think to its end */
    s->turn = (mm_turn){.actions = 3, .extra = s->event == MM_TRADE_WINDS, .tried = {MM_NONE, MM_NONE, MM_NONE}};
    c->bought_before = c->bought_at; /* MM-9.2 */
    c->bought_at = MM_NONE;
    rs_tell(turn, MM_EV_TURN, seat, 0, 0, 0, 0);
    rs_push(s, MM_S_TURN, seat);
}

static void npc_enters(mm_state *s, int npc, int card, rs_turn *turn)
{
    s->npc[npc].top = (int8_t)card;
    s->npc[npc].zone = mm_events_faces[card].zone;
    rs_tell(turn, MM_EV_NPC_ENTERS, RS_NOBODY, npc, card, s->npc[npc].zone, 0);
}

/* MM-18.4, MM-18.7, MM-18.8 */
static void npcs_arrive(mm_state *s, rs_turn *turn)
{
    for (int npc = 0; npc < MM_NPCS; npc++) {
        mm_npc *n = &s->npc[npc];
        int card = n->arriving;

        if (card != MM_NONE && n->top != MM_NONE) n->under = (uint8_t)(n->under | 1u << (n->top - 3 * npc));
        if (card == MM_NONE && n->top == MM_NONE && n->under) {
            card = rs_pick(turn->chance, (rs_set){{(uint64_t)n->under << (3 * npc), 0}}, &mm_event_words);
            n->under = (uint8_t)(n->under & ~(1u << (card - 3 * npc)));
        }
        n->arriving = MM_NONE;
        if (card != MM_NONE) npc_enters(s, npc, card, turn);
    }
}

static void end_round(mm_state *s, rs_turn *turn)
{
    npcs_arrive(s, turn);
    s->event = MM_NONE;
    if (s->final) mm_end_game(s, MM_EV_REACHED, turn);
}

static void round_stage(mm_state *s, rs_turn *turn)
{
    rs_frame *frame = rs_top(s);

    switch (frame->arg[0]) {
    case MM_R_TURNS:
        if (frame->arg[1] == s->head.players) {
            frame->arg[0]++;
            return;
        }
        begin_turn(s, (s->first + frame->arg[1]++) % s->head.players, turn);
        return;
    case MM_R_BEGIN: begin_round(s, turn); break;
    case MM_R_EVENT: draw_event(s, turn); break;
    case MM_R_TEXT: event_text(s, turn); break;
    case MM_R_END:
        frame->arg[0] = MM_R_BEGIN;
        frame->arg[1] = 0;
        end_round(s, turn);
        return;
    default: do_symbol(s, frame->arg[0] - MM_R_SYMBOL_1, turn);
    }
    frame->arg[0]++;
}

void mm_round_step(void *state, rs_turn *turn)
{
    do round_stage(state, turn);
    while (mm_goes_on(state, MM_S_ROUND));
}

/* `why`: the event that says it. */
void mm_end_game(mm_state *s, int why, rs_turn *turn)
{
    for (int seat = 0; seat < s->head.players; seat++) {
        mm_captain *c = &s->captain[seat];

        c->shown_gold = c->gold;
        c->shown_stash = c->stash;
        rs_tell(turn, MM_EV_STASH, seat, c->stash, mm_total(c), c->gold, 0);
    }
    s->head.over = true;
    rs_tell(turn, MM_EV_OVER, RS_NOBODY, s->round, 0, 0, 0);
    rs_tell(turn, why, RS_NOBODY, 0, 0, 0, 0);
}

/* ---- The turn (TURN steps 1 to 6) -------------------------------------------------------------------------------- */

/* E25, E26 */
static void storm(mm_state *s, int seat, rs_turn *turn)
{
    mm_captain *c = &s->captain[seat];
    int8_t dice[MM_FACES] = {0};

    if (!mm_at_sea(c) || !(mm_storm_zones[s->event - MM_NORTH_STORM] >> c->zone & 1)) return;
    mm_throw(dice, mm_skill_of(c, MM_SEAMANSHIP), turn);
    rs_tell(turn, MM_EV_STORM, seat, mm_dice_count(dice), dice[MM_SKULL], 0, 0);
    if (dice[MM_SKULL] == 0) mm_fate_hit(s, seat, MM_MASTS);
}

static int pardon_pair(const mm_state *s) { return mm_pardoned[s->event - MM_PARDON_1]; }

static bool may_buy_pardon(const mm_state *s, int seat)
{
    const mm_captain *c = &s->captain[seat];

    for (int nation = 0; nation < MM_NATIONS; nation++)
        if (pardon_pair(s) >> nation & 1 && c->bounty[nation] > 0) return true;
    return false;
}

static void event_of_turn(mm_state *s, int seat, rs_turn *turn)
{
    if (s->event == MM_NORTH_STORM || s->event == MM_SOUTH_STORM) storm(s, seat, turn);
    if ((s->event == MM_PARDON_1 || s->event == MM_PARDON_2) && may_buy_pardon(s, seat)) rs_push(s, MM_D_EVENT_PARDON, seat);
}

static bool may_mend(const mm_captain *c) { return mm_has_hired(c, MM_CARPENTER) && mm_damage(c) > 0; }

/* MM-4.7, MM-17.2 */
static bool goes_on(const mm_state *s, int seat)
{
    return !s->turn.ended && (s->turn.actions > 0 || s->turn.extra > 0 || mm_could_play_own(s, seat));
}

static void end_turn(mm_state *s)
{
    s->turn = (mm_turn){.tried = {MM_NONE, MM_NONE, MM_NONE}};
    rs_pop(s);
}

/* MM-4.9 */
static void turn_stage(mm_state *s, rs_turn *turn)
{
    rs_frame *frame = rs_top(s);
    int seat = frame->seat;
    mm_captain *c = &s->captain[seat];

    switch (frame->arg[0]++) {
    case MM_T_ARRIVE:
        if (c->captain == MM_NONE) rs_push(s, MM_D_RESPAWN_SHIP, seat);
        break;
    case MM_T_EVENT: event_of_turn(s, seat, turn); break;
    case MM_T_WINDOW: mm_open_window(s, MM_W_T, seat); break;
    case MM_T_SEARCH:
        if (mm_at_sea(c)) mm_start_search(s, seat);
        break;
    case MM_T_ACT:
        if (!goes_on(s, seat)) break;
        frame->arg[0] = MM_T_ACT;
        rs_push(s, MM_D_ACTION, seat);
        break;
    case MM_T_CARPENTER:
        if (may_mend(c)) rs_push(s, MM_D_CARPENTER, seat);
        break;
    default: end_turn(s);
    }
}

void mm_turn_step(void *state, rs_turn *turn)
{
    do turn_stage(state, turn);
    while (mm_goes_on(state, MM_S_TURN));
}

/* E31, E32: 5 gold a point, in each of the two nations. */
int mm_first_pardoner(const mm_state *s) { return __builtin_ctz((unsigned)pardon_pair(s)); }
int mm_second_pardoner(const mm_state *s) { return 31 - __builtin_clz((unsigned)pardon_pair(s)); }

const char *mm_refuse_remit(const void *state, rs_move move)
{
    const mm_state *s = state;
    const mm_captain *c = &s->captain[rs_top_of(s)->seat];
    int a = move.arg[0], b = move.arg[1];

    if (a < 0 || b < 0 || a > c->bounty[mm_first_pardoner(s)] || b > c->bounty[mm_second_pardoner(s)])
        return RS_NO("MM-16.6", "The bounty is not that high.");
    return 5 * (a + b) > mm_purse(c) ? RS_NO("MM-4.5", "Each point costs 5 gold.") : NULL;
}

void mm_event_pardon_moves(const void *state, rs_moves *moves)
{
    const mm_state *s = state;
    const mm_captain *c = &s->captain[rs_top_of(s)->seat];

    for (int a = 0; a <= c->bounty[mm_first_pardoner(s)]; a++)
        for (int b = 0; b <= c->bounty[mm_second_pardoner(s)]; b++) mm_offer_if(s, moves, MM_V_REMIT, a, b);
}

void mm_event_pardon_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    int seat = rs_top(s)->seat;

    rs_pop(s);
    mm_pay(s, seat, 5 * (move.arg[0] + move.arg[1]), turn);
    mm_pardon(s, seat, mm_first_pardoner(s), move.arg[0], turn);
    mm_pardon(s, seat, mm_second_pardoner(s), move.arg[1], turn);
}
