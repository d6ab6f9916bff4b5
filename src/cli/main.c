/* main.c - the program roadstead: finds the command and hands over to it.
 *
 * Exit status of all commands: 0 fine, 1 the check failed, 2 bad usage. Errors are one sentence on stderr. */
#include "cli/commands.h"

#include <stdio.h>
#include <string.h>

/* clang-format off */
static const cli_command commands[] = {
    {"games",  "",       "lists the games there are",                                               cmd_games},
    {"schema", "GAME",   "describes a game's position, moves and words, as JSON or TypeScript",     cmd_schema},
    {"replay", "FILE",   "tells a game file again, step by step",                                   cmd_replay},
    {"verify", "FILE",   "proves a game file: its dice, its moves, its end",                        cmd_verify},
#ifndef ROADSTEAD_BARE /* these need libraries */
    {"play",   "[GAME]", "a game at the terminal, against bots or hot-seat",                        cmd_play},
    {"learn",  "[GAME] [LESSON]", "lessons: learn a game at the terminal, by playing it",           cmd_learn},
    {"serve",  "",       "the page and its tables on the network",                                  cmd_serve},
    {"admin",  "WHAT [SUBJECT]", "a server's store: list, export, check, repair, forget, backup, restore", cmd_admin},
#endif
    {"rules",  "GAME [CLAUSE|WORD]", "the rules of a game, a chapter or clause, or what holds a word",  cmd_rules},
    {"lesson", "FILE",   "is the lesson of a file sound, and how does it go",                       cmd_lesson},
    {"engine", "",       "speaks the line protocol: JSON requests on stdin, replies on stdout",     cmd_engine},
    {"sim",    "GAME",   "lets bots play many games: wins by seat and bot, lengths, scores, speed", cmd_sim},
    {"arena",  "GAME",   "finds out which bot is better: paired games, ratings with errors",        cmd_arena},
    {"judge",  "GAME",   "how good the choices of bots are, decision by decision",                  cmd_judge},
    {"odds",   "FILE",   "what each move of a game file's pending decision may bring",              cmd_odds},
    {"bench",  "[GAME]", "measures what moves, copies, views and lists cost",                       cmd_bench},
    {NULL, NULL, NULL, NULL},
};
/* clang-format on */

static int put_help(void)
{
    char left[64];

    printf("usage: roadstead COMMAND ...\n\nA rules engine and its sea board games.\n\ncommands:\n");
    for (const cli_command *command = commands; command->name; command++) {
        snprintf(left, sizeof left, "%s %s", command->name, command->operands);
        printf("  %-26s %s\n", left, command->summary);
    }
    printf("\nroadstead COMMAND --help explains a command; roadstead --version says which version this is.\n");
    return CLI_FINE;
}

static int run(char **args)
{
    if (!*args) {
        fprintf(stderr, "roadstead: name a command; roadstead --help lists them.\n");
        return CLI_BAD_USAGE;
    }
    if (strcmp(*args, "--help") == 0 || strcmp(*args, "-h") == 0) return put_help();
    if (strcmp(*args, "--version") == 0) return puts("roadstead " ROADSTEAD_VERSION) == EOF ? CLI_FAILED : CLI_FINE;
    for (const cli_command *command = commands; command->name; command++)
        if (strcmp(*args, command->name) == 0) return command->run(command, args + 1);
    fprintf(stderr, "roadstead: there is no command \"%s\"; roadstead --help lists them.\n", *args);
    return CLI_BAD_USAGE;
}

int main(int argc, char **argv)
{
    int status = run(argv + (argc > 0));

    if (fflush(stdout) == 0 && !ferror(stdout)) return status;
    fprintf(stderr, "roadstead: the output could not be written.\n");
    return CLI_FAILED;
}
