/* bench_store.c - how many entries a second a store takes, and how long a commit lasts.
 * bench_store WHERE [TABLES [BATCH [SECONDS]]]: `BATCH` entries a commit, each to another of the tables. */
#include "lab/clock.h"
#include "store/store.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

enum { MOST_TABLES = 100000, MOST_COMMITS = 1000000 };

static int numbers[MOST_TABLES]; /* of the last entry of each table */
static double lasted[MOST_COMMITS];

static void stop(const char *why)
{
    fprintf(stderr, "bench_store: %s\n", why);
    exit(1);
}

static void name_table(int table, char id[STORE_ID]) { snprintf(id, STORE_ID, "bench%011d", table); }

static void make_tables(store *s, int tables)
{
    store_table table = {.game = "plunder", .rules = 1, .setup = "{\"players\":4}"};
    char owner[STORE_ID];

    for (int i = 0; i < tables; i++) {
        name_table(i, table.id);
        store_table_put(s, &table);
        if (store_shared(s) && !store_lease(s, table.id, "bench", 0, 1000000, owner)) stop(store_problem(s));
    }
    if (!store_commit(s)) stop(store_problem(s));
}

static void append(store *s, int table)
{
    store_entry entry = {
        .seq = ++numbers[table], .seat = 1, .at = 1700000000000, .kind = "move", .command = "0123456789abcdef", .user = "0123456789abcdef"};
    char id[STORE_ID];

    name_table(table, id);
    snprintf(entry.text, sizeof entry.text, "{\"move\":\"sail nassau north\",\"clock\":%d}", 100000 + entry.seq);
    store_append(s, id, &entry);
}

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

int main(int count, char **words)
{
    int tables = count > 2 ? atoi(words[2]) : 500, batch = count > 3 ? atoi(words[3]) : 300, commits = 0, next = 0;
    double seconds = count > 4 ? atof(words[4]) : 5, began, before, after;
    char problem[STORE_PROBLEM];
    struct rusage used;
    store *s;

    if (count < 2 || tables < 1 || tables > MOST_TABLES || batch < 1) stop("usage: bench_store WHERE [TABLES [BATCH [SECONDS]]]");
    s = store_open(words[1], problem);
    if (!s) stop(problem);
    make_tables(s, tables);
    for (began = after = rs_seconds(); after - began < seconds && commits < MOST_COMMITS; commits++) {
        for (int i = 0; i < batch; i++) append(s, next++ % tables);
        before = rs_seconds();
        if (!store_commit(s)) stop(store_problem(s));
        after = rs_seconds();
        lasted[commits] = after - before;
    }
    qsort(lasted, (size_t)commits, sizeof *lasted, by_size);
    getrusage(RUSAGE_SELF, &used);
    printf("%d tables, %d entries a commit: %.0f entries/s, %.0f commits/s; commit %.2f ms median, %.2f ms 99 %%, %.2f ms longest; "
           "processor %.0f %%\n",
           tables, batch, commits * (double)batch / (after - began), commits / (after - began), lasted[commits / 2] * 1e3,
           lasted[commits * 99 / 100] * 1e3, lasted[commits - 1] * 1e3,
           100 * ((double)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) + (double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec) * 1e-6) /
               (after - began));
    store_close(s);
    return 0;
}
