/* inside.h - what the files of the store share. */
#ifndef STORE_INSIDE_H
#define STORE_INSIDE_H

#include "chain.h"
#include "db.h"

enum { MEMOS = 4096 };

typedef struct memo { /* how far a table's log has come */
    char table[STORE_ID];
    int seq;
    char link[CHAIN];
} memo;

struct store {
    db *db;
    bool reading;   /* was opened only to read */
    bool begun;     /* a transaction has begun */
    bool failed;    /* and cannot be committed, because of `cause` */
    bool under_way; /* its commit was begun, */
    bool early;     /* and was ended before it was asked for, */
    bool kept;      /* with this outcome */
    bool lost;      /* the last commit failed because another process has taken a table over */
    char process[STORE_ID];
    char problem[STORE_PROBLEM], cause[STORE_PROBLEM];
    memo memos[MEMOS]; /* true as long as no commit fails */
};

#define TOO_LONG "a text is too long or no UTF-8"

/* Values of a statement, in their order. */
#define TEXT(from, most) ((db_value){.text = (from), .size = (most)})
#define NUMBER(from) ((db_value){.number = (from)})
#define VALUES(...) ((db_value[]){__VA_ARGS__})

bool store_write(store *s, enum db_name name, const db_value *values);
/* The number of rows; -1: it failed. */
int store_read(store *s, enum db_name name, const db_value *values, db_row *row, void *context);
/* The same for rows that are ids. */
int store_read_ids(store *s, enum db_name name, const db_value *values, store_id *each, void *context);
/* The same within the transaction, which it begins: for what writes and gives rows. */
int store_write_read(store *s, enum db_name name, const db_value *values, db_row *row, void *context);

bool store_refuse(store *s, const char *why); /* false; what was called has changed nothing */
bool store_spoil(store *s, const char *why);  /* false; the next commit fails */

/* Within the transaction: nobody else gets the table before its end. false: it is not ours, and the commit fails. */
bool store_hold_lease(store *s, const char *table);

/* Notes for every account what its name looks like, where that is not done yet or was done by another edition of Unicode. */
bool store_note_looks(store *s);

/* logs.c */
void store_remember(store *s, const char *table, int seq, const char *link);
bool store_last(store *s, const char *table, int *seq, char link[CHAIN]);
bool store_chain_table(store *s, const char *table);

/* Copies a text that a database gave. false: it does not fit. */
bool store_copy(char *to, size_t size, const db_value *from);

#endif
