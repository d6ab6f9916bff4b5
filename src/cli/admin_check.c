/* admin_check.c - reads all that a store has, and names what is not as it was written. */
#include "cli/admin.h"
#include "cli/commands.h"
#include "engine/game.h"
#include "server/table/table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct checking {
    store *store;
    int logs, faults;
    int turned; /* games that newer rules have come to since: no fault */
} checking;

static void tell(void *context, const char *what)
{
    checking *c = context;

    printf("the database: %s\n", what);
    c->faults++;
}

typedef struct seating {
    const table *t;
    int right, wrong;
} seating;

static void compare_seat(void *context, int seat, const char *user)
{
    seating *s = context;

    if (seat >= 0 && seat < s->t->setup.players && *user && strcmp(s->t->chair[seat].user, user) == 0)
        s->right++;
    else
        s->wrong++;
}

/* Who finds the table among his own must be who sits there. */
static void check_seats(checking *c, const table *t)
{
    seating s = {.t = t};
    int taken = 0;

    for (int i = 0; i < t->setup.players; i++) taken += *t->chair[i].user != 0;
    if (store_seats(c->store, t->id, compare_seat, &s) && s.wrong == 0 && s.right == taken) return;
    printf("%s: its seats are not those of its log\n", t->id);
    c->faults++;
}

static void check_game(checking *c, const table *t)
{
    store_game kept;

    if (!store_game_get(c->store, t->id, &kept) && *store_problem(c->store)) {
        printf("%s: %s\n", t->id, store_problem(c->store));
        c->faults++;
    } else if (kept.body && kept.seq > t->entries) {
        printf("%s: its kept game is ahead of its log\n", t->id);
        c->faults++;
    }
    free(kept.body);
}

static void check_log(checking *c, const char *id)
{
    table_report report;
    table *t = table_load(c->store, id, &report);

    if (!t) {
        printf("%s: %s\n", id, *report.why ? report.why : "there is no such table");
        c->faults++;
        return;
    }
    c->turned += *t->rules_due != 0;
    if (*t->stuck) {
        printf("%s: entry %d: %s\n", id, t->entries + 1, t->stuck);
        c->faults++;
    } else
        check_seats(c, t);
    check_game(c, t);
    table_free(t);
}

static void check_table(void *context, const char *id, const store_summary *row)
{
    checking *c = context;

    c->logs++;
    if (row->altered) {
        printf("%s: what lists show of it is not what was written\n", id);
        c->faults++;
    }
    check_log(c, id);
    if (c->logs % 1000 == 0 && isatty(STDERR_FILENO)) fprintf(stderr, "\r%d logs", c->logs);
}

int admin_faults(store *s, int *logs)
{
    checking c = {.store = s};

    store_check(s, tell, &c);
    store_every(s, check_table, &c);
    if (*store_problem(s)) tell(&c, store_problem(s));
    if (c.turned > 0)
        printf("%d %s under newer rules when the server next runs\n", c.turned, c.turned == 1 ? "game goes on" : "games go on");
    *logs = c.logs;
    return c.faults;
}

int admin_check(errand *e)
{
    int logs, faults = admin_faults(e->store, &logs);

    printf("%d %s, %d %s\n", logs, logs == 1 ? "log" : "logs", faults, faults == 1 ? "fault" : "faults");
    return faults > 0 ? CLI_FAILED : CLI_FINE;
}
