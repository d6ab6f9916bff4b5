/* table.c - positions in words, for the rules tests of reckoning: the empty table, and what follows from what was said. */
#include "building.h"

#include <stdio.h>
#include <string.h>

/* ---- The boxes ------------------------------------------------------------------------------------------------------------ */

/* A back comes into the game in place of a front of its kind. */
static int front_for(const dr_state *s, int back)
{
    int front = DR_FIRST_FRONT + 2 * dr_front_kind(back) + 1;

    return rs_has(&s->boxes, front) ? front : front - 1;
}

int take(dr_state *s, int c)
{
    int from = dr_is_back(c) ? front_for(s, c) : c;

    if (!rs_has(&s->boxes, from)) fail_msg("%s is placed twice", dr_card_words.term[c].word);
    rs_remove(&s->boxes, from);
    if (dr_is_back(c)) rs_remove(&s->backs, c);
    return c;
}

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
