/* outlook.c - what a legal move may bring, as far as its player knows: searches, chances of rolls, the sums of a raid, prices. */
#include "games/marauders/marauders.h"

static const mm_captain *asked(const mm_state *s) { return &s->captain[rs_top_of(s)->seat]; }

/* ---- Chances ----------------------------------------------------------------------------------------------------- */

/* Ways in which dice fall; one in three is a skull (MM-2.1). */
static int64_t falls(int dice) { return dice > 0 ? 3 * falls(dice - 1) : 1; }

/* Those with at least so many skulls. */
static int64_t skulls(int dice, int least)
{
    if (least <= 0) return falls(dice);
    return dice < least ? 0 : skulls(dice - 1, least - 1) + 2 * skulls(dice - 1, least);
}

/* ---- Searches (MM-20) -------------------------------------------------------------------------------------------- */

static int chance_to_find(int npc, int zone, int dice)
{
    int64_t all = falls(dice), once = skulls(dice, 1);

    if (mm_must_find_twice(npc, zone)) return rs_percent(once * once, all * all);
    return mm_may_search_twice(npc, zone) ? rs_percent(all * all - (all - once) * (all - once), all * all) : rs_percent(once, all);
}

static void tell_searches(const mm_state *s, int zone, rs_turn *told)
{
    mm_captain there = *asked(s);

    there.zone = (int8_t)zone;
    there.in_port = false;
    for (int npc = 0; npc < MM_NPCS; npc++) {
        int dice;

        if (!mm_searches(s, npc, &there)) continue;
        dice = mm_search_dice(s, npc, &there);
        rs_tell(told, MM_EV_MAY_SEARCH, RS_NOBODY, npc, dice, chance_to_find(npc, zone, dice), 0);
    }
}

/* ---- Skill rolls (MM-2.2) ---------------------------------------------------------------------------------------- */

static void tell_roll(int skill, int dice, rs_turn *told)
{
    rs_tell(told, MM_EV_MAY_ROLL, RS_NOBODY, skill, dice, rs_percent(skulls(dice, 1), falls(dice)), 0);
}

static void tell_try(const mm_state *s, int purpose, int thing, rs_turn *told)
{
    int skill = mm_skill_for(purpose, thing);

    if (skill == MM_NONE)
        rs_tell(told, MM_EV_NO_ROLL, RS_NOBODY, 0, 0, 0, 0);
    else
        tell_roll(skill, mm_dice_for(asked(s), purpose, thing), told);
}

static void tell_scouting(const mm_state *s, int aim, rs_turn *told)
{
    if (aim == MM_AT_SPANISH)
        rs_tell(told, MM_EV_NO_ROLL, RS_NOBODY, 0, 0, 0, 0);
    else
        tell_try(s, MM_TRY_SCOUT, aim, told);
}

static void tell_recruiting(const mm_state *s, rs_turn *told)
{
    if (mm_recruits_freely(asked(s)))
        rs_tell(told, MM_EV_NO_ROLL, RS_NOBODY, 0, 0, 0, 0);
    else
        tell_try(s, MM_TRY_RECRUIT, 0, told);
}

static void tell_entering(const mm_state *s, rs_turn *told)
{
    const mm_captain *c = asked(s);

    if (mm_crosses_bar(c) && !mm_must_ask_to_enter(s, rs_top_of(s)->seat)) tell_roll(MM_SEAMANSHIP, mm_skill_of(c, MM_SEAMANSHIP), told);
}

/* Rolling so many dice again. */
static void tell_again(const int8_t again[MM_FACES], rs_turn *told)
{
    int dice = mm_dice_count(again);

    rs_tell(told, MM_EV_AGAIN, RS_NOBODY, rs_percent(skulls(dice, 1), falls(dice)), 0, 0, 0);
}

/* ---- Battles (MM-21) --------------------------------------------------------------------------------------------- */

enum { DICE = 8, PIPS = 4 * DICE };

/* Ways in which the dice of a side fall, by skulls and pips. */
typedef struct throws {
    int64_t ways[DICE + 1][PIPS + 1];
} throws;

static throws one_more(const throws *t)
{
    throws more = {{{0}}};

    for (int skull = 0; skull < DICE; skull++)
        for (int pips = 0; pips <= PIPS - 4; pips++) {
            more.ways[skull + 1][pips] += 2 * t->ways[skull][pips];
            for (int face = 1; face <= 4; face++) more.ways[skull][pips + face] += t->ways[skull][pips];
        }
    return more;
}

static throws throws_of(int dice)
{
    throws t = {{{1}}};

    while (dice-- > 0) t = one_more(&t);
    return t;
}

/* MM-21.12: ways of the enemy that so many skulls and pips beat, with no more skulls than `most`. */
static int64_t beaten(const throws *foe, int skulls_, int pips, int most)
{
    int64_t sum = 0;

    for (int other = 0; other <= rs_at_most(skulls_, most); other++)
        for (int dots = 0; dots <= PIPS; dots++) sum += skulls_ > other || dots < pips ? foe->ways[other][dots] : 0;
    return sum;
}

static int chance_to_win(int dice, int foes, int most)
{
    throws own = throws_of(dice), foe = throws_of(foes);
    int64_t sum = 0, all = 1;

    for (int skull = 1; skull <= DICE; skull++)
        for (int pips = 0; pips <= PIPS; pips++)
            if (own.ways[skull][pips]) sum += own.ways[skull][pips] * beaten(&foe, skull, pips, most);
    for (int i = 0; i < dice + foes; i++) all *= 6;
    return rs_percent(sum, all);
}

static int left_of(const mm_state *s, int i, int location) { return mm_values_of(s, s->battle.side[i])[location]; }

/* MM-21.16, C09 */
static int skulls_outrun(const mm_state *s, int i)
{
    int side = s->battle.side[i];

    return mm_is_seat(side) && s->captain[side].captain == MM_PENHALLOW ? 1 : 0;
}

static void tell_declaration(const mm_state *s, int what, rs_turn *told)
{
    int i = rs_top_of(s)->arg[0], dice = mm_contest_dice(s, i), foes = mm_contest_dice(s, !i), wins = chance_to_win(dice, foes, DICE);

    switch (what) {
    case MM_FLEE: rs_tell(told, MM_EV_MAY_FLEE, RS_NOBODY, chance_to_win(dice, foes, skulls_outrun(s, i)), 0, 0, 0); break;
    case MM_BOARD: rs_tell(told, MM_EV_MAY_BOARD, RS_NOBODY, wins, left_of(s, i, MM_CREW), left_of(s, !i, MM_CREW), 0); break;
    default: rs_tell(told, MM_EV_MAY_SHOOT, RS_NOBODY, wins, left_of(s, i, MM_CANNONS), 0, 0);
    }
}

/* ---- Raids (MM-15) ----------------------------------------------------------------------------------------------- */

typedef struct raid {
    const mm_captain *c;
    int dice, left[MM_RAID_SYMBOLS], drawn[MM_RAID_SYMBOLS]; /* left: cards that may come, as far as he knows */
    bool fourth;                                             /* Z., Havana */
} raid;

/* Ways of drawing so many more cards and of rolling that win; the fourth card does not stay if it is an escape. */
static int64_t wins(raid *r, int cards)
{
    bool fourth = r->fourth && cards == 1;
    int64_t ways = 0;

    if (cards == 0) return skulls(r->dice, mm_raid_excess(r->c, r->drawn));
    for (int symbol = 0; symbol < MM_RAID_SYMBOLS; symbol++) {
        int stays = fourth && symbol == MM_ESCAPE_SYMBOL ? 0 : 1, among = r->left[symbol];

        if (among == 0) continue;
        r->left[symbol]--;
        r->drawn[symbol] += stays;
        ways += among * wins(r, cards - 1);
        r->drawn[symbol] -= stays;
        r->left[symbol]++;
    }
    return ways;
}

/* What the deck may hold; if it is too small, its discard pile is mixed. */
static rs_set cards_to_come(const mm_state *s, int cards)
{
    rs_set pool = s->unseen_cargo;

    for (int seat = 0; seat < s->head.players; seat++) pool = rs_without(pool, mm_shown_cargo(s, rs_top_of(s)->seat, seat));
    if (rs_zone_size(&s->cargo_deck) < cards) rs_add_all(&pool, s->cargo_discard);
    return pool;
}

/* What such cards pay on average, to the nearest gold. */
static int gold_of(const raid *r, int nation, int plunder)
{
    int cards = 0;

    for (int symbol = 0; symbol < MM_RAID_SYMBOLS; symbol++) cards += r->left[symbol];
    return mm_raid_bonus(r->c->zone, nation) + (cards ? (2 * MM_RAID_CARDS * plunder + cards) / (2 * cards) : 0);
}

static void tell_raid(const mm_state *s, int nation, rs_turn *told)
{
    const mm_captain *c = asked(s);
    raid r = {.c = c, .dice = mm_skill_of(c, MM_SEAMANSHIP), .fourth = mm_has_fourth_card(c->zone, nation)};
    int cards = MM_RAID_CARDS + r.fourth, card, plunder = 0;
    rs_set pool = cards_to_come(s, cards);
    int64_t all = falls(r.dice);

    cards = rs_at_most(cards, rs_size(&pool));
    for (int i = 0; i < cards; i++) all *= rs_size(&pool) - i;
    RS_EACH(card, pool) {
        r.left[mm_raid_symbol(card)]++;
        plunder += mm_cargo_faces[card].plunder;
    }
    rs_tell(told, MM_EV_MAY_RAID, RS_NOBODY, r.dice, rs_percent(wins(&r, cards), all), gold_of(&r, nation, plunder), 0);
}

/* The cards that lie there, without the one that the move removes. */
static void tell_cards(const mm_state *s, rs_move move, rs_turn *told)
{
    const mm_captain *c = asked(s);
    rs_set cards = s->table;
    mm_raid_sum sum;

    if (move.verb == MM_V_REMOVE) rs_remove(&cards, move.arg[0]);
    sum = mm_reckon_raid(c, s->raid.nation, cards);
    rs_tell(told, MM_EV_CARDS_LEFT, RS_NOBODY, sum.gold, sum.hits, sum.escapes, mm_manoeuvre(c));
}

/* A card in place of another, or one more. */
static void tell_new_card(const mm_state *s, rs_turn *told)
{
    rs_set pool = cards_to_come(s, 1);
    int cards = rs_size(&pool), plunder = 0, escapes = 0, card;

    if (cards == 0) return;
    RS_EACH(card, pool) {
        plunder += mm_cargo_faces[card].plunder;
        escapes += mm_raid_symbol(card) == MM_ESCAPE_SYMBOL;
    }
    rs_tell(told, MM_EV_NEW_CARD, RS_NOBODY, (2 * plunder + cards) / (2 * cards), rs_percent(escapes, cards), 0, 0);
}

/* ---- Prices ------------------------------------------------------------------------------------------------------ */

/* An old ship may be worth more than the new one. */
static void tell_price(const mm_state *s, int gold, rs_turn *told)
{
    const mm_captain *c = asked(s);

    if (gold > c->gold)
        rs_tell(told, MM_EV_FROM_CHEST, RS_NOBODY, gold, gold - c->gold, c->stash - (gold - c->gold), 0);
    else
        rs_tell(told, gold < 0 ? MM_EV_BRINGS : MM_EV_COSTS, RS_NOBODY, gold < 0 ? -gold : gold, c->gold - gold, 0, 0);
}

static void tell_fee(const mm_state *s, int gold, rs_turn *told)
{
    if (gold > 0) tell_price(s, gold, told);
}

static void tell_point(bool comes, rs_turn *told)
{
    if (comes) rs_tell(told, MM_EV_POINT, RS_NOBODY, 0, 0, 0, 0);
}

/* MM-8.6 */
static bool is_glorious_sale(const mm_state *s, rs_move move)
{
    int demanded = 0;

    for (int i = 0; i < MM_PORT_CARGO && move.arg[i] != MM_NONE; i++) demanded += mm_good_of(move.arg[i]) == s->demand[asked(s)->zone];
    return demanded >= MM_GLORIOUS_SALE;
}

/* MM-1.10 */
static void tell_stash(const mm_state *s, rs_move move, rs_turn *told)
{
    const mm_captain *c = asked(s);
    bool out = rs_top_of(s)->arg[0];
    int gold = mm_stash_sum(c, out, move), chest = c->stash + (out ? -gold : gold);

    rs_tell(told, MM_EV_CHEST, RS_NOBODY, chest, rs_at_most(chest / 10, c->track), 0, 0);
}

/* MM-5.6: nobody sells where he may not enter. */
static void tell_shut(const mm_state *s, int zone, rs_turn *told)
{
    if (mm_has_port(zone) && mm_bars(s, rs_top_of(s)->seat, zone)) rs_tell(told, MM_EV_SHUT, RS_NOBODY, zone, 0, 0, 0);
}

/* MM-8.1: what a port wants lies open. */
static void tell_demand(const mm_state *s, int zone, rs_turn *told)
{
    if (mm_has_port(zone) && s->demand[zone] != MM_NONE) rs_tell(told, MM_EV_WANTED, RS_NOBODY, s->demand[zone], 0, 0, 0);
}

/* Which ports want such a card: there are three tokens of each good. */
static void tell_buyers(const mm_state *s, int card, rs_turn *told)
{
    int at[3] = {MM_NONE, MM_NONE, MM_NONE}, count = 0;

    for (int zone = 0; zone < MM_ZONES && count < RS_COUNT(at); zone++)
        if (mm_has_port(zone) && s->demand[zone] == mm_good_of(card)) at[count++] = zone;
    if (count)
        rs_tell(told, MM_EV_WANTED_AT, RS_NOBODY, at[0], at[1], at[2], 0);
    else
        rs_tell(told, MM_EV_UNWANTED, RS_NOBODY, 0, 0, 0, 0);
    for (int i = 0; i < count; i++) tell_shut(s, at[i], told);
}

static int yard_price(const mm_captain *c, rs_move move)
{
    mm_prices prices = mm_yard_prices(c);

    switch (move.verb) {
    case MM_V_REPAIR: return prices.repair * move.arg[1];
    case MM_V_RESTORE: return prices.restore;
    case MM_V_BUY_MOD: return prices.mod;
    case MM_V_BUY_WEAPON: return prices.weapon;
    default: return prices.ship[move.arg[0]];
    }
}

/* E31, E32 */
static void tell_pardon(const mm_state *s, rs_move move, rs_turn *told)
{
    int nation[2] = {mm_first_pardoner(s), mm_second_pardoner(s)};

    for (int i = 0; i < 2; i++)
        if (move.arg[i] > 0) rs_tell(told, MM_EV_REMITS, RS_NOBODY, nation[i], move.arg[i], 5 * move.arg[i], 0);
}

void mm_outlook(const void *view, rs_move move, rs_turn *told)
{
    const mm_state *s = view;

    switch (move.verb) {
    case MM_V_MOVE:
        tell_demand(s, move.arg[0], told);
        tell_shut(s, move.arg[0], told);
        tell_searches(s, move.arg[0], told);
        break;
    case MM_V_LEAVE: tell_searches(s, asked(s)->zone, told); break;
    case MM_V_SCOUT: tell_scouting(s, move.arg[0], told); break;
    case MM_V_ENTER: tell_entering(s, told); break;
    case MM_V_PORT:
        if (mm_must_talk_in(s, rs_top_of(s)->seat)) tell_try(s, MM_TRY_VILLON, 0, told);
        break;
    case MM_V_ROLL: tell_try(s, MM_TRY_ENTER, 0, told); break;
    case MM_V_RECRUIT: tell_recruiting(s, told); break;
    case MM_V_RUMOUR:
        tell_fee(s, mm_rumour_price(asked(s)), told);
        tell_try(s, MM_TRY_RUMOUR, 0, told);
        break;
    case MM_V_MISSION:
        tell_fee(s, mm_missions[move.arg[0]].pay, told);
        tell_try(s, MM_TRY_MISSION, move.arg[0], told);
        break;
    case MM_V_DEPOSIT: tell_fee(s, mm_stash_fee(asked(s)), told); break;
    case MM_V_TEST: tell_try(s, MM_TRY_TEST, move.arg[0], told); break;
    case MM_V_HIRE: tell_try(s, MM_TRY_HIRE, move.arg[0], told); break;
    case MM_V_ATTACK: tell_raid(s, move.arg[0], told); break;
    case MM_V_DONE:
        if (rs_top_of(s)->kind == MM_D_RAID_USE) tell_cards(s, move, told);
        break;
    case MM_V_DRAW:
    case MM_V_EXCHANGE: tell_new_card(s, told); break;
    case MM_V_REROLL: tell_again(&move.arg[1], told); break;
    case MM_V_REROLL_ALL: tell_again(s->roll.dice, told); break;
    case MM_V_DECLARE: tell_declaration(s, move.arg[0], told); break;
    case MM_V_AMOUNT:
    case MM_V_HUNDREDS:
    case MM_V_ALL: tell_stash(s, move, told); break;
    case MM_V_REMOVE: tell_cards(s, move, told); break;
    case MM_V_BUY_MOD:
        rs_tell(told, MM_EV_ON_SALE, RS_NOBODY, s->mod_shown[asked(s)->zone], 0, 0, 0);
        tell_price(s, yard_price(asked(s), move), told);
        break;
    case MM_V_REPAIR:
    case MM_V_RESTORE: tell_price(s, yard_price(asked(s), move), told); break;
    case MM_V_BUY_WEAPON:
        tell_price(s, yard_price(asked(s), move), told);
        rs_tell(told, MM_EV_WEAPON, RS_NOBODY, move.arg[0], 0, 0, 0);
        break;
    case MM_V_BUY_SHIP:
        tell_price(s, yard_price(asked(s), move), told);
        tell_point(!asked(s)->big_ship && move.arg[0] >= MM_FRIGATE, told);
        break;
    case MM_V_BUY:
        tell_price(s, mm_price(s, rs_top_of(s)->seat, move.arg[0]), told);
        tell_buyers(s, move.arg[0], told);
        break;
    case MM_V_FREE: tell_buyers(s, move.arg[0], told); break;
    case MM_V_SELL:
        tell_price(s, -mm_sale(s, asked(s), move), told);
        tell_point(is_glorious_sale(s, move), told);
        break;
    case MM_V_REMIT: tell_pardon(s, move, told); break;
    default: break;
    }
}
