/* checkpoint.h - moves what was committed from SQLite's write-ahead log into the file, beside the commits and not during them. */
#ifndef STORE_CHECKPOINT_H
#define STORE_CHECKPOINT_H

#include <stdbool.h>

typedef struct checkpoint checkpoint;

checkpoint *checkpoint_begin(const char *file); /* NULL: commits do it themselves then, now and again */
void checkpoint_due(checkpoint *c);             /* something was committed */
void checkpoint_end(checkpoint *c);

#endif
