/* checkpoint.c - a thread with a connection of its own. It never holds up a commit, but cannot start the log anew while commits go on: that
 * is left to a commit when the log has grown long, and little is left to do then. */
#include "checkpoint.h"

#include <pthread.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <time.h>

enum { PAUSE_MS = 100 };

struct checkpoint {
    sqlite3 *file;
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t wake;
    bool due, ending;
};

static bool wait_for_work(checkpoint *c)
{
    bool ending;

    pthread_mutex_lock(&c->lock);
    while (!c->due && !c->ending) pthread_cond_wait(&c->wake, &c->lock);
    c->due = false;
    ending = c->ending;
    pthread_mutex_unlock(&c->lock);
    return !ending;
}

static void *work(void *context)
{
    checkpoint *c = context;

    while (wait_for_work(c)) {
        nanosleep(&(struct timespec){.tv_nsec = PAUSE_MS * 1000000L}, NULL);
        sqlite3_wal_checkpoint_v2(c->file, NULL, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL); /* what fails now is done next time */
    }
    return NULL;
}

checkpoint *checkpoint_begin(const char *file)
{
    checkpoint *c = calloc(1, sizeof *c);

    if (!c) return NULL;
    pthread_mutex_init(&c->lock, NULL);
    pthread_cond_init(&c->wake, NULL);
    if (sqlite3_open_v2(file, &c->file, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK && pthread_create(&c->thread, NULL, work, c) == 0)
        return c;
    sqlite3_close(c->file);
    free(c);
    return NULL;
}

void checkpoint_due(checkpoint *c)
{
    pthread_mutex_lock(&c->lock);
    c->due = true;
    pthread_cond_signal(&c->wake);
    pthread_mutex_unlock(&c->lock);
}

void checkpoint_end(checkpoint *c)
{
    pthread_mutex_lock(&c->lock);
    c->ending = true;
    pthread_cond_signal(&c->wake);
    pthread_mutex_unlock(&c->lock);
    pthread_join(c->thread, NULL);
    sqlite3_close(c->file);
    free(c);
}
