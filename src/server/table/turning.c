/* turning.c - a table goes on under newer rules than it has come to, or is told from the game that was kept when it did.
 *
 * The library knows how a game file of older rules is opened (protocol/older.c). A table's game is such a file: the one that was kept, or,
 * if none was, one made from the moves of its log. Entries up to it are told, those behind it are played. Which moves cannot be made any
 * more stay in the log and are no part of the game. */
#include "server/table/table.h"
#include "server/room.h"
#include "engine/game.h"
#include "protocol/gamefile.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- What the log says of it ------------------------------------------------------------------------------------------------------ */

static const char *const hows[] = {"same", "carried", "converted", "shortened"};

void rules_put(const rules_note *n, rs_text *out)
{
    rs_put_format(out, "%d %d %s %d %s %s", n->from, n->to, hows[n->how], n->moves, *n->clauses ? n->clauses : "-", *n->why ? n->why : "-");
}

bool rules_read(rules_note *n, const char *text)
{
    char how[16];
    int at = 0;

    *n = (rules_note){0};
    if (sscanf(text, "%d %d %15s %d %255s %n", &n->from, &n->to, how, &n->moves, n->clauses, &at) < 5 || at == 0) return false;
    snprintf(n->why, sizeof n->why, "%s", strcmp(text + at, "-") == 0 ? "" : text + at);
    if (strcmp(n->clauses, "-") == 0) n->clauses[0] = 0;
    while (n->how < RS_COUNT(hows) && strcmp(hows[n->how], how) != 0) n->how++;
    return n->how < RS_COUNT(hows);
}

/* ---- The log ---------------------------------------------------------------------------------------------------------------------- */

typedef struct story { /* what a move told; the first is the set-up */
    int seat, events;
    rs_event *event;
    char text[RS_LINE];
} story;

typedef struct turning {
    store *store;
    const store_table *row;
    const setup *laid;
    int from; /* the version it has come to */
    int lines, room;
    store_entry *line; /* the whole log */
    int moves;
    int *maker; /* the lines of the moves that were not taken back */
    int told, story_room;
    story *story;
    int *story_of; /* of each line; -1: none */
    store_game game;
    int seq; /* up to which entry the session below has come */
    rs_session *session;
    bool lost; /* a move behind that could not be made */
    char why[RS_LINE];
} turning;

static void *grown(void *at, int *room, size_t size)
{
    *room = *room ? *room * 2 : 64;
    return more_room(at, size * (size_t)*room);
}

static void take_line(void *context, const store_entry *e)
{
    turning *u = context;

    if (u->lines == u->room) u->line = grown(u->line, &u->room, sizeof *u->line);
    u->line[u->lines++] = *e;
}

/* Which moves were left, up to an entry. */
static void find_moves(turning *u, int seq)
{
    rules_note note;

    u->moves = 0;
    for (int i = 0; i < seq; i++) {
        const store_entry *e = &u->line[i];
        entry_kind kind = entry_kind_of(e->kind);

        if (entry_is_move(kind)) u->maker[u->moves++] = i;
        if (kind == ENTRY_UNDO && u->moves > 0) u->moves--;
        if (kind == ENTRY_TAKEBACK && atoi(e->text) < u->moves && *e->text >= '0' && *e->text <= '9') u->moves = atoi(e->text);
        if (kind == ENTRY_RULES && rules_read(&note, e->text) && note.moves < u->moves) u->moves = note.moves;
    }
}

/* ---- The game as a file ------------------------------------------------------------------------------------------------------------ */

static rs_session *open_file(const char *body, char problem[RS_LINE])
{
    rs_session *s = calloc(1, sizeof *s);
    const char *why;

    if (!s) abort();
    why = rs_session_restore(s, body, strlen(body), problem);
    if (!why) return s;
    if (why != problem) snprintf(problem, RS_LINE, "%s", why);
    free(s);
    return NULL;
}

/* What each seat had chosen when the game began, if anybody had. */
static void put_colours(const turning *u, rs_text *out)
{
    char colour[RS_SEATS][16] = {"-", "-", "-", "-", "-"};
    bool any = false;

    for (int i = 0; i < u->lines && entry_kind_of(u->line[i].kind) != ENTRY_START; i++) {
        const store_entry *e = &u->line[i];
        entry_kind kind = entry_kind_of(e->kind);
        const char *stroke = kind == ENTRY_JOIN ? memchr(e->text, '/', strcspn(e->text, " ")) : NULL;

        if (e->seat < 0 || e->seat >= RS_SEATS) continue;
        if (kind == ENTRY_LEAVE) strcpy(colour[e->seat], "-");
        if (stroke) snprintf(colour[e->seat], sizeof colour[0], "%.*s", (int)strcspn(stroke + 1, " "), stroke + 1);
        if (kind == ENTRY_COLOUR) snprintf(colour[e->seat], sizeof colour[0], "%s", e->text);
    }
    for (int i = 0; i < u->laid->players; i++) any = any || strcmp(colour[i], "-") != 0;
    for (int i = 0; any && i < u->laid->players; i++) rs_put_format(out, "%s %s", i ? "" : "colours", colour[i]);
    if (any) rs_put_char(out, '\n');
}

static void put_entropy(const turning *u, rs_text *out)
{
    char entropy[RS_SEATS][RS_SEED + 1] = {{0}};

    for (int i = 0; i < u->lines; i++) {
        const store_entry *e = &u->line[i];
        entry_kind kind = entry_kind_of(e->kind);

        if (kind == ENTRY_START) break;
        if (e->seat < 0 || e->seat >= RS_SEATS) continue;
        if (kind == ENTRY_LEAVE) entropy[e->seat][0] = 0;
        if (kind == ENTRY_JOIN) snprintf(entropy[e->seat], sizeof entropy[0], "%.*s", (int)strcspn(e->text, " /"), e->text);
    }
    for (int i = 0; i < u->laid->players; i++)
        if (*entropy[i] && strcmp(entropy[i], "-") != 0) rs_put_format(out, "entropy %s\n", entropy[i]);
}

static int conceded_by(const turning *u)
{
    for (int i = 0; i < u->lines; i++)
        if (entry_kind_of(u->line[i].kind) == ENTRY_CONCEDE && u->laid->players == 2) return u->line[i].seat;
    return RS_NOBODY;
}

/* Of the first format: it has moves, and nothing that they must lead to. */
static void put_file(const turning *u, rs_text *out)
{
    const rs_game *game = u->laid->game;
    int conceded = conceded_by(u);

    rs_put_format(out, "roadstead game 1\ngame %s\nrules %d\nplayers %d\n", game->id, u->from, u->laid->players);
    for (int i = 0; game->options[i].name; i++) rs_put_format(out, "option %s %d\n", game->options[i].name, u->laid->option[i]);
    put_colours(u, out);
    rs_put_format(out, "seed %s\n", u->laid->seed);
    put_entropy(u, out);
    rs_put(out, "moves\n");
    for (int i = 0; i < u->moves; i++) rs_put_format(out, "%d %s\n", u->line[u->maker[i]].seat, u->line[u->maker[i]].text);
    if (conceded >= 0)
        rs_put_format(out, "end conceded %d\n", conceded);
    else
        rs_put(out, "end open\n");
    rs_put(out, "hash 0\n");
}

static bool has_begun(const turning *u)
{
    for (int i = 0; i < u->lines; i++)
        if (entry_kind_of(u->line[i].kind) == ENTRY_START) return true;
    return false;
}

static rs_session *open_log(turning *u, char problem[RS_LINE])
{
    size_t size = STORE_SETUP + (size_t)(u->lines + 1) * (STORE_TEXT + 16);
    char *body = malloc(size);
    rs_text out = rs_text_on(body, size);
    rs_session *s;

    if (!body) abort();
    find_moves(u, u->lines);
    put_file(u, &out);
    s = has_begun(u) ? open_file(body, problem) : NULL;
    free(body);
    u->seq = u->lines;
    return s;
}

/* The kept game, or the moves of the log. */
static bool open_game(turning *u, char problem[RS_LINE])
{
    u->session = u->game.body && u->game.seq <= u->lines ? open_file(u->game.body, problem) : NULL;
    u->seq = u->game.seq;
    if (!u->session && u->from < u->laid->game->rules_version) u->session = open_log(u, problem);
    return u->session != NULL;
}

/* ---- What was told ----------------------------------------------------------------------------------------------------------------- */

static void take_story(void *context, const rs_session *s, int index, const void *state, const rs_turn *turn)
{
    turning *u = context;
    story *one;

    (void)state;
    (void)index;
    if (u->told == u->story_room) u->story = grown(u->story, &u->story_room, sizeof *u->story);
    one = &u->story[u->told++];
    *one = (story){.seat = RS_NOBODY, .events = turn->events};
    one->event = malloc(sizeof *one->event * (size_t)(turn->events + 1));
    if (!one->event) abort();
    memcpy(one->event, turn->event, sizeof *one->event * (size_t)turn->events);
    if (turn->events > 0 && turn->event[0].kind == RS_EVENT_MOVE) {
        rs_text text = rs_text_on(one->text, sizeof one->text);
        rs_move move;

        memcpy(&move, turn->event[0].arg, sizeof move);
        one->seat = turn->event[0].seat;
        rs_move_text(s->game, s->origin, move, &text);
    }
}

static bool is_told_by(const story *one, const store_entry *e) { return one->seat == e->seat && strcasecmp(one->text, e->text) == 0; }

/* Which line told what: answers to new questions are in the game, but not in the log. */
static void match_story(turning *u)
{
    int next = 1;

    rs_session_retell(u->session, take_story, u);
    for (int i = 0; i < u->lines; i++) u->story_of[i] = entry_kind_of(u->line[i].kind) == ENTRY_START && u->told > 0 ? 0 : -1;
    find_moves(u, u->seq);
    for (int i = 0; i < u->moves && next < u->told; i++) {
        while (u->told - next > u->moves - i && !is_told_by(&u->story[next], &u->line[u->maker[i]])) next++;
        u->story_of[u->maker[i]] = next++;
    }
}

/* Who was asked before a line is who moved or took back next; before a takeback by all, nobody can tell. */
static int asked_before(const turning *u, int line)
{
    for (int i = line; i < u->lines; i++) {
        entry_kind kind = entry_kind_of(u->line[i].kind);

        if (entry_is_move(kind) || kind == ENTRY_UNDO) return u->line[i].seat;
        if (kind == ENTRY_TAKEBACK || (kind == ENTRY_RULES && i > line)) return RS_NOBODY;
    }
    return u->session->count == 0 && u->seq == u->lines ? rs_session_asked(u->session) : RS_NOBODY;
}

/* It was entered once; what of it does not fit today is told all the same. */
static void tell_line(const turning *u, table *t, int line)
{
    const story *one = u->story_of[line] >= 0 ? &u->story[u->story_of[line]] : NULL;
    char problem[RS_LINE];
    const char *code;

    t->past->asked = asked_before(u, line);
    t->past->event = one ? one->event : NULL;
    t->past->events = one ? one->events : 0;
    table_apply(t, &u->line[line], &code, problem);
    table_keep(t, &u->line[line]);
}

/* ---- What comes behind ------------------------------------------------------------------------------------------------------------- */

static void keep_untold(table *t, const store_entry *e)
{
    t->untold = true;
    table_keep(t, e);
    t->untold = false;
}

static void play_line(turning *u, table *t, const store_entry *e)
{
    bool of_game = entry_is_of_game(entry_kind_of(e->kind));
    char problem[RS_LINE];
    const char *code, *why = NULL;

    if (!(u->lost && of_game)) why = table_apply(t, e, &code, problem);
    if (why && of_game) {
        u->lost = true;
        snprintf(u->why, sizeof u->why, "%s", why);
    }
    if (u->lost && of_game)
        keep_untold(t, e);
    else
        table_keep(t, e);
}

/* ---- Going on ---------------------------------------------------------------------------------------------------------------------- */

static rules_how how_it_went(const turning *u, bool plain)
{
    if (plain) return RULES_SAME;
    if (u->lost || u->session->turning.how == RS_SHORTENED) return RULES_SHORTENED;
    return u->session->turning.how == RS_CONVERTED ? RULES_CONVERTED : RULES_CARRIED;
}

static void note_due(const turning *u, table *t, bool plain)
{
    rules_note note = {.from = u->from, .to = u->laid->game->rules_version, .how = how_it_went(u, plain), .moves = table_moves(t)};
    rs_text clauses = rs_text_on(note.clauses, sizeof note.clauses), due = rs_text_on(t->rules_due, sizeof t->rules_due);

    rs_put_clauses(u->laid->game, u->from, &clauses);
    if (note.how == RULES_SHORTENED) snprintf(note.why, sizeof note.why, "%s", u->lost ? u->why : u->session->turning.why);
    rules_put(&note, &due);
}

/* What was decided stays decided, with the result that it had. */
static void conclude(turning *u, table *t, bool plain)
{
    if (u->row->over && !table_is_over(t) && t->session) t->ended = true;
    if (*u->game.result) t->result = strdup(u->game.result);
    t->file_seq = u->game.seq;
    t->file_over = *u->game.result != 0;
    t->older = 0;
    if (!table_is_over(t) && u->from < u->laid->game->rules_version) note_due(u, t, plain);
}

static table *tell_and_play(turning *u)
{
    table *t = table_new(u->row->id, u->laid, u->row->created);

    if (t) t->past = calloc(1, sizeof *t->past);
    if (!t || !t->past) abort();
    u->story_of = malloc(sizeof *u->story_of * (size_t)(u->lines + 1));
    if (!u->story_of) abort();
    match_story(u);
    for (int i = 0; i < u->seq; i++) tell_line(u, t, i);
    table_attach(t, u->session);
    t->older = u->from < u->laid->game->rules_version ? u->from : 0;
    for (int i = u->seq; i < u->lines; i++) play_line(u, t, &u->line[i]);
    if (u->lost && !t->older) snprintf(t->stuck, sizeof t->stuck, "This game cannot be played again from its log: %.150s", u->why);
    return t;
}

static void forget(turning *u)
{
    for (int i = 0; i < u->told; i++) free(u->story[i].event);
    free(u->story);
    free(u->story_of);
    free(u->maker);
    free(u->line);
    free(u->game.body);
}

/* Played again it is the same, as far as anything was kept that tells. */
static bool is_same(const turning *u)
{
    const rs_turning *found = u->session ? &u->session->turning : NULL;

    return !u->game.body || (found && found->how != RS_CONVERTED && found->how != RS_SHORTENED && found->filled == 0);
}

static table *fail(table *plain, table_report *report, const char *why)
{
    if (plain) table_free(plain);
    snprintf(report->why, sizeof report->why, "%s", why);
    return NULL;
}

table *turning_load(store *s, const store_table *row, const setup *laid, table *plain, int from, table_report *report)
{
    turning u = {.store = s, .row = row, .laid = laid, .from = from};
    char problem[RS_LINE] = "";
    table *t = plain;

    report->game = !store_game_get(s, row->id, &u.game) && *store_problem(s);
    if (report->game) return fail(plain, report, store_problem(s));
    if (!store_log(s, row->id, 0, take_line, &u)) return forget(&u), fail(plain, report, store_problem(s));
    u.maker = malloc(sizeof *u.maker * (size_t)(u.lines + 1));
    if (!u.maker) abort();
    if (u.game.body) open_game(&u, problem);
    if (plain && !*plain->stuck && is_same(&u)) {
        free(u.session);
        conclude(&u, plain, true);
    } else if (u.session || open_game(&u, problem)) {
        t = tell_and_play(&u);
        if (plain) table_free(plain);
        conclude(&u, t, false);
    } else if (plain && !*plain->stuck) {
        conclude(&u, plain, true);
    } else if (!plain) {
        fail(NULL, report, problem);
    }
    if (t) report->sound = t->entries;
    forget(&u);
    return t;
}
