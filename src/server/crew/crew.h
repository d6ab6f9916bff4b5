/* crew.h - threads for what takes long, in pools that do not wait for each other: bots think, passwords are hashed, webhooks are called.
 *
 * The loop hands out jobs and collects them; each pool's jobs wait in a fair queue. A job belongs to the loop except while it is under way.
 */
#ifndef SERVER_CREW_H
#define SERVER_CREW_H

#include "server/crew/queue.h"

#include <pthread.h>
#include <stddef.h>

struct house;
struct crew;

typedef enum pool_name { POOL_BOTS, POOL_PASSWORDS, POOL_HOOKS, POOLS } pool_name;

typedef struct job { /* the head of what each pool's work needs */
    queued place;
    struct job *next; /* among those that are finished */
    struct pool *pool;
    size_t size;
    bool unwanted;                                /* nobody waits for it any more */
    void (*work)(struct job *j, void *room);      /* on a thread, with RS_BOT_ROOM bytes */
    void (*done)(struct house *h, struct job *j); /* in the loop afterwards; NULL: nothing is to be done */
} job;

typedef struct pool {
    struct crew *crew;
    pthread_mutex_t lock;
    pthread_cond_t wake;
    bool closing;
    queue waiting;
    int threads;
    pthread_t thread[64];
} pool;

job *job_new(size_t size); /* of a struct that begins with a job; all zero */
void job_free(job *j);

/* false: so many jobs of this key wait already; the job is still the caller's. */
bool crew_hand_out(struct house *h, pool_name name, job *j, const char *key, int most);
void crew_forget(job *j); /* nobody waits for it any more; it is freed now or when it is finished */
bool crew_is_closing(void);
int crew_waiting(const struct house *h, pool_name name);

/* For the threads of a pool. */
job *pool_take(pool *p, bool wait); /* NULL: there is none, or it is time to go */
void pool_hand_in(pool *p, job *j);
int pool_crowd(pool *p); /* of how many keys something waits */

#endif
