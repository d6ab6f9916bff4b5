/* helper.c - a thread that does one thing for another, which meanwhile does something else. */
#include "helper.h"

#include <pthread.h>
#include <stdlib.h>

struct helper {
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    bool (*work)(void *context);
    void *context;
    bool started, gave, ending;
};

static void *serve(void *context)
{
    helper *h = context;

    pthread_mutex_lock(&h->lock);
    for (;;) {
        while (!h->started && !h->ending) pthread_cond_wait(&h->changed, &h->lock);
        if (h->ending) break;
        pthread_mutex_unlock(&h->lock);
        h->gave = h->work(h->context);
        pthread_mutex_lock(&h->lock);
        h->started = false;
        pthread_cond_signal(&h->changed);
    }
    pthread_mutex_unlock(&h->lock);
    return NULL;
}

helper *helper_open(bool (*work)(void *context), void *context)
{
    helper *h = calloc(1, sizeof *h);

    if (!h) return NULL;
    h->work = work;
    h->context = context;
    pthread_mutex_init(&h->lock, NULL);
    pthread_cond_init(&h->changed, NULL);
    if (pthread_create(&h->thread, NULL, serve, h) == 0) return h;
    free(h);
    return NULL;
}

void helper_start(helper *h)
{
    pthread_mutex_lock(&h->lock);
    h->started = true;
    pthread_cond_signal(&h->changed);
    pthread_mutex_unlock(&h->lock);
}

bool helper_finish(helper *h)
{
    pthread_mutex_lock(&h->lock);
    while (h->started) pthread_cond_wait(&h->changed, &h->lock);
    pthread_mutex_unlock(&h->lock);
    return h->gave;
}

void helper_close(helper *h)
{
    pthread_mutex_lock(&h->lock);
    h->ending = true;
    pthread_cond_signal(&h->changed);
    pthread_mutex_unlock(&h->lock);
    pthread_join(h->thread, NULL);
    pthread_mutex_destroy(&h->lock);
    pthread_cond_destroy(&h->changed);
    free(h);
}
