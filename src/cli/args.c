/* args.c - reads a command line by its table of options. "--name value" and "--name=value" are the same; "--" ends the options. */
#include "cli/args.h"
#include "engine/text.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Saying what is wrong ---------------------------------------------------------------------------------------------- */

static void say(const cli_command *command, const char *format, va_list args)
{
    fprintf(stderr, "roadstead %s: ", command->name);
    vfprintf(stderr, format, args);
    fputc('\n', stderr);
}

int cli_bad(const cli_command *command, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    say(command, format, args);
    va_end(args);
    return CLI_BAD_USAGE;
}

int cli_failed(const cli_command *command, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    say(command, format, args);
    va_end(args);
    return CLI_FAILED;
}

const rs_game *cli_game(const cli_command *command, const char *id)
{
    const rs_game *game = rs_game_find(id);
    char line[RS_LINE];
    rs_text names = rs_text_on(line, sizeof line);

    if (game) return game;
    for (int i = 0; i < rs_game_count(); i++) rs_put_format(&names, "%s%s", i ? ", " : "", rs_game_at(i)->id);
    cli_bad(command, "there is no game \"%s\"; there is %s.", id, line);
    return NULL;
}

/* ---- Options of a game ------------------------------------------------------------------------------------------------- */

/* "goal=40": false if the game has no such option, or not with such a number. */
static bool set_option(const rs_game *game, const char *text, int16_t option[RS_OPTIONS])
{
    for (int i = 0; game->options[i].name; i++) {
        const rs_option *known = &game->options[i];
        size_t name = strlen(known->name);
        char *end;
        long number;

        if (strncmp(text, known->name, name) != 0 || text[name] != '=') continue;
        number = strtol(text + name + 1, &end, 10);
        if (*end || end == text + name + 1 || number < known->least || number > known->most) return false;
        option[i] = (int16_t)number;
        return true;
    }
    return false;
}

static int refuse_option(const cli_command *command, const rs_game *game, const char *text)
{
    char line[4 * RS_LINE];
    rs_text known = rs_text_on(line, sizeof line);

    for (const rs_option *o = game->options; o->name; o++)
        rs_put_format(&known, "%s%s from %d to %d", o == game->options ? "" : ", ", o->name, o->least, o->most);
    if (!game->options->name) rs_put(&known, "it has none");
    return cli_bad(command, "--option: \"%s\" is none of the options of %s: %s.", text, game->id, line);
}

int cli_game_options(const cli_command *command, const rs_game *game, const cli_texts *texts, int16_t option[RS_OPTIONS])
{
    for (int i = 0; game->options[i].name; i++) option[i] = game->options[i].usual;
    for (int i = 0; i < texts->count; i++)
        if (!set_option(game, texts->at[i], option)) return refuse_option(command, game, texts->at[i]);
    return CLI_RUN;
}

/* ---- Help -------------------------------------------------------------------------------------------------------------- */

static void put_option_help(const cli_option *option)
{
    char left[64];

    snprintf(left, sizeof left, "--%s%s%s", option->name, option->value ? " " : "", option->value ? option->value : "");
    printf("  %-20s %s\n", left, option->help);
}

static void put_help(const cli_command *command, const cli_option *options)
{
    printf("usage: roadstead %s%s%s [options]\n\n%s\n\noptions:\n", command->name, *command->operands ? " " : "", command->operands,
           command->summary);
    for (const cli_option *option = options; option->name; option++) put_option_help(option);
    put_option_help(&(cli_option){.name = "help", .help = "print this help"});
}

/* ---- Options ----------------------------------------------------------------------------------------------------------- */

/* The option of an argument such as "--seed" or "--seed=7"; `value` is then what follows the "=", or NULL. */
static const cli_option *find_option(const cli_option *options, const char *arg, const char **value)
{
    const char *name = arg + 2, *equals = strchr(name, '=');
    size_t length = equals ? (size_t)(equals - name) : strlen(name);

    *value = equals ? equals + 1 : NULL;
    for (const cli_option *option = options; option->name; option++)
        if (strlen(option->name) == length && memcmp(option->name, name, length) == 0) return option;
    return NULL;
}

static int read_number(const cli_command *command, const cli_option *option, const char *value)
{
    char *end;
    long number;

    errno = 0;
    number = strtol(value, &end, 10);
    if (end == value || *end) return cli_bad(command, "--%s takes a whole number, not \"%s\".", option->name, value);
    if (errno || number < option->least || number > option->most)
        return cli_bad(command, "--%s takes a number from %ld to %ld, not %s.", option->name, option->least, option->most, value);
    *option->number = number;
    return CLI_RUN;
}

/* The value that follows as an argument of its own, stepped over; NULL: there is none, the line ends or another option follows. */
static const char *next_value(char ***args) { return **args && strncmp(**args, "--", 2) != 0 ? *(*args)++ : NULL; }

static int add_text(const cli_command *command, const cli_option *option, const char *value)
{
    cli_texts *texts = option->texts;

    if (texts->count == CLI_TIMES) return cli_bad(command, "--%s is given more than %d times.", option->name, texts->count);
    texts->at[texts->count++] = value;
    return CLI_RUN;
}

static int read_option(const cli_command *command, const cli_option *options, char ***args)
{
    const char *arg = *(*args)++, *value;
    const cli_option *option = find_option(options, arg, &value);

    if (!option) return cli_bad(command, "there is no option %s; roadstead %s --help lists them.", arg, command->name);
    if (!option->value) {
        if (value) return cli_bad(command, "--%s takes no value.", option->name);
        *option->flag = true;
        return CLI_RUN;
    }
    if (!value && !(value = next_value(args)))
        return cli_bad(command, "--%s needs a value: --%s %s.", option->name, option->name, option->value);
    if (option->number) return read_number(command, option, value);
    if (option->texts) return add_text(command, option, value);
    *option->text = value;
    return CLI_RUN;
}

/* ---- Operands ---------------------------------------------------------------------------------------------------------- */

/* How many words stand in the command's row: all of them, or only those that must be given. */
static int count_operands(const char *operands, bool needed)
{
    int count = 0;

    for (const char *at = operands; *at; at += strcspn(at, " "), at += strspn(at, " "))
        if (!needed || *at != '[') count++;
    return count;
}

static int check_operands(const cli_command *command, int given)
{
    if (given < count_operands(command->operands, true))
        return cli_bad(command, "it needs %s; roadstead %s --help says more.", command->operands, command->name);
    return CLI_RUN;
}

static bool asks_for_help(char **args)
{
    for (; *args && strcmp(*args, "--") != 0; args++)
        if (strcmp(*args, "--help") == 0 || strcmp(*args, "-h") == 0) return true;
    return false;
}

int cli_parse(const cli_command *command, const cli_option *options, char **args, const char **operand)
{
    int given = 0, room = count_operands(command->operands, false), status;
    bool ended = false;

    if (asks_for_help(args)) {
        put_help(command, options);
        return CLI_FINE;
    }
    for (int i = 0; i < CLI_OPERANDS; i++) operand[i] = NULL;
    while (*args) {
        if (!ended && strcmp(*args, "--") == 0) {
            ended = true;
            args++;
        } else if (!ended && (*args)[0] == '-' && (*args)[1]) {
            if ((*args)[1] != '-') return cli_bad(command, "there is no option %s; roadstead %s --help lists them.", *args, command->name);
            if ((status = read_option(command, options, &args)) != CLI_RUN) return status;
        } else if (given < room) {
            operand[given++] = *args++;
        } else {
            return cli_bad(command, "\"%s\" is one word too many.", *args);
        }
    }
    return check_operands(command, given);
}
