/* prospects.c - what a captain can do with the cards in play and the places in reach, and what comes of what is under way. */
#include "games/reckoning/value.h"

static const uint8_t steps_between[DR_SPACES][DR_SPACES] = {
    {0, 1, 2, 1, 2, 3, 2, 3, 4, 3, 4, 5, 1}, {1, 0, 1, 2, 1, 2, 3, 2, 3, 4, 3, 4, 1}, {2, 1, 0, 3, 2, 1, 4, 3, 2, 5, 4, 3, 1},
    {1, 2, 3, 0, 1, 2, 1, 2, 3, 2, 3, 4, 2}, {2, 1, 2, 1, 0, 1, 2, 1, 2, 3, 2, 3, 2}, {3, 2, 1, 2, 1, 0, 3, 2, 1, 4, 3, 2, 2},
    {2, 3, 4, 1, 2, 3, 0, 1, 2, 1, 2, 3, 3}, {3, 2, 3, 2, 1, 2, 1, 0, 1, 2, 1, 2, 3}, {4, 3, 2, 3, 2, 1, 2, 1, 0, 3, 2, 1, 3},
    {3, 4, 5, 2, 3, 4, 1, 2, 3, 0, 1, 2, 4}, {4, 3, 4, 3, 2, 3, 2, 1, 2, 1, 0, 1, 4}, {5, 4, 3, 4, 3, 2, 3, 2, 1, 2, 1, 0, 4},
    {1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 0},
};

/* ---- What can be done ---------------------------------------------------------------------------------------------------------- */

static int producing(const dr_hopes *o, int islands)
{
    return o->has->yields ? o->has->yield * rs_at_most(islands, o->has->yields) / o->has->yields : 0;
}

static bool can_pay(const dr_captain *c, const dr_hopes *o, const dr_ability *a)
{
    int cargo = a->where == DR_AT_DOCK ? o->dock : a->where == DR_AT_SHIP ? o->aboard : o->aboard + o->dock;

    return cargo >= a->n && (a->b == 0 || c->coins + c->chest >= a->b);
}

/* An ability in play that is not yet used this turn; cubes to be laid are counted apart. */
static int ability_worth(const dr_state *s, const dr_captain *c, dr_hopes *o, int card, const dr_ability *a)
{
    int size = a->per == DR_PER_NONE ? a->n : a->n * dr_count_shown(s, o->seat, card, a->per), means = o->aboard + o->dock;

    switch (a->op) {
    case DR_OP_CARGO:
        return share(size * (a->where == DR_AT_DOCK || o->free < size ? weigh.cargo_dock : weigh.cargo_aboard), o->cargo_share);
    case DR_OP_COIN: return a->where == DR_AT_CHEST ? size * 100 : rs_at_most(size, o->free) * weigh.aboard;
    case DR_OP_PLACE:
    case DR_OP_PLACE_NOFORT: o->places += size; return 0;
    case DR_OP_PLACE_ROWS: return 80;
    case DR_OP_PRODUCE: return producing(o, a->n);
    case DR_OP_BUILD: return o->has->yields && means >= 2 ? weigh.build : 0;
    case DR_OP_BUILD_FREE: return o->has->yields ? 2 * weigh.build : 0;
    case DR_OP_BASIC:
    case DR_OP_ADVANCED:
    case DR_OP_EXCHANGE: return can_pay(c, o, a) ? weigh.extend : 0;
    case DR_OP_REPAIR: return c->damage && can_pay(c, o, a) ? -weigh.damage / 2 : 0;
    case DR_OP_LEVEL: return dr_crew_level(c, card) < DR_LEVELS ? share(weigh.raise, o->left) : 0;
    case DR_OP_BOX: return share(weigh.box, o->left);
    default: return 0;
    }
}

static int line_worth(const dr_state *s, const dr_captain *c, dr_hopes *o, int card, int line, const dr_line *row)
{
    int used = c->used[card] >> (line * DR_LINE_ROOM), sum = 0, best = 0;

    for (int i = 0; i < row->count; i++) {
        int worth;

        if (!(row->actions >> i & 1) || used >> i & 1) continue;
        worth = ability_worth(s, c, o, card, &dr_abilities[row->ability[i]]);
        if (row->slash >> i & 1)
            best = rs_at_least(best, worth);
        else
            sum += worth;
    }
    return sum + best;
}

static int draws_in(const dr_line *row)
{
    int draws = 0;

    for (int i = 0; i < row->count; i++)
        if (dr_abilities[row->ability[i]].op == DR_OP_DRAW) draws += dr_abilities[row->ability[i]].n;
    return draws;
}

/* Abilities in play, and cards that will be drawn when the turn ends. */
static int in_play_worth(const dr_state *s, const dr_captain *c, dr_hopes *o, int *draws)
{
    int sum = 0;

    for (int i = 0; i < c->in_play; i++)
        for (int line = 0; line < DR_LINES; line++) {
            const dr_line *row = dr_line_of(s, o->seat, c->order[i], line);

            if (row->other) *draws += draws_in(row);
            if (row->actions && o->acts) sum += line_worth(s, c, o, c->order[i], line, row);
        }
    return share(sum, weigh.unused);
}

static int hand_worth(const dr_state *s, const dr_captain *c, const dr_hopes *o, int draws)
{
    int cards = rs_zone_size(&c->hand);

    if (s->active == o->seat) {
        for (int space = 0; space < DR_HULL; space++)
            if (!(c->stow >> space & 1)) draws += dr_hull_face(c, space)->draws;
        cards = rs_at_most(cards + DR_HAND + draws, rs_at_least(DR_HAND_LIMIT + o->has->hand, cards));
    }
    return share(cards * weigh.card, o->left);
}

/* ---- Where the ship could go ------------------------------------------------------------------------------------------------- */

static int odds_of(int lead) { return weigh.odds[rs_at_least(rs_at_most(lead + ODDS / 2, ODDS - 1), 0)]; }

static int loss_worth(const dr_captain *c) { return weigh.lose + (c->damage >= DR_SUNK - 2 ? 4 * weigh.lose : 0); }

static int raid_worth(const dr_captain *c, const dr_hopes *o, int row)
{
    int odds = odds_of(o->cannons - row - 2);

    return share((row + 1) * weigh.loot + o->win, odds) + share(loss_worth(c), 100 - odds);
}

static int bargain_worth(const dr_hopes *o, int card, int price)
{
    int spare = rs_at_least(rs_at_most(o->aboard + o->dock - o->enough, price), 0);
    int cost = price * weigh.cargo_aboard - spare * share(weigh.cargo_dock, 100 - weigh.too_much);

    return share(dr_upgrade_worth(o, card), weigh.waiting) - share(cost, o->cargo_share);
}

static int card_worth(const dr_captain *c, const dr_hopes *o, int card)
{
    int price = dr_price_of(card), worth = price <= o->aboard ? bargain_worth(o, card, price) : 0;

    return dr_is_front(card) ? rs_at_least(worth, raid_worth(c, o, dr_cards[card].row)) : worth;
}

static int fetch_worth(const dr_cell *here, const dr_hopes *o)
{
    int coins = rs_at_most(here->coins, o->free), cargo = rs_at_most(here->cargo, o->free - coins);

    return coins * (weigh.aboard - weigh.ashore) + share(cargo * (weigh.cargo_aboard - weigh.cargo_ashore), o->cargo_share);
}

static int harbour_worth(const dr_captain *c, const dr_hopes *o)
{
    int coins = c->coins, load = rs_at_most(o->dock, o->free + coins), sum = coins * (100 - weigh.aboard);

    if (!dr_has_deed(c, DR_MONEYBAGS))
        sum += dr_begun(o, DR_MONEYBAGS, c->chest + coins - DR_START_CHEST, DR_RICH - DR_START_CHEST) -
               dr_begun(o, DR_MONEYBAGS, c->chest - DR_START_CHEST, DR_RICH - DR_START_CHEST);
    return sum + share(load * (weigh.cargo_aboard - weigh.cargo_dock), o->cargo_share);
}

static int placing_worth(const dr_hopes *o, int cell, int places)
{
    const dr_shore *shore = &o->chart->shore[cell];
    bool taken = shore->taken >> o->seat & 1;
    int with = places == 1 ? shore->next[o->seat] : dr_stake(o->chart, o->seat, cell, places, &taken);

    return with - shore->stake[o->seat] + (taken ? o->newly : 0);
}

/* What is to be done at a space, with so many cubes to lay. */
static int errand(const dr_state *s, const dr_captain *c, const dr_hopes *o, int space, int places, bool now)
{
    const dr_cell *here = &s->cell[space == DR_HARBOUR ? 0 : space];
    int sum = 0;

    if (space == DR_HARBOUR) return harbour_worth(c, o);
    if (here->tile == DR_NONE) return now && s->turn.explored ? 0 : o->find;
    if (here->card != DR_NONE && !(now && s->turn.deals >= DR_DEALS)) sum += card_worth(c, o, here->card);
    if (!o->chart->shore[space].island || o->pirates >> space & 1) return sum;
    if (here->holder == o->seat) sum += fetch_worth(here, o);
    if (places > 0 && c->supply > 0 && !dr_is_walled(s, o->seat, space)) sum += placing_worth(o, space, places);
    return sum;
}

static int sails_this_turn(const dr_state *s, const dr_captain *c, const dr_hopes *o, int ship)
{
    int sails = ship;

    if (s->turn.set_sail) return c->track;
    for (int i = 0; i < c->in_play; i++)
        for (int line = 0; line < DR_LINES; line++) {
            const dr_line *row = dr_line_of(s, o->seat, c->order[i], line);

            sails += dr_sails(row->symbols);
        }
    return rs_at_most(sails, DR_TRACK);
}

static int ways_worth(const dr_state *s, const dr_captain *c, const dr_hopes *o, int ship)
{
    int reach = o->acts ? sails_this_turn(s, c, o, ship) : 0, speed = rs_at_least(ship, 1), now = 0, later = 0, away[FAR];

    for (int far = 0; far < FAR; far++) away[far] = weigh.turns_away[(far + speed - 1) / speed];
    for (int space = 0; space < DR_SPACES; space++) {
        int far = steps_between[(int)c->at][space];

        later = rs_at_least(later, share(errand(s, c, o, space, 1, false), away[far]));
        if (!o->acts || far > reach) continue;
        now = rs_at_least(now, share(errand(s, c, o, space, o->places, true), far == 0           ? weigh.there
                                                                              : s->turn.set_sail ? weigh.on_the_way - far
                                                                                                 : weigh.before_sail - far));
    }
    return now + (o->left ? share(later, weigh.later) : 0);
}

/* ---- What is under way ---------------------------------------------------------------------------------------------------------- */

static int pending(const dr_state *s, const dr_hopes *o)
{
    int sum = 0;

    for (int i = 1; i < s->head.depth; i++) {
        const rs_frame *frame = &s->stack[i];

        if (frame->seat != o->seat) continue;
        switch (frame->kind) {
        case DR_D_PRODUCE: sum += producing(o, frame->arg[DR_PR_LEFT]); break;
        case DR_D_BUILD: sum += frame->arg[2] ? weigh.build / 4 : weigh.build; break;
        case DR_D_EXTEND: sum += weigh.extend; break;
        case DR_D_SPLIT: sum += share(frame->arg[0] * weigh.cargo_dock, o->cargo_share); break;
        case DR_D_REMOTE: sum += 80; break;
        case DR_D_PAY:
            if (frame->arg[DR_PAY_FOR] == DR_FOR_BUILDING) sum += weigh.build;
            if (frame->arg[DR_PAY_FOR] == DR_FOR_EXTENSION) sum += weigh.extend;
            if (frame->arg[DR_PAY_FOR] == DR_FOR_REPAIR) sum -= weigh.damage / 2;
            if (frame->arg[DR_PAY_FOR] == DR_FOR_ICON) sum += weigh.tempo;
            break;
        case DR_D_PLUNDER:
            sum += frame->arg[DR_PL_COINS_ABOARD] * weigh.aboard + frame->arg[DR_PL_CARGO_ABOARD] * weigh.cargo_aboard +
                   frame->arg[DR_PL_COINS] * weigh.ashore + frame->arg[DR_PL_CARGO] * weigh.cargo_ashore;
            break;
        default: break;
        }
    }
    return sum;
}

/* Strength to be expected of a side, in halves: on the board, and of cubes still to be thrown. */
static int strength_of(const dr_state *s, int side)
{
    const dr_battle *b = &s->battle;
    int seat = dr_side_seat(s, side), cubes = b->taken[side] + b->want[side], kind = rs_top_of(s)->kind;

    if (b->board.count == 0 && cubes == 0) {
        if (side == DR_ATTACKER && kind != DR_D_DEFEND) cubes = dr_cannons_left(s, seat);
        if (side == DR_DEFENDER)
            cubes = b->kind == DR_ENCOUNTER ? dr_merchants[b->back - DR_FIRST_BACK].cubes
                    : b->kind == DR_WALLS   ? dr_wall_cubes(s)
                                            : dr_cannons_left(s, seat) + dr_extra_cubes(s, side);
    }
    return cubes + 2 * (dr_board_strength(&b->board, dr_colour_of(s, side)) + b->strength[side]);
}

static int spoils(const dr_state *s, const dr_captain *c, const dr_hopes *o)
{
    const dr_battle *b = &s->battle;

    if (b->kind == DR_WALLS) return weigh.win;
    if (b->kind == DR_SHIPS) {
        const dr_captain *foe = &s->captain[dr_side_seat(s, dr_side_of(s, o->seat) ^ 1)];

        return o->win + (foe->damage == DR_SUNK - 1 ? DR_RANSOM * 100 + (dr_has_deed(c, DR_TERROR) ? 0 : o->deed[DR_TERROR]) : 0);
    }
    {
        const dr_merchant *m = &dr_merchants[b->back - DR_FIRST_BACK];
        int card = dr_cards[b->back].line.count ? share(dr_upgrade_worth(o, b->back), weigh.waiting) : 0;

        return m->coins * weigh.aboard + share(m->cargo * weigh.cargo_aboard, o->cargo_share) + card +
               share(m->bottom * weigh.raise, o->left) + o->win;
    }
}

static int battle_worth(const dr_state *s, const dr_captain *c, const dr_hopes *o)
{
    const dr_battle *b = &s->battle;
    int lead, odds;

    if (b->kind == DR_PEACE || b->winner != DR_NONE || (o->seat != s->active && (b->kind != DR_SHIPS || o->seat != b->foe))) return 0;
    lead = strength_of(s, DR_ATTACKER) - strength_of(s, DR_DEFENDER);
    odds = odds_of(lead);
    if (o->seat != s->active) odds = 100 - odds;
    return share(spoils(s, c, o) + (b->coins[dr_side_of(s, o->seat)] * weigh.aboard), odds) + share(loss_worth(c), 100 - odds);
}

int dr_prospects(const dr_state *s, const dr_captain *c, dr_hopes *o, int ship)
{
    int draws = 0, sum = 0;

    if (o->acts) o->cannons = dr_cannons_left(s, o->seat);
    if (o->seat == s->active) sum += in_play_worth(s, c, o, &draws);
    sum += hand_worth(s, c, o, draws) + ways_worth(s, c, o, ship) + pending(s, o) + battle_worth(s, c, o);
    return o->acts ? sum + weigh.dawdle + s->turn.goods * s->turn.goods * weigh.fuss : sum;
}
