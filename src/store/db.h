/* db.h - what the store asks of a database: prepared statements with texts and numbers, one transaction, news. SQLite and PostgreSQL are
 * the two that answer (sqlite.c, postgres.c). What is asked stands in one table (statements.c). */
#ifndef STORE_DB_H
#define STORE_DB_H

#include "store.h"

typedef struct db_value {
    const char *text; /* NULL: the number */
    size_t size;      /* of the place it came from: a longer text is refused. 0 in what a database gives */
    int64_t number;
} db_value;

enum {
    DB_VALUES = 12,   /* the most that a statement takes or gives */
    DB_FAILED = -1,   /* a read: the database did not answer it */
    DB_UNUSABLE = -2, /* it did, but with what cannot be used */
};

#define DB_LOST "another process has the table, or none"

/* Every statement there is. The rows of statements.c are in this order. */
enum db_name {
    USER_PUT,
    USER_HOLD,
    USER_GET,
    USER_LEAVE,
    USER_DROP,
    BOTS_LIST,
    BOTS_COUNT,
    GUESTS_PAGE,
    LEAVING_LIST,
    NAME_CLAIM,
    NAME_OWNER,
    NAME_DROP,
    NAMES_DROP,
    NAMES_NOTED,
    NAMES_NOTE,
    NAMES_EMPTY,
    ACCOUNTS_PAGE,
    TOKEN_PUT,
    TOKEN_GET,
    TOKEN_USE,
    TOKEN_DROP,
    TOKENS_DROP,
    TOKENS_LIST,
    TOKENS_SHED,
    TOKENS_EXPIRE,
    TOKENS_AGE,
    KEYS_PUT,
    KEYS_GET,
    KEYS_DROP,
    CODE_PUT,
    CODE_GET,
    CODE_DROP,
    CODES_DROP,
    CODES_EXPIRE,
    TABLE_PUT,
    TABLE_GET,
    TABLE_SUMMARY,
    TABLE_HEAD,
    TABLES_UNCHAINED,
    HEAD_SET,
    SEAT_PUT,
    SEAT_DROP,
    SEATS_CHANGED,
    VISIT_PUT,
    VISIT_LIST,
    VISIT_PAGE,
    VISIT_DROP,
    VISITS_FORGET,
    SEATS_FORGET,
    SEAT_LIST,
    INFO_FORGET,
    LIST_LISTED,
    LIST_PLAYED,
    LIST_OVERDUE,
    LIST_EVERY,
    ENTRY_PUT,
    ENTRY_LIST,
    ENTRY_LIST_OF,
    ENTRY_CUT,
    ENTRY_LINK,
    ENTRY_LAST,
    ENTRY_ERASE,
    LINK_SET,
    SNAPSHOT_PUT,
    SNAPSHOT_GET,
    SNAPSHOT_CUT,
    GAME_PUT,
    GAME_ABOUT,
    GAME_GET,
    GAME_CUT,
    GAMES_MISSING,
    LEASE_EXTEND,
    LEASE_OWNER,
    LEASE_TAKE,
    LEASE_HOLD,
    LEASE_RENEW,
    LEASE_RELEASE,
    ERRAND_PUT,
    ERRAND_LIST,
    ERRAND_ANSWER,
    ERRAND_REPLY,
    ERRAND_DROP,
    ERRANDS_FORGET,
    ERRAND_EXPIRE,
    HOST_PUT,
    HOST_COUNT,
    HOST_DROP,
    HOSTS_FORGET,
    TABLES_UNLIST,
    LIST_AGED,
    SEATS_DROP,
    TABLE_DROP,
    KNOWN_PUT,
    KNOWN_GET,
    KNOWN_CUT,
    KNOWN_FORGET,
    PROBE,
    DB_STATEMENTS,
};

typedef struct db_statement {
    const char *takes, *gives; /* a letter for each value: t, a text; i, a number */
    const char *sql;           /* for both databases; NULL: only where other processes may write, too */
    const char *postgres;      /* what PostgreSQL needs in its place, if anything */
    bool aside;                /* on disk at once, outside of the transaction */
    bool own;                  /* of one table: that it cannot be read is heeded by who reads, and no harm to others */
} db_statement;
extern const db_statement db_statements[DB_STATEMENTS];

typedef struct db db;
typedef bool db_row(void *context, const db_value *cells); /* false: it cannot be used, stop */

typedef bool db_texts(void *context, const char *const *cells); /* NULL in a cell: it is NULL */

typedef struct db_driver {
    bool shared;             /* other processes may write, too */
    const char *schema_lock; /* SQL: nobody else makes or changes tables until the end of this transaction */

    void (*close)(db *d);
    bool (*run)(db *d, const char *sql, int64_t *number); /* only to make tables. `number`: the first value of the first row, or NULL */
    bool (*prepare)(db *d);                               /* all statements; after the tables are there */
    bool (*begin)(db *d);
    void (*commit_begin)(db *d); /* until `commit` nothing else is asked */
    bool (*commit)(db *d);       /* what was begun, or all of it. false: rolled back, or lost */
    void (*rollback)(db *d);
    bool (*write)(db *d, enum db_name name, const db_value *values); /* what is wrong may only come to light with the commit */
    int (*read)(db *d, enum db_name name, const db_value *values, db_row *row, void *context); /* the number of rows; negative: it failed */
    int (*socket)(const db *d);
    void (*listen)(db *d, store_news *news, void *context);
    void (*check)(db *d, store_fault *fault, void *context);
    /* Only to copy whole tables: each row of a query, all values as text; one row into a table. */
    bool (*each)(db *d, const char *sql, int columns, db_texts *row, void *context);
    bool (*put)(db *d, const char *sql, int columns, const char *const *values);
    bool (*replace)(db *d, const char *file); /* all there is, by what a SQLite file has; NULL: not here */
    bool (*back)(db *d);                      /* whether the database can be reached; never waits */
    bool (*wait)(db *d, bool patient); /* from now on answers, and locks of others, are waited for in patience or not; NULL: always */
} db_driver;

struct db { /* the head of what a driver keeps */
    const db_driver *driver;
    bool lost;    /* a write failed because another process has the table now */
    bool away;    /* it cannot be reached: everything fails at once, until `back` */
    bool patient; /* answers may take minutes */
    char problem[STORE_PROBLEM];
};

db *sqlite_open(const char *file, bool reading, char problem[STORE_PROBLEM]);
db *postgres_open(const char *url, bool reading, char problem[STORE_PROBLEM]);

bool db_schema(db *d, bool reading); /* makes the tables, or brings those of an older version up to date */

#endif
