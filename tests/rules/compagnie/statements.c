/* statements.c - what a position in words states, for the rules tests of compagnie. */
#include "building.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Tokens --------------------------------------------------------------------------------------------------------------- */

static int next_number(words *w) { return atoi(next(w)); }

static int company_of(const char *text)
{
    int seat = CO_NONE;

    return rs_value(&co_company_words, text, &seat) ? seat : CO_NONE;
}

static int next_company(words *w)
{
    const char *text = next(w);
    int seat = company_of(text);

    if (seat == CO_NONE) fail_msg("'%s' is no company", text);
    return seat;
}

static bool at_comma(const words *w) { return w->at < w->count && strcmp(w->token[w->at], ",") == 0; }

/* ---- Fleets in words: "I @12 +1 {R d1 m2 [sugar,sugar], F}" ------------------------------------------------------------------ */

static void load_hull(co_ship *s, int good)
{
    int8_t *cargo = s->cargo;

    if (cargo[1] != CO_NONE) fail_msg("a ship has two places");
    cargo[1] = (int8_t)good;
    if (cargo[0] == CO_NONE || cargo[0] > cargo[1]) {
        cargo[1] = cargo[0];
        cargo[0] = (int8_t)good;
    }
}

static const char *read_cargo(const char *c, co_ship *s)
{
    char good[16];
    int length = 0;

    for (; *c && *c != ']'; c += length, c += *c == ',') {
        if (sscanf(c, " %15[a-z]%n", good, &length) != 1) fail_msg("'%s' is no cargo", c);
        load_hull(s, value(&co_good_words, good));
    }
    return c + 1;
}

static int type_of_letter(char c)
{
    static const char letters[] = "RFLP";
    const char *found = strchr(letters, c);

    return found ? (int)(found - letters) : CO_NONE;
}

static const char *read_hull_word(const char *c, co_ship *s)
{
    char *end;
    int number;

    if (*c == '[') return read_cargo(c + 1, s);
    number = (int)strtol(c + 1, &end, 10);
    if (*c == 'd')
        s->damage = (int8_t)number;
    else if (*c == 'm')
        s->mutiny = (int8_t)number;
    else
        fail_msg("'%s' is nothing a ship has", c);
    return end;
}

static void read_hulls(const char *c, fleet_words *f)
{
    while (*c && *c != '}') {
        if (*c == ' ' || *c == ',') {
            c++;
        } else if (type_of_letter(*c) != CO_NONE) {
            f->hull[f->ships++] = (hull){type_of_letter(*c++), {.cargo = {CO_NONE, CO_NONE}}};
        } else {
            if (f->ships == 0) fail_msg("'%s' is no ship", c);
            c = read_hull_word(c, &f->hull[f->ships - 1].ship);
        }
    }
}

/* The tokens up to the closing brace, as one text again. */
static void join_braces(words *w, char *line, size_t size)
{
    size_t used = 0;

    for (bool open = true; open;) {
        const char *token = next(w);

        used += (size_t)snprintf(line + used, size - used, "%s ", token);
        if (used >= size) fail_msg("a fleet is too long");
        open = !strchr(token, '}');
    }
}

fleet_words read_fleet(words *w)
{
    fleet_words f = {.node = CO_NONE};
    char line[512];

    f.number = value(&co_number_words, next(w));
    while (w->at < w->count && w->token[w->at][0] != '{') {
        const char *token = next(w);

        if (token[0] == '@')
            f.node = value(&co_node_words, token + 1);
        else if (token[0] == '+')
            f.level = atoi(token + 1);
        else
            fail_msg("'%s' says nothing of a fleet", token);
    }
    if (f.node == CO_NONE) fail_msg("a fleet stands nowhere");
    join_braces(w, line, sizeof line);
    read_hulls(line + 1, &f);
    return f;
}

/* ---- Statements ------------------------------------------------------------------------------------------------------------- */

static void put_hull(co_state *s, int fleet, const hull *h)
{
    int card = co_types[h->type].first;

    while (card <= co_types[h->type].last && s->ship[card].fleet != CO_NONE) card++;
    if (card > co_types[h->type].last) fail_msg("there are not so many ships");
    s->ship[card] = h->ship;
    s->ship[card].fleet = (int8_t)fleet;
}

static void fleet_stands(building *b, int seat)
{
    fleet_words f = read_fleet(&b->w);
    int fleet = co_fleet_of(seat, f.number);

    if (b->t->s.fleet[fleet].node != CO_NONE) fail_msg("a fleet stands twice");
    b->t->s.fleet[fleet] = (co_fleet){(int8_t)f.node, (int8_t)f.level};
    for (int i = 0; i < f.ships; i++) put_hull(&b->t->s, fleet, &f.hull[i]);
}

static void take_cards(building *b, int seat)
{
    while (!done(&b->w)) rs_add(&b->t->s.company[seat].cards, value(&co_card_words, next(&b->w)));
}

static void take_fresh(building *b, int seat)
{
    co_company *c = &b->t->s.company[seat];

    c->fresh = (int8_t)value(&co_card_words, next(&b->w));
    rs_add(&c->cards, c->fresh);
}

static void take_marks(building *b, int seat)
{
    while (!done(&b->w)) {
        int strategy = value(&co_strategy_words, next(&b->w));

        b->marks[seat][co_strategies[strategy].level - 1] = strategy;
    }
}

static void take_extra(building *b, int seat)
{
    for (int i = 0; i < CO_MARKERS && !done(&b->w); i++) b->t->s.company[seat].extra[i] = (int8_t)value(&co_strategy_words, next(&b->w));
}

/* clang-format off */
static void company_words(building *b, int seat)
{
    words *w = &b->w;
    co_company *c = &b->t->s.company[seat];

    for (int number;;) {
        const char *what = w->token[w->at];

        if (rs_value(&co_number_words, what, &number)) { fleet_stands(b, seat); }
        else if (w->at++, !strcmp(what, "ducats")) c->ducats = (int16_t)next_number(w);
        else if (!strcmp(what, "losses")) c->losses = (int16_t)next_number(w);
        else if (!strcmp(what, "kept")) c->kept = (int16_t)next_number(w);
        else if (!strcmp(what, "cards")) take_cards(b, seat);
        else if (!strcmp(what, "fresh")) take_fresh(b, seat);
        else if (!strcmp(what, "marks")) take_marks(b, seat);
        else if (!strcmp(what, "extra")) take_extra(b, seat);
        else fail_msg("a company has no '%s'", what);
        if (!at_comma(w)) return;
        w->at++;
    }
}
/* clang-format on */

/* "1", "O2", "B1d1", "0d2" */
static void read_field(co_port *p, int field, const char *text)
{
    char letter[2] = {text[0], 0};
    char *end;

    p->owner[field] = CO_NONE;
    if (isalpha((unsigned char)text[0])) {
        p->owner[field] = (int8_t)company_of(letter);
        if (p->owner[field] == CO_NONE) fail_msg("'%s' is no field", text);
        text++;
    }
    p->bales[field] = (int8_t)strtol(text, &end, 10);
    p->damage[field] = *end == 'd' ? (int8_t)atoi(end + 1) : 0;
}

static void fort_words(words *w, co_port *p)
{
    p->fort = (int8_t)next_company(w);
    if (!done(w)) p->fort_damage = (int8_t)atoi(next(w) + 1);
}

static void port_words(building *b)
{
    words *w = &b->w;
    co_port *p = &b->t->s.port[value(&co_port_words, next(w))];

    for (int field = 0; field < CO_FIELDS && !done(w); field++) read_field(p, field, next(w));
    while (at_comma(w)) {
        const char *what = (w->at++, next(w));
        int function;

        if (rs_value(&co_function_words, what, &function)) {
            p->function = (int8_t)function;
            p->admin = (int8_t)next_company(w);
        } else if (!strcmp(what, "new")) {
            p->admin_new = 1;
        } else if (!strcmp(what, "fort")) {
            fort_words(w, p);
        } else {
            fail_msg("a port has no '%s'", what);
        }
    }
}

void read_nation(words *w, co_nation *n)
{
    while (!done(w)) {
        const char *token = next(w);

        if (token[0] == '@')
            n->node = (int8_t)value(&co_node_words, token + 1);
        else if (token[0] == '+')
            n->level = (int8_t)atoi(token + 1);
        else if (token[0] == 'd')
            n->damage = (int8_t)atoi(token + 1);
        else
            n->pips = (int8_t)atoi(token);
    }
}

static void nation_words(building *b, int which)
{
    words *w = &b->w;
    co_nation *n = &b->t->s.nation[which];

    read_nation(w, n);
    while (at_comma(w)) {
        const char *what = (w->at++, next(w));

        if (!strcmp(what, "control"))
            n->controller = (int8_t)next_company(w);
        else if (!strcmp(what, "ally"))
            n->allies = (uint8_t)(n->allies | 1 << next_company(w));
        else
            fail_msg("a nation has no '%s'", what);
    }
}

static void meets(building *b)
{
    int number = value(&co_number_words, next(&b->w));

    b->t->s.turn.encounter[b->encounters++] = (int8_t)(number * CO_NESTS + value(&co_nest_words, next(&b->w)));
}

static void order_words(building *b)
{
    for (int place = 0; !done(&b->w); place++) b->t->s.order[place] = (int8_t)next_company(&b->w);
}

/* clang-format off */
void statement(building *b)
{
    words *w = &b->w;
    co_state *s = &b->t->s;
    const char *what = next(w);
    int which;

    if (company_of(what) != CO_NONE) company_words(b, company_of(what));
    else if (rs_value(&co_nation_words, what, &which)) nation_words(b, which);
    else if (!strcmp(what, "port")) port_words(b);
    else if (!strcmp(what, "pirates")) for (int nest = 0; nest < CO_NESTS; nest++) s->nest[nest] = (int8_t)next_number(w);
    else if (!strcmp(what, "forecast")) s->forecast = (int8_t)next_number(w);
    else if (!strcmp(what, "storm")) s->storm = (int8_t)next_number(w);
    else if (!strcmp(what, "calendar")) { s->calendar = (int8_t)next_number(w); b->calendar = true; }
    else if (!strcmp(what, "round")) s->round = (int8_t)next_number(w);
    else if (!strcmp(what, "scored")) s->scored = 1;
    else if (!strcmp(what, "order")) order_words(b);
    else if (!strcmp(what, "active")) s->active = (int8_t)next_company(w);
    else if (!strcmp(what, "turned")) while (!done(w)) rs_remove(&s->tiles, value(&co_tile_words, next(w)));
    else if (!strcmp(what, "next")) while (!done(w)) assert_true(rs_script_add(&b->t->script, next(w)));
    else if (!strcmp(what, "phase")) b->phase = next(w);
    else if (!strcmp(what, "entered")) while (!done(w)) b->entered = (uint8_t)(b->entered | 1 << value(&co_number_words, next(w)));
    else if (!strcmp(what, "meets")) meets(b);
    else if (!strcmp(what, "shipless")) b->shipless = true;
    else fail_msg("a position has no '%s'", what);
}
/* clang-format on */
