/* table.c - positions in words, for the rules tests of marauders. */
#include "table.h"
#include "../words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Tokens --------------------------------------------------------------------------------------------------------------- */

enum { UNSAID = -2 };

static int next_number(words *w) { return atoi(next(w)); }
static int next_of(words *w, const rs_words *of) { return value(of, next(w)); }
static int next_seat(words *w) { return next(w)[0] - 'A'; }
static bool is_seat(const char *name) { return name[0] >= 'A' && name[0] <= 'D' && !name[1]; }
static bool is_none(const char *name) { return !strcmp(name, "none"); }

int zone(const char *name) { return value(&mm_zone_words, name); }

/* ---- Piles of cards ------------------------------------------------------------------------------------------------------- */

/* The six kinds of cards, each with its deck and its discard pile (rumours have none). */
typedef struct pile {
    const char *name;
    const rs_words *of;
    int cards;
    size_t deck, discard;
} pile;

static const pile piles[] = {
    {"events", &mm_event_words, MM_EVENTS_CARDS, offsetof(mm_state, event_deck), offsetof(mm_state, event_discard)},
    {"captains", &mm_master_words, MM_CAPTAINS, offsetof(mm_state, captain_deck), offsetof(mm_state, dead_captains)},
    {"cargo", &mm_cargo_words, MM_CARGO, offsetof(mm_state, cargo_deck), offsetof(mm_state, cargo_discard)},
    {"glory", &mm_glory_words, MM_GLORY, offsetof(mm_state, glory_deck), offsetof(mm_state, glory_discard)},
    {"rumours", &mm_rumour_words, MM_RUMOURS, offsetof(mm_state, rumour_deck), 0},
    {"missions", &mm_mission_words, MM_MISSIONS, offsetof(mm_state, mission_deck), offsetof(mm_state, mission_discard)},
};

enum { EVENTS, CAPTAINS, CARGO, GLORY, RUMOURS, MISSIONS, PILES };

static rs_set *deck_of(mm_state *s, int which) { return &((rs_zone *)(void *)((char *)s + piles[which].deck))->cards; }
static rs_set *discard_of(mm_state *s, int which) { return (rs_set *)(void *)((char *)s + piles[which].discard); }

static int take(mm_state *s, int which, int card)
{
    if (!rs_has(deck_of(s, which), card)) fail_msg("%s is placed twice", piles[which].of->term[card].word);
    rs_remove(deck_of(s, which), card);
    return card;
}

static int next_card(words *w, mm_state *s, int which) { return take(s, which, next_of(w, piles[which].of)); }

static void take_cards(words *w, mm_state *s, int which, rs_set *into)
{
    while (!done(w)) rs_add(into, next_card(w, s, which));
}

/* Which kind of card this is, and which of them. */
static int kind_of(const char *name, int *card)
{
    for (int which = 0; which < PILES; which++)
        if (rs_value(piles[which].of, name, card) && *card >= 0) return which;
    fail_msg("'%s' is no card", name);
    return 0;
}

/* ---- Captains ------------------------------------------------------------------------------------------------------------- */

typedef struct building {
    table *t;
    words w;
    int step;
    bool valued[MM_SEATS], placed[MM_SEATS], said_missions;
    int token[MM_ZONES];
    bool shown[MM_ZONES], demanded[MM_ZONES], merchant[MM_ZONES];
} building;

static uint8_t bits_of(words *w, const rs_words *of)
{
    int set = 0;

    while (!done(w)) set |= 1 << next_of(w, of);
    return (uint8_t)set;
}

static void read_values(const char *text, int8_t into[MM_LOCATIONS])
{
    int v[MM_LOCATIONS];

    if (sscanf(text, "%d/%d/%d/%d/%d", &v[0], &v[1], &v[2], &v[3], &v[4]) != MM_LOCATIONS) fail_msg("'%s' are no values", text);
    for (int i = 0; i < MM_LOCATIONS; i++) into[i] = (int8_t)v[i];
}

static void read_bounties(words *w, int8_t into[MM_NATIONS])
{
    while (!done(w)) {
        const char *text = next(w);
        char nation[3] = {text[0], text[1], 0};

        into[value(&mm_nation_words, nation)] = (int8_t)(text[2] - '0');
    }
}

/* Whoever was given this captain unasked gets the lowest one that is free. */
static int claim_captain(mm_state *s, int who)
{
    for (int seat = 0; seat < s->head.players; seat++) {
        rs_set left = s->captain_deck.cards;

        if (s->captain[seat].captain != who) continue;
        s->captain[seat].captain = (int8_t)take(s, CAPTAINS, rs_next(&left));
        return who;
    }
    return take(s, CAPTAINS, who);
}

static void becomes(mm_state *s, mm_captain *c, int who)
{
    if (c->captain == who) return;
    rs_add(&s->captain_deck.cards, c->captain);
    c->captain = MM_NONE;
    c->captain = (int8_t)claim_captain(s, who);
}

static void hire(words *w, mm_state *s, mm_captain *c)
{
    while (!done(w)) {
        int card = next_card(w, s, GLORY);

        if (card < MM_ORDINARY) fail_msg("%s is no specialist", mm_glory_words.term[card].word);
        c->hired[(card - MM_ORDINARY) / 2] = (int8_t)card;
    }
}

/* Dead: only the player's own things are left. */
static void dies(mm_state *s, mm_captain *c, int successor)
{
    if (c->captain == successor) rs_add(&s->captain_deck.cards, claim_captain(s, successor));
    rs_add(&s->dead_captains, c->captain);
    c->captain = MM_NONE;
    c->successor = (int8_t)claim_captain(s, successor);
    c->zone = MM_NONE;
    c->in_port = false;
    c->ship = MM_NONE;
    c->gold = 0;
}

static void stands(building *b, int seat, bool in_port)
{
    mm_captain *c = &b->t->s.captain[seat];

    c->zone = (int8_t)next_of(&b->w, &mm_zone_words);
    c->in_port = in_port;
    b->placed[seat] = true;
}

/* What is said of a captain by one number or name. */
/* clang-format off */
static bool said_plainly(words *w, mm_state *s, mm_captain *c, const char *what)
{
    if (!strcmp(what, "gold")) c->gold = (int16_t)next_number(w);
    else if (!strcmp(what, "stash")) c->stash = (int16_t)next_number(w);
    else if (!strcmp(what, "track")) c->track = (int8_t)next_number(w);
    else if (!strcmp(what, "progress")) c->progress = (int8_t)next_number(w);
    else if (!strcmp(what, "big-ship")) c->big_ship = true;
    else if (!strcmp(what, "ship")) c->ship = (int8_t)next_of(w, &mm_ship_words);
    else if (!strcmp(what, "mission")) c->mission = (int8_t)next_card(w, s, MISSIONS);
    else if (!strcmp(what, "bought")) c->bought_before = (int8_t)next_of(w, &mm_zone_words);
    else return false;
    return true;
}

static void said_of_captain(building *b, int seat, const char *what)
{
    words *w = &b->w;
    mm_state *s = &b->t->s;
    mm_captain *c = &s->captain[seat];

    if (said_plainly(w, s, c, what)) return;
    if (!strcmp(what, "is")) becomes(s, c, next_of(w, &mm_master_words));
    else if (!strcmp(what, "at")) stands(b, seat, false);
    else if (!strcmp(what, "in")) stands(b, seat, true);
    else if (!strcmp(what, "mods")) c->mods = bits_of(w, &mm_mod_words);
    else if (!strcmp(what, "used")) c->used_mods = bits_of(w, &mm_mod_words);
    else if (!strcmp(what, "weapons")) c->weapons = bits_of(w, &mm_weapon_words);
    else if (!strcmp(what, "values")) { read_values(next(w), c->value); b->valued[seat] = true; }
    else if (!strcmp(what, "cargo")) take_cards(w, s, CARGO, &c->cargo.cards);
    else if (!strcmp(what, "glory")) take_cards(w, s, GLORY, &c->glory.cards);
    else if (!strcmp(what, "rumours")) take_cards(w, s, RUMOURS, &c->rumours.cards);
    else if (!strcmp(what, "documents")) { c->documents = (int8_t)next_of(w, &mm_nation_words); take(s, RUMOURS, MM_DOCUMENTS); }
    else if (!strcmp(what, "hired")) hire(w, s, c);
    else if (!strcmp(what, "bounty")) read_bounties(w, c->bounty);
    else if (!strcmp(what, "dead")) dies(s, c, next_of(w, &mm_master_words));
    else fail_msg("a captain has no '%s'", what);
}
/* clang-format on */

static void captain_words(building *b, int seat)
{
    if (seat >= b->t->s.head.players) fail_msg("nobody sits at %c", 'A' + seat);
    for (;;) {
        said_of_captain(b, seat, next(&b->w));
        if (b->w.at == b->w.count || strcmp(b->w.token[b->w.at], ",") != 0) return;
        b->w.at++;
    }
}

/* ---- The board ------------------------------------------------------------------------------------------------------------ */

static void npc_words(building *b)
{
    mm_state *s = &b->t->s;
    int card = next_card(&b->w, s, EVENTS);
    mm_npc *npc = &s->npc[card / 3];

    npc->top = (int8_t)card;
    npc->zone = (int8_t)next_of(&b->w, &mm_zone_words);
    if (done(&b->w)) return;
    if (strcmp(next(&b->w), "under") != 0) fail_msg("'under' expected");
    while (!done(&b->w)) npc->under |= (uint8_t)(1 << next_card(&b->w, s, EVENTS) % 3);
}

static void leaderless(building *b)
{
    while (!done(&b->w)) {
        int card = next_card(&b->w, &b->t->s, EVENTS);

        b->t->s.npc[card / 3].under |= (uint8_t)(1 << card % 3);
    }
}

static void demand_words(building *b)
{
    mm_state *s = &b->t->s;

    while (!done(&b->w)) {
        int port = next_of(&b->w, &mm_zone_words), good = next_of(&b->w, &mm_good_words), other = 0;

        b->demanded[port] = true;
        if (s->demand[port] == good) continue;
        while (other < MM_ZONES && (b->demanded[other] || s->demand[other] != good)) other++;
        if (other < MM_ZONES) {
            s->demand[other] = s->demand[port];
        } else {
            if (s->pile[good] == 0) fail_msg("there are only three tokens of a good");
            s->pile[good]--;
            s->pile[s->demand[port]]++;
        }
        s->demand[port] = (int8_t)good;
    }
}

static void token_words(building *b)
{
    while (!done(&b->w)) {
        int port = next_of(&b->w, &mm_zone_words);
        const char *what = next(&b->w);

        b->token[port] = is_none(what) ? MM_NONE : value(&mm_mod_words, what);
    }
}

static void shown_words(building *b)
{
    while (!done(&b->w)) b->shown[next_of(&b->w, &mm_zone_words)] = true;
}

static void merchant_off(mm_state *s, int where)
{
    if (!rs_has(&s->merchants, where)) return;
    s->afloat[s->merchant[where]]++;
    rs_remove(&s->merchants, where);
    s->merchant[where] = MM_NONE;
}

/* A token of this nation comes from the track, or from a zone of which nothing was said; that zone gets the old one. */
static void merchant_of(building *b, int where, int nation)
{
    mm_state *s = &b->t->s;
    int other = 0;

    if (s->merchant[where] == nation) return;
    if (s->afloat[nation] > 0) {
        merchant_off(s, where);
        s->afloat[nation]--;
    } else {
        while (other < MM_ZONES && (b->merchant[other] || s->merchant[other] != nation)) other++;
        if (other == MM_ZONES) fail_msg("no such merchant token is left");
        s->merchant[other] = s->merchant[where];
        if (s->merchant[other] == MM_NONE) rs_remove(&s->merchants, other);
    }
    s->merchant[where] = (int8_t)nation;
    rs_add(&s->merchants, where);
}

static void merchant_words(building *b)
{
    while (!done(&b->w)) {
        int where = next_of(&b->w, &mm_zone_words);
        const char *what = next(&b->w);

        b->merchant[where] = true;
        if (is_none(what))
            merchant_off(&b->t->s, where);
        else
            merchant_of(b, where, value(&mm_nation_words, what));
    }
}

static void war_words(building *b)
{
    int one = next_of(&b->w, &mm_nation_words), other = next_of(&b->w, &mm_nation_words);

    b->t->s.war[0] = (int8_t)(one < other ? one : other);
    b->t->s.war[1] = (int8_t)(one < other ? other : one);
}

static void mission_words(building *b)
{
    b->said_missions = true;
    for (int i = 0; i < MM_OPEN_MISSIONS; i++) b->t->s.open_mission[i] = (int8_t)next_card(&b->w, &b->t->s, MISSIONS);
}

static void deck_words(building *b)
{
    const char *name = next(&b->w);
    int which = 0;
    rs_set only = {{0, 0}};

    while (which < PILES && strcmp(piles[which].name, name) != 0) which++;
    if (which == PILES || which == RUMOURS) fail_msg("'%s' cannot be said of a deck", name);
    take_cards(&b->w, &b->t->s, which, &only);
    rs_add_all(discard_of(&b->t->s, which), *deck_of(&b->t->s, which));
    *deck_of(&b->t->s, which) = only;
}

static void discard_words(building *b)
{
    while (!done(&b->w)) {
        int card, which = kind_of(next(&b->w), &card);

        rs_add(discard_of(&b->t->s, which), take(&b->t->s, which, card));
    }
}

static void event_words(building *b)
{
    mm_state *s = &b->t->s;

    rs_remove(&s->event_discard, s->event);
    rs_add(&s->event_deck.cards, s->event);
    s->event = (int8_t)next_card(&b->w, s, EVENTS);
    if (s->event < MM_NPC_CARDS)
        s->npc[s->event / 3].arriving = s->event;
    else
        rs_add(&s->event_discard, s->event);
}

enum { ACT, IN_PORT, START, ROUND, END };

static int step_named(const char *name)
{
    static const char *const names[] = {"act", "port", "start", "round", "end"};

    for (int i = 0; i < RS_COUNT(names); i++)
        if (!strcmp(names[i], name)) return i;
    fail_msg("no step '%s'", name);
    return 0;
}

const char *outcome(const char *text, char own[32]) { return (void)own, !strcmp(text, "S") ? "6" : text; }

/* clang-format off */
static bool said_of_turn(building *b, const char *what)
{
    words *w = &b->w;
    mm_state *s = &b->t->s;

    if (!strcmp(what, "round")) s->round = (int8_t)next_number(w);
    else if (!strcmp(what, "first")) s->first = (int8_t)next_seat(w);
    else if (!strcmp(what, "active")) s->active = (int8_t)next_seat(w);
    else if (!strcmp(what, "actions")) s->turn.actions = (int8_t)next_number(w);
    else if (!strcmp(what, "extra")) s->turn.extra = (int8_t)next_number(w);
    else if (!strcmp(what, "moves")) s->turn.moves = (int8_t)next_number(w);
    else if (!strcmp(what, "port-used")) s->turn.port_used = true;
    else if (!strcmp(what, "acted")) s->turn.acted = true;
    else if (!strcmp(what, "final")) s->final = true;
    else if (!strcmp(what, "target")) s->head.option[MM_OPT_TARGET] = (int16_t)next_number(w);
    else if (!strcmp(what, "step")) b->step = step_named(next(w));
    else if (!strcmp(what, "next")) while (!done(w)) draws(b->t, next(w));
    else return false;
    return true;
}

static void statement(building *b)
{
    const char *what = next(&b->w);

    if (is_seat(what)) captain_words(b, what[0] - 'A');
    else if (said_of_turn(b, what)) return;
    else if (!strcmp(what, "event")) event_words(b);
    else if (!strcmp(what, "war")) war_words(b);
    else if (!strcmp(what, "npc")) npc_words(b);
    else if (!strcmp(what, "leaderless")) leaderless(b);
    else if (!strcmp(what, "arriving")) { int card = next_card(&b->w, &b->t->s, EVENTS); b->t->s.npc[card / 3].arriving = (int8_t)card; }
    else if (!strcmp(what, "demand")) demand_words(b);
    else if (!strcmp(what, "token")) token_words(b);
    else if (!strcmp(what, "shown")) shown_words(b);
    else if (!strcmp(what, "merchant")) merchant_words(b);
    else if (!strcmp(what, "missions")) mission_words(b);
    else if (!strcmp(what, "deck")) deck_words(b);
    else if (!strcmp(what, "discard")) discard_words(b);
    else fail_msg("a position has no '%s'", what);
}
/* clang-format on */

/* ---- Building ------------------------------------------------------------------------------------------------------------- */

static void all_none(int8_t *from, size_t count) { memset(from, MM_NONE, count); }

/* Nobody's board, without a captain. */
static void blank_captain(mm_captain *c)
{
    memset(c, 0, sizeof *c);
    c->shown_gold = c->shown_stash = c->sees_gold = MM_NONE;
    c->captain = c->successor = c->dealt = c->choice = MM_NONE;
    all_none(c->hired, sizeof c->hired);
    c->mission = c->documents = c->bought_at = c->bought_before = c->announced = c->free_card = MM_NONE;
    all_none(c->sees_glory, sizeof c->sees_glory);
    all_none(c->fresh_glory, sizeof c->fresh_glory);
    all_none(c->sees_rumours, sizeof c->sees_rumours);
    all_none(c->fresh_rumours, sizeof c->fresh_rumours);
}

static void new_captain(mm_state *s, int seat)
{
    static const int8_t who[MM_SEATS] = {MM_CREWE, MM_RICHERY, MM_AVEZAATH, MM_FERRER};
    mm_captain *c = &s->captain[seat];

    blank_captain(c);
    c->captain = (int8_t)take(s, CAPTAINS, who[seat]);
    c->captains = 1;
    c->ship = MM_SLOOP;
    c->gold = 10;
}

static void clear_cards(mm_state *s)
{
    for (int which = 0; which < PILES; which++) {
        *deck_of(s, which) = rs_range(0, piles[which].cards - 1);
        if (piles[which].discard) *discard_of(s, which) = (rs_set){{0, 0}};
    }
    for (int i = 0; i < MM_OPEN_MISSIONS; i++) s->open_mission[i] = MM_NONE;
    s->event = (int8_t)take(s, EVENTS, MM_PEACE);
    rs_add(&s->event_discard, MM_PEACE);
}

static void clear_board(mm_state *s)
{
    int port = 0;

    for (int i = 0; i < MM_ZONES; i++) {
        bool has_port = i != MM_CSE;

        s->merchant[i] = (int8_t)(i == MM_TRI || i == MM_BRI ? MM_NL : i == MM_CSE ? MM_FR : mm_zones[i].nation);
        s->demand[i] = (int8_t)(has_port ? port % MM_GOODS : MM_NONE);
        s->mod_under[i] = (int8_t)(has_port ? port % MM_MODS : MM_NONE);
        s->mod_shown[i] = (int8_t)(has_port ? MM_FACE_DOWN : MM_NONE);
        port += has_port;
    }
    s->merchants = rs_range(0, MM_ZONES - 1);
    memset(s->afloat, 0, sizeof s->afloat);
    for (int i = 0; i < MM_GOODS; i++) s->pile[i] = 1;
    for (int i = 0; i < MM_NPCS; i++) s->npc[i] = (mm_npc){MM_NONE, MM_NONE, MM_NONE, 0};
    s->war[0] = s->war[1] = MM_NONE;
}

static void clear(building *b)
{
    mm_state *s = &b->t->s;

    clear_cards(s);
    clear_board(s);
    for (int seat = 0; seat < s->head.players; seat++) new_captain(s, seat);
    for (int i = 0; i < MM_ZONES; i++) b->token[i] = UNSAID;
    s->turn = (mm_turn){.actions = 3, .tried = {MM_NONE, MM_NONE, MM_NONE}};
    s->round = 2;
    s->first = s->active = A;
}

static void finish_captain(building *b, int seat)
{
    mm_captain *c = &b->t->s.captain[seat];

    if (c->captain == MM_NONE) return;
    if (!b->placed[seat]) {
        c->zone = mm_captains[c->captain].home;
        c->in_port = true;
    }
    if (b->valued[seat]) return;
    for (int i = 0; i < MM_LOCATIONS; i++) c->value[i] = (int8_t)mm_ships[c->ship].value[i];
    if (c->mods >> MM_CANNON_PORT & 1 && c->value[MM_CANNONS] < MM_MOST) c->value[MM_CANNONS]++;
    if (c->mods >> MM_EXTRA_HOLD & 1 && c->value[MM_HOLD] < MM_MOST) c->value[MM_HOLD]++;
}

/* A token that is on a ship comes from the last port of which nothing is said. */
static void token_to_ship(building *b, int mod)
{
    mm_state *s = &b->t->s;

    for (int port = MM_ZONES - 1; port >= 0; port--)
        if (s->mod_under[port] == mod) {
            s->mod_under[port] = MM_NONE;
            return;
        }
    fail_msg("there are only two tokens of a modification");
}

static void settle_token(building *b, int port)
{
    mm_state *s = &b->t->s;
    int want = b->token[port], other = 0;

    if (want == UNSAID || s->mod_under[port] == want) return;
    while (other < MM_ZONES && (other == MM_CSE || (b->token[other] != UNSAID && other < port) || s->mod_under[other] != want)) other++;
    if (other == MM_ZONES) fail_msg("no such modification token is left for a port");
    s->mod_under[other] = s->mod_under[port];
    s->mod_under[port] = (int8_t)want;
}

static void finish_tokens(building *b)
{
    mm_state *s = &b->t->s;

    for (int seat = 0; seat < s->head.players; seat++)
        for (int mod = 0; mod < MM_MODS; mod++)
            if (s->captain[seat].mods >> mod & 1) token_to_ship(b, mod);
    for (int port = 0; port < MM_ZONES; port++) settle_token(b, port);
    for (int port = 0; port < MM_ZONES; port++) {
        s->mod_shown[port] = s->mod_under[port] == MM_NONE ? MM_NONE : MM_FACE_DOWN;
        if (!b->shown[port]) continue;
        s->mod_shown[port] = s->mod_under[port];
        s->mod_under[port] = MM_NONE;
    }
}

static void finish_missions(building *b)
{
    static const int8_t usual[] = {21, 13};
    mm_state *s = &b->t->s;

    for (int i = 0; !b->said_missions && i < MM_OPEN_MISSIONS; i++) {
        rs_set rest = s->mission_deck.cards;
        int card = rs_has(&rest, usual[i]) ? usual[i] : rs_next(&rest);

        if (card >= 0) s->open_mission[i] = (int8_t)take(s, MISSIONS, card);
    }
}

/* Before a round nothing of it is there yet. */
static void stand_between_rounds(mm_state *s, int step)
{
    rs_frame *round = rs_unwind(s, MM_S_ROUND, 0);

    s->turn = (mm_turn){.tried = {MM_NONE, MM_NONE, MM_NONE}};
    if (step == END) {
        round->arg[0] = MM_R_TURNS;
        round->arg[1] = (int8_t)s->head.players;
    } else {
        s->event = MM_NONE;
        s->round--;
    }
}

/* Where the game stands: between rounds, or in the midst of a round, of a turn, of a Port action. */
static void stand_at(building *b)
{
    mm_state *s = &b->t->s;
    rs_frame *round;

    if (b->step == ROUND || b->step == END) {
        stand_between_rounds(s, b->step);
        return;
    }
    round = rs_unwind(s, MM_S_ROUND, 0);
    round->arg[0] = MM_R_TURNS;
    if (s->event == MM_TRADE_WINDS) s->turn.extra++;
    round->arg[1] = (int8_t)((s->active - s->first + s->head.players) % s->head.players + 1);
    rs_push(s, MM_S_TURN, s->active)->arg[0] = b->step == START ? MM_T_ARRIVE : MM_T_ACT;
    if (b->step != IN_PORT) return;
    s->turn.actions--;
    s->turn.acted = true;
    mm_begin_port(s, s->active, &b->t->turn);
}

static void read_position(building *b, const char *text)
{
    split(&b->w, text);
    while (b->w.at < b->w.count) {
        statement(b);
        if (b->w.at < b->w.count && strcmp(next(&b->w), ";") != 0) fail_msg("';' expected before '%s'", b->w.token[b->w.at - 1]);
    }
}

table *position(int players, const char *text)
{
    static building b;

    memset(&b, 0, sizeof b);
    b.t = set_up(players, "");
    clear(&b);
    read_position(&b, text);
    for (int seat = 0; seat < players; seat++) finish_captain(&b, seat);
    finish_tokens(&b);
    finish_missions(&b);
    b.t->turn.events = 0;
    stand_at(&b);
    sound(b.t);
    rs_settle(&mm_game, &b.t->s, &b.t->turn);
    sound(b.t);
    if (b.t->chance.failed) fail_msg("'%s' could not come", b.t->chance.wanted.text);
    return b.t;
}

/* ---- Playing -------------------------------------------------------------------------------------------------------------- */

void roll(table *t, int seat, const char *move, const char *outcomes)
{
    draws(t, outcomes);
    play(t, seat, move);
}

void none_drawn(const table *t) { assert_int_equal(t->script.used, 0); }

/* ---- Looking -------------------------------------------------------------------------------------------------------------- */

static int first_of(const table *t, int event)
{
    int i = 0;

    while (i < t->turn.events && t->turn.event[i].kind != event) i++;
    if (i == t->turn.events) fail_msg("event %s did not happen", mm_event_kinds[event].name);
    return i;
}

bool before(const table *t, int one, int other) { return first_of(t, one) < first_of(t, other); }

const mm_captain *captain(const table *t, int seat) { return &t->s.captain[seat]; }
int gold(const table *t, int seat) { return captain(t, seat)->gold; }
int stash(const table *t, int seat) { return captain(t, seat)->stash; }
int track(const table *t, int seat) { return captain(t, seat)->track; }
int bounty(const table *t, int seat, int nation) { return captain(t, seat)->bounty[nation]; }
int hand_size(const table *t, int seat) { return rs_zone_size(&captain(t, seat)->glory); }
int cargo_size(const table *t, int seat) { return rs_zone_size(&captain(t, seat)->cargo); }
int demanded(const table *t, const char *port) { return t->s.demand[zone(port)]; }

static bool is_in(const table *t, int seat, const char *name, bool port)
{
    return captain(t, seat)->zone == zone(name) && captain(t, seat)->in_port == port;
}

bool at_sea(const table *t, int seat, const char *name) { return is_in(t, seat, name, false); }
bool in_port(const table *t, int seat, const char *name) { return is_in(t, seat, name, true); }

static bool same_values(const int8_t have[MM_LOCATIONS], const char *text)
{
    int8_t want[MM_LOCATIONS];

    read_values(text, want);
    if (!memcmp(want, have, sizeof want)) return true;
    print_message("the values are %d/%d/%d/%d/%d\n", have[0], have[1], have[2], have[3], have[4]);
    return false;
}

bool values_are(const table *t, int seat, const char *values) { return same_values(captain(t, seat)->value, values); }
bool foe_is(const table *t, const char *values) { return same_values(t->s.battle.npc, values); }

/* Are these all, and nothing else, in the set? Tells what is, if not. */
static bool set_is(rs_set set, const rs_words *of, const char *names)
{
    words w;
    rs_set want = {{0, 0}};
    int thing;

    split(&w, names);
    for (int i = 0; i < w.count; i++) rs_add(&want, value(of, w.token[i]));
    if (!memcmp(&want, &set, sizeof set)) return true;
    RS_EACH(thing, set) print_message("there is %s\n", of->term[thing].word);
    return false;
}

static rs_set of_bits(int bits) { return (rs_set){{(uint64_t)bits, 0}}; }

bool cargo_is(const table *t, int seat, const char *cards) { return set_is(captain(t, seat)->cargo.cards, &mm_cargo_words, cards); }
bool glory_is(const table *t, int seat, const char *cards) { return set_is(captain(t, seat)->glory.cards, &mm_glory_words, cards); }
bool rumours_are(const table *t, int seat, const char *cards) { return set_is(captain(t, seat)->rumours.cards, &mm_rumour_words, cards); }
bool weapons_are(const table *t, int seat, const char *weapons)
{
    return set_is(of_bits(captain(t, seat)->weapons), &mm_weapon_words, weapons);
}
bool mods_are(const table *t, int seat, const char *mods) { return set_is(of_bits(captain(t, seat)->mods), &mm_mod_words, mods); }

bool bounties_are(const table *t, int seat, const char *bounties)
{
    words w;
    int8_t want[MM_NATIONS] = {0};

    split(&w, bounties);
    read_bounties(&w, want);
    return !memcmp(want, captain(t, seat)->bounty, sizeof want);
}

bool is_hired(const table *t, int seat, const char *specialist)
{
    int card = value(&mm_glory_words, specialist);

    return captain(t, seat)->hired[(card - MM_ORDINARY) / 2] == card;
}

bool holds_mission(const table *t, int seat, const char *mission) { return captain(t, seat)->mission == value(&mm_mission_words, mission); }

bool is_open(const table *t, const char *mission)
{
    int card = value(&mm_mission_words, mission);

    return t->s.open_mission[0] == card || t->s.open_mission[1] == card;
}

bool discarded(const table *t, const char *name)
{
    int card, which = kind_of(name, &card);
    mm_state s = t->s;

    return piles[which].discard && rs_has(discard_of(&s, which), card);
}

bool in_deck(const table *t, const char *name)
{
    int card, which = kind_of(name, &card);
    mm_state s = t->s;

    return rs_has(deck_of(&s, which), card);
}

bool on_table(const table *t, const char *cargo) { return rs_has(&t->s.table, value(&mm_cargo_words, cargo)); }

bool npc_is(const table *t, const char *commander, const char *where)
{
    int card = value(&mm_event_words, commander);

    return t->s.npc[card / 3].top == card && t->s.npc[card / 3].zone == zone(where);
}

bool npc_gone(const table *t, int npc) { return t->s.npc[npc].zone == MM_NONE; }

/* ---- Battles ---------------------------------------------------------------------------------------------------------------- */

table *battle(const char *attacker, const char *defender, const char *outcomes)
{
    char text[600];
    table *t;

    snprintf(text, sizeof text, "A %s, at CSE; B %s, at CSE; next S 1 %s", attacker, defender, outcomes);
    t = position(2, text);
    play(t, A, "scout blue");
    all_drawn(t);
    return t;
}

table *boarding(const char *attacker, const char *defender, const char *outcomes)
{
    table *t = battle(attacker, defender, "1 1 1 1");

    play(t, A, "declare board");
    draws(t, "S S 1 1");
    roll(t, B, "declare shoot", outcomes);
    return t;
}
