/* words.h - the tokens of a position in words, shared by the rules tests of all games. Needs cmocka.h before it. */
#ifndef RULES_WORDS_H
#define RULES_WORDS_H

#include "engine/game.h"

#include <string.h>

typedef struct words {
    char text[4096];
    char *token[512];
    int count, at;
} words;

/* A "," stands for itself only with a blank behind it: (0,1) is one token. */
static inline void split(words *w, const char *text)
{
    char *out = w->text;

    w->count = w->at = 0;
    for (const char *c = text; *c;) {
        if (*c == ' ' || *c == '\n') {
            c++;
            continue;
        }
        w->token[w->count++] = out;
        if (*c == ';' || (*c == ',' && c[1] == ' ')) {
            *out++ = *c++;
        } else {
            while (*c && *c != ' ' && *c != ';' && *c != '\n' && !(*c == ',' && (c[1] == ' ' || !c[1]))) *out++ = *c++;
        }
        *out++ = 0;
    }
}

static inline bool done(const words *w)
{
    return w->at == w->count || strcmp(w->token[w->at], ";") == 0 || strcmp(w->token[w->at], ",") == 0;
}

static inline const char *next(words *w)
{
    if (w->at >= w->count) fail_msg("the position ends too early");
    return w->token[w->at++];
}

static inline int value(const rs_words *of, const char *text)
{
    int result = 0;

    if (!rs_value(of, text, &result)) fail_msg("'%s' is no %s", text, of->name);
    return result;
}

#endif
