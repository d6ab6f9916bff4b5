/* checkpoint.c - a thread with a connection of its own. It never holds up a commit, but cannot start the log anew while commits go on: that
 * is left to a commit when the log has grown long, and little is left to do then.
 *
 * Only a connection that has read knows that there is a log; a checkpoint by one that has not does nothing, and says that it has done it.
 */
#include "checkpoint.h"

#include <pthread.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <time.h>

/* In nanoseconds. What is written again and again within a pause goes into the file once; what a long pause gathers would hold the disk. */
enum { SECOND = 1000000000, PAUSE = SECOND / 4 };

struct checkpoint {
    sqlite3 *file;
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t wake;
    bool due, ending;
};

static bool wait_for_work(checkpoint *c)
{
    struct timespec then;
    bool ending;

    pthread_mutex_lock(&c->lock);
    while (!c->due && !c->ending) pthread_cond_wait(&c->wake, &c->lock);
    clock_gettime(CLOCK_MONOTONIC, &then);
    then.tv_sec += (then.tv_nsec + PAUSE) / SECOND;
    then.tv_nsec = (then.tv_nsec + PAUSE) % SECOND;
    while (!c->ending && pthread_cond_timedwait(&c->wake, &c->lock, &then) == 0) continue;
    c->due = false;
    ending = c->ending;
    pthread_mutex_unlock(&c->lock);
    return !ending;
}

static void *work(void *context)
{
    checkpoint *c = context;

    while (wait_for_work(c)) {
        sqlite3_exec(c->file, "SELECT 1 FROM sqlite_master LIMIT 1", NULL, NULL, NULL);
        sqlite3_wal_checkpoint_v2(c->file, NULL, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL); /* what fails now is done next time */
    }
    return NULL;
}

checkpoint *checkpoint_begin(const char *file)
{
    checkpoint *c = calloc(1, sizeof *c);
    pthread_condattr_t steady;

    if (!c) return NULL;
    pthread_mutex_init(&c->lock, NULL);
    pthread_condattr_init(&steady);
    pthread_condattr_setclock(&steady, CLOCK_MONOTONIC);
    pthread_cond_init(&c->wake, &steady);
    pthread_condattr_destroy(&steady);
    if (sqlite3_open_v2(file, &c->file, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK &&
        sqlite3_exec(c->file, "PRAGMA synchronous = FULL", NULL, NULL, NULL) == SQLITE_OK && pthread_create(&c->thread, NULL, work, c) == 0)
        return c;
    sqlite3_close(c->file);
    free(c);
    return NULL;
}

void checkpoint_due(checkpoint *c)
{
    pthread_mutex_lock(&c->lock);
    if (!c->due) pthread_cond_signal(&c->wake);
    c->due = true;
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
