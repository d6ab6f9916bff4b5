/* fixture.c */
#include "fixture.h"

#include <libpq-fe.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

const char *where;
bool postgres;

static char folder[] = "/tmp/roadstead-store-XXXXXX", file[64];

void choose_database(const char *word)
{
    postgres = strncmp(word, "postgres://", 11) == 0;
    if (postgres) {
        where = word;
        return;
    }
    if (!mkdtemp(folder)) exit(1);
    snprintf(file, sizeof file, "%s/store.db", folder);
    where = file;
}

static void remove_file(const char *ending)
{
    char name[80];

    snprintf(name, sizeof name, "%s%s", file, ending);
    unlink(name);
}

static void remove_files(void)
{
    remove_file("");
    remove_file("-wal");
    remove_file("-shm");
    remove_file(".lock");
}

static void run_postgres(const char *sql)
{
    PGconn *connection = PQconnectdb(where);
    PGresult *result = PQexec(connection, sql);
    ExecStatusType status = PQresultStatus(result);

    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) fail_msg("%s", PQerrorMessage(connection));
    PQclear(result);
    PQfinish(connection);
}

void run_sql(const char *sql)
{
    sqlite3 *database;

    if (postgres) {
        run_postgres(sql);
        return;
    }
    assert_int_equal(sqlite3_open(where, &database), SQLITE_OK);
    assert_int_equal(sqlite3_exec(database, sql, NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(database);
}

int make_empty(__attribute__((unused)) void **unused)
{
    if (postgres)
        run_sql("SET client_min_messages = warning; DROP SCHEMA public CASCADE; CREATE SCHEMA public");
    else
        remove_files();
    return 0;
}

int drop_database(int failed)
{
    if (postgres) return failed;
    remove_files();
    rmdir(folder);
    return failed;
}

char *fill(char *text, size_t length)
{
    memset(text, 'x', length);
    text[length] = '\0';
    return text;
}

store *open_or_fail(void)
{
    char problem[STORE_PROBLEM];
    store *s = store_open(where, problem);

    if (!s) fail_msg("%s", problem);
    return s;
}

void commit_or_fail(store *s)
{
    if (!store_commit(s)) fail_msg("%s", store_problem(s));
    assert_true(store_idle(s));
}

void put_table(store *s, const char *id)
{
    store_table table = {.game = "plunder", .rules = 3, .created = 1000, .setup = "{}"};
    char owner[STORE_ID];

    snprintf(table.id, sizeof table.id, "%s", id);
    assert_true(store_table_put(s, &table));
    if (store_shared(s)) assert_true(store_lease(s, id, "one", 1000, 1000, owner));
}

store_entry entry_of(int seq, const char *text)
{
    store_entry entry = {.seq = seq, .seat = seq % 3 - 1, .at = 1000 + seq, .kind = "move", .command = "c", .user = "u"};

    snprintf(entry.text, sizeof entry.text, "%s", text);
    return entry;
}

void append_or_fail(store *s, const char *table, int seq, const char *text)
{
    store_entry entry = entry_of(seq, text);

    if (!store_append(s, table, &entry)) fail_msg("%s", store_problem(s));
}

void take_entry(void *context, const store_entry *entry) { *(store_entry *)context = *entry; }

static void count_entry(void *context, const store_entry *entry) { assert_int_equal(entry->seq, ++*(int *)context); }

int count_entries(store *s, const char *table)
{
    int count = 0;

    assert_true(store_log(s, table, 0, count_entry, &count));
    return count;
}
