/* entries.c - writing a table's log: each entry is applied, noted in the store and for those who watch; and what follows by itself. */
#include "server/house.h"
#include "engine/game.h"

#include <stdio.h>
#include <string.h>

enum {
    SNAPSHOT_EVERY = 64,
    LATE_AT_MOST = 3,
    ENTRIES = 20000,    /* of a log, but for those that are always taken; */
    OPENING = 2000,     /* of them before the game, */
    OWN_OPENING = 100,  /* of them one person's */
    ABSENCE = 30,       /* days of planned absence that can lengthen a turn */
    WATCHED_PACE = 500, /* milliseconds between bots' moves where somebody looks on but nobody is to play; */
    LIVE_PACE = 2000,   /* where nobody looks on, but a live clock was wanted; */
    DAYS_PACE = 600000, /* a slow one */
    ASLEEP = 60000,     /* after so long a table at which bots are to move is looked up in the store, in case that this process has ended */
};

/* ---- One entry ------------------------------------------------------------------------------------------------------------------ */

static void take_snapshot(house *h, table *t, int seq)
{
    store_snapshot snapshot = {.seq = seq, .moves = table_moves(t), .rules = t->setup.game->rules_version, .canonical = true};

    snprintf(snapshot.hash, sizeof snapshot.hash, "%016llx", (unsigned long long)rs_state_hash(t->setup.game, t->session->state));
    store_snapshot_put(h->store, t->id, &snapshot);
}

/* What a game needs to come to its end is always taken: each of these is bounded by itself, or by the moves that a game can have. */
static bool is_always_taken(entry_kind kind)
{
    switch (kind) {
    case ENTRY_START:
    case ENTRY_MOVE:
    case ENTRY_BOT_MOVE:
    case ENTRY_TIMEOUT:
    case ENTRY_RESUME:
    case ENTRY_LEAVE:
    case ENTRY_RETURN:
    case ENTRY_CONCEDE:
    case ENTRY_REMATCH:
    case ENTRY_RULES:
    case ENTRY_END: return true;
    default: return false;
    }
}

static bool is_of_opening(entry_kind kind) { return kind == ENTRY_JOIN || kind == ENTRY_COLOUR || kind == ENTRY_BOT; }

static int entries_of(const table *t, const char *user)
{
    int count = 0;

    for (int i = 0; i < t->entries; i++) count += strcmp(t->log[i]->user, user) == 0 && is_of_opening(t->log[i]->kind);
    return count;
}

/* Coming and going before the game costs nobody anything, and would fill a log before it has a game. Whoever has not been there yet is let
 * in all the same: a crowd of pests does not close a table to others. */
static const char *refuse_more(const table *t, const store_entry *e)
{
    entry_kind kind = entry_kind_of(e->kind);
    int own;

    if (t->entries >= ENTRIES && !is_always_taken(kind))
        return "The log of this table is full: only moves, leaving and giving up are taken.";
    if (!is_of_opening(kind) || table_state_of(t) != TABLE_OPEN) return NULL;
    own = *e->user ? entries_of(t, e->user) : 0;
    if (t->entries >= OPENING && (own > 0 || !*e->user)) return "Too much has happened at this table before its game; lay another one.";
    return own >= OWN_OPENING ? "You have changed your mind at this table too often." : NULL;
}

bool enter(house *h, table *t, const store_entry *wanted, const char **code, char problem[RS_LINE])
{
    store_entry e = *wanted;
    const char *why = refuse_more(t, &e);

    if (why) {
        *code = "too-much";
        snprintf(problem, RS_LINE, "%s", why);
        return false;
    }
    e.seq = t->entries + 1;
    e.at = h->now > t->changed ? h->now : t->changed; /* a log never goes back in time */
    why = table_apply(t, &e, code, problem);
    if (why) {
        if (why != problem) snprintf(problem, RS_LINE, "%s", why);
        return false;
    }
    house_touch(h, t);
    store_append(h->store, t->id, &e);
    table_keep(t, &e);
    t->dirty = true;
    h->count.entries++;
    if (t->session && (e.seq % SNAPSHOT_EVERY == 0 || table_is_over(t))) take_snapshot(h, t, e.seq);
    wire_note(h, t);
    return true;
}

bool enter_for(house *h, table *t, entry_kind kind, int seat, const char *text)
{
    store_entry e = {.seat = seat};
    char problem[RS_LINE];
    const char *code;

    snprintf(e.kind, sizeof e.kind, "%s", entry_names[kind]);
    snprintf(e.text, sizeof e.text, "%s", text);
    return enter(h, t, &e, &code, problem);
}

/* ---- What follows --------------------------------------------------------------------------------------------------------------- */

/* A pause needs everybody who plays. To take moves back, or to end without a result, needs everybody who has a seat, also those for whom a
 * bot plays for a while. */
static bool must_agree(const table *t, int seat)
{
    return t->proposal.what == PROPOSE_PAUSE ? !table_bot(t, seat) : table_is_person(t, seat);
}

static bool all_agree(const table *t)
{
    for (int i = 0; i < t->setup.players; i++)
        if (must_agree(t, i) && !(t->proposal.agreed & 1U << i)) return false;
    return true;
}

static bool is_alone(const table *t, int seat)
{
    for (int i = 0; i < t->setup.players; i++)
        if (i != seat && table_is_person(t, i)) return false;
    return true;
}

static void carry_out(house *h, table *t)
{
    char left[32];

    if (t->proposal.seat < 0 || !all_agree(t)) return;
    snprintf(left, sizeof left, "%d%s", t->proposal.moves, is_alone(t, t->proposal.seat) ? " practice" : "");
    switch (t->proposal.what) {
    case PROPOSE_PAUSE: enter_for(h, t, ENTRY_PAUSE, RS_NOBODY, ""); break;
    case PROPOSE_END: enter_for(h, t, ENTRY_END, RS_NOBODY, ""); break;
    default: enter_for(h, t, ENTRY_TAKEBACK, RS_NOBODY, left);
    }
}

/* Newer rules have come: from here on they hold. What cannot be told by the log alone is kept in the same moment. */
static void enter_rules(house *h, table *t)
{
    char text[STORE_TEXT];

    memcpy(text, t->rules_due, sizeof text);
    if (enter_for(h, t, ENTRY_RULES, RS_NOBODY, text)) games_keep(h, t);
}

/* Calls the person who is asked and is not looking, once a turn. */
static void nudge(house *h, table *t)
{
    int asked = table_asked(t);
    store_user user;

    if (table_state_of(t) != TABLE_RUNNING || table_bot(t, asked) || wire_is_here(t, t->chair[asked].user)) return;
    if (t->nudged == table_moves(t) + 1) return;
    t->nudged = table_moves(t) + 1;
    if (store_user_get(h->store, t->chair[asked].user, &user) && *user.webhook) crew_nudge(h, &user, t);
}

static bool is_for_a_person(const table *t)
{
    for (int i = 0; i < t->setup.players; i++)
        if (!table_bot(t, i)) return true;
    return false;
}

static bool is_looked_at(const house *h, const table *t) { return t->watchers || h->tick < t->looked_at_until; }

/* How long after the last entry the bot that is asked is to move; -1: nobody waits for it, and the table sleeps. A game on a clock shall
 * come to its end all the same. */
static int64_t pace(const house *h, const table *t)
{
    if (is_for_a_person(t)) return 0;
    if (is_looked_at(h, t)) return WATCHED_PACE;
    return t->setup.clock == CLOCK_LIVE ? LIVE_PACE : t->setup.clock == CLOCK_DAYS ? DAYS_PACE : -1;
}

static bool is_asked(const table *t) { return table_state_of(t) == TABLE_RUNNING && table_bot(t, table_asked(t)); }

/* Where a person plays the bot is asked at once, elsewhere when no others wait. */
static void see_to_bot(house *h, table *t)
{
    int64_t wait = is_asked(t) ? pace(h, t) : -1;

    if (wait < 0)
        crew_recall_bot(t);
    else if (wait == 0)
        crew_ask_bot(h, t, false);
    else if (h->now >= t->changed + wait && crew_waiting(h, POOL_BOTS) == 0)
        crew_ask_bot(h, t, true);
}

void entries_follow(house *h, table *t)
{
    if (*t->rules_due) enter_rules(h, t);
    if (table_state_of(t) == TABLE_OPEN && table_free_seat(t) < 0) enter_for(h, t, ENTRY_START, RS_NOBODY, "");
    if (table_state_of(t) == TABLE_RUNNING) carry_out(h, t);
    if (table_state_of(t) != TABLE_RUNNING) return;
    if (table_bot(t, table_asked(t)))
        see_to_bot(h, t);
    else if (t->log[t->entries - 1]->seat != table_asked(t))
        nudge(h, t);
}

/* ---- Clocks --------------------------------------------------------------------------------------------------------------------- */

static void usual_move(const table *t, char text[RS_LINE])
{
    const rs_decision *decision = rs_pending(t->setup.game, t->session->state);
    const rs_moves *moves = &t->session->turn.moves;
    rs_text out = rs_text_on(text, RS_LINE);

    rs_move_text(t->setup.game, t->session->state, decision->usual ? decision->usual(t->session->state, moves) : moves->at[0], &out);
}

/* In planned absence a slow clock stands still: the turn is longer by as much of it as falls into it. */
int64_t entries_deadline(const house *h, const table *t)
{
    int64_t deadline = table_deadline(t), from, until;

    if (deadline == 0 || t->setup.clock != CLOCK_DAYS) return deadline;
    if (!account_absence(h, t->chair[table_asked(t)].user, &from, &until)) return deadline;
    if (from < t->asked_since) from = t->asked_since;
    if (from >= deadline || until <= from) return deadline;
    return deadline + (until - from < (int64_t)ABSENCE * DAY ? until - from : (int64_t)ABSENCE * DAY);
}

int64_t entries_due(const house *h, const table *t)
{
    int64_t wait = is_asked(t) ? pace(h, t) : -1;

    if (wait < 0) return entries_deadline(h, t);
    return wait < LIVE_PACE ? h->now + ASLEEP : t->changed + wait; /* who plays or looks on keeps it in memory */
}

/* Time is up: the cautious move is made; who is late again and again is played by a bot until he returns. */
static void move_for_the_late(house *h, table *t)
{
    int asked = table_asked(t);
    char text[RS_LINE];

    usual_move(t, text);
    enter_for(h, t, ENTRY_TIMEOUT, asked, text);
    if (t->chair[asked].timeouts >= LATE_AT_MOST && table_state_of(t) == TABLE_RUNNING) enter_for(h, t, ENTRY_LEAVE, asked, "");
    entries_follow(h, t);
}

/* An absence only lengthens: before the plain deadline nobody's need be looked up. */
void entries_tick(house *h, table *t)
{
    int64_t deadline = table_deadline(t);

    if (!t->mine) return;
    see_to_bot(h, t);
    if (deadline > 0 && h->now >= deadline && h->now >= entries_deadline(h, t)) move_for_the_late(h, t);
}
