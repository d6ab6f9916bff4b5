/* table.c - positions in words, for the rules tests of plunder. */
#include "table.h"
#include "../words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Tokens --------------------------------------------------------------------------------------------------------------- */

int card(const char *code) { return value(&pl_own_words, code); }

static int next_card(words *w) { return card(next(w)); }
static int next_seat(words *w) { return next(w)[0] - 'A'; }

/* ---- Building ---------------------------------------------------------------------------------------------------------------- */

static int take(pl_state *s, int c)
{
    if (!rs_has(&s->deck.cards, c)) fail_msg("%s is placed twice", pl_card_words.term[c].code);
    rs_remove(&s->deck.cards, c);
    return c;
}

static void goods(words *w, pl_state *s, int8_t *pile)
{
    while (!done(w)) {
        int good = value(&pl_good_words, next(w)), count = atoi(next(w));

        pile[good] = (int8_t)(pile[good] + count);
        s->supply[good] = (int8_t)(s->supply[good] - count);
    }
}

static uint8_t nations(words *w)
{
    int set = 0;

    while (!done(w)) set |= 1 << value(&pl_side_words, next(w));
    return (uint8_t)set;
}

static void own_ship(words *w, pl_state *s, pl_captain *c)
{
    char code[16];
    size_t length;

    snprintf(code, sizeof code, "%s", next(w));
    length = strlen(code) - 1;
    c->own_won = code[length] == 'w';
    if (code[length] == 'w' || code[length] == 'b') code[length] = 0;
    c->own = (int8_t)take(s, card(code));
}

static void captain_words(words *w, pl_state *s, pl_captain *c)
{
    for (;;) {
        const char *what = next(w);

        if (!strcmp(what, "at"))
            c->at = (int8_t)next_card(w);
        else if (!strcmp(what, "silver"))
            c->silver = (int16_t)atoi(next(w));
        else if (!strcmp(what, "hand"))
            while (!done(w)) rs_add(&c->hand.cards, take(s, next_card(w)));
        else if (!strcmp(what, "own"))
            own_ship(w, s, c);
        else if (!strcmp(what, "prize"))
            c->prize = (int8_t)take(s, next_card(w));
        else if (!strcmp(what, "mate"))
            c->mate = (int8_t)take(s, next_card(w));
        else if (!strcmp(what, "offer"))
            c->offer = (int8_t)take(s, next_card(w));
        else if (!strcmp(what, "traded"))
            goods(w, s, c->cargo[PL_TRADED]);
        else if (!strcmp(what, "plundered"))
            goods(w, s, c->cargo[PL_PLUNDERED]);
        else if (!strcmp(what, "letters"))
            c->letters = nations(w);
        else if (!strcmp(what, "deed"))
            c->deed = nations(w);
        else if (!strcmp(what, "lost"))
            c->lost = true;
        else if (!strcmp(what, "port-was-enemy"))
            c->port_was_enemy = true;
        else
            fail_msg("a captain has no '%s'", what);
        if (w->at == w->count || strcmp(w->token[w->at], ",") != 0) return;
        w->at++;
    }
}

static void war(words *w, pl_state *s)
{
    int index = take(s, next_card(w)) - PL_FIRST_WAR;

    s->war[index].a = pl_pairs[index].a;
    s->war[index].b = done(w) ? pl_pairs[index].b : (int8_t)value(&pl_side_words, next(w));
}

static void map_card(words *w, pl_state *s)
{
    int c = take(s, next_card(w)), x, y;

    if (sscanf(next(w), "%d,%d", &x, &y) != 2) fail_msg("a place is X,Y");
    pl_lay_at(s, c, x, y);
}

static void option(words *w, pl_state *s)
{
    static const char *const names[] = {"hunt", "storm_cuts_redraw", "max_rounds", "goal"};
    const char *name = next(w);

    for (int i = 0; i < 4; i++)
        if (!strcmp(name, names[i])) s->head.option[i] = (int16_t)atoi(next(w));
}

static int step_named(const char *name)
{
    static const struct {
        const char *name;
        int point;
    } steps[] = {
        {"begin", PL_BEGIN}, {"resolve", PL_RESOLVE}, {"dues", PL_DUES},   {"sail", PL_D_SAIL},
        {"action", PL_ACT},  {"trade", PL_D_TRADE},   {"lay", PL_LAY_ONE}, {"end", PL_END_TURN},
    };

    for (int i = 0; i < RS_COUNT(steps); i++)
        if (!strcmp(steps[i].name, name)) return steps[i].point;
    fail_msg("no step '%s'", name);
    return 0;
}

static void statement(words *w, table *t, int *step)
{
    pl_state *s = &t->s;
    const char *what = next(w);

    if (what[0] >= 'A' && what[0] <= 'D' && !what[1])
        captain_words(w, s, &s->captain[what[0] - 'A']);
    else if (!strcmp(what, "map"))
        map_card(w, s);
    else if (!strcmp(what, "war"))
        war(w, s);
    else if (!strcmp(what, "natives")) {
        int c = take(s, next_card(w));
        s->native_at[c - PL_RIVER_TRADERS] = (int8_t)next_card(w);
    } else if (!strcmp(what, "fleet")) {
        int c = take(s, next_card(w));
        s->fleet[s->fleets++] = (pl_fleet){(int8_t)c, (int8_t)next_card(w)};
    } else if (!strcmp(what, "box"))
        while (!done(w)) rs_add(&s->box, take(s, next_card(w)));
    else if (!strcmp(what, "discard"))
        while (!done(w)) rs_add(&s->discard, take(s, next_card(w)));
    else if (!strcmp(what, "pending")) {
        s->pending = (int8_t)take(s, next_card(w));
        if (!done(w)) s->parameter = (int8_t)value(&pl_parameter_words, next(w));
    } else if (!strcmp(what, "round"))
        s->round = (int16_t)atoi(next(w));
    else if (!strcmp(what, "active"))
        s->active = (int8_t)next_seat(w);
    else if (!strcmp(what, "first"))
        s->first = (int8_t)next_seat(w);
    else if (!strcmp(what, "option"))
        option(w, s);
    else if (!strcmp(what, "deck"))
        while (!done(w)) assert_true(rs_script_add(&t->script, next(w)));
    else if (!strcmp(what, "step"))
        *step = step_named(next(w));
    else
        fail_msg("a position has no '%s'", what);
}

/* All cards back into the deck; the cross stays. */
static void clear(pl_state *s)
{
    for (int seat = 0; seat < s->head.players; seat++) s->captain[seat].hand.cards = (rs_set){{0, 0}};
    s->deck.cards = rs_range(PL_START_SEA + 1, PL_CARDS - 1);
    s->discard = s->known = (rs_set){{0, 0}};
    rs_add(&s->known, PL_STORM_CARD);
    s->first = s->active = A;
    s->round = 2;
    s->turn = (pl_turn){.direction = PL_NONE};
    s->turn.crew_paid = s->turn.mate_paid = false;
}

/* A Trade lies on top of the phase that follows it. */
static void stand_at(pl_state *s, int step)
{
    if (step == PL_D_SAIL) s->turn.crew_paid = s->turn.mate_paid = true;
    rs_unwind(s, step == PL_D_TRADE ? PL_LAY_ONE : step, s->active);
    if (step == PL_D_TRADE) rs_push(s, PL_D_TRADE, s->active);
}

table *position(int players, const char *text)
{
    table *t = set_up(players, "");
    words w;
    int step = PL_ACT;

    clear(&t->s);
    split(&w, text);
    while (w.at < w.count) {
        statement(&w, t, &step);
        if (w.at < w.count && strcmp(next(&w), ";") != 0) fail_msg("';' expected before '%s'", w.token[w.at - 1]);
    }
    stand_at(&t->s, step);
    t->turn.events = 0;
    rs_settle(&pl_game, &t->s, &t->turn);
    assert_false(t->chance.failed);
    return t;
}

/* ---- Playing -------------------------------------------------------------------------------------------------------------------- */

void idle(table *t, int seat)
{
    play(t, seat, "end");
    play(t, seat, "pass");
}

void meet(table *t)
{
    if (rs_top_of(&t->s)->kind == PL_D_FACE) play(t, t->s.active, "accept");
}

/* ---- Looking ----------------------------------------------------------------------------------------------------------------------- */

bool compared(const table *t, int contest, int mine, int theirs)
{
    for (int i = 0; i < t->turn.events; i++) {
        const rs_event *event = &t->turn.event[i];

        if (event->kind == PL_EV_COMPARE && event->arg[0] == contest && event->arg[1] == mine && event->arg[2] == theirs) return true;
    }
    return false;
}

const pl_captain *captain(const table *t, int seat) { return &t->s.captain[seat]; }
bool in_hand(const table *t, int seat, const char *code) { return rs_has(&t->s.captain[seat].hand.cards, card(code)); }
bool in_discard(const table *t, const char *code) { return rs_has(&t->s.discard, card(code)); }
int hand_size(const table *t, int seat) { return pl_hand_size(&t->s.captain[seat]); }
int at(const table *t, int seat) { return t->s.captain[seat].at; }
int traded(const table *t, int seat, int good) { return t->s.captain[seat].cargo[PL_TRADED][good]; }
int plundered(const table *t, int seat, int good) { return t->s.captain[seat].cargo[PL_PLUNDERED][good]; }

bool hand_is(const table *t, int seat, const char *cards)
{
    words w;

    split(&w, cards);
    for (int i = 0; i < w.count; i++)
        if (!in_hand(t, seat, w.token[i])) return false;
    return hand_size(t, seat) == w.count;
}
