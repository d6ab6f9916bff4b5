/* catalogue.h - texts in a reader's language, out of a .po file: the English text is the key. */
#ifndef CLI_CATALOGUE_H
#define CLI_CATALOGUE_H

#include <stdbool.h>

enum { CLI_CATALOGUE_TEXTS = 4096 };

typedef struct cli_catalogue {
    int count;
    char *text[CLI_CATALOGUE_TEXTS], *said[CLI_CATALOGUE_TEXTS];
} cli_catalogue;

/* False: there is no such file, and every text stays as it is. */
bool cli_catalogue_open(cli_catalogue *catalogue, const char *path);
void cli_catalogue_close(cli_catalogue *catalogue);

const char *cli_in_words(const cli_catalogue *catalogue, const char *text);

#endif
