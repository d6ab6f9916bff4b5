/* dice.c - a turn: dice, what they cost and do, the free actions (AH-4, AH-5, AH-6). */
#include "games/ahoy/ahoy.h"

/* ---- Dice ------------------------------------------------------------------------------------------------------------------------- */

int ah_dice_of(int faction) { return ah_boards[faction].dice; }

/* AH-5.6 */
int ah_price(const ah_state *s, int seat, int from, int to)
{
    int change = from > to ? from - to : to - from;

    return ah_has_crew(s, seat, AH_MIDDLEMAN) ? (change + 1) / 2 : change;
}

int ah_pool_size(const ah_captain *c)
{
    int size = 0;

    for (int i = 0; i < 6; i++) size += c->pool[i];
    return size;
}

void ah_roll_dice(ah_state *s, int seat, rs_turn *turn)
{
    for (int i = 0; i < ah_dice_of(ah_faction_of(s, seat)); i++) {
        int die = rs_roll(turn->chance, 6);

        s->captain[seat].pool[die - 1]++;
        ah_tell(s, turn, AH_EV_ROLLED, seat, die, 0, 0);
    }
}

/* ---- Placing a die (AH-5) ------------------------------------------------------------------------------------------------------ */

static bool in_pool(const ah_state *s, int seat, int die) { return die >= 1 && die <= 6 && s->captain[seat].pool[die - 1] > 0; }

static const char *refuse_die(const ah_state *s, int die)
{
    if (s->quota_left == 0) return RS_NO("AH-4.2", "You have placed this turn's dice.");
    return in_pool(s, rs_top_of(s)->seat, die) ? NULL : RS_NO("AH-5.1", "No die in your pool shows that.");
}

/* The values that a die can be changed to for so much gold: bit per value. */
static int values_for(const ah_state *s, int seat, int from, int gold)
{
    int change = ah_has_crew(s, seat, AH_MIDDLEMAN) ? 2 * gold : gold;
    int low = from - change < 1 ? 1 : from - change, high = from + change > 6 ? 6 : from + change;

    return (2 << high) - (1 << low);
}

int ah_within_means(const ah_state *s, int seat, int from) { return values_for(s, seat, from, s->captain[seat].gold); }

const char *ah_refuse_place(const void *state, rs_move move)
{
    const ah_state *s = state;
    int seat = rs_top_of(s)->seat, die = move.arg[0], berth = move.arg[1];
    const char *why = refuse_die(s, die);

    if (why) return why;
    if (!ah_has_berth(s, seat, berth)) return RS_NO("AH-5.1", "You have no such slot.");
    if (!ah_has_slot(s, seat, berth, AH_FREE)) return RS_NO("AH-5.1", "There is already a die or damage there.");
    return ah_accepts(s, seat, berth, AH_FREE) & ah_within_means(s, seat, die)
               ? NULL
               : RS_NO("AH-5.2", "The slot does not take that value, and you lack the gold to change it.");
}

const char *ah_refuse_value(const void *state, rs_move move)
{
    const ah_state *s = state;
    const rs_frame *frame = rs_top_of(s);
    int accepts = ah_accepts(s, frame->seat, frame->arg[1], AH_FREE);

    if (move.arg[0] < 1 || move.arg[0] > 6) return RS_NO("AH-20.3", "A die shows 1 to 6.");
    if (!(accepts >> move.arg[0] & 1)) return RS_NO("AH-5.2", "The slot does not take that value.");
    return ah_within_means(s, frame->seat, frame->arg[0]) >> move.arg[0] & 1 ? NULL : RS_NO("AH-5.6", "You do not have enough gold.");
}

/* AH-5.7: as long as the rest pays for a value that the slot takes. */
const char *ah_refuse_waste(const void *state, rs_move move)
{
    const ah_state *s = state;
    const rs_frame *frame = rs_top_of(s);
    int gold = s->captain[frame->seat].gold, accepts = ah_accepts(s, frame->seat, frame->arg[1], AH_FREE);

    (void)move;
    if (gold == 0) return RS_NO("AH-5.7", "You have no gold.");
    return accepts & values_for(s, frame->seat, frame->arg[0], gold - 1) ? NULL : RS_NO("AH-5.7", "You need the gold for this slot.");
}

/* The value that the die shows comes first: it is free. */
void ah_value_moves(const void *state, rs_moves *moves)
{
    const ah_state *s = state;
    const rs_frame *frame = rs_top_of(s);
    int shows = frame->arg[0], values = ah_accepts(s, frame->seat, frame->arg[1], AH_FREE) & ah_within_means(s, frame->seat, shows);

    if (values >> shows & 1) rs_offer1(moves, AH_VALUE, shows);
    for (int value = 1; value <= 6; value++)
        if (value != shows && (values >> value & 1)) rs_offer1(moves, AH_VALUE, value);
    rs_offer_if(ah_verbs, s, moves, (rs_move){AH_WASTE, {0}});
}

static void leave_pool(ah_state *s, int seat, int die)
{
    s->captain[seat].pool[die - 1]--;
    s->quota_left--;
}

/* ---- What a die does (6.9 of the rules) ---------------------------------------------------------------------------------------------- */

static void ask_ship(ah_state *s, int seat, int ship, int value)
{
    rs_frame *frame = rs_push(s, AH_D_SHIPMODE, seat);

    frame->arg[0] = (int8_t)ship;
    frame->arg[1] = (int8_t)value;
}

static void ask_tailwind(ah_state *s, int seat, int value) { rs_push(s, AH_D_TAILWIND, seat)->arg[0] = (int8_t)value; }

static void crew_action(ah_state *s, int seat, int card, rs_turn *turn)
{
    switch (ah_ability(card)) {
    case AH_SHIPWRIGHT: ah_repair_all(s, seat, turn); break;
    case AH_COMRADE_CREW: rs_push(s, AH_D_CONVINCE, seat); break;
    case AH_OFFICIAL_CREW: ah_start_order(s, seat, AH_D_OFFICIAL, 2); break;
    case AH_SAILOR: ah_start_move(s, seat, ah_flagship(s, seat), 3, 0); break;
    default: ah_start_move(s, seat, ah_flagship(s, seat), 2, AH_TRAWL);
    }
}

static void ask_negotiate(ah_state *s, int seat)
{
    int region = ah_island_under(s, seat);

    if (region != AH_NONE && !ah_barred(s, seat, region) && !rs_is_empty(&s->market)) rs_push(s, AH_D_NEGOTIATE, seat);
}

static void perform(ah_state *s, int seat, int berth, int value, rs_turn *turn)
{
    int flagship = ah_flagship(s, seat);

    switch (berth) {
    case AH_ON_SAIL: ah_start_move(s, seat, flagship, 2, AH_BY_SAIL); break;
    case AH_ON_FULL_SAIL: ah_start_move(s, seat, flagship, value, 0); break;
    case AH_ON_TAILWIND: ask_tailwind(s, seat, value); break;
    case AH_ON_CANNONS:
    case AH_ON_CANNONS_5:
    case AH_ON_CANNONS_6: ah_load(s, seat, turn); break;
    case AH_ON_REPAIR: ah_start_repair(s, seat, 2); break;
    case AH_ON_ORDER: ah_start_order(s, seat, AH_D_ORDER, 4); break;
    case AH_ON_BOMBARD: ah_bombard(s, turn); break;
    case AH_ON_DEPLOY:
        if (ah_patrol_supply(s) > 0) rs_push(s, AH_D_DEPLOY, seat);
        break;
    case AH_ON_ASSEMBLE: ah_comrades_to(s, ah_region_of(s->at[flagship]), 4, turn); break;
    case AH_ON_INSPIRE:
        if (s->ready > 0) rs_push(s, AH_D_INSPIRE, seat)->arg[0] = 4;
        break;
    case AH_ON_RALLY:
        if (ah_island_under(s, seat) != AH_NONE) ah_ready_up(s, 4, turn);
        break;
    case AH_ON_NEGOTIATE: ask_negotiate(s, seat); break;
    case AH_ON_CUTTER: ask_ship(s, seat, 0, value); break;
    case AH_ON_GUNSHIP_4:
    case AH_ON_GUNSHIP_6: ask_ship(s, seat, 1, value); break;
    default: crew_action(s, seat, berth - AH_ON_CREW, turn);
    }
}

/* A die of the pool onto a slot, as this value, and what the slot does. */
static void put_die(ah_state *s, int seat, int die, int berth, int value, rs_turn *turn)
{
    ah_pay(s, seat, ah_price(s, seat, die, value), turn);
    leave_pool(s, seat, die);
    *ah_find_slot(s, seat, berth, AH_FREE) = (int8_t)value;
    ah_tell(s, turn, AH_EV_PLACED, seat, value, berth, 0);
    perform(s, seat, berth, value, turn);
}

void ah_value_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;
    rs_frame frame = *rs_top(s);

    if (move.verb == AH_WASTE) {
        ah_pay(s, frame.seat, 1, turn);
        return;
    }
    rs_pop(s);
    put_die(s, frame.seat, frame.arg[0], frame.arg[1], move.arg[0], turn);
}

/* ---- Setting aside, ending (AH-4.5, AH-4.6, AH-5.9) ------------------------------------------------------------------------------------
 */

static bool can_recruit_by_die(const ah_state *s, int die)
{
    int card;

    RS_EACH(card, s->market)
        if (!ah_refuse_recruit_die(s, (rs_move){AH_RECRUIT_DIE, {(int8_t)card, (int8_t)die}})) return true;
    return false;
}

/* Some die of the pool goes somewhere on board, crew or ships as it is. */
static bool fits_unchanged(const ah_state *s, int seat, const ah_berths *open)
{
    int values = 0;

    for (int i = 0; i < open->count; i++) values |= open->accepts[i];
    for (int die = 1; die <= 6; die++)
        if (in_pool(s, seat, die) && ((values >> die & 1) || can_recruit_by_die(s, die))) return true;
    return false;
}

const char *ah_refuse_set_aside(const void *state, rs_move move)
{
    const ah_state *s = state;
    int seat = rs_top_of(s)->seat;
    const char *why = refuse_die(s, move.arg[0]);
    ah_berths open;

    if (why) return why;
    ah_berths_with(s, seat, AH_FREE, &open);
    return fits_unchanged(s, seat, &open) ? RS_NO("AH-5.9", "A die can still be placed as it is.") : NULL;
}

const char *ah_refuse_end(const void *state, rs_move move)
{
    (void)move;
    return ((const ah_state *)state)->quota_left ? RS_NO("AH-4.6", "You still have dice to place.") : NULL;
}

/* ---- Free actions of the crew (AH-16) ---------------------------------------------------------------------------------------------- */

/* So that a turn with nothing left to do ends by itself. */
const char *ah_refuse_vain(const ah_state *s)
{
    return s->quota_left ? NULL : RS_NO("AH-20.5", "It would have no effect, and the dice are placed.");
}

/* The other island of the suit, if it is on the map. */
int ah_flight(const ah_state *s, int seat)
{
    int region = ah_island_under(s, seat);

    for (int other = 0; region != AH_NONE && other < s->regions; other++)
        if (other != region && ah_suit_of(s, other) == ah_suit_of(s, region)) return ah_island(s, other);
    return AH_NONE;
}

const char *ah_refuse_fly(const void *state, rs_move move)
{
    const ah_state *s = state;
    int seat = rs_top_of(s)->seat;

    (void)move;
    if (!ah_has_crew(s, seat, AH_AERONAUTS_CREW)) return RS_NO("AH-16.1", "You have no Aeronauts.");
    if (ah_island_under(s, seat) == AH_NONE) return RS_NO("AH-16.1", "Your Flagship is not on an island.");
    if (s->captain[seat].gold < 1) return RS_NO("AH-16.1", "A flight costs 1 gold.");
    if (s->flights >= AH_FLIGHTS) return RS_NO("AH-16.1", "There are ten flights a turn at most.");
    return ah_flight(s, seat) == AH_NONE ? ah_refuse_vain(s) : NULL;
}

const char *ah_refuse_mystic(const void *state, rs_move move)
{
    const ah_state *s = state;
    int seat = rs_top_of(s)->seat;

    (void)move;
    if (!ah_has_crew(s, seat, AH_MYSTIC_CREW)) return RS_NO("AH-16.14", "You have no Mystic.");
    if (s->mystic_used) return RS_NO("AH-16.14", "It can be used once a turn.");
    return ah_any_damageable(s, seat) ? NULL : RS_NO("AH-20.6", "None of your slots can take the damage.");
}

static bool stays(const ah_state *s, int space) { return s->at[ah_flagship(s, rs_top_of(s)->seat)] == space; }

const char *ah_refuse_gust(const void *state, rs_move move)
{
    const ah_state *s = state;
    int seat = rs_top_of(s)->seat;

    if (!ah_has_crew(s, seat, AH_GHASTLY_GUST)) return RS_NO("AH-16.22", "You have no Ghastly Gust.");
    if (move.arg[0] >= s->regions * AH_CORNERS) return RS_NO("AH-2.8", "That space is not on the map.");
    return stays(s, move.arg[0]) ? ah_refuse_vain(s) : NULL;
}

const char *ah_refuse_whisper(const void *state, rs_move move)
{
    const ah_state *s = state;
    int seat = rs_top_of(s)->seat;

    if (!ah_has_crew(s, seat, AH_WHISPERING_WIND)) return RS_NO("AH-16.28", "You have no Whispering Wind.");
    if (s->whisper_used) return RS_NO("AH-16.28", "It can be used once a turn.");
    if (s->captain[seat].gold < 2) return RS_NO("AH-16.28", "It costs 2 gold.");
    return stays(s, move.arg[0]) ? ah_refuse_vain(s) : ah_refuse_wind(s, ah_flagship(s, seat), move.arg[0], 0);
}

/* ---- D-TURN -------------------------------------------------------------------------------------------------------------------- */

/* The longest list of the game, so it is written straight into the moves. */
static void place_moves(const ah_state *s, int seat, const ah_berths *open, rs_moves *moves)
{
    int die[6], means[6], dice = 0;
    rs_move *next = &moves->at[moves->count];

    for (int value = 1; value <= 6; value++) {
        if (!in_pool(s, seat, value)) continue;
        die[dice] = value;
        means[dice++] = ah_within_means(s, seat, value);
    }
    for (int i = 0; i < open->count; i++)
        for (int k = 0; k < dice; k++) {
            *next = (rs_move){AH_PLACE, {(int8_t)die[k], (int8_t)open->at[i]}};
            next += (open->accepts[i] & means[k]) != 0;
        }
    moves->count = (int)(next - moves->at);
}

static void die_moves(const ah_state *s, int seat, rs_set market, rs_moves *moves)
{
    ah_berths open;
    int card;

    ah_berths_with(s, seat, AH_FREE, &open);
    place_moves(s, seat, &open, moves);
    RS_EACH(card, market)
        for (int die = 1; ah_cards[card].cost == 0 && die <= 6; die++)
            if (in_pool(s, seat, die)) rs_offer_if(ah_verbs, s, moves, (rs_move){AH_RECRUIT_DIE, {(int8_t)card, (int8_t)die}});
    if (fits_unchanged(s, seat, &open)) return;
    for (int die = 1; die <= 6; die++)
        if (in_pool(s, seat, die)) rs_offer1(moves, AH_SET_ASIDE, die);
}

static void crew_moves(const ah_state *s, int seat, rs_moves *moves)
{
    if (rs_is_empty(&s->captain[seat].crew)) return;
    rs_offer_if(ah_verbs, s, moves, (rs_move){AH_FLY, {0}});
    rs_offer_if(ah_verbs, s, moves, (rs_move){AH_MYSTIC, {0}});
    if (ah_has_crew(s, seat, AH_NAIVE_NOBLE)) rs_offer_if(ah_verbs, s, moves, (rs_move){AH_NOBLE, {0}});
    if (ah_has_crew(s, seat, AH_GHASTLY_GUST))
        for (int space = 0; space < s->regions * AH_CORNERS; space++) rs_offer_if(ah_verbs, s, moves, (rs_move){AH_GUST, {(int8_t)space}});
    if (ah_has_crew(s, seat, AH_WHISPERING_WIND))
        for (int space = 0; space < s->regions * AH_CORNERS; space++)
            rs_offer_if(ah_verbs, s, moves, (rs_move){AH_WHISPER, {(int8_t)space}});
}

static void offer_set(const ah_state *s, rs_moves *moves, int verb, rs_set things)
{
    int thing;

    RS_EACH(thing, things) rs_offer_if(ah_verbs, s, moves, (rs_move){(uint8_t)verb, {(int8_t)thing}});
}

/* Who has a plan in hand is asked even if nothing else is left to do: otherwise it would show which plans those are. */
bool ah_has_plans(const void *state)
{
    const ah_state *s = state;

    return rs_zone_size(&s->captain[rs_top_of(s)->seat].hand) > 0;
}

void ah_turn_moves(const void *state, rs_moves *moves)
{
    const ah_state *s = state;
    int seat = rs_top_of(s)->seat;
    const ah_captain *c = &s->captain[seat];
    rs_set market = ah_within_reach(s, seat);

    if (s->quota_left > 0) die_moves(s, seat, market, moves);
    offer_set(s, moves, AH_RECRUIT, market);
    if (ah_is_smuggler(s, seat)) {
        offer_set(s, moves, AH_SMUGGLE, s->market);
        offer_set(s, moves, AH_DELIVER, c->cargo);
    }
    crew_moves(s, seat, moves);
    offer_set(s, moves, AH_PLAN, c->hand.cards);
    rs_offer_if(ah_verbs, s, moves, (rs_move){AH_END, {0}});
}

/* AH-4.5 */
static void set_aside(ah_state *s, int seat, int die, rs_turn *turn)
{
    leave_pool(s, seat, die);
    s->captain[seat].aside++;
    ah_tell(s, turn, AH_EV_ASIDE, seat, die, 0, 0);
}

static void fly(ah_state *s, int seat, rs_turn *turn)
{
    int space = ah_flight(s, seat);

    ah_pay(s, seat, 1, turn);
    s->flights++;
    if (space != AH_NONE) ah_start_direct(s, seat, ah_flagship(s, seat), space, 0, turn);
}

/* AH-7.12: to stay is no move. */
static void blow(ah_state *s, int seat, int space, rs_turn *turn)
{
    if (s->at[ah_flagship(s, seat)] != space) ah_start_direct(s, seat, ah_flagship(s, seat), space, 0, turn);
}

static void use_noble(ah_state *s, int seat, rs_turn *turn)
{
    ah_lose_crew(s, seat, AH_NAIVE_NOBLE, true, turn);
    if (ah_can_steal(s, seat)) rs_push(s, AH_D_NOBLE, seat);
}

static void recruit(ah_state *s, int seat, rs_move move, rs_turn *turn)
{
    if (move.verb == AH_RECRUIT) ah_pay(s, seat, ah_cards[move.arg[0]].cost, turn);
    if (move.verb == AH_RECRUIT_DIE) leave_pool(s, seat, move.arg[1]);
    ah_take_as_crew(s, seat, move.arg[0], true, turn);
    if (move.verb == AH_RECRUIT_DIE) s->card_slot[move.arg[0]] = move.arg[1];
}

static void smuggle(ah_state *s, int seat, int card, rs_turn *turn)
{
    rs_remove(&s->market, card);
    rs_add(&s->captain[seat].cargo, card);
    ah_tell(s, turn, AH_EV_CARGO, seat, card, 0, 0);
    ah_refill(s, turn);
    ah_check_hold(s, seat);
}

/* Asks for the value, unless only one is possible. */
static void place(ah_state *s, int seat, rs_move move, rs_turn *turn)
{
    int values = ah_accepts(s, seat, move.arg[1], AH_FREE) & ah_within_means(s, seat, move.arg[0]);
    rs_frame *frame;

    if ((values & (values - 1)) == 0) {
        put_die(s, seat, move.arg[0], move.arg[1], __builtin_ctz((unsigned)values), turn);
        return;
    }
    frame = rs_push(s, AH_D_VALUE, seat);
    frame->arg[0] = move.arg[0];
    frame->arg[1] = move.arg[1];
}

/* The action is done: what lasts only for one action is forgotten (AH-15.22, AH-13.10). */
void ah_action_step(void *state, rs_turn *turn)
{
    ah_state *s = state;

    (void)turn;
    s->chain = 0;
    s->patrols_moved = s->inspired = 0;
    rs_pop(s);
}

void ah_turn_apply(void *state, rs_move move, rs_turn *turn)
{
    ah_state *s = state;
    int seat = rs_top(s)->seat;

    if (move.verb == AH_END) {
        ah_end_turn(s, turn);
        return;
    }
    rs_push(s, AH_ACTION, seat);
    switch (move.verb) {
    case AH_PLACE: place(s, seat, move, turn); break;
    case AH_RECRUIT:
    case AH_RECRUIT_DIE: recruit(s, seat, move, turn); break;
    case AH_SET_ASIDE: set_aside(s, seat, move.arg[0], turn); break;
    case AH_SMUGGLE: smuggle(s, seat, move.arg[0], turn); break;
    case AH_DELIVER: ah_deliver(s, seat, move.arg[0], turn); break;
    case AH_FLY: fly(s, seat, turn); break;
    case AH_MYSTIC:
        s->mystic_used = 1;
        rs_push(s, AH_D_MYSTIC, seat);
        ah_take_damage(s, seat, turn);
        break;
    case AH_NOBLE: use_noble(s, seat, turn); break;
    case AH_GUST:
        ah_lose_crew(s, seat, AH_GHASTLY_GUST, true, turn);
        blow(s, seat, move.arg[0], turn);
        break;
    case AH_WHISPER:
        s->whisper_used = 1;
        ah_pay(s, seat, 2, turn);
        blow(s, seat, move.arg[0], turn);
        break;
    default: ah_play_plan(s, move.arg[0], turn);
    }
}
