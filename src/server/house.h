/* house.h - the server's rooms: the tables in memory, who watches them, and the services they share. */
#ifndef SERVER_HOUSE_H
#define SERVER_HOUSE_H

#include "server/net.h"
#include "server/table.h"

#include "engine/json.h"
#include "engine/text.h"

enum {
    DRAWERS = 4096,     /* in which tables are found by their id */
    WATCHES = 16,       /* tables that one socket may follow at a time */
    MESSAGE = 4 << 20,  /* bytes of a message to a client at most */
    PAGE = 48 << 10,    /* bytes of a page of history, but for its last entry */
    PAGE_ENTRIES = 200, /* in it at most */
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
    table *table;
    int reader;             /* the seat, or RS_SPECTATOR */
    bool behind;            /* still to be sent pages of history, and nothing else, */
    int told;               /* after this entry */
    struct watcher *queued; /* the next of those who are behind */
} watcher;

typedef struct house_settings {
    const char *address, *db, *site;
    int port, threads, bot_ms, sockets;
    int limit; /* commands a second from one address; 0: as many as may come */
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
    int64_t now;            /* of this round: milliseconds since 1970 */
    int64_t last_slice, last_second, last_renewed;
    int slice; /* of the drawers to look after next */
    int tables;
    table *drawer[DRAWERS];
    bool failed;
    struct {
        int64_t moves, entries, commits, messages, refused, requests, limited, jobs;
        int64_t commit_us, longest_commit_us;
    } count;
    struct parcel *parcels; /* commands that were handed to other processes */
    watcher *behind;        /* who is to be sent pages, in this order */
    char message[MESSAGE];  /* being made */
} house;

/* house.c */
table *house_find(house *h, const char *id);  /* if it is in memory */
table *house_table(house *h, const char *id); /* loads it if need be; NULL: there is none */
table *house_lay(house *h, const setup *wanted);
void house_drop(house *h, table *t); /* out of memory, not out of the store */
void house_round(void *context);
void house_id(char id[STORE_ID]); /* a new one, by chance */

/* watch.c */
void watch_begin(house *h, client *c, table *t, int since);
void watch_end(house *h, client *c, table *t);
void watch_forget(house *h, client *c); /* all of its tables */
void watch_feed(house *h);              /* pages for those who are behind and have read what they were sent */
void watch_hurry(house *h);             /* another round if somebody waits for a page */

/* wire.c */
void wire_info(const house *h, const table *t, rs_text *out);
void wire_tell(house *h, table *t);             /* the last entry to everybody who watches */
void wire_presence(house *h, table *t);         /* who is here has changed */
void wire_page(house *h, table *t, watcher *w); /* the next page of its history to somebody who is behind */
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
void entries_tick(house *h, table *t);                    /* clocks */

/* crew.c: threads for what takes long. */
struct crew *crew_open(house *h, int threads);
void crew_close(struct crew *crew);
void crew_ask_bot(house *h, table *t);
void crew_nudge(house *h, const char *address, const char *id, const char *game); /* a webhook */
typedef void crew_done(house *h, void *context, bool right, const char *hash);
struct job *crew_hash(house *h, const char *password, crew_done *done, void *context);
struct job *crew_check(house *h, const char *password, const char *hash, crew_done *done, void *context);
void crew_forget(struct job *job); /* nobody waits for it any more */
void crew_collect(house *h);       /* what is finished */

/* sharing.c: several processes on one store. */
void sharing_begin(house *h);
void sharing_load(house *h, table *t); /* whose is it? */
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

/* limits.c: how much anybody may ask. */
struct limits *limits_open(void);
bool limits_allow(struct limits *limits, const char *key, int64_t now, int per_second, int burst);

/* metrics.c */
void metrics_put(const house *h, rs_text *out);

#endif
