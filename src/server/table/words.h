/* words.h - what people write: one line of visible text. */
#ifndef SERVER_WORDS_H
#define SERVER_WORDS_H

#include <stdbool.h>

/* Cleans UTF-8 in place, and never makes it longer: what cannot be seen, breaks the line or turns its direction is left out, blanks of all
 * kinds become single ones, and so do marks that pile up on one letter. False: nothing is left. */
bool words_clean(char *text);

#endif
