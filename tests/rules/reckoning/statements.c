/* statements.c - what a position in words says, for the rules tests of reckoning. */
#include "building.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Tokens --------------------------------------------------------------------------------------------------------------- */

static int next_number(words *w) { return atoi(next(w)); }
static int next_cell(words *w) { return cell_named(next(w)); }
static bool is_cell(const char *name) { return name[0] >= '1' && name[0] <= '4' && name[1] == '.'; }

int colour(const char *name)
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

static bool is_next(const words *w, const char *what) { return !done(w) && !strcmp(w->token[w->at], what); }

static void take_cards(building *b, rs_set *to)
{
    while (!done(&b->w)) rs_add(to, take(&b->t->s, card(next(&b->w))));
}

/* ---- Crew ----------------------------------------------------------------------------------------------------------------- */

void sleeve(dr_state *s, dr_captain *c, int who, int upgrade)
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

int holds_named(const char *name)
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
void statement(building *b)
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
