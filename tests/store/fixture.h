/* fixture.h - an empty store for each test, on the database that the test program was given. */
#ifndef STORE_FIXTURE_H
#define STORE_FIXTURE_H

#include "store/store.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#define TEST(name) static void name(__attribute__((unused)) void **unused_)

extern const char *where; /* the database of this test */
extern bool postgres;

void choose_database(const char *word); /* the last argument of the program: postgres://..; else a file in a folder of its own */
void drop_database(void);
int make_empty(void **unused); /* a cmocka set-up: nothing is in the database */

void run_sql(const char *sql); /* past the store */

store *open_or_fail(void);
void commit_or_fail(store *s);

void put_table(store *s, const char *id); /* and its lease, where there are such */
store_entry entry_of(int seq, const char *text);
void append_or_fail(store *s, const char *table, int seq, const char *text);
int count_entries(store *s, const char *table); /* and that they are 1, 2, 3, .. */

#endif
