/* crew.c - pools of threads: each takes its jobs from a fair queue of its own, and the loop collects what is finished. */
#include "server/crew/crew.h"
#include "server/house.h"
#include "server/crew/hook.h"

#include <sodium.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

struct crew {
    house *house;
    pool pool[POOLS];
    pthread_mutex_t lock; /* of what is finished */
    job *first, *last;
};

static atomic_bool closing; /* read by bots in the midst of a thought */

bool crew_is_closing(void) { return atomic_load_explicit(&closing, memory_order_relaxed); }

job *job_new(size_t size)
{
    size_t whole = (size + RS_ALIGN - 1) / RS_ALIGN * RS_ALIGN;
    job *j = aligned_alloc(RS_ALIGN, whole);

    if (!j) abort();
    memset(j, 0, whole);
    j->size = whole;
    return j;
}

/* There may have been a password in it. */
void job_free(job *j)
{
    sodium_memzero(j, j->size);
    free(j);
}

/* ---- On the threads --------------------------------------------------------------------------------------------------------------- */

job *pool_take(pool *p, bool wait)
{
    queued *item = NULL;

    pthread_mutex_lock(&p->lock);
    while (!p->closing && !(item = queue_take(&p->waiting)) && wait) pthread_cond_wait(&p->wake, &p->lock);
    pthread_mutex_unlock(&p->lock);
    return (job *)item;
}

void pool_hand_in(pool *p, job *j)
{
    struct crew *crew = p->crew;

    pthread_mutex_lock(&crew->lock);
    j->next = NULL;
    *(crew->last ? &crew->last->next : &crew->first) = j;
    crew->last = j;
    pthread_mutex_unlock(&crew->lock);
    net_wake(crew->house->net);
}

int pool_crowd(pool *p)
{
    int lanes;

    pthread_mutex_lock(&p->lock);
    lanes = p->waiting.lanes;
    pthread_mutex_unlock(&p->lock);
    return lanes;
}

static void *work(void *context)
{
    pool *p = context;
    void *room = aligned_alloc(RS_ALIGN, RS_BOT_ROOM);

    for (job *j; room && (j = pool_take(p, true));) {
        j->work(j, room);
        pool_hand_in(p, j);
    }
    free(room);
    return NULL;
}

/* ---- Coming and going ------------------------------------------------------------------------------------------------------------- */

static bool open_pool(struct crew *crew, pool_name name, int threads, void *(*run)(void *))
{
    pool *p = &crew->pool[name];

    p->crew = crew;
    pthread_mutex_init(&p->lock, NULL);
    pthread_cond_init(&p->wake, NULL);
    while (p->threads < threads && pthread_create(&p->thread[p->threads], NULL, run, p) == 0) p->threads++;
    return p->threads > 0;
}

/* One thread for passwords: each takes 64 MB while it is hashed. One for webhooks, which calls many of them at a time. */
struct crew *crew_open(house *h, int threads)
{
    struct crew *crew = calloc(1, sizeof *crew);
    bool fine;

    if (!crew) return NULL;
    crew->house = h;
    atomic_store(&closing, false);
    pthread_mutex_init(&crew->lock, NULL);
    fine = open_pool(crew, POOL_BOTS, threads, work);
    fine = open_pool(crew, POOL_PASSWORDS, 1, work) && fine;
    fine = open_pool(crew, POOL_HOOKS, 1, hook_work) && fine;
    if (fine) return crew;
    crew_stop(crew);
    crew_close(crew);
    return NULL;
}

static void send_home(pool *p)
{
    pthread_mutex_lock(&p->lock);
    p->closing = true;
    pthread_cond_broadcast(&p->wake);
    pthread_mutex_unlock(&p->lock);
}

/* What is under way is cut short: a bot's clock runs faster, a webhook is hung up on, and a password takes a tenth of a second. */
void crew_stop(struct crew *crew)
{
    atomic_store(&closing, true);
    for (int i = 0; i < POOLS; i++) send_home(&crew->pool[i]);
    for (int i = 0; i < POOLS; i++)
        for (int k = 0; k < crew->pool[i].threads; k++) pthread_join(crew->pool[i].thread[k], NULL);
}

static job *take_finished(struct crew *crew)
{
    job *j;

    pthread_mutex_lock(&crew->lock);
    j = crew->first;
    if (j) crew->first = j->next;
    if (!crew->first) crew->last = NULL;
    pthread_mutex_unlock(&crew->lock);
    return j;
}

void crew_close(struct crew *crew)
{
    for (int i = 0; i < POOLS; i++)
        for (queued *item; (item = queue_take(&crew->pool[i].waiting));) job_free((job *)item);
    for (job *j; (j = take_finished(crew));) job_free(j);
    free(crew);
}

/* ---- In the loop ------------------------------------------------------------------------------------------------------------------ */

bool crew_hand_out(house *h, pool_name name, job *j, const char *key, int most)
{
    pool *p = &h->crew->pool[name];
    bool fits;

    j->pool = p;
    pthread_mutex_lock(&p->lock);
    fits = queue_put(&p->waiting, &j->place, key, most);
    if (fits) pthread_cond_signal(&p->wake);
    pthread_mutex_unlock(&p->lock);
    if (fits) h->count.jobs++;
    return fits;
}

void crew_forget(job *j)
{
    pool *p = j->pool;
    bool waits;

    pthread_mutex_lock(&p->lock);
    waits = j->place.lane;
    if (waits) queue_drop(&p->waiting, &j->place);
    pthread_mutex_unlock(&p->lock);
    if (waits)
        job_free(j);
    else
        j->unwanted = true; /* only the loop reads it */
}

int crew_waiting(const house *h, pool_name name)
{
    pool *p = &h->crew->pool[name];
    int items;

    pthread_mutex_lock(&p->lock);
    items = p->waiting.items;
    pthread_mutex_unlock(&p->lock);
    return items;
}

void crew_collect(house *h)
{
    for (job *j; (j = take_finished(h->crew));) {
        if (j->done && !j->unwanted) j->done(h, j);
        job_free(j);
    }
}
