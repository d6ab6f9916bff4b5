/* stack.c - can the stack of decisions go on from here? */
#include "games/marauders/marauders.h"

const char *mm_broken_stack(const mm_state *s) { return s->head.depth == 0 ? "waits for nothing" : NULL; }
