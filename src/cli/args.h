/* args.h - the command line: a table of commands, a table of options for each, and one way to read, explain and refuse. */
#ifndef CLI_ARGS_H
#define CLI_ARGS_H

#include "roadstead.h"

/* What a command returns, and the program after it. CLI_RUN is no status: the command line was fine, now do it. */
enum { CLI_RUN = -1, CLI_FINE = 0, CLI_FAILED = 1, CLI_BAD_USAGE = 2 };

typedef struct cli_command {
    const char *name;     /* "sim" */
    const char *operands; /* what stands behind it: "GAME"; "[GAME]" may be left out; "" nothing */
    const char *summary;
    int (*run)(const struct cli_command *self, char **args); /* args: what follows the name, ends with NULL */
} cli_command;

enum { CLI_TIMES = 16 };

typedef struct cli_texts { /* of an option that may be given several times */
    int count;
    const char *at[CLI_TIMES];
} cli_texts;

typedef struct cli_option {
    const char *name;  /* without the dashes; NULL ends the table */
    const char *value; /* what its value is called in the help; NULL: it has none */
    const char *help;
    bool *flag; /* where it goes: exactly one of these four */
    const char **text;
    cli_texts *texts;
    long *number;
    long least, most; /* of a number */
} cli_option;

/* Rows of the table; CLI_END is the last one. */
/* clang-format off */
#define CLI_FLAG(name_, into_, help_) {.name = name_, .help = help_, .flag = into_}
#define CLI_TEXT(name_, value_, into_, help_) {.name = name_, .value = value_, .help = help_, .text = into_}
#define CLI_TEXTS(name_, value_, into_, help_) {.name = name_, .value = value_, .help = help_, .texts = into_}
#define CLI_NUMBER(name_, value_, into_, least_, most_, help_) \
    {.name = name_, .value = value_, .help = help_, .number = into_, .least = least_, .most = most_}
#define CLI_GAME_OPTIONS(into_) \
    CLI_TEXTS("option", "NAME=NUMBER", into_, "an option of the game, as in goal=40; may be given several times")
#define CLI_END {.name = NULL}
/* clang-format on */

enum { CLI_OPERANDS = 4 };

/* Reads the arguments into where the options point and `operand` (CLI_OPERANDS of them, those left out are NULL). Returns CLI_RUN,
 * or the status to end with: --help was answered, or what is wrong has been said. */
int cli_parse(const cli_command *command, const cli_option *options, char **args, const char **operand);

/* Says on stderr in one sentence what is wrong; returns CLI_BAD_USAGE or CLI_FAILED. */
int cli_bad(const cli_command *command, const char *format, ...) __attribute__((format(printf, 2, 3)));
int cli_failed(const cli_command *command, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The game of that name; NULL: there is none, and that has been said. */
const rs_game *cli_game(const cli_command *command, const char *id);

/* The game's options as these texts say, each as "goal=40"; the others are as usual. CLI_RUN, or which there are has been said. */
int cli_game_options(const cli_command *command, const rs_game *game, const cli_texts *texts, int16_t option[RS_OPTIONS]);

#endif
