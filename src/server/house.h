/* house.h - the server's rooms: the tables in memory, who watches them, and the services they share. */
#ifndef SERVER_HOUSE_H
#define SERVER_HOUSE_H

#include "server/crew.h"
#include "server/hours.h"
#include "server/allowance.h"
#include "server/net.h"
#include "server/table.h"

#include "engine/json.h"
#include "engine/text.h"

enum {
    DRAWERS = 4096,    /* in which tables are found by their id */
    WATCHES = 16,      /* tables that one socket may follow at a time */
    MESSAGE = 8 << 20, /* bytes of a message to a client at most */
};

typedef struct person {                    /* who asks for something */
    char user[STORE_ID], name[STORE_NAME]; /* "": not known yet */
    char address[64];
} person;

typedef struct client { /* a socket */
    person who;
    net_peer *peer;
    int watches;
    table *watched[WATCHES];
} client;

typedef struct watcher { /* of a table */
    struct watcher *next;
    client *client;
    int reader; /* the seat, or RS_SPECTATOR */
} watcher;

typedef struct house_settings {
    const char *address, *db, *site;
    int port, threads, bot_ms, sockets;
    int limit;      /* commands a second from one address; 0: as many as may come */
    int guest_days; /* that games which only guests play are kept without a change; 0: for ever */
    bool proxied, private_hooks;
} house_settings;

typedef struct house {
    house_settings settings;
    net *net;
    store *store;
    struct crew *crew;
    struct site *site;
    struct limits *limits;
    char process[STORE_ID]; /* what this process is called among those that share the store */
    hours hours;
    int64_t now;  /* of this round: milliseconds since 1970; never goes back (hours.h) */
    int64_t tick; /* milliseconds of a clock that only goes forward: for limits, and for how long ago something was in this process */
    int64_t last_slice, last_second, last_renewed, last_unlisted;
    int slice; /* of the drawers to look after next */
    int tables;
    table *drawer[DRAWERS];
    bool failed;
    struct {
        int64_t moves, entries, commits, messages, refused, requests, limited, jobs;
        int64_t commit_us, longest_commit_us;
    } count;
    struct {
        char table[STORE_ID], address[LIMITS_PLACE];
    } lobby[512]; /* who has listed which table: an address, or "" */
    int lobby_next;
    char swept[STORE_ID];   /* the last table that keeping.c has looked at */
    struct parcel *parcels; /* commands that were handed to other processes */
    char message[MESSAGE];  /* being made */
} house;

/* house.c */
table *house_find(house *h, const char *id);  /* if it is in memory */
table *house_table(house *h, const char *id); /* loads it if need be; NULL: there is none */
table *house_lay(house *h, const setup *wanted);
void house_drop(house *h, table *t); /* out of memory, not out of the store */
void house_note(house *h, table *t); /* its row in the store, for lists */
void house_round(void *context);
void house_id(char id[STORE_ID]); /* a new one, by chance */

/* quotas.c: how many tables anybody may lay. */
const char *quotas_refuse(house *h, const person *who, bool listed, const char **code); /* NULL: one more may be laid, and is counted */
void quotas_note(house *h, const person *who, table *t);                                /* it was laid */

/* keeping.c: what is not kept for ever. */
bool keeping_lists(const house *h, const table *t); /* everybody may still find it */
void keeping_sweep(house *h);                       /* a few tables a second */

/* watch.c */
void watch_begin(house *h, client *c, table *t, int since);
void watch_end(house *h, client *c, table *t);
void watch_forget(house *h, client *c); /* all of its tables */

/* wire.c */
void wire_info(const house *h, const table *t, rs_text *out);
void wire_tell(house *h, table *t);     /* the last entry to everybody who watches */
void wire_presence(house *h, table *t); /* who is here has changed */
void wire_catch_up(house *h, table *t, client *c, int since);
bool wire_is_here(const table *t, const char *user);

/* commands.c: all that can be asked of a table. The answer goes to `out`, as on the wire; false: it comes later, from another process. */
typedef struct asking {
    house *h;
    table *t;
    const person *who;
    client *client; /* NULL: not by a socket */
    rs_json json;
    char id[STORE_COMMAND];
    rs_text *out;
} asking;
void command_run(asking *a, const char *name);
bool command_known(const char *name);
bool command_looks(const char *name); /* changes nothing */
void put_error(rs_text *out, const char *re, const char *code, const char *message);

/* entries.c: writing the log. */
bool enter(house *h, table *t, const store_entry *wanted, const char **code, char problem[RS_LINE]);
bool enter_for(house *h, table *t, entry_kind kind, int seat, const char *text); /* by nobody's command */
void entries_follow(house *h, table *t);                  /* what comes by itself: the start, agreed proposals, bots */
int64_t entries_deadline(const house *h, const table *t); /* when the asked person's time is up; 0: never */
int64_t entries_due(const house *h, const table *t);      /* when something is to happen by itself; 0: nothing is */
void entries_tick(house *h, table *t);                    /* clocks, and bots that are to move */

/* crew.c: threads for what takes long (crew.h). */
struct crew *crew_open(house *h, int threads);
void crew_stop(struct crew *crew);  /* in a second or so, whatever is under way; before the net is closed */
void crew_close(struct crew *crew); /* after it, when nobody can wait for anything any more */
void crew_collect(house *h);        /* what is finished */

/* thinking.c, calls.c, passwords.c: what the crew does. */
void crew_ask_bot(house *h, table *t, bool aside); /* `aside`: nobody is to play there */
void crew_recall_bot(table *t);                    /* its move is not wanted any more */
void crew_nudge(house *h, const store_user *user, const table *t);
typedef void crew_done(house *h, void *context, bool right, const char *hash);
/* NULL: too many wait already that have the same key. */
job *crew_hash(house *h, const char *key, const char *password, crew_done *done, void *context);
job *crew_check(house *h, const char *key, const char *password, const char *hash, crew_done *done, void *context);

/* sharing.c: several processes on one store. */
void sharing_begin(house *h);
void sharing_load(house *h, table *t);      /* whose is it? */
bool sharing_own(house *h, const char *id); /* takes it, if nobody else has it */
void sharing_hand_over(asking *a, const char *name, net_peer *peer, bool socket);
void sharing_news(void *context);
void sharing_tick(house *h);
void sharing_forget(house *h, const net_peer *peer);
void sharing_end(house *h);

/* account.c: who is who. */
void account_of(house *h, const net_request *request, person *who);
bool account_request(house *h, net_peer *peer, const net_request *request, const person *who,
                     rs_text *out); /* false: not one of its paths */
void account_abandon(net_peer *peer);
bool account_absence(const house *h, const char *user, int64_t *from, int64_t *until); /* false: none is planned */

/* api.c */
void api_request(void *context, net_peer *peer, const net_request *request);
bool api_open(void *context, net_peer *peer, const net_request *request);
void api_message(void *context, net_peer *peer, const char *text, size_t length);
void api_gone(void *context, net_peer *peer);

/* site.c: the page's files. */
struct site *site_open(const char *folder, char problem[STORE_PROBLEM]);
void site_close(struct site *site);
bool site_answer(const struct site *site, net_peer *peer, const net_request *request); /* false: there is no such file */

/* metrics.c */
void metrics_put(const house *h, rs_text *out);

#endif
