/* looking.c - moves and what must follow, for the rules tests of compagnie. */
#include "building.h"

#include <stdio.h>
#include <string.h>

/* ---- The list and the refusals agree ------------------------------------------------------------------------------------------ */

enum { LEAST_NUMBER = -1, MOST_NUMBER = 20 };

static int find_move(const table *t, rs_move move)
{
    for (int i = 0; i < t->turn.moves.count; i++)
        if (memcmp(&t->turn.moves.at[i], &move, sizeof move) == 0) return i;
    return CO_NONE;
}

static void agree_on(const table *t, rs_move move)
{
    const char *no = co_verbs[move.verb].refuse(&t->s, move);
    bool in_list = find_move(t, move) >= 0;
    char line[RS_LINE];
    rs_text out = rs_text_on(line, sizeof line);

    if (in_list != (no != NULL)) return;
    rs_move_text(&co_game, NULL, move, &out);
    fail_msg("'%s' is %s, but %s", line, in_list ? "offered" : "not offered", no ? no : "nothing refuses it");
}

/* Every value of the argument and of those behind it. */
static void agree_from(const table *t, rs_move move, int arg)
{
    const rs_words *of = arg < RS_ARGS ? co_verbs[move.verb].arg[arg] : NULL;
    bool plain = of && of->count == 0;

    if (!of) {
        agree_on(t, move);
        return;
    }
    for (int thing = plain ? LEAST_NUMBER : of->none ? -1 : 0; thing < (plain ? MOST_NUMBER : of->count); thing++) {
        move.arg[arg] = (int8_t)thing;
        agree_from(t, move, arg + 1);
    }
}

/* What is offered is refused by nothing, and what is not offered is refused by something. */
void agreed(const table *t)
{
    if (rs_asked(&t->s) < 0) return;
    for (int verb = CO_START; verb < CO_VERBS; verb++)
        if (co_verbs[verb].refuse && rs_among(co_verbs[verb].points, rs_top_of(&t->s)->kind))
            agree_from(t, (rs_move){(uint8_t)verb, {0}}, 0);
}

/* ---- Playing -------------------------------------------------------------------------------------------------------------- */

void playf(table *t, int who, const char *format, ...)
{
    char move[RS_LINE];
    va_list rest;

    va_start(rest, format);
    vsnprintf(move, sizeof move, format, rest);
    va_end(rest);
    play(t, who, move);
}

void strategies(table *t, int who, const char *own, int other, const char *theirs)
{
    char move[64];

    for (int i = 0; i < 2; i++) {
        bool mine = rs_asked(&t->s) == who;

        snprintf(move, sizeof move, "play %s", mine ? own : theirs);
        play(t, mine ? who : other, move);
    }
}

bool asked(const table *t, int who, int point) { return rs_asked(&t->s) == who && rs_top_of(&t->s)->kind == point; }

static int first_offer(const table *t, int verb)
{
    for (int i = 0; i < t->turn.moves.count; i++)
        if (t->turn.moves.at[i].verb == verb) return i;
    return CO_NONE;
}

void idle(table *t)
{
    static const int verbs[] = {CO_END, CO_PASS, CO_STOP, CO_SELECT, CO_SAIL_ON, CO_STAY, CO_REFUSE, CO_DECLINE};
    int index = 0;

    for (int i = RS_COUNT(verbs) - 1; i >= 0; i--)
        if (first_offer(t, verbs[i]) >= 0) index = first_offer(t, verbs[i]);
    assert_int_equal(rs_play(&co_game, &t->s, rs_asked(&t->s), t->turn.moves.at[index], &t->turn), RS_OK);
    sound(t);
}

void on_to(table *t, int who, int point)
{
    for (int i = 0; i < 2000; i++) {
        if (t->s.head.over) fail_msg("the game is over");
        if (asked(t, who, point)) return;
        idle(t);
    }
    fail_msg("seat %d is never asked '%s'", who, co_decisions[point].name);
}

void next_round(table *t)
{
    for (int round = t->s.round; t->s.round == round;) idle(t);
}

void learn(table *t)
{
    while (rs_asked(&t->s) >= 0 && (rs_top_of(&t->s)->kind == CO_D_MARKER || rs_top_of(&t->s)->kind == CO_D_SHIFT)) idle(t);
}

/* ---- Looking -------------------------------------------------------------------------------------------------------------- */

static void put_ship(rs_text *out, const co_ship *s, int type)
{
    rs_put_char(out, "RFLP"[type]);
    if (s->damage) rs_put_format(out, " d%d", s->damage);
    if (s->mutiny) rs_put_format(out, " m%d", s->mutiny);
    if (s->cargo[0] == CO_NONE) return;
    rs_put_format(out, " [%s", co_good_words.term[s->cargo[0]].word);
    if (s->cargo[1] != CO_NONE) rs_put_format(out, ",%s", co_good_words.term[s->cargo[1]].word);
    rs_put(out, "]");
}

static void put_fleet(rs_text *out, const co_state *s, int fleet)
{
    bool first = true;

    if (s->fleet[fleet].node == CO_NONE) {
        rs_put(out, "none");
        return;
    }
    rs_put_format(out, "@%d +%d {", s->fleet[fleet].node, s->fleet[fleet].level);
    for (int card = 0; card < CO_SHIPS; card++)
        if (s->ship[card].fleet == fleet) {
            rs_put(out, first ? "" : ", ");
            put_ship(out, &s->ship[card], co_type_of[card]);
            first = false;
        }
    rs_put(out, "}");
}

static bool same_ship(const co_ship *a, const co_ship *b)
{
    return a->damage == b->damage && a->mutiny == b->mutiny && a->cargo[0] == b->cargo[0] && a->cargo[1] == b->cargo[1];
}

/* Each ship that is there is one of those expected, and none is missing. */
static bool same_ships(const co_state *s, int fleet, fleet_words *f)
{
    int left_over = f->ships;

    for (int card = 0; card < CO_SHIPS; card++) {
        int i = 0;

        if (s->ship[card].fleet != fleet) continue;
        while (i < f->ships && !(f->hull[i].type == co_type_of[card] && same_ship(&f->hull[i].ship, &s->ship[card]))) i++;
        if (i == f->ships) return false;
        f->hull[i].type = CO_NONE;
        left_over--;
    }
    return left_over == 0;
}

void expect_fleet(const table *t, int who, const char *text)
{
    char line[1024];
    rs_text out = rs_text_on(line, sizeof line);
    words w;
    fleet_words f;
    const co_fleet *there;

    split(&w, text);
    f = read_fleet(&w);
    there = &t->s.fleet[co_fleet_of(who, f.number)];
    if (there->node == f.node && there->level == f.level && same_ships(&t->s, co_fleet_of(who, f.number), &f)) return;
    put_fleet(&out, &t->s, co_fleet_of(who, f.number));
    fail_msg("expected %s, but it is %s", text, line);
}

static const co_fleet *fleet(const table *t, int who, const char *number)
{
    return &t->s.fleet[co_fleet_of(who, value(&co_number_words, number))];
}

bool has_fleet(const table *t, int who, const char *number) { return fleet(t, who, number)->node != CO_NONE; }
int level(const table *t, int who, const char *number) { return fleet(t, who, number)->level; }
int at(const table *t, int who, const char *number) { return fleet(t, who, number)->node; }

int steps_left(const table *t)
{
    if (rs_top_of(&t->s)->kind != CO_D_STEP) fail_msg("no fleet is moving");
    return rs_top_of(&t->s)->arg[CO_M_LEFT];
}

int hits(const table *t)
{
    if (rs_top_of(&t->s)->kind != CO_D_ALLOT) fail_msg("nobody allots hits");
    return t->s.battle.hits[1 - rs_top_of(&t->s)->arg[0]];
}

const co_ship *ship(const table *t, const char *name) { return &t->s.ship[value(&co_ship_words, name)]; }

static void put_field(rs_text *out, const co_port *p, int field)
{
    if (field > 0) rs_put_char(out, ' ');
    if (p->owner[field] != CO_NONE) rs_put(out, co_company_words.term[p->owner[field]].code);
    rs_put_number(out, p->bales[field]);
    if (p->damage[field]) rs_put_format(out, "d%d", p->damage[field]);
}

void expect_port(const table *t, int port, const char *fields)
{
    char line[128];
    rs_text out = rs_text_on(line, sizeof line);

    for (int field = 0; field < CO_FIELDS; field++) put_field(&out, &t->s.port[port], field);
    assert_string_equal(line, fields);
}

int bales(const table *t, int port)
{
    int sum = 0;

    for (int field = 0; field < CO_FIELDS; field++) sum += t->s.port[port].bales[field];
    return sum;
}

int supply(const table *t, const char *good) { return t->s.supply[value(&co_good_words, good)]; }
int left(const table *t, int type) { return __builtin_popcountll(t->s.free_ships & CO_SHIPS_OF_TYPE(type)); }
int ducats(const table *t, int who) { return t->s.company[who].ducats; }
int losses(const table *t, int who) { return t->s.company[who].losses; }
int kept(const table *t, int who) { return t->s.company[who].kept; }
int points(const table *t, int who) { return co_points(&t->s, who); }
bool owns(const table *t, int who, const char *card) { return rs_has(&t->s.company[who].cards, value(&co_card_words, card)); }

bool marked(const table *t, int who, const char *strategy)
{
    int which = value(&co_strategy_words, strategy);
    const co_company *c = &t->s.company[who];

    for (int i = 0; i < CO_MARKERS; i++)
        if (c->marker[i] == which || c->extra[i] == which) return true;
    return false;
}

int pirates(const table *t, int nest) { return t->s.nest[nest]; }
const co_nation *nation(const table *t, int which) { return &t->s.nation[which]; }

void expect_nation(const table *t, const char *text)
{
    co_nation expected = {.node = CO_NONE};
    const co_nation *there;
    words w;

    split(&w, text);
    there = nation(t, value(&co_nation_words, next(&w)));
    read_nation(&w, &expected);
    if (there->node == expected.node && there->pips == expected.pips && there->level == expected.level && there->damage == expected.damage)
        return;
    fail_msg("expected %s, but it is @%d %d +%d d%d", text, there->node, there->pips, there->level, there->damage);
}

/* ---- Battles ---------------------------------------------------------------------------------------------------------------- */

table *battle(const char *text, const char *own, const char *theirs)
{
    table *t = position(2, text);

    play(t, O, "attack i blue-i");
    strategies(t, O, own, B, theirs);
    return t;
}

int first(const table *t) { return co_owner_of(arg_of(t, CO_EV_FIRST, 0)); }
