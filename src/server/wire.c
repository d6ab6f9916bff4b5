/* wire.c - what readers are told: exactly what their seat may know (docs/online.md). */
#include "server/house.h"
#include "protocol/reply.h"
#include "engine/game.h"

#include <stdlib.h>
#include <string.h>

/* ---- A table for everybody ------------------------------------------------------------------------------------------------------ */

static void put_text_or_null(rs_text *out, const char *text)
{
    if (*text)
        rs_put_quoted(out, text);
    else
        rs_put(out, "null");
}

static void put_seat_or_null(rs_text *out, int seat)
{
    if (seat >= 0)
        rs_put_number(out, seat);
    else
        rs_put(out, "null");
}

static const char *yes(bool is) { return is ? "true" : "false"; }

bool wire_is_here(const table *t, const char *user)
{
    for (const watcher *w = t->watchers; w; w = w->next)
        if (*user && strcmp(w->client->who.user, user) == 0) return true;
    return false;
}

static void put_chair(const table *t, int seat, rs_text *out)
{
    const chair *c = &t->chair[seat];

    rs_put(out, "{\"user\":");
    put_text_or_null(out, c->user);
    rs_put(out, ",\"name\":");
    put_text_or_null(out, c->name);
    rs_put(out, ",\"bot\":");
    put_text_or_null(out, c->bot ? c->bot->id : "");
    rs_put(out, ",\"colour\":");
    put_text_or_null(out, chair_colour(t, seat));
    rs_put_format(out, ",\"away\":%s,\"here\":%s}", yes(c->away), yes(wire_is_here(t, c->user)));
}

static void put_proposal(const proposal *p, rs_text *out)
{
    static const char *const what[] = {"pause", "takeback", "end"};
    bool first = true;

    if (p->seat < 0) {
        rs_put(out, "null");
        return;
    }
    rs_put_format(out, "{\"what\":\"%s\",\"seat\":%d,\"moves\":%d,\"agreed\":[", what[p->what], p->seat, p->moves);
    for (int i = 0; i < RS_SEATS; i++) {
        if (!(p->agreed & 1U << i)) continue;
        rs_put_comma(out, &first);
        rs_put_number(out, i);
    }
    rs_put(out, "]}");
}

/* What only the end reveals: the seed, what the players added to it, and the result. */
static void put_end(const table *t, rs_text *out)
{
    bool first = true;

    rs_put(out, ",\"seed\":");
    rs_put_quoted(out, t->setup.seed);
    rs_put(out, ",\"entropy\":[");
    for (int i = 0; i < t->session->entropies; i++) {
        rs_put_comma(out, &first);
        rs_put_quoted(out, t->session->entropy[i]);
    }
    rs_put(out, "],\"result\":");
    if (t->ended) {
        rs_put(out, "null");
    } else if (t->result) {
        rs_put(out, t->result);
    } else {
        rs_put_char(out, '{');
        rs_reply_result(t->session, out);
        rs_put_char(out, '}');
    }
}

void wire_info(const house *h, const table *t, rs_text *out)
{
    static const char *const states[] = {"open", "running", "paused", "over", "stuck", "ended"};
    table_state state = table_state_of(t);
    char commit[65];
    bool first = true;

    rs_commitment(t->setup.seed, commit);
    rs_put_format(out, "{\"table\":\"%s\",\"state\":\"%s\",", t->id, states[state]);
    setup_put_public(&t->setup, out);
    rs_put(out, ",\"seats\":[");
    for (int i = 0; i < t->setup.players; i++) {
        rs_put_comma(out, &first);
        put_chair(t, i, out);
    }
    rs_put_format(out, "],\"commit\":\"%s\",\"asked\":", commit);
    put_seat_or_null(out, table_asked(t));
    rs_put_format(out, ",\"moves\":%d,\"changed\":%lld,\"deadline\":%lld,\"proposal\":", table_moves(t), (long long)t->changed,
                  (long long)entries_deadline(h, t));
    put_proposal(&t->proposal, out);
    rs_put_format(out, ",\"practice\":%s,\"next_table\":", yes(t->practice));
    put_text_or_null(out, t->next_table);
    if (table_is_over(t)) put_end(t, out);
    rs_put_char(out, '}');
}

/* ---- Entries -------------------------------------------------------------------------------------------------------------------- */

static void put_events(const table *t, const entry *e, int reader, rs_text *out)
{
    const rs_head head = {.players = (uint8_t)t->setup.players, .colours = table_colours(t)};

    rs_put_char(out, ',');
    rs_reply_events(t->setup.game, &head, e->event, e->events, reader, out);
}

static void put_move(const table *t, const entry *e, int reader, const char *by, rs_text *out)
{
    rs_put_format(out, ",\"move\":%d", e->moves - 1);
    if (by) rs_put_format(out, ",\"by\":\"%s\"", by);
    put_events(t, e, reader, out);
}

static void put_member(rs_text *out, const char *key, const char *value)
{
    rs_put_format(out, ",\"%s\":", key);
    rs_put_quoted(out, value);
}

static void put_proposed(const entry *e, rs_text *out)
{
    static const char back[] = "takeback ";

    if (strncmp(e->text, back, strlen(back)) != 0)
        rs_put_format(out, ",\"what\":\"%s\"", strcmp(e->text, "end") == 0 ? "end" : "pause");
    else
        rs_put_format(out, ",\"what\":\"takeback\",\"move\":%d", atoi(e->text + strlen(back)));
}

static void put_clauses(const char *clauses, rs_text *out)
{
    bool first = true;

    rs_put(out, ",\"clauses\":[");
    while (*clauses) {
        size_t length = strcspn(clauses, ",");

        rs_put_comma(out, &first);
        rs_put_char(out, '"');
        rs_put_bytes(out, clauses, length);
        rs_put_char(out, '"');
        clauses += length + (clauses[length] == ',');
    }
    rs_put_char(out, ']');
}

/* For who reads only this: the page has words of its own. */
static const char *rules_sentence(rules_how how)
{
    switch (how) {
    case RULES_CONVERTED: return "The rules have changed since this game began. It goes on from the position it had.";
    case RULES_SHORTENED:
        return "The rules have changed since this game began. Its last moves cannot be made any more; it goes on before them.";
    default: return "The rules have changed since this game began, but nothing in it.";
    }
}

static void put_rules(const entry *e, rs_text *out)
{
    static const char *const hows[] = {"same", "same", "converted", "shortened"};
    rules_note note;

    if (!rules_read(&note, e->text)) return;
    rs_put_format(out, ",\"from\":%d,\"to\":%d,\"how\":\"%s\",\"move\":%d", note.from, note.to, hows[note.how], note.moves);
    put_clauses(note.clauses, out);
    if (*note.why) put_member(out, "why", note.why);
    put_member(out, "text", rules_sentence(note.how));
}

static void put_particulars(const table *t, const entry *e, int reader, rs_text *out)
{
    switch (e->kind) {
    case ENTRY_MOVE: put_move(t, e, reader, NULL, out); break;
    case ENTRY_BOT_MOVE: put_move(t, e, reader, "bot", out); break;
    case ENTRY_TIMEOUT: put_move(t, e, reader, "clock", out); break;
    case ENTRY_START: put_events(t, e, reader, out); break;
    case ENTRY_UNDO:
    case ENTRY_TAKEBACK: rs_put_format(out, ",\"move\":%d", e->moves); break;
    case ENTRY_BOT:
        rs_put(out, ",\"bot\":");
        put_text_or_null(out, strcmp(e->text, "-") == 0 ? "" : e->text);
        break;
    case ENTRY_CHAT:
        put_member(out, "name", entry_name(t, e));
        put_member(out, "text", e->text);
        break;
    case ENTRY_COLOUR:
        put_member(out, "name", entry_name(t, e));
        put_member(out, "colour", e->text);
        break;
    case ENTRY_PROPOSE: put_proposed(e, out); break;
    case ENTRY_RULES: put_rules(e, out); break;
    case ENTRY_REMATCH: put_member(out, "table", e->text); break;
    default:
        if (e->seat >= 0) put_member(out, "name", entry_name(t, e));
    }
}

static void put_entry(const table *t, const entry *e, int reader, rs_text *out)
{
    rs_put_format(out, "{\"seq\":%d,\"at\":", e->seq);
    rs_put_number(out, e->at);
    rs_put_format(out, ",\"kind\":\"%s\",\"seat\":", entry_is_move(e->kind) ? "move" : entry_names[e->kind]);
    put_seat_or_null(out, e->seat);
    put_particulars(t, e, reader, out);
    rs_put_char(out, '}');
}

/* ---- The position --------------------------------------------------------------------------------------------------------------- */

static int row_of(int reader) { return reader < 0 ? RS_SEATS : reader; }

static void put_clock(const house *h, const table *t, rs_text *out)
{
    bool first = true;

    if (t->setup.clock == CLOCK_NONE) return;
    rs_put_format(out, ",\"clock\":{\"at\":%lld,\"deadline\":%lld,\"left\":[", (long long)h->now, (long long)entries_deadline(h, t));
    for (int i = 0; i < t->setup.players; i++) {
        rs_put_comma(out, &first);
        rs_put_number(out, table_left(t, i, h->now));
    }
    rs_put(out, "]}");
}

/* Whole, or what has changed since this kind of reader was last told. */
static void put_view(table *t, int reader, bool whole, rs_text *out)
{
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    const rs_game *game = t->setup.game;
    unsigned char **shown = &t->shown[row_of(reader)];

    rs_view(game, t->session->state, reader, view);
    if (whole || !*shown) {
        rs_put(out, ",\"view\":");
        rs_state_json(game, view, out);
    } else {
        rs_put(out, ",\"change\":");
        rs_state_diff(game, *shown, view, out);
    }
    if (!*shown) *shown = aligned_alloc(RS_ALIGN, (game->state_bytes + RS_ALIGN - 1) / RS_ALIGN * RS_ALIGN);
    if (*shown) memcpy(*shown, view, game->state_bytes);
}

/* They follow from what everybody sees (lab/secrecy.c). */
static void put_scores(const rs_session *s, int players, rs_text *out)
{
    bool first = true;

    rs_put(out, ",\"scores\":[");
    for (int seat = 0; seat < players; seat++) {
        rs_put_comma(out, &first);
        rs_put_number(out, s->game->score(s->state, seat));
    }
    rs_put_char(out, ']');
}

static void put_position(const house *h, table *t, int reader, bool whole, rs_text *out)
{
    rs_put(out, ",\"seat\":");
    put_seat_or_null(out, reader);
    if (!t->session) return;
    put_view(t, reader, whole, out);
    if (t->ended)
        rs_put(out, ",\"next\":null,\"over\":true,\"undo\":0");
    else
        rs_reply_next(t->session, out);
    put_scores(t->session, t->setup.players, out);
    put_clock(h, t, out);
    if (reader < 0 || table_state_of(t) != TABLE_RUNNING || table_asked(t) != reader) return;
    rs_put(out, ",\"choice\":{");
    rs_reply_moves(t->session, out);
    rs_put_char(out, '}');
}

/* ---- Messages -------------------------------------------------------------------------------------------------------------------- */

/* A message tells the entries after `from`, and whatever is put behind them once it is said up to which. */
static rs_text begin_message(house *h, const table *t, int from)
{
    rs_text out = rs_text_on(h->message, sizeof h->message);

    rs_put_format(&out, "{\"table\":\"%s\",\"from\":%d,\"entries\":[", t->id, from);
    return out;
}

static void end_entries(rs_text *out, int to) { rs_put_format(out, "],\"to\":%d", to); }

static void put_info(const house *h, const table *t, rs_text *out)
{
    rs_put(out, ",\"info\":");
    wire_info(h, t, out);
}

/* Half a message would be none: that something could not be told is told instead. */
static void end_message(rs_text *message)
{
    rs_put_char(message, '}');
    if (!message->cut) return;
    message->used = 0;
    message->cut = false;
    put_error(message, "", "failed", "What happened at the table is too long to be told.");
}

static void send_message(house *h, const rs_text *message, const watcher *w)
{
    h->count.messages++;
    post_message(w->client->peer, "", message);
}

static void send_to_readers(house *h, const rs_text *message, const table *t, int reader)
{
    for (const watcher *w = t->watchers; w; w = w->next)
        if (w->reader == reader && !w->behind) send_message(h, message, w);
}

static bool is_watched(const table *t, int reader)
{
    for (const watcher *w = t->watchers; w; w = w->next)
        if (w->reader == reader && !w->behind) return true;
    return false;
}

/* Moves and talk leave a table's description as it is, until the end. */
static bool changes_info(const table *t, const entry *e) { return (!entry_is_move(e->kind) && e->kind != ENTRY_CHAT) || table_is_over(t); }

static void tell_reader(house *h, table *t, int from, int reader)
{
    rs_text out = begin_message(h, t, from);
    bool first = true, info = false;

    for (int i = from; i < t->entries; i++) {
        rs_put_comma(&out, &first);
        put_entry(t, t->log[i], reader, &out);
        info = info || changes_info(t, t->log[i]);
    }
    end_entries(&out, t->entries);
    if (info) put_info(h, t, &out);
    put_position(h, t, reader, false, &out);
    end_message(&out);
    send_to_readers(h, &out, t, reader);
}

/* The seat that somebody has may have changed with the entry. */
static void reseat(table *t)
{
    for (watcher *w = t->watchers; w; w = w->next) {
        int seat = table_seat_of(t, w->client->who.user);

        w->reader = seat >= 0 ? seat : RS_SPECTATOR;
    }
}

void wire_note(house *h, table *t)
{
    if (!t->watchers) return;
    if (!t->session) reseat(t);
    t->news++;
    if (t->has_news) return;
    t->has_news = true;
    t->next_news = h->news;
    h->news = t;
}

void wire_forget(house *h, const table *t)
{
    table **link = &h->news;

    while (*link && *link != t) link = &(*link)->next_news;
    if (*link) *link = t->next_news;
}

void wire_tell_all(house *h)
{
    for (table *t; (t = h->news);) {
        h->news = t->next_news;
        t->has_news = false;
        wire_tell(h, t);
    }
}

/* However much has happened at once, a message has an end. */
static void fall_behind(house *h, table *t, int from)
{
    for (watcher *w = t->watchers; w; w = w->next)
        if (!w->behind) watch_again(h, w, from);
}

void wire_tell(house *h, table *t)
{
    int from = t->entries - t->news;

    if (t->news == 0) return;
    if (t->news > NEWS) fall_behind(h, t, from);
    t->news = 0;
    for (int i = 0; i < READERS; i++) {
        int reader = i == RS_SEATS ? RS_SPECTATOR : i;

        if (is_watched(t, reader)) {
            tell_reader(h, t, from, reader);
        } else {
            free(t->shown[i]);
            t->shown[i] = NULL;
        }
    }
}

void wire_presence(house *h, table *t)
{
    rs_text out;

    if (!t->watchers || t->stale) return;
    wire_tell(h, t);
    out = begin_message(h, t, t->entries);
    end_entries(&out, t->entries);
    put_info(h, t, &out);
    end_message(&out);
    for (const watcher *w = t->watchers; w; w = w->next)
        if (!w->behind) send_message(h, &out, w);
}

/* As many entries as make a page; the last page says how things stand. */
void wire_page(house *h, table *t, watcher *w)
{
    rs_text out;
    size_t begun;
    bool first = true;
    int end = w->told + PAGE_ENTRIES < t->entries ? w->told + PAGE_ENTRIES : t->entries;

    wire_tell(h, t); /* to the others: what they have of the position must be that of now */
    out = begin_message(h, t, w->told);
    begun = out.used;
    while (w->told < end && out.used - begun < PAGE) {
        rs_put_comma(&out, &first);
        put_entry(t, t->log[w->told++], w->reader, &out);
    }
    end_entries(&out, w->told);
    w->behind = w->told < t->entries;
    if (!w->behind) {
        put_info(h, t, &out);
        put_position(h, t, w->reader, true, &out);
    }
    end_message(&out);
    send_message(h, &out, w);
}
