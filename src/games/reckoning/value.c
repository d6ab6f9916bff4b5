/* value.c - how each captain stands, for bots: what would be scored, how far achievements are, and what ship and crew will still bring.
 *
 * All is counted in hundredths of a coin. What pays only in turns to come is worth the share of the game that is left (in percent), which
 * is guessed from the round and from the achievements of the captain who has most. */
#include "games/reckoning/reckoning.h"

enum { TWELFTHS = 12, FAR = 6, FASTEST = 4, ODDS = 11, MOST_CREW = 3 };

/* What a strong player values. Percentages are marked so; the rest are hundredths of a coin. */
static const struct weights {
    int lead_early, lead_late; /* a lead that doubles the odds, at the beginning and at the end */
    int rounds, deed_share;    /* rounds of a game; percent of a game that an achievement is */
    int aboard, aboard_hurt;   /* a coin on the ship; on one with three damage or more */
    int ashore, ashore_safe;   /* a coin on a controlled island; behind walls */
    int cargo_aboard, cargo_dock, cargo_ashore;
    int enough, enough_later, too_much;   /* cargo that can be used; with the Trade Icon; percent that more of it is worth */
    int cargo_end;                        /* percent that cargo is worth at the end of the game, before the last turn */
    int tempo, bonus;                     /* an achievement besides its coins; one on the own bonus tile */
    int progress, icon_progress;          /* percent of an achievement that is begun; of the Trade Icon, which cargo counts for already */
    uint8_t begun[TWELFTHS + 1];          /* percent of that, for each twelfth done */
    int place, place_safe;                /* percent of the coins for a place on an island; behind walls */
    int cube;                             /* a cube on an island, whatever its place */
    int yield_cargo, yield_coin;          /* a controlled island, for what it produces */
    int hand_symbol;                      /* one that raises the hand limit */
    int building[DR_BUILDINGS], standing; /* still to come; at the end */
    int sail[FASTEST + 1], cannon, draw;  /* what the ship shows: sails in all; each cannon, each draw bonus */
    int hold, holds;                      /* each space in the holds above those of the bare ship, as far as it is useful */
    int upgrade, upgrade_price;           /* at the end; still to come for each cargo of its price */
    int waiting;                          /* percent of an upgrade not yet sleeved */
    int damage, much_damage;              /* each; the fourth besides */
    int card;                             /* in hand */
    int unused;                           /* percent of what an unused ability in play would bring */
    int before_sail, on_the_way, there;   /* percent of what can be done this turn: sail not set; set; at the place */
    int later;                            /* percent of what can be done in a later turn */
    uint8_t turns_away[FAR + 1];          /* percent of that, so many turns away */
    int find;                             /* exploring a tile, achievement apart */
    int raise, box, build, extend;        /* abilities in play: to level up, to take from a box, to build, to extend */
    int win, lose;                        /* a battle: for each, besides what is won and the achievement */
    int loot;                             /* a merchant ship, for each row */
    uint8_t odds[ODDS];                   /* percent won, by strength expected in halves, from 5 behind to 5 ahead */
    int pirate_home, pirate, pirate_hurt; /* pirate mode over an own island; elsewhere; with three damage or more */
    int dawdle;                           /* a turn not yet ended: so that moves for nothing are not made */
    int fuss; /* goods moved about, by the square of how often: stowing to and fro changes nothing and would go on for ever */
} weigh = {
    .lead_early = 1000,
    .lead_late = 350,
    .rounds = 20,
    .deed_share = 22,
    .aboard = 90,
    .aboard_hurt = 75,
    .ashore = 55,
    .ashore_safe = 75,
    .cargo_aboard = 48,
    .cargo_dock = 40,
    .cargo_ashore = 20,
    .enough = 12,
    .enough_later = 8,
    .too_much = 15,
    .cargo_end = 45,
    .tempo = 250,
    .bonus = 200,
    .progress = 75,
    .icon_progress = 25,
    .begun = {0, 2, 7, 13, 19, 27, 35, 45, 54, 65, 76, 88, 100},
    .place = 75,
    .place_safe = 92,
    .cube = 15,
    .yield_cargo = 50,
    .yield_coin = 110,
    .hand_symbol = 120,
    .building = {120, 80, 180},
    .standing = 100,
    .sail = {0, 70, 120, 150, 170},
    .cannon = 60,
    .draw = 150,
    .hold = 12,
    .holds = 8,
    .upgrade = 50,
    .upgrade_price = 75,
    .waiting = 70,
    .damage = -50,
    .much_damage = -100,
    .card = 25,
    .unused = 95,
    .before_sail = 85,
    .on_the_way = 91,
    .there = 94,
    .later = 22,
    .turns_away = {100, 90, 60, 40, 30, 25, 20},
    .find = 60,
    .raise = 200,
    .box = 150,
    .build = 60,
    .extend = 130,
    .win = 60,
    .lose = -60,
    .loot = 150,
    .odds = {3, 6, 12, 24, 40, 60, 74, 84, 91, 95, 98},
    .pirate_home = 20,
    .pirate = -10,
    .pirate_hurt = -60,
    .dawdle = -2,
    .fuss = -6,
};

/* A crew card's level, over the whole of a game. */
static const int16_t level_worth[DR_ROLES][DR_LEVELS] = {
    [DR_CAPTAIN] = {0, 0, 80, 220},    [DR_BOSUN] = {0, 90, 380, 560},      [DR_PURSER] = {0, 120, 260, 500},
    [DR_MATE] = {0, 120, 260, 360},    [DR_BUCCANEER] = {0, 280, 540, 800}, [DR_GUNNER] = {0, 80, 230, 320},
    [DR_DECKHAND] = {0, 80, 170, 360}, [DR_SAILOR] = {0, 120, 250, 430},
};

static const uint8_t steps_between[DR_SPACES][DR_SPACES] = {
    {0, 1, 2, 1, 2, 3, 2, 3, 4, 3, 4, 5, 1}, {1, 0, 1, 2, 1, 2, 3, 2, 3, 4, 3, 4, 1}, {2, 1, 0, 3, 2, 1, 4, 3, 2, 5, 4, 3, 1},
    {1, 2, 3, 0, 1, 2, 1, 2, 3, 2, 3, 4, 2}, {2, 1, 2, 1, 0, 1, 2, 1, 2, 3, 2, 3, 2}, {3, 2, 1, 2, 1, 0, 3, 2, 1, 4, 3, 2, 2},
    {2, 3, 4, 1, 2, 3, 0, 1, 2, 1, 2, 3, 3}, {3, 2, 3, 2, 1, 2, 1, 0, 1, 2, 1, 2, 3}, {4, 3, 2, 3, 2, 1, 2, 1, 0, 3, 2, 1, 3},
    {3, 4, 5, 2, 3, 4, 1, 2, 3, 0, 1, 2, 4}, {4, 3, 4, 3, 2, 3, 2, 1, 2, 1, 0, 1, 4}, {5, 4, 3, 4, 3, 2, 3, 2, 1, 2, 1, 0, 4},
    {1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 0},
};

typedef struct shore { /* an island, the same for all */
    int8_t empty, total[DR_CAPTAINS];
    bool island, walled;
} shore;

typedef struct outlook { /* of one captain */
    const shore *shores;
    int seat, left;   /* percent of the game */
    bool acts;        /* in the own main phase */
    int cargo_share;  /* percent */
    int aboard, dock; /* cargo */
    int enough;       /* as much of it as can be used */
    int free;         /* hold */
    int buildings, lasting;
    int newly;           /* a permanent cube, when control is taken */
    int places;          /* cubes that abilities in play can still lay */
    int cannons;         /* this turn */
    int yield, yields;   /* what producing on all own islands would bring; on how many */
    int stake[DR_CELLS]; /* what each island is worth now */
    int deed[DR_DEEDS];  /* an achievement, if it can still be had */
} outlook;

static int at_least(int a, int b) { return a > b ? a : b; }
static int at_most(int a, int b) { return a < b ? a : b; }
static int share(int worth, int percent) { return worth * percent / 100; }

/* ---- Achievements ------------------------------------------------------------------------------------------------------- */

static int begun(const outlook *o, int deed, int done, int needed)
{
    return share(share(o->deed[deed], weigh.progress), weigh.begun[at_least(at_most(done, needed), 0) * TWELFTHS / needed]);
}

/* What one more step is worth. */
static int next_step(const outlook *o, int deed, int done, int needed)
{
    if (done + 1 >= needed) return o->deed[deed] - begun(o, deed, done, needed);
    return begun(o, deed, done + 1, needed) - begun(o, deed, done, needed);
}

static void price_deeds(const dr_captain *c, outlook *o)
{
    bool full = dr_tiles_placed(c) >= DR_TILES_OWNED;
    int marked = c->bonus == DR_NONE ? 0 : dr_bonus_deeds[c->bonus];

    for (int deed = 0; deed < DR_DEEDS; deed++)
        o->deed[deed] = full && !dr_has_deed(c, deed) ? 0 : dr_deed_coins[deed] * 100 + weigh.tempo + (marked >> deed & 1) * weigh.bonus;
}

static int level_of(const dr_captain *c, int card) { return c->level[card] ? c->level[card] : c->shown[card]; }

/* Levels gained by the three best cards, of nine. */
static int best_levels(const dr_captain *c)
{
    int cards[DR_LEVELS] = {0}, sum = 0, left = MOST_CREW;

    for (int card = 0; card < DR_CREW; card++) cards[level_of(c, card) - 1]++;
    for (int level = DR_LEVELS - 1; level > 0 && left > 0; level--) {
        int taken = at_most(cards[level], left);

        sum += taken * level;
        left -= taken;
    }
    return sum;
}

static int extensions_of(const dr_captain *c)
{
    int sum = 0;

    for (int i = 0; i < DR_EXTENSIONS; i++) sum += c->extended[i];
    return sum;
}

static int deeds_worth(const dr_state *s, const dr_captain *c, const outlook *o)
{
    int shores = dr_deed_steps(s, DR_FINDS), sum = 0;

    for (int deed = 0; deed < DR_DEEDS; deed++)
        if (dr_has_deed(c, deed)) sum += o->deed[deed];
    if (s->captain[o->seat].done) return sum;
    if (!dr_has_deed(c, DR_LEGENDARY)) sum += begun(o, DR_LEGENDARY, c->progress[DR_WINS], 4);
    if (!dr_has_deed(c, DR_SEASONED)) sum += begun(o, DR_SEASONED, best_levels(c), 9);
    if (!dr_has_deed(c, DR_STONE)) sum += begun(o, DR_STONE, o->buildings, 5);
    if (!dr_has_deed(c, DR_MONEYBAGS)) sum += begun(o, DR_MONEYBAGS, c->chest - DR_START_CHEST, DR_RICH - DR_START_CHEST);
    if (!dr_has_deed(c, DR_TO_STAY)) sum += begun(o, DR_TO_STAY, o->lasting, 6);
    if (!dr_has_deed(c, DR_ELITE)) sum += begun(o, DR_ELITE, extensions_of(c), 4);
    if (!dr_has_deed(c, DR_SHORES)) sum += begun(o, DR_SHORES, c->progress[DR_FINDS], shores);
    if (!dr_has_deed(c, DR_ICON)) sum += share(begun(o, DR_ICON, o->aboard + o->dock, DR_RETURN), weigh.icon_progress);
    return sum;
}

/* ---- Islands -------------------------------------------------------------------------------------------------------------- */

static void survey(const dr_state *s, shore shores[DR_CELLS])
{
    for (int cell = 0; cell < DR_CELLS; cell++) {
        const dr_cell *here = &s->cell[cell];
        shore *there = &shores[cell];

        there->island = dr_is_island(here->tile);
        if (!there->island) continue;
        there->empty = (int8_t)dr_empty_spaces(here);
        there->walled = here->buildings & (1 << DR_FORT | 1 << DR_GARRISON);
        for (int seat = 0; seat < DR_CAPTAINS; seat++) there->total[seat] = (int8_t)(here->cubes[seat] + here->lasting[seat]);
    }
}

/* A captain's cubes on an island, with so many more laid. */
static int stake(const dr_state *s, const outlook *o, int cell, int more)
{
    const dr_cell *here = &s->cell[cell];
    const shore *there = &o->shores[cell];
    const dr_island *island = &dr_islands[here->tile];
    int mine = there->total[o->seat] + at_most(more, island->spaces - here->cubes[o->seat]), empty = at_least(there->empty - more, 0);
    int ahead = empty > mine, level = empty == mine, worth;
    bool holds;

    if (mine == 0) return 0;
    for (int other = 0; other < s->head.players; other++) {
        if (other == o->seat) continue;
        ahead += there->total[other] > mine;
        level += there->total[other] == mine;
    }
    holds = ahead + level == 0;
    ahead += level > 0;
    worth = ahead < 3 ? share(island->place[ahead] * 100, o->left == 0 ? 100 : there->walled ? weigh.place_safe : weigh.place) : 0;
    worth += share(mine * weigh.cube, o->left);
    if (!holds) return worth;
    worth += share(island->cargo * weigh.yield_cargo + island->coins * weigh.yield_coin + island->hand * weigh.hand_symbol, o->left);
    return here->holder == o->seat ? worth : worth + o->newly; /* DR-9.8 */
}

static int held_worth(const dr_state *s, outlook *o, int cell)
{
    const dr_cell *here = &s->cell[cell];
    bool safe = o->shores[cell].walled;
    int sum = here->coins * (o->left == 0 ? 100
                             : safe       ? weigh.ashore_safe
                                          : weigh.ashore) +
              share(here->cargo * weigh.cargo_ashore, o->left);

    for (int kind = 0; kind < DR_BUILDINGS; kind++)
        if (here->buildings >> kind & 1) {
            sum += weigh.standing + share(weigh.building[kind], o->left);
            o->buildings++;
        }
    o->yields++;
    o->yield += dr_production(s, cell, DR_CARGO) * share(weigh.cargo_ashore, o->left) + dr_production(s, cell, DR_COINS) * weigh.ashore;
    return sum;
}

static int islands_worth(const dr_state *s, outlook *o)
{
    int sum = 0;

    for (int cell = 0; cell < DR_CELLS; cell++) {
        const dr_cell *here = &s->cell[cell];

        o->stake[cell] = 0;
        if (!o->shores[cell].island) continue;
        sum += o->stake[cell] = stake(s, o, cell, 0);
        o->lasting += here->lasting[o->seat];
        if (here->holder == o->seat) sum += held_worth(s, o, cell);
    }
    return sum;
}

/* ---- Ship and crew ---------------------------------------------------------------------------------------------------------- */

static int price_of(int card) { return dr_cards[dr_is_back(card) ? card - DR_BACKS : card].cost; }

static int end_coins(const outlook *o, const dr_line *row)
{
    int coins = 0;

    for (int i = 0; i < row->count; i++) {
        const dr_ability *a = &dr_abilities[row->ability[i]];

        if (a->op == DR_OP_END_COINS) coins += a->n * 100;
        if (a->op == DR_OP_END_CARGO) coins += (o->aboard + o->dock) * 100 / a->n;
        if (a->op == DR_OP_END_ISLANDS) coins += 300;
        if (a->op == DR_OP_END_HELM) coins += 400;
    }
    return coins;
}

/* A price tells how good a card is; of one that scores at the end it pays for that, too. */
static int upgrade_worth(const outlook *o, int card)
{
    const dr_line *row = &dr_cards[card].line;
    int price = price_of(card), ends = row->other ? end_coins(o, row) : 0;

    if (row->count == 0) price = 0;
    return weigh.upgrade + ends + share((ends ? price / 2 : price) * weigh.upgrade_price, o->left);
}

static int crew_worth(const dr_captain *c, const outlook *o)
{
    int sum = 0, levels = 0, card;

    for (int i = 0; i < DR_CREW; i++) levels += level_worth[dr_roles[i]][level_of(c, i) - 1];
    for (int i = 0; i < DR_CREW * DR_SLOTS; i++)
        if (c->slot[i] != DR_NONE) sum += upgrade_worth(o, c->slot[i]);
    RS_EACH(card, c->waiting) sum += share(upgrade_worth(o, card), o->left == 0 ? 50 : weigh.waiting);
    return sum + share(levels, o->left);
}

/* DR-6.3: in the harbour and at own islands all sails count. */
static int sails_of_ship(const dr_state *s, const dr_captain *c, int seat)
{
    bool home = c->at == DR_HARBOUR || s->cell[c->at].holder == seat;
    int sails = 0;

    for (int space = 0; space < DR_HULL; space++)
        if (home || !(c->stow >> space & 1)) sails += dr_hull_face(c, space)->sails;
    return sails;
}

static int ship_worth(const dr_captain *c, const outlook *o, int sails)
{
    int tiles = 0, use = weigh.sail[at_most(sails, FASTEST)], hold = 0;

    for (int i = 0; i < DR_EXTENSIONS; i++) tiles += c->extended[i] * dr_extensions[i].worth * 100;
    for (int space = 0; space < DR_HULL; space++) {
        const dr_tile_face *face = dr_hull_face(c, space);

        hold += face->hold;
        use += face->cannons * weigh.cannon + face->draws * weigh.draw + face->sails * weigh.sail[1] / 2;
    }
    return tiles + share(use + at_most(hold - 7, weigh.holds) * weigh.hold, o->left) + c->damage * weigh.damage +
           (c->damage >= DR_SUNK - 1 ? weigh.much_damage : 0);
}

static int goods_worth(const dr_captain *c, const outlook *o)
{
    int cargo = o->aboard * weigh.cargo_aboard + o->dock * weigh.cargo_dock, spare = o->aboard + o->dock - o->enough;
    int coin = c->done || o->left == 0 ? 99 : c->damage > 2 ? weigh.aboard_hurt : weigh.aboard;

    if (spare > 0) cargo -= spare * share(weigh.cargo_dock, 100 - weigh.too_much);
    return c->chest * 100 + c->coins * coin + share(cargo, o->cargo_share);
}

/* ---- What can be done ---------------------------------------------------------------------------------------------------------- */

static int producing(const outlook *o, int islands) { return o->yields ? o->yield * at_most(islands, o->yields) / o->yields : 0; }

/* An ability in play that is not yet used this turn; cubes to be laid are counted apart. */
static int ability_worth(const dr_state *s, const dr_captain *c, outlook *o, int card, const dr_ability *a)
{
    int size = a->per == DR_PER_NONE ? a->n : a->n * dr_count_shown(s, o->seat, card, a->per), means = o->aboard + o->dock;

    switch (a->op) {
    case DR_OP_CARGO:
        return share(size * (a->where == DR_AT_DOCK || o->free < size ? weigh.cargo_dock : weigh.cargo_aboard), o->cargo_share);
    case DR_OP_COIN: return a->where == DR_AT_CHEST ? size * 100 : at_most(size, o->free) * weigh.aboard;
    case DR_OP_PLACE:
    case DR_OP_PLACE_NOFORT: o->places += size; return 0;
    case DR_OP_PLACE_ROWS: return 80;
    case DR_OP_PRODUCE: return producing(o, a->n);
    case DR_OP_BUILD: return o->yields && means >= 2 ? weigh.build : 0;
    case DR_OP_BUILD_FREE: return o->yields ? 2 * weigh.build : 0;
    case DR_OP_BASIC:
    case DR_OP_ADVANCED:
    case DR_OP_EXCHANGE: return means >= a->n ? weigh.extend : 0;
    case DR_OP_REPAIR: return c->damage && means >= a->n ? -weigh.damage / 2 : 0;
    case DR_OP_LEVEL: return level_of(c, card) < DR_LEVELS ? share(weigh.raise, o->left) : 0;
    case DR_OP_BOX: return share(weigh.box, o->left);
    default: return 0;
    }
}

static int line_worth(const dr_state *s, const dr_captain *c, outlook *o, int card, int line, const dr_line *row)
{
    int used = c->used[card] >> (line * DR_LINE_ROOM), sum = 0, best = 0;

    for (int i = 0; i < row->count; i++) {
        int worth;

        if (!(row->actions >> i & 1) || used >> i & 1) continue;
        worth = ability_worth(s, c, o, card, &dr_abilities[row->ability[i]]);
        if (row->slash >> i & 1)
            best = at_least(best, worth);
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
static int in_play_worth(const dr_state *s, const dr_captain *c, outlook *o, int *draws)
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

static int hand_limit(const dr_state *s, int seat)
{
    int limit = DR_HAND_LIMIT;

    for (int cell = 0; cell < DR_CELLS; cell++)
        if (s->cell[cell].holder == seat) limit += dr_islands[s->cell[cell].tile].hand;
    return limit;
}

static int hand_worth(const dr_state *s, const dr_captain *c, const outlook *o, int draws)
{
    int cards = rs_zone_size(&c->hand);

    if (s->active == o->seat) {
        for (int space = 0; space < DR_HULL; space++)
            if (!(c->stow >> space & 1)) draws += dr_hull_face(c, space)->draws;
        cards = at_most(cards + DR_HAND + draws, at_least(hand_limit(s, o->seat), cards));
    }
    return share(cards * weigh.card, o->left);
}

/* ---- Where the ship could go ------------------------------------------------------------------------------------------------- */

static int odds_of(int lead) { return weigh.odds[at_least(at_most(lead + ODDS / 2, ODDS - 1), 0)]; }

static int wins_worth(const dr_captain *c, const outlook *o)
{
    return weigh.win + (dr_has_deed(c, DR_LEGENDARY) ? 0 : next_step(o, DR_LEGENDARY, c->progress[DR_WINS], 4));
}

static int loss_worth(const dr_captain *c) { return weigh.lose + (c->damage >= DR_SUNK - 2 ? 4 * weigh.lose : 0); }

static int raid_worth(const dr_captain *c, const outlook *o, int row)
{
    int odds = odds_of(o->cannons - row - 2);

    return share((row + 1) * weigh.loot + wins_worth(c, o), odds) + share(loss_worth(c), 100 - odds);
}

static int card_worth(const dr_captain *c, const outlook *o, int card, int aboard)
{
    int price = price_of(card), spare = at_least(at_most(o->aboard + o->dock - o->enough, price), 0), worth = 0;
    int cost = price * weigh.cargo_aboard - spare * share(weigh.cargo_dock, 100 - weigh.too_much);

    if (price <= aboard) worth = share(upgrade_worth(o, card), weigh.waiting) - share(cost, o->cargo_share);
    return dr_is_front(card) ? at_least(worth, raid_worth(c, o, dr_cards[card].row)) : worth;
}

static int fetch_worth(const dr_cell *here, const outlook *o)
{
    int coins = at_most(here->coins, o->free), cargo = at_most(here->cargo, o->free - coins);

    return coins * (weigh.aboard - weigh.ashore) + share(cargo * (weigh.cargo_aboard - weigh.cargo_ashore), o->cargo_share);
}

static int find_worth(const dr_state *s, const dr_captain *c, const outlook *o)
{
    return share(weigh.find, o->left) +
           (dr_has_deed(c, DR_SHORES) ? 0 : next_step(o, DR_SHORES, c->progress[DR_FINDS], dr_deed_steps(s, DR_FINDS)));
}

static int harbour_worth(const dr_captain *c, const outlook *o)
{
    int coins = c->coins, load = at_most(o->dock, o->free + coins), sum = coins * (100 - weigh.aboard);

    if (!dr_has_deed(c, DR_MONEYBAGS))
        sum += begun(o, DR_MONEYBAGS, c->chest + coins - DR_START_CHEST, DR_RICH - DR_START_CHEST) -
               begun(o, DR_MONEYBAGS, c->chest - DR_START_CHEST, DR_RICH - DR_START_CHEST);
    return sum + share(load * (weigh.cargo_aboard - weigh.cargo_dock), o->cargo_share);
}

/* What is to be done at a space, with so many cubes to lay. */
static int errand(const dr_state *s, const dr_captain *c, const outlook *o, int space, int places, bool now)
{
    const dr_cell *here = &s->cell[space == DR_HARBOUR ? 0 : space];
    int sum = 0;

    if (space == DR_HARBOUR) return harbour_worth(c, o);
    if (here->tile == DR_NONE) return now && s->turn.explored ? 0 : find_worth(s, c, o);
    if (here->card != DR_NONE && !(now && s->turn.deals >= DR_DEALS)) sum += card_worth(c, o, here->card, o->aboard);
    if (!o->shores[space].island || dr_pirates_at(s, o->seat, space)) return sum;
    if (here->holder == o->seat) sum += fetch_worth(here, o);
    if (places > 0 && c->supply > 0 && !dr_is_walled(s, o->seat, space)) sum += stake(s, o, space, places) - o->stake[space];
    return sum;
}

static int sails_this_turn(const dr_state *s, const dr_captain *c, const outlook *o, int ship)
{
    int sails = ship;

    if (s->turn.set_sail) return c->track;
    for (int i = 0; i < c->in_play; i++)
        for (int line = 0; line < DR_LINES; line++) {
            const dr_line *row = dr_line_of(s, o->seat, c->order[i], line);

            sails += dr_sails(row->symbols);
        }
    return at_most(sails, DR_TRACK);
}

static int ways_worth(const dr_state *s, const dr_captain *c, const outlook *o, int ship)
{
    int reach = o->acts ? sails_this_turn(s, c, o, ship) : 0, speed = at_least(ship, 1), now = 0, later = 0;

    for (int space = 0; space < DR_SPACES; space++) {
        int far = steps_between[(int)c->at][space], turns = at_most((far + speed - 1) / speed, FAR);

        later = at_least(later, share(errand(s, c, o, space, 1, false), weigh.turns_away[turns]));
        if (!o->acts || far > reach) continue;
        now = at_least(now, share(errand(s, c, o, space, o->places, true), far == 0           ? weigh.there
                                                                           : s->turn.set_sail ? weigh.on_the_way - far
                                                                                              : weigh.before_sail - far));
    }
    return now + (o->left ? share(later, weigh.later) : 0);
}

/* ---- What is under way ---------------------------------------------------------------------------------------------------------- */

static int pending(const dr_state *s, const outlook *o)
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

static int spoils(const dr_state *s, const dr_captain *c, const outlook *o)
{
    const dr_battle *b = &s->battle;

    if (b->kind == DR_WALLS) return weigh.win;
    if (b->kind == DR_SHIPS) {
        const dr_captain *foe = &s->captain[dr_side_seat(s, dr_side_of(s, o->seat) ^ 1)];

        return wins_worth(c, o) + (foe->damage == DR_SUNK - 1 ? DR_RANSOM * 100 + (dr_has_deed(c, DR_TERROR) ? 0 : o->deed[DR_TERROR]) : 0);
    }
    {
        const dr_merchant *m = &dr_merchants[b->back - DR_FIRST_BACK];
        int card = dr_cards[b->back].line.count ? share(upgrade_worth(o, b->back), weigh.waiting) : 0;

        return m->coins * weigh.aboard + share(m->cargo * weigh.cargo_aboard, o->cargo_share) + card +
               share(m->bottom * weigh.raise, o->left) + wins_worth(c, o);
    }
}

static int battle_worth(const dr_state *s, const dr_captain *c, const outlook *o)
{
    const dr_battle *b = &s->battle;
    int lead, odds;

    if (b->kind == DR_PEACE || b->winner != DR_NONE || (o->seat != s->active && (b->kind != DR_SHIPS || o->seat != b->foe))) return 0;
    lead = strength_of(s, DR_ATTACKER) - strength_of(s, DR_DEFENDER);
    odds = odds_of(lead);
    if (o->seat != s->active) odds = 100 - odds;
    return share(spoils(s, c, o) + (b->coins[dr_side_of(s, o->seat)] * weigh.aboard), odds) + share(loss_worth(c), 100 - odds);
}

static int mode_worth(const dr_state *s, const dr_captain *c, int seat)
{
    if (c->mode != DR_PIRATE_MODE || c->at == DR_HARBOUR) return 0;
    if (c->damage > 2) return weigh.pirate_hurt;
    return s->cell[c->at].holder == seat ? weigh.pirate_home : weigh.pirate;
}

/* ---- A captain -------------------------------------------------------------------------------------------------------------------- */

/* While an amount to be loaded is asked, it is as good as aboard. */
static void count_goods(const dr_state *s, const dr_captain *c, outlook *o)
{
    const rs_frame *top = s->head.depth ? rs_top_of(s) : NULL;

    o->aboard = c->cargo;
    o->dock = c->dock;
    o->free = dr_free_hold(c);
    if (top && top->kind == DR_D_AMOUNT && top->seat == o->seat && top->arg[0] == DR_LOADING && c->at == DR_HARBOUR) {
        int load = at_most(o->dock, o->free);

        o->aboard += load;
        o->dock -= load;
        o->free -= load;
    }
}

static int captains_worth(const dr_state *s, int seat, int left, const shore *shores)
{
    const dr_captain *c = &s->captain[seat];
    int bottom = s->head.depth ? s->stack[0].kind : DR_CLEANUP, sails = sails_of_ship(s, c, seat), draws = 0, sum;
    outlook o = {.shores = shores, .seat = seat, .left = c->done ? 0 : left};

    o.acts = seat == s->active && (bottom == DR_TURN || bottom == DR_D_MAIN);
    o.cargo_share = c->done ? 0 : weigh.cargo_end + share(100 - weigh.cargo_end, left);
    o.enough = dr_has_deed(c, DR_ICON) ? weigh.enough_later : weigh.enough;
    count_goods(s, c, &o);
    price_deeds(c, &o);
    sum = islands_worth(s, &o);
    o.newly = dr_has_deed(c, DR_TO_STAY) ? 0 : next_step(&o, DR_TO_STAY, o.lasting, 6);
    sum += goods_worth(c, &o) + deeds_worth(s, c, &o) + crew_worth(c, &o) + ship_worth(c, &o, sails);
    if (c->done) return sum;
    if (o.acts) o.cannons = dr_cannons_left(s, seat);
    if (seat == s->active) sum += in_play_worth(s, c, &o, &draws);
    sum += hand_worth(s, c, &o, draws) + ways_worth(s, c, &o, sails) + pending(s, &o) + battle_worth(s, c, &o) + mode_worth(s, c, seat);
    return o.acts ? sum + weigh.dawdle + s->turn.goods * s->turn.goods * weigh.fuss : sum;
}

static int share_left(const dr_state *s)
{
    int best = 0;

    if (s->ender != DR_NONE) return 0;
    for (int seat = 0; seat < s->head.players; seat++) best = at_least(best, dr_tiles_placed(&s->captain[seat]));
    return 100 - at_most(at_least(s->round * 100 / weigh.rounds, best * weigh.deed_share), 90);
}

void dr_values(const void *state, int value[RS_SEATS])
{
    const dr_state *s = state;
    shore shores[DR_CELLS];
    int left = share_left(s), lead = weigh.lead_late + share(weigh.lead_early - weigh.lead_late, left);

    survey(s, shores);
    for (int seat = 0; seat < s->head.players; seat++) value[seat] = captains_worth(s, seat, left, shores) * RS_DOUBLES / lead;
}
