/* value.c - how each captain stands, for bots: what would be scored, how far achievements are, and what ship and crew will still bring. */
#include "games/reckoning/value.h"
#include "engine/notes.h"

enum { MOST_CREW = 3 };

/* A crew card's level, over the whole of a game. */
static const int16_t level_worth[DR_ROLES][DR_LEVELS] = {
    [DR_CAPTAIN] = {0, 0, 80, 220},    [DR_BOSUN] = {0, 90, 380, 560},      [DR_PURSER] = {0, 120, 260, 500},
    [DR_MATE] = {0, 120, 260, 360},    [DR_BUCCANEER] = {0, 280, 540, 800}, [DR_GUNNER] = {0, 80, 230, 320},
    [DR_DECKHAND] = {0, 80, 170, 360}, [DR_SAILOR] = {0, 120, 250, 430},
};

/* ---- Achievements ------------------------------------------------------------------------------------------------------- */

int dr_begun(const dr_hopes *o, int deed, int done, int needed)
{
    return share(share(o->deed[deed], weigh.progress), weigh.begun[rs_at_least(rs_at_most(done, needed), 0) * TWELFTHS / needed]);
}

/* What one more step is worth. */
static int next_step(const dr_hopes *o, int deed, int done, int needed)
{
    if (done + 1 >= needed) return o->deed[deed] - dr_begun(o, deed, done, needed);
    return dr_begun(o, deed, done + 1, needed) - dr_begun(o, deed, done, needed);
}

static void price_deeds(const dr_captain *c, dr_hopes *o)
{
    bool full = dr_tiles_placed(c) >= DR_TILES_OWNED;
    int marked = c->bonus == DR_NONE ? 0 : dr_bonus_deeds[c->bonus];

    for (int deed = 0; deed < DR_DEEDS; deed++)
        o->deed[deed] = full && !dr_has_deed(c, deed) ? 0 : dr_deed_coins[deed] * 100 + weigh.tempo + (marked >> deed & 1) * weigh.bonus;
}

int dr_crew_level(const dr_captain *c, int card) { return c->level[card] ? c->level[card] : c->shown[card]; }

/* Levels gained by the three best cards, of nine. */
static int best_levels(const dr_captain *c)
{
    int cards[DR_LEVELS] = {0}, sum = 0, left = MOST_CREW;

    for (int card = 0; card < DR_CREW; card++) cards[dr_crew_level(c, card) - 1]++;
    for (int level = DR_LEVELS - 1; level > 0 && left > 0; level--) {
        int taken = rs_at_most(cards[level], left);

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

static int deeds_worth(const dr_state *s, const dr_captain *c, const dr_hopes *o)
{
    int shores = dr_deed_steps(s, DR_FINDS), sum = 0;

    for (int deed = 0; deed < DR_DEEDS; deed++)
        if (dr_has_deed(c, deed)) sum += o->deed[deed];
    if (s->captain[o->seat].done) return sum;
    if (!dr_has_deed(c, DR_LEGENDARY)) sum += dr_begun(o, DR_LEGENDARY, c->progress[DR_WINS], 4);
    if (!dr_has_deed(c, DR_SEASONED)) sum += dr_begun(o, DR_SEASONED, best_levels(c), 9);
    if (!dr_has_deed(c, DR_STONE)) sum += dr_begun(o, DR_STONE, o->has->buildings, 5);
    if (!dr_has_deed(c, DR_MONEYBAGS)) sum += dr_begun(o, DR_MONEYBAGS, c->chest - DR_START_CHEST, DR_RICH - DR_START_CHEST);
    if (!dr_has_deed(c, DR_TO_STAY)) sum += dr_begun(o, DR_TO_STAY, o->has->lasting, 6);
    if (!dr_has_deed(c, DR_ELITE)) sum += dr_begun(o, DR_ELITE, extensions_of(c), 4);
    if (!dr_has_deed(c, DR_SHORES)) sum += dr_begun(o, DR_SHORES, c->progress[DR_FINDS], shores);
    if (!dr_has_deed(c, DR_ICON)) sum += share(dr_begun(o, DR_ICON, o->aboard + o->dock, DR_RETURN), weigh.icon_progress);
    return sum;
}

/* ---- Ship and crew ---------------------------------------------------------------------------------------------------------- */

static int end_coins(const dr_hopes *o, const dr_line *row)
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
int dr_upgrade_worth(const dr_hopes *o, int card)
{
    const dr_line *row = &dr_cards[card].line;
    int price = dr_price_of(card), ends = row->other ? end_coins(o, row) : 0;

    if (row->count == 0) price = 0;
    return weigh.upgrade + ends + share((ends ? price / 2 : price) * weigh.upgrade_price, o->left);
}

static int crew_worth(const dr_captain *c, const dr_hopes *o)
{
    int sum = 0, levels = 0, card;

    for (int i = 0; i < DR_CREW; i++) levels += level_worth[dr_roles[i]][dr_crew_level(c, i) - 1];
    for (int i = 0; i < DR_CREW * DR_SLOTS; i++)
        if (c->slot[i] != DR_NONE) sum += dr_upgrade_worth(o, c->slot[i]);
    RS_EACH(card, c->waiting) sum += share(dr_upgrade_worth(o, card), o->left == 0 ? 50 : weigh.waiting);
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

static int ship_worth(const dr_captain *c, const dr_hopes *o, int sails)
{
    int tiles = 0, use = weigh.sail[rs_at_most(sails, FASTEST)], hold = 0;

    for (int i = 0; i < DR_EXTENSIONS; i++) tiles += c->extended[i] * dr_extensions[i].worth * 100;
    for (int space = 0; space < DR_HULL; space++) {
        const dr_tile_face *face = dr_hull_face(c, space);

        hold += face->hold;
        use += face->cannons * weigh.cannon + face->draws * weigh.draw + face->sails * weigh.sail[1] / 2;
    }
    return tiles + share(use + rs_at_most(hold - 7, weigh.holds) * weigh.hold, o->left) + c->damage * weigh.damage +
           (c->damage >= DR_SUNK - 1 ? weigh.much_damage : 0);
}

static int goods_worth(const dr_captain *c, const dr_hopes *o)
{
    int cargo = o->aboard * weigh.cargo_aboard + o->dock * weigh.cargo_dock, spare = o->aboard + o->dock - o->enough;
    int coin = c->done || o->left == 0 ? 99 : c->damage > 2 ? weigh.aboard_hurt : weigh.aboard;

    if (spare > 0) cargo -= spare * share(weigh.cargo_dock, 100 - weigh.too_much);
    return c->chest * 100 + c->coins * coin + share(cargo, o->cargo_share);
}

static int mode_worth(const dr_state *s, const dr_captain *c, int seat)
{
    if (c->mode != DR_PIRATE_MODE || c->at == DR_HARBOUR) return 0;
    if (c->damage > 2) return weigh.pirate_hurt;
    return s->cell[c->at].holder == seat ? weigh.pirate_home : weigh.pirate;
}

/* ---- A captain -------------------------------------------------------------------------------------------------------------------- */

/* While an amount to be loaded is asked, it is as good as aboard. */
static void count_goods(const dr_state *s, const dr_captain *c, dr_hopes *o)
{
    const rs_frame *top = s->head.depth ? rs_top_of(s) : NULL;

    o->aboard = c->cargo;
    o->dock = c->dock;
    o->free = dr_free_hold(c);
    if (top && top->kind == DR_D_AMOUNT && top->seat == o->seat && top->arg[0] == DR_LOADING && c->at == DR_HARBOUR) {
        int load = rs_at_most(o->dock, o->free);

        o->aboard += load;
        o->dock -= load;
        o->free -= load;
    }
}

/* One more step of these is what many moves are made for. */
static void price_steps(const dr_state *s, const dr_captain *c, dr_hopes *o)
{
    o->newly = dr_has_deed(c, DR_TO_STAY) ? 0 : next_step(o, DR_TO_STAY, o->has->lasting, 6);
    o->find = share(weigh.find, o->left);
    if (!dr_has_deed(c, DR_SHORES)) o->find += next_step(o, DR_SHORES, c->progress[DR_FINDS], dr_deed_steps(s, DR_FINDS));
    o->win = weigh.win + (dr_has_deed(c, DR_LEGENDARY) ? 0 : next_step(o, DR_LEGENDARY, c->progress[DR_WINS], 4));
}

static int captains_worth(const dr_state *s, int seat, const dr_chart *chart, int pirates)
{
    const dr_captain *c = &s->captain[seat];
    int bottom = s->head.depth ? s->stack[0].kind : DR_CLEANUP, sails = sails_of_ship(s, c, seat), sum;
    dr_hopes o = {.chart = chart, .has = &chart->of[seat], .seat = seat, .left = chart->left, .pirates = pirates};

    o.acts = seat == s->active && (bottom == DR_TURN || bottom == DR_D_MAIN);
    o.cargo_share = c->done ? 0 : weigh.cargo_end + share(100 - weigh.cargo_end, o.left);
    o.enough = dr_has_deed(c, DR_ICON) ? weigh.enough_later : weigh.enough;
    count_goods(s, c, &o);
    price_deeds(c, &o);
    price_steps(s, c, &o);
    sum = o.has->worth + goods_worth(c, &o) + deeds_worth(s, c, &o) + crew_worth(c, &o) + ship_worth(c, &o, sails);
    return c->done ? sum : sum + mode_worth(s, c, seat) + dr_prospects(s, c, &o, sails);
}

/* ---- All of them, with notes ----------------------------------------------------------------------------------------------------- */

/* What a captain is worth who has no part in the turn rests upon the islands, what is theirs, and where pirates lie. */
enum { RESTS_UPON = sizeof(int) + DR_CELLS * sizeof(dr_cell) + sizeof(dr_captain) + sizeof(int) };

typedef struct notebook {
    dr_chart chart[2];
    int last;
    _Alignas(8) unsigned char worths[RS_NOTES_FOR(RESTS_UPON)];
} notebook;

_Static_assert(sizeof(notebook) <= RS_NOTES, "the notes fit into their room");

static int share_left(const dr_state *s)
{
    int best = 0;

    if (s->ender != DR_NONE) return 0;
    for (int seat = 0; seat < s->head.players; seat++) best = rs_at_least(best, dr_tiles_placed(&s->captain[seat]));
    return 100 - rs_at_most(rs_at_least(s->round * 100 / weigh.rounds, best * weigh.deed_share), 90);
}

static const dr_chart *chart_in(notebook *n, const dr_state *s)
{
    int left = share_left(s);

    for (int i = 0; i < 2; i++, n->last ^= 1)
        if (dr_fits_chart(s, left, &n->chart[n->last])) return &n->chart[n->last];
    n->last ^= 1;
    dr_mend_chart(s, left, &n->chart[n->last]);
    return &n->chart[n->last];
}

/* Bit per cell where another one's ship lies in pirate mode. */
static int pirates_around(const dr_state *s, int seat)
{
    int cells = 0;

    for (int other = 0; other < s->head.players; other++)
        if (other != seat && s->captain[other].mode == DR_PIRATE_MODE) cells |= 1 << s->captain[other].at;
    return cells;
}

/* It is not its turn, and it is neither attacked nor asked. */
static bool rests(const dr_state *s, int seat)
{
    return seat != s->active && !(s->battle.kind == DR_SHIPS && s->battle.foe == seat) && !rs_is_on_stack(s, seat);
}

static int worth_by_notes(const dr_state *s, int seat, const dr_chart *chart, int pirates, notebook *n)
{
    const rs_part parts[] = {RS_PART(chart->left), RS_PART(chart->cell), RS_PART(s->captain[seat]), RS_PART(pirates)};
    rs_standing *note = rs_standing_on(n->worths, seat, parts, RS_COUNT(parts));

    if (!note->known) *note = (rs_standing){true, captains_worth(s, seat, chart, pirates)};
    return note->worth;
}

static void values_on(const dr_chart *chart, const dr_state *s, notebook *n, int value[RS_SEATS])
{
    int lead = weigh.lead_late + share(weigh.lead_early - weigh.lead_late, chart->left);

    for (int seat = 0; seat < s->head.players; seat++) {
        int pirates = pirates_around(s, seat);
        int worth = n && rests(s, seat) ? worth_by_notes(s, seat, chart, pirates, n) : captains_worth(s, seat, chart, pirates);

        value[seat] = worth * RS_DOUBLES / lead;
    }
}

void dr_values(const void *state, void *notes, int value[RS_SEATS])
{
    dr_chart blank = {0};

    if (!notes) dr_mend_chart(state, share_left(state), &blank);
    values_on(notes ? chart_in(notes, state) : &blank, state, notes, value);
}
