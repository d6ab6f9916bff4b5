/* chain.h - what proves that a log is the one that was written (docs/architecture.md, "The store"). */
#ifndef STORE_CHAIN_H
#define STORE_CHAIN_H

#include "store.h"

enum { CHAIN = 23 }; /* bytes of a link, a mark or a seal with its 0 */

/* Link 0 is the table's row; link n follows from link n - 1 and entry n. */
void chain_begin(const store_table *table, char link[CHAIN]);
void chain_next(char link[CHAIN], const store_entry *entry, const char mark[CHAIN]);

/* An entry's part that an account's deletion takes away, who and what words, enters the chain only as this mark. The salt goes with it. */
void chain_mark(const store_entry *entry, int64_t salt, char mark[CHAIN]);
void chain_erase(store_entry *entry);           /* takes it away; the mark is to be kept instead */
bool chain_is_erased(const store_entry *entry); /* nothing of it is left */
int64_t chain_salt(const store_entry *entry);   /* a new one, by chance; 0: there is nothing to hide */

/* Of what is written anew now and then, and has no place in a chain. */
void chain_seal_snapshot(const char *table, const store_snapshot *snapshot, char seal[CHAIN]);
void chain_seal_game(const char *table, const store_game *game, char seal[CHAIN]);
void chain_seal_summary(const char *table, const store_summary *summary, int64_t last, const char *link, char seal[CHAIN]);

#endif
