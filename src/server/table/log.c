/* log.c - a table's log in memory: what each entry said and did, so that it can be told at any time; and which command made it. */
#include "server/table/table.h"
#include "server/room.h"
#include "engine/text.h"

#include <stdlib.h>
#include <string.h>

const char *const entry_names[ENTRY_KINDS] = {
    [ENTRY_JOIN] = "join",        [ENTRY_BOT] = "bot",         [ENTRY_START] = "start", [ENTRY_MOVE] = "move",
    [ENTRY_BOT_MOVE] = "botmove", [ENTRY_TIMEOUT] = "timeout", [ENTRY_UNDO] = "undo",   [ENTRY_TAKEBACK] = "takeback",
    [ENTRY_CHAT] = "chat",        [ENTRY_PROPOSE] = "propose", [ENTRY_AGREE] = "agree", [ENTRY_DECLINE] = "decline",
    [ENTRY_PAUSE] = "pause",      [ENTRY_RESUME] = "resume",   [ENTRY_LEAVE] = "leave", [ENTRY_RETURN] = "return",
    [ENTRY_CONCEDE] = "concede",  [ENTRY_REMATCH] = "rematch", [ENTRY_RULES] = "rules", [ENTRY_END] = "end",
    [ENTRY_COLOUR] = "colour",
};

entry_kind entry_kind_of(const char *name)
{
    entry_kind kind = 0;

    while (kind < ENTRY_KINDS && strcmp(entry_names[kind], name) != 0) kind++;
    return kind;
}

bool entry_is_move(entry_kind kind) { return kind == ENTRY_MOVE || kind == ENTRY_BOT_MOVE || kind == ENTRY_TIMEOUT; }

bool entry_is_of_game(entry_kind kind)
{
    switch (kind) {
    case ENTRY_START:
    case ENTRY_UNDO:
    case ENTRY_TAKEBACK:
    case ENTRY_CONCEDE:
    case ENTRY_RULES:
    case ENTRY_END: return true;
    default: return entry_is_move(kind);
    }
}

/* ---- Commands --------------------------------------------------------------------------------------------------------------------- */

static uint64_t mark_of(const char *user, const char *command)
{
    char both[STORE_ID + STORE_COMMAND];
    rs_text text = rs_text_on(both, sizeof both);

    rs_put_format(&text, "%s %s", user, command);
    return rs_hash(both, text.used);
}

/* The first slot for this mark: there the search for it begins, and goes on to the first one that is empty. */
static unsigned slot_of(const table *t, uint64_t mark) { return (unsigned)mark & (unsigned)(t->room * 2 - 1); }
static unsigned slot_after(const table *t, unsigned slot) { return (slot + 1) & (unsigned)(t->room * 2 - 1); }

static void note_command(table *t, const entry *e)
{
    unsigned slot = slot_of(t, e->mark);

    if (!*e->command) return;
    while (t->slot[slot]) slot = slot_after(t, slot);
    t->slot[slot] = e->seq;
}

int table_done(const table *t, const char *user, const char *command)
{
    uint64_t mark = mark_of(user, command);

    if (t->room == 0) return 0;
    for (unsigned slot = slot_of(t, mark); t->slot[slot]; slot = slot_after(t, slot)) {
        const entry *e = t->log[t->slot[slot] - 1];

        if (e->mark == mark && strcmp(e->command, command) == 0 && strcmp(e->user, user) == 0) return e->seq;
    }
    return 0;
}

/* ---- Keeping ---------------------------------------------------------------------------------------------------------------------- */

/* Twice as many slots as entries: at least half of them are always empty. */
static void make_room(table *t)
{
    int room = t->room ? t->room * 2 : 32;

    t->log = more_room(t->log, sizeof *t->log * (size_t)room);
    free(t->slot);
    t->slot = calloc((size_t)room * 2, sizeof *t->slot);
    if (!t->slot) abort();
    t->room = room;
    for (int i = 0; i < t->entries; i++) note_command(t, t->log[i]);
}

static void count_in(table *t, const entry *e)
{
    if (e->kind == ENTRY_JOIN) t->joined[e->seat] = e->seq;
    if (e->kind == ENTRY_CHAT) t->chats[e->seat]++;
    if (e->kind == ENTRY_LEAVE && table_state_of(t) != TABLE_OPEN) t->leaves[e->seat]++;
}

/* With its events behind its text, in one piece. */
static entry *entry_new(const store_entry *e, const rs_event *event, int events)
{
    size_t text = strlen(e->text) + 1, aligned = (text + _Alignof(rs_event) - 1) / _Alignof(rs_event) * _Alignof(rs_event);
    size_t bytes = sizeof *event * (size_t)events;
    entry *kept = malloc(sizeof *kept + aligned + bytes);

    if (!kept) abort();
    *kept = (entry){.kind = entry_kind_of(e->kind), .seq = e->seq, .seat = e->seat, .at = e->at, .mark = mark_of(e->user, e->command)};
    memcpy(kept->user, e->user, sizeof kept->user);
    memcpy(kept->command, e->command, sizeof kept->command);
    memcpy(kept->text, e->text, text);
    if (!bytes) return kept;
    kept->events = events;
    kept->event = memcpy(kept->text + aligned, event, bytes);
    return kept;
}

static entry *new_entry(const table *t, const store_entry *e)
{
    entry_kind kind = entry_kind_of(e->kind);

    if (t->untold || !(entry_is_move(kind) || kind == ENTRY_START)) return entry_new(e, NULL, 0);
    if (t->past) return entry_new(e, t->past->event, t->past->events);
    return entry_new(e, t->session->turn.event, t->session->turn.events);
}

void table_keep(table *t, const store_entry *e)
{
    entry_kind kind = entry_kind_of(e->kind);
    entry *kept = new_entry(t, e);

    if (t->entries == t->room) make_room(t);
    kept->moves = table_moves(t);
    count_in(t, kept);
    if (e->seat >= 0) kept->joined = t->joined[e->seat];
    t->log[t->entries++] = kept;
    note_command(t, kept);
    if (entry_is_of_game(kind)) t->game_seq = e->seq;
    t->changed = e->at;
}

const char *entry_name(const table *t, const entry *e)
{
    const char *blank = e->joined ? strchr(t->log[e->joined - 1]->text, ' ') : NULL;

    return blank ? blank + 1 : "";
}

/* ---- Forgetting ------------------------------------------------------------------------------------------------------------------- */

static void rename_join(entry **e)
{
    size_t entropy = strcspn((*e)->text, " ");
    entry *grown = realloc(*e, sizeof **e + entropy + sizeof " gone");

    if (!grown) abort();
    strcpy(grown->text + entropy, " gone");
    *e = grown;
}

void table_forget(table *t, const char *user)
{
    for (int i = 0; i < t->setup.players; i++)
        if (strcmp(t->chair[i].user, user) == 0) {
            t->chair[i].user[0] = 0;
            strcpy(t->chair[i].name, "gone");
        }
    for (int i = 0; i < t->entries; i++) {
        if (strcmp(t->log[i]->user, user) != 0) continue;
        t->log[i]->user[0] = 0;
        if (t->log[i]->kind == ENTRY_CHAT) t->log[i]->text[0] = 0;
        if (t->log[i]->kind == ENTRY_JOIN) rename_join(&t->log[i]);
    }
    t->dirty = true;
}
