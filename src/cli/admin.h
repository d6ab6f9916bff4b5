/* admin.h - what the errands of an administrator share. */
#ifndef CLI_ADMIN_H
#define CLI_ADMIN_H

#include "cli/args.h"
#include "store/store.h"

typedef struct errand {
    const cli_command *self;
    const char *db;
    const char *subject; /* a table, a user or a file */
    char user[STORE_ID];
    bool json, apply, force;
    store *store;
    int found, mended;
} errand;

int admin_check(errand *e);
int admin_backup(errand *e); /* these two open stores themselves */
int admin_restore(errand *e);
bool admin_is_postgres(const char *db);

/* Every fault there is, on stdout. How many; `logs` were read. */
int admin_faults(store *s, int *logs);

#endif
