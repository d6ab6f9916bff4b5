/* statements.c - what a position in words says, for the rules tests of marauders. */
#include "building.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Tokens --------------------------------------------------------------------------------------------------------------- */

static int next_number(words *w) { return atoi(next(w)); }
static int next_of(words *w, const rs_words *of) { return value(of, next(w)); }
static int next_seat(words *w) { return next(w)[0] - 'A'; }
static bool is_seat(const char *name) { return name[0] >= 'A' && name[0] <= 'D' && !name[1]; }
static bool is_none(const char *name) { return !strcmp(name, "none"); }

static int next_card(words *w, mm_state *s, int which) { return take(s, which, next_of(w, piles[which].of)); }

static void take_cards(words *w, mm_state *s, int which, rs_set *into)
{
    while (!done(w)) rs_add(into, next_card(w, s, which));
}

/* ---- Captains ------------------------------------------------------------------------------------------------------------- */

static uint8_t bits_of(words *w, const rs_words *of)
{
    int set = 0;

    while (!done(w)) set |= 1 << next_of(w, of);
    return (uint8_t)set;
}

void read_values(const char *text, int8_t into[MM_LOCATIONS])
{
    int v[MM_LOCATIONS];

    if (sscanf(text, "%d/%d/%d/%d/%d", &v[0], &v[1], &v[2], &v[3], &v[4]) != MM_LOCATIONS) fail_msg("'%s' are no values", text);
    for (int i = 0; i < MM_LOCATIONS; i++) into[i] = (int8_t)v[i];
}

void read_bounties(words *w, int8_t into[MM_NATIONS])
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

static int step_named(const char *name)
{
    static const char *const names[] = {"act", "port", "start", "round", "end"};

    for (int i = 0; i < RS_COUNT(names); i++)
        if (!strcmp(names[i], name)) return i;
    fail_msg("no step '%s'", name);
    return 0;
}

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
    else if (!strcmp(what, "all-asked")) b->all_asked = true;
    else if (!strcmp(what, "next")) while (!done(w)) draws(b->t, next(w));
    else return false;
    return true;
}

void statement(building *b)
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
