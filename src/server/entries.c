/* entries.c - writing a table's log: each entry is applied, noted in the store and told; and what follows by itself. */
#include "server/house.h"
#include "engine/game.h"
#include "engine/hash.h"

#include <stdio.h>
#include <string.h>

enum { SNAPSHOT_EVERY = 64, LATE_AT_MOST = 3 };

/* ---- One entry ------------------------------------------------------------------------------------------------------------------ */

static void take_snapshot(house *h, table *t, int seq)
{
    store_snapshot snapshot = {.seq = seq, .moves = table_moves(t), .rules = t->setup.game->rules_version};

    snprintf(snapshot.hash, sizeof snapshot.hash, "%016llx", (unsigned long long)rs_hash(t->session->state, t->setup.game->state_bytes));
    store_snapshot_put(h->store, t->id, &snapshot);
}

bool enter(house *h, table *t, const store_entry *wanted, const char **code, char problem[RS_LINE])
{
    store_entry e = *wanted;
    const char *why;

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
    if (t->session && (e.seq % SNAPSHOT_EVERY == 0 || table_state_of(t) == TABLE_OVER)) take_snapshot(h, t, e.seq);
    wire_tell(h, t);
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

/* Everybody else who sits at the table and is there. */
static bool all_agree(const table *t)
{
    for (int i = 0; i < t->setup.players; i++)
        if (!table_bot(t, i) && !(t->proposal.agreed & 1U << i)) return false;
    return true;
}

static void carry_out(house *h, table *t)
{
    char left[16];

    if (t->proposal.seat < 0 || !all_agree(t)) return;
    snprintf(left, sizeof left, "%d", t->proposal.moves);
    if (t->proposal.pause)
        enter_for(h, t, ENTRY_PAUSE, RS_NOBODY, "");
    else
        enter_for(h, t, ENTRY_TAKEBACK, RS_NOBODY, left);
}

/* Calls the person who is asked and is not looking, once a turn. */
static void nudge(house *h, table *t)
{
    int asked = table_asked(t);
    store_user user;

    if (table_state_of(t) != TABLE_RUNNING || table_bot(t, asked) || wire_is_here(t, t->chair[asked].user)) return;
    if (t->nudged == table_moves(t) + 1) return;
    t->nudged = table_moves(t) + 1;
    if (store_user_get(h->store, t->chair[asked].user, &user) && *user.webhook) crew_nudge(h, user.webhook, t->id, t->setup.game->id);
}

void entries_follow(house *h, table *t)
{
    if (table_state_of(t) == TABLE_OPEN && table_free_seat(t) < 0) enter_for(h, t, ENTRY_START, RS_NOBODY, "");
    if (table_state_of(t) == TABLE_RUNNING) carry_out(h, t);
    if (table_state_of(t) != TABLE_RUNNING) return;
    if (table_bot(t, table_asked(t)))
        crew_ask_bot(h, t);
    else if (t->log[t->entries - 1]->seat != table_asked(t))
        nudge(h, t);
}

/* ---- Clocks --------------------------------------------------------------------------------------------------------------------- */

static void usual_move(const table *t, char text[RS_LINE])
{
    const rs_decision *decision = rs_pending(t->setup.game, t->session->state);
    const rs_moves *moves = &t->session->turn.moves;
    rs_text out = rs_text_on(text, RS_LINE);

    rs_move_text(t->setup.game, decision->usual ? decision->usual(t->session->state, moves) : moves->at[0], &out);
}

/* In planned absence a slow clock stands still: the turn is longer by as much of it as falls into it. */
int64_t entries_deadline(const house *h, const table *t)
{
    int64_t deadline = table_deadline(t), from, until;

    if (deadline == 0 || t->setup.clock != CLOCK_DAYS) return deadline;
    if (!account_absence(h, t->chair[table_asked(t)].user, &from, &until)) return deadline;
    if (from < t->asked_since) from = t->asked_since;
    return from < deadline && from < until ? deadline + until - from : deadline;
}

/* Time is up: the cautious move is made; who is late again and again is played by a bot until he returns. */
void entries_tick(house *h, table *t)
{
    int64_t deadline = entries_deadline(h, t);
    int asked = table_asked(t);
    char text[RS_LINE];

    if (!t->mine || deadline == 0 || h->now < deadline) return;
    usual_move(t, text);
    enter_for(h, t, ENTRY_TIMEOUT, asked, text);
    if (t->chair[asked].timeouts >= LATE_AT_MOST && table_state_of(t) == TABLE_RUNNING) enter_for(h, t, ENTRY_LEAVE, asked, "");
    entries_follow(h, t);
}
