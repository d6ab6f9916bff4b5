/* terminal.c - line editing by libedit, which keeps its hooks in global variables; so this file does too. */
#include "tui/terminal.h"

#include <editline/readline.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

static rs_proposals *propose;
static void *propose_context;

bool rs_is_terminal(void) { return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO); }

void rs_clear_screen(void)
{
    if (rs_is_terminal()) fputs("\033[2J\033[3J\033[H", stdout);
}

/* libedit asks again and again with state 1, 2, .. and frees what it gets. */
static char *next_completion(const char *line, int state)
{
    static int index;
    const char *proposal;

    if (state == 0) index = 0;
    while (propose && (proposal = propose(propose_context, index++)))
        if (strncasecmp(proposal, line, strlen(line)) == 0) return strdup(proposal);
    return NULL;
}

static char **complete_line(const char *line, int start, int end)
{
    (void)start, (void)end;
    rl_attempted_completion_over = 1;
    return rl_completion_matches(line, next_completion);
}

static const char *edited_line(const char *prompt)
{
    static char *line;

    free(line);
    rl_basic_word_break_characters = "\n"; /* a move is completed as a whole, blanks and all */
    rl_attempted_completion_function = complete_line;
    line = readline(prompt);
    if (line && *line) add_history(line);
    return line;
}

static const char *plain_line(const char *prompt)
{
    static char *line;
    static size_t size;
    ssize_t length;

    fputs(prompt, stdout);
    fflush(stdout);
    if ((length = getline(&line, &size, stdin)) < 0) return NULL;
    while (length > 0 && (line[length - 1] == '\n' || line[length - 1] == '\r')) line[--length] = 0;
    return line;
}

const char *rs_read_line(const char *prompt, rs_proposals *proposals, void *context)
{
    propose = proposals;
    propose_context = context;
    return rs_is_terminal() ? edited_line(prompt) : plain_line(prompt);
}
