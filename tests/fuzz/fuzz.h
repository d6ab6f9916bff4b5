/* fuzz.h - what the fuzzers share. */
#ifndef FUZZ_H
#define FUZZ_H

#include "engine/game.h"

#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static inline void must(bool holds, const char *what)
{
    if (holds) return;
    fprintf(stderr, "%s\n", what);
    abort();
}

#endif
