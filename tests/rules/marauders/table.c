/* table.c - positions in words, for the rules tests of marauders: the empty table, and what follows from what was said. */
#include "building.h"

#include <string.h>

/* ---- Piles of cards ------------------------------------------------------------------------------------------------------- */

const pile piles[] = {
    {"events", &mm_event_words, MM_EVENTS_CARDS, offsetof(mm_state, event_deck), offsetof(mm_state, event_discard)},
    {"captains", &mm_master_words, MM_CAPTAINS, offsetof(mm_state, captain_deck), offsetof(mm_state, dead_captains)},
    {"cargo", &mm_cargo_words, MM_CARGO, offsetof(mm_state, cargo_deck), offsetof(mm_state, cargo_discard)},
    {"glory", &mm_glory_words, MM_GLORY, offsetof(mm_state, glory_deck), offsetof(mm_state, glory_discard)},
    {"rumours", &mm_rumour_words, MM_RUMOURS, offsetof(mm_state, rumour_deck), 0},
    {"missions", &mm_mission_words, MM_MISSIONS, offsetof(mm_state, mission_deck), offsetof(mm_state, mission_discard)},
};

rs_set *deck_of(mm_state *s, int which) { return &((rs_zone *)(void *)((char *)s + piles[which].deck))->cards; }
rs_set *discard_of(mm_state *s, int which) { return (rs_set *)(void *)((char *)s + piles[which].discard); }

int take(mm_state *s, int which, int card)
{
    if (!rs_has(deck_of(s, which), card)) fail_msg("%s is placed twice", piles[which].of->term[card].word);
    rs_remove(deck_of(s, which), card);
    return card;
}

/* Which kind of card this is, and which of them. */
int kind_of(const char *name, int *card)
{
    for (int which = 0; which < PILES; which++)
        if (rs_value(piles[which].of, name, card) && *card >= 0) return which;
    fail_msg("'%s' is no card", name);
    return 0;
}

/* ---- Questions about cards that nobody holds ------------------------------------------------------------------------------ */

static bool all_asked; /* the test answers them itself */

/* Without actions only cards are asked about (MM-17.2). */
static bool asks_for_last_cards(const mm_state *s)
{
    return rs_top_of(s)->kind == MM_D_ACTION && s->turn.actions == 0 && s->turn.extra == 0;
}

static bool may_pass_on(const table *t)
{
    static const uint8_t about_cards[] = {MM_D_WIN_ANNOUNCE, MM_D_BATTLE_WINDOW, MM_D_WIN_CARD, MM_D_REROLL, MM_D_ABSORB, RS_NO_POINT};

    return !all_asked && rs_asked(&t->s) >= 0 && t->turn.moves.count == 1 &&
           (rs_among(about_cards, rs_top_of(&t->s)->kind) || asks_for_last_cards(&t->s));
}

/* What happened before and what happens by it is told together. */
void pass_on(table *t)
{
    static rs_event told[RS_EVENTS];

    while (may_pass_on(t)) {
        int before = t->turn.events;

        memcpy(told, t->turn.event, sizeof *told * (size_t)before);
        rs_choose(&mm_game, &t->s, 0, &t->turn);
        if (before + t->turn.events > RS_EVENTS) fail_msg("too much happens at once");
        memmove(t->turn.event + before, t->turn.event, sizeof *told * (size_t)t->turn.events);
        memcpy(t->turn.event, told, sizeof *told * (size_t)before);
        t->turn.events += before;
        sound(t);
    }
}

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
    all_asked = b.all_asked;
    for (int seat = 0; seat < players; seat++) finish_captain(&b, seat);
    finish_tokens(&b);
    finish_missions(&b);
    b.t->turn.events = 0;
    stand_at(&b);
    sound(b.t);
    rs_settle(&mm_game, &b.t->s, &b.t->turn);
    sound(b.t);
    pass_on(b.t);
    if (b.t->chance.failed) fail_msg("'%s' could not come", b.t->chance.wanted.text);
    return b.t;
}
