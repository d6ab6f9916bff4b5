/* rulebook.c - the rules of a game in a reader's language. */
#include "cli/rulebook.h"
#include "engine/game.h"
#include "engine/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PATH = 4096, CLAUSE_TEXT = 1 << 14, LARGEST = 1 << 21 };

static char *whole(const char *path)
{
    FILE *file = fopen(path, "r");
    char *text = file ? malloc(LARGEST) : NULL;

    if (text) text[fread(text, 1, LARGEST - 1, file)] = 0;
    if (file) fclose(file);
    return text;
}

void cli_rulebook_open(cli_rulebook *book, const rs_game *game, const char *home, const char *language)
{
    char path[PATH];

    *book = (cli_rulebook){game, NULL};
    if (strcmp(language, "en") != 0) {
        snprintf(path, sizeof path, "%s/docs/rules/%s/%s.md", home, language, game->id);
        book->file = whole(path);
    }
    snprintf(path, sizeof path, "%s/docs/rules/%s.md", home, game->id);
    if (!book->file) book->file = whole(path);
}

void cli_rulebook_close(cli_rulebook *book) { free(book->file); }

/* The line that begins so, without its marks. */
static const char *line_behind(const cli_rulebook *book, const char *begins)
{
    static char text[CLAUSE_TEXT];
    const char *at = book->file ? strstr(book->file, begins) : NULL;
    rs_text out = rs_text_on(text, sizeof text);

    if (!at) return NULL;
    for (at += strlen(begins); *at && *at != '\n'; at++)
        if (*at != '*') rs_put_char(&out, *at);
    return text;
}

const char *cli_rule(cli_rulebook *book, const char *clause)
{
    char begins[64];
    const char *english = rs_rule_text(book->game, clause), *text;

    if (!english) return NULL;
    snprintf(begins, sizeof begins, "\n- **%s** ", clause);
    for (char *c = begins + 5; *c; c++)
        if (*c >= 'a' && *c <= 'z') *c = (char)(*c - 'a' + 'A');
    return (text = line_behind(book, begins)) ? text : english;
}

const char *cli_chapter(cli_rulebook *book, const char *clause)
{
    char begins[64];

    snprintf(begins, sizeof begins, "\n## %.*s ", (int)strcspn(clause, "."), clause);
    return line_behind(book, begins);
}

const char *cli_language(void)
{
    static const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    static char language[3];

    for (int i = 0; i < 3; i++) {
        const char *value = getenv(names[i]);

        if (value && *value) return snprintf(language, sizeof language, "%.2s", strcmp(value, "C") == 0 ? "en" : value), language;
    }
    return "en";
}
