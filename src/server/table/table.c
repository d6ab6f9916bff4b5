/* table.c - what each entry of a table's log does to it. */
#include "server/table/table.h"
#include "server/room.h"
#include "engine/game.h"
#include "protocol/gamefile.h"
#include "protocol/reply.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char stand_in[] = "mate"; /* the bot that plays for who is away */

table *table_new(const char *id, const setup *laid, int64_t created)
{
    table *t = calloc(1, sizeof *t);

    if (!t) return NULL;
    snprintf(t->id, sizeof t->id, "%s", id);
    t->setup = *laid;
    t->created = t->changed = created;
    t->rules = laid->rules;
    t->proposal.seat = RS_NOBODY;
    for (int i = 0; i < RS_SEATS; i++) t->chair[i].left = laid->time;
    return t;
}

void table_free(table *t)
{
    for (int i = 0; i < t->entries; i++) free(t->log[i]);
    for (int i = 0; i < READERS; i++) free(t->shown[i]);
    free(t->log);
    free(t->slot);
    free(t->way);
    free(t->past);
    free(t->result);
    free(t->session);
    free(t);
}

/* ---- Looking ------------------------------------------------------------------------------------------------------------------ */

static bool has_begun(const table *t) { return t->past ? t->past->begun : t->session != NULL; }
static bool is_decided(const table *t) { return t->past ? t->past->over : rs_session_asked(t->session) < 0; }

table_state table_state_of(const table *t)
{
    if (*t->stuck) return TABLE_STUCK;
    if (t->ended) return TABLE_ENDED;
    if (!has_begun(t)) return TABLE_OPEN;
    if (is_decided(t)) return TABLE_OVER;
    return t->paused ? TABLE_PAUSED : TABLE_RUNNING;
}

bool table_is_over(const table *t) { return table_state_of(t) == TABLE_OVER || table_state_of(t) == TABLE_ENDED; }

int table_asked(const table *t)
{
    if (t->past) return t->past->asked;
    return t->session && !t->ended ? rs_session_asked(t->session) : RS_NOBODY;
}

int table_moves(const table *t)
{
    if (t->past) return t->past->moves;
    return t->session ? rs_session_moves(t->session) : 0;
}

int table_seat_of(const table *t, const char *user)
{
    if (!*user) return RS_NOBODY;
    for (int i = 0; i < t->setup.players; i++)
        if (strcmp(t->chair[i].user, user) == 0) return i;
    return RS_NOBODY;
}

/* Whose account is deleted keeps the seat, without being anybody. */
static bool is_free(const chair *c) { return !*c->name && !c->bot; }

int table_free_seat(const table *t)
{
    for (int i = 0; i < t->setup.players; i++)
        if (is_free(&t->chair[i])) return i;
    return RS_NOBODY;
}

const rs_bot *table_bot(const table *t, int seat)
{
    const chair *c = &t->chair[seat];

    return c->bot ? c->bot : c->away || !*c->user ? rs_bot_find(stand_in) : NULL;
}

const char *chair_colour(const table *t, int seat)
{
    int colour = t->chair[seat].colour;

    return colour ? t->setup.game->captains->term[colour - 1].word : "";
}

uint16_t table_colours(const table *t)
{
    int8_t chosen[RS_SEATS];

    for (int i = 0; i < RS_SEATS; i++) chosen[i] = (int8_t)(t->chair[i].colour - 1);
    return rs_pack_colours(chosen);
}

bool table_is_person(const table *t, int seat) { return *t->chair[seat].user && !t->chair[seat].bot; }

/* ---- The way back ---------------------------------------------------------------------------------------------------------------

   Taking moves back plays the game again from the last waypoint before them. So that this is never far, however often it is done, one is
   noted every so many moves, and closer where the game was taken back to. */

enum { WAY = 32, WAY_BACK = 8 };

static rs_waypoint *next_way(table *t)
{
    if (t->waypoints == t->way_room) {
        t->way_room = t->way_room ? t->way_room * 2 : 4;
        t->way = more_room(t->way, sizeof *t->way * (size_t)t->way_room);
    }
    return &t->way[t->waypoints++];
}

static void note_way(table *t, int apart)
{
    if (t->waypoints > 0 && t->session->horizon_count < t->way[t->waypoints - 1].count + apart) return;
    rs_session_mark(t->session, next_way(t));
}

void table_attach(table *t, rs_session *session)
{
    free(t->past);
    t->past = NULL;
    t->session = session;
    if (session) rs_session_mark_origin(session, next_way(t));
}

/* The last waypoint that is not behind so many moves; those that are, are forgotten. */
static const rs_waypoint *way_to(table *t, int moves)
{
    while (t->way[t->waypoints - 1].count > moves) t->waypoints--;
    return &t->way[t->waypoints - 1];
}

/* ---- Clocks ------------------------------------------------------------------------------------------------------------------- */

/* The chair of a person whose time is running, or NULL. */
static const chair *ticking(const table *t)
{
    int asked = table_asked(t);

    return t->setup.clock != CLOCK_NONE && table_state_of(t) == TABLE_RUNNING && !table_bot(t, asked) ? &t->chair[asked] : NULL;
}

int64_t table_deadline(const table *t)
{
    const chair *c = ticking(t);

    if (!c) return 0;
    return t->asked_since + (t->setup.clock == CLOCK_LIVE ? c->left : t->setup.time);
}

int64_t table_left(const table *t, int seat, int64_t now)
{
    const chair *c = &t->chair[seat];
    int64_t left = c == ticking(t) ? c->left - (now - t->asked_since) : c->left;

    return left > 0 ? left : 0;
}

/* Charges the time up to now to who was asked. */
static void settle(table *t, int64_t now)
{
    int asked = table_asked(t);

    if (t->setup.clock == CLOCK_LIVE && asked >= 0) t->chair[asked].left = table_left(t, asked, now);
    t->asked_since = now;
}

/* A person who ran out of time is not thrown out at once. */
static int64_t grace(const setup *s)
{
    int64_t tenth = s->time / 10 < 60000 ? s->time / 10 : 60000;

    return tenth > s->more ? tenth : s->more;
}

/* ---- What entries do ---------------------------------------------------------------------------------------------------------- */

typedef struct change {
    table *t;
    const store_entry *e;
    const char **code;
    char *problem;
} change;

static const char *refuse(const change *c, const char *code, const char *why)
{
    *c->code = code;
    return why;
}

static chair *own_chair(const change *c) { return &c->t->chair[c->e->seat]; }

/* Coming and going is no affair of somebody else's clock. */
static void settle_own(const change *c)
{
    if (table_asked(c->t) == c->e->seat) settle(c->t, c->e->at);
}

static const char *choose_colour(const change *c, const char *word)
{
    int8_t colour;
    const char *why = rs_colour_read(c->t->setup.game, word, &colour);

    if (why) return refuse(c, "bad-request", why);
    for (int i = 0; i < c->t->setup.players; i++)
        if (i != c->e->seat && c->t->chair[i].colour == colour + 1) return refuse(c, "taken", "Somebody else plays this colour.");
    own_chair(c)->colour = (int8_t)(colour + 1);
    return NULL;
}

/* "77aa Ann", or with a colour "77aa/green Ann". */
static const char *join(change *c)
{
    chair *own = own_chair(c);
    size_t first = strcspn(c->e->text, " "), entropy = strcspn(c->e->text, " /");
    char colour[STORE_NAME];
    const char *why = NULL;

    if (has_begun(c->t)) return refuse(c, "not-now", "The game has begun.");
    if (!is_free(own)) return refuse(c, "taken", "This seat is taken.");
    if (!c->e->text[first] || entropy > RS_SEED) return refuse(c, "bad-request", "A name is missing.");
    snprintf(colour, sizeof colour, "%.*s", first > entropy ? (int)(first - entropy - 1) : 0, c->e->text + entropy + 1);
    if (*colour && (why = choose_colour(c, colour))) return why;
    snprintf(own->user, sizeof own->user, "%s", c->e->user);
    snprintf(own->name, sizeof own->name, "%s", c->e->text + first + 1);
    snprintf(own->entropy, sizeof own->entropy, "%.*s", (int)entropy, c->e->text);
    if (strcmp(own->entropy, "-") == 0) own->entropy[0] = 0;
    return NULL;
}

static const char *change_colour(change *c)
{
    if (has_begun(c->t)) return refuse(c, "not-now", "The game has begun.");
    return choose_colour(c, c->e->text);
}

static const char *seat_bot(change *c)
{
    chair *own = own_chair(c);
    const rs_bot *bot = rs_bot_find(c->e->text);

    if (has_begun(c->t)) return refuse(c, "not-now", "The game has begun.");
    if (*own->user) return refuse(c, "taken", "Somebody sits there.");
    if (!bot && strcmp(c->e->text, "-") != 0) return refuse(c, "bad-request", "There is no such bot.");
    own->bot = bot;
    return NULL;
}

static rs_beginning beginning(const table *t)
{
    rs_beginning b = {.game = t->setup.game, .players = t->setup.players, .options = t->setup.option, .seed = t->setup.seed};

    b.colours = table_colours(t);
    for (int i = 0; i < t->setup.players; i++)
        if (*t->chair[i].entropy) b.entropy[b.entropies++] = t->chair[i].entropy;
    return b;
}

static const char *start(change *c)
{
    table *t = c->t;
    rs_beginning b = beginning(t);
    const char *why;

    if (has_begun(t) || table_free_seat(t) >= 0) return refuse(c, "not-now", "The game cannot begin yet.");
    t->asked_since = c->e->at;
    if (t->past) return t->past->begun = true, NULL;
    t->session = calloc(1, sizeof *t->session);
    if (!t->session) return refuse(c, "failed", "There is no memory left.");
    why = rs_session_begin(t->session, &b, c->problem);
    if (why) {
        free(t->session);
        t->session = NULL;
        return refuse(c, "bad-request", why);
    }
    note_way(t, WAY);
    return NULL;
}

static const char *not_running(const change *c)
{
    switch (table_state_of(c->t)) {
    case TABLE_RUNNING: return NULL;
    case TABLE_OPEN: return refuse(c, "not-now", "The game has not begun.");
    case TABLE_PAUSED: return refuse(c, "not-now", "The game is paused.");
    case TABLE_ENDED:
    case TABLE_OVER: return refuse(c, "game-over", "The game is over.");
    default: return refuse(c, "stuck", c->t->stuck);
    }
}

static void withdraw(table *t) { t->proposal = (proposal){.seat = RS_NOBODY}; }

static void hear_nothing(void *context) { (void)context; }

static void note_wake(table *t)
{
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    const rs_session *s = t->session;

    if (rs_session_asked(s) < 0) return;
    rs_view(s->game, s->state, rs_session_asked(s), view);
    rs_wake_note(&t->wake, s->game, view);
}

/* Where older rules are read, by their words. */
static const char *make_move(const change *c)
{
    rs_session *s = c->t->session;

    if (c->t->past) return c->t->past->moves++, NULL;
    if (c->t->older) return rs_session_play_older(s, c->t->older, c->e->seat, c->e->text, hear_nothing, NULL, c->problem);
    note_wake(c->t);
    return rs_session_play_text(s, c->e->seat, c->e->text, c->problem);
}

static const char *move(change *c)
{
    table *t = c->t;
    const char *why = not_running(c);
    int64_t left = table_left(t, c->e->seat, c->e->at);

    if (why) return why;
    why = make_move(c);
    if (why) return refuse(c, rs_status_code(t->session->status), why);
    if (t->setup.clock == CLOCK_LIVE) own_chair(c)->left = left;
    t->asked_since = c->e->at;
    if (t->proposal.what == PROPOSE_TAKEBACK) withdraw(t);
    if (!t->past) note_way(t, WAY);
    return NULL;
}

static const char *own_move(change *c)
{
    const char *why = move(c);

    if (why) return why;
    own_chair(c)->timeouts = 0;
    own_chair(c)->declined = false;
    if (c->t->setup.clock == CLOCK_LIVE) own_chair(c)->left += c->t->setup.more;
    return NULL;
}

static const char *move_for_the_late(change *c)
{
    const char *why = move(c);

    if (why) return why;
    own_chair(c)->timeouts++;
    if (c->t->setup.clock == CLOCK_LIVE) own_chair(c)->left = grace(&c->t->setup);
    return NULL;
}

static const char *bot_move(change *c)
{
    const char *why = move(c);

    if (!why) own_chair(c)->stood_in = true;
    return why;
}

static bool is_move(entry_kind kind) { return kind == ENTRY_MOVE || kind == ENTRY_BOT_MOVE || kind == ENTRY_TIMEOUT; }

/* The entry by which the game last came to so many moves, or was set going again; its beginning, if by none. */
static const entry *entry_that_led_to(const table *t, int moves)
{
    int i = t->entries - 1;

    while (i > 0 && !(is_move(t->log[i]->kind) && t->log[i]->moves == moves) && t->log[i]->kind != ENTRY_START &&
           t->log[i]->kind != ENTRY_TAKEBACK && t->log[i]->kind != ENTRY_RESUME)
        i--;
    return t->log[i];
}

/* What a live clock was given with such a move. */
static int64_t given_with(const setup *s, entry_kind kind) { return kind == ENTRY_MOVE ? s->more : kind == ENTRY_TIMEOUT ? grace(s) : 0; }

/* A move that is taken back gives no time: neither what is added with a move, nor what is given to who was late, nor another turn's days.
 */
static void undo_clock(table *t, chair *own, int64_t now)
{
    int64_t given = given_with(&t->setup, entry_that_led_to(t, table_moves(t) + 1)->kind);

    settle(t, now); /* the same seat is asked before and after */
    if (t->setup.clock == CLOCK_DAYS) t->asked_since = entry_that_led_to(t, table_moves(t))->at;
    if (t->setup.clock == CLOCK_LIVE) own->left = own->left > given ? own->left - given : 0;
}

static const char *undo_move(const change *c)
{
    rs_session *s = c->t->session;

    if (c->t->past) return c->t->past->moves--, NULL;
    if (s->count == 0 || s->entry[s->count - 1].seat != c->e->seat) return "The last move was not yours.";
    return rs_session_undo(s);
}

static const char *undo(change *c)
{
    const char *why = not_running(c);

    if (why) return why;
    why = undo_move(c);
    if (why) return refuse(c, "no-undo", why);
    rs_wake_clear(&c->t->wake);
    undo_clock(c->t, own_chair(c), c->e->at);
    return NULL;
}

/* What came before newer rules did cannot be played again. */
static const char *refuse_going_back(const change *c, int left)
{
    if (!c->t->past && left >= 0 && left < c->t->session->past_moves)
        return refuse(c, "not-now", "The rules have changed since that move: it cannot be taken back.");
    return left < 0 || left >= table_moves(c->t) ? refuse(c, "bad-request", "There is no move to take back.") : NULL;
}

static void go_back(const change *c, int left)
{
    table *t = c->t;

    if (t->past) {
        t->past->moves = left;
        return;
    }
    left -= t->session->past_moves;
    rs_wake_clear(&t->wake);
    rs_session_rewind(t->session, way_to(t, left), left, c->problem);
    note_way(t, WAY_BACK);
}

/* Back to so many moves, however much was learnt since. */
static const char *take_back(change *c)
{
    table *t = c->t;
    int left = atoi(c->e->text);
    const char *why = not_running(c);

    if (!why) why = refuse_going_back(c, left);
    if (why) return why;
    settle(t, c->e->at);
    go_back(c, left);
    if (strstr(c->e->text, " practice")) t->practice = true;
    withdraw(t);
    return NULL;
}

static const char *propose(change *c)
{
    proposal p = {.seat = c->e->seat, .what = PROPOSE_PAUSE, .moves = -1, .agreed = 1U << c->e->seat};
    const char *why = not_running(c);

    if (why) return why;
    if (c->t->proposal.seat >= 0) return refuse(c, "not-now", "Another proposal is still open.");
    if (strcmp(c->e->text, "end") == 0)
        p.what = PROPOSE_END;
    else if (strcmp(c->e->text, "pause") != 0)
        p.what = PROPOSE_TAKEBACK;
    if (p.what == PROPOSE_END && !c->t->turned) return refuse(c, "not-now", "Only a game whose rules have changed can be ended like this.");
    if (p.what == PROPOSE_TAKEBACK && sscanf(c->e->text, "takeback %d", &p.moves) != 1) p.moves = -1;
    if (p.what == PROPOSE_TAKEBACK && (why = refuse_going_back(c, p.moves))) return why;
    c->t->proposal = p;
    return NULL;
}

static const char *agree(change *c)
{
    proposal *p = &c->t->proposal;

    if (p->seat < 0) return refuse(c, "not-now", "There is no proposal.");
    p->agreed |= 1U << c->e->seat;
    return NULL;
}

static const char *decline(change *c)
{
    if (c->t->proposal.seat < 0) return refuse(c, "not-now", "There is no proposal.");
    c->t->chair[c->t->proposal.seat].declined = true;
    withdraw(c->t);
    return NULL;
}

static const char *pause_game(change *c)
{
    const char *why = not_running(c);

    if (why) return why;
    settle(c->t, c->e->at);
    c->t->paused = true;
    withdraw(c->t);
    return NULL;
}

static const char *resume(change *c)
{
    if (table_state_of(c->t) != TABLE_PAUSED) return refuse(c, "not-now", "The game is not paused.");
    c->t->paused = false;
    c->t->asked_since = c->e->at;
    return NULL;
}

static const char *leave(change *c)
{
    chair *own = own_chair(c);

    if (table_state_of(c->t) == TABLE_OPEN) {
        *own = (chair){.left = c->t->setup.time};
        return NULL;
    }
    if (own->away) return refuse(c, "not-now", "A bot plays there already.");
    if (c->t->setup.clock == CLOCK_LIVE) settle_own(c);
    own->away = true;
    own->stood_in = false;
    return NULL;
}

/* A bot has played meanwhile: who comes back gets a little time, and the turn begins now. */
static void begin_afresh(const change *c)
{
    chair *own = own_chair(c);

    own->timeouts = 0;
    if (own->left < grace(&c->t->setup)) own->left = grace(&c->t->setup);
    if (table_asked(c->t) == c->e->seat) c->t->asked_since = c->e->at;
}

/* If no move was made for him, it is as if he had never been away: his time has run on. */
static const char *come_back(change *c)
{
    chair *own = own_chair(c);

    if (!own->away || own->bot) return refuse(c, "not-now", "This seat is not played by a bot for a while.");
    own->away = false;
    if (own->stood_in)
        begin_afresh(c);
    else if (c->t->setup.clock == CLOCK_LIVE)
        settle_own(c);
    return NULL;
}

/* With two, the game is over. With more it goes on, and a bot has the seat for good. */
static const char *concede(change *c)
{
    table *t = c->t;
    const char *why = not_running(c);

    if (why) return why;
    settle_own(c);
    if (t->past && t->setup.players == 2) return t->past->over = true, NULL;
    if (t->setup.players == 2) return (why = rs_session_concede(t->session, c->e->seat)) ? refuse(c, "not-now", why) : NULL;
    if (own_chair(c)->bot) return refuse(c, "not-now", "A bot plays there already.");
    own_chair(c)->bot = rs_bot_find(stand_in);
    return NULL;
}

static const char *rematch(change *c)
{
    if (!c->t->past && !table_is_over(c->t)) return refuse(c, "not-now", "The game is not over.");
    if (*c->t->next_table) return refuse(c, "not-now", "The next table is laid already.");
    snprintf(c->t->next_table, sizeof c->t->next_table, "%.16s", c->e->text);
    return NULL;
}

static const char *turn_rules(change *c)
{
    rules_note note;

    if (!rules_read(&note, c->e->text)) return refuse(c, "stuck", "The log of this table cannot be read.");
    c->t->rules = note.to;
    c->t->turned = c->t->turned || note.how == RULES_CONVERTED || note.how == RULES_SHORTENED;
    c->t->rules_due[0] = 0;
    if (c->t->past) c->t->past->moves = note.moves;
    return NULL;
}

static const char *end_game(change *c)
{
    const char *why = not_running(c);

    if (why) return why;
    settle(c->t, c->e->at);
    c->t->ended = true;
    withdraw(c->t);
    return NULL;
}

static const char *say(change *c) { return (void)c, NULL; }

static const char *(*const effects[ENTRY_KINDS])(change *) = {
    [ENTRY_JOIN] = join,        [ENTRY_BOT] = seat_bot,       [ENTRY_START] = start,
    [ENTRY_MOVE] = own_move,    [ENTRY_BOT_MOVE] = bot_move,  [ENTRY_TIMEOUT] = move_for_the_late,
    [ENTRY_UNDO] = undo,        [ENTRY_TAKEBACK] = take_back, [ENTRY_CHAT] = say,
    [ENTRY_PROPOSE] = propose,  [ENTRY_AGREE] = agree,        [ENTRY_DECLINE] = decline,
    [ENTRY_PAUSE] = pause_game, [ENTRY_RESUME] = resume,      [ENTRY_LEAVE] = leave,
    [ENTRY_RETURN] = come_back, [ENTRY_CONCEDE] = concede,    [ENTRY_REMATCH] = rematch,
    [ENTRY_RULES] = turn_rules, [ENTRY_END] = end_game,       [ENTRY_COLOUR] = change_colour,
};

/* Entries that belong to no seat. */
static bool is_for_all(entry_kind kind)
{
    return kind == ENTRY_START || kind == ENTRY_TAKEBACK || kind == ENTRY_PAUSE || kind == ENTRY_RULES || kind == ENTRY_END;
}

const char *table_apply(table *t, const store_entry *e, const char **code, char problem[RS_LINE])
{
    entry_kind kind = entry_kind_of(e->kind);
    change c = {t, e, code, problem};

    if (kind == ENTRY_KINDS || e->seq != t->entries + 1) return refuse(&c, "stuck", "The log of this table cannot be read.");
    if (!is_for_all(kind) && (e->seat < 0 || e->seat >= t->setup.players)) return refuse(&c, "no-seat", "There is no such seat.");
    return effects[kind](&c);
}
