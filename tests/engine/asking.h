/* asking.h - what the tests of the line protocol share: requests, what replies hold, and errors that must change nothing.
 *
 * Not in kit.h, since these short names and the protocol are of no use to the other tests. In requests single quotes stand for double
 * ones, except where bytes are given. */
#ifndef ASKING_H
#define ASKING_H

#include "kit.h"
#include "protocol/protocol.h"

extern rs_protocol p;
extern char reply[RS_REPLY], request[RS_REQUEST + 64]; /* the last reply; room for a request */

rs_json ask_bytes(const char *text, size_t length);
rs_json ask(const char *text); /* must be met */

/* ---- What a reply holds ------------------------------------------------------------------------------------------ */

const char *word(rs_json object, const char *key); /* lives until the fourth call from now */
long number(rs_json object, const char *key);
bool flag(rs_json object, const char *key);
int items(rs_json list);
rs_json item(rs_json list, int index);
void expect_raw(rs_json object, const char *key, const char *expected); /* exactly this JSON */

/* ---- Errors ------------------------------------------------------------------------------------------------------ */

/* What an error must leave alone. */
typedef struct mark {
    const rs_game *game;
    uint64_t hash, counter;
    int moves, draws, horizon, told, used, scripted;
} mark;

mark mark_of_now(void);

typedef struct refused {
    const char *text, *code;
} refused;

void expect_error_bytes(const char *text, size_t length, const char *code);
void expect_error(const char *text, const char *code);
void expect_errors(const refused *list, int count);

/* ---- Games ------------------------------------------------------------------------------------------------------- */

void new_toy(void); /* Red: cowrie, cockle, conch. Blue: whelk, limpet, mussel. */
void play_to_the_end(const char *game, int players);

#endif
