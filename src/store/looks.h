/* looks.h - what a name looks like: names with the same looks cannot be told apart on a screen. */
#ifndef STORE_LOOKS_H
#define STORE_LOOKS_H

#include <stdbool.h>

enum { LOOKS = 1200 }; /* bytes; a letter may look like many */

typedef struct looks { /* two, since small letters and capitals look like different things: the I of PAUI is the l of Paul */
    char folded[LOOKS], seen[LOOKS];
} looks;

bool looks_of(const char *name, looks *found); /* false: no UTF-8, or too long */
int looks_edition(void);                       /* of the tables behind it: another one may see otherwise */

#endif
