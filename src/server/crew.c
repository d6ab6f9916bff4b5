/* crew.c - threads for what takes long: bots think, passwords are hashed, webhooks are called. The loop only hands out and collects. */
#include "server/house.h"
#include "engine/game.h"
#include "lab/clock.h"
#include "server/hook.h"

#include <pthread.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef enum task { TASK_BOT, TASK_HASH, TASK_CHECK, TASK_HOOK } task;

typedef struct job {
    struct job *next;
    task task;
    crew_done *done; /* NULL: nobody waits for it any more */
    void *context;
    bool right;
    char secret[130], hash[crypto_pwhash_STRBYTES];
    char address[STORE_ADDRESS], body[400];
    bool anywhere; /* a webhook may go to this machine, too */

    char table[STORE_ID];
    const rs_game *game;
    const rs_bot *bot;
    int seat, moves, ms, choice; /* `moves` made when it was asked */
    uint64_t dice[2];
    rs_moves list;
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
} job;

typedef struct queue {
    job *first, *last;
} queue;

struct crew {
    house *house;
    int threads;
    pthread_t thread[64];
    pthread_mutex_t lock;
    pthread_cond_t work;
    bool closing;
    queue quick, slow; /* people wait for passwords; bots can wait */
    queue finished;
};

static void push(queue *q, job *j)
{
    j->next = NULL;
    if (q->last)
        q->last->next = j;
    else
        q->first = j;
    q->last = j;
}

static job *pop(queue *q)
{
    job *j = q->first;

    if (j) q->first = j->next;
    if (!q->first) q->last = NULL;
    return j;
}

/* ---- The work -------------------------------------------------------------------------------------------------------------------- */

static void think(job *j, void *room)
{
    rs_chance dice = {.key = {j->dice[0], j->dice[1]}};
    rs_question question = {.game = j->game,
                            .view = j->view,
                            .moves = &j->list,
                            .chance = &dice,
                            .room = room,
                            .budget = {.ms = j->ms, .now = rs_microseconds}};
    rs_thoughts thoughts;

    j->choice = rs_bot_choose(j->bot, &question, &thoughts);
}

static void work_on(job *j, void *room)
{
    switch (j->task) {
    case TASK_BOT: think(j, room); break;
    case TASK_HASH:
        j->right = crypto_pwhash_str_alg(j->hash, j->secret, strlen(j->secret), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                                         crypto_pwhash_MEMLIMIT_INTERACTIVE, crypto_pwhash_ALG_ARGON2ID13) == 0;
        break;
    case TASK_CHECK: j->right = crypto_pwhash_str_verify(j->hash, j->secret, strlen(j->secret)) == 0; break;
    case TASK_HOOK: hook_call(j->address, j->body, j->anywhere); break;
    }
    sodium_memzero(j->secret, sizeof j->secret);
}

static job *next_job(struct crew *crew)
{
    job *j = NULL;

    pthread_mutex_lock(&crew->lock);
    while (!crew->closing && !(j = pop(&crew->quick)) && !(j = pop(&crew->slow))) pthread_cond_wait(&crew->work, &crew->lock);
    pthread_mutex_unlock(&crew->lock);
    return j;
}

static void *work(void *context)
{
    struct crew *crew = context;
    void *room = aligned_alloc(RS_ALIGN, RS_BOT_ROOM);

    for (job *j; room && (j = next_job(crew));) {
        work_on(j, room);
        pthread_mutex_lock(&crew->lock);
        push(&crew->finished, j);
        pthread_mutex_unlock(&crew->lock);
        net_wake(crew->house->net);
    }
    free(room);
    return NULL;
}

struct crew *crew_open(house *h, int threads)
{
    struct crew *crew = calloc(1, sizeof *crew);

    if (!crew) return NULL;
    crew->house = h;
    pthread_mutex_init(&crew->lock, NULL);
    pthread_cond_init(&crew->work, NULL);
    for (int i = 0; i < threads && i < 64; i++)
        if (pthread_create(&crew->thread[crew->threads], NULL, work, crew) == 0) crew->threads++;
    return crew;
}

static void empty(queue *q)
{
    for (job *j; (j = pop(q));) free(j);
}

void crew_close(struct crew *crew)
{
    pthread_mutex_lock(&crew->lock);
    crew->closing = true;
    pthread_cond_broadcast(&crew->work);
    pthread_mutex_unlock(&crew->lock);
    for (int i = 0; i < crew->threads; i++) pthread_join(crew->thread[i], NULL);
    empty(&crew->quick);
    empty(&crew->slow);
    empty(&crew->finished);
    free(crew);
}

/* ---- Handing out ------------------------------------------------------------------------------------------------------------------ */

static void hand_out(house *h, job *j, queue *q)
{
    pthread_mutex_lock(&h->crew->lock);
    push(q, j);
    pthread_cond_signal(&h->crew->work);
    pthread_mutex_unlock(&h->crew->lock);
    h->count.jobs++;
}

static job *job_new(task kind)
{
    job *j = aligned_alloc(RS_ALIGN, sizeof *j);

    if (!j) abort();
    memset(j, 0, sizeof *j);
    j->task = kind;
    return j;
}

void crew_ask_bot(house *h, table *t)
{
    job *j;

    if (t->thinking || !t->mine) return;
    t->thinking = true;
    j = job_new(TASK_BOT);
    strcpy(j->table, t->id);
    j->game = t->setup.game;
    j->seat = table_asked(t);
    j->bot = table_bot(t, j->seat);
    j->moves = table_moves(t);
    j->ms = h->settings.bot_ms;
    j->list = t->session->turn.moves;
    randombytes_buf(j->dice, sizeof j->dice);
    rs_view(j->game, t->session->state, j->seat, j->view);
    hand_out(h, j, &h->crew->slow);
}

void crew_nudge(house *h, const char *address, const char *id, const char *game)
{
    job *j = job_new(TASK_HOOK);

    snprintf(j->address, sizeof j->address, "%s", address);
    snprintf(j->body, sizeof j->body, "{\"text\":\"It is your turn at a table of Roadstead.\",\"table\":\"%s\",\"game\":\"%s\"}", id, game);
    j->anywhere = h->settings.private_hooks;
    hand_out(h, j, &h->crew->slow);
}

struct job *crew_hash(house *h, const char *password, crew_done *done, void *context)
{
    job *j = job_new(TASK_HASH);

    snprintf(j->secret, sizeof j->secret, "%s", password);
    j->done = done;
    j->context = context;
    hand_out(h, j, &h->crew->quick);
    return j;
}

struct job *crew_check(house *h, const char *password, const char *hash, crew_done *done, void *context)
{
    job *j = job_new(TASK_CHECK);

    snprintf(j->secret, sizeof j->secret, "%s", password);
    snprintf(j->hash, sizeof j->hash, "%s", hash);
    j->done = done;
    j->context = context;
    hand_out(h, j, &h->crew->quick);
    return j;
}

/* Only the loop reads `done`. */
void crew_forget(struct job *j) { j->done = NULL; }

/* ---- Collecting ------------------------------------------------------------------------------------------------------------------- */

/* The table may have gone on without the bot: by an undo, a takeback, or its player's return. */
static void play_choice(house *h, const job *j)
{
    table *t = house_table(h, j->table);
    char text[RS_LINE];
    rs_text out = rs_text_on(text, sizeof text);

    if (!t) return;
    t->thinking = false;
    if (table_state_of(t) != TABLE_RUNNING || !t->mine) return;
    if (table_moves(t) == j->moves && table_asked(t) == j->seat && table_bot(t, j->seat)) {
        rs_move_text(j->game, j->list.at[j->choice], &out);
        enter_for(h, t, ENTRY_BOT_MOVE, j->seat, text);
    }
    entries_follow(h, t);
}

static job *take_finished(struct crew *crew)
{
    job *j;

    pthread_mutex_lock(&crew->lock);
    j = pop(&crew->finished);
    pthread_mutex_unlock(&crew->lock);
    return j;
}

void crew_collect(house *h)
{
    for (job *j; (j = take_finished(h->crew));) {
        if (j->task == TASK_BOT) play_choice(h, j);
        if (j->done) j->done(h, j->context, j->right, j->hash);
        free(j);
    }
}
