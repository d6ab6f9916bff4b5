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
#define FRESH(name) cmocka_unit_test_setup(name, make_empty)

extern const char *where; /* the database of this test */
extern bool postgres;

void choose_database(const char *word); /* the last argument of the program: postgres://..; else a file in a folder of its own */
int make_empty(void **unused);          /* a cmocka set-up: nothing is in the database */

/* What main returns: all tests, on the database that the word names. */
#define run_on(word, tests) (choose_database(word), drop_database(cmocka_run_group_tests(tests, NULL, NULL)))
int drop_database(int failed);

void run_sql(const char *sql); /* past the store */
char *fill(char *text, size_t length);

store *open_or_fail(void);
void commit_or_fail(store *s);

void put_table(store *s, const char *id); /* and its lease, where there are such */
store_entry entry_of(int seq, const char *text);
void append_or_fail(store *s, const char *table, int seq, const char *text);
void take_entry(void *context, const store_entry *entry); /* into a store_entry; for store_log */
int count_entries(store *s, const char *table);           /* and that they are 1, 2, 3, .. */

#endif
