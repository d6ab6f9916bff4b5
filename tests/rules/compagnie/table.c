/* table.c - positions in words, for the rules tests of compagnie: the empty table, and what follows from what was stated. */
#include "building.h"

#include <stdio.h>
#include <string.h>

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
