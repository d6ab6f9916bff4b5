/* port.c - the Port action: its activities, selling, recruiting, hiring, the stash (MM-7, MM-8, MM-11, MM-14, MM-17.6). */
#include "games/marauders/marauders.h"

static const mm_captain *visitor(const mm_state *s) { return &s->captain[rs_top_of(s)->seat]; }

/* ---- Going ashore ------------------------------------------------------------------------------------------------ */

/* MM-7.4 */
static void turn_token(mm_state *s, int seat, rs_turn *turn)
{
    int zone = s->captain[seat].zone;

    if (s->mod_shown[zone] != MM_FACE_DOWN) return;
    s->mod_shown[zone] = s->mod_under[zone];
    s->mod_under[zone] = MM_NONE;
    rs_tell(turn, MM_EV_MOD_SHOWN, seat, zone, s->mod_shown[zone], 0, 0);
}

bool mm_must_talk_in(const mm_state *s, int seat)
{
    const mm_captain *c = &s->captain[seat];

    return c->captain == MM_VILLON && mm_bars(s, seat, c->zone);
}

void mm_begin_port(mm_state *s, int seat, rs_turn *turn)
{
    s->turn.port_used = true;
    s->turn.activities = s->turn.bought = s->turn.sold = 0;
    turn_token(s, seat, turn);
    if (mm_must_talk_in(s, seat))
        mm_try_skill(s, seat, MM_TRY_VILLON, 0, turn); /* MM-7.3 */
    else
        rs_push(s, MM_D_PORT, seat);
}

/* ---- What is refused --------------------------------------------------------------------------------------------- */

static const char *done_already(const mm_state *s, int activity)
{
    return s->turn.activities & activity ? RS_NO("MM-7.1", "You can do this only once in a Port action.") : NULL;
}

const char *mm_refuse_sell_goods(const void *state, rs_move move)
{
    const mm_state *s = state;

    (void)move;
    if (mm_cards_carried(visitor(s)) == 0) return RS_NO("MM-8.1", "You have no cargo to sell.");
    return s->turn.activities ? RS_NO("MM-7.2", "Goods must be sold before anything else is done.") : NULL;
}

const char *mm_refuse_buy_goods(const void *state, rs_move move) { return (void)move, done_already(state, MM_DID_BUY); }

const char *mm_refuse_shipyard(const void *state, rs_move move)
{
    const char *no = done_already(state, MM_DID_SHIPYARD);

    (void)move;
    return no ? no : mm_bars_shipyard(state);
}

static bool plague_here(const mm_state *s) { return mm_bars(s, rs_top_of(s)->seat, visitor(s)->zone) & MM_BAR_PLAGUE; }

const char *mm_refuse_recruit(const void *state, rs_move move)
{
    const mm_state *s = state;
    const mm_captain *c = visitor(s);

    (void)move;
    if (c->value[MM_CREW] >= mm_most(c, MM_CREW)) return RS_NO("MM-3.7", "Your Crew is complete.");
    if (c->zone == MM_PGO && mm_pirate(c)) return RS_NO("MM-11.3", "Pirates cannot recruit in Petit-Goâve.");
    if (plague_here(s)) return RS_NO("MM-11.3", "Nobody can recruit where there is plague.");
    return done_already(s, MM_DID_RECRUIT);
}

/* MM-12.1 */
int mm_rumour_price(const mm_captain *c) { return c->zone == MM_CUR || c->captain == MM_MAAS ? 0 : 2; }

const char *mm_refuse_rumour(const void *state, rs_move move)
{
    const mm_captain *c = visitor(state);

    (void)move;
    if (mm_purse(c) < mm_rumour_price(c)) return RS_NO("MM-12.1", "Listening for a rumour costs 2 gold here.");
    return done_already(state, MM_DID_RUMOUR);
}

const char *mm_refuse_mission(const void *state, rs_move move)
{
    const char *no = mm_bars_mission(state, rs_top_of(state)->seat, move.arg[0]);

    return no ? no : done_already(state, MM_DID_MISSION);
}

/* MM-14.3: what a deposit costs beside the gold itself. */
int mm_stash_fee(const mm_captain *c) { return c->zone == MM_SMA && mm_home(c) != MM_SMA ? 5 : 0; }

const char *mm_bars_deposit(const mm_captain *c)
{
    if (c->zone != mm_home(c) && c->zone != MM_SMA) return RS_NO("MM-14.1", "The stash is at your home port.");
    return c->gold < 1 + mm_stash_fee(c) ? RS_NO("MM-14.1", "There is not enough gold aboard.") : NULL;
}

const char *mm_refuse_deposit(const void *state, rs_move move)
{
    const char *no = mm_bars_deposit(visitor(state));

    (void)move;
    return no ? no : done_already(state, MM_DID_DEPOSIT);
}

const char *mm_refuse_withdraw(const void *state, rs_move move)
{
    const mm_captain *c = visitor(state);

    (void)move;
    if (c->zone != mm_home(c)) return RS_NO("MM-14.1", "The stash is at your home port.");
    return c->stash == 0 ? RS_NO("MM-14.1", "The stash is empty.") : NULL;
}

const char *mm_refuse_test(const void *state, rs_move move)
{
    const mm_captain *c = visitor(state);
    const mm_rumour_face *face = &mm_rumours_faces[move.arg[0]];

    if (!rs_has(&c->rumours.cards, move.arg[0])) return RS_NO("MM-12.4", "You do not hold that rumour.");
    return !face->port || face->zone != c->zone ? RS_NO("MM-12.4", "That rumour is tested elsewhere.") : NULL;
}

const char *mm_refuse_deliver(const void *state, rs_move move) { return (void)move, mm_bars_delivery(state, rs_top_of(state)->seat); }

const char *mm_refuse_hire(const void *state, rs_move move)
{
    const mm_captain *c = visitor(state);
    int card = move.arg[0];

    if (!rs_has(&c->glory.cards, card)) return RS_NO("MM-17.6", "That card is not in your hand.");
    if (!mm_is_specialist(card)) return RS_NO("MM-17.6", "Only specialists can be hired.");
    if (mm_hired_in[card - MM_ORDINARY] != c->zone) return RS_NO("MM-17.6", "This specialist can be hired only in another port.");
    return mm_has_hired(c, mm_type_of(card)) ? RS_NO("MM-17.7", "You already have a specialist of this type.") : NULL;
}

/* ---- The list of activities -------------------------------------------------------------------------------------- */

static void offer_cards(const mm_state *s, const mm_captain *c, rs_moves *moves)
{
    int card;

    RS_EACH(card, c->rumours.cards) mm_offer_if(s, moves, MM_V_TEST, card, 0);
    if (c->glory.cards.bits[0] >> MM_ORDINARY || c->glory.cards.bits[1])
        for (card = MM_ORDINARY; card < MM_GLORY; card++) mm_offer_if(s, moves, MM_V_HIRE, card, 0);
    mm_offer_own_cards(s, c, moves);
}

void mm_port_moves(const void *state, rs_moves *moves)
{
    static const uint8_t plain[] = {MM_V_SELL_GOODS, MM_V_BUY_GOODS, MM_V_SHIPYARD, MM_V_RECRUIT,
                                    MM_V_RUMOUR,     MM_V_DEPOSIT,   MM_V_WITHDRAW, MM_V_DELIVER};
    const mm_state *s = state;

    rs_offer(moves, MM_V_DONE);
    for (int i = 0; i < RS_COUNT(plain); i++) mm_offer_if(s, moves, plain[i], 0, 0);
    for (int i = 0; i < MM_OPEN_MISSIONS; i++)
        if (s->open_mission[i] != MM_NONE) mm_offer_if(s, moves, MM_V_MISSION, s->open_mission[i], 0);
    offer_cards(s, visitor(s), moves);
}

/* ---- Activities -------------------------------------------------------------------------------------------------- */

/* MM-11.1, MM-11.3, C02 */
bool mm_recruits_freely(const mm_captain *c) { return c->captain == MM_SILVA || (c->zone == MM_PRO && mm_pirate(c)) || c->zone == MM_PGO; }

static void recruit(mm_state *s, int seat, rs_turn *turn)
{
    if (mm_recruits_freely(&s->captain[seat]))
        mm_recruited(s, seat, turn);
    else
        mm_try_skill(s, seat, MM_TRY_RECRUIT, 0, turn);
}

static void listen(mm_state *s, int seat, rs_turn *turn)
{
    mm_pay(s, seat, mm_rumour_price(&s->captain[seat]), turn);
    mm_try_skill(s, seat, MM_TRY_RUMOUR, 0, turn);
}

/* MM-13.10 */
static void ask_for_mission(mm_state *s, int seat, int mission, rs_turn *turn)
{
    if (mm_missions[mission].roll == MM_NONE)
        mm_accept_mission(s, seat, mission, turn);
    else
        mm_try_skill(s, seat, MM_TRY_MISSION, mission, turn);
}

static void ask_amount(mm_state *s, int seat, bool out) { rs_push(s, MM_D_STASH_AMOUNT, seat)->arg[0] = out; }

static int activity_of(int verb)
{
    switch (verb) {
    case MM_V_SELL_GOODS: return MM_DID_SELL;
    case MM_V_BUY_GOODS: return MM_DID_BUY;
    case MM_V_SHIPYARD: return MM_DID_SHIPYARD;
    case MM_V_RECRUIT: return MM_DID_RECRUIT;
    case MM_V_RUMOUR: return MM_DID_RUMOUR;
    case MM_V_MISSION: return MM_DID_MISSION;
    case MM_V_DEPOSIT: return MM_DID_DEPOSIT;
    case MM_V_PLAY: return 0; /* MM-7.2 */
    default: return MM_DID_OTHER;
    }
}

static void leave_town(mm_state *s)
{
    s->turn.activities = s->turn.bought = s->turn.sold = 0;
    rs_pop(s);
}

static void hire(mm_state *s, int seat, int card, rs_turn *turn)
{
    rs_add(&s->known_glory, card); /* it is shown */
    mm_try_skill(s, seat, MM_TRY_HIRE, card, turn);
}

static void test(mm_state *s, int seat, int card, rs_turn *turn)
{
    mm_start_rumour(s, seat, card, turn);
    mm_try_skill(s, seat, MM_TRY_TEST, card, turn);
}

void mm_port_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    int seat = rs_top(s)->seat;

    s->turn.activities = (uint8_t)(s->turn.activities | activity_of(move.verb));
    switch (move.verb) {
    case MM_V_SELL_GOODS: rs_push(s, MM_D_SELL_CARDS, seat); break;
    case MM_V_BUY_GOODS: mm_start_market(s, seat); break;
    case MM_V_SHIPYARD: rs_push(s, MM_D_SHIPYARD, seat); break;
    case MM_V_RECRUIT: recruit(s, seat, turn); break;
    case MM_V_RUMOUR: listen(s, seat, turn); break;
    case MM_V_MISSION: ask_for_mission(s, seat, move.arg[0], turn); break;
    case MM_V_DEPOSIT: ask_amount(s, seat, false); break;
    case MM_V_WITHDRAW: ask_amount(s, seat, true); break;
    case MM_V_TEST: test(s, seat, move.arg[0], turn); break;
    case MM_V_DELIVER: mm_deliver(s, seat, turn); break;
    case MM_V_HIRE: hire(s, seat, move.arg[0], turn); break;
    case MM_V_PLAY: mm_play_own(s, seat, move, turn); break;
    default: leave_town(s);
    }
}

/* ---- Sell Goods (MM-8) ------------------------------------------------------------------------------------------- */

const char *mm_refuse_sell(const void *state, rs_move move)
{
    const mm_captain *c = visitor(state);
    bool ended = false;

    for (int i = 0; i < MM_PORT_CARGO; i++) {
        if (move.arg[i] == MM_NONE)
            ended = true;
        else if (!rs_has(&c->cargo.cards, move.arg[i]))
            return RS_NO("MM-8.1", "That card is not aboard.");
        else if (ended || (i > 0 && move.arg[i] <= move.arg[i - 1]))
            return RS_NO("MM-8.5", "Name all cards at once, each one time, in the order of their numbers.");
    }
    return NULL;
}

/* Every set of the cards aboard that is not empty. */
void mm_sell_cards_moves(const void *state, rs_moves *moves)
{
    int8_t cards[MM_PORT_CARGO + 2];
    int count = 0, card;

    RS_EACH(card, visitor(state)->cargo.cards)
        if (count < MM_PORT_CARGO) cards[count++] = (int8_t)card;
    for (int chosen = 1; chosen < 1 << count; chosen++) {
        rs_move move = {MM_V_SELL, {MM_NONE, MM_NONE, MM_NONE, MM_NONE, MM_NONE, MM_NONE, 0}};
        int at = 0;

        for (int i = 0; i < count; i++)
            if (chosen >> i & 1) move.arg[at++] = cards[i];
        rs_offer_move(moves, move);
    }
}

/* MM-8.1, MM-8.2 */
static int proceeds(const mm_state *s, const mm_captain *c, int card)
{
    if (mm_good_of(card) != s->demand[c->zone]) return c->zone == MM_NAS ? 2 : 3;
    return (c->zone == MM_HAV && !mm_pirate(c) ? 7 : 6) + (c->captain == MM_QUIROGA ? 1 : 0);
}

/* MM-8.4: the new token is drawn before the old one goes back. */
static void exchange_demand(mm_state *s, int zone, rs_turn *turn)
{
    int old = s->demand[zone];

    s->demand[zone] = (int8_t)mm_draw_demand(s, turn);
    s->pile[old]++;
    rs_tell(turn, MM_EV_DEMAND, RS_NOBODY, zone, s->demand[zone], 0, 0);
}

int mm_sale(const mm_state *s, const mm_captain *c, rs_move move)
{
    int gold = 0;

    for (int i = 0; i < MM_PORT_CARGO && move.arg[i] != MM_NONE; i++) gold += proceeds(s, c, move.arg[i]);
    return gold;
}

void mm_sell_cards_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    int seat = rs_top(s)->seat, gold = mm_sale(s, &s->captain[seat], move), demanded = 0;
    mm_captain *c = &s->captain[seat];

    rs_pop(s);
    for (int i = 0; i < MM_PORT_CARGO && move.arg[i] != MM_NONE; i++) {
        demanded += mm_good_of(move.arg[i]) == s->demand[c->zone];
        mm_take_out_cargo(s, seat, move.arg[i]);
        rs_add(&s->cargo_discard, move.arg[i]);
        rs_tell(turn, MM_EV_SELLS, seat, move.arg[i], 0, 0, 0);
    }
    mm_gain(s, seat, gold, turn);
    if (demanded > 0) exchange_demand(s, c->zone, turn);
    if (demanded >= MM_GLORIOUS_SALE) mm_glory(s, seat, MM_BY_SALES, turn);
}

/* ---- Recruiting and hiring --------------------------------------------------------------------------------------- */

void mm_recruited(mm_state *s, int seat, rs_turn *turn)
{
    mm_captain *c = &s->captain[seat];

    c->value[MM_CREW] = (int8_t)mm_most(c, MM_CREW);
    rs_tell(turn, MM_EV_CREW, seat, c->value[MM_CREW], 0, 0, 0);
}

const char *mm_refuse_points(const void *state, rs_move move)
{
    const mm_captain *c = visitor(state);

    if (move.arg[0] < 0 || move.arg[0] > mm_most(c, MM_CREW) - c->value[MM_CREW])
        return RS_NO("MM-3.7", "Your Crew does not lack that many.");
    return 2 * move.arg[0] > mm_purse(c) ? RS_NO("MM-11.2", "Each point costs 2 gold.") : NULL;
}

void mm_recruit_pay_moves(const void *state, rs_moves *moves)
{
    for (int points = 0; points <= MM_MOST; points++) mm_offer_if(state, moves, MM_V_POINTS, points, 0);
}

void mm_recruit_pay_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    int seat = rs_top(s)->seat;
    mm_captain *c = &s->captain[seat];

    rs_pop(s);
    if (move.arg[0] == 0) return;
    mm_pay(s, seat, 2 * move.arg[0], turn);
    c->value[MM_CREW] = (int8_t)(c->value[MM_CREW] + move.arg[0]);
    rs_tell(turn, MM_EV_CREW, seat, c->value[MM_CREW], 0, 0, 0);
}

void mm_hire_pay_moves(const void *state, rs_moves *moves)
{
    rs_offer1(moves, MM_V_DISCARD, rs_top_of(state)->arg[0]);
    mm_offer_if(state, moves, MM_V_PAY, 0, 0);
}

void mm_hire_pay_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    rs_frame frame = *rs_top(s);
    int card = frame.arg[0];

    rs_pop(s);
    if (move.verb == MM_V_DISCARD) {
        mm_discard_glory(s, frame.seat, card);
        rs_tell(turn, MM_EV_DISCARDS, frame.seat, card, 0, 0, 0);
        return;
    }
    mm_pay(s, frame.seat, 2, turn);
    rs_remove(&s->captain[frame.seat].glory.cards, card);
    mm_hire(s, frame.seat, card, turn);
}

/* ---- The stash (MM-14) ------------------------------------------------------------------------------------------- */

static int most_to_move(const mm_captain *c, bool out) { return out ? c->stash : c->gold - mm_stash_fee(c); }

enum { PLAIN = 100, MOST_NAMED = 999 }; /* sums: of one number; of two, hundreds and the rest; beyond them stands only "all" */

static const char *bars_sum(const mm_state *s, int gold)
{
    const mm_captain *c = visitor(s);
    bool out = rs_top_of(s)->arg[0];

    if (gold < 1) return RS_NO("MM-14.1", "You have to move at least 1 gold.");
    if (gold <= most_to_move(c, out)) return NULL;
    if (out) return RS_NO("MM-14.1", "There is not that much gold in the stash.");
    return mm_stash_fee(c) ? RS_NO("MM-14.3", "There is not that much gold aboard besides the fee of 5.")
                           : RS_NO("MM-14.1", "There is not that much gold aboard.");
}

const char *mm_refuse_amount(const void *state, rs_move move)
{
    const char *no = bars_sum(state, move.arg[0]);

    return no || move.arg[0] <= PLAIN ? no : RS_NO("MM-14.1", "Name a sum above 100 by its hundreds and the rest: hundreds 1 50.");
}

const char *mm_refuse_hundreds(const void *state, rs_move move)
{
    int gold = 100 * move.arg[0] + move.arg[1];
    const char *no = bars_sum(state, gold);

    if (no) return no;
    if (gold <= PLAIN) return RS_NO("MM-14.1", "Name a sum up to 100 by one number: amount 50.");
    return gold > MOST_NAMED ? RS_NO("MM-14.1", "Above 999 gold you can only move all of it.") : NULL;
}

const char *mm_refuse_all(const void *state, rs_move move)
{
    (void)move;
    return most_to_move(visitor(state), rs_top_of(state)->arg[0]) > PLAIN ? NULL : RS_NO("MM-14.1", "Up to 100 gold, name the amount.");
}

void mm_stash_amount_moves(const void *state, rs_moves *moves)
{
    int most = most_to_move(visitor(state), rs_top_of(state)->arg[0]);

    for (int gold = 1; gold <= most && gold <= PLAIN; gold++) rs_offer1(moves, MM_V_AMOUNT, gold);
    for (int gold = PLAIN + 1; gold <= most && gold <= MOST_NAMED; gold++) rs_offer2(moves, MM_V_HUNDREDS, gold / 100, gold % 100);
    mm_offer_if(state, moves, MM_V_ALL, 0, 0);
}

int mm_stash_sum(const mm_captain *c, bool out, rs_move move)
{
    switch (move.verb) {
    case MM_V_ALL: return most_to_move(c, out);
    case MM_V_HUNDREDS: return 100 * move.arg[0] + move.arg[1];
    default: return move.arg[0];
    }
}

void mm_stash_amount_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    int seat = rs_top(s)->seat;
    bool out = rs_top(s)->arg[0];
    mm_captain *c = &s->captain[seat];
    int gold = mm_stash_sum(c, out, move);

    rs_pop(s);
    if (!out) mm_pay(s, seat, mm_stash_fee(c), turn);
    c->gold = (int16_t)(out ? c->gold + gold : c->gold - gold);
    c->stash = (int16_t)(out ? c->stash - gold : c->stash + gold);
    rs_tell_only(turn, seat, out ? MM_EV_WITHDRAWS : MM_EV_DEPOSITS, gold, c->stash);
    mm_check_final(s, seat, turn);
}
