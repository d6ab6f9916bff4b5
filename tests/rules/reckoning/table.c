/* table.c - positions in words, for the rules tests of reckoning. */
#include "table.h"
#include "../words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NOT_SAID = -2 };

/* ---- Tokens --------------------------------------------------------------------------------------------------------------- */

static int next_number(words *w) { return atoi(next(w)); }

int card(const char *name) { return value(&dr_card_words, name); }
int crew(const char *name) { return value(&dr_crew_words, name); }
int tile(const char *name) { return value(&dr_tile_words, name); }
int cell_named(const char *name) { return value(&dr_space_words, name); }

static int next_cell(words *w) { return cell_named(next(w)); }
static bool is_cell(const char *name) { return name[0] >= '1' && name[0] <= '4' && name[1] == '.'; }

static int colour(const char *name)
{
    int result = NOBODY;

    return rs_value(&dr_colour_words, name, &result) ? result : NOBODY;
}

static int next_seat(words *w)
{
    const char *name = next(w);
    int who = colour(name);

    if (who < P || who > Y) fail_msg("'%s' is no captain", name);
    return who;
}

/* ---- Building ------------------------------------------------------------------------------------------------------------- */

typedef struct building {
    table *t;
    words w;
    int step;
    int8_t tile[DR_CELLS], card[DR_CELLS]; /* NOT_SAID, DR_NONE or which */
    rs_set deep;                           /* tiles that must lie face down */
    rs_set placed[DR_CAPTAINS];            /* crew cards of a captain that are not in the deck */
    bool stow_said[DR_CAPTAINS];
    bool box_said[DR_ROWS];
    rs_set box; /* cards of the boxes that were said */
    int fours[DR_CAPTAINS];
} building;

/* A back comes into the game in place of a front of its kind. */
static int front_for(const dr_state *s, int back)
{
    int front = DR_FIRST_FRONT + 2 * dr_front_kind(back) + 1;

    return rs_has(&s->boxes, front) ? front : front - 1;
}

static int take(dr_state *s, int c)
{
    int from = dr_is_back(c) ? front_for(s, c) : c;

    if (!rs_has(&s->boxes, from)) fail_msg("%s is placed twice", dr_card_words.term[c].word);
    rs_remove(&s->boxes, from);
    if (dr_is_back(c)) rs_remove(&s->backs, c);
    return c;
}

static bool is_next(const words *w, const char *what) { return !done(w) && !strcmp(w->token[w->at], what); }

static void take_cards(building *b, rs_set *to)
{
    while (!done(&b->w)) rs_add(to, take(&b->t->s, card(next(&b->w))));
}

/* ---- Crew ----------------------------------------------------------------------------------------------------------------- */

static void sleeve(dr_state *s, dr_captain *c, int who, int upgrade)
{
    int8_t *slot = &c->slot[who * DR_SLOTS + dr_cards[upgrade].slot - DR_TOP];

    if (*slot != DR_NONE) fail_msg("two upgrades in the slot of %s", dr_card_words.term[upgrade].word);
    *slot = (int8_t)take(s, upgrade);
}

/* gunner-2:3+U203+U113 */
static int next_crew(building *b, int seat)
{
    dr_captain *c = &b->t->s.captain[seat];
    char text[64];
    char *upgrades = text, *name;
    int who;

    snprintf(text, sizeof text, "%s", next(&b->w));
    name = strsep(&upgrades, "+");
    strsep(&name, ":");
    who = crew(text);
    if (rs_has(&b->placed[seat], who)) fail_msg("%s is placed twice", text);
    rs_add(&b->placed[seat], who);
    if (name) c->level[who] = c->shown[who] = (int8_t)atoi(name);
    while (upgrades) sleeve(&b->t->s, c, who, card(strsep(&upgrades, "+")));
    return who;
}

static void crew_into(building *b, int seat, rs_set *zone)
{
    while (!done(&b->w)) rs_add(zone, dr_crew_id(seat, next_crew(b, seat)));
}

static void crew_in_play(building *b, int seat)
{
    dr_captain *c = &b->t->s.captain[seat];

    while (!done(&b->w)) c->order[c->in_play++] = (int8_t)next_crew(b, seat);
}

/* "discard rest": all that are not named so far. */
static void crew_discarded(building *b, int seat)
{
    dr_captain *c = &b->t->s.captain[seat];

    if (!is_next(&b->w, "rest")) {
        crew_into(b, seat, &c->discard);
        return;
    }
    next(&b->w);
    for (int who = 0; who < DR_CREW; who++)
        if (!rs_has(&b->placed[seat], who)) {
            rs_add(&b->placed[seat], who);
            rs_add(&c->discard, dr_crew_id(seat, who));
        }
}

/* ---- Captains ------------------------------------------------------------------------------------------------------------- */

static int holds_named(const char *name)
{
    char low[8] = "";

    for (int i = 0; name[i] && i < 7; i++) low[i] = (char)(name[i] | 0x20);
    return value(&dr_stow_words, low);
}

/* B:EB1 or C:EB2+EA1 */
static void hull_words(building *b, dr_captain *c)
{
    while (!done(&b->w)) {
        char text[64];
        char *tiles = text;
        int space = next(&b->w)[0] - 'A';

        snprintf(text, sizeof text, "%s", b->w.token[b->w.at - 1] + 2);
        while (tiles) {
            int tile = value(&dr_extension_words, strsep(&tiles, "+"));

            c->hull[space] = (int8_t)tile;
            c->extended[tile]++;
            b->t->s.extensions[tile]--;
        }
    }
}

static void deeds_words(words *w, dr_captain *c)
{
    while (!done(w)) c->deeds = (int16_t)(c->deeds | 1 << value(&dr_deed_words, next(w)));
}

static void track_words(building *b, int seat)
{
    b->t->s.captain[seat].track = (int8_t)next_number(&b->w);
    b->t->s.turn.set_sail = 1;
}

/* clang-format off */
static bool ship_word(building *b, int seat, const char *what)
{
    words *w = &b->w;
    dr_captain *c = &b->t->s.captain[seat];

    if (!strcmp(what, "at")) c->at = (int8_t)next_cell(w);
    else if (!strcmp(what, "chest")) c->chest = (int16_t)next_number(w);
    else if (!strcmp(what, "dock")) c->dock = (int16_t)next_number(w);
    else if (!strcmp(what, "cargo")) c->cargo = (int16_t)next_number(w);
    else if (!strcmp(what, "coins")) c->coins = (int16_t)next_number(w);
    else if (!strcmp(what, "stow")) { b->stow_said[seat] = true; c->stow = (int8_t)holds_named(next(w)); }
    else if (!strcmp(what, "track")) track_words(b, seat);
    else if (!strcmp(what, "damage")) c->damage = (int8_t)next_number(w);
    else if (!strcmp(what, "pirate")) c->mode = DR_PIRATE_MODE;
    else if (!strcmp(what, "hull")) hull_words(b, c);
    else return false;
    return true;
}

static void captain_word(building *b, int seat, const char *what)
{
    words *w = &b->w;
    dr_captain *c = &b->t->s.captain[seat];

    if (ship_word(b, seat, what)) return;
    if (!strcmp(what, "hand")) crew_into(b, seat, &c->hand.cards);
    else if (!strcmp(what, "deck")) crew_into(b, seat, &c->deck.cards);
    else if (!strcmp(what, "play")) crew_in_play(b, seat);
    else if (!strcmp(what, "discard")) crew_discarded(b, seat);
    else if (!strcmp(what, "wait")) take_cards(b, &c->waiting);
    else if (!strcmp(what, "wins")) c->progress[DR_WINS] = (int8_t)next_number(w);
    else if (!strcmp(what, "fours")) b->fours[seat] = next_number(w);
    else if (!strcmp(what, "finds")) c->progress[DR_FINDS] = (int8_t)next_number(w);
    else if (!strcmp(what, "deeds")) deeds_words(w, c);
    else if (!strcmp(what, "bonus")) c->bonus = (int8_t)value(&dr_bonus_words, next(w));
    else if (!strcmp(what, "pending")) c->pending = 1;
    else if (!strcmp(what, "done")) c->done = 1;
    else fail_msg("a captain has no '%s'", what);
}
/* clang-format on */

static bool more(words *w)
{
    if (w->at == w->count || strcmp(w->token[w->at], ",") != 0) return false;
    w->at++;
    return true;
}

static void captain_words(building *b, int seat)
{
    if (seat >= b->t->s.head.players) fail_msg("captain %d does not play", seat);
    do captain_word(b, seat, next(&b->w));
    while (more(&b->w));
}

/* ---- Cells ---------------------------------------------------------------------------------------------------------------- */

static void cubes_words(building *b, dr_cell *cell, int who)
{
    int influence, permanent;

    if (sscanf(next(&b->w), "%d+%d", &influence, &permanent) != 2) fail_msg("cubes are N+N");
    cell->cubes[who] = (int8_t)influence;
    cell->lasting[who] = (int8_t)permanent;
}

static void card_words(building *b, int where)
{
    const char *name = next(&b->w);

    b->card[where] = DR_NONE;
    if (strcmp(name, "none") != 0) b->card[where] = (int8_t)take(&b->t->s, card(name));
}

static void cell_word(building *b, int where, const char *what)
{
    words *w = &b->w;
    dr_cell *cell = &b->t->s.cell[where];
    int kind = 0;

    if (!strcmp(what, "dark"))
        b->tile[where] = DR_NONE;
    else if (!strcmp(what, "cargo"))
        cell->cargo = (int16_t)next_number(w);
    else if (!strcmp(what, "coins"))
        cell->coins = (int16_t)next_number(w);
    else if (!strcmp(what, "card"))
        card_words(b, where);
    else if (colour(what) != NOBODY)
        cubes_words(b, cell, colour(what));
    else if (rs_value(&dr_building_words, what, &kind))
        cell->buildings = (uint8_t)(cell->buildings | 1 << kind);
    else
        b->tile[where] = (int8_t)tile(what);
}

static void cell_words(building *b, int where)
{
    do cell_word(b, where, next(&b->w));
    while (more(&b->w));
}

/* ---- The turn, the boxes, the rest ---------------------------------------------------------------------------------------- */

static int16_t cells_words(words *w)
{
    int set = 0;

    while (!done(w)) set |= 1 << next_cell(w);
    return (int16_t)set;
}

/* clang-format off */
static void turn_word(building *b, const char *what)
{
    words *w = &b->w;
    dr_turn *turn = &b->t->s.turn;

    if (!strcmp(what, "explored")) turn->explored = 1;
    else if (!strcmp(what, "sailed")) turn->set_sail = 1;
    else if (!strcmp(what, "deals")) turn->deals = (uint8_t)next_number(w);
    else if (!strcmp(what, "goods")) turn->goods = (uint8_t)next_number(w);
    else if (!strcmp(what, "actions")) turn->actions = (int16_t)next_number(w);
    else if (!strcmp(what, "attacked")) while (!done(w)) turn->attacked = (uint8_t)(turn->attacked | 1 << next_seat(w));
    else if (!strcmp(what, "stormed")) turn->stormed = cells_words(w);
    else if (!strcmp(what, "lost")) turn->lost_at = cells_words(w);
    else if (!strcmp(what, "entered")) turn->entered = cells_words(w);
    else if (!strcmp(what, "swept")) turn->swept = cells_words(w);
    else fail_msg("a turn has no '%s'", what);
}
/* clang-format on */

static void turn_words(building *b)
{
    do turn_word(b, next(&b->w));
    while (more(&b->w));
}

static void box_words(building *b)
{
    int row = next_number(&b->w) - 1;

    b->box_said[row] = true;
    if (is_next(&b->w, "none"))
        next(&b->w);
    else
        take_cards(b, &b->box);
}

static void top_words(building *b)
{
    int row = next_number(&b->w) - 1;

    for (int i = 0; !done(&b->w); i++) b->t->s.top[row * 6 + i] = (int8_t)take(&b->t->s, card(next(&b->w)));
}

static int step_named(const char *name)
{
    static const struct {
        const char *name;
        int point;
    } steps[] = {{"main", DR_D_MAIN}, {"turn", DR_TURN}, {"cleanup", DR_CLEANUP}};

    for (int i = 0; i < RS_COUNT(steps); i++)
        if (!strcmp(steps[i].name, name)) return steps[i].point;
    fail_msg("no step '%s'", name);
    return 0;
}

/* clang-format off */
static void statement(building *b)
{
    words *w = &b->w;
    dr_state *s = &b->t->s;
    const char *what = next(w);

    if (is_cell(what)) cell_words(b, cell_named(what));
    else if (colour(what) != NOBODY) captain_words(b, colour(what));
    else if (!strcmp(what, "box")) box_words(b);
    else if (!strcmp(what, "top")) top_words(b);
    else if (!strcmp(what, "deep")) while (!done(w)) rs_add(&b->deep, tile(next(w)));
    else if (!strcmp(what, "buried")) take_cards(b, &s->buried);
    else if (!strcmp(what, "turn")) turn_words(b);
    else if (!strcmp(what, "active")) s->active = (int8_t)next_seat(w);
    else if (!strcmp(what, "first")) s->first = (int8_t)next_seat(w);
    else if (!strcmp(what, "ender")) s->ender = (int8_t)next_seat(w);
    else if (!strcmp(what, "round")) s->round = (int8_t)next_number(w);
    else if (!strcmp(what, "rounds")) s->head.option[DR_OPT_MAX_ROUNDS] = (int16_t)next_number(w);
    else if (!strcmp(what, "copies")) s->copied = (int8_t)value(&dr_line_words, next(w));
    else if (!strcmp(what, "next")) while (!done(w)) draws(b->t, next(w));
    else if (!strcmp(what, "step")) b->step = step_named(next(w));
    else fail_msg("a position has no '%s'", what);
}
/* clang-format on */

/* ---- The empty table, and what was not said ------------------------------------------------------------------------------- */

static void clear_captain(dr_captain *c)
{
    *c = (dr_captain){.chest = DR_START_CHEST, .bonus = DR_NONE, .shown_bonus = DR_NONE, .drawn = DR_NONE, .at = DR_HARBOUR};
    memset(c->level, 1, sizeof c->level);
    memset(c->shown, 1, sizeof c->shown);
    memset(c->slot, DR_NONE, sizeof c->slot);
    memset(c->order, DR_NONE, sizeof c->order);
    memset(c->bottom, DR_NONE, sizeof c->bottom);
    memset(c->hull, DR_NONE, sizeof c->hull);
    memset(c->offer, DR_NONE, sizeof c->offer);
}

/* Everything back where it comes from; the open seas of this game stay known. */
static void clear(building *b)
{
    static const rs_set none = {{0, 0}};
    dr_state *s = &b->t->s;

    for (int seat = 0; seat < s->head.players; seat++) clear_captain(&s->captain[seat]);
    for (int i = 0; i < DR_CELLS; i++) s->cell[i] = (dr_cell){.tile = DR_NONE, .card = DR_NONE, .holder = DR_NONE};
    s->boxes = rs_range(0, DR_FIRST_BACK - 1);
    s->backs = rs_range(DR_FIRST_BACK, DR_CARDS - 1);
    s->buried = s->deep.cards = s->left.cards = none;
    memset(s->top, DR_NONE, sizeof s->top);
    memset(&s->turn, 0, sizeof s->turn);
    for (int i = 0; i < DR_BUILDINGS; i++) s->buildings[i] = (int8_t)dr_building_supply[i];
    memset(s->extensions, 4, sizeof s->extensions);
    s->black = DR_BLACK_CUBES;
    s->head.option[DR_OPT_BONUS] = 0;
    s->first = s->active = P;
    s->round = 2;
    s->ender = s->copied = DR_NONE;
    s->declined = 0;
}

static void init(building *b, int players)
{
    memset(b, 0, sizeof *b);
    b->t = set_up(players, "");
    b->step = DR_D_MAIN;
    memset(b->tile, NOT_SAID, sizeof b->tile);
    memset(b->card, NOT_SAID, sizeof b->card);
    for (int i = 0; i < DR_CAPTAINS; i++) b->fours[i] = NOT_SAID;
    clear(b);
}

/* The tiles that were not named: islands first, as many as this number of captains plays with. */
static int next_tile(rs_set *islands, rs_set *seas)
{
    int tile = rs_next(islands);

    return tile >= 0 ? tile : rs_next(seas);
}

static void sort_tiles(const building *b, rs_set *islands, rs_set *seas)
{
    const dr_state *s = &b->t->s;
    rs_set said = b->deep;
    int open = rs_size(&s->seas), rest;

    for (int i = 0; i < DR_CELLS; i++)
        if (b->tile[i] >= 0) rs_add(&said, b->tile[i]);
    *seas = rs_without(s->seas, said);
    rest = DR_CELLS - rs_size(&said) - rs_size(seas);
    *islands = (rs_set){{0, 0}};
    for (int i = 0; i < DR_ISLANDS && rest > 0; i++)
        if (!rs_has(&said, i)) {
            rs_add(islands, i);
            rest--;
        }
    if (open + rs_size(islands) > DR_CELLS) fail_msg("too many tiles");
}

static void lay_tiles(building *b)
{
    dr_state *s = &b->t->s;
    rs_set islands, seas, unused = rs_range(0, DR_ISLANDS - 1);

    sort_tiles(b, &islands, &seas);
    for (int i = 0; i < DR_CELLS; i++) {
        s->cell[i].tile = b->tile[i] == NOT_SAID ? (int8_t)next_tile(&islands, &seas) : b->tile[i];
        if (dr_is_island(s->cell[i].tile)) rs_remove(&unused, s->cell[i].tile);
    }
    s->deep.cards = b->deep;
    rs_add_all(&s->deep.cards, islands);
    rs_add_all(&s->deep.cards, seas);
    s->left.cards = rs_without(unused, s->deep.cards);
}

static rs_set row_cards(int row)
{
    rs_set set = {{0, 0}};

    for (int i = 0; i < DR_FIRST_BACK; i++)
        if (dr_cards[i].row == row) rs_add(&set, i);
    return set;
}

static void lay_cards(building *b)
{
    dr_state *s = &b->t->s;

    for (int i = 0; i < DR_CELLS; i++) {
        rs_set rest = rs_both(s->boxes, row_cards(dr_row_of(i)));

        s->cell[i].card = b->card[i];
        if (b->card[i] == NOT_SAID) s->cell[i].card = dr_is_explored(s, i) ? (int8_t)take(s, rs_next(&rest)) : DR_NONE;
    }
}

/* An upgrade that is to lie nowhere is sleeved by somebody, far from the hand. */
static void hide_upgrade(dr_state *s, int upgrade)
{
    for (int seat = s->head.players - 1; seat >= 0; seat--)
        for (int who = DR_CREW - 1; who >= 0; who--) {
            dr_captain *c = &s->captain[seat];

            if (dr_in_play(c, who) || dr_in_hand(c, seat, who)) continue;
            if (c->slot[who * DR_SLOTS + dr_cards[upgrade].slot - DR_TOP] != DR_NONE) continue;
            sleeve(s, c, who, upgrade);
            return;
        }
    fail_msg("no crew card is left for the upgrades of this box");
}

static void bury_front(dr_state *s, int front)
{
    int back = DR_FIRST_BACK + 2 * dr_front_kind(front);

    if (!rs_has(&s->backs, back)) back++;
    rs_remove(&s->boxes, front);
    rs_remove(&s->backs, back);
    rs_add(&s->buried, back);
}

static void empty_box(building *b, int row)
{
    dr_state *s = &b->t->s;
    rs_set rest = rs_both(s->boxes, row_cards(row));
    int c;

    RS_EACH(c, rest) {
        if (dr_is_front(c))
            bury_front(s, c);
        else
            hide_upgrade(s, c);
    }
}

static void lay_out(building *b)
{
    dr_state *s = &b->t->s;

    lay_tiles(b);
    lay_cards(b);
    for (int row = 0; row < DR_ROWS; row++)
        if (b->box_said[row]) empty_box(b, row);
    rs_add_all(&s->boxes, b->box);
    for (int i = 0; i < DR_CELLS; i++) {
        s->cell[i].holder = dr_island_at(s, i) ? (int8_t)dr_controller(&s->cell[i], s->head.players) : DR_NONE;
        for (int kind = 0; kind < DR_BUILDINGS; kind++)
            if (s->cell[i].buildings >> kind & 1) s->buildings[kind]--;
    }
}

/* ---- What follows for each captain ---------------------------------------------------------------------------------------- */

static void deck_of(building *b, int seat)
{
    for (int who = 0; who < DR_CREW; who++)
        if (!rs_has(&b->placed[seat], who)) rs_add(&b->t->s.captain[seat].deck.cards, dr_crew_id(seat, who));
}

static void give(dr_captain *c, int deed, bool due)
{
    if (due && dr_tiles_placed(c) < DR_TILES_OWNED) c->deeds = (int16_t)(c->deeds | 1 << deed);
}

static int permanent(const dr_state *s, int seat)
{
    int count = 0;

    for (int i = 0; i < DR_CELLS; i++) count += s->cell[i].lasting[seat];
    return count;
}

static int buildings_of(const dr_state *s, int seat)
{
    int count = 0;

    for (int i = 0; i < DR_CELLS; i++)
        if (s->cell[i].holder == seat) count += __builtin_popcount(s->cell[i].buildings);
    return count;
}

static int extensions_of(const dr_captain *c)
{
    int count = 0;

    for (int i = 0; i < DR_EXTENSIONS; i++) count += c->extended[i];
    return count;
}

static int fours(const dr_captain *c)
{
    int count = 0;

    for (int i = 0; i < DR_CREW; i++) count += c->level[i] == DR_LEVELS;
    return count;
}

static void deeds_due(building *b, int seat)
{
    dr_state *s = &b->t->s;
    dr_captain *c = &s->captain[seat];
    int masters = fours(c);

    give(c, DR_MONEYBAGS, c->chest >= DR_RICH);
    give(c, DR_TO_STAY, permanent(s, seat) >= 6);
    give(c, DR_STONE, buildings_of(s, seat) >= 5);
    give(c, DR_ELITE, extensions_of(c) >= 4);
    if (b->fours[seat] == NOT_SAID) {
        give(c, DR_SEASONED, masters >= 3);
        b->fours[seat] = masters < 3 && !dr_has_deed(c, DR_SEASONED) ? masters : 0;
    }
    c->progress[DR_MASTERS] = (int8_t)b->fours[seat];
}

static int cubes_out(const dr_state *s, int seat)
{
    const dr_captain *c = &s->captain[seat];
    int count = c->progress[DR_WINS] + c->progress[DR_MASTERS] + c->progress[DR_FINDS];

    for (int i = 0; i < DR_CELLS; i++) count += s->cell[i].cubes[seat] + s->cell[i].lasting[seat];
    return count;
}

static void count_cubes(dr_state *s, int seat)
{
    int out = cubes_out(s, seat);

    if (out > DR_SUPPLY) fail_msg("captain %d has not so many cubes", seat);
    s->captain[seat].supply = (int8_t)(DR_SUPPLY - out);
}

/* A bonus tile said of one captain means that all have one. */
static void deal_bonus(dr_state *s)
{
    rs_set rest = rs_range(0, DR_BONUSES - 1);
    bool said = false;

    for (int seat = 0; seat < s->head.players; seat++)
        if (s->captain[seat].bonus != DR_NONE) {
            said = true;
            rs_remove(&rest, s->captain[seat].bonus);
        }
    s->head.option[DR_OPT_BONUS] = said;
    for (int seat = 0; said && seat < s->head.players; seat++)
        if (s->captain[seat].bonus == DR_NONE) s->captain[seat].bonus = (int8_t)rs_next(&rest);
}

static void complete(building *b)
{
    dr_state *s = &b->t->s;

    deal_bonus(s);
    for (int seat = 0; seat < s->head.players; seat++) {
        deck_of(b, seat);
        if (dr_free_hold(&s->captain[seat]) < 0) fail_msg("captain %d has too much aboard", seat);
        if (!b->stow_said[seat]) dr_stow_unasked(&s->captain[seat]);
        deeds_due(b, seat);
        count_cubes(s, seat);
    }
}

table *position(int players, const char *text)
{
    static building b;

    init(&b, players);
    split(&b.w, text);
    while (b.w.at < b.w.count) {
        statement(&b);
        if (b.w.at < b.w.count && strcmp(next(&b.w), ";") != 0) fail_msg("';' expected before '%s'", b.w.token[b.w.at - 1]);
    }
    lay_out(&b);
    complete(&b);
    rs_unwind(&b.t->s, b.step, b.t->s.active);
    b.t->turn.events = 0;
    if (b.step == DR_D_MAIN) sound(b.t);
    rs_settle(&dr_game, &b.t->s, &b.t->turn);
    sound(b.t);
    if (b.t->chance.failed) fail_msg("'%s' could not come", b.t->chance.wanted.text);
    return b.t;
}

table *position_of(int players, const char *format, ...)
{
    char text[1024];
    va_list values;

    va_start(values, format);
    vsnprintf(text, sizeof text, format, values);
    va_end(values);
    return position(players, text);
}

/* ---- Playing -------------------------------------------------------------------------------------------------------------- */

/* L57, s7, w0 and m0 are counted from 0 in the rules and from 1 by the engine. */
const char *outcome(const char *text, char own[32])
{
    bool counted = strchr("Lswm", text[0]) && text[1] >= '0' && text[1] <= '9';

    if (counted) snprintf(own, 32, "%d", atoi(text + 1) + 1);
    return counted ? own : text;
}

/* ---- The battle board ----------------------------------------------------------------------------------------------------- */

/* The cubes of a colour that are not on the board are in the supply or in the bank. */
static int8_t *home_of(dr_state *s, int who) { return who == BLACK ? &s->black : &s->captain[who].supply; }

static void sweep_board(dr_state *s)
{
    for (int who = 0; who < DR_COLOURS; who++) *home_of(s, who) = (int8_t)(*home_of(s, who) + dr_board_of(&s->battle.board, who));
    dr_board_clear(&s->battle.board);
}

void lay_board(table *t, const char *cubes)
{
    int who = NOBODY;
    words w;

    sweep_board(&t->s);
    split(&w, cubes);
    while (w.at < w.count) {
        const char *name = next(&w);

        if (!strcmp(name, ";")) continue;
        if (colour(name) != NOBODY) {
            who = colour(name);
            continue;
        }
        dr_board_put(&t->s.battle.board, value(&dr_zone_words, name), who);
        --*home_of(&t->s, who);
    }
    rs_legal(&dr_game, &t->s, &t->turn.moves);
    sound(t);
}

int in_zone(const table *t, const char *zone, int who) { return dr_board_count(&t->s.battle.board, value(&dr_zone_words, zone), who); }
int on_board(const table *t, int who) { return dr_board_of(&t->s.battle.board, who); }

int strength(const table *t, int who)
{
    int side = who == t->s.active ? DR_ATTACKER : DR_DEFENDER;

    return dr_board_strength(&t->s.battle.board, who) + t->s.battle.strength[side];
}

/* ---- Looking -------------------------------------------------------------------------------------------------------------- */

const dr_captain *captain(const table *t, int who) { return &t->s.captain[who]; }
const dr_cell *cell(const table *t, const char *name) { return &t->s.cell[cell_named(name)]; }
bool is_at(const table *t, int who, const char *space) { return captain(t, who)->at == cell_named(space); }
int level(const table *t, int who, const char *crew_card) { return captain(t, who)->level[crew(crew_card)]; }

bool in_hand(const table *t, int who, const char *crew_card) { return dr_in_hand(captain(t, who), who, crew(crew_card)); }
bool in_play(const table *t, int who, const char *crew_card) { return dr_in_play(captain(t, who), crew(crew_card)); }

bool in_deck(const table *t, int who, const char *crew_card)
{
    return rs_has(&captain(t, who)->deck.cards, dr_crew_id(who, crew(crew_card)));
}

bool in_discard(const table *t, int who, const char *crew_card)
{
    return rs_has(&captain(t, who)->discard, dr_crew_id(who, crew(crew_card)));
}

int hand_size(const table *t, int who) { return rs_zone_size(&captain(t, who)->hand); }
bool waits(const table *t, int who, const char *name) { return rs_has(&captain(t, who)->waiting, card(name)); }

bool is_sleeved(const table *t, int who, const char *crew_card, const char *name)
{
    return captain(t, who)->slot[crew(crew_card) * DR_SLOTS + dr_cards[card(name)].slot - DR_TOP] == card(name);
}

bool achieved(const table *t, int who, int deed) { return dr_has_deed(captain(t, who), deed); }
bool stowed(const table *t, int who, const char *holds) { return captain(t, who)->stow == (*holds ? holds_named(holds) : 0); }
int controls(const table *t, const char *name) { return cell(t, name)->holder; }

bool cubes_are(const table *t, const char *name, int who, int influence, int lasting)
{
    return cell(t, name)->cubes[who] == influence && cell(t, name)->lasting[who] == lasting;
}

bool stands(const table *t, const char *name, int kind) { return cell(t, name)->buildings >> kind & 1; }
bool lies(const table *t, const char *cell_name, const char *name) { return cell(t, cell_name)->card == card(name); }
bool in_box(const table *t, const char *name) { return rs_has(&t->s.boxes, card(name)); }
bool is_buried(const table *t, const char *name) { return rs_has(&t->s.buried, card(name)); }
