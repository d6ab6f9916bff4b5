/* table.c - positions in words, for the rules tests of ahoy. */
#include "table.h"
#include "../words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Tokens --------------------------------------------------------------------------------------------------------------- */

static int next_number(words *w) { return atoi(next(w)); }

int card(const char *name)
{
    int result;

    if (name[0] >= '0' && name[0] <= '9') return atoi(name);
    if (rs_value(&ah_crew_words, name, &result)) return result;
    return value(&ah_good_words, name);
}

int plan(const char *name) { return value(&ah_plan_words, name); }
int berth(const char *name) { return value(&ah_berth_words, name); }

static int faction(const char *name)
{
    static const char *const names[AH_FACTIONS] = {"BF", "SM1", "MU", "SM2"};

    for (int i = 0; i < AH_FACTIONS; i++)
        if (!strcmp(names[i], name)) return i;
    return AH_NONE;
}

static int next_seat(words *w, const ah_state *s)
{
    const char *name = next(w);
    int who = faction(name);

    if (who == AH_NONE) fail_msg("'%s' is no captain", name);
    return ah_seat_of(s, who);
}

static int space_named(const ah_state *s, const char *text)
{
    int x, y, result;

    if (sscanf(text, "(%d,%d)", &x, &y) != 2) fail_msg("'%s' is no space", text);
    result = ah_space_at(s, x, y);
    if (result == AH_NONE) fail_msg("%s is off the map", text);
    return result;
}

static int next_space(words *w, const ah_state *s) { return space_named(s, next(w)); }

/* ---- Building ------------------------------------------------------------------------------------------------------------- */

typedef struct building {
    table *t;
    words w;
    ah_region blank;   /* a region that is not on the map */
    int step, quota;   /* quota -1: the usual one */
    bool market, deck; /* stated */
    rs_set in_deck;
} building;

static int take(ah_state *s, int c)
{
    if (!rs_has(&s->deck.cards, c)) fail_msg("%s is placed twice", ah_crew_words.term[c].word);
    rs_remove(&s->deck.cards, c);
    return c;
}

static void take_cards(building *b, rs_set *to)
{
    while (!done(&b->w)) {
        const char *name = next(&b->w);

        if (strcmp(name, "nothing") != 0) rs_add(to, take(&b->t->s, card(name)));
    }
}

static void take_plan(ah_state *s, int p)
{
    if (!rs_has(&s->plans.cards, p)) fail_msg("%s is placed twice", ah_plan_words.term[p].word);
    rs_remove(&s->plans.cards, p);
}

static void take_plans(building *b, rs_set *to)
{
    while (!done(&b->w)) {
        const char *name = next(&b->w);

        if (!strcmp(name, "nothing")) continue;
        take_plan(&b->t->s, plan(name));
        rs_add(to, plan(name));
    }
}

/* Of slots that accept the same, the lowest free one. */
static void fill_slot(ah_state *s, int seat, int where, int content)
{
    const ah_board_face *board = &ah_boards[ah_faction_of(s, seat)];

    if (where >= AH_ON_CREW) {
        if (!rs_has(&s->captain[seat].crew, where - AH_ON_CREW)) fail_msg("%s is not in the crew", ah_berth_words.term[where].word);
        s->card_slot[where - AH_ON_CREW] = (int8_t)content;
        return;
    }
    if (where >= AH_ON_CUTTER) {
        s->ship_slot[where - AH_ON_CUTTER] = (int8_t)content;
        return;
    }
    for (int i = 0; i < board->slots; i++)
        if (board->slot[i].berth == where && s->captain[seat].slot[i] == AH_FREE) {
            s->captain[seat].slot[i] = (int8_t)content;
            return;
        }
    fail_msg("no slot left on %s", ah_berth_words.term[where].word);
}

static int next_cell(words *w)
{
    int row, column;

    if (sscanf(next(w), "%d,%d", &row, &column) != 2) fail_msg("a cell is R,C");
    return row * AH_GRID + column;
}

/* A die of the pool or of the board was so far set aside. */
static void use_die(ah_captain *c)
{
    if (c->aside == 0) fail_msg("so many dice nobody has");
    c->aside--;
}

static void pool_words(words *w, ah_captain *c)
{
    while (!done(w)) {
        int die = next_number(w);

        use_die(c);
        c->pool[die - 1]++;
    }
}

/* clang-format off */
static void captain_words(building *b, int seat)
{
    words *w = &b->w;
    ah_state *s = &b->t->s;
    ah_captain *c = &s->captain[seat];

    for (;;) {
        const char *what = next(w);

        if (!strcmp(what, "at")) s->at[ah_flagship(s, seat)] = (int8_t)next_space(w, s);
        else if (!strcmp(what, "gold")) c->gold = (int8_t)next_number(w);
        else if (!strcmp(what, "fame")) c->fame = (int16_t)next_number(w);
        else if (!strcmp(what, "pool")) pool_words(w, c);
        else if (!strcmp(what, "die")) { int die = next_number(w); use_die(c); fill_slot(s, seat, berth(next(w)), die); }
        else if (!strcmp(what, "damage")) while (!done(w)) fill_slot(s, seat, berth(next(w)), AH_DAMAGED);
        else if (!strcmp(what, "crew")) take_cards(b, &c->crew);
        else if (!strcmp(what, "cargo")) take_cards(b, &c->cargo);
        else if (!strcmp(what, "left")) take_cards(b, &c->left.cards);
        else if (!strcmp(what, "right")) take_cards(b, &c->right.cards);
        else if (!strcmp(what, "hand")) take_plans(b, &c->hand.cards);
        else if (!strcmp(what, "white")) c->white = (int8_t)next_cell(w);
        else if (!strcmp(what, "black")) c->black = (int8_t)next_cell(w);
        else if (!strcmp(what, "marker")) c->left_squadron = !strcmp(next(w), "squadron");
        else fail_msg("a captain has no '%s'", what);
        if (w->at == w->count || strcmp(w->token[w->at], ",") != 0) return;
        w->at++;
    }
}
/* clang-format on */

static void lay(ah_state *s, int tile, int x, int y, int turned)
{
    ah_region *r = &s->region[s->regions];

    if (!rs_has(&s->stack_tiles.cards, tile)) fail_msg("%s lies twice", ah_tile_words.term[tile].word);
    if (s->regions > 0 && (!ah_fits(s, x, y, turned) || !ah_touches(s, x, y))) fail_msg("%s does not fit", ah_tile_words.term[tile].word);
    rs_remove(&s->stack_tiles.cards, tile);
    *r = (ah_region){(int8_t)tile, (int8_t)x, (int8_t)y, (int8_t)turned, 1, 0};
    s->regions++;
    ah_derive(s);
}

static void map_words(building *b);

static void lay_named(building *b, const char *text)
{
    static const struct {
        const char *name, *text;
    } maps[] = {
        {"M1", "T2@(0,0)r2 C2@(2,1)r0"},
        {"M2", "B2@(0,0)r2 F1@(2,1)r0"},
        {"M3", "F2@(0,0)r2 S1@(2,1)r0"},
    };
    char tile[16];
    int x, y, turned;

    for (int i = 0; i < RS_COUNT(maps); i++)
        if (!strcmp(maps[i].name, text)) {
            words rest = b->w;

            split(&b->w, maps[i].text);
            map_words(b);
            b->w = rest;
            return;
        }
    if (sscanf(text, "%15[^@]@(%d,%d)r%d", tile, &x, &y, &turned) != 4) fail_msg("'%s' is no region", text);
    lay(&b->t->s, value(&ah_tile_words, tile), x, y, turned);
}

static void map_words(building *b)
{
    while (!done(&b->w)) lay_named(b, next(&b->w));
}

/* Takes the regions of the usual map off again. */
static void no_map(building *b)
{
    ah_state *s = &b->t->s;

    for (int i = 0; i < AH_REGIONS; i++) s->region[i] = b->blank;
    s->regions = 0;
    s->stack_tiles.cards = rs_range(0, AH_TILES - 1);
}

static void all_at(ah_state *s, int where)
{
    for (int who = 0; who < AH_FACTIONS; who++)
        if (ah_seat_of(s, who) != AH_NONE) s->at[AH_FLAGSHIP + who] = (int8_t)where;
}

static void new_map(building *b)
{
    no_map(b);
    map_words(b);
    all_at(&b->t->s, ah_island(&b->t->s, b->t->s.regions > 1 ? 1 : 0));
}

/* The tile farthest south gets a tail of all tiles but one. */
static void fill(ah_state *s)
{
    const ah_region *south = &s->region[0];
    int x, y;

    for (int i = 1; i < s->regions; i++)
        if (s->region[i].y > south->y) south = &s->region[i];
    x = south->x;
    y = south->y;
    while (s->regions < AH_REGIONS) {
        rs_set rest = s->stack_tiles.cards;

        y += 2;
        lay(s, rs_next(&rest), x, y, 0);
    }
}

static void figures(building *b, int first, int last)
{
    ah_state *s = &b->t->s;

    while (!done(&b->w)) {
        int figure = first;

        while (figure <= last && s->at[figure] != AH_NONE) figure++;
        if (figure > last) fail_msg("so many figures nobody has");
        s->at[figure] = (int8_t)next_space(&b->w, s);
    }
}

static void comrades_words(building *b)
{
    ah_state *s = &b->t->s;
    ah_region *r = &s->region[ah_region_of(next_space(&b->w, s))];

    r->comrades = (int8_t)next_number(&b->w);
    s->comrades = (int8_t)(s->comrades - r->comrades);
}

static void wealth_words(building *b)
{
    ah_region *r = &b->t->s.region[ah_region_of(next_space(&b->w, &b->t->s))];

    r->wealth = (int8_t)next_number(&b->w);
}

static int step_named(const char *name)
{
    static const struct {
        const char *name;
        int point;
    } steps[] = {{"turn", AH_D_TURN}, {"next", AH_NEXT}, {"round-end", AH_ROUND_END}};

    for (int i = 0; i < RS_COUNT(steps); i++)
        if (!strcmp(steps[i].name, name)) return steps[i].point;
    fail_msg("no step '%s'", name);
    return 0;
}

static void ship(building *b, int figure, int of)
{
    take_plan(&b->t->s, of);
    b->t->s.at[figure] = (int8_t)next_space(&b->w, &b->t->s);
}

/* The one Smuggler of three is white: the first thing that is said. */
static void white_smuggler(building *b)
{
    ah_state *s = &b->t->s;

    s->head.option[AH_OPT_WHITE] = 1;
    s->at[AH_FLAGSHIP + AH_WHITE] = s->at[AH_FLAGSHIP + AH_RED];
    s->at[AH_FLAGSHIP + AH_RED] = AH_NONE;
}

/* clang-format off */
static void statement(building *b)
{
    words *w = &b->w;
    ah_state *s = &b->t->s;
    const char *what = next(w);

    if (faction(what) != AH_NONE) captain_words(b, ah_seat_of(s, faction(what)));
    else if (!strcmp(what, "map")) new_map(b);
    else if (!strcmp(what, "fill")) fill(s);
    else if (!strcmp(what, "patrols")) figures(b, AH_FIRST_PATROL, AH_LAST_PATROL);
    else if (!strcmp(what, "strongholds")) figures(b, AH_FIRST_STRONGHOLD, AH_LAST_STRONGHOLD);
    else if (!strcmp(what, "cutter")) ship(b, AH_CUTTER, AH_CUTTER_PLAN);
    else if (!strcmp(what, "gunship")) ship(b, AH_GUNSHIP, AH_GUNSHIP_PLAN);
    else if (!strcmp(what, "comrades")) comrades_words(b);
    else if (!strcmp(what, "ready")) { s->ready = (int8_t)next_number(w); s->comrades = (int8_t)(s->comrades - s->ready); }
    else if (!strcmp(what, "wealth")) wealth_words(b);
    else if (!strcmp(what, "market")) { b->market = true; take_cards(b, &s->market); }
    else if (!strcmp(what, "box")) take_cards(b, &s->box);
    else if (!strcmp(what, "deck")) { b->deck = true; take_cards(b, &b->in_deck); }
    else if (!strcmp(what, "played")) take_plans(b, &s->played);
    else if (!strcmp(what, "round")) s->round = (int8_t)next_number(w);
    else if (!strcmp(what, "first")) s->first_mate = (int8_t)next_seat(w, s);
    else if (!strcmp(what, "active")) s->active = (int8_t)next_seat(w, s);
    else if (!strcmp(what, "quota")) b->quota = next_number(w);
    else if (!strcmp(what, "white-smuggler")) white_smuggler(b);
    else if (!strcmp(what, "goal")) s->head.option[AH_OPT_GOAL] = (int16_t)next_number(w);
    else if (!strcmp(what, "next")) while (!done(w)) assert_true(rs_script_add(&b->t->script, next(w)));
    else if (!strcmp(what, "step")) b->step = step_named(next(w));
    else fail_msg("a position has no '%s'", what);
}
/* clang-format on */

/* Everything back where it comes from. */
static void clear(building *b)
{
    static const rs_set none = {{0, 0}};
    ah_state *s = &b->t->s;

    b->blank = s->region[AH_REGIONS - 1];
    for (int i = 0; i < AH_FIGURES; i++) s->at[i] = AH_NONE;
    for (int seat = 0; seat < s->head.players; seat++) {
        ah_captain *c = &s->captain[seat];

        *c = (ah_captain){.white = AH_START_CELL, .black = AH_START_CELL, .left_squadron = AH_NONE, .shown = AH_NONE};
        if (ah_is_smuggler(s, seat)) c->left_squadron = 0;
        c->aside = (int8_t)ah_dice_of(ah_faction_of(s, seat));
    }
    memset(s->card_slot, 0, sizeof s->card_slot);
    memset(s->ship_slot, 0, sizeof s->ship_slot);
    s->market = s->box = s->played = none;
    s->deck.cards = rs_range(0, AH_CARDS - 1);
    s->plans.cards = rs_range(0, AH_PLANS - 1);
    s->ready = 0;
    s->comrades = AH_COMRADES;
    s->round = 2;
    s->first_mate = s->active = (int8_t)ah_seat_of(s, AH_SQUADRON);
    no_map(b);
}

static void deal_rest(building *b)
{
    ah_state *s = &b->t->s;

    if (b->deck) {
        rs_add_all(&s->box, s->deck.cards);
        s->deck.cards = b->in_deck;
    }
    for (rs_set rest = s->deck.cards; !b->market && rs_size(&s->market) < AH_MARKET;) rs_add(&s->market, take(s, rs_next(&rest)));
    s->gold = AH_GOLD;
    for (int seat = 0; seat < s->head.players; seat++) s->gold = (int8_t)(s->gold - s->captain[seat].gold);
}

static void stand_at(building *b)
{
    ah_state *s = &b->t->s;
    int dice = ah_pool_size(&s->captain[s->active]);

    s->quota = s->quota_left = 0;
    if (b->step == AH_D_TURN) {
        s->quota = (int8_t)(dice < 2 ? dice : 2);
        s->quota_left = b->quota >= 0 ? (int8_t)b->quota : s->quota;
        if (s->quota < s->quota_left) fail_msg("the quota is more than the pool");
        if (b->quota >= 0 && b->quota < s->quota) s->quota = 2;
    }
    rs_unwind(s, b->step, s->active);
}

table *position(int players, const char *text)
{
    static building b;

    memset(&b, 0, sizeof b);
    b.t = set_up(players, "");
    b.step = AH_D_TURN;
    b.quota = -1;
    clear(&b);
    split(&b.w, "M1");
    new_map(&b);
    split(&b.w, text);
    while (b.w.at < b.w.count) {
        statement(&b);
        if (b.w.at < b.w.count && strcmp(next(&b.w), ";") != 0) fail_msg("';' expected before '%s'", b.w.token[b.w.at - 1]);
    }
    deal_rest(&b);
    stand_at(&b);
    b.t->turn.events = 0;
    if (b.step == AH_D_TURN) sound(b.t);
    rs_settle(&ah_game, &b.t->s, &b.t->turn);
    sound(b.t);
    assert_false(b.t->chance.failed);
    return b.t;
}

/* ---- Playing -------------------------------------------------------------------------------------------------------------- */

/* A move as the module writes it: (x,y) and [x,y] become the words of a space and of a region. */
const char *in_words(const table *t, const char *move, char line[RS_LINE])
{
    rs_text out = rs_text_on(line, RS_LINE);

    while (*move == ' ') move++;
    for (int x, y, length = 0; *move; length = 0) {
        char word[16];
        bool named = *move == '(' || *move == '[';

        if (*move == '(') sscanf(move, "(%d,%d)%n", &x, &y, &length);
        if (*move == '[') sscanf(move, "[%d,%d]%n", &x, &y, &length);
        if (!named || !length) {
            rs_put_char(&out, *move++);
            continue;
        }
        if (space(t, x, y) == AH_NONE) fail_msg("(%d,%d) is off the map", x, y);
        rs_put(&out, *move == '(' ? rs_word(&ah_space_words, space(t, x, y), word) : rs_word(&ah_region_words, region(t, x, y), word));
        move += length;
    }
    while (out.used > 0 && line[out.used - 1] == ' ') line[--out.used] = 0;
    return line;
}

/* ---- Looking -------------------------------------------------------------------------------------------------------------- */

bool compared(const table *t, int attack, int defence)
{
    for (int i = 0; i < t->turn.events; i++) {
        const rs_event *event = &t->turn.event[i];

        if (event->kind == AH_EV_WINS && event->arg[1] == attack && event->arg[2] == defence) return true;
    }
    return false;
}

int seat_of(const table *t, int who)
{
    int seat = ah_seat_of(&t->s, who);

    if (seat == AH_NONE) fail_msg("nobody plays faction %d", who);
    return seat;
}

const ah_captain *captain(const table *t, int who) { return &t->s.captain[seat_of(t, who)]; }
int gold(const table *t, int who) { return captain(t, who)->gold; }
int fame(const table *t, int who) { return captain(t, who)->fame; }
int space(const table *t, int x, int y) { return ah_space_at(&t->s, x, y); }

int region(const table *t, int x, int y)
{
    if (space(t, x, y) == AH_NONE) fail_msg("(%d,%d) is off the map", x, y);
    return ah_region_of(space(t, x, y));
}

bool stands(const table *t, int figure, int x, int y) { return t->s.at[figure] != AH_NONE && t->s.at[figure] == space(t, x, y); }
bool sails(const table *t, int who, int x, int y) { return stands(t, AH_FLAGSHIP + who, x, y); }

static int count_on(const table *t, int first, int last, int x, int y)
{
    int count = 0;

    for (int figure = first; figure <= last; figure++) count += stands(t, figure, x, y);
    return count;
}

int patrols(const table *t, int x, int y) { return count_on(t, AH_FIRST_PATROL, AH_LAST_PATROL, x, y); }
int strongholds(const table *t, int x, int y) { return count_on(t, AH_FIRST_STRONGHOLD, AH_LAST_STRONGHOLD, x, y); }
int comrades(const table *t, int x, int y) { return t->s.region[region(t, x, y)].comrades; }
int wealth(const table *t, int x, int y) { return t->s.region[region(t, x, y)].wealth; }

int slots(const table *t, int who, const char *of, int content)
{
    const ah_board_face *board = &ah_boards[who];
    int where = berth(of), count = 0;

    if (where >= AH_ON_CREW)
        return has_crew(t, who, ah_crew_words.term[where - AH_ON_CREW].word) && t->s.card_slot[where - AH_ON_CREW] == content;
    if (where >= AH_ON_CUTTER) return t->s.ship_slot[where - AH_ON_CUTTER] == content;
    for (int i = 0; i < board->slots; i++) count += board->slot[i].berth == where && captain(t, who)->slot[i] == content;
    return count;
}

int damage(const table *t, int who)
{
    const ah_captain *c = captain(t, who);
    int count = 0, crew;

    for (int i = 0; i < AH_BOARD_SLOTS; i++) count += c->slot[i] == AH_DAMAGED;
    RS_EACH(crew, c->crew) count += t->s.card_slot[crew] == AH_DAMAGED;
    return count;
}

int pool(const table *t, int who) { return ah_pool_size(captain(t, who)); }
bool has_crew(const table *t, int who, const char *name) { return rs_has(&captain(t, who)->crew, card(name)); }
bool has_cargo(const table *t, int who, const char *name) { return rs_has(&captain(t, who)->cargo, card(name)); }
bool in_market(const table *t, const char *name) { return rs_has(&t->s.market, card(name)); }
bool in_box(const table *t, const char *name) { return rs_has(&t->s.box, card(name)); }

bool market_is(const table *t, const char *cards)
{
    words w;

    split(&w, cards);
    for (int i = 0; i < w.count; i++)
        if (!in_market(t, w.token[i])) return false;
    return rs_size(&t->s.market) == w.count;
}

bool marked(const table *t, int who, int white, int black)
{
    const ah_captain *c = captain(t, who);

    return c->white == white / 10 * AH_GRID + white % 10 && c->black == black / 10 * AH_GRID + black % 10;
}
