/* house.h - the server's rooms: the tables in memory, who watches them, and the services they share. */
#ifndef SERVER_HOUSE_H
#define SERVER_HOUSE_H

#include "server/crew/crew.h"
#include "server/hours.h"
#include "server/allowance.h"
#include "server/net/net.h"
#include "server/table/table.h"

#include "engine/json.h"
#include "engine/text.h"

enum {
    DRAWERS = 4096,     /* in which tables are found by their id */
    DOORS = 1024,       /* in which sockets are found by their user */
    WATCHES = 16,       /* tables that one socket may follow at a time */
    MESSAGE = 4 << 20,  /* bytes of a message to a client at most */
    PAGE = 48 << 10,    /* bytes of a page of history, but for its last entry */
    PAGE_ENTRIES = 200, /* in it at most */
    NEWS = 32,          /* entries that are told at once; more come as pages */
};

typedef struct person {                    /* who asks for something */
    char user[STORE_ID], name[STORE_NAME]; /* "": not known yet */
    char token[STORE_HASH];                /* the hash of what he showed; "": nothing */
    char address[64];
} person;

typedef struct client { /* a socket */
    person who;
    net_peer *peer;
    int64_t beyond; /* messages beyond the limits, in thousandths: they leak away as the limit allows */
    int64_t beyond_since;
    struct client *next, **link; /* of those at the same door */
    int64_t looked;              /* when its token was last looked at */
    bool ended;                  /* its token is gone: nothing more is taken from it */
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

/* Something that was asked: in this round, so that it can be done again if the round cannot be kept; or it waits to be done. */
typedef struct matter {
    struct matter *next;
    net_peer *peer;
    net_request *request; /* NULL: a socket's message */
    size_t length;
    char text[]; /* the message, or the request's body */
} matter;

typedef struct matter_list {
    matter *first, *last;
    int count;
} matter_list;

typedef struct house_settings {
    const char *address, *db, *site;
    int port, threads, bot_ms, sockets, per_address;
    int limit;      /* commands a second from one address; 0: as many as may come */
    int guest_days; /* that games which only guests play are kept without a change; 0: for ever */
    bool proxied, private_hooks;
    const char *smtp, *mail_from; /* NULL: no mail is sent */
} house_settings;

typedef struct house {
    house_settings settings;
    net *net;
    store *store;
    struct crew *crew;
    struct site *site;
    struct limits *limits;
    struct mail *mail;
    char process[STORE_ID]; /* what this process is called among those that share the store */
    hours hours;
    int64_t now;  /* of this round: milliseconds since 1970; never goes back (hours.h) */
    int64_t tick; /* milliseconds of a clock that only goes forward: for limits, and for how long ago something was in this process */
    int64_t last_slice, last_second, last_renewed, last_unlisted;
    struct {
        int64_t after;       /* microseconds: no game is written before */
        char last[STORE_ID]; /* the last table that was looked up since it had none */
        bool swept;          /* there is no other */
    } files;
    int slice; /* of the drawers to look after next */
    int tables;
    table *drawer[DRAWERS];
    table *news;             /* tables of which something is to be told at the end of the round */
    char why[STORE_PROBLEM]; /* the last table that was asked for cannot be loaded; "": there is none */
    struct unloadable *unloadable;

    int64_t round; /* its number */
    matter_list asked, waiting;
    bool alone;                     /* what waited is done, one by one */
    int64_t away_since, rest_until; /* the store cannot be reached, 0: it can; nothing is written by itself before */
    int failures;                   /* rounds in a row that could not be kept */
    int64_t complained;
    struct {
        int64_t moves, entries, commits, messages, refused, requests, limited, jobs;
        int64_t commit_us, longest_commit_us, failures;
    } count;
    struct {
        char table[STORE_ID], address[LIMITS_PLACE];
    } lobby[512]; /* who has listed which table: an address, or "" */
    int lobby_next;
    char swept[STORE_ID];   /* the last table that keeping.c has looked at */
    struct parcel *parcels; /* commands that were handed to other processes */
    watcher *behind;        /* who is to be sent pages, in this order */
    client *door[DOORS];
    struct export *exports; /* being written */
    struct {
        int door;             /* at which to look next */
        char guest[STORE_ID]; /* behind which to look next */
        int64_t swept, seen_off;
        bool leaving; /* somebody is going for good */
    } people;
    bool more_errands;     /* of others may wait here */
    bool more_apart;       /* tables are to be read anew */
    char message[MESSAGE]; /* being made */
} house;

/* house.c */
table *house_find(house *h, const char *id); /* if it is in memory */
/* Loads it if need be. NULL: there is none; or it cannot be loaded now, and h->why says so. */
table *house_table(house *h, const char *id);
table *house_lay(house *h, const setup *wanted);
void house_drop(house *h, table *t);  /* out of memory, not out of the store */
void house_touch(house *h, table *t); /* it is about to differ from what is on disk, until the end of this round */
bool house_renew(house *h, table *t); /* as the store has it now; false: the store has it no more, and neither has the house */
void house_note(house *h, table *t);  /* its row in the store, for lists */
void house_tick(house *h);
void house_id(char id[STORE_ID]); /* a new one, by chance */

/* rounds.c: what is asked in a round is kept and answered, or all of it is taken back. */
void rounds_end(void *context);
bool rounds_admit(house *h, net_peer *peer, const net_request *request, const char *text, size_t length); /* false: not now */
void rounds_forget(house *h, const net_peer *peer);
bool rounds_ready(const house *h); /* what is asked can be kept */
void rounds_close(house *h);

/* post.c: what leaves the house. `re`: the id of what is answered, or "". */
bool post_whole(const rs_text *out, const char *what); /* false: it was cut and must not be used */
void post_message(net_peer *peer, const char *re, const rs_text *out);
void post_answer(net_peer *peer, const net_answer *form, const rs_text *out);
void post_json(net_peer *peer, int status, const rs_text *out);
void post_error(net_peer *peer, int status, const char *code, const char *message);

/* quotas.c: how many tables anybody may lay. */
const char *quotas_refuse(house *h, const person *who, bool listed, const char **code); /* NULL: one more may be laid, and is counted */
void quotas_note(house *h, const person *who, table *t);                                /* it was laid */

/* keeping.c: what is not kept for ever. */
bool keeping_lists(const house *h, const table *t); /* everybody may still find it */
void keeping_sweep(house *h);                       /* a few tables a second */

/* games.c: the games of tables, kept as files. */
void games_keep(house *h, table *t);     /* now */
void games_look(house *h, table *t);     /* if it is time */
bool games_put_away(house *h, table *t); /* true: it may leave the memory */
void games_sweep(house *h);              /* once a second */
void games_end(house *h);                /* those that are in memory, before the server ends */

/* watch.c */
void watch_begin(house *h, client *c, table *t, int since);
void watch_end(house *h, client *c, table *t);
void watch_again(house *h, watcher *w, int known);
void watch_forget(house *h, client *c); /* all of its tables */
void watch_feed(house *h);              /* pages for those who are behind and have read what they were sent */
void watch_hurry(house *h);             /* another round if somebody waits for a page */

/* wire.c */
void wire_info(const house *h, const table *t, rs_text *out);
void wire_note(house *h, table *t);             /* an entry is to be told to everybody who watches, */
void wire_tell(house *h, table *t);             /* now, with those before it, */
void wire_tell_all(house *h);                   /* at all tables */
void wire_forget(house *h, const table *t);     /* or never: the table goes */
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
bool entropy_sound(const char *text);
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
void sharing_keep(house *h); /* this round was kept */
void sharing_take_back(house *h);
void sharing_end(house *h);

/* account.c: what people ask about themselves. */
bool account_request(house *h, net_peer *peer, const net_request *request, const person *who); /* false: not one of its paths */
void account_abandon(net_peer *peer);
bool account_absence(const house *h, const char *user, int64_t *from, int64_t *until); /* false: none is planned */

/* sessions.c: who somebody is, and for how long. */
void session_of(house *h, const net_request *request, person *who);
void session_enter(house *h, client *c);
void session_leave(client *c);
int session_sockets(house *h, const char *user); /* open ones */
void sessions_look(house *h, const char *user);  /* ends this user's sockets whose token is gone; the others learn his name anew */
void sessions_doubt(house *h);                   /* looks at every socket's token again, soon */
void sessions_tick(house *h);

/* leaving.c: going for good, a few tables at a time. */
void leaving_begin(house *h, const char *user);
void leaving_forgot(house *h, const char *id, const char *user); /* another process has forgotten what he left at this table */
void leaving_tick(house *h);

/* export.c: all that is kept about somebody. */
void export_tick(house *h);

/* mail.c: a thread that posts letters. */
struct mail *mail_open(const house_settings *settings, char problem[STORE_PROBLEM]);
void mail_close(struct mail *mail);
bool mail_sound(const char *address);
bool mail_post(struct mail *mail, const char *to, const char *subject, const char *text); /* false: too many wait */

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
