/* play.c - tables of two play random legal moves, as fast as they are acknowledged or at a rate. What counts is the acknowledgement:
 * it says that the move is on disk. */
#include "line.h"
#include "load.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <time.h>

enum { ID = 24, MOVES = 256, MOVE = 240, MESSAGE = 512 };

typedef struct player {
    line line;
    char cookie[LINE_COOKIE], table[ID];
    int64_t asked_at, sent_at; /* 0: is not asked; nothing is under way */
    bool asked_early;          /* by news that came before the answer to the last move */
    bool asked, host;
    char move[MOVE];
    unsigned number; /* of the last command */
} player;

typedef struct load {
    const load_plan *plan;
    player *player; /* two a table, one after the other */
    int players, epoll;
    uint64_t luck;
    int64_t begin, end;
    double due;   /* at a rate: moves that should have been sent by now, and have not */
    int64_t last; /* when that was last reckoned */
    int *ready;   /* a ring of players who are asked and wait for their turn */
    int ready_from, ready_count;
    uint32_t *latency;
    size_t moves, room;
    long games, refused;
} load;

int64_t now_us(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

/* ---- Texts ----------------------------------------------------------------------------------------------------------------------- */

static const char *find(const char *text, size_t length, const char *what) { return memmem(text, length, what, strlen(what)); }

static bool has(const char *text, size_t length, const char *what) { return find(text, length, what) != NULL; }

/* The text that begins right after `key`, up to the next quote. */
static bool copy_after(const char *text, size_t length, const char *key, char *into, size_t size)
{
    const char *at = find(text, length, key), *end;

    if (!at) return false;
    at += strlen(key);
    end = memchr(at, '"', (size_t)(text + length - at));
    if (!end || (size_t)(end - at) >= size) fail("%s... is too long", key);
    memcpy(into, at, (size_t)(end - at));
    into[end - at] = 0;
    return true;
}

static unsigned chance(load *l, unsigned below)
{
    l->luck ^= l->luck << 13;
    l->luck ^= l->luck >> 7;
    l->luck ^= l->luck << 17;
    return (unsigned)(l->luck >> 33) % below;
}

/* One of the listed moves; false: the reader is not asked. */
static bool pick_move(load *l, const char *text, size_t length, char move[MOVE])
{
    static const char list[] = "\"moves\":[{", item[] = "{\"text\":\"";
    const char *end = text + length, *at = find(text, length, list), *listed[MOVES];
    unsigned count = 0;

    while (at && count < MOVES && (at = find(at, (size_t)(end - at), item))) listed[count++] = at++;
    if (count == 0) return false;
    at = listed[chance(l, count)];
    return copy_after(at, (size_t)(end - at), item, move, MOVE);
}

/* ---- Setting up ------------------------------------------------------------------------------------------------------------------ */

static void request(line *l, player *p, const char *path, const char *body, char *reply, size_t size)
{
    int status = line_request(l, "POST", path, body, p->cookie, reply, size);

    if (status != 200) fail("%s was answered with %d: %.200s", path, status, reply);
}

static void lay_table(const load_plan *plan, line *door, player *pair)
{
    char body[MESSAGE], path[MESSAGE], reply[8192];

    for (int i = 0; i < 2; i++) {
        snprintf(body, sizeof body, "{\"name\":\"Load %d\"}", i);
        request(door, &pair[i], "/api/hello", body, reply, sizeof reply);
    }
    snprintf(body, sizeof body, "{\"game\":\"%s\",\"players\":2}", plan->game);
    request(door, &pair[0], "/api/tables", body, reply, sizeof reply);
    if (!copy_after(reply, strlen(reply), "\"table\":\"", pair[0].table, ID)) fail("no table was laid: %.200s", reply);
    memcpy(pair[1].table, pair[0].table, ID);
    snprintf(path, sizeof path, "/api/tables/%s/join", pair[0].table);
    request(door, &pair[1], path, "{\"id\":\"join\"}", reply, sizeof reply);
}

static void command(player *p, const char *name, const char *more)
{
    char text[MESSAGE];
    int length =
        snprintf(text, sizeof text, "{\"cmd\":\"%s\",\"id\":\"%s%u\",\"table\":\"%s\"%s}", name, name, ++p->number, p->table, more);

    if (length < 0 || length >= MESSAGE) fail("a command is too long");
    line_send(&p->line, text, (size_t)length);
}

static void set_up(load *l)
{
    line door;

    line_open(&door, l->plan->port);
    for (int i = 0; i < l->players; i += 2) lay_table(l->plan, &door, &l->player[i]);
    line_close(&door);
    for (int i = 0; i < l->players; i++) {
        player *p = &l->player[i];
        struct epoll_event event = {.events = EPOLLIN | EPOLLOUT | EPOLLET, .data.ptr = p};

        p->host = i % 2 == 0;
        line_open(&p->line, l->plan->port);
        line_upgrade(&p->line, p->cookie);
        if (epoll_ctl(l->epoll, EPOLL_CTL_ADD, p->line.fd, &event) != 0) fail("epoll: %s", strerror(errno));
        command(p, "watch", "");
    }
}

/* ---- Playing --------------------------------------------------------------------------------------------------------------------- */

static void send_move(player *p, int64_t now)
{
    char more[MESSAGE];

    snprintf(more, sizeof more, ",\"move\":\"%s\"", p->move);
    p->asked = false;
    p->sent_at = now;
    command(p, "play", more);
}

/* At a rate the time that counts begins when the move should have been sent. */
static void send_due_moves(load *l, int64_t now)
{
    l->due += (double)(now - l->last) * l->plan->rate / 1e6;
    l->last = now;
    if (l->ready_count == 0 && l->due > 1) l->due = 1; /* nobody is asked: those moves do not exist */
    while (l->due >= 1 && l->ready_count > 0) {
        player *p = &l->player[l->ready[l->ready_from]];
        int64_t late = (int64_t)((l->due - 1) * 1e6 / l->plan->rate), waited = now - p->asked_at;

        l->ready_from = (l->ready_from + 1) % l->players;
        l->ready_count--;
        l->due -= 1;
        send_move(p, now - (late < waited ? late : waited));
    }
}

static void is_asked(load *l, player *p, int64_t now)
{
    p->asked = true;
    p->asked_at = now;
    if (l->plan->rate == 0) {
        send_move(p, now);
        return;
    }
    l->ready[(l->ready_from + l->ready_count++) % l->players] = (int)(p - l->player);
}

static void note(load *l, int64_t sent, int64_t now)
{
    if (now < l->begin || now >= l->end) return;
    if (l->moves == l->room) {
        uint32_t *larger;

        l->room = l->room ? l->room * 2 : 1 << 16;
        larger = realloc(l->latency, l->room * sizeof *larger);
        if (!larger) fail("no memory for the latencies");
        l->latency = larger;
    }
    l->latency[l->moves++] = (uint32_t)(now - sent);
}

static void take_answer(load *l, player *p, const char *text, size_t length, int64_t now)
{
    bool ok = has(text, length, "\"ok\":true");

    if (has(text, length, "{\"re\":\"play")) {
        if (!ok) fail("a move was refused: %.*s", (int)length, text);
        note(l, p->sent_at, now);
        p->sent_at = 0;
        if (p->asked_early) is_asked(l, p, now);
        p->asked_early = false;
    } else if (!ok) {
        l->refused++;
    }
}

/* The next game of a pair: one asks for it, the other one takes a seat there, both watch. */
static void take_next_table(player *p, const char *text, size_t length)
{
    const char *entry = find(text, length, "\"kind\":\"rematch\"");

    command(p, "unwatch", "");
    if (!entry || !copy_after(entry, (size_t)(text + length - entry), "\"table\":\"", p->table, ID)) fail("there is no next table");
    if (!p->host) command(p, "join", "");
    command(p, "watch", "");
}

static void take_news(load *l, player *p, const char *text, size_t length, int64_t now)
{
    if (!has(text, length, p->table)) return;
    if (has(text, length, "\"kind\":\"rematch\"")) {
        take_next_table(p, text, length);
    } else if (has(text, length, "\"over\":true")) {
        l->games += p->host;
        if (p->host) command(p, "rematch", "");
    } else if (!p->asked && pick_move(l, text, length, p->move)) {
        p->asked_early = p->sent_at != 0;
        if (!p->asked_early) is_asked(l, p, now);
    }
}

static void serve(load *l, player *p)
{
    const char *text;
    size_t length;

    line_flush(&p->line);
    while (line_fill(&p->line)) {
        int64_t now = now_us();

        while (line_next(&p->line, &text, &length)) {
            if (length > 6 && memcmp(text, "{\"re\":", 6) == 0)
                take_answer(l, p, text, length, now);
            else
                take_news(l, p, text, length, now);
        }
    }
}

static void run(load *l)
{
    struct epoll_event events[256];

    for (int64_t now = now_us(); now < l->end; now = now_us()) {
        int count = epoll_wait(l->epoll, events, 256, 1);

        for (int i = 0; i < count; i++) serve(l, events[i].data.ptr);
        if (l->plan->rate > 0) send_due_moves(l, now_us());
    }
}

/* ---- Figures --------------------------------------------------------------------------------------------------------------------- */

static int by_size(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;

    return (x > y) - (x < y);
}

static double percentile(const load *l, double part) { return l->latency[(size_t)((double)(l->moves - 1) * part)] / 1000.0; }

static void report(load *l)
{
    if (l->moves == 0) fail("no move was acknowledged");
    qsort(l->latency, l->moves, sizeof *l->latency, by_size);
    printf("%s, %d tables, %.0f s: %.0f durable moves/s; acknowledged after %.1f ms (median), %.1f ms (99 %%), %.1f ms (longest); %ld "
           "games ended",
           l->plan->game, l->plan->tables, l->plan->seconds, (double)l->moves / l->plan->seconds, percentile(l, 0.5), percentile(l, 0.99),
           percentile(l, 1), l->games);
    if (l->plan->pid) printf("; server at %ld KiB", server_memory(l->plan->pid));
    if (l->refused) printf("; %ld commands refused", l->refused);
    putchar('\n');
}

void load_play(const load_plan *plan)
{
    load l = {.plan = plan, .players = plan->tables * 2, .epoll = epoll_create1(EPOLL_CLOEXEC), .luck = 88172645463325252ULL};

    l.player = calloc((size_t)l.players, sizeof *l.player);
    l.ready = calloc((size_t)l.players, sizeof *l.ready);
    if (l.epoll < 0 || !l.player || !l.ready) fail("not enough memory for %d tables", plan->tables);
    set_up(&l);
    l.last = now_us();
    l.begin = l.last + (int64_t)(plan->warmup * 1e6);
    l.end = l.begin + (int64_t)(plan->seconds * 1e6);
    run(&l);
    report(&l);
    for (int i = 0; i < l.players; i++) line_close(&l.player[i].line);
    free(l.player);
    free(l.ready);
    free(l.latency);
}
