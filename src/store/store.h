/* store.h - what a server keeps: users, tables, and for each table its log. On SQLite or PostgreSQL; nobody above knows which.
 *
 * A table is its log: entries numbered 1, 2, 3, .. that are only ever added. Everything else about it is recomputed from them; what the
 * row of a table says besides (store_summary) only serves lists and may be a moment old.
 *
 * Writes gather in one transaction until store_commit: only then are they on disk, and only then may anybody be told. A write that fails
 * makes the commit fail, and may only come to light there. So does a read that fails, since nobody knows what it would have found; only
 * reading a table and its log is not held against the others: whoever does so heeds what it returns. Reads see the writes before them. All
 * calls come from one thread. Texts that are too long or no UTF-8 are refused: a write of one fails, a read by one finds nothing.
 *
 * The functions that are called for each row may call others of the store, but neither commit nor call what they were called by. */
#ifndef STORE_H
#define STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    STORE_ID = 17,      /* bytes of an id with its 0: 16 letters and digits */
    STORE_NAME = 41,    /* a person's name, UTF-8 */
    STORE_COMMAND = 41, /* the id that a client gave its command */
    STORE_KIND = 12,    /* of an entry */
    STORE_HASH = 65,    /* of a token, in hexadecimal */
    STORE_PASSWORD = 129,
    STORE_ADDRESS = 257,  /* of a webhook */
    STORE_AGENT = 121,    /* what a browser says it is */
    STORE_MAIL = 255,     /* an address for letters */
    STORE_SECRET = 65,    /* of a second factor */
    STORE_PURPOSE = 9,    /* of a code */
    STORE_SETUP = 2048,   /* what a table was begun with, JSON */
    STORE_INFO = 4096,    /* how lists show it, JSON */
    STORE_TEXT = 1024,    /* of an entry */
    STORE_RESULT = 1024,  /* of a game, JSON */
    STORE_GAME = 1 << 20, /* a game file */
    STORE_ERRAND = 65537, /* of a command or an answer that is handed on */
    STORE_PROBLEM = 240,
};

typedef struct store store;

/* `where`: a file, or postgres://... Makes what is missing. NULL: `problem` says why not, in a sentence. */
store *store_open(const char *where, char problem[STORE_PROBLEM]);
/* Only to read, also while another process writes the file. Nothing is made, every write fails. */
store *store_open_reading(const char *where, char problem[STORE_PROBLEM]);
void store_close(store *s);
/* false: nothing of what was written since the last commit is kept, see store_problem. Only if the connection to a server was lost in the
 * midst of the commit, all of it may be kept after all: then read again what is there. */
bool store_commit(store *s);
/* The disk sets to work while the caller does something else, until store_commit. What else is asked of the store waits for it. */
void store_commit_begin(store *s);
bool store_idle(const store *s);           /* nothing waits for a commit */
const char *store_problem(const store *s); /* what went wrong in the last call; "": nothing, it has found nothing */
bool store_shared(const store *s);         /* other processes may use it, too */

/* The database cannot be reached. Every call fails at once then, until store_back has found it again. That looks, and never waits: ask it
 * several times a second. */
bool store_away(const store *s);
bool store_back(store *s);
bool store_probe(store *s, int64_t now); /* writes something that means nothing: can anything be kept? */

/* ---- Users ---- */

typedef struct store_user {
    char id[STORE_ID], name[STORE_NAME];
    char password[STORE_PASSWORD]; /* its hash; "": a guest */
    bool bot;                      /* a program plays with this account */
    int64_t created;               /* milliseconds since 1970, as all times here */
    int64_t absent_from, absent_until;
    char webhook[STORE_ADDRESS]; /* "": none */
    char owner[STORE_ID];        /* of a bot: whose it is; "": nobody's */
} store_user;

/* New or changed. False without harm to the commit if the name is, or looks like, that of another account with a password. */
bool store_user_put(store *s, const store_user *user);
/* Until the commit no other process gets past this: what is read of the user and his keys after it is what all have committed. */
bool store_user_hold(store *s, const char *id);
bool store_user_get(store *s, const char *id, store_user *user);     /* false also for an account that is being deleted */
bool store_user_named(store *s, const char *name, store_user *user); /* with a password; case does not matter */
bool store_name_taken(store *s, const char *name, const char *but);  /* it is, or looks like, that of an account other than `but` */
int store_bots_of(store *s, const char *user);                       /* how many bots are this user's */

/* Guests that nobody can be any more, since no token leads to them, and that have neither tables nor bots. Looks at no more than `most`
 * users behind the one in `after`, which moves on; "" again when all have been looked at. */
typedef void store_id(void *context, const char *id);
void store_stale_guests(store *s, char after[STORE_ID], int most, store_id *each, void *context);

/* ---- Going for good ----
 *
 * A user who leaves is nobody at once: name, password, tokens, keys, and those of bots of his. What his name and words left at tables goes
 * table by table afterwards, where they become "gone" and nothing; the mark in his row stays until that is done. */
bool store_user_leave(store *s, const char *id, int64_t now, store_id *each, void *context); /* tells him and his bots */
/* Users who still have something to forget, or who left before `settled`; the first first. */
void store_leaving(store *s, int64_t settled, int most, store_id *each, void *context);
/* Tables where such a user was, at most `most`. Where tables are shared: those of this process, and those that are nobody's at `now`. */
int store_visited(store *s, const char *user, const char *process, int64_t now, int most, store_id *each, void *context);
void store_visits(store *s, const char *user, const char *after, int most, store_id *each, void *context); /* behind this one */
bool store_forget_at(store *s, const char *user, const char *table);
bool store_user_drop(store *s, const char *id, int64_t settled); /* the row itself, if he left before then and nothing else is left */

/* ---- Tokens ---- */

typedef struct store_token {
    char hash[STORE_HASH], user[STORE_ID];
    int64_t created, used, until; /* used: to the day; until: it runs out unless it is used again; 0: not known yet */
    char agent[STORE_AGENT];
} store_token;

bool store_token_put(store *s, const store_token *token);
bool store_token_get(store *s, const char *hash, store_token *token);
bool store_token_use(store *s, const char *hash, int64_t used, int64_t until);
bool store_token_drop(store *s, const char *hash);
bool store_tokens_drop(store *s, const char *user, const char *but); /* all that this user has, except this hash */
typedef void store_session(void *context, const store_token *token);
void store_tokens(store *s, const char *user, int most, store_session *each, void *context); /* last used first */
int store_tokens_shed(store *s, const char *user, int most);                                 /* keeps those used last; how many went */
/* Drops up to `most` tokens that have run out, and gives those of an older version that have no end yet this one. Tells the users. */
void store_tokens_expire(store *s, int64_t now, int64_t until, int most, store_id *each, void *context);

/* ---- Keys: what lets somebody in besides the password ---- */

typedef struct store_keys {
    char recovery[STORE_HASH];  /* hash of the recovery code; "": there is none */
    char mail[STORE_MAIL];      /* a confirmed address; "": none */
    char second[STORE_SECRET];  /* the secret of the second factor; "": none */
    int64_t second_step;        /* the last step of time whose code was used */
    int64_t wrong, locked_till; /* wrong codes in a row; none is taken before then */
} store_keys;

bool store_keys_get(store *s, const char *user, store_keys *keys); /* all empty where there are none */
bool store_keys_put(store *s, const char *user, const store_keys *keys);

typedef struct store_code { /* that was sent or shown, and is to come back */
    char hash[STORE_HASH];
    char subject[STORE_MAIL]; /* what it confirms */
    int64_t until, tries;
} store_code;

bool store_code_get(store *s, const char *user, const char *purpose, store_code *code);
bool store_code_put(store *s, const char *user, const char *purpose, const store_code *code);
bool store_code_drop(store *s, const char *user, const char *purpose);
bool store_codes_expire(store *s, int64_t now, int most);

/* ---- Tables ---- */

typedef struct store_table {
    char id[STORE_ID], game[17];
    int rules; /* the version of the rules it was begun under */
    int64_t created;
    char setup[STORE_SETUP];
    bool over; /* in what is read: its row says that the game is */
} store_table;

typedef struct store_summary { /* as of its last entry, or a moment before */
    bool open, over, listed;   /* seats are free; the game is over; everybody may find it */
    int64_t changed;
    int64_t deadline;    /* when somebody's time is up; 0: never */
    char turn[STORE_ID]; /* the user who is asked, or "" */
    char info[STORE_INFO];
    bool altered; /* in what is read: it is not what was written, and `info` was emptied */
} store_summary;

bool store_table_put(store *s, const store_table *table);
bool store_table_get(store *s, const char *id, store_table *table);
bool store_table_summary(store *s, const char *id, const store_summary *summary);
bool store_summary_drop(store *s, const char *id);                            /* what lists show of it, until it is written again */
bool store_seat_put(store *s, const char *table, int seat, const char *user); /* "": it is free again */

typedef void store_seated(void *context, int seat, const char *user);
bool store_seats(store *s, const char *table, store_seated *seated, void *context);

/* Lists, newest change first, at most `most`. */
typedef void store_row(void *context, const char *id, const store_summary *summary);
/* Those that everybody may find: the open ones, then the running ones. */
void store_listed(store *s, int most, store_row *row, void *context);
void store_played_by(store *s, const char *user, int most, store_row *row, void *context);
/* Running tables whose deadline has passed, the earliest deadline first. */
void store_overdue(store *s, int64_t now, int most, store_row *row, void *context);
void store_every(store *s, store_row *row, void *context); /* all tables by id, for the administrator */

/* ---- Keeping: who has laid how many tables, and which are not kept for ever ---- */

bool store_host_put(store *s, const char *table, const char *user);            /* of a new table, until its game is over */
bool store_host_drop(store *s, const char *table);                             /* now it is */
void store_host_count(store *s, const char *user, int *unfinished, int *open); /* `open`: those with free seats that everybody may find */
bool store_unlist(store *s, int64_t before);                                   /* open tables that have not changed since */

typedef struct store_age {
    char id[STORE_ID];
    bool open, over;
    int64_t changed;
    int accounts; /* people with a password who sit there */
} store_age;
typedef void store_old(void *context, const store_age *age);
int store_aged(store *s, const char *after, int most, store_old *old, void *context); /* by id, after this one; how many there were */
bool store_table_drop(store *s, const char *table); /* with its seats and its log; where tables are shared, only its owner can */

/* ---- Places from which an account has logged in; the last 16 are kept. `place` is a hash. ---- */

bool store_known_put(store *s, const char *user, const char *place, int64_t now);
bool store_known(store *s, const char *user, const char *place);

/* ---- Logs ---- */

typedef struct store_entry {
    int seq, seat; /* seat -1: nobody's */
    int64_t at;
    char kind[STORE_KIND], command[STORE_COMMAND], user[STORE_ID];
    char text[STORE_TEXT];
} store_entry;

bool store_append(store *s, const char *table, const store_entry *entry); /* 1, 2, 3, .. */
typedef void store_each(void *context, const store_entry *entry);
/* In order, and each only if it is what was written: links that lead from the table's row to every entry prove it. false: it cannot be read
 * to its end, and store_problem names the entry. */
bool store_log(store *s, const char *table, int after, store_each *each, void *context);
bool store_cut(store *s, const char *table, int after);          /* the administrator's repair only */
bool store_erase(store *s, const char *table, const char *user); /* who that was, and what was said; the log stays provable */
bool store_log_of(store *s, const char *table, const char *user, store_each *each, void *context); /* only this user's entries */

/* What a position must be after so many moves: proves after a restart, or under new rules, that a replay is the game that was played. */
typedef struct store_snapshot {
    int seq, moves, rules;
    bool canonical; /* the hash is of its canonical form; otherwise of its bytes, which may lie elsewhere in another program */
    char hash[17];  /* of the position */
} store_snapshot;
bool store_snapshot_put(store *s, const char *table, const store_snapshot *snapshot);
bool store_snapshot_get(store *s, const char *table, store_snapshot *snapshot); /* the last one; false: none, or it was altered */
bool store_snapshot_drop(store *s, const char *table);

/* A table's game as a file, as of some entry: so that it can be told and gone on with under any later rules. Only a newer one takes its
 * place; where tables are shared, only the owner's. */
typedef struct store_game {
    int seq, rules;            /* the entry, and the version of the rules under which it was written */
    char result[STORE_RESULT]; /* of a game that is over; "": it is not */
    char *body;                /* the file; of what is read: to be freed */
} store_game;
bool store_game_put(store *s, const char *table, const store_game *game);
bool store_game_about(store *s, const char *table, store_game *game); /* without its body; not proven */
bool store_game_get(store *s, const char *table, store_game *game);   /* false: there is none, or it was altered */
bool store_game_drop(store *s, const char *table);
void store_unkept(store *s, const char *after, int most, store_id *each, void *context); /* tables behind this one, begun, without one */

/* ---- The administrator's ---- */

typedef void store_fault(void *context, const char *what);
void store_check(store *s, store_fault *fault, void *context); /* what the database can tell without reading logs */
typedef void store_progress(const char *what, int64_t so_far);

/* A SQLite file as it is at one moment, also while a server writes it; `to` is overwritten and has nothing beside it. */
bool store_copy_file(const char *from, const char *to, store_progress *progress, char problem[STORE_PROBLEM]);
bool store_move_file(const char *from, const char *to, char problem[STORE_PROBLEM]); /* on disk, with its name, when it returns */
/* All rows of one store into another of the same version; one of the two is a SQLite file. `emptied`: what is there goes first. */
bool store_fill(store *to, store *from, bool emptied, store_progress *progress, char problem[STORE_PROBLEM]);
bool store_replace(store *s, const char *file, char problem[STORE_PROBLEM]); /* a file's rows, by those of another file; close it then */
bool store_is_empty(store *s);
bool store_is_used(store *s, int64_t now); /* by a server that shares it */

/* ---- Sharing: only where store_shared ---- */

/* Who writes a table's log. Taken for `ms` from `now` if it is free, ours, or its owner's time has run out. `owner` is who has it then.
 * These three are on disk at once, without a commit. Only the owner can append to the log or cut it, whatever the time: entries are written
 * in the name of the process that last took a lease here, and if another has taken the table over, the commit fails and store_lease_lost is
 * true. */
bool store_lease(store *s, const char *table, const char *process, int64_t now, int ms, char owner[STORE_ID]);
bool store_renew(store *s, const char *process, int64_t now, int ms); /* all that are ours */
bool store_release(store *s, const char *process);                    /* only when idle */
bool store_lease_lost(const store *s);                                /* that is why the last commit failed */

/* Commands handed to the process that owns a table, and its answers. `text` is the command, `reply` its answer, as on the wire. An errand
 * waits until its answer is committed, and so passes to a new owner; after an hour it is forgotten. */
typedef struct store_errand {
    int64_t number;
    char table[STORE_ID], user[STORE_ID];
} store_errand;
bool store_errand_put(store *s, const store_errand *errand, const char *text, int64_t *number); /* wakes the owner at the next commit */
typedef void store_take(void *context, const store_errand *errand, const char *text);
/* Some of those that wait for tables of this process: of each table the first 8, at most 256 in all, so that none keeps the others away. */
bool store_errands(store *s, const char *process, store_take *take, void *context);
bool store_errand_answer(store *s, int64_t number, const char *reply);       /* wakes who asked */
bool store_errand_reply(store *s, int64_t number, char *reply, size_t size); /* true: answered, and forgotten */

/* Wakes: what others have done. "table" ID: it has new entries; "errand" ID: there is one for that table; "reply" NUMBER: to that errand;
 * "session" USER: tokens of this user are gone, or he is called otherwise; "forgot" TABLE USER: what this user left at this table is
 * forgotten;
 * "all" "": the connection was lost, anything may have happened. Listen also once a second or so, since that is when a lost connection is
 * made again, and ask for the socket again after listening. */
typedef void store_news(void *context, const char *what, const char *id);
int store_socket(const store *s);                             /* readable when there may be news; -1: there is none, or not now */
void store_listen(store *s, store_news *news, void *context); /* tells all news there is now */

#endif
