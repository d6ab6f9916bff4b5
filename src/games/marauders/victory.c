/* victory.c - what the winner of a battle gets: bounty, prize, loot, rewards, glory (MM-16.8 to 16.10, MM-25, MM-26). */
#include "games/marauders/marauders.h"

#include <string.h>

static int winner_side(const mm_state *s) { return s->battle.side[s->battle.winner]; }
static int loser_side(const mm_state *s) { return s->battle.side[!s->battle.winner]; }
static bool beats_navy(const mm_state *s) { return !mm_is_seat(loser_side(s)) && mm_is_naval(loser_side(s) - MM_SIDE_NPC); }

/* ---- The prize (MM-26) ------------------------------------------------------------------------------------------- */

void mm_prize_moves(const void *state, rs_moves *moves)
{
    (void)state;
    rs_offer(moves, MM_V_KEEP);
    rs_offer(moves, MM_V_TAKE_SHIP);
}

/* A ship without its modifications, until its captain is gone. */
void mm_strip(mm_captain *c)
{
    c->mods = c->used_mods = 0;
    for (int location = 0; location < MM_LOCATIONS; location++)
        if (c->value[location] > mm_most(c, location)) c->value[location] = (int8_t)mm_most(c, location);
}

/* MM-26.2, MM-26.3: it keeps damage and modifications; the own men go aboard. */
static void board_prize(mm_state *s, int seat)
{
    mm_captain *c = &s->captain[seat];
    int crew = c->value[MM_CREW], loser = loser_side(s);

    memcpy(c->value, mm_values(s, loser), sizeof c->value);
    c->ship = mm_is_seat(loser) ? s->captain[loser].ship : s->battle.ship;
    c->mods = mm_is_seat(loser) ? s->captain[loser].mods : 0;
    c->used_mods = mm_is_seat(loser) ? s->captain[loser].used_mods : 0;
    c->value[MM_CREW] = (int8_t)(crew < mm_most(c, MM_CREW) ? crew : mm_most(c, MM_CREW));
    if (mm_is_seat(loser)) mm_strip(&s->captain[loser]);
}

void mm_prize_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    int seat = rs_top(s)->seat, given_up = s->captain[seat].mods;

    rs_pop(s);
    if (move.verb == MM_V_KEEP) return;
    board_prize(s, seat);
    rs_tell(turn, MM_EV_PRIZE, seat, s->captain[seat].ship, 0, 0, 0);
    mm_place_mods(s, seat, given_up);
    mm_ask_stow(s, seat); /* MM-26.1 */
}

/* ---- Loot from a captain (MM-25.1 to 25.3) ----------------------------------------------------------------------- */

/* To the winner's eyes only: one card, of whatever kind. */
static void tell_seen(rs_turn *turn, int seat, int cargo, int glory, int rumour)
{
    rs_note(turn, (rs_event){MM_EV_SEES, (uint8_t)(1 << seat), (int8_t)seat, 1, {(int16_t)cargo, (int16_t)glory, (int16_t)rumour, 0}});
}

static void tell_look(const mm_captain *loser, int seat, rs_turn *turn)
{
    int card;

    rs_tell_only(turn, seat, MM_EV_LOOKS, loser->gold, 0);
    RS_EACH(card, loser->cargo.cards) tell_seen(turn, seat, card, MM_NONE, MM_NONE);
    RS_EACH(card, loser->glory.cards) tell_seen(turn, seat, MM_NONE, card, MM_NONE);
    RS_EACH(card, loser->rumours.cards) tell_seen(turn, seat, MM_NONE, MM_NONE, card);
}

static void look_through(mm_state *s, int seat, int loser, rs_turn *turn)
{
    mm_captain *c = &s->captain[seat], *other = &s->captain[loser];
    int card, at = 0;

    tell_look(other, seat, turn);
    c->sees_gold = other->gold;
    for (int good = 0; good < MM_GOODS; good++)
        c->knows[loser * MM_GOODS + good] = (uint8_t)(other->cargo.cards.bits[0] >> (good * MM_PER_GOOD));
    RS_EACH(card, other->glory.cards)
        if (at < RS_COUNT(c->sees_glory)) c->sees_glory[at++] = (int8_t)card;
    at = 0;
    RS_EACH(card, other->rumours.cards)
        if (at < RS_COUNT(c->sees_rumours)) c->sees_rumours[at++] = (int8_t)card;
}

rs_set mm_loot_cargo(const mm_state *s)
{
    rs_set cards;

    if (s->battle.winner == MM_NONE || !mm_is_seat(loser_side(s))) return (rs_set){{0, 0}};
    cards = mm_shown_cargo(s, rs_top_of(s)->seat, loser_side(s));
    rs_add_all(&cards, s->captain[loser_side(s)].cargo.cards);
    return cards;
}

static bool listed(const int8_t *list, int count, int card) { return memchr(list, (int8_t)card, (size_t)count) != NULL; }

static bool unlist(int8_t *list, int count, int card)
{
    int8_t *at = memchr(list, (int8_t)card, (size_t)count);

    if (at) *at = MM_NONE;
    return at;
}

static void enlist(int8_t *list, int count, int card)
{
    int8_t *at = memchr(list, MM_NONE, (size_t)count);

    if (at) *at = (int8_t)card;
}

const char *mm_refuse_take_gold(const void *state, rs_move move)
{
    (void)move;
    return ((const mm_state *)state)->battle.looted == MM_NONE ? NULL : RS_NO("MM-25.1", "You have already taken the gold.");
}

const char *mm_refuse_take_glory(const void *state, rs_move move)
{
    const mm_captain *c = &((const mm_state *)state)->captain[rs_top_of(state)->seat];

    if (!listed(c->sees_glory, RS_COUNT(c->sees_glory), move.arg[0])) return RS_NO("MM-25.1", "The loser has no such card.");
    return rs_zone_size(&c->glory) >= MM_HAND ? RS_NO("MM-25.3", "You can hold only four glory cards.") : NULL;
}

const char *mm_refuse_drop_glory(const void *state, rs_move move)
{
    const mm_captain *c = &((const mm_state *)state)->captain[rs_top_of(state)->seat];

    if (!rs_has(&c->glory.cards, move.arg[0])) return RS_NO("MM-25.1", "That card is not in your hand.");
    return listed(c->fresh_glory, RS_COUNT(c->fresh_glory), move.arg[0]) ? RS_NO("MM-25.1", "You have just taken it.") : NULL;
}

const char *mm_refuse_take_rumour(const void *state, rs_move move)
{
    const mm_captain *c = &((const mm_state *)state)->captain[rs_top_of(state)->seat];

    if (!listed(c->sees_rumours, RS_COUNT(c->sees_rumours), move.arg[0])) return RS_NO("MM-25.1", "The loser has no such rumour.");
    return rs_zone_size(&c->rumours) >= mm_rumour_limit(c) ? RS_NO("MM-25.3", "You cannot hold another rumour.") : NULL;
}

const char *mm_refuse_drop_rumour(const void *state, rs_move move)
{
    const mm_captain *c = &((const mm_state *)state)->captain[rs_top_of(state)->seat];

    if (!rs_has(&c->rumours.cards, move.arg[0])) return RS_NO("MM-25.1", "You do not hold that rumour.");
    return listed(c->fresh_rumours, RS_COUNT(c->fresh_rumours), move.arg[0]) ? RS_NO("MM-25.1", "You have just taken it.") : NULL;
}

const char *mm_refuse_take_weapon(const void *state, rs_move move)
{
    const mm_state *s = state;

    if (!mm_has_weapon(&s->captain[loser_side(s)], move.arg[0])) return RS_NO("MM-25.1", "The loser has none of these.");
    return mm_has_weapon(&s->captain[rs_top_of(s)->seat], move.arg[0]) ? RS_NO("MM-25.3", "You already have one of these.") : NULL;
}

const char *mm_refuse_take_specialist(const void *state, rs_move move)
{
    const mm_state *s = state;

    if (!mm_has_hired(&s->captain[loser_side(s)], move.arg[0])) return RS_NO("MM-25.1", "The loser has no such specialist.");
    return mm_has_hired(&s->captain[rs_top_of(s)->seat], move.arg[0]) ? RS_NO("MM-25.2", "You already have a specialist of this type.")
                                                                      : NULL;
}

static void offer_hand(const mm_state *s, const mm_captain *c, rs_moves *moves)
{
    int card;

    for (int i = 0; i < RS_COUNT(c->sees_glory); i++)
        if (c->sees_glory[i] != MM_NONE) mm_offer_if(s, moves, MM_V_TAKE_GLORY, c->sees_glory[i], 0);
    RS_EACH(card, c->glory.cards) mm_offer_if(s, moves, MM_V_DROP_GLORY, card, 0);
    for (int i = 0; i < RS_COUNT(c->sees_rumours); i++)
        if (c->sees_rumours[i] != MM_NONE) mm_offer_if(s, moves, MM_V_TAKE_RUMOUR, c->sees_rumours[i], 0);
    RS_EACH(card, c->rumours.cards) mm_offer_if(s, moves, MM_V_DROP_RUMOUR, card, 0);
}

void mm_loot_moves(const void *state, rs_moves *moves)
{
    const mm_state *s = state;
    const mm_captain *c = &s->captain[rs_top_of(s)->seat];

    rs_offer(moves, MM_V_DONE);
    mm_offer_if(s, moves, MM_V_TAKE_GOLD, 0, 0);
    if (mm_room(c) > 0) rs_offer_each(moves, MM_V_TAKE, mm_loot_cargo(s));
    rs_offer_each(moves, MM_V_DROP, (rs_set){{c->cargo.cards.bits[0] & ~mm_fresh(c), 0}});
    offer_hand(s, c, moves);
    for (int weapon = 0; weapon < MM_WEAPONS; weapon++) mm_offer_if(s, moves, MM_V_TAKE_WEAPON, weapon, 0);
    for (int type = 0; type < MM_SPECIALISTS; type++) mm_offer_if(s, moves, MM_V_TAKE_SPECIALIST, type, 0);
}

static void loot_gold(mm_state *s, int seat, int loser, rs_turn *turn)
{
    s->battle.looted = s->captain[loser].gold;
    s->captain[loser].gold = 0;
    s->captain[seat].sees_gold = MM_NONE; /* all know what was taken */
    s->captain[seat].gold = (int16_t)(s->captain[seat].gold + s->battle.looted);
    rs_tell(turn, MM_EV_LOOTS_GOLD, seat, s->battle.looted, 0, 0, 0);
}

static void loot_cargo(mm_state *s, int seat, int loser, int card, rs_turn *turn)
{
    mm_captain *c = &s->captain[seat];
    int at = loser * MM_GOODS + mm_good_of(card);

    mm_take_out_cargo(s, loser, card);
    c->knows[at] = (uint8_t)(c->knows[at] & ~(1u << card % MM_PER_GOOD));
    rs_add(&c->cargo.cards, card);
    rs_add(&s->known_cargo, card); /* loot is seen by all */
    mm_mark_fresh(c, card);
    rs_tell(turn, MM_EV_LOOTS_CARGO, seat, card, 0, 0, 0);
}

/* The loser sees which card is missing. */
static void tell_both(rs_turn *turn, int kind, int seat, int loser, int card)
{
    rs_note(turn, (rs_event){(uint8_t)kind, (uint8_t)(1 << seat | 1 << loser), (int8_t)seat, 1, {(int16_t)card, 0, 0, 0}});
}

static void loot_glory(mm_state *s, int seat, int loser, int card, rs_turn *turn)
{
    mm_captain *c = &s->captain[seat];

    unlist(c->sees_glory, RS_COUNT(c->sees_glory), card);
    enlist(c->fresh_glory, RS_COUNT(c->fresh_glory), card);
    rs_remove(&s->captain[loser].glory.cards, card);
    rs_remove(&s->known_glory, card);
    rs_add(&c->glory.cards, card);
    tell_both(turn, MM_EV_LOOTS_GLORY, seat, loser, card);
}

static void loot_rumour(mm_state *s, int seat, int loser, int card, rs_turn *turn)
{
    mm_captain *c = &s->captain[seat];

    unlist(c->sees_rumours, RS_COUNT(c->sees_rumours), card);
    enlist(c->fresh_rumours, RS_COUNT(c->fresh_rumours), card);
    rs_remove(&s->captain[loser].rumours.cards, card);
    rs_add(&c->rumours.cards, card);
    tell_both(turn, MM_EV_LOOTS_RUMOUR, seat, loser, card);
}

static void loot_weapon(mm_state *s, int seat, int loser, int weapon, rs_turn *turn)
{
    s->captain[loser].weapons = (uint8_t)(s->captain[loser].weapons & ~(1u << weapon));
    s->captain[seat].weapons = (uint8_t)(s->captain[seat].weapons | 1u << weapon);
    rs_tell(turn, MM_EV_WEAPON_IN, seat, weapon, 0, 0, 0);
}

static void loot_specialist(mm_state *s, int seat, int loser, int type, rs_turn *turn)
{
    int card = s->captain[loser].hired[type];

    s->captain[loser].hired[type] = MM_NONE;
    mm_hire(s, seat, card, turn);
}

/* What he had before goes the usual way. */
static void make_room(mm_state *s, int seat, rs_move move, rs_turn *turn)
{
    switch (move.verb) {
    case MM_V_DROP: mm_drop_cargo(s, seat, move.arg[0], turn); break;
    case MM_V_DROP_GLORY:
        mm_discard_glory(s, seat, move.arg[0]);
        rs_tell(turn, MM_EV_DISCARDS, seat, move.arg[0], 0, 0, 0);
        break;
    default:
        rs_remove(&s->captain[seat].rumours.cards, move.arg[0]);
        mm_rumour_back(s, move.arg[0]);
        rs_tell_only(turn, seat, MM_EV_RUMOUR_BACK, move.arg[0], 0);
    }
}

static void end_loot(mm_state *s, int seat)
{
    mm_captain *c = &s->captain[seat];

    mm_wipe_fresh(c);
    c->sees_gold = MM_NONE;
    memset(c->sees_glory, MM_NONE, sizeof c->sees_glory);
    memset(c->sees_rumours, MM_NONE, sizeof c->sees_rumours);
    rs_pop(s);
}

void mm_loot_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    int seat = rs_top(s)->seat, loser = loser_side(s);

    switch (move.verb) {
    case MM_V_TAKE_GOLD: loot_gold(s, seat, loser, turn); break;
    case MM_V_TAKE: loot_cargo(s, seat, loser, move.arg[0], turn); break;
    case MM_V_TAKE_GLORY: loot_glory(s, seat, loser, move.arg[0], turn); break;
    case MM_V_TAKE_RUMOUR: loot_rumour(s, seat, loser, move.arg[0], turn); break;
    case MM_V_TAKE_WEAPON: loot_weapon(s, seat, loser, move.arg[0], turn); break;
    case MM_V_TAKE_SPECIALIST: loot_specialist(s, seat, loser, move.arg[0], turn); break;
    case MM_V_DONE: end_loot(s, seat); break;
    default: make_room(s, seat, move, turn);
    }
}

/* ---- A naval ship's cargo (MM-25.5) ------------------------------------------------------------------------------ */

static void naval_cargo(mm_state *s, int seat, rs_turn *turn)
{
    int hits = mm_ships[s->battle.ship].value[MM_HOLD] - s->battle.npc[MM_HOLD], gold = 0;

    for (int i = 0; i < 3; i++) {
        int card = mm_draw_cargo(s, turn);

        if (card == MM_NONE) break;
        rs_add(&s->table, card);
        gold += mm_cargo_faces[card].plunder;
        rs_tell(turn, MM_EV_CARD_DRAWN, seat, card, 0, 0, 0);
    }
    mm_gain(s, seat, gold, turn);
    for (; hits > 0 && !rs_is_empty(&s->table); hits--) {
        int card = rs_pick(turn->chance, s->table, &mm_cargo_words);

        rs_remove(&s->table, card);
        rs_add(&s->cargo_discard, card);
        rs_tell(turn, MM_EV_CARD_GONE, seat, card, 0, 0, 0);
    }
    rs_push(s, MM_D_NAVAL_CARGO, seat);
}

/* ---- Rewards (MM-16.8 to 16.10) ---------------------------------------------------------------------------------- */

const char *mm_refuse_claim(const void *state, rs_move move)
{
    const mm_state *s = state;
    const mm_captain *c = &s->captain[rs_top_of(s)->seat];
    int nation = move.arg[0];

    if (s->captain[loser_side(s)].bounty[nation] == 0) return RS_NO("MM-16.8", "That nation had no bounty on the loser.");
    if (c->bounty[nation] > 0) return RS_NO("MM-16.8", "That nation has a bounty on you.");
    return mm_war_between(s, nation, mm_nation_of(c)) ? RS_NO("MM-16.8", "That nation is at war with yours.") : NULL;
}

void mm_claim_moves(const void *state, rs_moves *moves)
{
    rs_offer(moves, MM_V_PASS);
    for (int nation = 0; nation < MM_NATIONS; nation++) mm_offer_if(state, moves, MM_V_CLAIM, nation, 0);
}

void mm_claim_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    int seat = rs_top(s)->seat;

    rs_pop(s);
    if (move.verb == MM_V_CLAIM) mm_gain(s, seat, 5 * s->captain[loser_side(s)].bounty[move.arg[0]], turn);
}

static void rewards(mm_state *s, int seat, rs_turn *turn)
{
    int loser = loser_side(s);

    if (mm_is_seat(loser)) {
        if (mm_pirate(&s->captain[loser])) rs_push(s, MM_D_CLAIM, seat);
    } else if (!mm_is_naval(loser - MM_SIDE_NPC) && !mm_pirate(&s->captain[seat])) {
        mm_gain(s, seat, loser - MM_SIDE_NPC == MM_SLOOP_PIRATE ? 5 : 15, turn);
    }
}

/* ---- The order of it all (MM-25.8) ------------------------------------------------------------------------------- */

static void loot(mm_state *s, int seat, rs_turn *turn)
{
    if (!s->battle.by_crew) return; /* MM-25.4, MM-25.6 */
    if (beats_navy(s)) naval_cargo(s, seat, turn);
    if (!mm_is_seat(loser_side(s))) return;
    look_through(s, seat, loser_side(s), turn);
    rs_push(s, MM_D_LOOT, seat);
}

static void loser_goes(mm_state *s, rs_turn *turn)
{
    int loser = loser_side(s);

    mm_battle_over(s, 1 << !s->battle.winner, turn);
    rs_pop(s);
    if (mm_is_seat(loser))
        mm_kill(s, loser, turn);
    else
        mm_remove_npc(s, loser - MM_SIDE_NPC, turn);
}

static void victory_stage(mm_state *s, rs_turn *turn)
{
    int seat = winner_side(s), stage = mm_is_seat(seat) ? rs_top(s)->arg[0]++ : MM_K_END;

    switch (stage) {
    case MM_K_BOUNTY:
        if (beats_navy(s)) mm_bounty(s, seat, loser_side(s) - MM_SIDE_NPC, turn); /* MM-16.1 */
        break;
    case MM_K_PRIZE:
        if (s->battle.by_crew) rs_push(s, MM_D_PRIZE, seat);
        break;
    case MM_K_LOOT: loot(s, seat, turn); break;
    case MM_K_REWARD: rewards(s, seat, turn); break;
    case MM_K_GLORY: mm_glory(s, seat, MM_BY_BATTLES, turn); break;
    case MM_K_TASK:
        if (mm_task_defeat(s, seat, loser_side(s))) mm_start_reward(s, seat, MM_RUMOURS + s->captain[seat].mission);
        break;
    default: loser_goes(s, turn);
    }
}

void mm_victory_step(void *state, rs_turn *turn)
{
    do victory_stage(state, turn);
    while (mm_goes_on(state, MM_S_VICTORY));
}
