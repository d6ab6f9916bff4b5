/* score.c - the end: what everything is worth, and a tie (DR-24). */
#include "games/reckoning/reckoning.h"

#include <string.h>

/* ---- Islands (DR-24.8) -------------------------------------------------------------------------------------------------- */

static int cubes_of(const dr_cell *cell, int seat) { return cell->cubes[seat] + cell->lasting[seat]; }

/* The empty spaces are a rival, too. */
int dr_place_coins(const dr_state *s, int cell, int seat)
{
    const dr_cell *here = &s->cell[cell];
    int mine = cubes_of(here, seat), empty = dr_empty_spaces(here), ahead = empty > mine, level = empty == mine;

    if (mine == 0) return 0;
    for (int other = 0; other < s->head.players; other++) {
        if (other == seat) continue;
        ahead += cubes_of(here, other) > mine;
        level += cubes_of(here, other) == mine;
    }
    if (level > 0) ahead++;
    return ahead < 3 ? dr_islands[here->tile].place[ahead] : 0;
}

/* ---- Sums --------------------------------------------------------------------------------------------------------------- */

static int upgrades_of(const dr_captain *c)
{
    int upgrades = rs_size(&c->waiting);

    for (int i = 0; i < DR_CREW * DR_SLOTS; i++) upgrades += c->slot[i] != DR_NONE;
    return upgrades;
}

static int all_cargo(const dr_state *s, int seat)
{
    int cargo = dr_means(&s->captain[seat]);

    for (int cell = 0; cell < DR_CELLS; cell++)
        if (s->cell[cell].holder == seat) cargo += s->cell[cell].cargo;
    return cargo;
}

static int islands_without(const dr_state *s, int seat)
{
    int islands = 0;

    for (int cell = 0; cell < DR_CELLS; cell++) islands += dr_is_island(s->cell[cell].tile) && cubes_of(&s->cell[cell], seat) == 0;
    return islands;
}

/* DR-24.7: the level row and all slots; what was copied does not count. */
static int helms_on(const dr_state *s, int seat, int card)
{
    int helms = 0;

    for (int line = 0; line < DR_LINES; line++) helms += dr_helms(dr_line_of(s, seat, card, line)->symbols);
    return helms;
}

static int end_bonus(const dr_state *s, int seat, int card, const dr_ability *a)
{
    switch (a->op) {
    case DR_OP_END_CARGO: return all_cargo(s, seat) / a->n;
    case DR_OP_END_ISLANDS: return islands_without(s, seat) * a->n;
    case DR_OP_END_HELM: return helms_on(s, seat, card) * a->n;
    case DR_OP_END_COINS: return a->n;
    default: return 0;
    }
}

static int end_bonuses(const dr_state *s, int seat)
{
    int coins = 0;

    for (int i = 0; i < DR_CREW * DR_SLOTS; i++) {
        int upgrade = s->captain[seat].slot[i];

        for (int k = 0; upgrade != DR_NONE && k < dr_cards[upgrade].line.count; k++)
            coins += end_bonus(s, seat, i / DR_SLOTS, &dr_abilities[dr_cards[upgrade].line.ability[k]]);
    }
    return coins;
}

static void count_deeds(const dr_captain *c, int16_t tally[DR_SUMS])
{
    for (int deed = 0; deed < DR_DEEDS; deed++)
        if (dr_has_deed(c, deed)) tally[DR_S_DEEDS] = (int16_t)(tally[DR_S_DEEDS] + dr_deed_coins[deed]);
    if (c->bonus != DR_NONE) tally[DR_S_BONUS] = (int16_t)(2 * __builtin_popcount((unsigned)(c->deeds & dr_bonus_deeds[c->bonus])));
}

static void count_map(const dr_state *s, int seat, int16_t tally[DR_SUMS])
{
    for (int cell = 0; cell < DR_CELLS; cell++) {
        const dr_cell *here = &s->cell[cell];

        if (!dr_is_island(here->tile)) continue;
        tally[DR_S_ISLANDS] = (int16_t)(tally[DR_S_ISLANDS] + dr_place_coins(s, cell, seat));
        if (here->holder != seat) continue;
        tally[DR_S_COINS] = (int16_t)(tally[DR_S_COINS] + here->coins);
        tally[DR_S_BUILDINGS] = (int16_t)(tally[DR_S_BUILDINGS] + __builtin_popcount(here->buildings));
    }
}

/* In a view the chest and the bonus tile of others count for nothing. */
void dr_count_up(const dr_state *s, int seat, int16_t tally[DR_SUMS])
{
    const dr_captain *c = &s->captain[seat];

    for (int i = 0; i < DR_SUMS; i++) tally[i] = 0;
    tally[DR_S_COINS] = (int16_t)((c->chest > 0 ? c->chest : 0) + c->coins);
    tally[DR_S_UPGRADES] = (int16_t)(upgrades_of(c) / 2);
    for (int i = 0; i < DR_EXTENSIONS; i++)
        tally[DR_S_EXTENSIONS] = (int16_t)(tally[DR_S_EXTENSIONS] + c->extended[i] * dr_extensions[i].worth);
    tally[DR_S_ENDS] = (int16_t)end_bonuses(s, seat);
    count_deeds(c, tally);
    count_map(s, seat, tally);
}

static int total(const dr_captain *c)
{
    int sum = 0;

    for (int i = 0; i < DR_SUMS; i++) sum += c->tally[i];
    return sum;
}

/* ---- A tie (DR-24.11) --------------------------------------------------------------------------------------------------- */

enum { TIE_CUBES = 30, TIE_ROUNDS = 100 };

static int all_cannons(const dr_state *s, int seat)
{
    const dr_captain *c = &s->captain[seat];
    int cannons = 1;

    for (int space = 0; space < DR_HULL; space++) cannons += dr_hull_face(c, space)->cannons;
    for (int card = 0; card < DR_CREW; card++)
        for (int line = 0; line < DR_LINES; line++) {
            const dr_line *row = dr_line_of(s, seat, card, line);

            cannons += dr_cannons(row->symbols + row->chosen);
        }
    return cannons < TIE_CUBES ? cannons : TIE_CUBES;
}

/* All of b3 comes off, one more is added for each as far as there are cubes, and they are thrown again. */
static bool explode(dr_board *board, int first, int players, rs_turn *turn)
{
    int lifted[DR_CAPTAINS] = {0}, cubes = 0;

    for (int seat = 0; seat < players; seat++) {
        int have = dr_board_of(board, seat);

        while (dr_board_take(board, DR_B3, seat)) {
            lifted[seat]++;
            cubes++;
        }
        lifted[seat] = have + lifted[seat] <= TIE_CUBES ? 2 * lifted[seat] : lifted[seat] + TIE_CUBES - have;
    }
    for (int i = 0; cubes > 0 && i < players; i++) dr_board_later_throw(board, (first + i) % players, lifted[(first + i) % players], turn);
    return cubes > 0;
}

static void throw_for_it(const dr_state *s, int tied, dr_board *board, rs_turn *turn)
{
    dr_board_clear(board);
    for (int i = 0; i < s->head.players; i++) {
        int seat = (s->first + i) % s->head.players;

        if (tied >> seat & 1) dr_board_first_throw(board, seat, all_cannons(s, seat), turn);
    }
    while (explode(board, s->first, s->head.players, turn)) continue;
}

/* Those of the seats with the most strength. */
static int strongest(const dr_board *board, int tied)
{
    int most = -1, best = 0;

    for (int seat = 0; seat < DR_CAPTAINS; seat++) {
        int strength = dr_board_strength(board, seat);

        if (!(tied >> seat & 1) || strength < most) continue;
        best = strength > most ? 1 << seat : best | 1 << seat;
        most = strength;
    }
    return best;
}

/* The throws are not told one by one: there may be thousands. */
static int break_tie(const dr_state *s, int tied, rs_turn *turn)
{
    bool quiet = turn->quiet;
    dr_board board;

    rs_tell(turn, DR_EV_TIED, RS_NOBODY, __builtin_popcount((unsigned)tied), 0, 0, 0);
    turn->quiet = true;
    for (int round = 0; round <= TIE_ROUNDS && (tied & (tied - 1)); round++) {
        throw_for_it(s, tied, &board, turn);
        tied = strongest(&board, tied);
    }
    turn->quiet = quiet;
    return tied;
}

/* ---- The end ------------------------------------------------------------------------------------------------------------ */

static int leaders(const dr_state *s)
{
    int most = -1000, best = 0;

    for (int seat = 0; seat < s->head.players; seat++) {
        int coins = total(&s->captain[seat]);

        if (coins < most) continue;
        best = coins > most ? 1 << seat : best | 1 << seat;
        most = coins;
    }
    return best;
}

void dr_settle_scores(dr_state *s, rs_turn *turn)
{
    int winners;

    for (int seat = 0; seat < s->head.players; seat++) {
        dr_count_up(s, seat, s->captain[seat].tally);
        s->captain[seat].shown_bonus = s->captain[seat].bonus;
        rs_tell(turn, DR_EV_SCORES, seat, total(&s->captain[seat]), s->captain[seat].chest, s->captain[seat].bonus, 0);
    }
    winners = leaders(s);
    if (winners & (winners - 1)) winners = break_tie(s, winners, turn);
    for (int seat = 0; seat < s->head.players; seat++) s->captain[seat].won = winners >> seat & 1;
    rs_tell(turn, DR_EV_OVER, RS_NOBODY, s->round, 0, 0, 0);
    s->head.over = 1;
    while (s->head.depth > 0) rs_pop(s);
}

/* ---- Who is ahead, and in which order all finish ------------------------------------------------------------------------ */

static const rs_term sum_terms[] = {
    [DR_S_DEEDS] = {"deeds", N_("Achievements"), NULL},
    [DR_S_COINS] = {"coins", N_("Coins"), NULL},
    [DR_S_BUILDINGS] = {"buildings", N_("Buildings"), NULL},
    [DR_S_UPGRADES] = {"upgrades", N_("Upgrades"), NULL},
    [DR_S_EXTENSIONS] = {"extensions", N_("Ship extensions"), NULL},
    [DR_S_ENDS] = {"ends", N_("Bonuses on cards"), NULL},
    [DR_S_ISLANDS] = {"islands", N_("Influence on islands"), NULL},
    [DR_S_BONUS] = {"bonus", N_("Bonus tile"), NULL},
};

const rs_words dr_sum_words = {"source", DR_SUMS, sum_terms, NULL};

/* Until the end without what is secret, and without what the cards will bring then. */
static void count_in_the_open(const dr_state *s, int seat, int16_t tally[DR_SUMS])
{
    const dr_captain *c = &s->captain[seat];

    dr_count_up(s, seat, tally);
    tally[DR_S_BONUS] = 0;
    tally[DR_S_COINS] = (int16_t)(tally[DR_S_COINS] - (c->chest > 0 ? c->chest : 0));
    tally[DR_S_ENDS] = 0;
}

int dr_score(const void *state, int seat)
{
    const dr_state *s = state;
    dr_captain now = s->captain[seat];

    if (!s->head.over) count_in_the_open(s, seat, now.tally);
    return total(&now);
}

void dr_credit(const void *state, const rs_event *event, int events, int16_t sum[RS_SEATS][RS_SOURCES])
{
    const dr_state *s = state;

    (void)event;
    (void)events;
    for (int seat = 0; seat < s->head.players; seat++) {
        if (s->head.over)
            memcpy(sum[seat], s->captain[seat].tally, sizeof s->captain[seat].tally);
        else
            count_in_the_open(s, seat, sum[seat]);
    }
}

void dr_rank(const void *state, int8_t place[RS_SEATS])
{
    const dr_state *s = state;

    for (int a = 0; a < s->head.players; a++) {
        const dr_captain *mine = &s->captain[a];

        place[a] = 1;
        for (int b = 0; b < s->head.players; b++) {
            const dr_captain *other = &s->captain[b];

            place[a] = (int8_t)(place[a] + (total(other) > total(mine) || (total(other) == total(mine) && other->won > mine->won)));
        }
    }
}
