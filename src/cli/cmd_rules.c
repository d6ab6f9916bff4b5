/* cmd_rules.c - roadstead rules GAME [CLAUSE or WORDS]: the rules, clause by clause, in the reader's language. */
#include "cli/commands.h"
#include "cli/rulebook.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

static bool holds(const char *text, const char *words)
{
    size_t length = strlen(words);

    for (; *text; text++)
        if (strncasecmp(text, words, length) == 0) return true;
    return false;
}

static bool is_of_chapter(const char *clause, const char *chapter)
{
    size_t length = strcspn(clause, ".");

    return strlen(chapter) == length && strncasecmp(clause, chapter, length) == 0;
}

/* Clauses of a chapter ("PL-7"), one clause ("PL-7.4"), those that hold the words, or all. */
static int put_clauses(cli_rulebook *book, const char *wanted)
{
    char last[32] = "";
    int found = 0;

    for (const struct rs_rule *rule = book->game->rules; rule->clause; rule++) {
        bool named = !wanted || strcasecmp(rule->clause, wanted) == 0 || is_of_chapter(rule->clause, wanted);
        const char *chapter;

        if (!named && !holds(cli_rule(book, rule->clause), wanted)) continue;
        if (!is_of_chapter(rule->clause, last) && (chapter = cli_chapter(book, rule->clause)))
            printf("%s## %.*s %s\n", found ? "\n" : "", (int)strcspn(rule->clause, "."), rule->clause, chapter);
        snprintf(last, sizeof last, "%.*s", (int)strcspn(rule->clause, "."), rule->clause);
        printf("%s  %s\n", rule->clause, cli_rule(book, rule->clause));
        found++;
    }
    return found;
}

int cmd_rules(const cli_command *self, char **args)
{
    const char *operand[CLI_OPERANDS], *language = cli_language(), *home = ".";
    const cli_option options[] = {
        CLI_TEXT("language", "CODE", &language, "en, de, nl or it (without it: that of the surroundings)"),
        CLI_TEXT("home", "FOLDER", &home, "where docs/rules lies (.)"),
        CLI_END,
    };
    int status = cli_parse(self, options, args, operand), found;
    cli_rulebook book;
    const rs_game *game;

    if (status != CLI_RUN) return status;
    if (!(game = cli_game(self, operand[0]))) return CLI_BAD_USAGE;
    cli_rulebook_open(&book, game, home, language);
    found = put_clauses(&book, operand[1]);
    cli_rulebook_close(&book);
    return found ? CLI_FINE : cli_failed(self, "no clause has this number, and none these words: %s", operand[1]);
}
