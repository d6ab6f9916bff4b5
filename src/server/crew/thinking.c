/* thinking.c - bots think on threads: about a copy of what their seat sees, for as long as there is time for it. */
#include "server/crew/crew.h"
#include "server/house.h"
#include "engine/game.h"
#include "lab/clock.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

enum {
    WAITING = 64, /* tables of one host whose bots wait for a thread; the others are asked later */
    ROUND = 300,  /* milliseconds in which everybody's bots shall have had a turn */
    ASIDE = 50,   /* milliseconds where nobody is to play */
    LEAST = 2,    /* milliseconds that a bot has in any case */
};

/* Milliseconds of thought for all bots at one host's tables: 40 s at once, 20 s a minute. Beyond that they play as quickly as they can. */
static const allowance budget = {"thought", 40000, 3000};

typedef struct thought {
    job job;
    char table[STORE_ID], host[STORE_ID];
    const rs_game *game;
    const rs_bot *bot;
    int seat, moves, ms, choice; /* `moves` made when it was asked */
    int64_t took;                /* microseconds */
    uint64_t dice[2];
    rs_wake wake; /* its table's */
    rs_moves list;
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
} thought;

/* ---- On a thread ------------------------------------------------------------------------------------------------------------------ */

/* When the server stops, time flies. */
static int64_t time_for_bots(void) { return rs_microseconds() * (crew_is_closing() ? 50 : 1); }

/* The more hosts' bots are waiting, the less time each gets. */
static int fair_share(pool *p, int wanted)
{
    int crowd = pool_crowd(p), share = ROUND * p->threads / (crowd > 1 ? crowd : 1);

    if (crowd <= p->threads) return wanted;
    if (share < LEAST) share = LEAST;
    return share < wanted ? share : wanted;
}

static void think(job *j, void *room)
{
    thought *t = (thought *)j;
    rs_chance dice = {.key = {t->dice[0], t->dice[1]}};
    int64_t begun = rs_microseconds();
    rs_question question = {.game = t->game,
                            .view = t->view,
                            .moves = &t->list,
                            .chance = &dice,
                            .room = room,
                            .wake = &t->wake,
                            .budget = {.ms = fair_share(j->pool, t->ms), .now = time_for_bots}};
    rs_thoughts thoughts;

    t->choice = rs_bot_choose(t->bot, &question, &thoughts);
    t->took = rs_microseconds() - begun;
}

/* ---- In the loop ------------------------------------------------------------------------------------------------------------------ */

/* Whose bots they are: the host's; of a table without one, nobody else's. */
static const char *host_of(const table *t) { return *t->setup.host ? t->setup.host : t->id; }

/* The table may have gone on without the bot: by its player's return, or by an undo or a takeback, and even to as many moves again. */
static bool is_as_it_was(const table *t, const thought *then)
{
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];

    if (table_moves(t) != then->moves || table_asked(t) != then->seat || !table_bot(t, then->seat)) return false;
    rs_view(then->game, t->session->state, then->seat, view);
    return memcmp(view, then->view, then->game->state_bytes) == 0;
}

static void play_choice(house *h, job *j)
{
    const thought *done = (thought *)j;
    table *t = house_find(h, done->table);
    char text[RS_LINE];
    rs_text out = rs_text_on(text, sizeof text);

    limits_charge(h->limits, &budget, done->host, h->tick, done->took / 1000);
    if (!t || t->thinking != j) return;
    t->thinking = NULL;
    if (table_state_of(t) != TABLE_RUNNING || !t->mine) return;
    if (is_as_it_was(t, done)) {
        t->wake = done->wake;
        rs_move_text(done->game, t->session->state, done->list.at[done->choice], &out);
        enter_for(h, t, ENTRY_BOT_MOVE, done->seat, text);
    }
    entries_follow(h, t);
}

void crew_ask_bot(house *h, table *t, bool aside)
{
    thought *new;

    if (t->thinking || !t->mine) return;
    new = (thought *)job_new(sizeof *new);
    new->job.work = think;
    new->job.done = play_choice;
    memcpy(new->table, t->id, sizeof new->table);
    snprintf(new->host, sizeof new->host, "%s", host_of(t));
    new->game = t->setup.game;
    new->seat = table_asked(t);
    new->bot = table_bot(t, new->seat);
    new->moves = table_moves(t);
    new->ms = limits_spent(h->limits, &budget, new->host, h->tick) ? LEAST : h->settings.bot_ms;
    if (aside && new->ms > ASIDE) new->ms = ASIDE;
    new->list = t->session->turn.moves;
    new->wake = t->wake;
    randombytes_buf(new->dice, sizeof new->dice);
    rs_view(new->game, t->session->state, new->seat, new->view);
    if (crew_hand_out(h, POOL_BOTS, &new->job, new->host, WAITING))
        t->thinking = &new->job;
    else
        job_free(&new->job); /* asked again when the table is looked after */
}

void crew_recall_bot(table *t)
{
    if (t->thinking) crew_forget(t->thinking);
    t->thinking = NULL;
}
