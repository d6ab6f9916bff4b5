/* table.h - a table in memory: people and bots on its seats, and the game they play.
 *
 * A table is its log. table_apply is the one door through which it changes, for the server that writes an entry and for one that reads it
 * later. What an entry did is kept with it in memory, so that it can be told again to somebody who was away. */
#ifndef SERVER_TABLE_H
#define SERVER_TABLE_H

#include "bots/bot.h"
#include "engine/json.h"
#include "engine/session.h"
#include "store/store.h"

typedef enum entry_kind {
    ENTRY_JOIN, /* text: entropy or "-", perhaps a stroke and a colour, a blank, the name */
    ENTRY_BOT,  /* text: the bot, or "-": the seat is free again */
    ENTRY_START,
    ENTRY_MOVE,     /* text: the move */
    ENTRY_BOT_MOVE, /* the same, made by a bot */
    ENTRY_TIMEOUT,  /* the same, because the player's time was up */
    ENTRY_UNDO,     /* text: how many moves are left */
    ENTRY_TAKEBACK, /* the same, all agreed; and " practice" where there was nobody to ask */
    ENTRY_CHAT,     /* text: what is said */
    ENTRY_PROPOSE,  /* text: "pause", or "takeback" and how many moves would be left */
    ENTRY_AGREE,
    ENTRY_DECLINE,
    ENTRY_PAUSE,
    ENTRY_RESUME,
    ENTRY_LEAVE,
    ENTRY_RETURN,
    ENTRY_CONCEDE,
    ENTRY_REMATCH, /* text: the next table */
    ENTRY_RULES,   /* newer rules have come; text: see rules_note */
    ENTRY_END,     /* all agreed: it is over without a result */
    ENTRY_COLOUR,  /* text: the colour that the seat will play */
    ENTRY_KINDS
} entry_kind;

extern const char *const entry_names[ENTRY_KINDS];

typedef struct entry {
    entry_kind kind;
    int seq, seat;
    int moves;  /* how many were made when it was entered, itself included */
    int joined; /* the entry by which its person had sat down; 0: nobody's */
    int events;
    const rs_event *event; /* what a move or the start did */
    int64_t at;
    uint64_t mark; /* of who gave which command */
    char user[STORE_ID], command[STORE_COMMAND];
    char text[];
} entry;

typedef enum clock_kind { CLOCK_NONE, CLOCK_LIVE, CLOCK_DAYS } clock_kind;

typedef struct setup { /* what a table was laid with; kept as JSON in its row */
    const rs_game *game;
    int rules, players;
    int16_t option[RS_OPTIONS];
    bool listed;
    char host[STORE_ID];
    char seed[RS_SEED + 1];
    clock_kind clock;
    int64_t time, more; /* milliseconds: for the game or for a turn; added with each move */
} setup;

typedef struct chair {
    char user[STORE_ID], name[STORE_NAME]; /* "": nobody's */
    char entropy[RS_SEED + 1];
    int8_t colour;     /* that was chosen, counted from 1; 0: none */
    const rs_bot *bot; /* who plays instead of a user; of a seat with a user: for good */
    bool away;         /* a bot plays until the user returns, */
    bool stood_in;     /* and has made a move */
    int timeouts;      /* in a row */
    bool declined;     /* the last proposal, and no move was made since */
    int64_t left;      /* of a live clock, when the chair was last asked */
} chair;

typedef enum proposal_kind { PROPOSE_PAUSE, PROPOSE_TAKEBACK, PROPOSE_END } proposal_kind;

typedef struct proposal {
    int seat; /* -1: there is none */
    proposal_kind what;
    int moves; /* a takeback: how many would be left */
    unsigned agreed;
} proposal;

enum { DAY = 86400000 };         /* milliseconds */
enum { READERS = RS_SEATS + 1 }; /* one a seat, and the spectators */

/* What newer rules did to a game, as its log has it: "FROM TO HOW MOVES CLAUSES WHY", such as "2 3 converted 57 PL-4.1,PL-7.2 -". */
typedef enum rules_how {
    RULES_SAME,      /* nothing: the log can be played again under them */
    RULES_CARRIED,   /* nothing, but the log cannot: what came before is told by the kept game */
    RULES_CONVERTED, /* it goes on from the position that it had */
    RULES_SHORTENED  /* from the last position that its moves still lead to */
} rules_how;
typedef struct rules_note {
    int from, to;
    rules_how how;
    int moves; /* that the game has from here on */
    char clauses[256];
    char why[RS_LINE]; /* a move could not be made */
} rules_note;
void rules_put(const rules_note *note, rs_text *out);
bool rules_read(rules_note *note, const char *text);

/* While entries are read that are told, not played: what they led to is known. */
typedef struct past {
    bool begun, over;
    int moves, asked;
    const rs_event *event; /* of the entry that is read */
    int events;
} past;

struct watcher;

typedef struct table {
    char id[STORE_ID];
    setup setup;
    int64_t created, changed;
    chair chair[RS_SEATS];
    rs_session *session; /* NULL: the game has not begun */
    bool paused;
    char stuck[RS_LINE];        /* why the game cannot go on; "": it can */
    bool ended;                 /* without a result */
    past *past;                 /* NULL: what is entered is played */
    int rules;                  /* the version in force by the log */
    int older;                  /* entries of this version are being played; 0: of today's */
    bool untold;                /* the entry that is kept is no part of the game */
    bool turned;                /* newer rules made a difference */
    char rules_due[STORE_TEXT]; /* the entry that says so is yet to be written; "": it is not */
    char *result;               /* of a game that was over under older rules; its file is the kept one */
    int game_seq;               /* the last entry that changed the game, */
    int file_seq;               /* and that as of which it is kept */
    bool file_over;             /* as one that is over: it stays as it is */
    proposal proposal;
    char next_table[STORE_ID];
    int64_t asked_since; /* when the seat that is asked began to be asked; a pause does not count */
    bool practice;       /* moves were taken back, and nobody else was there to agree */
    int entries, room;
    entry **log;
    int *slot;                                               /* twice `room`: entries, to be found by their commands */
    int joined[RS_SEATS], chats[RS_SEATS], leaves[RS_SEATS]; /* entries: the last by which somebody sat down; how many of the others */
    int waypoints, way_room;
    rs_waypoint *way; /* places on the game's way, for taking back */

    /* What only the running server needs. */
    struct table *next; /* in the same drawer */
    struct watcher *watchers;
    int news;                      /* the last so many entries are yet to be told to them */
    bool has_news;                 /* it is in the list of such tables, */
    struct table *next_news;       /* before this one */
    unsigned char *shown[READERS]; /* the views they have, or NULL */
    bool mine;                     /* this process writes the log */
    bool apart;                    /* another wrote what can only be understood by reading all of it again */
    bool dirty;                    /* its row in the store is old */
    int64_t row_written;
    int64_t touched;         /* the last round in which it came to differ from the disk, */
    int kept;                /* and how many entries were there before */
    bool stale;              /* that round was not kept: it must be renewed before it is used */
    bool follow_due;         /* what comes by itself is yet to come */
    struct job *thinking;    /* a bot has been asked */
    rs_wake wake;            /* of the turn that is being played */
    int64_t quiet_since;     /* when it was last of interest to anybody */
    int64_t looked_at_until; /* somebody watches it through another process */
    int64_t nudged;          /* moves made when the asked user was last called by webhook */
    int64_t talk[RS_SEATS];  /* when what each has said so far would have been said at the allowed pace */
} table;

table *table_new(const char *id, const setup *laid, int64_t created);
void table_free(table *t);

/* NULL: done. Otherwise nothing has changed, and it says why not; `code` then is an error of docs/online.md. */
const char *table_apply(table *t, const store_entry *e, const char **code, char problem[RS_LINE]);

/* log.c */
void table_keep(table *t, const store_entry *e);                       /* adds what was just applied to the log in memory */
int table_done(const table *t, const char *user, const char *command); /* the entry that this command of this user's made, or 0 */
void table_forget(table *t, const char *user);                         /* the name and words of somebody whose account is deleted */
entry_kind entry_kind_of(const char *name);                            /* ENTRY_KINDS: no such kind */
bool entry_is_move(entry_kind kind);
bool entry_is_of_game(entry_kind kind);                 /* it changes the game itself */
const char *entry_name(const table *t, const entry *e); /* of who made it, as it was then; "" where it is nobody's */

typedef enum table_state { TABLE_OPEN, TABLE_RUNNING, TABLE_PAUSED, TABLE_OVER, TABLE_STUCK, TABLE_ENDED } table_state;
table_state table_state_of(const table *t);
bool table_is_over(const table *t);                        /* with or without a result */
int table_asked(const table *t);                           /* the seat, or RS_NOBODY before and after the game */
int table_moves(const table *t);                           /* made so far */
int table_seat_of(const table *t, const char *user);       /* RS_NOBODY: has none */
bool table_is_person(const table *t, int seat);            /* somebody has this seat, though perhaps away, and has not given up */
int table_free_seat(const table *t);                       /* the first, or RS_NOBODY */
const rs_bot *table_bot(const table *t, int seat);         /* who plays there instead of a person, or NULL */
const char *chair_colour(const table *t, int seat);        /* the word of the one that was chosen, or "" */
uint16_t table_colours(const table *t);                    /* of all seats, as the engine has them */
int64_t table_deadline(const table *t);                    /* when the asked person's time is up; 0: never. Without regard to absences. */
int64_t table_left(const table *t, int seat, int64_t now); /* of a live clock */

/* load.c: NULL: there is none, or it cannot be read. A table that cannot go on is `stuck` where its log no longer fits. Newer rules are no
 * reason for that: `rules_due` then is what the owner has to enter. */
typedef struct table_report {
    int in_store;            /* the last entry there is, as far as the log can be read, */
    int sound;               /* and the last that fits what was before it */
    bool snapshot;           /* the fault is in its snapshot; the log was not looked at */
    bool game;               /* the fault is in its kept game */
    char why[STORE_PROBLEM]; /* it cannot be read; "": there is none, or all is well */
} table_report;
table *table_load(store *s, const char *id, table_report *report);

/* turning.c: the table `plain`, whose log was played as far as possible, goes on under newer rules than those it has come to; or, if not
 * even that could be tried, it was NULL. */
table *turning_load(store *s, const store_table *row, const setup *laid, table *plain, int from, table_report *report);
void table_attach(table *t, rs_session *session); /* table.c: from here on it is played */

/* setup.c */
const char *setup_wish(setup *s, rs_json json);      /* from a request; NULL, or what is wrong with it */
void setup_put_public(const setup *s, rs_text *out); /* members for everybody */
void setup_json(const setup *s, rs_text *out);       /* all of it, for the store */
bool setup_read(setup *s, const char *game, int rules, const char *json, size_t length);

#endif
