/* invariants.c - what is true of every position. */
#include "games/ahoy/ahoy.h"
const char *ah_broken(const void *state) { (void)state; return NULL; }
