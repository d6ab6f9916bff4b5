/* rulebook.h - the rules of a game in a reader's language: clause by clause, out of docs/rules. */
#ifndef CLI_RULEBOOK_H
#define CLI_RULEBOOK_H

#include "roadstead.h"

typedef struct cli_rulebook {
    const rs_game *game;
    char *file; /* NULL: as the program itself has them, in English */
} cli_rulebook;

/* Reads docs/rules/GAME.md, or docs/rules/LANGUAGE/GAME.md, under a folder. */
void cli_rulebook_open(cli_rulebook *book, const rs_game *game, const char *home, const char *language);
void cli_rulebook_close(cli_rulebook *book);

/* The text of a clause, to be read before the next call; NULL: there is no such clause. */
const char *cli_rule(cli_rulebook *book, const char *clause);
/* The title of a clause's chapter ("PL-7"); NULL: not known. */
const char *cli_chapter(cli_rulebook *book, const char *clause);

/* The language of the reader's surroundings (LC_ALL, LC_MESSAGES, LANG), such as "de". */
const char *cli_language(void);

#endif
