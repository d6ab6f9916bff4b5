/* table.c - positions in words, for the rules tests of compagnie. */
#include "table.h"
#include "../words.h"

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

enum { MOST_SHIPS = 24 };

typedef struct hull {
    int type;
    co_ship ship;
} hull;

typedef struct fleet_words {
    int number, node, level, ships;
    hull hull[MOST_SHIPS];
} fleet_words;

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

static fleet_words read_fleet(words *w)
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

/* ---- Building ------------------------------------------------------------------------------------------------------------- */

typedef struct building {
    table *t;
    words w;
    const char *phase;
    uint8_t entered;
    int encounters;
    bool shipless, calendar;             /* stated */
    int marks[CO_COMPANIES][CO_MARKERS]; /* as stated */
} building;

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

static void read_nation(words *w, co_nation *n)
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
static void statement(building *b)
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

/* ---- The empty table --------------------------------------------------------------------------------------------------------- */

static void clear_companies(co_state *s)
{
    for (int seat = 0; seat < s->head.players; seat++) {
        s->company[seat] = (co_company){.ducats = 10, .fresh = CO_NONE, .chosen = CO_NONE};
        memset(s->company[seat].marker, CO_NONE, sizeof s->company[seat].marker);
        memset(s->company[seat].extra, CO_NONE, sizeof s->company[seat].extra);
    }
    for (int card = 0; card < CO_SHIPS; card++) s->ship[card] = (co_ship){.fleet = CO_NONE, .cargo = {CO_NONE, CO_NONE}};
    for (int fleet = 0; fleet < CO_FLEETS; fleet++) s->fleet[fleet] = (co_fleet){CO_NONE, 0};
    for (int place = 0; place < CO_COMPANIES; place++) s->order[place] = (int8_t)(place < s->head.players ? place : CO_NONE);
}

static void clear_board(co_state *s)
{
    static const co_port port = {{1, 1, 1, 1}, {CO_NONE, CO_NONE, CO_NONE, CO_NONE}, {0}, CO_NONE, CO_NONE, 0, CO_NONE, 0};

    for (int i = 0; i < CO_PORTS; i++) s->port[i] = port;
    for (int i = 0; i < CO_NATIONS; i++) s->nation[i] = (co_nation){.node = CO_NONE, .controller = CO_NONE};
    memset(s->nest, 1, sizeof s->nest);
    memset(&s->turn, 0, sizeof s->turn);
    memset(s->turn.encounter, CO_NONE, sizeof s->turn.encounter);
    s->tiles = rs_range(0, CO_TILES - 1);
    s->forecast = s->storm = 0;
    s->calendar = 1;
    s->round = 2;
    s->scored = 0;
    s->active = O;
}

/* ---- What follows from what was stated --------------------------------------------------------------------------------------- */

static void count_supply(co_state *s)
{
    int count[CO_GOODS];

    for (int good = 0; good < CO_GOODS; good++) {
        count[good] = CO_BALES;
        for (int field = 0; field < CO_FIELDS; field++) count[good] -= s->port[good].bales[field];
    }
    for (int card = 0; card < CO_SHIPS; card++)
        for (int i = 0; i < CO_HOLD; i++)
            if (s->ship[card].cargo[i] != CO_NONE) count[s->ship[card].cargo[i]]--;
    for (int good = 0; good < CO_GOODS; good++) {
        if (count[good] < 0) fail_msg("more than 12 bales of %s", co_good_words.term[good].word);
        s->supply[good] = (int8_t)count[good];
    }
}

static void count_cards(co_state *s)
{
    for (int card = 0; card < CO_CARDS; card++) {
        s->sale[card] = co_cards[card].level == s->calendar ? CO_COPIES : 0;
        for (int seat = 0; seat < s->head.players && s->sale[card] > 0; seat++)
            s->sale[card] = (int8_t)(s->sale[card] - co_owns(s, seat, card));
    }
}

static void lay_markers(building *b, int seat)
{
    co_state *s = &b->t->s;

    for (int wheel = 1; wheel < CO_WHEELS; wheel++) {
        int stated = b->marks[seat][wheel - 1];
        bool reached = co_highest_level(s, seat) >= wheel;

        if (stated)
            s->company[seat].marker[wheel - 1] = (int8_t)stated;
        else if (reached)
            s->company[seat].marker[wheel - 1] = co_wheel_first[wheel];
    }
}

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
    rs_move_text(&co_game, move, &out);
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
        if (co_verbs[verb].refuse && co_verbs[verb].points & RS_POINT(rs_top_of(&t->s)->kind))
            agree_from(t, (rs_move){(uint8_t)verb, {0}}, 0);
}

/* ---- Where the game stands --------------------------------------------------------------------------------------------------- */

static int stage_named(const char *name)
{
    static const char *const names[] = {"income", "sail", "pirates", "ports", "mock", "buy", "research"};

    for (int i = 0; i < RS_COUNT(names); i++)
        if (!strcmp(names[i], name)) return CO_T_INCOME + i;
    fail_msg("no phase '%s'", name);
    return 0;
}

static void between_turns(co_state *s, int stage, bool due)
{
    rs_frame *frame = rs_unwind(s, CO_ROUND, RS_NOBODY);

    s->active = CO_NONE;
    frame->arg[CO_F_STAGE] = (int8_t)stage;
    frame->arg[CO_F_INDEX] = due;
}

static void in_turn(building *b)
{
    co_state *s = &b->t->s;
    int stage = stage_named(b->phase);
    rs_frame *frame = rs_unwind(s, CO_ROUND, RS_NOBODY);

    frame->arg[CO_F_STAGE] = CO_R_TURNS;
    frame->arg[CO_F_INDEX] = (int8_t)(co_place_of(s, s->active) + 1);
    rs_push(s, CO_TURN, s->active)->arg[CO_F_STAGE] = (int8_t)stage;
    s->turn.entered = b->entered;
    if (stage >= CO_T_PORTS)
        for (int number = 0; number < CO_NUMBERS; number++)
            if (s->fleet[co_fleet_of(s->active, number)].node != CO_NONE) s->turn.played = (uint8_t)(s->turn.played | 1 << number);
    s->turn.shipless = b->shipless || co_ship_count(s, s->active) == 0;
}

static void stand_at(building *b)
{
    co_state *s = &b->t->s;

    if (!strcmp(b->phase, "events"))
        between_turns(s, CO_R_EVENTS, false);
    else if (!strcmp(b->phase, "year"))
        between_turns(s, CO_R_YEAR, false);
    else if (!strcmp(b->phase, "scoring"))
        between_turns(s, CO_R_SCORING, true);
    else if (!strcmp(b->phase, "final"))
        between_turns(s, CO_R_NEXT, false);
    else
        in_turn(b);
}

/* Cards are bought in the calendar of their level. */
static void find_calendar(building *b)
{
    co_state *s = &b->t->s;
    int card;

    for (int seat = 0; seat < s->head.players && !b->calendar; seat++)
        RS_EACH(card, s->company[seat].cards)
            if (co_cards[card].level > s->calendar) s->calendar = (int8_t)co_cards[card].level;
    if (strcmp(b->phase, "final") != 0) return;
    s->calendar = CO_CALENDARS;
    s->round = (int8_t)co_calendars[s->head.players].rounds;
}

static void finish(building *b)
{
    co_state *s = &b->t->s;

    find_calendar(b);
    count_supply(s);
    count_cards(s);
    co_derive(s);
    for (int seat = 0; seat < s->head.players; seat++) lay_markers(b, seat);
    stand_at(b);
    b->t->turn.events = 0;
    sound(b->t);
    rs_settle(&co_game, s, &b->t->turn);
    sound(b->t);
    agreed(b->t);
    if (b->t->chance.failed) fail_msg("'%s' could not come", b->t->chance.wanted.text);
}

table *position(int players, const char *text)
{
    static building b;

    memset(&b, 0, sizeof b);
    b.t = set_up(players, "");
    b.phase = "sail";
    clear_companies(&b.t->s);
    clear_board(&b.t->s);
    split(&b.w, text);
    while (b.w.at < b.w.count) {
        statement(&b);
        if (b.w.at < b.w.count && strcmp(next(&b.w), ";") != 0) fail_msg("';' expected before '%s'", b.w.token[b.w.at - 1]);
    }
    finish(&b);
    return b.t;
}

table *positionf(int players, const char *format, ...)
{
    char text[2048];
    va_list rest;

    va_start(rest, format);
    vsnprintf(text, sizeof text, format, rest);
    va_end(rest);
    return position(players, text);
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
