/* raid.c - raids on merchants: the token, the cards, the roll, what the raider does with it, the outcome (MM-15). */
#include "games/marauders/marauders.h"

static const mm_captain *raider(const mm_state *s) { return &s->captain[rs_top_of(s)->seat]; }

/* ---- Found (MM-15.1, MM-15.2) ------------------------------------------------------------------------------------ */

void mm_raid_over(mm_state *s) { s->raid = (mm_raid){.nation = MM_NONE}; }

/* The token goes to the track, whatever happens; until he has decided its nation stands in the record. */
void mm_merchant_found(mm_state *s, int seat, bool spanish, rs_turn *turn)
{
    int zone = s->captain[seat].zone, nation = s->merchant[zone];

    rs_remove(&s->merchants, zone);
    s->merchant[zone] = MM_NONE;
    s->afloat[nation]++;
    s->raid.nation = (int8_t)nation;
    s->raid.spanish = spanish;
    rs_tell(turn, MM_EV_MERCHANT, seat, nation, zone, 0, 0);
    rs_push(s, MM_D_MERCHANT, seat);
}

const char *mm_refuse_attack(const void *state, rs_move move)
{
    const mm_state *s = state;
    int zone_nation = mm_zones[raider(s)->zone].nation;

    if (s->raid.spanish) return move.arg[0] == MM_ES ? NULL : RS_NO("MM-6.7", "It can only be attacked as Spanish.");
    if (move.arg[0] == s->raid.nation || move.arg[0] == zone_nation) return NULL;
    return RS_NO("MM-15.2", "It can only be of the nation on its token or of the zone's.");
}

void mm_merchant_moves(const void *state, rs_moves *moves)
{
    rs_offer(moves, MM_V_LET_GO);
    for (int nation = 0; nation < MM_NATIONS; nation++) mm_offer_if(state, moves, MM_V_ATTACK, nation, 0);
}

void mm_merchant_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    int seat = rs_top(s)->seat;

    (void)turn;
    rs_pop(s);
    mm_raid_over(s);
    if (move.verb == MM_V_LET_GO) return;
    s->raid.nation = move.arg[0];
    rs_push(s, MM_S_RAID, seat);
}

/* ---- The raid, stage by stage ------------------------------------------------------------------------------------ */

static bool draw_card(mm_state *s, int seat, rs_turn *turn)
{
    int card = mm_draw_cargo(s, turn);

    if (card == MM_NONE) return false;
    rs_add(&s->table, card);
    rs_tell(turn, MM_EV_CARD_DRAWN, seat, card, 0, 0, 0);
    return true;
}

static void remove_card(mm_state *s, int seat, int card, rs_turn *turn)
{
    rs_remove(&s->table, card);
    rs_add(&s->cargo_discard, card);
    rs_tell(turn, MM_EV_CARD_GONE, seat, card, 0, 0, 0);
}

static void clear_table(mm_state *s)
{
    rs_add_all(&s->cargo_discard, s->table);
    s->table = (rs_set){{0, 0}};
}

/* Z., Havana: a fourth card that stays if it shows a hit. */
bool mm_has_fourth_card(int zone, int nation) { return zone == MM_HAV && nation == MM_ES; }

static void fourth_card(mm_state *s, int seat, rs_turn *turn)
{
    int card = mm_draw_cargo(s, turn);

    if (card == MM_NONE) return;
    rs_add(&s->table, card);
    rs_tell(turn, MM_EV_CARD_DRAWN, seat, card, 0, 0, 0);
    if (mm_cargo_faces[card].hit == MM_NONE) remove_card(s, seat, card, turn);
}

/* MM-15.3, MM-15.4 */
static void open_raid(mm_state *s, int seat, rs_turn *turn)
{
    const mm_captain *c = &s->captain[seat];
    int dice = mm_skill_of(c, MM_SEAMANSHIP);

    if (!s->raid.waived && !mm_waives(c, s->raid.nation)) mm_bounty(s, seat, s->raid.nation, turn);
    for (int i = 0; i < MM_RAID_CARDS; i++) draw_card(s, seat, turn);
    if (mm_has_fourth_card(c->zone, s->raid.nation)) fourth_card(s, seat, turn);
    s->roll = (mm_roll){0};
    mm_throw(s->roll.dice, dice, turn);
    rs_tell(turn, MM_EV_ROLL, seat, MM_SEAMANSHIP, dice, s->roll.dice[MM_SKULL], 0);
    if (mm_may_reroll(s, rs_top(s))) rs_push(s, MM_D_REROLL, seat);
}

static int failed_dice(const mm_state *s) { return mm_dice_count(s->roll.dice) - s->roll.dice[MM_SKULL]; }

int mm_raid_bonus(int zone, int nation) { return zone == MM_SJU && nation == MM_ES ? 3 : 0; } /* Z. */
int mm_uncounted_escapes(int captain) { return captain == MM_RICHERY ? 1 : 0; }               /* C13 */

/* MM-15.7: every hit symbol is a hit, one location after the other; what has no points left passes it on to the Hull. */
static void add_hit(const mm_captain *c, int location, int8_t hits[MM_LOCATIONS])
{
    hits[location != MM_HULL && c->value[location] - hits[location] <= 0 ? MM_HULL : location]++;
}

/* MM-15.8, MM-15.10 */
mm_raid_sum mm_reckon_raid(const mm_captain *c, int nation, rs_set cards)
{
    mm_raid_sum sum = {.gold = mm_raid_bonus(c->zone, nation), .escapes = -mm_uncounted_escapes(c->captain)};
    int card;

    RS_EACH(card, cards) {
        const mm_cargo_face *face = &mm_cargo_faces[card];

        sum.gold += face->plunder;
        if (face->hit == MM_NONE) {
            sum.escapes++;
        } else {
            add_hit(c, face->hit, sum.hit);
            sum.hits++;
        }
    }
    sum.escapes = rs_at_least(sum.escapes, 0);
    return sum;
}

/* How many must go so that nothing is destroyed and the prey does not escape: a success each. */
int mm_raid_excess(const mm_captain *c, const int symbols[MM_RAID_SYMBOLS])
{
    int many = rs_at_least(symbols[MM_ESCAPE_SYMBOL] - mm_uncounted_escapes(c->captain) - (mm_manoeuvre(c) - 1), 0);

    for (int location = 0; location < MM_LOCATIONS; location++) many += rs_at_least(symbols[location] - (c->value[location] - 1), 0);
    return many;
}

int mm_raid_symbol(int card) { return mm_cargo_faces[card].hit == MM_NONE ? MM_ESCAPE_SYMBOL : mm_cargo_faces[card].hit; }

static void count_hits(mm_state *s, int seat)
{
    mm_raid_sum sum = mm_reckon_raid(&s->captain[seat], s->raid.nation, s->table);

    s->raid.successes = 0;
    mm_no_hits(s);
    for (int location = 0; location < MM_LOCATIONS; location++) s->hits.pending[location] = sum.hit[location];
    if (sum.hits) mm_start_hits(s, MM_BY_RAID, seat, MM_NONE);
}

static void sink(mm_state *s, int seat, rs_turn *turn)
{
    rs_tell(turn, MM_EV_SINKS, RS_NOBODY, seat, 0, 0, 0);
    clear_table(s);
    mm_raid_over(s);
    mm_kill(s, seat, turn);
}

/* Why, and that it does. */
static void fail(mm_state *s, int seat, int escapes, rs_turn *turn)
{
    const mm_captain *c = &s->captain[seat];

    if (escapes >= mm_manoeuvre(c)) rs_tell(turn, MM_EV_ESCAPES, seat, escapes, mm_manoeuvre(c), 0, 0);
    for (int location = 0; location < MM_LOCATIONS; location++)
        if (c->value[location] == 0) rs_tell(turn, MM_EV_DESTROYED, seat, location, 0, 0, 0);
    rs_tell(turn, MM_EV_RAID_FAILS, seat, s->raid.nation, 0, 0, 0);
    clear_table(s);
    rs_top(s)->arg[0] = MM_A_END;
}

/* MM-15.9, MM-15.10 */
static void judge(mm_state *s, int seat, rs_turn *turn)
{
    mm_captain *c = &s->captain[seat];
    mm_raid_sum sum = mm_reckon_raid(c, s->raid.nation, s->table);

    if (c->value[MM_HULL] == 0) {
        sink(s, seat, turn);
        return;
    }
    if (sum.escapes >= mm_manoeuvre(c) || mm_destroyed(c)) {
        fail(s, seat, sum.escapes, turn);
        return;
    }
    s->raid.gold = (int16_t)sum.gold;
    if (mm_could_hold(s, seat, MM_FAT_PRIZE)) rs_push(s, MM_D_WIN_CARD, seat)->arg[0] = MM_W_R2;
}

static void plunder(mm_state *s, int seat, rs_turn *turn)
{
    rs_tell(turn, MM_EV_RAID_WON, seat, s->raid.nation, s->raid.gold, 0, 0);
    mm_gain(s, seat, s->raid.gold, turn);
    rs_push(s, MM_D_RAID_CARGO, seat);
}

static void end_raid(mm_state *s, int seat, rs_turn *turn)
{
    if (s->raid.crew_hit) mm_surgeon(s, seat, turn);
    mm_raid_over(s);
    rs_pop(s);
}

static bool may_deny(const mm_state *s, int seat)
{
    return mm_could_hold(s, seat, MM_FALSE_COLOURS) && !mm_waives(&s->captain[seat], s->raid.nation); /* G13 */
}

static bool may_spend(const mm_state *s, const mm_captain *c) { return c->weapons && failed_dice(s) > 0; }

static void raid_stage(mm_state *s, rs_turn *turn)
{
    rs_frame *frame = rs_top(s);
    int seat = frame->seat;
    mm_captain *c = &s->captain[seat];

    switch (frame->arg[0]++) {
    case MM_A_WINDOW:
        if (may_deny(s, seat)) rs_push(s, MM_D_WIN_CARD, seat)->arg[0] = MM_W_R1;
        break;
    case MM_A_BOUNTY: open_raid(s, seat, turn); break;
    case MM_A_WEAPONS:
        if (may_spend(s, c)) rs_push(s, MM_D_RAID_WEAPONS, seat);
        break;
    case MM_A_USE:
        s->raid.successes = s->roll.dice[MM_SKULL];
        s->roll = (mm_roll){0};
        if (s->raid.successes > 0) rs_push(s, MM_D_RAID_USE, seat);
        break;
    case MM_A_HITS: count_hits(s, seat); break;
    case MM_A_JUDGE: judge(s, seat, turn); break;
    case MM_A_PLUNDER: plunder(s, seat, turn); break;
    case MM_A_GLORY:
        if (s->raid.gold >= MM_GLORIOUS_PLUNDER) mm_glory(s, seat, MM_BY_PLUNDER, turn); /* MM-15.12 */
        break;
    case MM_A_MISSION: mm_raided(s, seat, s->raid.nation); break;
    default: end_raid(s, seat, turn);
    }
}

void mm_raid_step(void *state, rs_turn *turn)
{
    do raid_stage(state, turn);
    while (mm_goes_on(state, MM_S_RAID));
}

/* ---- Special weapons in a raid (MM-15.5) ------------------------------------------------------------------------- */

const char *mm_refuse_spend(const void *state, rs_move move)
{
    return mm_has_weapon(raider(state), move.arg[0]) ? NULL : RS_NO("MM-15.5", "You have none of these.");
}

void mm_raid_weapons_moves(const void *state, rs_moves *moves)
{
    rs_offer(moves, MM_V_DONE);
    for (int weapon = 0; weapon < MM_WEAPONS; weapon++) mm_offer_if(state, moves, MM_V_SPEND, weapon, 0);
}

/* One failed die becomes a success: the lowest, as the faces no longer matter. */
static void make_success(mm_state *s)
{
    int face = 0;

    while (s->roll.dice[face] == 0) face++;
    s->roll.dice[face]--;
    s->roll.dice[MM_SKULL]++;
}

void mm_raid_weapons_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    int seat = rs_top(s)->seat;
    mm_captain *c = &s->captain[seat];

    if (move.verb == MM_V_SPEND) {
        c->weapons = (uint8_t)(c->weapons & ~(1u << move.arg[0]));
        rs_tell(turn, MM_EV_WEAPON_OUT, seat, move.arg[0], 0, 0, 0);
        make_success(s);
    }
    if (move.verb == MM_V_DONE || !may_spend(s, c)) rs_pop(s);
}

/* ---- What successes are used for (MM-15.6) ----------------------------------------------------------------------- */

const char *mm_refuse_draw(const void *state, rs_move move)
{
    (void)move;
    return mm_cargo_left(state) ? NULL : RS_NO("MM-9.8", "There is no cargo card left to draw.");
}

const char *mm_refuse_remove(const void *state, rs_move move)
{
    const mm_state *s = state;

    if (!rs_has(&s->table, move.arg[0])) return RS_NO("MM-15.6", "That card is not there.");
    return move.verb == MM_V_EXCHANGE ? mm_refuse_draw(state, move) : NULL;
}

void mm_raid_use_moves(const void *state, rs_moves *moves)
{
    const mm_state *s = state;

    rs_offer(moves, MM_V_DONE);
    if (mm_cargo_left(s)) rs_offer(moves, MM_V_DRAW);
    rs_offer_each(moves, MM_V_REMOVE, s->table);
    if (mm_cargo_left(s)) rs_offer_each(moves, MM_V_EXCHANGE, s->table);
}

void mm_raid_use_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    int seat = rs_top(s)->seat;

    if (move.verb == MM_V_REMOVE || move.verb == MM_V_EXCHANGE) remove_card(s, seat, move.arg[0], turn);
    if (move.verb == MM_V_DRAW || move.verb == MM_V_EXCHANGE) draw_card(s, seat, turn);
    s->raid.successes--;
    if (move.verb == MM_V_DONE) s->raid.successes = 0;
    if (s->raid.successes == 0) rs_pop(s);
}
