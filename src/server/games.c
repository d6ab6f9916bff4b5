/* games.c - the games of tables are kept as files besides their logs: so that whatever becomes of the rules, they can be told and gone on
 * with (turning.c). A file is written when its table is put away, when its game is over, when the server ends, and now and then. */
#include "server/house.h"
#include "lab/clock.h"
#include "protocol/gamefile.h"
#include "protocol/reply.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    OFTEN = 512,                                    /* entries: after so many a table's file is written though the game goes on */
    ROOM = RS_PAST - RS_JSON_ROOM - RS_LINE - 4096, /* bytes with a record, so that it can be opened under other rules */
    PACE = 100,                                     /* writing may take one part in so many of the time, */
    PUT_AWAY_PACE = 20,                             /* and where a table waits to be put away */
    LAST_US = 5000000,
    COMMIT_EACH = 64, /* at the end of the server */
};

static bool is_old(const table *t)
{
    return t->session && t->mine && !t->stale && !*t->stuck && !t->file_over && t->file_seq < t->game_seq;
}

static void put_result(const table *t, char result[STORE_RESULT])
{
    rs_text out = rs_text_on(result, STORE_RESULT);

    if (table_state_of(t) == TABLE_ENDED) rs_put(&out, "null");
    if (table_state_of(t) != TABLE_OVER) return;
    rs_put_char(&out, '{');
    rs_reply_result(t->session, &out);
    rs_put_char(&out, '}');
}

/* A very long game without what was told: its moves and its position are enough to go on. */
static bool put_file(const table *t, char *body)
{
    rs_text out = rs_text_on(body, ROOM);

    rs_session_save_as(t->session, true, &out);
    if (!out.cut) return true;
    out = rs_text_on(body, STORE_GAME);
    rs_session_save_as(t->session, false, &out);
    return !out.cut;
}

static void write_game(house *h, table *t)
{
    store_game game = {.seq = t->entries, .rules = t->setup.game->rules_version, .body = malloc(STORE_GAME)};

    if (!game.body) return;
    put_result(t, game.result);
    if (put_file(t, game.body)) {
        house_touch(h, t);
        store_game_put(h->store, t->id, &game);
        t->file_over = *game.result != 0;
    }
    t->file_seq = t->entries; /* what could not be written now could not be later */
    free(game.body);
}

void games_keep(house *h, table *t)
{
    if (t->session && t->mine && !*t->stuck && !t->file_over) write_game(h, t);
}

/* In its turn, so that players hardly notice. */
static bool keep_in_turn(house *h, table *t, int pace)
{
    int64_t begun = rs_microseconds();

    if (begun < h->files.after) return false;
    write_game(h, t);
    h->files.after = begun + (rs_microseconds() - begun) * pace;
    return true;
}

void games_look(house *h, table *t)
{
    if (is_old(t) && (table_is_over(t) || t->entries - t->file_seq >= OFTEN)) keep_in_turn(h, t, PACE);
}

bool games_put_away(house *h, table *t) { return !is_old(t) || keep_in_turn(h, t, PUT_AWAY_PACE); }

/* ---- The end of the server --------------------------------------------------------------------------------------------------------- */

void games_end(house *h)
{
    int64_t until = rs_microseconds() + LAST_US;
    int kept = 0;

    if (h->away_since) return;
    for (int i = 0; i < DRAWERS; i++)
        for (table *t = h->drawer[i]; t && rs_microseconds() < until; t = t->next) {
            if (!is_old(t)) continue;
            write_game(h, t);
            if (++kept % COMMIT_EACH == 0 && !store_commit(h->store)) return;
        }
    if (!store_idle(h->store)) store_commit(h->store);
}

/* ---- Tables from before there were files -------------------------------------------------------------------------------------------- */

static void take_id(void *context, const char *id) { snprintf(context, STORE_ID, "%s", id); }

/* One a second, and only once through all: what is loaded is written when it is put away again. */
void games_sweep(house *h)
{
    char id[STORE_ID] = "";

    if (h->files.swept) return;
    store_unkept(h->store, h->files.last, 1, take_id, id);
    h->files.swept = !*id && !store_away(h->store);
    if (!*id) return;
    memcpy(h->files.last, id, STORE_ID);
    house_table(h, id);
}
